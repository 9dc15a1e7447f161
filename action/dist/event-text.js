import { Gr as e, gl as t, qr as n } from "./shared.js";
// src/base/terms/event-text.ts
const r = /* @__PURE__ */ new WeakMap();
function readEventTexts(e) {
	return r.get(e) ?? {};
}
function keepEventTexts(e, t) {
	r.set(e, t);
}
function addLazily(e, t, n) {
	let set = (n) => {
		Object.defineProperty(e, t, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		});
	};
	Object.defineProperty(e, t, {
		enumerable: !0,
		configurable: !0,
		set,
		get() {
			let e = n();
			return set(e), e;
		}
	});
}
function addInput(e, t) {
	addLazily(e, "input", () => JSON.parse(new TextDecoder().decode(t)));
}
function getResult({ result: e }) {
	try {
		return e?.();
	} catch (e) {
		if (!t(e, "RangeError")) throw e;
		return;
	}
}
function isTextKey(e) {
	return e === "custom" || e === "nd_builtin_cache";
}
function* eventJsonParts(t) {
	let r = readEventTexts(t), i = getResult(r), a = r.result !== void 0 && i === void 0, o = "{";
	for (let s of Object.keys(t)) {
		if (a && (s === "result" || s === "erased")) continue;
		let c = `${o}${JSON.stringify(s)}:`;
		if (o = ",", s === "input" && r.input !== void 0) yield c, yield* e(r.input);
		else {
			let e = s === "result" ? i : isTextKey(s) ? r[s]?.() : void 0;
			yield c + n(e ?? JSON.stringify(t[s]));
		}
	}
	let s = Array.isArray(t.erased) ? t.erased : [];
	yield a ? `,"erased":${JSON.stringify([...s, "/result"])}}` : "}";
}
export { readEventTexts as a, keepEventTexts as i, addLazily as n, eventJsonParts as r, addInput as t };
