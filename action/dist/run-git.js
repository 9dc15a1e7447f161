import { ProgramFailure as e, runProgram as t, whyAbsent as n } from "./run-program.js";
import { devNull as r } from "node:os";
// src/base/host/run-git.ts
const i = [
	"core.fsmonitor=false",
	`core.hooksPath=${r}`,
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
async function runGit(a, { cwd: o, env: s, variables: c = {}, signal: l, stdin: u, maxBytes: d }) {
	let f = Object.entries(s).filter(([e]) => !e.startsWith("GIT_"));
	try {
		let { code: e, stdout: n, printed: s } = await t("git", [...i, ...a], {
			cwd: o,
			env: {
				...Object.fromEntries(f),
				GIT_NO_REPLACE_OBJECTS: "1",
				GIT_GRAFT_FILE: r,
				GIT_OPTIONAL_LOCKS: "0",
				GIT_TERMINAL_PROMPT: "0",
				GIT_NO_LAZY_FETCH: "1",
				GIT_ALLOW_PROTOCOL: "none",
				...c
			},
			signal: l,
			timeoutMs: 3e5,
			stdin: u,
			maxBytes: d
		});
		if (e === 0) return n;
		throw new GitFailure(e === null ? "timeout" : "refused", s);
	} catch (t) {
		throw t instanceof e ? new GitFailure(t.kind, t.kind === "absent" ? n(t) : "", t) : t;
	}
}
export { GitFailure, runGit };
