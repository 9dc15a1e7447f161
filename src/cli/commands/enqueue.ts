import { Option } from "commander";
import type { Command } from "commander";
import type { DecisionJob, DecisionQueue, SettledDecision } from "../../queue/index.js";
import { readBytes } from "../../source/read-bytes.js";
import { toPrintableJson } from "../../values/printable.js";
import type { CommandContext, RunCommand } from "../command.js";
import { CommandError, EXIT, worstExitCode, type ExitCode } from "../exit-codes.js";
import { once } from "../flags/policy-flags.js";
import { parseCount } from "../flags/quantities.js";
import { addQueueOptions, storeFolder, toQueueOptions, type QueueFlags } from "../flags/queue-flags.js";
import { pathFrom, writeOut } from "../terminal/cli-io.js";

interface EnqueueFlags extends QueueFlags {
  run?: string;
  priority?: number;
  attempts?: number;
  wait?: boolean;
  cancel?: boolean;
}

const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** How many files are read before their jobs are added. */
const CHUNK = 500;

const HELP = `
POLICY is a folder, a .rego, .wasm or .tar.gz, or the digest of one in the store. Each INPUT is a JSON or YAML file, or the
digest of an artifact: the policy's input is then {"digest": "sha256:…"}. Prints a line of JSON for each decision: its id,
and with --wait how it ended. An equal decision is made once: --run tells those of different nights apart.

Examples:
  regohost enqueue policies/ sbom.json sha256:c3eaed68… --store /srv/regohost --run 2026-11-23
  regohost enqueue policies/ 'build/*.json' --redis redis://localhost --store /srv/regohost --wait

Exit codes: 0 enqueued (--wait: all pass), 1 a policy said no, 2 usage or policy error, 3 no Redis or no verdict.
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  addQueueOptions(
    command.argument("<policy>", "policy, or its digest").argument("<input...>", "files or digests"),
  )
    .addOption(new Option("--run <name>", "tells equal decisions apart, such as by the day").argParser(once))
    .addOption(new Option("--priority <number>", "lower numbers first (default: 0)").argParser(parseCount(0)))
    .addOption(
      new Option("--attempts <count>", "how often a job is tried (default: 5)").argParser(parseCount(1)),
    )
    .option("--wait", "wait for the decisions, and exit by the worst")
    .option("--cancel", "cancel these decisions instead")
    .addHelpText("after", HELP)
    .action((policy: string, inputs: string[], flags: EnqueueFlags) =>
      start((context) => runEnqueue(context, policy, inputs, flags)),
    );
}

async function runEnqueue(
  context: CommandContext,
  policy: string,
  inputs: readonly string[],
  flags: EnqueueFlags,
): Promise<ExitCode> {
  const { io } = context;
  if (flags.wait === true && flags.cancel === true)
    throw new CommandError("give --wait or --cancel, not both");
  const [options, folder] = [await toQueueOptions(context, flags), storeFolder(context, flags)];
  const { createContentStore, createQueue, putPolicy } = await import("../../queue/index.js");
  const store = createContentStore(folder);
  const digest = DIGEST.test(policy) ? policy : await putPolicy(store, pathFrom(io, policy));
  const paths = await expandInputs(context, inputs);
  await using queue = await createQueue({
    ...options,
    ...(flags.attempts === undefined ? {} : { attempts: flags.attempts }),
  });
  const toJob = async (path: string): Promise<DecisionJob> => ({
    policy: digest,
    input: DIGEST.test(path)
      ? { artifact: path }
      : { name: path, digest: await store.put(await readBytes(path, { cwd: io.cwd, signal: io.signal })) },
    ...(flags.run === undefined ? {} : { run: flags.run }),
    ...(flags.priority === undefined ? {} : { priority: flags.priority }),
  });
  const names = new Map<string, string>();
  for (let at = 0; at < paths.length; at += CHUNK) {
    const some = paths.slice(at, at + CHUNK);
    const jobs: DecisionJob[] = [];
    for (const path of some) jobs.push(await toJob(path));
    const queued = await queue.enqueue(jobs);
    for (const [index, { id, state }] of queued.entries()) {
      names.set(id, some[index] ?? "");
      if (flags.wait !== true && flags.cancel !== true)
        await writeLine(context, { id, input: some[index], state });
    }
  }
  if (flags.cancel === true) {
    await queue.cancel(names.keys());
    for (const [id, input] of names) await writeLine(context, { id, input, state: "cancelled" });
    return EXIT.pass;
  }
  return flags.wait === true ? await waitFor(context, queue, names) : EXIT.pass;
}

/** The paths of patterns, for shells that expand none. */
async function expandInputs({ io }: CommandContext, inputs: readonly string[]): Promise<string[]> {
  const [{ expandGlob, isGlob }, found] = [await import("../../source/glob.js"), [] as string[]];
  for (const input of inputs) {
    const paths = isGlob(input) ? await expandGlob(input, io.cwd) : [input];
    if (paths.length === 0) throw new CommandError(`the pattern ${input} matches no file`);
    found.push(...paths);
  }
  return found;
}

async function waitFor(
  context: CommandContext,
  queue: DecisionQueue,
  names: ReadonlyMap<string, string>,
): Promise<ExitCode> {
  const codes: ExitCode[] = [];
  for await (const settled of queue.results(names.keys(), { signal: context.io.signal })) {
    codes.push(exitCodeOf(settled));
    await writeLine(context, { input: names.get(settled.id), ...settled });
  }
  return worstExitCode(codes);
}

/** A dead letter and a job that is gone have decided nothing. */
function exitCodeOf(settled: SettledDecision): ExitCode {
  if (settled.state !== "decided") return EXIT.undecided;
  return settled.record.outcome === "pass" ? EXIT.pass : EXIT.refused;
}

function writeLine({ io }: CommandContext, value: unknown): Promise<void> {
  return writeOut(io.stdout, `${toPrintableJson(JSON.stringify(value))}\n`);
}
