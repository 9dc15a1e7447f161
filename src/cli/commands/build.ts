import { writeExact } from "../terminal/cli-io.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { declaredBuiltins } from "../service/service-builtins.js";
import { noteDiagnostics } from "../terminal/show-error.js";
import type { SourceNote } from "../../engine/compile-policy.js";
import { startProgress } from "../terminal/progress.js";
import { writeWholeFile } from "../terminal/write-file.js";
import { toBundleSignOptions, toBundleVerifyOptions } from "../flags/bundle-flags.js";
import { checkOutputs } from "../flags/check-outputs.js";
import { toCompileOptions } from "../flags/evaluate-flags.js";
import { lockNamed, lockRead, lockWritten, noteAddresses } from "../flags/lock-flags.js";
import { BUILTIN_OPTIONS, COMPILE_OPTIONS } from "../options/evaluate-options.js";
import { namedFiles, optionsFor } from "../options/option-table.js";
import {
  BUNDLE_SIGN_OPTIONS,
  BUNDLE_VERIFY_OPTIONS,
  LOCK_OPTIONS,
  type BundleVerifyFlags,
  DEFAULT_KEY_ID,
} from "../options/trust-options.js";

const OPTIONS = {
  ...BUILTIN_OPTIONS,
  ...optionsFor()({
    entrypoint: {
      kind: "list",
      usage: "-e, --entrypoint <name>",
      description: "rule or package to evaluate; repeatable",
    },
    output: {
      kind: "text",
      usage: "-o, --output <file>",
      description:
        "file of the module, or of a bundle: .tar.gz or .tgz; - for the module on standard output; default: policy.wasm or policy.js",
    },
    target: {
      kind: "choice",
      usage: "-t, --target <target>",
      description: "wasm (default): a Wasm module; js: an ES module that contains it, for loadPolicy",
      choices: ["wasm", "js"],
    },
    revision: { kind: "text", usage: "-r, --revision <text>", description: "revision of the bundle" },
    schema: {
      kind: "text",
      usage: "-s, --schema <path>",
      description: "JSON Schema of the input, a folder of schemas, or a bundled one by name",
    },
  }),
  ...COMPILE_OPTIONS,
  ...BUNDLE_VERIFY_OPTIONS,
  ...LOCK_OPTIONS,
  ...BUNDLE_SIGN_OPTIONS,
} as const;

/** Notes that every command writes in the same form. */
const OF_ADDRESSES: ReadonlySet<SourceNote["code"]> = new Set(["policy_resolved", "policy_unpinned"]);

export const configure = defineCommand({
  arguments: [["<policy...>", ".rego files, folders, bundles or addresses"]],
  options: OPTIONS,
  details: `Without -e it compiles the rules and packages annotated "entrypoint: true"; without such annotations, every package
that is not a test. A module contains no data: pass the data files to eval and gate with -d. A bundle (-o x.tar.gz)
contains the module, the data and the Rego. JavaScript (-t js) is code for a program that imports it; gate does not take it.`,
  examples: [
    "regohost build policies/ -o policy.wasm",
    "regohost build policies/ -o bundle.tar.gz --revision 1.2.0",
    "regohost build policies/ -t js -o policy.js",
    "regohost build policy.rego -e gate/deny -e gate/allow --optimize 1",
    "regohost build policies/ -o bundle.tar.gz --signing-key private.pem --signing-alg ES256",
    "regohost build signed.tar.gz --verification-key public.pem -o policy.wasm",
    "regohost build oci://registry.example.com/policies/release:1.4 --update-lock",
  ],
  everyday: [
    "entrypoint",
    "output",
    "target",
    "revision",
    "optimize",
    "schema",
    "builtins",
    "signingKey",
    "verificationKey",
    "timeout",
  ],
  async run(context, policies, flags) {
    const { io } = context;
    const { target = "wasm", output = target === "js" ? "policy.js" : "policy.wasm" } = flags;
    const isJavaScript = target === "js";
    if (output !== "-" && isJavaScript !== /\.m?js$/i.test(output)) {
      throw new CommandError("-t js needs -o with .js or .mjs, and these need -t js: -t js -o policy.js");
    }
    // A module may be in a folder of policies, even as policy.wasm, but must not replace a file that is read there.
    const isModule = /\.(?:wasm|m?js)$/i.test(output);
    const named = policies.filter((path) => !isModule || /\.(rego|gz|tgz)$/i.test(path));
    await checkOutputs(
      io,
      [{ subject: `-o ${output}`, path: output }, ...lockWritten(flags)],
      [
        ...named.map((path) => ({ subject: `the policy ${path}`, path })),
        ...namedFiles(OPTIONS, flags, "isRead"),
        ...lockNamed(flags),
      ],
    );
    const isBundle = /\.(?:tar\.gz|tgz)$/i.test(output);
    if (flags.revision !== undefined && !isBundle) {
      throw new CommandError("--revision is for a bundle; name it with -o, such as -o bundle.tar.gz");
    }
    const sign = toBundleSignOptions(context, flags, isBundle);
    if (sign !== undefined && !isBundle) {
      throw new CommandError("--signing-key signs a bundle; name it with -o, such as -o bundle.tar.gz");
    }
    const bundles = toBundleVerifyOptions(context, flags, sign !== undefined);
    const { buildBundle, buildJavaScript, compilePolicy } = await import("../../index.js");
    const progress = startProgress(context, "compiling");
    const options = {
      builtins: await declaredBuiltins(context, flags),
      ...toCompileOptions(flags, context.flags),
      entrypoint: flags.entrypoint,
      schema: flags.schema,
      verify: bundles && { bundles },
      ...(await lockRead(context, flags)),
      cwd: io.cwd,
      signal: io.signal,
    };
    const bundleOptions = {
      revision: flags.revision,
      sign: sign && { ...sign, keyId: signingKeyId(flags) },
    };
    const built = await (
      isBundle ? buildBundle(policies, { ...options, ...bundleOptions }) : compilePolicy(policies, options)
    ).finally(() => progress.end());
    await noteDiagnostics(context, built.warnings);
    await noteAddresses(context, flags, built.origin.addresses);
    for (const { code, message } of built.notes) {
      if (code === "bundle_unverified") await context.warn(message);
      else if (!OF_ADDRESSES.has(code)) await context.note(message);
    }
    if ("data" in built && new TextDecoder().decode(built.data) !== "{}") {
      await context.warn(
        isJavaScript
          ? "the module contains no data: pass the policies' data to loadPolicy"
          : "the module contains no data: pass the policies' data files with -d when you evaluate it, or build a bundle (-o bundle.tar.gz)",
      );
    }
    const module = "archive" in built ? built.archive : built.wasm;
    const bytes = isJavaScript ? Buffer.from(await buildJavaScript(module)) : module;
    if (output === "-") await writeExact(io.stdout, bytes);
    else await writeWholeFile(io, output, bytes);
    await context.note(`${output === "-" ? "the module" : output}: ${built.entrypoints.join(", ")}`);
    return EXIT.pass;
  },
});

/** The id of the signing key of `build`: as in `opa`, that of the verification key. */
function signingKeyId({ verificationKeyId }: BundleVerifyFlags): string {
  return verificationKeyId ?? DEFAULT_KEY_ID;
}
