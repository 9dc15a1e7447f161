import { ServiceProblem as e, problemMessage as t } from "./authenticate.js";
import { Code as n, ConnectError as r, ErrorInfoSchema as i, FileDescriptorProtoSchema as a, ServerReflection as o, ServerReflectionResponseSchema as s, create as c, nestedTypes as l, toBinary as u } from "./grpc.js";
// src/testing/grpc/call-context.ts
function toMetadata({ requestHeader: e }) {
	return Object.fromEntries(e.entries());
}
function toConnectError(e, n) {
	let { code: a, reason: o } = n.toGrpcStatus(e), s = o === "" ? [] : [{
		desc: i,
		value: c(i, { reason: o })
	}];
	return new r(t(e), d.get(a), void 0, s);
}
const d = new Map(Object.values(n).flatMap((e) => typeof e == "number" ? [[e, e]] : []));
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
				...o,
				typeName: `grpc.reflection.${r}.ServerReflection`
			}, i = {
				...o.method.serverReflectionInfo,
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
			for (let t of l(e)) if (n.set(t.typeName, e), t.kind === "service") for (let r of t.methods) n.set(`${t.typeName}.${r.name}`, e);
			e.dependencies.forEach(add);
		}
	};
	for (let { file: t } of e) add(t);
	let describe = (e, t) => e === void 0 ? notFound(t) : {
		case: "fileDescriptorResponse",
		value: { fileDescriptorProto: [...withDependencies(e)].map(({ proto: e }) => u(a, e)) }
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
	return (e) => c(s, {
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
