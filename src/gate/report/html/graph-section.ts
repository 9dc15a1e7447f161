import { isDrawable } from "../graph/drawable.js";
import { nodeMarks, type GraphNode, type ReferenceGraph } from "../graph/reference-graph.js";
import { markup, type Markup } from "./markup.js";
import { counted } from "../../../base/text/counted.js";

/** A longer table is only available in the format `json`. */
const MAX_ROWS = 5000;

/** The legend of the present kinds of nodes. */
function meaning(nodes: readonly GraphNode[]): string {
  return [
    nodes.some(({ isRoot }) => isRoot) ? "Thick border: where the graph starts." : undefined,
    nodes.some(({ isUsed }) => isUsed) ? "Filled: a policy asked for it and used the answer." : undefined,
    nodes.some(({ state }) => state === "not_found") ? "Dashed: the service does not know it." : undefined,
  ]
    .filter((text) => text !== undefined)
    .join(" ");
}

function row(node: GraphNode, refersTo: readonly GraphNode[]): Markup {
  const targets = refersTo.map(({ kind, name, digest }) => `${kind} ${name ?? digest}`).join("\n");
  return markup`<tr><td>${node.kind}</td><td class="wrap">${node.name ?? ""}</td><td class="wrap"><code>${node.digest}</code></td><td>${nodeMarks(node).join(", ")}</td><td class="wrap"><pre>${targets}</pre></td></tr>
`;
}

function nodeTable({ nodes, edges }: ReferenceGraph): Markup {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const targets = new Map<string, GraphNode[]>();
  const add = (from: string, to: string): void => {
    const node = byId.get(to);
    if (node !== undefined) targets.set(from, [...(targets.get(from) ?? []), node]);
  };
  for (const { from, to, isBoth } of edges) {
    add(from, to);
    if (isBoth) add(to, from);
  }
  const shown = nodes.slice(0, MAX_ROWS);
  const rows = shown.map((node) => row(node, targets.get(node.id) ?? []));
  const left = nodes.length - shown.length;
  return markup`<div class="scroll" role="region" tabindex="0" aria-label="Items and what they refer to"><table><thead><tr><th scope="col">Kind</th><th scope="col">Name</th><th scope="col">Digest</th><th scope="col">Marks</th><th scope="col">Refers to</th></tr></thead><tbody>
${rows}</tbody></table></div>${left === 0 ? undefined : markup`<p class="dim">${`${left} more items are not shown.`}</p>`}`;
}

/** Draws a graph as a picture. */
export type DrawGraph = (graph: ReferenceGraph, label: string) => Markup;

/** Loads the code that draws graphs. */
export async function loadDrawing(): Promise<DrawGraph> {
  return (await import("../graph/svg.js")).graphElement;
}

/** A graph as a table, and as a picture if it is small enough. */
export function graphSection(graph: ReferenceGraph, label: string, draw: DrawGraph): Markup {
  const { nodes, edges, cuts } = graph;
  const isDrawn = isDrawable(graph);
  const picture = isDrawn
    ? markup`<div class="scroll picture" role="region" tabindex="0" aria-label="Picture of the references">${draw(graph, label)}</div>`
    : markup`<p>The graph is too large for a picture; the table has it.</p>`;
  const reported = `${counted(nodes.length, "item")}, ${counted(edges.length, "reference")}`;
  return markup`<p class="dim">${reported}. ${meaning(nodes)}</p>${cuts.map((cut) => markup`<p class="warning"><span class="badge">cut</span> ${cut}</p>`)}
${picture}
<details${isDrawn ? undefined : markup` open`}><summary>As a table</summary><div class="body">${nodeTable(graph)}</div></details>`;
}
