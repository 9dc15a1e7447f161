import { Graph, layout } from "@dagrejs/dagre";
import { highest } from "../../../base/lists.js";
import { invalidConfig } from "../../../base/errors.js";
import { markup, trusted, type Markup } from "../html/markup.js";
import { isDrawable, MAX_DRAWN } from "./drawable.js";
import { GRAPH_COLORS, GRAPH_STYLE } from "./graph-style.js";
import { nodeMarks, shortDigest, type GraphNode, type ReferenceGraph } from "./reference-graph.js";

const NODE = { height: 52, padding: 12, character: 8, least: 132, most: 300 } as const;
const SHOWN_TEXT = 38;

function shorten(text: string): string {
  const [first = ""] = text.split("\n", 1);
  const characters = Array.from(first);
  return characters.length > SHOWN_TEXT ? `${characters.slice(0, SHOWN_TEXT - 1).join("")}…` : first;
}

/** The lines of a node: its kind, its name, its digest. */
function getLines({
  kind,
  name,
  digest,
}: GraphNode): [kind: string, name: string | undefined, digest: string] {
  return [
    shorten(kind === "" ? "(unknown kind)" : kind),
    name === undefined ? undefined : shorten(name),
    shortDigest(digest),
  ];
}

function getWidth(node: GraphNode): number {
  const longest = highest(getLines(node).map((line) => (line === undefined ? 0 : Array.from(line).length)));
  return Math.min(Math.max(longest * NODE.character + 2 * NODE.padding, NODE.least), NODE.most);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Renders a graph as the element `svg`. The caller checks that it is small enough (`isDrawable`). */
export function graphElement(graph: ReferenceGraph, label: string, style?: Markup): Markup {
  const laid = new Graph();
  laid.setGraph({ rankdir: "LR", nodesep: 14, ranksep: 64, marginx: 8, marginy: 8 });
  for (const node of graph.nodes) {
    laid.setNode(node.id, { width: getWidth(node), height: NODE.height });
  }
  for (const { from, to } of graph.edges) laid.setEdge(from, to, {});
  layout(laid);
  const { width = 0, height = 0 } = laid.graph();
  const edges = graph.edges.flatMap(({ from, to, isBoth }) => {
    const { points } = laid.edge(from, to);
    if (points === undefined) return [];
    const path = points
      .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`)
      .join("");
    return [
      markup`<path class="edge" d="${path}" marker-end="url(#head)"${isBoth ? markup` marker-start="url(#head)"` : undefined}/>`,
    ];
  });
  const nodes = graph.nodes.map((node) => {
    const { x = 0, y = 0 } = laid.node(node.id);
    return nodeElement(node, x, y);
  });
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  return markup`<svg xmlns="http://www.w3.org/2000/svg" class="graph" role="img" aria-label="${label}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${style}
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>
${edges}
${nodes}
</svg>`;
}

function nodeElement(node: GraphNode, x: number, y: number): Markup {
  const width = getWidth(node);
  const [kind, name, digest] = getLines(node);
  const classes = [
    ...(node.isUsed ? ["used"] : []),
    ...(node.isRoot ? ["root"] : []),
    ...(node.state === "not_found" ? ["lost"] : []),
  ].join(" ");
  const left = round(x - width / 2);
  const top = round(y - NODE.height / 2);
  const line = (text: string, row: number, style: string): Markup =>
    markup`<text x="${left + NODE.padding}" y="${top + row}" class="${style}">${text}</text>`;
  const reported = [node.kind, node.name, node.digest, ...nodeMarks(node)].filter(
    (text) => text !== undefined,
  );
  return markup`<g class="${classes}"><title>${reported.join(", ")}</title><rect x="${left}" y="${top}" width="${round(width)}" height="${NODE.height}" rx="5"/>${[
    line(kind, name === undefined ? 22 : 17, ""),
    ...(name === undefined ? [] : [line(name, 31, "dim")]),
    line(digest, name === undefined ? 38 : 45, "dim mono"),
  ]}</g>
`;
}

/**
 * Renders a graph as a standalone file, with its styles, light and dark.
 *
 * @throws ConfigurationError `config_invalid` for a graph that is too large to be drawn.
 */
export function graphSvg(graph: ReferenceGraph, label: string): string {
  if (!isDrawable(graph)) {
    throw invalidConfig(
      `the graph has ${graph.nodes.length} items and ${graph.edges.length} references, and a picture at most ${MAX_DRAWN.nodes} and ${MAX_DRAWN.edges}; take a smaller depth or limit, or another format`,
    );
  }
  const style = `.graph{${GRAPH_COLORS.light}}@media (prefers-color-scheme:dark){.graph{${GRAPH_COLORS.dark};background:#0d1117}}${GRAPH_STYLE}`;
  return `${graphElement(graph, label, trusted(`<style>${style}</style>`)).text}\n`;
}
