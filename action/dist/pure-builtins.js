import { __exportAll as e } from "./rolldown-runtime.js";
import { EvaluationError as t, limitReading as n, parseTerm as r, toHostFunction as i, toJsonText as a, toJsonValue as o } from "./evaluation.js";
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
	answer(e, n) {
		let s = this.#e.get(e), l = s && i(s);
		if (l?.kind === "pure") try {
			let e = l.call(n.map((e) => o(e)));
			return e === void 0 ? { undefined: !0 } : { value: a(r(Buffer.from(e).toString("utf8"))) };
		} catch (n) {
			if (!(n instanceof t)) throw n;
			return c(e, {
				kind: "error",
				code: n.code,
				message: n.message
			});
		}
	}
};
async function evalWithPure(e) {
	let { signal: t, timeoutMs: r = Infinity } = e;
	return n("evaluating the query", {
		signal: t,
		timeoutMs: r
	}, () => evalInPasses(e));
}
async function evalInPasses(e) {
	let { answers: t, builtins: n = [] } = e, i = new PureBuiltins(n), o = {
		maxCalls: 128,
		guessed: i.names
	};
	for (let n = i.names.length > 0;;) {
		let c = await s({
			...e,
			...n ? { rounds: o } : {}
		}), { unanswered: l = [] } = c;
		if (l.length === 0) return c;
		n = !1;
		for (let e of l) {
			let o = e.args.map(r), s = i.answer(e.name, o);
			s !== void 0 && (n = !0, (t[e.name] ??= {})[a(o)] = s);
		}
	}
}
export { PureBuiltins, evalWithPure, l as pure_builtins_exports };
