import { append } from "../../base/lists.js";
import type { GateReport, GateResult } from "../../gate/index.js";
import type { Recording } from "../../engine/recording/recording.js";
import { formatJson } from "../../base/terms/json-format.js";
import { parseJson } from "../../base/terms/parse-term.js";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT, worstExitCode, type ExitCode } from "../exit-codes.js";
import { FLAG_WORDING } from "../terminal/flag-wording.js";
import { declaredBuiltins } from "../service/service-builtins.js";
import { writeOut } from "../terminal/cli-io.js";
import { startProgress } from "../terminal/progress.js";
import { shownText } from "../../base/text/address.js";
import { toBundleVerifyOptions } from "../flags/bundle-flags.js";
import { openReplay } from "../flags/recording-files.js";
import { BUILTIN_OPTIONS } from "../options/evaluate-options.js";
import { type FlagValues, formatOption, optionsFor } from "../options/option-table.js";
import { BUNDLE_VERIFY_OPTIONS } from "../options/trust-options.js";

const OPTIONS = {
  ...BUILTIN_OPTIONS,
  ...BUNDLE_VERIFY_OPTIONS,
  ...optionsFor()({
    policy: { kind: "list", usage: "-p, --policy <path>", description: "a new policy; repeatable" },
    baseline: {
      kind: "list",
      usage: "--baseline <path>",
      description: "a policy as it was before the change; repeatable",
    },
    input: {
      kind: "list",
      usage: "-i, --input <path>",
      description: "input for gate recordings, which contain none; repeatable",
    },
    data: {
      kind: "list",
      usage: "-d, --data <path>",
      description: "data of both sets of policies; repeatable",
    },
    exceptions: {
      kind: "text",
      usage: "--exceptions <file>",
      description: "file of time-limited exceptions, for both sets of policies",
    },
    vex: {
      kind: "list",
      usage: "--vex <file>",
      description: "VEX document, for both; repeatable",
    },
    recordingKey: {
      kind: "list",
      usage: "--recording-key <file>",
      description: "public key that must have signed the recordings; repeatable",
    },
    format: formatOption(["pretty", "json"], "pretty"),
  }),
} as const;

type BacktestFlags = FlagValues<typeof OPTIONS>;

export const configure = defineCommand({
  arguments: [["<recording...>", "recordings of eval --record and gate --record"]],
  options: OPTIONS,
  about: `Decides each recording twice, with its recorded results, time and seed: by the policies of --baseline, and by those of -p.
It makes no request. Recordings of eval contain their input; inputs for recordings of gate are passed with -i.`,
  examples: [
    "regohost backtest runs/*.json --baseline policies/ -p new-policies/",
    "regohost backtest gate-run.json -i 'build/*.json' --baseline policies/ -p new-policies/ -f json",
  ],
  exitCodes: `0 no verdict changed, 1 a verdict changed, 2 usage, or a policy or input with errors, 3 could not decide: a recorded result or an
input is missing.`,
  everyday: ["baseline", "policy", "input", "data", "exceptions", "format", "timeout"],
  async run(context, paths, flags) {
    const { policy: next, baseline } = flags;
    if (next === undefined || baseline === undefined) {
      throw new CommandError(
        "backtest needs two sets of policies: regohost backtest run.json --baseline policies/ -p new-policies/",
      );
    }
    const progress = startProgress(context, "deciding again");
    const compared: Compared[] = [];
    const missing: string[] = [];
    try {
      for (const path of paths) {
        const recording = await openReplay(context, path, flags.recordingKey);
        const before = await decide(context, flags, baseline, recording, path);
        const now = await decide(context, flags, next, recording, path);
        append(compared, compare(path, before.report.results, now.report.results));
        for (const digest of recording.facts.inputDigests ?? []) {
          if (!now.digests.has(digest))
            missing.push(`${path}: its input ${digest} was not given; pass it with -i`);
        }
        progress.update(`decided ${String(compared.length)} again`);
      }
    } finally {
      await progress.end();
    }
    const text = flags.format === "json" ? toJson(compared, missing) : toText(compared, missing);
    await writeOut(context.io.stdout, text);
    return worstExitCode(compared.map(toExitCode).concat(missing.length === 0 ? [] : [EXIT.undecided]));
  },
});

/** The verdict of one policy on one input, before and now; `undefined` where it did not evaluate. */
interface Compared {
  recording: string;
  input: string;
  policy: string | undefined;
  before: GateResult | undefined;
  now: GateResult | undefined;
}

/** The decisions of a recording. */
interface Decided {
  report: GateReport;
  /** Digests of the decided inputs. */
  digests: ReadonlySet<string>;
}

/** Decides a recording with policies, using only its recorded results. */
async function decide(
  context: CommandContext,
  { input, data, exceptions, vex, ...flags }: BacktestFlags,
  policies: readonly string[],
  recorded: Recording,
  path: string,
): Promise<Decided> {
  const { io } = context;
  const [{ loadGateFor }, { readGateArguments }, { Recording: RecordingOf }, { inputDigest }] =
    await Promise.all([
      import("../../gate/load-gate.js"),
      import("../../gate/gate-arguments.js"),
      import("../../engine/recording/recording.js"),
      import("../../engine/recording/input-digest.js"),
    ]);
  const own = recorded.facts.input;
  const given = own === undefined ? (input ?? [...(recorded.facts.images?.keys() ?? [])]) : [];
  if (own === undefined && given.length === 0) {
    throw new CommandError(
      shownText`${path} has no inputs, because gate recorded it; pass its inputs with -i`,
    );
  }
  const inputs =
    own === undefined
      ? (await readGateArguments({ policies, inputs: given }, { cwd: io.cwd })).inputs.flatMap((argument) =>
          argument.paths.map((location) => ({ path: location })),
        )
      : [{ name: path, recorded: true as const }];
  // Another policy has another revision, which is the purpose.
  const { revisions: _, ...facts } = recorded.facts;
  const { timeout } = context.flags;
  const bundles = toBundleVerifyOptions(context, flags);
  const gate = await loadGateFor(FLAG_WORDING, policies, {
    replay: new RecordingOf(facts, recorded.exactCalls, recorded.callLog),
    builtins: await declaredBuiltins(context, flags),
    dataFiles: data,
    compat: context.flags.compat,
    verify: bundles && { bundles },
    cwd: io.cwd,
    signal: io.signal,
  });
  const digests = new Set<string>();
  try {
    const report = await gate.judge(inputs, {
      exceptions,
      vex,
      timeoutMs: timeout,
      signal: io.signal,
      onRecording: ({ facts: made }) => {
        if (made.input !== undefined) digests.add(inputDigest(made.input));
      },
    });
    return { report, digests };
  } finally {
    await gate.close();
  }
}

/**
 * Several results of one policy for one input, as for attestations with the same name, are compared pairwise in order.
 */
function compare(recording: string, before: readonly GateResult[], now: readonly GateResult[]): Compared[] {
  const pairs = new Map<string, Compared>();
  const location = (results: readonly GateResult[], side: "before" | "now"): void => {
    const counts = new Map<string, number>();
    for (const result of results) {
      const { input, policy } = result;
      const key = JSON.stringify([input, policy]);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const pair = pairs.get(`${key}${count}`) ?? {
        recording,
        input,
        policy,
        before: undefined,
        now: undefined,
      };
      pairs.set(`${key}${count}`, { ...pair, [side]: result });
    }
  };
  location(before, "before");
  location(now, "now");
  return [...pairs.values()];
}

/** The findings that fail a policy. */
function refusals(result: GateResult | undefined): string[] {
  return (result?.violations ?? []).map(({ id, message }) => `${id}: ${message}`);
}

function without(all: readonly string[], others: readonly string[]): string[] {
  return all.filter((text) => !others.includes(text));
}

/** Whether the verdict differs, or is based on other findings. */
function isChanged({ before, now }: Compared): boolean {
  const [was, is] = [refusals(before), refusals(now)];
  return before?.outcome !== now?.outcome || without(was, is).length + without(is, was).length > 0;
}

function toExitCode(compared: Compared): ExitCode {
  const outcomes = [compared.before?.outcome, compared.now?.outcome];
  if (outcomes.includes("undecided")) return EXIT.undecided;
  if (outcomes.includes("invalid")) return EXIT.usage;
  return isChanged(compared) ? EXIT.refused : EXIT.pass;
}

const NOT_JUDGED = "not judged";

function toText(all: readonly Compared[], missing: readonly string[]): string {
  const shown = all.filter((one) => toExitCode(one) !== EXIT.pass);
  const lines = shown.flatMap((one) => {
    const { recording, input, policy, before, now } = one;
    const [was, is] = [refusals(before), refusals(now)];
    const where = recording === input ? recording : `${recording} ${input}`;
    return [
      `${before?.outcome ?? NOT_JUDGED} -> ${now?.outcome ?? NOT_JUDGED}  ${where}  ${policy ?? ""}`.trimEnd(),
      ...without(is, was).map((text) => `    + ${text}`),
      ...without(was, is).map((text) => `    - ${text}`),
      ...(before?.problems ?? []).map((text) => `    before: ${text}`),
      ...(now?.problems ?? []).map((text) => `    now: ${text}`),
    ];
  });
  const open = all.filter((one) => toExitCode(one) > EXIT.refused).length + missing.length;
  const sum = `${String(all.length)} decided again, ${String(all.filter(isChanged).length)} changed, ${String(open)} without a verdict`;
  return [...lines, ...missing, ...(lines.length + missing.length === 0 ? [] : [""]), sum, ""]
    .map((text) => text.replaceAll("\n", "\n      "))
    .join("\n");
}

function toJson(all: readonly Compared[], missing: readonly string[]): string {
  const side = (result: GateResult | undefined): object | null =>
    result === undefined
      ? null
      : {
          outcome: result.outcome,
          violations: refusals(result),
          problems: result.problems,
          error_code: result.errorCode,
        };
  const document = {
    summary: {
      decided: all.length,
      changed: all.filter(isChanged).length,
      without_verdict: all.filter((one) => toExitCode(one) > EXIT.refused).length + missing.length,
    },
    results: all.map((one) => ({
      recording: one.recording,
      input: one.input,
      policy: one.policy,
      changed: isChanged(one),
      before: side(one.before),
      now: side(one.now),
    })),
    missing,
  };
  return `${formatJson(parseJson(JSON.stringify(document)), "  ")}\n`;
}
