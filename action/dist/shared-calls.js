import { BoundedCache as e } from "./shared.js";
import { EvaluationError as t, toSignal as n } from "./evaluation.js";
import { SingleFlight as r } from "./client.js";
var SharedCalls = class {
	scope;
	#e = new r();
	#t = new e(67108864, ({ bytes: e }) => e?.length ?? 0);
	constructor(e) {
		this.scope = e;
	}
	async call(e, r, i) {
		let a = this.#t.get(e.key);
		if (a !== void 0) return r.report({
			...a.facts,
			attempts: 0,
			cached: !0
		}), a.bytes;
		let o = {}, { signal: s, deadline: c, speculative: l } = r, ended = (e) => new t("the evaluation has ended", {
			code: "aborted",
			cause: e
		});
		return this.#e.run({
			key: e.key,
			facts: o,
			start: async (t) => {
				let r = await e.host.call(e.args, {
					get signal() {
						return n(t.signal);
					},
					deadline: t.deadline(),
					get speculative() {
						return !t.mayRetry();
					},
					evaluation: this.scope,
					report: (e) => Object.assign(o, e)
				}, i);
				return this.#t.keep(e.key, {
					bytes: r,
					facts: o
				}), r;
			},
			copy: (e) => e,
			timedOut: ended,
			aborted: ({ reason: e }) => ended(e),
			closed: ended
		}, {
			signal: s,
			deadline: c,
			speculative: l
		}, ({ facts: e, joined: t }) => {
			r.report(t ? {
				...e,
				attempts: 0,
				cached: !0
			} : e);
		});
	}
};
export { SharedCalls };
