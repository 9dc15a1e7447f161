import { DocumentError as e, ServiceError as t, isGzip as n, isRegohostError as r, loadPackage as i, parseJson as a, toJsonValue as o } from "./shared.js";
import { UnpackedTooLarge as s, checkTarHeaders as c, gunzip as l } from "./library.js";
import { MAX_LAYER_BYTES as u, isCompressed as d } from "./conforma-builtins.js";
import { posix as f } from "node:path";
// builtins/conforma/archive-files.ts
function refuse(t, n, r) {
	throw new e(`${t}: ${n}`, {
		code: "document_invalid",
		document: t,
		cause: r
	});
}
async function unpack({ address: e, bytes: r }, i) {
	if (!d(r)) return r;
	if (!n(r)) return refuse(e, "it is compressed with zstd, which is not supported; use gzip");
	try {
		return await l(r, u, () => i.throwIfAborted());
	} catch (n) {
		if (i.aborted) throw n;
		if (!(n instanceof s)) return refuse(e, "its gzip data is damaged", n);
		throw new t(`${e}: it unpacks to more than the limit of ${u} bytes`, { code: "response_too_large" });
	}
}
async function readArchive(e, t, n) {
	let a = await unpack(e, n), { address: o } = e, check = () => n.throwIfAborted();
	c(a, (e) => refuse(o, `it cannot be read as tar: ${e}`), check);
	let { unpackTar: s } = await i(() => import("./web.js"));
	try {
		return (await s(a, {
			strict: !0,
			filter: ({ name: e, type: n }) => (check(), t(e, n === "directory"))
		})).map(({ header: e, data: t }) => ({
			name: e.name,
			bytes: t ?? /* @__PURE__ */ new Uint8Array()
		}));
	} catch (e) {
		if (n.aborted || r(e)) throw e;
		return refuse(o, "it cannot be read as tar", e);
	}
}
function readNamedFiles(e, t, n) {
	return readArchive(e, (e) => t.has(e), n);
}
const p = /\.(?:ya?ml|json)$/i;
function clean(e) {
	return f.normalize(e).replace(/(?<=.)\/$/, "");
}
var ImageTree = class {
	#e = /* @__PURE__ */ new Map();
	add(e, t) {
		let n = f.basename(e), r = n.startsWith(".wh."), i = r && !t ? f.join(f.dirname(e), n.slice(4)) : e;
		return this.#e.has(i) || this.#t(i) ? !1 : (this.#e.set(i, r || !t), !r);
	}
	#t(e) {
		let t = f.dirname(e);
		return t !== e && (this.#e.get(t) === !0 || this.#t(t));
	}
};
async function readImageFiles(e, t, n) {
	let r = new Set(t.map((e) => clean(e).toLowerCase())), i = new ImageTree(), a = [];
	for await (let t of e) {
		let isChosen = (e, t) => {
			let n = clean(e);
			return i.add(n, t) && p.test(n) && r.has(f.dirname(n).toLowerCase());
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
	for (let { name: i, bytes: s } of e) {
		let e = decode(s);
		if (e === void 0) continue;
		let [c = { json: "null" }] = await n(e, {
			signal: t,
			dialect: "conftest"
		});
		"json" in c && r.set(i, o(a(c.json), { bigint: !0 }));
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
