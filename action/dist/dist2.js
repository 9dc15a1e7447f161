import { __commonJSMin as e } from "./rolldown-runtime.js";
import { require_applicator as t, require_codegen as n, require_const as r, require_core as i, require_discriminator as a, require_enum as o, require_format as s, require_limitItems as c, require_limitLength as l, require_limitProperties as u, require_multipleOf as d, require_pattern as f, require_ref as p, require_required as m, require_uniqueItems as h } from "./discriminator.js";
// node_modules/ajv-draft-04/dist/vocabulary/core.js
var g = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.default = [
		"$schema",
		"id",
		"$defs",
		{ keyword: "$comment" },
		"definitions",
		p().default
	];
})), _ = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = i(), r = n().operators, a = {
		maximum: {
			exclusive: "exclusiveMaximum",
			ops: [{
				okStr: "<=",
				ok: r.LTE,
				fail: r.GT
			}, {
				okStr: "<",
				ok: r.LT,
				fail: r.GTE
			}]
		},
		minimum: {
			exclusive: "exclusiveMinimum",
			ops: [{
				okStr: ">=",
				ok: r.GTE,
				fail: r.LT
			}, {
				okStr: ">",
				ok: r.GT,
				fail: r.LTE
			}]
		}
	}, o = {
		keyword: Object.keys(a),
		type: "number",
		schemaType: "number",
		$data: !0,
		error: {
			message: (e) => t.str`must be ${kwdOp(e).okStr} ${e.schemaCode}`,
			params: (e) => t._`{comparison: ${kwdOp(e).okStr}, limit: ${e.schemaCode}}`
		},
		code(e) {
			let { data: n, schemaCode: r } = e;
			e.fail$data(t._`${n} ${kwdOp(e).fail} ${r} || isNaN(${n})`);
		}
	};
	function kwdOp(e) {
		let t = e.keyword, n = +!!e.parentSchema?.[a[t].exclusive];
		return a[t].ops[n];
	}
	e.default = o;
})), v = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = {
		exclusiveMaximum: "maximum",
		exclusiveMinimum: "minimum"
	};
	e.default = {
		keyword: Object.keys(t),
		type: "number",
		schemaType: "boolean",
		code({ keyword: e, parentSchema: n }) {
			let r = t[e];
			if (n[r] === void 0) throw Error(`${e} can only be used with ${r}`);
		}
	};
})), y = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = _(), n = v(), i = d(), a = l(), s = f(), p = u(), g = m(), y = c(), b = h(), x = r(), S = o();
	e.default = [
		t.default,
		n.default,
		i.default,
		a.default,
		s.default,
		p.default,
		g.default,
		y.default,
		b.default,
		{
			keyword: "type",
			schemaType: ["string", "array"]
		},
		{
			keyword: "nullable",
			schemaType: "boolean"
		},
		x.default,
		S.default
	];
})), b = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let n = g(), r = y(), i = t(), a = s();
	e.default = [
		n.default,
		r.default,
		i.default(),
		a.default,
		[
			"title",
			"description",
			"default"
		]
	];
})), x = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		id: "http://json-schema.org/draft-04/schema#",
		$schema: "http://json-schema.org/draft-04/schema#",
		description: "Core schema meta-schema",
		definitions: {
			schemaArray: {
				type: "array",
				minItems: 1,
				items: { $ref: "#" }
			},
			positiveInteger: {
				type: "integer",
				minimum: 0
			},
			positiveIntegerDefault0: { allOf: [{ $ref: "#/definitions/positiveInteger" }, { default: 0 }] },
			simpleTypes: { enum: [
				"array",
				"boolean",
				"integer",
				"null",
				"number",
				"object",
				"string"
			] },
			stringArray: {
				type: "array",
				items: { type: "string" },
				minItems: 1,
				uniqueItems: !0
			}
		},
		type: "object",
		properties: {
			id: {
				type: "string",
				format: "uri"
			},
			$schema: {
				type: "string",
				format: "uri"
			},
			title: { type: "string" },
			description: { type: "string" },
			default: {},
			multipleOf: {
				type: "number",
				minimum: 0,
				exclusiveMinimum: !0
			},
			maximum: { type: "number" },
			exclusiveMaximum: {
				type: "boolean",
				default: !1
			},
			minimum: { type: "number" },
			exclusiveMinimum: {
				type: "boolean",
				default: !1
			},
			maxLength: { $ref: "#/definitions/positiveInteger" },
			minLength: { $ref: "#/definitions/positiveIntegerDefault0" },
			pattern: {
				type: "string",
				format: "regex"
			},
			additionalItems: {
				anyOf: [{ type: "boolean" }, { $ref: "#" }],
				default: {}
			},
			items: {
				anyOf: [{ $ref: "#" }, { $ref: "#/definitions/schemaArray" }],
				default: {}
			},
			maxItems: { $ref: "#/definitions/positiveInteger" },
			minItems: { $ref: "#/definitions/positiveIntegerDefault0" },
			uniqueItems: {
				type: "boolean",
				default: !1
			},
			maxProperties: { $ref: "#/definitions/positiveInteger" },
			minProperties: { $ref: "#/definitions/positiveIntegerDefault0" },
			required: { $ref: "#/definitions/stringArray" },
			additionalProperties: {
				anyOf: [{ type: "boolean" }, { $ref: "#" }],
				default: {}
			},
			definitions: {
				type: "object",
				additionalProperties: { $ref: "#" },
				default: {}
			},
			properties: {
				type: "object",
				additionalProperties: { $ref: "#" },
				default: {}
			},
			patternProperties: {
				type: "object",
				additionalProperties: { $ref: "#" },
				default: {}
			},
			dependencies: {
				type: "object",
				additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/definitions/stringArray" }] }
			},
			enum: {
				type: "array",
				minItems: 1,
				uniqueItems: !0
			},
			type: { anyOf: [{ $ref: "#/definitions/simpleTypes" }, {
				type: "array",
				items: { $ref: "#/definitions/simpleTypes" },
				minItems: 1,
				uniqueItems: !0
			}] },
			allOf: { $ref: "#/definitions/schemaArray" },
			anyOf: { $ref: "#/definitions/schemaArray" },
			oneOf: { $ref: "#/definitions/schemaArray" },
			not: { $ref: "#" }
		},
		dependencies: {
			exclusiveMaximum: ["maximum"],
			exclusiveMinimum: ["minimum"]
		},
		default: {}
	};
})), S = /* @__PURE__ */ e(((e, t) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = void 0;
	let n = i(), r = b(), o = a(), s = x(), c = ["/properties"], l = "http://json-schema.org/draft-04/schema";
	var Ajv = class extends n.default {
		constructor(e = {}) {
			super({
				...e,
				schemaId: "id"
			});
		}
		_addVocabularies() {
			super._addVocabularies(), r.default.forEach((e) => this.addVocabulary(e)), this.opts.discriminator && this.addKeyword(o.default);
		}
		_addDefaultMetaSchema() {
			if (super._addDefaultMetaSchema(), !this.opts.meta) return;
			let e = this.opts.$data ? this.$dataMetaSchema(s, c) : s;
			this.addMetaSchema(e, l, !1), this.refs["http://json-schema.org/schema"] = l;
		}
		defaultMeta() {
			return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(l) ? l : void 0);
		}
	};
	t.exports = e = Ajv, Object.defineProperty(e, "__esModule", { value: !0 }), e.default = Ajv;
	var u = i();
	Object.defineProperty(e, "KeywordCxt", {
		enumerable: !0,
		get: function() {
			return u.KeywordCxt;
		}
	});
	var d = i();
	Object.defineProperty(e, "_", {
		enumerable: !0,
		get: function() {
			return d._;
		}
	}), Object.defineProperty(e, "str", {
		enumerable: !0,
		get: function() {
			return d.str;
		}
	}), Object.defineProperty(e, "stringify", {
		enumerable: !0,
		get: function() {
			return d.stringify;
		}
	}), Object.defineProperty(e, "nil", {
		enumerable: !0,
		get: function() {
			return d.nil;
		}
	}), Object.defineProperty(e, "Name", {
		enumerable: !0,
		get: function() {
			return d.Name;
		}
	}), Object.defineProperty(e, "CodeGen", {
		enumerable: !0,
		get: function() {
			return d.CodeGen;
		}
	});
}));
export default S();
export {};
