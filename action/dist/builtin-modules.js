import { MAX_TIMER_MS as e, PolicyLoadError as t, READING_TIMEOUT_MS as n, checkUnconfined as r, errorMessages as i, explainFailure as a, isRegohostError as o, onAbort as s, said as c, tookTooLong as l, wasAborted as u } from "./evaluation.js";
import { CommandError as d } from "./evaluation-command.js";
import { stat as f } from "node:fs/promises";
import { resolve as p } from "node:path";
import { pathToFileURL as m } from "node:url";
function isRecord(e) {
	return typeof e == "object" && !!e;
}
function isDefinition(e) {
	return typeof e.name == "string" || typeof e.call == "function";
}
function conflict(e, n) {
	return new t(e, {
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
			else throw new d(c`--builtins ${this.#e}: ${e} is not a built-in; export built-ins of defineBuiltin, or lists of them, and nothing else`);
		}
	}
	#r(e, t) {
		try {
			this.found.push(this.#t(t));
		} catch (t) {
			let n = `--builtins ${this.#e}: ${e}: ${i(t).join(": ")}`;
			throw o(t) && t.code === "builtin_conflict" ? conflict(n, t) : new d(n, { cause: t });
		}
	}
};
async function inTime(t, { io: { signal: r }, timeoutMs: i = n }, a) {
	let o, stopListening = () => void 0, c = new Promise((n, a) => {
		o = setTimeout(() => a(l(t, i)), Math.min(i, e)).unref(), stopListening = s(r, () => a(u(t, r.reason)));
	});
	try {
		return await Promise.race([a, c]);
	} finally {
		clearTimeout(o), stopListening();
	}
}
async function loadModule(e, t) {
	let { cwd: n } = e.io;
	r("running a module of built-ins");
	let i = p(n, t);
	if (!(await f(i).catch(async (e) => {
		let { why: r } = await a(t, e, n);
		throw new d(`--builtins ${t} cannot be read: ${r}`, { cause: e });
	})).isFile()) throw new d(c`--builtins ${t} is not a file`);
	let s;
	try {
		let n = import(m(i).href);
		s = await inTime(`loading ${t}`, e, n);
	} catch (e) {
		throw o(e, "timeout") || o(e, "aborted") ? e : new d(c`--builtins ${t}: the module cannot be loaded`, { cause: e });
	}
	let { defineBuiltin: l } = await import("./evaluation.js").then((e) => e.builtin_exports), u = new ModuleReader(t, l);
	for (let [e, t] of Object.entries(s)) e !== "module.exports" && e !== "__esModule" && u.read(`the export ${e}`, t);
	if (u.found.length === 0) throw new d(c`--builtins ${t} exports no built-in`);
	return u.found;
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
