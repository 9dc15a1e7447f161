import { MAX_TIMER_MS as e, PolicyLoadError as t, READING_TIMEOUT_MS as n, checkUnconfined as r, createStyle as i, errorMessages as a, explainFailure as o, isRegohostError as s, onAbort as c, said as l, settleSignals as u, tookTooLong as d, wasAborted as f } from "./evaluation.js";
import { CommandError as p, EXIT as m, showError as h } from "./evaluation-command.js";
import { stat as g } from "node:fs/promises";
import { resolve as _ } from "node:path";
import { pathToFileURL as v } from "node:url";
import { Worker as y, isMainThread as b } from "node:worker_threads";
function endSpinning(e, t) {
	if (!b) return () => void 0;
	let n = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT), r = {
		ended: n,
		limitMs: e,
		marginMs: 1e3,
		message: t,
		exitCode: m.undecided
	}, i = new y("\nconst { closeSync, writeSync } = require(\"node:fs\");\nconst { workerData: { ended, limitMs, marginMs, message, exitCode } } = require(\"node:worker_threads\");\nconst flag = new Int32Array(ended);\nif (Atomics.wait(flag, 0, 0, limitMs + marginMs) === \"timed-out\") {\n  setTimeout(() => process.kill(process.pid, \"SIGKILL\"), marginMs);\n  try {\n    writeSync(2, message);\n    closeSync(2);\n  } finally {\n    const { Session } = require(\"node:inspector\");\n    const session = new Session();\n    session.connectToMainThread();\n    session.post(\"Runtime.evaluate\", { expression: \"process.exit(\" + exitCode + \")\" });\n  }\n}\n", {
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
			else throw new p(l`--builtins ${this.#e}: ${e} is not a built-in; export built-ins of defineBuiltin, or lists of them, and nothing else`);
		}
	}
	#r(e, t) {
		try {
			this.found.push(this.#t(t));
		} catch (t) {
			let n = `--builtins ${this.#e}: ${e}: ${a(t).join(": ")}`;
			throw s(t) && t.code === "builtin_conflict" ? conflict(n, t) : new p(n, { cause: t });
		}
	}
};
async function inTime(t, { io: { signal: r, leaveSignals: a }, timeoutMs: o = n }, s) {
	a !== void 0 && await u();
	let l = d(t, o), p, stopListening = () => void 0, m = new Promise((n, i) => {
		p = setTimeout(i, Math.min(o, e), l).unref(), stopListening = c(r, () => i(f(t, r.reason)));
	}), g = a?.(), _ = endSpinning(o, `${h(l, i(!1))}\n`);
	try {
		return await Promise.race([s(), m]);
	} finally {
		_(), g?.(), clearTimeout(p), stopListening();
	}
}
async function loadModule({ cwd: e }, t) {
	r("running a module of built-ins");
	let n = _(e, t);
	if (!(await g(n).catch(async (n) => {
		let { why: r } = await o(t, n, e);
		throw new p(`--builtins ${t} cannot be read: ${r}`, { cause: n });
	})).isFile()) throw new p(l`--builtins ${t} is not a file`);
	let i;
	try {
		i = await import(v(n).href);
	} catch (e) {
		throw new p(l`--builtins ${t}: the module cannot be loaded`, { cause: e });
	}
	let { defineBuiltin: a } = await import("./evaluation.js").then((e) => e.builtin_exports), s = new ModuleReader(t, a);
	for (let [e, t] of Object.entries(i)) e !== "module.exports" && e !== "__esModule" && s.read(`the export ${e}`, t);
	if (s.found.length === 0) throw new p(l`--builtins ${t} exports no built-in`);
	return s.found;
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
