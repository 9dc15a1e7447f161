import { BoundedCache as e, EvaluationError as t, toSignal as n } from "./evaluation.js";
import { SingleFlight as r } from "./client.js";
function toEndedError(e) {
	return new t("the evaluation has ended", {
		code: "aborted",
		cause: e
	});
}
var SharedCalls = class {
	scope;
	#e = new r({
		begin: (e) => ({
			control: e,
			facts: {}
		}),
		timedOut: () => toEndedError(),
		aborted: (e, { reason: t }) => toEndedError(t),
		closed: () => toEndedError()
	});
	#t = new e(67108864, ({ bytes: e }) => e?.length ?? 0);
	constructor(e) {
		this.scope = e;
	}
	async call(e, t, r) {
		let i = this.#t.get(e.key);
		if (i !== void 0) return t.report({
			...i.facts,
			attempts: 0,
			cached: !0
		}), i.bytes;
		let { signal: a, deadline: o, speculative: s } = t;
		return this.#e.run({
			key: e.key,
			start: async ({ control: t, facts: i }) => {
				let a = await e.host.call(e.args, {
					get signal() {
						return n(t.signal);
					},
					deadline: t.deadline(),
					get speculative() {
						return !t.mayRetry();
					},
					evaluation: this.scope,
					report: (e) => Object.assign(i, e)
				}, r);
				return this.#t.keep(e.key, {
					bytes: a,
					facts: i
				}), a;
			},
			copy: (e) => e
		}, {
			signal: a,
			deadline: o,
			speculative: s
		}, ({ control: { facts: e }, joined: n }) => {
			t.report(n ? {
				...e,
				attempts: 0,
				cached: !0
			} : e);
		});
	}
};
export { SharedCalls };
