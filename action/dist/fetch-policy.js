import { __toESM as e } from "./rolldown-runtime.js";
import { EvaluationError as t, GIT_SCHEME as n, PolicyLoadError as r, ServiceError as i, addressFolder as a, checkUnconfined as o, invalidConfig as s, isGitAddress as c, isImageAddress as l, isObject as u, isOwnAddress as d, isPackageAddress as f, makeFolder as p, message as m, option as h, readRegularFile as g, require__builtin_util as _, require_promises as v, sha256 as y, shownAddress as b, toLockOptions as x, unsupportedSource as S } from "./evaluation.js";
import { getAddress as C, parseImageName as w } from "./image-name.js";
import { GitFailure as T, runGit as E } from "./run-git.js";
import { isLoopback as D } from "./shared.js";
import { AddressCache as O, fetchPolicyImage as k } from "./policy-image.js";
import { removeCommits as A } from "./fetched-commits.js";
import { checkPin as j, expectedDigest as M, splitChecksum as N, throwOfflineError as P } from "./policy-address.js";
import { readLockFile as F } from "./lock-file.js";
import { findNpmPolicy as I } from "./npm-policy.js";
import { RegistryHttp as L } from "./registry-http.js";
import { dirname as R, join as z } from "node:path";
import { tmpdir as B } from "node:os";
import { gzip as V } from "node:zlib";
// src/trust/registry/git-policy.ts
var H = /* @__PURE__ */ e(v(), 1), U = _();
const W = /^[0-9a-f]{40}$/, G = /^(?!.*(?:\.\.|\/\/))[A-Za-z0-9][A-Za-z0-9._/+-]*$/, K = 1024 ** 3, q = 16 * 1024 ** 2;
function parseGitAddress(e) {
	let throwGitError = (t) => {
		throw s(`${b(e)}: ${t}`);
	}, t = e.slice(n.length), r = URL.canParse(t) ? new URL(t) : throwGitError("it is not git::https://HOST/REPOSITORY//FOLDER?ref=REF");
	r.protocol !== "https:" && !(r.protocol === "http:" && D(r.hostname)) && throwGitError("repositories are read by https:// alone"), (r.username !== "" || r.password !== "") && throwGitError("it must not contain a user name or a password; Git's credential helpers supply them"), /(?:\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|[?#]|$)/i.test(t) && throwGitError("its folder is malformed"), r.hash !== "" && throwGitError("it must have no fragment; pin it with ?ref= and the id of a commit"), [...r.searchParams.keys()].some((e) => e !== "ref" && e !== "depth") && throwGitError("it has another parameter than ref");
	let [i = "", ...a] = r.pathname.split("//"), [o = "", ...c] = (r.searchParams.get("ref") ?? "").split("//"), l = decodeURIComponent([...a, ...c].join("/")).replace(/^\/+|\/+$/g, "");
	return o !== "" && !G.test(o) && throwGitError("its ref is not the name of a branch, a tag or a commit"), (l.split("/").some((e) => [".", ".."].includes(e)) || /[\0\\:]/.test(l)) && throwGitError("its folder is malformed"), i.length < 2 && throwGitError("it names no repository"), r.search = "", r.pathname = i.endsWith(".git") ? i : `${i.replace(/\/$/, "")}.git`, {
		url: r,
		folder: l,
		ref: o === "" ? void 0 : o
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
const J = [
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
		/error: 30\d/i,
		"redirect_refused",
		"it redirects; name the repository to which it leads"
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
function toServiceError(e, { kind: n, printed: r }) {
	if (n === "aborted") return new t(`${e}: reading it was aborted`, { code: "aborted" });
	if (n === "killed") return new t(`${e}: ${r} ended Git`, { code: "aborted" });
	if (n === "absent") return S(`${e}: Git cannot be run (${r}); install it, or name a folder with the files`);
	if (n === "timeout") return new i(`${e}: Git did not end in time`, { code: "service_timeout" });
	if (n === "too large") return new i(`${e}: it is too large`, { code: "response_too_large" });
	let [, a, o] = J.find(([e]) => e.test(r)) ?? [
		void 0,
		"response_invalid",
		"the server's answer is not that of a repository with it"
	];
	return new i(`${e}: ${o}`, { code: a });
}
async function folderSize(e) {
	let t = (await (0, H.readdir)(e, { recursive: !0 }).catch(() => [])).map(async (t) => (await (0, H.stat)(z(e, t)).catch(() => void 0))?.size ?? 0);
	return (await Promise.all(t)).reduce((e, t) => e + t, 0);
}
async function isSilent(e) {
	try {
		let { mtimeMs: t } = await (0, H.stat)(e);
		if (Date.now() - t < 3e4) return !1;
		let n = (await g(e, q)).toString("latin1").split("== Info:   Trying ");
		return n.length > 1 && !/=> Send header: (?:GET|POST) /.test(n.at(-1) ?? "");
	} catch {
		return !1;
	}
}
async function fetchCommit({ url: e, ref: t }, { env: n, signal: r, maxBytes: i }) {
	let a = await (0, H.mkdtemp)(z(B(), "regohost-git-")), remove = () => (0, H.rm)(a, {
		recursive: !0,
		force: !0,
		maxRetries: 5
	}), runIn = (e, t, r = {}) => E([`--git-dir=${a}`, ...e], {
		cwd: R(process.execPath),
		env: n,
		variables: {
			LC_ALL: "C",
			...r
		},
		signal: t.signal,
		maxBytes: t.maxBytes
	}), o = new AbortController(), s = z(a, "regohost-trace"), c = setInterval(() => {
		Promise.all([folderSize(a), isSilent(s)]).then(([e, t]) => {
			e > K ? o.abort(new T("too large")) : t && o.abort(new T("timeout"));
		});
	}, 500), l = {
		signal: r === void 0 ? o.signal : AbortSignal.any([r, o.signal]),
		maxBytes: i
	};
	try {
		await runIn([
			"init",
			"--quiet",
			"--bare",
			"--template="
		], l), p(z(a, "info")), await (0, H.writeFile)(z(a, "info", "attributes"), "* -filter -text -eol -ident -working-tree-encoding -export-ignore -export-subst\n");
		let n = [
			"--quiet",
			"--depth=1",
			"--no-tags",
			"--no-recurse-submodules"
		], r = [`http.followRedirects=${e.protocol === "https:" ? "initial" : "false"}`];
		return D(e.hostname) && r.push("http.proxy="), await runIn([
			...r.flatMap((e) => ["-c", e]),
			"fetch",
			...n,
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
async function readFolder({ id: e, git: t }, n, i, a) {
	let o = await t([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		e,
		...n === "" ? [] : ["--", `${n}/`]
	], a), throwGitError = (t, n) => {
		throw new r(`${i}: the commit ${e} ${t}`, { code: n });
	};
	if (o.length === 0) return throwGitError(`has no folder ${n === "" ? "" : `${n} `}with files`, "source_not_found");
	let s = o.toString("utf8").split("\0").find((e) => e.startsWith("160000 "))?.split("	")[1];
	if (s !== void 0) return throwGitError(`has a submodule at ${s}, whose files are not fetched; name folders without one`, "source_unsupported");
	let c = await t([
		"archive",
		"--format=tar",
		`${e}:${n}`
	], a);
	return (0, U.promisify)(V)(c, { level: 1 });
}
function fetchOnce(e, t, n) {
	let r = `${e.url.href} ${e.ref ?? ""}`, i = t.get(r);
	if (i !== void 0) return i;
	let a = fetchCommit(e, n);
	return t.set(r, a), a;
}
async function fetchGitPolicy(e, t) {
	let n = parseGitAddress(e), { ref: r } = n, i = writeAddress(n, r), a = r !== void 0 && W.test(r) ? toDigest(r) : void 0, s = M(i, a, t.locked), c = new O(t.cache), toPolicy = (e, t) => {
		let r = toDigest(e);
		j(i, r, s);
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
	}, l = s?.digest.slice(toDigest("").length);
	if (l !== void 0) {
		let e = await c.note(writeAddress(n, l)).catch(() => void 0), t = u(e) && "digest" in e ? await c.content(String(e.digest)) : void 0;
		if (t !== void 0) return toPolicy(l, t);
	}
	t.isOffline === !0 && P(i), o("fetching an address");
	let { commits: d = /* @__PURE__ */ new Map() } = t;
	try {
		let e = await fetchOnce({
			...n,
			ref: l ?? r
		}, d, t), a = await readFolder(e, n.folder, i, t), o = toPolicy(e.id, a), s = y(a);
		return await c.keep(s, a), await c.keepNote(writeAddress(n, e.id), { digest: s }), o;
	} catch (e) {
		throw e instanceof T ? toServiceError(i, e) : e;
	} finally {
		t.commits === void 0 && await A(d);
	}
}
function toDigest(e) {
	return `gitCommit:${e}`;
}
// src/trust/registry/web-policy.ts
function isNote(e) {
	return u(e) && [
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
	let throwAddressError = (t) => {
		throw s(`${b(e)}: ${t}`);
	}, t = URL.canParse(e) ? new URL(e) : throwAddressError("it is not a URL");
	return (t.username !== "" || t.password !== "") && throwAddressError("it must not contain a user name or a password"), t.hash !== "" && throwAddressError("it must have no fragment; pin it with ?checksum=sha256:…"), t.protocol === "http:" && !D(t.hostname) && throwAddressError("is plain HTTP, in which anybody on the way can change policies; use https://"), t;
}
function withoutQuery(e) {
	return e.origin + e.pathname;
}
async function fetchWebPolicy(e, t) {
	let { plain: n, checksum: r } = N(e), i = parseUrl(n), a = withoutQuery(i), o = M(a, r, t.locked), s = new O(t.cache), c = await s.note(i.href).catch(() => void 0), l = isNote(c) ? c : void 0, toPolicy = (e, { digest: t, resolved: n, mediaType: r }) => (j(a, t, o), {
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
	t.isOffline === !0 && P(a);
	let { env: d, signal: f = new AbortController().signal, maxBytes: p } = t, m = new L({
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
			digest: y(t.body),
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
	if (l(e)) {
		let t = w(e);
		return {
			key: C(t),
			isPinned: t.digest !== void 0
		};
	}
	if (c(e)) return shownGitAddress(e);
	let { plain: t, checksum: n } = N(e);
	return {
		key: f(e) ? t : shownWebAddress(t),
		isPinned: n !== void 0 || d(e)
	};
}
function checkPinned(e) {
	let t = e.map(lockKey).filter(({ isPinned: e }) => !e);
	if (t.length === 0) return;
	let n = t.map(({ key: e }) => e).join(", ");
	throw new r(m`not pinned: ${n}. Name the digest in the address, or write a lock file with --update-lock; a gate file and ${h("requirePinned")} require it`, { code: "pin_missing" });
}
async function readLocked(e, { lock: t, cwd: n, requirePinned: i }) {
	if (t === void 0) {
		i === !0 && checkPinned([e]);
		return;
	}
	let { path: a, pins: o } = x(t), { key: s, isPinned: c } = lockKey(e), l = (await F(a, n)).get(s)?.digest;
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
	let { lock: n, requirePinned: r, ...i } = t, o = await readLocked(e, t), s = {
		cache: a(),
		...i,
		locked: o?.pins === !0 ? o.digest : void 0
	}, u = await (l(e) ? k : f(e) ? I : c(e) ? fetchGitPolicy : fetchWebPolicy)(e, s);
	return o?.pins === !1 ? checkLocked(u, o) : u;
}
export { checkPinned, fetchPolicy };
