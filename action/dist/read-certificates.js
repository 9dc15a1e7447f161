import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, explainFailure as n, readSmallFile as r, require__builtin_crypto as i, shownCause as a, shownSource as o } from "./evaluation.js";
import { resolve as s } from "node:path";
// src/base/host/read-certificates.ts
var c = /* @__PURE__ */ e({
	parseCertificates: () => parseCertificates,
	readCertificates: () => readCertificates,
	readPem: () => readPem
}), l = i();
const u = "-----BEGIN CERTIFICATE-----";
function parseCertificates(e, n) {
	let [, ...r] = e.split(u);
	if (r.length === 0) {
		let r = e.trim() === "" ? "is empty: it needs a certificate in PEM" : "contains no PEM certificate";
		throw new t(`${n} ${r}`, { code: "config_invalid" });
	}
	return r.map((e, i) => {
		try {
			return new l.X509Certificate(u + e.slice(0, e.indexOf("-----END CERTIFICATE-----") + 25)).toString();
		} catch (e) {
			let a = r.length === 1 ? "its certificate" : `certificate ${String(i + 1)} of it`;
			throw new t(`${n}: ${a} cannot be read`, {
				code: "config_invalid",
				cause: e
			});
		}
	});
}
async function readPem(e, i, c = "") {
	try {
		return (await r(s(c, e), 16777216, { isOwn: !0 })).toString("utf8");
	} catch (r) {
		let { why: s } = await n(e, r, c);
		throw new t(`${i} ${o(e)} cannot be read: ${s}`, {
			code: "config_unreadable",
			cause: a(e, r)
		});
	}
}
async function readCertificates(e, t, n) {
	return e.includes("-----BEGIN") ? parseCertificates(e, t) : parseCertificates(await readPem(e, t, n), `${t} ${e}`);
}
export { parseCertificates, c as read_certificates_exports };
