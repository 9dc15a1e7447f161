import { checkBuiltinNames as e, describeConflict as t, describePartConflict as n, findPartConflicts as r, getMembers as i, isRegohostError as a, limitReading as o, mergeBaseDocuments as s, readDataPart as c, readWithinTime as l, splitVerify as u } from "./evaluation.js";
import { readSchemas as d } from "./compiling.js";
import { readCapabilities as f } from "./declarations.js";
import { readRegoTree as p } from "./rego-tree.js";
import { normalize as m } from "node:path/posix";
// src/tooling/folder-data.ts
function messageOfNoData(e) {
	return a(e, "data_invalid") || a(e, "number_too_large") ? e.message : void 0;
}
function isObjectAt({ document: e }, t) {
	let n = e;
	for (let e of t) n = n === void 0 ? void 0 : i(n)?.get(e);
	return n !== void 0 && i(n) !== void 0;
}
function toSkip({ path: e, parts: t }, n) {
	if (!t.every((e) => n.has(e))) return t.filter((e) => n.has(e));
	let r = t.filter((t) => !isObjectAt(t, e));
	return r.length === 0 ? t : r;
}
function withoutConflicts(e, t) {
	let i = e, a = /* @__PURE__ */ new Map();
	for (;;) {
		let e = a.size;
		for (let e of r(i)) {
			let r = n(e);
			for (let n of toSkip(e, t)) a.has(n) || a.set(n, {
				path: n.name,
				message: r
			});
		}
		if (a.size === e) return {
			parts: i,
			skipped: [...a.values()]
		};
		i = i.filter((e) => !a.has(e));
	}
}
async function readFolderData(e, t = {}) {
	return o("reading the data", t, (n) => readParts(e, t, n));
}
async function readParts(e, t, n) {
	let r = [], i = /* @__PURE__ */ new Set(), a = [], o = /* @__PURE__ */ new Set(), u = {
		...t,
		onSeveral: (e) => void o.add(e)
	};
	for (let { isOptional: t = !1, ...o } of e) {
		await n.nextPart();
		try {
			let e = await c(o, u);
			r.push(e), t && i.add(e);
		} catch (e) {
			let n = messageOfNoData(e);
			if (!t || n === void 0) throw e;
			a.push({
				path: o.name ?? o.path,
				message: n
			});
		}
	}
	let d = e.reduce((e, { text: t }) => e + t.length, 0), { merged: f, documents: p } = await l("reading the data", d, t, () => {
		let e = withoutConflicts(r, i);
		return {
			merged: e,
			documents: s(e.parts)
		};
	});
	for (let e of f.skipped) a.push(e);
	let m = new Set(a.map(({ path: e }) => e));
	return {
		documents: p,
		optional: i,
		skipped: a,
		firstDocuments: [...o].filter((e) => !m.has(e))
	};
}
function skipHiddenData(e, n) {
	let { documents: r } = e, i = /* @__PURE__ */ new Map();
	for (;;) {
		let a = i.size;
		for (let a of r.conflictsWith(n)) {
			let n = r.findPart(a.path);
			n !== void 0 && e.optional.has(n) && !i.has(n) && i.set(n, {
				path: n.name,
				message: t(a, n.name)
			});
		}
		if (i.size === a) break;
		r = s(r.parts.filter((e) => !i.has(e)));
	}
	let a = new Set([...i.values()].map(({ path: e }) => e));
	return {
		...e,
		documents: r,
		skipped: [...e.skipped, ...i.values()],
		firstDocuments: e.firstDocuments.filter((e) => !a.has(e))
	};
}
const h = /^[ \t]*package\s+([A-Za-z_]\w*)/gm;
function mayHideData(e, { documents: t, optional: n }) {
	let r = t.parts.filter((e) => n.has(e));
	if (r.length === 0) return !1;
	let a = new Set(e.flatMap(({ text: e }) => Array.from(e.matchAll(h), ([, e]) => e)));
	return r.some(({ document: e }) => {
		let t = i(e);
		return [...a].some((e) => e !== void 0 && t?.has(e) === !0);
	});
}
// src/tooling/read-suite.ts
function toTreeOptions(e, { verify: t, ...n }) {
	return {
		...n,
		bundles: u(e, t).bundles
	};
}
async function readSuite(t, n, r, i) {
	let { cwd: a, capabilities: o, schema: s, builtins: c = [], maxErrors: l, signal: u, timeoutMs: m } = r, { files: h, data: g, roots: _, skipped: v, skippedData: y, unverified: b, addresses: x, scripts: S } = await p(n, {
		...toTreeOptions(t, r),
		...i
	}), { declared: C = [], allowed: w } = o === void 0 ? {} : await f(o, a);
	e(c);
	let T = new Map(c.map((e) => [e.name, e]));
	for (let e of C) T.set(e.name, {
		...T.get(e.name),
		...e
	});
	let { schemas: E, optionalSchemas: D } = await d(s, h, {
		cwd: a,
		signal: u,
		timeoutMs: m
	}), O = {
		files: h,
		builtins: [...T.values()],
		regoVersion: r.regoVersion ?? "v1",
		allowed: w,
		schemas: E,
		optionalSchemas: D,
		maxErrors: l
	}, k = await readFolderData(g, {
		signal: u,
		timeoutMs: m
	});
	return {
		suite: O,
		data: {
			...k,
			skipped: [...y, ...k.skipped]
		},
		source: {
			files: h,
			roots: _
		},
		skipped: v,
		unverified: b,
		addresses: x,
		scripts: getScripts(h, S)
	};
}
function getScripts(e, t) {
	let n = new Set(t);
	return e.filter(({ path: e }) => n.has(m(e)));
}
export { mayHideData, readSuite, skipHiddenData, toTreeOptions };
