import "./evaluation.js";
import { inputDigest as e } from "./shared.js";
import { Recording as t } from "./library.js";
// src/engine/recording/recording-merge.ts
var RecordingMerge = class {
	#e = /* @__PURE__ */ new Set();
	#t = /* @__PURE__ */ new Set();
	#n = /* @__PURE__ */ new Set();
	#r = /* @__PURE__ */ new Set();
	#i = /* @__PURE__ */ new Map();
	#a = /* @__PURE__ */ new Map();
	#o;
	#s;
	add(n) {
		let { facts: r } = n;
		for (let e of r.revisions ?? []) this.#e.add(e);
		for (let e of r.policyDigests ?? []) this.#t.add(e);
		for (let e of r.dataDigests ?? []) this.#n.add(e);
		if (r.input !== void 0 && this.#r.add(e(r.input)), this.addInputs(r.images ?? /* @__PURE__ */ new Map(), r.verifications ?? []), this.#s === void 0) {
			let { nowNs: e, seed: i, strictBuiltinErrors: a } = r;
			this.#s = new t({
				nowNs: e,
				...i === void 0 ? {} : { seed: i },
				...a === void 0 ? {} : { strictBuiltinErrors: a }
			}), this.#o = n;
		} else this.#o = void 0;
		for (let e of n.exactCalls) e.name !== "regohost.verification" && this.#s.put(e);
	}
	addInputs(e, t) {
		for (let e of t) this.#i.set(`${e.input} ${e.image ?? ""} ${e.facts}`, e);
		for (let [t, n] of e) this.#a.set(t, n);
	}
	recording() {
		let e = this.#o ?? this.#s;
		if (e === void 0) return;
		let n = {
			...e.facts,
			...this.#e.size === 0 ? {} : { revisions: [...this.#e].sort() },
			...this.#t.size === 0 ? {} : { policyDigests: [...this.#t].sort() },
			dataDigests: [...this.#n].sort(),
			...e === this.#o || this.#r.size === 0 ? {} : { inputDigests: [...this.#r].sort() },
			...this.#i.size === 0 ? {} : { verifications: [...this.#i.values()] },
			...this.#a.size === 0 ? {} : { images: this.#a }
		};
		return new t(n, e.exactCalls);
	}
};
export { RecordingMerge };
