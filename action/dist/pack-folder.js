import { __toESM as e } from "./rolldown-runtime.js";
import { packTar as t } from "./web.js";
import { readRegularFile as n } from "./evaluation.js";
import { relative as r, sep as i } from "node:path";
async function packFolder(e, a) {
	let o = [];
	for (let t of a) {
		let a = await n(t, 536870912), s = `/${r(e, t).split(i).join("/")}`;
		o.push({
			header: {
				name: s,
				size: a.length,
				type: "file",
				mode: 384,
				mtime: /* @__PURE__ */ new Date(0),
				uid: 0,
				gid: 0,
				uname: "",
				gname: ""
			},
			body: a
		});
	}
	return gzip(await t(o));
}
async function gzip(t) {
	let [{ promisify: n }, r] = await Promise.all([import("./evaluation.js").then((t) => /* @__PURE__ */ e(t.require__builtin_util(), 1)), import("node:zlib")]), i = await n(r.gzip)(t, { level: 9 });
	return i[9] = 255, i;
}
export { packFolder };
