import { askCore, askForReply } from "./ask-core.js";
import { toRequestSchemas } from "./check-rego.js";
import { splitReply, parseReply, type CoreRunOptions } from "./run-in-core.js";
import type { RegoOutline } from "./rego-outline.js";
import { refusedTests } from "./rego-diagnostics.js";
import { toRequestSources } from "./rego-source.js";
import type { RegoTestResult, TestName, TestRegoRequest } from "./test-rego.js";

/** The options of the tester that count for compiled tests. */
type CompileTestsRequest = Pick<
  TestRegoRequest,
  | "files"
  | "builtins"
  | "regoVersion"
  | "run"
  | "maxErrors"
  | "schemas"
  | "optionalSchemas"
  | "signal"
  | "timeoutMs"
>;

/** A test as the tester names it: a further definition of `test_x` is `test_x#01`. */
export interface CompiledTest extends TestName {
  /** Whether its name begins with `todo_`. */
  skip?: true;
  /** Whether its value is an object with the outcome of each case. */
  cases?: true;
  /** The index of the module that has it. */
  module: number;
  /** Absent for a skipped test, and for one that OPA cannot compile. */
  entrypoint?: string;
  /** Why OPA cannot compile it. */
  error?: string;
}

export interface CompiledTests {
  /** In the order of their files and rows. */
  tests: CompiledTest[];
  outline: RegoOutline;
  /** In each the entrypoints of some of the tests; empty where it has none. */
  modules: Uint8Array[];
}

/**
 * Compiles the tests of policies to modules of some tests each, as OPA's tester compiles them for its evaluator. A test that calls
 * `internal.test_case` names one of its cases with it.
 *
 * @throws ConfigurationError `config_invalid` for a `run` that is not a regular expression.
 * @throws PolicyLoadError `rego_invalid` for Rego that OPA refuses, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function compileTests(request: CompileTestsRequest): Promise<CompiledTests> {
  const { run, maxErrors } = request;
  const schemas = toRequestSchemas(request);
  const compile = { op: "compileTests", ...toRequestSources(request), run, maxErrors, schemas };
  const options = { isPure: true, refused: refusedTests };
  const { header, wasm } = splitReply(await askForReply("compiling the tests", compile, request, options));
  const answer = parseReply<Omit<CompiledTests, "modules"> & { modules: number[] }>(header);
  let start = 0;
  const modules = answer.modules.map((length) => wasm.subarray(start, (start += length)));
  return { ...answer, modules };
}

interface ReportTestsRequest extends CoreRunOptions {
  results: readonly RegoTestResult[];
  /** Whether every test is named, with its print output. */
  verbose: boolean;
  /** Whether skipped tests pass. */
  exitZeroOnSkipped: boolean;
}

/** The output and the exit code of `opa test`. */
interface ReportedTests {
  stdout: string;
  exitCode: number;
}

/**
 * Reports results as OPA's tester reports its own.
 *
 * @throws PolicyLoadError `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `opa_core_failed`.
 */
export async function reportTests({
  signal,
  timeoutMs,
  ...request
}: ReportTestsRequest): Promise<ReportedTests> {
  const report = { op: "reportTests", ...request };
  return askCore("reporting the tests", report, { signal, timeoutMs });
}
