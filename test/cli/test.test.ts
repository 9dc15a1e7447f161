import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run, type RunResult } from "./run.js";

const GATE = `package gate

deny contains msg if {
	some digest in input.digests
	found := service.discover(digest, "")
	found.kind != data.limits.kind
	msg := sprintf("%s is %s", [digest, found.kind])
}

never if input.never
`;

const TESTS = `package gate_test

import data.gate

test_mocked if {
	count(gate.deny) == 1 with input.digests as ["sha256:x"] with service.discover as {"kind": "A"}
}

test_answered if {
	gate.deny == {"sha256:a is B"} with input.digests as ["sha256:a"]
}
`;

const FAILING = `package failing_test

test_false if {
	print("hello <b>\\u0001")
	1 == 2
}

test_cases[name] if {
	some name, given in {"one": 1, "two": 2}
	given == 1
}

todo_test_later if false
`;

const NETWORK = `package net_test

test_send if {
	http.send({"method": "get", "url": "https://me:password@example.com/a?token=hush"})
}

test_lookup if net.lookup_ip_addr("a.example")
`;

const ENDLESS = `package endless_test

test_endless if count([x | some i in numbers.range(1, 1e5); some x in numbers.range(1, i)]) == 0
`;

let folder: string;
const cleanUp = cleanUpAfterAll();
const at = (...args: string[]): Promise<RunResult> => run(["test", ...args], { cwd: folder });

beforeAll(async () => {
  folder = await makeFolder(
    {
      "good/gate.rego": GATE,
      "good/gate_test.rego": TESTS,
      "good/limits/limits.yaml": "kind: ATTESTATION\n",
      "answers.json": JSON.stringify({ "service.discover": { '["sha256:a",""]': { kind: "B" } } }),
      "failing_test.rego": FAILING,
      "endless_test.rego": ENDLESS,
      "net_test.rego": NETWORK,
      "errors_test.rego":
        'package errors_test\n\ntest_1 if 1 == "a"\n\ntest_2 if 2 == "a"\n\ntest_3 if 3 == "a"\n',
      "plain.rego": "package plain\n\nx := 1\n",
      "bad_test.rego": "package bad_test\n\ntest_x if nope(1)\n",
      "own_test.rego": 'package own_test\n\ntest_own if acme.owner("x") == "y" with acme.owner as "y"\n',
      "own.json": JSON.stringify({
        builtins: [
          {
            name: "acme.owner",
            decl: { type: "function", args: [{ type: "string" }], result: { type: "string" } },
          },
          {
            name: "count",
            decl: { type: "function", args: [{ type: "any" }], result: { type: "number" } },
          },
        ],
      }),
      "not-answers.json": '{"service.discover": {"sha256:a": 1}}',
    },
    cleanUp,
  );
});

describe("test", () => {
  it("runs tests with their mocks and with the answers of a file, and asks no service", async () => {
    const result = await at("good", "--fixtures", "answers.json");
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
    expect(result.stdout).toMatch(/^PASS: 2\/2$/m);
  });

  it("names a call that nothing answers", async () => {
    const result = await at("good");
    expect(result.exitCode).toBe(1);
    expect(result.stdout).toContain(
      'good/gate.rego:5: eval_builtin_error: service.discover: no answer was given for ["sha256:a",""]',
    );
    expect(result.stdout).toMatch(/^PASS: 1\/2$/m);
    expect(result.stderr).toMatch(
      /do not call service\.discover: .*`with service\.discover as …`.*`regohost mock`.*--fixtures/,
    );
  });

  it("names a request that nothing answers in every output, without what may be secret in it", async () => {
    const args = ["net_test.rego", "-o", "json=net.json", "-o", "junit=net.xml"];
    const result = await at(...args, "-o", "pretty");
    const message = "http.send: no answer was given for GET https://example.com/a";
    expect(result.exitCode).toBe(1);
    expect(result.stdout).toContain(`net_test.rego:4: eval_builtin_error: ${message}`);
    const json = await readFile(join(folder, "net.json"), "utf8");
    expect(JSON.parse(json)).toMatchObject([
      { name: "test_send", error: { code: "eval_builtin_error", message, location: { row: 4 } } },
      {
        name: "test_lookup",
        error: { message: 'net.lookup_ip_addr: no answer was given for ["a.example"]' },
      },
    ]);
    const xml = await readFile(join(folder, "net.xml"), "utf8");
    expect(xml).toContain(
      `<error message="${message}" type="eval_builtin_error">net_test.rego:3\nat net_test.rego:4<`,
    );
    const coverage = await at("net_test.rego", "--coverage");
    expect(coverage.stdout + coverage.stderr).toContain(message);
    expect(json + xml).not.toMatch(/password|hush/);
  });

  it("selects tests by name, and names them", async () => {
    const result = await at("good", "--run", "gate_test.test_mocked", "-v");
    expect(result.exitCode).toBe(0);
    expect(result.stdout).toMatch(/data\.gate_test\.test_mocked: PASS/);
    expect(result.stdout).toMatch(/^PASS: 1\/1$/m);
  });

  it("tells what failed and what was skipped", async () => {
    const result = await at("failing_test.rego");
    expect(result.exitCode).toBe(1);
    expect(result.stdout).toMatch(/data\.failing_test\.test_false: FAIL/);
    expect(result.stdout).toMatch(/ {2}two: FAIL/);
    expect(result.stdout).toMatch(/^SKIPPED: 1\/4$/m);
    expect(result.stderr).toBe(
      "false or undefined (--var-values shows the values):\n" +
        "  failing_test.rego:5: test_false: 1 == 2\n  failing_test.rego:10: test_cases: given == 1\n",
    );
    expect(await at("failing_test.rego", "--quiet")).toMatchObject({ exitCode: 1, stderr: "" });
  });

  it("runs the tests compiled with --target wasm, and names those that end differently", async () => {
    const cwd = await makeFolder({
      "floor_test.rego": "package floor_test\n\ntest_floor if floor(-0.5) == -1\n\ntest_one if true\n",
    });
    const tested = await run(["test", ".", "--target", "wasm"], { cwd });
    expect(tested).toMatchObject({ exitCode: 1 });
    expect(tested.stdout).toBe(
      "PASS: 2/2\n\nDIFFERENCES: 1 of 2 tests end differently when they are compiled\n" +
        "data.floor_test.test_floor: compiled PASS, by OPA's evaluator FAIL\n",
    );
    const one = await run(["test", ".", "-t", "wasm", "-r", "test_one"], { cwd });
    expect(one).toMatchObject({ exitCode: 0, stdout: "PASS: 1/1\n" });
  });

  it.each([
    [["--coverage"], "--coverage"],
    [["--coverage-runs", ""], "--coverage-runs"],
    [["--threshold", "0"], "--threshold"],
    [["--bench", "--no-benchmem"], "--bench, --benchmem"],
    [["--explain", "full"], "--explain"],
    [["--var-values"], "--var-values"],
    [["-p", "1"], "--parallel"],
  ])("refuses --target wasm with %j", async (flags, named) => {
    const tested = await run(["test", ".", "--target", "wasm", ...flags]);
    expect(tested).toMatchObject({ exitCode: 2, stdout: "" });
    expect(tested.stderr).toContain(`--target wasm excludes ${named}: only OPA's own tester has them`);
  });

  it("counts a skipped test as a failure but with -z", async () => {
    const only = ["failing_test.rego", "--run", "later"];
    expect((await at(...only)).exitCode).toBe(1);
    expect((await at(...only, "-z")).exitCode).toBe(0);
  });

  it("writes several outputs of one run", async () => {
    const result = await at("failing_test.rego", "-o", "pretty", "-o", "json=r.json", "-o", "junit=r.xml");
    expect(result.stdout).toMatch(/^FAIL: 2\/4$/m);
    const results = JSON.parse(await readFile(join(folder, "r.json"), "utf8")) as unknown[];
    expect(results).toMatchObject([
      { package: "data.failing_test", name: "test_false", fail: true, location: { row: 3 } },
      { name: "test_cases", fail: true },
      { name: "todo_test_later", skip: true },
    ]);
    const xml = await readFile(join(folder, "r.xml"), "utf8");
    expect(xml).toContain('<testsuites name="regohost test" tests="3" failures="2" errors="0"');
    expect(xml).toContain("hello &lt;b&gt;\\u0001");
    expect(xml).toContain("cases: two");
  });

  it("reports coverage, and fails below the threshold", async () => {
    const args = ["good", "--fixtures", "answers.json", "--coverage"];
    const covered = await at(...args);
    expect(covered.exitCode).toBe(0);
    const { coverage } = JSON.parse(covered.stdout) as { coverage: number };
    expect(coverage).toBeGreaterThan(50);
    expect(coverage).toBeLessThan(100);
    const pretty = await at(...args, "-f", "pretty");
    expect(pretty.stdout).toMatch(/^ *\d+\.\d% {2}good\/\S+\.rego(?: {2}not covered: [\d, -]+)?$/m);
    expect(pretty.stdout).toContain(`${coverage.toFixed(1).padStart(5)}%  in all\n`);
    const below = await at(...args, "--threshold", "100");
    expect(below.exitCode).toBe(1);
    expect(below.stderr).toMatch(/coverage/i);
  });

  it("writes the tests that failed before the coverage, and what it lacks after it", async () => {
    const rego = "package p\n\nx := 1 if input.x\n\ny := 2\n";
    for (const [test, order] of [
      ["test_y if data.p.y == 3\n", /^data\.p_test\.test_y: FAIL[^]*% {2}in all\n$/],
      [
        "test_y if data.p.y == 2\n",
        /^[^]*% {2}in all\nCode coverage threshold not met[^]*\nnot covered: p\.rego:3\n$/,
      ],
    ] as const) {
      const cwd = await makeFolder({ "p.rego": rego, "p_test.rego": `package p_test\n\n${test}` });
      let text = "";
      const add = (part: string): void => void (text += part);
      await run(["test", ".", "--threshold", "99", "-o", "pretty"], { cwd, onStdout: add, onStderr: add });
      expect(text).toMatch(order);
    }
  });

  it("shows no escape and no command of CI that a file's name or a print has", async () => {
    const name = "a\u001b]0;x\u0007_test.rego";
    const rego =
      'package z_test\n\ntest_x if { print("\\u001b]0;x\\u0007\\n::error::x"); false }\n\nx := 1 if input.q\n';
    const cwd = await makeFolder({ [name]: rego });
    for (const args of [["-v"], ["--coverage", "-f", "pretty"], ["--threshold", "99"]]) {
      const { stdout, stderr } = await run(["test", ".", ...args], { cwd });
      expect(stdout + stderr).toContain("\\u001b]0;x\\u0007_test.rego");
      // eslint-disable-next-line no-control-regex -- what must not be there
      expect(stdout + stderr).not.toMatch(/\u001b|\u0007|^\s*::error/m);
    }
  });

  it("takes declarations from a file, and what a capabilities file allows", async () => {
    expect((await at("own_test.rego")).stderr).toMatch(/own_test\.rego:3:41: rego_type_error/);
    expect((await at("own_test.rego", "--builtins", "own.json")).exitCode).toBe(0);
    const twice = await at("own_test.rego", "--builtins", "own.json", "--builtins", "own.json");
    expect(twice).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/own\.json: .* is declared already/) as string,
    });
    // As in OPA a capabilities file allows what it names, and nothing else.
    expect((await at("own_test.rego", "--capabilities", "own.json")).stderr).toMatch(/undefined function/);
  });

  it("ends a test that never does", async () => {
    const result = await at("endless_test.rego", "--test-timeout", "50ms");
    expect(result.exitCode).toBe(1);
    expect(result.stdout).toMatch(/test_endless: ERROR/);
    expect(result.stdout).toMatch(/eval_cancel_error/);
  });

  it("ends a suite that never does", async () => {
    const result = await at("endless_test.rego", "--timeout", "300ms");
    expect(result).toMatchObject({ exitCode: 3, stdout: "" });
    expect(result.stderr).toMatch(/testing the policies took longer than its 300 ms/);
  });

  it.each<[string[], RegExp]>([
    [["plain.rego"], /no test in plain\.rego/],
    [["good", "--run", "nothing"], /no test whose name matches nothing/],
    [["good", "--run", "("], /--run is not a regular expression: missing closing \)/],
    [["good", "--run", "(", "--target", "wasm"], /--run is not a regular expression/],
    [["bad_test.rego"], /bad_test\.rego:3:11: rego_type_error/],
    [["nothing"], /no such file/],
    [["good", "--threshold", "101"], /from 0 to 100/],
    [["good", "--count", "0"], /an integer of at least 1/],
    [["good", "--max-errors", "0"], /an integer of at least 1/],
    [["good", "--test-timeout", "soon"], /500ms, 30s, 1m30s, 1h/],
    [["good", "--coverage-runs", "all"], /index_excluded.*early_exit/],
    [["good", "-o", "gobench"], /needs --bench/],
    [["good", "-o", "html"], /the format is one of pretty, json, gobench, junit/],
    [["good", "-o", "json=x", "-o", "junit=x"], /two outputs are written to x/],
    [["good", "--fixtures", "not-answers.json"], /sha256:a is not the JSON text of an argument list/],
    [["good", "--fixtures", "good/gate.rego"], /gate\.rego/],
    [["good", "--capabilities", "answers.json"], /not an OPA capabilities file/],
  ])("refuses %j", async (args, message) => {
    const result = await at(...args);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(message);
  });

  it("gives its outputs by -f too, and sorts the JSON by duration", async () => {
    const result = await at(
      "failing_test.rego",
      "-f",
      "json",
      "--sort",
      "duration",
      "--format",
      "junit=f.xml",
    );
    const durations = (JSON.parse(result.stdout) as { duration: number }[]).map(({ duration }) => duration);
    expect(durations).toHaveLength(3);
    expect(durations).toEqual(durations.toSorted((a, b) => b - a));
    expect(await readFile(join(folder, "f.xml"), "utf8")).toContain("<testsuites");
  });

  it("stops compiling after so many errors", async () => {
    const result = await at("errors_test.rego", "--max-errors", "2");
    expect(result.exitCode).toBe(2);
    expect(result.stderr.match(/rego_type_error/g)).toHaveLength(2);
    expect((await at("errors_test.rego")).stderr.match(/rego_type_error/g)).toHaveLength(3);
  });

  it("takes no test for an error, but with --no-fail-on-empty", async () => {
    expect((await at("plain.rego")).exitCode).toBe(2);
    expect(await at("plain.rego", "--no-fail-on-empty")).toMatchObject({ exitCode: 0, stderr: "no test\n" });
  });

  it("does not read its own output as data", async () => {
    const cwd = await makeFolder({ "x_test.rego": "package x_test\n\ntest_x if true\n" });
    const args = ["test", ".", "-o", "json=report.json"];
    expect((await run(args, { cwd })).exitCode).toBe(0);
    const again = await run(args, { cwd });
    expect(again).toMatchObject({ exitCode: 0, stdout: "", stderr: "1 passed, 0 failed: report.json\n" });
    expect((await run([...args, "-o", "pretty"], { cwd })).stderr).toBe("");
    expect((await run(["test", "."], { cwd })).stderr).toContain("report.json: the root of data must be");
  });

  it("runs again when a file changes, until it is told to end", async () => {
    const cwd = await makeFolder({ "x_test.rego": "package x_test\n\ntest_x if false\n" });
    const controller = new AbortController();
    const seen: string[] = [];
    const running = run(["test", ".", "--watch"], {
      cwd,
      signal: controller.signal,
      onStdout(text) {
        seen.push(text);
        if (/FAIL: 1\/1/.test(text)) {
          void writeFile(join(cwd, "x_test.rego"), "package x_test\n\ntest_x if true\n");
        }
        if (/PASS: 1\/1/.test(text)) controller.abort();
      },
    });
    expect((await running).exitCode).toBe(0);
    expect(seen.join("")).toMatch(/FAIL: 1\/1[^]*PASS: 1\/1/);
  });
});
