import { randomBytes } from "node:crypto";
import type { ErrorCode } from "../errors.js";
import { parseJson, parseTerm } from "../rego/parse-term.js";
import { toJsonText } from "../rego/term-text.js";
import { RegoObject, type Term } from "../rego/term.js";
import { opaVersion, version } from "../version.js";
import { callKey } from "./call-key.js";
import { answerWithoutSecrets, mayHoldSecrets, withoutSecrets } from "./call-secrets.js";
import type { CallRecord } from "./decision.js";
import {
  readRecording,
  RECORDING_FORMAT,
  recordingInvalid,
  type ReadRecordingOptions,
} from "./read-recording.js";
import { numberedStandIns, saltedStandIns, type StandIn } from "./stand-in.js";

/** How a call was answered. */
export type RecordedAnswer =
  | { kind: "value"; json: string }
  | { kind: "undefined"; notFound: boolean }
  /** `opaCode`: the error is one that OPA's own function returns, so it is undefined unless strict errors are on. */
  | { kind: "error"; code: ErrorCode; message: string; opaCode?: string };

/** A call of a built-in and its answer. */
export interface RecordedCall {
  name: string;
  /** The JSON text of its arguments, an array. */
  args: string;
  answer: RecordedAnswer;
}

/** What decided, besides the calls. */
export interface RecordingFacts {
  /** The revisions of the bundles that decided, where they have one. */
  revisions?: readonly string[];
  /** What the policies were made of: `sha256:…`, as `Policy.origin` has it. */
  policyDigests?: readonly string[];
  /** Of the base documents that the policies had: `sha256:…` of their canonical text. */
  dataDigests?: readonly string[];
  /** Absent for calls of several evaluations. */
  entrypoint?: string;
  /** The input's exact JSON text; absent when there was none, and for several evaluations. */
  input?: string;
  /** The frozen time: nanoseconds since the epoch. */
  nowNs: bigint;
  seed?: string;
  /** Whether errors of standard built-ins ended the evaluation. Default: false. */
  strictBuiltinErrors?: boolean;
  /** Of the stand-ins that a file has in place of secrets; absent when there are none. */
  salt?: string;
}

const AMBIGUOUS: RecordedAnswer = {
  kind: "error",
  code: "recording_ambiguous",
  message: "it was answered in two ways while it was recorded; record the inputs one by one",
};

const asItIs: StandIn = (secret) => secret;

/**
 * The answers that an evaluation used, with what else decided it: enough to decide again without a network. The file
 * is JSON, the answers in the form of OPA's `nd_builtin_cache`, with `undefined` and `errors` beside them under the same
 * keys. The file holds no credential: each has a stand-in, which is the same only for the same credential, so that a
 * replay finds the call. In memory a recording that was not read from a file holds them.
 */
export class Recording {
  readonly facts: RecordingFacts;
  /** The call log of the evaluation, one that failed too; of a recording that was read, none. */
  readonly callLog: readonly CallRecord[];
  readonly #calls = new Map<string, RecordedCall>();
  readonly #standIn: StandIn;

  constructor(
    facts: RecordingFacts,
    calls: Iterable<RecordedCall> = [],
    callLog: readonly CallRecord[] = [],
  ) {
    this.facts = facts;
    this.callLog = callLog;
    this.#standIn = facts.salt === undefined ? asItIs : saltedStandIns(facts.salt);
    for (const call of calls) this.put(call);
  }

  /**
   * Adds a call. One that is there with another answer is an error from then on (`recording_ambiguous`): nobody can
   * tell which of them it would get.
   */
  put(call: RecordedCall): void {
    const key = this.#keyOf(call.name, parseArguments(call.args));
    const known = this.#calls.get(key);
    if (known === undefined) this.#calls.set(key, call);
    else if (!isSameAnswer(known, call)) this.#calls.set(key, { ...known, answer: AMBIGUOUS });
  }

  /** The calls without their credentials; those that were answered in two ways are errors. */
  get calls(): RecordedCall[] {
    const standIn = numberedStandIns();
    return this.exactCalls.map((call) => withStandIns(call, standIn));
  }

  /** The calls as they were made, with their credentials: to evaluate over them again, never to be written or shown. */
  get exactCalls(): RecordedCall[] {
    return [...this.#calls.values()];
  }

  /** @param args The Rego text of each argument. */
  find(name: string, args: readonly string[]): RecordedAnswer | undefined {
    return this.#calls.get(this.#keyOf(name, args.map(parseTerm)))?.answer;
  }

  /** Adds the answer to a call, as {@link Recording.put} does. @param args The Rego text of each argument. */
  add(name: string, args: readonly string[], answer: RecordedAnswer): void {
    this.put({ name, args: toJsonText(args.map(parseTerm)), answer });
  }

  /** Sets become arrays, as they do in the file. */
  #keyOf(name: string, args: readonly Term[]): string {
    const shown =
      this.#standIn === asItIs || !mayHoldSecrets(name) ? args : withoutSecrets(name, args, this.#standIn);
    return callKey(name, shown.map(toJsonText));
  }

  /** The file's text. */
  toJson(): string {
    const { revisions, policyDigests, dataDigests, entrypoint, input, nowNs, seed } = this.facts;
    const written = this.#withoutSecrets();
    const { salt } = written.facts;
    const members: [string, string | undefined][] = [
      ["version", String(RECORDING_FORMAT)],
      ["regohost", JSON.stringify(version)],
      ["opa", JSON.stringify(opaVersion)],
      ["revisions", toOptionalJson(revisions)],
      ["policy_digests", toOptionalJson(policyDigests)],
      ["data_digests", toOptionalJson(dataDigests)],
      ["entrypoint", toOptionalJson(entrypoint)],
      ["time", JSON.stringify(toTimestamp(nowNs))],
      ["seed", toOptionalJson(seed)],
      ["strict_builtin_errors", this.facts.strictBuiltinErrors === true ? "true" : undefined],
      ["salt", toOptionalJson(salt)],
      ["input", input],
      ["nd_builtin_cache", written.#section((answer) => (answer.kind === "value" ? answer.json : undefined))],
      [
        "undefined",
        written.#section((answer) => (answer.kind === "undefined" ? toUndefined(answer) : undefined)),
      ],
      ["errors", written.#section((answer) => (answer.kind === "error" ? toError(answer) : undefined))],
    ];
    const lines = members.flatMap(([key, text]) => (text === undefined ? [] : [`  "${key}": ${text}`]));
    return `{\n${lines.join(",\n")}\n}\n`;
  }

  /** The same recording as a file has it. */
  #withoutSecrets(): Recording {
    const salt = this.facts.salt ?? randomBytes(16).toString("hex");
    const salted = saltedStandIns(salt);
    let isUsed = this.facts.salt !== undefined;
    const standIn: StandIn = (secret) => {
      isUsed = true;
      return salted(secret);
    };
    const calls = this.exactCalls.map((call) => withStandIns(call, standIn));
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
   * Reads a recording, or the answers alone as a decision's `ndBuiltinCache` has them.
   *
   * @param what Names it in errors.
   * @throws ConfigurationError `recording_invalid`, also when it has two answers to one call.
   */
  static parse(text: string, what = "the recording", options: ReadRecordingOptions = {}): Recording {
    const { facts, calls } = readRecording(text, what, options);
    const recording = new Recording(facts);
    for (const call of calls) {
      const size = recording.#calls.size;
      recording.put(call);
      if (recording.#calls.size === size) {
        throw recordingInvalid(what, `it has two answers to ${call.name}${call.args}`);
      }
    }
    return recording;
  }
}

function parseArguments(text: string): Term[] {
  const terms = parseJson(text);
  if (!Array.isArray(terms)) throw new TypeError("arguments are an array");
  return terms;
}

function withStandIns(call: RecordedCall, standIn: StandIn): RecordedCall {
  const { name, args, answer } = call;
  if (!mayHoldSecrets(name)) return call;
  const terms = parseArguments(args);
  const shownArgs = toJsonText(withoutSecrets(name, terms, standIn));
  if (answer.kind !== "value") return { name, args: shownArgs, answer };
  const json = toJsonText(answerWithoutSecrets(name, terms, parseJson(answer.json), standIn));
  return { name, args: shownArgs, answer: { ...answer, json } };
}

/** Errors of one kind are alike, whatever their messages tell of a request. */
function isSameAnswer({ name, answer: a }: RecordedCall, { answer: b }: RecordedCall): boolean {
  if (a.kind === "value" && b.kind === "value") {
    return a.json === b.json || withoutDate(name, a.json) === withoutDate(name, b.json);
  }
  if (a.kind === "error" && b.kind === "error") return a.code === b.code && a.opaCode === b.opaCode;
  return a.kind === "undefined" && b.kind === "undefined" && a.notFound === b.notFound;
}

/** Responses that differ in nothing but when they were sent are one answer. */
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

function toUndefined({ notFound }: Extract<RecordedAnswer, { kind: "undefined" }>): string {
  return notFound ? '{"not_found": true}' : "{}";
}

function toError({ code, message, opaCode }: Extract<RecordedAnswer, { kind: "error" }>): string {
  return JSON.stringify({ code, ...(opaCode === undefined ? {} : { opa_code: opaCode }), message });
}

const SECOND = 1_000_000_000n;

/** RFC 3339 in UTC, with all nanoseconds. */
function toTimestamp(nowNs: bigint): string {
  const fraction = ((nowNs % SECOND) + SECOND) % SECOND;
  const seconds = new Date(Number((nowNs - fraction) / 1_000_000n)).toISOString();
  return seconds.replace(".000Z", `.${String(fraction).padStart(9, "0")}Z`);
}
