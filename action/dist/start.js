import { __exportAll as e } from "./rolldown-runtime.js";
import { isAbsolute as t, join as n } from "node:path";
import { existsSync as r, lstatSync as i, mkdirSync as a, readdirSync as o, rmSync as s } from "node:fs";
// opa-core/opa-core.json
var c = "1.22.4", l = {
	sha256: "76ccf49a3da261af9c5caf685fae435a476765bc3e6e541f66acfb10e5a9be87",
	crc32: 2119464502,
	bytes: 51280568,
	dataAt: 26223002,
	codeCrc32: 1118904520,
	dataCrc32: 4211188120
}, u = "8bdcd5b95fed717fb59a17bf88b1d02b14e6ca9700cc55a37828e18399353702", d = {
	sha256: "4f9d54c6026cd25cbd23619119504abb2a6c1ebd32edab0114a962c12568f984",
	crc32: 2635173681,
	bytes: 1420260
}, f = {
	sha256: "2e222ec70882b2bd39234b3a2b0a47807141104c410158575a60fc6500a86958",
	crc32: 3141674512,
	bytes: 3437509
}, p = "0.1.0", m = /* @__PURE__ */ e({ version: () => h });
const h = p, g = c, _ = `regohost/${h}`, v = u, y = l, b = {
	crc32: f.crc32,
	bytes: f.bytes
}, x = {
	crc32: d.crc32,
	bytes: d.bytes
};
function isOnCi(e) {
	let t = e.CI ?? "";
	return t === "" ? "CONTINUOUS_INTEGRATION BUILD_ID BUILD_NUMBER RUN_ID CI_NAME CI_APP_ID CI_BUILD_ID CI_BUILD_NUMBER AC_APPCIRCLE AGOLA_GIT_REF ALPIC_HOST APPCENTER_BUILD_ID APPVEYOR BITBUCKET_COMMIT BITRISE_IO BUDDY_WORKSPACE_ID BUILDER_OUTPUT BUILDKITE CAPAWESOME_CLOUD CF_BUILD_ID CF_PAGES CI_XCODE_PROJECT CIRCLECI CIRRUS_CI CM_BUILD_ID CODEBUILD_BUILD_ARN DRONE DSARI EARTHLY_CI EAS_BUILD GERRIT_PROJECT GITEA_ACTIONS GITHUB_ACTIONS GITLAB_CI GO_PIPELINE_LABEL HARNESS_BUILD_ID HUDSON_URL JENKINS_URL LAYERCI MAGNUM NETLIFY NEVERCODE NOW_BUILDER PROW_JOB_ID RELEASE_BUILD_ID RENDER RWX SAILCI SCREWDRIVER SEMAPHORE STRIDER TEAMCITY_VERSION TF_BUILD TRAVIS VELA VERCEL WORKERS_CI XCS bamboo_planKey".split(" ").some((t) => !!e[t]) : !["0", "false"].includes(t.toLowerCase());
}
function cacheFolders() {
	let { env: e, platform: r, argv: i } = process, a = e.REGOHOST_CACHE ?? "", o = i.some((e) => /^--review(?:=|$)/.test(e));
	if (isOnCi(e) || a === "off" || o || i.includes("--no-cache")) return [];
	let s = e.XDG_CACHE_HOME ?? "", { homedir: c } = process.getBuiltinModule("node:os"), l = r === "darwin" ? n(c(), "Library", "Caches") : n(c(), ".cache"), u = r === "win32" ? e.LOCALAPPDATA ?? "" : t(s) ? s : l, d = a === "" ? [u, n(u, "regohost")] : [a];
	return d.every(t) ? d : [];
}
function folderName(e) {
	let { size: t, mtimeMs: n } = i(e), r = 0;
	for (let i of `${e}\n${String(t)}\n${String(n)}`) r = Math.imul(r, 31) + (i.codePointAt(0) ?? 0) >>> 0;
	return `${process.version}-${r.toString(36)}`;
}
function isOwnFolder(e, t) {
	let n = i(e);
	return process.platform === "win32" ? n.isDirectory() : n.isDirectory() && n.uid === process.getuid?.() && (n.mode & t) === 0;
}
function removeOldest(e, t) {
	let r = o(e).filter((e) => e !== t).map((t) => ({
		path: n(e, t),
		madeAt: i(n(e, t)).mtimeMs
	})).sort((e, t) => t.madeAt - e.madeAt);
	for (let { path: e } of r.slice(7)) s(e, {
		recursive: !0,
		force: !0
	});
}
function codeFolder(e) {
	try {
		let t = cacheFolders(), i = t.at(-1);
		if (i === void 0) return;
		let s = n(i, "javascript"), c = folderName(e), l = n(s, c), u = !r(l);
		if (u) for (let e of [
			...t,
			s,
			l
		]) r(e) || a(e, { mode: 448 });
		let d = o(l).map((e) => n(l, e)), f = isOwnFolder(l, 63) ? 0 : 18;
		return ![
			i,
			s,
			l
		].every((e) => isOwnFolder(e, 18)) || !d.every((e) => isOwnFolder(e, f)) ? void 0 : (u && removeOldest(s, c), l);
	} catch {
		return;
	}
}
function useCodeCache(e) {
	if (Number.parseInt(process.versions.node) < 22) return;
	let t = process.getBuiltinModule("node:module");
	if (!("enableCompileCache" in t) || typeof t.enableCompileCache != "function") return;
	let n = codeFolder(e);
	n !== void 0 && t.enableCompileCache(n);
}
export { _ as USER_AGENT, y as coreSnapshot, isOnCi, x as jsonnetFile, g as opaVersion, b as parsersFile, v as plannerMark, useCodeCache, h as version, m as version_exports };
