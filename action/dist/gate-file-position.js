import { __toESM as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, getMessage as n, getSubject as r, isRegohostError as i, message as a, require_promises as o } from "./evaluation.js";
import { readGateText as s, toGateFlags as c } from "./gate-command.js";
import { resolve as l } from "node:path";
// src/cli/gate/gate-file-position.ts
var u = /* @__PURE__ */ e(o(), 1);
async function withGateFilePosition(e, { context: o, file: d, typed: f }) {
	if (!i(e) || d === void 0 || d === "-") return e;
	let p = r(e);
	if (p === void 0 || f.has(p) || !await (0, u.stat)(l(o.io.cwd, d)).then((e) => e.isFile(), () => !1)) return e;
	let m = await s(o, d), [h, { GATE_KEYS: g }, { findInGateFile: _ }] = await Promise.all([
		c(o, d, m),
		import("./gate-keys.js"),
		import("./gate-file.js")
	]), v = e.code === "usage_invalid";
	for (let { flag: r, key: i } of g) {
		if (v !== (r === "output")) continue;
		let { [r]: o } = h, s = (Array.isArray(o) ? o : [o]).indexOf(p);
		if (s < 0) continue;
		let c = `${d}:${await _(m, [...i.split("."), ...Array.isArray(o) ? [s] : []])}`, { code: l, cause: u } = e;
		return new t(a`${c}: ${n(e)}`, {
			code: l,
			cause: u
		});
	}
	return e;
}
export { withGateFilePosition };
