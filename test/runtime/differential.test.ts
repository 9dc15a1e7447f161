import { describe, expect, it } from "vitest";
import { loadPolicy, PolicyLoadError } from "../../src/index.js";
import { compileRego } from "../../src/opa/compile-rego.js";
import { createLocalEvaluator } from "../../src/opa/eval-rego.js";
import type { RegoSourceFile } from "../../src/opa/rego-source.js";
import { parseJson, parseTerm } from "../../src/values/parse-term.js";
import { RegoObject, type Term } from "../../src/values/term.js";
import { toJsonText } from "../../src/values/term-text.js";
import { DATA, generateRules, INPUT, LIBRARY } from "./generate-rules.js";

/** Generated rules, compiled and evaluated by OPA's evaluator. REGOHOST_DIFFERENTIAL_RUNS asks for more. */
const RULES = 40;
const RUNS = Number(process.env["REGOHOST_DIFFERENTIAL_RUNS"] ?? 6);
const FIRST_SEED = Number(process.env["REGOHOST_DIFFERENTIAL_SEED"] ?? 1);

const inputText = JSON.stringify(INPUT, (_, value: unknown) =>
  typeof value === "bigint" ? Number(value) : value,
);

function member(term: Term | undefined, key: string): Term | undefined {
  return term instanceof RegoObject ? term.get(key) : undefined;
}

/** Compiles without the rules that OPA refuses. */
async function compileWhatCompiles(
  text: string,
): Promise<{ files: RegoSourceFile[]; wasm: Uint8Array; cases: string[] }> {
  for (let left = text; ;) {
    const files = [
      { path: "g.rego", text: left },
      ...LIBRARY.map((module, index) => ({ path: `${String(index)}.rego`, text: module })),
    ];
    const cases = [...left.matchAll(/^(case_\d+)/gm)].map(([, name]) => name!);
    try {
      const { wasm } = await compileRego({ files, entrypoints: cases.map((name) => `g/${name}`) });
      return { files, wasm, cases };
    } catch (error) {
      if (!(error instanceof PolicyLoadError) || error.diagnostics === undefined) throw error;
      const lines = left.split("\n");
      const refused = new Set<string>();
      for (const { location } of error.diagnostics) {
        const before = lines.slice(0, location?.row ?? 0).findLast((line) => line.startsWith("case_"));
        const name = /^case_\d+/.exec(before ?? "")?.[0];
        if (name !== undefined) refused.add(name);
      }
      if (refused.size === 0) throw error;
      left = left
        .split("\n\n")
        .filter((rule) => !refused.has(/^case_\d+/.exec(rule)?.[0] ?? ""))
        .join("\n\n");
    }
  }
}

describe.each(Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run))(
  "generated rules, seed %i",
  (seed) => {
    it("come to what OPA's evaluator comes to", async () => {
      const { files, wasm, cases } = await compileWhatCompiles(generateRules(seed, RULES));
      const evaluator = await createLocalEvaluator();
      const policy = await loadPolicy(wasm, { data: DATA });
      const different: string[] = [];
      let filled = 0;
      for (const name of cases) {
        const rule = files[0]!.text.split("\n\n").find((text) => text.startsWith(`${name} `));
        const request = { files, data: JSON.stringify(DATA), inputText, query: `data.g.${name}` };
        let stdout: string;
        try {
          ({ stdout } = evaluator.evaluate(request));
        } catch (error) {
          // Out of memory, as after bits.lsh(1, 9007199254740993): there is nothing to compare.
          if (error instanceof WebAssembly.RuntimeError) continue;
          throw error;
        }
        const reply = parseJson(stdout);
        const [result] = (member(reply, "result") ?? []) as Term[];
        const [expression] = (member(result, "expressions") ?? []) as Term[];
        const evaluated = member(expression, "value");
        const code = member((member(reply, "errors") as Term[] | undefined)?.[0], "code");
        const failed = `error ${typeof code === "string" ? code : ""}`;
        const expected = evaluated === undefined ? failed : toJsonText(evaluated);
        if (expected !== "[]") filled++;
        let compiled: string;
        try {
          const decision = await policy.decide(Buffer.from(inputText), {
            entrypoint: `g/${name}`,
            timeoutMs: 20_000,
          });
          const [found] = parseTerm(decision.resultSet.replace(/^\{/, "[").replace(/\}$/, "]")) as Term[];
          const value = member(found, "result");
          compiled = value === undefined ? "undefined" : toJsonText(value);
        } catch (error) {
          compiled = `error ${(error as { opaCode?: string }).opaCode ?? String(error)}`;
        }
        if (compiled !== expected)
          different.push(`${rule ?? name}\n  evaluated ${expected}\n  compiled  ${compiled}`);
      }
      await policy.close();
      expect(different.map((text) => text.slice(0, 2000))).toEqual([]);
      // Rules that come to nothing compare little.
      expect(filled).toBeGreaterThan(cases.length / 6);
    });
  },
);
