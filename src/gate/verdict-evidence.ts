import type { JsonValue } from "../base/terms/json-value.js";
import { sha256 } from "../base/text/sha256.js";
import { toStrictJson } from "../base/terms/value-text.js";

/** The artifact that a verdict is about. */
export interface JudgedArtifact {
  /** The path of its file, as passed; absent for a digest or content. */
  path?: string;
  /** In hex, by algorithm: `sha256`, `sha384` and `sha512` of a file or content, or the digest that was passed. */
  digest: Readonly<Record<string, string>>;
}

/** A document that a verdict is based on. */
export interface JudgedDocument {
  /** The input's name, or the policy that verified it with `regohost.verify`. */
  name: string;
  /** `sha256:` and 64 hex digits, of its JSON text: of the bytes of a JSON file, or of a line of JSON Lines. */
  digest: string;
}

/**
 * The basis of a verdict. Equal for equal policies, data, exceptions, VEX documents, signers and options, regardless of
 * their location.
 */
export interface JudgedPolicy {
  /** `sha256:` and 64 hex digits, of the canonical JSON text of `parts`. */
  digest: string;
  /**
   * `policies` and `data`: the digests of the sources and of the base documents, as in recordings. `exceptions`: the
   * digest of the exceptions. `vex`: the digests of the VEX documents. `signers`: the required signers of the inputs. `options`: the options of the gate and of
   * the run that affect verdicts.
   */
  parts: Readonly<Record<string, JsonValue>>;
}

/** The digests of everything that a verdict is based on. */
export interface VerdictEvidence {
  /** Absent without `verify.artifact`. */
  artifact?: JudgedArtifact;
  /** The policies and options that judged it. */
  policy: JudgedPolicy;
  /** The inputs after reading, including rejected ones; then the envelopes that policies verified themselves. */
  documents: readonly JudgedDocument[];
  /** The start of the run, by the system clock. */
  time: Date;
  /** Whether the results of calls or the time are recorded or set, and not those of the run: it proves nothing about the present. */
  isReplay: boolean;
}

/** The digest of a document that a policy passed to a built-in: of its text, or of its value's JSON text. */
export function documentDigest(document: JsonValue): string {
  return sha256(typeof document === "string" ? document : toStrictJson(document));
}
