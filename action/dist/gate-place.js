import { ConfigurationError as e, getMessage as t, getSubject as n, isRegohostError as r, message as i } from "./evaluation.js";
import { readGateText as a, toGateFlags as o } from "./gate-command.js";
import { stat as s } from "node:fs/promises";
import { resolve as c } from "node:path";
// src/cli/gate/gate-place.ts
async function withPlace(l, { context: u, file: d, typed: f }) {
	if (!r(l) || d === void 0 || d === "-") return l;
	let p = n(l);
	if (p === void 0 || f.has(p) || !await s(c(u.io.cwd, d)).then((e) => e.isFile(), () => !1)) return l;
	let m = await a(u, d), [h, { GATE_KEYS: g }, { placeInGateFile: _ }] = await Promise.all([
		o(u, d, m),
		import("./gate-keys.js"),
		import("./gate-file.js")
	]), v = l.code === "usage_invalid";
	for (let { flag: n, key: r } of g) {
		if (v !== (n === "output")) continue;
		let { [n]: a } = h, o = (Array.isArray(a) ? a : [a]).indexOf(p);
		if (o < 0) continue;
		let s = `${d}:${await _(m, [...r.split("."), ...Array.isArray(a) ? [o] : []])}`, { code: c, cause: u } = l;
		return new e(i`${s}: ${t(l)}`, {
			code: c,
			cause: u
		});
	}
	return l;
}
export { withPlace };
