import { BinaryReader as e, BinaryWriter as t, ScalarType as n, base64Decode as r, base64Encode as i, create as a, fileDesc as o, getOwn as s, getTextEncoding as c, hasCustomJsonRepresentation as l, isMessage as u, isObject as d, isReflectList as f, isReflectMap as p, isReflectMessage as m, isWrapper as h, isWrapperDesc as g, localMessageMapper as _, makeReadContext as v, messageDesc as y, protoCamelCase as b, protoInt64 as x, protoSnakeCase as S, readField as C, scalarZeroValue as w, setOwn as T, unsafeClear as E, unsafeGet as D, unsafeIsSet as O, unsafeLocal as k, unsafeOneofCase as A, unsafeSet as j, wktStructToLocal as M, wktStructToReflect as N } from "./file.js";
import { FieldError as P, isFieldError as F, writeField as I } from "./to-binary.js";
import { anyPack as L, anyUnpack as R } from "./any.js";
// node_modules/@bufbuild/protobuf/dist/esm/reflect/reflect-check.js
function checkField(e, t) {
	let n = e.fieldKind == "list" ? f(t, e) : e.fieldKind == "map" ? p(t, e) : checkSingular(e, t);
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
	return new P(e, r);
}
function checkListItem(e, t, n) {
	let r = checkSingular(e, n);
	if (r !== !0) return new P(e, `list item #${t + 1}: ${reasonSingular(e, n, r)}`);
}
function checkMapEntry(e, t, n) {
	let r = checkScalarValue(e.mapKey)(t);
	if (r !== !0) return new P(e, `invalid map key: ${reasonSingular({ scalar: e.mapKey }, t, r)}`);
	let i = checkSingular(e, n);
	if (i !== !0) return new P(e, `map entry ${formatVal(t)}: ${reasonSingular(e, n, i)}`);
}
function checkSingular(e, t) {
	return e.scalar === void 0 ? e.enum === void 0 ? m(t, e.message) : e.enum.open ? checkScalarValue(n.INT32)(t) : e.enum.values.some((e) => e.number === t) : checkScalarValue(e.scalar)(t);
}
function checkScalarValue(e) {
	switch (e) {
		case n.DOUBLE: return (e) => typeof e == "number";
		case n.FLOAT: return (e) => typeof e == "number" ? !Number.isFinite(Math.fround(e)) && Number.isFinite(e) ? `${e.toFixed()} out of range` : !0 : !1;
		case n.INT32:
		case n.SFIXED32:
		case n.SINT32: return (e) => typeof e != "number" || !Number.isInteger(e) ? !1 : e > 2147483647 || e < -2147483648 ? `${e.toFixed()} out of range` : !0;
		case n.FIXED32:
		case n.UINT32: return (e) => typeof e != "number" || !Number.isInteger(e) ? !1 : e > 4294967295 || e < 0 ? `${e.toFixed()} out of range` : !0;
		case n.BOOL: return (e) => typeof e == "boolean";
		case n.STRING: return (e) => typeof e == "string" ? c().checkUtf8(e) || "invalid UTF8" : !1;
		case n.BYTES: return (e) => e instanceof Uint8Array;
		case n.INT64:
		case n.SFIXED64:
		case n.SINT64: return (e) => {
			if (typeof e == "bigint" || typeof e == "number" || typeof e == "string" && e.length > 0) try {
				return x.parse(e), !0;
			} catch {
				return `${e} out of range`;
			}
			return !1;
		};
		case n.FIXED64:
		case n.UINT64: return (e) => {
			if (typeof e == "bigint" || typeof e == "number" || typeof e == "string" && e.length > 0) try {
				return x.uParse(e), !0;
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
		case "object": return e === null ? "null" : e instanceof Uint8Array ? `Uint8Array(${e.length})` : Array.isArray(e) ? `Array(${e.length})` : f(e) ? formatReflectList(e.field()) : p(e) ? formatReflectMap(e.field()) : m(e) ? formatReflectMessage(e.desc) : u(e) ? `message ${e.$typeName}` : "object";
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
		case "scalar": return `ReflectList (${n[e.scalar]})`;
	}
}
function formatReflectMap(e) {
	switch (e.mapKind) {
		case "message": return `ReflectMap (${n[e.mapKey]}, ${e.message.toString()})`;
		case "enum": return `ReflectMap (${n[e.mapKey]}, ${e.enum.toString()})`;
		case "scalar": return `ReflectMap (${n[e.mapKey]}, ${n[e.scalar]})`;
	}
}
function scalarTypeDescription(e) {
	switch (e) {
		case n.STRING: return "string";
		case n.BOOL: return "boolean";
		case n.INT64:
		case n.SINT64:
		case n.SFIXED64: return "bigint (int64)";
		case n.UINT64:
		case n.FIXED64: return "bigint (uint64)";
		case n.BYTES: return "Uint8Array";
		case n.DOUBLE: return "number (float64)";
		case n.FLOAT: return "number (float32)";
		case n.FIXED32:
		case n.UINT32: return "number (uint32)";
		case n.INT32:
		case n.SFIXED32:
		case n.SINT32: return "number (int32)";
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/reflect.js
function reflect(e, t, n = !0) {
	return new ReflectMessageImpl(e, t, n);
}
const z = /* @__PURE__ */ new WeakMap();
var ReflectMessageImpl = class {
	get sortedFields() {
		let e = z.get(this.desc);
		if (e) return e;
		let t = this.desc.fields.concat().sort((e, t) => e.number - t.number);
		return z.set(this.desc, t), t;
	}
	constructor(e, t, n = !0) {
		this.lists = /* @__PURE__ */ new Map(), this.maps = /* @__PURE__ */ new Map(), this.check = n, this.desc = e, this.message = this[k] = t ?? a(e), this.fields = e.fields, this.oneofs = e.oneofs, this.members = e.members;
	}
	findNumber(e) {
		return this._fieldsByNumber ||= new Map(this.desc.fields.map((e) => [e.number, e])), this._fieldsByNumber.get(e);
	}
	oneofCase(e) {
		return assertOwn(this.message, e), A(this.message, e);
	}
	isSet(e) {
		return assertOwn(this.message, e), O(this.message, e);
	}
	clear(e) {
		assertOwn(this.message, e), E(this.message, e);
	}
	get(e) {
		assertOwn(this.message, e);
		let t = D(this.message, e);
		switch (e.fieldKind) {
			case "list":
				let n = this.lists.get(e);
				return n && n[k] === t || this.lists.set(e, n = new ReflectListImpl(e, t, this.check)), n;
			case "map":
				let r = this.maps.get(e);
				return r && r[k] === t || this.maps.set(e, r = new ReflectMapImpl(e, t, this.check)), r;
			case "message": return messageToReflect(e, t, this.check);
			case "scalar": return t === void 0 ? w(e.scalar, !1) : longToReflect(e, t);
			case "enum": return t ?? e.enum.values[0].number;
		}
	}
	set(e, t) {
		if (assertOwn(this.message, e), this.check) {
			let n = checkField(e, t);
			if (n) throw n;
		}
		let n;
		n = e.fieldKind == "message" ? messageToLocal(e, t) : p(t) || f(t) ? t[k] : longToLocal(e, t), j(this.message, e, n);
	}
	getUnknown() {
		return this.message.$unknown;
	}
	setUnknown(e) {
		this.message.$unknown = e;
	}
};
function assertOwn(e, t) {
	if (t.parent.typeName !== e.$typeName) throw new P(t, `cannot use ${t.toString()} with message ${e.$typeName}`, "ForeignFieldError");
}
var ReflectListImpl = class {
	field() {
		return this._field;
	}
	get size() {
		return this._arr.length;
	}
	constructor(e, t, n) {
		this._field = e, this._arr = this[k] = t, this.check = n;
	}
	get(e) {
		let t = this._arr[e];
		return t === void 0 ? void 0 : listItemToReflect(this._field, t, this.check);
	}
	set(e, t) {
		if (e < 0 || e >= this._arr.length) throw new P(this._field, `list item #${e + 1}: out of range`);
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
		this.obj = this[k] = t ?? {}, this.check = n, this._field = e;
	}
	field() {
		return this._field;
	}
	set(e, t) {
		if (this.check) {
			let n = checkMapEntry(this._field, e, t);
			if (n) throw n;
		}
		return T(this.obj, mapKeyToLocal(e), mapValueToLocal(this._field, t)), this;
	}
	delete(e) {
		let t = mapKeyToLocal(e), n = Object.prototype.hasOwnProperty.call(this.obj, t);
		return n && delete this.obj[t], n;
	}
	clear() {
		for (let e of Object.keys(this.obj)) delete this.obj[e];
	}
	get(e) {
		let t = s(this.obj, mapKeyToLocal(e));
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
	return m(t) ? h(t.message) && !e.oneof && e.fieldKind == "message" ? t.message.value : t.desc.typeName == "google.protobuf.Struct" && e.parent.typeName != "google.protobuf.Value" ? M(t.message) : t.message : t;
}
function messageToReflect(e, t, n) {
	return t !== void 0 && (g(e.message) && !e.oneof && e.fieldKind == "message" ? t = {
		$typeName: e.message.typeName,
		value: longToReflect(e.message.fields[0], t)
	} : e.message.typeName == "google.protobuf.Struct" && e.parent.typeName != "google.protobuf.Value" && d(t) && (t = N(t))), new ReflectMessageImpl(e.message, t, n);
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
		case n.STRING: return e;
		case n.INT32:
		case n.FIXED32:
		case n.UINT32:
		case n.SFIXED32:
		case n.SINT32: {
			let t = Number.parseInt(e);
			if (Number.isFinite(t)) return t;
			break;
		}
		case n.BOOL:
			switch (e) {
				case "true": return !0;
				case "false": return !1;
			}
			break;
		case n.UINT64:
		case n.FIXED64:
			try {
				return x.uParse(e);
			} catch {}
			break;
		default: try {
			return x.parse(e);
		} catch {}
	}
	return e;
}
function longToReflect(e, t) {
	switch (e.scalar) {
		case n.INT64:
		case n.SFIXED64:
		case n.SINT64:
			"longAsString" in e && e.longAsString && typeof t == "string" && (t = x.parse(t));
			break;
		case n.FIXED64:
		case n.UINT64: "longAsString" in e && e.longAsString && typeof t == "string" && (t = x.uParse(t));
	}
	return t;
}
function longToLocal(e, t) {
	switch (e.scalar) {
		case n.INT64:
		case n.SFIXED64:
		case n.SINT64:
			"longAsString" in e && e.longAsString ? t = String(t) : (typeof t == "string" || typeof t == "number") && (t = x.parse(t));
			break;
		case n.FIXED64:
		case n.UINT64: "longAsString" in e && e.longAsString ? t = String(t) : (typeof t == "string" || typeof t == "number") && (t = x.uParse(t));
	}
	return t;
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/struct_pb.js
const B = /*@__PURE__*/ o("Chxnb29nbGUvcHJvdG9idWYvc3RydWN0LnByb3RvEg9nb29nbGUucHJvdG9idWYihAEKBlN0cnVjdBIzCgZmaWVsZHMYASADKAsyIy5nb29nbGUucHJvdG9idWYuU3RydWN0LkZpZWxkc0VudHJ5GkUKC0ZpZWxkc0VudHJ5EgsKA2tleRgBIAEoCRIlCgV2YWx1ZRgCIAEoCzIWLmdvb2dsZS5wcm90b2J1Zi5WYWx1ZToCOAEi6gEKBVZhbHVlEjAKCm51bGxfdmFsdWUYASABKA4yGi5nb29nbGUucHJvdG9idWYuTnVsbFZhbHVlSAASFgoMbnVtYmVyX3ZhbHVlGAIgASgBSAASFgoMc3RyaW5nX3ZhbHVlGAMgASgJSAASFAoKYm9vbF92YWx1ZRgEIAEoCEgAEi8KDHN0cnVjdF92YWx1ZRgFIAEoCzIXLmdvb2dsZS5wcm90b2J1Zi5TdHJ1Y3RIABIwCgpsaXN0X3ZhbHVlGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLkxpc3RWYWx1ZUgAQgYKBGtpbmQiMwoJTGlzdFZhbHVlEiYKBnZhbHVlcxgBIAMoCzIWLmdvb2dsZS5wcm90b2J1Zi5WYWx1ZSobCglOdWxsVmFsdWUSDgoKTlVMTF9WQUxVRRAAQn8KE2NvbS5nb29nbGUucHJvdG9idWZCC1N0cnVjdFByb3RvUAFaL2dvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3N0cnVjdHBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM"), V = /*@__PURE__*/ y(B, 0), H = /*@__PURE__*/ y(B, 1), U = /*@__PURE__*/ y(B, 2);
var W;
(function(e) {
	e[e.NULL_VALUE = 0] = "NULL_VALUE";
})(W ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/extensions.js
function getExtension(t, n, r) {
	assertExtendee(n, t);
	let i = filterUnknownFields(t.$unknown, n), [a, o, s] = createExtensionContainer(n), c = v(r);
	for (let t of i) C(a, new e(t.data), o, t.wireType, c);
	return s();
}
function setExtension(n, r, i) {
	assertExtendee(r, n);
	let a = (n.$unknown ?? []).filter((e) => e.no !== r.number), [o, s] = createExtensionContainer(r, i), c = new t();
	I(c, { writeUnknownFields: !0 }, o, s);
	let l = new e(c.finish());
	for (; l.pos < l.len;) {
		let [e, t] = l.tag(), n = l.skip(t, e);
		a.push({
			no: e,
			wireType: t,
			data: n
		});
	}
	n.$unknown = a;
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
	}), o = a(i, t === void 0 ? void 0 : { [n]: t });
	return [
		reflect(i, o),
		r,
		() => {
			let t = o[n];
			if (t === void 0) {
				let t = e.message;
				return g(t) ? w(t.fields[0].scalar, t.fields[0].longAsString) : a(t);
			}
			return t;
		}
	];
}
function assertExtendee(e, t) {
	if (e.extendee.typeName != t.$typeName) throw Error(`extension ${e.typeName} can only be applied to message ${e.extendee.typeName}`);
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/json.js
const G = /*@__PURE__*/ Date.parse("0001-01-01T00:00:00Z"), K = /*@__PURE__*/ Date.parse("9999-12-31T23:59:59Z"), q = {
	alwaysEmitImplicit: !1,
	enumAsInteger: !1,
	useProtoFieldName: !1
};
function makeWriteOptions(e) {
	return e ? Object.assign(Object.assign({}, q), e) : q;
}
function toJson(e, t, n) {
	return compiledWriter(e)(makeWriteOptions(n), t);
}
function toJsonString(e, t, n) {
	let r = toJson(e, t, n);
	return JSON.stringify(r, null, n?.prettySpaces ?? 0);
}
const J = /* @__PURE__ */ new WeakMap();
function compiledWriter(e) {
	let t = J.get(e);
	return t === void 0 && (t = compileMessage$1(e)), t;
}
function compileMessage$1(e) {
	let t = e.typeName, n = compileWkt$1(e);
	if (n !== void 0) {
		let r = e.fields[0], compiledWriter = (e, i) => {
			if (i.$typeName !== t && r !== void 0) throw new P(r, `cannot use ${r} with message ${i.$typeName}`, "ForeignFieldError");
			return n(e, i);
		};
		return J.set(e, compiledWriter), compiledWriter;
	}
	let r = e.fields.concat().sort((e, t) => e.number - t.number), i = r[0], a = [], compiledWriter = (n, r) => {
		if (r.$typeName !== t && i !== void 0) throw new P(i, `cannot use ${i} with message ${r.$typeName}`, "ForeignFieldError");
		let o = {};
		for (let e = 0; e < a.length; e++) a[e](n, r, o);
		return n.registry && writeExtensions(o, n, n.registry, r, e), o;
	};
	J.set(e, compiledWriter);
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
		for (let e of Object.keys(i)) T(r, e, i[e]);
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
			if (g(e)) {
				let t = e.fields[0], n = t.localName, r = w(t.scalar, !1), i = compileScalarValue(t);
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
	let t = compileSingularValue(e), r = e.name, i = e.jsonName, a = e.localName;
	if (e.oneof) {
		let n = e.oneof.localName;
		return (e, o, s) => {
			let c = o[n];
			c.case === a && (s[e.useProtoFieldName ? r : i] = t(e, c.value));
		};
	}
	if (e.presence != 2) {
		let n = e.presence == 3 ? `cannot encode ${e} to JSON: required field not set` : void 0;
		return (e, o, s) => {
			let c = o[a];
			if (c !== void 0 && Object.prototype.hasOwnProperty.call(o, a)) s[e.useProtoFieldName ? r : i] = t(e, c);
			else if (n !== void 0) throw Error(n);
		};
	}
	if (e.fieldKind == "enum") {
		let n = e.enum.values[0].number;
		return (e, o, s) => {
			let c = o[a];
			(c !== n || e.alwaysEmitImplicit) && (s[e.useProtoFieldName ? r : i] = t(e, c));
		};
	}
	switch (e.scalar) {
		case n.BOOL: return (e, n, o) => {
			let s = n[a];
			(s !== !1 || e.alwaysEmitImplicit) && (o[e.useProtoFieldName ? r : i] = t(e, s));
		};
		case n.STRING: return (e, n, o) => {
			let s = n[a];
			(s !== "" || e.alwaysEmitImplicit) && (o[e.useProtoFieldName ? r : i] = t(e, s));
		};
		case n.BYTES: return (e, n, o) => {
			let s = n[a];
			(!(s instanceof Uint8Array) || s.byteLength > 0 || e.alwaysEmitImplicit) && (o[e.useProtoFieldName ? r : i] = t(e, s));
		};
		case n.DOUBLE:
		case n.FLOAT: return (e, n, o) => {
			let s = n[a];
			(!Object.is(s, 0) || e.alwaysEmitImplicit) && (o[e.useProtoFieldName ? r : i] = t(e, s));
		};
		default: return (e, n, o) => {
			let s = n[a];
			(s != 0 || e.alwaysEmitImplicit) && (o[e.useProtoFieldName ? r : i] = t(e, s));
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
	let { toMessage: t } = _(e), n = compiledWriter(e.message);
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
			T(a, o, t(e, r[o]));
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
		case n.INT32:
		case n.SFIXED32:
		case n.SINT32:
		case n.FIXED32:
		case n.UINT32: return (t, n) => {
			if (typeof n != "number") throw errorScalarValue(e, n);
			return n;
		};
		case n.FLOAT:
		case n.DOUBLE: return (t, n) => {
			if (typeof n != "number") throw errorScalarValue(e, n);
			return Number.isNaN(n) ? "NaN" : n === Infinity ? "Infinity" : n === -Infinity ? "-Infinity" : n;
		};
		case n.STRING: return (t, n) => {
			if (typeof n != "string") throw errorScalarValue(e, n);
			return n;
		};
		case n.BOOL: return (t, n) => {
			if (typeof n != "boolean") throw errorScalarValue(e, n);
			return n;
		};
		case n.UINT64:
		case n.FIXED64:
		case n.INT64:
		case n.SFIXED64:
		case n.SINT64: return (t, n) => {
			if (typeof n == "bigint" || typeof n == "string" || typeof n == "number" && Number.isInteger(n)) return n.toString();
			throw errorScalarValue(e, n);
		};
		case n.BYTES: return (t, n) => {
			if (n instanceof Uint8Array) return i(n);
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
			let [s, l] = createExtensionContainer(a, getExtension(r, a)), u = s[k], d = compileFieldValue(l)(t, u[l.localName]);
			d !== void 0 && (e[a.jsonName] = d);
		}
	}
}
function anyToJson(e, t) {
	if (e.typeUrl === "") return {};
	let { registry: n } = t, r, i;
	if (n && (r = R(e, n), r && (i = n.getMessage(r.$typeName))), !i || !r) throw Error(`cannot encode message ${e.$typeName} to JSON: "${e.typeUrl}" is not in the type registry`);
	let a = l(i) ? { value: compiledWriter(i)(t, r) } : compiledWriter(i)(t, r);
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
		if (S(b(t)) !== t) throw Error(`cannot encode message ${e.$typeName} to JSON: lowerCamelCase of path name "${t}" is irreversible`);
		return b(t);
	}).join(",");
}
function structToJson(e) {
	let t = {}, n = Object.keys(e.fields);
	for (let r = 0; r < n.length; r++) {
		let i = n[r];
		T(t, i, valueToJson(e.fields[i]));
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
	if (t < G || t > K) throw Error(`cannot encode message ${e.$typeName} to JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
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
	let r = a(e);
	return readMessage(e, r, t, n), r;
}
function readMessage(e, t, n, r) {
	try {
		compiledReader(e)(t, n, makeReadContext(r));
	} catch (e) {
		throw F(e) ? Error(`cannot decode ${e.field()} from JSON: ${e.message}`, { cause: e }) : e;
	}
}
const Y = /* @__PURE__ */ new WeakMap();
function compiledReader(e) {
	let t = Y.get(e);
	return t === void 0 && (t = compileMessage(e)), t;
}
function compileMessage(e) {
	let t = String(e), n = compileWkt(e);
	if (n !== void 0) {
		let compiled = (e, r, i) => {
			if (++i.depth > i.recursionLimit) throw Error(`cannot decode ${t} from JSON: maximum recursion depth of ${i.recursionLimit} reached`);
			n(e, r, i), i.depth--;
		};
		return Y.set(e, compiled), compiled;
	}
	let r = e.typeName, i = /* @__PURE__ */ new Map(), compiled = (e, n, a) => {
		if (++a.depth > a.recursionLimit) throw Error(`cannot decode ${t} from JSON: maximum recursion depth of ${a.recursionLimit} reached`);
		if (n == null || Array.isArray(n) || typeof n != "object") throw Error(`cannot decode ${t} from JSON: ${formatVal(n)}`);
		let o = /* @__PURE__ */ new Map(), s = /* @__PURE__ */ new Set(), c = Object.keys(n);
		for (let l = 0; l < c.length; l++) {
			let u = c[l], d = n[u], f = i.get(u);
			if (f !== void 0) {
				let t = f.field;
				if (s.has(t)) throw new P(t, "set multiple times");
				if (s.add(t), f.oneofScalarNullSkip && d === null) continue;
				if (f.oneof) {
					let e = o.get(f.oneof);
					if (e !== void 0) throw new P(f.oneof, `oneof set multiple times by ${e.name} and ${t.name}`);
					o.set(f.oneof, t);
				}
				f.read(e, d, a);
			} else {
				let n = u.startsWith("[") && u.endsWith("]") ? a.registry?.getExtension(u.substring(1, u.length - 1)) : void 0;
				if (n?.extendee.typeName == r) {
					let [t, r, i] = createExtensionContainer(n);
					compileFieldReader(r)(t[k], d, a), setExtension(e, n, i());
				}
				if (n === void 0 && !a.ignoreUnknownFields) throw Error(`cannot decode ${t} from JSON: key "${u}" is unknown`);
			}
		}
		a.depth--;
	};
	Y.set(e, compiled);
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
			if (g(e)) {
				let t = e.fields[0], n = t.localName, r = t.scalar, i = t.longAsString, a = compileScalarConverter(t);
				return (e, t) => {
					t === null ? e[n] = w(r, i) : e[n] = a(t);
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
		e[t] = w(n, r);
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
			if (l === X) return;
			let u = n(l);
			if (u !== !0) throw new P(e, reasonSingular(e, l, u));
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
		if (l === X) return;
		let u = n(l);
		if (u !== !0) throw new P(e, reasonSingular(e, l, u));
		o[r] = l;
	};
}
function compileMessageFieldReader(e) {
	let t = e.localName, { toMessage: n, toLocal: r } = _(e), i = compiledReader(e.message), a = e.message.typeName != "google.protobuf.Value";
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
		if (!Array.isArray(i)) throw new P(e, "expected Array, got " + formatVal(i));
		let o = r[t];
		for (let e = 0; e < i.length; e++) {
			let t = n(i[e], a, o.length);
			t !== X && o.push(t);
		}
	};
}
function compileListItemReader(e) {
	switch (e.listKind) {
		case "scalar": {
			let t = compileScalarParse(e), n = checkScalarValue(e.scalar), r = compileScalarToLocal(e);
			return (i, a, o) => {
				if (i === null) throw new P(e, "list item must not be null");
				let s = t(i), c = n(s);
				if (c !== !0) throw new P(e, `list item #${o + 1}: ${reasonSingular(e, s, c)}`);
				return r(s);
			};
		}
		case "enum": {
			let t = compileEnumConverter(e.enum), n = compileEnumCheck(e.enum), r = e.enum.typeName != "google.protobuf.NullValue";
			return (i, a, o) => {
				if (i === null && r) throw new P(e, "list item must not be null");
				let s = t(i, a.ignoreUnknownFields);
				if (s === X) return s;
				let c = n(s);
				if (c !== !0) throw new P(e, `list item #${o + 1}: ${reasonSingular(e, s, c)}`);
				return s;
			};
		}
		case "message": {
			let { toMessage: t, toLocal: n } = _(e), r = compiledReader(e.message), i = e.message.typeName != "google.protobuf.Value";
			return (a, o) => {
				if (a === null && i) throw new P(e, "list item must not be null");
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
			let { toMessage: t, toLocal: n } = _(e), r = compiledReader(e.message);
			o = e.message.typeName != "google.protobuf.Value", parseValue = (e, i) => {
				let a = t(void 0);
				return r(a, e, i), n(a);
			};
			break;
		}
	}
	return (s, c, l) => {
		if (c === null) return;
		if (typeof c != "object" || Array.isArray(c)) throw new P(e, "expected object, got " + formatVal(c));
		let u = s[t], d = /* @__PURE__ */ new Set(), f = Object.keys(c);
		for (let t = 0; t < f.length; t++) {
			let s = f[t], p = c[s], m = r(s);
			if (d.has(m)) throw new P(e, `duplicate map key "${s}"`);
			if (d.add(m), p === null && o) throw new P(e, "map value must not be null");
			let h = parseValue(p, l);
			if (h === X) continue;
			let g = i(m);
			if (g !== !0) throw new P(e, `invalid map key: ${reasonSingular({ scalar: n }, m, g)}`);
			if (a !== void 0) {
				let t = a(h);
				if (t !== !0) throw new P(e, `map entry ${formatVal(m)}: ${reasonSingular(e, h, t)}`);
			}
			T(u, m, toLocalValue(h));
		}
	};
}
const X = Symbol();
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
				if (i) return X;
				break;
			}
		}
		throw Error(`cannot decode ${e} from JSON: ${formatVal(r)}`);
	};
}
function compileEnumCheck(e) {
	if (e.open) return checkScalarValue(n.INT32);
	let t = e.values;
	return (e) => t.some((t) => t.number === e);
}
function compileScalarConverter(e) {
	let t = compileScalarParse(e), n = checkScalarValue(e.scalar), r = compileScalarToLocal(e);
	return (i) => {
		let a = t(i), o = n(a);
		if (o !== !0) throw new P(e, reasonSingular(e, a, o));
		return r(a);
	};
}
function compileScalarParse(e) {
	switch (e.scalar) {
		case n.DOUBLE:
		case n.FLOAT: return (t) => {
			if (t === "NaN") return NaN;
			if (t === "Infinity") return Infinity;
			if (t === "-Infinity") return -Infinity;
			if (typeof t == "number") {
				if (Number.isNaN(t)) throw new P(e, "unexpected NaN number");
				if (!Number.isFinite(t)) throw new P(e, "unexpected infinite number");
				return t;
			}
			if (typeof t == "string") {
				if (t === "" || t.trim().length !== t.length) return t;
				let e = Number(t);
				return Number.isFinite(e) ? e : t;
			}
			return t;
		};
		case n.INT32:
		case n.FIXED32:
		case n.SFIXED32:
		case n.SINT32:
		case n.UINT32: return int32FromJson;
		case n.BYTES: return (t) => {
			if (typeof t == "string") {
				if (t === "") return /* @__PURE__ */ new Uint8Array();
				try {
					return r(t);
				} catch (t) {
					let n = t instanceof Error ? t.message : String(t);
					throw new P(e, n);
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
		case n.INT64:
		case n.SFIXED64:
		case n.SINT64: return t ? (e) => String(e) : (e) => typeof e == "string" || typeof e == "number" ? x.parse(e) : e;
		case n.FIXED64:
		case n.UINT64: return t ? (e) => String(e) : (e) => typeof e == "string" || typeof e == "number" ? x.uParse(e) : e;
		default: return (e) => e;
	}
}
function compileMapKeyParse(e) {
	switch (e) {
		case n.BOOL: return (e) => {
			switch (e) {
				case "true": return !0;
				case "false": return !1;
			}
			return e;
		};
		case n.INT32:
		case n.FIXED32:
		case n.UINT32:
		case n.SFIXED32:
		case n.SINT32: return int32FromJson;
		case n.INT64:
		case n.SINT64:
		case n.SFIXED64:
		case n.UINT64:
		case n.FIXED64: return (e) => /^-?0+$/.test(e) ? "0" : e.replace(/^(-?)0+(?=\d)/, "$1");
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
	let o = n.registry?.getMessage(i);
	if (!o) throw Error(`cannot decode message ${e.$typeName} from JSON: ${r} is not in the type registry`);
	let s = a(o);
	if (l(o) && Object.prototype.hasOwnProperty.call(t, "value")) compiledReader(o)(s, t.value, n);
	else {
		let e = {};
		for (let n of Object.keys(t)) n !== "@type" && T(e, n, t[n]);
		compiledReader(o)(s, e, n);
	}
	L(o, s, e);
}
function timestampFromJson(e, t) {
	if (typeof t != "string") throw Error(`cannot decode message ${e.$typeName} from JSON: ${formatVal(t)}`);
	let n = t.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{1,9}))?(?:Z|([+-][0-9][0-9]:[0-9][0-9]))$/);
	if (!n) throw Error(`cannot decode message ${e.$typeName} from JSON: invalid RFC 3339 string`);
	let r = Date.parse(n[1] + "-" + n[2] + "-" + n[3] + "T" + n[4] + ":" + n[5] + ":" + n[6] + (n[8] ? n[8] : "Z"));
	if (Number.isNaN(r)) throw Error(`cannot decode message ${e.$typeName} from JSON: invalid RFC 3339 string`);
	if (r < G || r > K) throw Error(`cannot decode message ${e.$typeName} from JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
	e.seconds = x.parse(r / 1e3), e.nanos = 0, n[7] && (e.nanos = parseInt("1" + n[7] + "0".repeat(9 - n[7].length)) - 1e9);
}
function durationFromJson(e, t) {
	if (typeof t != "string") throw Error(`cannot decode message ${e.$typeName} from JSON: ${formatVal(t)}`);
	let n = t.match(/^(-?[0-9]+)(?:\.([0-9]+))?s/);
	if (n === null) throw Error(`cannot decode message ${e.$typeName} from JSON: ${formatVal(t)}`);
	let r = Number(n[1]);
	if (r > 315576e6 || r < -315576e6) throw Error(`cannot decode message ${e.$typeName} from JSON: ${formatVal(t)}`);
	if (e.seconds = x.parse(r), typeof n[2] != "string") return;
	let i = n[2] + "0".repeat(9 - n[2].length);
	e.nanos = parseInt(i), (r < 0 || Object.is(r, -0)) && (e.nanos = -e.nanos);
}
function fieldMaskFromJson(e, t) {
	if (typeof t != "string") throw Error(`cannot decode message ${e.$typeName} from JSON: ${formatVal(t)}`);
	t !== "" && (e.paths = t.split(",").map((t) => {
		if (t.includes("_")) throw Error(`cannot decode message ${e.$typeName} from JSON: path names must be lowerCamelCase`);
		return S(t);
	}));
}
function structFromJson(e, t, n) {
	if (typeof t != "object" || !t || Array.isArray(t)) throw Error(`cannot decode message ${e.$typeName} from JSON ${formatVal(t)}`);
	let r = Object.keys(t);
	for (let i = 0; i < r.length; i++) {
		let o = r[i], s = a(H);
		valueFromJson(s, t[o], n), T(e.fields, o, s);
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
				value: W.NULL_VALUE
			};
			else if (Array.isArray(t)) {
				let r = a(U);
				listValueFromJson(r, t, n), e.kind = {
					case: "listValue",
					value: r
				};
			} else {
				let r = a(V);
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
		let i = a(H);
		valueFromJson(i, t[r], n), e.values.push(i);
	}
}
export { B as file_google_protobuf_struct, fromJson, fromJsonString, reflect, toJson, toJsonString };
