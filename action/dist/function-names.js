import { ByteReader as e, isErrorOf as t, readCustomSections as n } from "./shared.js";
// src/engine/wasm/function-names.ts
const r = new TextDecoder(), i = [103, 239];
function readNames(t) {
	let n = {
		hasSome: !1,
		candidates: []
	};
	for (let r of t) addNames(new e(r), n);
	return n;
}
function addNames(t, n) {
	for (; !t.atEnd;) {
		let a = t.byte(), o = new e(t.take(t.count()));
		if (a === 1) for (let e = o.count(); e > 0; e--) {
			o.count(), n.hasSome = !0;
			let e = o.take(o.count());
			i.includes(e[0] ?? 0) && n.candidates.push(r.decode(e));
		}
	}
}
const a = /^g\d+\.data(?=[.[])/, o = /\.([A-Za-z_]\w*)|\["((?:[^"\\]|\\.)*)"\]/gy;
function toPath(e) {
	let n = e.replace(a, ""), r = [...n.matchAll(o)];
	if (r.map(([e]) => e).join("") === n) try {
		return r.map(([, e, t]) => e ?? String(JSON.parse(`"${t ?? ""}"`)));
	} catch (e) {
		if (t(e, "SyntaxError")) return;
		throw e;
	}
}
function readSections(e) {
	return untilItEnds(() => n(e, "name")) ?? [];
}
function untilItEnds(e) {
	try {
		return e();
	} catch (e) {
		if (t(e, "RangeError")) return;
		throw e;
	}
}
function rulesIn(e) {
	let t = untilItEnds(() => readNames(e));
	if (t === void 0) return {
		paths: [],
		isComplete: !1
	};
	let n = t.candidates.filter((e) => a.test(e)).map(toPath), r = n.filter((e) => e !== void 0);
	return {
		paths: r,
		isComplete: t.hasSome && r.length === n.length
	};
}
function readNamedRules(e) {
	return rulesIn(readSections(e));
}
function createNamedRules(e) {
	let t = readSections(e).map((e) => e.slice()), n;
	return () => n ??= rulesIn(t.splice(0));
}
export { createNamedRules, readNamedRules };
