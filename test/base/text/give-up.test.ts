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

  it("calls no trap of a Proxy", () => {
    let traps = 0;
    const counting = new Proxy(
      {},
      {
        get: () => () => {
          traps++;
        },
      },
    );
    giveUpAll([new Proxy({}, counting), { list: new Proxy([], counting) }]);
    expect(traps).toBe(0);
  });
});
