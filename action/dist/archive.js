import { __toESM as e } from "./rolldown-runtime.js";
import { DocumentError as t, EvaluationError as n, loadPackage as r, reasonOf as i } from "./evaluation.js";
import { UnpackedTooLarge as a, gunzip as o, innerPath as s, readTar as c } from "./library.js";
import { throwMaterialError as l } from "./shared.js";
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
function tooLarge(e, n, r) {
	throw new t(`${e} is not a material of the kind ${n}: ${r}; give an archive with nothing but the reports of one run`, {
		code: "document_too_large",
		document: e
	});
}
function isOwn(e) {
	return e instanceof t || e instanceof n;
}
async function unzip(e, t, n, { limits: r = u, check: i } = {}) {
	let s = getLimit(n, r);
	try {
		return await o(n, s, i);
	} catch (n) {
		if (isOwn(n)) throw n;
		return n instanceof a ? tooLarge(e, t, `it unpacks to more than ${String(s)} bytes`) : l(e, t, "its gzip data is truncated or damaged; pack it again", n);
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
	return checkEntries(e, t, await readTarEntries(e, t, n, {
		limits: r,
		check: i
	}), r);
}
function checkEntries(e, t, n, r) {
	checkCount(e, t, n.length, r);
	let i = /* @__PURE__ */ new Set();
	for (let { name: r, type: a } of n) a !== "folder" && (i.has(r) && l(e, t, `${JSON.stringify(r)} is in it twice; pack it again`), i.add(r));
	return n;
}
function checkCount(e, t, n, { entries: r }) {
	n > r && tooLarge(e, t, `it has more than ${String(r)} entries`);
}
async function readTarEntries(e, t, n, { limits: r = u, check: a }) {
	try {
		let i = [], throwArchiveError = (e) => {
			throw Error(e);
		};
		for await (let { header: o, data: l } of c(n, {
			refuse: throwArchiveError,
			check: a
		})) {
			checkCount(e, t, i.length + 1, r), s(o.name.replace(/^\//, "../"), e);
			let n = o.type === "directory" ? "folder" : o.type === "file" ? "file" : "other";
			if (n === "file" && (l?.length ?? 0) !== o.size) throw Error("an entry is truncated");
			i.push({
				name: o.name,
				type: n,
				bytes: l ?? /* @__PURE__ */ new Uint8Array()
			});
		}
		return a?.(), i;
	} catch (n) {
		if (isOwn(n)) throw n;
		let r = i(n);
		return l(e, t, `it cannot be read as tar (${r}); pack it again`, n);
	}
}
const d = /* @__PURE__ */ new Set([3, 19]);
async function readZip(t, n, a, o, s) {
	let c = getLimit(a, o), u = 0;
	try {
		let { fromBufferPromise: i } = await r(() => import("./yauzl.js").then((t) => /* @__PURE__ */ e(t.default, 1))), { crc32: l } = await import("node:zlib"), f = await i(Buffer.from(a), {
			strictFileNames: !0,
			lazyEntries: !0
		});
		checkCount(t, n, f.entryCount, o);
		let p = [];
		for await (let e of f.eachEntry()) {
			s?.();
			let r = JSON.stringify(e.fileName), i = new TextDecoder("utf-8", { fatal: !0 }).decode(e.fileNameRaw);
			if (i !== e.fileName) throw Error(`the name ${r} is not UTF-8`);
			if (e.isEncrypted()) throw Error(`${r} is encrypted`);
			u += e.uncompressedSize, u > c && tooLarge(t, n, `it unpacks to more than ${String(c)} bytes`);
			let a = e.versionMadeBy >> 8, o = d.has(a) ? e.externalFileAttributes >>> 16 & 61440 : 0, m = i.endsWith("/") || o === 16384;
			if (m && e.uncompressedSize > 0) throw Error(`the folder ${r} has content`);
			let h = m ? "folder" : o === 0 || o === 32768 ? "file" : "other";
			if (h !== "file") {
				p.push({
					name: i,
					type: h,
					bytes: /* @__PURE__ */ new Uint8Array()
				});
				continue;
			}
			let g = [];
			for await (let t of await f.openReadStreamPromise(e)) s?.(), g.push(t);
			let _ = Buffer.concat(g);
			if (l(_) !== e.crc32) throw Error(`${r} is damaged`);
			p.push({
				name: i,
				type: h,
				bytes: _
			});
		}
		return p;
	} catch (e) {
		if (isOwn(e)) throw e;
		let r = i(e);
		return l(t, n, `it cannot be read as zip (${r}); pack it again`, e);
	}
}
export { archiveFormat, isTar, readArchive, readTarArchive, unzip };
