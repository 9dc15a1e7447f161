import { TOOL as e, goTrim as t } from "./kinds.js";
import { refuseMaterial as n } from "./shared.js";
import { readTable as r } from "./table.js";
// src/chainloop/sigcheck.ts
const i = "SYSINTERNALS_SIGCHECK";
function readSigcheck(a, o) {
	let { header: s, rows: c } = r(o, (e, t) => n(a, i, e, t)), l = s.map(t), u = ["Path", "Verified"].filter((e) => !l.includes(e));
	return u.length > 0 && n(a, i, `it has no column ${u.join(", ")}`), {
		text: `[${c.map((e) => `{${[...new Map(s.map((t, n) => [t, e[n] ?? ""]))].map((e) => e.map((e) => JSON.stringify(e)).join(":")).join(",")}}`).join(",")}]`,
		annotations: { [`${e}.name`]: "sigcheck" }
	};
}
export { readSigcheck };
