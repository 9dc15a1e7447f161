import { PolicyLoadError as e, VerificationError as t, isAddress as n, readBaseDocuments as r, shownSource as i, splitPlace as a } from "./evaluation.js";
import { readSchemas as o } from "./compiling.js";
import { readCapabilities as s } from "./declarations.js";
import { readRegoTree as c } from "./rego-tree.js";
// src/tooling/query-sources.ts
const l = {
	files: [],
	data: [],
	roots: [],
	skipped: [],
	skippedData: [],
	unverified: [],
	addresses: [],
	scripts: []
};
async function readQueryLimits({ capabilities: e, schema: t, builtins: n = [], cwd: r, signal: i, timeoutMs: a }, c) {
	let l = new Set(n.map(({ name: e }) => e)), { declared: u = [], allowed: d } = e === void 0 ? {} : await s(e, r), { schemas: f } = await o(t, c, {
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
async function readQuerySources(e) {
	let { data: t = [], bundles: n = [], regoVersion: i = "v1", signal: o, timeoutMs: s } = e, u = {
		reads: "data",
		allowSkippedFiles: e.allowSkippedFiles === !0,
		needsRego: !1,
		signal: o,
		timeoutMs: s,
		cwd: e.cwd,
		ignore: e.ignore
	}, d = t.map((e) => a(e));
	for (let { path: e } of d) refuseAddress(e, "name policies of an address with -b");
	let f = await readLoose(d, u);
	refuseUnsigned(f.files, e.verify);
	let p = n.length === 0 ? l : await c(n, {
		...u,
		bundle: !0,
		bundles: e.verify,
		lock: e.lock
	}), m = [...new Map([...f.files, ...p.files].map((e) => [e.path, e])).values()], h = await r([...f.data, ...p.data], {
		signal: o,
		timeoutMs: s
	}), { allowed: g, ..._ } = await readQueryLimits(e, m);
	return {
		rego: {
			files: m,
			regoVersion: i,
			allowed: g
		},
		..._,
		data: h,
		source: {
			files: m,
			roots: [...f.roots, ...p.roots]
		},
		unverified: [...f.unverified, ...p.unverified],
		addresses: p.addresses
	};
}
async function readLoose(e, t) {
	let n = [...new Set(e.map(({ place: e }) => e))], r = await Promise.all(n.map(async (n) => {
		let r = e.filter((e) => e.place === n).map(({ path: e }) => e), i = await c(r, t);
		return {
			...i,
			data: i.data.map((e) => ({
				...e,
				path: `${n}${e.path}`
			}))
		};
	}));
	return {
		files: r.flatMap(({ files: e }) => e),
		data: r.flatMap(({ data: e }) => e),
		roots: r.flatMap(({ roots: e }) => e),
		unverified: r.flatMap(({ unverified: e }) => e),
		addresses: r.flatMap(({ addresses: e }) => e)
	};
}
function refuseUnsigned(e, n) {
	let [r] = e;
	if (r !== void 0 && n !== void 0 && n !== !1) throw new t(`${r.path} is not signed: policies of -d are in no bundle; name signed bundles with -b`, { code: "signature_missing" });
}
function refuseAddress(t, r) {
	if (n(t)) throw new e(`${i(t)}: -d reads files and folders; ${r}`, { code: "source_unsupported" });
}
export { readLoose, readQueryLimits, readQuerySources, refuseAddress };
