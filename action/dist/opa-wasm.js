import { $o as e, Bo as t, Fn as n, Gc as r, Gn as i, Ho as a, Kc as o, Ln as s, Pn as c, Wc as l, Xc as u, Xn as d, Xo as f, Yc as p, bl as m, cl as h, dl as g, es as _, fl as v, gl as y, gn as b, go as x, il as S, ll as C, lo as w, ma as T, pn as E, vl as D, za as O } from "./shared.js";
import { t as k } from "./registry.js";
import { l as A } from "./start.js";
import { n as j } from "./package-root.js";
import { createRequire as M } from "node:module";
import { join as N } from "node:path";
import { isUtf8 as P } from "node:buffer";
// src/engine/opa-wasm/custom-builtin.ts
function toArrayBuffer(e) {
	return Uint8Array.from(e).buffer;
}
function callCustomBuiltin(e, t, n) {
	let i;
	try {
		i = t(...n);
	} catch (t) {
		let n = g(t);
		throw new r(`${e}: ${n}`, {
			code: "builtin_failed",
			builtin: e,
			cause: t
		});
	}
	if (v(i)) return i;
	if (D(i)) throw _(i), new r(`${e} returned a Promise, which a policy cannot wait for; declare it with defineBuiltin and give it as options.builtins`, {
		code: "builtin_result_invalid",
		builtin: e
	});
	let a = d({ name: e }, i);
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
	return typeof e == "string" ? n.of(readMessage(e), t) : y(e, "RangeError") && e.message.startsWith("WebAssembly.Memory") ? new p("the input does not fit into the policy's memory; give it a larger maximum", {
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
		if (!P(e)) throw new p("the policy cannot read the answer of a built-in: it is not UTF-8", { code: "policy_failed" });
		let t = w(x(Buffer.from(e).toString("utf8")));
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
	return v(e) ? new Uint8Array(e) : e;
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
		if (t === void 0) throw new u(`the policy has no entrypoint of the id ${String(e)}`, { code: "entrypoint_unknown" });
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
]), R = "the policy", z = e("a number of pages", (e) => typeof e == "number" && Number.isSafeInteger(e) && e >= 0), B = {
	initial: z,
	maximum: z
}, V = e("an object of functions by name", (e) => a[1](e) && Object.values(e).every(t[1]));
function toWasm(e) {
	if (m(e)) return e;
	if (v(e)) return new Uint8Array(e);
	if (ArrayBuffer.isView(e)) return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
	throw new u("the policy must be its bytes or a WebAssembly.Module; read a Response with await response.arrayBuffer()", { code: "source_unsupported" });
}
async function loadPolicy(e, t = {}, n = {}, r = {}) {
	let a = f("memory", typeof t == "number" ? { initial: t } : t, B);
	if (!V[1](n)) throw new o(h`${S("loadPolicy")}${C("customBuiltins")} must be ${V[0]}`, { code: "config_invalid" });
	T(r), l([...Object.keys(n).map((e) => ({ name: e })), ...r.builtins ?? []]);
	let u = a.maximum ?? 16384, d = toWasm(e), { module: p, instance: m, called: g, entrypointIds: _ } = b(R, () => {
		let e = c(d, R, u * s), { instance: t } = e;
		return {
			...e,
			called: t.builtinIds(),
			entrypointIds: t.entrypointIds()
		};
	}), v = Object.keys(g).filter((e) => Object.hasOwn(n, e)), y = Object.fromEntries(Object.entries(g).filter(([e]) => !L.has(e) && !v.includes(e))), x = Math.ceil(m.memoryBytes / s), w = {
		module: p.module,
		memory: {
			...a,
			initial: Math.max(x, a.initial ?? 5),
			maximum: u
		},
		builtinIds: y,
		customBuiltins: new Map(Object.entries(n).filter(([e]) => v.includes(e)))
	};
	return new LoadedOpaWasmPolicy(await E({
		what: R,
		builtins: r.builtins ?? [],
		standardBuiltin: k(r),
		data: void 0,
		entrypoint: void 0,
		packages: void 0,
		defaults: {},
		origin: { revisions: [] },
		replay: void 0,
		version: A
	}, {
		pool: b(R, () => new i(() => new LoadedInstance(w), new LoadedInstance(w))),
		countsSteps: !1,
		builtinIds: y,
		entrypointIds: _
	}), _);
}
export { loadPolicy };
