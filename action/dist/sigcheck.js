import { goTrim as e } from "./go-text.js";
import { throwMaterialError as t } from "./shared.js";
import { TOOL as n } from "./kinds.js";
import { readTable as r } from "./table.js";
// src/chainloop/sigcheck.ts
const i = "SYSINTERNALS_SIGCHECK";
function readSigcheck(a, o) {
	let { header: s, rows: c } = r(o, (e, n) => t(a, i, e, n)), l = s.map(e), u = ["Path", "Verified"].filter((e) => !l.includes(e));
	return u.length > 0 && t(a, i, `it has no column ${u.join(", ")}`), {
		text: `[${c.map((e) => `{${[...new Map(s.map((t, n) => [t, e[n] ?? ""]))].map((e) => e.map((e) => JSON.stringify(e)).join(":")).join(",")}}`).join(",")}]`,
		annotations: { [`${n}.name`]: "sigcheck" }
	};
}
export { readSigcheck };
