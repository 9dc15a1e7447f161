import { __exportAll as e } from "./rolldown-runtime.js";
import { DocumentError as t, getMessage as n, invalidConfig as r, isUrl as i, message as a, option as o, readJsonText as s, verificationBuiltins as c } from "./evaluation.js";
import { checkDocument as l, problemLines as u, toPaths as d } from "./shared.js";
// src/tooling/declarations.ts
var f = /* @__PURE__ */ e({ readCapabilities: () => readCapabilities });
async function readDeclarationFile(e, r) {
	let [i = ""] = d(e);
	try {
		return [JSON.parse(await s(i, r)), i];
	} catch (e) {
		throw !(e instanceof t) || e.code !== "document_not_found" || !p.test(i) ? e : new t(a`${n(e)}; ${o("capabilities")} takes no version of OPA: opa capabilities --version ${i} prints its file`, {
			code: "document_not_found",
			document: i,
			cause: e
		});
	}
}
const p = /^v\d+\.\d+\.\d+$/;
async function readBuiltins(e, t) {
	let n = await import("./zod.js").then((e) => e.zod_exports), s = n.looseObject({ type: n.string() }), c = n.looseObject({ builtins: n.array(n.looseObject({
		name: n.string(),
		decl: n.looseObject({
			args: n.array(s).optional(),
			result: s.optional()
		})
	})) }), [d, f] = typeof e == "string" || i(e) ? await readDeclarationFile(e, t) : [e, o("capabilities")], p = l(c, d);
	if (p.problems === void 0) return p.data.builtins;
	throw r(a`${f} is not an OPA capabilities file:${u(p.problems)}`);
}
async function readCapabilities(e, t) {
	let { default: n } = await import("./capabilities2.js"), r = new Set([...n.builtins, ...c].map((e) => e.name)), i = await readBuiltins(e, t);
	return {
		allowed: i.map(({ name: e }) => e),
		declared: i.filter((e) => !r.has(e.name)).map((e) => ({
			name: e.name,
			args: e.decl.args ?? [],
			result: e.decl.result ?? "any"
		}))
	};
}
export { f as declarations_exports, readCapabilities };
