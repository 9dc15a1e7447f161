import { DEFAULT_BUNDLE_ALGORITHM as e, isFileSource as t, readFileSource as n, require__builtin_crypto as r } from "./evaluation.js";
import { getKind as i, throwKeyError as a } from "./shared.js";
// src/trust/verify/bundle-key.ts
var o = r();
const s = {
	RS: "rsa",
	PS: "rsa",
	ES256: "prime256v1",
	ES384: "secp384r1",
	ES512: "secp521r1",
	EdDSA: "ed25519"
}, c = [
	"PUBLIC KEY",
	"RSA PUBLIC KEY",
	"CERTIFICATE"
], l = [
	"PRIVATE KEY",
	"RSA PRIVATE KEY",
	"EC PRIVATE KEY"
], u = /^(?:\.{1,2}[/\\]|~\/|[a-z]:\\|file:|[a-z]+:\/\/|\$(?:\w+|\{\w+\})$|%\w+%$|\/(?:data|etc|home|keys?|mnt|opt|root|run|secrets?|tmp|usr|var)\/)|^(?:[a-z]:)?[\w./\\~-]+\.(?:crt|env|json|jwk|key|pem|pub|secret|txt)$/i, d = /-----BEGIN ([A-Z0-9 ]*)-----[^-]*-----END \1-----/;
function checkKind(e, t, n) {
	let r = i(t), o = s[n] ?? s[n.slice(0, 2)] ?? "";
	return r !== o && a(e, `${n} needs a key of the kind ${o}, and this is one of the kind ${r}; name its algorithm`), r === "rsa" && (t.asymmetricKeyDetails?.modulusLength ?? 0) < 2048 && a(e, "RSA keys need at least 2048 bits"), t;
}
function readPem(e, t, n) {
	let [r, i = ""] = d.exec(t) ?? [], s = n ? "a private key" : "a public key or certificate";
	if (r === void 0) return a(e, `it is not PEM text of ${s}`);
	if (!n && i.endsWith("PRIVATE KEY")) return a(e, "it holds a private key; verify with the public one");
	if (!(n ? l : c).includes(i)) return a(e, `its PEM text holds a ${i}; ${s} is needed`);
	try {
		return n ? (0, o.createPrivateKey)(r) : (0, o.createPublicKey)(r);
	} catch {
		return a(e, `its PEM text is not a valid ${i}`);
	}
}
function toAlgorithmKey(e, t, { algorithm: n, isPrivate: r }) {
	let i = Buffer.from(t).toString("utf8");
	return n.startsWith("HS") ? (t.length === 0 && a(e, "the secret is empty"), u.test(i.trim()) && a(e, "the secret is the path of a file, an address or a variable; give the file, or the secret itself"), {
		algorithm: n,
		key: t
	}) : {
		algorithm: n,
		key: checkKind(e, readPem(e, i, r), n)
	};
}
async function readBundleKey(r, { key: i, algorithm: a = e }, { cwd: o, isPrivate: s }) {
	return toAlgorithmKey(r, t(i) ? await n("the key", i, o) : Buffer.from(i), {
		algorithm: a,
		isPrivate: s
	});
}
export { readBundleKey, toAlgorithmKey };
