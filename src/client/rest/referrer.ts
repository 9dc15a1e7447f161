import type { ReferrerItem, WireReferrerItem } from "../../schema/records.js";

/**
 * A referrer in the form of `discover` (specification 4.6): `createdAt` whatever the dialect calls it, and
 * `references` always there. Unknown fields are kept, and `public` is there only when it was sent.
 */
export function toReferrerItem(wire: WireReferrerItem): ReferrerItem {
  const { created_at, createdAt, references, metadata, annotations, ...rest } = wire;
  const created = createdAt ?? created_at;
  return {
    ...rest,
    references: (references ?? []).map(toReferrerItem),
    ...(typeof created === "string" && { createdAt: created }),
    ...(metadata && { metadata }),
    ...(annotations && { annotations }),
  };
}

/** Joins lists of references in their order, each digest and kind once. */
export function mergeReferences(pages: readonly (readonly ReferrerItem[])[]): ReferrerItem[] {
  const merged = new Map<string, ReferrerItem>();
  for (const reference of pages.flat()) {
    const key = `${reference.kind}\0${reference.digest}`;
    if (!merged.has(key)) merged.set(key, reference);
  }
  return [...merged.values()];
}
