import type * as Zod from "./zod.js";
import { readFromCaller } from "./option-rules.js";
import { nearest } from "./nearest.js";
import { shownValue } from "./address.js";

/** The types that a schema expects, in the words of a file's author. */
const KINDS: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  null: "null",
  number: "a number",
  object: "a mapping",
  record: "a mapping",
  string: "a text",
};

/** A problem of a document, and its location. */
interface SchemaProblem {
  /** The path to it, including the unknown or missing key itself. */
  path: (string | number)[];
  message: string;
}

/** How many problems of a document are described. */
const MAX_PROBLEMS = 20;

/** Begins each message that `describeIssue` makes. A schema's own message follows a colon. */
const PREDICATE = /^(?:must|is|fits) /;

function getKind(value: unknown): string {
  if (value === null) return "null";
  return KINDS[Array.isArray(value) ? "array" : typeof value] ?? typeof value;
}

function describeExpected(issue: Zod.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return values.length > 1 ? `one of ${values.join(", ")}` : (values[0] ?? "");
  }
  if (issue.code === "too_big" && issue.origin === "number") return `at most ${String(issue.maximum)}`;
  if (issue.code !== "too_small") return undefined;
  if (issue.origin === "string") return "a text that is not empty";
  if (issue.origin === "array") return "a list that is not empty";
  return `at least ${String(issue.minimum)}`;
}

/** Returns the predicate of a sentence about the value. Messages that a schema has itself come before it; `undefined` leaves it to Zod. */
function describeIssue(issue: Zod.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_union") return "fits none of its forms";
  const expected = describeExpected(issue);
  if (expected === undefined) return undefined;
  if (issue.input === undefined) return `is missing; it must be ${expected}`;
  if (issue.code === "invalid_value" && issue.values.every((value) => typeof value !== typeof issue.input))
    return `must be ${expected}, not ${getKind(issue.input)}`;
  if (issue.code !== "invalid_type") return `must be ${expected}`;
  const cure = issue.expected === "array" && typeof issue.input === "string" ? ": write [ ] around it" : "";
  return `must be ${expected}, not ${getKind(issue.input)}${cure}`;
}

/** Returns the keys that a schema knows at a path of the document. */
function keysAt(schema: Zod.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const { def } = (schema as Zod.$ZodTypes)._zod;
  if (def.type === "pipe") return keysAt(def.in, path);
  if (def.type === "optional" || def.type === "nullable" || def.type === "default")
    return keysAt(def.innerType, path);
  const [key, ...rest] = path;
  if (def.type === "object") {
    if (key === undefined) return Object.keys(def.shape);
    const inner = def.shape[String(key)];
    return inner === undefined ? [] : keysAt(inner, rest);
  }
  if (key === undefined) return [];
  if (def.type === "record") return keysAt(def.valueType, rest);
  return def.type === "array" ? keysAt(def.element, rest) : [];
}

/** Returns the key that a file's author may have meant by an unknown one at its root, such as an option's by its flag. */
type OtherKey = (key: string) => string | undefined;

/** Suggests the key that was meant: the nearest, or else the same key in one of the mappings, or one under another name. */
function suggestKey(
  schema: Zod.$ZodType,
  path: readonly PropertyKey[],
  key: string,
  otherKey: OtherKey,
): string {
  const known = keysAt(schema, path);
  const near = nearest(key, known);
  if (near !== "") return near;
  const outer = known.find((name) => keysAt(schema, [...path, name]).includes(key));
  const found = outer === undefined ? (path.length === 0 ? otherKey(key) : undefined) : `${outer}.${key}`;
  return found === undefined ? "" : ` (did you mean ${found}?)`;
}

function toProblems(
  issues: readonly Zod.$ZodIssue[],
  schema: Zod.$ZodType,
  otherKey: OtherKey,
): SchemaProblem[] {
  const described = issues.slice(0, MAX_PROBLEMS).flatMap((issue): SchemaProblem[] => {
    const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
    if (issue.code === "unrecognized_keys") {
      return issue.keys.slice(0, MAX_PROBLEMS).map((key) => ({
        path: [...path, key],
        message: `unknown key ${shownValue([...path, key].join("."))}${suggestKey(schema, issue.path, key, otherKey)}`,
      }));
    }
    const where = shownValue(path.join("."));
    if (where === "" && PREDICATE.test(issue.message)) {
      const [key, ...others] = keysAt(schema, []);
      const cure = key === undefined || others.length > 0 ? "" : `: write it below the key ${key}`;
      return [{ path, message: `it ${issue.message}${cure}` }];
    }
    if (PREDICATE.test(issue.message)) return [{ path, message: `${where} ${issue.message}` }];
    return [{ path, message: `${where === "" ? "" : `${where}: `}${issue.message}` }];
  });
  const shown = described.slice(0, MAX_PROBLEMS);
  const count = (issue: Zod.$ZodIssue): number =>
    issue.code === "unrecognized_keys" ? issue.keys.length : 1;
  const more = issues.reduce((total, issue) => total + count(issue), 0) - shown.length;
  const last = shown.at(-1);
  if (more > 0 && last !== undefined) last.message += `; and ${String(more)} more like these`;
  return shown;
}

/** The parsed document, or why it does not match the schema. */
export type Checked<Document> =
  { problems?: undefined; data: Document } | { problems: SchemaProblem[]; data?: undefined };

/**
 * Checks a document by a schema of Zod. All such checks whose problems are shown go through here: it describes the first 20, each with
 * its key, the expected type, and the nearest known key of an unknown one. No value of the document is quoted.
 */
export function checkDocument<Schema extends Zod.ZodType>(
  schema: Schema,
  document: unknown,
  { otherKey = () => undefined }: { otherKey?: OtherKey } = {},
): Checked<Zod.output<Schema>> {
  const parsed = readFromCaller("", "the value", () => schema.safeParse(document, { error: describeIssue }));
  return parsed.success
    ? { data: parsed.data }
    : { problems: toProblems(parsed.error.issues, schema, otherKey) };
}

/** Returns the messages of problems, a line each. */
export function problemLines(problems: readonly SchemaProblem[]): string {
  return problems.map(({ message }) => `\n  ${message}`).join("");
}
