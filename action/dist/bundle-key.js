import { DEFAULT_BUNDLE_ALGORITHM as e, isFileSource as t, readFileSource as n, require__builtin_crypto as r } from "./evaluation.js";
import { refuseKey as i } from "./shared.js";
// src/trust/verify/bundle-key.ts
var a = r();
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
	let r = t.asymmetricKeyType === "ec" ? t.asymmetricKeyDetails?.namedCurve ?? "ec" : t.asymmetricKeyType ?? "unknown", a = o[n] ?? o[n.slice(0, 2)] ?? "";
	return r !== a && i(e, `${n} needs a key of the kind ${a}, and this is one of the kind ${r}; name its algorithm`), r === "rsa" && (t.asymmetricKeyDetails?.modulusLength ?? 0) < 2048 && i(e, "RSA keys need at least 2048 bits"), t;
}
function readPem(e, t, n) {
	let [r, o = ""] = u.exec(t) ?? [], l = n ? "a private key" : "a public key or certificate";
	if (r === void 0) return i(e, `it is not PEM text of ${l}`);
	if (!n && o.endsWith("PRIVATE KEY")) return i(e, "it holds a private key; verify with the public one");
	if (!(n ? c : s).includes(o)) return i(e, `its PEM text holds a ${o}; ${l} is needed`);
	try {
		return n ? (0, a.createPrivateKey)(r) : (0, a.createPublicKey)(r);
	} catch {
		return i(e, `its PEM text is not a valid ${o}`);
	}
}
function toAlgorithmKey(e, t, { algorithm: n, isPrivate: r }) {
	let a = Buffer.from(t).toString("utf8");
	return n.startsWith("HS") ? (t.length === 0 && i(e, "the secret is empty"), l.test(a.trim()) && i(e, "the secret is the path of a file, an address or a variable; give the file, or the secret itself"), {
		algorithm: n,
		key: t
	}) : {
		algorithm: n,
		key: checkKind(e, readPem(e, a, r), n)
	};
}
async function readBundleKey(r, { key: i, algorithm: a = e }, { cwd: o, isPrivate: s }) {
	return toAlgorithmKey(r, t(i) ? await n("the key", i, o) : Buffer.from(i), {
		algorithm: a,
		isPrivate: s
	});
}
export { readBundleKey, toAlgorithmKey };
