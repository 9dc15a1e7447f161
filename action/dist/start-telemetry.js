import { __exportAll as e } from "./rolldown-runtime.js";
import { SpanKind as t, SpanStatusCode as n, TraceFlags as r, context as i, init_esm as a, isSpanContextValid as o, metrics as s, propagation as c, trace as l } from "./esm.js";
import { channels as u, require__builtin_crypto as d } from "./evaluation.js";
import { version as f } from "./start.js";
import { AsyncLocalStorage as p } from "node:async_hooks";
import { subscribe as m, unsubscribe as h } from "node:diagnostics_channel";
// src/server/otel/meters.ts
a();
const g = [
	.005,
	.01,
	.025,
	.05,
	.075,
	.1,
	.25,
	.5,
	.75,
	1,
	2.5,
	5,
	7.5,
	10
], _ = [
	1e-4,
	25e-5,
	5e-4,
	.001,
	.0025,
	...g
];
function createMeters(e, t) {
	let n = s.getMeter(e, t), seconds = (e, t, r = g) => n.createHistogram(e, {
		description: t,
		unit: "s",
		advice: { explicitBucketBoundaries: r }
	});
	return {
		evaluations: n.createCounter("policy.evaluations", {
			description: "Evaluations",
			unit: "{evaluation}"
		}),
		evaluationSeconds: seconds("policy.evaluation.duration", "Duration of evaluations", _),
		rounds: n.createCounter("policy.rounds", {
			description: "Rounds of evaluations",
			unit: "{round}"
		}),
		calls: n.createCounter("policy.builtin.calls", {
			description: "Calls of asynchronous built-ins; policy.builtin.cached tells those answered from a cache",
			unit: "{call}"
		}),
		callSeconds: seconds("policy.builtin.duration", "Duration of calls of asynchronous built-ins"),
		httpClientSeconds: seconds("http.client.request.duration", "Duration of HTTP client requests"),
		rpcClientSeconds: seconds("rpc.client.call.duration", "Duration of gRPC calls to the first answer"),
		httpServerSeconds: seconds("http.server.request.duration", "Duration of HTTP server requests", _)
	};
}
// src/server/otel/rpc-attributes.ts
const v = [
	"OK",
	"CANCELLED",
	"UNKNOWN",
	"INVALID_ARGUMENT",
	"DEADLINE_EXCEEDED",
	"NOT_FOUND",
	"ALREADY_EXISTS",
	"PERMISSION_DENIED",
	"RESOURCE_EXHAUSTED",
	"FAILED_PRECONDITION",
	"ABORTED",
	"OUT_OF_RANGE",
	"UNIMPLEMENTED",
	"INTERNAL",
	"UNAVAILABLE",
	"DATA_LOSS",
	"UNAUTHENTICATED"
];
function rpcCall(e) {
	return {
		"rpc.system.name": "grpc",
		"rpc.method": e
	};
}
function rpcStatus(e) {
	return e === void 0 ? {} : { "rpc.status_code": v[e] ?? String(e) };
}
// src/server/otel/span-table.ts
var y = d();
a();
function toUnrecorded(e) {
	let t = l.getSpanContext(e)?.traceId ?? (0, y.randomBytes)(16).toString("hex"), n = (0, y.randomBytes)(8).toString("hex");
	return l.wrapSpanContext({
		traceId: t,
		spanId: n,
		traceFlags: r.NONE
	});
}
var SpanTable = class {
	store = new p();
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new WeakMap();
	constructor(e, t) {
		this.#e = l.getTracer(e, t);
	}
	close() {
		this.store.disable();
	}
	start(e, { name: t, kind: n, attributes: r, parent: a, context: o, isUntraced: s = !1 }) {
		let c = o ?? (a === void 0 ? void 0 : this.#n.get(a)) ?? this.#r(), u = s ? toUnrecorded(c) : this.#e.startSpan(t, {
			kind: n,
			attributes: r
		}, c), d = l.setSpan(c, u);
		return this.#t.set(e, {
			span: u,
			context: d,
			startedAt: performance.now()
		}), this.#n.set(e, d), e.within = (e) => i.with(d, e), {
			context: d,
			outer: i.active()
		};
	}
	contextOf(e) {
		return this.#n.get(e) ?? this.#r();
	}
	idsOf(e) {
		let t = this.#n.get(e), n = t === void 0 ? void 0 : l.getSpanContext(t);
		if (n !== void 0 && o(n)) return {
			traceId: n.traceId,
			spanId: n.spanId
		};
	}
	end(e, t, r) {
		let i = this.#t.get(e);
		if (i === void 0) return;
		this.#t.delete(e);
		let { span: a, startedAt: o } = i;
		return a.setAttributes(t), r !== void 0 && a.setAttribute("error.type", r), (r !== void 0 || t["error.type"] !== void 0) && a.setStatus({ code: n.ERROR }), a.end(), (performance.now() - o) / 1e3;
	}
	endAll() {
		for (let { span: e } of this.#t.values()) e.end();
		this.#t.clear();
	}
	#r() {
		let e = this.store.getStore(), t = i.active();
		return e === void 0 || t !== e.outer ? t : e.context;
	}
}, b = /* @__PURE__ */ e({ startTelemetry: () => startTelemetry });
a();
const defined = (e) => Object.fromEntries(Object.entries(e).filter(([, e]) => e !== void 0)), x = {
	get: (e, t) => e.header(t.toLowerCase()),
	keys: (e) => e.headerNames()
};
function startTelemetry() {
	let e = new SpanTable("regohost", f), n = createMeters("regohost", f), r = [], follow = (t, { describe: n, end: i, measure: a, onStart: o }) => {
		t.start.bindStore(e.store, (t) => e.start(t, n(t)));
		let started = (t) => {
			let n = t;
			o?.(n, (t) => {
				c.inject(e.contextOf(n), t, { set: (e, t, n) => {
					e(t, n);
				} });
			});
		}, ended = (t) => {
			let n = t, r = e.end(n, i(n), n.error?.code);
			r !== void 0 && a(n, r);
		};
		m(t.start.name, started), m(t.asyncEnd.name, ended), r.push(() => {
			t.start.unbindStore(e.store), h(t.start.name, started), h(t.asyncEnd.name, ended);
		});
	};
	follow(u.evaluate, {
		describe: ({ decisionId: e, entrypoint: n }) => ({
			name: "policy.evaluate",
			kind: t.INTERNAL,
			attributes: defined({
				"opa.decision_id": e,
				"policy.entrypoint": n
			})
		}),
		end: ({ outcome: e, rounds: t, calls: n }) => defined({
			"policy.outcome": e,
			"policy.rounds": t,
			"policy.calls": n
		}),
		measure: ({ entrypoint: e, outcome: t, error: r }, i) => {
			let a = defined({
				"policy.entrypoint": e,
				"policy.outcome": t,
				"error.type": r?.code
			});
			n.evaluations.add(1, a), n.evaluationSeconds.record(i, a);
		}
	}), follow(u.round, {
		describe: ({ evaluation: e, round: n }) => ({
			name: "policy.round",
			kind: t.INTERNAL,
			attributes: {
				"opa.decision_id": e.decisionId,
				"policy.round": n
			},
			parent: e
		}),
		end: () => ({}),
		measure: ({ evaluation: e, error: t }) => {
			n.rounds.add(1, defined({
				"policy.entrypoint": e.entrypoint,
				"error.type": t?.code
			}));
		}
	}), follow(u.builtin, {
		describe: ({ evaluation: e, builtin: n, round: r, speculative: i, effect: a }) => ({
			name: "policy.builtin",
			kind: t.INTERNAL,
			attributes: {
				"opa.decision_id": e.decisionId,
				"policy.builtin.name": n,
				"policy.builtin.speculative": i,
				"policy.builtin.effect": a,
				"policy.round": r
			},
			parent: e
		}),
		end: ({ outcome: e, cached: t }) => defined({
			"policy.builtin.outcome": e,
			"policy.builtin.cached": t
		}),
		measure: ({ builtin: e, outcome: t, cached: r, error: i }, a) => {
			let o = defined({
				"policy.builtin.name": e,
				"policy.builtin.outcome": t,
				"policy.builtin.cached": r,
				"error.type": i?.code
			});
			n.calls.add(1, o), n.callSeconds.record(a, o);
		}
	}), follow(u.request, {
		describe: ({ protocol: e, method: n, scheme: r, address: i, port: a, attempt: o }) => {
			let s = {
				"server.address": i,
				"server.port": a
			};
			if (e === "grpc") return {
				name: n,
				kind: t.CLIENT,
				attributes: {
					...rpcCall(n),
					...s
				}
			};
			let c = {
				"http.request.method": n,
				"url.scheme": r,
				...o > 1 ? { "http.request.resend_count": o - 1 } : {}
			};
			return {
				name: n,
				kind: t.CLIENT,
				attributes: {
					...c,
					...s
				}
			};
		},
		end: ({ protocol: e, status: t }) => e === "grpc" ? rpcStatus(t) : t === void 0 ? {} : {
			"http.response.status_code": t,
			...t >= 400 ? { "error.type": String(t) } : {}
		},
		measure: ({ protocol: e, method: t, scheme: r, address: i, port: a, status: o, error: s }, c) => {
			let l = {
				"server.address": i,
				"server.port": a
			};
			if (e === "grpc") {
				let e = {
					...rpcCall(t),
					...l,
					...rpcStatus(o)
				};
				n.rpcClientSeconds.record(c, {
					...e,
					...defined({ "error.type": s?.code })
				});
				return;
			}
			let u = (o ?? 0) >= 400 ? String(o) : void 0, d = {
				"http.request.method": t,
				"url.scheme": r,
				"http.response.status_code": o
			};
			n.httpClientSeconds.record(c, defined({
				...d,
				...l,
				"error.type": s?.code ?? u
			}));
		},
		onStart: (e, t) => {
			t((t, n) => {
				e.setHeader(t, n);
			});
		}
	}), follow(u.serve, {
		describe: (e) => ({
			name: `${e.method} ${e.route}`,
			kind: t.SERVER,
			attributes: {
				"http.request.method": e.method,
				"http.route": e.route,
				"url.scheme": e.scheme
			},
			context: c.extract(i.active(), e, x),
			isUntraced: e.isUntraced
		}),
		onStart: (t) => {
			let n = t.isUntraced ? void 0 : e.idsOf(t);
			n !== void 0 && (t.trace = n);
		},
		end: ({ status: e, decisionId: t }) => defined({
			"http.response.status_code": e,
			"opa.decision_id": t,
			"error.type": (e ?? 0) >= 500 ? String(e) : void 0
		}),
		measure: ({ method: e, route: t, scheme: r, status: i, error: a }, o) => {
			let s = (i ?? 0) >= 500 ? String(i) : void 0, c = {
				"http.request.method": e,
				"http.route": t,
				"url.scheme": r,
				"http.response.status_code": i,
				"error.type": a?.code ?? s
			};
			n.httpServerSeconds.record(o, defined(c));
		}
	});
	let stop = () => {
		for (let e of r.splice(0)) e();
		e.close(), e.endAll();
	};
	return {
		stop,
		[Symbol.dispose]: stop
	};
}
export { startTelemetry, b as start_telemetry_exports };
