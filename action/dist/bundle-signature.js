import { VerificationError as e, invalidBundle as t, loadPackage as n, message as r, option as i, toNamePattern as a } from "./evaluation.js";
import { UnhashableError as o, bundleFileDigest as s, checkNames as c, hasMark as l, isHash as u, readBundleClaims as d, readStrictObject as f } from "./bundle-digest.js";
import { readBundleKey as p } from "./bundle-key.js";
// src/trust/verify/bundle-signature.ts
const m = "_default";
function throwSignatureError(t, n, i = "signature_invalid", a) {
	throw new e(r`${t}: ${n}`, {
		code: i,
		cause: a
	});
}
function readToken(e, n) {
	let r = `${e}: .signatures.json`, throwFileError = (e) => {
		throw t(`${r}: ${e}`);
	}, i = f(r, n);
	c(r, i, ["signatures", "plugin"]);
	let a = i.get("plugin") ?? "";
	if (a !== "" && a !== m) return throwFileError(`plugin must be ${m}: other verifiers are not supported`);
	let o = i.get("signatures") ?? [];
	if (!Array.isArray(o) || !o.every((e) => typeof e == "string")) return throwFileError("signatures must be a list of strings");
	let [s, ...l] = o;
	return s === void 0 ? throwSignatureError(r, "it holds no signature", "signature_missing") : l.length === 0 ? s : throwFileError("it must hold exactly one signature");
}
function decodePart(e, t) {
	let n = Buffer.from(t, "base64url");
	return (t === "" || n.toString("base64url") !== t) && throwSignatureError(e, "the signature is not a compact JWS"), n;
}
function getKeyId(e, t, n, { keyId: a = "" }) {
	if (a !== "") return a;
	let o = f(`${e}: the header of the signature`, t).get("kid") ?? "";
	typeof o != "string" && throwSignatureError(e, "kid in the header of the signature must be a string");
	let s = o === "" ? d(`${e}: the signature`, n).keyId : o;
	return s === "" ? throwSignatureError(e, r`the signature names no key, and ${i("keyId")} neither`, "signer_untrusted") : s;
}
async function verifyToken(e, t, r) {
	let i = t.split(".").map((t) => decodePart(e, t)), [a, o, s] = i;
	if (a === void 0 || o === void 0 || s === void 0 || i.length > 3) return throwSignatureError(e, "the signature is not a compact JWS");
	let { keys: c, scope: l = "", cwd: u = "" } = r, f = getKeyId(e, a, o, r), m = Object.hasOwn(c, f) ? c[f] : void 0;
	if (m === void 0) return throwSignatureError(e, `no key has the id ${JSON.stringify(f.slice(0, 200))} of the signature`, "signer_untrusted");
	let { algorithm: h, key: g } = await p(`the key ${JSON.stringify(f)}`, m, {
		cwd: u,
		isPrivate: !1
	}), { compactVerify: _ } = await n(() => import("./webapi.js").then((e) => e.webapi_exports)), v;
	try {
		v = await _(t, g, { algorithms: [h] });
	} catch (t) {
		return throwSignatureError(e, `the key ${JSON.stringify(f)} did not sign it with ${h}`, "signature_invalid", t);
	}
	v.protectedHeader.crit !== void 0 && throwSignatureError(e, "the header of the signature has critical parameters");
	let y = d(`${e}: the signature`, v.payload), b = l === "" ? m.scope ?? "" : l;
	return y.scope !== b && throwSignatureError(e, `the signature has ${y.scope === "" ? "no scope" : `the scope ${JSON.stringify(y.scope.slice(0, 200))}`}, and ${b === "" ? "none" : JSON.stringify(b)} is needed`, "signer_untrusted"), y;
}
var h = class SignedFiles {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, { excludeFiles: n = [] }, r) {
		this.#e = e, this.#t = new Map(t.files), this.#n = n.map((e) => a(e, "excludeFiles")), this.#r = r;
	}
	static async verify(e, t, n, r) {
		let i = await verifyToken(e, readToken(e, t), n);
		return new SignedFiles(e, i, n, r);
	}
	async check(e, t) {
		let n = this.#t.get(e);
		this.#t.delete(e);
		let r = `the file ${JSON.stringify(e.slice(0, 200))}`;
		if (this.#n.some((t) => t.test(e))) {
			let n = await t();
			return l(e, n) ? throwSignatureError(this.#e, `${r} starts with a byte-order mark`) : n;
		}
		if (n === void 0) return throwSignatureError(this.#e, `${r} is not in its signature, or is there twice`);
		if (!u(n.algorithm)) return throwSignatureError(this.#e, `${r} has no known digest in the signature`);
		let i = await t(), a;
		try {
			a = await s(e, i, n.algorithm, this.#r);
		} catch (e) {
			if (!(e instanceof o)) throw e;
			return throwSignatureError(this.#e, `${r} is not what was signed: ${e.message}`);
		}
		return a !== n.hash.toLowerCase() && throwSignatureError(this.#e, `${r} is not what was signed`), i;
	}
	end() {
		let [e, ...t] = this.#t.keys();
		if (e === void 0) return;
		let n = t.length === 0 ? "" : ` and ${String(t.length)} more`;
		throwSignatureError(this.#e, `${JSON.stringify(e.slice(0, 200))}${n} in its signature is not in the bundle`);
	}
};
export { h as SignedFiles };
