import { MAX_SOURCE_BYTES as e, checkLeftOut as t, isBundleFile as n, isPolicyOrData as r, limitReading as i, nextPart as a, readBeginning as o, readDirectory as s, refuseUnverified as c, toBundleOptions as l, toLoadError as u } from "./evaluation.js";
import { toSourceFiles as d, unpackBundle as f } from "./library.js";
import { BEGINNING_BYTES as p, beginsAsRego as m } from "./likely-rego.js";
import { readBundle as h } from "./read-bundle.js";
import { readSignedFolder as g, refuseUnread as _, verifyEntries as v } from "./signed-bundle.js";
import { join as y, resolve as b } from "node:path";
// src/engine/source/bundle-files.ts
async function listArchive(t, n, r) {
	let { bundles: i, maxBytes: a = e } = r, o = await f(t, n, a);
	if (_(n, o.map(({ path: e }) => e)), i !== void 0 && i !== !1) return v(n, o, {
		...r,
		bundles: i
	});
	let s = d(o);
	return c(n, s.keys(), r), s;
}
async function findRego(e, t, n) {
	let r = [];
	for (let i of t) {
		await a();
		let t = i.why === "other" && await isRego(y(e, i.inner), n);
		r.push(t ? {
			...i,
			isUnread: t
		} : i);
	}
	return r;
}
async function isRego(e, t = "") {
	try {
		let n = await o(b(t, e), p);
		return n !== void 0 && m(e, n);
	} catch (n) {
		throw await u(n, e, t);
	}
}
async function listFolder(t, { what: i, signedAs: a = t }, o) {
	let { allowSkippedFiles: l, bundles: u, cwd: d, followLinks: f, maxBytes: p = e } = o;
	if (u !== void 0 && u !== !1) return g(t, p, {
		...o,
		bundles: u,
		signedAs: a
	});
	let m = [], h = await s(t, n, p, {
		cwd: d,
		followLinks: f,
		onIgnored: (e) => void m.push(e),
		counts: r
	});
	return c(i, h.keys(), o), _(i, m.map(({ inner: e }) => e).filter((e) => !e.includes("/"))), {
		files: h,
		skipped: l === !0 ? m : await findRego(t, m, d)
	};
}
async function readArchive(e, { what: t, shownPath: n }, r) {
	return h(await listArchive(e, t, r), t, n, l(r));
}
async function readFolder(e, t, n) {
	let { files: r, skipped: i } = await listFolder(e, t, n);
	return h(r, t.what, t.shownPath, {
		...l(n),
		skipped: i
	});
}
async function listPolicyFolder(e) {
	let shownPath = (t) => y(e, t);
	return i("reading the policies", {}, async () => {
		let { files: n, skipped: r } = await listFolder(e, {
			what: e,
			shownPath
		}, { bundles: !1 }), { ignored: i } = await h(n, e, shownPath, { skipped: r });
		return t(i, !1), n;
	});
}
export { listArchive, listPolicyFolder, readArchive, readFolder };
