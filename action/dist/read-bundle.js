import { $r as e, Ci as t, Ei as n, Xc as r, Xr as i, al as a, cl as o, ki as s, ni as c, ot as l, qc as u, st as d, ti as f } from "./shared.js";
import { r as p } from "./bundle-roots.js";
import { n as m } from "./likely-rego.js";
// src/engine/source/read-bundle.ts
async function readManifest(e, t) {
	let i = e.get(".manifest");
	if (i === void 0) return {};
	let c = await import("./zod.js").then((e) => e.t), f = c.union([c.literal(0), c.literal(1)], { error: "must be 0 or 1; instead of 2, take 1 and write `import rego.v2` into each file" }), p = c.looseObject({
		revision: c.string().optional(),
		rego_version: f.optional(),
		file_rego_versions: c.record(c.string(), f).optional(),
		roots: c.array(c.string()).nullish().transform((e) => e ?? void 0),
		wasm: c.array(c.looseObject({
			module: c.string(),
			entrypoint: c.string().optional()
		})).optional()
	}), invalid = (e, n) => new r(o`${t}: ${e}`, {
		code: "bundle_invalid",
		cause: n
	});
	if (n(i)) throw invalid("its .manifest begins with a byte-order mark, which OPA refuses; save it without one");
	let { json: m } = await s({
		name: ".manifest",
		bytes: i,
		format: "json"
	}).catch((e) => {
		throw e instanceof u ? invalid(a(e), e) : e;
	}), h = l(p, JSON.parse(new TextDecoder().decode(m)));
	if (h.problems === void 0) return h.data;
	throw invalid(`invalid .manifest:${d(h.problems)}`);
}
function dataFiles(e, t) {
	return [...e].flatMap(([e, n]) => {
		let r = f(e), i = t(e);
		return r === void 0 ? [] : [{
			path: e,
			name: i,
			text: n,
			format: r
		}];
	});
}
function findModule(e, t, n) {
	let i = new Set(t.wasm?.map(({ module: e }) => e.replace(/^\/+/, "")));
	if (i.size === 0 && e.has("policy.wasm") && i.add("policy.wasm"), i.size > 1) throw new r(`${n} contains ${String(i.size)} Wasm modules; load them one by one`, { code: "source_unsupported" });
	let [a] = i;
	if (a === void 0 || e.has(a)) return a;
	throw new r(`${n}: its .manifest names the missing file ${a}`, { code: "bundle_invalid" });
}
function whyIgnored(t, n) {
	if (!(t === ".manifest" || t === n || e(t) || c(t))) {
		if (/\.(?:wasm|tar\.gz|tgz)$/.test(t)) return "compiled";
		if (!t.endsWith(".rego")) return "other";
		if (t.endsWith("_test.rego")) return "test";
	}
}
function toRegoVersion(e) {
	return e === void 0 ? void 0 : e === 0 ? "v0" : "v1";
}
async function getVersions(e, t, n, { signal: r, timeoutMs: i }) {
	if (Object.keys(e.file_rego_versions ?? {}).length === 0) return n.map(() => toRegoVersion(e.rego_version));
	let { readRegoVersions: a } = await import("./rego-versions.js");
	return a(t, e, n.map((e) => `/${e}`), {
		signal: r,
		timeoutMs: i
	});
}
async function readBundle(n, a, o, { withTests: s = !1, skipped: c = [], isVerified: l = !1, ...u } = {}) {
	if (n.has("patch.json")) throw new r(`${a} is a delta bundle; only snapshot bundles can be loaded`, { code: "source_unsupported" });
	let d = await readManifest(n, a), f = d.revision === void 0 || d.revision === "" ? [] : [d.revision], h = dataFiles(n, o), isTest = (e) => !s && e.endsWith("_test.rego"), g = [...n].filter(([e]) => e.endsWith(".rego")), _ = g.filter(([e]) => !isTest(e)), v = s && _.length > 0 ? void 0 : findModule(n, d, a);
	d.roots !== void 0 && p(a, d.roots, {
		data: JSON.parse(new TextDecoder().decode((await t(h, u)).bytes)),
		names: (d.wasm ?? []).flatMap(({ entrypoint: e }) => e ?? [])
	});
	let y = [...c.map(({ inner: e, why: t, ...n }) => ({
		...n,
		inner: e,
		why: t === "other" ? whyIgnored(e, v) ?? t : t
	})), ...[...n].flatMap(([e, t]) => {
		let n = whyIgnored(e, v);
		return n === void 0 ? [] : [{
			inner: e,
			why: n,
			...n === "other" && m(e, t) ? { isUnread: !0 } : {}
		}];
	})].map(({ inner: e, ...t }) => ({
		path: o(e),
		...t
	})), b = v === void 0 ? void 0 : n.get(v);
	if (b === void 0 && _.length === 0 && !(s && h.length > 0)) throw new r(`${a} contains no policy: neither a .rego file nor a policy.wasm`, { code: "source_empty" });
	let x = d.rego_version, S = await getVersions(d, a, g.map(([e]) => e), u), C = new Map(g.map(([e], t) => [e, S[t]])), placed = (e) => {
		let t = C.get(e);
		return {
			path: o(e),
			...t === void 0 ? {} : { regoVersion: t }
		};
	}, w = _.map(([e, t]) => ({
		...placed(e),
		text: i(t, e)
	})), T = g.flatMap(([e, t]) => isTest(e) ? [{
		...placed(e),
		bytes: t
	}] : []), E = {
		kind: "rego",
		what: a,
		files: w,
		data: h,
		regoVersion: toRegoVersion(x),
		revisions: f,
		ignored: y,
		tests: T,
		roots: d.roots === void 0 ? [] : [{
			what: a,
			roots: d.roots,
			files: w.map((e) => e.path)
		}]
	};
	return b === void 0 ? E : {
		kind: "wasm",
		what: a,
		wasm: b,
		ignored: y,
		data: h.length === 0 ? void 0 : await t(h, u),
		revisions: f,
		..._.length === 0 ? {} : { rego: E },
		...!l && [...n.keys()].some(e) ? { isSigned: !0 } : {}
	};
}
export { readBundle as t };
