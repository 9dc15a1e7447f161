import { Bs as e, Es as t, Jo as n, Kc as r, Oi as i, cr as a, el as o, lr as s, nc as c, ot as l, st as u, tc as d, us as f } from "./shared.js";
import { _ as p, a as m, c as ee, d as h, f as g, g as _, h as v, i as te, l as y, m as b, o as ne, p as x, r as S, s as C, u as w, v as T } from "./cloud-credentials.js";
import { a as E, d as D, f as O, h as k, i as A, l as j, n as M, p as N, s as P } from "./zod.js";
import { n as re } from "./bundle-key.js";
import { n as ie, t as ae } from "./path-pattern.js";
import { isAbsolute as oe, resolve as F } from "node:path";
import { fileURLToPath as I } from "node:url";
// src/server/serve/config/config-overrides.ts
const L = /^((?:\\.|[^[\]\\])*)((?:\[\d{1,4}\])*)$/s, R = /^-?[1-9]\d*$/;
function invalid(e, t, n) {
	let i = t === "" ? e : `${e} ${t}`;
	return new r(`${i}: ${n}; write it as services.acme.url=https://acme.example`, { code: "config_invalid" });
}
function split(e, t, n) {
	let r = [], [i, a] = [0, 0];
	for (let o = 0; o < e.length; o++) {
		let s = e[o];
		s === "\\" ? o++ : n && s === "{" && (e[o - 1] === "=" || a > 0) ? a++ : s === "}" && a > 0 ? a-- : s === t && a === 0 && (r.push(e.slice(i, o)), i = o + 1);
	}
	return r.push(e.slice(i)), r;
}
function unescape(e) {
	return e.replaceAll(/\\(.)/gs, "$1");
}
function toScalar(e) {
	return e === "true" ? !0 : e === "false" ? !1 : e === "null" ? null : e === "0" ? 0 : R.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : unescape(e);
}
function toValue(e, t) {
	if (!t.startsWith("{")) return toScalar(t);
	if (!t.endsWith("}")) throw invalid("--set", e, "a list ends with }");
	let n = t.slice(1, -1);
	return n === "" ? [] : split(n, ",", !1).map(toScalar);
}
function toPath(e, t) {
	return split(t, ".", !1).flatMap((n) => {
		let [, r = "", i = ""] = L.exec(n) ?? [];
		if (r === "") throw invalid(e, t, "a part of the key is missing");
		let a = unescape(r);
		if (a === "__proto__") throw invalid(e, t, "the key is not allowed");
		return [a, ...Array.from(i.matchAll(/\d+/g), ([e]) => Number(e))];
	});
}
function put(e, [t, ...r], i) {
	if (t === void 0) return i;
	if (typeof t == "number") {
		let n = Array.isArray(e) ? [...e] : [];
		for (; n.length < t;) n.push(null);
		return n[t] = put(n[t], r, i), n;
	}
	let a = n(e) && !Array.isArray(e) ? { ...e } : {};
	return a[t] = put(a[t], r, i), a;
}
async function addOverrides(e, t, n, r) {
	let i = n;
	for (let n of t) for (let t of split(n, ",", r === void 0)) {
		let [n = "", ...a] = split(t, "=", !1);
		if (a.length === 0) throw invalid(e, "", "a setting has no =");
		let o = toPath(e, n);
		if (o.some((e) => typeof e == "number" && e > 1e3)) throw invalid(e, n, "an index is above 1000");
		let s = a.join("=");
		i = put(i, o, r === void 0 ? toValue(n, s) : await r(unescape(s)));
	}
	return i;
}
function mergeConfig(e, t) {
	if (!n(e) || !n(t) || Array.isArray(e) || Array.isArray(t)) return t;
	let r = { ...e };
	for (let [e, n] of Object.entries(t)) r[e] = e in r ? mergeConfig(r[e], n) : n;
	return r;
}
// src/server/serve/config/key-config.ts
const z = O({
	key: v(N()),
	private_key: v(N()),
	algorithm: v(M(a)),
	scope: v(N())
}).refine(({ key: e = "", private_key: t = "" }) => e !== "" || t !== "", "needs key or private_key");
function toKeys(e) {
	return Object.fromEntries(Object.entries(e).flatMap(([e, { key: t = "", algorithm: n, scope: r }]) => t === "" ? [] : [[e, {
		key: t,
		...n === void 0 ? {} : { algorithm: n },
		...r === void 0 ? {} : { scope: r }
	}]]));
}
function toSigningKey(e, t, n) {
	let r = Object.hasOwn(n, t) ? n[t] : void 0;
	if (r === void 0) throw b(`${e}: there is no key ${JSON.stringify(t)}`);
	let { private_key: i = "", algorithm: a = s } = r;
	if (i === "") throw b(`${e}: keys.${t} has no private_key`);
	try {
		return re(`keys.${t}.private_key`, Buffer.from(i), {
			algorithm: a,
			isPrivate: !0
		});
	} catch (e) {
		throw e instanceof o ? b(e.message) : e;
	}
}
// src/server/serve/config/assertion-config.ts
const B = _("no cloud is asked to sign; write signing_key, or let another program have the cloud sign and write client_assertion_path"), V = {
	signing_key: v(N().min(1)),
	aws_kms: B,
	aws_signing: B,
	azure_keyvault: B,
	azure_signing: B,
	additional_claims: v(D(N(), k())),
	include_jti_claim: v(E()),
	thumbprint: v(N().regex(/^[0-9a-fA-F]{40}$/, "is not 40 hexadecimal digits"))
};
function toSignedAssertion(e, { signing_key: t, additional_claims: n, include_jti_claim: r, thumbprint: i }, a) {
	if (t === void 0) {
		if (n === void 0 && r === void 0 && i === void 0) return;
		throw b(`${e}: additional_claims, include_jti_claim and thumbprint are for signing_key`);
	}
	return {
		...toSigningKey(`${e}.signing_key`, t, a),
		claims: n ?? {},
		hasJti: r ?? !1,
		thumbprint: i === void 0 ? void 0 : Buffer.from(i, "hex").toString("base64url")
	};
}
// src/server/serve/config/service-address.ts
function toServiceAddress(t, n) {
	if (!URL.canParse(n)) throw b(`${t} is not a URL`);
	let r = new URL(n);
	if (r.username !== "" || r.password !== "") throw b(`${t} must not hold a user name or a password`);
	if (r.search !== "" || r.hash !== "") throw b(`${t} must have no query and no fragment`);
	if (r.protocol !== "https:" && !(r.protocol === "http:" && e(r.hostname))) throw b(`${t} must begin with https://; plain HTTP is for this machine only`);
	return r.href.replace(/\/+$/, "");
}
// src/server/serve/config/oauth2-config.ts
const H = O({
	grant_type: v(M([
		"",
		"client_credentials",
		"jwt_bearer"
	])),
	token_url: N().min(1),
	client_id: v(N().min(1)),
	client_secret: v(N().min(1)),
	client_assertion: v(N().min(1)),
	client_assertion_path: v(N().min(1)),
	client_assertion_type: v(N().min(1)),
	scopes: v(A(N().min(1))),
	additional_headers: v(D(N(), N())),
	additional_parameters: v(D(N(), N())),
	...V
}), U = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
function toOAuth2(e, t, { keys: n, toPath: r }) {
	let { client_secret: i, client_assertion: a, client_assertion_path: o } = t, s = t.client_assertion_type ?? U, c = t.grant_type === "jwt_bearer" ? "jwt_bearer" : "client_credentials", l = toSignedAssertion(e, t, n), u = [
		...i === void 0 ? [] : [{ secret: i }],
		...a === void 0 ? [] : [{
			assertion: a,
			type: s
		}],
		...o === void 0 ? [] : [{
			assertionPath: r(o),
			type: s
		}],
		...l === void 0 ? [] : [{
			signed: l,
			type: U
		}]
	], [d] = u;
	if (d === void 0 || u.length > 1) throw b(`${e}: one of client_secret, signing_key, client_assertion and client_assertion_path`);
	if (c === "jwt_bearer" && t.signing_key === void 0) throw b(`${e}: grant_type: jwt_bearer needs signing_key, and nothing else that proves the client`);
	if (t.client_id === void 0 && l === void 0) throw b(`${e}.client_id is missing`);
	return {
		tokenUrl: toServiceAddress(`${e}.token_url`, t.token_url),
		grant: c,
		clientId: t.client_id,
		proof: d,
		scopes: t.scopes ?? [],
		headers: t.additional_headers ?? {},
		parameters: t.additional_parameters ?? {}
	};
}
// src/server/serve/config/service-config.ts
const W = O({
	name: v(N().min(1)),
	url: N().min(1),
	type: v(M(["", "oci"])),
	headers: v(D(N(), N())),
	response_header_timeout_seconds: v(p),
	allow_insecure_tls: v(P(!1, { error: () => "certificates are always verified; name an authority in tls.ca_cert" })),
	tls: v(O({
		ca_cert: v(N().min(1)),
		system_ca_required: v(E())
	})),
	credentials: v(O({
		bearer: v(O({
			token: v(N().min(1)),
			token_path: v(N().min(1)),
			scheme: v(N().regex(/^[\w.-]+$/))
		})),
		client_tls: v(O({
			cert: N().min(1),
			private_key: N().min(1),
			private_key_passphrase: v(N()),
			cert_reread_interval_seconds: v(p),
			ca_cert: v(N()),
			system_ca_required: v(E())
		})),
		oauth2: v(H),
		s3_signing: v(m),
		gcp_metadata: v(te),
		azure_managed_identity: v(S),
		plugin: _(g)
	}))
});
function toTls({ tls: e, credentials: t }, n) {
	let r = t?.client_tls?.ca_cert, i = e?.ca_cert === void 0 && r !== void 0 && r !== "", a = i ? r : e?.ca_cert;
	if (e === void 0 && a === void 0) return;
	let o = i ? t?.client_tls?.system_ca_required : e?.system_ca_required;
	return {
		caCert: a === void 0 ? void 0 : n(a),
		systemCaRequired: o ?? !1
	};
}
function toCloud(e, { type: t, credentials: n }, r) {
	let { gcp_metadata: i, azure_managed_identity: a, s3_signing: o } = n ?? {};
	return i === void 0 ? a === void 0 ? o === void 0 ? void 0 : ne(`${e}.s3_signing`, o, {
		toPath: r,
		isRegistry: t === "oci"
	}) : C(`${e}.azure_managed_identity`, a) : ee(`${e}.gcp_metadata`, i);
}
function checkRegistry(e, { headers: t, tls: n, credentials: r }) {
	let i = `services.${e}`;
	if (t !== void 0) throw b(`${i}.headers: no headers are sent to a registry, as in OPA`);
	if (n !== void 0 || r?.client_tls !== void 0) throw b(`${i}: a registry is asked without a client certificate, and its own is checked by the authorities that Node trusts; NODE_EXTRA_CA_CERTS adds to them`);
	let a = r?.bearer?.scheme ?? "Bearer";
	if (!["bearer", "basic"].includes(a.toLowerCase())) throw b(`${i}.credentials.bearer.scheme: a registry takes Bearer and Basic`);
}
function toService(e, t, n) {
	let { toPath: r } = n, { bearer: i, client_tls: a, oauth2: o } = t.credentials ?? {}, s = `services.${e}.credentials`, c = t.type === "oci", l = Object.entries(t.credentials ?? {}).flatMap(([e, t]) => t === void 0 ? [] : [e]);
	if (c && checkRegistry(e, t), l.length > 1) throw b(`${s}: at most one of ${l.join(" and ")}`);
	if (i !== void 0 && i.token === void 0 == (i.token_path === void 0)) throw b(`${s}.bearer: one of token and token_path`);
	return {
		name: e,
		url: toServiceAddress(`services.${e}.url`, t.url),
		isOci: c,
		hasCredentials: l.length > 0,
		headers: t.headers ?? {},
		responseHeaderTimeoutMs: (t.response_header_timeout_seconds ?? 10) * 1e3,
		bearer: i === void 0 ? void 0 : {
			token: i.token,
			tokenPath: i.token_path === void 0 ? void 0 : r(i.token_path),
			scheme: i.scheme ?? "Bearer"
		},
		oauth2: o === void 0 ? void 0 : toOAuth2(`${s}.oauth2`, o, n),
		cloud: toCloud(s, t, r),
		clientTls: a === void 0 ? void 0 : {
			cert: r(a.cert),
			privateKey: r(a.private_key),
			passphrase: a.private_key_passphrase,
			rereadIntervalMs: (a.cert_reread_interval_seconds ?? 0) * 1e3
		},
		tls: toTls(t, r)
	};
}
function toServices(e, t) {
	let n = Array.isArray(e) ? e.map((e, t) => {
		if (e.name === void 0) throw b(`services.${String(t)}.name is missing`);
		return [e.name, e];
	}) : Object.entries(e ?? {}), r = /* @__PURE__ */ new Map();
	for (let [e, i] of n) {
		if (r.has(e)) throw b(`two services have the name ${JSON.stringify(e)}`);
		r.set(e, toService(e, i, t));
	}
	return r;
}
function getService(e, t, n) {
	let r = t === void 0 || t === "" ? n.values().next().value : n.get(t);
	if (r !== void 0) return r;
	throw b(`${e}: there is no service ${t === void 0 || t === "" ? "at all" : JSON.stringify(t)}`);
}
function uploadTo(e, { service: t, console: n }, r, i = !1) {
	if (t === void 0 && (n === !0 || i)) return;
	let a = getService(e, t, r);
	if (a.isOci) throw b(`${e}: the service ${a.name} is a registry (type: oci)`);
	return a.name;
}
// src/server/serve/config/bundle-config.ts
const G = O({
	service: v(N()),
	resource: v(N()),
	persist: v(E()),
	size_limit_bytes: v(j().int().positive()),
	trigger: x,
	polling: v(O({
		...w,
		long_polling_timeout_seconds: v(p.min(1)),
		superseded_etag_ttl_seconds: _("ETags of replaced bundles are not sent")
	})),
	signing: v(O({
		keyid: v(N()),
		scope: v(N()),
		exclude_files: v(A(N())),
		allow_unsigned_delta_bundles: v(P(!1, { error: () => "delta bundles are refused, whoever signed them" }))
	}))
}), K = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
function toBundle(e, t, n, r) {
	let i = `bundles.${e}`;
	if (!K.test(e)) throw b(`${i}: the name may have letters, digits and ._-/`);
	let { signing: a, polling: o } = t, s = Object.keys(r).length > 0;
	if (a !== void 0 && !s) throw b(`${i}.signing needs keys`);
	if (a?.keyid !== void 0 && a.keyid !== "" && !Object.hasOwn(r, a.keyid)) throw b(`${i}.signing.keyid: there is no key ${JSON.stringify(a.keyid)}`);
	let c = o?.long_polling_timeout_seconds;
	return {
		name: e,
		from: toOrigin(i, e, t, n),
		delay: T(`${i}.polling`, o ?? {}, [60, 120]),
		longPollMs: c === void 0 ? void 0 : c * 1e3,
		persist: t.persist ?? !1,
		sizeLimitBytes: t.size_limit_bytes ?? 1073741824,
		isSignatureOptional: a === void 0,
		verify: s ? {
			keys: r,
			keyId: a?.keyid,
			scope: a?.scope,
			excludeFiles: a?.exclude_files
		} : void 0
	};
}
const q = "oci://", J = /* @__PURE__ */ new Set([
	"docker.io",
	"index.docker.io",
	"registry-1.docker.io"
]);
function toOrigin(e, t, { service: n, resource: r = "" }, i) {
	if (r.startsWith("file://")) return {
		kind: "file",
		path: toFilePath(e, r)
	};
	let a = r.startsWith(q) ? r.slice(6) : void 0;
	if (a !== void 0 && (n ?? "") === "") return {
		kind: "image",
		address: r
	};
	let o = getService(e, n, i);
	if (o.isOci) return toImage(e, a ?? r, o);
	if (a !== void 0) throw b(`${e}.resource is an image, and the service ${o.name} is no registry (type: oci)`);
	return {
		kind: "service",
		service: o.name,
		path: r === "" ? `bundles/${t}` : r
	};
}
function toImage(e, t, n) {
	if (t === "") throw b(`${e}.resource: name the image, such as ghcr.io/org/policies:1`);
	let r = `${q}${t}`;
	if (!n.hasCredentials) return {
		kind: "image",
		address: r
	};
	let [i = ""] = t.split("/", 1), { host: a } = new URL(n.url);
	if (i !== a && !(J.has(i) && J.has(a))) throw b(`${e}.resource: its registry is ${JSON.stringify(i)}, and the credentials of the service ${n.name} are for ${a}`);
	return {
		kind: "image",
		address: r,
		service: n.name
	};
}
function toFilePath(e, t) {
	try {
		return I(t);
	} catch (t) {
		throw new r(`the configuration: ${e}.resource is not a file: URL such as file:///policies/a.tar.gz`, {
			code: "config_invalid",
			cause: t
		});
	}
}
// src/server/serve/config/log-config.ts
const se = O({
	plugin: _(g),
	service: v(N()),
	partition_name: v(N()),
	resource: v(N()),
	console: v(E()),
	mask_decision: v(N()),
	drop_decision: v(N()),
	nd_builtin_cache: v(E()),
	request_context: v(O({ http: v(O({ headers: v(A(N().regex(/^[\w!#$%&'*+.^`|~-]+$/))) })) })),
	reporting: v(O({
		...w,
		buffer_type: v(M([
			"",
			"size",
			"event"
		])),
		buffer_size_limit_bytes: v(j().int().positive()),
		buffer_size_limit_events: v(j().int().positive()),
		upload_size_limit_bytes: v(j().int().min(90).max(4294967296)),
		max_decisions_per_second: v(j().positive()),
		trigger: v(P(["periodic", "immediate"], { error: () => `${h}, or "immediate"` }))
	}))
}), ce = O({
	plugin: _(g),
	service: v(N()),
	partition_name: v(N()),
	console: v(E()),
	prometheus: v(E()),
	prometheus_config: v(O({ collectors: v(O({ bundle_loading_duration_ns: v(O({ buckets: v(y) })) })) })),
	trigger: x
});
function toDecisionPath(e, t, n) {
	let r = (t ?? n).split("/").filter((e) => e !== "");
	if (r.length === 0) throw b(`${e}: name a document, such as ${n}`);
	return {
		path: r,
		isConfigured: t !== void 0
	};
}
function toBufferLimits(e) {
	let { buffer_type: t, buffer_size_limit_bytes: n, buffer_size_limit_events: r, max_decisions_per_second: i } = e ?? {}, a = "decision_logs.reporting";
	if (t === "event" && n !== void 0) throw b(`${a}.buffer_size_limit_bytes is for buffer_type: size; write buffer_size_limit_events`);
	if (t !== "event" && r !== void 0) throw b(`${a}.buffer_size_limit_events is for buffer_type: event`);
	if (n !== void 0 && i !== void 0) throw b(`${a}: one of buffer_size_limit_bytes and max_decisions_per_second`);
	return {
		bufferSizeLimitBytes: n ?? 1073741824,
		bufferSizeLimitEvents: t === "event" ? r ?? 1e4 : void 0,
		maxDecisionsPerSecond: i
	};
}
function toDecisionLogs(e, t, n) {
	let { reporting: r, partition_name: i } = e;
	return {
		service: uploadTo("decision_logs.service", e, n),
		resource: i === void 0 || i === "" ? e.resource ?? "/logs" : `/logs/${i}`,
		console: e.console ?? !1,
		delay: T("decision_logs.reporting", r ?? {}, [300, 600]),
		isImmediate: r?.trigger === "immediate",
		...toBufferLimits(r),
		uploadSizeLimitBytes: r?.upload_size_limit_bytes ?? 32768,
		mask: toDecisionPath("decision_logs.mask_decision", e.mask_decision, "/system/log/mask"),
		drop: toDecisionPath("decision_logs.drop_decision", e.drop_decision, "/system/log/drop"),
		headers: e.request_context?.http?.headers ?? [],
		withBuiltinCache: e.nd_builtin_cache ?? t
	};
}
function toStatus(e, t) {
	let n = e.partition_name ?? "";
	return {
		service: uploadTo("status.service", e, t, e.prometheus === !0),
		resource: n === "" ? "/status" : `/status/${n}`,
		console: e.console ?? !1,
		prometheus: e.prometheus ?? !1,
		loadingBuckets: e.prometheus_config?.collectors?.bundle_loading_duration_ns?.buckets
	};
}
// src/server/serve/config/tracing-config.ts
const Y = v(N().min(1)), X = v(j().int().min(1));
function checkGlob(e, t) {
	try {
		ie(e);
	} catch (e) {
		if (!(e instanceof ae)) throw e;
		t.addIssue({
			code: "custom",
			message: `is not a glob: ${e.message}`
		});
	}
}
const Z = O({
	type: v(M([
		"",
		"grpc",
		"http"
	])),
	address: v(N().regex(/^[^/@\s]+:\d{1,5}$/, "must be a host and a port, such as localhost:4317")),
	service_name: Y,
	sample_percentage: v(j().min(0).max(100)),
	encryption: v(M([
		"off",
		"tls",
		"mtls"
	])),
	allow_insecure_tls: v(P(!1, { error: () => "certificates are always verified; name an authority in tls_ca_cert_file" })),
	tls_cert_file: Y,
	tls_private_key_file: Y,
	tls_ca_cert_file: Y,
	exclude_paths: v(A(N().superRefine(checkGlob))),
	resource: v(O({
		service_version: Y,
		service_instance_id: Y,
		service_namespace: Y,
		deployment_environment: Y
	})),
	batch_span_processor_options: v(O({
		blocking: v(P(!1, { error: () => "spans never hold up requests" })),
		batch_timeout_ms: X,
		export_timeout_ms: X,
		max_export_batch_size: X,
		max_queue_size: X
	}))
}), le = {
	grpc: "localhost:4317",
	http: "localhost:4318"
};
function toSource(t, n) {
	let r = t.type === "grpc" ? "grpc" : "http", { address: i = le[r], encryption: a = "off" } = t, o = a !== "off", s = `${o ? "https" : "http"}://${i}${r === "http" ? "/v1/traces" : ""}`;
	if (!URL.canParse(s)) throw n("distributed_tracing.address is not a host and a port");
	let c = new URL(s);
	if (!o && !e(c.hostname)) throw n("distributed_tracing.encryption must be \"tls\" or \"mtls\" for a collector that is not on this machine");
	return {
		isSecure: o,
		url: c
	};
}
function toTracingVariables(e, t, n) {
	let { type: r, tls_cert_file: i, tls_private_key_file: a, tls_ca_cert_file: o } = e;
	if (r === void 0 || r === "") return;
	let { isSecure: s, url: c } = toSource(e, n);
	if (!s && (i ?? a ?? o) !== void 0) throw n("distributed_tracing: certificates need encryption: tls or mtls");
	if (e.encryption === "mtls" != (i !== void 0 && a !== void 0)) throw n("distributed_tracing: tls_cert_file and tls_private_key_file belong to encryption: mtls");
	let { resource: l, batch_span_processor_options: u } = e, d = Object.entries({
		"service.version": l?.service_version,
		"service.instance.id": l?.service_instance_id,
		"service.namespace": l?.service_namespace,
		"deployment.environment": l?.deployment_environment
	}).flatMap(([e, t]) => t === void 0 ? [] : [`${e}=${encodeURIComponent(t)}`]), f = {
		OTEL_TRACES_EXPORTER: "otlp",
		OTEL_METRICS_EXPORTER: "none",
		OTEL_SERVICE_NAME: e.service_name ?? "regohost",
		OTEL_RESOURCE_ATTRIBUTES: d.join(","),
		OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
		OTEL_TRACES_SAMPLER_ARG: String((e.sample_percentage ?? 100) / 100),
		OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: r === "grpc" ? "grpc" : "http/protobuf",
		OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: c.href.replace(/\/$/, ""),
		OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE: o === void 0 ? void 0 : t(o),
		OTEL_EXPORTER_OTLP_TRACES_CLIENT_CERTIFICATE: i === void 0 ? void 0 : t(i),
		OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY: a === void 0 ? void 0 : t(a),
		OTEL_BSP_SCHEDULE_DELAY: u?.batch_timeout_ms,
		OTEL_BSP_EXPORT_TIMEOUT: u?.export_timeout_ms,
		OTEL_BSP_MAX_EXPORT_BATCH_SIZE: u?.max_export_batch_size,
		OTEL_BSP_MAX_QUEUE_SIZE: u?.max_queue_size,
		OTEL_PROPAGATORS: "tracecontext"
	};
	return Object.fromEntries(Object.entries(f).flatMap(([e, t]) => t === void 0 ? [] : [[e, String(t)]]));
}
// src/server/serve/config/server-config.ts
const Q = v(j().int().positive()), ue = O({
	inter_query_builtin_cache: v(O({
		max_size_bytes: v(j().int().min(1)),
		forced_eviction_threshold_percentage: _("the answer that was not used for longest makes room"),
		stale_entry_eviction_period_seconds: _("stale answers go when others need their room")
	})),
	inter_query_builtin_value_cache: _("what built-ins keep, such as patterns and keys, has limits of this program's own, which cannot be set")
}), $ = O({
	services: v(D(N(), W)),
	labels: v(D(N(), N())),
	keys: v(D(N(), z)),
	bundles: v(D(N(), G.nullable())),
	decision_logs: v(se),
	status: v(ce),
	default_decision: v(N()),
	persistence_directory: v(N().min(1)),
	nd_builtin_cache: v(E()),
	server: v(O({
		metrics: v(O({ prom: v(O({ http_request_duration_seconds: v(O({ buckets: v(y) })) })) })),
		encoding: v(O({ gzip: v(O({
			min_length: v(j().int().min(0)),
			compression_level: v(j().int().min(0).max(9))
		})) })),
		decoding: v(O({
			max_length: Q,
			gzip: v(O({ max_length: Q }))
		})),
		logger_plugin: _(g)
	})),
	bundle: _("it is OPA's former form; write bundles"),
	default_authorization_decision: _("requests are not authorized by policy; see --authentication"),
	discovery: _("the configuration is read from its file only"),
	plugins: _(g),
	caching: v(ue),
	storage: _("policies and data are held in memory"),
	distributed_tracing: v(Z),
	metrics_export: _("it is not supported; scrape /metrics")
}), de = $.extend({ services: v(A(W)) }), fe = {
	services: ["credentials", "headers"],
	keys: ["key", "private_key"]
};
function withoutQueries(e) {
	if (!n(e)) return e;
	let t = Object.entries(e).map(([e, t]) => [e, e === "resource" && typeof t == "string" ? t.split("?", 1)[0] ?? "" : t]);
	return Object.fromEntries(t);
}
function without(e, t) {
	return n(e) ? Object.fromEntries(Object.entries(e).filter(([e]) => !t.includes(e))) : e;
}
function toActive(e, t) {
	let r = n(e) ? { ...e } : {};
	for (let [e, t] of Object.entries(fe)) {
		let i = r[e];
		if (Array.isArray(i)) r[e] = i.map((e) => without(e, t));
		else if (n(i)) {
			let n = Object.entries(i).map(([e, n]) => [e, without(n, t)]);
			r[e] = Object.fromEntries(n);
		}
	}
	let { bundles: i, decision_logs: a } = r;
	if (n(i)) {
		let e = Object.entries(i).map(([e, t]) => [e, withoutQueries(t)]);
		r.bundles = Object.fromEntries(e);
	}
	return a !== void 0 && (r.decision_logs = withoutQueries(a)), {
		...r,
		default_decision: t
	};
}
function parseServerConfig(e, t, r) {
	let i = n(e) && "services" in e && Array.isArray(e.services) ? de : $, a = l(i, e ?? {});
	if (a.problems !== void 0) throw b(u(a.problems), r);
	let o = a.data, toPath = (e) => oe(e) ? e : F(t, e), s = toServices(o.services, {
		keys: o.keys ?? {},
		toPath
	}), c = toKeys(o.keys ?? {}), { server: d, decision_logs: f, status: p } = o, m = d?.encoding?.gzip;
	return {
		active: toActive(e, o.default_decision ?? "/system/main"),
		services: s,
		bundles: Object.entries(o.bundles ?? {}).flatMap(([e, t]) => t === null ? [] : [toBundle(e, t, s, c)]),
		decisionLogs: f === void 0 ? void 0 : toDecisionLogs(f, o.nd_builtin_cache ?? !1, s),
		status: p === void 0 ? void 0 : toStatus(p, s),
		tracing: o.distributed_tracing === void 0 ? void 0 : toTracingVariables(o.distributed_tracing, toPath, b),
		untracedPaths: o.distributed_tracing?.exclude_paths ?? [],
		labels: o.labels ?? {},
		defaultDecision: toDecisionPath("default_decision", o.default_decision, "/system/main").path,
		httpCacheBytes: o.caching?.inter_query_builtin_cache?.max_size_bytes,
		persistenceDirectory: toPath(o.persistence_directory ?? ".opa"),
		server: {
			buckets: d?.metrics?.prom?.http_request_duration_seconds?.buckets,
			maxLength: d?.decoding?.max_length,
			gzipMaxLength: d?.decoding?.gzip?.max_length,
			gzipMinLength: m?.min_length,
			gzipLevel: m?.compression_level
		}
	};
}
// src/server/serve/config/read-server-config.ts
const pe = /\$\{(.*?)\}/g;
function substitute(e, t) {
	return e.replaceAll(pe, (e, n) => t[n] ?? e);
}
function checkSubstituted(e, t) {
	if (typeof e == "string") {
		let [, n] = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/.exec(e) ?? [];
		if (n === void 0) return;
		throw new r(`the configuration: ${t} needs the environment variable ${n}, which is not set`, { code: "config_invalid" });
	}
	if (Array.isArray(e)) for (let [n, r] of e.entries()) checkSubstituted(r, `${t}[${String(n)}]`);
	else if (n(e)) for (let [n, r] of Object.entries(e)) checkSubstituted(r, t === "" ? n : `${t}.${n}`);
}
async function readText(e, n, i = 16777216) {
	try {
		return (await t(n, i)).toString("utf8");
	} catch (t) {
		let { why: i } = await f(n, t);
		throw new r(`${e} ${c(n)} cannot be read: ${i}`, {
			code: "config_unreadable",
			cause: d(n, t)
		});
	}
}
async function readFile(e, t, n) {
	let a = await readText("the configuration file", e), [o, ...s] = await i(substitute(a, t), {
		signal: n,
		uniqueKeys: !0
	});
	if (s.length > 0 || o !== void 0 && !("json" in o)) {
		let t = s.length > 0 ? "it has several YAML documents" : o.message;
		throw new r(`the configuration file ${e}: ${t}`, { code: "config_invalid" });
	}
	return o === void 0 ? {} : JSON.parse(o.json);
}
async function readServerConfig({ file: e, set: t, setFile: r }, { folder: i, env: a, signal: o }) {
	let s = e === void 0 ? {} : await readFile(e, a, o);
	checkSubstituted(s, "");
	let c = await addOverrides("--set", t.map((e) => substitute(e, a)), {});
	checkSubstituted(c, "");
	let l = await addOverrides("--set-file", r, c, async (e) => (await readText("--set-file:", F(i, e), 1048576)).trim());
	return parseServerConfig(s === null || n(s) && !Array.isArray(s) ? mergeConfig(s, l) : s, i, e);
}
export { readServerConfig };
