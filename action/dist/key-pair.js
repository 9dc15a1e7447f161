import { __exportAll as e } from "./rolldown-runtime.js";
import { invalidConfig as t } from "./evaluation.js";
import { parseCertificates as n } from "./read-certificates.js";
import { createSecureContext as r } from "node:tls";
// src/base/host/key-pair.ts
var i = /* @__PURE__ */ e({ parseKeyPair: () => parseKeyPair });
function parseKeyPair(e, i, a) {
	let o = {
		cert: n(e.pem, e.what).join(""),
		key: i.pem
	};
	try {
		r({
			key: [i.pem],
			passphrase: a
		});
	} catch (e) {
		throw t(`${i.what} contains no PEM private key that can be read ${a === void 0 ? "without a passphrase" : "with its passphrase"}`, e);
	}
	try {
		r({
			...o,
			passphrase: a
		});
	} catch (n) {
		throw t(`${e.what} and ${i.what} do not belong together in TLS`, n);
	}
	return o;
}
export { i as key_pair_exports, parseKeyPair };
