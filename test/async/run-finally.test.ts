import { describe, expect, it } from "vitest";
import { runFinally } from "../../src/async/run-finally.js";

const no = new Error("no");

describe("runFinally", () => {
  it("stays synchronous where nothing waits", () => {
    const seen: string[] = [];
    expect(
      runFinally(
        () => (seen.push("run"), 1),
        () => seen.push("after"),
      ),
    ).toBe(1);
    expect(() =>
      runFinally(
        () => {
          throw no;
        },
        () => seen.push("after"),
      ),
    ).toThrow(no);
    expect(seen).toEqual(["run", "after", "after"]);
  });

  it("comes after a promise, however it ended", async () => {
    const seen: string[] = [];
    const after = (): void => void seen.push("after");
    const given = runFinally(() => Promise.resolve(1), after);
    expect(seen).toEqual([]);
    await expect(given).resolves.toBe(1);
    await expect(runFinally(() => Promise.reject(no), after)).rejects.toBe(no);
    expect(seen).toEqual(["after", "after"]);
  });
});
