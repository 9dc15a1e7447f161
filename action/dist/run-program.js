import { MAX_TIMER_MS as e, checkReading as t, codeOf as n, defaultLimitMs as r, onAbort as i, onEndingSignal as a, readingLeftMs as o, toReason as s } from "./evaluation.js";
import { spawn as c } from "node:child_process";
// src/base/host/run-program.ts
const l = 65536;
var ProgramFailure = class extends Error {
	kind;
	constructor(e, t) {
		super(e, { cause: t }), this.kind = e;
	}
};
const u = /* @__PURE__ */ new Map();
let leaveHangup = () => void 0;
function send(e, t) {
	let r = u.get(e);
	if (r === void 0 || e.pid === void 0) return !1;
	if (!r) return e.kill(t);
	try {
		return process.kill(-e.pid, t);
	} catch (e) {
		return n(e) !== "ESRCH";
	}
}
function forget(e) {
	u.delete(e) && u.size === 0 && leaveHangup();
}
function kill(e) {
	send(e, "SIGKILL"), forget(e);
}
function killAll() {
	for (let e of u.keys()) kill(e);
}
function endByHangup() {
	process.listenerCount("SIGHUP") > 1 || (killAll(), process.kill(process.pid, "SIGHUP"));
}
function remember(e, t) {
	process.listeners("exit").includes(killAll) || process.on("exit", killAll), u.size === 0 && (leaveHangup = a("SIGHUP", endByHangup)), u.set(e, t), e.on("exit", () => {
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
async function runProgram(n, a, { cwd: u, env: d, signal: f, timeoutMs: p, stdin: m = "", maxBytes: h = Infinity, readsErrors: g = !0, isInteractive: _ = !1 }) {
	if (f?.aborted === !0) throw new ProgramFailure("aborted", s(f));
	let v = [
		"pipe",
		"pipe",
		g ? "pipe" : "ignore"
	], y = process.platform !== "win32" && !_, b = c(n, a, {
		cwd: u,
		env: d,
		stdio: v,
		detached: y,
		windowsHide: !0
	});
	b.pid !== void 0 && remember(b, y);
	let [x, S] = [[], []], C, stopListening = () => void 0;
	try {
		return await new Promise((t, n) => {
			let [a, c] = [0, 0], end = (e, t) => {
				n(new ProgramFailure(e, t)), b.removeAllListeners("close"), endGroup(b);
			}, u = o() + 2, d = p ?? r();
			C = setTimeout(end, Math.min(d, u, e), "timeout"), f !== void 0 && (stopListening = i(f, () => end("aborted", s(f)))), b.stdout?.on("data", (e) => {
				a += e.length, a > h ? end("too large") : x.push(e);
			}), b.stderr?.on("data", (e) => {
				c < l && S.push(e.subarray(0, l - c)), c += e.length;
			}), b.on("error", (e) => n(new ProgramFailure("absent", e))), b.on("close", (e, r) => {
				forget(b), e === null ? n(new ProgramFailure("killed", r)) : t({
					code: e,
					stdout: Buffer.concat(x),
					printed: Buffer.concat(S).toString("utf8").trim()
				});
			}), b.stdin?.on("error", () => void 0), b.stdin?.end(m);
		});
	} catch (e) {
		throw t(), e;
	} finally {
		clearTimeout(C), stopListening();
	}
}
function whyAbsent({ cause: e }) {
	return n(e) ?? "unknown";
}
function killedBy({ cause: e }) {
	return `the signal ${String(e)}`;
}
export { ProgramFailure, killedBy, runProgram, whyAbsent };
