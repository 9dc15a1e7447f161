import { r as e } from "./rolldown-runtime.js";
import { Gt as t, Or as n, Tr as r, _n as i, cl as a, dr as o, ha as s, il as c, mn as l, mr as u, or as d } from "./shared.js";
import { l as f } from "./start.js";
import { t as p } from "./function-names.js";
// src/engine/load-policy.ts
var m = /* @__PURE__ */ e({
	loadRead: () => loadRead,
	openPolicy: () => openPolicy
});
async function makeReady(e, t) {
	if (e.kind === "wasm") return {
		wasm: e.wasm,
		data: void 0,
		packages: void 0,
		documents: getDocuments(e.wasm)
	};
	let { compileSource: n } = await import("./compile-policy.js").then((e) => e.i), { outline: { documents: r }, ...i } = await n(e, t);
	return {
		...i,
		documents: () => r
	};
}
function getDocuments(e) {
	let t = p(e);
	return () => t().paths.map((e) => ({
		path: e,
		rule: e.at(-1) ?? ""
	}));
}
function defaultEntrypoint(e) {
	return typeof e == "string" ? e : e?.length === 1 ? e[0] : void 0;
}
async function loadPolicy(e, t = {}) {
	let n = i();
	n.catch(() => void 0);
	let r = await openPolicy(e, t);
	return await d([r], () => n), r;
}
async function openPolicy(e, t, n = {}) {
	let i = s(t), { bundles: a } = o("loadPolicy", i.verify), c = i.replay !== void 0;
	return loadRead(await r(e, {
		...u(i),
		bundles: a,
		isOffline: c
	}), i, n);
}
async function exactIfRequired(e, t) {
	if (e.kind === "rego" || t.recompile !== !0) return {
		loaded: e,
		origin: t.origin ?? n(e)
	};
	let { refuseOther: r, toExactSource: i } = await import("./exact-source.js"), { source: o, origin: s, runtime: l, why: u = "" } = await i(e, t);
	return l === "other" ? r(a`${c("recompile")}`, o, u) : {
		loaded: o,
		origin: t.origin ?? s
	};
}
async function loadRead(e, n, { sharesThread: r } = {}) {
	let i = s(n), { verify: a, ...c } = i, { evidence: u } = o("loadPolicy", a), p = t({
		...c,
		verify: u
	}), { loaded: m, origin: h } = await exactIfRequired(e, i), g = m.kind === "wasm" ? m.data : void 0, _ = i.data === void 0 ? g : i.data, { wasm: v, data: y, packages: b, documents: x } = await makeReady(m, i), S = await l({
		what: m.what,
		wasm: v,
		builtins: i.builtins ?? [],
		standardBuiltin: async (e) => p.get(e) ?? (await import("./registry.js").then((e) => e.r)).findStandardBuiltin(e),
		data: _ === void 0 ? y : void 0,
		entrypoint: defaultEntrypoint(i.entrypoint),
		packages: b,
		documents: x,
		maxMemoryBytes: i.maxMemoryBytes ?? 1073741824,
		startTimeoutMs: i.compileTimeoutMs,
		defaults: i.defaults ?? {},
		replay: i.replay,
		origin: h,
		version: f,
		sharesThread: r,
		workers: i.isolation === "worker" ? {
			max: i.maxWorkers,
			runtime: i.runtime
		} : void 0,
		loadStandard: i.synchronous === !0 ? async () => (await import("./registry.js").then((e) => e.r)).loadStandardBuiltins() : void 0
	});
	return _ !== void 0 && await d([S], () => S.setData(_)), S;
}
export { openPolicy as i, loadRead as n, m as r, loadPolicy as t };
