import { mayGiveCredentials as e } from "./metadata-host.js";
import { _enum as t, _undefined as n, array as r, boolean as i, literal as a, number as o, strictObject as s, string as c } from "./zod.js";
import { invalidConfig as l } from "./evaluation.js";
// src/server/serve/config/setting-schemas.ts
function nullish(e) {
	return e.nullish().transform((e) => e ?? void 0);
}
function refused(e) {
	return n({ error: () => e }).optional();
}
const u = r(o().positive()).min(1).refine((e) => e.every((t, n) => n === 0 || t > (e[n - 1] ?? t)), { error: () => "each bucket has to be greater than the one before" }), d = o().int().min(0).max(31536e3), f = "with \"manual\" only a program in Go that embeds OPA makes it happen; write \"periodic\"", p = nullish(a("periodic", { error: () => f })), m = "OPA's plugins are Go code, which is not supported", h = {
	min_delay_seconds: nullish(d),
	max_delay_seconds: nullish(d)
};
function invalid(e, t) {
	let n = t === void 0 ? "the configuration" : `the configuration ${t}`;
	return l(`${n}: ${e}`);
}
function toDelay(e, { min_delay_seconds: t, max_delay_seconds: n }, r) {
	if (t === void 0 != (n === void 0)) throw invalid(`${e}: min_delay_seconds and max_delay_seconds belong together`);
	let [i, a] = [t ?? r[0], n ?? r[1]];
	if (a < i) throw invalid(`${e}: max_delay_seconds is less than min_delay_seconds`);
	return {
		minMs: i * 1e3,
		maxMs: a * 1e3
	};
}
// src/server/serve/config/cloud-credentials.ts
const g = nullish(c()).transform((e) => e === "" ? void 0 : e), _ = /^[A-Za-z0-9-]{1,64}$/, v = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::\d{1,5})?$/, y = g.refine((e) => e === void 0 || _.test(e), "is not a region"), b = g.refine((e) => e === void 0 || v.test(e), "is not a domain"), x = g.transform((e) => e ?? "open-policy-agent").refine((e) => /^[\w+=,.@-]{2,64}$/.test(e), "must have 2 to 64 letters, digits and _+=,.@-"), documented = (e) => refused(`only OPA's documentation has this key, and OPA takes no notice of it; ${e}`), S = s({ aws_default_region: documented("set AWS_REGION") }), C = s({
	path: g,
	profile: g,
	aws_region: y
}), w = s({
	aws_region: y,
	iam_role: g.refine((e) => e === void 0 || /^[\w+=,.@-]{1,64}$/.test(e), "is not the name of a role")
}), T = s({
	aws_region: y,
	iam_role_arn: g,
	session_name: x,
	aws_domain: b
}), E = s({
	...T.shape,
	web_identity_token_file: g
}), D = {
	environment_credentials: nullish(S),
	profile_credentials: nullish(C),
	metadata_credentials: nullish(w),
	web_identity_credentials: nullish(E),
	service: g,
	signature_version: nullish(t(["", "4"], { error: () => "only \"4\" is made; with \"4a\", for Multi-Region Access Points of S3, name a bucket instead" })),
	sso_credentials: refused("a person's login ends after hours; write the keys that aws configure export-credentials gives into the environment or a profile")
}, O = s({
	...D,
	assume_role_credentials: refused("a role is assumed with credentials that are not those of a role")
}), k = s({
	access_token_path: g,
	audience: g,
	endpoint: g,
	identity_token_path: g,
	id_token_path: documented("write identity_token_path"),
	scopes: nullish(r(c().min(1)))
}), A = s({
	endpoint: g,
	api_version: g,
	resource: g.transform((e) => e ?? "https://storage.azure.com/"),
	object_id: g,
	client_id: g,
	mi_res_id: g,
	use_app_service_msi: nullish(i())
}), j = s({
	...D,
	assume_role_credentials: nullish(s({
		...T.shape,
		aws_signing: O
	}))
}), M = "/computeMetadata/v1/instance/service-accounts/default";
function checkEndpoint(t, n) {
	let r = URL.canParse(n) ? new URL(n) : void 0;
	if (r === void 0) throw invalid(`${t} is not a URL`);
	if (r.username !== "" || r.password !== "" || r.search !== "" || r.hash !== "") throw invalid(`${t} must have no user name, no password, no query and no fragment`);
	if (!e(r)) throw invalid(`${t} must begin with https://; plain HTTP is for this machine and for the metadata services of clouds`);
	return n;
}
function toGcpMetadata(e, t) {
	let { audience: n, scopes: r = [] } = t;
	if (n === void 0 == (r.length === 0)) throw invalid(`${e}: one of audience, for an identity token, and scopes, for an access token`);
	let i = n === void 0 ? t.access_token_path ?? `${M}/token` : t.identity_token_path ?? `${M}/identity`, a = checkEndpoint(`${e}.endpoint`, t.endpoint ?? "http://metadata.google.internal"), o = checkEndpoint(e, `${a}${i}`);
	if (new URL(o).origin !== new URL(a).origin) throw invalid(`${e}: paths begin with a slash`);
	return {
		kind: "gcp",
		url: o,
		asks: n === void 0 ? { scopes: r } : { audience: n }
	};
}
function toAzureIdentity(e, t) {
	return t.endpoint !== void 0 && checkEndpoint(`${e}.endpoint`, t.endpoint), {
		kind: "azure",
		...t
	};
}
const toProfile = (e, t) => ({
	kind: "profile",
	...e,
	path: e.path === void 0 ? void 0 : t(e.path)
});
function toWebIdentity(e, t, n) {
	let { web_identity_token_file: r } = e, i = r === void 0 ? void 0 : n(r);
	return {
		kind: "web_identity",
		isOfEnvironment: t,
		...e,
		web_identity_token_file: i
	};
}
function toSigner(e, t, n) {
	let { web_identity_credentials: r, profile_credentials: i, metadata_credentials: a } = t;
	if (t.environment_credentials !== void 0) return { kind: "environment" };
	if (i !== void 0) return toProfile(i, n);
	if (r !== void 0) {
		if (r.iam_role_arn !== void 0) return toWebIdentity(r, !1, n);
		throw invalid(`${e}.web_identity_credentials.iam_role_arn is missing`);
	}
	if (a !== void 0) return {
		kind: "metadata",
		...a
	};
	throw invalid(`${e}: one of environment_credentials, profile_credentials, web_identity_credentials and metadata_credentials`);
}
function toAssumeRole(e, { aws_signing: t, ...n }, r) {
	return {
		kind: "assume_role",
		...n,
		signer: toSigner(`${e}.aws_signing`, t, r)
	};
}
function toAwsSigning(e, t, { toPath: n, isRegistry: r }) {
	let { environment_credentials: i, assume_role_credentials: a, web_identity_credentials: o, profile_credentials: s, metadata_credentials: c } = t, l = (t.service ?? (r ? "ecr" : "s3")).toLowerCase();
	if (!/^[a-z0-9-]+$/.test(l)) throw invalid(`${e}.service is not the name of a service`);
	if (r !== (l === "ecr")) throw invalid(`${e}.service: "ecr" is for services with type: oci, and the only one for them`);
	if (c !== void 0 && c.aws_region === void 0) throw invalid(`${e}.metadata_credentials.aws_region is missing`);
	let u = [
		i && { kind: "environment" },
		a && toAssumeRole(`${e}.assume_role_credentials`, a, n),
		o && toWebIdentity(o, !0, n),
		s && toProfile(s, n),
		c && {
			kind: "metadata",
			...c
		}
	].filter((e) => e !== void 0);
	if (u.length === 0) throw invalid(`${e}: name where credentials come from, such as environment_credentials: {} or metadata_credentials`);
	return {
		kind: "aws",
		service: l,
		providers: u
	};
}
export { v as AWS_DOMAIN, _ as AWS_REGION, A as AZURE_IDENTITY, u as BUCKETS, h as DELAYS, k as GCP_METADATA, f as NO_MANUAL, m as NO_PLUGINS, j as S3_SIGNING, p as TRIGGER, invalid, nullish, refused, d as seconds, toAwsSigning, toAzureIdentity, toDelay, toGcpMetadata };
