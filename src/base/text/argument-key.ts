/** An input of policies, and the policy or group that gets its value. */
export interface ArgumentKey {
  name: string;
  /** Its name or its path. Default: all with such an input. */
  policy?: string | undefined;
}

/** Parses `[POLICY:]NAME`. The name of an input has no colon, that of a policy may. @returns `undefined` for another form. */
export function parseArgumentKey(key: string): ArgumentKey | undefined {
  const at = key.lastIndexOf(":");
  const name = key.slice(at + 1).trim();
  if (at === -1) return name === "" ? undefined : { name };
  const policy = key.slice(0, at).trim();
  // The digest of a policy is no name of an input.
  return name === "" || policy === "" || policy.endsWith("@sha256") ? undefined : { name, policy };
}
