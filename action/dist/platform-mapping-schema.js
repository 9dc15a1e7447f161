import { T as e, w as t } from "./library.js";
import { a as n, d as r, f as i, i as a, l as o, m as s, o as c, p as l, s as u } from "./zod.js";
// src/evidence/settings/platform-mapping-schema.ts
const d = s([
	l(),
	o(),
	n()
]), f = c(() => s([
	d,
	a(d),
	r(l(), f)
])), p = l().regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/, "must be field names joined by dots, such as page.next_cursor"), m = {
	method: l().regex(/^\/[\w.]+\/\w+$/, "must be a method as /package.Service/Method").optional(),
	request: r(l(), f).optional(),
	fields: r(l(), p).optional(),
	values: r(l(), r(l(), s([l(), n()]))).optional()
}, h = i({
	...m,
	results: p.optional(),
	cursor: s([p, u(!1)], "must be a path or false").optional()
}), g = i({
	evidence: h.optional(),
	compliance: h.optional(),
	prompt: i(m).optional()
});
function mappingProblems(n, r) {
	let { error: i } = g.safeParse(n);
	return (i?.issues ?? []).map((n) => {
		let i = [...r, ...n.path.map(String)];
		return n.code === "unrecognized_keys" ? e(i, n.keys, []) : `${t(i)}: ${reason(n)}`;
	});
}
function reason(e) {
	return e.code !== "invalid_type" || !("expected" in e) ? e.message : `must be a ${e.expected === "object" || e.expected === "record" ? "table" : String(e.expected)}`;
}
export { mappingProblems };
