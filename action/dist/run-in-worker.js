import { EvaluationError as e, isRegohostError as t, message as n, namedDeadline as r, option as i, reasonOf as a, workLimit as o } from "./evaluation.js";
import { Status as s } from "./core-status.js";
import { coreUnavailable as c } from "./shared.js";
import { corePool as l } from "./core-worker.js";
async function runInWorker(e, { subject: n, signal: i, meanwhile: a, text: s, maxMemoryBytes: c, ...u }, d = l) {
	let { leftMs: f, timedOut: p } = o(n, u), deadlineIn = (e) => r(n, e, i, p), m = deadlineIn(f), onSent = () => void a?.().catch(() => void 0);
	try {
		let t = await d.use(m, async (t) => {
			let n = m.remainingMs;
			if (n <= 0) throw p();
			await deadlineIn(Math.max(n, 1e4)).wait(t.load());
			let r = t.run({
				request: e,
				text: s,
				maxMemoryBytes: c,
				onSent,
				timeoutMs: n === Infinity ? void 0 : n
			});
			return deadlineIn(n + 250).wait(r);
		});
		if (c !== void 0 && "status" in t && (t.memoryBytes ?? 0) > c) throw outOfMemory(n, c, d.name);
		return toReply(t, n, p, d.name);
	} catch (e) {
		throw t(e) ? e : crashed(n, e, [], d.name);
	}
}
function outOfMemory(t, r, a) {
	return new e(n`${a} needs more than the ${r} bytes of memory that ${i("maxMemoryBytes")} allows while ${t}; raise that, or reduce the input`, { code: "memory_limit" });
}
function toReply(t, n, r, i = "opa-core") {
	if ("unusable" in t) throw c(t.unusable, t.cause);
	if ("crashed" in t) throw crashed(n, t.crashed, t.log, i);
	let { status: a, bytes: o } = t;
	if (a === s.ok || a === s.errors) return {
		ok: a === s.ok,
		bytes: o
	};
	if (a === s.cancelled) throw r();
	let l = new TextDecoder().decode(o);
	throw /exceeded max depth/.test(l) ? tooDeep(n, i, Error(l)) : new e(`${i} failed while ${n}: ${l.split("\n", 1)[0] ?? ""}`, {
		code: "opa_core_failed",
		cause: Error(l)
	});
}
function crashed(t, n, r, i = "opa-core") {
	let o = a(n), s = r.find((e) => e.startsWith("fatal error:") || e.startsWith("runtime:")) ?? o, c = /out of memory|ERR_WORKER_OUT_OF_MEMORY|memory limit/i.test(`${s} ${o}`);
	return /call stack/.test(o) ? tooDeep(t, i, n) : new e(`${i} ${c ? "ran out of memory" : "crashed"} while ${t}: ${s}`, {
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
