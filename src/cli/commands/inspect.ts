import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { declaredBuiltins } from "../service/service-builtins.js";
import { writeOut } from "../terminal/cli-io.js";
import { checkOutputs, dataFiles } from "../flags/check-outputs.js";
import { lockNamed, lockRead, lockWritten, noteAddresses } from "../flags/lock-flags.js";
import { BUILTIN_OPTIONS, REGO_OPTIONS } from "../options/evaluate-options.js";
import { formatOption, optionsFor } from "../options/option-table.js";
import { LOCK_OPTIONS, type LockFlags } from "../options/trust-options.js";

const OPTIONS = {
  ...BUILTIN_OPTIONS,
  ...LOCK_OPTIONS,
  ...optionsFor()({
    annotations: { kind: "flag", usage: "-a, --annotations", description: "list the METADATA" },
    data: {
      kind: "list",
      usage: "-d, --data <path>",
      description: "further Rego and data: files or folders; repeatable",
    },
    ...REGO_OPTIONS,
    format: formatOption(["pretty", "json"], "pretty"),
  }),
} as const;

export const configure = defineCommand({
  arguments: [["[path]", "a bundle (.tar.gz), a folder, a .rego file, or an address"]],
  options: OPTIONS,
  about: `It shows the manifest, the packages and data with their files, and with -a the METADATA. JSON has the signatures, Wasm modules and
needed capabilities too. Nothing is verified. Without a path it reads the first -d. Addresses begin with oci://, https:// or npm:.`,
  examples: [
    "regohost inspect bundle.tar.gz",
    "regohost inspect policies/ -a",
    "regohost inspect gate.rego -d data.json -f json",
    "regohost inspect oci://registry.example.com/policies/release:1.4",
  ],
  async run(
    context,
    path,
    { annotations, data = [], format, v0Compatible, lock, updateLock, ...builtinFlags },
  ) {
    const { io, flags } = context;
    const [given, ...loose] = [...(path === undefined ? [] : [path]), ...data];
    if (given === undefined) {
      throw new CommandError("inspect needs a bundle, a folder or a Rego file: regohost inspect policies/");
    }
    const locking: LockFlags = {
      lock,
      updateLock,
    };
    await checkOutputs(io, lockWritten(locking), [
      { subject: `the policy ${given}`, path: given },
      ...dataFiles(loose),
      ...lockNamed(locking),
    ]);
    const [{ addLoose, readInspected, throwIfAddresses }, { describeBundle }] = await Promise.all([
      import("../../tooling/read-inspected.js"),
      import("../../engine/opa/print-rego.js"),
    ]);
    throwIfAddresses(data);
    const reading = {
      cwd: io.cwd,
      signal: io.signal,
      timeoutMs: flags.timeout,
      ...(await lockRead(context, locking)),
    };
    const { addresses, ...inspected } = await addLoose(await readInspected(given, reading), loose, reading);
    await noteAddresses(context, locking, addresses);
    const text = await describeBundle({
      ...inspected,
      builtins: await declaredBuiltins(context, builtinFlags),
      regoVersion: v0Compatible === true ? "v0" : "v1",
      annotations: annotations === true,
      format,
      signal: io.signal,
      timeoutMs: flags.timeout,
    });
    await writeOut(io.stdout, text);
    return EXIT.pass;
  },
});
