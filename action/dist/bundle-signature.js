import { VerificationError as e, invalidBundle as t, isObject as n, loadPackage as r, message as i, option as a, toNamePattern as o } from "./evaluation.js";
import { UnhashableError as s, bundleFileDigest as c, checkNames as l, hasMark as u, isHash as d, readBundleClaims as f, readStrictObject as p } from "./bundle-digest.js";
import { readBundleKey as m } from "./bundle-key.js";
// src/trust/verify/bundle-signature.ts
const h = "_default";
function refuse(t, n, r = "signature_invalid", a) {
	throw new e(i`${t}: ${n}`, {
		code: r,
		cause: a
	});
}
function readToken(e, n) {
	let r = `${e}: .signatures.json`, refuseFile = (e) => {
		throw t(`${r}: ${e}`);
	}, i = p(r, n);
	l(r, i, ["signatures", "plugin"]);
	let a = i.get("plugin") ?? "";
	if (a !== "" && a !== h) return refuseFile(`plugin must be ${h}: other verifiers are not supported`);
	let o = i.get("signatures") ?? [];
	if (!Array.isArray(o) || !o.every((e) => typeof e == "string")) return refuseFile("signatures must be a list of strings");
	let [s, ...c] = o;
	return s === void 0 ? refuse(r, "it holds no signature", "signature_missing") : c.length === 0 ? s : refuseFile("it must hold exactly one signature");
}
function decodePart(e, t) {
	let n = Buffer.from(t, "base64url");
	return (t === "" || n.toString("base64url") !== t) && refuse(e, "the signature is not a compact JWS"), n;
}
function getKeyId(e, t, r, { keyId: o = "" }) {
	if (o !== "") return o;
	let s;
	try {
		let e = JSON.parse(t.toString());
		s = n(e) && "kid" in e ? e.kid : "";
	} catch (t) {
		refuse(e, "the header of the signature is not JSON", "signature_invalid", t);
	}
	typeof s != "string" && refuse(e, "kid in the header of the signature must be a string");
	let c = s === "" ? f(`${e}: the signature`, r).keyId : s;
	return c === "" ? refuse(e, i`the signature names no key, and ${a("keyId")} neither`, "signer_untrusted") : c;
}
async function verifyToken(e, t, n) {
	let i = t.split(".").map((t) => decodePart(e, t)), [a, o, s] = i;
	if (a === void 0 || o === void 0 || s === void 0 || i.length > 3) return refuse(e, "the signature is not a compact JWS");
	let { keys: c, scope: l = "", cwd: u = "" } = n, d = getKeyId(e, a, o, n), p = Object.hasOwn(c, d) ? c[d] : void 0;
	if (p === void 0) return refuse(e, `no key has the id ${JSON.stringify(d.slice(0, 200))} of the signature`, "signer_untrusted");
	let { algorithm: h, key: g } = await m(`the key ${JSON.stringify(d)}`, p, {
		cwd: u,
		isPrivate: !1
	}), { compactVerify: _ } = await r(() => import("./webapi.js").then((e) => e.webapi_exports)), v;
	try {
		v = await _(t, g, { algorithms: [h] });
	} catch (t) {
		return refuse(e, `the key ${JSON.stringify(d)} did not sign it with ${h}`, "signature_invalid", t);
	}
	v.protectedHeader.crit !== void 0 && refuse(e, "the header of the signature has critical parameters");
	let y = f(`${e}: the signature`, v.payload), b = l === "" ? p.scope ?? "" : l;
	return y.scope !== b && refuse(e, `the signature has ${y.scope === "" ? "no scope" : `the scope ${JSON.stringify(y.scope.slice(0, 200))}`}, and ${b === "" ? "none" : JSON.stringify(b)} is needed`, "signer_untrusted"), y;
}
var g = class SignedFiles {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, { excludeFiles: n = [] }, r) {
		this.#e = e, this.#t = new Map(t.files), this.#n = n.map((e) => o(e, "excludeFiles")), this.#r = r;
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
			return u(e, n) ? refuse(this.#e, `${r} starts with a byte-order mark`) : n;
		}
		if (n === void 0) return refuse(this.#e, `${r} is not in its signature, or is there twice`);
		if (!d(n.algorithm)) return refuse(this.#e, `${r} has no known digest in the signature`);
		let i = await t(), a;
		try {
			a = await c(e, i, n.algorithm, this.#r);
		} catch (e) {
			if (!(e instanceof s)) throw e;
			return refuse(this.#e, `${r} is not what was signed: ${e.message}`);
		}
		return a !== n.hash.toLowerCase() && refuse(this.#e, `${r} is not what was signed`), i;
	}
	end() {
		let [e, ...t] = this.#t.keys();
		if (e === void 0) return;
		let n = t.length === 0 ? "" : ` and ${String(t.length)} more`;
		refuse(this.#e, `${JSON.stringify(e.slice(0, 200))}${n} in its signature is not in the bundle`);
	}
};
export { g as SignedFiles };
