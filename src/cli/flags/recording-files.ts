import { limitReading } from "../../base/async/reading.js";
import { readWithinTime } from "../../base/async/within-time.js";
import type { Policy } from "../../engine/rounds/policy.js";
import type { Recording } from "../../engine/recording/recording.js";
import type { SigningKey } from "../../trust/verify/signing-key.js";
import type { CommandContext } from "../command.js";
import { readGivenText } from "../terminal/standard-input.js";

/** Warns where a replay differs from the recorded evaluations. */
export async function noteDifferences(
  context: CommandContext,
  differences: readonly string[],
  path: string,
): Promise<void> {
  for (const difference of differences) await context.warn(`replay of ${path}: ${difference}`);
}

/** Only warns, because running an edited policy on recorded results can be the purpose of a replay. */
export async function noteOtherPolicies(
  context: CommandContext,
  policies: readonly Policy[],
  { facts: { policyDigests } }: Recording,
  path: string,
): Promise<void> {
  const isOther = ({ origin: { digest } }: Policy): boolean =>
    digest !== undefined && policyDigests?.includes(digest) === false;
  if (!policies.some(isOther)) return;
  await context.warn(`${path} was recorded with another policy; this one uses its answers`);
}

/** Parses the text of a recording within the time limit. @throws ConfigurationError; EvaluationError `timeout`, `aborted` */
export async function parseRecording(
  { flags: { timeout: timeoutMs } }: CommandContext,
  text: string,
  name: string,
): Promise<Recording> {
  const { Recording } = await import("../../index.js");
  return readWithinTime(`reading ${name}`, text.length, { timeoutMs }, () => Recording.parse(text, name));
}

/** Reads a recording, and verifies it with keys. Without a file no call has a result. */
export async function openReplay(
  context: CommandContext,
  path: string | undefined,
  keys: readonly string[] | undefined,
): Promise<Recording> {
  const { io } = context;
  const { Recording } = await import("../../index.js");
  if (path === undefined) return new Recording({ nowNs: BigInt(Date.now()) * 1_000_000n });
  const text = await readGivenText(io, path);
  const { openRecording, verifyRecording } = await import("../../trust/verify/signed-recording.js");
  if (keys !== undefined) {
    const sources = keys.map((key) => ({ path: key }));
    const limits = { signal: io.signal, timeoutMs: context.flags.timeout };
    const signed = await limitReading(`verifying ${path}`, limits, () =>
      verifyRecording(text, { keys: sources, cwd: io.cwd }, path),
    );
    return parseRecording(context, signed, path);
  }
  const recording = await parseRecording(context, text, path);
  if (openRecording(path, text) !== undefined) {
    await context.warn(`the signature of ${path} was not checked; --recording-key checks it`);
  }
  return recording;
}

/** Writes the recording. Reports calls with two results, because their replay is an error. */
export async function writeRecording(
  context: CommandContext,
  path: string,
  recording: Recording | undefined,
  signKey: SigningKey | undefined,
): Promise<void> {
  if (recording === undefined) {
    await context.warn(
      `nothing was evaluated, so ${path} was not written; an existing file of this name is older`,
    );
    return;
  }
  const json = recording.toJson();
  const text =
    signKey === undefined
      ? json
      : (await import("../../trust/verify/signed-recording.js")).signRecordingWith(json, signKey);
  const { writeWholeFile } = await import("../terminal/write-file.js");
  await writeWholeFile(context.io, path, text, 0o600);
  const { shownRecordedCall } = await import("../../engine/recording/shown-call.js");
  for (const { name, args, answer } of recording.calls) {
    if (answer.kind !== "error" || answer.code !== "recording_ambiguous") continue;
    await context.warn(
      `${shownRecordedCall(name, args)} had two different answers: replaying it is an error`,
    );
  }
}
