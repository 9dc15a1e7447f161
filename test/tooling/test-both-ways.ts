import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltinDeclaration } from "../../src/engine/builtin/builtin.js";
import { testRego, type CoverageReport } from "../../src/engine/opa/test-rego.js";
import { withDifferences } from "../../src/tooling/compare-targets.js";
import { toPolicyTest, type PolicyTest } from "../../src/tooling/policy-test.js";
import { runCompiledTests, type RunCompiledTestsRequest } from "../../src/tooling/run-compiled-tests.js";

function readTests(folder: string, builtins: readonly BuiltinDeclaration[]): RunCompiledTestsRequest {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".rego"))
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
  return { files, builtins, answers: {}, testTimeoutMs: 60_000 };
}

/** Runs the Rego tests of a folder compiled: ten to forty times faster than by OPA's tester. */
export async function testCompiled(folder: string): Promise<PolicyTest[]> {
  const { results } = await runCompiledTests(readTests(folder, []));
  return results.map((result) => toPolicyTest(result));
}

/**
 * Runs the Rego tests of a folder once by OPA's tester, with coverage, and once compiled. `testPolicies` would run
 * OPA's tester twice for both.
 *
 * @returns the coverage, and the tests that did not pass, or not in both.
 */
export async function testBothWays(
  folder: string,
  builtins: readonly BuiltinDeclaration[] = [],
): Promise<{ coverage: CoverageReport; count: number; failed: PolicyTest[] }> {
  const request = readTests(folder, builtins);
  const { coverage, results } = await testRego({ ...request, coverage: true });
  if (coverage === undefined) throw new Error("OPA's tester reports no coverage");
  const compiled = await runCompiledTests(request);
  const tests = withDifferences(compiled.results, results).map((result) => toPolicyTest(result));
  return {
    coverage,
    count: tests.length,
    failed: tests.filter(({ outcome, differs }) => outcome !== "pass" || differs !== undefined),
  };
}
