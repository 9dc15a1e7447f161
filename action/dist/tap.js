import { __toESM as e } from "./rolldown-runtime.js";
import { append as t, loadPackage as n, toPrintable as r } from "./evaluation.js";
import { notesBesideResults as i, resultDetails as a } from "./judging.js";
// src/gate/report/tap.ts
function description(e) {
	return r(e).replaceAll("\n", " ").replaceAll("\\", "\\\\").replaceAll("#", "\\#");
}
async function diagnostics(t) {
	let i = a(t).map(r);
	if (i.length === 0) return [];
	let { stringify: o } = await n(() => import("./dist3.js").then((t) => /* @__PURE__ */ e(t.default, 1)));
	return [
		"  ---",
		...o({
			severity: t.outcome !== "invalid" && t.outcome !== "undecided" ? t.outcome : "error",
			details: i
		}, { lineWidth: 0 }).trimEnd().split("\n").map((e) => `  ${e}`),
		"  ..."
	];
}
async function reportTap(e) {
	let { results: n } = e, r = i(e).map(({ message: e }) => `# note: ${description(e)}`), a = [
		"TAP version 14",
		`1..${n.length}`,
		...r
	];
	for (let [e, r] of n.entries()) {
		let n = r.outcome === "pass" || r.outcome === "skipped", i = r.outcome === "skipped" ? ` # SKIP ${description(r.skipReason ?? "")}`.trimEnd() : "";
		a.push(`${n ? "ok" : "not ok"} ${e + 1} - ${description(resultName(r))}${i}`), t(a, await diagnostics(r));
	}
	return `${a.join("\n")}\n`;
}
function resultName({ input: e, policy: t }) {
	return t === void 0 ? e : `${e} ${t}`;
}
export { reportTap };
