import { extname } from "node:path";
import { GraphBuilder, type ReferenceGraph } from "../../gate/report/graph/reference-graph.js";
import { defineCommand } from "../define-command.js";
import { askService } from "../service/service-command.js";
import { throwIfTerminal, writeExact } from "../terminal/cli-io.js";
import { writeWholeFile } from "../terminal/write-file.js";
import { optionsFor } from "../options/option-table.js";
import { Limit } from "../../base/async/limit.js";
import type { DiscoverFilters, ServiceCallOptions } from "../../evidence/port/evidence-service.js";
import { isRegohostError } from "../../base/errors.js";
import type { ServiceClient } from "../../index.js";
import type { ReferrerItem } from "../../evidence/schema/records.js";

const FORMATS = ["mermaid", "dot", "svg", "html", "json"] as const;
type GraphFormat = (typeof FORMATS)[number];

/** The formats by file extension. */
const OF_EXTENSION: Readonly<Record<string, GraphFormat>> = {
  ".mmd": "mermaid",
  ".dot": "dot",
  ".gv": "dot",
  ".svg": "svg",
  ".html": "html",
  ".htm": "html",
  ".json": "json",
};

const OPTIONS = optionsFor()({
  format: {
    kind: "choice",
    usage: "-f, --format <format>",
    description: "output format (default: by the file name of -o, else mermaid)",
    choices: FORMATS,
    lastCounts: true,
  },
  output: {
    kind: "text",
    usage: "-o, --output <file>",
    description: "output file; - for standard output (default)",
  },
  kind: {
    kind: "text",
    usage: "--kind <kind>",
    description: "the referrer's kind, for a digest with several",
  },
  depth: {
    kind: "countOrNone",
    usage: "--depth <count>",
    description: "maximum number of references between the digest and an item",
    default: [10],
  },
  limit: {
    kind: "count",
    usage: "--limit <count>",
    description: "maximum number of items in the graph",
    default: [1000],
  },
});

export const configure = defineCommand({
  arguments: [["<digest>", "<algorithm>:<hex>, in lower case"]],
  options: OPTIONS,
  about: `It looks up every item once, up to --depth references away and --limit items. The graph and stderr name the others. A digest that the service does not know is exit code 1.`,
  examples: [
    "regohost graph sha256:c3eaed68b6e0bf582d702ced7e4d82a0ebc81e5325136cfad2c4ec1408c00e9e -o graph.html",
    "regohost graph sha256:9f86… -f dot | dot -Tpng > graph.png",
    "regohost graph sha256:9f86… --kind CONTAINER_IMAGE --depth 2",
  ],
  run(context, digest, { format: given, kind, depth, limit, output }) {
    const name = given ?? OF_EXTENSION[extname(output ?? "").toLowerCase()] ?? "mermaid";
    if (name === "html" && output === undefined)
      throwIfTerminal(context.io, "the page to a file with -o graph.html, or pass -o -");
    const filters = kind === undefined ? {} : { kind };
    return askService(
      context,
      "asking the service",
      (client, options) => walkReferences(client, { digest, filters, depth, limit }, options),
      async (graph) => {
        const text = await format(graph, digest, name);
        for (const cut of graph.cuts) await context.warn(cut);
        if (output === undefined || output === "-") await writeExact(context.io.stdout, text);
        else await writeWholeFile(context.io, output, text);
      },
    );
  },
});

async function format(graph: ReferenceGraph, digest: string, name: GraphFormat): Promise<string> {
  const title = `What ${digest} refers to`;
  switch (name) {
    case "html":
      return (await import("../../gate/report/graph/graph-html.js")).graphHtml(graph, title);
    case "svg":
      return (await import("../../gate/report/graph/svg.js")).graphSvg(graph, title);
    case "mermaid":
      return (await import("../../gate/report/graph/text-formats.js")).graphMermaid(graph);
    case "dot":
      return (await import("../../gate/report/graph/text-formats.js")).graphDot(graph);
    case "json":
      return (await import("../../gate/report/graph/text-formats.js")).graphJson(graph);
  }
}

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

interface GraphNode {
  digest: string;
  kind: string;
}

const getKey = ({ digest, kind }: GraphNode): string => JSON.stringify([digest, kind]);

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
async function walkReferences(
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
  const ask = async (item: GraphNode): Promise<ReferrerItem | undefined> => {
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
      const requested = level[index];
      if (answer !== undefined) add(builder, answer, false);
      else if (requested !== undefined) builder.addNotFound(requested.digest, requested.kind);
    }
    level = unseen(answers.flatMap((answer) => answer?.references ?? []));
  }
  return builder.graph();
}
