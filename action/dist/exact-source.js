import { Bn as e, Or as t, Pn as n, Vn as r, Xc as i, cl as a, er as o, pl as s, zn as c } from "./shared.js";
import { c as l } from "./start.js";
import { n as u } from "./function-names.js";
import { i as d } from "./policy-description.js";
// src/engine/exact-source.ts
const f = [
	"rego_invalid",
	"entrypoint_unknown",
	"bundle_invalid",
	"policy_missing"
];
async function recompile(e, t, r) {
	let { paths: a, isComplete: s } = u(t);
	if (!s) return "the module does not name its rules";
	let { instance: c } = n(t, e.what, 1073741824), l = Object.keys(c.entrypointIds()).filter((e) => !o(e)), { compileSource: d } = await import("./compile-policy.js").then((e) => e.i), p;
	try {
		p = await d(e, {
			...r,
			entrypoint: l
		}, !0);
	} catch (e) {
		if (!(e instanceof i) || !f.includes(e.code)) throw e;
		return e.code === "entrypoint_unknown" ? `its Rego does not define all of ${l.join(", ")}` : e.code === "policy_missing" ? e.message : `its Rego does not compile: ${e.diagnostics[0]?.message ?? e.message}`;
	}
	let m = new Set(p.outline.documents.map(({ path: e }) => JSON.stringify(e))), h = a.filter((e) => e[0] !== "regohost_verdict" && !m.has(JSON.stringify(e)));
	return h.length === 0 ? p.wasm : `its Rego lacks rules of the module: ${h.map((e) => e.join("/")).join(", ")}`;
}
function hasBundledRuntime({ wasm: e }) {
	return r(e) && d(e) === l;
}
async function toExactSource(e, n) {
	let r = t(e);
	if (hasBundledRuntime(e)) return {
		source: e,
		origin: r,
		runtime: "ours"
	};
	let { wasm: i, rego: a, isSigned: o } = e;
	if (a === void 0 || !s(i)) return {
		source: e,
		origin: r,
		runtime: "other",
		why: "it holds no Rego"
	};
	if (o === !0) return {
		source: e,
		origin: r,
		runtime: "other",
		why: "it is signed"
	};
	let c = await recompile(a, i, n);
	return typeof c == "string" ? {
		source: e,
		origin: r,
		runtime: "other",
		why: c
	} : {
		source: {
			...e,
			wasm: c
		},
		origin: t(a),
		runtime: "recompiled"
	};
}
function refuseOther(t, { what: n }, r) {
	throw new i(a`${t}${n} was compiled with ${e}: ${c}. It cannot be compiled again: ${r}; give its Rego, or compile that with \`regohost build\``, { code: "runtime_stock" });
}
export { refuseOther, toExactSource };
