import { inputDigest as e } from "./shared.js";
// src/engine/recording/replay-check.ts
function withoutCookies(e) {
	return JSON.stringify(JSON.parse(e), (e, t) => e === "set-cookie" ? void 0 : t);
}
const toCall = (e, t) => `${e}(${t.slice(1, -1)})`;
var t = class ReplayCheck {
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	static async of({ facts: { dataDigests: t, input: n, inputDigests: r }, exactCalls: i }) {
		let [{ standardBuiltin: a }, { PLACEHOLDER: o }] = await Promise.all([import("./standard.js").then((e) => e.standard_builtins_exports), import("./evaluation.js").then((e) => e.secret_placeholder_exports)]), s = /* @__PURE__ */ new Map(), c = /* @__PURE__ */ new Set();
		for (let { name: e, args: t, answer: n } of i) n.kind === "value" && (a(e)?.network === !1 && s.set(toCall(e, t), n.json), withoutCookies(n.json).search(o) >= 0 && c.add(e));
		return new ReplayCheck({
			dataDigests: t,
			inputDigests: n === void 0 ? r : [e(n)],
			ownAnswers: s,
			withoutSecrets: c
		});
	}
	add(t) {
		let { dataDigests: n, inputDigests: r, ownAnswers: i, withoutSecrets: a } = this.#e;
		t.facts.dataDigests?.some((e) => n?.includes(e) === !1) === !0 && this.#n("data", "the data differs from the recorded data (-d)");
		let { input: o } = t.facts;
		r !== void 0 && o !== void 0 && !r.includes(e(o)) && this.#n("input", "an input was not recorded");
		for (let { name: e, args: n, answer: r } of t.exactCalls) {
			let t = toCall(e, n), o = i.get(t);
			a.has(e) ? this.#n(e, `answers of ${e} were recorded without their credentials; results that depend on these differ`) : o !== void 0 && r.kind === "value" && r.json !== o && this.#n(e, `${e} has another answer than the recorded one`);
		}
	}
	#n(e, t) {
		this.#t.has(e) || this.#t.set(e, t);
	}
	get differences() {
		return [...this.#t.values()];
	}
};
export { t as ReplayCheck };
