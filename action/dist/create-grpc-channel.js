import { proxyFor as e, trustedCertificates as t } from "./proxy.js";
import { Limit as n, attemptTimeoutMs as r, toShownUrl as i, toTimeoutError as a, withRetries as o } from "./shared.js";
import { ServiceError as s, channels as c, didYouMean as l, isRegohostError as u, isTraced as d, onAbort as f, reasonOf as p, toSignal as m, toTarget as h, traced as g } from "./evaluation.js";
import { ServerReflection as _, ServerReflectionResponseSchema as v } from "./reflection_pb.js";
import { Code as y, ConnectError as b } from "./connect-error.js";
import { isUnprocessed as x, toGrpcFailure as S, toProtocolError as C, toStatusFailure as w } from "./grpc-failure.js";
import { FileDescriptorProtoSchema as T, FileDescriptorSetSchema as E, create as D, createFileRegistry as ee, fileDesc as O, file_google_protobuf_descriptor as k, fromBinary as A } from "./file.js";
import { file_google_protobuf_any as j } from "./any.js";
import { file_google_protobuf_duration as M } from "./error_details_pb.js";
import { file_google_protobuf_empty as N } from "./empty_pb.js";
import { file_google_protobuf_struct as P } from "./from-json.js";
import { file_google_protobuf_timestamp as F } from "./timestamp_pb.js";
import { createGrpcTransport as I } from "./esm2.js";
import { USER_AGENT as L } from "./start.js";
import { MAX_MESSAGE_BYTES as R } from "./grpc-channel.js";
import { Http2Sessions as z, openSocket as B } from "./http2-sessions.js";
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/source_context_pb.js
const V = /*@__PURE__*/ O("CiRnb29nbGUvcHJvdG9idWYvc291cmNlX2NvbnRleHQucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIiCg1Tb3VyY2VDb250ZXh0EhEKCWZpbGVfbmFtZRgBIAEoCUKKAQoTY29tLmdvb2dsZS5wcm90b2J1ZkISU291cmNlQ29udGV4dFByb3RvUAFaNmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3NvdXJjZWNvbnRleHRwYqICA0dQQqoCHkdvb2dsZS5Qcm90b2J1Zi5XZWxsS25vd25UeXBlc2IGcHJvdG8z"), H = /*@__PURE__*/ O("Chpnb29nbGUvcHJvdG9idWYvdHlwZS5wcm90bxIPZ29vZ2xlLnByb3RvYnVmIugBCgRUeXBlEgwKBG5hbWUYASABKAkSJgoGZmllbGRzGAIgAygLMhYuZ29vZ2xlLnByb3RvYnVmLkZpZWxkEg4KBm9uZW9mcxgDIAMoCRIoCgdvcHRpb25zGAQgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvbhI2Cg5zb3VyY2VfY29udGV4dBgFIAEoCzIeLmdvb2dsZS5wcm90b2J1Zi5Tb3VyY2VDb250ZXh0EicKBnN5bnRheBgGIAEoDjIXLmdvb2dsZS5wcm90b2J1Zi5TeW50YXgSDwoHZWRpdGlvbhgHIAEoCSLVBQoFRmllbGQSKQoEa2luZBgBIAEoDjIbLmdvb2dsZS5wcm90b2J1Zi5GaWVsZC5LaW5kEjcKC2NhcmRpbmFsaXR5GAIgASgOMiIuZ29vZ2xlLnByb3RvYnVmLkZpZWxkLkNhcmRpbmFsaXR5Eg4KBm51bWJlchgDIAEoBRIMCgRuYW1lGAQgASgJEhAKCHR5cGVfdXJsGAYgASgJEhMKC29uZW9mX2luZGV4GAcgASgFEg4KBnBhY2tlZBgIIAEoCBIoCgdvcHRpb25zGAkgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvbhIRCglqc29uX25hbWUYCiABKAkSFQoNZGVmYXVsdF92YWx1ZRgLIAEoCSLIAgoES2luZBIQCgxUWVBFX1VOS05PV04QABIPCgtUWVBFX0RPVUJMRRABEg4KClRZUEVfRkxPQVQQAhIOCgpUWVBFX0lOVDY0EAMSDwoLVFlQRV9VSU5UNjQQBBIOCgpUWVBFX0lOVDMyEAUSEAoMVFlQRV9GSVhFRDY0EAYSEAoMVFlQRV9GSVhFRDMyEAcSDQoJVFlQRV9CT09MEAgSDwoLVFlQRV9TVFJJTkcQCRIOCgpUWVBFX0dST1VQEAoSEAoMVFlQRV9NRVNTQUdFEAsSDgoKVFlQRV9CWVRFUxAMEg8KC1RZUEVfVUlOVDMyEA0SDQoJVFlQRV9FTlVNEA4SEQoNVFlQRV9TRklYRUQzMhAPEhEKDVRZUEVfU0ZJWEVENjQQEBIPCgtUWVBFX1NJTlQzMhAREg8KC1RZUEVfU0lOVDY0EBIidAoLQ2FyZGluYWxpdHkSFwoTQ0FSRElOQUxJVFlfVU5LTk9XThAAEhgKFENBUkRJTkFMSVRZX09QVElPTkFMEAESGAoUQ0FSRElOQUxJVFlfUkVRVUlSRUQQAhIYChRDQVJESU5BTElUWV9SRVBFQVRFRBADIt8BCgRFbnVtEgwKBG5hbWUYASABKAkSLQoJZW51bXZhbHVlGAIgAygLMhouZ29vZ2xlLnByb3RvYnVmLkVudW1WYWx1ZRIoCgdvcHRpb25zGAMgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvbhI2Cg5zb3VyY2VfY29udGV4dBgEIAEoCzIeLmdvb2dsZS5wcm90b2J1Zi5Tb3VyY2VDb250ZXh0EicKBnN5bnRheBgFIAEoDjIXLmdvb2dsZS5wcm90b2J1Zi5TeW50YXgSDwoHZWRpdGlvbhgGIAEoCSJTCglFbnVtVmFsdWUSDAoEbmFtZRgBIAEoCRIOCgZudW1iZXIYAiABKAUSKAoHb3B0aW9ucxgDIAMoCzIXLmdvb2dsZS5wcm90b2J1Zi5PcHRpb24iOwoGT3B0aW9uEgwKBG5hbWUYASABKAkSIwoFdmFsdWUYAiABKAsyFC5nb29nbGUucHJvdG9idWYuQW55KkMKBlN5bnRheBIRCg1TWU5UQVhfUFJPVE8yEAASEQoNU1lOVEFYX1BST1RPMxABEhMKD1NZTlRBWF9FRElUSU9OUxACQnsKE2NvbS5nb29nbGUucHJvdG9idWZCCVR5cGVQcm90b1ABWi1nb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi90eXBlcGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw", [j, V]);
var U;
(function(e) {
	e[e.TYPE_UNKNOWN = 0] = "TYPE_UNKNOWN", e[e.TYPE_DOUBLE = 1] = "TYPE_DOUBLE", e[e.TYPE_FLOAT = 2] = "TYPE_FLOAT", e[e.TYPE_INT64 = 3] = "TYPE_INT64", e[e.TYPE_UINT64 = 4] = "TYPE_UINT64", e[e.TYPE_INT32 = 5] = "TYPE_INT32", e[e.TYPE_FIXED64 = 6] = "TYPE_FIXED64", e[e.TYPE_FIXED32 = 7] = "TYPE_FIXED32", e[e.TYPE_BOOL = 8] = "TYPE_BOOL", e[e.TYPE_STRING = 9] = "TYPE_STRING", e[e.TYPE_GROUP = 10] = "TYPE_GROUP", e[e.TYPE_MESSAGE = 11] = "TYPE_MESSAGE", e[e.TYPE_BYTES = 12] = "TYPE_BYTES", e[e.TYPE_UINT32 = 13] = "TYPE_UINT32", e[e.TYPE_ENUM = 14] = "TYPE_ENUM", e[e.TYPE_SFIXED32 = 15] = "TYPE_SFIXED32", e[e.TYPE_SFIXED64 = 16] = "TYPE_SFIXED64", e[e.TYPE_SINT32 = 17] = "TYPE_SINT32", e[e.TYPE_SINT64 = 18] = "TYPE_SINT64";
})(U ||= {});
var W;
(function(e) {
	e[e.UNKNOWN = 0] = "UNKNOWN", e[e.OPTIONAL = 1] = "OPTIONAL", e[e.REQUIRED = 2] = "REQUIRED", e[e.REPEATED = 3] = "REPEATED";
})(W ||= {});
var G;
(function(e) {
	e[e.PROTO2 = 0] = "PROTO2", e[e.PROTO3 = 1] = "PROTO3", e[e.EDITIONS = 2] = "EDITIONS";
})(G ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/api_pb.js
const K = /*@__PURE__*/ O("Chlnb29nbGUvcHJvdG9idWYvYXBpLnByb3RvEg9nb29nbGUucHJvdG9idWYikgIKA0FwaRIMCgRuYW1lGAEgASgJEigKB21ldGhvZHMYAiADKAsyFy5nb29nbGUucHJvdG9idWYuTWV0aG9kEigKB29wdGlvbnMYAyADKAsyFy5nb29nbGUucHJvdG9idWYuT3B0aW9uEg8KB3ZlcnNpb24YBCABKAkSNgoOc291cmNlX2NvbnRleHQYBSABKAsyHi5nb29nbGUucHJvdG9idWYuU291cmNlQ29udGV4dBImCgZtaXhpbnMYBiADKAsyFi5nb29nbGUucHJvdG9idWYuTWl4aW4SJwoGc3ludGF4GAcgASgOMhcuZ29vZ2xlLnByb3RvYnVmLlN5bnRheBIPCgdlZGl0aW9uGAggASgJIu4BCgZNZXRob2QSDAoEbmFtZRgBIAEoCRIYChByZXF1ZXN0X3R5cGVfdXJsGAIgASgJEhkKEXJlcXVlc3Rfc3RyZWFtaW5nGAMgASgIEhkKEXJlc3BvbnNlX3R5cGVfdXJsGAQgASgJEhoKEnJlc3BvbnNlX3N0cmVhbWluZxgFIAEoCBIoCgdvcHRpb25zGAYgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvbhIrCgZzeW50YXgYByABKA4yFy5nb29nbGUucHJvdG9idWYuU3ludGF4QgIYARITCgdlZGl0aW9uGAggASgJQgIYASIjCgVNaXhpbhIMCgRuYW1lGAEgASgJEgwKBHJvb3QYAiABKAlCdgoTY29tLmdvb2dsZS5wcm90b2J1ZkIIQXBpUHJvdG9QAVosZ29vZ2xlLmdvbGFuZy5vcmcvcHJvdG9idWYvdHlwZXMva25vd24vYXBpcGKiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw", [V, H]), q = /*@__PURE__*/ O("CiBnb29nbGUvcHJvdG9idWYvZmllbGRfbWFzay5wcm90bxIPZ29vZ2xlLnByb3RvYnVmIhoKCUZpZWxkTWFzaxINCgVwYXRocxgBIAMoCUKFAQoTY29tLmdvb2dsZS5wcm90b2J1ZkIORmllbGRNYXNrUHJvdG9QAVoyZ29vZ2xlLmdvbGFuZy5vcmcvcHJvdG9idWYvdHlwZXMva25vd24vZmllbGRtYXNrcGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw"), J = /*@__PURE__*/ O("Ch5nb29nbGUvcHJvdG9idWYvd3JhcHBlcnMucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIcCgtEb3VibGVWYWx1ZRINCgV2YWx1ZRgBIAEoASIbCgpGbG9hdFZhbHVlEg0KBXZhbHVlGAEgASgCIhsKCkludDY0VmFsdWUSDQoFdmFsdWUYASABKAMiHAoLVUludDY0VmFsdWUSDQoFdmFsdWUYASABKAQiGwoKSW50MzJWYWx1ZRINCgV2YWx1ZRgBIAEoBSIcCgtVSW50MzJWYWx1ZRINCgV2YWx1ZRgBIAEoDSIaCglCb29sVmFsdWUSDQoFdmFsdWUYASABKAgiHAoLU3RyaW5nVmFsdWUSDQoFdmFsdWUYASABKAkiGwoKQnl0ZXNWYWx1ZRINCgV2YWx1ZRgBIAEoDEKDAQoTY29tLmdvb2dsZS5wcm90b2J1ZkINV3JhcHBlcnNQcm90b1ABWjFnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi93cmFwcGVyc3Bi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
var AdaptiveLimit = class {
	#e;
	#t;
	#n;
	#r;
	#i = 0;
	#a = Infinity;
	constructor(e) {
		this.#t = e, this.#n = Math.min(16, e), this.#r = e, this.#e = new n(this.#n);
	}
	get current() {
		return Math.max(1, Math.floor(Math.min(this.#n, this.#a)));
	}
	setPeerMax(e) {
		this.#a = e, this.#e.resize(this.current);
	}
	async acquire(e) {
		await this.#e.enter(e);
		let t = this.#i, n = !0, release = () => {
			n && this.#e.leave(), n = !1;
		};
		return {
			release,
			succeeded: () => {
				this.#o(), release();
			},
			overloaded: () => {
				t === this.#i && this.#s(), release();
			}
		};
	}
	#o() {
		let e = this.#n < this.#r ? 1 : 1 / this.#n;
		this.#n = Math.min(this.#t, this.#n + e), this.#e.resize(this.current);
	}
	#s() {
		this.#i += 1, this.#n = Math.max(1, this.current / 2), this.#r = this.#n, this.#e.resize(this.current);
	}
};
// src/evidence/client/grpc/ask-reflection.ts
const Y = _.method.serverReflectionInfo, X = {
	...Y,
	parent: {
		...Y.parent,
		typeName: "grpc.reflection.v1alpha.ServerReflection"
	}
};
async function askReflection(e, t, n) {
	try {
		return await ask(e, Y, t, n);
	} catch (e) {
		if (!isMissing(e)) throw e;
	}
	try {
		return await ask(e, X, t, n);
	} catch (e) {
		throw !isMissing(e) || e.code === "unimplemented" ? e : new s(e.message, {
			code: "unimplemented",
			cause: e
		});
	}
}
function isMissing(e) {
	return u(e, "unimplemented") || u(e, "wrong_address");
}
async function ask(e, t, n, { identity: r, control: a, attempts: o, timeoutMs: s }) {
	let c = {
		method: t,
		messages: n.map((e) => ({ messageRequest: e })),
		identity: r,
		attempts: o,
		timeoutMs: s
	}, l = {
		request: {
			method: "POST",
			url: i(new URL(`${e.address}/${t.parent.typeName}/${t.name}`))
		},
		attempts: o
	}, u = [];
	for await (let { messageResponse: t } of e.stream(c, a)) {
		if (t.case === "errorResponse") {
			let { errorCode: e, errorMessage: i } = t.value, a = toCode(e), o = n[u.length];
			if (a === y.NotFound && o?.case !== "fileContainingSymbol") {
				let { typeName: e } = v;
				throw C(`it does not answer ${o?.case ?? "a question"}: ${i}`, e, l);
			}
			throw w(new b(i, a), {
				context: l,
				timeoutMs: s,
				effect: !1,
				outputType: v.typeName,
				isAuthenticated: r !== void 0,
				asked: "any",
				addressSetting: void 0
			}).error;
		}
		if (u.push(t), u.length > n.length) break;
	}
	if (u.length === n.length) return u;
	throw C(`${n.length} questions have ${u.length > n.length ? "more" : "fewer"} answers`, v.typeName, l);
}
function toCode(e) {
	return Object.values(y).filter((e) => typeof e == "number").find((t) => Number(t) === e) ?? y.Unknown;
}
// src/evidence/client/grpc/descriptor-files.ts
const Z = 2e3, Q = 16777216, $ = new Map([
	j,
	K,
	k,
	M,
	N,
	q,
	V,
	P,
	F,
	H,
	J
].map(({ proto: e }) => [e.name, e]));
var DescriptorError = class extends Error {}, te = class DescriptorFiles {
	#e;
	#t = 0;
	constructor(e = []) {
		this.#e = new Map(e);
	}
	copy() {
		let e = new DescriptorFiles(this.#e);
		return e.#t = this.#t, e;
	}
	add(e) {
		if (this.#t += e.byteLength, this.#t > Q) throw new DescriptorError(`are larger than ${Q} bytes`);
		let t;
		try {
			t = A(T, e);
		} catch (e) {
			throw new DescriptorError("contain a file that is not a FileDescriptorProto", { cause: e });
		}
		if (t.name === "") throw new DescriptorError("hold a file without a name");
		if (!($.has(t.name) || this.#e.has(t.name)) && (this.#e.set(t.name, t), this.#e.size > Z)) throw new DescriptorError(`are more than ${Z} files`);
	}
	missing() {
		let e = [...this.#e.values()].flatMap((e) => e.dependency);
		return [...new Set(e)].filter((e) => !this.#e.has(e) && !$.has(e));
	}
	toRegistry() {
		try {
			return ee(D(E, { file: this.#n() }));
		} catch (e) {
			throw e instanceof DescriptorError ? e : new DescriptorError(`contradict each other: ${p(e)}`, { cause: e });
		}
	}
	#n() {
		let e = /* @__PURE__ */ new Map(), t = /* @__PURE__ */ new Set(), visit = (n) => {
			if (e.has(n)) return;
			if (t.has(n)) throw new DescriptorError(`import ${n} in a cycle`);
			let r = $.get(n) ?? this.#e.get(n);
			if (r === void 0) throw new DescriptorError(`lack the file ${n}`);
			t.add(n), r.dependency.forEach(visit), t.delete(n), e.set(n, r);
		};
		for (let e of this.#e.keys()) visit(e);
		return [...e.values()];
	}
}, LoaderLeftError = class extends Error {}, DescriptorCache = class {
	files = new te();
	registry = this.files.toRegistry();
	services;
	unavailable;
	#e = /* @__PURE__ */ new Map();
	async loadOnce(e, t, n) {
		for (;;) {
			let r = this.#e.get(e);
			if (r === void 0) return this.#t(e, t, n);
			try {
				await r;
				return;
			} catch (e) {
				if (!(e instanceof LoaderLeftError)) throw e;
			}
		}
	}
	async #t(e, t, n) {
		let r = n().finally(() => this.#e.delete(e)), i = r.catch((e) => {
			throw t.aborted ? new LoaderLeftError() : e;
		});
		return i.catch(() => void 0), this.#e.set(e, i), r;
	}
};
// src/evidence/client/grpc/create-reflection.ts
const ne = /^\/?([A-Za-z_][\w.]*)\/([A-Za-z_]\w*)$/;
function createReflection(e) {
	let t = new DescriptorCache(), n = 0, current = () => {
		let r = e.generation();
		return n !== 0 && n !== r && (t = new DescriptorCache()), n = r, t;
	};
	return (t, n) => new CallReflection(e, current, t, n);
}
var CallReflection = class {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = {
			signal: r.signal,
			mayRetry: () => r.mayRetry(),
			deadline: () => r.deadline(),
			countRequest: () => void 0
		};
	}
	registry() {
		return this.#t().registry;
	}
	async listServices() {
		let e = this.#t();
		return e.services === void 0 && await e.loadOnce("services", m(this.#r.signal), async () => {
			let [t] = await this.#o(e, [{
				case: "listServices",
				value: ""
			}]);
			if (t?.case !== "listServicesResponse") throw this.#s("do not contain a list of services");
			e.services = t.value.service.map(({ name: e }) => e).sort();
		}), e.services ?? [];
	}
	async getSymbol(e) {
		let t = this.#t(), n = findSymbol(t.registry, e);
		if (n !== void 0) return n;
		await t.loadOnce(`symbol ${e}`, m(this.#r.signal), () => this.#a(t, e));
		let r = findSymbol(t.registry, e);
		if (r === void 0) throw this.#s(`do not define ${e}, which they were asked for`);
		return r;
	}
	async getService(e) {
		let t = await this.getSymbol(e);
		if (t.kind === "service") return t;
		throw new s(`${e} at ${this.#e.channel.address} is a ${t.kind}, not a service`, { code: "not_found" });
	}
	async getMethod(e) {
		let [, t, n] = ne.exec(e) ?? [];
		if (t === void 0 || n === void 0) throw new s(`${JSON.stringify(e.slice(0, 200))} is not a method: write it as /package.Service/Method`, { code: "request_invalid" });
		let r = await this.#i(t), i = r?.methods.find(({ name: e }) => e === n);
		if (i !== void 0) return i;
		let a = r === void 0 ? l(t, await this.listServices()) : l(n, r.methods.map(({ name: e }) => e));
		throw new s(`the server at ${this.#e.channel.address} has no method /${t}/${n} according to its reflection.${a}`, { code: "unimplemented" });
	}
	async #i(e) {
		try {
			return await this.getService(e);
		} catch (e) {
			if (u(e, "not_found")) return;
			throw e;
		}
	}
	async #a(e, t) {
		let n = e.files.copy(), r = [{
			case: "fileContainingSymbol",
			value: t
		}];
		try {
			for (let t = 0; r.length > 0; t += 1) {
				if (t >= 32) throw new DescriptorError("have imports more than 32 levels deep");
				addFiles(n, await this.#o(e, r));
				let i = n.missing(), a = new Set(r.map(({ value: e }) => e)), o = i.find((e) => a.has(e));
				if (o !== void 0) throw new DescriptorError(`lack the file ${o}`);
				r = i.map((e) => ({
					case: "fileByFilename",
					value: e
				}));
			}
			e.registry = n.toRegistry(), e.files = n;
		} catch (e) {
			throw e instanceof DescriptorError ? this.#s(e.message, e) : e;
		}
	}
	async #o(e, t) {
		if (e.unavailable !== void 0) throw e.unavailable;
		let { channel: n, retry: i, timeoutMs: a } = this.#e, c = this.#r, attempt = (e) => {
			let i = r(c, a), o = {
				identity: this.#n,
				control: c,
				attempts: e,
				timeoutMs: i
			};
			return askReflection(n, t, o);
		};
		try {
			return await o(attempt, i, c);
		} catch (t) {
			throw t instanceof s && t.code === "unimplemented" && (e.unavailable = t), t;
		}
	}
	#s(e, t) {
		let n = {
			request: {
				method: "POST",
				url: `${this.#e.channel.address}/grpc.reflection.v1.ServerReflection/ServerReflectionInfo`
			},
			attempts: 1
		}, { typeName: r } = v;
		return C(`its descriptors ${e}`, r, n, t);
	}
};
function addFiles(e, t) {
	for (let n of t) {
		if (n.case !== "fileDescriptorResponse") throw new DescriptorError("are missing in an answer");
		for (let t of n.value.fileDescriptorProto) e.add(t);
	}
}
function findSymbol(e, t) {
	let n = e.get(t);
	if (n !== void 0) return n.kind === "extension" ? void 0 : n;
	let r = t.lastIndexOf(".");
	return e.getService(t.slice(0, Math.max(0, r)))?.methods.find((e) => e.name === t.slice(r + 1));
}
// src/evidence/client/grpc/grpc-attempt.ts
var GrpcAttempt = class {
	context;
	transport;
	headers;
	signal;
	#e;
	#t;
	#n;
	#r;
	#i = new AbortController();
	#a = {
		stream: void 0,
		status: void 0
	};
	#o;
	constructor(e, t, n, r, a) {
		let { method: o, attempts: s } = e, { address: c, sessions: l } = a, u = i(new URL(`${c}/${o.parent.typeName}/${o.name}`));
		this.context = {
			request: {
				method: "POST",
				url: u
			},
			attempts: s
		}, this.headers = new Headers({
			"user-agent": L,
			...r
		}), this.signal = this.#i.signal, this.#e = e, this.#t = t, this.#n = a, this.#r = n, this.#o = f(t.signal, () => {
			this.#a.stream !== void 0 && l.forgetIfSilent(this.#a.stream), this.#i.abort(t.signal.reason);
		}), this.transport = I({
			baseUrl: c,
			readMaxBytes: R,
			writeMaxBytes: R,
			sessionManager: {
				authority: l.authority,
				request: async (e, t, n) => {
					let r = {
						":method": e,
						":path": t
					}, i = await l.request({
						...n,
						...r
					}, this.signal);
					return this.#s(i), iterateAtOnce(i, () => l.hear(i));
				},
				notifyResponseByteRead: () => void 0
			}
		});
	}
	async traced(e) {
		if (!d(c.request)) return e();
		let { method: t, attempts: n } = this.#e, r = {
			protocol: "grpc",
			method: `${t.parent.typeName}/${t.name}`,
			...h(new URL(this.#n.address)),
			attempt: n,
			setHeader: (e, t) => {
				this.headers.set(e, t);
			}
		};
		return g(c.request, r, async () => {
			try {
				let t = await e();
				return r.status = 0, t;
			} catch (e) {
				throw e instanceof b && (r.status = e.code), this.toError(e);
			}
		});
	}
	succeed(e, t) {
		let n = t.get("grpc-status") ?? e.get("grpc-status");
		if (n !== "0") throw C(n === null ? "it has no status" : "its message and its status contradict each other", this.#e.method.output.typeName, this.context);
		this.#r.succeeded();
	}
	toError(e) {
		this.#e.effect === !0 && x(this.#a) && this.#t.noteUnprocessed?.();
		let t = this.signal.reason;
		if (this.#t.signal.aborted || u(t)) return t;
		if (u(e)) return e;
		let { method: n, identity: r, asked: i, addressSetting: a, timeoutMs: o, effect: s = !1 } = this.#e, { error: c, isOverload: l } = S(e, this.#a, {
			context: this.context,
			timeoutMs: o,
			effect: s,
			outputType: n.output.typeName,
			isAuthenticated: r !== void 0,
			asked: i,
			addressSetting: a
		});
		return l && this.#r.overloaded(), c.code === "service_timeout" && this.#c(), c;
	}
	end() {
		this.#o(), this.#r.release(), this.#i.abort(new b("the call has ended", y.Canceled));
	}
	#s(e) {
		let { idleTimeoutMs: t = this.#n.idleTimeoutMs, effect: n = !1, onSent: r } = this.#e;
		this.#a.stream = e, e.once("response", (e) => this.#a.status = e[":status"]), e.setTimeout(t, () => {
			this.#c(), this.#i.abort(a("nothing came", t, this.context, !n));
		}), this.#n.onPeerMax(e.session?.remoteSettings.maxConcurrentStreams ?? Infinity), r?.();
	}
	#c() {
		this.#a.stream !== void 0 && this.#n.sessions.forget(this.#a.stream);
	}
};
function iterateAtOnce(e, t) {
	let n = e[Symbol.asyncIterator](), r = n.next();
	r.catch(() => void 0);
	let i = {
		next() {
			let e = r ?? n.next();
			return r = void 0, e.then(t, () => void 0), e;
		},
		return: () => n.return?.() ?? Promise.resolve({
			done: !0,
			value: void 0
		}),
		[Symbol.asyncIterator]: () => i
	};
	return Object.defineProperty(e, Symbol.asyncIterator, { value: () => i });
}
// src/evidence/client/grpc/create-grpc-channel.ts
function createGrpcChannel(e) {
	let { address: t, connectTimeoutMs: n, idleTimeoutMs: i, proxy: a, trust: o } = e, s = new URL(t), c = {
		url: s,
		proxy: a,
		timeoutMs: n,
		...o && { trust: o }
	}, l = new z({
		origin: s.origin,
		openSocket: (e) => B(c, e),
		openTimeoutMs: n
	}), u = new AdaptiveLimit(e.maxConcurrentCalls), d = {
		address: t,
		sessions: l,
		idleTimeoutMs: i,
		onPeerMax: (e) => u.setPeerMax(e)
	}, begin = async (t, n) => {
		let r = await u.acquire(n.signal);
		try {
			return e.awaitTurn === void 0 ? n.countRequest() : await e.awaitTurn(n), new GrpcAttempt(t, n, r, t.identity === void 0 ? {} : e.identityHeaders(t.identity), d);
		} catch (e) {
			throw r.release(), e;
		}
	}, f = {
		address: t,
		async unary(e, t) {
			let n = await begin(e, t), { transport: i, signal: a, headers: o, context: s } = n;
			try {
				let c = r(t, e.timeoutMs), l = await n.traced(() => i.unary(e.method, a, c, o, e.message));
				n.succeed(l.header, l.trailer);
				let { message: u, header: d, trailer: f } = l;
				return {
					message: u,
					header: d,
					trailer: f,
					request: s.request
				};
			} catch (e) {
				throw n.toError(e);
			} finally {
				n.end();
			}
		},
		async *stream(e, t) {
			let n = await begin(e, t), { transport: i, signal: a, headers: o } = n;
			try {
				let s = toAsyncIterable(e.messages), c = r(t, e.timeoutMs), l = await n.traced(() => i.stream(e.method, a, c, o, s));
				yield* l.message, n.succeed(l.header, l.trailer);
			} catch (e) {
				throw n.toError(e);
			} finally {
				n.end();
			}
		},
		connect: () => l.connect().catch(() => void 0),
		reflection: (e, t) => p(e, t),
		close: () => l.destroy()
	}, p = createReflection({
		channel: f,
		generation: () => l.generation,
		retry: e.retry,
		timeoutMs: e.requestTimeoutMs
	});
	return f;
}
async function* toAsyncIterable(e) {
	yield* e;
}
function createGrpcChannels({ ca: n, env: r, ...i }) {
	let a = /* @__PURE__ */ new Map(), o = t(n);
	return {
		open(t) {
			let n = a.get(t);
			if (n === void 0) {
				let s = e(new URL(t), r);
				n = createGrpcChannel({
					...i,
					trust: o,
					address: t,
					proxy: s
				}), a.set(t, n);
			}
			return n;
		},
		close() {
			for (let e of a.values()) e.close();
		}
	};
}
export { createGrpcChannels };
