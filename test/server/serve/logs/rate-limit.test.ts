import { expect, it } from "vitest";
import { RateLimit } from "../../../../src/server/serve/logs/rate-limit.js";

it.each([
  { perSecond: 2.5, times: [0, 0, 0, 399, 400, 401, 10_000, 10_000, 10_000], taken: "110010110" },
  { perSecond: 0.5, times: [0, 0, 1_999, 2_000, 2_000, 9_000, 9_000], taken: "1001010" },
  { perSecond: 1, times: [0, 999, 1_000, 1_500, 2_000], taken: "10101" },
])("takes $perSecond a second, and at most those of one second at once", ({ perSecond, times, taken }) => {
  let now = 0;
  const limit = new RateLimit(perSecond, () => now);
  const found = times.map((time) => {
    now = time;
    return limit.take() ? "1" : "0";
  });
  expect(found.join("")).toBe(taken);
});
