import { __toESM as e } from "./rolldown-runtime.js";
import { BuiltinError as t, Deadline as n, EvaluationError as r, HttpSendError as i, NumberTooLargeError as a, PlainJsonScan as o, RegoNumber as s, RegoObject as c, RegoSet as l, TermSyntaxError as u, Turns as d, append as f, asBuffer as p, basicAuthorization as m, channels as h, codeOf as g, encodeText as _, escapeForHtml as ee, failArgument as v, getPort as y, isBytes as b, isError as te, isErrorOf as x, isTraced as ne, joinParts as re, notAllowed as ie, parseJson as S, readSmallFile as C, require__builtin_buffer as ae, require__builtin_crypto as oe, require__builtin_net as se, shownAddress as w, toCanonicalText as T, toGoPrefix as E, toJsonText as D, toRegoText as O, toRegoTextSpaced as ce, toTarget as le, traced as k, trimQuotes as A, typeName as j, withPort as M } from "./evaluation.js";
import { NestedTooDeeply as N } from "./large-json.js";
import { findScanError as P, readLargeJson as F, runScan as I, writeLargeString as L } from "./read-large-json.js";
import { evalRego as R } from "./eval-rego.js";
import { Pieces as z } from "./shared.js";
import { toGoReason as B } from "./network-error.js";
import { version as V } from "./start.js";
function measureSize(e, { response: { headers: t, body: n } }) {
	let r = 500 + e.length * 2 + n.length;
	for (let [e, n] of t) {
		r += e.length * 2;
		for (let e of n) r += e.length * 2;
	}
	return r;
}
var HttpCache = class {
	#e = /* @__PURE__ */ new Map();
	#t;
	#n = 0;
	constructor(e = 67108864) {
		this.#t = e;
	}
	get(e) {
		let t = this.#e.get(e);
		if (t !== void 0) return this.#e.delete(e), this.#e.set(e, t), t.cached;
	}
	delete(e) {
		this.#n -= this.#e.get(e)?.size ?? 0, this.#e.delete(e);
	}
	set(e, t) {
		this.delete(e);
		let n = measureSize(e, t);
		if (!(n > this.#t)) {
			this.#e.set(e, {
				cached: t,
				size: n
			}), this.#n += n;
			for (let e of this.#e.keys()) {
				if (this.#n <= this.#t) return;
				this.delete(e);
			}
		}
	}
};
const H = /* @__PURE__ */ new Set([
	200,
	203,
	204,
	206,
	300,
	301,
	404,
	405,
	410,
	414,
	501
]), U = 2 ** 31 - 1;
function first(e, t) {
	let n = e.get(t)?.[0];
	return n === "" ? void 0 : n;
}
function directives(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of (first(e, "cache-control") ?? "").split(",")) {
		let e = n.replace(/^ +| +$/g, ""), [r = "", i, ...a] = e.split("=");
		e !== "" && a.length === 0 && t.set(i === void 0 ? r : r.trim(), i ?? "");
	}
	return t;
}
const W = [
	/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
	/^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
	/^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/
];
function parseDate(e) {
	if (!W.some((t) => t.test(e))) return;
	let t = Date.parse(e.endsWith("GMT") ? e : `${e} GMT`);
	return Number.isNaN(t) ? void 0 : t;
}
function isStorable(e, t, n) {
	return H.has(e) && (n || !directives(t).has("no-store"));
}
var ExpiryError = class extends Error {};
function expiryFromHeaders(e) {
	let t = directives(e).get("max-age");
	if (t === void 0) {
		let t = first(e, "expires");
		return t === void 0 ? void 0 : parseDate(t);
	}
	if (!/^\d+$/.test(t)) throw new ExpiryError(`strconv.ParseUint: parsing ${JSON.stringify(t)}: invalid syntax`);
	let n = first(e, "date");
	if (n === void 0) throw new ExpiryError("no date header");
	let r = parseDate(n);
	if (r === void 0) throw new ExpiryError(`parsing time ${JSON.stringify(n)}: no time of HTTP`);
	return r + Math.min(Number(t), U) * 1e3;
}
// src/engine/std/network/http-answer.ts
var ue = ae();
const de = Buffer.from("null"), fe = /^([^\s"=;]+)=([^\s";]+|"(?:[^"\\]|\\.)*")$/;
function areWellFormed(e) {
	let t = /* @__PURE__ */ new Map();
	return e.every((e) => {
		let [, n = "", r = ""] = fe.exec(e) ?? [], i = t.get(n.toLowerCase());
		return t.set(n.toLowerCase(), r), e === "" || n !== "" && (i === void 0 || i === r);
	});
}
function isJson(e) {
	let [t = "", ...n] = e.split(";").map((e) => e.trim());
	return areWellFormed(n) && /^application\/(?:json|[^/\s]*\+json)$/i.test(t);
}
function isYaml(e) {
	return e.includes("application/yaml") || e.includes("application/x-yaml");
}
function numberTooLarge(e) {
	return new t(`http.send: the answer cannot be read: ${e.reason}`, {
		code: "number_too_large",
		builtin: "http.send",
		cause: e
	});
}
function tooDeep(e) {
	return new t("http.send: the answer is nested too deeply to be read", {
		code: "stack_limit",
		builtin: "http.send",
		cause: e
	});
}
const pe = /^[ \t\r\n]*-?\d+(?:\.|(?:\.\d+)?[eE])$/;
function decodeJson(e) {
	try {
		return S(e);
	} catch (t) {
		if (!(t instanceof u)) throw t;
		if (t instanceof a) throw numberTooLarge(t);
		let { offset: n } = t;
		if (pe.test(e.slice(0, n + 1))) return null;
		try {
			return S(e.slice(0, n));
		} catch {
			return null;
		}
	}
}
async function decodeLargeJson(e, t) {
	let n = await F(e, { check: t });
	if (n !== void 0) return p(n.bytes);
	let r = new o(e, { anyEscape: !0 });
	if (await I(r, new d(t)) || r.isTooDeep) throw tooDeep();
	let { error: i } = P(e, r);
	if (i instanceof a) throw numberTooLarge(i);
	let s = r.end === void 0 ? void 0 : await F(e.subarray(0, r.end), { check: t });
	return s === void 0 ? de : p(s.bytes);
}
async function decodeYaml(e, { signal: t, deadline: n }, r) {
	let i = Math.max(1, n - Date.now()), a = await R({
		files: [],
		query: "json.marshal(yaml.unmarshal(input))",
		input: e,
		format: "raw",
		signal: t,
		timeoutMs: i
	}).catch((e) => {
		throw r(), e;
	});
	if (!a.defined) return null;
	let o = a.stdout;
	return o.length < 262144 ? decodeJson(o) : decodeLargeJson(await _(o, new d(r)), r);
}
async function decode({ body: e, headers: t }, { forceJsonDecode: n, forceYamlDecode: r }, i, a) {
	let [o = ""] = t.get("content-type") ?? [];
	return n || isJson(o) ? e.length < 262144 ? decodeJson(e.toString("utf8")) : decodeLargeJson((0, ue.isUtf8)(e) ? e : Buffer.from(e.toString("utf8")), a) : r || isYaml(o) ? decodeYaml(e.toString("utf8"), i, a) : null;
}
function startCheck({ signal: e, deadline: t }) {
	return () => {
		if (e.throwIfAborted(), !(Date.now() <= t)) throw new r("reading the answer of http.send took longer than the evaluation may take", { code: "timeout" });
	};
}
async function toHttpAnswer(e, t, n) {
	let { status: r, statusCode: i, headers: a, body: o } = e, l = startCheck(n), u;
	try {
		u = await decode(e, t, n, l);
	} catch (e) {
		throw e instanceof N || x(e, "RangeError") ? tooDeep(e) : e;
	}
	let f = [
		["status", r],
		["status_code", new s(String(i))],
		["headers", new c([...a])]
	], p = o.toString("utf8");
	if (!b(u) && o.length < 262144) return new c([
		...f,
		["body", u],
		["raw_body", p]
	]);
	let m = new d(l);
	return re([
		Buffer.from(`${O(new c(f)).slice(0, -1)},"body":`),
		b(u) ? u : Buffer.from(O(u)),
		Buffer.from(",\"raw_body\":"),
		...await L(p, m),
		Buffer.from("}")
	], m);
}
// src/engine/std/network/go-duration.ts
var G = /* @__PURE__ */ e(se(), 1);
const me = {
	ns: 1,
	us: 1e3,
	µs: 1e3,
	μs: 1e3,
	ms: 1e6,
	s: 1e9,
	m: 6e10,
	h: 36e11
}, he = 2 ** 63;
function parseGoDuration(e) {
	let fail = (e) => {
		throw SyntaxError(`time: ${e}`);
	}, t = JSON.stringify(e), [, n = "", r = ""] = /^([+-]?)([\s\S]*)$/.exec(e) ?? [];
	if (r === "0") return 0;
	if (r === "") return fail(`invalid duration ${t}`);
	let i = 0, a = r;
	for (; a !== "";) {
		let e = /^(?:\d+\.?\d*|\.\d+)/.exec(a)?.[0];
		if (e === void 0) return fail(`invalid duration ${t}`);
		a = a.slice(e.length);
		let n = /^[^\d.]*/.exec(a)?.[0] ?? "";
		if (n === "") return fail(`missing unit in duration ${t}`);
		let r = me[n];
		if (r === void 0) return fail(`unknown unit ${JSON.stringify(n)} in duration ${t}`);
		i += Number(e) * r, a = a.slice(n.length);
	}
	return i >= he ? fail(`invalid duration ${t}`) : n === "-" ? -i : i;
}
// src/engine/std/network/request-url.ts
function toShownUrl({ protocol: e, host: t, pathname: n }) {
	return `${e}//${t}${n}`;
}
function parseRequestUrl(e, n) {
	let r = JSON.stringify(w(n)), failRequest = (t) => {
		throw new i(`${E(e, w(n))}: ${t}`, "network");
	};
	if (/[\u0000-\u001f\u007f]/.test(n)) return v(`parse ${r}: net/url: invalid control character in URL`);
	if (n.startsWith(":")) return v(`parse ${r}: missing protocol scheme`);
	let [, a = "", o = ""] = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?([\s\S]*)$/.exec(n) ?? [], s = a.toLowerCase();
	if (s === "unix") throw new t("http.send: sockets of this machine (unix://) are not allowed; use http or https", {
		code: "builtin_not_allowed",
		builtin: "http.send"
	});
	if (a === "" && /^[^/?#]*:/.test(n)) return v(`parse ${r}: first path segment in URL cannot contain colon`);
	let [, c = ""] = /^\/\/([^/?#]*)/.exec(o) ?? [], l = c.slice(c.lastIndexOf("@") + 1);
	if (l.startsWith("[") && !l.includes("]")) return v(`parse ${r}: missing ']' in host`);
	let u = /:([^:\]]*)$/.exec(l)?.[1] ?? "";
	if (!/^\d*$/.test(u)) return v(`parse ${r}: invalid port ${JSON.stringify(`:${u}`)} after host`);
	let d = /[\s\\"<>^`{|}]/.exec(l)?.[0];
	if (d !== void 0) return v(`parse ${r}: invalid character ${JSON.stringify(d)} in host name`);
	let f = /%(?![0-9A-Fa-f]{2}).{0,2}/.exec(o.replace(/\?[^#]*/, ""))?.[0];
	return f === void 0 ? s !== "http" && s !== "https" ? failRequest(`unsupported protocol scheme ${JSON.stringify(s)}`) : l === "" || l.startsWith(":") ? failRequest("http: no Host in request URL") : Number(u) > 65535 ? failRequest(`dial tcp: address ${u}: invalid port`) : URL.canParse(n) ? new URL(n) : v(`parse ${r}: invalid host`) : v(`parse ${r}: invalid URL escape ${JSON.stringify(f)}`);
}
const ge = /[^\u0021-\u007e]+/g;
function toRequestTarget(e) {
	let [, t = "", n = ""] = /^[^/?#]*\/\/[^/?#]*([^?#]*)(\?[^#]*)?/.exec(e) ?? [];
	return `${t === "" ? "/" : t}${n}`.toWellFormed().replace(ge, encodeURIComponent);
}
// src/engine/std/network/tls-options.ts
var K = oe();
const _e = [
	"tls_ca_cert",
	"tls_ca_cert_file",
	"tls_ca_cert_env_variable",
	"tls_client_cert",
	"tls_client_cert_file",
	"tls_client_cert_env_variable",
	"tls_client_key",
	"tls_client_key_file",
	"tls_client_key_env_variable",
	"tls_server_name"
];
function isTlsText(e) {
	return _e.some((t) => t === e);
}
function readTlsOption(e, t, n, r, i) {
	isTlsText(t) ? e.texts.set(t, r.get(t) ?? "") : t === "tls_use_system_certs" ? e.useSystemCerts = i(n) : t === "tls_insecure_skip_verify" && (e.insecureSkipVerify = i(n));
}
function failTls(e) {
	throw new i(e, "tls");
}
async function readPem(e) {
	try {
		return (await C(e, 16777216)).toString("utf8");
	} catch (t) {
		let n = g(t) ?? "";
		return failTls(`open ${e}: ${n === "ENOENT" ? "no such file or directory" : n === "EACCES" ? "permission denied" : n}`);
	}
}
const ve = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
function certificatesIn(e) {
	return (e.match(ve) ?? []).filter((e) => {
		try {
			return new K.X509Certificate(e).raw.length > 0;
		} catch {
			return !1;
		}
	});
}
function authoritiesIn(e, t) {
	let n = certificatesIn(e);
	return n.length === 0 ? failTls(t) : n;
}
function keyPair(e, t, n = "") {
	let [r] = certificatesIn(e);
	if (r === void 0) return failTls(`${n}tls: failed to find any PEM data in certificate input`);
	let i;
	try {
		i = new K.X509Certificate(r).checkPrivateKey((0, K.createPrivateKey)(t));
	} catch {
		return failTls(`${n}tls: failed to find any PEM data in key input`);
	}
	return i ? {
		cert: e,
		key: t
	} : failTls(`${n}tls: private key does not match public key`);
}
async function clientCertificates(e, { env: t }) {
	let getPair = (t) => {
		let [n, r] = [e.get(`tls_client_cert${t}`), e.get(`tls_client_key${t}`)];
		return n === void 0 || r === void 0 || n === "" || r === "" ? void 0 : [n, r];
	}, n = [], r = getPair("");
	r !== void 0 && n.push(keyPair(...r));
	let i = getPair("_file");
	i !== void 0 && n.push(keyPair(await readPem(i[0]), await readPem(i[1])));
	let a = getPair("_env_variable");
	if (a !== void 0) {
		let [e, r] = a, i = `cannot extract public/private key pair from envvars ${`${JSON.stringify(e)}, ${JSON.stringify(r)}`}: `;
		n.push(keyPair(t[e] ?? "", t[r] ?? "", i));
	}
	return n;
}
async function systemCertificates() {
	let n = await import("./evaluation.js").then((t) => /* @__PURE__ */ e(t.require__builtin_tls(), 1)), r = Reflect.get(n, "getCACertificates"), i = typeof r == "function" ? Reflect.apply(r, void 0, ["system"]) : void 0;
	if (Array.isArray(i)) return i.filter((e) => typeof e == "string");
	throw new t("http.send: tls_use_system_certs needs Node 22.15 or newer; give the certificates in tls_ca_cert or tls_ca_cert_file", {
		code: "builtin_failed",
		builtin: "http.send"
	});
}
async function authorities({ texts: e, useSystemCerts: t }, { env: n }) {
	let r = t && process.platform !== "win32" ? await systemCertificates() : [], i = e.get("tls_ca_cert") ?? "";
	i !== "" && f(r, authoritiesIn(i.replaceAll("\\n", "\n"), "could not append certificates"));
	let a = e.get("tls_ca_cert_file") ?? "";
	if (a !== "") {
		let e = `could not append CA certificates from ${JSON.stringify(a)}`;
		f(r, authoritiesIn(await readPem(a), e));
	}
	let o = e.get("tls_ca_cert_env_variable") ?? "";
	if (o !== "") {
		let e = `could not add CA certificates from envvar ${JSON.stringify(o)}: could not append certificates`;
		f(r, authoritiesIn(n[o] ?? "", e));
	}
	return r;
}
async function loadTlsSettings(e, t) {
	let n = await clientCertificates(e.texts, t), r = await authorities(e, t), i = e.texts.get("tls_server_name") ?? "";
	return {
		...n.length === 0 ? {} : {
			cert: n.map(({ cert: e }) => e),
			key: n.map(({ key: e }) => e)
		},
		...r.length === 0 ? {} : { ca: r },
		...i === "" ? {} : { servername: i },
		...e.insecureSkipVerify ? { rejectUnauthorized: !1 } : {}
	};
}
// src/engine/std/network/http-request.ts
const ye = new Set("method url body enable_redirect force_json_decode force_yaml_decode headers raw_body tls_use_system_certs tls_ca_cert tls_ca_cert_file tls_ca_cert_env_variable tls_client_cert tls_client_cert_file tls_client_cert_env_variable tls_client_key tls_client_key_file tls_client_key_env_variable tls_insecure_skip_verify tls_server_name timeout cache force_cache force_cache_duration_seconds raise_error caching_mode max_retry_attempts cache_ignored_headers".split(" "));
function keySet(e) {
	return ce(new l([...e]));
}
function checkKeys(e) {
	let t = [...e.keys()].filter((e) => typeof e != "string" || !ye.has(e));
	t.length > 0 && v(`operand 1 invalid request parameters(s): ${keySet(t)}`, "eval_type_error");
	let n = ["method", "url"].filter((t) => !e.has(t));
	n.length > 0 && v(`operand 1 missing required request parameters(s): ${keySet(n)}`, "eval_type_error");
}
function readBoolean(e, t) {
	let n = e.has(t) ? e.get(t) : !1;
	return typeof n == "boolean" ? n : v(`invalid value for "${t}" field`);
}
function readFlag(e) {
	if (e === void 0) return !1;
	let t = O(e);
	return t === "true" || t === "1" ? !0 : t === "false" || t === "0" ? !1 : v(`strconv.ParseBool: parsing ${JSON.stringify(t)}: invalid syntax`);
}
const q = 2n ** 31n, J = 2n ** 63n, Y = /^[+-]?\d+$/;
function readForceSeconds(e) {
	let t = e.get("force_cache_duration_seconds");
	if (t === void 0) return v("'force_cache' set but 'force_cache_duration_seconds' parameter is missing");
	let n = O(t), r = `strconv.ParseInt: parsing ${JSON.stringify(n)}`;
	if (!Y.test(n)) return v(`${r}: invalid syntax`);
	let i = BigInt(n);
	return i < q && i >= -q ? Number(i) : v(`${r}: value out of range`);
}
function readCache(e) {
	let t = readBoolean(e, "cache"), n = readBoolean(e, "force_cache");
	if (!t && !n) return;
	let r = e.get("caching_mode");
	return {
		forceSeconds: n ? readForceSeconds(e) : 0,
		isModeKnown: r === void 0 || r === "serialized" || r === "deserialized"
	};
}
function readTimeoutMs(e) {
	if (e === void 0) return 5e3;
	if (e instanceof s) return isInt64(e.text) ? toMs(Number(e.text)) : v(`invalid timeout number value ${e.text}, must be int64`);
	if (typeof e != "string") {
		let t = `operand 1 'timeout' must be one of {string, number} but got ${j(e)}`;
		return v(t, "eval_type_error");
	}
	if (isInt64(e)) return toMs(Number(e));
	try {
		return toMs(parseGoDuration(e));
	} catch (t) {
		if (!x(t, "SyntaxError")) throw t;
		return v(`invalid timeout value ${JSON.stringify(e)}: ${t.message}`);
	}
}
function isInt64(e) {
	if (!Y.test(e)) return !1;
	let t = BigInt(e);
	return t < J && t >= -J;
}
function toMs(e) {
	return e <= 0 ? 0 : Math.ceil(e / 1e6);
}
function readRetries(e) {
	if (e === void 0) return 0;
	let t = O(e);
	return e instanceof s && /^\d{1,15}$/.test(t) ? Number(t) : v(`invalid value ${t} for field "max_retry_attempts"`);
}
function toCanonicalName(e) {
	return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(e) ? e.toLowerCase().replace(/(^|-)[a-z]/g, (e) => e.toUpperCase()) : e;
}
function toGoQuoted(e) {
	return e === null ? "%!q(<nil>)" : typeof e == "boolean" ? `%!q(bool=${e})` : e instanceof s ? JSON.stringify(e.text) : Array.isArray(e) ? `[${e.map(toGoQuoted).join(" ")}]` : e instanceof c ? "map[…]" : D(e);
}
function readHeaders$1(e) {
	let t = /* @__PURE__ */ new Map();
	if (e === void 0) return t;
	if (!(e instanceof c)) return v("invalid type for headers key");
	for (let [n, r] of e.entries) {
		if (typeof r != "string") return v(`invalid type for headers value ${toGoQuoted(r)}`);
		t.set(toCanonicalName(typeof n == "string" ? n : D(n)), r);
	}
	return t;
}
function checkHeaders(e, t) {
	let { validateHeaderName: n, validateHeaderValue: r } = process.getBuiltinModule("node:http");
	for (let [a, o] of e) {
		let fail = (e) => {
			throw new i(`${t}: net/http: invalid header field ${e}`, "network");
		};
		try {
			n(a);
		} catch {
			fail(`name ${JSON.stringify(a)}`);
		}
		try {
			r(a, toWireText(o));
		} catch {
			fail(`value for ${JSON.stringify(a)}`);
		}
	}
}
function toWireText(e) {
	return Buffer.from(e, "utf8").toString("latin1");
}
function readBody$1(e) {
	let t = e.get("raw_body");
	if (typeof t == "string") return Buffer.from(A(t));
	let n = e.get("body");
	return n === void 0 ? void 0 : Buffer.from(ee(D(n)));
}
const be = /^[!#$%&'*+.^_`|~0-9A-Z-]*$/;
function parseHttpRequest(e) {
	checkKeys(e);
	let t = readCache(e), n = /* @__PURE__ */ new Map();
	for (let [t, r] of e) if (t === "method" || t === "url" || t === "raw_body" || isTlsText(t)) {
		if (typeof r != "string") return v(`"${String(t)}" must be a string`);
		n.set(String(t), A(r));
	}
	let r = {
		texts: /* @__PURE__ */ new Map(),
		useSystemCerts: !1,
		insecureSkipVerify: !1
	};
	for (let [t, i] of e) readTlsOption(r, t, i, n, readFlag);
	let i = readFlag(e.get("enable_redirect")), a = readHeaders$1(e.get("headers")), o = readTimeoutMs(e.get("timeout")), s = (n.get("method") ?? "").toUpperCase();
	if (!be.test(s)) return v(`net/http: invalid method ${JSON.stringify(s)}`);
	let c = n.get("url") ?? "", l = parseRequestUrl(s, c), u = w(c), d = readRetries(e.get("max_retry_attempts"));
	return checkHeaders(a, E(s, u)), {
		method: s === "" ? "GET" : s,
		url: l,
		target: toRequestTarget(c),
		shownUrl: u,
		headers: a,
		body: readBody$1(e),
		tls: r,
		enableRedirect: i,
		forceJsonDecode: readBoolean(e, "force_json_decode"),
		forceYamlDecode: readBoolean(e, "force_yaml_decode"),
		timeoutMs: o,
		maxRetryAttempts: d,
		cache: t
	};
}
// src/engine/std/network/http-exchange.ts
const X = 16777216, xe = /* @__PURE__ */ new Set([
	"Content-Length",
	"Transfer-Encoding",
	"Trailer",
	"Connection"
]);
function toWireHeaders({ url: e, headers: t, body: n, method: r }) {
	let i = {};
	e.username !== "" && !t.has("Authorization") && (i.Authorization = m(e));
	for (let [e, n] of t) xe.has(e) || (i[e] = toWireText(n));
	return n === void 0 ? (r === "POST" || r === "PUT" || r === "PATCH") && (i["Content-Length"] = "0") : i["Content-Length"] = String(n.length), i;
}
const Se = /* @__PURE__ */ new Set(["transfer-encoding", "trailer"]);
function readHeaders({ rawHeaders: e }) {
	let t = /* @__PURE__ */ new Map();
	for (let n = 0; n + 1 < e.length; n += 2) {
		let r = (e[n] ?? "").toLowerCase(), i = Buffer.from(e[n + 1] ?? "", "latin1").toString("utf8");
		Se.has(r) || r === "connection" && i.toLowerCase() === "close" || t.set(r, [...t.get(r) ?? [], i]);
	}
	return t;
}
async function readBody(e, n) {
	let r = new z();
	for await (let i of e) if (r.add(i), r.length > X) throw new t(`http.send: the answer of ${n} is larger than ${X} bytes, the most that a policy may get`, {
		code: "response_too_large",
		builtin: "http.send"
	});
	return p(r.concat());
}
const Z = /* @__PURE__ */ new Set([
	"GET",
	"HEAD",
	"OPTIONS",
	"TRACE"
]);
function isStale(e, { reusedSocket: t }) {
	let n = g(e);
	return t && (n === "ECONNRESET" || n === "EPIPE");
}
async function open(e, t, n) {
	let { tls: r, lookup: i, connections: a } = t, { url: o, target: s, method: c, body: l } = e, u = o.protocol === "https:", d = {
		method: c,
		hostname: o.hostname.replace(/^\[(.*)\]$/, "$1"),
		port: o.port === "" ? u ? 443 : 80 : Number(o.port),
		path: s,
		headers: toWireHeaders(e),
		agent: l === void 0 && Z.has(c) ? a?.agentFor(u) ?? !1 : !1,
		lookup: i,
		signal: n,
		...u ? r : {}
	}, { request: f } = process.getBuiltinModule(u ? "node:https" : "node:http");
	return new Promise((r, i) => {
		let a = f(d, r);
		a.on("error", (o) => {
			!isStale(o, a) || n.aborted ? i(o) : r(open(e, {
				...t,
				connections: void 0
			}, n));
		}), a.on("close", () => i(Object.assign(/* @__PURE__ */ Error("socket hang up"), { code: "ECONNRESET" }))), a.end(l);
	});
}
async function exchange(e, t) {
	if (!ne(h.request)) return exchangeOnce(e, t);
	let n = new Map(e.headers), r = {
		protocol: "http",
		method: e.method,
		...le(e.url),
		attempt: 1,
		setHeader: (e, t) => {
			for (let t of n.keys()) t.toLowerCase() === e.toLowerCase() && n.delete(t);
			n.set(e, t);
		}
	};
	return k(h.request, r, () => exchangeOnce({
		...e,
		headers: n
	}, t), ({ statusCode: e }) => void (r.status = e));
}
async function exchangeOnce(e, r) {
	let { signal: a, timeoutMs: o } = r, { shownUrl: s } = e, c = E(e.method, s), l = new n({
		timeoutMs: o > 0 ? o : void 0,
		signals: [a]
	}), u;
	try {
		u = await open(e, r, l.signal);
		let { statusCode: t = 0, statusMessage: n = "" } = u;
		return {
			statusCode: t,
			status: `${t} ${n}`.trimEnd(),
			headers: readHeaders(u),
			body: await readBody(u, s)
		};
	} catch (n) {
		if (u?.destroy(), a.throwIfAborted(), n instanceof t) throw n;
		if (l.signal.aborted) throw timedOut(e, u === void 0, s);
		let r = B(n, e.url.hostname);
		throw r === void 0 ? n : u === void 0 ? new i(`${c}: ${r}`, "network") : new i(r, "response");
	} finally {
		l.close();
	}
}
function timedOut({ method: e }, t, n) {
	if (!t) return new i("context deadline exceeded (Client.Timeout or context cancellation while reading body)", "response");
	let r = e.slice(0, 1) + e.slice(1).toLowerCase();
	return new i(`${r} ${n}: request timed out`, "network");
}
var PooledConnections = class {
	#e = /* @__PURE__ */ new Map();
	#t;
	#n = !1;
	constructor(e = 4e3) {
		this.#t = e;
	}
	agentFor(e) {
		let t = this.#e.get(e);
		return t === void 0 && (t = this.#r(e), this.#e.set(e, t)), t;
	}
	#r(e) {
		let t = {
			keepAlive: !0,
			timeout: this.#t,
			maxCachedSessions: 0
		}, n = e ? new (process.getBuiltinModule("node:https")).Agent(t) : new (process.getBuiltinModule("node:http")).Agent(t), r = n.keepSocketAlive.bind(n);
		return n.keepSocketAlive = (e) => this.#n || idleSockets(n).length >= 64 ? !1 : r(e) === !0, n;
	}
	close() {
		this.#n = !0;
		for (let e of this.#e.values()) for (let t of idleSockets(e)) t.destroy();
	}
};
function idleSockets({ freeSockets: e }) {
	return Object.values(e).flatMap((e) => e ?? []);
}
// src/engine/std/network/metadata-addresses.ts
const Ce = [
	"169.254.0.0/16",
	"100.100.100.200/32",
	"168.63.129.16/32",
	"192.0.0.192/32"
], we = [
	"fe80::/10",
	"fd00:ec2::/32",
	"fd20:ce::254/128",
	"fd00:c1::a9fe:a9fe/128",
	"fd00:42::42/128",
	"fd00:a9fe:a9fe::1/128",
	"fd00:100::100:200/128"
], Te = [
	"64:ff9b::",
	"64:ff9b:1::",
	"::ffff:0:",
	"::"
];
function createMetadataAddresses() {
	let e = new G.BlockList();
	for (let t of Ce) {
		let [n = "", r] = t.split("/");
		e.addSubnet(n, Number(r), "ipv4");
		for (let t of Te) e.addSubnet(t + n, 96 + Number(r), "ipv6");
	}
	for (let t of we) {
		let [n = "", r] = t.split("/");
		e.addSubnet(n, Number(r), "ipv6");
	}
	return e;
}
let Q;
function isMetadataAddress(e) {
	return Q ??= createMetadataAddresses(), Q.check(e, (0, G.isIP)(e) === 6 ? "ipv6" : "ipv4");
}
function checkAddress(e, { builtin: t, host: n, address: r, port: i }) {
	let [a = ""] = r.split("%");
	if (!isMetadataAddress(a) || e.has(a, i)) return;
	let o = `${n} resolves to ${r}, a metadata address that hands out machine credentials`;
	throw ie(t, o, M(r, i));
}
// src/engine/std/network/http-client.ts
const $ = "http.send";
function toDelayMs(e) {
	return e === 0 ? 0 : Math.min(100 * 1.6 ** e, 6e4) * (.8 + Math.random() * .4);
}
const Ee = [
	"Authorization",
	"Cookie",
	"Cookie2",
	"Proxy-Authorization",
	"Www-Authenticate"
], De = /^[^?]*%(?![0-9A-Fa-f]{2})/;
function toNextRequest(e, t) {
	let { statusCode: n, headers: r } = t;
	if (![
		301,
		302,
		303,
		307,
		308
	].includes(n)) return;
	let [a = ""] = r.get("location") ?? [];
	if (a === "") return;
	if (!URL.canParse(a, e.url.href) || De.test(a)) {
		let t = E(e.method, e.shownUrl);
		throw new i(`${t}: failed to parse Location header`, "network");
	}
	let o = new URL(a, e.url);
	if (o.protocol !== "http:" && o.protocol !== "https:") {
		let t = E(e.method, toShownUrl(o)), n = JSON.stringify(o.protocol.slice(0, -1));
		throw new i(`${t}: unsupported protocol scheme ${n}`, "network");
	}
	let s = n === 307 || n === 308, c = new Map(e.headers);
	if (!s) for (let e of [
		"Content-Type",
		"Content-Encoding",
		"Content-Language"
	]) c.delete(e);
	if (o.origin !== e.url.origin) for (let e of [...Ee, "Host"]) c.delete(e);
	return {
		method: s || e.method === "HEAD" ? e.method : "GET",
		url: o,
		target: `${o.pathname}${o.search}`,
		shownUrl: toShownUrl(o),
		headers: c,
		body: s ? e.body : void 0
	};
}
function toServerName(e) {
	let t = e.replace(/^\[(.*)\]$/, "$1");
	return (0, G.isIP)(t) === 0 ? { servername: e } : {
		servername: "",
		checkServerIdentity: (e, n) => process.getBuiltinModule("node:tls").checkServerIdentity(t, n)
	};
}
function createHttpClient(e, n) {
	let r = new PooledConnections(), check = (t) => e.check($, t.hostname, y(t)), lookupFor = (t) => (r, { all: i }, a) => {
		n.resolve(r).then((n) => {
			for (let { address: i } of n) checkAddress(e, {
				builtin: $,
				host: r,
				address: i,
				port: y(t)
			});
			let [o] = n;
			i === !0 ? a(null, n) : a(null, o?.address ?? "", o?.family);
		}).catch((e) => {
			a(te(e) ? e : Error(String(e)), "");
		});
	}, sendOnce = async (e, n, { signal: i, onRequest: a }) => {
		let o = new Map([["User-Agent", `regohost/${V}`], ...e.headers]), s = n.servername ?? o.get("Host")?.replace(/:\d+$/, ""), c = s === void 0 ? n : {
			...n,
			...toServerName(s)
		}, { method: l, url: u, target: d, shownUrl: f, body: p } = e, m = {
			method: l,
			url: u,
			target: d,
			shownUrl: f,
			headers: o,
			body: p
		};
		for (let n = 0;; n++) {
			check(m.url), a();
			let o = await exchange(m, {
				tls: c,
				connections: Object.keys(c).length === 0 ? r : void 0,
				lookup: lookupFor(m.url),
				signal: i,
				timeoutMs: e.timeoutMs
			}), s = e.enableRedirect ? toNextRequest(m, o) : void 0;
			if (s === void 0) return o;
			if (n === 10) throw new t(`${$}: ${e.shownUrl} leads on through more than 10 redirects`, {
				code: "redirect_refused",
				builtin: $
			});
			m = s;
		}
	};
	return {
		check,
		close() {
			r.close();
		},
		async send(e, r) {
			if (e.method === "CONNECT") throw new t(`${$}: CONNECT makes a tunnel, which a policy has no use for`, {
				code: "builtin_failed",
				builtin: $
			});
			let a = await loadTlsSettings(e.tls, n);
			for (let t = 0;; t++) try {
				return await sendOnce(e, a, r);
			} catch (e) {
				if (!(e instanceof i && e.failure === "network") || t >= r.retries) throw e;
				await n.wait(toDelayMs(t), r.signal);
			}
		}
	};
}
// src/engine/std/network/http-sender.ts
function toCacheKey(e) {
	let t = e.get("headers"), n = e.get("cache_ignored_headers"), r = new Map([...e, ["cache_ignored_headers", null]]);
	if (n === void 0 || !(t instanceof c)) return {
		text: T(new c([...r])),
		ignored: /* @__PURE__ */ new Set()
	};
	if (!(Array.isArray(n) && n.every((e) => typeof e == "string"))) return v("cache_ignored_headers must be an array of strings", "eval_builtin_error");
	let i = new Set(n);
	return r.set("headers", new c(t.entries.filter(([e]) => typeof e != "string" || !i.has(e)))), {
		text: T(new c([...r])),
		ignored: i
	};
}
var HttpSender = class {
	#e;
	#t;
	constructor(e, t, n) {
		this.#t = new HttpCache(n), this.#e = createHttpClient(e, t);
	}
	close() {
		this.#e.close();
	}
	async answer(e, t) {
		let n = toCacheKey(e), r = parseHttpRequest(e);
		this.#e.check(r.url);
		let i = 0, send = (e) => this.#e.send(e, {
			signal: t.signal,
			retries: t.speculative ? 0 : e.maxRetryAttempts,
			onRequest: () => t.report({ attempts: ++i })
		}), a = r.cache === void 0 ? void 0 : await this.#n(n, r, t, send);
		if (a !== void 0) return t.report({
			attempts: i,
			cached: !0
		}), toHttpAnswer(a, r, t);
		let o = await send(r);
		return this.#r(n, r, o, t), toHttpAnswer(o, r, t);
	}
	async #n(e, t, { evaluation: n }, r) {
		let i = this.#t.get(e.text);
		if (i === void 0) return;
		let { response: a, expiresAt: o } = i;
		if (o !== void 0 && n.nowNs < BigInt(o) * 1000000n) return a;
		let s = toConditional(t, e, a);
		if (s === void 0) {
			this.#t.delete(e.text);
			return;
		}
		let c = await r(s).finally(() => this.#t.delete(e.text));
		if (c.statusCode === 200) return this.#r(e, t, c, { evaluation: n }), c;
		if (c.statusCode !== 304) return;
		let l = {
			...a,
			headers: new Map([...a.headers, ...c.headers])
		}, u = getExpiry(t, c, n.nowNs);
		return this.#t.set(e.text, {
			response: l,
			expiresAt: u
		}), l;
	}
	#r(e, t, n, { evaluation: r }) {
		let { cache: a } = t;
		if (a?.isModeKnown !== !0 || !isStorable(n.statusCode, n.headers, a.forceSeconds > 0)) return;
		let o;
		try {
			o = {
				response: n,
				expiresAt: getExpiry(t, n, r.nowNs)
			};
		} catch (e) {
			if (e instanceof i) return;
			throw e;
		}
		this.#t.set(e.text, o);
	}
};
function toConditional(e, { ignored: t }, { headers: n }) {
	let [r = ""] = n.get("etag") ?? [], [i = ""] = n.get("last-modified") ?? [];
	if (r === "" && i === "") return;
	let a = new Set([...t].map((e) => e.toLowerCase())), o = new Map([...e.headers].filter(([e]) => !a.has(e.toLowerCase())));
	return r !== "" && o.set("If-None-Match", r), i !== "" && o.set("If-Modified-Since", i), {
		...e,
		headers: o
	};
}
function getExpiry({ cache: e }, { headers: t }, n) {
	let r = e?.forceSeconds ?? 0;
	if (r > 0) return Number(n / 1000000n) + r * 1e3;
	try {
		return expiryFromHeaders(t);
	} catch (e) {
		throw e instanceof ExpiryError ? new i(e.message, "response") : e;
	}
}
export { HttpSender };
