import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { isRegohostError } from "../../src/base/errors.js";
import { loadGate, type GateReport } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";
import recorded from "./conftest-cases.json" with { type: "json" };
import {
  isJudged,
  libraryOptions,
  sortResults,
  toConftest,
  type ConftestResult,
} from "./conftest-results.js";

interface Case {
  name: string;
  files: Record<string, string>;
  inputs: string[];
  /** Of Conftest; `--v0` is `--rego-version v0`. */
  args: string[];
  /** What Conftest said; without results it ended with an error, or had nothing to say. */
  conftest: { exit: number; results?: ConftestResult[] };
  /** Where the gate says something else on purpose. */
  gate?: { outcome: GateReport["outcome"] | "error"; why: string };
}

const CASES = recorded as Case[];

async function judge({ files, inputs, args }: Pick<Case, "files" | "inputs" | "args">): Promise<GateReport> {
  const cwd = await makeFolder(files);
  const { combine, ...options } = libraryOptions(args);
  await using gate = await loadGate("policy", { ...options, cwd });
  return await gate.judge(
    inputs.map((path) => ({ path })),
    { combine },
  );
}

describe('rules: "conftest" reads as Conftest does', () => {
  it.each(CASES.filter(({ gate }) => gate === undefined))("$name", async (given) => {
    const { exit, results = [] } = given.conftest;
    const report = await judge(given);
    expect(toConftest(report.results)).toEqual(results.filter(isJudged));
    expect(report.outcome).toBe(exit === 0 ? "pass" : "fail");
  });

  it.each(CASES.filter(({ gate }) => gate !== undefined))("but is stricter: $name", async (given) => {
    const outcome = await judge(given).then(
      (report) => report.outcome,
      (error: unknown) => (isRegohostError(error) ? "error" : error),
    );
    expect(outcome).toBe(given.gate?.outcome);
  });
});

/** Conftest itself, where there is one: on the path, or named by the variable CONFTEST. */
const conftest = process.env["CONFTEST"] ?? "conftest";
const runFile = promisify(execFile);
const hasConftest = await runFile(conftest, ["--version"]).then(
  () => true,
  () => false,
);

interface ConftestOutput {
  filename: string;
  namespace: string;
  successes: number;
  failures?: { msg: string }[];
  warnings?: { msg: string }[];
  exceptions?: unknown[];
}

describe.runIf(hasConftest)("the recorded cases are what Conftest says", () => {
  it.each(CASES)("$name", async ({ files, inputs, args, conftest: expected }) => {
    const cwd = await makeFolder(files);
    const given = args.map((arg) => (arg === "--v0" ? "--rego-version=v0" : arg));
    const ended = await runFile(conftest, ["test", "-o", "json", "-p", "policy", ...given, ...inputs], {
      cwd,
    }).then(
      ({ stdout }) => ({ exit: 0, stdout }),
      (error: unknown) => {
        const { code, stdout } = error as { code: number; stdout: string };
        return { exit: code, stdout };
      },
    );
    expect(ended.exit).toBe(expected.exit);
    if (expected.results === undefined) return;
    const results = (JSON.parse(ended.stdout) as ConftestOutput[]).map((one) => ({
      file: one.filename,
      namespace: one.namespace,
      successes: one.successes,
      failures: (one.failures ?? []).map(({ msg }) => msg).sort(),
      warnings: (one.warnings ?? []).map(({ msg }) => msg).sort(),
      exceptions: (one.exceptions ?? []).length,
    }));
    expect(sortResults(results)).toEqual(expected.results);
  });
});

const DENY = "package main\n\nimport rego.v1\n\n";
const A = JSON.stringify({ a: 1 });

describe("gate --rules conftest", () => {
  const policy = `${DENY}deny_a contains "a" if input.a == 1\n\nwarn_b contains "b" if input.a == 1\n\nexception contains ["a"] if input.a == 1\n`;
  const gate = async (files: Record<string, string>, ...args: string[]) =>
    run(["gate", "policy", ...Object.keys(files).filter((name) => name.endsWith(".json")), ...args], {
      cwd: await makeFolder(files),
    });
  const files = { "policy/p.rego": policy, "in.json": A };

  it("is needed for such rules", async () => {
    const refused = await gate(files);
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toMatch(/deny_a|contains no policy/);
    expect((await gate(files, "--rules", "conftest")).exitCode).toBe(0);
  });

  it.each(["pretty", "json", "tap", "junit", "sarif", "markdown"])(
    "says in %s what the policy excuses",
    async (format) => {
      const { stdout } = await gate(files, "--rules", "conftest", "-o", format);
      expect(stdout.replaceAll("\\", "")).toContain("deny_a");
      expect(stdout).toMatch(/excuse|inSource/);
    },
  );

  it("--fail-on warn counts warn_b", async () => {
    expect((await gate(files, "--rules", "conftest", "--fail-on", "warn")).exitCode).toBe(1);
  });

  it("--strict-builtin-errors does not pass over errors of built-ins", async () => {
    const failing = { ...files, "policy/p.rego": `${DENY}deny contains "d" if to_number("x") > 1\n` };
    expect((await gate(failing, "--rules", "conftest")).exitCode).toBe(0);
    expect((await gate(failing, "--rules", "conftest", "--strict-builtin-errors")).exitCode).toBe(2);
  });

  it.each(["true", "1", '"text"', "null", '{"a": 1}', "{}"])(
    "excuses no rule whose value is %s",
    async (value) => {
      const rules = `${DENY}deny_a := ${value}\n\nexception contains ["a"]\n`;
      expect((await gate({ ...files, "policy/p.rego": rules }, "--rules", "conftest")).exitCode).toBe(2);
    },
  );

  it.each(["violations", "denies", "dney", "Deny", "errors", "findings", "warnings"])(
    "refuses %s, which nothing reads, in each namespace that it reads",
    async (name) => {
      const rules = `${DENY.replace("main", "k8s.pods")}deny contains "d" if input.z\n\n${name} contains "x"\n`;
      const one = { ...files, "policy/p.rego": rules };
      for (const args of [["-n", "k8s.*"], ["--all-namespaces"]]) {
        const { exitCode, stderr } = await gate(one, "--rules", "conftest", ...args);
        expect(exitCode).toBe(2);
        expect(stderr).toContain(`k8s.pods.${name} is not read`);
      }
      const used = { ...one, "policy/p.rego": `${rules}\ndeny contains m if some m in ${name}\n` };
      expect((await gate(used, "--rules", "conftest", "-n", "k8s.*")).exitCode).toBe(1);
    },
  );

  it("notes namespaces that it does not read", async () => {
    const others = {
      ...files,
      "policy/o.rego": 'package other\n\nimport rego.v1\n\ndeny contains "o" if input.a == 1\n',
    };
    const { exitCode, stdout } = await gate(others, "--rules", "conftest");
    expect(exitCode).toBe(0);
    expect(stdout).toContain("ignored namespaces with rules that judge: other");
  });

  it("advises the flag where a policy reads data.conftest", async () => {
    const reading = {
      ...files,
      "policy/p.rego": `${DENY}deny contains "d" if data.conftest.file.name == "x"\n`,
    };
    const { exitCode, stderr } = await gate(reading);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("--rules conftest");
    expect((await gate(reading, "--rules", "conftest")).exitCode).toBe(0);
  });

  it.each<[string, string[]]>([
    ["-n alone", ["-n", "main"]],
    ["--all-namespaces alone", ["--all-namespaces"]],
    ["--combine alone", ["--combine"]],
    ["-n beside --all-namespaces", ["--rules", "conftest", "-n", "main", "--all-namespaces"]],
    ["--compat beside it", ["--rules", "conftest", "--compat", "chainloop"]],
  ])("refuses %s", async (_what, args) => {
    const plain = { ...files, "policy/p.rego": `${DENY}deny contains "d" if input.a == 2\n` };
    expect((await gate(plain, ...args)).exitCode).toBe(2);
  });

  it("does not judge the others when one combined input cannot be read", async () => {
    const broken = { ...files, "a.json": "{" };
    const { exitCode, stdout } = await gate(broken, "--rules", "conftest", "--combine");
    expect(exitCode).toBe(2);
    expect(stdout).not.toContain("Combined");
  });

  it("does not combine payloads of envelopes", async () => {
    const payload = Buffer.from(A).toString("base64");
    const envelope = { payloadType: "application/json", payload, signatures: [{ sig: "" }] };
    const enveloped = { ...files, "in.json": JSON.stringify(envelope) };
    expect((await gate(enveloped, "--rules", "conftest", "--combine")).exitCode).toBe(2);
    expect((await gate(enveloped, "--rules", "conftest", "--combine", "--no-envelopes")).exitCode).toBe(0);
  });

  it("judges the members of an array in an envelope", async () => {
    const payload = Buffer.from(JSON.stringify([{ a: 2 }, { a: 1 }])).toString("base64");
    const envelope = { payloadType: "application/json", payload, signatures: [{ sig: "" }] };
    const enveloped = {
      "policy/p.rego": `${DENY}deny contains "d" if input.a == 1\n`,
      "in.json": JSON.stringify(envelope),
    };
    const { exitCode, stdout } = await gate(enveloped, "--rules", "conftest");
    expect(exitCode).toBe(1);
    expect(stdout).toContain("in.json[1]");
  });

  it("keeps the digits of numbers in an array", async () => {
    const exact = {
      "policy/p.rego": `${DENY}deny contains sprintf("%v", [input.a]) if input.a > 1\n`,
      "in.json": '[{"a": 12345678901234567890}]',
    };
    expect((await gate(exact, "--rules", "conftest")).stdout).toContain("12345678901234567890");
  });
});
