import { Gc as e, Kc as t, Xc as n, Yc as r, al as i, hl as a, kn as o, rl as s, tl as c } from "./shared.js";
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
	if (!a(t)) return {
		name: "Error",
		message: [String(t)]
	};
	let n = {
		name: t.name,
		message: i(t).parts
	};
	return c(t) && (n.code = t.code), (t instanceof r || t instanceof o) && (n.opaCode = t.opaCode), t instanceof r && (n.location = t.location), t instanceof e && (n.builtin = t.builtin), t instanceof o && (n.isNoAnswer = t.isNoAnswer), n;
}
function make(i, a) {
	let { name: c, code: l = "policy_failed", opaCode: u, location: d, builtin: f = "", isNoAnswer: p = !1 } = i, m = new s(i.message), h = {
		code: l,
		cause: a,
		...u === void 0 ? {} : { opaCode: u },
		...d === void 0 ? {} : { location: d }
	};
	switch (c) {
		case "EvaluationError": return new r(m, h);
		case "BuiltinError": return new e(m, {
			...h,
			builtin: f
		});
		case "StandardBuiltinError": return new o(String(m), u ?? "", { isNoAnswer: p });
		case "PolicyLoadError": return new n(m, {
			code: l,
			cause: a
		});
		case "ConfigurationError": return new t(m, {
			code: l,
			cause: a
		});
		case "SyntaxError": return SyntaxError(String(m), { cause: a });
		case "RangeError": return RangeError(String(m), { cause: a });
		case "RuntimeError": return new WebAssembly.RuntimeError(String(m));
		default: {
			let e = Error(String(m), { cause: a });
			return Object.defineProperty(e, "name", {
				value: c,
				configurable: !0,
				writable: !0
			}), e;
		}
	}
}
function getCause(e) {
	return a(e) ? e.cause : void 0;
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
		let n = a(e) ? this.#e.get(e) : void 0;
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
export { waitForAnswer as a, notifyAnswered as i, ReportedErrors as n, expectAnswer as r, OwnErrors as t };
