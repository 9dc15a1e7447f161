import { Option } from "commander";
import type { Command } from "commander";
import type { CommandContext } from "../command.js";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.js";
import { addBuiltinSetOption, type BuiltinFlags } from "../flags/builtin-flags.js";
import { collect } from "../flags/policy-flags.js";
import type { RunCommand } from "../command.js";
import { declaredBuiltins } from "../service/service-builtins.js";
import { writeOut } from "../terminal/cli-io.js";

interface InspectFlags extends BuiltinFlags {
  annotations?: boolean;
  data?: string[];
  format: "pretty" | "json";
  v0Compatible?: boolean;
}

const HELP = `
It shows the manifest, the packages and data with their files, and with -a the METADATA. JSON has the signatures, Wasm modules and
needed capabilities too. Nothing is verified.

Examples:
  regohost inspect bundle.tar.gz
  regohost inspect policies/ -a
  regohost inspect gate.rego -f json
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  addBuiltinSetOption(command)
    .argument("[path]", "a bundle (.tar.gz), a folder, or a .rego file")
    .option("-a, --annotations", "list the METADATA")
    .option("-d, --data <path>", "the path, as an option", collect)
    .option("--v0-compatible", "read Rego of OPA before 1.0")
    .addOption(
      new Option("-f, --format <format>", "output format").choices(["pretty", "json"]).default("pretty"),
    )
    .addHelpText("after", HELP)
    .action((path: string | undefined, flags: InspectFlags) =>
      start((context) => runInspect(context, path, flags)),
    );
}

async function runInspect(
  context: CommandContext,
  path: string | undefined,
  { annotations, data = [], format, v0Compatible, ...builtinFlags }: InspectFlags,
): Promise<ExitCode> {
  const { io, flags } = context;
  const [given, ...others] = [...(path === undefined ? [] : [path]), ...data];
  if (given === undefined || others.length > 0) {
    throw new CommandError("inspect takes one bundle, folder or Rego file: regohost inspect policies/");
  }
  const [{ readInspected }, { describeBundle }] = await Promise.all([
    import("../../tooling/read-inspected.js"),
    import("../../opa/print-rego.js"),
  ]);
  const inspected = await readInspected(given, io.cwd);
  const text = await describeBundle({
    ...inspected,
    builtins: await declaredBuiltins(context, builtinFlags),
    regoVersion: v0Compatible === true ? "v0" : "v1",
    annotations: annotations === true,
    format,
    signal: io.signal,
    ...(flags.timeout === undefined ? {} : { timeoutMs: flags.timeout }),
  });
  await writeOut(io.stdout, text);
  return EXIT.pass;
}
