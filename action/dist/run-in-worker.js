import { Deadline as e, EvaluationError as t, isRegohostError as n, reasonOf as r, wasAborted as i } from "./evaluation.js";
import { Status as a } from "./core-status.js";
import { coreUnavailable as o } from "./shared.js";
import { corePool as s } from "./core-worker.js";
async function runInWorker(t, { what: r, signal: a, timeoutMs: o, leftMs: c = o, meanwhile: l, text: u }, d = s) {
	let deadlineIn = (t) => new e({
		timeoutMs: t,
		signals: [a],
		timedOut: () => timedOut(r, o),
		aborted: ({ reason: e }) => i(r, e)
	}), f = deadlineIn(c ?? Infinity), onSent = () => void l?.().catch(() => void 0);
	try {
		return toReply(await d.use(f, async (e) => {
			let n = f.remainingMs;
			if (n <= 0) throw timedOut(r, o);
			await deadlineIn(Math.max(n, 1e4)).wait(e.load());
			let i = e.run({
				request: t,
				text: u,
				onSent,
				timeoutMs: o === void 0 ? void 0 : n
			});
			return deadlineIn(n + 250).wait(i);
		}), r, o, d.name);
	} catch (e) {
		throw n(e) ? e : crashed(r, e, [], d.name);
	}
}
function toReply(e, n, r, i = "opa-core") {
	if ("unusable" in e) throw o(e.unusable, e.cause);
	if ("crashed" in e) throw crashed(n, e.crashed, e.log, i);
	let { status: s, bytes: c } = e;
	if (s === a.ok || s === a.errors) return {
		ok: s === a.ok,
		bytes: c
	};
	if (s === a.cancelled) throw timedOut(n, r);
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
function timedOut(e, n) {
	return new t(`${e} took longer than ${String(n)} ms`, { code: "timeout" });
}
export { crashed, runInWorker };
