import { DocumentError as e, findDuplicateKey as t, isJsonObject as n, isObject as r, require__builtin_crypto as i } from "./evaluation.js";
// src/trust/registry/cosign-attestation.ts
var a = i();
const o = "dev.sigstore.cosign/certificate", s = "application/vnd.dev.sigstore.bundle+json;version=0.1";
function throwAttestationError(t, n, r) {
	throw new e(`${t}: ${n} of cosign's layer is malformed`, {
		code: "envelope_invalid",
		document: t,
		cause: r
	});
}
function parseJson(e, r, i) {
	let a;
	try {
		a = JSON.parse(i);
	} catch (t) {
		return throwAttestationError(e, r, t);
	}
	return t(Buffer.from(i)) === void 0 && n(a) ? a : throwAttestationError(e, r);
}
const c = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;
function toCertificate(e, t) {
	let [n, ...r] = t.matchAll(c);
	return n === void 0 || r.length > 0 || t.replaceAll(c, "").trim() !== "" ? throwAttestationError(e, "the certificate") : { rawBytes: (n[1] ?? "").replaceAll(/\s/g, "") };
}
function toLogEntry(e, t) {
	let n = "the log entry", { SignedEntryTimestamp: i, Payload: a } = parseJson(e, n, t);
	if (typeof i != "string" || !r(a)) return throwAttestationError(e, n);
	let { body: o, integratedTime: s, logIndex: c, logID: l } = a;
	if (typeof o != "string" || !Number.isSafeInteger(s) || !Number.isSafeInteger(c) || typeof l != "string" || !/^(?:[0-9a-f]{2})+$/.test(l)) return throwAttestationError(e, n);
	let { kind: u, apiVersion: d } = parseJson(e, n, Buffer.from(o, "base64").toString("utf8"));
	return typeof u != "string" || typeof d != "string" ? throwAttestationError(e, n) : {
		logIndex: String(c),
		logId: { keyId: Buffer.from(l, "hex").toString("base64") },
		kindVersion: {
			kind: u,
			version: d
		},
		integratedTime: String(s),
		inclusionPromise: { signedEntryTimestamp: i },
		canonicalizedBody: o
	};
}
function toTimestamp(e, t) {
	let { SignedRFC3161Timestamp: n } = parseJson(e, "the timestamp", t);
	return typeof n == "string" ? { signedTimestamp: n } : throwAttestationError(e, "the timestamp");
}
function toMaterial(e, t) {
	let [n, r, i] = [
		o,
		"dev.sigstore.cosign/bundle",
		"dev.sigstore.cosign/rfc3161timestamp"
	].map((e) => t[e] || void 0);
	if (n !== void 0 || r !== void 0 || i !== void 0) return {
		...n === void 0 ? { publicKey: { hint: "" } } : { x509CertificateChain: { certificates: [toCertificate(e, n)] } },
		tlogEntries: r === void 0 ? [] : [toLogEntry(e, r)],
		...i === void 0 ? {} : { timestampVerificationData: { rfc3161Timestamps: [toTimestamp(e, i)] } }
	};
}
function readCosignSignature(e) {
	let [t = "", n = "", r = ""] = [
		"dev.cosignproject.cosign/signature",
		o,
		"dev.sigstore.cosign/chain"
	].map((t) => e[t]);
	return {
		signature: t,
		certificate: n,
		chain: r
	};
}
function toMessageBundle(e, t, n) {
	let { signature: r } = readCosignSignature(n), i = (0, a.createHash)("sha256").update(t).digest("base64"), o = {
		mediaType: s,
		verificationMaterial: toMaterial(e, n) ?? {
			publicKey: { hint: "" },
			tlogEntries: []
		},
		messageSignature: {
			messageDigest: {
				algorithm: "SHA2_256",
				digest: i
			},
			signature: r
		}
	};
	return Buffer.from(JSON.stringify(o));
}
function toSigstoreBundle(e, t, n) {
	let r = toMaterial(e, n);
	if (r === void 0) return t;
	let i;
	try {
		i = new TextDecoder("utf-8", { fatal: !0 }).decode(t);
	} catch (t) {
		return throwAttestationError(e, "the envelope", t);
	}
	parseJson(e, "the envelope", i);
	let a = `{"mediaType":${JSON.stringify(s)},"verificationMaterial":${JSON.stringify(r)}`;
	return Buffer.from(`${a},"dsseEnvelope":${i}}`);
}
export { readCosignSignature, toMessageBundle, toSigstoreBundle };
