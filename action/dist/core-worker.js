import { isArrayBuffer as e, isError as t, isNotLoaded as n, isRegohostError as r, runBaseline as i } from "./evaluation.js";
import { CoreInstance as a, Status as o, encodeRequest as s } from "./core-status.js";
import { loadCoreModule as c } from "./core-module.js";
import { isBuilt as l, packageRoot as u, threadUnavailable as d } from "./shared.js";
import { explicitCore as f } from "./library.js";
import { isCoreWarm as p } from "./keep-warm.js";
import { THREAD_OPTIONS as m } from "./thread-options.js";
import { join as h } from "node:path";
import { availableParallelism as g } from "node:os";
import { pathToFileURL as _ } from "node:url";
import { Worker as v } from "node:worker_threads";
// src/base/async/pool.ts
var Pool = class {
	#e;
	#t = /* @__PURE__ */ new Set();
	#n = [];
	#r = /* @__PURE__ */ new Set();
	constructor(e) {
		this.#e = e;
	}
	get idleCount() {
		return this.#n.length;
	}
	async use(e, t) {
		let n = this.#i() ?? await this.#s(e);
		try {
			return await t(n);
		} finally {
			this.#a(n);
		}
	}
	remove(e) {
		let t = this.#n.indexOf(e);
		t < 0 || (this.#n.splice(t, 1), e.end());
	}
	#i() {
		let e = this.#t.size < this.#e.max, t = this.#n.pop() ?? (e ? this.#e.create() : void 0);
		return t !== void 0 && this.#t.add(t), t;
	}
	#a(e) {
		this.#t.delete(e), e.isUsable ? this.#n.push(e) : e.end(), this.#o(), this.#n.includes(e) && this.#e.onIdle?.(e);
	}
	#o() {
		for (let e of this.#r) {
			let t;
			try {
				t = this.#i();
			} catch (t) {
				this.#r.delete(e), e.reject(t);
				continue;
			}
			if (t === void 0) return;
			this.#r.delete(e), e.resolve(t);
		}
	}
	async #s(e) {
		let t, n = new Promise((e, n) => {
			t = {
				resolve: e,
				reject: n
			}, this.#r.add(t);
		});
		try {
			return await e.wait(n);
		} catch (e) {
			throw t !== void 0 && !this.#r.delete(t) && n.then((e) => this.#a(e), () => void 0), e;
		}
	}
}, CoreInThread = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async load() {
		await this.#e();
	}
	async run({ request: e, text: t, timeoutMs: n, maxMemoryBytes: r = Infinity, onSent: i }) {
		let c = await this.#e(), l = n === void 0 ? Infinity : performance.now() + n, u;
		i?.();
		try {
			let memoryBytes = () => u?.memoryBytes ?? 0, isOver = () => performance.now() > l || memoryBytes() > r, n = s(e, t, isOver);
			return n === void 0 ? {
				status: o.cancelled,
				bytes: /* @__PURE__ */ new Uint8Array()
			} : (u = new a(c, { poll: isOver }), {
				...u.run(...n),
				memoryBytes: memoryBytes()
			});
		} catch (e) {
			return {
				crashed: e,
				log: u?.log ?? []
			};
		}
	}
};
// src/engine/opa/core-worker.ts
const y = Math.max(1, Math.min(4, g() - 1));
function startThread(e) {
	try {
		let e = l() ? h("dist", "opa-worker.js") : h("src", "engine", "opa", "worker.js");
		return new v(_(h(u(), e)), {
			...m,
			resourceLimits: { stackSizeMb: 32 }
		});
	} catch (t) {
		throw r(t) ? t : d(e, t);
	}
}
var CoreWorker = class {
	#e;
	#t;
	#n;
	#r;
	#i = () => void 0;
	#a;
	#o;
	#s = !1;
	#c = 0;
	isUsable = !0;
	constructor(e, t) {
		this.#e = e, this.#t = startThread(e), this.#t.on("message", (e) => this.#l(e)), this.#t.on("error", (e) => this.#u(e)), this.#t.on("exit", (e) => this.#u(/* @__PURE__ */ Error(`the worker ended with code ${String(e)}`))), this.#n = t().then((e) => this.#t.postMessage({ module: e })), this.#n.catch(() => void 0);
	}
	get memoryBytes() {
		return this.#c;
	}
	async load() {
		clearTimeout(this.#r), this.isUsable = !1, this.#t.ref(), await this.#n;
	}
	async run({ request: t, text: n, timeoutMs: r, maxMemoryBytes: a, onSent: o }) {
		if (await this.load(), this.#o !== void 0) throw this.#o;
		i();
		let s = n?.buffer, c = e(s) ? [s] : [];
		return this.#t.postMessage({
			request: t,
			text: n,
			timeoutMs: r,
			maxMemoryBytes: a
		}, c), o?.(), new Promise((e, t) => this.#a = {
			resolve: e,
			reject: t
		});
	}
	#l(e) {
		this.#s = !0, "status" in e && (this.#c = e.memoryBytes ?? 0, this.isUsable = this.#o === void 0), this.#a?.resolve(e), this.#a = void 0;
	}
	#u(e) {
		if (this.#o !== void 0) return;
		let r = t(e) ? e : Error(String(e));
		this.#o = !this.#s && n(r) ? d(this.#e, r) : r, this.isUsable = !1, this.#a?.reject(this.#o), this.#i();
	}
	rest(e) {
		this.#t.unref(), this.#i = e, this.#r = setTimeout(e, 1e4), this.#r.unref();
	}
	end() {
		clearTimeout(this.#r), this.#t.terminate();
	}
}, WorkerPool = class {
	name;
	#e;
	#t;
	constructor(e, t, { maxWorkers: n = y, mayStay: r = () => !1 } = {}) {
		this.name = e, this.#t = r, this.#e = new Pool({
			create: () => new CoreWorker(e, t),
			max: n,
			onIdle: (e) => e.rest(() => this.#n(e))
		});
	}
	use(e, t) {
		return this.#e.use(e, t);
	}
	#n(e) {
		let t = this.#e.idleCount === 1, n = e.memoryBytes <= 134217728;
		e.isUsable && t && n && this.#t() || this.#e.remove(e);
	}
};
const b = new class extends WorkerPool {
	constructor() {
		super("opa-core", c, { mayStay: p });
	}
	use(e, t) {
		let n = f();
		return n === void 0 ? super.use(e, t) : t(new CoreInThread(n));
	}
}();
export { y as MAX_WORKERS, WorkerPool, b as corePool };
