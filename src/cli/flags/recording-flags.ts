import type { EvaluateOptions, LoadPolicyOptions } from "../../engine/rounds/options.js";
import type { Policy } from "../../engine/rounds/policy.js";
import type { Recording } from "../../engine/recording/recording.js";
import type { Builtin } from "../../engine/builtin/builtin.js";
import { writeNote } from "../terminal/cli-io.js";
import type { CommandContext } from "../command.js";
import { declaredBuiltins } from "../service/service-builtins.js";
import { CommandError, EXIT, toExitCode, type ExitCode } from "../exit-codes.js";
import type { TrustedRootSource } from "../../trust/verify/trusted-root-source.js";
import type { Progress } from "../terminal/progress.js";
import { showError } from "../terminal/show-error.js";
import { openBuiltins } from "./evaluate-flags.js";
import { readSignKey } from "./sign-flags.js";
import type { EvaluateFlags, RecordingFlags } from "../options/evaluate-options.js";
import type { SignFlags } from "../options/trust-options.js";

/** Handles the built-in calls of a command and records them. */
export interface OpenCalls {
  builtins: Builtin[];
  load: Pick<LoadPolicyOptions, "replay" | "allowNet">;
  evaluate: Pick<EvaluateOptions, "onRecording">;
  /** The replayed recording; `undefined` with the service. */
  replayed: Recording | undefined;
  /** Warns on stderr when the recording was made with other policies. */
  readonly notePolicies: (policies: readonly Policy[]) => Promise<void>;
  /**
   * Writes the recording of `--record`, also after a failed evaluation. A write error is reported on stderr and in the
   * exit code; the decision is still written.
   */
  writeRecording(): Promise<ExitCode>;
  /** Warns on stderr where a replay differed from the recorded evaluations. */
  close(): Promise<void>;
}

/**
 * Opens the built-ins, or a recording instead. A replay needs no address, token or other setting.
 *
 * @param trustedRoot of Sigstore, for the built-ins of Conforma. Default: that of its public instance, from the user's cache.
 * @throws CommandError (exit 2), ConfigurationError `recording_invalid`
 */
export async function openCalls(
  context: CommandContext,
  flags: EvaluateFlags & RecordingFlags & SignFlags,
  progress: Progress,
  trustedRoot?: TrustedRootSource,
): Promise<OpenCalls> {
  const { record, replay, offline, allowNet, recordingKey } = flags;
  if (recordingKey !== undefined && replay === undefined) {
    throw new CommandError("--recording-key needs --replay");
  }
  if (record !== undefined && (replay !== undefined || offline === true)) {
    throw new CommandError("--record excludes --replay and --offline: it saves the service's answers");
  }
  if (offline === true && allowNet !== undefined) {
    throw new CommandError("--offline excludes --allow-net: it makes no connection");
  }
  if (replay === undefined && offline !== true) {
    const signKey =
      record === undefined || flags.signKey === undefined
        ? undefined
        : await readSignKey(context, flags.signKey);
    const opened = await openBuiltins(context, flags, progress, trustedRoot);
    const merge =
      record === undefined
        ? undefined
        : new (await import("../../engine/recording/recording-merge.js")).RecordingMerge();
    return {
      builtins: opened.builtins,
      load: { allowNet },
      evaluate: { onRecording: merge === undefined ? undefined : (recording) => merge.add(recording) },
      replayed: undefined,
      notePolicies: () => Promise.resolve(),
      async writeRecording() {
        try {
          if (record === undefined) return EXIT.pass;
          const { writeRecording } = await import("./recording-files.js");
          await writeRecording(context, record, merge?.recording(), signKey);
          return EXIT.pass;
        } catch (error) {
          await writeNote(context.io, showError(error, context.noteStyle));
          return toExitCode(error);
        }
      },
      close: opened.close,
    };
  }
  const [{ noteDifferences, noteOtherPolicies, openReplay }, { ReplayCheck }] = await Promise.all([
    import("./recording-files.js"),
    import("../../engine/recording/replay-check.js"),
  ]);
  const replayed = await openReplay(context, replay, recordingKey);
  const check = await ReplayCheck.of(replayed);
  return {
    builtins: await declaredBuiltins(context, flags),
    load: { replay: replayed },
    evaluate: { onRecording: replay === undefined ? undefined : (made) => check.add(made) },
    replayed: replay === undefined ? undefined : replayed,
    notePolicies: async (policies) => {
      if (replay !== undefined) await noteOtherPolicies(context, policies, replayed, replay);
    },
    writeRecording: () => Promise.resolve(EXIT.pass),
    close: () => noteDifferences(context, check.differences, replay ?? ""),
  };
}
