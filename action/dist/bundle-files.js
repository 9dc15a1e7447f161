import { Pr as e, Qr as t, Zr as n, di as r, ii as i, oa as a, pr as o, si as s, ws as c } from "./shared.js";
import { c as l, s as u } from "./library.js";
import { n as d, t as f } from "./likely-rego.js";
import { t as p } from "./read-bundle.js";
import { a as m, n as h, r as g } from "./signed-bundle.js";
import { join as _, resolve as v } from "node:path";
// src/engine/source/bundle-files.ts
async function listArchive(t, n, r) {
	let { bundles: a, maxBytes: o = i } = r, s = await l(t, n, o);
	if (g(n, s.map(({ path: e }) => e)), a !== void 0 && a !== !1) return m(n, s, {
		...r,
		bundles: a
	});
	let c = u(s);
	return e(n, c.keys(), r), c;
}
async function findRego(e, t, n) {
	let r = [];
	for (let i of t) {
		await a();
		let t = i.why === "other" && await isRego(_(e, i.inner), n);
		r.push(t ? {
			...i,
			isUnread: t
		} : i);
	}
	return r;
}
async function isRego(e, t = "") {
	try {
		let n = await c(v(t, e), f);
		return n !== void 0 && d(e, n);
	} catch (n) {
		throw await r(n, e, t);
	}
}
async function listFolder(r, { what: a, signedAs: o = r }, c) {
	let { allowSkippedFiles: l, bundles: u, cwd: d, followLinks: f, maxBytes: p = i } = c;
	if (u !== void 0 && u !== !1) return h(r, p, {
		...c,
		bundles: u,
		signedAs: o
	});
	let m = [], _ = await s(r, n, p, {
		cwd: d,
		followLinks: f,
		onIgnored: (e) => void m.push(e),
		counts: t
	});
	return e(a, _.keys(), c), g(a, m.map(({ inner: e }) => e).filter((e) => !e.includes("/"))), {
		files: _,
		skipped: l === !0 ? m : await findRego(r, m, d)
	};
}
async function readArchive(e, { what: t, shownPath: n }, r) {
	return p(await listArchive(e, t, r), t, n, o(r));
}
async function readFolder(e, t, n) {
	let { files: r, skipped: i } = await listFolder(e, t, n);
	return p(r, t.what, t.shownPath, {
		...o(n),
		skipped: i
	});
}
export { readArchive, readFolder };
