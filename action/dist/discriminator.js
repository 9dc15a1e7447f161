import { __commonJSMin as e } from "./rolldown-runtime.js";
// node_modules/ajv/dist/compile/codegen/code.js
var t = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.regexpCode = e.getEsmExportName = e.getProperty = e.safeStringify = e.stringify = e.strConcat = e.addCodeArg = e.str = e._ = e.nil = e._Code = e.Name = e.IDENTIFIER = e._CodeOrName = void 0;
	var _CodeOrName = class {};
	e._CodeOrName = _CodeOrName, e.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
	var Name = class extends _CodeOrName {
		constructor(t) {
			if (super(), !e.IDENTIFIER.test(t)) throw Error("CodeGen: name must be a valid identifier");
			this.str = t;
		}
		toString() {
			return this.str;
		}
		emptyStr() {
			return !1;
		}
		get names() {
			return { [this.str]: 1 };
		}
	};
	e.Name = Name;
	var _Code = class extends _CodeOrName {
		constructor(e) {
			super(), this._items = typeof e == "string" ? [e] : e;
		}
		toString() {
			return this.str;
		}
		emptyStr() {
			if (this._items.length > 1) return !1;
			let e = this._items[0];
			return e === "" || e === "\"\"";
		}
		get str() {
			return this._str ??= this._items.reduce((e, t) => `${e}${t}`, "");
		}
		get names() {
			return this._names ??= this._items.reduce((e, t) => (t instanceof Name && (e[t.str] = (e[t.str] || 0) + 1), e), {});
		}
	};
	e._Code = _Code, e.nil = new _Code("");
	function _(e, ...t) {
		let n = [e[0]], r = 0;
		for (; r < t.length;) addCodeArg(n, t[r]), n.push(e[++r]);
		return new _Code(n);
	}
	e._ = _;
	let t = new _Code("+");
	function str(e, ...n) {
		let r = [safeStringify(e[0])], i = 0;
		for (; i < n.length;) r.push(t), addCodeArg(r, n[i]), r.push(t, safeStringify(e[++i]));
		return optimize(r), new _Code(r);
	}
	e.str = str;
	function addCodeArg(e, t) {
		t instanceof _Code ? e.push(...t._items) : t instanceof Name ? e.push(t) : e.push(interpolate(t));
	}
	e.addCodeArg = addCodeArg;
	function optimize(e) {
		let n = 1;
		for (; n < e.length - 1;) {
			if (e[n] === t) {
				let t = mergeExprItems(e[n - 1], e[n + 1]);
				if (t !== void 0) {
					e.splice(n - 1, 3, t);
					continue;
				}
				e[n++] = "+";
			}
			n++;
		}
	}
	function mergeExprItems(e, t) {
		if (t === "\"\"") return e;
		if (e === "\"\"") return t;
		if (typeof e == "string") return t instanceof Name || e[e.length - 1] !== "\"" ? void 0 : typeof t == "string" ? t[0] === "\"" ? e.slice(0, -1) + t.slice(1) : void 0 : `${e.slice(0, -1)}${t}"`;
		if (typeof t == "string" && t[0] === "\"" && !(e instanceof Name)) return `"${e}${t.slice(1)}`;
	}
	function strConcat(e, t) {
		return t.emptyStr() ? e : e.emptyStr() ? t : str`${e}${t}`;
	}
	e.strConcat = strConcat;
	function interpolate(e) {
		return typeof e == "number" || typeof e == "boolean" || e === null ? e : safeStringify(Array.isArray(e) ? e.join(",") : e);
	}
	function stringify(e) {
		return new _Code(safeStringify(e));
	}
	e.stringify = stringify;
	function safeStringify(e) {
		return JSON.stringify(e).replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
	}
	e.safeStringify = safeStringify;
	function getProperty(t) {
		return typeof t == "string" && e.IDENTIFIER.test(t) ? new _Code(`.${t}`) : _`[${t}]`;
	}
	e.getProperty = getProperty;
	function getEsmExportName(t) {
		if (typeof t == "string" && e.IDENTIFIER.test(t)) return new _Code(`${t}`);
		throw Error(`CodeGen: invalid export name: ${t}, use explicit $id name mapping`);
	}
	e.getEsmExportName = getEsmExportName;
	function regexpCode(e) {
		return new _Code(e.toString());
	}
	e.regexpCode = regexpCode;
})), n = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.ValueScope = e.ValueScopeName = e.Scope = e.varKinds = e.UsedValueState = void 0;
	let n = t();
	var ValueError = class extends Error {
		constructor(e) {
			super(`CodeGen: "code" for ${e} not defined`), this.value = e.value;
		}
	}, r;
	(function(e) {
		e[e.Started = 0] = "Started", e[e.Completed = 1] = "Completed";
	})(r || (e.UsedValueState = r = {})), e.varKinds = {
		const: new n.Name("const"),
		let: new n.Name("let"),
		var: new n.Name("var")
	};
	var Scope = class {
		constructor({ prefixes: e, parent: t } = {}) {
			this._names = {}, this._prefixes = e, this._parent = t;
		}
		toName(e) {
			return e instanceof n.Name ? e : this.name(e);
		}
		name(e) {
			return new n.Name(this._newName(e));
		}
		_newName(e) {
			let t = this._names[e] || this._nameGroup(e);
			return `${e}${t.index++}`;
		}
		_nameGroup(e) {
			if ((this._parent?._prefixes)?.has(e) || this._prefixes && !this._prefixes.has(e)) throw Error(`CodeGen: prefix "${e}" is not allowed in this scope`);
			return this._names[e] = {
				prefix: e,
				index: 0
			};
		}
	};
	e.Scope = Scope;
	var ValueScopeName = class extends n.Name {
		constructor(e, t) {
			super(t), this.prefix = e;
		}
		setValue(e, { property: t, itemIndex: r }) {
			this.value = e, this.scopePath = (0, n._)`.${new n.Name(t)}[${r}]`;
		}
	};
	e.ValueScopeName = ValueScopeName;
	let i = (0, n._)`\n`;
	e.ValueScope = class extends Scope {
		constructor(e) {
			super(e), this._values = {}, this._scope = e.scope, this.opts = {
				...e,
				_n: e.lines ? i : n.nil
			};
		}
		get() {
			return this._scope;
		}
		name(e) {
			return new ValueScopeName(e, this._newName(e));
		}
		value(e, t) {
			if (t.ref === void 0) throw Error("CodeGen: ref must be passed in value");
			let n = this.toName(e), { prefix: r } = n, i = t.key ?? t.ref, a = this._values[r];
			if (a) {
				let e = a.get(i);
				if (e) return e;
			} else a = this._values[r] = /* @__PURE__ */ new Map();
			a.set(i, n);
			let o = this._scope[r] || (this._scope[r] = []), s = o.length;
			return o[s] = t.ref, n.setValue(t, {
				property: r,
				itemIndex: s
			}), n;
		}
		getValue(e, t) {
			let n = this._values[e];
			if (n) return n.get(t);
		}
		scopeRefs(e, t = this._values) {
			return this._reduceValues(t, (t) => {
				if (t.scopePath === void 0) throw Error(`CodeGen: name "${t}" has no value`);
				return (0, n._)`${e}${t.scopePath}`;
			});
		}
		scopeCode(e = this._values, t, n) {
			return this._reduceValues(e, (e) => {
				if (e.value === void 0) throw Error(`CodeGen: name "${e}" has no value`);
				return e.value.code;
			}, t, n);
		}
		_reduceValues(t, i, a = {}, o) {
			let s = n.nil;
			for (let c in t) {
				let l = t[c];
				if (!l) continue;
				let u = a[c] = a[c] || /* @__PURE__ */ new Map();
				l.forEach((t) => {
					if (u.has(t)) return;
					u.set(t, r.Started);
					let a = i(t);
					if (a) {
						let r = this.opts.es5 ? e.varKinds.var : e.varKinds.const;
						s = (0, n._)`${s}${r} ${t} = ${a};${this.opts._n}`;
					} else if (a = o?.(t)) s = (0, n._)`${s}${a}${this.opts._n}`;
					else throw new ValueError(t);
					u.set(t, r.Completed);
				});
			}
			return s;
		}
	};
})), r = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.or = e.and = e.not = e.CodeGen = e.operators = e.varKinds = e.ValueScopeName = e.ValueScope = e.Scope = e.Name = e.regexpCode = e.stringify = e.getProperty = e.nil = e.strConcat = e.str = e._ = void 0;
	let r = t(), i = n();
	var a = t();
	Object.defineProperty(e, "_", {
		enumerable: !0,
		get: function() {
			return a._;
		}
	}), Object.defineProperty(e, "str", {
		enumerable: !0,
		get: function() {
			return a.str;
		}
	}), Object.defineProperty(e, "strConcat", {
		enumerable: !0,
		get: function() {
			return a.strConcat;
		}
	}), Object.defineProperty(e, "nil", {
		enumerable: !0,
		get: function() {
			return a.nil;
		}
	}), Object.defineProperty(e, "getProperty", {
		enumerable: !0,
		get: function() {
			return a.getProperty;
		}
	}), Object.defineProperty(e, "stringify", {
		enumerable: !0,
		get: function() {
			return a.stringify;
		}
	}), Object.defineProperty(e, "regexpCode", {
		enumerable: !0,
		get: function() {
			return a.regexpCode;
		}
	}), Object.defineProperty(e, "Name", {
		enumerable: !0,
		get: function() {
			return a.Name;
		}
	});
	var o = n();
	Object.defineProperty(e, "Scope", {
		enumerable: !0,
		get: function() {
			return o.Scope;
		}
	}), Object.defineProperty(e, "ValueScope", {
		enumerable: !0,
		get: function() {
			return o.ValueScope;
		}
	}), Object.defineProperty(e, "ValueScopeName", {
		enumerable: !0,
		get: function() {
			return o.ValueScopeName;
		}
	}), Object.defineProperty(e, "varKinds", {
		enumerable: !0,
		get: function() {
			return o.varKinds;
		}
	}), e.operators = {
		GT: new r._Code(">"),
		GTE: new r._Code(">="),
		LT: new r._Code("<"),
		LTE: new r._Code("<="),
		EQ: new r._Code("==="),
		NEQ: new r._Code("!=="),
		NOT: new r._Code("!"),
		OR: new r._Code("||"),
		AND: new r._Code("&&"),
		ADD: new r._Code("+")
	};
	var Node = class {
		optimizeNodes() {
			return this;
		}
		optimizeNames(e, t) {
			return this;
		}
	}, Def = class extends Node {
		constructor(e, t, n) {
			super(), this.varKind = e, this.name = t, this.rhs = n;
		}
		render({ es5: e, _n: t }) {
			let n = e ? i.varKinds.var : this.varKind, r = this.rhs === void 0 ? "" : ` = ${this.rhs}`;
			return `${n} ${this.name}${r};` + t;
		}
		optimizeNames(e, t) {
			if (e[this.name.str]) return this.rhs &&= optimizeExpr(this.rhs, e, t), this;
		}
		get names() {
			return this.rhs instanceof r._CodeOrName ? this.rhs.names : {};
		}
	}, Assign = class extends Node {
		constructor(e, t, n) {
			super(), this.lhs = e, this.rhs = t, this.sideEffects = n;
		}
		render({ _n: e }) {
			return `${this.lhs} = ${this.rhs};` + e;
		}
		optimizeNames(e, t) {
			if (!(this.lhs instanceof r.Name && !e[this.lhs.str] && !this.sideEffects)) return this.rhs = optimizeExpr(this.rhs, e, t), this;
		}
		get names() {
			return addExprNames(this.lhs instanceof r.Name ? {} : { ...this.lhs.names }, this.rhs);
		}
	}, AssignOp = class extends Assign {
		constructor(e, t, n, r) {
			super(e, n, r), this.op = t;
		}
		render({ _n: e }) {
			return `${this.lhs} ${this.op}= ${this.rhs};` + e;
		}
	}, Label = class extends Node {
		constructor(e) {
			super(), this.label = e, this.names = {};
		}
		render({ _n: e }) {
			return `${this.label}:` + e;
		}
	}, Break = class extends Node {
		constructor(e) {
			super(), this.label = e, this.names = {};
		}
		render({ _n: e }) {
			return `break${this.label ? ` ${this.label}` : ""};` + e;
		}
	}, Throw = class extends Node {
		constructor(e) {
			super(), this.error = e;
		}
		render({ _n: e }) {
			return `throw ${this.error};` + e;
		}
		get names() {
			return this.error.names;
		}
	}, AnyCode = class extends Node {
		constructor(e) {
			super(), this.code = e;
		}
		render({ _n: e }) {
			return `${this.code};` + e;
		}
		optimizeNodes() {
			return `${this.code}` ? this : void 0;
		}
		optimizeNames(e, t) {
			return this.code = optimizeExpr(this.code, e, t), this;
		}
		get names() {
			return this.code instanceof r._CodeOrName ? this.code.names : {};
		}
	}, ParentNode = class extends Node {
		constructor(e = []) {
			super(), this.nodes = e;
		}
		render(e) {
			return this.nodes.reduce((t, n) => t + n.render(e), "");
		}
		optimizeNodes() {
			let { nodes: e } = this, t = e.length;
			for (; t--;) {
				let n = e[t].optimizeNodes();
				Array.isArray(n) ? e.splice(t, 1, ...n) : n ? e[t] = n : e.splice(t, 1);
			}
			return e.length > 0 ? this : void 0;
		}
		optimizeNames(e, t) {
			let { nodes: n } = this, r = n.length;
			for (; r--;) {
				let i = n[r];
				i.optimizeNames(e, t) || (subtractNames(e, i.names), n.splice(r, 1));
			}
			return n.length > 0 ? this : void 0;
		}
		get names() {
			return this.nodes.reduce((e, t) => addNames(e, t.names), {});
		}
	}, BlockNode = class extends ParentNode {
		render(e) {
			return "{" + e._n + super.render(e) + "}" + e._n;
		}
	}, Root = class extends ParentNode {}, Else = class extends BlockNode {};
	Else.kind = "else";
	var s = class If extends BlockNode {
		constructor(e, t) {
			super(t), this.condition = e;
		}
		render(e) {
			let t = `if(${this.condition})` + super.render(e);
			return this.else && (t += "else " + this.else.render(e)), t;
		}
		optimizeNodes() {
			super.optimizeNodes();
			let e = this.condition;
			if (e === !0) return this.nodes;
			let t = this.else;
			if (t) {
				let e = t.optimizeNodes();
				t = this.else = Array.isArray(e) ? new Else(e) : e;
			}
			if (t) return e === !1 ? t instanceof If ? t : t.nodes : this.nodes.length ? this : new If(not(e), t instanceof If ? [t] : t.nodes);
			if (e !== !1 && this.nodes.length) return this;
		}
		optimizeNames(e, t) {
			if (this.else = this.else?.optimizeNames(e, t), super.optimizeNames(e, t) || this.else) return this.condition = optimizeExpr(this.condition, e, t), this;
		}
		get names() {
			let e = super.names;
			return addExprNames(e, this.condition), this.else && addNames(e, this.else.names), e;
		}
	};
	s.kind = "if";
	var For = class extends BlockNode {};
	For.kind = "for";
	var ForLoop = class extends For {
		constructor(e) {
			super(), this.iteration = e;
		}
		render(e) {
			return `for(${this.iteration})` + super.render(e);
		}
		optimizeNames(e, t) {
			if (super.optimizeNames(e, t)) return this.iteration = optimizeExpr(this.iteration, e, t), this;
		}
		get names() {
			return addNames(super.names, this.iteration.names);
		}
	}, ForRange = class extends For {
		constructor(e, t, n, r) {
			super(), this.varKind = e, this.name = t, this.from = n, this.to = r;
		}
		render(e) {
			let t = e.es5 ? i.varKinds.var : this.varKind, { name: n, from: r, to: a } = this;
			return `for(${t} ${n}=${r}; ${n}<${a}; ${n}++)` + super.render(e);
		}
		get names() {
			return addExprNames(addExprNames(super.names, this.from), this.to);
		}
	}, ForIter = class extends For {
		constructor(e, t, n, r) {
			super(), this.loop = e, this.varKind = t, this.name = n, this.iterable = r;
		}
		render(e) {
			return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(e);
		}
		optimizeNames(e, t) {
			if (super.optimizeNames(e, t)) return this.iterable = optimizeExpr(this.iterable, e, t), this;
		}
		get names() {
			return addNames(super.names, this.iterable.names);
		}
	}, Func = class extends BlockNode {
		constructor(e, t, n) {
			super(), this.name = e, this.args = t, this.async = n;
		}
		render(e) {
			return `${this.async ? "async " : ""}function ${this.name}(${this.args})` + super.render(e);
		}
	};
	Func.kind = "func";
	var Return = class extends ParentNode {
		render(e) {
			return "return " + super.render(e);
		}
	};
	Return.kind = "return";
	var Try = class extends BlockNode {
		render(e) {
			let t = "try" + super.render(e);
			return this.catch && (t += this.catch.render(e)), this.finally && (t += this.finally.render(e)), t;
		}
		optimizeNodes() {
			var e, t;
			return super.optimizeNodes(), (e = this.catch) == null || e.optimizeNodes(), (t = this.finally) == null || t.optimizeNodes(), this;
		}
		optimizeNames(e, t) {
			var n, r;
			return super.optimizeNames(e, t), (n = this.catch) == null || n.optimizeNames(e, t), (r = this.finally) == null || r.optimizeNames(e, t), this;
		}
		get names() {
			let e = super.names;
			return this.catch && addNames(e, this.catch.names), this.finally && addNames(e, this.finally.names), e;
		}
	}, Catch = class extends BlockNode {
		constructor(e) {
			super(), this.error = e;
		}
		render(e) {
			return `catch(${this.error})` + super.render(e);
		}
	};
	Catch.kind = "catch";
	var Finally = class extends BlockNode {
		render(e) {
			return "finally" + super.render(e);
		}
	};
	Finally.kind = "finally", e.CodeGen = class {
		constructor(e, t = {}) {
			this._values = {}, this._blockStarts = [], this._constants = {}, this.opts = {
				...t,
				_n: t.lines ? "\n" : ""
			}, this._extScope = e, this._scope = new i.Scope({ parent: e }), this._nodes = [new Root()];
		}
		toString() {
			return this._root.render(this.opts);
		}
		name(e) {
			return this._scope.name(e);
		}
		scopeName(e) {
			return this._extScope.name(e);
		}
		scopeValue(e, t) {
			let n = this._extScope.value(e, t);
			return (this._values[n.prefix] || (this._values[n.prefix] = /* @__PURE__ */ new Set())).add(n), n;
		}
		getScopeValue(e, t) {
			return this._extScope.getValue(e, t);
		}
		scopeRefs(e) {
			return this._extScope.scopeRefs(e, this._values);
		}
		scopeCode() {
			return this._extScope.scopeCode(this._values);
		}
		_def(e, t, n, r) {
			let i = this._scope.toName(t);
			return n !== void 0 && r && (this._constants[i.str] = n), this._leafNode(new Def(e, i, n)), i;
		}
		const(e, t, n) {
			return this._def(i.varKinds.const, e, t, n);
		}
		let(e, t, n) {
			return this._def(i.varKinds.let, e, t, n);
		}
		var(e, t, n) {
			return this._def(i.varKinds.var, e, t, n);
		}
		assign(e, t, n) {
			return this._leafNode(new Assign(e, t, n));
		}
		add(t, n) {
			return this._leafNode(new AssignOp(t, e.operators.ADD, n));
		}
		code(e) {
			return typeof e == "function" ? e() : e !== r.nil && this._leafNode(new AnyCode(e)), this;
		}
		object(...e) {
			let t = ["{"];
			for (let [n, i] of e) t.length > 1 && t.push(","), t.push(n), (n !== i || this.opts.es5) && (t.push(":"), (0, r.addCodeArg)(t, i));
			return t.push("}"), new r._Code(t);
		}
		if(e, t, n) {
			if (this._blockNode(new s(e)), t && n) this.code(t).else().code(n).endIf();
			else if (t) this.code(t).endIf();
			else if (n) throw Error("CodeGen: \"else\" body without \"then\" body");
			return this;
		}
		elseIf(e) {
			return this._elseNode(new s(e));
		}
		else() {
			return this._elseNode(new Else());
		}
		endIf() {
			return this._endBlockNode(s, Else);
		}
		_for(e, t) {
			return this._blockNode(e), t && this.code(t).endFor(), this;
		}
		for(e, t) {
			return this._for(new ForLoop(e), t);
		}
		forRange(e, t, n, r, a = this.opts.es5 ? i.varKinds.var : i.varKinds.let) {
			let o = this._scope.toName(e);
			return this._for(new ForRange(a, o, t, n), () => r(o));
		}
		forOf(e, t, n, a = i.varKinds.const) {
			let o = this._scope.toName(e);
			if (this.opts.es5) {
				let e = t instanceof r.Name ? t : this.var("_arr", t);
				return this.forRange("_i", 0, (0, r._)`${e}.length`, (t) => {
					this.var(o, (0, r._)`${e}[${t}]`), n(o);
				});
			}
			return this._for(new ForIter("of", a, o, t), () => n(o));
		}
		forIn(e, t, n, a = this.opts.es5 ? i.varKinds.var : i.varKinds.const) {
			if (this.opts.ownProperties) return this.forOf(e, (0, r._)`Object.keys(${t})`, n);
			let o = this._scope.toName(e);
			return this._for(new ForIter("in", a, o, t), () => n(o));
		}
		endFor() {
			return this._endBlockNode(For);
		}
		label(e) {
			return this._leafNode(new Label(e));
		}
		break(e) {
			return this._leafNode(new Break(e));
		}
		return(e) {
			let t = new Return();
			if (this._blockNode(t), this.code(e), t.nodes.length !== 1) throw Error("CodeGen: \"return\" should have one node");
			return this._endBlockNode(Return);
		}
		try(e, t, n) {
			if (!t && !n) throw Error("CodeGen: \"try\" without \"catch\" and \"finally\"");
			let r = new Try();
			if (this._blockNode(r), this.code(e), t) {
				let e = this.name("e");
				this._currNode = r.catch = new Catch(e), t(e);
			}
			return n && (this._currNode = r.finally = new Finally(), this.code(n)), this._endBlockNode(Catch, Finally);
		}
		throw(e) {
			return this._leafNode(new Throw(e));
		}
		block(e, t) {
			return this._blockStarts.push(this._nodes.length), e && this.code(e).endBlock(t), this;
		}
		endBlock(e) {
			let t = this._blockStarts.pop();
			if (t === void 0) throw Error("CodeGen: not in self-balancing block");
			let n = this._nodes.length - t;
			if (n < 0 || e !== void 0 && n !== e) throw Error(`CodeGen: wrong number of nodes: ${n} vs ${e} expected`);
			return this._nodes.length = t, this;
		}
		func(e, t = r.nil, n, i) {
			return this._blockNode(new Func(e, t, n)), i && this.code(i).endFunc(), this;
		}
		endFunc() {
			return this._endBlockNode(Func);
		}
		optimize(e = 1) {
			for (; e-- > 0;) this._root.optimizeNodes(), this._root.optimizeNames(this._root.names, this._constants);
		}
		_leafNode(e) {
			return this._currNode.nodes.push(e), this;
		}
		_blockNode(e) {
			this._currNode.nodes.push(e), this._nodes.push(e);
		}
		_endBlockNode(e, t) {
			let n = this._currNode;
			if (n instanceof e || t && n instanceof t) return this._nodes.pop(), this;
			throw Error(`CodeGen: not in block "${t ? `${e.kind}/${t.kind}` : e.kind}"`);
		}
		_elseNode(e) {
			let t = this._currNode;
			if (!(t instanceof s)) throw Error("CodeGen: \"else\" without \"if\"");
			return this._currNode = t.else = e, this;
		}
		get _root() {
			return this._nodes[0];
		}
		get _currNode() {
			let e = this._nodes;
			return e[e.length - 1];
		}
		set _currNode(e) {
			let t = this._nodes;
			t[t.length - 1] = e;
		}
	};
	function addNames(e, t) {
		for (let n in t) e[n] = (e[n] || 0) + (t[n] || 0);
		return e;
	}
	function addExprNames(e, t) {
		return t instanceof r._CodeOrName ? addNames(e, t.names) : e;
	}
	function optimizeExpr(e, t, n) {
		return e instanceof r.Name ? replaceName(e) : canOptimize(e) ? new r._Code(e._items.reduce((e, t) => (t instanceof r.Name && (t = replaceName(t)), t instanceof r._Code ? e.push(...t._items) : e.push(t), e), [])) : e;
		function replaceName(e) {
			let r = n[e.str];
			return r === void 0 || t[e.str] !== 1 ? e : (delete t[e.str], r);
		}
		function canOptimize(e) {
			return e instanceof r._Code && e._items.some((e) => e instanceof r.Name && t[e.str] === 1 && n[e.str] !== void 0);
		}
	}
	function subtractNames(e, t) {
		for (let n in t) e[n] = (e[n] || 0) - (t[n] || 0);
	}
	function not(e) {
		return typeof e == "boolean" || typeof e == "number" || e === null ? !e : (0, r._)`!${par(e)}`;
	}
	e.not = not;
	let c = mappend(e.operators.AND);
	function and(...e) {
		return e.reduce(c);
	}
	e.and = and;
	let l = mappend(e.operators.OR);
	function or(...e) {
		return e.reduce(l);
	}
	e.or = or;
	function mappend(e) {
		return (t, n) => t === r.nil ? n : n === r.nil ? t : (0, r._)`${par(t)} ${e} ${par(n)}`;
	}
	function par(e) {
		return e instanceof r.Name ? e : (0, r._)`(${e})`;
	}
})), i = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.checkStrictMode = e.getErrorPath = e.Type = e.useFunc = e.setEvaluated = e.evaluatedPropsToName = e.mergeEvaluated = e.eachItem = e.unescapeJsonPointer = e.escapeJsonPointer = e.escapeFragment = e.unescapeFragment = e.schemaRefOrVal = e.schemaHasRulesButRef = e.schemaHasRules = e.checkUnknownRules = e.alwaysValidSchema = e.toHash = void 0;
	let n = r(), i = t();
	function toHash(e) {
		let t = {};
		for (let n of e) t[n] = !0;
		return t;
	}
	e.toHash = toHash;
	function alwaysValidSchema(e, t) {
		return typeof t == "boolean" ? t : Object.keys(t).length === 0 || (checkUnknownRules(e, t), !schemaHasRules(t, e.self.RULES.all));
	}
	e.alwaysValidSchema = alwaysValidSchema;
	function checkUnknownRules(e, t = e.schema) {
		let { opts: n, self: r } = e;
		if (!n.strictSchema || typeof t == "boolean") return;
		let i = r.RULES.keywords;
		for (let n in t) i[n] || checkStrictMode(e, `unknown keyword: "${n}"`);
	}
	e.checkUnknownRules = checkUnknownRules;
	function schemaHasRules(e, t) {
		if (typeof e == "boolean") return !e;
		for (let n in e) if (t[n]) return !0;
		return !1;
	}
	e.schemaHasRules = schemaHasRules;
	function schemaHasRulesButRef(e, t) {
		if (typeof e == "boolean") return !e;
		for (let n in e) if (n !== "$ref" && t.all[n]) return !0;
		return !1;
	}
	e.schemaHasRulesButRef = schemaHasRulesButRef;
	function schemaRefOrVal({ topSchemaRef: e, schemaPath: t }, r, i, a) {
		if (!a) {
			if (typeof r == "number" || typeof r == "boolean") return r;
			if (typeof r == "string") return (0, n._)`${r}`;
		}
		return (0, n._)`${e}${t}${(0, n.getProperty)(i)}`;
	}
	e.schemaRefOrVal = schemaRefOrVal;
	function unescapeFragment(e) {
		return unescapeJsonPointer(decodeURIComponent(e));
	}
	e.unescapeFragment = unescapeFragment;
	function escapeFragment(e) {
		return encodeURIComponent(escapeJsonPointer(e));
	}
	e.escapeFragment = escapeFragment;
	function escapeJsonPointer(e) {
		return typeof e == "number" ? `${e}` : e.replace(/~/g, "~0").replace(/\//g, "~1");
	}
	e.escapeJsonPointer = escapeJsonPointer;
	function unescapeJsonPointer(e) {
		return e.replace(/~1/g, "/").replace(/~0/g, "~");
	}
	e.unescapeJsonPointer = unescapeJsonPointer;
	function eachItem(e, t) {
		if (Array.isArray(e)) for (let n of e) t(n);
		else t(e);
	}
	e.eachItem = eachItem;
	function makeMergeEvaluated({ mergeNames: e, mergeToName: t, mergeValues: r, resultToName: i }) {
		return (a, o, s, c) => {
			let l = s === void 0 ? o : s instanceof n.Name ? (o instanceof n.Name ? e(a, o, s) : t(a, o, s), s) : o instanceof n.Name ? (t(a, s, o), o) : r(o, s);
			return c === n.Name && !(l instanceof n.Name) ? i(a, l) : l;
		};
	}
	e.mergeEvaluated = {
		props: makeMergeEvaluated({
			mergeNames: (e, t, r) => e.if((0, n._)`${r} !== true && ${t} !== undefined`, () => {
				e.if((0, n._)`${t} === true`, () => e.assign(r, !0), () => e.assign(r, (0, n._)`${r} || {}`).code((0, n._)`Object.assign(${r}, ${t})`));
			}),
			mergeToName: (e, t, r) => e.if((0, n._)`${r} !== true`, () => {
				t === !0 ? e.assign(r, !0) : (e.assign(r, (0, n._)`${r} || {}`), setEvaluated(e, r, t));
			}),
			mergeValues: (e, t) => e === !0 || {
				...e,
				...t
			},
			resultToName: evaluatedPropsToName
		}),
		items: makeMergeEvaluated({
			mergeNames: (e, t, r) => e.if((0, n._)`${r} !== true && ${t} !== undefined`, () => e.assign(r, (0, n._)`${t} === true ? true : ${r} > ${t} ? ${r} : ${t}`)),
			mergeToName: (e, t, r) => e.if((0, n._)`${r} !== true`, () => e.assign(r, t === !0 || (0, n._)`${r} > ${t} ? ${r} : ${t}`)),
			mergeValues: (e, t) => e === !0 || Math.max(e, t),
			resultToName: (e, t) => e.var("items", t)
		})
	};
	function evaluatedPropsToName(e, t) {
		if (t === !0) return e.var("props", !0);
		let r = e.var("props", (0, n._)`{}`);
		return t !== void 0 && setEvaluated(e, r, t), r;
	}
	e.evaluatedPropsToName = evaluatedPropsToName;
	function setEvaluated(e, t, r) {
		Object.keys(r).forEach((r) => e.assign((0, n._)`${t}${(0, n.getProperty)(r)}`, !0));
	}
	e.setEvaluated = setEvaluated;
	let a = {};
	function useFunc(e, t) {
		return e.scopeValue("func", {
			ref: t,
			code: a[t.code] || (a[t.code] = new i._Code(t.code))
		});
	}
	e.useFunc = useFunc;
	var o;
	(function(e) {
		e[e.Num = 0] = "Num", e[e.Str = 1] = "Str";
	})(o || (e.Type = o = {}));
	function getErrorPath(e, t, r) {
		if (e instanceof n.Name) {
			let i = t === o.Num;
			return r ? i ? (0, n._)`"[" + ${e} + "]"` : (0, n._)`"['" + ${e} + "']"` : i ? (0, n._)`"/" + ${e}` : (0, n._)`"/" + ${e}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
		}
		return r ? (0, n.getProperty)(e).toString() : "/" + escapeJsonPointer(e);
	}
	e.getErrorPath = getErrorPath;
	function checkStrictMode(e, t, n = e.opts.strictSchema) {
		if (n) {
			if (t = `strict mode: ${t}`, n === !0) throw Error(t);
			e.self.logger.warn(t);
		}
	}
	e.checkStrictMode = checkStrictMode;
})), a = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r();
	e.default = {
		data: new t.Name("data"),
		valCxt: new t.Name("valCxt"),
		instancePath: new t.Name("instancePath"),
		parentData: new t.Name("parentData"),
		parentDataProperty: new t.Name("parentDataProperty"),
		rootData: new t.Name("rootData"),
		dynamicAnchors: new t.Name("dynamicAnchors"),
		vErrors: new t.Name("vErrors"),
		errors: new t.Name("errors"),
		this: new t.Name("this"),
		self: new t.Name("self"),
		scope: new t.Name("scope"),
		json: new t.Name("json"),
		jsonPos: new t.Name("jsonPos"),
		jsonLen: new t.Name("jsonLen"),
		jsonPart: new t.Name("jsonPart")
	};
})), o = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.extendErrors = e.resetErrorsCount = e.reportExtraError = e.reportError = e.keyword$DataError = e.keywordError = void 0;
	let t = r(), n = i(), o = a();
	e.keywordError = { message: ({ keyword: e }) => (0, t.str)`must pass "${e}" keyword validation` }, e.keyword$DataError = { message: ({ keyword: e, schemaType: n }) => n ? (0, t.str)`"${e}" keyword must be ${n} ($data)` : (0, t.str)`"${e}" keyword is invalid ($data)` };
	function reportError(n, r = e.keywordError, i, a) {
		let { it: o } = n, { gen: s, compositeRule: c, allErrors: l } = o, u = errorObjectCode(n, r, i);
		a ?? (c || l) ? addError(s, u) : returnErrors(o, (0, t._)`[${u}]`);
	}
	e.reportError = reportError;
	function reportExtraError(t, n = e.keywordError, r) {
		let { it: i } = t, { gen: a, compositeRule: s, allErrors: c } = i;
		addError(a, errorObjectCode(t, n, r)), s || c || returnErrors(i, o.default.vErrors);
	}
	e.reportExtraError = reportExtraError;
	function resetErrorsCount(e, n) {
		e.assign(o.default.errors, n), e.if((0, t._)`${o.default.vErrors} !== null`, () => e.if(n, () => e.assign((0, t._)`${o.default.vErrors}.length`, n), () => e.assign(o.default.vErrors, null)));
	}
	e.resetErrorsCount = resetErrorsCount;
	function extendErrors({ gen: e, keyword: n, schemaValue: r, data: i, errsCount: a, it: s }) {
		/* istanbul ignore if */
		if (a === void 0) throw Error("ajv implementation error");
		let c = e.name("err");
		e.forRange("i", a, o.default.errors, (a) => {
			e.const(c, (0, t._)`${o.default.vErrors}[${a}]`), e.if((0, t._)`${c}.instancePath === undefined`, () => e.assign((0, t._)`${c}.instancePath`, (0, t.strConcat)(o.default.instancePath, s.errorPath))), e.assign((0, t._)`${c}.schemaPath`, (0, t.str)`${s.errSchemaPath}/${n}`), s.opts.verbose && (e.assign((0, t._)`${c}.schema`, r), e.assign((0, t._)`${c}.data`, i));
		});
	}
	e.extendErrors = extendErrors;
	function addError(e, n) {
		let r = e.const("err", n);
		e.if((0, t._)`${o.default.vErrors} === null`, () => e.assign(o.default.vErrors, (0, t._)`[${r}]`), (0, t._)`${o.default.vErrors}.push(${r})`), e.code((0, t._)`${o.default.errors}++`);
	}
	function returnErrors(e, n) {
		let { gen: r, validateName: i, schemaEnv: a } = e;
		a.$async ? r.throw((0, t._)`new ${e.ValidationError}(${n})`) : (r.assign((0, t._)`${i}.errors`, n), r.return(!1));
	}
	let s = {
		keyword: new t.Name("keyword"),
		schemaPath: new t.Name("schemaPath"),
		params: new t.Name("params"),
		propertyName: new t.Name("propertyName"),
		message: new t.Name("message"),
		schema: new t.Name("schema"),
		parentSchema: new t.Name("parentSchema")
	};
	function errorObjectCode(e, n, r) {
		let { createErrors: i } = e.it;
		return i === !1 ? (0, t._)`{}` : errorObject(e, n, r);
	}
	function errorObject(e, t, n = {}) {
		let { gen: r, it: i } = e, a = [errorInstancePath(i, n), errorSchemaPath(e, n)];
		return extraErrorProps(e, t, a), r.object(...a);
	}
	function errorInstancePath({ errorPath: e }, { instancePath: r }) {
		let i = r ? (0, t.str)`${e}${(0, n.getErrorPath)(r, n.Type.Str)}` : e;
		return [o.default.instancePath, (0, t.strConcat)(o.default.instancePath, i)];
	}
	function errorSchemaPath({ keyword: e, it: { errSchemaPath: r } }, { schemaPath: i, parentSchema: a }) {
		let o = a ? r : (0, t.str)`${r}/${e}`;
		return i && (o = (0, t.str)`${o}${(0, n.getErrorPath)(i, n.Type.Str)}`), [s.schemaPath, o];
	}
	function extraErrorProps(e, { params: n, message: r }, i) {
		let { keyword: a, data: c, schemaValue: l, it: u } = e, { opts: d, propertyName: f, topSchemaRef: p, schemaPath: m } = u;
		i.push([s.keyword, a], [s.params, typeof n == "function" ? n(e) : n || (0, t._)`{}`]), d.messages && i.push([s.message, typeof r == "function" ? r(e) : r]), d.verbose && i.push([s.schema, l], [s.parentSchema, (0, t._)`${p}${m}`], [o.default.data, c]), f && i.push([s.propertyName, f]);
	}
})), s = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.boolOrEmptySchema = e.topBoolOrEmptySchema = void 0;
	let t = o(), n = r(), i = a(), s = { message: "boolean schema is false" };
	function topBoolOrEmptySchema(e) {
		let { gen: t, schema: r, validateName: a } = e;
		r === !1 ? falseSchemaError(e, !1) : typeof r == "object" && r.$async === !0 ? t.return(i.default.data) : (t.assign((0, n._)`${a}.errors`, null), t.return(!0));
	}
	e.topBoolOrEmptySchema = topBoolOrEmptySchema;
	function boolOrEmptySchema(e, t) {
		let { gen: n, schema: r } = e;
		r === !1 ? (n.var(t, !1), falseSchemaError(e)) : n.var(t, !0);
	}
	e.boolOrEmptySchema = boolOrEmptySchema;
	function falseSchemaError(e, n) {
		let { gen: r, data: i } = e, a = {
			gen: r,
			keyword: "false schema",
			data: i,
			schema: !1,
			schemaCode: !1,
			schemaValue: !1,
			params: {},
			it: e
		};
		(0, t.reportError)(a, s, void 0, n);
	}
})), c = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.getRules = e.isJSONType = void 0;
	let t = /* @__PURE__ */ new Set([
		"string",
		"number",
		"integer",
		"boolean",
		"null",
		"object",
		"array"
	]);
	function isJSONType(e) {
		return typeof e == "string" && t.has(e);
	}
	e.isJSONType = isJSONType;
	function getRules() {
		let e = {
			number: {
				type: "number",
				rules: []
			},
			string: {
				type: "string",
				rules: []
			},
			array: {
				type: "array",
				rules: []
			},
			object: {
				type: "object",
				rules: []
			}
		};
		return {
			types: {
				...e,
				integer: !0,
				boolean: !0,
				null: !0
			},
			rules: [
				{ rules: [] },
				e.number,
				e.string,
				e.array,
				e.object
			],
			post: { rules: [] },
			all: {},
			keywords: {}
		};
	}
	e.getRules = getRules;
})), l = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.shouldUseRule = e.shouldUseGroup = e.schemaHasRulesForType = void 0;
	function schemaHasRulesForType({ schema: e, self: t }, n) {
		let r = t.RULES.types[n];
		return r && r !== !0 && shouldUseGroup(e, r);
	}
	e.schemaHasRulesForType = schemaHasRulesForType;
	function shouldUseGroup(e, t) {
		return t.rules.some((t) => shouldUseRule(e, t));
	}
	e.shouldUseGroup = shouldUseGroup;
	function shouldUseRule(e, t) {
		return e[t.keyword] !== void 0 || t.definition.implements?.some((t) => e[t] !== void 0);
	}
	e.shouldUseRule = shouldUseRule;
})), u = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.reportTypeError = e.checkDataTypes = e.checkDataType = e.coerceAndCheckDataType = e.getJSONTypes = e.getSchemaTypes = e.DataType = void 0;
	let t = c(), n = l(), a = o(), s = r(), u = i();
	var d;
	(function(e) {
		e[e.Correct = 0] = "Correct", e[e.Wrong = 1] = "Wrong";
	})(d || (e.DataType = d = {}));
	function getSchemaTypes(e) {
		let t = getJSONTypes(e.type);
		if (t.includes("null")) {
			if (e.nullable === !1) throw Error("type: null contradicts nullable: false");
		} else {
			if (!t.length && e.nullable !== void 0) throw Error("\"nullable\" cannot be used without \"type\"");
			e.nullable === !0 && t.push("null");
		}
		return t;
	}
	e.getSchemaTypes = getSchemaTypes;
	function getJSONTypes(e) {
		let n = Array.isArray(e) ? e : e ? [e] : [];
		if (n.every(t.isJSONType)) return n;
		throw Error("type must be JSONType or JSONType[]: " + n.join(","));
	}
	e.getJSONTypes = getJSONTypes;
	function coerceAndCheckDataType(e, t) {
		let { gen: r, data: i, opts: a } = e, o = coerceToTypes(t, a.coerceTypes), s = t.length > 0 && !(o.length === 0 && t.length === 1 && (0, n.schemaHasRulesForType)(e, t[0]));
		if (s) {
			let n = checkDataTypes(t, i, a.strictNumbers, d.Wrong);
			r.if(n, () => {
				o.length ? coerceData(e, t, o) : reportTypeError(e);
			});
		}
		return s;
	}
	e.coerceAndCheckDataType = coerceAndCheckDataType;
	let f = /* @__PURE__ */ new Set([
		"string",
		"number",
		"integer",
		"boolean",
		"null"
	]);
	function coerceToTypes(e, t) {
		return t ? e.filter((e) => f.has(e) || t === "array" && e === "array") : [];
	}
	function coerceData(e, t, n) {
		let { gen: r, data: i, opts: a } = e, o = r.let("dataType", (0, s._)`typeof ${i}`), c = r.let("coerced", (0, s._)`undefined`);
		a.coerceTypes === "array" && r.if((0, s._)`${o} == 'object' && Array.isArray(${i}) && ${i}.length == 1`, () => r.assign(i, (0, s._)`${i}[0]`).assign(o, (0, s._)`typeof ${i}`).if(checkDataTypes(t, i, a.strictNumbers), () => r.assign(c, i))), r.if((0, s._)`${c} !== undefined`);
		for (let e of n) (f.has(e) || e === "array" && a.coerceTypes === "array") && coerceSpecificType(e);
		r.else(), reportTypeError(e), r.endIf(), r.if((0, s._)`${c} !== undefined`, () => {
			r.assign(i, c), assignParentData(e, c);
		});
		function coerceSpecificType(e) {
			switch (e) {
				case "string":
					r.elseIf((0, s._)`${o} == "number" || ${o} == "boolean"`).assign(c, (0, s._)`"" + ${i}`).elseIf((0, s._)`${i} === null`).assign(c, (0, s._)`""`);
					return;
				case "number":
					r.elseIf((0, s._)`${o} == "boolean" || ${i} === null
              || (${o} == "string" && ${i} && ${i} == +${i})`).assign(c, (0, s._)`+${i}`);
					return;
				case "integer":
					r.elseIf((0, s._)`${o} === "boolean" || ${i} === null
              || (${o} === "string" && ${i} && ${i} == +${i} && !(${i} % 1))`).assign(c, (0, s._)`+${i}`);
					return;
				case "boolean":
					r.elseIf((0, s._)`${i} === "false" || ${i} === 0 || ${i} === null`).assign(c, !1).elseIf((0, s._)`${i} === "true" || ${i} === 1`).assign(c, !0);
					return;
				case "null":
					r.elseIf((0, s._)`${i} === "" || ${i} === 0 || ${i} === false`), r.assign(c, null);
					return;
				case "array": r.elseIf((0, s._)`${o} === "string" || ${o} === "number"
              || ${o} === "boolean" || ${i} === null`).assign(c, (0, s._)`[${i}]`);
			}
		}
	}
	function assignParentData({ gen: e, parentData: t, parentDataProperty: n }, r) {
		e.if((0, s._)`${t} !== undefined`, () => e.assign((0, s._)`${t}[${n}]`, r));
	}
	function checkDataType(e, t, n, r = d.Correct) {
		let i = r === d.Correct ? s.operators.EQ : s.operators.NEQ, a;
		switch (e) {
			case "null": return (0, s._)`${t} ${i} null`;
			case "array":
				a = (0, s._)`Array.isArray(${t})`;
				break;
			case "object":
				a = (0, s._)`${t} && typeof ${t} == "object" && !Array.isArray(${t})`;
				break;
			case "integer":
				a = numCond((0, s._)`!(${t} % 1) && !isNaN(${t})`);
				break;
			case "number":
				a = numCond();
				break;
			default: return (0, s._)`typeof ${t} ${i} ${e}`;
		}
		return r === d.Correct ? a : (0, s.not)(a);
		function numCond(e = s.nil) {
			return (0, s.and)((0, s._)`typeof ${t} == "number"`, e, n ? (0, s._)`isFinite(${t})` : s.nil);
		}
	}
	e.checkDataType = checkDataType;
	function checkDataTypes(e, t, n, r) {
		if (e.length === 1) return checkDataType(e[0], t, n, r);
		let i, a = (0, u.toHash)(e);
		if (a.array && a.object) {
			let e = (0, s._)`typeof ${t} != "object"`;
			i = a.null ? e : (0, s._)`!${t} || ${e}`, delete a.null, delete a.array, delete a.object;
		} else i = s.nil;
		a.number && delete a.integer;
		for (let e in a) i = (0, s.and)(i, checkDataType(e, t, n, r));
		return i;
	}
	e.checkDataTypes = checkDataTypes;
	let p = {
		message: ({ schema: e }) => `must be ${e}`,
		params: ({ schema: e, schemaValue: t }) => typeof e == "string" ? (0, s._)`{type: ${e}}` : (0, s._)`{type: ${t}}`
	};
	function reportTypeError(e) {
		let t = getTypeErrorContext(e);
		(0, a.reportError)(t, p);
	}
	e.reportTypeError = reportTypeError;
	function getTypeErrorContext(e) {
		let { gen: t, data: n, schema: r } = e, i = (0, u.schemaRefOrVal)(e, r, "type");
		return {
			gen: t,
			keyword: "type",
			data: n,
			schema: r.type,
			schemaCode: i,
			schemaValue: i,
			parentSchema: r,
			params: {},
			it: e
		};
	}
})), d = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.assignDefaults = void 0;
	let t = r(), n = i();
	function assignDefaults(e, t) {
		let { properties: n, items: r } = e.schema;
		if (t === "object" && n) for (let t in n) assignDefault(e, t, n[t].default);
		else t === "array" && Array.isArray(r) && r.forEach((t, n) => assignDefault(e, n, t.default));
	}
	e.assignDefaults = assignDefaults;
	function assignDefault(e, r, i) {
		let { gen: a, compositeRule: o, data: s, opts: c } = e;
		if (i === void 0) return;
		let l = (0, t._)`${s}${(0, t.getProperty)(r)}`;
		if (o) {
			(0, n.checkStrictMode)(e, `default is ignored for: ${l}`);
			return;
		}
		let u = (0, t._)`${l} === undefined`;
		c.useDefaults === "empty" && (u = (0, t._)`${u} || ${l} === null || ${l} === ""`), a.if(u, (0, t._)`${l} = ${(0, t.stringify)(i)}`);
	}
})), f = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.validateUnion = e.validateArray = e.usePattern = e.callValidateCode = e.schemaProperties = e.allSchemaProperties = e.noPropertyInData = e.propertyInData = e.isOwnProperty = e.hasPropFunc = e.reportMissingProp = e.checkMissingProp = e.checkReportMissingProp = void 0;
	let t = r(), n = i(), o = a(), s = i();
	function checkReportMissingProp(e, n) {
		let { gen: r, data: i, it: a } = e;
		r.if(noPropertyInData(r, i, n, a.opts.ownProperties), () => {
			e.setParams({ missingProperty: (0, t._)`${n}` }, !0), e.error();
		});
	}
	e.checkReportMissingProp = checkReportMissingProp;
	function checkMissingProp({ gen: e, data: n, it: { opts: r } }, i, a) {
		return (0, t.or)(...i.map((i) => (0, t.and)(noPropertyInData(e, n, i, r.ownProperties), (0, t._)`${a} = ${i}`)));
	}
	e.checkMissingProp = checkMissingProp;
	function reportMissingProp(e, t) {
		e.setParams({ missingProperty: t }, !0), e.error();
	}
	e.reportMissingProp = reportMissingProp;
	function hasPropFunc(e) {
		return e.scopeValue("func", {
			ref: Object.prototype.hasOwnProperty,
			code: (0, t._)`Object.prototype.hasOwnProperty`
		});
	}
	e.hasPropFunc = hasPropFunc;
	function isOwnProperty(e, n, r) {
		return (0, t._)`${hasPropFunc(e)}.call(${n}, ${r})`;
	}
	e.isOwnProperty = isOwnProperty;
	function propertyInData(e, n, r, i) {
		let a = (0, t._)`${n}${(0, t.getProperty)(r)} !== undefined`;
		return i ? (0, t._)`${a} && ${isOwnProperty(e, n, r)}` : a;
	}
	e.propertyInData = propertyInData;
	function noPropertyInData(e, n, r, i) {
		let a = (0, t._)`${n}${(0, t.getProperty)(r)} === undefined`;
		return i ? (0, t.or)(a, (0, t.not)(isOwnProperty(e, n, r))) : a;
	}
	e.noPropertyInData = noPropertyInData;
	function allSchemaProperties(e) {
		return e ? Object.keys(e).filter((e) => e !== "__proto__") : [];
	}
	e.allSchemaProperties = allSchemaProperties;
	function schemaProperties(e, t) {
		return allSchemaProperties(t).filter((r) => !(0, n.alwaysValidSchema)(e, t[r]));
	}
	e.schemaProperties = schemaProperties;
	function callValidateCode({ schemaCode: e, data: n, it: { gen: r, topSchemaRef: i, schemaPath: a, errorPath: s }, it: c }, l, u, d) {
		let f = d ? (0, t._)`${e}, ${n}, ${i}${a}` : n, p = [
			[o.default.instancePath, (0, t.strConcat)(o.default.instancePath, s)],
			[o.default.parentData, c.parentData],
			[o.default.parentDataProperty, c.parentDataProperty],
			[o.default.rootData, o.default.rootData]
		];
		c.opts.dynamicRef && p.push([o.default.dynamicAnchors, o.default.dynamicAnchors]);
		let m = (0, t._)`${f}, ${r.object(...p)}`;
		return u === t.nil ? (0, t._)`${l}(${m})` : (0, t._)`${l}.call(${u}, ${m})`;
	}
	e.callValidateCode = callValidateCode;
	let c = (0, t._)`new RegExp`;
	function usePattern({ gen: e, it: { opts: n } }, r) {
		let i = n.unicodeRegExp ? "u" : "", { regExp: a } = n.code, o = a(r, i);
		return e.scopeValue("pattern", {
			key: o.toString(),
			ref: o,
			code: (0, t._)`${a.code === "new RegExp" ? c : (0, s.useFunc)(e, a)}(${r}, ${i})`
		});
	}
	e.usePattern = usePattern;
	function validateArray(e) {
		let { gen: r, data: i, keyword: a, it: o } = e, s = r.name("valid");
		if (o.allErrors) {
			let e = r.let("valid", !0);
			return validateItems(() => r.assign(e, !1)), e;
		}
		return r.var(s, !0), validateItems(() => r.break()), s;
		function validateItems(o) {
			let c = r.const("len", (0, t._)`${i}.length`);
			r.forRange("i", 0, c, (i) => {
				e.subschema({
					keyword: a,
					dataProp: i,
					dataPropType: n.Type.Num
				}, s), r.if((0, t.not)(s), o);
			});
		}
	}
	e.validateArray = validateArray;
	function validateUnion(e) {
		let { gen: r, schema: i, keyword: a, it: o } = e;
		/* istanbul ignore if */
		if (!Array.isArray(i)) throw Error("ajv implementation error");
		if (i.some((e) => (0, n.alwaysValidSchema)(o, e)) && !o.opts.unevaluated) return;
		let s = r.let("valid", !1), c = r.name("_valid");
		r.block(() => i.forEach((n, i) => {
			let o = e.subschema({
				keyword: a,
				schemaProp: i,
				compositeRule: !0
			}, c);
			r.assign(s, (0, t._)`${s} || ${c}`), e.mergeValidEvaluated(o, c) || r.if((0, t.not)(s));
		})), e.result(s, () => e.reset(), () => e.error(!0));
	}
	e.validateUnion = validateUnion;
})), p = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.validateKeywordUsage = e.validSchemaType = e.funcKeywordCode = e.macroKeywordCode = void 0;
	let t = r(), n = a(), i = f(), s = o();
	function macroKeywordCode(e, n) {
		let { gen: r, keyword: i, schema: a, parentSchema: o, it: s } = e, c = n.macro.call(s.self, a, o, s), l = useKeyword(r, i, c);
		s.opts.validateSchema !== !1 && s.self.validateSchema(c, !0);
		let u = r.name("valid");
		e.subschema({
			schema: c,
			schemaPath: t.nil,
			errSchemaPath: `${s.errSchemaPath}/${i}`,
			topSchemaRef: l,
			compositeRule: !0
		}, u), e.pass(u, () => e.error(!0));
	}
	e.macroKeywordCode = macroKeywordCode;
	function funcKeywordCode(e, r) {
		let { gen: a, keyword: o, schema: s, parentSchema: c, $data: l, it: u } = e;
		checkAsyncKeyword(u, r);
		let d = useKeyword(a, o, !l && r.compile ? r.compile.call(u.self, s, c, u) : r.validate), f = a.let("valid");
		e.block$data(f, validateKeyword), e.ok(r.valid ?? f);
		function validateKeyword() {
			if (r.errors === !1) assignValid(), r.modifying && modifyData(e), reportErrs(() => e.error());
			else {
				let t = r.async ? validateAsync() : validateSync();
				r.modifying && modifyData(e), reportErrs(() => addErrs(e, t));
			}
		}
		function validateAsync() {
			let e = a.let("ruleErrs", null);
			return a.try(() => assignValid((0, t._)`await `), (n) => a.assign(f, !1).if((0, t._)`${n} instanceof ${u.ValidationError}`, () => a.assign(e, (0, t._)`${n}.errors`), () => a.throw(n))), e;
		}
		function validateSync() {
			let e = (0, t._)`${d}.errors`;
			return a.assign(e, null), assignValid(t.nil), e;
		}
		function assignValid(o = r.async ? (0, t._)`await ` : t.nil) {
			let s = u.opts.passContext ? n.default.this : n.default.self, c = !("compile" in r && !l || r.schema === !1);
			a.assign(f, (0, t._)`${o}${(0, i.callValidateCode)(e, d, s, c)}`, r.modifying);
		}
		function reportErrs(e) {
			a.if((0, t.not)(r.valid ?? f), e);
		}
	}
	e.funcKeywordCode = funcKeywordCode;
	function modifyData(e) {
		let { gen: n, data: r, it: i } = e;
		n.if(i.parentData, () => n.assign(r, (0, t._)`${i.parentData}[${i.parentDataProperty}]`));
	}
	function addErrs(e, r) {
		let { gen: i } = e;
		i.if((0, t._)`Array.isArray(${r})`, () => {
			i.assign(n.default.vErrors, (0, t._)`${n.default.vErrors} === null ? ${r} : ${n.default.vErrors}.concat(${r})`).assign(n.default.errors, (0, t._)`${n.default.vErrors}.length`), (0, s.extendErrors)(e);
		}, () => e.error());
	}
	function checkAsyncKeyword({ schemaEnv: e }, t) {
		if (t.async && !e.$async) throw Error("async keyword in sync schema");
	}
	function useKeyword(e, n, r) {
		if (r === void 0) throw Error(`keyword "${n}" failed to compile`);
		return e.scopeValue("keyword", typeof r == "function" ? { ref: r } : {
			ref: r,
			code: (0, t.stringify)(r)
		});
	}
	function validSchemaType(e, t, n = !1) {
		return !t.length || t.some((t) => t === "array" ? Array.isArray(e) : t === "object" ? e && typeof e == "object" && !Array.isArray(e) : typeof e == t || n && e === void 0);
	}
	e.validSchemaType = validSchemaType;
	function validateKeywordUsage({ schema: e, opts: t, self: n, errSchemaPath: r }, i, a) {
		/* istanbul ignore if */
		if (Array.isArray(i.keyword) ? !i.keyword.includes(a) : i.keyword !== a) throw Error("ajv implementation error");
		let o = i.dependencies;
		if (o?.some((t) => !Object.prototype.hasOwnProperty.call(e, t))) throw Error(`parent schema must have dependencies of ${a}: ${o.join(",")}`);
		if (i.validateSchema && !i.validateSchema(e[a])) {
			let e = `keyword "${a}" value is invalid at path "${r}": ` + n.errorsText(i.validateSchema.errors);
			if (t.validateSchema === "log") n.logger.error(e);
			else throw Error(e);
		}
	}
	e.validateKeywordUsage = validateKeywordUsage;
})), m = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.extendSubschemaMode = e.extendSubschemaData = e.getSubschema = void 0;
	let t = r(), n = i();
	function getSubschema(e, { keyword: r, schemaProp: i, schema: a, schemaPath: o, errSchemaPath: s, topSchemaRef: c }) {
		if (r !== void 0 && a !== void 0) throw Error("both \"keyword\" and \"schema\" passed, only one allowed");
		if (r !== void 0) {
			let a = e.schema[r];
			return i === void 0 ? {
				schema: a,
				schemaPath: (0, t._)`${e.schemaPath}${(0, t.getProperty)(r)}`,
				errSchemaPath: `${e.errSchemaPath}/${r}`
			} : {
				schema: a[i],
				schemaPath: (0, t._)`${e.schemaPath}${(0, t.getProperty)(r)}${(0, t.getProperty)(i)}`,
				errSchemaPath: `${e.errSchemaPath}/${r}/${(0, n.escapeFragment)(i)}`
			};
		}
		if (a !== void 0) {
			if (o === void 0 || s === void 0 || c === void 0) throw Error("\"schemaPath\", \"errSchemaPath\" and \"topSchemaRef\" are required with \"schema\"");
			return {
				schema: a,
				schemaPath: o,
				topSchemaRef: c,
				errSchemaPath: s
			};
		}
		throw Error("either \"keyword\" or \"schema\" must be passed");
	}
	e.getSubschema = getSubschema;
	function extendSubschemaData(e, r, { dataProp: i, dataPropType: a, data: o, dataTypes: s, propertyName: c }) {
		if (o !== void 0 && i !== void 0) throw Error("both \"data\" and \"dataProp\" passed, only one allowed");
		let { gen: l } = r;
		if (i !== void 0) {
			let { errorPath: o, dataPathArr: s, opts: c } = r;
			dataContextProps(l.let("data", (0, t._)`${r.data}${(0, t.getProperty)(i)}`, !0)), e.errorPath = (0, t.str)`${o}${(0, n.getErrorPath)(i, a, c.jsPropertySyntax)}`, e.parentDataProperty = (0, t._)`${i}`, e.dataPathArr = [...s, e.parentDataProperty];
		}
		o !== void 0 && (dataContextProps(o instanceof t.Name ? o : l.let("data", o, !0)), c !== void 0 && (e.propertyName = c)), s && (e.dataTypes = s);
		function dataContextProps(t) {
			e.data = t, e.dataLevel = r.dataLevel + 1, e.dataTypes = [], r.definedProperties = /* @__PURE__ */ new Set(), e.parentData = r.data, e.dataNames = [...r.dataNames, t];
		}
	}
	e.extendSubschemaData = extendSubschemaData;
	function extendSubschemaMode(e, { jtdDiscriminator: t, jtdMetadata: n, compositeRule: r, createErrors: i, allErrors: a }) {
		r !== void 0 && (e.compositeRule = r), i !== void 0 && (e.createErrors = i), a !== void 0 && (e.allErrors = a), e.jtdDiscriminator = t, e.jtdMetadata = n;
	}
	e.extendSubschemaMode = extendSubschemaMode;
})), h = /* @__PURE__ */ e(((e, t) => {
	t.exports = function equal(e, t) {
		if (e === t) return !0;
		if (e && t && typeof e == "object" && typeof t == "object") {
			if (e.constructor !== t.constructor) return !1;
			var n, r, i;
			if (Array.isArray(e)) {
				if (n = e.length, n != t.length) return !1;
				for (r = n; r-- !== 0;) if (!equal(e[r], t[r])) return !1;
				return !0;
			}
			if (e.constructor === RegExp) return e.source === t.source && e.flags === t.flags;
			if (e.valueOf !== Object.prototype.valueOf) return e.valueOf() === t.valueOf();
			if (e.toString !== Object.prototype.toString) return e.toString() === t.toString();
			if (i = Object.keys(e), n = i.length, n !== Object.keys(t).length) return !1;
			for (r = n; r-- !== 0;) if (!Object.prototype.hasOwnProperty.call(t, i[r])) return !1;
			for (r = n; r-- !== 0;) {
				var a = i[r];
				if (!equal(e[a], t[a])) return !1;
			}
			return !0;
		}
		return e !== e && t !== t;
	};
})), g = /* @__PURE__ */ e(((e, t) => {
	var n = t.exports = function(e, t, n) {
		typeof t == "function" && (n = t, t = {}), n = t.cb || n;
		var r = typeof n == "function" ? n : n.pre || function() {}, i = n.post || function() {};
		_traverse(t, r, i, e, "", e);
	};
	n.keywords = {
		additionalItems: !0,
		items: !0,
		contains: !0,
		additionalProperties: !0,
		propertyNames: !0,
		not: !0,
		if: !0,
		then: !0,
		else: !0
	}, n.arrayKeywords = {
		items: !0,
		allOf: !0,
		anyOf: !0,
		oneOf: !0
	}, n.propsKeywords = {
		$defs: !0,
		definitions: !0,
		properties: !0,
		patternProperties: !0,
		dependencies: !0
	}, n.skipKeywords = {
		default: !0,
		enum: !0,
		const: !0,
		required: !0,
		maximum: !0,
		minimum: !0,
		exclusiveMaximum: !0,
		exclusiveMinimum: !0,
		multipleOf: !0,
		maxLength: !0,
		minLength: !0,
		pattern: !0,
		format: !0,
		maxItems: !0,
		minItems: !0,
		uniqueItems: !0,
		maxProperties: !0,
		minProperties: !0
	};
	function _traverse(e, t, r, i, a, o, s, c, l, u) {
		if (i && typeof i == "object" && !Array.isArray(i)) {
			for (var d in t(i, a, o, s, c, l, u), i) {
				var f = i[d];
				if (Array.isArray(f)) {
					if (d in n.arrayKeywords) for (var p = 0; p < f.length; p++) _traverse(e, t, r, f[p], a + "/" + d + "/" + p, o, a, d, i, p);
				} else if (d in n.propsKeywords) {
					if (f && typeof f == "object") for (var m in f) _traverse(e, t, r, f[m], a + "/" + d + "/" + escapeJsonPtr(m), o, a, d, i, m);
				} else (d in n.keywords || e.allKeys && !(d in n.skipKeywords)) && _traverse(e, t, r, f, a + "/" + d, o, a, d, i);
			}
			r(i, a, o, s, c, l, u);
		}
	}
	function escapeJsonPtr(e) {
		return e.replace(/~/g, "~0").replace(/\//g, "~1");
	}
})), v = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.getSchemaRefs = e.resolveUrl = e.normalizeId = e._getFullPath = e.getFullPath = e.inlineRef = void 0;
	let t = i(), n = h(), r = g(), a = /* @__PURE__ */ new Set([
		"type",
		"format",
		"pattern",
		"maxLength",
		"minLength",
		"maxProperties",
		"minProperties",
		"maxItems",
		"minItems",
		"maximum",
		"minimum",
		"uniqueItems",
		"multipleOf",
		"required",
		"enum",
		"const"
	]);
	function inlineRef(e, t = !0) {
		return typeof e == "boolean" ? !0 : t === !0 ? !hasRef(e) : t ? countKeys(e) <= t : !1;
	}
	e.inlineRef = inlineRef;
	let o = /* @__PURE__ */ new Set([
		"$ref",
		"$recursiveRef",
		"$recursiveAnchor",
		"$dynamicRef",
		"$dynamicAnchor"
	]);
	function hasRef(e) {
		for (let t in e) {
			if (o.has(t)) return !0;
			let n = e[t];
			if (Array.isArray(n) && n.some(hasRef) || typeof n == "object" && hasRef(n)) return !0;
		}
		return !1;
	}
	function countKeys(e) {
		let n = 0;
		for (let r in e) if (r === "$ref" || (n++, !a.has(r) && (typeof e[r] == "object" && (0, t.eachItem)(e[r], (e) => n += countKeys(e)), n === Infinity))) return Infinity;
		return n;
	}
	function getFullPath(e, t = "", n) {
		return n !== !1 && (t = normalizeId(t)), _getFullPath(e, e.parse(t));
	}
	e.getFullPath = getFullPath;
	function _getFullPath(e, t) {
		return e.serialize(t).split("#")[0] + "#";
	}
	e._getFullPath = _getFullPath;
	let s = /#\/?$/;
	function normalizeId(e) {
		return e ? e.replace(s, "") : "";
	}
	e.normalizeId = normalizeId;
	function resolveUrl(e, t, n) {
		return n = normalizeId(n), e.resolve(t, n);
	}
	e.resolveUrl = resolveUrl;
	let c = /^[a-z_][-a-z0-9._]*$/i;
	function getSchemaRefs(e, t) {
		if (typeof e == "boolean") return {};
		let { schemaId: i, uriResolver: a } = this.opts, o = normalizeId(e[i] || t), s = { "": o }, l = getFullPath(a, o, !1), u = {}, d = /* @__PURE__ */ new Set();
		return r(e, { allKeys: !0 }, (e, t, n, r) => {
			if (r === void 0) return;
			let a = l + t, o = s[r];
			typeof e[i] == "string" && (o = addRef.call(this, e[i])), addAnchor.call(this, e.$anchor), addAnchor.call(this, e.$dynamicAnchor), s[t] = o;
			function addRef(t) {
				let n = this.opts.uriResolver.resolve;
				if (t = normalizeId(o ? n(o, t) : t), d.has(t)) throw ambiguos(t);
				d.add(t);
				let r = this.refs[t];
				return typeof r == "string" && (r = this.refs[r]), typeof r == "object" ? checkAmbiguosRef(e, r.schema, t) : t !== normalizeId(a) && (t[0] === "#" ? (checkAmbiguosRef(e, u[t], t), u[t] = e) : this.refs[t] = a), t;
			}
			function addAnchor(e) {
				if (typeof e == "string") {
					if (!c.test(e)) throw Error(`invalid anchor "${e}"`);
					addRef.call(this, `#${e}`);
				}
			}
		}), u;
		function checkAmbiguosRef(e, t, r) {
			if (t !== void 0 && !n(e, t)) throw ambiguos(r);
		}
		function ambiguos(e) {
			return /* @__PURE__ */ Error(`reference "${e}" resolves to more than one schema`);
		}
	}
	e.getSchemaRefs = getSchemaRefs;
})), y = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.getData = e.KeywordCxt = e.validateFunctionCode = void 0;
	let t = s(), n = u(), c = l(), f = u(), h = d(), g = p(), y = m(), b = r(), x = a(), S = v(), C = i(), w = o();
	function validateFunctionCode(e) {
		isSchemaObj(e) && (checkKeywords(e), schemaCxtHasRules(e)) ? topSchemaObjCode(e) : validateFunction(e, () => (0, t.topBoolOrEmptySchema)(e));
	}
	e.validateFunctionCode = validateFunctionCode;
	function validateFunction({ gen: e, validateName: t, schema: n, schemaEnv: r, opts: i }, a) {
		i.code.es5 ? e.func(t, (0, b._)`${x.default.data}, ${x.default.valCxt}`, r.$async, () => {
			e.code((0, b._)`"use strict"; ${funcSourceUrl(n, i)}`), destructureValCxtES5(e, i), e.code(a);
		}) : e.func(t, (0, b._)`${x.default.data}, ${destructureValCxt(i)}`, r.$async, () => e.code(funcSourceUrl(n, i)).code(a));
	}
	function destructureValCxt(e) {
		return (0, b._)`{${x.default.instancePath}="", ${x.default.parentData}, ${x.default.parentDataProperty}, ${x.default.rootData}=${x.default.data}${e.dynamicRef ? (0, b._)`, ${x.default.dynamicAnchors}={}` : b.nil}}={}`;
	}
	function destructureValCxtES5(e, t) {
		e.if(x.default.valCxt, () => {
			e.var(x.default.instancePath, (0, b._)`${x.default.valCxt}.${x.default.instancePath}`), e.var(x.default.parentData, (0, b._)`${x.default.valCxt}.${x.default.parentData}`), e.var(x.default.parentDataProperty, (0, b._)`${x.default.valCxt}.${x.default.parentDataProperty}`), e.var(x.default.rootData, (0, b._)`${x.default.valCxt}.${x.default.rootData}`), t.dynamicRef && e.var(x.default.dynamicAnchors, (0, b._)`${x.default.valCxt}.${x.default.dynamicAnchors}`);
		}, () => {
			e.var(x.default.instancePath, (0, b._)`""`), e.var(x.default.parentData, (0, b._)`undefined`), e.var(x.default.parentDataProperty, (0, b._)`undefined`), e.var(x.default.rootData, x.default.data), t.dynamicRef && e.var(x.default.dynamicAnchors, (0, b._)`{}`);
		});
	}
	function topSchemaObjCode(e) {
		let { schema: t, opts: n, gen: r } = e;
		validateFunction(e, () => {
			n.$comment && t.$comment && commentKeyword(e), checkNoDefault(e), r.let(x.default.vErrors, null), r.let(x.default.errors, 0), n.unevaluated && resetEvaluated(e), typeAndKeywords(e), returnResults(e);
		});
	}
	function resetEvaluated(e) {
		let { gen: t, validateName: n } = e;
		e.evaluated = t.const("evaluated", (0, b._)`${n}.evaluated`), t.if((0, b._)`${e.evaluated}.dynamicProps`, () => t.assign((0, b._)`${e.evaluated}.props`, (0, b._)`undefined`)), t.if((0, b._)`${e.evaluated}.dynamicItems`, () => t.assign((0, b._)`${e.evaluated}.items`, (0, b._)`undefined`));
	}
	function funcSourceUrl(e, t) {
		let n = typeof e == "object" && e[t.schemaId];
		return n && (t.code.source || t.code.process) ? (0, b._)`/*# sourceURL=${n} */` : b.nil;
	}
	function subschemaCode(e, n) {
		isSchemaObj(e) && (checkKeywords(e), schemaCxtHasRules(e)) ? subSchemaObjCode(e, n) : (0, t.boolOrEmptySchema)(e, n);
	}
	function schemaCxtHasRules({ schema: e, self: t }) {
		if (typeof e == "boolean") return !e;
		for (let n in e) if (t.RULES.all[n]) return !0;
		return !1;
	}
	function isSchemaObj(e) {
		return typeof e.schema != "boolean";
	}
	function subSchemaObjCode(e, t) {
		let { schema: n, gen: r, opts: i } = e;
		i.$comment && n.$comment && commentKeyword(e), updateContext(e), checkAsyncSchema(e);
		let a = r.const("_errs", x.default.errors);
		typeAndKeywords(e, a), r.var(t, (0, b._)`${a} === ${x.default.errors}`);
	}
	function checkKeywords(e) {
		(0, C.checkUnknownRules)(e), checkRefsAndKeywords(e);
	}
	function typeAndKeywords(e, t) {
		if (e.opts.jtd) return schemaKeywords(e, [], !1, t);
		let r = (0, n.getSchemaTypes)(e.schema);
		schemaKeywords(e, r, !(0, n.coerceAndCheckDataType)(e, r), t);
	}
	function checkRefsAndKeywords(e) {
		let { schema: t, errSchemaPath: n, opts: r, self: i } = e;
		t.$ref && r.ignoreKeywordsWithRef && (0, C.schemaHasRulesButRef)(t, i.RULES) && i.logger.warn(`$ref: keywords ignored in schema at path "${n}"`);
	}
	function checkNoDefault(e) {
		let { schema: t, opts: n } = e;
		t.default !== void 0 && n.useDefaults && n.strictSchema && (0, C.checkStrictMode)(e, "default is ignored in the schema root");
	}
	function updateContext(e) {
		let t = e.schema[e.opts.schemaId];
		t && (e.baseId = (0, S.resolveUrl)(e.opts.uriResolver, e.baseId, t));
	}
	function checkAsyncSchema(e) {
		if (e.schema.$async && !e.schemaEnv.$async) throw Error("async schema in sync schema");
	}
	function commentKeyword({ gen: e, schemaEnv: t, schema: n, errSchemaPath: r, opts: i }) {
		let a = n.$comment;
		if (i.$comment === !0) e.code((0, b._)`${x.default.self}.logger.log(${a})`);
		else if (typeof i.$comment == "function") {
			let n = (0, b.str)`${r}/$comment`, i = e.scopeValue("root", { ref: t.root });
			e.code((0, b._)`${x.default.self}.opts.$comment(${a}, ${n}, ${i}.schema)`);
		}
	}
	function returnResults(e) {
		let { gen: t, schemaEnv: n, validateName: r, ValidationError: i, opts: a } = e;
		n.$async ? t.if((0, b._)`${x.default.errors} === 0`, () => t.return(x.default.data), () => t.throw((0, b._)`new ${i}(${x.default.vErrors})`)) : (t.assign((0, b._)`${r}.errors`, x.default.vErrors), a.unevaluated && assignEvaluated(e), t.return((0, b._)`${x.default.errors} === 0`));
	}
	function assignEvaluated({ gen: e, evaluated: t, props: n, items: r }) {
		n instanceof b.Name && e.assign((0, b._)`${t}.props`, n), r instanceof b.Name && e.assign((0, b._)`${t}.items`, r);
	}
	function schemaKeywords(e, t, n, r) {
		let { gen: i, schema: a, data: o, allErrors: s, opts: l, self: u } = e, { RULES: d } = u;
		if (a.$ref && (l.ignoreKeywordsWithRef || !(0, C.schemaHasRulesButRef)(a, d))) {
			i.block(() => keywordCode(e, "$ref", d.all.$ref.definition));
			return;
		}
		l.jtd || checkStrictTypes(e, t), i.block(() => {
			for (let e of d.rules) groupKeywords(e);
			groupKeywords(d.post);
		});
		function groupKeywords(u) {
			(0, c.shouldUseGroup)(a, u) && (u.type ? (i.if((0, f.checkDataType)(u.type, o, l.strictNumbers)), iterateKeywords(e, u), t.length === 1 && t[0] === u.type && n && (i.else(), (0, f.reportTypeError)(e)), i.endIf()) : iterateKeywords(e, u), s || i.if((0, b._)`${x.default.errors} === ${r || 0}`));
		}
	}
	function iterateKeywords(e, t) {
		let { gen: n, schema: r, opts: { useDefaults: i } } = e;
		i && (0, h.assignDefaults)(e, t.type), n.block(() => {
			for (let n of t.rules) (0, c.shouldUseRule)(r, n) && keywordCode(e, n.keyword, n.definition, t.type);
		});
	}
	function checkStrictTypes(e, t) {
		!e.schemaEnv.meta && e.opts.strictTypes && (checkContextTypes(e, t), e.opts.allowUnionTypes || checkMultipleTypes(e, t), checkKeywordTypes(e, e.dataTypes));
	}
	function checkContextTypes(e, t) {
		t.length && (e.dataTypes.length ? (t.forEach((t) => {
			includesType(e.dataTypes, t) || strictTypesError(e, `type "${t}" not allowed by context "${e.dataTypes.join(",")}"`);
		}), narrowSchemaTypes(e, t)) : e.dataTypes = t);
	}
	function checkMultipleTypes(e, t) {
		t.length > 1 && !(t.length === 2 && t.includes("null")) && strictTypesError(e, "use allowUnionTypes to allow union type keyword");
	}
	function checkKeywordTypes(e, t) {
		let n = e.self.RULES.all;
		for (let r in n) {
			let i = n[r];
			if (typeof i == "object" && (0, c.shouldUseRule)(e.schema, i)) {
				let { type: n } = i.definition;
				n.length && !n.some((e) => hasApplicableType(t, e)) && strictTypesError(e, `missing type "${n.join(",")}" for keyword "${r}"`);
			}
		}
	}
	function hasApplicableType(e, t) {
		return e.includes(t) || t === "number" && e.includes("integer");
	}
	function includesType(e, t) {
		return e.includes(t) || t === "integer" && e.includes("number");
	}
	function narrowSchemaTypes(e, t) {
		let n = [];
		for (let r of e.dataTypes) includesType(t, r) ? n.push(r) : t.includes("integer") && r === "number" && n.push("integer");
		e.dataTypes = n;
	}
	function strictTypesError(e, t) {
		let n = e.schemaEnv.baseId + e.errSchemaPath;
		t += ` at "${n}" (strictTypes)`, (0, C.checkStrictMode)(e, t, e.opts.strictTypes);
	}
	var KeywordCxt = class {
		constructor(e, t, n) {
			if ((0, g.validateKeywordUsage)(e, t, n), this.gen = e.gen, this.allErrors = e.allErrors, this.keyword = n, this.data = e.data, this.schema = e.schema[n], this.$data = t.$data && e.opts.$data && this.schema && this.schema.$data, this.schemaValue = (0, C.schemaRefOrVal)(e, this.schema, n, this.$data), this.schemaType = t.schemaType, this.parentSchema = e.schema, this.params = {}, this.it = e, this.def = t, this.$data) this.schemaCode = e.gen.const("vSchema", getData(this.$data, e));
			else if (this.schemaCode = this.schemaValue, !(0, g.validSchemaType)(this.schema, t.schemaType, t.allowUndefined)) throw Error(`${n} value must be ${JSON.stringify(t.schemaType)}`);
			("code" in t ? t.trackErrors : t.errors !== !1) && (this.errsCount = e.gen.const("_errs", x.default.errors));
		}
		result(e, t, n) {
			this.failResult((0, b.not)(e), t, n);
		}
		failResult(e, t, n) {
			this.gen.if(e), n ? n() : this.error(), t ? (this.gen.else(), t(), this.allErrors && this.gen.endIf()) : this.allErrors ? this.gen.endIf() : this.gen.else();
		}
		pass(e, t) {
			this.failResult((0, b.not)(e), void 0, t);
		}
		fail(e) {
			e === void 0 ? (this.error(), this.allErrors || this.gen.if(!1)) : (this.gen.if(e), this.error(), this.allErrors ? this.gen.endIf() : this.gen.else());
		}
		fail$data(e) {
			if (!this.$data) return this.fail(e);
			let { schemaCode: t } = this;
			this.fail((0, b._)`${t} !== undefined && (${(0, b.or)(this.invalid$data(), e)})`);
		}
		error(e, t, n) {
			t ? (this.setParams(t), this._error(e, n), this.setParams({})) : this._error(e, n);
		}
		_error(e, t) {
			(e ? w.reportExtraError : w.reportError)(this, this.def.error, t);
		}
		$dataError() {
			(0, w.reportError)(this, this.def.$dataError || w.keyword$DataError);
		}
		reset() {
			if (this.errsCount === void 0) throw Error("add \"trackErrors\" to keyword definition");
			(0, w.resetErrorsCount)(this.gen, this.errsCount);
		}
		ok(e) {
			this.allErrors || this.gen.if(e);
		}
		setParams(e, t) {
			t ? Object.assign(this.params, e) : this.params = e;
		}
		block$data(e, t, n = b.nil) {
			this.gen.block(() => {
				this.check$data(e, n), t();
			});
		}
		check$data(e = b.nil, t = b.nil) {
			if (!this.$data) return;
			let { gen: n, schemaCode: r, schemaType: i, def: a } = this;
			n.if((0, b.or)((0, b._)`${r} === undefined`, t)), e !== b.nil && n.assign(e, !0), (i.length || a.validateSchema) && (n.elseIf(this.invalid$data()), this.$dataError(), e !== b.nil && n.assign(e, !1)), n.else();
		}
		invalid$data() {
			let { gen: e, schemaCode: t, schemaType: n, def: r, it: i } = this;
			return (0, b.or)(wrong$DataType(), invalid$DataSchema());
			function wrong$DataType() {
				if (n.length) {
					/* istanbul ignore if */
					if (!(t instanceof b.Name)) throw Error("ajv implementation error");
					let e = Array.isArray(n) ? n : [n];
					return (0, b._)`${(0, f.checkDataTypes)(e, t, i.opts.strictNumbers, f.DataType.Wrong)}`;
				}
				return b.nil;
			}
			function invalid$DataSchema() {
				if (r.validateSchema) {
					let n = e.scopeValue("validate$data", { ref: r.validateSchema });
					return (0, b._)`!${n}(${t})`;
				}
				return b.nil;
			}
		}
		subschema(e, t) {
			let n = (0, y.getSubschema)(this.it, e);
			(0, y.extendSubschemaData)(n, this.it, e), (0, y.extendSubschemaMode)(n, e);
			let r = {
				...this.it,
				...n,
				items: void 0,
				props: void 0
			};
			return subschemaCode(r, t), r;
		}
		mergeEvaluated(e, t) {
			let { it: n, gen: r } = this;
			n.opts.unevaluated && (n.props !== !0 && e.props !== void 0 && (n.props = C.mergeEvaluated.props(r, e.props, n.props, t)), n.items !== !0 && e.items !== void 0 && (n.items = C.mergeEvaluated.items(r, e.items, n.items, t)));
		}
		mergeValidEvaluated(e, t) {
			let { it: n, gen: r } = this;
			if (n.opts.unevaluated && (n.props !== !0 || n.items !== !0)) return r.if(t, () => this.mergeEvaluated(e, b.Name)), !0;
		}
	};
	e.KeywordCxt = KeywordCxt;
	function keywordCode(e, t, n, r) {
		let i = new KeywordCxt(e, n, t);
		"code" in n ? n.code(i, r) : i.$data && n.validate ? (0, g.funcKeywordCode)(i, n) : "macro" in n ? (0, g.macroKeywordCode)(i, n) : (n.compile || n.validate) && (0, g.funcKeywordCode)(i, n);
	}
	let T = /^\/(?:[^~]|~0|~1)*$/, E = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
	function getData(e, { dataLevel: t, dataNames: n, dataPathArr: r }) {
		let i, a;
		if (e === "") return x.default.rootData;
		if (e[0] === "/") {
			if (!T.test(e)) throw Error(`Invalid JSON-pointer: ${e}`);
			i = e, a = x.default.rootData;
		} else {
			let o = E.exec(e);
			if (!o) throw Error(`Invalid JSON-pointer: ${e}`);
			let s = +o[1];
			if (i = o[2], i === "#") {
				if (s >= t) throw Error(errorMsg("property/index", s));
				return r[t - s];
			}
			if (s > t) throw Error(errorMsg("data", s));
			if (a = n[t - s], !i) return a;
		}
		let o = a, s = i.split("/");
		for (let e of s) e && (a = (0, b._)`${a}${(0, b.getProperty)((0, C.unescapeJsonPointer)(e))}`, o = (0, b._)`${o} && ${a}`);
		return o;
		function errorMsg(e, n) {
			return `Cannot access ${e} ${n} levels up, current level is ${t}`;
		}
	}
	e.getData = getData;
})), b = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.default = class extends Error {
		constructor(e) {
			super("validation failed"), this.errors = e, this.ajv = this.validation = !0;
		}
	};
})), x = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = v();
	e.default = class extends Error {
		constructor(e, n, r, i) {
			super(i || `can't resolve reference ${r} from id ${n}`), this.missingRef = (0, t.resolveUrl)(e, n, r), this.missingSchema = (0, t.normalizeId)((0, t.getFullPath)(e, this.missingRef));
		}
	};
})), S = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.resolveSchema = e.getCompilingSchema = e.resolveRef = e.compileSchema = e.SchemaEnv = void 0;
	let t = r(), n = b(), o = a(), s = v(), c = i(), l = y();
	var SchemaEnv = class {
		constructor(e) {
			this.refs = {}, this.dynamicAnchors = {};
			let t;
			typeof e.schema == "object" && (t = e.schema), this.schema = e.schema, this.schemaId = e.schemaId, this.root = e.root || this, this.baseId = e.baseId ?? (0, s.normalizeId)(t?.[e.schemaId || "$id"]), this.schemaPath = e.schemaPath, this.localRefs = e.localRefs, this.meta = e.meta, this.$async = t?.$async, this.refs = {};
		}
	};
	e.SchemaEnv = SchemaEnv;
	function compileSchema(e) {
		let r = getCompilingSchema.call(this, e);
		if (r) return r;
		let i = (0, s.getFullPath)(this.opts.uriResolver, e.root.baseId), { es5: a, lines: c } = this.opts.code, { ownProperties: u } = this.opts, d = new t.CodeGen(this.scope, {
			es5: a,
			lines: c,
			ownProperties: u
		}), f;
		e.$async && (f = d.scopeValue("Error", {
			ref: n.default,
			code: (0, t._)`require("ajv/dist/runtime/validation_error").default`
		}));
		let p = d.scopeName("validate");
		e.validateName = p;
		let m = {
			gen: d,
			allErrors: this.opts.allErrors,
			data: o.default.data,
			parentData: o.default.parentData,
			parentDataProperty: o.default.parentDataProperty,
			dataNames: [o.default.data],
			dataPathArr: [t.nil],
			dataLevel: 0,
			dataTypes: [],
			definedProperties: /* @__PURE__ */ new Set(),
			topSchemaRef: d.scopeValue("schema", this.opts.code.source === !0 ? {
				ref: e.schema,
				code: (0, t.stringify)(e.schema)
			} : { ref: e.schema }),
			validateName: p,
			ValidationError: f,
			schema: e.schema,
			schemaEnv: e,
			rootId: i,
			baseId: e.baseId || i,
			schemaPath: t.nil,
			errSchemaPath: e.schemaPath || (this.opts.jtd ? "" : "#"),
			errorPath: (0, t._)`""`,
			opts: this.opts,
			self: this
		}, h;
		try {
			this._compilations.add(e), (0, l.validateFunctionCode)(m), d.optimize(this.opts.code.optimize);
			let n = d.toString();
			h = `${d.scopeRefs(o.default.scope)}return ${n}`, this.opts.code.process && (h = this.opts.code.process(h, e));
			let r = Function(`${o.default.self}`, `${o.default.scope}`, h)(this, this.scope.get());
			if (this.scope.value(p, { ref: r }), r.errors = null, r.schema = e.schema, r.schemaEnv = e, e.$async && (r.$async = !0), this.opts.code.source === !0 && (r.source = {
				validateName: p,
				validateCode: n,
				scopeValues: d._values
			}), this.opts.unevaluated) {
				let { props: e, items: n } = m;
				r.evaluated = {
					props: e instanceof t.Name ? void 0 : e,
					items: n instanceof t.Name ? void 0 : n,
					dynamicProps: e instanceof t.Name,
					dynamicItems: n instanceof t.Name
				}, r.source && (r.source.evaluated = (0, t.stringify)(r.evaluated));
			}
			return e.validate = r, e;
		} catch (t) {
			throw delete e.validate, delete e.validateName, h && this.logger.error("Error compiling schema, function code:", h), t;
		} finally {
			this._compilations.delete(e);
		}
	}
	e.compileSchema = compileSchema;
	function resolveRef(e, t, n) {
		n = (0, s.resolveUrl)(this.opts.uriResolver, t, n);
		let r = e.refs[n];
		if (r) return r;
		let i = resolve.call(this, e, n);
		if (i === void 0) {
			let r = e.localRefs?.[n], { schemaId: a } = this.opts;
			r && (i = new SchemaEnv({
				schema: r,
				schemaId: a,
				root: e,
				baseId: t
			}));
		}
		if (i !== void 0) return e.refs[n] = inlineOrCompile.call(this, i);
	}
	e.resolveRef = resolveRef;
	function inlineOrCompile(e) {
		return (0, s.inlineRef)(e.schema, this.opts.inlineRefs) ? e.schema : e.validate ? e : compileSchema.call(this, e);
	}
	function getCompilingSchema(e) {
		for (let t of this._compilations) if (sameSchemaEnv(t, e)) return t;
	}
	e.getCompilingSchema = getCompilingSchema;
	function sameSchemaEnv(e, t) {
		return e.schema === t.schema && e.root === t.root && e.baseId === t.baseId;
	}
	function resolve(e, t) {
		let n;
		for (; typeof (n = this.refs[t]) == "string";) t = n;
		return n || this.schemas[t] || resolveSchema.call(this, e, t);
	}
	function resolveSchema(e, t) {
		let n = this.opts.uriResolver.parse(t), r = (0, s._getFullPath)(this.opts.uriResolver, n), i = (0, s.getFullPath)(this.opts.uriResolver, e.baseId, void 0);
		if (Object.keys(e.schema).length > 0 && r === i) return getJsonPointer.call(this, n, e);
		let a = (0, s.normalizeId)(r), o = this.refs[a] || this.schemas[a];
		if (typeof o == "string") {
			let t = resolveSchema.call(this, e, o);
			return typeof t?.schema == "object" ? getJsonPointer.call(this, n, t) : void 0;
		}
		if (typeof o?.schema == "object") {
			if (o.validate || compileSchema.call(this, o), a === (0, s.normalizeId)(t)) {
				let { schema: t } = o, { schemaId: n } = this.opts, r = t[n];
				return r && (i = (0, s.resolveUrl)(this.opts.uriResolver, i, r)), new SchemaEnv({
					schema: t,
					schemaId: n,
					root: e,
					baseId: i
				});
			}
			return getJsonPointer.call(this, n, o);
		}
	}
	e.resolveSchema = resolveSchema;
	let u = /* @__PURE__ */ new Set([
		"properties",
		"patternProperties",
		"enum",
		"dependencies",
		"definitions"
	]);
	function getJsonPointer(e, { baseId: t, schema: n, root: r }) {
		if (e.fragment?.[0] !== "/") return;
		for (let r of e.fragment.slice(1).split("/")) {
			if (typeof n == "boolean") return;
			let e = n[(0, c.unescapeFragment)(r)];
			if (e === void 0) return;
			n = e;
			let i = typeof n == "object" && n[this.opts.schemaId];
			!u.has(r) && i && (t = (0, s.resolveUrl)(this.opts.uriResolver, t, i));
		}
		let i;
		if (typeof n != "boolean" && n.$ref && !(0, c.schemaHasRulesButRef)(n, this.RULES)) {
			let e = (0, s.resolveUrl)(this.opts.uriResolver, t, n.$ref);
			i = resolveSchema.call(this, r, e);
		}
		let { schemaId: a } = this.opts;
		if (i ||= new SchemaEnv({
			schema: n,
			schemaId: a,
			root: r,
			baseId: t
		}), i.schema !== i.root.schema) return i;
	}
})), C = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		$id: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",
		description: "Meta-schema for $data reference (JSON AnySchema extension proposal)",
		type: "object",
		required: ["$data"],
		properties: { $data: {
			type: "string",
			anyOf: [{ format: "relative-json-pointer" }, { format: "json-pointer" }]
		} },
		additionalProperties: !1
	};
})), w = /* @__PURE__ */ e(((e, t) => {
	let n = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu), r = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u), i = RegExp.prototype.test.bind(/^\d*$/u), a = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu), o = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu), s = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u), c = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u), l = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u), u = Array(256);
	{
		let e = "0123456789ABCDEF";
		for (let t = 0; t < 256; t++) u[t] = "%" + e[t >> 4] + e[t & 15];
	}
	function percentEncodeNonAscii(e) {
		return e < 2048 ? u[192 | e >> 6] + u[128 | e & 63] : e < 65536 ? u[224 | e >> 12] + u[128 | e >> 6 & 63] + u[128 | e & 63] : u[240 | e >> 18] + u[128 | e >> 12 & 63] + u[128 | e >> 6 & 63] + u[128 | e & 63];
	}
	function stringArrayToHexStripped(e) {
		let t = "", n = 0, r = 0;
		for (r = 0; r < e.length; r++) if (n = e[r].charCodeAt(0), n !== 48) {
			if (!(n >= 48 && n <= 57 || n >= 65 && n <= 70 || n >= 97 && n <= 102)) return "";
			t += e[r];
			break;
		}
		for (r += 1; r < e.length; r++) {
			if (n = e[r].charCodeAt(0), !(n >= 48 && n <= 57 || n >= 65 && n <= 70 || n >= 97 && n <= 102)) return "";
			t += e[r];
		}
		return t;
	}
	let d = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/), f = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/), p = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/), m = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
	function isZoneIdentifier(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) if (!p(e[t])) {
			if (e[t] === "%" && t + 2 < e.length && a(e.slice(t + 1, t + 3))) t += 2;
			else return !1;
		}
		return !0;
	}
	function compressIPv6ZeroRun(e) {
		let t = -1, n = 0, r = -1, i = 0;
		for (let a = 0; a < e.length; a++) e[a] === "0" ? (r === -1 && (r = a), i++, i > n && (n = i, t = r)) : (r = -1, i = 0);
		if (n < 2) return e.join(":");
		let a = e.slice(0, t).join(":"), o = e.slice(t + n).join(":");
		return a + "::" + o;
	}
	function normalizeIPv6Address(e) {
		let t = e.indexOf("::");
		if (t !== -1 && e.indexOf("::", t + 1) !== -1) return;
		let n = t === -1 ? e.split(":") : e.slice(0, t).split(":"), i = t === -1 ? [] : e.slice(t + 2).split(":");
		t !== -1 && (n.length === 1 && n[0] === "" && (n.length = 0), i.length === 1 && i[0] === "" && (i.length = 0));
		let a = n.concat(i), o = 0;
		for (let e = 0; e < a.length; e++) {
			let n = a[e];
			if (n === "") return;
			if (n.indexOf(".") !== -1) {
				if (e !== a.length - 1 || t !== -1 && i.length === 0 || !r(n)) return;
				o += 2;
			} else {
				if (!d(n)) return;
				a[e] = parseInt(n, 16).toString(16), o++;
			}
		}
		if (t === -1) return o === 8 ? compressIPv6ZeroRun(a) : void 0;
		if (o >= 8) return;
		let s = a.slice(0, n.length);
		for (let e = o; e < 8; e++) s.push("0");
		for (let e = n.length; e < a.length; e++) s.push(a[e]);
		return compressIPv6ZeroRun(s);
	}
	function normalizeIPv6(e) {
		let t = e[0] === "[" && e[e.length - 1] === "]";
		if ((e[0] === "[" || e[e.length - 1] === "]") && !t) return {
			host: e,
			isIPV6: !1,
			error: !0
		};
		let n = t ? e.slice(1, -1) : e;
		if (t && f(n)) return n = n.toLowerCase(), {
			host: `[${n}]`,
			escapedHost: n,
			isIPV6: !1,
			isIPVFuture: !0
		};
		if (findToken(n, ":") < 2) return {
			host: e,
			isIPV6: !1,
			error: t
		};
		let r = "", i = n.indexOf("%");
		if (i !== -1) {
			let t = n.slice(i, i + 3).toLowerCase() === "%25" ? 3 : 1;
			if (r = n.slice(i + t), !isZoneIdentifier(r)) return {
				host: e,
				isIPV6: !1,
				error: !0
			};
			n = n.slice(0, i);
		}
		let a = normalizeIPv6Address(n);
		return a === void 0 ? {
			host: e,
			isIPV6: !1,
			error: !0
		} : {
			host: a + (r ? "%" + r : ""),
			escapedHost: a + (r ? "%25" + r : ""),
			isIPV6: !0
		};
	}
	function findToken(e, t) {
		let n = 0;
		for (let r = 0; r < e.length; r++) e[r] === t && n++;
		return n;
	}
	function removeDotSegments(e) {
		let t = e, n = [], r = -1, i = 0;
		for (; i = t.length;) {
			if (i === 1) {
				if (t === ".") break;
				if (t === "/") {
					n.push("/");
					break;
				}
				n.push(t);
				break;
			}
			if (i === 2) {
				if (t[0] === ".") {
					if (t[1] === ".") break;
					if (t[1] === "/") {
						t = t.slice(2);
						continue;
					}
				} else if (t[0] === "/" && (t[1] === "." || t[1] === "/")) {
					n.push("/");
					break;
				}
			} else if (i === 3 && t === "/..") {
				n.length !== 0 && n.pop(), n.push("/");
				break;
			}
			if (t[0] === ".") {
				if (t[1] === ".") {
					if (t[2] === "/") {
						t = t.slice(3);
						continue;
					}
				} else if (t[1] === "/") {
					t = t.slice(2);
					continue;
				}
			} else if (t[0] === "/" && t[1] === ".") {
				if (t[2] === "/") {
					t = t.slice(2);
					continue;
				}
				if (t[2] === "." && t[3] === "/") {
					t = t.slice(3), n.length !== 0 && n.pop();
					continue;
				}
			}
			if ((r = t.indexOf("/", 1)) === -1) {
				n.push(t);
				break;
			}
			n.push(t.slice(0, r)), t = t.slice(r);
		}
		return n.join("");
	}
	function removeDotSegmentsRelative(e) {
		if (e === "" || e[0] === "/") return removeDotSegments(e);
		let t = e.split("/"), n = t.length - 1, r = [], i = !1;
		for (let e = 0; e <= n; e++) {
			let a = t[e];
			a === "." || a === ".." ? (a === ".." && (r.length !== 0 && r[r.length - 1] !== ".." ? r.pop() : r.push("..")), i = e === n) : r.push(a);
		}
		return i && r[r.length - 1] !== ".." && r.push(""), (r.length === 0 || r[0] === "" || r[0].includes(":")) && r.unshift("."), r.join("/");
	}
	let h = {
		"@": "%40",
		"/": "%2F",
		"?": "%3F",
		"#": "%23",
		":": "%3A"
	}, g = /[@/?#:]/g, v = /[@/?#]/g;
	function reescapeHostDelimiters(e, t) {
		let n = t ? v : g;
		return n.lastIndex = 0, e.replace(n, (e) => h[e]);
	}
	function normalizePercentEncoding(e, t = !1) {
		if (e.indexOf("%") === -1) return e;
		let n = "";
		for (let r = 0; r < e.length; r++) {
			if (e[r] === "%" && r + 2 < e.length) {
				let i = e.slice(r + 1, r + 3);
				if (a(i)) {
					let e = i.toUpperCase(), a = String.fromCharCode(parseInt(e, 16));
					t && o(a) ? n += a : n += "%" + e, r += 2;
					continue;
				}
			}
			n += e[r];
		}
		return n;
	}
	function normalizePathEncoding(e) {
		let t = "";
		for (let n = 0; n < e.length; n++) {
			let r = e[n];
			if (r === "%" && n + 2 < e.length) {
				let r = e.slice(n + 1, n + 3);
				if (a(r)) {
					let e = r.toUpperCase(), i = String.fromCharCode(parseInt(e, 16));
					i !== "." && o(i) ? t += i : t += "%" + e, n += 2;
					continue;
				}
			}
			if (s(r)) t += r;
			else {
				let i = e.charCodeAt(n);
				if (i < 128) t += isEscapeSafe(i) ? r : u[i];
				else if (i < 55296 || i > 57343) t += percentEncodeNonAscii(i);
				else if (i <= 56319 && n + 1 < e.length) {
					let r = e.charCodeAt(n + 1);
					r >= 56320 && r <= 57343 ? (t += percentEncodeNonAscii(65536 + (i - 55296 << 10) + (r - 56320)), n++) : t += percentEncodeNonAscii(65533);
				} else t += percentEncodeNonAscii(65533);
			}
		}
		return t;
	}
	function serializePathEncoding(e, t = !1) {
		let n = "", r = t && e[0] !== "/";
		for (let t = 0; t < e.length; t++) {
			let i = e[t];
			if (i === "%" && t + 2 < e.length) {
				let r = e.slice(t + 1, t + 3);
				if (a(r)) {
					n += "%" + r.toUpperCase(), t += 2;
					continue;
				}
			}
			if (i === "/" && (r = !1), s(i) && (i !== ":" || !r)) n += i;
			else {
				let r = e.charCodeAt(t);
				if (r < 128) n += u[r];
				else if (r < 55296 || r > 57343) n += percentEncodeNonAscii(r);
				else if (r <= 56319 && t + 1 < e.length) {
					let i = e.charCodeAt(t + 1);
					i >= 56320 && i <= 57343 ? (n += percentEncodeNonAscii(65536 + (r - 55296 << 10) + (i - 56320)), t++) : n += percentEncodeNonAscii(65533);
				} else n += percentEncodeNonAscii(65533);
			}
		}
		return n;
	}
	function encodeComponent(e, t) {
		let n = "";
		for (let r = 0; r < e.length; r++) {
			let i = e[r];
			if (i === "%" && r + 2 < e.length) {
				let t = e.slice(r + 1, r + 3);
				if (a(t)) {
					n += "%" + t.toUpperCase(), r += 2;
					continue;
				}
			}
			if (t(i)) n += i;
			else {
				let t = e.charCodeAt(r);
				if (t < 128) n += u[t];
				else if (t < 55296 || t > 57343) n += percentEncodeNonAscii(t);
				else if (t <= 56319 && r + 1 < e.length) {
					let i = e.charCodeAt(r + 1);
					i >= 56320 && i <= 57343 ? (n += percentEncodeNonAscii(65536 + (t - 55296 << 10) + (i - 56320)), r++) : n += percentEncodeNonAscii(65533);
				} else n += percentEncodeNonAscii(65533);
			}
		}
		return n;
	}
	function encodeUserinfo(e) {
		return encodeComponent(e, l);
	}
	function encodeQuery(e) {
		return encodeComponent(e, c);
	}
	function encodeFragment(e) {
		return encodeComponent(e, c);
	}
	function isEscapeSafe(e) {
		return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 42 || e === 43 || e === 45 || e === 46 || e === 47 || e === 64 || e === 95;
	}
	function normalizeQueryFragmentEncoding(e) {
		let t = "";
		for (let n = 0; n < e.length; n++) {
			let r = e[n];
			if (r === "%" && n + 2 < e.length) {
				let r = e.slice(n + 1, n + 3);
				if (a(r)) {
					let e = r.toUpperCase(), i = String.fromCharCode(parseInt(e, 16));
					o(i) ? t += i : t += "%" + e, n += 2;
					continue;
				}
			}
			if (c(r)) t += r;
			else {
				let i = e.charCodeAt(n);
				if (i < 128) t += isEscapeSafe(i) ? r : u[i];
				else if (i < 55296 || i > 57343) t += percentEncodeNonAscii(i);
				else if (i <= 56319 && n + 1 < e.length) {
					let r = e.charCodeAt(n + 1);
					r >= 56320 && r <= 57343 ? (t += percentEncodeNonAscii(65536 + (i - 55296 << 10) + (r - 56320)), n++) : t += percentEncodeNonAscii(65533);
				} else t += percentEncodeNonAscii(65533);
			}
		}
		return t;
	}
	function escapePreservingEscapes(e) {
		let t = "";
		for (let n = 0; n < e.length; n++) {
			if (e[n] === "%" && n + 2 < e.length) {
				let r = e.slice(n + 1, n + 3);
				if (a(r)) {
					t += "%" + r.toUpperCase(), n += 2;
					continue;
				}
			}
			t += escape(e[n]);
		}
		return t;
	}
	function recomposeAuthority(e) {
		let t = [];
		if (e.userinfo !== void 0 && (t.push(encodeUserinfo(e.userinfo)), t.push("@")), e.host !== void 0) {
			let n = e.host;
			if (!r(n)) {
				let e = normalizeIPv6(n);
				e.isIPV6 !== !0 && e.isIPVFuture !== !0 && (n = normalizePercentEncoding(n, !0), e = normalizeIPv6(n)), n = e.isIPV6 === !0 || e.isIPVFuture === !0 ? `[${e.escapedHost}]` : reescapeHostDelimiters(n, !1);
			}
			t.push(n);
		}
		if (typeof e.port == "number" || typeof e.port == "string") {
			let n = String(e.port);
			if (!i(n)) throw TypeError("URI port is malformed.");
			t.push(":"), t.push(n);
		}
		return t.length ? t.join("") : void 0;
	}
	t.exports = {
		nonSimpleDomain: m,
		recomposeAuthority,
		reescapeHostDelimiters,
		normalizePercentEncoding,
		normalizePathEncoding,
		serializePathEncoding,
		normalizeQueryFragmentEncoding,
		encodeUserinfo,
		encodeQuery,
		encodeFragment,
		escapePreservingEscapes,
		removeDotSegments,
		removeDotSegmentsRelative,
		isIPv4: r,
		isUUID: n,
		normalizeIPv6,
		stringArrayToHexStripped
	};
})), T = /* @__PURE__ */ e(((e, t) => {
	let { isUUID: n } = w(), r = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu, i = [
		"http",
		"https",
		"ws",
		"wss",
		"urn",
		"urn:uuid"
	];
	function isValidSchemeName(e) {
		return i.indexOf(e) !== -1;
	}
	function wsIsSecure(e) {
		return e.secure === !0 ? !0 : e.secure === !1 ? !1 : e.scheme ? e.scheme.length === 3 && (e.scheme[0] === "w" || e.scheme[0] === "W") && (e.scheme[1] === "s" || e.scheme[1] === "S") && (e.scheme[2] === "s" || e.scheme[2] === "S") : !1;
	}
	function httpParse(e) {
		return e.host || (e.error = e.error || "HTTP URIs must have a host."), e;
	}
	function httpSerialize(e) {
		let t = String(e.scheme).toLowerCase() === "https";
		return (e.port === (t ? 443 : 80) || e.port === "") && (e.port = void 0), e.path ||= "/", e;
	}
	function wsParse(e) {
		return e.secure = wsIsSecure(e), e.resourceName = (e.path || "/") + (e.query ? "?" + e.query : ""), e.path = void 0, e.query = void 0, e;
	}
	function wsSerialize(e) {
		if ((e.port === (wsIsSecure(e) ? 443 : 80) || e.port === "") && (e.port = void 0), typeof e.secure == "boolean" && (e.scheme = e.secure ? "wss" : "ws", e.secure = void 0), e.resourceName) {
			let t = e.resourceName.indexOf("?"), n = t === -1 ? e.resourceName : e.resourceName.slice(0, t);
			e.path = n && n !== "/" ? n : void 0, e.query = t === -1 ? void 0 : e.resourceName.slice(t + 1), e.resourceName = void 0;
		}
		return e.fragment = void 0, e;
	}
	function urnParse(e, t) {
		if (!e.path) return e.error = "URN can not be parsed", e;
		let n = e.path.match(r);
		if (n && n[0] === e.path) {
			let r = t.scheme || e.scheme || "urn";
			e.nid = n[1].toLowerCase(), e.nss = n[2];
			let i = getSchemeHandler(`${r}:${t.nid || e.nid}`);
			e.path = void 0, i && (e = i.parse(e, t));
		} else e.error = e.error || "URN can not be parsed.";
		return e;
	}
	function urnSerialize(e, t) {
		if (e.nid === void 0) throw Error("URN without nid cannot be serialized");
		let n = t.scheme || e.scheme || "urn", r = e.nid.toLowerCase(), i = getSchemeHandler(`${n}:${t.nid || r}`);
		i && (e = i.serialize(e, t));
		let a = e, o = e.nss;
		return a.path = `${r || t.nid}:${o}`, t.skipEscape = !0, a;
	}
	function urnuuidParse(e, t) {
		let r = e;
		return r.uuid = r.nss, r.nss = void 0, t.tolerant || r.uuid && n(r.uuid) || (r.error = r.error || "UUID is not valid."), r;
	}
	function urnuuidSerialize(e) {
		let t = e;
		return t.nss = (e.uuid || "").toLowerCase(), t;
	}
	let a = {
		scheme: "http",
		domainHost: !0,
		parse: httpParse,
		serialize: httpSerialize
	}, o = {
		scheme: "https",
		domainHost: a.domainHost,
		parse: httpParse,
		serialize: httpSerialize
	}, s = {
		scheme: "ws",
		domainHost: !0,
		parse: wsParse,
		serialize: wsSerialize
	}, c = {
		http: a,
		https: o,
		ws: s,
		wss: {
			scheme: "wss",
			domainHost: s.domainHost,
			parse: s.parse,
			serialize: s.serialize
		},
		urn: {
			scheme: "urn",
			parse: urnParse,
			serialize: urnSerialize,
			skipNormalize: !0
		},
		"urn:uuid": {
			scheme: "urn:uuid",
			parse: urnuuidParse,
			serialize: urnuuidSerialize,
			skipNormalize: !0
		}
	};
	Object.setPrototypeOf(c, null);
	function getSchemeHandler(e) {
		return e && (c[e] || c[e.toLowerCase()]) || void 0;
	}
	t.exports = {
		wsIsSecure,
		SCHEMES: c,
		isValidSchemeName,
		getSchemeHandler
	};
})), E = /* @__PURE__ */ e(((e, t) => {
	let { normalizeIPv6: n, removeDotSegments: r, removeDotSegmentsRelative: i, recomposeAuthority: a, normalizePercentEncoding: o, normalizePathEncoding: s, serializePathEncoding: c, normalizeQueryFragmentEncoding: l, encodeQuery: u, encodeFragment: d, reescapeHostDelimiters: f, isIPv4: p, nonSimpleDomain: m } = w(), { SCHEMES: h, getSchemeHandler: g } = T(), v = /^[A-Za-z][A-Za-z0-9+.-]*$/u, y = "URI scheme is malformed.", b = "URI host is malformed.", x = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;
	function validateScheme(e) {
		let t = String(e);
		if (!v.test(t)) throw TypeError(y);
		return t;
	}
	function normalize(e, t) {
		return typeof e == "string" ? e = normalizeString(e, t) : typeof e == "object" && (e = parse(serialize(e, t), t)), e;
	}
	function resolve(e, t, r) {
		let i = r ? Object.assign({ scheme: "null" }, r) : { scheme: "null" }, { parsed: a, malformedAuthorityOrPort: o, malformedPercentEncoding: s, malformedSchemeSpecific: c, malformedHost: l, malformedScheme: u } = parseWithStatus(e, i), { parsed: d, malformedAuthorityOrPort: f, malformedPercentEncoding: m, malformedSchemeSpecific: h, malformedHost: v, malformedScheme: y } = parseWithStatus(t, i);
		if (o || f || s || m || c || h || l || v || u || y) throw Error(a.error || d.error || "URI is malformed.");
		let x = resolveComponent(a, d, i, !0), S = g(r && r.scheme || x.scheme), C = x.host, w = C !== void 0 && C !== "" && (p(C) || n(C).isIPV6);
		if (hasForbiddenDomainHost(x, r || {}, S, w)) throw Error(b);
		canonicalizeHost(x, r || {}, S, w);
		let T = C && C.indexOf("%") !== -1 && !/\P{ASCII}/u.test(C);
		if (x.error && !T) throw Error(x.error);
		return i.skipEscape = !0, serialize(x, i);
	}
	function resolveComponent(e, t, n, a) {
		let o = {};
		if (a || (e = parse(serialize(e, n), n), t = parse(serialize(t, n), n)), n ||= {}, !n.tolerant && t.scheme) o.scheme = t.scheme, o.userinfo = t.userinfo, o.host = t.host, o.port = t.port, o.path = r(t.path || ""), o.query = t.query;
		else {
			if (t.userinfo !== void 0 || t.host !== void 0 || t.port !== void 0) o.userinfo = t.userinfo, o.host = t.host, o.port = t.port, o.path = r(t.path || ""), o.query = t.query;
			else {
				if (!t.path) o.path = e.path, o.query = t.query === void 0 ? e.query : t.query;
				else {
					if (t.path[0] === "/") o.path = r(t.path);
					else {
						let n = e.userinfo !== void 0 || e.host !== void 0 || e.port !== void 0;
						o.path = n && !e.path ? "/" + t.path : e.path ? e.path.slice(0, e.path.lastIndexOf("/") + 1) + t.path : t.path, o.path = e.scheme === void 0 && !n && o.path[0] !== "/" ? i(o.path) : r(o.path);
					}
					o.query = t.query;
				}
				o.userinfo = e.userinfo, o.host = e.host, o.port = e.port;
			}
			o.scheme = e.scheme;
		}
		return o.fragment = t.fragment, o;
	}
	function equal(e, t, n) {
		let r = normalizeComparableURI(e, n), i = normalizeComparableURI(t, n);
		return r !== void 0 && i !== void 0 && r === i;
	}
	function serialize(e, t) {
		let n = {
			host: e.host,
			scheme: e.scheme,
			userinfo: e.userinfo,
			port: e.port,
			path: e.path,
			query: e.query,
			nid: e.nid,
			nss: e.nss,
			uuid: e.uuid,
			fragment: e.fragment,
			reference: e.reference,
			resourceName: e.resourceName,
			secure: e.secure,
			error: ""
		}, s = Object.assign({}, t), l = [];
		n.scheme &&= validateScheme(n.scheme);
		let f = g(s.scheme || n.scheme);
		f && f.serialize && f.serialize(n, s);
		let p = n.userinfo !== void 0 || n.host !== void 0 || n.port !== void 0, m = (n.scheme === void 0 || s.reference === "suffix") && !p, h = !s.skipEscape && m;
		n.path !== void 0 && (n.path = s.skipEscape ? o(n.path) : c(n.path, h)), s.reference !== "suffix" && n.scheme && (n.scheme = validateScheme(n.scheme), l.push(n.scheme, ":"));
		let v = a(n);
		if (v !== void 0 && (s.reference !== "suffix" && l.push("//"), l.push(v), n.path && n.path[0] !== "/" && l.push("/")), n.path !== void 0) {
			let e = n.path;
			s.absolutePath || f && f.absolutePath || (e = m && e[0] !== "/" ? i(e) : r(e)), m && (e = c(e, !0)), v === void 0 && e[0] === "/" && e[1] === "/" && (e = "/%2F" + e.slice(2)), l.push(e);
		}
		return n.query !== void 0 && l.push("?", u(n.query)), n.fragment !== void 0 && l.push("#", d(n.fragment)), l.join("");
	}
	let S = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u, C = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/, E = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
	function getParseError(e, t) {
		if (t[2] !== void 0 && e.path && e.path[0] !== "/") return "URI path must start with \"/\" when authority is present.";
		if (typeof e.port == "number" && (e.port < 0 || e.port > 65535)) return "URI port is malformed.";
	}
	function hasMalformedPercentEncoding(e) {
		if (e === void 0) return !1;
		let t = e.indexOf("%");
		for (; t !== -1;) {
			if (t + 2 >= e.length || !/^[\da-f]{2}$/iu.test(e.slice(t + 1, t + 3))) return !0;
			t = e.indexOf("%", t + 3);
		}
		return !1;
	}
	function isIPLiteral(e) {
		return e[0] === "[" && e[e.length - 1] === "]";
	}
	function hasMalformedComponentPercentEncoding(e) {
		let t = e[4];
		return hasMalformedPercentEncoding(e[3]) || t !== void 0 && !isIPLiteral(t) && hasMalformedPercentEncoding(t) || hasMalformedPercentEncoding(e[6]) || hasMalformedPercentEncoding(e[7]) || hasMalformedPercentEncoding(e[8]);
	}
	function canonicalizeHost(e, t, n, r) {
		if (hasForbiddenDomainHost(e, t, n, r)) return e.error = e.error || b, !0;
		if (!t.unicodeSupport && (!n || !n.unicodeSupport) && e.host && !isIPLiteral(e.host) && (t.domainHost || n && n.domainHost) && r === !1 && m(e.host)) {
			let t;
			try {
				t = new URL("http://" + e.host);
			} catch (t) {
				return e.error = e.error || "Host's domain name can not be converted to ASCII: " + t, !0;
			}
			if (!isHostOnlyURL(t)) return e.error = e.error || b, !0;
			e.host = t.hostname;
		}
		return !1;
	}
	function hasForbiddenDomainHost(e, t, n, r) {
		return !!(e.host && r === !1 && !isIPLiteral(e.host) && (t.domainHost || n && n.domainHost) && x.test(e.host));
	}
	function isHostOnlyURL(e) {
		return e.username === "" && e.password === "" && e.port === "" && e.pathname === "/" && e.search === "" && e.hash === "" && e.hostname !== "";
	}
	function parseWithStatus(e, t) {
		let r = Object.assign({}, t), i = {
			scheme: void 0,
			userinfo: void 0,
			host: "",
			port: void 0,
			path: "",
			query: void 0,
			fragment: void 0
		}, a = !1, c = !1, u = !1, d = !1, m = !1, x = !1, w = !1;
		r.reference === "suffix" && (e = r.scheme ? r.scheme + ":" + e : "//" + e);
		let T = e.match(C);
		T !== null && T[1].indexOf("\\") !== -1 && (i.error = "URI authority must not contain a literal backslash.", a = !0);
		let D = e.match(E);
		if (D !== null) {
			let e = D[1], t = e.replace(/[\t\n\r]/g, "");
			t.length >= 2 && (t.slice(0, 2) === "//" ? e.length !== t.length && (i.error = i.error || "URI authority introducer must not contain whitespace.", a = !0) : (i.error = i.error || "URI authority must not contain a literal backslash.", a = !0));
		}
		let O = e.match(S);
		if (O) {
			i.scheme = O[1], i.userinfo = O[3], i.host = O[4], i.port = parseInt(O[5], 10), i.path = O[6] || "", i.query = O[7], i.fragment = O[8], i.scheme !== void 0 && (v.test(i.scheme) ? i.scheme = i.scheme.toLowerCase() : (i.error = i.error || y, x = !0)), c = hasMalformedComponentPercentEncoding(O), c && (i.error = i.error || "URI contains malformed percent-encoding."), isNaN(i.port) && (i.port = O[5]);
			let t = getParseError(i, O);
			if (t !== void 0 && (i.error = i.error || t, a = !0), i.host) {
				if (p(i.host) === !1) {
					let e = isIPLiteral(i.host), t = i.host.indexOf("[") !== -1 || i.host.indexOf("]") !== -1, r = n(i.host);
					w = r.isIPV6 || r.isIPVFuture === !0, m = t && (!e || r.error === !0), i.host = w ? r.host : r.host.toLowerCase(), m && (i.error = i.error || b, a = !0);
				} else w = !0;
			}
			i.reference = i.scheme === void 0 && i.userinfo === void 0 && i.host === void 0 && i.port === void 0 && i.query === void 0 && !i.path ? "same-document" : i.scheme === void 0 ? "relative" : i.fragment === void 0 ? "absolute" : "uri", r.reference && r.reference !== "suffix" && r.reference !== i.reference && (i.error = i.error || "URI is not a " + r.reference + " reference.");
			let S = g(r.scheme || i.scheme);
			if (m || (d = canonicalizeHost(i, r, S, w)), e.indexOf("%") !== -1 && i.host !== void 0 && !m) {
				let e = w ? i.host : o(i.host, !0);
				w || (e = o(e.toLowerCase())), i.host = w || r.scheme !== "null" ? f(e, w) : e;
			}
			(!S || S && !S.skipNormalize) && (i.path &&= s(i.path), i.query &&= l(i.query), i.fragment &&= l(i.fragment)), S && S.parse && (S.parse(i, r), S === h.urn && i.nid === void 0 && (u = !0));
		} else i.error = i.error || "URI can not be parsed.";
		return {
			parsed: i,
			malformedAuthorityOrPort: a,
			malformedPercentEncoding: c,
			malformedSchemeSpecific: u,
			malformedHost: d,
			malformedScheme: x
		};
	}
	function parse(e, t) {
		return parseWithStatus(e, t).parsed;
	}
	function normalizeString(e, t) {
		return normalizeStringWithStatus(e, t).normalized;
	}
	function normalizeStringWithStatus(e, t) {
		let { parsed: n, malformedAuthorityOrPort: r, malformedPercentEncoding: i, malformedSchemeSpecific: a, malformedHost: o, malformedScheme: s } = parseWithStatus(e, t);
		return {
			normalized: r || i || a || o || s ? e : serialize(n, t),
			malformedAuthorityOrPort: r,
			malformedPercentEncoding: i,
			malformedSchemeSpecific: a,
			malformedHost: o,
			malformedScheme: s
		};
	}
	function normalizeComparableURI(e, t) {
		if (typeof e != "string" && typeof e != "object") return;
		let n;
		try {
			n = typeof e == "string" ? e : serialize(e, t);
		} catch {
			return;
		}
		let { normalized: r, malformedAuthorityOrPort: i, malformedPercentEncoding: a, malformedSchemeSpecific: o, malformedHost: s, malformedScheme: c } = normalizeStringWithStatus(n, t);
		return i || a || o || s || c ? void 0 : r;
	}
	let D = {
		SCHEMES: h,
		normalize,
		resolve,
		resolveComponent,
		equal,
		serialize,
		parse
	};
	t.exports = D, t.exports.default = D, t.exports.fastUri = D;
})), D = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = E();
	t.code = "require(\"ajv/dist/runtime/uri\").default", e.default = t;
})), O = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = void 0;
	var t = y();
	Object.defineProperty(e, "KeywordCxt", {
		enumerable: !0,
		get: function() {
			return t.KeywordCxt;
		}
	});
	var n = r();
	Object.defineProperty(e, "_", {
		enumerable: !0,
		get: function() {
			return n._;
		}
	}), Object.defineProperty(e, "str", {
		enumerable: !0,
		get: function() {
			return n.str;
		}
	}), Object.defineProperty(e, "stringify", {
		enumerable: !0,
		get: function() {
			return n.stringify;
		}
	}), Object.defineProperty(e, "nil", {
		enumerable: !0,
		get: function() {
			return n.nil;
		}
	}), Object.defineProperty(e, "Name", {
		enumerable: !0,
		get: function() {
			return n.Name;
		}
	}), Object.defineProperty(e, "CodeGen", {
		enumerable: !0,
		get: function() {
			return n.CodeGen;
		}
	});
	let a = b(), o = x(), s = c(), l = S(), d = r(), f = v(), p = u(), m = i(), h = C(), g = D(), defaultRegExp = (e, t) => new RegExp(e, t);
	defaultRegExp.code = "new RegExp";
	let w = [
		"removeAdditional",
		"useDefaults",
		"coerceTypes"
	], T = /* @__PURE__ */ new Set([
		"validate",
		"serialize",
		"parse",
		"wrapper",
		"root",
		"schema",
		"keyword",
		"pattern",
		"formats",
		"validate$data",
		"func",
		"obj",
		"Error"
	]), E = {
		errorDataPath: "",
		format: "`validateFormats: false` can be used instead.",
		nullable: "\"nullable\" keyword is supported by default.",
		jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
		extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
		missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
		processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
		sourceCode: "Use option `code: {source: true}`",
		strictDefaults: "It is default now, see option `strict`.",
		strictKeywords: "It is default now, see option `strict`.",
		uniqueItems: "\"uniqueItems\" keyword is always validated.",
		unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
		cache: "Map is used as cache, schema object as key.",
		serialize: "Map is used as cache, schema object as key.",
		ajvErrors: "It is default now."
	}, O = {
		ignoreKeywordsWithRef: "",
		jsPropertySyntax: "",
		unicode: "\"minLength\"/\"maxLength\" account for unicode characters by default."
	};
	function requiredOptions(e) {
		let t = e.strict, n = e.code?.optimize, r = n === !0 || n === void 0 ? 1 : n || 0, i = e.code?.regExp ?? defaultRegExp, a = e.uriResolver ?? g.default;
		return {
			strictSchema: e.strictSchema ?? t ?? !0,
			strictNumbers: e.strictNumbers ?? t ?? !0,
			strictTypes: e.strictTypes ?? t ?? "log",
			strictTuples: e.strictTuples ?? t ?? "log",
			strictRequired: e.strictRequired ?? t ?? !1,
			code: e.code ? {
				...e.code,
				optimize: r,
				regExp: i
			} : {
				optimize: r,
				regExp: i
			},
			loopRequired: e.loopRequired ?? 200,
			loopEnum: e.loopEnum ?? 200,
			meta: e.meta ?? !0,
			messages: e.messages ?? !0,
			inlineRefs: e.inlineRefs ?? !0,
			schemaId: e.schemaId ?? "$id",
			addUsedSchema: e.addUsedSchema ?? !0,
			validateSchema: e.validateSchema ?? !0,
			validateFormats: e.validateFormats ?? !0,
			unicodeRegExp: e.unicodeRegExp ?? !0,
			int32range: e.int32range ?? !0,
			uriResolver: a
		};
	}
	var Ajv = class {
		constructor(e = {}) {
			this.schemas = {}, this.refs = {}, this.formats = Object.create(null), this._compilations = /* @__PURE__ */ new Set(), this._loading = {}, this._cache = /* @__PURE__ */ new Map(), e = this.opts = {
				...e,
				...requiredOptions(e)
			};
			let { es5: t, lines: n } = this.opts.code;
			this.scope = new d.ValueScope({
				scope: {},
				prefixes: T,
				es5: t,
				lines: n
			}), this.logger = getLogger(e.logger);
			let r = e.validateFormats;
			e.validateFormats = !1, this.RULES = (0, s.getRules)(), checkOptions.call(this, E, e, "NOT SUPPORTED"), checkOptions.call(this, O, e, "DEPRECATED", "warn"), this._metaOpts = getMetaSchemaOptions.call(this), e.formats && addInitialFormats.call(this), this._addVocabularies(), this._addDefaultMetaSchema(), e.keywords && addInitialKeywords.call(this, e.keywords), typeof e.meta == "object" && this.addMetaSchema(e.meta), addInitialSchemas.call(this), e.validateFormats = r;
		}
		_addVocabularies() {
			this.addKeyword("$async");
		}
		_addDefaultMetaSchema() {
			let { $data: e, meta: t, schemaId: n } = this.opts, r = h;
			n === "id" && (r = { ...h }, r.id = r.$id, delete r.$id), t && e && this.addMetaSchema(r, r[n], !1);
		}
		defaultMeta() {
			let { meta: e, schemaId: t } = this.opts;
			return this.opts.defaultMeta = typeof e == "object" ? e[t] || e : void 0;
		}
		validate(e, t) {
			let n;
			if (typeof e == "string") {
				if (n = this.getSchema(e), !n) throw Error(`no schema with key or ref "${e}"`);
			} else n = this.compile(e);
			let r = n(t);
			return "$async" in n || (this.errors = n.errors), r;
		}
		compile(e, t) {
			let n = this._addSchema(e, t);
			return n.validate || this._compileSchemaEnv(n);
		}
		compileAsync(e, t) {
			if (typeof this.opts.loadSchema != "function") throw Error("options.loadSchema should be a function");
			let { loadSchema: n } = this.opts;
			return runCompileAsync.call(this, e, t);
			async function runCompileAsync(e, t) {
				await loadMetaSchema.call(this, e.$schema);
				let n = this._addSchema(e, t);
				return n.validate || _compileAsync.call(this, n);
			}
			async function loadMetaSchema(e) {
				e && !this.getSchema(e) && await runCompileAsync.call(this, { $ref: e }, !0);
			}
			async function _compileAsync(e) {
				try {
					return this._compileSchemaEnv(e);
				} catch (t) {
					if (!(t instanceof o.default)) throw t;
					return checkLoaded.call(this, t), await loadMissingSchema.call(this, t.missingSchema), _compileAsync.call(this, e);
				}
			}
			function checkLoaded({ missingSchema: e, missingRef: t }) {
				if (this.refs[e]) throw Error(`AnySchema ${e} is loaded but ${t} cannot be resolved`);
			}
			async function loadMissingSchema(e) {
				let n = await _loadSchema.call(this, e);
				this.refs[e] || await loadMetaSchema.call(this, n.$schema), this.refs[e] || this.addSchema(n, e, t);
			}
			async function _loadSchema(e) {
				let t = this._loading[e];
				if (t) return t;
				try {
					return await (this._loading[e] = n(e));
				} finally {
					delete this._loading[e];
				}
			}
		}
		addSchema(e, t, n, r = this.opts.validateSchema) {
			if (Array.isArray(e)) {
				for (let t of e) this.addSchema(t, void 0, n, r);
				return this;
			}
			let i;
			if (typeof e == "object") {
				let { schemaId: t } = this.opts;
				if (i = e[t], i !== void 0 && typeof i != "string") throw Error(`schema ${t} must be string`);
			}
			return t = (0, f.normalizeId)(t || i), this._checkUnique(t), this.schemas[t] = this._addSchema(e, n, t, r, !0), this;
		}
		addMetaSchema(e, t, n = this.opts.validateSchema) {
			return this.addSchema(e, t, !0, n), this;
		}
		validateSchema(e, t) {
			if (typeof e == "boolean") return !0;
			let n;
			if (n = e.$schema, n !== void 0 && typeof n != "string") throw Error("$schema must be a string");
			if (n = n || this.opts.defaultMeta || this.defaultMeta(), !n) return this.logger.warn("meta-schema not available"), this.errors = null, !0;
			let r = this.validate(n, e);
			if (!r && t) {
				let e = "schema is invalid: " + this.errorsText();
				if (this.opts.validateSchema === "log") this.logger.error(e);
				else throw Error(e);
			}
			return r;
		}
		getSchema(e) {
			let t;
			for (; typeof (t = getSchEnv.call(this, e)) == "string";) e = t;
			if (t === void 0) {
				let { schemaId: n } = this.opts, r = new l.SchemaEnv({
					schema: {},
					schemaId: n
				});
				if (t = l.resolveSchema.call(this, r, e), !t) return;
				this.refs[e] = t;
			}
			return t.validate || this._compileSchemaEnv(t);
		}
		removeSchema(e) {
			if (e instanceof RegExp) return this._removeAllSchemas(this.schemas, e), this._removeAllSchemas(this.refs, e), this;
			switch (typeof e) {
				case "undefined": return this._removeAllSchemas(this.schemas), this._removeAllSchemas(this.refs), this._cache.clear(), this;
				case "string": {
					let t = getSchEnv.call(this, e);
					return typeof t == "object" && this._cache.delete(t.schema), delete this.schemas[e], delete this.refs[e], this;
				}
				case "object": {
					let t = e;
					this._cache.delete(t);
					let n = e[this.opts.schemaId];
					return n && (n = (0, f.normalizeId)(n), delete this.schemas[n], delete this.refs[n]), this;
				}
				default: throw Error("ajv.removeSchema: invalid parameter");
			}
		}
		addVocabulary(e) {
			for (let t of e) this.addKeyword(t);
			return this;
		}
		addKeyword(e, t) {
			let n;
			if (typeof e == "string") n = e, typeof t == "object" && (this.logger.warn("these parameters are deprecated, see docs for addKeyword"), t.keyword = n);
			else if (typeof e == "object" && t === void 0) {
				if (t = e, n = t.keyword, Array.isArray(n) && !n.length) throw Error("addKeywords: keyword must be string or non-empty array");
			} else throw Error("invalid addKeywords parameters");
			if (checkKeyword.call(this, n, t), !t) return (0, m.eachItem)(n, (e) => addRule.call(this, e)), this;
			keywordMetaschema.call(this, t);
			let r = {
				...t,
				type: (0, p.getJSONTypes)(t.type),
				schemaType: (0, p.getJSONTypes)(t.schemaType)
			};
			return (0, m.eachItem)(n, r.type.length === 0 ? (e) => addRule.call(this, e, r) : (e) => r.type.forEach((t) => addRule.call(this, e, r, t))), this;
		}
		getKeyword(e) {
			let t = this.RULES.all[e];
			return typeof t == "object" ? t.definition : !!t;
		}
		removeKeyword(e) {
			let { RULES: t } = this;
			delete t.keywords[e], delete t.all[e];
			for (let n of t.rules) {
				let t = n.rules.findIndex((t) => t.keyword === e);
				t >= 0 && n.rules.splice(t, 1);
			}
			return this;
		}
		addFormat(e, t) {
			return typeof t == "string" && (t = new RegExp(t)), this.formats[e] = t, this;
		}
		errorsText(e = this.errors, { separator: t = ", ", dataVar: n = "data" } = {}) {
			return !e || e.length === 0 ? "No errors" : e.map((e) => `${n}${e.instancePath} ${e.message}`).reduce((e, n) => e + t + n);
		}
		$dataMetaSchema(e, t) {
			let n = this.RULES.all;
			e = JSON.parse(JSON.stringify(e));
			for (let r of t) {
				let t = r.split("/").slice(1), i = e;
				for (let e of t) i = i[e];
				for (let e in n) {
					let t = n[e];
					if (typeof t != "object") continue;
					let { $data: r } = t.definition, a = i[e];
					r && a && (i[e] = schemaOrData(a));
				}
			}
			return e;
		}
		_removeAllSchemas(e, t) {
			for (let n in e) {
				let r = e[n];
				(!t || t.test(n)) && (typeof r == "string" ? delete e[n] : r && !r.meta && (this._cache.delete(r.schema), delete e[n]));
			}
		}
		_addSchema(e, t, n, r = this.opts.validateSchema, i = this.opts.addUsedSchema) {
			let a, { schemaId: o } = this.opts;
			if (typeof e == "object") a = e[o];
			else if (this.opts.jtd) throw Error("schema must be object");
			else if (typeof e != "boolean") throw Error("schema must be object or boolean");
			let s = this._cache.get(e);
			if (s !== void 0) return s;
			n = (0, f.normalizeId)(a || n);
			let c = f.getSchemaRefs.call(this, e, n);
			return s = new l.SchemaEnv({
				schema: e,
				schemaId: o,
				meta: t,
				baseId: n,
				localRefs: c
			}), this._cache.set(s.schema, s), i && !n.startsWith("#") && (n && this._checkUnique(n), this.refs[n] = s), r && this.validateSchema(e, !0), s;
		}
		_checkUnique(e) {
			if (this.schemas[e] || this.refs[e]) throw Error(`schema with key or id "${e}" already exists`);
		}
		_compileSchemaEnv(e) {
			/* istanbul ignore if */
			if (e.meta ? this._compileMetaSchema(e) : l.compileSchema.call(this, e), !e.validate) throw Error("ajv implementation error");
			return e.validate;
		}
		_compileMetaSchema(e) {
			let t = this.opts;
			this.opts = this._metaOpts;
			try {
				l.compileSchema.call(this, e);
			} finally {
				this.opts = t;
			}
		}
	};
	Ajv.ValidationError = a.default, Ajv.MissingRefError = o.default, e.default = Ajv;
	function checkOptions(e, t, n, r = "error") {
		for (let i in e) {
			let a = i;
			a in t && this.logger[r](`${n}: option ${i}. ${e[a]}`);
		}
	}
	function getSchEnv(e) {
		return e = (0, f.normalizeId)(e), this.schemas[e] || this.refs[e];
	}
	function addInitialSchemas() {
		let e = this.opts.schemas;
		if (e) {
			if (Array.isArray(e)) this.addSchema(e);
			else for (let t in e) this.addSchema(e[t], t);
		}
	}
	function addInitialFormats() {
		for (let e in this.opts.formats) {
			let t = this.opts.formats[e];
			t && this.addFormat(e, t);
		}
	}
	function addInitialKeywords(e) {
		if (Array.isArray(e)) this.addVocabulary(e);
		else {
			this.logger.warn("keywords option as map is deprecated, pass array");
			for (let t in e) {
				let n = e[t];
				n.keyword ||= t, this.addKeyword(n);
			}
		}
	}
	function getMetaSchemaOptions() {
		let e = { ...this.opts };
		for (let t of w) delete e[t];
		return e;
	}
	let k = {
		log() {},
		warn() {},
		error() {}
	};
	function getLogger(e) {
		if (e === !1) return k;
		if (e === void 0) return console;
		if (e.log && e.warn && e.error) return e;
		throw Error("logger must implement log, warn and error methods");
	}
	let A = /^[a-z_$][a-z0-9_$:-]*$/i;
	function checkKeyword(e, t) {
		let { RULES: n } = this;
		if ((0, m.eachItem)(e, (e) => {
			if (n.keywords[e]) throw Error(`Keyword ${e} is already defined`);
			if (!A.test(e)) throw Error(`Keyword ${e} has invalid name`);
		}), t && t.$data && !("code" in t || "validate" in t)) throw Error("$data keyword must have \"code\" or \"validate\" function");
	}
	function addRule(e, t, n) {
		var r;
		let i = t?.post;
		if (n && i) throw Error("keyword with \"post\" flag cannot have \"type\"");
		let { RULES: a } = this, o = i ? a.post : a.rules.find(({ type: e }) => e === n);
		if (o || (o = {
			type: n,
			rules: []
		}, a.rules.push(o)), a.keywords[e] = !0, !t) return;
		let s = {
			keyword: e,
			definition: {
				...t,
				type: (0, p.getJSONTypes)(t.type),
				schemaType: (0, p.getJSONTypes)(t.schemaType)
			}
		};
		t.before ? addBeforeRule.call(this, o, s, t.before) : o.rules.push(s), a.all[e] = s, (r = t.implements) == null || r.forEach((e) => this.addKeyword(e));
	}
	function addBeforeRule(e, t, n) {
		let r = e.rules.findIndex((e) => e.keyword === n);
		r >= 0 ? e.rules.splice(r, 0, t) : (e.rules.push(t), this.logger.warn(`rule ${n} is not defined`));
	}
	function keywordMetaschema(e) {
		let { metaSchema: t } = e;
		t !== void 0 && (e.$data && this.opts.$data && (t = schemaOrData(t)), e.validateSchema = this.compile(t, !0));
	}
	let j = { $ref: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#" };
	function schemaOrData(e) {
		return { anyOf: [e, j] };
	}
})), k = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.callRef = e.getValidate = void 0;
	let t = x(), n = f(), o = r(), s = a(), c = S(), l = i(), u = {
		keyword: "$ref",
		schemaType: "string",
		code(e) {
			let { gen: n, schema: r, it: i } = e, { baseId: a, schemaEnv: s, validateName: l, opts: u, self: d } = i, { root: f } = s;
			if ((r === "#" || r === "#/") && a === f.baseId) return callRootRef();
			let p = c.resolveRef.call(d, f, a, r);
			if (p === void 0) throw new t.default(i.opts.uriResolver, a, r);
			return p instanceof c.SchemaEnv ? callValidate(p) : inlineRefSchema(p);
			function callRootRef() {
				if (s === f) return callRef(e, l, s, s.$async);
				let t = n.scopeValue("root", { ref: f });
				return callRef(e, (0, o._)`${t}.validate`, f, f.$async);
			}
			function callValidate(t) {
				callRef(e, getValidate(e, t), t, t.$async);
			}
			function inlineRefSchema(t) {
				let i = n.scopeValue("schema", u.code.source === !0 ? {
					ref: t,
					code: (0, o.stringify)(t)
				} : { ref: t }), a = n.name("valid"), s = e.subschema({
					schema: t,
					dataTypes: [],
					schemaPath: o.nil,
					topSchemaRef: i,
					errSchemaPath: r
				}, a);
				e.mergeEvaluated(s), e.ok(a);
			}
		}
	};
	function getValidate(e, t) {
		let { gen: n } = e;
		return t.validate ? n.scopeValue("validate", { ref: t.validate }) : (0, o._)`${n.scopeValue("wrapper", { ref: t })}.validate`;
	}
	e.getValidate = getValidate;
	function callRef(e, t, r, i) {
		let { gen: a, it: c } = e, { allErrors: u, schemaEnv: d, opts: f } = c, p = f.passContext ? s.default.this : o.nil;
		i ? callAsyncRef() : callSyncRef();
		function callAsyncRef() {
			if (!d.$async) throw Error("async schema referenced by sync schema");
			let r = a.let("valid");
			a.try(() => {
				a.code((0, o._)`await ${(0, n.callValidateCode)(e, t, p)}`), addEvaluatedFrom(t), u || a.assign(r, !0);
			}, (e) => {
				a.if((0, o._)`!(${e} instanceof ${c.ValidationError})`, () => a.throw(e)), addErrorsFrom(e), u || a.assign(r, !1);
			}), e.ok(r);
		}
		function callSyncRef() {
			e.result((0, n.callValidateCode)(e, t, p), () => addEvaluatedFrom(t), () => addErrorsFrom(t));
		}
		function addErrorsFrom(e) {
			let t = (0, o._)`${e}.errors`;
			a.assign(s.default.vErrors, (0, o._)`${s.default.vErrors} === null ? ${t} : ${s.default.vErrors}.concat(${t})`), a.assign(s.default.errors, (0, o._)`${s.default.vErrors}.length`);
		}
		function addEvaluatedFrom(e) {
			if (!c.opts.unevaluated) return;
			let t = r?.validate?.evaluated;
			if (c.props !== !0) {
				if (t && !t.dynamicProps) t.props !== void 0 && (c.props = l.mergeEvaluated.props(a, t.props, c.props));
				else {
					let t = a.var("props", (0, o._)`${e}.evaluated.props`);
					c.props = l.mergeEvaluated.props(a, t, c.props, o.Name);
				}
			}
			if (c.items !== !0) {
				if (t && !t.dynamicItems) t.items !== void 0 && (c.items = l.mergeEvaluated.items(a, t.items, c.items));
				else {
					let t = a.var("items", (0, o._)`${e}.evaluated.items`);
					c.items = l.mergeEvaluated.items(a, t, c.items, o.Name);
				}
			}
		}
	}
	e.callRef = callRef, e.default = u;
})), A = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r();
	e.default = {
		keyword: "multipleOf",
		type: "number",
		schemaType: "number",
		$data: !0,
		error: {
			message: ({ schemaCode: e }) => (0, t.str)`must be multiple of ${e}`,
			params: ({ schemaCode: e }) => (0, t._)`{multipleOf: ${e}}`
		},
		code(e) {
			let { gen: n, data: r, schemaCode: i, it: a } = e, o = a.opts.multipleOfPrecision, s = n.let("res"), c = o ? (0, t._)`Math.abs(Math.round(${s}) - ${s}) > 1e-${o}` : (0, t._)`${s} !== parseInt(${s})`;
			e.fail$data((0, t._)`(${i} === 0 || (${s} = ${r}/${i}, ${c}))`);
		}
	};
})), j = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	function ucs2length(e) {
		let t = e.length, n = 0, r = 0, i;
		for (; r < t;) n++, i = e.charCodeAt(r++), i >= 55296 && i <= 56319 && r < t && (i = e.charCodeAt(r), (i & 64512) == 56320 && r++);
		return n;
	}
	e.default = ucs2length, ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
})), M = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r(), n = i(), a = j();
	e.default = {
		keyword: ["maxLength", "minLength"],
		type: "string",
		schemaType: "number",
		$data: !0,
		error: {
			message({ keyword: e, schemaCode: n }) {
				let r = e === "maxLength" ? "more" : "fewer";
				return (0, t.str)`must NOT have ${r} than ${n} characters`;
			},
			params: ({ schemaCode: e }) => (0, t._)`{limit: ${e}}`
		},
		code(e) {
			let { keyword: r, data: i, schemaCode: o, it: s } = e, c = r === "maxLength" ? t.operators.GT : t.operators.LT, l = s.opts.unicode === !1 ? (0, t._)`${i}.length` : (0, t._)`${(0, n.useFunc)(e.gen, a.default)}(${i})`;
			e.fail$data((0, t._)`${l} ${c} ${o}`);
		}
	};
})), N = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = f(), n = i(), a = r();
	e.default = {
		keyword: "pattern",
		type: "string",
		schemaType: "string",
		$data: !0,
		error: {
			message: ({ schemaCode: e }) => (0, a.str)`must match pattern "${e}"`,
			params: ({ schemaCode: e }) => (0, a._)`{pattern: ${e}}`
		},
		code(e) {
			let { gen: r, data: i, $data: o, schema: s, schemaCode: c, it: l } = e, u = l.opts.unicodeRegExp ? "u" : "";
			if (o) {
				let { regExp: t } = l.opts.code, o = t.code === "new RegExp" ? (0, a._)`new RegExp` : (0, n.useFunc)(r, t), s = r.let("valid");
				r.try(() => r.assign(s, (0, a._)`${o}(${c}, ${u}).test(${i})`), () => r.assign(s, !1)), e.fail$data((0, a._)`!${s}`);
			} else {
				let n = (0, t.usePattern)(e, s);
				e.fail$data((0, a._)`!${n}.test(${i})`);
			}
		}
	};
})), P = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r();
	e.default = {
		keyword: ["maxProperties", "minProperties"],
		type: "object",
		schemaType: "number",
		$data: !0,
		error: {
			message({ keyword: e, schemaCode: n }) {
				let r = e === "maxProperties" ? "more" : "fewer";
				return (0, t.str)`must NOT have ${r} than ${n} properties`;
			},
			params: ({ schemaCode: e }) => (0, t._)`{limit: ${e}}`
		},
		code(e) {
			let { keyword: n, data: r, schemaCode: i } = e, a = n === "maxProperties" ? t.operators.GT : t.operators.LT;
			e.fail$data((0, t._)`Object.keys(${r}).length ${a} ${i}`);
		}
	};
})), F = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = f(), n = r(), a = i();
	e.default = {
		keyword: "required",
		type: "object",
		schemaType: "array",
		$data: !0,
		error: {
			message: ({ params: { missingProperty: e } }) => (0, n.str)`must have required property '${e}'`,
			params: ({ params: { missingProperty: e } }) => (0, n._)`{missingProperty: ${e}}`
		},
		code(e) {
			let { gen: r, schema: i, schemaCode: o, data: s, $data: c, it: l } = e, { opts: u } = l;
			if (!c && i.length === 0) return;
			let d = i.length >= u.loopRequired;
			if (l.allErrors ? allErrorsMode() : exitOnErrorMode(), u.strictRequired) {
				let t = e.parentSchema.properties, { definedProperties: n } = e.it;
				for (let e of i) if (t?.[e] === void 0 && !n.has(e)) {
					let t = `required property "${e}" is not defined at "${l.schemaEnv.baseId + l.errSchemaPath}" (strictRequired)`;
					(0, a.checkStrictMode)(l, t, l.opts.strictRequired);
				}
			}
			function allErrorsMode() {
				if (d || c) e.block$data(n.nil, loopAllRequired);
				else for (let n of i) (0, t.checkReportMissingProp)(e, n);
			}
			function exitOnErrorMode() {
				let n = r.let("missing");
				if (d || c) {
					let t = r.let("valid", !0);
					e.block$data(t, () => loopUntilMissing(n, t)), e.ok(t);
				} else r.if((0, t.checkMissingProp)(e, i, n)), (0, t.reportMissingProp)(e, n), r.else();
			}
			function loopAllRequired() {
				r.forOf("prop", o, (n) => {
					e.setParams({ missingProperty: n }), r.if((0, t.noPropertyInData)(r, s, n, u.ownProperties), () => e.error());
				});
			}
			function loopUntilMissing(i, a) {
				e.setParams({ missingProperty: i }), r.forOf(i, o, () => {
					r.assign(a, (0, t.propertyInData)(r, s, i, u.ownProperties)), r.if((0, n.not)(a), () => {
						e.error(), r.break();
					});
				}, n.nil);
			}
		}
	};
})), I = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r();
	e.default = {
		keyword: ["maxItems", "minItems"],
		type: "array",
		schemaType: "number",
		$data: !0,
		error: {
			message({ keyword: e, schemaCode: n }) {
				let r = e === "maxItems" ? "more" : "fewer";
				return (0, t.str)`must NOT have ${r} than ${n} items`;
			},
			params: ({ schemaCode: e }) => (0, t._)`{limit: ${e}}`
		},
		code(e) {
			let { keyword: n, data: r, schemaCode: i } = e, a = n === "maxItems" ? t.operators.GT : t.operators.LT;
			e.fail$data((0, t._)`${r}.length ${a} ${i}`);
		}
	};
})), L = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h();
	t.code = "require(\"ajv/dist/runtime/equal\").default", e.default = t;
})), R = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = u(), n = r(), a = i(), o = L();
	e.default = {
		keyword: "uniqueItems",
		type: "array",
		schemaType: "boolean",
		$data: !0,
		error: {
			message: ({ params: { i: e, j: t } }) => (0, n.str)`must NOT have duplicate items (items ## ${t} and ${e} are identical)`,
			params: ({ params: { i: e, j: t } }) => (0, n._)`{i: ${e}, j: ${t}}`
		},
		code(e) {
			let { gen: r, data: i, $data: s, schema: c, parentSchema: l, schemaCode: u, it: d } = e;
			if (!s && !c) return;
			let f = r.let("valid"), p = l.items ? (0, t.getSchemaTypes)(l.items) : [];
			e.block$data(f, validateUniqueItems, (0, n._)`${u} === false`), e.ok(f);
			function validateUniqueItems() {
				let t = r.let("i", (0, n._)`${i}.length`), a = r.let("j");
				e.setParams({
					i: t,
					j: a
				}), r.assign(f, !0), r.if((0, n._)`${t} > 1`, () => (canOptimize() ? loopN : loopN2)(t, a));
			}
			function canOptimize() {
				return p.length > 0 && !p.some((e) => e === "object" || e === "array");
			}
			function loopN(a, o) {
				let s = r.name("item"), c = (0, t.checkDataTypes)(p, s, d.opts.strictNumbers, t.DataType.Wrong), l = r.const("indices", (0, n._)`{}`);
				r.for((0, n._)`;${a}--;`, () => {
					r.let(s, (0, n._)`${i}[${a}]`), r.if(c, (0, n._)`continue`), p.length > 1 && r.if((0, n._)`typeof ${s} == "string"`, (0, n._)`${s} += "_"`), r.if((0, n._)`typeof ${l}[${s}] == "number"`, () => {
						r.assign(o, (0, n._)`${l}[${s}]`), e.error(), r.assign(f, !1).break();
					}).code((0, n._)`${l}[${s}] = ${a}`);
				});
			}
			function loopN2(t, s) {
				let c = (0, a.useFunc)(r, o.default), l = r.name("outer");
				r.label(l).for((0, n._)`;${t}--;`, () => r.for((0, n._)`${s} = ${t}; ${s}--;`, () => r.if((0, n._)`${c}(${i}[${t}], ${i}[${s}])`, () => {
					e.error(), r.assign(f, !1).break(l);
				})));
			}
		}
	};
})), z = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r(), n = i(), a = L();
	e.default = {
		keyword: "const",
		$data: !0,
		error: {
			message: "must be equal to constant",
			params: ({ schemaCode: e }) => (0, t._)`{allowedValue: ${e}}`
		},
		code(e) {
			let { gen: r, data: i, $data: o, schemaCode: s, schema: c } = e;
			o || c && typeof c == "object" ? e.fail$data((0, t._)`!${(0, n.useFunc)(r, a.default)}(${i}, ${s})`) : e.fail((0, t._)`${c} !== ${i}`);
		}
	};
})), B = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r(), n = i(), a = L();
	e.default = {
		keyword: "enum",
		schemaType: "array",
		$data: !0,
		error: {
			message: "must be equal to one of the allowed values",
			params: ({ schemaCode: e }) => (0, t._)`{allowedValues: ${e}}`
		},
		code(e) {
			let { gen: r, data: i, $data: o, schema: s, schemaCode: c, it: l } = e;
			if (!o && s.length === 0) throw Error("enum must have non-empty array");
			let u = s.length >= l.opts.loopEnum, d, getEql = () => d ??= (0, n.useFunc)(r, a.default), f;
			if (u || o) f = r.let("valid"), e.block$data(f, loopEnum);
			else {
				/* istanbul ignore if */
				if (!Array.isArray(s)) throw Error("ajv implementation error");
				let e = r.const("vSchema", c);
				f = (0, t.or)(...s.map((t, n) => equalCode(e, n)));
			}
			e.pass(f);
			function loopEnum() {
				r.assign(f, !1), r.forOf("v", c, (e) => r.if((0, t._)`${getEql()}(${i}, ${e})`, () => r.assign(f, !0).break()));
			}
			function equalCode(e, n) {
				let r = s[n];
				return typeof r == "object" && r ? (0, t._)`${getEql()}(${i}, ${e}[${n}])` : (0, t._)`${i} === ${r}`;
			}
		}
	};
})), V = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.validateAdditionalItems = void 0;
	let t = r(), n = i(), a = {
		keyword: "additionalItems",
		type: "array",
		schemaType: ["boolean", "object"],
		before: "uniqueItems",
		error: {
			message: ({ params: { len: e } }) => (0, t.str)`must NOT have more than ${e} items`,
			params: ({ params: { len: e } }) => (0, t._)`{limit: ${e}}`
		},
		code(e) {
			let { parentSchema: t, it: r } = e, { items: i } = t;
			Array.isArray(i) ? validateAdditionalItems(e, i) : (0, n.checkStrictMode)(r, "\"additionalItems\" is ignored when \"items\" is not an array of schemas");
		}
	};
	function validateAdditionalItems(e, r) {
		let { gen: i, schema: a, data: o, keyword: s, it: c } = e;
		c.items = !0;
		let l = i.const("len", (0, t._)`${o}.length`);
		if (a === !1) e.setParams({ len: r.length }), e.pass((0, t._)`${l} <= ${r.length}`);
		else if (typeof a == "object" && !(0, n.alwaysValidSchema)(c, a)) {
			let n = i.var("valid", (0, t._)`${l} <= ${r.length}`);
			i.if((0, t.not)(n), () => validateItems(n)), e.ok(n);
		}
		function validateItems(a) {
			i.forRange("i", r.length, l, (r) => {
				e.subschema({
					keyword: s,
					dataProp: r,
					dataPropType: n.Type.Num
				}, a), c.allErrors || i.if((0, t.not)(a), () => i.break());
			});
		}
	}
	e.validateAdditionalItems = validateAdditionalItems, e.default = a;
})), H = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.validateTuple = void 0;
	let t = r(), n = i(), a = f(), o = {
		keyword: "items",
		type: "array",
		schemaType: [
			"object",
			"array",
			"boolean"
		],
		before: "uniqueItems",
		code(e) {
			let { schema: t, it: r } = e;
			if (Array.isArray(t)) return validateTuple(e, "additionalItems", t);
			r.items = !0, (0, n.alwaysValidSchema)(r, t) || e.ok((0, a.validateArray)(e));
		}
	};
	function validateTuple(e, r, i = e.schema) {
		let { gen: a, parentSchema: o, data: s, keyword: c, it: l } = e;
		checkStrictTuple(o), l.opts.unevaluated && i.length && l.items !== !0 && (l.items = n.mergeEvaluated.items(a, i.length, l.items));
		let u = a.name("valid"), d = a.const("len", (0, t._)`${s}.length`);
		i.forEach((r, i) => {
			(0, n.alwaysValidSchema)(l, r) || (a.if((0, t._)`${d} > ${i}`, () => e.subschema({
				keyword: c,
				schemaProp: i,
				dataProp: i
			}, u)), e.ok(u));
		});
		function checkStrictTuple(e) {
			let { opts: t, errSchemaPath: a } = l, o = i.length, s = o === e.minItems && (o === e.maxItems || e[r] === !1);
			if (t.strictTuples && !s) {
				let e = `"${c}" is ${o}-tuple, but minItems or maxItems/${r} are not specified or different at path "${a}"`;
				(0, n.checkStrictMode)(l, e, t.strictTuples);
			}
		}
	}
	e.validateTuple = validateTuple, e.default = o;
})), U = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = H();
	e.default = {
		keyword: "prefixItems",
		type: "array",
		schemaType: ["array"],
		before: "uniqueItems",
		code: (e) => (0, t.validateTuple)(e, "items")
	};
})), W = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r(), n = i(), a = f(), o = V();
	e.default = {
		keyword: "items",
		type: "array",
		schemaType: ["object", "boolean"],
		before: "uniqueItems",
		error: {
			message: ({ params: { len: e } }) => (0, t.str)`must NOT have more than ${e} items`,
			params: ({ params: { len: e } }) => (0, t._)`{limit: ${e}}`
		},
		code(e) {
			let { schema: t, parentSchema: r, it: i } = e, { prefixItems: s } = r;
			i.items = !0, (0, n.alwaysValidSchema)(i, t) || (s ? (0, o.validateAdditionalItems)(e, s) : e.ok((0, a.validateArray)(e)));
		}
	};
})), G = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r(), n = i();
	e.default = {
		keyword: "contains",
		type: "array",
		schemaType: ["object", "boolean"],
		before: "uniqueItems",
		trackErrors: !0,
		error: {
			message: ({ params: { min: e, max: n } }) => n === void 0 ? (0, t.str)`must contain at least ${e} valid item(s)` : (0, t.str)`must contain at least ${e} and no more than ${n} valid item(s)`,
			params: ({ params: { min: e, max: n } }) => n === void 0 ? (0, t._)`{minContains: ${e}}` : (0, t._)`{minContains: ${e}, maxContains: ${n}}`
		},
		code(e) {
			let { gen: r, schema: i, parentSchema: a, data: o, it: s } = e, c, l, { minContains: u, maxContains: d } = a;
			s.opts.next ? (c = u === void 0 ? 1 : u, l = d) : c = 1;
			let f = r.const("len", (0, t._)`${o}.length`);
			if (e.setParams({
				min: c,
				max: l
			}), l === void 0 && c === 0) {
				(0, n.checkStrictMode)(s, "\"minContains\" == 0 without \"maxContains\": \"contains\" keyword ignored");
				return;
			}
			if (l !== void 0 && c > l) {
				(0, n.checkStrictMode)(s, "\"minContains\" > \"maxContains\" is always invalid"), e.fail();
				return;
			}
			if ((0, n.alwaysValidSchema)(s, i)) {
				let n = (0, t._)`${f} >= ${c}`;
				l !== void 0 && (n = (0, t._)`${n} && ${f} <= ${l}`), e.pass(n);
				return;
			}
			s.items = !0;
			let p = r.name("valid");
			l === void 0 && c === 1 ? validateItems(p, () => r.if(p, () => r.break())) : c === 0 ? (r.let(p, !0), l !== void 0 && r.if((0, t._)`${o}.length > 0`, validateItemsWithCount)) : (r.let(p, !1), validateItemsWithCount()), e.result(p, () => e.reset());
			function validateItemsWithCount() {
				let e = r.name("_valid"), t = r.let("count", 0);
				validateItems(e, () => r.if(e, () => checkLimits(t)));
			}
			function validateItems(t, i) {
				r.forRange("i", 0, f, (r) => {
					e.subschema({
						keyword: "contains",
						dataProp: r,
						dataPropType: n.Type.Num,
						compositeRule: !0
					}, t), i();
				});
			}
			function checkLimits(e) {
				r.code((0, t._)`${e}++`), l === void 0 ? r.if((0, t._)`${e} >= ${c}`, () => r.assign(p, !0).break()) : (r.if((0, t._)`${e} > ${l}`, () => r.assign(p, !1).break()), c === 1 ? r.assign(p, !0) : r.if((0, t._)`${e} >= ${c}`, () => r.assign(p, !0)));
			}
		}
	};
})), K = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.validateSchemaDeps = e.validatePropertyDeps = e.error = void 0;
	let t = r(), n = i(), a = f();
	e.error = {
		message: ({ params: { property: e, depsCount: n, deps: r } }) => {
			let i = n === 1 ? "property" : "properties";
			return (0, t.str)`must have ${i} ${r} when property ${e} is present`;
		},
		params: ({ params: { property: e, depsCount: n, deps: r, missingProperty: i } }) => (0, t._)`{property: ${e},
    missingProperty: ${i},
    depsCount: ${n},
    deps: ${r}}`
	};
	let o = {
		keyword: "dependencies",
		type: "object",
		schemaType: "object",
		error: e.error,
		code(e) {
			let [t, n] = splitDependencies(e);
			validatePropertyDeps(e, t), validateSchemaDeps(e, n);
		}
	};
	function splitDependencies({ schema: e }) {
		let t = {}, n = {};
		for (let r in e) {
			if (r === "__proto__") continue;
			let i = Array.isArray(e[r]) ? t : n;
			i[r] = e[r];
		}
		return [t, n];
	}
	function validatePropertyDeps(e, n = e.schema) {
		let { gen: r, data: i, it: o } = e;
		if (Object.keys(n).length === 0) return;
		let s = r.let("missing");
		for (let c in n) {
			let l = n[c];
			if (l.length === 0) continue;
			let u = (0, a.propertyInData)(r, i, c, o.opts.ownProperties);
			e.setParams({
				property: c,
				depsCount: l.length,
				deps: l.join(", ")
			}), o.allErrors ? r.if(u, () => {
				for (let t of l) (0, a.checkReportMissingProp)(e, t);
			}) : (r.if((0, t._)`${u} && (${(0, a.checkMissingProp)(e, l, s)})`), (0, a.reportMissingProp)(e, s), r.else());
		}
	}
	e.validatePropertyDeps = validatePropertyDeps;
	function validateSchemaDeps(e, t = e.schema) {
		let { gen: r, data: i, keyword: o, it: s } = e, c = r.name("valid");
		for (let l in t) (0, n.alwaysValidSchema)(s, t[l]) || (r.if((0, a.propertyInData)(r, i, l, s.opts.ownProperties), () => {
			let t = e.subschema({
				keyword: o,
				schemaProp: l
			}, c);
			e.mergeValidEvaluated(t, c);
		}, () => r.var(c, !0)), e.ok(c));
	}
	e.validateSchemaDeps = validateSchemaDeps, e.default = o;
})), q = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r(), n = i();
	e.default = {
		keyword: "propertyNames",
		type: "object",
		schemaType: ["object", "boolean"],
		error: {
			message: "property name must be valid",
			params: ({ params: e }) => (0, t._)`{propertyName: ${e.propertyName}}`
		},
		code(e) {
			let { gen: r, schema: i, data: a, it: o } = e;
			if ((0, n.alwaysValidSchema)(o, i)) return;
			let s = r.name("valid");
			r.forIn("key", a, (n) => {
				e.setParams({ propertyName: n }), e.subschema({
					keyword: "propertyNames",
					data: n,
					dataTypes: ["string"],
					propertyName: n,
					compositeRule: !0
				}, s), r.if((0, t.not)(s), () => {
					e.error(!0), o.allErrors || r.break();
				});
			}), e.ok(s);
		}
	};
})), J = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = f(), n = r(), o = a(), s = i();
	e.default = {
		keyword: "additionalProperties",
		type: ["object"],
		schemaType: ["boolean", "object"],
		allowUndefined: !0,
		trackErrors: !0,
		error: {
			message: "must NOT have additional properties",
			params: ({ params: e }) => (0, n._)`{additionalProperty: ${e.additionalProperty}}`
		},
		code(e) {
			let { gen: r, schema: i, parentSchema: a, data: c, errsCount: l, it: u } = e;
			/* istanbul ignore if */
			if (!l) throw Error("ajv implementation error");
			let { allErrors: d, opts: f } = u;
			if (u.props = !0, f.removeAdditional !== "all" && (0, s.alwaysValidSchema)(u, i)) return;
			let p = (0, t.allSchemaProperties)(a.properties), m = (0, t.allSchemaProperties)(a.patternProperties);
			checkAdditionalProperties(), e.ok((0, n._)`${l} === ${o.default.errors}`);
			function checkAdditionalProperties() {
				r.forIn("key", c, (e) => {
					!p.length && !m.length ? additionalPropertyCode(e) : r.if(isAdditional(e), () => additionalPropertyCode(e));
				});
			}
			function isAdditional(i) {
				let o;
				if (p.length > 8) {
					let e = (0, s.schemaRefOrVal)(u, a.properties, "properties");
					o = (0, t.isOwnProperty)(r, e, i);
				} else o = p.length ? (0, n.or)(...p.map((e) => (0, n._)`${i} === ${e}`)) : n.nil;
				return m.length && (o = (0, n.or)(o, ...m.map((r) => (0, n._)`${(0, t.usePattern)(e, r)}.test(${i})`))), (0, n.not)(o);
			}
			function deleteAdditional(e) {
				r.code((0, n._)`delete ${c}[${e}]`);
			}
			function additionalPropertyCode(t) {
				if (f.removeAdditional === "all" || f.removeAdditional && i === !1) deleteAdditional(t);
				else if (i === !1) e.setParams({ additionalProperty: t }), e.error(), d || r.break();
				else if (typeof i == "object" && !(0, s.alwaysValidSchema)(u, i)) {
					let i = r.name("valid");
					f.removeAdditional === "failing" ? (applyAdditionalSchema(t, i, !1), r.if((0, n.not)(i), () => {
						e.reset(), deleteAdditional(t);
					})) : (applyAdditionalSchema(t, i), d || r.if((0, n.not)(i), () => r.break()));
				}
			}
			function applyAdditionalSchema(t, n, r) {
				let i = {
					keyword: "additionalProperties",
					dataProp: t,
					dataPropType: s.Type.Str
				};
				r === !1 && Object.assign(i, {
					compositeRule: !0,
					createErrors: !1,
					allErrors: !1
				}), e.subschema(i, n);
			}
		}
	};
})), Y = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = y(), n = f(), r = i(), a = J();
	e.default = {
		keyword: "properties",
		type: "object",
		schemaType: "object",
		code(e) {
			let { gen: i, schema: o, parentSchema: s, data: c, it: l } = e;
			l.opts.removeAdditional === "all" && s.additionalProperties === void 0 && a.default.code(new t.KeywordCxt(l, a.default, "additionalProperties"));
			let u = (0, n.allSchemaProperties)(o);
			for (let e of u) l.definedProperties.add(e);
			l.opts.unevaluated && u.length && l.props !== !0 && (l.props = r.mergeEvaluated.props(i, (0, r.toHash)(u), l.props));
			let d = u.filter((e) => !(0, r.alwaysValidSchema)(l, o[e]));
			if (d.length === 0) return;
			let f = i.name("valid");
			for (let t of d) hasDefault(t) ? applyPropertySchema(t) : (i.if((0, n.propertyInData)(i, c, t, l.opts.ownProperties)), applyPropertySchema(t), l.allErrors || i.else().var(f, !0), i.endIf()), e.it.definedProperties.add(t), e.ok(f);
			function hasDefault(e) {
				return l.opts.useDefaults && !l.compositeRule && o[e].default !== void 0;
			}
			function applyPropertySchema(t) {
				e.subschema({
					keyword: "properties",
					schemaProp: t,
					dataProp: t
				}, f);
			}
		}
	};
})), X = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = f(), n = r(), a = i(), o = i();
	e.default = {
		keyword: "patternProperties",
		type: "object",
		schemaType: "object",
		code(e) {
			let { gen: r, schema: i, data: s, parentSchema: c, it: l } = e, { opts: u } = l, d = (0, t.allSchemaProperties)(i), f = d.filter((e) => (0, a.alwaysValidSchema)(l, i[e]));
			if (d.length === 0 || f.length === d.length && (!l.opts.unevaluated || l.props === !0)) return;
			let p = u.strictSchema && !u.allowMatchingProperties && c.properties, m = r.name("valid");
			l.props !== !0 && !(l.props instanceof n.Name) && (l.props = (0, o.evaluatedPropsToName)(r, l.props));
			let { props: h } = l;
			validatePatternProperties();
			function validatePatternProperties() {
				for (let e of d) p && checkMatchingProperties(e), l.allErrors ? validateProperties(e) : (r.var(m, !0), validateProperties(e), r.if(m));
			}
			function checkMatchingProperties(e) {
				for (let t in p) new RegExp(e).test(t) && (0, a.checkStrictMode)(l, `property ${t} matches pattern ${e} (use allowMatchingProperties)`);
			}
			function validateProperties(i) {
				r.forIn("key", s, (a) => {
					r.if((0, n._)`${(0, t.usePattern)(e, i)}.test(${a})`, () => {
						let t = f.includes(i);
						t || e.subschema({
							keyword: "patternProperties",
							schemaProp: i,
							dataProp: a,
							dataPropType: o.Type.Str
						}, m), l.opts.unevaluated && h !== !0 ? r.assign((0, n._)`${h}[${a}]`, !0) : !t && !l.allErrors && r.if((0, n.not)(m), () => r.break());
					});
				});
			}
		}
	};
})), Z = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = i();
	e.default = {
		keyword: "not",
		schemaType: ["object", "boolean"],
		trackErrors: !0,
		code(e) {
			let { gen: n, schema: r, it: i } = e;
			if ((0, t.alwaysValidSchema)(i, r)) {
				e.fail();
				return;
			}
			let a = n.name("valid");
			e.subschema({
				keyword: "not",
				compositeRule: !0,
				createErrors: !1,
				allErrors: !1
			}, a), e.failResult(a, () => e.reset(), () => e.error());
		},
		error: { message: "must NOT be valid" }
	};
})), Q = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.default = {
		keyword: "anyOf",
		schemaType: "array",
		trackErrors: !0,
		code: f().validateUnion,
		error: { message: "must match a schema in anyOf" }
	};
})), $ = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r(), n = i();
	e.default = {
		keyword: "oneOf",
		schemaType: "array",
		trackErrors: !0,
		error: {
			message: "must match exactly one schema in oneOf",
			params: ({ params: e }) => (0, t._)`{passingSchemas: ${e.passing}}`
		},
		code(e) {
			let { gen: r, schema: i, parentSchema: a, it: o } = e;
			/* istanbul ignore if */
			if (!Array.isArray(i)) throw Error("ajv implementation error");
			if (o.opts.discriminator && a.discriminator) return;
			let s = i, c = r.let("valid", !1), l = r.let("passing", null), u = r.name("_valid");
			e.setParams({ passing: l }), r.block(validateOneOf), e.result(c, () => e.reset(), () => e.error(!0));
			function validateOneOf() {
				s.forEach((i, a) => {
					let s;
					(0, n.alwaysValidSchema)(o, i) ? r.var(u, !0) : s = e.subschema({
						keyword: "oneOf",
						schemaProp: a,
						compositeRule: !0
					}, u), a > 0 && r.if((0, t._)`${u} && ${c}`).assign(c, !1).assign(l, (0, t._)`[${l}, ${a}]`).else(), r.if(u, () => {
						r.assign(c, !0), r.assign(l, a), s && e.mergeEvaluated(s, t.Name);
					});
				});
			}
		}
	};
})), ee = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = i();
	e.default = {
		keyword: "allOf",
		schemaType: "array",
		code(e) {
			let { gen: n, schema: r, it: i } = e;
			/* istanbul ignore if */
			if (!Array.isArray(r)) throw Error("ajv implementation error");
			let a = n.name("valid");
			r.forEach((n, r) => {
				if ((0, t.alwaysValidSchema)(i, n)) return;
				let o = e.subschema({
					keyword: "allOf",
					schemaProp: r
				}, a);
				e.ok(a), e.mergeEvaluated(o);
			});
		}
	};
})), te = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r(), n = i(), a = {
		keyword: "if",
		schemaType: ["object", "boolean"],
		trackErrors: !0,
		error: {
			message: ({ params: e }) => (0, t.str)`must match "${e.ifClause}" schema`,
			params: ({ params: e }) => (0, t._)`{failingKeyword: ${e.ifClause}}`
		},
		code(e) {
			let { gen: r, parentSchema: i, it: a } = e;
			i.then === void 0 && i.else === void 0 && (0, n.checkStrictMode)(a, "\"if\" without \"then\" and \"else\" is ignored");
			let o = hasSchema(a, "then"), s = hasSchema(a, "else");
			if (!o && !s) return;
			let c = r.let("valid", !0), l = r.name("_valid");
			if (validateIf(), e.reset(), o && s) {
				let t = r.let("ifClause");
				e.setParams({ ifClause: t }), r.if(l, validateClause("then", t), validateClause("else", t));
			} else o ? r.if(l, validateClause("then")) : r.if((0, t.not)(l), validateClause("else"));
			e.pass(c, () => e.error(!0));
			function validateIf() {
				let t = e.subschema({
					keyword: "if",
					compositeRule: !0,
					createErrors: !1,
					allErrors: !1
				}, l);
				e.mergeEvaluated(t);
			}
			function validateClause(n, i) {
				return () => {
					let a = e.subschema({ keyword: n }, l);
					r.assign(c, l), e.mergeValidEvaluated(a, c), i ? r.assign(i, (0, t._)`${n}`) : e.setParams({ ifClause: n });
				};
			}
		}
	};
	function hasSchema(e, t) {
		let r = e.schema[t];
		return r !== void 0 && !(0, n.alwaysValidSchema)(e, r);
	}
	e.default = a;
})), ne = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = i();
	e.default = {
		keyword: ["then", "else"],
		schemaType: ["object", "boolean"],
		code({ keyword: e, parentSchema: n, it: r }) {
			n.if === void 0 && (0, t.checkStrictMode)(r, `"${e}" without "if" is ignored`);
		}
	};
})), re = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = V(), n = U(), r = H(), i = W(), a = G(), o = K(), s = q(), c = J(), l = Y(), u = X(), d = Z(), f = Q(), p = $(), m = ee(), h = te(), g = ne();
	function getApplicator(e = !1) {
		let v = [
			d.default,
			f.default,
			p.default,
			m.default,
			h.default,
			g.default,
			s.default,
			c.default,
			o.default,
			l.default,
			u.default
		];
		return e ? v.push(n.default, i.default) : v.push(t.default, r.default), v.push(a.default), v;
	}
	e.default = getApplicator;
})), ie = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r();
	e.default = {
		keyword: "format",
		type: ["number", "string"],
		schemaType: "string",
		$data: !0,
		error: {
			message: ({ schemaCode: e }) => (0, t.str)`must match format "${e}"`,
			params: ({ schemaCode: e }) => (0, t._)`{format: ${e}}`
		},
		code(e, n) {
			let { gen: r, data: i, $data: a, schema: o, schemaCode: s, it: c } = e, { opts: l, errSchemaPath: u, schemaEnv: d, self: f } = c;
			if (!l.validateFormats) return;
			a ? validate$DataFormat() : validateFormat();
			function validate$DataFormat() {
				let a = r.scopeValue("formats", {
					ref: f.formats,
					code: l.code.formats
				}), o = r.const("fDef", (0, t._)`${a}[${s}]`), c = r.let("fType"), u = r.let("format");
				r.if((0, t._)`typeof ${o} == "object" && !(${o} instanceof RegExp)`, () => r.assign(c, (0, t._)`${o}.type || "string"`).assign(u, (0, t._)`${o}.validate`), () => r.assign(c, (0, t._)`"string"`).assign(u, o)), e.fail$data((0, t.or)(unknownFmt(), invalidFmt()));
				function unknownFmt() {
					return l.strictSchema === !1 ? t.nil : (0, t._)`${s} && !${u}`;
				}
				function invalidFmt() {
					let e = d.$async ? (0, t._)`(${o}.async ? await ${u}(${i}) : ${u}(${i}))` : (0, t._)`${u}(${i})`, r = (0, t._)`(typeof ${u} == "function" ? ${e} : ${u}.test(${i}))`;
					return (0, t._)`${u} && ${u} !== true && ${c} === ${n} && !${r}`;
				}
			}
			function validateFormat() {
				let a = f.formats[o];
				if (!a) {
					unknownFormat();
					return;
				}
				if (a === !0) return;
				let [s, c, p] = getFormat(a);
				s === n && e.pass(validCondition());
				function unknownFormat() {
					if (l.strictSchema === !1) {
						f.logger.warn(unknownMsg());
						return;
					}
					throw Error(unknownMsg());
					function unknownMsg() {
						return `unknown format "${o}" ignored in schema at path "${u}"`;
					}
				}
				function getFormat(e) {
					let n = e instanceof RegExp ? (0, t.regexpCode)(e) : l.code.formats ? (0, t._)`${l.code.formats}${(0, t.getProperty)(o)}` : void 0, i = r.scopeValue("formats", {
						key: o,
						ref: e,
						code: n
					});
					return typeof e == "object" && !(e instanceof RegExp) ? [
						e.type || "string",
						e.validate,
						(0, t._)`${i}.validate`
					] : [
						"string",
						e,
						i
					];
				}
				function validCondition() {
					if (typeof a == "object" && !(a instanceof RegExp) && a.async) {
						if (!d.$async) throw Error("async format in sync schema");
						return (0, t._)`await ${p}(${i})`;
					}
					return typeof c == "function" ? (0, t._)`${p}(${i})` : (0, t._)`${p}.test(${i})`;
				}
			}
		}
	};
})), ae = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.default = [ie().default];
})), oe = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.DiscrError = void 0;
	var t;
	(function(e) {
		e.Tag = "tag", e.Mapping = "mapping";
	})(t || (e.DiscrError = t = {}));
})), se = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = r(), n = oe(), a = S(), o = x(), s = i();
	e.default = {
		keyword: "discriminator",
		type: "object",
		schemaType: "object",
		error: {
			message: ({ params: { discrError: e, tagName: t } }) => e === n.DiscrError.Tag ? `tag "${t}" must be string` : `value of tag "${t}" must be in oneOf`,
			params: ({ params: { discrError: e, tag: n, tagName: r } }) => (0, t._)`{error: ${e}, tag: ${r}, tagValue: ${n}}`
		},
		code(e) {
			let { gen: r, data: i, schema: c, parentSchema: l, it: u } = e, { oneOf: d } = l;
			if (!u.opts.discriminator) throw Error("discriminator: requires discriminator option");
			let f = c.propertyName;
			if (typeof f != "string") throw Error("discriminator: requires propertyName");
			if (c.mapping) throw Error("discriminator: mapping is not supported");
			if (!d) throw Error("discriminator: requires oneOf keyword");
			let p = r.let("valid", !1), m = r.const("tag", (0, t._)`${i}${(0, t.getProperty)(f)}`);
			r.if((0, t._)`typeof ${m} == "string"`, () => validateMapping(), () => e.error(!1, {
				discrError: n.DiscrError.Tag,
				tag: m,
				tagName: f
			})), e.ok(p);
			function validateMapping() {
				let i = getMapping();
				r.if(!1);
				for (let e in i) r.elseIf((0, t._)`${m} === ${e}`), r.assign(p, applyTagSchema(i[e]));
				r.else(), e.error(!1, {
					discrError: n.DiscrError.Mapping,
					tag: m,
					tagName: f
				}), r.endIf();
			}
			function applyTagSchema(n) {
				let i = r.name("valid"), a = e.subschema({
					keyword: "oneOf",
					schemaProp: n
				}, i);
				return e.mergeEvaluated(a, t.Name), i;
			}
			function getMapping() {
				let e = {}, t = hasRequired(l), n = !0;
				for (let e = 0; e < d.length; e++) {
					let r = d[e];
					if (r?.$ref && !(0, s.schemaHasRulesButRef)(r, u.self.RULES)) {
						let e = r.$ref;
						if (r = a.resolveRef.call(u.self, u.schemaEnv.root, u.baseId, e), r instanceof a.SchemaEnv && (r = r.schema), r === void 0) throw new o.default(u.opts.uriResolver, u.baseId, e);
					}
					let i = r?.properties?.[f];
					if (typeof i != "object") throw Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${f}"`);
					n &&= t || hasRequired(r), addMappings(i, e);
				}
				if (!n) throw Error(`discriminator: "${f}" must be required`);
				return e;
				function hasRequired({ required: e }) {
					return Array.isArray(e) && e.includes(f);
				}
				function addMappings(e, t) {
					if (e.const) addMapping(e.const, t);
					else if (e.enum) for (let n of e.enum) addMapping(n, t);
					else throw Error(`discriminator: "properties/${f}" must have "const" or "enum"`);
				}
				function addMapping(t, n) {
					if (typeof t != "string" || t in e) throw Error(`discriminator: "${f}" values must be unique strings`);
					e[t] = n;
				}
			}
		}
	};
}));
export { re as require_applicator, r as require_codegen, S as require_compile, z as require_const, O as require_core, K as require_dependencies, se as require_discriminator, B as require_enum, ae as require_format, I as require_limitItems, M as require_limitLength, P as require_limitProperties, A as require_multipleOf, a as require_names, N as require_pattern, k as require_ref, x as require_ref_error, F as require_required, R as require_uniqueItems, i as require_util, y as require_validate, b as require_validation_error };
