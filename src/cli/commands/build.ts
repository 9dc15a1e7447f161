import type { Command } from "commander";
import { pathFrom, writeOut } from "../cli-io.js";
import { checkOutputs } from "../check-outputs.js";
import type { CommandContext, RunCommand } from "../command.js";
import { EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { declaredBuiltins } from "../declared-builtins.js";
import { noteDiagnostics } from "../note-diagnostics.js";
import { addCompileOptions, collect, toCompileOptions } from "../policy-flags.js";
import type { CompileFlags } from "../policy-flags.js";
import { startProgress } from "../progress.js";
import { writeWholeFile } from "../write-file.js";

interface BuildFlags extends CompileFlags {
  entrypoint?: string[];
  output: string;
}

const HELP = `
Without -e it compiles what is annotated "entrypoint: true", and without such annotations every package that is
not a test. The module holds no data: give the data files to eval and gate with -d.

Examples:
  regohost build policies/ -o policy.wasm
  regohost build policy.rego -e gate/deny -e gate/allow --optimize 1
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  addCompileOptions(
    command
      .argument("<policy...>", ".rego files, folders of them or bundles")
      .option("-e, --entrypoint <name>", "what can be evaluated; can be given several times", collect)
      .option("-o, --output <file>", "the module's file; - for standard output", "policy.wasm"),
  )
    .addHelpText("after", HELP)
    .action((policies: string[], flags: BuildFlags) =>
      start((context) => runBuild(context, policies, flags)),
    );
}

async function runBuild(context: CommandContext, policies: string[], flags: BuildFlags): Promise<ExitCode> {
  const { io } = context;
  // The module may lie in the folder that it was made from.
  const named = policies.filter((path) => /\.(rego|gz|tgz)$/i.test(path));
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
      "the module holds no data: give what lies beside the policies with -d when it is evaluated",
    );
  }
  if (flags.output === "-") await writeOut(io.stdout, wasm);
  else await writeWholeFile(io, flags.output, wasm);
  await context.note(`${flags.output === "-" ? "the module" : flags.output}: ${entrypoints.join(", ")}`);
  return EXIT.pass;
}
