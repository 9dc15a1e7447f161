import { InvalidArgumentError, Option } from "commander";
import type { Command } from "commander";
import type { EvaluateOptions, LoadPolicyOptions } from "../engine/options.js";
import type { Builtin } from "../rego/builtin.js";
import type { CommandContext } from "./command.js";
import type { GlobalFlags } from "./global-flags.js";
import { serviceNamespace } from "./compat-names.js";
import { countCalls } from "./count-calls.js";
import { DEFAULT_MAX_PROMPTS, limitPrompts } from "./limit-prompts.js";
import { openService } from "./open-service.js";
import { parseCount } from "./parse-count.js";
import { parseInstantNs } from "./parse-instant.js";
import type { Progress } from "./progress.js";

/** How Rego is compiled. */
export interface CompileFlags {
  optimize?: 0 | 1 | 2;
  v0Compatible?: boolean;
}

/** How a policy is evaluated, for `eval` and `gate`. */
export interface EvaluateFlags extends CompileFlags {
  data?: string[];
  builtins: "service" | "none";
  allowNet?: string[];
  strictBuiltinErrors?: boolean;
  now?: bigint;
  seed?: string;
  interrupt: boolean;
  maxCalls?: number;
  maxPrompts: number;
}

/** For options that can be given several times. */
export function collect(value: string, previous: readonly string[] = []): string[] {
  return [...previous, value];
}

/** For options that hold a list, and can be given several times. */
function collectList(value: string, previous: readonly string[] = []): string[] {
  return [...previous, ...value.split(",").map((item) => item.trim())];
}

/** For options that are given once: a second one would silently replace the first. */
export function once(value: string, previous: unknown): string {
  if (previous !== undefined) throw new InvalidArgumentError("It can be given only once.");
  return value;
}

function readLevel(text: string): number {
  if (!/^[012]$/.test(text)) throw new InvalidArgumentError("It is 0, 1 or 2.");
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
    .addOption(new Option("--optimize <level>", "how much Rego is optimised: 0, 1 or 2").argParser(readLevel))
    .option("--v0-compatible", "read Rego as OPA before 1.0 did");
}

export function addEvaluateOptions(command: Command): Command {
  return addCompileOptions(command)
    .option("-d, --data <path>", "the base document: JSON or YAML files or folders of them, merged", collect)
    .addOption(
      new Option("--builtins <set>", "the built-ins that are not OPA's")
        .choices(["service", "none"])
        .default("service"),
    )
    .addOption(
      new Option(
        "--allow-net <hosts>",
        "the hosts that http.send and net.lookup_ip_addr may reach: host[:port],…",
      ).argParser(collectList),
    )
    .option("--strict-builtin-errors", "an error of a standard built-in ends the evaluation")
    .addOption(new Option("--now <time>", "the time that the policy sees (RFC 3339)").argParser(readInstant))
    .option("--seed <text>", "makes what is random repeatable")
    .addOption(
      new Option("--max-calls <count>", "the most different calls of built-ins (default: 10000)").argParser(
        parseCount(1),
      ),
    )
    .addOption(
      new Option("--max-prompts <count>", "the most AI analyses (service.evidence_prompt), which cost")
        .argParser(parseCount(0))
        .default(DEFAULT_MAX_PROMPTS),
    )
    .option("--no-interrupt", "do not end an evaluation that spins; --timeout then bounds waits only");
}

/** A short `--timeout` is meant for the evaluation, and loading opa-core alone takes half a second. */
const MIN_COMPILE_TIMEOUT_MS = 10_000;

export function toCompileOptions(
  flags: CompileFlags,
  { timeout }: Pick<GlobalFlags, "timeout">,
): Pick<LoadPolicyOptions, "optimize" | "regoVersion" | "compileTimeoutMs"> {
  return {
    ...(timeout === undefined ? {} : { compileTimeoutMs: Math.max(timeout, MIN_COMPILE_TIMEOUT_MS) }),
    ...(flags.optimize === undefined ? {} : { optimize: flags.optimize }),
    ...(flags.v0Compatible === true ? { regoVersion: "v0" } : {}),
  };
}

export function toEvaluateOptions(context: CommandContext, flags: EvaluateFlags): EvaluateOptions {
  const { timeout, speculate } = context.flags;
  return {
    interrupt: flags.interrupt,
    speculate,
    signal: context.io.signal,
    ...(timeout === undefined ? {} : { timeoutMs: timeout }),
    ...(flags.maxCalls === undefined ? {} : { maxCalls: flags.maxCalls }),
    ...(flags.now === undefined ? {} : { now: flags.now }),
    ...(flags.seed === undefined ? {} : { seed: flags.seed }),
    ...(flags.strictBuiltinErrors === true ? { strictBuiltinErrors: true } : {}),
  };
}

/** The built-ins that a policy is loaded with, and how to let go of what they hold. */
export interface OpenBuiltins {
  builtins: Builtin[];
  readonly close: () => Promise<void>;
}

/** Opens the service's built-ins; the progress line tells of their calls. */
export async function openBuiltins(
  context: CommandContext,
  flags: EvaluateFlags,
  progress: Progress,
): Promise<OpenBuiltins> {
  if (flags.builtins === "none") return { builtins: [], close: () => Promise.resolve() };
  const { serviceBuiltins } = await import("../index.js");
  const client = await openService(context);
  const { maxPrompts } = flags;
  const { builtins, promptCount } = limitPrompts(
    serviceBuiltins(client, { ...(await serviceNamespace(context.flags.compat)), maxPrompts }),
    maxPrompts,
  );
  const counted = countCalls(builtins, ({ made, running }) => {
    progress.update(`waiting for ${running} of ${made} calls to the service`);
  });
  const close = async (): Promise<void> => {
    await client.close();
    const count = promptCount();
    if (count > 0) await context.note(`AI analyses made: ${count} (at most ${maxPrompts}: --max-prompts)`);
  };
  return { builtins: counted, close };
}
