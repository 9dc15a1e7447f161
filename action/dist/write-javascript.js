import { pathKey as e } from "./values.js";
// src/engine/javascript/reach.ts
var t = class Reach {
	#e;
	#t = /* @__PURE__ */ new Map();
	#n;
	#r = !1;
	get last() {
		if (this.#e === void 0) return this;
		let e = this.#e;
		for (; e.#e !== void 0;) {
			let t = e.#e;
			t.#e !== void 0 && (e.#e = t.#e), e = t;
		}
		return this.#e = e;
	}
	get isWhole() {
		return this.last.#r;
	}
	get members() {
		return this.last.#t;
	}
	get each() {
		return this.last.#n?.last;
	}
	member(e) {
		let t = this.last;
		if ((e === "__proto__" || e.includes("�")) && t.all(), t.#n !== void 0) return t.#n;
		let n = t.#t.get(e) ?? new Reach();
		return t.#t.set(e, n), n;
	}
	any() {
		let e = this.last, t = e.#n ??= new Reach(), n = [...e.#t.values()];
		e.#t.clear();
		for (let e of n) t.join(e);
		return t;
	}
	all() {
		this.last.#r = !0;
	}
	join(e) {
		let t = [[this, e]];
		for (let e = t.pop(); e !== void 0; e = t.pop()) {
			let [n, r] = [e[0].last, e[1].last];
			if (n === r) continue;
			r.#e = n, n.#r ||= r.#r;
			let [i, a] = [[...r.#t], r.#n];
			if (r.#t.clear(), a !== void 0 && n.#n === void 0) {
				n.#n = a;
				for (let e of n.#t.values()) t.push([a, e]);
				n.#t.clear();
			} else a !== void 0 && n.#n !== void 0 && t.push([n.#n, a]);
			for (let [e, r] of i) {
				let i = n.#n ?? n.#t.get(e);
				i === void 0 ? n.#t.set(e, r) : t.push([i, r]);
			}
		}
	}
	get #i() {
		let { each: e, members: t } = this;
		return e === void 0 ? [...t.values()] : [e];
	}
	static spread(e) {
		let t = /* @__PURE__ */ new Set(), n = /* @__PURE__ */ new Set(), visit = (e, t) => {
			let n = [...t];
			for (let t = n.pop()?.last; t !== void 0; t = n.pop()?.last) if (!e.has(t)) {
				e.add(t);
				for (let e of t.#i) n.push(e);
			}
		};
		visit(t, e), visit(n, [...t].filter(({ isWhole: e }) => e));
		for (let e of n) e.all();
	}
}, TakerWriter = class {
	#e = /* @__PURE__ */ new Map();
	#t = /* @__PURE__ */ new Map();
	taker(e) {
		let t = e.last;
		if (t.isWhole) return "whole";
		if (t.each === void 0 && t.members.size === 0) return "shell";
		let n = this.#t.get(t);
		if (n !== void 0) return n;
		let r = `t${this.#t.size}`;
		return this.#t.set(t, r), this.#e.set(r, this.#n(r, t)), r;
	}
	get code() {
		return [...this.#e.values()];
	}
	get size() {
		return this.code.reduce((e, { length: t }) => e + t, 0);
	}
	#n(e, { each: t, members: n }) {
		return [
			`function ${e}(v, d) {`,
			"if (typeof v !== \"object\" || v === null) return scalar(v);",
			...t === void 0 ? this.#r(n) : copyEach(this.taker(t)),
			"}"
		].join("\n");
	}
	#r(e) {
		let t = [...e].map(([e, t], n) => ({
			key: JSON.stringify(e),
			local: `m${n}`,
			taker: this.taker(t)
		}));
		return [
			"if (Array.isArray(v)) return shell(v, d);",
			`open(v, d++); let n = 1, ${t.map(({ local: e }) => e).join(", ")};`,
			"for (const k in v) { const m = v[k]; if (m === undefined) continue; n++; switch (k) {",
			...t.map(({ key: e, local: t, taker: n }) => `case ${e}: ${t} = ${n}(m, d); break;`),
			"default: if (typeof m !== \"string\") check(m, d); else if (--steps.left < 0) steps.look(); } }",
			"made(1); meter.make(n);",
			`return { ${t.map(({ key: e, local: t }) => `${e}: ${t}`).join(", ")} };`
		];
	}
};
function copyEach(e) {
	return [
		"if (Array.isArray(v)) {",
		"const n = openList(v, d++), c = new Array(n); made(n + 1);",
		`for (let i = 0; i < n; i++) c[i] = ${e}(v[i], d);`,
		"return c; }",
		"open(v, d++); const c = {}; let n = 0;",
		"for (const k in v) { const m = v[k]; if (m === undefined) continue;",
		`key(k, n++); c[k] = ${e}(m, d); }`,
		"made(2 * (n + 1)); return c;"
	];
}
// src/engine/javascript/write-javascript.ts
const n = {
	ReturnLocal: 1,
	Call: 2,
	CallDynamic: 3,
	Block: 4,
	Break: 5,
	Dot: 6,
	DocumentDot: 7,
	Len: 8,
	Scan: 9,
	Not: 10,
	AssignInt: 11,
	AssignVar: 12,
	AssignVarOnce: 13,
	ResetLocal: 14,
	MakeNull: 15,
	MakeNumberInt: 16,
	MakeNumberRef: 17,
	MakeArray: 18,
	MakeObject: 19,
	MakeSet: 20,
	Equal: 21,
	NotEqual: 22,
	IsArray: 23,
	IsObject: 24,
	IsSet: 25,
	IsDefined: 26,
	IsUndefined: 27,
	ArrayAppend: 28,
	ObjectInsert: 29,
	ObjectInsertOnce: 30,
	ObjectMerge: 31,
	SetAdd: 32,
	With: 33,
	ResultSetAdd: 34
}, r = 4e6, i = 65536;
var NoJavaScript = class extends Error {};
const a = /* @__PURE__ */ new Set([
	"is_array",
	"is_boolean",
	"is_null",
	"is_number",
	"is_object",
	"is_set",
	"is_string",
	"type_name"
]);
function writeJavaScript(e) {
	return new PlanWriter(e).write();
}
var PlanWriter = class {
	#e;
	#t = [];
	#n = [];
	#r = 0;
	#i = [];
	#a = /* @__PURE__ */ new Set();
	#o = /* @__PURE__ */ new Map();
	#s = /* @__PURE__ */ new Map();
	#c = new t();
	#l = [];
	#u;
	#d = [];
	#f = 0;
	#p = 0;
	#m;
	constructor(e) {
		this.#e = e;
	}
	write() {
		this.#t = this.#h(() => this.#e.text()), this.#n = this.#h(() => this.#e.text());
		let e = [], n = this.#h((t) => this.#v(t, e), (e) => this.#r = e), i = this.#h(() => this.#y());
		if (this.#u !== void 0) for (let e of this.#l) this.#w(this.#u, e);
		t.spread(this.#d);
		let a = new TakerWriter(), o = i.map(({ run: e, input: t }) => `{ take: ${a.taker(t)}, run: ${e} }`);
		if (a.size + this.#p > r) throw new NoJavaScript("it is long");
		return {
			code: [
				"\"use strict\";",
				"const { meter, leave, compare, equal, dot, documentDot, own, isMembers, sortedKeys, merge, upsert, insert, insertOnce, getLength, toExactNumber, pathKey, ValueSet, plain } = r;",
				"const { check, key, made, open, openList, scalar, shell, steps, whole } = r;",
				"let memo, strict;",
				`const nothing = Symbol("nothing"), dynamic = new Map([${e.join(", ")}]);`,
				...n,
				...a.code,
				`return [${o.join(",\n")}];`
			].join("\n"),
			builtins: this.#n
		};
	}
	#h(e, t = () => void 0) {
		let n = [], r = this.#e.count();
		for (t(r); n.length < r;) n.push(e(n.length));
		return n;
	}
	#g(e) {
		if (this.#p += e.length, this.#p > r) throw new NoJavaScript("it is long");
		this.#i.push(e);
	}
	#_(e, t) {
		this.#i = [], this.#a = /* @__PURE__ */ new Set(), this.#o = /* @__PURE__ */ new Map(), t();
		let n = [...this.#a].filter((t) => !e.includes(t)).map((e) => `l${e}`);
		return [...n.length === 0 ? [] : [`let ${n.join(", ")};`], ...this.#i].join("\n");
	}
	#v(t, n) {
		let r = this.#h(() => this.#e.text()), a = this.#h(() => this.#E(i)), o = a.length === 2;
		this.#m = o ? t : void 0;
		let s = this.#S(t);
		this.#c = s.result, o && r.length > 0 && (n.push(`[${JSON.stringify(e(r))}, f${t}]`), this.#l.push(s));
		let c = this.#_(a, () => {
			a.forEach((e, t) => {
				this.#x(`l${e}`).join(this.#C(s, t));
			}), this.#P([]);
		}), l = o ? `const known = memo[${t}]; if (known !== undefined) return known === nothing ? undefined : known;` : "", u = o ? `memo[${t}] = nothing;` : "";
		return `function f${t}(${a.map((e) => `l${e}`).join(", ")}) {\n${l}if (--meter.steps < 0) meter.poll();\n${c}\n${u}}`;
	}
	#y() {
		this.#m = void 0;
		let e = this.#_([0, 1], () => this.#P([]));
		return {
			run: `function (l0, l1, isStrict) {\nmemo = ${this.#T}; strict = isStrict;\nlet found;\n${e}\nreturn found; }`,
			input: this.#x("l0")
		};
	}
	#b() {
		let e = new t();
		return this.#d.push(e), e;
	}
	#x(e) {
		let t = this.#o.get(e);
		if (t !== void 0) return t;
		let n = this.#b();
		return this.#o.set(e, n), n;
	}
	#S(e) {
		let t = this.#s.get(e);
		if (t !== void 0) return t;
		let n = {
			parameters: [],
			result: this.#b()
		};
		return this.#s.set(e, n), n;
	}
	#C({ parameters: e }, t) {
		return e[t] ??= this.#b();
	}
	#w(e, { parameters: t, result: n }) {
		e.result.join(n), t.forEach((t, n) => {
			this.#C(e, n).join(t);
		});
	}
	get #T() {
		return `new Array(${this.#r}).fill(undefined)`;
	}
	#E(e) {
		let t = this.#e.count();
		if (t >= e) throw new NoJavaScript("a number is too large");
		return t;
	}
	#D() {
		let e = this.#E(i);
		return this.#a.add(e), `l${e}`;
	}
	#O(e = this.#e.count()) {
		let t = this.#t[e];
		if (t === void 0) throw new NoJavaScript("a string is missing");
		return t;
	}
	#k() {
		let e = this.#e.count();
		if (!Number.isSafeInteger(e)) throw new NoJavaScript("an integer is too large");
		return String(e % 2 == 0 ? e / 2 : -(e + 1) / 2);
	}
	#A() {
		let e = this.#e.count(), t = Math.floor(e / 3);
		if (e % 3 == 1) {
			let e = this.#O(t);
			return {
				code: JSON.stringify(e),
				text: e
			};
		}
		if (e % 3 == 2) return { code: String(t === 1) };
		if (t >= i) throw new NoJavaScript("a number is too large");
		this.#a.add(t);
		let n = `l${t}`;
		return {
			code: n,
			reach: this.#x(n)
		};
	}
	#j({ code: e, reach: t } = this.#A()) {
		return t?.all(), e;
	}
	#M(e) {
		let { code: t, reach: n } = this.#A();
		return n?.join(e), t;
	}
	#N(e, { text: t, reach: n }, r = !1) {
		return n?.all(), t === void 0 || r && /^\d/.test(t) ? e.any() : e.member(t);
	}
	#P(e) {
		for (let t = this.#e.count(); t > 0; t--) this.#F(e);
	}
	#F(e) {
		let t = this.#I();
		this.#g(`${t.name}: {`), this.#R([...e, t]), this.#g("}");
	}
	#I(e = !1) {
		return {
			name: this.#L("B"),
			isWith: e
		};
	}
	#L(e) {
		return `${e}${this.#f++}`;
	}
	#R(e) {
		if (e.length > 500) throw new NoJavaScript("its blocks are nested deeply");
		for (let t = this.#e.count(); t > 0; t--) this.#B(e);
	}
	#z(e, t = 0) {
		let n = e.at(-1 - t);
		if (n === void 0) throw new NoJavaScript("a break leaves no block");
		if (t > 0 && e.slice(-t).some(({ isWith: e }) => e)) throw new NoJavaScript("a break leaves a with");
		return `break ${n.name};`;
	}
	#B(e) {
		let t = this.#E(256);
		switch (t) {
			case n.ReturnLocal: {
				if (e.some(({ isWith: e }) => e)) throw new NoJavaScript("a return within a with");
				let t = this.#D();
				this.#c.join(this.#x(t));
				let n = this.#m === void 0 ? t : `(memo[${this.#m}] = ${t})`;
				this.#g(`return ${n};`);
				return;
			}
			case n.Call:
				this.#K(e);
				return;
			case n.CallDynamic:
				this.#J(e);
				return;
			case n.Block:
				this.#P(e);
				return;
			case n.Break:
				this.#g(this.#z(e, this.#E(500)));
				return;
			case n.Dot:
			case n.DocumentDot:
				this.#U(e, t === n.DocumentDot);
				return;
			case n.Len: {
				let { code: e, reach: t } = this.#A();
				t?.any(), this.#g(`${this.#D()} = getLength(${e});`);
				return;
			}
			case n.Scan:
				this.#W(e);
				return;
			case n.Not: {
				let t = this.#L("n"), n = this.#I();
				this.#g(`let ${t} = true; ${n.name}: {`), this.#R([...e, n]), this.#g(`${t} = false; } if (!${t}) ${this.#z(e)}`);
				return;
			}
			case n.AssignInt:
			case n.MakeNumberInt: {
				let e = this.#k();
				this.#g(`${this.#D()} = ${e};`);
				return;
			}
			case n.AssignVar: {
				let { code: e, reach: t } = this.#A(), n = this.#D();
				t?.join(this.#x(n)), this.#g(`${n} = ${e};`);
				return;
			}
			case n.AssignVarOnce: {
				let e = this.#A(), t = this.#j(e), n = this.#D();
				e.reach?.join(this.#x(n)), this.#g(`if (${n} !== undefined && !equal(${n}, ${t})) leave("a conflict");`), this.#g(`${n} = ${t};`);
				return;
			}
			case n.ResetLocal:
				this.#g(`${this.#D()} = undefined;`);
				return;
			case n.MakeNull:
				this.#g(`${this.#D()} = null;`);
				return;
			case n.MakeNumberRef: {
				let e = this.#O(), t = Number(e), n = Number.isFinite(t) && String(t) === e;
				this.#g(`${this.#D()} = ${n ? e : `toExactNumber(${JSON.stringify(e)})`};`);
				return;
			}
			case n.MakeArray:
				this.#V("[]");
				return;
			case n.MakeObject:
				this.#V("{}");
				return;
			case n.MakeSet:
				this.#V("new ValueSet()");
				return;
			case n.Equal:
			case n.NotEqual: {
				let [r, i] = [this.#A(), this.#A()], a = r.reach !== void 0 && i.reach !== void 0 ? `(${r.code} === ${i.code} || equal(${this.#j(r)}, ${this.#j(i)}))` : `${r.code} === ${i.code}`;
				this.#g(`if (${t === n.Equal ? "!" : ""}(${a})) ${this.#z(e)}`);
				return;
			}
			case n.IsArray:
				this.#H(e, (e) => `Array.isArray(${e})`);
				return;
			case n.IsObject:
				this.#H(e, (e) => `isMembers(${e})`);
				return;
			case n.IsSet:
				this.#H(e, (e) => `${e} instanceof ValueSet`);
				return;
			case n.IsDefined:
				this.#g(`if (${this.#D()} === undefined) ${this.#z(e)}`);
				return;
			case n.IsUndefined:
				this.#g(`if (${this.#D()} !== undefined) ${this.#z(e)}`);
				return;
			case n.ArrayAppend: {
				let e = this.#D();
				this.#g(`meter.make(1); ${e}.push(${this.#M(this.#x(e).any())});`);
				return;
			}
			case n.ObjectInsert:
			case n.ObjectInsertOnce: {
				let e = this.#D(), r = this.#A(), i = this.#A();
				i.reach?.join(this.#N(this.#x(e), r)), t === n.ObjectInsertOnce && i.reach?.all();
				let a = r.text !== void 0 && r.text !== "__proto__";
				if (t === n.ObjectInsert && a) {
					this.#g(`meter.make(1); ${e}[${r.code}] = ${i.code};`);
					return;
				}
				let o = t === n.ObjectInsert ? "insert" : "insertOnce";
				this.#g(`meter.make(1); ${o}(${e}, ${r.code}, ${i.code});`);
				return;
			}
			case n.ObjectMerge: {
				let [e, t, n] = [
					this.#D(),
					this.#D(),
					this.#D()
				], r = this.#x(n);
				for (let n of [e, t]) r.join(this.#x(n));
				r.all(), this.#g(`${n} = merge(${e}, ${t});`);
				return;
			}
			case n.SetAdd: {
				let e = this.#D();
				this.#x(e).any().all(), this.#g(`meter.make(1); ${e}.add(${this.#M(this.#x(e).any())});`);
				return;
			}
			case n.With:
				this.#G(e);
				return;
			case n.ResultSetAdd: {
				let e = this.#D();
				this.#x(e).all(), this.#g(`if (found !== undefined) leave("several results"); found = ${e};`);
				return;
			}
			default: throw new NoJavaScript("an unknown statement");
		}
	}
	#V(e) {
		this.#g(`meter.make(1); ${this.#D()} = ${e};`);
	}
	#H(e, t) {
		this.#g(`if (!(${t(this.#A().code)})) ${this.#z(e)}`);
	}
	#U(e, t) {
		let [n, r] = [this.#A(), this.#A()], i = this.#D();
		if (n.reach === void 0) {
			this.#g(this.#z(e));
			return;
		}
		this.#x(i).join(this.#N(n.reach, r, t));
		let a = `${t ? "documentDot" : "dot"}(${n.code}, ${r.code})`;
		this.#g(`${i} = ${r.text === void 0 ? a : memberOr(n.code, r.text, a)};`), this.#g(`if (${i} === undefined) ${this.#z(e)}`);
	}
	#W(e) {
		let [t, n, r] = [
			this.#D(),
			this.#D(),
			this.#D()
		];
		this.#x(r).join(this.#x(t).any());
		let [i, a, o, s] = [
			this.#L("c"),
			this.#L("v"),
			this.#L("k"),
			this.#L("i")
		], [c, l] = [this.#I(), this.#I()];
		this.#g(`const ${i} = ${t}; let ${a}, ${o};`), this.#g(`if (Array.isArray(${i})) ${a} = ${i}; else if (isMembers(${i})) ${o} = sortedKeys(${i}); else if (${i} instanceof ValueSet) ${a} = ${o} = ${i}.sorted(); else ${a} = [];`);
		let u = `${s} < (${a} ?? ${o}).length || (${n} = undefined, false)`;
		this.#g(`${c.name}: for (let ${s} = 0; ${u}; ${s}++) {`), this.#g("if (--meter.steps < 0) meter.poll();"), this.#g(`${r} = ${a} !== undefined ? ${a}[${s}] : ${i}[${o}[${s}]];`), this.#g(`${n} = ${o} !== undefined ? ${o}[${s}] : ${s};`), this.#g(`${l.name}: {`), this.#R([
			...e,
			c,
			l
		]), this.#g("} }");
	}
	#G(e) {
		let t = this.#D(), n = this.#h(() => this.#O()), r = JSON.stringify(n), i = this.#M(n.reduce((e, t) => e.member(t), this.#x(t))), [a, o, s] = [
			this.#L("w"),
			this.#L("m"),
			this.#L("u")
		], c = this.#I(!0);
		this.#g(`const ${a} = ${t}, ${o} = memo; memo = ${this.#T};`), this.#g(`${t} = upsert(${t}, ${r}, ${i});`), this.#g(`let ${s} = true; ${c.name}: {`), this.#R([...e, c]), this.#g(`${s} = false; }`), this.#g(`${t} = ${a}; memo = ${o}; if (${s}) ${this.#z(e)}`);
	}
	#K(e) {
		let t = this.#e.count(), n = this.#h(() => this.#A()), r = n.map(({ code: e }) => e).join(", "), i = this.#D();
		if (t < this.#r) {
			let a = n.map(({ reach: e }) => e ?? this.#b());
			this.#w(this.#S(t), {
				parameters: a,
				result: this.#x(i)
			}), this.#g(`${i} = f${t}(${r}); if (${i} === undefined) ${this.#z(e)}`);
			return;
		}
		let a = t - this.#r, o = this.#n[a];
		if (o === void 0) throw new NoJavaScript("a built-in is missing");
		this.#q(o, n, this.#x(i)), this.#g(`${i} = b[${a}](${r});`), this.#g(`if (${i} === undefined) { if (strict) leave("an error"); ${this.#z(e)} }`);
	}
	#q(e, t, n) {
		let [r, i, o] = t;
		if (!a.has(e)) {
			if (e === "count") r?.reach?.any();
			else if (e === "object.get" && r?.reach !== void 0 && i?.text !== void 0) n.join(r.reach.member(i.text)), o?.reach !== void 0 && n.join(o.reach);
			else for (let e of t) this.#j(e);
		}
	}
	#J(e) {
		let t = this.#h(() => this.#j()).join(", "), n = this.#h(() => this.#D()), r = n.join(", "), i = this.#D();
		this.#u ??= {
			parameters: [],
			result: this.#b()
		};
		let a = n.map((e) => this.#x(e));
		this.#w(this.#u, {
			parameters: a,
			result: this.#x(i)
		});
		let o = this.#L("d");
		this.#g(`const ${o} = dynamic.get(pathKey([${t}]));`), this.#g(`if (${o} === undefined) ${this.#z(e)}`), this.#g(`${i} = ${o}(${r}); if (${i} === undefined) ${this.#z(e, 3)}`);
	}
};
function memberOr(e, t, n) {
	let r = JSON.stringify(t);
	return `isMembers(${e}) ? ${t in Object.prototype ? `own(${e}, ${r})` : `plain[${r}] === undefined ? ${e}[${r}] : own(${e}, ${r})`} : ${n}`;
}
export { NoJavaScript, writeJavaScript };
