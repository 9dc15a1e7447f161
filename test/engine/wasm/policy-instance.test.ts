import { beforeAll, describe, expect, it } from "vitest";
import { compileRego } from "../../../src/engine/opa/compile-rego.js";
import { InputSnapshot } from "../../../src/engine/wasm/input-snapshot.js";
import { PolicyInstance } from "../../../src/engine/wasm/policy-instance.js";
import {
  createPolicyModule,
  withSpaceFor,
  type PolicyModule,
} from "../../../src/engine/wasm/policy-module.js";

const SOURCE = `package p

keys := [key | some members in input.list; some key, _ in members]
data_keys := [key | some members in data.list; some key, _ in members]
`;

/** Each after another of as many bytes, or of as many characters, or itself, of which the text around takes 15. */
const TEXTS = [
  ...["ab", "ac", "ac", "cb", "\u00e9", "e9", "\u00e9", "\u00c3\u00a9", "", "a", "\uffff", "abc"],
  ...["x".repeat(33), `${"x".repeat(32)}y`, "x".repeat(34), `${"x".repeat(33)}y`, "x".repeat(34), "ab"],
];

const LISTED = 500;
const MEMBERS = 23;

/** Objects whose members are not in their order, so that the first iteration sorts them in their place. */
function shuffled(): Record<string, number>[] {
  const names = Array.from({ length: MEMBERS }, (_, n) => `key ${String((n * 7) % MEMBERS)}`);
  return Array.from({ length: LISTED }, () => Object.fromEntries(names.map((name, n) => [name, n])));
}

class Ended extends Error {}

describe("PolicyInstance", () => {
  let module: PolicyModule;
  let wasm: Uint8Array;
  let echoWasm: Uint8Array;
  const list = shuffled();
  const sorted = list.flatMap((members) => Object.keys(members).sort());
  const input = InputSnapshot.of({ list }, "input");
  const data = InputSnapshot.ofData({ list });

  beforeAll(async () => {
    ({ wasm } = await compileRego({
      files: [{ path: "p.rego", text: SOURCE }],
      entrypoints: ["p/keys", "p/data_keys"],
    }));
    ({ wasm: echoWasm } = await compileRego({
      files: [{ path: "echo.rego", text: "package echo\n\nsaid := input\n" }],
      entrypoints: ["echo/said"],
    }));
    module = withSpaceFor(createPolicyModule(wasm, "p.wasm", 1024 ** 3), input);
  });

  /** The result of a rule, if the pass is not ended at one of its polls. */
  function run(instance: PolicyInstance, rule: string, poll: () => void): unknown {
    instance.host = {
      dispatch() {
        throw new Error("the policy calls nothing");
      },
      poll,
    };
    instance.setPolling(true);
    instance.load(data, input);
    const text = instance.dump(instance.evaluate(instance.entrypointIds()[`p/${rule}`] ?? -1));
    const [first] = JSON.parse(`[${text.slice(1, -1)}]`) as { result: unknown }[];
    return first?.result;
  }

  it.each(["keys", "data_keys"])("has its documents right wherever a pass was ended: %s", (rule) => {
    const instance = new PolicyInstance(module);
    let count = 0;
    expect(run(instance, rule, () => count++)).toEqual(sorted);
    expect(count).toBeGreaterThan(10);
    for (let last = 1; last <= count; last++) {
      let polls = 0;
      instance.renew(false);
      const end = (): void => {
        if (++polls === last) throw new Ended();
      };
      expect(() => run(instance, rule, end)).toThrow(Ended);
      instance.renew(false);
      expect(run(instance, rule, () => undefined)).toEqual(sorted);
    }
  });

  it("keeps its documents when the host ended a pass in a call", () => {
    const instance = new PolicyInstance(module);
    run(instance, "keys", () => undefined);
    instance.renew(true);
    expect(instance.inputSnapshot).toBe(input);
    expect(instance.dataSnapshot).toBe(data);
    expect(run(instance, "keys", () => undefined)).toEqual(sorted);
    instance.renew(false);
    expect(instance.inputSnapshot).toBeUndefined();
    expect(instance.dataSnapshot).toBeUndefined();
  });

  it("polls in no pass for which it is off", () => {
    const instance = new PolicyInstance(module);
    let polls = 0;
    instance.host = {
      dispatch: () => 0,
      poll: () => polls++,
    };
    instance.setPolling(true);
    instance.load(data, input);
    expect(polls).toBeGreaterThan(0);
    polls = 0;
    instance.setPolling(false);
    instance.dump(instance.evaluate(instance.entrypointIds()["p/keys"] ?? -1));
    expect(polls).toBe(0);
  });

  it("counts steps only with a runtime that is known to do so", () => {
    expect(module.countsSteps).toBe(true);
    expect(createPolicyModule(new WebAssembly.Module(wasm), "p.wasm", 1024 ** 3).countsSteps).toBe(false);
  });

  it("tells each answer anew, also after one of the same length", () => {
    const echo = new PolicyInstance(createPolicyModule(echoWasm, "echo.wasm", 1024 ** 3));
    const id = echo.entrypointIds()["echo/said"] ?? -1;
    const told = TEXTS.map((text) => {
      echo.load(data, InputSnapshot.of(text, "input"));
      return echo.dumpJson(echo.evaluate(id));
    });
    expect(told).toEqual(TEXTS.map((text) => JSON.stringify([{ result: text }])));
  });
});
