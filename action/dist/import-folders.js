import { codeOf as e } from "./evaluation.js";
import { lstat as t, realpath as n } from "node:fs/promises";
import { dirname as r, isAbsolute as i, parse as a, relative as o, sep as s } from "node:path";
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
	async find(t) {
		let r = await (this.#r ??= this.#i());
		if (![...r, ...this.#e.filter(isNoRoot)].some((e) => wayTo(e, t) !== void 0)) return { why: this.#t };
		let i;
		try {
			i = await n(t);
		} catch (n) {
			if (await leadsOut(t, r)) return { why: this.#t };
			let i = e(n);
			return i === "ENOENT" ? void 0 : { why: `it cannot be read: ${i ?? "unknown error"}` };
		}
		let a = r.flatMap((e) => wayTo(e, i) ?? []);
		return a.length === 0 ? { why: this.#t } : a.some((e) => !isHidden(e, this.#n)) ? i : { why: "hidden files, and those in hidden folders, are not imported" };
	}
	async #i() {
		return (await Promise.all(this.#e.map((e) => n(e).catch(() => e)))).filter(isNoRoot);
	}
};
async function leadsOut(e, t) {
	let i = e;
	for (; !await exists(i) && isNoRoot(i);) i = r(i);
	let a = await n(i).catch(() => void 0);
	return a === void 0 || t.every((e) => wayTo(e, a) === void 0);
}
async function exists(e) {
	return t(e).then(() => !0, () => !1);
}
function isNoRoot(e) {
	return a(e).root !== e;
}
export { ImportFolders };
