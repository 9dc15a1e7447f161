import { DocumentError as e, PolicyLoadError as t, dataFileFormat as n, decodeText as r, getMessage as i, hasByteOrderMark as a, isDataFile as o, isSignatures as s, message as c, readBaseDocuments as l, readDocument as u, unsupportedSource as d } from "./evaluation.js";
import { checkRoots as f } from "./compiling.js";
import { beginsAsRego as p } from "./likely-rego.js";
import { checkDocument as m, problemLines as h } from "./shared.js";
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
	}), p = m(d, JSON.parse(new TextDecoder().decode(f)));
	if (p.problems === void 0) return p.data;
	throw invalid(`invalid .manifest:${h(p.problems)}`);
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
	if (i.size === 0 && e.has("policy.wasm") && i.add("policy.wasm"), i.size > 1) throw d(`${r} contains ${String(i.size)} Wasm modules; load them one by one`);
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
	if (e.has("patch.json")) throw d(`${n} is a delta bundle; only snapshot bundles can be loaded`);
	let m = await readManifest(e, n), h = m.revision === void 0 || m.revision === "" ? [] : [m.revision], g = dataFiles(e, i), isTest = (e) => !a && e.endsWith("_test.rego"), _ = [...e].filter(([e]) => e.endsWith(".rego")), v = _.filter(([e]) => !isTest(e)), y = a && v.length > 0 ? void 0 : findModule(e, m, n);
	m.roots !== void 0 && f(n, m.roots, {
		data: JSON.parse(new TextDecoder().decode((await l(g, u)).bytes)),
		names: (m.wasm ?? []).flatMap(({ entrypoint: e }) => e ?? [])
	});
	let b = [...o.map(({ inner: e, why: t, ...n }) => ({
		...n,
		inner: e,
		why: t === "other" ? whyIgnored(e, y) ?? t : t
	})), ...[...e].flatMap(([e, t]) => {
		let n = whyIgnored(e, y);
		return n === void 0 ? [] : [{
			inner: e,
			why: n,
			...n === "other" && p(e, t) ? { isUnread: !0 } : {}
		}];
	})].map(({ inner: e, ...t }) => ({
		path: i(e),
		...t
	})), x = y === void 0 ? void 0 : e.get(y);
	if (x === void 0 && v.length === 0 && !(a && g.length > 0)) throw new t(`${n} contains no policy: neither a .rego file nor a policy.wasm`, { code: "source_empty" });
	let S = m.rego_version, C = await getVersions(m, n, _.map(([e]) => e), u), w = new Map(_.map(([e], t) => [e, C[t]])), placed = (e) => {
		let t = w.get(e);
		return {
			path: i(e),
			...t === void 0 ? {} : { regoVersion: t }
		};
	}, T = v.map(([e, t]) => ({
		...placed(e),
		text: r(t, e)
	})), E = _.flatMap(([e, t]) => isTest(e) ? [{
		...placed(e),
		bytes: t
	}] : []), D = {
		kind: "rego",
		what: n,
		files: T,
		data: g,
		regoVersion: toRegoVersion(S),
		revisions: h,
		ignored: b,
		tests: E,
		roots: m.roots === void 0 ? [] : [{
			what: n,
			roots: m.roots,
			files: T.map((e) => e.path)
		}]
	};
	return x === void 0 ? D : {
		kind: "wasm",
		what: n,
		wasm: x,
		ignored: b,
		data: g.length === 0 ? void 0 : await l(g, u),
		revisions: h,
		...v.length === 0 ? {} : { rego: D },
		...!c && [...e.keys()].some(s) ? { isSigned: !0 } : {}
	};
}
export { readBundle };
