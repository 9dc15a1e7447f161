import type { Builtin } from "../rego/builtin.js";

/** How many calls of built-ins were made and how many still run. */
export interface CallCount {
  made: number;
  running: number;
}

/** The same built-ins, which count their calls and tell of each change. */
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
