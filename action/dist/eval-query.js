import { readOwnData as e, toStrictJson as t } from "./shared.js";
import { readQueryLimits as n, readQuerySources as r } from "./query-sources.js";
import { checkOutline as i } from "./check-outline.js";
import { EXIT as a, formatEvalEnd as o, lockRead as s, looksLikePath as c, noteAddresses as l, noteUnverified as u, openCalls as d, readAllData as f, readQueryDocuments as p, replayedInput as m, startProgress as h, toBundleVerifyOptions as g, toError as _, whyUndefined as v, writeExact as y, writeNote as b } from "./commands.js";
import { toExplainable as x } from "./explain.js";
// src/cli/eval/eval-query.ts
async function readSources(t, i, { source: a }, o) {
	let { io: c } = t, l = {
		ignore: i.ignore,
		allowSkippedFiles: i.allowSkippedFiles,
		capabilities: i.capabilities,
		schema: i.schema,
		regoVersion: i.v0Compatible === !0 ? "v0" : void 0,
		builtins: o,
		cwd: c.cwd,
		signal: c.signal,
		timeoutMs: t.flags.timeout
	};
	if (a === void 0) return r({
		...l,
		...await s(t, i),
		data: i.data,
		bundles: i.bundle,
		verify: g(t, i)
	});
	let u = x(await a()), d = i.data === void 0 ? await e(u, { signal: c.signal }) : await f(t, u, i), { allowed: p, ...m } = await n(l, u.files);
	return {
		rego: {
			files: u.files,
			regoVersion: l.regoVersion ?? u.regoVersion ?? "v1",
			allowed: p
		},
		...m,
		data: d,
		source: u,
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
	let { io: r } = e, i = h(e, "evaluating"), s, l, u;
	try {
		let r = await d(e, t, i);
		try {
			({outcome: l, request: u} = await runQuery(e, t, n, r)), r.evaluate.onRecording?.(l.recording);
		} finally {
			await i.end(), await r.close();
		}
		s = await r.writeRecording();
	} catch (e) {
		await i.end();
		let n = o({
			error: _(e),
			recording: void 0
		}, t.format);
		throw n !== void 0 && await y(r.stdout, n), e;
	}
	let { result: f } = l;
	if (await n.onCalls(l.calls), f.stdout !== "" && await y(r.stdout, f.stdout), f.stderr !== "" && await b(r, f.stderr), f.failed) {
		if (c(n.query) && isFaultOfQuery(f.stdout || f.stderr)) {
			let e = /^\w+(?:\/\w+)+$/.test(n.query) ? `; a rule is data.${n.query.replaceAll("/", ".")}` : "";
			await b(r, `${n.query} is neither an existing file or folder nor a valid query${e}`);
		}
		return a.usage;
	}
	if (!f.defined && n.source === void 0) {
		let i = v(r, n.query, {
			...p(t),
			hasData: hasDocuments(u)
		});
		i !== void 0 && await e.note(i);
	}
	return t.fail === !0 && !f.defined || t.failDefined === !0 && f.defined ? a.refused : s;
}
async function runQuery(e, t, n, r) {
	let { request: a, source: o, data: s } = await prepareQuery(e, t, n, r), { evaluateQuery: c } = await import("./query-evaluation.js"), l = await c(a);
	return i(l.result.outline, o, s), {
		outcome: l,
		request: a
	};
}
async function prepareQuery(e, n, r, i) {
	let { io: a } = e, { timeout: o, speculate: s, profile: c } = e.flags, { createStandardBuiltins: d } = await import("./registry.js").then((e) => e.registry_exports), { rego: f, data: p, source: h, declared: g, schemas: _, unverified: v, addresses: y } = await readSources(e, n, r, i.builtins);
	n.skipVerify !== !0 && await u(e, v), r.source === void 0 && await l(e, n, y);
	let { allowNet: b } = i.load, { input: x, verification: S } = await m(r, r.inputName, i.replayed), C = x === void 0 ? void 0 : new TextDecoder().decode(x);
	return {
		request: {
			...toEvaluatorOptions(n, c === !0),
			...f,
			query: r.query,
			builtins: i.builtins,
			declared: g,
			standardBuiltin: d({
				allowNet: b,
				verify: r.verify
			}),
			data: await p.readJson({ timeoutMs: o }),
			schemas: _,
			inputText: C,
			verification: S === void 0 ? void 0 : t(S),
			now: n.now,
			seed: n.seed,
			timeoutMs: o,
			signal: a.signal,
			speculate: s,
			maxCalls: n.maxCalls,
			replay: i.load.replay
		},
		source: h,
		data: p
	};
}
export { evalQuery, prepareQuery, runQuery };
