import { counted as e, formatJson as t, highest as n, isJsonObject as r, lowest as i, parseJson as a, shownRecordedCall as o, toJsonValue as s, toStrictJson as c } from "./evaluation.js";
import { version as l } from "./start.js";
import { GraphBuilder as u } from "./reference-graph.js";
import { callTitle as d, formatSize as f, lastEndMs as p } from "./waterfall.js";
import { builtinErrorLines as m, exceptionName as h, isPlainPass as g, messageText as _, metadataLines as v, noteLevel as y, notesBesideResults as b, shownResults as x, summarize as S } from "./judging.js";
import { ruleLocations as C } from "./shared.js";
import { positionKey as w } from "./source-excerpt.js";
import { link as T, markup as E, prose as D, summary as O } from "./graph-style.js";
import { graphSection as k, loadDrawing as A, toPage as j } from "./page.js";
import { gateExitCode as M } from "./gate2.js";
// src/gate/report/html/answer-graph.ts
const N = /^[a-z0-9]+:[0-9a-f]{40,128}$/;
function toItem(e, t = 0) {
	if (!r(e)) return;
	let { digest: n, kind: i, metadata: a, references: o } = e;
	if (typeof n != "string" || typeof i != "string") return;
	let s = r(a) ? a.name : void 0, c = Array.isArray(o) && t < 20 ? o : [];
	return {
		digest: n,
		kind: i,
		...typeof s == "string" ? { name: s } : {},
		references: c.flatMap((e) => toItem(e, t + 1) ?? [])
	};
}
function usedDigests({ trail: e }) {
	let t = /* @__PURE__ */ new Set();
	for (let { calls: n } of e?.decisions ?? []) for (let e of n) if (e.used) for (let n of e.args) typeof n == "string" && N.test(n) && t.add(n);
	return t;
}
function answerGraph(e, t) {
	let n = new u(2e3);
	for (let { name: e, args: r, answer: i } of t.calls) {
		if (!e.endsWith(".discover")) continue;
		let t = s(a(r)), [o, c] = Array.isArray(t) ? t : [];
		if (i.kind === "value") {
			let e = toItem(s(a(i.json)));
			e !== void 0 && n.add(e);
		} else i.kind === "undefined" && i.notFound && typeof o == "string" && n.addNotFound(o, typeof c == "string" ? c : "");
	}
	return n.size === 0 ? void 0 : n.graph(usedDigests(e));
}
// src/gate/report/html/findings.ts
const P = {
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
function excerpt(t, { file: n, line: r, column: i }, [a, o], s = 0) {
	let c = t.get(n);
	if (c === void 0) return;
	let l = [];
	for (let e = a; e <= o; e++) {
		let t = c.lines.get(e);
		if (t === void 0) break;
		let n = e === r && i !== void 0 ? c.places.get(w(r, i)) : void 0;
		l.push(E`<span class="l${e === r ? " at" : ""}">${sourceLine(e, t, n)}</span>`);
	}
	if (l.length !== 0) return E`<figure class="source"><figcaption>${`${n}:${r}`}</figcaption><pre>${l}</pre>${s === 0 ? void 0 : E`<p class="body dim">${`${e(s, "more line")} not shown`}</p>`}</figure>`;
}
function ruleExcerpt(e, { file: t, row: n }) {
	let r = e.get(t)?.rules.get(n) ?? n, i = Math.min(r, n + 40 - 1);
	return excerpt(e, {
		file: t,
		line: n
	}, [n, i], r - i);
}
function locationText({ file: e, line: t, column: n }) {
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
const F = {
	violation: "fail",
	warning: "warning",
	excepted: "excepted",
	problem: "error"
};
function item(e, t, n) {
	return E`<li data-finding="${e}">${badge(F[e], t)}<div class="told">${n}</div></li>
`;
}
function findingItem(e, t, { result: n, rules: r, page: { sources: i } }, a) {
	let { id: o, rule: s, severity: c, severityLabel: l = c, title: u, location: d, about: f } = t, p = d === void 0 ? void 0 : E` · <span class="mono">${locationText(d)}</span>`, m = C(f).length === 0 && f.title === void 0 && f.description === void 0 ? E`<span class="mono">${o}</span>` : E`<a class="mono" href="#${r.anchorOf(f)}">${o}</a>`, h = v(t), g = d?.line === void 0 ? void 0 : excerpt(i, {
		...d,
		line: d.line
	}, [Math.max(d.line - 1, 1), d.line + 1]), y = d === void 0 && n.line !== void 0 ? ` · line ${n.line}` : "";
	return item(e, e === "violation" ? s : e, [
		E`<p class="message">${_(t)}</p><p class="about">${m}${u === void 0 ? void 0 : E` · ${D(u)}`} · ${l}${p}${y}</p>`,
		a === void 0 ? void 0 : E`<p class="about">${a}</p>`,
		h.length === 0 ? void 0 : E`<pre class="dim">${h.join("\n")}</pre>`,
		g
	]);
}
function lineList(e, t) {
	if (t.length !== 0) return E`<h4 class="body dim">${e}</h4><ul class="lines">${t.map((e) => E`<li>${e}</li>`)}</ul>`;
}
function resultDetails(t, n) {
	let { result: r } = t, { outcome: i, violations: a, warnings: o, excepted: s, excused: c = [], problems: l, skipReason: u = "" } = r, d = 0, list = (e, n) => {
		let r = e.slice(0, t.page.room);
		return t.page.room -= r.length, d += e.length - r.length, r.map(n);
	}, f = [
		...l.map((e) => item("problem", "error", [E`<pre class="message">${e}</pre>`, r.errorCode === void 0 ? void 0 : E`<p class="about mono">${r.errorCode}</p>`])),
		...list(a, (e) => findingItem("violation", e, t)),
		...list(o, (e) => findingItem("warning", e, t)),
		...list(s, (e) => {
			let { exception: n } = e, r = "kind" in n ? "" : `: ${n.reason}`;
			return findingItem("excepted", e, t, `${h(n)}${r}`);
		}),
		...c.flatMap(({ rule: e, findings: n }) => list(n, (n) => findingItem("excepted", n, t, `the policy's exception excuses ${e}`)))
	], p = c.filter(({ findings: e }) => e.length === 0), _ = [...[
		a.length === 0 ? void 0 : e(a.length, "violation"),
		o.length === 0 ? void 0 : e(o.length, "warning"),
		l.length === 0 ? void 0 : e(l.length, "error"),
		r.calls === 0 ? void 0 : e(r.calls, "call")
	].filter((e) => e !== void 0), `${r.ms.toFixed(0)} ms`].join(" · "), v = E`${badge(i, P[i])} ${n === void 0 ? void 0 : E`<span class="mono">${n}</span> · `}<span class="mono">${r.input}</span>`;
	return E`<details data-group${g(r) ? void 0 : E` open`}>${O(v, _)}
${f.length === 0 ? void 0 : E`<ul class="findings">${f}</ul>`}${[
		d === 0 ? void 0 : E`<p class="body dim">${e(d, "more finding")}: see the report in JSON</p>`,
		lineList("Skipped because", u === "" ? [] : [u]),
		lineList("Exceptions of the policy that excuse nothing", p.map(({ rule: e }) => e)),
		lineList("Not found: the service does not know", r.notFound),
		lineList("Did not verify", r.unverified),
		lineList("Truncated evidence: a limit cut the answer of", r.truncated),
		lineList("Errors of built-ins", m(r))
	]}</details>
`;
}
const I = [
	"undecided",
	"invalid",
	"fail",
	"pass",
	"skipped"
], byOutcome = (e, t) => I.indexOf(e.outcome) - I.indexOf(t.outcome), hasFailed = ({ outcome: e }) => e !== "pass" && e !== "skipped";
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
function policySection({ policy: t, results: n, rules: r }, i) {
	let a = n.filter((e) => e.outcome === "pass" && g(e) && !hasDetails(e)), o = new Set(a), s = n.filter((e) => !o.has(e)).sort(byOutcome), c = s.map((e) => resultDetails({
		result: e,
		rules: r,
		page: i
	})), [l] = n.flatMap((e) => e.source ?? []), u = a.length === 0 ? void 0 : E`<details data-group${s.length === 0 && a.length <= 20 ? E` open` : void 0}><summary>${badge("pass", "pass")} ${e(a.length, "input")} without findings</summary><ul class="lines mono">${a.map(({ input: e }) => E`<li>${e}</li>`)}</ul></details>`, d = r.section(i.sources);
	if (c.length === 0 && u === void 0 && d === void 0) return;
	let f = t === void 0 ? E`Inputs without a policy` : E`<span class="mono">${t}</span>${l === void 0 ? void 0 : E` <span class="dim">from ${l}</span>`}`;
	return E`<section><h3 class="wrap">${f}</h3>
${c}${u}${d}</section>
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
const [L, R] = [2e4, 4e6];
function answerText(e) {
	switch (e.kind) {
		case "value": return e.json.length > 2e5 ? e.json : t(a(e.json), "  ");
		case "undefined": return e.notFound ? "not found" : e.reason ?? "undefined";
		case "error": return `${e.code}: ${e.message}`;
	}
}
const z = {
	value: "pass",
	undefined: "warning",
	error: "error"
};
function answersSection(e) {
	let t = R, n = [];
	for (let { name: r, args: i, answer: a } of e) {
		if (t <= 0) break;
		let e = answerText(a), s = e.slice(0, Math.min(L, t)), c = o(r, i);
		t -= s.length + c.length;
		let l = a.kind === "value" ? f(Buffer.byteLength(a.json)) : "", u = a.kind === "undefined" && a.notFound ? "not found" : a.kind, d = s.length < e.length ? E`<p class="dim">${`${e.length - s.length} more characters are not shown.`}</p>` : void 0;
		n.push(E`<details>${O(E`${badge(z[a.kind], u)} <code>${c}</code>`, l)}<div class="body"><pre>${s}</pre>${d}</div></details>
`);
	}
	let r = e.length - n.length;
	return E`${n}${r === 0 ? void 0 : E`<p class="dim">${`${r} more answers are not shown.`}</p>`}`;
}
// src/gate/report/html/explanations-section.ts
const [B, V] = [2e5, 4e6];
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
function explanationsSection(t) {
	let n = t.filter(({ explanation: e }) => e !== void 0).sort((e, t) => Number(isPass(e)) - Number(isPass(t)));
	if (n.length === 0) return;
	let r = V, i = [];
	for (let { input: t, policy: a = "", outcome: o, explanation: s } of n) {
		if (s === void 0 || r < 1e3) break;
		let n = cut(s, Math.min(B, r));
		r -= n.length + t.length + a.length;
		let c = n.lines.length + n.omitted;
		i.push(E`<details>${O(E`${badge(o, o)} <span class="mono">${a}</span> · <span class="mono">${t}</span>`, e(c, "line"))}<div class="body">${body(s, n)}</div></details>
`);
	}
	let a = n.length - i.length;
	return E`<p class="dim">${"Traces of OPA's evaluator, with the same input and answers. They hold the values of variables."}</p>${i}${a === 0 ? void 0 : E`<p class="dim">${`${a} more explanations are not shown.`}</p>`}`;
}
function percent(e, t) {
	return `${(Math.min(Math.max(e / Math.max(t, .001), 0), 1) * 100).toFixed(2)}%`;
}
const H = {
	used: "used",
	unused: "a guess, not used",
	effect: "with an effect",
	failed: "failed or without an answer"
};
function getKind({ outcome: e, effect: t, used: n }) {
	return e === "error" || e === "cancelled" ? "failed" : t ? "effect" : n ? "used" : "unused";
}
function facts({ outcome: t, used: n, effect: r, cached: i, attempts: a, truncated: o, skipped: s, via: c, reason: l, error: u }) {
	return [
		t === "value" ? void 0 : t.replace("_", " "),
		n ? void 0 : "not used",
		r ? "effect" : void 0,
		i ? "cached" : e(a, "request"),
		o === !0 ? "truncated" : void 0,
		s === !0 ? "skipped" : void 0,
		c === void 0 ? void 0 : `over ${c}`,
		l,
		u?.message
	].filter((e) => e !== void 0).join(", ");
}
function bar(e, t, n) {
	let r = Math.max(e.ms, n / 300), i = Math.min(e.startMs, n - r);
	return E`<svg aria-hidden="true" focusable="false"><rect class="band" x="${percent(t.startMs, n)}" width="${percent(t.endMs - t.startMs, n)}" y="0" height="100%"/><rect class="${getKind(e)}" x="${percent(i, n)}" width="${percent(r, n)}" y="25%" height="50%" rx="1.5"/></svg>`;
}
function row(e, t, n) {
	return E`<tr><td class="call"><code>${d(e)}</code></td><td>${facts(e)}</td><td class="n">${e.bytes === void 0 ? "" : f(e.bytes)}</td><td class="n">${`+${e.startMs.toFixed(0)} ms`}</td><td class="n">${`${e.ms.toFixed(0)} ms`}</td><td class="time">${bar(e, t, n)}</td></tr>
`;
}
function legend() {
	let e = Object.entries(H).map(([e, t]) => E`<li class="time"><svg aria-hidden="true" focusable="false"><rect class="${e}" width="100%" height="100%" rx="1.5"/></svg>${t}</li>`);
	return E`<ul class="legend">${e}</ul>`;
}
function timeline(t, r) {
	let a = p(t), o = [...t].sort((e, t) => e.round - t.round || e.startMs - t.startMs).slice(0, 500), s = /* @__PURE__ */ new Map();
	for (let e of o) {
		let t = s.get(e.round);
		t === void 0 ? s.set(e.round, [e]) : t.push(e);
	}
	let c = Array.from(s, ([t, r]) => {
		let o = {
			startMs: i(r.map(({ startMs: e }) => e)),
			endMs: n(r.map(({ startMs: e, ms: t }) => e + t))
		}, s = `Round ${t}: ${e(r.length, "call")}, ${(o.endMs - o.startMs).toFixed(0)} ms`;
		return E`<tbody><tr><th colspan="6" scope="rowgroup">${s}</th></tr>
${r.map((e) => row(e, o, a))}</tbody>
`;
	}), l = t.length - o.length;
	return E`<div class="scroll" role="region" tabindex="0" aria-label="${r}"><table class="calls"><thead><tr><th scope="col">Call</th><th scope="col">Answer</th><th scope="col" class="n">Size</th><th scope="col" class="n">Start</th><th scope="col" class="n">Took</th><th scope="col">${`0 to ${a.toFixed(0)} ms`}</th></tr></thead>
${c}</table></div>${l === 0 ? void 0 : E`<p class="dim">${`${l} more calls are not shown.`}</p>`}`;
}
// src/gate/report/html/verification-section.ts
const U = /* @__PURE__ */ new Map([
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
function valueText(e) {
	return typeof e == "string" ? e : Array.isArray(e) && e.every((e) => typeof e == "string") ? e.join("\n") : t(a(c(e)), "  ");
}
function envelopeRows({ envelope: e }) {
	if (e === void 0) return;
	let { type: t, digest: n, verification: r, verifiedThen: i } = e;
	if (r === void 0) return E`<p>${badge("warning", "not checked")} The payload of an envelope (<span class="mono wrap">${t}</span>, <code class="wrap">${n}</code>) was judged; nobody checked its signatures.</p>`;
	let a = Object.entries(r).map(([e, t]) => E`<dt>${U.get(e) ?? e}</dt><dd><pre>${valueText(t)}</pre></dd>`), o = i === !0 ? E`${badge("warning", "verified then")} when the replayed answers were recorded, and not now` : E`${badge("pass", "verified")}`;
	return E`<p>${o}</p><dl>${a}</dl>`;
}
function verificationSection({ results: e }) {
	let t = new Map(e.flatMap((e) => e.envelope === void 0 ? [] : [[e.input, e]]));
	if (t.size !== 0) return E`${Array.from(t, ([e, t]) => E`<h3 class="mono wrap">${e}</h3>${envelopeRows(t)}
`)}`;
}
// src/gate/report/html.ts
const W = {
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
	let t = b(e);
	if (t.length === 0) return;
	let n = t.map((e) => {
		let t = y(e);
		return E`<li>${badge(t, t)}<div class="told"><p class="message">${e.message}</p><p class="about mono">${e.code}</p></div></li>`;
	});
	return E`<ul class="findings">${n}</ul>`;
}
function callsSection({ trail: t }) {
	let r = t?.decisions ?? [];
	if (r.length === 0) return;
	let i = r.slice(0, 100).map(({ input: t, policy: r, calls: i }, a) => {
		let o = n(i.map(({ round: e }) => e)), s = n(i.map(({ startMs: e, ms: t }) => e + t)), c = `${e(i.length, "call")} in ${e(o, "round")}, ${s.toFixed(0)} ms`;
		return E`<details${a < 3 ? E` open` : void 0}>${O(E`<span class="mono">${r}</span> · <span class="mono">${t}</span>`, c)}<div class="body">${timeline(i, `Calls of ${r} for ${t}`)}</div></details>
`;
	}), a = r.length - i.length;
	return E`<p class="dim">The calls of each evaluation, by round: those of a round were made at once. The band is the time of the round.</p>${legend()}${i}${a === 0 ? void 0 : E`<p class="dim">${`The calls of ${a} more evaluations are not shown.`}</p>`}`;
}
function toSections(e, t, n) {
	let { recording: r } = e, i = r === void 0 ? void 0 : answerGraph(e, r), a = r?.calls ?? [];
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
			body: i === void 0 || n === void 0 ? void 0 : k(i, "What the evidence refers to", n)
		},
		{
			id: "answers",
			title: "Recorded answers",
			body: a.length === 0 ? void 0 : answersSection(a)
		}
	];
}
async function loadReportHtml(e) {
	let t = e.recording === void 0 ? void 0 : await A();
	return (e, n) => reportHtml(e, n, t);
}
function reportHtml(e, { summary: t, exitCode: n = M(e) }, r) {
	let i = toSections(e, x(e, t), r).filter(({ body: e }) => e !== void 0), [a, o] = W[e.outcome], s = e.trail?.time.toISOString().replace(/\.\d+Z$/, "Z"), c = E`<a class="skip" href="#findings">Skip to the findings</a>
<header class="top"><div class="verdict ${e.outcome}"><h1>${a}</h1><p>${S(e)}</p><p class="why dim">${o} Exit code ${n}.${s === void 0 ? void 0 : E` <time datetime="${s}">${s}</time>`}</p></div>
${counts(e)}
${i.length === 1 ? void 0 : E`<nav aria-label="Sections"><ul>${i.map(({ id: e, title: t }) => E`<li><a href="#${e}">${t}</a></li>`)}</ul></nav>`}</header>
<main>
${i.map(({ id: e, title: t, body: n }) => E`<section id="${e}" aria-labelledby="${e}-title"><h2 id="${e}-title">${t}</h2>
${n}</section>
`)}</main>
<footer>${`regohost ${l}`}</footer>`;
	return j(`${a}: policy gate`, c);
}
export { loadReportHtml };
