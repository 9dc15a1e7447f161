import type { JsonValue } from "../base/terms/json-value.js";
import { sha256 } from "../base/text/sha256.js";
import { toStrictJson } from "../base/terms/value-text.js";

/** The artifact that a verdict is about. */
export interface JudgedArtifact {
  /** The path of its file, as it was given; absent for a digest or content. */
  path?: string;
  /** In hex, by algorithm: `sha256`, `sha384` and `sha512` of a file or content, or the digest that was given. */
  digest: Readonly<Record<string, string>>;
}

/** A document that a verdict rests on. */
export interface JudgedDocument {
  /** The input's name, or the policy that verified it with `regohost.verify`. */
  name: string;
  /** `sha256:` and 64 hex digits, of its JSON text: of the bytes of a JSON file, or of a line of JSON Lines. */
  digest: string;
}

/** By what was judged. Equal for equal policies, data, exceptions, signers and options, wherever they are. */
export interface JudgedPolicy {
  /** `sha256:` and 64 hex digits, of the canonical JSON text of `parts`. */
  digest: string;
  /**
   * `policies` and `data`: the digests of the sources and of the base documents, as recordings have them. `exceptions`: the
   * digest of the exceptions. `signers`: who must have signed the inputs. `options`: the options of the gate and of the run
   * that change verdicts.
   */
  parts: Readonly<Record<string, JsonValue>>;
}

/** The digests of everything that a verdict rests on. */
export interface VerdictEvidence {
  /** Absent without `verify.artifact`. */
  artifact?: JudgedArtifact;
  /** By what it was judged. */
  policy: JudgedPolicy;
  /** The inputs as they were read, refused ones included; then the envelopes that policies verified themselves. */
  documents: readonly JudgedDocument[];
  /** When the run started, by the clock. */
  time: Date;
  /** Whether the answers or the time are not those of the run, but recorded or set: it proves nothing of now. */
  isReplay: boolean;
}

/** The digest of a document that a policy gave to a built-in: of its text, or of its value's JSON text. */
export function documentDigest(document: JsonValue): string {
  return sha256(typeof document === "string" ? document : toStrictJson(document));
}
