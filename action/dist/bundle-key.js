import { Fa as e, Ia as t, La as n, lr as r } from "./shared.js";
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
], l = /^(?:\.{1,2}[/\\]|~\/|file:|\/(?:data|etc|home|keys?|mnt|opt|root|run|secrets?|tmp|usr|var)\/)|^(?:[a-z]:)?[\w./\\~-]+\.(?:crt|env|json|jwk|key|pem|pub|secret|txt)$/i, u = /-----BEGIN ([A-Z0-9 ]*)-----[^-]*-----END \1-----/;
function checkKind(t, n, r) {
	let i = n.asymmetricKeyType === "ec" ? n.asymmetricKeyDetails?.namedCurve ?? "ec" : n.asymmetricKeyType ?? "unknown", a = o[r] ?? o[r.slice(0, 2)] ?? "";
	return i !== a && e(t, `${r} needs a key of the kind ${a}, and this is one of the kind ${i}; name its algorithm`), i === "rsa" && (n.asymmetricKeyDetails?.modulusLength ?? 0) < 2048 && e(t, "RSA keys need at least 2048 bits"), n;
}
function readPem(t, n, r) {
	let [o, l = ""] = u.exec(n) ?? [], d = r ? "a private key" : "a public key or certificate";
	if (o === void 0) return e(t, `it is not PEM text of ${d}`);
	if (!r && l.endsWith("PRIVATE KEY")) return e(t, "it holds a private key; verify with the public one");
	if (!(r ? c : s).includes(l)) return e(t, `its PEM text holds a ${l}; ${d} is needed`);
	try {
		return r ? i(o) : a(o);
	} catch {
		return e(t, `its PEM text is not a valid ${l}`);
	}
}
function toAlgorithmKey(t, n, { algorithm: r, isPrivate: i }) {
	let a = Buffer.from(n).toString("utf8");
	return r.startsWith("HS") ? (n.length === 0 && e(t, "the secret is empty"), l.test(a) && e(t, "the secret is the path of a file; give the file, or the secret itself"), {
		algorithm: r,
		key: n
	}) : {
		algorithm: r,
		key: checkKind(t, readPem(t, a, i), r)
	};
}
async function readBundleKey(e, { key: i, algorithm: a = r }, { cwd: o, isPrivate: s }) {
	return toAlgorithmKey(e, t(i) ? await n("the key", i, o) : Buffer.from(i), {
		algorithm: a,
		isPrivate: s
	});
}
export { toAlgorithmKey as n, readBundleKey as t };
