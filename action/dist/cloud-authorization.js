import { createAwsCredentials as e, signAws as t } from "./aws-credentials.js";
import { invalidConfig as n } from "./evaluation.js";
import { parseBareToken as r, parseCloudToken as i } from "./credential-answers.js";
// src/server/serve/credentials/cloud-tokens.ts
const a = 5e3;
function askGcp({ url: e, asks: t }, { service: n, setting: o, ask: s }, c) {
	let l = new URL(e);
	return "audience" in t ? l.searchParams.set("audience", t.audience) : l.searchParams.set("scopes", t.scopes.join(",")), s({
		url: l,
		headers: { "metadata-flavor": "Google" },
		timeoutMs: a,
		signal: c,
		who: `the metadata service of Google Cloud for the service ${n}`,
		setting: o,
		subject: "a bearer token",
		parse: "audience" in t ? r : i
	});
}
async function askAzure(e, { service: t, setting: r, env: o, ask: s }, c) {
	let invalid = (e) => n(`services.${t}.${r}: ${e}`), l = e.endpoint === void 0 ? o.IDENTITY_ENDPOINT ?? "" : "", u = e.use_app_service_msi === !0 || l !== "", d = e.endpoint ?? (l === "" ? "http://169.254.169.254/metadata/identity/oauth2/token" : l);
	if (!URL.canParse(d)) throw invalid("IDENTITY_ENDPOINT is not a URL");
	let f = new URL(d);
	f.searchParams.set("api-version", e.api_version ?? (u ? "2019-08-01" : "2018-02-01")), f.searchParams.set("resource", e.resource);
	for (let t of [
		"object_id",
		"client_id",
		"mi_res_id"
	]) e[t] !== void 0 && f.searchParams.set(t, e[t]);
	let p = (o.IDENTITY_HEADER ?? "").trim();
	if (u && !/^[\x21-\x7e]+$/.test(p)) throw invalid("App Service's IDENTITY_HEADER is not in the environment");
	return s({
		url: f,
		headers: u ? { "x-identity-header": p } : { metadata: "true" },
		timeoutMs: a,
		signal: c,
		who: `the identity endpoint of Azure for the service ${t}`,
		setting: r,
		subject: "a bearer token",
		parse: i
	});
}
// src/server/serve/credentials/cloud-authorization.ts
function createCloudAuthorization(n, r) {
	if (n.kind !== "aws") return async (e, t) => ({ authorization: `Bearer ${await (n.kind === "gcp" ? askGcp(n, {
		...r,
		setting: "credentials.gcp_metadata"
	}, t) : askAzure(n, {
		...r,
		setting: "credentials.azure_managed_identity"
	}, t))}` });
	let i = e(n.providers, {
		...r,
		setting: "credentials.s3_signing"
	});
	return async (e, r) => t(e, {
		service: n.service,
		keys: await i(r),
		date: /* @__PURE__ */ new Date()
	});
}
export { createCloudAuthorization };
