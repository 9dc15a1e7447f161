import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, explainFailure as n, isErrorOf as r, isRegohostError as i } from "./evaluation.js";
// src/server/serve/logs/watched-sink.ts
var a = /* @__PURE__ */ e({
	UnwrittenError: () => UnwrittenError,
	WatchedSink: () => WatchedSink
}), UnwrittenError = class extends t {};
function isOfOneEvent(e) {
	return r(e, "RangeError") || i(e, "document_too_large");
}
var WatchedSink = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e;
	}
	get failure() {
		return this.#t;
	}
	write = async (e) => {
		let { write: t, subject: r, path: i, cwd: a, onFailed: o, onBack: s } = this.#e;
		try {
			await t(e);
		} catch (e) {
			if (isOfOneEvent(e)) throw e;
			let { why: t } = await n(i, e, a), s = new UnwrittenError(`${r} cannot be written, and no decision is answered until it can: ${t}`, {
				code: "config_unreadable",
				cause: e
			}), c = this.#t === void 0;
			throw this.#t = s, c && o(s), s;
		}
		this.#t !== void 0 && (this.#t = void 0, await s(`${r} is written again`));
	};
};
export { WatchedSink, a as watched_sink_exports };
