import { PolicyLoadError as e, VerificationError as t, isBundleFile as n, isPolicyByName as r, isSignatures as i, listDirectory as a, nextPart as o, readSourceFile as s, toByteLimit as c, tooLarge as l, unsupportedSource as u, whySkipped as d } from "./evaluation.js";
import { toSourceFiles as f } from "./library.js";
import { readBundleYaml as p } from "./bundle-yaml.js";
import { beginsAsRego as m } from "./shared.js";
import { posix as h } from "node:path";
// src/engine/source/signed-bundle.ts
async function openSignatures(n, r, { bundles: i, signal: a, timeoutMs: o }) {
	let [s, ...c] = r;
	if (s === void 0) throw new t(`${n} has no .signatures.json; sign the bundle, for example with \`regohost sign\``, { code: "signature_missing" });
	if (c.length > 0) throw new e(`${n} is not a valid bundle: it has several files named .signatures.json`, { code: "bundle_invalid" });
	let { SignedFiles: l } = await import("./bundle-signature.js");
	return l.verify(n, await s.read(), i, { readYaml: (e) => p(e, {
		signal: a,
		timeoutMs: o
	}) });
}
function refuseUnread(e, t) {
	if (h.basename(t) === "patch.json") throw u(`${e} holds ${t}: delta bundles have no signatures, and cannot be loaded`);
	if (/\.manifest(?:\.pb)?$/.test(t) && t !== ".manifest") throw u(`${e} holds ${t}: the manifest of a bundle is the file .manifest at its top`);
}
async function verifyEntries(e, t, n) {
	let r = await openSignatures(e, t.filter(({ path: e }) => i(e)).map(({ signedName: e, bytes: t }) => ({
		name: e,
		read: () => t
	})), n);
	for (let { path: e, signedName: n, bytes: a } of t) await o(), i(e) || await r.check(n, () => a);
	return r.end(), f(t);
}
function signedNameIn(e, t) {
	return h.join(e.replaceAll("\\", "/"), t).replace(/^\//, "");
}
async function listSignedFolder(t, n) {
	return a(t, () => !0, {
		cwd: n,
		withHidden: !0,
		followLinks: !1,
		onIgnored: ({ inner: n }) => {
			throw new e(`${t} is not a valid bundle: ${n} is a link, which no signature covers; put the file in its place`, { code: "bundle_invalid" });
		}
	});
}
async function readSignedFolder(e, t, a) {
	let { cwd: u, signedAs: f } = a, p = await listSignedFolder(e, u);
	for (let { inner: t } of p) refuseUnread(e, t);
	let g = c(t), getReader = (n) => async () => {
		if (n.size > g) throw l(e, t);
		let r = await s(n.path, g);
		return g -= r.length, r;
	}, _ = await openSignatures(e, p.filter(({ inner: e }) => i(e)).map((e) => ({
		name: e.inner,
		read: getReader(e)
	})), a), v = /* @__PURE__ */ new Map(), y = [];
	for (let e of p) {
		await o();
		let { inner: t } = e;
		if (i(t)) continue;
		let a = await _.check(signedNameIn(f, t), getReader(e)), s = t.split("/").map(d).find((e) => e !== void 0);
		if (s === void 0 && n(h.basename(t))) v.set(t, a);
		else {
			let e = s !== void 0 && r(t) || m(t, a);
			y.push({
				inner: t,
				why: s ?? "other",
				...e ? { isUnread: e } : {}
			});
		}
	}
	return _.end(), {
		files: v,
		skipped: y
	};
}
export { listSignedFolder, readSignedFolder, refuseUnread, signedNameIn, verifyEntries };
