import { sha256Hex as e } from "./evaluation.js";
// src/gate/report/fingerprints.ts
var Fingerprints = class {
	#e = /* @__PURE__ */ new Map();
	of({ policy: t, file: n }, { id: r, message: i, location: a }) {
		let o = JSON.stringify([
			r,
			t,
			n,
			a?.file,
			i
		]), s = e(o), c = (this.#e.get(s) ?? 0) + 1;
		return this.#e.set(s, c), `${s}:${c}`;
	}
};
export { Fingerprints };
