import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, DocumentError as n, checkDocument as r, getMessage as i, isUrl as a, message as o, option as s, problemLines as c, readJsonText as l, toPaths as u, verificationBuiltins as d } from "./shared.js";
// src/tooling/declarations.ts
var f = /* @__PURE__ */ e({ readCapabilities: () => readCapabilities });
async function readDeclarationFile(e, t) {
	let [r = ""] = u(e);
	try {
		return [JSON.parse(await l(r, t)), r];
	} catch (e) {
		throw !(e instanceof n) || e.code !== "document_not_found" || !p.test(r) ? e : new n(o`${i(e)}; ${s("capabilities")} takes no version of OPA: opa capabilities --version ${r} prints its file`, {
			code: "document_not_found",
			document: r,
			cause: e
		});
	}
}
const p = /^v\d+\.\d+\.\d+$/;
async function readBuiltins(e, n) {
	let i = await import("./zod.js").then((e) => e.zod_exports), l = i.looseObject({ type: i.string() }), u = i.looseObject({ builtins: i.array(i.looseObject({
		name: i.string(),
		decl: i.looseObject({
			args: i.array(l).optional(),
			result: l.optional()
		})
	})) }), [d, f] = typeof e == "string" || a(e) ? await readDeclarationFile(e, n) : [e, s("capabilities")], p = r(u, d);
	if (p.problems === void 0) return p.data.builtins;
	throw new t(o`${f} is not an OPA capabilities file:${c(p.problems)}`, { code: "config_invalid" });
}
async function readCapabilities(e, t) {
	let { default: n } = await import("./capabilities2.js"), r = new Set([...n.builtins, ...d].map((e) => e.name)), i = await readBuiltins(e, t);
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
