import { BuiltinError } from "../../errors.js";
import type { Builtin } from "../../builtin/builtin.js";

/** Default of `--max-prompts`. */
export const DEFAULT_MAX_PROMPTS = 20;

/** Wrapped built-ins, and the number of AI analyses they made. */
export interface LimitedBuiltins {
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
