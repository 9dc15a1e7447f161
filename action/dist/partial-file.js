import { __exportAll as e } from "./rolldown-runtime.js";
import { randomUUID as t } from "node:crypto";
import { readdir as n, rm as r, stat as i } from "node:fs/promises";
import { basename as a, dirname as o, join as s } from "node:path";
// src/base/host/partial-file.ts
var c = /* @__PURE__ */ e({
	partialPath: () => partialPath,
	removeLeftPartials: () => removeLeftPartials
});
const l = /^[0-9a-f]{8}\.partial$/;
function partialPath(e) {
	return s(o(e), `.${a(e)}.${t().slice(0, 8)}.partial`);
}
async function removeLeftPartials(e) {
	let t = `.${a(e)}.`, c = await n(o(e)).catch(() => []);
	for (let n of c) {
		if (!n.startsWith(t) || !l.test(n.slice(t.length))) continue;
		let a = s(o(e), n), c = await i(a).catch(() => void 0);
		c === void 0 || Date.now() - c.mtimeMs < 864e5 || await r(a, { force: !0 }).catch(() => void 0);
	}
}
export { partialPath, c as partial_file_exports, removeLeftPartials };
