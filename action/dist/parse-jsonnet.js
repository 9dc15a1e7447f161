import { __toESM as e } from "./rolldown-runtime.js";
import { Deadline as t, EvaluationError as n, codeOf as r, readRegularFile as i, require__builtin_buffer as a, require_promises as o, wasAborted as s } from "./evaluation.js";
import { reportImports as c } from "./heard-imports.js";
import { ImportFolders as l } from "./import-folders.js";
import { jsonnetPool as u, readProblem as d } from "./parse-config.js";
import { parseReply as f } from "./compiling.js";
import { runInWorker as p } from "./run-in-worker.js";
import { dirname as m, isAbsolute as h, join as g, resolve as _ } from "node:path";
// src/engine/opa/jsonnet-imports.ts
var v = /* @__PURE__ */ e(o(), 1), y = a();
const b = 1e3;
function whyUnread(e) {
	let t = r(e);
	return t === "EFBIG" ? "the imported files are larger than 16777216 bytes" : t === "EISDIR" || t === "EFTYPE" ? "it is not a regular file" : `it cannot be read: ${t ?? "unknown error"}`;
}
var JsonnetImports = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Map();
	places = /* @__PURE__ */ new Set();
	#i = 0;
	constructor(e) {
		this.#e = e, this.#t = new l([_(e.cwd, m(e.path)), _(e.cwd)]);
	}
	async readAll(e, t) {
		let n = /* @__PURE__ */ new Set(), r = [{
			from: "",
			text: e
		}];
		for (let e = r.pop(); e !== void 0; e = r.pop()) {
			let { from: i } = e;
			for (let a of await t(i, e.text)) {
				if (this.#r.size >= b) return;
				let e = JSON.stringify([i, a.path]), t = this.#r.get(e), o = t !== void 0 && "error" in t ? t : await this.#a(i, a);
				this.#r.set(e, {
					from: i,
					path: a.path,
					...o
				}), a.kind !== "import" || "error" in o || n.has(o.file) || (n.add(o.file), r.push({
					from: o.file,
					text: this.#n.get(o.file)?.toString("utf8") ?? ""
				}));
			}
		}
	}
	toRequest() {
		let e = Array.from(this.#n, ([e, t]) => ({
			name: e,
			bytes: t.toString("base64")
		})), t = `there are more than ${b.toLocaleString("en")} imports`;
		return {
			files: e,
			imports: [...this.#r.values()],
			others: t
		};
	}
	async #a(e, { path: t, kind: n }) {
		let r = await this.#o(e, t);
		if ("error" in r) return r;
		let { name: a, real: o } = r;
		try {
			let e = this.#n.get(a);
			return e === void 0 && (e = await i(o, 16777216 - this.#i, { followsLinks: !1 }), this.#i += e.length, this.#n.set(a, e)), n === "importbin" || (0, y.isUtf8)(e) ? { file: a } : { error: "it is not UTF-8" };
		} catch (e) {
			return { error: whyUnread(e) };
		}
	}
	async #o(e, t) {
		let { path: n, cwd: r } = this.#e, i = g(e === "" ? "" : m(e), t), a = h(t) ? [t] : [.../* @__PURE__ */ new Set([i, g(m(n), t)])], o = [], s = [], c;
		for (let e of a) {
			let t = _(r, e), n = await this.#t.find(t);
			typeof n != "object" && this.places.add(t), typeof n == "string" ? o.push({
				name: e,
				real: n
			}) : n === void 0 && s.push(JSON.stringify(e)), c = typeof n == "object" ? n.why : void 0;
		}
		let [l, u] = o;
		return l === void 0 ? { error: c ?? `there is no ${s.join(" and no ")}` } : e === "" && u !== void 0 && l.real !== u.real ? { error: `${`${l.name} and ${u.name} are both there`}: Conftest takes the first, and Jsonnet the second; rename one` } : l;
	}
};
// src/engine/opa/parse-jsonnet.ts
const x = "reading jsonnet", S = /import/;
async function isRegular({ path: e, cwd: t }) {
	return (await (0, v.stat)(_(t, e)).catch(() => void 0))?.isFile() === !0;
}
async function parseJsonnet(e, { signal: r, timeoutMs: i, file: a }) {
	let o = new t({
		timeoutMs: i,
		signals: [r],
		timedOut: () => new n(`${x} took longer than ${String(i)} ms`, { code: "timeout" }),
		aborted: ({ reason: e }) => s(x, e)
	}), ask = async (e) => {
		try {
			return await p(JSON.stringify(e), {
				what: x,
				signal: o.signal
			}, u);
		} catch (e) {
			throw o.check(), e;
		}
	};
	try {
		let t = a !== void 0 && await o.wait(isRegular(a)) ? new JsonnetImports(a) : void 0;
		if (t !== void 0 && S.test(e)) {
			let n = t.readAll(e, async (e, t) => {
				let { bytes: n } = await ask({
					op: "imports",
					name: e,
					text: t
				});
				return f(n);
			});
			try {
				await o.wait(n);
			} finally {
				c(t.places);
			}
		}
		let { ok: n, bytes: r } = await ask({
			op: "evaluate",
			text: e,
			...t?.toRequest() ?? { others: "a text that is of no file imports nothing; give the path of its file" }
		});
		return n ? { json: r } : d("jsonnet", r);
	} finally {
		o.close();
	}
}
export { parseJsonnet };
