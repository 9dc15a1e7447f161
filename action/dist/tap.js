import { o as e } from "./rolldown-runtime.js";
import { Kr as t, dc as n, ts as r } from "./shared.js";
import { notesBesideResults as i, resultDetails as a, resultName as o } from "./report-lines.js";
// src/gate/report/tap.ts
function description(e) {
	return t(e).replaceAll("\n", " ").replaceAll("\\", "\\\\").replaceAll("#", "\\#");
}
async function diagnostics(r) {
	let i = a(r).map(t);
	if (i.length === 0) return [];
	let { stringify: o } = await n(() => import("./dist3.js").then((t) => /* @__PURE__ */ e(t.default, 1)));
	return [
		"  ---",
		...o({
			severity: r.outcome !== "invalid" && r.outcome !== "undecided" ? r.outcome : "error",
			details: i
		}, { lineWidth: 0 }).trimEnd().split("\n").map((e) => `  ${e}`),
		"  ..."
	];
}
async function reportTap(e) {
	let { results: t } = e, n = i(e).map(({ message: e }) => `# note: ${description(e)}`), a = [
		"TAP version 14",
		`1..${t.length}`,
		...n
	];
	for (let [e, n] of t.entries()) {
		let t = n.outcome === "pass" || n.outcome === "skipped", i = n.outcome === "skipped" ? ` # SKIP ${description(n.skipReason ?? "")}`.trimEnd() : "";
		a.push(`${t ? "ok" : "not ok"} ${e + 1} - ${description(o(n))}${i}`), r(a, await diagnostics(n));
	}
	return `${a.join("\n")}\n`;
}
export { reportTap };
