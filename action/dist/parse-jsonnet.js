import { __toESM as e } from "./rolldown-runtime.js";
import { codeOf as t, readRegularFile as n, require__builtin_buffer as r, require_promises as i, workDeadline as a } from "./evaluation.js";
import { reportImports as o } from "./heard-imports.js";
import { ImportFolders as s } from "./import-folders.js";
import { jsonnetPool as c, readProblem as l } from "./parse-config.js";
import { parseReply as u } from "./compiling.js";
import { runInWorker as d } from "./run-in-worker.js";
import { dirname as f, isAbsolute as p, join as m, resolve as h } from "node:path";
// src/engine/opa/jsonnet-imports.ts
var g = /* @__PURE__ */ e(i(), 1), _ = r();
const v = 1e3;
function whyUnread(e) {
	let n = t(e);
	return n === "EFBIG" ? "the imported files are larger than 16777216 bytes" : n === "EISDIR" || n === "EFTYPE" ? "it is not a regular file" : `it cannot be read: ${n ?? "unknown error"}`;
}
var JsonnetImports = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Map();
	places = /* @__PURE__ */ new Set();
	#i = 0;
	constructor(e) {
		this.#e = e, this.#t = new s([h(e.cwd, f(e.path)), h(e.cwd)]);
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
	async #a(e, { path: t, kind: r }) {
		let i = await this.#o(e, t);
		if ("error" in i) return i;
		let { name: a, real: o } = i;
		try {
			let e = this.#n.get(a);
			return e === void 0 && (e = await n(o, 16777216 - this.#i, { followsLinks: !1 }), this.#i += e.length, this.#n.set(a, e)), r === "importbin" || (0, _.isUtf8)(e) ? { file: a } : { error: "it is not UTF-8" };
		} catch (e) {
			return { error: whyUnread(e) };
		}
	}
	async #o(e, t) {
		let { path: n, cwd: r } = this.#e, i = m(e === "" ? "" : f(e), t), a = p(t) ? [t] : [.../* @__PURE__ */ new Set([i, m(f(n), t)])], o = [], s = [], c;
		for (let e of a) {
			let t = h(r, e), n = await this.#t.find(t);
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
	return (await (0, g.stat)(h(t, e)).catch(() => void 0))?.isFile() === !0;
}
async function parseJsonnet(e, { signal: t, timeoutMs: n, file: r }) {
	let i = a(y, {
		timeoutMs: n,
		signal: t
	}), ask = async (e) => {
		try {
			return await d(JSON.stringify(e), {
				subject: y,
				signal: i.signal
			}, c);
		} catch (e) {
			throw i.check(), e;
		}
	};
	try {
		let t = r !== void 0 && await i.wait(isRegular(r)) ? new JsonnetImports(r) : void 0;
		if (t !== void 0 && b.test(e)) {
			let n = t.readAll(e, async (e, t) => {
				let { bytes: n } = await ask({
					op: "imports",
					name: e,
					text: t
				});
				return u(n);
			});
			try {
				await i.wait(n);
			} finally {
				o(t.places);
			}
		}
		let { ok: n, bytes: a } = await ask({
			op: "evaluate",
			text: e,
			...t?.toRequest() ?? { others: "a text that is of no file imports nothing; give the path of its file" }
		});
		return n ? { json: a } : l("jsonnet", a);
	} finally {
		i.close();
	}
}
export { parseJsonnet };
