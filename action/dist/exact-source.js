import { OF_OTHER_RUNTIME as e, OTHER_RUNTIME as t, PolicyLoadError as n, getOrigin as r, hasOurRuntime as i, isBytes as a, isGenerated as o, message as s, openModule as c } from "./shared.js";
import { plannerMark as l } from "./start.js";
import { readNamedRules as u } from "./function-names.js";
import { readPlannerMark as d } from "./policy-description.js";
// src/engine/exact-source.ts
const f = [
	"rego_invalid",
	"entrypoint_unknown",
	"bundle_invalid",
	"policy_missing"
];
async function recompile(e, t, r) {
	let { paths: i, isComplete: a } = u(t);
	if (!a) return "the module does not name its rules";
	let { instance: s } = c(t, e.what, 1073741824), l = Object.keys(s.entrypointIds()).filter((e) => !o(e)), { compileSource: d } = await import("./compile-policy.js").then((e) => e.compile_policy_exports), p;
	try {
		p = await d(e, {
			...r,
			entrypoint: l
		}, !0);
	} catch (e) {
		if (!(e instanceof n) || !f.includes(e.code)) throw e;
		return e.code === "entrypoint_unknown" ? `its Rego does not define all of ${l.join(", ")}` : e.code === "policy_missing" ? e.message : `its Rego does not compile: ${e.diagnostics[0]?.message ?? e.message}`;
	}
	let m = new Set(p.outline.documents.map(({ path: e }) => JSON.stringify(e))), h = i.filter((e) => e[0] !== "regohost_verdict" && !m.has(JSON.stringify(e)));
	return h.length === 0 ? p.wasm : `its Rego lacks rules of the module: ${h.map((e) => e.join("/")).join(", ")}`;
}
function hasBundledRuntime({ wasm: e }) {
	return i(e) && d(e) === l;
}
async function toExactSource(e, t) {
	let n = r(e);
	if (hasBundledRuntime(e)) return {
		source: e,
		origin: n,
		runtime: "ours"
	};
	let { wasm: i, rego: o, isSigned: s } = e;
	if (o === void 0 || !a(i)) return {
		source: e,
		origin: n,
		runtime: "other",
		why: "it holds no Rego"
	};
	if (s === !0) return {
		source: e,
		origin: n,
		runtime: "other",
		why: "it is signed"
	};
	let c = await recompile(o, i, t);
	return typeof c == "string" ? {
		source: e,
		origin: n,
		runtime: "other",
		why: c
	} : {
		source: {
			...e,
			wasm: c
		},
		origin: r(o),
		runtime: "recompiled"
	};
}
function refuseOther(r, { what: i }, a) {
	throw new n(s`${r}${i} was compiled with ${t}: ${e}. It cannot be compiled again: ${a}; pass its Rego, or compile that with \`regohost build\``, { code: "runtime_stock" });
}
export { refuseOther, toExactSource };
