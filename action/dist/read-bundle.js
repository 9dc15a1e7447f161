import { DocumentError as e, JsonSlice as t, PolicyLoadError as n, dataFileFormat as r, decodeText as i, getMessage as a, hasByteOrderMark as o, invalidBundle as s, isCompiled as c, isDataFile as l, isSignatures as u, message as d, readBaseDocuments as f, readDocument as p, unsupportedSource as m, visitAll as h } from "./evaluation.js";
import { checkRoots as g } from "./compiling.js";
import { beginsAsRego as _, checkDocument as v, problemLines as y } from "./shared.js";
// src/engine/source/read-bundle.ts
async function readManifest(t, n) {
	let r = t.get(".manifest");
	if (r === void 0) return {};
	let i = await import("./zod.js").then((e) => e.zod_exports), c = i.union([i.literal(0), i.literal(1)], { error: "must be 0 or 1; instead of 2, take 1 and write `import rego.v2` into each file" }), l = i.looseObject({
		revision: i.string().optional(),
		rego_version: c.optional(),
		file_rego_versions: i.record(i.string(), c).optional(),
		roots: i.array(i.string()).nullish().transform((e) => e ?? void 0),
		wasm: i.array(i.looseObject({
			module: i.string(),
			entrypoint: i.string().optional()
		})).optional()
	}), invalid = (e, t) => s(d`${n}: ${e}`, t);
	if (o(r)) throw invalid("its .manifest begins with a byte-order mark, which OPA refuses; save it without one");
	let { json: u } = await p({
		name: ".manifest",
		bytes: r,
		format: "json"
	}).catch((t) => {
		throw t instanceof e ? invalid(a(t), t) : t;
	}), f = v(l, JSON.parse(new TextDecoder().decode(u)));
	if (f.problems === void 0) return f.data;
	throw invalid(`invalid .manifest:${y(f.problems)}`);
}
async function sortFiles(e, t) {
	let n = {
		data: [],
		texts: [],
		hasSignatures: !1
	};
	return await h(e, ([e, i]) => {
		let a = r(e);
		a !== void 0 && n.data.push({
			path: e,
			name: t(e),
			text: i,
			format: a
		}), e.endsWith(".rego") && n.texts.push([e, i]), n.hasSignatures ||= u(e);
	}), n;
}
async function listIgnored(e, t, { module: n, shownPath: r }) {
	let i = [];
	return await h(t, ({ inner: e, why: t, ...a }) => {
		let o = t === "other" ? whyIgnored(e, n) ?? t : t;
		i.push({
			...a,
			path: r(e),
			why: o
		});
	}), await h(e, ([e, t]) => {
		let a = whyIgnored(e, n);
		if (a === void 0) return;
		let o = a === "other" && _(e, t);
		i.push({
			path: r(e),
			why: a,
			...o ? { isUnread: o } : {}
		});
	}), i;
}
function findModule(e, t, n) {
	let r = new Set(t.wasm?.map(({ module: e }) => e.replace(/^\/+/, "")));
	if (r.size === 0 && e.has("policy.wasm") && r.add("policy.wasm"), r.size > 1) throw m(`${n} contains ${String(r.size)} Wasm modules; load them one by one`);
	let [i] = r;
	if (i === void 0 || e.has(i)) return i;
	throw s(`${n}: its .manifest names the missing file ${i}`);
}
function whyIgnored(e, t) {
	if (!(e === ".manifest" || e === t || u(e) || l(e))) {
		if (c(e)) return "compiled";
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
	if (e.has("patch.json")) throw m(`${r} is a delta bundle; only snapshot bundles can be loaded`);
	let u = await readManifest(e, r), d = u.revision === void 0 || u.revision === "" ? [] : [u.revision], { data: p, texts: _, hasSignatures: v } = await sortFiles(e, a), isTest = (e) => !o && e.endsWith("_test.rego"), y = _.some(([e]) => !isTest(e)), b = o && y ? void 0 : findModule(e, u, r);
	u.roots !== void 0 && g(r, u.roots, {
		data: t.of((await f(p, l)).bytes),
		names: (u.wasm ?? []).flatMap(({ entrypoint: e }) => e ?? [])
	});
	let x = await listIgnored(e, s, {
		module: b,
		shownPath: a
	}), S = b === void 0 ? void 0 : e.get(b);
	if (S === void 0 && !y && !(o && p.length > 0)) throw new n(`${r} contains no policy: neither a .rego file nor a policy.wasm`, { code: "source_empty" });
	let C = u.rego_version, w = await getVersions(u, r, _.map(([e]) => e), l), T = new Map(_.map(([e], t) => [e, w[t]])), toSourceFile = (e) => {
		let t = T.get(e);
		return {
			path: a(e),
			...t === void 0 ? {} : { regoVersion: t }
		};
	}, E = [], D = [];
	await h(_, ([e, t]) => {
		isTest(e) ? D.push({
			...toSourceFile(e),
			bytes: t
		}) : E.push({
			...toSourceFile(e),
			text: i(t, a(e))
		});
	});
	let O = {
		kind: "rego",
		subject: r,
		files: E,
		data: p,
		regoVersion: toRegoVersion(C),
		revisions: d,
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
		data: p.length === 0 ? void 0 : await f(p, l),
		revisions: d,
		...y ? { rego: O } : {},
		...!c && v ? { isSigned: !0 } : {}
	};
}
export { readBundle };
