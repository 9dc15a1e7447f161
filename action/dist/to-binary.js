import { E as e, G as t, K as n, S as r, V as i, v as a } from "./file.js";
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
function toBinary(e, t, n) {
	let i = new r();
	return compiledWriter(e)(i, makeWriteOptions(n), t), i.finish();
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
	let t = compileSingularValue(e), r = e.localName;
	if (e.oneof) {
		let n = e.oneof.localName;
		return (e, i, a) => {
			let o = a[n];
			o.case === r && t(e, i, o.value);
		};
	}
	if (e.presence != 2) {
		let n = e.presence == 3 ? `cannot encode ${e} to binary: required field not set` : void 0;
		return (e, i, a) => {
			let o = a[r];
			if (o !== void 0 && Object.prototype.hasOwnProperty.call(a, r)) t(e, i, o);
			else if (n !== void 0) throw Error(n);
		};
	}
	if (e.fieldKind == "enum") {
		let n = e.enum.values[0].number;
		return (e, i, a) => {
			let o = a[r];
			o !== n && t(e, i, o);
		};
	}
	switch (e.scalar) {
		case n.BOOL: return (e, n, i) => {
			let a = i[r];
			a !== !1 && t(e, n, a);
		};
		case n.STRING: return (e, n, i) => {
			let a = i[r];
			a !== "" && t(e, n, a);
		};
		case n.BYTES: return (e, n, i) => {
			let a = i[r];
			(!(a instanceof Uint8Array) || a.byteLength > 0) && t(e, n, a);
		};
		case n.DOUBLE:
		case n.FLOAT: return (e, n, i) => {
			let a = i[r];
			Object.is(a, 0) || t(e, n, a);
		};
		default: return (e, n, i) => {
			let a = i[r];
			a != 0 && t(e, n, a);
		};
	}
}
function compileSingularValue(e) {
	switch (e.fieldKind) {
		case "message": {
			let { toMessage: t } = a(e), n = compileChildWriter(e);
			return (e, r, i) => {
				n(e, r, t(i));
			};
		}
		case "scalar":
		case "enum": {
			let t = e.fieldKind == "enum" ? n.INT32 : e.scalar, r = e.number, i = writeTypeOfScalar(t), a = compileScalarValue(t, e.parent.typeName, e.name);
			return (e, t, n) => {
				e.tag(r, i), a(e, n);
			};
		}
	}
}
function compileListField(t) {
	let r = t.localName, i = t.number;
	switch (t.listKind) {
		case "message": {
			let { toMessage: e } = a(t), n = compileChildWriter(t);
			return (t, i, a) => {
				let o = a[r];
				for (let r = 0; r < o.length; r++) n(t, i, e(o[r]));
			};
		}
		case "scalar":
		case "enum": {
			let a = t.listKind == "enum" ? n.INT32 : t.scalar, o = compileScalarValue(a, t.parent.typeName, t.name);
			if (t.packed) return (t, n, a) => {
				let s = a[r];
				if (s.length != 0) {
					t.tag(i, e.LengthDelimited).fork();
					for (let e = 0; e < s.length; e++) o(t, s[e]);
					t.join();
				}
			};
			let s = writeTypeOfScalar(a);
			return (e, t, n) => {
				let a = n[r];
				for (let t = 0; t < a.length; t++) e.tag(i, s), o(e, a[t]);
			};
		}
	}
}
function compileMapField(t) {
	let r = t.localName, i = t.number, o = compileMapKey(t);
	if (t.mapKind == "message") {
		let { toMessage: n } = a(t), s = compiledWriter(t.message);
		return (t, a, c) => {
			let l = c[r], u = Object.keys(l);
			for (let r = 0; r < u.length; r++) {
				let c = u[r];
				t.tag(i, e.LengthDelimited).fork(), o(t, c), t.tag(2, e.LengthDelimited).fork(), s(t, a, n(l[c])), t.join(), t.join();
			}
		};
	}
	let s = t.mapKind == "enum" ? n.INT32 : t.scalar, c = writeTypeOfScalar(s), l = compileScalarValue(s, t.parent.typeName, t.name);
	return (t, n, a) => {
		let s = a[r], u = Object.keys(s);
		for (let n = 0; n < u.length; n++) {
			let r = u[n];
			t.tag(i, e.LengthDelimited).fork(), o(t, r), t.tag(2, c), l(t, s[r]), t.join();
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
		case n.STRING: return (e) => e;
		case n.BOOL: return (e) => e === "true" || e !== "false" && e;
		case n.UINT64:
		case n.FIXED64: return (e) => {
			try {
				return t.uParse(e);
			} catch {
				return e;
			}
		};
		case n.INT64:
		case n.SFIXED64:
		case n.SINT64: return (e) => {
			try {
				return t.parse(e);
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
		case n.STRING: return (e, t) => e.string(t);
		case n.BOOL: return (e, t) => e.bool(t);
		case n.DOUBLE: return (e, t) => e.double(t);
		case n.FLOAT: return (e, t) => e.float(t);
		case n.INT32: return (e, t) => e.int32(t);
		case n.INT64: return (e, t) => e.int64(t);
		case n.UINT64: return (e, t) => e.uint64(t);
		case n.FIXED64: return (e, t) => e.fixed64(t);
		case n.BYTES: return (e, t) => e.bytes(t);
		case n.FIXED32: return (e, t) => e.fixed32(t);
		case n.SFIXED32: return (e, t) => e.sfixed32(t);
		case n.SFIXED64: return (e, t) => e.sfixed64(t);
		case n.SINT64: return (e, t) => e.sint64(t);
		case n.UINT32: return (e, t) => e.uint32(t);
		case n.SINT32: return (e, t) => e.sint32(t);
	}
}
function writeField(e, t, n, r) {
	compileField(r)(e, t, n[i]);
}
function compileChildWriter(t) {
	let n = t.number, r = compiledWriter(t.message);
	return t.delimitedEncoding ? (t, i, a) => {
		t.tag(n, e.StartGroup), r(t, i, a), t.tag(n, e.EndGroup);
	} : (t, i, a) => {
		t.tag(n, e.LengthDelimited).fork(), r(t, i, a), t.join();
	};
}
function writeTypeOfScalar(t) {
	switch (t) {
		case n.BYTES:
		case n.STRING: return e.LengthDelimited;
		case n.DOUBLE:
		case n.FIXED64:
		case n.SFIXED64: return e.Bit64;
		case n.FIXED32:
		case n.SFIXED32:
		case n.FLOAT: return e.Bit32;
		default: return e.Varint;
	}
}
export { isFieldError as i, writeField as n, FieldError as r, toBinary as t };
