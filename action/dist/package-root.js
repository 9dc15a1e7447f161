import { __exportAll as e } from "./rolldown-runtime.js";
import { version as t } from "./start.js";
import { coreUnavailable as n } from "./shared.js";
import { createRequire as r } from "node:module";
import { dirname as i, join as a } from "node:path";
import { existsSync as o, readFileSync as s } from "node:fs";
import { fileURLToPath as c } from "node:url";
// src/engine/opa/package-root.ts
var l = /* @__PURE__ */ e({ packageRoot: () => packageRoot });
const u = "regohost";
let d;
function thisFile() {
	let { url: e } = import.meta;
	return e === void 0 ? __filename : c(e);
}
function packageRoot() {
	return d ??= search(), d;
}
function search() {
	let e = i(thisFile());
	for (let t = e;;) {
		if (readManifest(t).name === u) return t;
		let e = i(t);
		if (e === t) break;
		t = e;
	}
	let r = installedBeside(e);
	if (r !== void 0 && readManifest(r).version === t) return r;
	throw n(`opa-core: the files of the package "${u}" ${t} not found above ${e}; exclude the package from the bundle (external), install the same version next to the bundle, or give "regohost/opa-core.wasm" to useOpaCore`);
}
function installedBeside(e) {
	try {
		return i(r(a(e, "bundle.js")).resolve(`${u}/package.json`));
	} catch {
		return;
	}
}
function readManifest(e) {
	try {
		let t = JSON.parse(s(a(e, "package.json"), "utf8"));
		return typeof t == "object" && t ? { ...t } : {};
	} catch {
		return {};
	}
}
function isBuilt() {
	let e = packageRoot();
	return thisFile().startsWith(a(e, "dist")) || !o(a(e, "src"));
}
export { isBuilt, packageRoot, l as package_root_exports };
