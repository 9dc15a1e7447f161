import { __exportAll as e } from "./rolldown-runtime.js";
import { compileCore as t, readRegularFile as n, require__builtin_util as r } from "./evaluation.js";
import { loadOnce as i } from "./standard.js";
import { coreSnapshot as a } from "./start.js";
import { coreUnavailable as o } from "./shared.js";
import { compileWhole as s, explicitCore as c, explicitCoreUnavailable as l } from "./library.js";
import { isBuilt as u, packageRoot as d } from "./package-root.js";
import { join as f } from "node:path";
import { close as p, fstat as m, open as h, read as g } from "node:fs";
import { crc32 as _ } from "node:zlib";
// src/engine/opa/core-module.ts
var v = /* @__PURE__ */ e({
	loadCoreModule: () => loadCoreModule,
	readCoreFile: () => readCoreFile,
	readModule: () => readModule
}), y = r();
const b = process.versions.deno === void 0, x = i(async () => {
	let e = coreFile();
	return b ? readModule(e) : s(await readCoreFile(e.path));
});
function loadCoreModule() {
	return (c() ?? x)();
}
async function readCoreFile(e) {
	try {
		return await n(e, 268435456, { isOwn: !0 });
	} catch (t) {
		throw l(`${e} cannot be read`, t);
	}
}
function coreFile() {
	let { bytes: e, codeCrc32: t, dataAt: n, dataCrc32: r } = a;
	return {
		name: "opa-core",
		path: f(d(), "opa-core", "opa-core.wasm"),
		bytes: e,
		crc32: t,
		data: {
			start: n,
			crc32: r
		}
	};
}
async function readModule({ name: e, path: n, bytes: r, crc32: i, data: a }, s = (e) => e) {
	let getMessage = (t) => `${e}: ${n} ${t}; ${u() ? "reinstall the package" : "run `npm run build`"}`, unavailable = (e, t) => o(getMessage(e), t), c = await C(n, "r").catch((e) => {
		throw unavailable("cannot be read", e);
	}), l = !1, d;
	try {
		try {
			let { size: e } = await w(c);
			e === r && (d = await readIntact(c, a?.start ?? r, i));
		} catch (e) {
			throw unavailable("cannot be read", e);
		}
		if (d === void 0) throw unavailable(S);
		let e;
		try {
			e = t(await s(d));
		} catch (e) {
			throw unavailable("cannot be compiled", e);
		} finally {
			free(d);
		}
		return a === void 0 ? {
			wasm: e,
			data: a
		} : (l = !0, {
			wasm: e,
			data: {
				...a,
				file: c,
				end: r,
				unusable: getMessage(S)
			}
		});
	} finally {
		l || await T(c);
	}
}
const S = "is damaged or of another version", C = (0, y.promisify)(h), w = (0, y.promisify)(m), T = (0, y.promisify)(p), E = (0, y.promisify)(g);
function free(e) {
	let { port1: t, port2: n } = new MessageChannel();
	n.close(), t.postMessage(void 0, [e.buffer]), t.close();
}
async function readIntact(e, t, n) {
	let r = Buffer.allocUnsafeSlow(t), readAt = (n) => E(e, r, n, Math.min(4194304, t - n), n), i = 0, a = readAt(0);
	for (let e = 0; e < t;) {
		let { bytesRead: n } = await a;
		if (n === 0) return;
		let o = e + n;
		o < t && (a = readAt(o)), i = _(r.subarray(e, o), i), e = o;
	}
	return i === n ? r : void 0;
}
export { v as core_module_exports, loadCoreModule, readModule };
