import { pick as e, readOwnData as t, toStrictJson as n } from "./evaluation.js";
import { readQueryLimits as r, readQuerySources as i } from "./query-sources.js";
import { checkOutline as a } from "./compiling.js";
import { EXIT as o, formatEvalEnd as s, lockRead as c, looksLikePath as l, noteAddresses as u, noteUnverified as d, openCalls as f, readAllData as p, readQueryDocuments as m, replayedInput as h, startProgress as g, toBundleVerifyOptions as _, toError as v, whyUndefined as y, writeExact as b, writeNote as x } from "./evaluation-command.js";
import { toExplainable as S } from "./explain.js";
import { describeUnknown as C } from "./unknown-reference.js";
import { getSecrets as w } from "./library.js";
// src/cli/eval/eval-query.ts
async function readSources(e, n, { source: a }, o) {
	let { io: s } = e, l = {
		ignore: n.ignore,
		allowSkippedFiles: n.allowSkippedFiles,
		capabilities: n.capabilities,
		schema: n.schema,
		regoVersion: n.v0Compatible === !0 ? "v0" : void 0,
		builtins: o,
		cwd: s.cwd,
		signal: s.signal,
		timeoutMs: e.flags.timeout
	};
	if (a === void 0) return i({
		...l,
		...await c(e, n),
		data: n.data,
		bundles: n.bundle,
		verify: _(e, n)
	});
	let u = S(await a()), d = n.data === void 0 ? await t(u, { signal: s.signal }) : await p(e, u, n), { allowed: f, ...m } = await r(l, u.files);
	return {
		rego: {
			files: u.files,
			regoVersion: l.regoVersion ?? u.regoVersion ?? "v1",
			allowed: f
		},
		...m,
		data: d,
		source: u,
		unverified: [],
		addresses: []
	};
}
function toEvaluatorOptions(t, n) {
	let { profileLimit: r, profileSort: i, coverageRuns: a } = t;
	return {
		...e(t, "format", "package", "explain", "varValues", "metrics", "instrument", "strict"),
		...e(t, "strictBuiltinErrors", "showBuiltinErrors", "partial", "unknowns"),
		...e(t, "disableInlining", "shallowInlining", "disableIndexing", "disableEarlyExit"),
		imports: t.import,
		profile: n || r !== void 0 || i !== void 0,
		profileLimit: r,
		profileSort: i,
		coverage: t.coverage === !0 || a !== void 0,
		coverageRuns: a
	};
}
function isFaultOfQuery(e) {
	return /^(?:\d+ errors? occurred: )?\d+:\d+: rego_\w+:|"file": ""/m.test(e) && e.includes("rego_");
}
function hasDocuments({ files: e, data: t }) {
	return e.length > 0 || t !== void 0 && t !== "{}";
}
async function evalQuery(e, t, n) {
	let { io: r } = e, i = g(e, "evaluating"), a, c, u, d;
	try {
		let r = await f(e, t, i);
		try {
			({outcome: c, request: u, data: d} = await runQuery(e, t, n, r)), r.evaluate.onRecording?.(c.recording);
		} finally {
			await i.end(), await r.close();
		}
		a = await r.writeRecording();
	} catch (e) {
		await i.end();
		let n = s(r, {
			error: v(e),
			recording: void 0
		}, t.format);
		throw n !== void 0 && await b(r.stdout, n), e;
	}
	let { result: p } = c;
	await n.onCalls(c.calls);
	let shown = (e) => w(c.recording).inTrace(e), h = u.explain !== void 0;
	if (p.stdout !== "" && await b(r.stdout, h ? shown(p.stdout) : p.stdout), p.stderr !== "" && await x(r, shown(p.stderr)), p.failed) {
		if (l(n.query) && isFaultOfQuery(p.stdout || p.stderr)) {
			let e = /^\w+(?:[/.]\w+)+$/.test(n.query) ? `; a rule is data.${n.query.replaceAll("/", ".")}` : "";
			await x(r, `${n.query} is neither an existing file or folder nor a valid query${e}`);
		}
		return o.usage;
	}
	if (!p.defined && n.source === void 0) {
		let i = y(r, n.query, {
			...m(t),
			hasData: hasDocuments(u)
		}) ?? C(n.query, {
			documents: p.outline.documents,
			data: d
		});
		i !== void 0 && await e.note(i);
	}
	return t.fail === !0 && !p.defined || t.failDefined === !0 && p.defined ? o.refused : a;
}
async function runQuery(e, t, n, r) {
	let { request: i, source: o, data: s } = await prepareQuery(e, t, n, r), { evaluateQuery: c } = await import("./query-evaluation.js"), l = await c(i);
	return a(l.result.outline, o, s), {
		outcome: l,
		request: i,
		data: s
	};
}
async function prepareQuery(e, t, r, i) {
	let { io: a } = e, { timeout: o, speculate: s, profile: c } = e.flags, { createStandardBuiltins: l } = await import("./standard.js").then((e) => e.registry_exports), { rego: f, data: p, source: m, declared: g, schemas: _, unverified: v, addresses: y } = await readSources(e, t, r, i.builtins);
	t.skipVerify !== !0 && await d(e, v), r.source === void 0 && await u(e, t, y);
	let { allowNet: b } = i.load, { input: x, verification: S } = await h(r, r.inputName, i.replayed), C = x === void 0 ? void 0 : new TextDecoder().decode(x);
	return {
		request: {
			...toEvaluatorOptions(t, c === !0),
			...f,
			query: r.query,
			builtins: i.builtins,
			declared: g,
			standardBuiltin: l({
				allowNet: b,
				verify: r.verify
			}),
			data: await p.readJson({
				timeoutMs: o,
				signal: a.signal
			}),
			schemas: _,
			inputText: C,
			verification: S === void 0 ? void 0 : n(S),
			now: t.now,
			seed: t.seed,
			timeoutMs: o,
			signal: a.signal,
			speculate: s,
			maxCalls: t.maxCalls,
			replay: i.load.replay
		},
		source: m,
		data: p
	};
}
export { evalQuery, prepareQuery, runQuery };
