import { Deadline as e, EvaluationError as t, codeOf as n, parseReply as r, readRegularFile as i } from "./shared.js";
import { reportImports as a } from "./heard-imports.js";
import { ImportFolders as o } from "./import-folders.js";
import { jsonnetPool as s, readProblem as c } from "./parse-config.js";
import { runInWorker as l } from "./run-in-worker.js";
import { stat as u } from "node:fs/promises";
import { dirname as d, isAbsolute as f, join as p, resolve as m } from "node:path";
import { isUtf8 as h } from "node:buffer";
// src/engine/opa/jsonnet-imports.ts
const g = 1e3;
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
		this.#e = e, this.#t = new o([m(e.cwd, d(e.path)), m(e.cwd)]);
	}
	async readAll(e, t) {
		let n = /* @__PURE__ */ new Set(), r = [{
			from: "",
			text: e
		}];
		for (let e = r.pop(); e !== void 0; e = r.pop()) {
			let { from: i } = e;
			for (let a of await t(i, e.text)) {
				if (this.#r.size >= g) return;
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
		})), t = `there are more than ${g.toLocaleString("en")} imports`;
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
			return e === void 0 && (e = await i(o, 16777216 - this.#i, { followsLinks: !1 }), this.#i += e.length, this.#n.set(a, e)), n === "importbin" || h(e) ? { file: a } : { error: "it is not UTF-8" };
		} catch (e) {
			return { error: whyUnread(e) };
		}
	}
	async #o(e, t) {
		let { path: n, cwd: r } = this.#e, i = p(e === "" ? "" : d(e), t), a = f(t) ? [t] : [.../* @__PURE__ */ new Set([i, p(d(n), t)])], o = [], s = [], c;
		for (let e of a) {
			let t = m(r, e), n = await this.#t.find(t);
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
const _ = "reading jsonnet", v = /import/;
async function isRegular({ path: e, cwd: t }) {
	return (await u(m(t, e)).catch(() => void 0))?.isFile() === !0;
}
async function parseJsonnet(n, { signal: i, timeoutMs: o, file: u }) {
	let d = new e({
		timeoutMs: o,
		signals: [i],
		timedOut: () => new t(`${_} took longer than ${String(o)} ms`, { code: "timeout" }),
		aborted: ({ reason: e }) => new t(`${_} was aborted`, {
			code: "aborted",
			cause: e
		})
	}), ask = async (e) => {
		try {
			return await l(JSON.stringify(e), {
				what: _,
				signal: d.signal
			}, s);
		} catch (e) {
			throw d.check(), e;
		}
	};
	try {
		let e = u !== void 0 && await d.wait(isRegular(u)) ? new JsonnetImports(u) : void 0;
		if (e !== void 0 && v.test(n)) {
			let t = e.readAll(n, async (e, t) => {
				let { bytes: n } = await ask({
					op: "imports",
					name: e,
					text: t
				});
				return r(n);
			});
			try {
				await d.wait(t);
			} finally {
				a(e.places);
			}
		}
		let { ok: t, bytes: i } = await ask({
			op: "evaluate",
			text: n,
			...e?.toRequest() ?? { others: "a text that is of no file imports nothing; give the path of its file" }
		});
		return t ? { json: i } : c("jsonnet", i);
	} finally {
		d.close();
	}
}
export { parseJsonnet };
