import { PolicyLoadError, type ErrorCode, type RegoDiagnostic } from "../base/errors.js";
import { beginsWith } from "../base/lists.js";
import { POLICY_RULES, type IgnoredRule, type UnreadFault } from "../engine/opa/judging-package.js";
import type { RegoPackage, UnsuppliedReference, VirtualDocument } from "../engine/opa/rego-outline.js";
import { findMissing, suggestReference } from "../engine/source/unknown-reference.js";
import { formatDiagnostics, toDiagnostics, type CoreDiagnostic } from "../engine/opa/rego-diagnostics.js";
import type { RegoSourceFile } from "../engine/opa/rego-source.js";
import type { BaseDocuments } from "../engine/source/base-document.js";
import { VERDICT_PACKAGE } from "../engine/wasm/entrypoint-name.js";
import { message, option, type Message } from "../base/message.js";
import { counted } from "../base/text/counted.js";
import { firstResource } from "./gate-rule.js";

/** Returns the error for faults of policies: each with its code and place, then what to do. */
function toError(
  code: ErrorCode,
  diagnostics: readonly RegoDiagnostic[],
  advice: Message,
  shown = diagnostics,
): PolicyLoadError {
  return new PolicyLoadError(message`${formatDiagnostics(shown)}\n${advice}`, { code, diagnostics });
}

/** Keeps of diagnostics with one message the first, with the number of the others. */
function mergeEqual(diagnostics: readonly RegoDiagnostic[]): RegoDiagnostic[] {
  const byMessage = new Map<string, { first: RegoDiagnostic; more: number }>();
  for (const one of diagnostics) {
    const known = byMessage.get(one.message);
    if (known === undefined) byMessage.set(one.message, { first: one, more: 0 });
    else known.more++;
  }
  return Array.from(byMessage.values(), ({ first, more }) =>
    more === 0 ? first : { ...first, message: `${first.message} (${counted(more, "more reference")})` },
  );
}

const MAX_DESCRIPTION = 1000;

/** Returns the descriptions of the packages of files, with their first resources, from METADATA. */
function describePackages(packages: readonly RegoPackage[], files: ReadonlySet<string>): string {
  return packages
    .filter(({ rules }) => rules.some(({ location }) => files.has(location.file)))
    .flatMap(({ path, annotations = {} }) => {
      const { description, related_resources: resources } = annotations;
      if (typeof description !== "string") return [];
      const page = firstResource(resources);
      const text = description.replaceAll(/\s+/g, " ").trim().slice(0, MAX_DESCRIPTION);
      return [`${path.replaceAll("/", ".")}: ${text}${page === undefined ? "" : ` ${page}`}\n`];
    })
    .join("");
}

/** Lists references with their locations. */
export function describeReferences(references: readonly UnsuppliedReference[]): string[] {
  return references.map(
    ({ reference, location }) => `${reference} (${location.file}:${String(location.row)})`,
  );
}

/**
 * Rejects references to data that neither the policies nor the data supply: a missing file makes rules undefined that
 * would have refused.
 *
 * @param files for source lines in the error; empty for a compiled policy.
 * @param subject the compiled policy, for the error.
 * @param packages those whose METADATA may describe the missing data, for the error.
 * @param documents the rules that the error may suggest.
 * @returns the other references to paths that do not exist: to a part of the data, which may be absent.
 * @throws PolicyLoadError `reference_undefined` with all of them.
 */
export function checkReferences(
  unsupplied: readonly UnsuppliedReference[],
  files: readonly RegoSourceFile[],
  data: BaseDocuments,
  {
    subject,
    packages = [],
    documents = [],
  }: { subject?: string; packages?: readonly RegoPackage[]; documents?: readonly VirtualDocument[] },
): UnsuppliedReference[] {
  const missing = findMissing(unsupplied, { documents, data });
  const refused = missing.filter(({ isRefused }) => isRefused);
  if (refused.length === 0) return missing;
  const found = refused.map(({ reference, meant, location }) => ({
    code: "reference_undefined",
    message: `${reference}: neither the policies nor the data define it${suggestReference(meant)}`,
    location,
  }));
  const diagnostics = toDiagnostics(found, files);
  // The tool passes the tested file to policies there.
  const hint = refused.some(({ path: [first] }) => first === "conftest")
    ? message`; data.conftest is there with ${option("rules", '"conftest"')}`
    : "";
  const described = describePackages(packages, new Set(refused.map(({ location }) => location.file)));
  const of = subject === undefined ? "" : ` of ${subject}`;
  throw toError(
    "reference_undefined",
    diagnostics,
    message`${described}Rules${of} with undefined references can never refuse. Pass the missing policies or data, or allow absent data with ${option("allowUndefined")}${hint}`,
    mergeEqual(diagnostics),
  );
}

/** @throws PolicyLoadError `metadata_invalid` with all faults of METADATA. */
export function checkMetadata(found: readonly CoreDiagnostic[], files: readonly RegoSourceFile[]): void {
  if (found.length === 0) return;
  throw toError("metadata_invalid", toDiagnostics(found, files), METADATA_ADVICE);
}

const METADATA_ADVICE = message`Such METADATA would be ignored; correct it`;

const UNREAD = "no judged rule uses it";

/** The reasons why a rule named like a verdict rule is not evaluated. */
const FAULTS: Readonly<Record<UnreadFault, string>> = {
  function: `is a function, and ${UNREAD}`,
  dynamic: `has a path known only at evaluation, and ${UNREAD}`,
  value: `is a member of a value and not a rule of that name, and ${UNREAD}`,
  nested: `is nested below another name, where its own is ignored, and ${UNREAD}`,
  package: `is part of a package with the name of a rule that judges, and ${UNREAD}`,
  tests:
    "is not judged, because its package contains tests; rename the package, or move the tests to a package and a file …_test",
};

/** A rejected rule, with the reason. */
function describeUnread({ name, like, fault, verdict }: IgnoredRule): string {
  if (fault !== undefined) return `${name} ${FAULTS[fault]}`;
  return like === undefined
    ? `${name} looks like a ${verdict} rule, but ${UNREAD}`
    : `${name} is not read, and ${UNREAD}; did you mean ${like}?`;
}

/** Whether Conftest reads a rule, such as `deny_root`, by the beginning of its name. */
function isOfConftest({ like, fault }: IgnoredRule): boolean {
  return like === undefined && fault === undefined;
}

/** Names the option that reads rules as Conftest does, if it is available and would read one of them. */
function adviseConftest(wouldRead: boolean): Message {
  return wouldRead
    ? message`. Policies of Conftest are read with ${option("rules", '"conftest"')}`
    : message``;
}

/** Describes rejected rules that an argument without a policy has. @param mayBeConftest whether `rules` is available. */
export function listUnread(rules: readonly IgnoredRule[], mayBeConftest: boolean): Message {
  const lines = rules.map(
    (rule) => `\n${rule.location.file}:${String(rule.location.row)}: ${describeUnread(rule)}`,
  );
  return message`${lines.join("")}${adviseConftest(mayBeConftest && rules.some(isOfConftest))}`;
}

/** Advises on unread rules. @param mayBeConftest whether `rules` is available. */
export function adviseUnread(
  diagnostics: readonly Pick<RegoDiagnostic, "readBy">[],
  mayBeConftest: boolean,
): Message {
  const asConftest = adviseConftest(mayBeConftest && diagnostics.some(({ readBy }) => readBy === "conftest"));
  return message`Rename it to a rule that the gate reads, such as deny; use it in one of those; mark it as a helper in METADATA (custom.helper: true); or allow it by its full name with ${option("allowUnread")}${asConftest}`;
}

/** The rules that are refused, in opa-core's form. */
export function unreadFaults(noted: readonly (IgnoredRule & { isAllowed: boolean })[]): CoreDiagnostic[] {
  return noted
    .filter(({ refuses, isAllowed }) => refuses && !isAllowed)
    .map((rule) => ({
      code: "rule_unread",
      message: describeUnread(rule),
      location: rule.location,
      ...(isOfConftest(rule) ? { readBy: "conftest" } : {}),
    }));
}

/** Adds to rules whether the caller allows them. */
export function noteUnread(
  ignored: readonly IgnoredRule[],
  options: UnreadOptions,
): (IgnoredRule & { isAllowed: boolean })[] {
  return ignored.map((rule) => ({ ...rule, isAllowed: isAllowedUnread(rule.name, options) }));
}

/** A rule with a verdict-like name that is not evaluated, for the notes of a run. */
export type NotedRule = Pick<IgnoredRule, "name" | "like" | "verdict"> & {
  /** Whether the caller allows the gate to ignore it. */
  isAllowed: boolean;
};

/** The option that allows the gate to ignore rules. */
export interface UnreadOptions {
  /** By their full names, with or without `data`. */
  allowUnread?: readonly string[] | undefined;
}

/** Whether a caller allows the gate to ignore a rule. */
export function isAllowedUnread(name: string, { allowUnread = [] }: UnreadOptions): boolean {
  return allowUnread.some((allowed) => allowed === name || allowed === `data.${name}`);
}

/**
 * Rejects rules that look like verdict rules and are not evaluated: those that other tools read as `deny`
 * (`deny_root`), names similar to those of verdict rules (`denies`, `warnings`), and heads that cannot be judged. Their
 * refusals would pass.
 *
 * @param mayBeConftest as for {@link adviseUnread}.
 * @returns the others, and the allowed ones.
 * @throws PolicyLoadError `rule_unread` with all of them.
 */
export function checkUnreadRules(
  ignored: readonly IgnoredRule[],
  files: readonly RegoSourceFile[],
  options: UnreadOptions,
  mayBeConftest = false,
): NotedRule[] {
  const noted = noteUnread(ignored, options);
  const diagnostics = toDiagnostics(unreadFaults(noted), files);
  if (diagnostics.length === 0) return noted;
  throw toError("rule_unread", diagnostics, adviseUnread(diagnostics, mayBeConftest));
}

/**
 * Rejects a compiled policy with rules that would judge in its Rego and are no entrypoints: what reads them may read
 * them in part.
 *
 * @param unjudged their names.
 * @returns the warnings among them, which cannot refuse, and the allowed ones.
 * @throws PolicyLoadError `rule_unread`
 */
export function checkUnjudgedRules(
  unjudged: readonly string[],
  subject: string,
  options: UnreadOptions,
): readonly string[] {
  const refused = unjudged.filter((name) => !name.endsWith(".warn") && !isAllowedUnread(name, options));
  if (refused.length === 0) return unjudged;
  throw new PolicyLoadError(
    message`${subject}: ${refused.join(", ")} would judge in Rego or looks as if it did, and no entrypoint evaluates it by itself; make it an entrypoint (build --entrypoint), or, where entrypoints read all of it, allow it by its full name with ${option("allowUnread")}`,
    { code: "rule_unread" },
  );
}

/**
 * Rejects a compiled policy that does not describe itself, of which rules are not read.
 *
 * @returns the allowed ones.
 * @throws PolicyLoadError `rule_unread`
 */
export function checkUndescribedRules(
  unread: readonly { name: string; isAllowed: boolean }[],
  subject: string,
): readonly string[] {
  const refused = unread.filter(({ isAllowed }) => !isAllowed).map(({ name }) => name);
  if (refused.length === 0) return unread.map(({ name }) => name);
  throw new PolicyLoadError(
    message`${subject}: ${refused.join(", ")} may refuse, and no rule that judges is known to read all of it; make each rule that judges an entrypoint (opa build -e gate/deny), give the Rego, compile it with \`regohost build\`, or allow it by its full name with ${option("allowUnread")}`,
    { code: "rule_unread" },
  );
}

/**
 * Rejects data in a package that judges, with the name of a rule that would judge and that the package lacks, such as `deny`.
 *
 * @param references to data: what one of them reads may have such a name. None are known of a module that does not describe itself.
 * @throws PolicyLoadError `rule_unread`
 */
export function checkJudgingData(
  judging: readonly { path: string; rules: readonly { name: string }[] }[],
  references: readonly Pick<UnsuppliedReference, "path">[],
  data: BaseDocuments,
  options: UnreadOptions,
): void {
  for (const { path, rules } of judging) {
    for (const rule of POLICY_RULES) {
      const rulePath = [...path.split("/"), rule];
      const name = rulePath.join(".");
      const isUsed = references.some(
        (one) => beginsWith(rulePath, one.path) || beginsWith(one.path, rulePath),
      );
      const isRule = rules.some((known) => known.name === rule);
      if (isRule || isUsed || !data.has(rulePath) || isAllowedUnread(name, options)) continue;
      throw new PolicyLoadError(
        message`the data has a value at data.${name} (${data.fileOf(rulePath) ?? ""}), where a rule would judge, and nothing is known to read it; rename it, or allow it by its full name with ${option("allowUnread")}`,
        { code: "rule_unread" },
      );
    }
  }
}

/** @throws PolicyLoadError `data_invalid` for data at the paths of the generated rules that collect the verdicts. */
export function checkReserved(data: BaseDocuments): void {
  const file = data.fileOf([VERDICT_PACKAGE]);
  if (file === undefined) return;
  throw new PolicyLoadError(
    `the data has a value at data.${VERDICT_PACKAGE} (${file}), where the gate collects its verdicts; rename it`,
    { code: "data_invalid" },
  );
}
