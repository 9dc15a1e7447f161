import { __toESM as e } from "./rolldown-runtime.js";
import { append as t, loadPackage as n, toPrintable as r } from "./evaluation.js";
import { notesBesideResults as i, resultDetails as a } from "./judging.js";
// src/gate/report/tap.ts
function description(e) {
	return r(e).replaceAll("\n", " ").replaceAll("\\", "\\\\").replaceAll("#", "\\#");
}
function diagnostics(e, t) {
	let n = a(e).map(r);
	return n.length === 0 ? [] : [
		"  ---",
		...t({
			severity: e.outcome !== "invalid" && e.outcome !== "undecided" ? e.outcome : "error",
			details: n
		}, { lineWidth: 0 }).trimEnd().split("\n").map((e) => `  ${e}`),
		"  ..."
	];
}
async function loadReportTap() {
	let { stringify: t } = await n(() => import("./dist4.js").then((t) => /* @__PURE__ */ e(t.default, 1)));
	return (e) => reportTap(e, t);
}
function reportTap(e, n) {
	let { results: r } = e, a = i(e).map(({ message: e }) => `# note: ${description(e)}`), o = [
		"TAP version 14",
		`1..${r.length}`,
		...a
	];
	for (let [e, i] of r.entries()) {
		let r = i.outcome === "pass" || i.outcome === "skipped", a = i.outcome === "skipped" ? ` # SKIP ${description(i.skipReason ?? "")}`.trimEnd() : "";
		o.push(`${r ? "ok" : "not ok"} ${e + 1} - ${description(resultName(i))}${a}`), t(o, diagnostics(i, n));
	}
	return `${o.join("\n")}\n`;
}
function resultName({ input: e, policy: t }) {
	return t === void 0 ? e : `${e} ${t}`;
}
export { loadReportTap };
