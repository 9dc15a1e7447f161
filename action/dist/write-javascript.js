import { pathKey as e } from "./values.js";
// src/engine/javascript/write-javascript.ts
const t = {
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
}, n = 65536;
var NoJavaScript = class extends Error {};
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
	#o = 0;
	#s = 0;
	#c;
	constructor(e) {
		this.#e = e;
	}
	write() {
		this.#t = this.#l(() => this.#e.text()), this.#n = this.#l(() => this.#e.text());
		let e = [], t = this.#l((t) => this.#f(t, e), (e) => this.#r = e), n = this.#l(() => this.#p());
		return {
			code: [
				"\"use strict\";",
				"const { meter, leave, compare, equal, dot, documentDot, own, isMembers, sortedKeys, merge, upsert, insert, insertOnce, getLength, toExactNumber, pathKey, ValueSet, plain } = r;",
				"let memo, strict;",
				`const nothing = Symbol("nothing"), dynamic = new Map([${e.join(", ")}]);`,
				...t,
				`return [${n.join(",\n")}];`
			].join("\n"),
			builtins: this.#n
		};
	}
	#l(e, t = () => void 0) {
		let n = [], r = this.#e.count();
		for (t(r); n.length < r;) n.push(e(n.length));
		return n;
	}
	#u(e) {
		if (this.#s += e.length, this.#s > 4e6) throw new NoJavaScript("it is long");
		this.#i.push(e);
	}
	#d(e, t) {
		this.#i = [], this.#a = /* @__PURE__ */ new Set(), t();
		let n = [...this.#a].filter((t) => !e.includes(t)).map((e) => `l${e}`);
		return [...n.length === 0 ? [] : [`let ${n.join(", ")};`], ...this.#i].join("\n");
	}
	#f(t, r) {
		let i = this.#l(() => this.#e.text()), a = this.#l(() => this.#h(n)), o = a.length === 2;
		this.#c = o ? t : void 0, o && i.length > 0 && r.push(`[${JSON.stringify(e(i))}, f${t}]`);
		let s = this.#d(a, () => this.#b([])), c = o ? `const known = memo[${t}]; if (known !== undefined) return known === nothing ? undefined : known;` : "", l = o ? `memo[${t}] = nothing;` : "";
		return `function f${t}(${a.map((e) => `l${e}`).join(", ")}) {\n${c}if (--meter.steps < 0) meter.poll();\n${s}\n${l}}`;
	}
	#p() {
		this.#c = void 0;
		let e = this.#d([0, 1], () => this.#b([]));
		return `function (l0, l1, isStrict) {\nmemo = ${this.#m}; strict = isStrict;\nlet found;\n${e}\nreturn found; }`;
	}
	get #m() {
		return `new Array(${this.#r}).fill(undefined)`;
	}
	#h(e) {
		let t = this.#e.count();
		if (t >= e) throw new NoJavaScript("a number is too large");
		return t;
	}
	#g() {
		let e = this.#h(n);
		return this.#a.add(e), `l${e}`;
	}
	#_(e = this.#e.count()) {
		let t = this.#t[e];
		if (t === void 0) throw new NoJavaScript("a string is missing");
		return t;
	}
	#v() {
		let e = this.#e.count();
		if (!Number.isSafeInteger(e)) throw new NoJavaScript("an integer is too large");
		return String(e % 2 == 0 ? e / 2 : -(e + 1) / 2);
	}
	#y() {
		let e = this.#e.count(), t = Math.floor(e / 3);
		if (e % 3 == 1) {
			let e = this.#_(t);
			return {
				code: JSON.stringify(e),
				text: e,
				isLocal: !1
			};
		}
		if (e % 3 == 2) return {
			code: String(t === 1),
			isLocal: !1
		};
		if (t >= n) throw new NoJavaScript("a number is too large");
		return this.#a.add(t), {
			code: `l${t}`,
			isLocal: !0
		};
	}
	#b(e) {
		for (let t = this.#e.count(); t > 0; t--) this.#x(e);
	}
	#x(e) {
		let t = this.#S();
		this.#u(`${t.name}: {`), this.#w([...e, t]), this.#u("}");
	}
	#S(e = !1) {
		return {
			name: this.#C("B"),
			isWith: e
		};
	}
	#C(e) {
		return `${e}${this.#o++}`;
	}
	#w(e) {
		if (e.length > 500) throw new NoJavaScript("its blocks are nested deeply");
		for (let t = this.#e.count(); t > 0; t--) this.#E(e);
	}
	#T(e, t = 0) {
		let n = e.at(-1 - t);
		if (n === void 0) throw new NoJavaScript("a break leaves no block");
		if (t > 0 && e.slice(-t).some(({ isWith: e }) => e)) throw new NoJavaScript("a break leaves a with");
		return `break ${n.name};`;
	}
	#E(e) {
		let n = this.#h(256);
		switch (n) {
			case t.ReturnLocal: {
				if (e.some(({ isWith: e }) => e)) throw new NoJavaScript("a return within a with");
				let t = this.#g(), n = this.#c === void 0 ? t : `(memo[${this.#c}] = ${t})`;
				this.#u(`return ${n};`);
				return;
			}
			case t.Call:
				this.#M(e);
				return;
			case t.CallDynamic:
				this.#N(e);
				return;
			case t.Block:
				this.#b(e);
				return;
			case t.Break:
				this.#u(this.#T(e, this.#h(500)));
				return;
			case t.Dot:
			case t.DocumentDot:
				this.#k(e, n === t.DocumentDot);
				return;
			case t.Len: {
				let { code: e } = this.#y();
				this.#u(`${this.#g()} = getLength(${e});`);
				return;
			}
			case t.Scan:
				this.#A(e);
				return;
			case t.Not: {
				let t = this.#C("n"), n = this.#S();
				this.#u(`let ${t} = true; ${n.name}: {`), this.#w([...e, n]), this.#u(`${t} = false; } if (!${t}) ${this.#T(e)}`);
				return;
			}
			case t.AssignInt:
			case t.MakeNumberInt: {
				let e = this.#v();
				this.#u(`${this.#g()} = ${e};`);
				return;
			}
			case t.AssignVar: {
				let { code: e } = this.#y();
				this.#u(`${this.#g()} = ${e};`);
				return;
			}
			case t.AssignVarOnce: {
				let { code: e } = this.#y(), t = this.#g();
				this.#u(`if (${t} !== undefined && !equal(${t}, ${e})) leave("a conflict");`), this.#u(`${t} = ${e};`);
				return;
			}
			case t.ResetLocal:
				this.#u(`${this.#g()} = undefined;`);
				return;
			case t.MakeNull:
				this.#u(`${this.#g()} = null;`);
				return;
			case t.MakeNumberRef: {
				let e = this.#_(), t = Number(e), n = Number.isFinite(t) && String(t) === e;
				this.#u(`${this.#g()} = ${n ? e : `toExactNumber(${JSON.stringify(e)})`};`);
				return;
			}
			case t.MakeArray:
				this.#D("[]");
				return;
			case t.MakeObject:
				this.#D("{}");
				return;
			case t.MakeSet:
				this.#D("new ValueSet()");
				return;
			case t.Equal:
			case t.NotEqual: {
				let [r, i] = [this.#y(), this.#y()], a = r.isLocal && i.isLocal ? `(${r.code} === ${i.code} || equal(${r.code}, ${i.code}))` : `${r.code} === ${i.code}`;
				this.#u(`if (${n === t.Equal ? "!" : ""}(${a})) ${this.#T(e)}`);
				return;
			}
			case t.IsArray:
				this.#O(e, (e) => `Array.isArray(${e})`);
				return;
			case t.IsObject:
				this.#O(e, (e) => `isMembers(${e})`);
				return;
			case t.IsSet:
				this.#O(e, (e) => `${e} instanceof ValueSet`);
				return;
			case t.IsDefined:
				this.#u(`if (${this.#g()} === undefined) ${this.#T(e)}`);
				return;
			case t.IsUndefined:
				this.#u(`if (${this.#g()} !== undefined) ${this.#T(e)}`);
				return;
			case t.ArrayAppend: {
				let e = this.#g();
				this.#u(`meter.make(1); ${e}.push(${this.#y().code});`);
				return;
			}
			case t.ObjectInsert:
			case t.ObjectInsertOnce: {
				let e = this.#g(), [r, i] = [this.#y(), this.#y()], a = r.text !== void 0 && r.text !== "__proto__";
				if (n === t.ObjectInsert && a) {
					this.#u(`meter.make(1); ${e}[${r.code}] = ${i.code};`);
					return;
				}
				let o = n === t.ObjectInsert ? "insert" : "insertOnce";
				this.#u(`meter.make(1); ${o}(${e}, ${r.code}, ${i.code});`);
				return;
			}
			case t.ObjectMerge: {
				let [e, t] = [this.#g(), this.#g()];
				this.#u(`${this.#g()} = merge(${e}, ${t});`);
				return;
			}
			case t.SetAdd: {
				let e = this.#g();
				this.#u(`meter.make(1); ${e}.add(${this.#y().code});`);
				return;
			}
			case t.With:
				this.#j(e);
				return;
			case t.ResultSetAdd: {
				let e = this.#g();
				this.#u(`if (found !== undefined) leave("several results"); found = ${e};`);
				return;
			}
			default: throw new NoJavaScript("an unknown statement");
		}
	}
	#D(e) {
		this.#u(`meter.make(1); ${this.#g()} = ${e};`);
	}
	#O(e, t) {
		this.#u(`if (!(${t(this.#y().code)})) ${this.#T(e)}`);
	}
	#k(e, t) {
		let [n, r] = [this.#y(), this.#y()], i = this.#g();
		if (!n.isLocal) {
			this.#u(this.#T(e));
			return;
		}
		let a = `${t ? "documentDot" : "dot"}(${n.code}, ${r.code})`;
		this.#u(`${i} = ${r.text === void 0 ? a : memberOr(n.code, r.text, a)};`), this.#u(`if (${i} === undefined) ${this.#T(e)}`);
	}
	#A(e) {
		let [t, n, r] = [
			this.#g(),
			this.#g(),
			this.#g()
		], [i, a, o, s] = [
			this.#C("c"),
			this.#C("v"),
			this.#C("k"),
			this.#C("i")
		], [c, l] = [this.#S(), this.#S()];
		this.#u(`const ${i} = ${t}; let ${a}, ${o};`), this.#u(`if (Array.isArray(${i})) ${a} = ${i}; else if (isMembers(${i})) ${o} = sortedKeys(${i}); else if (${i} instanceof ValueSet) ${a} = ${o} = ${i}.sorted(); else ${a} = [];`);
		let u = `${s} < (${a} ?? ${o}).length || (${n} = undefined, false)`;
		this.#u(`${c.name}: for (let ${s} = 0; ${u}; ${s}++) {`), this.#u("if (--meter.steps < 0) meter.poll();"), this.#u(`${r} = ${a} !== undefined ? ${a}[${s}] : ${i}[${o}[${s}]];`), this.#u(`${n} = ${o} !== undefined ? ${o}[${s}] : ${s};`), this.#u(`${l.name}: {`), this.#w([
			...e,
			c,
			l
		]), this.#u("} }");
	}
	#j(e) {
		let t = this.#g(), n = JSON.stringify(this.#l(() => this.#_())), { code: r } = this.#y(), [i, a, o] = [
			this.#C("w"),
			this.#C("m"),
			this.#C("u")
		], s = this.#S(!0);
		this.#u(`const ${i} = ${t}, ${a} = memo; memo = ${this.#m};`), this.#u(`${t} = upsert(${t}, ${n}, ${r});`), this.#u(`let ${o} = true; ${s.name}: {`), this.#w([...e, s]), this.#u(`${o} = false; }`), this.#u(`${t} = ${i}; memo = ${a}; if (${o}) ${this.#T(e)}`);
	}
	#M(e) {
		let t = this.#e.count(), n = this.#l(() => this.#y().code).join(", "), r = this.#g();
		if (t < this.#r) {
			this.#u(`${r} = f${t}(${n}); if (${r} === undefined) ${this.#T(e)}`);
			return;
		}
		let i = t - this.#r;
		if (i >= this.#n.length) throw new NoJavaScript("a built-in is missing");
		this.#u(`${r} = b[${i}](${n});`), this.#u(`if (${r} === undefined) { if (strict) leave("an error"); ${this.#T(e)} }`);
	}
	#N(e) {
		let t = this.#l(() => this.#y().code).join(", "), n = this.#l(() => this.#g()).join(", "), r = this.#g(), i = this.#C("d");
		this.#u(`const ${i} = dynamic.get(pathKey([${t}]));`), this.#u(`if (${i} === undefined) ${this.#T(e)}`), this.#u(`${r} = ${i}(${n}); if (${r} === undefined) ${this.#T(e, 3)}`);
	}
};
function memberOr(e, t, n) {
	let r = JSON.stringify(t);
	return `isMembers(${e}) ? ${t in Object.prototype ? `own(${e}, ${r})` : `plain[${r}] === undefined ? ${e}[${r}] : own(${e}, ${r})`} : ${n}`;
}
export { NoJavaScript, writeJavaScript };
