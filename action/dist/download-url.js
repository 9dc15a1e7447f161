import { ServiceError as e, isRegohostError as t } from "./evaluation.js";
import { CASRedirectService as n, GetDownloadURLResponseSchema as r } from "./cas_redirect_pb.js";
import { checkRedirect as i } from "./client.js";
import { callControlplane as a } from "./controlplane-call.js";
import { toProtocolError as o } from "./grpc.js";
// src/evidence/client/grpc/download-url.ts
async function getDownloadUrl(s, { digest: c, identity: l }, u, d) {
	let f = n.method.getDownloadURL;
	try {
		let e = {
			...s,
			retry: {
				...s.retry,
				maxAttempts: 1
			}
		}, { notFoundText: t } = s.settings, { json: n, request: u } = await a(e, {
			method: f,
			request: { digest: c },
			identity: l,
			requested: {
				id: c,
				isContinued: !1,
				notFoundText: t
			}
		}, d);
		d.noteGrpc?.();
		let p = { request: u }, m = `${u.method} ${u.url}: it sends`, h = readUrl(n);
		if (h !== void 0) return i({
			url: new URL(u.url),
			shown: m,
			facts: p
		}, h);
		throw o("it contains no address", r.typeName, {
			request: u,
			attempts: 1
		});
	} catch (n) {
		throw u === void 0 || !(n instanceof e) || n.retryable || t(n, "not_found") || t(n, "redirect_refused") ? n : withCause(u, n);
	}
}
function readUrl(e) {
	if (typeof e != "object" || !e || !("result" in e)) return;
	let { result: t } = e;
	if (typeof t == "object" && t && "url" in t) return typeof t.url == "string" && t.url !== "" ? t.url : void 0;
}
function withCause({ message: t, request: n, status: r }, i) {
	return new e(`${t} The request over gRPC failed too.`, {
		code: "permission_denied",
		cause: i,
		...n && { request: n },
		...r !== void 0 && { status: r }
	});
}
export { getDownloadUrl };
