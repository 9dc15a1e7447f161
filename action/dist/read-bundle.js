import { DocumentError as e, PolicyLoadError as t, dataFileFormat as n, decodeText as r, getMessage as i, hasByteOrderMark as a, isDataFile as o, isSignatures as s, message as c, readBaseDocuments as l, readDocument as u } from "./evaluation.js";
import { checkRoots as d } from "./compiling.js";
import { beginsAsRego as f } from "./likely-rego.js";
import { checkDocument as p, problemLines as m } from "./shared.js";
// src/engine/source/read-bundle.ts
async function readManifest(n, r) {
	let o = n.get(".manifest");
	if (o === void 0) return {};
	let s = await import("./zod.js").then((e) => e.zod_exports), l = s.union([s.literal(0), s.literal(1)], { error: "must be 0 or 1; instead of 2, take 1 and write `import rego.v2` into each file" }), d = s.looseObject({
		revision: s.string().optional(),
		rego_version: l.optional(),
		file_rego_versions: s.record(s.string(), l).optional(),
		roots: s.array(s.string()).nullish().transform((e) => e ?? void 0),
		wasm: s.array(s.looseObject({
			module: s.string(),
			entrypoint: s.string().optional()
		})).optional()
	}), invalid = (e, n) => new t(c`${r}: ${e}`, {
		code: "bundle_invalid",
		cause: n
	});
	if (a(o)) throw invalid("its .manifest begins with a byte-order mark, which OPA refuses; save it without one");
	let { json: f } = await u({
		name: ".manifest",
		bytes: o,
		format: "json"
	}).catch((t) => {
		throw t instanceof e ? invalid(i(t), t) : t;
	}), h = p(d, JSON.parse(new TextDecoder().decode(f)));
	if (h.problems === void 0) return h.data;
	throw invalid(`invalid .manifest:${m(h.problems)}`);
}
function dataFiles(e, t) {
	return [...e].flatMap(([e, r]) => {
		let i = n(e), a = t(e);
		return i === void 0 ? [] : [{
			path: e,
			name: a,
			text: r,
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
	if (!(e === ".manifest" || e === t || s(e) || o(e))) {
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
async function readBundle(e, n, i, { withTests: a = !1, skipped: o = [], isVerified: c = !1, ...u } = {}) {
	if (e.has("patch.json")) throw new t(`${n} is a delta bundle; only snapshot bundles can be loaded`, { code: "source_unsupported" });
	let p = await readManifest(e, n), m = p.revision === void 0 || p.revision === "" ? [] : [p.revision], h = dataFiles(e, i), isTest = (e) => !a && e.endsWith("_test.rego"), g = [...e].filter(([e]) => e.endsWith(".rego")), _ = g.filter(([e]) => !isTest(e)), v = a && _.length > 0 ? void 0 : findModule(e, p, n);
	p.roots !== void 0 && d(n, p.roots, {
		data: JSON.parse(new TextDecoder().decode((await l(h, u)).bytes)),
		names: (p.wasm ?? []).flatMap(({ entrypoint: e }) => e ?? [])
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
			...n === "other" && f(e, t) ? { isUnread: !0 } : {}
		}];
	})].map(({ inner: e, ...t }) => ({
		path: i(e),
		...t
	})), b = v === void 0 ? void 0 : e.get(v);
	if (b === void 0 && _.length === 0 && !(a && h.length > 0)) throw new t(`${n} contains no policy: neither a .rego file nor a policy.wasm`, { code: "source_empty" });
	let x = p.rego_version, S = await getVersions(p, n, g.map(([e]) => e), u), C = new Map(g.map(([e], t) => [e, S[t]])), placed = (e) => {
		let t = C.get(e);
		return {
			path: i(e),
			...t === void 0 ? {} : { regoVersion: t }
		};
	}, w = _.map(([e, t]) => ({
		...placed(e),
		text: r(t, e)
	})), T = g.flatMap(([e, t]) => isTest(e) ? [{
		...placed(e),
		bytes: t
	}] : []), E = {
		kind: "rego",
		what: n,
		files: w,
		data: h,
		regoVersion: toRegoVersion(x),
		revisions: m,
		ignored: y,
		tests: T,
		roots: p.roots === void 0 ? [] : [{
			what: n,
			roots: p.roots,
			files: w.map((e) => e.path)
		}]
	};
	return b === void 0 ? E : {
		kind: "wasm",
		what: n,
		wasm: b,
		ignored: y,
		data: h.length === 0 ? void 0 : await l(h, u),
		revisions: m,
		..._.length === 0 ? {} : { rego: E },
		...!c && [...e.keys()].some(s) ? { isSigned: !0 } : {}
	};
}
export { readBundle };
