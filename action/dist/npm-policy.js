import { __toESM as e } from "./rolldown-runtime.js";
import { require__builtin_fs as t } from "./start.js";
import { PACKAGE_SCHEME as n, PolicyLoadError as r, checkName as i, codeOf as a, editDistance as o, invalidConfig as s, isObject as c, isOwnAddress as l, nearest as u, readRegularFile as d, require_promises as f, sha256 as p, sha256Hex as m, shownSource as h, unreadableSource as g } from "./evaluation.js";
import { checkPin as _, expectedDigest as v, splitChecksum as y } from "./policy-address.js";
import { createRequire as b } from "node:module";
import { join as x, relative as S, resolve as C, sep as w } from "node:path";
// src/trust/registry/npm-policy.ts
var T = /* @__PURE__ */ e(t(), 1), E = /* @__PURE__ */ e(f(), 1);
const D = /^(@[a-z0-9~-][a-z0-9._~-]*\/[a-z0-9~-][a-z0-9._~-]*|[a-z0-9~-][a-z0-9._~-]*)(?:@([^/]+))?(?:\/(.+))?$/, O = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/, k = 536870912, A = "policies";
function parsePackageName(e) {
	let throwAddressError = (t) => {
		throw s(`${JSON.stringify(h(e).slice(0, 300))}: ${t}`);
	}, [, t, n, r = ""] = D.exec(e.slice(4)) ?? [];
	if (t === void 0) return throwAddressError("it is not npm:NAME@VERSION or npm:NAME@VERSION/FOLDER");
	if (n !== void 0 && !O.test(n)) return throwAddressError("its version must be a whole one, such as 1.2.3; ranges and tags are for npm install");
	let i = r.split("/");
	return r !== "" && i.some((e) => [
		"",
		".",
		"..",
		"node_modules"
	].includes(e) || e.includes("\\")) ? throwAddressError("its folder is malformed") : l(e) && !r.startsWith(`${A}/`) ? throwAddressError(`it names no policy of regohost; write it as npm:regohost/${A}/sbom`) : {
		name: t,
		version: n,
		folder: r
	};
}
function packageFolders(e, t) {
	return (b(C(t, "policies.js")).resolve.paths(e) ?? []).map((t) => x(t, ...e.split("/")));
}
function installedFolder(e, t) {
	let { name: n } = parsePackageName(y(e).plain);
	if (!l(e)) return packageFolders(n, t).find((e) => (0, T.existsSync)(x(e, "package.json")));
}
async function findPackage(e, t, n) {
	for (let r of packageFolders(t, n)) {
		let t;
		try {
			t = (await d(x(r, "package.json"), k)).toString("utf8");
		} catch (t) {
			let n = a(t);
			if (n === "ENOENT" || n === "ENOTDIR") continue;
			throw g(`${e}: its package.json cannot be read (${String(n)})`, t);
		}
		let n;
		try {
			n = JSON.parse(t);
		} catch (t) {
			throw g(`${e}: its package.json is not JSON`, t);
		}
		let i = c(n) && "version" in n ? n.version : void 0;
		return {
			folder: await (0, E.realpath)(r),
			version: typeof i == "string" ? i : ""
		};
	}
	throw new r(`${e}: no package of this name is installed; install it with npm`, { code: "source_not_found" });
}
async function listFiles(e) {
	let t = await (0, E.readdir)(e, { withFileTypes: !0 });
	return (await Promise.all(t.map(async (t) => {
		let n = x(e, t.name);
		if (i(t.name, n), /[\n\r]/.test(t.name)) throw g(`${e}: the name ${JSON.stringify(t.name)} has a line break, so the package has no digest`);
		if (t.isDirectory()) return t.name === "node_modules" ? [] : listFiles(n);
		if (!t.isFile()) throw g(`${n} is neither a file nor a folder, so the package has no digest`);
		return [n];
	}))).flat();
}
async function digestFolder(e) {
	let t = await listFiles(e), n = await Promise.all(t.map(async (t) => {
		let n = S(e, t).split(w).join("/");
		return `${m(await d(t, k, { followsLinks: !1 }))}  ${n}\n`;
	}));
	return p(n.sort().join(""));
}
function getOwnPackage(e, { ownPackage: t }) {
	if (t !== void 0) return t;
	throw new r(`${e}: policies of this package are not read here`, { code: "source_not_found" });
}
async function throwOwnError(e, t, n) {
	let i = t.slice(9), a = (await (0, E.readdir)(x(n, A), { withFileTypes: !0 })).flatMap((e) => e.isDirectory() ? [e.name] : []), s = a.toSorted((e, t) => o(i, e) - o(i, t));
	throw new r(`${e}: regohost has no such policy${u(i, a)}; it has ${s.join(", ")}`, { code: "source_not_found" });
}
async function findNpmPolicy(e, t) {
	let { plain: i, checksum: a } = y(e), { name: o, version: s, folder: c } = parsePackageName(i), u = v(i, a, t.locked), d = l(i) ? getOwnPackage(i, t) : void 0, f = d ?? await findPackage(i, o, t.cwd);
	if (s !== void 0 && s !== f.version) throw new r(`${i}: the installed version is ${f.version}; install the other with npm`, { code: "pin_mismatch" });
	let p = x(f.folder, ...c.split("/").filter((e) => e !== ""));
	d !== void 0 && !(0, T.existsSync)(p) && await throwOwnError(i, c, d.folder);
	let m = await digestFolder(d === void 0 ? f.folder : x(d.folder, A));
	_(i, m, u);
	let h = u?.by ?? (d === void 0 ? void 0 : "program");
	return {
		used: {
			address: i,
			resolved: `${n}${o}@${f.version}${c === "" ? "" : `/${c}`}`,
			digest: m,
			mediaType: "application/vnd.npm.package",
			...h === void 0 ? {} : { pinned: h }
		},
		content: {
			kind: "folder",
			path: p
		}
	};
}
export { findNpmPolicy, installedFolder };
