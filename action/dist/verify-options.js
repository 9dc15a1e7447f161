import { __exportAll as e } from "./rolldown-runtime.js";
import { COUNT as t, TEXT as n, isBytes as r, isFileSource as i, isObject as a, mergeOptions as o, message as s, option as c, rule as l, throwOptionsError as u } from "./evaluation.js";
import { checkTrustedRootSource as d } from "./trusted-root-source.js";
// src/trust/verify/verify-options.ts
var f = /* @__PURE__ */ e({ checkVerifyOptions: () => checkVerifyOptions });
const p = {
	keys: l("a list of keys", (e) => Array.isArray(e) && e.length > 0),
	threshold: t,
	trustedRoot: l("an object or its JSON text", (e) => typeof e == "string" || a(e)),
	certificateIdentity: l("a string that is not empty", (e) => typeof e == "string" && e !== ""),
	certificateIdentityRegexp: l("a regular expression", (e) => typeof e == "string" && e !== ""),
	certificateOidcIssuer: l("a string that is not empty", (e) => typeof e == "string" && e !== ""),
	certificateOidcIssuerRegexp: l("a regular expression", (e) => typeof e == "string" && e !== ""),
	artifact: l("a Uint8Array, an object with a path, or a digest", (e) => typeof e == "string" || r(e) || i(e)),
	cwd: n
}, m = s`${c("certificateIdentity")} or ${c("certificateIdentityRegexp")}`, h = s`${c("certificateOidcIssuer")} or ${c("certificateOidcIssuerRegexp")}`;
function checkVerifyOptions(e, t) {
	let n = o(e, t, p), { keys: r, threshold: i, trustedRoot: a, certificateIdentity: l, certificateIdentityRegexp: f, certificateOidcIssuer: g, certificateOidcIssuerRegexp: _ } = n;
	a !== void 0 && d(e, a);
	let v = (l ?? f) !== void 0, y = (g ?? _) !== void 0;
	return r === void 0 && a === void 0 && u(e, s`the required signer is missing: ${c("keys")}, or ${c("trustedRoot")} with an identity. An unsigned input proves nothing`), i !== void 0 && r === void 0 && u(e, s`${c("threshold")} needs ${c("keys")}`), l !== void 0 && f !== void 0 && u(e, s`give ${m}, not both`), g !== void 0 && _ !== void 0 && u(e, s`give ${h}, not both`), r !== void 0 && (v || y) && u(e, s`${c("keys")} and a certificate's identity exclude each other: a signature is by one of them`), r === void 0 && !v && u(e, s`${c("trustedRoot")} needs ${m}: anybody can get a certificate`), r === void 0 && !y && u(e, s`${c("trustedRoot")} needs ${h}: an identity is one of its issuer`), n;
}
export { checkVerifyOptions, f as verify_options_exports };
