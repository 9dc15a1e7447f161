import type { CallRecord } from "../engine/decision.js";
import { toPrintable } from "./printable.js";

/** How many characters the time of all calls takes. */
const WIDTH = 24;
const SHOWN_ARGUMENT = 60;

/** A digest by its first digits, as `git` does; anything else long by its start. */
function shorten(text: string): string {
  const short = text.replace(/((?:sha256|sha512|sha1):[0-9a-f]{12})[0-9a-f]+/g, "$1…");
  return short.length > SHOWN_ARGUMENT ? `${short.slice(0, SHOWN_ARGUMENT)}…` : short;
}

function bar({ startMs, ms }: CallRecord, totalMs: number): string {
  const scale = WIDTH / Math.max(totalMs, 1);
  const from = Math.min(Math.floor(startMs * scale), WIDTH - 1);
  const length = Math.min(Math.max(Math.round(ms * scale), 1), WIDTH - from);
  return `${" ".repeat(from)}${"█".repeat(length)}`.padEnd(WIDTH);
}

function facts({ outcome, used, attempts, cached, effect, truncated, via }: CallRecord): string {
  const told = [
    outcome === "value" ? undefined : outcome.replace("_", " "),
    used ? undefined : "not used",
    effect ? "effect" : undefined,
    attempts > 1 ? `${attempts} requests` : undefined,
    cached ? "cached" : undefined,
    truncated === true ? "truncated" : undefined,
    via === undefined ? undefined : `over ${via}`,
  ].filter((text) => text !== undefined);
  return told.length === 0 ? "" : ` → ${told.join(", ")}`;
}

/** The calls of a decision in the order of their start: round, start, length, and both as a bar. */
export function waterfall(calls: readonly CallRecord[]): string[] {
  const totalMs = Math.max(0, ...calls.map(({ startMs, ms }) => startMs + ms));
  return [...calls]
    .sort((a, b) => a.startMs - b.startMs)
    .map((call) => {
      const args = call.args.map((arg) => shorten(JSON.stringify(arg, toText))).join(", ");
      const started = `+${call.startMs.toFixed(0)} ms`.padStart(8);
      const took = `${call.ms.toFixed(0)} ms`.padStart(7);
      const text = toPrintable(`${call.builtin}(${args})${facts(call)}`).replaceAll("\n", " ");
      return `round ${String(call.round)} ${started} ${took} ${bar(call, totalMs)}  ${text}`;
    });
}

function toText(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value;
}
