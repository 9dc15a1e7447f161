import { FIXED_SOURCE_LIMIT as e, MAX_SOURCE_BYTES as t, PolicyLoadError as n, append as r, checkContent as i, invalidConfig as a, isAddress as o, isDataFile as s, isDirectory as c, isPolicyOrData as l, isRegohostError as u, isSignatures as d, isVerified as f, limitReading as p, loadSource as m, nextPart as h, readPolicyBytes as g, readPolicyFolder as _, readSourceFile as v, refuseUnsigned as y, shownSource as b, toNamePattern as x } from "./evaluation.js";
import { isTexts as S, toPaths as C } from "./shared.js";
import { extname as w, resolve as T } from "node:path";
import { dirname as E, join as D, normalize as O } from "node:path/posix";
// src/engine/source/bundle-tree.ts
function showFolder(e) {
	let t = e.replaceAll("\\", "/").replace(/\/+$/, "") || "/";
	return (e) => t === "." ? e : `${t.replace(/^\.\//, "")}/${e}`;
}
async function readBundleTree(t, n) {
	let { cwd: r } = n, a = await c(t, r);
	if (!a && !/\.t?gz$/i.test(t)) return m(t, n);
	let o = {
		...n,
		maxBytes: e,
		withTests: !0
	}, s = showFolder(t);
	if (a) return _(t, {
		what: t,
		shownPath: s
	}, o);
	let l = await v(t, e, r);
	return i(l, t), g(l, t, o, s);
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
	let r = t.flatMap((e) => e.split(",")).map((e) => x(e.trim()));
	return (t) => (t.endsWith(".rego") || n !== void 0 && isYaml(t) || e === "data" && (dataFormat(t) !== void 0 || isNestedBundle(t))) && !t.split("/").some((e) => r.some((t) => t.test(e)));
}
function requiredData(e) {
	let t = new Set([...e].filter((e) => e.endsWith(".rego")).map(E));
	return (e) => {
		if (!s(e)) return !1;
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
	async addPath(t) {
		if (o(t)) return await this.#p(t), !0;
		let { isDirectory: n, readSourceFile: r } = await import("./evaluation.js").then((e) => e.source_files_exports), i = getPlace(t, this.#e.cwd), { reads: a } = this.#e, s = f(this.#e), c = this.#e.bundle === !0 || s;
		if (await n(t, this.#e.cwd)) return c ? await this.#S(t) : await this.#b(t, i), !0;
		let l = a === "data" ? dataFormat(t.toLowerCase()) : void 0;
		return a === "rego" && await this.#g(t, i) ? (y(t, this.#e), await this.#_(withSlashes(t))) : t.endsWith(".rego") || l !== void 0 ? (y(t, this.#e), await this.#m(withSlashes(t), "", await r(i, e), l)) : a === "files" || a === "rego" && !c && !isArchive(t) ? this.#a.push(t) : await this.#S(t), !1;
	}
	async #p(t) {
		if (this.#e.reads === "files") throw new n(`${b(t)}: only files are formatted, and this is an address`, { code: "source_unsupported" });
		let { readAddress: i } = await import("./read-address.js"), a = await i(t, {
			...this.#f,
			maxBytes: e,
			withTests: !0
		});
		if (r(this.#c, a.addresses ?? []), a.kind === "wasm") throw alreadyCompiled(a.what);
		this.#w(a, a.what, ".", this.#t);
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
		let { decodeText: r } = await import("./evaluation.js").then((e) => e.bundle_exports);
		try {
			return r(t, e);
		} catch (t) {
			if (!n || !u(t, "source_unreadable")) throw t;
			this.#e.reads === "data" && this.#o.push({
				path: e,
				message: t.message
			});
			return;
		}
	}
	async #g(t, n) {
		if (this.#e.policies === void 0 || !isYaml(t.toLowerCase())) return !1;
		let { readSourceFile: r } = await import("./evaluation.js").then((e) => e.source_files_exports), i = await r(n, e);
		return await isPolicyText(new TextDecoder().decode(i));
	}
	async #_(e) {
		let { cwd: n = "", signal: r, lock: i, policies: { kind: a } = {} } = this.#e, { readPolicyScripts: o } = await import("./policy-scripts.js"), { scripts: s, others: c } = await o(e, {
			cwd: n,
			maxBytes: t,
			kind: a,
			signal: r,
			lock: i,
			onUsed: (e) => void this.#c.push(e)
		});
		for (let { path: e, ...t } of s) {
			let n = withSlashes(e);
			this.#v({
				path: n,
				...t
			}), this.#u.add(O(n));
		}
		for (let e of c) this.#d.add(O(withSlashes(e)));
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
		let { readDirectory: r } = await import("./evaluation.js").then((e) => e.source_files_exports), i = showFolder(t), { reads: a, policies: o } = this.#e, s = treeFilter({
			reads: a,
			policies: o
		}), isRead = (e) => s(e) || d(e), c = [], u = this.#e.allowSkippedFiles === !1 ? {
			onIgnored: (e) => void c.push(e),
			counts: l
		} : {}, f = await r(n, isRead, e, u);
		await this.#x(c.map(({ inner: e, ...t }) => ({
			inner: e,
			path: i(e),
			...t
		}))), [...f.keys()].some(d) && this.#s.push(t);
		let p = requiredData(f.keys());
		for (let [e, t] of f) if (await h(), !d(e) && this.#t(e) && !this.#n.has(T(n, e))) {
			if (isNestedBundle(e)) await this.#C(i(e), E(e), t);
			else {
				let n = dataFormat(e), r = this.#e.optionalData === !0 || this.#e.reads !== "data", a = n !== void 0 && r && !p(e);
				await this.#m(i(e), e, t, n, a);
			}
		}
	}
	async #x(e) {
		if (this.#e.allowSkippedFiles !== !1) return;
		let { checkLeftOut: t } = await import("./evaluation.js").then((e) => e.left_out_files_exports);
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
	async #C(t, n, r) {
		i(r, t);
		let a = await g(r, t, {
			...this.#f,
			maxBytes: e,
			withTests: !0
		}, showFolder(t));
		if (a.kind === "wasm") {
			let { data: e } = a;
			if (e === void 0) return;
			this.#y(t, {
				path: D(n, "data.json"),
				text: e.bytes,
				format: "json"
			});
		} else this.#w(a, t, n);
	}
	#w(e, t, n, i = () => !0) {
		let a = showFolder(t), isWanted = ({ path: e }) => e === t || i(e.slice(a("").length));
		for (let t of e.files) isWanted(t) && this.#v(t);
		for (let t of e.data) i(t.path) && this.#y(a(t.path), {
			...t,
			path: D(n, t.path)
		});
		r(this.#l, e.roots);
	}
};
function alreadyCompiled(e) {
	return new n(`${e} is already compiled; pass its Rego source`, { code: "source_unsupported" });
}
async function readRegoTree(e, t) {
	let r = new TreeReader(t);
	if (S(e)) {
		if (y("{ files }", t), t.bundle === !0) throw a("bundle: texts cannot be a bundle; omit it");
		for (let [t, n] of Object.entries(e.files)) r.addText(t, n);
		if (r.tree.files.length > 0) return r.tree;
		throw new n("the files contain no Rego", { code: "source_empty" });
	}
	let i = C(e), o = !1;
	await p("reading the policies", t, async () => {
		for (let e of i) o = await r.addPath(e) || o;
	});
	let { tree: s } = r;
	if (s.files.length > 0 || t.needsRego === !1) return s;
	let c = s.skipped.find((e) => e.endsWith(".wasm"));
	if (c !== void 0) throw alreadyCompiled(c);
	if (!o && s.skipped.length === i.length) return s;
	throw new n(`no .rego file in ${i.map(b).join(", ")}`, { code: "source_empty" });
}
async function isPolicyText(e) {
	return (await import("./policy-text.js")).isPolicyText(e);
}
export { readRegoTree, showFolder, treeFilter };
