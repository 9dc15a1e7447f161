import { __esmMin as e, __exportAll as t } from "./rolldown-runtime.js";
// node_modules/@opentelemetry/api/build/esm/version.js
var n, r = e((() => {
	n = "1.9.1";
}));
// node_modules/@opentelemetry/api/build/esm/internal/semver.js
function _makeCompatibilityCheck(e) {
	let t = /* @__PURE__ */ new Set([e]), n = /* @__PURE__ */ new Set(), r = e.match(i);
	if (!r) return () => !1;
	let a = {
		major: +r[1],
		minor: +r[2],
		patch: +r[3],
		prerelease: r[4]
	};
	if (a.prerelease != null) return function(t) {
		return t === e;
	};
	function _reject(e) {
		return n.add(e), !1;
	}
	function _accept(e) {
		return t.add(e), !0;
	}
	return function(e) {
		if (t.has(e)) return !0;
		if (n.has(e)) return !1;
		let r = e.match(i);
		if (!r) return _reject(e);
		let o = {
			major: +r[1],
			minor: +r[2],
			patch: +r[3],
			prerelease: r[4]
		};
		return o.prerelease != null || a.major !== o.major ? _reject(e) : a.major === 0 ? a.minor === o.minor && a.patch <= o.patch ? _accept(e) : _reject(e) : a.minor <= o.minor ? _accept(e) : _reject(e);
	};
}
var i, a, o = e((() => {
	r(), i = /^(\d+)\.(\d+)\.(\d+)(-(.+))?$/, a = _makeCompatibilityCheck(n);
}));
// node_modules/@opentelemetry/api/build/esm/internal/global-utils.js
function registerGlobal(e, t, r, i = !1) {
	let a = l[c] = l[c] ?? { version: n };
	if (!i && a[e]) {
		let t = /* @__PURE__ */ Error(`@opentelemetry/api: Attempted duplicate registration of API: ${e}`);
		return r.error(t.stack || t.message), !1;
	}
	if (a.version !== "1.9.1") {
		let t = /* @__PURE__ */ Error(`@opentelemetry/api: Registration of version v${a.version} for ${e} does not match previously registered API v${n}`);
		return r.error(t.stack || t.message), !1;
	}
	return a[e] = t, r.debug(`@opentelemetry/api: Registered a global for ${e} v${n}.`), !0;
}
function getGlobal(e) {
	let t = l[c]?.version;
	if (t && a(t)) return l[c]?.[e];
}
function unregisterGlobal(e, t) {
	t.debug(`@opentelemetry/api: Unregistering a global for ${e} v${n}.`);
	let r = l[c];
	r && delete r[e];
}
var s, c, l, u = e((() => {
	r(), o(), s = n.split(".")[0], c = Symbol.for(`opentelemetry.js.api.${s}`), l = typeof globalThis == "object" ? globalThis : typeof self == "object" ? self : typeof window == "object" ? window : typeof global == "object" ? global : {};
}));
// node_modules/@opentelemetry/api/build/esm/diag/ComponentLogger.js
function logProxy(e, t, n) {
	let r = getGlobal("diag");
	if (r) return r[e](t, ...n);
}
var DiagComponentLogger, ee = e((() => {
	u(), DiagComponentLogger = class {
		constructor(e) {
			this._namespace = e.namespace || "DiagComponentLogger";
		}
		debug(...e) {
			return logProxy("debug", this._namespace, e);
		}
		error(...e) {
			return logProxy("error", this._namespace, e);
		}
		info(...e) {
			return logProxy("info", this._namespace, e);
		}
		warn(...e) {
			return logProxy("warn", this._namespace, e);
		}
		verbose(...e) {
			return logProxy("verbose", this._namespace, e);
		}
	};
})), d, f = e((() => {
	(function(e) {
		e[e.NONE = 0] = "NONE", e[e.ERROR = 30] = "ERROR", e[e.WARN = 50] = "WARN", e[e.INFO = 60] = "INFO", e[e.DEBUG = 70] = "DEBUG", e[e.VERBOSE = 80] = "VERBOSE", e[e.ALL = 9999] = "ALL";
	})(d ||= {});
}));
// node_modules/@opentelemetry/api/build/esm/diag/internal/logLevelLogger.js
function createLogLevelDiagLogger(e, t) {
	e < d.NONE ? e = d.NONE : e > d.ALL && (e = d.ALL), t ||= {};
	function _filterFunc(n, r) {
		let i = t[n];
		return typeof i == "function" && e >= r ? i.bind(t) : function() {};
	}
	return {
		error: _filterFunc("error", d.ERROR),
		warn: _filterFunc("warn", d.WARN),
		info: _filterFunc("info", d.INFO),
		debug: _filterFunc("debug", d.DEBUG),
		verbose: _filterFunc("verbose", d.VERBOSE)
	};
}
var te = e((() => {
	f();
})), ne, p, m = e((() => {
	ee(), te(), f(), u(), ne = "diag", p = class DiagAPI {
		static instance() {
			return this._instance ||= new DiagAPI(), this._instance;
		}
		constructor() {
			function _logProxy(e) {
				return function(...t) {
					let n = getGlobal("diag");
					if (n) return n[e](...t);
				};
			}
			let e = this;
			e.setLogger = (t, n = { logLevel: d.INFO }) => {
				if (t === e) {
					let t = /* @__PURE__ */ Error("Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation");
					return e.error(t.stack ?? t.message), !1;
				}
				typeof n == "number" && (n = { logLevel: n });
				let r = getGlobal("diag"), i = createLogLevelDiagLogger(n.logLevel ?? d.INFO, t);
				if (r && !n.suppressOverrideMessage) {
					let e = (/* @__PURE__ */ Error()).stack ?? "<failed to generate stacktrace>";
					r.warn(`Current logger will be overwritten from ${e}`), i.warn(`Current logger will overwrite one already registered from ${e}`);
				}
				return registerGlobal("diag", i, e, !0);
			}, e.disable = () => {
				unregisterGlobal(ne, e);
			}, e.createComponentLogger = (e) => new DiagComponentLogger(e), e.verbose = _logProxy("verbose"), e.debug = _logProxy("debug"), e.info = _logProxy("info"), e.warn = _logProxy("warn"), e.error = _logProxy("error");
		}
	};
})), re, ie = e((() => {
	re = class BaggageImpl {
		constructor(e) {
			this._entries = e ? new Map(e) : /* @__PURE__ */ new Map();
		}
		getEntry(e) {
			let t = this._entries.get(e);
			if (t) return Object.assign({}, t);
		}
		getAllEntries() {
			return Array.from(this._entries.entries());
		}
		setEntry(e, t) {
			let n = new BaggageImpl(this._entries);
			return n._entries.set(e, t), n;
		}
		removeEntry(e) {
			let t = new BaggageImpl(this._entries);
			return t._entries.delete(e), t;
		}
		removeEntries(...e) {
			let t = new BaggageImpl(this._entries);
			for (let n of e) t._entries.delete(n);
			return t;
		}
		clear() {
			return new BaggageImpl();
		}
	};
})), h, ae = e((() => {
	h = Symbol("BaggageEntryMetadata");
}));
// node_modules/@opentelemetry/api/build/esm/baggage/utils.js
function createBaggage(e = {}) {
	return new re(new Map(Object.entries(e)));
}
function baggageEntryMetadataFromString(e) {
	return typeof e != "string" && (oe.error(`Cannot create baggage metadata from unknown type: ${typeof e}`), e = ""), {
		__TYPE__: h,
		toString() {
			return e;
		}
	};
}
var oe, se = e((() => {
	m(), ie(), ae(), oe = p.instance();
}));
// node_modules/@opentelemetry/api/build/esm/context/context.js
function createContextKey(e) {
	return Symbol.for(e);
}
var ce, g, _ = e((() => {
	ce = class BaseContext {
		constructor(e) {
			let t = this;
			t._currentContext = e ? new Map(e) : /* @__PURE__ */ new Map(), t.getValue = (e) => t._currentContext.get(e), t.setValue = (e, n) => {
				let r = new BaseContext(t._currentContext);
				return r._currentContext.set(e, n), r;
			}, t.deleteValue = (e) => {
				let n = new BaseContext(t._currentContext);
				return n._currentContext.delete(e), n;
			};
		}
	}, g = new ce();
})), v, y, DiagConsoleLogger, le = e((() => {
	if (v = [
		{
			n: "error",
			c: "error"
		},
		{
			n: "warn",
			c: "warn"
		},
		{
			n: "info",
			c: "info"
		},
		{
			n: "debug",
			c: "debug"
		},
		{
			n: "verbose",
			c: "trace"
		}
	], y = {}, typeof console < "u") for (let e of [
		"error",
		"warn",
		"info",
		"debug",
		"trace",
		"log"
	]) typeof console[e] == "function" && (y[e] = console[e]);
	DiagConsoleLogger = class {
		constructor() {
			function _consoleFunc(e) {
				return function(...t) {
					let n = y[e];
					if (typeof n != "function" && (n = y.log), typeof n != "function" && console && (n = console[e], typeof n != "function" && (n = console.log)), typeof n == "function") return n.apply(console, t);
				};
			}
			for (let e = 0; e < v.length; e++) this[v[e].n] = _consoleFunc(v[e].c);
		}
	};
}));
// node_modules/@opentelemetry/api/build/esm/metrics/NoopMeter.js
function createNoopMeter() {
	return b;
}
var NoopMeter, NoopMetric, NoopCounterMetric, NoopUpDownCounterMetric, NoopGaugeMetric, NoopHistogramMetric, NoopObservableMetric, NoopObservableCounterMetric, NoopObservableGaugeMetric, NoopObservableUpDownCounterMetric, b, ue, x, S, de, fe, pe, me, he = e((() => {
	NoopMeter = class {
		constructor() {}
		createGauge(e, t) {
			return x;
		}
		createHistogram(e, t) {
			return S;
		}
		createCounter(e, t) {
			return ue;
		}
		createUpDownCounter(e, t) {
			return de;
		}
		createObservableGauge(e, t) {
			return pe;
		}
		createObservableCounter(e, t) {
			return fe;
		}
		createObservableUpDownCounter(e, t) {
			return me;
		}
		addBatchObservableCallback(e, t) {}
		removeBatchObservableCallback(e) {}
	}, NoopMetric = class {}, NoopCounterMetric = class extends NoopMetric {
		add(e, t) {}
	}, NoopUpDownCounterMetric = class extends NoopMetric {
		add(e, t) {}
	}, NoopGaugeMetric = class extends NoopMetric {
		record(e, t) {}
	}, NoopHistogramMetric = class extends NoopMetric {
		record(e, t) {}
	}, NoopObservableMetric = class {
		addCallback(e) {}
		removeCallback(e) {}
	}, NoopObservableCounterMetric = class extends NoopObservableMetric {}, NoopObservableGaugeMetric = class extends NoopObservableMetric {}, NoopObservableUpDownCounterMetric = class extends NoopObservableMetric {}, b = new NoopMeter(), ue = new NoopCounterMetric(), x = new NoopGaugeMetric(), S = new NoopHistogramMetric(), de = new NoopUpDownCounterMetric(), fe = new NoopObservableCounterMetric(), pe = new NoopObservableGaugeMetric(), me = new NoopObservableUpDownCounterMetric();
})), ge, _e = e((() => {
	(function(e) {
		e[e.INT = 0] = "INT", e[e.DOUBLE = 1] = "DOUBLE";
	})(ge ||= {});
})), C, w, ve = e((() => {
	C = {
		get(e, t) {
			if (e != null) return e[t];
		},
		keys(e) {
			return e == null ? [] : Object.keys(e);
		}
	}, w = { set(e, t, n) {
		e != null && (e[t] = n);
	} };
})), NoopContextManager, ye = e((() => {
	_(), NoopContextManager = class {
		active() {
			return g;
		}
		with(e, t, n, ...r) {
			return t.call(n, ...r);
		}
		bind(e, t) {
			return t;
		}
		enable() {
			return this;
		}
		disable() {
			return this;
		}
	};
})), T, be, E, D = e((() => {
	ye(), u(), m(), T = "context", be = new NoopContextManager(), E = class ContextAPI {
		constructor() {}
		static getInstance() {
			return this._instance ||= new ContextAPI(), this._instance;
		}
		setGlobalContextManager(e) {
			return registerGlobal(T, e, p.instance());
		}
		active() {
			return this._getContextManager().active();
		}
		with(e, t, n, ...r) {
			return this._getContextManager().with(e, t, n, ...r);
		}
		bind(e, t) {
			return this._getContextManager().bind(e, t);
		}
		_getContextManager() {
			return getGlobal(T) || be;
		}
		disable() {
			this._getContextManager().disable(), unregisterGlobal(T, p.instance());
		}
	};
})), O, k = e((() => {
	(function(e) {
		e[e.NONE = 0] = "NONE", e[e.SAMPLED = 1] = "SAMPLED";
	})(O ||= {});
})), A, j, M, N = e((() => {
	k(), A = "0000000000000000", j = "00000000000000000000000000000000", M = {
		traceId: j,
		spanId: A,
		traceFlags: O.NONE
	};
})), NonRecordingSpan, P = e((() => {
	N(), NonRecordingSpan = class {
		constructor(e = M) {
			this._spanContext = e;
		}
		spanContext() {
			return this._spanContext;
		}
		setAttribute(e, t) {
			return this;
		}
		setAttributes(e) {
			return this;
		}
		addEvent(e, t) {
			return this;
		}
		addLink(e) {
			return this;
		}
		addLinks(e) {
			return this;
		}
		setStatus(e) {
			return this;
		}
		updateName(e) {
			return this;
		}
		end(e) {}
		isRecording() {
			return !1;
		}
		recordException(e, t) {}
	};
}));
// node_modules/@opentelemetry/api/build/esm/trace/context-utils.js
function getSpan(e) {
	return e.getValue(F) || void 0;
}
function getActiveSpan() {
	return getSpan(E.getInstance().active());
}
function setSpan(e, t) {
	return e.setValue(F, t);
}
function deleteSpan(e) {
	return e.deleteValue(F);
}
function setSpanContext(e, t) {
	return setSpan(e, new NonRecordingSpan(t));
}
function getSpanContext(e) {
	return getSpan(e)?.spanContext();
}
var F, xe = e((() => {
	_(), P(), D(), F = createContextKey("OpenTelemetry Context Key SPAN");
}));
// node_modules/@opentelemetry/api/build/esm/trace/spancontext-utils.js
function isValidHex(e, t) {
	if (typeof e != "string" || e.length !== t) return !1;
	let n = 0;
	for (let t = 0; t < e.length; t += 4) n += (I[e.charCodeAt(t)] | 0) + (I[e.charCodeAt(t + 1)] | 0) + (I[e.charCodeAt(t + 2)] | 0) + (I[e.charCodeAt(t + 3)] | 0);
	return n === t;
}
function isValidTraceId(e) {
	return isValidHex(e, 32) && e !== "00000000000000000000000000000000";
}
function isValidSpanId(e) {
	return isValidHex(e, 16) && e !== "0000000000000000";
}
function isSpanContextValid(e) {
	return isValidTraceId(e.traceId) && isValidSpanId(e.spanId);
}
function wrapSpanContext(e) {
	return new NonRecordingSpan(e);
}
var I, L = e((() => {
	N(), P(), I = new Uint8Array([
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1
	]);
}));
// node_modules/@opentelemetry/api/build/esm/trace/NoopTracer.js
function isSpanContext(e) {
	return typeof e == "object" && !!e && "spanId" in e && typeof e.spanId == "string" && "traceId" in e && typeof e.traceId == "string" && "traceFlags" in e && typeof e.traceFlags == "number";
}
var R, NoopTracer, Se = e((() => {
	D(), xe(), P(), L(), R = E.getInstance(), NoopTracer = class {
		startSpan(e, t, n = R.active()) {
			if (t?.root) return new NonRecordingSpan();
			let r = n && getSpanContext(n);
			return isSpanContext(r) && isSpanContextValid(r) ? new NonRecordingSpan(r) : new NonRecordingSpan();
		}
		startActiveSpan(e, t, n, r) {
			let i, a, o;
			if (arguments.length < 2) return;
			arguments.length === 2 ? o = t : arguments.length === 3 ? (i = t, o = n) : (i = t, a = n, o = r);
			let s = a ?? R.active(), c = this.startSpan(e, i, s), l = setSpan(s, c);
			return R.with(l, o, void 0, c);
		}
	};
})), Ce, ProxyTracer, we = e((() => {
	Se(), Ce = new NoopTracer(), ProxyTracer = class {
		constructor(e, t, n, r) {
			this._provider = e, this.name = t, this.version = n, this.options = r;
		}
		startSpan(e, t, n) {
			return this._getTracer().startSpan(e, t, n);
		}
		startActiveSpan(e, t, n, r) {
			let i = this._getTracer();
			return Reflect.apply(i.startActiveSpan, i, arguments);
		}
		_getTracer() {
			if (this._delegate) return this._delegate;
			let e = this._provider.getDelegateTracer(this.name, this.version, this.options);
			return e ? (this._delegate = e, this._delegate) : Ce;
		}
	};
})), NoopTracerProvider, Te = e((() => {
	Se(), NoopTracerProvider = class {
		getTracer(e, t, n) {
			return new NoopTracer();
		}
	};
})), Ee, ProxyTracerProvider, De = e((() => {
	we(), Te(), Ee = new NoopTracerProvider(), ProxyTracerProvider = class {
		getTracer(e, t, n) {
			return this.getDelegateTracer(e, t, n) ?? new ProxyTracer(this, e, t, n);
		}
		getDelegate() {
			return this._delegate ?? Ee;
		}
		setDelegate(e) {
			this._delegate = e;
		}
		getDelegateTracer(e, t, n) {
			return this._delegate?.getTracer(e, t, n);
		}
	};
})), Oe, ke = e((() => {
	(function(e) {
		e[e.NOT_RECORD = 0] = "NOT_RECORD", e[e.RECORD = 1] = "RECORD", e[e.RECORD_AND_SAMPLED = 2] = "RECORD_AND_SAMPLED";
	})(Oe ||= {});
})), z, Ae = e((() => {
	(function(e) {
		e[e.INTERNAL = 0] = "INTERNAL", e[e.SERVER = 1] = "SERVER", e[e.CLIENT = 2] = "CLIENT", e[e.PRODUCER = 3] = "PRODUCER", e[e.CONSUMER = 4] = "CONSUMER";
	})(z ||= {});
})), B, je = e((() => {
	(function(e) {
		e[e.UNSET = 0] = "UNSET", e[e.OK = 1] = "OK", e[e.ERROR = 2] = "ERROR";
	})(B ||= {});
}));
// node_modules/@opentelemetry/api/build/esm/trace/internal/tracestate-validators.js
function validateKey(e) {
	return Me.test(e);
}
function validateValue(e) {
	return Ne.test(e) && !Pe.test(e);
}
var V, Me, Ne, Pe, Fe = e((() => {
	V = "[_0-9a-z-*/]", Me = RegExp(`^(?:${`[a-z]${V}{0,255}`}|${`[a-z0-9]${V}{0,240}@[a-z]${V}{0,13}`})$`), Ne = /^[ -~]{0,255}[!-~]$/, Pe = /,|=/;
})), H, Ie, U, W, Le, Re = e((() => {
	Fe(), H = 32, Ie = 512, U = ",", W = "=", Le = class TraceStateImpl {
		constructor(e) {
			this._internalState = /* @__PURE__ */ new Map(), e && this._parse(e);
		}
		set(e, t) {
			let n = this._clone();
			return n._internalState.has(e) && n._internalState.delete(e), n._internalState.set(e, t), n;
		}
		unset(e) {
			let t = this._clone();
			return t._internalState.delete(e), t;
		}
		get(e) {
			return this._internalState.get(e);
		}
		serialize() {
			return Array.from(this._internalState.keys()).reduceRight((e, t) => (e.push(t + W + this.get(t)), e), []).join(U);
		}
		_parse(e) {
			e.length > Ie || (this._internalState = e.split(U).reduceRight((e, t) => {
				let n = t.trim(), r = n.indexOf(W);
				if (r !== -1) {
					let i = n.slice(0, r), a = n.slice(r + 1, t.length);
					validateKey(i) && validateValue(a) && e.set(i, a);
				}
				return e;
			}, /* @__PURE__ */ new Map()), this._internalState.size > H && (this._internalState = new Map(Array.from(this._internalState.entries()).reverse().slice(0, H))));
		}
		_keys() {
			return Array.from(this._internalState.keys()).reverse();
		}
		_clone() {
			let e = new TraceStateImpl();
			return e._internalState = new Map(this._internalState), e;
		}
	};
}));
// node_modules/@opentelemetry/api/build/esm/trace/internal/utils.js
function createTraceState(e) {
	return new Le(e);
}
var ze = e((() => {
	Re();
})), G, Be = e((() => {
	D(), G = E.getInstance();
})), K, Ve = e((() => {
	m(), K = p.instance();
})), NoopMeterProvider, He, Ue = e((() => {
	he(), NoopMeterProvider = class {
		getMeter(e, t, n) {
			return b;
		}
	}, He = new NoopMeterProvider();
})), q, We, Ge = e((() => {
	Ue(), u(), m(), q = "metrics", We = class MetricsAPI {
		constructor() {}
		static getInstance() {
			return this._instance ||= new MetricsAPI(), this._instance;
		}
		setGlobalMeterProvider(e) {
			return registerGlobal(q, e, p.instance());
		}
		getMeterProvider() {
			return getGlobal(q) || He;
		}
		getMeter(e, t, n) {
			return this.getMeterProvider().getMeter(e, t, n);
		}
		disable() {
			unregisterGlobal(q, p.instance());
		}
	};
})), J, Ke = e((() => {
	Ge(), J = We.getInstance();
})), NoopTextMapPropagator, qe = e((() => {
	NoopTextMapPropagator = class {
		inject(e, t) {}
		extract(e, t) {
			return e;
		}
		fields() {
			return [];
		}
	};
}));
// node_modules/@opentelemetry/api/build/esm/baggage/context-helpers.js
function getBaggage(e) {
	return e.getValue(Y) || void 0;
}
function getActiveBaggage() {
	return getBaggage(E.getInstance().active());
}
function setBaggage(e, t) {
	return e.setValue(Y, t);
}
function deleteBaggage(e) {
	return e.deleteValue(Y);
}
var Y, Je = e((() => {
	D(), _(), Y = createContextKey("OpenTelemetry Baggage Key");
})), X, Ye, Xe, Ze = e((() => {
	u(), qe(), ve(), Je(), se(), m(), X = "propagation", Ye = new NoopTextMapPropagator(), Xe = class PropagationAPI {
		constructor() {
			this.createBaggage = createBaggage, this.getBaggage = getBaggage, this.getActiveBaggage = getActiveBaggage, this.setBaggage = setBaggage, this.deleteBaggage = deleteBaggage;
		}
		static getInstance() {
			return this._instance ||= new PropagationAPI(), this._instance;
		}
		setGlobalPropagator(e) {
			return registerGlobal(X, e, p.instance());
		}
		inject(e, t, n = w) {
			return this._getGlobalPropagator().inject(e, t, n);
		}
		extract(e, t, n = C) {
			return this._getGlobalPropagator().extract(e, t, n);
		}
		fields() {
			return this._getGlobalPropagator().fields();
		}
		disable() {
			unregisterGlobal(X, p.instance());
		}
		_getGlobalPropagator() {
			return getGlobal(X) || Ye;
		}
	};
})), Z, Qe = e((() => {
	Ze(), Z = Xe.getInstance();
})), Q, $e, et = e((() => {
	u(), De(), L(), xe(), m(), Q = "trace", $e = class TraceAPI {
		constructor() {
			this._proxyTracerProvider = new ProxyTracerProvider(), this.wrapSpanContext = wrapSpanContext, this.isSpanContextValid = isSpanContextValid, this.deleteSpan = deleteSpan, this.getSpan = getSpan, this.getActiveSpan = getActiveSpan, this.getSpanContext = getSpanContext, this.setSpan = setSpan, this.setSpanContext = setSpanContext;
		}
		static getInstance() {
			return this._instance ||= new TraceAPI(), this._instance;
		}
		setGlobalTracerProvider(e) {
			let t = registerGlobal(Q, this._proxyTracerProvider, p.instance());
			return t && this._proxyTracerProvider.setDelegate(e), t;
		}
		getTracerProvider() {
			return getGlobal(Q) || this._proxyTracerProvider;
		}
		getTracer(e, t) {
			return this.getTracerProvider().getTracer(e, t);
		}
		disable() {
			unregisterGlobal(Q, p.instance()), this._proxyTracerProvider = new ProxyTracerProvider();
		}
	};
})), $, tt = e((() => {
	et(), $ = $e.getInstance();
})), nt = /* @__PURE__ */ t({
	DiagConsoleLogger: () => DiagConsoleLogger,
	DiagLogLevel: () => d,
	INVALID_SPANID: () => A,
	INVALID_SPAN_CONTEXT: () => M,
	INVALID_TRACEID: () => j,
	ProxyTracer: () => ProxyTracer,
	ProxyTracerProvider: () => ProxyTracerProvider,
	ROOT_CONTEXT: () => g,
	SamplingDecision: () => Oe,
	SpanKind: () => z,
	SpanStatusCode: () => B,
	TraceFlags: () => O,
	ValueType: () => ge,
	baggageEntryMetadataFromString: () => baggageEntryMetadataFromString,
	context: () => G,
	createContextKey: () => createContextKey,
	createNoopMeter: () => createNoopMeter,
	createTraceState: () => createTraceState,
	default: () => rt,
	defaultTextMapGetter: () => C,
	defaultTextMapSetter: () => w,
	diag: () => K,
	isSpanContextValid: () => isSpanContextValid,
	isValidSpanId: () => isValidSpanId,
	isValidTraceId: () => isValidTraceId,
	metrics: () => J,
	propagation: () => Z,
	trace: () => $
}), rt, it = e((() => {
	se(), _(), le(), f(), he(), _e(), ve(), we(), De(), ke(), Ae(), je(), k(), ze(), L(), N(), Be(), Ve(), Ke(), Qe(), tt(), rt = {
		context: G,
		diag: K,
		metrics: J,
		propagation: Z,
		trace: $
	};
}));
export { z as SpanKind, B as SpanStatusCode, O as TraceFlags, G as context, K as diag, nt as esm_exports, Be as init_context_api, Ve as init_diag_api, it as init_esm, Ke as init_metrics_api, Qe as init_propagation_api, Ae as init_span_kind, L as init_spancontext_utils, je as init_status, tt as init_trace_api, k as init_trace_flags, isSpanContextValid, J as metrics, Z as propagation, $ as trace };
