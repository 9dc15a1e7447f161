import { nearest } from "../nearest.js";
import { CommandError } from "./exit-codes.js";
import { isOfUnknownDefinition } from "./gate-finding.js";
import type { GateException } from "./gate-exceptions.js";
import type { GatePackage } from "./gate-module.js";
import type { GateResult } from "./gate-report.js";
import { plainRule, ruleIds } from "./gate-rule.js";
import { toPrintable } from "./printable.js";
import { POLICY_RULES, VERDICT_RULES } from "./verdict.js";

const MAX_NAMES = 3;

const WHAT_IS_READ = `a package is a policy by its rules ${POLICY_RULES.join(", ")}, and warn is read of policies only`;

/**
 * Refuses to make violations of warnings that nobody reads.
 *
 * @throws CommandError (exit 2)
 */
export function checkWarningsRead(unreadRules: readonly string[]): void {
  const warnings = unreadRules.filter((rule) => /\.warn(?:_\w+)?$/.test(rule));
  if (warnings.length === 0) return;
  throw new CommandError(`--fail-on warn: nobody reads ${someOf(warnings)}; ${WHAT_IS_READ}`);
}

/** Some of the names, each once, and how many more there are. */
function someOf(names: readonly string[]): string {
  const all = [...new Set(names)];
  const more = all.length > MAX_NAMES ? ` and ${all.length - MAX_NAMES} more` : "";
  return `${all.slice(0, MAX_NAMES).map(toPrintable).join(", ")}${more}`;
}

/** Who reads a verdict on an envelope must know that its signatures had no part in it; `undefined` without one. */
export function envelopeNote(results: readonly GateResult[]): string | undefined {
  const names = results.flatMap(({ input, envelope }) =>
    envelope === undefined ? [] : [`${input} (${envelope})`],
  );
  if (names.length === 0) return undefined;
  return `the payload of the envelope was judged, its signatures were not checked: ${someOf(names)}`;
}

/** What a run tells besides its verdicts. */
export interface NotedRun {
  results: readonly GateResult[];
  /** Data files beside policies that are named one by one. */
  unusedData: readonly string[];
  /** Rules that look as if they judged, and that nobody reads. */
  unreadRules: readonly string[];
  /** Compiled policies in folders of Rego. */
  leftOut: readonly string[];
  /** Exceptions that no finding was about. */
  unused: readonly GateException[];
  packages: readonly Pick<GatePackage, "policy" | "rules">[];
}

/** The ids that findings of a package have, unless they bear ids of their own. */
function idsOf({ policy, rules }: NotedRun["packages"][number]): string[] {
  // Of a compiled policy no rule is known.
  const known =
    rules.size === 0 ? VERDICT_RULES.map((rule) => plainRule(policy, rule).id) : ruleIds(rules.values());
  return [...known, plainRule(policy, "not-found").id];
}

/** Who misspelt an id sees which one is near. */
function unusedNote({ id, owner, expires }: GateException, ids: readonly string[]): string {
  const known = id.includes("*") || ids.includes(id) ? "" : `; no rule has this id${nearest(id, ids)}`;
  return `no finding is about the exception ${toPrintable(id)} of ${toPrintable(owner)} (until ${expires})${known}`;
}

/** What a run tells besides its verdicts and envelopes. */
export function runNotes(run: NotedRun): string[] {
  const { results, unused, unusedData, unreadRules, leftOut, packages } = run;
  const findings = results.flatMap(({ violations, warnings, excepted }) => [
    ...violations,
    ...warnings,
    ...excepted,
  ]);
  // That allow is false is said by all its definitions together.
  const unknown = findings.filter((finding) => finding.rule !== "allow" && isOfUnknownDefinition(finding));
  const ids = packages.flatMap(idsOf);
  const notes = unused.map((exception) => unusedNote(exception, ids));
  if (unknown.length > 0) {
    notes.push(
      `which of several definitions gave a finding is not known, so it has the id and the title of all: ${someOf(unknown.map(({ id }) => id))}`,
    );
  }
  if (unreadRules.length > 0) notes.push(`nobody reads these rules: ${someOf(unreadRules)}; ${WHAT_IS_READ}`);
  if (leftOut.length > 0) {
    notes.push(`of a folder with Rego only the Rego is judged; name these too: ${someOf(leftOut)}`);
  }
  if (unusedData.length > 0) {
    notes.push(
      `the policies beside it do not have this data: ${someOf(unusedData)}; name their folder, or the data with -d`,
    );
  }
  return notes;
}
