import type { RecordedAnswer, RecordedCall } from "../../../engine/recording/recorded-call.js";
import { shownRecordedCall } from "../../../engine/recording/shown-call.js";
import { formatJson } from "../../../base/terms/json-format.js";
import { parseJson } from "../../../base/terms/parse-term.js";
import { formatSize } from "../waterfall.js";
import { badge } from "./findings.js";
import { markup, type Markup, summary } from "./markup.js";

/** Maximum number of shown characters of one result, and of all; the rest is in the recording. */
const [MAX_ANSWER, MAX_ALL] = [20_000, 4_000_000];
/** A larger result is shown unformatted, because formatting takes too long. */
const MAX_FORMATTED = 200_000;

function answerText(answer: RecordedAnswer): string {
  switch (answer.kind) {
    case "value":
      return answer.json.length > MAX_FORMATTED ? answer.json : formatJson(parseJson(answer.json), "  ");
    case "undefined":
      return answer.notFound ? "not found" : (answer.reason ?? "undefined");
    case "error":
      return `${answer.code}: ${answer.message}`;
  }
}

const KINDS: Readonly<Record<RecordedAnswer["kind"], string>> = {
  value: "pass",
  undefined: "warning",
  error: "error",
};

/** The result of each call. It contains no credentials. */
export function answersSection(calls: readonly RecordedCall[]): Markup {
  let left = MAX_ALL;
  const shown: Markup[] = [];
  for (const { name, args, answer } of calls) {
    if (left <= 0) break;
    const whole = answerText(answer);
    const text = whole.slice(0, Math.min(MAX_ANSWER, left));
    const title = shownRecordedCall(name, args);
    left -= text.length + title.length;
    const size = answer.kind === "value" ? formatSize(Buffer.byteLength(answer.json)) : "";
    const label = answer.kind === "undefined" && answer.notFound ? "not found" : answer.kind;
    const cut =
      text.length < whole.length
        ? markup`<p class="dim">${`${whole.length - text.length} more characters are not shown.`}</p>`
        : undefined;
    shown.push(markup`<details>${summary(markup`${badge(KINDS[answer.kind], label)} <code>${title}</code>`, size)}<div class="body"><pre>${text}</pre>${cut}</div></details>
`);
  }
  const more = calls.length - shown.length;
  return markup`${shown}${more === 0 ? undefined : markup`<p class="dim">${`${more} more answers are not shown.`}</p>`}`;
}
