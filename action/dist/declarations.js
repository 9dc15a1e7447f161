import { r as e } from "./rolldown-runtime.js";
import { Kc as t, al as n, at as r, cl as i, ji as a, ll as o, ot as s, qc as c, qt as l, st as u, yl as d } from "./shared.js";
// src/tooling/declarations.ts
var f = /* @__PURE__ */ e({ readCapabilities: () => readCapabilities });
async function readDeclarationFile(e, t) {
	let [s = ""] = r(e);
	try {
		return [JSON.parse(await a(s, t)), s];
	} catch (e) {
		throw !(e instanceof c) || e.code !== "document_not_found" || !p.test(s) ? e : new c(i`${n(e)}; ${o("capabilities")} takes no version of OPA: opa capabilities --version ${s} prints its file`, {
			code: "document_not_found",
			document: s,
			cause: e
		});
	}
}
const p = /^v\d+\.\d+\.\d+$/;
async function readBuiltins(e, n) {
	let r = await import("./zod.js").then((e) => e.t), a = r.looseObject({ type: r.string() }), c = r.looseObject({ builtins: r.array(r.looseObject({
		name: r.string(),
		decl: r.looseObject({
			args: r.array(a).optional(),
			result: a.optional()
		})
	})) }), [l, f] = typeof e == "string" || d(e) ? await readDeclarationFile(e, n) : [e, o("capabilities")], p = s(c, l);
	if (p.problems === void 0) return p.data.builtins;
	throw new t(i`${f} is not an OPA capabilities file:${u(p.problems)}`, { code: "config_invalid" });
}
async function readCapabilities(e, t) {
	let { default: n } = await import("./capabilities2.js"), r = new Set([...n.builtins, ...l].map((e) => e.name)), i = await readBuiltins(e, t);
	return {
		allowed: i.map(({ name: e }) => e),
		declared: i.filter((e) => !r.has(e.name)).map((e) => ({
			name: e.name,
			args: e.decl.args ?? [],
			result: e.decl.result ?? "any"
		}))
	};
}
export { readCapabilities as n, f as t };
