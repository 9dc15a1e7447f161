import { existsSync } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { delimiter, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { Command } from "commander";
import { limitReading, type ReadingLimits } from "../../base/async/reading.js";
import { append } from "../../base/lists.js";
import { onRead } from "../../base/host/read-file.js";
import { isWithin, OutsideError, realPathOf, realPathWithin } from "../../base/host/real-path.js";
import { isError } from "../../base/realms.js";
import { codeOf } from "../../base/error-code.js";
import { readPolicyArguments } from "../../gate/gate-arguments.js";
import { globFolder, isGlob } from "../../engine/source/glob.js";
import { isAddress, isPackageAddress, shownText } from "../../base/text/address.js";
import { isDigestText } from "../../trust/verify/artifact.js";
import type { CommandContext } from "../command.js";
import { CommandError, type ExitCode } from "../exit-codes.js";
import { writeNote, type CliIo } from "../terminal/cli-io.js";
import { changedFiles } from "./changed-files.js";
import type { GateRequest } from "./gate-config.js";
import { noteModules } from "./module-files.js";
import { RecordedTree, type ReadingPath } from "./recorded-tree.js";
import { GATE_OPTIONS, type GateFlags } from "../options/gate-options.js";
import { LOCK_FILE, tufUrl } from "../options/trust-options.js";
import { takesPath, textsIn, toOptions, type OptionEntry } from "../options/option-table.js";
import { GLOBAL_OPTIONS } from "../options/service-options.js";
import { builtinModules, isBuiltinModule } from "../options/builtin-sets.js";

/** Options whose files are those of the change: inputs and outputs. */
export const OF_CHANGE: ReadonlySet<string> = new Set<keyof GateFlags>([
  "input",
  "material",
  "artifact",
  "output",
  "record",
  "attest",
]);

/** The paths in values that have more. */
const PATHS_IN: Readonly<Record<string, OptionEntry["pathIn"]>> = Object.fromEntries(
  Object.entries<OptionEntry>(GATE_OPTIONS).map(([name, { pathIn }]) => [name, pathIn]),
);

/** Variables with a file or folder that affects the verdict: caches, settings, credentials and certificates; or that is written to. */
const VARIABLES = [
  ...["HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"],
  ...["XDG_RUNTIME_DIR", "REGOHOST_CACHE", "DOCKER_CONFIG", "REGISTRY_AUTH_FILE", "SERVICE_CA"],
  ...["NODE_EXTRA_CA_CERTS", "NODE_COMPILE_CACHE", "NODE_ICU_DATA", "SSL_CERT_FILE", "OPENSSL_CONF"],
  ...["OPENSSL_MODULES", "OPENSSL_ENGINES", "GITHUB_STEP_SUMMARY"],
];

/**
 * Variables with several of them, or with options that contain some: code or certificates to load. A relative path in
 * them is the base's.
 */
const LISTS: Readonly<Record<string, string | RegExp>> = {
  PATH: delimiter,
  SSL_CERT_DIR: delimiter,
  NODE_PATH: delimiter,
  NODE_OPTIONS: /[\s="']+/,
  LD_PRELOAD: /[\s:]+/,
  LD_LIBRARY_PATH: delimiter,
  LD_AUDIT: delimiter,
  GCONV_PATH: delimiter,
  DYLD_INSERT_LIBRARIES: delimiter,
  DYLD_FRAMEWORK_PATH: delimiter,
  DYLD_LIBRARY_PATH: delimiter,
};

const ADVICE =
  "Add it in another change first. Without --review (allow-changed-policies: true of the action) a change is judged by its own files";

const ADVICE_EMPTY =
  "Git checks out no empty folder: these are submodules, whose files are not in the base. Take them by an address, or name what decides without them";

const ADVICE_LACKING =
  "Check out the whole commit, not sparse, with submodules and Git LFS files, and delete none; or name paths that do not include these files";

/** Codes of missing files, packages and modules. */
const MISSING: ReadonlySet<string> = new Set([
  ...["source_not_found", "pattern_unmatched", "ENOENT", "ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND"],
]);

const ADVICE_MISSING =
  "--review reads policies, keys and the like from the working folder, a checkout of the base, which lacks uncommitted files such as node_modules";

/** The request to a gate, optionally about a change. */
export type ReviewedRequest = GateRequest & { review?: Review };

/** A path that affects the verdict, and its option. */
interface DecidingPath {
  subject: string;
  path: string;
  /** Whether it may be a pattern. */
  isPolicy: boolean;
}

const COMPARING = "comparing the change with its base";

/** The part of the context that limits the comparison. */
type LimitedContext = Pick<CommandContext, "io" | "flags">;

function toLimits({ io, flags }: LimitedContext): ReadingLimits {
  return { timeoutMs: flags.timeout, signal: io.signal };
}

/** Whether the value of an option for paths is a name. */
function isName(option: string, text: string): boolean {
  return (
    (option === "builtins" && !isBuiltinModule(text)) ||
    (option === "trustedRoot" && tufUrl(text) !== undefined)
  );
}

/** The options of a command, and the global ones, with files that affect the verdict. */
export function decidingOptions(command: Command): { name: string; flags: string }[] {
  return [...command.options, ...toOptions(GLOBAL_OPTIONS)]
    .map((option) => ({ name: option.attributeName(), flags: option.flags }))
    .filter(({ name, flags }) => takesPath(flags) && !OF_CHANGE.has(name) && name !== "review");
}

/** The parent folders of a path, from the nearest to the root of the file system. */
function listFolders(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...listFolders(folder)];
}

/** The folder with the repository that contains a folder. */
function getRepository(folder: string): string | undefined {
  return [folder, ...listFolders(folder)].find((at) => existsSync(join(at, ".git")));
}

/**
 * A change under review. Its checkout contains the inputs and receives the outputs. Everything that affects the verdict
 * comes from the working folder, which is in a checkout of the change's base, so that no change judges itself.
 */
export class Review {
  /** The folder of the change that is the base of relative paths of inputs and outputs. */
  readonly folder: string;
  readonly #io: CliIo;
  /** Both without links. */
  readonly #roots: { base: string; change: string };
  /** The commits of both. That of the base is absent if it is not a repository, as the action writes it. */
  readonly #recorded: { base?: RecordedTree; change: RecordedTree };
  #limits: ReadingLimits;
  #modules: (() => string[]) | undefined;
  #stop: () => void = () => undefined;
  readonly #read = new Set<string>();

  private constructor(
    context: LimitedContext,
    folder: string,
    roots: { base: string; change: string },
    recorded: { base?: RecordedTree; change: RecordedTree },
  ) {
    this.#io = context.io;
    this.#limits = toLimits(context);
    this.folder = folder;
    this.#roots = roots;
    this.#recorded = recorded;
  }

  /**
   * @throws CommandError (exit 2) for a path that is not a folder, is not separate from the working folder, or is not
   * checked out at a commit; EvaluationError `timeout`, `aborted`, as all that compares.
   */
  static open(context: LimitedContext, path: string): Promise<Review> {
    return limitReading(COMPARING, toLimits(context), () => Review.#open(context, path));
  }

  static async #open(context: LimitedContext, path: string): Promise<Review> {
    const { io } = context;
    const throwReviewError = (why: string): never => {
      throw new CommandError(shownText`--review ${path}: ${why}`);
    };
    const location = resolve(io.cwd, path);
    if (!(await stat(location).catch(() => undefined))?.isDirectory())
      throwReviewError("there is no such folder");
    const [folder, cwd] = await Promise.all([realpath(location), realpath(io.cwd)]);
    const change =
      getRepository(folder) ??
      throwReviewError("it is not in a Git repository, so it is unknown which files the change has");
    const inner = relative(change, folder);
    const base = inner === "" ? cwd : resolve(cwd, ...inner.split(sep).map(() => ".."));
    // A folder that the change turned into a repository, such as a submodule, does not correspond to the base's folder.
    if (join(base, inner) !== cwd || (getRepository(cwd) ?? base) !== base) {
      throwReviewError(
        `it is ${inner || "the top"} of its repository, and the working folder must be the same of the base's`,
      );
    }
    if (isWithin(base, change) || isWithin(change, base)) {
      throwReviewError("the working folder must be in a checkout of the base, apart from that of the change");
    }
    for (const { name, path, isList } of variablePaths(io.env)) {
      if (!isList && !isAbsolute(path)) {
        throwReviewError(`the variable ${name} must be an absolute path with --review`);
      }
      if (await leadsInto(change, resolve(cwd, path))) {
        throwReviewError(`the variable ${name} must not lead into the change`);
      }
    }
    const recorded: { base?: RecordedTree; change: RecordedTree } = {
      change: await RecordedTree.open(change, io),
    };
    // A repository around it, which does not know it, would lack nothing.
    if (inner !== "" && !recorded.change.hasFolder(inner)) {
      throwReviewError(`the commit of its repository ${change} has no folder ${inner}`);
    }
    if (existsSync(join(base, ".git"))) recorded.base = await RecordedTree.open(base, io);
    return new Review(context, folder, { base, change }, recorded);
  }

  /** The source of inputs. */
  get inputs(): { inputsFrom: string; inputsWithin: string } {
    return { inputsFrom: this.folder, inputsWithin: this.#roots.change };
  }

  /**
   * Checks the command line before any of its files is read.
   *
   * @throws CommandError (exit 2) for options that exclude a review, and as `take`.
   */
  async checkFlags(
    { flags }: Pick<CommandContext, "flags">,
    paths: readonly string[],
    given: GateFlags,
    command: Command,
  ): Promise<void> {
    const [path] = paths;
    if (path !== undefined) {
      throw new CommandError(shownText`--review: ${path}: name policies with -p, and inputs with -i`);
    }
    if (given.watch === true) throw new CommandError("--review excludes --watch");
    if (given.updateLock === true) {
      throw new CommandError("--review excludes --update-lock: the lock file is the base's");
    }
    await this.#limit(() => this.#check(this.#named({ ...flags, ...given }, [], command)));
  }

  /**
   * Takes inputs and outputs of a request from the change.
   *
   * @throws CommandError (exit 2) for a file that affects the verdict and is not the base's, and for one that the
   * change adds, changes or removes.
   */
  take(request: GateRequest, command: Command): Promise<ReviewedRequest> {
    this.#limits = toLimits(request.context);
    return this.#limit(() => this.#take(request, command));
  }

  async #take(request: GateRequest, command: Command): Promise<ReviewedRequest> {
    const { flags, context, defaults, file } = request;
    const { policies = [] } = defaults;
    const named = this.#named({ ...context.flags, ...flags, config: file }, policies, command);
    const isLocked = flags.lock === undefined && flags.config !== false;
    if (isLocked && named.some(({ path, isPolicy }) => isPolicy && isAddress(path))) {
      named.push({ subject: "the lock file", path: LOCK_FILE, isPolicy: false });
    }
    await this.#check(named);
    if (builtinModules(flags).length > 0) this.#modules = noteModules(this.#roots.change);
    const { output, record, attest, artifact } = flags;
    const placed: Pick<GateFlags, "output" | "record" | "attest" | "artifact"> = {};
    if (output !== undefined)
      placed.output = await Promise.all(output.map((text) => this.#placeOutput(text)));
    if (record !== undefined) placed.record = await this.#place("--record", record, "output");
    if (attest !== undefined) placed.attest = await this.#place("--attest", attest, "output");
    if (artifact !== undefined && !isDigestText(artifact))
      placed.artifact = await this.#place("--artifact", artifact, "input");
    return { ...request, review: this, flags: { ...flags, ...placed } };
  }

  async #placeOutput(text: string): Promise<string> {
    const [, format, path] = /^([^=]+=)(?!-$)(.+)$/.exec(text) ?? [];
    if (format === undefined || path === undefined) return text;
    return format + (await this.#place(`-o ${format}${path}`, path, "output"));
  }

  /**
   * The absolute path of an input or output of the change. Only an output may be elsewhere: an absolute path that is
   * not a link of the change, and leads into neither checkout.
   *
   * @throws CommandError (exit 2) for one that leads out of the change.
   */
  async #place(subject: string, path: string, kind: "input" | "output"): Promise<string> {
    const { base, change } = this.#roots;
    const location = resolve(this.folder, path);
    const folders = await Promise.all(
      listFolders(location).map((folder) => realPathOf(folder).catch(() => folder)),
    );
    const isElsewhere =
      kind === "output" && isAbsolute(path) && ![location, ...folders].some((one) => isWithin(change, one));
    try {
      if (!isElsewhere) await realPathWithin(change, location);
      else if (await leadsInto(base, location)) throw new OutsideError(change);
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      throw new CommandError(`--review: ${subject}: ${error.message}`, {
        code: "change_refused",
        cause: error,
      });
    }
    return location;
  }

  /**
   * Checks that the change contains everything of its commit at the paths of the inputs.
   *
   * @throws CommandError (exit 2) that lists the missing files.
   */
  async checkInputs(inputs: readonly string[], artifact: string | undefined): Promise<void> {
    const files = inputs.filter((path) => path !== "-" && !isAddress(path));
    const paths = files.map((path) => ({ path, isPattern: true }));
    if (artifact !== undefined && !isDigestText(artifact)) paths.push({ path: artifact, isPattern: false });
    await this.#refuseLackingInputs(paths, "ignored");
  }

  async #refuseLackingInputs(paths: readonly ReadingPath[], content: "compared" | "ignored"): Promise<void> {
    const options = { cwd: this.folder, content };
    const lacking = await this.#limit(() => this.#recorded.change.findLacking(paths, options));
    throwIfPaths(lacking, "the checkout of the change lacks files of its commit", ADVICE_LACKING);
  }

  /**
   * Checks the content of the files that were read as inputs, and of those that they imported.
   *
   * @throws CommandError (exit 2) that names those whose content in the commit is another one.
   */
  async checkJudged(): Promise<void> {
    this.#stop();
    const paths = [...this.#read].map((path) => ({ path, isPattern: false }));
    await this.#refuseLackingInputs(paths, "compared");
  }

  /** Records from now on which files are read. */
  start(): void {
    this.#read.clear();
    this.#stop = onRead((path) => this.#read.add(resolve(path)));
  }

  /** Runs a gate over the change, and explains what to do about a missing file. */
  async run(
    { io, noteStyle }: Pick<CommandContext, "io" | "noteStyle">,
    judge: () => Promise<ExitCode>,
  ): Promise<ExitCode> {
    try {
      return await judge();
    } catch (error) {
      if (isMissing(error)) await writeNote(io, `${noteStyle.yellow("note:")} ${ADVICE_MISSING}`);
      throw error;
    } finally {
      this.#stop();
    }
  }

  /**
   * Checks the files that were read to load policies, including those that files themselves refer to: modules, scripts,
   * packages, caches.
   *
   * @param artifact the judged artifact, which may have been read already.
   * @throws CommandError (exit 2) as `take`
   */
  async checkRead(artifact: string | undefined): Promise<void> {
    this.#stop();
    await this.#limit(() => this.#checkRead(artifact));
    this.start();
  }

  async #checkRead(artifact: string | undefined): Promise<void> {
    const { change } = this.#roots;
    const read: DecidingPath[] = [];
    for (const path of [...this.#read, ...(this.#modules?.() ?? [])]) {
      const location = await realpath(path).catch(() => path);
      if (path === artifact) continue;
      if (isWithin(change, location)) throw leadsIntoChange(path);
      read.push({ subject: path, path, isPolicy: false });
    }
    await this.#refuseChanged(read);
  }

  #limit<T>(compare: () => Promise<T>): Promise<T> {
    return limitReading(COMPARING, this.#limits, compare);
  }

  /** The paths in options. */
  #named(flags: object, policies: readonly string[], command: Command): DecidingPath[] {
    const named = decidingOptions(command).flatMap(({ name }) => {
      const value: unknown = (flags as Record<string, unknown>)[name];
      const subject = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      const pathIn = PATHS_IN[name] ?? ((text: string) => text);
      return textsIn(value).flatMap((text) => {
        const path = text === "-" || isName(name, text) ? undefined : pathIn(text);
        return path === undefined
          ? []
          : [{ subject: `${subject} ${text}`, path, isPolicy: name === "policy" }];
      });
    });
    const ofFile = policies.map((path) => ({ subject: `the policy ${path}`, path, isPolicy: true }));
    return [...named, ...ofFile];
  }

  /** @throws CommandError (exit 2) as `take`. */
  async #check(all: readonly DecidingPath[]): Promise<void> {
    const named = await this.#toPaths(all);
    for (const { subject, path, isPolicy } of named) {
      const location = resolve(this.#io.cwd, isPolicy && isGlob(path) ? globFolder(path) : path);
      if (await leadsInto(this.#roots.change, location)) throw leadsIntoChange(subject);
    }
    await this.#refuseChanged(named);
  }

  /** The paths in the file system: those of packages are their folders, and other addresses have none. */
  async #toPaths(all: readonly DecidingPath[]): Promise<DecidingPath[]> {
    const named = all.filter(({ path }) => !isAddress(path));
    const packages = all.filter(({ path }) => isPackageAddress(path));
    if (packages.length === 0) return named;
    const { installedFolder } = await import("../../trust/registry/npm-policy.js");
    for (const { subject, path: address } of packages) {
      const path = installedFolder(address, this.#io.cwd);
      if (path !== undefined) named.push({ subject, path, isPolicy: false });
    }
    return named;
  }

  /** The files that paths and patterns match in a folder. */
  async #expand(named: readonly DecidingPath[], cwd: string): Promise<string[]> {
    const found: string[] = [];
    for (const { path, isPolicy } of named) {
      found.push(resolve(cwd, path));
      if (!isPolicy || !isGlob(path)) continue;
      try {
        const policies = await readPolicyArguments([path], {
          cwd,
          allowSkippedFiles: true,
          onEmpty: (folder) => found.push(folder),
        });
        const files = policies.flatMap(({ paths, tests = [], data = [] }) => [
          ...paths,
          ...tests,
          ...data.map((one) => one.path),
        ]);
        append(
          found,
          files.map((one) => resolve(cwd, one)),
        );
      } catch (error) {
        // One of the two may have none; loading reports that for the base.
        if (codeOf(error) !== "pattern_unmatched") throw error;
      }
    }
    return found;
  }

  /** @throws CommandError (exit 2) */
  async #refuseChanged(named: readonly DecidingPath[]): Promise<void> {
    const { base, change } = this.#roots;
    const cwd = await realpath(this.#io.cwd);
    // The corresponding path in the other checkout, also for an absolute path.
    const inChange = (path: string): string => {
      const location = resolve(cwd, path);
      return isAbsolute(path) && isWithin(base, location) ? join(change, relative(base, location)) : path;
    };
    const inOther = named.map((one) => ({ ...one, path: inChange(one.path) }));
    const { changed, empty } = await changedFiles(
      { root: base, paths: await this.#expand(named, cwd) },
      { root: change, paths: await this.#expand(inOther, this.folder) },
    );
    throwIfPaths(changed, "the change under review changes files that decide about it", ADVICE);
    throwIfPaths(empty, "folders of the base that decide are empty, as submodules are", ADVICE_EMPTY);
    const content = "ignored";
    const reading = ({ path, isPolicy }: DecidingPath): ReadingPath => ({ path, isPattern: isPolicy });
    const lacking = [
      await this.#recorded.base?.findLacking(named.map(reading), { cwd, content }),
      await this.#recorded.change.findLacking(inOther.map(reading), { cwd: this.folder, content }),
    ].flatMap((paths) => paths ?? []);
    throwIfPaths([...new Set(lacking)], "a checkout lacks files of its commit that decide", ADVICE_LACKING);
  }
}

/** @throws CommandError (exit 2) that lists the paths, if there are any. */
function throwIfPaths(paths: readonly string[], subject: string, advice: string): void {
  if (paths.length === 0) return;
  const names = paths.map((path) => `  ${path.replaceAll("\n", "\\n")}`).join("\n");
  throw new CommandError(shownText`${subject}:\n${names}\n${advice}`, { code: "change_refused" });
}

/** Whether a path, which may not exist, is in a folder directly or through its links. Both are absolute. */
async function leadsInto(folder: string, path: string): Promise<boolean> {
  const real = await realPathOf(path).catch(() => path);
  return isWithin(folder, path) || isWithin(folder, real);
}

/** The paths in variables. */
function variablePaths(env: CliIo["env"]): { name: string; path: string; isList: boolean }[] {
  const single = VARIABLES.map((name) => ({ name, path: env[name]?.trim() ?? "", isList: false }));
  const several = Object.entries(LISTS).flatMap(([name, separator]) =>
    (env[name] ?? "").split(separator).map((path) => ({ name, path: path.trim(), isList: true })),
  );
  return [...single, ...several].filter(
    ({ name, path }) => path !== "" && !(name === "REGOHOST_CACHE" && path === "off"),
  );
}

function isMissing(error: unknown): boolean {
  if (!isError(error)) return false;
  return MISSING.has(codeOf(error) ?? "") || isMissing(error.cause);
}

function leadsIntoChange(subject: string): CommandError {
  return new CommandError(
    shownText`${subject} leads into the change under review; the files that decide come from the working folder: write a path that starts there`,
    { code: "change_refused" },
  );
}
