import { Limit } from "../../base/async/limit.js";
import type { DiscoverFilters, ServiceCallOptions } from "../../evidence/port/evidence-service.js";
import { isRegohostError } from "../../base/errors.js";
import type { ServiceClient } from "../../index.js";
import { GraphBuilder, type ReferenceGraph } from "../../gate/report/graph/reference-graph.js";
import type { ReferrerItem } from "../../evidence/schema/records.js";

const AT_ONCE = 8;

/** The start and the limits of a walk. */
interface Walk {
  digest: string;
  /** Filters for the first item, for a digest with several kinds. */
  filters: DiscoverFilters;
  /** Maximum distance in references from the first item. */
  depth: number;
  /** Maximum number of items in the graph. */
  limit: number;
}

interface Place {
  digest: string;
  kind: string;
}

const getKey = ({ digest, kind }: Place): string => JSON.stringify([digest, kind]);

/** Adds the item and its references. Further levels in the response are requested again, in their turn. */
function add(builder: GraphBuilder, item: ReferrerItem, isRoot: boolean): void {
  builder.add(
    {
      ...item,
      name: item.metadata?.["name"],
      references: item.references.map((reference) => ({
        ...reference,
        name: reference.metadata?.["name"],
        references: [],
      })),
    },
    isRoot,
  );
}

/**
 * Follows references from an item, each item once. An item that the service does not have is a node; references beyond
 * `depth` and `limit` are in `cuts`.
 *
 * @throws the errors of `discover`; `not_found` for the first item.
 */
export async function walkReferences(
  client: Pick<ServiceClient, "discover">,
  { digest, filters, depth, limit }: Walk,
  options: ServiceCallOptions,
): Promise<ReferenceGraph> {
  const builder = new GraphBuilder(limit);
  const places = new Limit(AT_ONCE);
  const { signal = new AbortController().signal } = options;
  const { kind: _kind, ...scope } = filters;
  const root = await client.discover(digest, filters, options);
  add(builder, root, true);
  const seen = new Set([getKey(root)]);
  const unseen = (items: readonly ReferrerItem[]): ReferrerItem[] => {
    const found = new Map(items.map((item) => [getKey(item), item]));
    return [...found].flatMap(([key, item]) => (seen.has(key) || !builder.has(item) ? [] : [item]));
  };
  const ask = async (item: Place): Promise<ReferrerItem | undefined> => {
    await places.enter(signal);
    try {
      return await client.discover(item.digest, { ...scope, kind: item.kind }, options);
    } catch (error) {
      if (!isRegohostError(error, "not_found")) throw error;
      return undefined;
    } finally {
      places.leave();
    }
  };
  let level = unseen(root.references);
  for (let away = 1; level.length > 0; away++) {
    if (away > depth) {
      builder.cut(`${level.length} items are more than ${depth} references away, and were not requested`);
      break;
    }
    for (const item of level) seen.add(getKey(item));
    const answers = await Promise.all(level.map(ask));
    for (const [index, answer] of answers.entries()) {
      const asked = level[index];
      if (answer !== undefined) add(builder, answer, false);
      else if (asked !== undefined) builder.addNotFound(asked.digest, asked.kind);
    }
    level = unseen(answers.flatMap((answer) => answer?.references ?? []));
  }
  return builder.graph();
}
