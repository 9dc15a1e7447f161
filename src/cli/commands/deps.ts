import { defineCommand } from "../define-command.js";
import { EXIT } from "../exit-codes.js";
import { declaredBuiltins } from "../service/service-builtins.js";
import { checkNotFile } from "../eval/query-argument.js";
import { writeExact } from "../terminal/cli-io.js";
import { noteUnverified } from "../terminal/show-error.js";
import { toBundleVerifyOptions } from "../flags/bundle-flags.js";
import { lockRead, noteAddresses } from "../flags/lock-flags.js";
import { BUILTIN_OPTIONS, REGO_OPTIONS } from "../options/evaluate-options.js";
import { formatOption, optionsFor } from "../options/option-table.js";
import { SOURCE_OPTIONS } from "../options/query-options.js";
import { BUNDLE_VERIFY_OPTIONS } from "../options/trust-options.js";

const OPTIONS = {
  ...BUILTIN_OPTIONS,
  ...BUNDLE_VERIFY_OPTIONS,
  ...optionsFor()({
    data: {
      kind: "list",
      usage: "-d, --data <path>",
      description: "Rego and data: files or folders; repeatable",
    },
    bundle: SOURCE_OPTIONS.bundle,
    ignore: SOURCE_OPTIONS.ignore,
    ...REGO_OPTIONS,
    format: formatOption(["pretty", "json"], "pretty"),
  }),
} as const;

export const configure = defineCommand({
  arguments: [["<query>", "a query, such as data.gate.deny"]],
  options: OPTIONS,
  about: `Base documents are input and data, virtual ones are rules.`,
  examples: [
    "regohost deps data.gate.deny -d policies/",
    "regohost deps data.gate.deny -b bundle.tar.gz -f json",
  ],
  async run(context, query, { data, bundle, ignore, format, v0Compatible, builtins: named, ...verifying }) {
    const { io, flags } = context;
    await checkNotFile(
      io,
      query,
      { hasInput: false, hasData: data !== undefined || bundle !== undefined },
      "deps",
    );
    const [{ readQuerySources }, { dependenciesOf }, { checkOutline }] = await Promise.all([
      import("../../tooling/query-sources.js"),
      import("../../engine/opa/print-rego.js"),
      import("../../engine/source/check-outline.js"),
    ]);
    const builtins = await declaredBuiltins(context, { builtins: named });
    const read = await readQuerySources({
      ...{ data, bundles: bundle, ignore, builtins, verify: toBundleVerifyOptions(context, verifying) },
      allowSkippedFiles: true,
      regoVersion: v0Compatible === true ? "v0" : "v1",
      ...(await lockRead(context, {})),
      cwd: io.cwd,
      signal: io.signal,
    });
    if (verifying.skipVerify !== true) await noteUnverified(context, read.unverified);
    await noteAddresses(context, {}, read.addresses);
    const { stdout, outline } = await dependenciesOf({
      ...read.rego,
      builtins,
      query,
      format,
      signal: io.signal,
      timeoutMs: flags.timeout,
    });
    checkOutline(outline, read.source, read.data);
    await writeExact(io.stdout, stdout);
    return EXIT.pass;
  },
});
