import { r as e } from "./rolldown-runtime.js";
import { $o as t, Go as n, Ia as r, Jo as i, Qo as a, Ro as o, Xo as s, cl as c, ll as l, pl as u } from "./shared.js";
import { t as d } from "./trusted-root-source.js";
// src/trust/verify/verify-options.ts
var f = /* @__PURE__ */ e({ checkVerifyOptions: () => checkVerifyOptions });
const p = {
	keys: t("a list of keys", (e) => Array.isArray(e) && e.length > 0),
	threshold: o,
	trustedRoot: t("an object or its JSON text", (e) => typeof e == "string" || i(e)),
	certificateIdentity: t("a string that is not empty", (e) => typeof e == "string" && e !== ""),
	certificateIdentityRegexp: t("a regular expression", (e) => typeof e == "string" && e !== ""),
	certificateOidcIssuer: t("a string that is not empty", (e) => typeof e == "string" && e !== ""),
	certificateOidcIssuerRegexp: t("a regular expression", (e) => typeof e == "string" && e !== ""),
	artifact: t("a Uint8Array, an object with a path, or a digest", (e) => typeof e == "string" || u(e) || r(e)),
	cwd: n
}, m = c`${l("certificateIdentity")} or ${l("certificateIdentityRegexp")}`, h = c`${l("certificateOidcIssuer")} or ${l("certificateOidcIssuerRegexp")}`;
function checkVerifyOptions(e, t) {
	let n = s(e, t, p), { keys: r, threshold: i, trustedRoot: o, certificateIdentity: u, certificateIdentityRegexp: f, certificateOidcIssuer: g, certificateOidcIssuerRegexp: _ } = n;
	o !== void 0 && d(e, o);
	let v = (u ?? f) !== void 0, y = (g ?? _) !== void 0;
	return r === void 0 && o === void 0 && a(e, c`who must have signed is missing: give ${l("keys")}, or ${l("trustedRoot")} with an identity; what nobody signed proves nothing`), i !== void 0 && r === void 0 && a(e, c`${l("threshold")} needs ${l("keys")}`), u !== void 0 && f !== void 0 && a(e, c`give ${m}, not both`), g !== void 0 && _ !== void 0 && a(e, c`give ${h}, not both`), r !== void 0 && (v || y) && a(e, c`${l("keys")} and a certificate's identity exclude each other: a signature is by one of them`), r === void 0 && !v && a(e, c`${l("trustedRoot")} needs ${m}: anybody can get a certificate`), r === void 0 && !y && a(e, c`${l("trustedRoot")} needs ${h}: an identity is one of its issuer`), n;
}
export { f as n, checkVerifyOptions as t };
