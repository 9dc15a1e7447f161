import { parseJson, toFields, toList, toLocation } from "./replies.js";

/** A package, rule or test of a file, which can be evaluated or run. */
export interface Target {
  kind: "package" | "rule" | "test";
  /** Its path in `data`, which is also its query: `data.gate.deny`. */
  path: string;
  /** Line of its definition, counted from 0. */
  line: number;
}

/**
 * The package of a file, its rules in order, and each test once. Functions have no value without arguments, so they are
 * omitted.
 *
 * @param json the syntax tree that `regohost parse --format json --json-include locations,-comments` prints
 * @throws ReplyError for another form
 */
export function readTargets(json: string): Target[] {
  const tree = toFields(parseJson(json, "parse"), "parse");
  const pkg = toFields(tree["package"], "parse");
  const packagePath = staticTerms(pkg["path"]);
  const targets: Target[] = [
    { kind: "package", path: toPath(packagePath), line: lineNumber(pkg["location"]) },
  ];
  const tests = new Set<string>();
  for (const entry of toList(tree["rules"] ?? [], "parse")) {
    const rule = toFields(entry, "parse");
    const head = toFields(rule["head"], "parse");
    const terms = staticTerms(head["ref"]);
    const testIndex = terms.findIndex((term) => /^(?:todo_)?test_/.test(term));
    const line = lineNumber(rule["location"]);
    if (testIndex >= 0) {
      const path = toPath([...packagePath, ...terms.slice(0, testIndex + 1)]);
      if (!tests.has(path)) targets.push({ kind: "test", path, line });
      tests.add(path);
    } else if (head["args"] === undefined) {
      targets.push({ kind: "rule", path: toPath([...packagePath, ...terms]), line });
    }
  }
  return targets;
}

/** The last target that begins at or above a line. */
export function targetAt(targets: readonly Target[], line: number): Target | undefined {
  return targets.filter((target) => target.line <= line).at(-1);
}

/** The first term of a reference and the strings that follow it: variables in `p[x]` depend on the evaluation. */
function staticTerms(ref: unknown): string[] {
  const terms = toList(ref, "parse").map((term) => toFields(term, "parse"));
  const end = terms.findIndex(({ type }, i) => i > 0 && type !== "string");
  return terms
    .slice(0, end === -1 ? terms.length : end)
    .map(({ value }) => (typeof value === "string" ? value : ""));
}

/** Writes a reference as OPA does: `data.a["b-c"]`. */
function toPath([first = "", ...rest]: readonly string[]): string {
  return (
    first +
    rest.map((term) => (/^[A-Za-z_]\w*$/.test(term) ? `.${term}` : `[${JSON.stringify(term)}]`)).join("")
  );
}

function lineNumber(location: unknown): number {
  return (toLocation(location)?.row ?? 1) - 1;
}

/** A regular expression of RE2 for `regohost test --run` that matches the tests of these paths and no others. */
export function toRunPattern(paths: readonly string[]): string {
  const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const names = paths.flatMap((path) => {
    // OPA numbers further tests of one name: `data.gate_test["test_x#01"]`.
    const [, parent, last] = /^(.*)\.(\w+)$/.exec(path) ?? [];
    const numbered =
      parent === undefined ? [] : [`${escape(`${parent}["${last ?? ""}#`)}[0-9]+${escape('"]')}`];
    return [escape(path), ...numbered];
  });
  return `^(?:${names.join("|")})$`;
}
