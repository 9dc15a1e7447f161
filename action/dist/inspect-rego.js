import { __exportAll as e } from "./rolldown-runtime.js";
import { askCore as t, forReading as n, toRequestSources as r } from "./compiling.js";
// src/engine/opa/inspect-rego.ts
var i = /* @__PURE__ */ e({ inspectRego: () => inspectRego });
async function inspectRego(e) {
	let { definitions: i = !1, references: a = !1 } = e, o = {
		op: "inspect",
		...r(e),
		definitions: i,
		references: a
	};
	return t("reading the policies", o, n(e), { isPure: !0 });
}
export { inspectRego, i as inspect_rego_exports };
