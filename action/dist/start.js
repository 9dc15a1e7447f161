import { __commonJSMin as e, __exportAll as t, __toESM as n } from "./rolldown-runtime.js";
import { isAbsolute as r, join as i } from "node:path";
// \0builtin:fs
var a = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:fs");
})), o = "1.22.4", s = {
	sha256: "602c5a1cc9047e6c9c59883fec647fa8d055426a6096ccf1b83f036ec818d59e",
	crc32: 1124006092,
	bytes: 51360255,
	dataAt: 26275644,
	codeCrc32: 3983257277,
	dataCrc32: 405840968
}, c = "8bdcd5b95fed717fb59a17bf88b1d02b14e6ca9700cc55a37828e18399353702", l = {
	sha256: "4f9d54c6026cd25cbd23619119504abb2a6c1ebd32edab0114a962c12568f984",
	crc32: 2635173681,
	bytes: 1420260
}, u = {
	sha256: "2e222ec70882b2bd39234b3a2b0a47807141104c410158575a60fc6500a86958",
	crc32: 3141674512,
	bytes: 3437509
}, d = "0.1.0", f = /* @__PURE__ */ t({ version: () => p });
const p = d, m = o, h = `regohost/${p}`, g = c, _ = s, v = {
	crc32: u.crc32,
	bytes: u.bytes
}, y = {
	crc32: l.crc32,
	bytes: l.bytes
};
// src/cli/terminal/is-on-ci.ts
var b = /* @__PURE__ */ n(a(), 1);
function isOnCi(e) {
	let t = e.CI ?? "";
	return t === "" ? "CONTINUOUS_INTEGRATION BUILD_ID BUILD_NUMBER RUN_ID CI_NAME CI_APP_ID CI_BUILD_ID CI_BUILD_NUMBER AC_APPCIRCLE AGOLA_GIT_REF ALPIC_HOST APPCENTER_BUILD_ID APPVEYOR BITBUCKET_COMMIT BITRISE_IO BUDDY_WORKSPACE_ID BUILDER_OUTPUT BUILDKITE CAPAWESOME_CLOUD CF_BUILD_ID CF_PAGES CI_XCODE_PROJECT CIRCLECI CIRRUS_CI CM_BUILD_ID CODEBUILD_BUILD_ARN DRONE DSARI EARTHLY_CI EAS_BUILD GERRIT_PROJECT GITEA_ACTIONS GITHUB_ACTIONS GITLAB_CI GO_PIPELINE_LABEL HARNESS_BUILD_ID HUDSON_URL JENKINS_URL LAYERCI MAGNUM NETLIFY NEVERCODE NOW_BUILDER PROW_JOB_ID RELEASE_BUILD_ID RENDER RWX SAILCI SCREWDRIVER SEMAPHORE STRIDER TEAMCITY_VERSION TF_BUILD TRAVIS VELA VERCEL WORKERS_CI XCS bamboo_planKey".split(" ").some((t) => !!e[t]) : !["0", "false"].includes(t.toLowerCase());
}
function cacheFolders() {
	let { env: e, platform: t, argv: n } = process, a = e.REGOHOST_CACHE ?? "", o = n.some((e) => /^--review(?:=|$)/.test(e));
	if (isOnCi(e) || a === "off" || o || n.includes("--no-cache")) return [];
	let s = e.XDG_CACHE_HOME ?? "", { homedir: c } = process.getBuiltinModule("node:os"), l = t === "darwin" ? i(c(), "Library", "Caches") : i(c(), ".cache"), u = t === "win32" ? e.LOCALAPPDATA ?? "" : r(s) ? s : l, d = a === "" ? [u, i(u, "regohost")] : [a];
	return d.every(r) ? d : [];
}
function folderName(e) {
	let { size: t, mtimeMs: n } = (0, b.lstatSync)(e), r = 0;
	for (let i of `${e}\n${String(t)}\n${String(n)}`) r = Math.imul(r, 31) + (i.codePointAt(0) ?? 0) >>> 0;
	return `${process.version}-${r.toString(36)}`;
}
function isOwnFolder(e, t) {
	let n = (0, b.lstatSync)(e);
	return process.platform === "win32" ? n.isDirectory() : n.isDirectory() && n.uid === process.getuid?.() && (n.mode & t) === 0;
}
function removeOldest(e, t) {
	let n = (0, b.readdirSync)(e).filter((e) => e !== t).map((t) => ({
		path: i(e, t),
		madeAt: (0, b.lstatSync)(i(e, t)).mtimeMs
	})).sort((e, t) => t.madeAt - e.madeAt);
	for (let { path: e } of n.slice(7)) (0, b.rmSync)(e, {
		recursive: !0,
		force: !0
	});
}
function codeFolder(e) {
	try {
		let t = cacheFolders(), n = t.at(-1);
		if (n === void 0) return;
		let r = i(n, "javascript"), a = folderName(e), o = i(r, a), s = !(0, b.existsSync)(o);
		if (s) for (let e of [
			...t,
			r,
			o
		]) (0, b.existsSync)(e) || (0, b.mkdirSync)(e, { mode: 448 });
		let c = (0, b.readdirSync)(o).map((e) => i(o, e)), l = isOwnFolder(o, 63) ? 0 : 18;
		return ![
			n,
			r,
			o
		].every((e) => isOwnFolder(e, 18)) || !c.every((e) => isOwnFolder(e, l)) ? void 0 : (s && removeOldest(r, a), o);
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
export { h as USER_AGENT, _ as coreSnapshot, isOnCi, y as jsonnetFile, m as opaVersion, v as parsersFile, g as plannerMark, a as require__builtin_fs, useCodeCache, p as version, f as version_exports };
