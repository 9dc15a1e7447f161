import type { RegoSourceFile } from "../opa/rego-source.js";
import type { RegoPackage } from "../rego/rego-package.js";
import { holdsTests, isFunction, linesOf } from "./policy-packages.js";
import { codeOf } from "./rego-code.js";

/** Names that other tools read (https://www.conftest.dev) as `deny`, `violation` and `warn`. */
const SUFFIXED = /^(?:deny|violation|warn)_\w+$/;

/** Whether a rule is read in the files of its package by its name, or anywhere as a member of its package. */
function isRead(name: string, own: readonly string[], all: readonly string[]): boolean {
  const head = new RegExp(`^(?:default\\s+)?${name}\\b`, "gm");
  const use = new RegExp(`\\b${name}\\b`);
  const member = new RegExp(`\\.${name}\\b`);
  return own.some((code) => use.test(code.replaceAll(head, ""))) || all.some((code) => member.test(code));
}

/**
 * The rules that look as if they judged, and that nobody reads: `warn` of a package without a rule that makes it a
 * policy, and `deny_…`, `violation_…` and `warn_…` of any.
 *
 * @param packages of all sources.
 * @param judging the paths of those that judge.
 * @returns their full names, `style.warn`, each once.
 */
export function findUnreadRules(
  packages: readonly RegoPackage[],
  files: readonly RegoSourceFile[],
  judging: ReadonlySet<string>,
): string[] {
  const candidates = packages
    .filter((found) => !holdsTests(found))
    .flatMap(({ path, rules }) => rules.map((rule) => ({ path, rule })))
    .filter(({ path, rule: { name } }) => SUFFIXED.test(name) || (name === "warn" && !judging.has(path)));
  // Few policies have such rules, and the rest looks at all of the text.
  if (candidates.length === 0) return [];
  const lines = linesOf(files);
  const codes = new Map(files.map(({ path, text }) => [path, codeOf(text)]));
  const filesOf = (path: string): string[] =>
    packages.flatMap((one) => (one.path === path ? one.rules.map(({ location }) => location.file) : []));
  const unread = candidates.filter(({ path, rule }) => {
    if (isFunction(rule, lines)) return false;
    const own = [...new Set(filesOf(path))].map((file) => codes.get(file) ?? "");
    return !isRead(rule.name, own, [...codes.values()]);
  });
  return [...new Set(unread.map(({ path, rule }) => `${path.replaceAll("/", ".")}.${rule.name}`))];
}
