import { PolicyLoadError as e, VerificationError as t, isBundleFile as n, isPolicyOrData as r, isSignatures as i, listDirectory as a, nextPart as o, readSourceFile as s, toByteLimit as c, tooLarge as l, whySkipped as u } from "./evaluation.js";
import { toSourceFiles as d } from "./library.js";
import { readBundleYaml as f } from "./bundle-yaml.js";
import { beginsAsRego as p } from "./likely-rego.js";
import { posix as m } from "node:path";
// src/engine/source/signed-bundle.ts
async function openSignatures(n, r, { bundles: i, signal: a, timeoutMs: o }) {
	let [s, ...c] = r;
	if (s === void 0) throw new t(`${n} has no .signatures.json; sign the bundle, for example with \`regohost sign\``, { code: "signature_missing" });
	if (c.length > 0) throw new e(`${n} is not a valid bundle: it has several files named .signatures.json`, { code: "bundle_invalid" });
	let { SignedFiles: l } = await import("./bundle-signature.js");
	return l.verify(n, await s.read(), i, { readYaml: (e) => f(e, {
		signal: a,
		timeoutMs: o
	}) });
}
function refuseUnread(t, n) {
	let r = n.find((e) => m.basename(e) === "patch.json");
	if (r !== void 0) throw new e(`${t} holds ${r}: delta bundles have no signatures, and cannot be loaded`, { code: "source_unsupported" });
	let i = n.find((e) => /\.manifest(?:\.pb)?$/.test(e) && e !== ".manifest");
	if (i !== void 0) throw new e(`${t} holds ${i}: the manifest of a bundle is the file .manifest at its top`, { code: "source_unsupported" });
}
async function verifyEntries(e, t, n) {
	let r = await openSignatures(e, t.filter(({ path: e }) => i(e)).map(({ signedName: e, bytes: t }) => ({
		name: e,
		read: () => t
	})), n);
	for (let { path: e, signedName: n, bytes: a } of t) await o(), i(e) || await r.check(n, () => a);
	return r.end(), d(t);
}
function signedNameIn(e, t) {
	return m.join(e.replaceAll("\\", "/"), t).replace(/^\//, "");
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
	let { cwd: d, signedAs: f } = a, h = await listSignedFolder(e, d);
	refuseUnread(e, h.map(({ inner: e }) => e));
	let g = c(t), getReader = (n) => async () => {
		if (n.size > g) throw l(e, t);
		let r = await s(n.path, g);
		return g -= r.length, r;
	}, _ = await openSignatures(e, h.filter(({ inner: e }) => i(e)).map((e) => ({
		name: e.inner,
		read: getReader(e)
	})), a), v = /* @__PURE__ */ new Map(), y = [];
	for (let e of h) {
		await o();
		let { inner: t } = e;
		if (i(t)) continue;
		let a = await _.check(signedNameIn(f, t), getReader(e)), s = t.split("/").map(u).find((e) => e !== void 0);
		s === void 0 ? n(m.basename(t)) ? v.set(t, a) : y.push({
			inner: t,
			why: "other",
			...p(t, a) ? { isUnread: !0 } : {}
		}) : y.push({
			inner: t,
			why: s,
			...r(t) ? { isUnread: !0 } : {}
		});
	}
	return _.end(), {
		files: v,
		skipped: y
	};
}
export { listSignedFolder, readSignedFolder, refuseUnread, signedNameIn, verifyEntries };
