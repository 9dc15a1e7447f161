import { r as e } from "./rolldown-runtime.js";
import { Ji as t, Wr as n, Xc as r, ia as i } from "./shared.js";
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
			i();
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
function* skippedPaths(e, t, n) {
	if (i(), !n.holds(t)) {
		if (!n.areBeside(t) || typeof e != "object" || !e || Array.isArray(e)) yield t;
		else for (let [r, i] of Object.entries(e)) yield* skippedPaths(i, [...t, r], n);
	}
}
function checkRoots(e, i, { data: a, names: o }) {
	if (i === void 0) return;
	let s = new Roots(i), refuse = (t) => {
		throw new r(`${e}: ${t} is outside the roots ${n(i)} of its .manifest`, { code: "bundle_invalid" });
	}, c = o.find((e) => e !== "" && !s.holds(toPath(e)));
	c !== void 0 && refuse(t("data", toPath(c)));
	for (let e of Object.keys(a ?? {}).length === 0 ? [] : skippedPaths(a, [], s)) refuse(`the data at ${t("data", e)}`);
}
function checkBundleRoots(e, t) {
	if (e.length === 0) return;
	let n = new Map(t.map((e) => [a(e.path), e.package]));
	for (let { what: t, roots: r, files: i } of e) checkRoots(t, r, {
		data: {},
		names: i.flatMap((e) => n.get(a(e)) ?? [])
	});
}
export { checkBundleRoots as n, checkRoots as r, o as t };
