import { ConfigurationError as e, PACKAGE_SCHEME as t, PolicyLoadError as n, checkName as r, codeOf as i, isObject as a, isOwnAddress as o, readRegularFile as s, sha256 as c, sha256Hex as l, shownSource as u } from "./shared.js";
import { checkPin as d, expectedDigest as f, splitChecksum as p } from "./policy-address.js";
import { createRequire as m } from "node:module";
import { readdir as h, realpath as g } from "node:fs/promises";
import { join as _, relative as v, resolve as y, sep as b } from "node:path";
import { existsSync as x } from "node:fs";
// src/trust/registry/npm-policy.ts
const S = /^(@[a-z0-9~-][a-z0-9._~-]*\/[a-z0-9~-][a-z0-9._~-]*|[a-z0-9~-][a-z0-9._~-]*)(?:@([^/]+))?(?:\/(.+))?$/, C = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/, w = 536870912, T = "policies";
function parsePackageName(t) {
	let refuse = (n) => {
		throw new e(`${JSON.stringify(u(t).slice(0, 300))}: ${n}`, { code: "config_invalid" });
	}, [, n, r, i = ""] = S.exec(t.slice(4)) ?? [];
	if (n === void 0) return refuse("it is not npm:NAME@VERSION or npm:NAME@VERSION/FOLDER");
	if (r !== void 0 && !C.test(r)) return refuse("its version must be a whole one, such as 1.2.3; ranges and tags are for npm install");
	let a = i.split("/");
	return i !== "" && a.some((e) => [
		"",
		".",
		"..",
		"node_modules"
	].includes(e) || e.includes("\\")) ? refuse("its folder is malformed") : o(t) && !i.startsWith(`${T}/`) ? refuse(`it names no policy of regohost; write it as npm:regohost/${T}/sbom`) : {
		name: n,
		version: r,
		folder: i
	};
}
function packageFolders(e, t) {
	return (m(y(t, "policies.js")).resolve.paths(e) ?? []).map((t) => _(t, ...e.split("/")));
}
function installedFolder(e, t) {
	let { name: n } = parsePackageName(p(e).plain);
	if (!o(e)) return packageFolders(n, t).find((e) => x(_(e, "package.json")));
}
async function findPackage(e, t, r) {
	for (let o of packageFolders(t, r)) {
		let t;
		try {
			t = (await s(_(o, "package.json"), w)).toString("utf8");
		} catch (t) {
			let r = i(t);
			if (r === "ENOENT" || r === "ENOTDIR") continue;
			throw new n(`${e}: its package.json cannot be read (${String(r)})`, {
				code: "source_unreadable",
				cause: t
			});
		}
		let r;
		try {
			r = JSON.parse(t);
		} catch (t) {
			throw new n(`${e}: its package.json is not JSON`, {
				code: "source_unreadable",
				cause: t
			});
		}
		let c = a(r) && "version" in r ? r.version : void 0;
		return {
			folder: await g(o),
			version: typeof c == "string" ? c : ""
		};
	}
	throw new n(`${e}: no package of this name is installed; install it with npm`, { code: "source_not_found" });
}
async function listFiles(e) {
	let t = await h(e, { withFileTypes: !0 });
	return (await Promise.all(t.map(async (t) => {
		let i = _(e, t.name);
		if (r(t.name, i), /[\n\r]/.test(t.name)) throw new n(`${e}: the name ${JSON.stringify(t.name)} has a line break, so the package has no digest`, { code: "source_unreadable" });
		if (t.isDirectory()) return t.name === "node_modules" ? [] : listFiles(i);
		if (!t.isFile()) throw new n(`${i} is neither a file nor a folder, so the package has no digest`, { code: "source_unreadable" });
		return [i];
	}))).flat();
}
async function digestFolder(e) {
	let t = await listFiles(e), n = await Promise.all(t.map(async (t) => {
		let n = v(e, t).split(b).join("/");
		return `${l(await s(t, w, { followsLinks: !1 }))}  ${n}\n`;
	}));
	return c(n.sort().join(""));
}
function getOwnPackage(e, { ownPackage: t }) {
	if (t !== void 0) return t;
	throw new n(`${e}: policies of this package are not read here`, { code: "source_not_found" });
}
async function findNpmPolicy(e, r) {
	let { plain: i, checksum: a } = p(e), { name: s, version: c, folder: l } = parsePackageName(i), u = f(i, a, r.locked), m = o(i) ? getOwnPackage(i, r) : void 0, h = m ?? await findPackage(i, s, r.cwd);
	if (c !== void 0 && c !== h.version) throw new n(`${i}: the installed version is ${h.version}; install the other with npm`, { code: "pin_mismatch" });
	let g = _(h.folder, ...l.split("/").filter((e) => e !== "")), v = await digestFolder(m === void 0 ? h.folder : _(m.folder, T));
	d(i, v, u);
	let y = u?.by ?? (m === void 0 ? void 0 : "program");
	return {
		used: {
			address: i,
			resolved: `${t}${s}@${h.version}${l === "" ? "" : `/${l}`}`,
			digest: v,
			mediaType: "application/vnd.npm.package",
			...y === void 0 ? {} : { pinned: y }
		},
		content: {
			kind: "folder",
			path: g
		}
	};
}
export { findNpmPolicy, installedFolder };
