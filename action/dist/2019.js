import { __commonJSMin as e } from "./rolldown-runtime.js";
import { require_codegen as t, require_core as n, require_discriminator as r, require_ref_error as i, require_validate as a, require_validation_error as o } from "./discriminator.js";
import { require_draft7 as s } from "./draft7.js";
import { require_dynamic as c, require_next as l, require_unevaluated as u } from "./unevaluated.js";
// node_modules/ajv/dist/refs/json-schema-2019-09/schema.json
var d = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2019-09/schema",
		$id: "https://json-schema.org/draft/2019-09/schema",
		$vocabulary: {
			"https://json-schema.org/draft/2019-09/vocab/core": !0,
			"https://json-schema.org/draft/2019-09/vocab/applicator": !0,
			"https://json-schema.org/draft/2019-09/vocab/validation": !0,
			"https://json-schema.org/draft/2019-09/vocab/meta-data": !0,
			"https://json-schema.org/draft/2019-09/vocab/format": !1,
			"https://json-schema.org/draft/2019-09/vocab/content": !0
		},
		$recursiveAnchor: !0,
		title: "Core and Validation specifications meta-schema",
		allOf: [
			{ $ref: "meta/core" },
			{ $ref: "meta/applicator" },
			{ $ref: "meta/validation" },
			{ $ref: "meta/meta-data" },
			{ $ref: "meta/format" },
			{ $ref: "meta/content" }
		],
		type: ["object", "boolean"],
		properties: {
			definitions: {
				$comment: "While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.",
				type: "object",
				additionalProperties: { $recursiveRef: "#" },
				default: {}
			},
			dependencies: {
				$comment: "\"dependencies\" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to \"dependentSchemas\" and \"dependentRequired\"",
				type: "object",
				additionalProperties: { anyOf: [{ $recursiveRef: "#" }, { $ref: "meta/validation#/$defs/stringArray" }] }
			}
		}
	};
})), f = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2019-09/schema",
		$id: "https://json-schema.org/draft/2019-09/meta/applicator",
		$vocabulary: { "https://json-schema.org/draft/2019-09/vocab/applicator": !0 },
		$recursiveAnchor: !0,
		title: "Applicator vocabulary meta-schema",
		type: ["object", "boolean"],
		properties: {
			additionalItems: { $recursiveRef: "#" },
			unevaluatedItems: { $recursiveRef: "#" },
			items: { anyOf: [{ $recursiveRef: "#" }, { $ref: "#/$defs/schemaArray" }] },
			contains: { $recursiveRef: "#" },
			additionalProperties: { $recursiveRef: "#" },
			unevaluatedProperties: { $recursiveRef: "#" },
			properties: {
				type: "object",
				additionalProperties: { $recursiveRef: "#" },
				default: {}
			},
			patternProperties: {
				type: "object",
				additionalProperties: { $recursiveRef: "#" },
				propertyNames: { format: "regex" },
				default: {}
			},
			dependentSchemas: {
				type: "object",
				additionalProperties: { $recursiveRef: "#" }
			},
			propertyNames: { $recursiveRef: "#" },
			if: { $recursiveRef: "#" },
			then: { $recursiveRef: "#" },
			else: { $recursiveRef: "#" },
			allOf: { $ref: "#/$defs/schemaArray" },
			anyOf: { $ref: "#/$defs/schemaArray" },
			oneOf: { $ref: "#/$defs/schemaArray" },
			not: { $recursiveRef: "#" }
		},
		$defs: { schemaArray: {
			type: "array",
			minItems: 1,
			items: { $recursiveRef: "#" }
		} }
	};
})), p = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2019-09/schema",
		$id: "https://json-schema.org/draft/2019-09/meta/content",
		$vocabulary: { "https://json-schema.org/draft/2019-09/vocab/content": !0 },
		$recursiveAnchor: !0,
		title: "Content vocabulary meta-schema",
		type: ["object", "boolean"],
		properties: {
			contentMediaType: { type: "string" },
			contentEncoding: { type: "string" },
			contentSchema: { $recursiveRef: "#" }
		}
	};
})), m = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2019-09/schema",
		$id: "https://json-schema.org/draft/2019-09/meta/core",
		$vocabulary: { "https://json-schema.org/draft/2019-09/vocab/core": !0 },
		$recursiveAnchor: !0,
		title: "Core vocabulary meta-schema",
		type: ["object", "boolean"],
		properties: {
			$id: {
				type: "string",
				format: "uri-reference",
				$comment: "Non-empty fragments not allowed.",
				pattern: "^[^#]*#?$"
			},
			$schema: {
				type: "string",
				format: "uri"
			},
			$anchor: {
				type: "string",
				pattern: "^[A-Za-z][-A-Za-z0-9.:_]*$"
			},
			$ref: {
				type: "string",
				format: "uri-reference"
			},
			$recursiveRef: {
				type: "string",
				format: "uri-reference"
			},
			$recursiveAnchor: {
				type: "boolean",
				default: !1
			},
			$vocabulary: {
				type: "object",
				propertyNames: {
					type: "string",
					format: "uri"
				},
				additionalProperties: { type: "boolean" }
			},
			$comment: { type: "string" },
			$defs: {
				type: "object",
				additionalProperties: { $recursiveRef: "#" },
				default: {}
			}
		}
	};
})), h = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2019-09/schema",
		$id: "https://json-schema.org/draft/2019-09/meta/format",
		$vocabulary: { "https://json-schema.org/draft/2019-09/vocab/format": !0 },
		$recursiveAnchor: !0,
		title: "Format vocabulary meta-schema",
		type: ["object", "boolean"],
		properties: { format: { type: "string" } }
	};
})), g = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2019-09/schema",
		$id: "https://json-schema.org/draft/2019-09/meta/meta-data",
		$vocabulary: { "https://json-schema.org/draft/2019-09/vocab/meta-data": !0 },
		$recursiveAnchor: !0,
		title: "Meta-data vocabulary meta-schema",
		type: ["object", "boolean"],
		properties: {
			title: { type: "string" },
			description: { type: "string" },
			default: !0,
			deprecated: {
				type: "boolean",
				default: !1
			},
			readOnly: {
				type: "boolean",
				default: !1
			},
			writeOnly: {
				type: "boolean",
				default: !1
			},
			examples: {
				type: "array",
				items: !0
			}
		}
	};
})), _ = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2019-09/schema",
		$id: "https://json-schema.org/draft/2019-09/meta/validation",
		$vocabulary: { "https://json-schema.org/draft/2019-09/vocab/validation": !0 },
		$recursiveAnchor: !0,
		title: "Validation vocabulary meta-schema",
		type: ["object", "boolean"],
		properties: {
			multipleOf: {
				type: "number",
				exclusiveMinimum: 0
			},
			maximum: { type: "number" },
			exclusiveMaximum: { type: "number" },
			minimum: { type: "number" },
			exclusiveMinimum: { type: "number" },
			maxLength: { $ref: "#/$defs/nonNegativeInteger" },
			minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
			pattern: {
				type: "string",
				format: "regex"
			},
			maxItems: { $ref: "#/$defs/nonNegativeInteger" },
			minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
			uniqueItems: {
				type: "boolean",
				default: !1
			},
			maxContains: { $ref: "#/$defs/nonNegativeInteger" },
			minContains: {
				$ref: "#/$defs/nonNegativeInteger",
				default: 1
			},
			maxProperties: { $ref: "#/$defs/nonNegativeInteger" },
			minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
			required: { $ref: "#/$defs/stringArray" },
			dependentRequired: {
				type: "object",
				additionalProperties: { $ref: "#/$defs/stringArray" }
			},
			const: !0,
			enum: {
				type: "array",
				items: !0
			},
			type: { anyOf: [{ $ref: "#/$defs/simpleTypes" }, {
				type: "array",
				items: { $ref: "#/$defs/simpleTypes" },
				minItems: 1,
				uniqueItems: !0
			}] }
		},
		$defs: {
			nonNegativeInteger: {
				type: "integer",
				minimum: 0
			},
			nonNegativeIntegerDefault0: {
				$ref: "#/$defs/nonNegativeInteger",
				default: 0
			},
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
				uniqueItems: !0,
				default: []
			}
		}
	};
})), v = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = d(), n = f(), r = p(), i = m(), a = h(), o = g(), s = _(), c = ["/properties"];
	function addMetaSchema2019(e) {
		return [
			t,
			n,
			r,
			i,
			with$data(this, a),
			o,
			with$data(this, s)
		].forEach((e) => this.addMetaSchema(e, void 0, !1)), this;
		function with$data(t, n) {
			return e ? t.$dataMetaSchema(n, c) : n;
		}
	}
	e.default = addMetaSchema2019;
})), y = /* @__PURE__ */ e(((e, d) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.MissingRefError = e.ValidationError = e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = e.Ajv2019 = void 0;
	let f = n(), p = s(), m = c(), h = l(), g = u(), _ = r(), y = v(), b = "https://json-schema.org/draft/2019-09/schema";
	var Ajv2019 = class extends f.default {
		constructor(e = {}) {
			super({
				...e,
				dynamicRef: !0,
				next: !0,
				unevaluated: !0
			});
		}
		_addVocabularies() {
			super._addVocabularies(), this.addVocabulary(m.default), p.default.forEach((e) => this.addVocabulary(e)), this.addVocabulary(h.default), this.addVocabulary(g.default), this.opts.discriminator && this.addKeyword(_.default);
		}
		_addDefaultMetaSchema() {
			super._addDefaultMetaSchema();
			let { $data: e, meta: t } = this.opts;
			t && (y.default.call(this, e), this.refs["http://json-schema.org/schema"] = b);
		}
		defaultMeta() {
			return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(b) ? b : void 0);
		}
	};
	e.Ajv2019 = Ajv2019, d.exports = e = Ajv2019, d.exports.Ajv2019 = Ajv2019, Object.defineProperty(e, "__esModule", { value: !0 }), e.default = Ajv2019;
	var x = a();
	Object.defineProperty(e, "KeywordCxt", {
		enumerable: !0,
		get: function() {
			return x.KeywordCxt;
		}
	});
	var S = t();
	Object.defineProperty(e, "_", {
		enumerable: !0,
		get: function() {
			return S._;
		}
	}), Object.defineProperty(e, "str", {
		enumerable: !0,
		get: function() {
			return S.str;
		}
	}), Object.defineProperty(e, "stringify", {
		enumerable: !0,
		get: function() {
			return S.stringify;
		}
	}), Object.defineProperty(e, "nil", {
		enumerable: !0,
		get: function() {
			return S.nil;
		}
	}), Object.defineProperty(e, "Name", {
		enumerable: !0,
		get: function() {
			return S.Name;
		}
	}), Object.defineProperty(e, "CodeGen", {
		enumerable: !0,
		get: function() {
			return S.CodeGen;
		}
	});
	var C = o();
	Object.defineProperty(e, "ValidationError", {
		enumerable: !0,
		get: function() {
			return C.default;
		}
	});
	var w = i();
	Object.defineProperty(e, "MissingRefError", {
		enumerable: !0,
		get: function() {
			return w.default;
		}
	});
}));
export default y();
export {};
