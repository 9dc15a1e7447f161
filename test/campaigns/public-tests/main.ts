// The command `npm run public-tests`. Exit codes: 0 equal outcomes, 1 a difference, 2 it could not run.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { conformaBuiltins } from "../../../builtins/conforma/index.js";
import { createServiceClient, serviceBuiltins } from "../../../src/index.js";
import { runTests } from "../../../src/engine/opa/run-tests.js";
import { toOutcome } from "../../../src/tooling/policy-test.js";
import { withDifferences } from "../../../src/tooling/compare-targets.js";
import { testPolicies, type TestPoliciesOptions } from "../../../src/tooling/index.js";
import { runCompiledTests } from "../../../src/tooling/run-compiled-tests.js";
import { filesBelow, readToolTests } from "../trust/tool-tests.js";

/** The outcomes of a project's tests, compiled and with OPA's tester. */
interface Outcomes {
  tests: number;
  /** Number of passed compiled ones. */
  passed: number;
  /** Names of tests with different outcomes, and the outcomes. */
  unequal: string[];
  notes: string;
}

const OPTIONS: TestPoliciesOptions = { target: "wasm", testTimeoutMs: 60_000, maxErrors: 1_000 };

async function compare(
  policies: readonly string[],
  options: TestPoliciesOptions = {},
): Promise<Omit<Outcomes, "notes">> {
  const { tests } = await testPolicies(policies, { ...OPTIONS, ...options });
  const unequal = tests.flatMap(({ package: of, name, outcome, differs }) =>
    differs === undefined
      ? []
      : [`${of}.${name}: compiled ${outcome}, by OPA's evaluator ${differs.outcome}`],
  );
  return { tests: tests.length, passed: tests.filter(({ outcome }) => outcome === "pass").length, unequal };
}

/** Each template has a separate folder, with the packages of others. */
async function compareGatekeeper(checkout: string): Promise<Outcomes> {
  const files = await filesBelow(join(checkout, "src"), (path) => path.endsWith(".rego"));
  const folders = new Map<string, string[]>();
  for (const path of files) {
    const [group = "", template = ""] = path.split(/[/\\]/);
    const folder = join(checkout, "src", group, template);
    folders.set(folder, [...(folders.get(folder) ?? []), join(checkout, "src", path)]);
  }
  const all: Outcomes = { tests: 0, passed: 0, unequal: [], notes: `${String(folders.size)} folders` };
  for (const paths of folders.values()) {
    const { tests, passed, unequal } = await compare(paths, { regoVersion: "v0" });
    all.tests += tests;
    all.passed += passed;
    all.unequal.push(...unequal);
  }
  return all;
}

/** With the built-ins of Conforma's command line. */
async function compareConforma(checkout: string): Promise<Outcomes> {
  const paths = ["example/data/rule_data.yml", "policy", "checks"].map((path) => join(checkout, path));
  const outcomes = await compare(paths, { builtins: conformaBuiltins() });
  return { ...outcomes, notes: "with its built-ins" };
}

/** Each test in a wrapper test that replaces the built-ins of Trivy, which implements them in Go. */
async function compareTrivy(checkout: string): Promise<Outcomes> {
  const { request, nameOf, leftOut } = await readToolTests(checkout);
  const compiled = await runCompiledTests(request);
  const { results: byOpa } = await runTests({ ...request, count: 1 });
  const results = withDifferences(compiled.results, byOpa);
  return {
    tests: results.length,
    passed: results.filter((result) => toOutcome(result) === "pass").length,
    unequal: results.flatMap(({ differs, ...result }) =>
      differs === undefined
        ? []
        : [`${nameOf(result.name)}: compiled ${toOutcome(result)}, by OPA's evaluator ${differs.outcome}`],
    ),
    notes: `its built-ins replaced, ${String(leftOut)} files left out`,
  };
}

/** The examples of this package that have tests. */
async function compareExamples(folder: string): Promise<Outcomes> {
  const all: Outcomes = { tests: 0, passed: 0, unequal: [], notes: "" };
  // Declarations only: a test calls no service.
  const builtins = serviceBuiltins(createServiceClient());
  for (const name of await readdir(folder)) {
    const own = join(folder, name);
    const rego = await filesBelow(own, (path) => path.endsWith("_test.rego"));
    if (rego.length === 0) continue;
    const { tests, passed, unequal } = await compare([own], { builtins });
    all.tests += tests;
    all.passed += passed;
    all.unequal.push(...unequal);
  }
  return all;
}

const PROJECTS: Readonly<Record<string, (path: string) => Promise<Outcomes>>> = {
  examples: compareExamples,
  gatekeeper: compareGatekeeper,
  conforma: compareConforma,
  trivy: compareTrivy,
};

const USAGE = `npm run public-tests -- [${Object.keys(PROJECTS)
  .map((name) => `--${name} FOLDER`)
  .join("] [")}]`;

function readProjects(): (readonly [name: string, path: string])[] {
  const options = Object.fromEntries(
    Object.keys(PROJECTS).map((name) => [name, { type: "string" } as const]),
  );
  const { values } = parseArgs({ options, strict: true, allowPositionals: false });
  return Object.entries(values).flatMap(([name, path]) => (typeof path === "string" ? [[name, path]] : []));
}

async function main(): Promise<number> {
  let projects: ReturnType<typeof readProjects> = [];
  try {
    projects = readProjects();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (projects.length === 0) {
    console.error(USAGE);
    return 2;
  }
  const lines = [
    "| project | tests | pass, compiled | equal | unequal | seconds | |",
    "| - | - | - | - | - | - | - |",
  ];
  let isEqual = true;
  for (const [name, path] of projects) {
    const startedAt = performance.now();
    const outcomes = await PROJECTS[name]?.(path);
    if (outcomes === undefined) continue;
    const { tests, passed, unequal, notes } = outcomes;
    for (const one of unequal) console.log(one);
    // A folder without a test must be wrong.
    isEqual &&= unequal.length === 0 && tests > 0;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const cells = [name, tests, passed, tests - unequal.length, unequal.length, seconds, notes];
    lines.push(`| ${cells.join(" | ")} |`);
  }
  for (const line of lines) console.log(line);
  return isEqual ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(2);
  },
);
