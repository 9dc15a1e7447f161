import { __exportAll as e } from "./rolldown-runtime.js";
import { caller as t, createHostBuiltins as n, createPolicy as r, getOrigin as i, loadRecorder as a, loadSource as o, message as s, orClose as c, splitVerify as l, toLoadPolicyOptions as u, toReadOptions as d } from "./shared.js";
import { version as f } from "./start.js";
import { createNamedRules as p } from "./function-names.js";
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
	let { compileSource: n } = await import("./compile-policy.js").then((e) => e.compile_policy_exports), { outline: { documents: r }, ...i } = await n(e, t);
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
	let n = a();
	n.catch(() => void 0);
	let r = await openPolicy(e, t);
	return await c([r], () => n), r;
}
async function openPolicy(e, t, n = {}) {
	let r = u(t), { bundles: i } = l("loadPolicy", r.verify), a = r.replay !== void 0;
	return loadRead(await o(e, {
		...d(r),
		bundles: i,
		isOffline: a
	}), r, n);
}
async function exactIfRequired(e, n) {
	if (e.kind === "rego" || n.recompile !== !0) return {
		loaded: e,
		origin: n.origin ?? i(e)
	};
	let { refuseOther: r, toExactSource: a } = await import("./exact-source.js"), { source: o, origin: c, runtime: l, why: u = "" } = await a(e, n);
	return l === "other" ? r(s`${t("recompile")}`, o, u) : {
		loaded: o,
		origin: n.origin ?? c
	};
}
async function loadRead(e, t, { sharesThread: i } = {}) {
	let a = u(t), { verify: o, ...s } = a, { evidence: d } = l("loadPolicy", o), p = n({
		...s,
		verify: d
	}), { loaded: m, origin: h } = await exactIfRequired(e, a), g = m.kind === "wasm" ? m.data : void 0, _ = a.data === void 0 ? g : a.data, { wasm: v, data: y, packages: b, documents: x } = await makeReady(m, a), S = await r({
		what: m.what,
		wasm: v,
		builtins: a.builtins ?? [],
		standardBuiltin: async (e) => p.get(e) ?? (await import("./registry.js").then((e) => e.registry_exports)).findStandardBuiltin(e),
		data: _ === void 0 ? y : void 0,
		entrypoint: defaultEntrypoint(a.entrypoint),
		packages: b,
		documents: x,
		maxMemoryBytes: a.maxMemoryBytes ?? 1073741824,
		startTimeoutMs: a.compileTimeoutMs,
		defaults: a.defaults ?? {},
		replay: a.replay,
		origin: h,
		version: f,
		sharesThread: i,
		workers: a.isolation === "worker" ? {
			max: a.maxWorkers,
			runtime: a.runtime
		} : void 0,
		loadStandard: a.synchronous === !0 ? async () => (await import("./registry.js").then((e) => e.registry_exports)).loadStandardBuiltins() : void 0
	});
	return _ !== void 0 && await c([S], () => S.setData(_)), S;
}
export { loadPolicy, loadRead, m as load_policy_exports, openPolicy };
