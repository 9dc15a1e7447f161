import { __exportAll as e } from "./rolldown-runtime.js";
// node_modules/zod/v4/core/util.js
function getEnumValues(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function joinValues(e, t = "|") {
	return e.map((e) => stringifyPrimitive(e)).join(t);
}
function jsonStringifyReplacer(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var Cached = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function cached(e) {
	return new Cached(e);
}
function nullish(e) {
	return e == null;
}
function cleanRegex(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function floatSafeRemainder(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
}
const t = /* @__PURE__*/ Symbol("evaluating");
function defineLazy(e, n, r) {
	let i;
	Object.defineProperty(e, n, {
		get() {
			if (i !== t) return i === void 0 && (i = t, i = r()), i;
		},
		set(t) {
			Object.defineProperty(e, n, { value: t });
		},
		configurable: !0
	});
}
function assignProp(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
function rawShape(e) {
	let t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
function sourceShape(e) {
	return rawShape(e._zod.def) ?? e._zod.def.shape;
}
function deferProp(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return assignProp(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function putProp(e, t, n) {
	t in e ? assignProp(e, t, n) : e[t] = n;
}
function mirrorShape(e, t, n, r) {
	let i = sourceShape(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? deferProp(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : putProp(e, a, r ? r(n.value, a) : n.value));
	}
}
function mirrorProps(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? deferProp(e, n, () => t[n]) : putProp(e, n, r.value));
	}
}
function mergeDefs(...e) {
	let t = {};
	for (let n of e) {
		let e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
function esc(e) {
	return JSON.stringify(e);
}
function slugify(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const n = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function isObject(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
const r = /* @__PURE__*/ cached(() => {
	if (m.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
	try {
		return Function(""), !0;
	} catch {
		return !1;
	}
});
function isPlainObject(e) {
	if (isObject(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return isObject(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function shallowClone(e) {
	return isPlainObject(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const i = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function normalizeParams(e) {
	let t = e;
	if (!t) return {};
	if (typeof t == "string") return { error: () => t };
	if (t?.message !== void 0) {
		if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
		t.error = t.message;
	}
	return delete t.message, typeof t.error == "string" ? {
		...t,
		error: () => t.error
	} : t;
}
function stringifyPrimitive(e) {
	return typeof e == "bigint" ? e.toString() + "n" : typeof e == "string" ? `"${e}"` : `${e}`;
}
function optionalKeys(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
const a = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, o = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
	let i = {};
	return mirrorShape(i, e, maskedKeys(e, t)), clone(e, mergeDefs(n, {
		shape: i,
		checks: []
	}));
}
function maskedKeys(e, t) {
	let n = sourceShape(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function omit(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
	let i = new Set(maskedKeys(e, t)), a = {};
	return mirrorShape(a, e, Reflect.ownKeys(sourceShape(e)).filter((e) => !i.has(e))), clone(e, mergeDefs(n, {
		shape: a,
		checks: []
	}));
}
function extend(e, t) {
	if (!isPlainObject(t)) throw Error("Invalid input to extend: expected a plain object");
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = sourceShape(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(e, mergeDefs(e._zod.def, { shape: extended(e, t) }));
}
function extended(e, t) {
	let n = {};
	return mirrorShape(n, e, Reflect.ownKeys(sourceShape(e))), mirrorProps(n, t), n;
}
function safeExtend(e, t) {
	if (!isPlainObject(t)) throw Error("Invalid input to safeExtend: expected a plain object");
	return clone(e, mergeDefs(e._zod.def, { shape: extended(e, t) }));
}
function merge(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	let n = {};
	return mirrorShape(n, e, Reflect.ownKeys(sourceShape(e))), mirrorShape(n, t, Reflect.ownKeys(sourceShape(t))), clone(e, mergeDefs(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function partial(e, t, n, r = "partial") {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(maskedKeys(t, n)) : void 0, o = {};
	return mirrorShape(o, t, Reflect.ownKeys(sourceShape(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: "optional",
		innerType: t
	}))), clone(t, mergeDefs(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function required(e, t, n) {
	let r = n ? new Set(maskedKeys(t, n)) : void 0, i = {};
	return mirrorShape(i, t, Reflect.ownKeys(sourceShape(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: "nonoptional",
		innerType: t
	})), clone(t, mergeDefs(t._zod.def, { shape: i }));
}
function aborted(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function explicitlyAborted(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function prefixIssues(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function unwrapMessage(e) {
	return typeof e == "string" ? e : e?.message;
}
function sizeCaps(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function attachSchema(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function finalizeIssue(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : unwrapMessage(e.inst?._zod.def?.error?.(e)) ?? unwrapMessage(a?.(e)) ?? unwrapMessage(t?.error?.(e)) ?? unwrapMessage(n.customError?.(e)) ?? unwrapMessage(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const s = /[\uD800-\uDBFF]/;
function codePointLength(e) {
	let t = e.length;
	if (!s.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function getLengthableOrigin(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function parsedType(e) {
	let t = typeof e;
	switch (t) {
		case "number": return Number.isNaN(e) ? "nan" : "number";
		case "object": {
			if (e === null) return "null";
			if (Array.isArray(e)) return "array";
			let t = e;
			if (t && Object.getPrototypeOf(t) !== Object.prototype && "constructor" in t && t.constructor) return t.constructor.name;
		}
	}
	return t;
}
function issue(...e) {
	let [t, n, r] = e;
	return typeof t == "string" ? {
		message: t,
		code: "custom",
		input: n,
		inst: r
	} : { ...t };
}
function members(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : defineBound(e, n, r.value);
	}
}
function own(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function hide(e, t, n) {
	return own(e, t, n, !1);
}
/* @__NO_SIDE_EFFECTS__ */
function derived(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return own(this, n, r(this));
			},
			set(e) {
				own(this, n, e);
			}
		});
	}
	return t;
}
function defineBound(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : own(this, t, n.bind(this));
		},
		set(e) {
			own(this, t, e);
		}
	});
}
function claim(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let c, l = !1;
const u = {
	configurable: !0,
	get() {
		l = !0;
	}
};
function defineLazyInternal(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && c !== e._zod ? c = void 0 : (c = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, u);
			let e = l;
			l = !1;
			try {
				let r = n(this);
				return l ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), l ||= e, r;
			} catch (n) {
				throw delete this[t], l ||= e, n;
			}
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				value: e
			});
		}
	}));
}
function installLazyProp(e, t, n, r) {
	let i = claim(e, t);
	i && Object.defineProperty(i, t, {
		configurable: !0,
		get() {
			let e = {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: void 0
			};
			return Object.defineProperty(this, t, e), e.value = n(this), Object.defineProperty(this, t, e), e.value;
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: e
			});
		}
	});
}
function constantCatch(e) {
	let fn = () => e;
	return fn["~constantCatch"] = !0, fn;
}
// node_modules/zod/v4/core/core.js
var d;
const f = {
	value: void 0,
	enumerable: !1
};
let p = "captureStackTrace" in Error ? Error : null;
function newError(e) {
	let t = p;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return p = null, new e();
			}
			try {
				return new e();
			} finally {
				t.stackTraceLimit = n;
			}
		}
	}
	return new e();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(e, t, n, r) {
	let i = {};
	function Internals(e) {
		this.def = e, this.constr = _, this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = i;
	let a = n, o = a && /* @__PURE__ */ new WeakSet();
	function init(n, r) {
		if (!n._zod) {
			f.value = new Internals(r);
			try {
				Object.defineProperty(n, "_zod", f);
			} finally {
				f.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), o) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			o.has(i) || (o.add(i), members(i, a));
		}
		let i = _.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let s = r?.Parent ?? Object;
	class Definition extends s {}
	Object.defineProperty(Definition, "name", { value: e });
	function _(e) {
		let t = r?.Parent ? newError(Definition) : this;
		init(t, e);
		let n = t._zod.deferred;
		if (n) {
			for (let e of n) e();
			t._zod.deferred = void 0;
		}
		let i = globalThis.__zod_globalConfig?.postProcessor;
		return i && i(t), t;
	}
	return Object.defineProperty(_, "init", { value: init }), Object.defineProperty(_, Symbol.hasInstance, { value: (t) => r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e) }), Object.defineProperty(_, "name", { value: e }), _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, $ZodEncodeError = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(d = globalThis).__zod_globalConfig ?? (d.__zod_globalConfig = {});
const m = globalThis.__zod_globalConfig;
function config(e) {
	return e && Object.assign(m, e), m;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, jsonStringifyReplacer, 2), e.message;
}
function _setMessage(e) {
	this._zod.message = e;
}
const ee = {
	get: _getMessage,
	set: _setMessage,
	enumerable: !0,
	configurable: !0
}, h = {
	value: void 0,
	enumerable: !1
}, g = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), te = /* @__PURE__ */ $constructor("$ZodError", (e, t) => {
	e.name = "$ZodError", h.value = t, Object.defineProperty(e, "issues", h), h.value = void 0, Object.defineProperty(e, "message", ee);
	let n = Object.getPrototypeOf(e);
	g.has(n) || (g.add(n), Object.defineProperty(n, "toString", {
		configurable: !0,
		enumerable: !1,
		get() {
			let value = () => this.message;
			return Object.defineProperty(this, "toString", {
				value,
				configurable: !0,
				writable: !0
			}), value;
		},
		set(e) {
			Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	}));
});
function node(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === "__proto__" ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function flattenError(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? node(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function formatError(e, t = (e) => e.message) {
	let n = { _errors: [] }, processError = (e, r = []) => {
		for (let i of e.issues) if (i.code === "invalid_union" && i.errors.length) i.errors.map((e) => processError({ issues: e }, [...r, ...i.path]));
		else if (i.code === "invalid_key") processError({ issues: i.issues }, [...r, ...i.path]);
		else if (i.code === "invalid_element") processError({ issues: i.issues }, [...r, ...i.path]);
		else {
			let e = [...r, ...i.path];
			if (e.length === 0) n._errors.push(t(i));
			else {
				let r = n, a = 0;
				for (; a < e.length;) {
					let n = e[a], o = a === e.length - 1;
					if (n === "_errors") {
						o && r._errors.push(t(i)), a++;
						continue;
					}
					Object.prototype.hasOwnProperty.call(r, n) || Object.defineProperty(r, n, {
						value: { _errors: [] },
						enumerable: !0,
						writable: !0,
						configurable: !0
					});
					let s = r[n];
					o && s._errors.push(t(i)), r = s, a++;
				}
			}
		}
	};
	return processError(e), n;
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const _parse = (e) => {
	let fn = (t, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = t._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new $ZodAsyncError();
		if (s.issues.length) {
			let t = new ((a?.Err) ?? e)(s.issues.map((e) => finalizeIssue(e, o, config())));
			throw n(t, a?.callee ?? fn), t;
		}
		return s.value;
	};
	return fn;
}, _parseAsync = (e) => {
	let fn = async (t, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = t._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let t = new ((a?.Err) ?? e)(s.issues.map((e) => finalizeIssue(e, o, config())));
			throw n(t, a?.callee ?? fn), t;
		}
		return s.value;
	};
	return fn;
}, _safeParse = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new $ZodAsyncError();
	return a.issues.length ? failure(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
};
function failure(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => finalizeIssue(e, n, config()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const _safeParseAsync = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? failure(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, ne = /* @__PURE__ */ Symbol.for("zod.compile.invalid"), re = /* @__PURE__ */ Symbol.for("zod.compile.fallback"), validate = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== ne) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return validateFallback(e, t, n);
});
function validateFallback(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[re] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new $ZodAsyncError();
	return a.issues.length === 0;
}
const validateAsync$1 = async (e, t, n) => {
	let r = n ? {
		...n,
		async: !0,
		abortEarly: !0
	} : {
		async: !0,
		abortEarly: !0
	}, i = e._zod.run({
		value: t,
		issues: []
	}, r);
	return i instanceof Promise && (i = await i), i.issues.length === 0;
}, _encode = (e) => {
	let t = _parse(e), fn = (e, n, r, i) => {
		let a = r ? {
			...r,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, n, a, finalizeParams(fn, i));
	};
	return fn;
}, _decode = (e) => {
	let t = _parse(e), fn = (e, n, r, i) => t(e, n, r, finalizeParams(fn, i));
	return fn;
}, _encodeAsync = (e) => {
	let t = _parseAsync(e), fn = async (e, n, r, i) => {
		let a = r ? {
			...r,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, n, a, finalizeParams(fn, i));
	};
	return fn;
}, _decodeAsync = (e) => {
	let t = _parseAsync(e), fn = async (e, n, r, i) => await t(e, n, r, finalizeParams(fn, i));
	return fn;
}, _safeEncode = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(e)(t, n, i);
}, _safeDecode = (e) => (t, n, r) => _safeParse(e)(t, n, r), _safeEncodeAsync = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(e)(t, n, i);
}, _safeDecodeAsync = (e) => async (t, n, r) => _safeParseAsync(e)(t, n, r), ie = /^[cC][0-9a-z]{6,}$/, ae = /^[0-9a-z]+$/, oe = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, se = /^[0-9a-vA-V]{20}$/, ce = /^[A-Za-z0-9]{27}$/, le = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const ue = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, de = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, uuid = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, fe = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function emoji() {
	return /* @__PURE__ */ RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
}
const pe = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, me = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, he = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, ge = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, _e = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, ve = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, ye = /^https?$/, be = /^\+[1-9]\d{6,14}$/, v = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
function anchor(e) {
	return RegExp(`^${e}$`);
}
const xe = /*@__PURE__*/ anchor(v);
function timeSource(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(e) {
	return RegExp(`^${timeSource(e)}$`);
}
function datetime(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${timeSource({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${timeSource({ precision: e.precision })}` : n;
	return RegExp(`^${v}T(?:${r})$`);
}
const Se = /^[\s\S]{0,}$/, Ce = /^-?\d+$/, y = /^-?\d+(?:\.\d+)?$/, we = /^(?:true|false)$/i, Te = /^undefined$/i, Ee = /^[^A-Z]*$/, De = /^[^a-z]*$/, b = /*@__PURE__*/ $constructor("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), _whenHasLength = (e) => {
	let t = e.value;
	return !nullish(t) && t.length !== void 0;
}, x = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, S = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (e, t) => {
	b.init(e, t);
	let n = x[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: x[typeof r.value] ?? n,
			code: "too_big",
			maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), C = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (e, t) => {
	b.init(e, t);
	let n = x[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: x[typeof r.value] ?? n,
			code: "too_small",
			minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), Oe = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (e, t) => {
	b.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error("Cannot mix number and bigint in multiple_of check.");
		(typeof n.value == "bigint" ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : floatSafeRemainder(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: "not_multiple_of",
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ke = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (e, t) => {
	b.init(e, t), t.format = t.format || "float64";
	let n = t.format?.includes("int"), r = n ? "int" : "number", [i, o] = a[t.format];
	e._zod.check = (a) => {
		let s = a.value;
		if (n) {
			if (!Number.isInteger(s)) {
				a.issues.push({
					expected: r,
					format: t.format,
					code: "invalid_type",
					continue: !1,
					input: s,
					inst: e
				});
				return;
			}
			if (!Number.isSafeInteger(s)) {
				s > 0 ? a.issues.push({
					input: s,
					code: "too_big",
					maximum: 2 ** 53 - 1,
					note: "Integers must be within the safe integer range.",
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				}) : a.issues.push({
					input: s,
					code: "too_small",
					minimum: -(2 ** 53 - 1),
					note: "Integers must be within the safe integer range.",
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				});
				return;
			}
		}
		s < i && a.issues.push({
			origin: "number",
			input: s,
			code: "too_small",
			minimum: i,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		}), s > o && a.issues.push({
			origin: "number",
			input: s,
			code: "too_big",
			maximum: o,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		});
	};
}), Ae = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (e, t) => {
	var n;
	b.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? codePointLength(r) : i) <= t.maximum) return;
		let a = getLengthableOrigin(r);
		n.issues.push({
			origin: a,
			code: "too_big",
			maximum: t.maximum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), je = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (e, t) => {
	var n;
	b.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? codePointLength(r) : i) >= t.minimum) return;
		let a = getLengthableOrigin(r);
		n.issues.push({
			origin: a,
			code: "too_small",
			minimum: t.minimum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), Me = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (e, t) => {
	var n;
	b.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? codePointLength(r) : i;
		if (a === t.length) return;
		let o = getLengthableOrigin(r), s = a > t.length;
		n.issues.push({
			origin: o,
			...s ? {
				code: "too_big",
				maximum: t.length
			} : {
				code: "too_small",
				minimum: t.length
			},
			inclusive: !0,
			exact: !0,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), w = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	b.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: t.format,
			input: n.value,
			...t.pattern ? { pattern: t.pattern.toString() } : {},
			inst: e,
			continue: !t.abort
		});
	}) : (r = e._zod).check ?? (r.check = () => {});
}), Ne = /*@__PURE__*/ $constructor("$ZodCheckRegex", (e, t) => {
	w.init(e, t), e._zod.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: n.value,
			pattern: t.pattern.toString(),
			inst: e,
			continue: !t.abort
		});
	};
}), Pe = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (e, t) => {
	t.pattern ??= Ee, w.init(e, t);
}), Fe = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (e, t) => {
	t.pattern ??= De, w.init(e, t);
}), Ie = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (e, t) => {
	b.init(e, t);
	let n = escapeRegex(t.includes);
	t.pattern = new RegExp(typeof t.position == "number" ? `^.{${t.position},}${n}` : n), e._zod.check = (n) => {
		n.value.includes(t.includes, t.position) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: t.includes,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Le = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (e, t) => {
	b.init(e, t);
	let n = RegExp(`^${escapeRegex(t.prefix)}.*`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.startsWith(t.prefix) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: t.prefix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Re = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (e, t) => {
	b.init(e, t);
	let n = RegExp(`.*${escapeRegex(t.suffix)}$`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.endsWith(t.suffix) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: t.suffix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ze = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (e, t) => {
	b.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(e = [], t = {}) {
		this.content = [], this.indent = 0, this.args = e, this.closed = t;
	}
	indented(e) {
		this.indent += 1;
		try {
			e(this);
		} finally {
			--this.indent;
		}
	}
	write(e) {
		if (typeof e == "function") {
			e(this, { execution: "sync" }), e(this, { execution: "async" });
			return;
		}
		let t = e.split("\n").filter((e) => e), n = Math.min(...t.map((e) => e.length - e.trimStart().length)), r = t.map((e) => e.slice(n)).map((e) => " ".repeat(this.indent * 2) + e);
		for (let e of r) this.content.push(e);
	}
	compile() {
		let e = Function, t = this?.content ?? [""];
		return new e(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${t.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const Be = {
	major: 4,
	minor: 6,
	patch: 7
}, T = /*@__PURE__*/ $constructor("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = Be;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let runChecks = (t, n, r) => {
			if (t.memo) return t;
			let i = aborted(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (explicitlyAborted(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new $ZodAsyncError();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (attachSchema(t.issues, n, e), i ||= aborted(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					attachSchema(t.issues, n, e), i ||= aborted(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, handleCanaryResult = (t, n, r) => {
			if (aborted(t)) return t.aborted = !0, t;
			let a = runChecks(n, i, r);
			if (a instanceof Promise) {
				if (r.async === !1) throw new $ZodAsyncError();
				return a.then((t) => e._zod.parse(t, r));
			}
			return e._zod.parse(a, r);
		};
		e._zod.run = (t, n) => {
			if (n.skipChecks) return e._zod.parse(t, n);
			if (n.direction === "backward") {
				let r = e._zod.parse({
					value: t.value,
					issues: []
				}, {
					...n,
					skipChecks: !0
				});
				return r instanceof Promise ? r.then((e) => handleCanaryResult(e, t, n)) : handleCanaryResult(r, t, n);
			}
			let r = e._zod.parse(t, n);
			if (r instanceof Promise) {
				if (n.async === !1) throw new $ZodAsyncError();
				return r.then((e) => runChecks(e, i, n));
			}
			return runChecks(r, i, n);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(e) {
		own(this, "~standard", e);
	}
}), toStandardResult = (e, t) => e.issues.length ? { issues: e.issues.map((e) => finalizeIssue(e, t, config())) } : { value: e.value };
async function validateAsync(e, t) {
	let n = { async: !0 };
	return toStandardResult(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function standardProps(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return toStandardResult(r, n);
			} catch {}
			return validateAsync(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
const E = /*@__PURE__*/ $constructor("$ZodString", (e, t) => {
	T.init(e, t), e._zod.pattern = t.pattern ?? Se, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = String(n.value);
		} catch {}
		return typeof n.value == "string" || n.issues.push({
			expected: "string",
			code: "invalid_type",
			input: n.value,
			inst: e
		}), n;
	};
}), D = /*@__PURE__*/ $constructor("$ZodStringFormat", (e, t) => {
	w.init(e, t), E.init(e, t);
}), Ve = /*@__PURE__*/ $constructor("$ZodGUID", (e, t) => {
	t.pattern ??= de, D.init(e, t);
}), He = /*@__PURE__*/ $constructor("$ZodUUID", (e, t) => {
	if (t.version) {
		let e = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[t.version];
		if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
		t.pattern ??= uuid(e);
	} else t.pattern ??= uuid();
	D.init(e, t);
}), Ue = /*@__PURE__*/ $constructor("$ZodEmail", (e, t) => {
	t.pattern ??= fe, D.init(e, t);
});
function canParseURL(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function validateURL(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? canParseURL(e) || 2 : parseURLObject(e, t);
}
function parseURLObject(e, t) {
	if (!t.normalize && t.protocol?.source === ye.source && !/^https?:\/\//i.test(e)) return 1;
	try {
		if (typeof URL < "u") {
			let t = URL;
			if (typeof t.parse == "function") return t.parse(e) ?? 2;
		}
		return new URL(e);
	} catch {
		return 2;
	}
}
const We = /[\t\n\r]/g;
function stripTabAndNewline(e) {
	return e.replace(We, "");
}
function urlHostnameOk(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function urlProtocolOk(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const Ge = /*@__PURE__*/ $constructor("$ZodURL", (e, t) => {
	D.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = validateURL(r, t);
			if (i === 1) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === 2) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === !0) {
				n.value = stripTabAndNewline(r);
				return;
			}
			t.hostname && !urlHostnameOk(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !urlProtocolOk(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : stripTabAndNewline(r);
			return;
		} catch {
			n.issues.push({
				code: "invalid_format",
				format: "url",
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
}), Ke = /*@__PURE__*/ $constructor("$ZodEmoji", (e, t) => {
	t.pattern ??= emoji(), D.init(e, t);
}), qe = /*@__PURE__*/ $constructor("$ZodNanoID", (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? le : nanoidOfLength(t.length), D.init(e, t);
}), Je = /*@__PURE__*/ $constructor("$ZodCUID", (e, t) => {
	t.pattern ??= ie, D.init(e, t);
}), Ye = /*@__PURE__*/ $constructor("$ZodCUID2", (e, t) => {
	t.pattern ??= ae, D.init(e, t);
}), Xe = /*@__PURE__*/ $constructor("$ZodULID", (e, t) => {
	t.pattern ??= oe, D.init(e, t);
}), Ze = /*@__PURE__*/ $constructor("$ZodXID", (e, t) => {
	t.pattern ??= se, D.init(e, t);
}), Qe = /*@__PURE__*/ $constructor("$ZodKSUID", (e, t) => {
	t.pattern ??= ce, D.init(e, t);
}), $e = /*@__PURE__*/ $constructor("$ZodISODateTime", (e, t) => {
	t.pattern ??= datetime(t), D.init(e, t);
}), et = /*@__PURE__*/ $constructor("$ZodISODate", (e, t) => {
	t.pattern ??= xe, D.init(e, t);
}), tt = /*@__PURE__*/ $constructor("$ZodISOTime", (e, t) => {
	t.pattern ??= time(t), D.init(e, t);
}), nt = /*@__PURE__*/ $constructor("$ZodISODuration", (e, t) => {
	t.pattern ??= ue, D.init(e, t);
}), rt = /*@__PURE__*/ $constructor("$ZodIPv4", (e, t) => {
	t.pattern ??= pe, D.init(e, t);
}), it = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(e) {
	return it.test(e) ? canParseURL(`http://[${e}]`) : !1;
}
const at = /*@__PURE__*/ $constructor("$ZodIPv6", (e, t) => {
	t.pattern ??= me, D.init(e, t), e._zod.check = (n) => {
		isValidIPv6(n.value) || n.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ot = /*@__PURE__*/ $constructor("$ZodCIDRv4", (e, t) => {
	t.pattern ??= he, D.init(e, t);
});
function isValidCIDRv6(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : isValidIPv6(n);
}
const st = /*@__PURE__*/ $constructor("$ZodCIDRv6", (e, t) => {
	t.pattern ??= ge, D.init(e, t), e._zod.check = (n) => {
		isValidCIDRv6(n.value) || n.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function isValidBase64(e) {
	if (e === "") return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const O = /^[0-9a-zA-Z+/]*={0,2}$/, ct = /*@__PURE__*/ $constructor("$ZodBase64", (e, t) => {
	t.pattern ??= O, D.init(e, t), e._zod.check = (n) => {
		isValidBase64(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), k = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(e) {
	if (!k.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	return isValidBase64(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
const lt = /*@__PURE__*/ $constructor("$ZodBase64URL", (e, t) => {
	t.pattern ??= k, D.init(e, t), e._zod.check = (n) => {
		isValidBase64URL(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ut = /*@__PURE__*/ $constructor("$ZodE164", (e, t) => {
	t.pattern ??= be, D.init(e, t);
});
function isValidJWT(e, t = null) {
	try {
		let n = e.split(".");
		if (n.length !== 3) return !1;
		let [r] = n;
		if (!r) return !1;
		let i = JSON.parse(atob(r));
		return !("typ" in i && i?.typ !== "JWT" || !i.alg || t && (!("alg" in i) || i.alg !== t));
	} catch {
		return !1;
	}
}
const dt = /*@__PURE__*/ $constructor("$ZodJWT", (e, t) => {
	D.init(e, t), e._zod.check = (n) => {
		isValidJWT(n.value, t.alg) || n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), A = /*@__PURE__*/ $constructor("$ZodNumber", (e, t) => {
	T.init(e, t), e._zod.pattern = y, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = Number(n.value);
		} catch {}
		let i = n.value;
		if (typeof i == "number" && !Number.isNaN(i) && Number.isFinite(i)) return n;
		let a = typeof i == "number" ? Number.isNaN(i) ? "NaN" : Number.isFinite(i) ? void 0 : String(i) : void 0;
		return n.issues.push({
			expected: "number",
			code: "invalid_type",
			input: i,
			inst: e,
			...a ? { received: a } : {}
		}), n;
	};
}), ft = /*@__PURE__*/ $constructor("$ZodNumberFormat", (e, t) => {
	ke.init(e, t), A.init(e, t);
}), pt = /*@__PURE__*/ $constructor("$ZodBoolean", (e, t) => {
	T.init(e, t), e._zod.pattern = we, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = !!n.value;
		} catch {}
		let i = n.value;
		return typeof i == "boolean" || n.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input: i,
			inst: e
		}), n;
	};
}), mt = /*@__PURE__*/ $constructor("$ZodUndefined", (e, t) => {
	T.init(e, t), e._zod.pattern = Te, e._zod.values = /* @__PURE__ */ new Set([void 0]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === void 0 || t.issues.push({
			expected: "undefined",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
	};
}), ht = /*@__PURE__*/ $constructor("$ZodUnknown", (e, t) => {
	T.init(e, t), e._zod.parse = (e) => e;
}), gt = /*@__PURE__*/ $constructor("$ZodNever", (e, t) => {
	T.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function capSize(e, t) {
	let n = sizeCaps(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of sizeCaps(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, attachSchema(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const arraySize = (e) => Array.isArray(e) ? e.length : -1;
function handleArrayResult(e, t, n) {
	e.issues.length && t.issues.push(...prefixIssues(n, e.issues)), t.value[n] = e.value;
}
const _t = /*@__PURE__*/ $constructor("$ZodArray", (e, t) => {
	T.init(e, t);
	let n = m.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!Array.isArray(a)) return r.issues.push({
			expected: "array",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
		let o = [], s = i?.abortEarly;
		for (let e = 0; e < a.length; e++) {
			let n = a[e], c = t.element._zod.run({
				value: n,
				issues: []
			}, i);
			if (c instanceof Promise) o.push(c.then((t) => handleArrayResult(t, r, e)));
			else if (handleArrayResult(c, r, e), s && c.issues.length !== 0 && aborted(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, capSize(e, arraySize);
});
function handlePropertyResult(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...prefixIssues(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const vt = [];
function normalizeDef(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : vt, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = optionalKeys(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function handleCatchall(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (aborted(n, p)) break;
			p = n.issues.length;
		}
		if (c.has(i)) continue;
		if (i === "__proto__") {
			u === "never" && s.push(i);
			continue;
		}
		if (u === "never") {
			s.push(i);
			continue;
		}
		let a = l.run({
			value: t[i],
			issues: []
		}, r);
		a instanceof Promise ? e.push(a.then((e) => handlePropertyResult(e, n, i, t, d, f))) : handlePropertyResult(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const yt = /*@__PURE__*/ $constructor("$ZodObject", (e, t) => {
	T.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let get = () => {
			let e = { ...r };
			return Object.defineProperty(t, "shape", { value: e }), get.raw = e, e;
		};
		get.raw = r, Object.defineProperty(t, "shape", { get });
	}
	let i = cached(() => normalizeDef(t));
	defineLazyInternal(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || assignProp(n, e, /* @__PURE__ */ new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = isObject, o = t.catchall, s, c = m.memoizer;
	c?.attach(e), e._zod.parse = (t, n) => {
		s ??= i.value;
		let r = t.value;
		if (!a(r)) return t.issues.push({
			expected: "object",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
		t.value = c ? c.alloc(e, t, {}, n) : {};
		let l = [], u = s.shape, d = n?.abortEarly, f = t.issues.length;
		for (let e of s.allKeys) {
			if (d && t.issues.length !== f) {
				if (aborted(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let i = u[e], a = i._zod.optin, o = i._zod.optout, s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			s instanceof Promise ? l.push(s.then((n) => handlePropertyResult(n, t, e, r, a, o))) : handlePropertyResult(s, t, e, r, a, o);
		}
		return o ? handleCatchall(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
}), bt = /*@__PURE__*/ $constructor("$ZodObjectJIT", (e, t) => {
	yt.init(e, t);
	let n = e._zod.parse, i = cached(() => normalizeDef(t)), a = m.memoizer, generateFastpass = (t) => {
		let n = i.value, r = n.symbolKeys, o = new Doc(["payload", "ctx"], {
			shape: t,
			inst: e,
			memo: a,
			syms: r
		}), parseStr = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`, prefixStr = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		o.write("const input = payload.value;");
		let s = Object.create(null), c = 0;
		for (let e of n.allKeys) s[e] = `key_${c++}`;
		o.write(a ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
		for (let e of n.allKeys) {
			if (e === "__proto__") continue;
			let n = s[e], i = typeof e == "symbol" ? `syms[${r.indexOf(e)}]` : esc(e), a = `${i} in input`, c = t[e], l = c?._zod?.optin, u = l !== void 0, d = c?._zod?.optout === "optional";
			if (o.write(`const ${n} = ${parseStr(i)};`), u && d) {
				let e = l === "optional" ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
				o.write(`
        const ${n}_present = ${a};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${prefixStr(n, i)}
          }

          if (${e}) {
            newResult[${i}] = ${n}.value;
          }
        }

      `);
			} else u ? (o.write(`
        if (${n}.issues.length) {${prefixStr(n, i)}
        }
      `), l === "defaulted" ? o.write(`newResult[${i}] = ${n}.value;`) : o.write(`
        if (${n}.value !== undefined || ${a}) {
          newResult[${i}] = ${n}.value;
        }
      `)) : o.write(`
        const ${n}_present = ${a};
        if (${n}.issues.length) {${prefixStr(n, i)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${i}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${i}] = ${n}.value;
        }

      `);
		}
		return o.write("payload.value = newResult;"), o.write("return payload;"), o.compile();
	}, o, s = isObject, c = !m.jitless, l = c && r.value, u = t.catchall, d;
	e._zod.parse = (r, a) => {
		d ??= i.value;
		let f = r.value;
		return s(f) ? c && l && a?.async === !1 && a.jitless !== !0 ? (o ||= generateFastpass(t.shape), r = o(r, a), u ? handleCatchall([], f, r, a, d, e, a?.abortEarly === !0) : r) : n(r, a) : (r.issues.push({
			expected: "object",
			code: "invalid_type",
			input: f,
			inst: e
		}), r);
	};
});
function handleUnionResults(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !aborted(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => finalizeIssue(e, r, config())))
	}), t);
}
const xt = /*@__PURE__*/ $constructor("$ZodUnion", (e, t) => {
	T.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), defineLazyInternal(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), defineLazyInternal(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), defineLazyInternal(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => cleanRegex(e.source)).join("|")})$`);
		}
	});
	let n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) return n(r, i);
		let a = !1, o = [];
		for (let e of t.options) {
			let t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			if (t instanceof Promise) o.push(t), a = !0;
			else {
				if (t.issues.length === 0) return t;
				o.push(t);
			}
		}
		return a ? Promise.all(o).then((t) => handleUnionResults(t, r, e, i)) : handleUnionResults(o, r, e, i);
	};
}), St = /*@__PURE__*/ $constructor("$ZodIntersection", (e, t) => {
	T.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => handleIntersectionResults(e, t, n)) : handleIntersectionResults(e, i, a);
	};
});
function mergeValues(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (isPlainObject(e) && isPlainObject(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, "__proto__") && delete i.__proto__;
		for (let n of r) {
			if (n === "__proto__") continue;
			let r = mergeValues(e[n], t[n]);
			if (!r.valid) return {
				valid: !1,
				mergeErrorPath: [n, ...r.mergeErrorPath]
			};
			i[n] = r.data;
		}
		return {
			valid: !0,
			data: i
		};
	}
	if (Array.isArray(e) && Array.isArray(t)) {
		if (e.length !== t.length) return {
			valid: !1,
			mergeErrorPath: []
		};
		let n = [];
		for (let r = 0; r < e.length; r++) {
			let i = e[r], a = t[r], o = mergeValues(i, a);
			if (!o.valid) return {
				valid: !1,
				mergeErrorPath: [r, ...o.mergeErrorPath]
			};
			n.push(o.data);
		}
		return {
			valid: !0,
			data: n
		};
	}
	return {
		valid: !1,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i, a = /* @__PURE__ */ new Map(), collect = (e, t) => {
		let n;
		if (e.code === "unrecognized_keys" && !e.path?.length) i ??= e, n = e.keys;
		else if (e.code === "invalid_key" && e.origin === "record" && e.path?.length === 1) {
			let t = String(e.path[0]);
			a.has(t) || a.set(t, e), n = [t];
		} else return !1;
		for (let e of n) r.has(e) || r.set(e, {}), r.get(e)[t] = !0;
		return !0;
	};
	for (let n of t.issues) collect(n, "l") || e.issues.push(n);
	for (let t of n.issues) collect(t, "r") || e.issues.push(t);
	let o = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
	if (o.length) {
		let t = i ? o.filter((e) => i.keys.includes(e)) : [];
		t.length && e.issues.push({
			...i,
			keys: t
		});
		for (let n of o) !t.includes(n) && a.has(n) && e.issues.push(a.get(n));
	}
	let s = mergeValues(t.value, n.value);
	if (!s.valid) {
		if (aborted(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(s.mergeErrorPath)}`);
	}
	return e.value = s.data, e;
}
const Ct = /*@__PURE__*/ $constructor("$ZodRecord", (e, t) => {
	T.init(e, t);
	let n = m.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!isPlainObject(a)) return r.issues.push({
			expected: "record",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		let o = [], s = t.keyType._zod.values;
		if (s && !t.partial) {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c = /* @__PURE__ */ new Set();
			for (let n of s) if (typeof n == "string" || typeof n == "number" || typeof n == "symbol") {
				if (c.add(typeof n == "number" ? n.toString() : n), n === "__proto__") continue;
				let s = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (s instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (s.issues.length) {
					r.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: s.issues.map((e) => finalizeIssue(e, i, config())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let l = s.value;
				if (l === "__proto__") continue;
				let u = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				u instanceof Promise ? o.push(u.then((e) => {
					e.issues.length && r.issues.push(...prefixIssues(n, e.issues)), r.value[l] = e.value;
				})) : (u.issues.length && r.issues.push(...prefixIssues(n, u.issues)), r.value[l] = u.value);
			}
			let l;
			for (let e in a) if (!c.has(e)) {
				if (t.mode === "loose") {
					if (e === "__proto__") continue;
					r.value[e] = a[e];
				} else l ??= [], l.push(e);
			}
			l && l.length > 0 && r.issues.push({
				code: "unrecognized_keys",
				input: a,
				inst: e,
				keys: l,
				continue: !0
			});
		} else {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c;
			for (let n of Reflect.ownKeys(a)) {
				if (n === "__proto__" || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
				let l = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (l instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (typeof n == "string" && y.test(n) && l.issues.length) {
					let e = t.keyType._zod.run({
						value: Number(n),
						issues: []
					}, i);
					if (e instanceof Promise) throw Error("Async schemas not supported in object keys currently");
					e.issues.length === 0 && (l = e);
				}
				if (l.issues.length) {
					t.mode === "loose" ? r.value[n] = a[n] : s ? (c ??= [], c.push(n)) : r.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: l.issues.map((e) => finalizeIssue(e, i, config())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let u = l.value;
				if (u === "__proto__") continue;
				let d = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				d instanceof Promise ? o.push(d.then((e) => {
					e.issues.length && r.issues.push(...prefixIssues(n, e.issues)), r.value[u] = e.value;
				})) : (d.issues.length && r.issues.push(...prefixIssues(n, d.issues)), r.value[u] = d.value);
			}
			c && c.length > 0 && r.issues.push({
				code: "unrecognized_keys",
				input: a,
				inst: e,
				keys: c,
				continue: !0
			});
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	};
}), wt = /*@__PURE__*/ $constructor("$ZodEnum", (e, t) => {
	T.init(e, t);
	let n = getEnumValues(t.entries), r = new Set(n);
	e._zod.values = r, defineLazyInternal(e, "pattern", (e) => {
		let t = getEnumValues(e.def.entries).filter((e) => i.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => escapeRegex(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), Tt = /*@__PURE__*/ $constructor("$ZodLiteral", (e, t) => {
	T.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, defineLazyInternal(e, "pattern", (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == "string" ? escapeRegex(e) : e ? escapeRegex(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: "invalid_value",
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), Et = /*@__PURE__*/ $constructor("$ZodTransform", (e, t) => {
	T.init(e, t), e._zod.optin = "optional", m.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new $ZodEncodeError(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new $ZodAsyncError();
		return n.value = i, n;
	};
});
function handleOptionalResult(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const j = /*@__PURE__*/ $constructor("$ZodOptional", (e, t) => {
	T.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", defineLazyInternal(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
	}), defineLazyInternal(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${cleanRegex(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => handleOptionalResult(e, t)) : handleOptionalResult(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), Dt = /*@__PURE__*/ $constructor("$ZodExactOptional", (e, t) => {
	j.init(e, t), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), defineLazyInternal(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Ot = /*@__PURE__*/ $constructor("$ZodNullable", (e, t) => {
	T.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin), defineLazyInternal(e, "optout", (e) => e.def.innerType._zod.optout), defineLazyInternal(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${cleanRegex(t.source)}|null)$`) : void 0;
	}), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), kt = /*@__PURE__*/ $constructor("$ZodDefault", (e, t) => {
	T.init(e, t), e._zod.optin = "defaulted", defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => handleDefaultResult(e, t)) : handleDefaultResult(r, t);
	};
});
function handleDefaultResult(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const At = /*@__PURE__*/ $constructor("$ZodPrefault", (e, t) => {
	T.init(e, t), e._zod.optin = "defaulted", defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), jt = /*@__PURE__*/ $constructor("$ZodNonOptional", (e, t) => {
	T.init(e, t), defineLazyInternal(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => handleNonOptionalResult(t, e)) : handleNonOptionalResult(i, e);
	};
});
function handleNonOptionalResult(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: e.value,
		inst: t
	}), e;
}
function handleCatchResult(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => finalizeIssue(e, r, config())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const Mt = /*@__PURE__*/ $constructor("$ZodCatch", (e, t) => {
	T.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), defineLazyInternal(e, "optout", (e) => e.def.innerType._zod.optout), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => handleCatchResult(e, r, t, n)) : handleCatchResult(e, r, t, n);
	};
}), Nt = /*@__PURE__*/ $constructor("$ZodPipe", (e, t) => {
	T.init(e, t), defineLazyInternal(e, "values", (e) => e.def.in._zod.values), defineLazyInternal(e, "optin", (e) => e.def.in._zod.optin), defineLazyInternal(e, "optout", (e) => e.def.out._zod.optout), defineLazyInternal(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => handlePipeResult(e, t.in, n)) : handlePipeResult(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => handlePipeResult(e, t.out, n)) : handlePipeResult(r, t.out, n);
	};
});
function handlePipeResult(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const Pt = /*@__PURE__*/ $constructor("$ZodReadonly", (e, t) => {
	T.init(e, t), defineLazyInternal(e, "propValues", (e) => e.def.innerType._zod.propValues), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), defineLazyInternal(e, "optin", (e) => e.def.innerType?._zod?.optin), defineLazyInternal(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(handleReadonlyResult) : handleReadonlyResult(r);
	};
});
function handleReadonlyResult(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const Ft = /*@__PURE__*/ $constructor("$ZodLazy", (e, t) => {
	T.init(e, t), defineLazy(e._zod, "innerType", () => {
		let e = t;
		return e._cachedInner ||= t.getter(), e._cachedInner;
	}), defineLazyInternal(e, "pattern", (e) => e.innerType?._zod?.pattern), defineLazyInternal(e, "propValues", (e) => e.innerType?._zod?.propValues), defineLazyInternal(e, "optin", (e) => e.innerType?._zod?.optin ?? void 0), defineLazyInternal(e, "optout", (e) => e.innerType?._zod?.optout ?? void 0), e._zod.parse = (t, n) => e._zod.innerType._zod.run(t, n);
}), It = /*@__PURE__*/ $constructor("$ZodCustom", (e, t) => {
	b.init(e, t), T.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => handleRefineResult(t, n, r, e));
		handleRefineResult(i, n, r, e);
	};
});
function handleRefineResult(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(issue(e));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
};
const M = "~memo", N = [];
function isRef(e) {
	return typeof e == "object" && !!e;
}
function cloneIssues(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const P = /*@__PURE__*/ new WeakMap();
function isRecursive(e, t, n) {
	let r = P.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, check = (e) => {
		if (i !== 2 && e?._zod) {
			let r = isRecursive(e, t, n);
			r > i && (i = r);
		}
	}, shape = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? isRecursive(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, merge = (e) => {
		e > i && (i = e);
	}, a = e._zod.def;
	switch (a.type) {
		case "object": {
			let e = rawShape(a);
			merge(e ? shape(e, !0) : 1), check(a.catchall);
			break;
		}
		case "array":
			check(a.element);
			break;
		case "tuple":
			for (let e of a.items) check(e);
			check(a.rest);
			break;
		case "record":
		case "map":
			check(a.keyType), check(a.valueType);
			break;
		case "set":
			check(a.valueType);
			break;
		case "union":
			for (let e of a.options) check(e);
			break;
		case "intersection":
			check(a.left), check(a.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(a.innerType);
			break;
		case "pipe":
			check(a.in), check(a.out);
			break;
		case "function":
			check(a.input), check(a.output);
			break;
		case "lazy": {
			let r = a._cachedInner ?? (n ? e._zod.innerType : void 0);
			merge(r ? isRecursive(r, t, !1) : 1);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (let e in a) {
			let t = Object.getOwnPropertyDescriptor(a, e);
			if (!t || t.get) continue;
			let n = t.value;
			if (n && typeof n == "object") {
				if (n._zod) check(n);
				else if (Array.isArray(n)) for (let e of n) check(e);
			}
		}
	}
	return t.delete(e), settle(e, i);
}
function settle(e, t) {
	return t !== 1 && P.set(e, t === 2), t;
}
function bucketFor(e, t) {
	let n = e.buckets.get(t);
	return n || (n = /* @__PURE__ */ new WeakMap(), e.buckets.set(t, n)), n;
}
let F;
const I = [], Lt = {
	alloc(e, t, n) {
		let r = F;
		if (!r) return n;
		F = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), I.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, wrapped = (e, n) => {
				if (n.direction !== "backward" && isBackEdge(n, e.value)) throw new $ZodCyclicError();
				return t(e, n);
			};
			e._zod.parse = wrapped, e._zod.run === t && (e._zod.run = wrapped);
		});
	},
	attach(e) {
		var t;
		let n, r = !1, i, a;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, wrapped = (o, s) => {
				if (n === void 0) {
					let i = isRecursive(e, /* @__PURE__ */ new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === wrapped && (e._zod.run = t), t(o, s);
					i === 2 || r ? n = !0 : r = !0;
				}
				let c = o.value;
				if (!isRef(c)) return t(o, s);
				let l = s[M];
				l || (l = {
					buckets: /* @__PURE__ */ new WeakMap(),
					backEdges: void 0
				}, s[M] = l);
				let u;
				i === s ? u = a : (u = bucketFor(l, e), i = s, a = u);
				let d = u.get(c);
				if (d) return o.value = d.value, d.issues ? d.issues.length && o.issues.push(...cloneIssues(d.issues)) : (o.memo = !0, l.backEdges ?? (l.backEdges = /* @__PURE__ */ new WeakSet()), l.backEdges.add(d.value)), o;
				F = u;
				let f = I.length, p = t(o, s);
				F = void 0;
				let m = I.length > f ? I.pop() : void 0;
				return p instanceof Promise ? p.then((e) => (m && (m.issues = e.issues.length ? cloneIssues(e.issues) : N), e)) : (m && (m.issues = p.issues.length ? cloneIssues(p.issues) : N), p);
			};
			e._zod.parse = wrapped, e._zod.run === t && (e._zod.run = wrapped);
		});
	}
};
function memoizer() {
	return Lt;
}
function isBackEdge(e, t) {
	let n = e[M]?.backEdges;
	return n !== void 0 && isRef(t) && n.has(t);
}
// node_modules/zod/v4/locales/en.js
const error = () => {
	let e = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(t) {
		return e[t] ?? null;
	}
	let t = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	}, n = { nan: "NaN" };
	function getTypeName(e, t) {
		return e === "number" && typeof t == "number" && !Number.isFinite(t) ? String(t) : n[e] ?? e;
	}
	return (e) => {
		switch (e.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(e.expected)}, received ${getTypeName(parsedType(e.input), e.input)}`;
			case "invalid_value": return e.values.length === 1 ? `Invalid input: expected ${stringifyPrimitive(e.values[0])}` : `Invalid option: expected one of ${joinValues(e.values, "|")}`;
			case "too_big": {
				let t = e.exact ? "exactly " : e.inclusive ? "<=" : "<", n = getSizing(e.origin);
				return n ? `Too big: expected ${e.origin ?? "value"} to have ${t}${e.maximum.toString()} ${n.unit ?? "elements"}` : `Too big: expected ${e.origin ?? "value"} to be ${t}${e.maximum.toString()}`;
			}
			case "too_small": {
				let t = e.exact ? "exactly " : e.inclusive ? ">=" : ">", n = getSizing(e.origin);
				return n ? `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${n.unit}` : `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
			}
			case "invalid_format": {
				let n = e;
				return n.format === "starts_with" ? `Invalid string: must start with "${n.prefix}"` : n.format === "ends_with" ? `Invalid string: must end with "${n.suffix}"` : n.format === "includes" ? `Invalid string: must include "${n.includes}"` : n.format === "regex" ? `Invalid string: must match pattern ${n.pattern}` : `Invalid ${t[n.format] ?? e.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${e.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${joinValues(e.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${e.origin}`;
			case "invalid_union": return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}` : e.inclusive === !1 ? "Invalid input: more than one option matched" : "Invalid input";
			case "invalid_element": return `Invalid value in ${e.origin}`;
			default: return "Invalid input";
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var L, $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == "object" && "id" in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map(), this;
	}
	remove(e) {
		let t = this._map.get(e);
		return t && typeof t == "object" && "id" in t && this._idmap.delete(t.id), this._map.delete(e), this;
	}
	get(e) {
		let t = e._zod.parent;
		if (t) {
			let n = { ...this.get(t) ?? {} };
			delete n.id;
			let r = {
				...n,
				...this._map.get(e)
			};
			return Object.keys(r).length ? r : void 0;
		}
		return this._map.get(e);
	}
	has(e) {
		return this._map.has(e);
	}
};
function registry() {
	return new $ZodRegistry();
}
(L = globalThis).__zod_globalRegistry ?? (L.__zod_globalRegistry = registry());
const R = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(e) {
	return e.checks &&= [...e.checks], e;
}
// @__NO_SIDE_EFFECTS__
function _string(e, t) {
	return new e(snapshotChecks({
		type: "string",
		...normalizeParams(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v4",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v6",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v7",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(e, t) {
	return new e({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(e, t) {
	return new e({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: !1,
		local: !1,
		precision: null,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(e, t) {
	return new e(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(e, t) {
	return new e({
		type: "boolean",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _undefined$1(e, t) {
	return new e({
		type: "undefined",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(e) {
	return new e({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(e, t) {
	return new e({
		type: "never",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(e, t) {
	return new S({
		check: "less_than",
		...normalizeParams(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(e, t) {
	return new S({
		check: "less_than",
		...normalizeParams(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(e, t) {
	return new C({
		check: "greater_than",
		...normalizeParams(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(e, t) {
	return new C({
		check: "greater_than",
		...normalizeParams(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(e, t) {
	return new Oe({
		check: "multiple_of",
		...normalizeParams(t),
		value: e
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(e, t) {
	return new Ae({
		check: "max_length",
		...normalizeParams(t),
		maximum: e
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(e, t) {
	return new je({
		check: "min_length",
		...normalizeParams(t),
		minimum: e
	});
}
// @__NO_SIDE_EFFECTS__
function _length(e, t) {
	return new Me({
		check: "length_equals",
		...normalizeParams(t),
		length: e
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(e, t) {
	return new Ne({
		check: "string_format",
		format: "regex",
		...normalizeParams(t),
		pattern: e
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(e) {
	return new Pe({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(e)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(e) {
	return new Fe({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(e)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(e, t) {
	return new Ie({
		check: "string_format",
		format: "includes",
		...normalizeParams(t),
		includes: e
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(e, t) {
	return new Le({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(t),
		prefix: e
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(e, t) {
	return new Re({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(t),
		suffix: e
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(e) {
	return new ze({
		check: "overwrite",
		tx: e
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(e) {
	return /* @__PURE__ */ _overwrite((t) => t.normalize(e));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((e) => e.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((e) => e.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((e) => e.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((e) => slugify(e));
}
// @__NO_SIDE_EFFECTS__
function _array(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...normalizeParams(n)
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...normalizeParams(n)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(e, t) {
	let n = /* @__PURE__ */ _check((t) => (t.addIssue = (e) => {
		if (typeof e == "string") t.issues.push(issue(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= "custom", "input" in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(issue(r));
		}
	}, e(t.value, t)), t);
	return n;
}
// @__NO_SIDE_EFFECTS__
function _check(e, t) {
	let n = new b({
		check: "custom",
		...normalizeParams(t)
	});
	return n._zod.check = e, n;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && assignProp(e, t, n[t]);
	return e;
}
function initializeContext(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? R,
		target: t,
		unrepresentable: e?.unrepresentable ?? "throw",
		override: e?.override ?? (() => {}),
		io: e?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: e?.cycles ?? "ref",
		reused: e?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: e?.external ?? void 0
	};
}
function handleUnrepresentable(e, t, n, r, i) {
	let a = typeof t.unrepresentable == "function" ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === "any") return !1;
	if (a === void 0 || a === "throw") throw Error(i);
	return Object.assign(n, a), !0;
}
function processSchema(e, t, n = {
	path: [],
	schemaPath: []
}) {
	var r;
	let i = e._zod.def, a = t.seen.get(e);
	if (a) return a.count++, n.schemaPath.includes(e) && (a.cycle = n.path), a.schema;
	let o = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: n.path
	};
	t.seen.set(e, o), t.sharedDefsExtractedFor = void 0, t.sharedEmitDoneFor = void 0;
	let s = e._zod.toJSONSchema?.();
	if (s) o.schema = s;
	else {
		let r = {
			...n,
			schemaPath: [...n.schemaPath, e],
			path: n.path
		};
		if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r);
		else {
			let n = o.schema, a = t.processors[i.type];
			if (!a) throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
			a(e, t, n, r);
		}
		let a = e._zod.parent;
		a && (o.ref ||= a, processSchema(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && assignProps(o.schema, c), t.io === "input" && isTransforming(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function encodeJSONPointerSegment(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	if (e.external && e.sharedDefsExtractedFor === e.external) return;
	let r = /* @__PURE__ */ new Map();
	for (let t of e.seen.entries()) {
		let n = e.metadataRegistry.get(t[0])?.id;
		if (n) {
			let e = r.get(n);
			if (e && e !== t[0]) throw Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			r.set(n, t[0]);
		}
	}
	let makeURI = (t) => {
		let r = e.target === "draft-2020-12" ? "$defs" : "definitions";
		if (e.external) {
			let n = e.external.registry.get(t[0])?.id, i = e.external.uri ?? ((e) => e);
			if (n) return { ref: i(n) };
			let a = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
			return t[1].defId = a, {
				defId: a,
				ref: `${i("__shared")}#/${r}/${encodeJSONPointerSegment(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + encodeJSONPointerSegment(a)
		};
	}, extractToDef = (e) => {
		if (e[1].schema.$ref) return;
		let t = e[1], { ref: n, defId: r } = makeURI(e);
		t.def = { ...t.schema }, r && (t.defId = r);
		let i = t.schema;
		for (let e in i) delete i[e];
		i.$ref = n;
	};
	if (e.cycles === "throw") for (let t of e.seen.entries()) {
		let e = t[1];
		if (e.cycle) throw Error(`Cycle detected: #/${e.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (let n of e.seen.entries()) {
		let r = n[1];
		if (t === n[0]) extractToDef(n);
		else {
			if (e.external) {
				let r = e.external.registry.get(n[0])?.id;
				if (t !== n[0] && r) {
					extractToDef(n);
					continue;
				}
			}
			(e.metadataRegistry.get(n[0])?.id || r.cycle || r.count > 1 && e.reused === "ref") && extractToDef(n);
		}
	}
	e.external && (e.sharedDefsExtractedFor = e.external);
}
function compactTypeUnion(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		compactTypeUnion(e);
		let t = Object.keys(e);
		if (t.length !== 1 || t[0] !== "type") return;
		let r = e.type;
		for (let e of Array.isArray(r) ? r : [r]) {
			if (typeof e != "string") return;
			n.includes(e) || n.push(e);
		}
	}
	delete e.anyOf, e.type = n.length === 1 ? n[0] : n;
}
const z = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), B = ["oneOf", "anyOf"];
function undeclaredConstraint(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
function foldObjects(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!z.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = /* @__PURE__ */ new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? undeclaredConstraint(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			assignProp(n, r, e.length === 1 ? e[0] : foldObjects(e) ?? { allOf: e });
		}
		for (let t of e.required ?? []) r.add(t);
	}
	let i = {
		type: "object",
		properties: n
	};
	if (r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)) i.additionalProperties = !1;
	else {
		let e = [];
		for (let n of t) {
			let t = undeclaredConstraint(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
function foldIntersection(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of z) if (t in e) return;
	let n = t.filter((e) => B.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = foldObjects(t);
	else {
		let e = n[0], i = B.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => foldObjects([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, assignProps(e, r));
}
function finalize(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let flattenRef = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let r = n.def ?? n.schema, i = { ...r }, a = n.ref;
		if (n.ref = null, a) {
			flattenRef(a);
			let n = e.seen.get(a), o = n.schema;
			if (o.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (r.allOf = r.allOf ?? [], r.allOf.push(o)) : assignProps(r, o), assignProps(r, i), t._zod.parent === a) for (let e in r) e !== "$ref" && e !== "allOf" && (e in i || delete r[e]);
			if (o.$ref && n.def) for (let e in r) e !== "$ref" && e !== "allOf" && e in n.def && JSON.stringify(r[e]) === JSON.stringify(n.def[e]) && delete r[e];
		}
		let o = t._zod.parent;
		if (o && o !== a) {
			flattenRef(o);
			let t = e.seen.get(o);
			if (t?.schema.$ref && (r.$ref = t.schema.$ref, t.def)) for (let e in r) e !== "$ref" && e !== "allOf" && e in t.def && JSON.stringify(r[e]) === JSON.stringify(t.def[e]) && delete r[e];
		}
		e.override({
			zodSchema: t,
			jsonSchema: r,
			path: n.path ?? []
		});
	};
	if (!e.external || e.sharedEmitDoneFor !== e.external) {
		for (let t of [...e.seen.entries()].reverse()) flattenRef(t[0]);
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) compactTypeUnion(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = /* @__PURE__ */ new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) foldIntersection(e);
		}
	}
	let r = {};
	if (e.target === "draft-2020-12" ? r.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? r.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? r.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		r.$id = e.external.uri(n);
	}
	assignProps(r, n.defId ? n.schema : n.def ?? n.schema);
	let i = e.metadataRegistry.get(t)?.id;
	i !== void 0 && r.id === i && delete r.id;
	let a = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, assignProp(a, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(a).length > 0 && (e.target === "draft-2020-12" ? r.$defs = a : r.definitions = a);
	try {
		let n = JSON.parse(JSON.stringify(r));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(t, "input", e.processors),
					output: createStandardJSONSchemaMethod(t, "output", e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error("Error converting schema to JSON.");
	}
}
function isTransforming(e, t) {
	let n = t ?? { seen: /* @__PURE__ */ new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === "transform") return !0;
	if (r.type === "array") return isTransforming(r.element, n);
	if (r.type === "set") return isTransforming(r.valueType, n);
	if (r.type === "lazy") return isTransforming(r.getter(), n);
	if (r.type === "promise" || r.type === "optional" || r.type === "nonoptional" || r.type === "nullable" || r.type === "readonly" || r.type === "default" || r.type === "prefault" || r.type === "catch") return isTransforming(r.innerType, n);
	if (r.type === "intersection") return isTransforming(r.left, n) || isTransforming(r.right, n);
	if (r.type === "record" || r.type === "map") return isTransforming(r.keyType, n) || isTransforming(r.valueType, n);
	if (r.type === "pipe") return e._zod.traits.has("$ZodCodec") ? !0 : isTransforming(r.in, n) || isTransforming(r.out, n);
	if (r.type === "object") {
		for (let e in r.shape) if (isTransforming(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === "union") {
		for (let e of r.options) if (isTransforming(e, n)) return !0;
		return !1;
	}
	if (r.type === "tuple") {
		for (let e of r.items) if (isTransforming(e, n)) return !0;
		return !!(r.rest && isTransforming(r.rest, n));
	}
	return !1;
}
const createToJSONSchemaMethod = (e, t = {}) => (n) => {
	let r = initializeContext({
		...n,
		processors: t
	});
	return processSchema(e, r), extractDefs(r, e), finalize(r, e);
}, createStandardJSONSchemaMethod = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = initializeContext({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return processSchema(e, o), extractDefs(o, e), finalize(o, e);
}, narrowMin = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, narrowMax = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, narrowBoth = (e, t) => {
	narrowMin(e, "minimum", t), narrowMax(e, "maximum", t);
}, addDivisor = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, addPattern = (e, t) => {
	e.patterns ??= /* @__PURE__ */ new Set(), e.patterns.add(t);
}, intersectMime = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, setFormat = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, minContributor = (e, t) => narrowMin(e, "minimum", t.minimum), maxContributor = (e, t) => narrowMax(e, "maximum", t.maximum), formatContributor = (e) => (t, n) => {
	setFormat(t, n.format);
	let [r, i] = e[n.format];
	narrowMin(t, "minimum", r), narrowMax(t, "maximum", i);
}, Rt = {
	greater_than: (e, t) => narrowMin(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => narrowMax(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => addDivisor(e, t.value),
	number_format: formatContributor(a),
	bigint_format: formatContributor(o),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (e, t) => narrowBoth(e, t.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (e, t) => narrowBoth(e, t.size),
	string_format: (e, t) => {
		setFormat(e, t.format), t.pattern && addPattern(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => intersectMime(e, t.mime)
};
function aggregateChecks(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) Rt[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && narrowMin(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && narrowMin(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && narrowMax(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && narrowMax(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && addDivisor(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && intersectMime(t, i.mime);
	for (let e of i.patterns ?? []) addPattern(t, e);
	return t;
}
const zt = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, Bt = /* @__PURE__ */ new Map([[O, _e], [k, ve]]), exactPattern = (e) => Bt.get(e) ?? e, stringProcessor = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = aggregateChecks(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = zt[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(exactPattern);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, numberProcessor = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = aggregateChecks(e);
	i.type = u ? "integer" : "number";
	let d = typeof l == "number" && l >= (a ?? -Infinity), f = typeof c == "number" && c <= (o ?? Infinity), p = t.target === "draft-04" || t.target === "openapi-3.0";
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == "number" && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == "number" && (i.maximum = o), s) {
		let n = /* @__PURE__ */ new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : handleUnrepresentable(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, booleanProcessor = (e, t, n, r) => {
	n.type = "boolean";
}, undefinedProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Undefined cannot be represented in JSON Schema");
}, neverProcessor = (e, t, n, r) => {
	n.not = {};
}, enumProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = getEnumValues(i.entries);
	a.length === 0 ? n.not = {} : (a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), n.enum = a);
}, literalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	if (i.values.length === 0) {
		n.not = {};
		return;
	}
	let a = [];
	for (let o of i.values) if (o === void 0) {
		if (handleUnrepresentable(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof o == "bigint") {
		if (handleUnrepresentable(e, t, n, r, "BigInt literals cannot be represented in JSON Schema")) return;
		a.push(Number(o));
	} else a.push(o);
	if (a.length !== 0) {
		if (a.length === 1) {
			let e = a[0];
			n.type = e === null ? "null" : typeof e, t.target === "draft-04" || t.target === "openapi-3.0" ? n.enum = [e] : n.const = e;
		} else a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), a.every((e) => typeof e == "boolean") && (n.type = "boolean"), a.every((e) => e === null) && (n.type = "null"), n.enum = a;
	}
}, customProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, transformProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, arrayProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = aggregateChecks(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = processSchema(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function inputOptin(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? inputOptin(t.out) : t.type === "catch" ? inputOptin(t.innerType) : e._zod.optin;
}
const objectProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && handleUnrepresentable(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
	i.type = "object", i.properties = {};
	for (let e in o) assignProp(i.properties, e, processSchema(o[e], t, {
		...r,
		path: [
			...r.path,
			"properties",
			e
		]
	}));
	let s = [];
	for (let e of Object.keys(o)) {
		let n = a.shape[e];
		(t.io === "input" ? inputOptin(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = processSchema(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, unionProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => processSchema(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, intersectionProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = processSchema(i.left, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			0
		]
	}), o = processSchema(i.right, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			1
		]
	}), isSimpleIntersection = (e) => "allOf" in e && Object.keys(e).length === 1, s = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(o) ? o.allOf : [o]];
	n.allOf = s, t.intersections.push(s);
};
function stringifyKeyNames(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = stringifyKeyNames(e, r, n);
		return i === r ? t : i;
	}
	for (let r of ["anyOf", "oneOf"]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => stringifyKeyNames(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes("string") && r.some((e) => e === "number" || e === "integer"), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == "number")) return t;
	let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
	return p.enum ? p.enum = p.enum.map((e) => typeof e == "number" ? String(e) : e) : typeof p.const == "number" && (p.const = String(p.const)), i && (p.type = "string", a || (p.pattern = (r.includes("number") ? y : Ce).source)), p;
}
const V = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = /* @__PURE__ */ new Map();
	for (let r of V.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = stringifyKeyNames(t, a, /* @__PURE__ */ new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
const recordProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "object";
	let o = a.keyType, s = aggregateChecks(o).patterns;
	if (a.mode === "loose" && s && s.size > 0) {
		let e = processSchema(a.valueType, t, {
			...r,
			path: [
				...r.path,
				"patternProperties",
				"*"
			]
		});
		i.patternProperties = {};
		for (let t of s) assignProp(i.patternProperties, exactPattern(t).source, e);
	} else {
		if (t.target === "draft-07" || t.target === "draft-2020-12") {
			i.propertyNames = processSchema(a.keyType, t, {
				...r,
				path: [...r.path, "propertyNames"]
			});
			let n = V.get(t);
			n || (n = [], V.set(t, n), t.deferred.push(() => rewriteKeyNames(t))), n.push(e);
		}
		i.additionalProperties = processSchema(a.valueType, t, {
			...r,
			path: [...r.path, "additionalProperties"]
		});
	}
	let c = o._zod.values, l = t.io === "input" && inputOptin(a.valueType) !== void 0;
	if (c && !a.partial && !l) {
		let e = [...c].filter((e) => typeof e == "string" || typeof e == "number");
		e.length > 0 && (i.required = e.map(String));
	}
}, nullableProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = processSchema(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, nonoptionalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, H = Symbol();
function serializeDefaultValue(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (handleUnrepresentable(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), H) : JSON.parse(o);
}
const defaultProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = serializeDefaultValue(i.defaultValue, e, t, n, r);
	o !== H && (n.default = o);
}, prefaultProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = serializeDefaultValue(i.defaultValue, e, t, n, r);
	o !== H && (n._prefault = o);
}, catchProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		handleUnrepresentable(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	n.default = o;
}, pipeProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	processSchema(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, readonlyProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, optionalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, lazyProcessor = (e, t, n, r) => {
	let i = e._zod.innerType;
	processSchema(i, t, r);
	let a = t.seen.get(e);
	a.ref = i;
}, U = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = n(this);
			return Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	});
}
const W = /*@__PURE__*/ $constructor("ZodError", (e, t) => {
	te.init(e, t), e.name = "ZodError";
	let n = Object.getPrototypeOf(e);
	U.has(n) || (U.add(n), _lazyMethod(n, "format", (e) => (t) => formatError(e, t)), _lazyMethod(n, "flatten", (e) => (t) => flattenError(e, t)), _lazyMethod(n, "addIssue", (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, jsonStringifyReplacer, 2);
	}), _lazyMethod(n, "addIssues", (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, jsonStringifyReplacer, 2);
	}), Object.defineProperty(n, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), Vt = /* @__PURE__ */ _parse(W), Ht = /* @__PURE__ */ _parseAsync(W), Ut = /* @__PURE__ */ _safeParse(W), Wt = /* @__PURE__ */ _safeParseAsync(W), Gt = /* @__PURE__ */ _encode(W), Kt = /* @__PURE__ */ _decode(W), qt = /* @__PURE__ */ _encodeAsync(W), Jt = /* @__PURE__ */ _decodeAsync(W), Yt = /* @__PURE__ */ _safeEncode(W), Xt = /* @__PURE__ */ _safeDecode(W), Zt = /* @__PURE__ */ _safeEncodeAsync(W), Qt = /* @__PURE__ */ _safeDecodeAsync(W);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	m.localeError || config(en_default());
}
function _ensureDefaultMemoizer() {
	m.memoizer || config({ memoizer: memoizer() });
}
const G = /*@__PURE__*/ $constructor("ZodType", (e, t) => (_ensureDefaultLocale(), T.init(e, t), e.def = t, e.type = t.type, e), {
	check(...e) {
		let t = this.def;
		return this.clone(mergeDefs(t, { checks: [...t.checks ?? [], ...e.map((e) => typeof e == "function" ? { _zod: {
			check: e,
			def: { check: "custom" },
			onattach: []
		} } : e)] }), { parent: !0 });
	},
	with(...e) {
		return this.check(...e);
	},
	clone(e, t) {
		return clone(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(refine(e, t));
	},
	superRefine(e, t) {
		return this.check(superRefine(e, t));
	},
	overwrite(e) {
		return this.check(/* @__PURE__ */ _overwrite(e));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(e) {
		return nonoptional(this, e);
	},
	array() {
		return array(this);
	},
	or(e) {
		return union([this, e]);
	},
	and(e) {
		return intersection(this, e);
	},
	transform(e) {
		return pipe(this, transform(e));
	},
	default(e) {
		return _default(this, e);
	},
	prefault(e) {
		return prefault(this, e);
	},
	catch(e) {
		return _catch(this, e);
	},
	pipe(e) {
		return pipe(this, e);
	},
	readonly() {
		return readonly(this);
	},
	describe(e) {
		let t = this.clone();
		return R.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return R.get(this);
		let t = this.clone();
		return R.add(t, e[0]), t;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(e, ...t) {
		return t.length === 0 ? e(this) : e(this, ...t);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(e) {
		own(this, "~standard", e);
	},
	parse: function _parse(e, t) {
		return Vt(this, e, t, { callee: _parse });
	},
	parseAsync: async function _parseAsync(e, t) {
		return await Ht(this, e, t, { callee: _parseAsync });
	},
	safeParse(e, t) {
		return Ut(this, e, t);
	},
	async safeParseAsync(e, t) {
		return Wt(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		own(this, "spa", e);
	},
	validate(e, t) {
		return validate(this, e, t);
	},
	validateAsync(e, t) {
		return validateAsync$1(this, e, t);
	},
	encode: function _encode(e, t) {
		return Gt(this, e, t, { callee: _encode });
	},
	decode: function _decode(e, t) {
		return Kt(this, e, t, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(e, t) {
		return await qt(this, e, t, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(e, t) {
		return await Jt(this, e, t, { callee: _decodeAsync });
	},
	safeEncode(e, t) {
		return Yt(this, e, t);
	},
	safeDecode(e, t) {
		return Xt(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return Zt(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return Qt(this, e, t);
	},
	toJSONSchema(e) {
		return createToJSONSchemaMethod(this, {})(e);
	},
	get description() {
		return R.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), K = /*@__PURE__*/ $constructor("_ZodString", (e, t) => {
	E.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => stringProcessor(e, t, n, r);
}, /*@__PURE__*/ derived({
	format: (e) => aggregateChecks(e).format ?? null,
	minLength: (e) => aggregateChecks(e).minimum ?? null,
	maxLength: (e) => aggregateChecks(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(/* @__PURE__ */ _regex(...e));
	},
	includes(...e) {
		return this.check(/* @__PURE__ */ _includes(...e));
	},
	startsWith(...e) {
		return this.check(/* @__PURE__ */ _startsWith(...e));
	},
	endsWith(...e) {
		return this.check(/* @__PURE__ */ _endsWith(...e));
	},
	min(...e) {
		return this.check(/* @__PURE__ */ _minLength(...e));
	},
	max(...e) {
		return this.check(/* @__PURE__ */ _maxLength(...e));
	},
	length(...e) {
		return this.check(/* @__PURE__ */ _length(...e));
	},
	nonempty(...e) {
		return this.check(/* @__PURE__ */ _minLength(1, ...e));
	},
	lowercase(e) {
		return this.check(/* @__PURE__ */ _lowercase(e));
	},
	uppercase(e) {
		return this.check(/* @__PURE__ */ _uppercase(e));
	},
	trim() {
		return this.check(/* @__PURE__ */ _trim());
	},
	normalize(...e) {
		return this.check(/* @__PURE__ */ _normalize(...e));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ _toLowerCase());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ _toUpperCase());
	},
	slugify() {
		return this.check(/* @__PURE__ */ _slugify());
	}
})), $t = /*@__PURE__*/ $constructor("ZodString", (e, t) => {
	E.init(e, t), K.init(e, t);
}, {
	email(e) {
		return this.check(/* @__PURE__ */ _email(an, e));
	},
	url(e) {
		return this.check(/* @__PURE__ */ _url(sn, e));
	},
	jwt(e) {
		return this.check(/* @__PURE__ */ _jwt(Cn, e));
	},
	emoji(e) {
		return this.check(/* @__PURE__ */ _emoji(cn, e));
	},
	guid(e) {
		return this.check(/* @__PURE__ */ _guid(on, e));
	},
	uuid(e) {
		return this.check(/* @__PURE__ */ _uuid(J, e));
	},
	uuidv4(e) {
		return this.check(/* @__PURE__ */ _uuidv4(J, e));
	},
	uuidv6(e) {
		return this.check(/* @__PURE__ */ _uuidv6(J, e));
	},
	uuidv7(e) {
		return this.check(/* @__PURE__ */ _uuidv7(J, e));
	},
	nanoid(e) {
		return this.check(/* @__PURE__ */ _nanoid(ln, e));
	},
	cuid(e) {
		return this.check(/* @__PURE__ */ _cuid(un, e));
	},
	cuid2(e) {
		return this.check(/* @__PURE__ */ _cuid2(dn, e));
	},
	ulid(e) {
		return this.check(/* @__PURE__ */ _ulid(pn, e));
	},
	base64(e) {
		return this.check(/* @__PURE__ */ _base64(bn, e));
	},
	base64url(e) {
		return this.check(/* @__PURE__ */ _base64url(xn, e));
	},
	xid(e) {
		return this.check(/* @__PURE__ */ _xid(mn, e));
	},
	ksuid(e) {
		return this.check(/* @__PURE__ */ _ksuid(hn, e));
	},
	ipv4(e) {
		return this.check(/* @__PURE__ */ _ipv4(gn, e));
	},
	ipv6(e) {
		return this.check(/* @__PURE__ */ _ipv6(_n, e));
	},
	cidrv4(e) {
		return this.check(/* @__PURE__ */ _cidrv4(vn, e));
	},
	cidrv6(e) {
		return this.check(/* @__PURE__ */ _cidrv6(yn, e));
	},
	e164(e) {
		return this.check(/* @__PURE__ */ _e164(Sn, e));
	},
	datetime(e) {
		return this.check(/* @__PURE__ */ _isoDateTime(en, e));
	},
	date(e) {
		return this.check(/* @__PURE__ */ _isoDate(tn, e));
	},
	time(e) {
		return this.check(/* @__PURE__ */ _isoTime(nn, e));
	},
	duration(e) {
		return this.check(/* @__PURE__ */ _isoDuration(rn, e));
	}
});
function string(e) {
	return /* @__PURE__ */ _string($t, e);
}
const q = /*@__PURE__*/ $constructor("ZodStringFormat", (e, t) => {
	D.init(e, t), K.init(e, t);
}), en = /*@__PURE__*/ $constructor("ZodISODateTime", (e, t) => {
	$e.init(e, t), q.init(e, t);
}), tn = /*@__PURE__*/ $constructor("ZodISODate", (e, t) => {
	et.init(e, t), q.init(e, t);
}), nn = /*@__PURE__*/ $constructor("ZodISOTime", (e, t) => {
	tt.init(e, t), q.init(e, t);
}), rn = /*@__PURE__*/ $constructor("ZodISODuration", (e, t) => {
	nt.init(e, t), q.init(e, t);
}), an = /*@__PURE__*/ $constructor("ZodEmail", (e, t) => {
	Ue.init(e, t), q.init(e, t);
}), on = /*@__PURE__*/ $constructor("ZodGUID", (e, t) => {
	Ve.init(e, t), q.init(e, t);
}), J = /*@__PURE__*/ $constructor("ZodUUID", (e, t) => {
	He.init(e, t), q.init(e, t);
}), sn = /*@__PURE__*/ $constructor("ZodURL", (e, t) => {
	Ge.init(e, t), q.init(e, t);
}), cn = /*@__PURE__*/ $constructor("ZodEmoji", (e, t) => {
	Ke.init(e, t), q.init(e, t);
}), ln = /*@__PURE__*/ $constructor("ZodNanoID", (e, t) => {
	qe.init(e, t), q.init(e, t);
}), un = /*@__PURE__*/ $constructor("ZodCUID", (e, t) => {
	Je.init(e, t), q.init(e, t);
}), dn = /*@__PURE__*/ $constructor("ZodCUID2", (e, t) => {
	Ye.init(e, t), q.init(e, t);
}), pn = /*@__PURE__*/ $constructor("ZodULID", (e, t) => {
	Xe.init(e, t), q.init(e, t);
}), mn = /*@__PURE__*/ $constructor("ZodXID", (e, t) => {
	Ze.init(e, t), q.init(e, t);
}), hn = /*@__PURE__*/ $constructor("ZodKSUID", (e, t) => {
	Qe.init(e, t), q.init(e, t);
}), gn = /*@__PURE__*/ $constructor("ZodIPv4", (e, t) => {
	rt.init(e, t), q.init(e, t);
}), _n = /*@__PURE__*/ $constructor("ZodIPv6", (e, t) => {
	at.init(e, t), q.init(e, t);
}), vn = /*@__PURE__*/ $constructor("ZodCIDRv4", (e, t) => {
	ot.init(e, t), q.init(e, t);
}), yn = /*@__PURE__*/ $constructor("ZodCIDRv6", (e, t) => {
	st.init(e, t), q.init(e, t);
}), bn = /*@__PURE__*/ $constructor("ZodBase64", (e, t) => {
	ct.init(e, t), q.init(e, t);
}), xn = /*@__PURE__*/ $constructor("ZodBase64URL", (e, t) => {
	lt.init(e, t), q.init(e, t);
}), Sn = /*@__PURE__*/ $constructor("ZodE164", (e, t) => {
	ut.init(e, t), q.init(e, t);
}), Cn = /*@__PURE__*/ $constructor("ZodJWT", (e, t) => {
	dt.init(e, t), q.init(e, t);
}), Y = /*@__PURE__*/ $constructor("ZodNumber", (e, t) => {
	A.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => numberProcessor(e, t, n, r), e.isFinite = !0;
}, /*@__PURE__*/ derived({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: n } = aggregateChecks(e);
		return Math.max(t ?? -Infinity, n ?? -Infinity);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: n } = aggregateChecks(e);
		return Math.min(t ?? Infinity, n ?? Infinity);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: n } = aggregateChecks(e);
		return !!t || !!n?.some(Number.isSafeInteger);
	},
	format: (e) => aggregateChecks(e).format ?? null
}, {
	gt(e, t) {
		return this.check(/* @__PURE__ */ _gt(e, t));
	},
	gte(e, t) {
		return this.check(/* @__PURE__ */ _gte(e, t));
	},
	min(e, t) {
		return this.check(/* @__PURE__ */ _gte(e, t));
	},
	lt(e, t) {
		return this.check(/* @__PURE__ */ _lt(e, t));
	},
	lte(e, t) {
		return this.check(/* @__PURE__ */ _lte(e, t));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ _lte(e, t));
	},
	int(e) {
		return this.check(int(e));
	},
	safe(e) {
		return this.check(int(e));
	},
	positive(e) {
		return this.check(/* @__PURE__ */ _gt(0, e));
	},
	nonnegative(e) {
		return this.check(/* @__PURE__ */ _gte(0, e));
	},
	negative(e) {
		return this.check(/* @__PURE__ */ _lt(0, e));
	},
	nonpositive(e) {
		return this.check(/* @__PURE__ */ _lte(0, e));
	},
	multipleOf(e, t) {
		return this.check(/* @__PURE__ */ _multipleOf(e, t));
	},
	step(e, t) {
		return this.check(/* @__PURE__ */ _multipleOf(e, t));
	},
	finite() {
		return this;
	}
}));
function number(e) {
	return /* @__PURE__ */ _number(Y, e);
}
const wn = /*@__PURE__*/ $constructor("ZodNumberFormat", (e, t) => {
	ft.init(e, t), Y.init(e, t);
});
function int(e) {
	return /* @__PURE__ */ _int(wn, e);
}
const Tn = /*@__PURE__*/ $constructor("ZodBoolean", (e, t) => {
	pt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => booleanProcessor(e, t, n, r);
});
function boolean(e) {
	return /* @__PURE__ */ _boolean(Tn, e);
}
const En = /*@__PURE__*/ $constructor("ZodUndefined", (e, t) => {
	mt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => undefinedProcessor(e, t, n, r);
});
function _undefined(e) {
	return /* @__PURE__ */ _undefined$1(En, e);
}
const Dn = /*@__PURE__*/ $constructor("ZodUnknown", (e, t) => {
	ht.init(e, t), G.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function unknown() {
	return /* @__PURE__ */ _unknown(Dn);
}
const On = /*@__PURE__*/ $constructor("ZodNever", (e, t) => {
	gt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => neverProcessor(e, t, n, r);
});
function never(e) {
	return /* @__PURE__ */ _never(On, e);
}
const kn = /*@__PURE__*/ $constructor("ZodArray", (e, t) => {
	_ensureDefaultMemoizer(), _t.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => arrayProcessor(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(/* @__PURE__ */ _minLength(e, t));
	},
	nonempty(e) {
		return this.check(/* @__PURE__ */ _minLength(1, e));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ _maxLength(e, t));
	},
	length(e, t) {
		return this.check(/* @__PURE__ */ _length(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function array(e, t) {
	return /* @__PURE__ */ _array(kn, e, t);
}
const X = /*@__PURE__*/ $constructor("ZodObject", (e, t) => {
	_ensureDefaultMemoizer(), bt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => objectProcessor(e, t, n, r), installLazyProp(e, "shape", (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(mergeDefs(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return extend(this, e);
	},
	safeExtend(e) {
		return safeExtend(this, e);
	},
	merge(e) {
		return merge(this, e);
	},
	pick(e) {
		return pick(this, e);
	},
	omit(e) {
		return omit(this, e);
	},
	partial(...e) {
		return partial($, this, e[0]);
	},
	exactPartial(...e) {
		return partial(Pn, this, e[0], "exactPartial");
	},
	required(...e) {
		return required(Rn, this, e[0]);
	}
});
function object(e, t) {
	let n = {
		type: "object",
		shape: e ?? {},
		...normalizeParams(t)
	};
	return new X(n);
}
function strictObject(e, t) {
	return new X({
		type: "object",
		shape: e,
		catchall: never(),
		...normalizeParams(t)
	});
}
function looseObject(e, t) {
	return new X({
		type: "object",
		shape: e,
		catchall: unknown(),
		...normalizeParams(t)
	});
}
const An = /*@__PURE__*/ $constructor("ZodUnion", (e, t) => {
	xt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => unionProcessor(e, t, n, r), e.options = t.options;
});
function union(e, t) {
	return new An({
		type: "union",
		options: e,
		...normalizeParams(t)
	});
}
const jn = /*@__PURE__*/ $constructor("ZodIntersection", (e, t) => {
	St.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => intersectionProcessor(e, t, n, r);
});
function intersection(e, t) {
	return new jn({
		type: "intersection",
		left: e,
		right: t
	});
}
const Z = /*@__PURE__*/ $constructor("ZodRecord", (e, t) => {
	_ensureDefaultMemoizer(), Ct.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => recordProcessor(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
});
function record(e, t, n) {
	return !t || !t._zod ? new Z({
		type: "record",
		keyType: string(),
		valueType: e,
		...normalizeParams(t)
	}) : new Z({
		type: "record",
		keyType: e,
		valueType: t,
		...normalizeParams(n)
	});
}
const Q = /*@__PURE__*/ $constructor("ZodEnum", (e, t) => {
	wt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => enumProcessor(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new Q({
			...t,
			checks: [],
			...normalizeParams(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new Q({
			...t,
			checks: [],
			...normalizeParams(r),
			entries: i
		});
	};
});
function _enum(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new Q({
		type: "enum",
		entries: n,
		...normalizeParams(t)
	});
}
const Mn = /*@__PURE__*/ $constructor("ZodLiteral", (e, t) => {
	Tt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => literalProcessor(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
		if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return t.values[0];
	} });
});
function literal(e, t) {
	return new Mn({
		type: "literal",
		values: Array.isArray(e) ? e : [e],
		...normalizeParams(t)
	});
}
const Nn = /*@__PURE__*/ $constructor("ZodTransform", (e, t) => {
	_ensureDefaultMemoizer(), Et.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => transformProcessor(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new $ZodEncodeError(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == "string") n.issues.push(issue(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= "custom", "input" in t || (t.input = n.value), t.inst ??= e, n.issues.push(issue(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function transform(e) {
	return new Nn({
		type: "transform",
		transform: e
	});
}
const $ = /*@__PURE__*/ $constructor("ZodOptional", (e, t) => {
	j.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => optionalProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function optional(e) {
	return new $({
		type: "optional",
		innerType: e
	});
}
const Pn = /*@__PURE__*/ $constructor("ZodExactOptional", (e, t) => {
	Dt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => optionalProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function exactOptional(e) {
	return new Pn({
		type: "optional",
		innerType: e
	});
}
const Fn = /*@__PURE__*/ $constructor("ZodNullable", (e, t) => {
	Ot.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => nullableProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function nullable(e) {
	return new Fn({
		type: "nullable",
		innerType: e
	});
}
const In = /*@__PURE__*/ $constructor("ZodDefault", (e, t) => {
	kt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => defaultProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function _default(e, t) {
	return new In({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : shallowClone(t);
		}
	});
}
const Ln = /*@__PURE__*/ $constructor("ZodPrefault", (e, t) => {
	At.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => prefaultProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function prefault(e, t) {
	return new Ln({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : shallowClone(t);
		}
	});
}
const Rn = /*@__PURE__*/ $constructor("ZodNonOptional", (e, t) => {
	jt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => nonoptionalProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function nonoptional(e, t) {
	return new Rn({
		type: "nonoptional",
		innerType: e,
		...normalizeParams(t)
	});
}
const zn = /*@__PURE__*/ $constructor("ZodCatch", (e, t) => {
	Mt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => catchProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function _catch(e, t) {
	return new zn({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : constantCatch(t)
	});
}
const Bn = /*@__PURE__*/ $constructor("ZodPipe", (e, t) => {
	Nt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => pipeProcessor(e, t, n, r), e.in = t.in, e.out = t.out;
});
function pipe(e, t) {
	return new Bn({
		type: "pipe",
		in: e,
		out: t
	});
}
const Vn = /*@__PURE__*/ $constructor("ZodReadonly", (e, t) => {
	Pt.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => readonlyProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function readonly(e) {
	return new Vn({
		type: "readonly",
		innerType: e
	});
}
const Hn = /*@__PURE__*/ $constructor("ZodLazy", (e, t) => {
	Ft.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => lazyProcessor(e, t, n, r), e.unwrap = () => e._zod.def.getter();
});
function lazy(e) {
	return new Hn({
		type: "lazy",
		getter: e
	});
}
const Un = /*@__PURE__*/ $constructor("ZodCustom", (e, t) => {
	It.init(e, t), G.init(e, t), e._zod.processJSONSchema = (t, n, r) => customProcessor(e, t, n, r);
});
function refine(e, t = {}) {
	return /* @__PURE__ */ _refine(Un, e, t);
}
function superRefine(e, t) {
	return /* @__PURE__ */ _superRefine(e, t);
}
// src/base/text/zod.ts
var Wn = /* @__PURE__ */ e({
	ZodNullable: () => Fn,
	ZodObject: () => X,
	ZodOptional: () => $,
	ZodPipe: () => Bn,
	array: () => array,
	boolean: () => boolean,
	enum: () => _enum,
	int: () => int,
	lazy: () => lazy,
	literal: () => literal,
	looseObject: () => looseObject,
	number: () => number,
	object: () => object,
	record: () => record,
	strictObject: () => strictObject,
	string: () => string,
	undefined: () => _undefined,
	union: () => union,
	unknown: () => unknown
});
export { _enum, _undefined, array, boolean, lazy, literal, looseObject, number, object, record, strictObject, string, union, unknown, Wn as zod_exports };
