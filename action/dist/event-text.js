import { isErrorOf as e, printableJsonParts as t, toPrintableJson as n } from "./shared.js";
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
function getResult({ result: t }) {
	try {
		return t?.();
	} catch (t) {
		if (!e(t, "RangeError")) throw t;
		return;
	}
}
function isTextKey(e) {
	return e === "custom" || e === "nd_builtin_cache";
}
function* eventJsonParts(e) {
	let r = readEventTexts(e), i = getResult(r), a = r.result !== void 0 && i === void 0, o = "{";
	for (let s of Object.keys(e)) {
		if (a && (s === "result" || s === "erased")) continue;
		let c = `${o}${JSON.stringify(s)}:`;
		if (o = ",", s === "input" && r.input !== void 0) yield c, yield* t(r.input);
		else {
			let t = s === "result" ? i : isTextKey(s) ? r[s]?.() : void 0;
			yield c + n(t ?? JSON.stringify(e[s]));
		}
	}
	let s = Array.isArray(e.erased) ? e.erased : [];
	yield a ? `,"erased":${JSON.stringify([...s, "/result"])}}` : "}";
}
export { addInput, addLazily, eventJsonParts, keepEventTexts, readEventTexts };
