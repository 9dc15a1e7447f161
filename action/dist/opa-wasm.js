import { BuiltinError as e, EvaluationError as t, FUNCTION as n, InstancePool as r, NO_HOST as i, OBJECT as a, PAGE_BYTES as o, PolicyAbort as s, PolicyLoadError as c, assemblePolicy as l, caller as u, checkBuiltinNames as d, checkOpaWasmOptions as f, copyOptions as p, encodeAnswer as m, giveUp as h, invalidConfig as g, isArrayBuffer as _, isErrorOf as v, isThenable as y, isWasmModule as b, mergeOptions as x, message as S, openModule as C, option as w, parseTerm as T, reasonOf as E, require__builtin_buffer as D, rule as O, startModule as k, toJsonText as A, toStrictJson as j, unsupportedSource as M } from "./evaluation.js";
import { createStandardBuiltins as N } from "./standard.js";
import { version as P } from "./start.js";
import { packageRoot as F } from "./package-root.js";
import { createRequire as I } from "node:module";
import { join as L } from "node:path";
// src/engine/opa-wasm/custom-builtin.ts
var R = D();
function toArrayBuffer(e) {
	return Uint8Array.from(e).buffer;
}
function callCustomBuiltin(t, n, r) {
	let i;
	try {
		i = n(...r);
	} catch (n) {
		let r = E(n);
		throw new e(`${t}: ${r}`, {
			code: "builtin_failed",
			builtin: t,
			cause: n
		});
	}
	if (_(i)) return i;
	if (y(i)) throw h(i), new e(`${t} returned a Promise, which a policy cannot wait for; declare it with defineBuiltin and give it as options.builtins`, {
		code: "builtin_result_invalid",
		builtin: t
	});
	let a = m({ name: t }, i);
	return a === void 0 ? void 0 : toArrayBuffer(a);
}
let z;
function loadOpaWasm() {
	return z ??= I(L(F(), "package.json"))("@open-policy-agent/opa-wasm"), z;
}
function readMessage(e) {
	return Buffer.from(Array.from(e, (e) => e.charCodeAt(0) & 255)).toString("utf8");
}
function toError(e, n) {
	return typeof e == "string" ? s.of(readMessage(e), n) : v(e, "RangeError") && e.message.startsWith("WebAssembly.Memory") ? new t("the input does not fit into the policy's memory; give it a larger maximum", {
		code: "memory_limit",
		cause: e
	}) : e;
}
var LoadedInstance = class {
	#e;
	#t;
	#n = [];
	#r = [];
	#i;
	#a;
	#o = !1;
	#s;
	host = i;
	inputSnapshot = void 0;
	constructor(e) {
		this.#e = e, this.#t = this.#l();
	}
	get memoryBytes() {
		return this.#t.mem.buffer.byteLength;
	}
	get dataSnapshot() {
		return this.#a;
	}
	load(e, t) {
		if (this.#o && this.#c(), this.#a !== e) {
			this.#a = void 0;
			let t = toJsonBytes(e);
			t !== void 0 && this.#d(() => this.#t.setData(t)), this.#a = e;
		}
		this.#s?.snapshot !== t && (this.#s = {
			snapshot: t,
			json: toJsonBytes(t)
		});
	}
	setPolling() {}
	evaluate(e) {
		return this.#r = this.#d(() => this.#t.evaluate(this.#s?.json, e)), -1;
	}
	dump(e) {
		if (e !== -1) return j(this.#n[e]);
		let t = this.#r.map(j);
		return t.length === 0 ? "set()" : `{${t.join(",")}}`;
	}
	dumpJson() {}
	dumpBytes(e) {
		return e.map((e) => Buffer.from(this.dump(e)));
	}
	mayHaveTypes() {
		return !0;
	}
	put(e) {
		if (!(0, R.isUtf8)(e)) throw new t("the policy cannot read the answer of a built-in: it is not UTF-8", { code: "policy_failed" });
		let n = A(T(Buffer.from(e).toString("utf8")));
		return this.#i = toArrayBuffer(Buffer.from(n)), 1;
	}
	renew() {
		this.#o = !0;
	}
	#c() {
		this.#t = this.#l(), this.#a = void 0, this.#o = !1;
	}
	#l() {
		let { module: e, memory: t, builtinIds: n, customBuiltins: r } = this.#e, i = Object.entries(n).map(([e, t]) => [e, (...e) => this.#u(t, e)]), a = Array.from(r, ([e, t]) => [e, (...n) => callCustomBuiltin(e, t, n)]), o = Object.fromEntries([...i, ...a]);
		return loadOpaWasm().loadPolicySync(e, { ...t }, o);
	}
	#u(e, t) {
		return this.#n = t, this.#i = void 0, this.host.dispatch(this, e, t.map((e, t) => t)), this.#i;
	}
	#d(e) {
		try {
			return e();
		} catch (e) {
			throw toError(e, `the maximum of ${String(this.#e.memory.maximum)} pages`);
		}
	}
};
function toJsonBytes(e) {
	let t = e.jsonText();
	return t === void 0 ? void 0 : toArrayBuffer(Buffer.from(t));
}
// src/engine/opa-wasm/loaded-opa-wasm-policy.ts
function toDocument(e) {
	return _(e) ? new Uint8Array(e) : e;
}
var LoadedOpaWasmPolicy = class {
	#e;
	entrypoints;
	constructor(e, t) {
		this.#e = e, this.entrypoints = t;
	}
	get needsOpaCore() {
		return this.#e.needsOpaCore;
	}
	async evaluate(e, t = 0, n = {}) {
		let { resultSet: r } = await this.decide(e, t, n);
		return JSON.parse(r);
	}
	async decide(e, t = 0, n = {}) {
		return this.#e.decide(toDocument(e), {
			...p("evaluate", n),
			entrypoint: this.#t(t)
		});
	}
	setData(e) {
		this.#e.setData(toDocument(e));
	}
	close() {
		return this.#e.close();
	}
	async [Symbol.asyncDispose]() {
		await this.close();
	}
	#t(e) {
		if (typeof e == "string") return e;
		let t = Object.entries(this.entrypoints).find(([, t]) => t === e);
		if (t === void 0) throw new c(`the policy has no entrypoint of the id ${Number.isInteger(e) ? String(e) : "that was passed"}`, { code: "entrypoint_unknown" });
		return t[0];
	}
};
// src/engine/opa-wasm/load-policy.ts
const B = /* @__PURE__ */ new Set([
	"json.is_valid",
	"regex.split",
	"sprintf",
	"yaml.is_valid",
	"yaml.marshal",
	"yaml.unmarshal"
]), V = "the policy", H = O("a number of pages", (e) => typeof e == "number" && Number.isSafeInteger(e) && e >= 0), U = {
	initial: H,
	maximum: H
}, W = O("an object of functions by name", (e) => a[1](e) && Object.values(e).every(n[1]));
function toWasm(e) {
	if (b(e)) return e;
	if (_(e)) return new Uint8Array(e);
	if (ArrayBuffer.isView(e)) return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
	throw M("the policy must be its bytes or a WebAssembly.Module; read a Response with await response.arrayBuffer()");
}
async function loadPolicy(e, t = {}, n = {}, i = {}) {
	let a = x("memory", typeof t == "number" ? { initial: t } : t, U), s = p("loadPolicy", n);
	if (!W[1](n)) throw g(S`${u("loadPolicy")}${w("customBuiltins")} must be ${W[0]}`);
	f(i), d([...Object.keys(s).map((e) => ({ name: e })), ...i.builtins ?? []]);
	let c = a.maximum ?? 16384, m = toWasm(e), { module: h, instance: _, called: v, entrypointIds: y } = k(V, () => {
		let e = C(m, V, c * o), { instance: t } = e;
		return {
			...e,
			called: t.builtinIds(),
			entrypointIds: t.entrypointIds()
		};
	}), b = Object.keys(v).filter((e) => Object.hasOwn(s, e)), T = Object.fromEntries(Object.entries(v).filter(([e]) => !B.has(e) && !b.includes(e))), E = Math.ceil(_.memoryBytes / o), D = {
		module: h.module,
		memory: {
			...a,
			initial: Math.max(E, a.initial ?? 5),
			maximum: c
		},
		builtinIds: T,
		customBuiltins: new Map(Object.entries(s).filter(([e]) => b.includes(e)))
	};
	return new LoadedOpaWasmPolicy(await l({
		what: V,
		builtins: i.builtins ?? [],
		standardBuiltin: N(i),
		data: void 0,
		entrypoint: void 0,
		packages: void 0,
		defaults: {},
		origin: { revisions: [] },
		replay: void 0,
		version: P
	}, {
		pool: k(V, () => new r(() => new LoadedInstance(D), new LoadedInstance(D))),
		countsSteps: !1,
		builtinIds: T,
		entrypointIds: y
	}), y);
}
export { loadPolicy };
