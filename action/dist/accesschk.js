import { decodeText$1 as e } from "./evaluation.js";
import { goTrim as t } from "./go-text.js";
import { throwMaterialError as n } from "./shared.js";
import { noteTool as r } from "./kinds.js";
// src/chainloop/accesschk.ts
const i = "SYSINTERNALS_ACCESSCHK", a = String.raw`[\t\n\f\r ]`, o = /accesschk v([0-9][0-9.]*)/iu, s = new RegExp(String.raw`^(RW|R|W)${a}+([^\t\n\f\r ].*)$`, "s"), c = new RegExp(String.raw`^\[([0-9]+)\]${a}*(?!${a})([^:]*):${a}*(.*)$`, "s");
function readAccessChk(t, a) {
	let o = e(t, a, { ignoreBOM: !0 }), s = a.length <= 10485760, c = new LineParser(t, s);
	for (let e of o.split("\n")) c.read(e.replace(/\r$/, ""));
	c.isReport() || n(t, i, "it has nothing of a report of AccessChk");
	let l = {};
	r(l, "AccessChk", c.version);
	let u = {
		name: "AccessChk",
		...c.version === "" ? {} : { version: c.version }
	};
	return {
		text: JSON.stringify({
			tool: u,
			objects: c.objects,
			raw: s ? o : ""
		}),
		annotations: l
	};
}
function isBanner(e) {
	let t = e.toLowerCase();
	return t.startsWith("accesschk v") || t.startsWith("copyright") || t.includes("sysinternals - www.sysinternals.com");
}
var LineParser = class {
	objects = [];
	version = "";
	#e;
	#t;
	#n = !1;
	#r;
	#i;
	#a = -1;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	isReport() {
		return this.version !== "" || this.#n || this.objects.some(({ access_entries: e, dacl: t, sacl: n, owner: r = "", descriptor_flags: i }) => e.length > 0 || r !== "" || [
			t,
			n,
			i
		].some((e) => e !== void 0));
	}
	read(e) {
		let n = t(e);
		if (n === "" || isBanner(n)) {
			this.version === "" && (this.version = o.exec(n)?.[1] ?? "");
			return;
		}
		(n.includes("DESCRIPTOR FLAGS") || n.includes("ACCESS_ALLOWED")) && (this.#n = !0);
		let r = /^[ \t]*/.exec(e)?.[0].length ?? 0;
		if (r === 0) {
			this.objects.push({
				name: n,
				access_entries: [],
				raw_lines: this.#t ? [] : null
			}), [this.#a, this.#r, this.#i] = [
				-1,
				void 0,
				void 0
			];
			return;
		}
		let i = this.objects.at(-1);
		if (i === void 0) return;
		i.raw_lines?.push(e);
		let a = s.exec(n);
		a === null ? !this.#o(i, n) && !this.#s(i, n) && this.#c(i, n, r) : (i.access_entries.push({
			access: a[1] ?? "",
			principal: a[2] ?? "",
			rights: []
		}), [this.#a, this.#i] = [r, void 0]);
	}
	#o(e, n) {
		let r = [
			["DESCRIPTOR FLAGS", "flags"],
			["OWNER:", void 0],
			["DACL", "dacl"],
			["SACL", "sacl"]
		].find(([e]) => n.startsWith(e));
		if (r === void 0) return !1;
		let [i, a] = r;
		if (a !== void 0) this.#r = a;
		else {
			let r = t(n.slice(i.length));
			r === "" ? delete e.owner : e.owner = r;
		}
		return this.#i = void 0, !0;
	}
	#s(e, r) {
		let a = c.exec(r);
		if (a === null) return !1;
		let [, o = "", s = "", l = ""] = a;
		Number.isSafeInteger(Number(o)) || n(this.#e, i, `the index ${o.slice(0, 40)} is too large to be read exactly`);
		let u = t(s);
		return this.#i = {
			index: Number(o),
			...u === "" ? {} : { ace_type: u },
			principal: t(l),
			ace_flags: [],
			rights: []
		}, this.#r !== "sacl" && (this.#r = "dacl"), (e[this.#r] ??= []).push(this.#i), !0;
	}
	#c(e, t, n) {
		let r = t.replace(/^\[/, "").replace(/\]$/, ""), i = t.startsWith("[") && t.endsWith("]");
		this.#i === void 0 ? this.#r === "flags" ? (e.descriptor_flags ??= []).push(r) : this.#a >= 0 && n > this.#a && e.access_entries.at(-1)?.rights.push(t) : i ? this.#i.ace_flags.push(r) : this.#i.rights.push(t);
	}
};
export { readAccessChk };
