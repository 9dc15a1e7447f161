import { Deadline as e, EvaluationError as t, coreUnavailable as n, isRegohostError as r, reasonOf as i } from "./shared.js";
import { Status as a } from "./core-status.js";
import { corePool as o } from "./core-worker.js";
async function runInWorker(n, { what: i, signal: a, timeoutMs: s, leftMs: c = s, meanwhile: l, text: u }, d = o) {
	let deadlineIn = (n) => new e({
		timeoutMs: n,
		signals: [a],
		timedOut: () => timedOut(i, s),
		aborted: ({ reason: e }) => new t(`${i} was aborted`, {
			code: "aborted",
			cause: e
		})
	}), f = deadlineIn(c ?? Infinity), onSent = () => void l?.().catch(() => void 0);
	try {
		return toReply(await d.use(f, async (e) => {
			let t = f.remainingMs;
			if (t <= 0) throw timedOut(i, s);
			await deadlineIn(Math.max(t, 1e4)).wait(e.load());
			let r = e.run({
				request: n,
				text: u,
				onSent,
				timeoutMs: s === void 0 ? void 0 : t
			});
			return deadlineIn(t + 250).wait(r);
		}), i, s, d.name);
	} catch (e) {
		throw r(e) ? e : crashed(i, e, [], d.name);
	}
}
function toReply(e, r, i, o = "opa-core") {
	if ("unusable" in e) throw n(e.unusable, e.cause);
	if ("crashed" in e) throw crashed(r, e.crashed, e.log, o);
	let { status: s, bytes: c } = e;
	if (s === a.ok || s === a.errors) return {
		ok: s === a.ok,
		bytes: c
	};
	if (s === a.cancelled) throw timedOut(r, i);
	let l = new TextDecoder().decode(c);
	throw /exceeded max depth/.test(l) ? tooDeep(r, o, Error(l)) : new t(`${o} failed while ${r}: ${l.split("\n", 1)[0] ?? ""}`, {
		code: "opa_core_failed",
		cause: Error(l)
	});
}
function crashed(e, n, r, a = "opa-core") {
	let o = i(n), s = r.find((e) => e.startsWith("fatal error:") || e.startsWith("runtime:")) ?? o, c = /out of memory|ERR_WORKER_OUT_OF_MEMORY|memory limit/i.test(`${s} ${o}`);
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
