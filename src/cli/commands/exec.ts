import { append } from "../../base/lists.js";
import type { Policy } from "../../engine/rounds/policy.js";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT, toExitCode, worstExitCode, type ExitCode } from "../exit-codes.js";
import { writeNote, writeOut } from "../terminal/cli-io.js";
import { startProgress } from "../terminal/progress.js";
import { showError } from "../terminal/show-error.js";
import { limitReading } from "../../base/async/reading.js";
import { shownText } from "../../base/text/address.js";
import { toOpaLocation, type OpaLocation } from "../../base/text/opa-location.js";
import { checkOutputs, dataFiles, readFiles } from "../flags/check-outputs.js";
import { isVerdict, verdictStrict, toCompileOptions, toEvaluateOptions } from "../flags/evaluate-flags.js";
import { lockNamed, lockWritten } from "../flags/lock-flags.js";
import { type OpenCalls, openCalls } from "../flags/recording-flags.js";
import { EVALUATE_OPTIONS, PARSER_OPTIONS, RECORDING_OPTIONS } from "../options/evaluate-options.js";
import { type FlagValues, formatOption, namedFiles, optionsFor } from "../options/option-table.js";
import { BUNDLE_VERIFY_OPTIONS, LOCK_OPTIONS } from "../options/trust-options.js";

const OPTIONS = {
  ...optionsFor()({
    bundle: {
      kind: "list",
      usage: "-b, --bundle <path>",
      description: "policies: a bundle, a folder, .rego or .wasm; repeatable",
    },
    decision: {
      kind: "text",
      usage: "--decision <path>",
      description: "rule or package to evaluate: gate/deny",
      default: ["system/main"],
    },
    stdinInput: {
      kind: "flag",
      usage: "-I, --stdin-input",
      description: "read an input from standard input",
    },
    fail: { kind: "flag", usage: "--fail", description: "exit 1 if a result is undefined" },
    failDefined: { kind: "flag", usage: "--fail-defined", description: "exit 1 if a result is defined" },
    failNonEmpty: {
      kind: "flag",
      usage: "--fail-non-empty",
      description: "exit 1 if a result is defined, and not an empty list",
    },
    format: formatOption(["json", "pretty"], "json"),
  }),
  ...EVALUATE_OPTIONS,
  ...PARSER_OPTIONS,
  ...RECORDING_OPTIONS,
  ...BUNDLE_VERIFY_OPTIONS,
  ...LOCK_OPTIONS,
} as const;

type ExecFlags = FlagValues<typeof OPTIONS>;

export const configure = defineCommand({
  arguments: [["[input...]", "input files, JSON or YAML, folders of them, and patterns"]],
  options: OPTIONS,
  about: `It evaluates one decision for each input file, JSON or YAML, of files and folders, and prints {"result": [{"path", "result"}]} as
opa exec does. Only regohost gate judges.`,
  details: `By --fail, --fail-defined and --fail-non-empty the exit code is a verdict: equal keys, rounded numbers, unread files and errors of
standard built-ins are exit 2 then; --allow-skipped-files and --no-strict-builtin-errors allow the last two.`,
  examples: [
    "regohost exec --decision gate/deny -b policies/ inputs/",
    "regohost exec --decision gate/allow -b bundle.tar.gz -I --fail < input.json",
  ],
  exitCodes: `0 evaluated, also when undefined; 1 by --fail, --fail-defined or --fail-non-empty; 2 usage, policy or input; 3 a call was
not answered.`,
  everyday: [
    "bundle",
    "data",
    "decision",
    "stdinInput",
    "format",
    "fail",
    "failDefined",
    "failNonEmpty",
    "parser",
    "builtins",
    "timeout",
  ],
  async run(context, given, typed) {
    const { io } = context;
    const isExact = isVerdict(typed);
    const flags = verdictStrict(typed);
    const policies = checkFlags(flags);
    const paths = [
      ...(flags.stdinInput === true ? ["-"] : []),
      ...(await findInputs(context, given, isExact && flags.allowSkippedFiles !== true)),
    ];
    if (paths.length === 0) {
      throw new CommandError(
        given.length === 0 ? "exec needs inputs: files, folders, or -I for standard input" : noInput(given),
      );
    }
    await checkOutputs(
      io,
      [...namedFiles(OPTIONS, flags, "isWritten"), ...lockWritten(flags)],
      [
        ...policies.map((path) => ({ subject: `the policy ${path}`, path })),
        ...readFiles("the input", [...given, ...paths]),
        ...dataFiles(flags.data),
        ...namedFiles(OPTIONS, flags, "isRead"),
        ...lockNamed(flags),
      ],
    );
    const { policyReader, readAllData } = await import("../eval/evaluate-once.js");
    const source = policyReader(context, policies, flags, "refuse");
    const data =
      flags.data === undefined && !isExact
        ? undefined
        : await readAllData(context, await source(), flags, isExact);
    const progress = startProgress(context, "evaluating");
    try {
      const calls = await openCalls(context, flags, progress);
      const { loadRead } = await import("../../engine/load-policy.js");
      const executed: Executed[] = [];
      try {
        const policy = await loadRead(await source(), {
          builtins: calls.builtins,
          ...calls.load,
          ...toCompileOptions(flags, context.flags),
          entrypoint: flags.decision.replace(/^\//, ""),
          data,
          signal: io.signal,
        });
        try {
          for (const path of paths) executed.push(await execute(context, policy, path, flags, calls));
        } finally {
          await policy.close();
        }
      } finally {
        await progress.end();
        await calls.close();
      }
      await writeOut(io.stdout, format(executed, flags.format));
      return worstExitCode([...executed.map(({ exit }) => exit), await calls.writeRecording()]);
    } finally {
      await progress.end();
    }
  },
});

/** The result of one input. */
interface Executed {
  path: string;
  /** The JSON text of the result. */
  result?: string;
  error?: { code: string; message: string; location?: OpaLocation };
  exit: ExitCode;
}

function checkFlags({ fail, failDefined, failNonEmpty, bundle }: ExecFlags): readonly string[] {
  if ([fail, failDefined, failNonEmpty].filter((flag) => flag === true).length > 1) {
    throw new CommandError("--fail, --fail-defined and --fail-non-empty exclude each other");
  }
  if (bundle === undefined) {
    throw new CommandError("exec needs policies: regohost exec --decision gate/deny -b policies/ input.json");
  }
  return bundle;
}

/**
 * JSON and YAML files, of patterns too, and those in folders, in the order of OPA's walk.
 *
 * @param isWhole whether a folder may have no other file that could be an input.
 */
async function findInputs(
  { io, flags }: CommandContext,
  given: readonly string[],
  isWhole: boolean,
): Promise<string[]> {
  const [{ isDirectory, listDirectory }, { expandPath }] = await Promise.all([
    import("../../engine/source/source-files.js"),
    import("../../engine/source/path-pattern.js"),
  ]);
  const isInput = (name: string): boolean => /\.(json|ya?ml)$/i.test(name);
  const found: string[] = [];
  const limits = { timeoutMs: flags.timeout, signal: io.signal };
  await limitReading("finding the inputs", limits, async (reading) => {
    const named = await Promise.all(given.map((path) => expandPath(path, { cwd: io.cwd })));
    for (const path of named.flatMap(({ paths }) => paths)) {
      await reading.nextPart();
      if (path === "-" || !(await isDirectory(path, io.cwd))) {
        found.push(path);
        continue;
      }
      const inner = await listDirectory(path, isInput, { cwd: io.cwd, withHidden: true });
      const files = inner.map((file) => `${path.replace(/[/\\]+$/, "")}/${file.inner}`);
      if (isWhole) await throwIfUnread(path, new Set(files), io.cwd);
      append(found, files);
    }
  });
  return found;
}

function noInput(given: readonly string[]): string {
  return `${given.join(", ")}: there is no input (.json, .yaml, .yml) in it`;
}

/** Formats of files that most repositories have, such as .gitignore. */
const OF_REPOSITORIES: ReadonlySet<string> = new Set(["ignore", "codeowners"]);

/**
 * Refuses a folder without an input, and a file of a folder that may be an input, and is none: there would be no verdict on it.
 *
 * @throws DocumentError, CommandError
 */
async function throwIfUnread(path: string, evaluated: ReadonlySet<string>, cwd: string): Promise<void> {
  if (evaluated.size === 0) throw new CommandError(noInput([path]));
  const { listInputs } = await import("../../gate/inputs/input-folder.js");
  const listed = await listInputs(path, { cwd, format: undefined });
  if (listed === undefined) return;
  // Policies are those of -b.
  const error = listed.unread.find(({ document }) => !document.endsWith(".rego") && !evaluated.has(document));
  if (error !== undefined) throw error;
  const { formatByName } = await import("../../engine/source/document-format.js");
  const other = listed.files.find(
    (file) => !evaluated.has(file) && !OF_REPOSITORIES.has(formatByName(file) ?? ""),
  );
  if (other === undefined) return;
  throw new CommandError(
    shownText`${other} is not evaluated: of a folder exec evaluates JSON and YAML; name it by itself, move it, or allow it to stay unread (--allow-skipped-files)`,
  );
}

async function execute(
  context: CommandContext,
  policy: Policy,
  path: string,
  flags: ExecFlags,
  { evaluate: { onRecording } }: OpenCalls,
): Promise<Executed> {
  const shown = path === "-" ? "--stdin-input" : path.replaceAll("\\", "/");
  try {
    const [{ readInput }, { readResultSet }, { formatJson }] = await Promise.all([
      import("../eval/evaluate-once.js"),
      import("../../engine/rounds/result-set.js"),
      import("../../base/terms/json-format.js"),
    ]);
    const input = await readInput(context, path, flags, { isExact: isVerdict(flags) });
    const decision = await policy.decide(input, {
      ...toEvaluateOptions(context, flags),
      onRecording,
    });
    for (const { message } of decision.prints) await writeNote(context.io, message);
    const value = readResultSet(decision.resultSet);
    if (value === undefined) {
      const message = `${flags.decision} decision was undefined`;
      const exit = flags.fail === true ? EXIT.refused : EXIT.pass;
      return { path: shown, error: { code: "opa_undefined_error", message }, exit };
    }
    const isEmpty = isEmptyList(decision.result);
    const isRefused = flags.failDefined === true || (flags.failNonEmpty === true && !isEmpty);
    return { path: shown, result: formatJson(value, "  "), exit: isRefused ? EXIT.refused : EXIT.pass };
  } catch (error) {
    // An undecided input is not ignored: its exit code counts without --fail too.
    await writeNote(context.io, showError(error, context.noteStyle));
    const { toEvalError } = await import("../eval/eval-output.js");
    const { location, ...reported } = toEvalError(error);
    const located = location === undefined ? {} : { location: toOpaLocation(location) };
    return { path: shown, error: { ...reported, ...located }, exit: toExitCode(error) };
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function format(executed: readonly Executed[], as: ExecFlags["format"]): string {
  if (as === "pretty") {
    return executed
      .map(({ path, result, error }) => `${path}: ${result ?? `error: ${error?.message ?? ""}`}\n`)
      .join("");
  }
  const indent = (text: string): string => text.replaceAll("\n", "\n      ");
  const entries = executed.map(({ path, result, error }) => {
    const value =
      result === undefined
        ? `"error": ${indent(JSON.stringify(error, null, 2))}`
        : `"result": ${indent(result)}`;
    return `    {\n      "path": ${JSON.stringify(path)},\n      ${value}\n    }`;
  });
  return `{\n  "result": [\n${entries.join(",\n")}\n  ]\n}\n`;
}
