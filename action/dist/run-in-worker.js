import { EvaluationError as e, isRegohostError as t, namedDeadline as n, reasonOf as r, workLimit as i } from "./evaluation.js";
import { Status as a } from "./core-status.js";
import { coreUnavailable as o } from "./shared.js";
import { corePool as s } from "./core-worker.js";
async function runInWorker(e, { subject: r, signal: a, meanwhile: o, text: c, ...l }, u = s) {
	let { leftMs: d, timedOut: f } = i(r, l), deadlineIn = (e) => n(r, e, a, f), p = deadlineIn(d), onSent = () => void o?.().catch(() => void 0);
	try {
		return toReply(await u.use(p, async (t) => {
			let n = p.remainingMs;
			if (n <= 0) throw f();
			await deadlineIn(Math.max(n, 1e4)).wait(t.load());
			let r = t.run({
				request: e,
				text: c,
				onSent,
				timeoutMs: n === Infinity ? void 0 : n
			});
			return deadlineIn(n + 250).wait(r);
		}), r, f, u.name);
	} catch (e) {
		throw t(e) ? e : crashed(r, e, [], u.name);
	}
}
function toReply(t, n, r, i = "opa-core") {
	if ("unusable" in t) throw o(t.unusable, t.cause);
	if ("crashed" in t) throw crashed(n, t.crashed, t.log, i);
	let { status: s, bytes: c } = t;
	if (s === a.ok || s === a.errors) return {
		ok: s === a.ok,
		bytes: c
	};
	if (s === a.cancelled) throw r();
	let l = new TextDecoder().decode(c);
	throw /exceeded max depth/.test(l) ? tooDeep(n, i, Error(l)) : new e(`${i} failed while ${n}: ${l.split("\n", 1)[0] ?? ""}`, {
		code: "opa_core_failed",
		cause: Error(l)
	});
}
function crashed(t, n, i, a = "opa-core") {
	let o = r(n), s = i.find((e) => e.startsWith("fatal error:") || e.startsWith("runtime:")) ?? o, c = /out of memory|ERR_WORKER_OUT_OF_MEMORY|memory limit/i.test(`${s} ${o}`);
	return /call stack/.test(o) ? tooDeep(t, a, n) : new e(`${a} ${c ? "ran out of memory" : "crashed"} while ${t}: ${s}`, {
		code: c ? "memory_limit" : "opa_core_failed",
		cause: n
	});
}
function tooDeep(t, n, r) {
	return new e(`${n} ran out of stack while ${t}; nest less deeply`, {
		code: "stack_limit",
		cause: r
	});
}
export { crashed, runInWorker };
