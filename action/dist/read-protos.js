import { __toESM as e } from "./rolldown-runtime.js";
import { checkName as t, codeOf as n, message as r, option as i, readRegularFile as a, require_promises as o, toReadablePath as s } from "./evaluation.js";
import { join as c, relative as l, resolve as u, sep as d } from "node:path";
// src/engine/opa/read-protos.ts
var f = /* @__PURE__ */ e(o(), 1);
const p = 1e4, withSlashes = (e) => e.replaceAll(d, "/");
async function readProtos({ folders: e, cwd: o }) {
	let d = /* @__PURE__ */ new Map(), m = 0;
	for (let h of new Set(e)) {
		let unreadable = (e, t) => ({ message: r`${i("protoFileDirs")}: ${e} cannot be read: ${n(t) ?? "unknown error"}` }), e = u(o, h), g;
		try {
			g = await (0, f.readdir)(await s(e), {
				recursive: !0,
				withFileTypes: !0
			});
		} catch (e) {
			return unreadable(h, e);
		}
		let _ = g.filter((e) => e.name.endsWith(".proto") && !e.isDirectory()).map((e) => c(e.parentPath, e.name)).sort();
		for (let n of _) {
			let o = withSlashes(l(e, n)), s = withSlashes(c(h, o));
			if (!d.has(n)) {
				if (t(o, s), d.size === p) return { message: r`${i("protoFileDirs")}: there are more than ${p} .proto files` };
				try {
					let e = await a(n, 16777216 - m);
					m += e.length, d.set(n, {
						path: s,
						import: o,
						text: new TextDecoder("utf-8", { fatal: !0 }).decode(e)
					});
				} catch (e) {
					return unreadable(s, e);
				}
			}
		}
	}
	return d.size === 0 ? { message: r`${i("protoFileDirs")}: there is no .proto file in ${e.join(", ")}` } : [...d.values()];
}
export { readProtos };
