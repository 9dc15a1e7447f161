import { As as e, Ts as t, cl as n, ll as r, pc as i, yi as a } from "./shared.js";
import { readdir as o } from "node:fs/promises";
import { join as s, relative as c, resolve as l, sep as u } from "node:path";
// src/engine/opa/read-protos.ts
const d = 1e4, withSlashes = (e) => e.replaceAll(u, "/");
async function readProtos({ folders: u, cwd: f }) {
	let p = /* @__PURE__ */ new Map(), m = 0;
	for (let h of new Set(u)) {
		let unreadable = (e, t) => ({ message: n`${r("protoFileDirs")}: ${e} cannot be read: ${i(t) ?? "unknown error"}` }), u = l(f, h), g;
		try {
			g = await o(await e(u), {
				recursive: !0,
				withFileTypes: !0
			});
		} catch (e) {
			return unreadable(h, e);
		}
		let _ = g.filter((e) => e.name.endsWith(".proto") && !e.isDirectory()).map((e) => s(e.parentPath, e.name)).sort();
		for (let e of _) {
			let i = withSlashes(c(u, e)), o = withSlashes(s(h, i));
			if (!p.has(e)) {
				if (a(i, o), p.size === d) return { message: n`${r("protoFileDirs")}: there are more than ${d} .proto files` };
				try {
					let n = await t(e, 16777216 - m);
					m += n.length, p.set(e, {
						path: o,
						import: i,
						text: new TextDecoder("utf-8", { fatal: !0 }).decode(n)
					});
				} catch (e) {
					return unreadable(o, e);
				}
			}
		}
	}
	return p.size === 0 ? { message: n`${r("protoFileDirs")}: there is no .proto file in ${u.join(", ")}` } : [...p.values()];
}
export { readProtos };
