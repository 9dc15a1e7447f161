import { findMissing as e, findUnknown as t, suggestReference as n } from "./shared.js";
import { formatReference as r } from "./evaluation.js";
// src/cli/eval/unknown-reference.ts
function describeUnknown(i = [], a) {
	let o = e(i, a).map((e) => ({
		...e,
		isRefused: e.isRefused || e.meant !== void 0 && !a.data.has(e.meant)
	})), s = o.find((e) => e.isRefused) ?? o[0];
	if (s === void 0) return;
	let { reference: c, path: l, meant: u, isRefused: d } = s, { missing: f = l } = t(l, a) ?? {};
	return {
		message: `${c} is undefined: no policy and no data defines ${f.length === l.length ? "it" : r("data", f)}${n(u)}`,
		isRefused: d
	};
}
export { describeUnknown };
