import { toPrintable as e } from "./shared.js";
import { gateExitCode as t } from "./report-options.js";
import { isPlainPass as n, notesBesideResults as r, resultDetails as i, summarize as a } from "./report-lines.js";
// src/gate/report/markdown.ts
const o = {
	pass: "✅ pass",
	fail: "❌ fail",
	skipped: "⏭️ skipped",
	invalid: "⚠️ no verdict",
	undecided: "⚠️ no verdict"
};
function plain(t) {
	return e(t).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/[\\`*_{}[\]()#+!|~]/g, "\\$&").replaceAll("@", "&#64;").replaceAll(/:(?=\/\/)/g, "&#58;").replaceAll(/(?<=www)\./gi, "&#46;").replaceAll("\n", "<br>");
}
function row(e) {
	let t = i(e).map(plain).join("<br>");
	return `| ${o[e.outcome]} | ${plain(e.input)} | ${plain(e.policy ?? "")} | ${t} |`;
}
function fittingRows(e, t) {
	let r = /* @__PURE__ */ new Map(), i = t;
	for (let t of [...e.filter((e) => !n(e)), ...e.filter(n)]) {
		let e = row(t), n = Buffer.byteLength(e) + 1;
		n > i || (i -= n, r.set(t, e));
	}
	return e.flatMap((e) => r.get(e) ?? []);
}
function reportMarkdown(e, i = {}) {
	let { summary: o = !1, maxBytes: s = Infinity } = i, c = o ? e.results.filter((e) => !n(e)) : e.results, l = (i.exitCode ?? t(e)) === 0 ? "✅ passed" : "❌ did not pass", page = (t) => [
		`### Policy gate: ${l}`,
		"",
		a(e),
		"",
		...t.length === 0 ? [] : [
			"| | input | policy | |",
			"| --- | --- | --- | --- |",
			...t,
			""
		],
		...t.length === c.length ? [] : [`… and ${c.length - t.length} more`, ""],
		...e.results.some(({ envelope: e }) => e !== void 0 && e.verification === void 0) ? ["Payloads of DSSE envelopes were judged; their signatures were not checked.", ""] : [],
		...r(e).flatMap(({ message: e }) => [`Note: ${plain(e)}`, ""])
	].join("\n");
	return page(fittingRows(c, s - Buffer.byteLength(page([" "]))));
}
export { reportMarkdown };
