import { __toESM as e } from "./rolldown-runtime.js";
import { codeOf as t, require_promises as n } from "./evaluation.js";
import { dirname as r, isAbsolute as i, parse as a, relative as o, sep as s } from "node:path";
// src/engine/opa/import-folders.ts
var c = /* @__PURE__ */ e(n(), 1);
function wayTo(e, t) {
	let n = o(e, t);
	return n === ".." || n.startsWith(`..${s}`) || i(n) ? void 0 : n;
}
function isHidden(e, t) {
	let n = e.split(s);
	return (t ? n.slice(0, -1) : n).some((e) => e.startsWith("."));
}
var ImportFolders = class {
	#e;
	#t;
	#n;
	#r;
	constructor(e, { outside: t = "it is in neither the folder of the input nor the working directory, nor below", hiddenFiles: n = !1 } = {}) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	async find(e) {
		let n = await (this.#r ??= this.#i());
		if (![...n, ...this.#e.filter(isNoRoot)].some((t) => wayTo(t, e) !== void 0)) return { why: this.#t };
		let r;
		try {
			r = await (0, c.realpath)(e);
		} catch (r) {
			if (await leadsOut(e, n)) return { why: this.#t };
			let i = t(r);
			return i === "ENOENT" ? void 0 : { why: `it cannot be read: ${i ?? "unknown error"}` };
		}
		let i = n.flatMap((e) => wayTo(e, r) ?? []);
		return i.length === 0 ? { why: this.#t } : i.some((e) => !isHidden(e, this.#n)) ? r : { why: "hidden files, and those in hidden folders, are not imported" };
	}
	async #i() {
		return (await Promise.all(this.#e.map((e) => (0, c.realpath)(e).catch(() => e)))).filter(isNoRoot);
	}
};
async function leadsOut(e, t) {
	let n = e;
	for (; !await exists(n) && isNoRoot(n);) n = r(n);
	let i = await (0, c.realpath)(n).catch(() => void 0);
	return i === void 0 || t.every((e) => wayTo(e, i) === void 0);
}
async function exists(e) {
	return (0, c.lstat)(e).then(() => !0, () => !1);
}
function isNoRoot(e) {
	return a(e).root !== e;
}
export { ImportFolders };
