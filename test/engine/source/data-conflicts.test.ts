import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compilePolicy, loadPolicy } from "../../../src/index.js";
import { compileRego } from "../../../src/engine/opa/compile-rego.js";
import { evalRego } from "../../../src/engine/opa/eval-rego.js";
import { JsonSlice } from "../../../src/base/terms/json-slice.js";
import { findDataConflicts } from "../../../src/engine/source/data-conflicts.js";
import { makeFolder, run } from "../../cli/run.js";

const toSlice = (data: unknown): JsonSlice => JsonSlice.of(Buffer.from(JSON.stringify(data)));

/** The paths at which data has values in the place of rules. */
async function conflicts(rules: string, data: unknown, path = "gate"): Promise<string[]> {
  const { outline } = await compileRego({
    files: [{ path: "p.rego", text: `package ${path}\n\n${rules}\n` }],
  });
  return findDataConflicts(outline.documents, toSlice(data)).map(({ path: at }) => at.join("/"));
}

const RULES = `deny contains 1

deny contains 2

parts.critical := 1

keys["x y"] := 1

dynamic.z[i] := 1 if some i in [1]

by[input.x].name := 1

numbers[1].a := 1

f(x) := x

default allow := false`;

describe("findDataConflicts", () => {
  it.each<[string, unknown]>([
    ["nothing", {}],
    ["another path", { gate: { other: { deny: 1 } } }],
    ["a value beside the rules", { gate: { limit: 1 } }],
    ["a value beside a part of a rule", { gate: { parts: { other: 1 } } }],
    ["a name that every object has", { gate: { parts: {}, toString: 1 } }],
    ["a rule below a key that is not a string", { gate: { numbers: 1 } }],
  ])("takes %s", async (_name, data) => {
    expect(await conflicts(RULES, data)).toEqual([]);
  });

  it.each<[string, unknown, string[]]>([
    ["a rule", { deny: null }, ["gate/deny"]],
    ["a part of a rule", { parts: { critical: {} } }, ["gate/parts/critical"]],
    ["a value above a part of a rule", { parts: 1 }, ["gate/parts"]],
    ["an array above a part of a rule", { parts: [] }, ["gate/parts"]],
    ["a rule with a key in its head", { keys: { "x y": 1 } }, ["gate/keys/x y"]],
    ["the known part of a rule", { dynamic: { z: 1 } }, ["gate/dynamic/z"]],
    ["a rule with a reference in its head", { by: {} }, ["gate/by"]],
    ["a function", { f: 1 }, ["gate/f"]],
    ["several rules", { allow: 1, deny: 1 }, ["gate/deny", "gate/allow"]],
  ])("finds the place of %s", async (_name, data, expected) => {
    expect(await conflicts(RULES, { gate: data })).toEqual(expected);
  });

  it("finds a value above a package that is not an object", async () => {
    expect(await conflicts("x := 1", { a: "text" }, 'a["b-c"]')).toEqual(["a"]);
  });

  it("finds what OPA's compiler finds", async () => {
    const part = fc.constantFrom("a", "b", "0", "c d");
    const head = fc
      .tuple(
        fc.constantFrom("a", "b"),
        fc.array(fc.oneof(part, fc.constantFrom<string | number>(0, 1)), { maxLength: 2 }),
        fc.constantFrom("", "[x]", "[input.x]", "[x].b"),
      )
      .map(([name, keys, last]) => `${name}${keys.map((key) => `[${JSON.stringify(key)}]`).join("")}${last}`);
    const module = fc.record({
      // None lies below another, on which OPA 1.22 panics when a rule above has a number as a key.
      path: fc.tuple(fc.constantFrom("a", "b"), part),
      heads: fc.array(head, { minLength: 1, maxLength: 3 }),
    });
    const { data: document } = fc.letrec<{ data: unknown; object: object }>((tie) => ({
      data: fc.oneof({ maxDepth: 3 }, fc.constantFrom<unknown>(1, null, "t", [], [{ a: 1 }]), tie("object")),
      object: fc.dictionary(part, tie("data"), { maxKeys: 3 }),
    }));
    const data = fc.dictionary(part, document, { maxKeys: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(module, { minLength: 1, maxLength: 3 }), data, async (modules, base) => {
        const files = modules.map(({ path, heads }, index) => {
          const name = `${path[0]}[${JSON.stringify(path[1])}]`;
          const rules = [...new Set(heads)].map((one) => `${one} := ${String(index)} if x := input.y`);
          return { path: `${String(index)}.rego`, text: `package ${name}\n\n${rules.join("\n\n")}\n` };
        });
        const { stdout, outline } = await evalRego({ files, data: JSON.stringify(base), query: "true" });
        const { errors = [] } = JSON.parse(stdout) as { errors?: { message: string }[] };
        const theirs = errors.flatMap(
          ({ message }) => /^conflicting rule for data path (.*) found$/.exec(message)?.[1] ?? [],
        );
        const own = findDataConflicts(outline.documents, toSlice(base)).map(({ document }) =>
          document.path.join("/"),
        );
        // OPA does not look below a rule with a conflict, and gives up after ten errors.
        if (errors.length < 10) expect(own.length > 0).toBe(theirs.length > 0);
        expect(own).toEqual(expect.arrayContaining(theirs));
      }),
      { numRuns: 150 },
    );
  }, 120_000);
});

describe("data with values in the place of rules", () => {
  const policy = "package gate\n\ndeny contains 1 if data.gate.on\n\nallow := true\n";
  const both =
    /data\.gate\.deny, which would be hidden by the rule deny at p\.rego:3\n[^]*data\.gate\.allow, which would be hidden by the rule allow at p\.rego:5/;

  it("is refused, given at load or later, with all conflicts", async () => {
    const source = { files: { "p.rego": policy } };
    const conflict = { gate: { deny: [1], allow: 1 } };
    await expect(loadPolicy(source, { data: conflict })).toFailWith("data_invalid", both);
    const loaded = await loadPolicy(source, { entrypoint: "gate/deny", data: { gate: { on: true } } });
    await expect(() => {
      loaded.setData(conflict);
    }).toFailWith("data_invalid", both);
    expect(await loaded.evaluate()).toEqual([1]);
  });

  it("is refused in a folder, with the files of both", async () => {
    const folder = await makeFolder({
      "p.rego": policy,
      "data.json": '{"gate": {"deny": 1, "on": true}}',
      "gate/data.json": '{"allow": {}}',
    });
    for (const load of [loadPolicy, compilePolicy]) {
      await expect(load(folder)).toFailWith(
        "rego_invalid",
        /p\.rego:3:1:.*data\.gate\.deny \(\S+\/data\.json\)[^]*p\.rego:5:1:.*data\.gate\.allow \(\S+\/gate\/data\.json\)/,
      );
    }
  });

  it.each([
    ["gate", "pol", "in.json"],
    ["gate", "pol/p.rego", "in.json", "-d", "pol/data.json", "-d", "pol/more.json"],
    ["eval", "pol/p.rego", "-d", "pol/data.json", "-d", "pol/more.json", "-e", "gate/allow"],
    ["test", "pol"],
    ["build", "pol", "-o", "p.wasm"],
  ])("is listed by %s with the data that conflict with data", async (...args) => {
    const cwd = await makeFolder({
      "pol/p.rego": policy,
      "pol/data.json": '{"gate": 1, "a": {"b": 1}}',
      "pol/more.json": '{"a": {"b": 2}}',
      "pol/a/data.json": '{"b": 2}',
      "in.json": "{}",
    });
    const { exitCode, stderr } = await run(args, { cwd });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(
      /the data has a value at data\.gate \(.*data\.json\), which would be hidden by the rule deny/,
    );
    expect(stderr).toMatch(/data\.a\.b is in .*data\.json and in .*json/);
  });

  it.each([["test"], ["test", "-b"]])("is refused by %s", async (...args) => {
    const cwd = await makeFolder({
      "b/p.rego": policy,
      "b/p_test.rego": "package gate_test\n\ntest_a if true\n",
      "b/gate/data.json": '{"deny": 1}',
    });
    const { exitCode, stdout, stderr } = await run([...args, "b"], { cwd });
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain("the data has a value at data.gate.deny (b/gate/data.json)");
  });
});

describe("a bundle with roots", () => {
  it.each([
    ["gate", "b", "in.json"],
    ["test", "-b", "b"],
    ["check", "-b", "b"],
    ["eval", "b", "-i", "in.json", "--explain", "notes"],
    ["build", "b", "-o", "b.wasm"],
  ])("is refused by %s when a package is outside of them", async (...args) => {
    const cwd = await makeFolder({
      "b/.manifest": '{"roots": ["other"]}',
      "b/p.rego": "package gate\n\nallow := true\n",
      "in.json": "{}",
    });
    const { exitCode, stderr } = await run(args, { cwd });
    expect(exitCode).toBe(2);
    expect(stderr).toContain("data.gate is outside the roots");
  });
});
