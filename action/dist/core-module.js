import { __exportAll as e } from "./rolldown-runtime.js";
import { compileCore as t, coreUnavailable as n, loadOnce as r, readRegularFile as i } from "./shared.js";
import { coreSnapshot as a } from "./start.js";
import { compileWhole as o, explicitCore as s, explicitCoreUnavailable as c } from "./library.js";
import { isBuilt as l, packageRoot as u } from "./package-root.js";
import { promisify as d } from "node:util";
import { join as f } from "node:path";
import { close as p, fstat as m, open as h, read as g } from "node:fs";
import { crc32 as _ } from "node:zlib";
// src/engine/opa/core-module.ts
var v = /* @__PURE__ */ e({
	loadCoreModule: () => loadCoreModule,
	readCoreFile: () => readCoreFile,
	readModule: () => readModule
});
const y = process.versions.deno === void 0, b = r(async () => {
	let e = coreFile();
	return y ? readModule(e) : o(await readCoreFile(e.path));
});
function loadCoreModule() {
	return (s() ?? b)();
}
async function readCoreFile(e) {
	try {
		return await i(e, 268435456, { isOwn: !0 });
	} catch (t) {
		throw c(`${e} cannot be read`, t);
	}
}
function coreFile() {
	let { bytes: e, codeCrc32: t, dataAt: n, dataCrc32: r } = a;
	return {
		name: "opa-core",
		path: f(u(), "opa-core", "opa-core.wasm"),
		bytes: e,
		crc32: t,
		data: {
			start: n,
			crc32: r
		}
	};
}
async function readModule({ name: e, path: r, bytes: i, crc32: a, data: o }, s = (e) => e) {
	let getMessage = (t) => `${e}: ${r} ${t}; ${l() ? "reinstall the package" : "run `npm run build`"}`, unavailable = (e, t) => n(getMessage(e), t), c = await S(r, "r").catch((e) => {
		throw unavailable("cannot be read", e);
	}), u = !1, d;
	try {
		try {
			let { size: e } = await C(c);
			e === i && (d = await readIntact(c, o?.start ?? i, a));
		} catch (e) {
			throw unavailable("cannot be read", e);
		}
		if (d === void 0) throw unavailable(x);
		let e;
		try {
			e = t(await s(d));
		} catch (e) {
			throw unavailable("cannot be compiled", e);
		} finally {
			free(d);
		}
		return o === void 0 ? {
			wasm: e,
			data: o
		} : (u = !0, {
			wasm: e,
			data: {
				...o,
				file: c,
				end: i,
				unusable: getMessage(x)
			}
		});
	} finally {
		u || await w(c);
	}
}
const x = "is damaged or of another version", S = d(h), C = d(m), w = d(p), T = d(g);
function free(e) {
	let { port1: t, port2: n } = new MessageChannel();
	n.close(), t.postMessage(void 0, [e.buffer]), t.close();
}
async function readIntact(e, t, n) {
	let r = Buffer.allocUnsafeSlow(t), readAt = (n) => T(e, r, n, Math.min(4194304, t - n), n), i = 0, a = readAt(0);
	for (let e = 0; e < t;) {
		let { bytesRead: n } = await a;
		if (n === 0) return;
		let o = e + n;
		o < t && (a = readAt(o)), i = _(r.subarray(e, o), i), e = o;
	}
	return i === n ? r : void 0;
}
export { v as core_module_exports, loadCoreModule, readModule };
