import { escapeCharacter as e } from "./evaluation.js";
import { TextPart as t } from "./text-part.js";
// src/engine/source/parts/edn-parts.ts
const n = /([\s\u0085,]+|;[^\n]*)|#_|#?\{|[[\]()}]|"[^"\\]*(?:\\[^][^"\\]*)*"|\\?[^\s\u0085,"{}[\]();\\]+|\\[^]/y, r = {
	"{": "}",
	"#{": "}",
	"[": "]",
	"(": ")"
};
function* readTokens(e) {
	n.lastIndex = 0;
	for (let t = 0; t < e.length; t = n.lastIndex) {
		n.lastIndex = t;
		let [r, i] = n.exec(e) ?? [];
		if (r === void 0) throw SyntaxError("no EDN");
		i === void 0 && (yield {
			text: r,
			at: t
		});
	}
}
function getName(t) {
	if (t.startsWith("\"")) {
		let n = t.replace(/\p{Cc}/gu, e);
		return String(JSON.parse(n)).toWellFormed();
	}
	if (/^[+-]?\d+$/.test(t)) return String(BigInt(t));
	if (!/^(?:[+-]?\d|[#\\[({]|nil$)/.test(t)) return t;
}
var EdnReader = class {
	#e;
	constructor(e) {
		this.#e = readTokens(e);
	}
	read() {
		return this.#r(this.#t());
	}
	#t() {
		for (;;) {
			let { value: e } = this.#e.next();
			if (e === void 0) throw SyntaxError("EDN that is cut");
			if (e.text !== "#_") return e;
			this.#n(this.#t());
		}
	}
	#n({ text: e }) {
		let t = r[e];
		if (t !== void 0) for (let e of this.#a(t)) this.#n(e);
		else if (e.startsWith("#")) this.#n(this.#t());
		else if (/^[\])}]$/.test(e)) throw SyntaxError("EDN that closes what is not open");
	}
	#r(e, n = e.at) {
		let r = new t(n);
		if (e.text === "{") this.#i(r);
		else if (e.text === "[" || e.text === "(") {
			let t = 0;
			for (let n of this.#a(e.text === "[" ? "]" : ")")) r.adopt(t++, this.#r(n));
		} else this.#n(e);
		return r;
	}
	#i(e) {
		let t = /* @__PURE__ */ new Map(), n = !0;
		for (let e of this.#a("}")) {
			let r = e.text, i = getName(r);
			i === void 0 && this.#n(e);
			let a = this.#r(this.#t(), e.at);
			i === void 0 || (t.get(i)?.key ?? r) !== r ? n = !1 : t.set(i, {
				key: r,
				part: a
			});
		}
		if (n) for (let [n, { part: r }] of t) e.adopt(n, r);
	}
	*#a(e) {
		for (let t = this.#t(); t.text !== e; t = this.#t()) yield t;
	}
};
function readEdnParts(e) {
	return new EdnReader(e).read();
}
export { readEdnParts };
