import { keyText as e, unknownKeys as t } from "./client.js";
import { array as n, boolean as r, lazy as i, literal as a, number as o, record as s, strictObject as c, string as l, union as u } from "./zod.js";
// src/evidence/settings/platform-mapping-schema.ts
const d = u([
	l(),
	o(),
	r()
]), f = i(() => u([
	d,
	n(d),
	s(l(), f)
])), p = l().regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/, "must be field names joined by dots, such as page.next_cursor"), m = {
	method: l().regex(/^\/[\w.]+\/\w+$/, "must be a method as /package.Service/Method").optional(),
	request: s(l(), f).optional(),
	fields: s(l(), p).optional(),
	values: s(l(), s(l(), u([l(), r()]))).optional()
}, h = c({
	...m,
	results: p.optional(),
	cursor: u([p, a(!1)], "must be a path or false").optional()
}), g = c({
	evidence: h.optional(),
	compliance: h.optional(),
	prompt: c(m).optional()
});
function mappingProblems(n, r) {
	let { error: i } = g.safeParse(n);
	return (i?.issues ?? []).map((n) => {
		let i = [...r, ...n.path.map(String)];
		return n.code === "unrecognized_keys" ? t(i, n.keys, []) : `${e(i)}: ${reason(n)}`;
	});
}
function reason(e) {
	return e.code !== "invalid_type" || !("expected" in e) ? e.message : `must be a ${e.expected === "object" || e.expected === "record" ? "table" : String(e.expected)}`;
}
export { mappingProblems };
