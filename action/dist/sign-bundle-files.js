import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, PolicyLoadError as n, RegoObject as r, compareTerms as i, formatJson as a, getMessage as o, isFileSource as s, loadPackage as c, readFileSource as l, toStrictJson as u } from "./evaluation.js";
import { SIGNING_HASH as d, UnhashableError as f, bundleFileDigest as p, readBundleClaims as m, readStrictObject as h } from "./bundle-digest.js";
import { readBundleKey as g } from "./bundle-key.js";
// src/trust/verify/sign-bundle-files.ts
var _ = /* @__PURE__ */ e({
	signBundleFiles: () => signBundleFiles,
	signaturesText: () => signaturesText
});
const v = "the claims";
async function readClaims({ claims: e, cwd: i = "" }) {
	if (e === void 0) return new r([]);
	let a;
	try {
		let t = s(e) ? await l("the file of claims", e, i) : Buffer.from(u(e));
		a = h(v, t), m(v, t);
	} catch (e) {
		throw e instanceof n ? new t(o(e), {
			code: "config_invalid",
			cause: e
		}) : e;
	}
	if (!a.has("files")) return a;
	throw new t(`${v}: files is the list of signed files, which no claim replaces`, { code: "config_invalid" });
}
async function signBundleFiles(e, t, o, s) {
	let { cwd: l = "", keyId: u = "" } = o, { algorithm: m, key: h } = await g("the signing key", o, {
		cwd: l,
		isPrivate: !0
	}), _ = await readClaims(o), v = [];
	for (let { name: i, bytes: a } of t) {
		let t;
		try {
			t = await p(i, a, d, s);
		} catch (t) {
			throw t instanceof f ? new n(`${e}: ${i}: ${t.message}`, {
				code: "data_invalid",
				cause: t
			}) : t;
		}
		v.push(new r([
			["name", i],
			["hash", t],
			["algorithm", d]
		]));
	}
	let y = o.claims === void 0 ? u : "", b = [
		["files", v],
		...y === "" ? [] : [["keyid", y]],
		..._.entries
	], x = a(new r(b.sort(([e], [t]) => i(e, t)))), { CompactSign: S } = await c(() => import("./webapi.js").then((e) => e.webapi_exports));
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
