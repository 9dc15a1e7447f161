import { isInputName as e } from "./judging.js";
import { isAddress as t, isPolicyFile as n } from "./evaluation.js";
import { CommandError as r, GATE_OPTIONS as i, LOCK_FILE as a, OUTPUT_FORMATS as o, namedFiles as s } from "./evaluation-command.js";
import { watchAndRun as c } from "./watch.js";
import { isOfMaterials as l, readOutputTargets as u } from "./gate-command.js";
import { basename as d } from "node:path/posix";
// src/cli/gate/watch-gate.ts
function getRoot(e) {
	let t = e.search(/[*?[{]/);
	if (t < 0) return e;
	let n = e.slice(0, t).replace(/[^/\\]*$/, "");
	return n === "" ? "." : n;
}
function writtenBy({ output: e = ["pretty"], record: t, attest: n, updateLock: r, lock: i = a }) {
	return [
		...u(e, o).map(({ file: e }) => e),
		t,
		n,
		r === !0 ? i : void 0
	].filter((e) => e !== void 0);
}
function withoutPin(e, t) {
	return t ? e.replace(/@sha256:[0-9a-f]{64}$/, "") : e;
}
async function listFiles({ io: e }, t) {
	let { namedFiles: n } = await import("./named-files.js");
	return n(t, {
		cwd: e.cwd,
		signal: e.signal
	});
}
async function watchGate({ context: o, paths: u, flags: f, defaults: p }, m) {
	let { policy: h = [], input: g = [], material: _ = [], data: v = [], schema: y, parser: b, protoFileDirs: x = [] } = f, { policies: S = [], inputs: C = [] } = p, w = l(f), T = [
		...u,
		...S,
		...h
	], E = [
		...T,
		...C,
		...g,
		..._
	];
	if (E.length === 0) return m();
	if (f.rules === "conforma") throw new r("--watch excludes --rules conforma: files of a policy configuration are not watched");
	if (E.includes("-")) throw new r("--watch excludes -i -: standard input is read once");
	let { lock: D = a } = f, O = [...s(i, f, "isRead").map(({ path: e }) => e), D], k = [
		...E,
		...v,
		...x,
		...O
	].filter((e) => !t(e)).map((e) => getRoot(withoutPin(e, w))), isRead = (t) => n(t) || e(d(t), b) || x.length > 0 && t.endsWith(".proto"), { hearImports: A } = await import("./heard-imports.js"), j = /* @__PURE__ */ new Set(), M = A((e) => {
		for (let t of e) j.add(t);
	});
	try {
		return await c(o, {
			paths: k,
			flags: { schema: y },
			outputs: writtenBy(f),
			isRead: (e) => w || isRead(e),
			further: async () => [...w ? await listFiles(o, T) : [], ...j]
		}, () => (j.clear(), m()));
	} finally {
		M();
	}
}
export { watchGate };
