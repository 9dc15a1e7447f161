import { loadPackage as e, toPrintable as t } from "./evaluation.js";
// src/base/text/junit-xml.ts
const n = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, r = /\[(?=\[ATTACHMENT\|)/g;
function xmlText(e) {
	return t(e).replace(n, "�").replace(r, "\\u005b");
}
function xmlSeconds(e) {
	return (e / 1e3).toFixed(3);
}
function sums(e) {
	let count = (t) => String(e.filter(({ outcome: e }) => e === t).length);
	return {
		"@tests": String(e.length),
		"@failures": count("failure"),
		"@errors": count("error"),
		"@time": xmlSeconds(e.reduce((e, { ms: t }) => e + t, 0))
	};
}
async function formatJunit(t, n, r = () => []) {
	let { default: i } = await e(() => import("./fxb.js")), a = /* @__PURE__ */ new Map();
	for (let [e, t] of n) a.set(e, [...a.get(e) ?? [], t]);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${new i({
		attributeNamePrefix: "@",
		ignoreAttributes: !1,
		format: !0,
		indentBy: "  ",
		suppressEmptyNode: !0
	}).build({ testsuites: {
		"@name": t,
		...sums([...a.values()].flat()),
		testsuite: Array.from(a, ([e, t]) => ({
			"@name": xmlText(e),
			...sums(t),
			"@skipped": String(t.filter(({ outcome: e }) => e === "skipped").length),
			testcase: t.map(({ element: e }) => e),
			...r(e).length === 0 ? {} : { "system-out": xmlText(r(e).join("\n")) }
		}))
	} })}`;
}
export { formatJunit, xmlSeconds, xmlText };
