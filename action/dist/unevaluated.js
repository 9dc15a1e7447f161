import { t as e } from "./rolldown-runtime.js";
import { a as t, c as n, g as r, h as i, m as a, u as o } from "./discriminator.js";
// node_modules/ajv/dist/vocabularies/dynamic/dynamicAnchor.js
var s = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.dynamicAnchor = void 0;
	let t = r(), i = a(), s = o(), c = n(), l = {
		keyword: "$dynamicAnchor",
		schemaType: "string",
		code: (e) => dynamicAnchor(e, e.schema)
	};
	function dynamicAnchor(e, n) {
		let { gen: r, it: a } = e;
		a.schemaEnv.root.dynamicAnchors[n] = !0;
		let o = (0, t._)`${i.default.dynamicAnchors}${(0, t.getProperty)(n)}`, s = a.errSchemaPath === "#" ? a.validateName : _getValidate(e);
		r.if((0, t._)`!${o}`, () => r.assign(o, s));
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
	let t = r(), i = a(), o = n(), s = {
		keyword: "$dynamicRef",
		schemaType: "string",
		code: (e) => dynamicRef(e, e.schema)
	};
	function dynamicRef(e, n) {
		let { gen: r, keyword: a, it: s } = e;
		if (n[0] !== "#") throw Error(`"${a}" only supports hash fragment reference`);
		let c = n.slice(1);
		if (s.allErrors) _dynamicRef();
		else {
			let t = r.let("valid", !1);
			_dynamicRef(t), e.ok(t);
		}
		function _dynamicRef(e) {
			if (s.schemaEnv.root.dynamicAnchors[c]) {
				let n = r.let("_v", (0, t._)`${i.default.dynamicAnchors}${(0, t.getProperty)(c)}`);
				r.if(n, _callRef(n, e), _callRef(s.validateName, e));
			} else _callRef(s.validateName, e)();
		}
		function _callRef(t, n) {
			return n ? () => r.block(() => {
				(0, o.callRef)(e, t), r.let(n, !0);
			}) : () => (0, o.callRef)(e, t);
		}
	}
	e.dynamicRef = dynamicRef, e.default = s;
})), l = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = s(), n = i();
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
	let n = t();
	e.default = {
		keyword: "dependentRequired",
		type: "object",
		schemaType: "object",
		error: n.error,
		code: (e) => (0, n.validatePropertyDeps)(e)
	};
})), p = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let n = t();
	e.default = {
		keyword: "dependentSchemas",
		type: "object",
		schemaType: "object",
		code: (e) => (0, n.validateSchemaDeps)(e)
	};
})), m = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = i();
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
	let t = r(), n = i(), o = a();
	e.default = {
		keyword: "unevaluatedProperties",
		type: "object",
		schemaType: ["boolean", "object"],
		trackErrors: !0,
		error: {
			message: "must NOT have unevaluated properties",
			params: ({ params: e }) => (0, t._)`{unevaluatedProperty: ${e.unevaluatedProperty}}`
		},
		code(e) {
			let { gen: r, schema: i, data: a, errsCount: s, it: c } = e;
			/* istanbul ignore if */
			if (!s) throw Error("ajv implementation error");
			let { allErrors: l, props: u } = c;
			u instanceof t.Name ? r.if((0, t._)`${u} !== true`, () => r.forIn("key", a, (e) => r.if(unevaluatedDynamic(u, e), () => unevaluatedPropCode(e)))) : u !== !0 && r.forIn("key", a, (e) => u === void 0 ? unevaluatedPropCode(e) : r.if(unevaluatedStatic(u, e), () => unevaluatedPropCode(e))), c.props = !0, e.ok((0, t._)`${s} === ${o.default.errors}`);
			function unevaluatedPropCode(a) {
				if (i === !1) e.setParams({ unevaluatedProperty: a }), e.error(), l || r.break();
				else if (!(0, n.alwaysValidSchema)(c, i)) {
					let i = r.name("valid");
					e.subschema({
						keyword: "unevaluatedProperties",
						dataProp: a,
						dataPropType: n.Type.Str
					}, i), l || r.if((0, t.not)(i), () => r.break());
				}
			}
			function unevaluatedDynamic(e, n) {
				return (0, t._)`!${e} || !${e}[${n}]`;
			}
			function unevaluatedStatic(e, n) {
				let r = [];
				for (let i in e) e[i] === !0 && r.push((0, t._)`${n} !== ${i}`);
				return (0, t.and)(...r);
			}
		}
	};
})), _ = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r(), n = i();
	e.default = {
		keyword: "unevaluatedItems",
		type: "array",
		schemaType: ["boolean", "object"],
		error: {
			message: ({ params: { len: e } }) => (0, t.str)`must NOT have more than ${e} items`,
			params: ({ params: { len: e } }) => (0, t._)`{limit: ${e}}`
		},
		code(e) {
			let { gen: r, schema: i, data: a, it: o } = e, s = o.items || 0;
			if (s === !0) return;
			let c = r.const("len", (0, t._)`${a}.length`);
			if (i === !1) e.setParams({ len: s }), e.fail((0, t._)`${c} > ${s}`);
			else if (typeof i == "object" && !(0, n.alwaysValidSchema)(o, i)) {
				let n = r.var("valid", (0, t._)`${c} <= ${s}`);
				r.if((0, t.not)(n), () => validateItems(n, s)), e.ok(n);
			}
			o.items = !0;
			function validateItems(i, a) {
				r.forRange("i", a, c, (a) => {
					e.subschema({
						keyword: "unevaluatedItems",
						dataProp: a,
						dataPropType: n.Type.Num
					}, i), o.allErrors || r.if((0, t.not)(i), () => r.break());
				});
			}
		}
	};
})), v = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = g(), n = _();
	e.default = [t.default, n.default];
}));
export { h as n, d as r, v as t };
