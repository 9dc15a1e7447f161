import { __exportAll as e } from "./rolldown-runtime.js";
import { SpanKind as t, SpanStatusCode as n, TraceFlags as r, context as i, diag as a, init_esm as o, isSpanContextValid as s, metrics as c, propagation as l, trace as u } from "./esm.js";
import { channels as d, require__builtin_crypto as f } from "./evaluation.js";
import { version as p } from "./start.js";
import { AsyncLocalStorage as m } from "node:async_hooks";
import { subscribe as h, unsubscribe as g } from "node:diagnostics_channel";
// src/server/otel/meters.ts
o();
const _ = [
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
], v = [
	1e-4,
	25e-5,
	5e-4,
	.001,
	.0025,
	..._
];
function createMeters(e, t) {
	let n = c.getMeter(e, t), seconds = (e, t, r = _) => n.createHistogram(e, {
		description: t,
		unit: "s",
		advice: { explicitBucketBoundaries: r }
	});
	return {
		evaluations: n.createCounter("policy.evaluations", {
			description: "Evaluations",
			unit: "{evaluation}"
		}),
		evaluationSeconds: seconds("policy.evaluation.duration", "Duration of evaluations", v),
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
		httpServerSeconds: seconds("http.server.request.duration", "Duration of HTTP server requests", v)
	};
}
// src/server/otel/rpc-attributes.ts
const y = [
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
	return e === void 0 ? {} : { "rpc.status_code": y[e] ?? String(e) };
}
// src/server/otel/span-table.ts
var b = f();
o();
function toUnrecorded(e) {
	let t = u.getSpanContext(e)?.traceId ?? (0, b.randomBytes)(16).toString("hex"), n = (0, b.randomBytes)(8).toString("hex");
	return u.wrapSpanContext({
		traceId: t,
		spanId: n,
		traceFlags: r.NONE
	});
}
var SpanTable = class {
	store = new m();
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new WeakMap();
	constructor(e, t) {
		this.#e = u.getTracer(e, t);
	}
	close() {
		this.store.disable();
	}
	start(e, { name: t, kind: n, attributes: r, parent: a, context: o, isUntraced: s = !1 }) {
		let c = o ?? (a === void 0 ? void 0 : this.#n.get(a)) ?? this.#r(), l = s ? toUnrecorded(c) : this.#e.startSpan(t, {
			kind: n,
			attributes: r
		}, c), d = u.setSpan(c, l);
		return this.#t.set(e, {
			span: l,
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
		let t = this.#n.get(e), n = t === void 0 ? void 0 : u.getSpanContext(t);
		if (n !== void 0 && s(n)) return {
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
}, x = /* @__PURE__ */ e({ startTelemetry: () => startTelemetry });
o();
const defined = (e) => Object.fromEntries(Object.entries(e).filter(([, e]) => e !== void 0)), S = {
	get: (e, t) => e.header(t.toLowerCase()),
	keys: (e) => e.headerNames()
};
function guarded(e) {
	return (...t) => {
		try {
			return e(...t);
		} catch (e) {
			a.error("regohost: the SDK failed", e);
			return;
		}
	};
}
function startTelemetry() {
	let e = new SpanTable("regohost", p), n = createMeters("regohost", p), r = [], follow = (t, { describe: n, end: i, measure: a, onStart: o }) => {
		let s = guarded((t) => e.start(t, n(t)));
		t.start.bindStore(e.store, s);
		let c = guarded((t) => {
			let n = t;
			o?.(n, (t) => {
				l.inject(e.contextOf(n), t, { set: (e, t, n) => {
					e(t, n);
				} });
			});
		}), u = guarded((t) => {
			let n = t, r = e.end(n, i(n), n.error?.code);
			r !== void 0 && a(n, r);
		});
		h(t.start.name, c), h(t.asyncEnd.name, u), r.push(() => {
			t.start.unbindStore(e.store), g(t.start.name, c), g(t.asyncEnd.name, u);
		});
	};
	follow(d.evaluate, {
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
	}), follow(d.round, {
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
	}), follow(d.builtin, {
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
	}), follow(d.request, {
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
	}), follow(d.serve, {
		describe: (e) => ({
			name: `${e.method} ${e.route}`,
			kind: t.SERVER,
			attributes: {
				"http.request.method": e.method,
				"http.route": e.route,
				"url.scheme": e.scheme
			},
			context: l.extract(i.active(), e, S),
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
		e.close(), guarded(() => e.endAll())();
	};
	return {
		stop,
		[Symbol.dispose]: stop
	};
}
export { startTelemetry, x as start_telemetry_exports };
