import { decodeText$1 as e, refuseMaterial as t } from "./shared.js";
import { archiveFormat as n, isTar as r, readArchive as i, readTarArchive as a, unzip as o } from "./archive.js";
import { TOOL as s, byBytes as c, goTrim as l, mendUtf8 as u } from "./kinds.js";
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
			[`${s}.name`]: "radamsa",
			"chainloop.material.radamsa.report.records.count": String(e.length)
		}
	};
}
async function readLogs(e, t, s) {
	let l = n(t);
	if (l === void 0) return [{
		name: e,
		bytes: t
	}];
	let u = {
		limits: p,
		check: s
	}, f = l === "gzip" ? await o(e, d, t, u) : void 0;
	return f !== void 0 && !r(f) ? [{
		name: e,
		bytes: f
	}] : (f === void 0 ? await i(e, d, t, u) : await a(e, d, f, u)).filter(({ type: e, bytes: { length: t } }) => e === "file" && t > 0).sort((e, t) => c(e.name, t.name)).map((t) => ({
		name: `${t.name} in ${e}`,
		bytes: t.bytes
	}));
}
function readLog(n, r) {
	return e(n, r, { ignoreBOM: !0 }).split("\n").flatMap((e, r) => {
		let i = `line ${String(r + 1)} of ${n}`;
		Buffer.byteLength(e) >= 1048576 && t(i, d, "it is longer than 1 MiB");
		let a = l(e);
		if (a === "") return [];
		let o = readLine(i, a);
		return o.has("seed") ? [] : [o];
	});
}
function readLine(e, n) {
	let r = /* @__PURE__ */ new Map();
	for (let i of splitPairs(n)) {
		let n = l(i);
		if (n === "") continue;
		let a = n.indexOf(": ");
		a === -1 && !n.endsWith(":") && t(e, d, `${JSON.stringify(n.slice(0, 80))} is not a pair of key and value`);
		let [o, s] = a === -1 ? [n.slice(0, -1), ""] : [n.slice(0, a), n.slice(a + 2)];
		r.set(l(o), toJson(l(s)));
	}
	return r.size === 0 && t(e, d, "it has no pair of key and value"), r;
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
	return u(Buffer.concat(t), "�");
}
async function openRadamsaCrashes(e, t, c) {
	let l = n(t), u = 1;
	if (l === "zip" && (u = countFiles(await i(e, f, t, { check: c }), !0)), l === "gzip") {
		let n = await o(e, f, t, { check: c });
		r(n) && (u = countFiles(await a(e, f, n, { check: c }), !1));
	}
	return () => ({
		text: "{}",
		annotations: {
			[`${s}.name`]: "radamsa",
			"chainloop.material.radamsa.crashes.count": String(u)
		}
	});
}
function countFiles(e, t) {
	return e.filter(({ type: e }) => e === "file" || t && e === "other").length;
}
export { openRadamsaCrashes, openRadamsaReport };
