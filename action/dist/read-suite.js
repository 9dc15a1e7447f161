import { Ja as e, Si as t, Zi as n, aa as r, bi as i, dr as a, gr as o, qi as s, tl as c, wi as l, xi as u } from "./shared.js";
import { n as d } from "./declarations.js";
import { t as f } from "./rego-tree.js";
import { normalize as p } from "node:path/posix";
// src/tooling/folder-data.ts
function messageOfNoData(e) {
	return c(e, "data_invalid") || c(e, "number_too_large") ? e.message : void 0;
}
function isObjectAt({ document: t }, n) {
	let r = t;
	for (let t of n) r = r === void 0 ? void 0 : e(r)?.get(t);
	return r !== void 0 && e(r) !== void 0;
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
		for (let e of u(n)) {
			let n = i(e);
			for (let i of toSkip(e, t)) r.has(i) || r.set(i, {
				path: i.name,
				message: n
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
	return r("reading the data", t, (n) => readParts(e, t, n));
}
async function readParts(e, r, i) {
	let a = [], o = /* @__PURE__ */ new Set(), s = [], c = /* @__PURE__ */ new Set(), u = {
		...r,
		onSeveral: (e) => void c.add(e)
	};
	for (let { isOptional: t = !1, ...n } of e) {
		await i.nextPart();
		try {
			let e = await l(n, u);
			a.push(e), t && o.add(e);
		} catch (e) {
			let r = messageOfNoData(e);
			if (!t || r === void 0) throw e;
			s.push({
				path: n.name ?? n.path,
				message: r
			});
		}
	}
	let d = e.reduce((e, { text: t }) => e + t.length, 0), { merged: f, documents: p } = await n("reading the data", d, r, () => {
		let e = withoutConflicts(a, o);
		return {
			merged: e,
			documents: t(e.parts)
		};
	});
	for (let e of f.skipped) s.push(e);
	let m = new Set(s.map(({ path: e }) => e));
	return {
		documents: p,
		optional: o,
		skipped: s,
		firstDocuments: [...c].filter((e) => !m.has(e))
	};
}
function skipHiddenData(e, n) {
	let { documents: r } = e, i = /* @__PURE__ */ new Map();
	for (;;) {
		let a = i.size;
		for (let t of r.conflictsWith(n)) {
			let n = r.findPart(t.path);
			n !== void 0 && e.optional.has(n) && !i.has(n) && i.set(n, {
				path: n.name,
				message: s(t, n.name)
			});
		}
		if (i.size === a) break;
		r = t(r.parts.filter((e) => !i.has(e)));
	}
	let a = new Set([...i.values()].map(({ path: e }) => e));
	return {
		...e,
		documents: r,
		skipped: [...e.skipped, ...i.values()],
		firstDocuments: e.firstDocuments.filter((e) => !a.has(e))
	};
}
const m = /^[ \t]*package\s+([A-Za-z_]\w*)/gm;
function mayHideData(t, { documents: n, optional: r }) {
	let i = n.parts.filter((e) => r.has(e));
	if (i.length === 0) return !1;
	let a = new Set(t.flatMap(({ text: e }) => Array.from(e.matchAll(m), ([, e]) => e)));
	return i.some(({ document: t }) => {
		let n = e(t);
		return [...a].some((e) => e !== void 0 && n?.has(e) === !0);
	});
}
// src/tooling/read-suite.ts
function toTreeOptions(e, { verify: t, ...n }) {
	return {
		...n,
		bundles: a(e, t).bundles
	};
}
async function readSuite(e, t, n, r) {
	let { cwd: i, capabilities: a, schema: s, builtins: c = [], maxErrors: l, signal: u, timeoutMs: p } = n, { files: m, data: h, roots: g, skipped: _, skippedData: v, unverified: y, addresses: b, scripts: x } = await f(t, {
		...toTreeOptions(e, n),
		...r
	}), { declared: S = [], allowed: C } = a === void 0 ? {} : await d(a, i), w = new Set(S.map(({ name: e }) => e)), { schemas: T, optionalSchemas: E } = await o(s, m, {
		cwd: i,
		signal: u,
		timeoutMs: p
	}), D = {
		files: m,
		builtins: [...c.filter(({ name: e }) => !w.has(e)), ...S],
		regoVersion: n.regoVersion ?? "v1",
		allowed: C,
		schemas: T,
		optionalSchemas: E,
		maxErrors: l
	}, O = await readFolderData(h, {
		signal: u,
		timeoutMs: p
	});
	return {
		suite: D,
		data: {
			...O,
			skipped: [...v, ...O.skipped]
		},
		source: {
			files: m,
			roots: g
		},
		skipped: _,
		unverified: y,
		addresses: b,
		scripts: getScripts(m, x)
	};
}
function getScripts(e, t) {
	let n = new Set(t);
	return e.filter(({ path: e }) => n.has(p(e)));
}
export { skipHiddenData as i, toTreeOptions as n, mayHideData as r, readSuite as t };
