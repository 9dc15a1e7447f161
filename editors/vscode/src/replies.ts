/** A position in a file as OPA counts: from 1. `file` is relative to the folder in which the command ran. */
export interface Location {
  file: string;
  row: number;
  col: number;
}

/** An error of `regohost check --format json`. */
export interface CheckError {
  code: string;
  message: string;
  location: Location | undefined;
}

/** A test's outcome in `regohost test --output json`. */
export interface TestResult {
  /** The full name, such as `data.gate_test.test_x`; all tests of one name have the same. */
  name: string;
  location: Location;
  outcome: "pass" | "fail" | "error" | "skip";
  /** Why it did not pass. */
  message: string;
  /** The place of the error, if it is another one. */
  errorLocation: Location | undefined;
  durationMs: number;
  /** The text of its prints. */
  prints: string;
}

/** A document without the expected form. Its text is not quoted: it may have values of an input. */
class ReplyError extends Error {
  override readonly name = "ReplyError";
}

type Fields = Partial<Record<string, unknown>>;

/** @throws ReplyError for text without the form of `regohost check --format json`. Empty text has no errors. */
export function readCheckErrors(json: string): CheckError[] {
  if (json.trim() === "") return [];
  return toList(toFields(parseJson(json, "check"), "check")["errors"], "check").map((entry) => {
    const error = toFields(entry, "check");
    return {
      code: toText(error["code"]),
      message: toText(error["message"]),
      location: toLocation(error["location"]),
    };
  });
}

/** @throws ReplyError for text without the form of `regohost test --output json` */
export function readTestResults(json: string): TestResult[] {
  return toList(parseJson(json, "test"), "test").map((entry) => {
    const result = toFields(entry, "test");
    const location = toLocation(result["location"]);
    if (location === undefined) throw new ReplyError("a result of regohost test has no location");
    const { duration } = result;
    return {
      // OPA numbers further tests of one name: `test_x#01`.
      name: `${toText(result["package"])}.${toText(result["name"])}`.replace(/#\d+$/, ""),
      location,
      ...toOutcome(result),
      durationMs: typeof duration === "number" ? duration / 1e6 : 0,
      prints: Buffer.from(toText(result["output"]), "base64").toString("utf8"),
    };
  });
}

function toOutcome(result: Fields): Pick<TestResult, "outcome" | "message" | "errorLocation"> {
  if (result["error"] !== undefined) {
    const error = toFields(result["error"], "test");
    return {
      outcome: "error",
      message: `${toText(error["code"])}: ${toText(error["message"])}`,
      errorLocation: toLocation(error["location"]),
    };
  }
  const outcome = result["fail"] === true ? "fail" : result["skip"] === true ? "skip" : "pass";
  const cases = outcome === "fail" ? failedCases(result["sub_results"]) : [];
  const message = cases.length === 0 ? "the test is not true" : `failed cases: ${cases.join(", ")}`;
  return { outcome, message, errorLocation: undefined };
}

/** The names of failed cases, such as `outer/inner`. */
function failedCases(value: unknown, prefix = ""): string[] {
  if (value === undefined) return [];
  return Object.entries(toFields(value, "test")).flatMap(([name, entry]) => {
    const result = toFields(entry, "test");
    const inner = failedCases(result["sub_results"], `${prefix}${name}/`);
    return inner.length > 0 ? inner : result["fail"] === true ? [`${prefix}${name}`] : [];
  });
}

/**
 * The value of a query as indented JSON; `undefined` when the query has none.
 *
 * @throws ReplyError for text without the form of `regohost eval --format json`, and for errors in it
 */
export function readValue(json: string): string | undefined {
  const { result, errors } = toFields(parseJson(json, "eval"), "eval");
  if (errors !== undefined) throw new ReplyError("regohost eval reported errors");
  if (result === undefined) return undefined;
  const [first] = toList(result, "eval");
  const [expression] = toList(toFields(first, "eval")["expressions"], "eval");
  return JSON.stringify(toFields(expression, "eval")["value"], null, 2);
}

/** @throws ReplyError for text that is not JSON */
export function parseJson(json: string, command: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw new ReplyError(`regohost ${command} printed no JSON`);
  }
}

/** @throws ReplyError for anything except an object */
export function toFields(value: unknown, command: string): Fields {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new ReplyError(`regohost ${command} printed JSON of an unknown form`);
}

/** @throws ReplyError for anything except an array */
export function toList(value: unknown, command: string): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  throw new ReplyError(`regohost ${command} printed JSON of an unknown form`);
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function toLocation(value: unknown): Location | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { file, row, col } = value as Fields;
  return typeof file === "string" && typeof row === "number" && typeof col === "number" && row > 0 && col > 0
    ? { file, row, col }
    : undefined;
}

/** Writes control and bidirectional characters as escapes, except line breaks and tabs: terminals and editors act on them. */
export function toPrintable(text: string): string {
  return text.replaceAll(
    // eslint-disable-next-line no-control-regex -- these are what it replaces
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** At most `length` characters, with a mark where text is missing. */
export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
