import { ServiceProblem as e, problemMessage as t } from "./authenticate.js";
import { Code as n, ConnectError as r } from "./connect-error.js";
import { FileDescriptorProtoSchema as i, create as a, nestedTypes as o, protoInt64 as s } from "./file.js";
import { toBinary as c } from "./to-binary.js";
import { TimestampSchema as l } from "./timestamp_pb.js";
import { ErrorInfoSchema as u } from "./error_details_pb.js";
import { ServerReflection as d, ServerReflectionResponseSchema as f } from "./reflection_pb.js";
// node_modules/@bufbuild/protobuf/dist/esm/wkt/timestamp.js
function timestampFromDate(e) {
	return timestampFromMs(e.getTime());
}
function timestampFromMs(e) {
	let t = Math.floor(e / 1e3);
	return a(l, {
		seconds: s.parse(t),
		nanos: (e - t * 1e3) * 1e6
	});
}
// src/testing/grpc/call-context.ts
function toMetadata({ requestHeader: e }) {
	return Object.fromEntries(e.entries());
}
function toConnectError(e, n) {
	let { code: i, reason: o } = n.toGrpcStatus(e), s = o === "" ? [] : [{
		desc: u,
		value: a(u, { reason: o })
	}];
	return new r(t(e), p.get(i), void 0, s);
}
const p = new Map(Object.values(n).flatMap((e) => typeof e == "number" ? [[e, e]] : []));
async function answerCall(t, n) {
	try {
		return await n();
	} catch (n) {
		throw n instanceof e ? toConnectError(n.problem, t) : n;
	}
}
// src/testing/grpc/reflection-routes.ts
function reflectionRoutes(e, t) {
	let n = createReflection(e);
	return (e) => {
		for (let r of t) {
			let t = {
				...d,
				typeName: `grpc.reflection.${r}.ServerReflection`
			}, i = {
				...d.method.serverReflectionInfo,
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
			for (let t of o(e)) if (n.set(t.typeName, e), t.kind === "service") for (let r of t.methods) n.set(`${t.typeName}.${r.name}`, e);
			e.dependencies.forEach(add);
		}
	};
	for (let { file: t } of e) add(t);
	let describe = (e, t) => e === void 0 ? notFound(t) : {
		case: "fileDescriptorResponse",
		value: { fileDescriptorProto: [...withDependencies(e)].map(({ proto: e }) => c(i, e)) }
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
	return (e) => a(f, {
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
export { answerCall, reflectionRoutes, timestampFromDate, timestampFromMs, toMetadata };
