import { randomBytes } from "node:crypto";
import type { JsonValue } from "../../base/terms/json-value.js";
import { parseJson, parseTerm } from "../../base/terms/parse-term.js";
import { toJsonText } from "../../base/terms/term-text.js";
import { RegoObject, type Term } from "../../base/terms/term.js";
import { opaVersion, version } from "../../base/version.js";
import { callKey } from "../../base/terms/call-key.js";
import { answerWithoutSecrets, mayHoldSecrets, withoutSecrets } from "./call-secrets.js";
import type { CallRecord } from "./call-record.js";
import { inputDigest } from "./input-digest.js";
import { markRecording } from "./is-recording.js";
import {
  readRecording,
  recordingDigest,
  RECORDING_FORMAT,
  recordingInvalid,
  type ReadRecordingOptions,
} from "./read-recording.js";
import type { RecordedAnswer, RecordedCall, RecordingFacts } from "./recorded-call.js";
import { verificationOfDocument, verificationOfInput, verificationsText } from "./recorded-verification.js";
import {
  hidden,
  numberedPlaceholders,
  saltedPlaceholders,
  type ToPlaceholder,
} from "./secret-placeholder.js";
import { SentSecrets } from "./sent-secrets.js";

const AMBIGUOUS: RecordedAnswer = {
  kind: "error",
  code: "recording_ambiguous",
  message: "it had two different answers when recorded; record the inputs separately",
};

const asItIs: ToPlaceholder = (secret) => secret;

/**
 * The answers that an evaluation used and its other facts: enough to replay it without a network. The file is JSON,
 * with answers in the form of OPA's `nd_builtin_cache`, and `undefined` and `errors` under the same keys. The file
 * contains no credentials: placeholders, unique per credential, let a replay find the call. A recording in memory
 * contains credentials unless it was read from a file.
 *
 * @example
 * ```ts
 * import { writeFile } from "node:fs/promises";
 * import { loadPolicy, Recording } from "regohost";
 *
 * await using policy = await loadPolicy("policies/");
 * let recorded: string | undefined;
 * await policy.evaluate({ user: "ada" }, { onRecording: (recording) => (recorded = recording.toJson()) });
 * await writeFile("recording.json", recorded ?? "");
 *
 * // The same again, without a network.
 * await using replayed = await loadPolicy("policies/", { replay: Recording.parse(recorded ?? "") });
 * await replayed.evaluate({ user: "ada" });
 * ```
 */
export class Recording {
  /** Input, time, seed and origin of the recorded evaluation. A replay takes time and seed from here. */
  readonly facts: RecordingFacts;
  /** The call log of the evaluation, even a failed one; empty for a recording read from a file. */
  readonly callLog: readonly CallRecord[];
  readonly #calls = new Map<string, RecordedCall>();
  readonly #toPlaceholder: ToPlaceholder;

  /**
   * @param calls Added as {@link Recording.put} does. Default: none.
   * @param callLog Default: empty.
   */
  constructor(
    facts: RecordingFacts,
    calls: Iterable<RecordedCall> = [],
    callLog: readonly CallRecord[] = [],
  ) {
    markRecording(this);
    this.facts = facts;
    this.callLog = callLog;
    this.#toPlaceholder = facts.salt === undefined ? asItIs : saltedPlaceholders(facts.salt);
    for (const call of calls) this.put(call);
  }

  /** Adds a call. A known call with a different answer becomes an error (`recording_ambiguous`), because a replay could not choose. */
  put(call: RecordedCall): void {
    const key = this.#getKey(call.name, parseArguments(call.args));
    const known = this.#calls.get(key);
    if (known === undefined) this.#calls.set(key, call);
    else if (!isSameAnswer(known, call)) this.#calls.set(key, { ...known, answer: AMBIGUOUS });
    else if (isTruncated(call.answer)) this.#calls.set(key, call);
  }

  /** The calls without their credentials; those with two different answers are errors. */
  get calls(): RecordedCall[] {
    return withPlaceholders(this, numberedPlaceholders());
  }

  /** The original calls with credentials, for another evaluation. Never write or show them. */
  get exactCalls(): RecordedCall[] {
    return [...this.#calls.values()];
  }

  /**
   * Finds the answer to a call; `undefined` when it was not recorded.
   *
   * @param args The Rego text of each argument.
   */
  find(name: string, args: readonly string[]): RecordedAnswer | undefined {
    return this.#calls.get(this.#getKey(name, args.map(parseTerm)))?.answer;
  }

  /** Adds the answer to a call, as {@link Recording.put} does. @param args The Rego text of each argument. */
  add(name: string, args: readonly string[], answer: RecordedAnswer): void {
    this.put({ name, args: toJsonText(args.map(parseTerm)), answer });
  }

  /** Sets become arrays, as in the file. */
  #getKey(name: string, args: readonly Term[]): string {
    const shown =
      this.#toPlaceholder === asItIs || !mayHoldSecrets(name)
        ? args
        : withoutSecrets(name, args, this.#toPlaceholder);
    return callKey(name, shown.map(toJsonText));
  }

  /**
   * Returns the verified facts about a document when it was recorded, for `verification` of `evaluate`; `undefined`
   * when this envelope or bundle, byte for byte, was not verified then. The same payload in another envelope is another
   * document.
   *
   * @param document The bytes of its JSON, or their text. Default: the recorded input, of a recording of one evaluation.
   * @param image The digest of the image whose attestation it is, `sha256:…`. Default: it may be of any image, or a file.
   *
   * @example
   * ```ts
   * import { readFile } from "node:fs/promises";
   * import { loadPolicy, Recording } from "regohost";
   *
   * const replay = Recording.parse(await readFile("recording.json", "utf8"));
   * await using policy = await loadPolicy("policies/", { replay });
   * await policy.evaluate(JSON.parse(replay.facts.input ?? "null"), { verification: replay.verificationOf() });
   * ```
   */
  verificationOf(
    document?: Uint8Array | string,
    image?: string,
  ): Readonly<Record<string, JsonValue>> | undefined {
    const { verifications = [], input } = this.facts;
    if (document !== undefined) return verificationOfDocument(verifications, document, image);
    return input === undefined ? undefined : verificationOfInput(verifications, inputDigest(input));
  }

  /** Returns the file's text. */
  toJson(): string {
    const { revisions, policyDigests, dataDigests, inputDigests, entrypoint, input, nowNs, seed } =
      this.facts;
    const written = this.#withoutSecrets();
    const { salt } = written.facts;
    const members: [string, string | undefined][] = [
      ["version", String(RECORDING_FORMAT)],
      ["regohost", JSON.stringify(version)],
      ["opa", JSON.stringify(opaVersion)],
      ["revisions", toOptionalJson(revisions)],
      ["policy_digests", toOptionalJson(policyDigests)],
      ["data_digests", toOptionalJson(dataDigests)],
      ["input_digests", toOptionalJson(inputDigests)],
      ["entrypoint", toOptionalJson(entrypoint)],
      ["time", JSON.stringify(toTimestamp(nowNs))],
      ["seed", toOptionalJson(seed)],
      ["strict_builtin_errors", this.facts.strictBuiltinErrors === true ? "true" : undefined],
      ["salt", toOptionalJson(salt)],
      ["input", input],
      ["verifications", verificationsText(this.facts.verifications)],
      ["images", imagesText(this.facts.images)],
      ["nd_builtin_cache", written.#section((answer) => (answer.kind === "value" ? answer.json : undefined))],
      [
        "undefined",
        written.#section((answer) => (answer.kind === "undefined" ? toUndefined(answer) : undefined)),
      ],
      ["errors", written.#section((answer) => (answer.kind === "error" ? toError(answer) : undefined))],
      [
        "truncated",
        this.exactCalls.some(({ answer }) => isTruncated(answer))
          ? written.#section((answer) => (isTruncated(answer) ? "true" : undefined))
          : undefined,
      ],
    ];
    const lines = members.flatMap(([key, text]) => (text === undefined ? [] : [`  "${key}": ${text}`]));
    const digest = recordingDigest(parseJson(`{${lines.join(",")}}`));
    return `{\n${[...lines, `  "digest": ${JSON.stringify(digest)}`].join(",\n")}\n}\n`;
  }

  /** Returns the file's content as a JSON value, for `JSON.stringify`. Numbers beyond 2^53 lose digits; `toJson` keeps them. */
  toJSON(): unknown {
    const { digest: _, ...members } = JSON.parse(this.toJson()) as Record<string, unknown>;
    return { ...members, digest: recordingDigest(parseJson(JSON.stringify(members))) };
  }

  /** Returns the recording in its file form. */
  #withoutSecrets(): Recording {
    const salt = this.facts.salt ?? randomBytes(16).toString("hex");
    const salted = saltedPlaceholders(salt);
    let isUsed = this.facts.salt !== undefined;
    const toPlaceholder: ToPlaceholder = (secret) => {
      isUsed = true;
      return salted(secret);
    };
    const calls = withPlaceholders(this, toPlaceholder);
    return new Recording(isUsed ? { ...this.facts, salt } : this.facts, calls);
  }

  #section(textOf: (answer: RecordedAnswer) => string | undefined): string {
    const byName = new Map<string, string[]>();
    for (const { name, args, answer } of this.#calls.values()) {
      const text = textOf(answer);
      if (text === undefined) continue;
      const lines = byName.get(name) ?? [];
      lines.push(`      ${JSON.stringify(args)}: ${text}`);
      byName.set(name, lines);
    }
    if (byName.size === 0) return "{}";
    const names = Array.from(
      byName,
      ([name, lines]) => `    ${JSON.stringify(name)}: {\n${lines.join(",\n")}\n    }`,
    );
    return `{\n${names.join(",\n")}\n  }`;
  }

  /**
   * Parses a recording, or only answers in the form of a decision's `ndBuiltinCache`. A signed one is taken too; its
   * signature is verified by `verifyRecording` of `regohost/verify`, not here.
   *
   * @param subject its name in errors.
   * @throws ConfigurationError `recording_invalid`, also for two answers to one call, and for content that does not have the
   * recording's digest.
   * @throws DocumentError `envelope_invalid`, VerificationError `statement_invalid` for an envelope that is malformed or holds
   * something else.
   */
  static parse(text: string, subject = "the recording", options: ReadRecordingOptions = {}): Recording {
    const { facts, calls } = readRecording(text, subject, options);
    const recording = new Recording(facts);
    for (const call of calls) {
      const size = recording.#calls.size;
      recording.put(call);
      if (recording.#calls.size === size) {
        throw recordingInvalid(subject, `it has two answers to ${call.name}${call.args}`);
      }
    }
    return recording;
  }
}

function imagesText(images: RecordingFacts["images"]): string | undefined {
  if (images === undefined || images.size === 0) return undefined;
  const written = Array.from(images.values(), ({ address, image, digest, mediaType, ...rest }) => ({
    address,
    image,
    digest,
    media_type: mediaType,
    attestations: rest.attestations.map(({ name, mediaType: type, text, platform }) => ({
      name,
      media_type: type,
      text,
      ...(platform === undefined ? {} : { platform }),
    })),
    left_out: rest.leftOut,
    ...(rest.description === undefined ? {} : { description: rest.description }),
  }));
  return `[\n${written.map((image) => `    ${JSON.stringify(image)}`).join(",\n")}\n  ]`;
}

function parseArguments(text: string): Term[] {
  const terms = parseJson(text);
  if (!Array.isArray(terms)) throw new TypeError("arguments are an array");
  return terms;
}

/** Returns the credentials that the calls of a recording sent. */
export function getSecrets(
  { exactCalls }: Pick<Recording, "exactCalls">,
  toPlaceholder = hidden,
): SentSecrets {
  const secret = exactCalls.filter(({ name }) => mayHoldSecrets(name));
  return new SentSecrets(
    secret.map(({ name, args }) => ({ name, args: parseArguments(args) })),
    toPlaceholder,
  );
}

function withPlaceholders(recording: Recording, toPlaceholder: ToPlaceholder): RecordedCall[] {
  const sent = getSecrets(recording, toPlaceholder);
  return recording.exactCalls.map((call) => {
    const { name, args, answer } = call;
    if (sent.isEmpty && !mayHoldSecrets(name)) return call;
    const shownArgs = toJsonText(withoutSecrets(name, parseArguments(args), toPlaceholder));
    if (answer.kind !== "value") return { name, args: shownArgs, answer };
    const own = answerWithoutSecrets(name, parseJson(answer.json), toPlaceholder);
    return { name, args: shownArgs, answer: { ...answer, json: toJsonText(sent.inTerm(own)) } };
  });
}

function isTruncated(answer: RecordedAnswer): boolean {
  return answer.kind === "value" && answer.truncated === true;
}

/** Errors with equal codes are equal, whatever their messages. */
function isSameAnswer({ name, answer: a }: RecordedCall, { answer: b }: RecordedCall): boolean {
  if (a.kind === "value" && b.kind === "value") {
    return a.json === b.json || withoutDate(name, a.json) === withoutDate(name, b.json);
  }
  if (a.kind === "error" && b.kind === "error") {
    return a.code === b.code && a.opaCode === b.opaCode && a.noAnswer === b.noAnswer;
  }
  return a.kind === "undefined" && b.kind === "undefined" && a.notFound === b.notFound;
}

/** Responses that differ only in their date are equal. */
function withoutDate(name: string, json: string): string {
  const response = name === "http.send" ? parseJson(json) : undefined;
  if (!(response instanceof RegoObject)) return json;
  const entries = response.entries.map(([member, value]): [Term, Term] =>
    member === "headers" && value instanceof RegoObject
      ? [member, new RegoObject(value.entries.filter(([header]) => header !== "date"))]
      : [member, value],
  );
  return toJsonText(new RegoObject(entries));
}

function toOptionalJson(value: string | readonly string[] | undefined): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}

function toUndefined({ notFound, reason }: Extract<RecordedAnswer, { kind: "undefined" }>): string {
  const members = [
    ...(notFound ? ['"not_found": true'] : []),
    ...(reason === undefined ? [] : [`"reason": ${JSON.stringify(reason)}`]),
  ];
  return `{${members.join(", ")}}`;
}

function toError({ code, message, opaCode, noAnswer }: Extract<RecordedAnswer, { kind: "error" }>): string {
  return JSON.stringify({
    code,
    ...(opaCode === undefined ? {} : { opa_code: opaCode }),
    ...(noAnswer === true && { no_answer: true }),
    message,
  });
}

const SECOND = 1_000_000_000n;

/** RFC 3339 in UTC, with all nanoseconds. */
function toTimestamp(nowNs: bigint): string {
  const fraction = ((nowNs % SECOND) + SECOND) % SECOND;
  const seconds = new Date(Number((nowNs - fraction) / 1_000_000n)).toISOString();
  return seconds.replace(".000Z", `.${String(fraction).padStart(9, "0")}Z`);
}
