import { readCertificateParts as e } from "./sigstore.js";
import { X509Certificate as t } from "node:crypto";
// src/trust/verify/certificate-metadata.ts
const n = {
	1: "Issuer",
	2: "GitHub Workflow Trigger",
	3: "GitHub Workflow SHA",
	4: "GitHub Workflow Name",
	5: "GitHub Workflow Repository",
	6: "GitHub Workflow Ref",
	8: "Issuer (V2)",
	9: "Build Signer URI",
	10: "Build Signer Digest",
	11: "Runner Environment",
	12: "Source Repository URI",
	13: "Source Repository Digest",
	14: "Source Repository Ref",
	15: "Source Repository Identifier",
	16: "Source Repository Owner URI",
	17: "Source Repository Owner Identifier",
	18: "Build Config URI",
	19: "Build Config Digest",
	20: "Build Trigger",
	21: "Run Invocation URI"
}, r = {
	DNS: "DNS Names",
	email: "Email Addresses",
	URI: "URIs"
};
function toName(e) {
	return (e ?? "").split("\n").toReversed().join(",");
}
function toAlternative(e) {
	let [, t = "", n = ""] = /^(\w+):(.*)$/s.exec(e ?? "") ?? [], i = Object.hasOwn(r, t) ? r[t] : void 0;
	return i === void 0 ? "" : `${i}:${n}`;
}
function toSerialNumber(e) {
	return e.toLowerCase().replace(/^(-?)0+(?=.)/, "$1");
}
function toInstant(e) {
	return new Date(e).toISOString().replace(".000Z", "Z");
}
function describeCertificate(r, i) {
	let a = new t(i), { keyId: o, fulcio: s } = e(r, i), c = [
		["Subject", toName(a.subject)],
		["Subject Alternative Name", toAlternative(a.subjectAltName)],
		["Issuer", toName(a.issuer)],
		["Serial Number", toSerialNumber(a.serialNumber)],
		["Not Before", toInstant(a.validFrom)],
		["Not After", toInstant(a.validTo)],
		...Object.entries(n).map(([e, t]) => [`Fulcio ${t}`, s.get(Number(e)) ?? ""])
	], l = Object.fromEntries(c.filter(([, e]) => e !== ""));
	return {
		keyId: o,
		pem: a.toString(),
		metadata: l
	};
}
export { describeCertificate };
