import { codeOf as e } from "./evaluation.js";
import { devNull as t } from "node:os";
import { spawn as n } from "node:child_process";
// src/base/host/run-git.ts
const r = 65536, i = [
	"core.fsmonitor=false",
	`core.hooksPath=${t}`,
	"core.sparseCheckout=false",
	"core.splitIndex=false",
	"safe.directory=*"
].flatMap((e) => ["-c", e]);
var GitFailure = class extends Error {
	kind;
	printed;
	constructor(e, t = "", n) {
		super(e, { cause: n }), this.kind = e, this.printed = t;
	}
};
async function runGit(a, { cwd: o, env: s, variables: c = {}, signal: l, stdin: u = "", maxBytes: d = Infinity }) {
	let f = Object.entries(s).filter(([e]) => !e.startsWith("GIT_")), p = n("git", [...i, ...a], {
		cwd: o,
		env: {
			...Object.fromEntries(f),
			GIT_NO_REPLACE_OBJECTS: "1",
			GIT_GRAFT_FILE: t,
			GIT_OPTIONAL_LOCKS: "0",
			GIT_TERMINAL_PROMPT: "0",
			GIT_NO_LAZY_FETCH: "1",
			GIT_ALLOW_PROTOCOL: "none",
			...c
		},
		signal: l,
		timeout: 3e5,
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		]
	});
	return new Promise((t, n) => {
		let [i, a] = [[], []], [o, s] = [0, 0];
		p.stdout.on("data", (e) => {
			o += e.length, o > d ? (n(new GitFailure("too large")), p.kill()) : i.push(e);
		}), p.stderr.on("data", (e) => {
			s < r && a.push(e.subarray(0, r - s)), s += e.length;
		}), p.on("error", (t) => {
			l?.aborted === !0 ? n(new GitFailure("aborted", "", t)) : n(new GitFailure("absent", e(t) ?? t.message, t));
		}), p.on("close", (e) => {
			let r = Buffer.concat(a).toString("utf8").trim();
			e === 0 ? t(Buffer.concat(i)) : n(new GitFailure(e === null ? "timeout" : "refused", r));
		}), p.stdin.on("error", () => void 0), p.stdin.end(u);
	});
}
export { GitFailure, runGit };
