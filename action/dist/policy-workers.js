import { __toESM as e } from "./rolldown-runtime.js";
import { EvaluationError as t, PolicyLoadError as n, RunInterrupted as r, RunTimeout as i, StandardBuiltinError as a, codeOf as o, errorMessages as s, failedPolicy as c, isArrayBuffer as l, isError as u, isNotLoaded as d, isRegohostError as f, knownSites as p, message as m, option as h, runGuarded as g, toPassFailure as _, wasAborted as v } from "./evaluation.js";
import { require__builtin_fs as y } from "./start.js";
import { isBuilt as b, packageRoot as x } from "./shared.js";
import { THREAD_OPTIONS as S } from "./thread-options.js";
import { OwnErrors as C, notifyAnswered as w } from "./sent-error.js";
import { join as T } from "node:path";
import { AsyncLocalStorage as E } from "node:async_hooks";
import { availableParallelism as D } from "node:os";
import { pathToFileURL as O } from "node:url";
import { MessageChannel as k, Worker as A } from "node:worker_threads";
// src/engine/rounds/isolation/policy-thread.ts
var j = /* @__PURE__ */ e(y(), 1);
function workerFile() {
	let e = x(), t = b() ? T(e, "dist", "policy-worker.js") : T(e, ".bench", "worker", "policy-worker.js");
	if (!(0, j.existsSync)(t)) throw workerUnavailable(`${t} does not exist; build or reinstall the package`);
	return O(t);
}
function workerUnavailable(e, t) {
	return new n(`isolation: ${e}`, {
		code: "worker_unavailable",
		cause: t
	});
}
function startThread(e, t) {
	try {
		return new A(workerFile(), {
			...S,
			workerData: e,
			transferList: [e.answers],
			resourceLimits: {
				maxOldGenerationSizeMb: 128 + Math.ceil(2 * t / 1048576),
				maxYoungGenerationSizeMb: 48
			}
		});
	} catch (e) {
		throw f(e) ? e : notStarted(e);
	}
}
function notStarted(e) {
	return workerUnavailable(o(e) === "ERR_ACCESS_DENIED" ? "Node's permission model allows no worker; run node with --allow-worker" : `a worker cannot be started: ${s(e)[0]}; reinstall the package`, e);
}
var PolicyThread = class {
	#e;
	#t;
	#n = new Int32Array(new SharedArrayBuffer(4));
	#r = /* @__PURE__ */ new Map();
	#i = /* @__PURE__ */ new Map();
	#a = /* @__PURE__ */ new Map();
	#o = 0;
	#s = !1;
	constructor({ maxMemoryBytes: e, ...t }, n) {
		let { port1: r, port2: i } = new k();
		this.#t = r;
		try {
			this.#e = startThread({
				...t,
				answers: i,
				answered: this.#n
			}, e);
		} catch (e) {
			throw r.close(), e;
		}
		let a;
		this.#e.on("message", (e) => {
			this.#s || n.message(e);
		}), this.#e.on("error", (e) => {
			a = e;
		}), this.#e.on("exit", (e) => {
			this.#s = !0, this.#t.close(), n.ended(a ?? /* @__PURE__ */ Error(`the worker ended with code ${String(e)}`));
		}), this.#e.unref();
	}
	setBusy(e) {
		e ? this.#e.ref() : this.#e.unref();
	}
	post(e, t = []) {
		this.#e.postMessage(e, t);
	}
	answer(e) {
		this.#t.postMessage(e), w(this.#n);
	}
	giveInput(e) {
		return this.#r.get(e) ?? this.#c(e, this.#r);
	}
	giveData(e) {
		let t = this.#i.get(e);
		if (t !== void 0) return this.#i.delete(e), this.#i.set(e, t), t;
		let [n] = this.#i.keys();
		return n !== void 0 && this.#i.size >= 4 && this.#l(n, this.#i), this.#c(e, this.#i);
	}
	#c(e, t) {
		let n = ++this.#o, r = e.toMessage(), { content: i } = r, a = typeof i == "object" ? i.buffer : void 0, o = l(a) ? [a] : [];
		return this.post({
			type: "document",
			id: n,
			snapshot: r
		}, o), t.set(e, n), n;
	}
	forgetInput(e) {
		this.#l(e, this.#r);
	}
	#l(e, t) {
		let n = t.get(e);
		n !== void 0 && (t.delete(e), this.post({
			type: "forget-document",
			id: n
		}));
	}
	answersOf(e) {
		return this.#a.get(e);
	}
	setAnswersOf(e, t) {
		this.#a.set(e, t);
	}
	forgetEvaluation(e) {
		this.#a.delete(e) && this.post({
			type: "forget-evaluation",
			id: e
		});
	}
	async end() {
		this.#s = !0, await this.#e.terminate();
	}
};
// src/engine/rounds/isolation/policy-workers.ts
const M = " inside the policy", N = {
	firstUnanswered: void 0,
	guesses: /* @__PURE__ */ new Map(),
	isFull: !1,
	used: /* @__PURE__ */ new Set(),
	prints: [],
	standardCalls: /* @__PURE__ */ new Map(),
	errorSitesOf: () => void 0
};
async function openPolicyWorkers(e) {
	let { module: t, subject: n, maxMemoryBytes: r, runtime: i, startTimeoutMs: a } = e, o = e.maxWorkers ?? Math.min(8, D()), s = new PolicyWorkers({
		module: t,
		runtime: i,
		maxInstances: Math.max(1, Math.floor(32 / o)),
		maxMemoryBytes: r
	}, {
		subject: n,
		max: o,
		startTimeoutMs: a,
		countsSteps: t.countsSteps
	}), { builtinIds: c, entrypointIds: l } = await s.start();
	return {
		pool: s,
		countsSteps: t.countsSteps,
		builtinIds: c,
		entrypointIds: l
	};
}
var PolicyWorkers = class {
	kind = "remote";
	#e;
	#t;
	#n = /* @__PURE__ */ new Set();
	#r = [];
	#i = /* @__PURE__ */ new Set();
	#a = 0;
	#o;
	#s;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async start() {
		try {
			return await new Promise((e, t) => {
				this.#o = {
					resolve: e,
					reject: t
				}, this.#u();
			});
		} catch (e) {
			throw await this.#l(), e;
		} finally {
			this.#o = void 0;
		}
	}
	begin(e, t) {
		let n = ++this.#a, r = {
			id: n,
			request: e,
			deadline: t,
			thread: void 0,
			errors: new C(),
			inContext: E.snapshot()
		};
		return this.#i.add(r), {
			run: (e) => new Promise((t, n) => {
				let i = {
					session: r,
					pass: e,
					settle: t,
					reject: n,
					stopWatching: () => void 0,
					timer: void 0,
					isAbandoned: !1,
					isOverdue: !1
				};
				this.#r.push(i), this.#_(), this.#r.includes(i) && this.#x(i, " while it waited for a worker");
			}),
			end: () => {
				this.#i.delete(r);
				for (let { worker: e } of this.#n) e.forgetEvaluation(n);
				this.#c();
			}
		};
	}
	pin() {}
	unpin(e) {
		for (let { worker: t } of this.#n) t.forgetInput(e);
	}
	close() {
		if (this.#s === void 0) {
			let resolve = () => void 0, e = new Promise((e) => resolve = e);
			this.#s = {
				resolve,
				done: e
			}, this.#c();
		}
		return this.#s.done;
	}
	#c() {
		this.#s === void 0 || this.#i.size > 0 || this.#l().then(this.#s.resolve);
	}
	async #l() {
		let e = [...this.#n];
		this.#n.clear();
		for (let t of e) clearTimeout(t.startTimer), clearTimeout(t.job?.timer);
		await Promise.all(e.map(({ worker: e }) => e.end()));
	}
	#u() {
		let e = {
			worker: new PolicyThread(this.#e, {
				message: (t) => {
					this.#p(e, t);
				},
				ended: (t) => {
					this.#h(e, t);
				}
			}),
			hasStarted: !1,
			hasHosts: !1,
			job: void 0,
			startTimer: void 0
		};
		e.worker.setBusy(!0), e.startTimer = setTimeout(() => {
			this.#f(e, this.#d());
		}, this.#t.startTimeoutMs), this.#n.add(e);
	}
	#d() {
		let { subject: e, startTimeoutMs: n } = this.#t;
		return new t(`${e}: the module did not start within ${String(n)} ms: its start function, builtins() or entrypoints() does not return; compile it again from its Rego`, { code: "timeout" });
	}
	#f(e, t) {
		if (clearTimeout(e.startTimer), this.#n.delete(e), e.worker.end(), this.#o?.reject(t), !(this.#n.size > 0)) for (let e of this.#r.splice(0)) this.#S(e, t);
	}
	#p(e, t) {
		let { job: n } = e;
		switch (t.type) {
			case "started":
				clearTimeout(e.startTimer), e.hasStarted = !0, e.worker.setBusy(!1), this.#o?.resolve(t), this.#_();
				return;
			case "not-started":
				this.#f(e, new C().ofMessage(t.error));
				return;
			case "pure":
				n !== void 0 && e.worker.answer(answerPure(n.session, t));
				return;
			case "loading":
				clearTimeout(n?.timer), n !== void 0 && !n.isAbandoned && this.#x(n, " while it loaded opa-core");
				return;
			case "loaded":
				if (n === void 0 || n.isAbandoned) return;
				this.#x(n, M), this.#b(e, n, n.pass.limitMs());
				return;
			case "ended": n !== void 0 && this.#m(e, n, t);
		}
	}
	#m(e, t, n) {
		clearTimeout(t.timer), t.stopWatching(), e.job = void 0, e.worker.setBusy(!1), t.isAbandoned || t.settle(toEndedPass(t, n)), this.#_();
	}
	#h(e, t) {
		if (!this.#n.delete(e)) return;
		clearTimeout(e.startTimer);
		let { job: n } = e;
		e.job = void 0, e.hasStarted ? (n !== void 0 && (clearTimeout(n.timer), n.stopWatching(), n.isAbandoned || n.settle({
			pass: N,
			end: n.isOverdue ? {
				kind: "timed-out",
				during: M
			} : lostEnd(this.#g(t)),
			ms: 0,
			memoryBytes: 0
		})), this.#_()) : this.#f(e, d(t) ? notStarted(t) : this.#g(t));
	}
	#g(e) {
		return o(e) === "ERR_WORKER_OUT_OF_MEMORY" ? new t(m`${this.#t.subject}: a worker of the policy ran out of memory; raise ${h("maxMemoryBytes")}, or give it less input`, {
			code: "memory_limit",
			cause: e
		}) : c(`${this.#t.subject}: a worker of the policy ended before its pass`, e);
	}
	#_() {
		for (; this.#r.length > 0;) {
			let e = [...this.#n].filter(({ hasStarted: e, job: t }) => e && t === void 0), [t] = this.#r;
			if (e.length === 0 || t === void 0) break;
			let n = e.find((e) => e === t.session.thread) ?? e[0];
			this.#r.shift(), n !== void 0 && this.#v(n, t);
		}
		let e = [...this.#n].filter(({ hasStarted: e }) => !e).length, t = Math.min(this.#r.length - e, this.#t.max - this.#n.size);
		try {
			for (; t > 0; t--) this.#u();
		} catch (e) {
			if (this.#n.size > 0) return;
			for (let t of this.#r.splice(0)) this.#S(t, e);
		}
	}
	#v(e, t) {
		e.job = t, t.session.thread = e, e.worker.setBusy(!0);
		let n = t.pass.limitMs();
		try {
			this.#y(e, t, n);
		} catch (t) {
			this.#C(e, t);
			return;
		}
		this.#x(t, M), this.#b(e, t, n);
	}
	#y(e, t, n) {
		e.hasHosts ||= (e.worker.post({
			type: "hosts",
			hosts: toSentHosts(t.session.request.hosts)
		}), !0), e.worker.post(toPassMessage(e.worker, t, n));
	}
	#b(e, t, n) {
		this.#t.countsSteps || t.isAbandoned || (clearTimeout(t.timer), t.timer = setTimeout(() => {
			t.isOverdue = !0, this.#C(e);
		}, n));
	}
	#x(e, t) {
		e.stopWatching(), e.stopWatching = e.session.deadline.watch(t, (t) => {
			e.isAbandoned = !0, this.#S(e, t);
			let n = this.#r.indexOf(e);
			n >= 0 && this.#r.splice(n, 1), clearTimeout(e.timer);
			let r = [...this.#n].find((t) => t.job === e);
			r !== void 0 && (e.timer = setTimeout(() => {
				this.#C(r);
			}, 20));
		});
	}
	#S(e, t) {
		e.stopWatching(), e.reject(u(t) ? t : Error(String(t)));
	}
	#C(e, t) {
		this.#h(e, t), e.worker.end();
	}
};
function lostEnd(e) {
	return {
		kind: "failed",
		error: e,
		outOfResources: !0,
		isLost: !0
	};
}
function toSentHosts(e) {
	return Array.from(e.entries(), ([e, t]) => {
		let { name: n, arity: r } = t;
		if (t.kind !== "async") return {
			id: e,
			name: n,
			arity: r,
			kind: t.kind
		};
		let { effect: i, maxSpeculative: a } = t;
		return {
			id: e,
			name: n,
			arity: r,
			kind: "async",
			effect: i,
			maxSpeculative: a
		};
	});
}
function toPassMessage(e, { session: t, pass: n }, r) {
	let { request: i, id: a, errors: o } = t, { input: s, data: c, entrypoint: l, identity: u, bigint: d } = i, { maxCalls: f, strictBuiltinErrors: p, readsErrors: m, requireAnswers: h } = i, g = e.answersOf(a) ?? 0, _ = [];
	for (let [e, { call: t, bytes: r, error: i }] of n.answers?.since(g) ?? []) _.push({
		key: e,
		name: t.host.name,
		bytes: r === void 0 ? void 0 : new Uint8Array(r),
		error: i === void 0 ? void 0 : o.toMessage(i)
	});
	e.setAnswersOf(a, g + _.length);
	let { keys: v = [], running: y = /* @__PURE__ */ new Map() } = n.answers?.unguessable ?? {};
	return {
		type: "pass",
		evaluation: a,
		input: e.giveInput(s),
		data: e.giveData(c),
		entrypoint: l,
		nowNs: u.scope.nowNs,
		seed: u.seed,
		verification: u.verification,
		maxCalls: f,
		strictBuiltinErrors: p,
		readsErrors: m,
		requireAnswers: h,
		bigint: d,
		guesses: n.guesses,
		stopAtUnanswered: n.stopAtUnanswered,
		limitMs: r,
		answers: _,
		unguessable: v,
		running: y
	};
}
function answerPure({ request: e, errors: t, deadline: n, inContext: a }, { builtin: o, args: s }) {
	try {
		let t = e.hosts.byId(o);
		if (t?.kind !== "pure") throw Error(`the built-in ${String(o)} is not pure`);
		let r = a(() => g(() => t.call(s), n.remainingMs));
		return { bytes: r === void 0 ? void 0 : new Uint8Array(r) };
	} catch (e) {
		return e instanceof i ? { error: t.toMessage(n.timeout(M)) } : e instanceof r ? { error: t.toMessage(v("the evaluation", e)) } : { error: t.toMessage(e) };
	}
}
function toEndedPass({ session: e, pass: t }, n) {
	let { errors: r, request: i } = e, toCall = ({ key: e, builtin: t, args: n, effect: r }) => {
		let a = i.hosts.byId(t);
		if (a?.kind !== "async") throw Error(`the built-in ${String(t)} has no calls`);
		return {
			key: e,
			host: a,
			args: n,
			effect: r
		};
	}, o = new Map(n.guesses.map((e) => [e.key, toCall(e)])), s = new Map(n.standardCalls.map(({ key: e, error: t, ...n }) => {
		let i = t === void 0 ? void 0 : r.ofMessage(t);
		return [e, {
			...n,
			error: i instanceof a ? i : void 0
		}];
	})), { firstUnanswered: c, errorSites: l, used: u, prints: d, ms: f, memoryBytes: m } = n;
	return {
		pass: {
			firstUnanswered: c === void 0 ? void 0 : toCall(c),
			guesses: o,
			isFull: o.size >= t.guesses,
			used: new Set(u),
			prints: d,
			standardCalls: s,
			errorSitesOf: (e) => p(l, e)
		},
		end: toEnd(n.end, r, i.entrypoint.name),
		ms: f,
		memoryBytes: m
	};
}
function toEnd(e, t, n) {
	if (e.kind !== "failed") return e;
	let r = t.ofMessage(e.error);
	return f(r) ? {
		kind: "failed",
		error: r,
		outOfResources: e.outOfResources
	} : {
		kind: "failed",
		..._(r, n)
	};
}
export { openPolicyWorkers };
