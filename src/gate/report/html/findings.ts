import type { RegoLocation } from "../../../base/errors.js";
import { metadataLines, type FindingLocation, type GateFinding } from "../../finding.js";
import type { GateReport, GateResult } from "../../gate-report.js";
import { ruleLocations, type GateRule } from "../../gate-rule.js";
import type { GateTrail } from "../../gate-trail.js";
import { MAX_RULE_LINES, positionKey, type LinePart, type SourceExcerpt } from "../../source-excerpt.js";
import type { Outcome } from "../../verdict.js";
import { builtinErrorLines, exceptionName, isPlainPass, messageText } from "../report-lines.js";
import { link, markup, prose, summary, type Markup } from "./markup.js";
import { counted } from "../../../base/text/counted.js";

type Sources = GateTrail["sources"];

/** Maximum number of findings on a page. The rest is counted: no browser shows more in time. */
const MAX_FINDINGS = 10_000;

const LABELS: Readonly<Record<Outcome, string>> = {
  pass: "pass",
  fail: "fail",
  skipped: "skipped",
  invalid: "no verdict",
  undecided: "no verdict",
};

export function badge(kind: string, label: string): Markup {
  return markup`<span class="badge ${kind}">${label}</span>`;
}

interface ExcerptLocation {
  file: string;
  line: number;
  column?: number | undefined;
}

/** A line's number and its text, with a mark at the column. */
function sourceLine(number: number, text: string, part?: LinePart): Markup {
  const { before = text, after } = part ?? {};
  const [marked = ""] = after ?? "";
  const shown =
    after === undefined
      ? markup`${text === "" ? " " : text}`
      : markup`${before}<mark>${marked === "" ? " " : marked}</mark>${after.slice(marked.length)}`;
  return markup`<i>${number}</i>${shown}`;
}

/** Lines of a file around a location. Empty if they are not known. */
function excerpt(
  sources: Sources,
  { file, line: at, column }: ExcerptLocation,
  [from, to]: readonly [from: number, to: number],
  omitted = 0,
): Markup | undefined {
  const known = sources.get(file);
  if (known === undefined) return undefined;
  const lines: Markup[] = [];
  for (let number = from; number <= to; number++) {
    const text = known.lines.get(number);
    if (text === undefined) break;
    const part =
      number === at && column !== undefined ? known.places.get(positionKey(at, column)) : undefined;
    lines.push(markup`<span class="l${number === at ? " at" : ""}">${sourceLine(number, text, part)}</span>`);
  }
  if (lines.length === 0) return undefined;
  return markup`<figure class="source"><figcaption>${`${file}:${at}`}</figcaption><pre>${lines}</pre>${omitted === 0 ? undefined : markup`<p class="body dim">${`${counted(omitted, "more line")} not shown`}</p>`}</figure>`;
}

/** The lines of a rule, at most {@link MAX_RULE_LINES}. */
function ruleExcerpt(sources: Sources, { file, row }: RegoLocation): Markup | undefined {
  const last = sources.get(file)?.rules.get(row) ?? row;
  const shown = Math.min(last, row + MAX_RULE_LINES - 1);
  return excerpt(sources, { file, line: row }, [row, shown], last - shown);
}

function locationText({ file, line, column }: FindingLocation): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

/** The rules of a policy with findings, each once, with an anchor. */
class RuleList {
  readonly #ids = new Map<string, { anchor: string; rule: GateRule }>();
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  anchorOf(rule: GateRule): string {
    const key = JSON.stringify([rule.id, ruleLocations(rule)]);
    const known = this.#ids.get(key);
    if (known !== undefined) return known.anchor;
    const anchor = `${this.#prefix}-rule-${this.#ids.size + 1}`;
    this.#ids.set(key, { anchor, rule });
    return anchor;
  }

  section(sources: Sources): Markup | undefined {
    if (this.#ids.size === 0) return undefined;
    const listed = [...this.#ids.values()];
    const descriptions = listed.flatMap(({ rule }) => rule.description ?? []);
    // That of a package is of all its rules without one.
    const seen = new Set<string>();
    const shared = new Set(descriptions.filter((text) => seen.has(text) || !seen.add(text)));
    const rules = listed.map(({ anchor, rule }) => {
      const { id, title, description, helpUri } = rule;
      const locations = ruleLocations(rule);
      const code = locations.map(
        (location) =>
          ruleExcerpt(sources, location) ??
          markup`<p class="dim mono wrap">${`${location.file}:${location.row}`}</p>`,
      );
      const which =
        locations.length > 1
          ? markup`<p class="dim">${`one of its ${locations.length} definitions; give them METADATA with different titles to tell them apart`}</p>`
          : undefined;
      return markup`<dt id="${anchor}"><code>${id}</code></dt><dd>${title === undefined ? undefined : markup`<p>${prose(title)}</p>`}${description === undefined || shared.has(description) ? undefined : markup`<p class="dim">${prose(description)}</p>`}${helpUri === undefined ? undefined : markup`<p>${link(helpUri, helpUri)}</p>`}${which}${code}</dd>
`;
    });
    return markup`<details open><summary>Rules that found something</summary><div class="body">${[...shared].map((text) => markup`<p class="dim">${prose(text)}</p>`)}<dl>${rules}</dl></div></details>`;
  }
}

type FindingKind = "violation" | "warning" | "excepted" | "problem";

const KIND_CLASS: Readonly<Record<FindingKind, string>> = {
  violation: "fail",
  warning: "warning",
  excepted: "excepted",
  problem: "error",
};

function item(kind: FindingKind, label: string, reported: readonly (Markup | undefined)[]): Markup {
  return markup`<li data-finding="${kind}">${badge(KIND_CLASS[kind], label)}<div class="told">${reported}</div></li>
`;
}

/** The page that findings are on. */
interface Page {
  sources: Sources;
  /** How many more findings fit. */
  room: number;
}

interface Shown {
  result: GateResult;
  rules: RuleList;
  page: Page;
}

function findingItem(
  kind: FindingKind,
  finding: GateFinding,
  { result, rules, page: { sources } }: Shown,
  more?: string,
): Markup {
  const { id, rule, severity, severityLabel = severity, title, location, about } = finding;
  const position =
    location === undefined ? undefined : markup` · <span class="mono">${locationText(location)}</span>`;
  const known =
    ruleLocations(about).length === 0 && about.title === undefined && about.description === undefined;
  const name = known
    ? markup`<span class="mono">${id}</span>`
    : markup`<a class="mono" href="#${rules.anchorOf(about)}">${id}</a>`;
  const metadata = metadataLines(finding);
  const lines =
    location?.line === undefined
      ? undefined
      : excerpt(sources, { ...location, line: location.line }, [
          Math.max(location.line - 1, 1),
          location.line + 1,
        ]);
  const own = location === undefined && result.line !== undefined ? ` · line ${result.line}` : "";
  return item(kind, kind === "violation" ? rule : kind, [
    markup`<p class="message">${messageText(finding)}</p><p class="about">${name}${title === undefined ? undefined : markup` · ${prose(title)}`} · ${severityLabel}${position}${own}</p>`,
    more === undefined ? undefined : markup`<p class="about">${more}</p>`,
    metadata.length === 0 ? undefined : markup`<pre class="dim">${metadata.join("\n")}</pre>`,
    lines,
  ]);
}

function lineList(title: string, lines: readonly string[]): Markup | undefined {
  if (lines.length === 0) return undefined;
  return markup`<h4 class="body dim">${title}</h4><ul class="lines">${lines.map((line) => markup`<li>${line}</li>`)}</ul>`;
}

/** @param policy its name, if results of several policies are listed together. */
function resultDetails(shown: Shown, policy?: string): Markup {
  const { result } = shown;
  const { outcome, violations, warnings, excepted, excused = [], problems, skipReason = "" } = result;
  let left = 0;
  const list = <T>(findings: readonly T[], toItem: (finding: T) => Markup): Markup[] => {
    const listed = findings.slice(0, shown.page.room);
    shown.page.room -= listed.length;
    left += findings.length - listed.length;
    return listed.map(toItem);
  };
  const items = [
    ...problems.map((problem) =>
      item("problem", "error", [
        markup`<pre class="message">${problem}</pre>`,
        result.errorCode === undefined ? undefined : markup`<p class="about mono">${result.errorCode}</p>`,
      ]),
    ),
    ...list(violations, (finding) => findingItem("violation", finding, shown)),
    ...list(warnings, (finding) => findingItem("warning", finding, shown)),
    ...list(excepted, (finding) => {
      const { exception } = finding;
      const reason = "kind" in exception ? "" : `: ${exception.reason}`;
      return findingItem("excepted", finding, shown, `${exceptionName(exception)}${reason}`);
    }),
    ...excused.flatMap(({ rule, findings }) =>
      list(findings, (finding) =>
        findingItem("excepted", finding, shown, `the policy's exception excuses ${rule}`),
      ),
    ),
  ];
  const idle = excused.filter(({ findings }) => findings.length === 0);
  const counts = [
    violations.length === 0 ? undefined : counted(violations.length, "violation"),
    warnings.length === 0 ? undefined : counted(warnings.length, "warning"),
    problems.length === 0 ? undefined : counted(problems.length, "error"),
    result.calls === 0 ? undefined : counted(result.calls, "call"),
  ].filter((text) => text !== undefined);
  const figures = [...counts, `${result.ms.toFixed(0)} ms`].join(" · ");
  const about = markup`${badge(outcome, LABELS[outcome])} ${policy === undefined ? undefined : markup`<span class="mono">${policy}</span> · `}<span class="mono">${result.input}</span>`;
  return markup`<details data-group${isPlainPass(result) ? undefined : markup` open`}>${summary(about, figures)}
${items.length === 0 ? undefined : markup`<ul class="findings">${items}</ul>`}${[
    left === 0
      ? undefined
      : markup`<p class="body dim">${counted(left, "more finding")}: see the report in JSON</p>`,
    lineList("Skipped because", skipReason === "" ? [] : [skipReason]),
    lineList(
      "Exceptions of the policy that excuse nothing",
      idle.map(({ rule }) => rule),
    ),
    lineList("Not found: the service does not know", result.notFound),
    lineList("Did not verify", result.unverified),
    lineList("Truncated evidence: a limit cut the answer of", result.truncated),
    lineList("Errors of built-ins", builtinErrorLines(result)),
  ]}</details>
`;
}

const ORDER: readonly Outcome[] = ["undecided", "invalid", "fail", "pass", "skipped"];

const byOutcome = (a: GateResult, b: GateResult): number =>
  ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome);

/** The results of a policy, and its rules with findings in them. */
interface PolicyResults {
  policy: string | undefined;
  results: readonly GateResult[];
  rules: RuleList;
}

const hasFailed = ({ outcome }: GateResult): boolean => outcome !== "pass" && outcome !== "skipped";

/** The failed results of all policies. */
function failedSection(policies: readonly PolicyResults[], page: Page): Markup | undefined {
  const failed = policies.flatMap(({ policy, results, rules }) =>
    results.filter(hasFailed).map((result) => ({ policy, result, rules })),
  );
  if (failed.length === 0) return undefined;
  failed.sort((a, b) => byOutcome(a.result, b.result));
  return markup`<section><h3>Failed</h3>
${failed.map(({ policy, ...shown }) => resultDetails({ ...shown, page }, policy))}</section>
`;
}

/** The results of a policy that are not shown elsewhere, and its rules. */
function policySection({ policy, results, rules }: PolicyResults, page: Page): Markup | undefined {
  const plain = results.filter(
    (result) => result.outcome === "pass" && isPlainPass(result) && !hasDetails(result),
  );
  const isPlain = new Set(plain);
  const reported = results.filter((result) => !isPlain.has(result)).sort(byOutcome);
  const details = reported.map((result) => resultDetails({ result, rules, page }));
  const [source] = results.flatMap((result) => result.source ?? []);
  const passed =
    plain.length === 0
      ? undefined
      : markup`<details data-group${reported.length === 0 && plain.length <= 20 ? markup` open` : undefined}><summary>${badge("pass", "pass")} ${counted(plain.length, "input")} without findings</summary><ul class="lines mono">${plain.map(({ input }) => markup`<li>${input}</li>`)}</ul></details>`;
  const found = rules.section(page.sources);
  if (details.length === 0 && passed === undefined && found === undefined) return undefined;
  const title =
    policy === undefined
      ? markup`Inputs without a policy`
      : markup`<span class="mono">${policy}</span>${source === undefined ? undefined : markup` <span class="dim">from ${source}</span>`}`;
  return markup`<section><h3 class="wrap">${title}</h3>
${details}${passed}${found}</section>
`;
}

function hasDetails({ warnings, excepted, notFound, unverified }: GateResult): boolean {
  return warnings.length + excepted.length + notFound.length + unverified.length > 0;
}

function filterForm({ results }: GateReport): Markup {
  const all: readonly (readonly [FindingKind, string, number])[] = [
    ["problem", "errors", count(results, ({ problems }) => problems.length)],
    ["violation", "violations", count(results, ({ violations }) => violations.length)],
    ["warning", "warnings", count(results, ({ warnings }) => warnings.length)],
    [
      "excepted",
      "excepted",
      count(results, ({ excepted, excused = [] }) =>
        excused.reduce((sum, { findings }) => sum + findings.length, excepted.length),
      ),
    ],
  ];
  const kinds = all.filter(([, , number]) => number > 0);
  if (kinds.length === 0) return markup``;
  const boxes = kinds.map(
    ([kind, label, number]) =>
      markup`<label><input type="checkbox" value="${kind}" checked> ${`${label} (${number})`}</label>`,
  );
  return markup`<form class="filter" role="search" data-filter hidden><input type="search" aria-label="Filter findings" placeholder="Filter findings ( / )" autocomplete="off" spellcheck="false">${boxes}<output aria-live="polite" class="dim"></output></form>`;
}

function count(results: readonly GateResult[], of: (result: GateResult) => number): number {
  return results.reduce((sum, result) => sum + of(result), 0);
}

/** The failed results of all policies, then the others by policy: those with findings in full, the rest by name. */
export function findingsSection(report: GateReport, results: readonly GateResult[]): Markup {
  const sources = report.trail?.sources ?? new Map<string, SourceExcerpt>();
  const page: Page = { sources, room: MAX_FINDINGS };
  const byPolicy = new Map<string | undefined, GateResult[]>();
  for (const result of results) {
    const list = byPolicy.get(result.policy);
    if (list === undefined) byPolicy.set(result.policy, [result]);
    else list.push(result);
  }
  const policies = [...byPolicy].map(([policy, list], index): PolicyResults => {
    return { policy, results: list, rules: new RuleList(`policy-${index + 1}`) };
  });
  const isMixed = policies.length > 1;
  const failed = isMixed ? failedSection(policies, page) : undefined;
  const sections = policies.map((one) =>
    policySection(
      isMixed ? { ...one, results: one.results.filter((result) => !hasFailed(result)) } : one,
      page,
    ),
  );
  return markup`${filterForm(report)}${failed}${sections}`;
}
