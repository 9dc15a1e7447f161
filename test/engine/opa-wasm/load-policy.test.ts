import { createRequire } from "node:module";
import { loadPolicy as loadAlone } from "@open-policy-agent/opa-wasm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadPolicy, type OpaWasmPolicy } from "../../../src/engine/opa-wasm/index.js";
import { OWN_BUILTINS } from "../../../src/engine/opa-wasm/load-policy.js";
import {
  BuiltinError,
  compilePolicy,
  createServiceClient,
  defineBuiltin,
  serviceBuiltins,
} from "../../../src/index.js";
import { startEvidenceService } from "../../../src/testing/index.js";
import { ControlledBuiltins } from "../rounds/controlled-builtin.js";
import { SPINS } from "../rounds/spinning-rule.js";

const MAXIMUM_PAGES = 64;
const DIGEST = `sha256:${"a".repeat(64)}`;

const SOURCE = `package w

plain := input

from_data := data.settings.limit

undefined_rule if input == "never"

all_read := {name: probe.read(name) | some name in input}

after_read := upper(probe.read(input).name)

known := [r.digest | some r in service.discover(input, "").references]

hashed := crypto.sha256(input)

parsed := graphql.is_valid(input[0], input[1])

custom := test.custom(input)

given := test.custom(input) if probe.read("first").go

clash[key] := value if some [key, value] in input

spin := spins(input)
${SPINS}
own := sprintf("%s", [1])

number := probe.read(12345678901234567890)

member := probe.read({3, 1, 2})

contains_all := object.subset({"c", "b", "a"}, {"a", "c"})

`;

const RULES = [...SOURCE.matchAll(/^(\w+)(?:\[key\])? (?::=|if)/gm)].map(([, rule]) => rule!);

function toBuffer(value: unknown): ArrayBuffer {
  return new TextEncoder().encode(JSON.stringify(value)).buffer;
}

function declare(name: string): ReturnType<typeof defineBuiltin> {
  return defineBuiltin({ name, args: ["any"], result: "any", effect: false, call: () => undefined });
}

describe("policies on instances of @open-policy-agent/opa-wasm", () => {
  let wasm: Uint8Array;
  let probes: ControlledBuiltins;
  let custom: (value: unknown) => unknown;
  let policy: OpaWasmPolicy;
  let service: Awaited<ReturnType<typeof startEvidenceService>>;
  let client: ReturnType<typeof createServiceClient>;

  beforeAll(async () => {
    service = await startEvidenceService();
    const token = await service.issueToken({ kind: "api" });
    client = createServiceClient({ env: {}, configFile: false, baseUrl: service.baseUrl, token });
    ({ wasm } = await compilePolicy(
      { files: { "größe.rego": SOURCE } },
      {
        entrypoint: RULES.map((rule) => `w/${rule}`),
        builtins: [declare("probe.read"), declare("test.custom"), ...serviceBuiltins(client)],
      },
    ));
  });

  beforeEach(async () => {
    probes = new ControlledBuiltins();
    custom = () => "custom";
    policy = await loadPolicy(
      wasm,
      { initial: 5, maximum: MAXIMUM_PAGES },
      { "test.custom": (value: unknown) => custom(value) },
      { builtins: [probes.define("probe.read"), ...serviceBuiltins(client)] },
    );
  });

  afterAll(async () => {
    await client.close();
    await service.close();
  });

  it("gives the result sets that the package gives alone", async () => {
    const alone = await loadAlone(Uint8Array.from(wasm).buffer, 16, { "test.custom": () => "custom" });
    const inputs = [{ a: [1, 2.5, "ü", null, true] }, "text", [[]], { nested: { object: {} } }];
    for (const entrypoint of ["w/plain", "w/from_data", "w/undefined_rule", "w/custom"]) {
      for (const input of inputs) {
        const expected: unknown = alone.evaluate(input, entrypoint);
        expect(await policy.evaluate(input, entrypoint)).toEqual(expected);
      }
    }
    expect(policy.entrypoints).toEqual(alone.entrypoints);
  });

  it("takes an entrypoint by its name or its id, and the first one where none is given", async () => {
    const first = Object.entries(policy.entrypoints).find(([, id]) => id === 0)![0];
    expect((await policy.decide("x")).entrypoint).toBe(first);
    const id = policy.entrypoints["w/plain"]!;
    expect(await policy.evaluate("x", id)).toEqual([{ result: "x" }]);
    await expect(policy.evaluate("x", 99)).toFailWith("entrypoint_unknown", /99/);
    await expect(policy.evaluate("x", "w/plane")).toFailWith("entrypoint_unknown", /w\/plain/);
  });

  it.each([false, 0, "", null, "x", [], {}])("tells the input %j from none", async (input) => {
    expect(await policy.evaluate(input, "w/plain")).toEqual([{ result: input }]);
    expect(await policy.evaluate(toBuffer(input), "w/plain")).toEqual([{ result: input }]);
    expect(await policy.evaluate(undefined, "w/plain")).toEqual([]);
  });

  it("takes data as a value or as JSON text, for evaluations that start later", async () => {
    expect(await policy.evaluate({}, "w/from_data")).toEqual([]);
    policy.setData({ settings: { limit: 1 } });
    expect(await policy.evaluate({}, "w/from_data")).toEqual([{ result: 1 }]);
    policy.setData(toBuffer({ settings: { limit: 2 } }));
    expect(await policy.evaluate({}, "w/from_data")).toEqual([{ result: 2 }]);
    await expect(() => {
      policy.setData([1]);
    }).toFailWith("data_invalid");
  });

  describe("built-ins", () => {
    it("makes independent calls at once", async () => {
      const names = Array.from({ length: 50 }, (_, index) => `n${index}`);
      const decision = policy.decide(names, "w/all_read");
      expect(await probes.opened(50)).toHaveLength(50);
      probes.answerAll(({ args }) => ({ of: args[0] }));
      expect((await decision).result).toEqual(Object.fromEntries(names.map((name) => [name, { of: name }])));
      expect(probes.started).toHaveLength(50);
    });

    it("keeps concurrent evaluations apart", async () => {
      const both = Promise.all([policy.evaluate("a", "w/after_read"), policy.evaluate("b", "w/after_read")]);
      await probes.opened(2);
      probes.answerAll(({ args }) => ({ name: `is ${JSON.stringify(args[0])}` }));
      expect(await both).toEqual([[{ result: 'IS "A"' }], [{ result: 'IS "B"' }]]);
    });

    it("answers the service's", async () => {
      const image = service.addReferrer({ digest: DIGEST, kind: "CONTAINER_IMAGE" });
      const sbom = service.addArtifact("sbom", { kind: "SBOM" });
      service.link(image, sbom);
      expect(await policy.evaluate(DIGEST, "w/known")).toEqual([{ result: [sbom.digest] }]);
      const unknown = await policy.decide(`sha256:${"b".repeat(64)}`, "w/known");
      expect(unknown.calls.map(({ outcome }) => outcome)).toEqual(["not_found"]);
    });

    it("answers standard ones in JavaScript and through opa-core", async () => {
      expect(await policy.evaluate("abc", "w/hashed")).toEqual([
        { result: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" },
      ]);
      expect(policy.needsOpaCore).toEqual(["graphql.is_valid"]);
      const [query, schema] = ["query { name }", "type Query { name: String }"];
      expect(await policy.evaluate([query, schema], "w/parsed")).toEqual([{ result: true }]);
    });

    it("ends the evaluation when one fails", async () => {
      const evaluation = policy.evaluate("a", "w/after_read");
      const [call] = await probes.opened(1);
      call!.fail(new Error("no answer"));
      await expect(evaluation).toFailWith("builtin_failed", /^probe\.read\(string\): no answer$/);
    });
  });

  describe("custom built-ins", () => {
    it("get values and give them, as JSON text too", async () => {
      custom = (value) => ({ got: value });
      expect(await policy.evaluate([1, "a"], "w/custom")).toEqual([{ result: { got: [1, "a"] } }]);
      custom = () => toBuffer(["text"]);
      expect(await policy.evaluate("x", "w/custom")).toEqual([{ result: ["text"] }]);
      custom = () => undefined;
      expect(await policy.evaluate("x", "w/custom")).toEqual([]);
    });

    it.each([
      ["a Promise", () => Promise.resolve(1), "builtin_result_invalid"],
      ["NaN", () => NaN, "builtin_result_invalid"],
      ["a function", () => () => 1, "builtin_result_invalid"],
      ["a Map", () => new Map(), "builtin_result_invalid"],
    ] as const)("end the evaluation with %s", async (_what, answer, code) => {
      custom = answer;
      await expect(policy.evaluate("x", "w/custom")).toFailWith(code, /test\.custom/);
    });

    it("end the evaluation when they throw, and not after a call without an answer", async () => {
      const cause = new TypeError("broken");
      custom = () => {
        throw cause;
      };
      const error: unknown = await policy.evaluate("x", "w/custom").catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(BuiltinError);
      expect(error).toMatchObject({ code: "builtin_failed", builtin: "test.custom", cause });

      const evaluation = policy.evaluate("x", "w/given");
      await probes.opened(1);
      custom = () => "later";
      probes.answerAll(() => ({ go: true }));
      expect(await evaluation).toEqual([{ result: "later" }]);
    });
  });

  describe("after a throw", () => {
    it("tells the policy's own message, with its characters", async () => {
      const pairs = [
        ["a", 1],
        ["a", 2],
      ];
      const error: unknown = await policy.evaluate(pairs, "w/clash").catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: "policy_failed", opaCode: "eval_conflict_error" });
      expect(error).toHaveProperty("message", expect.stringMatching(/größe\.rego.*object insert conflict/));
    });

    // 511 aborts make one LoadedPolicy unusable for good.
    it("evaluates on, however often it happens", async () => {
      custom = () => {
        throw new Error("broken");
      };
      for (let times = 0; times < 600; times++) {
        await expect(policy.evaluate("x", "w/custom")).toFailWith("builtin_failed");
      }
      policy.setData({ settings: { limit: 3 } });
      expect(await policy.evaluate({ a: 1 }, "w/plain")).toEqual([{ result: { a: 1 } }]);
      expect(await policy.evaluate({}, "w/from_data")).toEqual([{ result: 3 }]);
    });

    it("evaluates on when a pass was ended from outside", async () => {
      const options = { interrupt: true, timeoutMs: 100 };
      await expect(policy.evaluate("abc", "w/spin", options)).toFailWith("timeout");
      expect(await policy.evaluate("x", "w/plain")).toEqual([{ result: "x" }]);
    });

    it("evaluates on when an input does not fit", async () => {
      const large = "x".repeat(MAXIMUM_PAGES * 65_536);
      await expect(policy.evaluate(large, "w/plain")).toFailWith("memory_limit");
      await expect(policy.evaluate(toBuffer([large]), "w/plain")).toFailWith("memory_limit");
      expect(await policy.evaluate("x", "w/plain")).toEqual([{ result: "x" }]);
    });
  });

  describe("limits", () => {
    it("lose digits of numbers beyond 2^53", async () => {
      const evaluation = policy.evaluate({}, "w/number");
      const [call] = await probes.opened(1);
      expect(call!.args).toEqual([12345678901234567000]);
      probes.answerAll(() => 12345678901234567890n);
      expect(await evaluation).toEqual([{ result: 12345678901234567000 }]);
    });

    it("end the evaluation for numbers beyond what JavaScript has", async () => {
      const input = new TextEncoder().encode("[1e400]");
      await expect(policy.evaluate(input, "w/plain")).toFailWith("policy_failed", /Infinity/);
    });

    it("hand sets over as arrays, in no particular order", async () => {
      const evaluation = policy.evaluate({}, "w/member");
      const [call] = await probes.opened(1);
      expect(new Set(call!.args[0] as number[])).toEqual(new Set([1, 2, 3]));
      expect(call!.args[0]).toHaveLength(3);
      probes.answerAll(() => ({}));
      await evaluation;
      // OPA says true: as sets, the first has what the second has.
      expect(await policy.evaluate({}, "w/contains_all")).not.toEqual([{ result: true }]);
    });

    it("are those of its own six built-ins, which win", async () => {
      expect(await policy.evaluate({}, "w/own")).toEqual([{ result: "1" }]); // OPA: %!s(int=1)
      const require = createRequire(import.meta.url);
      const entry = require.resolve("@open-policy-agent/opa-wasm");
      const own = createRequire(entry)("./builtins/index.js") as Record<string, unknown>;
      expect([...OWN_BUILTINS].sort()).toEqual(Object.keys(own).sort());
    });
  });

  describe("loading", () => {
    const builtins = [declare("probe.read"), declare("test.custom")];

    it("takes bytes, an ArrayBuffer or a Module, and a number of pages", async () => {
      const options = { builtins: [...builtins, ...serviceBuiltins(client)] };
      const { buffer } = Uint8Array.from(wasm);
      const padded = new Uint8Array(wasm.length + 7);
      padded.set(wasm, 7);
      const view = new DataView(padded.buffer, 7);
      for (const source of [wasm, buffer, view, new WebAssembly.Module(Uint8Array.from(wasm))]) {
        await using loaded = await loadPolicy(source, 7, {}, options);
        expect(await loaded.evaluate("x", "w/plain")).toEqual([{ result: "x" }]);
      }
      await expect(loadPolicy("policy.wasm" as never)).toFailWith("source_unsupported");
    });

    it("takes policies that need more memory than the package gives them", async () => {
      const text = "x".repeat(400_000);
      const compiled = await compilePolicy(
        { files: { "large.rego": `package large\n\ntext := "${text}"` } },
        { entrypoint: "large/text" },
      );
      await expect(loadAlone(Uint8Array.from(compiled.wasm).buffer)).rejects.toThrow();
      for (const source of [compiled.wasm, new WebAssembly.Module(Uint8Array.from(compiled.wasm))]) {
        await using loaded = await loadPolicy(source);
        expect(await loaded.evaluate()).toEqual([{ result: text }]);
      }
      await expect(loadPolicy(compiled.wasm, { maximum: 5 })).toFailWith("memory_limit");
    });

    it("names the built-ins that nothing answers", async () => {
      await expect(loadPolicy(wasm)).toFailWith(
        "builtin_missing",
        /probe\.read, service\.discover, test\.custom/,
      );
    });

    it("refuses a name that is given twice, or that is one of OPA's", async () => {
      const given = { builtins: [...builtins, ...serviceBuiltins(client)] };
      const twice = loadPolicy(wasm, {}, { "test.custom": () => 1 }, given);
      await expect(twice).toFailWith("builtin_conflict", /test\.custom/);
      const sprintf = loadPolicy(wasm, {}, { sprintf: () => "mine" }, given);
      await expect(sprintf).toFailWith("builtin_conflict", /sprintf/);
    });

    it("refuses evaluations once it is closed", async () => {
      await policy.close();
      await expect(policy.evaluate("x", "w/plain")).toFailWith("policy_closed");
    });
  });
});
