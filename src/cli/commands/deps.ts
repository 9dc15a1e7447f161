import { Option } from "commander";
import type { Command } from "commander";
import type { CommandContext, RunCommand } from "../command.js";
import { EXIT, type ExitCode } from "../exit-codes.js";
import {
  addBundleVerifyOptions,
  toBundleVerifyOptions,
  type BundleVerifyFlags,
} from "../flags/bundle-flags.js";
import { addBuiltinSetOption, type BuiltinFlags } from "../flags/builtin-flags.js";
import { lockRead, noteAddresses } from "../flags/lock-flags.js";
import { collect } from "../flags/policy-flags.js";
import { declaredBuiltins } from "../service/service-builtins.js";
import { checkNotFile } from "../eval/query-argument.js";
import { writeOut } from "../terminal/cli-io.js";
import { noteUnverified } from "../terminal/show-error.js";

interface DepsFlags extends BundleVerifyFlags, BuiltinFlags {
  data?: string[] | undefined;
  bundle?: string[] | undefined;
  ignore?: string[] | undefined;
  format: "pretty" | "json";
  v0Compatible?: boolean | undefined;
}

const HELP = `
Base documents are input and data, virtual ones are rules.

Examples:
  regohost deps data.gate.deny -d policies/
  regohost deps data.gate.deny -b bundle.tar.gz -f json
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  addBundleVerifyOptions(addBuiltinSetOption(command.argument("<query>", "a query, such as data.gate.deny")))
    .option("-d, --data <path>", "Rego and data: files or folders; repeatable", collect)
    .option("-b, --bundle <path>", "bundle, or folder to read as one; repeatable", collect)
    .option(
      "--ignore <name>",
      "ignore files and folders with these names; comma-separated or repeated",
      collect,
    )
    .option("--v0-compatible", "read Rego of OPA before 1.0")
    .addOption(
      new Option("-f, --format <format>", "output format").choices(["pretty", "json"]).default("pretty"),
    )
    .addHelpText("after", HELP)
    .action((query: string, flags: DepsFlags) => start((context) => runDeps(context, query, flags)));
}

async function runDeps(
  context: CommandContext,
  query: string,
  { data, bundle, ignore, format, v0Compatible, builtins: named, ...verifying }: DepsFlags,
): Promise<ExitCode> {
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
  const builtins = await declaredBuiltins(context, named === undefined ? {} : { builtins: named });
  const read = await readQuerySources({
    ...{ data, bundles: bundle, ignore, builtins, verify: toBundleVerifyOptions(context, verifying) },
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
  await writeOut(io.stdout, stdout);
  return EXIT.pass;
}
