import { describe, expect, it } from "vitest";
import { giveUpAll } from "../../../src/base/text/give-up.js";

describe("giveUpAll", () => {
  /** The test fails for a rejection that nobody has handled. */
  it.each<[string, (promise: Promise<never>) => unknown]>([
    ["is the value", (promise) => promise],
    ["is the last of a long list", (promise) => [...Array.from({ length: 200_000 }, () => ({})), promise]],
    ["is deep", (promise) => Array.from({ length: 5_000 }).reduce((inner) => [inner], promise)],
    ["is beside a Proxy that throws", (promise) => [Proxy.revocable({}, {}).proxy, { promise }]],
  ])("handles a rejected Promise that %s", async (_, make) => {
    const value = make(Promise.reject(new Error("the promise's own")));
    giveUpAll(value);
    await new Promise(setImmediate);
    expect(value).toBeDefined();
  });

  it("looks at no more levels than a value can have that is read", () => {
    let looks = 0;
    const countLooks: ProxyHandler<unknown[]> = {
      ownKeys: (target) => {
        looks++;
        return Reflect.ownKeys(target);
      },
    };
    const deep = Array.from({ length: 20_000 }).reduce<unknown>(
      (inner) => new Proxy([inner], countLooks),
      null,
    );
    giveUpAll(deep);
    expect(looks).toBe(10_000);
  });
});
