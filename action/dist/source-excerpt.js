// src/gate/source-excerpt.ts
var WantedPositions = class {
	lines = /* @__PURE__ */ new Set();
	rules = /* @__PURE__ */ new Set();
	columns = /* @__PURE__ */ new Map();
	addLines(e, t) {
		for (let n = Math.max(e, 1); n <= t; n++) this.lines.add(n);
	}
	addColumn(e, t) {
		let n = this.columns.get(e);
		n === void 0 ? this.columns.set(e, /* @__PURE__ */ new Set([t])) : n.add(t);
	}
};
const [e, t] = [400, 120];
function positionKey(e, t) {
	return `${String(e)}:${String(t)}`;
}
const n = /[`"#{[()\]}]/g, r = /\\.|"/g;
var OpenBrackets = class {
	#e = 0;
	#t = !1;
	get isOpen() {
		return this.#t || this.#e > 0;
	}
	addLine(e) {
		let t = 0;
		for (; t !== void 0;) {
			if (this.#t) {
				let n = e.indexOf("`", t);
				if (n === -1) return;
				this.#t = !1, t = n + 1;
			}
			n.lastIndex = t;
			let [r] = n.exec(e) ?? ["#"];
			if (r === "#") return;
			t = n.lastIndex, r === "`" ? this.#t = !0 : r === "\"" ? t = endOfString(e, t) : "{[(".includes(r) ? this.#e++ : this.#e = Math.max(this.#e - 1, 0);
		}
	}
};
function endOfString(e, t) {
	for (r.lastIndex = t;;) {
		let [t] = r.exec(e) ?? [];
		if (t === void 0) return;
		if (t === "\"") return r.lastIndex;
	}
}
function lastLineOfRule(e, t) {
	let n = new OpenBrackets(), r = t(e)?.search(/\S/) ?? 0, i = e;
	for (let a = e;; a++) {
		let o = t(a);
		if (o === void 0) return i;
		let s = o.search(/\S/);
		if (a > e && s !== -1 && s <= r && !/^\s*(?:else\b|\{)/.test(o) && !n.isOpen) return i;
		n.addLine(o), s !== -1 && (i = a);
	}
}
function pickExcerpt(t, n) {
	let r = t.split(/\r\n|\n|\r/);
	r.at(-1) === "" && r.pop();
	let i = /* @__PURE__ */ new Map();
	for (let e of n.rules) {
		let t = lastLineOfRule(e, (e) => r[e - 1]);
		i.set(e, t), n.addLines(e, Math.min(t, e + 40 - 1));
	}
	let a = /* @__PURE__ */ new Map();
	for (let t of [...n.lines].sort((e, t) => e - t)) {
		let n = r[t - 1];
		n !== void 0 && a.set(t, cutAfter(n, 0, e));
	}
	let o = /* @__PURE__ */ new Map();
	for (let [e, t] of n.columns) {
		let n = r[e - 1];
		if (n !== void 0) for (let [r, i] of getOffsets(n, t)) o.set(positionKey(e, r), partAt(n, i));
	}
	return {
		lines: a,
		rules: i,
		places: o
	};
}
function* getOffsets(e, t) {
	let [n, r] = [1, 0];
	for (let i of [...t].sort((e, t) => e - t)) {
		for (; n < i && r < e.length; n++) r += (e.codePointAt(r) ?? 0) > 65535 ? 2 : 1;
		if (n !== i) return;
		yield [i, r];
	}
}
function partAt(n, r) {
	if (n.length <= e) return {
		before: n.slice(0, r),
		after: n.slice(r)
	};
	let i = Math.max(r - t, 0), a = n.slice(i, r).toWellFormed();
	return {
		before: i > 0 ? `…${a}` : a,
		after: cutAfter(n, r, i + e)
	};
}
function cutAfter(e, t, n) {
	let r = e.slice(t, n).toWellFormed();
	return n < e.length ? `${r}…` : r;
}
export { WantedPositions, pickExcerpt, positionKey };
