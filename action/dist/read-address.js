import { MAX_SOURCE_BYTES as e, PolicyLoadError as t, checkContent as n, checkRelated as r, invalidBundle as i, isDataName as a, isOwnAddress as o, isPolicyFile as s, isVerified as c, isYaml as l, readPolicyBytes as u, readPolicyFolder as d, throwIfUnsigned as f, toBundleOptions as p, toByteLimit as m, unsupportedSource as h } from "./evaluation.js";
import { version as g } from "./start.js";
import { innerPath as _ } from "./library.js";
import { beginsAsRego as v, needsPins as y } from "./shared.js";
import { readBundle as b } from "./read-bundle.js";
import { posix as x, resolve as S } from "node:path";
// src/engine/source/read-address.ts
async function readAddress(e, t) {
	let { used: n, content: r } = await fetchAddress(e, t);
	return withAddress(await readContent(r, n.resolved, t), c(t) ? {
		...n,
		verified: !0
	} : n);
}
async function readAddressData(e, n) {
	let { used: r, content: i } = await fetchAddress(e, n), o = [...await listContent(i, r.resolved, n)].flatMap(([e, t]) => {
		if (!a(e)) return [];
		let n = i.kind === "file" && e === i.name ? r.resolved : `${r.resolved}/${e}`;
		return [{
			path: x.basename(e),
			name: n,
			text: t,
			format: l(e) ? "yaml" : "json"
		}];
	});
	if (o.length === 0) throw new t(`${r.resolved} has no data file (.json, .yaml)`, { code: "source_empty" });
	return {
		data: o,
		used: c(n) ? {
			...r,
			verified: !0
		} : r
	};
}
async function listContent(e, t, r) {
	if (e.kind === "file" && !a(e.name)) {
		let { listArchive: i } = await import("./bundle-files.js");
		return n(e.bytes, e.name), i(e.bytes, t, r);
	}
	if (f(t, r), e.kind === "file") return /* @__PURE__ */ new Map([[e.name, e.bytes]]);
	if (e.kind === "files") return e.data;
	throw h(`${t}: data of packages is not read; name a folder`);
}
async function readOwnPackage() {
	let { packageRoot: e } = await import("./shared.js").then((e) => e.package_root_exports);
	return {
		folder: e(),
		version: g
	};
}
async function fetchAddress(t, n) {
	let { lock: r, isOffline: i, cwd: a = "", signal: s, maxBytes: c = e, commits: l } = n, { fetchPolicy: u } = await import("./fetch-policy.js");
	return u(t, {
		cwd: S(a),
		env: process.env,
		signal: s,
		maxBytes: m(c),
		isOffline: i,
		lock: r,
		commits: l,
		requirePinned: y(n),
		ownPackage: o(t) ? await readOwnPackage() : void 0
	});
}
function withAddress(e, t) {
	let n = [t];
	return e.kind === "rego" || e.rego === void 0 ? {
		...e,
		addresses: n
	} : {
		...e,
		addresses: n,
		rego: {
			...e.rego,
			addresses: n
		}
	};
}
async function readContent(e, t, a) {
	let shownPath = (e) => `${t}/${e}`;
	if (e.kind === "folder") {
		let n = await d(e.path, {
			subject: t,
			shownPath,
			signedAs: "."
		}, a);
		return await r(e.path, n, a.cwd ?? ""), n;
	}
	if (e.kind === "file") {
		if (!s(e.name)) throw h(`${t} is not a policy: its path must end with .rego, .wasm or .tar.gz`);
		return n(e.bytes, e.name), u(e.bytes, t, a);
	}
	f(t, a);
	let { others: o, data: c } = e, m = new Map(Array.from(e.rego, ([e, n]) => [_(e, t), n]));
	if (m.size < e.rego.size) throw i(`${t}: two of its paths are one`);
	let g = [...m.keys()].find((e) => !e.endsWith(".rego"));
	if (g !== void 0) throw h(`${shownPath(g)} is a layer of Rego, but would not be read as such: its title must end with .rego`);
	let y = await b(m, t, shownPath, p(a));
	return y.kind === "wasm" ? y : {
		...y,
		ignored: [...y.ignored, ...o.map(({ title: e, bytes: t }) => ({
			path: shownPath(e),
			why: "other",
			...t !== void 0 && v(e, t) ? { isUnread: !0 } : {}
		}))],
		data: Array.from(c, ([e, n]) => {
			let r = _(e, t);
			return {
				path: r,
				name: shownPath(r),
				text: n,
				format: l(r) ? "yaml" : "json"
			};
		})
	};
}
export { fetchAddress, readAddress, readAddressData };
