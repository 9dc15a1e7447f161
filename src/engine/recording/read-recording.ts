import { ConfigurationError, isErrorCode } from "../../base/errors.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { sha256 } from "../../base/text/sha256.js";
import { jsonKey, toCanonicalText, toJsonText } from "../../base/terms/term-text.js";
import { RegoNumber, RegoObject, type Term } from "../../base/terms/term.js";
import { openRecording } from "../../trust/verify/signed-recording.js";
import type {
  RecordedAnswer,
  RecordedCall,
  RecordedImage,
  RecordedVerification,
  RecordingFacts,
} from "./recorded-call.js";
import { toRecordedVerification } from "./recorded-verification.js";

/** Version of the file format. Readers refuse newer ones. */
export const RECORDING_FORMAT = 1;

/** Options of reading a recording. */
export interface ReadRecordingOptions {
  /** Whether version, time and digest are optional, as in a handwritten file. Default: false. */
  handWritten?: boolean | undefined;
}

const SECTIONS = ["nd_builtin_cache", "undefined", "errors"] as const;

type Section = (typeof SECTIONS)[number];

type Members = ReadonlyMap<string, Term>;

export function recordingInvalid(subject: string, why: string, cause?: unknown): ConfigurationError {
  return new ConfigurationError(`${subject} is not a recording: ${why}`, {
    code: "recording_invalid",
    cause,
  });
}

function parseText(text: string, subject: string): Term {
  try {
    return parseJson(text);
  } catch (error) {
    throw recordingInvalid(
      subject,
      "it is invalid JSON or truncated; eval and gate write one with --record FILE",
      error,
    );
  }
}

function asObject(term: Term | undefined, subject: string): Map<string, Term> {
  if (!(term instanceof RegoObject)) throw recordingInvalid(subject, "an object was expected");
  const members = new Map<string, Term>();
  for (const [key, value] of term.entries) {
    const name = jsonKey(key);
    if (members.has(name)) throw recordingInvalid(subject, `duplicate key ${name}`);
    members.set(name, value);
  }
  return members;
}

function checkFormat(format: Term | undefined, subject: string, handWritten: boolean): void {
  if (format === undefined && handWritten) return;
  const number = format instanceof RegoNumber ? Number(format.text) : NaN;
  if (number > RECORDING_FORMAT) {
    throw recordingInvalid(
      subject,
      `its version ${number} is from a newer regohost; this one reads ${RECORDING_FORMAT}`,
    );
  }
  if (number !== RECORDING_FORMAT) throw recordingInvalid(subject, "it has no version");
}

function parseArguments(name: string, text: string, subject: string): Term[] {
  try {
    const terms = parseJson(text);
    if (Array.isArray(terms)) return terms;
  } catch (error) {
    throw recordingInvalid(subject, `${name}: ${text} is not the JSON text of an argument list`, error);
  }
  throw recordingInvalid(subject, `${name}: ${text} is not the JSON text of an argument list`);
}

function toAnswer(section: Section, value: Term, subject: string): RecordedAnswer {
  switch (section) {
    case "nd_builtin_cache":
      return { kind: "value", json: toJsonText(value) };
    case "undefined":
      return toUndefined(asObject(value, `${subject}: undefined`), `${subject}: undefined`);
    case "errors":
      return toError(asObject(value, `${subject}: errors`), subject);
  }
}

function toUndefined(undefinedCall: Members, subject: string): RecordedAnswer {
  const reason = readText(undefinedCall, "reason", subject);
  const notFound = readFlag(undefinedCall, "not_found", subject);
  return { kind: "undefined", notFound, ...(reason === undefined ? {} : { reason }) };
}

function toError(error: Members, subject: string): RecordedAnswer {
  const [code, opaCode, message] = ["code", "opa_code", "message"].map((key) => error.get(key));
  return {
    kind: "error",
    code: isErrorCode(code) ? code : "builtin_failed",
    message: typeof message === "string" ? message : "it failed when it was recorded",
    ...(typeof opaCode === "string" ? { opaCode } : {}),
    ...(readFlag(error, "no_answer", `${subject}: errors`) ? { noAnswer: true } : {}),
  };
}

function readSection(document: Members, section: Section, subject: string): RecordedCall[] {
  const names = document.get(section);
  if (names === undefined) return [];
  return [...asObject(names, `${subject}: ${section}`)].flatMap(([name, answers]) =>
    [...asObject(answers, `${subject}: ${section}: ${name}`)].map(([args, value]) => ({
      name,
      args: toJsonText(parseArguments(name, args, subject)),
      answer: toAnswer(section, value, subject),
    })),
  );
}

/** Marks the answers that a limit cut. */
function markTruncated(document: Members, calls: readonly RecordedCall[], subject: string): void {
  const names = document.get("truncated");
  if (names === undefined) return;
  for (const [name, marks] of asObject(names, `${subject}: truncated`)) {
    for (const [text, mark] of asObject(marks, `${subject}: truncated: ${name}`)) {
      const args = toJsonText(parseArguments(name, text, subject));
      const call = calls.find((one) => one.name === name && one.args === args);
      if (mark !== true || call?.answer.kind !== "value") {
        throw recordingInvalid(subject, `truncated: ${name}: ${text} must be true for a call with an answer`);
      }
      call.answer.truncated = true;
    }
  }
}

/** Returns the digest of a recording: of its canonical JSON text without the member `digest`. */
export function recordingDigest(recording: Term): string {
  const members = recording instanceof RegoObject ? recording.entries : [];
  return sha256(toCanonicalText(new RegoObject(members.filter(([key]) => key !== "digest"))));
}

function checkDigest(term: Term, document: Members, subject: string, handWritten: boolean): void {
  const digest = document.get("digest");
  if (digest === undefined && handWritten) return;
  if (digest === undefined) throw recordingInvalid(subject, "it has no digest; record it again");
  if (digest === recordingDigest(term)) return;
  throw recordingInvalid(
    subject,
    `its content does not have its digest, so it was changed after it was recorded${handWritten ? "; a file written by hand needs no digest" : ""}`,
  );
}

function readText(document: Members, key: string, subject: string): string | undefined {
  const value = document.get(key);
  if (value === undefined || typeof value === "string") return value;
  throw recordingInvalid(subject, `${key} must be a string`);
}

function readTexts(document: Members, key: string, subject: string): string[] | undefined {
  const value = document.get(key);
  if (value === undefined) return undefined;
  const isText = (item: Term): item is string => typeof item === "string";
  if (Array.isArray(value) && value.every(isText)) return value;
  throw recordingInvalid(subject, `${key} must be a list of strings`);
}

function readFlag(document: Members, key: string, subject: string): boolean {
  const value = document.get(key) ?? false;
  if (typeof value === "boolean") return value;
  throw recordingInvalid(subject, `${key} must be true or false`);
}

function readFacts(document: Members, subject: string, handWritten: boolean): RecordingFacts {
  const time = readText(document, "time", subject);
  const entrypoint = readText(document, "entrypoint", subject);
  const seed = readText(document, "seed", subject);
  const salt = readText(document, "salt", subject);
  const revisions = readTexts(document, "revisions", subject);
  const policyDigests = readTexts(document, "policy_digests", subject);
  const dataDigests = readTexts(document, "data_digests", subject);
  const inputDigests = readTexts(document, "input_digests", subject);
  const input = document.get("input");
  const verifications = readVerifications(document, subject);
  const images = readImages(document, subject);
  return {
    nowNs: time === undefined && handWritten ? currentTime() : fromTimestamp(time ?? "", subject),
    ...(revisions === undefined ? {} : { revisions }),
    ...(policyDigests === undefined ? {} : { policyDigests }),
    ...(dataDigests === undefined ? {} : { dataDigests }),
    ...(inputDigests === undefined ? {} : { inputDigests }),
    ...(entrypoint === undefined ? {} : { entrypoint }),
    ...(seed === undefined ? {} : { seed }),
    ...(readFlag(document, "strict_builtin_errors", subject) ? { strictBuiltinErrors: true } : {}),
    ...(salt === undefined ? {} : { salt }),
    ...(input === undefined ? {} : { input: toJsonText(input) }),
    ...(verifications === undefined ? {} : { verifications }),
    ...(images === undefined ? {} : { images }),
  };
}

/** Reads the verified facts about inputs, with the digests and facts as in the recording. */
function readVerifications(document: Members, subject: string): RecordedVerification[] | undefined {
  if (!document.has("verifications")) return undefined;
  if (document.get("verifications") instanceof RegoObject) {
    throw recordingInvalid(
      subject,
      "its verifications do not show which envelopes were verified, because an older regohost recorded them; record it again",
    );
  }
  const verifications = readList(document, "verifications", subject).map((one) => {
    const members = asObject(one, `${subject}: verifications`);
    const [input, image] = ["input", "image"].map((key) =>
      readText(members, key, `${subject}: verifications`),
    );
    const facts = members.get("facts");
    if (input === undefined || !(facts instanceof RegoObject)) {
      throw recordingInvalid(subject, "each of its verifications must have input and facts");
    }
    return toRecordedVerification(input, toJsonText(facts), image);
  });
  return verifications.length === 0 ? undefined : verifications;
}

function readList(document: Members, key: string, subject: string): readonly Term[] {
  const value = document.get(key);
  if (Array.isArray(value)) return value;
  throw recordingInvalid(subject, `${key} must be a list`);
}

/** Reads the images whose attestations were inputs. */
function readImages(document: Members, subject: string): ReadonlyMap<string, RecordedImage> | undefined {
  if (!document.has("images")) return undefined;
  const where = `${subject}: images`;
  const text = (members: Members, key: string): string => {
    const value = readText(members, key, where);
    if (value === undefined) throw recordingInvalid(where, `${key} is missing`);
    return value;
  };
  return new Map(
    readList(document, "images", subject).map((entry) => {
      const members = asObject(entry, where);
      const address = text(members, "address");
      const attestations = readList(members, "attestations", where).map((item) => {
        const attestation = asObject(item, where);
        return {
          name: text(attestation, "name"),
          mediaType: text(attestation, "media_type"),
          text: text(attestation, "text"),
          ...(attestation.has("platform") ? { platform: text(attestation, "platform") } : {}),
        };
      });
      const image: RecordedImage = {
        address,
        image: text(members, "image"),
        digest: text(members, "digest"),
        mediaType: text(members, "media_type"),
        attestations,
        leftOut: readTexts(members, "left_out", where) ?? [],
        ...(members.has("description") ? { description: text(members, "description") } : {}),
      };
      return [address, image];
    }),
  );
}

/** Returns the answer of `time.now_ns`. */
function answeredTime(calls: readonly RecordedCall[]): bigint | undefined {
  const answer = calls.find(({ name }) => name === "time.now_ns")?.answer;
  return answer?.kind === "value" && /^\d+$/.test(answer.json) ? BigInt(answer.json) : undefined;
}

function currentTime(): bigint {
  return BigInt(Date.now()) * 1_000_000n;
}

const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;

/** RFC 3339 in UTC, such as `2026-01-31T12:00:00.000000001Z`. */
function fromTimestamp(text: string, subject: string): bigint {
  const [, seconds = "", fraction = ""] = TIMESTAMP.exec(text) ?? [];
  const ms = Date.parse(`${seconds}Z`);
  // Date.parse rolls 31 February over to 3 March.
  if (Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(seconds)) {
    throw recordingInvalid(subject, "its time is missing or invalid; write it as 2026-01-31T12:00:00Z");
  }
  return BigInt(ms) * 1_000_000n + BigInt(fraction.padEnd(9, "0"));
}

/**
 * Parses a recording, also a signed one, whose signature is not verified, or only answers in the form of a decision's
 * `ndBuiltinCache`.
 *
 * @param label its name in errors.
 * @throws ConfigurationError `recording_invalid`, also for a digest that is missing or wrong
 * @throws DocumentError, VerificationError for an envelope that is malformed or holds something else.
 */
export function readRecording(
  given: string,
  label: string,
  { handWritten = false }: ReadRecordingOptions,
): { facts: RecordingFacts; calls: RecordedCall[] } {
  const payload = openRecording(label, given)?.payload;
  const term = parseText(payload === undefined ? given : Buffer.from(payload).toString("utf8"), label);
  const document = asObject(term, label);
  if (!SECTIONS.some((section) => document.has(section))) {
    // Answers alone, by the names of built-ins. An object with another member is no recording at all.
    const [other] = [...document].find(([, answers]) => !(answers instanceof RegoObject)) ?? [];
    if (other !== undefined) {
      throw recordingInvalid(
        label,
        `it has none of ${SECTIONS.join(", ")}, and where ${other} is, an object was expected; eval and gate write one with --record FILE`,
      );
    }
    const answers = new Map([["nd_builtin_cache", term]]);
    const calls = readSection(answers, "nd_builtin_cache", label);
    return { facts: { nowNs: answeredTime(calls) ?? currentTime() }, calls };
  }
  checkFormat(document.get("version"), label, handWritten);
  const calls = SECTIONS.flatMap((section) => readSection(document, section, label));
  markTruncated(document, calls, label);
  const facts = readFacts(document, label, handWritten);
  checkDigest(term, document, label, handWritten);
  return { facts, calls };
}
