import { giveUp } from "../../base/text/give-up.js";
import { isThenable } from "../../base/realms.js";
import type { Builtin } from "./builtin.js";

/** Lets a built-in begin what its first call would wait for. An error is left to that call. */
export function prepareBuiltin(builtin: Builtin): void {
  if (builtin.pure === true) return;
  try {
    const preparing = builtin.prepare?.();
    if (isThenable(preparing)) giveUp(preparing);
  } catch {
    // The first call fails with it, or succeeds where this could not.
  }
}

/** Prepares the built-ins that texts of Rego name, before it is known which of them are called. */
export function prepareNamed(builtins: readonly Builtin[], files: readonly { text: string }[]): void {
  for (const builtin of builtins) {
    if (files.some(({ text }) => text.includes(builtin.name))) prepareBuiltin(builtin);
  }
}
