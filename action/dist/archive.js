import { o as e } from "./rolldown-runtime.js";
import { X as t, Yc as n, dc as r, dl as i, qc as a } from "./shared.js";
import { d as o, l as s, o as c, u as l } from "./library.js";
// src/chainloop/archive.ts
const u = {
	entries: 1e4,
	bytes: 201326592
};
function archiveFormat(e) {
	let t = Buffer.from(e.subarray(0, 512)).toString("latin1");
	return t.startsWith("PK") || t.startsWith("PK") ? "zip" : t.startsWith("") ? "gzip" : t.slice(257, 262) === "ustar" ? "tar" : void 0;
}
function getLimit(e, { bytes: t }) {
	return Math.min(t, Math.max(16777216, e.length * 200));
}
function tooLarge(e, t, n) {
	throw new a(`${e} is no material of the kind ${t}: ${n}; give an archive with nothing but the reports of one run`, {
		code: "document_too_large",
		document: e
	});
}
function isOwn(e) {
	return e instanceof a || e instanceof n;
}
async function unzip(e, n, r, { limits: i = u, check: a } = {}) {
	let s = getLimit(r, i);
	try {
		return await o(r, s, a);
	} catch (r) {
		if (isOwn(r)) throw r;
		return r instanceof l ? tooLarge(e, n, `it unpacks to more than ${String(s)} bytes`) : t(e, n, "its gzip data is truncated or damaged; pack it again", r);
	}
}
function isTar(e) {
	let t = e.subarray(0, 512);
	if (t.every((e) => e === 0)) return e.length === 0 || e.length >= 512;
	if (t.length < 512) return !1;
	let n = Buffer.from(t.subarray(148, 156)).toString("latin1"), r = t.reduce((e, t, n) => e + (n >= 148 && n < 156 ? 32 : t), 0);
	return /^ *[0-7]+[ \0]*$/.test(n) && parseInt(n, 8) === r;
}
async function readArchive(e, t, n, { limits: r = u, check: i } = {}) {
	let a = archiveFormat(n);
	return a === "zip" ? checkEntries(e, t, await readZip(e, t, n, r, i), r) : readTarArchive(e, t, a === "gzip" ? await unzip(e, t, n, {
		limits: r,
		check: i
	}) : n, {
		limits: r,
		check: i
	});
}
async function readTarArchive(e, t, n, { limits: r = u, check: i } = {}) {
	return checkEntries(e, t, await readTar(e, t, n, {
		limits: r,
		check: i
	}), r);
}
function checkEntries(e, n, r, i) {
	checkCount(e, n, r.length, i);
	let a = /* @__PURE__ */ new Set();
	for (let { name: i, type: o } of r) o !== "folder" && (a.has(i) && t(e, n, `${JSON.stringify(i)} is in it twice; pack it again`), a.add(i));
	return r;
}
function checkCount(e, t, n, { entries: r }) {
	n > r && tooLarge(e, t, `it has more than ${String(r)} entries`);
}
async function readTar(e, n, a, { limits: o = u, check: l }) {
	let d = 0;
	try {
		s(a, (e) => {
			throw Error(e);
		}, l);
		let { unpackTar: t } = await r(() => import("./web.js")), i = await t(Buffer.from(a), {
			strict: !0,
			filter: () => (l?.(), checkCount(e, n, ++d, o), !0)
		});
		return l?.(), i.map(({ header: t, data: n }) => {
			c(t.name.replace(/^\//, "../"), e);
			let r = t.type === "directory" ? "folder" : t.type === "file" ? "file" : "other";
			if (r === "file" && (n?.length ?? 0) !== t.size) throw Error("an entry is truncated");
			return {
				name: t.name,
				type: r,
				bytes: n ?? /* @__PURE__ */ new Uint8Array()
			};
		});
	} catch (r) {
		if (isOwn(r)) throw r;
		let a = i(r);
		return t(e, n, `it cannot be read as tar (${a}); pack it again`, r);
	}
}
const d = /* @__PURE__ */ new Set([3, 19]);
async function readZip(n, a, o, s, c) {
	let l = getLimit(o, s), u = 0;
	try {
		let { fromBufferPromise: t } = await r(() => import("./yauzl.js").then((t) => /* @__PURE__ */ e(t.default, 1))), { crc32: i } = await import("node:zlib"), f = await t(Buffer.from(o), {
			strictFileNames: !0,
			lazyEntries: !0
		});
		checkCount(n, a, f.entryCount, s);
		let p = [];
		for await (let e of f.eachEntry()) {
			c?.();
			let t = JSON.stringify(e.fileName), r = new TextDecoder("utf-8", { fatal: !0 }).decode(e.fileNameRaw);
			if (r !== e.fileName) throw Error(`the name ${t} is not UTF-8`);
			if (e.isEncrypted()) throw Error(`${t} is encrypted`);
			u += e.uncompressedSize, u > l && tooLarge(n, a, `it unpacks to more than ${String(l)} bytes`);
			let o = e.versionMadeBy >> 8, s = d.has(o) ? e.externalFileAttributes >>> 16 & 61440 : 0, m = r.endsWith("/") || s === 16384;
			if (m && e.uncompressedSize > 0) throw Error(`the folder ${t} has content`);
			let h = m ? "folder" : s === 0 || s === 32768 ? "file" : "other";
			if (h !== "file") {
				p.push({
					name: r,
					type: h,
					bytes: /* @__PURE__ */ new Uint8Array()
				});
				continue;
			}
			let g = [];
			for await (let t of await f.openReadStreamPromise(e)) c?.(), g.push(t);
			let _ = Buffer.concat(g);
			if (i(_) !== e.crc32) throw Error(`${t} is damaged`);
			p.push({
				name: r,
				type: h,
				bytes: _
			});
		}
		return p;
	} catch (e) {
		if (isOwn(e)) throw e;
		let r = i(e);
		return t(n, a, `it cannot be read as zip (${r}); pack it again`, e);
	}
}
export { unzip as a, readTarArchive as i, isTar as n, readArchive as r, archiveFormat as t };
