let isRequested = false;

/**
 * Has what compiles and checks Rego stay loaded in this process: one thread of OPA's own compiler, of at most 128 MiB, which otherwise ends ten
 * seconds after its last use. For a program that stays, such as a language server. It does not keep the process from ending, and cannot be undone.
 *
 * @example
 * ```ts
 * import { checkPolicies, keepCoreWarm } from "regohost/tooling";
 *
 * keepCoreWarm();
 * const { errors } = await checkPolicies("policies/");
 * ```
 */
export function keepCoreWarm(): void {
  isRequested = true;
}

/** Returns whether `keepCoreWarm` was called. */
export function isCoreWarm(): boolean {
  return isRequested;
}
