// src/evidence/client/not-found.ts
const e = [404, 5], t = /(^|[^a-z])not ?found$/i, n = /\b(routes?|paths?|pages?|endpoints?|ur[li]s?|methods?|operations?|apis?|hosts?|upstreams?|backends?)\b/i, r = /\b(services?|organi[sz]ations?|projects?|workflows?|users?|tokens?|accounts?|tenants?)\b/i, i = /\b(artifacts?|artefacts?|referrers?|evidence|attestations?|materials?|digests?|blobs?|mappings?)\b/i;
function readNotFound({ error: n, text: r }, a) {
	if (a === "any") return "said";
	if (a?.id === void 0 || a.isContinued) return "not_said";
	let { id: o, notFoundText: s } = a;
	if (s !== void 0 && hasText(r, s.replaceAll("{digest}", o))) return "said";
	if (n === void 0 || !e.includes(n.code)) return "not_said";
	let { message: c } = n, l = toWords(n.reason ?? "");
	return l !== "" && (!t.test(l) || isOfSomethingElse(l)) ? "not_said" : namesItem(c, o) ? "said" : isOfSomethingElse(c) ? "not_said" : l === "" ? i.test(c) ? "unclear" : "not_said" : "said";
}
function hasText(e, t) {
	return e.toLowerCase().includes(t.toLowerCase());
}
function toWords(e) {
	return e.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").replaceAll(/[\s_-]+/g, " ").trim();
}
function namesItem(e, t) {
	let n = t.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"), [, r] = /^[a-z0-9]+:([0-9a-f]{32,})$/.exec(t) ?? [], i = [`(?<![\\w/-]|%2f)${n}`, ...r === void 0 ? [] : [`(?<![\\w/:-]|%2f|%3a)${r}`]];
	return RegExp(`(${i.join("|")})(?![\\w/-])`, "i").test(e);
}
function isOfSomethingElse(e) {
	return n.test(e) || r.test(e) && !i.test(e);
}
export { readNotFound };
