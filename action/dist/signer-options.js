import { errorMessages as e, isObject as t, isRegohostError as n, require__builtin_crypto as r } from "./evaluation.js";
import { readKeys as i } from "./shared.js";
// builtins/conforma/signer-options.ts
var a = r(), OptionsError = class extends Error {};
const o = [
	"public_key",
	"certificate_identity",
	"certificate_identity_regexp",
	"certificate_oidc_issuer",
	"certificate_oidc_issuer_regexp",
	"rekor_public_key",
	"rekor_url"
];
function checkMembers(e) {
	let t = new Set(o);
	for (let [n, r] of e) {
		let e = n === "ignore_rekor" ? "boolean" : t.has(n) ? "string" : void 0;
		if (e === void 0) throw new OptionsError(`unknown option ${JSON.stringify(n.slice(0, 100))}`);
		if (typeof r !== e) throw new OptionsError(`${n} must be a ${e}`);
	}
	let n = e.get("rekor_url");
	if (typeof n == "string" && n !== "" && !(URL.canParse(n) && /^https?:/i.test(n))) throw new OptionsError("rekor_url must be an address of https://");
}
const s = /-----BEGIN PUBLIC KEY-----[^-]*-----END PUBLIC KEY-----/;
function readPem(e, t) {
	let [n] = s.exec(t) ?? [];
	if (n !== void 0) return n;
	throw new OptionsError(`${e} must be the PEM text of a public key; files and key services are not read`);
}
const c = {
	mediaType: "application/vnd.dev.sigstore.trustedroot+json;version=0.1",
	tlogs: [],
	certificateAuthorities: [],
	ctlogs: [],
	timestampAuthorities: []
}, l = {
	prime256v1: "PKIX_ECDSA_P256_SHA_256",
	ed25519: "PKIX_ED25519"
};
function readLogKey(e) {
	try {
		return (0, a.createPublicKey)(readPem("rekor_public_key", e));
	} catch (e) {
		throw e instanceof OptionsError ? e : new OptionsError("rekor_public_key is not a valid public key");
	}
}
function withLogKey(e, t) {
	let n = readLogKey(t), r = l[n.asymmetricKeyDetails?.namedCurve ?? n.asymmetricKeyType ?? ""];
	if (r === void 0) throw new OptionsError("rekor_public_key must be an ECDSA P-256 or Ed25519 key");
	let i = n.export({
		type: "spki",
		format: "der"
	}), o = {
		baseUrl: "",
		hashAlgorithm: "SHA2_256",
		publicKey: {
			rawBytes: i.toString("base64"),
			keyDetails: r,
			validFor: { start: "1970-01-01T00:00:00Z" }
		},
		logId: { keyId: (0, a.createHash)("sha256").update(i).digest("base64") }
	};
	return {
		...e,
		tlogs: [o]
	};
}
function toSignerOptions(e, t, n) {
	return n === "" ? { [`certificate${e}`]: t } : { [`certificate${e}Regexp`]: n };
}
async function parseSignerOptions(e, n) {
	if (!t(e) || Array.isArray(e)) throw new OptionsError("must be an object");
	let r = new Map(Object.entries(e));
	checkMembers(r);
	let get = (e) => {
		let t = r.get(e);
		return typeof t == "string" ? t : "";
	}, i = get("rekor_public_key"), a = get("public_key");
	if (a !== "") {
		let e = readPem("public_key", a);
		if (await checkKey(e), r.get("ignore_rekor") === !0) return { options: { keys: [e] } };
		let t = i === "" ? await n() : withLogKey(c, i);
		return { options: {
			keys: [e],
			trustedRoot: { ...t }
		} };
	}
	let [o, s] = [get("certificate_identity"), get("certificate_identity_regexp")], [l, u] = [get("certificate_oidc_issuer"), get("certificate_oidc_issuer_regexp")], d = [...l + u === "" ? ["certificate OIDC issuer must be provided for keyless workflow"] : [], ...o + s === "" ? ["certificate identity must be provided for keyless workflow"] : []];
	if (d.length > 0) throw new OptionsError(d.join("\n"));
	let f = await n();
	return { options: {
		...toSignerOptions("Identity", o, s),
		...toSignerOptions("OidcIssuer", l, u),
		trustedRoot: { ...i === "" ? f : withLogKey(f, i) }
	} };
}
async function checkKey(t) {
	try {
		await i([t], "");
	} catch (t) {
		throw n(t, "key_invalid") ? new OptionsError(`public_key: ${e(t).join(": ")}`) : t;
	}
}
export { OptionsError, parseSignerOptions };
