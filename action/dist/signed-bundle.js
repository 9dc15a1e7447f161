import { invalidBundle as e, isBundleFile as t, isPolicyByName as n, isSignatures as r, listDirectory as i, missingSignature as a, nextPart as o, readSourceFile as s, toByteLimit as c, tooLarge as l, unsupportedSource as u, whySkipped as d } from "./evaluation.js";
import { toSourceFiles as f } from "./library.js";
import { readBundleYaml as p } from "./bundle-yaml.js";
import { beginsAsRego as m } from "./shared.js";
import { posix as h } from "node:path";
// src/engine/source/signed-bundle.ts
async function openSignatures(t, n, { bundles: r, signal: i, timeoutMs: o }) {
	let [s, ...c] = n;
	if (s === void 0) throw a(`${t} has no .signatures.json; sign the bundle, for example with \`regohost sign\``);
	if (c.length > 0) throw e(`${t} is not a valid bundle: it has several files named .signatures.json`);
	let { SignedFiles: l } = await import("./bundle-signature.js");
	return l.verify(t, await s.read(), r, { readYaml: (e) => p(e, {
		signal: i,
		timeoutMs: o
	}) });
}
function throwUnreadError(e, t) {
	if (h.basename(t) === "patch.json") throw u(`${e} holds ${t}: delta bundles have no signatures, and cannot be loaded`);
	if (/\.manifest(?:\.pb)?$/.test(t) && t !== ".manifest") throw u(`${e} holds ${t}: the manifest of a bundle is the file .manifest at its top`);
}
async function verifyEntries(e, t, n) {
	let i = await openSignatures(e, t.filter(({ path: e }) => r(e)).map(({ signedName: e, bytes: t }) => ({
		name: e,
		read: () => t
	})), n);
	for (let { path: e, signedName: n, bytes: a } of t) await o(), r(e) || await i.check(n, () => a);
	return i.end(), f(t);
}
function signedNameIn(e, t) {
	return h.join(e.replaceAll("\\", "/"), t).replace(/^\//, "");
}
async function listSignedFolder(t, n) {
	return i(t, () => !0, {
		cwd: n,
		withHidden: !0,
		followLinks: !1,
		onIgnored: ({ inner: n }) => {
			throw e(`${t} is not a valid bundle: ${n} is a link, which no signature covers; put the file in its place`);
		}
	});
}
async function readSignedFolder(e, i, a) {
	let { cwd: u, signedAs: f } = a, p = await listSignedFolder(e, u);
	for (let { inner: t } of p) throwUnreadError(e, t);
	let g = c(i), getReader = (t) => async () => {
		if (t.size > g) throw l(e, i);
		let n = await s(t.path, g);
		return g -= n.length, n;
	}, _ = await openSignatures(e, p.filter(({ inner: e }) => r(e)).map((e) => ({
		name: e.inner,
		read: getReader(e)
	})), a), v = /* @__PURE__ */ new Map(), y = [];
	for (let e of p) {
		await o();
		let { inner: i } = e;
		if (r(i)) continue;
		let a = await _.check(signedNameIn(f, i), getReader(e)), s = i.split("/").map(d).find((e) => e !== void 0);
		if (s === void 0 && t(h.basename(i))) v.set(i, a);
		else {
			let e = s !== void 0 && n(i) || m(i, a);
			y.push({
				inner: i,
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
export { listSignedFolder, readSignedFolder, signedNameIn, throwUnreadError, verifyEntries };
