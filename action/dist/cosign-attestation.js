import { DocumentError as e, isJsonObject as t, isObject as n, require__builtin_crypto as r } from "./evaluation.js";
// src/trust/registry/cosign-attestation.ts
var i = r();
const a = "dev.sigstore.cosign/certificate", o = "application/vnd.dev.sigstore.bundle+json;version=0.1";
function refuse(t, n, r) {
	throw new e(`${t}: ${n} of cosign's layer is malformed`, {
		code: "envelope_invalid",
		document: t,
		cause: r
	});
}
function parseJson(e, n, r) {
	let i;
	try {
		i = JSON.parse(r);
	} catch (t) {
		return refuse(e, n, t);
	}
	return t(i) ? i : refuse(e, n);
}
const s = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;
function toCertificate(e, t) {
	let [n, ...r] = t.matchAll(s);
	return n === void 0 || r.length > 0 || t.replaceAll(s, "").trim() !== "" ? refuse(e, "the certificate") : { rawBytes: (n[1] ?? "").replaceAll(/\s/g, "") };
}
function toLogEntry(e, t) {
	let r = "the log entry", { SignedEntryTimestamp: i, Payload: a } = parseJson(e, r, t);
	if (typeof i != "string" || !n(a)) return refuse(e, r);
	let { body: o, integratedTime: s, logIndex: c, logID: l } = a;
	if (typeof o != "string" || !Number.isSafeInteger(s) || !Number.isSafeInteger(c) || typeof l != "string" || !/^(?:[0-9a-f]{2})+$/.test(l)) return refuse(e, r);
	let { kind: u, apiVersion: d } = parseJson(e, r, Buffer.from(o, "base64").toString("utf8"));
	return typeof u != "string" || typeof d != "string" ? refuse(e, r) : {
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
	return typeof n == "string" ? { signedTimestamp: n } : refuse(e, "the timestamp");
}
function toMaterial(e, t) {
	let [n, r, i] = [
		a,
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
		a,
		"dev.sigstore.cosign/chain"
	].map((t) => e[t]);
	return {
		signature: t,
		certificate: n,
		chain: r
	};
}
function toMessageBundle(e, t, n) {
	let { signature: r } = readCosignSignature(n), a = (0, i.createHash)("sha256").update(t).digest("base64"), s = {
		mediaType: o,
		verificationMaterial: toMaterial(e, n) ?? {
			publicKey: { hint: "" },
			tlogEntries: []
		},
		messageSignature: {
			messageDigest: {
				algorithm: "SHA2_256",
				digest: a
			},
			signature: r
		}
	};
	return Buffer.from(JSON.stringify(s));
}
function toSigstoreBundle(e, t, n) {
	let r = toMaterial(e, n);
	if (r === void 0) return t;
	let i;
	try {
		i = new TextDecoder("utf-8", { fatal: !0 }).decode(t);
	} catch (t) {
		return refuse(e, "the envelope", t);
	}
	parseJson(e, "the envelope", i);
	let a = `{"mediaType":${JSON.stringify(o)},"verificationMaterial":${JSON.stringify(r)}`;
	return Buffer.from(`${a},"dsseEnvelope":${i}}`);
}
export { readCosignSignature, toMessageBundle, toSigstoreBundle };
