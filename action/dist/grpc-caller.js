import { ServiceError as e } from "./evaluation.js";
import { createClientRuntime as t, requireUrl as n } from "./client.js";
import { attemptTimeoutMs as r } from "./shared.js";
import { callWithRetries as i, describedMethod as a, isServerStreaming as o, isUnary as s } from "./grpc.js";
import { toAnswerJson as c, toRequestMessage as l } from "./grpc-json.js";
// src/evidence/client/grpc/grpc-caller.ts
async function openGrpcCaller(e, i) {
	let a = await t(e), o = {
		signal: i.signal,
		mayRetry: () => !0,
		deadline: () => i.deadline,
		countRequest: () => void 0
	}, s = a.settings.grpcUrl ?? n(a.settings, "baseUrl"), c = a.identities.hasToken ? await a.identities.next() : void 0, l = await a.grpcChannel(s), u = l.reflection(c, o);
	return {
		address: s,
		reflection: u,
		async *call(e, t) {
			let n = await u.getMethod(e), i = r(o);
			yield* callInJson({
				channel: l,
				reflection: u,
				identity: c,
				control: o,
				runtime: a,
				timeoutMs: i
			}, n, t);
		},
		close: () => a.close()
	};
}
async function* callInJson(t, n, r) {
	let { channel: u, reflection: d, identity: f, control: p, runtime: m, timeoutMs: h } = t, g = d.registry(), _ = await l(n, r, g), v = a(n);
	if (s(n)) {
		let e = await i(u, {
			method: v,
			message: _,
			identity: f,
			timeoutMs: h,
			effect: !0,
			requested: "any"
		}, m.retry, p);
		yield c(n.output, e.message, g);
	} else if (o(n)) {
		let e = {
			method: v,
			messages: [_],
			identity: f,
			timeoutMs: h,
			attempts: 1,
			requested: "any"
		};
		for await (let t of u.stream(e, p)) yield c(n.output, t, g);
	} else throw new e(`/${n.parent.typeName}/${n.name} takes a stream of requests; only one request can be sent`, { code: "request_invalid" });
}
export { openGrpcCaller };
