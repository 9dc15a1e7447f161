import { $r as e, Qr as t, Xc as n, Zr as r, ci as i, el as a, fi as o, oa as s, oi as c, pi as l, ui as u } from "./shared.js";
import { s as d } from "./library.js";
import { t as f } from "./bundle-yaml.js";
import { n as p } from "./likely-rego.js";
import { posix as m } from "node:path";
// src/engine/source/signed-bundle.ts
async function openSignatures(e, t, { bundles: r, signal: i, timeoutMs: o }) {
	let [s, ...c] = t;
	if (s === void 0) throw new a(`${e} has no .signatures.json; sign the bundle, for example with \`regohost sign\``, { code: "signature_missing" });
	if (c.length > 0) throw new n(`${e} is not a valid bundle: it has several files named .signatures.json`, { code: "bundle_invalid" });
	let { SignedFiles: l } = await import("./bundle-signature.js");
	return l.verify(e, await s.read(), r, { readYaml: (e) => f(e, {
		signal: i,
		timeoutMs: o
	}) });
}
function refuseUnread(e, t) {
	let r = t.find((e) => m.basename(e) === "patch.json");
	if (r !== void 0) throw new n(`${e} holds ${r}: delta bundles have no signatures, and cannot be loaded`, { code: "source_unsupported" });
	let i = t.find((e) => /\.manifest(?:\.pb)?$/.test(e) && e !== ".manifest");
	if (i !== void 0) throw new n(`${e} holds ${i}: the manifest of a bundle is the file .manifest at its top`, { code: "source_unsupported" });
}
async function verifyEntries(t, n, r) {
	let i = await openSignatures(t, n.filter(({ path: t }) => e(t)).map(({ signedName: e, bytes: t }) => ({
		name: e,
		read: () => t
	})), r);
	for (let { path: t, signedName: r, bytes: a } of n) await s(), e(t) || await i.check(r, () => a);
	return i.end(), d(n);
}
function signedNameIn(e, t) {
	return m.join(e.replaceAll("\\", "/"), t).replace(/^\//, "");
}
async function listSignedFolder(e, t) {
	return c(e, () => !0, {
		cwd: t,
		withHidden: !0,
		followLinks: !1,
		onIgnored: ({ inner: t }) => {
			throw new n(`${e} is not a valid bundle: ${t} is a link, which no signature covers; put the file in its place`, { code: "bundle_invalid" });
		}
	});
}
async function readSignedFolder(n, a, c) {
	let { cwd: d, signedAs: f } = c, h = await listSignedFolder(n, d);
	refuseUnread(n, h.map(({ inner: e }) => e));
	let g = u(a), getReader = (e) => async () => {
		if (e.size > g) throw o(n, a);
		let t = await i(e.path, g);
		return g -= t.length, t;
	}, _ = await openSignatures(n, h.filter(({ inner: t }) => e(t)).map((e) => ({
		name: e.inner,
		read: getReader(e)
	})), c), v = /* @__PURE__ */ new Map(), y = [];
	for (let n of h) {
		await s();
		let { inner: i } = n;
		if (e(i)) continue;
		let a = await _.check(signedNameIn(f, i), getReader(n)), o = i.split("/").map(l).find((e) => e !== void 0);
		o === void 0 ? r(m.basename(i)) ? v.set(i, a) : y.push({
			inner: i,
			why: "other",
			...p(i, a) ? { isUnread: !0 } : {}
		}) : y.push({
			inner: i,
			why: o,
			...t(i) ? { isUnread: !0 } : {}
		});
	}
	return _.end(), {
		files: v,
		skipped: y
	};
}
export { verifyEntries as a, signedNameIn as i, readSignedFolder as n, refuseUnread as r, listSignedFolder as t };
