import { __commonJSMin as e } from "./rolldown-runtime.js";
import { require_applicator as t, require_codegen as n, require_core as r, require_discriminator as i, require_format as a, require_ref_error as o, require_validate as s, require_validation_error as c } from "./discriminator.js";
import { require_core as l, require_metadata as u, require_validation as d } from "./metadata.js";
import { require_dynamic as f, require_next as p, require_unevaluated as m } from "./unevaluated.js";
// node_modules/ajv/dist/vocabularies/draft2020.js
var h = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let n = l(), r = d(), i = t(), o = f(), s = p(), c = m(), h = a(), g = u();
	e.default = [
		o.default,
		n.default,
		r.default,
		(0, i.default)(!0),
		h.default,
		g.metadataVocabulary,
		g.contentVocabulary,
		s.default,
		c.default
	];
})), g = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		$id: "https://json-schema.org/draft/2020-12/schema",
		$vocabulary: {
			"https://json-schema.org/draft/2020-12/vocab/core": !0,
			"https://json-schema.org/draft/2020-12/vocab/applicator": !0,
			"https://json-schema.org/draft/2020-12/vocab/unevaluated": !0,
			"https://json-schema.org/draft/2020-12/vocab/validation": !0,
			"https://json-schema.org/draft/2020-12/vocab/meta-data": !0,
			"https://json-schema.org/draft/2020-12/vocab/format-annotation": !0,
			"https://json-schema.org/draft/2020-12/vocab/content": !0
		},
		$dynamicAnchor: "meta",
		title: "Core and Validation specifications meta-schema",
		allOf: [
			{ $ref: "meta/core" },
			{ $ref: "meta/applicator" },
			{ $ref: "meta/unevaluated" },
			{ $ref: "meta/validation" },
			{ $ref: "meta/meta-data" },
			{ $ref: "meta/format-annotation" },
			{ $ref: "meta/content" }
		],
		type: ["object", "boolean"],
		$comment: "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",
		properties: {
			definitions: {
				$comment: "\"definitions\" has been replaced by \"$defs\".",
				type: "object",
				additionalProperties: { $dynamicRef: "#meta" },
				deprecated: !0,
				default: {}
			},
			dependencies: {
				$comment: "\"dependencies\" has been split and replaced by \"dependentSchemas\" and \"dependentRequired\" in order to serve their differing semantics.",
				type: "object",
				additionalProperties: { anyOf: [{ $dynamicRef: "#meta" }, { $ref: "meta/validation#/$defs/stringArray" }] },
				deprecated: !0,
				default: {}
			},
			$recursiveAnchor: {
				$comment: "\"$recursiveAnchor\" has been replaced by \"$dynamicAnchor\".",
				$ref: "meta/core#/$defs/anchorString",
				deprecated: !0
			},
			$recursiveRef: {
				$comment: "\"$recursiveRef\" has been replaced by \"$dynamicRef\".",
				$ref: "meta/core#/$defs/uriReferenceString",
				deprecated: !0
			}
		}
	};
})), _ = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		$id: "https://json-schema.org/draft/2020-12/meta/applicator",
		$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/applicator": !0 },
		$dynamicAnchor: "meta",
		title: "Applicator vocabulary meta-schema",
		type: ["object", "boolean"],
		properties: {
			prefixItems: { $ref: "#/$defs/schemaArray" },
			items: { $dynamicRef: "#meta" },
			contains: { $dynamicRef: "#meta" },
			additionalProperties: { $dynamicRef: "#meta" },
			properties: {
				type: "object",
				additionalProperties: { $dynamicRef: "#meta" },
				default: {}
			},
			patternProperties: {
				type: "object",
				additionalProperties: { $dynamicRef: "#meta" },
				propertyNames: { format: "regex" },
				default: {}
			},
			dependentSchemas: {
				type: "object",
				additionalProperties: { $dynamicRef: "#meta" },
				default: {}
			},
			propertyNames: { $dynamicRef: "#meta" },
			if: { $dynamicRef: "#meta" },
			then: { $dynamicRef: "#meta" },
			else: { $dynamicRef: "#meta" },
			allOf: { $ref: "#/$defs/schemaArray" },
			anyOf: { $ref: "#/$defs/schemaArray" },
			oneOf: { $ref: "#/$defs/schemaArray" },
			not: { $dynamicRef: "#meta" }
		},
		$defs: { schemaArray: {
			type: "array",
			minItems: 1,
			items: { $dynamicRef: "#meta" }
		} }
	};
})), v = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		$id: "https://json-schema.org/draft/2020-12/meta/unevaluated",
		$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/unevaluated": !0 },
		$dynamicAnchor: "meta",
		title: "Unevaluated applicator vocabulary meta-schema",
		type: ["object", "boolean"],
		properties: {
			unevaluatedItems: { $dynamicRef: "#meta" },
			unevaluatedProperties: { $dynamicRef: "#meta" }
		}
	};
})), y = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		$id: "https://json-schema.org/draft/2020-12/meta/content",
		$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/content": !0 },
		$dynamicAnchor: "meta",
		title: "Content vocabulary meta-schema",
		type: ["object", "boolean"],
		properties: {
			contentEncoding: { type: "string" },
			contentMediaType: { type: "string" },
			contentSchema: { $dynamicRef: "#meta" }
		}
	};
})), b = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		$id: "https://json-schema.org/draft/2020-12/meta/core",
		$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/core": !0 },
		$dynamicAnchor: "meta",
		title: "Core vocabulary meta-schema",
		type: ["object", "boolean"],
		properties: {
			$id: {
				$ref: "#/$defs/uriReferenceString",
				$comment: "Non-empty fragments not allowed.",
				pattern: "^[^#]*#?$"
			},
			$schema: { $ref: "#/$defs/uriString" },
			$ref: { $ref: "#/$defs/uriReferenceString" },
			$anchor: { $ref: "#/$defs/anchorString" },
			$dynamicRef: { $ref: "#/$defs/uriReferenceString" },
			$dynamicAnchor: { $ref: "#/$defs/anchorString" },
			$vocabulary: {
				type: "object",
				propertyNames: { $ref: "#/$defs/uriString" },
				additionalProperties: { type: "boolean" }
			},
			$comment: { type: "string" },
			$defs: {
				type: "object",
				additionalProperties: { $dynamicRef: "#meta" }
			}
		},
		$defs: {
			anchorString: {
				type: "string",
				pattern: "^[A-Za-z_][-A-Za-z0-9._]*$"
			},
			uriString: {
				type: "string",
				format: "uri"
			},
			uriReferenceString: {
				type: "string",
				format: "uri-reference"
			}
		}
	};
})), x = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		$id: "https://json-schema.org/draft/2020-12/meta/format-annotation",
		$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/format-annotation": !0 },
		$dynamicAnchor: "meta",
		title: "Format vocabulary meta-schema for annotation results",
		type: ["object", "boolean"],
		properties: { format: { type: "string" } }
	};
})), S = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		$id: "https://json-schema.org/draft/2020-12/meta/meta-data",
		$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/meta-data": !0 },
		$dynamicAnchor: "meta",
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
})), C = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		$id: "https://json-schema.org/draft/2020-12/meta/validation",
		$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/validation": !0 },
		$dynamicAnchor: "meta",
		title: "Validation vocabulary meta-schema",
		type: ["object", "boolean"],
		properties: {
			type: { anyOf: [{ $ref: "#/$defs/simpleTypes" }, {
				type: "array",
				items: { $ref: "#/$defs/simpleTypes" },
				minItems: 1,
				uniqueItems: !0
			}] },
			const: !0,
			enum: {
				type: "array",
				items: !0
			},
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
			}
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
})), w = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = g(), n = _(), r = v(), i = y(), a = b(), o = x(), s = S(), c = C(), l = ["/properties"];
	function addMetaSchema2020(e) {
		return [
			t,
			n,
			r,
			i,
			a,
			with$data(this, o),
			s,
			with$data(this, c)
		].forEach((e) => this.addMetaSchema(e, void 0, !1)), this;
		function with$data(t, n) {
			return e ? t.$dataMetaSchema(n, l) : n;
		}
	}
	e.default = addMetaSchema2020;
})), T = /* @__PURE__ */ e(((e, t) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.MissingRefError = e.ValidationError = e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = e.Ajv2020 = void 0;
	let a = r(), l = h(), u = i(), d = w(), f = "https://json-schema.org/draft/2020-12/schema";
	var Ajv2020 = class extends a.default {
		constructor(e = {}) {
			super({
				...e,
				dynamicRef: !0,
				next: !0,
				unevaluated: !0
			});
		}
		_addVocabularies() {
			super._addVocabularies(), l.default.forEach((e) => this.addVocabulary(e)), this.opts.discriminator && this.addKeyword(u.default);
		}
		_addDefaultMetaSchema() {
			super._addDefaultMetaSchema();
			let { $data: e, meta: t } = this.opts;
			t && (d.default.call(this, e), this.refs["http://json-schema.org/schema"] = f);
		}
		defaultMeta() {
			return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(f) ? f : void 0);
		}
	};
	e.Ajv2020 = Ajv2020, t.exports = e = Ajv2020, t.exports.Ajv2020 = Ajv2020, Object.defineProperty(e, "__esModule", { value: !0 }), e.default = Ajv2020;
	var p = s();
	Object.defineProperty(e, "KeywordCxt", {
		enumerable: !0,
		get: function() {
			return p.KeywordCxt;
		}
	});
	var m = n();
	Object.defineProperty(e, "_", {
		enumerable: !0,
		get: function() {
			return m._;
		}
	}), Object.defineProperty(e, "str", {
		enumerable: !0,
		get: function() {
			return m.str;
		}
	}), Object.defineProperty(e, "stringify", {
		enumerable: !0,
		get: function() {
			return m.stringify;
		}
	}), Object.defineProperty(e, "nil", {
		enumerable: !0,
		get: function() {
			return m.nil;
		}
	}), Object.defineProperty(e, "Name", {
		enumerable: !0,
		get: function() {
			return m.Name;
		}
	}), Object.defineProperty(e, "CodeGen", {
		enumerable: !0,
		get: function() {
			return m.CodeGen;
		}
	});
	var g = c();
	Object.defineProperty(e, "ValidationError", {
		enumerable: !0,
		get: function() {
			return g.default;
		}
	});
	var _ = o();
	Object.defineProperty(e, "MissingRefError", {
		enumerable: !0,
		get: function() {
			return _.default;
		}
	});
}));
export { T as require__2020 };
