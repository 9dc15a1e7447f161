import { MAX_SOURCE_BYTES as e, checkLeftOut as t, isBundleFile as n, isPolicyByName as r, limitReading as i, nextPart as a, readBeginning as o, readDirectory as s, throwUnverifiedError as c, toBundleOptions as l, toLoadError as u, visitAll as d } from "./evaluation.js";
import { toSourceFiles as f, unpackBundle as p } from "./library.js";
import { BEGINNING_BYTES as m, beginsAsRego as h } from "./shared.js";
import { readBundle as g } from "./read-bundle.js";
import { readSignedFolder as _, throwUnreadError as v, verifyEntries as y } from "./signed-bundle.js";
import { join as b, relative as x, resolve as S, sep as C } from "node:path";
// src/engine/source/bundle-files.ts
async function listArchive(t, n, r) {
	let { bundles: i, maxBytes: a = e } = r, o = await p(t, n, a);
	if (await d(o, ({ path: e }) => {
		v(n, e);
	}), i !== void 0 && i !== !1) return y(n, o, {
		...r,
		bundles: i
	});
	let s = await f(o);
	return c(n, s.keys(), r), s;
}
async function findRego(e, t, n) {
	let r = [];
	for (let i of t) {
		await a();
		let t = [
			"other",
			"hidden",
			"node_modules"
		].includes(i.why) && !i.inner.endsWith("/") && await isRego(b(e, i.inner), n);
		r.push(t ? {
			...i,
			isUnread: t
		} : i);
	}
	return r;
}
async function isRego(e, t = "") {
	try {
		let n = await o(S(t, e), m);
		return n !== void 0 && h(e, n);
	} catch (n) {
		throw await u(n, e, t);
	}
}
const w = /\.(?:[cm]?[jt]sx?|css|html|map|md|node|scss)$/i;
function isOfPackage(e, t) {
	return w.test(t) && x(e, t).split(C).includes("node_modules");
}
async function listFolder(t, { subject: i, signedAs: a = t }, o) {
	let { allowSkippedFiles: l, bundles: u, cwd: d, followLinks: f, maxBytes: p = e } = o;
	if (u !== void 0 && u !== !1) return _(t, p, {
		...o,
		bundles: u,
		signedAs: a
	});
	let m = [], onIgnored = (e) => void m.push(e), h = S(d ?? "", t), g = await s(t, n, p, {
		cwd: d,
		followLinks: f,
		onIgnored,
		counts: r,
		looks: l === !0 ? void 0 : async (e) => !isOfPackage(h, e) && await isRego(e, d)
	});
	c(i, g.keys(), o);
	for (let { inner: e } of m) e.includes("/") || v(i, e);
	return {
		files: g,
		skipped: l === !0 ? m : await findRego(t, m, d)
	};
}
async function readArchive(e, { subject: t, shownPath: n }, r) {
	return g(await listArchive(e, t, r), t, n, l(r));
}
async function readFolder(e, t, n) {
	let { files: r, skipped: i } = await listFolder(e, t, n);
	return g(r, t.subject, t.shownPath, {
		...l(n),
		skipped: i
	});
}
async function listPolicyFolder(e) {
	let shownPath = (t) => b(e, t);
	return i("reading the policies", {}, async () => {
		let { files: n, skipped: r } = await listFolder(e, {
			subject: e,
			shownPath
		}, { bundles: !1 }), { ignored: i } = await g(n, e, shownPath, { skipped: r });
		return t(i, !1), n;
	});
}
export { listArchive, listPolicyFolder, readArchive, readFolder };
