import { describe, expect, it } from "vitest";
import {
  GraphBuilder,
  type GraphItem,
  type ReferenceGraph,
} from "../../../../src/gate/report/graph/reference-graph.js";
import { graphSvg } from "../../../../src/gate/report/graph/svg.js";

const item = (digest: string, ...to: string[]): GraphItem => ({
  digest,
  kind: "SARIF",
  references: to.map((one) => ({ digest: one, kind: "SARIF", references: [] })),
});

function graphOf(...items: GraphItem[]): ReferenceGraph {
  const builder = new GraphBuilder(10);
  for (const one of items) builder.add(one);
  return builder.graph();
}

describe("the references of a graph", () => {
  it.each<[string, GraphItem[], ReferenceGraph["edges"]]>([
    ["of one way", [item("a", "b")], [{ from: "n0", to: "n1", isBoth: false }]],
    ["there and back", [item("a", "b"), item("b", "a")], [{ from: "n0", to: "n1", isBoth: true }]],
    ["told twice", [item("a", "b"), item("a", "b")], [{ from: "n0", to: "n1", isBoth: false }]],
    ["to itself", [item("a", "a")], [{ from: "n0", to: "n0", isBoth: false }]],
  ])("%s are one, and drawn once", (_, items, edges) => {
    const graph = graphOf(...items);
    expect(graph.edges).toEqual(edges);
    expect(graphSvg(graph, "g").match(/class="edge" d="M[^"]+L/g)).toHaveLength(edges.length);
  });
});
