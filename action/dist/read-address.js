import { MAX_SOURCE_BYTES as e, PolicyLoadError as t, checkContent as n, checkRelated as r, isOwnAddress as i, isPolicyFile as a, isVerified as o, isYaml as s, needsPins as c, readPolicyBytes as l, readPolicyFolder as u, refuseUnsigned as d, toBundleOptions as f, toByteLimit as p } from "./shared.js";
import { version as m } from "./start.js";
import { innerPath as h } from "./library.js";
import { readBundle as g } from "./read-bundle.js";
import { resolve as _ } from "node:path";
// src/engine/source/read-address.ts
async function readAddress(e, t) {
	let { used: n, content: r } = await fetchAddress(e, t);
	return withAddress(await readContent(r, n.resolved, t), o(t) ? {
		...n,
		verified: !0
	} : n);
}
async function readOwnPackage() {
	let { packageRoot: e } = await import("./package-root.js").then((e) => e.package_root_exports);
	return {
		folder: e(),
		version: m
	};
}
async function fetchAddress(t, n) {
	let { lock: r, isOffline: a, cwd: o = "", signal: s, maxBytes: l = e } = n, { fetchPolicy: u } = await import("./fetch-policy.js");
	return u(t, {
		cwd: _(o),
		env: process.env,
		signal: s,
		maxBytes: p(l),
		isOffline: a,
		lock: r,
		requirePinned: c(n),
		ownPackage: i(t) ? await readOwnPackage() : void 0
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
async function readContent(e, i, o) {
	let shownPath = (e) => `${i}/${e}`;
	if (e.kind === "folder") {
		let t = await u(e.path, {
			what: i,
			shownPath,
			signedAs: "."
		}, o);
		return await r(e.path, t, o.cwd ?? ""), t;
	}
	if (e.kind === "file") {
		if (!a(e.name)) throw new t(`${i} is not a policy: its path must end with .rego, .wasm or .tar.gz`, { code: "source_unsupported" });
		return n(e.bytes, e.name), l(e.bytes, i, o);
	}
	d(i, o);
	let { others: c, data: p } = e, m = new Map(Array.from(e.rego, ([e, t]) => [h(e, i), t]));
	if (m.size < e.rego.size) throw new t(`${i}: two of its paths are one`, { code: "bundle_invalid" });
	let _ = [...m.keys()].find((e) => !e.endsWith(".rego"));
	if (_ !== void 0) throw new t(`${shownPath(_)} is a layer of Rego, but would not be read as such: its title must end with .rego`, { code: "source_unsupported" });
	let v = await g(m, i, shownPath, f(o));
	return v.kind === "wasm" ? v : {
		...v,
		ignored: [...v.ignored, ...c.map((e) => ({
			path: shownPath(e),
			why: "other"
		}))],
		data: Array.from(p, ([e, t]) => {
			let n = h(e, i);
			return {
				path: n,
				name: shownPath(n),
				text: t,
				format: s(n) ? "yaml" : "json"
			};
		})
	};
}
export { fetchAddress, readAddress };
