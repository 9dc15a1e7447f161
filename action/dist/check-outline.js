import { Dt as e, qi as t, wt as n } from "./shared.js";
import { n as r } from "./bundle-roots.js";
// src/engine/source/check-outline.ts
function checkOutline({ files: i, documents: a }, o, s) {
	r(o.roots, i);
	let c = s.conflictsWith(a);
	if (c.length === 0) {
		s.checkConflicts();
		return;
	}
	let l = c.map((e) => ({
		code: "rego_compile_error",
		message: t(e, s.fileOf(e.path)),
		location: e.document.location
	})), u = s.conflicts.map((e) => ({
		code: "data_conflict",
		message: e
	}));
	throw n([...e(l, o.files), ...u]);
}
export { checkOutline };
