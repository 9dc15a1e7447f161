import { __exportAll as e } from "./rolldown-runtime.js";
import { EmptySchema as t, callWithRetries as n, create as r } from "./grpc.js";
import { ServiceError as i, isRegohostError as a } from "./evaluation.js";
// src/evidence/client/grpc/probe-method.ts
var o = /* @__PURE__ */ e({ hasGrpcMethod: () => hasGrpcMethod });
const s = "RegohostProbe";
function hasGrpcMethod(e, o) {
	let { probe: c, channel: l, method: u, identity: d, addressSetting: f, retry: p, timeoutMs: m } = e, h = {
		...u,
		name: s,
		input: t,
		output: t
	}, g = `${l.address}/${u.parent.typeName}/${s}`;
	return c.isService({
		request: {
			method: "POST",
			url: g
		},
		ask: async (e) => {
			let o = r(t), s = {
				method: h,
				message: o,
				identity: d,
				addressSetting: f,
				timeoutMs: m
			};
			try {
				return await n(l, s, p, e), !1;
			} catch (e) {
				if (a(e, "unimplemented")) return !0;
				if (e instanceof i && e.code === "wrong_address") return e.serviceCode === void 0;
				throw e;
			}
		}
	}, o);
}
export { hasGrpcMethod, o as probe_method_exports };
