import { readSchemas as e } from "./compiling.js";
import { readCapabilities as t } from "./declarations.js";
import { describeConflict as n, describePartConflict as r, findPartConflicts as i, getMembers as a, isRegohostError as o, limitReading as s, mergeBaseDocuments as c, readDataPart as l, readWithinTime as u, splitVerify as d } from "./evaluation.js";
import { readRegoTree as f } from "./rego-tree.js";
import { normalize as p } from "node:path/posix";
// src/tooling/folder-data.ts
function messageOfNoData(e) {
	return o(e, "data_invalid") || o(e, "number_too_large") ? e.message : void 0;
}
function isObjectAt({ document: e }, t) {
	let n = e;
	for (let e of t) n = n === void 0 ? void 0 : a(n)?.get(e);
	return n !== void 0 && a(n) !== void 0;
}
function toSkip({ path: e, parts: t }, n) {
	if (!t.every((e) => n.has(e))) return t.filter((e) => n.has(e));
	let r = t.filter((t) => !isObjectAt(t, e));
	return r.length === 0 ? t : r;
}
function withoutConflicts(e, t) {
	let n = e, a = /* @__PURE__ */ new Map();
	for (;;) {
		let e = a.size;
		for (let e of i(n)) {
			let n = r(e);
			for (let r of toSkip(e, t)) a.has(r) || a.set(r, {
				path: r.name,
				message: n
			});
		}
		if (a.size === e) return {
			parts: n,
			skipped: [...a.values()]
		};
		n = n.filter((e) => !a.has(e));
	}
}
async function readFolderData(e, t = {}) {
	return s("reading the data", t, (n) => readParts(e, t, n));
}
async function readParts(e, t, n) {
	let r = [], i = /* @__PURE__ */ new Set(), a = [], o = /* @__PURE__ */ new Set(), s = {
		...t,
		onSeveral: (e) => void o.add(e)
	};
	for (let { isOptional: t = !1, ...o } of e) {
		await n.nextPart();
		try {
			let e = await l(o, s);
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
	let d = e.reduce((e, { text: t }) => e + t.length, 0), { merged: f, documents: p } = await u("reading the data", d, t, () => {
		let e = withoutConflicts(r, i);
		return {
			merged: e,
			documents: c(e.parts)
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
function skipHiddenData(e, t) {
	let { documents: r } = e, i = /* @__PURE__ */ new Map();
	for (;;) {
		let a = i.size;
		for (let a of r.conflictsWith(t)) {
			let t = r.findPart(a.path);
			t !== void 0 && e.optional.has(t) && !i.has(t) && i.set(t, {
				path: t.name,
				message: n(a, t.name)
			});
		}
		if (i.size === a) break;
		r = c(r.parts.filter((e) => !i.has(e)));
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
function mayHideData(e, { documents: t, optional: n }) {
	let r = t.parts.filter((e) => n.has(e));
	if (r.length === 0) return !1;
	let i = new Set(e.flatMap(({ text: e }) => Array.from(e.matchAll(m), ([, e]) => e)));
	return r.some(({ document: e }) => {
		let t = a(e);
		return [...i].some((e) => e !== void 0 && t?.has(e) === !0);
	});
}
// src/tooling/read-suite.ts
function toTreeOptions(e, { verify: t, ...n }) {
	return {
		...n,
		bundles: d(e, t).bundles
	};
}
async function readSuite(n, r, i, a) {
	let { cwd: o, capabilities: s, schema: c, builtins: l = [], maxErrors: u, signal: d, timeoutMs: p } = i, { files: m, data: h, roots: g, skipped: _, skippedData: v, unverified: y, addresses: b, scripts: x } = await f(r, {
		...toTreeOptions(n, i),
		...a
	}), { declared: S = [], allowed: C } = s === void 0 ? {} : await t(s, o), w = new Map(l.map((e) => [e.name, e]));
	for (let e of S) w.set(e.name, {
		...w.get(e.name),
		...e
	});
	let { schemas: T, optionalSchemas: E } = await e(c, m, {
		cwd: o,
		signal: d,
		timeoutMs: p
	}), D = {
		files: m,
		builtins: [...w.values()],
		regoVersion: i.regoVersion ?? "v1",
		allowed: C,
		schemas: T,
		optionalSchemas: E,
		maxErrors: u
	}, O = await readFolderData(h, {
		signal: d,
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
