import { __commonJSMin as e } from "./rolldown-runtime.js";
import { require_codegen as t, require_const as n, require_enum as r, require_limitItems as i, require_limitLength as a, require_limitProperties as o, require_multipleOf as s, require_pattern as c, require_ref as l, require_required as u, require_uniqueItems as d } from "./discriminator.js";
// node_modules/ajv/dist/vocabularies/core/id.js
var f = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.default = {
		keyword: "id",
		code() {
			throw Error("NOT SUPPORTED: keyword \"id\", use \"$id\" for schema ID");
		}
	};
})), p = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = f(), n = l();
	e.default = [
		"$schema",
		"$id",
		"$defs",
		"$vocabulary",
		{ keyword: "$comment" },
		"definitions",
		t.default,
		n.default
	];
})), m = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let n = t(), r = n.operators, i = {
		maximum: {
			okStr: "<=",
			ok: r.LTE,
			fail: r.GT
		},
		minimum: {
			okStr: ">=",
			ok: r.GTE,
			fail: r.LT
		},
		exclusiveMaximum: {
			okStr: "<",
			ok: r.LT,
			fail: r.GTE
		},
		exclusiveMinimum: {
			okStr: ">",
			ok: r.GT,
			fail: r.LTE
		}
	};
	e.default = {
		keyword: Object.keys(i),
		type: "number",
		schemaType: "number",
		$data: !0,
		error: {
			message: ({ keyword: e, schemaCode: t }) => (0, n.str)`must be ${i[e].okStr} ${t}`,
			params: ({ keyword: e, schemaCode: t }) => (0, n._)`{comparison: ${i[e].okStr}, limit: ${t}}`
		},
		code(e) {
			let { keyword: t, data: r, schemaCode: a } = e;
			e.fail$data((0, n._)`${r} ${i[t].fail} ${a} || isNaN(${r})`);
		}
	};
})), h = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = m(), l = s(), f = a(), p = c(), h = o(), g = u(), _ = i(), v = d(), y = n(), b = r();
	e.default = [
		t.default,
		l.default,
		f.default,
		p.default,
		h.default,
		g.default,
		_.default,
		v.default,
		{
			keyword: "type",
			schemaType: ["string", "array"]
		},
		{
			keyword: "nullable",
			schemaType: "boolean"
		},
		y.default,
		b.default
	];
})), g = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.contentVocabulary = e.metadataVocabulary = void 0, e.metadataVocabulary = [
		"title",
		"description",
		"default",
		"deprecated",
		"readOnly",
		"writeOnly",
		"examples"
	], e.contentVocabulary = [
		"contentMediaType",
		"contentEncoding",
		"contentSchema"
	];
}));
export { p as require_core, g as require_metadata, h as require_validation };
