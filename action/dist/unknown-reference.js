import { findUnknown as e } from "./shared.js";
import { formatReference as t } from "./evaluation.js";
// src/cli/eval/unknown-reference.ts
const n = /^data((?:\.[A-Za-z_]\w*)+)$/;
function describeUnknown(r, i) {
	let a = n.exec(r.trim())?.[1]?.slice(1).split("."), o = a === void 0 ? void 0 : e(a, i);
	if (o === void 0) return;
	let { missing: s, meant: c } = o, l = s.length === a?.length ? "it" : t("data", s), u = c === void 0 ? "" : `; did you mean ${t("data", c)}?`;
	return `${r.trim()} is undefined: no policy and no data defines ${l}${u}`;
}
export { describeUnknown };
