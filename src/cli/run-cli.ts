import { existsSync } from "node:fs";
import { join } from "node:path";
import { CommanderError, type Command } from "commander";
import { CliCommand, UnknownWordError } from "./cli-command.js";
import { OutputClosedError, pathFrom, styleFor, writeNote, writeOut, type CliIo } from "./terminal/cli-io.js";
import { COMMANDS } from "./command-table.js";
import type { CommandContext, RunCommand } from "./command.js";
import { rejectEmpty } from "./flags/reject-empty.js";
import { addHelp, type CliHelp, type CommandHelp } from "./help.js";
import { CommandError, EXIT, shownCode, toExitCode, type ExitCode } from "./exit-codes.js";
import { PolicyLoadError } from "../base/errors.js";
import { useAddressFolder } from "../base/host/file-cache.js";
import { limitPipes } from "../base/host/pipe-limits.js";
import { cacheFolder } from "../base/host/user-paths.js";
import { shownValue, shownText } from "../base/text/address.js";
import { version } from "../base/version.js";
import { useReplyCache } from "../engine/opa/reply-cache.js";
import { showError } from "./terminal/show-error.js";
import { withCode } from "../gate/report/style.js";
import { addOptions, toOptions } from "./options/option-table.js";
import { GLOBAL_OPTIONS, type GlobalFlags, QUERY, SERVICE_OPTIONS } from "./options/service-options.js";

/** The flag for the complete help. */
const WHOLE_HELP = "--help=all";
/** The code of Commander's errors. */
const USAGE_INVALID = "usage_invalid";

const HELP: CommandHelp = {
  about: "regohost COMMAND --help shows the options of a command.",
  examples: [
    "regohost eval policy.rego -i input.json -e gate/deny",
    "regohost gate policies/ 'build/*.json' -o pretty -o json=report.json",
    "regohost discover sha256:c3eaed68b6e0bf582d702ced7e4d82a0ebc81e5325136cfad2c4ec1408c00e9e",
  ],
  everyday: ["version"],
  exitCodes: "0 pass, 1 the policy refused, 2 usage, input or policy error, 3 could not decide.",
};

/** Commander's output, buffered until it can be written asynchronously. */
interface HeldOutput {
  out: string;
  err: string;
}

/**
 * Runs the command line.
 *
 * @param args the arguments after the program's name.
 * @returns the exit code, once all output is written. It never rejects.
 */
export async function runCli(args: readonly string[], io: CliIo): Promise<ExitCode> {
  const held: HeldOutput = { out: "", err: "" };
  let parsed: Command | undefined;
  let context: CommandContext | undefined;
  try {
    let run: RunCommand | undefined;
    const { words, isWhole } = toHelpOption(splitShort(args));
    const program = createProgram(args, held, isWhole, (next) => (run = next));
    let used = "";
    program.hook("preSubcommand", (_, command) => {
      parsed = command;
      used = command.name();
      if (used === "eval") checkProfile(args, io);
    });
    program.hook("preAction", (_, command) => rejectEmpty(command));
    await program.parseAsync(words, { from: "user" });
    const command = run;
    if (command === undefined) throw new CommandError("no command; regohost --help lists the commands");
    context = createContext(io, program.opts<GlobalFlags>());
    limitPipes({ signal: io.signal, idleMs: context.flags.timeout });
    // Without a value it is OPA's `eval --profile`.
    if (context.flags.profile === true && used !== "eval") {
      throw new CommandError("--profile needs the name of a saved login: --profile NAME");
    }
    useCache(used, context);
    if (context.flags.otel !== true) return await command(context);
    const { runTraced } = await import("./telemetry/run-traced.js");
    return await runTraced(context, command);
  } catch (error) {
    if (error instanceof CommanderError) {
      held.err += await explainUsage(error, args, { parsed, io });
    }
    return await endWithError(error, io, held, context);
  } finally {
    // A later run in this process has its own.
    limitPipes({});
  }
}

/** The text after Commander's message; for an unknown option or command also the message, with suggestions. */
async function explainUsage(
  error: CommanderError,
  args: readonly string[],
  { parsed, io }: { parsed: Command | undefined; io: CliIo },
): Promise<string> {
  if (error.code === "commander.missingArgument" || error.code === "commander.excessArguments") {
    const [name, usage] = parsed === undefined ? ["", ""] : [`${parsed.name()} `, `${parsed.usage()}: `];
    return `regohost ${name}${usage}regohost ${name}--help shows the arguments.\n`;
  }
  // The version and the help also end this way, and load nothing more.
  if (!(error instanceof UnknownWordError)) return "";
  const { kind, word } = error;
  const message = `error: unknown ${kind} '${shownValue(word)}'`;
  try {
    const { explainCommand, explainOption, explainUnknown } = await import("./habits/explain-usage.js");
    const answer = parsed === undefined ? explainCommand(args, COMMANDS) : undefined;
    if (kind === "command") {
      return `${message}: ${answer ?? explainWord(word, io) ?? explainUnknown(word, COMMANDS)}\n`;
    }
    if (answer !== undefined) return `${message}\n${answer}\n`;
    const options = [...(parsed?.options ?? []), ...toOptions(GLOBAL_OPTIONS)];
    const lines = await explainOption(word, { name: parsed?.name() ?? "regohost", options }, COMMANDS);
    return [message, ...lines, ""].join("\n");
  } catch {
    return `${message}\n`;
  }
}

/** Suggests what to do with a query or a file in place of a command. */
function explainWord(word: string, io: CliIo): string | undefined {
  if (existsSync(pathFrom(io, word)))
    return "a file or folder comes after a command: regohost gate POLICIES INPUTS";
  if (QUERY.test(word)) return "a query is evaluated by regohost eval 'QUERY' -d POLICIES";
  return undefined;
}

/**
 * Rejects `eval --profile FOLDER`, which is valid in OPA but may refer to a login here.
 *
 * @throws CommandError (exit 2)
 */
function checkProfile(args: readonly string[], io: CliIo): void {
  const at = args.indexOf("--profile");
  const name = at < 0 ? undefined : args[at + 1];
  if (name === undefined || !SERVICE_OPTIONS.profile.isValue(name) || !existsSync(pathFrom(io, name))) return;
  throw new CommandError(
    shownText`--profile ${name}: this is a file or folder. To profile the evaluation write --profile after it; ` +
      `for the saved login of this name write --profile=${name}`,
  );
}

/**
 * Rejects `capabilities --version v0.50.0`, which in OPA requests the capabilities of another version.
 *
 * @throws CommandError (exit 2)
 */
function checkVersion(args: readonly string[]): void {
  const at = args.indexOf("--version");
  const requested = args[at + 1];
  if (requested === undefined || requested.startsWith("-") || !args.slice(0, at).includes("capabilities"))
    return;
  throw new CommandError(
    shownText`capabilities --version ${requested}: those of other versions of OPA are not here; regohost capabilities prints those of this one. ` +
      "opa capabilities --version prints a file for check --capabilities",
  );
}

/**
 * Sets where compiled policies, and those from addresses, are cached. On CI the gate uses only policies that it has
 * compiled itself, unless `--cache` is set.
 */
function useCache(command: string, { io: { env, isOnCi }, flags }: CommandContext): void {
  const folder = (flags.cache ?? !(command === "gate" && isOnCi)) ? cacheFolder(env) : undefined;
  useReplyCache(folder === undefined ? undefined : join(folder, "compiled"));
  useAddressFolder(folder === undefined ? undefined : join(folder, "addresses"));
}

/** Accepts `-f=raw` for `-f raw`, like tools written with Cobra. */
function splitShort(args: readonly string[]): readonly string[] {
  const end = args.indexOf("--");
  const options = end < 0 ? args : args.slice(0, end);
  const split = options.flatMap((word) => {
    const [, option, value] = /^(-[A-Za-z])=([^]*)$/.exec(word) ?? [];
    return option === undefined || value === undefined ? [word] : [option, value];
  });
  return [...split, ...args.slice(options.length)];
}

/**
 * Turns `help gate` into `gate --help`, and `--help=all` and `help gate options` into `--help` with every option. An
 * unknown command remains, which is an error.
 */
function toHelpOption(args: readonly string[]): { words: readonly string[]; isWhole: boolean } {
  const [first, name, ...rest] = args;
  if (first === "help") {
    if (name === undefined || name === "options") return { words: ["--help"], isWhole: name !== undefined };
    if (!COMMANDS.some((entry) => entry.name === name)) return { words: [name], isWhole: false };
    const isWhole = rest.at(-1) === "options";
    return { words: [name, ...(isWhole ? rest.slice(0, -1) : rest), "--help"], isWhole };
  }
  const end = args.indexOf("--");
  const at = args.indexOf(WHOLE_HELP);
  const isWhole = at >= 0 && (end < 0 || at < end);
  return { words: isWhole ? args.with(at, "--help") : args, isWhole };
}

function createProgram(
  args: readonly string[],
  held: HeldOutput,
  isWhole: boolean,
  start: (run: RunCommand) => void,
): Command {
  const help: Partial<CliHelp> = {
    showGlobalOptions: true,
    isWhole,
    usesService: (command) => COMMANDS.some(({ name, isLocal }) => name === command && isLocal !== true),
  };
  const program = new CliCommand("regohost")
    .description("Judge files by Rego policies, which can query an evidence service about them.")
    .usage("<command> [options]")
    .helpCommand(false)
    .helpOption("-h, --help", `display this help; ${WHOLE_HELP}: with every option`)
    .exitOverride()
    // `explainUsage` suggests replacements for an unknown command or option.
    .showSuggestionAfterError(false)
    .configureHelp(help)
    .configureOutput({
      writeOut: (text) => (held.out += text),
      writeErr: (text) => (held.err += text),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .option("--version", "print the version");
  addHelp(program, HELP);
  addOptions(program, GLOBAL_OPTIONS);
  program.on("option:version", () => {
    checkVersion(args);
    throw new CommanderError(EXIT.pass, "regohost.version", "");
  });
  const requested = COMMANDS.filter(({ name }) => name === args[0]);
  // The others are for the help and for suggestions.
  for (const { name, summary } of requested.length > 0 ? requested : COMMANDS)
    program.command(name).summary(summary).description(summary);
  // Loads a command's module only before its arguments are parsed.
  program.hook("preSubcommand", async (_, command) => {
    const entry = COMMANDS.find(({ name }) => name === command.name());
    if (entry !== undefined) (await entry.load()).configure(command, start);
  });
  return program;
}

function createContext(io: CliIo, flags: GlobalFlags): CommandContext {
  const noteStyle = styleFor(io, io.stderr, flags.color);
  const note = async (text: string): Promise<void> => {
    if (flags.quiet !== true) await writeNote(io, text);
  };
  return {
    commands: COMMANDS,
    io,
    flags,
    style: styleFor(io, io.stdout, flags.color),
    noteStyle,
    note,
    warn: (text) => note(`${noteStyle.yellow("warning:")} ${text}`),
  };
}

async function endWithError(
  error: unknown,
  io: CliIo,
  held: HeldOutput,
  context: CommandContext | undefined,
): Promise<ExitCode> {
  try {
    if (error instanceof CommanderError) return await endParsing(error, io, held);
    if (error instanceof OutputClosedError) return EXIT.undecided;
    io.onErrorCode?.(shownCode(error));
    const style = context?.noteStyle ?? styleFor(io, io.stderr);
    await writeNote(io, showError(error, style, Boolean(io.env["REGOHOST_DEBUG"])));
    if (error instanceof PolicyLoadError && error.diagnostics.length > 0) {
      const { explainUndefinedFunctions } = await import("./terminal/undefined-functions.js");
      for (const line of await explainUndefinedFunctions(error.diagnostics)) await writeNote(io, line);
    }
    return toExitCode(error);
  } catch {
    // Only a write to stdout can fail here, so the answer was not delivered.
    return EXIT.undecided;
  }
}

/** Help and version are output; all other Commander exits are usage errors. */
async function endParsing(error: CommanderError, io: CliIo, held: HeldOutput): Promise<ExitCode> {
  if (error.code === "regohost.version") held.out = `${version}\n`;
  if (held.out !== "") await writeOut(io.stdout, held.out);
  if (held.err !== "") {
    const isError = held.err.startsWith("error: ");
    await writeNote(io, isError ? withCode(held.err, USAGE_INVALID, styleFor(io, io.stderr)) : held.err);
  }
  if (error.exitCode === 0) return EXIT.pass;
  io.onErrorCode?.(USAGE_INVALID);
  return EXIT.usage;
}
