export type Path = readonly (string | number)[];

/** One value of each type. An empty and a full collection differ to rules that count. */
export const VALUES: readonly unknown[] = [null, true, 0, "", [], [null], [{}], {}, { x: null }];
/** The type of a value, as JSON has it. */
export const kind = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value;

/** The places of a document, with their values. */
export function* places(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  if (path.length > 0) yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    yield* places(member, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** A copy of a document with another value at a path, or without it. */
export function alter(document: unknown, path: Path, ...values: readonly unknown[]): unknown {
  const copy = structuredClone(document) as Record<string | number, unknown>;
  let parent: Record<string | number, unknown> = copy;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string | number, unknown>;
  const last = path.at(-1) ?? "";
  if (values.length > 0) [parent[last]] = values;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else Reflect.deleteProperty(parent, last);
  return copy;
}
