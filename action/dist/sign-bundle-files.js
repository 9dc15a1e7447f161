import { __exportAll as e } from "./rolldown-runtime.js";
import { PolicyLoadError as t, RegoObject as n, compareTerms as r, formatJson as i, getMessage as a, invalidConfig as o, isFileSource as s, loadPackage as c, readFileSource as l, toStrictJson as u } from "./evaluation.js";
import { SIGNING_HASH as d, UnhashableError as f, bundleFileDigest as p, readBundleClaims as m, readStrictObject as h } from "./bundle-digest.js";
import { readBundleKey as g } from "./bundle-key.js";
// src/trust/verify/sign-bundle-files.ts
var _ = /* @__PURE__ */ e({
	signBundleFiles: () => signBundleFiles,
	signaturesText: () => signaturesText
});
const v = "the claims";
async function readClaims({ claims: e, cwd: r = "" }) {
	if (e === void 0) return new n([]);
	let i;
	try {
		let t = s(e) ? await l("the file of claims", e, r) : Buffer.from(u(e));
		i = h(v, t), m(v, t);
	} catch (e) {
		throw e instanceof t ? o(a(e), e) : e;
	}
	if (!i.has("files")) return i;
	throw o(`${v}: files is the list of signed files, which no claim replaces`);
}
async function signBundleFiles(e, a, o, s) {
	let { cwd: l = "", keyId: u = "" } = o, { algorithm: m, key: h } = await g("the signing key", o, {
		cwd: l,
		isPrivate: !0
	}), _ = await readClaims(o), v = [];
	for (let { name: r, bytes: i } of a) {
		let a;
		try {
			a = await p(r, i, d, s);
		} catch (n) {
			throw n instanceof f ? new t(`${e}: ${r}: ${n.message}`, {
				code: "data_invalid",
				cause: n
			}) : n;
		}
		v.push(new n([
			["name", r],
			["hash", a],
			["algorithm", d]
		]));
	}
	let y = o.claims === void 0 ? u : "", b = [
		["files", v],
		...y === "" ? [] : [["keyid", y]],
		..._.entries
	], x = i(new n(b.sort(([e], [t]) => r(e, t)))), { CompactSign: S } = await c(() => import("./webapi.js").then((e) => e.webapi_exports));
	return new S(Buffer.from(x)).setProtectedHeader({
		alg: m,
		...y === "" ? {} : { kid: y },
		typ: "JWT"
	}).sign(h);
}
function signaturesText(e) {
	return `{\n "signatures": [\n  ${JSON.stringify(e)}\n ]\n}`;
}
export { signBundleFiles, _ as sign_bundle_files_exports, signaturesText };
