import type { ReferenceGraph } from "./reference-graph.js";

/** A larger graph takes seconds to lay out, and its picture is unreadable. */
export const MAX_DRAWN = { nodes: 400, edges: 1200 } as const;

/** Whether a graph is small enough for a picture. */
export function isDrawable({ nodes, edges }: ReferenceGraph): boolean {
  return nodes.length <= MAX_DRAWN.nodes && edges.length <= MAX_DRAWN.edges;
}
