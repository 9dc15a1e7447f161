import { DocumentError as e, JsonSlice as t, PolicyLoadError as n, dataFileFormat as r, decodeText as i, getMessage as a, hasByteOrderMark as o, isDataFile as s, isSignatures as c, message as l, readBaseDocuments as u, readDocument as d, unsupportedSource as f, visitAll as p } from "./evaluation.js";
import { checkRoots as m } from "./compiling.js";
import { beginsAsRego as h, checkDocument as g, problemLines as _ } from "./shared.js";
// src/engine/source/read-bundle.ts
async function readManifest(t, r) {
	let i = t.get(".manifest");
	if (i === void 0) return {};
	let s = await import("./zod.js").then((e) => e.zod_exports), c = s.union([s.literal(0), s.literal(1)], { error: "must be 0 or 1; instead of 2, take 1 and write `import rego.v2` into each file" }), u = s.looseObject({
		revision: s.string().optional(),
		rego_version: c.optional(),
		file_rego_versions: s.record(s.string(), c).optional(),
		roots: s.array(s.string()).nullish().transform((e) => e ?? void 0),
		wasm: s.array(s.looseObject({
			module: s.string(),
			entrypoint: s.string().optional()
		})).optional()
	}), invalid = (e, t) => new n(l`${r}: ${e}`, {
		code: "bundle_invalid",
		cause: t
	});
	if (o(i)) throw invalid("its .manifest begins with a byte-order mark, which OPA refuses; save it without one");
	let { json: f } = await d({
		name: ".manifest",
		bytes: i,
		format: "json"
	}).catch((t) => {
		throw t instanceof e ? invalid(a(t), t) : t;
	}), p = g(u, JSON.parse(new TextDecoder().decode(f)));
	if (p.problems === void 0) return p.data;
	throw invalid(`invalid .manifest:${_(p.problems)}`);
}
async function sortFiles(e, t) {
	let n = {
		data: [],
		texts: [],
		hasSignatures: !1
	};
	return await p(e, ([e, i]) => {
		let a = r(e);
		a !== void 0 && n.data.push({
			path: e,
			name: t(e),
			text: i,
			format: a
		}), e.endsWith(".rego") && n.texts.push([e, i]), n.hasSignatures ||= c(e);
	}), n;
}
async function listIgnored(e, t, { module: n, shownPath: r }) {
	let i = [];
	return await p(t, ({ inner: e, why: t, ...a }) => {
		let o = t === "other" ? whyIgnored(e, n) ?? t : t;
		i.push({
			...a,
			path: r(e),
			why: o
		});
	}), await p(e, ([e, t]) => {
		let a = whyIgnored(e, n);
		if (a === void 0) return;
		let o = a === "other" && h(e, t);
		i.push({
			path: r(e),
			why: a,
			...o ? { isUnread: o } : {}
		});
	}), i;
}
function findModule(e, t, r) {
	let i = new Set(t.wasm?.map(({ module: e }) => e.replace(/^\/+/, "")));
	if (i.size === 0 && e.has("policy.wasm") && i.add("policy.wasm"), i.size > 1) throw f(`${r} contains ${String(i.size)} Wasm modules; load them one by one`);
	let [a] = i;
	if (a === void 0 || e.has(a)) return a;
	throw new n(`${r}: its .manifest names the missing file ${a}`, { code: "bundle_invalid" });
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
async function readBundle(e, r, a, { withTests: o = !1, skipped: s = [], isVerified: c = !1, ...l } = {}) {
	if (e.has("patch.json")) throw f(`${r} is a delta bundle; only snapshot bundles can be loaded`);
	let d = await readManifest(e, r), h = d.revision === void 0 || d.revision === "" ? [] : [d.revision], { data: g, texts: _, hasSignatures: v } = await sortFiles(e, a), isTest = (e) => !o && e.endsWith("_test.rego"), y = _.some(([e]) => !isTest(e)), b = o && y ? void 0 : findModule(e, d, r);
	d.roots !== void 0 && m(r, d.roots, {
		data: t.of((await u(g, l)).bytes),
		names: (d.wasm ?? []).flatMap(({ entrypoint: e }) => e ?? [])
	});
	let x = await listIgnored(e, s, {
		module: b,
		shownPath: a
	}), S = b === void 0 ? void 0 : e.get(b);
	if (S === void 0 && !y && !(o && g.length > 0)) throw new n(`${r} contains no policy: neither a .rego file nor a policy.wasm`, { code: "source_empty" });
	let C = d.rego_version, w = await getVersions(d, r, _.map(([e]) => e), l), T = new Map(_.map(([e], t) => [e, w[t]])), placed = (e) => {
		let t = T.get(e);
		return {
			path: a(e),
			...t === void 0 ? {} : { regoVersion: t }
		};
	}, E = [], D = [];
	await p(_, ([e, t]) => {
		isTest(e) ? D.push({
			...placed(e),
			bytes: t
		}) : E.push({
			...placed(e),
			text: i(t, e)
		});
	});
	let O = {
		kind: "rego",
		what: r,
		files: E,
		data: g,
		regoVersion: toRegoVersion(C),
		revisions: h,
		ignored: x,
		tests: D,
		roots: d.roots === void 0 ? [] : [{
			what: r,
			roots: d.roots,
			files: E.map((e) => e.path)
		}]
	};
	return S === void 0 ? O : {
		kind: "wasm",
		what: r,
		wasm: S,
		ignored: x,
		data: g.length === 0 ? void 0 : await u(g, l),
		revisions: h,
		...y ? { rego: O } : {},
		...!c && v ? { isSigned: !0 } : {}
	};
}
export { readBundle };
