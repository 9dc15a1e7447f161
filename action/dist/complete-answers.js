import { isRegohostError as e, parseJson as t } from "./evaluation.js";
import { isDivisible as n, replaceTests as r } from "./run-tests.js";
import { fullTestName as i, toTestPattern as a } from "./test-rego.js";
import { unansweredCall as o } from "./unanswered-call.js";
import { PureBuiltins as s, evalWithPure as c } from "./pure-builtins.js";
function missingCall({ error: e }) {
	let { name: t, args: n } = o(e?.message ?? "") ?? {};
	return t === void 0 || n === void 0 ? void 0 : {
		name: t,
		args: n,
		caller: e?.location?.file
	};
}
async function completeAnswers(e, t, o = () => Promise.resolve(void 0)) {
	let c = new s(e.builtins ?? []), u = { ...e.answers }, d = 0, f = /* @__PURE__ */ new Set(), request = () => ({
		...e,
		answers: { ...u }
	}), runOnce = async (e) => {
		let n = await t(e), r = [], a = [];
		for (let t of ++d < 256 ? n.results : []) {
			let n = missingCall(t);
			if (n === void 0 || e.answers[n.name]?.[n.args] !== void 0) continue;
			let { name: i, args: s } = n, l = u[i]?.[s] ?? c.answer(i, parseArguments(s)) ?? await o(n);
			l !== void 0 && (u[i] = {
				...u[i],
				[s]: l
			}, r.push(t), c.has(i) && a.push(t));
		}
		if (a.length > 0) {
			await collectPure({
				...request(),
				answers: u
			}, a, f);
			for (let e of a) f.add(i(e));
		}
		return {
			result: n,
			lacking: r
		};
	}, runAll = async () => {
		let { result: t, lacking: i } = await runOnce({
			...request(),
			printsEach: !0
		}), o = i.length === 0;
		for (; i.length > 0;) {
			let n = await runOnce({
				...request(),
				...l,
				printsEach: !0,
				run: a(i)
			});
			t = r(t, n.result, e), i = n.lacking;
		}
		return o || n(e) ? {
			request: request(),
			result: t
		} : runAll();
	};
	return runAll();
}
const l = {
	bench: !1,
	coverage: !1,
	threshold: 0,
	count: 1,
	format: "pretty"
};
function parseArguments(e) {
	let n = t(e);
	return Array.isArray(n) ? n : [];
}
const u = /\btest_/, d = /^package\s+([\w.]+)/m;
async function collectPure({ files: t, data: n, builtins: r, regoVersion: a, allowed: o, answers: s, signal: l, timeoutMs: f }, p, m) {
	let h = [...new Set(p.map(i))].map((e) => `[1 | ${e}]`).join("; "), collect = async (e) => {
		await c({
			data: n,
			builtins: r,
			regoVersion: a,
			allowed: o,
			answers: s,
			signal: l,
			timeoutMs: f,
			files: e,
			query: h,
			format: "discard"
		});
	};
	if (p.some((e) => m.has(i(e)))) {
		await collect(t);
		return;
	}
	let g = new Set(p.map(({ location: e }) => e.file)), _ = t.filter(({ path: e }) => g.has(e)).map(({ text: e }) => e), v = t.filter(({ path: e, text: t }) => {
		if (g.has(e) || !u.test(t)) return !0;
		let n = d.exec(t)?.[1];
		return n === void 0 || _.some((e) => e.includes(`data.${n}`));
	});
	try {
		await collect(v);
	} catch (n) {
		if (!e(n, "rego_invalid") || v.length === t.length) throw n;
		await collect(t);
	}
}
export { completeAnswers };
