import { EvaluationError as e, runBaseline as t, runOptimized as n } from "./evaluation.js";
import { CallStopped as r, CoreInstance as i, DataUnusable as a, Status as o } from "./core-status.js";
import { crashed as s } from "./run-in-worker.js";
import { coreUnavailable as c } from "./shared.js";
import { standardBuiltin as l } from "./standard.js";
// src/engine/opa/start-instance.ts
function startInstance(e, t) {
	try {
		return new i(e, t);
	} catch (e) {
		throw e instanceof a ? c(e.message, e.cause) : s("starting", e, []);
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
		return l(e)?.network === !1;
	}
	call(i, a, c) {
		let u = l(i)?.arity;
		if (u === void 0 || !this.has(i)) throw new e(`opa-core does not answer the built-in ${i}`, { code: "opa_core_failed" });
		if (a.length !== u) throw new e(`${i} takes ${String(u)} arguments, but was called with ${String(a.length)}`, { code: "arity_mismatch" });
		let d = this.#t ?? this.#i(), { instance: f } = d;
		this.#t = void 0, this.#n = c;
		let p;
		try {
			t(), p = this.#r(d, i, a, c);
		} catch (e) {
			throw e instanceof r ? outOfTime(i) : s(`calling ${i}`, e, f.log);
		} finally {
			n();
		}
		if (p !== o.panic && (this.#t = d), c.remainingMs() <= 0) throw outOfTime(i);
		return toAnswer(f, p, i);
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
		case o.ok: return {
			kind: "value",
			bytes: t.callAnswer()
		};
		case o.undefined: return { kind: "undefined" };
		case o.error: return {
			kind: "error",
			...splitError(t.callAnswerText())
		};
		case o.cancelled: throw outOfTime(r);
		case o.halt: {
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
