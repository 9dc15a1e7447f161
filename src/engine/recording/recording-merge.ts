import { VERIFICATION } from "../builtin/verification-builtins.js";
import { inputDigest } from "./input-digest.js";
import { Recording } from "./recording.js";
import type { RecordedImage, RecordedVerification } from "./recorded-call.js";

/** Merges the recordings of several evaluations as they end. Drops inputs. */
export class RecordingMerge {
  readonly #revisions = new Set<string>();
  readonly #policyDigests = new Set<string>();
  readonly #dataDigests = new Set<string>();
  readonly #inputDigests = new Set<string>();
  readonly #verifications = new Map<string, RecordedVerification>();
  readonly #images = new Map<string, RecordedImage>();
  #only: Recording | undefined;
  #merged: Recording | undefined;

  add(recording: Recording): void {
    const { facts } = recording;
    for (const revision of facts.revisions ?? []) this.#revisions.add(revision);
    for (const digest of facts.policyDigests ?? []) this.#policyDigests.add(digest);
    for (const digest of facts.dataDigests ?? []) this.#dataDigests.add(digest);
    if (facts.input !== undefined) this.#inputDigests.add(inputDigest(facts.input));
    this.addInputs(facts.images ?? new Map(), facts.verifications ?? []);
    if (this.#merged === undefined) {
      const { nowNs, seed, strictBuiltinErrors } = facts;
      // Omits input and entrypoint of several evaluations: a replay passes them as arguments.
      this.#merged = new Recording({
        nowNs,
        ...(seed === undefined ? {} : { seed }),
        ...(strictBuiltinErrors === undefined ? {} : { strictBuiltinErrors }),
      });
      this.#only = recording;
    } else {
      this.#only = undefined;
    }
    for (const call of recording.exactCalls) {
      // Several inputs have different answers, which are among the verifications.
      if (call.name !== VERIFICATION) this.#merged.put(call);
    }
  }

  /** Adds the verified facts about inputs, and the images that were read, whether or not an evaluation used them. */
  addInputs(
    images: ReadonlyMap<string, RecordedImage>,
    verifications: readonly RecordedVerification[],
  ): void {
    for (const one of verifications)
      this.#verifications.set(`${one.input} ${one.image ?? ""} ${one.facts}`, one);
    for (const [address, image] of images) this.#images.set(address, image);
  }

  /** Returns the merged recording; for a single evaluation with input and entrypoint. `undefined` without any. */
  recording(): Recording | undefined {
    const cached = this.#only ?? this.#merged;
    if (cached === undefined) return undefined;
    const facts = {
      ...cached.facts,
      ...(this.#revisions.size === 0 ? {} : { revisions: [...this.#revisions].sort() }),
      ...(this.#policyDigests.size === 0 ? {} : { policyDigests: [...this.#policyDigests].sort() }),
      dataDigests: [...this.#dataDigests].sort(),
      ...(cached === this.#only || this.#inputDigests.size === 0
        ? {}
        : { inputDigests: [...this.#inputDigests].sort() }),
      ...(this.#verifications.size === 0 ? {} : { verifications: [...this.#verifications.values()] }),
      ...(this.#images.size === 0 ? {} : { images: this.#images }),
    };
    return new Recording(facts, cached.exactCalls);
  }
}
