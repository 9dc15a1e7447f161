import { type StoredReferrer, newestFirst } from "./evidence-store.js";
import { ServiceProblem } from "./service-problem.js";
import { formatTimestamp, parseTimestamp } from "./timestamp.js";

/** The end of a page: the time and id of its last reference. */
type Position = Pick<StoredReferrer, "createdAt" | "id">;

/** One page of references. `nextCursor` is empty on the last page. */
interface ReferencePage {
  references: StoredReferrer[];
  nextCursor: string;
}

/**
 * Cuts a page out of references that are sorted newest first.
 *
 * @param cursor from an earlier page; empty for the first.
 * @throws ServiceProblem `cursor_malformed`
 */
export function cutPage(sorted: readonly StoredReferrer[], cursor: string, limit: number): ReferencePage {
  const after = cursor === "" ? undefined : decodeCursor(cursor);
  const rest = after === undefined ? [...sorted] : sorted.filter((item) => comesAfter(item, after));
  const references = rest.slice(0, limit);
  const last = references.at(-1);
  return { references, nextCursor: last !== undefined && rest.length > limit ? encodeCursor(last) : "" };
}

function comesAfter(item: StoredReferrer, position: Position): boolean {
  return newestFirst({ ...item, ...position }, item) < 0;
}

function encodeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${formatTimestamp(createdAt)},${id}`).toString("base64");
}

function decodeCursor(cursor: string): Position {
  const illegal = cursor.search(/[^A-Za-z0-9+/=]/);
  if (illegal >= 0 || cursor.length % 4 !== 0) {
    // The service's base64 decoder reports the illegal byte, or the start of the incomplete group of four.
    const at = illegal >= 0 ? illegal : cursor.length - (cursor.length % 4);
    throw malformed(`decoding cursor: illegal base64 data at input byte ${String(at)}`);
  }
  const [time = "", id, ...more] = Buffer.from(cursor, "base64").toString().split(",");
  const createdAt = parseTimestamp(time);
  if (createdAt === undefined || id === undefined || more.length > 0) throw malformed("cursor is not valid");
  return { createdAt, id };
}

function malformed(reason: string): ServiceProblem {
  return new ServiceProblem({ kind: "cursor_malformed", reason });
}
