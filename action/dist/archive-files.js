import { ConfigurationError as e, ServiceError as t, isGzip as n, isRegohostError as r, parseJson as i, toJsonValue as a, unusableDocument as o } from "./evaluation.js";
import { CHUNK_BYTES as s, UnpackedTooLarge as c, gunzip as l, readTar as u, unpackThrough as d } from "./library.js";
import { MAX_LAYER_BYTES as f, isCompressed as p } from "./layer-limits.js";
import { posix as m } from "node:path";
// src/engine/source/unzstd.ts
function hasZstd(e) {
	return "createZstdDecompress" in e;
}
function frameLength(e, t) {
	let n = e.getUint8(t + 4), r = !!(n & 32), i = n >> 6, a = i === 0 ? Number(r) : 2 ** i, o = [
		0,
		1,
		2,
		4
	][n & 3] ?? 0, s = t + 4 + 1 + +!r + o + a;
	for (let t = !1; !t;) {
		let n = e.getUint16(s, !0) | e.getUint8(s + 2) << 16;
		t = !!(n & 1);
		let r = (n >> 1 & 3) == 1;
		s += 3 + (r ? 1 : n >> 3);
	}
	return s + (n & 4 ? 4 : 0) - t;
}
function* splitFrames(e) {
	let t = new DataView(e.buffer, e.byteOffset, e.byteLength);
	for (let n = 0; n < e.length;) {
		let r = t.getUint32(n, !0), i = (r & -16) >>> 0 == 407710288;
		if (!i && r !== 4247762216) throw RangeError("not a frame of zstd");
		let a = i ? 8 + t.getUint32(n + 4, !0) : frameLength(t, n), o = n + a;
		if (o > e.length) throw RangeError("a frame of zstd is truncated");
		i || (yield e.subarray(n, o)), n = o;
	}
}
async function unzstd(t, n, r) {
	let i = await import("node:zlib");
	if (!hasZstd(i)) throw new e("layers that are compressed with zstd need Node.js 22.15 or newer", { code: "dependency_missing" });
	let a = [], o = n;
	for (let e of splitFrames(t)) {
		let t = i.createZstdDecompress({ chunkSize: s }), n = await d(t, e, o, r);
		o -= n.length, a.push(n);
	}
	return Buffer.concat(a);
}
// src/engine/source/archive-files.ts
function throwArchiveError(e, t, n) {
	throw o(e, `${e}: ${t}`, n);
}
async function unpack({ address: e, bytes: i }, a) {
	if (!p(i)) return i;
	let o = n(i) ? l : unzstd;
	try {
		return await o(i, f, () => a.throwIfAborted());
	} catch (n) {
		if (a.aborted || r(n, "dependency_missing")) throw n;
		if (!(n instanceof c)) return throwArchiveError(e, "its compressed data is damaged", n);
		throw new t(`${e}: it unpacks to more than the limit of ${f} bytes`, { code: "response_too_large" });
	}
}
async function readArchive(e, t, n) {
	let i = await unpack(e, n), { address: a } = e, o = [];
	try {
		for await (let { header: e, data: r } of u(i, {
			refuse: (e) => throwArchiveError(a, `it cannot be read as tar: ${e}`),
			check: () => n.throwIfAborted(),
			isChosen: ({ name: e, type: n }) => t(e, n === "directory")
		})) o.push({
			name: e.name,
			bytes: r ?? /* @__PURE__ */ new Uint8Array()
		});
		return o;
	} catch (e) {
		if (n.aborted || r(e)) throw e;
		return throwArchiveError(a, "it cannot be read as tar", e);
	}
}
function readNamedFiles(e, t, n) {
	return readArchive(e, (e) => t.has(e), n);
}
const h = /\.(?:ya?ml|json)$/i;
function clean(e) {
	return m.normalize(e).replace(/(?<=.)\/$/, "");
}
var ImageTree = class {
	#e = /* @__PURE__ */ new Map();
	add(e, t) {
		let n = m.basename(e), r = n.startsWith(".wh."), i = r && !t ? m.join(m.dirname(e), n.slice(4)) : e;
		return this.#e.has(i) || this.#t(i) ? !1 : (this.#e.set(i, r || !t), !r);
	}
	#t(e) {
		let t = m.dirname(e);
		return t !== e && (this.#e.get(t) === !0 || this.#t(t));
	}
};
async function readImageFiles(e, t, n) {
	let r = new Set(t.map((e) => clean(e).toLowerCase())), i = new ImageTree(), a = [];
	for await (let t of e) {
		let isChosen = (e, t) => {
			let n = clean(e);
			return i.add(n, t) && h.test(n) && r.has(m.dirname(n).toLowerCase());
		};
		for (let { name: e, bytes: r } of await readArchive(t, isChosen, n)) a.push({
			name: clean(e),
			bytes: r
		});
	}
	return a;
}
async function parseFiles(e, t) {
	let { readYaml: n } = await import("./read-yaml.js"), r = /* @__PURE__ */ new Map();
	for (let { name: o, bytes: s } of e) {
		let e = decode(s);
		if (e === void 0) continue;
		let [c = { json: "null" }] = await n(e, {
			signal: t,
			dialect: "conftest"
		});
		"json" in c && r.set(o, a(i(c.json), { bigint: !0 }));
	}
	return Object.fromEntries(r);
}
function decode(e) {
	try {
		return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
	} catch {
		return;
	}
}
export { parseFiles, readImageFiles, readNamedFiles };
