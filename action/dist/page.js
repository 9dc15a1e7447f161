import { counted as e, require__builtin_crypto as t } from "./evaluation.js";
import { nodeMarks as n } from "./reference-graph.js";
import { GRAPH_COLORS as r, GRAPH_STYLE as i, isDrawable as a, markup as o, trusted as s } from "./graph-style.js";
function meaning(e) {
	return [
		e.some(({ isRoot: e }) => e) ? "Thick border: where the graph starts." : void 0,
		e.some(({ isUsed: e }) => e) ? "Filled: a policy asked for it and used the answer." : void 0,
		e.some(({ state: e }) => e === "not_found") ? "Dashed: the service does not know it." : void 0
	].filter((e) => e !== void 0).join(" ");
}
function row(e, t) {
	let r = t.map(({ kind: e, name: t, digest: n }) => `${e} ${t ?? n}`).join("\n");
	return o`<tr><td>${e.kind}</td><td class="wrap">${e.name ?? ""}</td><td class="wrap"><code>${e.digest}</code></td><td>${n(e).join(", ")}</td><td class="wrap"><pre>${r}</pre></td></tr>
`;
}
function nodeTable({ nodes: e, edges: t }) {
	let n = new Map(e.map((e) => [e.id, e])), r = /* @__PURE__ */ new Map(), add = (e, t) => {
		let i = n.get(t);
		i !== void 0 && r.set(e, [...r.get(e) ?? [], i]);
	};
	for (let { from: e, to: n, isBoth: r } of t) add(e, n), r && add(n, e);
	let i = e.slice(0, 5e3), a = i.map((e) => row(e, r.get(e.id) ?? [])), s = e.length - i.length;
	return o`<div class="scroll" role="region" tabindex="0" aria-label="Items and what they refer to"><table><thead><tr><th scope="col">Kind</th><th scope="col">Name</th><th scope="col">Digest</th><th scope="col">Marks</th><th scope="col">Refers to</th></tr></thead><tbody>
${a}</tbody></table></div>${s === 0 ? void 0 : o`<p class="dim">${`${s} more items are not shown.`}</p>`}`;
}
async function loadDrawing() {
	return (await import("./svg.js")).graphElement;
}
function graphSection(t, n, r) {
	let { nodes: i, edges: s, cuts: c } = t, l = a(t), u = l ? o`<div class="scroll picture" role="region" tabindex="0" aria-label="Picture of the references">${r(t, n)}</div>` : o`<p>The graph is too large for a picture; the table has it.</p>`, d = `${e(i.length, "item")}, ${e(s.length, "reference")}`;
	return o`<p class="dim">${d}. ${meaning(i)}</p>${c.map((e) => o`<p class="warning"><span class="badge">cut</span> ${e}</p>`)}
${u}
<details${l ? void 0 : o` open`}><summary>As a table</summary><div class="body">${nodeTable(t)}</div></details>`;
}
// src/gate/report/html/page-script.ts
var c = t();
const l = "\n\"use strict\";\n(() => {\n  const filter = document.querySelector(\"[data-filter]\");\n  if (filter !== null) {\n    const findings = Array.from(document.querySelectorAll(\"[data-finding]\"));\n    const groups = Array.from(document.querySelectorAll(\"[data-group]\"));\n    const field = filter.querySelector(\"input[type=search]\");\n    const kinds = Array.from(filter.querySelectorAll(\"input[type=checkbox]\"));\n    const count = filter.querySelector(\"output\");\n    let texts;\n    const apply = () => {\n      texts ??= findings.map((finding) => finding.textContent.toLowerCase());\n      const words = field.value.toLowerCase().split(/\\s+/).filter((word) => word !== \"\");\n      const shown = new Set(kinds.filter((kind) => kind.checked).map((kind) => kind.value));\n      let left = 0;\n      findings.forEach((finding, index) => {\n        const fits =\n          shown.has(finding.dataset.finding) && words.every((word) => texts[index].includes(word));\n        finding.hidden = !fits;\n        if (fits) left++;\n      });\n      const all = words.length === 0 && left === findings.length;\n      for (const group of groups) {\n        group.hidden = !all && group.querySelector(\"[data-finding]:not([hidden])\") === null;\n      }\n      count.textContent = all ? \"\" : left + \" of \" + findings.length + \" shown\";\n    };\n    let timer;\n    filter.addEventListener(\"input\", () => {\n      clearTimeout(timer);\n      timer = setTimeout(apply, 80);\n    });\n    filter.addEventListener(\"submit\", (event) => event.preventDefault());\n    filter.hidden = false;\n    document.addEventListener(\"keydown\", (event) => {\n      const isTyping = event.target instanceof HTMLInputElement;\n      if (event.key !== \"/\" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;\n      event.preventDefault();\n      field.focus();\n    });\n  }\n  let opened = [];\n  addEventListener(\"beforeprint\", () => {\n    opened = Array.from(document.querySelectorAll(\"details:not([open]):not([data-screen])\"));\n    for (const one of opened) one.open = true;\n  });\n  addEventListener(\"afterprint\", () => {\n    for (const one of opened) one.open = false;\n    opened = [];\n  });\n})();\n", u = `--bg:#ffffff;--panel:#f6f8fa;--line:#d1d9e0;--text:#1f2328;--dim:#59636e;--link:#0550ae;--code:#f6f8fa;--mark:#fff8c5;--ok:#116329;--ok-bg:#dafbe1;--bad:#b0111c;--bad-bg:#ffebe9;--warn:#7d4e00;--warn-bg:#fff8c5;--info:#0550ae;--info-bg:#ddf4ff;--bar:#0969da;--bar-unused:#afb8c1;--bar-effect:#8250df;--bar-error:#cf222e;--band:#eaeef2;${r.light}`, d = `
:root { color-scheme: light dark; ${u} }
@media (prefers-color-scheme: dark) { :root { ${`--bg:#0d1117;--panel:#151b23;--line:#3d444d;--text:#e6edf3;--dim:#9198a1;--link:#79c0ff;--code:#151b23;--mark:#3b2f00;--ok:#56d364;--ok-bg:#0f2a17;--bad:#ff9492;--bad-bg:#3a1618;--warn:#e3b341;--warn-bg:#332701;--info:#79c0ff;--info-bg:#0c2d4a;--bar:#388bfd;--bar-unused:#57606a;--bar-effect:#a371f7;--bar-error:#f85149;--band:#1c232c;${r.dark}`} } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--bg); color: var(--text); font: 14px/1.5 ui-sans-serif, system-ui, -apple-system, "Segoe UI", sans-serif; }
main, .top, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.5rem; }
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: .5rem; background: var(--bg); padding: .3rem .6rem; z-index: 1; }
code, pre, .mono { font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .87em; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
h1, h2, h3, h4 { line-height: 1.25; margin: 0; }
h2 { font-size: 1.15rem; padding: 2rem 0 .5rem; border-bottom: 1px solid var(--line); margin-bottom: .75rem; }
h3 { font-size: .95rem; margin: 1.25rem 0 .4rem; }
p { margin: .35rem 0; }
.title { font-size: 1.15rem; padding: 1.5rem 0 .25rem; }
.dim { color: var(--dim); }
.wrap { overflow-wrap: anywhere; }
.top { padding-top: 1.5rem; padding-bottom: .25rem; }
.verdict { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem 1rem; border: 1px solid var(--line); border-left: 6px solid var(--tone); border-radius: 6px; background: var(--panel); padding: .9rem 1.1rem; }
.verdict h1 { font-size: 1.7rem; letter-spacing: .01em; color: var(--tone); }
.verdict p { margin: 0; }
.verdict .why { flex-basis: 100%; }
.pass { --tone: var(--ok); --tone-bg: var(--ok-bg); }
.fail, .invalid, .undecided, .error { --tone: var(--bad); --tone-bg: var(--bad-bg); }
.warning, .skipped, .excepted { --tone: var(--warn); --tone-bg: var(--warn-bg); }
.note { --tone: var(--info); --tone-bg: var(--info-bg); }
.counts { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: .75rem 0 0; padding: 0; }
.counts li { border: 1px solid var(--line); border-radius: 6px; padding: .25rem .7rem; min-width: 5.5rem; }
.counts b { display: block; font-size: 1.15rem; line-height: 1.3; font-variant-numeric: tabular-nums; color: var(--tone, var(--text)); }
nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; list-style: none; margin: .9rem 0 0; padding: 0; }
.badge { display: inline-block; min-width: 4.2rem; text-align: center; font-size: .72rem; font-weight: 600; letter-spacing: .03em; text-transform: uppercase; color: var(--tone); background: var(--tone-bg); border-radius: 3px; padding: .08rem .4rem; white-space: nowrap; }
details { border: 1px solid var(--line); border-radius: 6px; margin: .4rem 0; }
summary { cursor: pointer; padding: .4rem .7rem; overflow-wrap: anywhere; }
summary:hover { background: var(--panel); }
details[open] > summary { border-bottom: 1px solid var(--line); }
details > .body { padding: .5rem .8rem .7rem; }
summary .badge { margin-right: .4rem; }
summary .row { display: inline-flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; width: calc(100% - 1.4em); vertical-align: top; }
summary .end { color: var(--dim); font-variant-numeric: tabular-nums; }
.findings { list-style: none; margin: 0; padding: 0; }
.findings > li { padding: .5rem .8rem; display: grid; grid-template-columns: 5.2rem minmax(0, 1fr); gap: .1rem .7rem; content-visibility: auto; contain-intrinsic-size: auto 4rem; }
.findings > li + li { border-top: 1px solid var(--line); }
[hidden] { display: none !important; }
.findings .message { white-space: pre-wrap; overflow-wrap: anywhere; font-weight: 500; margin: 0; }
.findings pre.message { font-weight: 400; margin-top: .15rem; }
.findings .about { margin: 0; color: var(--dim); overflow-wrap: anywhere; }
.findings .badge { align-self: start; margin-top: .15rem; min-width: 0; }
.findings .told { min-width: 0; }
.source { margin: .35rem 0; border: 1px solid var(--line); border-radius: 4px; background: var(--code); overflow: hidden; }
.source figcaption { font-size: .8rem; color: var(--dim); padding: .1rem .6rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.source pre { padding: .2rem 0; line-height: 1.5; }
.source .l { display: block; padding: 0 .6rem 0 4.2rem; text-indent: -3.6rem; }
.source .l i { display: inline-block; width: 2.8rem; margin-right: .8rem; text-align: right; text-indent: 0; font-style: normal; color: var(--dim); user-select: none; }
.source .at { background: var(--mark); }
.source mark { background: none; color: inherit; outline: 1px solid var(--dim); border-radius: 2px; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .1rem .9rem; margin: .3rem 0; }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
.lines { margin: 0; padding: .4rem .8rem .4rem 1.8rem; }
.lines li { overflow-wrap: anywhere; white-space: pre-wrap; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
.scroll.picture { padding: .5rem; background: var(--bg); }
.picture svg { display: block; }
table { border-collapse: collapse; width: 100%; font-size: .87rem; }
th, td { text-align: left; vertical-align: top; padding: .22rem .6rem; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--dim); font-weight: 500; white-space: nowrap; }
tbody th { font-weight: 600; background: var(--panel); }
td.n, th.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
td.call { overflow-wrap: anywhere; min-width: 16rem; }
.calls td.time { width: 30%; min-width: 12rem; padding-top: .1rem; padding-bottom: .1rem; }
.time svg { display: block; width: 100%; height: 1.35rem; }
.time .band { fill: var(--band); }
.time .used { fill: var(--bar); }
.time .unused { fill: var(--bar-unused); }
.time .effect { fill: var(--bar-effect); }
.time .failed { fill: var(--bar-error); }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; list-style: none; padding: 0; margin: .3rem 0 .6rem; color: var(--dim); font-size: .87rem; }
.legend svg { display: inline-block; width: .9rem; height: .7rem; margin-right: .3rem; }
.filter { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem 1rem; margin: .6rem 0; }
.filter input[type=search] { font: inherit; color: inherit; background: var(--bg); border: 1px solid var(--line); border-radius: 6px; padding: .25rem .6rem; width: 22rem; max-width: 100%; }
footer { color: var(--dim); padding-top: 2rem; padding-bottom: 2rem; font-size: .87rem; }
${i}
@media (max-width: 40rem) { main, .top, footer { padding-left: .8rem; padding-right: .8rem; } .findings > li { grid-template-columns: minmax(0, 1fr); } .findings .badge { justify-self: start; } dl { grid-template-columns: minmax(0, 1fr); } .source .l { padding-left: 2.6rem; text-indent: -2.2rem; } .source .l i { width: 1.6rem; margin-right: .6rem; } details > .body:has(.source) { padding-left: .3rem; padding-right: .3rem; } }
@media print {
  :root { color-scheme: light; ${u} }
  @page { margin: 14mm; }
  body { font-size: 10pt; }
  nav, .filter, .skip, [data-screen] { display: none !important; }
  main, .top, footer { max-width: none; padding-left: 0; padding-right: 0; }
  .findings > li { content-visibility: visible; break-inside: avoid; }
  tr, .source { break-inside: avoid; }
  h2, h3, summary { break-after: avoid; }
  details { border-color: #bbb; }
  details::details-content { content-visibility: visible; display: block; }
  .scroll { overflow: visible; border: 0; }
  .picture svg { max-width: 100%; height: auto; }
  .badge, .verdict, .time svg, .legend svg, .graph rect, .source .at { print-color-adjust: exact; }
  td.call, td.time { min-width: 0; }
}
@media (forced-colors: active) { .badge, .verdict { border: 1px solid; } }
`;
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t ||= e.slice(0), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/gate/report/html/page.ts
var f;
function hashSource(e) {
	return `'sha256-${(0, c.createHash)("sha256").update(e).digest("base64")}'`;
}
const p = [
	"default-src 'none'",
	`style-src ${hashSource(d)}`,
	`script-src ${hashSource(l)}`,
	"base-uri 'none'",
	"form-action 'none'",
	"require-trusted-types-for 'script'",
	"trusted-types 'none'"
].join("; ");
function toPage(e, t) {
	return o(f ||= _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<title>",
		"</title>\n<style>",
		"</style>\n</head>\n<body>\n",
		"\n<script>",
		"<\/script>\n</body>\n</html>\n"
	]), p, e, s(d), t, s(l)).text;
}
export { graphSection, loadDrawing, toPage };
