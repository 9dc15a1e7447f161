import { __exportAll as e, __toESM as t } from "./rolldown-runtime.js";
import { coreSnapshot as n, require__builtin_fs as r } from "./start.js";
import { compileCore as i, readRegularFile as a, require__builtin_util as o } from "./evaluation.js";
import { loadOnce as s } from "./standard.js";
import { coreUnavailable as c, isBuilt as l, packageRoot as u } from "./shared.js";
import { compileWhole as d, explicitCore as f, explicitCoreUnavailable as p } from "./library.js";
import { join as m } from "node:path";
import { crc32 as h } from "node:zlib";
// src/engine/opa/core-module.ts
var g = /* @__PURE__ */ e({
	loadCoreModule: () => loadCoreModule,
	readCoreFile: () => readCoreFile,
	readModule: () => readModule
}), _ = /* @__PURE__ */ t(r(), 1), v = o();
const y = process.versions.deno === void 0, b = s(async () => {
	let e = coreFile();
	return y ? readModule(e) : d(await readCoreFile(e.path));
});
function loadCoreModule() {
	return (f() ?? b)();
}
async function readCoreFile(e) {
	try {
		return await a(e, 268435456, { isOwn: !0 });
	} catch (t) {
		throw p(`${e} cannot be read`, t);
	}
}
function coreFile() {
	let { bytes: e, codeCrc32: t, dataAt: r, dataCrc32: i } = n;
	return {
		name: "opa-core",
		path: m(u(), "opa-core", "opa-core.wasm"),
		bytes: e,
		crc32: t,
		data: {
			start: r,
			crc32: i
		}
	};
}
async function readModule({ name: e, path: t, bytes: n, crc32: r, data: a }, o = (e) => e) {
	let getMessage = (n) => `${e}: ${t} ${n}; ${l() ? "reinstall the package" : "run `npm run build`"}`, unavailable = (e, t) => c(getMessage(e), t), s = await S(t, "r").catch((e) => {
		throw unavailable("cannot be read", e);
	}), u = !1, d;
	try {
		try {
			let { size: e } = await C(s);
			e === n && (d = await readIntact(s, a?.start ?? n, r));
		} catch (e) {
			throw unavailable("cannot be read", e);
		}
		if (d === void 0) throw unavailable(x);
		let e;
		try {
			e = i(await o(d));
		} catch (e) {
			throw unavailable("cannot be compiled", e);
		} finally {
			free(d);
		}
		return a === void 0 ? {
			wasm: e,
			data: a
		} : (u = !0, {
			wasm: e,
			data: {
				...a,
				file: s,
				end: n,
				unusable: getMessage(x)
			}
		});
	} finally {
		u || await w(s);
	}
}
const x = "is damaged or of another version", S = (0, v.promisify)(_.open), C = (0, v.promisify)(_.fstat), w = (0, v.promisify)(_.close), T = (0, v.promisify)(_.read);
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
		o < t && (a = readAt(o)), i = h(r.subarray(e, o), i), e = o;
	}
	return i === n ? r : void 0;
}
export { g as core_module_exports, loadCoreModule, readModule };
