import { PolicyLoadError as e, VerificationError as t, isBundleFile as n, isCompiled as r, isPolicyOrData as i, isSignatures as a, listDirectory as o, nextPart as s, readSourceFile as c, toByteLimit as l, tooLarge as u, unsupportedSource as d, whySkipped as f } from "./evaluation.js";
import { toSourceFiles as p } from "./library.js";
import { readBundleYaml as m } from "./bundle-yaml.js";
import { beginsAsRego as h } from "./shared.js";
import { posix as g } from "node:path";
// src/engine/source/signed-bundle.ts
async function openSignatures(n, r, { bundles: i, signal: a, timeoutMs: o }) {
	let [s, ...c] = r;
	if (s === void 0) throw new t(`${n} has no .signatures.json; sign the bundle, for example with \`regohost sign\``, { code: "signature_missing" });
	if (c.length > 0) throw new e(`${n} is not a valid bundle: it has several files named .signatures.json`, { code: "bundle_invalid" });
	let { SignedFiles: l } = await import("./bundle-signature.js");
	return l.verify(n, await s.read(), i, { readYaml: (e) => m(e, {
		signal: a,
		timeoutMs: o
	}) });
}
function refuseUnread(e, t) {
	if (g.basename(t) === "patch.json") throw d(`${e} holds ${t}: delta bundles have no signatures, and cannot be loaded`);
	if (/\.manifest(?:\.pb)?$/.test(t) && t !== ".manifest") throw d(`${e} holds ${t}: the manifest of a bundle is the file .manifest at its top`);
}
async function verifyEntries(e, t, n) {
	let r = await openSignatures(e, t.filter(({ path: e }) => a(e)).map(({ signedName: e, bytes: t }) => ({
		name: e,
		read: () => t
	})), n);
	for (let { path: e, signedName: n, bytes: i } of t) await s(), a(e) || await r.check(n, () => i);
	return r.end(), p(t);
}
function signedNameIn(e, t) {
	return g.join(e.replaceAll("\\", "/"), t).replace(/^\//, "");
}
async function listSignedFolder(t, n) {
	return o(t, () => !0, {
		cwd: n,
		withHidden: !0,
		followLinks: !1,
		onIgnored: ({ inner: n }) => {
			throw new e(`${t} is not a valid bundle: ${n} is a link, which no signature covers; put the file in its place`, { code: "bundle_invalid" });
		}
	});
}
async function readSignedFolder(e, t, o) {
	let { cwd: d, signedAs: p } = o, m = await listSignedFolder(e, d);
	for (let { inner: t } of m) refuseUnread(e, t);
	let _ = l(t), getReader = (n) => async () => {
		if (n.size > _) throw u(e, t);
		let r = await c(n.path, _);
		return _ -= r.length, r;
	}, v = await openSignatures(e, m.filter(({ inner: e }) => a(e)).map((e) => ({
		name: e.inner,
		read: getReader(e)
	})), o), y = /* @__PURE__ */ new Map(), b = [];
	for (let e of m) {
		await s();
		let { inner: t } = e;
		if (a(t)) continue;
		let o = await v.check(signedNameIn(p, t), getReader(e)), c = t.split("/").map(f).find((e) => e !== void 0);
		if (c === void 0 && n(g.basename(t))) y.set(t, o);
		else {
			let e = c !== void 0 && (i(t) || r(t)) || h(t, o);
			b.push({
				inner: t,
				why: c ?? "other",
				...e ? { isUnread: e } : {}
			});
		}
	}
	return v.end(), {
		files: y,
		skipped: b
	};
}
export { listSignedFolder, readSignedFolder, refuseUnread, signedNameIn, verifyEntries };
