import { toPrintable as e, toPrintableJson as t } from "./evaluation.js";
import { nodeMarks as n, shortDigest as r } from "./reference-graph.js";
// src/gate/report/graph/text-formats.ts
function labelLines(t) {
	let { kind: i, name: a, digest: o } = t, s = n(t);
	return [
		i === "" ? "(unknown kind)" : i,
		...a === void 0 ? [] : [a],
		r(o),
		...s.length === 0 ? [] : [`(${s.join(", ")})`]
	].map((t) => e(t.toWellFormed()).replaceAll("\n", " "));
}
function dotString(e) {
	return `"${e.replaceAll("&", "&amp;").replaceAll("\\", "\\\\").replaceAll("\"", "\\\"").replaceAll("\n", "\\n")}"`;
}
function graphDot({ nodes: t, edges: n, cuts: r }) {
	return `${[
		...r.map((e) => `// ${e}`),
		"digraph references {",
		"  rankdir=LR; node [shape=box, style=\"rounded\", fontname=\"sans-serif\", fontsize=10];",
		...t.map((t) => {
			let n = labelLines(t).map((e) => dotString(e).slice(1, -1)).join("\\n"), r = [...t.isUsed || t.isRoot ? ["bold"] : [], ...t.state === "not_found" ? ["dashed"] : []], i = r.length === 0 ? "" : `, style="rounded,${r.join(",")}"`;
			return `  ${t.id} [label="${n}", tooltip=${dotString(e(t.digest.toWellFormed()))}${i}];`;
		}),
		...n.map(({ from: e, to: t, isBoth: n }) => `  ${e} -> ${t}${n ? " [dir=both]" : ""};`),
		"}"
	].join("\n")}\n`;
}
function mermaidText(e) {
	return e.replace(/[^\p{L}\p{N} .,:/@_\-…]/gu, (e) => `#${e.codePointAt(0) ?? 0};`);
}
function graphMermaid({ nodes: e, edges: t, cuts: n }) {
	let classes = (t, n) => {
		let r = e.filter(n).map(({ id: e }) => e);
		return r.length === 0 ? [] : [`  class ${r.join(",")} ${t}`];
	};
	return `${[
		"flowchart LR",
		...n.map((e) => `  %% ${e}`),
		...e.map((e) => `  ${e.id}["${labelLines(e).map(mermaidText).join("<br>")}"]`),
		...t.map(({ from: e, to: t, isBoth: n }) => `  ${e} ${n ? "<-->" : "-->"} ${t}`),
		"  classDef used stroke:#0969da,stroke-width:2px",
		"  classDef root stroke-width:3px",
		"  classDef lost stroke:#cf222e,stroke-dasharray:4 3",
		...classes("used", ({ isUsed: e }) => e),
		...classes("root", ({ isRoot: e }) => e),
		...classes("lost", ({ state: e }) => e === "not_found")
	].join("\n")}\n`;
}
function graphJson({ nodes: e, edges: n, cuts: r }) {
	let i = e.map(({ id: e, digest: t, kind: n, name: r, state: i, isRoot: a, isUsed: o }) => ({
		id: e,
		digest: t,
		kind: n,
		name: r,
		state: i,
		root: a,
		used: o
	})), a = n.map(({ from: e, to: t, isBoth: n }) => ({
		from: e,
		to: t,
		both: n
	}));
	return `${t(JSON.stringify({
		nodes: i,
		edges: a,
		cuts: r
	}, null, 2))}\n`;
}
export { graphDot, graphJson, graphMermaid };
