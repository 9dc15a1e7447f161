import { BuiltinError as e, ConfigurationError as t, EvaluationError as n, Message as r, PolicyLoadError as i, StandardBuiltinError as a, getMessage as o, isError as s, isRegohostError as c, reasonOf as l } from "./evaluation.js";
// src/engine/rounds/isolation/answer-signal.ts
function expectAnswer(e) {
	Atomics.store(e, 0, 0);
}
function notifyAnswered(e) {
	Atomics.store(e, 0, 1), Atomics.notify(e, 0);
}
function waitForAnswer(e) {
	for (; Atomics.load(e, 0) === 0;) Atomics.wait(e, 0, 0);
}
function describe(t) {
	if (!s(t)) return {
		name: "Error",
		message: [l(t)]
	};
	let r = {
		name: String(t.name),
		message: o(t).parts
	};
	return c(t) && (r.code = t.code), (t instanceof n || t instanceof a) && (r.opaCode = t.opaCode), t instanceof n && (r.location = t.location), t instanceof e && (r.builtin = t.builtin), t instanceof a && (r.isNoAnswer = t.isNoAnswer), r;
}
function make(o, s) {
	let { name: c, code: l = "policy_failed", opaCode: u, location: d, builtin: f = "", isNoAnswer: p = !1 } = o, m = new r(o.message), h = {
		code: l,
		cause: s,
		...u === void 0 ? {} : { opaCode: u },
		...d === void 0 ? {} : { location: d }
	};
	switch (c) {
		case "EvaluationError": return new n(m, h);
		case "BuiltinError": return new e(m, {
			...h,
			builtin: f
		});
		case "StandardBuiltinError": return new a(String(m), u ?? "", { isNoAnswer: p });
		case "PolicyLoadError": return new i(m, {
			code: l,
			cause: s
		});
		case "ConfigurationError": return new t(m, {
			code: l,
			cause: s
		});
		case "SyntaxError": return SyntaxError(String(m), { cause: s });
		case "RangeError": return RangeError(String(m), { cause: s });
		case "RuntimeError": return new WebAssembly.RuntimeError(String(m));
		default: {
			let e = Error(String(m), { cause: s });
			return Object.defineProperty(e, "name", {
				value: c,
				configurable: !0,
				writable: !0
			}), e;
		}
	}
}
function getCause(e) {
	return s(e) ? e.cause : void 0;
}
var OwnErrors = class {
	#e = [];
	toMessage(e, t = 0) {
		let n = {
			...describe(e),
			id: this.#e.push(e) - 1
		}, r = getCause(e);
		return r !== void 0 && t < 16 && (n.cause = this.toMessage(r, t + 1)), n;
	}
	ofMessage(e) {
		return "known" in e ? this.#e[e.known] : make(e, e.cause === void 0 ? void 0 : this.ofMessage(e.cause));
	}
}, ReportedErrors = class {
	#e = /* @__PURE__ */ new WeakMap();
	toMessage(e, t = 0) {
		let n = s(e) ? this.#e.get(e) : void 0;
		if (n !== void 0) return { known: n };
		let r = describe(e), i = getCause(e);
		return i !== void 0 && t < 16 && (r.cause = this.toMessage(i, t + 1)), r;
	}
	ofMessage(e) {
		if ("known" in e) throw Error("the main thread describes its errors");
		let t = make(e, e.cause === void 0 ? void 0 : this.ofMessage(e.cause));
		return e.id !== void 0 && this.#e.set(t, e.id), t;
	}
};
export { OwnErrors, ReportedErrors, expectAnswer, notifyAnswered, waitForAnswer };
