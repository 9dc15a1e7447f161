import { MAX_TIMER_MS as e, checkReading as t, codeOf as n, onAbort as r, onEndingSignal as i, readingLeftMs as a, toReason as o } from "./evaluation.js";
import { spawn as s } from "node:child_process";
// src/base/host/run-program.ts
const c = 65536;
var ProgramFailure = class extends Error {
	kind;
	constructor(e, t) {
		super(e, { cause: t }), this.kind = e;
	}
};
const l = /* @__PURE__ */ new Map();
let leaveHangup = () => void 0;
function send(e, t) {
	let r = l.get(e);
	if (r === void 0 || e.pid === void 0) return !1;
	if (!r) return e.kill(t);
	try {
		return process.kill(-e.pid, t);
	} catch (e) {
		return n(e) !== "ESRCH";
	}
}
function forget(e) {
	l.delete(e) && l.size === 0 && leaveHangup();
}
function kill(e) {
	send(e, "SIGKILL"), forget(e);
}
function killAll() {
	for (let e of l.keys()) kill(e);
}
function endByHangup() {
	process.listenerCount("SIGHUP") > 1 || (killAll(), process.kill(process.pid, "SIGHUP"));
}
function remember(e, t) {
	process.listeners("exit").includes(killAll) || process.on("exit", killAll), l.size === 0 && (leaveHangup = i("SIGHUP", endByHangup)), l.set(e, t), e.on("exit", () => {
		send(e, 0) || forget(e);
	});
}
function endGroup(e) {
	send(e, "SIGTERM"), setTimeout(kill, 2e3, e).unref();
	for (let t of [
		e.stdin,
		e.stdout,
		e.stderr
	]) t?.destroy();
	e.unref();
}
async function runProgram(n, i, { cwd: l, env: u, signal: d, timeoutMs: f, stdin: p = "", maxBytes: m = Infinity, readsErrors: h = !0, isInteractive: g = !1 }) {
	if (d?.aborted === !0) throw new ProgramFailure("aborted", o(d));
	let _ = [
		"pipe",
		"pipe",
		h ? "pipe" : "ignore"
	], v = process.platform !== "win32" && !g, y = s(n, i, {
		cwd: l,
		env: u,
		stdio: _,
		detached: v,
		windowsHide: !0
	});
	y.pid !== void 0 && remember(y, v);
	let [b, x] = [[], []], S, stopListening = () => void 0;
	try {
		return await new Promise((t, n) => {
			let [i, s] = [0, 0], end = (e, t) => {
				n(new ProgramFailure(e, t)), y.removeAllListeners("close"), endGroup(y);
			}, l = a() + 2;
			S = setTimeout(end, Math.min(f ?? (l === Infinity ? 3e5 : l), l, e), "timeout"), d !== void 0 && (stopListening = r(d, () => end("aborted", o(d)))), y.stdout?.on("data", (e) => {
				i += e.length, i > m ? end("too large") : b.push(e);
			}), y.stderr?.on("data", (e) => {
				s < c && x.push(e.subarray(0, c - s)), s += e.length;
			}), y.on("error", (e) => n(new ProgramFailure("absent", e))), y.on("close", (e, r) => {
				forget(y), e === null ? n(new ProgramFailure("killed", r)) : t({
					code: e,
					stdout: Buffer.concat(b),
					printed: Buffer.concat(x).toString("utf8").trim()
				});
			}), y.stdin?.on("error", () => void 0), y.stdin?.end(p);
		});
	} catch (e) {
		throw t(), e;
	} finally {
		clearTimeout(S), stopListening();
	}
}
function whyAbsent({ cause: e }) {
	return n(e) ?? "unknown";
}
function killedBy({ cause: e }) {
	return `the signal ${String(e)}`;
}
export { ProgramFailure, killedBy, runProgram, whyAbsent };
