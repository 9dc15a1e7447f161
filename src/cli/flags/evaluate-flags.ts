import { orClose } from "../../base/async/or-close.js";
import type { EvaluateOptions, LoadPolicyOptions } from "../../engine/rounds/options.js";
import type { Builtin } from "../../engine/builtin/builtin.js";
import type { TrustedRootSource } from "../../trust/verify/trusted-root-source.js";
import type { CommandContext } from "../command.js";
import {
  countCalls,
  limitPrompts,
  readBuiltinModules,
  readConformaBuiltins,
  serviceNamespace,
} from "../service/service-builtins.js";
import { createLateService } from "../service/late-service.js";
import { toClientOptions } from "../service/open-service.js";
import type { Progress } from "../terminal/progress.js";
import { hasService } from "../options/builtin-sets.js";
import { type CompileFlags, EVALUATE_OPTIONS, type EvaluateFlags } from "../options/evaluate-options.js";
import { libraryOptions } from "../options/option-table.js";
import type { GlobalFlags } from "../options/service-options.js";

/** A shorter `--timeout` is for evaluations: compiling a few rules takes 0.2 s, on a busy machine more. */
const MIN_COMPILE_TIMEOUT_MS = 1_000;

export function toCompileOptions(
  flags: CompileFlags & Pick<EvaluateFlags, "maxMemory">,
  { timeout }: Pick<GlobalFlags, "timeout">,
  minTimeoutMs = MIN_COMPILE_TIMEOUT_MS,
): Pick<
  LoadPolicyOptions,
  "allowSkippedFiles" | "optimize" | "regoVersion" | "compileTimeoutMs" | "maxBundleBytes" | "maxMemoryBytes"
> {
  return {
    ...libraryOptions(EVALUATE_OPTIONS, "compile", flags),
    compileTimeoutMs: timeout === undefined ? undefined : Math.max(timeout, minTimeoutMs),
    regoVersion: flags.v0Compatible === true ? "v0" : undefined,
  };
}

/** Whether the exit code is a verdict: input and data are then read exactly, and errors of built-ins end the evaluation, as in `gate`. */
export function isVerdict(flags: {
  fail?: boolean | undefined;
  failDefined?: boolean | undefined;
  failNonEmpty?: boolean | undefined;
}): boolean {
  return [flags.fail, flags.failDefined, flags.failNonEmpty].includes(true);
}

/** The flags of a verdict, by which errors of built-ins end the evaluation by default; others as they are. */
export function verdictStrict<
  Flags extends Parameters<typeof isVerdict>[0] & { strictBuiltinErrors?: boolean | undefined },
>(flags: Flags): Flags {
  return isVerdict(flags) ? { ...flags, strictBuiltinErrors: flags.strictBuiltinErrors ?? true } : flags;
}

/** Options of evaluations without the signals of the process. */
export function toServedOptions(
  { flags: { timeout, speculate } }: Pick<CommandContext, "flags">,
  flags: EvaluateFlags,
): EvaluateOptions {
  return { ...libraryOptions(EVALUATE_OPTIONS, "evaluate", flags), speculate, timeoutMs: timeout };
}

/** Options of evaluations in the thread of the process, which signals end, also with `--no-interrupt`. */
export function toEvaluateOptions(context: CommandContext, flags: EvaluateFlags): EvaluateOptions {
  if (!flags.interrupt) context.io.leaveSignals?.();
  return { ...toServedOptions(context, flags), signal: context.io.signal };
}

/** The built-ins to load a policy with, and how to release their resources. */
interface OpenBuiltins {
  builtins: Builtin[];
  readonly close: () => Promise<void>;
}

/** Opens the built-ins of the sets and of modules; the progress line shows their calls. */
export async function openBuiltins(
  context: CommandContext,
  flags: EvaluateFlags,
  progress: Progress,
  trustedRoot?: TrustedRootSource,
): Promise<OpenBuiltins> {
  const service = hasService(flags) ? await openServiceBuiltins(context, flags) : NO_BUILTINS;
  return orClose([service], async () => {
    const { builtins } = service;
    const conforma = await readConformaBuiltins(context.io, flags, trustedRoot);
    const others = [...builtins, ...conforma];
    const own = [...conforma, ...(await readBuiltinModules(context, flags, others))];
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
