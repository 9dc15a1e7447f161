import { timeoutUntil as e } from "./timeout-until.js";
import { unansweredCall as t } from "./unanswered-call.js";
import { PureBuiltins as n, evalWithPure as r } from "./pure-builtins.js";
import { parseJson as i } from "./evaluation.js";
function missingCall({ error: e }) {
	let { name: n, args: r } = t(e?.message ?? "") ?? {};
	return n === void 0 || r === void 0 ? void 0 : {
		name: n,
		args: r,
		caller: e?.location?.file
	};
}
async function completeAnswers(t, r, i = () => Promise.resolve(void 0)) {
	let { builtins: a = [], timeoutMs: o = Infinity } = t, s = new n(a), c = performance.now() + o, l = { ...t.answers };
	for (let n = 1;; n++) {
		let a = {
			...t,
			answers: { ...l },
			...e(c)
		}, o = await r(a), u = !0, d = [];
		for (let e of n < 256 ? o.results : []) {
			let t = missingCall(e);
			if (t === void 0 || a.answers[t.name]?.[t.args] !== void 0) continue;
			let { name: n, args: r } = t, o = s.has(n), f = l[n]?.[r] ?? (o ? s.answer(n, parseArguments(r)) : await i(t, c));
			f !== void 0 && (l[n] = {
				...l[n],
				[r]: f
			}, u = !1, o && d.push(e));
		}
		if (u) return {
			request: {
				...a,
				...e(c)
			},
			result: o
		};
		d.length > 0 && await collectPure({
			...a,
			answers: l,
			...e(c)
		}, d);
	}
}
function parseArguments(e) {
	let t = i(e);
	return Array.isArray(t) ? t : [];
}
async function collectPure({ files: e, data: t, builtins: n, regoVersion: i, allowed: a, answers: o, signal: s, timeoutMs: c }, l) {
	let u = l.map(({ package: e, name: t }) => `${e}.${t.replace(/#\d+$/, "")}`), d = [...new Set(u)].map((e) => `[1 | ${e}]`).join("; ");
	await r({
		files: e,
		data: t,
		builtins: n,
		regoVersion: i,
		allowed: a,
		query: d,
		format: "discard",
		answers: o,
		signal: s,
		timeoutMs: c
	});
}
export { completeAnswers };
