import { invalidBundle as e } from "./evaluation.js";
import { askCore as t, forReading as n } from "./compiling.js";
// src/engine/opa/rego-versions.ts
async function readRegoVersions(r, i, a, o) {
	return (await t("reading a manifest", {
		op: "regoVersions",
		manifest: i,
		paths: a
	}, n(o), { refused: ([t]) => e(`${r}: .manifest: ${t?.message ?? "invalid file_rego_versions"}`) })).map((e) => e === "" ? void 0 : e);
}
export { readRegoVersions };
