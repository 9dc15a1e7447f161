import { describeConflict as e, invalidRego as t, toDiagnostics as n } from "./shared.js";
import { checkBundleRoots as r } from "./bundle-roots.js";
// src/engine/source/check-outline.ts
function checkOutline({ files: i, documents: a }, o, s) {
	r(o.roots, i);
	let c = s.conflictsWith(a);
	if (c.length === 0) {
		s.checkConflicts();
		return;
	}
	let l = c.map((t) => ({
		code: "rego_compile_error",
		message: e(t, s.fileOf(t.path)),
		location: t.document.location
	})), u = s.conflicts.map((e) => ({
		code: "data_conflict",
		message: e
	}));
	throw t([...n(l, o.files), ...u]);
}
export { checkOutline };
