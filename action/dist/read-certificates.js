import { r as e } from "./rolldown-runtime.js";
import { Es as t, Kc as n, nc as r, tc as i, us as a } from "./shared.js";
import { X509Certificate as o } from "node:crypto";
import { resolve as s } from "node:path";
// src/base/host/read-certificates.ts
var c = /* @__PURE__ */ e({
	parseCertificates: () => parseCertificates,
	readCertificates: () => readCertificates,
	readPem: () => readPem
});
const l = "-----BEGIN CERTIFICATE-----";
function parseCertificates(e, t) {
	let [, ...r] = e.split(l);
	if (r.length === 0) {
		let r = e.trim() === "" ? "is empty: it needs a certificate in PEM" : "contains no PEM certificate";
		throw new n(`${t} ${r}`, { code: "config_invalid" });
	}
	return r.map((e, i) => {
		try {
			return new o(l + e.slice(0, e.indexOf("-----END CERTIFICATE-----") + 25)).toString();
		} catch (e) {
			let a = r.length === 1 ? "its certificate" : `certificate ${String(i + 1)} of it`;
			throw new n(`${t}: ${a} cannot be read`, {
				code: "config_invalid",
				cause: e
			});
		}
	});
}
async function readPem(e, o, c = "") {
	try {
		return (await t(s(c, e), 16777216, { isOwn: !0 })).toString("utf8");
	} catch (t) {
		let { why: s } = await a(e, t, c);
		throw new n(`${o} ${r(e)} cannot be read: ${s}`, {
			code: "config_unreadable",
			cause: i(e, t)
		});
	}
}
async function readCertificates(e, t, n) {
	return e.includes("-----BEGIN") ? parseCertificates(e, t) : parseCertificates(await readPem(e, t, n), `${t} ${e}`);
}
export { c as n, parseCertificates as t };
