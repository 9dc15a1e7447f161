import type { Command } from "commander";
import { pathFrom, writeOut } from "../terminal/cli-io.js";
import { checkOutputs } from "../flags/check-outputs.js";
import type { CommandContext, RunCommand } from "../command.js";
import { EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { declaredBuiltins } from "../service/service-builtins.js";
import { noteDiagnostics } from "../terminal/rego-notes.js";
import { addCompileOptions, collect, toCompileOptions } from "../flags/policy-flags.js";
import type { CompileFlags } from "../flags/policy-flags.js";
import { startProgress } from "../terminal/progress.js";
import { writeWholeFile } from "../terminal/write-file.js";

interface BuildFlags extends CompileFlags {
  entrypoint?: string[];
  output: string;
}

const HELP = `
Without -e it compiles the rules and packages annotated "entrypoint: true"; without such annotations, every package
that is not a test. The module contains no data: pass the data files to eval and gate with -d.

Examples:
  regohost build policies/ -o policy.wasm
  regohost build policy.rego -e gate/deny -e gate/allow --optimize 1
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  addCompileOptions(
    command
      .argument("<policy...>", ".rego files, folders or bundles")
      .option("-e, --entrypoint <name>", "rule or package to evaluate; can be given several times", collect)
      .option("-o, --output <file>", "file of the module; - for standard output", "policy.wasm"),
  )
    .addHelpText("after", HELP)
    .action((policies: string[], flags: BuildFlags) =>
      start((context) => runBuild(context, policies, flags)),
    );
}

async function runBuild(context: CommandContext, policies: string[], flags: BuildFlags): Promise<ExitCode> {
  const { io } = context;
  // A module may be in a folder of policies, as policy.wasm too, but must not replace what is read there.
  const isModule = /\.wasm$/i.test(flags.output);
  const named = policies.filter((path) => !isModule || /\.(rego|gz|tgz)$/i.test(path));
  await checkOutputs(
    io,
    [{ what: `-o ${flags.output}`, path: flags.output }],
    named.map((path) => ({ what: `the policy ${path}`, path })),
  );
  const { compilePolicy } = await import("../../index.js");
  const progress = startProgress(context, "compiling");
  const { wasm, entrypoints, warnings, data } = await compilePolicy(
    policies.map((path) => pathFrom(io, path)),
    {
      builtins: await declaredBuiltins(context.flags.compat),
      ...toCompileOptions(flags, context.flags),
      ...(flags.entrypoint === undefined ? {} : { entrypoint: flags.entrypoint }),
      signal: io.signal,
    },
  ).finally(() => progress.end());
  await noteDiagnostics(context, warnings);
  if (new TextDecoder().decode(data) !== "{}") {
    await context.warn(
      "the module contains no data: pass the policies' data files with -d when you evaluate it",
    );
  }
  if (flags.output === "-") await writeOut(io.stdout, wasm);
  else await writeWholeFile(io, flags.output, wasm);
  await context.note(`${flags.output === "-" ? "the module" : flags.output}: ${entrypoints.join(", ")}`);
  return EXIT.pass;
}
