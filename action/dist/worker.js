import { counted as e, onAbort as t, shownText as n } from "./evaluation.js";
import { BUILTIN_OPTIONS as r, BUNDLE_VERIFY_OPTIONS as i, CommandError as a, EXIT as o, NETWORK_OPTIONS as s, defineCommand as c, hasService as l, limitPrompts as u, openService as d, optionsFor as f, readBuiltinModules as p, readConformaBuiltins as m, serviceNamespace as h, toBundleVerifyOptions as g, writeNote as _ } from "./evaluation-command.js";
import { QUEUE_OPTIONS as v, openStore as y, toQueueOptions as b } from "./queue-flags.js";
import { GRACE as x } from "./serve-options.js";
// src/cli/commands/worker.ts
const S = {
	s: 1e3,
	m: 6e4,
	h: 36e5
};
function readRate(e) {
	let [, t, r] = /^([1-9]\d{0,4}|100000)\/([smh])$/.exec(e) ?? [];
	if (t === void 0 || r === void 0) throw new a(n`--rate-limit ${JSON.stringify(e)}: write a number of requests and a time: 100/s, 100/m or 100/h`);
	return {
		max: Number(t),
		durationMs: S[r] ?? 0
	};
}
const C = {
	...v,
	...f()({
		concurrency: {
			kind: "count",
			usage: "--concurrency <count>",
			description: "jobs under way at the same time (default: 16)"
		},
		rateLimit: {
			kind: "text",
			usage: "--rate-limit <count/time>",
			description: "maximum rate of requests to the service, of all workers together: 100/s, 100/m, 100/h (default: no limit)"
		},
		policyDigest: {
			kind: "list",
			usage: "--policy-digest <digest>",
			description: "a policy that may run (default: all of the store)"
		},
		maxPrompts: {
			kind: "countOrNone",
			usage: "--max-prompts <count>",
			description: "maximum number of AI analyses (service.evidence_prompt) of this worker, which cost money (default: 20 for each evaluation)"
		}
	}),
	...r,
	...s,
	...i,
	...f()({ shutdownGracePeriod: {
		...x,
		description: "time for jobs to finish after SIGTERM; the others return to the queue"
	} })
}, w = c({
	options: C,
	details: "Decides the jobs of a queue until SIGTERM, with this worker's credentials: jobs hold none. The built-in\nservice.evidence_prompt, which costs money, is called at most once for a decision.\n\nWrite access to the store and to Redis decides which policies run here; --policy-digest restricts them.",
	examples: ["regohost worker --redis redis://localhost --store /srv/regohost --rate-limit 100/s", "REDIS_URL=rediss://redis.example.com regohost worker --store /srv/regohost --concurrency 32"],
	everyday: [
		"redis",
		"store",
		"queue",
		"concurrency",
		"rateLimit",
		"policyDigest",
		"builtins",
		"maxPrompts",
		"timeout"
	],
	async run(n, r) {
		let { io: i } = n, { concurrency: s, policyDigest: c, maxPrompts: f, allowNet: v } = r, x = r.rateLimit === void 0 ? void 0 : readRate(r.rateLimit), { shutdownGracePeriod: S } = r, C = g(n, r), w = await b(n, r);
		if (x !== void 0 && !l(r)) throw new a("--rate-limit excludes --builtins none, which makes no request");
		let { createRequestRate: T, createWorker: E } = await import("./queue.js"), D = await y(n, r), { serviceBuiltins: O } = await import("./index.js"), { connection: k, name: A } = w, j = x && await T({
			connection: k,
			name: A,
			...x
		}), { beforeRequest: M } = j ?? {}, N;
		try {
			l(r) && (N = await d(n, { beforeRequest: M }));
			let a = await h(n.flags.compat), { builtins: g, promptCount: y } = u(N === void 0 ? [] : O(N, {
				...a,
				maxPrompts: f
			}), f ?? Infinity), b = [...g, ...await m(i, r)], x = await E({
				...w,
				store: D,
				builtins: [...b, ...await p({
					io: i,
					flags: {}
				}, r, b)],
				gate: {
					cwd: i.cwd,
					verify: C && { bundles: C },
					allowNet: v,
					compat: n.flags.compat
				},
				onDeadLetter: ({ id: t, code: n, reason: r, attempts: a }) => {
					let o = e(a, "attempt");
					_(i, `dead letter ${t} after ${o}: ${n}: ${r}`);
				},
				concurrency: s,
				requestRate: j,
				policies: c,
				timeoutMs: n.flags.timeout
			});
			i.runUntilSignal?.(2 * S), await n.note("waiting for jobs"), await new Promise((e) => t(i.signal, e)), await x.close(S);
			let T = y();
			return T > 0 && await n.note(`AI analyses made: ${String(T)}`), o.pass;
		} finally {
			await N?.close(), await j?.close();
		}
	}
});
export { w as configure };
