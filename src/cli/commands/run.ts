import { join, resolve } from "node:path";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { writeNote, writeExact } from "../terminal/cli-io.js";
import { startProgress } from "../terminal/progress.js";
import { showError } from "../terminal/show-error.js";
import { readRegularFile } from "../../base/host/read-file.js";
import type { QueryOutcome, QueryRequest } from "../../engine/rounds/query-evaluation.js";
import { REPL_FORMATS } from "../repl/repl-help.js";
import type { ReplSession } from "../repl/repl-session.js";
import { shownText } from "../../base/text/address.js";
import { openCalls } from "../flags/recording-flags.js";
import { EVALUATE_OPTIONS, PARSER_OPTIONS, RECORDING_OPTIONS } from "../options/evaluate-options.js";
import { type FlagValues, formatOption, optionsFor } from "../options/option-table.js";
import { INPUT_OPTION, SOURCE_OPTIONS } from "../options/query-options.js";
import { BUNDLE_VERIFY_OPTIONS } from "../options/trust-options.js";

const OPTIONS = {
  ...EVALUATE_OPTIONS,
  ...PARSER_OPTIONS,
  ...SOURCE_OPTIONS,
  schema: { ...SOURCE_OPTIONS.schema, usage: "--schema <path>" },
  ...RECORDING_OPTIONS,
  ...BUNDLE_VERIFY_OPTIONS,
  ...optionsFor()({
    input: { ...INPUT_OPTION, description: "the document input: JSON or YAML" },
    format: formatOption(REPL_FORMATS, "pretty"),
    history: {
      kind: "file",
      usage: "-H, --history <file>",
      description: "file of the history (default: in REGOHOST_CACHE)",
      opposite: ["--no-history", "keep no lines"],
    },
  }),
} as const;

type RunFlags = FlagValues<typeof OPTIONS>;

const HISTORY_FILE = "history";
/** readline keeps some thousand lines at most. */
const MAX_HISTORY_BYTES = 16 * 1024 * 1024;

export const configure = defineCommand({
  arguments: [["[path...]", "Rego and data: files and folders, as -d"]],
  options: OPTIONS,
  about: `An interactive shell for Rego: type queries, rules, imports and packages; help lists its commands. It calls the built-ins of the service as eval does. Where standard input is no terminal, its lines are read as if they were typed.

OPA's server is another command: regohost serve policies/.`,
  examples: [
    "regohost run policies/ -i input.json",
    "regohost run -b bundle.tar.gz",
    "echo 'data.gate.deny' | regohost run policies/",
  ],
  everyday: ["input", "data", "bundle", "builtins", "format", "strict", "history", "timeout"],
  async run(context, paths, given) {
    const { io } = context;
    if (given.record !== undefined)
      throw new CommandError("run records nothing; regohost eval --record does");
    const all = [...paths, ...(given.data ?? [])];
    // A convention of opa: the data at data.repl.input is the input of its session.
    const [named, ...others] = all.filter((path) => path.startsWith(INPUT_PREFIX));
    if (named !== undefined && (others.length > 0 || given.input !== undefined))
      throw new CommandError(shownText`${others[0] ?? "-i"}: the input is given twice, also by ${named}`);
    const inputPath = given.input ?? named?.slice(INPUT_PREFIX.length);
    if (inputPath === "-") throw new CommandError("-i - excludes typed lines: both are standard input");
    const data = all.filter((path) => !path.startsWith(INPUT_PREFIX));
    const flags = { ...given, ...(data.length === 0 ? {} : { data }) };
    const [
      { prepareQuery },
      { readInput },
      { evaluateQuery },
      { readStatement },
      { ReplSession },
      { checkOutline },
      { keepCoreWarm },
      { describeUnknown },
    ] = await Promise.all([
      import("../eval/eval-query.js"),
      import("../eval/evaluate-once.js"),
      import("../../engine/rounds/query-evaluation.js"),
      import("../../engine/opa/print-rego.js"),
      import("../repl/repl-session.js"),
      import("../../engine/source/check-outline.js"),
      import("../../engine/opa/keep-warm.js"),
      import("../eval/unknown-reference.js"),
    ]);
    keepCoreWarm();
    const input = inputPath === undefined ? undefined : await readInput(context, inputPath, flags);
    const progress = startProgress(context, "reading");
    const calls = await openCalls(context, flags, progress);
    try {
      const prepared = await prepareQuery(
        context,
        flags,
        { query: "true", input, inputName: inputPath ?? "input" },
        calls,
      ).finally(() => progress.end());
      const { request, source, data: documents } = prepared;
      const evaluate = async (requested: typeof request): Promise<QueryOutcome> => {
        const outcome = await evaluateQuery(requested);
        const { result } = outcome;
        checkOutline(result.outline, source, documents);
        const unknown = result.defined
          ? undefined
          : describeUnknown(result.unsupplied, { documents: result.outline.documents, data: documents });
        return unknown === undefined
          ? outcome
          : { ...outcome, result: { ...result, stderr: `${result.stderr}${unknown.message}\n` } };
      };
      const session = new ReplSession(
        {
          request,
          evaluate,
          readStatement: (text) =>
            readStatement(text, {
              builtins: [...request.builtins, ...(request.declared ?? [])],
              regoVersion: request.regoVersion,
              signal: io.signal,
            }),
        },
        flags.format,
      );
      // A policy that does not compile is reported before the first line.
      await answer(context, () => checkPolicies(session));
      if (io.openPrompt === undefined) await readLines(context, session);
      else await askLines(context, session, flags, await listWords(request));
      return EXIT.pass;
    } finally {
      await calls.close();
    }
  },
});

const INPUT_PREFIX = "repl.input:";

async function checkPolicies(session: ReplSession): ReturnType<ReplSession["line"]> {
  const { stderr } = await session.line("true");
  return { stdout: "", stderr };
}

/** Writes the answer, or the error instead. @returns whether the session continues. */
async function answer(
  { io, noteStyle }: CommandContext,
  take: () => ReturnType<ReplSession["line"]>,
): Promise<boolean> {
  try {
    const { stdout, stderr, isEnd, calls } = await take();
    if (stdout !== "") await writeExact(io.stdout, stdout);
    if (stderr !== "") await writeNote(io, stderr);
    if (calls !== undefined && calls.length > 0) {
      const { waterfall } = await import("../../gate/report/waterfall.js");
      await writeNote(io, waterfall(calls).join("\n"));
    }
    return isEnd !== true;
  } catch (error) {
    if (io.signal.aborted) throw error;
    await writeNote(io, showError(error, noteStyle));
    return true;
  }
}

/** Reads the lines of standard input when it is not a terminal. */
async function readLines(context: CommandContext, session: ReplSession): Promise<void> {
  const { readGivenText } = await import("../terminal/standard-input.js");
  const lines = (await readGivenText(context.io, "-")).split(/\r?\n/);
  for (const line of lines) if (!(await answer(context, () => session.line(line)))) return;
  // An incomplete statement ends with the last line.
  await answer(context, () => session.line(""));
}

async function askLines(
  context: CommandContext,
  session: ReplSession,
  flags: RunFlags,
  words: readonly string[],
): Promise<void> {
  const { io } = context;
  const file = await historyFile(context, flags);
  const [{ completeLine }, { REPL_COMMANDS }] = await Promise.all([
    import("../repl/complete.js"),
    import("../repl/repl-help.js"),
  ]);
  const prompt = await io.openPrompt?.({
    history: file === undefined ? [] : await readHistory(file),
    complete: (line) =>
      completeLine(line, [
        ...words,
        ...session.names,
        ...REPL_COMMANDS,
        ...REPL_COMMANDS.map((name) => `:${name}`),
      ]),
  });
  if (prompt === undefined) return;
  await context.note("regohost run: type help for help, exit to end");
  try {
    for (;;) {
      const typed = await prompt.ask(session.prompt);
      if (typed === undefined) return;
      if ("interrupted" in typed) session.cancel();
      else if (!(await answer(context, () => session.line(typed.line)))) return;
    }
  } finally {
    prompt.close();
    if (file !== undefined) {
      const { writeWholeFile } = await import("../terminal/write-file.js");
      await writeWholeFile(io, file, `${[...prompt.history()].reverse().join("\n")}\n`, 0o600);
    }
  }
}

async function historyFile(
  { io: { env, cwd }, flags: { cache } }: CommandContext,
  { history }: RunFlags,
): Promise<string | undefined> {
  if (history === false) return undefined;
  if (history !== undefined) return resolve(cwd, history);
  const { cacheFolder } = await import("../../base/host/user-paths.js");
  const folder = cache === false ? undefined : cacheFolder(env);
  return folder === undefined ? undefined : join(folder, HISTORY_FILE);
}

/** Newest first. An unreadable history counts as empty. */
async function readHistory(file: string): Promise<string[]> {
  const text = await readRegularFile(file, MAX_HISTORY_BYTES).catch(() => "");
  return text
    .toString()
    .split("\n")
    .filter((line) => line !== "")
    .reverse();
}

/** The names of the members of a JSON object, and of nested objects, that a dotted reference can contain. */
function getMembers(name: string, text: string | Uint8Array | undefined): string[] {
  if (text === undefined) return [];
  const names: string[] = [];
  const add = (before: string, value: unknown): void => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if (names.length >= MAX_MEMBERS) return;
      if (!/^[A-Za-z_]\w*$/.test(key)) continue;
      names.push(`${before}.${key}`);
      add(`${before}.${key}`, inner);
    }
  };
  add(name, JSON.parse(typeof text === "string" ? text : Buffer.from(text).toString("utf8")) as unknown);
  return names;
}

/** Maximum number of suggestions. */
const MAX_MEMBERS = 1000;

/** The words for completion: members of the input, built-ins, packages and their rules. */
async function listWords({ files, inputText, builtins }: QueryRequest): Promise<string[]> {
  const { inspectRego } = await import("../../engine/opa/inspect-rego.js");
  const [{ default: standard }, { verificationBuiltins }] = await Promise.all([
    import("../../../opa-core/capabilities.json", { with: { type: "json" } }),
    import("../../engine/builtin/verification-builtins.js"),
  ]);
  const { packages } = await inspectRego({ files }).catch(() => ({ packages: [] }));
  return [
    "data",
    "input",
    ...getMembers("input", inputText),
    ...[...standard.builtins, ...verificationBuiltins, ...builtins].map(({ name }) => name),
    ...packages.flatMap(({ path, rules }) => {
      const name = `data.${path.replaceAll("/", ".")}`;
      return [name, ...rules.map((rule) => `${name}.${rule.name}`)];
    }),
  ];
}
