import { Deadline as e, EvaluationError as t, isRegohostError as n, reasonOf as r, wasAborted as i, workLimit as a } from "./evaluation.js";
import { Status as o } from "./core-status.js";
import { coreUnavailable as s } from "./shared.js";
import { corePool as c } from "./core-worker.js";
async function runInWorker(t, { subject: r, signal: o, meanwhile: s, text: l, ...u }, d = c) {
	let { leftMs: f, timedOut: p } = a(r, u), deadlineIn = (t) => new e({
		timeoutMs: t,
		signals: [o],
		timedOut: p,
		aborted: ({ reason: e }) => i(r, e)
	}), m = deadlineIn(f), onSent = () => void s?.().catch(() => void 0);
	try {
		return toReply(await d.use(m, async (e) => {
			let n = m.remainingMs;
			if (n <= 0) throw p();
			await deadlineIn(Math.max(n, 1e4)).wait(e.load());
			let r = e.run({
				request: t,
				text: l,
				onSent,
				timeoutMs: n === Infinity ? void 0 : n
			});
			return deadlineIn(n + 250).wait(r);
		}), r, p, d.name);
	} catch (e) {
		throw n(e) ? e : crashed(r, e, [], d.name);
	}
}
function toReply(e, n, r, i = "opa-core") {
	if ("unusable" in e) throw s(e.unusable, e.cause);
	if ("crashed" in e) throw crashed(n, e.crashed, e.log, i);
	let { status: a, bytes: c } = e;
	if (a === o.ok || a === o.errors) return {
		ok: a === o.ok,
		bytes: c
	};
	if (a === o.cancelled) throw r();
	let l = new TextDecoder().decode(c);
	throw /exceeded max depth/.test(l) ? tooDeep(n, i, Error(l)) : new t(`${i} failed while ${n}: ${l.split("\n", 1)[0] ?? ""}`, {
		code: "opa_core_failed",
		cause: Error(l)
	});
}
function crashed(e, n, i, a = "opa-core") {
	let o = r(n), s = i.find((e) => e.startsWith("fatal error:") || e.startsWith("runtime:")) ?? o, c = /out of memory|ERR_WORKER_OUT_OF_MEMORY|memory limit/i.test(`${s} ${o}`);
	return /call stack/.test(o) ? tooDeep(e, a, n) : new t(`${a} ${c ? "ran out of memory" : "crashed"} while ${e}: ${s}`, {
		code: c ? "memory_limit" : "opa_core_failed",
		cause: n
	});
}
function tooDeep(e, n, r) {
	return new t(`${n} ran out of stack while ${e}; nest less deeply`, {
		code: "stack_limit",
		cause: r
	});
}
export { crashed, runInWorker };
