import {
  type CheckError,
  readCheckErrors,
  readTestResults,
  readValue,
  shorten,
  type TestResult,
  toPrintable,
} from "./replies.js";
import { readTargets, type Target, toRunPattern } from "./rego-targets.js";
import { CommandError, findCommand, type Reply, runCommand, type RunOptions } from "./run-command.js";

/** The settings `regohost.…` of a folder. */
export interface Settings {
  path: string;
  paths: readonly string[];
  arguments: readonly string[];
  checkArguments: readonly string[];
  evaluateArguments: readonly string[];
  testArguments: readonly string[];
}

/** Tests, evaluations and checks of large folders compile first. */
const LONG_MS = 10 * 60_000;
/** Longer patterns do not fit into the command line of Windows; without one all tests run. */
const MAX_PATTERN = 8_000;

/** Runs regohost in a folder, by the folder's settings. */
export class FolderCommands {
  readonly folder: string;
  private readonly settings: () => Settings;
  private readonly log: (line: string) => void;

  private readonly runCommand: typeof runCommand;

  constructor(folder: string, settings: () => Settings, log: (line: string) => void, run = runCommand) {
    this.folder = folder;
    this.settings = settings;
    this.log = log;
    this.runCommand = run;
  }

  /** @throws CommandError, also for Rego that cannot be parsed; ReplyError */
  async parse(text: string, signal?: AbortSignal): Promise<Target[]> {
    const version = this.settings().arguments.filter((argument) => argument === "--v0-compatible");
    const args = ["parse", "-f", "json", "--json-include", "locations,-comments", ...version, "-"];
    return readTargets((await this.run(args, { stdin: text }, signal, [0])).stdout);
  }

  /** Errors of all policies of the folder. @throws CommandError, ReplyError */
  async check(signal?: AbortSignal): Promise<CheckError[]> {
    const { arguments: common, checkArguments, paths } = this.settings();
    const own = [...common, ...checkArguments];
    const limit = own.some((word) => /^(?:-m|--max-errors)/.test(word)) ? [] : ["--max-errors", "200"];
    const args = ["check", "-b", "-f", "json", ...limit, ...own, "--", ...paths];
    const reply = await this.run(args, { timeoutMs: LONG_MS }, signal, [0, 2]);
    if (reply.exitCode === 2 && reply.stdout === "") throw failure("check", reply);
    return readCheckErrors(reply.stdout);
  }

  /** Runs the tests of these paths in `data`, or all. @throws CommandError, also for Rego with errors; ReplyError */
  async test(paths: readonly string[] | undefined, signal?: AbortSignal): Promise<TestResult[]> {
    const settings = this.settings();
    const pattern = paths === undefined ? "" : toRunPattern(paths);
    const filter = pattern === "" || pattern.length > MAX_PATTERN ? [] : ["--run", pattern];
    const own = [...settings.arguments, ...settings.testArguments];
    const args = ["test", "-b", "-o", "json", ...filter, ...own, "--", ...settings.paths];
    const reply = await this.run(args, { timeoutMs: LONG_MS }, signal, [0, 1]);
    if (reply.stdout === "") throw failure("test", reply);
    return readTestResults(reply.stdout);
  }

  /**
   * Evaluates a path in `data`.
   *
   * @returns its value as JSON; `undefined` when it has none
   * @throws CommandError, also for a failed evaluation; ReplyError
   */
  async evaluate(path: string, input: string | undefined, signal?: AbortSignal): Promise<string | undefined> {
    const settings = this.settings();
    const bundles = settings.paths.flatMap((folder) => ["-b", folder]);
    const inputs = input === undefined ? [] : ["-i", input];
    const own = [...settings.arguments, ...settings.evaluateArguments];
    // As an argument, `data.x.rego` would be a file.
    const args = ["eval", "--stdin", "-f", "json", "--allow-skipped-files", ...bundles, ...inputs, ...own];
    return readValue((await this.run(args, { stdin: path, timeoutMs: LONG_MS }, signal, [0])).stdout);
  }

  /** The capabilities file with all built-ins of the settings. @throws CommandError */
  async capabilities(): Promise<string> {
    const { arguments: common } = this.settings();
    const sets = common.flatMap((argument, i) =>
      ["--builtins", "--compat"].includes(argument) ? common.slice(i, i + 2) : [],
    );
    return (await this.run(["capabilities", ...sets], {}, undefined, [0])).stdout;
  }

  /** @throws CommandError for another exit code than these */
  private async run(
    args: readonly string[],
    options: Omit<RunOptions, "cwd">,
    signal: AbortSignal | undefined,
    exitCodes: readonly number[],
  ): Promise<Reply> {
    const command = findCommand(this.settings().path, this.folder);
    this.log([command.file, ...command.args, ...args].join(" "));
    const reply = await this.runCommand(command, args, {
      ...options,
      cwd: this.folder,
      ...(signal === undefined ? {} : { signal }),
    });
    if (reply.stderr !== "") this.log(shorten(toPrintable(reply.stderr.trimEnd()), 20_000));
    if (!exitCodes.includes(reply.exitCode)) throw failure(args[0] ?? "", reply);
    return reply;
  }
}

/** The error of a reply: on stderr, or as OPA prints it, on stdout alone. */
function failure(name: string, { exitCode, stdout, stderr }: Reply): CommandError {
  const reason = stderr.trim() === "" ? describeErrors(stdout) : stderr.trim();
  const text = reason === "" ? `regohost ${name} ended with exit code ${String(exitCode)}` : reason;
  return new CommandError(shorten(toPrintable(text), 4_000));
}

function describeErrors(stdout: string): string {
  try {
    const lines = readCheckErrors(stdout).map(({ code, message, location }) => {
      const place =
        location === undefined ? "" : `${location.file}:${String(location.row)}:${String(location.col)}: `;
      return `${place}${code}: ${message}`;
    });
    return lines.join("\n");
  } catch {
    return "";
  }
}
