import { TextPart as e } from "./text-part.js";
// node_modules/eslint-visitor-keys/lib/visitor-keys.js
const t = {
	ArrayExpression: ["elements"],
	ArrayPattern: ["elements"],
	ArrowFunctionExpression: ["params", "body"],
	AssignmentExpression: ["left", "right"],
	AssignmentPattern: ["left", "right"],
	AwaitExpression: ["argument"],
	BinaryExpression: ["left", "right"],
	BlockStatement: ["body"],
	BreakStatement: ["label"],
	CallExpression: ["callee", "arguments"],
	CatchClause: ["param", "body"],
	ChainExpression: ["expression"],
	ClassBody: ["body"],
	ClassDeclaration: [
		"id",
		"superClass",
		"body"
	],
	ClassExpression: [
		"id",
		"superClass",
		"body"
	],
	ConditionalExpression: [
		"test",
		"consequent",
		"alternate"
	],
	ContinueStatement: ["label"],
	DebuggerStatement: [],
	DoWhileStatement: ["body", "test"],
	EmptyStatement: [],
	ExperimentalRestProperty: ["argument"],
	ExperimentalSpreadProperty: ["argument"],
	ExportAllDeclaration: [
		"exported",
		"source",
		"attributes"
	],
	ExportDefaultDeclaration: ["declaration"],
	ExportNamedDeclaration: [
		"declaration",
		"specifiers",
		"source",
		"attributes"
	],
	ExportSpecifier: ["local", "exported"],
	ExpressionStatement: ["expression"],
	ForInStatement: [
		"left",
		"right",
		"body"
	],
	ForOfStatement: [
		"left",
		"right",
		"body"
	],
	ForStatement: [
		"init",
		"test",
		"update",
		"body"
	],
	FunctionDeclaration: [
		"id",
		"params",
		"body"
	],
	FunctionExpression: [
		"id",
		"params",
		"body"
	],
	Identifier: [],
	IfStatement: [
		"test",
		"consequent",
		"alternate"
	],
	ImportAttribute: ["key", "value"],
	ImportDeclaration: [
		"specifiers",
		"source",
		"attributes"
	],
	ImportDefaultSpecifier: ["local"],
	ImportExpression: ["source", "options"],
	ImportNamespaceSpecifier: ["local"],
	ImportSpecifier: ["imported", "local"],
	JSXAttribute: ["name", "value"],
	JSXClosingElement: ["name"],
	JSXClosingFragment: [],
	JSXElement: [
		"openingElement",
		"children",
		"closingElement"
	],
	JSXEmptyExpression: [],
	JSXExpressionContainer: ["expression"],
	JSXFragment: [
		"openingFragment",
		"children",
		"closingFragment"
	],
	JSXIdentifier: [],
	JSXMemberExpression: ["object", "property"],
	JSXNamespacedName: ["namespace", "name"],
	JSXOpeningElement: ["name", "attributes"],
	JSXOpeningFragment: [],
	JSXSpreadAttribute: ["argument"],
	JSXSpreadChild: ["expression"],
	JSXText: [],
	LabeledStatement: ["label", "body"],
	Literal: [],
	LogicalExpression: ["left", "right"],
	MemberExpression: ["object", "property"],
	MetaProperty: ["meta", "property"],
	MethodDefinition: ["key", "value"],
	NewExpression: ["callee", "arguments"],
	ObjectExpression: ["properties"],
	ObjectPattern: ["properties"],
	PrivateIdentifier: [],
	Program: ["body"],
	Property: ["key", "value"],
	PropertyDefinition: ["key", "value"],
	RestElement: ["argument"],
	ReturnStatement: ["argument"],
	SequenceExpression: ["expressions"],
	SpreadElement: ["argument"],
	StaticBlock: ["body"],
	Super: [],
	SwitchCase: ["test", "consequent"],
	SwitchStatement: ["discriminant", "cases"],
	TaggedTemplateExpression: ["tag", "quasi"],
	TemplateElement: [],
	TemplateLiteral: ["quasis", "expressions"],
	ThisExpression: [],
	ThrowStatement: ["argument"],
	TryStatement: [
		"block",
		"handler",
		"finalizer"
	],
	UnaryExpression: ["argument"],
	UpdateExpression: ["argument"],
	VariableDeclaration: ["declarations"],
	VariableDeclarator: ["id", "init"],
	WhileStatement: ["test", "body"],
	WithStatement: ["object", "body"],
	YieldExpression: ["argument"]
}, n = Object.keys(t);
for (let e of n) Object.freeze(t[e]);
Object.freeze(t);
// node_modules/eslint-visitor-keys/lib/index.js
function unionWith(e) {
	let n = Object.assign({}, t);
	for (let t of Object.keys(e)) if (Object.hasOwn(n, t)) {
		let r = new Set(e[t]);
		for (let e of n[t]) r.add(e);
		n[t] = Object.freeze(Array.from(r));
	} else n[t] = Object.freeze(Array.from(e[t]));
	return Object.freeze(n);
}
// node_modules/toml-eslint-parser/lib/index.mjs
function last(e) {
	return e[e.length - 1] ?? null;
}
function toKeyName(e) {
	return e.type === "TOMLBare" ? e.name : e.value;
}
var TOMLVerImpl = class {
	constructor(e, t) {
		this.major = e, this.minor = t;
	}
	lt(e, t) {
		return this.major < e || this.major === e && this.minor < t;
	}
	gte(e, t) {
		return this.major > e || this.major === e && this.minor >= t;
	}
};
const r = new TOMLVerImpl(1, 0), i = new TOMLVerImpl(1, 1), a = i, o = {
	"1.0": r,
	"1.0.0": r,
	"1.1": i,
	"1.1.0": i,
	latest: i,
	next: i
};
function getTOMLVer(e) {
	return e && o[e] || a;
}
const s = {
	"unterminated-string": "Unterminated string constant",
	"unterminated-table-key": "Unterminated table-key",
	"unterminated-array": "Unterminated array",
	"unterminated-inline-table": "Unterminated inline table",
	"missing-key": "Empty bare keys are not allowed",
	"missing-newline": "Must be a newline",
	"missing-equals-sign": "Expected equal (=) token",
	"missing-value": "Unspecified values are invalid",
	"missing-comma": "Expected comma (,) token",
	"dupe-keys": "Defining a key multiple times is invalid",
	"unexpected-char": "Unexpected character",
	"unexpected-token": "Unexpected token",
	"invalid-control-character": "Control characters (codes < 0x1f and 0x7f) are not allowed",
	"invalid-comment-character": "Invalid code point {{cp}} within comments",
	"invalid-key-value-newline": "The key, equals sign, and value must be on the same line",
	"invalid-inline-table-newline": "No newlines are allowed between the curly braces unless they are valid within a value",
	"invalid-underscore": "Underscores are allowed between digits",
	"invalid-space": "Unexpected spaces",
	"invalid-three-quotes": "Three or more quotes are not permitted",
	"invalid-date": "Unexpected invalid date",
	"invalid-time": "Unexpected invalid time",
	"invalid-leading-zero": "Leading zeros are not allowed",
	"invalid-trailing-comma-in-inline-table": "Trailing comma is not permitted in an inline table",
	"invalid-char-in-escape-sequence": "Invalid character in escape sequence",
	"invalid-consecutive-dots-in-key": "Consecutive dots are not permitted in keys",
	"invalid-code-point": "Invalid code point {{cp}}",
	"invalid-trailing-dot-in-key": "Keys cannot end with a dot",
	"invalid-leading-dot-in-key": "Keys cannot start with a dot"
};
function getMessage(e, t) {
	return t ? s[e].replace(/\{\{(.*?)\}\}/gu, (e, n) => n in t ? t[n] : `{{${n}}}`) : s[e];
}
var ParseError = class extends SyntaxError {
	constructor(e, t, n, r, i) {
		super(getMessage(e, i)), this.index = t, this.lineNumber = n, this.column = r;
	}
};
const c = {
	EOF: -1,
	NULL: 0,
	SOH: 1,
	BACKSPACE: 8,
	TABULATION: 9,
	LINE_FEED: 10,
	FORM_FEED: 12,
	CARRIAGE_RETURN: 13,
	ESCAPE: 27,
	SO: 14,
	US: 31,
	SPACE: 32,
	QUOTATION_MARK: 34,
	HASH: 35,
	SINGLE_QUOTE: 39,
	PLUS_SIGN: 43,
	COMMA: 44,
	DASH: 45,
	DOT: 46,
	DIGIT_0: 48,
	DIGIT_1: 49,
	DIGIT_2: 50,
	DIGIT_3: 51,
	DIGIT_7: 55,
	DIGIT_9: 57,
	COLON: 58,
	EQUALS_SIGN: 61,
	LATIN_CAPITAL_A: 65,
	LATIN_CAPITAL_E: 69,
	LATIN_CAPITAL_F: 70,
	LATIN_CAPITAL_T: 84,
	LATIN_CAPITAL_U: 85,
	LATIN_CAPITAL_Z: 90,
	LEFT_BRACKET: 91,
	BACKSLASH: 92,
	RIGHT_BRACKET: 93,
	UNDERSCORE: 95,
	LATIN_SMALL_A: 97,
	LATIN_SMALL_B: 98,
	LATIN_SMALL_E: 101,
	LATIN_SMALL_F: 102,
	LATIN_SMALL_I: 105,
	LATIN_SMALL_L: 108,
	LATIN_SMALL_N: 110,
	LATIN_SMALL_O: 111,
	LATIN_SMALL_R: 114,
	LATIN_SMALL_S: 115,
	LATIN_SMALL_T: 116,
	LATIN_SMALL_U: 117,
	LATIN_SMALL_X: 120,
	LATIN_SMALL_Z: 122,
	LEFT_BRACE: 123,
	RIGHT_BRACE: 125,
	TILDE: 126,
	DELETE: 127,
	PAD: 128,
	SUPERSCRIPT_TWO: 178,
	SUPERSCRIPT_THREE: 179,
	SUPERSCRIPT_ONE: 185,
	VULGAR_FRACTION_ONE_QUARTER: 188,
	VULGAR_FRACTION_THREE_QUARTERS: 190,
	LATIN_CAPITAL_LETTER_A_WITH_GRAVE: 192,
	LATIN_CAPITAL_LETTER_O_WITH_DIAERESIS: 214,
	LATIN_CAPITAL_LETTER_O_WITH_STROKE: 216,
	LATIN_SMALL_LETTER_O_WITH_DIAERESIS: 246,
	LATIN_SMALL_LETTER_O_WITH_STROKE: 248,
	GREEK_SMALL_REVERSED_DOTTED_LUNATE_SIGMA_SYMBOL: 891,
	GREEK_CAPITAL_LETTER_YOT: 895,
	CP_1FFF: 8191,
	ZERO_WIDTH_NON_JOINER: 8204,
	ZERO_WIDTH_JOINER: 8205,
	UNDERTIE: 8255,
	CHARACTER_TIE: 8256,
	SUPERSCRIPT_ZERO: 8304,
	CP_218F: 8591,
	CIRCLED_DIGIT_ONE: 9312,
	NEGATIVE_CIRCLED_DIGIT_ZERO: 9471,
	GLAGOLITIC_CAPITAL_LETTER_AZU: 11264,
	CP_2FEF: 12271,
	IDEOGRAPHIC_COMMA: 12289,
	CP_D7FF: 55295,
	CP_E000: 57344,
	CJK_COMPATIBILITY_IDEOGRAPH_F900: 63744,
	ARABIC_LIGATURE_SALAAMUHU_ALAYNAA: 64975,
	ARABIC_LIGATURE_SALLA_USED_AS_KORANIC_STOP_SIGN_ISOLATED_FORM: 65008,
	REPLACEMENT_CHARACTER: 65533,
	LINEAR_B_SYLLABLE_B008_A: 65536,
	CP_EFFFF: 983039,
	CP_10FFFF: 1114111
};
function isControl(e) {
	return e >= c.NULL && e <= c.US;
}
function isWhitespace(e) {
	return e === c.TABULATION || e === c.SPACE;
}
function isEOL(e) {
	return e === c.LINE_FEED || e === c.CARRIAGE_RETURN;
}
function isUpperLetter(e) {
	return e >= c.LATIN_CAPITAL_A && e <= c.LATIN_CAPITAL_Z;
}
function isLowerLetter(e) {
	return e >= c.LATIN_SMALL_A && e <= c.LATIN_SMALL_Z;
}
function isLetter(e) {
	return isLowerLetter(e) || isUpperLetter(e);
}
function isDigit(e) {
	return e >= c.DIGIT_0 && e <= c.DIGIT_9;
}
function isHexDig(e) {
	return isDigit(e) || e >= c.LATIN_SMALL_A && e <= c.LATIN_SMALL_F || e >= c.LATIN_CAPITAL_A && e <= c.LATIN_CAPITAL_F;
}
function isOctalDig(e) {
	return e >= c.DIGIT_0 && e <= c.DIGIT_7;
}
function isUnicodeScalarValue(e) {
	return e >= 0 && e <= 55295 || e >= 57344 && e <= 1114111;
}
function sortedLastIndex(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = n + r >>> 1, a = e[i];
		if (a === t) return i + 1;
		a < t ? n = i + 1 : r = i;
	}
	return n;
}
var Locations = class {
	constructor() {
		this.offsets = [];
	}
	addOffset(e) {
		for (let t = this.offsets.length - 1; t >= 0; t--) {
			let n = this.offsets[t];
			if (n === e) return;
			if (n < e) break;
		}
		this.offsets.push(e);
	}
	getLocFromIndex(e) {
		let t = sortedLastIndex(this.offsets, e) + 1;
		return {
			line: t,
			column: e - (t === 1 ? 0 : this.offsets[t - 2])
		};
	}
}, CodePointIterator = class {
	constructor(e) {
		this.locs = new Locations(), this.lastCodePoint = c.NULL, this.start = -1, this.end = 0, this.text = e;
	}
	next() {
		return this.lastCodePoint === c.EOF ? c.EOF : this.lastCodePoint = this.moveAt(this.end);
	}
	getLocFromIndex(e) {
		return this.locs.getLocFromIndex(e);
	}
	eat(e) {
		return this.text.codePointAt(this.end) === e && (this.next(), !0);
	}
	moveAt(e) {
		this.start = this.end = e;
		let t = this.text.codePointAt(this.start) ?? c.EOF;
		if (t === c.EOF) return this.end = this.start, t;
		if (this.end += t >= 65536 ? 2 : 1, t === c.LINE_FEED) this.locs.addOffset(this.end);
		else if (t === c.CARRIAGE_RETURN) return this.text.codePointAt(this.end) === c.LINE_FEED && (this.end++, this.locs.addOffset(this.end)), c.LINE_FEED;
		return t;
	}
};
const l = typeof BigInt < "u", u = {
	16: "0x",
	10: "",
	8: "0o",
	2: "0b"
}, d = {
	[c.QUOTATION_MARK]: c.QUOTATION_MARK,
	[c.BACKSLASH]: c.BACKSLASH,
	[c.LATIN_SMALL_B]: c.BACKSPACE,
	[c.LATIN_SMALL_F]: c.FORM_FEED,
	[c.LATIN_SMALL_N]: c.LINE_FEED,
	[c.LATIN_SMALL_R]: c.CARRIAGE_RETURN,
	[c.LATIN_SMALL_T]: c.TABULATION
}, f = {
	...d,
	[c.LATIN_SMALL_E]: c.ESCAPE
};
var Tokenizer = class {
	constructor(e, t) {
		this.backCode = !1, this.lastCodePoint = c.NULL, this.state = "DATA", this.token = null, this.tokenStart = -1, this.valuesEnabled = !1, this.text = e, this.parserOptions = t || {}, this.codePointIterator = new CodePointIterator(e), this.tomlVersion = getTOMLVer(this.parserOptions.tomlVersion), this.ESCAPES = this.tomlVersion.gte(1, 1) ? f : d;
	}
	get start() {
		return this.codePointIterator.start;
	}
	get end() {
		return this.codePointIterator.end;
	}
	getLocFromIndex(e) {
		return this.codePointIterator.getLocFromIndex(e);
	}
	reportParseError(e, t) {
		let n = this.codePointIterator.start, r = this.codePointIterator.getLocFromIndex(n);
		throw new ParseError(e, n, r.line, r.column, t);
	}
	nextToken() {
		let e = this.token;
		if (e != null) return this.token = null, e;
		let t = this.lastCodePoint;
		for (; t !== c.EOF && !this.token;) {
			t = this.nextCode();
			let e = this[this.state](t);
			if (!e) throw Error(`Unknown error: pre state=${this.state}`);
			this.state = e;
		}
		return e = this.token, this.token = null, e;
	}
	nextCode() {
		return this.lastCodePoint === c.EOF ? c.EOF : this.backCode ? (this.backCode = !1, this.lastCodePoint) : this.lastCodePoint = this.codePointIterator.next();
	}
	eatCode(e) {
		return this.lastCodePoint === c.EOF ? !1 : this.backCode ? this.lastCodePoint === e && (this.backCode = !1, !0) : this.codePointIterator.eat(e);
	}
	moveAt(e) {
		this.backCode &&= !1, this.lastCodePoint = this.codePointIterator.moveAt(e);
	}
	back(e) {
		return this.backCode = !0, e;
	}
	punctuatorToken() {
		this.startToken(), this.endToken("Punctuator", "end");
	}
	startToken() {
		this.tokenStart = this.codePointIterator.start;
	}
	endToken(e, t, n, r) {
		let { tokenStart: i } = this, a = this.codePointIterator[t], o = [i, a], s = {
			start: this.codePointIterator.getLocFromIndex(i),
			end: this.codePointIterator.getLocFromIndex(a)
		};
		if (e === "Block") this.token = {
			type: e,
			value: this.text.slice(i + 1, a),
			range: o,
			loc: s
		};
		else {
			let t, c = this.text.slice(i, a);
			if (e === "BasicString" || e === "LiteralString" || e === "MultiLineBasicString" || e === "MultiLineLiteralString") t = {
				type: e,
				value: c,
				string: n,
				range: o,
				loc: s
			};
			else if (e === "Integer") {
				let i = n;
				t = {
					type: e,
					value: c,
					number: parseInt(i, r),
					bigint: l ? BigInt(u[r] + i) : null,
					range: o,
					loc: s
				};
			} else t = e === "Float" ? {
				type: e,
				value: c,
				number: n,
				range: o,
				loc: s
			} : e === "Boolean" ? {
				type: e,
				value: c,
				boolean: n,
				range: o,
				loc: s
			} : e === "LocalDate" || e === "LocalTime" || e === "LocalDateTime" || e === "OffsetDateTime" ? {
				type: e,
				value: c,
				date: n,
				range: o,
				loc: s
			} : {
				type: e,
				value: c,
				range: o,
				loc: s
			};
			this.token = t;
		}
	}
	DATA(e) {
		for (; isWhitespace(e) || isEOL(e);) e = this.nextCode();
		if (e === c.HASH) return this.startToken(), "COMMENT";
		if (e === c.QUOTATION_MARK) return this.startToken(), "BASIC_STRING";
		if (e === c.SINGLE_QUOTE) return this.startToken(), "LITERAL_STRING";
		if (e === c.DOT || e === c.EQUALS_SIGN || e === c.LEFT_BRACKET || e === c.RIGHT_BRACKET || e === c.LEFT_BRACE || e === c.RIGHT_BRACE || e === c.COMMA) return this.punctuatorToken(), "DATA";
		if (this.valuesEnabled) {
			if (e === c.DASH || e === c.PLUS_SIGN) return this.startToken(), "SIGN";
			if (e === c.LATIN_SMALL_N || e === c.LATIN_SMALL_I) return this.startToken(), this.back("NAN_OR_INF");
			if (isDigit(e)) return this.startToken(), this.back("NUMBER");
			if (e === c.LATIN_SMALL_T || e === c.LATIN_SMALL_F) return this.startToken(), this.back("BOOLEAN");
		} else if (isUnquotedKeyChar(e, this.tomlVersion)) return this.startToken(), "BARE";
		return e === c.EOF ? "DATA" : this.reportParseError("unexpected-char");
	}
	COMMENT(e) {
		let t = this.tomlVersion.gte(1, 1) ? (e) => {
			isNonEOL(e) || this.reportParseError("invalid-comment-character", { cp: JSON.stringify(String.fromCodePoint(e)).slice(1, -1) });
		} : (e) => {
			isControlOtherThanTab(e) && this.reportParseErrorControlChar();
		};
		for (; !isEOL(e) && e !== c.EOF;) t(e), e = this.nextCode();
		return this.endToken("Block", "start"), "DATA";
	}
	BARE(e) {
		for (; isUnquotedKeyChar(e, this.tomlVersion);) e = this.nextCode();
		return this.endToken("Bare", "start"), this.back("DATA");
	}
	BASIC_STRING(e) {
		if (e === c.QUOTATION_MARK) return e = this.nextCode(), e === c.QUOTATION_MARK ? "MULTI_LINE_BASIC_STRING" : (this.endToken("BasicString", "start", ""), this.back("DATA"));
		let t = [];
		for (; e !== c.QUOTATION_MARK && e !== c.EOF && e !== c.LINE_FEED;) {
			if (isControlOtherThanTab(e)) return this.reportParseErrorControlChar();
			if (e === c.BACKSLASH) {
				e = this.nextCode();
				let n = this.ESCAPES[e];
				if (n) {
					t.push(n), e = this.nextCode();
					continue;
				}
				if (e === c.LATIN_SMALL_U) {
					let n = this.parseUnicode(4);
					t.push(n), e = this.nextCode();
					continue;
				}
				if (e === c.LATIN_CAPITAL_U) {
					let n = this.parseUnicode(8);
					t.push(n), e = this.nextCode();
					continue;
				}
				if (e === c.LATIN_SMALL_X && this.tomlVersion.gte(1, 1)) {
					let n = this.parseUnicode(2);
					t.push(n), e = this.nextCode();
					continue;
				}
				return this.reportParseError("invalid-char-in-escape-sequence");
			}
			t.push(e), e = this.nextCode();
		}
		return e === c.QUOTATION_MARK ? (this.endToken("BasicString", "end", String.fromCodePoint(...t)), "DATA") : this.reportParseError("unterminated-string");
	}
	MULTI_LINE_BASIC_STRING(e) {
		let t = [];
		for (e === c.LINE_FEED && (e = this.nextCode()); e !== c.EOF;) {
			if (e !== c.LINE_FEED && isControlOtherThanTab(e)) return this.reportParseErrorControlChar();
			if (e === c.QUOTATION_MARK) {
				let e = this.codePointIterator.start;
				if (this.eatCode(c.QUOTATION_MARK) && this.eatCode(c.QUOTATION_MARK)) return this.eatCode(c.QUOTATION_MARK) && (t.push(c.QUOTATION_MARK), this.eatCode(c.QUOTATION_MARK) && (t.push(c.QUOTATION_MARK), this.eatCode(c.QUOTATION_MARK))) ? (this.moveAt(e), this.reportParseError("invalid-three-quotes")) : (this.endToken("MultiLineBasicString", "end", String.fromCodePoint(...t)), "DATA");
				this.moveAt(e);
			}
			if (e === c.BACKSLASH) {
				e = this.nextCode();
				let n = this.ESCAPES[e];
				if (n) {
					t.push(n), e = this.nextCode();
					continue;
				}
				if (e === c.LATIN_SMALL_U) {
					let n = this.parseUnicode(4);
					t.push(n), e = this.nextCode();
					continue;
				}
				if (e === c.LATIN_CAPITAL_U) {
					let n = this.parseUnicode(8);
					t.push(n), e = this.nextCode();
					continue;
				}
				if (e === c.LATIN_SMALL_X && this.tomlVersion.gte(1, 1)) {
					let n = this.parseUnicode(2);
					t.push(n), e = this.nextCode();
					continue;
				}
				if (e === c.LINE_FEED) {
					for (e = this.nextCode(); isWhitespace(e) || e === c.LINE_FEED;) e = this.nextCode();
					continue;
				}
				if (isWhitespace(e)) {
					let t = !0, n = this.codePointIterator.start, r;
					for (; (r = this.nextCode()) !== c.EOF && r !== c.LINE_FEED;) if (!isWhitespace(r)) {
						this.moveAt(n), t = !1;
						break;
					}
					if (t) {
						for (e = this.nextCode(); isWhitespace(e) || e === c.LINE_FEED;) e = this.nextCode();
						continue;
					}
				}
				return this.reportParseError("invalid-char-in-escape-sequence");
			}
			t.push(e), e = this.nextCode();
		}
		return this.reportParseError("unterminated-string");
	}
	LITERAL_STRING(e) {
		if (e === c.SINGLE_QUOTE) return e = this.nextCode(), e === c.SINGLE_QUOTE ? "MULTI_LINE_LITERAL_STRING" : (this.endToken("LiteralString", "start", ""), this.back("DATA"));
		let t = [];
		for (; e !== c.SINGLE_QUOTE && e !== c.EOF && e !== c.LINE_FEED;) {
			if (isControlOtherThanTab(e)) return this.reportParseErrorControlChar();
			t.push(e), e = this.nextCode();
		}
		return e === c.SINGLE_QUOTE ? (this.endToken("LiteralString", "end", String.fromCodePoint(...t)), "DATA") : this.reportParseError("unterminated-string");
	}
	MULTI_LINE_LITERAL_STRING(e) {
		let t = [];
		for (e === c.LINE_FEED && (e = this.nextCode()); e !== c.EOF;) {
			if (e !== c.LINE_FEED && isControlOtherThanTab(e)) return this.reportParseErrorControlChar();
			if (e === c.SINGLE_QUOTE) {
				let e = this.codePointIterator.start;
				if (this.eatCode(c.SINGLE_QUOTE) && this.eatCode(c.SINGLE_QUOTE)) return this.eatCode(c.SINGLE_QUOTE) && (t.push(c.SINGLE_QUOTE), this.eatCode(c.SINGLE_QUOTE) && (t.push(c.SINGLE_QUOTE), this.eatCode(c.SINGLE_QUOTE))) ? (this.moveAt(e), this.reportParseError("invalid-three-quotes")) : (this.endToken("MultiLineLiteralString", "end", String.fromCodePoint(...t)), "DATA");
				this.moveAt(e);
			}
			t.push(e), e = this.nextCode();
		}
		return this.reportParseError("unterminated-string");
	}
	SIGN(e) {
		return e === c.LATIN_SMALL_N || e === c.LATIN_SMALL_I ? this.back("NAN_OR_INF") : isDigit(e) ? this.back("NUMBER") : this.reportParseError("unexpected-char");
	}
	NAN_OR_INF(e) {
		if (e === c.LATIN_SMALL_N) {
			let e = this.codePointIterator.start;
			if (this.eatCode(c.LATIN_SMALL_A) && this.eatCode(c.LATIN_SMALL_N)) return this.endToken("Float", "end", NaN), "DATA";
			this.moveAt(e);
		} else if (e === c.LATIN_SMALL_I) {
			let e = this.codePointIterator.start;
			if (this.eatCode(c.LATIN_SMALL_N) && this.eatCode(c.LATIN_SMALL_F)) return this.endToken("Float", "end", this.text[this.tokenStart] === "-" ? -Infinity : Infinity), "DATA";
			this.moveAt(e);
		}
		return this.reportParseError("unexpected-char");
	}
	NUMBER(e) {
		let t = this.text[this.tokenStart], n = t === "+" ? c.PLUS_SIGN : t === "-" ? c.DASH : c.NULL;
		if (e === c.DIGIT_0) {
			if (n === c.NULL) {
				let e = this.codePointIterator.start, t = this.nextCode();
				if (isDigit(t)) {
					let n = this.nextCode();
					if (n === c.COLON) return this.data = {
						hasDate: !1,
						year: 0,
						month: 0,
						day: 0,
						hour: Number(String.fromCodePoint(c.DIGIT_0, t)),
						minute: 0,
						second: 0
					}, "TIME_MINUTE";
					if (isDigit(n)) {
						let e = this.nextCode();
						if (isDigit(e) && this.eatCode(c.DASH)) return this.data = {
							hasDate: !0,
							year: Number(String.fromCodePoint(c.DIGIT_0, t, n, e)),
							month: 0,
							day: 0,
							hour: 0,
							minute: 0,
							second: 0
						}, "DATE_MONTH";
					}
					return this.moveAt(e), this.reportParseError("invalid-leading-zero");
				}
				this.moveAt(e);
			}
			return e = this.nextCode(), e === c.LATIN_SMALL_X || e === c.LATIN_SMALL_O || e === c.LATIN_SMALL_B ? n === c.NULL ? e === c.LATIN_SMALL_X ? "HEX" : e === c.LATIN_SMALL_O ? "OCTAL" : "BINARY" : this.reportParseError("unexpected-char") : e === c.LATIN_SMALL_E || e === c.LATIN_CAPITAL_E ? (this.data = {
				minus: n === c.DASH,
				left: [c.DIGIT_0]
			}, "EXPONENT_RIGHT") : e === c.DOT ? (this.data = {
				minus: n === c.DASH,
				absInt: [c.DIGIT_0]
			}, "FRACTIONAL_RIGHT") : (this.endToken("Integer", "start", "0", 10), this.back("DATA"));
		}
		let { out: r, nextCp: i, hasUnderscore: a } = this.parseDigits(e, isDigit);
		return i === c.DASH && n === c.NULL && !a && r.length === 4 ? (this.data = {
			hasDate: !0,
			year: Number(String.fromCodePoint(...r)),
			month: 0,
			day: 0,
			hour: 0,
			minute: 0,
			second: 0
		}, "DATE_MONTH") : i === c.COLON && n === c.NULL && !a && r.length === 2 ? (this.data = {
			hasDate: !1,
			year: 0,
			month: 0,
			day: 0,
			hour: Number(String.fromCodePoint(...r)),
			minute: 0,
			second: 0
		}, "TIME_MINUTE") : i === c.LATIN_SMALL_E || i === c.LATIN_CAPITAL_E ? (this.data = {
			minus: n === c.DASH,
			left: r
		}, "EXPONENT_RIGHT") : i === c.DOT ? (this.data = {
			minus: n === c.DASH,
			absInt: r
		}, "FRACTIONAL_RIGHT") : (this.endToken("Integer", "start", n === c.DASH ? String.fromCodePoint(c.DASH, ...r) : String.fromCodePoint(...r), 10), this.back("DATA"));
	}
	HEX(e) {
		let { out: t } = this.parseDigits(e, isHexDig);
		return this.endToken("Integer", "start", String.fromCodePoint(...t), 16), this.back("DATA");
	}
	OCTAL(e) {
		let { out: t } = this.parseDigits(e, isOctalDig);
		return this.endToken("Integer", "start", String.fromCodePoint(...t), 8), this.back("DATA");
	}
	BINARY(e) {
		let { out: t } = this.parseDigits(e, (e) => e === c.DIGIT_0 || e === c.DIGIT_1);
		return this.endToken("Integer", "start", String.fromCodePoint(...t), 2), this.back("DATA");
	}
	FRACTIONAL_RIGHT(e) {
		let { minus: t, absInt: n } = this.data, { out: r, nextCp: i } = this.parseDigits(e, isDigit), a = [
			...n,
			c.DOT,
			...r
		];
		if (i === c.LATIN_SMALL_E || i === c.LATIN_CAPITAL_E) return this.data = {
			minus: t,
			left: a
		}, "EXPONENT_RIGHT";
		let o = Number(t ? String.fromCodePoint(c.DASH, ...a) : String.fromCodePoint(...a));
		return this.endToken("Float", "start", o), this.back("DATA");
	}
	EXPONENT_RIGHT(e) {
		let { left: t, minus: n } = this.data, r = !1;
		(e === c.DASH || e === c.PLUS_SIGN) && (r = e === c.DASH, e = this.nextCode());
		let { out: i } = this.parseDigits(e, isDigit), a = i;
		r && a.unshift(c.DASH);
		let o = Number(n ? String.fromCodePoint(c.DASH, ...t, c.LATIN_SMALL_E, ...a) : String.fromCodePoint(...t, c.LATIN_SMALL_E, ...a));
		return this.endToken("Float", "start", o), this.back("DATA");
	}
	BOOLEAN(e) {
		if (e === c.LATIN_SMALL_T) {
			let e = this.codePointIterator.start;
			if (this.eatCode(c.LATIN_SMALL_R) && this.eatCode(c.LATIN_SMALL_U) && this.eatCode(c.LATIN_SMALL_E)) return this.endToken("Boolean", "end", !0), "DATA";
			this.moveAt(e);
		} else if (e === c.LATIN_SMALL_F) {
			let e = this.codePointIterator.start;
			if (this.eatCode(c.LATIN_SMALL_A) && this.eatCode(c.LATIN_SMALL_L) && this.eatCode(c.LATIN_SMALL_S) && this.eatCode(c.LATIN_SMALL_E)) return this.endToken("Boolean", "end", !1), "DATA";
			this.moveAt(e);
		}
		return this.reportParseError("unexpected-char");
	}
	DATE_MONTH(e) {
		let t = this.codePointIterator.start;
		if (!isDigit(e) || (e = this.nextCode(), !isDigit(e)) || (e = this.nextCode(), e !== c.DASH)) return this.reportParseError("unexpected-char");
		let n = this.codePointIterator.start, r = this.data;
		return r.month = Number(this.text.slice(t, n)), "DATE_DAY";
	}
	DATE_DAY(e) {
		let t = this.codePointIterator.start;
		if (!isDigit(e) || (e = this.nextCode(), !isDigit(e))) return this.reportParseError("unexpected-char");
		let n = this.codePointIterator.end, r = this.data;
		if (r.day = Number(this.text.slice(t, n)), !isValidDate(r.year, r.month, r.day)) return this.reportParseError("invalid-date");
		if (e = this.nextCode(), e === c.LATIN_CAPITAL_T || e === c.LATIN_SMALL_T) return "TIME_HOUR";
		if (e === c.SPACE) {
			let e = this.codePointIterator.start;
			if (isDigit(this.nextCode()) && isDigit(this.nextCode())) return this.moveAt(e), "TIME_HOUR";
			this.moveAt(e);
		}
		let i = getDateFromDateTimeData(r, "");
		return this.endToken("LocalDate", "start", i), this.back("DATA");
	}
	TIME_HOUR(e) {
		let t = this.codePointIterator.start;
		if (!isDigit(e) || (e = this.nextCode(), !isDigit(e)) || (e = this.nextCode(), e !== c.COLON)) return this.reportParseError("unexpected-char");
		let n = this.codePointIterator.start, r = this.data;
		return r.hour = Number(this.text.slice(t, n)), "TIME_MINUTE";
	}
	TIME_MINUTE(e) {
		let t = this.codePointIterator.start;
		if (!isDigit(e) || (e = this.nextCode(), !isDigit(e))) return this.reportParseError("unexpected-char");
		let n = this.codePointIterator.end, r = this.data;
		return r.minute = Number(this.text.slice(t, n)), e = this.nextCode(), e === c.COLON ? "TIME_SECOND" : this.tomlVersion.lt(1, 1) ? this.reportParseError("unexpected-char") : isValidTime(r.hour, r.minute, r.second) ? this.processTimeEnd(e, r) : this.reportParseError("invalid-time");
	}
	TIME_SECOND(e) {
		let t = this.codePointIterator.start;
		if (!isDigit(e) || (e = this.nextCode(), !isDigit(e))) return this.reportParseError("unexpected-char");
		let n = this.codePointIterator.end, r = this.data;
		return r.second = Number(this.text.slice(t, n)), isValidTime(r.hour, r.minute, r.second) ? (e = this.nextCode(), e === c.DOT ? "TIME_SEC_FRAC" : this.processTimeEnd(e, r)) : this.reportParseError("invalid-time");
	}
	TIME_SEC_FRAC(e) {
		if (!isDigit(e)) return this.reportParseError("unexpected-char");
		let t = this.codePointIterator.start;
		for (; isDigit(e);) e = this.nextCode();
		let n = this.codePointIterator.start, r = this.data;
		return r.frac = this.text.slice(t, n), this.processTimeEnd(e, r);
	}
	processTimeEnd(e, t) {
		if (t.hasDate) {
			if (e === c.DASH || e === c.PLUS_SIGN) return t.offsetSign = e, "TIME_OFFSET";
			if (e === c.LATIN_CAPITAL_Z || e === c.LATIN_SMALL_Z) {
				let e = getDateFromDateTimeData(t, "Z");
				return this.endToken("OffsetDateTime", "end", e), "DATA";
			}
			let n = getDateFromDateTimeData(t, "");
			return this.endToken("LocalDateTime", "start", n), this.back("DATA");
		}
		let n = getDateFromDateTimeData(t, "");
		return this.endToken("LocalTime", "start", n), this.back("DATA");
	}
	TIME_OFFSET(e) {
		if (!isDigit(e)) return this.reportParseError("unexpected-char");
		let t = this.codePointIterator.start;
		if (e = this.nextCode(), !isDigit(e) || (e = this.nextCode(), e !== c.COLON)) return this.reportParseError("unexpected-char");
		let n = this.codePointIterator.start;
		e = this.nextCode();
		let r = this.codePointIterator.start;
		if (!isDigit(e) || (e = this.nextCode(), !isDigit(e))) return this.reportParseError("unexpected-char");
		let i = this.codePointIterator.end, a = Number(this.text.slice(t, n)), o = Number(this.text.slice(r, i));
		if (!isValidTime(a, o, 0)) return this.reportParseError("invalid-time");
		let s = this.data, l = getDateFromDateTimeData(s, `${String.fromCodePoint(s.offsetSign)}${padStart(a, 2)}:${padStart(o, 2)}`);
		return this.endToken("OffsetDateTime", "end", l), "DATA";
	}
	parseDigits(e, t) {
		if (e === c.UNDERSCORE) return this.reportParseError("invalid-underscore");
		if (!t(e)) return this.reportParseError("unexpected-char");
		let n = [], r = c.NULL, i = !1;
		for (; t(e) || e === c.UNDERSCORE;) {
			if (e === c.UNDERSCORE) {
				if (i = !0, r === c.UNDERSCORE) return this.reportParseError("invalid-underscore");
			} else n.push(e);
			r = e, e = this.nextCode();
		}
		return r === c.UNDERSCORE ? this.reportParseError("invalid-underscore") : {
			out: n,
			nextCp: e,
			hasUnderscore: i
		};
	}
	parseUnicode(e) {
		let t = this.codePointIterator.start, n = this.codePointIterator.end, r = 0, i;
		for (; (i = this.nextCode()) !== c.EOF;) {
			if (!isHexDig(i)) return this.moveAt(t), this.reportParseError("invalid-char-in-escape-sequence");
			if (r++, r >= e) break;
		}
		let a = this.codePointIterator.end, o = this.text.slice(n, a), s = parseInt(o, 16);
		return isUnicodeScalarValue(s) ? s : this.reportParseError("invalid-code-point", { cp: o });
	}
	reportParseErrorControlChar() {
		return this.reportParseError("invalid-control-character");
	}
};
function isUnquotedKeyChar(e, t) {
	return isLetter(e) || isDigit(e) || e === c.UNDERSCORE || e === c.DASH ? !0 : (t.lt(1, 1), !1);
}
function isControlOtherThanTab(e) {
	return isControl(e) && e !== c.TABULATION || e === c.DELETE;
}
function isNonEOL(e) {
	return e === c.TABULATION || c.SPACE <= e && e <= c.TILDE || isNonAscii(e);
}
function isNonAscii(e) {
	return c.PAD <= e && e <= c.CP_D7FF || c.CP_E000 <= e && e <= c.CP_10FFFF;
}
function isValidDate(e, t, n) {
	return e >= 0 && t <= 12 && t >= 1 && n >= 1 && n <= (t === 2 ? e & 3 || !(e % 25) && e & 15 ? 28 : 29 : 30 + (t + (t >> 3) & 1));
}
function isValidTime(e, t, n) {
	return !(e >= 24 || e < 0 || t > 59 || t < 0 || n > 60 || n < 0);
}
function getDateFromDateTimeData(e, t) {
	let n = padStart(e.year, 4), r = e.month ? padStart(e.month, 2) : "01", i = e.day ? padStart(e.day, 2) : "01", a = padStart(e.hour, 2), o = padStart(e.minute, 2), s = padStart(e.second, 2), c = `${n}-${r}-${i}`, l = e.frac ? `.${e.frac}` : "", u = /* @__PURE__ */ new Date(`${c}T${a}:${o}:${s}${l}${t}`);
	return !isNaN(u.getTime()) || e.second !== 60 ? u : /* @__PURE__ */ new Date(`${c}T${a}:${o}:59${l}${t}`);
}
function padStart(e, t) {
	return String(e).padStart(t, "0");
}
const p = Symbol("VALUE_KIND_VALUE"), m = Symbol("VALUE_KIND_INTERMEDIATE");
var KeysResolver = class {
	constructor(e) {
		this.rootKeys = /* @__PURE__ */ new Map(), this.tables = [], this.ctx = e;
	}
	applyResolveKeyForTable(e) {
		let t = this.rootKeys, n = e.key.keys.length - 1;
		for (let r = 0; r < n; r++) {
			let n = e.key.keys[r], i = toKeyName(n);
			e.resolvedKey.push(i);
			let a = t.get(i);
			if (!a) a = {
				node: n,
				keys: /* @__PURE__ */ new Map()
			}, t.set(i, a);
			else if (a.table === "array") {
				let t = a.peekIndex;
				e.resolvedKey.push(t), a = a.keys.get(t);
			}
			t = a.keys;
		}
		let r = e.key.keys[n], i = toKeyName(r);
		e.resolvedKey.push(i);
		let a = t.get(i);
		if (!a) {
			if (e.kind === "array") {
				e.resolvedKey.push(0);
				let n = {
					node: r,
					keys: /* @__PURE__ */ new Map()
				};
				t.set(i, {
					table: e.kind,
					node: r,
					keys: /* @__PURE__ */ new Map([[0, n]]),
					peekIndex: 0
				}), this.tables.push({
					node: e,
					keys: n.keys
				});
			} else {
				let n = {
					table: e.kind,
					node: r,
					keys: /* @__PURE__ */ new Map()
				};
				t.set(i, n), this.tables.push({
					node: e,
					keys: n.keys
				});
			}
		} else if (!a.table) {
			if (e.kind === "array") this.ctx.reportParseError("dupe-keys", r);
			else {
				let n = {
					table: e.kind,
					node: r,
					keys: a.keys
				};
				t.set(i, n), this.tables.push({
					node: e,
					keys: n.keys
				});
			}
		} else if (a.table === "array") {
			if (e.kind === "array") {
				let t = {
					node: r,
					keys: /* @__PURE__ */ new Map()
				}, n = a.peekIndex + 1;
				e.resolvedKey.push(n), a.keys.set(n, t), a.peekIndex = n, this.tables.push({
					node: e,
					keys: t.keys
				});
			} else this.ctx.reportParseError("dupe-keys", r);
		} else this.ctx.reportParseError("dupe-keys", r);
	}
	verifyDuplicateKeys(e) {
		for (let t of e.body) t.type === "TOMLKeyValue" && verifyDuplicateKeysForKeyValue(this.ctx, this.rootKeys, t);
		for (let { node: e, keys: t } of this.tables) for (let n of e.body) verifyDuplicateKeysForKeyValue(this.ctx, t, n);
	}
};
function verifyDuplicateKeysForKeyValue(e, t, n) {
	let r = t, i = last(n.key.keys);
	for (let t of n.key.keys) {
		let n = toKeyName(t), a = r.get(n);
		a ? ((a.value === p || i === t || a.table) && e.reportParseError("dupe-keys", getAfterNode(t, a.node)), a.value = m) : (a = i === t ? {
			value: p,
			node: t,
			keys: /* @__PURE__ */ new Map()
		} : {
			value: m,
			node: t,
			keys: /* @__PURE__ */ new Map()
		}, r.set(n, a)), r = a.keys;
	}
	n.value.type === "TOMLInlineTable" ? verifyDuplicateKeysForInlineTable(e, r, n.value) : n.value.type === "TOMLArray" && verifyDuplicateKeysForArray(e, r, n.value);
}
function verifyDuplicateKeysForInlineTable(e, t, n) {
	for (let r of n.body) verifyDuplicateKeysForKeyValue(e, t, r);
}
function verifyDuplicateKeysForArray(e, t, n) {
	let r = t;
	for (let i = 0; i < n.elements.length; i++) {
		let a = n.elements[i], o = r.get(i);
		o ? e.reportParseError("dupe-keys", getAfterNode(a, o.node)) : (o = {
			value: p,
			node: a,
			keys: /* @__PURE__ */ new Map()
		}, t.set(i, o), a.type === "TOMLInlineTable" ? verifyDuplicateKeysForInlineTable(e, o.keys, a) : a.type === "TOMLArray" && verifyDuplicateKeysForArray(e, o.keys, a));
	}
}
function getAfterNode(e, t) {
	return e.range[0] <= t.range[0] ? t : e;
}
var Context = class {
	constructor(e) {
		this.tokens = [], this.comments = [], this.back = null, this.stateStack = [], this.needNewLine = !1, this.needSameLine = !1, this.currToken = null, this.prevToken = null, this.valueContainerStack = [], this.tokenizer = new Tokenizer(e.text, e.parserOptions), this.topLevelTable = e.topLevelTable, this.table = e.topLevelTable, this.keysResolver = new KeysResolver(this);
	}
	nextToken(e) {
		if (this.prevToken = this.currToken, this.back ? (this.currToken = this.back, this.back = null) : this.currToken = this._nextTokenFromTokenizer(e), (this.needNewLine || this.needSameLine || e?.needSameLine) && this.prevToken && this.currToken) {
			if (this.prevToken.loc.end.line === this.currToken.loc.start.line) {
				if (this.needNewLine) return this.reportParseError("missing-newline", this.currToken);
			} else {
				let t = this.needSameLine || e?.needSameLine;
				if (t) return this.reportParseError(t, this.currToken);
			}
		}
		return this.needNewLine = !1, this.needSameLine = !1, this.currToken;
	}
	_nextTokenFromTokenizer(e) {
		let t = this.tokenizer.valuesEnabled;
		e?.valuesEnabled && (this.tokenizer.valuesEnabled = e.valuesEnabled);
		let n = this.tokenizer.nextToken();
		for (; n && n.type === "Block";) this.comments.push(n), n = this.tokenizer.nextToken();
		return n && this.tokens.push(n), this.tokenizer.valuesEnabled = t, n;
	}
	backToken() {
		if (this.back) throw Error("Illegal state");
		this.back = this.currToken, this.currToken = this.prevToken;
	}
	addValueContainer(e) {
		this.valueContainerStack.push(e), this.tokenizer.valuesEnabled = !0;
	}
	consumeValueContainer() {
		let e = this.valueContainerStack.pop();
		return this.tokenizer.valuesEnabled = this.valueContainerStack.length > 0, e;
	}
	applyResolveKeyForTable(e) {
		this.keysResolver.applyResolveKeyForTable(e);
	}
	verifyDuplicateKeys() {
		this.keysResolver.verifyDuplicateKeys(this.topLevelTable);
	}
	reportParseError(e, t) {
		let n, r, i;
		if (t) n = t.range[0], r = t.loc.start.line, i = t.loc.start.column;
		else {
			n = this.tokenizer.start;
			let e = this.tokenizer.getLocFromIndex(n);
			r = e.line, i = e.column;
		}
		throw new ParseError(e, n, r, i);
	}
};
const h = { VALUE: "missing-value" }, g = {
	BasicString: "basic",
	MultiLineBasicString: "basic",
	LiteralString: "literal",
	MultiLineLiteralString: "literal"
}, _ = {
	BasicString: "basic",
	LiteralString: "literal"
}, v = {
	OffsetDateTime: "offset-date-time",
	LocalDateTime: "local-date-time",
	LocalDate: "local-date",
	LocalTime: "local-time"
};
var TOMLParser = class {
	constructor(e, t) {
		this.text = e, this.parserOptions = t || {}, this.tomlVersion = getTOMLVer(this.parserOptions.tomlVersion);
	}
	parse() {
		let e = {
			type: "Program",
			body: [],
			sourceType: "module",
			tokens: [],
			comments: [],
			parent: null,
			range: [0, 0],
			loc: {
				start: {
					line: 1,
					column: 0
				},
				end: {
					line: 1,
					column: 0
				}
			}
		}, t = {
			type: "TOMLTopLevelTable",
			body: [],
			parent: e,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		};
		e.body = [t];
		let n = new Context({
			text: this.text,
			parserOptions: this.parserOptions,
			topLevelTable: t
		}), r = n.nextToken();
		if (r) {
			for (t.range[0] = r.range[0], t.loc.start = clonePos(r.loc.start); r;) {
				let e = n.stateStack.pop() || "TABLE";
				n.stateStack.push(...this[e](r, n)), r = n.nextToken();
			}
			let e = n.stateStack.pop() || "TABLE";
			if (e in h) return n.reportParseError(h[e], null);
			n.table.type === "TOMLTable" && applyEndLoc(n.table, last(n.table.body)), applyEndLoc(t, last(t.body));
		}
		n.verifyDuplicateKeys(), e.tokens = n.tokens, e.comments = n.comments;
		let i = n.tokenizer.end, a = n.tokenizer.getLocFromIndex(i);
		return e.range[1] = i, e.loc.end = {
			line: a.line,
			column: a.column
		}, e;
	}
	TABLE(e, t) {
		return isBare(e) || isString(e) ? this.processKeyValue(e, t.table, t) : isLeftBracket(e) ? this.processTable(e, t.topLevelTable, t) : t.reportParseError("unexpected-token", e);
	}
	VALUE(e, t) {
		return isString(e) || isMultiLineString(e) ? this.processStringValue(e, t) : isNumber(e) ? this.processNumberValue(e, t) : isBoolean(e) ? this.processBooleanValue(e, t) : isDateTime(e) ? this.processDateTimeValue(e, t) : isLeftBracket(e) ? this.processArray(e, t) : isLeftBrace(e) ? this.processInlineTable(e, t) : t.reportParseError("unexpected-token", e);
	}
	processTable(e, t, n) {
		let r = {
			type: "TOMLTable",
			kind: "standard",
			key: null,
			resolvedKey: [],
			body: [],
			parent: t,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		};
		n.table.type === "TOMLTable" && applyEndLoc(n.table, last(n.table.body)), t.body.push(r), n.table = r;
		let i = n.nextToken({ needSameLine: "invalid-key-value-newline" });
		if (isLeftBracket(i)) {
			if (e.range[1] < i.range[0]) return n.reportParseError("invalid-space", i);
			r.kind = "array", i = n.nextToken({ needSameLine: "invalid-key-value-newline" });
		}
		if (isRightBracket(i)) return n.reportParseError("missing-key", i);
		if (!i) return n.reportParseError("unterminated-table-key", null);
		if (i = this.processKeyNode(i, r, n).nextToken, !isRightBracket(i)) return n.reportParseError("unterminated-table-key", i);
		if (r.kind === "array") {
			let e = i;
			if (i = n.nextToken({ needSameLine: "invalid-key-value-newline" }), !isRightBracket(i)) return n.reportParseError("unterminated-table-key", i);
			if (e.range[1] < i.range[0]) return n.reportParseError("invalid-space", i);
		}
		return applyEndLoc(r, i), n.applyResolveKeyForTable(r), n.needNewLine = !0, [];
	}
	processKeyValue(e, t, n) {
		let r = {
			type: "TOMLKeyValue",
			key: null,
			value: null,
			parent: t,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		};
		t.body.push(r);
		let { nextToken: i } = this.processKeyNode(e, r, n);
		return isEq(i) ? (n.addValueContainer({
			parent: r,
			set: (e) => (r.value = e, applyEndLoc(r, e), n.needNewLine = !0, [])
		}), n.needSameLine = "invalid-key-value-newline", ["VALUE"]) : n.reportParseError("missing-equals-sign", i);
	}
	processKeyNode(e, t, n) {
		isDot(e) && n.reportParseError("invalid-leading-dot-in-key", e);
		let r = {
			type: "TOMLKey",
			keys: [],
			parent: t,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		};
		t.key = r;
		let i = e, a = null;
		do {
			if (isBare(i)) this.processBareKey(i, r);
			else if (isString(i)) this.processStringKey(i, r);
			else break;
			if (a = null, i = n.nextToken({ needSameLine: "invalid-key-value-newline" }), !isDot(i)) break;
			a = i, i = n.nextToken({ needSameLine: "invalid-key-value-newline" });
		} while (i);
		return a && n.reportParseError(isDot(i) ? "invalid-consecutive-dots-in-key" : "invalid-trailing-dot-in-key", a), applyEndLoc(r, last(r.keys)), {
			keyNode: r,
			nextToken: i
		};
	}
	processBareKey(e, t) {
		let n = {
			type: "TOMLBare",
			name: e.value,
			parent: t,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		};
		t.keys.push(n);
	}
	processStringKey(e, t) {
		let n = {
			type: "TOMLQuoted",
			kind: "string",
			value: e.string,
			style: _[e.type],
			multiline: !1,
			parent: t,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		};
		t.keys.push(n);
	}
	processStringValue(e, t) {
		let n = t.consumeValueContainer(), r = {
			type: "TOMLValue",
			kind: "string",
			value: e.string,
			style: g[e.type],
			multiline: isMultiLineString(e),
			parent: n.parent,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		};
		return n.set(r);
	}
	processNumberValue(e, t) {
		let n = t.consumeValueContainer(), r = this.text, [i, a] = e.range, o = null, getNumberText = () => o ??= r.slice(i, a).replace(/_/g, ""), s;
		return s = e.type === "Integer" ? {
			type: "TOMLValue",
			kind: "integer",
			value: e.number,
			bigint: e.bigint,
			get number() {
				return getNumberText();
			},
			parent: n.parent,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		} : {
			type: "TOMLValue",
			kind: "float",
			value: e.number,
			get number() {
				return getNumberText();
			},
			parent: n.parent,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		}, n.set(s);
	}
	processBooleanValue(e, t) {
		let n = t.consumeValueContainer(), r = {
			type: "TOMLValue",
			kind: "boolean",
			value: e.boolean,
			parent: n.parent,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		};
		return n.set(r);
	}
	processDateTimeValue(e, t) {
		let n = t.consumeValueContainer(), r = {
			type: "TOMLValue",
			kind: v[e.type],
			value: e.date,
			datetime: e.value,
			parent: n.parent,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		};
		return n.set(r);
	}
	processArray(e, t) {
		let n = t.consumeValueContainer(), r = {
			type: "TOMLArray",
			elements: [],
			parent: n.parent,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		}, i = t.nextToken({ valuesEnabled: !0 });
		return isRightBracket(i) ? (applyEndLoc(r, i), n.set(r)) : (t.backToken(), this.processArrayValue(r, n, t));
	}
	processArrayValue(e, t, n) {
		return n.addValueContainer({
			parent: e,
			set: (r) => {
				e.elements.push(r);
				let i = n.nextToken({ valuesEnabled: !0 }), a = isComma(i);
				return a && (i = n.nextToken({ valuesEnabled: !0 })), isRightBracket(i) ? (applyEndLoc(e, i), t.set(e)) : a ? (n.backToken(), this.processArrayValue(e, t, n)) : n.reportParseError(i ? "missing-comma" : "unterminated-array", i);
			}
		}), ["VALUE"];
	}
	processInlineTable(e, t) {
		let n = t.consumeValueContainer(), r = {
			type: "TOMLInlineTable",
			body: [],
			parent: n.parent,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		}, i = this.tomlVersion.gte(1, 1) ? void 0 : "invalid-inline-table-newline", a = t.nextToken({ needSameLine: i });
		if (a) {
			if (isBare(a) || isString(a)) return this.processInlineTableKeyValue(a, r, n, t);
			if (isRightBrace(a)) return applyEndLoc(r, a), n.set(r);
		}
		return t.reportParseError("unexpected-token", a);
	}
	processInlineTableKeyValue(e, t, n, r) {
		let i = {
			type: "TOMLKeyValue",
			key: null,
			value: null,
			parent: t,
			range: cloneRange(e.range),
			loc: cloneLoc(e.loc)
		};
		t.body.push(i);
		let { nextToken: a } = this.processKeyNode(e, i, r);
		if (!isEq(a)) return r.reportParseError("missing-equals-sign", a);
		let o = this.tomlVersion.gte(1, 1) ? void 0 : "invalid-inline-table-newline";
		return r.addValueContainer({
			parent: i,
			set: (e) => {
				i.value = e, applyEndLoc(i, e);
				let a = r.nextToken({ needSameLine: o });
				if (isComma(a)) {
					if (a = r.nextToken({ needSameLine: o }), a && (isBare(a) || isString(a))) return this.processInlineTableKeyValue(a, t, n, r);
					if (isRightBrace(a)) {
						if (this.tomlVersion.lt(1, 1)) return r.reportParseError("invalid-trailing-comma-in-inline-table", a);
					} else return r.reportParseError(a ? "unexpected-token" : "unterminated-inline-table", a);
				}
				return isRightBrace(a) ? (applyEndLoc(t, a), n.set(t)) : r.reportParseError(a ? "missing-comma" : "unterminated-inline-table", a);
			}
		}), r.needSameLine = "invalid-key-value-newline", ["VALUE"];
	}
};
function isDot(e) {
	return isPunctuator(e) && e.value === ".";
}
function isEq(e) {
	return isPunctuator(e) && e.value === "=";
}
function isLeftBracket(e) {
	return isPunctuator(e) && e.value === "[";
}
function isRightBracket(e) {
	return isPunctuator(e) && e.value === "]";
}
function isLeftBrace(e) {
	return isPunctuator(e) && e.value === "{";
}
function isRightBrace(e) {
	return isPunctuator(e) && e.value === "}";
}
function isComma(e) {
	return isPunctuator(e) && e.value === ",";
}
function isPunctuator(e) {
	return !!(e && e.type === "Punctuator");
}
function isBare(e) {
	return e.type === "Bare";
}
function isString(e) {
	return e.type === "BasicString" || e.type === "LiteralString";
}
function isMultiLineString(e) {
	return e.type === "MultiLineBasicString" || e.type === "MultiLineLiteralString";
}
function isNumber(e) {
	return e.type === "Integer" || e.type === "Float";
}
function isBoolean(e) {
	return e.type === "Boolean";
}
function isDateTime(e) {
	return e.type === "OffsetDateTime" || e.type === "LocalDateTime" || e.type === "LocalDate" || e.type === "LocalTime";
}
function applyEndLoc(e, t) {
	t && (e.range[1] = t.range[1], e.loc.end = clonePos(t.loc.end));
}
function cloneRange(e) {
	return [e[0], e[1]];
}
function cloneLoc(e) {
	return {
		start: clonePos(e.start),
		end: clonePos(e.end)
	};
}
function clonePos(e) {
	return {
		line: e.line,
		column: e.column
	};
}
const y = unionWith({
	Program: ["body"],
	TOMLTopLevelTable: ["body"],
	TOMLTable: ["key", "body"],
	TOMLKeyValue: ["key", "value"],
	TOMLKey: ["keys"],
	TOMLArray: ["elements"],
	TOMLInlineTable: ["body"],
	TOMLBare: [],
	TOMLQuoted: [],
	TOMLValue: []
});
function parseForESLint(e, t) {
	return {
		ast: new TOMLParser(e, t).parse(),
		visitorKeys: y,
		services: { isTOML: !0 }
	};
}
function parseTOML(e, t) {
	return parseForESLint(e, t).ast;
}
// src/engine/source/parts/toml-parts.ts
function getName(e) {
	return e.type === "TOMLBare" ? e.name : e.value;
}
function addValue(e, t) {
	if (t.type === "TOMLArray") for (let [n, r] of t.elements.entries()) addValue(e.set(n, r.range[0]), r);
	else t.type === "TOMLInlineTable" && addMembers(e, t.body);
}
function addMembers(e, t) {
	for (let { key: n, value: r } of t) {
		let t = e;
		for (let e of n.keys) t = t.enter(getName(e), e.range[0]);
		addValue(t, r);
	}
}
function readTomlParts(t) {
	let n = new e(0);
	for (let e of parseTOML(t).body[0].body) {
		if (e.type === "TOMLKeyValue") {
			addMembers(n, [e]);
			continue;
		}
		let t = n, r = e.range[0], i = 0;
		for (let n of e.resolvedKey) typeof n == "string" && (r = e.key.keys[i++]?.range[0] ?? r), t = t.enter(n, r);
		addMembers(t, e.body);
	}
	return n;
}
export { readTomlParts };
