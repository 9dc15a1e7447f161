import { resolve } from "node:path";
import { writeNote, writeOut } from "../terminal/cli-io.js";
import { shownText, isAddress, shownSource } from "../../base/text/address.js";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { isRegohostError } from "../../base/errors.js";
import { getMessage, message } from "../../base/message.js";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.js";
import { startProgress } from "../terminal/progress.js";
import { listSome, toPrintable } from "../../base/text/printable.js";
import type { PolicyTest } from "../../tooling/policy-test.js";
import { unansweredCall } from "../../engine/opa/unanswered-call.js";
import { writeWholeFile } from "../terminal/write-file.js";
import { checkOutputs } from "../flags/check-outputs.js";
import { lockWritten } from "../flags/lock-flags.js";
import { noteSuite, suiteFiles, toSuiteOptions } from "../flags/suite-flags.js";
import { checkTarget, readTargets, type TestTarget, toTestOptions } from "../flags/test-flags.js";
import { TEST_OPTIONS, type TestFlags } from "../options/test-options.js";

export const configure = defineCommand({
  arguments: [["[path...]", ".rego, folders, bundles; default: by regohost.yaml"]],
  options: TEST_OPTIONS,
  details: `Rules named test_… are tests; those named todo_test_… are skipped. Of a folder it reads all .rego, .json, .yaml and
.tar.gz files, as opa test does. A JSON or YAML file that opa test refuses, such as a Helm template, is skipped with a
note; with -d, or where its name is data.json or data.yaml, it is an error.

It never calls the service: tests replace its built-ins with "with", or --fixtures (a recording or a file of answers)
answers them. Any other call is an error of its test.

With --target wasm the tests run compiled to Wasm, as policies run, and with OPA's tester too. The report names every test
that ends differently.`,
  examples: [
    "regohost test policies/",
    "regohost test policies/ --run 'gate_test' --verbose",
    "regohost test policies/ --coverage --threshold 90",
    "regohost test policies/ -o pretty -o junit=report.xml",
    "regohost test policies/ --fixtures answers.json",
    "regohost test policies/ --target wasm",
    "regohost test npm:@acme/policies@1.2.3",
  ],
  exitCodes: `0 all pass, 1 a failed or skipped test, too little coverage, or a missing signature, 2 usage, invalid Rego or no test,
3 not all tests ran.`,
  everyday: [
    "run",
    "verbose",
    "output",
    "coverage",
    "fixtures",
    "target",
    "explain",
    "data",
    "builtins",
    "timeout",
  ],
  async run(typed, named, own) {
    const given = [...named, ...(own.data ?? [])];
    const { namePolicies } = await import("../gate/gate-policies.js");
    const { context, paths: policies, flags, data } = await namePolicies(typed, "test", given, own);
    const paths = [...policies, ...data];
    checkTarget(flags);
    const targets = readTargets(flags, context.io.stdout.isTTY === true);
    await checkOutputs(
      context.io,
      [
        ...targets.map(({ format, file }) => ({ subject: `-o ${format}=${file ?? "-"}`, path: file })),
        ...lockWritten(flags),
      ],
      suiteFiles(paths, flags),
    );
    const outputs = targets.flatMap(({ file }) =>
      file === undefined ? [] : [resolve(context.io.cwd, file)],
    );
    const runOnce = (): Promise<ExitCode> => runTests(context, paths, flags, targets, outputs);
    if (flags.watch !== true) return runOnce();
    const { watchAndRun } = await import("../terminal/watch.js");
    return watchAndRun(context, { paths: paths.filter((path) => !isAddress(path)), flags, outputs }, runOnce);
  },
});

async function runTests(
  context: CommandContext,
  paths: readonly string[],
  flags: TestFlags,
  targets: readonly TestTarget[],
  outputs: readonly string[],
): Promise<ExitCode> {
  const { io } = context;
  const { testPolicies } = await import("../../tooling/test-policies.js");
  const options = {
    ...(await toSuiteOptions(context, flags)),
    ...toTestOptions(flags, targets.some(({ format }) => format === "gobench") ? "gobench" : "pretty"),
    exclude: outputs,
  };
  const progress = startProgress(context, "testing");
  const result = await testPolicies(paths, options)
    .finally(() => progress.end())
    .catch((error: unknown) => {
      if (!isRegohostError(error) || error.code !== "source_empty") throw error;
      throw new CommandError(
        message`${getMessage(error)}; test runs the tests of policies, and regohost gate policies/ ${paths.map((path) => `-i ${shownSource(path)}`).join(" ")} judges files`,
        { code: error.code, cause: error.cause },
      );
    });
  await noteSuite(context, flags, result);
  // The tests that failed come before the coverage of all, and what the coverage lacks after it.
  const hasFailed = result.tests.some(({ outcome }) => outcome === "fail" || outcome === "error");
  if (hasFailed && result.messages !== "") await writeNote(io, result.messages);
  if (result.coverage !== undefined) await noteExpressions(context, result.tests);
  for (const { format, file } of targets) {
    const report = await result.report(format, { sort: flags.sort });
    if (file === undefined) await writeOut(io.stdout, report);
    else await writeWholeFile(io, file, toPrintable(report));
  }
  if (result.tests.length === 0 && flags.failOnEmpty !== false) {
    throw new CommandError(
      shownText`${result.messages.trimEnd()} in ${paths.map(shownSource).join(", ")}: tests are rules named test_…`,
    );
  }
  if (!hasFailed && result.messages !== "") await writeNote(io, result.messages);
  if (result.coverage === undefined) await noteExpressions(context, result.tests);
  const unanswered = unansweredBuiltins(result.tests);
  if (unanswered.length > 0) await writeNote(io, adviceOn(unanswered));
  if (targets.every(({ file }) => file !== undefined)) await noteWritten(context, result.tests, targets);
  return result.passed ? EXIT.pass : EXIT.refused;
}

/** Writes to stderr where tests failed; the report of OPA's tester does not show it. */
async function noteExpressions(context: CommandContext, tests: readonly PolicyTest[]): Promise<void> {
  const lines = tests.flatMap(({ name, failedAt = [] }) =>
    failedAt.map(({ location: { file, row }, text }) => `  ${file}:${String(row)}: ${name}: ${text}`),
  );
  if (lines.length === 0) return;
  await context.note(["false or undefined (--var-values shows the values):", ...lines].join("\n"));
}

/** The names of the built-ins of which a test made a call without a result. */
function unansweredBuiltins(tests: readonly PolicyTest[]): string[] {
  const names = tests.map(({ error }) => unansweredCall(error?.message ?? "")?.name);
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}

function adviceOn([name = "", ...others]: readonly string[]): string {
  const all = listSome([name, ...others]);
  return `tests do not call ${all}: replace each call, as in \`with ${name} as …\` (\`regohost mock\` writes such functions), or pass its results with --fixtures FILE`;
}

/** Writes the outcomes of tests whose reports are all in files to stderr. */
async function noteWritten(
  context: CommandContext,
  tests: readonly PolicyTest[],
  targets: readonly TestTarget[],
): Promise<void> {
  const count = (outcome: PolicyTest["outcome"]): number =>
    tests.filter((test) => test.outcome === outcome).length;
  const parts = [
    `${String(count("pass"))} passed`,
    `${String(count("fail"))} failed`,
    ...(count("error") === 0 ? [] : [`${String(count("error"))} with errors`]),
    ...(count("skipped") === 0 ? [] : [`${String(count("skipped"))} skipped`]),
  ];
  await context.note(`${parts.join(", ")}: ${targets.map(({ file = "" }) => file).join(", ")}`);
}
