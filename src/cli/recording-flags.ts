import { Option } from "commander";
import type { Command } from "commander";
import type { EvaluateOptions, LoadPolicyOptions } from "../engine/options.js";
import type { Recording } from "../engine/recording.js";
import type { Builtin } from "../rego/builtin.js";
import type { CommandContext } from "./command.js";
import { declaredBuiltins } from "./declared-builtins.js";
import { CommandError } from "./exit-codes.js";
import { openBuiltins } from "./policy-flags.js";
import type { EvaluateFlags } from "./policy-flags.js";
import type { Progress } from "./progress.js";
import { readText } from "./read-document.js";
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

/** How the calls of a command's evaluations are answered, and what is kept of them. */
export interface OpenCalls {
  builtins: Builtin[];
  load: Pick<LoadPolicyOptions, "replay" | "allowNet">;
  evaluate: Pick<EvaluateOptions, "onRecording">;
  /** What is replayed; `undefined` when the service answers. */
  replayed: Recording | undefined;
  /** Writes the recording, when one was asked for. Also after an evaluation that failed. */
  writeRecording(): Promise<void>;
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
    const recorder = record === undefined ? undefined : new Recorder();
    return {
      builtins: opened.builtins,
      load: allowNet === undefined ? {} : { allowNet },
      evaluate: recorder === undefined ? {} : { onRecording: (recording) => recorder.add(recording) },
      replayed: undefined,
      async writeRecording() {
        if (record !== undefined) await recorder?.write(context, record);
      },
      close: opened.close,
    };
  }
  const replayed = await openReplay(context, replay);
  return {
    builtins: flags.builtins === "none" ? [] : await declaredBuiltins(context.flags.compat),
    load: { replay: replayed },
    evaluate: {},
    replayed: replay === undefined ? undefined : replayed,
    writeRecording: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Without a file nothing has an answer. */
async function openReplay({ io }: CommandContext, path: string | undefined): Promise<Recording> {
  const { Recording } = await import("../index.js");
  if (path === undefined) return new Recording({ nowNs: BigInt(Date.now()) * 1_000_000n });
  return Recording.parse(await readText(io, path), path);
}

/** Keeps the recordings of a command's evaluations as one. */
class Recorder {
  #recordings: Recording[] = [];

  add(recording: Recording): void {
    this.#recordings.push(recording);
  }

  async write(context: CommandContext, path: string): Promise<void> {
    const [first, ...others] = this.#recordings;
    if (first === undefined) return;
    await writeWholeFile(context.io, path, (await this.#merge(context, first, others)).toJson(), 0o600);
  }

  /** Of several evaluations the input and the entrypoint are left out: they are arguments of the replay too. */
  async #merge(context: CommandContext, first: Recording, others: readonly Recording[]): Promise<Recording> {
    if (others.length === 0) return first;
    const { Recording } = await import("../index.js");
    const { nowNs, seed, revision } = first.facts;
    const merged = new Recording(
      {
        nowNs,
        ...(seed === undefined ? {} : { seed }),
        ...(revision === undefined ? {} : { revision }),
      },
      first.calls,
    );
    const seen = new Map(first.calls.map((call) => [call.name + call.args, JSON.stringify(call.answer)]));
    for (const call of others.flatMap(({ calls }) => calls)) {
      const answer = JSON.stringify(call.answer);
      const known = seen.get(call.name + call.args);
      if (known === undefined) {
        seen.set(call.name + call.args, answer);
        merged.put(call);
      } else if (known !== answer) {
        await context.note(
          `${context.noteStyle.yellow("warning:")} ${call.name}${call.args} was answered in two ways; the recording has the first`,
        );
      }
    }
    return merged;
  }
}
