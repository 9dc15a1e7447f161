import { toPrintable, toPrintableJson } from "../../../base/text/printable.js";
import { nodeMarks, shortDigest, type GraphNode, type ReferenceGraph } from "./reference-graph.js";

/** The lines of a node's label. */
function labelLines(node: GraphNode): string[] {
  const { kind, name, digest } = node;
  const marks = nodeMarks(node);
  return [
    kind === "" ? "(unknown kind)" : kind,
    ...(name === undefined ? [] : [name]),
    shortDigest(digest),
    ...(marks.length === 0 ? [] : [`(${marks.join(", ")})`]),
  ].map((line) => toPrintable(line.toWellFormed()).replaceAll("\n", " "));
}

/**
 * Formats a string of DOT (https://graphviz.org/doc/info/lang.html), in which only a quote ends it, a backslash begins
 * an escape, and an ampersand a character of HTML.
 */
function dotString(text: string): string {
  return `"${text.replaceAll("&", "&amp;").replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;
}

/** Graphviz' language. */
export function graphDot({ nodes, edges, cuts }: ReferenceGraph): string {
  const lines = [
    ...cuts.map((cut) => `// ${cut}`),
    "digraph references {",
    '  rankdir=LR; node [shape=box, style="rounded", fontname="sans-serif", fontsize=10];',
    ...nodes.map((node) => {
      const label = labelLines(node)
        .map((line) => dotString(line).slice(1, -1))
        .join("\\n");
      const style = [
        ...(node.isUsed || node.isRoot ? ["bold"] : []),
        ...(node.state === "not_found" ? ["dashed"] : []),
      ];
      const styled = style.length === 0 ? "" : `, style="rounded,${style.join(",")}"`;
      return `  ${node.id} [label="${label}", tooltip=${dotString(toPrintable(node.digest.toWellFormed()))}${styled}];`;
    }),
    ...edges.map(({ from, to, isBoth }) => `  ${from} -> ${to}${isBoth ? " [dir=both]" : ""};`),
    "}",
  ];
  return `${lines.join("\n")}\n`;
}

/**
 * Escapes a label of Mermaid. Its entity codes (`#35;`) are the only escapes: otherwise a quote would end the label,
 * `<` begin markup, and a backquote Markdown.
 */
function mermaidText(text: string): string {
  return text.replace(/[^\p{L}\p{N} .,:/@_\-…]/gu, (character) => `#${character.codePointAt(0) ?? 0};`);
}

/** A flowchart of Mermaid, https://mermaid.js.org/syntax/flowchart.html */
export function graphMermaid({ nodes, edges, cuts }: ReferenceGraph): string {
  const classes = (name: string, has: (node: GraphNode) => boolean): string[] => {
    const ids = nodes.filter(has).map(({ id }) => id);
    return ids.length === 0 ? [] : [`  class ${ids.join(",")} ${name}`];
  };
  const lines = [
    "flowchart LR",
    ...cuts.map((cut) => `  %% ${cut}`),
    ...nodes.map((node) => `  ${node.id}["${labelLines(node).map(mermaidText).join("<br>")}"]`),
    ...edges.map(({ from, to, isBoth }) => `  ${from} ${isBoth ? "<-->" : "-->"} ${to}`),
    "  classDef used stroke:#0969da,stroke-width:2px",
    "  classDef root stroke-width:3px",
    "  classDef lost stroke:#cf222e,stroke-dasharray:4 3",
    ...classes("used", ({ isUsed }) => isUsed),
    ...classes("root", ({ isRoot }) => isRoot),
    ...classes("lost", ({ state }) => state === "not_found"),
  ];
  return `${lines.join("\n")}\n`;
}

/** Nodes and edges, and `cuts`: the omitted parts. */
export function graphJson({ nodes, edges, cuts }: ReferenceGraph): string {
  const written = nodes.map(({ id, digest, kind, name, state, isRoot, isUsed }) => ({
    id,
    digest,
    kind,
    name,
    state,
    root: isRoot,
    used: isUsed,
  }));
  const joined = edges.map(({ from, to, isBoth }) => ({ from, to, both: isBoth }));
  return `${toPrintableJson(JSON.stringify({ nodes: written, edges: joined, cuts }, null, 2))}\n`;
}
