import { Deadline as e, EvaluationError as t, codeOf as n, readRegularFile as r, require__builtin_buffer as i, wasAborted as a } from "./evaluation.js";
import { reportImports as o } from "./heard-imports.js";
import { ImportFolders as s } from "./import-folders.js";
import { jsonnetPool as c, readProblem as l } from "./parse-config.js";
import { parseReply as u } from "./compiling.js";
import { runInWorker as d } from "./run-in-worker.js";
import { stat as f } from "node:fs/promises";
import { dirname as p, isAbsolute as m, join as h, resolve as g } from "node:path";
// src/engine/opa/jsonnet-imports.ts
var _ = i();
const v = 1e3;
function whyUnread(e) {
	let t = n(e);
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
		this.#e = e, this.#t = new s([g(e.cwd, p(e.path)), g(e.cwd)]);
	}
	async readAll(e, t) {
		let n = /* @__PURE__ */ new Set(), r = [{
			from: "",
			text: e
		}];
		for (let e = r.pop(); e !== void 0; e = r.pop()) {
			let { from: i } = e;
			for (let a of await t(i, e.text)) {
				if (this.#r.size >= v) return;
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
		})), t = `there are more than ${v.toLocaleString("en")} imports`;
		return {
			files: e,
			imports: [...this.#r.values()],
			others: t
		};
	}
	async #a(e, { path: t, kind: n }) {
		let i = await this.#o(e, t);
		if ("error" in i) return i;
		let { name: a, real: o } = i;
		try {
			let e = this.#n.get(a);
			return e === void 0 && (e = await r(o, 16777216 - this.#i, { followsLinks: !1 }), this.#i += e.length, this.#n.set(a, e)), n === "importbin" || (0, _.isUtf8)(e) ? { file: a } : { error: "it is not UTF-8" };
		} catch (e) {
			return { error: whyUnread(e) };
		}
	}
	async #o(e, t) {
		let { path: n, cwd: r } = this.#e, i = h(e === "" ? "" : p(e), t), a = m(t) ? [t] : [.../* @__PURE__ */ new Set([i, h(p(n), t)])], o = [], s = [], c;
		for (let e of a) {
			let t = g(r, e), n = await this.#t.find(t);
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
const y = "reading jsonnet", b = /import/;
async function isRegular({ path: e, cwd: t }) {
	return (await f(g(t, e)).catch(() => void 0))?.isFile() === !0;
}
async function parseJsonnet(n, { signal: r, timeoutMs: i, file: s }) {
	let f = new e({
		timeoutMs: i,
		signals: [r],
		timedOut: () => new t(`${y} took longer than ${String(i)} ms`, { code: "timeout" }),
		aborted: ({ reason: e }) => a(y, e)
	}), ask = async (e) => {
		try {
			return await d(JSON.stringify(e), {
				what: y,
				signal: f.signal
			}, c);
		} catch (e) {
			throw f.check(), e;
		}
	};
	try {
		let e = s !== void 0 && await f.wait(isRegular(s)) ? new JsonnetImports(s) : void 0;
		if (e !== void 0 && b.test(n)) {
			let t = e.readAll(n, async (e, t) => {
				let { bytes: n } = await ask({
					op: "imports",
					name: e,
					text: t
				});
				return u(n);
			});
			try {
				await f.wait(t);
			} finally {
				o(e.places);
			}
		}
		let { ok: t, bytes: r } = await ask({
			op: "evaluate",
			text: n,
			...e?.toRequest() ?? { others: "a text that is of no file imports nothing; give the path of its file" }
		});
		return t ? { json: r } : l("jsonnet", r);
	} finally {
		f.close();
	}
}
export { parseJsonnet };
