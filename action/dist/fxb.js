// node_modules/path-expression-matcher/src/Expression.js
var Expression = class {
	constructor(e, t = {}, n) {
		this.pattern = e, this.separator = t.separator || ".", this.segments = this._parse(e), this.data = n, this._hasDeepWildcard = this.segments.some((e) => e.type === "deep-wildcard"), this._hasAttributeCondition = this.segments.some((e) => e.attrName !== void 0), this._hasPositionSelector = this.segments.some((e) => e.position !== void 0);
	}
	_parse(e) {
		let t = [], n = 0, r = "";
		for (; n < e.length;) e[n] === this.separator ? n + 1 < e.length && e[n + 1] === this.separator ? (r.trim() && (t.push(this._parseSegment(r.trim())), r = ""), t.push({ type: "deep-wildcard" }), n += 2) : (r.trim() && t.push(this._parseSegment(r.trim())), r = "", n++) : (r += e[n], n++);
		return r.trim() && t.push(this._parseSegment(r.trim())), t;
	}
	_parseSegment(e) {
		let t = { type: "tag" }, n = null, r = e, i = e.match(/^([^\[]+)(\[[^\]]*\])(.*)$/);
		if (i && (r = i[1] + i[3], i[2])) {
			let e = i[2].slice(1, -1);
			e && (n = e);
		}
		let a, o = r;
		if (r.includes("::")) {
			let t = r.indexOf("::");
			if (a = r.substring(0, t).trim(), o = r.substring(t + 2).trim(), !a) throw Error(`Invalid namespace in pattern: ${e}`);
		}
		let s, c = null;
		if (o.includes(":")) {
			let e = o.lastIndexOf(":"), t = o.substring(0, e).trim(), n = o.substring(e + 1).trim();
			[
				"first",
				"last",
				"odd",
				"even"
			].includes(n) || /^nth\(\d+\)$/.test(n) ? (s = t, c = n) : s = o;
		} else s = o;
		if (!s) throw Error(`Invalid segment pattern: ${e}`);
		if (t.tag = s, a && (t.namespace = a), n) {
			if (n.includes("=")) {
				let e = n.indexOf("=");
				t.attrName = n.substring(0, e).trim(), t.attrValue = n.substring(e + 1).trim();
			} else t.attrName = n.trim();
		}
		if (c) {
			let e = c.match(/^nth\((\d+)\)$/);
			e ? (t.position = "nth", t.positionValue = parseInt(e[1], 10)) : t.position = c;
		}
		return t;
	}
	get length() {
		return this.segments.length;
	}
	hasDeepWildcard() {
		return this._hasDeepWildcard;
	}
	hasAttributeCondition() {
		return this._hasAttributeCondition;
	}
	hasPositionSelector() {
		return this._hasPositionSelector;
	}
	toString() {
		return this.pattern;
	}
}, MatcherView = class {
	constructor(e) {
		this._matcher = e;
	}
	get separator() {
		return this._matcher.separator;
	}
	getCurrentTag() {
		let e = this._matcher.path;
		return e.length > 0 ? e[e.length - 1].tag : void 0;
	}
	getCurrentNamespace() {
		let e = this._matcher.path;
		return e.length > 0 ? e[e.length - 1].namespace : void 0;
	}
	getAttrValue(e) {
		let t = this._matcher.path;
		if (t.length !== 0) return t[t.length - 1].values?.[e];
	}
	hasAttr(e) {
		let t = this._matcher.path;
		if (t.length === 0) return !1;
		let n = t[t.length - 1];
		return n.values !== void 0 && e in n.values;
	}
	getAnyParentAttr(e) {
		return this._matcher.getAnyParentAttr(e);
	}
	hasAnyParentAttr(e) {
		return this._matcher.hasAnyParentAttr(e);
	}
	getPosition() {
		let e = this._matcher.path;
		return e.length === 0 ? -1 : e[e.length - 1].position ?? 0;
	}
	getCounter() {
		let e = this._matcher.path;
		return e.length === 0 ? -1 : e[e.length - 1].counter ?? 0;
	}
	getIndex() {
		return this.getPosition();
	}
	getDepth() {
		return this._matcher.path.length;
	}
	toString(e, t = !0) {
		return this._matcher.toString(e, t);
	}
	toArray() {
		return this._matcher.path.map((e) => e.tag);
	}
	matches(e) {
		return this._matcher.matches(e);
	}
	matchesAny(e) {
		return e.matchesAny(this._matcher);
	}
}, Matcher = class {
	constructor(e = {}) {
		this.separator = e.separator || ".", this.path = [], this.siblingStacks = [], this._pathStringCache = null, this._view = new MatcherView(this), this._keptAttrs = [];
	}
	push(e, t = null, n = null, r = null) {
		this._pathStringCache = null, this.path.length > 0 && (this.path[this.path.length - 1].values = void 0);
		let i = this.path.length, a = this.siblingStacks[i];
		a || (a = {
			counts: /* @__PURE__ */ new Map(),
			total: 0
		}, this.siblingStacks[i] = a);
		let o = n ? `${n}:${e}` : e, s = a.counts.get(o) || 0, c = a.total;
		a.counts.set(o, s + 1), a.total++;
		let l = {
			tag: e,
			position: c,
			counter: s
		};
		n != null && (l.namespace = n), t != null && (l.values = t), this.path.push(l);
		let u = this.path.length, d = r === null ? null : r.keep;
		if (d != null && d.length > 0 && t) for (let e = 0; e < d.length; e++) {
			let n = d[e];
			t[n] !== void 0 && this._keptAttrs.push({
				depth: u,
				name: n,
				value: t[n]
			});
		}
	}
	pop() {
		if (this.path.length === 0) return;
		this._pathStringCache = null;
		let e = this.path.pop();
		this.siblingStacks.length > this.path.length + 1 && (this.siblingStacks.length = this.path.length + 1);
		let t = this.path.length + 1;
		for (; this._keptAttrs.length > 0 && this._keptAttrs[this._keptAttrs.length - 1].depth >= t;) this._keptAttrs.pop();
		return e;
	}
	updateCurrent(e) {
		if (this.path.length > 0) {
			let t = this.path[this.path.length - 1];
			e != null && (t.values = e);
		}
	}
	getCurrentTag() {
		return this.path.length > 0 ? this.path[this.path.length - 1].tag : void 0;
	}
	getCurrentNamespace() {
		return this.path.length > 0 ? this.path[this.path.length - 1].namespace : void 0;
	}
	getAttrValue(e) {
		if (this.path.length !== 0) return this.path[this.path.length - 1].values?.[e];
	}
	hasAttr(e) {
		if (this.path.length === 0) return !1;
		let t = this.path[this.path.length - 1];
		return t.values !== void 0 && e in t.values;
	}
	getAnyParentAttr(e) {
		let t = this._keptAttrs;
		for (let n = t.length - 1; n >= 0; n--) if (t[n].name === e) return t[n].value;
	}
	hasAnyParentAttr(e) {
		let t = this._keptAttrs;
		for (let n = t.length - 1; n >= 0; n--) if (t[n].name === e) return !0;
		return !1;
	}
	getPosition() {
		return this.path.length === 0 ? -1 : this.path[this.path.length - 1].position ?? 0;
	}
	getCounter() {
		return this.path.length === 0 ? -1 : this.path[this.path.length - 1].counter ?? 0;
	}
	getIndex() {
		return this.getPosition();
	}
	getDepth() {
		return this.path.length;
	}
	toString(e, t = !0) {
		let n = e || this.separator;
		if (n === this.separator && t === !0) {
			if (this._pathStringCache !== null) return this._pathStringCache;
			let e = this.path.map((e) => e.namespace ? `${e.namespace}:${e.tag}` : e.tag).join(n);
			return this._pathStringCache = e, e;
		}
		return this.path.map((e) => t && e.namespace ? `${e.namespace}:${e.tag}` : e.tag).join(n);
	}
	toArray() {
		return this.path.map((e) => e.tag);
	}
	reset() {
		this._pathStringCache = null, this.path = [], this.siblingStacks = [], this._keptAttrs = [];
	}
	matches(e) {
		let t = e.segments;
		return t.length === 0 ? !1 : e.hasDeepWildcard() ? this._matchWithDeepWildcard(t) : this._matchSimple(t);
	}
	_matchSimple(e) {
		if (this.path.length !== e.length) return !1;
		for (let t = 0; t < e.length; t++) if (!this._matchSegment(e[t], this.path[t], t === this.path.length - 1)) return !1;
		return !0;
	}
	_matchWithDeepWildcard(e) {
		let t = this.path.length - 1, n = e.length - 1;
		for (; n >= 0 && t >= 0;) {
			let r = e[n];
			if (r.type === "deep-wildcard") {
				if (n--, n < 0) return !0;
				let r = e[n], i = !1;
				for (let e = t; e >= 0; e--) if (this._matchSegment(r, this.path[e], e === this.path.length - 1)) {
					t = e - 1, n--, i = !0;
					break;
				}
				if (!i) return !1;
			} else {
				if (!this._matchSegment(r, this.path[t], t === this.path.length - 1)) return !1;
				t--, n--;
			}
		}
		return n < 0;
	}
	_matchSegment(e, t, n) {
		if (e.tag !== "*" && e.tag !== t.tag || e.namespace !== void 0 && e.namespace !== "*" && e.namespace !== t.namespace || e.attrName !== void 0 && (!n || !t.values || !(e.attrName in t.values) || e.attrValue !== void 0 && String(t.values[e.attrName]) !== String(e.attrValue))) return !1;
		if (e.position !== void 0) {
			if (!n) return !1;
			let r = t.counter ?? 0;
			if (e.position === "first" && r !== 0 || e.position === "odd" && r % 2 != 1 || e.position === "even" && r % 2 != 0 || e.position === "nth" && r !== e.positionValue) return !1;
		}
		return !0;
	}
	matchesAny(e) {
		return e.matchesAny(this);
	}
	snapshot() {
		return {
			path: this.path.map((e) => ({ ...e })),
			siblingStacks: this.siblingStacks.map((e) => e && {
				counts: new Map(e.counts),
				total: e.total
			}),
			keptAttrs: this._keptAttrs.map((e) => ({ ...e }))
		};
	}
	restore(e) {
		this._pathStringCache = null, this.path = e.path.map((e) => ({ ...e })), this.siblingStacks = e.siblingStacks.map((e) => e && {
			counts: new Map(e.counts),
			total: e.total
		}), this._keptAttrs = (e.keptAttrs || []).map((e) => ({ ...e }));
	}
	readOnly() {
		return this._view;
	}
};
// node_modules/fast-xml-builder/src/util.js
function valToStr(e) {
	return typeof e == "number" && Object.is(e, -0) ? "-0" : String(e);
}
function safeComment(e) {
	return valToStr(e).replace(/--/g, "- -").replace(/--/g, "- -").replace(/-$/, "- ");
}
function safeCdata(e) {
	return valToStr(e).replace(/\]\]>/g, "]]]]><![CDATA[>");
}
function escapeAttribute(e) {
	return valToStr(e).replace(/"/g, "&quot;").replace(/'/g, "&apos;");
}
function resolveName(e, t, n, r, i) {
	if (!n.sanitizeName) return e;
	let a = !t && e[0] === "?", o = a ? e.slice(1) : e;
	if (i(o)) return e;
	let s = n.sanitizeName(o, {
		isAttribute: t,
		matcher: r.readOnly()
	});
	if (typeof s != "string" || !i(s)) throw Error(`sanitizeName returned an invalid XML name for "${o}"`);
	return a ? "?" + s : s;
}
// node_modules/xml-naming/src/index.js
const buildRegexes = (e, t, n = "") => {
	let r = `[${e.replace(":", "")}][${t.replace(":", "")}]*`;
	return {
		name: RegExp(`^[${e}][${t}]*$`, n),
		ncName: RegExp(`^${r}$`, n),
		qName: RegExp(`^${r}(?::${r})?$`, n),
		nmToken: RegExp(`^[${t}]+$`, n),
		nmTokens: RegExp(`^[${t}]+(?:\\s+[${t}]+)*$`, n)
	};
}, e = buildRegexes(":A-Za-z_À-ÖØ-öø-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�", ":A-Za-z_À-ÖØ-öø-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�\\-\\.\\d·̀-ͯ‿-⁀"), t = buildRegexes(":A-Za-z_À-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", ":A-Za-z_À-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿\\-\\.\\d·̀-ͯ҇‿-⁀", "u"), n = buildRegexes(":A-Za-z_", ":A-Za-z_\\-\\.\\d"), getRegexes = (r = "1.0", i = !1) => i ? n : r === "1.1" ? t : e, r = [
	"name",
	"ncName",
	"qName",
	"nmToken",
	"nmTokens"
], createValidator = (e, { xmlVersion: t = "1.0", asciiOnly: n = !1, maxCacheSize: i = 2048 } = {}) => {
	if (!r.includes(e)) throw TypeError(`Unknown production "${e}". Must be one of: ${r.join(", ")}`);
	let a = getRegexes(t, n)[e], o = /* @__PURE__ */ new Map(), validator = (e) => {
		let t = o.get(e);
		if (t !== void 0) return t;
		let n = a.test(e);
		return o.size < i && o.set(e, n), n;
	};
	return validator.reset = () => {
		o = /* @__PURE__ */ new Map();
	}, validator;
};
function detectXmlVersionFromArray(e, t) {
	if (!Array.isArray(e) || e.length === 0) return "1.0";
	let n = e[0];
	if (propName(n) === "?xml") {
		let e = n[":@"];
		if (e) {
			let n = t.attributeNamePrefix + "version";
			if (e[n]) return e[n];
		}
	}
	return "1.0";
}
function toXml(e, t) {
	let n = "";
	t.format && (n = "\n");
	let r = [];
	if (t.stopNodes && Array.isArray(t.stopNodes)) for (let e = 0; e < t.stopNodes.length; e++) {
		let n = t.stopNodes[e];
		typeof n == "string" ? r.push(new Expression(n)) : n instanceof Expression && r.push(n);
	}
	let i = detectXmlVersionFromArray(e, t), a = createValidator("qName", { xmlVersion: i }), o = new Matcher();
	return arrToStr(e, t, n, o, r, a);
}
function arrToStr(e, t, n, r, i, a) {
	let o = "", s = !1;
	if (t.maxNestedTags && r.getDepth() > t.maxNestedTags) throw Error("Maximum nested tags exceeded");
	if (!Array.isArray(e)) {
		if (e != null) {
			let n = valToStr(e);
			return n = replaceEntitiesValue(n, t), n;
		}
		return "";
	}
	for (let c = 0; c < e.length; c++) {
		let l = e[c], u = propName(l);
		if (u === void 0) continue;
		let d = u === t.textNodeName || u === t.cdataPropName || u === t.commentPropName ? u : resolveName(u, !1, t, r, a), f = extractAttributeValues(l[":@"], t);
		r.push(d, f);
		let p = checkStopNode(r, i);
		if (d === t.textNodeName) {
			let e = l[u];
			p || (e = t.tagValueProcessor(d, e), e = replaceEntitiesValue(e, t)), e = valToStr(e), s && (o += n), o += e, s = !1, r.pop();
			continue;
		}
		if (d === t.cdataPropName) {
			s && (o += n);
			let e = l[u][0][t.textNodeName], i = safeCdata(e);
			o += `<![CDATA[${i}]]>`, s = !1, r.pop();
			continue;
		}
		if (d === t.commentPropName) {
			let e = l[u][0][t.textNodeName], i = safeComment(e);
			o += n + `<!--${i}-->`, s = !0, r.pop();
			continue;
		}
		if (d[0] === "?") {
			let e = attr_to_str(l[":@"], t, p, r, a);
			o += (d === "?xml" ? "" : n) + `<${d}${e}?>`, s = !0, r.pop();
			continue;
		}
		let m = n;
		m !== "" && (m += t.indentBy);
		let h = n + `<${d}${attr_to_str(l[":@"], t, p, r, a)}`, g;
		g = p ? getRawContent(l[u], t, r.getDepth()) : arrToStr(l[u], t, m, r, i, a), t.unpairedTags.indexOf(d) === -1 ? (!g || g.length === 0) && t.suppressEmptyNode ? o += h + "/>" : g && g.endsWith(">") ? o += h + `>${g}${n}</${d}>` : (o += h + ">", g && n !== "" && (g.includes("/>") || g.includes("</")) ? o += n + t.indentBy + g + n : o += g, o += `</${d}>`) : t.suppressUnpairedNode ? o += h + ">" : o += h + "/>", s = !0, r.pop();
	}
	return o;
}
function extractAttributeValues(e, t) {
	if (!e || t.ignoreAttributes) return null;
	let n = {}, r = !1;
	for (let i in e) {
		if (!Object.prototype.hasOwnProperty.call(e, i)) continue;
		let a = i.startsWith(t.attributeNamePrefix) ? i.substr(t.attributeNamePrefix.length) : i;
		n[a] = escapeAttribute(e[i]), r = !0;
	}
	return r ? n : null;
}
function getRawContent(e, t, n = 0) {
	if (t.maxNestedTags && n > t.maxNestedTags) throw Error("Maximum nested tags exceeded");
	if (!Array.isArray(e)) return e == null ? "" : valToStr(e);
	let r = "";
	for (let i = 0; i < e.length; i++) {
		let a = e[i], o = propName(a);
		if (o === t.textNodeName) r += valToStr(a[o]);
		else if (o === t.cdataPropName) r += a[o][0][t.textNodeName];
		else if (o === t.commentPropName) r += a[o][0][t.textNodeName];
		else if (o && o[0] === "?") continue;
		else if (o) {
			let e = attr_to_str_raw(a[":@"], t), i = getRawContent(a[o], t, n + 1);
			!i || i.length === 0 ? r += `<${o}${e}/>` : r += `<${o}${e}>${i}</${o}>`;
		}
	}
	return r;
}
function attr_to_str_raw(e, t) {
	let n = "";
	if (e && !t.ignoreAttributes) for (let r in e) {
		if (!Object.prototype.hasOwnProperty.call(e, r)) continue;
		let i = e[r];
		i === !0 && t.suppressBooleanAttributes ? n += ` ${r.substr(t.attributeNamePrefix.length)}` : n += ` ${r.substr(t.attributeNamePrefix.length)}="${escapeAttribute(i)}"`;
	}
	return n;
}
function propName(e) {
	let t = Object.keys(e);
	for (let n = 0; n < t.length; n++) {
		let r = t[n];
		if (Object.prototype.hasOwnProperty.call(e, r) && r !== ":@") return r;
	}
}
function attr_to_str(e, t, n, r, i) {
	let a = "";
	if (e && !t.ignoreAttributes) for (let o in e) {
		if (!Object.prototype.hasOwnProperty.call(e, o)) continue;
		let s = o.substr(t.attributeNamePrefix.length), c = n ? s : resolveName(s, !0, t, r, i), l;
		n ? l = e[o] : (l = t.attributeValueProcessor(o, e[o]), l = replaceEntitiesValue(l, t)), l === !0 && t.suppressBooleanAttributes ? a += ` ${c}` : a += ` ${c}="${escapeAttribute(l)}"`;
	}
	return a;
}
function checkStopNode(e, t) {
	if (!t || t.length === 0) return !1;
	for (let n = 0; n < t.length; n++) if (e.matches(t[n])) return !0;
	return !1;
}
function replaceEntitiesValue(e, t) {
	if (e && e.length > 0 && t.processEntities) for (let n = 0; n < t.entities.length; n++) {
		let r = t.entities[n];
		e = e.replace(r.regex, r.val);
	}
	return e;
}
// node_modules/fast-xml-builder/src/ignoreAttributes.js
function getIgnoreAttributesFn(e) {
	return typeof e == "function" ? e : Array.isArray(e) ? (t) => {
		for (let n of e) if (typeof n == "string" && t === n || n instanceof RegExp && n.test(t)) return !0;
	} : () => !1;
}
// node_modules/fast-xml-builder/src/fxb.js
const i = {
	attributeNamePrefix: "@_",
	attributesGroupName: !1,
	textNodeName: "#text",
	ignoreAttributes: !0,
	cdataPropName: !1,
	format: !1,
	indentBy: "  ",
	suppressEmptyNode: !1,
	suppressUnpairedNode: !0,
	suppressBooleanAttributes: !0,
	tagValueProcessor: function(e, t) {
		return t;
	},
	attributeValueProcessor: function(e, t) {
		return t;
	},
	preserveOrder: !1,
	commentPropName: !1,
	unpairedTags: [],
	entities: [
		{
			regex: /* @__PURE__ */ RegExp("&", "g"),
			val: "&amp;"
		},
		{
			regex: /* @__PURE__ */ RegExp(">", "g"),
			val: "&gt;"
		},
		{
			regex: /* @__PURE__ */ RegExp("<", "g"),
			val: "&lt;"
		},
		{
			regex: /* @__PURE__ */ RegExp("'", "g"),
			val: "&apos;"
		},
		{
			regex: /* @__PURE__ */ RegExp("\"", "g"),
			val: "&quot;"
		}
	],
	processEntities: !0,
	stopNodes: [],
	oneListGroup: !1,
	maxNestedTags: 100,
	jPath: !0,
	sanitizeName: !1
};
function Builder(e) {
	if (this.options = Object.assign({}, i, e), this.options.stopNodes && Array.isArray(this.options.stopNodes) && (this.options.stopNodes = this.options.stopNodes.map((e) => typeof e == "string" && e.startsWith("*.") ? ".." + e.substring(2) : e)), this.stopNodeExpressions = [], this.options.stopNodes && Array.isArray(this.options.stopNodes)) for (let e = 0; e < this.options.stopNodes.length; e++) {
		let t = this.options.stopNodes[e];
		typeof t == "string" ? this.stopNodeExpressions.push(new Expression(t)) : t instanceof Expression && this.stopNodeExpressions.push(t);
	}
	this.options.ignoreAttributes === !0 || this.options.attributesGroupName ? this.isAttribute = function() {
		return !1;
	} : (this.ignoreAttributesFn = getIgnoreAttributesFn(this.options.ignoreAttributes), this.attrPrefixLen = this.options.attributeNamePrefix.length, this.isAttribute = isAttribute), this.processTextOrObjNode = processTextOrObjNode, this.options.format ? (this.indentate = indentate, this.tagEndChar = ">\n", this.newLine = "\n") : (this.indentate = function() {
		return "";
	}, this.tagEndChar = ">", this.newLine = "");
}
function detectXmlVersionFromObj(e, t) {
	let n = e["?xml"];
	if (n && typeof n == "object") {
		if (t.attributesGroupName && n[t.attributesGroupName]) {
			let e = n[t.attributesGroupName][t.attributeNamePrefix + "version"];
			if (e) return e;
		}
		let e = n[t.attributeNamePrefix + "version"];
		if (e) return e;
	}
	return "1.0";
}
Builder.prototype.build = function(e) {
	if (this.options.preserveOrder) return toXml(e, this.options);
	{
		Array.isArray(e) && this.options.arrayNodeName && this.options.arrayNodeName.length > 1 && (e = { [this.options.arrayNodeName]: e });
		let t = new Matcher(), n = detectXmlVersionFromObj(e, this.options), r = createValidator("qName", { xmlVersion: n });
		return this.j2x(e, 0, t, r).val;
	}
}, Builder.prototype.j2x = function(e, t, n, r) {
	let i = "", a = "";
	if (this.options.maxNestedTags && n.getDepth() >= this.options.maxNestedTags) throw Error("Maximum nested tags exceeded");
	let o = this.options.jPath ? n.toString() : n, s = this.checkStopNode(n);
	for (let c in e) {
		if (!Object.prototype.hasOwnProperty.call(e, c)) continue;
		let l = c === this.options.textNodeName || c === this.options.cdataPropName || c === this.options.commentPropName || this.options.attributesGroupName && c === this.options.attributesGroupName || this.isAttribute(c) ? c : resolveName(c, !1, this.options, n, r);
		if (e[c] === void 0) this.isAttribute(c) && (a += "");
		else if (e[c] === null) this.isAttribute(c) || l === this.options.cdataPropName || l === this.options.commentPropName ? a += "" : l[0] === "?" ? a += this.indentate(t) + "<" + l + "?" + this.tagEndChar : a += this.indentate(t) + "<" + l + "/" + this.tagEndChar;
		else if (e[c] instanceof Date) a += this.buildTextValNode(e[c], l, "", t, n);
		else if (typeof e[c] != "object") {
			let u = this.isAttribute(c);
			if (u && !this.ignoreAttributesFn(u, o)) {
				let t = resolveName(u, !0, this.options, n, r);
				i += this.buildAttrPairStr(t, valToStr(e[c]), s);
			} else if (!u) {
				if (c === this.options.textNodeName) {
					let t = this.options.tagValueProcessor(c, valToStr(e[c]));
					a += this.replaceEntitiesValue(t);
				} else {
					n.push(l);
					let r = this.checkStopNode(n);
					if (n.pop(), r) {
						let n = valToStr(e[c]);
						a += n === "" ? this.indentate(t) + "<" + l + this.closeTag(l) + this.tagEndChar : this.indentate(t) + "<" + l + ">" + n + "</" + l + this.tagEndChar;
					} else a += this.buildTextValNode(e[c], l, "", t, n);
				}
			}
		} else if (Array.isArray(e[c])) {
			let i = e[c].length, o = "", s = "";
			for (let u = 0; u < i; u++) {
				let i = e[c][u];
				if (i !== void 0) {
					if (i === null) l[0] === "?" ? a += this.indentate(t) + "<" + l + "?" + this.tagEndChar : a += this.indentate(t) + "<" + l + "/" + this.tagEndChar;
					else if (typeof i == "object") {
						if (this.options.oneListGroup) {
							n.push(l);
							let e = this.j2x(i, t + 1, n, r);
							n.pop(), o += e.val, this.options.attributesGroupName && i.hasOwnProperty(this.options.attributesGroupName) && (s += e.attrStr);
						} else o += this.processTextOrObjNode(i, l, t, n, r);
					} else if (this.options.oneListGroup) {
						let e = this.options.tagValueProcessor(l, i);
						e = this.replaceEntitiesValue(e), e = valToStr(e), o += e;
					} else {
						n.push(l);
						let e = this.checkStopNode(n);
						if (n.pop(), e) {
							let e = valToStr(i);
							o += e === "" ? this.indentate(t) + "<" + l + this.closeTag(l) + this.tagEndChar : this.indentate(t) + "<" + l + ">" + e + "</" + l + this.tagEndChar;
						} else o += this.buildTextValNode(i, l, "", t, n);
					}
				}
			}
			this.options.oneListGroup && (o = this.buildObjectNode(o, l, s, t)), a += o;
		} else if (this.options.attributesGroupName && c === this.options.attributesGroupName) {
			let t = Object.keys(e[c]), a = t.length;
			for (let o = 0; o < a; o++) {
				let a = resolveName(t[o], !0, this.options, n, r);
				i += this.buildAttrPairStr(a, valToStr(e[c][t[o]]), s);
			}
		} else a += this.processTextOrObjNode(e[c], l, t, n, r);
	}
	return {
		attrStr: i,
		val: a
	};
}, Builder.prototype.buildAttrPairStr = function(e, t, n) {
	return n || (t = this.options.attributeValueProcessor(e, valToStr(t)), t = this.replaceEntitiesValue(t)), this.options.suppressBooleanAttributes && t === "true" ? " " + e : " " + e + "=\"" + escapeAttribute(t) + "\"";
};
function processTextOrObjNode(e, t, n, r, i) {
	let a = this.extractAttributes(e);
	if (r.push(t, a), this.checkStopNode(r)) {
		let i = this.buildRawContent(e, r.getDepth()), a = this.buildAttributesForStopNode(e);
		return r.pop(), this.buildObjectNode(i, t, a, n);
	}
	let o = this.j2x(e, n + 1, r, i);
	return r.pop(), t[0] === "?" ? this.buildTextValNode("", t, o.attrStr, n, r) : e[this.options.textNodeName] !== void 0 && Object.keys(e).length === 1 ? this.buildTextValNode(e[this.options.textNodeName], t, o.attrStr, n, r) : this.buildObjectNode(o.val, t, o.attrStr, n);
}
Builder.prototype.extractAttributes = function(e) {
	if (!e || typeof e != "object") return null;
	let t = {}, n = !1;
	if (this.options.attributesGroupName && e[this.options.attributesGroupName]) {
		let r = e[this.options.attributesGroupName];
		for (let e in r) {
			if (!Object.prototype.hasOwnProperty.call(r, e)) continue;
			let i = e.startsWith(this.options.attributeNamePrefix) ? e.substring(this.options.attributeNamePrefix.length) : e;
			t[i] = escapeAttribute(r[e]), n = !0;
		}
	} else for (let r in e) {
		if (!Object.prototype.hasOwnProperty.call(e, r)) continue;
		let i = this.isAttribute(r);
		i && (t[i] = escapeAttribute(e[r]), n = !0);
	}
	return n ? t : null;
}, Builder.prototype.buildRawContent = function(e, t = 0) {
	if (this.options.maxNestedTags && t >= this.options.maxNestedTags) throw Error("Maximum nested tags exceeded");
	if (typeof e == "string") return e;
	if (typeof e != "object" || !e) return String(e);
	if (e[this.options.textNodeName] !== void 0) return e[this.options.textNodeName];
	let n = "";
	for (let r in e) {
		if (!Object.prototype.hasOwnProperty.call(e, r) || this.isAttribute(r) || this.options.attributesGroupName && r === this.options.attributesGroupName) continue;
		let i = e[r];
		if (r === this.options.textNodeName) n += i;
		else if (Array.isArray(i)) {
			for (let e of i) if (typeof e == "string" || typeof e == "number") n += `<${r}>${e}</${r}>`;
			else if (typeof e == "object" && e) {
				let i = this.buildRawContent(e, t + 1), a = this.buildAttributesForStopNode(e);
				n += i === "" ? `<${r}${a}/>` : `<${r}${a}>${i}</${r}>`;
			}
		} else if (typeof i == "object" && i) {
			let e = this.buildRawContent(i, t + 1), a = this.buildAttributesForStopNode(i);
			n += e === "" ? `<${r}${a}/>` : `<${r}${a}>${e}</${r}>`;
		} else n += `<${r}>${i}</${r}>`;
	}
	return n;
}, Builder.prototype.buildAttributesForStopNode = function(e) {
	if (!e || typeof e != "object") return "";
	let t = "";
	if (this.options.attributesGroupName && e[this.options.attributesGroupName]) {
		let n = e[this.options.attributesGroupName];
		for (let e in n) {
			if (!Object.prototype.hasOwnProperty.call(n, e)) continue;
			let r = e.startsWith(this.options.attributeNamePrefix) ? e.substring(this.options.attributeNamePrefix.length) : e, i = n[e];
			i === !0 && this.options.suppressBooleanAttributes ? t += " " + r : t += " " + r + "=\"" + escapeAttribute(i) + "\"";
		}
	} else for (let n in e) {
		if (!Object.prototype.hasOwnProperty.call(e, n)) continue;
		let r = this.isAttribute(n);
		if (r) {
			let i = e[n];
			i === !0 && this.options.suppressBooleanAttributes ? t += " " + r : t += " " + r + "=\"" + escapeAttribute(i) + "\"";
		}
	}
	return t;
}, Builder.prototype.buildObjectNode = function(e, t, n, r) {
	if (e === "") return t[0] === "?" ? this.indentate(r) + "<" + t + n + "?" + this.tagEndChar : this.indentate(r) + "<" + t + n + this.closeTag(t) + this.tagEndChar;
	if (t[0] === "?") return this.indentate(r) + "<" + t + n + "?" + this.tagEndChar;
	{
		let i = "</" + t + this.tagEndChar, a = "";
		return t[0] === "?" && (a = "?", i = ""), (n || n === "") && e.indexOf("<") === -1 ? this.indentate(r) + "<" + t + n + a + ">" + e + i : this.options.commentPropName !== !1 && t === this.options.commentPropName && a.length === 0 ? this.indentate(r) + `<!--${safeComment(e)}-->` + this.newLine : this.indentate(r) + "<" + t + n + a + this.tagEndChar + e + this.indentate(r) + i;
	}
}, Builder.prototype.closeTag = function(e) {
	let t = "";
	return this.options.unpairedTags.indexOf(e) === -1 ? t = this.options.suppressEmptyNode ? "/" : `></${e}` : this.options.suppressUnpairedNode || (t = "/"), t;
}, Builder.prototype.checkStopNode = function(e) {
	if (!this.stopNodeExpressions || this.stopNodeExpressions.length === 0) return !1;
	for (let t = 0; t < this.stopNodeExpressions.length; t++) if (e.matches(this.stopNodeExpressions[t])) return !0;
	return !1;
}, Builder.prototype.buildTextValNode = function(e, t, n, r, i) {
	if (this.options.cdataPropName !== !1 && t === this.options.cdataPropName) {
		let t = safeCdata(e);
		return this.indentate(r) + `<![CDATA[${t}]]>` + this.newLine;
	}
	if (this.options.commentPropName !== !1 && t === this.options.commentPropName) {
		let t = safeComment(e);
		return this.indentate(r) + `<!--${t}-->` + this.newLine;
	}
	if (t[0] === "?") return this.indentate(r) + "<" + t + n + "?" + this.tagEndChar;
	{
		let i = this.options.tagValueProcessor(t, e);
		return i = this.replaceEntitiesValue(i), i = valToStr(i), i === "" ? this.indentate(r) + "<" + t + n + this.closeTag(t) + this.tagEndChar : this.indentate(r) + "<" + t + n + ">" + i + "</" + t + this.tagEndChar;
	}
}, Builder.prototype.replaceEntitiesValue = function(e) {
	if (e && e.length > 0 && this.options.processEntities) for (let t = 0; t < this.options.entities.length; t++) {
		let n = this.options.entities[t];
		e = e.replace(n.regex, n.val);
	}
	return e;
};
function indentate(e) {
	return this.options.indentBy.repeat(e);
}
function isAttribute(e) {
	return e.startsWith(this.options.attributeNamePrefix) && e !== this.options.textNodeName ? e.substr(this.attrPrefixLen) : !1;
}
export { Builder as default };
