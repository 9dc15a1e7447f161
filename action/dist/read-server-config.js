import { BUNDLE_ALGORITHMS as e, ConfigurationError as t, DEFAULT_BUNDLE_ALGORITHM as n, VerificationError as r, checkDocument as i, explainFailure as a, isJsonObject as o, isLoopback as s, isObject as c, parseYaml as l, problemLines as u, readSmallFile as d, shownCause as f, shownSource as p } from "./shared.js";
import { AZURE_IDENTITY as m, BUCKETS as h, DELAYS as g, GCP_METADATA as ee, NO_MANUAL as _, NO_PLUGINS as v, S3_SIGNING as y, TRIGGER as b, invalid as x, nullish as S, refused as C, seconds as w, toAwsSigning as te, toAzureIdentity as T, toDelay as E, toGcpMetadata as D } from "./cloud-credentials.js";
import { _enum as O, array as k, boolean as A, literal as j, number as M, record as N, strictObject as P, string as F, unknown as ne } from "./zod.js";
import { toAlgorithmKey as re } from "./bundle-key.js";
import { PatternError as ie, toPathExpression as I } from "./path-pattern.js";
import { isAbsolute as ae, resolve as L } from "node:path";
import { fileURLToPath as R } from "node:url";
// src/server/serve/config/config-overrides.ts
const z = /^((?:\\.|[^[\]\\])*)((?:\[\d{1,4}\])*)$/s, B = /^-?[1-9]\d*$/;
function invalid(e, n, r) {
	let i = n === "" ? e : `${e} ${n}`;
	return new t(`${i}: ${r}; write it as services.acme.url=https://acme.example`, { code: "config_invalid" });
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
	return e === "true" ? !0 : e === "false" ? !1 : e === "null" ? null : e === "0" ? 0 : B.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : unescape(e);
}
function toValue(e, t) {
	if (!t.startsWith("{")) return toScalar(t);
	if (!t.endsWith("}")) throw invalid("--set", e, "a list ends with }");
	let n = t.slice(1, -1);
	return n === "" ? [] : split(n, ",", !1).map(toScalar);
}
function toPath(e, t) {
	return split(t, ".", !1).flatMap((n) => {
		let [, r = "", i = ""] = z.exec(n) ?? [];
		if (r === "") throw invalid(e, t, "a part of the key is missing");
		let a = unescape(r);
		if (a === "__proto__") throw invalid(e, t, "the key is not allowed");
		return [a, ...Array.from(i.matchAll(/\d+/g), ([e]) => Number(e))];
	});
}
function put(e, [t, ...n], r) {
	if (t === void 0) return r;
	if (typeof t == "number") {
		let i = Array.isArray(e) ? [...e] : [];
		for (; i.length < t;) i.push(null);
		return i[t] = put(i[t], n, r), i;
	}
	let i = o(e) ? { ...e } : {};
	return i[t] = put(i[t], n, r), i;
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
	if (!o(e) || !o(t)) return t;
	let n = { ...e };
	for (let [e, r] of Object.entries(t)) n[e] = e in n ? mergeConfig(n[e], r) : r;
	return n;
}
// src/server/serve/config/key-config.ts
const V = P({
	key: S(F()),
	private_key: S(F()),
	algorithm: S(O(e)),
	scope: S(F())
}).refine(({ key: e = "", private_key: t = "" }) => e !== "" || t !== "", "needs key or private_key");
function toKeys(e) {
	return Object.fromEntries(Object.entries(e).flatMap(([e, { key: t = "", algorithm: n, scope: r }]) => t === "" ? [] : [[e, {
		key: t,
		...n === void 0 ? {} : { algorithm: n },
		...r === void 0 ? {} : { scope: r }
	}]]));
}
function toSigningKey(e, t, i) {
	let a = Object.hasOwn(i, t) ? i[t] : void 0;
	if (a === void 0) throw x(`${e}: there is no key ${JSON.stringify(t)}`);
	let { private_key: o = "", algorithm: s = n } = a;
	if (o === "") throw x(`${e}: keys.${t} has no private_key`);
	try {
		return re(`keys.${t}.private_key`, Buffer.from(o), {
			algorithm: s,
			isPrivate: !0
		});
	} catch (e) {
		throw e instanceof r ? x(e.message) : e;
	}
}
// src/server/serve/config/assertion-config.ts
const H = C("no cloud is asked to sign; write signing_key, or let another program have the cloud sign and write client_assertion_path"), U = {
	signing_key: S(F().min(1)),
	aws_kms: H,
	aws_signing: H,
	azure_keyvault: H,
	azure_signing: H,
	additional_claims: S(N(F(), ne())),
	include_jti_claim: S(A()),
	thumbprint: S(F().regex(/^[0-9a-fA-F]{40}$/, "is not 40 hexadecimal digits"))
};
function toSignedAssertion(e, { signing_key: t, additional_claims: n, include_jti_claim: r, thumbprint: i }, a) {
	if (t === void 0) {
		if (n === void 0 && r === void 0 && i === void 0) return;
		throw x(`${e}: additional_claims, include_jti_claim and thumbprint are for signing_key`);
	}
	return {
		...toSigningKey(`${e}.signing_key`, t, a),
		claims: n ?? {},
		hasJti: r ?? !1,
		thumbprint: i === void 0 ? void 0 : Buffer.from(i, "hex").toString("base64url")
	};
}
// src/server/serve/config/service-address.ts
function toServiceAddress(e, t) {
	if (!URL.canParse(t)) throw x(`${e} is not a URL`);
	let n = new URL(t);
	if (n.username !== "" || n.password !== "") throw x(`${e} must not contain a user name or a password`);
	if (n.search !== "" || n.hash !== "") throw x(`${e} must have no query and no fragment`);
	if (n.protocol !== "https:" && !(n.protocol === "http:" && s(n.hostname))) throw x(`${e} must begin with https://; plain HTTP is for this machine only`);
	return n.href.replace(/\/+$/, "");
}
// src/server/serve/config/oauth2-config.ts
const W = P({
	grant_type: S(O([
		"",
		"client_credentials",
		"jwt_bearer"
	])),
	token_url: F().min(1),
	client_id: S(F().min(1)),
	client_secret: S(F().min(1)),
	client_assertion: S(F().min(1)),
	client_assertion_path: S(F().min(1)),
	client_assertion_type: S(F().min(1)),
	scopes: S(k(F().min(1))),
	additional_headers: S(N(F(), F())),
	additional_parameters: S(N(F(), F())),
	...U
}), G = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
function toOAuth2(e, t, { keys: n, toPath: r }) {
	let { client_secret: i, client_assertion: a, client_assertion_path: o } = t, s = t.client_assertion_type ?? G, c = t.grant_type === "jwt_bearer" ? "jwt_bearer" : "client_credentials", l = toSignedAssertion(e, t, n), u = [
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
			type: G
		}]
	], [d] = u;
	if (d === void 0 || u.length > 1) throw x(`${e}: one of client_secret, signing_key, client_assertion and client_assertion_path`);
	if (c === "jwt_bearer" && t.signing_key === void 0) throw x(`${e}: grant_type: jwt_bearer needs signing_key, and nothing else that proves the client`);
	if (t.client_id === void 0 && l === void 0) throw x(`${e}.client_id is missing`);
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
const K = P({
	name: S(F().min(1)),
	url: F().min(1),
	type: S(O(["", "oci"])),
	headers: S(N(F(), F())),
	response_header_timeout_seconds: S(w),
	allow_insecure_tls: S(j(!1, { error: () => "certificates are always verified; name an authority in tls.ca_cert" })),
	tls: S(P({
		ca_cert: S(F().min(1)),
		system_ca_required: S(A())
	})),
	credentials: S(P({
		bearer: S(P({
			token: S(F().min(1)),
			token_path: S(F().min(1)),
			scheme: S(F().regex(/^[\w.-]+$/))
		})),
		client_tls: S(P({
			cert: F().min(1),
			private_key: F().min(1),
			private_key_passphrase: S(F()),
			cert_reread_interval_seconds: S(w),
			ca_cert: S(F()),
			system_ca_required: S(A())
		})),
		oauth2: S(W),
		s3_signing: S(y),
		gcp_metadata: S(ee),
		azure_managed_identity: S(m),
		plugin: C(v)
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
	return i === void 0 ? a === void 0 ? o === void 0 ? void 0 : te(`${e}.s3_signing`, o, {
		toPath: r,
		isRegistry: t === "oci"
	}) : T(`${e}.azure_managed_identity`, a) : D(`${e}.gcp_metadata`, i);
}
function checkRegistry(e, { headers: t, tls: n, credentials: r }) {
	let i = `services.${e}`;
	if (t !== void 0) throw x(`${i}.headers: no headers are sent to a registry, as in OPA`);
	if (n !== void 0 || r?.client_tls !== void 0) throw x(`${i}: a registry is asked without a client certificate, and its own is checked by the authorities that Node trusts; NODE_EXTRA_CA_CERTS adds to them`);
	let a = r?.bearer?.scheme ?? "Bearer";
	if (!["bearer", "basic"].includes(a.toLowerCase())) throw x(`${i}.credentials.bearer.scheme: a registry takes Bearer and Basic`);
}
function toService(e, t, n) {
	let { toPath: r } = n, { bearer: i, client_tls: a, oauth2: o } = t.credentials ?? {}, s = `services.${e}.credentials`, c = t.type === "oci", l = Object.entries(t.credentials ?? {}).flatMap(([e, t]) => t === void 0 ? [] : [e]);
	if (c && checkRegistry(e, t), l.length > 1) throw x(`${s}: at most one of ${l.join(" and ")}`);
	if (i !== void 0 && i.token === void 0 == (i.token_path === void 0)) throw x(`${s}.bearer: one of token and token_path`);
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
		if (e.name === void 0) throw x(`services.${String(t)}.name is missing`);
		return [e.name, e];
	}) : Object.entries(e ?? {}), r = /* @__PURE__ */ new Map();
	for (let [e, i] of n) {
		if (r.has(e)) throw x(`two services have the name ${JSON.stringify(e)}`);
		r.set(e, toService(e, i, t));
	}
	return r;
}
function getService(e, t, n) {
	let r = t === void 0 || t === "" ? n.values().next().value : n.get(t);
	if (r !== void 0) return r;
	throw x(`${e}: there is no service ${t === void 0 || t === "" ? "at all" : JSON.stringify(t)}`);
}
function uploadTo(e, { service: t, console: n }, r, i = !1) {
	if (t === void 0 && (n === !0 || i)) return;
	let a = getService(e, t, r);
	if (a.isOci) throw x(`${e}: the service ${a.name} is a registry (type: oci)`);
	return a.name;
}
// src/server/serve/config/bundle-config.ts
const q = P({
	service: S(F()),
	resource: S(F()),
	persist: S(A()),
	size_limit_bytes: S(M().int().positive()),
	trigger: b,
	polling: S(P({
		...g,
		long_polling_timeout_seconds: S(w.min(1)),
		superseded_etag_ttl_seconds: C("ETags of replaced bundles are not sent")
	})),
	signing: S(P({
		keyid: S(F()),
		scope: S(F()),
		exclude_files: S(k(F())),
		allow_unsigned_delta_bundles: S(j(!1, { error: () => "delta bundles are refused, whoever signed them" }))
	}))
}), oe = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
function toBundle(e, t, n, r) {
	let i = `bundles.${e}`;
	if (!oe.test(e)) throw x(`${i}: the name may have letters, digits and ._-/`);
	let { signing: a, polling: o } = t, s = Object.keys(r).length > 0;
	if (a !== void 0 && !s) throw x(`${i}.signing needs keys`);
	if (a?.keyid !== void 0 && a.keyid !== "" && !Object.hasOwn(r, a.keyid)) throw x(`${i}.signing.keyid: there is no key ${JSON.stringify(a.keyid)}`);
	let c = o?.long_polling_timeout_seconds;
	return {
		name: e,
		from: toOrigin(i, e, t, n),
		delay: E(`${i}.polling`, o ?? {}, [60, 120]),
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
const J = "oci://", Y = /* @__PURE__ */ new Set([
	"docker.io",
	"index.docker.io",
	"registry-1.docker.io"
]);
function toOrigin(e, t, { service: n, resource: r = "" }, i) {
	if (r.startsWith("file://")) return {
		kind: "file",
		path: toFilePath(e, r)
	};
	let a = r.startsWith(J) ? r.slice(6) : void 0;
	if (a !== void 0 && (n ?? "") === "") return {
		kind: "image",
		address: r
	};
	let o = getService(e, n, i);
	if (o.isOci) return toImage(e, a ?? r, o);
	if (a !== void 0) throw x(`${e}.resource is an image, and the service ${o.name} is no registry (type: oci)`);
	return {
		kind: "service",
		service: o.name,
		path: r === "" ? `bundles/${t}` : r
	};
}
function toImage(e, t, n) {
	if (t === "") throw x(`${e}.resource: name the image, such as ghcr.io/org/policies:1`);
	let r = `${J}${t}`;
	if (!n.hasCredentials) return {
		kind: "image",
		address: r
	};
	let [i = ""] = t.split("/", 1), { host: a } = new URL(n.url);
	if (i !== a && !(Y.has(i) && Y.has(a))) throw x(`${e}.resource: its registry is ${JSON.stringify(i)}, and the credentials of the service ${n.name} are for ${a}`);
	return {
		kind: "image",
		address: r,
		service: n.name
	};
}
function toFilePath(e, n) {
	try {
		return R(n);
	} catch (n) {
		throw new t(`the configuration: ${e}.resource is not a file: URL such as file:///policies/a.tar.gz`, {
			code: "config_invalid",
			cause: n
		});
	}
}
// src/server/serve/config/log-config.ts
const se = P({
	plugin: C(v),
	service: S(F()),
	partition_name: S(F()),
	resource: S(F()),
	console: S(A()),
	mask_decision: S(F()),
	drop_decision: S(F()),
	nd_builtin_cache: S(A()),
	request_context: S(P({ http: S(P({ headers: S(k(F().regex(/^[\w!#$%&'*+.^`|~-]+$/))) })) })),
	reporting: S(P({
		...g,
		buffer_type: S(O([
			"",
			"size",
			"event"
		])),
		buffer_size_limit_bytes: S(M().int().positive()),
		buffer_size_limit_events: S(M().int().positive()),
		upload_size_limit_bytes: S(M().int().min(90).max(4294967296)),
		max_decisions_per_second: S(M().positive()),
		trigger: S(j(["periodic", "immediate"], { error: () => `${_}, or "immediate"` }))
	}))
}), ce = P({
	plugin: C(v),
	service: S(F()),
	partition_name: S(F()),
	console: S(A()),
	prometheus: S(A()),
	prometheus_config: S(P({ collectors: S(P({ bundle_loading_duration_ns: S(P({ buckets: S(h) })) })) })),
	trigger: b
});
function toDecisionPath(e, t, n) {
	let r = (t ?? n).split("/").filter((e) => e !== "");
	if (r.length === 0) throw x(`${e}: name a document, such as ${n}`);
	return {
		path: r,
		isConfigured: t !== void 0
	};
}
function toBufferLimits(e) {
	let { buffer_type: t, buffer_size_limit_bytes: n, buffer_size_limit_events: r, max_decisions_per_second: i } = e ?? {}, a = "decision_logs.reporting";
	if (t === "event" && n !== void 0) throw x(`${a}.buffer_size_limit_bytes is for buffer_type: size; write buffer_size_limit_events`);
	if (t !== "event" && r !== void 0) throw x(`${a}.buffer_size_limit_events is for buffer_type: event`);
	if (n !== void 0 && i !== void 0) throw x(`${a}: one of buffer_size_limit_bytes and max_decisions_per_second`);
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
		delay: E("decision_logs.reporting", r ?? {}, [300, 600]),
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
const X = S(F().min(1)), Z = S(M().int().min(1));
function checkGlob(e, t) {
	try {
		I(e);
	} catch (e) {
		if (!(e instanceof ie)) throw e;
		t.addIssue({
			code: "custom",
			message: `is not a glob: ${e.message}`
		});
	}
}
const le = P({
	type: S(O([
		"",
		"grpc",
		"http"
	])),
	address: S(F().regex(/^[^/@\s]+:\d{1,5}$/, "must be a host and a port, such as localhost:4317")),
	service_name: X,
	sample_percentage: S(M().min(0).max(100)),
	encryption: S(O([
		"off",
		"tls",
		"mtls"
	])),
	allow_insecure_tls: S(j(!1, { error: () => "certificates are always verified; name an authority in tls_ca_cert_file" })),
	tls_cert_file: X,
	tls_private_key_file: X,
	tls_ca_cert_file: X,
	exclude_paths: S(k(F().superRefine(checkGlob))),
	resource: S(P({
		service_version: X,
		service_instance_id: X,
		service_namespace: X,
		deployment_environment: X
	})),
	batch_span_processor_options: S(P({
		blocking: S(j(!1, { error: () => "spans never hold up requests" })),
		batch_timeout_ms: Z,
		export_timeout_ms: Z,
		max_export_batch_size: Z,
		max_queue_size: Z
	}))
}), ue = {
	grpc: "localhost:4317",
	http: "localhost:4318"
};
function toSource(e, t) {
	let n = e.type === "grpc" ? "grpc" : "http", { address: r = ue[n], encryption: i = "off" } = e, a = i !== "off", o = `${a ? "https" : "http"}://${r}${n === "http" ? "/v1/traces" : ""}`;
	if (!URL.canParse(o)) throw t("distributed_tracing.address is not a host and a port");
	let c = new URL(o);
	if (!a && !s(c.hostname)) throw t("distributed_tracing.encryption must be \"tls\" or \"mtls\" for a collector that is not on this machine");
	return {
		isSecure: a,
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
const Q = S(M().int().positive()), de = P({
	inter_query_builtin_cache: S(P({
		max_size_bytes: S(M().int().min(1)),
		forced_eviction_threshold_percentage: C("the answer that was not used for longest makes room"),
		stale_entry_eviction_period_seconds: C("stale answers go when others need their room")
	})),
	inter_query_builtin_value_cache: C("what built-ins keep, such as patterns and keys, has limits of this program's own, which cannot be set")
}), $ = P({
	services: S(N(F(), K)),
	labels: S(N(F(), F())),
	keys: S(N(F(), V)),
	bundles: S(N(F(), q.nullable())),
	decision_logs: S(se),
	status: S(ce),
	default_decision: S(F()),
	persistence_directory: S(F().min(1)),
	nd_builtin_cache: S(A()),
	server: S(P({
		metrics: S(P({ prom: S(P({ http_request_duration_seconds: S(P({ buckets: S(h) })) })) })),
		encoding: S(P({ gzip: S(P({
			min_length: S(M().int().min(0)),
			compression_level: S(M().int().min(0).max(9))
		})) })),
		decoding: S(P({
			max_length: Q,
			gzip: S(P({ max_length: Q }))
		})),
		logger_plugin: C(v)
	})),
	bundle: C("it is OPA's former form; write bundles"),
	default_authorization_decision: C("requests are not authorized by policy; see --authentication"),
	discovery: C("the configuration is read from its file only"),
	plugins: C(v),
	caching: S(de),
	storage: C("policies and data are held in memory"),
	distributed_tracing: S(le),
	metrics_export: C("it is not supported; scrape /metrics")
}), fe = $.extend({ services: S(k(K)) }), pe = {
	services: ["credentials", "headers"],
	keys: ["key", "private_key"]
};
function withoutQueries(e) {
	if (!c(e)) return e;
	let t = Object.entries(e).map(([e, t]) => [e, e === "resource" && typeof t == "string" ? t.split("?", 1)[0] ?? "" : t]);
	return Object.fromEntries(t);
}
function without(e, t) {
	return c(e) ? Object.fromEntries(Object.entries(e).filter(([e]) => !t.includes(e))) : e;
}
function toActive(e, t) {
	let n = c(e) ? { ...e } : {};
	for (let [e, t] of Object.entries(pe)) {
		let r = n[e];
		if (Array.isArray(r)) n[e] = r.map((e) => without(e, t));
		else if (c(r)) {
			let i = Object.entries(r).map(([e, n]) => [e, without(n, t)]);
			n[e] = Object.fromEntries(i);
		}
	}
	let { bundles: r, decision_logs: i } = n;
	if (c(r)) {
		let e = Object.entries(r).map(([e, t]) => [e, withoutQueries(t)]);
		n.bundles = Object.fromEntries(e);
	}
	return i !== void 0 && (n.decision_logs = withoutQueries(i)), {
		...n,
		default_decision: t
	};
}
function parseServerConfig(e, t, n) {
	let r = c(e) && "services" in e && Array.isArray(e.services) ? fe : $, a = i(r, e ?? {});
	if (a.problems !== void 0) throw x(u(a.problems), n);
	let o = a.data, toPath = (e) => ae(e) ? e : L(t, e), s = toServices(o.services, {
		keys: o.keys ?? {},
		toPath
	}), l = toKeys(o.keys ?? {}), { server: d, decision_logs: f, status: p } = o, m = d?.encoding?.gzip;
	return {
		active: toActive(e, o.default_decision ?? "/system/main"),
		services: s,
		bundles: Object.entries(o.bundles ?? {}).flatMap(([e, t]) => t === null ? [] : [toBundle(e, t, s, l)]),
		decisionLogs: f === void 0 ? void 0 : toDecisionLogs(f, o.nd_builtin_cache ?? !1, s),
		status: p === void 0 ? void 0 : toStatus(p, s),
		tracing: o.distributed_tracing === void 0 ? void 0 : toTracingVariables(o.distributed_tracing, toPath, x),
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
const me = /\$\{(.*?)\}/g;
function substitute(e, t) {
	return e.replaceAll(me, (e, n) => t[n] ?? e);
}
function checkSubstituted(e, n) {
	if (typeof e == "string") {
		let [, r] = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/.exec(e) ?? [];
		if (r === void 0) return;
		throw new t(`the configuration: ${n} needs the environment variable ${r}, which is not set`, { code: "config_invalid" });
	}
	if (Array.isArray(e)) for (let [t, r] of e.entries()) checkSubstituted(r, `${n}[${String(t)}]`);
	else if (c(e)) for (let [t, r] of Object.entries(e)) checkSubstituted(r, n === "" ? t : `${n}.${t}`);
}
async function readText(e, n, r = 16777216) {
	try {
		return (await d(n, r)).toString("utf8");
	} catch (r) {
		let { why: i } = await a(n, r);
		throw new t(`${e} ${p(n)} cannot be read: ${i}`, {
			code: "config_unreadable",
			cause: f(n, r)
		});
	}
}
async function readFile(e, n, r) {
	let i = await readText("the configuration file", e), [a, ...o] = await l(substitute(i, n), {
		signal: r,
		uniqueKeys: !0
	});
	if (o.length > 0 || a !== void 0 && !("json" in a)) {
		let n = o.length > 0 ? "it has several YAML documents" : a.message;
		throw new t(`the configuration file ${e}: ${n}`, { code: "config_invalid" });
	}
	return a === void 0 ? {} : JSON.parse(a.json);
}
async function readServerConfig({ file: e, set: t, setFile: n }, { folder: r, env: i, signal: a }) {
	let s = e === void 0 ? {} : await readFile(e, i, a);
	checkSubstituted(s, "");
	let c = await addOverrides("--set", t.map((e) => substitute(e, i)), {});
	checkSubstituted(c, "");
	let l = await addOverrides("--set-file", n, c, async (e) => (await readText("--set-file:", L(r, e), 1048576)).trim());
	return parseServerConfig(s === null || o(s) ? mergeConfig(s, l) : s, r, e);
}
export { readServerConfig };
