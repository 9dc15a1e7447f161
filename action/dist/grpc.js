import { __exportAll as e, __toESM as t } from "./rolldown-runtime.js";
import { Deadline as n, ResponseError as r, ServiceError as i, asBuffer as a, basicAuthorization as o, channels as s, codeOf as c, didYouMean as l, editDistance as u, invalidConfig as d, isRegohostError as f, isTraced as p, message as m, nearest as h, onAbort as g, option as ee, pick as te, reasonOf as _, require__builtin_http2 as ne, require__builtin_net as re, require__builtin_tls as ie, require__builtin_util as ae, toSignal as v, toTarget as oe, traced as se, untilAborted as ce } from "./evaluation.js";
import { checkDownloadDigest as le, confirmNotFound as ue, isOverload as de, proxyFor as fe, readNotFound as pe, toResponseError as me, toShownText as he, toStatusError as ge, trustedCertificates as _e, validate as y } from "./client.js";
import { Limit as ve, Pieces as ye, attemptTimeoutMs as b, findCode as be, toConnectionError as xe, toShownUrl as x, toTimeoutError as S, withRetries as C } from "./shared.js";
import { USER_AGENT as Se } from "./start.js";
// node_modules/@bufbuild/protobuf/dist/esm/is-message.js
function isMessage(e, t) {
	return typeof e == "object" && e && "$typeName" in e && typeof e.$typeName == "string" ? t === void 0 || t.typeName === e.$typeName : !1;
}
// node_modules/@bufbuild/protobuf/dist/esm/descriptors.js
var w;
(function(e) {
	e[e.DOUBLE = 1] = "DOUBLE", e[e.FLOAT = 2] = "FLOAT", e[e.INT64 = 3] = "INT64", e[e.UINT64 = 4] = "UINT64", e[e.INT32 = 5] = "INT32", e[e.FIXED64 = 6] = "FIXED64", e[e.FIXED32 = 7] = "FIXED32", e[e.BOOL = 8] = "BOOL", e[e.STRING = 9] = "STRING", e[e.BYTES = 12] = "BYTES", e[e.UINT32 = 13] = "UINT32", e[e.SFIXED32 = 15] = "SFIXED32", e[e.SFIXED64 = 16] = "SFIXED64", e[e.SINT32 = 17] = "SINT32", e[e.SINT64 = 18] = "SINT64";
})(w ||= {});
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
const T = 4294967296;
function int64FromString(e) {
	let t = e[0] === "-";
	t && (e = e.slice(1));
	let n = 1e6, r = 0, i = 0;
	function add1e6digit(t, a) {
		let o = Number(e.slice(t, a));
		i *= n, r = r * n + o, r >= T && (i += r / T | 0, r %= T);
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
	if ({lo: e, hi: t} = toUnsigned(e, t), t <= 2097151) return String(T * t + e);
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
const E = /*@__PURE__*/ makeInt64Support();
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
		case w.STRING: return "";
		case w.BOOL: return !1;
		case w.DOUBLE:
		case w.FLOAT: return 0;
		case w.INT64:
		case w.UINT64:
		case w.SFIXED64:
		case w.FIXED64:
		case w.SINT64: return t ? "0" : E.zero;
		case w.BYTES: return /* @__PURE__ */ new Uint8Array();
		default: return 0;
	}
}
function isScalarZeroValue(e, t) {
	switch (e) {
		case w.BOOL: return t === !1;
		case w.STRING: return t === "";
		case w.BYTES: return t instanceof Uint8Array && !t.byteLength;
		case w.DOUBLE:
		case w.FLOAT: return Object.is(t, 0);
		default: return t == 0;
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/unsafe.js
const D = Symbol.for("reflect unsafe local");
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
	if (isObject(e) && D in e && "add" in e && "field" in e && typeof e.field == "function") {
		if (t !== void 0) {
			let n = t, r = e.field();
			return n.listKind == r.listKind && n.scalar === r.scalar && n.message?.typeName === r.message?.typeName && n.enum?.typeName === r.enum?.typeName;
		}
		return !0;
	}
	return !1;
}
function isReflectMap(e, t) {
	if (isObject(e) && D in e && "has" in e && "field" in e && typeof e.field == "function") {
		if (t !== void 0) {
			let n = t, r = e.field();
			return n.mapKey === r.mapKey && n.mapKind == r.mapKind && n.scalar === r.scalar && n.message?.typeName === r.message?.typeName && n.enum?.typeName === r.enum?.typeName;
		}
		return !0;
	}
	return !1;
}
function isReflectMessage(e, t) {
	return isObject(e) && D in e && "desc" in e && isObject(e.desc) && e.desc.kind === "message" && (t === void 0 || e.desc.typeName == t.typeName);
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
const Ce = /*@__PURE__*/ new Set([
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
	return Ce.has(e);
}
function create(e, t) {
	return isMessage(t, e) ? t : compiledCreate(e)(t);
}
const O = /* @__PURE__ */ new WeakMap();
function compiledCreate(e) {
	let t = O.get(e);
	return t === void 0 && (t = compileCreate(e), O.set(e, t)), t;
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
					convert: i.listKind == "message" ? compileConvertMessage(i) ?? ((e) => e) : i.scalar == w.BYTES ? toU8Arr : void 0
				});
				break;
			case "map":
				t.push({
					name: e,
					kind: 2,
					constant: void 0,
					convert: i.mapKind == "message" ? compileConvertMessage(i) ?? ((e) => e) : i.scalar == w.BYTES ? toU8Arr : void 0
				});
				break;
			default: {
				let a = createZeroValue(i);
				t.push({
					name: e,
					kind: 0,
					constant: i.presence == 2 ? a : void 0,
					convert: i.fieldKind == "scalar" && i.scalar == w.BYTES ? toU8Arr : void 0
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
		n.fieldKind == "message" ? e = compileConvertMessage(n) : n.fieldKind == "scalar" && n.scalar == w.BYTES && (e = toU8Arr), t.set(n.localName, e ?? ((e) => e));
	}
	return t;
}
function compileConvertMessage(e) {
	if (e.fieldKind == "message" && !e.oneof && isWrapperDesc(e.message)) return e.message.fields[0].scalar == w.BYTES ? toU8Arr : void 0;
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
const we = [
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
	return e instanceof Error && we.includes(e.name) && "field" in e && typeof e.field == "function";
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/text-encoding.js
let k;
function configureTextEncoding(e) {
	k = Object.assign(Object.assign({}, e), { encodeUtf8Into: e.encodeUtf8Into ?? emulateEncodeInto(e.encodeUtf8.bind(e)) });
}
function getTextEncoding() {
	if (!k) {
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
	return k;
}
function emulateEncodeInto(e) {
	return (t, n) => {
		let r = e(t);
		return n.set(r), { written: r.byteLength };
	};
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/binary-encoding.js
var A;
(function(e) {
	e[e.Varint = 0] = "Varint", e[e.Bit64 = 1] = "Bit64", e[e.LengthDelimited = 2] = "LengthDelimited", e[e.StartGroup = 3] = "StartGroup", e[e.EndGroup = 4] = "EndGroup", e[e.Bit32 = 5] = "Bit32";
})(A ||= {});
var BinaryWriter = class {
	constructor(e) {
		this.stackPos = [], this.encodeUtf8Into = e ? emulateEncodeInto(e) : getTextEncoding().encodeUtf8Into, this.buffer = M, this.viewCache = Ee, this.pos = 0;
	}
	ensureCapacity(e) {
		let t = this.pos + e;
		if (t > this.buffer.length) {
			let e = this.buffer.length || Te;
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
		return this.stackPos.push(this.pos), this.ensureCapacity(j), this.buffer[this.pos++] = 0, this;
	}
	join() {
		let e = this.stackPos.pop();
		if (e === void 0) throw Error("invalid state, fork stack empty");
		let t = this.pos - e - j, n = varint32Size(t);
		return n > j && (this.ensureCapacity(n - j), this.buffer.copyWithin(e + n, e + j, this.pos)), this.pos = e, this.uint32(t), this.pos += t, this;
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
		if (t <= De) {
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
		let t = E.enc(e);
		this.ensureCapacity(8);
		let n = this.view();
		return n.setInt32(this.pos, t.lo, !0), n.setInt32(this.pos + 4, t.hi, !0), this.pos += 8, this;
	}
	fixed64(e) {
		let t = E.uEnc(e);
		this.ensureCapacity(8);
		let n = this.view();
		return n.setInt32(this.pos, t.lo, !0), n.setInt32(this.pos + 4, t.hi, !0), this.pos += 8, this;
	}
	int64(e) {
		let t = E.enc(e);
		return this.writeVarint64(t.lo, t.hi);
	}
	sint64(e) {
		let t = E.enc(e), n = t.hi >> 31, r = t.lo << 1 ^ n, i = (t.hi << 1 | t.lo >>> 31) ^ n;
		return this.writeVarint64(r, i);
	}
	uint64(e) {
		let t = E.uEnc(e);
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
const Te = 128, j = 1, M = /* @__PURE__ */ new Uint8Array(), Ee = new DataView(M.buffer), De = 32;
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
			case A.Varint:
				for (; this.buf[this.pos++] & 128;);
				break;
			case A.Bit64: this.pos += 4;
			case A.Bit32:
				this.pos += 4;
				break;
			case A.LengthDelimited:
				let r = this.uint32();
				this.pos += r;
				break;
			case A.StartGroup:
				if (n <= 0) throw Error("maximum recursion depth reached");
				for (;;) {
					let [e, r] = this.tag();
					if (r === A.EndGroup) {
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
		return this.varint64(), E.dec(this.varint64Lo, this.varint64Hi);
	}
	uint64() {
		return this.varint64(), E.uDec(this.varint64Lo, this.varint64Hi);
	}
	sint64() {
		this.varint64();
		let e = this.varint64Lo, t = this.varint64Hi, n = -(e & 1);
		return e = (e >>> 1 | (t & 1) << 31) ^ n, t = t >>> 1 ^ n, E.dec(e, t);
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
		return E.uDec(this.sfixed32(), this.sfixed32());
	}
	sfixed64() {
		return E.dec(this.sfixed32(), this.sfixed32());
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
	return e.scalar === void 0 ? e.enum === void 0 ? isReflectMessage(t, e.message) : e.enum.open ? checkScalarValue(w.INT32)(t) : e.enum.values.some((e) => e.number === t) : checkScalarValue(e.scalar)(t);
}
function checkScalarValue(e) {
	switch (e) {
		case w.DOUBLE: return (e) => typeof e == "number";
		case w.FLOAT: return (e) => typeof e == "number" ? !Number.isFinite(Math.fround(e)) && Number.isFinite(e) ? `${e.toFixed()} out of range` : !0 : !1;
		case w.INT32:
		case w.SFIXED32:
		case w.SINT32: return (e) => typeof e != "number" || !Number.isInteger(e) ? !1 : e > 2147483647 || e < -2147483648 ? `${e.toFixed()} out of range` : !0;
		case w.FIXED32:
		case w.UINT32: return (e) => typeof e != "number" || !Number.isInteger(e) ? !1 : e > 4294967295 || e < 0 ? `${e.toFixed()} out of range` : !0;
		case w.BOOL: return (e) => typeof e == "boolean";
		case w.STRING: return (e) => typeof e == "string" ? getTextEncoding().checkUtf8(e) || "invalid UTF8" : !1;
		case w.BYTES: return (e) => e instanceof Uint8Array;
		case w.INT64:
		case w.SFIXED64:
		case w.SINT64: return (e) => {
			if (typeof e == "bigint" || typeof e == "number" || typeof e == "string" && e.length > 0) try {
				return E.parse(e), !0;
			} catch {
				return `${e} out of range`;
			}
			return !1;
		};
		case w.FIXED64:
		case w.UINT64: return (e) => {
			if (typeof e == "bigint" || typeof e == "number" || typeof e == "string" && e.length > 0) try {
				return E.uParse(e), !0;
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
		case "scalar": return `ReflectList (${w[e.scalar]})`;
	}
}
function formatReflectMap(e) {
	switch (e.mapKind) {
		case "message": return `ReflectMap (${w[e.mapKey]}, ${e.message.toString()})`;
		case "enum": return `ReflectMap (${w[e.mapKey]}, ${e.enum.toString()})`;
		case "scalar": return `ReflectMap (${w[e.mapKey]}, ${w[e.scalar]})`;
	}
}
function scalarTypeDescription(e) {
	switch (e) {
		case w.STRING: return "string";
		case w.BOOL: return "boolean";
		case w.INT64:
		case w.SINT64:
		case w.SFIXED64: return "bigint (int64)";
		case w.UINT64:
		case w.FIXED64: return "bigint (uint64)";
		case w.BYTES: return "Uint8Array";
		case w.DOUBLE: return "number (float64)";
		case w.FLOAT: return "number (float32)";
		case w.FIXED32:
		case w.UINT32: return "number (uint32)";
		case w.INT32:
		case w.SFIXED32:
		case w.SINT32: return "number (int32)";
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
const N = /* @__PURE__ */ new WeakMap();
var ReflectMessageImpl = class {
	get sortedFields() {
		let e = N.get(this.desc);
		if (e) return e;
		let t = this.desc.fields.concat().sort((e, t) => e.number - t.number);
		return N.set(this.desc, t), t;
	}
	constructor(e, t, n = !0) {
		this.lists = /* @__PURE__ */ new Map(), this.maps = /* @__PURE__ */ new Map(), this.check = n, this.desc = e, this.message = this[D] = t ?? create(e), this.fields = e.fields, this.oneofs = e.oneofs, this.members = e.members;
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
				return n && n[D] === t || this.lists.set(e, n = new ReflectListImpl(e, t, this.check)), n;
			case "map":
				let r = this.maps.get(e);
				return r && r[D] === t || this.maps.set(e, r = new ReflectMapImpl(e, t, this.check)), r;
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
		n = e.fieldKind == "message" ? messageToLocal(e, t) : isReflectMap(t) || isReflectList(t) ? t[D] : longToLocal(e, t), unsafeSet(this.message, e, n);
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
		this._field = e, this._arr = this[D] = t, this.check = n;
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
		this.obj = this[D] = t ?? {}, this.check = n, this._field = e;
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
		case w.STRING: return e;
		case w.INT32:
		case w.FIXED32:
		case w.UINT32:
		case w.SFIXED32:
		case w.SINT32: {
			let t = Number.parseInt(e);
			if (Number.isFinite(t)) return t;
			break;
		}
		case w.BOOL:
			switch (e) {
				case "true": return !0;
				case "false": return !1;
			}
			break;
		case w.UINT64:
		case w.FIXED64:
			try {
				return E.uParse(e);
			} catch {}
			break;
		default: try {
			return E.parse(e);
		} catch {}
	}
	return e;
}
function longToReflect(e, t) {
	switch (e.scalar) {
		case w.INT64:
		case w.SFIXED64:
		case w.SINT64:
			"longAsString" in e && e.longAsString && typeof t == "string" && (t = E.parse(t));
			break;
		case w.FIXED64:
		case w.UINT64: "longAsString" in e && e.longAsString && typeof t == "string" && (t = E.uParse(t));
	}
	return t;
}
function longToLocal(e, t) {
	switch (e.scalar) {
		case w.INT64:
		case w.SFIXED64:
		case w.SINT64:
			"longAsString" in e && e.longAsString ? t = String(t) : (typeof t == "string" || typeof t == "number") && (t = E.parse(t));
			break;
		case w.FIXED64:
		case w.UINT64: "longAsString" in e && e.longAsString ? t = String(t) : (typeof t == "string" || typeof t == "number") && (t = E.uParse(t));
	}
	return t;
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/base64-encoding.js
const P = Uint8Array.prototype.setFromBase64;
function base64Decode(e) {
	let t = e.length, n = t - (t + 3 >> 2);
	!(t & 3) && e[t - 1] == "=" && (n -= e[t - 2] == "=" ? 2 : 1);
	let r = new Uint8Array(n), i = -1;
	if (P) try {
		let n = P.call(r, e);
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
const F = Uint8Array.prototype.toBase64, Oe = {
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
	if (F) return F.call(e, Oe[t]);
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
let I, L, R;
function getEncodeTable(e) {
	return I || (I = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".split(""), L = I.slice(0, -2).concat("-", "_")), e == "url" ? L : I;
}
function getDecodeTable() {
	if (!R) {
		R = [];
		let e = getEncodeTable("std");
		for (let t = 0; t < e.length; t++) R[e[t].charCodeAt(0)] = t;
		R[45] = e.indexOf("+"), R[95] = e.indexOf("/");
	}
	return R;
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
const ke = /* @__PURE__ */ new Set([
	"constructor",
	"toString",
	"toJSON",
	"valueOf"
]);
function safeObjectProperty(e) {
	return ke.has(e) ? e + "$" : e;
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/text-format.js
function parseTextFormatEnumValue(e, t) {
	let n = e.values.find((e) => e.name === t);
	if (!n) throw Error(`cannot parse ${e} default value: ${t}`);
	return n.number;
}
function parseTextFormatScalarValue(e, t) {
	switch (e) {
		case w.STRING: return t;
		case w.BYTES: {
			let n = unescapeBytesDefaultValue(t);
			if (n === !1) throw Error(`cannot parse ${w[e]} default value: ${t}`);
			return n;
		}
		case w.INT64:
		case w.SFIXED64:
		case w.SINT64: return E.parse(t);
		case w.UINT64:
		case w.FIXED64: return E.uParse(t);
		case w.DOUBLE:
		case w.FLOAT: switch (t) {
			case "inf": return Infinity;
			case "-inf": return -Infinity;
			case "nan": return NaN;
			default: return parseFloat(t);
		}
		case w.BOOL: return t === "true";
		case w.INT32:
		case w.UINT32:
		case w.SINT32:
		case w.FIXED32:
		case w.SFIXED32: return parseInt(t, 10);
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
					let i = E.uEnc(e + r), a = /* @__PURE__ */ new Uint8Array(8), o = new DataView(a.buffer);
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
const Ae = /^[A-Za-z0-9_]+$/;
function assertValidNames(e) {
	let check = (t, n) => {
		if (!Ae.test(n)) throw Error(`${e.name}: invalid ${t} name ${JSON.stringify(n)}`);
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
const z = {
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
			if (e.edition in z) return e.edition;
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
		if (n.no !== 998 || n.wireType !== A.LengthDelimited) continue;
		let e = new BinaryReader(new BinaryReader(n.data).bytes());
		for (; e.pos < e.len;) {
			let [n, r] = e.tag();
			n === 1 && r === A.LengthDelimited ? t = e.string() : e.skip(r, n);
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
	return assert(t && t.fieldKind == "scalar" && t.scalar != w.BYTES && t.scalar != w.FLOAT && t.scalar != w.DOUBLE && n && n.fieldKind != "list" && n.fieldKind != "map"), {
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
		let n = z[t.edition];
		if (!n) throw Error(`feature default for edition ${t.edition} not found`);
		return n[e];
	}
	return resolveFeature(e, t.parent);
}
function assert(e, t) {
	if (!e) throw Error(t);
}
// node_modules/@bufbuild/protobuf/dist/esm/from-binary.js
function makeReadContext(e) {
	return Object.assign(Object.assign({
		readUnknownFields: !0,
		recursionLimit: 100
	}, e), { depth: 0 });
}
function fromBinary(e, t, n) {
	let r = create(e);
	return compiledReader(e).read(r, new BinaryReader(t), makeReadContext(n), t.byteLength), r;
}
const B = /* @__PURE__ */ new WeakMap();
function compiledReader(e) {
	let t = B.get(e);
	return t === void 0 && (t = compileMessage$1(e)), t;
}
function compileMessage$1(e) {
	let t = String(e), n = /* @__PURE__ */ new Map(), r = {
		read: compileMessageReader(t, n),
		readGroup: compileGroupReader(t, n)
	};
	B.set(e, r);
	for (let t of e.fields) n.set(t.number, compileFieldReader(t));
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
		for (; r.pos < r.len && ([o, s] = r.tag(), s != A.EndGroup);) {
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
		if (s != A.EndGroup || o !== a) throw Error("invalid end group tag");
		c.length > 0 && (n.$unknown = c), i.depth--;
	};
}
function readField(e, t, n, r, i) {
	compileFieldReader(n)(e[D], t, i, r);
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
function compileEnumFieldReader(e) {
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
function compileMessageFieldReader(e) {
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
	let t = compiledReader(e.message);
	if (e.delimitedEncoding) {
		let n = e.number;
		return (e, r, i) => t.readGroup(e, r, i, n);
	}
	return (e, n, r) => t.read(e, n, r, n.uint32());
}
function compileListFieldReader(e) {
	let t = e.localName;
	if (e.listKind == "message") {
		let { toMessage: n, toLocal: r } = localMessageMapper(e), i = compileChildReader(e);
		return (e, a, o) => {
			let s = n(void 0);
			i(s, a, o), e[t].push(r(s));
		};
	}
	let n = e.listKind == "enum" ? w.INT32 : e.scalar, r = e.listKind == "scalar" && e.longAsString, i = compileScalarReader(n, e.utf8Validation, r), a = n != w.STRING && n != w.BYTES;
	return (e, n, r, o) => {
		let s = e[t];
		if (o == A.LengthDelimited && a) {
			let e = n.uint32() + n.pos;
			for (; n.pos < e;) s.push(i(n));
		} else s.push(i(n));
	};
}
function compileMapFieldReader(e) {
	let t = e.localName, n = compileScalarReader(e.mapKey, e.utf8Validation, !1), r = scalarZeroValue(e.mapKey, !1), readValue, valueDefault;
	switch (e.mapKind) {
		case "scalar": {
			let t = e.scalar, n = compileScalarReader(t, e.utf8Validation, !1);
			if (readValue = (e) => n(e), t == w.BYTES) valueDefault = () => /* @__PURE__ */ new Uint8Array();
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
			let { toMessage: t, toLocal: n } = localMessageMapper(e), r = compiledReader(e.message).read;
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
		case w.STRING: return (e) => e.string(t);
		case w.BOOL: return (e) => e.bool();
		case w.DOUBLE: return (e) => e.double();
		case w.FLOAT: return (e) => e.float();
		case w.INT32: return (e) => e.int32();
		case w.INT64: return n ? (e) => String(e.int64()) : (e) => e.int64();
		case w.UINT64: return n ? (e) => String(e.uint64()) : (e) => e.uint64();
		case w.FIXED64: return n ? (e) => String(e.fixed64()) : (e) => e.fixed64();
		case w.BYTES: return (e) => e.bytes();
		case w.FIXED32: return (e) => e.fixed32();
		case w.SFIXED32: return (e) => e.sfixed32();
		case w.SFIXED64: return n ? (e) => String(e.sfixed64()) : (e) => e.sfixed64();
		case w.SINT64: return n ? (e) => String(e.sint64()) : (e) => e.sint64();
		case w.UINT32: return (e) => e.uint32();
		case w.SINT32: return (e) => e.sint32();
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/to-binary.js
const je = { writeUnknownFields: !0 };
function makeWriteOptions(e) {
	return e ? Object.assign(Object.assign({}, je), e) : je;
}
function toBinary(e, t, n) {
	let r = new BinaryWriter();
	return compiledWriter(e)(r, makeWriteOptions(n), t), r.finish();
}
const Me = /* @__PURE__ */ new WeakMap();
function compiledWriter(e) {
	let t = Me.get(e);
	return t === void 0 && (t = compileMessage(e)), t;
}
function compileMessage(e) {
	let t = e.typeName, n = e.fields.concat().sort((e, t) => e.number - t.number), r = n[0], i = [], compiled = (e, n, a) => {
		if (a.$typeName !== t && r !== void 0) throw new FieldError(r, `cannot use ${r} with message ${a.$typeName}`, "ForeignFieldError");
		for (let t = 0; t < i.length; t++) i[t](e, n, a);
		let o = a.$unknown;
		if (o !== void 0 && n.writeUnknownFields) for (let t = 0; t < o.length; t++) {
			let { no: n, wireType: r, data: i } = o[t];
			e.tag(n, r).raw(i);
		}
	};
	Me.set(e, compiled);
	for (let e of n) i.push(compileField(e));
	return compiled;
}
function compileField(e) {
	switch (e.fieldKind) {
		case "message":
		case "scalar":
		case "enum": return compileSingularField(e);
		case "list": return compileListField(e);
		case "map": return compileMapField(e);
	}
}
function compileSingularField(e) {
	let t = compileSingularValue(e), n = e.localName;
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
		case w.BOOL: return (e, r, i) => {
			let a = i[n];
			a !== !1 && t(e, r, a);
		};
		case w.STRING: return (e, r, i) => {
			let a = i[n];
			a !== "" && t(e, r, a);
		};
		case w.BYTES: return (e, r, i) => {
			let a = i[n];
			(!(a instanceof Uint8Array) || a.byteLength > 0) && t(e, r, a);
		};
		case w.DOUBLE:
		case w.FLOAT: return (e, r, i) => {
			let a = i[n];
			Object.is(a, 0) || t(e, r, a);
		};
		default: return (e, r, i) => {
			let a = i[n];
			a != 0 && t(e, r, a);
		};
	}
}
function compileSingularValue(e) {
	switch (e.fieldKind) {
		case "message": {
			let { toMessage: t } = localMessageMapper(e), n = compileChildWriter(e);
			return (e, r, i) => {
				n(e, r, t(i));
			};
		}
		case "scalar":
		case "enum": {
			let t = e.fieldKind == "enum" ? w.INT32 : e.scalar, n = e.number, r = writeTypeOfScalar(t), i = compileScalarValue(t, e.parent.typeName, e.name);
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
			let r = e.listKind == "enum" ? w.INT32 : e.scalar, i = compileScalarValue(r, e.parent.typeName, e.name);
			if (e.packed) return (e, r, a) => {
				let o = a[t];
				if (o.length != 0) {
					e.tag(n, A.LengthDelimited).fork();
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
		let { toMessage: i } = localMessageMapper(e), a = compiledWriter(e.message);
		return (e, o, s) => {
			let c = s[t], l = Object.keys(c);
			for (let t = 0; t < l.length; t++) {
				let s = l[t];
				e.tag(n, A.LengthDelimited).fork(), r(e, s), e.tag(2, A.LengthDelimited).fork(), a(e, o, i(c[s])), e.join(), e.join();
			}
		};
	}
	let i = e.mapKind == "enum" ? w.INT32 : e.scalar, a = writeTypeOfScalar(i), o = compileScalarValue(i, e.parent.typeName, e.name);
	return (e, i, s) => {
		let c = s[t], l = Object.keys(c);
		for (let t = 0; t < l.length; t++) {
			let i = l[t];
			e.tag(n, A.LengthDelimited).fork(), r(e, i), e.tag(2, a), o(e, c[i]), e.join();
		}
	};
}
function compileMapKey(e) {
	let t = writeTypeOfScalar(e.mapKey), n = compileScalarValue(e.mapKey, e.parent.typeName, e.name), r = compileMapKeyConverter(e.mapKey);
	return (e, i) => {
		e.tag(1, t), n(e, r(i));
	};
}
function compileMapKeyConverter(e) {
	switch (e) {
		case w.STRING: return (e) => e;
		case w.BOOL: return (e) => e === "true" || e !== "false" && e;
		case w.UINT64:
		case w.FIXED64: return (e) => {
			try {
				return E.uParse(e);
			} catch {
				return e;
			}
		};
		case w.INT64:
		case w.SFIXED64:
		case w.SINT64: return (e) => {
			try {
				return E.parse(e);
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
function compileScalarValue(e, t, n) {
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
		case w.STRING: return (e, t) => e.string(t);
		case w.BOOL: return (e, t) => e.bool(t);
		case w.DOUBLE: return (e, t) => e.double(t);
		case w.FLOAT: return (e, t) => e.float(t);
		case w.INT32: return (e, t) => e.int32(t);
		case w.INT64: return (e, t) => e.int64(t);
		case w.UINT64: return (e, t) => e.uint64(t);
		case w.FIXED64: return (e, t) => e.fixed64(t);
		case w.BYTES: return (e, t) => e.bytes(t);
		case w.FIXED32: return (e, t) => e.fixed32(t);
		case w.SFIXED32: return (e, t) => e.sfixed32(t);
		case w.SFIXED64: return (e, t) => e.sfixed64(t);
		case w.SINT64: return (e, t) => e.sint64(t);
		case w.UINT32: return (e, t) => e.uint32(t);
		case w.SINT32: return (e, t) => e.sint32(t);
	}
}
function writeField(e, t, n, r) {
	compileField(r)(e, t, n[D]);
}
function compileChildWriter(e) {
	let t = e.number, n = compiledWriter(e.message);
	return e.delimitedEncoding ? (e, r, i) => {
		e.tag(t, A.StartGroup), n(e, r, i), e.tag(t, A.EndGroup);
	} : (e, r, i) => {
		e.tag(t, A.LengthDelimited).fork(), n(e, r, i), e.join();
	};
}
function writeTypeOfScalar(e) {
	switch (e) {
		case w.BYTES:
		case w.STRING: return A.LengthDelimited;
		case w.DOUBLE:
		case w.FIXED64:
		case w.SFIXED64: return A.Bit64;
		case w.FIXED32:
		case w.SFIXED32:
		case w.FLOAT: return A.Bit32;
		default: return A.Varint;
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/json.js
const Ne = /*@__PURE__*/ Date.parse("0001-01-01T00:00:00Z"), Pe = /*@__PURE__*/ Date.parse("9999-12-31T23:59:59Z"), Fe = -315576e6, Ie = 315576e6;
// src/evidence/client/grpc/grpc-channel.ts
var V = /* @__PURE__ */ t(ne(), 1);
const H = 33554432;
function describedMethod({ parent: e, name: t, input: n, output: r }) {
	return {
		service: e.typeName,
		name: t,
		outputType: r.typeName,
		encode: (e) => toBinary(n, create(n, e)),
		decode: (e) => fromBinary(r, e)
	};
}
function isUnary(e) {
	return e.methodKind === "unary";
}
function isServerStreaming(e) {
	return e.methodKind === "server_streaming";
}
async function callWithRetries(e, t, n, r) {
	return C((n) => {
		let i = b(r, t.timeoutMs);
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
		this.#t = e, this.#n = Math.min(16, e), this.#r = e, this.#e = new ve(this.#n);
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
}, Le = ae(), U = /* @__PURE__ */ t(re(), 1), Re = /* @__PURE__ */ t(ie(), 1), SocketError = class extends Error {
	code;
	constructor(e, t) {
		super(t), this.name = "SocketError", this.code = e;
	}
};
async function openSocket(e, t) {
	let { url: r, proxy: i, timeoutMs: a } = e, o = new n({
		timeoutMs: a,
		signals: [t],
		timedOut: () => new SocketError("ETIMEDOUT", `no connection within ${a} ms`)
	});
	try {
		o.signal.throwIfAborted();
		let t = i === void 0 ? void 0 : await openTunnel(e, i, o.signal);
		return r.protocol === "https:" ? await startTls(t, e, o.signal) : t === void 0 ? await connected(U.connect({
			host: bareHost(r),
			port: getPort(r)
		}), "connect", o.signal) : t;
	} finally {
		o.close();
	}
}
async function startTls(e, { url: t, trust: n, onHttp1: r }, i) {
	let a = bareHost(t), o = Re.connect({
		...e === void 0 ? { port: getPort(t) } : { socket: e },
		host: a,
		...n,
		servername: U.isIP(a) === 0 ? a : "",
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
		e.once(t, () => settle()).once("error", fail).once("close", onClose), removeListener = g(n, () => settle(n.reason));
	});
}
async function openTunnel({ url: e, timeoutMs: t, trust: n }, r, i) {
	let { Client: a, withConnect: o } = await import("./undici.js").then((e) => e.undici_exports);
	i.throwIfAborted();
	let s = new URL(r), c = `${e.hostname}:${getPort(e)}`, l = o(new a(s.origin, { connect: {
		...n,
		timeout: t
	} })), u = g(i, () => void l.destroy(i.reason));
	try {
		let e = {
			host: c,
			...authorization(s)
		}, { statusCode: t, socket: n } = await l.connect({
			path: c,
			headers: e
		});
		if (t === 200 && n instanceof U.Socket) return n;
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
// src/evidence/client/grpc/grpc-status.ts
const W = [
	["OK", 200],
	["CANCELED", 499],
	["UNKNOWN", 500],
	["INVALID_ARGUMENT", 400],
	["DEADLINE_EXCEEDED", 504],
	["NOT_FOUND", 404],
	["ALREADY_EXISTS", 409],
	["PERMISSION_DENIED", 403],
	["RESOURCE_EXHAUSTED", 429],
	["FAILED_PRECONDITION", 400],
	["ABORTED", 409],
	["OUT_OF_RANGE", 400],
	["UNIMPLEMENTED", 501],
	["INTERNAL", 500],
	["UNAVAILABLE", 503],
	["DATA_LOSS", 500],
	["UNAUTHENTICATED", 401]
];
function isStatusCode(e) {
	return W[e] !== void 0;
}
function statusName(e) {
	return W[e]?.[0] ?? String(e);
}
function toHttpStatus(e) {
	return W[e]?.[1] ?? 500;
}
var GrpcStatusError = class extends Error {
	code;
	details;
	constructor(e, t, n = []) {
		super(t), this.code = e, this.details = n;
	}
};
// src/evidence/client/grpc/message-table.ts
const G = {
	wireType: A.LengthDelimited,
	read: (e) => e.string()
}, ze = {
	wireType: A.LengthDelimited,
	read: (e) => e.bytes()
}, K = {
	wireType: A.Varint,
	read: (e) => e.bool()
}, q = {
	wireType: A.Varint,
	read: (e) => e.int32()
};
function closedEnum(e) {
	return {
		wireType: A.Varint,
		read: (t) => {
			let n = t.int32();
			return e.includes(n) ? n : void 0;
		}
	};
}
function message(e) {
	return {
		wireType: A.LengthDelimited,
		read: (t, n, r) => readMessage(e(), t.bytes(), n, r + 1)
	};
}
function one(e, { wireType: t, read: n }) {
	return {
		name: e,
		wireType: t,
		read: n,
		isList: !1
	};
}
function list(e, { wireType: t, read: n }) {
	return {
		name: e,
		wireType: t,
		read: n,
		isList: !0
	};
}
function readMessage(e, t, n, r = 1) {
	if (r > 100) throw Error("more than 100 messages are within each other");
	let i = e.fields, a = n ?? Object.create(e.defaults ?? {}), o = a;
	for (let { name: e, isList: t } of Object.values(i)) t && (o[e] ??= []);
	let s = new BinaryReader(t);
	for (; s.pos < s.len;) {
		let [e, t] = s.tag(), n = i[e];
		if (n?.wireType === t) {
			let e = n.isList ? void 0 : o[n.name];
			add(o, n, n.read(s, e, r));
		} else add(o, Be, {
			no: e,
			wireType: t,
			data: s.skip(t, e)
		});
	}
	return a;
}
const Be = {
	name: "$unknown",
	isList: !0
};
function add(e, { name: t, isList: n }, r) {
	if (r === void 0) return;
	let i = e[t];
	n ? Array.isArray(i) ? i.push(r) : e[t] = [r] : e[t] = r;
}
// src/evidence/client/grpc/grpc-exchange.ts
var GrpcAnswerIssue = class extends Error {}, MessageTooLarge = class extends Error {
	isRequest;
	constructor({ isRequest: e }) {
		super(`the message is larger than ${H} bytes`), this.isRequest = e;
	}
};
function frameMessages(e) {
	let t = e.flatMap((e) => {
		if (e.byteLength > 33554432) throw new MessageTooLarge({ isRequest: !0 });
		let t = Buffer.alloc(5);
		return t.writeUInt32BE(e.byteLength, 1), [t, e];
	});
	return Buffer.concat(t);
}
function grpcHeaders(e) {
	return {
		"content-type": "application/grpc+proto",
		te: "trailers",
		"grpc-timeout": `${Math.min(e, 99999999)}m`,
		"grpc-accept-encoding": "gzip"
	};
}
function checkHeaderValues(e) {
	for (let [t, n] of Object.entries(e)) if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(n)) throw TypeError(`the header ${t} has characters that no header may have`);
}
function cancel(e) {
	e.readableEnded && e.writableFinished || (e.close(V.constants.NGHTTP2_CANCEL), e.destroy());
}
async function* readResponse(e, t) {
	let n = {}, r = {};
	e.once("response", (e) => n = e).once("trailers", (e) => r = e).on("error", () => void 0);
	let i = e[Symbol.asyncIterator](), a = new FrameReader();
	try {
		for (let e = await i.next(); e.done !== !0; e = await i.next()) {
			t(), checkHeaders(n);
			for (let { data: t, isCompressed: r } of a.read(e.value)) yield r ? await unpack(t, n) : t;
		}
		let o = [n["grpc-status"] === "0" && !e.endAfterHeaders ? {} : n, r].filter((e) => e["grpc-status"] !== void 0);
		if (o.length === 0 && (e.aborted || e.rstCode !== V.constants.NGHTTP2_NO_ERROR)) throw new SocketError("ECONNRESET", `the server ended the stream (code ${String(e.rstCode)})`);
		if (checkHeaders(n), o.length === 0) throw new GrpcAnswerIssue("it has no status");
		if (o.forEach(checkStatus), !a.isAtEnd) throw new GrpcAnswerIssue("its last message is not complete");
	} finally {
		cancel(e);
	}
}
function checkHeaders(e) {
	let { ":status": t, "content-type": n = "" } = e;
	if (t !== 200) throw new GrpcAnswerIssue(`HTTP ${String(t)}`);
	if (!/^application\/grpc(?:\+proto)?(?:;|$)/i.test(n)) throw new GrpcAnswerIssue("its content type is another one");
}
var FrameReader = class {
	#e = new ye();
	#t = 5;
	get isAtEnd() {
		return this.#e.length === 0;
	}
	*read(e) {
		for (this.#e.add(e); this.#e.length >= this.#t;) {
			let e = a(this.#e.concat()), t = e.readUInt32BE(1);
			if (t > 33554432) throw new MessageTooLarge({ isRequest: !1 });
			if ((e[0] ?? 0) > 1) throw new GrpcAnswerIssue("a message has unknown flags");
			let n = 5 + t, r = e.byteLength >= n, i = r ? e.subarray(n) : e;
			this.#e = new ye(), i.byteLength > 0 && this.#e.add(i), this.#t = r ? 5 : n, r && (yield {
				data: e.subarray(5, n),
				isCompressed: e[0] === 1
			});
		}
	}
};
async function unpack(e, t) {
	if (t["grpc-encoding"] !== "gzip") throw new GrpcAnswerIssue("a message is compressed in another way than it was asked for");
	if (e.byteLength === 0) return e;
	let { gunzip: n } = await import("node:zlib");
	try {
		return await (0, Le.promisify)(n)(e, { maxOutputLength: H });
	} catch (e) {
		throw c(e) === "ERR_BUFFER_TOO_LARGE" ? new MessageTooLarge({ isRequest: !1 }) : new GrpcAnswerIssue("a message cannot be decompressed", { cause: e });
	}
}
const Ve = {
	fields: {
		1: one("typeUrl", G),
		2: one("value", ze)
	},
	defaults: {
		typeUrl: "",
		value: /* @__PURE__ */ new Uint8Array()
	}
}, He = { fields: { 3: list("details", message(() => Ve)) } };
function checkStatus(e) {
	let { "grpc-status": t, "grpc-message": n, "grpc-status-details-bin": r } = e, i = typeof t == "string" && /^\d+$/.test(t) ? Number(t) : NaN;
	if (i !== 0) throw isStatusCode(i) ? new GrpcStatusError(i, unescapePercent(n), typeof r == "string" ? readDetails(r) : []) : new GrpcStatusError(13, `invalid grpc-status: ${String(t)}`);
}
function unescapePercent(e) {
	if (typeof e != "string") return "";
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function readDetails(e) {
	try {
		let { details: t } = readMessage(He, Buffer.from(e, "base64"));
		return t.map(({ typeUrl: e, value: t }) => ({
			type: e.slice(e.lastIndexOf("/") + 1),
			value: t
		}));
	} catch {
		return [];
	}
}
// src/evidence/client/grpc/grpc-failure.ts
const { NGHTTP2_REFUSED_STREAM: Ue, NGHTTP2_ENHANCE_YOUR_CALM: We, NGHTTP2_HTTP_1_1_REQUIRED: Ge, NGHTTP2_NO_ERROR: Ke } = V.constants, qe = /^NO_HTTP2$|NO_APPLICATION_PROTOCOL$/;
function isUnprocessed({ stream: e }) {
	return e?.id === void 0 || e.rstCode === Ue;
}
async function toGrpcFailure(e, t, n) {
	let { context: r, effect: i, outputType: a } = n;
	if (e instanceof GrpcStatusError) return toStatusFailure(e, n);
	if (t.status !== void 0 && t.status !== 200) return toHttpFailure(t.status, n);
	if (e instanceof MessageTooLarge) return {
		error: toSizeError(e, r),
		isOverload: !1
	};
	if (e instanceof GrpcAnswerIssue) return {
		error: toProtocolError(e.message, a, r, e.cause),
		isOverload: !1
	};
	let o = t.stream?.rstCode ?? Ke, s = o === Ue || o === We;
	return {
		error: qe.test(be(e) ?? "") || o === Ge ? toNoHttp2Error(e, r) : xe(e, r, !i || isUnprocessed(t)),
		isOverload: s
	};
}
async function toStatusFailure(e, t) {
	let { context: n, timeoutMs: r, effect: i, requested: a } = t, { code: o, message: s, details: c } = e;
	if (o === 4) return {
		error: S("no complete answer", r, n, !i),
		isOverload: !1
	};
	let l = c.length === 0 ? {} : (await import("./status-details.js")).readStatusDetails(c), u = {
		code: o,
		message: s,
		...l.reason && { reason: l.reason }
	}, d = {
		status: toHttpStatus(o),
		shownStatus: statusName(o),
		message: he(s),
		notFound: pe({
			error: u,
			text: `${u.reason ?? ""} ${s}`
		}, a),
		...refusedBy(t)
	}, f = {
		...n,
		...l,
		serviceCode: o,
		...i && { retryable: !1 }
	};
	return {
		error: ge(d, f),
		isOverload: de(d)
	};
}
function toHttpFailure(e, t) {
	let { context: n, effect: r } = t, i = {
		status: e,
		shownStatus: String(e),
		message: "without a gRPC status",
		notFound: "not_stated",
		...refusedBy(t)
	};
	return {
		error: ge(i, {
			...n,
			status: e,
			...r && { retryable: !1 }
		}),
		isOverload: de(i)
	};
}
function refusedBy({ requested: e, addressSetting: t = "SERVICE_GRPC_URL", isAuthenticated: n }) {
	return {
		requested: e,
		responder: n ? "service" : "service_without_token",
		addressSetting: t
	};
}
function toSizeError({ isRequest: e }, t) {
	let n = e ? "the request" : "the answer";
	return new i(`${t.request.method} ${t.request.url}: ${n} is larger than the limit of ${H} bytes.`, {
		...t,
		code: e ? "request_invalid" : "response_too_large"
	});
}
function toNoHttp2Error(e, t) {
	return new i(`${t.request.method} ${t.request.url}: the server does not speak HTTP/2, which gRPC needs. Check the address; where gRPC has one of its own, set SERVICE_GRPC_URL.`, {
		...t,
		code: "service_unreachable",
		cause: e
	});
}
function toProtocolError(e, t, n, i) {
	let a = he(e), { request: o } = n;
	return new r(`the answer to ${o.method} ${o.url} is not a valid ${t} over gRPC: ${a}. Check that the address is that of the evidence service and that its version is supported.`, {
		code: "response_invalid",
		schema: `proto:${t}`,
		issues: [{
			path: "",
			message: a
		}],
		request: o,
		cause: i
	});
}
// src/evidence/client/grpc/reflection-messages.ts
const Je = {
	fileByFilename: 3,
	fileContainingSymbol: 4,
	listServices: 7
}, Ye = {
	fields: { 1: one("name", G) },
	defaults: { name: "" }
}, Xe = { fields: { 1: list("fileDescriptorProto", ze) } }, Ze = { fields: { 1: list("service", message(() => Ye)) } }, Qe = {
	fields: {
		1: one("errorCode", q),
		2: one("errorMessage", G)
	},
	defaults: {
		errorCode: 0,
		errorMessage: ""
	}
}, $e = { fields: {
	4: one("fileDescriptorResponse", message(() => Xe)),
	6: one("listServicesResponse", message(() => Ze)),
	7: one("errorResponse", message(() => Qe))
} }, J = "grpc.reflection.v1.ServerReflectionResponse";
function reflectionMethod(e) {
	return {
		service: `grpc.reflection.${e}.ServerReflection`,
		name: "ServerReflectionInfo",
		outputType: J,
		encode: ({ case: e, value: t }) => new BinaryWriter().tag(Je[e], A.LengthDelimited).string(t).finish(),
		decode: (e) => readMessage($e, e)
	};
}
// src/evidence/client/grpc/ask-reflection.ts
async function askReflection(e, t, n) {
	try {
		return await ask(e, "v1", t, n);
	} catch (e) {
		if (!isMissing(e)) throw e;
	}
	try {
		return await ask(e, "v1alpha", t, n);
	} catch (e) {
		throw !isMissing(e) || e.code === "unimplemented" ? e : new i(e.message, {
			code: "unimplemented",
			cause: e
		});
	}
}
function isMissing(e) {
	return f(e, "unimplemented") || f(e, "wrong_address");
}
async function ask(e, t, n, { identity: r, control: i, attempts: a, timeoutMs: o }) {
	let s = reflectionMethod(t), c = {
		method: s,
		messages: n,
		identity: r,
		attempts: a,
		timeoutMs: o
	}, l = {
		request: {
			method: "POST",
			url: x(new URL(`${e.address}/${s.service}/${s.name}`))
		},
		attempts: a
	}, u = [];
	for await (let t of e.stream(c, i)) {
		if (t.errorResponse !== void 0) {
			let { errorCode: e, errorMessage: i } = t.errorResponse, a = e !== 0 && isStatusCode(e) ? e : 2, s = n[u.length];
			throw a === 5 && s?.case !== "fileContainingSymbol" ? toProtocolError(`it does not answer ${s?.case ?? "a question"}: ${i}`, J, l) : (await toStatusFailure(new GrpcStatusError(a, i), {
				context: l,
				timeoutMs: o,
				effect: !1,
				outputType: J,
				isAuthenticated: r !== void 0,
				requested: "any",
				addressSetting: void 0
			})).error;
		}
		if (u.push(t), u.length > n.length) break;
	}
	if (u.length === n.length) return u;
	throw toProtocolError(`${n.length} questions have ${u.length > n.length ? "more" : "fewer"} answers`, J, l);
}
// src/evidence/client/grpc/descriptor-tables.ts
const et = Array.from({ length: 18 }, (e, t) => t + 1), tt = [
	1,
	2,
	3
], nt = [
	998,
	999,
	1e3,
	1001,
	1002,
	9999
], Y = [
	0,
	1,
	2
], rt = {
	fields: {
		1: one("fieldPresence", closedEnum([
			0,
			1,
			2,
			3
		])),
		2: one("enumType", closedEnum(Y)),
		3: one("repeatedFieldEncoding", closedEnum(Y)),
		4: one("utf8Validation", closedEnum([
			0,
			2,
			3
		])),
		5: one("messageEncoding", closedEnum(Y)),
		6: one("jsonFormat", closedEnum(Y))
	},
	defaults: {
		fieldPresence: 0,
		enumType: 0,
		repeatedFieldEncoding: 0,
		utf8Validation: 0,
		messageEncoding: 0,
		jsonFormat: 0
	}
}, X = one("deprecated", K);
function options(e, t = {}) {
	let n = { fields: {
		...t,
		[e]: one("features", message(() => rt))
	} };
	return message(() => n);
}
const Z = {
	fields: {
		1: one("name", G),
		2: one("extendee", G),
		3: one("number", q),
		4: one("label", closedEnum(tt)),
		5: one("type", closedEnum(et)),
		6: one("typeName", G),
		7: one("defaultValue", G),
		8: one("options", options(21, {
			2: one("packed", K),
			3: X,
			6: one("jstype", closedEnum(Y))
		})),
		9: one("oneofIndex", q),
		10: one("jsonName", G),
		17: one("proto3Optional", K)
	},
	defaults: {
		name: "",
		extendee: "",
		number: 0,
		label: 1,
		type: 1,
		typeName: "",
		defaultValue: "",
		oneofIndex: 0,
		jsonName: "",
		proto3Optional: !1
	}
}, it = {
	fields: {
		1: one("name", G),
		2: one("options", options(1))
	},
	defaults: { name: "" }
}, at = {
	fields: {
		1: one("name", G),
		2: one("number", q),
		3: one("options", options(2, { 1: X }))
	},
	defaults: {
		name: "",
		number: 0
	}
}, ot = {
	fields: {
		1: one("name", G),
		2: list("value", message(() => at)),
		3: one("options", options(7, { 3: X }))
	},
	defaults: { name: "" }
}, st = {
	fields: {
		1: one("name", G),
		2: list("field", message(() => Z)),
		3: list("nestedType", message(() => st)),
		4: list("enumType", message(() => ot)),
		6: list("extension", message(() => Z)),
		7: one("options", options(12, {
			3: X,
			7: one("mapEntry", K)
		})),
		8: list("oneofDecl", message(() => it))
	},
	defaults: { name: "" }
}, ct = {
	fields: {
		1: one("name", G),
		2: one("inputType", G),
		3: one("outputType", G),
		4: one("options", options(35, {
			33: X,
			34: one("idempotencyLevel", closedEnum(Y))
		})),
		5: one("clientStreaming", K),
		6: one("serverStreaming", K)
	},
	defaults: {
		name: "",
		inputType: "",
		outputType: "",
		clientStreaming: !1,
		serverStreaming: !1
	}
}, lt = {
	fields: {
		1: one("name", G),
		2: list("method", message(() => ct)),
		3: one("options", options(34, { 33: X }))
	},
	defaults: { name: "" }
}, ut = {
	fields: {
		1: one("name", G),
		2: one("package", G),
		3: list("dependency", G),
		4: list("messageType", message(() => st)),
		5: list("enumType", message(() => ot)),
		6: list("service", message(() => lt)),
		7: list("extension", message(() => Z)),
		8: one("options", options(50, { 23: X })),
		12: one("syntax", G),
		14: one("edition", closedEnum(nt))
	},
	defaults: {
		$typeName: "google.protobuf.FileDescriptorProto",
		name: "",
		package: "",
		syntax: "",
		edition: 0
	}
};
function readFileDescriptor(e) {
	return readMessage(ut, e);
}
// src/evidence/client/grpc/well-known-files.ts
const Q = {
	"google/protobuf/any.proto": "Chlnb29nbGUvcHJvdG9idWYvYW55LnByb3RvEg9nb29nbGUucHJvdG9idWYiNgoDQW55EhkKCHR5cGVfdXJsGAEgASgJUgd0eXBlVXJsEhQKBXZhbHVlGAIgASgMUgV2YWx1ZUJ2ChNjb20uZ29vZ2xlLnByb3RvYnVmQghBbnlQcm90b1ABWixnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi9hbnlwYqICA0dQQqoCHkdvb2dsZS5Qcm90b2J1Zi5XZWxsS25vd25UeXBlc2IGcHJvdG8z",
	"google/protobuf/api.proto": "Chlnb29nbGUvcHJvdG9idWYvYXBpLnByb3RvEg9nb29nbGUucHJvdG9idWYaJGdvb2dsZS9wcm90b2J1Zi9zb3VyY2VfY29udGV4dC5wcm90bxoaZ29vZ2xlL3Byb3RvYnVmL3R5cGUucHJvdG8i2wIKA0FwaRISCgRuYW1lGAEgASgJUgRuYW1lEjEKB21ldGhvZHMYAiADKAsyFy5nb29nbGUucHJvdG9idWYuTWV0aG9kUgdtZXRob2RzEjEKB29wdGlvbnMYAyADKAsyFy5nb29nbGUucHJvdG9idWYuT3B0aW9uUgdvcHRpb25zEhgKB3ZlcnNpb24YBCABKAlSB3ZlcnNpb24SRQoOc291cmNlX2NvbnRleHQYBSABKAsyHi5nb29nbGUucHJvdG9idWYuU291cmNlQ29udGV4dFINc291cmNlQ29udGV4dBIuCgZtaXhpbnMYBiADKAsyFi5nb29nbGUucHJvdG9idWYuTWl4aW5SBm1peGlucxIvCgZzeW50YXgYByABKA4yFy5nb29nbGUucHJvdG9idWYuU3ludGF4UgZzeW50YXgSGAoHZWRpdGlvbhgIIAEoCVIHZWRpdGlvbiLUAgoGTWV0aG9kEhIKBG5hbWUYASABKAlSBG5hbWUSKAoQcmVxdWVzdF90eXBlX3VybBgCIAEoCVIOcmVxdWVzdFR5cGVVcmwSKwoRcmVxdWVzdF9zdHJlYW1pbmcYAyABKAhSEHJlcXVlc3RTdHJlYW1pbmcSKgoRcmVzcG9uc2VfdHlwZV91cmwYBCABKAlSD3Jlc3BvbnNlVHlwZVVybBItChJyZXNwb25zZV9zdHJlYW1pbmcYBSABKAhSEXJlc3BvbnNlU3RyZWFtaW5nEjEKB29wdGlvbnMYBiADKAsyFy5nb29nbGUucHJvdG9idWYuT3B0aW9uUgdvcHRpb25zEjMKBnN5bnRheBgHIAEoDjIXLmdvb2dsZS5wcm90b2J1Zi5TeW50YXhCAhgBUgZzeW50YXgSHAoHZWRpdGlvbhgIIAEoCUICGAFSB2VkaXRpb24iLwoFTWl4aW4SEgoEbmFtZRgBIAEoCVIEbmFtZRISCgRyb290GAIgASgJUgRyb290QnYKE2NvbS5nb29nbGUucHJvdG9idWZCCEFwaVByb3RvUAFaLGdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2FwaXBiogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM=",
	"google/protobuf/descriptor.proto": "CiBnb29nbGUvcHJvdG9idWYvZGVzY3JpcHRvci5wcm90bxIPZ29vZ2xlLnByb3RvYnVmIlsKEUZpbGVEZXNjcmlwdG9yU2V0EjgKBGZpbGUYASADKAsyJC5nb29nbGUucHJvdG9idWYuRmlsZURlc2NyaXB0b3JQcm90b1IEZmlsZSoMCIDsyv8BEIHsyv8BIsUFChNGaWxlRGVzY3JpcHRvclByb3RvEhIKBG5hbWUYASABKAlSBG5hbWUSGAoHcGFja2FnZRgCIAEoCVIHcGFja2FnZRIeCgpkZXBlbmRlbmN5GAMgAygJUgpkZXBlbmRlbmN5EisKEXB1YmxpY19kZXBlbmRlbmN5GAogAygFUhBwdWJsaWNEZXBlbmRlbmN5EicKD3dlYWtfZGVwZW5kZW5jeRgLIAMoBVIOd2Vha0RlcGVuZGVuY3kSKwoRb3B0aW9uX2RlcGVuZGVuY3kYDyADKAlSEG9wdGlvbkRlcGVuZGVuY3kSQwoMbWVzc2FnZV90eXBlGAQgAygLMiAuZ29vZ2xlLnByb3RvYnVmLkRlc2NyaXB0b3JQcm90b1ILbWVzc2FnZVR5cGUSQQoJZW51bV90eXBlGAUgAygLMiQuZ29vZ2xlLnByb3RvYnVmLkVudW1EZXNjcmlwdG9yUHJvdG9SCGVudW1UeXBlEkEKB3NlcnZpY2UYBiADKAsyJy5nb29nbGUucHJvdG9idWYuU2VydmljZURlc2NyaXB0b3JQcm90b1IHc2VydmljZRJDCglleHRlbnNpb24YByADKAsyJS5nb29nbGUucHJvdG9idWYuRmllbGREZXNjcmlwdG9yUHJvdG9SCWV4dGVuc2lvbhI2CgdvcHRpb25zGAggASgLMhwuZ29vZ2xlLnByb3RvYnVmLkZpbGVPcHRpb25zUgdvcHRpb25zEkkKEHNvdXJjZV9jb2RlX2luZm8YCSABKAsyHy5nb29nbGUucHJvdG9idWYuU291cmNlQ29kZUluZm9SDnNvdXJjZUNvZGVJbmZvEhYKBnN5bnRheBgMIAEoCVIGc3ludGF4EjIKB2VkaXRpb24YDiABKA4yGC5nb29nbGUucHJvdG9idWYuRWRpdGlvblIHZWRpdGlvbiL8BgoPRGVzY3JpcHRvclByb3RvEhIKBG5hbWUYASABKAlSBG5hbWUSOwoFZmllbGQYAiADKAsyJS5nb29nbGUucHJvdG9idWYuRmllbGREZXNjcmlwdG9yUHJvdG9SBWZpZWxkEkMKCWV4dGVuc2lvbhgGIAMoCzIlLmdvb2dsZS5wcm90b2J1Zi5GaWVsZERlc2NyaXB0b3JQcm90b1IJZXh0ZW5zaW9uEkEKC25lc3RlZF90eXBlGAMgAygLMiAuZ29vZ2xlLnByb3RvYnVmLkRlc2NyaXB0b3JQcm90b1IKbmVzdGVkVHlwZRJBCgllbnVtX3R5cGUYBCADKAsyJC5nb29nbGUucHJvdG9idWYuRW51bURlc2NyaXB0b3JQcm90b1IIZW51bVR5cGUSWAoPZXh0ZW5zaW9uX3JhbmdlGAUgAygLMi8uZ29vZ2xlLnByb3RvYnVmLkRlc2NyaXB0b3JQcm90by5FeHRlbnNpb25SYW5nZVIOZXh0ZW5zaW9uUmFuZ2USRAoKb25lb2ZfZGVjbBgIIAMoCzIlLmdvb2dsZS5wcm90b2J1Zi5PbmVvZkRlc2NyaXB0b3JQcm90b1IJb25lb2ZEZWNsEjkKB29wdGlvbnMYByABKAsyHy5nb29nbGUucHJvdG9idWYuTWVzc2FnZU9wdGlvbnNSB29wdGlvbnMSVQoOcmVzZXJ2ZWRfcmFuZ2UYCSADKAsyLi5nb29nbGUucHJvdG9idWYuRGVzY3JpcHRvclByb3RvLlJlc2VydmVkUmFuZ2VSDXJlc2VydmVkUmFuZ2USIwoNcmVzZXJ2ZWRfbmFtZRgKIAMoCVIMcmVzZXJ2ZWROYW1lEkEKCnZpc2liaWxpdHkYCyABKA4yIS5nb29nbGUucHJvdG9idWYuU3ltYm9sVmlzaWJpbGl0eVIKdmlzaWJpbGl0eRp6Cg5FeHRlbnNpb25SYW5nZRIUCgVzdGFydBgBIAEoBVIFc3RhcnQSEAoDZW5kGAIgASgFUgNlbmQSQAoHb3B0aW9ucxgDIAEoCzImLmdvb2dsZS5wcm90b2J1Zi5FeHRlbnNpb25SYW5nZU9wdGlvbnNSB29wdGlvbnMaNwoNUmVzZXJ2ZWRSYW5nZRIUCgVzdGFydBgBIAEoBVIFc3RhcnQSEAoDZW5kGAIgASgFUgNlbmQizgQKFUV4dGVuc2lvblJhbmdlT3B0aW9ucxJYChR1bmludGVycHJldGVkX29wdGlvbhjnByADKAsyJC5nb29nbGUucHJvdG9idWYuVW5pbnRlcnByZXRlZE9wdGlvblITdW5pbnRlcnByZXRlZE9wdGlvbhJZCgtkZWNsYXJhdGlvbhgCIAMoCzIyLmdvb2dsZS5wcm90b2J1Zi5FeHRlbnNpb25SYW5nZU9wdGlvbnMuRGVjbGFyYXRpb25CA4gBAlILZGVjbGFyYXRpb24SNwoIZmVhdHVyZXMYMiABKAsyGy5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldFIIZmVhdHVyZXMSbQoMdmVyaWZpY2F0aW9uGAMgASgOMjguZ29vZ2xlLnByb3RvYnVmLkV4dGVuc2lvblJhbmdlT3B0aW9ucy5WZXJpZmljYXRpb25TdGF0ZToKVU5WRVJJRklFREIDiAECUgx2ZXJpZmljYXRpb24ajgEKC0RlY2xhcmF0aW9uEhYKBm51bWJlchgBIAEoBVIGbnVtYmVyEhsKCWZ1bGxfbmFtZRgCIAEoCVIIZnVsbE5hbWUSEgoEdHlwZRgDIAEoCVIEdHlwZRIaCghyZXNlcnZlZBgFIAEoCFIIcmVzZXJ2ZWQSGgoIcmVwZWF0ZWQYBiABKAhSCHJlcGVhdGVkIjQKEVZlcmlmaWNhdGlvblN0YXRlEg8KC0RFQ0xBUkFUSU9OEAASDgoKVU5WRVJJRklFRBABKgYI3gcQ5wcqCQjoBxCAgICAAiLBBgoURmllbGREZXNjcmlwdG9yUHJvdG8SEgoEbmFtZRgBIAEoCVIEbmFtZRIWCgZudW1iZXIYAyABKAVSBm51bWJlchJBCgVsYWJlbBgEIAEoDjIrLmdvb2dsZS5wcm90b2J1Zi5GaWVsZERlc2NyaXB0b3JQcm90by5MYWJlbFIFbGFiZWwSPgoEdHlwZRgFIAEoDjIqLmdvb2dsZS5wcm90b2J1Zi5GaWVsZERlc2NyaXB0b3JQcm90by5UeXBlUgR0eXBlEhsKCXR5cGVfbmFtZRgGIAEoCVIIdHlwZU5hbWUSGgoIZXh0ZW5kZWUYAiABKAlSCGV4dGVuZGVlEiMKDWRlZmF1bHRfdmFsdWUYByABKAlSDGRlZmF1bHRWYWx1ZRIfCgtvbmVvZl9pbmRleBgJIAEoBVIKb25lb2ZJbmRleBIbCglqc29uX25hbWUYCiABKAlSCGpzb25OYW1lEjcKB29wdGlvbnMYCCABKAsyHS5nb29nbGUucHJvdG9idWYuRmllbGRPcHRpb25zUgdvcHRpb25zEicKD3Byb3RvM19vcHRpb25hbBgRIAEoCFIOcHJvdG8zT3B0aW9uYWwitgIKBFR5cGUSDwoLVFlQRV9ET1VCTEUQARIOCgpUWVBFX0ZMT0FUEAISDgoKVFlQRV9JTlQ2NBADEg8KC1RZUEVfVUlOVDY0EAQSDgoKVFlQRV9JTlQzMhAFEhAKDFRZUEVfRklYRUQ2NBAGEhAKDFRZUEVfRklYRUQzMhAHEg0KCVRZUEVfQk9PTBAIEg8KC1RZUEVfU1RSSU5HEAkSDgoKVFlQRV9HUk9VUBAKEhAKDFRZUEVfTUVTU0FHRRALEg4KClRZUEVfQllURVMQDBIPCgtUWVBFX1VJTlQzMhANEg0KCVRZUEVfRU5VTRAOEhEKDVRZUEVfU0ZJWEVEMzIQDxIRCg1UWVBFX1NGSVhFRDY0EBASDwoLVFlQRV9TSU5UMzIQERIPCgtUWVBFX1NJTlQ2NBASIkMKBUxhYmVsEhIKDkxBQkVMX09QVElPTkFMEAESEgoOTEFCRUxfUkVQRUFURUQQAxISCg5MQUJFTF9SRVFVSVJFRBACImMKFE9uZW9mRGVzY3JpcHRvclByb3RvEhIKBG5hbWUYASABKAlSBG5hbWUSNwoHb3B0aW9ucxgCIAEoCzIdLmdvb2dsZS5wcm90b2J1Zi5PbmVvZk9wdGlvbnNSB29wdGlvbnMipgMKE0VudW1EZXNjcmlwdG9yUHJvdG8SEgoEbmFtZRgBIAEoCVIEbmFtZRI/CgV2YWx1ZRgCIAMoCzIpLmdvb2dsZS5wcm90b2J1Zi5FbnVtVmFsdWVEZXNjcmlwdG9yUHJvdG9SBXZhbHVlEjYKB29wdGlvbnMYAyABKAsyHC5nb29nbGUucHJvdG9idWYuRW51bU9wdGlvbnNSB29wdGlvbnMSXQoOcmVzZXJ2ZWRfcmFuZ2UYBCADKAsyNi5nb29nbGUucHJvdG9idWYuRW51bURlc2NyaXB0b3JQcm90by5FbnVtUmVzZXJ2ZWRSYW5nZVINcmVzZXJ2ZWRSYW5nZRIjCg1yZXNlcnZlZF9uYW1lGAUgAygJUgxyZXNlcnZlZE5hbWUSQQoKdmlzaWJpbGl0eRgGIAEoDjIhLmdvb2dsZS5wcm90b2J1Zi5TeW1ib2xWaXNpYmlsaXR5Ugp2aXNpYmlsaXR5GjsKEUVudW1SZXNlcnZlZFJhbmdlEhQKBXN0YXJ0GAEgASgFUgVzdGFydBIQCgNlbmQYAiABKAVSA2VuZCKDAQoYRW51bVZhbHVlRGVzY3JpcHRvclByb3RvEhIKBG5hbWUYASABKAlSBG5hbWUSFgoGbnVtYmVyGAIgASgFUgZudW1iZXISOwoHb3B0aW9ucxgDIAEoCzIhLmdvb2dsZS5wcm90b2J1Zi5FbnVtVmFsdWVPcHRpb25zUgdvcHRpb25zIqcBChZTZXJ2aWNlRGVzY3JpcHRvclByb3RvEhIKBG5hbWUYASABKAlSBG5hbWUSPgoGbWV0aG9kGAIgAygLMiYuZ29vZ2xlLnByb3RvYnVmLk1ldGhvZERlc2NyaXB0b3JQcm90b1IGbWV0aG9kEjkKB29wdGlvbnMYAyABKAsyHy5nb29nbGUucHJvdG9idWYuU2VydmljZU9wdGlvbnNSB29wdGlvbnMiiQIKFU1ldGhvZERlc2NyaXB0b3JQcm90bxISCgRuYW1lGAEgASgJUgRuYW1lEh0KCmlucHV0X3R5cGUYAiABKAlSCWlucHV0VHlwZRIfCgtvdXRwdXRfdHlwZRgDIAEoCVIKb3V0cHV0VHlwZRI4CgdvcHRpb25zGAQgASgLMh4uZ29vZ2xlLnByb3RvYnVmLk1ldGhvZE9wdGlvbnNSB29wdGlvbnMSMAoQY2xpZW50X3N0cmVhbWluZxgFIAEoCDoFZmFsc2VSD2NsaWVudFN0cmVhbWluZxIwChBzZXJ2ZXJfc3RyZWFtaW5nGAYgASgIOgVmYWxzZVIPc2VydmVyU3RyZWFtaW5nIpcJCgtGaWxlT3B0aW9ucxIhCgxqYXZhX3BhY2thZ2UYASABKAlSC2phdmFQYWNrYWdlEjAKFGphdmFfb3V0ZXJfY2xhc3NuYW1lGAggASgJUhJqYXZhT3V0ZXJDbGFzc25hbWUSNwoTamF2YV9tdWx0aXBsZV9maWxlcxgKIAEoCDoFZmFsc2VCAFIRamF2YU11bHRpcGxlRmlsZXMSRAodamF2YV9nZW5lcmF0ZV9lcXVhbHNfYW5kX2hhc2gYFCABKAhCAhgBUhlqYXZhR2VuZXJhdGVFcXVhbHNBbmRIYXNoEjoKFmphdmFfc3RyaW5nX2NoZWNrX3V0ZjgYGyABKAg6BWZhbHNlUhNqYXZhU3RyaW5nQ2hlY2tVdGY4ElMKDG9wdGltaXplX2ZvchgJIAEoDjIpLmdvb2dsZS5wcm90b2J1Zi5GaWxlT3B0aW9ucy5PcHRpbWl6ZU1vZGU6BVNQRUVEUgtvcHRpbWl6ZUZvchIdCgpnb19wYWNrYWdlGAsgASgJUglnb1BhY2thZ2USNQoTY2NfZ2VuZXJpY19zZXJ2aWNlcxgQIAEoCDoFZmFsc2VSEWNjR2VuZXJpY1NlcnZpY2VzEjkKFWphdmFfZ2VuZXJpY19zZXJ2aWNlcxgRIAEoCDoFZmFsc2VSE2phdmFHZW5lcmljU2VydmljZXMSNQoTcHlfZ2VuZXJpY19zZXJ2aWNlcxgSIAEoCDoFZmFsc2VSEXB5R2VuZXJpY1NlcnZpY2VzEiUKCmRlcHJlY2F0ZWQYFyABKAg6BWZhbHNlUgpkZXByZWNhdGVkEjAKEGNjX2VuYWJsZV9hcmVuYXMYHyABKAg6BHRydWVCAFIOY2NFbmFibGVBcmVuYXMSKgoRb2JqY19jbGFzc19wcmVmaXgYJCABKAlSD29iamNDbGFzc1ByZWZpeBIpChBjc2hhcnBfbmFtZXNwYWNlGCUgASgJUg9jc2hhcnBOYW1lc3BhY2USIQoMc3dpZnRfcHJlZml4GCcgASgJUgtzd2lmdFByZWZpeBIoChBwaHBfY2xhc3NfcHJlZml4GCggASgJUg5waHBDbGFzc1ByZWZpeBIjCg1waHBfbmFtZXNwYWNlGCkgASgJUgxwaHBOYW1lc3BhY2USNAoWcGhwX21ldGFkYXRhX25hbWVzcGFjZRgsIAEoCVIUcGhwTWV0YWRhdGFOYW1lc3BhY2USIQoMcnVieV9wYWNrYWdlGC0gASgJUgtydWJ5UGFja2FnZRI3CghmZWF0dXJlcxgyIAEoCzIbLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0UghmZWF0dXJlcxJYChR1bmludGVycHJldGVkX29wdGlvbhjnByADKAsyJC5nb29nbGUucHJvdG9idWYuVW5pbnRlcnByZXRlZE9wdGlvblITdW5pbnRlcnByZXRlZE9wdGlvbiI6CgxPcHRpbWl6ZU1vZGUSCQoFU1BFRUQQARINCglDT0RFX1NJWkUQAhIQCgxMSVRFX1JVTlRJTUUQAyoGCN4HEOcHKgkI6AcQgICAgAIi3gMKDk1lc3NhZ2VPcHRpb25zEjwKF21lc3NhZ2Vfc2V0X3dpcmVfZm9ybWF0GAEgASgIOgVmYWxzZVIUbWVzc2FnZVNldFdpcmVGb3JtYXQSTAofbm9fc3RhbmRhcmRfZGVzY3JpcHRvcl9hY2Nlc3NvchgCIAEoCDoFZmFsc2VSHG5vU3RhbmRhcmREZXNjcmlwdG9yQWNjZXNzb3ISJQoKZGVwcmVjYXRlZBgDIAEoCDoFZmFsc2VSCmRlcHJlY2F0ZWQSGwoJbWFwX2VudHJ5GAcgASgIUghtYXBFbnRyeRJWCiZkZXByZWNhdGVkX2xlZ2FjeV9qc29uX2ZpZWxkX2NvbmZsaWN0cxgLIAEoCEICGAFSImRlcHJlY2F0ZWRMZWdhY3lKc29uRmllbGRDb25mbGljdHMSNwoIZmVhdHVyZXMYDCABKAsyGy5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldFIIZmVhdHVyZXMSWAoUdW5pbnRlcnByZXRlZF9vcHRpb24Y5wcgAygLMiQuZ29vZ2xlLnByb3RvYnVmLlVuaW50ZXJwcmV0ZWRPcHRpb25SE3VuaW50ZXJwcmV0ZWRPcHRpb24qBgjeBxDnByoJCOgHEICAgIACIsINCgxGaWVsZE9wdGlvbnMSQQoFY3R5cGUYASABKA4yIy5nb29nbGUucHJvdG9idWYuRmllbGRPcHRpb25zLkNUeXBlOgZTVFJJTkdSBWN0eXBlEhYKBnBhY2tlZBgCIAEoCFIGcGFja2VkEkcKBmpzdHlwZRgGIAEoDjIkLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE9wdGlvbnMuSlNUeXBlOglKU19OT1JNQUxSBmpzdHlwZRIZCgRsYXp5GAUgASgIOgVmYWxzZVIEbGF6eRIuCg91bnZlcmlmaWVkX2xhenkYDyABKAg6BWZhbHNlUg51bnZlcmlmaWVkTGF6eRIlCgpkZXByZWNhdGVkGAMgASgIOgVmYWxzZVIKZGVwcmVjYXRlZBIdCgR3ZWFrGAogASgIOgVmYWxzZUICGAFSBHdlYWsSKAoMZGVidWdfcmVkYWN0GBAgASgIOgVmYWxzZVILZGVidWdSZWRhY3QSSwoJcmV0ZW50aW9uGBEgASgOMi0uZ29vZ2xlLnByb3RvYnVmLkZpZWxkT3B0aW9ucy5PcHRpb25SZXRlbnRpb25SCXJldGVudGlvbhJICgd0YXJnZXRzGBMgAygOMi4uZ29vZ2xlLnByb3RvYnVmLkZpZWxkT3B0aW9ucy5PcHRpb25UYXJnZXRUeXBlUgd0YXJnZXRzElcKEGVkaXRpb25fZGVmYXVsdHMYFCADKAsyLC5nb29nbGUucHJvdG9idWYuRmllbGRPcHRpb25zLkVkaXRpb25EZWZhdWx0Ug9lZGl0aW9uRGVmYXVsdHMSNwoIZmVhdHVyZXMYFSABKAsyGy5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldFIIZmVhdHVyZXMSVQoPZmVhdHVyZV9zdXBwb3J0GBYgASgLMiwuZ29vZ2xlLnByb3RvYnVmLkZpZWxkT3B0aW9ucy5GZWF0dXJlU3VwcG9ydFIOZmVhdHVyZVN1cHBvcnQSWAoUdW5pbnRlcnByZXRlZF9vcHRpb24Y5wcgAygLMiQuZ29vZ2xlLnByb3RvYnVmLlVuaW50ZXJwcmV0ZWRPcHRpb25SE3VuaW50ZXJwcmV0ZWRPcHRpb24aWgoORWRpdGlvbkRlZmF1bHQSMgoHZWRpdGlvbhgDIAEoDjIYLmdvb2dsZS5wcm90b2J1Zi5FZGl0aW9uUgdlZGl0aW9uEhQKBXZhbHVlGAIgASgJUgV2YWx1ZRq7AgoORmVhdHVyZVN1cHBvcnQSRwoSZWRpdGlvbl9pbnRyb2R1Y2VkGAEgASgOMhguZ29vZ2xlLnByb3RvYnVmLkVkaXRpb25SEWVkaXRpb25JbnRyb2R1Y2VkEkcKEmVkaXRpb25fZGVwcmVjYXRlZBgCIAEoDjIYLmdvb2dsZS5wcm90b2J1Zi5FZGl0aW9uUhFlZGl0aW9uRGVwcmVjYXRlZBIvChNkZXByZWNhdGlvbl93YXJuaW5nGAMgASgJUhJkZXByZWNhdGlvbldhcm5pbmcSQQoPZWRpdGlvbl9yZW1vdmVkGAQgASgOMhguZ29vZ2xlLnByb3RvYnVmLkVkaXRpb25SDmVkaXRpb25SZW1vdmVkEiMKDXJlbW92YWxfZXJyb3IYBSABKAlSDHJlbW92YWxFcnJvciIvCgVDVHlwZRIKCgZTVFJJTkcQABIICgRDT1JEEAESEAoMU1RSSU5HX1BJRUNFEAIiNQoGSlNUeXBlEg0KCUpTX05PUk1BTBAAEg0KCUpTX1NUUklORxABEg0KCUpTX05VTUJFUhACIlUKD09wdGlvblJldGVudGlvbhIVChFSRVRFTlRJT05fVU5LTk9XThAAEhUKEVJFVEVOVElPTl9SVU5USU1FEAESFAoQUkVURU5USU9OX1NPVVJDRRACIowCChBPcHRpb25UYXJnZXRUeXBlEhcKE1RBUkdFVF9UWVBFX1VOS05PV04QABIUChBUQVJHRVRfVFlQRV9GSUxFEAESHwobVEFSR0VUX1RZUEVfRVhURU5TSU9OX1JBTkdFEAISFwoTVEFSR0VUX1RZUEVfTUVTU0FHRRADEhUKEVRBUkdFVF9UWVBFX0ZJRUxEEAQSFQoRVEFSR0VUX1RZUEVfT05FT0YQBRIUChBUQVJHRVRfVFlQRV9FTlVNEAYSGgoWVEFSR0VUX1RZUEVfRU5VTV9FTlRSWRAHEhcKE1RBUkdFVF9UWVBFX1NFUlZJQ0UQCBIWChJUQVJHRVRfVFlQRV9NRVRIT0QQCSoGCN4HEOcHKgkI6AcQgICAgAIitAEKDE9uZW9mT3B0aW9ucxI3CghmZWF0dXJlcxgBIAEoCzIbLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0UghmZWF0dXJlcxJYChR1bmludGVycHJldGVkX29wdGlvbhjnByADKAsyJC5nb29nbGUucHJvdG9idWYuVW5pbnRlcnByZXRlZE9wdGlvblITdW5pbnRlcnByZXRlZE9wdGlvbioGCN4HEOcHKgkI6AcQgICAgAIi0wIKC0VudW1PcHRpb25zEh8KC2FsbG93X2FsaWFzGAIgASgIUgphbGxvd0FsaWFzEiUKCmRlcHJlY2F0ZWQYAyABKAg6BWZhbHNlUgpkZXByZWNhdGVkElYKJmRlcHJlY2F0ZWRfbGVnYWN5X2pzb25fZmllbGRfY29uZmxpY3RzGAYgASgIQgIYAVIiZGVwcmVjYXRlZExlZ2FjeUpzb25GaWVsZENvbmZsaWN0cxI3CghmZWF0dXJlcxgHIAEoCzIbLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0UghmZWF0dXJlcxJYChR1bmludGVycHJldGVkX29wdGlvbhjnByADKAsyJC5nb29nbGUucHJvdG9idWYuVW5pbnRlcnByZXRlZE9wdGlvblITdW5pbnRlcnByZXRlZE9wdGlvbioGCN4HEOcHKgkI6AcQgICAgAIi4AIKEEVudW1WYWx1ZU9wdGlvbnMSJQoKZGVwcmVjYXRlZBgBIAEoCDoFZmFsc2VSCmRlcHJlY2F0ZWQSNwoIZmVhdHVyZXMYAiABKAsyGy5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldFIIZmVhdHVyZXMSKAoMZGVidWdfcmVkYWN0GAMgASgIOgVmYWxzZVILZGVidWdSZWRhY3QSVQoPZmVhdHVyZV9zdXBwb3J0GAQgASgLMiwuZ29vZ2xlLnByb3RvYnVmLkZpZWxkT3B0aW9ucy5GZWF0dXJlU3VwcG9ydFIOZmVhdHVyZVN1cHBvcnQSWAoUdW5pbnRlcnByZXRlZF9vcHRpb24Y5wcgAygLMiQuZ29vZ2xlLnByb3RvYnVmLlVuaW50ZXJwcmV0ZWRPcHRpb25SE3VuaW50ZXJwcmV0ZWRPcHRpb24qBgjeBxDnByoJCOgHEICAgIACIt0BCg5TZXJ2aWNlT3B0aW9ucxI3CghmZWF0dXJlcxgiIAEoCzIbLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0UghmZWF0dXJlcxIlCgpkZXByZWNhdGVkGCEgASgIOgVmYWxzZVIKZGVwcmVjYXRlZBJYChR1bmludGVycHJldGVkX29wdGlvbhjnByADKAsyJC5nb29nbGUucHJvdG9idWYuVW5pbnRlcnByZXRlZE9wdGlvblITdW5pbnRlcnByZXRlZE9wdGlvbioGCN4HEOcHKgkI6AcQgICAgAIioQMKDU1ldGhvZE9wdGlvbnMSJQoKZGVwcmVjYXRlZBghIAEoCDoFZmFsc2VSCmRlcHJlY2F0ZWQScQoRaWRlbXBvdGVuY3lfbGV2ZWwYIiABKA4yLy5nb29nbGUucHJvdG9idWYuTWV0aG9kT3B0aW9ucy5JZGVtcG90ZW5jeUxldmVsOhNJREVNUE9URU5DWV9VTktOT1dOUhBpZGVtcG90ZW5jeUxldmVsEjcKCGZlYXR1cmVzGCMgASgLMhsuZ29vZ2xlLnByb3RvYnVmLkZlYXR1cmVTZXRSCGZlYXR1cmVzElgKFHVuaW50ZXJwcmV0ZWRfb3B0aW9uGOcHIAMoCzIkLmdvb2dsZS5wcm90b2J1Zi5VbmludGVycHJldGVkT3B0aW9uUhN1bmludGVycHJldGVkT3B0aW9uIlAKEElkZW1wb3RlbmN5TGV2ZWwSFwoTSURFTVBPVEVOQ1lfVU5LTk9XThAAEhMKD05PX1NJREVfRUZGRUNUUxABEg4KCklERU1QT1RFTlQQAioGCN4HEOcHKgkI6AcQgICAgAIimgMKE1VuaW50ZXJwcmV0ZWRPcHRpb24SQQoEbmFtZRgCIAMoCzItLmdvb2dsZS5wcm90b2J1Zi5VbmludGVycHJldGVkT3B0aW9uLk5hbWVQYXJ0UgRuYW1lEikKEGlkZW50aWZpZXJfdmFsdWUYAyABKAlSD2lkZW50aWZpZXJWYWx1ZRIsChJwb3NpdGl2ZV9pbnRfdmFsdWUYBCABKARSEHBvc2l0aXZlSW50VmFsdWUSLAoSbmVnYXRpdmVfaW50X3ZhbHVlGAUgASgDUhBuZWdhdGl2ZUludFZhbHVlEiEKDGRvdWJsZV92YWx1ZRgGIAEoAVILZG91YmxlVmFsdWUSIQoMc3RyaW5nX3ZhbHVlGAcgASgMUgtzdHJpbmdWYWx1ZRInCg9hZ2dyZWdhdGVfdmFsdWUYCCABKAlSDmFnZ3JlZ2F0ZVZhbHVlGkoKCE5hbWVQYXJ0EhsKCW5hbWVfcGFydBgBIAIoCVIIbmFtZVBhcnQSIQoMaXNfZXh0ZW5zaW9uGAIgAigIUgtpc0V4dGVuc2lvbiKuEQoKRmVhdHVyZVNldBKLAQoOZmllbGRfcHJlc2VuY2UYASABKA4yKS5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldC5GaWVsZFByZXNlbmNlQjmIAQGYAQSYAQGiAQ0SCEVYUExJQ0lUGIQHogENEghJTVBMSUNJVBjnB6IBDRIIRVhQTElDSVQY6AdSDWZpZWxkUHJlc2VuY2USZgoJZW51bV90eXBlGAIgASgOMiQuZ29vZ2xlLnByb3RvYnVmLkZlYXR1cmVTZXQuRW51bVR5cGVCI4gBAZgBBpgBAaIBCxIGQ0xPU0VEGIQHogEJEgRPUEVOGOcHUghlbnVtVHlwZRKSAQoXcmVwZWF0ZWRfZmllbGRfZW5jb2RpbmcYAyABKA4yMS5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldC5SZXBlYXRlZEZpZWxkRW5jb2RpbmdCJ4gBAZgBBJgBAaIBDRIIRVhQQU5ERUQYhAeiAQsSBlBBQ0tFRBjnB1IVcmVwZWF0ZWRGaWVsZEVuY29kaW5nEngKD3V0ZjhfdmFsaWRhdGlvbhgEIAEoDjIqLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0LlV0ZjhWYWxpZGF0aW9uQiOIAQGYAQSYAQGiAQkSBE5PTkUYhAeiAQsSBlZFUklGWRjnB1IOdXRmOFZhbGlkYXRpb24SeAoQbWVzc2FnZV9lbmNvZGluZxgFIAEoDjIrLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0Lk1lc3NhZ2VFbmNvZGluZ0IgiAEBmAEEmAEBogEUEg9MRU5HVEhfUFJFRklYRUQYhAdSD21lc3NhZ2VFbmNvZGluZxJ8Cgtqc29uX2Zvcm1hdBgGIAEoDjImLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0Lkpzb25Gb3JtYXRCM4gBAZgBA5gBBpgBAaIBFxISTEVHQUNZX0JFU1RfRUZGT1JUGIQHogEKEgVBTExPVxjnB1IKanNvbkZvcm1hdBK2AQoUZW5mb3JjZV9uYW1pbmdfc3R5bGUYByABKA4yLi5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldC5FbmZvcmNlTmFtaW5nU3R5bGVCVIgBApgBAZgBApgBA5gBBJgBBZgBBpgBB5gBCJgBCaIBERIMU1RZTEVfTEVHQUNZGIQHogEOEglTVFlMRTIwMjQY6QeiAQ4SCVNUWUxFMjAyNhjqB1ISZW5mb3JjZU5hbWluZ1N0eWxlEsEBChlkZWZhdWx0X3N5bWJvbF92aXNpYmlsaXR5GAggASgOMkUuZ29vZ2xlLnByb3RvYnVmLkZlYXR1cmVTZXQuVmlzaWJpbGl0eUZlYXR1cmUuRGVmYXVsdFN5bWJvbFZpc2liaWxpdHlCPogBApgBAaIBDxIKRVhQT1JUX0FMTBiEB6IBFRIQRVhQT1JUX1RPUF9MRVZFTBjpB6IBCxIGU1RSSUNUGOoHUhdkZWZhdWx0U3ltYm9sVmlzaWJpbGl0eRK9AQoUZW5mb3JjZV9wcm90b19saW1pdHMYCSABKA4yQS5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldC5Qcm90b0xpbWl0c0ZlYXR1cmUuRW5mb3JjZVByb3RvTGltaXRzQkiIAQKYAQaYAQOYAQSYAQWiAR4SGUxFR0FDWV9OT19FWFBMSUNJVF9MSU1JVFMYhAeiARUSEFBST1RPX0xJTUlUUzIwMjYY6gdSEmVuZm9yY2VQcm90b0xpbWl0cxqXAQoRVmlzaWJpbGl0eUZlYXR1cmUigQEKF0RlZmF1bHRTeW1ib2xWaXNpYmlsaXR5EiUKIURFRkFVTFRfU1lNQk9MX1ZJU0lCSUxJVFlfVU5LTk9XThAAEg4KCkVYUE9SVF9BTEwQARIUChBFWFBPUlRfVE9QX0xFVkVMEAISDQoJTE9DQUxfQUxMEAMSCgoGU1RSSUNUEAQaeQoSUHJvdG9MaW1pdHNGZWF0dXJlImMKEkVuZm9yY2VQcm90b0xpbWl0cxIYChRQUk9UT19MSU1JVFNfVU5LTk9XThAAEh0KGUxFR0FDWV9OT19FWFBMSUNJVF9MSU1JVFMQARIUChBQUk9UT19MSU1JVFMyMDI2EAIiXAoNRmllbGRQcmVzZW5jZRIaChZGSUVMRF9QUkVTRU5DRV9VTktOT1dOEAASDAoIRVhQTElDSVQQARIMCghJTVBMSUNJVBACEhMKD0xFR0FDWV9SRVFVSVJFRBADIjcKCEVudW1UeXBlEhUKEUVOVU1fVFlQRV9VTktOT1dOEAASCAoET1BFThABEgoKBkNMT1NFRBACIlYKFVJlcGVhdGVkRmllbGRFbmNvZGluZxIjCh9SRVBFQVRFRF9GSUVMRF9FTkNPRElOR19VTktOT1dOEAASCgoGUEFDS0VEEAESDAoIRVhQQU5ERUQQAiJDCg5VdGY4VmFsaWRhdGlvbhIbChdVVEY4X1ZBTElEQVRJT05fVU5LTk9XThAAEgoKBlZFUklGWRACEggKBE5PTkUQAyJTCg9NZXNzYWdlRW5jb2RpbmcSHAoYTUVTU0FHRV9FTkNPRElOR19VTktOT1dOEAASEwoPTEVOR1RIX1BSRUZJWEVEEAESDQoJREVMSU1JVEVEEAIiSAoKSnNvbkZvcm1hdBIXChNKU09OX0ZPUk1BVF9VTktOT1dOEAASCQoFQUxMT1cQARIWChJMRUdBQ1lfQkVTVF9FRkZPUlQQAiJmChJFbmZvcmNlTmFtaW5nU3R5bGUSIAocRU5GT1JDRV9OQU1JTkdfU1RZTEVfVU5LTk9XThAAEg0KCVNUWUxFMjAyNBABEhAKDFNUWUxFX0xFR0FDWRACEg0KCVNUWUxFMjAyNhADKgYI6AcQi04qBgiLThCQTioGCJBOEJFOItkDChJGZWF0dXJlU2V0RGVmYXVsdHMSWAoIZGVmYXVsdHMYASADKAsyPC5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldERlZmF1bHRzLkZlYXR1cmVTZXRFZGl0aW9uRGVmYXVsdFIIZGVmYXVsdHMSQQoPbWluaW11bV9lZGl0aW9uGAQgASgOMhguZ29vZ2xlLnByb3RvYnVmLkVkaXRpb25SDm1pbmltdW1FZGl0aW9uEkEKD21heGltdW1fZWRpdGlvbhgFIAEoDjIYLmdvb2dsZS5wcm90b2J1Zi5FZGl0aW9uUg5tYXhpbXVtRWRpdGlvbhriAQoYRmVhdHVyZVNldEVkaXRpb25EZWZhdWx0EjIKB2VkaXRpb24YAyABKA4yGC5nb29nbGUucHJvdG9idWYuRWRpdGlvblIHZWRpdGlvbhJOChRvdmVycmlkYWJsZV9mZWF0dXJlcxgEIAEoCzIbLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0UhNvdmVycmlkYWJsZUZlYXR1cmVzEkIKDmZpeGVkX2ZlYXR1cmVzGAUgASgLMhsuZ29vZ2xlLnByb3RvYnVmLkZlYXR1cmVTZXRSDWZpeGVkRmVhdHVyZXMitQIKDlNvdXJjZUNvZGVJbmZvEkQKCGxvY2F0aW9uGAEgAygLMiguZ29vZ2xlLnByb3RvYnVmLlNvdXJjZUNvZGVJbmZvLkxvY2F0aW9uUghsb2NhdGlvbhrOAQoITG9jYXRpb24SFgoEcGF0aBgBIAMoBUICEAFSBHBhdGgSFgoEc3BhbhgCIAMoBUICEAFSBHNwYW4SKQoQbGVhZGluZ19jb21tZW50cxgDIAEoCVIPbGVhZGluZ0NvbW1lbnRzEisKEXRyYWlsaW5nX2NvbW1lbnRzGAQgASgJUhB0cmFpbGluZ0NvbW1lbnRzEjoKGWxlYWRpbmdfZGV0YWNoZWRfY29tbWVudHMYBiADKAlSF2xlYWRpbmdEZXRhY2hlZENvbW1lbnRzKgwIgOzK/wEQgezK/wEi0AIKEUdlbmVyYXRlZENvZGVJbmZvEk0KCmFubm90YXRpb24YASADKAsyLS5nb29nbGUucHJvdG9idWYuR2VuZXJhdGVkQ29kZUluZm8uQW5ub3RhdGlvblIKYW5ub3RhdGlvbhrrAQoKQW5ub3RhdGlvbhIWCgRwYXRoGAEgAygFQgIQAVIEcGF0aBIfCgtzb3VyY2VfZmlsZRgCIAEoCVIKc291cmNlRmlsZRIUCgViZWdpbhgDIAEoBVIFYmVnaW4SEAoDZW5kGAQgASgFUgNlbmQSUgoIc2VtYW50aWMYBSABKA4yNi5nb29nbGUucHJvdG9idWYuR2VuZXJhdGVkQ29kZUluZm8uQW5ub3RhdGlvbi5TZW1hbnRpY1IIc2VtYW50aWMiKAoIU2VtYW50aWMSCAoETk9ORRAAEgcKA1NFVBABEgkKBUFMSUFTEAIq0QIKB0VkaXRpb24SEwoPRURJVElPTl9VTktOT1dOEAASEwoORURJVElPTl9MRUdBQ1kQhAcSEwoORURJVElPTl9QUk9UTzIQ5gcSEwoORURJVElPTl9QUk9UTzMQ5wcSEQoMRURJVElPTl8yMDIzEOgHEhEKDEVESVRJT05fMjAyNBDpBxIRCgxFRElUSU9OXzIwMjYQ6gcSFQoQRURJVElPTl9VTlNUQUJMRRCPThIXChNFRElUSU9OXzFfVEVTVF9PTkxZEAESFwoTRURJVElPTl8yX1RFU1RfT05MWRACEh0KF0VESVRJT05fOTk5OTdfVEVTVF9PTkxZEJ2NBhIdChdFRElUSU9OXzk5OTk4X1RFU1RfT05MWRCejQYSHQoXRURJVElPTl85OTk5OV9URVNUX09OTFkQn40GEhMKC0VESVRJT05fTUFYEP////8HKlUKEFN5bWJvbFZpc2liaWxpdHkSFAoQVklTSUJJTElUWV9VTlNFVBAAEhQKEFZJU0lCSUxJVFlfTE9DQUwQARIVChFWSVNJQklMSVRZX0VYUE9SVBAC",
	"google/protobuf/duration.proto": "Ch5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiI6CghEdXJhdGlvbhIYCgdzZWNvbmRzGAEgASgDUgdzZWNvbmRzEhQKBW5hbm9zGAIgASgFUgVuYW5vc0KDAQoTY29tLmdvb2dsZS5wcm90b2J1ZkINRHVyYXRpb25Qcm90b1ABWjFnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi9kdXJhdGlvbnBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM=",
	"google/protobuf/empty.proto": "Chtnb29nbGUvcHJvdG9idWYvZW1wdHkucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIHCgVFbXB0eUJ9ChNjb20uZ29vZ2xlLnByb3RvYnVmQgpFbXB0eVByb3RvUAFaLmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2VtcHR5cGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw==",
	"google/protobuf/field_mask.proto": "CiBnb29nbGUvcHJvdG9idWYvZmllbGRfbWFzay5wcm90bxIPZ29vZ2xlLnByb3RvYnVmIiEKCUZpZWxkTWFzaxIUCgVwYXRocxgBIAMoCVIFcGF0aHNChQEKE2NvbS5nb29nbGUucHJvdG9idWZCDkZpZWxkTWFza1Byb3RvUAFaMmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2ZpZWxkbWFza3Bi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM=",
	"google/protobuf/source_context.proto": "CiRnb29nbGUvcHJvdG9idWYvc291cmNlX2NvbnRleHQucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIsCg1Tb3VyY2VDb250ZXh0EhsKCWZpbGVfbmFtZRgBIAEoCVIIZmlsZU5hbWVCigEKE2NvbS5nb29nbGUucHJvdG9idWZCElNvdXJjZUNvbnRleHRQcm90b1ABWjZnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi9zb3VyY2Vjb250ZXh0cGKiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw==",
	"google/protobuf/struct.proto": "Chxnb29nbGUvcHJvdG9idWYvc3RydWN0LnByb3RvEg9nb29nbGUucHJvdG9idWYimAEKBlN0cnVjdBI7CgZmaWVsZHMYASADKAsyIy5nb29nbGUucHJvdG9idWYuU3RydWN0LkZpZWxkc0VudHJ5UgZmaWVsZHMaUQoLRmllbGRzRW50cnkSEAoDa2V5GAEgASgJUgNrZXkSLAoFdmFsdWUYAiABKAsyFi5nb29nbGUucHJvdG9idWYuVmFsdWVSBXZhbHVlOgI4ASKyAgoFVmFsdWUSOwoKbnVsbF92YWx1ZRgBIAEoDjIaLmdvb2dsZS5wcm90b2J1Zi5OdWxsVmFsdWVIAFIJbnVsbFZhbHVlEiMKDG51bWJlcl92YWx1ZRgCIAEoAUgAUgtudW1iZXJWYWx1ZRIjCgxzdHJpbmdfdmFsdWUYAyABKAlIAFILc3RyaW5nVmFsdWUSHwoKYm9vbF92YWx1ZRgEIAEoCEgAUglib29sVmFsdWUSPAoMc3RydWN0X3ZhbHVlGAUgASgLMhcuZ29vZ2xlLnByb3RvYnVmLlN0cnVjdEgAUgtzdHJ1Y3RWYWx1ZRI7CgpsaXN0X3ZhbHVlGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLkxpc3RWYWx1ZUgAUglsaXN0VmFsdWVCBgoEa2luZCI7CglMaXN0VmFsdWUSLgoGdmFsdWVzGAEgAygLMhYuZ29vZ2xlLnByb3RvYnVmLlZhbHVlUgZ2YWx1ZXMqGwoJTnVsbFZhbHVlEg4KCk5VTExfVkFMVUUQAEJ/ChNjb20uZ29vZ2xlLnByb3RvYnVmQgtTdHJ1Y3RQcm90b1ABWi9nb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi9zdHJ1Y3RwYvgBAaICA0dQQqoCHkdvb2dsZS5Qcm90b2J1Zi5XZWxsS25vd25UeXBlc2IGcHJvdG8z",
	"google/protobuf/timestamp.proto": "Ch9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvEg9nb29nbGUucHJvdG9idWYiOwoJVGltZXN0YW1wEhgKB3NlY29uZHMYASABKANSB3NlY29uZHMSFAoFbmFub3MYAiABKAVSBW5hbm9zQoUBChNjb20uZ29vZ2xlLnByb3RvYnVmQg5UaW1lc3RhbXBQcm90b1ABWjJnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi90aW1lc3RhbXBwYvgBAaICA0dQQqoCHkdvb2dsZS5Qcm90b2J1Zi5XZWxsS25vd25UeXBlc2IGcHJvdG8z",
	"google/protobuf/type.proto": "Chpnb29nbGUvcHJvdG9idWYvdHlwZS5wcm90bxIPZ29vZ2xlLnByb3RvYnVmGhlnb29nbGUvcHJvdG9idWYvYW55LnByb3RvGiRnb29nbGUvcHJvdG9idWYvc291cmNlX2NvbnRleHQucHJvdG8ipwIKBFR5cGUSEgoEbmFtZRgBIAEoCVIEbmFtZRIuCgZmaWVsZHMYAiADKAsyFi5nb29nbGUucHJvdG9idWYuRmllbGRSBmZpZWxkcxIWCgZvbmVvZnMYAyADKAlSBm9uZW9mcxIxCgdvcHRpb25zGAQgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvblIHb3B0aW9ucxJFCg5zb3VyY2VfY29udGV4dBgFIAEoCzIeLmdvb2dsZS5wcm90b2J1Zi5Tb3VyY2VDb250ZXh0Ug1zb3VyY2VDb250ZXh0Ei8KBnN5bnRheBgGIAEoDjIXLmdvb2dsZS5wcm90b2J1Zi5TeW50YXhSBnN5bnRheBIYCgdlZGl0aW9uGAcgASgJUgdlZGl0aW9uIrQGCgVGaWVsZBIvCgRraW5kGAEgASgOMhsuZ29vZ2xlLnByb3RvYnVmLkZpZWxkLktpbmRSBGtpbmQSRAoLY2FyZGluYWxpdHkYAiABKA4yIi5nb29nbGUucHJvdG9idWYuRmllbGQuQ2FyZGluYWxpdHlSC2NhcmRpbmFsaXR5EhYKBm51bWJlchgDIAEoBVIGbnVtYmVyEhIKBG5hbWUYBCABKAlSBG5hbWUSGQoIdHlwZV91cmwYBiABKAlSB3R5cGVVcmwSHwoLb25lb2ZfaW5kZXgYByABKAVSCm9uZW9mSW5kZXgSFgoGcGFja2VkGAggASgIUgZwYWNrZWQSMQoHb3B0aW9ucxgJIAMoCzIXLmdvb2dsZS5wcm90b2J1Zi5PcHRpb25SB29wdGlvbnMSGwoJanNvbl9uYW1lGAogASgJUghqc29uTmFtZRIjCg1kZWZhdWx0X3ZhbHVlGAsgASgJUgxkZWZhdWx0VmFsdWUiyAIKBEtpbmQSEAoMVFlQRV9VTktOT1dOEAASDwoLVFlQRV9ET1VCTEUQARIOCgpUWVBFX0ZMT0FUEAISDgoKVFlQRV9JTlQ2NBADEg8KC1RZUEVfVUlOVDY0EAQSDgoKVFlQRV9JTlQzMhAFEhAKDFRZUEVfRklYRUQ2NBAGEhAKDFRZUEVfRklYRUQzMhAHEg0KCVRZUEVfQk9PTBAIEg8KC1RZUEVfU1RSSU5HEAkSDgoKVFlQRV9HUk9VUBAKEhAKDFRZUEVfTUVTU0FHRRALEg4KClRZUEVfQllURVMQDBIPCgtUWVBFX1VJTlQzMhANEg0KCVRZUEVfRU5VTRAOEhEKDVRZUEVfU0ZJWEVEMzIQDxIRCg1UWVBFX1NGSVhFRDY0EBASDwoLVFlQRV9TSU5UMzIQERIPCgtUWVBFX1NJTlQ2NBASInQKC0NhcmRpbmFsaXR5EhcKE0NBUkRJTkFMSVRZX1VOS05PV04QABIYChRDQVJESU5BTElUWV9PUFRJT05BTBABEhgKFENBUkRJTkFMSVRZX1JFUVVJUkVEEAISGAoUQ0FSRElOQUxJVFlfUkVQRUFURUQQAyKZAgoERW51bRISCgRuYW1lGAEgASgJUgRuYW1lEjgKCWVudW12YWx1ZRgCIAMoCzIaLmdvb2dsZS5wcm90b2J1Zi5FbnVtVmFsdWVSCWVudW12YWx1ZRIxCgdvcHRpb25zGAMgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvblIHb3B0aW9ucxJFCg5zb3VyY2VfY29udGV4dBgEIAEoCzIeLmdvb2dsZS5wcm90b2J1Zi5Tb3VyY2VDb250ZXh0Ug1zb3VyY2VDb250ZXh0Ei8KBnN5bnRheBgFIAEoDjIXLmdvb2dsZS5wcm90b2J1Zi5TeW50YXhSBnN5bnRheBIYCgdlZGl0aW9uGAYgASgJUgdlZGl0aW9uImoKCUVudW1WYWx1ZRISCgRuYW1lGAEgASgJUgRuYW1lEhYKBm51bWJlchgCIAEoBVIGbnVtYmVyEjEKB29wdGlvbnMYAyADKAsyFy5nb29nbGUucHJvdG9idWYuT3B0aW9uUgdvcHRpb25zIkgKBk9wdGlvbhISCgRuYW1lGAEgASgJUgRuYW1lEioKBXZhbHVlGAIgASgLMhQuZ29vZ2xlLnByb3RvYnVmLkFueVIFdmFsdWUqQwoGU3ludGF4EhEKDVNZTlRBWF9QUk9UTzIQABIRCg1TWU5UQVhfUFJPVE8zEAESEwoPU1lOVEFYX0VESVRJT05TEAJCewoTY29tLmdvb2dsZS5wcm90b2J1ZkIJVHlwZVByb3RvUAFaLWdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3R5cGVwYvgBAaICA0dQQqoCHkdvb2dsZS5Qcm90b2J1Zi5XZWxsS25vd25UeXBlc2IGcHJvdG8z",
	"google/protobuf/wrappers.proto": "Ch5nb29nbGUvcHJvdG9idWYvd3JhcHBlcnMucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIjCgtEb3VibGVWYWx1ZRIUCgV2YWx1ZRgBIAEoAVIFdmFsdWUiIgoKRmxvYXRWYWx1ZRIUCgV2YWx1ZRgBIAEoAlIFdmFsdWUiIgoKSW50NjRWYWx1ZRIUCgV2YWx1ZRgBIAEoA1IFdmFsdWUiIwoLVUludDY0VmFsdWUSFAoFdmFsdWUYASABKARSBXZhbHVlIiIKCkludDMyVmFsdWUSFAoFdmFsdWUYASABKAVSBXZhbHVlIiMKC1VJbnQzMlZhbHVlEhQKBXZhbHVlGAEgASgNUgV2YWx1ZSIhCglCb29sVmFsdWUSFAoFdmFsdWUYASABKAhSBXZhbHVlIiMKC1N0cmluZ1ZhbHVlEhQKBXZhbHVlGAEgASgJUgV2YWx1ZSIiCgpCeXRlc1ZhbHVlEhQKBXZhbHVlGAEgASgMUgV2YWx1ZUKDAQoTY29tLmdvb2dsZS5wcm90b2J1ZkINV3JhcHBlcnNQcm90b1ABWjFnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi93cmFwcGVyc3Bi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM="
}, dt = 2e3, $ = 16777216;
function wellKnown(e) {
	let t = Object.hasOwn(Q, e) ? Q[e] : void 0;
	return t === void 0 ? void 0 : readFileDescriptor(Buffer.from(t, "base64"));
}
var DescriptorError = class extends Error {}, ft = class DescriptorFiles {
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
		if (this.#t += e.byteLength, this.#t > $) throw new DescriptorError(`are larger than ${$} bytes`);
		let t;
		try {
			t = readFileDescriptor(e);
		} catch (e) {
			throw new DescriptorError("contain a file that is not a FileDescriptorProto", { cause: e });
		}
		if (t.name === "") throw new DescriptorError("hold a file without a name");
		if (!(Object.hasOwn(Q, t.name) || this.#e.has(t.name)) && (this.#e.set(t.name, t), this.#e.size > dt)) throw new DescriptorError(`are more than ${dt} files`);
	}
	missing() {
		let e = [...this.#e.values()].flatMap((e) => e.dependency);
		return [...new Set(e)].filter((e) => !this.#e.has(e) && !Object.hasOwn(Q, e));
	}
	toRegistry() {
		try {
			return createFileRegistry({
				$typeName: "google.protobuf.FileDescriptorSet",
				file: this.#n()
			});
		} catch (e) {
			throw e instanceof DescriptorError ? e : new DescriptorError(`contradict each other: ${_(e)}`, { cause: e });
		}
	}
	#n() {
		let e = /* @__PURE__ */ new Map(), t = /* @__PURE__ */ new Set(), visit = (n) => {
			if (e.has(n)) return;
			if (t.has(n)) throw new DescriptorError(`import ${n} in a cycle`);
			let r = wellKnown(n) ?? this.#e.get(n);
			if (r === void 0) throw new DescriptorError(`lack the file ${n}`);
			t.add(n), r.dependency.forEach(visit), t.delete(n), e.set(n, r);
		};
		for (let e of this.#e.keys()) visit(e);
		return [...e.values()];
	}
}, LoaderLeftError = class extends Error {}, DescriptorCache = class {
	files = new ft();
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
const pt = /^\/?([A-Za-z_][\w.]*)\/([A-Za-z_]\w*)$/;
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
		return e.services === void 0 && await e.loadOnce("services", v(this.#r.signal), async () => {
			let [t] = await this.#o(e, [{
				case: "listServices",
				value: ""
			}]), n = t?.listServicesResponse?.service;
			if (n === void 0) throw this.#s("do not contain a list of services");
			e.services = n.map(({ name: e }) => e).sort();
		}), e.services ?? [];
	}
	async getSymbol(e) {
		let t = this.#t(), n = findSymbol(t.registry, e);
		if (n !== void 0) return n;
		await t.loadOnce(`symbol ${e}`, v(this.#r.signal), () => this.#a(t, e));
		let r = findSymbol(t.registry, e);
		if (r === void 0) throw this.#s(`do not define ${e}, which they were asked for`);
		return r;
	}
	async getService(e) {
		let t = await this.getSymbol(e);
		if (t.kind === "service") return t;
		throw new i(`${e} at ${this.#e.channel.address} is a ${t.kind}, not a service`, { code: "not_found" });
	}
	async getMethod(e) {
		let [, t, n] = pt.exec(e) ?? [];
		if (t === void 0 || n === void 0) throw new i(`${JSON.stringify(e.slice(0, 200))} is not a method: write it as /package.Service/Method`, { code: "request_invalid" });
		let r = await this.#i(t), a = r?.methods.find(({ name: e }) => e === n);
		if (a !== void 0) return a;
		let o = r === void 0 ? l(t, await this.listServices()) : l(n, r.methods.map(({ name: e }) => e));
		throw new i(`the server at ${this.#e.channel.address} has no method /${t}/${n} according to its reflection.${o}`, { code: "unimplemented" });
	}
	async #i(e) {
		try {
			return await this.getService(e);
		} catch (e) {
			if (f(e, "not_found")) return;
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
		let { channel: n, retry: r, timeoutMs: a } = this.#e, o = this.#r, attempt = (e) => {
			let r = b(o, a), i = {
				identity: this.#n,
				control: o,
				attempts: e,
				timeoutMs: r
			};
			return askReflection(n, t, i);
		};
		try {
			return await C(attempt, r, o);
		} catch (t) {
			throw t instanceof i && t.code === "unimplemented" && (e.unavailable = t), t;
		}
	}
	#s(e, t) {
		let n = {
			request: {
				method: "POST",
				url: `${this.#e.channel.address}/grpc.reflection.v1.ServerReflection/ServerReflectionInfo`
			},
			attempts: 1
		};
		return toProtocolError(`its descriptors ${e}`, J, n, t);
	}
};
function addFiles(e, t) {
	for (let { fileDescriptorResponse: n } of t) {
		if (n === void 0) throw new DescriptorError("are missing in an answer");
		for (let t of n.fileDescriptorProto) e.add(t);
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
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o = new AbortController();
	#s = {
		stream: void 0,
		status: void 0
	};
	#c;
	#l = () => void 0;
	constructor(e, t, n, r, i) {
		let { method: a, attempts: o } = e, s = new URL(`${i.address}/${a.service}/${a.name}`);
		this.context = {
			request: {
				method: "POST",
				url: x(s)
			},
			attempts: o
		}, this.#i = s.pathname, checkHeaderValues(r), this.#a = {
			"user-agent": Se,
			...r
		}, this.#e = e, this.#t = t, this.#n = i, this.#r = n, this.#c = g(t.signal, () => {
			this.#s.stream !== void 0 && i.sessions.forgetIfSilent(this.#s.stream), this.#o.abort(t.signal.reason);
		});
	}
	async *exchange(e, t) {
		let { encode: r, decode: i } = this.#e.method, { sessions: a } = this.#n, { signal: o } = this.#o, s = frameMessages(e.map(r)), c = {
			...this.#a,
			...grpcHeaders(t),
			":method": "POST",
			":path": this.#i
		};
		this.#l = new n({ timeoutMs: t }).watch(() => this.#d("no complete answer", t));
		let l = await a.request(c, o);
		this.#u(l), l.end(s);
		for await (let e of ce(readResponse(l, () => a.hear(l)), o)) {
			let t;
			try {
				t = i(e);
			} catch (e) {
				throw new GrpcAnswerIssue(_(e), { cause: e });
			}
			yield t;
		}
		this.#r.succeeded();
	}
	async traced(e) {
		if (!p(s.request)) return e();
		let { method: t, attempts: n } = this.#e, r = {
			protocol: "grpc",
			method: `${t.service}/${t.name}`,
			...oe(new URL(this.#n.address)),
			attempt: n,
			setHeader: (e, t) => {
				this.#a[e] = t;
			}
		};
		return se(s.request, r, async () => {
			try {
				let t = await e();
				return r.status = 0, t;
			} catch (e) {
				throw e instanceof GrpcStatusError && (r.status = e.code), await this.toError(e);
			}
		});
	}
	async toError(e) {
		this.#e.effect === !0 && isUnprocessed(this.#s) && this.#t.noteUnprocessed?.();
		let t = this.#o.signal.reason;
		if (this.#t.signal.aborted || f(t)) return t;
		if (f(e)) return e;
		let { method: n, identity: r, requested: i, addressSetting: a, timeoutMs: o, effect: s = !1 } = this.#e, { error: c, isOverload: l } = await toGrpcFailure(e, this.#s, {
			context: this.context,
			timeoutMs: o,
			effect: s,
			outputType: n.outputType,
			isAuthenticated: r !== void 0,
			requested: i,
			addressSetting: a
		});
		return l && this.#r.overloaded(), c.code === "service_timeout" && this.#f(), c;
	}
	end() {
		this.#c(), this.#l(), this.#r.release(), this.#o.abort(/* @__PURE__ */ Error("the call has ended"));
	}
	#u(e) {
		let { idleTimeoutMs: t = this.#n.idleTimeoutMs, onSent: n } = this.#e;
		this.#s.stream = e, e.once("response", (e) => this.#s.status = e[":status"]), e.setTimeout(t, () => this.#d("nothing came", t)), g(this.#o.signal, () => cancel(e)), this.#n.onPeerMax(e.session?.remoteSettings.maxConcurrentStreams ?? Infinity), n?.();
	}
	#d(e, t) {
		let n = this.#e.effect !== !0 || isUnprocessed(this.#s);
		this.#f(), this.#o.abort(S(e, t, this.context, n));
	}
	#f() {
		this.#s.stream !== void 0 && this.#n.sessions.forget(this.#s.stream);
	}
}, Http2Sessions = class {
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
		for (let e of this.#t) e.destroy(toClosed(), V.constants.NGHTTP2_CANCEL);
	}
	#s() {
		let e = this.#r;
		return e === void 0 || e.session.closed || e.session.destroyed ? void 0 : e;
	}
	async #c(e) {
		let t = this.#i ??= this.#l();
		t.waiting += 1;
		try {
			return await new n({ signals: [e] }).wait(t.connection);
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
			a = V.connect(this.authority, {
				createConnection: () => i,
				settings: {
					enablePush: !1,
					...r !== void 0 && { initialWindowSize: r }
				}
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
function firstSettings(e, t, r) {
	return new Promise((i, a) => {
		let settle = (t) => {
			stopWatching(), e.off("error", onError).off("close", onClose), t === void 0 ? i() : (e.destroy(), a(t));
		}, noHttp2 = () => new SocketError("NO_HTTP2", "the server sent no HTTP/2 settings"), onError = (e) => settle(e.code === "ERR_HTTP2_ERROR" ? noHttp2() : e), onClose = () => settle(toReset("the connection was closed")), stopWatching = () => void 0;
		e.once("remoteSettings", () => settle()).once("error", onError).once("close", onClose), stopWatching = new n({
			timeoutMs: t,
			signals: [r],
			timedOut: noHttp2
		}).watch(settle);
	});
}
function end({ session: e, socket: t }, n) {
	e.destroy(n, V.constants.NGHTTP2_CANCEL), t.destroy();
}
function toReset(e) {
	return new SocketError("ECONNRESET", e);
}
function toClosed() {
	return new SocketError("ECONNABORTED", "the connection is not needed any more");
}
// src/evidence/client/grpc/create-grpc-channel.ts
var mt = /* @__PURE__ */ e({ createGrpcChannels: () => createGrpcChannels });
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
			let n = await begin(e, t);
			try {
				let r = b(t, e.timeoutMs);
				return {
					message: await n.traced(async () => {
						let t = n.exchange([e.message], r), i = await t.next();
						if (i.done === !0) throw new GrpcAnswerIssue("it has no message");
						if ((await t.next()).done !== !0) throw await t.return(), new GrpcAnswerIssue("it has more than one message");
						return i.value;
					}),
					request: n.context.request
				};
			} catch (e) {
				throw await n.toError(e);
			} finally {
				n.end();
			}
		},
		async *stream(e, t) {
			let n = await begin(e, t);
			try {
				let r = n.exchange(e.messages, b(t, e.timeoutMs)), i = await n.traced(() => r.next());
				if (i.done === !0) return;
				yield i.value, yield* r;
			} catch (e) {
				throw await n.toError(e);
			} finally {
				n.end();
			}
		},
		connect: () => c.connect().catch(() => void 0),
		reflection: (e, t) => f(e, t),
		close: () => c.destroy()
	}, f = createReflection({
		channel: d,
		generation: () => c.generation,
		retry: e.retry,
		timeoutMs: e.requestTimeoutMs
	});
	return d;
}
function createGrpcChannels({ ca: e, env: t, ...n }) {
	let r = /* @__PURE__ */ new Map(), i = _e(e);
	return {
		open(e) {
			let a = r.get(e);
			if (a === void 0) {
				let o = fe(new URL(e), t);
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
// src/evidence/client/grpc/probe-method.ts
var ht = /* @__PURE__ */ e({ hasGrpcMethod: () => hasGrpcMethod });
const gt = "RegohostProbe";
function hasGrpcMethod(e, t) {
	let { probe: n, channel: r, method: a, identity: o, addressSetting: s, retry: c, timeoutMs: l } = e, u = a.parent.typeName, d = {
		service: u,
		name: gt,
		outputType: "google.protobuf.Empty",
		encode: () => /* @__PURE__ */ new Uint8Array(),
		decode: (e) => e
	}, p = `${r.address}/${u}/${gt}`;
	return n.isService({
		request: {
			method: "POST",
			url: p
		},
		ask: async (e) => {
			let t = {
				method: d,
				message: void 0,
				identity: o,
				addressSetting: s,
				timeoutMs: l
			};
			try {
				return await callWithRetries(r, t, c, e), !1;
			} catch (e) {
				if (f(e, "unimplemented")) return !0;
				if (e instanceof i && e.code === "wrong_address") return e.serviceCode === void 0;
				throw e;
			}
		}
	}, t);
}
// src/evidence/port/service-filters.ts
var _t = /* @__PURE__ */ e({
	checkComplianceFilters: () => checkComplianceFilters,
	checkEvidenceFilters: () => checkEvidenceFilters
});
const vt = {
	project_name: "string",
	project_version_name: "string",
	kind: "strings",
	workflow_name: "strings",
	search: "string",
	latest: "boolean",
	hide_attestation: "boolean",
	product_id: "string",
	product_version_id: "string",
	limit: "count"
}, yt = {
	project_version_id: "uuid",
	framework_ids: "strings",
	limit: "count"
}, bt = 2 ** 31 - 1, xt = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function checkEvidenceFilters(e) {
	return checkFilters("evidence", e, vt);
}
function checkComplianceFilters(e) {
	let t = checkFilters("project_compliance", e, yt), { project_version_id: n } = t;
	if (n === void 0) throw invalid("project_compliance", "project_version_id is required");
	return {
		...t,
		project_version_id: n
	};
}
function checkFilters(e, t, n) {
	if (typeof t != "object" || !t || Array.isArray(t)) throw invalid(e, `the filters must be an object but are ${getTypeName(t)}`);
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(n, r) ? n[r] : void 0;
		if (t === void 0) {
			let t = Object.keys(n);
			throw invalid(e, `unknown filter ${JSON.stringify(r.slice(0, 100))}${h(r, t)}; the filters are ${t.join(", ")}`);
		}
		let a = i === void 0 ? void 0 : findIssue(t, i);
		if (a !== void 0) throw invalid(e, `the filter ${r} ${a}`);
	}
	return t;
}
function findIssue(e, t) {
	switch (e) {
		case "string": return textIssue(t);
		case "uuid": return textIssue(t) ?? (xt.test(String(t)) ? void 0 : "must be a UUID");
		case "boolean": return typeof t == "boolean" ? void 0 : `must be a boolean but is ${getTypeName(t)}`;
		case "strings": return listIssue(t);
		case "count": return countIssue(t);
	}
}
function textIssue(e) {
	return typeof e == "string" ? e === "" ? "is empty: omit it to match all" : void 0 : `must be a string but is ${getTypeName(e)}`;
}
function listIssue(e) {
	if (!Array.isArray(e)) return `must be an array of strings but is ${getTypeName(e)}`;
	if (e.length === 0) return "is an empty array, which matches nothing: omit it to match all";
	for (let [t, n] of e.entries()) {
		let e = textIssue(n);
		if (e !== void 0) return `at index ${t} ${e}`;
	}
}
function countIssue(e) {
	return typeof e != "number" && typeof e != "bigint" ? `must be a number but is ${getTypeName(e)}` : typeof e == "number" && Number.isInteger(e) && e >= 1 && e <= bt ? void 0 : `must be an integer from 1 to ${bt}`;
}
function getTypeName(e) {
	return e === null ? "null" : e === void 0 ? "missing" : Array.isArray(e) ? "an array" : typeof e == "object" ? "an object" : `a ${typeof e == "bigint" ? "number" : typeof e}`;
}
function invalid(e, t) {
	return new i(`${e}: ${t}`, { code: "request_invalid" });
}
// src/evidence/client/platform/field-path.ts
var MappingIssue = class extends Error {};
const St = /* @__PURE__ */ new Set([
	w.INT32,
	w.INT64,
	w.UINT32,
	w.UINT64,
	w.SINT32,
	w.SINT64,
	w.FIXED32,
	w.FIXED64,
	w.SFIXED32,
	w.SFIXED64
]);
function isInteger(e) {
	return e !== void 0 && St.has(e);
}
function findField(e, t) {
	let n = e.fields.find((e) => e.name === t || e.jsonName === t);
	if (n !== void 0) return n;
	let r = e.fields.map((e) => e.name);
	throw new MappingIssue(`${e.typeName} has no field ${t}${h(t, r)}`);
}
function findPath(e, t, n = !1) {
	let [r = "", ...i] = t.split("."), a = findField(e, r);
	if (i.length === 0) return [a];
	if (a.message === void 0 || a.fieldKind === "list" && !n) throw new MappingIssue(`${getName([a])} is not a message with fields`);
	return [a, ...findPath(a.message, i.join("."), n)];
}
function findResults(e, t) {
	let n = findPath(e, t), { fieldKind: r, message: i } = getLast(n);
	if (r !== "list" || i === void 0) throw new MappingIssue(`${getName(n)} is not a repeated field of messages`);
	return {
		path: n,
		record: i
	};
}
function findValue(e, t, n, r) {
	let i = findPath(e, t, n === "strings"), a = getLast(i);
	if (a.enum !== void 0 && !r) throw new MappingIssue(`${getName(i)} is an enum, so its values must be given`);
	if (!isReadableAs(i, n, r)) throw new MappingIssue(`${getName(i)} cannot be read as ${Ct[n]}`);
	if (n === "boolean" && a.enum === void 0 && !hasPresence(a)) throw new MappingIssue(`${getName(i)} has no presence, so that false cannot be told from a missing answer; name a field that is optional, or an enum with its values`);
	return i;
}
const Ct = {
	string: "a text",
	integer: "an integer",
	boolean: "true or false",
	time: "a time (google.protobuf.Timestamp, or RFC 3339 in a string)",
	string_map: "a map of texts",
	strings: "a list of texts"
};
function isReadableAs(e, t, n) {
	let r = getLast(e), { fieldKind: i, scalar: a } = r, o = a === w.STRING, s = i === "scalar" || i === "enum";
	switch (t) {
		case "string": return s && (o || r.enum !== void 0);
		case "integer": return i === "scalar" && isInteger(a);
		case "boolean": return s && (a === w.BOOL || n && (o || r.enum !== void 0));
		case "time": return i === "scalar" && o || i === "message" && r.message.typeName === "google.protobuf.Timestamp";
		case "string_map": return i === "map" && r.mapKind === "scalar" && o && r.mapKey === w.STRING;
		case "strings": return e.filter((e) => e.fieldKind === "list").length === 1 && (o || r.enum !== void 0) && i !== "map";
	}
}
function hasPresence(e) {
	return Number(e.presence) !== 2;
}
function getLast(e) {
	return e.at(-1) ?? e[0];
}
function getName(e) {
	let t = getLast(e);
	return `${t.parent.typeName}.${t.name}`;
}
// src/evidence/client/platform/read-value.ts
var AnswerIssue = class extends Error {};
function messageIn(e, t) {
	if (!e.isSet(t)) return;
	let n = e.get(t);
	return isReflectMessage(n) ? n : void 0;
}
function throwIfForeign({ desc: e, message: t }) {
	if (t.$unknown !== void 0 && t.$unknown.length !== 0) throw new AnswerIssue(`has a ${e.typeName} with fields that are not known, and with none of those that the mapping names`);
}
function readValue(e, t, n) {
	let [r, i, ...a] = t;
	if (i !== void 0) {
		if (r.fieldKind === "list") return readEach(e, r, [i, ...a], n);
		let t = messageIn(e, r);
		if (t === void 0) return;
		let o = readValue(t, [i, ...a], n);
		return Array.isArray(o) && o.length === 0 && throwIfForeign(t), o;
	}
	if (r.fieldKind !== "list" && !e.isSet(r)) return;
	let o = e.get(r);
	return isReflectList(o) ? [...o].map((e) => toPlain(e, r, n)) : toPlain(o, r, n);
}
function readEach(e, t, n, r) {
	let i = e.get(t);
	return (isReflectList(i) ? [...i] : []).map((e, i) => {
		let a = isReflectMessage(e) ? readValue(e, n, r) : void 0;
		if (a === void 0) throw new AnswerIssue(`${t.name}[${i}] has no ${getLast(n).name}`);
		return a;
	});
}
function toPlain(e, t, n) {
	return t.enum === void 0 ? typeof e == "string" ? n?.[e] ?? e : typeof e == "bigint" ? toSafeInteger(e, t) : isReflectMap(e) ? Object.fromEntries([...e].map(([e, t]) => [String(e), t])) : isReflectMessage(e) ? toTime(e, t) : e : toEnumMeaning(Number(e), t.enum, n);
}
function toTime(e, t) {
	let [n, r] = [1, 2].map((t) => {
		let n = e.findNumber(t);
		return n === void 0 ? void 0 : e.get(n);
	});
	if (!(typeof n == "bigint" && n >= -62135596800n && n <= 253402300799n && typeof r == "number" && r >= 0 && r < 1e9)) throw new AnswerIssue(`${t.name} is not a time`);
	let i = (/* @__PURE__ */ new Date(Number(n) * 1e3)).toISOString().slice(0, -5), a = String(r).padStart(9, "0").replace(/(?:000){1,3}$/, "");
	return `${i}${a && "."}${a}Z`;
}
function toEnumMeaning(e, t, n) {
	let r = t.value[e]?.name ?? String(e), i = n !== void 0 && Object.hasOwn(n, r) ? n[r] : void 0;
	if (i === void 0) throw new AnswerIssue(`${t.typeName} has the value ${r}, and the mapping does not say what it means (values)`);
	return i;
}
function toSafeInteger(e, t) {
	let n = Number(e);
	if (!Number.isSafeInteger(n)) throw new AnswerIssue(`${t.name} is an integer beyond 2^53`);
	return n;
}
// src/evidence/client/platform/read-answer.ts
function readPage(e, t, n) {
	return reading(n, () => {
		let n = reflect(e.method.output, t), r = e.results === void 0 ? void 0 : findList(n, e.results), i = e.cursor === void 0 ? void 0 : readValue(n, e.cursor, void 0);
		if ([e.results, e.cursor].some((e) => e !== void 0 && isSent(n, e)) || throwIfForeign(n), r === void 0) throw new AnswerIssue(`has no ${e.results?.map((e) => e.name).join(".") ?? ""}; a missing list does not count as an empty one`);
		return {
			records: [...r].map((t) => {
				if (!isReflectMessage(t)) throw new AnswerIssue("has an element that is not a message");
				return readFields(e, t);
			}),
			cursor: typeof i == "string" && i !== "" ? i : void 0
		};
	});
}
function readRecord(e, t, n) {
	return reading(n, () => {
		let n = reflect(e.method.output, t), r = readFields(e, n);
		return e.fields.some(({ path: e }) => isSent(n, e)) || throwIfForeign(n), r;
	});
}
function toAnswerError(e, t) {
	return me(e.schema, [t], e.request);
}
function reading(e, t) {
	try {
		return t();
	} catch (t) {
		throw t instanceof AnswerIssue ? toAnswerError(e, {
			path: "",
			message: t.message
		}) : t;
	}
}
function readFields(e, t) {
	let n = {};
	for (let { name: r, path: i, translation: a } of e.fields) {
		let e = readValue(t, i, a);
		e !== void 0 && (n[r] = e);
	}
	return n;
}
function findList(e, t) {
	let n = e;
	for (let e of t.slice(0, -1)) if (n = messageIn(n, e), n === void 0) return;
	let r = n.get(getLast(t));
	if (isReflectList(r)) return r.size === 0 && n !== e && throwIfForeign(n), r;
}
function isSent(e, t) {
	return e.isSet(t[0]);
}
// src/evidence/client/platform/evidence-prompt.ts
const wt = /^\s*[a-z0-9]{2,10}:[0-9a-f]+\s*$/i;
function toPromptValues(e, t) {
	for (let [n, r] of Object.entries({
		evidence: e,
		prompt: t
	})) if (typeof r != "string" || r.trim() === "") throw new i(`evidence_prompt: the ${n} must be a non-empty string`, { code: "request_invalid" });
	let n = wt.test(e);
	return n && le(e), {
		evidence: e,
		prompt: t,
		[n ? "digest" : "content"]: e
	};
}
async function askAgent(e, { evidence: t, digest: n, content: r, prompt: i }) {
	let { plan: a } = e, o = a.takes("evidence") ? {
		evidence: t,
		prompt: i
	} : {
		digest: n,
		content: r,
		prompt: i
	}, s = typeof n == "string" ? n : void 0, { message: c, request: l } = await e.send(a.toRequest(o), {
		id: s,
		isContinued: !1
	}), u = {
		schema: "prompt-result",
		request: l
	}, d = readRecord(a, c, u), f = d.skipped === !0 ? {
		violations: [],
		...d
	} : d, p = await y("prompt-result", f, l);
	if (p.skipped && p.violations.length > 0) throw toAnswerError(u, {
		path: "/violations",
		message: "is not empty, and the analysis was skipped"
	});
	return p;
}
// src/evidence/client/platform/list-records.ts
async function listRecords(e, t, { schema: n, id: r }) {
	let { plan: i, maxRecords: a, maxPages: o } = e, { limit: s } = t, c = /* @__PURE__ */ new Set(), l = [];
	for (let u = 1, d;; u += 1) {
		if (u > o) throw tooLarge(e, m`${o} pages (the client's ${ee("maxPages")})`);
		let f = i.toRequest({
			...t,
			limit: s ?? i.pageSize,
			cursor: d
		}), p = await e.send(f, {
			id: r,
			isContinued: d !== void 0
		}), h = {
			schema: n,
			request: p.request
		}, g = readPage(i, p.message, h);
		for (let e of g.records) l.push(e);
		if (s !== void 0) {
			if (g.records.length > s) throw toAnswerError(h, {
				path: "",
				message: "has more records than the limit of the request"
			});
			let e = i.cursor === void 0 && l.length === s;
			return {
				records: l,
				truncated: g.cursor !== void 0 || e,
				source: h
			};
		}
		if (l.length > a) throw tooLarge(e, m`${a} records (the client's ${ee("maxRecords")}); use narrower filters, or a limit`);
		if (g.cursor === void 0) return {
			records: l,
			truncated: !1,
			source: h
		};
		if (c.has(g.cursor)) throw toAnswerError(h, {
			path: "",
			message: "repeats an earlier cursor, so its pages would never end"
		});
		c.add(g.cursor), d = g.cursor;
	}
}
function tooLarge({ plan: e }, t) {
	return new i(m`${e.operation.builtin}: the answer has more than ${t}`, { code: "response_too_large" });
}
// src/evidence/client/platform/platform-error.ts
const Tt = "it is available on paid plans only", Et = /USER_?(TOKEN|AUTH|LOGIN|ACCOUNT)/i;
function explainRefusal(e, t, n) {
	return e instanceof i ? e.code === "unimplemented" ? toUnimplementedError(t, `the platform does not implement it (${e.message})`, e) : e.code === "permission_denied" ? new i(`${t.builtin}: ${toDenial(e, n)}. ${e.message}`, {
		...toErrorDetails(e),
		code: "permission_denied",
		cause: e
	}) : e : e;
}
function toDenial({ reason: e = "" }, { accessToken: t }) {
	let n = t.kind === "api";
	return n && Et.test(e) ? "it accepts user tokens only, and this is an API token. Log in, and use the user's token" : `${Tt}, or this identity may not use it${n ? "; some operations accept user tokens only, and this is an API token" : ""}`;
}
function toUnimplementedError({ builtin: e }, t, n) {
	return new i(`${e}: ${t}; ${Tt}.`, {
		...toErrorDetails(n),
		code: "unimplemented",
		cause: n
	});
}
function toErrorDetails(e) {
	return te(e, "request", "status", "serviceCode", "reason", "details", "requestId", "attempts");
}
// src/evidence/client/platform/platform-call.ts
function createPlatformCall(e, t, n) {
	let r = "SERVICE_PLATFORM_URL", { channel: i, identity: a, retry: o, probe: s, notFoundText: c, timeoutMs: l, effect: u, maxRecords: d, maxPages: f } = t;
	return {
		plan: e,
		maxRecords: d,
		maxPages: f,
		async send(t, d) {
			try {
				let { method: f } = e, p = u ? { idleTimeoutMs: l } : {}, m = {
					...d,
					notFoundText: c
				}, h = {
					method: describedMethod(f),
					message: t,
					identity: a,
					requested: m,
					addressSetting: r,
					timeoutMs: l,
					effect: u,
					...p
				};
				return await ue(callWithRetries(i, h, o, n), () => hasGrpcMethod({
					probe: s,
					channel: i,
					method: f,
					identity: a,
					addressSetting: r,
					retry: o,
					timeoutMs: l
				}, n));
			} catch (t) {
				throw explainRefusal(t, e.operation, a);
			}
		}
	};
}
// src/evidence/client/platform/platform-operation.ts
function sameNames(e) {
	return Object.fromEntries(Object.keys(e).map((e) => [e, `$${e}`]));
}
function samePaths(e) {
	return Object.fromEntries(Object.keys(e).map((e) => [e, e]));
}
const Dt = {
	project_name: "string",
	project_version_name: "string",
	kind: "strings",
	workflow_name: "strings",
	search: "string",
	latest: "boolean",
	hide_attestation: "boolean",
	product_id: "string",
	product_version_id: "string",
	limit: "integer",
	cursor: "string"
}, Ot = {
	id: "string",
	name: "string",
	digest: "string",
	kind: "string",
	subject_name: "string",
	subject_version: "string",
	annotations: "string_map",
	organization_id: "string",
	organization_name: "string",
	workflow_id: "string",
	workflow_name: "string",
	workflow_run_id: "string",
	project_id: "string",
	project_name: "string",
	project_version_id: "string"
}, kt = {
	name: "evidence",
	builtin: "evidence",
	placeholders: Dt,
	required: [[]],
	fields: Ot,
	requiredFields: [
		"id",
		"name",
		"kind"
	],
	mapping: {
		method: "/platform.v1.EvidenceService/List",
		request: sameNames(Dt),
		results: "evidence.results",
		cursor: "next_cursor",
		fields: samePaths(Ot),
		values: {}
	}
}, At = {
	project_version_id: "string",
	framework_ids: "strings",
	limit: "integer",
	cursor: "string"
}, jt = {
	requirement_id: "string",
	requirement_version_id: "string",
	requirement_revision: "integer",
	name: "string",
	display_name: "string",
	description: "string",
	project_version_id: "string",
	framework_id: "string",
	status: "string",
	created_at: "time"
}, Mt = {
	name: "compliance",
	builtin: "project_compliance",
	placeholders: At,
	required: [["project_version_id"]],
	fields: jt,
	requiredFields: [
		"requirement_id",
		"project_version_id",
		"status"
	],
	mapping: {
		method: "/platform.v1.ComplianceService/List",
		request: sameNames(At),
		results: "compliance.evaluations",
		cursor: "next_cursor",
		fields: samePaths(jt),
		values: {}
	}
}, Nt = {
	name: "prompt",
	builtin: "evidence_prompt",
	placeholders: {
		evidence: "string",
		digest: "string",
		content: "string",
		prompt: "string"
	},
	required: [["evidence", "prompt"], [
		"digest",
		"content",
		"prompt"
	]],
	fields: {
		skipped: "boolean",
		violations: "strings"
	},
	requiredFields: ["skipped", "violations"],
	mapping: {
		method: "/platform.v1.EvidencePromptService/Run",
		request: {
			evidence: "$evidence",
			prompt: "$prompt"
		},
		fields: {
			skipped: "skipped",
			violations: "violations.messages"
		},
		values: {}
	}
};
// src/evidence/client/platform/request-template.ts
function getPlaceholder(e) {
	return typeof e == "string" && /^\$(?!\$)/.test(e) ? e.slice(1) : void 0;
}
function isNested(e) {
	return typeof e == "object" && !Array.isArray(e);
}
function hasLiterals(e) {
	return Object.values(e).some((e) => isNested(e) ? hasLiterals(e) : getPlaceholder(e) === void 0);
}
function getPlaceholders(e) {
	return Object.values(e).flatMap((e) => isNested(e) ? getPlaceholders(e) : getPlaceholder(e) ?? []);
}
function checkTemplate(e, t, n) {
	let { placeholders: r, required: i } = n, a = getPlaceholders(e);
	for (let e of a) if (!Object.hasOwn(r, e)) {
		let t = Object.keys(r);
		throw new MappingIssue(`the request has $${e}${h(e, t)}, and there are ${t.map((e) => `$${e}`).join(", ")}`);
	}
	if (!i.some((e) => e.every((e) => a.includes(e)))) throw new MappingIssue(`the request has no place for ${i.map((e) => e.map((e) => `$${e}`).join(", ")).join(", or for ")}`);
	checkFields(e, t, r);
}
function checkFields(e, t, n) {
	for (let [r, i] of Object.entries(e)) {
		let e = findField(t, r), a = `${t.typeName}.${e.name}`, o = getPlaceholder(i);
		if (isNested(i)) {
			if (e.fieldKind !== "message") throw new MappingIssue(`${a} is not a message with fields`);
			checkFields(i, e.message, n);
		} else if (o !== void 0 && !takes(e, n[o])) throw new MappingIssue(`${a} cannot hold $${o}`);
	}
}
function takes(e, t) {
	let { fieldKind: n, scalar: r } = e, i = r === w.STRING || e.enum !== void 0;
	switch (t) {
		case "string": return (n === "scalar" || n === "enum") && i;
		case "strings": return n === "list" && i;
		case "integer": return n === "scalar" && isInteger(r);
		case "boolean": return n === "scalar" && r === w.BOOL;
		case void 0: return !1;
	}
}
function fillTemplate(e, t, n, r) {
	let i = {};
	for (let [a, o] of Object.entries(e)) {
		let e = findField(t, a), s = getPlaceholder(o);
		if (s !== void 0) {
			let t = n[s];
			t !== void 0 && (i[a] = toWireValue(s, t, e, r[s]));
		} else if (isNested(o) && e.message !== void 0) {
			let t = fillTemplate(o, e.message, n, r);
			(Object.keys(t).length > 0 || Object.keys(o).length === 0) && (i[a] = t);
		} else i[a] = toLiteral(o);
	}
	return i;
}
function toLiteral(e) {
	return typeof e == "string" ? e.replace(/^\$\$/, "$") : e;
}
function toWireValue(e, t, n, r) {
	let one = (t) => {
		let a = Object.entries(r ?? {}).find(([, e]) => e === t)?.[0] ?? t;
		if (n.enum === void 0 || n.enum.values.some(({ name: e }) => e === a)) return a;
		throw new i(`the platform has no value of ${n.enum.typeName} for what ${e} is; it has ${n.enum.values.map(({ name: e }) => e).join(", ")}`, { code: "request_invalid" });
	};
	return typeof t == "string" ? one(t) : typeof t == "object" ? t.map(one) : t;
}
function setFields(e, t) {
	for (let [n, r] of Object.entries(t)) {
		let t = findField(e.desc, n);
		if (t.oneof !== void 0 && e.oneofCase(t.oneof) !== void 0) throw new MappingIssue(`${e.desc.typeName}.${t.oneof.name} has two values`);
		if (Array.isArray(r)) {
			let n = e.get(t);
			if (isReflectList(n)) for (let e of r) n.add(toLocal(e, t));
		} else t.fieldKind === "message" ? e.set(t, setFields(reflect(t.message), r)) : e.set(t, toLocal(r, t));
	}
	return e;
}
function toLocal(e, t) {
	return t.enum === void 0 ? e : t.enum.values.find(({ name: t }) => t === e)?.number;
}
function resolveMapping(e, t) {
	let { cursor: n, ...r } = t ?? {}, i = Object.fromEntries(Object.entries(r).filter(([, e]) => e !== void 0)), a = {
		...e.mapping,
		...i
	};
	return typeof n == "string" && (a.cursor = n), n === !1 && delete a.cursor, a;
}
async function planOperation(e, t, n, r) {
	try {
		return await makePlan(e, t, n, r);
	} catch (n) {
		throw n instanceof MappingIssue ? toMappingError(e, t.method, n.message) : n;
	}
}
function toMappingError({ name: e, builtin: t }, n, r) {
	return d(`${t}: the mapping platform.${e} does not fit ${n}: ${r}. Set it in the option platform, or in the config file (docs/platform.md).`);
}
async function makePlan(e, t, n, r) {
	let { request: i, values: a } = t;
	checkTemplate(i, n.input, e);
	let o = t.results === void 0 ? void 0 : findResults(n.output, t.results), s = findCursor(t, n.output), c = new Set(getPlaceholders(i)), l = hasLiterals(i) ? (await import("./grpc-json.js").then((e) => e.grpc_json_exports)).fromJson : void 0, u = {
		operation: e,
		method: n,
		results: o?.path,
		cursor: s,
		pageSize: s !== void 0 && c.has("limit") ? 100 : void 0,
		fields: planFields(e, t, o?.record ?? n.output),
		takes: (e) => c.has(e),
		toRequest(o) {
			for (let [n, r] of Object.entries(o)) if (!(r === void 0 || c.has(n))) throw toMappingError(e, t.method, `its request has no place for ${n} ($${n})`);
			let s = fillTemplate(i, n.input, o, a);
			return l === void 0 ? setFields(reflect(n.input), s).message : l(n.input, s, { registry: r });
		}
	};
	return checkLiterals(u), u;
}
function planFields(e, { fields: t, values: n }, r) {
	let i = Object.keys(e.fields);
	for (let e of Object.keys({
		...t,
		...n
	})) if (!i.includes(e)) throw new MappingIssue(`unknown field ${e}${h(e, i)}; they are ${i.join(", ")}`);
	for (let n of e.requiredFields) if (t[n] === void 0) throw new MappingIssue(`it does not say where ${n} is`);
	return Object.entries(t).flatMap(([t, i]) => {
		let a = e.fields[t];
		if (a === void 0) return [];
		let o = n[t];
		return {
			name: t,
			path: findValue(r, i, a, o !== void 0),
			translation: o
		};
	});
}
function findCursor({ cursor: e, request: t }, n) {
	let r = getPlaceholders(t).includes("cursor");
	if (e === void 0) {
		if (r) throw new MappingIssue("the request has $cursor, and it does not say where the next one is");
		return;
	}
	if (!r) throw new MappingIssue("the request has no place for $cursor; set cursor to false if there are no pages");
	let i = findPath(n, e), { parent: a, name: o, fieldKind: s, scalar: c } = getLast(i);
	if (s !== "scalar" || c !== w.STRING) throw new MappingIssue(`${a.typeName}.${o} is not a string`);
	return i;
}
function checkLiterals(e) {
	try {
		e.toRequest({});
	} catch (e) {
		throw new MappingIssue(_(e));
	}
}
async function prepareOperation(e, t, n, r) {
	let i = t[e.name], a = resolveMapping(e, i), o = await findMethod(e, a.method, n).catch((t) => {
		throw f(t, "permission_denied") ? explainRefusal(t, e, r) : t;
	});
	if (o === void 0) {
		if (i === void 0) {
			let { OWN_METHODS: t } = await import("./own-methods.js");
			return planOperation(e, a, t[e.name], void 0);
		}
		throw d(`${e.builtin}: the mapping platform.${e.name} needs server reflection, which the platform does not offer: without it the messages of the mapping are not known`);
	}
	if (!isUnary(o)) throw toMappingError(e, a.method, "the method is a stream");
	return planOperation(e, a, o, n.registry());
}
async function findMethod(e, t, n) {
	try {
		return await n.getMethod(t);
	} catch (r) {
		if (!(r instanceof i) || r.code !== "unimplemented") throw r;
		let a = await listServices(n);
		if (a === void 0) return;
		let o = await findNearMethods(t, a, n);
		throw toUnimplementedError(e, `the platform has no method ${t}${o.length === 0 ? "" : ` (the nearest are ${o.join(", ")})`}`, r);
	}
}
async function listServices(e) {
	try {
		return await e.listServices();
	} catch (e) {
		if (f(e, "unimplemented")) return;
		throw e;
	}
}
async function findNearMethods(e, t, n) {
	let [r = ""] = e.slice(1).split("/"), nearest = (e, t) => [...e].sort((e, n) => u(e, t) - u(n, t)), i = t.filter((e) => !e.startsWith("grpc.reflection."));
	return nearest((await Promise.all(nearest(i, r).slice(0, 5).map(async (e) => (await n.getService(e)).methods.map((t) => `/${e}/${t.name}`)))).flat(), e).slice(0, 3);
}
// src/evidence/client/platform/platform-session.ts
var Pt = /* @__PURE__ */ e({ PlatformSession: () => PlatformSession }), PlatformSession = class {
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	async evidence(e, t) {
		let n = { ...checkEvidenceFilters(e) };
		return this.#n(kt, n, t, async (e) => {
			let { records: t, truncated: r, source: i } = await listRecords(e, n, { schema: "evidence-list" });
			return {
				answer: await y("evidence-list", { results: t }, i.request),
				truncated: r
			};
		});
	}
	async projectCompliance(e, t) {
		let n = { ...checkComplianceFilters(e) };
		return this.#n(Mt, n, t, async (e) => {
			let { records: t, truncated: r, source: i } = await listRecords(e, n, {
				schema: "compliance-list",
				id: n.project_version_id
			}), a = await y("compliance-list", { evaluations: t }, i.request);
			return checkProjectVersion(a, n.project_version_id, i), {
				answer: a,
				truncated: r
			};
		});
	}
	async evidencePrompt(e, t, n) {
		let r = toPromptValues(e, t), i = await this.#r(Nt, n), a = await this.#e.calls.single(this.#a(i), (e) => askAgent(this.#i(i, e, { effect: !0 }), r), n);
		return n.report?.({ skipped: a.skipped }), a;
	}
	async #n(e, t, n, r) {
		let i = await this.#r(e, n), a = this.#a(i), o = {
			key: JSON.stringify([
				a.url,
				this.#e.identity.key,
				toSortedEntries(t)
			]),
			request: a,
			start: (e) => r(this.#i(i, e, { effect: !1 })),
			copy: (e) => structuredClone(e)
		}, { answer: s, truncated: c } = await this.#e.calls.share(o, n);
		return c && n.report?.({ truncated: c }), s;
	}
	async #r(e, t) {
		let n = this.#t.get(e.name);
		if (n !== void 0) return n;
		let { channel: r, identity: i, mapping: a, calls: o } = this.#e, s = {
			key: JSON.stringify([
				"plan",
				r.address,
				i.key,
				e.name
			]),
			request: {
				method: "POST",
				url: `${r.address} (server reflection)`
			},
			start: (t) => prepareOperation(e, a, r.reflection(i, t), i),
			copy: (e) => e
		}, { signal: c, deadline: l, speculative: u } = t, d = await o.share(s, {
			signal: c,
			deadline: l,
			speculative: u
		});
		return this.#t.set(e.name, d), d;
	}
	#i(e, t, { effect: n }) {
		let { requestTimeoutMs: r } = this.#e, i = n ? 3e5 : r;
		return createPlatformCall(e, {
			...this.#e,
			timeoutMs: i,
			effect: n
		}, t);
	}
	#a({ method: e }) {
		return {
			method: "POST",
			url: `${this.#e.channel.address}/${e.parent.typeName}/${e.name}`
		};
	}
};
function toSortedEntries(e) {
	return Object.entries(e).filter(([, e]) => e !== void 0).sort(([e], [t]) => e < t ? -1 : 1);
}
function checkProjectVersion({ evaluations: e }, t, n) {
	let r = e.findIndex(({ project_version_id: e }) => e.toLowerCase() !== t.toLowerCase());
	if (r !== -1) throw toAnswerError(n, {
		path: `/evaluations/${r}/project_version_id`,
		message: "is not the project version that was requested"
	});
}
export { BinaryReader, BinaryWriter, FieldError, Http2Sessions, w as ScalarType, SocketError, A as WireType, base64Decode, base64Encode, callWithRetries, checkField, checkScalarValue, create, createEmbeddedFileRegistry, createRegistry, mt as create_grpc_channel_exports, describedMethod, Ie as durationSecondsMax, Fe as durationSecondsMin, formatVal, fromBinary, hasCustomJsonRepresentation, isFieldError, isServerStreaming, isUnary, isWrapperDesc, localMessageMapper, makeReadContext, nestedTypes, openSocket, Pt as platform_session_exports, ht as probe_method_exports, protoCamelCase, E as protoInt64, protoSnakeCase, readField, reasonSingular, reflect, scalarZeroValue, _t as service_filters_exports, setOwn, Pe as timestampMsMax, Ne as timestampMsMin, toBinary, toProtocolError, unsafeIsSetExplicit, D as unsafeLocal, writeField };
