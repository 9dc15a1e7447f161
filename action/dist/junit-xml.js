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
async function loadFormatJunit() {
	let { default: t } = await e(() => import("./fxb.js")), n = new t({
		attributeNamePrefix: "@",
		ignoreAttributes: !1,
		format: !0,
		indentBy: "  ",
		suppressEmptyNode: !0
	});
	return (e, t, r = () => []) => {
		let i = /* @__PURE__ */ new Map();
		for (let [e, n] of t) {
			let t = i.get(e);
			t === void 0 ? i.set(e, [n]) : t.push(n);
		}
		return `<?xml version="1.0" encoding="UTF-8"?>\n${n.build({ testsuites: {
			"@name": e,
			...sums([...i.values()].flat()),
			testsuite: Array.from(i, ([e, t]) => {
				let n = r(e);
				return {
					"@name": xmlText(e),
					...sums(t),
					"@skipped": String(t.filter(({ outcome: e }) => e === "skipped").length),
					testcase: t.map(({ element: e }) => e),
					...n.length === 0 ? {} : { "system-out": xmlText(n.join("\n")) }
				};
			})
		} })}`;
	};
}
export { loadFormatJunit, xmlSeconds, xmlText };
