import { PACKAGE_SCHEME as e, PolicyLoadError as t, checkName as n, codeOf as r, editDistance as i, invalidConfig as a, isObject as o, isOwnAddress as s, nearest as c, readRegularFile as l, sha256 as u, sha256Hex as d, shownSource as f } from "./evaluation.js";
import { checkPin as p, expectedDigest as m, splitChecksum as h } from "./policy-address.js";
import { createRequire as g } from "node:module";
import { readdir as _, realpath as v } from "node:fs/promises";
import { join as y, relative as b, resolve as x, sep as S } from "node:path";
import { existsSync as C } from "node:fs";
// src/trust/registry/npm-policy.ts
const w = /^(@[a-z0-9~-][a-z0-9._~-]*\/[a-z0-9~-][a-z0-9._~-]*|[a-z0-9~-][a-z0-9._~-]*)(?:@([^/]+))?(?:\/(.+))?$/, T = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/, E = 536870912, D = "policies";
function parsePackageName(e) {
	let refuse = (t) => {
		throw a(`${JSON.stringify(f(e).slice(0, 300))}: ${t}`);
	}, [, t, n, r = ""] = w.exec(e.slice(4)) ?? [];
	if (t === void 0) return refuse("it is not npm:NAME@VERSION or npm:NAME@VERSION/FOLDER");
	if (n !== void 0 && !T.test(n)) return refuse("its version must be a whole one, such as 1.2.3; ranges and tags are for npm install");
	let i = r.split("/");
	return r !== "" && i.some((e) => [
		"",
		".",
		"..",
		"node_modules"
	].includes(e) || e.includes("\\")) ? refuse("its folder is malformed") : s(e) && !r.startsWith(`${D}/`) ? refuse(`it names no policy of regohost; write it as npm:regohost/${D}/sbom`) : {
		name: t,
		version: n,
		folder: r
	};
}
function packageFolders(e, t) {
	return (g(x(t, "policies.js")).resolve.paths(e) ?? []).map((t) => y(t, ...e.split("/")));
}
function installedFolder(e, t) {
	let { name: n } = parsePackageName(h(e).plain);
	if (!s(e)) return packageFolders(n, t).find((e) => C(y(e, "package.json")));
}
async function findPackage(e, n, i) {
	for (let a of packageFolders(n, i)) {
		let n;
		try {
			n = (await l(y(a, "package.json"), E)).toString("utf8");
		} catch (n) {
			let i = r(n);
			if (i === "ENOENT" || i === "ENOTDIR") continue;
			throw new t(`${e}: its package.json cannot be read (${String(i)})`, {
				code: "source_unreadable",
				cause: n
			});
		}
		let i;
		try {
			i = JSON.parse(n);
		} catch (n) {
			throw new t(`${e}: its package.json is not JSON`, {
				code: "source_unreadable",
				cause: n
			});
		}
		let s = o(i) && "version" in i ? i.version : void 0;
		return {
			folder: await v(a),
			version: typeof s == "string" ? s : ""
		};
	}
	throw new t(`${e}: no package of this name is installed; install it with npm`, { code: "source_not_found" });
}
async function listFiles(e) {
	let r = await _(e, { withFileTypes: !0 });
	return (await Promise.all(r.map(async (r) => {
		let i = y(e, r.name);
		if (n(r.name, i), /[\n\r]/.test(r.name)) throw new t(`${e}: the name ${JSON.stringify(r.name)} has a line break, so the package has no digest`, { code: "source_unreadable" });
		if (r.isDirectory()) return r.name === "node_modules" ? [] : listFiles(i);
		if (!r.isFile()) throw new t(`${i} is neither a file nor a folder, so the package has no digest`, { code: "source_unreadable" });
		return [i];
	}))).flat();
}
async function digestFolder(e) {
	let t = await listFiles(e), n = await Promise.all(t.map(async (t) => {
		let n = b(e, t).split(S).join("/");
		return `${d(await l(t, E, { followsLinks: !1 }))}  ${n}\n`;
	}));
	return u(n.sort().join(""));
}
function getOwnPackage(e, { ownPackage: n }) {
	if (n !== void 0) return n;
	throw new t(`${e}: policies of this package are not read here`, { code: "source_not_found" });
}
async function refuseOwn(e, n, r) {
	let a = n.slice(9), o = (await _(y(r, D), { withFileTypes: !0 })).flatMap((e) => e.isDirectory() ? [e.name] : []), s = o.toSorted((e, t) => i(a, e) - i(a, t));
	throw new t(`${e}: regohost has no such policy${c(a, o)}; it has ${s.join(", ")}`, { code: "source_not_found" });
}
async function findNpmPolicy(n, r) {
	let { plain: i, checksum: a } = h(n), { name: o, version: c, folder: l } = parsePackageName(i), u = m(i, a, r.locked), d = s(i) ? getOwnPackage(i, r) : void 0, f = d ?? await findPackage(i, o, r.cwd);
	if (c !== void 0 && c !== f.version) throw new t(`${i}: the installed version is ${f.version}; install the other with npm`, { code: "pin_mismatch" });
	let g = y(f.folder, ...l.split("/").filter((e) => e !== ""));
	d !== void 0 && !C(g) && await refuseOwn(i, l, d.folder);
	let _ = await digestFolder(d === void 0 ? f.folder : y(d.folder, D));
	p(i, _, u);
	let v = u?.by ?? (d === void 0 ? void 0 : "program");
	return {
		used: {
			address: i,
			resolved: `${e}${o}@${f.version}${l === "" ? "" : `/${l}`}`,
			digest: _,
			mediaType: "application/vnd.npm.package",
			...v === void 0 ? {} : { pinned: v }
		},
		content: {
			kind: "folder",
			path: g
		}
	};
}
export { findNpmPolicy, installedFolder };
