import { r as e } from "./rolldown-runtime.js";
import { Ht as t, Ia as n, Kc as r, La as i, So as a, Xc as o, al as s, dc as c, yo as l, za as u } from "./shared.js";
import { c as d, n as f, r as p, s as m, t as h } from "./bundle-digest.js";
import { t as g } from "./bundle-key.js";
// src/trust/verify/sign-bundle-files.ts
var _ = /* @__PURE__ */ e({
	signBundleFiles: () => signBundleFiles,
	signaturesText: () => signaturesText
});
const v = "the claims";
async function readClaims({ claims: e, cwd: t = "" }) {
	if (e === void 0) return new l([]);
	let a;
	try {
		let r = n(e) ? await i("the file of claims", e, t) : Buffer.from(u(e));
		a = d(v, r), m(v, r);
	} catch (e) {
		throw e instanceof o ? new r(s(e), {
			code: "config_invalid",
			cause: e
		}) : e;
	}
	if (!a.has("files")) return a;
	throw new r(`${v}: files is the list of signed files, which no claim replaces`, { code: "config_invalid" });
}
async function signBundleFiles(e, n, r, i) {
	let { cwd: s = "", keyId: u = "" } = r, { algorithm: d, key: m } = await g("the signing key", r, {
		cwd: s,
		isPrivate: !0
	}), _ = await readClaims(r), v = [];
	for (let { name: t, bytes: r } of n) {
		let n;
		try {
			n = await p(t, r, h, i);
		} catch (n) {
			throw n instanceof f ? new o(`${e}: ${t}: ${n.message}`, {
				code: "data_invalid",
				cause: n
			}) : n;
		}
		v.push(new l([
			["name", t],
			["hash", n],
			["algorithm", h]
		]));
	}
	let y = r.claims === void 0 ? u : "", b = [
		["files", v],
		...y === "" ? [] : [["keyid", y]],
		..._.entries
	], x = t(new l(b.sort(([e], [t]) => a(e, t)))), { CompactSign: S } = await c(() => import("./webapi.js").then((e) => e.t));
	return new S(Buffer.from(x)).setProtectedHeader({
		alg: d,
		...y === "" ? {} : { kid: y },
		typ: "JWT"
	}).sign(m);
}
function signaturesText(e) {
	return `{\n "signatures": [\n  ${JSON.stringify(e)}\n ]\n}`;
}
export { _ as n, signaturesText as r, signBundleFiles as t };
