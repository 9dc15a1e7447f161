import { $c as e, Ir as t, dc as n, ho as r, qc as i, tl as a, ya as o } from "./shared.js";
import { d as s, l as c, u as l } from "./library.js";
import { i as u, r as d } from "./conforma-builtins.js";
import { posix as f } from "node:path";
// builtins/conforma/archive-files.ts
function refuse(e, t, n) {
	throw new i(`${e}: ${t}`, {
		code: "document_invalid",
		document: e,
		cause: n
	});
}
async function unpack({ address: n, bytes: r }, i) {
	if (!u(r)) return r;
	if (!t(r)) return refuse(n, "it is compressed with zstd, which is not supported; use gzip");
	try {
		return await s(r, d, () => i.throwIfAborted());
	} catch (t) {
		if (i.aborted) throw t;
		if (!(t instanceof l)) return refuse(n, "its gzip data is damaged", t);
		throw new e(`${n}: it unpacks to more than the limit of ${d} bytes`, { code: "response_too_large" });
	}
}
async function readArchive(e, t, r) {
	let i = await unpack(e, r), { address: o } = e, check = () => r.throwIfAborted();
	c(i, (e) => refuse(o, `it cannot be read as tar: ${e}`), check);
	let { unpackTar: s } = await n(() => import("./web.js"));
	try {
		return (await s(i, {
			strict: !0,
			filter: ({ name: e, type: n }) => (check(), t(e, n === "directory"))
		})).map(({ header: e, data: t }) => ({
			name: e.name,
			bytes: t ?? /* @__PURE__ */ new Uint8Array()
		}));
	} catch (e) {
		if (r.aborted || a(e)) throw e;
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
	let { readYaml: n } = await import("./read-yaml.js"), i = /* @__PURE__ */ new Map();
	for (let { name: a, bytes: s } of e) {
		let e = decode(s);
		if (e === void 0) continue;
		let [c = { json: "null" }] = await n(e, {
			signal: t,
			dialect: "conftest"
		});
		"json" in c && i.set(a, o(r(c.json), { bigint: !0 }));
	}
	return Object.fromEntries(i);
}
function decode(e) {
	try {
		return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
	} catch {
		return;
	}
}
export { parseFiles, readImageFiles, readNamedFiles };
