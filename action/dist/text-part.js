// src/engine/source/parts/text-part.ts
var e = class TextPart {
	at;
	#e = /* @__PURE__ */ new Map();
	constructor(e) {
		this.at = e;
	}
	get(e) {
		return this.#e.get(String(e));
	}
	set(e, t) {
		let n = new TextPart(t);
		return this.#e.set(String(e), n), n;
	}
	adopt(e, t) {
		this.#e.set(String(e), t);
	}
	enter(e, t) {
		return this.get(e) ?? this.set(e, t);
	}
};
export { e as TextPart };
