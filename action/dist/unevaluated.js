import { __commonJSMin as e } from "./rolldown-runtime.js";
import { require_codegen as t, require_compile as n, require_dependencies as r, require_names as i, require_ref as a, require_util as o } from "./discriminator.js";
// node_modules/ajv/dist/vocabularies/dynamic/dynamicAnchor.js
var s = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.dynamicAnchor = void 0;
	let r = t(), o = i(), s = n(), c = a(), l = {
		keyword: "$dynamicAnchor",
		schemaType: "string",
		code: (e) => dynamicAnchor(e, e.schema)
	};
	function dynamicAnchor(e, t) {
		let { gen: n, it: i } = e;
		i.schemaEnv.root.dynamicAnchors[t] = !0;
		let a = (0, r._)`${o.default.dynamicAnchors}${(0, r.getProperty)(t)}`, s = i.errSchemaPath === "#" ? i.validateName : _getValidate(e);
		n.if((0, r._)`!${a}`, () => n.assign(a, s));
	}
	e.dynamicAnchor = dynamicAnchor;
	function _getValidate(e) {
		let { schemaEnv: t, schema: n, self: r } = e.it, { root: i, baseId: a, localRefs: o, meta: l } = t.root, { schemaId: u } = r.opts, d = new s.SchemaEnv({
			schema: n,
			schemaId: u,
			root: i,
			baseId: a,
			localRefs: o,
			meta: l
		});
		return s.compileSchema.call(r, d), (0, c.getValidate)(e, d);
	}
	e.default = l;
})), c = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.dynamicRef = void 0;
	let n = t(), r = i(), o = a(), s = {
		keyword: "$dynamicRef",
		schemaType: "string",
		code: (e) => dynamicRef(e, e.schema)
	};
	function dynamicRef(e, t) {
		let { gen: i, keyword: a, it: s } = e;
		if (t[0] !== "#") throw Error(`"${a}" only supports hash fragment reference`);
		let c = t.slice(1);
		if (s.allErrors) _dynamicRef();
		else {
			let t = i.let("valid", !1);
			_dynamicRef(t), e.ok(t);
		}
		function _dynamicRef(e) {
			if (s.schemaEnv.root.dynamicAnchors[c]) {
				let t = i.let("_v", (0, n._)`${r.default.dynamicAnchors}${(0, n.getProperty)(c)}`);
				i.if(t, _callRef(t, e), _callRef(s.validateName, e));
			} else _callRef(s.validateName, e)();
		}
		function _callRef(t, n) {
			return n ? () => i.block(() => {
				(0, o.callRef)(e, t), i.let(n, !0);
			}) : () => (0, o.callRef)(e, t);
		}
	}
	e.dynamicRef = dynamicRef, e.default = s;
})), l = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = s(), n = o();
	e.default = {
		keyword: "$recursiveAnchor",
		schemaType: "boolean",
		code(e) {
			e.schema ? (0, t.dynamicAnchor)(e, "") : (0, n.checkStrictMode)(e.it, "$recursiveAnchor: false is ignored");
		}
	};
})), u = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = c();
	e.default = {
		keyword: "$recursiveRef",
		schemaType: "string",
		code: (e) => (0, t.dynamicRef)(e, e.schema)
	};
})), d = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = s(), n = c(), r = l(), i = u();
	e.default = [
		t.default,
		n.default,
		r.default,
		i.default
	];
})), f = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r();
	e.default = {
		keyword: "dependentRequired",
		type: "object",
		schemaType: "object",
		error: t.error,
		code: (e) => (0, t.validatePropertyDeps)(e)
	};
})), p = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r();
	e.default = {
		keyword: "dependentSchemas",
		type: "object",
		schemaType: "object",
		code: (e) => (0, t.validateSchemaDeps)(e)
	};
})), m = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = o();
	e.default = {
		keyword: ["maxContains", "minContains"],
		type: "array",
		schemaType: "number",
		code({ keyword: e, parentSchema: n, it: r }) {
			n.contains === void 0 && (0, t.checkStrictMode)(r, `"${e}" without "contains" is ignored`);
		}
	};
})), h = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = f(), n = p(), r = m();
	e.default = [
		t.default,
		n.default,
		r.default
	];
})), g = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let n = t(), r = o(), a = i();
	e.default = {
		keyword: "unevaluatedProperties",
		type: "object",
		schemaType: ["boolean", "object"],
		trackErrors: !0,
		error: {
			message: "must NOT have unevaluated properties",
			params: ({ params: e }) => (0, n._)`{unevaluatedProperty: ${e.unevaluatedProperty}}`
		},
		code(e) {
			let { gen: t, schema: i, data: o, errsCount: s, it: c } = e;
			/* istanbul ignore if */
			if (!s) throw Error("ajv implementation error");
			let { allErrors: l, props: u } = c;
			u instanceof n.Name ? t.if((0, n._)`${u} !== true`, () => t.forIn("key", o, (e) => t.if(unevaluatedDynamic(u, e), () => unevaluatedPropCode(e)))) : u !== !0 && t.forIn("key", o, (e) => u === void 0 ? unevaluatedPropCode(e) : t.if(unevaluatedStatic(u, e), () => unevaluatedPropCode(e))), c.props = !0, e.ok((0, n._)`${s} === ${a.default.errors}`);
			function unevaluatedPropCode(a) {
				if (i === !1) e.setParams({ unevaluatedProperty: a }), e.error(), l || t.break();
				else if (!(0, r.alwaysValidSchema)(c, i)) {
					let i = t.name("valid");
					e.subschema({
						keyword: "unevaluatedProperties",
						dataProp: a,
						dataPropType: r.Type.Str
					}, i), l || t.if((0, n.not)(i), () => t.break());
				}
			}
			function unevaluatedDynamic(e, t) {
				return (0, n._)`!${e} || !${e}[${t}]`;
			}
			function unevaluatedStatic(e, t) {
				let r = [];
				for (let i in e) e[i] === !0 && r.push((0, n._)`${t} !== ${i}`);
				return (0, n.and)(...r);
			}
		}
	};
})), _ = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let n = t(), r = o();
	e.default = {
		keyword: "unevaluatedItems",
		type: "array",
		schemaType: ["boolean", "object"],
		error: {
			message: ({ params: { len: e } }) => (0, n.str)`must NOT have more than ${e} items`,
			params: ({ params: { len: e } }) => (0, n._)`{limit: ${e}}`
		},
		code(e) {
			let { gen: t, schema: i, data: a, it: o } = e, s = o.items || 0;
			if (s === !0) return;
			let c = t.const("len", (0, n._)`${a}.length`);
			if (i === !1) e.setParams({ len: s }), e.fail((0, n._)`${c} > ${s}`);
			else if (typeof i == "object" && !(0, r.alwaysValidSchema)(o, i)) {
				let r = t.var("valid", (0, n._)`${c} <= ${s}`);
				t.if((0, n.not)(r), () => validateItems(r, s)), e.ok(r);
			}
			o.items = !0;
			function validateItems(i, a) {
				t.forRange("i", a, c, (a) => {
					e.subschema({
						keyword: "unevaluatedItems",
						dataProp: a,
						dataPropType: r.Type.Num
					}, i), o.allErrors || t.if((0, n.not)(i), () => t.break());
				});
			}
		}
	};
})), v = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = g(), n = _();
	e.default = [t.default, n.default];
}));
export { d as require_dynamic, h as require_next, v as require_unevaluated };
