import { ConfigurationError as e, EvaluationError as t, GIT_SCHEME as n, PolicyLoadError as r, ServiceError as i, addressFolder as a, checkUnconfined as o, isGitAddress as s, isImageAddress as c, isObject as l, isOwnAddress as u, isPackageAddress as d, makeFolder as f, message as p, option as m, require__builtin_util as h, sha256 as g, shownAddress as _, toLockOptions as v } from "./evaluation.js";
import { getAddress as y, parseImageName as b } from "./image-name.js";
import { GitFailure as x, runGit as S } from "./run-git.js";
import { isLoopback as C } from "./shared.js";
import { AddressCache as w, fetchPolicyImage as T } from "./policy-image.js";
import { removeCommits as E } from "./fetched-commits.js";
import { checkPin as D, expectedDigest as O, refuseOffline as k, splitChecksum as A } from "./policy-address.js";
import { readLockFile as j } from "./lock-file.js";
import { findNpmPolicy as M } from "./npm-policy.js";
import { RegistryHttp as N } from "./registry-http.js";
import { mkdtemp as P, readdir as F, rm as I, stat as L, writeFile as R } from "node:fs/promises";
import { dirname as z, join as B } from "node:path";
import { tmpdir as V } from "node:os";
import { gzip as H } from "node:zlib";
// src/trust/registry/git-policy.ts
var U = h();
const W = /^[0-9a-f]{40}$/, G = /^(?!.*(?:\.\.|\/\/))[A-Za-z0-9][A-Za-z0-9._/+-]*$/, K = 1024 ** 3;
function parseGitAddress(t) {
	let refuse = (n) => {
		throw new e(`${_(t)}: ${n}`, { code: "config_invalid" });
	}, r = t.slice(n.length), i = URL.canParse(r) ? new URL(r) : refuse("it is not git::https://HOST/REPOSITORY//FOLDER?ref=REF");
	i.protocol !== "https:" && !(i.protocol === "http:" && C(i.hostname)) && refuse("repositories are read by https:// alone"), (i.username !== "" || i.password !== "") && refuse("it must not contain a user name or a password; Git's credential helpers supply them"), /(?:\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|[?#]|$)/i.test(r) && refuse("its folder is malformed"), i.hash !== "" && refuse("it must have no fragment; pin it with ?ref= and the id of a commit"), [...i.searchParams.keys()].some((e) => e !== "ref" && e !== "depth") && refuse("it has another parameter than ref");
	let [a = "", ...o] = i.pathname.split("//"), [s = "", ...c] = (i.searchParams.get("ref") ?? "").split("//"), l = decodeURIComponent([...o, ...c].join("/")).replace(/^\/+|\/+$/g, "");
	return s !== "" && !G.test(s) && refuse("its ref is not the name of a branch, a tag or a commit"), (l.split("/").some((e) => [".", ".."].includes(e)) || /[\0\\:]/.test(l)) && refuse("its folder is malformed"), a.length < 2 && refuse("it names no repository"), i.search = "", i.pathname = a.endsWith(".git") ? a : `${a.replace(/\/$/, "")}.git`, {
		url: i,
		folder: l,
		ref: s === "" ? void 0 : s
	};
}
function writeAddress({ url: e, folder: t }, r) {
	return `${n}${e.href}${t === "" ? "" : `//${t}`}${r === void 0 ? "" : `?ref=${r}`}`;
}
function shownGitAddress(e) {
	let t = parseGitAddress(e);
	return {
		key: writeAddress(t, t.ref),
		isPinned: W.test(t.ref ?? "")
	};
}
const q = [
	[
		/authentication failed|could not read (?:username|password)|error: 401/i,
		"unauthenticated",
		"the credentials are missing or wrong; Git's credential helpers supply them"
	],
	[
		/error: 403/i,
		"permission_denied",
		"access is denied"
	],
	[
		/couldn't find remote ref|not our ref|unadvertised object|repository '[^']*' not found/i,
		"not_found",
		"the server does not have it, or not for these credentials"
	],
	[
		/unable to access|could not resolve|failed to connect|timed out/i,
		"service_unreachable",
		"the server does not answer"
	]
];
function toServiceError(e, { kind: n, printed: a }) {
	if (n === "aborted") return new t(`${e}: reading it was aborted`, { code: "aborted" });
	if (n === "absent") return new r(`${e}: Git cannot be run (${a}); install it, or name a folder with the files`, { code: "source_unsupported" });
	if (n === "timeout") return new i(`${e}: Git did not end in time`, { code: "service_timeout" });
	if (n === "too large") return new i(`${e}: it is too large`, { code: "response_too_large" });
	let [, o, s] = q.find(([e]) => e.test(a)) ?? [
		void 0,
		"response_invalid",
		"the server's answer is not that of a repository with it"
	];
	return new i(`${e}: ${s}`, { code: o });
}
async function folderSize(e) {
	let t = (await F(e, { recursive: !0 }).catch(() => [])).map(async (t) => (await L(B(e, t)).catch(() => void 0))?.size ?? 0);
	return (await Promise.all(t)).reduce((e, t) => e + t, 0);
}
async function fetchCommit({ url: e, ref: t }, { env: n, signal: r, maxBytes: i }) {
	let a = await P(B(V(), "regohost-git-")), remove = () => I(a, {
		recursive: !0,
		force: !0
	}), runIn = (e, t, r = {}) => S([`--git-dir=${a}`, ...e], {
		cwd: z(process.execPath),
		env: n,
		variables: {
			LC_ALL: "C",
			...r
		},
		signal: t.signal,
		maxBytes: t.maxBytes
	}), o = new AbortController(), s = !1, c = setInterval(() => {
		folderSize(a).then((e) => {
			e <= K || (s = !0, o.abort());
		});
	}, 500), l = {
		signal: r === void 0 ? o.signal : AbortSignal.any([r, o.signal]),
		maxBytes: i
	};
	try {
		return await runIn([
			"init",
			"--quiet",
			"--bare",
			"--template="
		], l), f(B(a, "info")), await R(B(a, "info", "attributes"), "* -filter -text -eol -ident -working-tree-encoding -export-ignore -export-subst\n"), await runIn([
			"fetch",
			"--quiet",
			"--depth=1",
			"--no-tags",
			"--no-recurse-submodules",
			"--",
			e.href,
			t ?? "HEAD"
		], l, {
			GIT_ALLOW_PROTOCOL: e.protocol.slice(0, -1),
			GIT_HTTP_LOW_SPEED_LIMIT: "1",
			GIT_HTTP_LOW_SPEED_TIME: "30"
		}), {
			id: (await runIn([
				"rev-parse",
				"--verify",
				"FETCH_HEAD^{commit}"
			], l)).toString("latin1").trim(),
			git: (e, t) => runIn(e, t),
			remove
		};
	} catch (e) {
		throw await remove(), s ? new x("too large", "", e) : e;
	} finally {
		clearInterval(c);
	}
}
async function readFolder({ id: e, git: t }, n, i, a) {
	let o = await t([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		e,
		...n === "" ? [] : ["--", `${n}/`]
	], a), refuse = (t, n) => {
		throw new r(`${i}: the commit ${e} ${t}`, { code: n });
	};
	if (o.length === 0) return refuse(`has no folder ${n === "" ? "" : `${n} `}with files`, "source_not_found");
	let s = o.toString("utf8").split("\0").find((e) => e.startsWith("160000 "))?.split("	")[1];
	if (s !== void 0) return refuse(`has a submodule at ${s}, whose files are not fetched; name folders without one`, "source_unsupported");
	let c = await t([
		"archive",
		"--format=tar",
		`${e}:${n}`
	], a);
	return (0, U.promisify)(H)(c, { level: 1 });
}
function fetchOnce(e, t, n) {
	let r = `${e.url.href} ${e.ref ?? ""}`, i = t.get(r);
	if (i !== void 0) return i;
	let a = fetchCommit(e, n);
	return t.set(r, a), a;
}
async function fetchGitPolicy(e, t) {
	let n = parseGitAddress(e), { ref: r } = n, i = writeAddress(n, r), a = r !== void 0 && W.test(r) ? toDigest(r) : void 0, s = O(i, a, t.locked), c = new w(t.cache), toPolicy = (e, t) => {
		let r = toDigest(e);
		D(i, r, s);
		let a = writeAddress(n, e);
		return {
			used: {
				address: i,
				resolved: a,
				digest: r,
				mediaType: "application/x-git",
				...s === void 0 ? {} : { pinned: s.by }
			},
			content: {
				kind: "file",
				name: "repository.tar.gz",
				bytes: t
			}
		};
	}, u = s?.digest.slice(toDigest("").length);
	if (u !== void 0) {
		let e = await c.note(writeAddress(n, u)).catch(() => void 0), t = l(e) && "digest" in e ? await c.content(String(e.digest)) : void 0;
		if (t !== void 0) return toPolicy(u, t);
	}
	t.isOffline === !0 && k(i), o("fetching an address");
	let { commits: d = /* @__PURE__ */ new Map() } = t;
	try {
		let e = await fetchOnce({
			...n,
			ref: u ?? r
		}, d, t), a = await readFolder(e, n.folder, i, t), o = toPolicy(e.id, a), s = g(a);
		return await c.keep(s, a), await c.keepNote(writeAddress(n, e.id), { digest: s }), o;
	} catch (e) {
		throw e instanceof x ? toServiceError(i, e) : e;
	} finally {
		t.commits === void 0 && await E(d);
	}
}
function toDigest(e) {
	return `gitCommit:${e}`;
}
// src/trust/registry/web-policy.ts
function isNote(e) {
	return l(e) && [
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
	let refuse = (n) => {
		throw new e(`${_(t)}: ${n}`, { code: "config_invalid" });
	}, n = URL.canParse(t) ? new URL(t) : refuse("it is not a URL");
	return (n.username !== "" || n.password !== "") && refuse("it must not contain a user name or a password"), n.hash !== "" && refuse("it must have no fragment; pin it with ?checksum=sha256:…"), n.protocol === "http:" && !C(n.hostname) && refuse("is plain HTTP, in which anybody on the way can change policies; use https://"), n;
}
function withoutQuery(e) {
	return e.origin + e.pathname;
}
async function fetchWebPolicy(e, t) {
	let { plain: n, checksum: r } = A(e), i = parseUrl(n), a = withoutQuery(i), o = O(a, r, t.locked), s = new w(t.cache), c = await s.note(i.href).catch(() => void 0), l = isNote(c) ? c : void 0, toPolicy = (e, { digest: t, resolved: n, mediaType: r }) => (D(a, t, o), {
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
	t.isOffline === !0 && k(a);
	let { env: d, signal: f = new AbortController().signal, maxBytes: p } = t, m = new N({
		env: d,
		signal: f
	});
	try {
		let e = u !== void 0 && l !== void 0 && l.etag !== "", t = await m.request({
			url: i,
			...e ? {
				headers: { "if-none-match": l.etag },
				alsoFine: [304]
			} : {},
			maxBytes: p
		});
		if (e && t.status === 304) return toPolicy(u, l);
		let n = {
			digest: g(t.body),
			etag: t.header("etag") ?? "",
			resolved: withoutQuery(t.url),
			mediaType: t.header("content-type")?.split(";", 1)[0]?.trim().slice(0, 200) ?? ""
		}, r = toPolicy(t.body, n);
		return await s.keep(n.digest, t.body), await s.keepNote(i.href, n), r;
	} finally {
		await m.close();
	}
}
// src/trust/registry/fetch-policy.ts
function lockKey(e) {
	if (c(e)) {
		let t = b(e);
		return {
			key: y(t),
			isPinned: t.digest !== void 0
		};
	}
	if (s(e)) return shownGitAddress(e);
	let { plain: t, checksum: n } = A(e);
	return {
		key: d(e) ? t : shownWebAddress(t),
		isPinned: n !== void 0 || u(e)
	};
}
function checkPinned(e) {
	let t = e.map(lockKey).filter(({ isPinned: e }) => !e);
	if (t.length === 0) return;
	let n = t.map(({ key: e }) => e).join(", ");
	throw new r(p`not pinned: ${n}. Name the digest in the address, or write a lock file with --update-lock; a gate file and ${m("requirePinned")} require it`, { code: "pin_missing" });
}
async function readLocked(e, { lock: t, cwd: n, requirePinned: i }) {
	if (t === void 0) {
		i === !0 && checkPinned([e]);
		return;
	}
	let { path: a, pins: o } = v(t), { key: s, isPinned: c } = lockKey(e), l = (await j(a, n)).get(s)?.digest;
	if (l !== void 0 || c) return {
		path: a,
		digest: l,
		pins: o
	};
	throw new r(`${s} is not in the lock file ${a}; add its digest with --update-lock, or pin it in the address`, { code: "lock_missing" });
}
function checkLocked(e, { path: t, digest: n }) {
	let { used: i } = e;
	if (n === void 0) return e;
	if (i.digest !== n) throw new r(`${i.address} is ${i.digest} now, but ${t} (the default) has ${n}. --lock ${t} uses the locked content, --update-lock the current one`, { code: "pin_mismatch" });
	return {
		...e,
		used: {
			...i,
			pinned: i.pinned ?? "lock"
		}
	};
}
async function fetchPolicy(e, t) {
	let { lock: n, requirePinned: r, ...i } = t, o = await readLocked(e, t), l = {
		cache: a(),
		...i,
		locked: o?.pins === !0 ? o.digest : void 0
	}, u = await (c(e) ? T : d(e) ? M : s(e) ? fetchGitPolicy : fetchWebPolicy)(e, l);
	return o?.pins === !1 ? checkLocked(u, o) : u;
}
export { checkPinned, fetchPolicy };
