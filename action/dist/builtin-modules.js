import { PolicyLoadError as e, checkUnconfined as t, errorMessages as n, explainFailure as r, isRegohostError as i, said as a } from "./evaluation.js";
import { CommandError as o } from "./evaluation-command.js";
import { stat as s } from "node:fs/promises";
import { resolve as c } from "node:path";
import { pathToFileURL as l } from "node:url";
function isRecord(e) {
	return typeof e == "object" && !!e;
}
function isDefinition(e) {
	return typeof e.name == "string" || typeof e.call == "function";
}
function conflict(t, n) {
	return new e(t, {
		code: "builtin_conflict",
		cause: n
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
	read(e, t, n = !0) {
		if (!this.#n.has(t)) {
			if (this.#n.add(t), isRecord(t) && !Array.isArray(t) && isDefinition(t)) this.#r(e, t);
			else if (isRecord(t) && n && Object.keys(t).length > 0) for (let [n, r] of Object.entries(t)) this.read(`${e}.${n}`, r, !1);
			else throw new o(a`--builtins ${this.#e}: ${e} is not a built-in; export built-ins of defineBuiltin, or lists of them, and nothing else`);
		}
	}
	#r(e, t) {
		try {
			this.found.push(this.#t(t));
		} catch (t) {
			let r = `--builtins ${this.#e}: ${e}: ${n(t).join(": ")}`;
			throw i(t) && t.code === "builtin_conflict" ? conflict(r, t) : new o(r, { cause: t });
		}
	}
};
async function loadModule({ cwd: e }, n) {
	t("running a module of built-ins");
	let i = c(e, n);
	if (!(await s(i).catch(async (t) => {
		let { why: i } = await r(n, t, e);
		throw new o(`--builtins ${n} cannot be read: ${i}`, { cause: t });
	})).isFile()) throw new o(a`--builtins ${n} is not a file`);
	let u;
	try {
		u = await import(l(i).href);
	} catch (e) {
		throw new o(a`--builtins ${n}: the module cannot be loaded`, { cause: e });
	}
	let { defineBuiltin: d } = await import("./evaluation.js").then((e) => e.builtin_exports), f = new ModuleReader(n, d);
	for (let [e, t] of Object.entries(u)) e !== "module.exports" && e !== "__esModule" && f.read(`the export ${e}`, t);
	if (f.found.length === 0) throw new o(a`--builtins ${n} exports no built-in`);
	return f.found;
}
function whyTaken(e) {
	return e.startsWith("ec.") ? "one of Conforma's; give it another name, or omit --builtins conforma" : "one of the service's; give it another name, or add --builtins none to exclude those of the service";
}
async function loadBuiltinModules(e, t, n) {
	let r = new Map(n.map(({ name: e }) => [e, whyTaken(e)])), i = [];
	for (let n of new Set(t)) for (let t of await loadModule(e, n)) {
		let e = r.get(t.name);
		if (e !== void 0) throw conflict(`--builtins ${n}: the built-in ${t.name} is ${e}`);
		r.set(t.name, `defined in ${n} too; remove one of them, or give it another name`), i.push(t);
	}
	return i;
}
export { loadBuiltinModules };
