import { expect, it } from "vitest";
import { loadOnce } from "../../../src/base/async/load-once.js";

it("loads once for all who ask", async () => {
  let count = 0;
  const load = loadOnce(() => Promise.resolve(++count));
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

it.each<[string, () => Promise<never>]>([
  ["rejects", () => Promise.reject(new Error("not now"))],
  [
    "throws",
    () => {
      throw new Error("not now");
    },
  ],
])("tries again after a load that %s, which fails all who asked meanwhile", async (_, fail) => {
  let fails = true;
  const load = loadOnce(() => (fails ? fail() : Promise.resolve("loaded")));
  for (const asked of [load(), load()]) await expect(asked).rejects.toThrow("not now");
  fails = false;
  expect(await load()).toBe("loaded");
});
