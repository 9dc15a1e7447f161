import { EvaluationError as e, GIT_SCHEME as t, PolicyLoadError as n, ServiceError as r, addressFolder as i, checkUnconfined as a, invalidConfig as o, isGitAddress as s, isImageAddress as c, isObject as l, isOwnAddress as u, isPackageAddress as d, makeFolder as f, message as p, option as m, readRegularFile as h, require__builtin_util as g, sha256 as _, shownAddress as v, toLockOptions as y, unsupportedSource as b } from "./evaluation.js";
import { getAddress as x, parseImageName as S } from "./image-name.js";
import { GitFailure as C, runGit as w } from "./run-git.js";
import { isLoopback as T } from "./shared.js";
import { AddressCache as E, fetchPolicyImage as D } from "./policy-image.js";
import { removeCommits as O } from "./fetched-commits.js";
import { checkPin as k, expectedDigest as A, refuseOffline as j, splitChecksum as M } from "./policy-address.js";
import { readLockFile as N } from "./lock-file.js";
import { findNpmPolicy as P } from "./npm-policy.js";
import { RegistryHttp as F } from "./registry-http.js";
import { mkdtemp as I, readdir as L, rm as R, stat as z, writeFile as B } from "node:fs/promises";
import { dirname as V, join as H } from "node:path";
import { tmpdir as U } from "node:os";
import { gzip as W } from "node:zlib";
// src/trust/registry/git-policy.ts
var G = g();
const K = /^[0-9a-f]{40}$/, q = /^(?!.*(?:\.\.|\/\/))[A-Za-z0-9][A-Za-z0-9._/+-]*$/, J = 1024 ** 3, Y = 16 * 1024 ** 2;
function parseGitAddress(e) {
	let refuse = (t) => {
		throw o(`${v(e)}: ${t}`);
	}, n = e.slice(t.length), r = URL.canParse(n) ? new URL(n) : refuse("it is not git::https://HOST/REPOSITORY//FOLDER?ref=REF");
	r.protocol !== "https:" && !(r.protocol === "http:" && T(r.hostname)) && refuse("repositories are read by https:// alone"), (r.username !== "" || r.password !== "") && refuse("it must not contain a user name or a password; Git's credential helpers supply them"), /(?:\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|[?#]|$)/i.test(n) && refuse("its folder is malformed"), r.hash !== "" && refuse("it must have no fragment; pin it with ?ref= and the id of a commit"), [...r.searchParams.keys()].some((e) => e !== "ref" && e !== "depth") && refuse("it has another parameter than ref");
	let [i = "", ...a] = r.pathname.split("//"), [s = "", ...c] = (r.searchParams.get("ref") ?? "").split("//"), l = decodeURIComponent([...a, ...c].join("/")).replace(/^\/+|\/+$/g, "");
	return s !== "" && !q.test(s) && refuse("its ref is not the name of a branch, a tag or a commit"), (l.split("/").some((e) => [".", ".."].includes(e)) || /[\0\\:]/.test(l)) && refuse("its folder is malformed"), i.length < 2 && refuse("it names no repository"), r.search = "", r.pathname = i.endsWith(".git") ? i : `${i.replace(/\/$/, "")}.git`, {
		url: r,
		folder: l,
		ref: s === "" ? void 0 : s
	};
}
function writeAddress({ url: e, folder: n }, r) {
	return `${t}${e.href}${n === "" ? "" : `//${n}`}${r === void 0 ? "" : `?ref=${r}`}`;
}
function shownGitAddress(e) {
	let t = parseGitAddress(e);
	return {
		key: writeAddress(t, t.ref),
		isPinned: K.test(t.ref ?? "")
	};
}
const X = [
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
function toServiceError(t, { kind: n, printed: i }) {
	if (n === "aborted") return new e(`${t}: reading it was aborted`, { code: "aborted" });
	if (n === "killed") return new e(`${t}: ${i} ended Git`, { code: "aborted" });
	if (n === "absent") return b(`${t}: Git cannot be run (${i}); install it, or name a folder with the files`);
	if (n === "timeout") return new r(`${t}: Git did not end in time`, { code: "service_timeout" });
	if (n === "too large") return new r(`${t}: it is too large`, { code: "response_too_large" });
	let [, a, o] = X.find(([e]) => e.test(i)) ?? [
		void 0,
		"response_invalid",
		"the server's answer is not that of a repository with it"
	];
	return new r(`${t}: ${o}`, { code: a });
}
async function folderSize(e) {
	let t = (await L(e, { recursive: !0 }).catch(() => [])).map(async (t) => (await z(H(e, t)).catch(() => void 0))?.size ?? 0);
	return (await Promise.all(t)).reduce((e, t) => e + t, 0);
}
async function isSilent(e) {
	try {
		let { mtimeMs: t } = await z(e);
		if (Date.now() - t < 3e4) return !1;
		let n = (await h(e, Y)).toString("latin1").split("== Info:   Trying ");
		return n.length > 1 && !/=> Send header: (?:GET|POST) /.test(n.at(-1) ?? "");
	} catch {
		return !1;
	}
}
async function fetchCommit({ url: e, ref: t }, { env: n, signal: r, maxBytes: i }) {
	let a = await I(H(U(), "regohost-git-")), remove = () => R(a, {
		recursive: !0,
		force: !0,
		maxRetries: 5
	}), runIn = (e, t, r = {}) => w([`--git-dir=${a}`, ...e], {
		cwd: V(process.execPath),
		env: n,
		variables: {
			LC_ALL: "C",
			...r
		},
		signal: t.signal,
		maxBytes: t.maxBytes
	}), o = new AbortController(), s = H(a, "regohost-trace"), c = setInterval(() => {
		Promise.all([folderSize(a), isSilent(s)]).then(([e, t]) => {
			e > J ? o.abort(new C("too large")) : t && o.abort(new C("timeout"));
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
		], l), f(H(a, "info")), await B(H(a, "info", "attributes"), "* -filter -text -eol -ident -working-tree-encoding -export-ignore -export-subst\n"), await runIn([
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
			GIT_HTTP_LOW_SPEED_TIME: "30",
			GIT_TRACE_CURL: s,
			GIT_TRACE_CURL_NO_DATA: "1"
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
		throw await remove().catch(() => void 0), o.signal.aborted ? o.signal.reason : e;
	} finally {
		clearInterval(c);
	}
}
async function readFolder({ id: e, git: t }, r, i, a) {
	let o = await t([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		e,
		...r === "" ? [] : ["--", `${r}/`]
	], a), refuse = (t, r) => {
		throw new n(`${i}: the commit ${e} ${t}`, { code: r });
	};
	if (o.length === 0) return refuse(`has no folder ${r === "" ? "" : `${r} `}with files`, "source_not_found");
	let s = o.toString("utf8").split("\0").find((e) => e.startsWith("160000 "))?.split("	")[1];
	if (s !== void 0) return refuse(`has a submodule at ${s}, whose files are not fetched; name folders without one`, "source_unsupported");
	let c = await t([
		"archive",
		"--format=tar",
		`${e}:${r}`
	], a);
	return (0, G.promisify)(W)(c, { level: 1 });
}
function fetchOnce(e, t, n) {
	let r = `${e.url.href} ${e.ref ?? ""}`, i = t.get(r);
	if (i !== void 0) return i;
	let a = fetchCommit(e, n);
	return t.set(r, a), a;
}
async function fetchGitPolicy(e, t) {
	let n = parseGitAddress(e), { ref: r } = n, i = writeAddress(n, r), o = r !== void 0 && K.test(r) ? toDigest(r) : void 0, s = A(i, o, t.locked), c = new E(t.cache), toPolicy = (e, t) => {
		let r = toDigest(e);
		k(i, r, s);
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
	t.isOffline === !0 && j(i), a("fetching an address");
	let { commits: d = /* @__PURE__ */ new Map() } = t;
	try {
		let e = await fetchOnce({
			...n,
			ref: u ?? r
		}, d, t), a = await readFolder(e, n.folder, i, t), o = toPolicy(e.id, a), s = _(a);
		return await c.keep(s, a), await c.keepNote(writeAddress(n, e.id), { digest: s }), o;
	} catch (e) {
		throw e instanceof C ? toServiceError(i, e) : e;
	} finally {
		t.commits === void 0 && await O(d);
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
function parseUrl(e) {
	let refuse = (t) => {
		throw o(`${v(e)}: ${t}`);
	}, t = URL.canParse(e) ? new URL(e) : refuse("it is not a URL");
	return (t.username !== "" || t.password !== "") && refuse("it must not contain a user name or a password"), t.hash !== "" && refuse("it must have no fragment; pin it with ?checksum=sha256:…"), t.protocol === "http:" && !T(t.hostname) && refuse("is plain HTTP, in which anybody on the way can change policies; use https://"), t;
}
function withoutQuery(e) {
	return e.origin + e.pathname;
}
async function fetchWebPolicy(e, t) {
	let { plain: n, checksum: r } = M(e), i = parseUrl(n), a = withoutQuery(i), o = A(a, r, t.locked), s = new E(t.cache), c = await s.note(i.href).catch(() => void 0), l = isNote(c) ? c : void 0, toPolicy = (e, { digest: t, resolved: n, mediaType: r }) => (k(a, t, o), {
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
	t.isOffline === !0 && j(a);
	let { env: d, signal: f = new AbortController().signal, maxBytes: p } = t, m = new F({
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
			digest: _(t.body),
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
		let t = S(e);
		return {
			key: x(t),
			isPinned: t.digest !== void 0
		};
	}
	if (s(e)) return shownGitAddress(e);
	let { plain: t, checksum: n } = M(e);
	return {
		key: d(e) ? t : shownWebAddress(t),
		isPinned: n !== void 0 || u(e)
	};
}
function checkPinned(e) {
	let t = e.map(lockKey).filter(({ isPinned: e }) => !e);
	if (t.length === 0) return;
	let r = t.map(({ key: e }) => e).join(", ");
	throw new n(p`not pinned: ${r}. Name the digest in the address, or write a lock file with --update-lock; a gate file and ${m("requirePinned")} require it`, { code: "pin_missing" });
}
async function readLocked(e, { lock: t, cwd: r, requirePinned: i }) {
	if (t === void 0) {
		i === !0 && checkPinned([e]);
		return;
	}
	let { path: a, pins: o } = y(t), { key: s, isPinned: c } = lockKey(e), l = (await N(a, r)).get(s)?.digest;
	if (l !== void 0 || c) return {
		path: a,
		digest: l,
		pins: o
	};
	throw new n(`${s} is not in the lock file ${a}; add its digest with --update-lock, or pin it in the address`, { code: "lock_missing" });
}
function checkLocked(e, { path: t, digest: r }) {
	let { used: i } = e;
	if (r === void 0) return e;
	if (i.digest !== r) throw new n(`${i.address} is ${i.digest} now, but ${t} (the default) has ${r}. --lock ${t} uses the locked content, --update-lock the current one`, { code: "pin_mismatch" });
	return {
		...e,
		used: {
			...i,
			pinned: i.pinned ?? "lock"
		}
	};
}
async function fetchPolicy(e, t) {
	let { lock: n, requirePinned: r, ...a } = t, o = await readLocked(e, t), l = {
		cache: i(),
		...a,
		locked: o?.pins === !0 ? o.digest : void 0
	}, u = await (c(e) ? D : d(e) ? P : s(e) ? fetchGitPolicy : fetchWebPolicy)(e, l);
	return o?.pins === !1 ? checkLocked(u, o) : u;
}
export { checkPinned, fetchPolicy };
