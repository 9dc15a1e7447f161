import type { RecordedImage, RecordedVerification } from "../engine/recording/recorded-call.js";
import { inputDigest } from "../engine/recording/input-digest.js";
import { RecordingMerge } from "../engine/recording/recording-merge.js";
import { toRecordedVerification } from "../engine/recording/recorded-verification.js";
import { Recording } from "../engine/recording/recording.js";
import { toStrictJson } from "../base/terms/value-text.js";
import type { JudgeOptions } from "./judge-options.js";
import type { VerifiedInput } from "./inputs/read-inputs.js";

/** What a run records: each evaluation, and all of them together. */
export class RunRecorder {
  readonly #merge: RecordingMerge | undefined;
  readonly #onRecording: JudgeOptions["onRecording"];
  readonly #images: ReadonlyMap<string, RecordedImage>;
  readonly #verifications: RecordedVerification[] = [];

  /** @param images those that are read, by address: they come while it runs. */
  constructor(
    { record, onRecording }: Pick<JudgeOptions, "record" | "onRecording">,
    images: ReadonlyMap<string, RecordedImage>,
  ) {
    this.#merge = record === true ? new RecordingMerge() : undefined;
    this.#onRecording = onRecording;
    this.#images = images;
  }

  addVerified({ json, envelope, image }: VerifiedInput): void {
    const input = inputDigest(Buffer.from(json).toString("utf8"));
    this.#verifications.push(toRecordedVerification(input, toStrictJson(envelope.verification ?? {}), image));
  }

  /** Adds one evaluation, and tells of it. */
  add(recording: Recording): unknown {
    this.#merge?.add(recording);
    return this.#onRecording?.(this.#withInputs(recording));
  }

  /** The recording of the whole run, if it is asked for. */
  recording(): Recording | undefined {
    // An input that no policy is for has no evaluation, but a replay reads it again.
    this.#merge?.addInputs(this.#images, this.#verifications);
    return this.#merge?.recording();
  }

  /** The recording with the images and what was verified about the inputs that were read so far: a replay makes no connection. */
  #withInputs(recording: Recording): Recording {
    const [images, verifications] = [this.#images, this.#verifications];
    if (images.size === 0 && verifications.length === 0) return recording;
    const facts = {
      ...recording.facts,
      ...(images.size === 0 ? {} : { images: new Map(images) }),
      ...(verifications.length === 0
        ? {}
        : { verifications: [...(recording.facts.verifications ?? []), ...verifications] }),
    };
    return new Recording(facts, recording.exactCalls, recording.callLog);
  }
}
