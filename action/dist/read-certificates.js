import { __exportAll as e } from "./rolldown-runtime.js";
import { explainFailure as t, invalidConfig as n, readSmallFile as r, require__builtin_crypto as i, shownCause as a, shownSource as o, unreadableConfig as s } from "./evaluation.js";
import { resolve as c } from "node:path";
// src/base/host/read-certificates.ts
var l = /* @__PURE__ */ e({
	parseCertificates: () => parseCertificates,
	readCertificates: () => readCertificates,
	readPem: () => readPem
}), u = i();
const d = "-----BEGIN CERTIFICATE-----";
function parseCertificates(e, t) {
	let [, ...r] = e.split(d);
	if (r.length === 0) {
		let r = e.trim() === "" ? "is empty: it needs a certificate in PEM" : "contains no PEM certificate";
		throw n(`${t} ${r}`);
	}
	return r.map((e, i) => {
		try {
			return new u.X509Certificate(d + e.slice(0, e.indexOf("-----END CERTIFICATE-----") + 25)).toString();
		} catch (e) {
			let a = r.length === 1 ? "its certificate" : `certificate ${String(i + 1)} of it`;
			throw n(`${t}: ${a} cannot be read`, e);
		}
	});
}
async function readPem(e, n, i = "") {
	try {
		return (await r(c(i, e), 16777216, { isOwn: !0 })).toString("utf8");
	} catch (r) {
		let { why: c } = await t(e, r, i);
		throw s(`${n} ${o(e)} cannot be read: ${c}`, a(e, r));
	}
}
async function readCertificates(e, t, n) {
	return e.includes("-----BEGIN") ? parseCertificates(e, t) : parseCertificates(await readPem(e, t, n), `${t} ${e}`);
}
export { parseCertificates, l as read_certificates_exports };
