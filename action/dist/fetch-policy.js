import { Bs as e, Jo as t, Kc as n, Qs as r, Ts as i, Ws as a, Xc as o, Xs as s, Zs as c, _a as l, _s as u, cc as d, cl as f, ec as p, lc as m, ll as h, nc as g, pc as _, yi as v } from "./shared.js";
import { o as y, r as b } from "./image-name.js";
import { readLockFile as x } from "./lock-file.js";
import { a as S, fetchPolicyImage as C, i as w, n as T, r as E, t as D } from "./policy-image.js";
import { t as O } from "./registry-http.js";
import { createRequire as k } from "node:module";
import { readdir as A, realpath as j } from "node:fs/promises";
import { join as M, relative as N, resolve as P, sep as F } from "node:path";
// src/trust/registry/npm-policy.ts
const I = /^(@[a-z0-9~-][a-z0-9._~-]*\/[a-z0-9~-][a-z0-9._~-]*|[a-z0-9~-][a-z0-9._~-]*)(?:@([^/]+))?(?:\/(.+))?$/, L = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/, R = 536870912, z = "policies";
function parsePackageName(e) {
	let refuse = (t) => {
		throw new n(`${JSON.stringify(g(e).slice(0, 300))}: ${t}`, { code: "config_invalid" });
	}, [, t, r, i = ""] = I.exec(e.slice(4)) ?? [];
	if (t === void 0) return refuse("it is not npm:NAME@VERSION or npm:NAME@VERSION/FOLDER");
	if (r !== void 0 && !L.test(r)) return refuse("its version must be a whole one, such as 1.2.3; ranges and tags are for npm install");
	let a = i.split("/");
	return i !== "" && a.some((e) => [
		"",
		".",
		"..",
		"node_modules"
	].includes(e) || e.includes("\\")) ? refuse("its folder is malformed") : c(e) && !i.startsWith(`${z}/`) ? refuse(`it names no policy of regohost; write it as npm:regohost/${z}/sbom`) : {
		name: t,
		version: r,
		folder: i
	};
}
async function findPackage(e, n, r) {
	for (let a of k(P(r, "policies.js")).resolve.paths(n) ?? []) {
		let r = M(a, ...n.split("/")), s;
		try {
			s = (await i(M(r, "package.json"), R)).toString("utf8");
		} catch (t) {
			let n = _(t);
			if (n === "ENOENT" || n === "ENOTDIR") continue;
			throw new o(`${e}: its package.json cannot be read (${String(n)})`, {
				code: "source_unreadable",
				cause: t
			});
		}
		let c;
		try {
			c = JSON.parse(s);
		} catch (t) {
			throw new o(`${e}: its package.json is not JSON`, {
				code: "source_unreadable",
				cause: t
			});
		}
		let l = t(c) && "version" in c ? c.version : void 0;
		return {
			folder: await j(r),
			version: typeof l == "string" ? l : ""
		};
	}
	throw new o(`${e}: no package of this name is installed; install it with npm`, { code: "source_not_found" });
}
async function listFiles(e) {
	let t = await A(e, { withFileTypes: !0 });
	return (await Promise.all(t.map(async (t) => {
		let n = M(e, t.name);
		if (v(t.name, n), /[\n\r]/.test(t.name)) throw new o(`${e}: the name ${JSON.stringify(t.name)} has a line break, so the package has no digest`, { code: "source_unreadable" });
		if (t.isDirectory()) return t.name === "node_modules" ? [] : listFiles(n);
		if (!t.isFile()) throw new o(`${n} is neither a file nor a folder, so the package has no digest`, { code: "source_unreadable" });
		return [n];
	}))).flat();
}
async function digestFolder(e) {
	let t = await listFiles(e), n = await Promise.all(t.map(async (t) => {
		let n = N(e, t).split(F).join("/");
		return `${m(await i(t, R, { followsLinks: !1 }))}  ${n}\n`;
	}));
	return d(n.sort().join(""));
}
function getOwnPackage(e, { ownPackage: t }) {
	if (t !== void 0) return t;
	throw new o(`${e}: policies of this package are not read here`, { code: "source_not_found" });
}
async function findNpmPolicy(e, t) {
	let { plain: n, checksum: r } = S(e), { name: i, version: s, folder: l } = parsePackageName(n), u = E(n, r, t.locked), d = c(n) ? getOwnPackage(n, t) : void 0, f = d ?? await findPackage(n, i, t.cwd);
	if (s !== void 0 && s !== f.version) throw new o(`${n}: the installed version is ${f.version}; install the other with npm`, { code: "pin_mismatch" });
	let p = M(f.folder, ...l.split("/").filter((e) => e !== "")), m = await digestFolder(d === void 0 ? f.folder : M(d.folder, z));
	T(n, m, u);
	let h = u?.by ?? (d === void 0 ? void 0 : "program");
	return {
		used: {
			address: n,
			resolved: `${a}${i}@${f.version}${l === "" ? "" : `/${l}`}`,
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
// src/trust/registry/web-policy.ts
function isNote(e) {
	return t(e) && [
		"digest",
		"etag",
		"resolved",
		"mediaType"
	].every((t) => typeof e[t] == "string");
}
function shownWebAddress(e) {
	return withoutQuery(parseUrl(e));
}
function parseUrl(t) {
	let refuse = (e) => {
		throw new n(`${p(t)}: ${e}`, { code: "config_invalid" });
	}, r = URL.canParse(t) ? new URL(t) : refuse("it is not a URL");
	return (r.username !== "" || r.password !== "") && refuse("it must not hold a user name or a password"), r.hash !== "" && refuse("it must have no fragment; pin it with ?checksum=sha256:…"), r.protocol === "http:" && !e(r.hostname) && refuse("is plain HTTP, in which anybody on the way can change policies; use https://"), r;
}
function withoutQuery(e) {
	return e.origin + e.pathname;
}
async function fetchWebPolicy(e, t) {
	let { plain: n, checksum: r } = S(e), i = parseUrl(n), a = withoutQuery(i), o = E(a, r, t.locked), s = new D(t.cache), c = await s.note(i.href).catch(() => void 0), l = isNote(c) ? c : void 0, toPolicy = (e, { digest: t, resolved: n, mediaType: r }) => (T(a, t, o), {
		used: {
			address: a,
			resolved: n,
			digest: t,
			mediaType: r,
			...o === void 0 ? {} : { pinned: o.by }
		},
		content: {
			kind: "file",
			name: i.pathname,
			bytes: e
		}
	}), u = await s.content(o?.digest ?? l?.digest ?? "");
	if (u !== void 0 && o !== void 0) return toPolicy(u, {
		...l?.digest === o.digest ? l : {
			resolved: a,
			mediaType: ""
		},
		digest: o.digest
	});
	t.isOffline === !0 && w(a);
	let { env: f, signal: p = new AbortController().signal, maxBytes: m } = t, h = new O({
		env: f,
		signal: p
	});
	try {
		let e = u !== void 0 && l !== void 0 && l.etag !== "", t = await h.request({
			url: i,
			...e ? {
				headers: { "if-none-match": l.etag },
				alsoFine: [304]
			} : {},
			maxBytes: m
		});
		if (e && t.status === 304) return toPolicy(u, l);
		let n = {
			digest: d(t.body),
			etag: t.header("etag") ?? "",
			resolved: withoutQuery(t.url),
			mediaType: t.header("content-type")?.split(";", 1)[0]?.trim().slice(0, 200) ?? ""
		}, r = toPolicy(t.body, n);
		return await s.keep(n.digest, t.body), await s.keepNote(i.href, n), r;
	} finally {
		await h.close();
	}
}
// src/trust/registry/fetch-policy.ts
function lockKey(e) {
	if (s(e)) {
		let t = y(e);
		return {
			key: b(t),
			isPinned: t.digest !== void 0
		};
	}
	let { plain: t, checksum: n } = S(e);
	return {
		key: r(e) ? t : shownWebAddress(t),
		isPinned: n !== void 0 || c(e)
	};
}
function checkPinned(e) {
	let t = e.map(lockKey).filter(({ isPinned: e }) => !e);
	if (t.length === 0) return;
	let n = t.map(({ key: e }) => e).join(", ");
	throw new o(f`not pinned: ${n}. Name the digest in the address, or write a lock file with --update-lock; a gate file and ${h("requirePinned")} ask for it`, { code: "pin_missing" });
}
async function readLocked(e, { lock: t, cwd: n, requirePinned: r }) {
	if (t === void 0) {
		r === !0 && checkPinned([e]);
		return;
	}
	let { path: i, pins: a } = l(t), { key: s, isPinned: c } = lockKey(e), u = (await x(i, n)).get(s)?.digest;
	if (u !== void 0 || c) return {
		path: i,
		digest: u,
		pins: a
	};
	throw new o(`${s} is not in the lock file ${i}; add what it is now with --update-lock, or pin it by its digest`, { code: "lock_missing" });
}
function checkLocked(e, { path: t, digest: n }) {
	let { used: r } = e;
	if (n === void 0) return e;
	if (r.digest !== n) throw new o(`${r.address} is ${r.digest} now, but ${t}, which nothing names, has ${n}. --lock ${t} takes what the file has, --update-lock what is there now`, { code: "pin_mismatch" });
	return {
		...e,
		used: {
			...r,
			pinned: r.pinned ?? "lock"
		}
	};
}
async function fetchPolicy(e, t) {
	let { lock: n, requirePinned: i, ...a } = t, o = await readLocked(e, t), c = {
		cache: u(),
		...a,
		locked: o?.pins === !0 ? o.digest : void 0
	}, l = await (s(e) ? C : r(e) ? findNpmPolicy : fetchWebPolicy)(e, c);
	return o?.pins === !1 ? checkLocked(l, o) : l;
}
export { checkPinned, fetchPolicy };
