import { append as e, decodeText$1 as t } from "./evaluation.js";
import { archiveFormat as n, readArchive as r } from "./archive.js";
import { throwMaterialError as i } from "./shared.js";
import { parseXml as a, unescapeXml as o } from "./xml-tree.js";
// src/chainloop/junit.ts
const s = "JUNIT_XML";
async function openJunit(e, t, o) {
	let c = n(t), l = c === "zip" || c === "gzip" ? await r(e, s, t, { check: o }) : void 0;
	return () => {
		let n = l === void 0 ? findSuites(e, [a(e, toXmlText(e, t))]) : readSuites(e, l);
		return n.length === 0 && i(e, s, "it has no testsuite"), { text: JSON.stringify(n) };
	};
}
function readSuites(n, r) {
	let o = [];
	for (let c of r) {
		if (c.type === "folder" || !c.name.endsWith(".xml")) continue;
		let r = `${c.name} in ${n}`;
		c.type === "other" && i(n, s, `${c.name} in it is a link and no file`), e(o, findSuites(r, [a(r, t(r, c.bytes))]));
	}
	return o;
}
function toXmlText(e, n) {
	let r = t(e, n, { ignoreBOM: !0 });
	return r.startsWith("<?xml") || i(e, s, "it does not start with <?xml, by which the engine tells a report from an archive"), r;
}
function findSuites(e, t) {
	return t.flatMap((t) => t.name === "testsuite" ? [toSuite(e, t)] : findSuites(e, t.children));
}
function attribute({ attributes: e }, t) {
	return e.get(t) ?? "";
}
function toRecord(e) {
	let t = [...e];
	return t.length === 0 ? null : Object.fromEntries(t);
}
function outputs(e, t) {
	let [n, r] = ["system-out", "system-err"].map((n) => {
		let r = t.children.findLast(({ name: e }) => e === n);
		return r === void 0 ? "" : readContent(e, r);
	});
	return {
		...n ? { stdout: n } : {},
		...r ? { stderr: r } : {}
	};
}
function toSuite(e, t) {
	let named = (e) => t.children.filter(({ name: t }) => t === e), n = named("testcase").map((t) => toTest(e, t)), r = named("testsuite").map((t) => toSuite(e, t)), i = named("properties").at(-1), a = toRecord(i === void 0 ? t.attributes : i.children.filter(({ name: e }) => e === "property").map((e) => [attribute(e, "name"), attribute(e, "value")]));
	return {
		name: attribute(t, "name"),
		package: attribute(t, "package"),
		...a === null ? {} : { properties: a },
		...n.length === 0 ? {} : { tests: n },
		...r.length === 0 ? {} : { suites: r },
		...outputs(e, t),
		totals: toTotals(e, n, r)
	};
}
function toTotals(e, t, n) {
	let count = (e) => t.filter(({ status: t }) => t === e).length, r = [{
		tests: t.length,
		passed: count("passed"),
		skipped: count("skipped"),
		failed: count("failed"),
		error: count("error"),
		duration: t.reduce((e, { duration: t }) => e + t, 0)
	}, ...n.map(({ totals: e }) => e)], sum = (e) => r.reduce((t, n) => t + e(n), 0);
	return {
		tests: sum((e) => e.tests),
		passed: sum((e) => e.passed),
		skipped: sum((e) => e.skipped),
		failed: sum((e) => e.failed),
		error: sum((e) => e.error),
		duration: checkDuration(e, sum((e) => e.duration))
	};
}
const c = /* @__PURE__ */ new Map([
	["skipped", "skipped"],
	["failure", "failed"],
	["error", "error"]
]);
function toTest(e, t) {
	let n = t.children.filter(({ name: e }) => c.has(e)), r = n.at(-1), i = n.findLast(({ name: e }) => e !== "skipped");
	return {
		name: attribute(t, "name"),
		classname: attribute(t, "classname"),
		duration: toNanoseconds(e, attribute(t, "time")),
		status: c.get(r?.name ?? "") ?? "passed",
		message: r === void 0 ? "" : attribute(r, "message"),
		error: i === void 0 ? null : toError(e, i),
		properties: toRecord(t.attributes),
		...outputs(e, t)
	};
}
function toError(e, t) {
	let [n, r] = [attribute(t, "message"), attribute(t, "type")], i = readContent(e, t);
	return {
		...n ? { message: n } : {},
		...r ? { type: r } : {},
		...i ? { body: i } : {}
	};
}
function fromHtmlCode(e) {
	return "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ"[e - 128] ?? String.fromCodePoint(e);
}
function readContent(e, { inner: t }) {
	return t.split(/<!\[CDATA\[([^]*?)\]\]>/).map((t, n) => n % 2 == 1 ? t : (/<[!?][^>]*&/.test(t) && i(e, s, "a comment or instruction inside of an element has an ampersand"), o(t, fromHtmlCode))).join("");
}
const l = /* @__PURE__ */ new Map([
	["ns", 1],
	["us", 1e3],
	["µs", 1e3],
	["μs", 1e3],
	["ms", 1e6],
	["s", 1e9],
	["m", 6e10],
	["h", 36e11]
]), u = String.raw`(\d+\.?\d*|\.\d+)(ns|us|\u00b5s|\u03bcs|ms|s|m|h)`;
function toNanoseconds(e, t) {
	let n = t.replaceAll(",", "");
	if (/^[+-]?(?:0x|inf|nan)/i.test(n) && i(e, s, `the time ${JSON.stringify(t)} is not a decimal number`), /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(n)) return checkDuration(e, Math.trunc(Number(n) * 1e6) * 1e3);
	if (!RegExp(`^[+-]?(?:${u})+$`).test(n)) return 0;
	let r = 0;
	for (let [, e = "", t = ""] of n.matchAll(new RegExp(u, "g"))) {
		let [n = "", i = ""] = e.split("."), a = l.get(t) ?? 0;
		r += Number(n) * a, i !== "" && (r += Math.trunc(Number(i) * (a / 10 ** i.length)));
	}
	return checkDuration(e, n.startsWith("-") ? -r : r);
}
function checkDuration(e, t) {
	return Number.isSafeInteger(t) || i(e, s, "its times are longer than 104 days"), t === 0 ? 0 : t;
}
export { openJunit };
