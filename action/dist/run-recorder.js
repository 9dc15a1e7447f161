import { Recording as e, inputDigest as t, toRecordedVerification as n } from "./library.js";
import { RecordingMerge as r } from "./recording-merge.js";
import { toStrictJson as i } from "./shared.js";
// src/gate/run-recorder.ts
var RunRecorder = class {
	#e;
	#t;
	#n;
	#r = [];
	constructor({ record: e, onRecording: t }, n) {
		this.#e = e === !0 ? new r() : void 0, this.#t = t, this.#n = n;
	}
	addVerified({ json: e, envelope: r, image: a }) {
		let o = t(Buffer.from(e).toString("utf8"));
		this.#r.push(n(o, i(r.verification ?? {}), a));
	}
	add(e) {
		return this.#e?.add(e), this.#t?.(this.#i(e));
	}
	recording() {
		return this.#e?.addInputs(this.#n, this.#r), this.#e?.recording();
	}
	#i(t) {
		let [n, r] = [this.#n, this.#r];
		if (n.size === 0 && r.length === 0) return t;
		let i = {
			...t.facts,
			...n.size === 0 ? {} : { images: new Map(n) },
			...r.length === 0 ? {} : { verifications: [...t.facts.verifications ?? [], ...r] }
		};
		return new e(i, t.exactCalls, t.callLog);
	}
};
export { RunRecorder };
