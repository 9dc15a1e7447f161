import { __exportAll as e } from "./rolldown-runtime.js";
import { channels as t, defined as n, require__builtin_crypto as r } from "./evaluation.js";
import { SpanKind as i, SpanStatusCode as a, TraceFlags as o, context as s, diag as c, init_esm as l, isSpanContextValid as u, metrics as d, propagation as f, trace as p } from "./esm.js";
import { version as m } from "./start.js";
import { AsyncLocalStorage as h } from "node:async_hooks";
import { subscribe as g, unsubscribe as _ } from "node:diagnostics_channel";
// src/server/otel/meters.ts
l();
const v = [
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
], y = [
	1e-4,
	25e-5,
	5e-4,
	.001,
	.0025,
	...v
];
function createMeters(e, t) {
	let n = d.getMeter(e, t), seconds = (e, t, r = v) => n.createHistogram(e, {
		description: t,
		unit: "s",
		advice: { explicitBucketBoundaries: r }
	});
	return {
		evaluations: n.createCounter("policy.evaluations", {
			description: "Evaluations",
			unit: "{evaluation}"
		}),
		evaluationSeconds: seconds("policy.evaluation.duration", "Duration of evaluations", y),
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
		httpServerSeconds: seconds("http.server.request.duration", "Duration of HTTP server requests", y)
	};
}
// src/server/otel/rpc-attributes.ts
const b = [
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
	return e === void 0 ? {} : { "rpc.status_code": b[e] ?? String(e) };
}
// src/server/otel/span-table.ts
var x = r();
l();
function toUnrecorded(e) {
	let t = p.getSpanContext(e)?.traceId ?? (0, x.randomBytes)(16).toString("hex"), n = (0, x.randomBytes)(8).toString("hex");
	return p.wrapSpanContext({
		traceId: t,
		spanId: n,
		traceFlags: o.NONE
	});
}
var SpanTable = class {
	store = new h();
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new WeakMap();
	constructor(e, t) {
		this.#e = p.getTracer(e, t);
	}
	close() {
		this.store.disable();
	}
	start(e, { name: t, kind: n, attributes: r, parent: i, context: a, isUntraced: o = !1 }) {
		let c = a ?? (i === void 0 ? void 0 : this.#n.get(i)) ?? this.#r(), l = o ? toUnrecorded(c) : this.#e.startSpan(t, {
			kind: n,
			attributes: r
		}, c), u = p.setSpan(c, l);
		return this.#t.set(e, {
			span: l,
			context: u,
			startedAt: performance.now()
		}), this.#n.set(e, u), e.within = (e) => s.with(u, e), {
			context: u,
			outer: s.active()
		};
	}
	contextOf(e) {
		return this.#n.get(e) ?? this.#r();
	}
	idsOf(e) {
		let t = this.#n.get(e), n = t === void 0 ? void 0 : p.getSpanContext(t);
		if (n !== void 0 && u(n)) return {
			traceId: n.traceId,
			spanId: n.spanId
		};
	}
	end(e, t, n) {
		let r = this.#t.get(e);
		if (r === void 0) return;
		this.#t.delete(e);
		let { span: i, startedAt: o } = r;
		return i.setAttributes(t), n !== void 0 && i.setAttribute("error.type", n), (n !== void 0 || t["error.type"] !== void 0) && i.setStatus({ code: a.ERROR }), i.end(), (performance.now() - o) / 1e3;
	}
	endAll() {
		for (let { span: e } of this.#t.values()) e.end();
		this.#t.clear();
	}
	#r() {
		let e = this.store.getStore(), t = s.active();
		return e === void 0 || t !== e.outer ? t : e.context;
	}
}, S = /* @__PURE__ */ e({ startTelemetry: () => startTelemetry });
l();
const C = {
	get: (e, t) => e.header(t.toLowerCase()),
	keys: (e) => e.headerNames()
};
function guarded(e) {
	return (...t) => {
		try {
			return e(...t);
		} catch (e) {
			c.error("regohost: the SDK failed", e);
			return;
		}
	};
}
function startTelemetry() {
	let e = new SpanTable("regohost", m), r = createMeters("regohost", m), a = [], follow = (t, { describe: n, end: r, measure: i, onStart: o }) => {
		let s = guarded((t) => e.start(t, n(t)));
		t.start.bindStore(e.store, s);
		let c = guarded((t) => {
			let n = t;
			o?.(n, (t) => {
				f.inject(e.contextOf(n), t, { set: (e, t, n) => {
					e(t, n);
				} });
			});
		}), l = guarded((t) => {
			let n = t, a = e.end(n, r(n), n.error?.code);
			a !== void 0 && i(n, a);
		});
		g(t.start.name, c), g(t.asyncEnd.name, l), a.push(() => {
			t.start.unbindStore(e.store), _(t.start.name, c), _(t.asyncEnd.name, l);
		});
	};
	follow(t.evaluate, {
		describe: ({ decisionId: e, entrypoint: t }) => ({
			name: "policy.evaluate",
			kind: i.INTERNAL,
			attributes: n({
				"opa.decision_id": e,
				"policy.entrypoint": t
			})
		}),
		end: ({ outcome: e, rounds: t, calls: r }) => n({
			"policy.outcome": e,
			"policy.rounds": t,
			"policy.calls": r
		}),
		measure: ({ entrypoint: e, outcome: t, error: i }, a) => {
			let o = n({
				"policy.entrypoint": e,
				"policy.outcome": t,
				"error.type": i?.code
			});
			r.evaluations.add(1, o), r.evaluationSeconds.record(a, o);
		}
	}), follow(t.round, {
		describe: ({ evaluation: e, round: t }) => ({
			name: "policy.round",
			kind: i.INTERNAL,
			attributes: {
				"opa.decision_id": e.decisionId,
				"policy.round": t
			},
			parent: e
		}),
		end: () => ({}),
		measure: ({ evaluation: e, error: t }) => {
			r.rounds.add(1, n({
				"policy.entrypoint": e.entrypoint,
				"error.type": t?.code
			}));
		}
	}), follow(t.builtin, {
		describe: ({ evaluation: e, builtin: t, round: n, speculative: r, effect: a }) => ({
			name: "policy.builtin",
			kind: i.INTERNAL,
			attributes: {
				"opa.decision_id": e.decisionId,
				"policy.builtin.name": t,
				"policy.builtin.speculative": r,
				"policy.builtin.effect": a,
				"policy.round": n
			},
			parent: e
		}),
		end: ({ outcome: e, cached: t }) => n({
			"policy.builtin.outcome": e,
			"policy.builtin.cached": t
		}),
		measure: ({ builtin: e, outcome: t, cached: i, error: a }, o) => {
			let s = n({
				"policy.builtin.name": e,
				"policy.builtin.outcome": t,
				"policy.builtin.cached": i,
				"error.type": a?.code
			});
			r.calls.add(1, s), r.callSeconds.record(o, s);
		}
	}), follow(t.request, {
		describe: ({ protocol: e, method: t, scheme: n, address: r, port: a, attempt: o }) => {
			let s = {
				"server.address": r,
				"server.port": a
			};
			if (e === "grpc") return {
				name: t,
				kind: i.CLIENT,
				attributes: {
					...rpcCall(t),
					...s
				}
			};
			let c = {
				"http.request.method": t,
				"url.scheme": n,
				...o > 1 ? { "http.request.resend_count": o - 1 } : {}
			};
			return {
				name: t,
				kind: i.CLIENT,
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
		measure: ({ protocol: e, method: t, scheme: i, address: a, port: o, status: s, error: c }, l) => {
			let u = {
				"server.address": a,
				"server.port": o
			};
			if (e === "grpc") {
				let e = {
					...rpcCall(t),
					...u,
					...rpcStatus(s)
				};
				r.rpcClientSeconds.record(l, {
					...e,
					...n({ "error.type": c?.code })
				});
				return;
			}
			let d = (s ?? 0) >= 400 ? String(s) : void 0, f = {
				"http.request.method": t,
				"url.scheme": i,
				"http.response.status_code": s
			};
			r.httpClientSeconds.record(l, n({
				...f,
				...u,
				"error.type": c?.code ?? d
			}));
		},
		onStart: (e, t) => {
			t((t, n) => {
				e.setHeader(t, n);
			});
		}
	}), follow(t.serve, {
		describe: (e) => ({
			name: `${e.method} ${e.route}`,
			kind: i.SERVER,
			attributes: {
				"http.request.method": e.method,
				"http.route": e.route,
				"url.scheme": e.scheme
			},
			context: f.extract(s.active(), e, C),
			isUntraced: e.isUntraced
		}),
		onStart: (t) => {
			let n = t.isUntraced ? void 0 : e.idsOf(t);
			n !== void 0 && (t.trace = n);
		},
		end: ({ status: e, decisionId: t }) => n({
			"http.response.status_code": e,
			"opa.decision_id": t,
			"error.type": (e ?? 0) >= 500 ? String(e) : void 0
		}),
		measure: ({ method: e, route: t, scheme: i, status: a, error: o }, s) => {
			let c = (a ?? 0) >= 500 ? String(a) : void 0, l = {
				"http.request.method": e,
				"http.route": t,
				"url.scheme": i,
				"http.response.status_code": a,
				"error.type": o?.code ?? c
			};
			r.httpServerSeconds.record(s, n(l));
		}
	});
	let stop = () => {
		for (let e of a.splice(0)) e();
		e.close(), guarded(() => e.endAll())();
	};
	return {
		stop,
		[Symbol.dispose]: stop
	};
}
export { startTelemetry, S as start_telemetry_exports };
