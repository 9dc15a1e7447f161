import { __exportAll as e, __toESM as t } from "./rolldown-runtime.js";
import { require__builtin_crypto as n, require_promises as r } from "./evaluation.js";
import { basename as i, dirname as a, join as o } from "node:path";
// src/base/host/partial-file.ts
var s = /* @__PURE__ */ e({
	partialPath: () => partialPath,
	removeLeftPartials: () => removeLeftPartials
}), c = n(), l = /* @__PURE__ */ t(r(), 1);
const u = /^[0-9a-f]{8}\.partial$/;
function partialPath(e) {
	return o(a(e), `.${i(e)}.${(0, c.randomUUID)().slice(0, 8)}.partial`);
}
async function writePrivately(e, t, n = l.rename) {
	let r = partialPath(e);
	try {
		await (0, l.writeFile)(r, t, {
			flag: "wx",
			mode: 384,
			flush: !0
		}), await n(r, e);
	} catch (e) {
		throw await (0, l.rm)(r, { force: !0 }).catch(() => void 0), e;
	}
}
async function removeLeftPartials(e) {
	let t = `.${i(e)}.`, n = await (0, l.readdir)(a(e)).catch(() => []);
	for (let r of n) {
		if (!r.startsWith(t) || !u.test(r.slice(t.length))) continue;
		let n = o(a(e), r), i = await (0, l.stat)(n).catch(() => void 0);
		i === void 0 || Date.now() - i.mtimeMs < 864e5 || await (0, l.rm)(n, { force: !0 }).catch(() => void 0);
	}
}
export { s as partial_file_exports, removeLeftPartials, writePrivately };
