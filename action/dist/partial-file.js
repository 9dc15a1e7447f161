import { __exportAll as e } from "./rolldown-runtime.js";
import { require__builtin_crypto as t } from "./evaluation.js";
import { readdir as n, rename as r, rm as i, stat as a, writeFile as o } from "node:fs/promises";
import { basename as s, dirname as c, join as l } from "node:path";
// src/base/host/partial-file.ts
var u = /* @__PURE__ */ e({
	partialPath: () => partialPath,
	removeLeftPartials: () => removeLeftPartials
}), d = t();
const f = /^[0-9a-f]{8}\.partial$/;
function partialPath(e) {
	return l(c(e), `.${s(e)}.${(0, d.randomUUID)().slice(0, 8)}.partial`);
}
async function writePrivately(e, t, n = r) {
	let a = partialPath(e);
	try {
		await o(a, t, {
			flag: "wx",
			mode: 384,
			flush: !0
		}), await n(a, e);
	} catch (e) {
		throw await i(a, { force: !0 }).catch(() => void 0), e;
	}
}
async function removeLeftPartials(e) {
	let t = `.${s(e)}.`, r = await n(c(e)).catch(() => []);
	for (let n of r) {
		if (!n.startsWith(t) || !f.test(n.slice(t.length))) continue;
		let r = l(c(e), n), o = await a(r).catch(() => void 0);
		o === void 0 || Date.now() - o.mtimeMs < 864e5 || await i(r, { force: !0 }).catch(() => void 0);
	}
}
export { u as partial_file_exports, removeLeftPartials, writePrivately };
