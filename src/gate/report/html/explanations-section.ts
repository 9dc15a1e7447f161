import type { GateExplanation, GateResult } from "../../gate-report.js";
import { badge } from "./findings.js";
import { markup, type Markup, summary } from "./markup.js";
import { counted } from "../../../base/text/counted.js";

/** Maximum number of shown characters of one explanation, and of all; `--explain` on standard error prints the rest. */
const [MAX_EXPLANATION, MAX_ALL] = [200_000, 4_000_000];

/** Fewer characters are not informative. */
const MIN_SHOWN = 1_000;

interface Shown {
  lines: readonly string[];
  /** Number of further lines. */
  omitted: number;
  length: number;
}

function cut({ lines, omitted }: GateExplanation, limit: number): Shown {
  let [shown, length] = [0, 0];
  for (const line of lines) {
    if (length + line.length + 1 > limit) break;
    length += line.length + 1;
    shown++;
  }
  return { lines: lines.slice(0, shown), omitted: omitted + lines.length - shown, length };
}

function body(explanation: GateExplanation, { lines, omitted }: Shown): Markup {
  const { error, differs, mode } = explanation;
  if (error !== undefined) return markup`<p>No explanation: ${error}</p>`;
  const isEmpty = lines.length === 0 && omitted === 0;
  const none = mode === "full" || mode === "debug" ? "Nothing was evaluated." : `There are no ${mode}.`;
  return markup`${differs === undefined ? undefined : markup`<p>OPA's evaluator decided otherwise: <code>${differs}</code></p>`}${isEmpty ? markup`<p class="dim">${none}</p>` : markup`<pre>${lines.join("\n")}</pre>`}${omitted === 0 ? undefined : markup`<p class="dim">${`${omitted} more lines are not shown.`}</p>`}`;
}

const isPass = ({ outcome }: GateResult): boolean => outcome === "pass" || outcome === "skipped";

/** The explanations of all results, those that did not pass first; `undefined` without explanations. */
export function explanationsSection(results: readonly GateResult[]): Markup | undefined {
  const explained = results
    .filter(({ explanation }) => explanation !== undefined)
    .sort((a, b) => Number(isPass(a)) - Number(isPass(b)));
  if (explained.length === 0) return undefined;
  let left = MAX_ALL;
  const shown: Markup[] = [];
  for (const { input, policy = "", outcome, explanation } of explained) {
    if (explanation === undefined || left < MIN_SHOWN) break;
    const part = cut(explanation, Math.min(MAX_EXPLANATION, left));
    left -= part.length + input.length + policy.length;
    const count = part.lines.length + part.omitted;
    shown.push(markup`<details>${summary(markup`${badge(outcome, outcome)} <span class="mono">${policy}</span> · <span class="mono">${input}</span>`, counted(count, "line"))}<div class="body">${body(explanation, part)}</div></details>
`);
  }
  const more = explained.length - shown.length;
  const traced =
    "Traces of OPA's evaluator, with the same input and answers. They hold the values of variables.";
  return markup`<p class="dim">${traced}</p>${shown}${more === 0 ? undefined : markup`<p class="dim">${`${more} more explanations are not shown.`}</p>`}`;
}
