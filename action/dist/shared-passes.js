import { RunTimeout as e, nextTurn as t, runGuarded as n } from "./evaluation.js";
import { loadedCoreCalls as r } from "./standard.js";
// src/engine/rounds/shared-passes.ts
const i = 1e3;
function wasLate({ lateAt: e }, t = performance.now()) {
	return t - e < i;
}
const a = new class {
	#e = [];
	#t = !1;
	#n = 0;
	#r = 0;
	#i = -Infinity;
	#a = -Infinity;
	get isFree() {
		return this.#n < 10;
	}
	runAtOnce(e, t, n) {
		warm(t);
		let r = performance.now();
		try {
			return this.#s(e.runAhead(r + this.#o, !1), n);
		} finally {
			this.#c(r);
		}
	}
	runInTurn(e, t, n) {
		return new Promise((r, i) => {
			this.#e.push({
				evaluation: e,
				request: t,
				pace: n,
				resolve: r,
				reject: i
			}), this.#l();
		});
	}
	get #o() {
		return wasLate({ lateAt: this.#i }) ? 10 : 25;
	}
	#s(e, t) {
		return e === "late" && (this.#i = t.lateAt = performance.now(), this.#r = 16), e;
	}
	#c(e) {
		this.#n += performance.now() - e, (this.#e.length > 0 || this.#n > 2) && this.#l();
	}
	#l() {
		this.#t || (this.#t = !0, t().then(() => {
			this.#t = !1, this.#n = 0, this.#r > 0 && this.#r--, this.#u >= 0 ? this.#f() : this.#e.length > 0 && this.#l();
		}));
	}
	get #u() {
		let e = performance.now(), t = this.#e.findIndex(({ pace: t }) => !wasLate(t, e));
		return t < 0 && this.#r === 0 && this.#e.length > 0 ? 0 : t;
	}
	#d() {
		let e = this.#u;
		return e < 0 ? void 0 : this.#e.splice(e, 1)[0];
	}
	#f() {
		let t = performance.now(), r = this.#o, i = [], a;
		for (let { request: e } of this.#e) warm(e);
		this.#m(t);
		let run = () => {
			for (; (a = this.#d()) !== void 0;) {
				let { isLast: e, settle: n } = this.#h(a, r);
				if (i.push(n), e || performance.now() - t > 10) return;
			}
		};
		try {
			n(run, 10 + r + 20, !1, !1);
		} catch (t) {
			if (!(t instanceof e)) throw t;
			a !== void 0 && this.#p(a);
		}
		for (let e of i) e();
		this.#c(t);
	}
	#p({ evaluation: e, pace: t, resolve: n }) {
		this.#s("late", t), e.abandonPass(), n(!1);
	}
	#m(e) {
		e - this.#a < i || r()?.memoryBytes !== 0 || (this.#a = e, r()?.restore());
	}
	#h({ evaluation: e, pace: t, resolve: n, reject: r }, i) {
		try {
			let r = this.#s(e.runAhead(performance.now() + i), t);
			return {
				isLast: r === "late",
				settle: () => n(r !== "late")
			};
		} catch (e) {
			return {
				isLast: !1,
				settle: () => r(e)
			};
		}
	}
}();
function warm({ pool: e, data: t }) {
	e.kind === "local" && e.warm(t);
}
var SharedPasses = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	run(e, t, n) {
		if (t.input.size > 2097152 || t.data.size > 2097152) return !1;
		let { id: r } = t.entrypoint, i = this.#r(r);
		if (!(n || !t.countsSteps || i.isGuarded || t.input.size > 16384) && !wasLate(i) && a.isFree) {
			let n = a.runAtOnce(e, t, i);
			if (n !== "needs-guard") return n === "ended";
			i.isGuarded = !0;
		}
		return a.runInTurn(e, t, i);
	}
	#r(e) {
		let t = this.#n.get(e);
		return t === void 0 && (t = {
			isGuarded: !1,
			lateAt: -Infinity
		}, this.#n.set(e, t)), t;
	}
	workers() {
		return this.#t ??= this.#e().catch((e) => {
			throw this.#t = void 0, e;
		}), this.#t;
	}
	unpin(e) {
		this.#t?.then((t) => {
			t.unpin(e);
		}, () => void 0);
	}
	async close() {
		await (await this.#t?.catch(() => void 0))?.close();
	}
};
export { SharedPasses };
