import { __commonJSMin as e, __toCommonJS as t } from "./rolldown-runtime.js";
import { require__builtin_http as n, require__builtin_util as r } from "./evaluation.js";
import { require__builtin_zlib as i } from "./_builtin_zlib.js";
import { esm_exports as a, init_esm as o } from "./esm.js";
import { require__builtin_fs as s } from "./start.js";
import { require__builtin_process as c } from "./_builtin_process.js";
// node_modules/prom-client/lib/util.js
var l = /* @__PURE__ */ e(((e) => {
	e.getValueAsString = function(e) {
		return Number.isNaN(e) ? "Nan" : Number.isFinite(e) ? `${e}` : e < 0 ? "-Inf" : "+Inf";
	}, e.removeLabels = function(e, t, n) {
		let r = hashObject(t, n);
		delete e[r];
	}, e.setValue = function(e, t, n) {
		let r = hashObject(n);
		return e[r] = {
			value: typeof t == "number" ? t : 0,
			labels: n || {}
		}, e;
	}, e.setValueDelta = function(e, t, n, r = "") {
		let i = typeof t == "number" ? t : 0;
		return e[r] ? e[r].value += i : e[r] = {
			value: i,
			labels: n
		}, e;
	}, e.getLabels = function(e, t) {
		if (typeof t[0] == "object") return t[0];
		if (e.length !== t.length) throw Error(`Invalid number of arguments (${t.length}): "${t.join(", ")}" for label names (${e.length}): "${e.join(", ")}".`);
		let n = {};
		for (let r = 0; r < e.length; r++) n[e[r]] = t[r];
		return n;
	};
	function fastHashObject(e, t) {
		if (e.length === 0) return "";
		let n = "";
		for (let r = 0; r < e.length; r++) {
			let i = e[r], a = t[i];
			a !== void 0 && (n += `${i}:${a},`);
		}
		return n;
	}
	function hashObject(e, t) {
		if (t) return fastHashObject(t, e);
		let n = Object.keys(e);
		return n.length > 1 && n.sort(), fastHashObject(n, e);
	}
	e.hashObject = hashObject, e.isObject = function(e) {
		return typeof e == "object" && !!e;
	}, e.nowTimestamp = function() {
		return Date.now() / 1e3;
	}, e.Grouper = class extends Map {
		add(e, t) {
			this.has(e) ? this.get(e).push(t) : this.set(e, [t]);
		}
	};
})), u = /* @__PURE__ */ e(((e, t) => {
	let { getValueAsString: n } = l();
	var r = class Registry {
		static get PROMETHEUS_CONTENT_TYPE() {
			return "text/plain; version=0.0.4; charset=utf-8";
		}
		static get OPENMETRICS_CONTENT_TYPE() {
			return "application/openmetrics-text; version=1.0.0; charset=utf-8";
		}
		constructor(e = Registry.PROMETHEUS_CONTENT_TYPE) {
			if (this._metrics = {}, this._collectors = [], this._defaultLabels = {}, e !== Registry.PROMETHEUS_CONTENT_TYPE && e !== Registry.OPENMETRICS_CONTENT_TYPE) throw TypeError(`Content type ${e} is unsupported`);
			this._contentType = e;
		}
		getMetricsAsArray() {
			return Object.values(this._metrics);
		}
		async getMetricsAsString(e) {
			let t = typeof e.getForPromString == "function" ? await e.getForPromString() : await e.get(), r = escapeString(t.name), i = [`# HELP ${r} ${escapeString(t.help)}`, `# TYPE ${r} ${t.type}`], a = Object.keys(this._defaultLabels).length > 0 ? this._defaultLabels : null, o = this.contentType === Registry.OPENMETRICS_CONTENT_TYPE;
			for (let e of t.values || []) {
				let { metricName: s = r, labels: c = {} } = e, { sharedLabels: l = {} } = e;
				o && t.type === "counter" && (s = `${s}_total`), a && (c = {
					...c,
					...a,
					...c
				});
				let u = formatLabels(c, l), d = flattenSharedLabels(l), f = [...u, d].filter(Boolean), p = f.length ? `{${f.join(",")}}` : "", m = `${s}${p} ${n(e.value)}`, { exemplar: h } = e;
				if (h && o) {
					let e = formatLabels(h.labelSet);
					m += ` # {${e.join(",")}} ${n(h.value)} ${h.timestamp}`;
				}
				i.push(m);
			}
			return i.join("\n");
		}
		async metrics() {
			let e = this.contentType === Registry.OPENMETRICS_CONTENT_TYPE, t = this.getMetricsAsArray().map((t) => (e && t.type === "counter" && (t.name = standardizeCounterName(t.name)), this.getMetricsAsString(t))), n = await Promise.all(t);
			return e ? `${n.join("\n")}\n# EOF\n` : `${n.join("\n\n")}\n`;
		}
		registerMetric(e) {
			if (this._metrics[e.name] && this._metrics[e.name] !== e) throw Error(`A metric with the name ${e.name} has already been registered.`);
			this._metrics[e.name] = e;
		}
		clear() {
			this._metrics = {}, this._defaultLabels = {};
		}
		async getMetricsAsJSON() {
			let e = [], t = Object.keys(this._defaultLabels), n = [];
			for (let e of this.getMetricsAsArray()) n.push(e.get());
			let r = await Promise.all(n);
			for (let n of r) {
				if (n.values && t.length > 0) for (let e of n.values) {
					e.labels = Object.assign({}, e.labels);
					for (let n of t) e.labels[n] = e.labels[n] || this._defaultLabels[n];
				}
				e.push(n);
			}
			return e;
		}
		removeSingleMetric(e) {
			delete this._metrics[e];
		}
		getSingleMetricAsString(e) {
			return this.getMetricsAsString(this._metrics[e]);
		}
		getSingleMetric(e) {
			return this._metrics[e];
		}
		setDefaultLabels(e) {
			this._defaultLabels = e;
		}
		resetMetrics() {
			for (let e in this._metrics) this._metrics[e].reset();
		}
		get contentType() {
			return this._contentType;
		}
		setContentType(e) {
			if (e === Registry.OPENMETRICS_CONTENT_TYPE || e === Registry.PROMETHEUS_CONTENT_TYPE) this._contentType = e;
			else throw Error(`Content type ${e} is unsupported`);
		}
		static merge(e) {
			let t = e[0].contentType;
			for (let n of e) if (n.contentType !== t) throw Error("Registers can only be merged if they have the same content type");
			let n = new Registry(t);
			return e.reduce((e, t) => e.concat(t.getMetricsAsArray()), []).forEach(n.registerMetric, n), n;
		}
	};
	function formatLabels(e, t) {
		let { hasOwnProperty: n } = Object.prototype, r = [];
		for (let [i, a] of Object.entries(e)) t && n.call(t, i) || r.push(`${i}="${escapeLabelValue(a)}"`);
		return r;
	}
	let i = /* @__PURE__ */ new WeakMap();
	function flattenSharedLabels(e) {
		let t = i.get(e);
		if (t) return t;
		let n = formatLabels(e).join(",");
		return i.set(e, n), n;
	}
	function escapeLabelValue(e) {
		return typeof e == "string" ? escapeString(e).replace(/"/g, "\\\"") : e;
	}
	function escapeString(e) {
		return e.replace(/\\/g, "\\\\").replace(/\n/g, "\\n");
	}
	function standardizeCounterName(e) {
		return e.replace(/_total$/, "");
	}
	t.exports = r, t.exports.globalRegistry = new r();
})), d = /* @__PURE__ */ e(((e) => {
	let t = r(), n = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/, i = /^[a-zA-Z_][a-zA-Z0-9_]*$/;
	e.validateMetricName = function(e) {
		return n.test(e);
	}, e.validateLabelName = function(e = []) {
		return e.every((e) => i.test(e));
	}, e.validateLabel = function(e, n) {
		for (let r in n) if (!e.includes(r)) throw Error(`Added label "${r}" is not included in initial labelset: ${t.inspect(e)}`);
	};
})), f = /* @__PURE__ */ e(((e, t) => {
	let n = u(), { isObject: r } = l(), { validateMetricName: i, validateLabelName: a } = d();
	t.exports = { Metric: class {
		constructor(e, t = {}) {
			if (!r(e)) throw TypeError("constructor expected a config object");
			if (Object.assign(this, {
				labelNames: [],
				registers: [n.globalRegistry],
				aggregator: "sum",
				enableExemplars: !1
			}, t, e), this.registers ||= [n.globalRegistry], !this.help) throw Error("Missing mandatory help parameter");
			if (!this.name) throw Error("Missing mandatory name parameter");
			if (!i(this.name)) throw Error("Invalid metric name");
			if (!a(this.labelNames)) throw Error("Invalid label name");
			if (this.collect && typeof this.collect != "function") throw Error("Optional \"collect\" parameter must be a function");
			this.sortedLabelNames = this.labelNames ? [...this.labelNames].sort() : [], this.reset();
			for (let e of this.registers) {
				if (this.enableExemplars && e.contentType === n.PROMETHEUS_CONTENT_TYPE) throw TypeError("Exemplars are supported only on OpenMetrics registries");
				e.registerMetric(this);
			}
		}
		reset() {}
	} };
})), p = /* @__PURE__ */ e(((e, t) => {
	t.exports = class {
		constructor(e = {}, t = null) {
			this.labelSet = e, this.value = t;
		}
		validateExemplarLabelSet(e) {
			let t = "";
			for (let [n, r] of Object.entries(e)) t += `${n}${r}`;
			if (t.length > 128) throw RangeError("Label set size must be smaller than 128 UTF-8 chars");
		}
	};
})), m = /* @__PURE__ */ e(((e, t) => {
	let n = r(), { hashObject: i, isObject: a, getLabels: o, removeLabels: s, nowTimestamp: c } = l(), { validateLabel: u } = d(), { Metric: m } = f(), h = p();
	var Counter = class extends m {
		constructor(e) {
			super(e), this.type = "counter", this.defaultLabels = {}, this.defaultValue = 1, this.defaultExemplarLabelSet = {}, e.enableExemplars ? (this.enableExemplars = !0, this.inc = this.incWithExemplar) : this.inc = this.incWithoutExemplar;
		}
		incWithoutExemplar(e, t) {
			let r = "";
			if (a(e) ? (r = i(e, this.sortedLabelNames), u(this.labelNames, e)) : (t = e, e = {}), t && !Number.isFinite(t)) throw TypeError(`Value is not a valid number: ${n.format(t)}`);
			if (t < 0) throw Error("It is not possible to decrease a counter");
			return t ??= 1, setValue(this.hashMap, t, e, r), { labelHash: r };
		}
		incWithExemplar({ labels: e = this.defaultLabels, value: t = this.defaultValue, exemplarLabels: n = this.defaultExemplarLabelSet } = {}) {
			let r = this.incWithoutExemplar(e, t);
			this.updateExemplar(n, t, r.labelHash);
		}
		updateExemplar(e, t, n) {
			e !== this.defaultExemplarLabelSet && (a(this.hashMap[n].exemplar) || (this.hashMap[n].exemplar = new h()), this.hashMap[n].exemplar.validateExemplarLabelSet(e), this.hashMap[n].exemplar.labelSet = e, this.hashMap[n].exemplar.value = t || 1, this.hashMap[n].exemplar.timestamp = c());
		}
		reset() {
			this.hashMap = {}, this.labelNames.length === 0 && setValue(this.hashMap, 0);
		}
		async get() {
			if (this.collect) {
				let e = this.collect();
				e instanceof Promise && await e;
			}
			return {
				help: this.help,
				name: this.name,
				type: this.type,
				values: Object.values(this.hashMap),
				aggregator: this.aggregator
			};
		}
		labels(...e) {
			let t = o(this.labelNames, e) || {};
			return { inc: this.inc.bind(this, t) };
		}
		remove(...e) {
			let t = o(this.labelNames, e) || {};
			return u(this.labelNames, t), s.call(this, this.hashMap, t, this.sortedLabelNames);
		}
	};
	function setValue(e, t, n = {}, r = "") {
		return e[r] ? e[r].value += t : e[r] = {
			value: t,
			labels: n
		}, e;
	}
	t.exports = Counter;
})), h = /* @__PURE__ */ e(((e, t) => {
	let n = r(), { setValue: i, setValueDelta: a, getLabels: o, hashObject: s, isObject: c, removeLabels: u } = l(), { validateLabel: p } = d(), { Metric: m } = f();
	var Gauge = class extends m {
		constructor(e) {
			super(e), this.type = "gauge";
		}
		set(e, t) {
			t = getValueArg(e, t), e = getLabelArg(e), set(this, e, t);
		}
		reset() {
			this.hashMap = {}, this.labelNames.length === 0 && i(this.hashMap, 0, {});
		}
		inc(e, t) {
			t = getValueArg(e, t), e = getLabelArg(e), t === void 0 && (t = 1), setDelta(this, e, t);
		}
		dec(e, t) {
			t = getValueArg(e, t), e = getLabelArg(e), t === void 0 && (t = 1), setDelta(this, e, -t);
		}
		setToCurrentTime(e) {
			let t = Date.now() / 1e3;
			e === void 0 ? this.set(t) : this.set(e, t);
		}
		startTimer(e) {
			let t = process.hrtime();
			return (n) => {
				let r = process.hrtime(t), i = r[0] + r[1] / 1e9;
				return this.set(Object.assign({}, e, n), i), i;
			};
		}
		async get() {
			if (this.collect) {
				let e = this.collect();
				e instanceof Promise && await e;
			}
			return {
				help: this.help,
				name: this.name,
				type: this.type,
				values: Object.values(this.hashMap),
				aggregator: this.aggregator
			};
		}
		_getValue(e) {
			let t = s(e || {}, this.sortedLabelNames);
			return this.hashMap[t] ? this.hashMap[t].value : 0;
		}
		labels(...e) {
			let t = o(this.labelNames, e);
			return p(this.labelNames, t), {
				inc: this.inc.bind(this, t),
				dec: this.dec.bind(this, t),
				set: this.set.bind(this, t),
				setToCurrentTime: this.setToCurrentTime.bind(this, t),
				startTimer: this.startTimer.bind(this, t)
			};
		}
		remove(...e) {
			let t = o(this.labelNames, e);
			p(this.labelNames, t), u.call(this, this.hashMap, t, this.sortedLabelNames);
		}
	};
	function set(e, t, r) {
		if (typeof r != "number") throw TypeError(`Value is not a valid number: ${n.format(r)}`);
		p(e.labelNames, t), i(e.hashMap, r, t);
	}
	function setDelta(e, t, r) {
		if (typeof r != "number") throw TypeError(`Delta is not a valid number: ${n.format(r)}`);
		p(e.labelNames, t);
		let i = s(t, e.sortedLabelNames);
		a(e.hashMap, r, t, i);
	}
	function getLabelArg(e) {
		return c(e) ? e : {};
	}
	function getValueArg(e, t) {
		return c(e) ? t : e;
	}
	t.exports = Gauge;
})), g = /* @__PURE__ */ e(((e, t) => {
	let n = r(), { getLabels: i, hashObject: a, isObject: o, removeLabels: s, nowTimestamp: c } = l(), { validateLabel: u } = d(), { Metric: m } = f(), h = p();
	var Histogram = class extends m {
		constructor(e) {
			super(e, { buckets: [
				.005,
				.01,
				.025,
				.05,
				.1,
				.25,
				.5,
				1,
				2.5,
				5,
				10
			] }), this.type = "histogram", this.defaultLabels = {}, this.defaultExemplarLabelSet = {}, this.enableExemplars = !1;
			for (let e of this.labelNames) if (e === "le") throw Error("le is a reserved label keyword");
			this.upperBounds = this.buckets, this.bucketValues = this.upperBounds.reduce((e, t) => (e[t] = 0, e), {}), e.enableExemplars ? (this.enableExemplars = !0, this.bucketExemplars = this.upperBounds.reduce((e, t) => (e[t] = null, e), {}), Object.freeze(this.bucketExemplars), this.observe = this.observeWithExemplar) : this.observe = this.observeWithoutExemplar, Object.freeze(this.bucketValues), Object.freeze(this.upperBounds), this.labelNames.length === 0 && (this.hashMap = { [a({})]: createBaseValues({}, this.bucketValues, this.bucketExemplars) });
		}
		observeWithoutExemplar(e, t) {
			observe.call(this, e === 0 ? 0 : e || {})(t);
		}
		observeWithExemplar({ labels: e = this.defaultLabels, value: t, exemplarLabels: n = this.defaultExemplarLabelSet } = {}) {
			observe.call(this, e === 0 ? 0 : e || {})(t), this.updateExemplar(e, t, n);
		}
		updateExemplar(e, t, n) {
			if (Object.keys(n).length === 0) return;
			let r = a(e, this.sortedLabelNames), i = findBound(this.upperBounds, t), { bucketExemplars: s } = this.hashMap[r], l = s[i];
			o(l) || (l = new h(), s[i] = l), l.validateExemplarLabelSet(n), l.labelSet = n, l.value = t, l.timestamp = c();
		}
		async get() {
			let e = await this.getForPromString();
			return e.values = e.values.map(splayLabels), e;
		}
		async getForPromString() {
			if (this.collect) {
				let e = this.collect();
				e instanceof Promise && await e;
			}
			let e = Object.values(this.hashMap).map(extractBucketValuesForExport(this)).reduce(addSumAndCountForExport(this), []);
			return {
				name: this.name,
				help: this.help,
				type: this.type,
				values: e,
				aggregator: this.aggregator
			};
		}
		reset() {
			this.hashMap = {};
		}
		zero(e) {
			let t = a(e, this.sortedLabelNames);
			this.hashMap[t] = createBaseValues(e, this.bucketValues, this.bucketExemplars);
		}
		startTimer(e, t) {
			return this.enableExemplars ? startTimerWithExemplar.call(this, e, t)() : startTimer.call(this, e)();
		}
		labels(...e) {
			let t = i(this.labelNames, e);
			return u(this.labelNames, t), {
				observe: observe.call(this, t),
				startTimer: startTimer.call(this, t)
			};
		}
		remove(...e) {
			let t = i(this.labelNames, e);
			u(this.labelNames, t), s.call(this, this.hashMap, t, this.sortedLabelNames);
		}
	};
	function startTimer(e) {
		return () => {
			let t = process.hrtime();
			return (n) => {
				let r = process.hrtime(t), i = r[0] + r[1] / 1e9;
				return this.observe(Object.assign({}, e, n), i), i;
			};
		};
	}
	function startTimerWithExemplar(e, t) {
		return () => {
			let n = process.hrtime();
			return (r, i) => {
				let a = process.hrtime(n), o = a[0] + a[1] / 1e9;
				return this.observe({
					labels: Object.assign({}, e, r),
					value: o,
					exemplarLabels: Object.assign({}, t, i)
				}), o;
			};
		};
	}
	function setValuePair(e, t, n, r, i = {}) {
		return {
			labels: e,
			sharedLabels: i,
			value: t,
			metricName: n,
			exemplar: r
		};
	}
	function findBound(e, t) {
		for (let n = 0; n < e.length; n++) {
			let r = e[n];
			if (t <= r) return r;
		}
		return -1;
	}
	function observe(e) {
		return (t) => {
			let r = convertLabelsAndValues(e, t);
			if (u(this.labelNames, r.labels), !Number.isFinite(r.value)) throw TypeError(`Value is not a valid number: ${n.format(r.value)}`);
			let i = a(r.labels, this.sortedLabelNames), o = this.hashMap[i];
			o ||= createBaseValues(r.labels, this.bucketValues, this.bucketExemplars);
			let s = findBound(this.upperBounds, r.value);
			o.sum += r.value, o.count += 1, Object.prototype.hasOwnProperty.call(o.bucketValues, s) && (o.bucketValues[s] += 1), this.hashMap[i] = o;
		};
	}
	function createBaseValues(e, t, n) {
		let r = {
			labels: e,
			bucketValues: { ...t },
			sum: 0,
			count: 0
		};
		return n && (r.bucketExemplars = { ...n }), r;
	}
	function convertLabelsAndValues(e, t) {
		return o(e) ? {
			labels: e,
			value: t
		} : {
			value: e,
			labels: {}
		};
	}
	function extractBucketValuesForExport(e) {
		let t = `${e.name}_bucket`;
		return (n) => {
			let r = 0;
			return {
				buckets: e.upperBounds.map((e) => (r += n.bucketValues[e], setValuePair({ le: e }, r, t, n.bucketExemplars ? n.bucketExemplars[e] : null, n.labels))),
				data: n
			};
		};
	}
	function addSumAndCountForExport(e) {
		return (t, n) => (t.push(...n.buckets), t.push(setValuePair({ le: "+Inf" }, n.data.count, `${e.name}_bucket`, n.data.bucketExemplars ? n.data.bucketExemplars[-1] : null, n.data.labels), setValuePair({}, n.data.sum, `${e.name}_sum`, void 0, n.data.labels), setValuePair({}, n.data.count, `${e.name}_count`, void 0, n.data.labels)), t);
	}
	function splayLabels(e) {
		let { sharedLabels: t, labels: n, ...r } = e;
		for (let e of Object.keys(t)) n[e] = t[e];
		return r.labels = n, r;
	}
	t.exports = Histogram;
})), _ = /* @__PURE__ */ e(((e, t) => {
	function TreeBase() {}
	TreeBase.prototype.clear = function() {
		this._root = null, this.size = 0;
	}, TreeBase.prototype.find = function(e) {
		for (var t = this._root; t !== null;) {
			var n = this._comparator(e, t.data);
			if (n === 0) return t.data;
			t = t.get_child(n > 0);
		}
		return null;
	}, TreeBase.prototype.findIter = function(e) {
		for (var t = this._root, n = this.iterator(); t !== null;) {
			var r = this._comparator(e, t.data);
			if (r === 0) return n._cursor = t, n;
			n._ancestors.push(t), t = t.get_child(r > 0);
		}
		return null;
	}, TreeBase.prototype.lowerBound = function(e) {
		for (var t = this._root, n = this.iterator(), r = this._comparator; t !== null;) {
			var i = r(e, t.data);
			if (i === 0) return n._cursor = t, n;
			n._ancestors.push(t), t = t.get_child(i > 0);
		}
		for (var a = n._ancestors.length - 1; a >= 0; --a) if (t = n._ancestors[a], r(e, t.data) < 0) return n._cursor = t, n._ancestors.length = a, n;
		return n._ancestors.length = 0, n;
	}, TreeBase.prototype.upperBound = function(e) {
		for (var t = this.lowerBound(e), n = this._comparator; t.data() !== null && n(t.data(), e) === 0;) t.next();
		return t;
	}, TreeBase.prototype.min = function() {
		var e = this._root;
		if (e === null) return null;
		for (; e.left !== null;) e = e.left;
		return e.data;
	}, TreeBase.prototype.max = function() {
		var e = this._root;
		if (e === null) return null;
		for (; e.right !== null;) e = e.right;
		return e.data;
	}, TreeBase.prototype.iterator = function() {
		return new Iterator(this);
	}, TreeBase.prototype.each = function(e) {
		for (var t = this.iterator(), n; (n = t.next()) !== null;) if (e(n) === !1) return;
	}, TreeBase.prototype.reach = function(e) {
		for (var t = this.iterator(), n; (n = t.prev()) !== null;) if (e(n) === !1) return;
	};
	function Iterator(e) {
		this._tree = e, this._ancestors = [], this._cursor = null;
	}
	Iterator.prototype.data = function() {
		return this._cursor === null ? null : this._cursor.data;
	}, Iterator.prototype.next = function() {
		if (this._cursor === null) {
			var e = this._tree._root;
			e !== null && this._minNode(e);
		} else if (this._cursor.right === null) {
			var t;
			do
				if (t = this._cursor, this._ancestors.length) this._cursor = this._ancestors.pop();
				else {
					this._cursor = null;
					break;
				}
			while (this._cursor.right === t);
		} else this._ancestors.push(this._cursor), this._minNode(this._cursor.right);
		return this._cursor === null ? null : this._cursor.data;
	}, Iterator.prototype.prev = function() {
		if (this._cursor === null) {
			var e = this._tree._root;
			e !== null && this._maxNode(e);
		} else if (this._cursor.left === null) {
			var t;
			do
				if (t = this._cursor, this._ancestors.length) this._cursor = this._ancestors.pop();
				else {
					this._cursor = null;
					break;
				}
			while (this._cursor.left === t);
		} else this._ancestors.push(this._cursor), this._maxNode(this._cursor.left);
		return this._cursor === null ? null : this._cursor.data;
	}, Iterator.prototype._minNode = function(e) {
		for (; e.left !== null;) this._ancestors.push(e), e = e.left;
		this._cursor = e;
	}, Iterator.prototype._maxNode = function(e) {
		for (; e.right !== null;) this._ancestors.push(e), e = e.right;
		this._cursor = e;
	}, t.exports = TreeBase;
})), v = /* @__PURE__ */ e(((e, t) => {
	var n = _();
	function Node(e) {
		this.data = e, this.left = null, this.right = null, this.red = !0;
	}
	Node.prototype.get_child = function(e) {
		return e ? this.right : this.left;
	}, Node.prototype.set_child = function(e, t) {
		e ? this.right = t : this.left = t;
	};
	function RBTree(e) {
		this._root = null, this._comparator = e, this.size = 0;
	}
	RBTree.prototype = new n(), RBTree.prototype.insert = function(e) {
		var t = !1;
		if (this._root === null) this._root = new Node(e), t = !0, this.size++;
		else {
			var n = new Node(void 0), r = 0, i = 0, a = null, o = n, s = null, c = this._root;
			for (o.right = this._root;;) {
				if (c === null ? (c = new Node(e), s.set_child(r, c), t = !0, this.size++) : is_red(c.left) && is_red(c.right) && (c.red = !0, c.left.red = !1, c.right.red = !1), is_red(c) && is_red(s)) {
					var l = o.right === a;
					c === s.get_child(i) ? o.set_child(l, single_rotate(a, !i)) : o.set_child(l, double_rotate(a, !i));
				}
				var u = this._comparator(c.data, e);
				if (u === 0) break;
				i = r, r = u < 0, a !== null && (o = a), a = s, s = c, c = c.get_child(r);
			}
			this._root = n.right;
		}
		return this._root.red = !1, t;
	}, RBTree.prototype.remove = function(e) {
		if (this._root === null) return !1;
		var t = new Node(void 0), n = t;
		n.right = this._root;
		for (var r = null, i = null, a = null, o = 1; n.get_child(o) !== null;) {
			var s = o;
			i = r, r = n, n = n.get_child(o);
			var c = this._comparator(e, n.data);
			if (o = c > 0, c === 0 && (a = n), !is_red(n) && !is_red(n.get_child(o))) {
				if (is_red(n.get_child(!o))) {
					var l = single_rotate(n, o);
					r.set_child(s, l), r = l;
				} else if (!is_red(n.get_child(!o))) {
					var u = r.get_child(!s);
					if (u !== null) {
						if (!is_red(u.get_child(!s)) && !is_red(u.get_child(s))) r.red = !1, u.red = !0, n.red = !0;
						else {
							var d = i.right === r;
							is_red(u.get_child(s)) ? i.set_child(d, double_rotate(r, s)) : is_red(u.get_child(!s)) && i.set_child(d, single_rotate(r, s));
							var f = i.get_child(d);
							f.red = !0, n.red = !0, f.left.red = !1, f.right.red = !1;
						}
					}
				}
			}
		}
		return a !== null && (a.data = n.data, r.set_child(r.right === n, n.get_child(n.left === null)), this.size--), this._root = t.right, this._root !== null && (this._root.red = !1), a !== null;
	};
	function is_red(e) {
		return e !== null && e.red;
	}
	function single_rotate(e, t) {
		var n = e.get_child(!t);
		return e.set_child(!t, n.get_child(t)), n.set_child(t, e), e.red = !0, n.red = !1, n;
	}
	function double_rotate(e, t) {
		return e.set_child(!t, single_rotate(e.get_child(!t), !t)), single_rotate(e, t);
	}
	t.exports = RBTree;
})), y = /* @__PURE__ */ e(((e, t) => {
	var n = _();
	function Node(e) {
		this.data = e, this.left = null, this.right = null;
	}
	Node.prototype.get_child = function(e) {
		return e ? this.right : this.left;
	}, Node.prototype.set_child = function(e, t) {
		e ? this.right = t : this.left = t;
	};
	function BinTree(e) {
		this._root = null, this._comparator = e, this.size = 0;
	}
	BinTree.prototype = new n(), BinTree.prototype.insert = function(e) {
		if (this._root === null) return this._root = new Node(e), this.size++, !0;
		for (var t = 0, n = null, r = this._root;;) {
			if (r === null) return r = new Node(e), n.set_child(t, r), ret = !0, this.size++, !0;
			if (this._comparator(r.data, e) === 0) return !1;
			t = this._comparator(r.data, e) < 0, n = r, r = r.get_child(t);
		}
	}, BinTree.prototype.remove = function(e) {
		if (this._root === null) return !1;
		var t = new Node(void 0), n = t;
		n.right = this._root;
		for (var r = null, i = null, a = 1; n.get_child(a) !== null;) {
			r = n, n = n.get_child(a);
			var o = this._comparator(e, n.data);
			a = o > 0, o === 0 && (i = n);
		}
		return i !== null && (i.data = n.data, r.set_child(r.right === n, n.get_child(n.left === null)), this._root = t.right, this.size--, !0);
	}, t.exports = BinTree;
})), b = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		RBTree: v(),
		BinTree: y()
	};
})), x = /* @__PURE__ */ e(((e, t) => {
	var n = b().RBTree;
	function TDigest(e, t, r) {
		this.discrete = e === !1, this.delta = e || .01, this.K = t === void 0 ? 25 : t, this.CX = r === void 0 ? 1.1 : r, this.centroids = new n(compare_centroid_means), this.nreset = 0, this.reset();
	}
	TDigest.prototype.reset = function() {
		this.centroids.clear(), this.n = 0, this.nreset += 1, this.last_cumulate = 0;
	}, TDigest.prototype.size = function() {
		return this.centroids.size;
	}, TDigest.prototype.toArray = function(e) {
		var t = [];
		return e ? (this._cumulate(!0), this.centroids.each(function(e) {
			t.push(e);
		})) : this.centroids.each(function(e) {
			t.push({
				mean: e.mean,
				n: e.n
			});
		}), t;
	}, TDigest.prototype.summary = function() {
		return [
			(this.discrete ? "exact " : "approximating ") + this.n + " samples using " + this.size() + " centroids",
			"min = " + this.percentile(0),
			"Q1  = " + this.percentile(.25),
			"Q2  = " + this.percentile(.5),
			"Q3  = " + this.percentile(.75),
			"max = " + this.percentile(1)
		].join("\n");
	};
	function compare_centroid_means(e, t) {
		return e.mean > t.mean ? 1 : e.mean < t.mean ? -1 : 0;
	}
	function compare_centroid_mean_cumns(e, t) {
		return e.mean_cumn - t.mean_cumn;
	}
	TDigest.prototype.push = function(e, t) {
		t ||= 1, e = Array.isArray(e) ? e : [e];
		for (var n = 0; n < e.length; n++) this._digest(e[n], t);
	}, TDigest.prototype.push_centroid = function(e) {
		e = Array.isArray(e) ? e : [e];
		for (var t = 0; t < e.length; t++) this._digest(e[t].mean, e[t].n);
	}, TDigest.prototype._cumulate = function(e) {
		if (!(this.n === this.last_cumulate || !e && this.CX && this.CX > this.n / this.last_cumulate)) {
			var t = 0;
			this.centroids.each(function(e) {
				e.mean_cumn = t + e.n / 2, t = e.cumn = t + e.n;
			}), this.n = this.last_cumulate = t;
		}
	}, TDigest.prototype.find_nearest = function(e) {
		if (this.size() === 0) return null;
		var t = this.centroids.lowerBound({ mean: e }), n = t.data() === null ? t.prev() : t.data();
		if (n.mean === e || this.discrete) return n;
		var r = t.prev();
		return r && Math.abs(r.mean - e) < Math.abs(n.mean - e) ? r : n;
	}, TDigest.prototype._new_centroid = function(e, t, n) {
		var r = {
			mean: e,
			n: t,
			cumn: n
		};
		return this.centroids.insert(r), this.n += t, r;
	}, TDigest.prototype._addweight = function(e, t, n) {
		t !== e.mean && (e.mean += n * (t - e.mean) / (e.n + n)), e.cumn += n, e.mean_cumn += n / 2, e.n += n, this.n += n;
	}, TDigest.prototype._digest = function(e, t) {
		var n = this.centroids.min(), r = this.centroids.max(), i = this.find_nearest(e);
		if (i && i.mean === e) this._addweight(i, e, t);
		else if (i === n) this._new_centroid(e, t, 0);
		else if (i === r) this._new_centroid(e, t, this.n);
		else if (this.discrete) this._new_centroid(e, t, i.cumn);
		else {
			var a = i.mean_cumn / this.n;
			Math.floor(4 * this.n * this.delta * a * (1 - a)) - i.n >= t ? this._addweight(i, e, t) : this._new_centroid(e, t, i.cumn);
		}
		this._cumulate(!1), !this.discrete && this.K && this.size() > this.K / this.delta && this.compress();
	}, TDigest.prototype.bound_mean = function(e) {
		var t = this.centroids.upperBound({ mean: e }), n = t.prev();
		return [n, n.mean === e ? n : t.next()];
	}, TDigest.prototype.p_rank = function(e) {
		var t = (Array.isArray(e) ? e : [e]).map(this._p_rank, this);
		return Array.isArray(e) ? t : t[0];
	}, TDigest.prototype._p_rank = function(e) {
		if (this.size() !== 0) {
			if (e < this.centroids.min().mean) return 0;
			if (e > this.centroids.max().mean) return 1;
			this._cumulate(!0);
			var t = this.bound_mean(e), n = t[0], r = t[1];
			if (this.discrete) return n.cumn / this.n;
			var i = n.mean_cumn;
			return n !== r && (i += (e - n.mean) * (r.mean_cumn - n.mean_cumn) / (r.mean - n.mean)), i / this.n;
		}
	}, TDigest.prototype.bound_mean_cumn = function(e) {
		this.centroids._comparator = compare_centroid_mean_cumns;
		var t = this.centroids.upperBound({ mean_cumn: e });
		this.centroids._comparator = compare_centroid_means;
		var n = t.prev();
		return [n, n && n.mean_cumn === e ? n : t.next()];
	}, TDigest.prototype.percentile = function(e) {
		var t = (Array.isArray(e) ? e : [e]).map(this._percentile, this);
		return Array.isArray(e) ? t : t[0];
	}, TDigest.prototype._percentile = function(e) {
		if (this.size() !== 0) {
			this._cumulate(!0);
			var t = this.n * e, n = this.bound_mean_cumn(t), r = n[0], i = n[1];
			return i === r || r === null || i === null ? (r || i).mean : this.discrete ? t <= r.cumn ? r.mean : i.mean : r.mean + (t - r.mean_cumn) * (i.mean - r.mean) / (i.mean_cumn - r.mean_cumn);
		}
	};
	function pop_random(e) {
		var t = Math.floor(Math.random() * e.length);
		return e.splice(t, 1)[0];
	}
	TDigest.prototype.compress = function() {
		if (!this.compressing) {
			var e = this.toArray();
			for (this.reset(), this.compressing = !0; e.length > 0;) this.push_centroid(pop_random(e));
			this._cumulate(!0), this.compressing = !1;
		}
	};
	function Digest(e) {
		this.config = e || {}, this.mode = this.config.mode || "auto", TDigest.call(this, this.mode === "cont" && e.delta), this.digest_ratio = this.config.ratio || .9, this.digest_thresh = this.config.thresh || 1e3, this.n_unique = 0;
	}
	Digest.prototype = Object.create(TDigest.prototype), Digest.prototype.constructor = Digest, Digest.prototype.push = function(e) {
		TDigest.prototype.push.call(this, e), this.check_continuous();
	}, Digest.prototype._new_centroid = function(e, t, n) {
		this.n_unique += 1, TDigest.prototype._new_centroid.call(this, e, t, n);
	}, Digest.prototype._addweight = function(e, t, n) {
		e.n === 1 && --this.n_unique, TDigest.prototype._addweight.call(this, e, t, n);
	}, Digest.prototype.check_continuous = function() {
		return this.mode !== "auto" || this.size() < this.digest_thresh ? !1 : this.n_unique / this.size() > this.digest_ratio && (this.mode = "cont", this.discrete = !1, this.delta = this.config.delta || .01, this.compress(), !0);
	}, t.exports = {
		TDigest,
		Digest
	};
})), S = /* @__PURE__ */ e(((e, t) => {
	let { TDigest: n } = x();
	var TimeWindowQuantiles = class {
		constructor(e, t) {
			this.maxAgeSeconds = e || 0, this.ageBuckets = t || 0, this.shouldRotate = e && t, this.ringBuffer = Array(t).fill(new n()), this.currentBuffer = 0, this.lastRotateTimestampMillis = Date.now(), this.durationBetweenRotatesMillis = e * 1e3 / t || Infinity;
		}
		size() {
			return rotate.call(this).size();
		}
		percentile(e) {
			return rotate.call(this).percentile(e);
		}
		push(e) {
			rotate.call(this), this.ringBuffer.forEach((t) => {
				t.push(e);
			});
		}
		reset() {
			this.ringBuffer.forEach((e) => {
				e.reset();
			});
		}
		compress() {
			this.ringBuffer.forEach((e) => {
				e.compress();
			});
		}
	};
	function rotate() {
		let e = Date.now() - this.lastRotateTimestampMillis;
		for (; e > this.durationBetweenRotatesMillis && this.shouldRotate;) this.ringBuffer[this.currentBuffer] = new n(), ++this.currentBuffer >= this.ringBuffer.length && (this.currentBuffer = 0), e -= this.durationBetweenRotatesMillis, this.lastRotateTimestampMillis += this.durationBetweenRotatesMillis;
		return this.ringBuffer[this.currentBuffer];
	}
	t.exports = TimeWindowQuantiles;
})), C = /* @__PURE__ */ e(((e, t) => {
	let n = r(), { getLabels: i, hashObject: a, removeLabels: o } = l(), { validateLabel: s } = d(), { Metric: c } = f(), u = S();
	var Summary = class extends c {
		constructor(e) {
			super(e, {
				percentiles: [
					.01,
					.05,
					.5,
					.9,
					.95,
					.99,
					.999
				],
				compressCount: 1e3,
				hashMap: {}
			}), this.type = "summary";
			for (let e of this.labelNames) if (e === "quantile") throw Error("quantile is a reserved label keyword");
			this.labelNames.length === 0 && (this.hashMap = { [a({})]: {
				labels: {},
				td: new u(this.maxAgeSeconds, this.ageBuckets),
				count: 0,
				sum: 0
			} });
		}
		observe(e, t) {
			observe.call(this, e === 0 ? 0 : e || {})(t);
		}
		async get() {
			if (this.collect) {
				let e = this.collect();
				e instanceof Promise && await e;
			}
			let e = Object.keys(this.hashMap), t = [];
			return e.forEach((e) => {
				let n = this.hashMap[e];
				n && (this.pruneAgedBuckets && n.td.size() === 0 ? delete this.hashMap[e] : (extractSummariesForExport(n, this.percentiles).forEach((e) => {
					t.push(e);
				}), t.push(getSumForExport(n, this)), t.push(getCountForExport(n, this))));
			}), {
				name: this.name,
				help: this.help,
				type: this.type,
				values: t,
				aggregator: this.aggregator
			};
		}
		reset() {
			Object.values(this.hashMap).forEach((e) => {
				e.td.reset(), e.count = 0, e.sum = 0;
			});
		}
		startTimer(e) {
			return startTimer.call(this, e)();
		}
		labels(...e) {
			let t = i(this.labelNames, e);
			return s(this.labelNames, t), {
				observe: observe.call(this, t),
				startTimer: startTimer.call(this, t)
			};
		}
		remove(...e) {
			let t = i(this.labelNames, e);
			s(this.labelNames, t), o.call(this, this.hashMap, t, this.sortedLabelNames);
		}
	};
	function extractSummariesForExport(e, t) {
		return e.td.compress(), t.map((t) => {
			let n = e.td.percentile(t);
			return {
				labels: Object.assign({ quantile: t }, e.labels),
				value: n || 0
			};
		});
	}
	function getCountForExport(e, t) {
		return {
			metricName: `${t.name}_count`,
			labels: e.labels,
			value: e.count
		};
	}
	function getSumForExport(e, t) {
		return {
			metricName: `${t.name}_sum`,
			labels: e.labels,
			value: e.sum
		};
	}
	function startTimer(e) {
		return () => {
			let t = process.hrtime();
			return (n) => {
				let r = process.hrtime(t), i = r[0] + r[1] / 1e9;
				return this.observe(Object.assign({}, e, n), i), i;
			};
		};
	}
	function observe(e) {
		return (t) => {
			let r = convertLabelsAndValues(e, t);
			if (s(this.labelNames, e), !Number.isFinite(r.value)) throw TypeError(`Value is not a valid number: ${n.format(r.value)}`);
			let i = a(r.labels, this.sortedLabelNames), o = this.hashMap[i];
			o ||= {
				labels: r.labels,
				td: new u(this.maxAgeSeconds, this.ageBuckets),
				count: 0,
				sum: 0
			}, o.td.push(r.value), o.count++, o.count % this.compressCount === 0 && o.td.compress(), o.sum += r.value, this.hashMap[i] = o;
		};
	}
	function convertLabelsAndValues(e, t) {
		return t === void 0 ? {
			value: e,
			labels: {}
		} : {
			labels: e,
			value: t
		};
	}
	t.exports = Summary;
})), w = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:url");
})), T = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:https");
})), E = /* @__PURE__ */ e(((e, t) => {
	let r = w(), a = n(), o = T(), { gzipSync: s } = i(), { globalRegistry: c } = u();
	var Pushgateway = class {
		constructor(e, t, n) {
			n ||= c, this.registry = n, this.gatewayUrl = e;
			let { requireJobName: r, ...i } = {
				requireJobName: !0,
				...t
			};
			this.requireJobName = r, this.requestOptions = i;
		}
		pushAdd(e = {}) {
			if (this.requireJobName && !e.jobName) throw Error("Missing jobName parameter");
			return useGateway.call(this, "POST", e.jobName, e.groupings);
		}
		push(e = {}) {
			if (this.requireJobName && !e.jobName) throw Error("Missing jobName parameter");
			return useGateway.call(this, "PUT", e.jobName, e.groupings);
		}
		delete(e = {}) {
			if (this.requireJobName && !e.jobName) throw Error("Missing jobName parameter");
			return useGateway.call(this, "DELETE", e.jobName, e.groupings);
		}
	};
	async function useGateway(e, t, n) {
		let i = r.parse(this.gatewayUrl), c = `${i.pathname && i.pathname !== "/" ? i.pathname : ""}/metrics${t ? `/job/${encodeURIComponent(t)}${generateGroupings(n)}` : ""}`, l = r.resolve(this.gatewayUrl, c), u = r.parse(l), d = isHttps(u.href) ? o : a, f = Object.assign(u, this.requestOptions, { method: e });
		return new Promise((t, n) => {
			e === "DELETE" && f.headers && delete f.headers["Content-Encoding"];
			let r = d.request(f, (e) => {
				let r = "";
				e.setEncoding("utf8"), e.on("data", (e) => {
					r += e;
				}), e.on("end", () => {
					e.statusCode >= 400 ? n(/* @__PURE__ */ Error(`push failed with status ${e.statusCode}, ${r}`)) : t({
						resp: e,
						body: r
					});
				});
			});
			r.on("error", (e) => {
				n(e);
			}), r.on("timeout", () => {
				r.destroy(/* @__PURE__ */ Error("Pushgateway request timed out"));
			}), e === "DELETE" ? r.end() : this.registry.metrics().then((e) => {
				f.headers && f.headers["Content-Encoding"] === "gzip" && (e = s(e)), r.write(e), r.end();
			}).catch((e) => {
				n(e);
			});
		});
	}
	function generateGroupings(e) {
		return e ? Object.keys(e).map((t) => `/${encodeURIComponent(t)}/${encodeURIComponent(e[t])}`).join("") : "";
	}
	function isHttps(e) {
		return e.search(/^https/) !== -1;
	}
	t.exports = Pushgateway;
})), D = /* @__PURE__ */ e(((e) => {
	e.linearBuckets = (e, t, n) => {
		if (n < 1) throw Error("Linear buckets needs a positive count");
		let r = Array(n);
		for (let i = 0; i < n; i++) r[i] = e + i * t;
		return r;
	}, e.exponentialBuckets = (e, t, n) => {
		if (e <= 0) throw Error("Exponential buckets needs a positive start");
		if (n < 1) throw Error("Exponential buckets needs a positive count");
		if (t <= 1) throw Error("Exponential buckets needs a factor greater than 1");
		let r = Array(n);
		for (let i = 0; i < n; i++) r[i] = e, e *= t;
		return r;
	};
})), O = /* @__PURE__ */ e(((e, n) => {
	let r = (o(), t(a)), i = m(), s = "process_cpu_user_seconds_total", c = "process_cpu_system_seconds_total", l = "process_cpu_seconds_total";
	n.exports = (e, t = {}) => {
		let n = e ? [e] : void 0, a = t.prefix ? t.prefix : "", o = t.labels ? t.labels : {}, u = t.enableExemplars ? t.enableExemplars : !1, d = Object.keys(o), f = process.cpuUsage(), p = new i({
			name: a + s,
			help: "Total user CPU time spent in seconds.",
			enableExemplars: u,
			registers: n,
			labelNames: d,
			collect() {
				let e = process.cpuUsage(), t = e.user - f.user, n = e.system - f.system;
				if (f = e, this.enableExemplars) {
					let e = {}, i = r.trace.getSpan(r.context.active());
					i && (e = {
						traceId: i.spanContext().traceId,
						spanId: i.spanContext().spanId
					}), p.inc({
						labels: o,
						value: t / 1e6,
						exemplarLabels: e
					}), m.inc({
						labels: o,
						value: n / 1e6,
						exemplarLabels: e
					}), h.inc({
						labels: o,
						value: (t + n) / 1e6,
						exemplarLabels: e
					});
				} else p.inc(o, t / 1e6), m.inc(o, n / 1e6), h.inc(o, (t + n) / 1e6);
			}
		}), m = new i({
			name: a + c,
			help: "Total system CPU time spent in seconds.",
			enableExemplars: u,
			registers: n,
			labelNames: d
		}), h = new i({
			name: a + l,
			help: "Total user and system CPU time spent in seconds.",
			enableExemplars: u,
			registers: n,
			labelNames: d
		});
	}, n.exports.metricNames = [
		s,
		c,
		l
	];
})), k = /* @__PURE__ */ e(((e, t) => {
	let n = h(), r = Math.round(Date.now() / 1e3 - process.uptime()), i = "process_start_time_seconds";
	t.exports = (e, t = {}) => {
		let a = t.prefix ? t.prefix : "", o = t.labels ? t.labels : {}, s = Object.keys(o);
		new n({
			name: a + i,
			help: "Start time of the process since unix epoch in seconds.",
			registers: e ? [e] : void 0,
			labelNames: s,
			aggregator: "omit",
			collect() {
				this.set(o, r);
			}
		});
	}, t.exports.metricNames = [i];
})), A = /* @__PURE__ */ e(((e, t) => {
	let n = h(), r = s(), i = [
		"VmSize",
		"VmRSS",
		"VmData"
	], a = "process_resident_memory_bytes", o = "process_virtual_memory_bytes", c = "process_heap_bytes";
	function structureOutput(e) {
		return e.split("\n").reduce((e, t) => {
			if (!i.some((e) => t.startsWith(e))) return e;
			let n = t.split(":"), r = n[1].trim();
			return r = r.substr(0, r.length - 3), r = Number(r) * 1024, e[n[0]] = r, e;
		}, {});
	}
	t.exports = (e, t = {}) => {
		let i = e ? [e] : void 0, s = t.prefix ? t.prefix : "", l = t.labels ? t.labels : {}, u = Object.keys(l), d = new n({
			name: s + a,
			help: "Resident memory size in bytes.",
			registers: i,
			labelNames: u,
			collect() {
				try {
					let e = structureOutput(r.readFileSync("/proc/self/status", "utf8"));
					d.set(l, e.VmRSS), f.set(l, e.VmSize), p.set(l, e.VmData);
				} catch {}
			}
		}), f = new n({
			name: s + o,
			help: "Virtual memory size in bytes.",
			registers: i,
			labelNames: u
		}), p = new n({
			name: s + c,
			help: "Process heap size in bytes.",
			registers: i,
			labelNames: u
		});
	}, t.exports.metricNames = [
		a,
		o,
		c
	];
})), j = /* @__PURE__ */ e(((e, t) => {
	function safeMemoryUsage() {
		try {
			return process.memoryUsage();
		} catch {
			return;
		}
	}
	t.exports = safeMemoryUsage;
})), M = /* @__PURE__ */ e(((e, t) => {
	let n = h(), r = A(), i = j(), a = "process_resident_memory_bytes";
	function notLinuxVariant(e, t = {}) {
		let r = t.prefix ? t.prefix : "", o = t.labels ? t.labels : {}, s = Object.keys(o);
		new n({
			name: r + a,
			help: "Resident memory size in bytes.",
			registers: e ? [e] : void 0,
			labelNames: s,
			collect() {
				let e = i();
				e && this.set(o, e.rss);
			}
		});
	}
	t.exports = (e, t) => process.platform === "linux" ? r(e, t) : notLinuxVariant(e, t), t.exports.metricNames = process.platform === "linux" ? r.metricNames : [a];
})), N = /* @__PURE__ */ e(((e, t) => {
	let n = h(), r = s(), i = c(), a = "process_open_fds";
	t.exports = (e, t = {}) => {
		if (i.platform !== "linux") return;
		let o = t.prefix ? t.prefix : "", s = t.labels ? t.labels : {}, c = Object.keys(s);
		new n({
			name: o + a,
			help: "Number of open file descriptors.",
			registers: e ? [e] : void 0,
			labelNames: c,
			collect() {
				try {
					let e = r.readdirSync("/proc/self/fd");
					this.set(s, e.length - 1);
				} catch {}
			}
		});
	}, t.exports.metricNames = [a];
})), P = /* @__PURE__ */ e(((e, t) => {
	let n = h(), r = s(), i = "process_max_fds", a;
	t.exports = (e, t = {}) => {
		if (a === void 0) try {
			let e = r.readFileSync("/proc/self/limits", "utf8").split("\n");
			for (let t of e) if (t.startsWith("Max open files")) {
				let e = t.split(/  +/);
				a = Number(e[1]);
				break;
			}
		} catch {
			return;
		}
		if (a === void 0) return;
		let o = t.prefix ? t.prefix : "", s = t.labels ? t.labels : {}, c = Object.keys(s);
		new n({
			name: o + i,
			help: "Maximum number of open file descriptors.",
			registers: e ? [e] : void 0,
			labelNames: c,
			collect() {
				a !== void 0 && this.set(s, a);
			}
		});
	}, t.exports.metricNames = [i];
})), F = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:perf_hooks");
})), I = /* @__PURE__ */ e(((e, t) => {
	let n = h(), r;
	try {
		r = F();
	} catch {}
	let i = "nodejs_eventloop_lag_seconds", a = "nodejs_eventloop_lag_min_seconds", o = "nodejs_eventloop_lag_max_seconds", s = "nodejs_eventloop_lag_mean_seconds", c = "nodejs_eventloop_lag_stddev_seconds", l = "nodejs_eventloop_lag_p50_seconds", u = "nodejs_eventloop_lag_p90_seconds", d = "nodejs_eventloop_lag_p99_seconds";
	function reportEventloopLag(e, t, n) {
		let r = process.hrtime(e), i = (r[0] * 1e9 + r[1]) / 1e9;
		t.set(n, i);
	}
	t.exports = (e, t = {}) => {
		let f = t.prefix ? t.prefix : "", p = t.labels ? t.labels : {}, m = Object.keys(p), h = e ? [e] : void 0, collect = () => {
			let e = process.hrtime();
			setImmediate(reportEventloopLag, e, g, p);
		};
		if (r && r.monitorEventLoopDelay) try {
			let e = r.monitorEventLoopDelay({ resolution: t.eventLoopMonitoringPrecision });
			e.enable(), collect = () => {
				let t = process.hrtime();
				setImmediate(reportEventloopLag, t, g, p), _.set(p, e.min / 1e9), v.set(p, e.max / 1e9), y.set(p, e.mean / 1e9), b.set(p, e.stddev / 1e9), x.set(p, e.percentile(50) / 1e9), S.set(p, e.percentile(90) / 1e9), C.set(p, e.percentile(99) / 1e9), e.reset();
			};
		} catch (e) {
			if (e.code === "ERR_NOT_IMPLEMENTED") return;
			throw e;
		}
		let g = new n({
			name: f + i,
			help: "Lag of event loop in seconds.",
			registers: h,
			labelNames: m,
			aggregator: "average",
			collect
		}), _ = new n({
			name: f + a,
			help: "The minimum recorded event loop delay.",
			registers: h,
			labelNames: m,
			aggregator: "min"
		}), v = new n({
			name: f + o,
			help: "The maximum recorded event loop delay.",
			registers: h,
			labelNames: m,
			aggregator: "max"
		}), y = new n({
			name: f + s,
			help: "The mean of the recorded event loop delays.",
			registers: h,
			labelNames: m,
			aggregator: "average"
		}), b = new n({
			name: f + c,
			help: "The standard deviation of the recorded event loop delays.",
			registers: h,
			labelNames: m,
			aggregator: "average"
		}), x = new n({
			name: f + l,
			help: "The 50th percentile of the recorded event loop delays.",
			registers: h,
			labelNames: m,
			aggregator: "average"
		}), S = new n({
			name: f + u,
			help: "The 90th percentile of the recorded event loop delays.",
			registers: h,
			labelNames: m,
			aggregator: "average"
		}), C = new n({
			name: f + d,
			help: "The 99th percentile of the recorded event loop delays.",
			registers: h,
			labelNames: m,
			aggregator: "average"
		});
	}, t.exports.metricNames = [
		i,
		a,
		o,
		s,
		c,
		l,
		u,
		d
	];
})), L = /* @__PURE__ */ e(((e, t) => {
	function aggregateByObjectName(e) {
		let t = {};
		for (let n = 0; n < e.length; n++) {
			let r = e[n];
			r && r.constructor !== void 0 && (Object.hasOwnProperty.call(t, r.constructor.name) ? t[r.constructor.name] += 1 : t[r.constructor.name] = 1);
		}
		return t;
	}
	function updateMetrics(e, t, n) {
		e.reset();
		for (let r in t) e.set(Object.assign({ type: r }, n || {}), t[r]);
	}
	t.exports = {
		aggregateByObjectName,
		updateMetrics
	};
})), R = /* @__PURE__ */ e(((e, t) => {
	let { aggregateByObjectName: n } = L(), { updateMetrics: r } = L(), i = h(), a = "nodejs_active_handles", o = "nodejs_active_handles_total";
	t.exports = (e, t = {}) => {
		if (typeof process._getActiveHandles != "function") return;
		let s = e ? [e] : void 0, c = t.prefix ? t.prefix : "", l = t.labels ? t.labels : {}, u = Object.keys(l);
		new i({
			name: c + a,
			help: "Number of active libuv handles grouped by handle type. Every handle type is C++ class name.",
			labelNames: ["type", ...u],
			registers: s,
			collect() {
				let e = process._getActiveHandles();
				r(this, n(e), l);
			}
		}), new i({
			name: c + o,
			help: "Total number of active handles.",
			registers: s,
			labelNames: u,
			collect() {
				let e = process._getActiveHandles();
				this.set(l, e.length);
			}
		});
	}, t.exports.metricNames = [a, o];
})), z = /* @__PURE__ */ e(((e, t) => {
	let n = h(), { aggregateByObjectName: r } = L(), { updateMetrics: i } = L(), a = "nodejs_active_requests", o = "nodejs_active_requests_total";
	t.exports = (e, t = {}) => {
		if (typeof process._getActiveRequests != "function") return;
		let s = t.prefix ? t.prefix : "", c = t.labels ? t.labels : {}, l = Object.keys(c);
		new n({
			name: s + a,
			help: "Number of active libuv requests grouped by request type. Every request type is C++ class name.",
			labelNames: ["type", ...l],
			registers: e ? [e] : void 0,
			collect() {
				let e = process._getActiveRequests();
				i(this, r(e), c);
			}
		}), new n({
			name: s + o,
			help: "Total number of active requests.",
			registers: e ? [e] : void 0,
			labelNames: l,
			collect() {
				let e = process._getActiveRequests();
				this.set(c, e.length);
			}
		});
	}, t.exports.metricNames = [a, o];
})), B = /* @__PURE__ */ e(((e, t) => {
	let n = h(), { updateMetrics: r } = L(), i = "nodejs_active_resources", a = "nodejs_active_resources_total";
	t.exports = (e, t = {}) => {
		if (typeof process.getActiveResourcesInfo != "function") return;
		let o = t.prefix ? t.prefix : "", s = t.labels ? t.labels : {}, c = Object.keys(s);
		new n({
			name: o + i,
			help: "Number of active resources that are currently keeping the event loop alive, grouped by async resource type.",
			labelNames: ["type", ...c],
			registers: e ? [e] : void 0,
			collect() {
				let e = process.getActiveResourcesInfo(), t = {};
				for (let n = 0; n < e.length; n++) {
					let r = e[n];
					Object.hasOwn(t, r) ? t[r] += 1 : t[r] = 1;
				}
				r(this, t, s);
			}
		}), new n({
			name: o + a,
			help: "Total number of active resources.",
			registers: e ? [e] : void 0,
			labelNames: c,
			collect() {
				let e = process.getActiveResourcesInfo();
				this.set(s, e.length);
			}
		});
	}, t.exports.metricNames = [i, a];
})), V = /* @__PURE__ */ e(((e, t) => {
	let n = h(), r = j(), i = "nodejs_heap_size_total_bytes", a = "nodejs_heap_size_used_bytes", o = "nodejs_external_memory_bytes";
	t.exports = (e, t = {}) => {
		if (typeof process.memoryUsage != "function") return;
		let s = t.labels ? t.labels : {}, c = Object.keys(s), l = e ? [e] : void 0, u = t.prefix ? t.prefix : "", d = new n({
			name: u + i,
			help: "Process heap size from Node.js in bytes.",
			registers: l,
			labelNames: c,
			collect: () => {
				let e = r();
				e && (d.set(s, e.heapTotal), f.set(s, e.heapUsed), e.external !== void 0 && p.set(s, e.external));
			}
		}), f = new n({
			name: u + a,
			help: "Process heap size used from Node.js in bytes.",
			registers: l,
			labelNames: c
		}), p = new n({
			name: u + o,
			help: "Node.js external memory size in bytes.",
			registers: l,
			labelNames: c
		});
	}, t.exports.metricNames = [
		i,
		a,
		o
	];
})), H = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:v8");
})), U = /* @__PURE__ */ e(((e, t) => {
	let n = h(), r = H(), i = [
		"total",
		"used",
		"available"
	], a = {};
	i.forEach((e) => {
		a[e] = `nodejs_heap_space_size_${e}_bytes`;
	}), t.exports = (e, t = {}) => {
		try {
			r.getHeapSpaceStatistics();
		} catch (e) {
			if (e.code === "ERR_NOT_IMPLEMENTED") return;
			throw e;
		}
		let o = e ? [e] : void 0, s = t.prefix ? t.prefix : "", c = t.labels ? t.labels : {}, l = ["space", ...Object.keys(c)], u = {};
		i.forEach((e) => {
			u[e] = new n({
				name: s + a[e],
				help: `Process heap space size ${e} from Node.js in bytes.`,
				labelNames: l,
				registers: o
			});
		}), u.total.collect = () => {
			for (let e of r.getHeapSpaceStatistics()) {
				let t = e.space_name.substr(0, e.space_name.indexOf("_space"));
				u.total.set({
					space: t,
					...c
				}, e.space_size), u.used.set({
					space: t,
					...c
				}, e.space_used_size), u.available.set({
					space: t,
					...c
				}, e.space_available_size);
			}
		};
	}, t.exports.metricNames = Object.values(a);
})), W = /* @__PURE__ */ e(((e, t) => {
	let n = h(), r = process.version, i = r.slice(1).split(".").map(Number), a = "nodejs_version_info";
	t.exports = (e, t = {}) => {
		let o = t.prefix ? t.prefix : "", s = t.labels ? t.labels : {}, c = Object.keys(s);
		new n({
			name: o + a,
			help: "Node.js version info.",
			labelNames: [
				"version",
				"major",
				"minor",
				"patch",
				...c
			],
			registers: e ? [e] : void 0,
			aggregator: "first",
			collect() {
				this.labels(r, i[0], i[1], i[2], ...Object.values(s)).set(1);
			}
		});
	}, t.exports.metricNames = [a];
})), G = /* @__PURE__ */ e(((e, t) => {
	let n = g(), r;
	try {
		r = F();
	} catch {}
	let i = "nodejs_gc_duration_seconds", a = [
		.001,
		.01,
		.1,
		1,
		2,
		5
	], o = [];
	r && r.constants && (o[r.constants.NODE_PERFORMANCE_GC_MAJOR] = "major", o[r.constants.NODE_PERFORMANCE_GC_MINOR] = "minor", o[r.constants.NODE_PERFORMANCE_GC_INCREMENTAL] = "incremental", o[r.constants.NODE_PERFORMANCE_GC_WEAKCB] = "weakcb"), t.exports = (e, t = {}) => {
		if (!r) return;
		let s = t.prefix ? t.prefix : "", c = t.labels ? t.labels : {}, l = Object.keys(c), u = t.gcDurationBuckets ? t.gcDurationBuckets : a, d = new n({
			name: s + i,
			help: "Garbage collection duration by kind, one of major, minor, incremental or weakcb.",
			labelNames: ["kind", ...l],
			enableExemplars: !1,
			buckets: u,
			registers: e ? [e] : void 0
		});
		new r.PerformanceObserver((e) => {
			let t = e.getEntries()[0], n = t.detail ? o[t.detail.kind] : o[t.kind];
			d.observe(Object.assign({ kind: n }, c), t.duration / 1e3);
		}).observe({ entryTypes: ["gc"] });
	}, t.exports.metricNames = [i];
})), K = /* @__PURE__ */ e(((e, t) => {
	let { isObject: n } = l(), r = O(), i = k(), a = M(), o = N(), s = P(), c = I(), u = R(), d = z(), f = B(), p = V(), m = U(), h = W(), g = G(), _ = {
		processCpuTotal: r,
		processStartTime: i,
		osMemoryHeap: a,
		processOpenFileDescriptors: o,
		processMaxFileDescriptors: s,
		eventLoopLag: c,
		...typeof process.getActiveResourcesInfo == "function" ? { processResources: f } : {},
		processHandles: u,
		processRequests: d,
		heapSizeAndUsed: p,
		heapSpacesSizeAndUsed: m,
		version: h,
		gc: g
	}, v = Object.keys(_);
	t.exports = function(e) {
		if (e != null && !n(e)) throw TypeError("config must be null, undefined, or an object");
		e = {
			eventLoopMonitoringPrecision: 10,
			...e
		};
		for (let t of Object.values(_)) t(e.register, e);
	}, t.exports.metricsList = v;
})), q = /* @__PURE__ */ e(((e) => {
	let { Grouper: t, hashObject: n } = l();
	function AggregatorFactory(e) {
		return (r) => {
			if (r.length === 0) return;
			let i = {
				help: r[0].help,
				name: r[0].name,
				type: r[0].type,
				values: [],
				aggregator: r[0].aggregator
			}, a = new t();
			return r.forEach((e) => {
				e.values.forEach((e) => {
					let t = n(e.labels);
					a.add(`${e.metricName}_${t}`, e);
				});
			}), a.forEach((t) => {
				if (t.length === 0) return;
				let n = {
					value: e(t),
					labels: t[0].labels
				};
				t[0].metricName && (n.metricName = t[0].metricName), i.values.push(n);
			}), i;
		};
	}
	e.AggregatorFactory = AggregatorFactory, e.aggregators = {
		sum: AggregatorFactory((e) => e.reduce((e, t) => e + t.value, 0)),
		first: AggregatorFactory((e) => e[0].value),
		omit: () => {},
		average: AggregatorFactory((e) => e.reduce((e, t) => e + t.value, 0) / e.length),
		min: AggregatorFactory((e) => e.reduce((e, t) => Math.min(e, t.value), Infinity)),
		max: AggregatorFactory((e) => e.reduce((e, t) => Math.max(e, t.value), -Infinity))
	};
})), J = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:cluster");
})), Y = /* @__PURE__ */ e(((e, t) => {
	let n = u(), { Grouper: r } = l(), { aggregators: i } = q(), cluster = () => {
		let e = J();
		return cluster = () => e, e;
	}, a = "prom-client:getMetricsReq", o = "prom-client:getMetricsRes", s = [n.globalRegistry], c = 0, d = !1, f = /* @__PURE__ */ new Map();
	var AggregatorRegistry = class extends n {
		constructor(e = n.PROMETHEUS_CONTENT_TYPE) {
			super(e), addListeners();
		}
		clusterMetrics() {
			let e = c++;
			return new Promise((t, n) => {
				let r = !1;
				function done(e, i) {
					r || (r = !0, e ? n(e) : t(i));
				}
				let i = {
					responses: [],
					pending: 0,
					done,
					errorTimeout: setTimeout(() => {
						let e = /* @__PURE__ */ Error("Operation timed out.");
						i.done(e);
					}, 5e3)
				};
				f.set(e, i);
				let o = {
					type: a,
					requestId: e
				};
				for (let e in cluster().workers) cluster().workers[e].isConnected() && (cluster().workers[e].send(o), i.pending++);
				i.pending === 0 && (clearTimeout(i.errorTimeout), process.nextTick(() => done(null, "")));
			});
		}
		get contentType() {
			return super.contentType;
		}
		static aggregate(e, t = n.PROMETHEUS_CONTENT_TYPE) {
			let a = new n(), o = new r();
			return a.setContentType(t), e.forEach((e) => {
				e.forEach((e) => {
					o.add(e.name, e);
				});
			}), o.forEach((e) => {
				let t = e[0].aggregator, n = i[t];
				if (typeof n != "function") throw Error(`'${t}' is not a defined aggregator.`);
				let r = n(e);
				if (r) {
					let e = Object.assign({ get: () => r }, r);
					a.registerMetric(e);
				}
			}), a;
		}
		static setRegistries(e) {
			Array.isArray(e) || (e = [e]), e.forEach((e) => {
				if (!(e instanceof n)) throw TypeError(`Expected Registry, got ${typeof e}`);
			}), s = e;
		}
	};
	function addListeners() {
		d || (d = !0, cluster().isMaster && cluster().on("message", (e, t) => {
			if (t.type === o) {
				let e = f.get(t.requestId);
				if (t.error) {
					e.done(Error(t.error));
					return;
				}
				if (t.metrics.forEach((t) => e.responses.push(t)), e.pending--, e.pending === 0) {
					f.delete(t.requestId), clearTimeout(e.errorTimeout);
					let n = AggregatorRegistry.aggregate(e.responses).metrics();
					e.done(null, n);
				}
			}
		}), cluster().isWorker && process.on("message", (e) => {
			e.type === a && Promise.all(s.map((e) => e.getMetricsAsJSON())).then((t) => {
				process.send({
					type: o,
					requestId: e.requestId,
					metrics: t
				});
			}).catch((t) => {
				process.send({
					type: o,
					requestId: e.requestId,
					error: t.message
				});
			});
		}));
	}
	t.exports = AggregatorRegistry;
})), X = /* @__PURE__ */ e(((e) => {
	e.register = u().globalRegistry, e.Registry = u(), Object.defineProperty(e, "contentType", {
		configurable: !1,
		enumerable: !0,
		get() {
			return e.register.contentType;
		},
		set(t) {
			e.register.setContentType(t);
		}
	}), e.prometheusContentType = e.Registry.PROMETHEUS_CONTENT_TYPE, e.openMetricsContentType = e.Registry.OPENMETRICS_CONTENT_TYPE, e.validateMetricName = d().validateMetricName, e.Counter = m(), e.Gauge = h(), e.Histogram = g(), e.Summary = C(), e.Pushgateway = E(), e.linearBuckets = D().linearBuckets, e.exponentialBuckets = D().exponentialBuckets, e.collectDefaultMetrics = K(), e.aggregators = q().aggregators, e.AggregatorRegistry = Y();
}));
export default X();
export {};
