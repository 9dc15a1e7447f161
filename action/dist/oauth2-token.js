import { lowerCased as e, readCredentials as t } from "./server-runtime.js";
import { parseTokenResponse as n } from "./credential-answers.js";
import { loadPackage as r, require__builtin_crypto as i } from "./evaluation.js";
// src/server/serve/credentials/signed-assertion.ts
var a = i();
async function signAssertion({ algorithm: e, key: t, claims: n, hasJti: i, thumbprint: o }, s) {
	let { SignJWT: c } = await r(() => import("./webapi.js").then((e) => e.webapi_exports)), l = Math.floor(Date.now() / 1e3), u = {
		iat: l,
		exp: l + 600,
		...n,
		...s.length === 0 ? {} : { scope: s.join(" ") },
		...i ? { jti: (0, a.randomUUID)() } : {}
	}, d = {
		typ: "JWT",
		alg: e,
		...o === void 0 ? {} : { x5t: o }
	};
	return new c(u).setProtectedHeader(d).sign(t);
}
// src/server/serve/credentials/oauth2-token.ts
const o = {
	client_credentials: "client_credentials",
	jwt_bearer: "urn:ietf:params:oauth:grant-type:jwt-bearer"
};
async function requestToken(r, { service: i, transport: a, signal: s, read: c }) {
	let { clientId: l, grant: u, proof: d } = r, getAssertion = async () => {
		if ("assertion" in d) return d.assertion.trim();
		if ("assertionPath" in d) return (await c("credentials.oauth2.client_assertion_path", d.assertionPath)).trim();
		if ("signed" in d) return signAssertion(d.signed, r.scopes);
		throw TypeError("nothing signs the assertion");
	}, f = new URLSearchParams(r.parameters);
	r.scopes.length > 0 && f.set("scope", r.scopes.join(" ")), f.set("grant_type", o[u]);
	let p = { ...r.headers };
	u === "jwt_bearer" ? f.set("assertion", await getAssertion()) : "secret" in d ? p.Authorization = `Basic ${Buffer.from(`${l ?? ""}:${d.secret}`).toString("base64")}` : (l !== void 0 && f.set("client_id", l), f.set("client_assertion_type", d.type), f.set("client_assertion", await getAssertion()));
	let m = performance.now(), h = await a.send({
		url: new URL(r.tokenUrl),
		headers: e(p),
		form: f,
		signal: s,
		attempts: 1,
		timeoutMs: 1e4
	});
	try {
		let e = await t(h, {
			who: `the token endpoint of the service ${i}`,
			setting: "credentials.oauth2",
			subject: "a bearer token"
		}, n), r = (e.expires_in ?? 0) * 1e3;
		return {
			header: `Bearer ${e.access_token.trim()}`,
			endsAt: m + r
		};
	} finally {
		h.close();
	}
}
export { requestToken };
