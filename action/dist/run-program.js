import { checkReading as e, codeOf as t, onAbort as n, readingLeftMs as r, toReason as i } from "./evaluation.js";
import { spawn as a } from "node:child_process";
// src/base/host/run-program.ts
const o = 65536;
var ProgramFailure = class extends Error {
	kind;
	constructor(e, t) {
		super(e, { cause: t }), this.kind = e;
	}
};
async function runProgram(t, s, { cwd: c, env: l, signal: u, timeoutMs: d, stdin: f = "", maxBytes: p = Infinity, readsErrors: m = !0 }) {
	if (u?.aborted === !0) throw new ProgramFailure("aborted", i(u));
	let h = a(t, s, {
		cwd: c,
		env: l,
		stdio: [
			"pipe",
			"pipe",
			m ? "pipe" : "ignore"
		],
		windowsHide: !0
	}), [g, _] = [[], []], v, stopListening = () => void 0;
	try {
		return await new Promise((e, t) => {
			let [a, s] = [0, 0], end = (e, n) => {
				t(new ProgramFailure(e, n)), h.kill(), setTimeout(() => h.kill("SIGKILL"), 2e3).unref();
				for (let e of [
					h.stdin,
					h.stdout,
					h.stderr
				]) e?.destroy();
				h.unref();
			};
			v = setTimeout(end, Math.min(d, r() + 2), "timeout"), u !== void 0 && (stopListening = n(u, () => end("aborted", i(u)))), h.stdout?.on("data", (e) => {
				a += e.length, a > p ? end("too large") : g.push(e);
			}), h.stderr?.on("data", (e) => {
				s < o && _.push(e.subarray(0, o - s)), s += e.length;
			}), h.on("error", (e) => t(new ProgramFailure("absent", e))), h.on("close", (t) => {
				e({
					code: t,
					stdout: Buffer.concat(g),
					printed: Buffer.concat(_).toString("utf8").trim()
				});
			}), h.stdin?.on("error", () => void 0), h.stdin?.end(f);
		});
	} catch (t) {
		throw e(), t;
	} finally {
		clearTimeout(v), stopListening();
	}
}
function whyAbsent({ cause: e }) {
	return t(e) ?? "unknown";
}
export { ProgramFailure, runProgram, whyAbsent };
