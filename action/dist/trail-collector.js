import { readRegularFile as e, rulePlaces as t } from "./shared.js";
import { WantedPlaces as n, pickExcerpt as r } from "./source-excerpt.js";
import { resolve as i } from "node:path";
import { isUtf8 as a } from "node:buffer";
// src/gate/trail-collector.ts
const [o, s] = [1, 6];
var TrailCollector = class {
	#e = /* @__PURE__ */ new Date();
	#t = [];
	add(e, t) {
		t.length > 0 && this.#t.push({
			...e,
			calls: t
		});
	}
	async trail(e, t, n, i) {
		let a = wantedPlaces(e), o = new Map(t.map(({ path: e, text: t }) => [e, t])), s = /* @__PURE__ */ new Map(), c = 0;
		for (let [e, t] of a) {
			let a = o.get(e);
			a === void 0 && n.has(e) && c < 200 && (c++, a = await readSourceLines(e, i)), a !== void 0 && s.set(e, r(a, t));
		}
		return {
			time: this.#e,
			decisions: this.#t,
			sources: s
		};
	}
};
function wantedPlaces(e) {
	let r = /* @__PURE__ */ new Map(), getPlaces = (e) => {
		let t = r.get(e);
		return t === void 0 && r.set(e, t = new n()), t;
	};
	for (let { violations: n, warnings: r, excepted: i, excused: a = [] } of e) {
		let e = [
			...n,
			...r,
			...i,
			...a.flatMap((e) => e.findings)
		];
		for (let { location: n, about: r } of e) {
			for (let { file: e, row: n } of t(r)) getPlaces(e).addLines(n, n + s);
			if (n?.line === void 0) continue;
			let e = getPlaces(n.file);
			e.addLines(n.line - o, n.line + o), n.column !== void 0 && e.addColumn(n.line, n.column);
		}
	}
	return r;
}
async function readSourceLines(t, { cwd: n, within: r }) {
	let o = await e(i(n, t), 16777216, { within: r }).catch(() => void 0);
	return o === void 0 || !a(o) ? void 0 : o.toString("utf8");
}
export { TrailCollector };
