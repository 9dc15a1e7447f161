import { Ar as e, Gi as t, Nr as n, Nt as r, Rr as i, Wi as a, Xc as o, Zs as s, fr as c, ii as l, jr as u, kr as d, pr as f, ui as p } from "./shared.js";
import { l as m } from "./start.js";
import { o as h } from "./library.js";
import { t as g } from "./read-bundle.js";
import { resolve as _ } from "node:path";
// src/engine/source/read-address.ts
async function readAddress(e, t) {
	let { used: n, content: r } = await fetchAddress(e, t);
	return withAddress(await readContent(r, n.resolved, t), c(t) ? {
		...n,
		verified: !0
	} : n);
}
async function readOwnPackage() {
	let { packageRoot: e } = await import("./package-root.js").then((e) => e.r);
	return {
		folder: e(),
		version: m
	};
}
async function fetchAddress(e, t) {
	let { lock: n, isOffline: i, cwd: a = "", signal: o, maxBytes: c = l } = t, { fetchPolicy: u } = await import("./fetch-policy.js");
	return u(e, {
		cwd: _(a),
		env: process.env,
		signal: o,
		maxBytes: p(c),
		isOffline: i,
		lock: n,
		requirePinned: r(t),
		ownPackage: s(e) ? await readOwnPackage() : void 0
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
async function readContent(r, s, c) {
	let shownPath = (e) => `${s}/${e}`;
	if (r.kind === "folder") {
		let e = await u(r.path, {
			what: s,
			shownPath,
			signedAs: "."
		}, c);
		return await i(r.path, e, c.cwd ?? ""), e;
	}
	if (r.kind === "file") {
		if (!t(r.name)) throw new o(`${s} is not a policy: its path must end with .rego, .wasm or .tar.gz`, { code: "source_unsupported" });
		return d(r.bytes, r.name), e(r.bytes, s, c);
	}
	n(s, c);
	let { others: l, data: p } = r, m = new Map(Array.from(r.rego, ([e, t]) => [h(e, s), t]));
	if (m.size < r.rego.size) throw new o(`${s}: two of its paths are one`, { code: "bundle_invalid" });
	let _ = [...m.keys()].find((e) => !e.endsWith(".rego"));
	if (_ !== void 0) throw new o(`${shownPath(_)} is a layer of Rego, but would not be read as such: its title must end with .rego`, { code: "source_unsupported" });
	let v = await g(m, s, shownPath, f(c));
	return v.kind === "wasm" ? v : {
		...v,
		ignored: [...v.ignored, ...l.map((e) => ({
			path: shownPath(e),
			why: "other"
		}))],
		data: Array.from(p, ([e, t]) => {
			let n = h(e, s);
			return {
				path: n,
				name: shownPath(n),
				text: t,
				format: a(n) ? "yaml" : "json"
			};
		})
	};
}
export { fetchAddress, readAddress };
