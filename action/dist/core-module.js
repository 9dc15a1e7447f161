import { r as e } from "./rolldown-runtime.js";
import { Bt as t, Rt as n, Ts as r, tr as i } from "./shared.js";
import { i as a } from "./start.js";
import { n as o, r as s, t as c } from "./library.js";
import { n as l, t as u } from "./package-root.js";
import { join as d } from "node:path";
import { close as f, fstat as p, open as m, read as h } from "node:fs";
import { promisify as g } from "node:util";
import { crc32 as _ } from "node:zlib";
// src/engine/opa/core-module.ts
var v = /* @__PURE__ */ e({
	loadCoreModule: () => loadCoreModule,
	readCoreFile: () => readCoreFile,
	readModule: () => readModule
});
const y = process.versions.deno === void 0, b = t(async () => {
	let e = coreFile();
	return y ? readModule(e) : c(await readCoreFile(e.path));
});
function loadCoreModule() {
	return (o() ?? b)();
}
async function readCoreFile(e) {
	try {
		return await r(e, 268435456, { isOwn: !0 });
	} catch (t) {
		throw s(`${e} cannot be read`, t);
	}
}
function coreFile() {
	let { bytes: e, codeCrc32: t, dataAt: n, dataCrc32: r } = a;
	return {
		name: "opa-core",
		path: d(l(), "opa-core", "opa-core.wasm"),
		bytes: e,
		crc32: t,
		data: {
			start: n,
			crc32: r
		}
	};
}
async function readModule({ name: e, path: t, bytes: r, crc32: a, data: o }, s = (e) => e) {
	let getMessage = (n) => `${e}: ${t} ${n}; ${u() ? "reinstall the package" : "run `npm run build`"}`, unavailable = (e, t) => n(getMessage(e), t), c = await S(t, "r").catch((e) => {
		throw unavailable("cannot be read", e);
	}), l = !1, d;
	try {
		try {
			let { size: e } = await C(c);
			e === r && (d = await readIntact(c, o?.start ?? r, a));
		} catch (e) {
			throw unavailable("cannot be read", e);
		}
		if (d === void 0) throw unavailable(x);
		let e;
		try {
			e = i(await s(d));
		} catch (e) {
			throw unavailable("cannot be compiled", e);
		} finally {
			free(d);
		}
		return o === void 0 ? {
			wasm: e,
			data: o
		} : (l = !0, {
			wasm: e,
			data: {
				...o,
				file: c,
				end: r,
				unusable: getMessage(x)
			}
		});
	} finally {
		l || await w(c);
	}
}
const x = "is damaged or of another version", S = g(m), C = g(p), w = g(f), T = g(h);
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
export { loadCoreModule as n, readModule as r, v as t };
