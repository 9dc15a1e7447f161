import { highest as e, invalidConfig as p } from "./evaluation.js";
import { GRAPH_COLORS as m, GRAPH_STYLE as h, MAX_DRAWN as g, isDrawable as _, markup as v, trusted as y } from "./graph-style.js";
import { nodeMarks as b, shortDigest as x } from "./reference-graph.js";
// node_modules/@dagrejs/dagre/dist/dagre.esm.js
var C = Object.defineProperty, Sn = (e, p, m) => p in e ? C(e, p, {
	enumerable: !0,
	configurable: !0,
	writable: !0,
	value: m
}) : e[p] = m, Mn = (e, p) => {
	for (var m in p) C(e, m, {
		get: p[m],
		enumerable: !0
	});
}, je = (e, p, m) => Sn(e, typeof p == "symbol" ? p : p + "", m);
Mn({}, {
	Graph: () => E,
	alg: () => T
});
var w = Object.defineProperty, Se = (e, p) => {
	for (var m in p) w(e, m, {
		get: p[m],
		enumerable: !0
	});
}, Q = class {
	constructor(e) {
		this._isDirected = !0, this._isMultigraph = !1, this._isCompound = !1, this._nodes = {}, this._in = {}, this._preds = {}, this._out = {}, this._sucs = {}, this._edgeObjs = {}, this._edgeLabels = {}, this._nodeCount = 0, this._edgeCount = 0, this._defaultNodeLabelFn = () => {}, this._defaultEdgeLabelFn = () => {}, e && (this._isDirected = "directed" in e ? e.directed : !0, this._isMultigraph = "multigraph" in e && e.multigraph, this._isCompound = "compound" in e && e.compound), this._isCompound && (this._parent = {}, this._children = {}, this._children["\0"] = {});
	}
	isDirected() {
		return this._isDirected;
	}
	isMultigraph() {
		return this._isMultigraph;
	}
	isCompound() {
		return this._isCompound;
	}
	setGraph(e) {
		return this._label = e, this;
	}
	graph() {
		return this._label;
	}
	setDefaultNodeLabel(e) {
		return this._defaultNodeLabelFn = typeof e == "function" ? e : () => e, this;
	}
	nodeCount() {
		return this._nodeCount;
	}
	nodes() {
		return Object.keys(this._nodes);
	}
	sources() {
		return this.nodes().filter((e) => Object.keys(this._in[e]).length === 0);
	}
	sinks() {
		return this.nodes().filter((e) => Object.keys(this._out[e]).length === 0);
	}
	setNodes(e, p) {
		return e.forEach((e) => {
			p === void 0 ? this.setNode(e) : this.setNode(e, p);
		}), this;
	}
	setNode(e, p) {
		return e in this._nodes ? (arguments.length > 1 && (this._nodes[e] = p), this) : (this._nodes[e] = arguments.length > 1 ? p : this._defaultNodeLabelFn(e), this._isCompound && (this._parent[e] = "\0", this._children[e] = {}, this._children["\0"][e] = !0), this._in[e] = {}, this._preds[e] = {}, this._out[e] = {}, this._sucs[e] = {}, ++this._nodeCount, this);
	}
	node(e) {
		return this._nodes[e];
	}
	hasNode(e) {
		return e in this._nodes;
	}
	removeNode(e) {
		if (e in this._nodes) {
			let n = (e) => this.removeEdge(this._edgeObjs[e]);
			delete this._nodes[e], this._isCompound && (this._removeFromParentsChildList(e), delete this._parent[e], this.children(e).forEach((e) => {
				this.setParent(e);
			}), delete this._children[e]), Object.keys(this._in[e]).forEach(n), delete this._in[e], delete this._preds[e], Object.keys(this._out[e]).forEach(n), delete this._out[e], delete this._sucs[e], --this._nodeCount;
		}
		return this;
	}
	setParent(e, p) {
		if (!this._isCompound) throw Error("Cannot set parent in a non-compound graph");
		if (p === void 0) p = "\0";
		else {
			p += "";
			for (let m = p; m !== void 0; m = this.parent(m)) if (m === e) throw Error("Setting " + p + " as parent of " + e + " would create a cycle");
			this.setNode(p);
		}
		return this.setNode(e), this._removeFromParentsChildList(e), this._parent[e] = p, this._children[p][e] = !0, this;
	}
	parent(e) {
		if (this._isCompound) {
			let p = this._parent[e];
			if (p !== "\0") return p;
		}
	}
	children(e = "\0") {
		if (this._isCompound) {
			let p = this._children[e];
			if (p) return Object.keys(p);
		} else {
			if (e === "\0") return this.nodes();
			if (this.hasNode(e)) return [];
		}
		return [];
	}
	predecessors(e) {
		let p = this._preds[e];
		if (p) return Object.keys(p);
	}
	successors(e) {
		let p = this._sucs[e];
		if (p) return Object.keys(p);
	}
	neighbors(e) {
		let p = this.predecessors(e);
		if (p) {
			let m = new Set(p), h = this.successors(e);
			if (h) for (let e of h) m.add(e);
			return Array.from(m.values());
		}
	}
	isLeaf(e) {
		let p;
		return p = this.isDirected() ? this.successors(e) : this.neighbors(e), (p?.length ?? 0) === 0;
	}
	filterNodes(e) {
		let p = new this.constructor({
			directed: this._isDirected,
			multigraph: this._isMultigraph,
			compound: this._isCompound
		});
		p.setGraph(this.graph()), Object.entries(this._nodes).forEach(([m, h]) => {
			e(m) && p.setNode(m, h);
		}), Object.values(this._edgeObjs).forEach((e) => {
			p.hasNode(e.v) && p.hasNode(e.w) && p.setEdge(e, this.edge(e));
		});
		let m = {}, r = (e) => {
			let h = this.parent(e);
			return !h || p.hasNode(h) ? (m[e] = h, h) : h in m ? m[h] : r(h);
		};
		return this._isCompound && p.nodes().forEach((e) => p.setParent(e, r(e))), p;
	}
	setDefaultEdgeLabel(e) {
		return this._defaultEdgeLabelFn = typeof e == "function" ? e : () => e, this;
	}
	edgeCount() {
		return this._edgeCount;
	}
	edges() {
		return Object.values(this._edgeObjs);
	}
	setPath(e, p) {
		return e.reduce((e, m) => (p === void 0 ? this.setEdge(e, m) : this.setEdge(e, m, p), m)), this;
	}
	setEdge(e, p, m, h) {
		let g, _, v, y, b = !1;
		typeof e == "object" && e && "v" in e ? (g = e.v, _ = e.w, v = e.name, arguments.length === 2 && (y = p, b = !0)) : (g = e, _ = p, v = h, arguments.length > 2 && (y = m, b = !0)), g = "" + g, _ = "" + _, v !== void 0 && (v = "" + v);
		let x = z(this._isDirected, g, _, v);
		if (x in this._edgeLabels) return b && (this._edgeLabels[x] = y), this;
		if (v !== void 0 && !this._isMultigraph) throw Error("Cannot set a named edge when isMultigraph = false");
		this.setNode(g), this.setNode(_), this._edgeLabels[x] = b ? y : this._defaultEdgeLabelFn(g, _, v);
		let C = Fn(this._isDirected, g, _, v);
		return g = C.v, _ = C.w, Object.freeze(C), this._edgeObjs[x] = C, Re(this._preds[_], g), Re(this._sucs[g], _), this._in[_][x] = C, this._out[g][x] = C, this._edgeCount++, this;
	}
	edge(e, p, m) {
		let h = arguments.length === 1 ? oe(this._isDirected, e) : z(this._isDirected, e, p, m);
		return this._edgeLabels[h];
	}
	edgeAsObj(e, p, m) {
		let h = arguments.length === 1 ? this.edge(e) : this.edge(e, p, m);
		return typeof h != "object" || !h ? { label: h } : h;
	}
	hasEdge(e, p, m) {
		return (arguments.length === 1 ? oe(this._isDirected, e) : z(this._isDirected, e, p, m)) in this._edgeLabels;
	}
	removeEdge(e, p, m) {
		let h = arguments.length === 1 ? oe(this._isDirected, e) : z(this._isDirected, e, p, m), g = this._edgeObjs[h];
		if (g) {
			let e = g.v, p = g.w;
			delete this._edgeLabels[h], delete this._edgeObjs[h], Ie(this._preds[p], e), Ie(this._sucs[e], p), delete this._in[p][h], delete this._out[e][h], this._edgeCount--;
		}
		return this;
	}
	inEdges(e, p) {
		return this.isDirected() ? this.filterEdges(this._in[e], e, p) : this.nodeEdges(e, p);
	}
	outEdges(e, p) {
		return this.isDirected() ? this.filterEdges(this._out[e], e, p) : this.nodeEdges(e, p);
	}
	nodeEdges(e, p) {
		if (e in this._nodes) return this.filterEdges({
			...this._in[e],
			...this._out[e]
		}, e, p);
	}
	_removeFromParentsChildList(e) {
		delete this._children[this._parent[e]][e];
	}
	filterEdges(e, p, m) {
		if (!e) return;
		let h = Object.values(e);
		return m ? h.filter((e) => e.v === p && e.w === m || e.v === m && e.w === p) : h;
	}
};
function Re(e, p) {
	e[p] ? e[p]++ : e[p] = 1;
}
function Ie(e, p) {
	e[p] !== void 0 && !--e[p] && delete e[p];
}
function z(e, p, m, h) {
	let g = "" + p, _ = "" + m;
	if (!e && g > _) {
		let e = g;
		g = _, _ = e;
	}
	return g + "" + _ + "" + (h === void 0 ? "\0" : h);
}
function Fn(e, p, m, h) {
	let g = "" + p, _ = "" + m;
	if (!e && g > _) {
		let e = g;
		g = _, _ = e;
	}
	let v = {
		v: g,
		w: _
	};
	return h && (v.name = h), v;
}
function oe(e, p) {
	return z(e, p.v, p.w, p.name);
}
Se({}, {
	read: () => Bn,
	write: () => An
});
function An(e) {
	let p = {
		options: {
			directed: e.isDirected(),
			multigraph: e.isMultigraph(),
			compound: e.isCompound()
		},
		nodes: Vn(e),
		edges: Yn(e)
	}, m = e.graph();
	return m !== void 0 && (p.value = structuredClone(m)), p;
}
function Vn(e) {
	return e.nodes().map((p) => {
		let m = e.node(p), h = e.parent(p), g = { v: p };
		return m !== void 0 && (g.value = m), h !== void 0 && (g.parent = h), g;
	});
}
function Yn(e) {
	return e.edges().map((p) => {
		let m = e.edge(p), h = {
			v: p.v,
			w: p.w
		};
		return p.name !== void 0 && (h.name = p.name), m !== void 0 && (h.value = m), h;
	});
}
function Bn(e) {
	let p = new Q(e.options);
	return e.value !== void 0 && p.setGraph(e.value), e.nodes.forEach((e) => {
		p.setNode(e.v, e.value), e.parent && p.setParent(e.v, e.parent);
	}), e.edges.forEach((e) => {
		p.setEdge({
			v: e.v,
			w: e.w,
			name: e.name
		}, e.value);
	}), p;
}
var T = {};
Se(T, {
	CycleException: () => K,
	bellmanFord: () => Me,
	components: () => zn,
	dijkstra: () => J,
	dijkstraAll: () => $n,
	findCycles: () => Un,
	floydWarshall: () => Kn,
	isAcyclic: () => Zn,
	postorder: () => nt,
	preorder: () => tt,
	prim: () => rt,
	shortestPaths: () => ot,
	tarjan: () => Fe,
	topsort: () => De
});
var Wn = () => 1;
function Me(e, p, m, h) {
	return Xn(e, String(p), m || Wn, h || function(p) {
		return e.outEdges(p) ?? [];
	});
}
function Xn(e, p, m, h) {
	let g = {}, _, v = 0, y = e.nodes(), l = function(e) {
		let p = g[e.v], h = g[e.w];
		if (!p || !h) return;
		let v = m(e);
		p.distance + v < h.distance && (g[e.w] = {
			distance: p.distance + v,
			predecessor: e.v
		}, _ = !0);
	}, u = function() {
		y.forEach(function(e) {
			h(e).forEach(function(p) {
				let m = p.v === e ? p.v : p.w, h = m === p.v ? p.w : p.v;
				l({
					v: m,
					w: h
				});
			});
		});
	};
	y.forEach(function(e) {
		g[e] = {
			distance: e === p ? 0 : Infinity,
			predecessor: ""
		};
	});
	let b = y.length;
	for (let e = 1; e < b && (_ = !1, v++, u(), _); e++);
	if (v === b - 1 && (_ = !1, u(), _)) throw Error("The graph contains a negative weight cycle");
	return g;
}
function zn(e) {
	let p = {}, m = [], h;
	function o(m) {
		var g, _;
		m in p || (p[m] = !0, h.push(m), (g = e.successors(m)) == null || g.forEach(o), (_ = e.predecessors(m)) == null || _.forEach(o));
	}
	return e.nodes().forEach(function(e) {
		h = [], o(e), h.length && m.push(h);
	}), m;
}
var Pe = class {
	constructor() {
		this._arr = [], this._keyIndices = {};
	}
	size() {
		return this._arr.length;
	}
	keys() {
		return this._arr.map((e) => e.key);
	}
	has(e) {
		return e in this._keyIndices;
	}
	priority(e) {
		let p = this._keyIndices[e];
		if (p !== void 0) return this._arr[p].priority;
	}
	min() {
		if (this.size() === 0) throw Error("Queue underflow");
		return this._arr[0].key;
	}
	add(e, p) {
		let m = this._keyIndices, h = String(e);
		if (!(h in m)) {
			let e = this._arr, g = e.length;
			return m[h] = g, e.push({
				key: h,
				priority: p
			}), this._decrease(g), !0;
		}
		return !1;
	}
	removeMin() {
		if (this.size() === 0) throw Error("Queue underflow");
		this._swap(0, this._arr.length - 1);
		let e = this._arr.pop();
		return delete this._keyIndices[e.key], this._heapify(0), e.key;
	}
	decrease(e, p) {
		let m = this._keyIndices[e];
		if (m === void 0) throw Error(`Key not found: ${e}`);
		let h = this._arr[m].priority;
		if (p > h) throw Error(`New priority is greater than current priority. Key: ${e} Old: ${h} New: ${p}`);
		this._arr[m].priority = p, this._decrease(m);
	}
	_heapify(e) {
		let p = this._arr, m = 2 * e, h = m + 1, g = e;
		m < p.length && (g = p[m].priority < p[g].priority ? m : g, h < p.length && (g = p[h].priority < p[g].priority ? h : g), g !== e && (this._swap(e, g), this._heapify(g)));
	}
	_decrease(e) {
		let p = this._arr, m = p[e].priority, h;
		for (; e !== 0 && (h = e >> 1, !(p[h].priority < m));) this._swap(e, h), e = h;
	}
	_swap(e, p) {
		let m = this._arr, h = this._keyIndices, g = m[e], _ = m[p];
		m[e] = _, m[p] = g, h[_.key] = e, h[g.key] = p;
	}
}, Hn = () => 1;
function J(e, p, m, h) {
	return qn(e, String(p), m || Hn, h || function(p) {
		return e.outEdges(p) ?? [];
	});
}
function qn(e, p, m, h) {
	let g = {}, _ = new Pe(), v, y, l = function(e) {
		let p = e.v === v ? e.w : e.v, h = g[p];
		if (!h) return;
		let b = m(e), x = y.distance + b;
		if (b < 0) throw Error("dijkstra does not allow negative edge weights. Bad edge: " + e + " Weight: " + b);
		x < h.distance && (h.distance = x, h.predecessor = v, _.decrease(p, x));
	};
	for (e.nodes().forEach(function(e) {
		let m = e === p ? 0 : Infinity;
		g[e] = {
			distance: m,
			predecessor: ""
		}, _.add(e, m);
	}); _.size() > 0;) {
		v = _.removeMin();
		let e = g[v];
		if (!e || e.distance === Infinity) break;
		y = e, h(v).forEach(l);
	}
	return g;
}
function $n(e, p, m) {
	return e.nodes().reduce(function(h, g) {
		return h[g] = J(e, g, p, m), h;
	}, {});
}
function Fe(e) {
	let p = 0, m = [], h = {}, g = [];
	function i(_) {
		var v;
		let y = h[_] = {
			onStack: !0,
			lowlink: p,
			index: p++
		};
		if (m.push(_), (v = e.successors(_)) == null || v.forEach(function(e) {
			if (e in h) {
				let p = h[e];
				p != null && p.onStack && (y.lowlink = Math.min(y.lowlink, p.index));
			} else {
				i(e);
				let p = h[e];
				p && (y.lowlink = Math.min(y.lowlink, p.lowlink));
			}
		}), y.lowlink === y.index) {
			let e = [], p;
			do {
				p = m.pop();
				let g = h[p];
				g && (g.onStack = !1), e.push(p);
			} while (_ !== p);
			g.push(e);
		}
	}
	return e.nodes().forEach(function(e) {
		e in h || i(e);
	}), g;
}
function Un(e) {
	return Fe(e).filter(function(p) {
		let m = p[0];
		return m ? p.length > 1 || p.length === 1 && (e.outEdges(m, m) ?? []).length > 0 : !1;
	});
}
var Jn = () => 1;
function Kn(e, p, m) {
	return Qn(e, p || Jn, m || function(p) {
		return e.outEdges(p) ?? [];
	});
}
function Qn(e, p, m) {
	let h = {}, g = e.nodes();
	return g.forEach(function(e) {
		let _ = {};
		h[e] = _, _[e] = {
			distance: 0,
			predecessor: ""
		}, g.forEach(function(p) {
			e !== p && (_[p] = {
				distance: Infinity,
				predecessor: ""
			});
		}), m(e).forEach(function(m) {
			let h = m.v === e ? m.w : m.v, g = p(m);
			_[h] = {
				distance: g,
				predecessor: e
			};
		});
	}), g.forEach(function(e) {
		let p = h[e];
		p && g.forEach(function(m) {
			let _ = h[m];
			_ && g.forEach(function(m) {
				let h = _[e], g = p[m], v = _[m];
				if (h && g && v) {
					let e = h.distance + g.distance;
					e < v.distance && (v.distance = e, v.predecessor = g.predecessor);
				}
			});
		});
	}), h;
}
var K = class extends Error {
	constructor(e) {
		super(e), this.name = "CycleException";
	}
};
function De(e) {
	let p = {}, m = {}, h = [];
	function o(g) {
		var _;
		if (g in m) throw new K();
		g in p || (m[g] = !0, p[g] = !0, (_ = e.predecessors(g)) == null || _.forEach(o), delete m[g], h.push(g));
	}
	if (e.sinks().forEach(o), Object.keys(p).length !== e.nodeCount()) throw new K();
	return h;
}
function Zn(e) {
	try {
		De(e);
	} catch (e) {
		if (e instanceof K) return !1;
		throw e;
	}
	return !0;
}
function et(e, p, m, h, g) {
	Array.isArray(p) || (p = [p]);
	let i = ((p) => (e.isDirected() ? e.successors(p) : e.neighbors(p)) ?? []), _ = {};
	return p.forEach(function(p) {
		if (!e.hasNode(p)) throw Error("Graph does not have node: " + p);
		g = Ae(e, p, m === "post", _, i, h, g);
	}), g;
}
function Ae(e, p, m, h, g, _, v) {
	return p in h || (h[p] = !0, m || (v = _(v, p)), g(p).forEach(function(p) {
		v = Ae(e, p, m, h, g, _, v);
	}), m && (v = _(v, p))), v;
}
function Ve(e, p, m) {
	return et(e, p, m, function(e, p) {
		return e.push(p), e;
	}, []);
}
function nt(e, p) {
	return Ve(e, p, "post");
}
function tt(e, p) {
	return Ve(e, p, "pre");
}
function rt(e, p) {
	var m;
	let h = new Q(), g = {}, _ = new Pe(), v;
	function a(e) {
		let m = e.v === v ? e.w : e.v, h = _.priority(m);
		if (h !== void 0) {
			let y = p(e);
			y < h && (g[m] = v, _.decrease(m, y));
		}
	}
	if (e.nodeCount() === 0) return h;
	e.nodes().forEach(function(e) {
		_.add(e, Infinity), h.setNode(e);
	});
	let y = e.nodes()[0];
	y !== void 0 && _.decrease(y, 0);
	let b = !1;
	for (; _.size() > 0;) {
		if (v = _.removeMin(), v in g) h.setEdge(v, g[v]);
		else {
			if (b) throw Error("Input graph is not connected: " + e);
			b = !0;
		}
		(m = e.nodeEdges(v)) == null || m.forEach(a);
	}
	return h;
}
function ot(e, p, m, h) {
	return it(e, p, m, h ?? ((p) => e.outEdges(p) ?? []));
}
function it(e, p, m, h) {
	if (m === void 0) return J(e, p, m, h);
	let g = !1, _ = e.nodes();
	for (let v = 0; v < _.length; v++) {
		let y = _[v];
		if (y === void 0) continue;
		let b = h(y);
		for (let e = 0; e < b.length; e++) {
			let p = b[e];
			if (!p) continue;
			let h = p.v === y ? p.v : p.w;
			m({
				v: h,
				w: h === p.v ? p.w : p.v
			}) < 0 && (g = !0);
		}
		if (g) return Me(e, p, m, h);
	}
	return J(e, p, m, h);
}
var E = Q;
function M(e, p, m, h) {
	let g = h;
	for (; e.hasNode(g);) g = $(h);
	return m.dummy = p, e.setNode(g, m), g;
}
function Ye(e) {
	let p = new E().setGraph(e.graph());
	return e.nodes().forEach((m) => p.setNode(m, e.node(m))), e.edges().forEach((m) => {
		let h = p.edge(m.v, m.w) || {
			weight: 0,
			minlen: 1
		}, g = e.edge(m);
		p.setEdge(m.v, m.w, {
			weight: h.weight + g.weight,
			minlen: Math.max(h.minlen, g.minlen)
		});
	}), p;
}
function Z(e) {
	let p = new E({ multigraph: e.isMultigraph() }).setGraph(e.graph());
	return e.nodes().forEach((m) => {
		e.children(m).length || p.setNode(m, e.node(m));
	}), e.edges().forEach((m) => {
		p.setEdge(m, e.edge(m));
	}), p;
}
function se(e, p) {
	let m = e.x, h = e.y, g = p.x - m, _ = p.y - h, v = e.width / 2, y = e.height / 2;
	if (!g && !_) throw Error("Not possible to find intersection inside of the rectangle");
	let b, x;
	return g === 0 || Math.abs(_) * v > Math.abs(g) * y ? (_ < 0 && (y = -y), b = y * g / _, x = y) : (g < 0 && (v = -v), b = v, x = v * _ / g), {
		x: m + b,
		y: h + x
	};
}
function P(e) {
	let p = D(de(e) + 1).map(() => []);
	return e.nodes().forEach((m) => {
		let h = e.node(m), g = h.rank;
		g !== void 0 && (p[g] || (p[g] = []), p[g][h.order] = m);
	}), p;
}
function Be(e) {
	let p = e.nodes().map((p) => {
		let m = e.node(p).rank;
		return m === void 0 ? Number.MAX_VALUE : m;
	}), m = S(Math.min, p);
	e.nodes().forEach((p) => {
		let h = e.node(p);
		Object.hasOwn(h, "rank") && (h.rank -= m);
	});
}
function We(e) {
	let p = e.nodes().map((p) => e.node(p).rank).filter((e) => e !== void 0), m = S(Math.min, p), h = [];
	e.nodes().forEach((p) => {
		let g = e.node(p).rank - m;
		h[g] || (h[g] = []), h[g].push(p);
	});
	let g = 0, _ = e.graph().nodeRankFactor;
	Array.from(h).forEach((p, m) => {
		p === void 0 && m % _ !== 0 ? --g : p !== void 0 && g && p.forEach((p) => e.node(p).rank += g);
	});
}
function ae(e, p, m, h) {
	let g = {
		width: 0,
		height: 0
	};
	return arguments.length >= 4 && (g.rank = m, g.order = h), M(e, "border", g, p);
}
function st(e, p = O) {
	let m = [];
	for (let h = 0; h < e.length; h += p) {
		let g = e.slice(h, h + p);
		m.push(g);
	}
	return m;
}
var O = 65535;
function S(e, p) {
	return p.length > O ? e(...st(p).map((p) => e(...p))) : e(...p);
}
function de(e) {
	let p = e.nodes().map((p) => {
		let m = e.node(p).rank;
		return m === void 0 ? Number.MIN_VALUE : m;
	});
	return S(Math.max, p);
}
function ze(e, p) {
	let m = {
		lhs: [],
		rhs: []
	};
	return e.forEach((e) => {
		p(e) ? m.lhs.push(e) : m.rhs.push(e);
	}), m;
}
function q(e, p) {
	return p();
}
var k = 0;
function $(e) {
	return e + ("" + ++k);
}
function D(e, p, m = 1) {
	p ?? (p = e, e = 0);
	let r = (e) => e < p;
	m < 0 && (r = (e) => p < e);
	let h = [];
	for (let p = e; r(p); p += m) h.push(p);
	return h;
}
function W(e, p) {
	let m = {};
	for (let h of p) e[h] !== void 0 && (m[h] = e[h]);
	return m;
}
function X(e, p) {
	let m;
	return m = typeof p == "string" ? (e) => e[p] : p, Object.entries(e).reduce((e, [p, h]) => (e[p] = m(h, p), e), {});
}
function He(e, p) {
	return e.reduce((e, m, h) => (e[m] = p[h], e), {});
}
var j = "\0";
function ee(e, p, m) {
	if (!(e && p && m && p.dummy === "edge" && m.dummy === "edge" && p.edgeObj && m.edgeObj && e[p.edgeObj.v] && e[m.edgeObj.v] && e[p.edgeObj.w] && e[m.edgeObj.w])) return 0;
	let h = !0;
	p.edgeObj.w === m.edgeObj.w && (h = !1);
	let g = h ? e[p.edgeObj.v]?.rank ?? NaN : e[p.edgeObj.w]?.rank ?? NaN, _ = Object.entries(e).find((e) => e[1].edgeObj?.v === p.edgeObj.v && e[1].edgeObj?.w === p.edgeObj.w && e[1].rank === g), v = Object.entries(e).find((e) => e[1].edgeObj?.v === m.edgeObj.v && e[1].edgeObj?.w === m.edgeObj.w && e[1].rank === g);
	if (!_ || !v) return 0;
	let y = _[1].order ?? NaN, b = v[1].order ?? NaN;
	return isNaN(y - b) ? 0 : y - b;
}
var ce = class {
	constructor() {
		je(this, "_sentinel");
		let e = {};
		e._next = e._prev = e, this._sentinel = e;
	}
	dequeue() {
		let e = this._sentinel, p = e._prev;
		if (p !== e) return qe(p), p;
	}
	enqueue(e) {
		let p = this._sentinel;
		e._prev && e._next && qe(e), e._next = p._next, p._next._prev = e, p._next = e, e._prev = p;
	}
	toString() {
		let e = [], p = this._sentinel, m = p._prev;
		for (; m !== p;) e.push(JSON.stringify(m, dt)), m = m._prev;
		return "[" + e.join(", ") + "]";
	}
};
function qe(e) {
	e._prev._next = e._next, e._next._prev = e._prev, delete e._next, delete e._prev;
}
function dt(e, p) {
	if (e !== "_next" && e !== "_prev") return p;
}
var N = ce, lt = () => 1;
function be(e, p) {
	if (e.nodeCount() <= 1) return [];
	let m = ct(e, p || lt);
	return ut(m.graph, m.buckets, m.zeroIdx).flatMap((p) => e.outEdges(p.v, p.w) || []);
}
function ut(e, p, m) {
	let h = [], g = p[p.length - 1], _ = p[0], v;
	for (; e.nodeCount();) {
		for (; v = _.dequeue();) fe(e, p, m, v);
		for (; v = g.dequeue();) fe(e, p, m, v);
		if (e.nodeCount()) {
			for (let g = p.length - 2; g > 0; --g) if (v = p[g]?.dequeue(), v) {
				h = h.concat(fe(e, p, m, v, !0) || []);
				break;
			}
		}
	}
	return h;
}
function fe(e, p, m, h, g) {
	let _ = [], v = g ? _ : void 0;
	return (e.inEdges(h.v) || []).forEach((h) => {
		let v = e.edge(h), y = e.node(h.v);
		g && _.push({
			v: h.v,
			w: h.w
		}), y.out -= v, he(p, m, y);
	}), (e.outEdges(h.v) || []).forEach((h) => {
		let g = e.edge(h), _ = h.w, v = e.node(_);
		v.in -= g, he(p, m, v);
	}), e.removeNode(h.v), v;
}
function ct(e, p) {
	let m = new E(), h = 0, g = 0;
	e.nodes().forEach((e) => {
		m.setNode(e, {
			v: e,
			in: 0,
			out: 0
		});
	}), e.edges().forEach((e) => {
		let _ = m.edge(e.v, e.w) || 0, v = p(e), y = _ + v;
		m.setEdge(e.v, e.w, y);
		let b = m.node(e.v), x = m.node(e.w);
		g = Math.max(g, b.out += v), h = Math.max(h, x.in += v);
	});
	let _ = ft(g + h + 3).map(() => new N()), v = h + 1;
	return m.nodes().forEach((e) => {
		he(_, v, m.node(e));
	}), {
		graph: m,
		buckets: _,
		zeroIdx: v
	};
}
function he(e, p, m) {
	var h, g, _;
	m.out ? m.in ? (_ = e[m.out - m.in + p]) == null || _.enqueue(m) : (g = e[e.length - 1]) == null || g.enqueue(m) : (h = e[0]) == null || h.enqueue(m);
}
function ft(e) {
	let p = [];
	for (let m = 0; m < e; m++) p.push(m);
	return p;
}
function Ue(e, p) {
	(e.graph().acyclicer === "greedy" ? be(e, r(e)) : ht(e, p ?? null)).forEach((p) => {
		let m = e.edge(p);
		e.removeEdge(p), m.forwardName = p.name, m.reversed = !0, e.setEdge(p.w, p.v, m, $("rev"));
	});
	function r(e) {
		return (p) => e.edge(p).weight;
	}
}
function ht(e, p) {
	let m = [], h = {}, g = {};
	function i(p) {
		Object.hasOwn(g, p) || (g[p] = !0, h[p] = !0, e.outEdges(p).forEach((e) => {
			Object.hasOwn(h, e.w) ? m.push(e) : i(e.w);
		}), delete h[p]);
	}
	function s(_) {
		var v;
		Object.hasOwn(g, _) || (g[_] = !0, h[_] = !0, (v = e.outEdges(_)) == null || v.forEach((g) => {
			Object.hasOwn(h, g.w) || p.node(_)?.rank > p.node(g.w)?.rank && bt(e, g.w, g) ? m.push(g) : s(g.w);
		}), delete h[_]);
	}
	let _ = i;
	return p && typeof p.node == "function" && (_ = s), e.sources().forEach(_), e.nodes().forEach(_), m;
}
function Je(e) {
	e.edges().forEach((p) => {
		let m = e.edge(p);
		if (m.reversed) {
			e.removeEdge(p);
			let h = m.forwardName;
			delete m.reversed, delete m.forwardName, e.setEdge(p.w, p.v, m, h);
		}
	});
}
function bt(e, p, m) {
	let h = /* @__PURE__ */ new Set();
	function o(p) {
		if (e.sources().includes(p)) return !0;
		h.add(p);
		for (let g of e.inEdges(p) ?? []) if ((g.v !== m.v || g.w !== m.w) && !h.has(g.v) && o(g.v)) return !0;
		return !1;
	}
	return o(p);
}
function Ke(e) {
	e.graph().dummyChains = [], e.edges().forEach((p) => pt(e, p));
}
function pt(e, p) {
	let m = p.v, h = e.node(m).rank, g = p.w, _ = e.node(g).rank, v = p.name, y = e.edge(p), b = y.labelRank;
	if (_ === h + 1) return;
	e.removeEdge(p);
	let x, C, w = 0;
	for (++h; h < _; ++w, ++h) y.points = [], C = {
		width: 0,
		height: 0,
		edgeLabel: y,
		edgeObj: p,
		rank: h
	}, x = M(e, "edge", C, "_d"), h === b && (C.width = y.width, C.height = y.height, C.dummy = "edge-label", C.labelpos = y.labelpos), e.setEdge(m, x, { weight: y.weight }, v), w === 0 && e.graph().dummyChains.push(x), m = x;
	e.setEdge(m, g, { weight: y.weight }, v);
}
function Qe(e) {
	e.graph().dummyChains.forEach((p) => {
		let m = e.node(p), h = m.edgeLabel, g;
		for (e.setEdge(m.edgeObj, h); m.dummy;) g = e.successors(p)[0], e.removeNode(p), h.points.push({
			x: m.x,
			y: m.y
		}), m.dummy === "edge-label" && (h.x = m.x, h.y = m.y, h.width = m.width, h.height = m.height), p = g, m = e.node(p);
	});
}
function U(e) {
	let p = {};
	function t(m) {
		let h = e.node(m);
		if (Object.hasOwn(p, m)) return h.rank;
		p[m] = !0;
		let g = e.outEdges(m), _ = g ? g.map((p) => p == null ? Infinity : t(p.w) - e.edge(p).minlen) : [], v = S(Math.min, _);
		return v === Infinity && (v = 0), h.rank = v;
	}
	e.sources().forEach(t);
}
function A(e, p) {
	return e.node(p.w).rank - e.node(p.v).rank - e.edge(p).minlen;
}
var F = Et;
function Et(e) {
	let p = new E({ directed: !1 }), m = e.nodes();
	if (m.length === 0) throw Error("Graph must have at least one node");
	let h = m[0], g = e.nodeCount();
	p.setNode(h, {});
	let _, v;
	for (; Lt(p, e) < g && (_ = yt(p, e), _);) v = p.hasNode(_.v) ? A(e, _) : -A(e, _), wt(p, e, v);
	return p;
}
function Lt(e, p) {
	function t(m) {
		let h = p.nodeEdges(m);
		h && h.forEach((h) => {
			let g = h.v, _ = m === g ? h.w : g;
			!e.hasNode(_) && !A(p, h) && (e.setNode(_, {}), e.setEdge(m, _, {}), t(_));
		});
	}
	return e.nodes().forEach(t), e.nodeCount();
}
function yt(e, p) {
	return p.edges().reduce((m, h) => {
		let g = Infinity;
		return e.hasNode(h.v) !== e.hasNode(h.w) && (g = A(p, h)), g < m[0] ? [g, h] : m;
	}, [Infinity, null])[1];
}
function wt(e, p, m) {
	e.nodes().forEach((e) => p.node(e).rank += m);
}
var { preorder: I, postorder: L } = T, R = Y;
Y.initLowLimValues = pe, Y.initCutValues = ge, Y.calcCutValue = nn, Y.leaveEdge = rn, Y.enterEdge = on, Y.exchangeEdges = sn;
function Y(e) {
	e = Ye(e), U(e);
	let p = F(e);
	pe(p), ge(p, e);
	let m, h;
	for (; m = rn(p);) h = on(p, e, m), sn(p, e, m, h);
}
function ge(e, p) {
	let m = L(e, e.nodes());
	m = m.slice(0, m.length - 1), m.forEach((m) => vt(e, p, m));
}
function vt(e, p, m) {
	let h = e.node(m).parent, g = e.edge(m, h);
	g.cutvalue = nn(e, p, m);
}
function nn(e, p, m) {
	let h = e.node(m).parent, g = !0, _ = p.edge(m, h), v = 0;
	_ ||= (g = !1, p.edge(h, m)), v = _.weight;
	let y = p.nodeEdges(m);
	return y && y.forEach((_) => {
		let y = _.v === m, b = y ? _.w : _.v;
		if (b !== h) {
			let h = y === g, x = p.edge(_).weight;
			if (v += h ? x : -x, xt(e, m, b)) {
				let p = e.edge(m, b).cutvalue;
				v += h ? -p : p;
			}
		}
	}), v;
}
function pe(e, p) {
	arguments.length < 2 && (p = e.nodes()[0]), tn(e, {}, 1, p);
}
function tn(e, p, m, h, g) {
	let _ = m, v = e.node(h);
	p[h] = !0;
	let y = e.neighbors(h);
	return y && y.forEach((g) => {
		Object.hasOwn(p, g) || (m = tn(e, p, m, g, h));
	}), v.low = _, v.lim = m++, g ? v.parent = g : delete v.parent, m;
}
function rn(e) {
	return e.edges().find((p) => e.edge(p).cutvalue < 0);
}
function on(e, p, m) {
	let h = m.v, g = m.w;
	p.hasEdge(h, g) || (h = m.w, g = m.v);
	let _ = e.node(h), v = e.node(g), y = _, b = !1;
	return _.lim > v.lim && (y = v, b = !0), p.edges().filter((p) => b === Ze(e, e.node(p.v), y) && b !== Ze(e, e.node(p.w), y)).reduce((e, m) => A(p, m) < A(p, e) ? m : e);
}
function sn(e, p, m, h) {
	let g = m.v, _ = m.w;
	e.removeEdge(g, _), e.setEdge(h.v, h.w, {}), pe(e), ge(e, p), kt(e, p);
}
function kt(e, p) {
	let m = e.nodes().find((p) => !e.node(p).parent);
	if (!m) return;
	let h = I(e, [m]);
	h = h.slice(1), h.forEach((m) => {
		let h = e.node(m).parent, g = p.edge(m, h), _ = !1;
		g || (g = p.edge(h, m), _ = !0), p.node(m).rank = p.node(h).rank + (_ ? g.minlen : -g.minlen);
	});
}
function xt(e, p, m) {
	return e.hasEdge(p, m);
}
function Ze(e, p, m) {
	return m.low <= p.lim && p.lim <= m.lim;
}
var B = _t;
function _t(e) {
	let p = e.graph().ranker;
	if (typeof p == "function") return p(e);
	switch (p) {
		case "network-simplex":
			an(e);
			break;
		case "tight-tree":
			Ct(e);
			break;
		case "longest-path":
			ne(e);
			break;
		case "none": break;
		default: an(e);
	}
}
var ne = U;
function Ct(e) {
	U(e), F(e);
}
function an(e) {
	R(e);
}
var ie = Tt;
function Tt(e) {
	let p = Rt(e), m = e.graph();
	Array.isArray(m.dummyChains) && m.dummyChains.forEach((m) => {
		let h = e.node(m), g = h.edgeObj, _ = jt(e, p, g.v, g.w), v = _.path, y = _.lca, b = 0, x = v[b], C = !0;
		for (; m !== g.w;) {
			if (h = e.node(m), C) {
				for (; (x = v[b]) !== y && e.node(x).maxRank < h.rank;) b++;
				x === y && (C = !1);
			}
			if (!C) {
				for (; b < v.length - 1 && e.node(v[b + 1]).minRank <= h.rank;) b++;
				x = v[b];
			}
			x !== void 0 && e.setParent(m, x), m = e.successors(m)[0];
		}
	});
}
function jt(e, p, m, h) {
	let g = [], _ = [], v = Math.min(p[m].low, p[h].low), y = Math.max(p[m].lim, p[h].lim), b;
	b = m;
	do
		b = e.parent(b), g.push(b);
	while (b && (p[b].low > v || y > p[b].lim));
	let x = b, C = h;
	for (; (C = e.parent(C)) !== x;) _.push(C);
	return {
		path: g.concat(_.reverse()),
		lca: x
	};
}
function Rt(e) {
	let p = {}, m = 0;
	function r(h) {
		let g = m;
		e.children(h).forEach(r), p[h] = {
			low: g,
			lim: m++
		};
	}
	return e.children(j).forEach(r), p;
}
function un(e) {
	let p = M(e, "root", {}, "_root"), m = It(e), h = Object.values(m), g = S(Math.max, h) - 1, _ = 2 * g + 1;
	e.graph().nestingRoot = p, e.edges().forEach((p) => e.edge(p).minlen *= _);
	let v = St(e) + 1;
	e.children(j).forEach((h) => {
		cn(e, p, _, v, g, m, h);
	}), e.graph().nodeRankFactor = _;
}
function cn(e, p, m, h, g, _, v) {
	let y = e.children(v);
	if (!y.length) {
		v !== p && e.setEdge(p, v, {
			weight: 0,
			minlen: m
		});
		return;
	}
	let b = ae(e, "_bt"), x = ae(e, "_bb"), C = e.node(v);
	e.setParent(b, v), C.borderTop = b, e.setParent(x, v), C.borderBottom = x, y.forEach((y) => {
		cn(e, p, m, h, g, _, y);
		let C = e.node(y), w = C.borderTop ? C.borderTop : y, T = C.borderBottom ? C.borderBottom : y, E = C.borderTop ? h : 2 * h, O = w === T ? g - (_[v] ?? 0) + 1 : 1;
		e.setEdge(b, w, {
			weight: E,
			minlen: O,
			nestingEdge: !0
		}), e.setEdge(T, x, {
			weight: E,
			minlen: O,
			nestingEdge: !0
		});
	}), e.parent(v) || e.setEdge(p, b, {
		weight: 0,
		minlen: g + (_[v] ?? 0)
	});
}
function It(e) {
	let p = {};
	function t(m, h) {
		let g = e.children(m);
		g && g.length && g.forEach((e) => t(e, h + 1)), p[m] = h;
	}
	return e.children(j).forEach((e) => t(e, 1)), p;
}
function St(e) {
	return e.edges().reduce((p, m) => p + e.edge(m).weight, 0);
}
function fn(e) {
	let p = e.graph();
	e.removeNode(p.nestingRoot), delete p.nestingRoot, e.edges().forEach((p) => {
		e.edge(p).nestingEdge && e.removeEdge(p);
	});
}
var le = Pt;
function Pt(e) {
	function n(p) {
		let m = e.children(p), h = e.node(p);
		if (m.length && m.forEach(n), h && Object.hasOwn(h, "minRank")) {
			h.borderLeft = [], h.borderRight = [];
			for (let m = h.minRank, g = h.maxRank + 1; m < g; ++m) hn(e, "borderLeft", "_bl", p, h, m), hn(e, "borderRight", "_br", p, h, m);
		}
	}
	e.children(j).forEach(n);
}
function hn(e, p, m, h, g, _) {
	let v = {
		width: 0,
		height: 0,
		rank: _,
		borderType: p
	}, y = g[p][_ - 1], b = M(e, "border", v, m);
	g[p][_] = b, e.setParent(b, h), y && e.setEdge(y, b, { weight: 1 });
}
function pn(e) {
	let p = e.graph().rankdir?.toLowerCase();
	(p === "lr" || p === "rl") && En(e);
}
function mn(e) {
	let p = e.graph().rankdir?.toLowerCase();
	(p === "bt" || p === "rl") && Ft(e), (p === "lr" || p === "rl") && (Dt(e), En(e));
}
function En(e) {
	e.nodes().forEach((p) => gn(e.node(p))), e.edges().forEach((p) => gn(e.edge(p)));
}
function gn(e) {
	let p = e.width;
	e.width = e.height, e.height = p;
}
function Ft(e) {
	e.nodes().forEach((p) => me(e.node(p))), e.edges().forEach((p) => {
		var m;
		let h = e.edge(p);
		(m = h.points) == null || m.forEach(me), Object.hasOwn(h, "y") && me(h);
	});
}
function me(e) {
	e.y = -e.y;
}
function Dt(e) {
	e.nodes().forEach((p) => Ee(e.node(p))), e.edges().forEach((p) => {
		var m;
		let h = e.edge(p);
		(m = h.points) == null || m.forEach(Ee), Object.hasOwn(h, "x") && Ee(h);
	});
}
function Ee(e) {
	let p = e.x;
	e.x = e.y, e.y = p;
}
function Le(e, p = null) {
	let m = {}, h = e.nodes().filter((p) => !e.children(p).length), g = h.map((p) => e.node(p).rank), _ = D(S(Math.max, g) + 1).map(() => []);
	function a(p) {
		if (m[p]) return;
		m[p] = !0;
		let h = e.node(p);
		_[h.rank].push(p);
		let g = e.successors(p);
		g && [...g].sort((e, p) => u(e, p)).forEach(a);
	}
	h.sort((p, m) => e.node(p).rank - e.node(m).rank).forEach(a);
	function u(m, h) {
		return ee(p, e.node(m), e.node(h));
	}
	return _;
}
function ye(e, p) {
	let m = 0;
	for (let h = 1; h < p.length; ++h) m += Vt(e, p[h - 1], p[h]);
	return m;
}
function Vt(e, p, m) {
	let h = He(m, m.map((e, p) => p)), g = p.flatMap((p) => {
		let m = e.outEdges(p);
		return m ? m.map((p) => ({
			pos: h[p.w],
			weight: e.edge(p).weight
		})).sort((e, p) => e.pos - p.pos) : [];
	}), _ = 1;
	for (; _ < m.length;) _ <<= 1;
	let v = 2 * _ - 1;
	--_;
	let y = Array(v).fill(0), b = 0;
	return g.forEach((e) => {
		let p = e.pos + _;
		y[p] += e.weight;
		let m = 0;
		for (; p > 0;) p % 2 && (m += y[p + 1]), p = p - 1 >> 1, y[p] += e.weight;
		b += e.weight * m;
	}), b;
}
function we(e, p = []) {
	return p.map((p) => {
		let m = e.inEdges(p);
		if (!m || !m.length) return { v: p };
		{
			let h = m.reduce((p, m) => {
				let h = e.edge(m), g = e.node(m.v);
				return {
					sum: p.sum + h.weight * g.order,
					weight: p.weight + h.weight
				};
			}, {
				sum: 0,
				weight: 0
			});
			return {
				v: p,
				barycenter: h.sum / h.weight,
				weight: h.weight
			};
		}
	});
}
function Ne(e, p) {
	let m = {};
	return e.forEach((e, p) => {
		let h = {
			indegree: 0,
			in: [],
			out: [],
			vs: [e.v],
			i: p
		};
		e.barycenter !== void 0 && (h.barycenter = e.barycenter, h.weight = e.weight), m[e.v] = h;
	}), p.edges().forEach((e) => {
		let p = m[e.v], h = m[e.w];
		p !== void 0 && h !== void 0 && (h.indegree++, p.out.push(h));
	}), Yt(Object.values(m).filter((e) => !e.indegree));
}
function Yt(e) {
	let p = [];
	function t(e) {
		return (p) => {
			p.merged || (p.barycenter === void 0 || e.barycenter === void 0 || p.barycenter >= e.barycenter) && Bt(e, p);
		};
	}
	function r(p) {
		return (m) => {
			m.in.push(p), --m.indegree === 0 && e.push(m);
		};
	}
	for (; e.length;) {
		let m = e.pop();
		p.push(m), m.in.reverse().forEach(t(m)), m.out.forEach(r(m));
	}
	return p.filter((e) => !e.merged).map((e) => W(e, [
		"vs",
		"i",
		"barycenter",
		"weight"
	]));
}
function Bt(e, p) {
	let m = 0, h = 0;
	e.weight && (m += e.barycenter * e.weight, h += e.weight), p.weight && (m += p.barycenter * p.weight, h += p.weight), e.vs = p.vs.concat(e.vs), e.barycenter = m / h, e.weight = h, e.i = Math.min(p.i, e.i), p.merged = !0;
}
function Ge(e, p, m, h, g) {
	let _ = {}, v = null, y = null, b = g;
	typeof p == "boolean" ? (b = p, _ = {}) : p && (_ = p, v = m ?? null, y = h ?? null);
	let x = ze(e, (e) => Object.hasOwn(e, "barycenter")), C = x.lhs, w = x.rhs.sort((e, p) => p.i - e.i), T = [], E = 0, O = 0, k = 0;
	C.sort(Wt(y, v, !!b));
	for (let [e, p] of Object.entries(_)) {
		let m = C.findIndex((p) => p.vs[0] === e);
		C.splice(m + 1, 0, p);
	}
	k = Ln(T, w, k), C.forEach((e) => {
		k += e.vs.length, T.push(e.vs), E += e.barycenter * e.weight, O += e.weight, k = Ln(T, w, k);
	});
	let j = { vs: T.flat(1) };
	return O && (j.barycenter = E / O, j.weight = O), j;
}
function Ln(e, p, m) {
	let h;
	for (; p.length && (h = p[p.length - 1]).i <= m;) p.pop(), e.push(h.vs), m++;
	return m;
}
function Wt(e, p, m) {
	return (h, g) => {
		if (h.barycenter < g.barycenter) return -1;
		if (h.barycenter > g.barycenter) return 1;
		if (e && (typeof h.vs[0] == "string" || typeof g.vs[0] == "string")) {
			let m = ee(p, e.node(h.vs[0]), e.node(g.vs[0]));
			if (m !== 0) return m;
		}
		return m ? g.i - h.i : h.i - g.i;
	};
}
function te(e, p, m, h, g) {
	var _, v;
	let y = null, b = g;
	typeof h == "boolean" ? (b = h, y = null) : h !== void 0 && (y = h);
	let x = e.children(p), C = e.node(p), w = C ? C.borderLeft : void 0, T = C ? C.borderRight : void 0, E = {};
	w && (x = x.filter((e) => e !== w && e !== T));
	let O = we(e, x);
	O.forEach((p) => {
		if (e.children(p.v).length) {
			let { result: h } = te(e, p.v, m, y, b);
			E[p.v] = h, Object.hasOwn(h, "barycenter") && zt(p, h);
		}
	});
	let k = Ne(O, m);
	Xt(k, E);
	let j = {}, N = !1;
	for (let p = 0; p < k.length; p++) for (let m = p + 1; m < k.length; m++) if (k[p] && k[m] && (_ = k[p]) != null && _.barycenter && (v = k[m]) != null && v.barycenter && k[p]?.barycenter === k[m].barycenter) {
		let h = k[p]?.vs[0] ?? "", g = k[m]?.vs[0] ?? "", _ = e.node(h), v = e.node(g);
		if (_.dummy === "edge" && v.dummy === "edge" && _.edgeObj?.v === v.edgeObj?.v && _.edgeObj?.w === v.edgeObj?.w) {
			if (_.edgeLabel.reversed) {
				j[g] = k[p], k.splice(p, 1), p--;
				break;
			}
			j[h] || (j[h] = k[m], k.splice(m, 1), m--);
		} else N = !0;
	}
	let F = Ge(k, j, y, e, b);
	if (w && T) {
		F.vs = [
			w,
			F.vs,
			T
		].flat(1);
		let p = e.predecessors(w);
		if (p && p.length) {
			let m = e.node(p[0]), h = e.predecessors(T), g = e.node(h[0]);
			Object.hasOwn(F, "barycenter") || (F.barycenter = 0, F.weight = 0), F.barycenter = (F.barycenter * F.weight + m.order + g.order) / (F.weight + 2), F.weight += 2;
		}
	}
	return Object.defineProperty(F, "result", {
		value: F,
		enumerable: !1,
		configurable: !0,
		writable: !0
	}), Object.defineProperty(F, "usedBias", {
		value: N,
		enumerable: !1,
		configurable: !0,
		writable: !0
	}), F;
}
function Xt(e, p) {
	e.forEach((e) => {
		e.vs = e.vs.flatMap((e) => p[e] ? p[e].vs : e);
	});
}
function zt(e, p) {
	e.barycenter === void 0 ? (e.barycenter = p.barycenter, e.weight = p.weight) : (e.barycenter = (e.barycenter * e.weight + p.barycenter * p.weight) / (e.weight + p.weight), e.weight += p.weight);
}
function ve(e, p, m, h) {
	h ||= e.nodes();
	let g = Ht(e), _ = new E({ compound: !0 }).setGraph({ root: g }).setDefaultNodeLabel((p) => e.node(p));
	return h.forEach((h) => {
		let v = e.node(h), y = e.parent(h);
		if (v.rank === p || v.minRank <= p && p <= v.maxRank) {
			_.setNode(h), _.setParent(h, y || g);
			let b = e[m](h);
			b && b.forEach((p) => {
				let m = p.v === h ? p.w : p.v, g = _.edge(m, h), v = g === void 0 ? 0 : g.weight;
				_.setEdge(m, h, { weight: e.edge(p).weight + v });
			}), Object.hasOwn(v, "minRank") && _.setNode(h, {
				borderLeft: v.borderLeft[p],
				borderRight: v.borderRight[p]
			});
		}
	}), _;
}
function Ht(e) {
	let p;
	for (; e.hasNode(p = $("_root")););
	return p;
}
function ke(e, p, m) {
	let h = {}, g;
	m.forEach((m) => {
		let _ = e.parent(m), v, y;
		for (; _;) {
			if (v = e.parent(_), v ? (y = h[v], h[v] = _) : (y = g, g = _), y && y !== _) {
				p.setEdge(y, _);
				return;
			}
			_ = v;
		}
	});
}
function re(e, p = {}, m = null) {
	if (typeof p.customOrder == "function") {
		p.customOrder(e, re);
		return;
	}
	let h = de(e), g = yn(e, D(1, h + 1), "inEdges"), _ = yn(e, D(h - 1, -1, -1), "outEdges"), v = Le(e, m);
	if (wn(e, v), p.disableOptimalOrderHeuristic) return;
	let y = Infinity, b, x = p.constraints || [];
	for (let p = 0, h = 0; h < 4; ++p, ++h) {
		qt(p % 2 ? g : _, p % 4 >= 2, x, m), v = P(e);
		let C = ye(e, v);
		C < y ? (h = 0, b = Object.assign({}, v), y = C) : C === y && (b = structuredClone(v));
	}
	wn(e, b);
}
function yn(e, p, m) {
	let h = /* @__PURE__ */ new Map(), o = (e, p) => {
		h.has(e) || h.set(e, []), h.get(e).push(p);
	};
	for (let p of e.nodes()) {
		let m = e.node(p);
		if (typeof m.rank == "number" && o(m.rank, p), typeof m.minRank == "number" && typeof m.maxRank == "number") for (let e = m.minRank; e <= m.maxRank; e++) e !== m.rank && o(e, p);
	}
	return p.map(function(p) {
		return ve(e, p, m, h.get(p) || []);
	});
}
function qt(e, p, m, h) {
	let g = !0, _ = new E();
	e.forEach(function(e) {
		m.forEach((e) => _.setEdge(e.left, e.right));
		let v = e.graph().root, { result: y, usedBias: b } = te(e, v, _, h, g);
		p && b && (g = !g), y.vs.forEach((p, m) => e.node(p).order = m), ke(e, _, y.vs);
	});
}
function wn(e, p) {
	Object.values(p).forEach((p) => p.forEach((p, m) => e.node(p).order = m));
}
function $t(e, p) {
	let m = {};
	function r(p, h) {
		let g = 0, _ = 0, v = p.length, y = h[h.length - 1];
		return h.forEach((p, b) => {
			let x = Jt(e, p), C = x ? e.node(x).order : v;
			(x || p === y) && (h.slice(_, b + 1).forEach((p) => {
				let h = e.predecessors(p);
				h && h.forEach((h) => {
					let _ = e.node(h), v = _.order;
					(v < g || C < v) && !(_.dummy && e.node(p).dummy) && Gn(m, h, p);
				});
			}), _ = b + 1, g = C);
		}), h;
	}
	return p.length && p.reduce(r), m;
}
function Ut(e, p) {
	let m = {};
	function r(p) {
		return e.node(p)?.dummy === "border";
	}
	if (!e.nodes().some(r)) return m;
	function i(p, h, g, _, v) {
		D(h, g).forEach((h) => {
			let g = p[h];
			if (g !== void 0 && e.node(g).dummy) {
				let p = e.predecessors(g);
				p && p.forEach((p) => {
					if (p === void 0) return;
					let h = e.node(p);
					h.dummy && (h.order < _ || h.order > v) && Gn(m, p, g);
				});
			}
		});
	}
	function s(p, m) {
		let h = -1, g = -1, _ = 0;
		return m.forEach((v, y) => {
			if (r(v)) {
				let p = e.predecessors(v);
				if (p && p.length) {
					let v = p[0];
					if (v === void 0) return;
					g = e.node(v).order, i(m, _, y, h, g), _ = y, h = g;
				}
			}
			i(m, _, m.length, g, p.length);
		}), m;
	}
	return p.length && p.reduce(s), m;
}
function Jt(e, p) {
	if (e.node(p).dummy) {
		let m = e.predecessors(p);
		if (m) return m.find((p) => e.node(p).dummy);
	}
}
function Gn(e, p, m) {
	if (p > m) {
		let e = p;
		p = m, m = e;
	}
	let h = e[p];
	h || (e[p] = h = {}), h[m] = !0;
}
function Kt(e, p, m) {
	if (p > m) {
		let e = p;
		p = m, m = e;
	}
	let h = e[p];
	return h !== void 0 && Object.hasOwn(h, m);
}
function Qt(e, p, m, h, g) {
	let _ = {}, v = {}, y = {};
	return p.forEach((e) => {
		e.forEach((e, p) => {
			_[e] = e, v[e] = e, y[e] = p;
		});
	}), p.forEach((p) => {
		let b = -1, x = -1, C = !1, w = p, T = p.findIndex((p) => g?.includes(p) || Nn(p, e, g));
		T > 0 && (w = [
			p[T],
			...p.slice(0, T),
			...p.slice(T + 1)
		], C = !0), w.forEach((p) => {
			let w = h(p);
			if (w && w.length) {
				g != null && g.includes(p) && (w = w.filter((p) => Nn(p, e, g)));
				let h = w.sort((e, p) => {
					let m = y[e], h = y[p];
					return (m === void 0 ? 0 : m) - (h === void 0 ? 0 : h);
				}), T = (h.length - 1) / 2;
				for (let e = Math.floor(T), g = Math.ceil(T); e <= g; ++e) {
					let g = h[e];
					if (g === void 0) continue;
					let w = y[g];
					if (w !== void 0 && v[p] === p && b < w && y[g] !== x && !Kt(m, p, g)) {
						let e = _[g];
						e !== void 0 && (v[g] = p, v[p] = _[p] = e, b = w, C &&= (b = -1, x = y[g] ?? -1, !1));
					}
				}
			}
		});
	}), {
		root: _,
		align: v
	};
}
function Zt(e, p, m, h, g = !1) {
	let _ = {}, v = er(e, p, m, g), y = g ? "borderLeft" : "borderRight";
	function l(e, p) {
		let m = v.nodes().slice(), h = {}, g = m.pop();
		for (; g;) {
			if (h[g]) e(g);
			else {
				h[g] = !0, m.push(g);
				for (let e of p(g)) m.push(e);
			}
			g = m.pop();
		}
	}
	function u(e) {
		let p = v.inEdges(e);
		p ? _[e] = p.reduce((e, p) => {
			let m = _[p.v] ?? 0, h = v.edge(p);
			return Math.max(e, m + (h === void 0 ? 0 : h));
		}, 0) : _[e] = 0;
	}
	function d(p) {
		let m = v.outEdges(p), h = Infinity;
		m && (h = m.reduce((e, p) => {
			let m = _[p.w], h = v.edge(p);
			return Math.min(e, (m === void 0 ? 0 : m) - (h === void 0 ? 0 : h));
		}, Infinity));
		let g = e.node(p);
		h !== Infinity && g.borderType !== y && (_[p] = Math.max(_[p] === void 0 ? 0 : _[p], h));
	}
	function c(e) {
		return v.predecessors(e) || [];
	}
	function f(e) {
		return v.successors(e) || [];
	}
	return l(u, c), l(d, f), Object.keys(h).forEach((e) => {
		let p = m[e];
		p !== void 0 && (_[e] = _[p] ?? 0);
	}), _;
}
function er(e, p, m, h) {
	let g = new E(), _ = e.graph(), v = or(_.nodesep, _.edgesep, h);
	return p.forEach((p) => {
		let h;
		p.forEach((p) => {
			let _ = m[p];
			if (_ !== void 0) {
				if (g.setNode(_), h !== void 0) {
					let y = m[h];
					if (y !== void 0) {
						let m = g.edge(y, _);
						g.setEdge(y, _, Math.max(v(e, p, h), m || 0));
					}
				}
				h = p;
			}
		});
	}), g;
}
function nr(e, p) {
	return Object.values(p).reduce((p, m) => {
		let h = -Infinity, g = Infinity;
		Object.entries(m).forEach(([p, m]) => {
			let _ = ir(e, p) / 2;
			h = Math.max(m + _, h), g = Math.min(m - _, g);
		});
		let _ = h - g;
		return _ < p[0] && (p = [_, m]), p;
	}, [Infinity, null])[1];
}
function tr(e, p) {
	let m = Object.values(p), h = S(Math.min, m), g = S(Math.max, m);
	["u", "d"].forEach((m) => {
		["l", "r"].forEach((_) => {
			let v = m + _, y = e[v];
			if (!y || y === p) return;
			let b = Object.values(y), x = h - S(Math.min, b);
			_ !== "l" && (x = g - S(Math.max, b)), x && (e[v] = X(y, (e) => e + x));
		});
	});
}
function rr(e, p = void 0) {
	let m = e.ul;
	return m ? X(m, (m, h) => {
		if (p) {
			let m = e[p.toLowerCase()];
			if (m && m[h] !== void 0) return m[h];
		}
		let g = Object.values(e).map((e) => {
			let p = e[h];
			return p === void 0 ? 0 : p;
		}).sort((e, p) => e - p);
		return ((g[1] ?? 0) + (g[2] ?? 0)) / 2;
	}) : {};
}
function vn(e, p) {
	let m = P(e), h = Object.assign($t(e, m), Ut(e, m)), g = {}, _;
	return ["u", "d"].forEach((v) => {
		_ = v === "u" ? m : Object.values(m).reverse(), ["l", "r"].forEach((m) => {
			m === "r" && (_ = _.map((e) => Object.values(e).reverse()));
			let y = Qt(e, _, h, (p) => (v === "u" ? e.predecessors(p) : e.successors(p)) || [], p), b = Zt(e, _, y.root, y.align, m === "r");
			m === "r" && (b = X(b, (e) => -e)), g[v + m] = b;
		});
	}), tr(g, nr(e, g)), rr(g, e.graph().align);
}
function or(e, p, m) {
	return (h, g, _) => {
		let v = h.node(g), y = h.node(_), b = 0, x;
		if (b += v.width / 2, Object.hasOwn(v, "labelpos")) switch (v.labelpos.toLowerCase()) {
			case "l":
				x = -v.width / 2;
				break;
			case "r": x = v.width / 2;
		}
		if (x && (b += m ? x : -x), x = void 0, b += (v.dummy ? p : e) / 2, b += (y.dummy ? p : e) / 2, b += y.width / 2, Object.hasOwn(y, "labelpos")) switch (y.labelpos.toLowerCase()) {
			case "l":
				x = y.width / 2;
				break;
			case "r": x = -y.width / 2;
		}
		return x && (b += m ? x : -x), b;
	};
}
function ir(e, p) {
	return e.node(p).width;
}
function Nn(e, p, m) {
	if (!m) return !1;
	let h = p.node(e)?.edgeObj;
	if (!h || p.node(e).edgeLabel.reversed) return !1;
	let g = m.indexOf(h?.v), _ = m.indexOf(h?.w);
	return g !== -1 && _ !== -1 && g === (_ + 1) % m.length || g === (_ - 1) % m.length;
}
function kn(e, p) {
	e = Z(e), sr(e), Object.entries(vn(e, p)).forEach(([p, m]) => e.node(p).x = m);
}
function sr(e) {
	let p = P(e), m = e.graph(), h = m.ranksep, g = m.rankalign, _ = 0;
	p.forEach((p) => {
		let m = p.reduce((p, m) => {
			let h = e.node(m).height ?? 0;
			return p > h ? p : h;
		}, 0);
		p.forEach((p) => {
			let h = e.node(p);
			h.y = g === "top" ? _ + h.height / 2 : g === "bottom" ? _ + m - h.height / 2 : _ + m / 2;
		}), _ += m + h;
	});
}
var V = /* @__PURE__ */ new WeakMap();
function Oe(e, p = {}) {
	return In(e, q, p), e;
}
function _n(e, p, m) {
	let h = p;
	for (; h !== void 0;) {
		let p = e.parent(h);
		if (p === m) return h;
		h = p;
	}
}
function In(e, p, m) {
	let h = e.nodes().filter((p) => e.children(p).length), g = {};
	h.forEach((h) => {
		let _ = e.node(h);
		if (_ && _.rankdir) {
			let v = new E({
				multigraph: !0,
				compound: !0
			});
			v.setGraph({ rankdir: _.rankdir });
			let y = e.children(h);
			y.forEach((p) => {
				let m = { ...e.node(p) };
				v.setNode(p, m);
				let g = e.parent(p);
				g && g !== h && y.includes(g) && v.setParent(p, g);
			});
			let b = /* @__PURE__ */ new Set();
			e.edges().forEach((p) => {
				let m = _n(e, p.v, h), g = _n(e, p.w, h);
				if (m === p.v && g === p.w) v.setEdge(p, { ...e.edge(p) });
				else if (m && g && m !== g) {
					let h = `${m}\0${g}`;
					b.has(h) || (b.add(h), v.setEdge(m, g, { ...e.edge(p) }));
				}
			}), In(v, p, m);
			let x = Rn(v);
			Cn(x, p, m, null), Tn(v, x);
			let C = 1 / 0, w = 1 / 0, T = -1 / 0, O = -1 / 0;
			v.nodes().forEach((e) => {
				if (e === h) return;
				let p = v.node(e);
				p && typeof p.x == "number" && typeof p.y == "number" && typeof p.width == "number" && typeof p.height == "number" && (C = Math.min(C, p.x - p.width / 2), T = Math.max(T, p.x + p.width / 2), w = Math.min(w, p.y - p.height / 2), O = Math.max(O, p.y + p.height / 2));
			}), isFinite(C) && isFinite(w) && isFinite(T) && isFinite(O) || (C = w = 0, T = O = 0);
			let k = T - C, j = O - w;
			g[h] = {
				minX: C,
				minY: w,
				maxX: T,
				maxY: O,
				width: k,
				height: j,
				offsetX: C,
				offsetY: w
			}, _._dagreClusterSubgraph = v;
		}
	});
	let _ = [], s = (p) => {
		let m = [], h = (e.children(p) || []).filter((e) => e !== p);
		for (; h.length > 0;) {
			let p = h.shift();
			m.push(p), (e.children(p) || []).filter((e) => e !== p).forEach((e) => h.push(e));
		}
		return m;
	}, v = /* @__PURE__ */ new Map();
	h.forEach((p) => {
		let m = e.node(p);
		m && m.rankdir && g[p] && v.set(p, (e.children(p) || []).filter((e) => e !== p));
	});
	let y = new Set([...v.values()].flat()), b = /* @__PURE__ */ new Map();
	v.forEach((e, p) => {
		y.has(p) || b.set(p, s(p));
	});
	let x = new Set([...b.values()].flat()), c = (e) => {
		for (let [p, m] of b) if (m.includes(e)) return p;
		return e;
	}, C = [];
	e.edges().forEach((p) => {
		(x.has(p.v) || x.has(p.w)) && C.push({
			edge: p,
			label: e.edge(p)
		});
	});
	let w = /* @__PURE__ */ new Map();
	x.forEach((p) => {
		let m = e.parent(p);
		w.set(p, typeof m == "string" ? m : void 0);
	}), b.forEach((p, m) => {
		let h = e.node(m), v = [];
		p.forEach((p) => {
			let m = e.node(p);
			m && (v.push({
				id: p,
				node: m,
				parent: w.get(p)
			}), e.removeNode(p));
		});
		let y = C.filter(({ edge: e }) => p.includes(e.v) || p.includes(e.w)), b = g[m];
		h && (_.push({
			clusterId: m,
			subgraph: h._dagreClusterSubgraph,
			bounds: b,
			children: p,
			removedNodes: v,
			removedEdges: y
		}), h.width = b.width, h.height = b.height);
	});
	let T = /* @__PURE__ */ new Set();
	C.forEach(({ edge: p, label: m }) => {
		let h = c(p.v), g = c(p.w);
		if (h !== g && e.hasNode(h) && e.hasNode(g)) {
			let p = `${h}\0${g}`;
			T.has(p) || (T.add(p), e.setEdge(h, g, {
				...m,
				width: 0,
				height: 0
			}));
		}
	});
	let O = Rn(e), k = Cn(O, p, m, V.get(e) ?? null);
	V.set(e, k), Tn(e, O), T.forEach((p) => {
		let m = p.indexOf("\0"), h = p.slice(0, m), g = p.slice(m + 1);
		e.hasEdge(h, g) && e.removeEdge(h, g);
	}), _.forEach(({ clusterId: p, subgraph: m, bounds: h, removedNodes: g, removedEdges: _ }) => {
		let v = e.node(p), y = v?.x ?? 0, b = v?.y ?? 0, x = (h.minX + h.maxX) / 2, C = (h.minY + h.maxY) / 2;
		g.forEach(({ id: p, node: m, parent: h }) => {
			e.setNode(p, m), h !== void 0 && e.setParent(p, h);
		}), _.forEach(({ edge: p, label: m }) => {
			e.setEdge(p, m);
		}), m.nodes().forEach((h) => {
			if (h === p) return;
			let g = m.node(h), _ = e.node(h);
			_ && g && typeof g.x == "number" && typeof g.y == "number" && (_.x = y + (g.x - x), _.y = b + (g.y - C));
		}), On(e, m, y - x, b - C), delete v._dagreClusterSubgraph;
	}), h.forEach((p) => {
		let m = e.node(p), h = g[p];
		if (m && m.rankdir && m._dagreClusterSubgraph && h) {
			let g = m._dagreClusterSubgraph, _ = m.x ?? 0, v = m.y ?? 0, y = (h.minX + h.maxX) / 2, b = (h.minY + h.maxY) / 2;
			g.nodes().forEach((m) => {
				if (m === p) return;
				let h = g.node(m), x = e.node(m);
				if (x && h && typeof h.x == "number" && typeof h.y == "number") {
					let e = h.x - y, p = h.y - b;
					x.x = _ + e, x.y = v + p;
				}
			}), On(e, g, _ - y, v - b), delete m._dagreClusterSubgraph;
		}
	});
}
function On(e, p, m, h) {
	p.edges().forEach((g) => {
		if (!e.hasEdge(g)) return;
		let _ = p.edge(g), v = e.edge(g);
		v.points = _.points.map((e) => ({
			x: e.x + m,
			y: e.y + h
		})), Object.hasOwn(_, "x") && (v.x = _.x + m, v.y = _.y + h);
	});
}
function Cn(e, p, m, h = null) {
	var g, _;
	let v = m?.useDynamic !== !1, y = v && (g = h?.graph) != null ? g : null, b = v && (_ = h?.rawNodes) != null ? _ : null;
	p("    makeSpaceForEdgeLabels", () => br(e)), p("    removeSelfEdges", () => Gr(e)), p("    acyclic", () => Ue(e, y)), p("    nestingGraph.run", () => un(e)), p("    rank", () => B(Z(e))), p("    injectEdgeLabelProxies", () => gr(e)), p("    removeEmptyRanks", () => We(e)), p("    nestingGraph.cleanup", () => fn(e)), p("    normalizeRanks", () => Be(e)), p("    assignRankMinMax", () => pr(e)), p("    removeEdgeLabelProxies", () => mr(e)), p("    normalize.run", () => Ke(e)), p("    parentDummyChains", () => ie(e)), p("    addBorderSegments", () => le(e)), p("    order", () => re(e, m, b)), p("    insertSelfEdges", () => vr(e)), p("    adjustCoordinateSystem", () => pn(e)), p("    position", () => kn(e, m.corePath)), p("    positionSelfEdges", () => kr(e));
	let x = JSON.parse(JSON.stringify(e._nodes));
	return p("    removeBorderNodes", () => Nr(e)), p("    normalize.undo", () => Qe(e)), p("    fixupEdgeLabelCoords", () => yr(e)), p("    undoCoordinateSystem", () => mn(e)), p("    translateGraph", () => Er(e)), p("    assignNodeIntersects", () => Lr(e)), p("    reversePoints", () => wr(e)), p("    acyclic.undo", () => Je(e)), {
		graph: e,
		rawNodes: x
	};
}
function Tn(e, p) {
	e.nodes().forEach((m) => {
		let h = e.node(m), g = p.node(m);
		h && (h.x = g.x, h.y = g.y, h.order = g.order, h.rank = g.rank, p.children(m).length && (h.width = g.width, h.height = g.height));
	}), e.edges().forEach((m) => {
		let h = e.edge(m), g = p.edge(m);
		h.points = g.points, Object.hasOwn(g, "x") && (h.x = g.x, h.y = g.y);
	}), e.graph().width = p.graph().width, e.graph().height = p.graph().height;
}
var ue = [
	"nodesep",
	"edgesep",
	"ranksep",
	"marginx",
	"marginy"
], Ce = {
	ranksep: 50,
	edgesep: 20,
	nodesep: 50,
	rankdir: "TB",
	rankalign: "center"
}, Te = [
	"acyclicer",
	"ranker",
	"rankdir",
	"align",
	"rankalign"
], Xe = [
	"width",
	"height",
	"rank"
], H = {
	width: 0,
	height: 0
}, $e = [
	"minlen",
	"weight",
	"width",
	"height",
	"labeloffset"
], at = {
	minlen: 1,
	weight: 1,
	width: 0,
	height: 0,
	labeloffset: 10,
	labelpos: "r"
}, mt = ["labelpos"];
function Rn(e) {
	let p = new E({
		multigraph: !0,
		compound: !0
	}), m = _e(e.graph());
	return p.setGraph(Object.assign({}, Ce, xe(m, ue), W(m, Te))), e.nodes().forEach((m) => {
		let h = xe(_e(e.node(m)), Xe);
		Object.keys(H).forEach((e) => {
			h[e] === void 0 && (h[e] = H[e]);
		}), p.setNode(m, h);
		let g = e.parent(m);
		g !== void 0 && p.setParent(m, g);
	}), e.edges().forEach((m) => {
		let h = _e(e.edge(m));
		p.setEdge(m, Object.assign({}, at, xe(h, $e), W(h, mt)));
	}), p;
}
function br(e) {
	let p = e.graph();
	p.ranksep /= 2, e.edges().forEach((m) => {
		let h = e.edge(m);
		h.minlen *= 2, (h.labelpos ?? "r").toLowerCase() !== "c" && (p.rankdir === "TB" || p.rankdir === "BT" ? h.width += h.labeloffset : h.height += h.labeloffset);
	});
}
function gr(e) {
	e.edges().forEach((p) => {
		let m = e.edge(p);
		if (m.width && m.height) {
			let m = e.node(p.v);
			M(e, "edge-proxy", {
				rank: (e.node(p.w).rank - m.rank) / 2 + m.rank,
				e: p
			}, "_ep");
		}
	});
}
function pr(e) {
	let p = 0;
	e.nodes().forEach((m) => {
		let h = e.node(m);
		h.borderTop && (h.minRank = e.node(h.borderTop).rank, h.maxRank = e.node(h.borderBottom).rank, p = Math.max(p, h.maxRank));
	}), e.graph().maxRank = p;
}
function mr(e) {
	e.nodes().forEach((p) => {
		let m = e.node(p);
		if (m.dummy === "edge-proxy") {
			let h = m;
			e.edge(h.e).labelRank = m.rank, e.removeNode(p);
		}
	});
}
function Er(e) {
	let p = Infinity, m = 0, h = Infinity, g = 0, _ = e.graph(), v = _.marginx || 0, y = _.marginy || 0;
	function l(e) {
		let _ = e.x, v = e.y, y = e.width, b = e.height;
		p = Math.min(p, _ - y / 2), m = Math.max(m, _ + y / 2), h = Math.min(h, v - b / 2), g = Math.max(g, v + b / 2);
	}
	e.nodes().forEach((p) => l(e.node(p))), e.edges().forEach((p) => {
		let m = e.edge(p);
		Object.hasOwn(m, "x") && l(m);
	}), p -= v, h -= y, e.nodes().forEach((m) => {
		let g = e.node(m);
		g.x -= p, g.y -= h;
	}), e.edges().forEach((m) => {
		let g = e.edge(m);
		g.points.forEach((e) => {
			e.x -= p, e.y -= h;
		}), Object.hasOwn(g, "x") && (g.x -= p), Object.hasOwn(g, "y") && (g.y -= h);
	}), _.width = m - p + v, _.height = g - h + y;
}
function Lr(e) {
	e.edges().forEach((p) => {
		if (p.v === p.w) return;
		let m = e.edge(p), h = e.node(p.v), g = e.node(p.w), _, v;
		m.points ? (_ = m.points[0], v = m.points[m.points.length - 1]) : (m.points = [], _ = g, v = h), m.points.unshift(se(h, _)), m.points.push(se(g, v));
	});
}
function yr(e) {
	e.edges().forEach((p) => {
		let m = e.edge(p);
		if (Object.hasOwn(m, "x")) switch ((m.labelpos === "l" || m.labelpos === "r") && (m.width -= m.labeloffset), m.labelpos) {
			case "l":
				m.x -= m.width / 2 + m.labeloffset;
				break;
			case "r": m.x += m.width / 2 + m.labeloffset;
		}
	});
}
function wr(e) {
	e.edges().forEach((p) => {
		let m = e.edge(p);
		m.reversed && m.points.reverse();
	});
}
function Nr(e) {
	e.nodes().forEach((p) => {
		if (e.children(p).length) {
			let m = e.node(p), h = e.node(m.borderTop), g = e.node(m.borderBottom), _ = e.node(m.borderLeft[m.borderLeft.length - 1]), v = e.node(m.borderRight[m.borderRight.length - 1]);
			m.width = Math.abs(v.x - _.x), m.height = Math.abs(g.y - h.y), m.x = _.x + m.width / 2, m.y = h.y + m.height / 2;
		}
	}), e.nodes().forEach((p) => {
		e.node(p).dummy === "border" && e.removeNode(p);
	});
}
function Gr(e) {
	e.edges().forEach((p) => {
		if (p.v === p.w) {
			let m = e.node(p.v);
			m.selfEdges ||= [], m.selfEdges.push({
				e: p,
				label: e.edge(p)
			}), e.removeEdge(p);
		}
	});
}
function vr(e) {
	P(e).forEach((p) => {
		let m = 0;
		p.forEach((p, h) => {
			let g = e.node(p);
			typeof g.rank != "number" && (g.rank = 0), g.order = h + m, (g.selfEdges || []).forEach((p) => {
				M(e, "selfedge", {
					width: p.label.width,
					height: p.label.height,
					rank: g.rank,
					order: h + ++m,
					e: p.e,
					edgeLabel: p.label
				}, "_se"), Array.isArray(p.label.points) && p.label.points.length === 7 || (p.label.points = [
					{
						x: 0,
						y: -10
					},
					{
						x: 0,
						y: -10
					},
					{
						x: 0,
						y: 0
					},
					{
						x: 0,
						y: 10
					},
					{
						x: 0,
						y: 10
					},
					{
						x: 0,
						y: 0
					},
					{
						x: 0,
						y: 0
					}
				]);
			}), delete g.selfEdges;
		});
	});
}
function kr(e) {
	e.nodes().forEach((p) => {
		let m = e.node(p), r = (e) => typeof e == "number" && isFinite(e);
		if (m.dummy === "selfedge") {
			let h = m, g = e.node(h.e.v), _ = r(g?.x) ? g.x : 0, v = r(g?.y) ? g.y : 0, y = r(g?.width) ? g.width : 0, b = r(g?.height) ? g.height : 0, x = r(m.x) ? m.x : _, C = r(m.y) ? m.y : v, w = y / 2, T = b / 2;
			h.edgeLabel.points = [
				{
					x: x + w,
					y: C - T
				},
				{
					x: x + w,
					y: C - T
				},
				{
					x,
					y: C
				},
				{
					x: x - w,
					y: C + T
				},
				{
					x: x - w,
					y: C + T
				},
				{
					x,
					y: C
				},
				{
					x,
					y: C
				}
			], h.edgeLabel.x = x, h.edgeLabel.y = C, e.setEdge(h.e, h.edgeLabel), e.removeNode(p);
		} else m && Array.isArray(m.selfEdges) && m.selfEdges.forEach((e) => {
			if (!Array.isArray(e.label.points) || e.label.points.length !== 7) {
				let p = r(m.x) ? m.x : 0, h = r(m.y) ? m.y : 0, g = r(m.width) ? m.width : 0, _ = r(m.height) ? m.height : 0, v = g / 2, y = _ / 2;
				e.label.points = [
					{
						x: p + v,
						y: h - y
					},
					{
						x: p + v,
						y: h - y
					},
					{
						x: p,
						y: h
					},
					{
						x: p - v,
						y: h + y
					},
					{
						x: p - v,
						y: h + y
					},
					{
						x: p,
						y: h
					},
					{
						x: p,
						y: h
					}
				];
			}
		});
	});
}
function xe(e, p) {
	return X(W(e, p), Number);
}
function _e(e) {
	let p = {};
	return e && Object.entries(e).forEach(([e, m]) => {
		typeof e == "string" && (e = e.toLowerCase()), p[e] = m;
	}), p;
}
/*! For license information please see dagre.esm.js.LEGAL.txt */
// src/gate/report/graph/svg.ts
const G = {
	height: 52,
	padding: 12,
	character: 8,
	least: 132,
	most: 300
};
function shorten(e) {
	let [p = ""] = e.split("\n", 1), m = Array.from(p);
	return m.length > 38 ? `${m.slice(0, 37).join("")}…` : p;
}
function getLines({ kind: e, name: p, digest: m }) {
	return [
		shorten(e === "" ? "(unknown kind)" : e),
		p === void 0 ? void 0 : shorten(p),
		x(m)
	];
}
function getWidth(p) {
	let m = e(getLines(p).map((e) => e === void 0 ? 0 : Array.from(e).length));
	return Math.min(Math.max(m * G.character + 2 * G.padding, G.least), G.most);
}
const round = (e) => Math.round(e * 10) / 10;
function graphElement(e, p, m) {
	let h = new E();
	h.setGraph({
		rankdir: "LR",
		nodesep: 14,
		ranksep: 64,
		marginx: 8,
		marginy: 8
	});
	for (let p of e.nodes) h.setNode(p.id, {
		width: getWidth(p),
		height: G.height
	});
	for (let { from: p, to: m } of e.edges) h.setEdge(p, m, {});
	Oe(h);
	let { width: g = 0, height: _ = 0 } = h.graph(), y = e.edges.flatMap(({ from: e, to: p, isBoth: m }) => {
		let { points: g } = h.edge(e, p);
		if (g === void 0) return [];
		let _ = g.map(({ x: e, y: p }, m) => `${m === 0 ? "M" : "L"}${round(e)} ${round(p)}`).join("");
		return [v`<path class="edge" d="${_}" marker-end="url(#head)"${m ? v` marker-start="url(#head)"` : void 0}/>`];
	}), b = e.nodes.map((e) => {
		let { x: p = 0, y: m = 0 } = h.node(e.id);
		return nodeElement(e, p, m);
	}), [x, C] = [Math.ceil(g), Math.ceil(_)];
	return v`<svg xmlns="http://www.w3.org/2000/svg" class="graph" role="img" aria-label="${p}" width="${x}" height="${C}" viewBox="0 0 ${x} ${C}">${m}
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>
${y}
${b}
</svg>`;
}
function nodeElement(e, p, m) {
	let h = getWidth(e), [g, _, y] = getLines(e), x = [
		...e.isUsed ? ["used"] : [],
		...e.isRoot ? ["root"] : [],
		...e.state === "not_found" ? ["lost"] : []
	].join(" "), C = round(p - h / 2), w = round(m - G.height / 2), line = (e, p, m) => v`<text x="${C + G.padding}" y="${w + p}" class="${m}">${e}</text>`, T = [
		e.kind,
		e.name,
		e.digest,
		...b(e)
	].filter((e) => e !== void 0);
	return v`<g class="${x}"><title>${T.join(", ")}</title><rect x="${C}" y="${w}" width="${round(h)}" height="${G.height}" rx="5"/>${[
		line(g, _ === void 0 ? 22 : 17, ""),
		..._ === void 0 ? [] : [line(_, 31, "dim")],
		line(y, _ === void 0 ? 38 : 45, "dim mono")
	]}</g>
`;
}
function graphSvg(e, v) {
	if (!_(e)) throw p(`the graph has ${e.nodes.length} items and ${e.edges.length} references, and a picture at most ${g.nodes} and ${g.edges}; take a smaller depth or limit, or another format`);
	let b = `.graph{${m.light}}@media (prefers-color-scheme:dark){.graph{${m.dark};background:#0d1117}}${h}`;
	return `${graphElement(e, v, y(`<style>${b}</style>`)).text}\n`;
}
export { graphElement, graphSvg };
