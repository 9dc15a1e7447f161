import { highest } from "../../base/lists.js";
import type { GateReport, GateResult } from "../gate-report.js";
import { version } from "../../base/version.js";
import { answerGraph } from "./html/answer-graph.js";
import { answersSection } from "./html/answers-section.js";
import { explanationsSection } from "./html/explanations-section.js";
import { badge, findingsSection } from "./html/findings.js";
import { graphSection, loadDrawing, type DrawGraph } from "./html/graph-section.js";
import { markup, summary, type Markup } from "./html/markup.js";
import { toPage } from "./html/page.js";
import { legend, timeline } from "./html/timeline.js";
import { verificationSection } from "./html/verification-section.js";
import { shownResults, noteLevel, notesBesideResults, summarize } from "./report-lines.js";
import { gateExitCode, type ReportOptions } from "./report-options.js";
import { counted } from "../../base/text/counted.js";

const VERDICTS: Readonly<Record<GateReport["outcome"], readonly [word: string, why: string]>> = {
  pass: ["PASS", "Every policy passed every input that it judged."],
  fail: ["FAIL", "A policy refused an input."],
  invalid: ["NO VERDICT", "An input, a policy or an option is unusable. Trying again will not help."],
  undecided: [
    "NO VERDICT",
    "There is no verdict, because of missing credentials, the network, the service or time.",
  ],
};

/** Maximum number of evaluations whose calls are shown. */
const MAX_DECISIONS = 100;

function counts({ counts: by, inputs, policies }: GateReport): Markup {
  const tiles: readonly (readonly [number, string, string])[] = [
    [by.fail, "failed", "fail"],
    [by.invalid + by.undecided, "without a verdict", "error"],
    [by.pass, "passed", "pass"],
    [by.skipped, "skipped", "skipped"],
    [by.warning, by.warning === 1 ? "warning" : "warnings", "warning"],
    [by.excepted, "excepted", "excepted"],
    [by.truncated, "on truncated evidence", "warning"],
    [inputs, inputs === 1 ? "input" : "inputs", ""],
    [policies.length, policies.length === 1 ? "policy" : "policies", ""],
  ];
  const items = tiles
    .filter(([count]) => count > 0)
    .map(([count, label, tone]) => markup`<li class="${tone}"><b>${count}</b> ${label}</li>`);
  return markup`<ul class="counts">${items}</ul>`;
}

function notesSection(report: GateReport): Markup | undefined {
  const notes = notesBesideResults(report);
  if (notes.length === 0) return undefined;
  const items = notes.map((note) => {
    const level = noteLevel(note);
    return markup`<li>${badge(level, level)}<div class="told"><p class="message">${note.message}</p><p class="about mono">${note.code}</p></div></li>`;
  });
  return markup`<ul class="findings">${items}</ul>`;
}

function callsSection({ trail }: GateReport): Markup | undefined {
  const decisions = trail?.decisions ?? [];
  if (decisions.length === 0) return undefined;
  const shown = decisions.slice(0, MAX_DECISIONS).map(({ input, policy, calls }, index) => {
    const rounds = highest(calls.map(({ round }) => round));
    const ms = highest(calls.map(({ startMs, ms: took }) => startMs + took));
    const reported = `${counted(calls.length, "call")} in ${counted(rounds, "round")}, ${ms.toFixed(0)} ms`;
    return markup`<details${index < 3 ? markup` open` : undefined}>${summary(markup`<span class="mono">${policy}</span> · <span class="mono">${input}</span>`, reported)}<div class="body">${timeline(calls, `Calls of ${policy} for ${input}`)}</div></details>
`;
  });
  const left = decisions.length - shown.length;
  return markup`<p class="dim">The calls of each evaluation, by round: those of a round were made at once. The band is the time of the round.</p>${legend()}${shown}${left === 0 ? undefined : markup`<p class="dim">${`The calls of ${left} more evaluations are not shown.`}</p>`}`;
}

interface Section {
  id: string;
  title: string;
  body: Markup | undefined;
}

/** @param draw absent for a report without a recording. */
function toSections(
  report: GateReport,
  results: readonly GateResult[],
  draw: DrawGraph | undefined,
): Section[] {
  const { recording } = report;
  const graph = recording === undefined ? undefined : answerGraph(report, recording);
  const answers = recording?.calls ?? [];
  return [
    { id: "findings", title: "Findings", body: findingsSection(report, results) },
    { id: "notes", title: "Notes", body: notesSection(report) },
    { id: "signatures", title: "Signatures", body: verificationSection(report) },
    { id: "explanations", title: "Explanations", body: explanationsSection(results) },
    { id: "calls", title: "Calls", body: callsSection(report) },
    {
      id: "references",
      title: "References",
      body:
        graph === undefined || draw === undefined
          ? undefined
          : graphSection(graph, "What the evidence refers to", draw),
    },
    {
      id: "answers",
      title: "Recorded answers",
      body: answers.length === 0 ? undefined : answersSection(answers),
    },
  ];
}

/** Loads what an HTML report needs, and returns a function that writes it. */
export async function loadReportHtml(
  report: GateReport,
): Promise<(report: GateReport, options: ReportOptions) => string> {
  const draw = report.recording === undefined ? undefined : await loadDrawing();
  return (written, options) => reportHtml(written, options, draw);
}

/**
 * Creates a standalone HTML file that needs no network. `judge` with `trail` and `record` adds calls, source lines,
 * references and results of calls; without them it contains the verdict, the findings and the signatures.
 */
function reportHtml(
  report: GateReport,
  { summary, exitCode = gateExitCode(report) }: ReportOptions,
  draw: DrawGraph | undefined,
): string {
  const results = shownResults(report, summary);
  const sections = toSections(report, results, draw).filter(({ body }) => body !== undefined);
  const [word, why] = VERDICTS[report.outcome];
  const time = report.trail?.time.toISOString().replace(/\.\d+Z$/, "Z");
  const body = markup`<a class="skip" href="#findings">Skip to the findings</a>
<header class="top"><div class="verdict ${report.outcome}"><h1>${word}</h1><p>${summarize(report)}</p><p class="why dim">${why} Exit code ${exitCode}.${time === undefined ? undefined : markup` <time datetime="${time}">${time}</time>`}</p></div>
${counts(report)}
${sections.length === 1 ? undefined : markup`<nav aria-label="Sections"><ul>${sections.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>`}</header>
<main>
${sections.map(
  ({
    id,
    title,
    body: content,
  }) => markup`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${content}</section>
`,
)}</main>
<footer>${`regohost ${version}`}</footer>`;
  return toPage(`${word}: policy gate`, body);
}
