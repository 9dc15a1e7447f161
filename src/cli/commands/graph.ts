import { extname } from "node:path";
import type { ReferenceGraph } from "../../gate/report/graph/reference-graph.js";
import { defineCommand } from "../define-command.js";
import { askService } from "../service/service-command.js";
import { walkReferences } from "../service/walk-references.js";
import { refuseTerminal, writeExact } from "../terminal/cli-io.js";
import { writeWholeFile } from "../terminal/write-file.js";
import { optionsFor } from "../options/option-table.js";

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
    description: "output format (default: by the name of the file of -o, else mermaid)",
    choices: FORMATS,
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
  about: `It looks up every item that it finds, each once, up to --depth references away and --limit items. The graph and stderr
name the rest. A digest that the service does not know is exit code 1.`,
  examples: [
    "regohost graph sha256:c3eaed68b6e0bf582d702ced7e4d82a0ebc81e5325136cfad2c4ec1408c00e9e -o graph.html",
    "regohost graph sha256:9f86… -f dot | dot -Tpng > graph.png",
    "regohost graph sha256:9f86… --kind CONTAINER_IMAGE --depth 2",
  ],
  run(context, digest, { format: given, kind, depth, limit, output }) {
    const name = given ?? OF_EXTENSION[extname(output ?? "").toLowerCase()] ?? "mermaid";
    if (name === "html" && output === undefined)
      refuseTerminal(context.io, "the page to a file with -o graph.html, or pass -o -");
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
