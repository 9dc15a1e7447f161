import { ConfigurationError as e, getMessage as t, isRegohostError as n, message as r } from "./evaluation.js";
import { readGateFile as i, readGateText as a } from "./gate-command.js";
import { stat as o } from "node:fs/promises";
import { resolve as s } from "node:path";
// src/cli/gate/gate-place.ts
const c = /* @__PURE__ */ new Set([
	"pattern_unmatched",
	"document_not_found",
	"document_unreadable",
	"source_not_found",
	"source_unreadable"
]);
async function withPlace(l, u, d) {
	if (!n(l) || d === "-" || !await o(s(u.io.cwd, d)).then((e) => e.isFile(), () => !1)) return l;
	let f = l.code === "usage_invalid" && l.message.startsWith("-o ");
	if (!f && !c.has(l.code)) return l;
	let p = l.message.replace(/^(?:-o|the pattern) /, ""), [m, { GATE_KEYS: h }, { placeInGateFile: g }] = await Promise.all([
		i(u, d),
		import("./gate-keys.js"),
		import("./gate-file.js")
	]);
	for (let { flag: n, key: i } of h) {
		let { [n]: o } = m, s = (Array.isArray(o) ? o : [o]).findIndex((e) => typeof e == "string" && (p.startsWith(`${e} `) || p.startsWith(`${e}:`)));
		if (s < 0 || f !== (n === "output")) continue;
		let c = [...i.split("."), ...Array.isArray(o) ? [s] : []], h = `${d}:${await g(await a(u, d), c)}`, { code: _, cause: v } = l;
		return new e(r`${h}: ${t(l)}`, {
			code: _,
			cause: v
		});
	}
	return l;
}
export { withPlace };
