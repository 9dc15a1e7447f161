import { toPrintable as e } from "./evaluation.js";
// src/gate/report/graph/drawable.ts
const t = {
	nodes: 400,
	edges: 1200
};
function isDrawable({ nodes: e, edges: n }) {
	return e.length <= t.nodes && n.length <= t.edges;
}
// src/gate/report/html/markup.ts
var Markup = class {
	text;
	constructor(e) {
		this.text = e;
	}
};
const n = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escapeText(t) {
	let r = e(t.toWellFormed());
	return /[&<>"']/.test(r) ? r.replace(/[&<>"']/g, (e) => n[e] ?? "") : r;
}
function toText(e) {
	return e === void 0 ? "" : typeof e == "string" ? escapeText(e) : typeof e == "number" ? String(e) : e instanceof Markup ? e.text : e.map(toText).join("");
}
function markup(e, ...t) {
	let n = "";
	for (let [r, i] of e.entries()) n += i + toText(t[r]);
	return new Markup(n);
}
function trusted(e) {
	return new Markup(e);
}
function prose(e) {
	return markup`${e.split(/`([^`]+)`/).map((e, t) => t % 2 == 0 ? e : markup`<code>${e}</code>`)}`;
}
function link(e, t) {
	return /^https?:\/\//i.test(e) && URL.canParse(e) ? markup`<a href="${e}" rel="noopener noreferrer">${t}</a>` : markup`${t}`;
}
function summary(e, t) {
	return markup`<summary><span class="row"><span>${e}</span><span class="end">${t}</span></span></summary>`;
}
// src/gate/report/graph/graph-style.ts
const r = {
	light: "--node:#ffffff;--node-line:#8c959f;--node-text:#1f2328;--node-dim:#59636e;--edge:#8c959f;--used:#ddf4ff;--used-line:#0969da;--root-line:#1f2328;--lost:#fff1f0;--lost-line:#cf222e",
	dark: "--node:#161b22;--node-line:#6e7681;--node-text:#e6edf3;--node-dim:#9198a1;--edge:#6e7681;--used:#0c2d4a;--used-line:#58a6ff;--root-line:#e6edf3;--lost:#3a1618;--lost-line:#ff7b72"
}, i = "\n.graph { font: 12px/1.35 ui-sans-serif, system-ui, sans-serif; }\n.graph rect { fill: var(--node); stroke: var(--node-line); }\n.graph .used rect { fill: var(--used); stroke: var(--used-line); stroke-width: 1.5; }\n.graph .root rect { stroke: var(--root-line); stroke-width: 2; }\n.graph .lost rect { fill: var(--lost); stroke: var(--lost-line); stroke-dasharray: 4 3; }\n.graph text { fill: var(--node-text); }\n.graph .dim { fill: var(--node-dim); }\n.graph .mono { font-family: ui-monospace, \"SFMono-Regular\", Menlo, Consolas, \"DejaVu Sans Mono\", monospace; font-size: 11px; }\n.graph .edge { fill: none; stroke: var(--edge); }\n.graph .head { fill: var(--edge); }\n";
export { r as GRAPH_COLORS, i as GRAPH_STYLE, t as MAX_DRAWN, isDrawable, link, markup, prose, summary, trusted };
