import { PolicyLoadError, type RegoLocation } from "../errors.js";
import type { IgnoredRule } from "../opa/judging-package.js";
import type { UnsuppliedReference, VirtualDocument } from "../opa/rego-outline.js";
import { formatDiagnostics, toDiagnostics } from "../opa/rego-diagnostics.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import type { BaseDocuments } from "../source/base-document.js";
import { VERDICT_PACKAGE } from "../wasm/entrypoint-name.js";

/** References by their places. */
export function describeReferences(references: readonly UnsuppliedReference[]): string[] {
  return references.map(
    ({ reference, location }) => `${reference} (${location.file}:${String(location.row)})`,
  );
}

/**
 * Refuses references to data of which neither the policies nor the data supply anything: a file that was not given
 * makes rules undefined that would have refused.
 *
 * @param files for source lines in the error; empty for a compiled policy.
 * @param what the compiled policy, for the error.
 * @returns The other references to places that do not exist: to a rule that its package lacks, or to a part of the data.
 * @throws PolicyLoadError `reference_undefined` with all of them.
 */
export function checkReferences(
  unsupplied: readonly UnsuppliedReference[],
  files: readonly RegoSourceFile[],
  data: BaseDocuments,
  what?: string,
): UnsuppliedReference[] {
  const missing = unsupplied.filter(({ path }) => !data.has(path));
  const refused = missing.filter(({ path, inPackage }) => !inPackage && !data.has(path.slice(0, 1)));
  if (refused.length === 0) return missing;
  const found = refused.map(({ reference, location }) => ({
    code: "reference_undefined",
    message: `${reference}: neither the policies nor the data define it`,
    location,
  }));
  const diagnostics = toDiagnostics(found, files);
  // What the tool tells policies of the file that it tests.
  const hint = refused.some(({ path: [first] }) => first === "conftest")
    ? `; data.conftest is there with rules: "conftest" (--rules conftest)`
    : "";
  throw new PolicyLoadError(
    `${what === undefined ? "" : `${what}: `}undefined references: rules that use them can never refuse. Pass the missing policies or data, or allow ` +
      `what may be absent with allowUndefined (--allow-undefined)${hint}:\n${formatDiagnostics(diagnostics)}`,
    { code: "reference_undefined", diagnostics },
  );
}

function unreadMessage({ name, like }: IgnoredRule): string {
  const read = "neither the gate nor another rule reads it";
  return like === undefined
    ? `${name} looks like a deny rule, but ${read}`
    : `${name} looks like a misspelt ${like}: ${read}`;
}

/**
 * Refuses sets such as `deny_root`, which other tools read as `deny`, and misspelt names such as `denny`, when no rule reads them: what they
 * refuse would pass.
 *
 * @param mayBeConftest whether the option that reads `deny_root` as Conftest does could be given.
 * @throws PolicyLoadError `rule_unread` with all of them.
 */
export function checkRefusingRules(
  ignored: readonly IgnoredRule[],
  files: readonly RegoSourceFile[],
  mayBeConftest = false,
): void {
  const refusing = ignored.filter(({ refuses }) => refuses);
  const found = refusing.map((rule) => ({
    code: "rule_unread",
    message: unreadMessage(rule),
    location: rule.location,
  }));
  if (found.length === 0) return;
  const diagnostics = toDiagnostics(found, files);
  const isFamily = mayBeConftest && refusing.some(({ like }) => like === undefined);
  const asConftest = isFamily ? '; policies of Conftest are read with rules: "conftest"' : "";
  throw new PolicyLoadError(
    `unread rules; rename them to a rule that the gate reads, such as deny, or read them in such a rule${asConftest}:\n${formatDiagnostics(diagnostics)}`,
    { code: "rule_unread", diagnostics },
  );
}

/** A rule of the source of a policy. */
interface PlacedRule {
  /** Below `data`, up to the first key known only at evaluation. */
  path: readonly string[];
  kind: VirtualDocument["kind"];
  location?: RegoLocation;
}

/** The packages of a source, its rules, and what is judged of them. */
export interface JudgedOutline {
  packages: readonly { path: string }[];
  rules: readonly PlacedRule[];
  /** The packages that are judged, with slashes. */
  judged: readonly string[];
  /** Whether a rule of this name makes its package a policy. */
  isPolicyRule: (name: string) => boolean;
}

/**
 * Refuses packages with a policy's rules that are not judged because they hold tests. A file with the name of a test is left
 * out before, and named; nothing says so of others.
 *
 * @param what the compiled policy, for the error.
 * @throws PolicyLoadError `rule_unread` with all of these rules.
 */
export function checkTestPackages(
  { packages, rules, judged, isPolicyRule }: JudgedOutline,
  files: readonly RegoSourceFile[],
  what?: string,
): void {
  const unjudged = new Set(packages.map(({ path }) => path).filter((path) => !judged.includes(path)));
  const isOfUnjudged = ({ path, kind }: PlacedRule): boolean =>
    kind !== "function" &&
    path.some((name, index) => isPolicyRule(name) && unjudged.has(path.slice(0, index).join("/")));
  const found = rules.filter(isOfUnjudged).map(({ path, location }) => ({ name: path.join("."), location }));
  if (found.length === 0) return;
  const why = "is not judged, because its package holds tests";
  const diagnostics = toDiagnostics(
    found.flatMap(({ name, location }) =>
      location === undefined ? [] : [{ code: "rule_unread", message: `${name} ${why}`, location }],
    ),
    files,
  );
  const named = found.map(({ name }) => name).join(", ");
  throw new PolicyLoadError(
    `${what === undefined ? "" : `${what}: `}rules of a policy among tests; rename their package, or move tests to a package and a file …_test:\n` +
      (diagnostics.length === 0 ? `${named} ${why}` : formatDiagnostics(diagnostics)),
    { code: "rule_unread", diagnostics },
  );
}

/** @throws PolicyLoadError `data_invalid` for data in the place of the generated rules that collect the verdicts. */
export function checkReserved(data: BaseDocuments): void {
  const file = data.fileOf([VERDICT_PACKAGE]);
  if (file === undefined) return;
  throw new PolicyLoadError(
    `the data has a value at data.${VERDICT_PACKAGE} (${file}), where the gate collects its verdicts; rename it`,
    { code: "data_invalid" },
  );
}
