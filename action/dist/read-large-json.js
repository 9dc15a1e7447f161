import { __exportAll as e } from "./rolldown-runtime.js";
import { JsonSlice as t, PlainJsonScan as n, TermSyntaxError as r, Turns as i, asBuffer as a, isErrorOf as o, joinParts as s, parseJson as c } from "./evaluation.js";
import { LargeJson as l, NestedTooDeeply as u } from "./large-json.js";
// src/base/terms/read-large-json.ts
var d = /* @__PURE__ */ e({ readLargeJson: () => readLargeJson });
const f = 65536;
async function runScan(e, t) {
	let n;
	for (let r = f; (n = e.run(r)) === void 0; r += f) t.isOver && await t.next();
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
	let o = await s([e], t);
	for (; i >= 0; i = o.indexOf("\\u", i + 2)) ((o[i + 2] ?? 0) | 32) == 100 && (o[i + 2] = 48), t.isOver && await t.next();
	if (await readPlain(o, t, n) === void 0) return;
	let { check: c, isExact: d = !1 } = n;
	try {
		let r = await (await l.read(e, {
			check: c,
			isExact: d
		})).format("", { check: c });
		return await readPlain(await s(r, t), t, n);
	} catch (e) {
		if (e instanceof u || e instanceof r) return;
		throw e;
	}
}
const p = new TextDecoder("utf-8", { ignoreBOM: !0 });
function findScanError(e, { at: t, opening: n }) {
	let i = p.decode(e.subarray(t, t + f));
	try {
		c(n + i);
	} catch (e) {
		if (o(e, "RangeError")) return {
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
	let n = [Buffer.from("\"")];
	for (let r = 0; r < e.length;) {
		let i = r + f;
		(e.charCodeAt(i - 1) & 64512) == 55296 && i++, n.push(Buffer.from(JSON.stringify(e.slice(r, i)).slice(1, -1))), r = i, t.isOver && await t.next();
	}
	return n.push(Buffer.from("\"")), n;
}
export { findScanError, readLargeJson, d as read_large_json_exports, runScan, writeLargeString };
