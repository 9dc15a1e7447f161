import { __commonJSMin as e, __exportAll as t, __toESM as n } from "./rolldown-runtime.js";
import { Deadline as r, ResponseError as i, ServiceError as a, basicAuthorization as o, channels as s, didYouMean as c, isJsonObject as l, isRegohostError as u, isTraced as d, onAbort as p, reasonOf as m, require__builtin_http as h, require__builtin_util as g, toSignal as _, toTarget as v, traced as ee } from "./evaluation.js";
import { isOverload as y, proxyFor as b, readNotFound as te, toShownText as x, toStatusError as ne, trustedCertificates as re } from "./client.js";
import { Limit as ie, attemptTimeoutMs as ae, findCode as oe, toConnectionError as se, toShownUrl as ce, toTimeoutError as le, withRetries as ue } from "./shared.js";
import { USER_AGENT as de } from "./start.js";
import * as fe from "node:net";
import * as S from "node:http2";
import * as pe from "node:tls";
import * as C from "node:zlib";
// src/evidence/client/grpc/plain-headers.ts
var PlainHeaders = class {
	#e = /* @__PURE__ */ new Map();
	constructor(e = {}) {
		let t = Symbol.iterator in e ? e : Object.entries(e);
		for (let [e, n] of t) this.append(e, n);
	}
	append(e, t) {
		let n = this.get(e), r = toValue(t);
		this.#e.set(toName(e), n === null ? r : `${n}, ${r}`);
	}
	delete(e) {
		this.#e.delete(toName(e));
	}
	get(e) {
		return this.#e.get(toName(e)) ?? null;
	}
	has(e) {
		return this.#e.has(toName(e));
	}
	set(e, t) {
		this.#e.set(toName(e), toValue(t));
	}
	forEach(e) {
		for (let [t, n] of this) e(n, t, this);
	}
	entries() {
		return [...this.#e].sort(([e], [t]) => e < t ? -1 : 1).values();
	}
	*keys() {
		for (let [e] of this) yield e;
	}
	*values() {
		for (let [, e] of this) yield e;
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
function toName(e) {
	if (!/^[!#$%&'*+\-.^_`|~0-9a-z]+$/i.test(e)) throw TypeError("this is no name of a header");
	return e.toLowerCase();
}
function toValue(e) {
	let t = String(e).replaceAll(/^[\t\n\r ]+|[\t\n\r ]+$/g, "");
	if (/[\0\n\r]|[^\0-\xff]/.test(t)) throw TypeError("this is no value of a header");
	return t;
}
// node_modules/@connectrpc/connect/dist/esm/code.js
var w;
(function(e) {
	e[e.Canceled = 1] = "Canceled", e[e.Unknown = 2] = "Unknown", e[e.InvalidArgument = 3] = "InvalidArgument", e[e.DeadlineExceeded = 4] = "DeadlineExceeded", e[e.NotFound = 5] = "NotFound", e[e.AlreadyExists = 6] = "AlreadyExists", e[e.PermissionDenied = 7] = "PermissionDenied", e[e.ResourceExhausted = 8] = "ResourceExhausted", e[e.FailedPrecondition = 9] = "FailedPrecondition", e[e.Aborted = 10] = "Aborted", e[e.OutOfRange = 11] = "OutOfRange", e[e.Unimplemented = 12] = "Unimplemented", e[e.Internal = 13] = "Internal", e[e.Unavailable = 14] = "Unavailable", e[e.DataLoss = 15] = "DataLoss", e[e.Unauthenticated = 16] = "Unauthenticated";
})(w ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/is-message.js
function isMessage(e, t) {
	return typeof e == "object" && e && "$typeName" in e && typeof e.$typeName == "string" ? t === void 0 || t.typeName === e.$typeName : !1;
}
// node_modules/@bufbuild/protobuf/dist/esm/descriptors.js
var T;
(function(e) {
	e[e.DOUBLE = 1] = "DOUBLE", e[e.FLOAT = 2] = "FLOAT", e[e.INT64 = 3] = "INT64", e[e.UINT64 = 4] = "UINT64", e[e.INT32 = 5] = "INT32", e[e.FIXED64 = 6] = "FIXED64", e[e.FIXED32 = 7] = "FIXED32", e[e.BOOL = 8] = "BOOL", e[e.STRING = 9] = "STRING", e[e.BYTES = 12] = "BYTES", e[e.UINT32 = 13] = "UINT32", e[e.SFIXED32 = 15] = "SFIXED32", e[e.SFIXED64 = 16] = "SFIXED64", e[e.SINT32 = 17] = "SINT32", e[e.SINT64 = 18] = "SINT64";
})(T ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/wire/varint.js
function varint64read() {
	let e = this.buf, t = this.pos, n = 0, r = 0;
	for (let i = 0; i < 28; i += 7) {
		let a = e[t++];
		if (n |= (a & 127) << i, !(a & 128)) {
			this.pos = t, this.assertBounds(), this.varint64Lo = n, this.varint64Hi = r;
			return;
		}
	}
	let i = e[t++];
	if (n |= (i & 15) << 28, r = (i & 112) >> 4, !(i & 128)) this.pos = t, this.assertBounds(), this.varint64Lo = n, this.varint64Hi = r;
	else {
		for (let i = 3; i <= 31; i += 7) {
			let a = e[t++];
			if (r |= (a & 127) << i, !(a & 128)) {
				this.pos = t, this.assertBounds(), this.varint64Lo = n, this.varint64Hi = r;
				return;
			}
		}
		throw Error("invalid varint");
	}
}
const E = 4294967296;
function int64FromString(e) {
	let t = e[0] === "-";
	t && (e = e.slice(1));
	let n = 1e6, r = 0, i = 0;
	function add1e6digit(t, a) {
		let o = Number(e.slice(t, a));
		i *= n, r = r * n + o, r >= E && (i += r / E | 0, r %= E);
	}
	return add1e6digit(-24, -18), add1e6digit(-18, -12), add1e6digit(-12, -6), add1e6digit(-6), t ? negate(r, i) : newBits(r, i);
}
function int64ToString(e, t) {
	let n = newBits(e, t), r = n.hi & 2147483648;
	r && (n = negate(n.lo, n.hi));
	let i = uInt64ToString(n.lo, n.hi);
	return r ? "-" + i : i;
}
function uInt64ToString(e, t) {
	if ({lo: e, hi: t} = toUnsigned(e, t), t <= 2097151) return String(E * t + e);
	let n = e & 16777215, r = (e >>> 24 | t << 8) & 16777215, i = t >> 16 & 65535, a = n + r * 6777216 + i * 6710656, o = r + i * 8147497, s = i * 2, c = 1e7;
	return a >= c && (o += Math.floor(a / c), a %= c), o >= c && (s += Math.floor(o / c), o %= c), s.toString() + decimalFrom1e7WithLeadingZeros(o) + decimalFrom1e7WithLeadingZeros(a);
}
function toUnsigned(e, t) {
	return {
		lo: e >>> 0,
		hi: t >>> 0
	};
}
function newBits(e, t) {
	return {
		lo: e | 0,
		hi: t | 0
	};
}
function negate(e, t) {
	return t = ~t, e ? e = ~e + 1 : t += 1, newBits(e, t);
}
const decimalFrom1e7WithLeadingZeros = (e) => {
	let t = String(e);
	return "0000000".slice(t.length) + t;
};
function varint32write(e, t) {
	if (e >>> 0 < 128) t.push(e);
	else if (e >= 0) {
		for (; e > 127;) t.push(e & 127 | 128), e >>>= 7;
		t.push(e);
	} else {
		for (let n = 0; n < 9; n++) t.push(e & 127 | 128), e >>= 7;
		t.push(1);
	}
}
function varint32read() {
	let e = this.buf[this.pos++];
	if (!(e & 128)) return this.assertBounds(), e;
	let t = e & 127;
	if (e = this.buf[this.pos++], t |= (e & 127) << 7, !(e & 128) || (e = this.buf[this.pos++], t |= (e & 127) << 14, !(e & 128)) || (e = this.buf[this.pos++], t |= (e & 127) << 21, !(e & 128))) return this.assertBounds(), t;
	e = this.buf[this.pos++], t |= (e & 15) << 28;
	for (let t = 5; e & 128 && t < 10; t++) e = this.buf[this.pos++];
	if (e & 128) throw Error("invalid varint");
	return this.assertBounds(), t >>> 0;
}
// node_modules/@bufbuild/protobuf/dist/esm/proto-int64.js
const D = /*@__PURE__*/ makeInt64Support();
function makeInt64Support() {
	let e = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));
	if (typeof BigInt == "function" && typeof e.getBigInt64 == "function" && typeof e.getBigUint64 == "function" && typeof e.setBigInt64 == "function" && typeof e.setBigUint64 == "function" && (globalThis.Deno || globalThis.Bun || typeof process != "object" || typeof process.env != "object" || process.env.BUF_BIGINT_DISABLE !== "1")) {
		let t = BigInt("-9223372036854775808"), n = BigInt("9223372036854775807"), r = BigInt("0"), i = BigInt("18446744073709551615");
		return {
			zero: BigInt(0),
			supported: !0,
			parse(e) {
				let r = typeof e == "bigint" ? e : BigInt(e);
				if (r > n || r < t) throw Error(`invalid int64: ${e}`);
				return r;
			},
			uParse(e) {
				let t = typeof e == "bigint" ? e : BigInt(e);
				if (t > i || t < r) throw Error(`invalid uint64: ${e}`);
				return t;
			},
			enc(t) {
				return e.setBigInt64(0, this.parse(t), !0), {
					lo: e.getInt32(0, !0),
					hi: e.getInt32(4, !0)
				};
			},
			uEnc(t) {
				return e.setBigInt64(0, this.uParse(t), !0), {
					lo: e.getInt32(0, !0),
					hi: e.getInt32(4, !0)
				};
			},
			dec(t, n) {
				return e.setInt32(0, t, !0), e.setInt32(4, n, !0), e.getBigInt64(0, !0);
			},
			uDec(t, n) {
				return e.setInt32(0, t, !0), e.setInt32(4, n, !0), e.getBigUint64(0, !0);
			}
		};
	}
	return {
		zero: "0",
		supported: !1,
		parse(e) {
			return typeof e != "string" && (e = e.toString()), assertInt64String(e), e;
		},
		uParse(e) {
			return typeof e != "string" && (e = e.toString()), assertUInt64String(e), e;
		},
		enc(e) {
			return typeof e != "string" && (e = e.toString()), assertInt64String(e), int64FromString(e);
		},
		uEnc(e) {
			return typeof e != "string" && (e = e.toString()), assertUInt64String(e), int64FromString(e);
		},
		dec(e, t) {
			return int64ToString(e, t);
		},
		uDec(e, t) {
			return uInt64ToString(e, t);
		}
	};
}
function assertInt64String(e) {
	if (!/^-?[0-9]+$/.test(e)) throw Error("invalid int64: " + e);
}
function assertUInt64String(e) {
	if (!/^[0-9]+$/.test(e)) throw Error("invalid uint64: " + e);
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/scalar.js
function scalarZeroValue(e, t) {
	switch (e) {
		case T.STRING: return "";
		case T.BOOL: return !1;
		case T.DOUBLE:
		case T.FLOAT: return 0;
		case T.INT64:
		case T.UINT64:
		case T.SFIXED64:
		case T.FIXED64:
		case T.SINT64: return t ? "0" : D.zero;
		case T.BYTES: return /* @__PURE__ */ new Uint8Array();
		default: return 0;
	}
}
function isScalarZeroValue(e, t) {
	switch (e) {
		case T.BOOL: return t === !1;
		case T.STRING: return t === "";
		case T.BYTES: return t instanceof Uint8Array && !t.byteLength;
		case T.DOUBLE:
		case T.FLOAT: return Object.is(t, 0);
		default: return t == 0;
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/unsafe.js
const O = Symbol.for("reflect unsafe local");
function unsafeOneofCase(e, t) {
	let n = e[t.localName].case;
	return n === void 0 ? n : t.fields.find((e) => e.localName === n);
}
function unsafeIsSet(e, t) {
	let n = t.localName;
	if (t.oneof) return e[t.oneof.localName].case === n;
	if (t.presence != 2) return e[n] !== void 0 && Object.prototype.hasOwnProperty.call(e, n);
	switch (t.fieldKind) {
		case "list": return e[n].length > 0;
		case "map": return Object.keys(e[n]).length > 0;
		case "scalar": return !isScalarZeroValue(t.scalar, e[n]);
		case "enum": return e[n] !== t.enum.values[0].number;
	}
	throw Error("message field with implicit presence");
}
function unsafeIsSetExplicit(e, t) {
	return Object.prototype.hasOwnProperty.call(e, t) && e[t] !== void 0;
}
function unsafeGet(e, t) {
	if (t.oneof) {
		let n = e[t.oneof.localName];
		return n.case === t.localName ? n.value : void 0;
	}
	return e[t.localName];
}
function unsafeSet(e, t, n) {
	t.oneof ? e[t.oneof.localName] = {
		case: t.localName,
		value: n
	} : e[t.localName] = n;
}
function setOwn(e, t, n) {
	t === "__proto__" ? Object.defineProperty(e, "__proto__", {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n;
}
function getOwn(e, t) {
	return Object.prototype.hasOwnProperty.call(e, t) ? e[t] : void 0;
}
function unsafeClear(e, t) {
	let n = t.localName;
	if (t.oneof) {
		let r = t.oneof.localName;
		e[r].case === n && (e[r] = { case: void 0 });
	} else if (t.presence != 2) delete e[n];
	else switch (t.fieldKind) {
		case "map":
			e[n] = {};
			break;
		case "list":
			e[n] = [];
			break;
		case "enum":
			e[n] = t.enum.values[0].number;
			break;
		case "scalar": e[n] = scalarZeroValue(t.scalar, t.longAsString);
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/guard.js
function isObject(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function isReflectList(e, t) {
	if (isObject(e) && O in e && "add" in e && "field" in e && typeof e.field == "function") {
		if (t !== void 0) {
			let n = t, r = e.field();
			return n.listKind == r.listKind && n.scalar === r.scalar && n.message?.typeName === r.message?.typeName && n.enum?.typeName === r.enum?.typeName;
		}
		return !0;
	}
	return !1;
}
function isReflectMap(e, t) {
	if (isObject(e) && O in e && "has" in e && "field" in e && typeof e.field == "function") {
		if (t !== void 0) {
			let n = t, r = e.field();
			return n.mapKey === r.mapKey && n.mapKind == r.mapKind && n.scalar === r.scalar && n.message?.typeName === r.message?.typeName && n.enum?.typeName === r.enum?.typeName;
		}
		return !0;
	}
	return !1;
}
function isReflectMessage(e, t) {
	return isObject(e) && O in e && "desc" in e && isObject(e.desc) && e.desc.kind === "message" && (t === void 0 || e.desc.typeName == t.typeName);
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/wrappers.js
function isWrapper(e) {
	return isWrapperTypeName(e.$typeName);
}
function isWrapperDesc(e) {
	let t = e.fields[0];
	return isWrapperTypeName(e.typeName) && t !== void 0 && t.fieldKind == "scalar" && t.name == "value" && t.number == 1;
}
function hasCustomJsonRepresentation(e) {
	switch (e.typeName) {
		case "google.protobuf.Any":
		case "google.protobuf.Timestamp":
		case "google.protobuf.Duration":
		case "google.protobuf.FieldMask":
		case "google.protobuf.Struct":
		case "google.protobuf.Value":
		case "google.protobuf.ListValue": return !0;
		default: return isWrapperDesc(e);
	}
}
const me = /*@__PURE__*/ new Set([
	"google.protobuf.DoubleValue",
	"google.protobuf.FloatValue",
	"google.protobuf.Int64Value",
	"google.protobuf.UInt64Value",
	"google.protobuf.Int32Value",
	"google.protobuf.UInt32Value",
	"google.protobuf.BoolValue",
	"google.protobuf.StringValue",
	"google.protobuf.BytesValue"
]);
function isWrapperTypeName(e) {
	return me.has(e);
}
function create(e, t) {
	return isMessage(t, e) ? t : compiledCreate(e)(t);
}
const he = /* @__PURE__ */ new WeakMap();
function compiledCreate(e) {
	let t = he.get(e);
	return t === void 0 && (t = compileCreate(e), he.set(e, t)), t;
}
function compileCreate(e) {
	let t = e.typeName, { properties: n, prototype: r } = compileInitMessage(e);
	return (e) => {
		let i;
		r === void 0 ? i = { $typeName: t } : (i = Object.create(r), i.$typeName = t);
		for (let t = 0; t < n.length; t++) {
			let r = n[t], a = r.name, o = e?.[a];
			switch (r.kind) {
				case 0:
					o == null ? r.constant !== void 0 && (i[a] = r.constant) : i[a] = r.convert === void 0 ? o : r.convert(o);
					break;
				case 1:
					i[a] = r.convert !== void 0 && Array.isArray(o) ? o.map(r.convert) : o ?? [];
					break;
				case 2:
					if (r.convert === void 0 || !isObject(o)) i[a] = o ?? {};
					else {
						let e = {}, t = Object.keys(o);
						for (let n = 0; n < t.length; n++) setOwn(e, t[n], r.convert(o[t[n]]));
						i[a] = e;
					}
					break;
				case 3: {
					let e = o;
					if (e?.case != null) {
						let t = r.convert.get(e.case);
						if (t !== void 0) {
							i[a] = {
								case: e.case,
								value: t(e.value)
							};
							break;
						}
					}
					i[a] = { case: void 0 };
					break;
				}
			}
		}
		return i;
	};
}
function compileInitMessage(e) {
	let t = [], n = {}, r = needsPrototypeChain(e);
	for (let i of e.members) {
		let e = i.localName;
		if (i.kind == "oneof") t.push({
			name: e,
			kind: 3,
			constant: void 0,
			convert: compileConvertOneof(i)
		});
		else switch (i.fieldKind) {
			case "message":
				t.push({
					name: e,
					kind: 0,
					constant: void 0,
					convert: compileConvertMessage(i)
				});
				break;
			case "list":
				t.push({
					name: e,
					kind: 1,
					constant: void 0,
					convert: i.listKind == "message" ? compileConvertMessage(i) ?? ((e) => e) : i.scalar == T.BYTES ? toU8Arr : void 0
				});
				break;
			case "map":
				t.push({
					name: e,
					kind: 2,
					constant: void 0,
					convert: i.mapKind == "message" ? compileConvertMessage(i) ?? ((e) => e) : i.scalar == T.BYTES ? toU8Arr : void 0
				});
				break;
			default: {
				let a = createZeroValue(i);
				t.push({
					name: e,
					kind: 0,
					constant: i.presence == 2 ? a : void 0,
					convert: i.fieldKind == "scalar" && i.scalar == T.BYTES ? toU8Arr : void 0
				}), r && (n[e] = a);
				break;
			}
		}
	}
	return {
		properties: t,
		prototype: r ? n : void 0
	};
}
function compileConvertOneof(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.fields) {
		let e;
		n.fieldKind == "message" ? e = compileConvertMessage(n) : n.fieldKind == "scalar" && n.scalar == T.BYTES && (e = toU8Arr), t.set(n.localName, e ?? ((e) => e));
	}
	return t;
}
function compileConvertMessage(e) {
	if (e.fieldKind == "message" && !e.oneof && isWrapperDesc(e.message)) return e.message.fields[0].scalar == T.BYTES ? toU8Arr : void 0;
	if (e.message.typeName == "google.protobuf.Struct" && e.parent.typeName !== "google.protobuf.Value") return;
	let t = e.message, n;
	return (e) => !isObject(e) || isMessage(e, t) ? e : (n ??= compiledCreate(t), n(e));
}
function toU8Arr(e) {
	return Array.isArray(e) ? new Uint8Array(e) : e;
}
function needsPrototypeChain(e) {
	switch (e.file.edition) {
		case 999: return !1;
		case 998: return !0;
		default: return e.fields.some((e) => e.presence != 2 && e.fieldKind != "message" && !e.oneof);
	}
}
function createZeroValue(e) {
	let t = e.getDefaultValue();
	return t === void 0 ? e.fieldKind == "scalar" ? scalarZeroValue(e.scalar, e.longAsString) : e.enum.values[0].number : e.fieldKind == "scalar" && e.longAsString ? t.toString() : t;
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/error.js
const ge = [
	"FieldValueInvalidError",
	"FieldListRangeError",
	"ForeignFieldError"
];
var FieldError = class extends Error {
	constructor(e, t, n = "FieldValueInvalidError") {
		super(t), this.name = n, this.field = () => e;
	}
};
function isFieldError(e) {
	return e instanceof Error && ge.includes(e.name) && "field" in e && typeof e.field == "function";
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/text-encoding.js
let _e;
function configureTextEncoding(e) {
	_e = Object.assign(Object.assign({}, e), { encodeUtf8Into: e.encodeUtf8Into ?? emulateEncodeInto(e.encodeUtf8.bind(e)) });
}
function getTextEncoding() {
	if (!_e) {
		let e = globalThis;
		if (!e.TextEncoder || !e.TextDecoder) throw Error("encoding API missing: install TextEncoder and TextDecoder on globalThis");
		let t = new e.TextEncoder(), n = new e.TextDecoder("utf-8", { ignoreBOM: !0 }), r, i = {
			encodeUtf8(e) {
				return t.encode(e);
			},
			decodeUtf8(t, i) {
				return i ? (r ||= new e.TextDecoder("utf-8", {
					fatal: !0,
					ignoreBOM: !0
				}), r.decode(t)) : n.decode(t);
			},
			checkUtf8(e) {
				try {
					return !0;
				} catch {
					return !1;
				}
			}
		};
		t.encodeInto && (i.encodeUtf8Into = t.encodeInto.bind(t));
		let a = String.prototype.isWellFormed;
		a && (i.checkUtf8 = (e) => a.call(e)), configureTextEncoding(i);
	}
	return _e;
}
function emulateEncodeInto(e) {
	return (t, n) => {
		let r = e(t);
		return n.set(r), { written: r.byteLength };
	};
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/binary-encoding.js
var k;
(function(e) {
	e[e.Varint = 0] = "Varint", e[e.Bit64 = 1] = "Bit64", e[e.LengthDelimited = 2] = "LengthDelimited", e[e.StartGroup = 3] = "StartGroup", e[e.EndGroup = 4] = "EndGroup", e[e.Bit32 = 5] = "Bit32";
})(k ||= {});
var BinaryWriter = class {
	constructor(e) {
		this.stackPos = [], this.encodeUtf8Into = e ? emulateEncodeInto(e) : getTextEncoding().encodeUtf8Into, this.buffer = ye, this.viewCache = be, this.pos = 0;
	}
	ensureCapacity(e) {
		let t = this.pos + e;
		if (t > this.buffer.length) {
			let e = this.buffer.length || ve;
			for (; e < t;) e *= 2;
			let n = new Uint8Array(e);
			this.pos > 0 && n.set(this.buffer), this.buffer = n;
		}
	}
	view() {
		let e = this.buffer, t = this.viewCache;
		if (t.byteLength === e.byteLength) return t;
		let n = new DataView(e.buffer);
		return this.viewCache = n, n;
	}
	finish() {
		let e = this.buffer.slice(0, this.pos);
		return this.pos = 0, this.stackPos = [], e;
	}
	fork() {
		return this.stackPos.push(this.pos), this.ensureCapacity(A), this.buffer[this.pos++] = 0, this;
	}
	join() {
		let e = this.stackPos.pop();
		if (e === void 0) throw Error("invalid state, fork stack empty");
		let t = this.pos - e - A, n = varint32Size(t);
		return n > A && (this.ensureCapacity(n - A), this.buffer.copyWithin(e + n, e + A, this.pos)), this.pos = e, this.uint32(t), this.pos += t, this;
	}
	tag(e, t) {
		return this.uint32((e << 3 | t) >>> 0);
	}
	raw(e) {
		return this.ensureCapacity(e.length), this.buffer.set(e, this.pos), this.pos += e.length, this;
	}
	uint32(e) {
		if (assertUInt32(e), this.ensureCapacity(5), e < 128) return this.buffer[this.pos++] = e, this;
		for (; e > 127;) this.buffer[this.pos++] = e & 127 | 128, e >>>= 7;
		return this.buffer[this.pos++] = e, this;
	}
	int32(e) {
		if (assertInt32(e), e >= 0) return this.uint32(e);
		this.ensureCapacity(10);
		for (let t = 0; t < 9; t++) this.buffer[this.pos++] = e & 127 | 128, e >>= 7;
		return this.buffer[this.pos++] = 1, this;
	}
	bool(e) {
		return this.ensureCapacity(1), this.buffer[this.pos++] = +!!e, this;
	}
	bytes(e) {
		return this.uint32(e.byteLength), this.raw(e);
	}
	string(e) {
		typeof e != "string" && (e = String(e));
		let t = e.length;
		if (t <= xe) {
			this.ensureCapacity(t + 1);
			let n = this.buffer, r = this.pos;
			n[r++] = t;
			let i = 0;
			for (; i < t; i++) {
				let t = e.charCodeAt(i);
				if (t > 127) break;
				n[r++] = t;
			}
			if (i == t) return this.pos = r, this;
		}
		this.ensureCapacity(t * 3 + 5);
		let n = varint32Size(t), r = this.buffer, i = this.pos, { written: a } = this.encodeUtf8Into(e, r.subarray(i + n)), o = varint32Size(a);
		return o != n && r.copyWithin(i + o, i + n, i + n + a), this.uint32(a), this.pos += a, this;
	}
	float(e) {
		return assertFloat32(e), this.ensureCapacity(4), this.view().setFloat32(this.pos, e, !0), this.pos += 4, this;
	}
	double(e) {
		return this.ensureCapacity(8), this.view().setFloat64(this.pos, e, !0), this.pos += 8, this;
	}
	fixed32(e) {
		return assertUInt32(e), this.ensureCapacity(4), this.view().setUint32(this.pos, e, !0), this.pos += 4, this;
	}
	sfixed32(e) {
		return assertInt32(e), this.ensureCapacity(4), this.view().setInt32(this.pos, e, !0), this.pos += 4, this;
	}
	sint32(e) {
		return assertInt32(e), this.uint32((e << 1 ^ e >> 31) >>> 0);
	}
	sfixed64(e) {
		let t = D.enc(e);
		this.ensureCapacity(8);
		let n = this.view();
		return n.setInt32(this.pos, t.lo, !0), n.setInt32(this.pos + 4, t.hi, !0), this.pos += 8, this;
	}
	fixed64(e) {
		let t = D.uEnc(e);
		this.ensureCapacity(8);
		let n = this.view();
		return n.setInt32(this.pos, t.lo, !0), n.setInt32(this.pos + 4, t.hi, !0), this.pos += 8, this;
	}
	int64(e) {
		let t = D.enc(e);
		return this.writeVarint64(t.lo, t.hi);
	}
	sint64(e) {
		let t = D.enc(e), n = t.hi >> 31, r = t.lo << 1 ^ n, i = (t.hi << 1 | t.lo >>> 31) ^ n;
		return this.writeVarint64(r, i);
	}
	uint64(e) {
		let t = D.uEnc(e);
		return this.writeVarint64(t.lo, t.hi);
	}
	writeVarint64(e, t) {
		this.ensureCapacity(10);
		let n = this.buffer, r = this.pos;
		for (let i = 0; i < 28; i += 7) {
			let a = e >>> i, o = !(!(a >>> 7) && t == 0);
			if (n[r++] = (o ? a | 128 : a) & 255, !o) return this.pos = r, this;
		}
		let i = e >>> 28 & 15 | (t & 7) << 4, a = !!(t >> 3);
		if (n[r++] = (a ? i | 128 : i) & 255, !a) return this.pos = r, this;
		for (let e = 3; e < 31; e += 7) {
			let i = t >>> e, a = !!(i >>> 7);
			if (n[r++] = (a ? i | 128 : i) & 255, !a) return this.pos = r, this;
		}
		return n[r++] = t >>> 31 & 1, this.pos = r, this;
	}
};
const ve = 128, A = 1, ye = /* @__PURE__ */ new Uint8Array(), be = new DataView(ye.buffer), xe = 32;
function varint32Size(e) {
	return e < 128 ? 1 : e < 16384 ? 2 : e < 2097152 ? 3 : e < 268435456 ? 4 : 5;
}
var BinaryReader = class {
	constructor(e, t = getTextEncoding().decodeUtf8) {
		this.decodeUtf8 = t, this.varint64Lo = 0, this.varint64Hi = 0, this.varint64 = varint64read, this.uint32 = varint32read, this.buf = e, this.len = e.length, this.pos = 0, this.view = new DataView(e.buffer, e.byteOffset, e.byteLength);
	}
	tag() {
		let e = this.pos, t = this.uint32(), n = this.pos - e;
		if (n > 5 || n == 5 && this.buf[this.pos - 1] > 15) throw Error("illegal tag: varint overflows uint32");
		let r = t >>> 3, i = t & 7;
		if (r <= 0 || i > 5) throw Error("illegal tag: field no " + r + " wire type " + i);
		return [r, i];
	}
	skip(e, t, n = 100) {
		let r = this.pos;
		switch (e) {
			case k.Varint:
				for (; this.buf[this.pos++] & 128;);
				break;
			case k.Bit64: this.pos += 4;
			case k.Bit32:
				this.pos += 4;
				break;
			case k.LengthDelimited:
				let r = this.uint32();
				this.pos += r;
				break;
			case k.StartGroup:
				if (n <= 0) throw Error("maximum recursion depth reached");
				for (;;) {
					let [e, r] = this.tag();
					if (r === k.EndGroup) {
						if (t !== void 0 && e !== t) throw Error("invalid end group tag");
						break;
					}
					this.skip(r, e, n - 1);
				}
				break;
			default: throw Error("cant skip wire type " + e);
		}
		return this.assertBounds(), this.buf.subarray(r, this.pos);
	}
	assertBounds() {
		if (this.pos > this.len) throw RangeError("premature EOF");
	}
	int32() {
		return this.uint32() | 0;
	}
	sint32() {
		let e = this.uint32();
		return e >>> 1 ^ -(e & 1);
	}
	int64() {
		return this.varint64(), D.dec(this.varint64Lo, this.varint64Hi);
	}
	uint64() {
		return this.varint64(), D.uDec(this.varint64Lo, this.varint64Hi);
	}
	sint64() {
		this.varint64();
		let e = this.varint64Lo, t = this.varint64Hi, n = -(e & 1);
		return e = (e >>> 1 | (t & 1) << 31) ^ n, t = t >>> 1 ^ n, D.dec(e, t);
	}
	bool() {
		let e = this.buf[this.pos];
		return e < 128 ? (this.pos++, e !== 0) : (this.varint64(), this.varint64Lo !== 0 || this.varint64Hi !== 0);
	}
	fixed32() {
		return this.view.getUint32((this.pos += 4) - 4, !0);
	}
	sfixed32() {
		return this.view.getInt32((this.pos += 4) - 4, !0);
	}
	fixed64() {
		return D.uDec(this.sfixed32(), this.sfixed32());
	}
	sfixed64() {
		return D.dec(this.sfixed32(), this.sfixed32());
	}
	float() {
		return this.view.getFloat32((this.pos += 4) - 4, !0);
	}
	double() {
		return this.view.getFloat64((this.pos += 8) - 8, !0);
	}
	bytes() {
		let e = this.uint32(), t = this.pos;
		return this.pos += e, this.assertBounds(), this.buf.subarray(t, t + e);
	}
	string(e) {
		let t = this.uint32(), n = this.pos;
		this.pos += t, this.assertBounds();
		let r = this.buf;
		if (t <= 32) {
			let i = Array(t);
			for (let a = 0; a < t; a++) {
				let t = r[n + a];
				if (t > 127) return this.decodeUtf8(r.subarray(n, this.pos), e);
				i[a] = t;
			}
			return String.fromCharCode.apply(String, i);
		}
		return this.decodeUtf8(r.subarray(n, this.pos), e);
	}
};
function assertInt32(e) {
	if (typeof e == "string") e = Number(e);
	else if (typeof e != "number") throw Error("invalid int32: " + typeof e);
	if (!Number.isInteger(e) || e > 2147483647 || e < -2147483648) throw Error("invalid int32: " + e);
}
function assertUInt32(e) {
	if (typeof e == "string") e = Number(e);
	else if (typeof e != "number") throw Error("invalid uint32: " + typeof e);
	if (!Number.isInteger(e) || e > 4294967295 || e < 0) throw Error("invalid uint32: " + e);
}
function assertFloat32(e) {
	if (typeof e == "string") {
		let t = e;
		if (e = Number(e), Number.isNaN(e) && t !== "NaN") throw Error("invalid float32: " + t);
	} else if (typeof e != "number") throw Error("invalid float32: " + typeof e);
	if (!Number.isFinite(Math.fround(e)) && Number.isFinite(e)) throw Error("invalid float32: " + e);
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/reflect-check.js
function checkField(e, t) {
	let n = e.fieldKind == "list" ? isReflectList(t, e) : e.fieldKind == "map" ? isReflectMap(t, e) : checkSingular(e, t);
	if (n === !0) return;
	let r;
	switch (e.fieldKind) {
		case "list":
			r = `expected ${formatReflectList(e)}, got ${formatVal(t)}`;
			break;
		case "map":
			r = `expected ${formatReflectMap(e)}, got ${formatVal(t)}`;
			break;
		default: r = reasonSingular(e, t, n);
	}
	return new FieldError(e, r);
}
function checkListItem(e, t, n) {
	let r = checkSingular(e, n);
	if (r !== !0) return new FieldError(e, `list item #${t + 1}: ${reasonSingular(e, n, r)}`);
}
function checkMapEntry(e, t, n) {
	let r = checkScalarValue(e.mapKey)(t);
	if (r !== !0) return new FieldError(e, `invalid map key: ${reasonSingular({ scalar: e.mapKey }, t, r)}`);
	let i = checkSingular(e, n);
	if (i !== !0) return new FieldError(e, `map entry ${formatVal(t)}: ${reasonSingular(e, n, i)}`);
}
function checkSingular(e, t) {
	return e.scalar === void 0 ? e.enum === void 0 ? isReflectMessage(t, e.message) : e.enum.open ? checkScalarValue(T.INT32)(t) : e.enum.values.some((e) => e.number === t) : checkScalarValue(e.scalar)(t);
}
function checkScalarValue(e) {
	switch (e) {
		case T.DOUBLE: return (e) => typeof e == "number";
		case T.FLOAT: return (e) => typeof e == "number" ? !Number.isFinite(Math.fround(e)) && Number.isFinite(e) ? `${e.toFixed()} out of range` : !0 : !1;
		case T.INT32:
		case T.SFIXED32:
		case T.SINT32: return (e) => typeof e != "number" || !Number.isInteger(e) ? !1 : e > 2147483647 || e < -2147483648 ? `${e.toFixed()} out of range` : !0;
		case T.FIXED32:
		case T.UINT32: return (e) => typeof e != "number" || !Number.isInteger(e) ? !1 : e > 4294967295 || e < 0 ? `${e.toFixed()} out of range` : !0;
		case T.BOOL: return (e) => typeof e == "boolean";
		case T.STRING: return (e) => typeof e == "string" ? getTextEncoding().checkUtf8(e) || "invalid UTF8" : !1;
		case T.BYTES: return (e) => e instanceof Uint8Array;
		case T.INT64:
		case T.SFIXED64:
		case T.SINT64: return (e) => {
			if (typeof e == "bigint" || typeof e == "number" || typeof e == "string" && e.length > 0) try {
				return D.parse(e), !0;
			} catch {
				return `${e} out of range`;
			}
			return !1;
		};
		case T.FIXED64:
		case T.UINT64: return (e) => {
			if (typeof e == "bigint" || typeof e == "number" || typeof e == "string" && e.length > 0) try {
				return D.uParse(e), !0;
			} catch {
				return `${e} out of range`;
			}
			return !1;
		};
	}
}
function reasonSingular(e, t, n) {
	return n = typeof n == "string" ? `: ${n}` : `, got ${formatVal(t)}`, e.scalar === void 0 ? e.enum === void 0 ? `expected ${formatReflectMessage(e.message)}` + n : `expected ${e.enum.toString()}` + n : `expected ${scalarTypeDescription(e.scalar)}` + n;
}
function formatVal(e) {
	switch (typeof e) {
		case "object": return e === null ? "null" : e instanceof Uint8Array ? `Uint8Array(${e.length})` : Array.isArray(e) ? `Array(${e.length})` : isReflectList(e) ? formatReflectList(e.field()) : isReflectMap(e) ? formatReflectMap(e.field()) : isReflectMessage(e) ? formatReflectMessage(e.desc) : isMessage(e) ? `message ${e.$typeName}` : "object";
		case "string": return e.length > 30 ? "string" : `"${e.split("\"").join("\\\"")}"`;
		case "boolean": return String(e);
		case "number": return String(e);
		case "bigint": return String(e) + "n";
		default: return typeof e;
	}
}
function formatReflectMessage(e) {
	return `ReflectMessage (${e.typeName})`;
}
function formatReflectList(e) {
	switch (e.listKind) {
		case "message": return `ReflectList (${e.message.toString()})`;
		case "enum": return `ReflectList (${e.enum.toString()})`;
		case "scalar": return `ReflectList (${T[e.scalar]})`;
	}
}
function formatReflectMap(e) {
	switch (e.mapKind) {
		case "message": return `ReflectMap (${T[e.mapKey]}, ${e.message.toString()})`;
		case "enum": return `ReflectMap (${T[e.mapKey]}, ${e.enum.toString()})`;
		case "scalar": return `ReflectMap (${T[e.mapKey]}, ${T[e.scalar]})`;
	}
}
function scalarTypeDescription(e) {
	switch (e) {
		case T.STRING: return "string";
		case T.BOOL: return "boolean";
		case T.INT64:
		case T.SINT64:
		case T.SFIXED64: return "bigint (int64)";
		case T.UINT64:
		case T.FIXED64: return "bigint (uint64)";
		case T.BYTES: return "Uint8Array";
		case T.DOUBLE: return "number (float64)";
		case T.FLOAT: return "number (float32)";
		case T.FIXED32:
		case T.UINT32: return "number (uint32)";
		case T.INT32:
		case T.SFIXED32:
		case T.SINT32: return "number (int32)";
	}
}
function localMessageMapper(e) {
	if (usesJsonRepresentation(e)) return {
		toMessage: (e) => wktStructToReflect(e),
		toLocal: (e) => wktStructToLocal(e)
	};
	if (e.fieldKind == "message" && !e.oneof && isWrapperDesc(e.message)) {
		let t = e.message, n = t.fields[0].localName;
		return {
			toMessage: (e) => {
				let r = create(t);
				return e !== void 0 && (r[n] = e), r;
			},
			toLocal: (e) => e[n]
		};
	}
	let t = e.message;
	return {
		toMessage: (e) => e === void 0 ? create(t) : e,
		toLocal: (e) => e
	};
}
function usesJsonRepresentation(e) {
	return e.message.typeName == "google.protobuf.Struct" && e.parent.typeName != "google.protobuf.Value";
}
function wktStructToReflect(e) {
	let t = {
		$typeName: "google.protobuf.Struct",
		fields: {}
	};
	if (isObject(e)) for (let n of Object.keys(e)) setOwn(t.fields, n, wktValueToReflect(e[n]));
	return t;
}
function wktStructToLocal(e) {
	let t = {};
	for (let n of Object.keys(e.fields)) setOwn(t, n, wktValueToLocal(e.fields[n]));
	return t;
}
function wktValueToLocal(e) {
	switch (e.kind.case) {
		case "structValue": return wktStructToLocal(e.kind.value);
		case "listValue": return e.kind.value.values.map(wktValueToLocal);
		case "nullValue":
		case void 0: return null;
		default: return e.kind.value;
	}
}
function wktValueToReflect(e) {
	let t = {
		$typeName: "google.protobuf.Value",
		kind: { case: void 0 }
	};
	switch (typeof e) {
		case "number":
			t.kind = {
				case: "numberValue",
				value: e
			};
			break;
		case "string":
			t.kind = {
				case: "stringValue",
				value: e
			};
			break;
		case "boolean":
			t.kind = {
				case: "boolValue",
				value: e
			};
			break;
		case "object": if (e === null) t.kind = {
			case: "nullValue",
			value: 0
		};
		else if (Array.isArray(e)) {
			let n = {
				$typeName: "google.protobuf.ListValue",
				values: []
			};
			if (Array.isArray(e)) for (let t of e) n.values.push(wktValueToReflect(t));
			t.kind = {
				case: "listValue",
				value: n
			};
		} else t.kind = {
			case: "structValue",
			value: wktStructToReflect(e)
		};
	}
	return t;
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/reflect.js
function reflect(e, t, n = !0) {
	return new ReflectMessageImpl(e, t, n);
}
const Se = /* @__PURE__ */ new WeakMap();
var ReflectMessageImpl = class {
	get sortedFields() {
		let e = Se.get(this.desc);
		if (e) return e;
		let t = this.desc.fields.concat().sort((e, t) => e.number - t.number);
		return Se.set(this.desc, t), t;
	}
	constructor(e, t, n = !0) {
		this.lists = /* @__PURE__ */ new Map(), this.maps = /* @__PURE__ */ new Map(), this.check = n, this.desc = e, this.message = this[O] = t ?? create(e), this.fields = e.fields, this.oneofs = e.oneofs, this.members = e.members;
	}
	findNumber(e) {
		return this._fieldsByNumber ||= new Map(this.desc.fields.map((e) => [e.number, e])), this._fieldsByNumber.get(e);
	}
	oneofCase(e) {
		return assertOwn(this.message, e), unsafeOneofCase(this.message, e);
	}
	isSet(e) {
		return assertOwn(this.message, e), unsafeIsSet(this.message, e);
	}
	clear(e) {
		assertOwn(this.message, e), unsafeClear(this.message, e);
	}
	get(e) {
		assertOwn(this.message, e);
		let t = unsafeGet(this.message, e);
		switch (e.fieldKind) {
			case "list":
				let n = this.lists.get(e);
				return n && n[O] === t || this.lists.set(e, n = new ReflectListImpl(e, t, this.check)), n;
			case "map":
				let r = this.maps.get(e);
				return r && r[O] === t || this.maps.set(e, r = new ReflectMapImpl(e, t, this.check)), r;
			case "message": return messageToReflect(e, t, this.check);
			case "scalar": return t === void 0 ? scalarZeroValue(e.scalar, !1) : longToReflect(e, t);
			case "enum": return t ?? e.enum.values[0].number;
		}
	}
	set(e, t) {
		if (assertOwn(this.message, e), this.check) {
			let n = checkField(e, t);
			if (n) throw n;
		}
		let n;
		n = e.fieldKind == "message" ? messageToLocal(e, t) : isReflectMap(t) || isReflectList(t) ? t[O] : longToLocal(e, t), unsafeSet(this.message, e, n);
	}
	getUnknown() {
		return this.message.$unknown;
	}
	setUnknown(e) {
		this.message.$unknown = e;
	}
};
function assertOwn(e, t) {
	if (t.parent.typeName !== e.$typeName) throw new FieldError(t, `cannot use ${t.toString()} with message ${e.$typeName}`, "ForeignFieldError");
}
var ReflectListImpl = class {
	field() {
		return this._field;
	}
	get size() {
		return this._arr.length;
	}
	constructor(e, t, n) {
		this._field = e, this._arr = this[O] = t, this.check = n;
	}
	get(e) {
		let t = this._arr[e];
		return t === void 0 ? void 0 : listItemToReflect(this._field, t, this.check);
	}
	set(e, t) {
		if (e < 0 || e >= this._arr.length) throw new FieldError(this._field, `list item #${e + 1}: out of range`);
		if (this.check) {
			let n = checkListItem(this._field, e, t);
			if (n) throw n;
		}
		this._arr[e] = listItemToLocal(this._field, t);
	}
	add(e) {
		if (this.check) {
			let t = checkListItem(this._field, this._arr.length, e);
			if (t) throw t;
		}
		this._arr.push(listItemToLocal(this._field, e));
	}
	clear() {
		this._arr.splice(0, this._arr.length);
	}
	[Symbol.iterator]() {
		return this.values();
	}
	keys() {
		return this._arr.keys();
	}
	*values() {
		for (let e of this._arr) yield listItemToReflect(this._field, e, this.check);
	}
	*entries() {
		for (let e = 0; e < this._arr.length; e++) yield [e, listItemToReflect(this._field, this._arr[e], this.check)];
	}
}, ReflectMapImpl = class {
	constructor(e, t, n = !0) {
		this.obj = this[O] = t ?? {}, this.check = n, this._field = e;
	}
	field() {
		return this._field;
	}
	set(e, t) {
		if (this.check) {
			let n = checkMapEntry(this._field, e, t);
			if (n) throw n;
		}
		return setOwn(this.obj, mapKeyToLocal(e), mapValueToLocal(this._field, t)), this;
	}
	delete(e) {
		let t = mapKeyToLocal(e), n = Object.prototype.hasOwnProperty.call(this.obj, t);
		return n && delete this.obj[t], n;
	}
	clear() {
		for (let e of Object.keys(this.obj)) delete this.obj[e];
	}
	get(e) {
		let t = getOwn(this.obj, mapKeyToLocal(e));
		return t !== void 0 && (t = mapValueToReflect(this._field, t, this.check)), t;
	}
	has(e) {
		return Object.prototype.hasOwnProperty.call(this.obj, mapKeyToLocal(e));
	}
	*keys() {
		for (let e of Object.keys(this.obj)) yield mapKeyToReflect(e, this._field.mapKey);
	}
	*entries() {
		for (let e of Object.entries(this.obj)) yield [mapKeyToReflect(e[0], this._field.mapKey), mapValueToReflect(this._field, e[1], this.check)];
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	get size() {
		return Object.keys(this.obj).length;
	}
	*values() {
		for (let e of Object.values(this.obj)) yield mapValueToReflect(this._field, e, this.check);
	}
	forEach(e, t) {
		for (let n of this.entries()) e.call(t, n[1], n[0], this);
	}
};
function messageToLocal(e, t) {
	return isReflectMessage(t) ? isWrapper(t.message) && !e.oneof && e.fieldKind == "message" ? t.message.value : t.desc.typeName == "google.protobuf.Struct" && e.parent.typeName != "google.protobuf.Value" ? wktStructToLocal(t.message) : t.message : t;
}
function messageToReflect(e, t, n) {
	return t !== void 0 && (isWrapperDesc(e.message) && !e.oneof && e.fieldKind == "message" ? t = {
		$typeName: e.message.typeName,
		value: longToReflect(e.message.fields[0], t)
	} : e.message.typeName == "google.protobuf.Struct" && e.parent.typeName != "google.protobuf.Value" && isObject(t) && (t = wktStructToReflect(t))), new ReflectMessageImpl(e.message, t, n);
}
function listItemToLocal(e, t) {
	return e.listKind == "message" ? messageToLocal(e, t) : longToLocal(e, t);
}
function listItemToReflect(e, t, n) {
	return e.listKind == "message" ? messageToReflect(e, t, n) : longToReflect(e, t);
}
function mapValueToLocal(e, t) {
	return e.mapKind == "message" ? messageToLocal(e, t) : longToLocal(e, t);
}
function mapValueToReflect(e, t, n) {
	return e.mapKind == "message" ? messageToReflect(e, t, n) : t;
}
function mapKeyToLocal(e) {
	return typeof e == "string" || typeof e == "number" ? e : String(e);
}
function mapKeyToReflect(e, t) {
	switch (t) {
		case T.STRING: return e;
		case T.INT32:
		case T.FIXED32:
		case T.UINT32:
		case T.SFIXED32:
		case T.SINT32: {
			let t = Number.parseInt(e);
			if (Number.isFinite(t)) return t;
			break;
		}
		case T.BOOL:
			switch (e) {
				case "true": return !0;
				case "false": return !1;
			}
			break;
		case T.UINT64:
		case T.FIXED64:
			try {
				return D.uParse(e);
			} catch {}
			break;
		default: try {
			return D.parse(e);
		} catch {}
	}
	return e;
}
function longToReflect(e, t) {
	switch (e.scalar) {
		case T.INT64:
		case T.SFIXED64:
		case T.SINT64:
			"longAsString" in e && e.longAsString && typeof t == "string" && (t = D.parse(t));
			break;
		case T.FIXED64:
		case T.UINT64: "longAsString" in e && e.longAsString && typeof t == "string" && (t = D.uParse(t));
	}
	return t;
}
function longToLocal(e, t) {
	switch (e.scalar) {
		case T.INT64:
		case T.SFIXED64:
		case T.SINT64:
			"longAsString" in e && e.longAsString ? t = String(t) : (typeof t == "string" || typeof t == "number") && (t = D.parse(t));
			break;
		case T.FIXED64:
		case T.UINT64: "longAsString" in e && e.longAsString ? t = String(t) : (typeof t == "string" || typeof t == "number") && (t = D.uParse(t));
	}
	return t;
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/base64-encoding.js
const Ce = Uint8Array.prototype.setFromBase64;
function base64Decode(e) {
	let t = e.length, n = t - (t + 3 >> 2);
	!(t & 3) && e[t - 1] == "=" && (n -= e[t - 2] == "=" ? 2 : 1);
	let r = new Uint8Array(n), i = -1;
	if (Ce) try {
		let n = Ce.call(r, e);
		n.read == t && (i = n.written);
	} catch {}
	return i < 0 && (i = setFromBase64(r, e)), i == n ? r : r.subarray(0, i);
}
function setFromBase64(e, t) {
	let n = getDecodeTable(), r = 0, i = 0, a, o = 0;
	for (let s = 0; s < t.length; s++) {
		if (a = n[t.charCodeAt(s)], a === void 0) switch (t[s]) {
			case "=": i = 0;
			case "\n":
			case "\r":
			case "	":
			case " ": continue;
			default: throw Error("invalid base64 string");
		}
		switch (i) {
			case 0:
				o = a, i = 1;
				break;
			case 1:
				e[r++] = o << 2 | (a & 48) >> 4, o = a, i = 2;
				break;
			case 2:
				e[r++] = (o & 15) << 4 | (a & 60) >> 2, o = a, i = 3;
				break;
			case 3: e[r++] = (o & 3) << 6 | a, i = 0;
		}
	}
	if (i == 1) throw Error("invalid base64 string");
	return r;
}
const we = Uint8Array.prototype.toBase64, Te = {
	std: {
		alphabet: "base64",
		omitPadding: !1
	},
	std_raw: {
		alphabet: "base64",
		omitPadding: !0
	},
	url: {
		alphabet: "base64url",
		omitPadding: !0
	}
};
function base64Encode(e, t = "std") {
	if (we) return we.call(e, Te[t]);
	let n = getEncodeTable(t), r = t == "std", i = "", a = 0, o, s = 0;
	for (let t = 0; t < e.length; t++) switch (o = e[t], a) {
		case 0:
			i += n[o >> 2], s = (o & 3) << 4, a = 1;
			break;
		case 1:
			i += n[s | o >> 4], s = (o & 15) << 2, a = 2;
			break;
		case 2: i += n[s | o >> 6], i += n[o & 63], a = 0;
	}
	return a && (i += n[s], r && (i += "=", a == 1 && (i += "="))), i;
}
let j, Ee, M;
function getEncodeTable(e) {
	return j || (j = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".split(""), Ee = j.slice(0, -2).concat("-", "_")), e == "url" ? Ee : j;
}
function getDecodeTable() {
	if (!M) {
		M = [];
		let e = getEncodeTable("std");
		for (let t = 0; t < e.length; t++) M[e[t].charCodeAt(0)] = t;
		M[45] = e.indexOf("+"), M[95] = e.indexOf("/");
	}
	return M;
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/names.js
function protoCamelCase(e) {
	let t = !1, n = [];
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		switch (i) {
			case "_":
				t = !0;
				break;
			case "0":
			case "1":
			case "2":
			case "3":
			case "4":
			case "5":
			case "6":
			case "7":
			case "8":
			case "9":
				n.push(i), t = !1;
				break;
			default: t && (t = !1, i = i.toUpperCase()), n.push(i);
		}
	}
	return n.join("");
}
function protoSnakeCase(e) {
	return e.replace(/[A-Z]/g, (e) => "_" + e.toLowerCase());
}
const De = /* @__PURE__ */ new Set([
	"constructor",
	"toString",
	"toJSON",
	"valueOf"
]);
function safeObjectProperty(e) {
	return De.has(e) ? e + "$" : e;
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/restore-json-names.js
function restoreJsonNames(e) {
	for (let t of e.field) unsafeIsSetExplicit(t, "jsonName") || (t.jsonName = protoCamelCase(t.name));
	e.nestedType.forEach(restoreJsonNames);
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/text-format.js
function parseTextFormatEnumValue(e, t) {
	let n = e.values.find((e) => e.name === t);
	if (!n) throw Error(`cannot parse ${e} default value: ${t}`);
	return n.number;
}
function parseTextFormatScalarValue(e, t) {
	switch (e) {
		case T.STRING: return t;
		case T.BYTES: {
			let n = unescapeBytesDefaultValue(t);
			if (n === !1) throw Error(`cannot parse ${T[e]} default value: ${t}`);
			return n;
		}
		case T.INT64:
		case T.SFIXED64:
		case T.SINT64: return D.parse(t);
		case T.UINT64:
		case T.FIXED64: return D.uParse(t);
		case T.DOUBLE:
		case T.FLOAT: switch (t) {
			case "inf": return Infinity;
			case "-inf": return -Infinity;
			case "nan": return NaN;
			default: return parseFloat(t);
		}
		case T.BOOL: return t === "true";
		case T.INT32:
		case T.UINT32:
		case T.SINT32:
		case T.FIXED32:
		case T.SFIXED32: return parseInt(t, 10);
	}
}
function unescapeBytesDefaultValue(e) {
	let t = [], n = {
		tail: e,
		c: "",
		next() {
			return this.tail.length != 0 && (this.c = this.tail[0], this.tail = this.tail.substring(1), !0);
		},
		take(e) {
			if (this.tail.length >= e) {
				let t = this.tail.substring(0, e);
				return this.tail = this.tail.substring(e), t;
			}
			return !1;
		}
	};
	for (; n.next();) switch (n.c) {
		case "\\":
			if (n.next()) switch (n.c) {
				case "\\":
					t.push(n.c.charCodeAt(0));
					break;
				case "b":
					t.push(8);
					break;
				case "f":
					t.push(12);
					break;
				case "n":
					t.push(10);
					break;
				case "r":
					t.push(13);
					break;
				case "t":
					t.push(9);
					break;
				case "v":
					t.push(11);
					break;
				case "0":
				case "1":
				case "2":
				case "3":
				case "4":
				case "5":
				case "6":
				case "7": {
					let e = n.c, r = n.take(2);
					if (r === !1) return !1;
					let i = parseInt(e + r, 8);
					if (Number.isNaN(i)) return !1;
					t.push(i);
					break;
				}
				case "x": {
					let e = n.c, r = n.take(2);
					if (r === !1) return !1;
					let i = parseInt(e + r, 16);
					if (Number.isNaN(i)) return !1;
					t.push(i);
					break;
				}
				case "u": {
					let e = n.c, r = n.take(4);
					if (r === !1) return !1;
					let i = parseInt(e + r, 16);
					if (Number.isNaN(i)) return !1;
					let a = /* @__PURE__ */ new Uint8Array(4);
					new DataView(a.buffer).setInt32(0, i, !0), t.push(a[0], a[1], a[2], a[3]);
					break;
				}
				case "U": {
					let e = n.c, r = n.take(8);
					if (r === !1) return !1;
					let i = D.uEnc(e + r), a = /* @__PURE__ */ new Uint8Array(8), o = new DataView(a.buffer);
					o.setInt32(0, i.lo, !0), o.setInt32(4, i.hi, !0), t.push(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
					break;
				}
			}
			break;
		default: t.push(n.c.charCodeAt(0));
	}
	return new Uint8Array(t);
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/nested-types.js
function* nestedTypes(e) {
	switch (e.kind) {
		case "file":
			for (let t of e.messages) yield t, yield* nestedTypes(t);
			yield* e.enums, yield* e.services, yield* e.extensions;
			break;
		case "message":
			for (let t of e.nestedMessages) yield t, yield* nestedTypes(t);
			yield* e.nestedEnums, yield* e.nestedExtensions;
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/registry.js
function createRegistry(...e) {
	return initBaseRegistry(e);
}
function createFileRegistry(...e) {
	return buildFileRegistry(e, assertValidNames);
}
function createEmbeddedFileRegistry(e, t) {
	return buildFileRegistry([e, t]);
}
function buildFileRegistry(e, t) {
	let n = createBaseRegistry();
	if (!e.length) return n;
	if ("$typeName" in e[0] && e[0].$typeName == "google.protobuf.FileDescriptorSet") {
		for (let r of e[0].file) t?.(r), addFile(r, n);
		return n;
	}
	if ("$typeName" in e[0]) {
		let r = e[0], i = e[1], a = /* @__PURE__ */ new Set();
		function recurseDeps(e) {
			let t = [];
			for (let r of e.dependency) {
				if (n.getFile(r) != null || a.has(r)) continue;
				let o = i(r);
				if (!o) throw Error(`Unable to resolve ${r}, imported by ${e.name}`);
				"kind" in o ? n.addFile(o, !1, !0) : (a.add(o.name), t.push(o));
			}
			return t.concat(...t.map(recurseDeps));
		}
		for (let e of [r, ...recurseDeps(r)].reverse()) t?.(e), addFile(e, n);
	} else for (let t of e) for (let e of t.files) n.addFile(e);
	return n;
}
const Oe = /^[A-Za-z0-9_]+$/;
function assertValidNames(e) {
	let check = (t, n) => {
		if (!Oe.test(n)) throw Error(`${e.name}: invalid ${t} name ${JSON.stringify(n)}`);
	}, checkEnum = (e) => {
		check("enum", e.name);
		for (let t of e.value) check("enum value", t.name);
	}, checkMessage = (e) => {
		check("message", e.name);
		for (let t of e.field) check("field", t.name);
		for (let t of e.oneofDecl) check("oneof", t.name);
		for (let t of e.extension) check("extension", t.name);
		e.nestedType.forEach(checkMessage), e.enumType.forEach(checkEnum);
	};
	e.messageType.forEach(checkMessage), e.enumType.forEach(checkEnum);
	for (let t of e.extension) check("extension", t.name);
	for (let t of e.service) {
		check("service", t.name);
		for (let e of t.method) check("method", e.name);
	}
}
function createBaseRegistry() {
	let e = /* @__PURE__ */ new Map(), t = /* @__PURE__ */ new Map(), n = /* @__PURE__ */ new Map();
	return {
		kind: "registry",
		types: e,
		extendees: t,
		[Symbol.iterator]() {
			return e.values();
		},
		get files() {
			return n.values();
		},
		addFile(e, t, r) {
			if (n.set(e.proto.name, e), !t) for (let t of nestedTypes(e)) this.add(t);
			if (r) for (let n of e.dependencies) this.addFile(n, t, r);
		},
		add(n) {
			if (n.kind == "extension") {
				let e = t.get(n.extendee.typeName);
				e || t.set(n.extendee.typeName, e = /* @__PURE__ */ new Map()), e.set(n.number, n);
			}
			e.set(n.typeName, n);
		},
		get(t) {
			return e.get(t);
		},
		getFile(e) {
			return n.get(e);
		},
		getMessage(t) {
			let n = e.get(t);
			return n?.kind == "message" ? n : void 0;
		},
		getEnum(t) {
			let n = e.get(t);
			return n?.kind == "enum" ? n : void 0;
		},
		getExtension(t) {
			let n = e.get(t);
			return n?.kind == "extension" ? n : void 0;
		},
		getExtensionFor(e, n) {
			return t.get(e.typeName)?.get(n);
		},
		getService(t) {
			let n = e.get(t);
			return n?.kind == "service" ? n : void 0;
		}
	};
}
function initBaseRegistry(e) {
	let t = createBaseRegistry();
	for (let n of e) switch (n.kind) {
		case "registry":
			for (let e of n) t.add(e);
			break;
		case "file":
			t.addFile(n);
			break;
		default: t.add(n);
	}
	return t;
}
const ke = {
	998: {
		fieldPresence: 1,
		enumType: 2,
		repeatedFieldEncoding: 2,
		utf8Validation: 3,
		messageEncoding: 1,
		jsonFormat: 2,
		enforceNamingStyle: 2,
		defaultSymbolVisibility: 1,
		enforceProtoLimits: 1
	},
	999: {
		fieldPresence: 2,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 2,
		defaultSymbolVisibility: 1,
		enforceProtoLimits: 1
	},
	1e3: {
		fieldPresence: 1,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 2,
		defaultSymbolVisibility: 1,
		enforceProtoLimits: 1
	},
	1001: {
		fieldPresence: 1,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 1,
		defaultSymbolVisibility: 2,
		enforceProtoLimits: 1
	},
	1002: {
		fieldPresence: 1,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 3,
		defaultSymbolVisibility: 4,
		enforceProtoLimits: 2
	}
};
function addFile(e, t) {
	let n = {
		kind: "file",
		proto: e,
		deprecated: e.options?.deprecated ?? !1,
		edition: getFileEdition(e),
		name: e.name.replace(/\.proto$/, ""),
		dependencies: findFileDependencies(e, t),
		enums: [],
		messages: [],
		extensions: [],
		services: [],
		toString() {
			return `file ${e.name}`;
		}
	}, r = /* @__PURE__ */ new Map(), i = {
		get(e) {
			return r.get(e);
		},
		add(e) {
			assert(e.proto.options?.mapEntry === !0), r.set(e.typeName, e);
		}
	};
	for (let r of e.enumType) addEnum(r, n, void 0, t);
	for (let r of e.messageType) addMessage(r, n, void 0, t, i);
	for (let r of e.service) addService(r, n, t);
	addExtensions(n, t);
	for (let e of r.values()) addFields(e, t, i);
	for (let e of n.messages) addFields(e, t, i), addExtensions(e, t);
	t.addFile(n, !0);
}
function addExtensions(e, t) {
	switch (e.kind) {
		case "file":
			for (let n of e.proto.extension) {
				let r = newField(n, e, t);
				e.extensions.push(r), t.add(r);
			}
			break;
		case "message":
			for (let n of e.proto.extension) {
				let r = newField(n, e, t);
				e.nestedExtensions.push(r), t.add(r);
			}
			for (let n of e.nestedMessages) addExtensions(n, t);
	}
}
function addFields(e, t, n) {
	let r = e.proto.oneofDecl.map((t) => newOneof(t, e)), i = /* @__PURE__ */ new Set();
	for (let a of e.proto.field) {
		let o = findOneof(a, r), s = newField(a, e, t, o, n);
		e.fields.push(s), e.field[s.localName] = s, o === void 0 ? e.members.push(s) : (o.fields.push(s), i.has(o) || (i.add(o), e.members.push(o)));
	}
	for (let t of r.filter((e) => i.has(e))) e.oneofs.push(t);
	for (let r of e.nestedMessages) addFields(r, t, n);
}
function addEnum(e, t, n, r) {
	var i, a;
	let o = findEnumSharedPrefix(e.name, e.value), s = {
		kind: "enum",
		proto: e,
		deprecated: e.options?.deprecated ?? !1,
		file: t,
		parent: n,
		open: !0,
		name: e.name,
		typeName: makeTypeName(e, n, t),
		value: {},
		values: [],
		sharedPrefix: o,
		toString() {
			return `enum ${this.typeName}`;
		}
	};
	s.open = isEnumOpen(s), r.add(s);
	for (let t of e.value) {
		let e = t.name, n = {
			kind: "enum_value",
			proto: t,
			deprecated: t.options?.deprecated ?? !1,
			parent: s,
			name: e,
			localName: safeObjectProperty(o == null ? e : e.substring(o.length)),
			number: t.number,
			jsonName: findEnumValueJsonName(t) ?? e,
			toString() {
				return `enum value ${s.typeName}.${e}`;
			}
		};
		s.values.push(n), (i = s.value)[a = t.number] ?? (i[a] = n);
	}
	(n?.nestedEnums ?? t.enums).push(s);
}
function addMessage(e, t, n, r, i) {
	let a = {
		kind: "message",
		proto: e,
		deprecated: e.options?.deprecated ?? !1,
		file: t,
		parent: n,
		name: e.name,
		typeName: makeTypeName(e, n, t),
		fields: [],
		field: {},
		oneofs: [],
		members: [],
		nestedEnums: [],
		nestedMessages: [],
		nestedExtensions: [],
		toString() {
			return `message ${this.typeName}`;
		}
	};
	e.options?.mapEntry === !0 ? i.add(a) : ((n?.nestedMessages ?? t.messages).push(a), r.add(a));
	for (let n of e.enumType) addEnum(n, t, a, r);
	for (let n of e.nestedType) addMessage(n, t, a, r, i);
}
function addService(e, t, n) {
	let r = {
		kind: "service",
		proto: e,
		deprecated: e.options?.deprecated ?? !1,
		file: t,
		name: e.name,
		typeName: makeTypeName(e, void 0, t),
		methods: [],
		method: {},
		toString() {
			return `service ${this.typeName}`;
		}
	};
	t.services.push(r), n.add(r);
	for (let t of e.method) {
		let e = newMethod(t, r, n);
		r.methods.push(e), r.method[e.localName] = e;
	}
}
function newMethod(e, t, n) {
	let r;
	r = e.clientStreaming && e.serverStreaming ? "bidi_streaming" : e.clientStreaming ? "client_streaming" : e.serverStreaming ? "server_streaming" : "unary";
	let i = n.getMessage(trimLeadingDot(e.inputType)), a = n.getMessage(trimLeadingDot(e.outputType));
	assert(i, `invalid MethodDescriptorProto: input_type ${e.inputType} not found`), assert(a, `invalid MethodDescriptorProto: output_type ${e.inputType} not found`);
	let o = e.name;
	return {
		kind: "rpc",
		proto: e,
		deprecated: e.options?.deprecated ?? !1,
		parent: t,
		name: o,
		localName: safeObjectProperty(o.length ? safeObjectProperty(o[0].toLowerCase() + o.substring(1)) : o),
		methodKind: r,
		input: i,
		output: a,
		idempotency: e.options?.idempotencyLevel ?? 0,
		toString() {
			return `rpc ${t.typeName}.${o}`;
		}
	};
}
function newOneof(e, t) {
	return {
		kind: "oneof",
		proto: e,
		deprecated: !1,
		parent: t,
		fields: [],
		name: e.name,
		localName: safeObjectProperty(protoCamelCase(e.name)),
		toString() {
			return `oneof ${t.typeName}.${this.name}`;
		}
	};
}
function newField(e, t, n, r, i) {
	let a = i === void 0, o = {
		kind: "field",
		proto: e,
		deprecated: e.options?.deprecated ?? !1,
		name: e.name,
		number: e.number,
		scalar: void 0,
		message: void 0,
		enum: void 0,
		presence: getFieldPresence(e, r, a, t),
		utf8Validation: isUtf8Validated(e, t),
		listKind: void 0,
		mapKind: void 0,
		mapKey: void 0,
		delimitedEncoding: void 0,
		packed: void 0,
		longAsString: !1,
		getDefaultValue: void 0
	}, toStr;
	if (a) {
		let r = t.kind == "file" ? t : t.file, i = t.kind == "file" ? void 0 : t, a = makeTypeName(e, i, r);
		o.kind = "extension", o.file = r, o.parent = i, o.oneof = void 0, o.typeName = a, o.jsonName = `[${a}]`, toStr = () => `extension ${a}`;
		let s = n.getMessage(trimLeadingDot(e.extendee));
		assert(s, `invalid FieldDescriptorProto: extendee ${e.extendee} not found`), o.extendee = s;
	} else {
		let n = t;
		assert(n.kind == "message"), o.parent = n, o.oneof = r, o.localName = r ? protoCamelCase(e.name) : safeObjectProperty(protoCamelCase(e.name)), o.jsonName = e.jsonName, toStr = () => `field ${n.typeName}.${e.name}`;
	}
	Object.defineProperty(o, "toString", {
		value: toStr,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
	let s = e.label, c = e.type, l = e.options?.jstype;
	if (s === 3) {
		let r = c == 11 ? i?.get(trimLeadingDot(e.typeName)) : void 0;
		if (r) {
			o.fieldKind = "map";
			let { key: e, value: t } = findMapEntryFields(r);
			return o.mapKey = e.scalar, o.mapKind = t.fieldKind, o.message = t.message, o.delimitedEncoding = !1, o.enum = t.enum, o.scalar = t.scalar, o;
		}
		switch (o.fieldKind = "list", c) {
			case 11:
			case 10:
				o.listKind = "message", o.message = n.getMessage(trimLeadingDot(e.typeName)), assert(o.message), o.delimitedEncoding = isDelimitedEncoding(e, t);
				break;
			case 14:
				o.listKind = "enum", o.enum = n.getEnum(trimLeadingDot(e.typeName)), assert(o.enum);
				break;
			default: o.listKind = "scalar", o.scalar = c, o.longAsString = l == 1;
		}
		return o.packed = isPackedField(e, t), o;
	}
	switch (c) {
		case 11:
		case 10:
			o.fieldKind = "message", o.message = n.getMessage(trimLeadingDot(e.typeName)), assert(o.message, `invalid FieldDescriptorProto: type_name ${e.typeName} not found`), o.delimitedEncoding = isDelimitedEncoding(e, t), o.getDefaultValue = () => void 0;
			break;
		case 14: {
			let t = n.getEnum(trimLeadingDot(e.typeName));
			assert(t !== void 0, `invalid FieldDescriptorProto: type_name ${e.typeName} not found`), o.fieldKind = "enum", o.enum = n.getEnum(trimLeadingDot(e.typeName)), o.getDefaultValue = () => unsafeIsSetExplicit(e, "defaultValue") ? parseTextFormatEnumValue(t, e.defaultValue) : void 0;
			break;
		}
		default: o.fieldKind = "scalar", o.scalar = c, o.longAsString = l == 1, o.getDefaultValue = () => unsafeIsSetExplicit(e, "defaultValue") ? parseTextFormatScalarValue(c, e.defaultValue) : void 0;
	}
	return o;
}
function getFileEdition(e) {
	switch (e.syntax) {
		case "":
		case "proto2": return 998;
		case "proto3": return 999;
		case "editions":
			if (e.edition === 9999) return 1002;
			if (e.edition in ke) return e.edition;
			throw Error(`${e.name}: unsupported edition`);
		default: throw Error(`${e.name}: unsupported syntax "${e.syntax}"`);
	}
}
function findFileDependencies(e, t) {
	return e.dependency.map((n) => {
		let r = t.getFile(n);
		if (!r) throw Error(`Cannot find ${n}, imported by ${e.name}`);
		return r;
	});
}
function findEnumSharedPrefix(e, t) {
	let n = camelToSnakeCase(e) + "_";
	for (let e of t) {
		if (!e.name.toLowerCase().startsWith(n)) return;
		let t = e.name.substring(n.length);
		if (t.length == 0 || /^\d/.test(t)) return;
	}
	return n;
}
function findEnumValueJsonName(e) {
	let t;
	for (let n of e.options?.$unknown ?? []) {
		if (n.no !== 998 || n.wireType !== k.LengthDelimited) continue;
		let e = new BinaryReader(new BinaryReader(n.data).bytes());
		for (; e.pos < e.len;) {
			let [n, r] = e.tag();
			n === 1 && r === k.LengthDelimited ? t = e.string() : e.skip(r, n);
		}
	}
	return t;
}
function camelToSnakeCase(e) {
	return (e.substring(0, 1) + e.substring(1).replace(/[A-Z]/g, (e) => "_" + e)).toLowerCase();
}
function makeTypeName(e, t, n) {
	let r;
	return r = t ? `${t.typeName}.${e.name}` : n.proto.package.length > 0 ? `${n.proto.package}.${e.name}` : `${e.name}`, r;
}
function trimLeadingDot(e) {
	return e.startsWith(".") ? e.substring(1) : e;
}
function findOneof(e, t) {
	if (!unsafeIsSetExplicit(e, "oneofIndex") || e.proto3Optional) return;
	let n = t[e.oneofIndex];
	return assert(n, `invalid FieldDescriptorProto: oneof #${e.oneofIndex} for field #${e.number} not found`), n;
}
function getFieldPresence(e, t, n, r) {
	if (e.label == 2) return 3;
	if (e.label == 3) return 2;
	if (t || e.proto3Optional || n) return 1;
	let i = resolveFeature("fieldPresence", {
		proto: e,
		parent: r
	});
	return i == 2 && (e.type == 11 || e.type == 10) ? 1 : i;
}
function isPackedField(e, t) {
	if (e.label != 3) return !1;
	switch (e.type) {
		case 9:
		case 12:
		case 10:
		case 11: return !1;
	}
	let n = e.options;
	return n && unsafeIsSetExplicit(n, "packed") ? n.packed : resolveFeature("repeatedFieldEncoding", {
		proto: e,
		parent: t
	}) == 1;
}
function findMapEntryFields(e) {
	let t = e.fields.find((e) => e.number === 1), n = e.fields.find((e) => e.number === 2);
	return assert(t && t.fieldKind == "scalar" && t.scalar != T.BYTES && t.scalar != T.FLOAT && t.scalar != T.DOUBLE && n && n.fieldKind != "list" && n.fieldKind != "map"), {
		key: t,
		value: n
	};
}
function isEnumOpen(e) {
	return resolveFeature("enumType", {
		proto: e.proto,
		parent: e.parent ?? e.file
	}) == 1;
}
function isDelimitedEncoding(e, t) {
	return e.type == 10 || resolveFeature("messageEncoding", {
		proto: e,
		parent: t
	}) == 2;
}
function isUtf8Validated(e, t) {
	return resolveFeature("utf8Validation", {
		proto: e,
		parent: t
	}) == 2;
}
function resolveFeature(e, t) {
	let n = t.proto.options?.features;
	if (n) {
		let t = n[e];
		if (t != 0) return t;
	}
	if ("kind" in t) {
		if (t.kind == "message") return resolveFeature(e, t.parent ?? t.file);
		let n = ke[t.edition];
		if (!n) throw Error(`feature default for edition ${t.edition} not found`);
		return n[e];
	}
	return resolveFeature(e, t.parent);
}
function assert(e, t) {
	if (!e) throw Error(t);
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/boot.js
function boot(e) {
	let t = bootFileDescriptorProto(e);
	return t.messageType.forEach(restoreJsonNames), createEmbeddedFileRegistry(t, () => void 0).getFile(t.name);
}
function bootFileDescriptorProto(e) {
	return Object.assign(Object.create({
		syntax: "",
		edition: 0
	}), Object.assign(Object.assign({
		$typeName: "google.protobuf.FileDescriptorProto",
		dependency: [],
		publicDependency: [],
		weakDependency: [],
		optionDependency: [],
		service: [],
		extension: []
	}, e), {
		messageType: e.messageType.map(bootDescriptorProto),
		enumType: e.enumType.map(bootEnumDescriptorProto)
	}));
}
function bootDescriptorProto(e) {
	return Object.assign(Object.create({ visibility: 0 }), {
		$typeName: "google.protobuf.DescriptorProto",
		name: e.name,
		field: e.field?.map(bootFieldDescriptorProto) ?? [],
		extension: [],
		nestedType: e.nestedType?.map(bootDescriptorProto) ?? [],
		enumType: e.enumType?.map(bootEnumDescriptorProto) ?? [],
		extensionRange: e.extensionRange?.map((e) => Object.assign({ $typeName: "google.protobuf.DescriptorProto.ExtensionRange" }, e)) ?? [],
		oneofDecl: [],
		reservedRange: [],
		reservedName: []
	});
}
function bootFieldDescriptorProto(e) {
	return Object.assign(Object.create({
		label: 1,
		typeName: "",
		extendee: "",
		defaultValue: "",
		oneofIndex: 0,
		jsonName: "",
		proto3Optional: !1
	}), Object.assign(Object.assign({ $typeName: "google.protobuf.FieldDescriptorProto" }, e), { options: e.options ? bootFieldOptions(e.options) : void 0 }));
}
function bootFieldOptions(e) {
	return Object.assign(Object.create({
		ctype: 0,
		packed: !1,
		jstype: 0,
		lazy: !1,
		unverifiedLazy: !1,
		deprecated: !1,
		weak: !1,
		debugRedact: !1,
		retention: 0
	}), Object.assign(Object.assign({ $typeName: "google.protobuf.FieldOptions" }, e), {
		targets: e.targets ?? [],
		editionDefaults: e.editionDefaults?.map((e) => Object.assign({ $typeName: "google.protobuf.FieldOptions.EditionDefault" }, e)) ?? [],
		uninterpretedOption: []
	}));
}
function bootEnumDescriptorProto(e) {
	return Object.assign(Object.create({ visibility: 0 }), {
		$typeName: "google.protobuf.EnumDescriptorProto",
		name: e.name,
		reservedName: [],
		reservedRange: [],
		value: e.value.map((e) => Object.assign({ $typeName: "google.protobuf.EnumValueDescriptorProto" }, e))
	});
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/message.js
function messageDesc(e, t, ...n) {
	return n.reduce((e, t) => e.nestedMessages[t], e.messages[t]);
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/descriptor_pb.js
const Ae = /*@__PURE__*/ boot({
	name: "google/protobuf/descriptor.proto",
	package: "google.protobuf",
	messageType: [
		{
			name: "FileDescriptorSet",
			field: [{
				name: "file",
				number: 1,
				type: 11,
				label: 3,
				typeName: ".google.protobuf.FileDescriptorProto"
			}],
			extensionRange: [{
				start: 536e6,
				end: 536000001
			}]
		},
		{
			name: "FileDescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "package",
					number: 2,
					type: 9,
					label: 1
				},
				{
					name: "dependency",
					number: 3,
					type: 9,
					label: 3
				},
				{
					name: "public_dependency",
					number: 10,
					type: 5,
					label: 3
				},
				{
					name: "weak_dependency",
					number: 11,
					type: 5,
					label: 3
				},
				{
					name: "option_dependency",
					number: 15,
					type: 9,
					label: 3
				},
				{
					name: "message_type",
					number: 4,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.DescriptorProto"
				},
				{
					name: "enum_type",
					number: 5,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.EnumDescriptorProto"
				},
				{
					name: "service",
					number: 6,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.ServiceDescriptorProto"
				},
				{
					name: "extension",
					number: 7,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.FieldDescriptorProto"
				},
				{
					name: "options",
					number: 8,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FileOptions"
				},
				{
					name: "source_code_info",
					number: 9,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.SourceCodeInfo"
				},
				{
					name: "syntax",
					number: 12,
					type: 9,
					label: 1
				},
				{
					name: "edition",
					number: 14,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.Edition"
				}
			]
		},
		{
			name: "DescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "field",
					number: 2,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.FieldDescriptorProto"
				},
				{
					name: "extension",
					number: 6,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.FieldDescriptorProto"
				},
				{
					name: "nested_type",
					number: 3,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.DescriptorProto"
				},
				{
					name: "enum_type",
					number: 4,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.EnumDescriptorProto"
				},
				{
					name: "extension_range",
					number: 5,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.DescriptorProto.ExtensionRange"
				},
				{
					name: "oneof_decl",
					number: 8,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.OneofDescriptorProto"
				},
				{
					name: "options",
					number: 7,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.MessageOptions"
				},
				{
					name: "reserved_range",
					number: 9,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.DescriptorProto.ReservedRange"
				},
				{
					name: "reserved_name",
					number: 10,
					type: 9,
					label: 3
				},
				{
					name: "visibility",
					number: 11,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.SymbolVisibility"
				}
			],
			nestedType: [{
				name: "ExtensionRange",
				field: [
					{
						name: "start",
						number: 1,
						type: 5,
						label: 1
					},
					{
						name: "end",
						number: 2,
						type: 5,
						label: 1
					},
					{
						name: "options",
						number: 3,
						type: 11,
						label: 1,
						typeName: ".google.protobuf.ExtensionRangeOptions"
					}
				]
			}, {
				name: "ReservedRange",
				field: [{
					name: "start",
					number: 1,
					type: 5,
					label: 1
				}, {
					name: "end",
					number: 2,
					type: 5,
					label: 1
				}]
			}]
		},
		{
			name: "ExtensionRangeOptions",
			field: [
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				},
				{
					name: "declaration",
					number: 2,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.ExtensionRangeOptions.Declaration",
					options: { retention: 2 }
				},
				{
					name: "features",
					number: 50,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "verification",
					number: 3,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.ExtensionRangeOptions.VerificationState",
					defaultValue: "UNVERIFIED",
					options: { retention: 2 }
				}
			],
			nestedType: [{
				name: "Declaration",
				field: [
					{
						name: "number",
						number: 1,
						type: 5,
						label: 1
					},
					{
						name: "full_name",
						number: 2,
						type: 9,
						label: 1
					},
					{
						name: "type",
						number: 3,
						type: 9,
						label: 1
					},
					{
						name: "reserved",
						number: 5,
						type: 8,
						label: 1
					},
					{
						name: "repeated",
						number: 6,
						type: 8,
						label: 1
					}
				]
			}],
			enumType: [{
				name: "VerificationState",
				value: [{
					name: "DECLARATION",
					number: 0
				}, {
					name: "UNVERIFIED",
					number: 1
				}]
			}],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "FieldDescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "number",
					number: 3,
					type: 5,
					label: 1
				},
				{
					name: "label",
					number: 4,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FieldDescriptorProto.Label"
				},
				{
					name: "type",
					number: 5,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FieldDescriptorProto.Type"
				},
				{
					name: "type_name",
					number: 6,
					type: 9,
					label: 1
				},
				{
					name: "extendee",
					number: 2,
					type: 9,
					label: 1
				},
				{
					name: "default_value",
					number: 7,
					type: 9,
					label: 1
				},
				{
					name: "oneof_index",
					number: 9,
					type: 5,
					label: 1
				},
				{
					name: "json_name",
					number: 10,
					type: 9,
					label: 1
				},
				{
					name: "options",
					number: 8,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FieldOptions"
				},
				{
					name: "proto3_optional",
					number: 17,
					type: 8,
					label: 1
				}
			],
			enumType: [{
				name: "Type",
				value: [
					{
						name: "TYPE_DOUBLE",
						number: 1
					},
					{
						name: "TYPE_FLOAT",
						number: 2
					},
					{
						name: "TYPE_INT64",
						number: 3
					},
					{
						name: "TYPE_UINT64",
						number: 4
					},
					{
						name: "TYPE_INT32",
						number: 5
					},
					{
						name: "TYPE_FIXED64",
						number: 6
					},
					{
						name: "TYPE_FIXED32",
						number: 7
					},
					{
						name: "TYPE_BOOL",
						number: 8
					},
					{
						name: "TYPE_STRING",
						number: 9
					},
					{
						name: "TYPE_GROUP",
						number: 10
					},
					{
						name: "TYPE_MESSAGE",
						number: 11
					},
					{
						name: "TYPE_BYTES",
						number: 12
					},
					{
						name: "TYPE_UINT32",
						number: 13
					},
					{
						name: "TYPE_ENUM",
						number: 14
					},
					{
						name: "TYPE_SFIXED32",
						number: 15
					},
					{
						name: "TYPE_SFIXED64",
						number: 16
					},
					{
						name: "TYPE_SINT32",
						number: 17
					},
					{
						name: "TYPE_SINT64",
						number: 18
					}
				]
			}, {
				name: "Label",
				value: [
					{
						name: "LABEL_OPTIONAL",
						number: 1
					},
					{
						name: "LABEL_REPEATED",
						number: 3
					},
					{
						name: "LABEL_REQUIRED",
						number: 2
					}
				]
			}]
		},
		{
			name: "OneofDescriptorProto",
			field: [{
				name: "name",
				number: 1,
				type: 9,
				label: 1
			}, {
				name: "options",
				number: 2,
				type: 11,
				label: 1,
				typeName: ".google.protobuf.OneofOptions"
			}]
		},
		{
			name: "EnumDescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "value",
					number: 2,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.EnumValueDescriptorProto"
				},
				{
					name: "options",
					number: 3,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.EnumOptions"
				},
				{
					name: "reserved_range",
					number: 4,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.EnumDescriptorProto.EnumReservedRange"
				},
				{
					name: "reserved_name",
					number: 5,
					type: 9,
					label: 3
				},
				{
					name: "visibility",
					number: 6,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.SymbolVisibility"
				}
			],
			nestedType: [{
				name: "EnumReservedRange",
				field: [{
					name: "start",
					number: 1,
					type: 5,
					label: 1
				}, {
					name: "end",
					number: 2,
					type: 5,
					label: 1
				}]
			}]
		},
		{
			name: "EnumValueDescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "number",
					number: 2,
					type: 5,
					label: 1
				},
				{
					name: "options",
					number: 3,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.EnumValueOptions"
				}
			]
		},
		{
			name: "ServiceDescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "method",
					number: 2,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.MethodDescriptorProto"
				},
				{
					name: "options",
					number: 3,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.ServiceOptions"
				}
			]
		},
		{
			name: "MethodDescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "input_type",
					number: 2,
					type: 9,
					label: 1
				},
				{
					name: "output_type",
					number: 3,
					type: 9,
					label: 1
				},
				{
					name: "options",
					number: 4,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.MethodOptions"
				},
				{
					name: "client_streaming",
					number: 5,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "server_streaming",
					number: 6,
					type: 8,
					label: 1,
					defaultValue: "false"
				}
			]
		},
		{
			name: "FileOptions",
			field: [
				{
					name: "java_package",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "java_outer_classname",
					number: 8,
					type: 9,
					label: 1
				},
				{
					name: "java_multiple_files",
					number: 10,
					type: 8,
					label: 1,
					defaultValue: "false",
					options: {}
				},
				{
					name: "java_generate_equals_and_hash",
					number: 20,
					type: 8,
					label: 1,
					options: { deprecated: !0 }
				},
				{
					name: "java_string_check_utf8",
					number: 27,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "optimize_for",
					number: 9,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FileOptions.OptimizeMode",
					defaultValue: "SPEED"
				},
				{
					name: "go_package",
					number: 11,
					type: 9,
					label: 1
				},
				{
					name: "cc_generic_services",
					number: 16,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "java_generic_services",
					number: 17,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "py_generic_services",
					number: 18,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "deprecated",
					number: 23,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "cc_enable_arenas",
					number: 31,
					type: 8,
					label: 1,
					defaultValue: "true",
					options: {}
				},
				{
					name: "objc_class_prefix",
					number: 36,
					type: 9,
					label: 1
				},
				{
					name: "csharp_namespace",
					number: 37,
					type: 9,
					label: 1
				},
				{
					name: "swift_prefix",
					number: 39,
					type: 9,
					label: 1
				},
				{
					name: "php_class_prefix",
					number: 40,
					type: 9,
					label: 1
				},
				{
					name: "php_namespace",
					number: 41,
					type: 9,
					label: 1
				},
				{
					name: "php_metadata_namespace",
					number: 44,
					type: 9,
					label: 1
				},
				{
					name: "ruby_package",
					number: 45,
					type: 9,
					label: 1
				},
				{
					name: "features",
					number: 50,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			enumType: [{
				name: "OptimizeMode",
				value: [
					{
						name: "SPEED",
						number: 1
					},
					{
						name: "CODE_SIZE",
						number: 2
					},
					{
						name: "LITE_RUNTIME",
						number: 3
					}
				]
			}],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "MessageOptions",
			field: [
				{
					name: "message_set_wire_format",
					number: 1,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "no_standard_descriptor_accessor",
					number: 2,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "deprecated",
					number: 3,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "map_entry",
					number: 7,
					type: 8,
					label: 1
				},
				{
					name: "deprecated_legacy_json_field_conflicts",
					number: 11,
					type: 8,
					label: 1,
					options: { deprecated: !0 }
				},
				{
					name: "features",
					number: 12,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "FieldOptions",
			field: [
				{
					name: "ctype",
					number: 1,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FieldOptions.CType",
					defaultValue: "STRING"
				},
				{
					name: "packed",
					number: 2,
					type: 8,
					label: 1
				},
				{
					name: "jstype",
					number: 6,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FieldOptions.JSType",
					defaultValue: "JS_NORMAL"
				},
				{
					name: "lazy",
					number: 5,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "unverified_lazy",
					number: 15,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "deprecated",
					number: 3,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "weak",
					number: 10,
					type: 8,
					label: 1,
					defaultValue: "false",
					options: { deprecated: !0 }
				},
				{
					name: "debug_redact",
					number: 16,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "retention",
					number: 17,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FieldOptions.OptionRetention"
				},
				{
					name: "targets",
					number: 19,
					type: 14,
					label: 3,
					typeName: ".google.protobuf.FieldOptions.OptionTargetType"
				},
				{
					name: "edition_defaults",
					number: 20,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.FieldOptions.EditionDefault"
				},
				{
					name: "features",
					number: 21,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "feature_support",
					number: 22,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FieldOptions.FeatureSupport"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			nestedType: [{
				name: "EditionDefault",
				field: [{
					name: "edition",
					number: 3,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.Edition"
				}, {
					name: "value",
					number: 2,
					type: 9,
					label: 1
				}]
			}, {
				name: "FeatureSupport",
				field: [
					{
						name: "edition_introduced",
						number: 1,
						type: 14,
						label: 1,
						typeName: ".google.protobuf.Edition"
					},
					{
						name: "edition_deprecated",
						number: 2,
						type: 14,
						label: 1,
						typeName: ".google.protobuf.Edition"
					},
					{
						name: "deprecation_warning",
						number: 3,
						type: 9,
						label: 1
					},
					{
						name: "edition_removed",
						number: 4,
						type: 14,
						label: 1,
						typeName: ".google.protobuf.Edition"
					},
					{
						name: "removal_error",
						number: 5,
						type: 9,
						label: 1
					}
				]
			}],
			enumType: [
				{
					name: "CType",
					value: [
						{
							name: "STRING",
							number: 0
						},
						{
							name: "CORD",
							number: 1
						},
						{
							name: "STRING_PIECE",
							number: 2
						}
					]
				},
				{
					name: "JSType",
					value: [
						{
							name: "JS_NORMAL",
							number: 0
						},
						{
							name: "JS_STRING",
							number: 1
						},
						{
							name: "JS_NUMBER",
							number: 2
						}
					]
				},
				{
					name: "OptionRetention",
					value: [
						{
							name: "RETENTION_UNKNOWN",
							number: 0
						},
						{
							name: "RETENTION_RUNTIME",
							number: 1
						},
						{
							name: "RETENTION_SOURCE",
							number: 2
						}
					]
				},
				{
					name: "OptionTargetType",
					value: [
						{
							name: "TARGET_TYPE_UNKNOWN",
							number: 0
						},
						{
							name: "TARGET_TYPE_FILE",
							number: 1
						},
						{
							name: "TARGET_TYPE_EXTENSION_RANGE",
							number: 2
						},
						{
							name: "TARGET_TYPE_MESSAGE",
							number: 3
						},
						{
							name: "TARGET_TYPE_FIELD",
							number: 4
						},
						{
							name: "TARGET_TYPE_ONEOF",
							number: 5
						},
						{
							name: "TARGET_TYPE_ENUM",
							number: 6
						},
						{
							name: "TARGET_TYPE_ENUM_ENTRY",
							number: 7
						},
						{
							name: "TARGET_TYPE_SERVICE",
							number: 8
						},
						{
							name: "TARGET_TYPE_METHOD",
							number: 9
						}
					]
				}
			],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "OneofOptions",
			field: [{
				name: "features",
				number: 1,
				type: 11,
				label: 1,
				typeName: ".google.protobuf.FeatureSet"
			}, {
				name: "uninterpreted_option",
				number: 999,
				type: 11,
				label: 3,
				typeName: ".google.protobuf.UninterpretedOption"
			}],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "EnumOptions",
			field: [
				{
					name: "allow_alias",
					number: 2,
					type: 8,
					label: 1
				},
				{
					name: "deprecated",
					number: 3,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "deprecated_legacy_json_field_conflicts",
					number: 6,
					type: 8,
					label: 1,
					options: { deprecated: !0 }
				},
				{
					name: "features",
					number: 7,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "EnumValueOptions",
			field: [
				{
					name: "deprecated",
					number: 1,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "features",
					number: 2,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "debug_redact",
					number: 3,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "feature_support",
					number: 4,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FieldOptions.FeatureSupport"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "ServiceOptions",
			field: [
				{
					name: "features",
					number: 34,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "deprecated",
					number: 33,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "MethodOptions",
			field: [
				{
					name: "deprecated",
					number: 33,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "idempotency_level",
					number: 34,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.MethodOptions.IdempotencyLevel",
					defaultValue: "IDEMPOTENCY_UNKNOWN"
				},
				{
					name: "features",
					number: 35,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			enumType: [{
				name: "IdempotencyLevel",
				value: [
					{
						name: "IDEMPOTENCY_UNKNOWN",
						number: 0
					},
					{
						name: "NO_SIDE_EFFECTS",
						number: 1
					},
					{
						name: "IDEMPOTENT",
						number: 2
					}
				]
			}],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "UninterpretedOption",
			field: [
				{
					name: "name",
					number: 2,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption.NamePart"
				},
				{
					name: "identifier_value",
					number: 3,
					type: 9,
					label: 1
				},
				{
					name: "positive_int_value",
					number: 4,
					type: 4,
					label: 1
				},
				{
					name: "negative_int_value",
					number: 5,
					type: 3,
					label: 1
				},
				{
					name: "double_value",
					number: 6,
					type: 1,
					label: 1
				},
				{
					name: "string_value",
					number: 7,
					type: 12,
					label: 1
				},
				{
					name: "aggregate_value",
					number: 8,
					type: 9,
					label: 1
				}
			],
			nestedType: [{
				name: "NamePart",
				field: [{
					name: "name_part",
					number: 1,
					type: 9,
					label: 2
				}, {
					name: "is_extension",
					number: 2,
					type: 8,
					label: 2
				}]
			}]
		},
		{
			name: "FeatureSet",
			field: [
				{
					name: "field_presence",
					number: 1,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.FieldPresence",
					options: {
						retention: 1,
						targets: [4, 1],
						editionDefaults: [
							{
								value: "EXPLICIT",
								edition: 900
							},
							{
								value: "IMPLICIT",
								edition: 999
							},
							{
								value: "EXPLICIT",
								edition: 1e3
							}
						]
					}
				},
				{
					name: "enum_type",
					number: 2,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.EnumType",
					options: {
						retention: 1,
						targets: [6, 1],
						editionDefaults: [{
							value: "CLOSED",
							edition: 900
						}, {
							value: "OPEN",
							edition: 999
						}]
					}
				},
				{
					name: "repeated_field_encoding",
					number: 3,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.RepeatedFieldEncoding",
					options: {
						retention: 1,
						targets: [4, 1],
						editionDefaults: [{
							value: "EXPANDED",
							edition: 900
						}, {
							value: "PACKED",
							edition: 999
						}]
					}
				},
				{
					name: "utf8_validation",
					number: 4,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.Utf8Validation",
					options: {
						retention: 1,
						targets: [4, 1],
						editionDefaults: [{
							value: "NONE",
							edition: 900
						}, {
							value: "VERIFY",
							edition: 999
						}]
					}
				},
				{
					name: "message_encoding",
					number: 5,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.MessageEncoding",
					options: {
						retention: 1,
						targets: [4, 1],
						editionDefaults: [{
							value: "LENGTH_PREFIXED",
							edition: 900
						}]
					}
				},
				{
					name: "json_format",
					number: 6,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.JsonFormat",
					options: {
						retention: 1,
						targets: [
							3,
							6,
							1
						],
						editionDefaults: [{
							value: "LEGACY_BEST_EFFORT",
							edition: 900
						}, {
							value: "ALLOW",
							edition: 999
						}]
					}
				},
				{
					name: "enforce_naming_style",
					number: 7,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.EnforceNamingStyle",
					options: {
						retention: 2,
						targets: [
							1,
							2,
							3,
							4,
							5,
							6,
							7,
							8,
							9
						],
						editionDefaults: [
							{
								value: "STYLE_LEGACY",
								edition: 900
							},
							{
								value: "STYLE2024",
								edition: 1001
							},
							{
								value: "STYLE2026",
								edition: 1002
							}
						]
					}
				},
				{
					name: "default_symbol_visibility",
					number: 8,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.VisibilityFeature.DefaultSymbolVisibility",
					options: {
						retention: 2,
						targets: [1],
						editionDefaults: [
							{
								value: "EXPORT_ALL",
								edition: 900
							},
							{
								value: "EXPORT_TOP_LEVEL",
								edition: 1001
							},
							{
								value: "STRICT",
								edition: 1002
							}
						]
					}
				},
				{
					name: "enforce_proto_limits",
					number: 9,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.ProtoLimitsFeature.EnforceProtoLimits",
					options: {
						retention: 2,
						targets: [
							6,
							3,
							4,
							5
						],
						editionDefaults: [{
							value: "LEGACY_NO_EXPLICIT_LIMITS",
							edition: 900
						}, {
							value: "PROTO_LIMITS2026",
							edition: 1002
						}]
					}
				}
			],
			nestedType: [{
				name: "VisibilityFeature",
				enumType: [{
					name: "DefaultSymbolVisibility",
					value: [
						{
							name: "DEFAULT_SYMBOL_VISIBILITY_UNKNOWN",
							number: 0
						},
						{
							name: "EXPORT_ALL",
							number: 1
						},
						{
							name: "EXPORT_TOP_LEVEL",
							number: 2
						},
						{
							name: "LOCAL_ALL",
							number: 3
						},
						{
							name: "STRICT",
							number: 4
						}
					]
				}]
			}, {
				name: "ProtoLimitsFeature",
				enumType: [{
					name: "EnforceProtoLimits",
					value: [
						{
							name: "PROTO_LIMITS_UNKNOWN",
							number: 0
						},
						{
							name: "LEGACY_NO_EXPLICIT_LIMITS",
							number: 1
						},
						{
							name: "PROTO_LIMITS2026",
							number: 2
						}
					]
				}]
			}],
			enumType: [
				{
					name: "FieldPresence",
					value: [
						{
							name: "FIELD_PRESENCE_UNKNOWN",
							number: 0
						},
						{
							name: "EXPLICIT",
							number: 1
						},
						{
							name: "IMPLICIT",
							number: 2
						},
						{
							name: "LEGACY_REQUIRED",
							number: 3
						}
					]
				},
				{
					name: "EnumType",
					value: [
						{
							name: "ENUM_TYPE_UNKNOWN",
							number: 0
						},
						{
							name: "OPEN",
							number: 1
						},
						{
							name: "CLOSED",
							number: 2
						}
					]
				},
				{
					name: "RepeatedFieldEncoding",
					value: [
						{
							name: "REPEATED_FIELD_ENCODING_UNKNOWN",
							number: 0
						},
						{
							name: "PACKED",
							number: 1
						},
						{
							name: "EXPANDED",
							number: 2
						}
					]
				},
				{
					name: "Utf8Validation",
					value: [
						{
							name: "UTF8_VALIDATION_UNKNOWN",
							number: 0
						},
						{
							name: "VERIFY",
							number: 2
						},
						{
							name: "NONE",
							number: 3
						}
					]
				},
				{
					name: "MessageEncoding",
					value: [
						{
							name: "MESSAGE_ENCODING_UNKNOWN",
							number: 0
						},
						{
							name: "LENGTH_PREFIXED",
							number: 1
						},
						{
							name: "DELIMITED",
							number: 2
						}
					]
				},
				{
					name: "JsonFormat",
					value: [
						{
							name: "JSON_FORMAT_UNKNOWN",
							number: 0
						},
						{
							name: "ALLOW",
							number: 1
						},
						{
							name: "LEGACY_BEST_EFFORT",
							number: 2
						}
					]
				},
				{
					name: "EnforceNamingStyle",
					value: [
						{
							name: "ENFORCE_NAMING_STYLE_UNKNOWN",
							number: 0
						},
						{
							name: "STYLE2024",
							number: 1
						},
						{
							name: "STYLE_LEGACY",
							number: 2
						},
						{
							name: "STYLE2026",
							number: 3
						}
					]
				}
			],
			extensionRange: [
				{
					start: 1e3,
					end: 9995
				},
				{
					start: 9995,
					end: 1e4
				},
				{
					start: 1e4,
					end: 10001
				}
			]
		},
		{
			name: "FeatureSetDefaults",
			field: [
				{
					name: "defaults",
					number: 1,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.FeatureSetDefaults.FeatureSetEditionDefault"
				},
				{
					name: "minimum_edition",
					number: 4,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.Edition"
				},
				{
					name: "maximum_edition",
					number: 5,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.Edition"
				}
			],
			nestedType: [{
				name: "FeatureSetEditionDefault",
				field: [
					{
						name: "edition",
						number: 3,
						type: 14,
						label: 1,
						typeName: ".google.protobuf.Edition"
					},
					{
						name: "overridable_features",
						number: 4,
						type: 11,
						label: 1,
						typeName: ".google.protobuf.FeatureSet"
					},
					{
						name: "fixed_features",
						number: 5,
						type: 11,
						label: 1,
						typeName: ".google.protobuf.FeatureSet"
					}
				]
			}]
		},
		{
			name: "SourceCodeInfo",
			field: [{
				name: "location",
				number: 1,
				type: 11,
				label: 3,
				typeName: ".google.protobuf.SourceCodeInfo.Location"
			}],
			nestedType: [{
				name: "Location",
				field: [
					{
						name: "path",
						number: 1,
						type: 5,
						label: 3,
						options: { packed: !0 }
					},
					{
						name: "span",
						number: 2,
						type: 5,
						label: 3,
						options: { packed: !0 }
					},
					{
						name: "leading_comments",
						number: 3,
						type: 9,
						label: 1
					},
					{
						name: "trailing_comments",
						number: 4,
						type: 9,
						label: 1
					},
					{
						name: "leading_detached_comments",
						number: 6,
						type: 9,
						label: 3
					}
				]
			}],
			extensionRange: [{
				start: 536e6,
				end: 536000001
			}]
		},
		{
			name: "GeneratedCodeInfo",
			field: [{
				name: "annotation",
				number: 1,
				type: 11,
				label: 3,
				typeName: ".google.protobuf.GeneratedCodeInfo.Annotation"
			}],
			nestedType: [{
				name: "Annotation",
				field: [
					{
						name: "path",
						number: 1,
						type: 5,
						label: 3,
						options: { packed: !0 }
					},
					{
						name: "source_file",
						number: 2,
						type: 9,
						label: 1
					},
					{
						name: "begin",
						number: 3,
						type: 5,
						label: 1
					},
					{
						name: "end",
						number: 4,
						type: 5,
						label: 1
					},
					{
						name: "semantic",
						number: 5,
						type: 14,
						label: 1,
						typeName: ".google.protobuf.GeneratedCodeInfo.Annotation.Semantic"
					}
				],
				enumType: [{
					name: "Semantic",
					value: [
						{
							name: "NONE",
							number: 0
						},
						{
							name: "SET",
							number: 1
						},
						{
							name: "ALIAS",
							number: 2
						}
					]
				}]
			}]
		}
	],
	enumType: [{
		name: "Edition",
		value: [
			{
				name: "EDITION_UNKNOWN",
				number: 0
			},
			{
				name: "EDITION_LEGACY",
				number: 900
			},
			{
				name: "EDITION_PROTO2",
				number: 998
			},
			{
				name: "EDITION_PROTO3",
				number: 999
			},
			{
				name: "EDITION_2023",
				number: 1e3
			},
			{
				name: "EDITION_2024",
				number: 1001
			},
			{
				name: "EDITION_2026",
				number: 1002
			},
			{
				name: "EDITION_UNSTABLE",
				number: 9999
			},
			{
				name: "EDITION_1_TEST_ONLY",
				number: 1
			},
			{
				name: "EDITION_2_TEST_ONLY",
				number: 2
			},
			{
				name: "EDITION_99997_TEST_ONLY",
				number: 99997
			},
			{
				name: "EDITION_99998_TEST_ONLY",
				number: 99998
			},
			{
				name: "EDITION_99999_TEST_ONLY",
				number: 99999
			},
			{
				name: "EDITION_MAX",
				number: 2147483647
			}
		]
	}, {
		name: "SymbolVisibility",
		value: [
			{
				name: "VISIBILITY_UNSET",
				number: 0
			},
			{
				name: "VISIBILITY_LOCAL",
				number: 1
			},
			{
				name: "VISIBILITY_EXPORT",
				number: 2
			}
		]
	}]
}), je = /*@__PURE__*/ messageDesc(Ae, 0), Me = /*@__PURE__*/ messageDesc(Ae, 1);
var Ne;
(function(e) {
	e[e.DECLARATION = 0] = "DECLARATION", e[e.UNVERIFIED = 1] = "UNVERIFIED";
})(Ne ||= {});
var Pe;
(function(e) {
	e[e.DOUBLE = 1] = "DOUBLE", e[e.FLOAT = 2] = "FLOAT", e[e.INT64 = 3] = "INT64", e[e.UINT64 = 4] = "UINT64", e[e.INT32 = 5] = "INT32", e[e.FIXED64 = 6] = "FIXED64", e[e.FIXED32 = 7] = "FIXED32", e[e.BOOL = 8] = "BOOL", e[e.STRING = 9] = "STRING", e[e.GROUP = 10] = "GROUP", e[e.MESSAGE = 11] = "MESSAGE", e[e.BYTES = 12] = "BYTES", e[e.UINT32 = 13] = "UINT32", e[e.ENUM = 14] = "ENUM", e[e.SFIXED32 = 15] = "SFIXED32", e[e.SFIXED64 = 16] = "SFIXED64", e[e.SINT32 = 17] = "SINT32", e[e.SINT64 = 18] = "SINT64";
})(Pe ||= {});
var Fe;
(function(e) {
	e[e.OPTIONAL = 1] = "OPTIONAL", e[e.REPEATED = 3] = "REPEATED", e[e.REQUIRED = 2] = "REQUIRED";
})(Fe ||= {});
var Ie;
(function(e) {
	e[e.SPEED = 1] = "SPEED", e[e.CODE_SIZE = 2] = "CODE_SIZE", e[e.LITE_RUNTIME = 3] = "LITE_RUNTIME";
})(Ie ||= {});
var Le;
(function(e) {
	e[e.STRING = 0] = "STRING", e[e.CORD = 1] = "CORD", e[e.STRING_PIECE = 2] = "STRING_PIECE";
})(Le ||= {});
var Re;
(function(e) {
	e[e.JS_NORMAL = 0] = "JS_NORMAL", e[e.JS_STRING = 1] = "JS_STRING", e[e.JS_NUMBER = 2] = "JS_NUMBER";
})(Re ||= {});
var ze;
(function(e) {
	e[e.RETENTION_UNKNOWN = 0] = "RETENTION_UNKNOWN", e[e.RETENTION_RUNTIME = 1] = "RETENTION_RUNTIME", e[e.RETENTION_SOURCE = 2] = "RETENTION_SOURCE";
})(ze ||= {});
var Be;
(function(e) {
	e[e.TARGET_TYPE_UNKNOWN = 0] = "TARGET_TYPE_UNKNOWN", e[e.TARGET_TYPE_FILE = 1] = "TARGET_TYPE_FILE", e[e.TARGET_TYPE_EXTENSION_RANGE = 2] = "TARGET_TYPE_EXTENSION_RANGE", e[e.TARGET_TYPE_MESSAGE = 3] = "TARGET_TYPE_MESSAGE", e[e.TARGET_TYPE_FIELD = 4] = "TARGET_TYPE_FIELD", e[e.TARGET_TYPE_ONEOF = 5] = "TARGET_TYPE_ONEOF", e[e.TARGET_TYPE_ENUM = 6] = "TARGET_TYPE_ENUM", e[e.TARGET_TYPE_ENUM_ENTRY = 7] = "TARGET_TYPE_ENUM_ENTRY", e[e.TARGET_TYPE_SERVICE = 8] = "TARGET_TYPE_SERVICE", e[e.TARGET_TYPE_METHOD = 9] = "TARGET_TYPE_METHOD";
})(Be ||= {});
var N;
(function(e) {
	e[e.IDEMPOTENCY_UNKNOWN = 0] = "IDEMPOTENCY_UNKNOWN", e[e.NO_SIDE_EFFECTS = 1] = "NO_SIDE_EFFECTS", e[e.IDEMPOTENT = 2] = "IDEMPOTENT";
})(N ||= {});
var Ve;
(function(e) {
	e[e.DEFAULT_SYMBOL_VISIBILITY_UNKNOWN = 0] = "DEFAULT_SYMBOL_VISIBILITY_UNKNOWN", e[e.EXPORT_ALL = 1] = "EXPORT_ALL", e[e.EXPORT_TOP_LEVEL = 2] = "EXPORT_TOP_LEVEL", e[e.LOCAL_ALL = 3] = "LOCAL_ALL", e[e.STRICT = 4] = "STRICT";
})(Ve ||= {});
var He;
(function(e) {
	e[e.PROTO_LIMITS_UNKNOWN = 0] = "PROTO_LIMITS_UNKNOWN", e[e.LEGACY_NO_EXPLICIT_LIMITS = 1] = "LEGACY_NO_EXPLICIT_LIMITS", e[e.PROTO_LIMITS2026 = 2] = "PROTO_LIMITS2026";
})(He ||= {});
var Ue;
(function(e) {
	e[e.FIELD_PRESENCE_UNKNOWN = 0] = "FIELD_PRESENCE_UNKNOWN", e[e.EXPLICIT = 1] = "EXPLICIT", e[e.IMPLICIT = 2] = "IMPLICIT", e[e.LEGACY_REQUIRED = 3] = "LEGACY_REQUIRED";
})(Ue ||= {});
var We;
(function(e) {
	e[e.ENUM_TYPE_UNKNOWN = 0] = "ENUM_TYPE_UNKNOWN", e[e.OPEN = 1] = "OPEN", e[e.CLOSED = 2] = "CLOSED";
})(We ||= {});
var Ge;
(function(e) {
	e[e.REPEATED_FIELD_ENCODING_UNKNOWN = 0] = "REPEATED_FIELD_ENCODING_UNKNOWN", e[e.PACKED = 1] = "PACKED", e[e.EXPANDED = 2] = "EXPANDED";
})(Ge ||= {});
var Ke;
(function(e) {
	e[e.UTF8_VALIDATION_UNKNOWN = 0] = "UTF8_VALIDATION_UNKNOWN", e[e.VERIFY = 2] = "VERIFY", e[e.NONE = 3] = "NONE";
})(Ke ||= {});
var qe;
(function(e) {
	e[e.MESSAGE_ENCODING_UNKNOWN = 0] = "MESSAGE_ENCODING_UNKNOWN", e[e.LENGTH_PREFIXED = 1] = "LENGTH_PREFIXED", e[e.DELIMITED = 2] = "DELIMITED";
})(qe ||= {});
var Je;
(function(e) {
	e[e.JSON_FORMAT_UNKNOWN = 0] = "JSON_FORMAT_UNKNOWN", e[e.ALLOW = 1] = "ALLOW", e[e.LEGACY_BEST_EFFORT = 2] = "LEGACY_BEST_EFFORT";
})(Je ||= {});
var Ye;
(function(e) {
	e[e.ENFORCE_NAMING_STYLE_UNKNOWN = 0] = "ENFORCE_NAMING_STYLE_UNKNOWN", e[e.STYLE2024 = 1] = "STYLE2024", e[e.STYLE_LEGACY = 2] = "STYLE_LEGACY", e[e.STYLE2026 = 3] = "STYLE2026";
})(Ye ||= {});
var Xe;
(function(e) {
	e[e.NONE = 0] = "NONE", e[e.SET = 1] = "SET", e[e.ALIAS = 2] = "ALIAS";
})(Xe ||= {});
var Ze;
(function(e) {
	e[e.EDITION_UNKNOWN = 0] = "EDITION_UNKNOWN", e[e.EDITION_LEGACY = 900] = "EDITION_LEGACY", e[e.EDITION_PROTO2 = 998] = "EDITION_PROTO2", e[e.EDITION_PROTO3 = 999] = "EDITION_PROTO3", e[e.EDITION_2023 = 1e3] = "EDITION_2023", e[e.EDITION_2024 = 1001] = "EDITION_2024", e[e.EDITION_2026 = 1002] = "EDITION_2026", e[e.EDITION_UNSTABLE = 9999] = "EDITION_UNSTABLE", e[e.EDITION_1_TEST_ONLY = 1] = "EDITION_1_TEST_ONLY", e[e.EDITION_2_TEST_ONLY = 2] = "EDITION_2_TEST_ONLY", e[e.EDITION_99997_TEST_ONLY = 99997] = "EDITION_99997_TEST_ONLY", e[e.EDITION_99998_TEST_ONLY = 99998] = "EDITION_99998_TEST_ONLY", e[e.EDITION_99999_TEST_ONLY = 99999] = "EDITION_99999_TEST_ONLY", e[e.EDITION_MAX = 2147483647] = "EDITION_MAX";
})(Ze ||= {});
var Qe;
(function(e) {
	e[e.VISIBILITY_UNSET = 0] = "VISIBILITY_UNSET", e[e.VISIBILITY_LOCAL = 1] = "VISIBILITY_LOCAL", e[e.VISIBILITY_EXPORT = 2] = "VISIBILITY_EXPORT";
})(Qe ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/from-binary.js
function makeReadContext$1(e) {
	return Object.assign(Object.assign({
		readUnknownFields: !0,
		recursionLimit: 100
	}, e), { depth: 0 });
}
function fromBinary(e, t, n) {
	let r = create(e);
	return compiledReader$1(e).read(r, new BinaryReader(t), makeReadContext$1(n), t.byteLength), r;
}
const $e = /* @__PURE__ */ new WeakMap();
function compiledReader$1(e) {
	let t = $e.get(e);
	return t === void 0 && (t = compileMessage$3(e)), t;
}
function compileMessage$3(e) {
	let t = String(e), n = /* @__PURE__ */ new Map(), r = {
		read: compileMessageReader(t, n),
		readGroup: compileGroupReader(t, n)
	};
	$e.set(e, r);
	for (let t of e.fields) n.set(t.number, compileFieldReader$1(t));
	return r;
}
function compileMessageReader(e, t) {
	return (n, r, i, a) => {
		if (++i.depth > i.recursionLimit) throw Error(`cannot decode ${e} from binary: maximum recursion depth of ${i.recursionLimit} reached`);
		let o = r.pos + a, s = n.$unknown ?? [];
		for (; r.pos < o;) {
			let [e, a] = r.tag(), o = t.get(e);
			if (o === void 0) {
				let t = r.skip(a, e, i.recursionLimit - i.depth);
				i.readUnknownFields && s.push({
					no: e,
					wireType: a,
					data: t
				});
			} else o(n, r, i, a);
		}
		s.length > 0 && (n.$unknown = s), i.depth--;
	};
}
function compileGroupReader(e, t) {
	return (n, r, i, a) => {
		if (++i.depth > i.recursionLimit) throw Error(`cannot decode ${e} from binary: maximum recursion depth of ${i.recursionLimit} reached`);
		let o, s, c = n.$unknown ?? [];
		for (; r.pos < r.len && ([o, s] = r.tag(), s != k.EndGroup);) {
			let e = t.get(o);
			if (e === void 0) {
				let e = r.skip(s, o, i.recursionLimit - i.depth);
				i.readUnknownFields && c.push({
					no: o,
					wireType: s,
					data: e
				});
			} else e(n, r, i, s);
		}
		if (s != k.EndGroup || o !== a) throw Error("invalid end group tag");
		c.length > 0 && (n.$unknown = c), i.depth--;
	};
}
function readField(e, t, n, r, i) {
	compileFieldReader$1(n)(e[O], t, i, r);
}
function compileFieldReader$1(e) {
	switch (e.fieldKind) {
		case "scalar": return compileScalarFieldReader$1(e);
		case "enum": return compileEnumFieldReader$1(e);
		case "message": return compileMessageFieldReader$1(e);
		case "list": return compileListFieldReader$1(e);
		case "map": return compileMapFieldReader$1(e);
	}
}
function compileScalarFieldReader$1(e) {
	let t = compileScalarReader(e.scalar, e.utf8Validation, e.longAsString), n = e.localName;
	if (e.oneof) {
		let r = e.oneof.localName;
		return (e, i) => {
			e[r] = {
				case: n,
				value: t(i)
			};
		};
	}
	return (e, r) => {
		e[n] = t(r);
	};
}
function compileEnumFieldReader$1(e) {
	let t = e.localName, n = e.oneof?.localName;
	if (e.enum.open) return n === void 0 ? (e, n) => {
		e[t] = n.int32();
	} : (e, r) => {
		e[n] = {
			case: t,
			value: r.int32()
		};
	};
	let r = e.enum.values, i = e.number;
	return (e, a, o, s) => {
		let c = a.int32();
		if (r.some((e) => e.number === c)) n === void 0 ? e[t] = c : e[n] = {
			case: t,
			value: c
		};
		else if (o.readUnknownFields) {
			let t = [];
			varint32write(c, t);
			let n = e.$unknown ?? [];
			n.push({
				no: i,
				wireType: s,
				data: new Uint8Array(t)
			}), e.$unknown = n;
		}
	};
}
function compileMessageFieldReader$1(e) {
	let t = e.localName, { toMessage: n, toLocal: r } = localMessageMapper(e), i = compileChildReader(e);
	if (e.oneof) {
		let a = e.oneof.localName;
		return (e, o, s) => {
			let c = e[a], l = n(c.case === t ? c.value : void 0);
			i(l, o, s), e[a] = {
				case: t,
				value: r(l)
			};
		};
	}
	return (e, a, o) => {
		let s = n(e[t]);
		i(s, a, o), e[t] = r(s);
	};
}
function compileChildReader(e) {
	let t = compiledReader$1(e.message);
	if (e.delimitedEncoding) {
		let n = e.number;
		return (e, r, i) => t.readGroup(e, r, i, n);
	}
	return (e, n, r) => t.read(e, n, r, n.uint32());
}
function compileListFieldReader$1(e) {
	let t = e.localName;
	if (e.listKind == "message") {
		let { toMessage: n, toLocal: r } = localMessageMapper(e), i = compileChildReader(e);
		return (e, a, o) => {
			let s = n(void 0);
			i(s, a, o), e[t].push(r(s));
		};
	}
	let n = e.listKind == "enum" ? T.INT32 : e.scalar, r = e.listKind == "scalar" && e.longAsString, i = compileScalarReader(n, e.utf8Validation, r), a = n != T.STRING && n != T.BYTES;
	return (e, n, r, o) => {
		let s = e[t];
		if (o == k.LengthDelimited && a) {
			let e = n.uint32() + n.pos;
			for (; n.pos < e;) s.push(i(n));
		} else s.push(i(n));
	};
}
function compileMapFieldReader$1(e) {
	let t = e.localName, n = compileScalarReader(e.mapKey, e.utf8Validation, !1), r = scalarZeroValue(e.mapKey, !1), readValue, valueDefault;
	switch (e.mapKind) {
		case "scalar": {
			let t = e.scalar, n = compileScalarReader(t, e.utf8Validation, !1);
			if (readValue = (e) => n(e), t == T.BYTES) valueDefault = () => /* @__PURE__ */ new Uint8Array();
			else {
				let e = scalarZeroValue(t, !1);
				valueDefault = () => e;
			}
			break;
		}
		case "enum": {
			let t = e.enum.values[0].number;
			readValue = (e) => e.int32(), valueDefault = () => t;
			break;
		}
		case "message": {
			let { toMessage: t, toLocal: n } = localMessageMapper(e), r = compiledReader$1(e.message).read;
			readValue = (e, i, a) => {
				let o = t(a);
				return r(o, e, i, e.uint32()), n(o);
			}, valueDefault = () => n(t(void 0));
			break;
		}
	}
	return (e, i, a) => {
		let o = e[t], s, c, l = i.uint32(), u = i.pos + l;
		for (; i.pos < u;) {
			let [e, t] = i.tag();
			switch (e) {
				case 1:
					s = n(i);
					break;
				case 2:
					c = readValue(i, a, c);
					break;
				default: i.skip(t, e, a.recursionLimit - a.depth);
			}
		}
		s === void 0 && (s = r), c === void 0 && (c = valueDefault()), setOwn(o, s, c);
	};
}
function compileScalarReader(e, t, n) {
	switch (e) {
		case T.STRING: return (e) => e.string(t);
		case T.BOOL: return (e) => e.bool();
		case T.DOUBLE: return (e) => e.double();
		case T.FLOAT: return (e) => e.float();
		case T.INT32: return (e) => e.int32();
		case T.INT64: return n ? (e) => String(e.int64()) : (e) => e.int64();
		case T.UINT64: return n ? (e) => String(e.uint64()) : (e) => e.uint64();
		case T.FIXED64: return n ? (e) => String(e.fixed64()) : (e) => e.fixed64();
		case T.BYTES: return (e) => e.bytes();
		case T.FIXED32: return (e) => e.fixed32();
		case T.SFIXED32: return (e) => e.sfixed32();
		case T.SFIXED64: return n ? (e) => String(e.sfixed64()) : (e) => e.sfixed64();
		case T.SINT64: return n ? (e) => String(e.sint64()) : (e) => e.sint64();
		case T.UINT32: return (e) => e.uint32();
		case T.SINT32: return (e) => e.sint32();
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/file.js
function fileDesc(e, t) {
	let n = fromBinary(Me, base64Decode(e));
	return n.messageType.forEach(restoreJsonNames), n.dependency = t?.map((e) => e.proto.name) ?? [], createEmbeddedFileRegistry(n, (e) => t?.find((t) => t.proto.name === e)).getFile(n.name);
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/timestamp_pb.js
const et = /*@__PURE__*/ fileDesc("Ch9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvEg9nb29nbGUucHJvdG9idWYiKwoJVGltZXN0YW1wEg8KB3NlY29uZHMYASABKAMSDQoFbmFub3MYAiABKAVChQEKE2NvbS5nb29nbGUucHJvdG9idWZCDlRpbWVzdGFtcFByb3RvUAFaMmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3RpbWVzdGFtcHBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM"), tt = /*@__PURE__*/ messageDesc(et, 0);
// node_modules/@bufbuild/protobuf/dist/esm/wkt/timestamp.js
function timestampFromDate(e) {
	return timestampFromMs(e.getTime());
}
function timestampFromMs(e) {
	let t = Math.floor(e / 1e3);
	return create(tt, {
		seconds: D.parse(t),
		nanos: (e - t * 1e3) * 1e6
	});
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/duration_pb.js
const nt = /*@__PURE__*/ fileDesc("Ch5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIqCghEdXJhdGlvbhIPCgdzZWNvbmRzGAEgASgDEg0KBW5hbm9zGAIgASgFQoMBChNjb20uZ29vZ2xlLnByb3RvYnVmQg1EdXJhdGlvblByb3RvUAFaMWdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2R1cmF0aW9ucGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw"), P = /*@__PURE__*/ fileDesc("Chlnb29nbGUvcHJvdG9idWYvYW55LnByb3RvEg9nb29nbGUucHJvdG9idWYiJgoDQW55EhAKCHR5cGVfdXJsGAEgASgJEg0KBXZhbHVlGAIgASgMQnYKE2NvbS5nb29nbGUucHJvdG9idWZCCEFueVByb3RvUAFaLGdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2FueXBiogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM"), rt = /*@__PURE__*/ messageDesc(P, 0), it = { writeUnknownFields: !0 };
function makeWriteOptions$1(e) {
	return e ? Object.assign(Object.assign({}, it), e) : it;
}
function toBinary(e, t, n) {
	let r = new BinaryWriter();
	return compiledWriter$1(e)(r, makeWriteOptions$1(n), t), r.finish();
}
const at = /* @__PURE__ */ new WeakMap();
function compiledWriter$1(e) {
	let t = at.get(e);
	return t === void 0 && (t = compileMessage$2(e)), t;
}
function compileMessage$2(e) {
	let t = e.typeName, n = e.fields.concat().sort((e, t) => e.number - t.number), r = n[0], i = [], compiled = (e, n, a) => {
		if (a.$typeName !== t && r !== void 0) throw new FieldError(r, `cannot use ${r} with message ${a.$typeName}`, "ForeignFieldError");
		for (let t = 0; t < i.length; t++) i[t](e, n, a);
		let o = a.$unknown;
		if (o !== void 0 && n.writeUnknownFields) for (let t = 0; t < o.length; t++) {
			let { no: n, wireType: r, data: i } = o[t];
			e.tag(n, r).raw(i);
		}
	};
	at.set(e, compiled);
	for (let e of n) i.push(compileField$1(e));
	return compiled;
}
function compileField$1(e) {
	switch (e.fieldKind) {
		case "message":
		case "scalar":
		case "enum": return compileSingularField$1(e);
		case "list": return compileListField(e);
		case "map": return compileMapField(e);
	}
}
function compileSingularField$1(e) {
	let t = compileSingularValue$1(e), n = e.localName;
	if (e.oneof) {
		let r = e.oneof.localName;
		return (e, i, a) => {
			let o = a[r];
			o.case === n && t(e, i, o.value);
		};
	}
	if (e.presence != 2) {
		let r = e.presence == 3 ? `cannot encode ${e} to binary: required field not set` : void 0;
		return (e, i, a) => {
			let o = a[n];
			if (o !== void 0 && Object.prototype.hasOwnProperty.call(a, n)) t(e, i, o);
			else if (r !== void 0) throw Error(r);
		};
	}
	if (e.fieldKind == "enum") {
		let r = e.enum.values[0].number;
		return (e, i, a) => {
			let o = a[n];
			o !== r && t(e, i, o);
		};
	}
	switch (e.scalar) {
		case T.BOOL: return (e, r, i) => {
			let a = i[n];
			a !== !1 && t(e, r, a);
		};
		case T.STRING: return (e, r, i) => {
			let a = i[n];
			a !== "" && t(e, r, a);
		};
		case T.BYTES: return (e, r, i) => {
			let a = i[n];
			(!(a instanceof Uint8Array) || a.byteLength > 0) && t(e, r, a);
		};
		case T.DOUBLE:
		case T.FLOAT: return (e, r, i) => {
			let a = i[n];
			Object.is(a, 0) || t(e, r, a);
		};
		default: return (e, r, i) => {
			let a = i[n];
			a != 0 && t(e, r, a);
		};
	}
}
function compileSingularValue$1(e) {
	switch (e.fieldKind) {
		case "message": {
			let { toMessage: t } = localMessageMapper(e), n = compileChildWriter(e);
			return (e, r, i) => {
				n(e, r, t(i));
			};
		}
		case "scalar":
		case "enum": {
			let t = e.fieldKind == "enum" ? T.INT32 : e.scalar, n = e.number, r = writeTypeOfScalar(t), i = compileScalarValue$1(t, e.parent.typeName, e.name);
			return (e, t, a) => {
				e.tag(n, r), i(e, a);
			};
		}
	}
}
function compileListField(e) {
	let t = e.localName, n = e.number;
	switch (e.listKind) {
		case "message": {
			let { toMessage: n } = localMessageMapper(e), r = compileChildWriter(e);
			return (e, i, a) => {
				let o = a[t];
				for (let t = 0; t < o.length; t++) r(e, i, n(o[t]));
			};
		}
		case "scalar":
		case "enum": {
			let r = e.listKind == "enum" ? T.INT32 : e.scalar, i = compileScalarValue$1(r, e.parent.typeName, e.name);
			if (e.packed) return (e, r, a) => {
				let o = a[t];
				if (o.length != 0) {
					e.tag(n, k.LengthDelimited).fork();
					for (let t = 0; t < o.length; t++) i(e, o[t]);
					e.join();
				}
			};
			let a = writeTypeOfScalar(r);
			return (e, r, o) => {
				let s = o[t];
				for (let t = 0; t < s.length; t++) e.tag(n, a), i(e, s[t]);
			};
		}
	}
}
function compileMapField(e) {
	let t = e.localName, n = e.number, r = compileMapKey(e);
	if (e.mapKind == "message") {
		let { toMessage: i } = localMessageMapper(e), a = compiledWriter$1(e.message);
		return (e, o, s) => {
			let c = s[t], l = Object.keys(c);
			for (let t = 0; t < l.length; t++) {
				let s = l[t];
				e.tag(n, k.LengthDelimited).fork(), r(e, s), e.tag(2, k.LengthDelimited).fork(), a(e, o, i(c[s])), e.join(), e.join();
			}
		};
	}
	let i = e.mapKind == "enum" ? T.INT32 : e.scalar, a = writeTypeOfScalar(i), o = compileScalarValue$1(i, e.parent.typeName, e.name);
	return (e, i, s) => {
		let c = s[t], l = Object.keys(c);
		for (let t = 0; t < l.length; t++) {
			let i = l[t];
			e.tag(n, k.LengthDelimited).fork(), r(e, i), e.tag(2, a), o(e, c[i]), e.join();
		}
	};
}
function compileMapKey(e) {
	let t = writeTypeOfScalar(e.mapKey), n = compileScalarValue$1(e.mapKey, e.parent.typeName, e.name), r = compileMapKeyConverter(e.mapKey);
	return (e, i) => {
		e.tag(1, t), n(e, r(i));
	};
}
function compileMapKeyConverter(e) {
	switch (e) {
		case T.STRING: return (e) => e;
		case T.BOOL: return (e) => e === "true" || e !== "false" && e;
		case T.UINT64:
		case T.FIXED64: return (e) => {
			try {
				return D.uParse(e);
			} catch {
				return e;
			}
		};
		case T.INT64:
		case T.SFIXED64:
		case T.SINT64: return (e) => {
			try {
				return D.parse(e);
			} catch {
				return e;
			}
		};
		default: return (e) => {
			let t = Number.parseInt(e);
			return Number.isFinite(t) ? t : e;
		};
	}
}
function compileScalarValue$1(e, t, n) {
	let r = compileScalarWrite(e);
	return (e, i) => {
		try {
			r(e, i);
		} catch (e) {
			throw e instanceof Error ? Error(`cannot encode field ${t}.${n} to binary: ${e.message}`) : e;
		}
	};
}
function compileScalarWrite(e) {
	switch (e) {
		case T.STRING: return (e, t) => e.string(t);
		case T.BOOL: return (e, t) => e.bool(t);
		case T.DOUBLE: return (e, t) => e.double(t);
		case T.FLOAT: return (e, t) => e.float(t);
		case T.INT32: return (e, t) => e.int32(t);
		case T.INT64: return (e, t) => e.int64(t);
		case T.UINT64: return (e, t) => e.uint64(t);
		case T.FIXED64: return (e, t) => e.fixed64(t);
		case T.BYTES: return (e, t) => e.bytes(t);
		case T.FIXED32: return (e, t) => e.fixed32(t);
		case T.SFIXED32: return (e, t) => e.sfixed32(t);
		case T.SFIXED64: return (e, t) => e.sfixed64(t);
		case T.SINT64: return (e, t) => e.sint64(t);
		case T.UINT32: return (e, t) => e.uint32(t);
		case T.SINT32: return (e, t) => e.sint32(t);
	}
}
function writeField(e, t, n, r) {
	compileField$1(r)(e, t, n[O]);
}
function compileChildWriter(e) {
	let t = e.number, n = compiledWriter$1(e.message);
	return e.delimitedEncoding ? (e, r, i) => {
		e.tag(t, k.StartGroup), n(e, r, i), e.tag(t, k.EndGroup);
	} : (e, r, i) => {
		e.tag(t, k.LengthDelimited).fork(), n(e, r, i), e.join();
	};
}
function writeTypeOfScalar(e) {
	switch (e) {
		case T.BYTES:
		case T.STRING: return k.LengthDelimited;
		case T.DOUBLE:
		case T.FIXED64:
		case T.SFIXED64: return k.Bit64;
		case T.FIXED32:
		case T.SFIXED32:
		case T.FLOAT: return k.Bit32;
		default: return k.Varint;
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/any.js
function anyPack(e, t, n) {
	let r = !1;
	return n || (n = create(rt), r = !0), n.value = toBinary(e, t), n.typeUrl = typeNameToUrl(t.$typeName), r ? n : void 0;
}
function anyIs(e, t) {
	return e.typeUrl !== "" && (typeof t == "string" ? t : t.typeName) === typeUrlToName(e.typeUrl);
}
function anyUnpack(e, t) {
	if (e.typeUrl === "") return;
	let n = t.kind == "message" ? t : t.getMessage(typeUrlToName(e.typeUrl));
	if (n && anyIs(e, n)) return fromBinary(n, e.value);
}
function typeNameToUrl(e) {
	return `type.googleapis.com/${e}`;
}
function typeUrlToName(e) {
	let t = e.lastIndexOf("/"), n = t >= 0 ? e.substring(t + 1) : e;
	if (!n.length) throw Error(`invalid type url: ${e}`);
	return n;
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/source_context_pb.js
const ot = /*@__PURE__*/ fileDesc("CiRnb29nbGUvcHJvdG9idWYvc291cmNlX2NvbnRleHQucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIiCg1Tb3VyY2VDb250ZXh0EhEKCWZpbGVfbmFtZRgBIAEoCUKKAQoTY29tLmdvb2dsZS5wcm90b2J1ZkISU291cmNlQ29udGV4dFByb3RvUAFaNmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3NvdXJjZWNvbnRleHRwYqICA0dQQqoCHkdvb2dsZS5Qcm90b2J1Zi5XZWxsS25vd25UeXBlc2IGcHJvdG8z"), st = /*@__PURE__*/ fileDesc("Chpnb29nbGUvcHJvdG9idWYvdHlwZS5wcm90bxIPZ29vZ2xlLnByb3RvYnVmIugBCgRUeXBlEgwKBG5hbWUYASABKAkSJgoGZmllbGRzGAIgAygLMhYuZ29vZ2xlLnByb3RvYnVmLkZpZWxkEg4KBm9uZW9mcxgDIAMoCRIoCgdvcHRpb25zGAQgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvbhI2Cg5zb3VyY2VfY29udGV4dBgFIAEoCzIeLmdvb2dsZS5wcm90b2J1Zi5Tb3VyY2VDb250ZXh0EicKBnN5bnRheBgGIAEoDjIXLmdvb2dsZS5wcm90b2J1Zi5TeW50YXgSDwoHZWRpdGlvbhgHIAEoCSLVBQoFRmllbGQSKQoEa2luZBgBIAEoDjIbLmdvb2dsZS5wcm90b2J1Zi5GaWVsZC5LaW5kEjcKC2NhcmRpbmFsaXR5GAIgASgOMiIuZ29vZ2xlLnByb3RvYnVmLkZpZWxkLkNhcmRpbmFsaXR5Eg4KBm51bWJlchgDIAEoBRIMCgRuYW1lGAQgASgJEhAKCHR5cGVfdXJsGAYgASgJEhMKC29uZW9mX2luZGV4GAcgASgFEg4KBnBhY2tlZBgIIAEoCBIoCgdvcHRpb25zGAkgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvbhIRCglqc29uX25hbWUYCiABKAkSFQoNZGVmYXVsdF92YWx1ZRgLIAEoCSLIAgoES2luZBIQCgxUWVBFX1VOS05PV04QABIPCgtUWVBFX0RPVUJMRRABEg4KClRZUEVfRkxPQVQQAhIOCgpUWVBFX0lOVDY0EAMSDwoLVFlQRV9VSU5UNjQQBBIOCgpUWVBFX0lOVDMyEAUSEAoMVFlQRV9GSVhFRDY0EAYSEAoMVFlQRV9GSVhFRDMyEAcSDQoJVFlQRV9CT09MEAgSDwoLVFlQRV9TVFJJTkcQCRIOCgpUWVBFX0dST1VQEAoSEAoMVFlQRV9NRVNTQUdFEAsSDgoKVFlQRV9CWVRFUxAMEg8KC1RZUEVfVUlOVDMyEA0SDQoJVFlQRV9FTlVNEA4SEQoNVFlQRV9TRklYRUQzMhAPEhEKDVRZUEVfU0ZJWEVENjQQEBIPCgtUWVBFX1NJTlQzMhAREg8KC1RZUEVfU0lOVDY0EBIidAoLQ2FyZGluYWxpdHkSFwoTQ0FSRElOQUxJVFlfVU5LTk9XThAAEhgKFENBUkRJTkFMSVRZX09QVElPTkFMEAESGAoUQ0FSRElOQUxJVFlfUkVRVUlSRUQQAhIYChRDQVJESU5BTElUWV9SRVBFQVRFRBADIt8BCgRFbnVtEgwKBG5hbWUYASABKAkSLQoJZW51bXZhbHVlGAIgAygLMhouZ29vZ2xlLnByb3RvYnVmLkVudW1WYWx1ZRIoCgdvcHRpb25zGAMgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvbhI2Cg5zb3VyY2VfY29udGV4dBgEIAEoCzIeLmdvb2dsZS5wcm90b2J1Zi5Tb3VyY2VDb250ZXh0EicKBnN5bnRheBgFIAEoDjIXLmdvb2dsZS5wcm90b2J1Zi5TeW50YXgSDwoHZWRpdGlvbhgGIAEoCSJTCglFbnVtVmFsdWUSDAoEbmFtZRgBIAEoCRIOCgZudW1iZXIYAiABKAUSKAoHb3B0aW9ucxgDIAMoCzIXLmdvb2dsZS5wcm90b2J1Zi5PcHRpb24iOwoGT3B0aW9uEgwKBG5hbWUYASABKAkSIwoFdmFsdWUYAiABKAsyFC5nb29nbGUucHJvdG9idWYuQW55KkMKBlN5bnRheBIRCg1TWU5UQVhfUFJPVE8yEAASEQoNU1lOVEFYX1BST1RPMxABEhMKD1NZTlRBWF9FRElUSU9OUxACQnsKE2NvbS5nb29nbGUucHJvdG9idWZCCVR5cGVQcm90b1ABWi1nb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi90eXBlcGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw", [P, ot]);
var ct;
(function(e) {
	e[e.TYPE_UNKNOWN = 0] = "TYPE_UNKNOWN", e[e.TYPE_DOUBLE = 1] = "TYPE_DOUBLE", e[e.TYPE_FLOAT = 2] = "TYPE_FLOAT", e[e.TYPE_INT64 = 3] = "TYPE_INT64", e[e.TYPE_UINT64 = 4] = "TYPE_UINT64", e[e.TYPE_INT32 = 5] = "TYPE_INT32", e[e.TYPE_FIXED64 = 6] = "TYPE_FIXED64", e[e.TYPE_FIXED32 = 7] = "TYPE_FIXED32", e[e.TYPE_BOOL = 8] = "TYPE_BOOL", e[e.TYPE_STRING = 9] = "TYPE_STRING", e[e.TYPE_GROUP = 10] = "TYPE_GROUP", e[e.TYPE_MESSAGE = 11] = "TYPE_MESSAGE", e[e.TYPE_BYTES = 12] = "TYPE_BYTES", e[e.TYPE_UINT32 = 13] = "TYPE_UINT32", e[e.TYPE_ENUM = 14] = "TYPE_ENUM", e[e.TYPE_SFIXED32 = 15] = "TYPE_SFIXED32", e[e.TYPE_SFIXED64 = 16] = "TYPE_SFIXED64", e[e.TYPE_SINT32 = 17] = "TYPE_SINT32", e[e.TYPE_SINT64 = 18] = "TYPE_SINT64";
})(ct ||= {});
var lt;
(function(e) {
	e[e.UNKNOWN = 0] = "UNKNOWN", e[e.OPTIONAL = 1] = "OPTIONAL", e[e.REQUIRED = 2] = "REQUIRED", e[e.REPEATED = 3] = "REPEATED";
})(lt ||= {});
var ut;
(function(e) {
	e[e.PROTO2 = 0] = "PROTO2", e[e.PROTO3 = 1] = "PROTO3", e[e.EDITIONS = 2] = "EDITIONS";
})(ut ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/api_pb.js
const dt = /*@__PURE__*/ fileDesc("Chlnb29nbGUvcHJvdG9idWYvYXBpLnByb3RvEg9nb29nbGUucHJvdG9idWYikgIKA0FwaRIMCgRuYW1lGAEgASgJEigKB21ldGhvZHMYAiADKAsyFy5nb29nbGUucHJvdG9idWYuTWV0aG9kEigKB29wdGlvbnMYAyADKAsyFy5nb29nbGUucHJvdG9idWYuT3B0aW9uEg8KB3ZlcnNpb24YBCABKAkSNgoOc291cmNlX2NvbnRleHQYBSABKAsyHi5nb29nbGUucHJvdG9idWYuU291cmNlQ29udGV4dBImCgZtaXhpbnMYBiADKAsyFi5nb29nbGUucHJvdG9idWYuTWl4aW4SJwoGc3ludGF4GAcgASgOMhcuZ29vZ2xlLnByb3RvYnVmLlN5bnRheBIPCgdlZGl0aW9uGAggASgJIu4BCgZNZXRob2QSDAoEbmFtZRgBIAEoCRIYChByZXF1ZXN0X3R5cGVfdXJsGAIgASgJEhkKEXJlcXVlc3Rfc3RyZWFtaW5nGAMgASgIEhkKEXJlc3BvbnNlX3R5cGVfdXJsGAQgASgJEhoKEnJlc3BvbnNlX3N0cmVhbWluZxgFIAEoCBIoCgdvcHRpb25zGAYgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvbhIrCgZzeW50YXgYByABKA4yFy5nb29nbGUucHJvdG9idWYuU3ludGF4QgIYARITCgdlZGl0aW9uGAggASgJQgIYASIjCgVNaXhpbhIMCgRuYW1lGAEgASgJEgwKBHJvb3QYAiABKAlCdgoTY29tLmdvb2dsZS5wcm90b2J1ZkIIQXBpUHJvdG9QAVosZ29vZ2xlLmdvbGFuZy5vcmcvcHJvdG9idWYvdHlwZXMva25vd24vYXBpcGKiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw", [ot, st]), ft = /*@__PURE__*/ fileDesc("Chtnb29nbGUvcHJvdG9idWYvZW1wdHkucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIHCgVFbXB0eUJ9ChNjb20uZ29vZ2xlLnByb3RvYnVmQgpFbXB0eVByb3RvUAFaLmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2VtcHR5cGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw"), pt = /*@__PURE__*/ messageDesc(ft, 0), mt = /*@__PURE__*/ fileDesc("CiBnb29nbGUvcHJvdG9idWYvZmllbGRfbWFzay5wcm90bxIPZ29vZ2xlLnByb3RvYnVmIhoKCUZpZWxkTWFzaxINCgVwYXRocxgBIAMoCUKFAQoTY29tLmdvb2dsZS5wcm90b2J1ZkIORmllbGRNYXNrUHJvdG9QAVoyZ29vZ2xlLmdvbGFuZy5vcmcvcHJvdG9idWYvdHlwZXMva25vd24vZmllbGRtYXNrcGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw"), F = /*@__PURE__*/ fileDesc("Chxnb29nbGUvcHJvdG9idWYvc3RydWN0LnByb3RvEg9nb29nbGUucHJvdG9idWYihAEKBlN0cnVjdBIzCgZmaWVsZHMYASADKAsyIy5nb29nbGUucHJvdG9idWYuU3RydWN0LkZpZWxkc0VudHJ5GkUKC0ZpZWxkc0VudHJ5EgsKA2tleRgBIAEoCRIlCgV2YWx1ZRgCIAEoCzIWLmdvb2dsZS5wcm90b2J1Zi5WYWx1ZToCOAEi6gEKBVZhbHVlEjAKCm51bGxfdmFsdWUYASABKA4yGi5nb29nbGUucHJvdG9idWYuTnVsbFZhbHVlSAASFgoMbnVtYmVyX3ZhbHVlGAIgASgBSAASFgoMc3RyaW5nX3ZhbHVlGAMgASgJSAASFAoKYm9vbF92YWx1ZRgEIAEoCEgAEi8KDHN0cnVjdF92YWx1ZRgFIAEoCzIXLmdvb2dsZS5wcm90b2J1Zi5TdHJ1Y3RIABIwCgpsaXN0X3ZhbHVlGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLkxpc3RWYWx1ZUgAQgYKBGtpbmQiMwoJTGlzdFZhbHVlEiYKBnZhbHVlcxgBIAMoCzIWLmdvb2dsZS5wcm90b2J1Zi5WYWx1ZSobCglOdWxsVmFsdWUSDgoKTlVMTF9WQUxVRRAAQn8KE2NvbS5nb29nbGUucHJvdG9idWZCC1N0cnVjdFByb3RvUAFaL2dvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3N0cnVjdHBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM"), ht = /*@__PURE__*/ messageDesc(F, 0), gt = /*@__PURE__*/ messageDesc(F, 1), _t = /*@__PURE__*/ messageDesc(F, 2);
var vt;
(function(e) {
	e[e.NULL_VALUE = 0] = "NULL_VALUE";
})(vt ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/wrappers_pb.js
const yt = /*@__PURE__*/ fileDesc("Ch5nb29nbGUvcHJvdG9idWYvd3JhcHBlcnMucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIcCgtEb3VibGVWYWx1ZRINCgV2YWx1ZRgBIAEoASIbCgpGbG9hdFZhbHVlEg0KBXZhbHVlGAEgASgCIhsKCkludDY0VmFsdWUSDQoFdmFsdWUYASABKAMiHAoLVUludDY0VmFsdWUSDQoFdmFsdWUYASABKAQiGwoKSW50MzJWYWx1ZRINCgV2YWx1ZRgBIAEoBSIcCgtVSW50MzJWYWx1ZRINCgV2YWx1ZRgBIAEoDSIaCglCb29sVmFsdWUSDQoFdmFsdWUYASABKAgiHAoLU3RyaW5nVmFsdWUSDQoFdmFsdWUYASABKAkiGwoKQnl0ZXNWYWx1ZRINCgV2YWx1ZRgBIAEoDEKDAQoTY29tLmdvb2dsZS5wcm90b2J1ZkINV3JhcHBlcnNQcm90b1ABWjFnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi93cmFwcGVyc3Bi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
// node_modules/@bufbuild/protobuf/dist/esm/extensions.js
function getExtension(e, t, n) {
	assertExtendee(t, e);
	let r = filterUnknownFields(e.$unknown, t), [i, a, o] = createExtensionContainer(t), s = makeReadContext$1(n);
	for (let e of r) readField(i, new BinaryReader(e.data), a, e.wireType, s);
	return o();
}
function setExtension(e, t, n) {
	assertExtendee(t, e);
	let r = (e.$unknown ?? []).filter((e) => e.no !== t.number), [i, a] = createExtensionContainer(t, n), o = new BinaryWriter();
	writeField(o, { writeUnknownFields: !0 }, i, a);
	let s = new BinaryReader(o.finish());
	for (; s.pos < s.len;) {
		let [e, t] = s.tag(), n = s.skip(t, e);
		r.push({
			no: e,
			wireType: t,
			data: n
		});
	}
	e.$unknown = r;
}
function filterUnknownFields(e, t) {
	if (e === void 0) return [];
	if (t.fieldKind === "enum" || t.fieldKind === "scalar") {
		for (let n = e.length - 1; n >= 0; --n) if (e[n].no == t.number) return [e[n]];
		return [];
	}
	return e.filter((e) => e.no === t.number);
}
function createExtensionContainer(e, t) {
	let n = e.typeName, r = Object.assign(Object.assign({}, e), {
		kind: "field",
		parent: e.extendee,
		localName: n
	}), i = Object.assign(Object.assign({}, e.extendee), {
		fields: [r],
		members: [r],
		oneofs: []
	}), a = create(i, t === void 0 ? void 0 : { [n]: t });
	return [
		reflect(i, a),
		r,
		() => {
			let t = a[n];
			if (t === void 0) {
				let t = e.message;
				return isWrapperDesc(t) ? scalarZeroValue(t.fields[0].scalar, t.fields[0].longAsString) : create(t);
			}
			return t;
		}
	];
}
function assertExtendee(e, t) {
	if (e.extendee.typeName != t.$typeName) throw Error(`extension ${e.typeName} can only be applied to message ${e.extendee.typeName}`);
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/json.js
const bt = /*@__PURE__*/ Date.parse("0001-01-01T00:00:00Z"), xt = /*@__PURE__*/ Date.parse("9999-12-31T23:59:59Z"), St = {
	alwaysEmitImplicit: !1,
	enumAsInteger: !1,
	useProtoFieldName: !1
};
function makeWriteOptions(e) {
	return e ? Object.assign(Object.assign({}, St), e) : St;
}
function toJson(e, t, n) {
	return compiledWriter(e)(makeWriteOptions(n), t);
}
function toJsonString(e, t, n) {
	let r = toJson(e, t, n);
	return JSON.stringify(r, null, n?.prettySpaces ?? 0);
}
const Ct = /* @__PURE__ */ new WeakMap();
function compiledWriter(e) {
	let t = Ct.get(e);
	return t === void 0 && (t = compileMessage$1(e)), t;
}
function compileMessage$1(e) {
	let t = e.typeName, n = compileWkt$1(e);
	if (n !== void 0) {
		let r = e.fields[0], compiledWriter = (e, i) => {
			if (i.$typeName !== t && r !== void 0) throw new FieldError(r, `cannot use ${r} with message ${i.$typeName}`, "ForeignFieldError");
			return n(e, i);
		};
		return Ct.set(e, compiledWriter), compiledWriter;
	}
	let r = e.fields.concat().sort((e, t) => e.number - t.number), i = r[0], a = [], compiledWriter = (n, r) => {
		if (r.$typeName !== t && i !== void 0) throw new FieldError(i, `cannot use ${i} with message ${r.$typeName}`, "ForeignFieldError");
		let o = {};
		for (let e = 0; e < a.length; e++) a[e](n, r, o);
		return n.registry && writeExtensions(o, n, n.registry, r, e), o;
	};
	Ct.set(e, compiledWriter);
	for (let e of r) {
		let t = compileField(e);
		a.push(e.jsonName === "__proto__" || e.name === "__proto__" ? writeOwnKeys(t) : t);
	}
	return compiledWriter;
}
function writeOwnKeys(e) {
	return (t, n, r) => {
		let i = Object.create(null);
		e(t, n, i);
		for (let e of Object.keys(i)) setOwn(r, e, i[e]);
	};
}
function compileWkt$1(e) {
	if (e.typeName.startsWith("google.protobuf.")) switch (e.typeName) {
		case "google.protobuf.Any": return (e, t) => anyToJson(t, e);
		case "google.protobuf.Timestamp": return (e, t) => timestampToJson(t);
		case "google.protobuf.Duration": return (e, t) => durationToJson(t);
		case "google.protobuf.FieldMask": return (e, t) => fieldMaskToJson(t);
		case "google.protobuf.Struct": return (e, t) => structToJson(t);
		case "google.protobuf.Value": return (e, t) => valueToJson(t);
		case "google.protobuf.ListValue": return (e, t) => listValueToJson(t);
		default:
			if (isWrapperDesc(e)) {
				let t = e.fields[0], n = t.localName, r = scalarZeroValue(t.scalar, !1), i = compileScalarValue(t);
				return (e, t) => {
					let a = t[n];
					return i(e, a === void 0 ? r : a);
				};
			}
			return;
	}
}
function compileField(e) {
	switch (e.fieldKind) {
		case "scalar":
		case "enum":
		case "message": return compileSingularField(e);
		case "list":
		case "map": {
			let t = e.fieldKind == "list" ? compileListValue(e) : compileMapValue(e), n = e.name, r = e.jsonName, i = e.localName;
			return (e, a, o) => {
				let s = t(e, a[i]);
				s !== void 0 && (o[e.useProtoFieldName ? n : r] = s);
			};
		}
	}
}
function compileSingularField(e) {
	let t = compileSingularValue(e), n = e.name, r = e.jsonName, i = e.localName;
	if (e.oneof) {
		let a = e.oneof.localName;
		return (e, o, s) => {
			let c = o[a];
			c.case === i && (s[e.useProtoFieldName ? n : r] = t(e, c.value));
		};
	}
	if (e.presence != 2) {
		let a = e.presence == 3 ? `cannot encode ${e} to JSON: required field not set` : void 0;
		return (e, o, s) => {
			let c = o[i];
			if (c !== void 0 && Object.prototype.hasOwnProperty.call(o, i)) s[e.useProtoFieldName ? n : r] = t(e, c);
			else if (a !== void 0) throw Error(a);
		};
	}
	if (e.fieldKind == "enum") {
		let a = e.enum.values[0].number;
		return (e, o, s) => {
			let c = o[i];
			(c !== a || e.alwaysEmitImplicit) && (s[e.useProtoFieldName ? n : r] = t(e, c));
		};
	}
	switch (e.scalar) {
		case T.BOOL: return (e, a, o) => {
			let s = a[i];
			(s !== !1 || e.alwaysEmitImplicit) && (o[e.useProtoFieldName ? n : r] = t(e, s));
		};
		case T.STRING: return (e, a, o) => {
			let s = a[i];
			(s !== "" || e.alwaysEmitImplicit) && (o[e.useProtoFieldName ? n : r] = t(e, s));
		};
		case T.BYTES: return (e, a, o) => {
			let s = a[i];
			(!(s instanceof Uint8Array) || s.byteLength > 0 || e.alwaysEmitImplicit) && (o[e.useProtoFieldName ? n : r] = t(e, s));
		};
		case T.DOUBLE:
		case T.FLOAT: return (e, a, o) => {
			let s = a[i];
			(!Object.is(s, 0) || e.alwaysEmitImplicit) && (o[e.useProtoFieldName ? n : r] = t(e, s));
		};
		default: return (e, a, o) => {
			let s = a[i];
			(s != 0 || e.alwaysEmitImplicit) && (o[e.useProtoFieldName ? n : r] = t(e, s));
		};
	}
}
function compileFieldValue(e) {
	switch (e.fieldKind) {
		case "scalar":
		case "enum":
		case "message": return compileSingularValue(e);
		case "list": return compileListValue(e);
		case "map": return compileMapValue(e);
	}
}
function compileSingularValue(e) {
	switch (e.fieldKind) {
		case "scalar": return compileScalarValue(e);
		case "enum": return compileEnumValue(e);
		case "message": return compileMessageValue(e);
	}
}
function compileMessageValue(e) {
	let { toMessage: t } = localMessageMapper(e), n = compiledWriter(e.message);
	return (e, r) => n(e, t(r));
}
function compileListValue(e) {
	let t = compileListItemValue(e);
	return (e, n) => {
		let r = n;
		if (r.length == 0 && !e.alwaysEmitImplicit) return;
		let i = [];
		for (let n = 0; n < r.length; n++) i.push(t(e, r[n]));
		return i;
	};
}
function compileListItemValue(e) {
	switch (e.listKind) {
		case "scalar": return compileScalarValue(e);
		case "enum": return compileEnumValue(e);
		case "message": return compileMessageValue(e);
	}
}
function compileMapValue(e) {
	let t = compileMapEntryValue(e);
	return (e, n) => {
		let r = n, i = Object.keys(r);
		if (i.length == 0 && !e.alwaysEmitImplicit) return;
		let a = {};
		for (let n = 0; n < i.length; n++) {
			let o = i[n];
			setOwn(a, o, t(e, r[o]));
		}
		return a;
	};
}
function compileMapEntryValue(e) {
	switch (e.mapKind) {
		case "scalar": return compileScalarValue(e);
		case "enum": return compileEnumValue(e);
		case "message": return compileMessageValue(e);
	}
}
function compileEnumValue(e) {
	let t = e.enum;
	return t.typeName == "google.protobuf.NullValue" ? (e, n) => {
		if (typeof n != "number") throw errorEnumValue(t, n);
		return null;
	} : (e, n) => {
		if (typeof n != "number") throw errorEnumValue(t, n);
		return e.enumAsInteger ? n : t.value[n]?.jsonName ?? n;
	};
}
function errorEnumValue(e, t) {
	return /* @__PURE__ */ Error(`cannot encode ${e} to JSON: expected number, got ${formatVal(t)}`);
}
function compileScalarValue(e) {
	switch (e.scalar) {
		case T.INT32:
		case T.SFIXED32:
		case T.SINT32:
		case T.FIXED32:
		case T.UINT32: return (t, n) => {
			if (typeof n != "number") throw errorScalarValue(e, n);
			return n;
		};
		case T.FLOAT:
		case T.DOUBLE: return (t, n) => {
			if (typeof n != "number") throw errorScalarValue(e, n);
			return Number.isNaN(n) ? "NaN" : n === Infinity ? "Infinity" : n === -Infinity ? "-Infinity" : n;
		};
		case T.STRING: return (t, n) => {
			if (typeof n != "string") throw errorScalarValue(e, n);
			return n;
		};
		case T.BOOL: return (t, n) => {
			if (typeof n != "boolean") throw errorScalarValue(e, n);
			return n;
		};
		case T.UINT64:
		case T.FIXED64:
		case T.INT64:
		case T.SFIXED64:
		case T.SINT64: return (t, n) => {
			if (typeof n == "bigint" || typeof n == "string" || typeof n == "number" && Number.isInteger(n)) return n.toString();
			throw errorScalarValue(e, n);
		};
		case T.BYTES: return (t, n) => {
			if (n instanceof Uint8Array) return base64Encode(n);
			throw errorScalarValue(e, n);
		};
	}
}
function errorScalarValue(e, t) {
	return /* @__PURE__ */ Error(`cannot encode ${e} to JSON: ${checkField(e, t)?.message}`);
}
function writeExtensions(e, t, n, r, i) {
	let a = r.$unknown;
	if (a === void 0) return;
	let o = /* @__PURE__ */ new Set();
	for (let s = 0; s < a.length; s++) {
		let { no: c } = a[s];
		if (!o.has(c)) {
			o.add(c);
			let a = n.getExtensionFor(i, c);
			if (!a) continue;
			let [s, l] = createExtensionContainer(a, getExtension(r, a)), u = s[O], d = compileFieldValue(l)(t, u[l.localName]);
			d !== void 0 && (e[a.jsonName] = d);
		}
	}
}
function anyToJson(e, t) {
	if (e.typeUrl === "") return {};
	let { registry: n } = t, r, i;
	if (n && (r = anyUnpack(e, n), r && (i = n.getMessage(r.$typeName))), !i || !r) throw Error(`cannot encode message ${e.$typeName} to JSON: "${e.typeUrl}" is not in the type registry`);
	let a = hasCustomJsonRepresentation(i) ? { value: compiledWriter(i)(t, r) } : compiledWriter(i)(t, r);
	return a["@type"] = e.typeUrl, a;
}
function durationToJson(e) {
	let t = Number(e.seconds), n = e.nanos;
	if (t > 315576e6 || t < -315576e6) throw Error(`cannot encode message ${e.$typeName} to JSON: value out of range`);
	if (t > 0 && n < 0 || t < 0 && n > 0) throw Error(`cannot encode message ${e.$typeName} to JSON: nanos sign must match seconds sign`);
	let r = e.seconds.toString();
	if (n !== 0) {
		let e = Math.abs(n).toString();
		e = "0".repeat(9 - e.length) + e, e.substring(3) === "000000" ? e = e.substring(0, 3) : e.substring(6) === "000" && (e = e.substring(0, 6)), r += "." + e, n < 0 && t == 0 && (r = "-" + r);
	}
	return r + "s";
}
function fieldMaskToJson(e) {
	return e.paths.map((t) => {
		if (protoSnakeCase(protoCamelCase(t)) !== t) throw Error(`cannot encode message ${e.$typeName} to JSON: lowerCamelCase of path name "${t}" is irreversible`);
		return protoCamelCase(t);
	}).join(",");
}
function structToJson(e) {
	let t = {}, n = Object.keys(e.fields);
	for (let r = 0; r < n.length; r++) {
		let i = n[r];
		setOwn(t, i, valueToJson(e.fields[i]));
	}
	return t;
}
function valueToJson(e) {
	switch (e.kind.case) {
		case "nullValue": return null;
		case "numberValue":
			if (!Number.isFinite(e.kind.value)) throw Error(`${e.$typeName} cannot be NaN or Infinity`);
			return e.kind.value;
		case "boolValue": return e.kind.value;
		case "stringValue": return e.kind.value;
		case "structValue": return structToJson(e.kind.value);
		case "listValue": return listValueToJson(e.kind.value);
		default: throw Error(`${e.$typeName} must have a value`);
	}
}
function listValueToJson(e) {
	return e.values.map(valueToJson);
}
function timestampToJson(e) {
	let t = Number(e.seconds) * 1e3;
	if (t < bt || t > xt) throw Error(`cannot encode message ${e.$typeName} to JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
	if (e.nanos < 0) throw Error(`cannot encode message ${e.$typeName} to JSON: nanos must not be negative`);
	if (e.nanos > 999999999) throw Error(`cannot encode message ${e.$typeName} to JSON: nanos must not be greater than 999999999`);
	let n = "Z";
	if (e.nanos > 0) {
		let t = (e.nanos + 1e9).toString().substring(1);
		n = t.substring(3) === "000000" ? "." + t.substring(0, 3) + "Z" : t.substring(6) === "000" ? "." + t.substring(0, 6) + "Z" : "." + t + "Z";
	}
	return new Date(t).toISOString().replace(".000Z", n);
}
function makeReadContext(e) {
	return Object.assign(Object.assign({
		ignoreUnknownFields: !1,
		recursionLimit: 100
	}, e), { depth: 0 });
}
function fromJsonString(e, t, n) {
	return fromJson(e, parseJsonString(t, e.typeName), n);
}
function fromJson(e, t, n) {
	let r = create(e);
	return readMessage(e, r, t, n), r;
}
function readMessage(e, t, n, r) {
	try {
		compiledReader(e)(t, n, makeReadContext(r));
	} catch (e) {
		throw isFieldError(e) ? Error(`cannot decode ${e.field()} from JSON: ${e.message}`, { cause: e }) : e;
	}
}
const wt = /* @__PURE__ */ new WeakMap();
function compiledReader(e) {
	let t = wt.get(e);
	return t === void 0 && (t = compileMessage(e)), t;
}
function compileMessage(e) {
	let t = String(e), n = compileWkt(e);
	if (n !== void 0) {
		let compiled = (e, r, i) => {
			if (++i.depth > i.recursionLimit) throw Error(`cannot decode ${t} from JSON: maximum recursion depth of ${i.recursionLimit} reached`);
			n(e, r, i), i.depth--;
		};
		return wt.set(e, compiled), compiled;
	}
	let r = e.typeName, i = /* @__PURE__ */ new Map(), compiled = (e, n, a) => {
		if (++a.depth > a.recursionLimit) throw Error(`cannot decode ${t} from JSON: maximum recursion depth of ${a.recursionLimit} reached`);
		if (n == null || Array.isArray(n) || typeof n != "object") throw Error(`cannot decode ${t} from JSON: ${formatVal(n)}`);
		let o = /* @__PURE__ */ new Map(), s = /* @__PURE__ */ new Set(), c = Object.keys(n);
		for (let l = 0; l < c.length; l++) {
			let u = c[l], d = n[u], p = i.get(u);
			if (p !== void 0) {
				let t = p.field;
				if (s.has(t)) throw new FieldError(t, "set multiple times");
				if (s.add(t), p.oneofScalarNullSkip && d === null) continue;
				if (p.oneof) {
					let e = o.get(p.oneof);
					if (e !== void 0) throw new FieldError(p.oneof, `oneof set multiple times by ${e.name} and ${t.name}`);
					o.set(p.oneof, t);
				}
				p.read(e, d, a);
			} else {
				let n = u.startsWith("[") && u.endsWith("]") ? a.registry?.getExtension(u.substring(1, u.length - 1)) : void 0;
				if (n?.extendee.typeName == r) {
					let [t, r, i] = createExtensionContainer(n);
					compileFieldReader(r)(t[O], d, a), setExtension(e, n, i());
				}
				if (n === void 0 && !a.ignoreUnknownFields) throw Error(`cannot decode ${t} from JSON: key "${u}" is unknown`);
			}
		}
		a.depth--;
	};
	wt.set(e, compiled);
	for (let t of e.fields) {
		let e = {
			read: compileFieldReader(t),
			field: t,
			oneof: t.oneof,
			oneofScalarNullSkip: t.oneof !== void 0 && t.fieldKind == "scalar"
		};
		i.set(t.name, e).set(t.jsonName, e);
	}
	return compiled;
}
function compileWkt(e) {
	if (e.typeName.startsWith("google.protobuf.")) switch (e.typeName) {
		case "google.protobuf.Any": return (e, t, n) => anyFromJson(e, t, n);
		case "google.protobuf.Timestamp": return (e, t) => timestampFromJson(e, t);
		case "google.protobuf.Duration": return (e, t) => durationFromJson(e, t);
		case "google.protobuf.FieldMask": return (e, t) => fieldMaskFromJson(e, t);
		case "google.protobuf.Struct": return (e, t, n) => structFromJson(e, t, n);
		case "google.protobuf.Value": return (e, t, n) => valueFromJson(e, t, n);
		case "google.protobuf.ListValue": return (e, t, n) => listValueFromJson(e, t, n);
		default:
			if (isWrapperDesc(e)) {
				let t = e.fields[0], n = t.localName, r = t.scalar, i = t.longAsString, a = compileScalarConverter(t);
				return (e, t) => {
					t === null ? e[n] = scalarZeroValue(r, i) : e[n] = a(t);
				};
			}
			return;
	}
}
function compileFieldReader(e) {
	switch (e.fieldKind) {
		case "scalar": return compileScalarFieldReader(e);
		case "enum": return compileEnumFieldReader(e);
		case "message": return compileMessageFieldReader(e);
		case "list": return compileListFieldReader(e);
		case "map": return compileMapFieldReader(e);
	}
}
function compileScalarFieldReader(e) {
	let t = compileScalarConverter(e), n = e.localName;
	if (e.oneof) {
		let r = e.oneof.localName;
		return (e, i) => {
			e[r] = {
				case: n,
				value: t(i)
			};
		};
	}
	let r = compileClear(e);
	return (e, i) => {
		i === null ? r(e) : e[n] = t(i);
	};
}
function compileClear(e) {
	let t = e.localName;
	if (e.presence != 2) return (e) => {
		delete e[t];
	};
	if (e.fieldKind == "enum") {
		let n = e.enum.values[0].number;
		return (e) => {
			e[t] = n;
		};
	}
	let n = e.scalar, r = e.longAsString;
	return (e) => {
		e[t] = scalarZeroValue(n, r);
	};
}
function compileEnumFieldReader(e) {
	let t = compileEnumConverter(e.enum), n = compileEnumCheck(e.enum), r = e.localName, i = e.enum.typeName != "google.protobuf.NullValue";
	if (e.oneof) {
		let a = e.oneof.localName;
		return (o, s, c) => {
			if (s === null && i) {
				o[a].case === r && (o[a] = { case: void 0 });
				return;
			}
			let l = t(s, c.ignoreUnknownFields);
			if (l === I) return;
			let u = n(l);
			if (u !== !0) throw new FieldError(e, reasonSingular(e, l, u));
			o[a] = {
				case: r,
				value: l
			};
		};
	}
	let a = compileClear(e);
	return (o, s, c) => {
		if (s === null && i) {
			a(o);
			return;
		}
		let l = t(s, c.ignoreUnknownFields);
		if (l === I) return;
		let u = n(l);
		if (u !== !0) throw new FieldError(e, reasonSingular(e, l, u));
		o[r] = l;
	};
}
function compileMessageFieldReader(e) {
	let t = e.localName, { toMessage: n, toLocal: r } = localMessageMapper(e), i = compiledReader(e.message), a = e.message.typeName != "google.protobuf.Value";
	if (e.oneof) {
		let o = e.oneof.localName;
		return (e, s, c) => {
			let l = e[o];
			if (s === null && a) {
				l.case === t && (e[o] = { case: void 0 });
				return;
			}
			let u = n(l.case === t ? l.value : void 0);
			i(u, s, c), e[o] = {
				case: t,
				value: r(u)
			};
		};
	}
	return (e, o, s) => {
		if (o === null && a) {
			delete e[t];
			return;
		}
		let c = n(e[t]);
		i(c, o, s), e[t] = r(c);
	};
}
function compileListFieldReader(e) {
	let t = e.localName, n = compileListItemReader(e);
	return (r, i, a) => {
		if (i === null) return;
		if (!Array.isArray(i)) throw new FieldError(e, "expected Array, got " + formatVal(i));
		let o = r[t];
		for (let e = 0; e < i.length; e++) {
			let t = n(i[e], a, o.length);
			t !== I && o.push(t);
		}
	};
}
function compileListItemReader(e) {
	switch (e.listKind) {
		case "scalar": {
			let t = compileScalarParse(e), n = checkScalarValue(e.scalar), r = compileScalarToLocal(e);
			return (i, a, o) => {
				if (i === null) throw new FieldError(e, "list item must not be null");
				let s = t(i), c = n(s);
				if (c !== !0) throw new FieldError(e, `list item #${o + 1}: ${reasonSingular(e, s, c)}`);
				return r(s);
			};
		}
		case "enum": {
			let t = compileEnumConverter(e.enum), n = compileEnumCheck(e.enum), r = e.enum.typeName != "google.protobuf.NullValue";
			return (i, a, o) => {
				if (i === null && r) throw new FieldError(e, "list item must not be null");
				let s = t(i, a.ignoreUnknownFields);
				if (s === I) return s;
				let c = n(s);
				if (c !== !0) throw new FieldError(e, `list item #${o + 1}: ${reasonSingular(e, s, c)}`);
				return s;
			};
		}
		case "message": {
			let { toMessage: t, toLocal: n } = localMessageMapper(e), r = compiledReader(e.message), i = e.message.typeName != "google.protobuf.Value";
			return (a, o) => {
				if (a === null && i) throw new FieldError(e, "list item must not be null");
				let s = t(void 0);
				return r(s, a, o), n(s);
			};
		}
	}
}
function compileMapFieldReader(e) {
	let t = e.localName, n = e.mapKey, r = compileMapKeyParse(n), i = checkScalarValue(n), parseValue, a, toLocalValue = (e) => e, o = !0;
	switch (e.mapKind) {
		case "scalar":
			parseValue = compileScalarParse(e), a = checkScalarValue(e.scalar), toLocalValue = compileScalarToLocal(e);
			break;
		case "enum": {
			let t = compileEnumConverter(e.enum);
			parseValue = (e, n) => t(e, n.ignoreUnknownFields), a = compileEnumCheck(e.enum), o = e.enum.typeName != "google.protobuf.NullValue";
			break;
		}
		case "message": {
			let { toMessage: t, toLocal: n } = localMessageMapper(e), r = compiledReader(e.message);
			o = e.message.typeName != "google.protobuf.Value", parseValue = (e, i) => {
				let a = t(void 0);
				return r(a, e, i), n(a);
			};
			break;
		}
	}
	return (s, c, l) => {
		if (c === null) return;
		if (typeof c != "object" || Array.isArray(c)) throw new FieldError(e, "expected object, got " + formatVal(c));
		let u = s[t], d = /* @__PURE__ */ new Set(), p = Object.keys(c);
		for (let t = 0; t < p.length; t++) {
			let s = p[t], m = c[s], h = r(s);
			if (d.has(h)) throw new FieldError(e, `duplicate map key "${s}"`);
			if (d.add(h), m === null && o) throw new FieldError(e, "map value must not be null");
			let g = parseValue(m, l);
			if (g === I) continue;
			let _ = i(h);
			if (_ !== !0) throw new FieldError(e, `invalid map key: ${reasonSingular({ scalar: n }, h, _)}`);
			if (a !== void 0) {
				let t = a(g);
				if (t !== !0) throw new FieldError(e, `map entry ${formatVal(h)}: ${reasonSingular(e, g, t)}`);
			}
			setOwn(u, h, toLocalValue(g));
		}
	};
}
const I = Symbol();
function compileEnumConverter(e) {
	let t = e.values[0].number, n = /* @__PURE__ */ new Map();
	for (let t of e.values) n.set(t.jsonName, t.number);
	for (let t of e.values) n.set(t.name, t.number);
	return (r, i) => {
		if (r === null) return t;
		switch (typeof r) {
			case "number":
				if (Number.isInteger(r)) return r;
				break;
			case "string": {
				let e = n.get(r);
				if (e !== void 0) return e;
				if (i) return I;
				break;
			}
		}
		throw Error(`cannot decode ${e} from JSON: ${formatVal(r)}`);
	};
}
function compileEnumCheck(e) {
	if (e.open) return checkScalarValue(T.INT32);
	let t = e.values;
	return (e) => t.some((t) => t.number === e);
}
function compileScalarConverter(e) {
	let t = compileScalarParse(e), n = checkScalarValue(e.scalar), r = compileScalarToLocal(e);
	return (i) => {
		let a = t(i), o = n(a);
		if (o !== !0) throw new FieldError(e, reasonSingular(e, a, o));
		return r(a);
	};
}
function compileScalarParse(e) {
	switch (e.scalar) {
		case T.DOUBLE:
		case T.FLOAT: return (t) => {
			if (t === "NaN") return NaN;
			if (t === "Infinity") return Infinity;
			if (t === "-Infinity") return -Infinity;
			if (typeof t == "number") {
				if (Number.isNaN(t)) throw new FieldError(e, "unexpected NaN number");
				if (!Number.isFinite(t)) throw new FieldError(e, "unexpected infinite number");
				return t;
			}
			if (typeof t == "string") {
				if (t === "" || t.trim().length !== t.length) return t;
				let e = Number(t);
				return Number.isFinite(e) ? e : t;
			}
			return t;
		};
		case T.INT32:
		case T.FIXED32:
		case T.SFIXED32:
		case T.SINT32:
		case T.UINT32: return int32FromJson;
		case T.BYTES: return (t) => {
			if (typeof t == "string") {
				if (t === "") return /* @__PURE__ */ new Uint8Array();
				try {
					return base64Decode(t);
				} catch (t) {
					throw new FieldError(e, t instanceof Error ? t.message : String(t));
				}
			}
			return t;
		};
		default: return (e) => e;
	}
}
function compileScalarToLocal(e) {
	let t = e.fieldKind !== "map" && e.longAsString;
	switch (e.scalar) {
		case T.INT64:
		case T.SFIXED64:
		case T.SINT64: return t ? (e) => String(e) : (e) => typeof e == "string" || typeof e == "number" ? D.parse(e) : e;
		case T.FIXED64:
		case T.UINT64: return t ? (e) => String(e) : (e) => typeof e == "string" || typeof e == "number" ? D.uParse(e) : e;
		default: return (e) => e;
	}
}
function compileMapKeyParse(e) {
	switch (e) {
		case T.BOOL: return (e) => {
			switch (e) {
				case "true": return !0;
				case "false": return !1;
			}
			return e;
		};
		case T.INT32:
		case T.FIXED32:
		case T.UINT32:
		case T.SFIXED32:
		case T.SINT32: return int32FromJson;
		case T.INT64:
		case T.SINT64:
		case T.SFIXED64:
		case T.UINT64:
		case T.FIXED64: return (e) => /^-?0+$/.test(e) ? "0" : e.replace(/^(-?)0+(?=\d)/, "$1");
		default: return (e) => e;
	}
}
function int32FromJson(e) {
	if (typeof e == "string") {
		if (e === "" || e.trim().length !== e.length) return e;
		let t = Number(e);
		return Number.isNaN(t) ? e : t;
	}
	return e;
}
function parseJsonString(e, t) {
	let n;
	try {
		n = JSON.parse(e);
	} catch (e) {
		let n = e instanceof Error ? e.message : String(e);
		throw Error(`cannot decode message ${t} from JSON: ${n}`, { cause: e });
	}
	return checkDuplicateKeys(e, t), n;
}
function checkDuplicateKeys(e, t) {
	let n = [], r = !1, i = 0;
	for (; i < e.length;) switch (e[i]) {
		case "{":
			n.push(/* @__PURE__ */ new Set()), r = !0, i++;
			break;
		case "[":
			n.push(null), r = !1, i++;
			break;
		case "}":
		case "]":
			n.pop(), r = !1, i++;
			break;
		case ",":
			r = n[n.length - 1] != null, i++;
			break;
		case ":":
			r = !1, i++;
			break;
		case "\"": {
			let a = i++, o = !1;
			for (; i < e.length;) if (e[i] == "\\") o = !0, i += 2;
			else {
				if (e[i] == "\"") break;
				i++;
			}
			let s = i++, c = n[n.length - 1];
			if (r && c) {
				let n = o ? JSON.parse(e.substring(a, s + 1)) : e.substring(a + 1, s);
				if (c.has(n)) throw Error(`cannot decode message ${t} from JSON: duplicate object key "${n}"`);
				c.add(n);
			}
			r = !1;
			break;
		}
		default: i++;
	}
}
function anyFromJson(e, t, n) {
	if (t === null || Array.isArray(t) || typeof t != "object") throw Error(`cannot decode message ${e.$typeName} from JSON: expected object but got ${formatVal(t)}`);
	if (Object.keys(t).length == 0) return;
	let r = t["@type"];
	if (typeof r != "string" || r == "") throw Error(`cannot decode message ${e.$typeName} from JSON: "@type" is empty`);
	let i = r.includes("/") ? r.substring(r.lastIndexOf("/") + 1) : r;
	if (!i.length) throw Error(`cannot decode message ${e.$typeName} from JSON: "@type" is invalid`);
	let a = n.registry?.getMessage(i);
	if (!a) throw Error(`cannot decode message ${e.$typeName} from JSON: ${r} is not in the type registry`);
	let o = create(a);
	if (hasCustomJsonRepresentation(a) && Object.prototype.hasOwnProperty.call(t, "value")) compiledReader(a)(o, t.value, n);
	else {
		let e = {};
		for (let n of Object.keys(t)) n !== "@type" && setOwn(e, n, t[n]);
		compiledReader(a)(o, e, n);
	}
	anyPack(a, o, e);
}
function timestampFromJson(e, t) {
	if (typeof t != "string") throw Error(`cannot decode message ${e.$typeName} from JSON: ${formatVal(t)}`);
	let n = t.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{1,9}))?(?:Z|([+-][0-9][0-9]:[0-9][0-9]))$/);
	if (!n) throw Error(`cannot decode message ${e.$typeName} from JSON: invalid RFC 3339 string`);
	let r = Date.parse(n[1] + "-" + n[2] + "-" + n[3] + "T" + n[4] + ":" + n[5] + ":" + n[6] + (n[8] ? n[8] : "Z"));
	if (Number.isNaN(r)) throw Error(`cannot decode message ${e.$typeName} from JSON: invalid RFC 3339 string`);
	if (r < bt || r > xt) throw Error(`cannot decode message ${e.$typeName} from JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
	e.seconds = D.parse(r / 1e3), e.nanos = 0, n[7] && (e.nanos = parseInt("1" + n[7] + "0".repeat(9 - n[7].length)) - 1e9);
}
function durationFromJson(e, t) {
	if (typeof t != "string") throw Error(`cannot decode message ${e.$typeName} from JSON: ${formatVal(t)}`);
	let n = t.match(/^(-?[0-9]+)(?:\.([0-9]+))?s/);
	if (n === null) throw Error(`cannot decode message ${e.$typeName} from JSON: ${formatVal(t)}`);
	let r = Number(n[1]);
	if (r > 315576e6 || r < -315576e6) throw Error(`cannot decode message ${e.$typeName} from JSON: ${formatVal(t)}`);
	if (e.seconds = D.parse(r), typeof n[2] != "string") return;
	let i = n[2] + "0".repeat(9 - n[2].length);
	e.nanos = parseInt(i), (r < 0 || Object.is(r, -0)) && (e.nanos = -e.nanos);
}
function fieldMaskFromJson(e, t) {
	if (typeof t != "string") throw Error(`cannot decode message ${e.$typeName} from JSON: ${formatVal(t)}`);
	t !== "" && (e.paths = t.split(",").map((t) => {
		if (t.includes("_")) throw Error(`cannot decode message ${e.$typeName} from JSON: path names must be lowerCamelCase`);
		return protoSnakeCase(t);
	}));
}
function structFromJson(e, t, n) {
	if (typeof t != "object" || !t || Array.isArray(t)) throw Error(`cannot decode message ${e.$typeName} from JSON ${formatVal(t)}`);
	let r = Object.keys(t);
	for (let i = 0; i < r.length; i++) {
		let a = r[i], o = create(gt);
		valueFromJson(o, t[a], n), setOwn(e.fields, a, o);
	}
}
function valueFromJson(e, t, n) {
	if (++n.depth > n.recursionLimit) throw Error(`cannot decode ${e.$typeName} from JSON: maximum recursion depth of ${n.recursionLimit} reached`);
	switch (typeof t) {
		case "number":
			e.kind = {
				case: "numberValue",
				value: t
			};
			break;
		case "string":
			e.kind = {
				case: "stringValue",
				value: t
			};
			break;
		case "boolean":
			e.kind = {
				case: "boolValue",
				value: t
			};
			break;
		case "object":
			if (t === null) e.kind = {
				case: "nullValue",
				value: vt.NULL_VALUE
			};
			else if (Array.isArray(t)) {
				let r = create(_t);
				listValueFromJson(r, t, n), e.kind = {
					case: "listValue",
					value: r
				};
			} else {
				let r = create(ht);
				structFromJson(r, t, n), e.kind = {
					case: "structValue",
					value: r
				};
			}
			break;
		default: throw Error(`cannot decode message ${e.$typeName} from JSON ${formatVal(t)}`);
	}
	return n.depth--, e;
}
function listValueFromJson(e, t, n) {
	if (!Array.isArray(t)) throw Error(`cannot decode message ${e.$typeName} from JSON ${formatVal(t)}`);
	for (let r = 0; r < t.length; r++) {
		let i = create(gt);
		valueFromJson(i, t[r], n), e.values.push(i);
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/code-string.js
function codeToString(e) {
	let t = w[e];
	return typeof t == "string" ? t[0].toLowerCase() + t.substring(1).replace(/[A-Z]/g, (e) => "_" + e.toLowerCase()) : e.toString();
}
let L;
function codeFromString(e) {
	if (!L) {
		L = {};
		for (let e of Object.values(w)) typeof e != "string" && (L[codeToString(e)] = e);
	}
	return L[e];
}
// node_modules/@connectrpc/connect/dist/esm/connect-error.js
var R = class ConnectError extends Error {
	constructor(e, t = w.Unknown, n, r, i) {
		super(createMessage(e, t)), this.name = "ConnectError", Object.setPrototypeOf(this, new.target.prototype), this.rawMessage = e, this.code = t, this.metadata = new PlainHeaders(n ?? {}), this.details = r ?? [], this.cause = i;
	}
	static from(e, t = w.Unknown) {
		return e instanceof ConnectError ? e : e instanceof Error ? e.name == "AbortError" || e.name == "TimeoutError" ? new ConnectError(e.message, w.Canceled) : new ConnectError(e.message, t, void 0, void 0, e) : new ConnectError(String(e), t, void 0, void 0, e);
	}
	static [Symbol.hasInstance](e) {
		return e instanceof Error ? Object.getPrototypeOf(e) === ConnectError.prototype || e.name === "ConnectError" && "code" in e && typeof e.code == "number" && "metadata" in e && "details" in e && Array.isArray(e.details) && "rawMessage" in e && typeof e.rawMessage == "string" && "cause" in e : !1;
	}
	findDetails(e) {
		let t = e.kind === "message" ? { getMessage: (t) => t === e.typeName ? e : void 0 } : e, n = [];
		for (let e of this.details) {
			if ("desc" in e) {
				t.getMessage(e.desc.typeName) && n.push(create(e.desc, e.value));
				continue;
			}
			let r = t.getMessage(e.type);
			if (r) try {
				n.push(fromBinary(r, e.value));
			} catch {}
		}
		return n;
	}
};
function createMessage(e, t) {
	return e.length ? `[${codeToString(t)}] ${e}` : `[${codeToString(t)}]`;
}
// node_modules/@connectrpc/connect/dist/esm/protocol/signals.js
function createLinkedAbortController(...e) {
	let t = new AbortController(), n = e.filter((e) => e !== void 0).concat(t.signal);
	for (let e of n) {
		if (e.aborted) {
			onAbort.apply(e);
			break;
		}
		e.addEventListener("abort", onAbort);
	}
	function onAbort() {
		t.signal.aborted || t.abort(getAbortSignalReason(this));
		for (let e of n) e.removeEventListener("abort", onAbort);
	}
	return t;
}
function createDeadlineSignal(e) {
	let t = new AbortController(), listener = () => {
		t.abort(new R("the operation timed out", w.DeadlineExceeded));
	}, n;
	return e !== void 0 && (e <= 0 ? listener() : n = setTimeout(listener, e)), {
		signal: t.signal,
		cleanup: () => clearTimeout(n)
	};
}
function getAbortSignalReason(e) {
	if (!e.aborted) return;
	if (e.reason !== void 0) return e.reason;
	let t = /* @__PURE__ */ Error("This operation was aborted");
	return t.name = "AbortError", t;
}
// node_modules/@connectrpc/connect/dist/esm/context-values.js
function createContextValues() {
	return {
		get(e) {
			return e.id in this ? this[e.id] : e.defaultValue;
		},
		set(e, t) {
			return this[e.id] = t, this;
		},
		delete(e) {
			return delete this[e.id], this;
		}
	};
}
// node_modules/@connectrpc/connect/dist/esm/implementation.js
function createHandlerContext(e) {
	let timeoutMs;
	if (e.timeoutMs !== void 0) {
		let t = new Date(Date.now() + e.timeoutMs);
		timeoutMs = () => t.getTime() - Date.now();
	} else timeoutMs = () => void 0;
	let t = createDeadlineSignal(e.timeoutMs), n = createLinkedAbortController(t.signal, e.requestSignal, e.shutdownSignal);
	return Object.assign(Object.assign({}, e), {
		signal: n.signal,
		timeoutMs,
		requestHeader: new PlainHeaders(e.requestHeader),
		responseHeader: new PlainHeaders(e.responseHeader),
		responseTrailer: new PlainHeaders(e.responseTrailer),
		abort(e) {
			t.cleanup(), n.abort(e);
		},
		values: e.contextValues ?? createContextValues()
	});
}
function createMethodImplSpec(e, t) {
	return {
		kind: e.methodKind,
		method: e,
		impl: t
	};
}
function createServiceImplSpec(e, t) {
	let n = {
		service: e,
		methods: {}
	};
	for (let r of e.methods) {
		let fn = t[r.localName];
		if (typeof fn == "function") fn = fn.bind(t);
		else {
			let t = `${e.typeName}.${r.name} is not implemented`;
			fn = function() {
				throw new R(t, w.Unimplemented);
			};
		}
		n.methods[r.localName] = createMethodImplSpec(r, fn);
	}
	return n;
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/trailer.js
function trailerParse(e) {
	let t = new PlainHeaders(), n = new TextDecoder().decode(e).split("\r\n");
	for (let e of n) {
		if (e === "") continue;
		let n = e.indexOf(":");
		if (n > 0) {
			let r = e.substring(0, n).trim(), i = e.substring(n + 1).trim();
			t.append(r, i);
		}
	}
	return t;
}
function trailerSerialize(e) {
	let t = [];
	return e.forEach((e, n) => {
		t.push(`${n}: ${e}\r\n`);
	}), new TextEncoder().encode(t.join(""));
}
function createTrailerSerialization() {
	return {
		serialize: trailerSerialize,
		parse: trailerParse
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/headers.js
const z = "Content-Type", B = "Grpc-Encoding", V = "Grpc-Accept-Encoding", H = "Grpc-Timeout", U = "Grpc-Status", Tt = "Grpc-Message", Et = "Grpc-Status-Details-Bin", Dt = "User-Agent", Ot = "X-User-Agent", kt = "X-Grpc-Web", At = /^application\/grpc-web(-text)?(?:\+(?:(json)(?:; ?charset=utf-?8)?|proto))?$/i, jt = "application/grpc-web+proto", Mt = "application/grpc-web+json";
function parseContentType$2(e) {
	let t = e?.match(At);
	if (t) return {
		text: !!t[1],
		binary: !t[2]
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/parse-timeout.js
function parseTimeout$1(e, t) {
	if (e === null) return {};
	let n = /^(\d{1,8})([HMSmun])$/.exec(e);
	if (n === null) return { error: new R(`protocol error: invalid grpc timeout value: ${e}`, w.InvalidArgument) };
	let r = {
		H: 36e5,
		M: 6e4,
		S: 1e3,
		m: 1,
		u: .001,
		n: 1e-6
	}[n[2]] * parseInt(n[1]);
	return r > t ? {
		timeoutMs: r,
		error: new R(`timeout ${r}ms must be <= ${t}`, w.InvalidArgument)
	} : { timeoutMs: r };
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/service.js
function serviceDesc(e, t, ...n) {
	if (n.length > 0) throw Error();
	return e.services[t];
}
const Nt = /*@__PURE__*/ messageDesc(/* @__PURE__ */ fileDesc("CgxzdGF0dXMucHJvdG8SCmdvb2dsZS5ycGMiTgoGU3RhdHVzEgwKBGNvZGUYASABKAUSDwoHbWVzc2FnZRgCIAEoCRIlCgdkZXRhaWxzGAMgAygLMhQuZ29vZ2xlLnByb3RvYnVmLkFueUJeCg5jb20uZ29vZ2xlLnJwY0ILU3RhdHVzUHJvdG9QAVo3Z29vZ2xlLmdvbGFuZy5vcmcvZ2VucHJvdG8vZ29vZ2xlYXBpcy9ycGMvc3RhdHVzO3N0YXR1c6ICA1JQQ2IGcHJvdG8z", [P]), 0);
// node_modules/@connectrpc/connect/dist/esm/http-headers.js
function encodeBinaryHeader(e, t) {
	let n;
	return n = t === void 0 ? typeof e == "string" ? new TextEncoder().encode(e) : e instanceof Uint8Array ? e : new Uint8Array(e) : toBinary(t, e), base64Encode(n, "std_raw");
}
function decodeBinaryHeader(e, t, n) {
	try {
		let r = base64Decode(e);
		return t ? fromBinary(t, r, n) : r;
	} catch (e) {
		throw R.from(e, w.DataLoss);
	}
}
function appendHeaders(...e) {
	let t = new PlainHeaders();
	for (let n of e) n.forEach((e, n) => {
		t.append(n, e);
	});
	return t;
}
function setTrailerStatus(e, t) {
	if (t) {
		if (t.metadata.forEach((t, n) => {
			e.append(n, t);
		}), e.set(U, t.code.toString(10)), e.set(Tt, encodeURIComponent(t.rawMessage)), t.details.length > 0) {
			let n = create(Nt, {
				code: t.code,
				message: t.rawMessage,
				details: t.details.map((e) => "desc" in e ? anyPack(e.desc, create(e.desc, e.value)) : {
					typeUrl: `type.googleapis.com/${e.type}`,
					value: e.value
				})
			});
			e.set(Et, encodeBinaryHeader(n, Nt));
		}
	} else e.set(U, "0");
	return e;
}
function findTrailerError(e) {
	let t = e.get(Et);
	if (t != null) {
		let n = decodeBinaryHeader(t, Nt);
		if (n.code == 0) return;
		let r = new R(n.message, n.code, e);
		return r.details = n.details.map((e) => ({
			type: e.typeUrl.substring(e.typeUrl.lastIndexOf("/") + 1),
			value: e.value
		})), r;
	}
	let n = e.get(U);
	if (n != null) {
		if (n === "0") return;
		let t = parseInt(n, 10);
		return t in w ? new R(decodeURIComponent(e.get("Grpc-Message") ?? ""), t, e) : new R(`invalid grpc-status: ${n}`, w.Internal, e);
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol/compression.js
function compressionNegotiate(e, t, n, r) {
	let i = null, a = null, o;
	if (t !== null && t !== "identity") {
		let n = e.find((e) => e.name === t);
		if (n) i = n;
		else {
			let n = e.map((e) => e.name).join(",");
			o = new R(`unknown compression "${t}": supported encodings are ${n}`, w.Unimplemented, { [r]: n });
		}
	}
	if (n === null || n === "") a = i;
	else {
		let t = n.split(",").map((e) => e.trim());
		for (let n of t) {
			let t = e.find((e) => e.name === n);
			if (t) {
				a = t;
				break;
			}
		}
	}
	return {
		request: i,
		response: a,
		error: o
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol/limit-io.js
const W = 4294967295, Pt = W;
function validateReadWriteMaxBytes(e, t, n) {
	if (t ??= Pt, e ??= W, n ??= 1024, t < 1 || t > Pt) throw new R(`writeMaxBytes ${t} must be >= 1 and <= ${Pt}`, w.Internal);
	if (e < 1 || e > W) throw new R(`readMaxBytes ${e} must be >= 1 and <= ${W}`, w.Internal);
	return {
		readMaxBytes: e,
		writeMaxBytes: t,
		compressMinBytes: n
	};
}
function assertWriteMaxBytes(e, t) {
	if (t > e) throw new R(`message size ${t} is larger than configured writeMaxBytes ${e}`, w.ResourceExhausted);
}
function assertReadMaxBytes(e, t, n = !1) {
	if (t > e) {
		let r = `message size is larger than configured readMaxBytes ${e}`;
		throw n && (r = `message size ${t} is larger than configured readMaxBytes ${e}`), new R(r, w.ResourceExhausted);
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol/envelope.js
function createEnvelopeDecoder(e) {
	return new EnvelopeDecoderImpl(e);
}
var EnvelopeDecoderImpl = class {
	constructor(e) {
		this.readMaxBytes = e, this.header = /* @__PURE__ */ new Uint8Array(5), this.headerView = new DataView(this.header.buffer), this.buf = [];
	}
	get byteLength() {
		return this.buf.reduce((e, t) => e + t.byteLength, 0);
	}
	decode(e) {
		this.buf.push(e);
		let t = [];
		for (;;) {
			let e = this.pop();
			if (!e) break;
			t.push(e);
		}
		return t;
	}
	pop() {
		if (!(!this.env && (this.env = this.head(), !this.env)) && this.cons(this.env.data)) {
			let e = this.env;
			return this.env = void 0, e;
		}
	}
	head() {
		if (!this.cons(this.header)) return;
		let e = this.headerView.getUint8(0), t = this.headerView.getUint32(1);
		return assertReadMaxBytes(this.readMaxBytes, t, !0), {
			flags: e,
			data: new Uint8Array(t)
		};
	}
	cons(e) {
		let t = e.byteLength;
		if (this.byteLength < t) return !1;
		let n = 0;
		for (; n < t;) {
			let r = this.buf.shift();
			r.byteLength > t - n ? (e.set(r.subarray(0, t - n), n), this.buf.unshift(r.subarray(t - n)), n += t - n) : (e.set(r, n), n += r.byteLength);
		}
		return !0;
	}
};
async function envelopeCompress(e, t, n) {
	let { flags: r, data: i } = e;
	if ((r & 1) == 1) throw new R("invalid envelope, already compressed", w.Internal);
	return t && i.byteLength >= n && (i = await t.compress(i), r |= 1), {
		data: i,
		flags: r
	};
}
async function envelopeDecompress(e, t, n) {
	let { flags: r, data: i } = e;
	if ((r & 1) == 1) {
		if (!t) throw new R("received compressed envelope, but do not know how to decompress", w.Internal);
		i = await t.decompress(i, n), r ^= 1;
	}
	return {
		data: i,
		flags: r
	};
}
function encodeEnvelope(e, t) {
	let n = new Uint8Array(t.length + 5);
	n.set(t, 5);
	let r = new DataView(n.buffer, n.byteOffset, n.byteLength);
	return r.setUint8(0, e), r.setUint32(1, t.length), n;
}
// node_modules/@connectrpc/connect/dist/esm/protocol/async-iterable.js
var __asyncValues$3 = function(e) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var t = e[Symbol.asyncIterator], n;
	return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, verb("next"), verb("throw"), verb("return"), n[Symbol.asyncIterator] = function() {
		return this;
	}, n);
	function verb(t) {
		n[t] = e[t] && function(n) {
			return new Promise(function(r, i) {
				n = e[t](n), settle(r, i, n.done, n.value);
			});
		};
	}
	function settle(e, t, n, r) {
		Promise.resolve(r).then(function(t) {
			e({
				value: t,
				done: n
			});
		}, t);
	}
}, __await$3 = function(e) {
	return this instanceof __await$3 ? (this.v = e, this) : new __await$3(e);
}, __asyncGenerator$3 = function(e, t, n) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var r = n.apply(e, t || []), i, a = [];
	return i = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(e) {
		return function(t) {
			return Promise.resolve(t).then(e, reject);
		};
	}
	function verb(e, t) {
		r[e] && (i[e] = function(t) {
			return new Promise(function(n, r) {
				a.push([
					e,
					t,
					n,
					r
				]) > 1 || resume(e, t);
			});
		}, t && (i[e] = t(i[e])));
	}
	function resume(e, t) {
		try {
			step(r[e](t));
		} catch (e) {
			settle(a[0][3], e);
		}
	}
	function step(e) {
		e.value instanceof __await$3 ? Promise.resolve(e.value.v).then(fulfill, reject) : settle(a[0][2], e);
	}
	function fulfill(e) {
		resume("next", e);
	}
	function reject(e) {
		resume("throw", e);
	}
	function settle(e, t) {
		e(t), a.shift(), a.length && resume(a[0][0], a[0][1]);
	}
}, __asyncDelegator$2 = function(e) {
	var t = {}, n;
	return verb("next"), verb("throw", function(e) {
		throw e;
	}), verb("return"), t[Symbol.iterator] = function() {
		return this;
	}, t;
	function verb(r, i) {
		t[r] = e[r] ? function(t) {
			return (n = !n) ? {
				value: __await$3(e[r](t)),
				done: !1
			} : i ? i(t) : t;
		} : i;
	}
};
function pipeTo(e, ...t) {
	let [n, r, i] = pickTransformsAndSink(t), a = e, o;
	return i?.propagateDownStreamError === !0 && (a = o = makeIterableAbortable(a)), a = pipe(a, ...n, { propagateDownStreamError: !1 }), r(a).catch((e) => o ? o.abort(e).then(() => Promise.reject(e)) : Promise.reject(e));
}
function pickTransformsAndSink(e) {
	let t;
	return typeof e[e.length - 1] != "function" && (t = e.pop()), [
		e,
		e.pop(),
		t
	];
}
function sinkAllBytes(e, t) {
	return async (n) => await readAllBytes(n, e, t);
}
function pipe(e, ...t) {
	return __asyncGenerator$3(this, arguments, function* () {
		var n;
		let [r, i] = pickTransforms(t), a, o = e[Symbol.asyncIterator](), s = { [Symbol.asyncIterator]() {
			return o;
		} };
		i?.propagateDownStreamError === !0 && (s = a = makeIterableAbortable(s));
		for (let e of r) s = e(s);
		let c = s[Symbol.asyncIterator]();
		try {
			for (;;) {
				let e = yield __await$3(c.next());
				if (e.done === !0) break;
				if (!a) yield yield __await$3(e.value);
				else try {
					yield yield __await$3(e.value);
				} catch (e) {
					throw yield __await$3(a.abort(e)), e;
				}
			}
		} finally {
			i?.propagateDownStreamError === !0 && ((n = o.return) == null || n.call(o).catch(() => {}));
		}
	});
}
function pickTransforms(e) {
	let t;
	return typeof e[e.length - 1] != "function" && (t = e.pop()), [e, t];
}
function transformCatchFinally(e) {
	return function(t) {
		return __asyncGenerator$3(this, arguments, function* () {
			let n, r = t[Symbol.asyncIterator]();
			for (;;) {
				let e;
				try {
					e = yield __await$3(r.next());
				} catch (e) {
					n = e;
					break;
				}
				if (e.done === !0) break;
				yield yield __await$3(e.value);
			}
			let i = yield __await$3(e(n));
			i !== void 0 && (yield yield __await$3(i));
		});
	};
}
function transformPrepend(e) {
	return function(t) {
		return __asyncGenerator$3(this, arguments, function* () {
			var n, r, i, a;
			let o = yield __await$3(e());
			o !== void 0 && (yield yield __await$3(o));
			try {
				for (var s = !0, c = __asyncValues$3(t), l; l = yield __await$3(c.next()), n = l.done, !n; s = !0) a = l.value, s = !1, yield yield __await$3(a);
			} catch (e) {
				r = { error: e };
			} finally {
				try {
					!s && !n && (i = c.return) && (yield __await$3(i.call(c)));
				} finally {
					if (r) throw r.error;
				}
			}
		});
	};
}
function transformSerializeEnvelope(e, t, n) {
	return t === void 0 || n === void 0 ? function(t) {
		return __asyncGenerator$3(this, arguments, function* () {
			var n, r, i, a;
			try {
				for (var o = !0, s = __asyncValues$3(t), c; c = yield __await$3(s.next()), n = c.done, !n; o = !0) {
					a = c.value, o = !1;
					let t = a;
					yield yield __await$3({
						flags: 0,
						data: e.serialize(t)
					});
				}
			} catch (e) {
				r = { error: e };
			} finally {
				try {
					!o && !n && (i = s.return) && (yield __await$3(i.call(s)));
				} finally {
					if (r) throw r.error;
				}
			}
		});
	} : function(r) {
		return __asyncGenerator$3(this, arguments, function* () {
			var i, a, o, s;
			try {
				for (var c = !0, l = __asyncValues$3(r), u; u = yield __await$3(l.next()), i = u.done, !i; c = !0) {
					s = u.value, c = !1;
					let r = s, i, a = 0;
					r.end ? (a |= t, i = n.serialize(r.value)) : i = e.serialize(r.value), yield yield __await$3({
						flags: a,
						data: i
					});
				}
			} catch (e) {
				a = { error: e };
			} finally {
				try {
					!c && !i && (o = l.return) && (yield __await$3(o.call(l)));
				} finally {
					if (a) throw a.error;
				}
			}
		});
	};
}
function transformParseEnvelope(e, t, n) {
	return n && t !== void 0 ? function(r) {
		return __asyncGenerator$3(this, arguments, function* () {
			var i, a, o, s;
			try {
				for (var c = !0, l = __asyncValues$3(r), u; u = yield __await$3(l.next()), i = u.done, !i; c = !0) {
					s = u.value, c = !1;
					let { flags: r, data: i } = s;
					(r & t) === t ? yield yield __await$3({
						value: n.parse(i),
						end: !0
					}) : yield yield __await$3({
						value: e.parse(i),
						end: !1
					});
				}
			} catch (e) {
				a = { error: e };
			} finally {
				try {
					!c && !i && (o = l.return) && (yield __await$3(o.call(l)));
				} finally {
					if (a) throw a.error;
				}
			}
		});
	} : function(r) {
		return __asyncGenerator$3(this, arguments, function* () {
			var i, a, o, s;
			try {
				for (var c = !0, l = __asyncValues$3(r), u; u = yield __await$3(l.next()), i = u.done, !i; c = !0) {
					s = u.value, c = !1;
					let { flags: r, data: i } = s;
					if (t !== void 0 && (r & t) === t) {
						if (n === null) throw new R("unexpected end flag", w.InvalidArgument);
					} else yield yield __await$3(e.parse(i));
				}
			} catch (e) {
				a = { error: e };
			} finally {
				try {
					!c && !i && (o = l.return) && (yield __await$3(o.call(l)));
				} finally {
					if (a) throw a.error;
				}
			}
		});
	};
}
function transformCompressEnvelope(e, t) {
	return function(n) {
		return __asyncGenerator$3(this, arguments, function* () {
			var r, i, a, o;
			try {
				for (var s = !0, c = __asyncValues$3(n), l; l = yield __await$3(c.next()), r = l.done, !r; s = !0) o = l.value, s = !1, yield yield __await$3(yield __await$3(envelopeCompress(o, e, t)));
			} catch (e) {
				i = { error: e };
			} finally {
				try {
					!s && !r && (a = c.return) && (yield __await$3(a.call(c)));
				} finally {
					if (i) throw i.error;
				}
			}
		});
	};
}
function transformDecompressEnvelope(e, t) {
	return function(n) {
		return __asyncGenerator$3(this, arguments, function* () {
			var r, i, a, o;
			try {
				for (var s = !0, c = __asyncValues$3(n), l; l = yield __await$3(c.next()), r = l.done, !r; s = !0) o = l.value, s = !1, yield yield __await$3(yield __await$3(envelopeDecompress(o, e, t)));
			} catch (e) {
				i = { error: e };
			} finally {
				try {
					!s && !r && (a = c.return) && (yield __await$3(a.call(c)));
				} finally {
					if (i) throw i.error;
				}
			}
		});
	};
}
function transformJoinEnvelopes() {
	return function(e) {
		return __asyncGenerator$3(this, arguments, function* () {
			var t, n, r, i;
			try {
				for (var a = !0, o = __asyncValues$3(e), s; s = yield __await$3(o.next()), t = s.done, !t; a = !0) {
					i = s.value, a = !1;
					let { flags: e, data: t } = i;
					yield yield __await$3(encodeEnvelope(e, t));
				}
			} catch (e) {
				n = { error: e };
			} finally {
				try {
					!a && !t && (r = o.return) && (yield __await$3(r.call(o)));
				} finally {
					if (n) throw n.error;
				}
			}
		});
	};
}
function transformSplitEnvelope(e) {
	return function(t) {
		return __asyncGenerator$3(this, arguments, function* () {
			var n, r, i, a;
			let o = createEnvelopeDecoder(e);
			try {
				for (var s = !0, c = __asyncValues$3(t), l; l = yield __await$3(c.next()), n = l.done, !n; s = !0) {
					a = l.value, s = !1;
					let e = a;
					for (let t of o.decode(e)) yield yield __await$3(t);
				}
			} catch (e) {
				r = { error: e };
			} finally {
				try {
					!s && !n && (i = c.return) && (yield __await$3(i.call(c)));
				} finally {
					if (r) throw r.error;
				}
			}
			if (o.byteLength > 0) throw new R("protocol error: incomplete envelope", w.InvalidArgument);
		});
	};
}
async function readAllBytes(e, t, n) {
	var r, i, a, o, s, c, l, u;
	let [d, p] = parseLengthHint(n);
	if (d) {
		p > t && assertReadMaxBytes(t, p, !0);
		let n = new Uint8Array(p), s = 0;
		try {
			for (var m = !0, h = __asyncValues$3(e), g; g = await h.next(), r = g.done, !r; m = !0) {
				o = g.value, m = !1;
				let e = o;
				if (s + e.byteLength > p) throw new R(`protocol error: promised ${p} bytes, received ${s + e.byteLength}`, w.InvalidArgument);
				n.set(e, s), s += e.byteLength;
			}
		} catch (e) {
			i = { error: e };
		} finally {
			try {
				!m && !r && (a = h.return) && await a.call(h);
			} finally {
				if (i) throw i.error;
			}
		}
		if (s < p) throw new R(`protocol error: promised ${p} bytes, received ${s}`, w.InvalidArgument);
		return n;
	}
	let _ = [], v = 0;
	try {
		for (var ee = !0, y = __asyncValues$3(e), b; b = await y.next(), s = b.done, !s; ee = !0) {
			u = b.value, ee = !1;
			let e = u;
			v += e.byteLength, assertReadMaxBytes(t, v), _.push(e);
		}
	} catch (e) {
		c = { error: e };
	} finally {
		try {
			!ee && !s && (l = y.return) && await l.call(y);
		} finally {
			if (c) throw c.error;
		}
	}
	let te = new Uint8Array(v), x = 0;
	for (let e = _.shift(); e; e = _.shift()) te.set(e, x), x += e.byteLength;
	return te;
}
function parseLengthHint(e) {
	if (e == null) return [!1, 0];
	let t = typeof e == "string" ? parseInt(e, 10) : e;
	return !Number.isSafeInteger(t) || t < 0 ? [!1, t] : [!0, t];
}
async function untilFirst(e) {
	let t = e[Symbol.asyncIterator](), n = await t.next();
	return { [Symbol.asyncIterator]() {
		let e = { async next() {
			if (n !== null) {
				let e = n;
				return n = null, e;
			}
			return await t.next();
		} };
		return t.throw !== void 0 && (e.throw = (e) => t.throw(e)), t.return !== void 0 && (e.return = (e) => t.return(e)), e;
	} };
}
function makeIterableAbortable(e) {
	let t = e[Symbol.asyncIterator]();
	if (t.throw === void 0) throw Error("AsyncIterable does not implement throw");
	let n = t, r, i, a = {
		next() {
			return i = n.next().finally(() => {
				i = void 0;
			}), i;
		},
		throw(e) {
			return n.throw(e);
		}
	};
	t.return !== void 0 && (a = Object.assign(Object.assign({}, a), { return(e) {
		return n.return(e);
	} }));
	let o = !1;
	return {
		abort(e) {
			if (r) return r.state;
			let f = () => n.throw(e).then((e) => e.done === !0 ? "completed" : "caught", () => "rethrown");
			return i ? (r = {
				reason: e,
				state: i.then(f, f)
			}, r.state) : (r = {
				reason: e,
				state: f()
			}, r.state);
		},
		[Symbol.asyncIterator]() {
			if (o) throw Error("AsyncIterable cannot be re-used");
			return o = !0, a;
		}
	};
}
function createAsyncIterable(e) {
	return __asyncGenerator$3(this, arguments, function* () {
		yield __await$3(yield* __asyncDelegator$2(__asyncValues$3(e)));
	});
}
function contentTypeMatcher(...e) {
	let t = /* @__PURE__ */ new Map(), n = e.reduce((e, t) => e.concat("supported" in t ? t.supported : t), []);
	function match(e) {
		if (e === null || e.length == 0) return !1;
		let r = t.get(e);
		if (r !== void 0) return r;
		let i = n.some((t) => t.test(e));
		return t.size < 1024 && t.set(e, i), i;
	}
	return match.supported = n, match;
}
// node_modules/@connectrpc/connect/dist/esm/protocol/create-method-url.js
function createMethodUrl(e, t) {
	return e.toString().replace(/\/?$/, `/${t.parent.typeName}/${t.name}`);
}
// node_modules/@connectrpc/connect/dist/esm/protocol/normalize.js
function normalize(e, t) {
	return create(e, t);
}
function normalizeIterable(e, t) {
	function transform(t) {
		return t.done === !0 ? t : {
			done: t.done,
			value: normalize(e, t.value)
		};
	}
	return { [Symbol.asyncIterator]() {
		let e = t[Symbol.asyncIterator](), n = { next: () => e.next().then(transform) };
		return e.throw !== void 0 && (n.throw = (t) => e.throw(t).then(transform)), e.return !== void 0 && (n.return = (t) => e.return(t).then(transform)), n;
	} };
}
// node_modules/@connectrpc/connect/dist/esm/interceptor.js
function applyInterceptors(e, t) {
	if (!t) return e;
	for (let n of t.concat().reverse()) e = n(e);
	return e;
}
// node_modules/@connectrpc/connect/dist/esm/protocol/invoke-implementation.js
var __await$2 = function(e) {
	return this instanceof __await$2 ? (this.v = e, this) : new __await$2(e);
}, __asyncGenerator$2 = function(e, t, n) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var r = n.apply(e, t || []), i, a = [];
	return i = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(e) {
		return function(t) {
			return Promise.resolve(t).then(e, reject);
		};
	}
	function verb(e, t) {
		r[e] && (i[e] = function(t) {
			return new Promise(function(n, r) {
				a.push([
					e,
					t,
					n,
					r
				]) > 1 || resume(e, t);
			});
		}, t && (i[e] = t(i[e])));
	}
	function resume(e, t) {
		try {
			step(r[e](t));
		} catch (e) {
			settle(a[0][3], e);
		}
	}
	function step(e) {
		e.value instanceof __await$2 ? Promise.resolve(e.value.v).then(fulfill, reject) : settle(a[0][2], e);
	}
	function fulfill(e) {
		resume("next", e);
	}
	function reject(e) {
		resume("throw", e);
	}
	function settle(e, t) {
		e(t), a.shift(), a.length && resume(a[0][0], a[0][1]);
	}
}, __asyncValues$2 = function(e) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var t = e[Symbol.asyncIterator], n;
	return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, verb("next"), verb("throw"), verb("return"), n[Symbol.asyncIterator] = function() {
		return this;
	}, n);
	function verb(t) {
		n[t] = e[t] && function(n) {
			return new Promise(function(r, i) {
				n = e[t](n), settle(r, i, n.done, n.value);
			});
		};
	}
	function settle(e, t, n, r) {
		Promise.resolve(r).then(function(t) {
			e({
				value: t,
				done: n
			});
		}, t);
	}
}, __asyncDelegator$1 = function(e) {
	var t = {}, n;
	return verb("next"), verb("throw", function(e) {
		throw e;
	}), verb("return"), t[Symbol.iterator] = function() {
		return this;
	}, t;
	function verb(r, i) {
		t[r] = e[r] ? function(t) {
			return (n = !n) ? {
				value: __await$2(e[r](t)),
				done: !1
			} : i ? i(t) : t;
		} : i;
	}
};
async function invokeUnaryImplementation(e, t, n, r) {
	let { message: i, header: a, trailer: o } = await applyInterceptors(async (n) => Object.assign({
		message: normalize(e.method.output, await e.impl(n.message, mergeRequest(t, n))),
		stream: !1,
		method: e.method
	}, responseCommon(t, e)), r)(Object.assign({
		stream: !1,
		message: n,
		method: e.method
	}, requestCommon(t, e)));
	return copyHeaders(a, t.responseHeader), copyHeaders(o, t.responseTrailer), i;
}
function transformInvokeImplementation(e, t, n) {
	switch (e.kind) {
		case "unary": return function(r) {
			return __asyncGenerator$2(this, arguments, function* () {
				yield yield __await$2(yield __await$2(invokeUnaryImplementation(e, t, yield __await$2(ensureSingle(r, "unary")), n)));
			});
		};
		case "server_streaming": return function(r) {
			return invokeStreamImplementation(e, t, r, n, async (n) => {
				let r = normalizeIterable(e.method.output, e.impl(await ensureSingle(n.message, "server-streaming"), mergeRequest(t, n)));
				return Object.assign({
					stream: !0,
					message: r,
					method: e.method
				}, responseCommon(t, e));
			});
		};
		case "client_streaming": return function(r) {
			return invokeStreamImplementation(e, t, r, n, async (n) => Object.assign({
				message: createAsyncIterable([normalize(e.method.output, await e.impl(n.message, mergeRequest(t, n)))]),
				stream: !0,
				method: e.method
			}, responseCommon(t, e)));
		};
		case "bidi_streaming": return function(r) {
			return invokeStreamImplementation(e, t, r, n, (n) => Promise.resolve(Object.assign({
				message: normalizeIterable(e.method.output, e.impl(n.message, mergeRequest(t, n))),
				stream: !0,
				method: e.method
			}, responseCommon(t, e))));
		};
	}
}
function invokeStreamImplementation(e, t, n, r, i) {
	return __asyncGenerator$2(this, arguments, function* () {
		let { message: a, header: o, trailer: s } = yield __await$2(applyInterceptors(i, r)(Object.assign({
			stream: !0,
			message: n,
			method: e.method
		}, requestCommon(t, e))));
		copyHeaders(o, t.responseHeader), yield __await$2(yield* __asyncDelegator$1(__asyncValues$2(a))), copyHeaders(s, t.responseTrailer);
	});
}
async function ensureSingle(e, t) {
	let n = e[Symbol.asyncIterator](), r = await n.next();
	if (r.done === !0) throw new R(`protocol error: missing input message for ${t} method`, w.Unimplemented);
	if ((await n.next()).done !== !0) throw new R(`protocol error: received extra input message for ${t} method`, w.Unimplemented);
	return r.value;
}
function requestCommon(e, t) {
	return {
		requestMethod: e.requestMethod,
		url: e.url,
		signal: e.signal,
		header: e.requestHeader,
		service: t.method.parent,
		contextValues: e.values
	};
}
function responseCommon(e, t) {
	return {
		service: t.method.parent,
		header: e.responseHeader,
		trailer: e.responseTrailer
	};
}
function mergeRequest(e, t) {
	return Object.assign(Object.assign({}, e), {
		service: t.service,
		requestHeader: t.header,
		signal: t.signal,
		values: t.contextValues
	});
}
function copyHeaders(e, t) {
	e !== t && (t.forEach((e, n) => {
		t.delete(n);
	}), e.forEach((e, n) => {
		t.set(n, e);
	}));
}
// node_modules/@connectrpc/connect/dist/esm/protocol/serialization.js
function getJsonOptions(e) {
	let t = Object.assign({}, e);
	return t.ignoreUnknownFields ??= !0, t;
}
function createMethodSerializationLookup(e, t, n, r) {
	let i = limitSerialization(createBinarySerialization(e.input, t), r), a = limitSerialization(createJsonSerialization(e.input, n), r), o = limitSerialization(createBinarySerialization(e.output, t), r), s = limitSerialization(createJsonSerialization(e.output, n), r);
	return {
		getI(e) {
			return e ? i : a;
		},
		getO(e) {
			return e ? o : s;
		}
	};
}
function limitSerialization(e, t) {
	return {
		serialize(n) {
			let r = e.serialize(n);
			return assertWriteMaxBytes(t.writeMaxBytes, r.byteLength), r;
		},
		parse(n) {
			return assertReadMaxBytes(t.readMaxBytes, n.byteLength, !0), e.parse(n);
		}
	};
}
function createBinarySerialization(e, t) {
	return {
		parse(n) {
			try {
				return fromBinary(e, n, t);
			} catch (e) {
				throw new R(`parse binary: ${e instanceof Error ? e.message : String(e)}`, w.Internal);
			}
		},
		serialize(n) {
			try {
				return toBinary(e, n, t);
			} catch (e) {
				throw new R(`serialize binary: ${e instanceof Error ? e.message : String(e)}`, w.Internal);
			}
		}
	};
}
function createJsonSerialization(e, t) {
	let n = t?.textEncoder ?? new TextEncoder(), r = t?.textDecoder ?? new TextDecoder(), i = getJsonOptions(t);
	return {
		parse(t) {
			try {
				return fromJsonString(e, r.decode(t), i);
			} catch (e) {
				throw R.from(e, w.InvalidArgument);
			}
		},
		serialize(t) {
			try {
				let r = toJsonString(e, t, i);
				return n.encode(r);
			} catch (e) {
				throw R.from(e, w.Internal);
			}
		}
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol/universal.js
function assertByteStreamRequest(e) {
	if (!(typeof e.body == "object" && e.body !== null && Symbol.asyncIterator in e.body)) throw Error("byte stream required, but received JSON");
}
const G = { status: 200 }, Ft = { status: 404 }, K = { status: 415 }, q = { status: 405 }, It = { status: 505 };
// node_modules/@connectrpc/connect/dist/esm/protocol/universal-handler.js
function validateUniversalHandlerOptions(e) {
	e ??= {};
	let t = e.acceptCompression ? [...e.acceptCompression] : [], n = e.requireConnectProtocolHeader ?? !1, r = e.maxTimeoutMs ?? 2 ** 53 - 1;
	return Object.assign(Object.assign({ acceptCompression: t }, validateReadWriteMaxBytes(e.readMaxBytes, e.writeMaxBytes, e.compressMinBytes)), {
		jsonOptions: e.jsonOptions,
		binaryOptions: e.binaryOptions,
		maxTimeoutMs: r,
		shutdownSignal: e.shutdownSignal,
		requireConnectProtocolHeader: n,
		interceptors: e.interceptors ?? []
	});
}
function createUniversalServiceHandlers(e, t) {
	return Object.entries(e.methods).map(([, e]) => createUniversalMethodHandler(e, t));
}
function createUniversalMethodHandler(e, t) {
	return negotiateProtocol(t.map((t) => t(e)));
}
function negotiateProtocol(e) {
	if (e.length == 0) throw new R("at least one protocol is required", w.Internal);
	let t = e[0].service, n = e[0].method, r = e[0].requestPath;
	if (e.some((e) => e.service !== t || e.method !== n)) throw new R("cannot negotiate protocol for different RPCs", w.Internal);
	if (e.some((e) => e.requestPath !== r)) throw new R("cannot negotiate protocol for different requestPaths", w.Internal);
	async function protocolNegotiatingHandler(t) {
		if (n.methodKind == "bidi_streaming" && t.httpVersion.startsWith("1.")) return Object.assign(Object.assign({}, It), { header: new PlainHeaders({ Connection: "close" }) });
		let r = t.header.get("Content-Type") ?? "", i = e.filter((e) => e.allowedMethods.includes(t.method));
		if (i.length == 0) return q;
		if (i.length == 1 && r === "") {
			let e = i[0];
			return e(t);
		}
		let a = i.filter((e) => e.supportedContentType(r));
		if (a.length == 0) return K;
		let o = a[0];
		return o(t);
	}
	return Object.assign(protocolNegotiatingHandler, {
		service: t,
		method: n,
		requestPath: r,
		supportedContentType: contentTypeMatcher(...e.map((e) => e.supportedContentType)),
		protocolNames: e.flatMap((e) => e.protocolNames).filter((e, t, n) => n.indexOf(e) === t),
		allowedMethods: e.flatMap((e) => e.allowedMethods).filter((e, t, n) => n.indexOf(e) === t)
	});
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/handler-factory.js
const Lt = "grpc-web", Rt = "POST";
function createHandlerFactory$2(e) {
	let t = validateUniversalHandlerOptions(e), n = createTrailerSerialization();
	function fact(e) {
		let r = createHandler$1(t, n, e);
		return Object.assign(r, {
			protocolNames: [Lt],
			allowedMethods: [Rt],
			supportedContentType: contentTypeMatcher(At),
			requestPath: createMethodUrl("/", e.method),
			service: e.method.parent,
			method: e.method
		});
	}
	return fact.protocolName = Lt, fact;
}
function createHandler$1(e, t, n) {
	let r = createMethodSerializationLookup(n.method, e.binaryOptions, e.jsonOptions, e);
	return async function(i) {
		assertByteStreamRequest(i);
		let a = parseContentType$2(i.header.get(z));
		if (a == null || a.text) return K;
		if (i.method !== Rt) return q;
		let o = parseTimeout$1(i.header.get(H), e.maxTimeoutMs), s = createHandlerContext(Object.assign(Object.assign({}, n), {
			service: n.method.parent,
			requestMethod: i.method,
			protocolName: Lt,
			timeoutMs: o.timeoutMs,
			shutdownSignal: e.shutdownSignal,
			requestSignal: i.signal,
			requestHeader: i.header,
			url: i.url,
			responseHeader: { [z]: a.binary ? jt : Mt },
			responseTrailer: { [U]: "0" },
			contextValues: i.contextValues
		})), c = compressionNegotiate(e.acceptCompression, i.header.get(B), i.header.get(V), V);
		c.response && s.responseHeader.set(B, c.response.name);
		let l = pipe(i.body, transformPrepend(() => {
			if (c.error) throw c.error;
			if (o.error) throw o.error;
		}), transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(c.request, e.readMaxBytes), transformParseEnvelope(r.getI(a.binary), 128)), u = transformInvokeImplementation(n, s, e.interceptors)(l)[Symbol.asyncIterator](), d = pipe({ [Symbol.asyncIterator]() {
			return {
				next: () => u.next(),
				throw: (e) => (s.abort(e), u.throw?.call(u, e) ?? Promise.reject({ done: !0 })),
				return: (e) => (s.abort(), u.return?.call(u, e) ?? Promise.resolve({
					done: !0,
					value: e
				}))
			};
		} }, transformSerializeEnvelope(r.getO(a.binary)), transformCatchFinally((e) => (s.abort(e), e instanceof R ? setTrailerStatus(s.responseTrailer, e) : e !== void 0 && setTrailerStatus(s.responseTrailer, new R("internal error", w.Internal, void 0, void 0, e)), {
			flags: 128,
			data: t.serialize(s.responseTrailer)
		})), transformCompressEnvelope(c.response, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 });
		return Object.assign(Object.assign({}, G), {
			body: await untilFirst(d),
			header: s.responseHeader
		});
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/validate-trailer.js
function validateTrailer(e, t) {
	let n = findTrailerError(e);
	if (n) throw t.forEach((e, t) => {
		n.metadata.append(t, e);
	}), n;
	if (!t.has("Grpc-Status") && !e.has("Grpc-Status")) throw new R("protocol error: missing status", w.Internal);
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/http-status.js
function codeFromHttpStatus$1(e) {
	switch (e) {
		case 400: return w.Internal;
		case 401: return w.Unauthenticated;
		case 403: return w.PermissionDenied;
		case 404: return w.Unimplemented;
		case 429: return w.Unavailable;
		case 502: return w.Unavailable;
		case 503: return w.Unavailable;
		case 504: return w.Unavailable;
		default: return w.Unknown;
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol/run-call.js
function runUnaryCall(e) {
	let t = applyInterceptors(e.next, e.interceptors), [n, r, i] = setupSignal(e);
	return t(Object.assign(Object.assign({}, e.req), {
		message: normalize(e.req.method.input, e.req.message),
		signal: n
	})).then((e) => (i(), e), r);
}
function runStreamingCall(e) {
	let t = applyInterceptors(e.next, e.interceptors), [n, r, i] = setupSignal(e), a = Object.assign(Object.assign({}, e.req), {
		message: normalizeIterable(e.req.method.input, e.req.message),
		signal: n
	}), o = !1;
	return n.addEventListener("abort", function() {
		var t, n;
		let r = e.req.message[Symbol.asyncIterator]();
		o || (t = r.throw) == null || t.call(r, this.reason).catch(() => {}), (n = r.return) == null || n.call(r).catch(() => {});
	}), t(a).then((e) => Object.assign(Object.assign({}, e), { message: { [Symbol.asyncIterator]() {
		let t = e.message[Symbol.asyncIterator]();
		return { next() {
			return t.next().then((e) => (e.done == 1 && (o = !0, i()), e), r);
		} };
	} } }), r);
}
function setupSignal(e) {
	let { signal: t, cleanup: n } = createDeadlineSignal(e.timeoutMs), r = createLinkedAbortController(e.signal, t);
	return [
		r.signal,
		function(e) {
			let t = r.signal.aborted ? R.from(getAbortSignalReason(r.signal), w.Canceled) : R.from(e);
			return r.abort(t), n(), Promise.reject(t);
		},
		function() {
			n(), r.abort();
		}
	];
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/content-type.js
const zt = /^application\/grpc(?:\+(?:(json)(?:; ?charset=utf-?8)?|proto))?$/i, Bt = "application/grpc+proto", Vt = "application/grpc+json";
function parseContentType$1(e) {
	let t = e?.match(zt);
	if (t) return { binary: !t[1] };
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/handler-factory.js
const Ht = "grpc", Ut = "POST";
function createHandlerFactory$1(e) {
	let t = validateUniversalHandlerOptions(e);
	function fact(e) {
		let n = createHandler(t, e);
		return Object.assign(n, {
			protocolNames: [Ht],
			allowedMethods: [Ut],
			supportedContentType: contentTypeMatcher(zt),
			requestPath: createMethodUrl("/", e.method),
			service: e.method.parent,
			method: e.method
		});
	}
	return fact.protocolName = Ht, fact;
}
function createHandler(e, t) {
	let n = createMethodSerializationLookup(t.method, e.binaryOptions, e.jsonOptions, e);
	return async function(r) {
		assertByteStreamRequest(r);
		let i = parseContentType$1(r.header.get(z));
		if (i == null) return K;
		if (r.method !== Ut) return q;
		let a = parseTimeout$1(r.header.get(H), e.maxTimeoutMs), o = createHandlerContext(Object.assign(Object.assign({}, t), {
			service: t.method.parent,
			requestMethod: r.method,
			protocolName: Ht,
			timeoutMs: a.timeoutMs,
			shutdownSignal: e.shutdownSignal,
			requestSignal: r.signal,
			requestHeader: r.header,
			url: r.url,
			responseHeader: { [z]: i.binary ? Bt : Vt },
			responseTrailer: { [U]: "0" },
			contextValues: r.contextValues
		})), s = compressionNegotiate(e.acceptCompression, r.header.get(B), r.header.get(V), V);
		s.response && o.responseHeader.set(B, s.response.name);
		let c = pipe(r.body, transformPrepend(() => {
			if (s.error) throw s.error;
			if (a.error) throw a.error;
		}), transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(s.request, e.readMaxBytes), transformParseEnvelope(n.getI(i.binary))), l = transformInvokeImplementation(t, o, e.interceptors)(c)[Symbol.asyncIterator](), u = pipe({ [Symbol.asyncIterator]() {
			return {
				next: () => l.next(),
				throw: (e) => (o.abort(e), l.throw?.call(l, e) ?? Promise.reject({ done: !0 })),
				return: (e) => (o.abort(), l.return?.call(l, e) ?? Promise.resolve({
					done: !0,
					value: e
				}))
			};
		} }, transformSerializeEnvelope(n.getO(i.binary)), transformCompressEnvelope(s.response, e.compressMinBytes), transformJoinEnvelopes(), transformCatchFinally((e) => {
			o.abort(e), e instanceof R ? setTrailerStatus(o.responseTrailer, e) : e !== void 0 && setTrailerStatus(o.responseTrailer, new R("internal error", w.Internal, void 0, void 0, e));
		}), { propagateDownStreamError: !0 });
		return Object.assign(Object.assign({}, G), {
			body: await untilFirst(u),
			header: o.responseHeader,
			trailer: o.responseTrailer
		});
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/request-header.js
function requestHeader$1(e, t, n) {
	let r = new PlainHeaders(n ?? {});
	return r.set(z, e ? Bt : Vt), r.has("User-Agent") || r.set(Dt, "connect-es/2.1.2"), t !== void 0 && r.set(H, `${t}m`), r.set("Te", "trailers"), r;
}
function requestHeaderWithCompression$1(e, t, n, r, i) {
	let a = requestHeader$1(e, t, n);
	return i != null && a.set(B, i.name), r.length > 0 && a.set(V, r.map((e) => e.name).join(",")), a;
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/validate-response.js
function validateResponse$1(e, t) {
	if (e != 200) throw new R(`HTTP ${e}`, codeFromHttpStatus$1(e), t);
	let n = t.get(z);
	if (parseContentType$1(n) == null) throw new R(`unsupported content type ${n}`, w.Unknown);
	return {
		foundStatus: t.has(U),
		headerError: findTrailerError(t)
	};
}
function validateResponseWithCompression$1(e, t, n) {
	let { foundStatus: r, headerError: i } = validateResponse$1(t, n), a, o = n.get(B);
	if (o !== null && o.toLowerCase() !== "identity" && (a = e.find((e) => e.name === o), !a)) throw new R(`unsupported response encoding "${o}"`, w.Internal, n);
	return {
		foundStatus: r,
		compression: a,
		headerError: i
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/transport.js
var __asyncValues$1 = function(e) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var t = e[Symbol.asyncIterator], n;
	return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, verb("next"), verb("throw"), verb("return"), n[Symbol.asyncIterator] = function() {
		return this;
	}, n);
	function verb(t) {
		n[t] = e[t] && function(n) {
			return new Promise(function(r, i) {
				n = e[t](n), settle(r, i, n.done, n.value);
			});
		};
	}
	function settle(e, t, n, r) {
		Promise.resolve(r).then(function(t) {
			e({
				value: t,
				done: n
			});
		}, t);
	}
}, __await$1 = function(e) {
	return this instanceof __await$1 ? (this.v = e, this) : new __await$1(e);
}, __asyncDelegator = function(e) {
	var t = {}, n;
	return verb("next"), verb("throw", function(e) {
		throw e;
	}), verb("return"), t[Symbol.iterator] = function() {
		return this;
	}, t;
	function verb(r, i) {
		t[r] = e[r] ? function(t) {
			return (n = !n) ? {
				value: __await$1(e[r](t)),
				done: !1
			} : i ? i(t) : t;
		} : i;
	}
}, __asyncGenerator$1 = function(e, t, n) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var r = n.apply(e, t || []), i, a = [];
	return i = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(e) {
		return function(t) {
			return Promise.resolve(t).then(e, reject);
		};
	}
	function verb(e, t) {
		r[e] && (i[e] = function(t) {
			return new Promise(function(n, r) {
				a.push([
					e,
					t,
					n,
					r
				]) > 1 || resume(e, t);
			});
		}, t && (i[e] = t(i[e])));
	}
	function resume(e, t) {
		try {
			step(r[e](t));
		} catch (e) {
			settle(a[0][3], e);
		}
	}
	function step(e) {
		e.value instanceof __await$1 ? Promise.resolve(e.value.v).then(fulfill, reject) : settle(a[0][2], e);
	}
	function fulfill(e) {
		resume("next", e);
	}
	function reject(e) {
		resume("throw", e);
	}
	function settle(e, t) {
		e(t), a.shift(), a.length && resume(a[0][0], a[0][1]);
	}
};
function createTransport$1(e) {
	return {
		async unary(t, n, r, i, a, o) {
			let s = createMethodSerializationLookup(t, e.binaryOptions, e.jsonOptions, e);
			return r = r === void 0 ? e.defaultTimeoutMs : r <= 0 ? void 0 : r, await runUnaryCall({
				interceptors: e.interceptors,
				signal: n,
				timeoutMs: r,
				req: {
					stream: !1,
					service: t.parent,
					method: t,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, t),
					header: requestHeaderWithCompression$1(e.useBinaryFormat, r, i, e.acceptCompression, e.sendCompression),
					contextValues: o ?? createContextValues(),
					message: a
				},
				next: async (n) => {
					let r = await e.httpClient({
						url: n.url,
						method: "POST",
						header: n.header,
						signal: n.signal,
						body: pipe(createAsyncIterable([n.message]), transformSerializeEnvelope(s.getI(e.useBinaryFormat)), transformCompressEnvelope(e.sendCompression, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 })
					}), { compression: i, headerError: a } = validateResponseWithCompression$1(e.acceptCompression, r.status, r.header), o = await pipeTo(r.body, transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(i ?? null, e.readMaxBytes), transformParseEnvelope(s.getO(e.useBinaryFormat)), async (e) => {
						var t, n, r, i;
						let a;
						try {
							for (var o = !0, s = __asyncValues$1(e), c; c = await s.next(), t = c.done, !t; o = !0) {
								i = c.value, o = !1;
								let e = i;
								if (a !== void 0) throw new R("protocol error: received extra output message for unary method", w.Unimplemented);
								a = e;
							}
						} catch (e) {
							n = { error: e };
						} finally {
							try {
								!o && !t && (r = s.return) && await r.call(s);
							} finally {
								if (n) throw n.error;
							}
						}
						return a;
					}, { propagateDownStreamError: !1 });
					if (validateTrailer(r.trailer, r.header), o === void 0) throw a || new R("protocol error: missing output message for unary method", r.trailer.has("Grpc-Status") ? w.Unimplemented : w.Unknown);
					if (a) throw new R("protocol error: received output message for unary method with error status", w.Unknown);
					return {
						stream: !1,
						service: t.parent,
						method: t,
						header: r.header,
						message: o,
						trailer: r.trailer
					};
				}
			});
		},
		async stream(t, n, r, i, a, o) {
			let s = createMethodSerializationLookup(t, e.binaryOptions, e.jsonOptions, e);
			return r = r === void 0 ? e.defaultTimeoutMs : r <= 0 ? void 0 : r, runStreamingCall({
				interceptors: e.interceptors,
				signal: n,
				timeoutMs: r,
				req: {
					stream: !0,
					service: t.parent,
					method: t,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, t),
					header: requestHeaderWithCompression$1(e.useBinaryFormat, r, i, e.acceptCompression, e.sendCompression),
					contextValues: o ?? createContextValues(),
					message: a
				},
				next: async (t) => {
					let n = await e.httpClient({
						url: t.url,
						method: "POST",
						header: t.header,
						signal: t.signal,
						body: pipe(t.message, transformSerializeEnvelope(s.getI(e.useBinaryFormat)), transformCompressEnvelope(e.sendCompression, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 })
					}), { compression: r, foundStatus: i, headerError: a } = validateResponseWithCompression$1(e.acceptCompression, n.status, n.header);
					if (a) throw a;
					return Object.assign(Object.assign({}, t), {
						header: n.header,
						trailer: n.trailer,
						message: pipe(n.body, transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(r ?? null, e.readMaxBytes), transformParseEnvelope(s.getO(e.useBinaryFormat)), function(e) {
							return __asyncGenerator$1(this, arguments, function* () {
								yield __await$1(yield* __asyncDelegator(__asyncValues$1(e))), i || validateTrailer(n.trailer, n.header);
							});
						}, { propagateDownStreamError: !0 })
					});
				}
			});
		}
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/content-type.js
const Wt = /^application\/(connect\+)?(?:(json)(?:; ?charset=utf-?8)?|(proto))$/i, Gt = /^application\/(?:json(?:; ?charset=utf-?8)?|proto)$/i, Kt = /^application\/connect\+?(?:json(?:; ?charset=utf-?8)?|proto)$/i, qt = "application/proto", Jt = "application/json", Yt = "application/connect+proto", Xt = "application/connect+json";
function parseContentType(e) {
	let t = e?.match(Wt);
	if (t) return {
		stream: !!t[1],
		binary: !!t[3]
	};
}
function parseEncodingQuery(e) {
	switch (e) {
		case "proto": return {
			stream: !1,
			binary: !0
		};
		case "json": return {
			stream: !1,
			binary: !1
		};
		default: return;
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/error-json.js
var __rest = function(e, t) {
	var n = {};
	for (var r in e) Object.prototype.hasOwnProperty.call(e, r) && t.indexOf(r) < 0 && (n[r] = e[r]);
	if (e != null && typeof Object.getOwnPropertySymbols == "function") for (var i = 0, r = Object.getOwnPropertySymbols(e); i < r.length; i++) t.indexOf(r[i]) < 0 && Object.prototype.propertyIsEnumerable.call(e, r[i]) && (n[r[i]] = e[r[i]]);
	return n;
};
function errorFromJson(e, t, n) {
	if (t && new PlainHeaders(t).forEach((e, t) => n.metadata.append(t, e)), typeof e != "object" || !e || Array.isArray(e)) throw n;
	let r = n.code;
	"code" in e && typeof e.code == "string" && (r = codeFromString(e.code) ?? r);
	let i = e.message;
	if (i != null && typeof i != "string") throw n;
	let a = new R(i ?? "", r, t);
	if ("details" in e && Array.isArray(e.details)) for (let t of e.details) {
		if (typeof t != "object" || !t || Array.isArray(t) || typeof t.type != "string" || typeof t.value != "string") throw n;
		try {
			a.details.push({
				type: t.type,
				value: base64Decode(t.value),
				debug: t.debug
			});
		} catch {
			throw n;
		}
	}
	return a;
}
function errorFromJsonBytes(e, t, n) {
	let r;
	try {
		r = JSON.parse(new TextDecoder().decode(e));
	} catch {
		throw n;
	}
	return errorFromJson(r, t, n);
}
function errorToJson(e, t) {
	let n = { code: codeToString(e.code) };
	return e.rawMessage.length > 0 && (n.message = e.rawMessage), e.details.length > 0 && (n.details = e.details.map((e) => {
		if ("desc" in e) {
			let n = create(e.desc, e.value), r = {
				type: e.desc.typeName,
				value: toBinary(e.desc, n)
			};
			try {
				r.debug = toJson(e.desc, n, t);
			} catch {}
			return r;
		}
		return e;
	}).map((e) => {
		var { value: t } = e, n = __rest(e, ["value"]);
		return Object.assign(Object.assign({}, n), { value: base64Encode(t, "std_raw") });
	})), n;
}
function errorToJsonBytes(e, t) {
	let n = new TextEncoder();
	try {
		let r = errorToJson(e, t), i = JSON.stringify(r);
		return n.encode(i);
	} catch (e) {
		throw new R(`failed to serialize Connect Error: ${e instanceof Error ? e.message : String(e)}`, w.Internal);
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/end-stream.js
function endStreamFromJson(e) {
	let t = new R("invalid end stream", w.Unknown), n;
	try {
		n = JSON.parse(typeof e == "string" ? e : new TextDecoder().decode(e));
	} catch {
		throw t;
	}
	if (typeof n != "object" || !n || Array.isArray(n)) throw t;
	let r = new PlainHeaders();
	if ("metadata" in n) {
		if (typeof n.metadata != "object" || n.metadata == null || Array.isArray(n.metadata)) throw t;
		for (let [e, i] of Object.entries(n.metadata)) {
			if (!Array.isArray(i) || i.some((e) => typeof e != "string")) throw t;
			for (let t of i) r.append(e, t);
		}
	}
	return {
		metadata: r,
		error: "error" in n && n.error != null ? errorFromJson(n.error, r, t) : void 0
	};
}
function endStreamToJson(e, t, n) {
	let r = {};
	t !== void 0 && (r.error = errorToJson(t, n), e = appendHeaders(e, t.metadata));
	let i = !1, a = {};
	return e.forEach((e, t) => {
		i = !0, a[t] = [e];
	}), i && (r.metadata = a), r;
}
function createEndStreamSerialization(e) {
	let t = new TextEncoder();
	return {
		serialize(n) {
			try {
				let r = endStreamToJson(n.metadata, n.error, e), i = JSON.stringify(r);
				return t.encode(i);
			} catch (e) {
				throw new R(`failed to serialize EndStreamResponse: ${e instanceof Error ? e.message : String(e)}`, w.Internal);
			}
		},
		parse(e) {
			try {
				return endStreamFromJson(e);
			} catch (e) {
				throw new R(`failed to parse EndStreamResponse: ${e instanceof Error ? e.message : String(e)}`, w.InvalidArgument);
			}
		}
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/headers.js
const J = "Content-Type", Zt = "Content-Length", Y = "Content-Encoding", Qt = "Connect-Content-Encoding", $t = "Accept-Encoding", en = "Connect-Accept-Encoding", tn = "Connect-Timeout-Ms", X = "Connect-Protocol-Version";
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/http-status.js
function codeFromHttpStatus(e) {
	switch (e) {
		case 400: return w.Internal;
		case 401: return w.Unauthenticated;
		case 403: return w.PermissionDenied;
		case 404: return w.Unimplemented;
		case 429: return w.Unavailable;
		case 502: return w.Unavailable;
		case 503: return w.Unavailable;
		case 504: return w.Unavailable;
		default: return w.Unknown;
	}
}
function codeToHttpStatus(e) {
	switch (e) {
		case w.Canceled: return 499;
		case w.Unknown: return 500;
		case w.InvalidArgument: return 400;
		case w.DeadlineExceeded: return 504;
		case w.NotFound: return 404;
		case w.AlreadyExists: return 409;
		case w.PermissionDenied: return 403;
		case w.ResourceExhausted: return 429;
		case w.FailedPrecondition: return 400;
		case w.Aborted: return 409;
		case w.OutOfRange: return 400;
		case w.Unimplemented: return 501;
		case w.Internal: return 500;
		case w.Unavailable: return 503;
		case w.DataLoss: return 500;
		case w.Unauthenticated: return 401;
		default: return 500;
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/parse-timeout.js
function parseTimeout(e, t) {
	if (e === null) return {};
	let n = /^\d{1,10}$/.exec(e);
	if (n === null) return { error: new R(`protocol error: invalid connect timeout value: ${e}`, w.InvalidArgument) };
	let r = parseInt(n[0]);
	return r > t ? {
		timeoutMs: r,
		error: new R(`timeout ${r}ms must be <= ${t}`, w.InvalidArgument)
	} : { timeoutMs: parseInt(n[0]) };
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/query-params.js
const nn = "connect";
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/trailer-mux.js
function trailerDemux(e) {
	let t = new PlainHeaders(), n = new PlainHeaders();
	return e.forEach((e, r) => {
		r.toLowerCase().startsWith("trailer-") ? n.append(r.substring(8), e) : t.append(r, e);
	}), [t, n];
}
function trailerMux(e, t) {
	let n = new PlainHeaders(e);
	return t.forEach((e, t) => {
		n.append(`trailer-${t}`, e);
	}), n;
}
function requireProtocolVersionHeader(e) {
	let t = e.get(X);
	if (t === null) throw new R(`missing required header: set ${X} to "1"`, w.InvalidArgument);
	if (t !== "1") throw new R(`${X} must be "1": got "${t}"`, w.InvalidArgument);
}
function requireProtocolVersionParam(e) {
	let t = e.get(nn);
	if (t === null) throw new R(`missing required parameter: set ${nn} to "v1"`, w.InvalidArgument);
	if (t !== "v1") throw new R(`${nn} must be "v1": got "${t}"`, w.InvalidArgument);
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/handler-factory.js
const rn = "connect", an = "POST";
function createHandlerFactory(e) {
	let t = validateUniversalHandlerOptions(e), n = createEndStreamSerialization(t.jsonOptions);
	function fact(e) {
		let r, i, a = createMethodSerializationLookup(e.method, t.binaryOptions, t.jsonOptions, t);
		switch (e.kind) {
			case "unary":
				i = Gt, r = createUnaryHandler(t, e, a);
				break;
			default: i = Kt, r = createStreamHandler(t, e, a, n);
		}
		let o = [an];
		return e.method.idempotency === N.NO_SIDE_EFFECTS && o.push("GET"), Object.assign(r, {
			protocolNames: [rn],
			supportedContentType: contentTypeMatcher(i),
			allowedMethods: o,
			requestPath: createMethodUrl("/", e.method),
			service: e.method.parent,
			method: e.method
		});
	}
	return fact.protocolName = rn, fact;
}
function createUnaryHandler(e, t, n) {
	return async function(r) {
		let i = r.method == "GET";
		if (i && t.method.idempotency != N.NO_SIDE_EFFECTS) return q;
		let a = new URL(r.url).searchParams, o = i ? a.get("compression") : r.header.get(Y), s = i ? parseEncodingQuery(a.get("encoding")) : parseContentType(r.header.get(J));
		if (s == null || s.stream) return K;
		let c = parseTimeout(r.header.get(tn), e.maxTimeoutMs), l = createHandlerContext(Object.assign(Object.assign({}, t), {
			service: t.method.parent,
			requestMethod: r.method,
			protocolName: rn,
			timeoutMs: c.timeoutMs,
			shutdownSignal: e.shutdownSignal,
			requestSignal: r.signal,
			requestHeader: r.header,
			url: r.url,
			responseHeader: { [J]: s.binary ? qt : Jt },
			contextValues: r.contextValues
		})), u = compressionNegotiate(e.acceptCompression, o, r.header.get($t), $t), d = G.status, p;
		try {
			if (e.requireConnectProtocolHeader && (i ? requireProtocolVersionParam(a) : requireProtocolVersionHeader(r.header)), u.error) throw u.error;
			if (c.error) throw c.error;
			let o;
			o = i ? await readUnaryMessageFromQuery(e.readMaxBytes, u.request, a) : await readUnaryMessageFromBody(e.readMaxBytes, u.request, r);
			let d = await invokeUnaryImplementation(t, l, parseUnaryMessage(t.method, s.binary, n, o), e.interceptors);
			p = n.getO(s.binary).serialize(d);
		} catch (t) {
			l.abort(t);
			let n;
			n = t instanceof R ? t : new R("internal error", w.Internal, void 0, void 0, t), d = codeToHttpStatus(n.code), l.responseHeader.set(J, Jt), n.metadata.forEach((e, t) => {
				l.responseHeader.set(t, e);
			}), p = errorToJsonBytes(n, e.jsonOptions);
		} finally {
			l.abort();
		}
		u.response && p.byteLength >= e.compressMinBytes && (p = await u.response.compress(p), l.responseHeader.set(Y, u.response.name));
		let m = trailerMux(l.responseHeader, l.responseTrailer);
		return m.set(Zt, p.byteLength.toString(10)), {
			status: d,
			body: createAsyncIterable([p]),
			header: m
		};
	};
}
async function readUnaryMessageFromBody(e, t, n) {
	if (typeof n.body == "object" && n.body !== null && Symbol.asyncIterator in n.body) {
		let r = await readAllBytes(n.body, e, n.header.get(Zt));
		return t && (r = await t.decompress(r, e)), r;
	}
	return n.body;
}
async function readUnaryMessageFromQuery(e, t, n) {
	let r = n.get("base64"), i = n.get("message") ?? "", a;
	return a = r === "1" ? base64Decode(i) : new TextEncoder().encode(i), t && (a = await t.decompress(a, e)), a;
}
function parseUnaryMessage(e, t, n, r) {
	if (r instanceof Uint8Array) return n.getI(t).parse(r);
	if (t) throw new R("received parsed JSON request body, but content-type indicates binary format", w.Internal);
	try {
		return fromJson(e.input, r);
	} catch (e) {
		throw R.from(e, w.InvalidArgument);
	}
}
function createStreamHandler(e, t, n, r) {
	return async function(i) {
		assertByteStreamRequest(i);
		let a = parseContentType(i.header.get(J));
		if (a == null || !a.stream) return K;
		if (i.method !== an) return q;
		let o = parseTimeout(i.header.get(tn), e.maxTimeoutMs), s = createHandlerContext(Object.assign(Object.assign({}, t), {
			service: t.method.parent,
			requestMethod: i.method,
			protocolName: rn,
			timeoutMs: o.timeoutMs,
			shutdownSignal: e.shutdownSignal,
			requestSignal: i.signal,
			requestHeader: i.header,
			url: i.url,
			responseHeader: { [J]: a.binary ? Yt : Xt },
			contextValues: i.contextValues
		})), c = compressionNegotiate(e.acceptCompression, i.header.get(Qt), i.header.get(en), en);
		c.response && s.responseHeader.set(Qt, c.response.name);
		let l = pipe(i.body, transformPrepend(() => {
			if (e.requireConnectProtocolHeader && requireProtocolVersionHeader(i.header), c.error) throw c.error;
			if (o.error) throw o.error;
		}), transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(c.request, e.readMaxBytes), transformParseEnvelope(n.getI(a.binary), 2)), u = transformInvokeImplementation(t, s, e.interceptors)(l)[Symbol.asyncIterator](), d = pipe({ [Symbol.asyncIterator]() {
			return {
				next: () => u.next(),
				throw: (e) => (s.abort(e), u.throw?.call(u, e) ?? Promise.reject({ done: !0 })),
				return: (e) => (s.abort(), u.return?.call(u, e) ?? Promise.resolve({
					done: !0,
					value: e
				}))
			};
		} }, transformSerializeEnvelope(n.getO(a.binary)), transformCatchFinally((e) => {
			s.abort(e);
			let t = { metadata: s.responseTrailer };
			return e instanceof R ? t.error = e : e !== void 0 && (t.error = new R("internal error", w.Internal, void 0, void 0, e)), {
				flags: 2,
				data: r.serialize(t)
			};
		}), transformCompressEnvelope(c.response, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 });
		return Object.assign(Object.assign({}, G), {
			body: await untilFirst(d),
			header: s.responseHeader
		});
	};
}
// node_modules/@connectrpc/connect/dist/esm/router.js
function createConnectRouter(e) {
	let t = whichProtocols(e), n = [], r = {
		handlers: n,
		service: (e, i, a) => {
			let { protocols: o } = whichProtocols(a, t);
			return n.push(...createUniversalServiceHandlers(createServiceImplSpec(e, i), o)), r;
		},
		rpc: (e, i, a) => {
			let { protocols: o } = whichProtocols(a, t);
			return n.push(createUniversalMethodHandler(createMethodImplSpec(e, i), o)), r;
		}
	};
	return r;
}
function whichProtocols(e, t) {
	if (t && !e) return t;
	let n = t ? Object.assign(Object.assign({}, validateUniversalHandlerOptions(t.options)), e) : Object.assign(Object.assign({}, e), validateUniversalHandlerOptions(e ?? {})), r = [];
	if (e?.grpc !== !1 && r.push(createHandlerFactory$1(n)), e?.grpcWeb !== !1 && r.push(createHandlerFactory$2(n)), e?.connect !== !1 && r.push(createHandlerFactory(n)), r.length === 0) throw new R("cannot create handler, all protocols are disabled", w.InvalidArgument);
	return {
		options: n,
		protocols: r
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/request-header.js
function requestHeader(e, t, n, r, i) {
	let a = new PlainHeaders(r ?? {});
	return n !== void 0 && a.set(tn, `${n}`), a.set(J, e == "unary" ? t ? qt : Jt : t ? Yt : Xt), a.set(X, "1"), !a.has("User-Agent") && i && a.set("User-Agent", "connect-es/2.1.2"), a;
}
function requestHeaderWithCompression(e, t, n, r, i, a, o) {
	let s = requestHeader(e, t, n, r, o);
	if (a != null) {
		let t = e == "unary" ? Y : Qt;
		s.set(t, a.name);
	}
	if (i.length > 0) {
		let t = e == "unary" ? $t : en;
		s.set(t, i.map((e) => e.name).join(","));
	}
	return s;
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/validate-response.js
function validateResponse(e, t, n, r) {
	let i = r.get(J), a = parseContentType(i);
	if (n !== 200) {
		let t = new R(`HTTP ${n}`, codeFromHttpStatus(n), r);
		if (e == "unary" && a && !a.binary) return {
			isUnaryError: !0,
			unaryError: t
		};
		throw t;
	}
	let o = {
		binary: t,
		stream: e !== "unary"
	};
	if (a?.binary !== o.binary || a.stream !== o.stream) throw new R(`unsupported content type ${i}`, a === void 0 ? w.Unknown : w.Internal, r);
	return { isUnaryError: !1 };
}
function validateResponseWithCompression(e, t, n, r, i) {
	let a, o = i.get(e == "unary" ? Y : Qt);
	if (o != null && o.toLowerCase() !== "identity" && (a = t.find((e) => e.name === o), !a)) throw new R(`unsupported response encoding "${o}"`, w.Internal, i);
	return Object.assign({ compression: a }, validateResponse(e, n, r, i));
}
function encodeMessageForUrl(e, t) {
	return t ? base64Encode(e, "url") : encodeURIComponent(new TextDecoder().decode(e));
}
function transformConnectPostToGetRequest(e, t, n) {
	let r = "?connect=v1", i = "", a = e.header.get(Y);
	a !== null && a !== "identity" && (i = "&compression=" + encodeURIComponent(a), n = !0), n && (r += "&base64=1"), r += i;
	let o = e.header.get(J);
	o?.indexOf("application/") === 0 && (r += "&encoding=" + encodeURIComponent(o.slice(12))), r += "&message=" + encodeMessageForUrl(t, n);
	let s = e.url + r, c = new PlainHeaders(e.header);
	for (let e of [
		X,
		J,
		Zt,
		Y,
		$t
	]) c.delete(e);
	return Object.assign(Object.assign({}, e), {
		requestMethod: "GET",
		url: s,
		header: c
	});
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/transport.js
var __asyncValues = function(e) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var t = e[Symbol.asyncIterator], n;
	return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, verb("next"), verb("throw"), verb("return"), n[Symbol.asyncIterator] = function() {
		return this;
	}, n);
	function verb(t) {
		n[t] = e[t] && function(n) {
			return new Promise(function(r, i) {
				n = e[t](n), settle(r, i, n.done, n.value);
			});
		};
	}
	function settle(e, t, n, r) {
		Promise.resolve(r).then(function(t) {
			e({
				value: t,
				done: n
			});
		}, t);
	}
}, __await = function(e) {
	return this instanceof __await ? (this.v = e, this) : new __await(e);
}, __asyncGenerator = function(e, t, n) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var r = n.apply(e, t || []), i, a = [];
	return i = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(e) {
		return function(t) {
			return Promise.resolve(t).then(e, reject);
		};
	}
	function verb(e, t) {
		r[e] && (i[e] = function(t) {
			return new Promise(function(n, r) {
				a.push([
					e,
					t,
					n,
					r
				]) > 1 || resume(e, t);
			});
		}, t && (i[e] = t(i[e])));
	}
	function resume(e, t) {
		try {
			step(r[e](t));
		} catch (e) {
			settle(a[0][3], e);
		}
	}
	function step(e) {
		e.value instanceof __await ? Promise.resolve(e.value.v).then(fulfill, reject) : settle(a[0][2], e);
	}
	function fulfill(e) {
		resume("next", e);
	}
	function reject(e) {
		resume("throw", e);
	}
	function settle(e, t) {
		e(t), a.shift(), a.length && resume(a[0][0], a[0][1]);
	}
};
function createTransport(e) {
	return {
		async unary(t, n, r, i, a, o) {
			let s = createMethodSerializationLookup(t, e.binaryOptions, e.jsonOptions, e);
			return r = r === void 0 ? e.defaultTimeoutMs : r <= 0 ? void 0 : r, await runUnaryCall({
				interceptors: e.interceptors,
				signal: n,
				timeoutMs: r,
				req: {
					stream: !1,
					service: t.parent,
					method: t,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, t),
					header: requestHeaderWithCompression(t.methodKind, e.useBinaryFormat, r, i, e.acceptCompression, e.sendCompression, !0),
					contextValues: o ?? createContextValues(),
					message: a
				},
				next: async (n) => {
					let r = s.getI(e.useBinaryFormat).serialize(n.message);
					e.sendCompression && r.byteLength > e.compressMinBytes ? (r = await e.sendCompression.compress(r), n.header.set(Y, e.sendCompression.name)) : n.header.delete(Y);
					let i = e.useHttpGet === !0 && t.idempotency === N.NO_SIDE_EFFECTS, a;
					i ? n = transformConnectPostToGetRequest(n, r, e.useBinaryFormat) : a = createAsyncIterable([r]);
					let o = await e.httpClient({
						url: n.url,
						method: n.requestMethod,
						header: n.header,
						signal: n.signal,
						body: a
					}), { compression: c, isUnaryError: l, unaryError: u } = validateResponseWithCompression(t.methodKind, e.acceptCompression, e.useBinaryFormat, o.status, o.header), [d, p] = trailerDemux(o.header), m = await pipeTo(o.body, sinkAllBytes(e.readMaxBytes, o.header.get(Zt)), { propagateDownStreamError: !1 });
					if (c && (m = await c.decompress(m, e.readMaxBytes)), l) throw errorFromJsonBytes(m, appendHeaders(d, p), u);
					return {
						stream: !1,
						service: t.parent,
						method: t,
						header: d,
						message: s.getO(e.useBinaryFormat).parse(m),
						trailer: p
					};
				}
			});
		},
		async stream(t, n, r, i, a, o) {
			let s = createMethodSerializationLookup(t, e.binaryOptions, e.jsonOptions, e), c = createEndStreamSerialization(e.jsonOptions);
			return r = r === void 0 ? e.defaultTimeoutMs : r <= 0 ? void 0 : r, runStreamingCall({
				interceptors: e.interceptors,
				signal: n,
				timeoutMs: r,
				req: {
					stream: !0,
					service: t.parent,
					method: t,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, t),
					header: requestHeaderWithCompression(t.methodKind, e.useBinaryFormat, r, i, e.acceptCompression, e.sendCompression, !0),
					contextValues: o ?? createContextValues(),
					message: a
				},
				next: async (n) => {
					let r = await e.httpClient({
						url: n.url,
						method: "POST",
						header: n.header,
						signal: n.signal,
						body: pipe(n.message, transformSerializeEnvelope(s.getI(e.useBinaryFormat)), transformCompressEnvelope(e.sendCompression, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 })
					}), { compression: i } = validateResponseWithCompression(t.methodKind, e.acceptCompression, e.useBinaryFormat, r.status, r.header), a = Object.assign(Object.assign({}, n), {
						header: r.header,
						trailer: new PlainHeaders(),
						message: pipe(r.body, transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(i ?? null, e.readMaxBytes), transformParseEnvelope(s.getO(e.useBinaryFormat), 2, c), function(e) {
							return __asyncGenerator(this, arguments, function* () {
								var t, n, i, o;
								let s = !1;
								try {
									for (var c = !0, l = __asyncValues(e), u; u = yield __await(l.next()), t = u.done, !t; c = !0) {
										o = u.value, c = !1;
										let e = o;
										if (e.end) {
											if (s) throw new R("protocol error: received extra EndStreamResponse", w.InvalidArgument);
											if (s = !0, e.value.error) {
												let t = e.value.error;
												throw r.header.forEach((e, n) => {
													t.metadata.append(n, e);
												}), t;
											}
											e.value.metadata.forEach((e, t) => a.trailer.set(t, e));
										} else {
											if (s) throw new R("protocol error: received extra message after EndStreamResponse", w.InvalidArgument);
											yield yield __await(e.value);
										}
									}
								} catch (e) {
									n = { error: e };
								} finally {
									try {
										!c && !t && (i = l.return) && (yield __await(i.call(l)));
									} finally {
										if (n) throw n.error;
									}
								}
								if (!s) throw new R("protocol error: missing EndStreamResponse", w.InvalidArgument);
							});
						}, { propagateDownStreamError: !0 })
					});
					return a;
				}
			});
		}
	};
}
// node_modules/@connectrpc/connect-node/dist/esm/node-error.js
var on = g();
function connectErrorFromNodeReason(e) {
	let t = w.Internal, n = unwrapNodeErrorChain(e).map(getNodeErrorProps);
	n.some((e) => e.code == "ERR_STREAM_WRITE_AFTER_END") || n.some((e) => e.code == "ERR_STREAM_DESTROYED" || e.code == "ERR_HTTP2_INVALID_STREAM" || e.code == "ECONNRESET") ? t = w.Aborted : n.some((e) => e.code == "ETIMEDOUT" || e.code == "ENOTFOUND" || e.code == "EAI_AGAIN" || e.code == "ECONNREFUSED") && (t = w.Unavailable);
	let r = R.from(e, t);
	return r !== e && (r.cause = e), r;
}
function unwrapNodeErrorChain(e) {
	let t = [];
	for (; !(!(e instanceof Error) || t.includes(e) || (t.push(e), !("cause" in e)));) e = e.cause;
	return t;
}
function getNodeErrorProps(e) {
	let t = {};
	return e instanceof Error && ("code" in e && typeof e.code == "string" && (t.code = e.code), "syscall" in e && typeof e.syscall == "string" && (t.syscall = e.syscall)), t;
}
function connectErrorFromH2ResetCode(e) {
	switch (e) {
		case Z.PROTOCOL_ERROR:
		case Z.INTERNAL_ERROR:
		case Z.FLOW_CONTROL_ERROR:
		case Z.SETTINGS_TIMEOUT:
		case Z.FRAME_SIZE_ERROR:
		case Z.COMPRESSION_ERROR:
		case Z.CONNECT_ERROR: return new R(`http/2 stream closed with error code ${Z[e]} (0x${e.toString(16)})`, w.Internal);
		case Z.REFUSED_STREAM: return new R(`http/2 stream closed with error code ${Z[e]} (0x${e.toString(16)})`, w.Unavailable);
		case Z.CANCEL: return new R(`http/2 stream closed with error code ${Z[e]} (0x${e.toString(16)})`, w.Canceled);
		case Z.ENHANCE_YOUR_CALM: return new R(`http/2 stream closed with error code ${Z[e]} (0x${e.toString(16)})`, w.ResourceExhausted);
		case Z.INADEQUATE_SECURITY: return new R(`http/2 stream closed with error code ${Z[e]} (0x${e.toString(16)})`, w.PermissionDenied);
		case Z.HTTP_1_1_REQUIRED: return new R(`http/2 stream closed with error code ${Z[e]} (0x${e.toString(16)})`, w.PermissionDenied);
	}
}
var Z;
(function(e) {
	e[e.PROTOCOL_ERROR = 1] = "PROTOCOL_ERROR", e[e.INTERNAL_ERROR = 2] = "INTERNAL_ERROR", e[e.FLOW_CONTROL_ERROR = 3] = "FLOW_CONTROL_ERROR", e[e.SETTINGS_TIMEOUT = 4] = "SETTINGS_TIMEOUT", e[e.STREAM_CLOSED = 5] = "STREAM_CLOSED", e[e.FRAME_SIZE_ERROR = 6] = "FRAME_SIZE_ERROR", e[e.REFUSED_STREAM = 7] = "REFUSED_STREAM", e[e.CANCEL = 8] = "CANCEL", e[e.COMPRESSION_ERROR = 9] = "COMPRESSION_ERROR", e[e.CONNECT_ERROR = 10] = "CONNECT_ERROR", e[e.ENHANCE_YOUR_CALM = 11] = "ENHANCE_YOUR_CALM", e[e.INADEQUATE_SECURITY = 12] = "INADEQUATE_SECURITY", e[e.HTTP_1_1_REQUIRED = 13] = "HTTP_1_1_REQUIRED";
})(Z ||= {});
// node_modules/@connectrpc/connect-node/dist/esm/compression.js
const sn = (0, on.promisify)(C.gzip), cn = (0, on.promisify)(C.gunzip), ln = (0, on.promisify)(C.brotliCompress), un = (0, on.promisify)(C.brotliDecompress), dn = {
	name: "gzip",
	compress(e) {
		return asUint8ArrayArrayBuffer(sn(e, {}));
	},
	decompress(e, t) {
		return e.length == 0 ? Promise.resolve(/* @__PURE__ */ new Uint8Array()) : asUint8ArrayArrayBuffer(wrapZLibErrors(cn(e, { maxOutputLength: t }), t));
	}
}, pn = {
	name: "br",
	compress(e) {
		return asUint8ArrayArrayBuffer(ln(e, {}));
	},
	decompress(e, t) {
		return e.length == 0 ? Promise.resolve(/* @__PURE__ */ new Uint8Array()) : asUint8ArrayArrayBuffer(wrapZLibErrors(un(e, { maxOutputLength: t }), t));
	}
};
function asUint8ArrayArrayBuffer(e) {
	return e.then((e) => e.buffer instanceof ArrayBuffer ? e : new Uint8Array(e));
}
function wrapZLibErrors(e, t) {
	return e.catch((e) => {
		let n = getNodeErrorProps(e), r = w.Internal, i = "decompression failed";
		switch (n.code) {
			case "ERR_BUFFER_TOO_LARGE":
				r = w.ResourceExhausted, i = `message is larger than configured readMaxBytes ${t} after decompression`;
				break;
			case "Z_DATA_ERROR":
			case "ERR_PADDING_2":
				r = w.InvalidArgument;
				break;
			default: n.code?.startsWith("ERR__ERROR_FORMAT_") && (r = w.InvalidArgument);
		}
		return Promise.reject(new R(i, r, void 0, void 0, e));
	});
}
// \0less:https
var mn = /* @__PURE__ */ e(((e) => {
	e.request = (...e) => process.getBuiltinModule("node:https").request(...e);
})), hn = /* @__PURE__ */ n(h(), 1), gn = /* @__PURE__ */ n(mn(), 1);
function nodeHeaderToWebHeader(e) {
	let t = new PlainHeaders();
	for (let [n, r] of Object.entries(e)) if (!n.startsWith(":") && r !== void 0) {
		if (typeof r == "string") t.append(n, r);
		else if (typeof r == "number") t.append(n, String(r));
		else for (let e of r) t.append(n, e);
	}
	return t;
}
function webHeaderToNodeHeaders(e, t) {
	if (e === void 0 && t === void 0) return;
	let n = Object.create(null);
	if (t !== void 0) {
		if (Array.isArray(t)) for (let e = 0; e + 1 < t.length; e += 2) {
			let r = t[e], i = t[e + 1];
			Array.isArray(n[r]) ? n[r].push(i) : n[r] = typeof n[r] == "string" ? [n[r], i] : i;
		}
		else for (let [e, r] of Object.entries(t)) Array.isArray(r) ? n[e] = r.concat() : r !== void 0 && (n[e] = r);
	}
	if (e !== void 0) {
		if (Array.isArray(e)) for (let [t, r] of e) appendWebHeader(n, t, r);
		else if ("forEach" in e) typeof e.forEach == "function" && e.forEach((e, t) => {
			appendWebHeader(n, t, e);
		});
		else for (let [t, r] of Object.entries(e)) appendWebHeader(n, t, r);
	}
	return n;
}
function appendWebHeader(e, t, n) {
	t = t.toLowerCase();
	let r = e[t];
	Array.isArray(r) ? r.push(n) : r === void 0 ? e[t] = n : e[t] = [r.toString(), n];
}
// node_modules/@connectrpc/connect-node/dist/esm/http2-session-manager.js
var Http2SessionManager = class {
	state() {
		return this.s.t == "ready" ? this.verifying === void 0 ? this.s.streamCount() > 0 ? "open" : "idle" : "verifying" : this.s.t;
	}
	error() {
		if (this.s.t == "error") return this.s.reason;
	}
	constructor(e, t, n) {
		this.s = closed(), this.shuttingDown = [], this.authority = new URL(e).origin, this.http2SessionOptions = n, this.options = {
			pingIntervalMs: t?.pingIntervalMs ?? Infinity,
			pingTimeoutMs: t?.pingTimeoutMs ?? 15e3,
			pingIdleConnection: t?.pingIdleConnection ?? !1,
			idleConnectionTimeoutMs: t?.idleConnectionTimeoutMs ?? 9e5
		};
	}
	async connect() {
		try {
			return (await this.gotoReady()).streamCount() > 0 ? "open" : "idle";
		} catch {
			return "error";
		}
	}
	async request(e, t, n, r) {
		for (;;) {
			let i = await this.gotoReady();
			try {
				let a = i.conn.request(Object.assign(Object.assign({}, n), {
					":method": e,
					":path": t
				}), r);
				return i.registerRequest(a), a;
			} catch (e) {
				if (i.conn.closed || i.conn.destroyed) continue;
				throw e;
			}
		}
	}
	notifyResponseByteRead(e) {
		this.s.t == "ready" && this.s.responseByteRead(e);
		for (let t of this.shuttingDown) t.responseByteRead(e);
	}
	abort(e) {
		var t, n, r;
		let i = e ?? new R("connection aborted", w.Canceled);
		(n = (t = this.s).abort) == null || n.call(t, i);
		for (let e of this.shuttingDown) (r = e.abort) == null || r.call(e, i);
		this.setState(closedOrError(i));
	}
	async gotoReady() {
		for (this.s.t == "ready" ? this.s.isShuttingDown() || this.s.conn.closed || this.s.conn.destroyed ? this.setState(connect(this.authority, this.http2SessionOptions)) : this.s.requiresVerify() && await this.verify(this.s) : (this.s.t == "closed" || this.s.t == "error") && this.setState(connect(this.authority, this.http2SessionOptions)); this.s.t !== "ready";) {
			if (this.s.t === "error") throw this.s.reason;
			this.s.t === "connecting" && await this.s.conn;
		}
		return this.s;
	}
	setState(e) {
		var t, n;
		if ((n = (t = this.s).onExitState) == null || n.call(t), this.s.t == "ready" && this.s.isShuttingDown()) {
			let e = this.s;
			this.shuttingDown.push(e), e.onClose = e.onError = () => {
				let t = this.shuttingDown.indexOf(e);
				t !== -1 && this.shuttingDown.splice(t, 1);
			};
		}
		switch (e.t) {
			case "connecting":
				e.conn.then((e) => {
					this.setState(ready(e, this.options));
				}, (e) => {
					this.setState(closedOrError(e));
				});
				break;
			case "ready": e.onClose = () => this.setState(closed()), e.onError = (e) => this.setState(closedOrError(e));
		}
		this.s = e;
	}
	verify(e) {
		return this.verifying === void 0 && (this.verifying = e.verify().then((e) => {
			e || this.setState(connect(this.authority, this.http2SessionOptions));
		}, (e) => {
			this.setState(closedOrError(e));
		}).finally(() => {
			this.verifying = void 0;
		})), this.verifying;
	}
};
function closed() {
	return { t: "closed" };
}
function error(e) {
	return {
		t: "error",
		reason: e
	};
}
function closedOrError(e) {
	return e instanceof R && R.from(e).code == w.Canceled ? closed() : error(e);
}
function connect(e, t) {
	let n, r, i = new Promise((e, t) => {
		n = e, r = t;
	}), a = S.connect(e, t);
	a.on("connect", onConnect), a.on("error", onError);
	function onConnect() {
		n?.(a), cleanup();
	}
	function onError(e) {
		r?.(connectErrorFromNodeReason(e)), cleanup();
	}
	function cleanup() {
		a.off("connect", onConnect), a.off("error", onError);
	}
	return {
		t: "connecting",
		conn: i,
		abort(e) {
			a.destroyed || a.destroy(void 0, S.constants.NGHTTP2_CANCEL), r?.(e);
		},
		onExitState() {
			cleanup();
		}
	};
}
function ready(e, t) {
	assertSessionOpen(e), e.unref();
	let n = Date.now(), r = 0, i, a, o = !1, s = !1, c;
	resetIdleTimeout();
	let l = {
		t: "ready",
		conn: e,
		streamCount() {
			return r;
		},
		requiresVerify() {
			return Date.now() - n > t.pingIntervalMs;
		},
		isShuttingDown() {
			return o;
		},
		onClose: void 0,
		onError: void 0,
		registerRequest(t) {
			r++, r == 1 && (e.ref(), resetPingInterval(), stopIdleTimeout()), t.once("response", () => {
				n = Date.now(), resetPingInterval();
			}), t.once("close", () => {
				r--, r == 0 && (e.unref(), resetPingInterval(), resetIdleTimeout());
			});
		},
		responseByteRead(t) {
			t.session === e && (e.closed || e.destroyed || r <= 0 || (n = Date.now(), resetPingInterval()));
		},
		verify() {
			return e.ref(), new Promise((t) => {
				let onError = () => {
					t(!1);
				};
				commonPing(() => {
					r == 0 && e.unref(), e.off("error", onError), t(!0);
				}), e.once("error", onError);
			});
		},
		abort(t) {
			e.destroyed || (e.once("error", () => {}), e.destroy(t, S.constants.NGHTTP2_CANCEL));
		},
		onExitState() {
			l.isShuttingDown() || (cleanup(), this.onError = void 0, this.onClose = void 0);
		}
	};
	function resetPingInterval() {
		stopPingInterval(), (r > 0 || t.pingIdleConnection) && (i = safeSetTimeout(onPingInterval, t.pingIntervalMs));
	}
	function stopPingInterval() {
		clearTimeout(i), clearTimeout(a);
	}
	function onPingInterval() {
		commonPing(resetPingInterval);
	}
	function commonPing(r) {
		clearTimeout(a), a = safeSetTimeout(() => {
			e.destroy(new R("PING timed out", w.Unavailable), S.constants.NGHTTP2_CANCEL);
		}, t.pingTimeoutMs), e.ping((i, o) => {
			clearTimeout(a), i === null && (o > t.pingTimeoutMs ? e.destroy(new R("PING timed out", w.Unavailable), S.constants.NGHTTP2_CANCEL) : (n = Date.now(), r()));
		});
	}
	function stopIdleTimeout() {
		clearTimeout(c);
	}
	function resetIdleTimeout() {
		c = safeSetTimeout(onIdleTimeout, t.idleConnectionTimeoutMs);
	}
	function onIdleTimeout() {
		e.close(), onClose();
	}
	function onGoaway(n, i, a) {
		if (n === S.constants.NGHTTP2_NO_ERROR && r === 0) {
			e.destroy(new R("received GOAWAY without any open streams", w.Canceled), S.constants.NGHTTP2_NO_ERROR);
			return;
		}
		o = !0;
		let c = Buffer.from("too_many_pings", "ascii");
		a?.equals(c) && (t.pingIntervalMs *= 2, s = !0);
	}
	function onClose() {
		var e;
		cleanup(), (e = l.onClose) == null || e.call(l);
	}
	function onError(e) {
		var t, n;
		if (cleanup(), s) {
			let e = new R(`http/2 connection closed with error code ENHANCE_YOUR_CALM (0x${S.constants.NGHTTP2_ENHANCE_YOUR_CALM.toString(16)}), too_many_pings, doubled the interval`, w.ResourceExhausted);
			(t = l.onError) == null || t.call(l, e);
		} else (n = l.onError) == null || n.call(l, connectErrorFromNodeReason(e));
	}
	function cleanup() {
		stopPingInterval(), stopIdleTimeout(), e.off("error", onError), e.off("close", onClose), e.off("goaway", onGoaway);
	}
	return e.on("error", onError), e.on("close", onClose), e.on("goaway", onGoaway), l;
}
function safeSetTimeout(e, t) {
	if (!(t > 2147483647)) return setTimeout(e, t).unref();
}
function assertSessionOpen(e) {
	if (e.connecting) throw new R("expected open session, but it is connecting", w.Internal);
	if (e.destroyed) throw new R("expected open session, but it is destroyed", w.Internal);
	if (e.closed) throw new R("expected open session, but it is closed", w.Internal);
}
// node_modules/@connectrpc/connect-node/dist/esm/node-universal-client.js
function createNodeHttpClient(e) {
	return e.httpVersion == "1.1" ? createNodeHttp1Client(e.nodeOptions) : createNodeHttp2Client(e.sessionProvider ?? ((e) => new Http2SessionManager(e)));
}
function createNodeHttp1Client(e) {
	return async function(t) {
		let n = createSentinel(t.signal);
		return new Promise((r, i) => {
			n.onError((e) => {
				i(e);
			}), h1Request(n, t.url, Object.assign(Object.assign({}, e), {
				headers: webHeaderToNodeHeaders(t.header, e?.headers),
				method: t.method
			}), (e) => {
				sinkRequest(t, e, n), e.on("response", (e) => {
					e.on("error", n.error), n.onError((t) => e.destroy(t));
					let t = new PlainHeaders();
					r({
						status: e.statusCode ?? 0,
						header: nodeHeaderToWebHeader(e.headers),
						body: h1ResponseIterable(n, e, t),
						trailer: t
					});
				});
			});
		});
	};
}
function createNodeHttp2Client(e) {
	return function(t) {
		let n = createSentinel(t.signal), r = e(t.url);
		return new Promise((e, i) => {
			n.onError((e) => {
				i(e);
			}), h2Request(n, r, t.url, t.method, webHeaderToNodeHeaders(t.header), {}, (i) => {
				sinkRequest(t, i, n), i.on("response", (t) => {
					e({
						status: t[":status"] ?? 0,
						header: nodeHeaderToWebHeader(t),
						body: h2ResponseIterable(n, i, r),
						trailer: h2ResponseTrailer(i)
					});
				});
			});
		});
	};
}
function h1Request(e, t, n, r) {
	let i;
	i = new URL(t).protocol.startsWith("https") ? gn.request(t, n) : hn.request(t, n), e.onError((e) => i.destroy(e)), i.flushHeaders(), i.on("error", e.error), i.on("socket", function(e) {
		function onSocketConnect() {
			e.off("connect", onSocketConnect), r(i);
		}
		e.readyState === "open" ? r(i) : e.on("connect", onSocketConnect);
	});
}
function h1ResponseIterable(e, t, n) {
	let r = t[Symbol.asyncIterator]();
	return { [Symbol.asyncIterator]() {
		return {
			async next() {
				let i = await e.race(r.next());
				return i.done === !0 && (nodeHeaderToWebHeader(t.trailers).forEach((e, t) => {
					n.set(t, e);
				}), e.close()), i;
			},
			throw(t) {
				throw e.error(t), t;
			}
		};
	} };
}
function h2Request(e, t, n, r, i, a, o) {
	let s = new URL(n);
	if (s.origin !== t.authority) {
		let n = `cannot make a request to ${s.origin}: the http2 session is connected to ${t.authority}`;
		e.error(new R(n, w.Internal));
	} else t.request(r, s.pathname + s.search, i, {}).then((t) => {
		e.onError((e) => {
			if (t.closed) return;
			let n = e.code == w.Canceled ? Z.CANCEL : Z.INTERNAL_ERROR;
			return new Promise((e) => t.close(n, e));
		}), t.on("error", function(n) {
			t.writableEnded && unwrapNodeErrorChain(n).map(getNodeErrorProps).some((e) => e.code == "ERR_STREAM_WRITE_AFTER_END") || e.error(n);
		}), t.on("close", function() {
			let n = connectErrorFromH2ResetCode(t.rstCode);
			n && e.error(n);
		}), o(t);
	}, (t) => {
		e.error(t);
	});
}
function h2ResponseTrailer(e) {
	let t = new PlainHeaders();
	return e.on("trailers", (e) => {
		nodeHeaderToWebHeader(e).forEach((e, n) => {
			t.set(n, e);
		});
	}), t;
}
function h2ResponseIterable(e, t, n) {
	let r = t[Symbol.asyncIterator]();
	return { [Symbol.asyncIterator]() {
		return {
			async next() {
				let i = await e.race(r.next());
				return i.done === !0 && e.close(), n?.notifyResponseByteRead(t), i;
			},
			throw(t) {
				throw e.error(t), t;
			}
		};
	} };
}
async function sinkRequest(e, t, n) {
	if (e.body === void 0) {
		await new Promise((e) => t.end(e));
		return;
	}
	let r = e.body[Symbol.asyncIterator]();
	return new Promise((e) => {
		writeNext();
		function writeNext() {
			n.isClosed() || r.next().then((i) => {
				i.done === !0 ? t.end(e) : t.write(i.value, "binary", (e) => {
					e == null ? writeNext() : (r.throw !== void 0 && r.throw(connectErrorFromNodeReason(e)).catch(() => {}), t.writableEnded && unwrapNodeErrorChain(e).map(getNodeErrorProps).some((e) => e.code == "ERR_STREAM_WRITE_AFTER_END") || n.error(e));
				});
			}, (e) => {
				n.error(e);
			});
		}
	});
}
function createSentinel(e) {
	let t, n = !1, r, i = [], a = {
		error(e) {
			if (!n) {
				n = !0, r = e instanceof R ? e : connectErrorFromNodeReason(e), t?.(r);
				for (let e of i) e(r);
				cleanup();
			}
		},
		close() {
			n || (n = !0, t && t(new R("sentinel completed early", w.Internal)), cleanup());
		},
		isClosed() {
			return n;
		},
		onError(e) {
			n ? r !== void 0 && e(r) : i.push(e);
		},
		race(e) {
			let i, a = new Promise((e, n) => {
				i = e, t = n;
			});
			return e.then((e) => {
				i?.(e);
			}, (e) => {
				t?.(e);
			}), n && t?.(r ?? new R("sentinel completed early", w.Internal)), a;
		}
	};
	function cleanup() {
		e && e.removeEventListener("abort", onSignalAbort), i = [], t = void 0;
	}
	function onSignalAbort() {
		a.error(getAbortSignalReason(this));
	}
	return e && (e.addEventListener("abort", onSignalAbort), e.aborted && a.error(getAbortSignalReason(e))), a;
}
// node_modules/@connectrpc/connect-node/dist/esm/node-transport-options.js
function validateNodeTransportOptions(e) {
	let t;
	if (e.httpVersion == "2") {
		let n;
		n = e.sessionManager ? e.sessionManager : new Http2SessionManager(e.baseUrl, {
			pingIntervalMs: e.pingIntervalMs,
			pingIdleConnection: e.pingIdleConnection,
			pingTimeoutMs: e.pingTimeoutMs,
			idleConnectionTimeoutMs: e.idleConnectionTimeoutMs
		}, e.nodeOptions), t = createNodeHttpClient({
			httpVersion: "2",
			sessionProvider: () => n
		});
	} else t = createNodeHttpClient({
		httpVersion: "1.1",
		nodeOptions: e.nodeOptions
	});
	return Object.assign(Object.assign(Object.assign({}, e), {
		httpClient: t,
		useBinaryFormat: e.useBinaryFormat ?? !0,
		interceptors: e.interceptors ?? [],
		sendCompression: e.sendCompression ?? null,
		acceptCompression: e.acceptCompression ?? [dn, pn]
	}), validateReadWriteMaxBytes(e.readMaxBytes, e.writeMaxBytes, e.compressMinBytes));
}
// node_modules/@connectrpc/connect-node/dist/esm/grpc-transport.js
function createGrpcTransport(e) {
	return createTransport$1(validateNodeTransportOptions(Object.assign(Object.assign({}, e), { httpVersion: "2" })));
}
// src/evidence/client/grpc/grpc-channel.ts
const _n = 33554432;
function isUnary(e) {
	return e.methodKind === "unary";
}
function isServerStreaming(e) {
	return e.methodKind === "server_streaming";
}
async function callWithRetries(e, t, n, r) {
	return ue((n) => {
		let i = ae(r, t.timeoutMs);
		return e.unary({
			...t,
			attempts: n,
			timeoutMs: i
		}, r);
	}, n, r);
}
var AdaptiveLimit = class {
	#e;
	#t;
	#n;
	#r;
	#i = 0;
	#a = Infinity;
	constructor(e) {
		this.#t = e, this.#n = Math.min(16, e), this.#r = e, this.#e = new ie(this.#n);
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
// src/evidence/schema/proto/grpc/reflection/v1/reflection_pb.ts
const vn = /*@__PURE__*/ fileDesc("CiNncnBjL3JlZmxlY3Rpb24vdjEvcmVmbGVjdGlvbi5wcm90bxISZ3JwYy5yZWZsZWN0aW9uLnYxIoUCChdTZXJ2ZXJSZWZsZWN0aW9uUmVxdWVzdBIMCgRob3N0GAEgASgJEhoKEGZpbGVfYnlfZmlsZW5hbWUYAyABKAlIABIgChZmaWxlX2NvbnRhaW5pbmdfc3ltYm9sGAQgASgJSAASSQoZZmlsZV9jb250YWluaW5nX2V4dGVuc2lvbhgFIAEoCzIkLmdycGMucmVmbGVjdGlvbi52MS5FeHRlbnNpb25SZXF1ZXN0SAASJwodYWxsX2V4dGVuc2lvbl9udW1iZXJzX29mX3R5cGUYBiABKAlIABIXCg1saXN0X3NlcnZpY2VzGAcgASgJSABCEQoPbWVzc2FnZV9yZXF1ZXN0IkUKEEV4dGVuc2lvblJlcXVlc3QSFwoPY29udGFpbmluZ190eXBlGAEgASgJEhgKEGV4dGVuc2lvbl9udW1iZXIYAiABKAUiuAMKGFNlcnZlclJlZmxlY3Rpb25SZXNwb25zZRISCgp2YWxpZF9ob3N0GAEgASgJEkUKEG9yaWdpbmFsX3JlcXVlc3QYAiABKAsyKy5ncnBjLnJlZmxlY3Rpb24udjEuU2VydmVyUmVmbGVjdGlvblJlcXVlc3QSTgoYZmlsZV9kZXNjcmlwdG9yX3Jlc3BvbnNlGAQgASgLMiouZ3JwYy5yZWZsZWN0aW9uLnYxLkZpbGVEZXNjcmlwdG9yUmVzcG9uc2VIABJVCh5hbGxfZXh0ZW5zaW9uX251bWJlcnNfcmVzcG9uc2UYBSABKAsyKy5ncnBjLnJlZmxlY3Rpb24udjEuRXh0ZW5zaW9uTnVtYmVyUmVzcG9uc2VIABJJChZsaXN0X3NlcnZpY2VzX3Jlc3BvbnNlGAYgASgLMicuZ3JwYy5yZWZsZWN0aW9uLnYxLkxpc3RTZXJ2aWNlUmVzcG9uc2VIABI7Cg5lcnJvcl9yZXNwb25zZRgHIAEoCzIhLmdycGMucmVmbGVjdGlvbi52MS5FcnJvclJlc3BvbnNlSABCEgoQbWVzc2FnZV9yZXNwb25zZSI3ChZGaWxlRGVzY3JpcHRvclJlc3BvbnNlEh0KFWZpbGVfZGVzY3JpcHRvcl9wcm90bxgBIAMoDCJLChdFeHRlbnNpb25OdW1iZXJSZXNwb25zZRIWCg5iYXNlX3R5cGVfbmFtZRgBIAEoCRIYChBleHRlbnNpb25fbnVtYmVyGAIgAygFIksKE0xpc3RTZXJ2aWNlUmVzcG9uc2USNAoHc2VydmljZRgBIAMoCzIjLmdycGMucmVmbGVjdGlvbi52MS5TZXJ2aWNlUmVzcG9uc2UiHwoPU2VydmljZVJlc3BvbnNlEgwKBG5hbWUYASABKAkiOgoNRXJyb3JSZXNwb25zZRISCgplcnJvcl9jb2RlGAEgASgFEhUKDWVycm9yX21lc3NhZ2UYAiABKAkyiQEKEFNlcnZlclJlZmxlY3Rpb24SdQoUU2VydmVyUmVmbGVjdGlvbkluZm8SKy5ncnBjLnJlZmxlY3Rpb24udjEuU2VydmVyUmVmbGVjdGlvblJlcXVlc3QaLC5ncnBjLnJlZmxlY3Rpb24udjEuU2VydmVyUmVmbGVjdGlvblJlc3BvbnNlKAEwAWIGcHJvdG8z"), Q = /*@__PURE__*/ messageDesc(vn, 2), yn = /*@__PURE__*/ serviceDesc(vn, 0), $ = /*@__PURE__*/ fileDesc("Ch5nb29nbGUvcnBjL2Vycm9yX2RldGFpbHMucHJvdG8SCmdvb2dsZS5ycGMikwEKCUVycm9ySW5mbxIOCgZyZWFzb24YASABKAkSDgoGZG9tYWluGAIgASgJEjUKCG1ldGFkYXRhGAMgAygLMiMuZ29vZ2xlLnJwYy5FcnJvckluZm8uTWV0YWRhdGFFbnRyeRovCg1NZXRhZGF0YUVudHJ5EgsKA2tleRgBIAEoCRINCgV2YWx1ZRgCIAEoCToCOAEiOwoJUmV0cnlJbmZvEi4KC3JldHJ5X2RlbGF5GAEgASgLMhkuZ29vZ2xlLnByb3RvYnVmLkR1cmF0aW9uInkKDFF1b3RhRmFpbHVyZRI2Cgp2aW9sYXRpb25zGAEgAygLMiIuZ29vZ2xlLnJwYy5RdW90YUZhaWx1cmUuVmlvbGF0aW9uGjEKCVZpb2xhdGlvbhIPCgdzdWJqZWN0GAEgASgJEhMKC2Rlc2NyaXB0aW9uGAIgASgJIpUBChNQcmVjb25kaXRpb25GYWlsdXJlEj0KCnZpb2xhdGlvbnMYASADKAsyKS5nb29nbGUucnBjLlByZWNvbmRpdGlvbkZhaWx1cmUuVmlvbGF0aW9uGj8KCVZpb2xhdGlvbhIMCgR0eXBlGAEgASgJEg8KB3N1YmplY3QYAiABKAkSEwoLZGVzY3JpcHRpb24YAyABKAkigwEKCkJhZFJlcXVlc3QSPwoQZmllbGRfdmlvbGF0aW9ucxgBIAMoCzIlLmdvb2dsZS5ycGMuQmFkUmVxdWVzdC5GaWVsZFZpb2xhdGlvbho0Cg5GaWVsZFZpb2xhdGlvbhINCgVmaWVsZBgBIAEoCRITCgtkZXNjcmlwdGlvbhgCIAEoCSI3CgtSZXF1ZXN0SW5mbxISCgpyZXF1ZXN0X2lkGAEgASgJEhQKDHNlcnZpbmdfZGF0YRgCIAEoCWIGcHJvdG8z", [nt]), bn = /*@__PURE__*/ messageDesc($, 0), xn = /*@__PURE__*/ messageDesc($, 1), Sn = createRegistry(/* @__PURE__ */ messageDesc($, 4), bn, /* @__PURE__ */ messageDesc($, 3), /* @__PURE__ */ messageDesc($, 2), /* @__PURE__ */ messageDesc($, 5), xn);
function readStatusDetails(e) {
	let t = {};
	for (let { type: n, value: r } of e.details.filter((e) => "type" in e)) {
		let e = toDetailJson(n, r);
		(t.details ??= []).push({
			"@type": `type.googleapis.com/${n}`,
			...e
		}), typeof e.reason == "string" && e.reason !== "" && (t.reason = x(e.reason)), typeof e.requestId == "string" && (t.requestId = x(e.requestId));
		let i = n === xn.typeName ? e.retryDelay : void 0;
		typeof i == "string" && (t.retryAfterMs = Math.max(0, Math.ceil(parseFloat(i) * 1e3)));
	}
	return t;
}
function toDetailJson(e, t) {
	let n = Sn.getMessage(e);
	if (n === void 0) return {};
	try {
		let e = toJson(n, fromBinary(n, t), { registry: Sn });
		return l(e) ? e : {};
	} catch {
		return {};
	}
}
// src/evidence/client/grpc/grpc-failure.ts
const { NGHTTP2_REFUSED_STREAM: Cn, NGHTTP2_ENHANCE_YOUR_CALM: wn, NGHTTP2_HTTP_1_1_REQUIRED: Tn, NGHTTP2_NO_ERROR: En } = S.constants, Dn = {
	[w.Canceled]: 499,
	[w.Unknown]: 500,
	[w.InvalidArgument]: 400,
	[w.DeadlineExceeded]: 504,
	[w.NotFound]: 404,
	[w.AlreadyExists]: 409,
	[w.PermissionDenied]: 403,
	[w.ResourceExhausted]: 429,
	[w.FailedPrecondition]: 400,
	[w.Aborted]: 409,
	[w.OutOfRange]: 400,
	[w.Unimplemented]: 501,
	[w.Internal]: 500,
	[w.Unavailable]: 503,
	[w.DataLoss]: 500,
	[w.Unauthenticated]: 401
}, On = /^NO_HTTP2$|NO_APPLICATION_PROTOCOL$/, kn = /^Z_[A-Z]+_ERROR$/, An = /^http\/2 stream closed/;
function isUnprocessed({ stream: e }) {
	return e?.id === void 0 || e.rstCode === Cn;
}
function toGrpcFailure(e, t, n) {
	let r = R.from(e), { context: i, timeoutMs: a, effect: o, outputType: s } = n;
	if (r.metadata.has("grpc-status")) return toStatusFailure(r, n);
	if (t.status !== void 0 && t.status !== 200) return toHttpFailure(t.status, n);
	let c = !o || isUnprocessed(t), l = t.stream?.rstCode ?? En, u = l === Cn || l === wn;
	if (u) return {
		error: se(e, i, c),
		isOverload: u
	};
	let d = oe(e) ?? "", p = d !== "" || An.test(r.rawMessage), m;
	return m = r.code === w.DeadlineExceeded ? le("no complete answer", a, i, c) : r.code === w.ResourceExhausted ? toSizeError(r, i) : On.test(d) || l === Tn ? toNoHttp2Error(e, i) : t.status === 200 && (!p || kn.test(d)) ? toProtocolError(r.rawMessage, s, i) : se(e, i, c), {
		error: m,
		isOverload: u
	};
}
function toStatusFailure(e, t) {
	let { context: n, timeoutMs: r, effect: i, asked: a } = t;
	if (e.code === w.DeadlineExceeded) return {
		error: le("no complete answer", r, n, !i),
		isOverload: !1
	};
	let o = readStatusDetails(e), { code: s, rawMessage: c } = e, l = {
		code: s,
		message: c,
		...o.reason && { reason: o.reason }
	}, u = {
		status: Dn[e.code] ?? 500,
		shownStatus: toShownStatus(e.code),
		message: x(c),
		notFound: te({
			error: l,
			text: `${l.reason ?? ""} ${c}`
		}, a),
		...refusedBy(t)
	}, d = {
		...n,
		...o,
		serviceCode: e.code,
		...i && { retryable: !1 }
	};
	return {
		error: ne(u, d),
		isOverload: y(u)
	};
}
function toHttpFailure(e, t) {
	let { context: n, effect: r } = t, i = {
		status: e,
		shownStatus: String(e),
		message: "without a gRPC status",
		notFound: "not_said",
		...refusedBy(t)
	};
	return {
		error: ne(i, {
			...n,
			status: e,
			...r && { retryable: !1 }
		}),
		isOverload: y(i)
	};
}
function refusedBy({ asked: e, addressSetting: t = "SERVICE_GRPC_URL", isAuthenticated: n }) {
	return {
		asked: e,
		responder: n ? "service" : "service_without_token",
		addressSetting: t
	};
}
function toSizeError({ rawMessage: e }, t) {
	let n = e.includes("writeMaxBytes"), r = n ? "the request" : "the answer";
	return new a(`${t.request.method} ${t.request.url}: ${r} is larger than the limit of ${_n} bytes.`, {
		...t,
		code: n ? "request_invalid" : "response_too_large"
	});
}
function toNoHttp2Error(e, t) {
	return new a(`${t.request.method} ${t.request.url}: the server does not speak HTTP/2, which gRPC needs. Check the address; where gRPC has one of its own, set SERVICE_GRPC_URL.`, {
		...t,
		code: "service_unreachable",
		cause: e
	});
}
function toProtocolError(e, t, n, r) {
	let a = x(e), { request: o } = n;
	return new i(`the answer to ${o.method} ${o.url} is not a valid ${t} over gRPC: ${a}. Check that the address is that of the evidence service and that its version is supported.`, {
		code: "response_invalid",
		schema: `proto:${t}`,
		issues: [{
			path: "",
			message: a
		}],
		request: o,
		cause: r
	});
}
function toShownStatus(e) {
	return (w[e] ?? String(e)).replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
}
// src/evidence/client/grpc/ask-reflection.ts
const jn = yn.method.serverReflectionInfo, Mn = {
	...jn,
	parent: {
		...jn.parent,
		typeName: "grpc.reflection.v1alpha.ServerReflection"
	}
};
async function askReflection(e, t, n) {
	try {
		return await ask(e, jn, t, n);
	} catch (e) {
		if (!isMissing(e)) throw e;
	}
	try {
		return await ask(e, Mn, t, n);
	} catch (e) {
		throw !isMissing(e) || e.code === "unimplemented" ? e : new a(e.message, {
			code: "unimplemented",
			cause: e
		});
	}
}
function isMissing(e) {
	return u(e, "unimplemented") || u(e, "wrong_address");
}
async function ask(e, t, n, { identity: r, control: i, attempts: a, timeoutMs: o }) {
	let s = {
		method: t,
		messages: n.map((e) => ({ messageRequest: e })),
		identity: r,
		attempts: a,
		timeoutMs: o
	}, c = {
		request: {
			method: "POST",
			url: ce(new URL(`${e.address}/${t.parent.typeName}/${t.name}`))
		},
		attempts: a
	}, l = [];
	for await (let { messageResponse: t } of e.stream(s, i)) {
		if (t.case === "errorResponse") {
			let { errorCode: e, errorMessage: i } = t.value, a = toCode(e), s = n[l.length];
			if (a === w.NotFound && s?.case !== "fileContainingSymbol") {
				let { typeName: e } = Q;
				throw toProtocolError(`it does not answer ${s?.case ?? "a question"}: ${i}`, e, c);
			}
			throw toStatusFailure(new R(i, a), {
				context: c,
				timeoutMs: o,
				effect: !1,
				outputType: Q.typeName,
				isAuthenticated: r !== void 0,
				asked: "any",
				addressSetting: void 0
			}).error;
		}
		if (l.push(t), l.length > n.length) break;
	}
	if (l.length === n.length) return l;
	throw toProtocolError(`${n.length} questions have ${l.length > n.length ? "more" : "fewer"} answers`, Q.typeName, c);
}
function toCode(e) {
	return Object.values(w).filter((e) => typeof e == "number").find((t) => Number(t) === e) ?? w.Unknown;
}
// src/evidence/client/grpc/descriptor-files.ts
const Nn = 2e3, Pn = 16777216, Fn = new Map([
	P,
	dt,
	Ae,
	nt,
	ft,
	mt,
	ot,
	F,
	et,
	st,
	yt
].map(({ proto: e }) => [e.name, e]));
var DescriptorError = class extends Error {}, In = class DescriptorFiles {
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
		if (this.#t += e.byteLength, this.#t > Pn) throw new DescriptorError(`are larger than ${Pn} bytes`);
		let t;
		try {
			t = fromBinary(Me, e);
		} catch (e) {
			throw new DescriptorError("contain a file that is not a FileDescriptorProto", { cause: e });
		}
		if (t.name === "") throw new DescriptorError("hold a file without a name");
		if (!(Fn.has(t.name) || this.#e.has(t.name)) && (this.#e.set(t.name, t), this.#e.size > Nn)) throw new DescriptorError(`are more than ${Nn} files`);
	}
	missing() {
		let e = [...this.#e.values()].flatMap((e) => e.dependency);
		return [...new Set(e)].filter((e) => !this.#e.has(e) && !Fn.has(e));
	}
	toRegistry() {
		try {
			return createFileRegistry(create(je, { file: this.#n() }));
		} catch (e) {
			throw e instanceof DescriptorError ? e : new DescriptorError(`contradict each other: ${m(e)}`, { cause: e });
		}
	}
	#n() {
		let e = /* @__PURE__ */ new Map(), t = /* @__PURE__ */ new Set(), visit = (n) => {
			if (e.has(n)) return;
			if (t.has(n)) throw new DescriptorError(`import ${n} in a cycle`);
			let r = Fn.get(n) ?? this.#e.get(n);
			if (r === void 0) throw new DescriptorError(`lack the file ${n}`);
			t.add(n), r.dependency.forEach(visit), t.delete(n), e.set(n, r);
		};
		for (let e of this.#e.keys()) visit(e);
		return [...e.values()];
	}
}, LoaderLeftError = class extends Error {}, DescriptorCache = class {
	files = new In();
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
const Ln = /^\/?([A-Za-z_][\w.]*)\/([A-Za-z_]\w*)$/;
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
		return e.services === void 0 && await e.loadOnce("services", _(this.#r.signal), async () => {
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
		await t.loadOnce(`symbol ${e}`, _(this.#r.signal), () => this.#a(t, e));
		let r = findSymbol(t.registry, e);
		if (r === void 0) throw this.#s(`do not define ${e}, which they were asked for`);
		return r;
	}
	async getService(e) {
		let t = await this.getSymbol(e);
		if (t.kind === "service") return t;
		throw new a(`${e} at ${this.#e.channel.address} is a ${t.kind}, not a service`, { code: "not_found" });
	}
	async getMethod(e) {
		let [, t, n] = Ln.exec(e) ?? [];
		if (t === void 0 || n === void 0) throw new a(`${JSON.stringify(e.slice(0, 200))} is not a method: write it as /package.Service/Method`, { code: "request_invalid" });
		let r = await this.#i(t), i = r?.methods.find(({ name: e }) => e === n);
		if (i !== void 0) return i;
		let o = r === void 0 ? c(t, await this.listServices()) : c(n, r.methods.map(({ name: e }) => e));
		throw new a(`the server at ${this.#e.channel.address} has no method /${t}/${n} according to its reflection.${o}`, { code: "unimplemented" });
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
		let { channel: n, retry: r, timeoutMs: i } = this.#e, o = this.#r, attempt = (e) => {
			let r = ae(o, i), a = {
				identity: this.#n,
				control: o,
				attempts: e,
				timeoutMs: r
			};
			return askReflection(n, t, a);
		};
		try {
			return await ue(attempt, r, o);
		} catch (t) {
			throw t instanceof a && t.code === "unimplemented" && (e.unavailable = t), t;
		}
	}
	#s(e, t) {
		let n = {
			request: {
				method: "POST",
				url: `${this.#e.channel.address}/grpc.reflection.v1.ServerReflection/ServerReflectionInfo`
			},
			attempts: 1
		}, { typeName: r } = Q;
		return toProtocolError(`its descriptors ${e}`, r, n, t);
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
	constructor(e, t, n, r, i) {
		let { method: a, attempts: o } = e, { address: s, sessions: c } = i, l = ce(new URL(`${s}/${a.parent.typeName}/${a.name}`));
		this.context = {
			request: {
				method: "POST",
				url: l
			},
			attempts: o
		}, this.headers = new PlainHeaders({
			"user-agent": de,
			...r
		}), this.signal = this.#i.signal, this.#e = e, this.#t = t, this.#n = i, this.#r = n, this.#o = p(t.signal, () => {
			this.#a.stream !== void 0 && c.forgetIfSilent(this.#a.stream), this.#i.abort(t.signal.reason);
		}), this.transport = createGrpcTransport({
			baseUrl: s,
			readMaxBytes: _n,
			writeMaxBytes: _n,
			sessionManager: {
				authority: c.authority,
				request: async (e, t, n) => {
					let r = {
						":method": e,
						":path": t
					}, i = await c.request({
						...n,
						...r
					}, this.signal);
					return this.#s(i), iterateAtOnce(i, () => c.hear(i));
				},
				notifyResponseByteRead: () => void 0
			}
		});
	}
	async traced(e) {
		if (!d(s.request)) return e();
		let { method: t, attempts: n } = this.#e, r = {
			protocol: "grpc",
			method: `${t.parent.typeName}/${t.name}`,
			...v(new URL(this.#n.address)),
			attempt: n,
			setHeader: (e, t) => {
				this.headers.set(e, t);
			}
		};
		return ee(s.request, r, async () => {
			try {
				let t = await e();
				return r.status = 0, t;
			} catch (e) {
				throw e instanceof R && (r.status = e.code), this.toError(e);
			}
		});
	}
	succeed(e, t) {
		let n = t.get("grpc-status") ?? e.get("grpc-status");
		if (n !== "0") throw toProtocolError(n === null ? "it has no status" : "its message and its status contradict each other", this.#e.method.output.typeName, this.context);
		this.#r.succeeded();
	}
	toError(e) {
		this.#e.effect === !0 && isUnprocessed(this.#a) && this.#t.noteUnprocessed?.();
		let t = this.signal.reason;
		if (this.#t.signal.aborted || u(t)) return t;
		if (u(e)) return e;
		let { method: n, identity: r, asked: i, addressSetting: a, timeoutMs: o, effect: s = !1 } = this.#e, { error: c, isOverload: l } = toGrpcFailure(e, this.#a, {
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
		this.#o(), this.#r.release(), this.#i.abort(new R("the call has ended", w.Canceled));
	}
	#s(e) {
		let { idleTimeoutMs: t = this.#n.idleTimeoutMs, effect: n = !1, onSent: r } = this.#e;
		this.#a.stream = e, e.once("response", (e) => this.#a.status = e[":status"]), e.setTimeout(t, () => {
			this.#c(), this.#i.abort(le("nothing came", t, this.context, !n));
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
// src/http/open-socket.ts
var SocketError = class extends Error {
	code;
	constructor(e, t) {
		super(t), this.name = "SocketError", this.code = e;
	}
};
async function openSocket(e, t) {
	let { url: n, proxy: i, timeoutMs: a } = e, o = new r({
		timeoutMs: a,
		signals: [t],
		timedOut: () => new SocketError("ETIMEDOUT", `no connection within ${a} ms`)
	});
	try {
		o.signal.throwIfAborted();
		let t = i === void 0 ? void 0 : await openTunnel(e, i, o.signal);
		return n.protocol === "https:" ? await startTls(t, e, o.signal) : t === void 0 ? await connected(fe.connect({
			host: bareHost(n),
			port: getPort(n)
		}), "connect", o.signal) : t;
	} finally {
		o.close();
	}
}
async function startTls(e, { url: t, trust: n, onHttp1: r }, i) {
	let a = bareHost(t), o = pe.connect({
		...e === void 0 ? { port: getPort(t) } : { socket: e },
		host: a,
		...n,
		servername: fe.isIP(a) === 0 ? a : "",
		ALPNProtocols: r === void 0 ? ["h2"] : ["h2", "http/1.1"]
	});
	if (await connected(o, "secureConnect", i), o.alpnProtocol === "h2") return o;
	throw r === void 0 ? o.destroy() : r(o), new SocketError("NO_HTTP2", "the server did not agree to HTTP/2 (ALPN h2)");
}
function connected(e, t, n) {
	return new Promise((r, i) => {
		let settle = (n) => {
			removeListener(), e.off(t, settle).off("error", fail).off("close", onClose), n === void 0 ? r(e) : (e.on("error", () => void 0).destroy(), i(n));
		}, fail = (e) => settle(e), onClose = () => settle(new SocketError("ECONNRESET", "the connection was closed")), removeListener = () => void 0;
		e.once(t, () => settle()).once("error", fail).once("close", onClose), removeListener = p(n, () => settle(n.reason));
	});
}
async function openTunnel({ url: e, timeoutMs: t, trust: n }, r, i) {
	let { Client: a, withConnect: o } = await import("./undici.js").then((e) => e.undici_exports);
	i.throwIfAborted();
	let s = new URL(r), c = `${e.hostname}:${getPort(e)}`, l = o(new a(s.origin, { connect: {
		...n,
		timeout: t
	} })), u = p(i, () => void l.destroy(i.reason));
	try {
		let e = {
			host: c,
			...authorization(s)
		}, { statusCode: t, socket: n } = await l.connect({
			path: c,
			headers: e
		});
		if (t === 200 && n instanceof fe.Socket) return n;
		throw n.destroy(), new SocketError("PROXY_REFUSED", `the proxy ${s.host} answered ${String(t)} to CONNECT ${c}`);
	} finally {
		u();
	}
}
function authorization(e) {
	return e.username === "" ? {} : { "proxy-authorization": o(e) };
}
function bareHost(e) {
	return e.hostname.replace(/^\[|\]$/g, "");
}
function getPort(e) {
	return e.port === "" ? e.protocol === "https:" ? 443 : 80 : Number(e.port);
}
var Http2Sessions = class {
	authority;
	#e;
	#t = /* @__PURE__ */ new Set();
	#n = /* @__PURE__ */ new WeakMap();
	#r;
	#i;
	#a = 0;
	#o = !1;
	constructor(e) {
		this.authority = e.origin, this.#e = e;
	}
	get generation() {
		return this.#a;
	}
	async request(e, t) {
		for (;;) {
			if (this.#o) throw toClosed();
			let n = this.#s() ?? await this.#c(t);
			t.throwIfAborted();
			let { session: r } = n;
			try {
				return this.#f(n, r.request(e));
			} catch (e) {
				if (!r.closed && !r.destroyed) throw e;
			}
		}
	}
	async connect() {
		!this.#o && this.#s() === void 0 && await this.#c(AbortSignal.timeout(1e3));
	}
	hear(e) {
		let t = this.#n.get(e);
		t !== void 0 && (t.heardAtBytes = t.connection.socket.bytesRead);
	}
	forget(e) {
		let t = this.#n.get(e)?.connection;
		if (t === void 0 || t.isForgotten) return;
		t.isForgotten = !0, t === this.#r && (this.#r = void 0);
		let { session: n, socket: r } = t;
		if (n.destroyed) return;
		let i = r.bytesRead;
		n.ping(() => void 0), n.close();
		let a = setTimeout(() => {
			r.bytesRead === i && end(t, toReset("the server does not answer any more"));
		}, this.#e.openTimeoutMs).unref();
		n.once("close", () => clearTimeout(a)), t.openStreams === 0 && end(t);
	}
	forgetIfSilent(e) {
		let t = this.#n.get(e);
		t === void 0 || e.closed || t.connection.socket.bytesRead === t.heardAtBytes && this.forget(e);
	}
	destroy() {
		this.#o = !0, this.#i?.controller.abort(toClosed());
		for (let e of this.#t) e.destroy(toClosed(), S.constants.NGHTTP2_CANCEL);
	}
	#s() {
		let e = this.#r;
		return e === void 0 || e.session.closed || e.session.destroyed ? void 0 : e;
	}
	async #c(e) {
		let t = this.#i ??= this.#l();
		t.waiting += 1;
		try {
			return await new r({ signals: [e] }).wait(t.connection);
		} finally {
			--t.waiting, t.waiting === 0 && this.#u(t);
		}
	}
	#l() {
		let e = new AbortController();
		return {
			connection: this.#d(e.signal),
			controller: e,
			waiting: 0
		};
	}
	#u(e) {
		this.#i === e && (this.#i = void 0), e.connection.catch(() => void 0), e.controller.abort(toClosed());
	}
	async #d(e) {
		let { openSocket: t, openTimeoutMs: n, streamWindowBytes: r } = this.#e, i = await t(e), a;
		try {
			a = S.connect(this.authority, {
				createConnection: () => i,
				...r !== void 0 && { settings: {
					initialWindowSize: r,
					enablePush: !1
				} }
			});
		} catch (e) {
			throw i.destroy(), e;
		}
		return r !== void 0 && a.once("connect", () => a.setLocalWindowSize(16 * r)), this.#t.add(a), a.once("close", () => this.#t.delete(a)), a.on("error", () => void 0), await firstSettings(a, n, e), a.unref(), this.#r = {
			session: a,
			socket: i,
			openStreams: 0,
			isForgotten: !1
		}, this.#a += 1, this.#r;
	}
	#f(e, t) {
		let { session: n, socket: r } = e;
		return this.#n.set(t, {
			connection: e,
			heardAtBytes: r.bytesRead
		}), e.openStreams += 1, n.ref(), t.once("response", () => this.hear(t)).once("close", () => {
			--e.openStreams, e.openStreams > 0 || (e.isForgotten ? end(e) : n.destroyed || n.unref());
		});
	}
};
function firstSettings(e, t, n) {
	return new Promise((i, a) => {
		let settle = (t) => {
			stopWatching(), e.off("error", onError).off("close", onClose), t === void 0 ? i() : (e.destroy(), a(t));
		}, noHttp2 = () => new SocketError("NO_HTTP2", "the server sent no HTTP/2 settings"), onError = (e) => settle(e.code === "ERR_HTTP2_ERROR" ? noHttp2() : e), onClose = () => settle(toReset("the connection was closed")), stopWatching = () => void 0;
		e.once("remoteSettings", () => settle()).once("error", onError).once("close", onClose), stopWatching = new r({
			timeoutMs: t,
			signals: [n],
			timedOut: noHttp2
		}).watch(settle);
	});
}
function end({ session: e, socket: t }, n) {
	e.destroy(n, S.constants.NGHTTP2_CANCEL), t.destroy();
}
function toReset(e) {
	return new SocketError("ECONNRESET", e);
}
function toClosed() {
	return new SocketError("ECONNABORTED", "the connection is not needed any more");
}
// src/evidence/client/grpc/create-grpc-channel.ts
var Rn = /* @__PURE__ */ t({ createGrpcChannels: () => createGrpcChannels });
function createGrpcChannel(e) {
	let { address: t, connectTimeoutMs: n, idleTimeoutMs: r, proxy: i, trust: a } = e, o = new URL(t), s = {
		url: o,
		proxy: i,
		timeoutMs: n,
		...a && { trust: a }
	}, c = new Http2Sessions({
		origin: o.origin,
		openSocket: (e) => openSocket(s, e),
		openTimeoutMs: n
	}), l = new AdaptiveLimit(e.maxConcurrentCalls), u = {
		address: t,
		sessions: c,
		idleTimeoutMs: r,
		onPeerMax: (e) => l.setPeerMax(e)
	}, begin = async (t, n) => {
		let r = await l.acquire(n.signal);
		try {
			return e.awaitTurn === void 0 ? n.countRequest() : await e.awaitTurn(n), new GrpcAttempt(t, n, r, t.identity === void 0 ? {} : e.identityHeaders(t.identity), u);
		} catch (e) {
			throw r.release(), e;
		}
	}, d = {
		address: t,
		async unary(e, t) {
			let n = await begin(e, t), { transport: r, signal: i, headers: a, context: o } = n;
			try {
				let s = ae(t, e.timeoutMs), c = await n.traced(() => r.unary(e.method, i, s, a, e.message));
				n.succeed(c.header, c.trailer);
				let { message: l, header: u, trailer: d } = c;
				return {
					message: l,
					header: u,
					trailer: d,
					request: o.request
				};
			} catch (e) {
				throw n.toError(e);
			} finally {
				n.end();
			}
		},
		async *stream(e, t) {
			let n = await begin(e, t), { transport: r, signal: i, headers: a } = n;
			try {
				let o = toAsyncIterable(e.messages), s = ae(t, e.timeoutMs), c = await n.traced(() => r.stream(e.method, i, s, a, o));
				yield* c.message, n.succeed(c.header, c.trailer);
			} catch (e) {
				throw n.toError(e);
			} finally {
				n.end();
			}
		},
		connect: () => c.connect().catch(() => void 0),
		reflection: (e, t) => p(e, t),
		close: () => c.destroy()
	}, p = createReflection({
		channel: d,
		generation: () => c.generation,
		retry: e.retry,
		timeoutMs: e.requestTimeoutMs
	});
	return d;
}
async function* toAsyncIterable(e) {
	yield* e;
}
function createGrpcChannels({ ca: e, env: t, ...n }) {
	let r = /* @__PURE__ */ new Map(), i = re(e);
	return {
		open(e) {
			let a = r.get(e);
			if (a === void 0) {
				let o = b(new URL(e), t);
				a = createGrpcChannel({
					...n,
					trust: i,
					address: e,
					proxy: o
				}), r.set(e, a);
			}
			return a;
		},
		close() {
			for (let e of r.values()) e.close();
		}
	};
}
export { rt as AnySchema, BinaryWriter, w as Code, R as ConnectError, pt as EmptySchema, bn as ErrorInfoSchema, Ue as FeatureSet_FieldPresence, Me as FileDescriptorProtoSchema, Http2SessionManager, Http2Sessions, PlainHeaders, xn as RetryInfoSchema, T as ScalarType, yn as ServerReflection, Q as ServerReflectionResponseSchema, SocketError, tt as TimestampSchema, k as WireType, anyPack, callWithRetries, codeFromHttpStatus$1 as codeFromHttpStatus, pn as compressionBrotli, dn as compressionGzip, connectErrorFromH2ResetCode, connectErrorFromNodeReason, Mt as contentTypeJson, jt as contentTypeProto, create, createAsyncIterable, createConnectRouter, createContextValues, createGrpcTransport, createMethodSerializationLookup, createMethodUrl, createNodeHttpClient, createTrailerSerialization, createTransport, Rn as create_grpc_channel_exports, fileDesc, et as file_google_protobuf_timestamp, findTrailerError, fromJson, V as headerAcceptEncoding, z as headerContentType, B as headerEncoding, Tt as headerGrpcMessage, U as headerGrpcStatus, H as headerTimeout, Dt as headerUserAgent, kt as headerXGrpcWeb, Ot as headerXUserAgent, isReflectList, isReflectMap, isReflectMessage, isServerStreaming, isUnary, messageDesc, nestedTypes, nodeHeaderToWebHeader, openSocket, pipe, pipeTo, reflect, runStreamingCall, runUnaryCall, serviceDesc, timestampFromDate, timestampFromMs, toBinary, toJson, toProtocolError, transformCompressEnvelope, transformDecompressEnvelope, transformJoinEnvelopes, transformParseEnvelope, transformSerializeEnvelope, transformSplitEnvelope, Ft as uResponseNotFound, validateNodeTransportOptions, validateTrailer, webHeaderToNodeHeaders };
