/** Returns whether a value is an object of JSON: neither null nor an array. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a member of a value that is not known to be an object; `undefined` without one of its own. */
export function getMember(value: unknown, key: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns a member that is a string; `undefined` without one of its own. */
export function getStringMember(value: unknown, key: string): string | undefined {
  const member = getMember(value, key);
  return typeof member === "string" ? member : undefined;
}

/** Returns a string that is not empty; `undefined` for everything else. */
export function nonEmptyString(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
