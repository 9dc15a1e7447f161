import { __exportAll as e } from "./rolldown-runtime.js";
import { JsonSlice as t, PlainJsonScan as n, TermSyntaxError as r, Turns as i, asBuffer as a, convertText as o, isErrorOf as s, joinParts as c, parseJson as l } from "./evaluation.js";
import { LargeJson as u, NestedTooDeeply as d } from "./large-json.js";
// src/base/terms/read-large-json.ts
var f = /* @__PURE__ */ e({ readLargeJson: () => readLargeJson });
const p = 65536;
async function runScan(e, t) {
	let n;
	for (let r = p; (n = e.run(r)) === void 0; r += p) t.isOver && await t.next();
	return n;
}
async function readLargeJson(e, t = {}) {
	let n = new i(t.check);
	return await readPlain(e, n, t) ?? await readEscaped(e, n, t);
}
async function readPlain(e, r, { maxStringBytes: i }) {
	let a = new n(e, { maxStringBytes: i });
	return await runScan(a, r) ? t.of(e, a.ends) : void 0;
}
async function readEscaped(e, t, n) {
	let i = a(e).indexOf("\\u");
	if (i < 0) return;
	let o = await c([e], t);
	for (; i >= 0; i = o.indexOf("\\u", i + 2)) ((o[i + 2] ?? 0) | 32) == 100 && (o[i + 2] = 48), t.isOver && await t.next();
	if (await readPlain(o, t, n) === void 0) return;
	let { check: s, isExact: l = !1 } = n;
	try {
		let r = await (await u.read(e, {
			check: s,
			isExact: l
		})).format("", { check: s });
		return await readPlain(await c(r, t), t, n);
	} catch (e) {
		if (e instanceof d || e instanceof r) return;
		throw e;
	}
}
const m = new TextDecoder("utf-8", { ignoreBOM: !0 });
function findScanError(e, { at: t, opening: n }) {
	let i = m.decode(e.subarray(t, t + p));
	try {
		l(n + i);
	} catch (e) {
		if (s(e, "RangeError")) return {
			error: void 0,
			at: t
		};
		if (!(e instanceof r)) throw e;
		let a = i.slice(0, Math.max(0, e.offset - n.length));
		return {
			error: e,
			at: t + Buffer.byteLength(a)
		};
	}
	return {
		error: void 0,
		at: t
	};
}
async function writeLargeString(e, t) {
	let n = Buffer.from("\"");
	return [
		n,
		...await o(e, t, (e) => JSON.stringify(e).slice(1, -1)),
		n
	];
}
export { findScanError, readLargeJson, f as read_large_json_exports, runScan, writeLargeString };
