import { isRegohostError as e } from "./evaluation.js";
import { confirmNotFound as t, requireUrl as n } from "./client.js";
import { callWithRetries as r, isUnary as i } from "./grpc.js";
import { toAnswerJson as a, toRequestMessage as o } from "./grpc-json.js";
// src/evidence/client/grpc/controlplane-call.ts
async function callControlplane(s, { method: c, request: l, identity: u, asked: d }, f) {
	let p = s.settings.grpcUrl ?? n(s.settings, "baseUrl"), m = await s.grpcChannel(p), h = m.reflection(u, f), g = c;
	try {
		let e = await h.getMethod(`/${c.parent.typeName}/${c.name}`);
		i(e) && (g = e);
	} catch (t) {
		if (!e(t, "unimplemented")) throw t;
	}
	let _ = h.registry(), v = await o(g, l, _), { probe: y, retry: b, requestTimeoutMs: x } = s, S = await t(r(m, {
		method: g,
		message: v,
		identity: u,
		asked: d,
		timeoutMs: x
	}, b, f), async () => {
		let { hasGrpcMethod: e } = await import("./probe-method.js").then((e) => e.probe_method_exports);
		return e({
			probe: y,
			channel: m,
			method: g,
			identity: u,
			addressSetting: "SERVICE_GRPC_URL",
			retry: b,
			timeoutMs: x
		}, f);
	});
	return {
		json: a(g.output, S.message, _),
		request: S.request
	};
}
export { callControlplane };
