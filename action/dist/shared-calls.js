import { BoundedCache as e, toSignal as t } from "./evaluation.js";
import { EVALUATION_ENDS as n, SingleFlight as r } from "./client.js";
var SharedCalls = class {
	scope;
	#e = new r({
		begin: (e) => ({
			control: e,
			facts: {}
		}),
		...n
	});
	#t = new e(67108864, ({ bytes: e }) => e?.length ?? 0);
	constructor(e) {
		this.scope = e;
	}
	async call(e, n, r) {
		let i = this.#t.get(e.key);
		if (i !== void 0) return n.report({
			...i.facts,
			attempts: 0,
			cached: !0
		}), i.bytes;
		let { signal: a, deadline: o, speculative: s } = n;
		return this.#e.run({
			key: e.key,
			start: async ({ control: n, facts: i }) => {
				let a = await e.host.call(e.args, {
					get signal() {
						return t(n.signal);
					},
					deadline: n.deadline(),
					get speculative() {
						return !n.mayRetry();
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
		}, ({ control: { facts: e }, joined: t }) => {
			n.report(t ? {
				...e,
				attempts: 0,
				cached: !0
			} : e);
		});
	}
};
export { SharedCalls };
