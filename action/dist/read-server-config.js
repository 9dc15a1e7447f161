import { BUNDLE_ALGORITHMS as e, DEFAULT_BUNDLE_ALGORITHM as t, VerificationError as n, defined as r, explainFailure as i, invalidConfig as a, isJsonObject as o, isObject as s, parseYaml as c, readSmallFile as l, shownCause as u, shownSource as d, unreadableConfig as f } from "./evaluation.js";
import { AZURE_IDENTITY as p, BUCKETS as m, DELAYS as h, GCP_METADATA as ee, NO_MANUAL as te, NO_PLUGINS as g, S3_SIGNING as _, TRIGGER as v, invalid as y, nullish as b, refused as x, seconds as S, toAwsSigning as C, toAzureIdentity as w, toDelay as T, toGcpMetadata as ne } from "./cloud-credentials.js";
import { toAlgorithmKey as E } from "./bundle-key.js";
import { _enum as D, array as O, boolean as k, literal as A, number as j, record as M, strictObject as N, string as P, unknown as re } from "./zod.js";
import { checkDocument as ie, isLoopback as F, problemLines as ae } from "./shared.js";
import { PatternError as oe, toPathExpression as se } from "./path-pattern.js";
import { isAbsolute as I, resolve as L } from "node:path";
import { fileURLToPath as R } from "node:url";
// src/server/serve/config/config-overrides.ts
const z = /^((?:\\.|[^[\]\\])*)((?:\[\d{1,4}\])*)$/s, B = /^-?[1-9]\d*$/;
function invalid(e, t, n) {
	let r = t === "" ? e : `${e} ${t}`;
	return a(`${r}: ${n}; write it as services.acme.url=https://acme.example`);
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
const V = N({
	key: b(P()),
	private_key: b(P()),
	algorithm: b(D(e)),
	scope: b(P())
}).refine(({ key: e = "", private_key: t = "" }) => e !== "" || t !== "", "needs key or private_key");
function toKeys(e) {
	return Object.fromEntries(Object.entries(e).flatMap(([e, { key: t = "", algorithm: n, scope: i }]) => t === "" ? [] : [[e, {
		key: t,
		...r({
			algorithm: n,
			scope: i
		})
	}]]));
}
function toSigningKey(e, r, i) {
	let a = Object.hasOwn(i, r) ? i[r] : void 0;
	if (a === void 0) throw y(`${e}: there is no key ${JSON.stringify(r)}`);
	let { private_key: o = "", algorithm: s = t } = a;
	if (o === "") throw y(`${e}: keys.${r} has no private_key`);
	try {
		return E(`keys.${r}.private_key`, Buffer.from(o), {
			algorithm: s,
			isPrivate: !0
		});
	} catch (e) {
		throw e instanceof n ? y(e.message) : e;
	}
}
// src/server/serve/config/assertion-config.ts
const H = x("no cloud is asked to sign; write signing_key, or let another program have the cloud sign and write client_assertion_path"), U = {
	signing_key: b(P().min(1)),
	aws_kms: H,
	aws_signing: H,
	azure_keyvault: H,
	azure_signing: H,
	additional_claims: b(M(P(), re())),
	include_jti_claim: b(k()),
	thumbprint: b(P().regex(/^[0-9a-fA-F]{40}$/, "is not 40 hexadecimal digits"))
};
function toSignedAssertion(e, { signing_key: t, additional_claims: n, include_jti_claim: r, thumbprint: i }, a) {
	if (t === void 0) {
		if (n === void 0 && r === void 0 && i === void 0) return;
		throw y(`${e}: additional_claims, include_jti_claim and thumbprint are for signing_key`);
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
	if (!URL.canParse(t)) throw y(`${e} is not a URL`);
	let n = new URL(t);
	if (n.username !== "" || n.password !== "") throw y(`${e} must not contain a user name or a password`);
	if (n.search !== "" || n.hash !== "") throw y(`${e} must have no query and no fragment`);
	if (n.protocol !== "https:" && !(n.protocol === "http:" && F(n.hostname))) throw y(`${e} must begin with https://; plain HTTP is for this machine only`);
	return n.href.replace(/\/+$/, "");
}
// src/server/serve/config/oauth2-config.ts
const W = N({
	grant_type: b(D([
		"",
		"client_credentials",
		"jwt_bearer"
	])),
	token_url: P().min(1),
	client_id: b(P().min(1)),
	client_secret: b(P().min(1)),
	client_assertion: b(P().min(1)),
	client_assertion_path: b(P().min(1)),
	client_assertion_type: b(P().min(1)),
	scopes: b(O(P().min(1))),
	additional_headers: b(M(P(), P())),
	additional_parameters: b(M(P(), P())),
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
	if (d === void 0 || u.length > 1) throw y(`${e}: one of client_secret, signing_key, client_assertion and client_assertion_path`);
	if (c === "jwt_bearer" && t.signing_key === void 0) throw y(`${e}: grant_type: jwt_bearer needs signing_key, and nothing else that proves the client`);
	if (t.client_id === void 0 && l === void 0) throw y(`${e}.client_id is missing`);
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
const K = N({
	name: b(P().min(1)),
	url: P().min(1),
	type: b(D(["", "oci"])),
	headers: b(M(P(), P())),
	response_header_timeout_seconds: b(S),
	allow_insecure_tls: b(A(!1, { error: () => "certificates are always verified; name an authority in tls.ca_cert" })),
	tls: b(N({
		ca_cert: b(P().min(1)),
		system_ca_required: b(k())
	})),
	credentials: b(N({
		bearer: b(N({
			token: b(P().min(1)),
			token_path: b(P().min(1)),
			scheme: b(P().regex(/^[\w.-]+$/))
		})),
		client_tls: b(N({
			cert: P().min(1),
			private_key: P().min(1),
			private_key_passphrase: b(P()),
			cert_reread_interval_seconds: b(S),
			ca_cert: b(P()),
			system_ca_required: b(k())
		})),
		oauth2: b(W),
		s3_signing: b(_),
		gcp_metadata: b(ee),
		azure_managed_identity: b(p),
		plugin: x(g)
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
	return i === void 0 ? a === void 0 ? o && C(`${e}.s3_signing`, o, {
		toPath: r,
		isRegistry: t === "oci"
	}) : w(`${e}.azure_managed_identity`, a) : ne(`${e}.gcp_metadata`, i);
}
function checkRegistry(e, { headers: t, tls: n, credentials: r }) {
	let i = `services.${e}`;
	if (t !== void 0) throw y(`${i}.headers: no headers are sent to a registry, as in OPA`);
	if (n !== void 0 || r?.client_tls !== void 0) throw y(`${i}: a registry is asked without a client certificate, and its own is checked by the authorities that Node trusts; NODE_EXTRA_CA_CERTS adds to them`);
	let a = r?.bearer?.scheme ?? "Bearer";
	if (!["bearer", "basic"].includes(a.toLowerCase())) throw y(`${i}.credentials.bearer.scheme: a registry takes Bearer and Basic`);
}
function toService(e, t, n) {
	let { toPath: i } = n, { bearer: a, client_tls: o, oauth2: s } = t.credentials ?? {}, c = `services.${e}.credentials`, l = t.type === "oci", u = Object.keys(r(t.credentials ?? {}));
	if (l && checkRegistry(e, t), u.length > 1) throw y(`${c}: at most one of ${u.join(" and ")}`);
	if (a !== void 0 && a.token === void 0 == (a.token_path === void 0)) throw y(`${c}.bearer: one of token and token_path`);
	return {
		name: e,
		url: toServiceAddress(`services.${e}.url`, t.url),
		isOci: l,
		hasCredentials: u.length > 0,
		headers: t.headers ?? {},
		responseHeaderTimeoutMs: (t.response_header_timeout_seconds ?? 10) * 1e3,
		bearer: a && {
			token: a.token,
			tokenPath: a.token_path === void 0 ? void 0 : i(a.token_path),
			scheme: a.scheme ?? "Bearer"
		},
		oauth2: s && toOAuth2(`${c}.oauth2`, s, n),
		cloud: toCloud(c, t, i),
		clientTls: o && {
			cert: i(o.cert),
			privateKey: i(o.private_key),
			passphrase: o.private_key_passphrase,
			rereadIntervalMs: (o.cert_reread_interval_seconds ?? 0) * 1e3
		},
		tls: toTls(t, i)
	};
}
function toServices(e, t) {
	let n = Array.isArray(e) ? e.map((e, t) => {
		if (e.name === void 0) throw y(`services.${String(t)}.name is missing`);
		return [e.name, e];
	}) : Object.entries(e ?? {}), r = /* @__PURE__ */ new Map();
	for (let [e, i] of n) {
		if (r.has(e)) throw y(`two services have the name ${JSON.stringify(e)}`);
		r.set(e, toService(e, i, t));
	}
	return r;
}
function getService(e, t, n) {
	let r = t === void 0 || t === "" ? n.values().next().value : n.get(t);
	if (r !== void 0) return r;
	throw y(`${e}: there is no service ${t === void 0 || t === "" ? "at all" : JSON.stringify(t)}`);
}
function uploadTo(e, { service: t, console: n }, r, i = !1) {
	if (t === void 0 && (n === !0 || i)) return;
	let a = getService(e, t, r);
	if (a.isOci) throw y(`${e}: the service ${a.name} is a registry (type: oci)`);
	return a.name;
}
// src/server/serve/config/bundle-config.ts
const ce = N({
	service: b(P()),
	resource: b(P()),
	persist: b(k()),
	size_limit_bytes: b(j().int().positive()),
	trigger: v,
	polling: b(N({
		...h,
		long_polling_timeout_seconds: b(S.min(1)),
		superseded_etag_ttl_seconds: x("ETags of replaced bundles are not sent")
	})),
	signing: b(N({
		keyid: b(P()),
		scope: b(P()),
		exclude_files: b(O(P())),
		allow_unsigned_delta_bundles: b(A(!1, { error: () => "delta bundles are refused, whoever signed them" }))
	}))
}), le = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
function toBundle(e, t, n, r) {
	let i = `bundles.${e}`;
	if (!le.test(e)) throw y(`${i}: the name may have letters, digits and ._-/`);
	let { signing: a, polling: o } = t, s = Object.keys(r).length > 0;
	if (a !== void 0 && !s) throw y(`${i}.signing needs keys`);
	if (a?.keyid !== void 0 && a.keyid !== "" && !Object.hasOwn(r, a.keyid)) throw y(`${i}.signing.keyid: there is no key ${JSON.stringify(a.keyid)}`);
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
	if (a !== void 0) throw y(`${e}.resource is an image, and the service ${o.name} is no registry (type: oci)`);
	return {
		kind: "service",
		service: o.name,
		path: r === "" ? `bundles/${t}` : r
	};
}
function toImage(e, t, n) {
	if (t === "") throw y(`${e}.resource: name the image, such as ghcr.io/org/policies:1`);
	let r = `${q}${t}`;
	if (!n.hasCredentials) return {
		kind: "image",
		address: r
	};
	let [i = ""] = t.split("/", 1), { host: a } = new URL(n.url);
	if (i !== a && !(J.has(i) && J.has(a))) throw y(`${e}.resource: its registry is ${JSON.stringify(i)}, and the credentials of the service ${n.name} are for ${a}`);
	return {
		kind: "image",
		address: r,
		service: n.name
	};
}
function toFilePath(e, t) {
	try {
		return R(t);
	} catch (t) {
		throw a(`the configuration: ${e}.resource is not a file: URL such as file:///policies/a.tar.gz`, t);
	}
}
// src/server/serve/config/log-config.ts
const ue = N({
	plugin: x(g),
	service: b(P()),
	partition_name: b(P()),
	resource: b(P()),
	console: b(k()),
	mask_decision: b(P()),
	drop_decision: b(P()),
	nd_builtin_cache: b(k()),
	request_context: b(N({ http: b(N({ headers: b(O(P().regex(/^[\w!#$%&'*+.^`|~-]+$/))) })) })),
	reporting: b(N({
		...h,
		buffer_type: b(D([
			"",
			"size",
			"event"
		])),
		buffer_size_limit_bytes: b(j().int().positive()),
		buffer_size_limit_events: b(j().int().positive()),
		upload_size_limit_bytes: b(j().int().min(90).max(4294967296)),
		max_decisions_per_second: b(j().positive()),
		trigger: b(A(["periodic", "immediate"], { error: () => `${te}, or "immediate"` }))
	}))
}), Y = N({
	plugin: x(g),
	service: b(P()),
	partition_name: b(P()),
	console: b(k()),
	prometheus: b(k()),
	prometheus_config: b(N({ collectors: b(N({ bundle_loading_duration_ns: b(N({ buckets: b(m) })) })) })),
	trigger: v
});
function toDecisionPath(e, t, n) {
	let r = (t ?? n).split("/").filter((e) => e !== "");
	if (r.length === 0) throw y(`${e}: name a document, such as ${n}`);
	return {
		path: r,
		isConfigured: t !== void 0
	};
}
function toBufferLimits(e) {
	let { buffer_type: t, buffer_size_limit_bytes: n, buffer_size_limit_events: r, max_decisions_per_second: i } = e ?? {}, a = "decision_logs.reporting";
	if (t === "event" && n !== void 0) throw y(`${a}.buffer_size_limit_bytes is for buffer_type: size; write buffer_size_limit_events`);
	if (t !== "event" && r !== void 0) throw y(`${a}.buffer_size_limit_events is for buffer_type: event`);
	if (n !== void 0 && i !== void 0) throw y(`${a}: one of buffer_size_limit_bytes and max_decisions_per_second`);
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
const X = b(P().min(1)), Z = b(j().int().min(1));
function checkGlob(e, t) {
	try {
		se(e);
	} catch (e) {
		if (!(e instanceof oe)) throw e;
		t.addIssue({
			code: "custom",
			message: `is not a glob: ${e.message}`
		});
	}
}
const de = N({
	type: b(D([
		"",
		"grpc",
		"http"
	])),
	address: b(P().regex(/^[^/@\s]+:\d{1,5}$/, "must be a host and a port, such as localhost:4317")),
	service_name: X,
	sample_percentage: b(j().min(0).max(100)),
	encryption: b(D([
		"off",
		"tls",
		"mtls"
	])),
	allow_insecure_tls: b(A(!1, { error: () => "certificates are always verified; name an authority in tls_ca_cert_file" })),
	tls_cert_file: X,
	tls_private_key_file: X,
	tls_ca_cert_file: X,
	exclude_paths: b(O(P().superRefine(checkGlob))),
	resource: b(N({
		service_version: X,
		service_instance_id: X,
		service_namespace: X,
		deployment_environment: X
	})),
	batch_span_processor_options: b(N({
		blocking: b(A(!1, { error: () => "spans never hold up requests" })),
		batch_timeout_ms: Z,
		export_timeout_ms: Z,
		max_export_batch_size: Z,
		max_queue_size: Z
	}))
}), fe = {
	grpc: "localhost:4317",
	http: "localhost:4318"
};
function toSource(e, t) {
	let n = e.type === "grpc" ? "grpc" : "http", { address: r = fe[n], encryption: i = "off" } = e, a = i !== "off", o = `${a ? "https" : "http"}://${r}${n === "http" ? "/v1/traces" : ""}`;
	if (!URL.canParse(o)) throw t("distributed_tracing.address is not a host and a port");
	let s = new URL(o);
	if (!a && !F(s.hostname)) throw t("distributed_tracing.encryption must be \"tls\" or \"mtls\" for a collector that is not on this machine");
	return {
		isSecure: a,
		url: s
	};
}
function toTracingVariables(e, t, n) {
	let { type: i, tls_cert_file: a, tls_private_key_file: o, tls_ca_cert_file: s } = e;
	if (i === void 0 || i === "") return;
	let { isSecure: c, url: l } = toSource(e, n);
	if (!c && (a ?? o ?? s) !== void 0) throw n("distributed_tracing: certificates need encryption: tls or mtls");
	if (e.encryption === "mtls" != (a !== void 0 && o !== void 0)) throw n("distributed_tracing: tls_cert_file and tls_private_key_file belong to encryption: mtls");
	let { resource: u, batch_span_processor_options: d } = e, f = r({
		"service.version": u?.service_version,
		"service.instance.id": u?.service_instance_id,
		"service.namespace": u?.service_namespace,
		"deployment.environment": u?.deployment_environment
	}), p = Object.entries(f).map(([e, t]) => `${e}=${encodeURIComponent(t)}`);
	return r({
		OTEL_TRACES_EXPORTER: "otlp",
		OTEL_METRICS_EXPORTER: "none",
		OTEL_SERVICE_NAME: e.service_name ?? "regohost",
		OTEL_RESOURCE_ATTRIBUTES: p.join(","),
		OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
		OTEL_TRACES_SAMPLER_ARG: String((e.sample_percentage ?? 100) / 100),
		OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: i === "grpc" ? "grpc" : "http/protobuf",
		OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: l.href.replace(/\/$/, ""),
		OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE: s === void 0 ? void 0 : t(s),
		OTEL_EXPORTER_OTLP_TRACES_CLIENT_CERTIFICATE: a === void 0 ? void 0 : t(a),
		OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY: o === void 0 ? void 0 : t(o),
		OTEL_BSP_SCHEDULE_DELAY: d?.batch_timeout_ms?.toString(),
		OTEL_BSP_EXPORT_TIMEOUT: d?.export_timeout_ms?.toString(),
		OTEL_BSP_MAX_EXPORT_BATCH_SIZE: d?.max_export_batch_size?.toString(),
		OTEL_BSP_MAX_QUEUE_SIZE: d?.max_queue_size?.toString(),
		OTEL_PROPAGATORS: "tracecontext"
	});
}
// src/server/serve/config/server-config.ts
const Q = b(j().int().positive()), pe = N({
	inter_query_builtin_cache: b(N({
		max_size_bytes: b(j().int().min(1)),
		forced_eviction_threshold_percentage: x("the answer that was not used for longest makes room"),
		stale_entry_eviction_period_seconds: x("stale answers go when others need their room")
	})),
	inter_query_builtin_value_cache: x("what built-ins keep, such as patterns and keys, has limits of this program's own, which cannot be set")
}), $ = N({
	services: b(M(P(), K)),
	labels: b(M(P(), P())),
	keys: b(M(P(), V)),
	bundles: b(M(P(), ce.nullable())),
	decision_logs: b(ue),
	status: b(Y),
	default_decision: b(P()),
	persistence_directory: b(P().min(1)),
	nd_builtin_cache: b(k()),
	server: b(N({
		metrics: b(N({ prom: b(N({ http_request_duration_seconds: b(N({ buckets: b(m) })) })) })),
		encoding: b(N({ gzip: b(N({
			min_length: b(j().int().min(0)),
			compression_level: b(j().int().min(0).max(9))
		})) })),
		decoding: b(N({
			max_length: Q,
			gzip: b(N({ max_length: Q }))
		})),
		logger_plugin: x(g)
	})),
	bundle: x("it is OPA's former form; write bundles"),
	default_authorization_decision: x("requests are not authorized by policy; see --authentication"),
	discovery: x("the configuration is read from its file only"),
	plugins: x(g),
	caching: b(pe),
	storage: x("policies and data are held in memory"),
	distributed_tracing: b(de),
	metrics_export: x("it is not supported; scrape /metrics")
}), me = $.extend({ services: b(O(K)) }), he = {
	services: ["credentials", "headers"],
	keys: ["key", "private_key"]
};
function withoutQueries(e) {
	if (!s(e)) return e;
	let t = Object.entries(e).map(([e, t]) => [e, e === "resource" && typeof t == "string" ? t.split("?", 1)[0] ?? "" : t]);
	return Object.fromEntries(t);
}
function without(e, t) {
	return s(e) ? Object.fromEntries(Object.entries(e).filter(([e]) => !t.includes(e))) : e;
}
function toActive(e, t) {
	let n = s(e) ? { ...e } : {};
	for (let [e, t] of Object.entries(he)) {
		let r = n[e];
		if (Array.isArray(r)) n[e] = r.map((e) => without(e, t));
		else if (s(r)) {
			let i = Object.entries(r).map(([e, n]) => [e, without(n, t)]);
			n[e] = Object.fromEntries(i);
		}
	}
	let { bundles: r, decision_logs: i } = n;
	if (s(r)) {
		let e = Object.entries(r).map(([e, t]) => [e, withoutQueries(t)]);
		n.bundles = Object.fromEntries(e);
	}
	return i !== void 0 && (n.decision_logs = withoutQueries(i)), {
		...n,
		default_decision: t
	};
}
function parseServerConfig(e, t, n) {
	let r = s(e) && "services" in e && Array.isArray(e.services) ? me : $, i = ie(r, e ?? {});
	if (i.problems !== void 0) throw y(ae(i.problems), n);
	let a = i.data, toPath = (e) => I(e) ? e : L(t, e), o = toServices(a.services, {
		keys: a.keys ?? {},
		toPath
	}), c = toKeys(a.keys ?? {}), { server: l, decision_logs: u, status: d, distributed_tracing: f } = a, p = l?.encoding?.gzip;
	return {
		active: toActive(e, a.default_decision ?? "/system/main"),
		services: o,
		bundles: Object.entries(a.bundles ?? {}).flatMap(([e, t]) => t === null ? [] : [toBundle(e, t, o, c)]),
		decisionLogs: u && toDecisionLogs(u, a.nd_builtin_cache ?? !1, o),
		status: d && toStatus(d, o),
		tracing: f && toTracingVariables(f, toPath, y),
		untracedPaths: f?.exclude_paths ?? [],
		labels: a.labels ?? {},
		defaultDecision: toDecisionPath("default_decision", a.default_decision, "/system/main").path,
		httpCacheBytes: a.caching?.inter_query_builtin_cache?.max_size_bytes,
		persistenceDirectory: toPath(a.persistence_directory ?? ".opa"),
		server: {
			buckets: l?.metrics?.prom?.http_request_duration_seconds?.buckets,
			maxLength: l?.decoding?.max_length,
			gzipMaxLength: l?.decoding?.gzip?.max_length,
			gzipMinLength: p?.min_length,
			gzipLevel: p?.compression_level
		}
	};
}
// src/server/serve/config/read-server-config.ts
const ge = /\$\{(.*?)\}/g;
function substitute(e, t) {
	return e.replaceAll(ge, (e, n) => t[n] ?? e);
}
function checkSubstituted(e, t) {
	if (typeof e == "string") {
		let [, n] = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/.exec(e) ?? [];
		if (n === void 0) return;
		throw a(`the configuration: ${t} needs the environment variable ${n}, which is not set`);
	}
	if (Array.isArray(e)) for (let [n, r] of e.entries()) checkSubstituted(r, `${t}[${String(n)}]`);
	else if (s(e)) for (let [n, r] of Object.entries(e)) checkSubstituted(r, t === "" ? n : `${t}.${n}`);
}
async function readText(e, t, n = 16777216) {
	try {
		return (await l(t, n)).toString("utf8");
	} catch (n) {
		let { why: r } = await i(t, n);
		throw f(`${e} ${d(t)} cannot be read: ${r}`, u(t, n));
	}
}
async function readFile(e, t, n) {
	let r = await readText("the configuration file", e), [i, ...o] = await c(substitute(r, t), {
		signal: n,
		uniqueKeys: !0
	});
	if (o.length > 0 || i !== void 0 && !("json" in i)) {
		let t = o.length > 0 ? "it has several YAML documents" : i.message;
		throw a(`the configuration file ${e}: ${t}`);
	}
	return i === void 0 ? {} : JSON.parse(i.json);
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
