import type { RecordedImage, RecordedVerification } from "../engine/recording/recorded-call.js";
import { inputDigest } from "../engine/recording/input-digest.js";
import { RecordingMerge } from "../engine/recording/recording-merge.js";
import { toRecordedVerification } from "../engine/recording/recorded-verification.js";
import { Recording } from "../engine/recording/recording.js";
import { toStrictJson } from "../base/terms/value-text.js";
import type { JudgeOptions } from "./judge-options.js";
import type { VerifiedInput } from "./inputs/read-inputs.js";

/** The recordings of a run: each evaluation, and all of them together. */
export class RunRecorder {
  readonly #merge: RecordingMerge | undefined;
  readonly #onRecording: JudgeOptions["onRecording"];
  readonly #images: ReadonlyMap<string, RecordedImage>;
  readonly #verifications: RecordedVerification[] = [];

  /** @param images those read so far, by address; more are added during the run. */
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

  /** Adds one evaluation, and reports it. */
  add(recording: Recording): unknown {
    this.#merge?.add(recording);
    return this.#onRecording?.(this.#withInputs(recording));
  }

  /** The recording of the whole run, if requested. */
  recording(): Recording | undefined {
    // An input without a matching policy has no evaluation, but a replay reads it again.
    this.#merge?.addInputs(this.#images, this.#verifications);
    return this.#merge?.recording();
  }

  /**
   * The recording with the images and the verified facts about the inputs read so far: a replay makes no connection.
   */
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
