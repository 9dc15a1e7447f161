/** Colours of a graph, as custom properties: the light ones, and the differences in dark mode. */
export const GRAPH_COLORS = {
  light:
    "--node:#ffffff;--node-line:#8c959f;--node-text:#1f2328;--node-dim:#59636e;--edge:#8c959f;--used:#ddf4ff;--used-line:#0969da;--root-line:#1f2328;--lost:#fff1f0;--lost-line:#cf222e",
  dark: "--node:#161b22;--node-line:#6e7681;--node-text:#e6edf3;--node-dim:#9198a1;--edge:#6e7681;--used:#0c2d4a;--used-line:#58a6ff;--root-line:#e6edf3;--lost:#3a1618;--lost-line:#ff7b72",
} as const;

/** The style of a graph's elements, for a page and for a standalone file. */
export const GRAPH_STYLE = `
.graph { font: 12px/1.35 ui-sans-serif, system-ui, sans-serif; }
.graph rect { fill: var(--node); stroke: var(--node-line); }
.graph .used rect { fill: var(--used); stroke: var(--used-line); stroke-width: 1.5; }
.graph .root rect { stroke: var(--root-line); stroke-width: 2; }
.graph .lost rect { fill: var(--lost); stroke: var(--lost-line); stroke-dasharray: 4 3; }
.graph text { fill: var(--node-text); }
.graph .dim { fill: var(--node-dim); }
.graph .mono { font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 11px; }
.graph .edge { fill: none; stroke: var(--edge); }
.graph .head { fill: var(--edge); }
`;
