import { packTar as e } from "./web.js";
import { readRegularFile as t } from "./shared.js";
import { relative as n, sep as r } from "node:path";
async function packFolder(i, a) {
	let o = [];
	for (let e of a) {
		let a = await t(e, 536870912), s = `/${n(i, e).split(r).join("/")}`;
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
	return gzip(await e(o));
}
async function gzip(e) {
	let [{ promisify: t }, n] = await Promise.all([import("node:util"), import("node:zlib")]), r = await t(n.gzip)(e, { level: 9 });
	return r[9] = 255, r;
}
export { packFolder };
