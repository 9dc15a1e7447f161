import { packageRoot as e } from "./shared.js";
import { readFolder as t, readSchema as n } from "./compiling.js";
import { FORMAT_SCHEMAS as r } from "./evaluation.js";
import { join as i } from "node:path";
// src/engine/source/package-schemas.ts
const getSchemas = (t) => i(e(), "schemas", t);
function once(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n);
		if (r !== void 0) return r;
		let i = e(n);
		return t.set(n, i), i.catch(() => t.delete(n)), i;
	};
}
const a = once((e) => t(getSchemas(e))), o = once((e) => n(i(getSchemas("formats"), `${e}.json`), void 0));
function readInputSchemas() {
	return a("inputs");
}
async function readFormatSchema(e) {
	return r.includes(e) ? o(e) : void 0;
}
function readMaterialSchema(e) {
	return n(i(getSchemas("materials"), `${e}.json`), void 0);
}
export { readFormatSchema, readInputSchemas, readMaterialSchema };
