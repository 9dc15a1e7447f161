import { require__builtin_crypto as e } from "./evaluation.js";
import { readCertificateParts as t } from "./sigstore.js";
// src/trust/verify/certificate-metadata.ts
var n = e();
const r = {
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
}, i = {
	DNS: "DNS Names",
	email: "Email Addresses",
	URI: "URIs"
};
function toName(e) {
	return (e ?? "").split("\n").toReversed().join(",");
}
function toAlternative(e) {
	let [, t = "", n = ""] = /^(\w+):(.*)$/s.exec(e ?? "") ?? [], r = Object.hasOwn(i, t) ? i[t] : void 0;
	return r === void 0 ? "" : `${r}:${n}`;
}
function toSerialNumber(e) {
	return e.toLowerCase().replace(/^(-?)0+(?=.)/, "$1");
}
function toInstant(e) {
	return new Date(e).toISOString().replace(".000Z", "Z");
}
function describeCertificate(e, i) {
	let a = new n.X509Certificate(i), { keyId: o, fulcio: s } = t(e, i), c = [
		["Subject", toName(a.subject)],
		["Subject Alternative Name", toAlternative(a.subjectAltName)],
		["Issuer", toName(a.issuer)],
		["Serial Number", toSerialNumber(a.serialNumber)],
		["Not Before", toInstant(a.validFrom)],
		["Not After", toInstant(a.validTo)],
		...Object.entries(r).map(([e, t]) => [`Fulcio ${t}`, s.get(Number(e)) ?? ""])
	], l = Object.fromEntries(c.filter(([, e]) => e !== ""));
	return {
		keyId: o,
		pem: a.toString(),
		metadata: l
	};
}
export { describeCertificate };
