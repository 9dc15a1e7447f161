import { __exportAll as e } from "./rolldown-runtime.js";
import { EXACT_DATA as t, PolicyLoadError as n, checkBundleOptions as r, checkBundleSignOptions as i, checkCompileOptions as a, describeAddresses as o, describeLeftOut as s, getOrigin as c, loadSource as l, policyInTest as u, readOwnData as d, readSchemas as f, readTests as p, schemaDigest as m, splitVerify as h, toReadOptions as g, unverifiedNote as _ } from "./shared.js";
import { opaVersion as v, plannerMark as y, version as b } from "./start.js";
// src/engine/compile-policy.ts
var x = /* @__PURE__ */ e({ compileSource: () => compileSource });
function toList(e) {
	return typeof e == "string" ? [e] : e;
}
async function compileSource(e, n, r = !1) {
	let [{ compileRego: i }, { checkOutline: a }] = await Promise.all([import("./compile-rego.js").then((e) => e.compile_rego_exports), import("./check-outline.js")]), o = toList(n.entrypoint), s = n.regoVersion ?? e.regoVersion, c = await d(e, {
		...g(n),
		...r ? t : {}
	}), l = r ? {
		...await f(n.schema, e.files, g(n)),
		tests: withVersion(p(e), n)
	} : void 0, m = await i({
		files: withVersion(e.files, n),
		timeoutMs: n.compileTimeoutMs,
		keep: l,
		entrypoints: o,
		builtins: n.builtins,
		optimize: n.optimize,
		regoVersion: s,
		signal: n.signal
	}), [h] = m.gate?.policiesInTests ?? [];
	if (h !== void 0) throw u(h);
	a(m.outline, e, c);
	let _ = l === void 0 ? m.wasm : await describeModule(m, e, l.schemas), v = await c.readJson({ timeoutMs: n.compileTimeoutMs });
	return {
		...m,
		wasm: _,
		data: Buffer.from(v)
	};
}
async function compilePolicy(e, t = {}) {
	a(t);
	let { loaded: n, notes: r } = await loadRego("compilePolicy", e, t), { wasm: i, entrypoints: o, warnings: s, data: l, packages: u } = await compileSource(n, t, !0);
	return {
		wasm: i,
		entrypoints: o,
		warnings: s,
		notes: r,
		data: l,
		packages: u,
		origin: c(n)
	};
}
async function loadRego(e, t, r) {
	let { verify: i } = r, { bundles: a = !1 } = h(e, i), c = [], onUnverified = (e) => {
		i !== !1 && c.push({
			code: "bundle_unverified",
			message: _(e)
		});
	}, u = await l(t, {
		...g(r),
		bundles: a,
		onUnverified
	});
	if (u.kind === "rego") {
		let e = o(u.addresses ?? []);
		return {
			loaded: u,
			notes: [
				...c,
				...e,
				...s(u.ignored)
			]
		};
	}
	throw new n(`${u.what} is already compiled`, { code: "source_unsupported" });
}
async function describeModule({ wasm: e, entrypoints: t, packages: n, outline: r, description: i, gate: a }, o, s) {
	let { addDescription: l } = await import("./policy-description.js").then((e) => e.policy_description_exports);
	return l(e, {
		compiler: {
			regohost: b,
			opa: v,
			planner: y
		},
		entrypoints: t,
		packages: n.map(({ path: e, test: t }) => ({
			path: e,
			test: t
		})),
		rules: r.documents.map(({ path: e, kind: t }) => ({
			path: e,
			kind: t
		})),
		references: i?.unsupplied ?? [],
		judging: a?.judging ?? [],
		ignored: a?.ignored ?? [],
		unjudged: a?.unjudged ?? [],
		unchecked: a?.unchecked ?? [],
		checked: Object.fromEntries((a?.unchecked ?? []).length > 0 ? [] : Object.entries(s).map(([e, t]) => [e, m(t)])),
		source: {
			digest: c({
				...o,
				data: []
			}).digest ?? "",
			files: o.files.map(({ path: e }) => e)
		}
	});
}
function withVersion(e, { regoVersion: t = "v1" }) {
	return e.map((e) => ({
		...e,
		regoVersion: e.regoVersion ?? t
	}));
}
function withVersions(e, t) {
	let { regoVersion: n = "v1" } = t, r = withVersion(e.files, t), [i, ...a] = new Set(r.map((e) => e.regoVersion));
	return {
		...e,
		files: r,
		regoVersion: a.length === 0 ? i : n
	};
}
async function buildBundle(e, t = {}) {
	r(t);
	let n = t.sign === void 0 ? void 0 : i("buildBundle: sign", t.sign, {}), { loaded: a, notes: o } = await loadRego("buildBundle", e, t), { wasm: s, data: l, entrypoints: u, warnings: d, description: f } = await compileSource(a, t, !0), { writeBundle: p } = await import("./write-bundle.js"), [m = "", ...h] = a.revisions;
	return {
		archive: await p({
			source: withVersions(a, t),
			revision: t.revision ?? (h.length === 0 ? m : ""),
			wasm: s,
			data: l,
			entrypoints: u.map((e) => ({
				name: e,
				annotations: f?.annotations[e] ?? []
			})),
			sign: n
		}),
		entrypoints: u,
		warnings: d,
		notes: o,
		origin: c(a)
	};
}
async function buildJavaScript(e) {
	let { writeJavaScriptFile: t } = await import("./write-javascript-file.js");
	return t(e);
}
export { buildBundle, buildJavaScript, compilePolicy, compileSource, x as compile_policy_exports };
