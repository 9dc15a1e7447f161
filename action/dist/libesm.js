// node_modules/diff/libesm/diff/base.js
var Diff = class {
	diff(e, t, n = {}) {
		let r;
		typeof n == "function" ? (r = n, n = {}) : "callback" in n && (r = n.callback);
		let i = this.castInput(e, n), a = this.castInput(t, n), o = this.removeEmpty(this.tokenize(i, n)), s = this.removeEmpty(this.tokenize(a, n));
		return this.diffWithOptionsObj(o, s, n, r);
	}
	diffWithOptionsObj(e, t, n, r) {
		let done = (e) => {
			if (e = this.postProcess(e, n), r) setTimeout(function() {
				r(e);
			}, 0);
			else return e;
		}, i = t.length, a = e.length, o = 1, s = i + a;
		n.maxEditLength != null && (s = Math.min(s, n.maxEditLength));
		let c = n.timeout ?? Infinity, l = Date.now() + c, u = [{
			oldPos: -1,
			lastComponent: void 0
		}], d = this.extractCommon(u[0], t, e, 0, n);
		if (u[0].oldPos + 1 >= a && d + 1 >= i) return done(this.buildValues(u[0].lastComponent, t, e));
		let f = -Infinity, p = Infinity, execEditLength = () => {
			for (let r = Math.max(f, -o); r <= Math.min(p, o); r += 2) {
				let o, s = u[r - 1], c = u[r + 1];
				s && (u[r - 1] = void 0);
				let l = !1;
				if (c) {
					let e = c.oldPos - r;
					l = c && 0 <= e && e < i;
				}
				let m = s && s.oldPos + 1 < a;
				if (!l && !m) u[r] = void 0;
				else {
					if (o = !m || l && s.oldPos < c.oldPos ? this.addToPath(c, !0, !1, 0, n) : this.addToPath(s, !1, !0, 1, n), d = this.extractCommon(o, t, e, r, n), o.oldPos + 1 >= a && d + 1 >= i) return done(this.buildValues(o.lastComponent, t, e)) || !0;
					u[r] = o, o.oldPos + 1 >= a && (p = Math.min(p, r - 1)), d + 1 >= i && (f = Math.max(f, r + 1));
				}
			}
			o++;
		};
		if (r) (function exec() {
			setTimeout(function() {
				if (o > s || Date.now() > l) return r(void 0);
				execEditLength() || exec();
			}, 0);
		})();
		else for (; o <= s && Date.now() <= l;) {
			let e = execEditLength();
			if (e) return e;
		}
	}
	addToPath(e, t, n, r, i) {
		let a = e.lastComponent;
		return a && !i.oneChangePerToken && a.added === t && a.removed === n ? {
			oldPos: e.oldPos + r,
			lastComponent: {
				count: a.count + 1,
				added: t,
				removed: n,
				previousComponent: a.previousComponent
			}
		} : {
			oldPos: e.oldPos + r,
			lastComponent: {
				count: 1,
				added: t,
				removed: n,
				previousComponent: a
			}
		};
	}
	extractCommon(e, t, n, r, i) {
		let a = t.length, o = n.length, s = e.oldPos, c = s - r, l = 0;
		for (; c + 1 < a && s + 1 < o && this.equals(n[s + 1], t[c + 1], i);) c++, s++, l++, i.oneChangePerToken && (e.lastComponent = {
			count: 1,
			previousComponent: e.lastComponent,
			added: !1,
			removed: !1
		});
		return l && !i.oneChangePerToken && (e.lastComponent = {
			count: l,
			previousComponent: e.lastComponent,
			added: !1,
			removed: !1
		}), e.oldPos = s, c;
	}
	equals(e, t, n) {
		return n.comparator ? n.comparator(e, t) : e === t || !!n.ignoreCase && e.toLowerCase() === t.toLowerCase();
	}
	removeEmpty(e) {
		let t = [];
		for (let n = 0; n < e.length; n++) e[n] && t.push(e[n]);
		return t;
	}
	castInput(e, t) {
		return e;
	}
	tokenize(e, t) {
		return Array.from(e);
	}
	join(e) {
		return e.join("");
	}
	postProcess(e, t) {
		return e;
	}
	get useLongestToken() {
		return !1;
	}
	buildValues(e, t, n) {
		let r = [], i;
		for (; e;) r.push(e), i = e.previousComponent, delete e.previousComponent, e = i;
		r.reverse();
		let a = r.length, o = 0, s = 0, c = 0;
		for (; o < a; o++) {
			let e = r[o];
			if (e.removed) e.value = this.join(n.slice(c, c + e.count)), c += e.count;
			else {
				if (!e.added && this.useLongestToken) {
					let r = t.slice(s, s + e.count);
					r = r.map(function(e, t) {
						let r = n[c + t];
						return r.length > e.length ? r : e;
					}), e.value = this.join(r);
				} else e.value = this.join(t.slice(s, s + e.count));
				s += e.count, e.added || (c += e.count);
			}
		}
		return r;
	}
};
const e = new class extends Diff {}();
function diffChars(t, n, r) {
	return e.diff(t, n, r);
}
// node_modules/diff/libesm/util/string.js
function longestCommonPrefix(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function longestCommonSuffix(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function replacePrefix(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function replaceSuffix(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function removePrefix(e, t) {
	return replacePrefix(e, t, "");
}
function removeSuffix(e, t) {
	return replaceSuffix(e, t, "");
}
function maximumOverlap(e, t) {
	return t.slice(0, overlapCount(e, t));
}
function overlapCount(e, t) {
	let n = 0;
	e.length > t.length && (n = e.length - t.length);
	let r = t.length;
	e.length < t.length && (r = e.length);
	let i = Array(r), a = 0;
	i[0] = 0;
	for (let e = 1; e < r; e++) {
		for (t[e] == t[a] ? i[e] = i[a] : i[e] = a; a > 0 && t[e] != t[a];) a = i[a];
		t[e] == t[a] && a++;
	}
	a = 0;
	for (let r = n; r < e.length; r++) {
		for (; a > 0 && e[r] != t[a];) a = i[a];
		e[r] == t[a] && a++;
	}
	return a;
}
function hasOnlyWinLineEndings(e) {
	return e.includes("\r\n") && !e.startsWith("\n") && !e.match(/[^\r]\n/);
}
function hasOnlyUnixLineEndings(e) {
	return !e.includes("\r\n") && e.includes("\n");
}
function segment(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function trailingWs(e, t) {
	if (t) return leadingAndTrailingWs(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function leadingWs(e, t) {
	if (t) return leadingAndTrailingWs(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function leadingAndTrailingWs(e, t) {
	if (!t) return [leadingWs(e), trailingWs(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = segment(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const t = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", n = RegExp(`[${t}]+|\\s+|[^${t}]`, "ug"), r = new class extends Diff {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let r;
		if (t.intlSegmenter) {
			let n = t.intlSegmenter;
			if (n.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			r = segment(e, n);
		} else r = e.match(n) || [];
		let i = [], a = null;
		return r.forEach((e) => {
			/\s/.test(e) ? a == null ? i.push(e) : i.push(i.pop() + e) : a != null && /\s/.test(a) ? i[i.length - 1] == a ? i.push(i.pop() + e) : i.push(a + e) : i.push(e), a = e;
		}), i;
	}
	join(e) {
		return e.map((e, t) => t == 0 ? e : e.replace(/^\s+/, "")).join("");
	}
	postProcess(e, t) {
		if (!e || t.oneChangePerToken) return e;
		let n = null, r = null, i = null;
		return e.forEach((e) => {
			e.added ? r = e : e.removed ? i = e : ((r || i) && dedupeWhitespaceInChangeObjects(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && dedupeWhitespaceInChangeObjects(n, i, r, null, t.intlSegmenter), e;
	}
}();
function diffWords(e, t, n) {
	return n?.ignoreWhitespace != null && !n.ignoreWhitespace ? diffWordsWithSpace(e, t, n) : r.diff(e, t, n);
}
function dedupeWhitespaceInChangeObjects(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = leadingAndTrailingWs(t.value, i), [s, c] = leadingAndTrailingWs(n.value, i);
		if (e) {
			let r = longestCommonPrefix(a, s);
			e.value = replaceSuffix(e.value, s, r), t.value = removePrefix(t.value, r), n.value = removePrefix(n.value, r);
		}
		if (r) {
			let e = longestCommonSuffix(o, c);
			r.value = replacePrefix(r.value, c, e), t.value = removeSuffix(t.value, e), n.value = removeSuffix(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = leadingWs(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = leadingWs(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = leadingWs(r.value, i), [a, o] = leadingAndTrailingWs(t.value, i), s = longestCommonPrefix(n, a);
		t.value = removePrefix(t.value, s);
		let c = longestCommonSuffix(removePrefix(n, s), o);
		t.value = removeSuffix(t.value, c), r.value = replacePrefix(r.value, n, c), e.value = replaceSuffix(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = leadingWs(r.value, i), n = maximumOverlap(trailingWs(t.value, i), e);
		t.value = removeSuffix(t.value, n);
	} else if (e) {
		let n = maximumOverlap(trailingWs(e.value, i), leadingWs(t.value, i));
		t.value = removePrefix(t.value, n);
	}
}
const i = new class extends Diff {
	tokenize(e) {
		let n = RegExp(`(\\r?\\n)|[${t}]+|[^\\S\\n\\r]+|[^${t}]`, "ug");
		return e.match(n) || [];
	}
}();
function diffWordsWithSpace(e, t, n) {
	return i.diff(e, t, n);
}
// node_modules/diff/libesm/util/params.js
function generateOptions(e, t) {
	if (typeof e == "function") t.callback = e;
	else if (e) for (let n in e)
 /* istanbul ignore else */
	Object.prototype.hasOwnProperty.call(e, n) && (t[n] = e[n]);
	return t;
}
const a = new class extends Diff {
	constructor() {
		super(...arguments), this.tokenize = tokenize;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function diffLines(e, t, n) {
	return a.diff(e, t, n);
}
function diffTrimmedLines(e, t, n) {
	return n = generateOptions(n, { ignoreWhitespace: !0 }), a.diff(e, t, n);
}
function tokenize(e, t) {
	t.stripTrailingCr && (e = e.replace(/\r\n/g, "\n"));
	let n = [], r = e.split(/(\n|\r\n)/);
	r[r.length - 1] || r.pop();
	for (let e = 0; e < r.length; e++) {
		let i = r[e];
		e % 2 && !t.newlineIsToken ? n[n.length - 1] += i : n.push(i);
	}
	return n;
}
// node_modules/diff/libesm/diff/sentence.js
function isSentenceEndPunct(e) {
	return e == "." || e == "!" || e == "?";
}
const o = new class extends Diff {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (isSentenceEndPunct(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}();
function diffSentences(e, t, n) {
	return o.diff(e, t, n);
}
const s = new class extends Diff {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}();
function diffCss(e, t, n) {
	return s.diff(e, t, n);
}
const c = new class extends Diff {
	constructor() {
		super(...arguments), this.tokenize = tokenize;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(canonicalize(e, null, null, stringifyReplacer), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function diffJson(e, t, n) {
	return c.diff(e, t, n);
}
function canonicalize(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = canonicalize(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e)
 /* istanbul ignore else */
		Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = canonicalize(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const l = new class extends Diff {
	tokenize(e) {
		return e.slice();
	}
	join(e) {
		return e;
	}
	removeEmpty(e) {
		return e;
	}
}();
function diffArrays(e, t, n) {
	return l.diff(e, t, n);
}
// node_modules/diff/libesm/patch/line-endings.js
function unixToWin(e) {
	return Array.isArray(e) ? e.map((e) => unixToWin(e)) : Object.assign(Object.assign({}, e), { hunks: e.hunks.map((e) => Object.assign(Object.assign({}, e), { lines: e.lines.map((t, n) => t.startsWith("\\") || t.endsWith("\r") || e.lines[n + 1]?.startsWith("\\") ? t : t + "\r") })) });
}
function winToUnix(e) {
	return Array.isArray(e) ? e.map((e) => winToUnix(e)) : Object.assign(Object.assign({}, e), { hunks: e.hunks.map((e) => Object.assign(Object.assign({}, e), { lines: e.lines.map((e) => e.endsWith("\r") ? e.substring(0, e.length - 1) : e) })) });
}
function isUnix(e) {
	return Array.isArray(e) || (e = [e]), !e.some((e) => e.hunks.some((e) => e.lines.some((e) => !e.startsWith("\\") && e.endsWith("\r"))));
}
function isWin(e) {
	return Array.isArray(e) || (e = [e]), e.some((e) => e.hunks.some((e) => e.lines.some((e) => e.endsWith("\r")))) && e.every((e) => e.hunks.every((e) => e.lines.every((t, n) => t.startsWith("\\") || t.endsWith("\r") || e.lines[n + 1]?.startsWith("\\"))));
}
// node_modules/diff/libesm/patch/parse.js
function parsePatch(e) {
	let t = e.split(/\n/), n = [], r = 0;
	function isGitDiffHeader(e) {
		return /^diff --git /.test(e);
	}
	function isDiffHeader(e) {
		return isGitDiffHeader(e) || /^Index:\s/.test(e) || /^diff(?: -r \w+)+\s/.test(e);
	}
	function isFileHeader(e) {
		return /^(---|\+\+\+)\s/.test(e);
	}
	function isHunkHeader(e) {
		return /^@@\s/.test(e);
	}
	function parseIndex() {
		let e = {};
		e.hunks = [], n.push(e);
		let i = !1;
		for (; r < t.length;) {
			let n = t[r];
			if (isFileHeader(n) || isHunkHeader(n)) break;
			if (isGitDiffHeader(n)) {
				if (i) return;
				i = !0, e.isGit = !0;
				let a = parseGitDiffHeader(n);
				for (a && (e.oldFileName = a.oldFileName, e.newFileName = a.newFileName), r++; r < t.length;) {
					let n = t[r];
					if (isFileHeader(n) || isHunkHeader(n) || isDiffHeader(n)) break;
					let i = /^rename from (.*)/.exec(n);
					i && (e.oldFileName = "a/" + unquoteIfQuoted(i[1]), e.isRename = !0);
					let a = /^rename to (.*)/.exec(n);
					a && (e.newFileName = "b/" + unquoteIfQuoted(a[1]), e.isRename = !0);
					let o = /^copy from (.*)/.exec(n);
					o && (e.oldFileName = "a/" + unquoteIfQuoted(o[1]), e.isCopy = !0);
					let s = /^copy to (.*)/.exec(n);
					s && (e.newFileName = "b/" + unquoteIfQuoted(s[1]), e.isCopy = !0);
					let c = /^new file mode (\d+)/.exec(n);
					c && (e.isCreate = !0, e.newMode = c[1]);
					let l = /^deleted file mode (\d+)/.exec(n);
					l && (e.isDelete = !0, e.oldMode = l[1]);
					let u = /^old mode (\d+)/.exec(n);
					u && (e.oldMode = u[1]);
					let d = /^new mode (\d+)/.exec(n);
					d && (e.newMode = d[1]), /^Binary files /.test(n) && (e.isBinary = !0), r++;
				}
			} else {
				if (isDiffHeader(n)) {
					if (i) return;
					i = !0;
					let t = /^(?:Index:|diff(?: -r \w+)+)\s+/.exec(n);
					t && (e.index = n.substring(t[0].length).trim());
				}
				r++;
			}
		}
		if (parseFileHeader(e), parseFileHeader(e), e.oldFileName === void 0 != (e.newFileName === void 0)) throw Error("Missing " + (e.oldFileName === void 0 ? "\"--- ...\"" : "\"+++ ...\"") + " file header for " + (e.oldFileName ?? e.newFileName));
		for (; r < t.length;) {
			let n = t[r];
			if (isDiffHeader(n) || isFileHeader(n) || /^===================================================================/.test(n)) break;
			isHunkHeader(n) ? e.hunks.push(parseHunk()) : r++;
		}
	}
	function parseGitDiffHeader(e) {
		let t = e.substring(11);
		if (t.startsWith("\"")) {
			let e = parseQuotedFileName(t);
			if (e === null) return null;
			let n = t.substring(e.rawLength + 1), r;
			if (n.startsWith("\"")) {
				let e = parseQuotedFileName(n);
				if (e === null) return null;
				r = e.fileName;
			} else r = n;
			return {
				oldFileName: e.fileName,
				newFileName: r
			};
		}
		let n = t.indexOf("\"");
		if (n > 0) {
			let e = t.substring(0, n - 1), r = parseQuotedFileName(t.substring(n));
			return r === null ? null : {
				oldFileName: e,
				newFileName: r.fileName
			};
		}
		if (t.startsWith("a/")) {
			let e = [], n = 0;
			for (; n = t.indexOf(" b/", n + 1), n !== -1;) e.push(n);
			if (e.length > 0) {
				let n = e[Math.floor(e.length / 2)];
				return {
					oldFileName: t.substring(0, n),
					newFileName: t.substring(n + 1)
				};
			}
		}
		return null;
	}
	function unquoteIfQuoted(e) {
		if (e.startsWith("\"")) {
			let t = parseQuotedFileName(e);
			if (t) return t.fileName;
		}
		return e;
	}
	function parseQuotedFileName(e) {
		if (!e.startsWith("\"")) return null;
		let t = "", n = 1;
		for (; n < e.length;) {
			if (e[n] === "\"") return {
				fileName: t,
				rawLength: n + 1
			};
			if (e[n] === "\\" && n + 1 < e.length) switch (n++, e[n]) {
				case "a":
					t += "\x07";
					break;
				case "b":
					t += "\b";
					break;
				case "f":
					t += "\f";
					break;
				case "n":
					t += "\n";
					break;
				case "r":
					t += "\r";
					break;
				case "t":
					t += "	";
					break;
				case "v":
					t += "\v";
					break;
				case "\\":
					t += "\\";
					break;
				case "\"":
					t += "\"";
					break;
				case "0":
				case "1":
				case "2":
				case "3":
				case "4":
				case "5":
				case "6":
				case "7": {
					if (n + 2 >= e.length || e[n + 1] < "0" || e[n + 1] > "7" || e[n + 2] < "0" || e[n + 2] > "7") return null;
					let r = [parseInt(e.substring(n, n + 3), 8)];
					for (n += 3; e[n] === "\\" && e[n + 1] >= "0" && e[n + 1] <= "7";) {
						if (n + 3 >= e.length || e[n + 2] < "0" || e[n + 2] > "7" || e[n + 3] < "0" || e[n + 3] > "7") return null;
						r.push(parseInt(e.substring(n + 1, n + 4), 8)), n += 4;
					}
					t += new TextDecoder("utf-8").decode(new Uint8Array(r));
					continue;
				}
				default: return null;
			}
			else t += e[n];
			n++;
		}
		return null;
	}
	function parseFileHeader(e) {
		let n = /^(---|\+\+\+)\s+/.exec(t[r]);
		if (n) {
			let i = n[1], a = t[r].substring(3).trim().split("	", 2), o = (a[1] || "").trim(), s = a[0];
			s = s.startsWith("\"") ? unquoteIfQuoted(s) : s.replace(/\\\\/g, "\\"), i === "---" ? (e.oldFileName = s, e.oldHeader = o) : (e.newFileName = s, e.newHeader = o), r++;
		}
	}
	function parseHunk() {
		let e = r, n = t[r++].split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/), i = {
			oldStart: +n[1],
			oldLines: n[2] === void 0 ? 1 : +n[2],
			newStart: +n[3],
			newLines: n[4] === void 0 ? 1 : +n[4],
			lines: []
		};
		i.oldLines === 0 && (i.oldStart += 1), i.newLines === 0 && (i.newStart += 1);
		let a = 0, o = 0;
		for (; r < t.length && (o < i.oldLines || a < i.newLines || t[r]?.startsWith("\\")); r++) {
			let n = t[r].length == 0 && r != t.length - 1 ? " " : t[r][0];
			if (n === "+" || n === "-" || n === " " || n === "\\") i.lines.push(t[r]), n === "+" ? a++ : n === "-" ? o++ : n === " " && (a++, o++);
			else throw Error(`Hunk at line ${e + 1} contained invalid line ${t[r]}`);
		}
		if (!a && i.newLines === 1 && (i.newLines = 0), !o && i.oldLines === 1 && (i.oldLines = 0), a !== i.newLines) throw Error("Added line count did not match for hunk at line " + (e + 1));
		if (o !== i.oldLines) throw Error("Removed line count did not match for hunk at line " + (e + 1));
		if (r < t.length && t[r] && /^[+ -]/.test(t[r]) && !isFileHeader(t[r])) throw Error("Hunk at line " + (e + 1) + " has more lines than expected (expected " + i.oldLines + " old lines and " + i.newLines + " new lines)");
		return i;
	}
	for (; r < t.length;) parseIndex();
	return n;
}
// node_modules/diff/libesm/util/distance-iterator.js
function distance_iterator_default(e, t, n) {
	let r = !0, i = !1, a = !1, o = 1;
	return function iterator() {
		if (r && !a) {
			if (i ? o++ : r = !1, e + o <= n) return e + o;
			a = !0;
		}
		if (!i) return a || (r = !0), t <= e - o ? e - o++ : (i = !0, iterator());
	};
}
// node_modules/diff/libesm/patch/apply.js
function applyPatch(e, t, n = {}) {
	let r;
	if (r = typeof t == "string" ? parsePatch(t) : Array.isArray(t) ? t : [t], r.length > 1) throw Error("applyPatch only works with a single input.");
	return applyStructuredPatch(e, r[0], n);
}
function applyStructuredPatch(e, t, n = {}) {
	(n.autoConvertLineEndings || n.autoConvertLineEndings == null) && (hasOnlyWinLineEndings(e) && isUnix(t) ? t = unixToWin(t) : hasOnlyUnixLineEndings(e) && isWin(t) && (t = winToUnix(t)));
	let r = e.split("\n"), i = t.hunks, a = n.compareLine || ((e, t, n, r) => t === r), o = n.fuzzFactor || 0, s = 0;
	if (o < 0 || !Number.isInteger(o)) throw Error("fuzzFactor must be a non-negative integer");
	if (!i.length) return e;
	let c = "", l = !1, u = !1;
	for (let e = 0; e < i[i.length - 1].lines.length; e++) {
		let t = i[i.length - 1].lines[e];
		t[0] == "\\" && (c[0] == "+" ? l = !0 : c[0] == "-" && (u = !0)), c = t;
	}
	if (l) {
		if (u) {
			if (!o && r[r.length - 1] == "") return !1;
		} else if (r[r.length - 1] == "") r.pop();
		else if (!o) return !1;
	} else if (u) {
		if (r[r.length - 1] != "") r.push("");
		else if (!o) return !1;
	}
	function applyHunk(e, t, n, i = 0, o = !0, s = [], c = 0) {
		let l = 0, u = !1;
		for (; i < e.length; i++) {
			let d = e[i], f = d.length > 0 ? d[0] : " ", p = d.length > 0 ? d.substr(1) : d;
			if (f === "-") {
				if (a(t + 1, r[t], f, p)) t++, l = 0;
				else return !n || r[t] == null ? null : (s[c] = r[t], applyHunk(e, t + 1, n - 1, i, !1, s, c + 1));
			}
			if (f === "+") {
				if (!o) return null;
				s[c] = p, c++, l = 0, u = !0;
			}
			if (f === " ") {
				if (l++, s[c] = r[t], a(t + 1, r[t], f, p)) c++, o = !0, u = !1, t++;
				else return u || !n ? null : r[t] && (applyHunk(e, t + 1, n - 1, i + 1, !1, s, c + 1) || applyHunk(e, t + 1, n - 1, i, !1, s, c + 1)) || applyHunk(e, t, n - 1, i + 1, !1, s, c);
			}
		}
		return c -= l, t -= l, s.length = c, {
			patchedLines: s,
			oldLineLastI: t - 1
		};
	}
	let d = [], f = 0;
	for (let e = 0; e < i.length; e++) {
		let t = i[e], n, a = r.length - t.oldLines + o, c;
		for (let e = 0; e <= o; e++) {
			c = t.oldStart + f - 1;
			let r = distance_iterator_default(c, s, a);
			for (; c !== void 0 && (n = applyHunk(t.lines, c, e), !n); c = r());
			if (n) break;
		}
		if (!n) return !1;
		for (let e = s; e < c; e++) d.push(r[e]);
		for (let e = 0; e < n.patchedLines.length; e++) {
			let t = n.patchedLines[e];
			d.push(t);
		}
		s = n.oldLineLastI + 1, f = c + 1 - t.oldStart;
	}
	for (let e = s; e < r.length; e++) d.push(r[e]);
	return d.join("\n");
}
function applyPatches(e, t) {
	let n = typeof e == "string" ? parsePatch(e) : e, r = 0;
	function processIndex() {
		let e = n[r++];
		if (!e) return t.complete();
		t.loadFile(e, function(n, r) {
			if (n) return t.complete(n);
			let i = applyPatch(r, e, t);
			t.patched(e, i, function(e) {
				if (e) return t.complete(e);
				processIndex();
			});
		});
	}
	processIndex();
}
// node_modules/diff/libesm/patch/reverse.js
function swapPrefix(e) {
	return e === void 0 || e === "/dev/null" ? e : e.startsWith("a/") ? "b/" + e.slice(2) : e.startsWith("b/") ? "a/" + e.slice(2) : e;
}
function reversePatch(e) {
	if (Array.isArray(e)) return e.map((e) => reversePatch(e)).reverse();
	let t = Object.assign(Object.assign({}, e), {
		oldFileName: e.isGit ? swapPrefix(e.newFileName) : e.newFileName,
		oldHeader: e.newHeader,
		newFileName: e.isGit ? swapPrefix(e.oldFileName) : e.oldFileName,
		newHeader: e.oldHeader,
		oldMode: e.newMode,
		newMode: e.oldMode,
		isCreate: e.isDelete,
		isDelete: e.isCreate,
		hunks: e.hunks.map((e) => ({
			oldLines: e.newLines,
			oldStart: e.newStart,
			newLines: e.oldLines,
			newStart: e.oldStart,
			lines: e.lines.map((e) => e.startsWith("-") ? `+${e.slice(1)}` : e.startsWith("+") ? `-${e.slice(1)}` : e)
		}))
	});
	return e.isCopy && (t.newFileName = "/dev/null", t.newHeader = void 0, t.isDelete = !0, delete t.isCreate, delete t.isCopy, delete t.isRename, t.hunks = []), t;
}
// node_modules/diff/libesm/patch/create.js
function needsQuoting(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function quoteFileNameIfNeeded(e) {
	if (!needsQuoting(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const u = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
}, d = {
	includeIndex: !1,
	includeUnderline: !1,
	includeFileHeaders: !0
}, f = {
	includeIndex: !1,
	includeUnderline: !1,
	includeFileHeaders: !1
};
function structuredPatch(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		diffLines(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = diffLinesResultToPatch(t);
			e(n);
		} }));
	} else return diffLinesResultToPatch(diffLines(n, r, s));
	function diffLinesResultToPatch(n) {
		if (!n) return;
		n.push({
			value: "",
			lines: []
		});
		function contextLines(e) {
			return e.map(function(e) {
				return " " + e;
			});
		}
		let r = [], o = 0, s = 0, l = [], u = 1, d = 1;
		for (let e = 0; e < n.length; e++) {
			let t = n[e], i = t.lines || splitLines(t.value);
			if (t.lines = i, t.added || t.removed) {
				if (!o) {
					let t = n[e - 1];
					o = u, s = d, t && (l = c > 0 ? contextLines(t.lines.slice(-c)) : [], o -= l.length, s -= l.length);
				}
				for (let e of i) l.push((t.added ? "+" : "-") + e);
				t.added ? d += i.length : u += i.length;
			} else {
				if (o) {
					if (i.length <= c * 2 && e < n.length - 2) for (let e of contextLines(i)) l.push(e);
					else {
						let e = Math.min(i.length, c);
						for (let t of contextLines(i.slice(0, e))) l.push(t);
						let t = {
							oldStart: o,
							oldLines: u - o + e,
							newStart: s,
							newLines: d - s + e,
							lines: l
						};
						r.push(t), o = 0, s = 0, l = [];
					}
				}
				u += i.length, d += i.length;
			}
		}
		for (let e of r) for (let t = 0; t < e.lines.length; t++) e.lines[t].endsWith("\n") ? e.lines[t] = e.lines[t].slice(0, -1) : (e.lines.splice(t + 1, 0, "\\ No newline at end of file"), t++);
		return {
			oldFileName: e,
			newFileName: t,
			oldHeader: i,
			newHeader: a,
			hunks: r
		};
	}
}
function formatPatch(e, t) {
	if (t ||= u, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => formatPatch(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = u, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + quoteFileNameIfNeeded(r) + " " + quoteFileNameIfNeeded(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + quoteFileNameIfNeeded((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + quoteFileNameIfNeeded((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + quoteFileNameIfNeeded((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + quoteFileNameIfNeeded((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + quoteFileNameIfNeeded(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + quoteFileNameIfNeeded(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function createTwoFilesPatch(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		structuredPatch(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? formatPatch(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = structuredPatch(e, t, n, r, i, a, o);
		return s ? formatPatch(s, o?.headerOptions) : void 0;
	}
}
function createPatch(e, t, n, r, i, a) {
	return createTwoFilesPatch(e, e, t, n, r, i, a);
}
function splitLines(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
// node_modules/diff/libesm/convert/dmp.js
function convertChangesToDMP(e) {
	let t = [], n, r;
	for (let i = 0; i < e.length; i++) n = e[i], r = n.added ? 1 : n.removed ? -1 : 0, t.push([r, n.value]);
	return t;
}
// node_modules/diff/libesm/convert/xml.js
function convertChangesToXML(e) {
	let t = [];
	for (let n = 0; n < e.length; n++) {
		let r = e[n];
		r.added ? t.push("<ins>") : r.removed && t.push("<del>"), t.push(escapeHTML(r.value)), r.added ? t.push("</ins>") : r.removed && t.push("</del>");
	}
	return t.join("");
}
function escapeHTML(e) {
	let t = e;
	return t = t.replace(/&/g, "&amp;"), t = t.replace(/</g, "&lt;"), t = t.replace(/>/g, "&gt;"), t = t.replace(/"/g, "&quot;"), t;
}
export { Diff, d as FILE_HEADERS_ONLY, u as INCLUDE_HEADERS, f as OMIT_HEADERS, applyPatch, applyPatches, l as arrayDiff, canonicalize, e as characterDiff, convertChangesToDMP, convertChangesToXML, createPatch, createTwoFilesPatch, s as cssDiff, diffArrays, diffChars, diffCss, diffJson, diffLines, diffSentences, diffTrimmedLines, diffWords, diffWordsWithSpace, formatPatch, c as jsonDiff, a as lineDiff, parsePatch, reversePatch, o as sentenceDiff, structuredPatch, r as wordDiff, i as wordsWithSpaceDiff };
