import { DocumentError as e, PolicyLoadError as t, checkDocument as n, dataFileFormat as r, decodeText as i, getMessage as a, hasByteOrderMark as o, isDataFile as s, isSignatures as c, message as l, problemLines as u, readBaseDocuments as d, readDocument as f } from "./shared.js";
import { checkRoots as p } from "./bundle-roots.js";
import { beginsAsRego as m } from "./likely-rego.js";
// src/engine/source/read-bundle.ts
async function readManifest(r, i) {
	let s = r.get(".manifest");
	if (s === void 0) return {};
	let c = await import("./zod.js").then((e) => e.zod_exports), d = c.union([c.literal(0), c.literal(1)], { error: "must be 0 or 1; instead of 2, take 1 and write `import rego.v2` into each file" }), p = c.looseObject({
		revision: c.string().optional(),
		rego_version: d.optional(),
		file_rego_versions: c.record(c.string(), d).optional(),
		roots: c.array(c.string()).nullish().transform((e) => e ?? void 0),
		wasm: c.array(c.looseObject({
			module: c.string(),
			entrypoint: c.string().optional()
		})).optional()
	}), invalid = (e, n) => new t(l`${i}: ${e}`, {
		code: "bundle_invalid",
		cause: n
	});
	if (o(s)) throw invalid("its .manifest begins with a byte-order mark, which OPA refuses; save it without one");
	let { json: m } = await f({
		name: ".manifest",
		bytes: s,
		format: "json"
	}).catch((t) => {
		throw t instanceof e ? invalid(a(t), t) : t;
	}), h = n(p, JSON.parse(new TextDecoder().decode(m)));
	if (h.problems === void 0) return h.data;
	throw invalid(`invalid .manifest:${u(h.problems)}`);
}
function dataFiles(e, t) {
	return [...e].flatMap(([e, n]) => {
		let i = r(e), a = t(e);
		return i === void 0 ? [] : [{
			path: e,
			name: a,
			text: n,
			format: i
		}];
	});
}
function findModule(e, n, r) {
	let i = new Set(n.wasm?.map(({ module: e }) => e.replace(/^\/+/, "")));
	if (i.size === 0 && e.has("policy.wasm") && i.add("policy.wasm"), i.size > 1) throw new t(`${r} contains ${String(i.size)} Wasm modules; load them one by one`, { code: "source_unsupported" });
	let [a] = i;
	if (a === void 0 || e.has(a)) return a;
	throw new t(`${r}: its .manifest names the missing file ${a}`, { code: "bundle_invalid" });
}
function whyIgnored(e, t) {
	if (!(e === ".manifest" || e === t || c(e) || s(e))) {
		if (/\.(?:wasm|tar\.gz|tgz)$/.test(e)) return "compiled";
		if (!e.endsWith(".rego")) return "other";
		if (e.endsWith("_test.rego")) return "test";
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
async function readBundle(e, n, r, { withTests: a = !1, skipped: o = [], isVerified: s = !1, ...l } = {}) {
	if (e.has("patch.json")) throw new t(`${n} is a delta bundle; only snapshot bundles can be loaded`, { code: "source_unsupported" });
	let u = await readManifest(e, n), f = u.revision === void 0 || u.revision === "" ? [] : [u.revision], h = dataFiles(e, r), isTest = (e) => !a && e.endsWith("_test.rego"), g = [...e].filter(([e]) => e.endsWith(".rego")), _ = g.filter(([e]) => !isTest(e)), v = a && _.length > 0 ? void 0 : findModule(e, u, n);
	u.roots !== void 0 && p(n, u.roots, {
		data: JSON.parse(new TextDecoder().decode((await d(h, l)).bytes)),
		names: (u.wasm ?? []).flatMap(({ entrypoint: e }) => e ?? [])
	});
	let y = [...o.map(({ inner: e, why: t, ...n }) => ({
		...n,
		inner: e,
		why: t === "other" ? whyIgnored(e, v) ?? t : t
	})), ...[...e].flatMap(([e, t]) => {
		let n = whyIgnored(e, v);
		return n === void 0 ? [] : [{
			inner: e,
			why: n,
			...n === "other" && m(e, t) ? { isUnread: !0 } : {}
		}];
	})].map(({ inner: e, ...t }) => ({
		path: r(e),
		...t
	})), b = v === void 0 ? void 0 : e.get(v);
	if (b === void 0 && _.length === 0 && !(a && h.length > 0)) throw new t(`${n} contains no policy: neither a .rego file nor a policy.wasm`, { code: "source_empty" });
	let x = u.rego_version, S = await getVersions(u, n, g.map(([e]) => e), l), C = new Map(g.map(([e], t) => [e, S[t]])), placed = (e) => {
		let t = C.get(e);
		return {
			path: r(e),
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
		what: n,
		files: w,
		data: h,
		regoVersion: toRegoVersion(x),
		revisions: f,
		ignored: y,
		tests: T,
		roots: u.roots === void 0 ? [] : [{
			what: n,
			roots: u.roots,
			files: w.map((e) => e.path)
		}]
	};
	return b === void 0 ? E : {
		kind: "wasm",
		what: n,
		wasm: b,
		ignored: y,
		data: h.length === 0 ? void 0 : await d(h, l),
		revisions: f,
		..._.length === 0 ? {} : { rego: E },
		...!s && [...e.keys()].some(c) ? { isSigned: !0 } : {}
	};
}
export { readBundle };
