import { formatJson as e, highest as t, lowest as n, metadataLines as r, parseJson as i, rulePlaces as a, shownRecordedCall as o, toJsonValue as s, toStrictJson as c } from "./shared.js";
import { version as l } from "./start.js";
import { GraphBuilder as u } from "./reference-graph.js";
import { callTitle as d, formatSize as f } from "./waterfall.js";
import { placeKey as p } from "./source-excerpt.js";
import { builtinErrorLines as m, exceptionName as h, isPlainPass as g, messageText as _, noteLevel as v, notesBesideResults as y, summarize as b } from "./report-lines.js";
import { link as x, markup as S, summary as C } from "./graph-style.js";
import { graphSection as w, toPage as T } from "./page.js";
import { gateExitCode as E } from "./report-options.js";
// src/gate/report/html/answer-graph.ts
const D = /^[a-z0-9]+:[0-9a-f]{40,128}$/;
function isJsonObject(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function toItem(e, t = 0) {
	if (!isJsonObject(e)) return;
	let { digest: n, kind: r, metadata: i, references: a } = e;
	if (typeof n != "string" || typeof r != "string") return;
	let o = isJsonObject(i) ? i.name : void 0, s = Array.isArray(a) && t < 20 ? a : [];
	return {
		digest: n,
		kind: r,
		...typeof o == "string" ? { name: o } : {},
		references: s.flatMap((e) => toItem(e, t + 1) ?? [])
	};
}
function usedDigests({ trail: e }) {
	let t = /* @__PURE__ */ new Set();
	for (let { calls: n } of e?.decisions ?? []) for (let e of n) if (e.used) for (let n of e.args) typeof n == "string" && D.test(n) && t.add(n);
	return t;
}
function answerGraph(e, t) {
	let n = new u(2e3);
	for (let { name: e, args: r, answer: a } of t.calls) {
		if (!e.endsWith(".discover")) continue;
		let t = s(i(r)), [o, c] = Array.isArray(t) ? t : [];
		if (a.kind === "value") {
			let e = toItem(s(i(a.json)));
			e !== void 0 && n.add(e);
		} else a.kind === "undefined" && a.notFound && typeof o == "string" && n.addNotFound(o, typeof c == "string" ? c : "");
	}
	return n.size === 0 ? void 0 : n.graph(usedDigests(e));
}
// src/gate/report/html/findings.ts
const O = {
	pass: "pass",
	fail: "fail",
	skipped: "skipped",
	invalid: "no verdict",
	undecided: "no verdict"
};
function badge(e, t) {
	return S`<span class="badge ${e}">${t}</span>`;
}
function sourceLine(e, t, n) {
	let { before: r = t, after: i } = n ?? {}, [a = ""] = i ?? "", o = i === void 0 ? S`${t === "" ? " " : t}` : S`${r}<mark>${a === "" ? " " : a}</mark>${i.slice(a.length)}`;
	return S`<i>${e}</i>${o}`;
}
function excerpt(e, { file: t, line: n, column: r }, [i, a], o = !1) {
	let s = e.get(t);
	if (s === void 0) return;
	let c = [];
	for (let e = i; e <= a; e++) {
		let t = s.lines.get(e);
		if (t === void 0 || o && t.trim() === "") break;
		let i = e === n && r !== void 0 ? s.places.get(p(n, r)) : void 0;
		c.push(S`<span class="l${e === n ? " at" : ""}">${sourceLine(e, t, i)}</span>`);
	}
	if (c.length !== 0) return S`<figure class="source"><figcaption>${`${t}:${n}`}</figcaption><pre>${c}</pre></figure>`;
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
		let t = JSON.stringify([e.id, a(e)]), n = this.#e.get(t);
		if (n !== void 0) return n.anchor;
		let r = `${this.#t}-rule-${this.#e.size + 1}`;
		return this.#e.set(t, {
			anchor: r,
			rule: e
		}), r;
	}
	section(e) {
		if (this.#e.size === 0) return;
		let t = [...this.#e.values()].map(({ anchor: t, rule: n }) => {
			let { id: r, title: i, description: o, helpUri: s } = n, c = a(n), l = c.map(({ file: t, row: n }) => excerpt(e, {
				file: t,
				line: n
			}, [n, n + 6], !0) ?? S`<p class="dim mono wrap">${`${t}:${n}`}</p>`), u = c.length > 1 ? S`<p class="dim">${`one of its ${c.length} definitions; METADATA with different titles tells them apart`}</p>` : void 0;
			return S`<dt id="${t}"><code>${r}</code></dt><dd>${i === void 0 ? void 0 : S`<p>${i}</p>`}${o === void 0 ? void 0 : S`<p class="dim">${o}</p>`}${s === void 0 ? void 0 : S`<p>${x(s, s)}</p>`}${u}${l}</dd>
`;
		});
		return S`<details open><summary>Rules that found something</summary><div class="body"><dl>${t}</dl></div></details>`;
	}
};
const k = {
	violation: "fail",
	warning: "warning",
	excepted: "excepted",
	problem: "error"
};
function item(e, t, n) {
	return S`<li data-finding="${e}">${badge(k[e], t)}<div class="told">${n}</div></li>
`;
}
function findingItem(e, t, { result: n, rules: i, page: { sources: o } }, s) {
	let { id: c, rule: l, severity: u, severityLabel: d = u, title: f, location: p, about: m } = t, h = p === void 0 ? void 0 : S` · <span class="mono">${placeText(p)}</span>`, g = a(m).length === 0 && m.title === void 0 && m.description === void 0 ? S`<span class="mono">${c}</span>` : S`<a class="mono" href="#${i.anchorOf(m)}">${c}</a>`, v = r(t), y = p?.line === void 0 ? void 0 : excerpt(o, {
		...p,
		line: p.line
	}, [Math.max(p.line - 1, 1), p.line + 1]), b = p === void 0 && n.line !== void 0 ? ` · line ${n.line}` : "";
	return item(e, e === "violation" ? l : e, [
		S`<p class="message">${_(t)}</p><p class="about">${g}${f === void 0 ? void 0 : ` · ${f}`} · ${d}${h}${b}</p>`,
		s === void 0 ? void 0 : S`<p class="about">${s}</p>`,
		v.length === 0 ? void 0 : S`<pre class="dim">${v.join("\n")}</pre>`,
		y
	]);
}
function lineList(e, t) {
	if (t.length !== 0) return S`<h4 class="body dim">${e}</h4><ul class="lines">${t.map((e) => S`<li>${e}</li>`)}</ul>`;
}
function plural(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
function resultDetails(e, t) {
	let { result: n } = e, { outcome: r, violations: i, warnings: a, excepted: o, excused: s = [], problems: c, skipReason: l = "" } = n, u = 0, list = (t, n) => {
		let r = t.slice(0, e.page.room);
		return e.page.room -= r.length, u += t.length - r.length, r.map(n);
	}, d = [
		...c.map((e) => item("problem", "error", [S`<pre class="message">${e}</pre>`, n.errorCode === void 0 ? void 0 : S`<p class="about mono">${n.errorCode}</p>`])),
		...list(i, (t) => findingItem("violation", t, e)),
		...list(a, (t) => findingItem("warning", t, e)),
		...list(o, (t) => {
			let { exception: n } = t, r = "kind" in n ? "" : `: ${n.reason}`;
			return findingItem("excepted", t, e, `${h(n)}${r}`);
		}),
		...s.flatMap(({ rule: t, findings: n }) => list(n, (n) => findingItem("excepted", n, e, `the policy's exception excuses ${t}`)))
	], f = s.filter(({ findings: e }) => e.length === 0), p = [...[
		i.length === 0 ? void 0 : plural(i.length, "violation"),
		a.length === 0 ? void 0 : plural(a.length, "warning"),
		c.length === 0 ? void 0 : plural(c.length, "error"),
		n.calls === 0 ? void 0 : plural(n.calls, "call")
	].filter((e) => e !== void 0), `${n.ms.toFixed(0)} ms`].join(" · "), _ = S`${badge(r, O[r])} ${t === void 0 ? void 0 : S`<span class="mono">${t}</span> · `}<span class="mono">${n.input}</span>`;
	return S`<details data-group${g(n) ? void 0 : S` open`}>${C(_, p)}
${d.length === 0 ? void 0 : S`<ul class="findings">${d}</ul>`}${[
		u === 0 ? void 0 : S`<p class="body dim">${plural(u, "more finding")}: see the report in JSON</p>`,
		lineList("Skipped because", l === "" ? [] : [l]),
		lineList("Exceptions of the policy that excuse nothing", f.map(({ rule: e }) => e)),
		lineList("Not found: the service does not know", n.notFound),
		lineList("Did not verify", n.unverified),
		lineList("Truncated evidence: a limit cut the answer of", n.truncated),
		lineList("Errors of built-ins", m(n))
	]}</details>
`;
}
const A = [
	"undecided",
	"invalid",
	"fail",
	"pass",
	"skipped"
], byOutcome = (e, t) => A.indexOf(e.outcome) - A.indexOf(t.outcome), hasFailed = ({ outcome: e }) => e !== "pass" && e !== "skipped";
function failedSection(e, t) {
	let n = e.flatMap(({ policy: e, results: t, rules: n }) => t.filter(hasFailed).map((t) => ({
		policy: e,
		result: t,
		rules: n
	})));
	if (n.length !== 0) return n.sort((e, t) => byOutcome(e.result, t.result)), S`<section><h3>Failed</h3>
${n.map(({ policy: e, ...n }) => resultDetails({
		...n,
		page: t
	}, e))}</section>
`;
}
function policySection({ policy: e, results: t, rules: n }, r) {
	let i = t.filter((e) => e.outcome === "pass" && g(e) && !hasDetails(e)), a = new Set(i), o = t.filter((e) => !a.has(e)).sort(byOutcome), s = o.map((e) => resultDetails({
		result: e,
		rules: n,
		page: r
	})), [c] = t.flatMap((e) => e.source ?? []), l = i.length === 0 ? void 0 : S`<details data-group${o.length === 0 && i.length <= 20 ? S` open` : void 0}><summary>${badge("pass", "pass")} ${plural(i.length, "input")} without findings</summary><ul class="lines mono">${i.map(({ input: e }) => S`<li>${e}</li>`)}</ul></details>`, u = n.section(r.sources);
	if (s.length === 0 && l === void 0 && u === void 0) return;
	let d = e === void 0 ? S`Inputs without a policy` : S`<span class="mono">${e}</span>${c === void 0 ? void 0 : S` <span class="dim">from ${c}</span>`}`;
	return S`<section><h3 class="wrap">${d}</h3>
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
	if (t.length === 0) return S``;
	let n = t.map(([e, t, n]) => S`<label><input type="checkbox" value="${e}" checked> ${`${t} (${n})`}</label>`);
	return S`<form class="filter" role="search" data-filter hidden><input type="search" aria-label="Filter findings" placeholder="Filter findings ( / )" autocomplete="off" spellcheck="false">${n}<output aria-live="polite" class="dim"></output></form>`;
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
	return S`${filterForm(e)}${o}${s}`;
}
// src/gate/report/html/answers-section.ts
const [j, M] = [2e4, 4e6];
function answerText(t) {
	switch (t.kind) {
		case "value": return t.json.length > 2e5 ? t.json : e(i(t.json), "  ");
		case "undefined": return t.notFound ? "not found" : t.reason ?? "undefined";
		case "error": return `${t.code}: ${t.message}`;
	}
}
const N = {
	value: "pass",
	undefined: "warning",
	error: "error"
};
function answersSection(e) {
	let t = M, n = [];
	for (let { name: r, args: i, answer: a } of e) {
		if (t <= 0) break;
		let e = answerText(a), s = e.slice(0, Math.min(j, t)), c = o(r, i);
		t -= s.length + c.length;
		let l = a.kind === "value" ? f(Buffer.byteLength(a.json)) : "", u = a.kind === "undefined" && a.notFound ? "not found" : a.kind, d = s.length < e.length ? S`<p class="dim">${`${e.length - s.length} more characters are not shown.`}</p>` : void 0;
		n.push(S`<details>${C(S`${badge(N[a.kind], u)} <code>${c}</code>`, l)}<div class="body"><pre>${s}</pre>${d}</div></details>
`);
	}
	let r = e.length - n.length;
	return S`${n}${r === 0 ? void 0 : S`<p class="dim">${`${r} more answers are not shown.`}</p>`}`;
}
// src/gate/report/html/explanations-section.ts
const [P, F] = [2e5, 4e6];
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
	if (r !== void 0) return S`<p>No explanation: ${r}</p>`;
	let o = t.length === 0 && n === 0, s = a === "full" || a === "debug" ? "Nothing was evaluated." : `There are no ${a}.`;
	return S`${i === void 0 ? void 0 : S`<p>OPA's evaluator decided otherwise: <code>${i}</code></p>`}${o ? S`<p class="dim">${s}</p>` : S`<pre>${t.join("\n")}</pre>`}${n === 0 ? void 0 : S`<p class="dim">${`${n} more lines are not shown.`}</p>`}`;
}
const isPass = ({ outcome: e }) => e === "pass" || e === "skipped";
function explanationsSection(e) {
	let t = e.filter(({ explanation: e }) => e !== void 0).sort((e, t) => Number(isPass(e)) - Number(isPass(t)));
	if (t.length === 0) return;
	let n = F, r = [];
	for (let { input: e, policy: i = "", outcome: a, explanation: o } of t) {
		if (o === void 0 || n < 1e3) break;
		let t = cut(o, Math.min(P, n));
		n -= t.length + e.length + i.length;
		let s = t.lines.length + t.omitted;
		r.push(S`<details>${C(S`${badge(a, a)} <span class="mono">${i}</span> · <span class="mono">${e}</span>`, `${s} ${s === 1 ? "line" : "lines"}`)}<div class="body">${body(o, t)}</div></details>
`);
	}
	let i = t.length - r.length;
	return S`<p class="dim">${"Traces of OPA's evaluator, with the same input and answers. They hold the values of variables."}</p>${r}${i === 0 ? void 0 : S`<p class="dim">${`${i} more explanations are not shown.`}</p>`}`;
}
function percent(e, t) {
	return `${(Math.min(Math.max(e / Math.max(t, .001), 0), 1) * 100).toFixed(2)}%`;
}
const I = {
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
		r ? "cached" : `${i} ${i === 1 ? "request" : "requests"}`,
		a === !0 ? "truncated" : void 0,
		o === !0 ? "skipped" : void 0,
		s === void 0 ? void 0 : `over ${s}`,
		c,
		l?.message
	].filter((e) => e !== void 0).join(", ");
}
function bar(e, t, n) {
	let r = Math.max(e.ms, n / 300), i = Math.min(e.startMs, n - r);
	return S`<svg aria-hidden="true" focusable="false"><rect class="band" x="${percent(t.startMs, n)}" width="${percent(t.endMs - t.startMs, n)}" y="0" height="100%"/><rect class="${getKind(e)}" x="${percent(i, n)}" width="${percent(r, n)}" y="25%" height="50%" rx="1.5"/></svg>`;
}
function row(e, t, n) {
	return S`<tr><td class="call"><code>${d(e)}</code></td><td>${facts(e)}</td><td class="n">${e.bytes === void 0 ? "" : f(e.bytes)}</td><td class="n">${`+${e.startMs.toFixed(0)} ms`}</td><td class="n">${`${e.ms.toFixed(0)} ms`}</td><td class="time">${bar(e, t, n)}</td></tr>
`;
}
function legend() {
	let e = Object.entries(I).map(([e, t]) => S`<li class="time"><svg aria-hidden="true" focusable="false"><rect class="${e}" width="100%" height="100%" rx="1.5"/></svg>${t}</li>`);
	return S`<ul class="legend">${e}</ul>`;
}
function timeline(e, r) {
	let i = Math.max(0, t(e.map(({ startMs: e, ms: t }) => e + t))), a = [...e].sort((e, t) => e.round - t.round || e.startMs - t.startMs).slice(0, 500), o = /* @__PURE__ */ new Map();
	for (let e of a) {
		let t = o.get(e.round);
		t === void 0 ? o.set(e.round, [e]) : t.push(e);
	}
	let s = Array.from(o, ([e, r]) => {
		let a = {
			startMs: n(r.map(({ startMs: e }) => e)),
			endMs: t(r.map(({ startMs: e, ms: t }) => e + t))
		}, o = `Round ${e}: ${r.length} ${r.length === 1 ? "call" : "calls"}, ${(a.endMs - a.startMs).toFixed(0)} ms`;
		return S`<tbody><tr><th colspan="6" scope="rowgroup">${o}</th></tr>
${r.map((e) => row(e, a, i))}</tbody>
`;
	}), c = e.length - a.length;
	return S`<div class="scroll" role="region" tabindex="0" aria-label="${r}"><table class="calls"><thead><tr><th scope="col">Call</th><th scope="col">Answer</th><th scope="col" class="n">Size</th><th scope="col" class="n">Start</th><th scope="col" class="n">Took</th><th scope="col">${`0 to ${i.toFixed(0)} ms`}</th></tr></thead>
${s}</table></div>${c === 0 ? void 0 : S`<p class="dim">${`${c} more calls are not shown.`}</p>`}`;
}
// src/gate/report/html/verification-section.ts
const L = /* @__PURE__ */ new Map([
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
	return typeof t == "string" ? t : Array.isArray(t) && t.every((e) => typeof e == "string") ? t.join("\n") : e(i(c(t)), "  ");
}
function envelopeRows({ envelope: e }) {
	if (e === void 0) return;
	let { type: t, digest: n, verification: r, verifiedThen: i } = e;
	if (r === void 0) return S`<p>${badge("warning", "not checked")} The payload of an envelope (<span class="mono wrap">${t}</span>, <code class="wrap">${n}</code>) was judged; nobody checked its signatures.</p>`;
	let a = Object.entries(r).map(([e, t]) => S`<dt>${L.get(e) ?? e}</dt><dd><pre>${valueText(t)}</pre></dd>`), o = i === !0 ? S`${badge("warning", "verified then")} when the replayed answers were recorded, and not now` : S`${badge("pass", "verified")}`;
	return S`<p>${o}</p><dl>${a}</dl>`;
}
function verificationSection({ results: e }) {
	let t = new Map(e.flatMap((e) => e.envelope === void 0 ? [] : [[e.input, e]]));
	if (t.size !== 0) return S`${Array.from(t, ([e, t]) => S`<h3 class="mono wrap">${e}</h3>${envelopeRows(t)}
`)}`;
}
// src/gate/report/html.ts
const R = {
	pass: ["PASS", "Every policy passed every input that it judged."],
	fail: ["FAIL", "A policy refused an input."],
	invalid: ["NO VERDICT", "An input, a policy or an option is unusable. Trying again gives the same."],
	undecided: ["NO VERDICT", "An answer could not be had, so there is no verdict: credentials, network, service or time."]
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
	].filter(([e]) => e > 0).map(([e, t, n]) => S`<li class="${n}"><b>${e}</b> ${t}</li>`);
	return S`<ul class="counts">${r}</ul>`;
}
function notesSection(e) {
	let t = y(e);
	if (t.length === 0) return;
	let n = t.map((e) => {
		let t = v(e);
		return S`<li>${badge(t, t)}<div class="told"><p class="message">${e.message}</p><p class="about mono">${e.code}</p></div></li>`;
	});
	return S`<ul class="findings">${n}</ul>`;
}
function callsSection({ trail: e }) {
	let n = e?.decisions ?? [];
	if (n.length === 0) return;
	let r = n.slice(0, 100).map(({ input: e, policy: n, calls: r }, i) => {
		let a = t(r.map(({ round: e }) => e)), o = t(r.map(({ startMs: e, ms: t }) => e + t)), s = `${r.length} ${r.length === 1 ? "call" : "calls"} in ${a} ${a === 1 ? "round" : "rounds"}, ${o.toFixed(0)} ms`;
		return S`<details${i < 3 ? S` open` : void 0}>${C(S`<span class="mono">${n}</span> · <span class="mono">${e}</span>`, s)}<div class="body">${timeline(r, `Calls of ${n} for ${e}`)}</div></details>
`;
	}), i = n.length - r.length;
	return S`<p class="dim">The calls of each evaluation, by round: those of a round were made at once. The band is the time of the round.</p>${legend()}${r}${i === 0 ? void 0 : S`<p class="dim">${`The calls of ${i} more evaluations are not shown.`}</p>`}`;
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
			body: r === void 0 ? void 0 : await w(r, "What the evidence refers to")
		},
		{
			id: "answers",
			title: "Recorded answers",
			body: i.length === 0 ? void 0 : answersSection(i)
		}
	];
}
async function reportHtml(e, { summary: t, exitCode: n = E(e) } = {}) {
	let r = (await toSections(e, t === !0 ? e.results.filter((e) => !g(e)) : e.results)).filter(({ body: e }) => e !== void 0), [i, a] = R[e.outcome], o = e.trail?.time.toISOString().replace(/\.\d+Z$/, "Z"), s = S`<a class="skip" href="#findings">Skip to the findings</a>
<header class="top"><div class="verdict ${e.outcome}"><h1>${i}</h1><p>${b(e)}</p><p class="why dim">${a} Exit code ${n}.${o === void 0 ? void 0 : S` <time datetime="${o}">${o}</time>`}</p></div>
${counts(e)}
${r.length === 1 ? void 0 : S`<nav aria-label="Sections"><ul>${r.map(({ id: e, title: t }) => S`<li><a href="#${e}">${t}</a></li>`)}</ul></nav>`}</header>
<main>
${r.map(({ id: e, title: t, body: n }) => S`<section id="${e}" aria-labelledby="${e}-title"><h2 id="${e}-title">${t}</h2>
${n}</section>
`)}</main>
<footer>${`regohost ${l}`}</footer>`;
	return T(`${i}: policy gate`, s);
}
export { reportHtml };
