import type { JsonValue } from "../../base/terms/json-value.js";
import { message } from "../../base/message.js";
import { isObject, readFromCaller, throwOptionsError } from "../../base/text/option-rules.js";
import type { StatementSubject } from "./statement.js";

/** A time at which the signature existed, confirmed by someone other than the signer. */
export interface VerifiedTime {
  /** The source: a timestamp authority (RFC 3161), or a transparency log. */
  source: "timestamp-authority" | "transparency-log";
  /** RFC 3339, UTC. */
  time: string;
}

/** An entry of a transparency log about the signature. */
export interface VerifiedLogEntry {
  /** The log's id in hex. */
  logId: string;
  /** The index that the log has signed, or that the proof of inclusion is about. */
  logIndex: number;
}

/** The verified facts about a document: the signer, the time, and the subject. It contains no unverified claims. */
export interface VerificationFacts {
  /** `key`: with provided public keys. `certificate`: with a certificate of the trusted root's authority. */
  signer: "key" | "certificate";
  /** The ids of the keys that verified it: `sha256:` and the digest of the SubjectPublicKeyInfo. For `key`. */
  keyIds?: readonly string[];
  /** The certificate's subject alternative name: a URI or an email address. For `certificate`. */
  identity?: string;
  /** The OIDC issuer in the certificate. For `certificate`. */
  issuer?: string;
  /**
   * The other claims in the certificate's extensions by their names in Fulcio's list of OIDs, in snake case:
   * `source_repository_uri`, `source_repository_ref`, `build_config_uri`, `github_workflow_name`, … For `certificate`.
   */
  claims?: Readonly<Record<string, string>>;
  /** At least one with a trusted root. */
  times?: readonly VerifiedTime[];
  /** At least one with a trusted root. */
  logEntries?: readonly VerifiedLogEntry[];
  /**
   * The digest of the document's exact JSON bytes: `sha256:` and 64 hex digits. Another signature, type or certificate
   * around the same payload is another document.
   */
  documentDigest: string;
  /** The type of the signed payload. Absent for a signed message. */
  payloadType?: string;
  /** The digest of the signed payload or message: `sha256:` and 64 hex digits. */
  payloadDigest: string;
  /** The statement's `predicateType`. Absent for a signed message. */
  predicateType?: string;
  /** The statement's subjects that match the artifact. Absent without an artifact. */
  subjects?: readonly StatementSubject[];
}

/** The facts about a signature. */
export type SignerFacts = Omit<VerificationFacts, "payloadDigest" | "documentDigest">;

/**
 * Converts the facts to the form in policies, reports and recordings, in snake case.
 *
 * @example
 * ```ts
 * import { loadPolicy } from "regohost";
 * import { factsToJson, verifyEnvelope } from "regohost/verify";
 *
 * async function isReleasable(envelope: string, key: string): Promise<boolean> {
 *   const { payload, facts } = await verifyEnvelope(envelope, { keys: [key] });
 *   await using policy = await loadPolicy("policies/", { entrypoint: "release/allow" });
 *   return (await policy.evaluate(payload, { verification: factsToJson(facts) })) === true;
 * }
 * ```
 */
export function factsToJson(facts: VerificationFacts): Record<string, JsonValue> {
  if (!isObject(facts)) throwOptionsError("factsToJson", message`the facts must be those of a verification`);
  return readFromCaller("factsToJson", "the facts", () => toMembers(facts));
}

function toMembers(facts: VerificationFacts): Record<string, JsonValue> {
  const { signer, keyIds, identity, issuer, claims, times, logEntries, subjects } = facts;
  const members: Record<string, JsonValue | undefined> = {
    signer,
    key_ids: keyIds === undefined ? undefined : [...keyIds],
    identity,
    issuer,
    claims: claims === undefined ? undefined : { ...claims },
    times: times?.map(({ source, time }) => ({ source, time })),
    log_entries: logEntries?.map(({ logId, logIndex }) => ({ log_id: logId, log_index: logIndex })),
    document_digest: facts.documentDigest,
    payload_type: facts.payloadType,
    payload_digest: facts.payloadDigest,
    predicate_type: facts.predicateType,
    subjects: subjects?.map(({ name, digest }) => ({
      ...(name === undefined ? {} : { name }),
      digest: { ...digest },
    })),
  };
  return Object.fromEntries(
    Object.entries(members).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined),
  );
}

function texts(value: JsonValue | undefined, member?: string): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const text =
      member === undefined || item === null || typeof item !== "object" || Array.isArray(item)
        ? item
        : item[member];
    return typeof text === "string" || typeof text === "number" ? [String(text)] : [];
  });
}

/** Formats the facts as one line for people: the signer, the time, the log entry, the subjects. */
export function factsText(facts: Readonly<Record<string, JsonValue>>): string {
  const { identity, issuer } = facts;
  const who =
    typeof identity === "string"
      ? [`signed by ${identity}`, ...(typeof issuer === "string" ? [`issuer ${issuer}`] : [])]
      : [`signed with ${texts(facts["key_ids"]).join(", ")}`];
  const list = (subject: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`${subject} ${items.join(", ")}`];
  return [
    ...who,
    ...list("at", texts(facts["times"], "time")),
    ...list("log entry", texts(facts["log_entries"], "log_index")),
    ...list("subject", texts(facts["subjects"], "name")),
  ].join("; ");
}
