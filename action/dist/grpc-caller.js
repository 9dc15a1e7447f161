import { ServiceError as e } from "./evaluation.js";
import { createClientRuntime as t, requireUrl as n } from "./client.js";
import { attemptTimeoutMs as r } from "./shared.js";
import { callWithRetries as i, isServerStreaming as a, isUnary as o } from "./grpc.js";
import { toAnswerJson as s, toRequestMessage as c } from "./grpc-json.js";
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
	let { channel: l, reflection: u, identity: d, control: f, runtime: p, timeoutMs: m } = t, h = u.registry(), g = await c(n, r, h);
	if (o(n)) {
		let e = await i(l, {
			method: n,
			message: g,
			identity: d,
			timeoutMs: m,
			effect: !0,
			asked: "any"
		}, p.retry, f);
		yield s(n.output, e.message, h);
	} else if (a(n)) {
		let e = {
			method: n,
			messages: [g],
			identity: d,
			timeoutMs: m,
			attempts: 1,
			asked: "any"
		};
		for await (let t of l.stream(e, f)) yield s(n.output, t, h);
	} else throw new e(`/${n.parent.typeName}/${n.name} takes a stream of requests; only one request can be sent`, { code: "request_invalid" });
}
export { openGrpcCaller };
