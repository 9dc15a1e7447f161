import { ERROR_CODES, ConfigurationError, type ErrorCode } from "../errors.js";
import { parseJson, parseTerm } from "../rego/parse-term.js";
import { jsonKey, toJsonText } from "../rego/term-text.js";
import { RegoObject, RegoNumber, type Term } from "../rego/term.js";
import { opaVersion, version } from "../version.js";
import { callKey } from "./call-key.js";
import { withoutSecrets } from "./call-secrets.js";

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
  /** The bundle's revision, when it has one. */
  revision?: string;
  /** Absent for calls of several evaluations. */
  entrypoint?: string;
  /** The input's exact JSON text; absent when there was none, and for several evaluations. */
  input?: string;
  /** The frozen time: nanoseconds since the epoch. */
  nowNs: bigint;
  seed?: string;
}

/** The form of the file. A reader refuses a newer one. */
const FORMAT = 1;

/**
 * The answers that an evaluation used, with what else decided it: enough to decide again without a network. It is
 * kept as JSON, the answers in the form of OPA's `nd_builtin_cache`, with `undefined` and `errors` beside them under
 * the same keys. It holds no token: credentials in arguments of calls are replaced.
 */
export class Recording {
  readonly facts: RecordingFacts;
  readonly #calls = new Map<string, RecordedCall>();

  constructor(facts: RecordingFacts, calls: Iterable<RecordedCall> = []) {
    this.facts = facts;
    for (const call of calls) this.put(call);
  }

  /** Adds a call, or replaces its answer. */
  put(call: RecordedCall): void {
    this.#calls.set(keyOf(call.name, parseArguments(call.args)), call);
  }

  get calls(): RecordedCall[] {
    return [...this.#calls.values()];
  }

  /** @param args The Rego text of each argument. */
  find(name: string, args: readonly string[]): RecordedAnswer | undefined {
    return this.#calls.get(keyOf(name, args.map(parseTerm)))?.answer;
  }

  /** Adds the answer to a call. @param args The Rego text of each argument. */
  add(name: string, args: readonly string[], answer: RecordedAnswer): void {
    const terms = withoutSecrets(name, args.map(parseTerm));
    this.#calls.set(keyOf(name, terms), { name, args: toJsonText(terms), answer });
  }

  /** The file's text. */
  toJson(): string {
    const { revision, entrypoint, input, nowNs, seed } = this.facts;
    const members: [string, string | undefined][] = [
      ["version", String(FORMAT)],
      ["regohost", JSON.stringify(version)],
      ["opa", JSON.stringify(opaVersion)],
      ["revision", revision === undefined ? undefined : JSON.stringify(revision)],
      ["entrypoint", entrypoint === undefined ? undefined : JSON.stringify(entrypoint)],
      ["time", JSON.stringify(toTimestamp(nowNs))],
      ["seed", seed === undefined ? undefined : JSON.stringify(seed)],
      ["input", input],
      ["nd_builtin_cache", this.#section((answer) => (answer.kind === "value" ? answer.json : undefined))],
      [
        "undefined",
        this.#section((answer) => (answer.kind === "undefined" ? toUndefined(answer) : undefined)),
      ],
      ["errors", this.#section((answer) => (answer.kind === "error" ? toError(answer) : undefined))],
    ];
    const lines = members.flatMap(([key, text]) => (text === undefined ? [] : [`  "${key}": ${text}`]));
    return `{\n${lines.join(",\n")}\n}\n`;
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
   * @throws ConfigurationError `recording_invalid`
   */
  static parse(text: string, what = "the recording"): Recording {
    const document = asObject(parseText(text, what), what);
    const isCache = !document.has("nd_builtin_cache");
    const sections = isCache ? new Map([["nd_builtin_cache", new RegoObject([...document])]]) : document;
    if (!isCache) checkFormat(document.get("version"), what);
    const recording = new Recording(isCache ? { nowNs: currentTime() } : readFacts(document, what));
    readSection(sections, "nd_builtin_cache", what, (name, args, value) => {
      recording.add(name, args, { kind: "value", json: toJsonText(value) });
    });
    readSection(sections, "undefined", what, (name, args, value) => {
      const notFound = asObject(value, `${what}: undefined`).get("not_found") === true;
      recording.add(name, args, { kind: "undefined", notFound });
    });
    readSection(sections, "errors", what, (name, args, value) => {
      recording.add(name, args, readError(asObject(value, `${what}: errors`)));
    });
    return recording;
  }
}

function keyOf(name: string, args: readonly Term[]): string {
  // Sets become arrays, as they do in the file.
  return callKey(name, withoutSecrets(name, args).map(toJsonText));
}

function toUndefined({ notFound }: Extract<RecordedAnswer, { kind: "undefined" }>): string {
  return notFound ? '{"not_found": true}' : "{}";
}

function toError({ code, message, opaCode }: Extract<RecordedAnswer, { kind: "error" }>): string {
  return JSON.stringify({ code, ...(opaCode === undefined ? {} : { opa_code: opaCode }), message });
}

function invalid(what: string, why: string, cause?: unknown): ConfigurationError {
  return new ConfigurationError(`${what} is not a recording: ${why}`, { code: "recording_invalid", cause });
}

function parseText(text: string, what: string): Term {
  try {
    return parseJson(text);
  } catch (error) {
    throw invalid(what, "it is not JSON, or was cut short", error);
  }
}

function asObject(term: Term | undefined, what: string): Map<string, Term> {
  if (!(term instanceof RegoObject)) throw invalid(what, "an object was expected");
  return new Map(term.entries.map(([key, value]) => [jsonKey(key), value]));
}

function checkFormat(format: Term | undefined, what: string): void {
  const number = format instanceof RegoNumber ? Number(format.text) : NaN;
  if (number > FORMAT) {
    throw invalid(what, `it is of version ${number}, which a newer regohost wrote; this one reads ${FORMAT}`);
  }
  if (number !== FORMAT) throw invalid(what, "it says no version");
}

function parseArguments(text: string): Term[] {
  const terms = parseJson(text);
  if (!Array.isArray(terms)) throw new TypeError("arguments are an array");
  return terms;
}

function readSection(
  document: ReadonlyMap<string, Term>,
  section: string,
  what: string,
  add: (name: string, args: string[], value: Term) => void,
): void {
  const names = document.get(section);
  if (names === undefined) return;
  for (const [name, answers] of asObject(names, `${what}: ${section}`)) {
    for (const [args, value] of asObject(answers, `${what}: ${section}: ${name}`)) {
      let terms: Term[];
      try {
        terms = parseArguments(args);
      } catch (error) {
        throw invalid(what, `${name}: ${args} is not the JSON text of a list of arguments`, error);
      }
      add(name, terms.map(toJsonText), value);
    }
  }
}

function readError(error: ReadonlyMap<string, Term>): RecordedAnswer {
  const [code, opaCode, message] = ["code", "opa_code", "message"].map((key) => error.get(key));
  return {
    kind: "error",
    code: ERROR_CODES.find((known) => known === code) ?? "builtin_failed",
    message: typeof message === "string" ? message : "it failed when it was recorded",
    ...(typeof opaCode === "string" ? { opaCode } : {}),
  };
}

function readFacts(document: ReadonlyMap<string, Term>, what: string): RecordingFacts {
  const textOf = (key: string): string | undefined => {
    const value = document.get(key);
    if (value === undefined || typeof value === "string") return value;
    throw invalid(what, `${key} must be a string`);
  };
  const [revision, entrypoint, seed, time] = ["revision", "entrypoint", "seed", "time"].map(textOf);
  const input = document.get("input");
  return {
    nowNs: fromTimestamp(time ?? "", what),
    ...(revision === undefined ? {} : { revision }),
    ...(entrypoint === undefined ? {} : { entrypoint }),
    ...(seed === undefined ? {} : { seed }),
    ...(input === undefined ? {} : { input: toJsonText(input) }),
  };
}

function currentTime(): bigint {
  return BigInt(Date.now()) * 1_000_000n;
}

const SECOND = 1_000_000_000n;

/** RFC 3339 in UTC, with all nanoseconds. */
function toTimestamp(nowNs: bigint): string {
  const fraction = ((nowNs % SECOND) + SECOND) % SECOND;
  const seconds = new Date(Number((nowNs - fraction) / 1_000_000n)).toISOString();
  return seconds.replace(".000Z", `.${String(fraction).padStart(9, "0")}Z`);
}

function fromTimestamp(text: string, what: string): bigint {
  const match = /^(.+)\.(\d{9})Z$/.exec(text);
  const ms = Date.parse(`${match?.[1] ?? ""}Z`);
  if (match?.[2] === undefined || Number.isNaN(ms)) throw invalid(what, "its time is missing or no time");
  return BigInt(ms) * 1_000_000n + BigInt(match[2]);
}
