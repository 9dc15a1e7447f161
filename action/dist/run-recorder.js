import { inputDigest as e } from "./shared.js";
import { RecordingMerge as t } from "./recording-merge.js";
import { Recording as n, toRecordedVerification as r } from "./library.js";
import { toStrictJson as i } from "./evaluation.js";
// src/gate/run-recorder.ts
var RunRecorder = class {
	#e;
	#t;
	#n;
	#r = [];
	constructor({ record: e, onRecording: n }, r) {
		this.#e = e === !0 ? new t() : void 0, this.#t = n, this.#n = r;
	}
	addVerified({ json: t, envelope: n, image: a }) {
		let o = e(Buffer.from(t).toString("utf8"));
		this.#r.push(r(o, i(n.verification ?? {}), a));
	}
	add(e) {
		return this.#e?.add(e), this.#t?.(this.#i(e));
	}
	recording() {
		return this.#e?.addInputs(this.#n, this.#r), this.#e?.recording();
	}
	#i(e) {
		let [t, r] = [this.#n, this.#r];
		if (t.size === 0 && r.length === 0) return e;
		let i = {
			...e.facts,
			...t.size === 0 ? {} : { images: new Map(t) },
			...r.length === 0 ? {} : { verifications: [...e.facts.verifications ?? [], ...r] }
		};
		return new n(i, e.exactCalls, e.callLog);
	}
};
export { RunRecorder };
