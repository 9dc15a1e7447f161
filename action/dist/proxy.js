import { ConfigurationError as e, readVariable as t } from "./evaluation.js";
import { isLoopback as n } from "./shared.js";
import * as r from "node:tls";
// src/http/certificates.ts
let i;
function trustedCertificates(e) {
	return e === void 0 ? {} : (i?.ca !== e && (i = {
		ca: e,
		secureContext: r.createSecureContext({ ca: certificatesWith(e) })
	}), { secureContext: i.secureContext });
}
function certificatesWith(e) {
	let { getCACertificates: t } = r;
	return [...t?.("default") ?? r.rootCertificates, e];
}
// src/http/proxy.ts
function proxyFor(t, r) {
	if (n(t.hostname) || isExcluded(t, readEither(r, "NO_PROXY")?.[1])) return;
	let i = readEither(r, t.protocol === "https:" ? "HTTPS_PROXY" : "HTTP_PROXY");
	if (i === void 0) return;
	let [a, o] = i, s = o.includes("://") ? o : `http://${o}`;
	if (!URL.canParse(s) || !/^https?:\/\//i.test(s)) throw new e(`${a} is not the URL of an HTTP proxy: write it as http://host:port`, { code: "config_invalid" });
	return new URL(s).href;
}
function readEither(e, n) {
	for (let r of [n.toLowerCase(), n]) {
		let n = t(e, r);
		if (n !== void 0) return [r, n];
	}
}
function isExcluded(e, t) {
	let n = e.hostname.toLowerCase(), r = e.port === "" ? e.protocol === "https:" ? "443" : "80" : e.port;
	return (t ?? "").toLowerCase().split(/[\s,]+/).filter((e) => e !== "").some((e) => {
		if (e === "*") return !0;
		let [, t = e, i] = /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(e) ?? [];
		if (i !== void 0 && i !== r) return !1;
		let a = t.replace(/^\*?\./, "");
		return n === a || n === `[${a}]` || n.endsWith(`.${a}`);
	});
}
export { certificatesWith, proxyFor, trustedCertificates };
