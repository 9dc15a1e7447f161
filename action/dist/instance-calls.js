import { Rt as e, Yc as t, ar as n, ct as r, ir as i } from "./shared.js";
import { a, i as o, r as s, t as c } from "./core-status.js";
import { crashed as l } from "./run-in-worker.js";
// src/engine/opa/start-instance.ts
function startInstance(t, n) {
	try {
		return new o(t, n);
	} catch (t) {
		throw t instanceof a ? e(t.message, t.cause) : l("starting", t, []);
	}
}
// src/engine/opa/instance-calls.ts
const u = "number_too_large";
function createCoreCalls(e) {
	return new InstanceCalls(e);
}
var InstanceCalls = class {
	#e;
	#t;
	#n;
	constructor(e) {
		this.#e = e, this.#t = this.#i();
	}
	get memoryBytes() {
		return this.#t?.instance.memoryBytes ?? 0;
	}
	restore() {
		this.#t ??= this.#i();
	}
	has(e) {
		return r(e)?.network === !1;
	}
	call(e, a, o) {
		let u = r(e)?.arity;
		if (u === void 0 || !this.has(e)) throw new t(`opa-core does not answer the built-in ${e}`, { code: "opa_core_failed" });
		if (a.length !== u) throw new t(`${e} takes ${String(u)} arguments, but was called with ${String(a.length)}`, { code: "arity_mismatch" });
		let d = this.#t ?? this.#i(), { instance: f } = d;
		this.#t = void 0, this.#n = o;
		let p;
		try {
			i(), p = this.#r(d, e, a, o);
		} catch (t) {
			throw t instanceof s ? outOfTime(e) : l(`calling ${e}`, t, f.log);
		} finally {
			n();
		}
		if (p !== c.panic && (this.#t = d), o.remainingMs() <= 0) throw outOfTime(e);
		return toAnswer(f, p, e);
	}
	#r(e, t, n, r) {
		let { instance: i, ids: a } = e;
		(e.nowNs !== r.nowNs || e.seed !== r.seed) && (i.setContext(r.nowNs, r.seed), e.nowNs = r.nowNs, e.seed = r.seed);
		let o = a.get(t);
		if (o === void 0) {
			if (o = i.builtinId(t), o < 0) throw Error(`this build of opa-core has no ${t}`);
			a.set(t, o);
		}
		return i.callBuiltin(o, n);
	}
	#i() {
		return {
			instance: startInstance(this.#e, { poll: () => (this.#n?.remainingMs() ?? Infinity) <= 0 }),
			ids: /* @__PURE__ */ new Map()
		};
	}
};
function toAnswer(e, n, r) {
	switch (n) {
		case c.ok: return {
			kind: "value",
			bytes: e.callAnswer()
		};
		case c.undefined: return { kind: "undefined" };
		case c.error: return {
			kind: "error",
			...splitError(e.callAnswerText())
		};
		case c.cancelled: throw outOfTime(r);
		case c.halt: {
			let { opaCode: n, message: r } = splitError(e.callAnswerText());
			throw n === u ? new t(r, { code: u }) : new t(r, {
				code: "policy_failed",
				opaCode: n
			});
		}
		default: {
			let n = e.callAnswerText();
			throw new t(`opa-core failed while calling ${r}: ${n.split("\n", 1)[0] ?? ""}`, {
				code: "opa_core_failed",
				cause: Error(n)
			});
		}
	}
}
function outOfTime(e) {
	return new t(`${e} took longer than the evaluation may take`, { code: "timeout" });
}
function splitError(e) {
	let t = e.indexOf("\n");
	return {
		opaCode: e.slice(0, t),
		message: e.slice(t + 1)
	};
}
export { createCoreCalls };
