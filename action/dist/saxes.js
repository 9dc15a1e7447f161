import { __commonJSMin as e } from "./rolldown-runtime.js";
// node_modules/xmlchars/xml/1.0/ed5.js
var t = /* @__PURE__ */ e(((e) => {
	/**
	* Character classes and associated utilities for the 5th edition of XML 1.0.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CHAR = "	\n\r -퟿-�𐀀-􏿿", e.S = " 	\r\n", e.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NAME_CHAR = "-" + e.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.CHAR_RE = RegExp("^[" + e.CHAR + "]$", "u"), e.S_RE = RegExp("^[" + e.S + "]+$", "u"), e.NAME_START_CHAR_RE = RegExp("^[" + e.NAME_START_CHAR + "]$", "u"), e.NAME_CHAR_RE = RegExp("^[" + e.NAME_CHAR + "]$", "u"), e.NAME_RE = RegExp("^[" + e.NAME_START_CHAR + "][" + e.NAME_CHAR + "]*$", "u"), e.NMTOKEN_RE = RegExp("^[" + e.NAME_CHAR + "]+$", "u");
	var t = 9, n = 10, r = 13, i = 32;
	e.S_LIST = [
		i,
		n,
		r,
		t
	];
	function isChar(e) {
		return e >= i && e <= 55295 || e === n || e === r || e === t || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
	}
	e.isChar = isChar;
	function isS(e) {
		return e === i || e === n || e === r || e === t;
	}
	e.isS = isS;
	function isNameStartChar(e) {
		return e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 58 || e === 95 || e === 8204 || e === 8205 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNameStartChar = isNameStartChar;
	function isNameChar(e) {
		return isNameStartChar(e) || e >= 48 && e <= 57 || e === 45 || e === 46 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNameChar = isNameChar;
})), n = /* @__PURE__ */ e(((e) => {
	/**
	* Character classes and associated utilities for the 2nd edition of XML 1.1.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CHAR = "-퟿-�𐀀-􏿿", e.RESTRICTED_CHAR = "-\b\v\f---", e.S = " 	\r\n", e.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NAME_CHAR = "-" + e.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.CHAR_RE = RegExp("^[" + e.CHAR + "]$", "u"), e.RESTRICTED_CHAR_RE = RegExp("^[" + e.RESTRICTED_CHAR + "]$", "u"), e.S_RE = RegExp("^[" + e.S + "]+$", "u"), e.NAME_START_CHAR_RE = RegExp("^[" + e.NAME_START_CHAR + "]$", "u"), e.NAME_CHAR_RE = RegExp("^[" + e.NAME_CHAR + "]$", "u"), e.NAME_RE = RegExp("^[" + e.NAME_START_CHAR + "][" + e.NAME_CHAR + "]*$", "u"), e.NMTOKEN_RE = RegExp("^[" + e.NAME_CHAR + "]+$", "u");
	var t = 9, n = 10, r = 13, i = 32;
	e.S_LIST = [
		i,
		n,
		r,
		t
	];
	function isChar(e) {
		return e >= 1 && e <= 55295 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
	}
	e.isChar = isChar;
	function isRestrictedChar(e) {
		return e >= 1 && e <= 8 || e === 11 || e === 12 || e >= 14 && e <= 31 || e >= 127 && e <= 132 || e >= 134 && e <= 159;
	}
	e.isRestrictedChar = isRestrictedChar;
	function isCharAndNotRestricted(e) {
		return e === 9 || e === 10 || e === 13 || e > 31 && e < 127 || e === 133 || e > 159 && e <= 55295 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
	}
	e.isCharAndNotRestricted = isCharAndNotRestricted;
	function isS(e) {
		return e === i || e === n || e === r || e === t;
	}
	e.isS = isS;
	function isNameStartChar(e) {
		return e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 58 || e === 95 || e === 8204 || e === 8205 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNameStartChar = isNameStartChar;
	function isNameChar(e) {
		return isNameStartChar(e) || e >= 48 && e <= 57 || e === 45 || e === 46 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNameChar = isNameChar;
})), r = /* @__PURE__ */ e(((e) => {
	/**
	* Character class utilities for XML NS 1.0 edition 3.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(e, "__esModule", { value: !0 }), e.NC_NAME_START_CHAR = "A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NC_NAME_CHAR = "-" + e.NC_NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.NC_NAME_START_CHAR_RE = RegExp("^[" + e.NC_NAME_START_CHAR + "]$", "u"), e.NC_NAME_CHAR_RE = RegExp("^[" + e.NC_NAME_CHAR + "]$", "u"), e.NC_NAME_RE = RegExp("^[" + e.NC_NAME_START_CHAR + "][" + e.NC_NAME_CHAR + "]*$", "u");
	function isNCNameStartChar(e) {
		return e >= 65 && e <= 90 || e === 95 || e >= 97 && e <= 122 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNCNameStartChar = isNCNameStartChar;
	function isNCNameChar(e) {
		return isNCNameStartChar(e) || e === 45 || e === 46 || e >= 48 && e <= 57 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNCNameChar = isNCNameChar;
})), i = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SaxesParser = e.EVENTS = void 0;
	let i = t(), a = n(), o = r();
	var s = i.isS, c = i.isChar, l = i.isNameStartChar, u = i.isNameChar, d = i.S_LIST, f = i.NAME_RE, p = a.isChar, m = o.isNCNameStartChar, h = o.isNCNameChar, g = o.NC_NAME_RE;
	let _ = "http://www.w3.org/XML/1998/namespace", v = "http://www.w3.org/2000/xmlns/", y = {
		__proto__: null,
		xml: _,
		xmlns: v
	}, b = {
		__proto__: null,
		amp: "&",
		gt: ">",
		lt: "<",
		quot: "\"",
		apos: "'"
	}, x = 8232, isQuote = (e) => e === 34 || e === 39, S = [34, 39], C = [
		...S,
		91,
		62
	], w = [
		...S,
		60,
		93
	], T = [
		61,
		63,
		...d
	], E = [
		...d,
		62,
		38,
		60
	];
	function nsPairCheck(e, t, n) {
		switch (t) {
			case "xml":
				n !== _ && e.fail(`xml prefix must be bound to ${_}.`);
				break;
			case "xmlns": n !== v && e.fail(`xmlns prefix must be bound to ${v}.`);
		}
		switch (n) {
			case v:
				e.fail(t === "" ? `the default namespace may not be set to ${n}.` : `may not assign a prefix (even "xmlns") to the URI \
${v}.`);
				break;
			case _: switch (t) {
				case "xml": break;
				case "":
					e.fail(`the default namespace may not be set to ${n}.`);
					break;
				default: e.fail("may not assign the xml namespace to another prefix.");
			}
		}
	}
	function nsMappingCheck(e, t) {
		for (let n of Object.keys(t)) nsPairCheck(e, n, t[n]);
	}
	let isNCName = (e) => g.test(e), isName = (e) => f.test(e);
	e.EVENTS = [
		"xmldecl",
		"text",
		"processinginstruction",
		"doctype",
		"comment",
		"opentagstart",
		"attribute",
		"opentag",
		"closetag",
		"cdata",
		"error",
		"end",
		"ready"
	];
	let D = {
		xmldecl: "xmldeclHandler",
		text: "textHandler",
		processinginstruction: "piHandler",
		doctype: "doctypeHandler",
		comment: "commentHandler",
		opentagstart: "openTagStartHandler",
		attribute: "attributeHandler",
		opentag: "openTagHandler",
		closetag: "closeTagHandler",
		cdata: "cdataHandler",
		error: "errorHandler",
		end: "endHandler",
		ready: "readyHandler"
	};
	e.SaxesParser = class {
		constructor(e) {
			this.opt = e ?? {}, this.fragmentOpt = !!this.opt.fragment;
			let t = this.xmlnsOpt = !!this.opt.xmlns;
			if (this.trackPosition = this.opt.position !== !1, this.fileName = this.opt.fileName, t) {
				this.nameStartCheck = m, this.nameCheck = h, this.isName = isNCName, this.processAttribs = this.processAttribsNS, this.pushAttrib = this.pushAttribNS, this.ns = Object.assign({ __proto__: null }, y);
				let e = this.opt.additionalNamespaces;
				e != null && (nsMappingCheck(this, e), Object.assign(this.ns, e));
			} else this.nameStartCheck = l, this.nameCheck = u, this.isName = isName, this.processAttribs = this.processAttribsPlain, this.pushAttrib = this.pushAttribPlain;
			this.stateTable = [
				this.sBegin,
				this.sBeginWhitespace,
				this.sDoctype,
				this.sDoctypeQuote,
				this.sDTD,
				this.sDTDQuoted,
				this.sDTDOpenWaka,
				this.sDTDOpenWakaBang,
				this.sDTDComment,
				this.sDTDCommentEnding,
				this.sDTDCommentEnded,
				this.sDTDPI,
				this.sDTDPIEnding,
				this.sText,
				this.sEntity,
				this.sOpenWaka,
				this.sOpenWakaBang,
				this.sComment,
				this.sCommentEnding,
				this.sCommentEnded,
				this.sCData,
				this.sCDataEnding,
				this.sCDataEnding2,
				this.sPIFirstChar,
				this.sPIRest,
				this.sPIBody,
				this.sPIEnding,
				this.sXMLDeclNameStart,
				this.sXMLDeclName,
				this.sXMLDeclEq,
				this.sXMLDeclValueStart,
				this.sXMLDeclValue,
				this.sXMLDeclSeparator,
				this.sXMLDeclEnding,
				this.sOpenTag,
				this.sOpenTagSlash,
				this.sAttrib,
				this.sAttribName,
				this.sAttribNameSawWhite,
				this.sAttribValue,
				this.sAttribValueQuoted,
				this.sAttribValueClosed,
				this.sAttribValueUnquoted,
				this.sCloseTag,
				this.sCloseTagSawWhite
			], this._init();
		}
		get closed() {
			return this._closed;
		}
		_init() {
			var e;
			this.openWakaBang = "", this.text = "", this.name = "", this.piTarget = "", this.entity = "", this.q = null, this.tags = [], this.tag = null, this.topNS = null, this.chunk = "", this.chunkPosition = 0, this.i = 0, this.prevI = 0, this.carriedFromPrevious = void 0, this.forbiddenState = 0, this.attribList = [];
			let { fragmentOpt: t } = this;
			this.state = t ? 13 : 0, this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = t, this.xmlDeclPossible = !t, this.xmlDeclExpects = ["version"], this.entityReturnState = void 0;
			let { defaultXMLVersion: n } = this.opt;
			if (n === void 0) {
				if (this.opt.forceXMLVersion === !0) throw Error("forceXMLVersion set but defaultXMLVersion is not set");
				n = "1.0";
			}
			this.setXMLVersion(n), this.positionAtNewLine = 0, this.doctype = !1, this._closed = !1, this.xmlDecl = {
				version: void 0,
				encoding: void 0,
				standalone: void 0
			}, this.line = 1, this.column = 0, this.ENTITIES = Object.create(b), (e = this.readyHandler) == null || e.call(this);
		}
		get position() {
			return this.chunkPosition + this.i;
		}
		get columnIndex() {
			return this.position - this.positionAtNewLine;
		}
		on(e, t) {
			this[D[e]] = t;
		}
		off(e) {
			this[D[e]] = void 0;
		}
		makeError(e) {
			let t = this.fileName ?? "";
			return this.trackPosition && (t.length > 0 && (t += ":"), t += `${this.line}:${this.column}`), t.length > 0 && (t += ": "), Error(t + e);
		}
		fail(e) {
			let t = this.makeError(e), n = this.errorHandler;
			if (n === void 0) throw t;
			return n(t), this;
		}
		write(e) {
			if (this.closed) return this.fail("cannot write after close; assign an onready handler.");
			let t = !1;
			e === null ? (t = !0, e = "") : typeof e == "object" && (e = e.toString()), this.carriedFromPrevious !== void 0 && (e = `${this.carriedFromPrevious}${e}`, this.carriedFromPrevious = void 0);
			let n = e.length, r = e.charCodeAt(n - 1);
			!t && (r === 13 || r >= 55296 && r <= 56319) && (this.carriedFromPrevious = e[n - 1], n--, e = e.slice(0, n));
			let { stateTable: i } = this;
			for (this.chunk = e, this.i = 0; this.i < n;) i[this.state].call(this);
			return this.chunkPosition += n, t ? this.end() : this;
		}
		close() {
			return this.write(null);
		}
		getCode10() {
			let { chunk: e, i: t } = this;
			if (this.prevI = t, this.i = t + 1, t >= e.length) return -1;
			let n = e.charCodeAt(t);
			if (this.column++, n < 55296) {
				if (n >= 32 || n === 9) return n;
				switch (n) {
					case 10: return this.line++, this.column = 0, this.positionAtNewLine = this.position, 10;
					case 13: return e.charCodeAt(t + 1) === 10 && (this.i = t + 2), this.line++, this.column = 0, this.positionAtNewLine = this.position, -2;
					default: return this.fail("disallowed character."), n;
				}
			}
			if (n > 56319) return n >= 57344 && n <= 65533 || this.fail("disallowed character."), n;
			let r = 65536 + (n - 55296) * 1024 + (e.charCodeAt(t + 1) - 56320);
			return this.i = t + 2, r > 1114111 && this.fail("disallowed character."), r;
		}
		getCode11() {
			let { chunk: e, i: t } = this;
			if (this.prevI = t, this.i = t + 1, t >= e.length) return -1;
			let n = e.charCodeAt(t);
			if (this.column++, n < 55296) {
				if (n > 31 && n < 127 || n > 159 && n !== x || n === 9) return n;
				switch (n) {
					case 10: return this.line++, this.column = 0, this.positionAtNewLine = this.position, 10;
					case 13: {
						let n = e.charCodeAt(t + 1);
						(n === 10 || n === 133) && (this.i = t + 2);
					}
					case 133:
					case x: return this.line++, this.column = 0, this.positionAtNewLine = this.position, -2;
					default: return this.fail("disallowed character."), n;
				}
			}
			if (n > 56319) return n >= 57344 && n <= 65533 || this.fail("disallowed character."), n;
			let r = 65536 + (n - 55296) * 1024 + (e.charCodeAt(t + 1) - 56320);
			return this.i = t + 2, r > 1114111 && this.fail("disallowed character."), r;
		}
		getCodeNorm() {
			let e = this.getCode();
			return e === -2 ? 10 : e;
		}
		unget() {
			this.i = this.prevI, this.column--;
		}
		captureTo(e) {
			let { i: t } = this, { chunk: n } = this;
			for (;;) {
				let r = this.getCode(), i = r === -2, a = i ? 10 : r;
				if (a === -1 || e.includes(a)) return this.text += n.slice(t, this.prevI), a;
				i && (this.text += `${n.slice(t, this.prevI)}\n`, t = this.i);
			}
		}
		captureToChar(e) {
			let { i: t } = this, { chunk: n } = this;
			for (;;) {
				let r = this.getCode();
				switch (r) {
					case -2:
						this.text += `${n.slice(t, this.prevI)}\n`, t = this.i, r = 10;
						break;
					case -1: return this.text += n.slice(t), !1;
				}
				if (r === e) return this.text += n.slice(t, this.prevI), !0;
			}
		}
		captureNameChars() {
			let { chunk: e, i: t } = this;
			for (;;) {
				let n = this.getCode();
				if (n === -1) return this.name += e.slice(t), -1;
				if (!u(n)) return this.name += e.slice(t, this.prevI), n === -2 ? 10 : n;
			}
		}
		skipSpaces() {
			for (;;) {
				let e = this.getCodeNorm();
				if (e === -1 || !s(e)) return e;
			}
		}
		setXMLVersion(e) {
			this.currentXMLVersion = e, e === "1.0" ? (this.isChar = c, this.getCode = this.getCode10) : (this.isChar = p, this.getCode = this.getCode11);
		}
		sBegin() {
			this.chunk.charCodeAt(0) === 65279 && (this.i++, this.column++), this.state = 1;
		}
		sBeginWhitespace() {
			let e = this.i, t = this.skipSpaces();
			switch (this.prevI !== e && (this.xmlDeclPossible = !1), t) {
				case 60:
					if (this.state = 15, this.text.length !== 0) throw Error("no-empty text at start");
					break;
				case -1: break;
				default: this.unget(), this.state = 13, this.xmlDeclPossible = !1;
			}
		}
		sDoctype() {
			var e;
			let t = this.captureTo(C);
			switch (t) {
				case 62:
					(e = this.doctypeHandler) == null || e.call(this, this.text), this.text = "", this.state = 13, this.doctype = !0;
					break;
				case -1: break;
				default: this.text += String.fromCodePoint(t), t === 91 ? this.state = 4 : isQuote(t) && (this.state = 3, this.q = t);
			}
		}
		sDoctypeQuote() {
			let e = this.q;
			this.captureToChar(e) && (this.text += String.fromCodePoint(e), this.q = null, this.state = 2);
		}
		sDTD() {
			let e = this.captureTo(w);
			e !== -1 && (this.text += String.fromCodePoint(e), e === 93 ? this.state = 2 : e === 60 ? this.state = 6 : isQuote(e) && (this.state = 5, this.q = e));
		}
		sDTDQuoted() {
			let e = this.q;
			this.captureToChar(e) && (this.text += String.fromCodePoint(e), this.state = 4, this.q = null);
		}
		sDTDOpenWaka() {
			let e = this.getCodeNorm();
			switch (this.text += String.fromCodePoint(e), e) {
				case 33:
					this.state = 7, this.openWakaBang = "";
					break;
				case 63:
					this.state = 11;
					break;
				default: this.state = 4;
			}
		}
		sDTDOpenWakaBang() {
			let e = String.fromCodePoint(this.getCodeNorm()), t = this.openWakaBang += e;
			this.text += e, t !== "-" && (this.state = t === "--" ? 8 : 4, this.openWakaBang = "");
		}
		sDTDComment() {
			this.captureToChar(45) && (this.text += "-", this.state = 9);
		}
		sDTDCommentEnding() {
			let e = this.getCodeNorm();
			this.text += String.fromCodePoint(e), this.state = e === 45 ? 10 : 8;
		}
		sDTDCommentEnded() {
			let e = this.getCodeNorm();
			this.text += String.fromCodePoint(e), e === 62 ? this.state = 4 : (this.fail("malformed comment."), this.state = 8);
		}
		sDTDPI() {
			this.captureToChar(63) && (this.text += "?", this.state = 12);
		}
		sDTDPIEnding() {
			let e = this.getCodeNorm();
			this.text += String.fromCodePoint(e), e === 62 && (this.state = 4);
		}
		sText() {
			this.tags.length === 0 ? this.handleTextOutsideRoot() : this.handleTextInRoot();
		}
		sEntity() {
			let { i: e } = this, { chunk: t } = this;
			loop: for (;;) switch (this.getCode()) {
				case -2:
					this.entity += `${t.slice(e, this.prevI)}\n`, e = this.i;
					break;
				case 59: {
					let { entityReturnState: n } = this, r = this.entity + t.slice(e, this.prevI);
					this.state = n;
					let i;
					r === "" ? (this.fail("empty entity name."), i = "&;") : (i = this.parseEntity(r), this.entity = ""), (n !== 13 || this.textHandler !== void 0) && (this.text += i);
					break loop;
				}
				case -1:
					this.entity += t.slice(e);
					break loop;
			}
		}
		sOpenWaka() {
			let e = this.getCode();
			if (l(e)) this.state = 34, this.unget(), this.xmlDeclPossible = !1;
			else switch (e) {
				case 47:
					this.state = 43, this.xmlDeclPossible = !1;
					break;
				case 33:
					this.state = 16, this.openWakaBang = "", this.xmlDeclPossible = !1;
					break;
				case 63:
					this.state = 23;
					break;
				default: this.fail("disallowed character in tag name"), this.state = 13, this.xmlDeclPossible = !1;
			}
		}
		sOpenWakaBang() {
			switch (this.openWakaBang += String.fromCodePoint(this.getCodeNorm()), this.openWakaBang) {
				case "[CDATA[":
					!this.sawRoot && !this.reportedTextBeforeRoot && (this.fail("text data outside of root node."), this.reportedTextBeforeRoot = !0), this.closedRoot && !this.reportedTextAfterRoot && (this.fail("text data outside of root node."), this.reportedTextAfterRoot = !0), this.state = 20, this.openWakaBang = "";
					break;
				case "--":
					this.state = 17, this.openWakaBang = "";
					break;
				case "DOCTYPE":
					this.state = 2, (this.doctype || this.sawRoot) && this.fail("inappropriately located doctype declaration."), this.openWakaBang = "";
					break;
				default: this.openWakaBang.length >= 7 && this.fail("incorrect syntax.");
			}
		}
		sComment() {
			this.captureToChar(45) && (this.state = 18);
		}
		sCommentEnding() {
			var e;
			let t = this.getCodeNorm();
			t === 45 ? (this.state = 19, (e = this.commentHandler) == null || e.call(this, this.text), this.text = "") : (this.text += `-${String.fromCodePoint(t)}`, this.state = 17);
		}
		sCommentEnded() {
			let e = this.getCodeNorm();
			e === 62 ? this.state = 13 : (this.fail("malformed comment."), this.text += `--${String.fromCodePoint(e)}`, this.state = 17);
		}
		sCData() {
			this.captureToChar(93) && (this.state = 21);
		}
		sCDataEnding() {
			let e = this.getCodeNorm();
			e === 93 ? this.state = 22 : (this.text += `]${String.fromCodePoint(e)}`, this.state = 20);
		}
		sCDataEnding2() {
			var e;
			let t = this.getCodeNorm();
			switch (t) {
				case 62:
					(e = this.cdataHandler) == null || e.call(this, this.text), this.text = "", this.state = 13;
					break;
				case 93:
					this.text += "]";
					break;
				default: this.text += `]]${String.fromCodePoint(t)}`, this.state = 20;
			}
		}
		sPIFirstChar() {
			let e = this.getCodeNorm();
			this.nameStartCheck(e) ? (this.piTarget += String.fromCodePoint(e), this.state = 24) : e === 63 || s(e) ? (this.fail("processing instruction without a target."), this.state = e === 63 ? 26 : 25) : (this.fail("disallowed character in processing instruction name."), this.piTarget += String.fromCodePoint(e), this.state = 24);
		}
		sPIRest() {
			let { chunk: e, i: t } = this;
			for (;;) {
				let n = this.getCodeNorm();
				if (n === -1) {
					this.piTarget += e.slice(t);
					return;
				}
				if (!this.nameCheck(n)) {
					this.piTarget += e.slice(t, this.prevI);
					let r = n === 63;
					r || s(n) ? this.piTarget === "xml" ? (this.xmlDeclPossible || this.fail("an XML declaration must be at the start of the document."), this.state = r ? 33 : 27) : this.state = r ? 26 : 25 : (this.fail("disallowed character in processing instruction name."), this.piTarget += String.fromCodePoint(n));
					break;
				}
			}
		}
		sPIBody() {
			if (this.text.length === 0) {
				let e = this.getCodeNorm();
				e === 63 ? this.state = 26 : s(e) || (this.text = String.fromCodePoint(e));
			} else this.captureToChar(63) && (this.state = 26);
		}
		sPIEnding() {
			var e;
			let t = this.getCodeNorm();
			if (t === 62) {
				let { piTarget: t } = this;
				t.toLowerCase() === "xml" && this.fail("the XML declaration must appear at the start of the document."), (e = this.piHandler) == null || e.call(this, {
					target: t,
					body: this.text
				}), this.piTarget = this.text = "", this.state = 13;
			} else t === 63 ? this.text += "?" : (this.text += `?${String.fromCodePoint(t)}`, this.state = 25);
			this.xmlDeclPossible = !1;
		}
		sXMLDeclNameStart() {
			let e = this.skipSpaces();
			e === 63 ? this.state = 33 : e !== -1 && (this.state = 28, this.name = String.fromCodePoint(e));
		}
		sXMLDeclName() {
			let e = this.captureTo(T);
			if (e === 63) this.state = 33, this.name += this.text, this.text = "", this.fail("XML declaration is incomplete.");
			else if (s(e) || e === 61) {
				if (this.name += this.text, this.text = "", !this.xmlDeclExpects.includes(this.name)) switch (this.name.length) {
					case 0:
						this.fail("did not expect any more name/value pairs.");
						break;
					case 1:
						this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
						break;
					default: this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
				}
				this.state = e === 61 ? 30 : 29;
			}
		}
		sXMLDeclEq() {
			let e = this.getCodeNorm();
			e === 63 ? (this.state = 33, this.fail("XML declaration is incomplete.")) : s(e) || (e !== 61 && this.fail("value required."), this.state = 30);
		}
		sXMLDeclValueStart() {
			let e = this.getCodeNorm();
			e === 63 ? (this.state = 33, this.fail("XML declaration is incomplete.")) : s(e) || (isQuote(e) ? this.q = e : (this.fail("value must be quoted."), this.q = 32), this.state = 31);
		}
		sXMLDeclValue() {
			let e = this.captureTo([this.q, 63]);
			if (e === 63) {
				this.state = 33, this.text = "", this.fail("XML declaration is incomplete.");
				return;
			}
			if (e === -1) return;
			let t = this.text;
			switch (this.text = "", this.name) {
				case "version": {
					this.xmlDeclExpects = ["encoding", "standalone"];
					let e = t;
					this.xmlDecl.version = e, /^1\.[0-9]+$/.test(e) ? this.opt.forceXMLVersion || this.setXMLVersion(e) : this.fail("version number must match /^1\\.[0-9]+$/.");
					break;
				}
				case "encoding":
					/^[A-Za-z][A-Za-z0-9._-]*$/.test(t) || this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/."), this.xmlDeclExpects = ["standalone"], this.xmlDecl.encoding = t;
					break;
				case "standalone": t !== "yes" && t !== "no" && this.fail("standalone value must match \"yes\" or \"no\"."), this.xmlDeclExpects = [], this.xmlDecl.standalone = t;
			}
			this.name = "", this.state = 32;
		}
		sXMLDeclSeparator() {
			let e = this.getCodeNorm();
			e === 63 ? this.state = 33 : (s(e) || (this.fail("whitespace required."), this.unget()), this.state = 27);
		}
		sXMLDeclEnding() {
			var e;
			this.getCodeNorm() === 62 ? (this.piTarget === "xml" ? this.name !== "version" && this.xmlDeclExpects.includes("version") && this.fail("XML declaration must contain a version.") : this.fail("processing instructions are not allowed before root."), (e = this.xmldeclHandler) == null || e.call(this, this.xmlDecl), this.name = "", this.piTarget = this.text = "", this.state = 13) : this.fail("The character ? is disallowed anywhere in XML declarations."), this.xmlDeclPossible = !1;
		}
		sOpenTag() {
			var e;
			let t = this.captureNameChars();
			if (t === -1) return;
			let n = this.tag = {
				name: this.name,
				attributes: Object.create(null)
			};
			switch (this.name = "", this.xmlnsOpt && (this.topNS = n.ns = Object.create(null)), (e = this.openTagStartHandler) == null || e.call(this, n), this.sawRoot = !0, !this.fragmentOpt && this.closedRoot && this.fail("documents may contain only one root."), t) {
				case 62:
					this.openTag();
					break;
				case 47:
					this.state = 35;
					break;
				default: s(t) || this.fail("disallowed character in tag name."), this.state = 36;
			}
		}
		sOpenTagSlash() {
			this.getCode() === 62 ? this.openSelfClosingTag() : (this.fail("forward-slash in opening tag not followed by >."), this.state = 36);
		}
		sAttrib() {
			let e = this.skipSpaces();
			e !== -1 && (l(e) ? (this.unget(), this.state = 37) : e === 62 ? this.openTag() : e === 47 ? this.state = 35 : this.fail("disallowed character in attribute name."));
		}
		sAttribName() {
			let e = this.captureNameChars();
			e === 61 ? this.state = 39 : s(e) ? this.state = 38 : e === 62 ? (this.fail("attribute without value."), this.pushAttrib(this.name, this.name), this.name = this.text = "", this.openTag()) : e !== -1 && this.fail("disallowed character in attribute name.");
		}
		sAttribNameSawWhite() {
			let e = this.skipSpaces();
			switch (e) {
				case -1: return;
				case 61:
					this.state = 39;
					break;
				default: this.fail("attribute without value."), this.text = "", this.name = "", e === 62 ? this.openTag() : l(e) ? (this.unget(), this.state = 37) : (this.fail("disallowed character in attribute name."), this.state = 36);
			}
		}
		sAttribValue() {
			let e = this.getCodeNorm();
			isQuote(e) ? (this.q = e, this.state = 40) : s(e) || (this.fail("unquoted attribute value."), this.state = 42, this.unget());
		}
		sAttribValueQuoted() {
			let { q: e, chunk: t } = this, { i: n } = this;
			for (;;) switch (this.getCode()) {
				case e:
					this.pushAttrib(this.name, this.text + t.slice(n, this.prevI)), this.name = this.text = "", this.q = null, this.state = 41;
					return;
				case 38:
					this.text += t.slice(n, this.prevI), this.state = 14, this.entityReturnState = 40;
					return;
				case 10:
				case -2:
				case 9:
					this.text += `${t.slice(n, this.prevI)} `, n = this.i;
					break;
				case 60:
					this.text += t.slice(n, this.prevI), this.fail("disallowed character.");
					return;
				case -1:
					this.text += t.slice(n);
					return;
			}
		}
		sAttribValueClosed() {
			let e = this.getCodeNorm();
			s(e) ? this.state = 36 : e === 62 ? this.openTag() : e === 47 ? this.state = 35 : l(e) ? (this.fail("no whitespace between attributes."), this.unget(), this.state = 37) : this.fail("disallowed character in attribute name.");
		}
		sAttribValueUnquoted() {
			let e = this.captureTo(E);
			switch (e) {
				case 38:
					this.state = 14, this.entityReturnState = 42;
					break;
				case 60:
					this.fail("disallowed character.");
					break;
				case -1: break;
				default: this.text.includes("]]>") && this.fail("the string \"]]>\" is disallowed in char data."), this.pushAttrib(this.name, this.text), this.name = this.text = "", e === 62 ? this.openTag() : this.state = 36;
			}
		}
		sCloseTag() {
			let e = this.captureNameChars();
			e === 62 ? this.closeTag() : s(e) ? this.state = 44 : e !== -1 && this.fail("disallowed character in closing tag.");
		}
		sCloseTagSawWhite() {
			switch (this.skipSpaces()) {
				case 62:
					this.closeTag();
					break;
				case -1: break;
				default: this.fail("disallowed character in closing tag.");
			}
		}
		handleTextInRoot() {
			let { i: e, forbiddenState: t } = this, { chunk: n, textHandler: r } = this;
			scanLoop: for (;;) switch (this.getCode()) {
				case 60:
					if (this.state = 15, r !== void 0) {
						let { text: t } = this, i = n.slice(e, this.prevI);
						t.length === 0 ? i.length !== 0 && r(i) : (r(t + i), this.text = "");
					}
					t = 0;
					break scanLoop;
				case 38:
					this.state = 14, this.entityReturnState = 13, r !== void 0 && (this.text += n.slice(e, this.prevI)), t = 0;
					break scanLoop;
				case 93:
					switch (t) {
						case 0:
							t = 1;
							break;
						case 1:
							t = 2;
							break;
						case 2: break;
						default: throw Error("impossible state");
					}
					break;
				case 62:
					t === 2 && this.fail("the string \"]]>\" is disallowed in char data."), t = 0;
					break;
				case -2:
					r !== void 0 && (this.text += `${n.slice(e, this.prevI)}\n`), e = this.i, t = 0;
					break;
				case -1:
					r !== void 0 && (this.text += n.slice(e));
					break scanLoop;
				default: t = 0;
			}
			this.forbiddenState = t;
		}
		handleTextOutsideRoot() {
			let { i: e } = this, { chunk: t, textHandler: n } = this, r = !1;
			outRootLoop: for (;;) {
				let i = this.getCode();
				switch (i) {
					case 60:
						if (this.state = 15, n !== void 0) {
							let { text: r } = this, i = t.slice(e, this.prevI);
							r.length === 0 ? i.length !== 0 && n(i) : (n(r + i), this.text = "");
						}
						break outRootLoop;
					case 38:
						this.state = 14, this.entityReturnState = 13, n !== void 0 && (this.text += t.slice(e, this.prevI)), r = !0;
						break outRootLoop;
					case -2:
						n !== void 0 && (this.text += `${t.slice(e, this.prevI)}\n`), e = this.i;
						break;
					case -1:
						n !== void 0 && (this.text += t.slice(e));
						break outRootLoop;
					default: s(i) || (r = !0);
				}
			}
			r && (!this.sawRoot && !this.reportedTextBeforeRoot && (this.fail("text data outside of root node."), this.reportedTextBeforeRoot = !0), this.closedRoot && !this.reportedTextAfterRoot && (this.fail("text data outside of root node."), this.reportedTextAfterRoot = !0));
		}
		pushAttribNS(e, t) {
			var n;
			let { prefix: r, local: i } = this.qname(e), a = {
				name: e,
				prefix: r,
				local: i,
				value: t
			};
			if (this.attribList.push(a), (n = this.attributeHandler) == null || n.call(this, a), r === "xmlns") {
				let e = t.trim();
				this.currentXMLVersion === "1.0" && e === "" && this.fail("invalid attempt to undefine prefix in XML 1.0"), this.topNS[i] = e, nsPairCheck(this, i, e);
			} else if (e === "xmlns") {
				let e = t.trim();
				this.topNS[""] = e, nsPairCheck(this, "", e);
			}
		}
		pushAttribPlain(e, t) {
			var n;
			let r = {
				name: e,
				value: t
			};
			this.attribList.push(r), (n = this.attributeHandler) == null || n.call(this, r);
		}
		end() {
			var e, t;
			this.sawRoot || this.fail("document must contain a root element.");
			let { tags: n } = this;
			for (; n.length > 0;) {
				let e = n.pop();
				this.fail(`unclosed tag: ${e.name}`);
			}
			this.state !== 0 && this.state !== 13 && this.fail("unexpected end.");
			let { text: r } = this;
			return r.length !== 0 && ((e = this.textHandler) == null || e.call(this, r), this.text = ""), this._closed = !0, (t = this.endHandler) == null || t.call(this), this._init(), this;
		}
		resolve(e) {
			var t;
			let n = this.topNS[e];
			if (n !== void 0) return n;
			let { tags: r } = this;
			for (let t = r.length - 1; t >= 0; t--) if (n = r[t].ns[e], n !== void 0) return n;
			return n = this.ns[e], n === void 0 ? (t = this.opt).resolvePrefix?.call(t, e) : n;
		}
		qname(e) {
			let t = e.indexOf(":");
			if (t === -1) return {
				prefix: "",
				local: e
			};
			let n = e.slice(t + 1), r = e.slice(0, t);
			return (r === "" || n === "" || n.includes(":")) && this.fail(`malformed name: ${e}.`), {
				prefix: r,
				local: n
			};
		}
		processAttribsNS() {
			let { attribList: e } = this, t = this.tag;
			{
				let { prefix: e, local: n } = this.qname(t.name);
				t.prefix = e, t.local = n;
				let r = t.uri = this.resolve(e) ?? "";
				e !== "" && (e === "xmlns" && this.fail("tags may not have \"xmlns\" as prefix."), r === "" && (this.fail(`unbound namespace prefix: ${JSON.stringify(e)}.`), t.uri = e));
			}
			if (e.length === 0) return;
			let { attributes: n } = t, r = /* @__PURE__ */ new Set();
			for (let t of e) {
				let { name: e, prefix: i, local: a } = t, o, s;
				i === "" ? (o = e === "xmlns" ? v : "", s = e) : (o = this.resolve(i), o === void 0 && (this.fail(`unbound namespace prefix: ${JSON.stringify(i)}.`), o = i), s = `{${o}}${a}`), r.has(s) && this.fail(`duplicate attribute: ${s}.`), r.add(s), t.uri = o, n[e] = t;
			}
			this.attribList = [];
		}
		processAttribsPlain() {
			let { attribList: e } = this, t = this.tag.attributes;
			for (let { name: n, value: r } of e) t[n] !== void 0 && this.fail(`duplicate attribute: ${n}.`), t[n] = r;
			this.attribList = [];
		}
		openTag() {
			var e;
			this.processAttribs();
			let { tags: t } = this, n = this.tag;
			n.isSelfClosing = !1, (e = this.openTagHandler) == null || e.call(this, n), t.push(n), this.state = 13, this.name = "";
		}
		openSelfClosingTag() {
			var e, t;
			this.processAttribs();
			let { tags: n } = this, r = this.tag;
			r.isSelfClosing = !0, (e = this.openTagHandler) == null || e.call(this, r), (t = this.closeTagHandler) == null || t.call(this, r), (this.tag = n[n.length - 1] ?? null) === null && (this.closedRoot = !0), this.state = 13, this.name = "";
		}
		closeTag() {
			let { tags: e, name: t } = this;
			if (this.state = 13, this.name = "", t === "") {
				this.fail("weird empty close tag."), this.text += "</>";
				return;
			}
			let n = this.closeTagHandler, r = e.length;
			for (; r-- > 0;) {
				let r = this.tag = e.pop();
				if (this.topNS = r.ns, n?.(r), r.name === t) break;
				this.fail("unexpected close tag.");
			}
			r === 0 ? this.closedRoot = !0 : r < 0 && (this.fail(`unmatched closing tag: ${t}.`), this.text += `</${t}>`);
		}
		parseEntity(e) {
			if (e[0] !== "#") {
				let t = this.ENTITIES[e];
				return t === void 0 ? (this.fail(this.isName(e) ? "undefined entity." : "disallowed character in entity name."), `&${e};`) : t;
			}
			let t = NaN;
			return e[1] === "x" && /^#x[0-9a-f]+$/i.test(e) ? t = parseInt(e.slice(2), 16) : /^#[0-9]+$/.test(e) && (t = parseInt(e.slice(1), 10)), this.isChar(t) ? String.fromCodePoint(t) : (this.fail("malformed character entity."), `&${e};`);
		}
	};
}));
export { i as require_saxes };
