import { CallKeys as e, EvaluationIdentity as t, HostTable as n, InputSnapshot as r, InstancePool as i, Pass as a, PolicyInstance as o, failedPolicy as s, runPass as c, toStandardHostFunction as l, withSpaceFor as u } from "./evaluation.js";
import { ReportedErrors as d, expectAnswer as f, waitForAnswer as p } from "./sent-error.js";
import { createStandardBuiltins as m } from "./standard.js";
import { parentPort as h, receiveMessageOnPort as g, workerData as _ } from "node:worker_threads";
// src/engine/rounds/isolation/pass-server.ts
function unused() {
	throw Error("built-ins are called by the main thread");
}
var PassServer = class {
	#e;
	#t;
	#n;
	#r = new d();
	#i = /* @__PURE__ */ new Map();
	#a = /* @__PURE__ */ new Map();
	#o = /* @__PURE__ */ new Map();
	#s;
	#c = new n();
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	start() {
		let { module: e, maxInstances: t } = this.#t;
		try {
			let n = new o(e);
			this.#s = new i((t) => new o(u(e, t)), n, t), this.#l({
				type: "started",
				builtinIds: n.builtinIds(),
				entrypointIds: n.entrypointIds()
			});
		} catch (e) {
			this.#l({
				type: "not-started",
				error: this.#r.toMessage(e)
			});
			return;
		}
		this.#e.on("message", (e) => {
			this.#u(e);
		});
	}
	#l(e) {
		this.#e.postMessage(e);
	}
	#u(e) {
		switch (e.type) {
			case "hosts":
				this.#c = new n();
				for (let t of e.hosts) this.#o.set(t.name, t.id), this.#c.add(t.id, this.#d(t));
				return;
			case "document": {
				let t = r.ofMessage(e.snapshot);
				this.#i.set(e.id, t);
				return;
			}
			case "forget-document": {
				let t = this.#i.get(e.id);
				this.#i.delete(e.id), t !== void 0 && this.#s?.unpin(t);
				return;
			}
			case "forget-evaluation":
				this.#a.delete(e.id);
				return;
			case "pass": this.#h(e);
		}
	}
	#d(e) {
		let { id: t, name: n, arity: r } = e;
		if (e.kind === "question") return {
			kind: e.kind,
			name: n,
			arity: r
		};
		if (e.kind === "pure") return {
			kind: "pure",
			name: n,
			arity: r,
			call: (e) => this.#f(t, e)
		};
		let i = this.#n(n), a = i === void 0 ? void 0 : l(i);
		if (e.kind === "standard") return a?.kind === "standard" ? a : unused();
		let { effect: o, maxSpeculative: s } = e;
		return {
			kind: "async",
			name: n,
			arity: r,
			result: "any",
			effect: o,
			maxSpeculative: s,
			isEffect: (e) => o ?? (a?.kind !== "async" || a.isEffect(e)),
			call: unused,
			checkAvailable: unused,
			begin: unused
		};
	}
	#f(e, t) {
		let { answered: n, answers: r } = this.#t;
		f(n), this.#l({
			type: "pure",
			builtin: e,
			args: t
		}), p(n);
		let i = g(r);
		if (i === void 0) throw Error("the answer of a pure built-in has not arrived");
		let { message: a } = i;
		if ("error" in a) throw this.#r.ofMessage(a.error);
		return a.bytes;
	}
	#p(e) {
		let t = this.#i.get(e);
		if (t === void 0) throw Error(`the document ${String(e)} was not sent`);
		return t;
	}
	#m({ evaluation: t, answers: n }) {
		let r = this.#a.get(t);
		r === void 0 && (r = {
			known: /* @__PURE__ */ new Map(),
			keys: new e()
		}, this.#a.set(t, r));
		for (let { key: e, name: t, bytes: i, error: a } of n) {
			let n = this.#c.byId(this.#o.get(t) ?? -1);
			if (n?.kind !== "async") throw Error(`${t} has no answers`);
			let o = a === void 0 ? void 0 : this.#r.ofMessage(a);
			r.known.set(e, {
				call: { host: n },
				bytes: i,
				error: o
			});
		}
		return r;
	}
	async #h(e) {
		try {
			this.#l(await this.#g(e));
		} catch (e) {
			this.#l({
				...v,
				end: {
					kind: "failed",
					error: this.#r.toMessage(e),
					outOfResources: !1
				}
			});
		}
	}
	async #g(e) {
		let t = this.#m(e);
		for (;;) {
			let { pass: n, end: r, ms: i } = this.#_(e, t);
			if (r.kind === "not-ready" && n.firstUnanswered === void 0) this.#l({ type: "loading" }), await r.load(), this.#l({ type: "loaded" });
			else return r.kind === "not-ready" && r.load().catch(() => void 0), this.#y(n, this.#v(r), i);
		}
	}
	#_(e, { known: n, keys: r }) {
		let { unguessable: i, running: o, limitMs: s, bigint: l } = e, u = performance.now(), d = new Set(i), f = {
			keyOf: (e, t, n) => r.keyOf(e, t, n),
			get: (e) => n.get(e),
			mayGuess: (e, t, n) => {
				if (d.has(e)) return !1;
				if (t.maxSpeculative === void 0) return !0;
				let r = o.get(t.name) ?? 0;
				for (let e of n.values()) e.host === t && r++;
				return r < t.maxSpeculative;
			}
		}, p = new a({
			hosts: this.#c,
			identity: new t(e.nowNs, e.seed, e.verification),
			maxCalls: e.maxCalls,
			strictBuiltinErrors: e.strictBuiltinErrors,
			readsErrors: e.readsErrors,
			requireAnswers: e.requireAnswers,
			bigint: l
		}, { answersOfPasses: () => f }, {
			guesses: e.guesses,
			stopAtUnanswered: e.stopAtUnanswered,
			endsAt: u + s,
			deadlineAt: Infinity,
			makesWayAt: Infinity,
			guard: "set"
		}), m = this.#s;
		if (m === void 0) throw Error("the worker has not started");
		let h = this.#p(e.input);
		m.pin(h);
		let { entrypoint: g } = e, _ = this.#p(e.data);
		return {
			pass: p,
			end: c(p, m, {
				input: h,
				data: _,
				entrypoint: g,
				bigint: l,
				interrupt: !0
			}),
			ms: performance.now() - u
		};
	}
	#v(e) {
		switch (e.kind) {
			case "failed": return {
				...e,
				error: this.#r.toMessage(e.error)
			};
			case "result":
			case "timed-out": return e;
			default: return { kind: "unanswered" };
		}
	}
	#y(e, t, n) {
		let { firstUnanswered: r, guesses: i, used: a, prints: o, standardCalls: s, errorSites: c, memoryBytes: l } = e;
		return {
			type: "ended",
			end: t,
			firstUnanswered: r === void 0 ? void 0 : this.#b(r),
			guesses: Array.from(i.values(), (e) => this.#b(e)),
			used: [...a],
			prints: o,
			standardCalls: Array.from(s, ([e, { error: t, ...n }]) => ({
				key: e,
				...n,
				error: t === void 0 ? void 0 : this.#r.toMessage(t)
			})),
			errorSites: new Map(Array.from(c, ([e, t]) => [e, new Set(t)])),
			ms: n,
			memoryBytes: l
		};
	}
	#b({ key: e, host: t, args: n, effect: r }) {
		let i = this.#o.get(t.name);
		if (i === void 0) throw s(`the built-in ${t.name} is not known`);
		return {
			key: e,
			builtin: i,
			args: n,
			effect: r
		};
	}
};
const v = {
	type: "ended",
	firstUnanswered: void 0,
	guesses: [],
	used: [],
	prints: [],
	standardCalls: [],
	errorSites: /* @__PURE__ */ new Map(),
	ms: 0,
	memoryBytes: 0
};
// src/engine/policy-worker.ts
if (h === null) throw Error("this file runs in a worker");
const y = _, { runtime: b } = y;
new PassServer(h, y, m(b === void 0 ? {} : { runtime: b })).start();
export {};
