import { instance } from "@viz-js/viz";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GraphBuilder, type ReferenceGraph } from "../../../../src/gate/report/graph/reference-graph.js";
import { toPrintable } from "../../../../src/base/text/printable.js";
import { graphDot, graphJson, graphMermaid } from "../../../../src/gate/report/graph/text-formats.js";

/** Two items that refer to each other, one of them unknown, with a text in every field. */
function graphOf(kind: string, name: string): ReferenceGraph {
  const builder = new GraphBuilder(10);
  const leaf = { digest: `${name}1`, kind, name, references: [] };
  builder.add({ digest: name, kind, name, references: [leaf] }, true);
  builder.add({ ...leaf, references: [{ ...leaf, digest: name }] });
  builder.addNotFound(`${name}2`, kind);
  return builder.graph(new Set([name]));
}

const PIECES = [
  ...['"', "\\", "\\\\", "\\N", "\\\n", "\n", "\r", "]", "[", "}", "{", ";", "#", "#35;", "%%", "-->", "--"],
  ...[
    "end",
    "click n0 href",
    "<script>",
    "<br>",
    "`",
    "](javascript:a)",
    "&quot;",
    "subgraph",
    "->",
    "//",
    "/*",
  ],
  ...["##vso[task.x]", "\n::error::a", "\u001b[2J", "\u202e", "\u0000", "\ud800", "é", "…", " ", "a"],
];
const hostile = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(""));

const BLANKS = /[\s\u00a0]+/g;

/** The texts of an SVG. */
function textsOf(svg: string): string[] {
  const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return Array.from(svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g), ([, text = ""]) =>
    text.replaceAll(
      /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
      (whole, decimal?: string, hex?: string, name?: string) =>
        name === undefined
          ? String.fromCodePoint(parseInt(hex ?? decimal ?? "", hex === undefined ? 10 : 16))
          : (entities[name] ?? whole),
    ),
  );
}

/** What is left of a text without its quoted strings. */
function skeleton(text: string, string: RegExp): string {
  return text.replaceAll(string, "S");
}

describe("a graph as text", () => {
  it("is a digraph of DOT, in which every text is a string", () => {
    fc.assert(
      fc.property(hostile, hostile, (kind, name) => {
        const plain = skeleton(graphDot(graphOf("k", "n")), /"(?:[^"\\\n]|\\.)*"/g);
        expect(skeleton(graphDot(graphOf(kind, name)), /"(?:[^"\\\n]|\\.)*"/g)).toBe(plain);
      }),
    );
  });

  it("is drawn by Graphviz with the texts that it has", async () => {
    const viz = await instance();
    fc.assert(
      fc.property(hostile, hostile, (kind, name) => {
        const graph = graphOf(kind, name);
        const { status, errors, output = "" } = viz.render(graphDot(graph), { format: "svg" });
        // It does not know how wide the font and its characters are.
        const others = errors.filter(({ message }) => !/sans-serif|no value for width/.test(message));
        expect([status, others]).toEqual(["success", []]);
        expect(output.match(/<g id="node\d/g)).toHaveLength(graph.nodes.length);
        expect(output.match(/<g id="edge\d/g)).toHaveLength(1);
        // No links, and no elements but Graphviz' own.
        expect(output).not.toMatch(/<(?!\/|!|\?|(?:svg|g|title|polygon|path|text|a)\b)|href=/);
        const drawn = textsOf(output).map((text) => text.replaceAll(BLANKS, ""));
        for (const text of [kind, name].map((one) => toPrintable(one.toWellFormed()).replaceAll(BLANKS, "")))
          expect(drawn.join("\n")).toContain(text);
      }),
      { numRuns: 60 },
    );
  });

  it("is a flowchart of Mermaid, in which every text is a label without a character that means something", () => {
    fc.assert(
      fc.property(hostile, hostile, (kind, name) => {
        const label = /"(?:[\p{L}\p{N} .,:/@_\-…]|#\d+;|<br>)*"/gu;
        const plain = skeleton(graphMermaid(graphOf("k", "n")), label);
        expect(skeleton(graphMermaid(graphOf(kind, name)), label)).toBe(plain);
      }),
    );
  });

  it("is JSON that has the texts as they are, and no commands of CI systems", () => {
    fc.assert(
      fc.property(hostile, hostile, (kind, name) => {
        const text = graphJson(graphOf(kind, name));
        expect(text).not.toMatch(/##\w*\[|[\u007f-\u009f\u202e]/);
        expect(JSON.parse(text)).toMatchObject({
          nodes: [
            {
              kind: kind.toWellFormed() === kind ? kind : (expect.any(String) as string),
              root: true,
              used: true,
            },
            {},
            { state: "not_found" },
          ],
          edges: [{ from: "n0", to: "n1", both: true }],
          cuts: [],
        });
      }),
    );
  });

  it("reads well", () => {
    const graph = graphOf("CONTAINER_IMAGE", "shop:1.0");
    expect(graphMermaid(graph)).toBe(`flowchart LR
  n0["CONTAINER_IMAGE<br>shop:1.0<br>shop:1.0<br>#40;start, used by a policy#41;"]
  n1["CONTAINER_IMAGE<br>shop:1.0<br>shop:1.01"]
  n2["CONTAINER_IMAGE<br>shop:1.02<br>#40;not found#41;"]
  n0 <--> n1
  classDef used stroke:#0969da,stroke-width:2px
  classDef root stroke-width:3px
  classDef lost stroke:#cf222e,stroke-dasharray:4 3
  class n0 used
  class n0 root
  class n2 lost
`);
    expect(graphDot(graph)).toContain(
      '  n1 [label="CONTAINER_IMAGE\\nshop:1.0\\nshop:1.01", tooltip="shop:1.01"];',
    );
  });
});
