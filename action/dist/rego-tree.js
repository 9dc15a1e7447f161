import { FIXED_SOURCE_LIMIT as e, LIBRARY_WORDING as t, MAX_SOURCE_BYTES as n, PolicyLoadError as r, append as i, checkContent as a, describeConflict as o, describePartConflict as s, findPartConflicts as c, getMembers as l, getMessage as u, inWording as d, invalidConfig as f, isAddress as p, isDataFile as m, isDirectory as h, isPolicyOrData as g, isRegohostError as _, isSignatures as v, isVerified as y, limitReading as b, loadSource as x, mergeBaseDocuments as S, nextPart as C, readDataPart as w, readPolicyBytes as T, readPolicyFolder as E, readSourceFile as D, readWithinTime as O, shownSource as k, throwIfUnsigned as A, toNamePattern as j, unsupportedSource as M } from "./evaluation.js";
import { isTexts as N, toPaths as P } from "./shared.js";
import { extname as F, resolve as I } from "node:path";
import { dirname as L, join as R, normalize as z } from "node:path/posix";
// src/tooling/folder-data.ts
function toSkippedData(e, n) {
	let r = d(u(n), {
		...t,
		location: () => ""
	});
	return {
		path: e,
		message: n.message,
		reason: r
	};
}
function isObjectAt({ document: e }, t) {
	let n = e;
	for (let e of t) n = n === void 0 ? void 0 : l(n)?.get(e);
	return n !== void 0 && l(n) !== void 0;
}
function toSkip({ path: e, parts: t }, n) {
	if (!t.every((e) => n.has(e))) return t.filter((e) => n.has(e));
	let r = t.filter((t) => !isObjectAt(t, e));
	return r.length === 0 ? t : r;
}
function withoutConflicts(e, t) {
	let n = e, r = /* @__PURE__ */ new Map();
	for (;;) {
		let e = r.size;
		for (let e of c(n)) {
			let n = s(e);
			for (let i of toSkip(e, t)) r.has(i) || r.set(i, {
				path: i.name,
				message: n,
				reason: n
			});
		}
		if (r.size === e) return {
			parts: n,
			skipped: [...r.values()]
		};
		n = n.filter((e) => !r.has(e));
	}
}
async function readFolderData(e, t = {}) {
	return b("reading the data", t, (n) => readParts(e, t, n));
}
async function readParts(e, t, n) {
	let r = [], i = /* @__PURE__ */ new Set(), a = [], o = /* @__PURE__ */ new Set(), s = {
		...t,
		onSeveral: (e) => void o.add(e)
	};
	for (let { isOptional: t = !1, ...o } of e) {
		await n.nextPart();
		try {
			let e = await w(o, s);
			r.push(e), t && i.add(e);
		} catch (e) {
			let n = _(e, "data_invalid") || _(e, "number_too_large");
			if (!t || !n) throw e;
			a.push(toSkippedData(o.name ?? o.path, e));
		}
	}
	let c = e.reduce((e, { text: t }) => e + t.length, 0), { merged: l, documents: u } = await O("reading the data", c, t, () => {
		let e = withoutConflicts(r, i);
		return {
			merged: e,
			documents: S(e.parts)
		};
	});
	for (let e of l.skipped) a.push(e);
	let d = new Set(a.map(({ path: e }) => e));
	return {
		documents: u,
		optional: i,
		skipped: a,
		firstDocuments: [...o].filter((e) => !d.has(e))
	};
}
function skipHiddenData(e, t) {
	let { documents: n } = e, r = /* @__PURE__ */ new Map();
	for (;;) {
		let i = r.size;
		for (let i of n.conflictsWith(t)) {
			let t = n.findPart(i.path);
			if (t === void 0 || !e.optional.has(t) || r.has(t)) continue;
			let a = o(i, t.name);
			r.set(t, {
				path: t.name,
				message: a,
				reason: a
			});
		}
		if (r.size === i) break;
		n = S(n.parts.filter((e) => !r.has(e)));
	}
	let i = new Set([...r.values()].map(({ path: e }) => e));
	return {
		...e,
		documents: n,
		skipped: [...e.skipped, ...r.values()],
		firstDocuments: e.firstDocuments.filter((e) => !i.has(e))
	};
}
const B = /^[ \t]*package\s+([A-Za-z_]\w*)/gm;
function mayHideData(e, { documents: t, optional: n }) {
	let r = t.parts.filter((e) => n.has(e));
	if (r.length === 0) return !1;
	let i = new Set(e.flatMap(({ text: e }) => Array.from(e.matchAll(B), ([, e]) => e)));
	return r.some(({ document: e }) => {
		let t = l(e);
		return [...i].some((e) => e !== void 0 && t?.has(e) === !0);
	});
}
// src/engine/source/bundle-tree.ts
function showFolder(e) {
	let t = e.replaceAll("\\", "/").replace(/\/+$/, "") || "/";
	return (e) => t === "." ? e : `${t.replace(/^\.\//, "")}/${e}`;
}
async function readBundleTree(t, n) {
	let { cwd: r } = n, i = await h(t, r);
	if (!i && !/\.t?gz$/i.test(t)) return x(t, n);
	let o = {
		...n,
		maxBytes: e,
		withTests: !0
	}, s = showFolder(t);
	if (i) return E(t, {
		subject: t,
		shownPath: s
	}, o);
	let c = await D(t, e, r);
	return a(c, t), T(c, t, o, s);
}
// src/tooling/rego-tree.ts
const V = {
	".json": "json",
	".yaml": "yaml",
	".yml": "yaml"
};
function dataFormat(e) {
	return V[F(e)];
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
function ignoreFilter(e = []) {
	let t = e.flatMap((e) => e.split(",")).map((e) => j(e.trim()));
	return (e) => e.split("/").some((e) => t.some((t) => t.test(e)));
}
function treeFilter({ reads: e, ignore: t, policies: n }) {
	let r = ignoreFilter(t);
	return (t) => (t.endsWith(".rego") || n !== void 0 && isYaml(t) || e === "data" && (dataFormat(t) !== void 0 || isNestedBundle(t))) && !r(t);
}
const H = /\.rego$/i, U = /\.(?:rego|json|ya?ml)$/i;
function requiredData(e) {
	let t = new Set([...e].filter((e) => e.endsWith(".rego")).map(L));
	return (e) => {
		if (!m(e)) return !1;
		for (let n = L(e);; n = L(n)) {
			if (t.has(n)) return !0;
			if (n === ".") return !1;
		}
	};
}
function withSlashes(e) {
	return e.replaceAll("\\", "/");
}
function getLocation(e, t) {
	return t === void 0 || t === process.cwd() ? e : I(t, e);
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
		this.#e = e, this.#t = treeFilter(e), this.#n = new Set(e.exclude?.map((t) => I(e.cwd ?? "", t)));
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
		if (p(t)) return await this.#p(t), !0;
		let { isDirectory: n, readSourceFile: r } = await import("./evaluation.js").then((e) => e.source_files_exports), i = getLocation(t, this.#e.cwd), { reads: a } = this.#e, o = y(this.#e), s = this.#e.bundle === !0 || o;
		if (await n(t, this.#e.cwd)) return s ? await this.#S(t) : await this.#b(t, i), !0;
		let c = a === "data" ? dataFormat(t.toLowerCase()) : void 0;
		return a === "rego" && await this.#g(t, i) ? (A(t, this.#e), await this.#_(withSlashes(t))) : H.test(t) || c !== void 0 ? (A(t, this.#e), await this.#m(withSlashes(t), "", await r(i, e), c)) : a === "files" || a === "rego" && !s && !isArchive(t) ? this.#a.push(t) : await this.#S(t), !1;
	}
	async #p(t) {
		if (this.#e.reads === "files") throw M(`${k(t)}: only files are formatted, and this is an address`);
		let { readAddress: n } = await import("./read-address.js"), r = await n(t, {
			...this.#f,
			maxBytes: e,
			withTests: !0
		});
		if (i(this.#c, r.addresses ?? []), r.kind === "wasm") throw alreadyCompiled(r.subject);
		this.#w(r, r.subject, ".", this.#t);
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
			if (!n || !_(t, "source_unreadable")) throw t;
			this.#e.reads === "data" && this.#o.push(toSkippedData(e, t));
			return;
		}
	}
	async #g(t, n) {
		if (this.#e.policies === void 0 || !isYaml(t.toLowerCase())) return !1;
		let { readSourceFile: r } = await import("./evaluation.js").then((e) => e.source_files_exports), i = await r(n, e);
		return await isPolicyText(new TextDecoder().decode(i));
	}
	async #_(e) {
		let { cwd: t = "", signal: r, lock: i, policies: { kind: a } = {} } = this.#e, { readPolicyScripts: o } = await import("./policy-scripts.js"), { scripts: s, others: c } = await o(e, {
			cwd: t,
			maxBytes: n,
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
			}), this.#u.add(z(n));
		}
		for (let e of c) this.#d.add(z(withSlashes(e)));
	}
	#v(e) {
		let t = z(e.path);
		this.#r.has(t) || this.#r.set(t, e);
	}
	#y(e, t) {
		let n = `${L(t.path)}:${z(e)}`, r = this.#i.get(n);
		(r === void 0 || r.isOptional === !0 && t.isOptional !== !0) && this.#i.set(n, {
			...t,
			name: r?.name ?? e
		});
	}
	async #b(t, n) {
		let { readDirectory: r } = await import("./evaluation.js").then((e) => e.source_files_exports), i = showFolder(t), { reads: a, policies: o } = this.#e, s = treeFilter({
			reads: a,
			policies: o
		}), isRead = (e) => s(e) || v(e), c = [], l = this.#e.allowSkippedFiles === !1, u = await r(n, isRead, e, {
			onIgnored: (e) => void c.push(e),
			...l ? { counts: g } : {}
		});
		await this.#x(c.map(({ inner: e, ...t }) => ({
			inner: e,
			path: i(e),
			...t
		}))), [...u.keys()].some(v) && this.#s.push(t);
		let d = requiredData(u.keys());
		for (let [e, t] of u) if (await C(), !v(e) && this.#t(e) && !this.#n.has(I(n, e))) {
			if (isNestedBundle(e)) await this.#C(i(e), L(e), t);
			else {
				let n = dataFormat(e), r = this.#e.optionalData === !0 || this.#e.reads !== "data", a = n !== void 0 && r && !d(e);
				await this.#m(i(e), e, t, n, a);
			}
		}
	}
	async #x(e) {
		let t = this.#e.allowSkippedFiles === !1, n = ignoreFilter(this.#e.ignore), r = t ? U : H, i = e.find(({ inner: e, why: i }) => n(e) ? !1 : i === "link" ? t && (e.endsWith("/") || r.test(e)) : i === "other" && r.test(e) && !/\.[a-z]+$/.test(e));
		if (i === void 0 && !t) return;
		let { checkLeftOut: a, notLowerCase: o } = await import("./evaluation.js").then((e) => e.left_out_files_exports);
		if (i !== void 0) throw i.why === "link" ? linked(i.path) : o(i.path);
		a(e.filter(({ inner: e, isUnread: t }) => t === !0 && this.#t(e)), !1);
	}
	async #S(e) {
		let t = await readBundleTree(e, this.#f), inner = (t) => t.slice(showFolder(e)("").length);
		if (await this.#x(t.ignored.map((e) => ({
			inner: inner(e.path),
			...e
		}))), t.kind === "wasm") throw alreadyCompiled(t.subject);
		this.#w(t, e, ".", this.#t);
	}
	async #C(t, n, r) {
		a(r, t);
		let i = await T(r, t, {
			...this.#f,
			maxBytes: e,
			withTests: !0
		}, showFolder(t));
		if (i.kind === "wasm") {
			let { data: e } = i;
			if (e === void 0) return;
			this.#y(t, {
				path: R(n, "data.json"),
				text: e.bytes,
				format: "json"
			});
		} else this.#w(i, t, n);
	}
	#w(e, t, n, r = () => !0) {
		let a = showFolder(t), isWanted = ({ path: e }) => e === t || r(e.slice(a("").length));
		for (let t of e.files) isWanted(t) && this.#v(t);
		for (let t of e.data) r(t.path) && this.#y(a(t.path), {
			...t,
			path: R(n, t.path)
		});
		i(this.#l, e.roots);
	}
};
function linked(e) {
	return M(`${e} is a link, which a bundle does not follow; put its target in its place, or name the folder without -b`);
}
function alreadyCompiled(e) {
	return M(`${e} is already compiled; pass its Rego source`);
}
async function readRegoTree(e, t) {
	let n = new TreeReader(t);
	if (N(e)) {
		if (A("{ files }", t), t.bundle === !0) throw f("bundle: texts cannot be a bundle; omit it");
		for (let [t, r] of Object.entries(e.files)) n.addText(t, r);
		if (n.tree.files.length > 0) return n.tree;
		throw new r("the files contain no Rego", { code: "source_empty" });
	}
	let i = P(e), a = !1;
	await b("reading the policies", t, async () => {
		for (let e of i) a = await n.addPath(e) || a;
	});
	let { tree: o } = n;
	if (o.files.length > 0 || t.needsRego === !1) return o;
	let s = o.skipped.find((e) => e.endsWith(".wasm"));
	if (s !== void 0) throw alreadyCompiled(s);
	if (!a && o.skipped.length === i.length) return o;
	throw new r(`no .rego file in ${i.map(k).join(", ")}`, { code: "source_empty" });
}
async function isPolicyText(e) {
	return (await import("./policy-text.js")).isPolicyText(e);
}
export { mayHideData, readFolderData, readRegoTree, showFolder, skipHiddenData, treeFilter };
