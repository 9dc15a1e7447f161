import { __exportAll as e } from "./rolldown-runtime.js";
import { create as t } from "./file.js";
import { EmptySchema as n } from "./empty_pb.js";
import { ServiceError as r, isRegohostError as i } from "./evaluation.js";
import { callWithRetries as a } from "./grpc-channel.js";
// src/evidence/client/grpc/probe-method.ts
var o = /* @__PURE__ */ e({ hasGrpcMethod: () => hasGrpcMethod });
const s = "RegohostProbe";
function hasGrpcMethod(e, o) {
	let { probe: c, channel: l, method: u, identity: d, addressSetting: f, retry: p, timeoutMs: m } = e, h = {
		...u,
		name: s,
		input: n,
		output: n
	}, g = `${l.address}/${u.parent.typeName}/${s}`;
	return c.isService({
		request: {
			method: "POST",
			url: g
		},
		ask: async (e) => {
			let o = t(n), s = {
				method: h,
				message: o,
				identity: d,
				addressSetting: f,
				timeoutMs: m
			};
			try {
				return await a(l, s, p, e), !1;
			} catch (e) {
				if (i(e, "unimplemented")) return !0;
				if (e instanceof r && e.code === "wrong_address") return e.serviceCode === void 0;
				throw e;
			}
		}
	}, o);
}
export { hasGrpcMethod, o as probe_method_exports };
