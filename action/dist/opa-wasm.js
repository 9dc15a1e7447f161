import { BuiltinError as e, ConfigurationError as t, EvaluationError as n, FUNCTION as r, InstancePool as i, OBJECT as a, PAGE_BYTES as o, PolicyAbort as s, PolicyLoadError as c, assemblePolicy as l, caller as u, checkBuiltinNames as d, checkOpaWasmOptions as f, encodeAnswer as p, giveUp as m, isArrayBuffer as h, isErrorOf as g, isThenable as _, isWasmModule as v, mergeOptions as y, message as b, openModule as x, option as S, parseTerm as C, reasonOf as w, rule as T, startModule as E, toJsonText as D, toStrictJson as O } from "./shared.js";
import { createStandardBuiltins as k } from "./registry.js";
import { version as A } from "./start.js";
import { packageRoot as j } from "./package-root.js";
import { createRequire as M } from "node:module";
import { join as N } from "node:path";
import { isUtf8 as P } from "node:buffer";
// src/engine/opa-wasm/custom-builtin.ts
function toArrayBuffer(e) {
	return Uint8Array.from(e).buffer;
}
function callCustomBuiltin(t, n, r) {
	let i;
	try {
		i = n(...r);
	} catch (n) {
		let r = w(n);
		throw new e(`${t}: ${r}`, {
			code: "builtin_failed",
			builtin: t,
			cause: n
		});
	}
	if (h(i)) return i;
	if (_(i)) throw m(i), new e(`${t} returned a Promise, which a policy cannot wait for; declare it with defineBuiltin and give it as options.builtins`, {
		code: "builtin_result_invalid",
		builtin: t
	});
	let a = p({ name: t }, i);
	return a === void 0 ? void 0 : toArrayBuffer(a);
}
// src/engine/opa-wasm/loaded-instance.ts
const F = {
	dispatch() {
		throw Error("no evaluation is running");
	},
	poll: () => void 0
};
let I;
function loadOpaWasm() {
	return I ??= M(N(j(), "package.json"))("@open-policy-agent/opa-wasm"), I;
}
function readMessage(e) {
	return Buffer.from(Array.from(e, (e) => e.charCodeAt(0) & 255)).toString("utf8");
}
function toError(e, t) {
	return typeof e == "string" ? s.of(readMessage(e), t) : g(e, "RangeError") && e.message.startsWith("WebAssembly.Memory") ? new n("the input does not fit into the policy's memory; give it a larger maximum", {
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
	host = F;
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
		if (e !== -1) return O(this.#n[e]);
		let t = this.#r.map(O);
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
		if (!P(e)) throw new n("the policy cannot read the answer of a built-in: it is not UTF-8", { code: "policy_failed" });
		let t = D(C(Buffer.from(e).toString("utf8")));
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
// src/engine/opa-wasm/loaded-opa-wasm-policy.ts
function toDocument(e) {
	return h(e) ? new Uint8Array(e) : e;
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
			...n,
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
		if (t === void 0) throw new c(`the policy has no entrypoint of the id ${String(e)}`, { code: "entrypoint_unknown" });
		return t[0];
	}
};
// src/engine/opa-wasm/load-policy.ts
const L = /* @__PURE__ */ new Set([
	"json.is_valid",
	"regex.split",
	"sprintf",
	"yaml.is_valid",
	"yaml.marshal",
	"yaml.unmarshal"
]), R = "the policy", z = T("a number of pages", (e) => typeof e == "number" && Number.isSafeInteger(e) && e >= 0), B = {
	initial: z,
	maximum: z
}, V = T("an object of functions by name", (e) => a[1](e) && Object.values(e).every(r[1]));
function toWasm(e) {
	if (v(e)) return e;
	if (h(e)) return new Uint8Array(e);
	if (ArrayBuffer.isView(e)) return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
	throw new c("the policy must be its bytes or a WebAssembly.Module; read a Response with await response.arrayBuffer()", { code: "source_unsupported" });
}
async function loadPolicy(e, n = {}, r = {}, a = {}) {
	let s = y("memory", typeof n == "number" ? { initial: n } : n, B);
	if (!V[1](r)) throw new t(b`${u("loadPolicy")}${S("customBuiltins")} must be ${V[0]}`, { code: "config_invalid" });
	f(a), d([...Object.keys(r).map((e) => ({ name: e })), ...a.builtins ?? []]);
	let c = s.maximum ?? 16384, p = toWasm(e), { module: m, instance: h, called: g, entrypointIds: _ } = E(R, () => {
		let e = x(p, R, c * o), { instance: t } = e;
		return {
			...e,
			called: t.builtinIds(),
			entrypointIds: t.entrypointIds()
		};
	}), v = Object.keys(g).filter((e) => Object.hasOwn(r, e)), C = Object.fromEntries(Object.entries(g).filter(([e]) => !L.has(e) && !v.includes(e))), w = Math.ceil(h.memoryBytes / o), T = {
		module: m.module,
		memory: {
			...s,
			initial: Math.max(w, s.initial ?? 5),
			maximum: c
		},
		builtinIds: C,
		customBuiltins: new Map(Object.entries(r).filter(([e]) => v.includes(e)))
	};
	return new LoadedOpaWasmPolicy(await l({
		what: R,
		builtins: a.builtins ?? [],
		standardBuiltin: k(a),
		data: void 0,
		entrypoint: void 0,
		packages: void 0,
		defaults: {},
		origin: { revisions: [] },
		replay: void 0,
		version: A
	}, {
		pool: E(R, () => new i(() => new LoadedInstance(T), new LoadedInstance(T))),
		countsSteps: !1,
		builtinIds: C,
		entrypointIds: _
	}), _);
}
export { loadPolicy };
