import { join } from "node:path";
import { readRegularFile } from "../../base/host/read-file.js";
import { packageRoot } from "../../engine/opa/package-root.js";

/** A document that assistants can read: a file of this package. */
interface ServedDocument {
  readonly name: string;
  readonly title: string;
  readonly uri: string;
  readonly mimeType: string;
  readonly file: string;
}

const MARKDOWN = "text/markdown";

export const DOCUMENTS: readonly ServedDocument[] = [
  {
    name: "builtins",
    title: "Built-ins of the evidence service",
    uri: "regohost://docs/builtins",
    mimeType: MARKDOWN,
    file: "docs/builtins.md",
  },
  {
    name: "standard-builtins",
    title: "Standard built-ins",
    uri: "regohost://docs/standard-builtins",
    mimeType: MARKDOWN,
    file: "docs/standard-builtins.md",
  },
  {
    name: "conforma",
    title: "Built-ins of Conforma",
    uri: "regohost://docs/conforma",
    mimeType: MARKDOWN,
    file: "docs/conforma.md",
  },
  {
    name: "chainloop",
    title: "Chainloop's policies in the gate",
    uri: "regohost://docs/chainloop",
    mimeType: MARKDOWN,
    file: "docs/chainloop.md",
  },
  {
    name: "errors",
    title: "Error codes, their causes and cures",
    uri: "regohost://docs/errors",
    mimeType: MARKDOWN,
    file: "docs/errors.md",
  },
  {
    name: "gate-file",
    title: "JSON Schema of the gate file",
    uri: "regohost://schemas/gate-file",
    mimeType: "application/schema+json",
    file: "schemas/gate-file.schema.json",
  },
];

/** More than any of them has. */
const MAX_BYTES = 1024 * 1024;

export async function readDocument({ file }: ServedDocument): Promise<string> {
  return (await readRegularFile(join(packageRoot(), file), MAX_BYTES)).toString("utf8");
}
