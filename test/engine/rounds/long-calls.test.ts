import { afterEach, describe, expect, it, vi } from "vitest";
import { compilePolicy, defineBuiltin, loadPolicy } from "../../../src/index.js";

/** The paths of this graph are more than anybody can list. */
const nodes = Array.from({ length: 14 }, (_, i) => `n${i}`);
const graph = Object.fromEntries(nodes.map((node) => [node, nodes]));
const patch = Array.from({ length: 60 }, (_, i) => [
  { op: "copy", from: "/a", path: `/b${i}` },
  { op: "copy", from: `/b${i}`, path: `/a/c${i}` },
]).flat();

const RULES = {
  in_opa_core: 'count(graph.reachable_paths(input.graph, ["n0"]))',
  in_javascript: "json.patch(input.document, input.patch)",
};
const SOURCE = `package m\n${Object.entries(RULES)
  .map(([name, body]) => `${name} := ${body}`)
  .join("\n")}`;
const input = { graph, document: { a: {} }, patch };
const entrypoint = Object.keys(RULES).map((name) => `m/${name}`);

describe("a call with small arguments that goes on for ages", () => {
  it.each(entrypoint)("ends at the limit, at the first time and later: %s", async (rule) => {
    const { wasm } = await compilePolicy({ files: { "m.rego": SOURCE } }, { entrypoint });
    const policy = await loadPolicy(wasm);
    const evaluate = (): Promise<unknown> => policy.evaluate(input, { entrypoint: rule, timeoutMs: 200 });
    await expect(evaluate()).rejects.toMatchObject({ code: "timeout" });
    await expect(evaluate()).rejects.toMatchObject({ code: "timeout" });
    await policy.close();
    const synchronous = await loadPolicy(wasm, { synchronous: true });
    expect(() => synchronous.evaluateSync(input, { entrypoint: rule, timeoutMs: 200 })).toThrow(
      expect.objectContaining({ code: "timeout" }) as Error,
    );
    await synchronous.close();
    const isolated = await loadPolicy(wasm, { isolation: "worker", maxWorkers: 1 });
    await expect(isolated.evaluate(input, { entrypoint: rule, timeoutMs: 200 })).rejects.toMatchObject({
      code: "timeout",
    });
    await isolated.close();
  });
});

describe("a pure built-in that outlives the limit", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([true, false])("is a timeout when it returns (interrupt: %s)", async (interrupt) => {
    const slow = defineBuiltin({
      name: "probe.work",
      args: ["number"],
      result: "number",
      effect: false,
      pure: true,
      call([x]) {
        vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1000);
        return x;
      },
    });
    const files = { "m.rego": "package m\nonce := probe.work(1)\ntwice := probe.work(1) + probe.work(2)" };
    const entrypoints = ["m/once", "m/twice"];
    const { wasm } = await compilePolicy({ files }, { entrypoint: entrypoints, builtins: [slow] });
    const policy = await loadPolicy(wasm, { builtins: [slow] });
    vi.spyOn(performance, "now").mockReturnValue(performance.now());
    for (const timeoutMs of [999, 1500]) {
      const rule = timeoutMs < 1000 ? "m/once" : "m/twice";
      const evaluated = policy.evaluate({}, { entrypoint: rule, timeoutMs, interrupt });
      await expect(evaluated).rejects.toMatchObject({ code: "timeout" });
    }
    expect(await policy.evaluate({}, { entrypoint: "m/once", timeoutMs: 1001, interrupt })).toBe(1);
    await policy.close();
  });
});
