import { BuiltinError as e, EvaluationError as t, FUNCTION as n, InstancePool as r, NO_HOST as i, OBJECT as a, PAGE_BYTES as o, PLAIN_SETTINGS as s, PolicyAbort as c, PolicyLoadError as l, assemblePolicy as u, caller as d, checkBuiltinNames as f, checkOpaWasmOptions as p, copyOptions as m, encodeAnswer as h, failedPolicy as g, giveUp as _, invalidConfig as v, isArrayBuffer as y, isErrorOf as b, isThenable as x, isWasmModule as S, mergeOptions as C, message as w, openModule as T, option as E, parseTerm as D, reasonOf as O, require__builtin_buffer as k, rule as A, startModule as j, toJsonText as M, toStrictJson as N, unsupportedSource as P } from "./evaluation.js";
import { createStandardBuiltins as F } from "./standard.js";
import { version as I } from "./start.js";
import { packageRoot as L } from "./shared.js";
import { createRequire as R } from "node:module";
import { join as z } from "node:path";
// src/engine/opa-wasm/custom-builtin.ts
var B = k();
function toArrayBuffer(e) {
	return Uint8Array.from(e).buffer;
}
function callCustomBuiltin(t, n, r) {
	let i;
	try {
		i = n(...r);
	} catch (n) {
		let r = O(n);
		throw new e(`${t}: ${r}`, {
			code: "builtin_failed",
			builtin: t,
			cause: n
		});
	}
	if (y(i)) return i;
	if (x(i)) throw _(i), new e(`${t} returned a Promise, which a policy cannot wait for; declare it with defineBuiltin and give it as options.builtins`, {
		code: "builtin_result_invalid",
		builtin: t
	});
	let a = h({ name: t }, i);
	return a === void 0 ? void 0 : toArrayBuffer(a);
}
let V;
function loadOpaWasm() {
	return V ??= R(z(L(), "package.json"))("@open-policy-agent/opa-wasm"), V;
}
function readMessage(e) {
	return Buffer.from(Array.from(e, (e) => e.charCodeAt(0) & 255)).toString("utf8");
}
function toError(e, n) {
	return typeof e == "string" ? c.of(readMessage(e), n) : b(e, "RangeError") && e.message.startsWith("WebAssembly.Memory") ? new t("the input does not fit into the policy's memory; give it a larger maximum", {
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
	dataBytes = 0;
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
		if (e !== -1) return N(this.#n[e]);
		let t = this.#r.map(N);
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
		if (!(0, B.isUtf8)(e)) throw g("the policy cannot read the answer of a built-in: it is not UTF-8");
		let t = M(D(Buffer.from(e).toString("utf8")));
		return this.#i = toArrayBuffer(Buffer.from(t)), 1;
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
// src/engine/opa-wasm/load-policy.ts
function toDocument(e) {
	return y(e) ? new Uint8Array(e) : e;
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
			...m("evaluate", n),
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
		if (t === void 0) throw new l(`the policy has no entrypoint of the id ${Number.isInteger(e) ? String(e) : "that was passed"}`, { code: "entrypoint_unknown" });
		return t[0];
	}
};
const H = /* @__PURE__ */ new Set([
	"json.is_valid",
	"regex.split",
	"sprintf",
	"yaml.is_valid",
	"yaml.marshal",
	"yaml.unmarshal"
]), U = "the policy", W = A("a number of pages", (e) => typeof e == "number" && Number.isSafeInteger(e) && e >= 0), G = {
	initial: W,
	maximum: W
}, K = A("an object of functions by name", (e) => a[1](e) && Object.values(e).every(n[1]));
function toWasm(e) {
	if (S(e)) return e;
	if (y(e)) return new Uint8Array(e);
	if (ArrayBuffer.isView(e)) return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
	throw P("the policy must be its bytes or a WebAssembly.Module; read a Response with await response.arrayBuffer()");
}
async function loadPolicy(e, t = {}, n = {}, i = {}) {
	let a = C("memory", typeof t == "number" ? { initial: t } : t, G), c = m("loadPolicy", n);
	if (!K[1](n)) throw v(w`${d("loadPolicy")}${E("customBuiltins")} must be ${K[0]}`);
	p(i), f([...Object.keys(c).map((e) => ({ name: e })), ...i.builtins ?? []]);
	let l = a.maximum ?? 16384, h = toWasm(e), { module: g, instance: _, called: y, entrypointIds: b } = j(U, () => {
		let e = T(h, U, l * o), { instance: t } = e;
		return {
			...e,
			called: t.builtinIds(),
			entrypointIds: t.entrypointIds()
		};
	}), x = Object.keys(y).filter((e) => Object.hasOwn(c, e)), S = Object.fromEntries(Object.entries(y).filter(([e]) => !H.has(e) && !x.includes(e))), D = Math.ceil(_.memoryBytes / o), O = {
		module: g.module,
		memory: {
			...a,
			initial: Math.max(D, a.initial ?? 5),
			maximum: l
		},
		builtinIds: S,
		customBuiltins: new Map(Object.entries(c).filter(([e]) => x.includes(e)))
	};
	return new LoadedOpaWasmPolicy(await u({
		...s,
		subject: U,
		builtins: i.builtins ?? [],
		standardBuiltin: F(i),
		data: void 0,
		version: I
	}, {
		pool: j(U, () => new r(() => new LoadedInstance(O), new LoadedInstance(O))),
		countsSteps: !1,
		builtinIds: S,
		entrypointIds: b
	}), b);
}
export { loadPolicy };
