import { ProgramFailure as e, killedBy as t, runProgram as n, whyAbsent as r } from "./run-program.js";
import { devNull as i } from "node:os";
// src/base/host/run-git.ts
const a = [
	"core.fsmonitor=false",
	`core.hooksPath=${i}`,
	"core.sparseCheckout=false",
	"core.splitIndex=false",
	"safe.directory=*"
].flatMap((e) => ["-c", e]), o = {
	absent: r,
	killed: t
};
var GitFailure = class extends Error {
	kind;
	printed;
	constructor(e, t = "", n) {
		super(e, { cause: n }), this.kind = e, this.printed = t;
	}
};
async function runGit(t, { cwd: r, env: s, variables: c = {}, signal: l, stdin: u, maxBytes: d }) {
	let f = Object.entries(s).filter(([e]) => !e.startsWith("GIT_"));
	try {
		let { code: e, stdout: o, printed: s } = await n("git", [...a, ...t], {
			cwd: r,
			env: {
				...Object.fromEntries(f),
				GIT_NO_REPLACE_OBJECTS: "1",
				GIT_GRAFT_FILE: i,
				GIT_OPTIONAL_LOCKS: "0",
				GIT_TERMINAL_PROMPT: "0",
				GIT_NO_LAZY_FETCH: "1",
				GIT_ALLOW_PROTOCOL: "none",
				...c
			},
			signal: l,
			stdin: u,
			maxBytes: d
		});
		if (e === 0) return o;
		throw new GitFailure("refused", s);
	} catch (t) {
		throw t instanceof e ? new GitFailure(t.kind, o[t.kind]?.(t), t) : t;
	}
}
export { GitFailure, runGit };
