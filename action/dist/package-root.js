import { __exportAll as e, __toESM as t } from "./rolldown-runtime.js";
import { require__builtin_fs as n, version as r } from "./start.js";
import { coreUnavailable as i } from "./shared.js";
import { createRequire as a } from "node:module";
import { dirname as o, join as s } from "node:path";
import { fileURLToPath as c } from "node:url";
// src/engine/opa/package-root.ts
var l = /* @__PURE__ */ e({ packageRoot: () => packageRoot }), u = /* @__PURE__ */ t(n(), 1);
const d = "regohost";
let f;
function thisFile() {
	let { url: e } = import.meta;
	return e === void 0 ? __filename : c(e);
}
function packageRoot() {
	return f ??= search(), f;
}
function search() {
	let e = o(thisFile());
	for (let t = e;;) {
		if (readManifest(t).name === d) return t;
		let e = o(t);
		if (e === t) break;
		t = e;
	}
	let t = installedBeside(e);
	if (t !== void 0 && readManifest(t).version === r) return t;
	throw i(`opa-core: the files of the package "${d}" ${r} not found above ${e}; exclude the package from the bundle (external), install the same version next to the bundle, or give "regohost/opa-core.wasm" to useOpaCore`);
}
function installedBeside(e) {
	try {
		return o(a(s(e, "bundle.js")).resolve(`${d}/package.json`));
	} catch {
		return;
	}
}
function readManifest(e) {
	try {
		let t = JSON.parse((0, u.readFileSync)(s(e, "package.json"), "utf8"));
		return typeof t == "object" && t ? { ...t } : {};
	} catch {
		return {};
	}
}
function isBuilt() {
	let e = packageRoot();
	return thisFile().startsWith(s(e, "dist")) || !(0, u.existsSync)(s(e, "src"));
}
export { isBuilt, packageRoot, l as package_root_exports };
