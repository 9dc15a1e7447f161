import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, explainFailure as n, invalidConfig as r, readSmallFile as i, require__builtin_crypto as a, shownCause as o, shownSource as s } from "./evaluation.js";
import { resolve as c } from "node:path";
// src/base/host/read-certificates.ts
var l = /* @__PURE__ */ e({
	parseCertificates: () => parseCertificates,
	readCertificates: () => readCertificates,
	readPem: () => readPem
}), u = a();
const d = "-----BEGIN CERTIFICATE-----";
function parseCertificates(e, t) {
	let [, ...n] = e.split(d);
	if (n.length === 0) {
		let n = e.trim() === "" ? "is empty: it needs a certificate in PEM" : "contains no PEM certificate";
		throw r(`${t} ${n}`);
	}
	return n.map((e, i) => {
		try {
			return new u.X509Certificate(d + e.slice(0, e.indexOf("-----END CERTIFICATE-----") + 25)).toString();
		} catch (e) {
			let a = n.length === 1 ? "its certificate" : `certificate ${String(i + 1)} of it`;
			throw r(`${t}: ${a} cannot be read`, e);
		}
	});
}
async function readPem(e, r, a = "") {
	try {
		return (await i(c(a, e), 16777216, { isOwn: !0 })).toString("utf8");
	} catch (i) {
		let { why: c } = await n(e, i, a);
		throw new t(`${r} ${s(e)} cannot be read: ${c}`, {
			code: "config_unreadable",
			cause: o(e, i)
		});
	}
}
async function readCertificates(e, t, n) {
	return e.includes("-----BEGIN") ? parseCertificates(e, t) : parseCertificates(await readPem(e, t, n), `${t} ${e}`);
}
export { parseCertificates, l as read_certificates_exports };
