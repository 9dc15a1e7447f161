import { __toESM as e } from "./rolldown-runtime.js";
import { DEFAULT_TIMEOUT_MS as t, EXPLAIN_MODES as n, EvaluationError as r, JsonSlice as i, MAX_TIMER_MS as a, PlainJsonScan as o, PolicyLoadError as s, RegoNumber as c, RegoObject as l, TermSyntaxError as u, Turns as d, asBuffer as f, channels as p, codeOf as m, compareStrings as h, decodeEscapes as g, defined as _, errorMessages as v, formatJson as y, formatReference as b, getPosition as x, isError as S, isErrorOf as C, isPlainJsonText as w, isTraced as T, joinParts as E, limitReading as D, nextTurn as O, parseJson as k, parseResult as A, pick as ee, reasonOf as te, require__builtin_buffer as ne, require__builtin_crypto as re, require__builtin_http as ie, require__builtin_net as ae, require__builtin_util as oe, shortenSpace as se, toJsonBytes as ce, toJsonText as j, toJsonValue as M, toNs as N, traced as le } from "./evaluation.js";
import { checkLoopbackRequest as ue, checkToken as de } from "./access.js";
import { ApiError as P, toEvaluationError as fe } from "./api-error.js";
import { Pieces as pe } from "./shared.js";
import { evalRego as F } from "./eval-rego.js";
import { parseRego as me } from "./print-rego.js";
import { largeResultError as I, readDataPath as L, readingCheck as R, toTerm as z } from "./served-policies.js";
import { LargeJson as B } from "./large-json.js";
import { version as he } from "./start.js";
import { addInput as ge, addLazily as V, keepEventTexts as _e } from "./judging.js";
import { findScanError as ve, readLargeJson as ye, runScan as be } from "./read-large-json.js";
import { _usingCtx as H } from "./usingCtx.js";
import { unansweredCall as xe } from "./unanswered-call.js";
import { evaluateInRounds as U } from "./evaluate-in-rounds.js";
import { askCore as Se, toRequestSources as Ce } from "./compiling.js";
import { findHandler as W } from "./server-metrics.js";
import { posix as we } from "node:path";
import { Readable as G } from "node:stream";
import { createGunzip as Te, createGzip as Ee, gzip as De } from "node:zlib";
import { createServer as Oe } from "node:https";
// src/server/serve/client-signals.ts
var ke = /* @__PURE__ */ e(ae(), 1), K = /* @__PURE__ */ e(ie(), 1), ClientSignals = class {
	#e = /* @__PURE__ */ new WeakMap();
	of(e) {
		let t = this.#e.get(e);
		if (t !== void 0) return t;
		let n = new AbortController(), { signal: r } = n, end = () => {
			n.abort(/* @__PURE__ */ Error("the client has left"));
		};
		return e.destroyed ? end() : e.once("close", end), this.#e.set(e, r), r;
	}
};
const Ae = (0, oe().promisify)(De);
function jsonAnswer(e, t = 200) {
	return {
		status: t,
		headers: { "Content-Type": "application/json" },
		body: typeof e == "string" ? `${e}\n` : [...e, Buffer.from("\n")]
	};
}
function errorAnswer(e) {
	let { status: t, endsConnection: n } = e, r = t === 503 ? { "Retry-After": "1" } : {}, i = jsonAnswer(e.toJson(), t);
	return {
		...i,
		headers: {
			...i.headers,
			...r
		},
		endsConnection: n
	};
}
function textAnswer(e, t, n = {}) {
	return {
		status: e,
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"X-Content-Type-Options": "nosniff",
			...n
		},
		body: `${t}\n`
	};
}
function methodNotAllowed(e) {
	return textAnswer(405, "Method Not Allowed", { Allow: e });
}
const je = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&#34;",
	"'": "&#39;"
};
function redirectAnswer(e, { status: t, location: n }) {
	if (e !== "GET" && e !== "HEAD") return {
		status: t,
		headers: { Location: n },
		body: ""
	};
	let r = n.replaceAll(/[&<>"']/g, (e) => je[e] ?? e);
	return {
		status: t,
		headers: {
			Location: n,
			"Content-Type": "text/html; charset=utf-8"
		},
		body: `<a href="${r}">${K.STATUS_CODES[t] ?? ""}</a>.\n\n`
	};
}
function acceptsGzip(e) {
	return String(e).toLowerCase().split(",").some((e) => {
		let [t, ...n] = e.split(";").map((e) => e.trim());
		return t === "gzip" && !n.some((e) => /^q\s*=\s*0(?:\.0*)?$/.test(e));
	});
}
function isCompressed({ method: e, url: t = "" }) {
	return (e === "GET" || e === "POST") && /^\/v[01]\/data/.test(t) || e === "POST" && t.startsWith("/v1/compile");
}
function countBytes(e) {
	return typeof e == "string" ? Buffer.byteLength(e) : e.reduce((e, { length: t }) => e + t, 0);
}
async function compress(e, t) {
	if (typeof e == "string") return [await Ae(e, t)];
	let n = [];
	for await (let r of G.from(e).pipe(Ee(t))) n.push(r);
	return n;
}
async function sendAnswer(e, t, { status: n, headers: r = {}, body: i, mayCompress: o = isCompressed(e), endsConnection: s = !1 }, { left: c, timeoutMs: l, gzip: { minLength: u = 1024, level: d } = {} }) {
	let f = i, p = countBytes(i), m = {};
	if (o && (m.Vary = "Accept-Encoding", p >= u && acceptsGzip(e.headers["accept-encoding"] ?? "") && (f = await compress(i, { level: d }), p = countBytes(f), m["Content-Encoding"] = "gzip")), t.destroyed || c.aborted) return;
	let { socket: h } = e;
	s && (m.Connection = "close", e.resume(), t.once("finish", () => setTimeout(() => h.destroy(), 1e3).unref())), Object.assign(m, r), m["Content-Length"] = String(p), t.writeHead(n, m), await new Promise((n) => {
		let r = setTimeout(() => h.destroy(), Math.min(l, a));
		t.once("close", () => {
			clearTimeout(r), n();
		}), e.method === "HEAD" ? t.end() : typeof f == "string" ? t.end(f) : G.from(f).pipe(t);
	});
}
// src/server/serve/open-connections.ts
function describeEnds({ localAddress: e, remoteAddress: t, remotePort: n }) {
	return [
		e,
		t,
		n
	].join(" ");
}
var OpenConnections = class {
	#e = /* @__PURE__ */ new Map();
	#t;
	#n = !1;
	#r = 0;
	constructor(e) {
		this.#t = e;
	}
	get arrived() {
		return this.#r;
	}
	add(e) {
		this.#r++;
		let t = describeEnds(e), n = {
			socket: e,
			running: 0,
			waiting: [],
			isOver: !1,
			last: void 0,
			heldAt: -Infinity,
			late: void 0
		};
		this.#e.set(t, n), e.once("close", () => {
			clearTimeout(n.late?.timer), this.#e.get(t) === n && this.#e.delete(t);
		});
	}
	isBusy(e) {
		return (this.#e.get(describeEnds(e))?.running ?? 0) > 0;
	}
	hasWaiting(e) {
		return (this.#e.get(describeEnds(e))?.waiting.length ?? 0) > 0;
	}
	excuses(e) {
		let t = this.#e.get(describeEnds(e));
		if (t === void 0) return !1;
		let { waiting: n, heldAt: r, last: i } = t;
		return n.length === 0 && performance.now() > r + this.#t ? !1 : (t.late = {
			request: i?.complete === !1 ? i : void 0,
			timer: void 0
		}, n.length === 0 && this.#i(t), !0);
	}
	#i(e) {
		let { late: t, socket: n, waiting: r } = e;
		t !== void 0 && (clearTimeout(t.timer), t.timer = setTimeout(() => {
			r.length === 0 && t.request?.complete !== !0 && n.destroy();
		}, this.#t).unref());
	}
	begin(e) {
		let { socket: t } = e, n = this.#e.get(describeEnds(t));
		if (n === void 0) return {
			turn: void 0,
			end: () => void 0
		};
		if (n.isOver) return {
			turn: Promise.resolve(!1),
			end: () => void 0
		};
		this.#r++, n.last = e, n.late !== void 0 && (n.late.request ??= e);
		let { waiting: r } = n;
		n.running++;
		let end = (e) => {
			n.running--, n.isOver = !e, r.length > 0 && (n.heldAt = performance.now()), r.shift()?.(e), this.#n && e && n.running === 0 && n.socket.destroy();
		};
		return n.running === 1 ? {
			turn: void 0,
			end
		} : {
			turn: new Promise((e) => r.push(e)).then(async (e) => (await O(), r.length === 0 && (this.#i(n), t.resume()), e)),
			end
		};
	}
	closeIdle() {
		this.#n = !0;
		for (let { socket: e, running: t } of this.#e.values()) t === 0 && e.destroy();
	}
	closeAll() {
		for (let { socket: e } of this.#e.values()) e.destroy();
	}
};
// src/server/serve/request-body.ts
function tooLarge(e, t) {
	return new P(400, "invalid_parameter", `${e} (limit: ${String(t)} bytes)`, { endsConnection: !0 });
}
var BodyMemory = class {
	#e;
	#t = 0;
	constructor(e) {
		this.#e = e;
	}
	hold() {
		let e = 0;
		return {
			take: (t) => {
				if (this.#t + t > this.#e) {
					let e = `the bodies of the running requests are too large (limit: ${String(this.#e)} bytes)`;
					throw new P(503, "internal_error", e, { endsConnection: !0 });
				}
				e += t, this.#t += t;
			},
			release: () => {
				this.#t -= e, e = 0;
			}
		};
	}
};
function readWhole(e, t, n, r) {
	return new Promise((i, a) => {
		let o = new pe(), s = new d();
		if (e.destroyed) {
			a(/* @__PURE__ */ Error("the client has left"));
			return;
		}
		let onData = (i) => {
			try {
				if (o.length + i.length > t) throw tooLarge(n, t);
				r(i.length), o.add(i), s.isOver && (e.pause(), s.next().then(() => e.resume()));
			} catch (t) {
				e.off("data", onData), e.pause(), a(S(t) ? t : Error(String(t)));
			}
		}, c = !1;
		e.on("data", onData), e.on("end", () => {
			c = !0;
			let { all: e } = o;
			i(e.length > 1 ? E(e) : f(o.concat()));
		}), e.on("error", a), e.on("close", () => {
			c || a(/* @__PURE__ */ Error("the client has left"));
		});
	});
}
async function readBody(e, { maxBytes: t, maxUnpackedBytes: n, take: r }) {
	let i = "request body too large";
	if (Number(e.headers["content-length"] ?? 0) > t) throw tooLarge(i, t);
	let a = await readWhole(e, t, i, r);
	if (!(e.headers["content-encoding"] ?? "").includes("gzip")) return a;
	let o = Te();
	try {
		let e = readWhole(o, n, "compressed request body too large", r);
		return o.end(a), await e;
	} catch (e) {
		if (e instanceof P) throw e;
		let t = te(e);
		throw new P(400, "invalid_parameter", `could not decompress the body: ${t}`, { cause: e });
	} finally {
		o.destroy();
	}
}
function readInPieces(e, t) {
	let n = e.listeners("data"), stops = () => t() || e.isPaused();
	e.removeAllListeners("data").on("data", (t) => {
		let r = 0;
		for (; r < t.length && !stops();) {
			if (e.destroyed || e.listenerCount("data") === 0) return;
			let i = t.subarray(r, r + 4096);
			r += i.length;
			for (let t of n) Reflect.apply(t, e, [i]);
		}
		r === t.length || e.destroyed || (e.pause(), e.unshift(t.subarray(r)));
	});
}
// src/server/serve/request-url.ts
const Me = /^https?:\/\/[^/?#]*/i, Ne = /^(?:\/[\w-]+)+$/;
function readRequestUrl(e) {
	if (Ne.test(e)) return {
		path: e,
		search: "",
		query: new URLSearchParams()
	};
	if (!e.startsWith("/")) {
		let t = Me.exec(e)?.[0];
		if (t === void 0) return;
		let n = e.slice(t.length);
		return readRequestUrl(n.startsWith("/") ? n : `/${n}`);
	}
	let t = e.indexOf("?"), n = t < 0 ? e : e.slice(0, t), r = t < 0 ? "" : e.slice(t);
	if (g(n) === void 0) return;
	let i = we.normalize(n);
	return i === n ? {
		path: n,
		search: r,
		query: new URLSearchParams(r)
	} : {
		status: 307,
		location: `${i}${r}`
	};
}
function isOn(e, t) {
	let n = e.getAll(t);
	return n.length === 1 && n[0] === "" || n.some((e) => e.toLowerCase() === "true");
}
// src/server/serve/decision-event.ts
var q = re();
function toDecisionEvent({ labels: e, decisionId: t, trace: n, policies: r, facts: { requestedBy: i, requestId: a, headers: o }, path: s, query: c = "", input: l, result: u, resultJson: d, ndBuiltinCache: f, error: p, metrics: m, custom: h }) {
	let g = {
		labels: e,
		decision_id: t,
		...n === void 0 ? {} : {
			trace_id: n.traceId,
			span_id: n.spanId
		},
		...r.revisions,
		...s === "" ? {} : { path: s },
		...c === "" ? {} : { query: c }
	};
	return l !== void 0 && ge(g, l), u !== void 0 && V(g, "result", () => M(z(u))), V(g, "nd_builtin_cache", () => JSON.parse(f())), p !== void 0 && (g.error = p), g.requested_by = i, g.timestamp = (/* @__PURE__ */ new Date()).toISOString(), g.metrics = m, g.req_id = a, Object.keys(o).length > 0 && (g.request_context = { http: { headers: o } }), h !== void 0 && V(g, "custom", () => JSON.parse(h)), _e(g, {
		nd_builtin_cache: f,
		...l === void 0 ? {} : { input: l },
		...u === void 0 ? {} : { result: d ?? (() => j(z(u))) },
		...h === void 0 ? {} : { custom: () => h }
	}), g;
}
// src/server/serve/request-metrics.ts
function nanoseconds(e) {
	return Math.max(0, Math.round(e * 1e6));
}
function toRequestMetrics({ startedAt: e, inputMs: t }, n) {
	return {
		counter_server_query_cache_hit: 1,
		...t === void 0 ? {} : { timer_rego_input_parse_ns: nanoseconds(t) },
		...n === void 0 ? {} : { timer_rego_query_eval_ns: nanoseconds(n) },
		timer_server_handler_ns: nanoseconds(performance.now() - e)
	};
}
// src/server/serve/decide-served.ts
function getEvaluationMs(e) {
	return e?.metrics.evaluationMs ?? 0;
}
async function logEvent(e, t, { evaluate: n, facts: r, labels: i, message: a, onDecision: o }) {
	if (o === void 0) return;
	let s = e(), { result: c } = s, l = c instanceof B ? await E(await c.format()) : void 0, u = toDecisionEvent({
		...s,
		resultJson: l,
		facts: r,
		labels: i,
		policies: t,
		trace: a?.trace
	}), { signal: d, ...f } = n;
	try {
		await o(u, t, f);
	} catch (e) {
		throw new P(500, "internal_error", "the decision could not be logged, so it is not answered", { cause: e });
	}
}
async function logQuery(e, t, n) {
	await logEvent(() => ({
		...e,
		decisionId: ""
	}), t, n);
}
async function decideServed(e, t, n) {
	let { path: r, input: i, strictBuiltinErrors: a, mustBeDefined: o, leftMs: s } = e, { evaluate: c, message: l, onPrint: u } = n, d = (0, q.randomUUID)();
	l !== void 0 && (l.decisionId = d);
	let log = (r) => logEvent(() => ({
		...toParts(e, r),
		decisionId: d
	}), t, n);
	if (r instanceof P) throw await log({ error: r }), r;
	let f, p = performance.now();
	try {
		f = await t.get(r, i, {
			...c,
			decisionId: d,
			...a ? { strictBuiltinErrors: a } : {},
			leftMs: s
		});
	} catch (e) {
		throw e instanceof P && await log({
			error: e,
			evaluationMs: e.isEvaluation ? performance.now() - p : void 0
		}), e;
	}
	for (let { message: e } of f.decision?.prints ?? []) u?.(e);
	if (f.value === void 0 && o) {
		let e = f.isRule ? "document undefined" : "document missing", t = new P(404, "undefined_document", `${e}: ${b("data", r)}`);
		throw await log({
			document: f,
			error: t
		}), t;
	}
	return await log({ document: f }), {
		...f,
		decisionId: d
	};
}
function toParts({ loggedPath: e, input: t, metadata: n, times: r }, { document: i, error: a, evaluationMs: o }) {
	return {
		path: e,
		input: t,
		result: i && toLoggedValue(i),
		ndBuiltinCache: () => i?.decision?.ndBuiltinCacheText ?? "{}",
		error: a === void 0 ? void 0 : toLoggedError(a),
		metrics: toRequestMetrics(r, i === void 0 ? o : getEvaluationMs(i.decision)),
		custom: n === void 0 ? void 0 : `{"request_metadata":${n}}`
	};
}
function toLoggedValue({ value: e, decision: t }) {
	let n = e === void 0 ? void 0 : t?.getSentSecrets();
	return e === void 0 || n === void 0 || n.isEmpty ? e : n.inTerm(z(e));
}
function toLoggedError({ code: e, message: t, details: n, logged: r }) {
	return r ?? n[0] ?? {
		code: e,
		message: t
	};
}
// src/server/serve/request-input.ts
var Pe = ne();
function malformed(e, t, n) {
	return new P(400, "invalid_parameter", `${e} contains malformed input document: ${t}`, { cause: n });
}
const Fe = new TextDecoder("utf-8", {
	fatal: !0,
	ignoreBOM: !0
}), J = 65536, Y = 16777216;
function checkJson(e, t) {
	return w(e) ? e : readExactly(e, t);
}
async function readDocument(e, t, n) {
	if (e.length < 262144) return i.of(checkJson(e, t));
	let r = new d(n), a = await se(e, r, Y), o = await ye(a.bytes, {
		check: n,
		maxStringBytes: Y
	});
	if (o === void 0) throw await whyBroken(e, a, t, r);
	return o;
}
async function readJsonBody(e, t, n) {
	let r = R(n), i = await readDocument(e, t, r);
	if (e.length < 262144 || await i.readMembers(new d(r), 65536)) return i;
	throw t("it has more than 65536 members", void 0);
}
async function findPosition(e, t, n) {
	let [r, i] = [1, 0];
	for (let a = e.indexOf(10); a >= 0 && a < t; a = e.indexOf(10, i)) [r, i] = [r + 1, a + 1], n.isOver && await n.next();
	let a = 1;
	for (let r = i; r < t; r++) ((e[r] ?? 0) & 192) != 128 && a++, r % J == 0 && n.isOver && await n.next();
	return {
		offset: t,
		line: r,
		column: a
	};
}
async function whyBroken(e, { bytes: t, toOffset: n }, r, i) {
	if (!(0, Pe.isUtf8)(t)) return r("it is not UTF-8", void 0);
	let a = new o(t, {
		anyEscape: !0,
		maxStringBytes: Y
	}), s = await be(a, i);
	if (a.hasLongString) return r("it has a string or key of more than 16777216 bytes", void 0);
	if (a.isTooDeep || s) return r("it is nested too deeply", void 0);
	let { error: c, at: l } = ve(t, a), d = await findPosition(e, n(l), i), f = new u(c?.reason ?? "no JSON value", d);
	return r(f.message, f);
}
function readExactly(e, t) {
	try {
		return Buffer.from(j(k(Fe.decode(e))));
	} catch (e) {
		throw e instanceof u ? t(e.message, e) : C(e, "RangeError") ? t("it is nested too deeply", e) : C(e, "TypeError") ? t("it is not UTF-8", e) : e;
	}
}
async function isBlank(e, t) {
	let n = new d(R(t));
	for (let t = 0; t < e.length; t++) {
		let r = e[t];
		if (r !== 32 && (r < 9 || r > 13)) return !1;
		t % J == 0 && n.isOver && await n.next();
	}
	return !0;
}
async function yamlToJson(e, n) {
	let { readYaml: r } = await import("./read-yaml.js"), { timeoutMs: i = t } = n, [a, ...o] = await r(e.length < 262144 ? Buffer.from(e).toString("utf8") : e, {
		...n,
		timeoutMs: i
	});
	if (o.length > 0) throw malformed("body", `it has ${String(o.length + 1)} YAML documents`);
	if (a !== void 0) {
		if (!("json" in a)) throw malformed("body", a.message);
		return Buffer.from(a.json);
	}
}
async function toJson(e, t, n) {
	return t.includes("yaml") ? yamlToJson(e, n) : await isBlank(e, n) ? void 0 : e;
}
const malformedBody = (e, t) => malformed("body", e, t);
function isInputKey(e) {
	return e.toLowerCase() === "input";
}
const X = {
	input: void 0,
	metadata: void 0
};
async function readInputV1(e, t, n) {
	let r = await toJson(e, t, n);
	if (r === void 0) return X;
	let i = await readJsonBody(r, malformedBody, n);
	if (i.isNull) return X;
	if (!i.isObject) throw malformed("body", "it must be an object such as {\"input\": …}");
	let a = new d(R(n)), o, s = "";
	for (let [e, t] of i.members) isInputKey(e) ? o = t : s += `${s === "" ? "{" : ","}${JSON.stringify(e)}:${t.text}`, a.isOver && await a.next();
	return {
		input: o === void 0 || o.isNull ? void 0 : o.bytes,
		metadata: s === "" ? void 0 : `${s}}`
	};
}
async function readInputV0(e, t, n) {
	try {
		let r = await toJson(e, t, n);
		return r === void 0 ? Buffer.from("null") : (await readDocument(r, malformedBody, R(n))).bytes;
	} catch (e) {
		throw e instanceof P ? new P(e.status, e.code, `unexpected parse error for input: ${e.message}`, { cause: e }) : e;
	}
}
function readInputParameter(e) {
	return checkJson(Buffer.from(e), (...e) => malformed("parameter", ...e));
}
// src/server/serve/data-api.ts
const Z = [{
	name: "explain",
	isAsked: (e) => n.some((t) => t === e)
}, {
	name: "rule_labels",
	isAsked: (e) => e === "" || e.toLowerCase() === "true"
}];
function checkParameters(e, t = Z.map(({ name: e }) => e)) {
	for (let { name: n, isAsked: r } of Z) if (t.includes(n) && e.getAll(n).some(r)) throw new P(400, "invalid_parameter", `the parameter ${n} is not supported by this server`);
}
function getIndent(e) {
	return isOn(e, "pretty") ? "  " : "";
}
function toMetrics$1(e) {
	return new l(Object.entries(e).map(([e, t]) => [e, new c(String(t))]));
}
function getProvenance(e) {
	let { revisions: t } = e, n = [
		["version", he],
		["build_commit", ""],
		["build_timestamp", ""],
		["build_hostname", ""]
	];
	return "bundles" in t ? n.push(["bundles", k(JSON.stringify(t.bundles))]) : t.revision !== void 0 && n.push(["revision", t.revision]), new l(n);
}
function startTime({ timeoutMs: e = t }) {
	let n = performance.now();
	return () => Math.max(1, Math.ceil(e - (performance.now() - n)));
}
async function answerDataV1(e, t, n) {
	try {
		var r = H();
		let i = performance.now(), { query: a } = t;
		checkParameters(a);
		let o = tryReadDataPath(e), s = t.method === "POST" ? await t.body() : void 0, c = startTime(n.evaluate), { input: u, metadata: d } = s === void 0 ? {
			input: parameterInput(a),
			metadata: void 0
		} : await readInputV1(s, t.contentType, {
			...n.evaluate,
			leftMs: c()
		}), f = {
			startedAt: i,
			inputMs: performance.now() - i
		}, p = isOn(a, "strict-builtin-errors"), { policies: m } = r.u(n.policies.lease()), { value: h, decision: g, decisionId: _ } = await decideServed({
			path: o,
			loggedPath: e,
			input: u,
			metadata: d,
			strictBuiltinErrors: p,
			mustBeDefined: !1,
			times: f,
			leftMs: c()
		}, m, n), v = [];
		return n.onDecision !== void 0 && v.push(["decision_id", _]), isOn(a, "provenance") && v.push(["provenance", getProvenance(m)]), (isOn(a, "metrics") || isOn(a, "instrument")) && v.push(["metrics", toMetrics$1(toRequestMetrics(f, getEvaluationMs(g)))]), h !== void 0 && v.push(["result", h]), t.method === "POST" && u === void 0 && v.push(["warning", new l([["code", "api_usage_warning"], ["message", "'input' key missing from the request"]])]), await toAnswer(v, getIndent(a), {
			...n.evaluate,
			leftMs: c()
		});
	} catch (e) {
		r.e = e;
	} finally {
		r.d();
	}
}
async function toAnswer(e, t, n) {
	let r = e.flatMap(([e, t]) => t instanceof B ? [] : [[e, t]]);
	return r.length === e.length ? jsonAnswer(y(new l(r), t)) : largeAnswer(B.object(e), t, n);
}
async function largeAnswer(e, t, n) {
	try {
		return jsonAnswer(await e.format(t, { check: R(n) }));
	} catch (e) {
		throw I(e);
	}
}
function tryReadDataPath(e) {
	try {
		return L(e);
	} catch (e) {
		if (e instanceof P) return e;
		throw e;
	}
}
function parameterInput(e) {
	let t = e.getAll("input").at(-1);
	return t === void 0 ? void 0 : readInputParameter(t);
}
async function answerDataV0(e, t, n, r) {
	try {
		var i = H();
		let a = performance.now(), o = r ?? tryReadDataPath(e), s = r === void 0 ? e : r.join("/"), c = await t.body(), l = startTime(n.evaluate), u = {
			...n.evaluate,
			leftMs: l()
		}, d = await readInputV0(c, t.contentType, u), f = i.u(n.policies.lease()), { value: p } = await decideServed({
			path: o,
			loggedPath: s,
			input: d,
			strictBuiltinErrors: !1,
			mustBeDefined: !0,
			times: { startedAt: a },
			leftMs: l()
		}, f.policies, n);
		if (p === void 0) throw TypeError("an undefined document that must be defined");
		let m = getIndent(t.query);
		return p instanceof B ? await largeAnswer(p, m, {
			...n.evaluate,
			leftMs: l()
		}) : jsonAnswer(y(p, m));
	} catch (e) {
		i.e = e;
	} finally {
		i.d();
	}
}
// src/server/serve/compile-request.ts
function invalidBody(e) {
	return new P(400, "invalid_parameter", `error(s) occurred while decoding request: ${e}`);
}
function getMember(e, t) {
	let n = t.toLowerCase(), r;
	for (let [t, i] of e.members) t.length === n.length && t.toLowerCase() === n && (r = i);
	return r?.isNull === !0 ? void 0 : r;
}
function valueOf(e, t) {
	let n = getMember(e, t);
	return n === void 0 ? void 0 : JSON.parse(n.text);
}
function getStrings(e, t) {
	let n = valueOf(e, t);
	if (n !== void 0) {
		if (!(Array.isArray(n) && n.every((e) => typeof e == "string"))) throw invalidBody(`${t} must be an array of strings`);
		return n;
	}
}
async function readCompileRequest(e, t) {
	let n = await readJsonBody(e, invalidBody, t);
	if (n.isNull) return toRequest("", void 0, void 0, []);
	if (!n.isObject) throw invalidBody("it must be an object such as {\"query\": …}");
	let r = valueOf(n, "query") ?? "";
	if (typeof r != "string") throw invalidBody("query must be a string");
	let i = getMember(n, "input"), a = getStrings(n, "unknowns"), o = getMember(n, "options");
	if (o !== void 0 && !o.isObject) throw invalidBody("options must be an object");
	let s = o === void 0 ? [] : getStrings(o, "disableInlining") ?? [], c = o === void 0 ? !1 : valueOf(o, "nondeterministicBuiltins") ?? !1;
	if (typeof c != "boolean") throw invalidBody("nondeterministicBuiltins must be true or false");
	if (c) throw new P(400, "invalid_parameter", "options.nondeterministicBuiltins is not supported by this server: built-ins that are not deterministic are never called for a query of a client");
	return toRequest(r, i, a, s);
}
function toRequest(e, t, n, r) {
	if (e.trim() === "") throw missingQuery();
	return checkQuery(e), {
		query: e,
		input: t?.text,
		unknowns: n,
		disableInlining: r
	};
}
const Ie = /#.*|"(?:[^"\\\n]|\\.)*"|`[^`]*`|[([{]|[)\]}]/g;
function checkQuery(e) {
	if (e.length > 131072) throw new P(400, "invalid_parameter", "the query is too long (limit: 131072 characters)");
	let t = 0;
	for (let { 0: n, index: r } of e.matchAll(Ie)) {
		if (")]}".includes(n) ? t-- : "([{".includes(n) && t++, t <= 250) continue;
		let { line: i, column: a } = x(e, r);
		throw parsingQueryError([{
			code: Le,
			message: "max parsing recursion depth exceeded",
			location: {
				file: "",
				row: i,
				col: a
			}
		}]);
	}
}
const Le = "rego_parse_error";
function parsingQueryError(e) {
	return new P(400, "invalid_parameter", "error(s) occurred while parsing query", { details: e });
}
function missingQuery() {
	return new P(400, "invalid_parameter", "missing required 'query' value");
}
// src/server/serve/compile-api.ts
const Q = `regohost_${(0, q.randomUUID)().replaceAll("-", "")}`, Re = /^(?:timer|counter)_(?:compile_sta[gt]e_|rego_(?:load|module|input))/;
async function answerCompile(e, { policies: t, evaluate: n }) {
	try {
		var r = H();
		let i = performance.now(), { query: a, signal: o } = e, s = await readCompileRequest(await e.body(), n), c = performance.now() - i, u = getSources(r.u(t.lease()).policies), run = (e) => F({
			...e,
			signal: o,
			format: "json",
			partial: !0,
			answers: {}
		}), d = isOn(a, "metrics") || isOn(a, "instrument"), f = {
			...u,
			query: s.query,
			inputText: s.input,
			unknowns: s.unknowns?.length === 0 ? [Q] : s.unknowns ?? ["input"],
			disableInlining: s.disableInlining,
			metrics: d,
			instrument: isOn(a, "instrument")
		}, p = await run(f).catch((e) => void isRefused(e));
		(p === void 0 || isUnparsed(p)) && await checkReferences(s, (e) => run({
			...f,
			...e
		}));
		let m = toMembers(A(p?.stdout ?? "{}"));
		if (p?.failed !== !1) throw toQueryError(m, "module(s)");
		await refuseUnsafeCalls(s.query, u, { signal: o }, { compiled: "module(s)" });
		let h = [["result", toResult(m.get("partial"))]];
		return d && h.push(["metrics", toQueryMetrics(m.get("metrics"), c, i)]), jsonAnswer(y(new l(h), getIndent(a)));
	} catch (e) {
		r.e = e;
	} finally {
		r.d();
	}
}
function toResult(e) {
	let t = [...toMembers(e)];
	return new l(t.map(([e, t]) => [e === "modules" ? "support" : e, t]));
}
function getSources(e, t = "/v1/compile") {
	let { sources: n } = e;
	if (n !== void 0) return n;
	throw missingSources(t);
}
function missingSources(e) {
	return new P(501, "invalid_operation", `${e} needs the Rego of the policies, and this server has compiled ones; serve the Rego files or their bundle`);
}
function toMembers(e) {
	return e instanceof l ? e.members : /* @__PURE__ */ new Map();
}
function stringOrEmpty(e) {
	return typeof e == "string" ? e : "";
}
function findCalls(e, t) {
	if (typeof e != "object" || !e) return [];
	let { type: n, value: r, location: i } = e;
	if (n === "ref" && Array.isArray(r)) {
		let e = r.map((e) => e.value).join(".");
		if (t.includes(e)) {
			let { row: t, col: n } = i;
			return [{
				name: e,
				location: {
					file: "",
					row: t - 3,
					col: n
				}
			}];
		}
	}
	return Object.values(e).flatMap((e) => findCalls(e, t));
}
function unparsedError({ diagnostics: e }) {
	return parsingQueryError(e.map(({ code: e, message: t, location: n }) => ({
		code: e,
		message: t,
		..._({ location: n && {
			file: "",
			row: n.row - 3,
			col: n.column
		} })
	})));
}
async function refuseUnsafeCalls(e, { regoVersion: t }, n, { others: r = [], compiled: i }) {
	let a = ["http.send", ...r].filter((t) => e.includes(t.split(".", 1)[0] ?? t));
	if (a.length === 0) return;
	let o = `package query

query if {
${e}\n}\n`, c = await me({
		...n,
		file: {
			path: "query",
			text: t === "v0" ? o.replace("query if {", "query {") : o
		},
		regoVersion: t,
		format: "json",
		locations: !0,
		comments: !1
	}).catch((e) => {
		throw e instanceof s && e.code === "rego_invalid" ? unparsedError(e) : e;
	}), l = findCalls(JSON.parse(c), a);
	if (l.length !== 0) throw new P(400, "invalid_parameter", `error(s) occurred while compiling ${i}`, { details: l.map(({ name: e, location: t }) => ({
		code: "rego_type_error",
		message: `unsafe built-in function calls in expression: ${e}`,
		location: t
	})) });
}
function toQueryMetrics(e, t, n) {
	let r = [...toMembers(e)].filter(([e]) => !Re.test(e) && e !== "timer_rego_query_parse_ns"), ns = (e) => new c(String(Math.max(0, Math.round(e * 1e6)))), i = [
		...r,
		["timer_rego_query_parse_ns", ns(t)],
		["timer_server_handler_ns", ns(performance.now() - n)]
	];
	return new l(i.sort(([e], [t]) => h(e, t)));
}
function toDetails(e) {
	let t = e.get("errors");
	return (Array.isArray(t) ? t : []).map((e) => {
		let t = toMembers(e), n = toMembers(t.get("location")), r = t.get("details"), i = stringOrEmpty(t.get("message")), a = xe(i), number = (e) => Number(j(n.get(e) ?? null));
		return {
			code: stringOrEmpty(t.get("code")),
			message: a === void 0 ? i : `${a.name}: it is not called in partial evaluation; name what its arguments depend on as unknown`,
			...n.size === 0 ? {} : { location: {
				file: stringOrEmpty(n.get("file")),
				row: number("row"),
				col: number("col")
			} },
			...r === void 0 ? {} : { details: JSON.parse(y(r)) }
		};
	});
}
function toQueryError(e, t) {
	let n = toDetails(e), [r = {
		code: "",
		message: "the query was not evaluated"
	}] = n;
	return r.message.startsWith("empty query") ? t === "query" ? emptyQuery() : missingQuery() : r.code === "" ? new P(500, "internal_error", r.message) : r.code.startsWith("rego_") ? r.code === "rego_parse_error" ? parsingQueryError(n) : new P(400, "invalid_parameter", `error(s) occurred while compiling ${t}`, { details: n }) : new P(500, "internal_error", "error(s) occurred while evaluating query", { details: n });
}
function isUnparsed({ failed: e, stdout: t }) {
	return e && toDetails(toMembers(A(t))).some(({ code: e }) => e === "" || e === "rego_parse_error");
}
async function checkReferences({ unknowns: e = [], disableInlining: t }, n) {
	if (!isUnparsed(await n({
		unknowns: [Q],
		disableInlining: []
	}))) {
		for (let [r, i] of [["unknowns", {
			unknowns: e.length === 0 ? [Q] : e,
			disableInlining: []
		}], ["options.disableInlining", {
			unknowns: [Q],
			disableInlining: t
		}]]) if (await n(i).then(isUnparsed, isRefused)) throw new P(400, "invalid_parameter", `error(s) occurred while parsing ${r}: they must be references such as input.user or data.app.allow`);
	}
}
function isRefused(e) {
	if (e instanceof r && e.message.includes("illegal value")) return !0;
	throw e;
}
function emptyQuery() {
	return new P(500, "internal_error", "cannot evaluate empty query");
}
// src/engine/opa/make-filters.ts
async function makeFilters(e) {
	let { body: t, nowNs: n } = e, r = JSON.stringify({
		op: "filters",
		...Ce(e),
		...ee(e, "path", "accept", "instrument", "strictBuiltinErrors", "answers", "rounds", "seed"),
		nowNs: n?.toString()
	}), i = t === "" ? r : `${r.slice(0, -1)},"body":${t}}`;
	return Se("making the filters", i, e);
}
// src/server/serve/filters-api.ts
async function answerFilters(e, t) {
	try {
		var n = H();
		let r = performance.now(), { query: i } = e, a = await readFiltersBody(await e.body(), t.evaluate), o = g(e.path) ?? e.path, { policies: s } = n.u(t.policies.lease()), c = await evaluateFilters(e, o, a, s, t.evaluate);
		for (let e of c.printed ?? []) t.onPrint?.(e);
		if (c.error !== void 0) return jsonAnswer(c.error, c.status);
		let u = toMetrics(c.metrics, r), d = c.result === void 0 ? void 0 : A(c.result);
		await logQuery({
			path: o,
			query: c.query ?? "",
			input: getInput(a),
			result: d,
			custom: getCustom(c),
			ndBuiltinCache: () => c.ndBuiltinCache ?? "{}",
			metrics: M(u)
		}, s, t);
		let f = [];
		return d !== void 0 && f.push(["result", d]), (isOn(i, "metrics") || isOn(i, "instrument")) && f.push(["metrics", u]), c.hints !== void 0 && f.push(["hints", A(c.hints)]), {
			...jsonAnswer(y(new l(f), getIndent(i))),
			headers: { "Content-Type": e.accept }
		};
	} catch (e) {
		n.e = e;
	} finally {
		n.d();
	}
}
function getCustom({ custom: e }) {
	if (e === void 0) return;
	let t = new Map(toMembers(k(e))), n = [...toMembers(t.get("request_metadata"))].filter(([e]) => !isInputKey(e));
	return t.delete("request_metadata"), n.length > 0 && t.set("request_metadata", new l(n)), j(new l([...t]));
}
async function readFiltersBody(e, t) {
	return await isBlank(e, t) ? void 0 : readJsonBody(e, invalidBody, t);
}
function getInput(e) {
	return e?.isObject === !0 ? getMember(e, "input")?.bytes : void 0;
}
async function evaluateFilters({ accept: e, query: t, signal: n }, r, i, a, { timeoutMs: o, maxCalls: s, speculate: c = !0, strictBuiltinErrors: l = !1, now: u, seed: d }) {
	let f = getSources(a), p = Buffer.from(i?.bytes ?? []).toString("utf8"), { result: m } = await U({
		...await a.callAnswers(),
		subject: "the rule for filters",
		timeoutMs: o,
		signal: n,
		speculate: c,
		maxCalls: s,
		seed: d,
		now: u && N(u)
	}, async (n) => {
		let i = await makeFilters({
			...f,
			...n,
			path: r,
			body: p,
			accept: e,
			strictBuiltinErrors: l,
			instrument: isOn(t, "instrument")
		});
		return {
			...i,
			failed: i.error !== void 0,
			defined: i.result !== void 0
		};
	});
	return m;
}
function toMetrics(e, t) {
	let n = k(e ?? "{}"), r = String(Math.max(0, Math.round((performance.now() - t) * 1e6))), i = [...n instanceof l ? n.members : [], ["timer_server_handler_ns", new c(r)]];
	return new l(i.sort(([e], [t]) => h(e, t)));
}
// src/server/serve/query-api.ts
const ze = /^(?:\$|__local)/;
async function answerQuery(e, t, n) {
	try {
		var r = H();
		let a = performance.now(), { query: o, signal: s } = t, c = e === "GET" ? readParameter(o) : await readQueryBody(await t.body(), n.evaluate);
		checkQuery(c.query);
		let l = performance.now() - a, { policies: u } = r.u(n.policies.lease()), d = getSources(u, "/v1/query"), f = await u.callAnswers(), p = f.builtins.map(({ name: e }) => e), { timeoutMs: m, maxCalls: h, speculate: g = !0, strictBuiltinErrors: _ = !1, now: v, seed: y } = n.evaluate, b = {
			signal: s,
			timeoutMs: m
		};
		await refuseUnsafeCalls(c.query, d, b, {
			others: p,
			compiled: "query"
		});
		let x = c.input === void 0 ? void 0 : Buffer.from(c.input).toString("utf8"), { result: S, recording: C } = await U({
			...f,
			subject: "the query",
			timeoutMs: m,
			signal: s,
			speculate: g,
			maxCalls: h,
			seed: y,
			strictBuiltinErrors: _,
			now: v && N(v)
		}, (e) => F({
			...d,
			...e,
			query: c.query,
			format: "json",
			metrics: !0,
			strictBuiltinErrors: _,
			inputText: x,
			instrument: isOn(o, "instrument")
		}));
		if (S.failed) throw toQueryError(toMembers(A(S.stdout)), "query");
		S.stdout.length >= 262144 && await O();
		let { members: w } = i.of(Buffer.from(S.stdout)), T = await readBindings(w.get("result"), R(b)), E = toQueryMetrics(parseSlice(w.get("metrics")), l, a);
		await logQuery({
			path: "",
			query: c.query,
			input: c.input,
			result: T,
			custom: void 0,
			ndBuiltinCache: () => j(toMembers(k(C.toJson())).get("nd_builtin_cache") ?? null),
			metrics: M(E)
		}, u, n);
		let D = [];
		return (!Array.isArray(T) || T.length > 0) && D.push(["result", T]), (isOn(o, "metrics") || isOn(o, "instrument")) && D.push(["metrics", E]), await toAnswer(D, getIndent(o), b);
	} catch (e) {
		r.e = e;
	} finally {
		r.d();
	}
}
function readParameter(e) {
	let t = e.getAll("q").at(-1);
	if (t === void 0) throw new P(400, "invalid_parameter", "missing parameter 'q'");
	return {
		query: t,
		input: void 0
	};
}
async function readQueryBody(e, t) {
	let n = await readJsonBody(e, invalidBody, t);
	if (n.isNull) return {
		query: "",
		input: void 0
	};
	if (!n.isObject) throw invalidBody("it must be an object such as {\"query\": …}");
	let r = valueOf(n, "query") ?? "";
	if (typeof r != "string") throw invalidBody("query must be a string");
	return {
		query: r,
		input: getMember(n, "input")?.bytes
	};
}
async function readBindings(e, t) {
	let n = new d(t);
	(e?.bytes.length ?? 0) >= 262144 && await n.next();
	let r = [];
	for (let t of e?.elements() ?? []) {
		n.isOver && await n.next();
		let e = t.members.get("bindings");
		n.isOver && await n.next();
		let i = [...e?.members ?? []], a = new Map(i.filter(([e]) => !ze.test(e)));
		r.push(Buffer.from(r.length === 0 ? "[" : ","), ce(a));
	}
	let i = r.length === 0 ? Buffer.from("[]") : Buffer.concat([...r, Buffer.from("]")]);
	if (i.length < 262144) return A(i.toString("utf8"));
	try {
		return await B.read(i, { check: t });
	} catch (e) {
		throw I(e);
	}
}
function parseSlice(e) {
	return e === void 0 ? void 0 : A(Buffer.from(e.bytes).toString("utf8"));
}
// src/server/serve/routes.ts
const Be = [
	{
		path: "/v1/data",
		isTree: !0,
		methods: ["GET", "POST"],
		isWritable: !0,
		answer: answerDataV1
	},
	{
		path: "/v0/data",
		isTree: !0,
		methods: ["POST"],
		answer: answerDataV0
	},
	{
		path: "/",
		isTree: !1,
		methods: ["GET", "POST"],
		allow: "GET, HEAD, POST",
		answer: (e, t, n) => t.method === "POST" ? answerDataV0("", t, n, n.defaultDecision) : textAnswer(200, "regohost serve: decisions of policies, by OPA's REST API")
	},
	{
		path: "/health",
		isTree: !0,
		methods: ["GET", "HEAD"],
		allow: "GET, HEAD",
		answer: (e, { query: t }, n) => e === "" ? answerHealth(t, n) : answerHealthPolicy(e, n)
	},
	{
		path: "/v1/policies",
		isTree: !0,
		methods: ["GET"],
		isWritable: !0,
		answer: (e, { query: t }, n) => answerPolicies(e, t, n)
	},
	{
		path: "/v1/config",
		isTree: !1,
		methods: ["GET"],
		allow: "GET, HEAD",
		answer: (e, t, { plugins: n }) => answerReported(n?.config, t)
	},
	{
		path: "/v1/status",
		isTree: !1,
		methods: ["GET"],
		allow: "GET, HEAD",
		answer: (e, t, { plugins: n }) => {
			if (n?.status !== void 0) return answerReported(n.status, t);
			throw new P(500, "internal_error", "status plugin not enabled");
		}
	},
	{
		path: "/v1/query",
		isTree: !0,
		methods: ["GET", "POST"],
		answer: (e, t, n) => {
			if (e !== "") return {
				status: 405,
				body: ""
			};
			let { method: r } = t;
			return checkBeforeBody(t, n, "/v1/query"), limited(r === "GET" ? {
				...t,
				body: () => Promise.resolve(/* @__PURE__ */ new Uint8Array())
			} : t, n, (e) => answerQuery(r, e, n));
		}
	},
	{
		path: "/v1/compile",
		isTree: !0,
		methods: ["GET", "POST"],
		allow: "GET, HEAD, POST",
		answer: (e, t, n) => e === "" && t.method !== "POST" ? methodNotAllowed("POST") : (checkBeforeBody(t, n, "/v1/compile", e === "" ? ["explain"] : []), limited(t, n, (t) => e === "" ? answerCompile(t, n) : answerFilters({
			...t,
			path: e
		}, n)))
	}
];
function checkBeforeBody({ query: e }, { policies: t }, n, r) {
	try {
		var i = H();
		if (checkParameters(e, r), !i.u(t.lease()).policies.hasSources) throw missingSources(n);
	} catch (e) {
		i.e = e;
	} finally {
		i.d();
	}
}
async function limited(e, { evaluate: { timeoutMs: n = t } }, r) {
	let i = await e.body(), { signal: a } = e;
	return D("evaluating the query", {
		timeoutMs: n,
		signal: a
	}, () => r({
		...e,
		body: () => Promise.resolve(i)
	}));
}
const $ = /(?:\/|%2f)$/i;
function findRoute({ method: e, path: t, search: n }) {
	let r = Be.find(({ path: e, isTree: n }) => t === e || n && t.startsWith(`${e}/`));
	if (r === void 0) return textAnswer(404, "404 page not found");
	let { methods: i, allow: a, isWritable: o = !1, answer: s } = r, c = i.includes(e);
	if (!c && e === "HEAD") return {
		status: 405,
		body: ""
	};
	if (!c && a !== void 0) return methodNotAllowed(a);
	if (t.length > 1 && $.test(t)) return redirectAnswer(e, {
		status: 301,
		location: `${t.replace($, "")}${n}`
	});
	if (c) return {
		answer: s,
		rest: t.slice(r.path.length + 1)
	};
	if (o && [
		"PUT",
		"PATCH",
		"DELETE"
	].includes(e)) throw new P(405, "invalid_operation", "this server's policies and data are those it was started with; they cannot be changed by requests");
	return {
		status: 405,
		body: ""
	};
}
function notServed({ path: e }) {
	throw new P(501, "invalid_operation", `${e} is not part of this server's API`);
}
function answerReported(e, t) {
	if (e === void 0) return notServed(t);
	let n = k(JSON.stringify({ result: e }));
	return jsonAnswer(y(n, isOn(t.query, "pretty") ? "  " : ""));
}
function answerHealth(e, { plugins: t }) {
	let n = t?.missing ?? [];
	if ((isOn(e, "bundles") || isOn(e, "bundle")) && n.length > 0) return unhealthy(`one or more bundles are not activated: ${n.join(", ")}`);
	let r = e.getAll("exclude-plugin"), i = Object.entries(t?.states ?? {}).filter(([e]) => !r.includes(e));
	return isOn(e, "plugins") && i.some(([, e]) => e !== "OK") ? unhealthy("one or more plugins are not up") : jsonAnswer("{}");
}
async function answerHealthPolicy(e, { policies: t, evaluate: n, plugins: r, wording: i }) {
	let a = [
		"system",
		"health",
		...L(e)
	], o = Buffer.from(JSON.stringify({
		plugin_state: r?.states ?? {},
		plugins_ready: r?.wereReady ?? !0
	})), s = b("data", a), c;
	try {
		try {
			var l = H();
			let e = l.u(t.leaseForHealth());
			e !== void 0 && ({value: c} = await e.policies.get(a, o, n));
		} catch (e) {
			l.e = e;
		} finally {
			l.d();
		}
	} catch (e) {
		return unhealthy(`health check (${s}) failed: ${v(e, i).join("; because: ")}`);
	}
	return c === !0 ? jsonAnswer("{}") : unhealthy(`health check (${s}) ${c === void 0 ? "was undefined" : "returned unexpected value"}`);
}
function unhealthy(e) {
	return jsonAnswer(y(new l([["error", e]])), 500);
}
function describe({ id: e, raw: t }) {
	return new l([["id", e], ["raw", t]]);
}
function answerPolicies(e, t, { policies: n }) {
	try {
		var r = H();
		let { files: i } = r.u(n.lease()).policies, a = decodeURIComponent(e), o = i.find((e) => e.id === a);
		if (a !== "" && o === void 0) throw new P(404, "resource_not_found", `storage_not_found_error: policy id ${JSON.stringify(a)}`);
		let s = o === void 0 ? i.map(describe) : describe(o);
		return jsonAnswer(y(new l([["result", s]]), isOn(t, "pretty") ? "  " : ""));
	} catch (e) {
		r.e = e;
	} finally {
		r.d();
	}
}
// src/server/serve/decision-server.ts
const Ve = {}, He = ["system", "main"], Ue = {};
function pickHeaders({ headersDistinct: e }, t) {
	return Object.fromEntries(t.flatMap((t) => {
		let n = e[t.toLowerCase()];
		return n === void 0 ? [] : [[t, n]];
	}));
}
const We = /^\/(?:health(?:\/.*)?|metrics)$/;
function toContext({ cert: e, key: t, minVersion: n = "TLSv1.2", clientCa: r }) {
	return {
		cert: e,
		key: t,
		minVersion: n,
		ca: r && [...r]
	};
}
function hasTwoHosts({ rawHeaders: e }) {
	return e.filter((e, t) => t % 2 == 0 && e.toLowerCase() === "host").length > 1;
}
function excuseLate(e, t) {
	let n = e.emit.bind(e);
	e.emit = (...e) => {
		let [r, i, a] = e;
		return r === "clientError" && m(i) === "ERR_HTTP_REQUEST_TIMEOUT" && a instanceof ke.Socket && t.excuses(a) || n(...e);
	};
}
var DecisionServer = class {
	#e;
	#t;
	#n;
	#r = new ClientSignals();
	#i;
	#a;
	#o;
	#s;
	#c;
	#l = 0;
	#u = 0;
	#d = !1;
	#f;
	constructor(e) {
		this.#e = e, this.#c = e.tokens;
		let t = e.requestTimeoutMs ?? 6e4;
		this.#a = t, this.#i = new OpenConnections(t);
		let n = e.maxBodyBytes ?? 268435456, r = e.maxUnpackedBytes ?? n;
		this.#s = {
			maxBytes: n,
			maxUnpackedBytes: r
		};
		let i = Math.max(n, r);
		this.#o = new BodyMemory(e.maxBodiesBytes ?? Math.max(1073741824, 4 * i));
		let a = Math.min(t, 1e4), o = {
			requestTimeout: t,
			headersTimeout: a,
			connectionsCheckingInterval: Math.min(t, 1e3),
			keepAliveTimeout: 62e4
		}, listener = (e, t) => {
			this.#h(e, t);
		}, { tls: s } = e;
		this.#n = s === void 0 ? void 0 : Oe({
			...o,
			handshakeTimeout: a,
			...toContext(s),
			...s.clientCa === void 0 ? {} : {
				requestCert: !0,
				rejectUnauthorized: !0
			}
		}, listener), this.#t = this.#n ?? (0, K.createServer)(o, listener), excuseLate(this.#t, this.#i), this.#t.on("connection", (e) => {
			this.#i.add(e);
		}), this.#t.on(s === void 0 ? "connection" : "secureConnection", (e) => {
			readInPieces(e, () => this.#i.hasWaiting(e));
		}), this.#t.on("connect", (e, t) => {
			t.removeAllListeners("data"), this.#p(e, t);
		});
	}
	replaceTls(e) {
		this.#n?.setSecureContext(toContext(e));
	}
	replaceTokens(e) {
		this.#c !== void 0 && (this.#c = e);
	}
	#p(e, t) {
		let { socket: n } = e;
		if (t.on("error", () => t.destroy()), this.#i.isBusy(n)) {
			t.destroy();
			return;
		}
		let r = new K.ServerResponse(e);
		r.assignSocket(n), r.once("finish", () => t.end()), this.#h(e, r);
	}
	async listen({ host: e, port: t }) {
		return await new Promise((n, r) => {
			this.#t.once("error", r), this.#t.listen({
				host: e,
				port: t
			}, () => {
				this.#t.off("error", r), n();
			});
		}), this.#t.on("error", (e) => this.#e.onError?.(e)), this.#t.address().port;
	}
	async close(e) {
		await this.#m(e), this.#d = !0;
		let t = !0, n = new Promise((e) => {
			this.#t.close(() => {
				e();
			});
		});
		this.#i.closeIdle();
		let r = setTimeout(() => {
			t = this.#l === 0, this.#i.closeAll();
		}, e);
		return await n, clearTimeout(r), this.#l > 0 && await new Promise((e) => this.#f = e), t;
	}
	async #m(e) {
		let t = performance.now() + Math.min(e, 1e3), [n, r] = [0, this.#i.arrived];
		for (; n < 3 && performance.now() < t;) {
			await O();
			let { arrived: e } = this.#i;
			n = e === r ? n + 1 : 0, r = e;
		}
	}
	async #h(e, t) {
		let n = this.#r.of(e.socket), { turn: r, end: i } = this.#i.begin(e);
		if (r !== void 0 && (!await r || n.aborted)) {
			i(!1);
			return;
		}
		this.#l++;
		let a = performance.now(), o = !1;
		try {
			let toAnswer = (e) => this.#v(e, n), r = T(p.serve) ? this.#_(e) : void 0, i = await (r === void 0 ? this.#y(e, n, r).catch(toAnswer) : le(p.serve, r, () => this.#y(e, n, r).catch(toAnswer), ({ status: e }) => void (r.status = e)));
			this.#g(e, i.status, a, n.aborted);
			let s = this.#d || e.method === "CONNECT" || e.headers.upgrade !== void 0, c = s ? {
				...i,
				endsConnection: s
			} : i;
			o = c.endsConnection !== !0;
			let { gzip: l } = this.#e;
			await sendAnswer(e, t, c, {
				left: n,
				timeoutMs: this.#a,
				gzip: l
			});
		} catch (e) {
			this.#e.onError?.(e), t.destroy();
		} finally {
			i(o), this.#l--, this.#l === 0 && this.#f?.();
		}
	}
	#g({ method: e = "", url: t = "" }, n, r, i) {
		let { metrics: a } = this.#e;
		if (a === void 0) return;
		let [o = ""] = t.split("?", 1), s = n === 401 || n === 403 ? "authz" : W(e, o), c = (performance.now() - r) / 1e3;
		a.observe({
			handler: s,
			method: e,
			status: n,
			seconds: c,
			isCancelled: i
		});
	}
	#_({ method: e = "", url: t = "", headers: n }) {
		let [r = ""] = t.split("?", 1);
		return {
			method: e,
			route: W(e, r) ?? "other",
			scheme: this.#e.tls === void 0 ? "http" : "https",
			isUntraced: this.#e.isUntraced?.(t) ?? !1,
			header: (e) => {
				let t = n[e];
				return Array.isArray(t) ? t.join(", ") : t;
			},
			headerNames: () => Object.keys(n)
		};
	}
	#v(e, t) {
		let n = fe(e, this.#e.wording), { cause: r, details: i } = n;
		return !t.aborted && n.status === 500 && i.length === 0 && r !== void 0 && this.#e.onError?.(r), errorAnswer(n);
	}
	async #y(e, t, n) {
		let r = ++this.#u, { isLoopback: i, policies: a, maxRequests: o, onDecision: s } = this.#e;
		if (hasTwoHosts(e)) return textAnswer(400, "400 Bad Request");
		if ((e.headers["transfer-encoding"] ?? "chunked").toLowerCase() !== "chunked") return {
			...textAnswer(501, "501 Not Implemented: Unsupported transfer encoding"),
			endsConnection: !0
		};
		i && ue(e);
		let c = e.url ?? "", l = e.method === "CONNECT" && !c.startsWith("/"), u = e.method === "OPTIONS" && c === "*", d = readRequestUrl(l || u ? "/" : c);
		if (d === void 0) return textAnswer(400, "400 Bad Request");
		let f = !("location" in d) && d.path === "/health";
		if (this.#c !== void 0 && !f && de(e, this.#c), u) return {
			status: 200,
			body: ""
		};
		if (this.#e.isDiagnostic === !0 && ("location" in d || !We.test(d.path))) return textAnswer(404, "404 page not found");
		if ("location" in d) return redirectAnswer(e.method ?? "", d);
		if (this.#d) {
			if (f) return unhealthy("the server is shutting down");
			throw new P(503, "internal_error", "the server is shutting down");
		}
		let { metrics: p } = this.#e, m = e.method === "GET" || e.method === "HEAD";
		if (d.path === "/metrics" && p !== void 0) return m ? p.toAnswer() : methodNotAllowed("GET, HEAD");
		let h = o ?? 1e3;
		if (this.#l > h && !f) throw new P(503, "internal_error", `too many requests at the same time (limit: ${String(h)})`);
		let g = {
			method: e.method ?? "",
			path: d.path,
			search: d.search
		}, _ = findRoute(g);
		if ("status" in _) return _;
		let { loggedHeaders: v = [], labels: y = Ve, defaultDecision: b = He } = this.#e, { onPrint: x, plugins: S, wording: C } = this.#e, w = {
			requestedBy: `${e.socket.remoteAddress ?? ""}:${String(e.socket.remotePort ?? 0)}`,
			requestId: r,
			headers: v.length === 0 ? Ue : pickHeaders(e, v)
		}, T = {
			...this.#e.evaluate,
			signal: t
		}, { take: E, release: D } = this.#o.hold();
		try {
			return await _.answer(_.rest, {
				...g,
				query: d.query,
				contentType: e.headers["content-type"] ?? "",
				accept: e.headersDistinct.accept?.[0] ?? "",
				body: () => readBody(e, {
					...this.#s,
					take: E
				}),
				signal: t
			}, {
				policies: a,
				defaultDecision: b,
				plugins: S,
				evaluate: T,
				facts: w,
				labels: y,
				message: n,
				onDecision: s,
				onPrint: x,
				wording: C
			});
		} finally {
			D();
		}
	}
};
export { DecisionServer };
