import { Option } from "commander";
import type { Command } from "commander";
import type { Decision } from "../../engine/decision.js";
import { writeNote, writeOut } from "../terminal/cli-io.js";
import { checkOutputs } from "../flags/check-outputs.js";
import type { CommandContext, RunCommand } from "../command.js";
import { EVAL_FORMATS, formatEvalEnd } from "../eval/eval-output.js";
import type { EvalFormat } from "../eval/eval-output.js";
import { evaluateOnce, policyReader, readAllData, readInput } from "../eval/evaluate-once.js";
import { CommandError, type ExitCode } from "../exit-codes.js";
import { addSignOption, checkSigned, signFiles } from "../flags/sign-flags.js";
import { addBundleVerifyOptions, bundleFlagFiles, type BundleVerifyFlags } from "../flags/bundle-flags.js";
import { addLockOptions, lockNamed, lockWritten, type LockFlags } from "../flags/lock-flags.js";
import { addVerifyOptions, toVerifyOptions, verifyFiles, type VerifyFlags } from "../flags/verify-flags.js";
import { shownName } from "../terminal/standard-input.js";
import type { JsonValue } from "../../values/json-value.js";
import type { VerifyOptions } from "../../verify/verify-options.js";
import { addExplainOptions, explain, isExplained, toExplainable } from "../eval/explain.js";
import type { ExplainFlags } from "../eval/explain.js";
import { addEvaluateOptions, once } from "../flags/policy-flags.js";
import type { EvaluateFlags } from "../flags/policy-flags.js";
import { toPrintable } from "../../values/printable.js";
import { addRecordingOptions, recordedTo, recordingKeyFiles } from "../flags/recording-flags.js";
import type { RecordingFlags } from "../flags/recording-flags.js";

interface EvalFlags
  extends EvaluateFlags, RecordingFlags, ExplainFlags, VerifyFlags, BundleVerifyFlags, LockFlags {
  calls?: boolean;
  input?: string;
  entrypoint?: string;
  format: EvalFormat;
}

const HELP = `
Without -i there is no input, which is not the same as null.

Examples:
  regohost eval policy.wasm -i input.json
  regohost eval policies/ -e gate/deny -i - < input.json
  regohost eval policy.rego -e data.gate.allow -d data.json -f raw
  regohost eval policies/ -i input.json --record run.json
  regohost eval policies/ --replay run.json      the same decision again, without the network
  regohost eval policies/ -i input.json --explain notes -f pretty
  regohost eval oci://registry.example.com/policies/release:1.4 -i input.json

--profile without a name shows what took how long, by expression.
It exits 0 when it could evaluate, also when the value is undefined; only regohost gate judges.
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  const withOptions = addEvaluateOptions(
    command
      .argument("<policy...>", ".wasm, .rego, a bundle (.tar.gz), a folder or an address")
      .addOption(
        new Option("-i, --input <file>", "the input: JSON or YAML, - for standard input (JSON)").argParser(
          once,
        ),
      )
      .addOption(
        new Option(
          "-e, --entrypoint <name>",
          "rule or package to evaluate: gate/deny, gate.deny or data.gate.deny",
        ).argParser(once),
      )
      .addOption(
        new Option("-f, --format <format>", "output format, as in opa eval")
          .choices(EVAL_FORMATS)
          .default("json"),
      ),
  );
  const verified = addBundleVerifyOptions(addVerifyOptions(addRecordingOptions(withOptions)));
  addExplainOptions(addSignOption(addLockOptions(verified), "--record"))
    .option("--calls", "show built-in calls on stderr: round, start, duration, requests, size, use")
    .addHelpText("after", HELP)
    .action((policies: string[], flags: EvalFlags) => start((context) => runEval(context, policies, flags)));
}

async function runEval(context: CommandContext, policies: string[], flags: EvalFlags): Promise<ExitCode> {
  const { io } = context;
  checkSigned(flags, { "--record": flags.record });
  await checkOutputs(
    io,
    [...recordedTo(flags), ...lockWritten(flags)],
    [
      ...policies.map((path) => ({ what: `the policy ${path}`, path })),
      { what: "the input", path: flags.input },
      ...(flags.data ?? []).map((path) => ({ what: `the data ${path}`, path })),
      ...verifyFiles(flags),
      ...signFiles(flags),
      ...recordingKeyFiles(flags),
      ...bundleFlagFiles(io, flags),
      ...lockNamed(flags),
    ],
  );
  const source = policyReader(context, policies, flags);
  const verify = await toVerifyOptions(context, flags);
  const read = flags.input === undefined ? undefined : await readInput(context, flags.input, flags);
  const verified = verify === undefined ? undefined : await verifyInput(verify, flags.input, read);
  const input = verified?.input ?? read;
  const explained = isExplained(context, flags) ? toExplainable(await source()) : undefined;
  const data = flags.data === undefined ? undefined : await readAllData(context, await source(), flags);
  const end = await evaluateOnce(context, flags, {
    source,
    entrypoint: flags.entrypoint,
    input,
    data,
    verify,
    verification: verified?.verification,
    isRecorded: explained !== undefined || flags.calls === true,
  });
  for (const { message } of end.decision?.prints ?? []) await writeNote(io, toPrintable(message));
  const calls = end.decision?.calls ?? end.recording?.callLog;
  if (flags.calls === true && calls !== undefined) await noteCalls(context, calls);
  for (const { builtin, reason, used } of calls ?? []) {
    if (reason !== undefined && used) await context.note(toPrintable(`${builtin} is undefined: ${reason}`));
  }
  const explanation = explained && (await explain(context, flags, { source: explained, data, end }));
  const text = explanation?.stdout ?? (await formatEvalEnd(end, flags.format));
  if (text !== undefined) await writeOut(io.stdout, text);
  if (end.decision === undefined) throw end.error;
  if (explanation?.error !== undefined) throw explanation.error;
  return end.recordingExit;
}

/** The payload of the input's envelope, and what was verified about it. */
async function verifyInput(
  options: VerifyOptions,
  path: string | undefined,
  read: Uint8Array | undefined,
): Promise<{ input: Uint8Array; verification: Record<string, JsonValue> }> {
  if (path === undefined || read === undefined) {
    throw new CommandError("a verification needs an input: pass the envelope or bundle with -i");
  }
  const [{ DocumentVerifier }, { checkVerifyOptions }, { factsToJson }] = await Promise.all([
    import("../../verify/document-verifier.js"),
    import("../../verify/verify-options.js"),
    import("../../verify/facts.js"),
  ]);
  const verifier = await DocumentVerifier.create(checkVerifyOptions("eval", options));
  const { payload, facts } = await verifier.statement(shownName(path), read);
  return { input: payload, verification: factsToJson(facts) };
}

async function noteCalls(context: CommandContext, calls: Decision["calls"]): Promise<void> {
  const { waterfall } = await import("../../report/waterfall.js");
  const lines = calls.length === 0 ? ["no asynchronous built-in was called"] : waterfall(calls);
  await writeNote(context.io, lines.join("\n"));
}
