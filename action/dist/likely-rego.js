import { COMPRESSION as e } from "./evaluation.js";
// src/engine/source/likely-rego.ts
const t = 65536, n = /^\ufeff?(?:\s|#[^\n]*\n)*package(?:[ \t\r\n]|#[^\n]*\n)+[A-Za-z_][\w.[\]"]*[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/, r = /^\ufeff?(?:\s|#[^\n]*\n)*(?:#[^\n]*)?$/, i = /\.(?:ada|adb|ads|go|groovy|gvy|kts?|sc|scala|sv|svh)$/i;
function beginsAsRego(a, o) {
	if (e.test(a) && /\.rego$/i.test(a.replace(e, ""))) return !0;
	if (i.test(a)) return !1;
	let s = new TextDecoder().decode(o.subarray(0, t));
	return n.test(s) || o.length >= 65536 && r.test(s);
}
export { t as BEGINNING_BYTES, beginsAsRego };
