import { expect, it } from "vitest";
import { EvaluationIdentity } from "../../../src/engine/rounds/evaluation-identity.js";

const nowMsOf = ({ scope }: EvaluationIdentity): number => Number(scope.nowNs / 1_000_000n);

it("freezes the time of the start, however late it is asked for", () => {
  const before = Date.now();
  const identity = new EvaluationIdentity(undefined, undefined);
  identity.startAt(performance.now() - 5000);
  const nowMs = nowMsOf(identity);
  expect(nowMs).toBeGreaterThanOrEqual(before - 5001);
  expect(nowMs).toBeLessThanOrEqual(Date.now() - 5000 + 1);
});

it("is neither before the start nor after the look at the clock", () => {
  const before = Date.now();
  const identity = new EvaluationIdentity(undefined, undefined);
  identity.startAt(performance.now());
  expect(nowMsOf(identity)).toBeGreaterThanOrEqual(before);
  expect(nowMsOf(identity)).toBeLessThanOrEqual(Date.now());
});

it("keeps a time that was asked for before the evaluation started", () => {
  const identity = new EvaluationIdentity(undefined, undefined);
  const nowMs = nowMsOf(identity);
  identity.startAt(performance.now() - 5000);
  expect(nowMsOf(identity)).toBe(nowMs);
});

it.each([
  ["milliseconds", 1_700_000_000_000, 1_700_000_000_000_000_000n],
  ["nanoseconds", 1_700_000_000_000_000_001n, 1_700_000_000_000_000_001n],
])("takes a time in %s as it is", (_unit, now, nowNs) => {
  const identity = new EvaluationIdentity(now, undefined);
  identity.startAt(performance.now());
  expect(identity.scope.nowNs).toBe(nowNs);
});
