import { highest } from "../../base/lists.js";
import type { CallRecord } from "../../engine/recording/call-record.js";
import { shownRecord } from "../../engine/recording/shown-call.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import { counted } from "../../base/text/counted.js";

/** Width of the time bar, in characters. */
const WIDTH = 24;
const SHOWN_ARGUMENT = 60;

/** Abbreviates a digest to its first digits, as `git` does, and other long arguments to their start. */
function shortenText(text: string): string {
  const short = text.replace(/((?:sha256|sha512|sha1):[0-9a-f]{12})[0-9a-f]+/g, "$1…");
  return short.length > SHOWN_ARGUMENT ? `${short.slice(0, SHOWN_ARGUMENT)}…` : short;
}

function bar({ startMs, ms }: CallRecord, totalMs: number): string {
  const scale = WIDTH / Math.max(totalMs, 1);
  const from = Math.min(Math.floor(startMs * scale), WIDTH - 1);
  const length = Math.min(Math.max(Math.round(ms * scale), 1), WIDTH - from);
  return `${" ".repeat(from)}${"█".repeat(length)}`.padEnd(WIDTH);
}

/** Returns the time at which the last call had ended. */
export function lastEndMs(calls: readonly CallRecord[]): number {
  return Math.max(0, highest(calls.map(({ startMs, ms }) => startMs + ms)));
}

/** The cost of a result: requests, or a cache. */
function source({ attempts, cached }: CallRecord): string {
  if (cached) return "cached";
  return attempts === 0 ? "no requests" : counted(attempts, "request");
}

function facts({ outcome, reason, effect, truncated, via }: CallRecord): string {
  const reported = [
    outcome === "value" ? undefined : outcome.replace("_", " "),
    reason === undefined ? undefined : `because of ${reason}`,
    effect ? "effect" : undefined,
    truncated === true ? "truncated" : undefined,
    via === undefined ? undefined : `over ${via}`,
  ].filter((text) => text !== undefined);
  return reported.length === 0 ? "" : ` → ${reported.join(", ")}`;
}

/**
 * The calls of a decision in the order of their start: round, start, duration, requests, result size, whether it was
 * used, and a bar of start and duration.
 */
export function waterfall(calls: readonly CallRecord[]): string[] {
  const totalMs = lastEndMs(calls);
  return [...calls]
    .sort((a, b) => a.startMs - b.startMs)
    .map((call) => {
      const started = `+${call.startMs.toFixed(0)} ms`.padStart(8);
      const took = `${call.ms.toFixed(0)} ms`.padStart(7);
      const text = (callTitle(call) + facts(call)).replaceAll("\n", " ");
      const size = (call.bytes === undefined ? "" : formatSize(call.bytes)).padStart(8);
      const used = (call.used ? "used" : "not used").padEnd(8);
      const columns = [started, took, source(call).padStart(11), size, ` ${used}`, bar(call, totalMs)];
      return `round ${String(call.round)} ${columns.join(" ")}  ${text}`;
    });
}

/** A call with its arguments, shortened; for a failed one only the part that messages show. */
export function callTitle(call: CallRecord): string {
  if (call.outcome === "error") return shownRecord(call);
  return `${call.builtin}(${call.args.map((arg) => shortenText(toStrictJson(arg))).join(", ")})`;
}

/** A human-readable size in bytes: `512 B`, `1.2 kB`, `3.4 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1e3) return `${String(bytes)} B`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
