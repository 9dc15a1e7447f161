// src/gate/conforma/required-signer.ts
const e = {
	subject: "",
	subjectRegExp: "",
	issuer: "",
	issuerRegExp: ""
};
function toRequiredSigner(t, n) {
	let [r, ...i] = n;
	if (r !== void 0) {
		let n = t.trustedRoot === void 0;
		return i.length === 0 ? {
			publicKey: r,
			identity: e,
			ignoreRekor: n
		} : void 0;
	}
	let { certificateIdentity: a = "", certificateIdentityRegexp: o = "", certificateOidcIssuer: s = "", certificateOidcIssuerRegexp: c = "" } = t;
	return {
		publicKey: "",
		identity: {
			subject: a,
			subjectRegExp: o,
			issuer: s,
			issuerRegExp: c
		},
		ignoreRekor: !1
	};
}
export { e as NO_IDENTITY, toRequiredSigner };
