// src/engine/source/likely-rego.ts
const e = 65536, t = /^\ufeff?(?:\s|#[^\n]*\n)*package(?:[ \t\r\n]|#[^\n]*\n)+[A-Za-z_][\w.[\]"]*[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/, n = /^\ufeff?(?:\s|#[^\n]*\n)*(?:#[^\n]*)?$/, r = /\.rego\.(?:bz2|gz|xz|zst)$/i, i = /\.(?:ada|adb|ads|go|groovy|gvy|kts?|sc|scala|sv|svh)$/i;
function beginsAsRego(a, o) {
	if (r.test(a)) return !0;
	if (i.test(a)) return !1;
	let s = new TextDecoder().decode(o.subarray(0, e));
	return t.test(s) || o.length >= 65536 && n.test(s);
}
export { e as BEGINNING_BYTES, beginsAsRego };
