// src/engine/source/likely-rego.ts
const e = 65536, t = /^\ufeff?(?:\s|#[^\n]*\n)*package(?:[ \t\r\n]|#[^\n]*\n)+[A-Za-z_][\w.[\]"]*[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/, n = /\.(?:ada|adb|ads|go|groovy|gvy|kts?|sc|scala|sv|svh)$/i;
function beginsAsRego(r, i) {
	return !n.test(r) && t.test(new TextDecoder().decode(i.subarray(0, e)));
}
export { e as BEGINNING_BYTES, beginsAsRego };
