import { $s as e, Os as t, Xc as n, fc as r, tl as i, us as a } from "./shared.js";
import { fn as o } from "./commands.js";
import { stat as s } from "node:fs/promises";
import { resolve as c } from "node:path";
import { pathToFileURL as l } from "node:url";
function isRecord(e) {
	return typeof e == "object" && !!e;
}
function isDefinition(e) {
	return typeof e.name == "string" || typeof e.call == "function";
}
function conflict(e, t) {
	return new n(e, {
		code: "builtin_conflict",
		cause: t
	});
}
var ModuleReader = class {
	found = [];
	#e;
	#t;
	#n = /* @__PURE__ */ new Set();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	read(t, n, r = !0) {
		if (!this.#n.has(n)) {
			if (this.#n.add(n), isRecord(n) && !Array.isArray(n) && isDefinition(n)) this.#r(t, n);
			else if (isRecord(n) && r && Object.keys(n).length > 0) for (let [e, r] of Object.entries(n)) this.read(`${t}.${e}`, r, !1);
			else throw new o(e`--builtins ${this.#e}: ${t} is not a built-in; export built-ins of defineBuiltin, or lists of them, and nothing else`);
		}
	}
	#r(e, t) {
		try {
			this.found.push(this.#t(t));
		} catch (t) {
			let n = `--builtins ${this.#e}: ${e}: ${r(t).join(": ")}`;
			throw i(t) && t.code === "builtin_conflict" ? conflict(n, t) : new o(n, { cause: t });
		}
	}
};
async function loadModule({ cwd: n }, r) {
	t("running a module of built-ins");
	let i = c(n, r);
	if (!(await s(i).catch(async (e) => {
		let { why: t } = await a(r, e, n);
		throw new o(`--builtins ${r} cannot be read: ${t}`, { cause: e });
	})).isFile()) throw new o(e`--builtins ${r} is not a file`);
	let u;
	try {
		u = await import(l(i).href);
	} catch (t) {
		throw new o(e`--builtins ${r}: the module cannot be loaded`, { cause: t });
	}
	let { defineBuiltin: d } = await import("./shared.js").then((e) => e.Bc), f = new ModuleReader(r, d);
	for (let [e, t] of Object.entries(u)) e !== "module.exports" && e !== "__esModule" && f.read(`the export ${e}`, t);
	if (f.found.length === 0) throw new o(e`--builtins ${r} exports no built-in`);
	return f.found;
}
function whyTaken(e) {
	return e.startsWith("ec.") ? "one of Conforma's; give it another name, or leave --builtins conforma out" : "one of the service's; give it another name, or add --builtins none to leave those of the service out";
}
async function loadBuiltinModules(e, t, n) {
	let r = new Map(n.map(({ name: e }) => [e, whyTaken(e)])), i = [];
	for (let n of new Set(t)) for (let t of await loadModule(e, n)) {
		let e = r.get(t.name);
		if (e !== void 0) throw conflict(`--builtins ${n}: the built-in ${t.name} is ${e}`);
		r.set(t.name, `defined in ${n} too; leave one of them out, or give it another name`), i.push(t);
	}
	return i;
}
export { loadBuiltinModules };
