import { __exportAll as e, __toESM as t } from "./rolldown-runtime.js";
import { invalidConfig as n, require__builtin_tls as r } from "./evaluation.js";
import { parseCertificates as i } from "./read-certificates.js";
// src/base/host/key-pair.ts
var a = /* @__PURE__ */ e({ parseKeyPair: () => parseKeyPair }), o = /* @__PURE__ */ t(r(), 1);
function parseKeyPair(e, t, r) {
	let a = {
		cert: i(e.pem, e.subject).join(""),
		key: t.pem
	};
	try {
		(0, o.createSecureContext)({
			key: [t.pem],
			passphrase: r
		});
	} catch (e) {
		throw n(`${t.subject} contains no PEM private key that can be read ${r === void 0 ? "without a passphrase" : "with its passphrase"}`, e);
	}
	try {
		(0, o.createSecureContext)({
			...a,
			passphrase: r
		});
	} catch (r) {
		throw n(`${e.subject} and ${t.subject} do not belong together in TLS`, r);
	}
	return a;
}
export { a as key_pair_exports, parseKeyPair };
