import { BUNDLE_ALGORITHMS as e, ConfigurationError as t, DEFAULT_BUNDLE_ALGORITHM as n, VerificationError as r, explainFailure as i, isJsonObject as a, isObject as o, parseYaml as s, readSmallFile as c, shownCause as l, shownSource as u } from "./evaluation.js";
import { AZURE_IDENTITY as d, BUCKETS as f, DELAYS as p, GCP_METADATA as ee, NO_MANUAL as m, NO_PLUGINS as h, S3_SIGNING as g, TRIGGER as _, invalid as v, nullish as y, refused as b, seconds as x, toAwsSigning as te, toAzureIdentity as S, toDelay as C, toGcpMetadata as w } from "./cloud-credentials.js";
import { toAlgorithmKey as ne } from "./bundle-key.js";
import { _enum as T, array as E, boolean as D, literal as O, number as k, record as A, strictObject as j, string as M, unknown as N } from "./zod.js";
import { checkDocument as re, isLoopback as P, problemLines as ie } from "./shared.js";
import { PatternError as ae, toPathExpression as F } from "./path-pattern.js";
import { isAbsolute as I, resolve as L } from "node:path";
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
	let i = a(e) ? { ...e } : {};
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
	if (!a(e) || !a(t)) return t;
	let n = { ...e };
	for (let [e, r] of Object.entries(t)) n[e] = e in n ? mergeConfig(n[e], r) : r;
	return n;
}
// src/server/serve/config/key-config.ts
const V = j({
	key: y(M()),
	private_key: y(M()),
	algorithm: y(T(e)),
	scope: y(M())
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
	if (a === void 0) throw v(`${e}: there is no key ${JSON.stringify(t)}`);
	let { private_key: o = "", algorithm: s = n } = a;
	if (o === "") throw v(`${e}: keys.${t} has no private_key`);
	try {
		return ne(`keys.${t}.private_key`, Buffer.from(o), {
			algorithm: s,
			isPrivate: !0
		});
	} catch (e) {
		throw e instanceof r ? v(e.message) : e;
	}
}
// src/server/serve/config/assertion-config.ts
const H = b("no cloud is asked to sign; write signing_key, or let another program have the cloud sign and write client_assertion_path"), U = {
	signing_key: y(M().min(1)),
	aws_kms: H,
	aws_signing: H,
	azure_keyvault: H,
	azure_signing: H,
	additional_claims: y(A(M(), N())),
	include_jti_claim: y(D()),
	thumbprint: y(M().regex(/^[0-9a-fA-F]{40}$/, "is not 40 hexadecimal digits"))
};
function toSignedAssertion(e, { signing_key: t, additional_claims: n, include_jti_claim: r, thumbprint: i }, a) {
	if (t === void 0) {
		if (n === void 0 && r === void 0 && i === void 0) return;
		throw v(`${e}: additional_claims, include_jti_claim and thumbprint are for signing_key`);
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
	if (!URL.canParse(t)) throw v(`${e} is not a URL`);
	let n = new URL(t);
	if (n.username !== "" || n.password !== "") throw v(`${e} must not contain a user name or a password`);
	if (n.search !== "" || n.hash !== "") throw v(`${e} must have no query and no fragment`);
	if (n.protocol !== "https:" && !(n.protocol === "http:" && P(n.hostname))) throw v(`${e} must begin with https://; plain HTTP is for this machine only`);
	return n.href.replace(/\/+$/, "");
}
// src/server/serve/config/oauth2-config.ts
const W = j({
	grant_type: y(T([
		"",
		"client_credentials",
		"jwt_bearer"
	])),
	token_url: M().min(1),
	client_id: y(M().min(1)),
	client_secret: y(M().min(1)),
	client_assertion: y(M().min(1)),
	client_assertion_path: y(M().min(1)),
	client_assertion_type: y(M().min(1)),
	scopes: y(E(M().min(1))),
	additional_headers: y(A(M(), M())),
	additional_parameters: y(A(M(), M())),
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
	if (d === void 0 || u.length > 1) throw v(`${e}: one of client_secret, signing_key, client_assertion and client_assertion_path`);
	if (c === "jwt_bearer" && t.signing_key === void 0) throw v(`${e}: grant_type: jwt_bearer needs signing_key, and nothing else that proves the client`);
	if (t.client_id === void 0 && l === void 0) throw v(`${e}.client_id is missing`);
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
const K = j({
	name: y(M().min(1)),
	url: M().min(1),
	type: y(T(["", "oci"])),
	headers: y(A(M(), M())),
	response_header_timeout_seconds: y(x),
	allow_insecure_tls: y(O(!1, { error: () => "certificates are always verified; name an authority in tls.ca_cert" })),
	tls: y(j({
		ca_cert: y(M().min(1)),
		system_ca_required: y(D())
	})),
	credentials: y(j({
		bearer: y(j({
			token: y(M().min(1)),
			token_path: y(M().min(1)),
			scheme: y(M().regex(/^[\w.-]+$/))
		})),
		client_tls: y(j({
			cert: M().min(1),
			private_key: M().min(1),
			private_key_passphrase: y(M()),
			cert_reread_interval_seconds: y(x),
			ca_cert: y(M()),
			system_ca_required: y(D())
		})),
		oauth2: y(W),
		s3_signing: y(g),
		gcp_metadata: y(ee),
		azure_managed_identity: y(d),
		plugin: b(h)
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
	}) : S(`${e}.azure_managed_identity`, a) : w(`${e}.gcp_metadata`, i);
}
function checkRegistry(e, { headers: t, tls: n, credentials: r }) {
	let i = `services.${e}`;
	if (t !== void 0) throw v(`${i}.headers: no headers are sent to a registry, as in OPA`);
	if (n !== void 0 || r?.client_tls !== void 0) throw v(`${i}: a registry is asked without a client certificate, and its own is checked by the authorities that Node trusts; NODE_EXTRA_CA_CERTS adds to them`);
	let a = r?.bearer?.scheme ?? "Bearer";
	if (!["bearer", "basic"].includes(a.toLowerCase())) throw v(`${i}.credentials.bearer.scheme: a registry takes Bearer and Basic`);
}
function toService(e, t, n) {
	let { toPath: r } = n, { bearer: i, client_tls: a, oauth2: o } = t.credentials ?? {}, s = `services.${e}.credentials`, c = t.type === "oci", l = Object.entries(t.credentials ?? {}).flatMap(([e, t]) => t === void 0 ? [] : [e]);
	if (c && checkRegistry(e, t), l.length > 1) throw v(`${s}: at most one of ${l.join(" and ")}`);
	if (i !== void 0 && i.token === void 0 == (i.token_path === void 0)) throw v(`${s}.bearer: one of token and token_path`);
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
		if (e.name === void 0) throw v(`services.${String(t)}.name is missing`);
		return [e.name, e];
	}) : Object.entries(e ?? {}), r = /* @__PURE__ */ new Map();
	for (let [e, i] of n) {
		if (r.has(e)) throw v(`two services have the name ${JSON.stringify(e)}`);
		r.set(e, toService(e, i, t));
	}
	return r;
}
function getService(e, t, n) {
	let r = t === void 0 || t === "" ? n.values().next().value : n.get(t);
	if (r !== void 0) return r;
	throw v(`${e}: there is no service ${t === void 0 || t === "" ? "at all" : JSON.stringify(t)}`);
}
function uploadTo(e, { service: t, console: n }, r, i = !1) {
	if (t === void 0 && (n === !0 || i)) return;
	let a = getService(e, t, r);
	if (a.isOci) throw v(`${e}: the service ${a.name} is a registry (type: oci)`);
	return a.name;
}
// src/server/serve/config/bundle-config.ts
const q = j({
	service: y(M()),
	resource: y(M()),
	persist: y(D()),
	size_limit_bytes: y(k().int().positive()),
	trigger: _,
	polling: y(j({
		...p,
		long_polling_timeout_seconds: y(x.min(1)),
		superseded_etag_ttl_seconds: b("ETags of replaced bundles are not sent")
	})),
	signing: y(j({
		keyid: y(M()),
		scope: y(M()),
		exclude_files: y(E(M())),
		allow_unsigned_delta_bundles: y(O(!1, { error: () => "delta bundles are refused, whoever signed them" }))
	}))
}), oe = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
function toBundle(e, t, n, r) {
	let i = `bundles.${e}`;
	if (!oe.test(e)) throw v(`${i}: the name may have letters, digits and ._-/`);
	let { signing: a, polling: o } = t, s = Object.keys(r).length > 0;
	if (a !== void 0 && !s) throw v(`${i}.signing needs keys`);
	if (a?.keyid !== void 0 && a.keyid !== "" && !Object.hasOwn(r, a.keyid)) throw v(`${i}.signing.keyid: there is no key ${JSON.stringify(a.keyid)}`);
	let c = o?.long_polling_timeout_seconds;
	return {
		name: e,
		from: toOrigin(i, e, t, n),
		delay: C(`${i}.polling`, o ?? {}, [60, 120]),
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
	if (a !== void 0) throw v(`${e}.resource is an image, and the service ${o.name} is no registry (type: oci)`);
	return {
		kind: "service",
		service: o.name,
		path: r === "" ? `bundles/${t}` : r
	};
}
function toImage(e, t, n) {
	if (t === "") throw v(`${e}.resource: name the image, such as ghcr.io/org/policies:1`);
	let r = `${J}${t}`;
	if (!n.hasCredentials) return {
		kind: "image",
		address: r
	};
	let [i = ""] = t.split("/", 1), { host: a } = new URL(n.url);
	if (i !== a && !(Y.has(i) && Y.has(a))) throw v(`${e}.resource: its registry is ${JSON.stringify(i)}, and the credentials of the service ${n.name} are for ${a}`);
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
const se = j({
	plugin: b(h),
	service: y(M()),
	partition_name: y(M()),
	resource: y(M()),
	console: y(D()),
	mask_decision: y(M()),
	drop_decision: y(M()),
	nd_builtin_cache: y(D()),
	request_context: y(j({ http: y(j({ headers: y(E(M().regex(/^[\w!#$%&'*+.^`|~-]+$/))) })) })),
	reporting: y(j({
		...p,
		buffer_type: y(T([
			"",
			"size",
			"event"
		])),
		buffer_size_limit_bytes: y(k().int().positive()),
		buffer_size_limit_events: y(k().int().positive()),
		upload_size_limit_bytes: y(k().int().min(90).max(4294967296)),
		max_decisions_per_second: y(k().positive()),
		trigger: y(O(["periodic", "immediate"], { error: () => `${m}, or "immediate"` }))
	}))
}), ce = j({
	plugin: b(h),
	service: y(M()),
	partition_name: y(M()),
	console: y(D()),
	prometheus: y(D()),
	prometheus_config: y(j({ collectors: y(j({ bundle_loading_duration_ns: y(j({ buckets: y(f) })) })) })),
	trigger: _
});
function toDecisionPath(e, t, n) {
	let r = (t ?? n).split("/").filter((e) => e !== "");
	if (r.length === 0) throw v(`${e}: name a document, such as ${n}`);
	return {
		path: r,
		isConfigured: t !== void 0
	};
}
function toBufferLimits(e) {
	let { buffer_type: t, buffer_size_limit_bytes: n, buffer_size_limit_events: r, max_decisions_per_second: i } = e ?? {}, a = "decision_logs.reporting";
	if (t === "event" && n !== void 0) throw v(`${a}.buffer_size_limit_bytes is for buffer_type: size; write buffer_size_limit_events`);
	if (t !== "event" && r !== void 0) throw v(`${a}.buffer_size_limit_events is for buffer_type: event`);
	if (n !== void 0 && i !== void 0) throw v(`${a}: one of buffer_size_limit_bytes and max_decisions_per_second`);
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
		delay: C("decision_logs.reporting", r ?? {}, [300, 600]),
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
const X = y(M().min(1)), Z = y(k().int().min(1));
function checkGlob(e, t) {
	try {
		F(e);
	} catch (e) {
		if (!(e instanceof ae)) throw e;
		t.addIssue({
			code: "custom",
			message: `is not a glob: ${e.message}`
		});
	}
}
const le = j({
	type: y(T([
		"",
		"grpc",
		"http"
	])),
	address: y(M().regex(/^[^/@\s]+:\d{1,5}$/, "must be a host and a port, such as localhost:4317")),
	service_name: X,
	sample_percentage: y(k().min(0).max(100)),
	encryption: y(T([
		"off",
		"tls",
		"mtls"
	])),
	allow_insecure_tls: y(O(!1, { error: () => "certificates are always verified; name an authority in tls_ca_cert_file" })),
	tls_cert_file: X,
	tls_private_key_file: X,
	tls_ca_cert_file: X,
	exclude_paths: y(E(M().superRefine(checkGlob))),
	resource: y(j({
		service_version: X,
		service_instance_id: X,
		service_namespace: X,
		deployment_environment: X
	})),
	batch_span_processor_options: y(j({
		blocking: y(O(!1, { error: () => "spans never hold up requests" })),
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
	let s = new URL(o);
	if (!a && !P(s.hostname)) throw t("distributed_tracing.encryption must be \"tls\" or \"mtls\" for a collector that is not on this machine");
	return {
		isSecure: a,
		url: s
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
const Q = y(k().int().positive()), de = j({
	inter_query_builtin_cache: y(j({
		max_size_bytes: y(k().int().min(1)),
		forced_eviction_threshold_percentage: b("the answer that was not used for longest makes room"),
		stale_entry_eviction_period_seconds: b("stale answers go when others need their room")
	})),
	inter_query_builtin_value_cache: b("what built-ins keep, such as patterns and keys, has limits of this program's own, which cannot be set")
}), $ = j({
	services: y(A(M(), K)),
	labels: y(A(M(), M())),
	keys: y(A(M(), V)),
	bundles: y(A(M(), q.nullable())),
	decision_logs: y(se),
	status: y(ce),
	default_decision: y(M()),
	persistence_directory: y(M().min(1)),
	nd_builtin_cache: y(D()),
	server: y(j({
		metrics: y(j({ prom: y(j({ http_request_duration_seconds: y(j({ buckets: y(f) })) })) })),
		encoding: y(j({ gzip: y(j({
			min_length: y(k().int().min(0)),
			compression_level: y(k().int().min(0).max(9))
		})) })),
		decoding: y(j({
			max_length: Q,
			gzip: y(j({ max_length: Q }))
		})),
		logger_plugin: b(h)
	})),
	bundle: b("it is OPA's former form; write bundles"),
	default_authorization_decision: b("requests are not authorized by policy; see --authentication"),
	discovery: b("the configuration is read from its file only"),
	plugins: b(h),
	caching: y(de),
	storage: b("policies and data are held in memory"),
	distributed_tracing: y(le),
	metrics_export: b("it is not supported; scrape /metrics")
}), fe = $.extend({ services: y(E(K)) }), pe = {
	services: ["credentials", "headers"],
	keys: ["key", "private_key"]
};
function withoutQueries(e) {
	if (!o(e)) return e;
	let t = Object.entries(e).map(([e, t]) => [e, e === "resource" && typeof t == "string" ? t.split("?", 1)[0] ?? "" : t]);
	return Object.fromEntries(t);
}
function without(e, t) {
	return o(e) ? Object.fromEntries(Object.entries(e).filter(([e]) => !t.includes(e))) : e;
}
function toActive(e, t) {
	let n = o(e) ? { ...e } : {};
	for (let [e, t] of Object.entries(pe)) {
		let r = n[e];
		if (Array.isArray(r)) n[e] = r.map((e) => without(e, t));
		else if (o(r)) {
			let i = Object.entries(r).map(([e, n]) => [e, without(n, t)]);
			n[e] = Object.fromEntries(i);
		}
	}
	let { bundles: r, decision_logs: i } = n;
	if (o(r)) {
		let e = Object.entries(r).map(([e, t]) => [e, withoutQueries(t)]);
		n.bundles = Object.fromEntries(e);
	}
	return i !== void 0 && (n.decision_logs = withoutQueries(i)), {
		...n,
		default_decision: t
	};
}
function parseServerConfig(e, t, n) {
	let r = o(e) && "services" in e && Array.isArray(e.services) ? fe : $, i = re(r, e ?? {});
	if (i.problems !== void 0) throw v(ie(i.problems), n);
	let a = i.data, toPath = (e) => I(e) ? e : L(t, e), s = toServices(a.services, {
		keys: a.keys ?? {},
		toPath
	}), c = toKeys(a.keys ?? {}), { server: l, decision_logs: u, status: d } = a, f = l?.encoding?.gzip;
	return {
		active: toActive(e, a.default_decision ?? "/system/main"),
		services: s,
		bundles: Object.entries(a.bundles ?? {}).flatMap(([e, t]) => t === null ? [] : [toBundle(e, t, s, c)]),
		decisionLogs: u === void 0 ? void 0 : toDecisionLogs(u, a.nd_builtin_cache ?? !1, s),
		status: d === void 0 ? void 0 : toStatus(d, s),
		tracing: a.distributed_tracing === void 0 ? void 0 : toTracingVariables(a.distributed_tracing, toPath, v),
		untracedPaths: a.distributed_tracing?.exclude_paths ?? [],
		labels: a.labels ?? {},
		defaultDecision: toDecisionPath("default_decision", a.default_decision, "/system/main").path,
		httpCacheBytes: a.caching?.inter_query_builtin_cache?.max_size_bytes,
		persistenceDirectory: toPath(a.persistence_directory ?? ".opa"),
		server: {
			buckets: l?.metrics?.prom?.http_request_duration_seconds?.buckets,
			maxLength: l?.decoding?.max_length,
			gzipMaxLength: l?.decoding?.gzip?.max_length,
			gzipMinLength: f?.min_length,
			gzipLevel: f?.compression_level
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
	else if (o(e)) for (let [t, r] of Object.entries(e)) checkSubstituted(r, n === "" ? t : `${n}.${t}`);
}
async function readText(e, n, r = 16777216) {
	try {
		return (await c(n, r)).toString("utf8");
	} catch (r) {
		let { why: a } = await i(n, r);
		throw new t(`${e} ${u(n)} cannot be read: ${a}`, {
			code: "config_unreadable",
			cause: l(n, r)
		});
	}
}
async function readFile(e, n, r) {
	let i = await readText("the configuration file", e), [a, ...o] = await s(substitute(i, n), {
		signal: r,
		uniqueKeys: !0
	});
	if (o.length > 0 || a !== void 0 && !("json" in a)) {
		let n = o.length > 0 ? "it has several YAML documents" : a.message;
		throw new t(`the configuration file ${e}: ${n}`, { code: "config_invalid" });
	}
	return a === void 0 ? {} : JSON.parse(a.json);
}
async function readServerConfig({ file: e, set: t, setFile: n }, { folder: r, env: i, signal: o }) {
	let s = e === void 0 ? {} : await readFile(e, i, o);
	checkSubstituted(s, "");
	let c = await addOverrides("--set", t.map((e) => substitute(e, i)), {});
	checkSubstituted(c, "");
	let l = await addOverrides("--set-file", n, c, async (e) => (await readText("--set-file:", L(r, e), 1048576)).trim());
	return parseServerConfig(s === null || a(s) ? mergeConfig(s, l) : s, r, e);
}
export { readServerConfig };
