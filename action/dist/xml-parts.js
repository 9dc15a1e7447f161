import { require_saxes as e } from "./saxes.js";
import { TextPart as t } from "./text-part.js";
// src/engine/source/parts/xml-parts.ts
var n = e();
function localName(e) {
	return e.slice(e.indexOf(":") + 1);
}
var Siblings = class {
	part;
	#e = /* @__PURE__ */ new Map();
	constructor(e) {
		this.part = e;
	}
	add(e, t) {
		let n = this.#e.get(e);
		if (n === void 0) {
			let n = this.part.set(e, t);
			return this.#e.set(e, {
				first: n,
				at: t,
				count: 1
			}), n;
		}
		let { first: r, count: i } = n, a = r;
		return i === 1 && (a = this.part.set(e, n.at), a.adopt(0, r), n.first = a), n.count++, a.set(i, t);
	}
};
function readXmlParts(e) {
	let r = new t(0), i = [new Siblings(r)], a = new n.SaxesParser(), o = 0;
	return a.on("error", (e) => {
		throw e;
	}), a.on("opentagstart", ({ name: t }) => {
		let n = e.lastIndexOf("<", a.position - 1);
		o = n + 1 + t.length;
		let s = i.at(-1)?.add(localName(t), n) ?? r;
		s.enter("#content", n), i.push(new Siblings(s));
	}), a.on("attribute", ({ name: t }) => {
		for (; /\s/.test(e.charAt(o));) o++;
		i.at(-1)?.part.set(`-${localName(t)}`, o), o = a.position;
	}), a.on("closetag", () => void i.pop()), a.write(e).close(), r;
}
export { readXmlParts };
