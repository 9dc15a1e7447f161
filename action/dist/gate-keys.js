import { __toESM as e } from "./rolldown-runtime.js";
import { getMember as t, isObject as n, loadPackage as r, shownSource as i } from "./evaluation.js";
import { GATE_OPTIONS as a, GLOBAL_OPTIONS as o, parseDurationMs as s } from "./evaluation-command.js";
// src/cli/gate/gate-keys.ts
const c = {
	...a,
	compat: o.compat,
	timeout: o.timeout
}, l = Object.entries(c).flatMap(([e, t]) => t.key === void 0 ? [] : [{
	...t,
	key: t.key,
	flag: e
}]);
function byGateKey(e, t, n = "") {
	let r = {}, i = /* @__PURE__ */ new Set();
	for (let a of l) {
		if (!a.key.startsWith(n)) continue;
		let [o = "", ...s] = a.key.slice(n.length).split(".");
		if (i.has(o)) continue;
		i.add(o);
		let c = n + o, l = s.length === 0 ? e(a) : t(c, byGateKey(e, t, `${c}.`));
		l !== void 0 && (r[o] = l);
	}
	return r;
}
function resolved(e, t) {
	return typeof e == "string" ? t(e) : Array.isArray(e) ? e.map((e) => resolved(e, t)) : n(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e, resolved(n, t)])) : e;
}
function toFileFlags(e, n) {
	let r = l.flatMap(({ key: r, flag: i, kind: a, resolve: o = (e) => e }) => {
		let c = r.split(".").reduce(t, e);
		return c === void 0 ? [] : [[i, a === "duration" && typeof c == "string" ? s(c) : resolved(c, (e) => o(e, n))]];
	});
	return {
		...Object.fromEntries(r),
		requirePinned: !0
	};
}
function shownPinned(e) {
	let t = i(e), [, n] = /[?&](checksum=sha256:[0-9a-f]{64})(?:&|$)/.exec(e) ?? [];
	return t === e || n === void 0 ? t : `${t}?${n}`;
}
async function printedConfig(t) {
	let { stringify: n } = await r(() => import("./dist4.js").then((t) => /* @__PURE__ */ e(t.default, 1))), i = byGateKey(({ key: e, flag: n, kind: r, default: i }) => {
		let a = t[n];
		if (!(a === i?.[0] || Array.isArray(a) && a.length === 0) && !(e.startsWith("verification.bundles.") && t.verificationKey === void 0)) return r === "duration" && typeof a == "number" ? `${String(a)}ms` : a;
	}, (e, t) => Object.keys(t).length === 0 ? void 0 : t), shown = (e, t) => typeof t == "string" && !e.startsWith("certificate-") ? shownPinned(t) : t;
	return n({
		version: 1,
		...i
	}, shown);
}
export { l as GATE_KEYS, byGateKey, printedConfig, toFileFlags };
