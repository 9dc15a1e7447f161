import { __toESM as e } from "./rolldown-runtime.js";
import { require__builtin_util as t } from "./evaluation.js";
import { require__builtin_fs as n } from "./start.js";
import { ConsoleStdout as r, File as i, OpenFile as a, WASI as o } from "./dist.js";
import { crc32 as s } from "node:zlib";
// src/engine/opa/core-data.js
var c = t(), l = /* @__PURE__ */ e(n(), 1), DataUnusable = class extends Error {};
function fillMemory(e, t) {
	try {
		let n = new SectionReader(new Uint8Array(e), t);
		if (n.readSection(), n.checksum === t.crc32) return;
	} catch (e) {
		throw new DataUnusable(t.unusable, { cause: e });
	}
	throw new DataUnusable(t.unusable);
}
var SectionReader = class {
	checksum = 0;
	#e;
	#t;
	#n;
	#r;
	#i = /* @__PURE__ */ new Uint8Array(32);
	#a = 0;
	constructor(e, { file: t, start: n, end: r }) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	readSection() {
		let e = this.#o(() => (this.#d(11), this.#f(), this.#f()));
		for (let t = 0; t < e; t++) {
			let [e, t] = this.#o(() => {
				this.#d(0), this.#d(65);
				let e = this.#f(!0);
				return this.#d(11), [e, this.#f()];
			});
			if (e < 0 || e + t > this.#e.length) throw Error("a segment lies outside the memory");
			this.#s(this.#e.subarray(e, e + t));
		}
		if (this.#s(new Uint8Array(Math.max(0, this.#r - this.#n))), this.#n !== this.#r || this.#c(this.#i) > 0) throw Error("the file has another size");
	}
	#o(e) {
		this.#c(this.#i), this.#a = 0;
		let t = e();
		return this.#l(this.#i.subarray(0, this.#a)), t;
	}
	#s(e) {
		for (let t = 0; t < e.length;) {
			let n = e.subarray(t, t + 262144), r = this.#c(n);
			if (r === 0) throw Error("the file ends early");
			this.#l(n.subarray(0, r)), t += r;
		}
	}
	#c(e) {
		return (0, l.readSync)(this.#t, e, 0, e.length, this.#n);
	}
	#l(e) {
		this.checksum = s(e, this.checksum), this.#n += e.length;
	}
	#u() {
		let e = this.#i[this.#a++];
		if (e === void 0) throw Error("a number does not end");
		return e;
	}
	#d(e) {
		if (this.#u() !== e) throw Error("this is no data section as it was built");
	}
	#f(e = !1) {
		let t = 0;
		for (let n = 1;; n *= 128) {
			let r = this.#u();
			if (t += (r & 127) * n, r < 128) return e && r >= 64 ? t - n * 128 : t;
		}
	}
};
// src/engine/opa/core-instance.js
const u = {
	value: 0n,
	undefined: 1n,
	error: 2n,
	halt: 3n
}, d = 65536;
var CallStopped = class extends Error {}, CoreInstance = class {
	log = [];
	#e;
	#t;
	#n = new c.TextEncoder();
	#r = new c.TextDecoder();
	#i = /* @__PURE__ */ new Uint8Array();
	#a = /* @__PURE__ */ new Uint8Array();
	#o = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(0));
	#s = 0;
	#c = 0;
	#l = 0;
	#u = !1;
	constructor({ wasm: e, data: t }, n = {}) {
		this.#e = n;
		let s = r.lineBuffered((e) => {
			this.log.length < 20 && this.log.push(e);
		}), c = new o([], [], [
			new a(new i([])),
			s,
			s
		], { debug: !1 }), { clock_time_get: l } = c.wasiImport, u = new WebAssembly.Instance(e, {
			wasi_snapshot_preview1: {
				...c.wasiImport,
				clock_time_get: (...e) => {
					if (this.#u && this.#e.poll?.() === !0) throw new CallStopped();
					return l?.(...e);
				}
			},
			host: {
				poll: () => +(this.#e.poll?.() === !0),
				builtin: this.#m.bind(this),
				read: (e, t) => {
					this.#d(), this.#a.set(this.#i.subarray(0, t >>> 0), e >>> 0);
				}
			}
		});
		this.#t = u.exports, t !== void 0 && fillMemory(this.#t.memory.buffer, t), c.initialize(u), this.#t.reseed?.(), this.#s = this.#t.reply() >>> 0;
	}
	get memoryBytes() {
		return this.#t.memory.buffer.byteLength;
	}
	run(...e) {
		this.#l = 0;
		let t = e.reduce((e, t) => e + t.length, 0), n = this.#t.buffer(t) >>> 0;
		this.#d();
		for (let t of e) this.#a.set(t, n), n += t.length;
		return {
			status: this.#t.run(t),
			bytes: this.#f().slice()
		};
	}
	builtinId(e) {
		let t = this.#n.encode(e), n = this.#p(t.length);
		return this.#a.set(t, n), this.#t.builtin_id(t.length);
	}
	setContext(e, t) {
		let n = this.#n.encode(t), r = this.#p(n.length);
		this.#a.set(n, r), this.#t.builtin_context(n.length, e);
	}
	callBuiltin(e, t) {
		let n = 0;
		for (let e of t) n += 4 + e.length;
		let r = this.#p(n);
		for (let e of t) this.#o.setUint32(r, e.length, !0), this.#a.set(e, r + 4), r += 4 + e.length;
		this.#u = !0;
		try {
			return this.#t.builtin_call(e, t.length, n);
		} finally {
			this.#u = !1;
		}
	}
	callAnswer() {
		return this.#f();
	}
	callAnswerText() {
		return this.#r.decode(this.#f());
	}
	#d() {
		let { buffer: e } = this.#t.memory;
		this.#a.buffer !== e && (this.#a = new Uint8Array(e), this.#o = new DataView(e));
	}
	#f() {
		this.#d();
		let e = this.#o.getUint32(this.#s, !0);
		return this.#a.subarray(e, e + this.#o.getUint32(this.#s + 4, !0));
	}
	#p(e) {
		let t = this.#l > 1048576 && e <= d;
		return (e > this.#l || t) && (this.#l = Math.max(e, d), this.#c = this.#t.buffer(this.#l) >>> 0), this.#d(), this.#c;
	}
	#m(e, t, n, r) {
		this.#d();
		let text = (e, t) => this.#r.decode(this.#a.subarray(e >>> 0, (e >>> 0) + (t >>> 0))), i = text(e, t), a = this.#e.answer?.(i, text(n, r)) ?? { halt: "nothing answers this built-in here" }, o = u.undefined, s = "";
		return "value" in a ? [o, s] = [u.value, a.value] : "error" in a ? [o, s] = [u.error, a.error] : "halt" in a && ([o, s] = [u.halt, a.halt]), this.#i = this.#n.encode(s), o << 32n | BigInt(this.#i.length);
	}
};
// src/engine/opa/core-request.js
const f = 1048576;
function encodeRequest(e, t, n) {
	let r = new c.TextEncoder();
	if (t === void 0) return [r.encode(e)];
	let i = [r.encode(`${e.slice(0, -1)},"text":"`)], a = new c.TextDecoder("utf-8", { ignoreBOM: !0 });
	for (let e = 0; e < t.length; e += f) {
		if (n()) return;
		let o = a.decode(t.subarray(e, e + f), { stream: !0 });
		i.push(r.encode(JSON.stringify(o).slice(1, -1)));
	}
	return i.push(r.encode(`${JSON.stringify(a.decode()).slice(1, -1)}"}`)), i;
}
// src/engine/opa/core-status.js
const p = Object.freeze({
	ok: 0,
	errors: 1,
	undefined: 2,
	error: 3,
	cancelled: 4,
	halt: 5,
	refused: 6,
	panic: 7
});
export { CallStopped, CoreInstance, DataUnusable, p as Status, encodeRequest };
