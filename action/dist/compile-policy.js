import { r as e } from "./rolldown-runtime.js";
import { Fr as t, Hr as n, Jr as r, Or as i, Tr as a, Vr as o, Xc as s, _r as c, dr as l, ei as u, fa as d, gr as f, mr as p, pa as m, sr as h, ur as g, zr as _ } from "./shared.js";
import { c as v, l as y, o as b } from "./start.js";
// src/engine/compile-policy.ts
var x = /* @__PURE__ */ e({ compileSource: () => compileSource });
function toList(e) {
	return typeof e == "string" ? [e] : e;
}
async function compileSource(e, t, i = !1) {
	let [{ compileRego: a }, { checkOutline: s }] = await Promise.all([import("./compile-rego.js").then((e) => e.n), import("./check-outline.js")]), c = toList(t.entrypoint), l = t.regoVersion ?? e.regoVersion, d = await u(e, {
		...p(t),
		...i ? r : {}
	}), m = i ? {
		...await f(t.schema, e.files, p(t)),
		tests: withVersion(n(e), t)
	} : void 0, h = await a({
		files: withVersion(e.files, t),
		timeoutMs: t.compileTimeoutMs,
		keep: m,
		entrypoints: c,
		builtins: t.builtins,
		optimize: t.optimize,
		regoVersion: l,
		signal: t.signal
	}), [g] = h.gate?.policiesInTests ?? [];
	if (g !== void 0) throw o(g);
	s(h.outline, e, d);
	let _ = m === void 0 ? h.wasm : await describeModule(h, e, m.schemas), v = await d.readJson({ timeoutMs: t.compileTimeoutMs });
	return {
		...h,
		wasm: _,
		data: Buffer.from(v)
	};
}
async function compilePolicy(e, t = {}) {
	m(t);
	let { loaded: n, notes: r } = await loadRego("compilePolicy", e, t), { wasm: a, entrypoints: o, warnings: s, data: c, packages: l } = await compileSource(n, t, !0);
	return {
		wasm: a,
		entrypoints: o,
		warnings: s,
		notes: r,
		data: c,
		packages: l,
		origin: i(n)
	};
}
async function loadRego(e, n, r) {
	let { verify: i } = r, { bundles: o = !1 } = l(e, i), c = [], onUnverified = (e) => {
		i !== !1 && c.push({
			code: "bundle_unverified",
			message: t(e)
		});
	}, u = await a(n, {
		...p(r),
		bundles: o,
		onUnverified
	});
	if (u.kind === "rego") {
		let e = h(u.addresses ?? []);
		return {
			loaded: u,
			notes: [
				...c,
				...e,
				..._(u.ignored)
			]
		};
	}
	throw new s(`${u.what} is already compiled`, { code: "source_unsupported" });
}
async function describeModule({ wasm: e, entrypoints: t, packages: n, outline: r, description: a, gate: o }, s, l) {
	let { addDescription: u } = await import("./policy-description.js").then((e) => e.r);
	return u(e, {
		compiler: {
			regohost: y,
			opa: b,
			planner: v
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
		references: a?.unsupplied ?? [],
		judging: o?.judging ?? [],
		ignored: o?.ignored ?? [],
		unjudged: o?.unjudged ?? [],
		unchecked: o?.unchecked ?? [],
		checked: Object.fromEntries((o?.unchecked ?? []).length > 0 ? [] : Object.entries(l).map(([e, t]) => [e, c(t)])),
		source: {
			digest: i({
				...s,
				data: []
			}).digest ?? "",
			files: s.files.map(({ path: e }) => e)
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
	d(t);
	let n = t.sign === void 0 ? void 0 : g("buildBundle: sign", t.sign, {}), { loaded: r, notes: a } = await loadRego("buildBundle", e, t), { wasm: o, data: s, entrypoints: c, warnings: l, description: u } = await compileSource(r, t, !0), { writeBundle: f } = await import("./write-bundle.js"), [p = "", ...m] = r.revisions;
	return {
		archive: await f({
			source: withVersions(r, t),
			revision: t.revision ?? (m.length === 0 ? p : ""),
			wasm: o,
			data: s,
			entrypoints: c.map((e) => ({
				name: e,
				annotations: u?.annotations[e] ?? []
			})),
			sign: n
		}),
		entrypoints: c,
		warnings: l,
		notes: a,
		origin: i(r)
	};
}
export { x as i, compilePolicy as n, compileSource as r, buildBundle as t };
