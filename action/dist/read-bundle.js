import { DocumentError as e, JsonSlice as t, PolicyLoadError as n, dataFileFormat as r, decodeText as i, getMessage as a, hasByteOrderMark as o, isCompiled as s, isDataFile as c, isSignatures as l, message as u, readBaseDocuments as d, readDocument as f, unsupportedSource as p, visitAll as m } from "./evaluation.js";
import { checkRoots as h } from "./compiling.js";
import { beginsAsRego as g, checkDocument as _, problemLines as v } from "./shared.js";
// src/engine/source/read-bundle.ts
async function readManifest(t, r) {
	let i = t.get(".manifest");
	if (i === void 0) return {};
	let s = await import("./zod.js").then((e) => e.zod_exports), c = s.union([s.literal(0), s.literal(1)], { error: "must be 0 or 1; instead of 2, take 1 and write `import rego.v2` into each file" }), l = s.looseObject({
		revision: s.string().optional(),
		rego_version: c.optional(),
		file_rego_versions: s.record(s.string(), c).optional(),
		roots: s.array(s.string()).nullish().transform((e) => e ?? void 0),
		wasm: s.array(s.looseObject({
			module: s.string(),
			entrypoint: s.string().optional()
		})).optional()
	}), invalid = (e, t) => new n(u`${r}: ${e}`, {
		code: "bundle_invalid",
		cause: t
	});
	if (o(i)) throw invalid("its .manifest begins with a byte-order mark, which OPA refuses; save it without one");
	let { json: d } = await f({
		name: ".manifest",
		bytes: i,
		format: "json"
	}).catch((t) => {
		throw t instanceof e ? invalid(a(t), t) : t;
	}), p = _(l, JSON.parse(new TextDecoder().decode(d)));
	if (p.problems === void 0) return p.data;
	throw invalid(`invalid .manifest:${v(p.problems)}`);
}
async function sortFiles(e, t) {
	let n = {
		data: [],
		texts: [],
		hasSignatures: !1
	};
	return await m(e, ([e, i]) => {
		let a = r(e);
		a !== void 0 && n.data.push({
			path: e,
			name: t(e),
			text: i,
			format: a
		}), e.endsWith(".rego") && n.texts.push([e, i]), n.hasSignatures ||= l(e);
	}), n;
}
async function listIgnored(e, t, { module: n, shownPath: r }) {
	let i = [];
	return await m(t, ({ inner: e, why: t, ...a }) => {
		let o = t === "other" ? whyIgnored(e, n) ?? t : t;
		i.push({
			...a,
			path: r(e),
			why: o
		});
	}), await m(e, ([e, t]) => {
		let a = whyIgnored(e, n);
		if (a === void 0) return;
		let o = a === "other" && g(e, t);
		i.push({
			path: r(e),
			why: a,
			...o ? { isUnread: o } : {}
		});
	}), i;
}
function findModule(e, t, r) {
	let i = new Set(t.wasm?.map(({ module: e }) => e.replace(/^\/+/, "")));
	if (i.size === 0 && e.has("policy.wasm") && i.add("policy.wasm"), i.size > 1) throw p(`${r} contains ${String(i.size)} Wasm modules; load them one by one`);
	let [a] = i;
	if (a === void 0 || e.has(a)) return a;
	throw new n(`${r}: its .manifest names the missing file ${a}`, { code: "bundle_invalid" });
}
function whyIgnored(e, t) {
	if (!(e === ".manifest" || e === t || l(e) || c(e))) {
		if (s(e)) return "compiled";
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
	if (e.has("patch.json")) throw p(`${r} is a delta bundle; only snapshot bundles can be loaded`);
	let u = await readManifest(e, r), f = u.revision === void 0 || u.revision === "" ? [] : [u.revision], { data: g, texts: _, hasSignatures: v } = await sortFiles(e, a), isTest = (e) => !o && e.endsWith("_test.rego"), y = _.some(([e]) => !isTest(e)), b = o && y ? void 0 : findModule(e, u, r);
	u.roots !== void 0 && h(r, u.roots, {
		data: t.of((await d(g, l)).bytes),
		names: (u.wasm ?? []).flatMap(({ entrypoint: e }) => e ?? [])
	});
	let x = await listIgnored(e, s, {
		module: b,
		shownPath: a
	}), S = b === void 0 ? void 0 : e.get(b);
	if (S === void 0 && !y && !(o && g.length > 0)) throw new n(`${r} contains no policy: neither a .rego file nor a policy.wasm`, { code: "source_empty" });
	let C = u.rego_version, w = await getVersions(u, r, _.map(([e]) => e), l), T = new Map(_.map(([e], t) => [e, w[t]])), placed = (e) => {
		let t = T.get(e);
		return {
			path: a(e),
			...t === void 0 ? {} : { regoVersion: t }
		};
	}, E = [], D = [];
	await m(_, ([e, t]) => {
		isTest(e) ? D.push({
			...placed(e),
			bytes: t
		}) : E.push({
			...placed(e),
			text: i(t, a(e))
		});
	});
	let O = {
		kind: "rego",
		subject: r,
		files: E,
		data: g,
		regoVersion: toRegoVersion(C),
		revisions: f,
		ignored: x,
		tests: D,
		roots: u.roots === void 0 ? [] : [{
			subject: r,
			roots: u.roots,
			files: E.map((e) => e.path)
		}]
	};
	return S === void 0 ? O : {
		kind: "wasm",
		subject: r,
		wasm: S,
		ignored: x,
		data: g.length === 0 ? void 0 : await d(g, l),
		revisions: f,
		...y ? { rego: O } : {},
		...!c && v ? { isSigned: !0 } : {}
	};
}
export { readBundle };
