import { MAX_SOURCE_BYTES as e, PolicyLoadError as t, checkContent as n, checkRelated as r, isDataName as i, isOwnAddress as a, isPolicyFile as o, isVerified as s, isYaml as c, readPolicyBytes as l, readPolicyFolder as u, refuseUnsigned as d, toBundleOptions as f, toByteLimit as p, unsupportedSource as m } from "./evaluation.js";
import { version as h } from "./start.js";
import { innerPath as g } from "./library.js";
import { beginsAsRego as _, needsPins as v } from "./shared.js";
import { readBundle as y } from "./read-bundle.js";
import { posix as b, resolve as x } from "node:path";
// src/engine/source/read-address.ts
async function readAddress(e, t) {
	let { used: n, content: r } = await fetchAddress(e, t);
	return withAddress(await readContent(r, n.resolved, t), s(t) ? {
		...n,
		verified: !0
	} : n);
}
async function readAddressData(e, n) {
	let { used: r, content: a } = await fetchAddress(e, n), o = [...await listContent(a, r.resolved, n)].flatMap(([e, t]) => {
		if (!i(e)) return [];
		let n = a.kind === "file" && e === a.name ? r.resolved : `${r.resolved}/${e}`;
		return [{
			path: b.basename(e),
			name: n,
			text: t,
			format: c(e) ? "yaml" : "json"
		}];
	});
	if (o.length === 0) throw new t(`${r.resolved} has no data file (.json, .yaml)`, { code: "source_empty" });
	return {
		data: o,
		used: s(n) ? {
			...r,
			verified: !0
		} : r
	};
}
async function listContent(e, t, r) {
	if (e.kind === "file" && !i(e.name)) {
		let { listArchive: i } = await import("./bundle-files.js");
		return n(e.bytes, e.name), i(e.bytes, t, r);
	}
	if (d(t, r), e.kind === "file") return /* @__PURE__ */ new Map([[e.name, e.bytes]]);
	if (e.kind === "files") return e.data;
	throw m(`${t}: data of packages is not read; name a folder`);
}
async function readOwnPackage() {
	let { packageRoot: e } = await import("./shared.js").then((e) => e.package_root_exports);
	return {
		folder: e(),
		version: h
	};
}
async function fetchAddress(t, n) {
	let { lock: r, isOffline: i, cwd: o = "", signal: s, maxBytes: c = e, commits: l } = n, { fetchPolicy: u } = await import("./fetch-policy.js");
	return u(t, {
		cwd: x(o),
		env: process.env,
		signal: s,
		maxBytes: p(c),
		isOffline: i,
		lock: r,
		commits: l,
		requirePinned: v(n),
		ownPackage: a(t) ? await readOwnPackage() : void 0
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
async function readContent(e, i, a) {
	let shownPath = (e) => `${i}/${e}`;
	if (e.kind === "folder") {
		let t = await u(e.path, {
			subject: i,
			shownPath,
			signedAs: "."
		}, a);
		return await r(e.path, t, a.cwd ?? ""), t;
	}
	if (e.kind === "file") {
		if (!o(e.name)) throw m(`${i} is not a policy: its path must end with .rego, .wasm or .tar.gz`);
		return n(e.bytes, e.name), l(e.bytes, i, a);
	}
	d(i, a);
	let { others: s, data: p } = e, h = new Map(Array.from(e.rego, ([e, t]) => [g(e, i), t]));
	if (h.size < e.rego.size) throw new t(`${i}: two of its paths are one`, { code: "bundle_invalid" });
	let v = [...h.keys()].find((e) => !e.endsWith(".rego"));
	if (v !== void 0) throw m(`${shownPath(v)} is a layer of Rego, but would not be read as such: its title must end with .rego`);
	let b = await y(h, i, shownPath, f(a));
	return b.kind === "wasm" ? b : {
		...b,
		ignored: [...b.ignored, ...s.map(({ title: e, bytes: t }) => ({
			path: shownPath(e),
			why: "other",
			...t !== void 0 && _(e, t) ? { isUnread: !0 } : {}
		}))],
		data: Array.from(p, ([e, t]) => {
			let n = g(e, i);
			return {
				path: n,
				name: shownPath(n),
				text: t,
				format: c(n) ? "yaml" : "json"
			};
		})
	};
}
export { fetchAddress, readAddress, readAddressData };
