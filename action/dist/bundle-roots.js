import { __exportAll as e } from "./rolldown-runtime.js";
import { PolicyLoadError as t, checkReading as n, formatReference as r, listSome as i } from "./shared.js";
import { resolve as a } from "node:path";
// src/engine/source/bundle-roots.ts
var o = /* @__PURE__ */ e({
	checkBundleRoots: () => checkBundleRoots,
	checkRoots: () => checkRoots
});
function toPath(e) {
	return e.split("/").filter((e) => e !== "");
}
var Roots = class {
	#e = /* @__PURE__ */ new Set();
	#t = /* @__PURE__ */ new Set();
	constructor(e) {
		for (let t of e) {
			n();
			let e = toPath(t);
			this.#e.add(JSON.stringify(e)), this.#t.add(e[0] ?? "");
		}
	}
	holds(e) {
		for (let t = 0; t <= e.length; t++) if (this.#e.has(JSON.stringify(e.slice(0, t)))) return !0;
		return !1;
	}
	areBeside(e) {
		return e.length === 0 ? this.#t.size > 0 : e.some((e) => this.#t.has(e));
	}
};
function* skippedPaths(e, t, r) {
	if (n(), !r.holds(t)) {
		if (!r.areBeside(t) || typeof e != "object" || !e || Array.isArray(e)) yield t;
		else for (let [n, i] of Object.entries(e)) yield* skippedPaths(i, [...t, n], r);
	}
}
function checkRoots(e, n, { data: a, names: o }) {
	if (n === void 0) return;
	let s = new Roots(n), refuse = (r) => {
		throw new t(`${e}: ${r} is outside the roots ${i(n)} of its .manifest`, { code: "bundle_invalid" });
	}, c = o.find((e) => e !== "" && !s.holds(toPath(e)));
	c !== void 0 && refuse(r("data", toPath(c)));
	for (let e of Object.keys(a ?? {}).length === 0 ? [] : skippedPaths(a, [], s)) refuse(`the data at ${r("data", e)}`);
}
function checkBundleRoots(e, t) {
	if (e.length === 0) return;
	let n = new Map(t.map((e) => [a(e.path), e.package]));
	for (let { what: t, roots: r, files: i } of e) checkRoots(t, r, {
		data: {},
		names: i.flatMap((e) => n.get(a(e)) ?? [])
	});
}
export { o as bundle_roots_exports, checkBundleRoots, checkRoots };
