import type { ReferrerItem } from "../../evidence/schema/records.js";
import type { TextStyle } from "../../gate/report/style.js";
import { counted } from "../../base/text/counted.js";

interface Node {
  lines: string[];
  children: Node[];
}

function pairs(title: string, values: Record<string, string> | undefined, style: TextStyle): string[] {
  return Object.entries(values ?? {}).map(
    ([key, value]) => `${style.dim(`${title} ${key}:`)} ${value.replaceAll("\n", " ")}`,
  );
}

function toNode(item: ReferrerItem, style: TextStyle): Node {
  const marks = [
    item.downloadable === true ? "downloadable" : undefined,
    item.public === true ? "public" : undefined,
    item.createdAt,
  ].filter((mark) => mark !== undefined);
  const told = marks.length === 0 ? "" : `  ${style.dim(marks.join(", "))}`;
  return {
    lines: [
      `${style.bold(item.kind)} ${item.digest}${told}`,
      ...pairs("metadata", item.metadata, style),
      ...pairs("annotation", item.annotations, style),
    ],
    children: item.references.map((reference) => toNode(reference, style)),
  };
}

function draw({ lines, children }: Node, first: string, rest: string): string[] {
  const inner = children.length > 0 ? "│ " : "  ";
  const own = lines.map((line, index) => (index === 0 ? first + line : rest + inner + line));
  const below = children.flatMap((child, index) =>
    index === children.length - 1
      ? draw(child, `${rest}└─ `, `${rest}   `)
      : draw(child, `${rest}├─ `, `${rest}│  `),
  );
  return [...own, ...below];
}

/** A referrer with its references as a tree, for a terminal. */
export function formatReferrerTree(item: ReferrerItem, style: TextStyle): string {
  const lines = draw(toNode(item, style), "", "");
  const count = item.references.length;
  return [...lines, style.dim(counted(count, "reference")), ""].join("\n");
}
