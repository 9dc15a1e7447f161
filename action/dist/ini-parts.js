import { TextPart as e } from "./text-part.js";
// src/engine/source/parts/ini-parts.ts
const t = /^\s*\[([^\]]*)\]/, n = /^(\s*)(?:(?:"""(.*?)"""|`(.*?)`|"(.*?)")\s*|([^\s=:#;][^=:]*))[=:]\s*(.*)$/;
function getEnd(e) {
	let t = ["\"\"\"", "`"].find((t) => e.startsWith(t));
	return t !== void 0 && !e.includes(t, t.length) ? t : void 0;
}
function readIniParts(r) {
	let i = new e(0), a, o, s = !1, c = 0;
	for (let e of r.split("\n")) {
		let r = e.replace(/\r$/, ""), l = c;
		if (c += e.length + 1, o !== void 0) {
			r.includes(o) && (o = void 0);
			continue;
		}
		let u = s;
		if (s = r.endsWith("\\"), u || /^\s*[#;]/.test(r)) continue;
		let d = t.exec(r);
		if (d !== null) {
			a = i.enter(d[1]?.trim() ?? "", l + r.indexOf("["));
			continue;
		}
		let [, f = "", p, m, h, g, _ = ""] = n.exec(r) ?? [], v = p ?? m ?? h ?? g?.trimEnd();
		v !== void 0 && (a ??= i.enter("DEFAULT", l + f.length), a.set(v, l + f.length), o = getEnd(_));
	}
	return i;
}
export { readIniParts };
