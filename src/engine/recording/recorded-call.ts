import type { ErrorCode } from "../../base/errors.js";

/**
 * The answer of a call. `json` is the exact JSON text of a value. `notFound` distinguishes an item that the service does not know from
 * another answer without a value; `reason` states why there is none.
 */
export type RecordedAnswer =
  /** `truncated`: a limit of the call cut the answer. */
  | { kind: "value"; json: string; truncated?: true }
  | { kind: "undefined"; notFound: boolean; reason?: string }
  /**
   * `opaCode`: an error of OPA's own function, so it is undefined unless strict errors are on. `noAnswer`: the cause is that the network
   * returned no response.
   */
  | { kind: "error"; code: ErrorCode; message: string; opaCode?: string; noAnswer?: true };

/** A call of a built-in and its answer. */
export interface RecordedCall {
  /** The built-in's full name, such as `service.discover`. */
  name: string;
  /** The JSON text of its argument array. */
  args: string;
  /** An error with the code `recording_ambiguous` for a call that had two answers. */
  answer: RecordedAnswer;
}

/** An attestation of an image. */
export interface RecordedAttestation {
  /** Its name in reports. */
  name: string;
  /** Of its layer. */
  mediaType: string;
  /** Its JSON text. */
  text: string;
  /**
   * For an unsigned one that BuildKit put into the image's index: the digest of the platform's image that it must be about. Absent for
   * those about the image itself.
   */
  platform?: string;
}

/** An image whose attestations were inputs. */
export interface RecordedImage {
  /** Its address as passed. */
  address: string;
  /** The address with its digest. */
  image: string;
  /** Of its manifest: `sha256:…` */
  digest: string;
  /** Of its manifest. */
  mediaType: string;
  /** Its attestations. */
  attestations: readonly RecordedAttestation[];
  /** Other referrers, which were skipped. */
  leftOut: readonly string[];
  /** The configuration, base, files and signatures of an image that policies of `ec` judged, as JSON. Absent for others. */
  description?: string;
}

/** The verified facts about an input. */
export interface RecordedVerification {
  /** The digest of the input's canonical text: `sha256:…`. */
  input: string;
  /** The digest of the envelope or bundle that was verified: `sha256:…` of its JSON. Absent where the facts do not contain it. */
  document?: string;
  /** The digest of the image whose attestation it is: `sha256:…`. Absent for others. */
  image?: string;
  /** JSON text of an object, as `regohost.verification()` returned it. */
  facts: string;
}

/** The facts of a decision in addition to its calls. */
export interface RecordingFacts {
  /** The revisions of the bundles, if any. */
  revisions?: readonly string[];
  /** Digests of the policies' sources: `sha256:…`, as in `Policy.origin`. */
  policyDigests?: readonly string[];
  /** Digests of the policies' base documents: `sha256:…` of their canonical text. */
  dataDigests?: readonly string[];
  /** Absent for calls of several evaluations. */
  entrypoint?: string;
  /** The input's exact JSON text; absent when there was none, and for several evaluations. */
  input?: string;
  /** Of several evaluations with inputs: `sha256:` and the digests of their canonical text. */
  inputDigests?: readonly string[];
  /** The verified facts about inputs. Absent when there are none. */
  verifications?: readonly RecordedVerification[];
  /** The images whose attestations were inputs, by their addresses as passed. */
  images?: ReadonlyMap<string, RecordedImage>;
  /** The frozen time: nanoseconds since the epoch. */
  nowNs: bigint;
  /** Seed of random values, for a replay. Absent when the file of the recording has none. */
  seed?: string;
  /** Whether errors of standard built-ins ended the evaluation. Default: false. */
  strictBuiltinErrors?: boolean;
  /** Salt of the placeholders for secrets in a file; absent without any. */
  salt?: string;
}
