import { limitReading } from "../../base/async/reading.js";
import { defined } from "../../base/pick.js";
import type { DecisionJob, DecisionQueue, SettledDecision } from "../../server/queue/index.js";
import { readBytes } from "../../engine/source/read-bytes.js";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT, worstExitCode, type ExitCode } from "../exit-codes.js";
import { pathFrom, writeOut, type CliIo } from "../terminal/cli-io.js";
import { shownText } from "../../base/text/address.js";
import { openStore, QUEUE_OPTIONS, toQueueOptions } from "../flags/queue-flags.js";
import { type FlagValues, optionsFor } from "../options/option-table.js";

const OPTIONS = {
  ...QUEUE_OPTIONS,
  ...optionsFor()({
    run: {
      kind: "text",
      usage: "--run <name>",
      description: "name of the run, such as a date: in a run, equal decisions are made once",
    },
    priority: {
      kind: "countOrNone",
      usage: "--priority <number>",
      description: "lower numbers first (default: 0)",
    },
    attempts: {
      kind: "count",
      usage: "--attempts <count>",
      description: "how often a job is tried (default: 5)",
    },
    wait: {
      kind: "flag",
      usage: "--wait",
      description: "wait for the decisions; the worst is the exit code",
    },
    cancel: {
      kind: "flag",
      usage: "--cancel",
      description: "remove these decisions from the queue, and end running ones",
    },
    inputsFrom: {
      kind: "text",
      usage: "--inputs-from <file>",
      description: "list of files and digests, one a line; - for standard input",
    },
    progress: {
      kind: "flag",
      usage: "--progress",
      description: "print the number of waiting, running, dead, cancelled and decided jobs",
    },
    deadLetters: {
      kind: "countOrTrue",
      usage: "--dead-letters [count]",
      description: "print the newest decisions without a verdict (default: 100)",
    },
  }),
} as const;

type EnqueueFlags = FlagValues<typeof OPTIONS>;

const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** Number of files that are read before their jobs are added. */
const CHUNK = 500;
/** Maximum length of a line of --inputs-from: no path is longer. */
const LINE_LIMIT = { maxBytes: 64 * 1024 };

export const configure = defineCommand({
  arguments: [
    ["[policy]", "policy, or its digest"],
    ["[input...]", "files or digests"],
  ],
  options: OPTIONS,
  details: `POLICY is a folder, a .rego, .wasm or .tar.gz, or the digest of one in the store. Each INPUT is a JSON or YAML file, or the
digest of an artifact: the policy's input is then {"digest": "sha256:…"}. Prints a line of JSON for each decision: its id,
and with --wait how it ended; with --cancel its state, and nothing is enqueued.
An equal decision is made once in each --run. --inputs-from reads many inputs from the lines of a file.`,
  examples: [
    "regohost enqueue policies/ sbom.json sha256:c3eaed68… --store /srv/regohost --run 2026-11-23",
    "regohost enqueue policies/ 'build/*.json' --redis redis://localhost --store /srv/regohost --wait",
    "regohost enqueue policies/ --inputs-from digests.txt --store /srv/regohost --run 2026-11-23",
    "regohost enqueue --progress --dead-letters 20",
  ],
  exitCodes: `0 enqueued (--wait: all pass), 1 a policy refused, 2 usage or policy error, 3 no Redis or no verdict.`,
  everyday: [
    "redis",
    "store",
    "queue",
    "run",
    "priority",
    "wait",
    "cancel",
    "inputsFrom",
    "progress",
    "deadLetters",
  ],
  async run(context, policy, inputs, flags) {
    if (flags.progress === true || flags.deadLetters !== undefined) return showQueue(context, policy, flags);
    const { io } = context;
    if (flags.wait === true && flags.cancel === true)
      throw new CommandError("give --wait or --cancel, not both");
    if (policy === undefined) throw new CommandError("no policy given: regohost enqueue policies/ sbom.json");
    if (inputs.length === 0 && flags.inputsFrom === undefined)
      throw new CommandError("no input: name files or digests, or --inputs-from FILE with one a line");
    const options = await toQueueOptions(context, flags);
    checkDigest(policy);
    const { createQueue, decisionIdOf, putPolicy } = await import("../../server/queue/index.js");
    // A cancellation needs only digests.
    const store = flags.cancel === true ? { put: getDigest } : await openStore(context, flags);
    const digest = DIGEST.test(policy) ? policy : await putPolicy(store, pathFrom(io, policy));
    await using queue = await createQueue({
      ...options,
      attempts: flags.attempts,
    });
    const toJob = async (path: string): Promise<DecisionJob> => {
      checkDigest(path);
      return {
        policy: digest,
        input: DIGEST.test(path)
          ? { artifact: path }
          : {
              name: path,
              digest: await store.put(await readBytes(path, { cwd: io.cwd, signal: io.signal })),
            },
        ...defined({ run: flags.run, priority: flags.priority }),
      };
    };
    const names = new Map<string, string>();
    for await (const some of toChunks(listInputs(context, inputs, flags))) {
      const jobs: DecisionJob[] = [];
      for (const path of some) jobs.push(await toJob(path));
      if (flags.cancel === true) {
        for (const [index, { id, state }] of (await queue.cancel(jobs.map(decisionIdOf))).entries()) {
          await writeLine(context, { id, input: some[index], state });
        }
        continue;
      }
      const queued = await queue.enqueue(jobs);
      for (const [index, { id, state }] of queued.entries()) {
        if (flags.wait === true) names.set(id, some[index] ?? "");
        else await writeLine(context, { id, input: some[index], state });
      }
    }
    return flags.wait === true ? await waitFor(context, queue, names) : EXIT.pass;
  },
});

/** The current contents of the queue, one line of JSON each. */
async function showQueue(
  context: CommandContext,
  policy: string | undefined,
  flags: EnqueueFlags,
): Promise<ExitCode> {
  if (policy !== undefined || flags.inputsFrom !== undefined)
    throw new CommandError("--progress and --dead-letters show the queue; enqueue in another run");
  const { createQueue } = await import("../../server/queue/index.js");
  await using queue = await createQueue(await toQueueOptions(context, flags));
  if (flags.progress === true) await writeLine(context, await queue.progress());
  if (flags.deadLetters === undefined) return EXIT.pass;
  const letters = await queue.deadLetters(flags.deadLetters === true ? undefined : flags.deadLetters);
  for (const letter of letters) await writeLine(context, letter);
  return EXIT.pass;
}

/** @throws CommandError for a malformed digest; a file of such a name can be passed as ./sha256:… */
function checkDigest(given: string): void {
  if (given.startsWith("sha256:") && !DIGEST.test(given))
    throw new CommandError(shownText`${given} is not a digest: write sha256: and 64 hex digits`);
}

async function getDigest(bytes: Uint8Array): Promise<string> {
  const { sha256 } = await import("../../base/text/sha256.js");
  return sha256(bytes);
}

/** The files and digests of the arguments, with expanded patterns for shells that do not expand them, then the lines of a file. */
async function* listInputs(
  { io, flags: { timeout: timeoutMs } }: CommandContext,
  inputs: readonly string[],
  { inputsFrom }: EnqueueFlags,
): AsyncGenerator<string, void, undefined> {
  const { expandPath } = await import("../../engine/source/path-pattern.js");
  for (const input of inputs) {
    const expand = (): ReturnType<typeof expandPath> => expandPath(input, { cwd: io.cwd });
    yield* (await limitReading("finding the inputs", { timeoutMs, signal: io.signal }, expand)).paths;
  }
  if (inputsFrom === undefined) return;
  let count = 0;
  for await (const line of linesFrom(io, inputsFrom)) {
    const name = line.toString("utf8").trim();
    if (name === "") continue;
    count++;
    yield name;
  }
  if (count === 0) throw new CommandError(shownText`--inputs-from ${inputsFrom}: no line has an input`);
}

async function* joinChunks(chunks: CliIo["stdin"]): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of chunks) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
}

async function* linesFrom(io: CliIo, path: string): AsyncGenerator<Buffer, void, undefined> {
  const { readLines, splitLines } = await import("../../engine/source/read-bytes.js");
  if (path === "-") {
    const { promptForInput } = await import("../terminal/standard-input.js");
    await promptForInput(io);
    yield* splitLines(joinChunks(io.stdin), "standard input", LINE_LIMIT);
  } else yield* readLines(path, { cwd: io.cwd, signal: io.signal, limit: LINE_LIMIT });
}

/** Splits inputs into chunks, so that any number of them takes the memory of one chunk. */
async function* toChunks(inputs: AsyncIterable<string>): AsyncGenerator<readonly string[], void, undefined> {
  let some: string[] = [];
  for await (const input of inputs) {
    some.push(input);
    if (some.length < CHUNK) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

async function waitFor(
  context: CommandContext,
  queue: DecisionQueue,
  names: ReadonlyMap<string, string>,
): Promise<ExitCode> {
  const codes: ExitCode[] = [];
  const { signal } = context.io;
  try {
    for await (const settled of queue.results(names.keys(), { signal })) {
      codes.push(toExitCode(settled));
      await writeLine(context, { input: names.get(settled.id), ...settled });
    }
  } catch (cause) {
    if (!signal.aborted || cause !== signal.reason) throw cause;
    throw new CommandError(
      `the wait was ended with ${String(codes.length)} of ${String(names.size)} results; the other jobs stay in the queue`,
      { code: "aborted", cause },
    );
  }
  return worstExitCode(codes);
}

/** A dead letter and a missing job have no decision. */
function toExitCode(settled: SettledDecision): ExitCode {
  if (settled.state !== "decided") return EXIT.undecided;
  return settled.record.outcome === "pass" ? EXIT.pass : EXIT.refused;
}

function writeLine({ io }: CommandContext, value: unknown): Promise<void> {
  return writeOut(io.stdout, `${JSON.stringify(value)}\n`);
}
