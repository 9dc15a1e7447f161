import { readRegularFile as e, require__builtin_buffer as t } from "./evaluation.js";
import { ruleLocations as n } from "./shared.js";
import { WantedPositions as r, pickExcerpt as i } from "./source-excerpt.js";
import { resolve as a } from "node:path";
// src/gate/trail-collector.ts
var o = t(), TrailCollector = class {
	#e = /* @__PURE__ */ new Date();
	#t = [];
	add(e, t) {
		t.length > 0 && this.#t.push({
			...e,
			calls: t
		});
	}
	async trail(e, t, n, r) {
		let a = wantedPositions(e), o = new Map(t.map(({ path: e, text: t }) => [e, t])), s = /* @__PURE__ */ new Map(), c = 0;
		for (let [e, t] of a) {
			let a = o.get(e);
			a === void 0 && n.has(e) && c < 200 && (c++, a = await readSourceLines(e, r)), a !== void 0 && s.set(e, i(a, t));
		}
		return {
			time: this.#e,
			decisions: this.#t,
			sources: s
		};
	}
};
function wantedPositions(e) {
	let t = /* @__PURE__ */ new Map(), getPositions = (e) => {
		let n = t.get(e);
		return n === void 0 && t.set(e, n = new r()), n;
	};
	for (let { violations: t, warnings: r, excepted: i, excused: a = [] } of e) {
		let e = [
			...t,
			...r,
			...i,
			...a.flatMap((e) => e.findings)
		];
		for (let { location: t, about: r } of e) {
			for (let { file: e, row: t } of n(r)) getPositions(e).rules.add(t);
			if (t?.line === void 0) continue;
			let e = getPositions(t.file);
			e.addLines(t.line - 1, t.line + 1), t.column !== void 0 && e.addColumn(t.line, t.column);
		}
	}
	return t;
}
async function readSourceLines(t, { cwd: n, within: r }) {
	let i = await e(a(n, t), 16777216, { within: r }).catch(() => void 0);
	return i === void 0 || !(0, o.isUtf8)(i) ? void 0 : i.toString("utf8");
}
export { TrailCollector };
