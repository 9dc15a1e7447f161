import { highest, lowest } from "../../../base/lists.js";
import type { CallRecord } from "../../../engine/recording/call-record.js";
import { formatSize, callTitle, lastEndMs } from "../waterfall.js";
import { markup, type Markup } from "./markup.js";
import { counted } from "../../../base/text/counted.js";

/** Maximum number of shown calls of one decision. */
const MAX_CALLS = 500;

/** A share of the whole time, for an attribute. */
function percent(ms: number, totalMs: number): string {
  return `${(Math.min(Math.max(ms / Math.max(totalMs, 0.001), 0), 1) * 100).toFixed(2)}%`;
}

const KINDS = {
  used: "used",
  unused: "a guess, not used",
  effect: "with an effect",
  failed: "failed or without an answer",
} as const;

function getKind({ outcome, effect, used }: CallRecord): keyof typeof KINDS {
  if (outcome === "error" || outcome === "cancelled") return "failed";
  if (effect) return "effect";
  return used ? "used" : "unused";
}

/** The facts about a call beyond the columns. */
function facts({
  outcome,
  used,
  effect,
  cached,
  attempts,
  truncated,
  skipped,
  via,
  reason,
  error,
}: CallRecord): string {
  return [
    outcome === "value" ? undefined : outcome.replace("_", " "),
    used ? undefined : "not used",
    effect ? "effect" : undefined,
    cached ? "cached" : counted(attempts, "request"),
    truncated === true ? "truncated" : undefined,
    skipped === true ? "skipped" : undefined,
    via === undefined ? undefined : `over ${via}`,
    reason,
    error?.message,
  ]
    .filter((text) => text !== undefined)
    .join(", ");
}

interface Span {
  startMs: number;
  endMs: number;
}

/** A bar at its time, relative to its round. The columns next to it contain the same as numbers. */
function bar(call: CallRecord, round: Span, totalMs: number): Markup {
  // A call without a duration is visible, too, also at the end.
  const shownMs = Math.max(call.ms, totalMs / 300);
  const startMs = Math.min(call.startMs, totalMs - shownMs);
  return markup`<svg aria-hidden="true" focusable="false"><rect class="band" x="${percent(round.startMs, totalMs)}" width="${percent(round.endMs - round.startMs, totalMs)}" y="0" height="100%"/><rect class="${getKind(call)}" x="${percent(startMs, totalMs)}" width="${percent(shownMs, totalMs)}" y="25%" height="50%" rx="1.5"/></svg>`;
}

function row(call: CallRecord, round: Span, totalMs: number): Markup {
  return markup`<tr><td class="call"><code>${callTitle(call)}</code></td><td>${facts(call)}</td><td class="n">${call.bytes === undefined ? "" : formatSize(call.bytes)}</td><td class="n">${`+${call.startMs.toFixed(0)} ms`}</td><td class="n">${`${call.ms.toFixed(0)} ms`}</td><td class="time">${bar(call, round, totalMs)}</td></tr>
`;
}

/** The legend of the colours of the bars. */
export function legend(): Markup {
  const items = Object.entries(KINDS).map(
    ([kind, subject]) =>
      markup`<li class="time"><svg aria-hidden="true" focusable="false"><rect class="${kind}" width="100%" height="100%" rx="1.5"/></svg>${subject}</li>`,
  );
  return markup`<ul class="legend">${items}</ul>`;
}

/** The calls of a decision by round, each with a bar of its time. */
export function timeline(calls: readonly CallRecord[], caption: string): Markup {
  const totalMs = lastEndMs(calls);
  const shown = [...calls].sort((a, b) => a.round - b.round || a.startMs - b.startMs).slice(0, MAX_CALLS);
  const rounds = new Map<number, CallRecord[]>();
  for (const call of shown) {
    const list = rounds.get(call.round);
    if (list === undefined) rounds.set(call.round, [call]);
    else list.push(call);
  }
  const bodies = Array.from(rounds, ([round, list]) => {
    const span = {
      startMs: lowest(list.map(({ startMs }) => startMs)),
      endMs: highest(list.map(({ startMs, ms }) => startMs + ms)),
    };
    const reported = `Round ${round}: ${counted(list.length, "call")}, ${(span.endMs - span.startMs).toFixed(0)} ms`;
    return markup`<tbody><tr><th colspan="6" scope="rowgroup">${reported}</th></tr>
${list.map((call) => row(call, span, totalMs))}</tbody>
`;
  });
  const left = calls.length - shown.length;
  return markup`<div class="scroll" role="region" tabindex="0" aria-label="${caption}"><table class="calls"><thead><tr><th scope="col">Call</th><th scope="col">Answer</th><th scope="col" class="n">Size</th><th scope="col" class="n">Start</th><th scope="col" class="n">Took</th><th scope="col">${`0 to ${totalMs.toFixed(0)} ms`}</th></tr></thead>
${bodies}</table></div>${left === 0 ? undefined : markup`<p class="dim">${`${left} more calls are not shown.`}</p>`}`;
}
