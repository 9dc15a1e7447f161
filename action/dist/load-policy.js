import { __exportAll as e } from "./rolldown-runtime.js";
import { PolicyLoadError as t, caller as n, createHostBuiltins as r, createPolicy as i, getOrigin as a, holds as o, isObject as s, isTextList as c, isWasmModule as l, loadRecorder as u, loadSource as d, message as f, orClose as p, splitVerify as m, toLoadPolicyOptions as h, toReadOptions as g } from "./shared.js";
import { version as _ } from "./start.js";
import { digestPlan as v } from "./read-plan.js";
import { createNamedRules as y } from "./function-names.js";
// src/engine/javascript/javascript-file.ts
function isJavaScriptSource(e) {
	return s(e) && o(() => "make" in e);
}
function toModule(e) {
	return typeof e == "string" ? Buffer.from(e, "base64") : l(e) ? e : void 0;
}
function readJavaScriptFile(e) {
	let { regohost: n, digest: r, builtins: i, wasm: a, make: o } = e, s = toModule(a);
	if (s === void 0 || !c(i) || typeof o != "function") throw new t("a policy as JavaScript must be the default export of a file that `regohost build -t js` wrote", { code: "source_unsupported" });
	let mismatch = (e) => new t(`the policy as JavaScript ${e}; build it again`, { code: "javascript_mismatch" });
	if (n !== _) throw mismatch(`is not of this version of regohost, ${_}`);
	let l = v(s);
	if (l === void 0 || l !== r) throw mismatch("is not that of its module");
	return s;
}
// src/engine/load-policy.ts
var b = /* @__PURE__ */ e({
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
	let t = y(e);
	return () => t().paths.map((e) => ({
		path: e,
		rule: e.at(-1) ?? ""
	}));
}
function defaultEntrypoint(e) {
	return typeof e == "string" ? e : e?.length === 1 ? e[0] : void 0;
}
async function loadPolicy(e, t = {}) {
	let n = u();
	n.catch(() => void 0);
	let r = await (isJavaScriptSource(e) ? openPolicy(readJavaScriptFile(e), t, { javascript: e }) : openPolicy(e, t));
	return await p([r], () => n), r;
}
async function openPolicy(e, t, n = {}) {
	let r = h(t), { bundles: i } = m("loadPolicy", r.verify), a = r.replay !== void 0;
	return loadRead(await d(e, {
		...g(r),
		bundles: i,
		isOffline: a
	}), r, n);
}
async function exactIfRequired(e, t) {
	if (e.kind === "rego" || t.recompile !== !0) return {
		loaded: e,
		origin: t.origin ?? a(e)
	};
	let { refuseOther: r, toExactSource: i } = await import("./exact-source.js"), { source: o, origin: s, runtime: c, why: l = "" } = await i(e, t);
	return c === "other" ? r(f`${n("recompile")}`, o, l) : {
		loaded: o,
		origin: t.origin ?? s
	};
}
async function loadRead(e, t, n = {}) {
	let a = h(t), { verify: o, ...s } = a, { evidence: c } = m("loadPolicy", o), l = r({
		...s,
		verify: c
	}), { loaded: u, origin: d } = await exactIfRequired(e, a), f = u.kind === "wasm" ? u.data : void 0, g = a.data === void 0 ? f : a.data, { wasm: v, data: y, packages: b, documents: x } = await makeReady(u, a), S = await i({
		what: u.what,
		wasm: v,
		builtins: a.builtins ?? [],
		standardBuiltin: async (e) => l.get(e) ?? (await import("./registry.js").then((e) => e.registry_exports)).findStandardBuiltin(e),
		data: g === void 0 ? y : void 0,
		entrypoint: defaultEntrypoint(a.entrypoint),
		packages: b,
		documents: x,
		maxMemoryBytes: a.maxMemoryBytes ?? 1073741824,
		startTimeoutMs: a.compileTimeoutMs,
		defaults: a.defaults ?? {},
		replay: a.replay,
		origin: d,
		version: _,
		...n,
		workers: a.isolation === "worker" ? {
			max: a.maxWorkers,
			runtime: a.runtime
		} : void 0,
		loadStandard: a.synchronous === !0 ? async () => (await import("./registry.js").then((e) => e.registry_exports)).loadStandardBuiltins() : void 0
	});
	return g !== void 0 && await p([S], () => S.setData(g)), S;
}
export { loadPolicy, loadRead, b as load_policy_exports, openPolicy };
