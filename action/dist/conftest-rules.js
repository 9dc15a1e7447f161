import { JsonSlice as e, RegoObject as t, RegoSet as n, toJsonBytes as r } from "./shared.js";
import { basename as i, dirname as a, resolve as o } from "node:path";
// src/gate/conftest-rules.ts
const s = "exception", c = ["main"], l = {
	names: [
		"allow",
		"result",
		"violations"
	],
	prefixes: [
		"deny_",
		"violation_",
		"warn_"
	]
}, u = [
	"deny",
	"violation",
	"warn"
];
function conftestFamilies(e) {
	return {
		names: u,
		besides: [s],
		namespaces: e
	};
}
function exceptedName(e) {
	return [
		"violation",
		"deny",
		"warn"
	].includes(e) ? "" : [
		"violation_",
		"deny_",
		"warn_"
	].reduce((e, t) => e.startsWith(t) ? e.slice(t.length) : e, e);
}
function getMembers(e) {
	return Array.isArray(e) ? e : e instanceof n ? e.items : e instanceof t ? [...e.members.values()] : [];
}
function applyOwnExceptions(e) {
	let t = e.find(({ rule: e }) => e === s)?.value, n = getMembers(t).flatMap(getMembers), r = [], i = [];
	for (let t of e) {
		if (t.rule === s) continue;
		let e = n.filter((e) => e === exceptedName(t.rule)).length, a = t.value === void 0 || Array.isArray(t.value);
		e === 0 || !a ? r.push(t) : i.push({
			...t,
			matches: e
		});
	}
	return {
		judged: r,
		excused: i
	};
}
function countSuccesses(e, t, n) {
	let r = e.map(({ value: e }) => e === void 0 ? void 0 : getMembers(e).length), i = r.filter((e) => e === 0).length, a = r.reduce((e, t = 0) => e + t, 0), o = t.reduce((e, t) => e + t.matches, 0);
	return i + Math.max(0, n - a - o - i);
}
function withConftestFile(t, n, s) {
	let c = o(s, n), l = { conftest: { file: {
		name: i(c),
		dir: a(c)
	} } }, u = new Map(e.of(t).members);
	for (let [t, n] of Object.entries(l)) u.set(t, e.of(Buffer.from(JSON.stringify(n))));
	return r(u);
}
export { l as CONFTEST_SUSPECT, c as DEFAULT_NAMESPACES, applyOwnExceptions, conftestFamilies, countSuccesses, withConftestFile };
