import { __exportAll as e } from "./rolldown-runtime.js";
// src/engine/opa/undefined-function.ts
var t = /* @__PURE__ */ e({
	serviceAdvice: () => serviceAdvice,
	undefinedFunction: () => undefinedFunction
});
const n = /^undefined function ((?!data\.)[A-Za-z_][\w.]*)$/;
function undefinedFunction({ code: e, message: t }) {
	return e === "rego_type_error" ? n.exec(t)?.[1] : void 0;
}
const r = {
	"service.": "a built-in of the service: give the option builtins: serviceBuiltins(client), or --builtins service",
	"chainloop.": "a built-in of the service by the name of Chainloop: give the option builtins: serviceBuiltins(client, { namespace: \"chainloop\" }), or --compat chainloop",
	"ec.": "a built-in of Conforma: give the option builtins: conformaBuiltins(), or --builtins conforma"
}, i = ["chainloop.effective_assessments"];
function serviceAdvice(e, t) {
	if (i.includes(e)) return "a built-in of Chainloop's platform that is not published, so nothing here can answer it: judge this policy with Chainloop's CLI, or declare a built-in of this name of your own";
	let n = [...t], [, a] = Object.entries(r).find(([t]) => e.startsWith(t) && !n.some((e) => e.startsWith(t))) ?? [];
	return a;
}
function withServiceHints(e, t) {
	let n = t.map(({ name: e }) => e);
	return e.map((e) => {
		let t = serviceAdvice(undefinedFunction(e) ?? "", n);
		return t === void 0 ? e : {
			...e,
			hint: `(${t})`
		};
	});
}
export { t as undefined_function_exports, withServiceHints };
