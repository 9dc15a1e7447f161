import { __toESM as e } from "./rolldown-runtime.js";
import { MAX_TIMER_MS as t, PolicyLoadError as n, READING_TIMEOUT_MS as r, checkUnconfined as i, createStyle as a, errorMessages as o, explainFailure as s, isRegohostError as c, onAbort as l, require_promises as u, settleSignals as d, shownText as f, tookTooLong as p, wasAborted as m } from "./evaluation.js";
import { CommandError as h, EXIT as g, showError as _ } from "./evaluation-command.js";
import { resolve as v } from "node:path";
import { pathToFileURL as y } from "node:url";
import { Worker as b, isMainThread as x } from "node:worker_threads";
// src/cli/service/builtin-modules.ts
var S = /* @__PURE__ */ e(u(), 1);
function endSpinning(e, t) {
	if (!x) return () => void 0;
	let n = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT), r = {
		ended: n,
		limitMs: e,
		marginMs: 1e3,
		message: t,
		exitCode: g.undecided
	}, i = new b("\nconst { closeSync, writeSync } = require(\"node:fs\");\nconst { workerData: { ended, limitMs, marginMs, message, exitCode } } = require(\"node:worker_threads\");\nconst flag = new Int32Array(ended);\nif (Atomics.wait(flag, 0, 0, limitMs + marginMs) === \"timed-out\") {\n  setTimeout(() => process.kill(process.pid, \"SIGKILL\"), marginMs);\n  try {\n    writeSync(2, message);\n    closeSync(2);\n  } finally {\n    const { Session } = require(\"node:inspector\");\n    const session = new Session();\n    session.connectToMainThread();\n    session.post(\"Runtime.evaluate\", { expression: \"process.exit(\" + exitCode + \")\" });\n  }\n}\n", {
		eval: !0,
		workerData: r
	});
	return i.unref(), i.on("error", () => void 0), () => {
		let e = new Int32Array(n);
		Atomics.store(e, 0, 1), Atomics.notify(e, 0);
	};
}
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
	read(e, t, n = !0) {
		if (!this.#n.has(t)) {
			if (this.#n.add(t), isRecord(t) && !Array.isArray(t) && isDefinition(t)) this.#r(e, t);
			else if (isRecord(t) && n && Object.keys(t).length > 0) for (let [n, r] of Object.entries(t)) this.read(`${e}.${n}`, r, !1);
			else throw new h(f`--builtins ${this.#e}: ${e} is not a built-in; export built-ins of defineBuiltin, or lists of them, and nothing else`);
		}
	}
	#r(e, t) {
		try {
			this.found.push(this.#t(t));
		} catch (t) {
			let n = `--builtins ${this.#e}: ${e}: ${o(t).join(": ")}`;
			throw c(t) && t.code === "builtin_conflict" ? conflict(n, t) : new h(n, { cause: t });
		}
	}
};
async function inTime(e, { io: { signal: n, leaveSignals: i }, timeoutMs: o = r }, s) {
	i !== void 0 && await d();
	let c = p(e, o), u, stopListening = () => void 0, f = new Promise((r, i) => {
		u = setTimeout(i, Math.min(o, t), c).unref(), stopListening = l(n, () => i(m(e, n.reason)));
	}), h = i?.(), g = endSpinning(o, `${_(c, a(!1))}\n`);
	try {
		return await Promise.race([s(), f]);
	} finally {
		g(), h?.(), clearTimeout(u), stopListening();
	}
}
async function loadModule({ cwd: e }, t) {
	i("running a module of built-ins");
	let n = v(e, t);
	if (!(await (0, S.stat)(n).catch(async (n) => {
		let { why: r } = await s(t, n, e);
		throw new h(`--builtins ${t} cannot be read: ${r}`, { cause: n });
	})).isFile()) throw new h(f`--builtins ${t} is not a file`);
	let r;
	try {
		r = await import(y(n).href);
	} catch (e) {
		throw new h(f`--builtins ${t}: the module cannot be loaded`, { cause: e });
	}
	let { defineBuiltin: a } = await import("./evaluation.js").then((e) => e.builtin_exports), o = new ModuleReader(t, a);
	for (let [e, t] of Object.entries(r)) e !== "module.exports" && e !== "__esModule" && o.read(`the export ${e}`, t);
	if (o.found.length === 0) throw new h(f`--builtins ${t} exports no built-in`);
	return o.found;
}
function whyTaken(e) {
	return e.startsWith("ec.") ? "one of Conforma's; give it another name, or omit --builtins conforma" : "one of the service's; give it another name, or add --builtins none to exclude those of the service";
}
async function loadBuiltinModules(e, t, n) {
	let r = new Map(n.map(({ name: e }) => [e, whyTaken(e)])), i = [], a = [...new Set(t)];
	return await inTime(`loading ${a.join(", ")}`, e, async () => {
		for (let t of a) for (let n of await loadModule(e.io, t)) {
			let e = r.get(n.name);
			if (e !== void 0) throw conflict(`--builtins ${t}: the built-in ${n.name} is ${e}`);
			r.set(n.name, `defined in ${t} too; remove one of them, or give it another name`), i.push(n);
		}
	}), i;
}
export { loadBuiltinModules };
