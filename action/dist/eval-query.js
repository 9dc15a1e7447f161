import { ei as e, za as t } from "./shared.js";
import { readQueryLimits as n, readQuerySources as r } from "./query-sources.js";
import { checkOutline as i } from "./check-outline.js";
import { C as a, F as o, P as s, R as c, St as l, ft as u, h as d, i as f, o as p, pn as m, pt as h, rt as g, s as _, x as v, xt as y, z as b } from "./commands.js";
import { toExplainable as x } from "./explain.js";
// src/cli/eval/eval-query.ts
async function readSources(t, i, { source: a }, o) {
	let { io: s } = t, c = {
		ignore: i.ignore,
		allowSkippedFiles: i.allowSkippedFiles,
		capabilities: i.capabilities,
		schema: i.schema,
		regoVersion: i.v0Compatible === !0 ? "v0" : void 0,
		builtins: o,
		cwd: s.cwd,
		signal: s.signal,
		timeoutMs: t.flags.timeout
	};
	if (a === void 0) return r({
		...c,
		...await v(t, i),
		data: i.data,
		bundles: i.bundle,
		verify: u(t, i)
	});
	let l = x(await a()), d = i.data === void 0 ? await e(l, { signal: s.signal }) : await f(t, l, i), { allowed: p, ...m } = await n(c, l.files);
	return {
		rego: {
			files: l.files,
			regoVersion: c.regoVersion ?? l.regoVersion ?? "v1",
			allowed: p
		},
		...m,
		data: d,
		source: l,
		unverified: [],
		addresses: []
	};
}
function toEvaluatorOptions(e, t) {
	return {
		format: e.format,
		package: e.package,
		imports: e.import,
		explain: e.explain,
		...e.varValues === !0 ? { varValues: !0 } : {},
		...t || e.profileLimit !== void 0 || e.profileSort !== void 0 ? { profile: !0 } : {},
		profileLimit: e.profileLimit,
		profileSort: e.profileSort,
		...e.coverage === !0 || e.coverageRuns !== void 0 ? { coverage: !0 } : {},
		coverageRuns: e.coverageRuns,
		...e.metrics === !0 ? { metrics: !0 } : {},
		...e.instrument === !0 ? { instrument: !0 } : {},
		...e.strict === !0 ? { strict: !0 } : {},
		...e.strictBuiltinErrors === !0 ? { strictBuiltinErrors: !0 } : {},
		...e.showBuiltinErrors === !0 ? { showBuiltinErrors: !0 } : {},
		...e.partial === !0 ? { partial: !0 } : {},
		unknowns: e.unknowns,
		disableInlining: e.disableInlining,
		...e.shallowInlining === !0 ? { shallowInlining: !0 } : {},
		...e.disableIndexing === !0 ? { disableIndexing: !0 } : {},
		...e.disableEarlyExit === !0 ? { disableEarlyExit: !0 } : {}
	};
}
function isFaultOfQuery(e) {
	return /^(?:\d+ errors? occurred: )?\d+:\d+: rego_\w+:|"file": ""/m.test(e) && e.includes("rego_");
}
function hasDocuments({ files: e, data: t }) {
	return e.length > 0 || t !== void 0 && t !== "{}";
}
async function evalQuery(e, t, n) {
	let { io: r } = e, i = h(e, "evaluating"), a, u, f;
	try {
		let r = await b(e, t, i);
		try {
			({outcome: u, request: f} = await runQuery(e, t, n, r)), r.evaluate.onRecording?.(u.recording);
		} finally {
			await i.end(), await r.close();
		}
		a = await r.writeRecording();
	} catch (e) {
		await i.end();
		let n = d({
			error: p(e),
			recording: void 0
		}, t.format);
		throw n !== void 0 && await y(r.stdout, n), e;
	}
	let { result: g } = u;
	if (await n.onCalls(u.calls), g.stdout !== "" && await y(r.stdout, g.stdout), g.stderr !== "" && await l(r, g.stderr), g.failed) return s(n.query) && isFaultOfQuery(g.stdout || g.stderr) && await l(r, `${n.query} is neither an existing file or folder nor a valid query`), m.usage;
	if (!g.defined && n.source === void 0) {
		let i = c(r, n.query, {
			...o(t),
			hasData: hasDocuments(f)
		});
		i !== void 0 && await e.note(i);
	}
	return t.fail === !0 && !g.defined || t.failDefined === !0 && g.defined ? m.refused : a;
}
async function runQuery(e, t, n, r) {
	let { request: a, source: o, data: s } = await prepareQuery(e, t, n, r), { evaluateQuery: c } = await import("./query-evaluation.js"), l = await c(a);
	return i(l.result.outline, o, s), {
		outcome: l,
		request: a
	};
}
async function prepareQuery(e, n, r, i) {
	let { io: o } = e, { timeout: s, speculate: c, profile: l } = e.flags, { createStandardBuiltins: u } = await import("./registry.js").then((e) => e.r), { rego: d, data: f, source: p, declared: m, schemas: h, unverified: v, addresses: y } = await readSources(e, n, r, i.builtins);
	n.skipVerify !== !0 && await g(e, v), r.source === void 0 && await a(e, n, y);
	let { allowNet: b } = i.load, { input: x, verification: S } = await _(r, r.inputName, i.replayed), C = x === void 0 ? void 0 : new TextDecoder().decode(x);
	return {
		request: {
			...toEvaluatorOptions(n, l === !0),
			...d,
			query: r.query,
			builtins: i.builtins,
			declared: m,
			standardBuiltin: u({
				allowNet: b,
				verify: r.verify
			}),
			data: await f.readJson({ timeoutMs: s }),
			schemas: h,
			inputText: C,
			verification: S === void 0 ? void 0 : t(S),
			now: n.now,
			seed: n.seed,
			timeoutMs: s,
			signal: o.signal,
			speculate: c,
			maxCalls: n.maxCalls,
			replay: i.load.replay
		},
		source: p,
		data: f
	};
}
export { evalQuery, prepareQuery, runQuery };
