import { BinaryWriter as e, ScalarType as t, WireType as n, localMessageMapper as r, protoInt64 as i, unsafeLocal as a } from "./file.js";
// node_modules/@bufbuild/protobuf/dist/esm/reflect/error.js
const o = [
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
	return e instanceof Error && o.includes(e.name) && "field" in e && typeof e.field == "function";
}
// node_modules/@bufbuild/protobuf/dist/esm/to-binary.js
const s = { writeUnknownFields: !0 };
function makeWriteOptions(e) {
	return e ? Object.assign(Object.assign({}, s), e) : s;
}
function toBinary(t, n, r) {
	let i = new e();
	return compiledWriter(t)(i, makeWriteOptions(r), n), i.finish();
}
const c = /* @__PURE__ */ new WeakMap();
function compiledWriter(e) {
	let t = c.get(e);
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
	c.set(e, compiled);
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
	let n = compileSingularValue(e), r = e.localName;
	if (e.oneof) {
		let t = e.oneof.localName;
		return (e, i, a) => {
			let o = a[t];
			o.case === r && n(e, i, o.value);
		};
	}
	if (e.presence != 2) {
		let t = e.presence == 3 ? `cannot encode ${e} to binary: required field not set` : void 0;
		return (e, i, a) => {
			let o = a[r];
			if (o !== void 0 && Object.prototype.hasOwnProperty.call(a, r)) n(e, i, o);
			else if (t !== void 0) throw Error(t);
		};
	}
	if (e.fieldKind == "enum") {
		let t = e.enum.values[0].number;
		return (e, i, a) => {
			let o = a[r];
			o !== t && n(e, i, o);
		};
	}
	switch (e.scalar) {
		case t.BOOL: return (e, t, i) => {
			let a = i[r];
			a !== !1 && n(e, t, a);
		};
		case t.STRING: return (e, t, i) => {
			let a = i[r];
			a !== "" && n(e, t, a);
		};
		case t.BYTES: return (e, t, i) => {
			let a = i[r];
			(!(a instanceof Uint8Array) || a.byteLength > 0) && n(e, t, a);
		};
		case t.DOUBLE:
		case t.FLOAT: return (e, t, i) => {
			let a = i[r];
			Object.is(a, 0) || n(e, t, a);
		};
		default: return (e, t, i) => {
			let a = i[r];
			a != 0 && n(e, t, a);
		};
	}
}
function compileSingularValue(e) {
	switch (e.fieldKind) {
		case "message": {
			let { toMessage: t } = r(e), n = compileChildWriter(e);
			return (e, r, i) => {
				n(e, r, t(i));
			};
		}
		case "scalar":
		case "enum": {
			let n = e.fieldKind == "enum" ? t.INT32 : e.scalar, r = e.number, i = writeTypeOfScalar(n), a = compileScalarValue(n, e.parent.typeName, e.name);
			return (e, t, n) => {
				e.tag(r, i), a(e, n);
			};
		}
	}
}
function compileListField(e) {
	let i = e.localName, a = e.number;
	switch (e.listKind) {
		case "message": {
			let { toMessage: t } = r(e), n = compileChildWriter(e);
			return (e, r, a) => {
				let o = a[i];
				for (let i = 0; i < o.length; i++) n(e, r, t(o[i]));
			};
		}
		case "scalar":
		case "enum": {
			let r = e.listKind == "enum" ? t.INT32 : e.scalar, o = compileScalarValue(r, e.parent.typeName, e.name);
			if (e.packed) return (e, t, r) => {
				let s = r[i];
				if (s.length != 0) {
					e.tag(a, n.LengthDelimited).fork();
					for (let t = 0; t < s.length; t++) o(e, s[t]);
					e.join();
				}
			};
			let s = writeTypeOfScalar(r);
			return (e, t, n) => {
				let r = n[i];
				for (let t = 0; t < r.length; t++) e.tag(a, s), o(e, r[t]);
			};
		}
	}
}
function compileMapField(e) {
	let i = e.localName, a = e.number, o = compileMapKey(e);
	if (e.mapKind == "message") {
		let { toMessage: t } = r(e), s = compiledWriter(e.message);
		return (e, r, c) => {
			let l = c[i], u = Object.keys(l);
			for (let i = 0; i < u.length; i++) {
				let c = u[i];
				e.tag(a, n.LengthDelimited).fork(), o(e, c), e.tag(2, n.LengthDelimited).fork(), s(e, r, t(l[c])), e.join(), e.join();
			}
		};
	}
	let s = e.mapKind == "enum" ? t.INT32 : e.scalar, c = writeTypeOfScalar(s), l = compileScalarValue(s, e.parent.typeName, e.name);
	return (e, t, r) => {
		let s = r[i], u = Object.keys(s);
		for (let t = 0; t < u.length; t++) {
			let r = u[t];
			e.tag(a, n.LengthDelimited).fork(), o(e, r), e.tag(2, c), l(e, s[r]), e.join();
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
		case t.STRING: return (e) => e;
		case t.BOOL: return (e) => e === "true" || e !== "false" && e;
		case t.UINT64:
		case t.FIXED64: return (e) => {
			try {
				return i.uParse(e);
			} catch {
				return e;
			}
		};
		case t.INT64:
		case t.SFIXED64:
		case t.SINT64: return (e) => {
			try {
				return i.parse(e);
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
		case t.STRING: return (e, t) => e.string(t);
		case t.BOOL: return (e, t) => e.bool(t);
		case t.DOUBLE: return (e, t) => e.double(t);
		case t.FLOAT: return (e, t) => e.float(t);
		case t.INT32: return (e, t) => e.int32(t);
		case t.INT64: return (e, t) => e.int64(t);
		case t.UINT64: return (e, t) => e.uint64(t);
		case t.FIXED64: return (e, t) => e.fixed64(t);
		case t.BYTES: return (e, t) => e.bytes(t);
		case t.FIXED32: return (e, t) => e.fixed32(t);
		case t.SFIXED32: return (e, t) => e.sfixed32(t);
		case t.SFIXED64: return (e, t) => e.sfixed64(t);
		case t.SINT64: return (e, t) => e.sint64(t);
		case t.UINT32: return (e, t) => e.uint32(t);
		case t.SINT32: return (e, t) => e.sint32(t);
	}
}
function writeField(e, t, n, r) {
	compileField(r)(e, t, n[a]);
}
function compileChildWriter(e) {
	let t = e.number, r = compiledWriter(e.message);
	return e.delimitedEncoding ? (e, i, a) => {
		e.tag(t, n.StartGroup), r(e, i, a), e.tag(t, n.EndGroup);
	} : (e, i, a) => {
		e.tag(t, n.LengthDelimited).fork(), r(e, i, a), e.join();
	};
}
function writeTypeOfScalar(e) {
	switch (e) {
		case t.BYTES:
		case t.STRING: return n.LengthDelimited;
		case t.DOUBLE:
		case t.FIXED64:
		case t.SFIXED64: return n.Bit64;
		case t.FIXED32:
		case t.SFIXED32:
		case t.FLOAT: return n.Bit32;
		default: return n.Varint;
	}
}
export { FieldError, isFieldError, toBinary, writeField };
