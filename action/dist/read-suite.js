import { describeConflict as e, describePartConflict as t, findPartConflicts as n, getMembers as r, isRegohostError as i, limitReading as a, mergeBaseDocuments as o, readDataPart as s, readSchemas as c, readWithinTime as l, splitVerify as u } from "./shared.js";
import { readCapabilities as d } from "./declarations.js";
import { readRegoTree as f } from "./rego-tree.js";
import { normalize as p } from "node:path/posix";
// src/tooling/folder-data.ts
function messageOfNoData(e) {
	return i(e, "data_invalid") || i(e, "number_too_large") ? e.message : void 0;
}
function isObjectAt({ document: e }, t) {
	let n = e;
	for (let e of t) n = n === void 0 ? void 0 : r(n)?.get(e);
	return n !== void 0 && r(n) !== void 0;
}
function toSkip({ path: e, parts: t }, n) {
	if (!t.every((e) => n.has(e))) return t.filter((e) => n.has(e));
	let r = t.filter((t) => !isObjectAt(t, e));
	return r.length === 0 ? t : r;
}
function withoutConflicts(e, r) {
	let i = e, a = /* @__PURE__ */ new Map();
	for (;;) {
		let e = a.size;
		for (let e of n(i)) {
			let n = t(e);
			for (let t of toSkip(e, r)) a.has(t) || a.set(t, {
				path: t.name,
				message: n
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
	return a("reading the data", t, (n) => readParts(e, t, n));
}
async function readParts(e, t, n) {
	let r = [], i = /* @__PURE__ */ new Set(), a = [], c = /* @__PURE__ */ new Set(), u = {
		...t,
		onSeveral: (e) => void c.add(e)
	};
	for (let { isOptional: t = !1, ...o } of e) {
		await n.nextPart();
		try {
			let e = await s(o, u);
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
			documents: o(e.parts)
		};
	});
	for (let e of f.skipped) a.push(e);
	let m = new Set(a.map(({ path: e }) => e));
	return {
		documents: p,
		optional: i,
		skipped: a,
		firstDocuments: [...c].filter((e) => !m.has(e))
	};
}
function skipHiddenData(t, n) {
	let { documents: r } = t, i = /* @__PURE__ */ new Map();
	for (;;) {
		let a = i.size;
		for (let a of r.conflictsWith(n)) {
			let n = r.findPart(a.path);
			n !== void 0 && t.optional.has(n) && !i.has(n) && i.set(n, {
				path: n.name,
				message: e(a, n.name)
			});
		}
		if (i.size === a) break;
		r = o(r.parts.filter((e) => !i.has(e)));
	}
	let a = new Set([...i.values()].map(({ path: e }) => e));
	return {
		...t,
		documents: r,
		skipped: [...t.skipped, ...i.values()],
		firstDocuments: t.firstDocuments.filter((e) => !a.has(e))
	};
}
const m = /^[ \t]*package\s+([A-Za-z_]\w*)/gm;
function mayHideData(e, { documents: t, optional: n }) {
	let i = t.parts.filter((e) => n.has(e));
	if (i.length === 0) return !1;
	let a = new Set(e.flatMap(({ text: e }) => Array.from(e.matchAll(m), ([, e]) => e)));
	return i.some(({ document: e }) => {
		let t = r(e);
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
async function readSuite(e, t, n, r) {
	let { cwd: i, capabilities: a, schema: o, builtins: s = [], maxErrors: l, signal: u, timeoutMs: p } = n, { files: m, data: h, roots: g, skipped: _, skippedData: v, unverified: y, addresses: b, scripts: x } = await f(t, {
		...toTreeOptions(e, n),
		...r
	}), { declared: S = [], allowed: C } = a === void 0 ? {} : await d(a, i), w = new Set(S.map(({ name: e }) => e)), { schemas: T, optionalSchemas: E } = await c(o, m, {
		cwd: i,
		signal: u,
		timeoutMs: p
	}), D = {
		files: m,
		builtins: [...s.filter(({ name: e }) => !w.has(e)), ...S],
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
export { mayHideData, readSuite, skipHiddenData, toTreeOptions };
