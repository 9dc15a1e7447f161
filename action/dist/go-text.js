// src/chainloop/go-text.ts
const e = /[\x00-\x7f]|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|([^])/g;
function mendUtf8(t, n) {
	let r = Buffer.from(n).toString("latin1"), i = Buffer.from(t).toString("latin1").replace(e, (e, t) => t === void 0 ? e : r);
	return Buffer.from(i, "latin1").toString();
}
const t = String.raw`[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`, n = RegExp(`^${t}+`), r = RegExp(`${t}+`), i = new RegExp(t);
function goTrim(e) {
	let t = n.exec(e)?.[0].length ?? 0, r = e.length;
	for (; r > t && i.test(e.charAt(r - 1));) r--;
	return e.slice(t, r);
}
function goFields(e) {
	return e.split(r).filter((e) => e !== "");
}
export { goFields, goTrim, mendUtf8 };
