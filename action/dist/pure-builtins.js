import { __exportAll as e } from "./rolldown-runtime.js";
import { timeoutUntil as t } from "./timeout-until.js";
import { EvaluationError as n, parseTerm as r, toHostFunction as i, toJsonText as a, toJsonValue as o } from "./evaluation.js";
import { evalRego as s } from "./eval-rego.js";
import { toTableAnswer as c } from "./answer-table.js";
// src/engine/rounds/pure-builtins.ts
var l = /* @__PURE__ */ e({
	PureBuiltins: () => PureBuiltins,
	evalWithPure: () => evalWithPure
});
function isPure(e) {
	return "pure" in e && e.pure === !0 && "call" in e;
}
var PureBuiltins = class {
	#e = /* @__PURE__ */ new Map();
	constructor(e) {
		for (let t of e) isPure(t) && this.#e.set(t.name, t);
	}
	get names() {
		return [...this.#e.keys()];
	}
	has(e) {
		return this.#e.has(e);
	}
	answer(e, t) {
		let s = this.#e.get(e), l = s && i(s);
		if (l?.kind === "pure") try {
			let e = l.call(t.map((e) => o(e)));
			return e === void 0 ? { undefined: !0 } : { value: a(r(Buffer.from(e).toString("utf8"))) };
		} catch (t) {
			if (!(t instanceof n)) throw t;
			return c(e, {
				kind: "error",
				code: t.code,
				message: t.message
			});
		}
	}
};
async function evalWithPure(e) {
	let { answers: n, builtins: i = [], timeoutMs: o = Infinity } = e, c = new PureBuiltins(i), l = performance.now() + o, u = {
		maxCalls: 128,
		guessed: c.names
	};
	for (let i = c.names.length > 0;;) {
		let { timeoutMs: o } = t(l), d = await s({
			...e,
			...i ? { rounds: u } : {},
			leftMs: o
		}), { unanswered: f = [] } = d;
		if (f.length === 0) return d;
		i = !1;
		for (let e of f) {
			let t = e.args.map(r), o = c.answer(e.name, t);
			o !== void 0 && (i = !0, (n[e.name] ??= {})[a(t)] = o);
		}
	}
}
export { PureBuiltins, evalWithPure, l as pure_builtins_exports };
