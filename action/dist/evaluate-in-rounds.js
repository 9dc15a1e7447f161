import { Answers as e, DEFAULT_TIMEOUT_MS as t, EvaluationDeadline as n, EvaluationError as r, EvaluationIdentity as i, StandardBuiltinError as a, VERIFICATION as o, callKey as s, channels as c, checkHost as l, describeCall as u, failedPolicy as d, isEvaluationTraced as f, message as p, option as m, parseTerm as h, toHostFunction as g, toJsonValue as _, toStandardHostFunction as v, traced as y, verificationBuiltins as b } from "./evaluation.js";
import { toAnswerTable as x } from "./answer-table.js";
import { Recording as S, toRecordedVerification as C } from "./library.js";
import { inputDigest as w } from "./shared.js";
async function evaluateInRounds(e, t) {
	return new RoundsEvaluation(e, t).run();
}
var RoundsEvaluation = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o = /* @__PURE__ */ new Set();
	#s;
	#c = 0;
	constructor(r, a) {
		let { subject: o, timeoutMs: s = t, signal: c, replay: l, now: u, seed: d, verification: p } = r;
		this.#e = r, this.#t = a, this.#n = new n(`the evaluation of ${o}`, s, c), this.#r = new i(u ?? l?.facts.nowNs, d ?? l?.facts.seed, p), this.#r.startAt(this.#n.startedAt), this.#s = f() ? { decisionId: this.#r.scope.decisionId } : void 0, this.#i = new e({
			identity: this.#r,
			deadline: this.#n,
			bigint: !0,
			replay: l,
			shared: void 0,
			traced: this.#s
		}), this.#a = this.#m();
	}
	async run() {
		let e = this.#s;
		return e === void 0 ? this.#l() : y(c.evaluate, e, () => this.#l(), ({ result: { failed: t, defined: n }, calls: r }) => {
			t ? e.error = { code: "policy_failed" } : e.outcome = n ? "value" : "undefined", e.calls = r.filter(({ attempts: e, cached: t }) => e > 0 || t).length, e.evaluationMs = this.#c;
		});
	}
	async #l() {
		let { replay: e } = this.#e;
		if (e === void 0) for (let e of this.#a.values()) e.begin?.(this.#r.scope);
		try {
			for (let e = 1;; e++) {
				let t = await this.#u(e, () => this.#d(e));
				if (t !== void 0) return t;
			}
		} finally {
			this.#i.cancelAll();
		}
	}
	#u(e, t) {
		let n = this.#s;
		return n === void 0 ? t() : (n.rounds = e, y(c.round, {
			evaluation: n,
			round: e
		}, t));
	}
	async #d(e) {
		this.#n.check();
		let t = performance.now(), n = await this.#f();
		this.#c += performance.now() - t;
		let [r, ...i] = (n.unanswered ?? []).map((e) => this.#g(e));
		if (r === void 0) return this.#v(n);
		await this.#_(r, i, e);
	}
	#f() {
		let { builtins: e, speculate: t, declared: n = [], signal: r } = this.#e;
		return this.#t({
			builtins: [...e, ...n],
			nowNs: this.#r.scope.nowNs,
			seed: this.#r.seed,
			answers: x(this.#y(void 0)),
			rounds: {
				maxCalls: t ? 128 : 1,
				guessed: t ? this.#p() : []
			},
			signal: r,
			timeoutMs: this.#e.timeoutMs ?? 6e4,
			leftMs: Math.max(Math.ceil(this.#n.remainingMs), 1)
		});
	}
	#p() {
		let e = new Set(this.#e.builtins.flatMap((e) => e.pure !== !0 && e.effect ? [e.name] : []));
		return [...this.#a.keys()].filter((t) => !e.has(t));
	}
	#m() {
		let { builtins: e, standardBuiltin: t } = this.#e, n = /* @__PURE__ */ new Map(), add = (e) => void n.set(e.name, this.#h(e));
		for (let e of [
			"http.send",
			"net.lookup_ip_addr",
			...b.map((e) => e.name)
		]) {
			let n = t(e);
			n !== void 0 && add(v(n));
		}
		for (let t of e) add(g(t));
		return n;
	}
	#h(e) {
		if (e.kind === "async") return e;
		let { name: t, arity: n } = e, r = {
			kind: "async",
			name: t,
			arity: n,
			isLocal: !0,
			isOfThisRun: () => t === o,
			maxSpeculative: void 0,
			effect: !1,
			isEffect: () => !1,
			checkAvailable: () => void 0
		};
		return e.kind === "pure" ? {
			...r,
			result: "any",
			call: (t, n, r) => {
				let i = t.map((e) => _(h(e), r));
				return Promise.resolve(e.call(i));
			}
		} : {
			...r,
			result: "any",
			call: (t) => Promise.resolve(e.builtin.call(t.map((e) => Buffer.from(e)), {
				nowNs: this.#r.scope.nowNs,
				seed: this.#r.seed,
				verification: this.#r.verification,
				remainingMs: () => this.#n.remainingMs,
				beforeLongCall: () => void 0,
				readsErrors: !0,
				print: () => void 0
			}))
		};
	}
	#g({ name: e, args: t }) {
		let n = this.#a.get(e);
		if (n === void 0) throw d(`${this.#e.subject} calls ${e}, which is declared, but has no implementation`);
		return {
			key: s(e, t),
			host: n,
			args: [...t],
			effect: n.isEffect(t)
		};
	}
	async #_(e, t, n) {
		let { subject: i, maxCalls: a = 1e4, replay: o } = this.#e;
		if (this.#i.records.size >= a) throw new r(p`${i} makes more than ${a} distinct built-in calls; raise ${m("maxCalls")} to allow more`, { code: "call_limit" });
		o === void 0 && !this.#o.has(e.host) && (await this.#n.wait(l(e.host, i), ` while ${e.host.name} was checked`), this.#o.add(e.host));
		let s = this.#i.require(e, n), c = e.effect ? 0 : t.findIndex(({ effect: e }) => e), d = c < 0 ? t : t.slice(0, c);
		this.#i.guess(d.filter(({ key: e, host: t }) => this.#i.mayGuess(e, t, /* @__PURE__ */ new Map())), n), await this.#n.wait(s, ` while it waited for ${u(e)}`), await this.#n.wait(this.#i.drain(n, 50, 500));
	}
	#v(e) {
		let t = /* @__PURE__ */ new Set();
		for (let { name: n, args: r } of e.used ?? []) {
			let e = s(n, r), i = this.#i.get(e);
			if (i !== void 0 && (t.add(e), i.record.used = !0, i.error !== void 0 && !(i.error.cause instanceof a))) throw i.error;
		}
		return {
			result: e,
			calls: [...this.#i.records.values()],
			recording: this.#y(t)
		};
	}
	#y(e) {
		let { inputText: t, strictBuiltinErrors: n } = this.#e, { verification: r } = this.#r, i = new S({
			nowNs: this.#r.scope.nowNs,
			seed: this.#r.seed,
			...n === !0 ? { strictBuiltinErrors: n } : {},
			...t === void 0 ? {} : { input: t },
			...t === void 0 || r === void 0 ? {} : { verifications: [C(w(t), r)] }
		}, [], [...this.#i.records.values()]);
		for (let { name: t, args: n, answer: r } of this.#i.recorded(e)) i.add(t, n, r);
		return i;
	}
};
export { evaluateInRounds };
