import type { Builtin } from "../../engine/builtin/builtin.js";
import type { TrustedRootSource } from "../../trust/verify/trusted-root-source.js";
import type { CompatName } from "../../evidence/settings/compat.js";
import { BuiltinError } from "../../base/errors.js";
import type { CommandContext } from "../command.js";
import type { CliIo } from "../terminal/cli-io.js";
import { createLateService } from "./late-service.js";
import { builtinModules, type BuiltinSets, hasConforma, hasService } from "../options/builtin-sets.js";

/** Built-in options for another tool's names. */
export async function serviceNamespace(compat: CompatName | undefined): Promise<{ namespace?: string }> {
  if (compat === undefined) return {};
  const { COMPATS } = await import("../../evidence/settings/compat.js");
  return { namespace: COMPATS[compat].namespace };
}

/** The built-ins of the modules in the flags. @throws the errors of `loadBuiltinModules` */
export async function readBuiltinModules(
  {
    io,
    flags: { timeout },
  }: { io: Pick<CliIo, "cwd" | "signal" | "leaveSignals">; flags: { timeout?: number | undefined } },
  flags: BuiltinSets,
  others: readonly Builtin[],
): Promise<Builtin[]> {
  const paths = builtinModules(flags);
  if (paths.length === 0) return [];
  const { loadBuiltinModules } = await import("./builtin-modules.js");
  return loadBuiltinModules({ io, timeoutMs: timeout }, paths, others);
}

/**
 * The built-ins of Conforma, if the flags name them.
 *
 * @param trustedRoot of Sigstore. Default: that of its public instance, from the user's cache.
 * @throws ConfigurationError `config_invalid` for a host that is none.
 */
export async function readConformaBuiltins(
  { env }: Pick<CliIo, "env">,
  flags: BuiltinSets & { allowNet?: readonly string[] | undefined },
  trustedRoot?: TrustedRootSource,
): Promise<Builtin[]> {
  if (!hasConforma(flags)) return [];
  const { conformaBuiltins } = await import("../../../builtins/conforma/conforma-builtins.js");
  return conformaBuiltins({ allowNet: flags.allowNet, trustedRoot, env });
}

/**
 * Declarations of the built-ins of the sets and of modules, for compiling and checking.
 *
 * @throws the errors of `loadBuiltinModules`
 */
export async function declaredBuiltins(
  context: Pick<CommandContext, "io" | "flags">,
  flags: BuiltinSets,
): Promise<Builtin[]> {
  const declared = [
    ...(hasService(flags) ? await declaredByService(context.flags.compat) : []),
    ...(await readConformaBuiltins(context.io, flags)),
  ];
  return [...declared, ...(await readBuiltinModules(context, flags, declared))];
}

async function declaredByService(compat: CompatName | undefined): Promise<Builtin[]> {
  const { serviceBuiltins } = await import("../../../builtins/service-builtins.js");
  return serviceBuiltins(createLateService({}), await serviceNamespace(compat));
}

/** The number of built-in calls made and still running. */
interface CallCount {
  made: number;
  running: number;
}

/** Wraps built-ins to count their calls and report each change. */
export function countCalls(builtins: readonly Builtin[], onChange: (count: CallCount) => void): Builtin[] {
  const count: CallCount = { made: 0, running: 0 };
  return builtins.map((builtin) => {
    if (builtin.pure === true) return builtin;
    return {
      ...builtin,
      call: async (args, context): Promise<unknown> => {
        count.made++;
        count.running++;
        onChange(count);
        try {
          return await builtin.call(args, context);
        } finally {
          count.running--;
          onChange(count);
        }
      },
    };
  });
}

/** Wrapped built-ins, and the number of AI analyses they made. */
interface LimitedBuiltins {
  builtins: Builtin[];
  readonly promptCount: () => number;
}

/** Limits the built-ins to `max` AI analyses over all evaluations of a command; one more is an error. */
export function limitPrompts(builtins: readonly Builtin[], max: number): LimitedBuiltins {
  let count = 0;
  const limited = builtins.map((builtin) => {
    if (builtin.pure === true || !builtin.name.endsWith(".evidence_prompt")) return builtin;
    return {
      ...builtin,
      call: (args, context): unknown => {
        if (count >= max) {
          throw new BuiltinError(
            `${builtin.name}: the policy needs more than ${max} AI analyses, which cost money; ` +
              "raise --max-prompts to allow more",
            { code: "call_limit", builtin: builtin.name },
          );
        }
        count += 1;
        return builtin.call(args, context);
      },
    } satisfies Builtin;
  });
  return { builtins: limited, promptCount: () => count };
}
