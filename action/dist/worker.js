import { onAbort as e, said as t } from "./evaluation.js";
import { BUILTIN_OPTIONS as n, BUNDLE_VERIFY_OPTIONS as r, CommandError as i, EXIT as a, NETWORK_OPTIONS as o, defineCommand as s, hasService as c, limitPrompts as l, openService as u, optionsFor as d, readBuiltinModules as f, readConformaBuiltins as p, serviceNamespace as m, toBundleVerifyOptions as h, writeNote as g } from "./evaluation-command.js";
import { QUEUE_OPTIONS as _, openStore as v, toQueueOptions as y } from "./queue-flags.js";
import { GRACE as b } from "./serve-options.js";
import { counted as x } from "./shared.js";
// src/cli/commands/worker.ts
const S = {
	s: 1e3,
	m: 6e4,
	h: 36e5
};
function readRate(e) {
	let [, n, r] = /^([1-9]\d{0,4}|100000)\/([smh])$/.exec(e) ?? [];
	if (n === void 0 || r === void 0) throw new i(t`--rate-limit ${JSON.stringify(e)}: write a number of requests and a time: 100/s, 100/m or 100/h`);
	return {
		max: Number(n),
		durationMs: S[r] ?? 0
	};
}
const C = {
	..._,
	...d()({
		concurrency: {
			kind: "count",
			usage: "--concurrency <count>",
			description: "jobs under way at the same time (default: 16)"
		},
		rateLimit: {
			kind: "text",
			usage: "--rate-limit <count/time>",
			description: "requests to the service that all workers together begin in a time: 100/s, 100/m, 100/h (default: no limit)"
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
	...n,
	...o,
	...r,
	...d()({ shutdownGracePeriod: {
		...b,
		description: "time for jobs to finish after SIGTERM; the others return to the queue"
	} })
}, w = s({
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
	run: runWorker
});
async function runWorker(t, n) {
	let { io: r } = t, { concurrency: o, policyDigest: s, maxPrompts: d, allowNet: _ } = n, b = n.rateLimit === void 0 ? void 0 : readRate(n.rateLimit), { shutdownGracePeriod: S } = n, C = h(t, n), w = await y(t, n);
	if (b !== void 0 && !c(n)) throw new i("--rate-limit excludes --builtins none, which makes no request");
	let { createRequestRate: T, createWorker: E } = await import("./queue.js"), D = await v(t, n), { serviceBuiltins: O } = await import("./index.js"), { connection: k, name: A } = w, j = b && await T({
		connection: k,
		name: A,
		...b
	}), { beforeRequest: M } = j ?? {}, N;
	try {
		c(n) && (N = await u(t, { beforeRequest: M }));
		let i = await m(t.flags.compat), { builtins: h, promptCount: v } = l(N === void 0 ? [] : O(N, {
			...i,
			maxPrompts: d
		}), d ?? Infinity), y = [...h, ...await p(r, n)], b = await E({
			...w,
			store: D,
			builtins: [...y, ...await f({
				io: r,
				flags: {}
			}, n, y)],
			gate: {
				cwd: r.cwd,
				verify: C && { bundles: C },
				allowNet: _,
				compat: t.flags.compat
			},
			onDeadLetter: ({ id: e, code: t, reason: n, attempts: i }) => {
				let a = x(i, "attempt");
				g(r, `dead letter ${e} after ${a}: ${t}: ${n}`);
			},
			concurrency: o,
			requestRate: j,
			policies: s,
			timeoutMs: t.flags.timeout
		});
		r.runUntilSignal?.(2 * S), await t.note("waiting for jobs"), await new Promise((t) => e(r.signal, t)), await b.close(S);
		let T = v();
		return T > 0 && await t.note(`AI analyses made: ${String(T)}`), a.pass;
	} finally {
		await N?.close(), await j?.close();
	}
}
export { w as configure };
