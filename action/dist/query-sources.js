import { EXACT_DATA as e, isAddress as t, missingSignature as n, readBaseDocuments as r, shownSource as i, splitPrefix as a, unsupportedSource as o } from "./evaluation.js";
import { readSchemas as s } from "./compiling.js";
import { readCapabilities as c } from "./declarations.js";
import { readRegoTree as l } from "./rego-tree.js";
// src/tooling/query-sources.ts
async function readQueryLimits({ capabilities: e, schema: t, builtins: n = [], cwd: r, signal: i, timeoutMs: a }, o) {
	let l = new Set(n.map(({ name: e }) => e)), { declared: u = [], allowed: d } = e === void 0 ? {} : await c(e, r), { schemas: f } = await s(t, o, {
		cwd: r,
		signal: i,
		timeoutMs: a
	});
	return {
		declared: u.filter(({ name: e }) => !l.has(e)),
		schemas: f,
		allowed: d
	};
}
async function readQuerySources(t) {
	let { data: n = [], bundles: i = [], regoVersion: o = "v1", signal: s, timeoutMs: c } = t, u = {
		reads: "data",
		allowSkippedFiles: t.allowSkippedFiles === !0,
		needsRego: !1,
		signal: s,
		timeoutMs: c,
		cwd: t.cwd,
		ignore: t.ignore
	}, d = n.map((e) => a(e));
	for (let { path: e } of d) throwIfAddress(e, "name policies of an address with -b");
	let f = await readLoose(d, u);
	for (let { files: e } of f) throwIfUnsignedRego(e, t.verify);
	let p = [...f];
	if (i.length > 0) {
		let { verify: e, lock: n } = t;
		p.push(await l(i, {
			...u,
			bundle: !0,
			bundles: e,
			lock: n
		}));
	}
	let m = p.flatMap((e) => e.files), h = [...new Map(m.map((e) => [e.path, e])).values()], g = p.flatMap((e) => e.data), _ = t.isExact === !0 ? e : {}, v = await r(g, {
		signal: s,
		timeoutMs: c,
		..._
	}), { allowed: y, ...b } = await readQueryLimits(t, h);
	return {
		rego: {
			files: h,
			regoVersion: o,
			allowed: y
		},
		...b,
		data: v,
		source: {
			files: h,
			roots: p.flatMap(({ roots: e }) => e)
		},
		unverified: p.flatMap(({ unverified: e }) => e),
		addresses: p.flatMap(({ addresses: e }) => e)
	};
}
function readLoose(e, t) {
	let n = [...new Set(e.map(({ location: e }) => e))];
	return Promise.all(n.map(async (n) => {
		let r = e.filter((e) => e.location === n).map(({ path: e }) => e), i = await l(r, t);
		return {
			...i,
			data: i.data.map((e) => ({
				...e,
				path: `${n}${e.path}`
			}))
		};
	}));
}
function throwIfUnsignedRego(e, t) {
	let [r] = e;
	if (r !== void 0 && t !== void 0 && t !== !1) throw n(`${r.path} is not signed: policies of -d are in no bundle; name signed bundles with -b`);
}
function throwIfAddress(e, n) {
	if (t(e)) throw o(`${i(e)}: -d reads files and folders; ${n}`);
}
export { readLoose, readQueryLimits, readQuerySources, throwIfAddress };
