import { readQueryLimits as e, readQuerySources as t } from "./query-sources.js";
import { checkOutline as n } from "./compiling.js";
import { pick as r, toStrictJson as i } from "./evaluation.js";
import { CommandError as a, EXIT as o, formatEvalEnd as s, isVerdict as c, lockRead as l, looksLikePath as u, noteAddresses as d, noteUnverified as f, openCalls as p, readAllData as m, readQueryDocuments as h, replayedInput as g, startProgress as _, toBundleVerifyOptions as v, toError as y, whyUndefined as b, writeExact as x, writeNote as S } from "./evaluation-command.js";
import { toExplainable as C } from "./explain.js";
import { describeUnknown as w } from "./unknown-reference.js";
import { getSecrets as T } from "./library.js";
// src/cli/eval/eval-query.ts
async function readSources(n, r, { source: i }, a) {
	let { io: o } = n, s = {
		ignore: r.ignore,
		allowSkippedFiles: r.allowSkippedFiles,
		capabilities: r.capabilities,
		schema: r.schema,
		regoVersion: r.v0Compatible === !0 ? "v0" : void 0,
		builtins: a,
		isExact: c(r),
		cwd: o.cwd,
		signal: o.signal,
		timeoutMs: n.flags.timeout
	};
	if (i === void 0) return t({
		...s,
		...await l(n, r),
		data: r.data,
		bundles: r.bundle,
		verify: v(n, r)
	});
	let u = C(await i()), d = await m(n, u, r, s.isExact), { allowed: f, ...p } = await e(s, u.files);
	return {
		rego: {
			files: u.files,
			regoVersion: s.regoVersion ?? u.regoVersion ?? "v1",
			allowed: f
		},
		...p,
		data: d,
		source: u,
		unverified: [],
		addresses: []
	};
}
function toEvaluatorOptions(e, t) {
	let { profileLimit: n, profileSort: i, coverageRuns: a } = e;
	return {
		...r(e, "format", "package", "explain", "varValues", "metrics", "instrument", "strict"),
		...r(e, "strictBuiltinErrors", "showBuiltinErrors", "partial", "unknowns"),
		...r(e, "disableInlining", "shallowInlining", "disableIndexing", "disableEarlyExit"),
		imports: e.import,
		profile: t || n !== void 0 || i !== void 0,
		profileLimit: n,
		profileSort: i,
		coverage: e.coverage === !0 || a !== void 0,
		coverageRuns: a,
		references: c(e) ? "always" : "undefined"
	};
}
function isFaultOfQuery(e) {
	return /^(?:\d+ errors? occurred: )?\d+:\d+: rego_\w+:|"file": ""/m.test(e) && e.includes("rego_");
}
function opaErrorCode(e) {
	let [, t = ""] = e.split(/ errors? occurred:\s/).slice(-2);
	return /^(?:\S.*?:)?\d+(?::\d+)?: (\w+): /.exec(t)?.[1];
}
function hasDocuments({ files: e, data: t }) {
	return e.length > 0 || t !== void 0 && t !== "{}";
}
async function evalQuery(e, t, n) {
	let { io: r } = e, i = _(e, "evaluating"), l, d, f, m;
	try {
		let r = await p(e, t, i);
		try {
			({outcome: d, request: f, data: m} = await runQuery(e, t, n, r)), r.evaluate.onRecording?.(d.recording);
		} finally {
			await i.end(), await r.close();
		}
		l = await r.writeRecording();
	} catch (e) {
		await i.end();
		let n = s(r, {
			error: y(e),
			recording: void 0
		}, t.format);
		throw n !== void 0 && await x(r.stdout, n), e;
	}
	let { result: g } = d;
	await n.onCalls(d.calls);
	let shown = (e) => T(d.recording).inTrace(e), v = f.explain !== void 0;
	if (g.stdout !== "" && await x(r.stdout, v ? shown(g.stdout) : g.stdout), g.stderr !== "" && await S(r, shown(g.stderr)), g.failed) {
		let e = opaErrorCode(g.stderr);
		if (e !== void 0 && r.onErrorCode?.(e), u(n.query) && isFaultOfQuery(g.stdout || g.stderr)) {
			let e = /^\w+(?:[/.]\w+)+$/.test(n.query) ? `; a rule is data.${n.query.replaceAll("/", ".")}` : "";
			await S(r, `${n.query} is neither an existing file or folder nor a valid query${e}`);
		}
		return o.usage;
	}
	let C = t.fail === !0 ? !g.defined : t.failDefined === !0 && g.defined, E = c(t) && !C;
	if (E || !g.defined && n.source === void 0) {
		let i = {
			...h(t),
			hasData: hasDocuments(f)
		}, o = n.source === void 0 && !g.defined ? b(r, n.query, i) : void 0, s = o === void 0 ? w(g.unsupplied, {
			documents: g.outline.documents,
			data: m
		}) : {
			message: o,
			isRefused: !0
		};
		if (s?.isRefused === !0 && E) throw new a(s.message);
		s !== void 0 && !g.defined && await e.note(s.message);
	}
	return C ? o.refused : l;
}
async function runQuery(e, t, r, i) {
	let { request: a, source: o, data: s } = await prepareQuery(e, t, r, i), { evaluateQuery: c } = await import("./query-evaluation.js"), l = await c(a);
	return n(l.result.outline, o, s), {
		outcome: l,
		request: a,
		data: s
	};
}
async function prepareQuery(e, t, n, r) {
	let { io: a } = e, { timeout: o, speculate: s, profile: c } = e.flags, { createStandardBuiltins: l } = await import("./standard.js").then((e) => e.registry_exports), { rego: u, data: p, source: m, declared: h, schemas: _, unverified: v, addresses: y } = await readSources(e, t, n, r.builtins);
	t.skipVerify !== !0 && await f(e, v), n.source === void 0 && await d(e, t, y);
	let { allowNet: b } = r.load, { input: x, verification: S } = await g(n, n.inputName, r.replayed), C = x === void 0 ? void 0 : new TextDecoder().decode(x);
	return {
		request: {
			...toEvaluatorOptions(t, c === !0),
			...u,
			query: n.query,
			builtins: r.builtins,
			declared: h,
			standardBuiltin: l({
				allowNet: b,
				verify: n.verify
			}),
			data: await p.readJson({
				timeoutMs: o,
				signal: a.signal
			}),
			schemas: _,
			inputText: C,
			verification: S === void 0 ? void 0 : i(S),
			now: t.now,
			seed: t.seed,
			timeoutMs: o,
			signal: a.signal,
			speculate: s,
			maxCalls: t.maxCalls,
			maxMemoryBytes: t.maxMemory,
			replay: r.load.replay
		},
		source: m,
		data: p
	};
}
export { evalQuery, prepareQuery, runQuery };
