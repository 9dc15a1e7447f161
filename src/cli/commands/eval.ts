import { limitReading } from "../../base/async/reading.js";
import type { Decision } from "../../engine/rounds/decision.js";
import { readResultSet } from "../../engine/rounds/result-set.js";
import { writeNote, writeExact } from "../terminal/cli-io.js";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { asValueFormat, EVAL_FORMATS, formatEvalEnd, toQuery } from "../eval/eval-output.js";
import { evaluateOnce, policyReader, readAllData, readInput } from "../eval/evaluate-once.js";
import { CommandError, EXIT, worstExitCode } from "../exit-codes.js";
import {
  readQueryDocuments,
  findQuery,
  isDocument,
  toDataReference,
  toEntrypoint,
} from "../eval/query-argument.js";
import { isAddress, shownSource, shownText } from "../../base/text/address.js";
import { readGivenText, shownName } from "../terminal/standard-input.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import type { BaseDocuments } from "../../engine/source/base-document.js";
import { splitPrefix } from "../../tooling/prefixed-path.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import { toBundleVerifyOptions } from "../flags/bundle-flags.js";
import { checkOutputs, dataFiles } from "../flags/check-outputs.js";
import { isVerdict, verdictStrict } from "../flags/evaluate-flags.js";
import { lockNamed, lockWritten } from "../flags/lock-flags.js";
import { checkQueryFlags, isExplained } from "../flags/query-flags.js";
import { checkSigned } from "../flags/sign-flags.js";
import { toVerifyOptions } from "../flags/verify-flags.js";
import { EVALUATE_OPTIONS, PARSER_OPTIONS, RECORDING_OPTIONS } from "../options/evaluate-options.js";
import {
  flagsNeeding,
  type FlagValues,
  formatOption,
  namedFiles,
  optionsFor,
} from "../options/option-table.js";
import { EVALUATOR, EXPLAIN_OPTIONS, INPUT_OPTION, QUERY_OPTIONS } from "../options/query-options.js";
import {
  BUNDLE_VERIFY_OPTIONS,
  LOCK_OPTIONS,
  signOptions,
  VERIFY_OPTIONS,
} from "../options/trust-options.js";

const OPTIONS = {
  ...optionsFor()({
    input: INPUT_OPTION,
    entrypoint: {
      kind: "text",
      usage: "-e, --entrypoint <name>",
      description: "rule or package to evaluate: gate/deny, gate.deny or data.gate.deny",
    },
    kind: {
      kind: "text",
      usage: "--kind <kind>",
      description: "use only a Chainloop policy's scripts for this material kind; default: all",
    },
    format: formatOption(EVAL_FORMATS, "json", "output format, as in opa eval"),
  }),
  ...EVALUATE_OPTIONS,
  ...PARSER_OPTIONS,
  ...RECORDING_OPTIONS,
  ...VERIFY_OPTIONS,
  ...BUNDLE_VERIFY_OPTIONS,
  ...LOCK_OPTIONS,
  ...signOptions("--record"),
  ...EXPLAIN_OPTIONS,
  ...QUERY_OPTIONS,
  ...optionsFor()({
    calls: {
      kind: "flag",
      usage: "--calls",
      description: "show built-in calls on stderr: round, start, duration, requests, size, use",
    },
  }),
} as const;

type EvalFlags = FlagValues<typeof OPTIONS>;

export const configure = defineCommand({
  arguments: [
    ["[query|policy...]", "a query; or policies: .wasm, .rego, a bundle (.tar.gz), a folder or an address"],
  ],
  options: OPTIONS,
  details: `The first argument is a path when it exists or ends in .rego, .wasm, .tgz or .gz, else a query. Policies are compiled, and one of their
entrypoints is evaluated. A query is evaluated by OPA's evaluator over the Rego and the data of -d and -b, with the built-ins of
the service. Without -i the input is undefined, not null.

--profile without a name shows the time of each expression.
The exit code is 0 for every value, also an undefined one; only regohost gate judges. By --fail and --fail-defined it is a verdict: equal
keys, rounded numbers, unknown names and errors of standard built-ins are exit 2 then.
--no-strict-builtin-errors allows the errors.`,
  examples: [
    "regohost eval 'data.gate.deny' -d policies/ -i input.json",
    "regohost eval '1 + 1'",
    "regohost eval 'x := input.kind; x' -I -f pretty < input.json",
    "regohost eval policy.wasm -i input.json",
    "regohost eval policies/ -e gate/deny -i - < input.json",
    "regohost eval policy.rego -e data.gate.allow -d data.json -f raw",
    "regohost eval policies/ -i input.json --record run.json",
    "regohost eval policies/ --replay run.json  # the same decision again, without the network",
    "regohost eval policies/ -i input.json --explain notes -f pretty",
    "regohost eval policy.yaml --kind SARIF -e main/violations -i report.sarif  # the Rego of a policy of Chainloop",
    "regohost eval oci://registry.example.com/policies/release:1.4 -i input.json",
  ],
  everyday: [
    "input",
    "data",
    "bundle",
    "entrypoint",
    "format",
    "builtins",
    "target",
    "explain",
    "coverage",
    "calls",
    "profile",
    "record",
    "replay",
    "timeout",
  ],
  async run(context, args, given) {
    const { io } = context;
    checkQueryFlags(given);
    const requested = await readArguments(context, args, given);
    const { query, policies: named, entrypoint, data: documents } = requested;
    const isExact = isVerdict(given);
    const flags: EvalFlags = {
      ...verdictStrict(given),
      data: documents,
      entrypoint,
      ...(given.stdinInput === true ? { input: "-" } : {}),
    };
    const policies = named ?? [];
    if (query === undefined) asValueFormat(flags.format);
    checkSigned(flags, { "--record": flags.record });
    await checkOutputs(
      io,
      [...namedFiles(OPTIONS, flags, "isWritten"), ...lockWritten(flags)],
      [
        ...policies.map((path) => ({ subject: `the policy ${path}`, path })),
        ...dataFiles(flags.data),
        ...namedFiles(OPTIONS, flags, "isRead"),
        ...lockNamed(flags),
      ],
    );
    const source = policyReader(context, policies, flags);
    const verify = await toVerifyOptions(context, flags);
    const opens = verify !== undefined || flags.replay !== undefined;
    const read =
      flags.input === undefined
        ? undefined
        : await readInput(context, flags.input, flags, { opens, isExact });
    const verified = verify === undefined ? undefined : await verifyInput(context, verify, flags.input, read);
    const input = verified?.input ?? read;
    if (query !== undefined) {
      if (flags.kind !== undefined && named === undefined) {
        throw new CommandError(
          "--kind excludes a query: regohost eval policy.yaml --kind KIND -e main/violations",
        );
      }
      const { evalQuery } = await import("../eval/eval-query.js");
      return evalQuery(context, flags, {
        query,
        source: named === undefined ? undefined : source,
        input,
        inputName: shownName(flags.input ?? "input"),
        verify,
        verification: verified?.verification,
        onCalls: (calls) => noteAll(context, flags, calls),
      });
    }
    const explaining = isExplained(context, flags) ? await import("../eval/explain.js") : undefined;
    const explained = explaining?.toExplainable(await source());
    const data = await readDocuments(context, requested, source, flags);
    const end = await evaluateOnce(context, flags, {
      source,
      entrypoint: flags.entrypoint,
      input,
      inputName: shownName(flags.input ?? "input"),
      data,
      verify,
      verification: verified?.verification,
      isRecorded: explained !== undefined || flags.calls === true,
    });
    for (const { message } of end.decision?.prints ?? []) await writeNote(io, message);
    const calls = end.decision?.calls ?? end.recording?.callLog;
    if (calls !== undefined) await noteAll(context, flags, calls);
    const explanation =
      explained && (await explaining?.explain(context, flags, { source: explained, data, end }));
    const text = explanation?.stdout ?? formatEvalEnd(io, end, flags.format);
    if (text !== undefined) await writeExact(io.stdout, text);
    if (end.decision === undefined) throw end.error;
    if (explanation?.error !== undefined) throw explanation.error;
    if (given.fail === true || given.failDefined === true) {
      const isDefined = readResultSet(end.decision.resultSet) !== undefined;
      if (isDefined === (given.failDefined === true)) return worstExitCode([end.recordingExit, EXIT.refused]);
    }
    return end.recordingExit;
  },
});

/** The request of the arguments. */
interface EvalRequest {
  /** The query for OPA's evaluator. */
  query: string | undefined;
  /** `undefined`: the sources of `-d` and `-b`. */
  policies: string[] | undefined;
  entrypoint: string | undefined;
  data: string[] | undefined;
  /** Whether the data is what OPA's loader finds in `-d` and `-b`. */
  isLoose?: boolean;
}

/** @throws CommandError (exit 2) */
async function readArguments({ io }: CommandContext, args: string[], flags: EvalFlags): Promise<EvalRequest> {
  const { entrypoint, target } = flags;
  if (flags.stdin === true && args.length > 0) throw new CommandError("--stdin excludes a query argument");
  const query =
    flags.stdin === true
      ? await readGivenText(io, "-")
      : await findQuery(io, args, {
          hasEntrypoint: entrypoint !== undefined,
          input: flags.input,
          ...readQueryDocuments(flags),
        });
  const data = flags.data?.filter((path) => !/\.rego$/i.test(path));
  const rego = flags.data?.filter((path) => /\.rego$/i.test(path)) ?? [];
  if (query === undefined) {
    const policies = [...args, ...rego];
    const requested = { policies, entrypoint, data: data?.length === 0 ? undefined : data };
    if (target === "rego") {
      if (entrypoint === undefined) {
        throw new CommandError(
          "--target rego needs what to evaluate: -e gate/deny, or a query as the only argument",
        );
      }
      return { ...requested, query: toDataReference(entrypoint, toQuery) };
    }
    const flag = flagsNeeding(OPTIONS, flags, EVALUATOR)[0];
    if (flag === undefined) return { ...requested, query };
    throw new CommandError(
      shownText`${flag} is for OPA's evaluator: add --target rego, or write a query: regohost eval 'data.gate.deny' ` +
        policies.map((path) => `-d ${path}`).join(" "),
    );
  }
  if (target !== "wasm") return { query, policies: undefined, entrypoint, data: flags.data };
  // It would be read twice, for rules and for data, and could return two different policies.
  const address = flags.bundle?.find(isAddress);
  if (address !== undefined) {
    throw new CommandError(
      shownText`${shownSource(address)}: --target wasm excludes an address in -b; name it as the policy: regohost eval ADDRESS -e gate/deny`,
    );
  }
  const asEntrypoint = toEntrypoint(query);
  const dataPaths = (flags.data ?? []).map((path) => splitPrefix(path).path);
  const sources = [...(flags.bundle ?? []), ...dataPaths.filter((path) => !isDocument(path))];
  const flag = flagsNeeding(OPTIONS, flags, EVALUATOR).find((name) => name !== "--bundle");
  if (asEntrypoint === undefined || sources.length === 0 || flag !== undefined) {
    throw new CommandError(
      flag === undefined
        ? "--target wasm compiles a rule or package of policies: a query such as data.gate.deny, with -d policies/"
        : `--target wasm excludes ${flag}, which only OPA's evaluator has`,
    );
  }
  return { query: undefined, policies: sources, entrypoint: asEntrypoint, data: flags.data, isLoose: true };
}

/** The data that replaces the policies' own, if any. */
async function readDocuments(
  context: CommandContext,
  { isLoose }: EvalRequest,
  source: ReturnType<typeof policyReader>,
  flags: EvalFlags,
): Promise<BaseDocuments | undefined> {
  const isExact = isVerdict(flags);
  if (isLoose === true) {
    const { readQuerySources } = await import("../../tooling/query-sources.js");
    const { cwd, signal } = context.io;
    const { ignore, data, bundle: bundles, allowSkippedFiles } = flags;
    const verify = toBundleVerifyOptions(context, flags);
    const given = { data, bundles, ignore, allowSkippedFiles, verify, isExact };
    return (await readQuerySources({ ...given, cwd, signal })).data;
  }
  if (flags.data === undefined && !isExact) return undefined;
  return readAllData(context, await source(), flags, isExact);
}

async function noteAll(
  context: CommandContext,
  { calls: isAsked }: Pick<EvalFlags, "calls">,
  calls: Decision["calls"],
): Promise<void> {
  if (isAsked === true) await noteCalls(context, calls);
  for (const { builtin, reason, used } of calls) {
    if (reason !== undefined && used) await context.note(`${builtin} is undefined: ${reason}`);
  }
}

/** The payload of the input's envelope, and the verified facts about it. */
async function verifyInput(
  { io, flags }: CommandContext,
  options: VerifyOptions,
  path: string | undefined,
  read: Uint8Array | undefined,
): Promise<{ input: Uint8Array; verification: Record<string, JsonValue> }> {
  if (path === undefined || read === undefined) {
    throw new CommandError("a verification needs an input: pass the envelope or bundle with -i");
  }
  const [{ DocumentVerifier }, { checkVerifyOptions }, { factsToJson }] = await Promise.all([
    import("../../trust/verify/document-verifier.js"),
    import("../../trust/verify/verify-options.js"),
    import("../../trust/verify/facts.js"),
  ]);
  const verifier = await DocumentVerifier.create(checkVerifyOptions("eval", options));
  const name = shownName(path);
  const limits = { signal: io.signal, timeoutMs: flags.timeout };
  const { payload, facts } = await limitReading(`verifying ${name}`, limits, () =>
    verifier.statement(name, read),
  );
  return { input: payload, verification: factsToJson(facts) };
}

async function noteCalls(context: CommandContext, calls: Decision["calls"]): Promise<void> {
  const { waterfall } = await import("../../gate/report/waterfall.js");
  const lines = calls.length === 0 ? ["no asynchronous built-in was called"] : waterfall(calls);
  await writeNote(context.io, lines.join("\n"));
}
