import { mayGiveCredentials as e } from "./metadata-host.js";
import { invalidConfig as t } from "./evaluation.js";
import { readCredentials as n } from "./server-runtime.js";
// src/server/serve/credentials/credential-http.ts
const r = {
	certificates: "It is checked by the authorities that Node trusts; NODE_EXTRA_CA_CERTS adds to them.",
	limits: "Check that this machine may reach it."
};
function withoutPlainProxy(e) {
	return Object.fromEntries(Object.entries(e).filter(([e]) => e.toLowerCase() !== "http_proxy"));
}
function createCredentialHttp(i) {
	let a;
	return {
		async ask({ url: o, method: s, headers: c, form: l, body: u, timeoutMs: d, signal: f, parse: p, ...m }) {
			if (!e(o)) throw t(`${m.who} must be reached by https://, not at ${o.origin}; plain HTTP is for this machine and for the metadata services of clouds`);
			let [{ createUndiciHttp: h }, { createTransport: g }] = await Promise.all([import("./undici.js").then((e) => e.undici_http_exports), import("./client.js").then((e) => e.http_transport_exports)]);
			a ??= h({
				maxConnections: 2,
				connectTimeoutMs: d,
				ca: void 0,
				env: withoutPlainProxy(i)
			});
			let _ = await g({
				send: a.send,
				maxConnections: 2,
				idleTimeoutMs: d,
				advice: r
			}).send({
				url: o,
				headers: c,
				method: s,
				form: l,
				body: u,
				signal: f,
				attempts: 1,
				timeoutMs: d
			});
			try {
				return await n(_, m, p);
			} finally {
				_.close();
			}
		},
		async [Symbol.asyncDispose]() {
			await a?.close();
		}
	};
}
export { createCredentialHttp };
