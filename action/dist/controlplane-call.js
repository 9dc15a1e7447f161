import { isRegohostError as e } from "./evaluation.js";
import { confirmNotFound as t, requireUrl as n } from "./client.js";
import { callWithRetries as r, describedMethod as i, isUnary as a } from "./grpc.js";
import { toAnswerJson as o, toRequestMessage as s } from "./grpc-json.js";
// src/evidence/client/grpc/controlplane-call.ts
async function callControlplane(c, { method: l, request: u, identity: d, requested: f }, p) {
	let m = c.settings.grpcUrl ?? n(c.settings, "baseUrl"), h = await c.grpcChannel(m), g = h.reflection(d, p), _ = l;
	try {
		let e = await g.getMethod(`/${l.parent.typeName}/${l.name}`);
		a(e) && (_ = e);
	} catch (t) {
		if (!e(t, "unimplemented")) throw t;
	}
	let v = g.registry(), y = await s(_, u, v), { probe: b, retry: x, requestTimeoutMs: S } = c, C = await t(r(h, {
		method: i(_),
		message: y,
		identity: d,
		requested: f,
		timeoutMs: S
	}, x, p), async () => {
		let { hasGrpcMethod: e } = await import("./grpc.js").then((e) => e.probe_method_exports);
		return e({
			probe: b,
			channel: h,
			method: _,
			identity: d,
			addressSetting: "SERVICE_GRPC_URL",
			retry: x,
			timeoutMs: S
		}, p);
	});
	return {
		json: o(_.output, C.message, v),
		request: C.request
	};
}
export { callControlplane };
