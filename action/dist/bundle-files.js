import { MAX_SOURCE_BYTES as e, isBundleFile as t, isPolicyOrData as n, nextPart as r, readBeginning as i, readDirectory as a, refuseUnverified as o, toBundleOptions as s, toLoadError as c } from "./evaluation.js";
import { toSourceFiles as l, unpackBundle as u } from "./library.js";
import { BEGINNING_BYTES as d, beginsAsRego as f } from "./likely-rego.js";
import { readBundle as p } from "./read-bundle.js";
import { readSignedFolder as m, refuseUnread as h, verifyEntries as g } from "./signed-bundle.js";
import { join as _, resolve as v } from "node:path";
// src/engine/source/bundle-files.ts
async function listArchive(t, n, r) {
	let { bundles: i, maxBytes: a = e } = r, s = await u(t, n, a);
	if (h(n, s.map(({ path: e }) => e)), i !== void 0 && i !== !1) return g(n, s, {
		...r,
		bundles: i
	});
	let c = l(s);
	return o(n, c.keys(), r), c;
}
async function findRego(e, t, n) {
	let i = [];
	for (let a of t) {
		await r();
		let t = a.why === "other" && await isRego(_(e, a.inner), n);
		i.push(t ? {
			...a,
			isUnread: t
		} : a);
	}
	return i;
}
async function isRego(e, t = "") {
	try {
		let n = await i(v(t, e), d);
		return n !== void 0 && f(e, n);
	} catch (n) {
		throw await c(n, e, t);
	}
}
async function listFolder(r, { what: i, signedAs: s = r }, c) {
	let { allowSkippedFiles: l, bundles: u, cwd: d, followLinks: f, maxBytes: p = e } = c;
	if (u !== void 0 && u !== !1) return m(r, p, {
		...c,
		bundles: u,
		signedAs: s
	});
	let g = [], _ = await a(r, t, p, {
		cwd: d,
		followLinks: f,
		onIgnored: (e) => void g.push(e),
		counts: n
	});
	return o(i, _.keys(), c), h(i, g.map(({ inner: e }) => e).filter((e) => !e.includes("/"))), {
		files: _,
		skipped: l === !0 ? g : await findRego(r, g, d)
	};
}
async function readArchive(e, { what: t, shownPath: n }, r) {
	return p(await listArchive(e, t, r), t, n, s(r));
}
async function readFolder(e, t, n) {
	let { files: r, skipped: i } = await listFolder(e, t, n);
	return p(r, t.what, t.shownPath, {
		...s(n),
		skipped: i
	});
}
export { listArchive, readArchive, readFolder };
