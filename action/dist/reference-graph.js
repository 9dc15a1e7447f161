// src/gate/report/graph/reference-graph.ts
function getKey(e, t) {
	return JSON.stringify([e, t]);
}
var GraphBuilder = class {
	#e = /* @__PURE__ */ new Map();
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new Set();
	#r;
	constructor(e) {
		this.#r = e;
	}
	get size() {
		return this.#e.size;
	}
	has({ digest: e, kind: t }) {
		return this.#e.has(getKey(e, t));
	}
	add(e, t = !1) {
		let n = this.#i(e, "known");
		if (n === void 0) return;
		n.isRoot ||= t;
		let r = [[n, e]];
		for (let e = r.pop(); e !== void 0; e = r.pop()) {
			let [t, { references: n }] = e;
			for (let e of n) {
				let n = e.references.length > 0 ? "known" : "named", i = this.#i(e, n);
				if (i === void 0) continue;
				let a = `${t.id} ${i.id}`, o = !this.#t.has(a);
				this.#t.set(a, {
					from: t.id,
					to: i.id
				}), o && r.push([i, e]);
			}
		}
	}
	addNotFound(e, t) {
		let n = this.#i({
			digest: e,
			kind: t
		}, "not_found");
		n !== void 0 && n.state !== "known" && (n.state = "not_found");
	}
	cut(e) {
		this.#n.add(e);
	}
	graph(e = /* @__PURE__ */ new Set()) {
		return {
			nodes: [...this.#e.values()].map((t) => ({
				...t,
				isUsed: e.has(t.digest)
			})),
			edges: joinedEdges(this.#t.values()),
			cuts: [...this.#n]
		};
	}
	#i({ digest: e, kind: t, name: n }, r) {
		let i = getKey(e, t), a = this.#e.get(i);
		if (a !== void 0) return r === "known" && (a.state = r), n !== void 0 && (a.name ??= n), a;
		if (this.#e.size >= this.#r) {
			this.cut(`only the first ${this.#r} items are shown`);
			return;
		}
		let o = {
			id: `n${this.#e.size}`,
			digest: e,
			kind: t,
			...n === void 0 ? {} : { name: n },
			state: r,
			isRoot: !1,
			isUsed: !1
		};
		return this.#e.set(i, o), o;
	}
};
function joinedEdges(e) {
	let t = /* @__PURE__ */ new Map();
	for (let { from: n, to: r } of e) {
		let e = t.get(`${r} ${n}`);
		e !== void 0 && n !== r ? e.isBoth = !0 : t.set(`${n} ${r}`, {
			from: n,
			to: r,
			isBoth: !1
		});
	}
	return [...t.values()];
}
function shortDigest(e) {
	return e.replace(/^([^:]*:.{12}).+$/s, "$1…");
}
function nodeMarks({ isRoot: e, isUsed: t, state: n }) {
	return [
		...e ? ["start"] : [],
		...t ? ["used by a policy"] : [],
		...n === "not_found" ? ["not found"] : []
	];
}
export { GraphBuilder, nodeMarks, shortDigest };
