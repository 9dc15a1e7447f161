import { ServiceProblem as e, problemMessage as t } from "./authenticate.js";
import { Code as n, ConnectError as r } from "./connect-error.js";
import { create as i, nestedTypes as a, toBinary as o } from "./grpc.js";
import { FileDescriptorProtoSchema as s, fileDesc as c, messageDesc as l } from "./protobuf.js";
import { serviceDesc as u } from "./service.js";
import { ErrorInfoSchema as d } from "./error_details_pb.js";
// src/testing/grpc/call-context.ts
function toMetadata({ requestHeader: e }) {
	return Object.fromEntries(e.entries());
}
function toConnectError(e, n) {
	let { code: a, reason: o } = n.toGrpcStatus(e), s = o === "" ? [] : [{
		desc: d,
		value: i(d, { reason: o })
	}];
	return new r(t(e), f.get(a), void 0, s);
}
const f = new Map(Object.values(n).flatMap((e) => typeof e == "number" ? [[e, e]] : []));
async function answerCall(t, n) {
	try {
		return await n();
	} catch (n) {
		throw n instanceof e ? toConnectError(n.problem, t) : n;
	}
}
// src/evidence/schema/proto/grpc/reflection/v1/reflection_pb.ts
const p = /*@__PURE__*/ c("CiNncnBjL3JlZmxlY3Rpb24vdjEvcmVmbGVjdGlvbi5wcm90bxISZ3JwYy5yZWZsZWN0aW9uLnYxIoUCChdTZXJ2ZXJSZWZsZWN0aW9uUmVxdWVzdBIMCgRob3N0GAEgASgJEhoKEGZpbGVfYnlfZmlsZW5hbWUYAyABKAlIABIgChZmaWxlX2NvbnRhaW5pbmdfc3ltYm9sGAQgASgJSAASSQoZZmlsZV9jb250YWluaW5nX2V4dGVuc2lvbhgFIAEoCzIkLmdycGMucmVmbGVjdGlvbi52MS5FeHRlbnNpb25SZXF1ZXN0SAASJwodYWxsX2V4dGVuc2lvbl9udW1iZXJzX29mX3R5cGUYBiABKAlIABIXCg1saXN0X3NlcnZpY2VzGAcgASgJSABCEQoPbWVzc2FnZV9yZXF1ZXN0IkUKEEV4dGVuc2lvblJlcXVlc3QSFwoPY29udGFpbmluZ190eXBlGAEgASgJEhgKEGV4dGVuc2lvbl9udW1iZXIYAiABKAUiuAMKGFNlcnZlclJlZmxlY3Rpb25SZXNwb25zZRISCgp2YWxpZF9ob3N0GAEgASgJEkUKEG9yaWdpbmFsX3JlcXVlc3QYAiABKAsyKy5ncnBjLnJlZmxlY3Rpb24udjEuU2VydmVyUmVmbGVjdGlvblJlcXVlc3QSTgoYZmlsZV9kZXNjcmlwdG9yX3Jlc3BvbnNlGAQgASgLMiouZ3JwYy5yZWZsZWN0aW9uLnYxLkZpbGVEZXNjcmlwdG9yUmVzcG9uc2VIABJVCh5hbGxfZXh0ZW5zaW9uX251bWJlcnNfcmVzcG9uc2UYBSABKAsyKy5ncnBjLnJlZmxlY3Rpb24udjEuRXh0ZW5zaW9uTnVtYmVyUmVzcG9uc2VIABJJChZsaXN0X3NlcnZpY2VzX3Jlc3BvbnNlGAYgASgLMicuZ3JwYy5yZWZsZWN0aW9uLnYxLkxpc3RTZXJ2aWNlUmVzcG9uc2VIABI7Cg5lcnJvcl9yZXNwb25zZRgHIAEoCzIhLmdycGMucmVmbGVjdGlvbi52MS5FcnJvclJlc3BvbnNlSABCEgoQbWVzc2FnZV9yZXNwb25zZSI3ChZGaWxlRGVzY3JpcHRvclJlc3BvbnNlEh0KFWZpbGVfZGVzY3JpcHRvcl9wcm90bxgBIAMoDCJLChdFeHRlbnNpb25OdW1iZXJSZXNwb25zZRIWCg5iYXNlX3R5cGVfbmFtZRgBIAEoCRIYChBleHRlbnNpb25fbnVtYmVyGAIgAygFIksKE0xpc3RTZXJ2aWNlUmVzcG9uc2USNAoHc2VydmljZRgBIAMoCzIjLmdycGMucmVmbGVjdGlvbi52MS5TZXJ2aWNlUmVzcG9uc2UiHwoPU2VydmljZVJlc3BvbnNlEgwKBG5hbWUYASABKAkiOgoNRXJyb3JSZXNwb25zZRISCgplcnJvcl9jb2RlGAEgASgFEhUKDWVycm9yX21lc3NhZ2UYAiABKAkyiQEKEFNlcnZlclJlZmxlY3Rpb24SdQoUU2VydmVyUmVmbGVjdGlvbkluZm8SKy5ncnBjLnJlZmxlY3Rpb24udjEuU2VydmVyUmVmbGVjdGlvblJlcXVlc3QaLC5ncnBjLnJlZmxlY3Rpb24udjEuU2VydmVyUmVmbGVjdGlvblJlc3BvbnNlKAEwAWIGcHJvdG8z"), m = /*@__PURE__*/ l(p, 2), h = /*@__PURE__*/ u(p, 0);
// src/testing/grpc/reflection-routes.ts
function reflectionRoutes(e, t) {
	let n = createReflection(e);
	return (e) => {
		for (let r of t) {
			let t = {
				...h,
				typeName: `grpc.reflection.${r}.ServerReflection`
			}, i = {
				...h.method.serverReflectionInfo,
				parent: t
			};
			e.service({
				...t,
				methods: [i],
				method: { serverReflectionInfo: i }
			}, { async *serverReflectionInfo(e) {
				for await (let t of e) yield n(t);
			} });
		}
	};
}
function createReflection(e) {
	let t = /* @__PURE__ */ new Map(), n = /* @__PURE__ */ new Map(), add = (e) => {
		let r = `${e.name}.proto`;
		if (!t.has(r)) {
			t.set(r, e);
			for (let t of a(e)) if (n.set(t.typeName, e), t.kind === "service") for (let r of t.methods) n.set(`${t.typeName}.${r.name}`, e);
			e.dependencies.forEach(add);
		}
	};
	for (let { file: t } of e) add(t);
	let describe = (e, t) => e === void 0 ? notFound(t) : {
		case: "fileDescriptorResponse",
		value: { fileDescriptorProto: [...withDependencies(e)].map(({ proto: e }) => o(s, e)) }
	}, answer = ({ messageRequest: r }) => {
		switch (r.case) {
			case "listServices": return {
				case: "listServicesResponse",
				value: { service: e.map(({ typeName: e }) => ({ name: e })) }
			};
			case "fileContainingSymbol": return describe(n.get(r.value), r.value);
			case "fileByFilename": return describe(t.get(r.value), r.value);
			default: return notFound(String(r.case));
		}
	};
	return (e) => i(m, {
		validHost: e.host,
		originalRequest: e,
		messageResponse: answer(e)
	});
}
function withDependencies(e, t = /* @__PURE__ */ new Set()) {
	if (!t.has(e)) {
		t.add(e);
		for (let n of e.dependencies) withDependencies(n, t);
	}
	return t;
}
function notFound(e) {
	return {
		case: "errorResponse",
		value: {
			errorCode: n.NotFound,
			errorMessage: `Symbol not found: ${e}`
		}
	};
}
export { answerCall, reflectionRoutes, toMetadata };
