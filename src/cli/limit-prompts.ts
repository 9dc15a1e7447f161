import { BuiltinError } from "../errors.js";
import type { Builtin } from "../rego/builtin.js";

/** How many AI analyses a command makes when `--max-prompts` does not say. */
export const DEFAULT_MAX_PROMPTS = 20;

/** The same built-ins, and how many AI analyses they made. */
export interface LimitedBuiltins {
  builtins: Builtin[];
  readonly promptCount: () => number;
}

/** Lets the built-ins make at most `max` AI analyses in all evaluations of a command; one more is an error. */
export function limitPrompts(builtins: readonly Builtin[], max: number): LimitedBuiltins {
  let count = 0;
  const limited = builtins.map((builtin) => {
    if (builtin.pure === true || !builtin.name.endsWith(".evidence_prompt")) return builtin;
    return {
      ...builtin,
      call: (args, context): unknown => {
        if (count >= max) {
          throw new BuiltinError(
            `${builtin.name}: more than ${max} AI analyses are needed, each of which costs; ` +
              "raise --max-prompts if that is meant",
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
