import { __exportAll as e } from "./rolldown-runtime.js";
import { JsonSlice as t, PlainJsonScan as n, TermSyntaxError as r, Turns as i, asBuffer as a, joinParts as o, parseJson as s } from "./evaluation.js";
import { LargeJson as c } from "./large-json.js";
// src/base/terms/read-large-json.ts
var l = /* @__PURE__ */ e({ readLargeJson: () => readLargeJson });
const u = 65536;
async function runScan(e, t) {
	let n;
	for (let r = u; (n = e.run(r)) === void 0; r += u) t.isOver && await t.next();
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
	let r = a(e).indexOf("\\u");
	if (r < 0) return;
	let i = await o([e], t);
	for (; r >= 0; r = i.indexOf("\\u", r + 2)) ((i[r + 2] ?? 0) | 32) == 100 && (i[r + 2] = 48), t.isOver && await t.next();
	if (await readPlain(i, t, n) === void 0) return;
	let { check: s, isExact: l = !1 } = n, u = await (await c.read(e, {
		check: s,
		isExact: l
	})).format("", { check: s });
	return readPlain(await o(u, t), t, n);
}
const d = new TextDecoder("utf-8", { ignoreBOM: !0 });
function findScanError(e, { at: t, opening: n }) {
	let i = d.decode(e.subarray(t, t + u));
	try {
		s(n + i);
	} catch (e) {
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
		let i = r + u;
		(e.charCodeAt(i - 1) & 64512) == 55296 && i++, n.push(Buffer.from(JSON.stringify(e.slice(r, i)).slice(1, -1))), r = i, t.isOver && await t.next();
	}
	return n.push(Buffer.from("\"")), n;
}
export { findScanError, readLargeJson, l as read_large_json_exports, runScan, writeLargeString };
