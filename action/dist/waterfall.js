import { __exportAll as e } from "./rolldown-runtime.js";
import { counted as t, highest as n, shownRecord as r, toStrictJson as i } from "./evaluation.js";
// src/gate/report/waterfall.ts
var a = /* @__PURE__ */ e({ waterfall: () => waterfall });
function shortenText(e) {
	let t = e.replace(/((?:sha256|sha512|sha1):[0-9a-f]{12})[0-9a-f]+/g, "$1…");
	return t.length > 60 ? `${t.slice(0, 60)}…` : t;
}
function bar({ startMs: e, ms: t }, n) {
	let r = 24 / Math.max(n, 1), i = Math.min(Math.floor(e * r), 23), a = Math.min(Math.max(Math.round(t * r), 1), 24 - i);
	return `${" ".repeat(i)}${"█".repeat(a)}`.padEnd(24);
}
function lastEndMs(e) {
	return Math.max(0, n(e.map(({ startMs: e, ms: t }) => e + t)));
}
function source({ attempts: e, cached: n }) {
	return n ? "cached" : e === 0 ? "no requests" : t(e, "request");
}
function facts({ outcome: e, reason: t, effect: n, truncated: r, via: i }) {
	let a = [
		e === "value" ? void 0 : e.replace("_", " "),
		t === void 0 ? void 0 : `because of ${t}`,
		n ? "effect" : void 0,
		r === !0 ? "truncated" : void 0,
		i === void 0 ? void 0 : `over ${i}`
	].filter((e) => e !== void 0);
	return a.length === 0 ? "" : ` → ${a.join(", ")}`;
}
function waterfall(e) {
	let t = lastEndMs(e);
	return [...e].sort((e, t) => e.startMs - t.startMs).map((e) => {
		let n = `+${e.startMs.toFixed(0)} ms`.padStart(8), r = `${e.ms.toFixed(0)} ms`.padStart(7), i = (callTitle(e) + facts(e)).replaceAll("\n", " "), a = (e.bytes === void 0 ? "" : formatSize(e.bytes)).padStart(8), o = (e.used ? "used" : "not used").padEnd(8), s = [
			n,
			r,
			source(e).padStart(11),
			a,
			` ${o}`,
			bar(e, t)
		];
		return `round ${String(e.round)} ${s.join(" ")}  ${i}`;
	});
}
function callTitle(e) {
	return e.outcome === "error" ? r(e) : `${e.builtin}(${e.args.map((e) => shortenText(i(e))).join(", ")})`;
}
function formatSize(e) {
	return e < 1e3 ? `${String(e)} B` : e < 1e6 ? `${(e / 1e3).toFixed(1)} kB` : `${(e / 1e6).toFixed(1)} MB`;
}
export { callTitle, formatSize, lastEndMs, waterfall, a as waterfall_exports };
