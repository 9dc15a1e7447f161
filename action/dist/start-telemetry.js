import { r as e } from "./rolldown-runtime.js";
import { To as t } from "./shared.js";
import { l as n } from "./start.js";
import { randomBytes as r } from "node:crypto";
import { subscribe as i, unsubscribe as a } from "node:diagnostics_channel";
import { AsyncLocalStorage as o } from "node:async_hooks";
import { SpanKind as s, SpanStatusCode as c, TraceFlags as l, context as u, isSpanContextValid as d, metrics as f, propagation as p, trace as m } from "@opentelemetry/api";
// src/server/otel/meters.ts
const h = [
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
], g = [
	1e-4,
	25e-5,
	5e-4,
	.001,
	.0025,
	...h
];
function createMeters(e, t) {
	let n = f.getMeter(e, t), seconds = (e, t, r = h) => n.createHistogram(e, {
		description: t,
		unit: "s",
		advice: { explicitBucketBoundaries: r }
	});
	return {
		evaluations: n.createCounter("policy.evaluations", {
			description: "Evaluations",
			unit: "{evaluation}"
		}),
		evaluationSeconds: seconds("policy.evaluation.duration", "Duration of evaluations", g),
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
		httpServerSeconds: seconds("http.server.request.duration", "Duration of HTTP server requests", g)
	};
}
// src/server/otel/rpc-attributes.ts
const _ = [
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
	return e === void 0 ? {} : { "rpc.status_code": _[e] ?? String(e) };
}
// src/server/otel/span-table.ts
function toUnrecorded(e) {
	let t = m.getSpanContext(e)?.traceId ?? r(16).toString("hex"), n = r(8).toString("hex");
	return m.wrapSpanContext({
		traceId: t,
		spanId: n,
		traceFlags: l.NONE
	});
}
var SpanTable = class {
	store = new o();
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new WeakMap();
	constructor(e, t) {
		this.#e = m.getTracer(e, t);
	}
	close() {
		this.store.disable();
	}
	start(e, { name: t, kind: n, attributes: r, parent: i, context: a, isUntraced: o = !1 }) {
		let s = a ?? (i === void 0 ? void 0 : this.#n.get(i)) ?? this.#r(), c = o ? toUnrecorded(s) : this.#e.startSpan(t, {
			kind: n,
			attributes: r
		}, s), l = m.setSpan(s, c);
		return this.#t.set(e, {
			span: c,
			context: l,
			startedAt: performance.now()
		}), this.#n.set(e, l), e.within = (e) => u.with(l, e), {
			context: l,
			outer: u.active()
		};
	}
	contextOf(e) {
		return this.#n.get(e) ?? this.#r();
	}
	idsOf(e) {
		let t = this.#n.get(e), n = t === void 0 ? void 0 : m.getSpanContext(t);
		if (n !== void 0 && d(n)) return {
			traceId: n.traceId,
			spanId: n.spanId
		};
	}
	end(e, t, n) {
		let r = this.#t.get(e);
		if (r === void 0) return;
		this.#t.delete(e);
		let { span: i, startedAt: a } = r;
		return i.setAttributes(t), n !== void 0 && i.setAttribute("error.type", n), (n !== void 0 || t["error.type"] !== void 0) && i.setStatus({ code: c.ERROR }), i.end(), (performance.now() - a) / 1e3;
	}
	endAll() {
		for (let { span: e } of this.#t.values()) e.end();
		this.#t.clear();
	}
	#r() {
		let e = this.store.getStore(), t = u.active();
		return e === void 0 || t !== e.outer ? t : e.context;
	}
}, v = /* @__PURE__ */ e({ startTelemetry: () => startTelemetry });
const defined = (e) => Object.fromEntries(Object.entries(e).filter(([, e]) => e !== void 0)), y = {
	get: (e, t) => e.header(t.toLowerCase()),
	keys: (e) => e.headerNames()
};
function startTelemetry() {
	let e = new SpanTable("regohost", n), r = createMeters("regohost", n), o = [], follow = (t, { describe: n, end: r, measure: s, onStart: c }) => {
		t.start.bindStore(e.store, (t) => e.start(t, n(t)));
		let started = (t) => {
			let n = t;
			c?.(n, (t) => {
				p.inject(e.contextOf(n), t, { set: (e, t, n) => {
					e(t, n);
				} });
			});
		}, ended = (t) => {
			let n = t, i = e.end(n, r(n), n.error?.code);
			i !== void 0 && s(n, i);
		};
		i(t.start.name, started), i(t.asyncEnd.name, ended), o.push(() => {
			t.start.unbindStore(e.store), a(t.start.name, started), a(t.asyncEnd.name, ended);
		});
	};
	follow(t.evaluate, {
		describe: ({ decisionId: e, entrypoint: t }) => ({
			name: "policy.evaluate",
			kind: s.INTERNAL,
			attributes: defined({
				"opa.decision_id": e,
				"policy.entrypoint": t
			})
		}),
		end: ({ outcome: e, rounds: t, calls: n }) => defined({
			"policy.outcome": e,
			"policy.rounds": t,
			"policy.calls": n
		}),
		measure: ({ entrypoint: e, outcome: t, error: n }, i) => {
			let a = defined({
				"policy.entrypoint": e,
				"policy.outcome": t,
				"error.type": n?.code
			});
			r.evaluations.add(1, a), r.evaluationSeconds.record(i, a);
		}
	}), follow(t.round, {
		describe: ({ evaluation: e, round: t }) => ({
			name: "policy.round",
			kind: s.INTERNAL,
			attributes: {
				"opa.decision_id": e.decisionId,
				"policy.round": t
			},
			parent: e
		}),
		end: () => ({}),
		measure: ({ evaluation: e, error: t }) => {
			r.rounds.add(1, defined({
				"policy.entrypoint": e.entrypoint,
				"error.type": t?.code
			}));
		}
	}), follow(t.builtin, {
		describe: ({ evaluation: e, builtin: t, round: n, speculative: r, effect: i }) => ({
			name: "policy.builtin",
			kind: s.INTERNAL,
			attributes: {
				"opa.decision_id": e.decisionId,
				"policy.builtin.name": t,
				"policy.builtin.speculative": r,
				"policy.builtin.effect": i,
				"policy.round": n
			},
			parent: e
		}),
		end: ({ outcome: e, cached: t }) => defined({
			"policy.builtin.outcome": e,
			"policy.builtin.cached": t
		}),
		measure: ({ builtin: e, outcome: t, cached: n, error: i }, a) => {
			let o = defined({
				"policy.builtin.name": e,
				"policy.builtin.outcome": t,
				"policy.builtin.cached": n,
				"error.type": i?.code
			});
			r.calls.add(1, o), r.callSeconds.record(a, o);
		}
	}), follow(t.request, {
		describe: ({ protocol: e, method: t, scheme: n, address: r, port: i, attempt: a }) => {
			let o = {
				"server.address": r,
				"server.port": i
			};
			if (e === "grpc") return {
				name: t,
				kind: s.CLIENT,
				attributes: {
					...rpcCall(t),
					...o
				}
			};
			let c = {
				"http.request.method": t,
				"url.scheme": n,
				...a > 1 ? { "http.request.resend_count": a - 1 } : {}
			};
			return {
				name: t,
				kind: s.CLIENT,
				attributes: {
					...c,
					...o
				}
			};
		},
		end: ({ protocol: e, status: t }) => e === "grpc" ? rpcStatus(t) : t === void 0 ? {} : {
			"http.response.status_code": t,
			...t >= 400 ? { "error.type": String(t) } : {}
		},
		measure: ({ protocol: e, method: t, scheme: n, address: i, port: a, status: o, error: s }, c) => {
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
				r.rpcClientSeconds.record(c, {
					...e,
					...defined({ "error.type": s?.code })
				});
				return;
			}
			let u = (o ?? 0) >= 400 ? String(o) : void 0, d = {
				"http.request.method": t,
				"url.scheme": n,
				"http.response.status_code": o
			};
			r.httpClientSeconds.record(c, defined({
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
	}), follow(t.serve, {
		describe: (e) => ({
			name: `${e.method} ${e.route}`,
			kind: s.SERVER,
			attributes: {
				"http.request.method": e.method,
				"http.route": e.route,
				"url.scheme": e.scheme
			},
			context: p.extract(u.active(), e, y),
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
		measure: ({ method: e, route: t, scheme: n, status: i, error: a }, o) => {
			let s = (i ?? 0) >= 500 ? String(i) : void 0, c = {
				"http.request.method": e,
				"http.route": t,
				"url.scheme": n,
				"http.response.status_code": i,
				"error.type": a?.code ?? s
			};
			r.httpServerSeconds.record(o, defined(c));
		}
	});
	let stop = () => {
		for (let e of o.splice(0)) e();
		e.close(), e.endAll();
	};
	return {
		stop,
		[Symbol.dispose]: stop
	};
}
export { v as n, startTelemetry as t };
