import { describe, expect, it } from "vitest";
import { createUntracedPaths } from "../../../src/server/serve/untraced-paths.js";

describe("untraced paths", () => {
  // The cases of OPA's TestExcludePathsFilter, and paths with escapes.
  it.each([
    { globs: [], target: "/health", expected: false },
    { globs: ["/health"], target: "/health", expected: true },
    { globs: ["/health"], target: "/v1/data", expected: false },
    { globs: ["/health*"], target: "/health/live", expected: false },
    { globs: ["/health**"], target: "/health/live", expected: true },
    { globs: ["/health**"], target: "/health", expected: true },
    { globs: ["/health"], target: "/health/live", expected: false },
    { globs: ["/metrics", "/health"], target: "/health", expected: true },
    { globs: ["/health"], target: "/health?bundles=true", expected: true },
    { globs: ["/v1/data/a b"], target: "/v1/data/a%20b", expected: true },
    { globs: ["/v1/data/*"], target: "/v1/data/a%2Fb", expected: false },
    { globs: ["/v1/*"], target: "/v1/%zz", expected: true },
  ])("$globs: $target", async ({ globs, target, expected }) => {
    expect((await createUntracedPaths(globs))(target)).toBe(expected);
  });

  it("take time that is linear in the path", async () => {
    const isUntraced = await createUntracedPaths([`/${"*a".repeat(30)}b`, `${"{a,aa}".repeat(30)}b`]);
    expect(isUntraced(`/${"a".repeat(5_000)}`)).toBe(false);
    expect(isUntraced("a".repeat(5_000))).toBe(false);
  });
});
