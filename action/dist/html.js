import { formatJson as e, highest as t, isJsonObject as n, lowest as r, parseJson as i, shownRecordedCall as a, toJsonValue as o, toStrictJson as s } from "./evaluation.js";
import { version as c } from "./start.js";
import { GraphBuilder as l } from "./reference-graph.js";
import { callTitle as u, formatSize as d, lastEndMs as f } from "./waterfall.js";
import { builtinErrorLines as p, exceptionName as m, isPlainPass as h, messageText as g, metadataLines as _, noteLevel as v, notesBesideResults as y, shownResults as b, summarize as x } from "./judging.js";
import { counted as S, rulePlaces as C } from "./shared.js";
import { placeKey as w } from "./source-excerpt.js";
import { link as T, markup as E, prose as D, summary as O } from "./graph-style.js";
import { graphSection as k, toPage as A } from "./page.js";
import { gateExitCode as j } from "./gate2.js";
// src/gate/report/html/answer-graph.ts
const M = /^[a-z0-9]+:[0-9a-f]{40,128}$/;
function toItem(e, t = 0) {
	if (!n(e)) return;
	let { digest: r, kind: i, metadata: a, references: o } = e;
	if (typeof r != "string" || typeof i != "string") return;
	let s = n(a) ? a.name : void 0, c = Array.isArray(o) && t < 20 ? o : [];
	return {
		digest: r,
		kind: i,
		...typeof s == "string" ? { name: s } : {},
		references: c.flatMap((e) => toItem(e, t + 1) ?? [])
	};
}
function usedDigests({ trail: e }) {
	let t = /* @__PURE__ */ new Set();
	for (let { calls: n } of e?.decisions ?? []) for (let e of n) if (e.used) for (let n of e.args) typeof n == "string" && M.test(n) && t.add(n);
	return t;
}
function answerGraph(e, t) {
	let n = new l(2e3);
	for (let { name: e, args: r, answer: a } of t.calls) {
		if (!e.endsWith(".discover")) continue;
		let t = o(i(r)), [s, c] = Array.isArray(t) ? t : [];
		if (a.kind === "value") {
			let e = toItem(o(i(a.json)));
			e !== void 0 && n.add(e);
		} else a.kind === "undefined" && a.notFound && typeof s == "string" && n.addNotFound(s, typeof c == "string" ? c : "");
	}
	return n.size === 0 ? void 0 : n.graph(usedDigests(e));
}
// src/gate/report/html/findings.ts
const N = {
	pass: "pass",
	fail: "fail",
	skipped: "skipped",
	invalid: "no verdict",
	undecided: "no verdict"
};
function badge(e, t) {
	return E`<span class="badge ${e}">${t}</span>`;
}
function sourceLine(e, t, n) {
	let { before: r = t, after: i } = n ?? {}, [a = ""] = i ?? "", o = i === void 0 ? E`${t === "" ? " " : t}` : E`${r}<mark>${a === "" ? " " : a}</mark>${i.slice(a.length)}`;
	return E`<i>${e}</i>${o}`;
}
function excerpt(e, { file: t, line: n, column: r }, [i, a], o = 0) {
	let s = e.get(t);
	if (s === void 0) return;
	let c = [];
	for (let e = i; e <= a; e++) {
		let t = s.lines.get(e);
		if (t === void 0) break;
		let i = e === n && r !== void 0 ? s.places.get(w(n, r)) : void 0;
		c.push(E`<span class="l${e === n ? " at" : ""}">${sourceLine(e, t, i)}</span>`);
	}
	if (c.length !== 0) return E`<figure class="source"><figcaption>${`${t}:${n}`}</figcaption><pre>${c}</pre>${o === 0 ? void 0 : E`<p class="body dim">${`${S(o, "more line")} not shown`}</p>`}</figure>`;
}
function ruleExcerpt(e, { file: t, row: n }) {
	let r = e.get(t)?.rules.get(n) ?? n, i = Math.min(r, n + 40 - 1);
	return excerpt(e, {
		file: t,
		line: n
	}, [n, i], r - i);
}
function placeText({ file: e, line: t, column: n }) {
	return [
		e,
		t,
		n
	].filter((e) => e !== void 0).join(":");
}
var RuleList = class {
	#e = /* @__PURE__ */ new Map();
	#t;
	constructor(e) {
		this.#t = e;
	}
	anchorOf(e) {
		let t = JSON.stringify([e.id, C(e)]), n = this.#e.get(t);
		if (n !== void 0) return n.anchor;
		let r = `${this.#t}-rule-${this.#e.size + 1}`;
		return this.#e.set(t, {
			anchor: r,
			rule: e
		}), r;
	}
	section(e) {
		if (this.#e.size === 0) return;
		let t = [...this.#e.values()], n = t.flatMap(({ rule: e }) => e.description ?? []), r = /* @__PURE__ */ new Set(), i = new Set(n.filter((e) => r.has(e) || !r.add(e))), a = t.map(({ anchor: t, rule: n }) => {
			let { id: r, title: a, description: o, helpUri: s } = n, c = C(n), l = c.map((t) => ruleExcerpt(e, t) ?? E`<p class="dim mono wrap">${`${t.file}:${t.row}`}</p>`), u = c.length > 1 ? E`<p class="dim">${`one of its ${c.length} definitions; give them METADATA with different titles to tell them apart`}</p>` : void 0;
			return E`<dt id="${t}"><code>${r}</code></dt><dd>${a === void 0 ? void 0 : E`<p>${D(a)}</p>`}${o === void 0 || i.has(o) ? void 0 : E`<p class="dim">${D(o)}</p>`}${s === void 0 ? void 0 : E`<p>${T(s, s)}</p>`}${u}${l}</dd>
`;
		});
		return E`<details open><summary>Rules that found something</summary><div class="body">${[...i].map((e) => E`<p class="dim">${D(e)}</p>`)}<dl>${a}</dl></div></details>`;
	}
};
const P = {
	violation: "fail",
	warning: "warning",
	excepted: "excepted",
	problem: "error"
};
function item(e, t, n) {
	return E`<li data-finding="${e}">${badge(P[e], t)}<div class="told">${n}</div></li>
`;
}
function findingItem(e, t, { result: n, rules: r, page: { sources: i } }, a) {
	let { id: o, rule: s, severity: c, severityLabel: l = c, title: u, location: d, about: f } = t, p = d === void 0 ? void 0 : E` · <span class="mono">${placeText(d)}</span>`, m = C(f).length === 0 && f.title === void 0 && f.description === void 0 ? E`<span class="mono">${o}</span>` : E`<a class="mono" href="#${r.anchorOf(f)}">${o}</a>`, h = _(t), v = d?.line === void 0 ? void 0 : excerpt(i, {
		...d,
		line: d.line
	}, [Math.max(d.line - 1, 1), d.line + 1]), y = d === void 0 && n.line !== void 0 ? ` · line ${n.line}` : "";
	return item(e, e === "violation" ? s : e, [
		E`<p class="message">${g(t)}</p><p class="about">${m}${u === void 0 ? void 0 : E` · ${D(u)}`} · ${l}${p}${y}</p>`,
		a === void 0 ? void 0 : E`<p class="about">${a}</p>`,
		h.length === 0 ? void 0 : E`<pre class="dim">${h.join("\n")}</pre>`,
		v
	]);
}
function lineList(e, t) {
	if (t.length !== 0) return E`<h4 class="body dim">${e}</h4><ul class="lines">${t.map((e) => E`<li>${e}</li>`)}</ul>`;
}
function resultDetails(e, t) {
	let { result: n } = e, { outcome: r, violations: i, warnings: a, excepted: o, excused: s = [], problems: c, skipReason: l = "" } = n, u = 0, list = (t, n) => {
		let r = t.slice(0, e.page.room);
		return e.page.room -= r.length, u += t.length - r.length, r.map(n);
	}, d = [
		...c.map((e) => item("problem", "error", [E`<pre class="message">${e}</pre>`, n.errorCode === void 0 ? void 0 : E`<p class="about mono">${n.errorCode}</p>`])),
		...list(i, (t) => findingItem("violation", t, e)),
		...list(a, (t) => findingItem("warning", t, e)),
		...list(o, (t) => {
			let { exception: n } = t, r = "kind" in n ? "" : `: ${n.reason}`;
			return findingItem("excepted", t, e, `${m(n)}${r}`);
		}),
		...s.flatMap(({ rule: t, findings: n }) => list(n, (n) => findingItem("excepted", n, e, `the policy's exception excuses ${t}`)))
	], f = s.filter(({ findings: e }) => e.length === 0), g = [...[
		i.length === 0 ? void 0 : S(i.length, "violation"),
		a.length === 0 ? void 0 : S(a.length, "warning"),
		c.length === 0 ? void 0 : S(c.length, "error"),
		n.calls === 0 ? void 0 : S(n.calls, "call")
	].filter((e) => e !== void 0), `${n.ms.toFixed(0)} ms`].join(" · "), _ = E`${badge(r, N[r])} ${t === void 0 ? void 0 : E`<span class="mono">${t}</span> · `}<span class="mono">${n.input}</span>`;
	return E`<details data-group${h(n) ? void 0 : E` open`}>${O(_, g)}
${d.length === 0 ? void 0 : E`<ul class="findings">${d}</ul>`}${[
		u === 0 ? void 0 : E`<p class="body dim">${S(u, "more finding")}: see the report in JSON</p>`,
		lineList("Skipped because", l === "" ? [] : [l]),
		lineList("Exceptions of the policy that excuse nothing", f.map(({ rule: e }) => e)),
		lineList("Not found: the service does not know", n.notFound),
		lineList("Did not verify", n.unverified),
		lineList("Truncated evidence: a limit cut the answer of", n.truncated),
		lineList("Errors of built-ins", p(n))
	]}</details>
`;
}
const F = [
	"undecided",
	"invalid",
	"fail",
	"pass",
	"skipped"
], byOutcome = (e, t) => F.indexOf(e.outcome) - F.indexOf(t.outcome), hasFailed = ({ outcome: e }) => e !== "pass" && e !== "skipped";
function failedSection(e, t) {
	let n = e.flatMap(({ policy: e, results: t, rules: n }) => t.filter(hasFailed).map((t) => ({
		policy: e,
		result: t,
		rules: n
	})));
	if (n.length !== 0) return n.sort((e, t) => byOutcome(e.result, t.result)), E`<section><h3>Failed</h3>
${n.map(({ policy: e, ...n }) => resultDetails({
		...n,
		page: t
	}, e))}</section>
`;
}
function policySection({ policy: e, results: t, rules: n }, r) {
	let i = t.filter((e) => e.outcome === "pass" && h(e) && !hasDetails(e)), a = new Set(i), o = t.filter((e) => !a.has(e)).sort(byOutcome), s = o.map((e) => resultDetails({
		result: e,
		rules: n,
		page: r
	})), [c] = t.flatMap((e) => e.source ?? []), l = i.length === 0 ? void 0 : E`<details data-group${o.length === 0 && i.length <= 20 ? E` open` : void 0}><summary>${badge("pass", "pass")} ${S(i.length, "input")} without findings</summary><ul class="lines mono">${i.map(({ input: e }) => E`<li>${e}</li>`)}</ul></details>`, u = n.section(r.sources);
	if (s.length === 0 && l === void 0 && u === void 0) return;
	let d = e === void 0 ? E`Inputs without a policy` : E`<span class="mono">${e}</span>${c === void 0 ? void 0 : E` <span class="dim">from ${c}</span>`}`;
	return E`<section><h3 class="wrap">${d}</h3>
${s}${l}${u}</section>
`;
}
function hasDetails({ warnings: e, excepted: t, notFound: n, unverified: r }) {
	return e.length + t.length + n.length + r.length > 0;
}
function filterForm({ results: e }) {
	let t = [
		[
			"problem",
			"errors",
			count(e, ({ problems: e }) => e.length)
		],
		[
			"violation",
			"violations",
			count(e, ({ violations: e }) => e.length)
		],
		[
			"warning",
			"warnings",
			count(e, ({ warnings: e }) => e.length)
		],
		[
			"excepted",
			"excepted",
			count(e, ({ excepted: e, excused: t = [] }) => t.reduce((e, { findings: t }) => e + t.length, e.length))
		]
	].filter(([, , e]) => e > 0);
	if (t.length === 0) return E``;
	let n = t.map(([e, t, n]) => E`<label><input type="checkbox" value="${e}" checked> ${`${t} (${n})`}</label>`);
	return E`<form class="filter" role="search" data-filter hidden><input type="search" aria-label="Filter findings" placeholder="Filter findings ( / )" autocomplete="off" spellcheck="false">${n}<output aria-live="polite" class="dim"></output></form>`;
}
function count(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function findingsSection(e, t) {
	let n = {
		sources: e.trail?.sources ?? /* @__PURE__ */ new Map(),
		room: 1e4
	}, r = /* @__PURE__ */ new Map();
	for (let e of t) {
		let t = r.get(e.policy);
		t === void 0 ? r.set(e.policy, [e]) : t.push(e);
	}
	let i = [...r].map(([e, t], n) => ({
		policy: e,
		results: t,
		rules: new RuleList(`policy-${n + 1}`)
	})), a = i.length > 1, o = a ? failedSection(i, n) : void 0, s = i.map((e) => policySection(a ? {
		...e,
		results: e.results.filter((e) => !hasFailed(e))
	} : e, n));
	return E`${filterForm(e)}${o}${s}`;
}
// src/gate/report/html/answers-section.ts
const [I, L] = [2e4, 4e6];
function answerText(t) {
	switch (t.kind) {
		case "value": return t.json.length > 2e5 ? t.json : e(i(t.json), "  ");
		case "undefined": return t.notFound ? "not found" : t.reason ?? "undefined";
		case "error": return `${t.code}: ${t.message}`;
	}
}
const R = {
	value: "pass",
	undefined: "warning",
	error: "error"
};
function answersSection(e) {
	let t = L, n = [];
	for (let { name: r, args: i, answer: o } of e) {
		if (t <= 0) break;
		let e = answerText(o), s = e.slice(0, Math.min(I, t)), c = a(r, i);
		t -= s.length + c.length;
		let l = o.kind === "value" ? d(Buffer.byteLength(o.json)) : "", u = o.kind === "undefined" && o.notFound ? "not found" : o.kind, f = s.length < e.length ? E`<p class="dim">${`${e.length - s.length} more characters are not shown.`}</p>` : void 0;
		n.push(E`<details>${O(E`${badge(R[o.kind], u)} <code>${c}</code>`, l)}<div class="body"><pre>${s}</pre>${f}</div></details>
`);
	}
	let r = e.length - n.length;
	return E`${n}${r === 0 ? void 0 : E`<p class="dim">${`${r} more answers are not shown.`}</p>`}`;
}
// src/gate/report/html/explanations-section.ts
const [z, B] = [2e5, 4e6];
function cut({ lines: e, omitted: t }, n) {
	let [r, i] = [0, 0];
	for (let t of e) {
		if (i + t.length + 1 > n) break;
		i += t.length + 1, r++;
	}
	return {
		lines: e.slice(0, r),
		omitted: t + e.length - r,
		length: i
	};
}
function body(e, { lines: t, omitted: n }) {
	let { error: r, differs: i, mode: a } = e;
	if (r !== void 0) return E`<p>No explanation: ${r}</p>`;
	let o = t.length === 0 && n === 0, s = a === "full" || a === "debug" ? "Nothing was evaluated." : `There are no ${a}.`;
	return E`${i === void 0 ? void 0 : E`<p>OPA's evaluator decided otherwise: <code>${i}</code></p>`}${o ? E`<p class="dim">${s}</p>` : E`<pre>${t.join("\n")}</pre>`}${n === 0 ? void 0 : E`<p class="dim">${`${n} more lines are not shown.`}</p>`}`;
}
const isPass = ({ outcome: e }) => e === "pass" || e === "skipped";
function explanationsSection(e) {
	let t = e.filter(({ explanation: e }) => e !== void 0).sort((e, t) => Number(isPass(e)) - Number(isPass(t)));
	if (t.length === 0) return;
	let n = B, r = [];
	for (let { input: e, policy: i = "", outcome: a, explanation: o } of t) {
		if (o === void 0 || n < 1e3) break;
		let t = cut(o, Math.min(z, n));
		n -= t.length + e.length + i.length;
		let s = t.lines.length + t.omitted;
		r.push(E`<details>${O(E`${badge(a, a)} <span class="mono">${i}</span> · <span class="mono">${e}</span>`, S(s, "line"))}<div class="body">${body(o, t)}</div></details>
`);
	}
	let i = t.length - r.length;
	return E`<p class="dim">${"Traces of OPA's evaluator, with the same input and answers. They hold the values of variables."}</p>${r}${i === 0 ? void 0 : E`<p class="dim">${`${i} more explanations are not shown.`}</p>`}`;
}
function percent(e, t) {
	return `${(Math.min(Math.max(e / Math.max(t, .001), 0), 1) * 100).toFixed(2)}%`;
}
const V = {
	used: "used",
	unused: "a guess, not used",
	effect: "with an effect",
	failed: "failed or without an answer"
};
function getKind({ outcome: e, effect: t, used: n }) {
	return e === "error" || e === "cancelled" ? "failed" : t ? "effect" : n ? "used" : "unused";
}
function facts({ outcome: e, used: t, effect: n, cached: r, attempts: i, truncated: a, skipped: o, via: s, reason: c, error: l }) {
	return [
		e === "value" ? void 0 : e.replace("_", " "),
		t ? void 0 : "not used",
		n ? "effect" : void 0,
		r ? "cached" : S(i, "request"),
		a === !0 ? "truncated" : void 0,
		o === !0 ? "skipped" : void 0,
		s === void 0 ? void 0 : `over ${s}`,
		c,
		l?.message
	].filter((e) => e !== void 0).join(", ");
}
function bar(e, t, n) {
	let r = Math.max(e.ms, n / 300), i = Math.min(e.startMs, n - r);
	return E`<svg aria-hidden="true" focusable="false"><rect class="band" x="${percent(t.startMs, n)}" width="${percent(t.endMs - t.startMs, n)}" y="0" height="100%"/><rect class="${getKind(e)}" x="${percent(i, n)}" width="${percent(r, n)}" y="25%" height="50%" rx="1.5"/></svg>`;
}
function row(e, t, n) {
	return E`<tr><td class="call"><code>${u(e)}</code></td><td>${facts(e)}</td><td class="n">${e.bytes === void 0 ? "" : d(e.bytes)}</td><td class="n">${`+${e.startMs.toFixed(0)} ms`}</td><td class="n">${`${e.ms.toFixed(0)} ms`}</td><td class="time">${bar(e, t, n)}</td></tr>
`;
}
function legend() {
	let e = Object.entries(V).map(([e, t]) => E`<li class="time"><svg aria-hidden="true" focusable="false"><rect class="${e}" width="100%" height="100%" rx="1.5"/></svg>${t}</li>`);
	return E`<ul class="legend">${e}</ul>`;
}
function timeline(e, n) {
	let i = f(e), a = [...e].sort((e, t) => e.round - t.round || e.startMs - t.startMs).slice(0, 500), o = /* @__PURE__ */ new Map();
	for (let e of a) {
		let t = o.get(e.round);
		t === void 0 ? o.set(e.round, [e]) : t.push(e);
	}
	let s = Array.from(o, ([e, n]) => {
		let a = {
			startMs: r(n.map(({ startMs: e }) => e)),
			endMs: t(n.map(({ startMs: e, ms: t }) => e + t))
		}, o = `Round ${e}: ${S(n.length, "call")}, ${(a.endMs - a.startMs).toFixed(0)} ms`;
		return E`<tbody><tr><th colspan="6" scope="rowgroup">${o}</th></tr>
${n.map((e) => row(e, a, i))}</tbody>
`;
	}), c = e.length - a.length;
	return E`<div class="scroll" role="region" tabindex="0" aria-label="${n}"><table class="calls"><thead><tr><th scope="col">Call</th><th scope="col">Answer</th><th scope="col" class="n">Size</th><th scope="col" class="n">Start</th><th scope="col" class="n">Took</th><th scope="col">${`0 to ${i.toFixed(0)} ms`}</th></tr></thead>
${s}</table></div>${c === 0 ? void 0 : E`<p class="dim">${`${c} more calls are not shown.`}</p>`}`;
}
// src/gate/report/html/verification-section.ts
const H = /* @__PURE__ */ new Map([
	["signer", "Signed with a"],
	["identity", "Signer"],
	["issuer", "Identity issued by"],
	["key_ids", "Keys"],
	["times", "Times"],
	["log_entries", "Transparency log"],
	["subjects", "Subjects that match"],
	["predicate_type", "Predicate"],
	["payload_type", "Payload type"],
	["payload_digest", "Payload"],
	["document_digest", "Envelope or bundle"],
	["claims", "Claims of the certificate"]
]);
function valueText(t) {
	return typeof t == "string" ? t : Array.isArray(t) && t.every((e) => typeof e == "string") ? t.join("\n") : e(i(s(t)), "  ");
}
function envelopeRows({ envelope: e }) {
	if (e === void 0) return;
	let { type: t, digest: n, verification: r, verifiedThen: i } = e;
	if (r === void 0) return E`<p>${badge("warning", "not checked")} The payload of an envelope (<span class="mono wrap">${t}</span>, <code class="wrap">${n}</code>) was judged; nobody checked its signatures.</p>`;
	let a = Object.entries(r).map(([e, t]) => E`<dt>${H.get(e) ?? e}</dt><dd><pre>${valueText(t)}</pre></dd>`), o = i === !0 ? E`${badge("warning", "verified then")} when the replayed answers were recorded, and not now` : E`${badge("pass", "verified")}`;
	return E`<p>${o}</p><dl>${a}</dl>`;
}
function verificationSection({ results: e }) {
	let t = new Map(e.flatMap((e) => e.envelope === void 0 ? [] : [[e.input, e]]));
	if (t.size !== 0) return E`${Array.from(t, ([e, t]) => E`<h3 class="mono wrap">${e}</h3>${envelopeRows(t)}
`)}`;
}
// src/gate/report/html.ts
const U = {
	pass: ["PASS", "Every policy passed every input that it judged."],
	fail: ["FAIL", "A policy refused an input."],
	invalid: ["NO VERDICT", "An input, a policy or an option is unusable. Trying again will not help."],
	undecided: ["NO VERDICT", "There is no verdict, because of missing credentials, the network, the service or time."]
};
function counts({ counts: e, inputs: t, policies: n }) {
	let r = [
		[
			e.fail,
			"failed",
			"fail"
		],
		[
			e.invalid + e.undecided,
			"without a verdict",
			"error"
		],
		[
			e.pass,
			"passed",
			"pass"
		],
		[
			e.skipped,
			"skipped",
			"skipped"
		],
		[
			e.warning,
			e.warning === 1 ? "warning" : "warnings",
			"warning"
		],
		[
			e.excepted,
			"excepted",
			"excepted"
		],
		[
			e.truncated,
			"on truncated evidence",
			"warning"
		],
		[
			t,
			t === 1 ? "input" : "inputs",
			""
		],
		[
			n.length,
			n.length === 1 ? "policy" : "policies",
			""
		]
	].filter(([e]) => e > 0).map(([e, t, n]) => E`<li class="${n}"><b>${e}</b> ${t}</li>`);
	return E`<ul class="counts">${r}</ul>`;
}
function notesSection(e) {
	let t = y(e);
	if (t.length === 0) return;
	let n = t.map((e) => {
		let t = v(e);
		return E`<li>${badge(t, t)}<div class="told"><p class="message">${e.message}</p><p class="about mono">${e.code}</p></div></li>`;
	});
	return E`<ul class="findings">${n}</ul>`;
}
function callsSection({ trail: e }) {
	let n = e?.decisions ?? [];
	if (n.length === 0) return;
	let r = n.slice(0, 100).map(({ input: e, policy: n, calls: r }, i) => {
		let a = t(r.map(({ round: e }) => e)), o = t(r.map(({ startMs: e, ms: t }) => e + t)), s = `${S(r.length, "call")} in ${S(a, "round")}, ${o.toFixed(0)} ms`;
		return E`<details${i < 3 ? E` open` : void 0}>${O(E`<span class="mono">${n}</span> · <span class="mono">${e}</span>`, s)}<div class="body">${timeline(r, `Calls of ${n} for ${e}`)}</div></details>
`;
	}), i = n.length - r.length;
	return E`<p class="dim">The calls of each evaluation, by round: those of a round were made at once. The band is the time of the round.</p>${legend()}${r}${i === 0 ? void 0 : E`<p class="dim">${`The calls of ${i} more evaluations are not shown.`}</p>`}`;
}
async function toSections(e, t) {
	let { recording: n } = e, r = n === void 0 ? void 0 : answerGraph(e, n), i = n?.calls ?? [];
	return [
		{
			id: "findings",
			title: "Findings",
			body: findingsSection(e, t)
		},
		{
			id: "notes",
			title: "Notes",
			body: notesSection(e)
		},
		{
			id: "signatures",
			title: "Signatures",
			body: verificationSection(e)
		},
		{
			id: "explanations",
			title: "Explanations",
			body: explanationsSection(t)
		},
		{
			id: "calls",
			title: "Calls",
			body: callsSection(e)
		},
		{
			id: "references",
			title: "References",
			body: r === void 0 ? void 0 : await k(r, "What the evidence refers to")
		},
		{
			id: "answers",
			title: "Recorded answers",
			body: i.length === 0 ? void 0 : answersSection(i)
		}
	];
}
async function reportHtml(e, { summary: t, exitCode: n = j(e) } = {}) {
	let r = (await toSections(e, b(e, t))).filter(({ body: e }) => e !== void 0), [i, a] = U[e.outcome], o = e.trail?.time.toISOString().replace(/\.\d+Z$/, "Z"), s = E`<a class="skip" href="#findings">Skip to the findings</a>
<header class="top"><div class="verdict ${e.outcome}"><h1>${i}</h1><p>${x(e)}</p><p class="why dim">${a} Exit code ${n}.${o === void 0 ? void 0 : E` <time datetime="${o}">${o}</time>`}</p></div>
${counts(e)}
${r.length === 1 ? void 0 : E`<nav aria-label="Sections"><ul>${r.map(({ id: e, title: t }) => E`<li><a href="#${e}">${t}</a></li>`)}</ul></nav>`}</header>
<main>
${r.map(({ id: e, title: t, body: n }) => E`<section id="${e}" aria-labelledby="${e}-title"><h2 id="${e}-title">${t}</h2>
${n}</section>
`)}</main>
<footer>${`regohost ${c}`}</footer>`;
	return A(`${i}: policy gate`, s);
}
export { reportHtml };
