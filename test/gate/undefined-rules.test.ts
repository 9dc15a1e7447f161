import { fileURLToPath } from "node:url";
import { compilePolicy } from "regohost";
import { loadGate } from "regohost/gate";
import type { GateSource } from "regohost/gate";
import { beforeAll, describe, expect, it } from "vitest";
import { loadSource } from "../../src/engine/source/load-source.js";
import { withoutCustomSections } from "../engine/wasm/wasm-bytes.js";

const path = (name: string): string => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

/** The rules of the fixtures that are undefined for the input; of some packages none is. */
const UNDEFINED: Readonly<Record<string, string[] | "pass" | "skipped">> = {
  "gate/rel-1": ["deny is undefined"],
  "gate/a.b c/d": ["violation is undefined"],
  "gate/é–☃": ["allow is undefined"],
  "gate/back\\slash\ttab": ["violations is undefined"],
  "gate/if/not": ["warn is undefined"],
  member: ["result.violations is undefined"],
  "quoted/mem ber": ["result.findings is undefined"],
  "below/result": ["deny is undefined"],
  "object/decision": ["deny is undefined"],
  skipped: "skipped",
  literal: "pass",
  "defined/rel-1": "pass",
};

async function judge(source: GateSource): Promise<Record<string, unknown>> {
  // Of what is compiled, this package cannot be an entrypoint.
  const allowUnread = ["violation", "allow"].map((rule) => `gate.a.b c/d.${rule}`);
  await using gate = await loadGate(source, { allowUnread });
  const { results } = await gate.judge([{ name: "in", value: { a: 1 } }]);
  return Object.fromEntries(
    results.map(({ policy = "", outcome, problems }) => [
      policy,
      problems.length > 0 ? problems.map(toFault) : outcome,
    ]),
  );
}

/** A problem without the place of the rule and the cure. */
const toFault = (problem: string): string => problem.replace(/^\S+:\d+: |; .*$/g, "");

/** What is expected where these packages cannot be named, or are named by the package above. */
function expected(...without: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(UNDEFINED).filter(([policy]) => !without.includes(policy)));
}

describe("an undefined rule, or member of a result, that the policy has does not pass", () => {
  let ours: Uint8Array;
  let stock: Uint8Array;

  beforeAll(async () => {
    // A name with a slash cannot be an entrypoint.
    const names = Object.keys(UNDEFINED).filter((name) => name !== "gate/a.b c/d");
    ({ wasm: ours } = await compilePolicy(path("undefined"), { entrypoint: names }));
    // Made by `opa build -t wasm` of OPA 1.22.0.
    const bundle = await loadSource(path("undefined-stock.tar.gz"));
    if (bundle.kind !== "wasm" || !(bundle.wasm instanceof Uint8Array))
      throw new Error("not a compiled bundle");
    stock = bundle.wasm;
  });

  it("of Rego", async () => {
    expect(await judge(path("undefined"))).toEqual(UNDEFINED);
  });

  const described = expected("gate/a.b c/d");
  const all = { ...expected("below/result", "gate/a.b c/d"), below: ["result.deny is undefined"] };

  it("of what this package compiles, whole or without names or its description", async () => {
    // As its Rego is.
    for (const stripped of [[], ["name"]]) {
      const wasm = withoutCustomSections(ours, stripped);
      expect({ stripped, judged: await judge(wasm) }).toEqual({ stripped, judged: described });
    }
    expect(await judge(new WebAssembly.Module(ours))).toEqual(described);
    expect(await judge(withoutCustomSections(ours, ["regohost.policy"]))).toEqual(all);
  });

  it("of what OPA compiles", async () => {
    expect(await judge(stock)).toEqual(all);
    expect(await judge(new WebAssembly.Module(stock))).toEqual(all);
  });

  it("where nothing tells which rules there are, what could hide one is refused", async () => {
    for (const wasm of [ours, stock]) {
      await expect(judge(withoutCustomSections(wasm))).toFailWith(
        "rules_unknown",
        /does not tell which rules .*gate\/rel-1.*member.* has/,
      );
    }
  });
});

it("judges rules that are entrypoints themselves in a module without names", async () => {
  const text = 'package gate\n\nallow := true\n\ndeny := ["x"] if input.a == 2\n';
  const { wasm } = await compilePolicy(
    { files: { "p.rego": text } },
    { entrypoint: ["gate/allow", "gate/deny"] },
  );
  expect(await judge(withoutCustomSections(wasm))).toEqual({ gate: ["deny is undefined"] });
});

it("does not miss a function with the name of a rule", async () => {
  const text = "package gate\n\nallow := f(1)\n\nf(x) if x == deny(x)\n\ndeny(x) := x\n";
  const { wasm } = await compilePolicy({ files: { "p.rego": text } }, { entrypoint: "gate" });
  expect(await judge(wasm)).toEqual({ gate: "pass" });
});

it("does not trust a name with quotes, which OPA writes as they are", async () => {
  const text = 'package gate["x\\"][\\"y"]\n\nallow := true\n\ndeny := ["x"] if input.a == 2\n';
  const { wasm } = await compilePolicy({ files: { "p.rego": text } });
  expect(await judge(wasm)).toEqual({ 'gate/x"]["y': ["deny is undefined"] });
  const bare = withoutCustomSections(wasm, ["regohost.policy"]);
  await expect(judge(bare)).toFailWith("rules_unknown");
});

it.each([
  'deny := "x" if input.a',
  "deny[k] := v if some k, v in input",
  'deny["x"] := true if input.a',
  'deny["a b"] := true if input.a',
  'deny.x contains "y" if input.a',
  "result.allow := 3",
  'warn.x := 1\n\ndeny contains "x" if input.b',
])("begins what is wrong with the value of a rule by its place: %s", async (rule) => {
  await using gate = await loadGate({ files: { "p.rego": `package p\n\n${rule}\n` } });
  const { results } = await gate.judge([{ name: "in", value: { a: 1 } }]);
  expect(results[0]?.problems).toEqual([expect.stringMatching(/^p\.rego:3: [\w.]+ must be /)]);
});

it("reports a misspelt reference before the rule that nothing reads because of it", async () => {
  const text = 'package gate\n\nallowed if input.a == 2\n\ndeny contains "x" if not data.gate.alowed\n';
  await expect(loadGate({ files: { "p.rego": text } })).toFailWith(
    "reference_undefined",
    /data\.gate\.alowed.*did you mean data\.gate\.allowed\?/,
  );
});
