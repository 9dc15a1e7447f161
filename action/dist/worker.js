import { $s as e, yc as t } from "./shared.js";
import { $t as n, Dt as r, Et as i, J as a, Kt as o, Mn as s, Ot as c, St as l, _n as u, cn as d, fn as f, ft as p, kt as m, nn as h, pn as g } from "./commands.js";
import { n as _, r as v, t as y } from "./queue-flags.js";
import { n as b } from "./serve-options.js";
// src/cli/commands/worker.ts
const x = {
	s: 1e3,
	m: 6e4,
	h: 36e5
};
function readRate(t) {
	let [, n, r] = /^([1-9]\d{0,4}|100000)\/([smh])$/.exec(t) ?? [];
	if (n === void 0 || r === void 0) throw new f(e`--rate-limit ${JSON.stringify(t)}: write a number of requests and a time: 100/s, 100/m or 100/h`);
	return {
		max: Number(n),
		durationMs: x[r] ?? 0
	};
}
const S = {
	...y,
	...s()({
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
	...h,
	...o,
	...s()({ shutdownGracePeriod: {
		...b,
		description: "time for jobs to finish after SIGTERM; the others return to the queue"
	} })
}, C = u({
	options: S,
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
async function runWorker(e, n) {
	let { io: o } = e, { concurrency: s, policyDigest: u, maxPrompts: h, allowNet: y } = n, b = n.rateLimit === void 0 ? void 0 : readRate(n.rateLimit), { shutdownGracePeriod: x } = n, S = p(e, n), C = await v(e, n);
	if (b !== void 0 && !d(n)) throw new f("--rate-limit limits nothing with --builtins none");
	let { createRequestRate: w, createWorker: T } = await import("./queue.js"), E = await _(e, n), { serviceBuiltins: D } = await import("./index.js"), { connection: O, name: k } = C, A = b && await w({
		connection: O,
		name: k,
		...b
	}), { beforeRequest: j } = A ?? {}, M;
	try {
		d(n) && (M = await a(e, { beforeRequest: j }));
		let f = await m(e.flags.compat), { builtins: p, promptCount: _ } = i(M === void 0 ? [] : D(M, {
			...f,
			maxPrompts: h
		}), h ?? Infinity), v = [...p, ...await c(o, n)], b = await T({
			...C,
			store: E,
			builtins: [...v, ...await r(o, n, v)],
			gate: {
				cwd: o.cwd,
				verify: S && { bundles: S },
				allowNet: y,
				compat: e.flags.compat
			},
			onDeadLetter: ({ id: e, code: t, reason: n, attempts: r }) => {
				let i = `${String(r)} ${r === 1 ? "attempt" : "attempts"}`;
				l(o, `dead letter ${e} after ${i}: ${t}: ${n}`);
			},
			concurrency: s,
			requestRate: A,
			policies: u,
			timeoutMs: e.flags.timeout
		});
		o.runUntilSignal?.(2 * x), await e.note("waiting for jobs"), await new Promise((e) => t(o.signal, e)), await b.close(x);
		let w = _();
		return w > 0 && await e.note(`AI analyses made: ${String(w)}`), g.pass;
	} finally {
		await M?.close(), await A?.close();
	}
}
export { C as configure };
