import { describe, expect, it } from "vitest";
import type { CallRecord } from "../../../../src/engine/recording/call-record.js";
import { legend, timeline } from "../../../../src/gate/report/html/timeline.js";

function call(round: number, startMs: number, ms: number, rest: Partial<CallRecord> = {}): CallRecord {
  return {
    builtin: "service.discover",
    args: [`sha256:${String(round)}`, ""],
    outcome: "value",
    used: true,
    effect: false,
    startMs,
    ms,
    attempts: 1,
    cached: false,
    round,
    ...rest,
  };
}

interface Row {
  round: string;
  call: string;
  answer: string;
  start: string;
  took: string;
  band: [x: string, width: string];
  bar: [kind: string, x: string, width: string];
}

const RECT = /<rect class="(\w+)" x="([\d.]+%)" width="([\d.]+%)"/g;

/** The rows of a timeline, each with its round's heading. */
function rowsOf(calls: readonly CallRecord[]): Row[] {
  const html = timeline(calls, "Calls").text;
  return Array.from(html.matchAll(/<tbody>([^]*?)<\/tbody>/g), ([, body = ""]) => body).flatMap((body) => {
    const [, round = ""] = /scope="rowgroup">([^<]*)</.exec(body) ?? [];
    return Array.from(
      body.matchAll(
        /<tr><td class="call"><code>([^<]*)<\/code><\/td><td>([^<]*)<\/td><td class="n">[^<]*<\/td><td class="n">([^<]*)<\/td><td class="n">([^<]*)<\/td>(.*?)<\/tr>/g,
      ),
      ([, name = "", answer = "", start = "", took = "", rest = ""]): Row => {
        const [band, bar, ...more] = [...rest.matchAll(RECT)];
        expect([band?.[1], more]).toEqual(["band", []]);
        return {
          round,
          call: name,
          answer,
          start,
          took,
          band: [band?.[2] ?? "", band?.[3] ?? ""],
          bar: [bar?.[1] ?? "", bar?.[2] ?? "", bar?.[3] ?? ""],
        };
      },
    );
  });
}

describe("the timeline of the HTML report", () => {
  it("has each call in its round, with bars and bands at their times", () => {
    // In another order than that of the rounds. The whole takes 400 ms.
    const rows = rowsOf([
      call(2, 200, 200, { builtin: "service.attest", effect: true }),
      call(1, 100, 60, { used: false }),
      call(2, 220, 20, { outcome: "error", reason: "refused" }),
      call(1, 0, 100),
    ]);
    expect(rows.map(({ round }) => round)).toEqual([
      "Round 1: 2 calls, 160 ms",
      "Round 1: 2 calls, 160 ms",
      "Round 2: 2 calls, 200 ms",
      "Round 2: 2 calls, 200 ms",
    ]);
    expect(rows.map(({ bar, band }) => [...bar, ...band])).toEqual([
      ["used", "0.00%", "25.00%", "0.00%", "40.00%"],
      ["unused", "25.00%", "15.00%", "0.00%", "40.00%"],
      ["effect", "50.00%", "50.00%", "50.00%", "50.00%"],
      ["failed", "55.00%", "5.00%", "50.00%", "50.00%"],
    ]);
    expect(rows.map(({ start, took }) => [start, took])).toEqual([
      ["+0 ms", "100 ms"],
      ["+100 ms", "60 ms"],
      ["+200 ms", "200 ms"],
      ["+220 ms", "20 ms"],
    ]);
  });

  it.each<[what: string, rest: Partial<CallRecord>, kind: string, answer: string]>([
    ["a used answer", {}, "used", "1 request"],
    ["a guess", { used: false, attempts: 2 }, "unused", "not used, 2 requests"],
    ["an effect", { effect: true }, "effect", "effect, 1 request"],
    ["an effect that nobody used", { effect: true, used: false }, "effect", "not used, effect, 1 request"],
    ["an error", { outcome: "error", reason: "why" }, "failed", "error, 1 request, why"],
    ["an effect that failed", { outcome: "error", effect: true }, "failed", "error, effect, 1 request"],
    ["a cancelled guess", { outcome: "cancelled", used: false }, "failed", "cancelled, not used, 1 request"],
    ["a kept answer", { cached: true, attempts: 0 }, "used", "cached"],
  ])("shows %s", (_what, rest, kind, answer) => {
    const [row] = rowsOf([call(1, 0, 10, rest)]);
    expect([row?.bar[0], row?.answer]).toEqual([kind, answer]);
  });

  it("shows a call that took no time, and nothing beyond the whole", () => {
    const rows = rowsOf([call(1, 0, 300), call(1, 300, 0), call(1, 30, 0)]);
    expect(rows.map(({ bar }) => bar.slice(1))).toEqual([
      ["0.00%", "100.00%"],
      ["10.00%", "0.33%"],
      ["99.67%", "0.33%"],
    ]);
  });

  it("says which calls it leaves out", () => {
    const calls = Array.from({ length: 503 }, (_call, index) => call(1, index, 1));
    expect(rowsOf(calls)).toHaveLength(500);
    expect(timeline(calls, "Calls").text).toContain("3 more calls are not shown.");
    expect(timeline(calls.slice(0, 500), "Calls").text).not.toContain("not shown");
  });

  it("has a legend of every kind of bar", () => {
    const kinds = Array.from(legend().text.matchAll(/<rect class="(\w+)"/g), ([, kind]) => kind);
    expect(kinds).toEqual(["used", "unused", "effect", "failed"]);
  });
});
