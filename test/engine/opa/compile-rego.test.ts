import { describe, expect, test } from "vitest";
import { PolicyLoadError } from "../../../src/base/errors.js";
import { loadPolicy } from "../../../src/index.js";
import { compileRego, type CompileRegoRequest } from "../../../src/engine/opa/compile-rego.js";
import { evalRego } from "../../../src/engine/opa/eval-rego.js";
import { CoreInstance } from "../../../src/engine/opa/core-instance.js";
import { loadCoreModule } from "../../../src/engine/opa/core-module.js";
import { Status } from "../../../src/engine/opa/core-status.js";
import { splitReply } from "../../../src/engine/opa/run-in-core.js";
import type { BuiltinDeclaration } from "../../../src/engine/builtin/builtin.js";
import { caseCount } from "../../case-count.js";

const discover: BuiltinDeclaration = { name: "service.discover", args: ["string", "string"], result: "any" };

function gate(text: string, path = "gate.rego"): Pick<CompileRegoRequest, "files"> {
  return { files: [{ path, text }] };
}

async function loadError(request: CompileRegoRequest): Promise<PolicyLoadError> {
  const error: unknown = await compileRego(request).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PolicyLoadError)) throw new Error(`no PolicyLoadError but ${String(error)}`);
  return error;
}

/** The names of the host's built-ins that a module calls, read from the module's own table. */
function calledBuiltins(wasm: Uint8Array): Record<string, number> {
  const memory = new WebAssembly.Memory({ initial: 64 });
  const env: Record<string, unknown> = { memory, opa_abort: () => undefined, opa_println: () => undefined };
  for (let i = 0; i <= 4; i++) env[`opa_builtin${String(i)}`] = () => 0;
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), { env: env });
  const { builtins, opa_json_dump: dump } = exports as {
    builtins: () => number;
    opa_json_dump: (address: number) => number;
  };
  const bytes = new Uint8Array(memory.buffer);
  const at = dump(builtins());
  const text = new TextDecoder().decode(bytes.subarray(at, bytes.indexOf(0, at)));
  return JSON.parse(text) as Record<string, number>;
}

describe("entrypoints", () => {
  const text = 'package gate\n\ndeny contains "a" if input.a\n\nallow if not input.a\n';

  test.each(["gate/deny", "gate.deny", "data.gate.deny"])("%s is accepted", async (name) => {
    const { entrypoints } = await compileRego({ ...gate(text), entrypoints: [name] });
    expect(entrypoints).toEqual(["gate/deny"]);
  });

  test("default to every package that is not a test", async () => {
    const { entrypoints, packages } = await compileRego({
      files: [
        { path: "gate.rego", text },
        { path: "lib/strings.rego", text: "package lib.strings\n\nf(x) := x\n\ny := 1\n" },
        { path: "gate_test.rego", text: "package gate_test\n\ntest_x if true\n" },
      ],
    });
    expect(entrypoints).toEqual(["gate", "lib/strings"]);
    expect(packages.map(({ path, test }) => ({ path, test }))).toEqual([
      { path: "gate", test: false },
      { path: "gate_test", test: true },
      { path: "lib/strings", test: false },
    ]);
  });

  test("default to the annotated ones", async () => {
    const { entrypoints, packages } = await compileRego({
      files: [
        {
          path: "gate.rego",
          text: [
            "package gate",
            "",
            "# METADATA",
            "# title: Refusals",
            "# custom:",
            "#   severity: high",
            "# entrypoint: true",
            'deny contains "a" if input.a',
            "",
            'deny contains "b" if input.b',
            "",
            "allow if true",
            "",
          ].join("\n"),
        },
        { path: "whole.rego", text: "# METADATA\n# entrypoint: true\npackage whole\n\nx := 1\n" },
        { path: "other.rego", text: "package other\n\nx := 1\n" },
      ],
    });
    expect(entrypoints).toEqual(["gate/deny", "whole"]);
    const [gatePackage] = packages;
    expect(gatePackage?.rules).toEqual([
      {
        name: "deny",
        location: { file: "gate.rego", row: 8, column: 1 },
        annotations: {
          scope: "document",
          title: "Refusals",
          custom: { severity: "high" },
          entrypoint: true,
        },
      },
      { name: "allow", location: { file: "gate.rego", row: 12, column: 1 } },
    ]);
  });

  test("that do not exist are an error with the nearest names", async () => {
    const error = await loadError({ ...gate(text), entrypoints: ["gate/dney"] });
    expect(error.code).toBe("entrypoint_unknown");
    expect(error.message).toContain("gate/dney");
    expect(error.message).toContain("gate/deny");
  });
});

describe("errors", () => {
  const cases: [string, string, string, number, number, string][] = [
    ["a parse error", "package gate\n\nx := }\n", "rego_parse_error", 3, 6, "x := }"],
    [
      "an unsafe variable",
      "package gate\n\nx := y if {\n\ttrue\n}\n",
      "rego_unsafe_var_error",
      3,
      6,
      "x := y if {",
    ],
    ["a type error", 'package gate\n\nx if {\n\t1 == "a"\n}\n', "rego_type_error", 4, 2, '\t1 == "a"'],
    ["recursion", "package gate\n\np if q\n\nq if p\n", "rego_recursion_error", 3, 1, "p if q"],
    ["v0 syntax", "package gate\n\np { true }\n", "rego_parse_error", 3, 1, "p { true }"],
  ];
  const forms: [string, Partial<CompileRegoRequest>][] = [
    ["", {}],
    [", in a module that is kept,", { keep: {} }],
    [", in an entrypoint of one that is kept,", { keep: {}, entrypoints: ["gate"] }],
  ];
  test.each(
    forms.flatMap(([form, options]) =>
      cases.map(([name, ...rest]) => [name, form, options, ...rest] as const),
    ),
  )(
    "%s%s has OPA's code, its place and its line",
    async (_name, _form, options, text, code, row, column, line) => {
      const error = await loadError({ ...gate(text, "policies/gate.rego"), ...options });
      expect(error.code).toBe("rego_invalid");
      expect(error.diagnostics[0]).toMatchObject({
        code,
        line,
        location: { file: "policies/gate.rego", row, column },
      });
      expect(error.message).toContain(`policies/gate.rego:${String(row)}:${String(column)}: ${code}`);
      expect(error.message).toContain(line);
    },
  );

  test("of several files are reported together", async () => {
    const error = await loadError({
      files: [
        { path: "a.rego", text: "package a\n\nx := [\n" },
        { path: "b.rego", text: "package b\n\nx := }\n" },
      ],
    });
    const found = new Set(error.diagnostics.map(({ location }) => location?.file));
    expect([...found]).toEqual(["a.rego", "b.rego"]);
    // The end of the file.
    expect(error.diagnostics[0]?.location).toEqual({ file: "a.rego", row: 4, column: 1 });
  });

  test("an unknown function, and its declaration", async () => {
    const text = 'package gate\n\nx := service.discover("a", "")\n';
    const error = await loadError(gate(text));
    expect(error.diagnostics[0]?.code).toBe("rego_type_error");
    expect(error.diagnostics[0]?.message).toContain("service.discover");
    const { wasm } = await compileRego({ ...gate(text), builtins: [discover] });
    expect(calledBuiltins(wasm)).toEqual({ "service.discover": 0 });
  });

  test("a declaration of one request is not known to the next", async () => {
    const text = 'package gate\n\nx := acme.owner("a")\n';
    await compileRego({ ...gate(text), builtins: [{ name: "acme.owner", args: ["string"], result: "any" }] });
    await expect(compileRego(gate(text))).toFailWith("rego_invalid", /acme\.owner/);
  });

  test("a call with a wrong number of arguments names the function", async () => {
    const request = { ...gate('package gate\n\nx := service.discover("a")\n'), builtins: [discover] };
    await expect(compileRego(request)).toFailWith("rego_invalid", /service\.discover/);
  });

  test("a line that is very long is shown around its error", async () => {
    const error = await loadError(gate(`package gate\n\nx := [${"1, ".repeat(2_000)}y]\n`));
    expect(error.diagnostics[0]?.code).toBe("rego_unsafe_var_error");
    expect(error.message.length).toBeLessThan(600);
  });
});

describe("what OPA's planner refuses", () => {
  test.each([
    [
      "a target of with whose key is no string",
      "out := x if x := input with input.list[0] as 1",
      "input.list[0]",
    ],
    [
      "rules below a reference with a variable that read each other",
      'out[x] := 1 if some x in ["a"]\nout.b.c := out.a',
      "data.gate.out",
    ],
  ])("%s: names its place", async (_, rules, reference) => {
    const error = await loadError({ ...gate(`package gate\n\n${rules}\n`), entrypoints: ["gate/out"] });
    expect(error.code).toBe("rego_invalid");
    expect(error.diagnostics[0]?.code).toBe("opa_error");
    expect(error.diagnostics[0]?.message).toMatch(/^gate\.rego:\d+: /);
    expect(error.diagnostics[0]?.message).toContain(reference);
  });
});

describe("versions", () => {
  const v0 = 'package gate\n\ndeny[msg] { input.x; msg := "no" }\n';

  test("v0 is compiled when asked for", async () => {
    const { entrypoints } = await compileRego({ ...gate(v0), regoVersion: "v0" });
    expect(entrypoints).toEqual(["gate"]);
  });

  test("v0 is an error as v1", async () => {
    await expect(compileRego(gate(v0))).toFailWith(
      "rego_invalid",
      /rego_parse_error[^]*\nthis may be Rego of OPA before 1\.0: read it with regoVersion: "v0", or rewrite it for both versions: regohost fmt --v0-v1 --write \S+$/,
    );
  });

  test("`import rego.v1` is understood by both", async () => {
    const both = 'package gate\n\nimport rego.v1\n\ndeny contains "a" if input.a\n';
    await expect(compileRego({ ...gate(both), regoVersion: "v0" })).resolves.toBeDefined();
    await expect(compileRego(gate(both))).resolves.toBeDefined();
  });
});

describe("optimisation", () => {
  const text = [
    "package gate",
    "",
    'found := service.discover("sha256:00", "")',
    "",
    'deny contains "missing" if not found.digest',
    "",
    'deny contains "weak" if { x := sprintf("%d", [1 + 2]); x == "3" }',
    "",
    "never if { 1 == 2 }",
    "",
  ].join("\n");

  test.each([0, 1, 2] as const)("level %d keeps a service call with constant arguments", async (optimize) => {
    for (const entrypoints of [["gate/deny"], ["gate"]]) {
      const { wasm } = await compileRego({ ...gate(text), builtins: [discover], optimize, entrypoints });
      expect(Object.keys(calledBuiltins(wasm))).toContain("service.discover");
    }
  });

  test.each([0, 1, 2] as const)("level %d leaves data to the evaluation", async (optimize) => {
    const rego = `package gate
limit := data.cfg.limit
deny contains "high" if input.n > limit
deny contains "other" if not data.allowed[input.name]
deny contains "any" if data[input.key].on
`;
    const allowed = { x50: true };
    const high = { cfg: { limit: 5 }, allowed, flags: { on: true } };
    for (const entrypoints of [["gate/deny"], ["gate"]]) {
      const { wasm } = await compileRego({ ...gate(rego), entrypoints, optimize });
      const policy = await loadPolicy(wasm, { data: high });
      const decide = async (): Promise<unknown> => {
        const value = await policy.evaluate({ n: 50, name: "x50", key: "flags" });
        return entrypoints[0] === "gate" ? (value as { deny: unknown }).deny : value;
      };
      expect(await decide()).toEqual(["any", "high"]);
      policy.setData({ cfg: { limit: 100 }, allowed });
      expect(await decide()).toEqual([]);
      policy.setData({});
      expect(await decide()).toEqual(["other"]);
    }
  });

  test.each([
    ["data.gate.own", 'x if data.gate.own == "o"'],
    ["data.lib", 'x if data.lib[k] == "o"'],
    ["data.lib", 'x if { lib := data.lib; lib.own == "o" }'],
  ])(
    "%s, which may be data beside rules, is left to the evaluation, and a warning says so",
    async (ref, rule) => {
      const files = [
        ...gate(`package gate\n\n${rule}\n`).files,
        { path: "l.rego", text: "package lib\n\ny := 1\n" },
      ];
      const { wasm, warnings } = await compileRego({ files, entrypoints: ["gate/x"], optimize: 1 });
      expect(warnings).toMatchObject([
        { code: "optimize_skipped", message: expect.stringContaining(ref) as string },
      ]);
      const policy = await loadPolicy(wasm, {
        data: { gate: { own: "o", k: "o" }, lib: { own: "o", k: "o" } },
      });
      expect(await policy.evaluate({})).toBe(true);
    },
  );

  // OPA 1.22 numbers the rules that it adds for each entrypoint anew, so that one's would replace another's.
  test.each([1, 2] as const)("level %d keeps the negations of several rules apart", async (optimize) => {
    const rego = `package gate
allow if not data.cfg.blocked
deny contains "unapproved" if not data.cfg.approved
strict if not data.cfg.lax
`;
    const data = { cfg: { blocked: true, approved: false, lax: true } };
    const whole = await compileRego({ ...gate(rego), entrypoints: ["gate"], optimize });
    expect(whole.warnings).toEqual([]);
    expect(await (await loadPolicy(whole.wasm, { data })).evaluate({})).toEqual({ deny: ["unapproved"] });
    const names = ["gate/allow", "gate/deny", "gate/strict"];
    for (const entrypoints of [names, names.toReversed()]) {
      const { wasm, warnings } = await compileRego({ ...gate(rego), entrypoints, optimize });
      expect(warnings).toEqual([]);
      const policy = await loadPolicy(wasm, { data });
      const values = names.map((entrypoint) => policy.evaluate({}, { entrypoint }));
      expect(await Promise.all(values)).toEqual([undefined, ["unapproved"], undefined]);
    }
  });

  // OPA 1.22 loses one of two comparisons of such a variable at level 2.
  test.each([
    "walk(input.c, [_, w]); w == input.a; w == input.b",
    "[_, w] := input.c; input.a == input.b; w == input.a",
    'input.a == input.b; {"x": w} = input.c; w == input.a',
    "some [_, w] in input.c; input.a == input.b; w == input.a",
    "count([1 | [_, w] := input.c; input.a == input.b; w == input.a]) == 1",
    "f(input.c)",
    "g(input.c)",
  ])("level 2 is level 1 for variables that a pattern binds, as in %s", async (body) => {
    const rego = `package gate
x if { ${body} }
f([_, w]) if { input.a == input.b; w == input.a }
g(c) if { not c } else if { [_, w] := c; input.a == input.b; w == input.a }
`;
    const request = { ...gate(rego), entrypoints: ["gate/x"], optimize: 2 as const };
    const { wasm, warnings } = await compileRego(request);
    expect(warnings).toMatchObject([
      {
        code: "optimize_skipped",
        message: expect.stringMatching(
          /^compiled at level 1 instead of 2: data\.gate\.\w binds variables with a pattern/,
        ) as string,
      },
    ]);
    const policy = await loadPolicy(wasm);
    for (const c of [["", 2], { x: 2 }, [["", 2]]]) {
      expect(await policy.evaluate({ a: 1, b: 1, c })).toBeUndefined();
    }
  });

  test("level 2 takes arrays and objects that are only made", async () => {
    const rego = `package gate
x contains y if {
  y := {"a": input.a, "b": [input.b, sprintf("%v", [input.c])]}
  some k, v in input.d
  [k, v] == [input.a, input.b]
  every e in input.e { [e, k] == [v, k] }
}
`;
    const request = { ...gate(rego), entrypoints: ["gate/x"], optimize: 2 as const };
    const { wasm, warnings } = await compileRego(request);
    expect(warnings).toEqual([]);
    const input = { a: 0, b: 1, c: 2, d: [1], e: [1] };
    expect(await (await loadPolicy(wasm)).evaluate(input)).toEqual([{ a: 0, b: [1, "2"] }]);
  });

  test("evaluates what does not depend on the input", async () => {
    const plain = await compileRego({ ...gate(text), builtins: [discover], entrypoints: ["gate/deny"] });
    const optimised = await compileRego({
      ...gate(text),
      builtins: [discover],
      entrypoints: ["gate/deny"],
      optimize: 1,
    });
    expect(Object.keys(calledBuiltins(plain.wasm))).toContain("sprintf");
    expect(Object.keys(calledBuiltins(optimised.wasm))).not.toContain("sprintf");
  });

  test.each([
    ["that is never defined", "never if { 1 == 2 }", undefined],
    ["that is constant", "never := 1", 1],
    ["that is a set without members", 'never contains "x" if 1 == 2', []],
    ["that is only a default", "default never := false", false],
  ])(
    "an entrypoint %s is compiled without the optimiser, and a warning says so",
    async (_name, rule, value) => {
      for (const optimize of [1, 2] as const) {
        const { wasm, warnings } = await compileRego({
          ...gate(`package gate\n\n${rule}\n`),
          entrypoints: ["gate/never"],
          optimize,
        });
        expect(warnings).toMatchObject([{ code: "optimize_skipped" }]);
        expect(await (await loadPolicy(wasm)).evaluate({})).toEqual(value);
      }
    },
  );

  test("an entrypoint that is not there is an error at every level", async () => {
    const request = {
      ...gate(text),
      builtins: [discover],
      entrypoints: ["gate/nothing"],
      optimize: 1 as const,
    };
    await expect(compileRego(request)).toFailWith("entrypoint_unknown");
  });
});

/** As names of entrypoints these would be `data.a.b.c` and `data.a[1]`. */
describe("a package whose path no name has", () => {
  const PATHS = ['a["b/c"]', 'a["1"]'];
  const policies = (path: string): Pick<CompileRegoRequest, "files"> => ({
    files: [
      { path: "nameless.rego", text: `package ${path}\n\nx := 1\n` },
      {
        path: "main.rego",
        text: `package main\n\nx contains data.a.b.c.x\n\nx contains data.a[2]\n\nx contains data.${path}.x\n\nx contains input.x\n`,
      },
    ],
  });

  test.each(PATHS.flatMap((path) => ([0, 1, 2] as const).map((optimize) => ({ path, optimize }))))(
    "$path is not taken for the one that its name means, at level $optimize",
    async ({ path, optimize }) => {
      const data = { a: { b: { c: { x: 2 } }, 2: 3 } };
      const { wasm } = await compileRego({ ...policies(path), entrypoints: ["main/x"], optimize });
      const policy = await loadPolicy(wasm, { data });
      const { stdout } = await evalRego({
        ...policies(path),
        ...{ query: "data.main.x", input: { x: 4 }, data: JSON.stringify(data), format: "raw" },
      });
      expect(JSON.parse(stdout)).toEqual([1, 2, 3, 4]);
      expect(await policy.evaluate({ x: 4 })).toEqual([1, 2, 3, 4]);
    },
  );

  test.each(PATHS)("%s is no entrypoint, named, annotated or by default", async (path) => {
    const { files } = policies(path);
    const name = path.replace(/\W+/g, "/").replace(/\/$/, "");
    const expected = `data.${path} cannot be an entrypoint, because ${name} names another path`;
    expect(await loadError({ files })).toMatchObject({
      code: "entrypoint_unknown",
      message: expect.stringContaining(expected) as string,
    });
    const annotated = files.map((file) => ({
      ...file,
      text: `# METADATA\n# entrypoint: true\n${file.text}`,
    }));
    expect((await loadError({ files: annotated })).message).toContain(expected);
    const error = await loadError({ files, entrypoints: [name] });
    expect(error.message).toContain(`unknown package or rule ${name}`);
    expect(error.message).not.toContain(`did you mean ${name}`);
  });
});

test("print statements are kept", async () => {
  const { wasm } = await compileRego(gate('package gate\n\nx if { print("hello", input.x) }\n'));
  expect(Object.keys(calledBuiltins(wasm))).toContain("internal.print");
});

describe("depth", () => {
  test("many chained rules compile", async () => {
    const count = caseCount(300, 1_000);
    const rules = Array.from({ length: count }, (_, i) => `r${String(i + 1)} := r${String(i)}\n`);
    const request = {
      ...gate(`package gate\n\nr0 := input.x\n${rules.join("")}`),
      entrypoints: [`gate/r${String(count)}`],
    };
    expect((await compileRego(request)).entrypoints).toEqual(request.entrypoints);
  });

  test("6,000 nested brackets compile", async () => {
    const request = gate(`package gate\n\nx := ${"[".repeat(6_000)}${"]".repeat(6_000)}\n`);
    expect((await compileRego(request)).entrypoints).toEqual(["gate"]);
  });
});

describe("ending", () => {
  // Partial evaluation of a large product takes long at level 1.
  const slow: CompileRegoRequest = {
    ...gate(
      "package gate\n\nx := count([1 | some i in numbers.range(1, 5000); some j in numbers.range(1, 5000); i * j == 7])\n",
    ),
    entrypoints: ["gate/x"],
    optimize: 1,
  };

  test("a time limit ends it, and the next one works", async () => {
    await expect(compileRego({ ...slow, timeoutMs: 300 })).toFailWith("timeout");
    expect((await compileRego(gate("package gate\n\nx := 1\n"))).entrypoints).toEqual(["gate"]);
  });

  test("a signal ends it, and the next one works", async () => {
    const controller = new AbortController();
    const compiling = compileRego({ ...slow, signal: controller.signal });
    setTimeout(() => {
      controller.abort(new Error("enough"));
    }, 50);
    await expect(compiling).toFailWith("aborted");
    expect((await compileRego(gate("package gate\n\nx := 1\n"))).entrypoints).toEqual(["gate"]);
  });

  test("a signal that is aborted already ends it before it starts", async () => {
    await expect(compileRego({ ...slow, signal: AbortSignal.abort() })).toFailWith("aborted");
  });
});

/** What one instance makes of policies, one after the other. */
async function compiledInTurn(...texts: string[]): Promise<Buffer[]> {
  const core = new CoreInstance(await loadCoreModule());
  return texts.map((text) => {
    const request = { op: "compile", files: [{ path: "gate.rego", text }], builtins: [], regoVersion: "v1" };
    const { status, bytes } = core.run(new TextEncoder().encode(JSON.stringify(request)));
    expect(status).toBe(Status.ok);
    return Buffer.from(splitReply(bytes).wasm);
  });
}

test.each([
  ["another part of the runtime", "package gate\n\nx := regex.match(`^a+$`, input.a)\n"],
  ["other strings and calls", 'package gate\n\nx := sprintf("%s, %v", [input.a, time.now_ns()])\n'],
  ["several entrypoints", "package gate\n\nx := 1\n\nf(y) := y + 1\n\nz := f(input.a)\n"],
])("a module does not depend on those that were compiled before: %s", async (_, other) => {
  const text = "package gate\n\ndeny contains x if some x in input.list\n";
  const [first, between, again] = await compiledInTurn(text, other, text);
  const [alone] = await compiledInTurn(other);
  expect(again?.equals(first ?? Buffer.of())).toBe(true);
  expect(between?.equals(alone ?? Buffer.of())).toBe(true);
});

test("many requests at once share the workers", async () => {
  const results = await Promise.all(
    Array.from({ length: 12 }, (_, i) => compileRego(gate(`package p${String(i)}\n\nx := ${String(i)}\n`))),
  );
  expect(results.map(({ entrypoints }) => entrypoints[0])).toEqual(
    Array.from({ length: 12 }, (_, i) => `p${String(i)}`),
  );
});
