import { describe, expect, it } from "vitest";
import { formatSize, waterfall } from "../../../src/gate/report/waterfall.js";
import type { CallRecord } from "../../../src/engine/recording/call-record.js";

const CALL: CallRecord = {
  builtin: "service.discover",
  args: ["sha256:a", ""],
  outcome: "value",
  used: true,
  effect: false,
  startMs: 3.2,
  ms: 263.4,
  attempts: 1,
  cached: false,
  round: 1,
  bytes: 11_960,
};

const { bytes: _size, ...UNANSWERED } = CALL;

describe("waterfall", () => {
  it.each<[string, Partial<CallRecord>, RegExp]>([
    [
      "round, start, length, requests, size and use",
      {},
      /^round 1 +\+3 ms +263 ms +1 request +12\.0 kB +used +█+ +service\.discover\("sha256:a", ""\)$/,
    ],
    [
      "what was asked again, and was not needed",
      { attempts: 3, used: false, round: 2 },
      /^round 2 .* 3 requests .* not used /,
    ],
    ["what was computed here", { attempts: 0 }, / ms +no requests +12\.0 kB/],
    ["what was in a cache", { attempts: 0, cached: true }, / ms +cached +12\.0 kB +used /],
    ["what has no answer", { outcome: "not_found" }, / 1 request {10,}used .*→ not found$/],
  ])("shows %s", (_what, change, expected) => {
    const call = change.outcome === undefined ? CALL : UNANSWERED;
    expect(waterfall([{ ...call, ...change }])[0]).toMatch(expected);
  });

  it("goes by start, and one column is below the other", () => {
    const lines = waterfall([
      { ...CALL, startMs: 300, attempts: 12, bytes: 1_234_567, builtin: "b" },
      { ...CALL, bytes: 1, builtin: "a" },
    ]);
    expect(lines.map((line) => line.match(/ ([ab])\(/)?.[1])).toEqual(["a", "b"]);
    expect(lines[0]?.indexOf("a(")).toBe(lines[1]?.indexOf("b("));
  });
});

it.each([
  [0, "0 B"],
  [999, "999 B"],
  [1_000, "1.0 kB"],
  [123_456, "123.5 kB"],
  [5_946_830, "5.9 MB"],
])("formats %d bytes as %s", (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
