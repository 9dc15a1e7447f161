import { __toESM as e } from "./rolldown-runtime.js";
import { packTar as t } from "./web.js";
// src/server/queue/pack-files.ts
async function packFiles(e) {
	let n = {
		uid: 0,
		gid: 0,
		uname: "",
		gname: ""
	}, r = [...e].sort(([e], [t]) => e < t ? -1 : 1).map(([e, t]) => ({
		header: {
			name: `/${e}`,
			size: t.length,
			type: "file",
			mode: 384,
			mtime: /* @__PURE__ */ new Date(0),
			...n
		},
		body: t
	}));
	return gzip(await t(r));
}
async function gzip(t) {
	let [{ promisify: n }, r] = await Promise.all([import("./evaluation.js").then((t) => /* @__PURE__ */ e(t.require__builtin_util(), 1)), import("node:zlib")]), i = await n(r.gzip)(t, { level: 9 });
	return i[9] = 255, i;
}
export { packFiles };
