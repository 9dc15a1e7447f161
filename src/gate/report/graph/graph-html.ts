import { graphSection, loadDrawing } from "../html/graph-section.js";
import { markup } from "../html/markup.js";
import { toPage } from "../html/page.js";
import type { ReferenceGraph } from "./reference-graph.js";

/** Creates a standalone page with the graph as a picture and as a table. */
export async function graphHtml(graph: ReferenceGraph, title: string): Promise<string> {
  const section = graphSection(graph, title, await loadDrawing());
  return toPage(
    title,
    markup`<main><h1 class="title wrap">${title}</h1>
${section}
</main>`,
  );
}
