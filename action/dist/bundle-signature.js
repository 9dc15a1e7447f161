import { Jo as e, Xc as t, cl as n, dc as r, el as i, ll as a, vi as o } from "./shared.js";
import { a as s, c, i as l, n as u, o as d, r as f, s as p } from "./bundle-digest.js";
import { t as m } from "./bundle-key.js";
// src/trust/verify/bundle-signature.ts
const h = "_default";
function refuse(e, t, r = "signature_invalid", a) {
	throw new i(n`${e}: ${t}`, {
		code: r,
		cause: a
	});
}
function readToken(e, n) {
	let r = `${e}: .signatures.json`, refuseFile = (e) => {
		throw new t(`${r}: ${e}`, { code: "bundle_invalid" });
	}, i = c(r, n);
	d(r, i, ["signatures", "plugin"]);
	let a = i.get("plugin") ?? "";
	if (a !== "" && a !== h) return refuseFile(`plugin must be ${h}: other verifiers are not supported`);
	let o = i.get("signatures") ?? [];
	if (!Array.isArray(o) || !o.every((e) => typeof e == "string")) return refuseFile("signatures must be a list of strings");
	let [s, ...l] = o;
	return s === void 0 ? refuse(r, "it holds no signature", "signature_missing") : l.length === 0 ? s : refuseFile("it must hold exactly one signature");
}
function decodePart(e, t) {
	let n = Buffer.from(t, "base64url");
	return (t === "" || n.toString("base64url") !== t) && refuse(e, "the signature is not a compact JWS"), n;
}
function getKeyId(t, r, i, { keyId: o = "" }) {
	if (o !== "") return o;
	let s;
	try {
		let t = JSON.parse(r.toString());
		s = e(t) && "kid" in t ? t.kid : "";
	} catch (e) {
		refuse(t, "the header of the signature is not JSON", "signature_invalid", e);
	}
	typeof s != "string" && refuse(t, "kid in the header of the signature must be a string");
	let c = s === "" ? p(`${t}: the signature`, i).keyId : s;
	return c === "" ? refuse(t, n`the signature names no key, and ${a("keyId")} neither`, "signer_untrusted") : c;
}
async function verifyToken(e, t, n) {
	let i = t.split(".").map((t) => decodePart(e, t)), [a, o, s] = i;
	if (a === void 0 || o === void 0 || s === void 0 || i.length > 3) return refuse(e, "the signature is not a compact JWS");
	let { keys: c, scope: l = "", cwd: u = "" } = n, d = getKeyId(e, a, o, n), f = Object.hasOwn(c, d) ? c[d] : void 0;
	if (f === void 0) return refuse(e, `no key has the id ${JSON.stringify(d.slice(0, 200))} of the signature`, "signer_untrusted");
	let { algorithm: h, key: g } = await m(`the key ${JSON.stringify(d)}`, f, {
		cwd: u,
		isPrivate: !1
	}), { compactVerify: _ } = await r(() => import("./webapi.js").then((e) => e.t)), v;
	try {
		v = await _(t, g, { algorithms: [h] });
	} catch (t) {
		return refuse(e, `the key ${JSON.stringify(d)} did not sign it with ${h}`, "signature_invalid", t);
	}
	v.protectedHeader.crit !== void 0 && refuse(e, "the header of the signature has critical parameters");
	let y = p(`${e}: the signature`, v.payload), b = l === "" ? f.scope ?? "" : l;
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
			return l(e, n) ? refuse(this.#e, `${r} starts with a byte-order mark`) : n;
		}
		if (n === void 0) return refuse(this.#e, `${r} is not in its signature, or is there twice`);
		if (!s(n.algorithm)) return refuse(this.#e, `${r} has no known digest in the signature`);
		let i = await t(), a;
		try {
			a = await f(e, i, n.algorithm, this.#r);
		} catch (e) {
			if (!(e instanceof u)) throw e;
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
