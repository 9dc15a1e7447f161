import { toPrintable as e } from "./evaluation.js";
import { gateExitCode as t } from "./gate2.js";
import { isPlainPass as n, notesBesideResults as r, resultDetails as i, shownResults as a, summarize as o } from "./judging.js";
// src/gate/report/markdown.ts
const s = {
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
	return `| ${s[e.outcome]} | ${plain(e.input)} | ${plain(e.policy ?? "")} | ${t} |`;
}
function fittingRows(e, t) {
	let r = /* @__PURE__ */ new Map(), i = t;
	for (let t of [...e.filter((e) => !n(e)), ...e.filter(n)]) {
		let e = row(t), n = Buffer.byteLength(e) + 1;
		n > i || (i -= n, r.set(t, e));
	}
	return e.flatMap((e) => r.get(e) ?? []);
}
function reportMarkdown(e, n = {}) {
	let { summary: i, maxBytes: s = Infinity } = n, c = a(e, i), l = (n.exitCode ?? t(e)) === 0 ? "✅ passed" : "❌ did not pass", page = (t) => [
		`### Policy gate: ${l}`,
		"",
		o(e),
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
