import { isReadAddress, isVerified, type LoadSourceOptions } from "./source-options.js";

/**
 * With `requirePinned` and without a lock file, refuses all addresses among paths that have no digest, before any of them is
 * read. `readAddress` does so with each alone.
 *
 * @throws PolicyLoadError `pin_missing`
 */
export async function checkAddresses(paths: readonly string[], options: LoadSourceOptions): Promise<void> {
  if (!needsPins(options) || options.lock !== undefined) return;
  const { checkPinned } = await import("../../trust/registry/fetch-policy.js");
  checkPinned(paths.filter((path) => isReadAddress(path, options)));
}

/** A verified signature identifies the signer of policies, whatever their digest. */
export function needsPins(options: LoadSourceOptions): boolean {
  return options.requirePinned === true && !isVerified(options);
}
