/** A value that `toProtoJson` writes. */
export type ProtoJsonValue =
  string | number | boolean | readonly ProtoJsonValue[] | { readonly [name: string]: ProtoJsonValue };

/** JSON spaced as Go's protojson spaces it: a space after each comma and none after a colon. */
export function toProtoJson(value: ProtoJsonValue): string {
  if (typeof value !== "object") return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(toProtoJson).join(", ")}]`;
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${toProtoJson(member)}`,
  );
  return `{${members.join(", ")}}`;
}

function isArray(value: object): value is readonly ProtoJsonValue[] {
  return Array.isArray(value);
}
