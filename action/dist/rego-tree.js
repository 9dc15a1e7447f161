import { $r as e, Ar as t, Kc as n, Nr as r, Qr as i, Tr as a, Xc as o, aa as s, ai as c, at as l, ci as u, fr as d, ii as f, it as p, jr as m, kr as h, nc as g, ni as _, oa as v, qs as y, ri as b, tl as x, ts as S, vi as C } from "./shared.js";
import { extname as w, resolve as T } from "node:path";
import { dirname as E, join as D, normalize as O } from "node:path/posix";
// src/engine/source/bundle-tree.ts
function showFolder(e) {
	let t = e.replaceAll("\\", "/").replace(/\/+$/, "") || "/";
	return (e) => t === "." ? e : `${t.replace(/^\.\//, "")}/${e}`;
}
async function readBundleTree(e, n) {
	let { cwd: r } = n, i = await c(e, r);
	if (!i && !/\.t?gz$/i.test(e)) return a(e, n);
	let o = {
		...n,
		maxBytes: b,
		withTests: !0
	}, s = showFolder(e);
	if (i) return m(e, {
		what: e,
		shownPath: s
	}, o);
	let l = await u(e, b, r);
	return h(l, e), t(l, e, o, s);
}
// src/tooling/rego-tree.ts
const k = {
	".json": "json",
	".yaml": "yaml",
	".yml": "yaml"
};
function dataFormat(e) {
	return k[w(e)];
}
function isNestedBundle(e) {
	return e.endsWith(".tar.gz");
}
function isYaml(e) {
	return dataFormat(e) === "yaml";
}
function isArchive(e) {
	return /\.t?gz$/i.test(e);
}
function treeFilter({ reads: e, ignore: t = [], policies: n }) {
	let r = t.flatMap((e) => e.split(",")).map((e) => C(e.trim()));
	return (t) => (t.endsWith(".rego") || n !== void 0 && isYaml(t) || e === "data" && (dataFormat(t) !== void 0 || isNestedBundle(t))) && !t.split("/").some((e) => r.some((t) => t.test(e)));
}
function requiredData(e) {
	let t = new Set([...e].filter((e) => e.endsWith(".rego")).map(E));
	return (e) => {
		if (!_(e)) return !1;
		for (let n = E(e);; n = E(n)) {
			if (t.has(n)) return !0;
			if (n === ".") return !1;
		}
	};
}
function withSlashes(e) {
	return e.replaceAll("\\", "/");
}
function getPlace(e, t) {
	return t === void 0 || t === process.cwd() ? e : T(t, e);
}
var TreeReader = class {
	#e;
	#t;
	#n;
	#r = /* @__PURE__ */ new Map();
	#i = /* @__PURE__ */ new Map();
	#a = [];
	#o = [];
	#s = [];
	#c = [];
	#l = [];
	#u = /* @__PURE__ */ new Set();
	#d = /* @__PURE__ */ new Set();
	constructor(e) {
		this.#e = e, this.#t = treeFilter(e), this.#n = new Set(e.exclude?.map((t) => T(e.cwd ?? "", t)));
	}
	get tree() {
		return {
			files: [...this.#r].filter(([e]) => !this.#d.has(e)).map(([, e]) => e),
			data: [...this.#i.values()],
			roots: this.#l,
			skipped: this.#a,
			skippedData: this.#o,
			unverified: this.#s,
			addresses: this.#c,
			scripts: [...this.#u]
		};
	}
	get #f() {
		let { cwd: e, lock: t, signal: n, timeoutMs: r, bundles: i = !1, allowSkippedFiles: a = !0 } = this.#e;
		return {
			allowSkippedFiles: a,
			followLinks: !1,
			bundles: i,
			onUnverified: (e) => void this.#s.push(e),
			cwd: e,
			lock: t,
			signal: n,
			timeoutMs: r
		};
	}
	async addPath(e) {
		if (y(e)) return await this.#p(e), !0;
		let { isDirectory: t, readSourceFile: n } = await import("./shared.js").then((e) => e.li), i = getPlace(e, this.#e.cwd), { reads: a } = this.#e, o = d(this.#e), s = this.#e.bundle === !0 || o;
		if (await t(e, this.#e.cwd)) return s ? await this.#S(e) : await this.#b(e, i), !0;
		let c = a === "data" ? dataFormat(e.toLowerCase()) : void 0;
		return a === "rego" && await this.#g(e, i) ? (r(e, this.#e), await this.#_(withSlashes(e))) : e.endsWith(".rego") || c !== void 0 ? (r(e, this.#e), await this.#m(withSlashes(e), "", await n(i, b), c)) : a === "files" || a === "rego" && !s && !isArchive(e) ? this.#a.push(e) : await this.#S(e), !1;
	}
	async #p(e) {
		if (this.#e.reads === "files") throw new o(`${g(e)}: only files are formatted, and this is an address`, { code: "source_unsupported" });
		let { readAddress: t } = await import("./read-address.js"), n = await t(e, {
			...this.#f,
			maxBytes: b,
			withTests: !0
		});
		if (S(this.#c, n.addresses ?? []), n.kind === "wasm") throw alreadyCompiled(n.what);
		this.#w(n, n.what, ".", this.#t);
	}
	addText(e, t) {
		let n = dataFormat(e);
		n === void 0 ? this.#v({
			path: e,
			text: t
		}) : this.#e.reads === "data" ? this.#y(e, {
			path: e,
			text: t,
			format: n
		}) : this.#a.push(e);
	}
	async #m(e, t, n, r, i = !1) {
		let { policies: a, reads: o } = this.#e, s = await this.#h(e, n, i);
		s !== void 0 && (r === void 0 ? this.#v({
			path: e,
			text: s
		}) : a !== void 0 && r === "yaml" && await isPolicyText(s) ? await this.#_(e) : o === "data" && this.#y(e, {
			path: t,
			text: s,
			format: r,
			...i ? { isOptional: i } : {}
		}));
	}
	async #h(e, t, n) {
		let { decodeText: r } = await import("./shared.js").then((e) => e.Yr);
		try {
			return r(t, e);
		} catch (t) {
			if (!n || !x(t, "source_unreadable")) throw t;
			this.#e.reads === "data" && this.#o.push({
				path: e,
				message: t.message
			});
			return;
		}
	}
	async #g(e, t) {
		if (this.#e.policies === void 0 || !isYaml(e.toLowerCase())) return !1;
		let { readSourceFile: n } = await import("./shared.js").then((e) => e.li), r = await n(t, b);
		return await isPolicyText(new TextDecoder().decode(r));
	}
	async #_(e) {
		let { cwd: t = "", signal: n, lock: r, policies: { kind: i } = {} } = this.#e, { readPolicyScripts: a } = await import("./policy-scripts.js"), { scripts: o, others: s } = await a(e, {
			cwd: t,
			maxBytes: f,
			kind: i,
			signal: n,
			lock: r,
			onUsed: (e) => void this.#c.push(e)
		});
		for (let { path: e, ...t } of o) {
			let n = withSlashes(e);
			this.#v({
				path: n,
				...t
			}), this.#u.add(O(n));
		}
		for (let e of s) this.#d.add(O(withSlashes(e)));
	}
	#v(e) {
		let t = O(e.path);
		this.#r.has(t) || this.#r.set(t, e);
	}
	#y(e, t) {
		let n = `${E(t.path)}:${O(e)}`, r = this.#i.get(n);
		(r === void 0 || r.isOptional === !0 && t.isOptional !== !0) && this.#i.set(n, {
			...t,
			name: r?.name ?? e
		});
	}
	async #b(t, n) {
		let { readDirectory: r } = await import("./shared.js").then((e) => e.li), a = showFolder(t), { reads: o, policies: s } = this.#e, c = treeFilter({
			reads: o,
			policies: s
		}), isRead = (t) => c(t) || e(t), l = [], u = this.#e.allowSkippedFiles === !1 ? {
			onIgnored: (e) => void l.push(e),
			counts: i
		} : {}, d = await r(n, isRead, b, u);
		await this.#x(l.map(({ inner: e, ...t }) => ({
			inner: e,
			path: a(e),
			...t
		}))), [...d.keys()].some(e) && this.#s.push(t);
		let f = requiredData(d.keys());
		for (let [t, r] of d) if (await v(), !e(t) && this.#t(t) && !this.#n.has(T(n, t))) {
			if (isNestedBundle(t)) await this.#C(a(t), E(t), r);
			else {
				let e = dataFormat(t), n = this.#e.optionalData === !0 || this.#e.reads !== "data", i = e !== void 0 && n && !f(t);
				await this.#m(a(t), t, r, e, i);
			}
		}
	}
	async #x(e) {
		if (this.#e.allowSkippedFiles !== !1) return;
		let { checkLeftOut: t } = await import("./shared.js").then((e) => e.Br);
		t(e.filter(({ inner: e, isUnread: t }) => t === !0 && this.#t(e)), !1);
	}
	async #S(e) {
		let t = await readBundleTree(e, this.#f), inner = (t) => t.slice(showFolder(e)("").length);
		if (await this.#x(t.ignored.map((e) => ({
			inner: inner(e.path),
			...e
		}))), t.kind === "wasm") throw alreadyCompiled(t.what);
		this.#w(t, e, ".", this.#t);
	}
	async #C(e, n, r) {
		h(r, e);
		let i = await t(r, e, {
			...this.#f,
			maxBytes: b,
			withTests: !0
		}, showFolder(e));
		if (i.kind === "wasm") {
			let { data: t } = i;
			if (t === void 0) return;
			this.#y(e, {
				path: D(n, "data.json"),
				text: t.bytes,
				format: "json"
			});
		} else this.#w(i, e, n);
	}
	#w(e, t, n, r = () => !0) {
		let i = showFolder(t), isWanted = ({ path: e }) => e === t || r(e.slice(i("").length));
		for (let t of e.files) isWanted(t) && this.#v(t);
		for (let t of e.data) r(t.path) && this.#y(i(t.path), {
			...t,
			path: D(n, t.path)
		});
		S(this.#l, e.roots);
	}
};
function alreadyCompiled(e) {
	return new o(`${e} is already compiled; pass its Rego source`, { code: "source_unsupported" });
}
async function readRegoTree(e, t) {
	let i = new TreeReader(t);
	if (p(e)) {
		if (r("{ files }", t), t.bundle === !0) throw new n("bundle: texts cannot be a bundle; omit it", { code: "config_invalid" });
		for (let [t, n] of Object.entries(e.files)) i.addText(t, n);
		if (i.tree.files.length > 0) return i.tree;
		throw new o("the files contain no Rego", { code: "source_empty" });
	}
	let a = l(e), c = !1;
	await s("reading the policies", t, async () => {
		for (let e of a) c = await i.addPath(e) || c;
	});
	let { tree: u } = i;
	if (u.files.length > 0 || t.needsRego === !1) return u;
	let d = u.skipped.find((e) => e.endsWith(".wasm"));
	if (d !== void 0) throw alreadyCompiled(d);
	if (!c && u.skipped.length === a.length) return u;
	throw new o(`no .rego file in ${a.map(g).join(", ")}`, { code: "source_empty" });
}
async function isPolicyText(e) {
	return (await import("./policy-text.js")).isPolicyText(e);
}
export { treeFilter as n, showFolder as r, readRegoTree as t };
