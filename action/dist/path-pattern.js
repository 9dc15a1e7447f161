// src/server/serve/config/path-pattern.ts
var PatternError = class extends Error {};
const literal = (e) => e.replace(/[\\^$.|?*+()[\]{}]/, "\\$&"), inClass = (e) => `\\x{${(e.codePointAt(0) ?? 0).toString(16)}}`;
function readClass(e, t) {
	let n = t, next = () => {
		let t = e[n++];
		if (t === void 0) throw new PatternError("a [ is not closed");
		return t;
	}, r = e[n] === "!";
	r && n++;
	let i = r ? "[^" : "[", a = next();
	if (e[n] === "-") {
		n++;
		let e = next();
		if (next() !== "]") throw new PatternError("a range in [ ] has one first and one last character");
		if ((e.codePointAt(0) ?? 0) < (a.codePointAt(0) ?? 0)) throw new PatternError("a range in [ ] ends before its start");
		return {
			pattern: `${i}${inClass(a)}-${inClass(e)}]`,
			end: n
		};
	}
	n--;
	let o = "";
	for (let e = next(); e !== "]"; e = next()) o += inClass(e === "\\" ? next() : e);
	if (o === "") throw new PatternError("a [ ] has no characters");
	return {
		pattern: `${i}${o}]`,
		end: n
	};
}
function toPathExpression(e) {
	let t = Array.from(e), n = "", r = 0;
	for (let e = 0; e < t.length;) {
		let i = t[e++] ?? "";
		if (i === "\\") {
			let r = t[e++];
			if (r === void 0) throw new PatternError("a \\ is at its end");
			n += literal(r);
		} else if (i === "[") {
			let { pattern: r, end: i } = readClass(t, e);
			n += r, e = i;
		} else if (i === "*") {
			let r = t[e] === "*";
			r && e++, n += r ? ".*" : "[^/]*";
		} else i === "?" ? n += "[^/]" : i === "{" ? (r++, n += "(?:") : i === "," && r > 0 ? n += "|" : i === "}" && r > 0 ? (r--, n += ")") : n += literal(i);
	}
	if (r > 0) throw new PatternError("a { is not closed");
	return `(?s:${n})`;
}
export { PatternError, toPathExpression };
