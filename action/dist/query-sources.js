import { PolicyLoadError as e, VerificationError as t, isAddress as n, readBaseDocuments as r, shownSource as i, splitPlace as a } from "./evaluation.js";
import { readSchemas as o } from "./compiling.js";
import { readCapabilities as s } from "./declarations.js";
import { readRegoTree as c } from "./rego-tree.js";
// src/tooling/query-sources.ts
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
	let { data: t = [], bundles: n = [], regoVersion: i = "v1", signal: o, timeoutMs: s } = e, l = {
		reads: "data",
		allowSkippedFiles: e.allowSkippedFiles === !0,
		needsRego: !1,
		signal: o,
		timeoutMs: s,
		cwd: e.cwd,
		ignore: e.ignore
	}, u = t.map((e) => a(e));
	for (let { path: e } of u) refuseAddress(e, "name policies of an address with -b");
	let d = await readLoose(u, l);
	for (let { files: t } of d) refuseUnsigned(t, e.verify);
	let f = [...d];
	if (n.length > 0) {
		let { verify: t, lock: r } = e;
		f.push(await c(n, {
			...l,
			bundle: !0,
			bundles: t,
			lock: r
		}));
	}
	let p = f.flatMap((e) => e.files), m = [...new Map(p.map((e) => [e.path, e])).values()], h = f.flatMap((e) => e.data), g = await r(h, {
		signal: o,
		timeoutMs: s
	}), { allowed: _, ...v } = await readQueryLimits(e, m);
	return {
		rego: {
			files: m,
			regoVersion: i,
			allowed: _
		},
		...v,
		data: g,
		source: {
			files: m,
			roots: f.flatMap(({ roots: e }) => e)
		},
		unverified: f.flatMap(({ unverified: e }) => e),
		addresses: f.flatMap(({ addresses: e }) => e)
	};
}
function readLoose(e, t) {
	let n = [...new Set(e.map(({ location: e }) => e))];
	return Promise.all(n.map(async (n) => {
		let r = e.filter((e) => e.location === n).map(({ path: e }) => e), i = await c(r, t);
		return {
			...i,
			data: i.data.map((e) => ({
				...e,
				path: `${n}${e.path}`
			}))
		};
	}));
}
function refuseUnsigned(e, n) {
	let [r] = e;
	if (r !== void 0 && n !== void 0 && n !== !1) throw new t(`${r.path} is not signed: policies of -d are in no bundle; name signed bundles with -b`, { code: "signature_missing" });
}
function refuseAddress(t, r) {
	if (n(t)) throw new e(`${i(t)}: -d reads files and folders; ${r}`, { code: "source_unsupported" });
}
export { readLoose, readQueryLimits, readQuerySources, refuseAddress };
