import { __toESM as e } from "./rolldown-runtime.js";
import { require__builtin_http as t } from "./_builtin_http.js";
import { checkLoopbackRequest as n, checkToken as r } from "./access.js";
import { ApiError as i, toEvaluationError as a } from "./api-error.js";
import { DEFAULT_TIMEOUT_MS as o, EXPLAIN_MODES as s, EvaluationError as c, JsonSlice as l, MAX_TIMER_MS as u, PlainJsonScan as d, PolicyLoadError as f, RegoNumber as p, RegoObject as m, TermSyntaxError as h, Turns as g, asBuffer as _, channels as v, compareStrings as y, decodeEscapes as b, endOfString as x, errorMessages as S, formatJson as C, formatReference as w, getPosition as T, isError as E, isErrorOf as D, isPlainJsonText as O, isSpace as k, isTraced as A, nextTurn as j, parseJson as M, parseResult as N, pick as ee, reasonOf as te, require__builtin_buffer as ne, require__builtin_crypto as re, require__builtin_util as ie, toJsonBytes as ae, toJsonText as P, toJsonValue as F, toNs as oe, traced as se } from "./evaluation.js";
import { evalRego as ce } from "./eval-rego.js";
import { parseRego as le } from "./print-rego.js";
import { LargeJson as I, largeResultError as L, readDataPath as R, readingCheck as z, toTerm as B } from "./served-policies.js";
import { version as ue } from "./start.js";
import { addInput as de, addLazily as V, keepEventTexts as fe } from "./judging.js";
import { _usingCtx as H } from "./usingCtx.js";
import { evaluateInRounds as U } from "./evaluate-in-rounds.js";
import { askCore as pe, toRequestSources as me } from "./compiling.js";
import { findHandler as W } from "./server-metrics.js";
import { posix as he } from "node:path";
import { Readable as ge } from "node:stream";
import { createGunzip as _e, createGzip as ve, gzip as ye } from "node:zlib";
import { createServer as be } from "node:https";
// src/server/serve/client-signals.ts
var G = /* @__PURE__ */ e(t(), 1), ClientSignals = class {
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
const xe = (0, ie().promisify)(ye);
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
const Se = {
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
	let r = n.replaceAll(/[&<>"']/g, (e) => Se[e] ?? e);
	return {
		status: t,
		headers: {
			Location: n,
			"Content-Type": "text/html; charset=utf-8"
		},
		body: `<a href="${r}">${G.STATUS_CODES[t] ?? ""}</a>.\n\n`
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
	if (typeof e == "string") return [await xe(e, t)];
	let n = [];
	for await (let r of ge.from(e).pipe(ve(t))) n.push(r);
	return n;
}
async function sendAnswer(e, t, { status: n, headers: r = {}, body: i, mayCompress: a = isCompressed(e), endsConnection: o = !1 }, { left: s, timeoutMs: c, gzip: { minLength: l = 1024, level: d } = {} }) {
	let f = i, p = countBytes(i), m = {};
	if (a && (m.Vary = "Accept-Encoding", p >= l && acceptsGzip(e.headers["accept-encoding"] ?? "") && (f = await compress(i, { level: d }), p = countBytes(f), m["Content-Encoding"] = "gzip")), t.destroyed || s.aborted) return;
	let { socket: h } = e;
	o && (m.Connection = "close", e.resume(), t.once("finish", () => setTimeout(() => h.destroy(), 1e3).unref())), Object.assign(m, r), m["Content-Length"] = String(p), t.writeHead(n, m), await new Promise((n) => {
		let r = setTimeout(() => h.destroy(), Math.min(c, u));
		if (t.once("close", () => {
			clearTimeout(r), n();
		}), e.method === "HEAD") t.end();
		else if (typeof f == "string") t.end(f);
		else {
			for (let e of f.slice(0, -1)) t.write(e);
			t.end(f.at(-1));
		}
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
	#t = !1;
	#n = 0;
	get arrived() {
		return this.#n;
	}
	add(e) {
		this.#n++;
		let t = describeEnds(e), n = {
			socket: e,
			running: 0,
			waiting: [],
			isOver: !1
		};
		this.#e.set(t, n), e.once("close", () => {
			this.#e.get(t) === n && this.#e.delete(t);
		});
	}
	isBusy(e) {
		return (this.#e.get(describeEnds(e))?.running ?? 0) > 0;
	}
	begin(e) {
		let t = this.#e.get(describeEnds(e));
		if (t === void 0) return {
			turn: void 0,
			end: () => void 0
		};
		if (t.isOver) return {
			turn: Promise.resolve(!1),
			end: () => void 0
		};
		this.#n++;
		let { waiting: n } = t;
		t.running++;
		let end = (e) => {
			t.running--, t.isOver = !e, n.shift()?.(e), this.#t && e && t.running === 0 && t.socket.destroy();
		};
		return t.running === 1 ? {
			turn: void 0,
			end
		} : (e.pause(), {
			turn: new Promise((e) => n.push(e)).then(async (t) => (await j(), n.length === 0 && e.resume(), t)),
			end
		});
	}
	closeIdle() {
		this.#t = !0;
		for (let { socket: e, running: t } of this.#e.values()) t === 0 && e.destroy();
	}
	closeAll() {
		for (let { socket: e } of this.#e.values()) e.destroy();
	}
};
// src/base/terms/json-space.ts
const K = 4096, q = K / 2, J = 65536, Ce = Buffer.from(" ");
async function joinParts(e, t = new g()) {
	let n = Buffer.allocUnsafe(e.reduce((e, { length: t }) => e + t, 0)), r = 0;
	for (let i of e) for (let e = 0; e < i.length; e += J) {
		let a = i.subarray(e, e + J);
		n.set(a, r), r += a.length, t.isOver && await t.next();
	}
	return n;
}
async function shortenSpace(e, t) {
	let n = [], r = [];
	if (mayHaveLongRun(e)) {
		let [i, a, o, s] = [
			0,
			0,
			0,
			0
		];
		for (; i < e.length;) {
			let c = i;
			for (; k(e[i]);) i++, i % J == 0 && t.isOver && await t.next();
			i - c >= K ? (n.push(e.subarray(a, c), Ce), a = i, o += i - c - 1, r.push({
				at: i - o,
				removed: o
			})) : i === c && (i = e[i] === 34 ? x(e, i) : i + 1), i - s < J || (s = i, t.isOver && await t.next());
		}
		n.length > 0 && n.push(e.subarray(a));
	}
	return {
		bytes: n.length === 0 ? e : await joinParts(n, t),
		toOffset: (e) => e + (r.findLast((t) => t.at <= e)?.removed ?? 0)
	};
}
function mayHaveLongRun(e) {
	for (let t = q; t < e.length; t += q) if (k(e[t]) && k(e[t - q])) return !0;
	return !1;
}
// src/server/serve/request-body.ts
function tooLarge(e, t) {
	return new i(400, "invalid_parameter", `${e} (limit: ${String(t)} bytes)`, { endsConnection: !0 });
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
					throw new i(503, "internal_error", e, { endsConnection: !0 });
				}
				e += t, this.#t += t;
			},
			release: () => {
				this.#t -= e, e = 0;
			}
		};
	}
};
function add(e, { bytes: t, used: n }, r) {
	if (e.length === 0 || r.length > 1024) return e.push(r), {
		bytes: t,
		used: t.length
	};
	let i = n + r.length <= t.length ? {
		bytes: t,
		used: n
	} : {
		bytes: Buffer.allocUnsafeSlow(65536),
		used: 0
	}, a = i.used + r.copy(i.bytes, i.used), o = i.used === 0 ? void 0 : e.pop(), s = o === void 0 ? i.used : o.byteOffset - i.bytes.byteOffset;
	return e.push(i.bytes.subarray(s, a)), {
		bytes: i.bytes,
		used: a
	};
}
function readWhole(e, t, n, r) {
	return new Promise((i, a) => {
		let o = [], s = {
			bytes: Buffer.alloc(0),
			used: 0
		}, c = 0, l = new g();
		if (e.destroyed) {
			a(/* @__PURE__ */ Error("the client has left"));
			return;
		}
		let onData = (i) => {
			c += i.length;
			try {
				if (c > t) throw tooLarge(n, t);
				r(i.length), s = add(o, s, i), l.isOver && (e.pause(), l.next().then(() => e.resume()));
			} catch (t) {
				e.off("data", onData), e.pause(), a(E(t) ? t : Error(String(t)));
			}
		}, u = !1;
		e.on("data", onData), e.on("end", () => {
			u = !0;
			let [e = Buffer.alloc(0), ...t] = o;
			i(t.length === 0 ? e : joinParts(o));
		}), e.on("error", a), e.on("close", () => {
			u || a(/* @__PURE__ */ Error("the client has left"));
		});
	});
}
async function readBody(e, { maxBytes: t, maxUnpackedBytes: n, take: r }) {
	let a = "request body too large";
	if (Number(e.headers["content-length"] ?? 0) > t) throw tooLarge(a, t);
	let o = await readWhole(e, t, a, r);
	if (!(e.headers["content-encoding"] ?? "").includes("gzip")) return o;
	let s = _e();
	try {
		let e = readWhole(s, n, "compressed request body too large", r);
		return s.end(o), await e;
	} catch (e) {
		if (e instanceof i) throw e;
		let t = te(e);
		throw new i(400, "invalid_parameter", `could not decompress the body: ${t}`, { cause: e });
	} finally {
		s.destroy();
	}
}
// src/server/serve/request-url.ts
const we = /^https?:\/\/[^/?#]*/i, Te = /^(?:\/[\w-]+)+$/;
function readRequestUrl(e) {
	if (Te.test(e)) return {
		path: e,
		search: "",
		query: new URLSearchParams()
	};
	if (!e.startsWith("/")) {
		let t = we.exec(e)?.[0];
		if (t === void 0) return;
		let n = e.slice(t.length);
		return readRequestUrl(n.startsWith("/") ? n : `/${n}`);
	}
	let t = e.indexOf("?"), n = t < 0 ? e : e.slice(0, t), r = t < 0 ? "" : e.slice(t);
	if (b(n) === void 0) return;
	let i = he.normalize(n);
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
var Y = re();
function toDecisionEvent({ labels: e, decisionId: t, trace: n, policies: r, facts: { requestedBy: i, requestId: a, headers: o }, path: s, query: c = "", input: l, result: u, ndBuiltinCache: d, error: f, metrics: p, custom: m }) {
	let h = {
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
	return l !== void 0 && de(h, l), u !== void 0 && V(h, "result", () => F(B(u))), V(h, "nd_builtin_cache", () => JSON.parse(d())), f !== void 0 && (h.error = f), h.requested_by = i, h.timestamp = (/* @__PURE__ */ new Date()).toISOString(), h.metrics = p, h.req_id = a, Object.keys(o).length > 0 && (h.request_context = { http: { headers: o } }), m !== void 0 && V(h, "custom", () => JSON.parse(m)), fe(h, {
		nd_builtin_cache: d,
		...l === void 0 ? {} : { input: l },
		...u === void 0 ? {} : { result: () => P(B(u)) },
		...m === void 0 ? {} : { custom: () => m }
	}), h;
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
async function logEvent(e, t, { evaluate: n, facts: r, labels: a, message: o, onDecision: s }) {
	if (s === void 0) return;
	let c = toDecisionEvent({
		...e(),
		facts: r,
		labels: a,
		policies: t,
		trace: o?.trace
	}), { signal: l, ...u } = n;
	try {
		await s(c, t, u);
	} catch (e) {
		throw new i(500, "internal_error", "the decision could not be logged, so it is not answered", { cause: e });
	}
}
async function logQuery(e, t, n) {
	await logEvent(() => ({
		...e,
		decisionId: ""
	}), t, n);
}
async function decideServed(e, t, n) {
	let { path: r, input: a, strictBuiltinErrors: o, mustBeDefined: s, leftMs: c } = e, { evaluate: l, message: u, onPrint: d } = n, f = (0, Y.randomUUID)();
	u !== void 0 && (u.decisionId = f);
	let log = (r) => logEvent(() => ({
		...toParts(e, r),
		decisionId: f
	}), t, n);
	if (r instanceof i) throw await log({ error: r }), r;
	let p, m = performance.now();
	try {
		p = await t.get(r, a, {
			...l,
			decisionId: f,
			...o ? { strictBuiltinErrors: o } : {},
			leftMs: c
		});
	} catch (e) {
		throw e instanceof i && await log({
			error: e,
			evaluationMs: e.isEvaluation ? performance.now() - m : void 0
		}), e;
	}
	for (let { message: e } of p.decision?.prints ?? []) d?.(e);
	if (p.value === void 0 && s) {
		let e = p.isRule ? "document undefined" : "document missing", t = new i(404, "undefined_document", `${e}: ${w("data", r)}`);
		throw await log({
			document: p,
			error: t
		}), t;
	}
	return await log({ document: p }), {
		...p,
		decisionId: f
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
	return e === void 0 || n === void 0 || n.isEmpty ? e : n.inTerm(B(e));
}
function toLoggedError({ code: e, message: t, details: n, logged: r }) {
	return r ?? n[0] ?? {
		code: e,
		message: t
	};
}
// src/server/serve/request-input.ts
var Ee = ne();
function malformed(e, t, n) {
	return new i(400, "invalid_parameter", `${e} contains malformed input document: ${t}`, { cause: n });
}
const De = new TextDecoder("utf-8", {
	fatal: !0,
	ignoreBOM: !0
}), Oe = new TextDecoder("utf-8", { ignoreBOM: !0 }), X = 65536;
function checkJson(e, t) {
	return O(e) ? e : readExactly(e, t);
}
async function readJsonBody(e, t, n) {
	if (e.length < 262144) return l.of(checkJson(e, t));
	let r = z(n), i = new g(r), a = await shortenSpace(e, i), o = await readPlain(a.bytes, i) ?? await readEscaped(a.bytes, i, r);
	if (o !== void 0) return o.readMembers(i);
	throw await whyBroken(e, a, t, i);
}
async function readPlain(e, t) {
	let n = new d(e), r;
	for (let e = X; (r = n.run(e)) === void 0; e += X) t.isOver && await t.next();
	return r ? l.of(e, n.ends) : void 0;
}
async function readEscaped(e, t, n) {
	let r = ["\\ud", "\\uD"];
	if (!r.some((t) => _(e).includes(t))) return;
	let i = await joinParts([e], t);
	for (let e of r) for (let n = i.indexOf(e); n >= 0; n = i.indexOf(e, n)) i[n + 2] = 48, t.isOver && await t.next();
	return await readPlain(i, t) === void 0 ? void 0 : readPlain(await joinParts(await (await I.read(e, { check: n })).format(), t), t);
}
async function findPosition(e, t, n) {
	let [r, i] = [1, 0];
	for (let a = e.indexOf(10); a >= 0 && a < t; a = e.indexOf(10, i)) [r, i] = [r + 1, a + 1], n.isOver && await n.next();
	let a = 1;
	for (let r = i; r < t; r++) ((e[r] ?? 0) & 192) != 128 && a++, r % X == 0 && n.isOver && await n.next();
	return {
		offset: t,
		line: r,
		column: a
	};
}
async function whyBroken(e, { bytes: t, toOffset: n }, r, i) {
	if (!(0, Ee.isUtf8)(t)) return r("it is not UTF-8", void 0);
	let a = new d(t, void 0, !0), o;
	for (let e = X; (o = a.run(e)) === void 0; e += X) i.isOver && await i.next();
	if (a.isTooDeep || o) return r("it is nested too deeply", void 0);
	let { at: s, opening: c } = a, l = Oe.decode(t.subarray(s, s + X)), u = findSyntaxError(c + l) ?? {
		reason: "no JSON value",
		offset: c.length
	}, f = Buffer.byteLength(l.slice(0, Math.max(0, u.offset - c.length))), p = new h(u.reason, await findPosition(e, n(s + f), i));
	return r(p.message, p);
}
function findSyntaxError(e) {
	try {
		M(e);
	} catch (e) {
		if (e instanceof h) return e;
		throw e;
	}
}
function readExactly(e, t) {
	try {
		return Buffer.from(P(M(De.decode(e))));
	} catch (e) {
		throw e instanceof h ? t(e.message, e) : D(e, "RangeError") ? t("it is nested too deeply", e) : D(e, "TypeError") ? t("it is not UTF-8", e) : e;
	}
}
async function isBlank(e, t) {
	let n = new g(z(t));
	for (let t = 0; t < e.length; t++) {
		let r = e[t];
		if (r !== 32 && (r < 9 || r > 13)) return !1;
		t % X == 0 && n.isOver && await n.next();
	}
	return !0;
}
async function yamlToJson(e, t) {
	let { readYaml: n } = await import("./read-yaml.js"), { timeoutMs: r = o } = t, [i, ...a] = await n(e.length < 262144 ? Buffer.from(e).toString("utf8") : e, {
		...t,
		timeoutMs: r
	});
	if (a.length > 0) throw malformed("body", `it has ${String(a.length + 1)} YAML documents`);
	if (i !== void 0) {
		if (!("json" in i)) throw malformed("body", i.message);
		return Buffer.from(i.json);
	}
}
async function readJson(e, t, n) {
	if (t.includes("yaml")) {
		let t = await yamlToJson(e, n);
		return t === void 0 ? void 0 : l.of(t);
	}
	if (!await isBlank(e, n)) return readJsonBody(e, (...e) => malformed("body", ...e), n);
}
function isInputKey(e) {
	return e.toLowerCase() === "input";
}
const ke = {
	input: void 0,
	metadata: void 0
};
async function readInputV1(e, t, n) {
	let r = await readJson(e, t, n);
	if (r === void 0 || r.isNull) return ke;
	if (!r.isObject) throw malformed("body", "it must be an object such as {\"input\": …}");
	let i = new g(z(n)), a, o = "";
	for (let [e, t] of r.members) isInputKey(e) ? a = t : o += `${o === "" ? "{" : ","}${JSON.stringify(e)}:${t.text}`, i.isOver && await i.next();
	return {
		input: a === void 0 || a.isNull ? void 0 : a.bytes,
		metadata: o === "" ? void 0 : `${o}}`
	};
}
async function readInputV0(e, t, n) {
	try {
		return (await readJson(e, t, n))?.bytes ?? Buffer.from("null");
	} catch (e) {
		throw e instanceof i ? new i(e.status, e.code, `unexpected parse error for input: ${e.message}`, { cause: e }) : e;
	}
}
function readInputParameter(e) {
	return checkJson(Buffer.from(e), (...e) => malformed("parameter", ...e));
}
// src/server/serve/data-api.ts
const Z = [{
	name: "explain",
	isAsked: (e) => s.some((t) => t === e)
}, {
	name: "rule_labels",
	isAsked: (e) => e === "" || e.toLowerCase() === "true"
}];
function checkParameters(e, t = Z.map(({ name: e }) => e)) {
	for (let { name: n, isAsked: r } of Z) if (t.includes(n) && e.getAll(n).some(r)) throw new i(400, "invalid_parameter", `the parameter ${n} is not supported by this server`);
}
function getIndent(e) {
	return isOn(e, "pretty") ? "  " : "";
}
function toMetrics$1(e) {
	return new m(Object.entries(e).map(([e, t]) => [e, new p(String(t))]));
}
function getProvenance(e) {
	let { revisions: t } = e, n = [
		["version", ue],
		["build_commit", ""],
		["build_timestamp", ""],
		["build_hostname", ""]
	];
	return "bundles" in t ? n.push(["bundles", M(JSON.stringify(t.bundles))]) : t.revision !== void 0 && n.push(["revision", t.revision]), new m(n);
}
function startTime({ timeoutMs: e = o }) {
	let t = performance.now();
	return () => Math.max(1, Math.ceil(e - (performance.now() - t)));
}
async function answerDataV1(e, t, n) {
	try {
		var r = H();
		let i = performance.now(), { query: a } = t;
		checkParameters(a);
		let o = tryReadDataPath(e), s = t.method === "POST" ? await t.body() : void 0, c = startTime(n.evaluate), { input: l, metadata: u } = s === void 0 ? {
			input: parameterInput(a),
			metadata: void 0
		} : await readInputV1(s, t.contentType, {
			...n.evaluate,
			leftMs: c()
		}), d = {
			startedAt: i,
			inputMs: performance.now() - i
		}, f = isOn(a, "strict-builtin-errors"), { policies: p } = r.u(n.policies.lease()), { value: h, decision: g, decisionId: _ } = await decideServed({
			path: o,
			loggedPath: e,
			input: l,
			metadata: u,
			strictBuiltinErrors: f,
			mustBeDefined: !1,
			times: d,
			leftMs: c()
		}, p, n), v = [];
		return n.onDecision !== void 0 && v.push(["decision_id", _]), isOn(a, "provenance") && v.push(["provenance", getProvenance(p)]), (isOn(a, "metrics") || isOn(a, "instrument")) && v.push(["metrics", toMetrics$1(toRequestMetrics(d, getEvaluationMs(g)))]), h !== void 0 && v.push(["result", h]), t.method === "POST" && l === void 0 && v.push(["warning", new m([["code", "api_usage_warning"], ["message", "'input' key missing from the request"]])]), await toAnswer(v, getIndent(a), {
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
	let r = e.flatMap(([e, t]) => t instanceof I ? [] : [[e, t]]);
	return r.length === e.length ? jsonAnswer(C(new m(r), t)) : largeAnswer(I.object(e), t, n);
}
async function largeAnswer(e, t, n) {
	try {
		return jsonAnswer(await e.format(t, { check: z(n) }));
	} catch (e) {
		throw L(e);
	}
}
function tryReadDataPath(e) {
	try {
		return R(e);
	} catch (e) {
		if (e instanceof i) return e;
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
		return p instanceof I ? await largeAnswer(p, m, {
			...n.evaluate,
			leftMs: l()
		}) : jsonAnswer(C(p, m));
	} catch (e) {
		i.e = e;
	} finally {
		i.d();
	}
}
// src/server/serve/compile-request.ts
function invalidBody(e) {
	return new i(400, "invalid_parameter", `error(s) occurred while decoding request: ${e}`);
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
	let a = getMember(n, "input"), o = getStrings(n, "unknowns"), s = getMember(n, "options");
	if (s !== void 0 && !s.isObject) throw invalidBody("options must be an object");
	let c = s === void 0 ? [] : getStrings(s, "disableInlining") ?? [], l = s === void 0 ? !1 : valueOf(s, "nondeterministicBuiltins") ?? !1;
	if (typeof l != "boolean") throw invalidBody("nondeterministicBuiltins must be true or false");
	if (l) throw new i(400, "invalid_parameter", "options.nondeterministicBuiltins is not supported by this server: built-ins that are not deterministic are never called for a query of a client");
	return toRequest(r, a, o, c);
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
const Ae = /#.*|"(?:[^"\\\n]|\\.)*"|`[^`]*`|[([{]|[)\]}]/g;
function checkQuery(e) {
	if (e.length > 131072) throw new i(400, "invalid_parameter", "the query is too long (limit: 131072 characters)");
	let t = 0;
	for (let { 0: n, index: r } of e.matchAll(Ae)) {
		if (")]}".includes(n) ? t-- : "([{".includes(n) && t++, t <= 250) continue;
		let { line: i, column: a } = T(e, r);
		throw parsingQueryError([{
			code: je,
			message: "max parsing recursion depth exceeded",
			location: {
				file: "",
				row: i,
				col: a
			}
		}]);
	}
}
const je = "rego_parse_error";
function parsingQueryError(e) {
	return new i(400, "invalid_parameter", "error(s) occurred while parsing query", { details: e });
}
function missingQuery() {
	return new i(400, "invalid_parameter", "missing required 'query' value");
}
// src/server/serve/compile-api.ts
const Q = `regohost_${(0, Y.randomUUID)().replaceAll("-", "")}`, Me = /^([\w.]+): no answer was given for [^]*$/, Ne = /^(?:timer|counter)_(?:compile_sta[gt]e_|rego_(?:load|module|input))/;
async function answerCompile(e, { policies: t, evaluate: n }) {
	try {
		var r = H();
		let i = performance.now(), { query: a, signal: s } = e;
		checkParameters(a, ["explain"]);
		let c = await readCompileRequest(await e.body(), n), l = performance.now() - i, u = getSources(r.u(t.lease()).policies), { timeoutMs: d = o } = n, f = i + d, limits = () => ({
			timeoutMs: Math.max(Math.ceil(f - performance.now()), 1),
			signal: s
		}), run = (e) => ce({
			...e,
			...limits(),
			format: "json",
			partial: !0,
			answers: {}
		}), p = isOn(a, "metrics") || isOn(a, "instrument"), h = {
			...u,
			query: c.query,
			inputText: c.input,
			unknowns: c.unknowns?.length === 0 ? [Q] : c.unknowns ?? ["input"],
			disableInlining: c.disableInlining,
			metrics: p,
			instrument: isOn(a, "instrument")
		}, g = await run(h).catch((e) => void isRefused(e));
		(g === void 0 || isUnparsed(g)) && await checkReferences(c, (e) => run({
			...h,
			...e
		}));
		let _ = toMembers(N(g?.stdout ?? "{}"));
		if (g?.failed !== !1) throw toQueryError(_, "module(s)");
		await refuseUnsafeCalls(c.query, u, limits(), { compiled: "module(s)" });
		let v = [["result", toResult(_.get("partial"))]];
		return p && v.push(["metrics", toQueryMetrics(_.get("metrics"), l, i)]), jsonAnswer(C(new m(v), getIndent(a)));
	} catch (e) {
		r.e = e;
	} finally {
		r.d();
	}
}
function toResult(e) {
	let t = [...toMembers(e)];
	return new m(t.map(([e, t]) => [e === "modules" ? "support" : e, t]));
}
function getSources(e, t = "/v1/compile") {
	let { sources: n } = e;
	if (n !== void 0) return n;
	throw new i(501, "invalid_operation", `${t} needs the Rego of the policies, and this server has compiled ones; serve the Rego files or their bundle`);
}
function toMembers(e) {
	return e instanceof m ? e.members : /* @__PURE__ */ new Map();
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
		...n === void 0 ? {} : { location: {
			file: "",
			row: n.row - 3,
			col: n.column
		} }
	})));
}
async function refuseUnsafeCalls(e, { regoVersion: t }, n, { others: r = [], compiled: a }) {
	let o = ["http.send", ...r].filter((t) => e.includes(t.split(".", 1)[0] ?? t));
	if (o.length === 0) return;
	let s = `package query

query if {
${e}\n}\n`, c = await le({
		...n,
		file: {
			path: "query",
			text: t === "v0" ? s.replace("query if {", "query {") : s
		},
		regoVersion: t,
		format: "json",
		locations: !0,
		comments: !1
	}).catch((e) => {
		throw e instanceof f && e.code === "rego_invalid" ? unparsedError(e) : e;
	}), l = findCalls(JSON.parse(c), o);
	if (l.length !== 0) throw new i(400, "invalid_parameter", `error(s) occurred while compiling ${a}`, { details: l.map(({ name: e, location: t }) => ({
		code: "rego_type_error",
		message: `unsafe built-in function calls in expression: ${e}`,
		location: t
	})) });
}
function toQueryMetrics(e, t, n) {
	let r = [...toMembers(e)].filter(([e]) => !Ne.test(e) && e !== "timer_rego_query_parse_ns"), ns = (e) => new p(String(Math.max(0, Math.round(e * 1e6)))), i = [
		...r,
		["timer_rego_query_parse_ns", ns(t)],
		["timer_server_handler_ns", ns(performance.now() - n)]
	];
	return new m(i.sort(([e], [t]) => y(e, t)));
}
function toDetails(e) {
	let t = e.get("errors");
	return (Array.isArray(t) ? t : []).map((e) => {
		let t = toMembers(e), n = toMembers(t.get("location")), r = t.get("details"), number = (e) => Number(P(n.get(e) ?? null));
		return {
			code: stringOrEmpty(t.get("code")),
			message: stringOrEmpty(t.get("message")).replace(Me, "$1: it is not called in partial evaluation; name what its arguments depend on as unknown"),
			...n.size === 0 ? {} : { location: {
				file: stringOrEmpty(n.get("file")),
				row: number("row"),
				col: number("col")
			} },
			...r === void 0 ? {} : { details: JSON.parse(C(r)) }
		};
	});
}
function toQueryError(e, t) {
	let n = toDetails(e), [r = {
		code: "",
		message: "the query was not evaluated"
	}] = n;
	return r.message.startsWith("empty query") ? t === "query" ? emptyQuery() : missingQuery() : r.code === "" ? new i(500, "internal_error", r.message) : r.code.startsWith("rego_") ? r.code === "rego_parse_error" ? parsingQueryError(n) : new i(400, "invalid_parameter", `error(s) occurred while compiling ${t}`, { details: n }) : new i(500, "internal_error", "error(s) occurred while evaluating query", { details: n });
}
function isUnparsed({ failed: e, stdout: t }) {
	return e && toDetails(toMembers(N(t))).some(({ code: e }) => e === "" || e === "rego_parse_error");
}
async function checkReferences({ unknowns: e = [], disableInlining: t }, n) {
	if (!isUnparsed(await n({
		unknowns: [Q],
		disableInlining: []
	}))) {
		for (let [r, a] of [["unknowns", {
			unknowns: e.length === 0 ? [Q] : e,
			disableInlining: []
		}], ["options.disableInlining", {
			unknowns: [Q],
			disableInlining: t
		}]]) if (await n(a).then(isUnparsed, isRefused)) throw new i(400, "invalid_parameter", `error(s) occurred while parsing ${r}: they must be references such as input.user or data.app.allow`);
	}
}
function isRefused(e) {
	if (e instanceof c && e.message.includes("illegal value")) return !0;
	throw e;
}
function emptyQuery() {
	return new i(500, "internal_error", "cannot evaluate empty query");
}
// src/engine/opa/make-filters.ts
async function makeFilters(e) {
	let { body: t, nowNs: n, signal: r, timeoutMs: i, files: a } = e, o = JSON.stringify({
		op: "filters",
		...me(e),
		...ee(e, "path", "accept", "instrument", "strictBuiltinErrors", "answers", "rounds", "seed"),
		nowNs: n?.toString()
	}), s = t === "" ? o : `${o.slice(0, -1)},"body":${t}}`;
	return pe({
		what: "making the filters",
		files: a,
		request: s,
		signal: r,
		timeoutMs: i
	});
}
// src/server/serve/filters-api.ts
async function answerFilters(e, t) {
	try {
		var n = H();
		let r = performance.now(), { query: i } = e, a = await readFiltersBody(await e.body(), t.evaluate), o = b(e.path) ?? e.path, { policies: s } = n.u(t.policies.lease()), c = await evaluateFilters(e, o, a, s, t.evaluate);
		for (let e of c.printed ?? []) t.onPrint?.(e);
		if (c.error !== void 0) return jsonAnswer(c.error, c.status);
		let l = toMetrics(c.metrics, r), u = c.result === void 0 ? void 0 : N(c.result);
		await logQuery({
			path: o,
			query: c.query ?? "",
			input: getInput(a),
			result: u,
			custom: getCustom(c),
			ndBuiltinCache: () => c.ndBuiltinCache ?? "{}",
			metrics: F(l)
		}, s, t);
		let d = [];
		return u !== void 0 && d.push(["result", u]), (isOn(i, "metrics") || isOn(i, "instrument")) && d.push(["metrics", l]), c.hints !== void 0 && d.push(["hints", N(c.hints)]), {
			...jsonAnswer(C(new m(d), getIndent(i))),
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
	let t = new Map(toMembers(M(e))), n = [...toMembers(t.get("request_metadata"))].filter(([e]) => !isInputKey(e));
	return t.delete("request_metadata"), n.length > 0 && t.set("request_metadata", new m(n)), P(new m([...t]));
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
		what: "the rule for filters",
		timeoutMs: o,
		signal: n,
		speculate: c,
		maxCalls: s,
		seed: d,
		now: u && oe(u)
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
	let n = M(e ?? "{}"), r = String(Math.max(0, Math.round((performance.now() - t) * 1e6))), i = [...n instanceof m ? n.members : [], ["timer_server_handler_ns", new p(r)]];
	return new m(i.sort(([e], [t]) => y(e, t)));
}
// src/server/serve/query-api.ts
const Pe = /^(?:\$|__local)/;
async function answerQuery(e, t, n) {
	try {
		var r = H();
		let i = performance.now(), { query: a, signal: o } = t;
		checkParameters(a);
		let s = e === "GET" ? readParameter(a) : await readQueryBody(await t.body(), n.evaluate);
		checkQuery(s.query);
		let c = performance.now() - i, { policies: u } = r.u(n.policies.lease()), d = getSources(u, "/v1/query"), f = await u.callAnswers(), p = f.builtins.map(({ name: e }) => e), { timeoutMs: m, maxCalls: h, speculate: g = !0, strictBuiltinErrors: _ = !1, now: v, seed: y } = n.evaluate, b = {
			signal: o,
			timeoutMs: m
		};
		await refuseUnsafeCalls(s.query, d, b, {
			others: p,
			compiled: "query"
		});
		let x = s.input === void 0 ? void 0 : Buffer.from(s.input).toString("utf8"), { result: S, recording: C } = await U({
			...f,
			what: "the query",
			timeoutMs: m,
			signal: o,
			speculate: g,
			maxCalls: h,
			seed: y,
			strictBuiltinErrors: _,
			now: v && oe(v)
		}, (e) => ce({
			...d,
			...e,
			query: s.query,
			format: "json",
			metrics: !0,
			strictBuiltinErrors: _,
			inputText: x,
			instrument: isOn(a, "instrument")
		}));
		if (S.failed) throw toQueryError(toMembers(N(S.stdout)), "query");
		S.stdout.length >= 262144 && await j();
		let { members: w } = l.of(Buffer.from(S.stdout)), T = await readBindings(w.get("result"), z(b)), E = toQueryMetrics(parseSlice(w.get("metrics")), c, i);
		await logQuery({
			path: "",
			query: s.query,
			input: s.input,
			result: T,
			custom: void 0,
			ndBuiltinCache: () => P(toMembers(M(C.toJson())).get("nd_builtin_cache") ?? null),
			metrics: F(E)
		}, u, n);
		let D = [];
		return (!Array.isArray(T) || T.length > 0) && D.push(["result", T]), (isOn(a, "metrics") || isOn(a, "instrument")) && D.push(["metrics", E]), await toAnswer(D, getIndent(a), b);
	} catch (e) {
		r.e = e;
	} finally {
		r.d();
	}
}
function readParameter(e) {
	let t = e.getAll("q").at(-1);
	if (t === void 0) throw new i(400, "invalid_parameter", "missing parameter 'q'");
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
	let n = new g(t);
	(e?.bytes.length ?? 0) >= 262144 && await n.next();
	let r = [];
	for (let t of e?.elements() ?? []) {
		n.isOver && await n.next();
		let e = t.members.get("bindings");
		n.isOver && await n.next();
		let i = [...e?.members ?? []], a = new Map(i.filter(([e]) => !Pe.test(e)));
		r.push(Buffer.from(r.length === 0 ? "[" : ","), ae(a));
	}
	let i = r.length === 0 ? Buffer.from("[]") : Buffer.concat([...r, Buffer.from("]")]);
	if (i.length < 262144) return N(i.toString("utf8"));
	try {
		return await I.read(i, { check: t });
	} catch (e) {
		throw L(e);
	}
}
function parseSlice(e) {
	return e === void 0 ? void 0 : N(Buffer.from(e.bytes).toString("utf8"));
}
// src/server/serve/routes.ts
const Fe = [
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
			throw new i(500, "internal_error", "status plugin not enabled");
		}
	},
	{
		path: "/v1/query",
		isTree: !0,
		methods: ["GET", "POST"],
		answer: (e, t, n) => e === "" ? answerQuery(t.method, t, n) : {
			status: 405,
			body: ""
		}
	},
	{
		path: "/v1/compile",
		isTree: !0,
		methods: ["GET", "POST"],
		allow: "GET, HEAD, POST",
		answer: (e, t, n) => e === "" ? t.method === "POST" ? answerCompile(t, n) : methodNotAllowed("POST") : answerFilters({
			...t,
			path: e
		}, n)
	}
], $ = /(?:\/|%2f)$/i;
function findRoute({ method: e, path: t, search: n }) {
	let r = Fe.find(({ path: e, isTree: n }) => t === e || n && t.startsWith(`${e}/`));
	if (r === void 0) return textAnswer(404, "404 page not found");
	let { methods: a, allow: o, isWritable: s = !1, answer: c } = r, l = a.includes(e);
	if (!l && e === "HEAD") return {
		status: 405,
		body: ""
	};
	if (!l && o !== void 0) return methodNotAllowed(o);
	if (t.length > 1 && $.test(t)) return redirectAnswer(e, {
		status: 301,
		location: `${t.replace($, "")}${n}`
	});
	if (l) return {
		answer: c,
		rest: t.slice(r.path.length + 1)
	};
	if (s && [
		"PUT",
		"PATCH",
		"DELETE"
	].includes(e)) throw new i(405, "invalid_operation", "this server's policies and data are those it was started with; they cannot be changed by requests");
	return {
		status: 405,
		body: ""
	};
}
function notServed({ path: e }) {
	throw new i(501, "invalid_operation", `${e} is not part of this server's API`);
}
function answerReported(e, t) {
	if (e === void 0) return notServed(t);
	let n = M(JSON.stringify({ result: e }));
	return jsonAnswer(C(n, isOn(t.query, "pretty") ? "  " : ""));
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
		...R(e)
	], o = Buffer.from(JSON.stringify({
		plugin_state: r?.states ?? {},
		plugins_ready: r?.wereReady ?? !0
	})), s = w("data", a), c;
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
		return unhealthy(`health check (${s}) failed: ${S(e, i).join("; because: ")}`);
	}
	return c === !0 ? jsonAnswer("{}") : unhealthy(`health check (${s}) ${c === void 0 ? "was undefined" : "returned unexpected value"}`);
}
function unhealthy(e) {
	return jsonAnswer(C(new m([["error", e]])), 500);
}
function describe({ id: e, raw: t }) {
	return new m([["id", e], ["raw", t]]);
}
function answerPolicies(e, t, { policies: n }) {
	try {
		var r = H();
		let { files: a } = r.u(n.lease()).policies, o = decodeURIComponent(e), s = a.find((e) => e.id === o);
		if (o !== "" && s === void 0) throw new i(404, "resource_not_found", `storage_not_found_error: policy id ${JSON.stringify(o)}`);
		let c = s === void 0 ? a.map(describe) : describe(s);
		return jsonAnswer(C(new m([["result", c]]), isOn(t, "pretty") ? "  " : ""));
	} catch (e) {
		r.e = e;
	} finally {
		r.d();
	}
}
// src/server/serve/decision-server.ts
const Ie = {}, Le = ["system", "main"], Re = {};
function pickHeaders({ headersDistinct: e }, t) {
	return Object.fromEntries(t.flatMap((t) => {
		let n = e[t.toLowerCase()];
		return n === void 0 ? [] : [[t, n]];
	}));
}
const ze = /^\/(?:health(?:\/.*)?|metrics)$/;
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
var DecisionServer = class {
	#e;
	#t;
	#n;
	#r = new ClientSignals();
	#i = new OpenConnections();
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
		this.#a = t;
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
		this.#n = s === void 0 ? void 0 : be({
			...o,
			handshakeTimeout: a,
			...toContext(s),
			...s.clientCa === void 0 ? {} : {
				requestCert: !0,
				rejectUnauthorized: !0
			}
		}, listener), this.#t = this.#n ?? (0, G.createServer)(o, listener), this.#t.on("connection", (e) => {
			this.#i.add(e);
		}), this.#t.on("connect", (e, t) => {
			this.#p(e, t);
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
		let r = new G.ServerResponse(e);
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
			await j();
			let { arrived: e } = this.#i;
			n = e === r ? n + 1 : 0, r = e;
		}
	}
	async #h(e, t) {
		let n = this.#r.of(e.socket), { turn: r, end: i } = this.#i.begin(e.socket);
		if (r !== void 0 && (!await r || n.aborted)) {
			i(!1);
			return;
		}
		this.#l++;
		let a = performance.now(), o = !1;
		try {
			let toAnswer = (e) => this.#v(e, n), r = A(v.serve) ? this.#_(e) : void 0, i = await (r === void 0 ? this.#y(e, n, r).catch(toAnswer) : se(v.serve, r, () => this.#y(e, n, r).catch(toAnswer), ({ status: e }) => void (r.status = e)));
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
		let n = a(e, "", this.#e.wording), { cause: r, details: i } = n;
		return !t.aborted && n.status === 500 && i.length === 0 && r !== void 0 && this.#e.onError?.(r), errorAnswer(n);
	}
	async #y(e, t, a) {
		let o = ++this.#u, { isLoopback: s, policies: c, maxRequests: l, onDecision: u } = this.#e;
		if (hasTwoHosts(e)) return textAnswer(400, "400 Bad Request");
		if ((e.headers["transfer-encoding"] ?? "chunked").toLowerCase() !== "chunked") return {
			...textAnswer(501, "501 Not Implemented: Unsupported transfer encoding"),
			endsConnection: !0
		};
		s && n(e);
		let d = e.url ?? "", f = e.method === "CONNECT" && !d.startsWith("/"), p = e.method === "OPTIONS" && d === "*", m = readRequestUrl(f || p ? "/" : d);
		if (m === void 0) return textAnswer(400, "400 Bad Request");
		let h = !("location" in m) && m.path === "/health";
		if (this.#c !== void 0 && !h && r(e, this.#c), p) return {
			status: 200,
			body: ""
		};
		if (this.#e.isDiagnostic === !0 && ("location" in m || !ze.test(m.path))) return textAnswer(404, "404 page not found");
		if ("location" in m) return redirectAnswer(e.method ?? "", m);
		if (this.#d) {
			if (h) return unhealthy("the server is shutting down");
			throw new i(503, "internal_error", "the server is shutting down");
		}
		let { metrics: g } = this.#e, _ = e.method === "GET" || e.method === "HEAD";
		if (m.path === "/metrics" && g !== void 0) return _ ? g.toAnswer() : methodNotAllowed("GET, HEAD");
		let v = l ?? 1e3;
		if (this.#l > v && !h) throw new i(503, "internal_error", `too many requests at the same time (limit: ${String(v)})`);
		let y = {
			method: e.method ?? "",
			path: m.path,
			search: m.search
		}, b = findRoute(y);
		if ("status" in b) return b;
		let { loggedHeaders: x = [], labels: S = Ie, defaultDecision: C = Le } = this.#e, { onPrint: w, plugins: T, wording: E } = this.#e, D = {
			requestedBy: `${e.socket.remoteAddress ?? ""}:${String(e.socket.remotePort ?? 0)}`,
			requestId: o,
			headers: x.length === 0 ? Re : pickHeaders(e, x)
		}, O = {
			...this.#e.evaluate,
			signal: t
		}, { take: k, release: A } = this.#o.hold();
		try {
			return await b.answer(b.rest, {
				...y,
				query: m.query,
				contentType: e.headers["content-type"] ?? "",
				accept: e.headersDistinct.accept?.[0] ?? "",
				body: () => readBody(e, {
					...this.#s,
					take: k
				}),
				signal: t
			}, {
				policies: c,
				defaultDecision: C,
				plugins: T,
				evaluate: O,
				facts: D,
				labels: S,
				message: a,
				onDecision: u,
				onPrint: w,
				wording: E
			});
		} finally {
			A();
		}
	}
};
export { DecisionServer };
