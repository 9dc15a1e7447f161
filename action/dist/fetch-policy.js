import { ConfigurationError as e, PolicyLoadError as t, addressFolder as n, isImageAddress as r, isLoopback as i, isObject as a, isOwnAddress as o, isPackageAddress as s, message as c, option as l, sha256 as u, shownAddress as d, toLockOptions as f } from "./shared.js";
import { getAddress as p, parseImageName as m } from "./image-name.js";
import { readLockFile as h } from "./lock-file.js";
import { findNpmPolicy as g } from "./npm-policy.js";
import { checkPin as _, expectedDigest as v, refuseOffline as y, splitChecksum as b } from "./policy-address.js";
import { AddressCache as x, fetchPolicyImage as S } from "./policy-image.js";
import { RegistryHttp as C } from "./registry-http.js";
// src/trust/registry/web-policy.ts
function isNote(e) {
	return a(e) && [
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
		throw new e(`${d(t)}: ${n}`, { code: "config_invalid" });
	}, n = URL.canParse(t) ? new URL(t) : refuse("it is not a URL");
	return (n.username !== "" || n.password !== "") && refuse("it must not hold a user name or a password"), n.hash !== "" && refuse("it must have no fragment; pin it with ?checksum=sha256:…"), n.protocol === "http:" && !i(n.hostname) && refuse("is plain HTTP, in which anybody on the way can change policies; use https://"), n;
}
function withoutQuery(e) {
	return e.origin + e.pathname;
}
async function fetchWebPolicy(e, t) {
	let { plain: n, checksum: r } = b(e), i = parseUrl(n), a = withoutQuery(i), o = v(a, r, t.locked), s = new x(t.cache), c = await s.note(i.href).catch(() => void 0), l = isNote(c) ? c : void 0, toPolicy = (e, { digest: t, resolved: n, mediaType: r }) => (_(a, t, o), {
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
	}), d = await s.content(o?.digest ?? l?.digest ?? "");
	if (d !== void 0 && o !== void 0) return toPolicy(d, {
		...l?.digest === o.digest ? l : {
			resolved: a,
			mediaType: ""
		},
		digest: o.digest
	});
	t.isOffline === !0 && y(a);
	let { env: f, signal: p = new AbortController().signal, maxBytes: m } = t, h = new C({
		env: f,
		signal: p
	});
	try {
		let e = d !== void 0 && l !== void 0 && l.etag !== "", t = await h.request({
			url: i,
			...e ? {
				headers: { "if-none-match": l.etag },
				alsoFine: [304]
			} : {},
			maxBytes: m
		});
		if (e && t.status === 304) return toPolicy(d, l);
		let n = {
			digest: u(t.body),
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
	if (r(e)) {
		let t = m(e);
		return {
			key: p(t),
			isPinned: t.digest !== void 0
		};
	}
	let { plain: t, checksum: n } = b(e);
	return {
		key: s(e) ? t : shownWebAddress(t),
		isPinned: n !== void 0 || o(e)
	};
}
function checkPinned(e) {
	let n = e.map(lockKey).filter(({ isPinned: e }) => !e);
	if (n.length === 0) return;
	let r = n.map(({ key: e }) => e).join(", ");
	throw new t(c`not pinned: ${r}. Name the digest in the address, or write a lock file with --update-lock; a gate file and ${l("requirePinned")} ask for it`, { code: "pin_missing" });
}
async function readLocked(e, { lock: n, cwd: r, requirePinned: i }) {
	if (n === void 0) {
		i === !0 && checkPinned([e]);
		return;
	}
	let { path: a, pins: o } = f(n), { key: s, isPinned: c } = lockKey(e), l = (await h(a, r)).get(s)?.digest;
	if (l !== void 0 || c) return {
		path: a,
		digest: l,
		pins: o
	};
	throw new t(`${s} is not in the lock file ${a}; add what it is now with --update-lock, or pin it by its digest`, { code: "lock_missing" });
}
function checkLocked(e, { path: n, digest: r }) {
	let { used: i } = e;
	if (r === void 0) return e;
	if (i.digest !== r) throw new t(`${i.address} is ${i.digest} now, but ${n}, which nothing names, has ${r}. --lock ${n} takes what the file has, --update-lock what is there now`, { code: "pin_mismatch" });
	return {
		...e,
		used: {
			...i,
			pinned: i.pinned ?? "lock"
		}
	};
}
async function fetchPolicy(e, t) {
	let { lock: i, requirePinned: a, ...o } = t, c = await readLocked(e, t), l = {
		cache: n(),
		...o,
		locked: c?.pins === !0 ? c.digest : void 0
	}, u = await (r(e) ? S : s(e) ? g : fetchWebPolicy)(e, l);
	return c?.pins === !1 ? checkLocked(u, c) : u;
}
export { checkPinned, fetchPolicy };
