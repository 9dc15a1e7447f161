import type { Builtin } from "../../builtin/builtin.js";

/** The number of built-in calls made and still running. */
export interface CallCount {
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
