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
	return "call" in e && ("pure" in e && e.pure === !0 || "callPure" in e);
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
		let s = this.#e.get(e);
		if (s === void 0) return;
		let l = !0, call = (e) => {
			if (s.pure === !0) return s.call(e);
			let t = s.callPure?.(e);
			if (l = t !== void 0, t !== void 0 && !Object.hasOwn(t, "value")) throw TypeError("callPure must return an object with value, or undefined");
			return t?.value;
		}, u = i({
			...s,
			pure: !0,
			effect: !1,
			call
		});
		if (u.kind === "pure") try {
			let e = u.call(n.map((e) => o(e)));
			return l ? e === void 0 ? { undefined: !0 } : { value: a(r(Buffer.from(e).toString("utf8"))) } : void 0;
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
