import { loadCoreCalls, loadedCoreCalls } from "../opa/core-calls.js";
import { standardBuiltin } from "../opa/standard-builtins.js";
import { BuiltinNotReady, StandardBuiltinError, type StandardBuiltin } from "../builtin/standard-builtin.js";
import { certainlyFails, addFailure } from "./failing-calls.js";

/** Returns a standard built-in as OPA itself has it. opa-core is loaded with the first call, not before. A native one rarely has one. */
export function coreBuiltin(name: string): StandardBuiltin | undefined {
  const known = standardBuiltin(name);
  if (known === undefined) return undefined;
  return {
    ...known,
    needsOpaCore: !known.native,
    call(args, context) {
      const mayFailUnread = !context.readsErrors && !known.nondeterministic;
      if (mayFailUnread && certainlyFails(name, args)) return undefined;
      const core = loadedCoreCalls();
      if (core === undefined) throw new BuiltinNotReady(loadCoreCalls);
      context.beforeLongCall();
      const answer = core.call(name, args, {
        nowNs: context.nowNs,
        seed: context.seed,
        remainingMs: () => context.remainingMs(),
      });
      switch (answer.kind) {
        case "value":
          return answer.bytes;
        case "undefined":
          if (mayFailUnread) addFailure(name, args);
          return undefined;
        case "error":
          if (mayFailUnread) {
            addFailure(name, args);
            return undefined;
          }
          throw new StandardBuiltinError(answer.message, answer.opaCode);
      }
    },
  };
}
