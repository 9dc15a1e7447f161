import { ConfigurationError as e, getMessage as t, isRegohostError as n, message as r } from "./evaluation.js";
import { readGateFile as i, readGateText as a } from "./gate-command.js";
// src/cli/gate/gate-place.ts
const o = /* @__PURE__ */ new Set([
	"pattern_unmatched",
	"document_not_found",
	"document_unreadable",
	"source_not_found",
	"source_unreadable"
]);
async function withPlace(s, c, l) {
	if (!n(s) || l === "-") return s;
	let u = s.code === "usage_invalid" && s.message.startsWith("-o ");
	if (!u && !o.has(s.code)) return s;
	let d = s.message.replace(/^(?:-o|the pattern) /, ""), [f, { GATE_KEYS: p }, { placeInGateFile: m }] = await Promise.all([
		i(c, l),
		import("./gate-keys.js"),
		import("./gate-file.js")
	]);
	for (let { flag: n, key: i } of p) {
		let { [n]: o } = f, p = (Array.isArray(o) ? o : [o]).findIndex((e) => typeof e == "string" && (d.startsWith(`${e} `) || d.startsWith(`${e}:`)));
		if (p < 0 || u !== (n === "output")) continue;
		let h = [...i.split("."), ...Array.isArray(o) ? [p] : []], g = `${l}:${await m(await a(c, l), h)}`, { code: _, cause: v } = s;
		return new e(r`${g}: ${t(s)}`, {
			code: _,
			cause: v
		});
	}
	return s;
}
export { withPlace };
