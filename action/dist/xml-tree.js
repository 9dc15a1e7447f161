import { require_saxes as e } from "./saxes.js";
import { unusableDocument as t } from "./evaluation.js";
// src/chainloop/xml-tree.ts
var n = e();
const r = {
	lt: "<",
	gt: ">",
	amp: "&",
	quot: "\"",
	apos: "'"
}, i = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|(\w+));/g;
function unescapeXml(e, t = (e) => String.fromCodePoint(e)) {
	return e.replace(i, (e, n, i, a) => a === void 0 ? t(n === void 0 ? Number(i) : Number.parseInt(n, 16)) : r[a] ?? e);
}
function localName(e) {
	return /^[^:]+:([^:]+)$/.exec(e)?.[1] ?? e;
}
function readAttributes(e) {
	let t = [...e.matchAll(/(?<![^\s=<"'])([^\s=<"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
	return new Map(t.map(([, e = "", t, n = ""]) => [localName(e), unescapeXml((t ?? n).replace(/\r\n?/g, "\n"))]));
}
function parseXml(e, r) {
	let throwXmlError = (n, r) => {
		throw t(e, `${e}: invalid XML: ${n}`, r);
	}, i = new n.SaxesParser({ position: !0 }), a, o = [], addText = (e) => {
		let t = o.at(-1);
		t !== void 0 && (t.element.text += e);
	};
	return i.on("error", (e) => throwXmlError(e.message, e)), i.on("xmldecl", ({ version: e = "1.0", encoding: t = "utf-8" }) => {
		e !== "1.0" && throwXmlError(`version ${e} is not read, only 1.0`), t.toLowerCase() !== "utf-8" && throwXmlError(`the encoding ${t} is not read, only UTF-8`);
	}), i.on("opentag", ({ name: e }) => {
		o.length >= 1e3 && throwXmlError("it is nested deeper than 1000 elements");
		let t = i.position, n = r.slice(r.lastIndexOf("<", t - 1), t), s = {
			name: localName(e),
			attributes: readAttributes(n),
			children: [],
			text: "",
			inner: ""
		};
		o.at(-1)?.element.children.push(s), a ??= s, o.push({
			element: s,
			start: t
		});
	}), i.on("closetag", ({ isSelfClosing: e }) => {
		let t = o.pop();
		t === void 0 || e || (t.element.inner = r.slice(t.start, r.lastIndexOf("</", i.position - 1)));
	}), i.on("text", addText), i.on("cdata", addText), i.write(r).close(), a ?? throwXmlError("it has no element");
}
export { parseXml, unescapeXml };
