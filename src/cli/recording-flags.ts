import { Option } from "commander";
import type { Command } from "commander";
import type { EvaluateOptions, LoadPolicyOptions } from "../engine/options.js";
import type { Policy } from "../engine/policy.js";
import type { Recording } from "../engine/recording.js";
import type { Builtin } from "../rego/builtin.js";
import type { NamedFile } from "./check-outputs.js";
import { writeNote } from "./cli-io.js";
import type { CommandContext } from "./command.js";
import { declaredBuiltins } from "./declared-builtins.js";
import { CommandError, EXIT, exitCodeOf } from "./exit-codes.js";
import type { ExitCode } from "./exit-codes.js";
import { openBuiltins } from "./policy-flags.js";
import type { EvaluateFlags } from "./policy-flags.js";
import type { Progress } from "./progress.js";
import { readText } from "./read-document.js";
import { showError } from "./show-error.js";
import { writeWholeFile } from "./write-file.js";

export interface RecordingFlags {
  record?: string;
  replay?: string;
  offline?: boolean;
}

export function addRecordingOptions(command: Command): Command {
  return command
    .addOption(new Option("--record <file>", "keep the answers that were used, to decide again from them"))
    .addOption(new Option("--replay <file>", "decide from recorded answers, without any network"))
    .option("--offline", "make no connection: a call that would is an error");
}

/** The file that `--record` names. */
export function recordedTo({ record }: RecordingFlags): NamedFile[] {
  return record === undefined ? [] : [{ what: `--record ${record}`, path: record }];
}

/** How the calls of a command's evaluations are answered, and what is kept of them. */
export interface OpenCalls {
  builtins: Builtin[];
  load: Pick<LoadPolicyOptions, "replay" | "allowNet">;
  evaluate: Pick<EvaluateOptions, "onRecording">;
  /** What is replayed; `undefined` when the service answers. */
  replayed: Recording | undefined;
  /** Says on stderr when what is replayed was recorded with other policies. */
  readonly notePolicies: (policies: readonly Policy[]) => Promise<void>;
  /**
   * Writes the recording, when one was asked for; also after an evaluation that failed. That it cannot be written is
   * said on stderr, and is what the exit code says: the decision is not lost for it.
   */
  writeRecording(): Promise<ExitCode>;
  /** Says on stderr in what a replay differed from the recorded evaluations. */
  close(): Promise<void>;
}

/**
 * Opens the service's built-ins, or a recording in their place. A replay needs no address, token or other setting.
 *
 * @throws CommandError (exit 2), ConfigurationError `recording_invalid`
 */
export async function openCalls(
  context: CommandContext,
  flags: EvaluateFlags & RecordingFlags,
  progress: Progress,
): Promise<OpenCalls> {
  const { record, replay, offline, allowNet } = flags;
  if (record !== undefined && (replay !== undefined || offline === true)) {
    throw new CommandError("--record keeps what the service answers; it excludes --replay and --offline");
  }
  if (offline === true && allowNet !== undefined) {
    throw new CommandError("--offline makes no connection; it excludes --allow-net");
  }
  if (replay === undefined && offline !== true) {
    const opened = await openBuiltins(context, flags, progress);
    const recorder = record === undefined ? undefined : new Recorder((await import("../index.js")).Recording);
    return {
      builtins: opened.builtins,
      load: allowNet === undefined ? {} : { allowNet },
      evaluate: recorder === undefined ? {} : { onRecording: (recording) => recorder.add(recording) },
      replayed: undefined,
      notePolicies: () => Promise.resolve(),
      async writeRecording() {
        try {
          if (record !== undefined) await recorder?.write(context, record);
          return EXIT.pass;
        } catch (error) {
          await writeNote(context.io, showError(error, context.noteStyle));
          return exitCodeOf(error);
        }
      },
      close: opened.close,
    };
  }
  const replayed = await openReplay(context, replay);
  const { ReplayCheck } = await import("./replay-check.js");
  const check = await ReplayCheck.of(replayed);
  return {
    builtins: flags.builtins === "none" ? [] : await declaredBuiltins(context.flags.compat),
    load: { replay: replayed },
    evaluate: replay === undefined ? {} : { onRecording: (made) => check.add(made) },
    replayed: replay === undefined ? undefined : replayed,
    notePolicies: async (policies) => {
      if (replay !== undefined) await noteOtherPolicies(context, policies, replayed, replay);
    },
    writeRecording: () => Promise.resolve(EXIT.pass),
    close: () => noteDifferences(context, check.differences, replay ?? ""),
  };
}

async function noteDifferences(
  context: CommandContext,
  differences: readonly string[],
  path: string,
): Promise<void> {
  for (const difference of differences) await context.warn(`replay of ${path}: ${difference}`);
}

/** An edited policy may decide otherwise over the same answers, which may be just what its author wants to see. */
async function noteOtherPolicies(
  context: CommandContext,
  policies: readonly Policy[],
  { facts: { policyDigests } }: Recording,
  path: string,
): Promise<void> {
  const isOther = ({ origin: { digest } }: Policy): boolean =>
    digest !== undefined && policyDigests?.includes(digest) === false;
  if (!policies.some(isOther)) return;
  await context.warn(
    `the policy is not the one that ${path} was recorded with; it decides over those answers`,
  );
}

/** Without a file nothing has an answer. */
async function openReplay({ io }: CommandContext, path: string | undefined): Promise<Recording> {
  const { Recording } = await import("../index.js");
  if (path === undefined) return new Recording({ nowNs: BigInt(Date.now()) * 1_000_000n });
  return Recording.parse(await readText(io, path), path);
}

/** Keeps the answers of all evaluations of a command, each as it ends. Inputs are not held. */
class Recorder {
  readonly #make: typeof Recording;
  readonly #revisions = new Set<string>();
  readonly #digests = new Set<string>();
  readonly #dataDigests = new Set<string>();
  #only: Recording | undefined;
  #merged: Recording | undefined;

  constructor(make: typeof Recording) {
    this.#make = make;
  }

  add(recording: Recording): void {
    for (const revision of recording.facts.revisions ?? []) this.#revisions.add(revision);
    for (const digest of recording.facts.policyDigests ?? []) this.#digests.add(digest);
    for (const digest of recording.facts.dataDigests ?? []) this.#dataDigests.add(digest);
    if (this.#merged === undefined) {
      const { nowNs, seed, strictBuiltinErrors } = recording.facts;
      // Of several evaluations the input and the entrypoint are left out: they are arguments of the replay too.
      this.#merged = new this.#make({
        nowNs,
        ...(seed === undefined ? {} : { seed }),
        ...(strictBuiltinErrors === undefined ? {} : { strictBuiltinErrors }),
      });
      this.#only = recording;
    } else {
      this.#only = undefined;
    }
    for (const call of recording.exactCalls) this.#merged.put(call);
  }

  async write(context: CommandContext, path: string): Promise<void> {
    const kept = this.#only ?? this.#merged;
    if (kept === undefined) {
      await context.warn(
        `nothing was evaluated, so ${path} was not written; a file of this name is an older one`,
      );
      return;
    }
    const facts = {
      ...kept.facts,
      ...(this.#revisions.size === 0 ? {} : { revisions: [...this.#revisions].sort() }),
      ...(this.#digests.size === 0 ? {} : { policyDigests: [...this.#digests].sort() }),
      dataDigests: [...this.#dataDigests].sort(),
    };
    const recording = new this.#make(facts, kept.exactCalls);
    await writeWholeFile(context.io, path, recording.toJson(), 0o600);
    const { shownCall } = await import("../engine/call-secrets.js");
    for (const { name, args, answer } of recording.calls) {
      if (answer.kind !== "error" || answer.code !== "recording_ambiguous") continue;
      const call = shownCall(name, args);
      await context.warn(`${call} was answered in two ways: a replay that makes it is an error`);
    }
  }
}
