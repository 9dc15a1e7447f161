import { loadPackage as e, require__builtin_util as t, unsupportedSource as n } from "./evaluation.js";
import { readBundleYaml as r } from "./bundle-yaml.js";
import { resolve as i } from "node:path";
import { gzip as a } from "node:zlib";
const o = (0, t().promisify)(a), s = "/policy.wasm", [c, l] = [9, 255];
function innerPaths(e) {
	let [t = [], ...n] = e.map((e) => i(e).split(/[/\\]/)), r = [t, ...n], a = t.findIndex((e, t) => r.some((n) => n[t] !== e || !(t + 1 in n)));
	return r.map((e) => {
		let t = e.slice(a).join("/");
		return `/${t}${t.endsWith(".rego") ? "" : ".rego"}`;
	});
}
function getRoots({ files: e, roots: t }) {
	let n = new Set(t.flatMap((e) => e.files));
	return e.some(({ path: e }) => !n.has(e)) ? [""] : [...new Set(t.flatMap((e) => e.roots))].sort();
}
function toNumber(e) {
	return e === "v0" ? 0 : 1;
}
function fileVersions({ files: e, regoVersion: t }) {
	let n = innerPaths(e.map(({ path: e }) => e));
	return Object.fromEntries(e.flatMap((e, r) => toNumber(e.regoVersion ?? t) === toNumber(t) ? [] : [[(n[r] ?? "").replaceAll(/[\\*?[\]{},!]/g, "\\$&"), toNumber(e.regoVersion)]]));
}
function toManifest({ source: e, revision: t, entrypoints: n }) {
	let r = fileVersions(e);
	return {
		revision: t,
		roots: getRoots(e),
		wasm: n.map(({ name: e, annotations: t }) => ({
			entrypoint: e,
			module: s,
			...t.length === 0 ? {} : { annotations: t }
		})),
		rego_version: toNumber(e.regoVersion),
		...Object.keys(r).length === 0 ? {} : { file_rego_versions: r }
	};
}
function toFiles(e) {
	let t = /* @__PURE__ */ new Map([["/data.json", e.data]]), r = innerPaths(e.source.files.map(({ path: e }) => e));
	for (let [i, { path: a, text: o }] of e.source.files.entries()) {
		let e = r[i] ?? "";
		if (t.has(e)) throw n(`two files would have the path ${e} in the bundle; ${a} is one of them`);
		t.set(e, o);
	}
	return t.set(s, e.wasm).set("/.manifest", JSON.stringify(toManifest(e)));
}
async function writeBundle(t) {
	let { packTar: n } = await e(() => import("./web.js")), i = new Map([...toFiles(t)].map(([e, t]) => [e, Buffer.from(t)]));
	if (t.sign !== void 0) {
		let { signaturesText: e, signBundleFiles: n } = await import("./sign-bundle-files.js").then((e) => e.sign_bundle_files_exports), a = await n("the bundle", [...i].map(([e, t]) => ({
			name: e.slice(1),
			bytes: t
		})), t.sign, { readYaml: (e) => r(e, {}) });
		i.set("/.signatures.json", Buffer.from(e(a)));
	}
	let a = [...i].map(([e, t]) => ({
		header: {
			name: e,
			size: t.length,
			type: "file",
			mode: 384,
			mtime: /* @__PURE__ */ new Date(0),
			uid: 0,
			gid: 0,
			uname: "",
			gname: ""
		},
		body: t
	})), s = await o(await n(a), { level: 9 });
	return s[c] = l, s;
}
export { writeBundle };
