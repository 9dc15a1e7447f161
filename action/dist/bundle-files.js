import { MAX_SOURCE_BYTES as e, checkLeftOut as t, isBundleFile as n, isCompiled as r, isPolicyOrData as i, limitReading as a, nextPart as o, readBeginning as s, readDirectory as c, refuseUnverified as l, toBundleOptions as u, toLoadError as d, visitAll as f } from "./evaluation.js";
import { toSourceFiles as p, unpackBundle as m } from "./library.js";
import { BEGINNING_BYTES as h, beginsAsRego as g } from "./shared.js";
import { readBundle as _ } from "./read-bundle.js";
import { readSignedFolder as v, refuseUnread as y, verifyEntries as b } from "./signed-bundle.js";
import { join as x, resolve as S } from "node:path";
// src/engine/source/bundle-files.ts
async function listArchive(t, n, r) {
	let { bundles: i, maxBytes: a = e } = r, o = await m(t, n, a);
	if (await f(o, ({ path: e }) => {
		y(n, e);
	}), i !== void 0 && i !== !1) return b(n, o, {
		...r,
		bundles: i
	});
	let s = await p(o);
	return l(n, s.keys(), r), s;
}
async function findRego(e, t, n) {
	let r = [];
	for (let i of t) {
		await o();
		let t = [
			"other",
			"hidden",
			"node_modules"
		].includes(i.why) && !i.inner.endsWith("/") && await isRego(x(e, i.inner), n);
		r.push(t ? {
			...i,
			isUnread: t
		} : i);
	}
	return r;
}
async function isRego(e, t = "") {
	try {
		let n = await s(S(t, e), h);
		return n !== void 0 && g(e, n);
	} catch (n) {
		throw await d(n, e, t);
	}
}
async function listFolder(t, { subject: a, signedAs: o = t }, s) {
	let { allowSkippedFiles: u, bundles: d, cwd: f, followLinks: p, maxBytes: m = e } = s;
	if (d !== void 0 && d !== !1) return v(t, m, {
		...s,
		bundles: d,
		signedAs: o
	});
	let h = [], g = await c(t, n, m, {
		cwd: f,
		followLinks: p,
		onIgnored: (e) => void h.push(e),
		counts: (e) => i(e) || r(e),
		looks: u === !0 ? void 0 : (e) => isRego(e, f)
	});
	l(a, g.keys(), s);
	for (let { inner: e } of h) e.includes("/") || y(a, e);
	return {
		files: g,
		skipped: u === !0 ? h : await findRego(t, h, f)
	};
}
async function readArchive(e, { subject: t, shownPath: n }, r) {
	return _(await listArchive(e, t, r), t, n, u(r));
}
async function readFolder(e, t, n) {
	let { files: r, skipped: i } = await listFolder(e, t, n);
	return _(r, t.subject, t.shownPath, {
		...u(n),
		skipped: i
	});
}
async function listPolicyFolder(e) {
	let shownPath = (t) => x(e, t);
	return a("reading the policies", {}, async () => {
		let { files: n, skipped: r } = await listFolder(e, {
			subject: e,
			shownPath
		}, { bundles: !1 }), { ignored: i } = await _(n, e, shownPath, { skipped: r });
		return t(i, !1), n;
	});
}
export { listArchive, listPolicyFolder, readArchive, readFolder };
