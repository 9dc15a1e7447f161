import { VerificationError } from "../../base/errors.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import { findDuplicateKey } from "../../base/terms/duplicate-keys.js";
import { isObject } from "../../base/text/option-rules.js";
import { isStrong, type ArtifactDigests } from "./artifact.js";

/** An in-toto statement, v0.1 or v1 (https://github.com/in-toto/attestation/tree/main/spec). */
export interface Statement {
  /** `https://in-toto.io/Statement/v1` or `https://in-toto.io/Statement/v0.1`. */
  _type: string;
  /** Its subjects: at least one. */
  subject: StatementSubject[];
  /** The type of its predicate, a URI. */
  predicateType: string;
  /** The content of the predicate. */
  predicate?: JsonValue;
}

/** A subject of a statement. */
export interface StatementSubject {
  /** Its name; v1 allows subjects without one. */
  name?: string;
  /** Its digests in hex by algorithm, such as `sha256`. */
  digest: Record<string, string>;
}

/** The type of payload whose content is a statement. */
export const STATEMENT_TYPE = "application/vnd.in-toto+json";

const TYPES = ["https://in-toto.io/Statement/v1", "https://in-toto.io/Statement/v0.1"];

function throwStatementError(name: string, why: string, cause?: unknown): never {
  throw new VerificationError(`${name}: ${why}`, { code: "statement_invalid", cause });
}

function isSubject(value: unknown): value is StatementSubject {
  if (!isObject(value) || !("digest" in value) || !isObject(value.digest) || Array.isArray(value.digest)) {
    return false;
  }
  if ("name" in value && typeof value.name !== "string") return false;
  const digests = Object.values(value.digest);
  return digests.length > 0 && digests.every((digest) => typeof digest === "string" && digest !== "");
}

/** Whether it has the form of a statement, except for its predicate. */
function isStatement(value: unknown): value is Statement {
  if (!isObject(value) || Array.isArray(value)) return false;
  const { _type: type, subject, predicateType } = value as Record<string, unknown>;
  return (
    typeof type === "string" &&
    TYPES.includes(type) &&
    typeof predicateType === "string" &&
    URL.canParse(predicateType) &&
    Array.isArray(subject) &&
    subject.length > 0 &&
    subject.every(isSubject)
  );
}

/**
 * Parses the in-toto statement of a payload. The caller must verify its signature.
 *
 * @throws VerificationError `statement_invalid`
 */
export function readStatement(name: string, payloadType: string, payload: Uint8Array): Statement {
  if (payloadType !== STATEMENT_TYPE) {
    throwStatementError(
      name,
      `the payload is of the type ${JSON.stringify(payloadType)}, not ${STATEMENT_TYPE}`,
    );
  }
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(payload);
    value = JSON.parse(text);
  } catch (error) {
    return throwStatementError(name, "the payload is not JSON", error);
  }
  const repeated = findDuplicateKey(Buffer.from(text));
  if (repeated !== undefined) {
    throwStatementError(name, `duplicate key ${JSON.stringify(repeated.key)} in the payload`);
  }
  if (!isStatement(value)) {
    throwStatementError(
      name,
      `the payload is not an in-toto statement: _type must be ${TYPES.join(" or ")}, subject a list of objects with digests, and predicateType a URI`,
    );
  }
  return value;
}

/**
 * The subjects that match this artifact: at least one of their strong digests is known, and every known one is equal.
 *
 * @throws VerificationError `subject_mismatch` when there is none.
 */
export function matchSubjects(
  name: string,
  { subject }: Statement,
  artifact: ArtifactDigests,
): StatementSubject[] {
  const matched = subject.filter(({ digest }) => {
    const known = Object.entries(digest).filter(
      ([algorithm]) => isStrong(algorithm) && artifact.digests.has(algorithm),
    );
    return known.length > 0 && known.every(([algorithm, hex]) => artifact.digests.get(algorithm) === hex);
  });
  if (matched.length === 0) {
    const digests = Array.from(artifact.digests, ([algorithm, hex]) => `${algorithm}:${hex}`);
    throw new VerificationError(
      `${name}: no subject of the statement is the artifact ${artifact.name} (${digests[0] ?? ""})`,
      { code: "subject_mismatch" },
    );
  }
  return matched;
}
