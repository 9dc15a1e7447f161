import { timeoutUntil as e } from "./timeout-until.js";
import { isRegohostError as t, parseJson as n } from "./evaluation.js";
import { isDivisible as r, replaceTests as i, testingTookTooLong as a } from "./run-tests.js";
import { fullTestName as o, toTestPattern as s } from "./test-rego.js";
import { unansweredCall as c } from "./unanswered-call.js";
import { PureBuiltins as l, evalWithPure as u } from "./pure-builtins.js";
function missingCall({ error: e }) {
	let { name: t, args: n } = c(e?.message ?? "") ?? {};
	return t === void 0 || n === void 0 ? void 0 : {
		name: t,
		args: n,
		caller: e?.location?.file
	};
}
async function completeAnswers(n, c, u = () => Promise.resolve(void 0)) {
	let { builtins: f = [], timeoutMs: p = Infinity } = n, m = new l(f), h = performance.now() + p, g = { ...n.answers }, _ = 0, v = /* @__PURE__ */ new Set(), request = () => ({
		...n,
		answers: { ...g },
		...e(h)
	}), runOnce = async (e) => {
		let t = await c(e), n = [], r = [];
		for (let i of ++_ < 256 ? t.results : []) {
			let t = missingCall(i);
			if (t === void 0 || e.answers[t.name]?.[t.args] !== void 0) continue;
			let { name: a, args: o } = t, s = m.has(a), c = g[a]?.[o] ?? (s ? m.answer(a, parseArguments(o)) : await u(t, h));
			c !== void 0 && (g[a] = {
				...g[a],
				[o]: c
			}, n.push(i), s && r.push(i));
		}
		if (r.length > 0) {
			await collectPure({
				...request(),
				answers: g
			}, r, v);
			for (let e of r) v.add(o(e));
		}
		return {
			result: t,
			lacking: n
		};
	}, runAll = async () => {
		let { result: e, lacking: t } = await runOnce({
			...request(),
			printsEach: !0
		}), a = t.length === 0;
		for (; t.length > 0;) {
			let r = await runOnce({
				...request(),
				...d,
				printsEach: !0,
				run: s(t)
			});
			e = i(e, r.result, n), t = r.lacking;
		}
		return a || r(n) ? {
			request: request(),
			result: e
		} : runAll();
	};
	try {
		return await runAll();
	} catch (n) {
		let { timeoutMs: r = Infinity } = e(h);
		throw t(n, "timeout") && r <= 1 ? a(p, n) : n;
	}
}
const d = {
	bench: !1,
	coverage: !1,
	threshold: 0,
	count: 1,
	format: "pretty"
};
function parseArguments(e) {
	let t = n(e);
	return Array.isArray(t) ? t : [];
}
const f = /\btest_/, p = /^package\s+([\w.]+)/m;
async function collectPure({ files: n, data: r, builtins: i, regoVersion: a, allowed: s, answers: c, signal: l, timeoutMs: d = Infinity }, m, h) {
	let g = [...new Set(m.map(o))].map((e) => `[1 | ${e}]`).join("; "), _ = performance.now() + d, collect = async (t) => {
		let n = {
			data: r,
			builtins: i,
			regoVersion: a,
			allowed: s,
			answers: c,
			signal: l,
			...e(_)
		};
		await u({
			...n,
			files: t,
			query: g,
			format: "discard"
		});
	};
	if (m.some((e) => h.has(o(e)))) {
		await collect(n);
		return;
	}
	let v = new Set(m.map(({ location: e }) => e.file)), y = n.filter(({ path: e }) => v.has(e)).map(({ text: e }) => e), b = n.filter(({ path: e, text: t }) => {
		if (v.has(e) || !f.test(t)) return !0;
		let n = p.exec(t)?.[1];
		return n === void 0 || y.some((e) => e.includes(`data.${n}`));
	});
	try {
		await collect(b);
	} catch (e) {
		if (!t(e, "rego_invalid") || b.length === n.length) throw e;
		await collect(n);
	}
}
export { completeAnswers };
