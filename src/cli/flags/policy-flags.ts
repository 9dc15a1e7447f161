import { InvalidArgumentError, Option } from "commander";
import type { Command } from "commander";
import { orClose } from "../../base/async/or-close.js";
import type { EvaluateOptions, LoadPolicyOptions } from "../../engine/rounds/options.js";
import { DOCUMENT_FORMATS, type DocumentFormat } from "../../engine/source/document-format.js";
import type { Builtin } from "../../engine/builtin/builtin.js";
import type { CommandContext } from "../command.js";
import type { GlobalFlags } from "./global-flags.js";
import {
  countCalls,
  DEFAULT_MAX_PROMPTS,
  limitPrompts,
  readBuiltinModules,
  serviceNamespace,
} from "../service/service-builtins.js";
import { createLateService } from "../service/late-service.js";
import { toClientOptions } from "../service/open-service.js";
import { addBuiltinSetOption, hasService, type BuiltinFlags } from "./builtin-flags.js";
import { parseCount, parseSize } from "./quantities.js";
import { parseInstantNs } from "../../base/terms/instant.js";
import type { Progress } from "../terminal/progress.js";
import { inGroup } from "./option-group.js";

/** Compiler options. */
export interface CompileFlags {
  optimize?: 0 | 1 | 2 | undefined;
  v0Compatible?: boolean | undefined;
  maxBundle?: number | undefined;
}

/** Evaluation options of `eval` and `gate`. */
export interface EvaluateFlags extends CompileFlags, BuiltinFlags {
  data?: string[] | undefined;
  allowNet?: string[] | undefined;
  strictBuiltinErrors?: boolean | undefined;
  now?: bigint | undefined;
  seed?: string | undefined;
  interrupt: boolean;
  maxCalls?: number | undefined;
  maxPrompts: number;
  maxInput?: number | undefined;
  parser?: DocumentFormat | undefined;
  protoFileDirs?: string[] | undefined;
  maxData?: number | undefined;
  maxMemory?: number | undefined;
}

/** Collects a repeatable option. */
export function collect(value: string, previous: readonly string[] = []): string[] {
  return [...previous, value];
}

/** Collects a repeatable option with comma-separated values. */
export function collectList(value: string, previous: readonly string[] = []): string[] {
  return [...previous, ...value.split(",").map((item) => item.trim())];
}

/** Refuses a second value, which would silently replace the first. */
export function once(value: string, previous: unknown): string {
  if (previous !== undefined) throw new InvalidArgumentError("Pass this option only once.");
  return value;
}

function readLevel(text: string): number {
  if (!/^[012]$/.test(text)) throw new InvalidArgumentError("Allowed choices are 0, 1, 2.");
  return Number(text);
}

function readInstant(text: string): bigint {
  const instant = parseInstantNs(text);
  if (instant === undefined) {
    throw new InvalidArgumentError("Write it as 2026-01-31T12:00:00Z, or in nanoseconds since the epoch.");
  }
  return instant;
}

export function addCompileOptions(command: Command): Command {
  return command
    .addOption(new Option("--optimize <level>", "optimization level: 0, 1 or 2").argParser(readLevel))
    .option("--v0-compatible", "read Rego of OPA before 1.0")
    .addOption(
      new Option(
        "--max-bundle <size>",
        "maximum size of a policy file or folder, and of an unpacked bundle (default: 1GiB)",
      ).argParser(parseSize),
    );
}

/** What policies may call besides OPA's own built-ins, and reach. */
export function addBuiltinOptions(command: Command): Command {
  return addBuiltinSetOption(command).addOption(
    new Option(
      "--allow-net <hosts>",
      "hosts that http.send and net.lookup_ip_addr may reach: host[:port],…",
    ).argParser(collectList),
  );
}

export function addEvaluateOptions(command: Command): Command {
  return inGroup(command, "Evaluation", (group) =>
    addBuiltinOptions(
      addCompileOptions(group).option(
        "-d, --data <path>",
        "base document: JSON or YAML files or folders, merged",
        collect,
      ),
    )
      .option("--strict-builtin-errors", "fail the evaluation on an error of a standard built-in")
      .addOption(new Option("--now <time>", "current time for the policy (RFC 3339)").argParser(readInstant))
      .option("--seed <text>", "seed for repeatable random values")
      .addOption(
        new Option(
          "--max-calls <count>",
          "maximum number of distinct built-in calls (default: 10000)",
        ).argParser(parseCount(1)),
      )
      .addOption(
        new Option(
          "--max-prompts <count>",
          "maximum number of AI analyses (service.evidence_prompt), which cost money",
        )
          .argParser(parseCount(0))
          .default(DEFAULT_MAX_PROMPTS),
      )
      .addOption(
        new Option(
          "--max-input <size>",
          "maximum size of an input: 500MB, 2GiB or bytes (default: 512MiB)",
        ).argParser(parseSize),
      )
      .addOption(
        new Option("--max-data <size>", "maximum size of a data file (default: 512MiB)").argParser(parseSize),
      )
      .addOption(
        new Option(
          "--max-memory <size>",
          "maximum memory of an evaluation, up to 4GiB (default: 1GiB)",
        ).argParser(parseSize),
      )
      .option("--no-interrupt", "do not interrupt a running evaluation; --timeout then limits waits only"),
  );
}

/** How inputs are read, whatever their names. */
export function addParserOption(command: Command): Command {
  return command
    .addOption(
      new Option("--parser <format>", "format of the inputs, whatever their names").choices(DOCUMENT_FORMATS),
    )
    .addOption(
      new Option(
        "--proto-file-dirs <folders>",
        "folders with the .proto files of inputs in textproto; repeatable",
      ).argParser(collectList),
    );
}

/** A shorter `--timeout` is for evaluations: compiling a few rules takes 0.2 s, on a busy machine more. */
const MIN_COMPILE_TIMEOUT_MS = 1_000;
/** Of a server, whose `--timeout` is that of each decision, and whose policies no request chooses. */
export const MIN_SERVED_COMPILE_TIMEOUT_MS = 10_000;

export function toCompileOptions(
  flags: CompileFlags & Pick<EvaluateFlags, "maxMemory">,
  { timeout }: Pick<GlobalFlags, "timeout">,
  minTimeoutMs = MIN_COMPILE_TIMEOUT_MS,
): Pick<
  LoadPolicyOptions,
  "optimize" | "regoVersion" | "compileTimeoutMs" | "maxBundleBytes" | "maxMemoryBytes"
> {
  return {
    maxBundleBytes: flags.maxBundle,
    maxMemoryBytes: flags.maxMemory,
    ...(timeout === undefined ? {} : { compileTimeoutMs: Math.max(timeout, minTimeoutMs) }),
    optimize: flags.optimize,
    ...(flags.v0Compatible === true ? { regoVersion: "v0" } : {}),
  };
}

export function toEvaluateOptions(context: CommandContext, flags: EvaluateFlags): EvaluateOptions {
  const { timeout, speculate } = context.flags;
  return {
    interrupt: flags.interrupt,
    speculate,
    signal: context.io.signal,
    timeoutMs: timeout,
    maxCalls: flags.maxCalls,
    now: flags.now,
    seed: flags.seed,
    ...(flags.strictBuiltinErrors === true ? { strictBuiltinErrors: true } : {}),
  };
}

/** The built-ins to load a policy with, and how to release their resources. */
export interface OpenBuiltins {
  builtins: Builtin[];
  readonly close: () => Promise<void>;
}

/** Opens the built-ins of the service and of modules; the progress line shows their calls. */
export async function openBuiltins(
  context: CommandContext,
  flags: EvaluateFlags,
  progress: Progress,
): Promise<OpenBuiltins> {
  const service = hasService(flags) ? await openServiceBuiltins(context, flags) : NO_BUILTINS;
  return orClose([service], async () => {
    const { builtins } = service;
    const own = await readBuiltinModules(context.io, flags, builtins);
    const counted = countCalls([...builtins, ...own], ({ made, running }) => {
      progress.update(`waiting for ${running} of ${made} calls${own.length === 0 ? " to the service" : ""}`);
    });
    return { ...service, builtins: counted };
  });
}

const NO_BUILTINS: OpenBuiltins = { builtins: [], close: () => Promise.resolve() };

async function openServiceBuiltins(
  context: CommandContext,
  { maxPrompts }: EvaluateFlags,
): Promise<OpenBuiltins> {
  const [{ serviceBuiltins }, options] = await Promise.all([
    import("../../../builtins/service-builtins.js"),
    toClientOptions(context),
  ]);
  const client = createLateService(options);
  const { builtins, promptCount } = limitPrompts(
    serviceBuiltins(client, { ...(await serviceNamespace(context.flags.compat)), maxPrompts }),
    maxPrompts,
  );
  const close = async (): Promise<void> => {
    await client.close();
    const count = promptCount();
    if (count > 0) await context.note(`AI analyses made: ${count} (at most ${maxPrompts}: --max-prompts)`);
  };
  return { builtins, close };
}
