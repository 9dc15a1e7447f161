import { DEFAULT_BUNDLE_ALGORITHM as e, isFileSource as t, readFileSource as n, refuseKey as r } from "./shared.js";
import { createPrivateKey as i, createPublicKey as a } from "node:crypto";
// src/trust/verify/bundle-key.ts
const o = {
	RS: "rsa",
	PS: "rsa",
	ES256: "prime256v1",
	ES384: "secp384r1",
	ES512: "secp521r1",
	EdDSA: "ed25519"
}, s = [
	"PUBLIC KEY",
	"RSA PUBLIC KEY",
	"CERTIFICATE"
], c = [
	"PRIVATE KEY",
	"RSA PRIVATE KEY",
	"EC PRIVATE KEY"
], l = /^(?:\.{1,2}[/\\]|~\/|[a-z]:\\|file:|[a-z]+:\/\/|\$(?:\w+|\{\w+\})$|%\w+%$|\/(?:data|etc|home|keys?|mnt|opt|root|run|secrets?|tmp|usr|var)\/)|^(?:[a-z]:)?[\w./\\~-]+\.(?:crt|env|json|jwk|key|pem|pub|secret|txt)$/i, u = /-----BEGIN ([A-Z0-9 ]*)-----[^-]*-----END \1-----/;
function checkKind(e, t, n) {
	let i = t.asymmetricKeyType === "ec" ? t.asymmetricKeyDetails?.namedCurve ?? "ec" : t.asymmetricKeyType ?? "unknown", a = o[n] ?? o[n.slice(0, 2)] ?? "";
	return i !== a && r(e, `${n} needs a key of the kind ${a}, and this is one of the kind ${i}; name its algorithm`), i === "rsa" && (t.asymmetricKeyDetails?.modulusLength ?? 0) < 2048 && r(e, "RSA keys need at least 2048 bits"), t;
}
function readPem(e, t, n) {
	let [o, l = ""] = u.exec(t) ?? [], d = n ? "a private key" : "a public key or certificate";
	if (o === void 0) return r(e, `it is not PEM text of ${d}`);
	if (!n && l.endsWith("PRIVATE KEY")) return r(e, "it holds a private key; verify with the public one");
	if (!(n ? c : s).includes(l)) return r(e, `its PEM text holds a ${l}; ${d} is needed`);
	try {
		return n ? i(o) : a(o);
	} catch {
		return r(e, `its PEM text is not a valid ${l}`);
	}
}
function toAlgorithmKey(e, t, { algorithm: n, isPrivate: i }) {
	let a = Buffer.from(t).toString("utf8");
	return n.startsWith("HS") ? (t.length === 0 && r(e, "the secret is empty"), l.test(a.trim()) && r(e, "the secret is the path of a file, an address or a variable; give the file, or the secret itself"), {
		algorithm: n,
		key: t
	}) : {
		algorithm: n,
		key: checkKind(e, readPem(e, a, i), n)
	};
}
async function readBundleKey(r, { key: i, algorithm: a = e }, { cwd: o, isPrivate: s }) {
	return toAlgorithmKey(r, t(i) ? await n("the key", i, o) : Buffer.from(i), {
		algorithm: a,
		isPrivate: s
	});
}
export { readBundleKey, toAlgorithmKey };
