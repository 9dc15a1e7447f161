import { goTrim as e } from "./go-text.js";
// src/chainloop/table.ts
function readTable(t, n) {
	let r = decode(t, n);
	e(r) === "" && n("there is nothing in it");
	let [i = [], ...a] = parseTable(r, detectDelimiter(r));
	return {
		header: i,
		rows: a
	};
}
function decode(e, t) {
	let [n, r] = e, i = n === 255 && r === 254 ? "utf-16le" : n === 254 && r === 255 ? "utf-16be" : "utf-8";
	try {
		return new TextDecoder(i, { fatal: !0 }).decode(e);
	} catch (e) {
		return t(`it is not ${i.toUpperCase()} text`, e);
	}
}
function detectDelimiter(e) {
	let [t = ""] = e.split("\n", 1), n = t.split("\"").filter((e, t) => t % 2 == 0).join("");
	return n.split("	").length > n.split(",").length ? "	" : ",";
}
function parseTable(e, t) {
	let n = (e.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((e, t, n) => t === n.length - 1 && !e.endsWith("\n") ? e.replace(/\r$/, "") : e.replace(/\r\n$/, "\n")), r = [];
	for (let e = 0; e < n.length; e++) {
		let i = n[e] ?? "";
		if (i === "\n" || i === "") continue;
		let a = [];
		for (let r = !0; r;) {
			if (!i.startsWith("\"")) {
				let e = i.indexOf(t);
				a.push((e === -1 ? i : i.slice(0, e)).replace(/\n$/, "")), r = e !== -1, i = i.slice(e + 1);
				continue;
			}
			i = i.slice(1);
			let o = "";
			for (;;) {
				let a = i.indexOf("\"");
				if (a === -1) {
					if (o += i, e++, i = n[e] ?? "", i !== "") continue;
					r = !1;
					break;
				}
				if (o += i.slice(0, a), i = i.slice(a + 1), i.startsWith("\"")) o += "\"", i = i.slice(1);
				else if (i.startsWith(t)) {
					i = i.slice(1);
					break;
				} else if (i === "\n" || i === "") {
					r = !1;
					break;
				} else o += "\"";
			}
			a.push(o);
		}
		r.push(a);
	}
	return r;
}
export { readTable };
