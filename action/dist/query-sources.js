import { Ci as e, M as t, Xc as n, el as r, gr as i, nc as a, qs as o } from "./shared.js";
import { n as s } from "./declarations.js";
import { t as c } from "./rego-tree.js";
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
async function readQueryLimits({ capabilities: e, schema: t, builtins: n = [], cwd: r, signal: a, timeoutMs: o }, c) {
	let l = new Set(n.map(({ name: e }) => e)), { declared: u = [], allowed: d } = e === void 0 ? {} : await s(e, r), { schemas: f } = await i(t, c, {
		cwd: r,
		signal: a,
		timeoutMs: o
	});
	return {
		declared: u.filter(({ name: e }) => !l.has(e)),
		schemas: f,
		allowed: d
	};
}
async function readQuerySources(n) {
	let { data: r = [], bundles: i = [], regoVersion: a = "v1", signal: o, timeoutMs: s } = n, u = {
		reads: "data",
		allowSkippedFiles: n.allowSkippedFiles === !0,
		needsRego: !1,
		signal: o,
		timeoutMs: s,
		cwd: n.cwd,
		ignore: n.ignore
	}, d = r.map((e) => t(e));
	for (let { path: e } of d) refuseAddress(e, "name policies of an address with -b");
	let f = await readLoose(d, u);
	refuseUnsigned(f.files, n.verify);
	let p = i.length === 0 ? l : await c(i, {
		...u,
		bundle: !0,
		bundles: n.verify,
		lock: n.lock
	}), m = [...new Map([...f.files, ...p.files].map((e) => [e.path, e])).values()], h = await e([...f.data, ...p.data], {
		signal: o,
		timeoutMs: s
	}), { allowed: g, ..._ } = await readQueryLimits(n, m);
	return {
		rego: {
			files: m,
			regoVersion: a,
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
function refuseUnsigned(e, t) {
	let [n] = e;
	if (n !== void 0 && t !== void 0 && t !== !1) throw new r(`${n.path} is not signed: policies of -d are in no bundle; name signed bundles with -b`, { code: "signature_missing" });
}
function refuseAddress(e, t) {
	if (o(e)) throw new n(`${a(e)}: -d reads files and folders; ${t}`, { code: "source_unsupported" });
}
export { readLoose, readQueryLimits, readQuerySources, refuseAddress };
