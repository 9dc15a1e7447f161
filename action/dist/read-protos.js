import { checkName as e, codeOf as t, message as n, option as r, readRegularFile as i, toReadablePath as a } from "./evaluation.js";
import { readdir as o } from "node:fs/promises";
import { join as s, relative as c, resolve as l, sep as u } from "node:path";
// src/engine/opa/read-protos.ts
const d = 1e4, withSlashes = (e) => e.replaceAll(u, "/");
async function readProtos({ folders: u, cwd: f }) {
	let p = /* @__PURE__ */ new Map(), m = 0;
	for (let h of new Set(u)) {
		let unreadable = (e, i) => ({ message: n`${r("protoFileDirs")}: ${e} cannot be read: ${t(i) ?? "unknown error"}` }), u = l(f, h), g;
		try {
			g = await o(await a(u), {
				recursive: !0,
				withFileTypes: !0
			});
		} catch (e) {
			return unreadable(h, e);
		}
		let _ = g.filter((e) => e.name.endsWith(".proto") && !e.isDirectory()).map((e) => s(e.parentPath, e.name)).sort();
		for (let t of _) {
			let a = withSlashes(c(u, t)), o = withSlashes(s(h, a));
			if (!p.has(t)) {
				if (e(a, o), p.size === d) return { message: n`${r("protoFileDirs")}: there are more than ${d} .proto files` };
				try {
					let e = await i(t, 16777216 - m);
					m += e.length, p.set(t, {
						path: o,
						import: a,
						text: new TextDecoder("utf-8", { fatal: !0 }).decode(e)
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
