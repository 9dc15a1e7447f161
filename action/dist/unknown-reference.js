import { findMissing as e, findUnknown as t, suggestReference as n } from "./shared.js";
import { formatReference as r } from "./evaluation.js";
// src/cli/eval/unknown-reference.ts
function describeUnknown(i = [], a) {
	let [o, ...s] = e(i, a).map(({ meant: e, ...t }) => ({
		...t,
		meant: e,
		isRefused: t.isRefused || e !== void 0 && !a.data.has(e)
	}));
	if (o === void 0) return;
	let { reference: c, path: l, meant: u, isRefused: d } = [o, ...s].find((e) => e.isRefused) ?? o, { missing: f = l } = t(l, a) ?? {};
	return {
		message: `${c} is undefined: no policy and no data defines ${f.length === l.length ? "it" : r("data", f)}${n(u)}`,
		isRefused: d
	};
}
export { describeUnknown };
