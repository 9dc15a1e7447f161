// src/gate/source-excerpt.ts
var WantedPlaces = class {
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
function placeKey(e, t) {
	return `${String(e)}:${String(t)}`;
}
function lastLineOfRule(e, t) {
	let n = e, r = !1;
	for (let i = e;; i++) {
		let a = t(i);
		if (a === void 0 || i >= e + 200) return n;
		if (i === e || /^(?:[}\])]|else\b)/.test(a)) r = /[{[(]\s*$/.test(a);
		else if (!r && /^\S/.test(a)) return n;
		a.trim() !== "" && (n = i);
	}
}
function pickExcerpt(t, n) {
	let r = t.split(/\r\n|\n|\r/);
	r.at(-1) === "" && r.pop();
	for (let e of n.rules) n.addLines(e, lastLineOfRule(e, (e) => r[e - 1]));
	let i = /* @__PURE__ */ new Map();
	for (let t of [...n.lines].sort((e, t) => e - t)) {
		let n = r[t - 1];
		n !== void 0 && i.set(t, cutAfter(n, 0, e));
	}
	let a = /* @__PURE__ */ new Map();
	for (let [e, t] of n.columns) {
		let n = r[e - 1];
		if (n !== void 0) for (let [r, i] of getOffsets(n, t)) a.set(placeKey(e, r), partAt(n, i));
	}
	return {
		lines: i,
		places: a
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
export { WantedPlaces, lastLineOfRule, pickExcerpt, placeKey };
