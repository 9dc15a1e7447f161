import { compareStrings as e, decodeText$1 as t } from "./evaluation.js";
import { archiveFormat as n, isTar as r, readArchive as i, readTarArchive as a, unzip as o } from "./archive.js";
import { goTrim as s, mendUtf8 as c } from "./go-text.js";
import { throwMaterialError as l } from "./shared.js";
import { TOOL as u } from "./kinds.js";
// src/chainloop/radamsa.ts
const d = "RADAMSA_REPORT", f = "RADAMSA_CRASHES", p = {
	entries: 2e5,
	bytes: 201326592
};
async function openRadamsaReport(e, t, n) {
	let r = await readLogs(e, t, n);
	return () => toProjection(r.flatMap((e) => readLog(e.name, e.bytes)));
}
function toProjection(e) {
	return {
		text: `[${e.map((e) => `{${[...e].map(([e, t]) => `${JSON.stringify(e)}:${t}`).join(",")}}`).join(",")}]`,
		annotations: {
			[`${u}.name`]: "radamsa",
			"chainloop.material.radamsa.report.records.count": String(e.length)
		}
	};
}
async function readLogs(t, s, c) {
	let l = n(s);
	if (l === void 0) return [{
		name: t,
		bytes: s
	}];
	let u = {
		limits: p,
		check: c
	}, f = l === "gzip" ? await o(t, d, s, u) : void 0;
	return f !== void 0 && !r(f) ? [{
		name: t,
		bytes: f
	}] : (f === void 0 ? await i(t, d, s, u) : await a(t, d, f, u)).filter(({ type: e, bytes: { length: t } }) => e === "file" && t > 0).sort((t, n) => e(t.name, n.name)).map((e) => ({
		name: `${e.name} in ${t}`,
		bytes: e.bytes
	}));
}
function readLog(e, n) {
	return t(e, n, { ignoreBOM: !0 }).split("\n").flatMap((t, n) => {
		let r = `line ${String(n + 1)} of ${e}`;
		Buffer.byteLength(t) >= 1048576 && l(r, d, "it is longer than 1 MiB");
		let i = s(t);
		if (i === "") return [];
		let a = readLine(r, i);
		return a.has("seed") ? [] : [a];
	});
}
function readLine(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of splitPairs(t)) {
		let t = s(r);
		if (t === "") continue;
		let i = t.indexOf(": ");
		i === -1 && !t.endsWith(":") && l(e, d, `${JSON.stringify(t.slice(0, 80))} is not a pair of key and value`);
		let [a, o] = i === -1 ? [t.slice(0, -1), ""] : [t.slice(0, i), t.slice(i + 2)];
		n.set(s(a), toJson(s(o)));
	}
	return n.size === 0 && l(e, d, "it has no pair of key and value"), n;
}
function splitPairs(e) {
	let t = [], n = !1, r = 0;
	for (let i = 0; i < e.length; i++) {
		let a = e[i];
		a === "\\" && i + 1 < e.length ? i++ : a === "\"" ? n = !n : !n && a === "," && e[i + 1] === " " && (t.push(e.slice(r, i)), r = i + 2, i++);
	}
	return [...t, e.slice(r)];
}
function toJson(e) {
	if (e.length >= 2 && e.startsWith("\"") && e.endsWith("\"")) return JSON.stringify(unquote(e.slice(1, -1)) ?? trimQuotes(e));
	if (/^[+-]?\d{1,40}$/.test(e)) {
		let t = BigInt(e.replace(/^\+/, ""));
		if (BigInt.asIntN(64, t) === t) return String(t);
	}
	return JSON.stringify(e);
}
function trimQuotes(e) {
	let [t, n] = [0, e.length];
	for (; e[t] === "\"";) t++;
	for (; n > t && e[n - 1] === "\"";) n--;
	return e.slice(t, n);
}
const m = new Map(Object.entries({
	a: 7,
	b: 8,
	f: 12,
	n: 10,
	r: 13,
	t: 9,
	v: 11,
	"\\": 92,
	"\"": 34
})), h = /\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-7]{3})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))|([^\\"\n]+)|([^])/g;
function unquote(e) {
	let t = [];
	for (let [, n, r, i, a, o, s, c] of e.matchAll(h)) {
		if (c !== void 0) return;
		if (s !== void 0) t.push(Buffer.from(s));
		else if (a !== void 0 || o !== void 0) {
			let e = parseInt(a ?? o ?? "", 16);
			if (e > 1114111 || e >= 55296 && e < 57344) return;
			t.push(Buffer.from(String.fromCodePoint(e)));
		} else {
			let e = m.get(n ?? "") ?? (r === void 0 ? parseInt(i ?? "", 8) : parseInt(r, 16));
			if (e > 255) return;
			t.push(Buffer.of(e));
		}
	}
	return c(Buffer.concat(t), "�");
}
async function openRadamsaCrashes(e, t, s) {
	let c = n(t), l = 1;
	if (c === "zip" && (l = countFiles(await i(e, f, t, { check: s }), !0)), c === "gzip") {
		let n = await o(e, f, t, { check: s });
		r(n) && (l = countFiles(await a(e, f, n, { check: s }), !1));
	}
	return () => ({
		text: "{}",
		annotations: {
			[`${u}.name`]: "radamsa",
			"chainloop.material.radamsa.crashes.count": String(l)
		}
	});
}
function countFiles(e, t) {
	return e.filter(({ type: e }) => e === "file" || t && e === "other").length;
}
export { openRadamsaCrashes, openRadamsaReport };
