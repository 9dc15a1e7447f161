import { EvaluationError as e, coreUnavailable as t, runBaseline as n, runOptimized as r, standardBuiltin as i } from "./shared.js";
import { CallStopped as a, CoreInstance as o, DataUnusable as s, Status as c } from "./core-status.js";
import { crashed as l } from "./run-in-worker.js";
// src/engine/opa/start-instance.ts
function startInstance(e, n) {
	try {
		return new o(e, n);
	} catch (e) {
		throw e instanceof s ? t(e.message, e.cause) : l("starting", e, []);
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
		return i(e)?.network === !1;
	}
	call(t, o, s) {
		let u = i(t)?.arity;
		if (u === void 0 || !this.has(t)) throw new e(`opa-core does not answer the built-in ${t}`, { code: "opa_core_failed" });
		if (o.length !== u) throw new e(`${t} takes ${String(u)} arguments, but was called with ${String(o.length)}`, { code: "arity_mismatch" });
		let d = this.#t ?? this.#i(), { instance: f } = d;
		this.#t = void 0, this.#n = s;
		let p;
		try {
			n(), p = this.#r(d, t, o, s);
		} catch (e) {
			throw e instanceof a ? outOfTime(t) : l(`calling ${t}`, e, f.log);
		} finally {
			r();
		}
		if (p !== c.panic && (this.#t = d), s.remainingMs() <= 0) throw outOfTime(t);
		return toAnswer(f, p, t);
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
function toAnswer(t, n, r) {
	switch (n) {
		case c.ok: return {
			kind: "value",
			bytes: t.callAnswer()
		};
		case c.undefined: return { kind: "undefined" };
		case c.error: return {
			kind: "error",
			...splitError(t.callAnswerText())
		};
		case c.cancelled: throw outOfTime(r);
		case c.halt: {
			let { opaCode: n, message: r } = splitError(t.callAnswerText());
			throw n === u ? new e(r, { code: u }) : new e(r, {
				code: "policy_failed",
				opaCode: n
			});
		}
		default: {
			let n = t.callAnswerText();
			throw new e(`opa-core failed while calling ${r}: ${n.split("\n", 1)[0] ?? ""}`, {
				code: "opa_core_failed",
				cause: Error(n)
			});
		}
	}
}
function outOfTime(t) {
	return new e(`${t} took longer than the evaluation may take`, { code: "timeout" });
}
function splitError(e) {
	let t = e.indexOf("\n");
	return {
		opaCode: e.slice(0, t),
		message: e.slice(t + 1)
	};
}
export { createCoreCalls };
