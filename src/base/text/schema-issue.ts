import type * as Zod from "./zod.js";
import { memberOf } from "./member-of.js";
import { nearest } from "./nearest.js";
import { shownValue } from "./address.js";

type Issue = Zod.$ZodIssue;

/** What a schema expects, in the words of who writes the file. */
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

/** What is wrong with a document, and where it is in it. */
interface SchemaProblem {
  /** What leads there, an unknown key itself included. Of a missing key it is the key that is missing. */
  path: (string | number)[];
  message: string;
}

/** How many problems of a document are described. */
const MAX_PROBLEMS = 20;

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      Array.isArray(value) && typeof key === "number"
        ? (value as unknown[])[key]
        : memberOf(value, String(key)),
    root,
  );
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return KINDS[Array.isArray(value) ? "array" : typeof value] ?? typeof value;
}

function whatIsExpected(issue: Issue): string | undefined {
  if (issue.code === "invalid_type") return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return values.length > 1 ? `one of ${values.join(", ")}` : (values[0] ?? "");
  }
  if (issue.code !== "too_small") return undefined;
  if (issue.origin === "string") return "a text that is not empty";
  if (issue.origin === "array") return "a list that is not empty";
  return `at least ${String(issue.minimum)}`;
}

/**
 * The problems of a document that does not fit its schema, the first 20: the key, what is expected, and the nearest known key of an
 * unknown one.
 *
 * @param root the document.
 * @param keysAt the keys that the schema knows at a path.
 */
export function describeIssues(
  issues: readonly Issue[],
  root: unknown,
  keysAt: (path: readonly PropertyKey[]) => readonly string[],
): SchemaProblem[] {
  const described = issues.slice(0, MAX_PROBLEMS).flatMap((issue): SchemaProblem[] => {
    const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
    const where = path.join(".");
    if (issue.code === "unrecognized_keys") {
      const known = keysAt(issue.path);
      return issue.keys.slice(0, MAX_PROBLEMS).map((key) => ({
        path: [...path, key],
        message: `unknown key ${shownValue([...path, key].join("."))}${nearest(key, known)}`,
      }));
    }
    const expected = whatIsExpected(issue);
    const it = where === "" ? "it" : where;
    if (expected === undefined)
      return [{ path, message: `${where === "" ? "" : `${where}: `}${issue.message}` }];
    const value = valueAt(root, issue.path);
    if (value === undefined) {
      return [{ path, message: `${it} is missing; it must be ${expected}` }];
    }
    const found = issue.code === "invalid_type" ? `, and is ${kindOf(value)}` : "";
    return [{ path, message: `${it} must be ${expected}${found}` }];
  });
  const shown = described.slice(0, MAX_PROBLEMS);
  const count = (issue: Issue): number => (issue.code === "unrecognized_keys" ? issue.keys.length : 1);
  const more = issues.reduce((total, issue) => total + count(issue), 0) - shown.length;
  const last = shown.at(-1);
  if (more > 0 && last !== undefined) last.message += `; and ${String(more)} more like these`;
  return shown;
}
