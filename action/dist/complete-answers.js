import { timeoutUntil as e } from "./timeout-until.js";
import { PureBuiltins as t, evalWithPure as n } from "./pure-builtins.js";
import { parseJson as r } from "./evaluation.js";
// src/tooling/complete-answers.ts
const i = /^(?<name>[\w.]+): no answer was given for (?<args>\[[^]*\])$/;
function missingCall({ error: e }) {
	let { name: t, args: n } = i.exec(e?.message ?? "")?.groups ?? {};
	return t === void 0 || n === void 0 ? void 0 : {
		name: t,
		args: n,
		caller: e?.location?.file
	};
}
async function completeAnswers(n, r, i = () => Promise.resolve(void 0)) {
	let { builtins: a = [], timeoutMs: o = Infinity } = n, s = new t(a), c = performance.now() + o, l = { ...n.answers };
	for (let t = 1;; t++) {
		let a = {
			...n,
			answers: { ...l },
			...e(c)
		}, o = await r(a), u = !0, d = [];
		for (let e of t < 256 ? o.results : []) {
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
	let t = r(e);
	return Array.isArray(t) ? t : [];
}
async function collectPure({ files: e, data: t, builtins: r, regoVersion: i, allowed: a, answers: o, signal: s, timeoutMs: c }, l) {
	let u = l.map(({ package: e, name: t }) => `${e}.${t.replace(/#\d+$/, "")}`), d = [...new Set(u)].map((e) => `[1 | ${e}]`).join("; ");
	await n({
		files: e,
		data: t,
		builtins: r,
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
