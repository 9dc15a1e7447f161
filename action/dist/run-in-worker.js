import { Rs as e, Rt as t, Yc as n, dl as r, tl as i } from "./shared.js";
import { t as a } from "./core-status.js";
import { r as o } from "./core-worker.js";
async function runInWorker(t, { what: r, signal: a, timeoutMs: s, leftMs: c = s, meanwhile: l, text: u }, d = o) {
	let deadlineIn = (t) => new e({
		timeoutMs: t,
		signals: [a],
		timedOut: () => timedOut(r, s),
		aborted: ({ reason: e }) => new n(`${r} was aborted`, {
			code: "aborted",
			cause: e
		})
	}), f = deadlineIn(c ?? Infinity), onSent = () => void l?.().catch(() => void 0);
	try {
		return toReply(await d.use(f, async (e) => {
			let n = f.remainingMs;
			if (n <= 0) throw timedOut(r, s);
			await deadlineIn(Math.max(n, 1e4)).wait(e.load());
			let i = e.run({
				request: t,
				text: u,
				onSent,
				timeoutMs: s === void 0 ? void 0 : n
			});
			return deadlineIn(n + 250).wait(i);
		}), r, s, d.name);
	} catch (e) {
		throw i(e) ? e : crashed(r, e, [], d.name);
	}
}
function toReply(e, r, i, o = "opa-core") {
	if ("unusable" in e) throw t(e.unusable, e.cause);
	if ("crashed" in e) throw crashed(r, e.crashed, e.log, o);
	let { status: s, bytes: c } = e;
	if (s === a.ok || s === a.errors) return {
		ok: s === a.ok,
		bytes: c
	};
	if (s === a.cancelled) throw timedOut(r, i);
	let l = new TextDecoder().decode(c);
	throw new n(`${o} failed while ${r}: ${l.split("\n", 1)[0] ?? ""}`, {
		code: "opa_core_failed",
		cause: Error(l)
	});
}
function crashed(e, t, i, a = "opa-core") {
	let o = r(t), s = i.find((e) => e.startsWith("fatal error:") || e.startsWith("runtime:")) ?? o, c = /out of memory|ERR_WORKER_OUT_OF_MEMORY|memory limit/i.test(`${s} ${o}`);
	return /call stack/.test(o) ? new n(`${a} ran out of stack while ${e}; nest less deeply`, {
		code: "stack_limit",
		cause: t
	}) : new n(`${a} ${c ? "ran out of memory" : "crashed"} while ${e}: ${s}`, {
		code: c ? "memory_limit" : "opa_core_failed",
		cause: t
	});
}
function timedOut(e, t) {
	return new n(`${e} took longer than ${String(t)} ms`, { code: "timeout" });
}
export { crashed, runInWorker };
