import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, ServiceError as n, append as r, belowUserHome as i, codeOf as a, getConfinement as o, invalidConfig as s, isErrorOf as c, isLimitError as l, readRegularFile as u, readSmallFile as d, readVariable as f, sha256 as p } from "./evaluation.js";
import { getAddress as m, getOrigin as h, isDigest as g } from "./image-name.js";
import { MAX_ENTRIES as _, MEDIA_TYPES as v, MalformedDocument as y, readManifest as b, readToken as x } from "./oci-documents.js";
import { isLoopback as S } from "./shared.js";
import { ProgramFailure as C, killedBy as w, runProgram as T, whyAbsent as E } from "./run-program.js";
import { RegistryHttp as D } from "./registry-http.js";
import { dirname as O, join as k } from "node:path";
// src/trust/registry/challenge.ts
const A = /\s*(?:,\s*)?(?:([!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([!#$%&'*+.^_`|~0-9A-Za-z-]+))|([!#$%&'*+.^_`|~0-9A-Za-z-]+))(?=\s|,|$)/gy;
function parseChallenges(e) {
	let t = [];
	for (let [, n, r, i, a] of e.matchAll(A)) if (a !== void 0) t.push({
		scheme: a.toLowerCase(),
		parameters: /* @__PURE__ */ new Map()
	});
	else if (n !== void 0) {
		let e = r === void 0 ? i ?? "" : r.replaceAll(/\\(.)/g, "$1");
		t.at(-1)?.parameters.set(n.toLowerCase(), e);
	}
	return t;
}
// src/trust/registry/credential-helper.ts
const j = 3e4, M = 65536, N = /credentials not found/i, P = {
	absent: (e) => E(e) === "ENOENT" ? "it is not on the PATH" : `it cannot be run (${E(e)})`,
	killed: (e) => `${w(e)} ended it`,
	timeout: () => `it did not end within ${j / 1e3} seconds`,
	"too large": () => `its answer is larger than ${M / 1024} KiB`
};
function failed(e, n, r) {
	return new t(`the credential helper ${e}: ${n}`, {
		code: "credentials_missing",
		cause: r
	});
}
async function askCredentialHelper(e, t, { signal: n, env: r }) {
	let i = `docker-credential-${e}`;
	if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(e)) throw failed(JSON.stringify(e), "its name is malformed");
	let { code: a, stdout: o } = await T(i, ["get"], {
		cwd: O(process.execPath),
		env: r,
		signal: n,
		timeoutMs: j,
		stdin: t,
		maxBytes: M,
		readsErrors: !1,
		isInteractive: !0
	}).catch((e) => {
		throw e instanceof C ? e.kind === "aborted" ? e.cause : failed(i, P[e.kind](e), e.cause) : e;
	}), s = o.toString("utf8");
	if (a !== 0) {
		if (N.test(s)) return;
		throw failed(i, `it ended with exit code ${String(a)}; try: echo ${t} | ${i} get`);
	}
	let c;
	try {
		c = JSON.parse(s);
	} catch {
		throw failed(i, "its answer is not JSON");
	}
	let l = await import("./zod.js").then((e) => e.zod_exports), u = l.looseObject({
		Username: l.string(),
		Secret: l.string()
	}).safeParse(c);
	if (!u.success) throw failed(i, "its answer has no Username and Secret");
	let { Username: d, Secret: f } = u.data;
	if (f !== "") return d === "<token>" ? { identityToken: f } : {
		username: d,
		password: f
	};
}
function credentialFiles(e) {
	let t = f(e, "REGISTRY_AUTH_FILE"), n = f(e, "DOCKER_CONFIG") ?? i(e, [".docker"]), r = f(e, "XDG_RUNTIME_DIR"), a = f(e, "XDG_CONFIG_HOME") ?? i(e, [".config"]), o = [...n === void 0 ? [] : [k(n, "config.json")], ...[r, a].flatMap((e) => e === void 0 ? [] : [k(e, "containers", "auth.json")])];
	return [...t === void 0 ? [] : [{
		path: t,
		required: !0
	}], ...o.map((e) => ({
		path: e,
		required: !1
	}))];
}
async function readCredentialFile({ path: e, required: n }) {
	let unusable = (n, r) => new t(`the file ${e} with credentials of registries ${r}`, { code: n }), r;
	try {
		r = (await (n ? d : u)(e, 1048576)).toString("utf8");
	} catch (e) {
		if (l(e)) throw e;
		if (c(e, "RangeError")) throw unusable("config_invalid", "is larger than 1 MiB");
		let t = a(e) ?? "unknown";
		if (!n && (t === "ENOENT" || t === "ENOTDIR")) return;
		throw unusable("config_unreadable", `cannot be read (${t})`);
	}
	let i;
	try {
		i = JSON.parse(r);
	} catch {
		throw unusable("config_invalid", "is not JSON");
	}
	let o = await import("./zod.js").then((e) => e.zod_exports), s = o.string().nullish().transform((e) => e || void 0), f = o.looseObject({
		auth: s,
		username: s,
		password: s,
		identitytoken: s,
		registrytoken: s
	}), p = o.looseObject({
		auths: o.record(o.string(), f).nullish(),
		credHelpers: o.record(o.string(), o.string()).nullish(),
		credsStore: s
	}).safeParse(i);
	if (!p.success) {
		let [e] = p.error.issues;
		throw unusable("config_invalid", `is malformed at ${e?.path.slice(0, 1).join(".") ?? "its root"}`);
	}
	let { auths: m, credHelpers: h, credsStore: g } = p.data;
	return {
		path: e,
		auths: m ?? {},
		credHelpers: h ?? {},
		credsStore: g
	};
}
function plainKey(e) {
	return e.replace(/^https?:\/\//, "").replace(/\/+$/, "").replace(/\/v[12]$/, "");
}
function toKeys({ registry: e, repository: t }) {
	let n = t.split("/");
	return [
		...n.map((t, r) => `${e}/${n.slice(0, n.length - r).join("/")}`),
		e,
		...e === "docker.io" ? ["index.docker.io", "registry-1.docker.io"] : []
	];
}
function find(e, t) {
	let n = new Map(Object.entries(e).map(([e, t]) => [plainKey(e), t]));
	return t.map((e) => n.get(e)).find((e) => e !== void 0);
}
function readEntry(e, t) {
	if (t.registrytoken !== void 0) {
		if (!/^[\x21-\x7e]+$/.test(t.registrytoken)) throw s(`${e}: a registrytoken in it has characters that no header can have`);
		return { registryToken: t.registrytoken };
	}
	if (t.identitytoken !== void 0) return { identityToken: t.identitytoken };
	if (t.auth !== void 0) {
		let n = Buffer.from(t.auth, "base64").toString("utf8"), r = n.indexOf(":");
		if (r < 1) throw s(`${e}: an auth in it is not the Base64 of user:password`);
		let i = n.slice(r + 1).replace(/\0+$/, "");
		return {
			username: n.slice(0, r),
			password: i
		};
	}
	if (t.username !== void 0 && t.password !== void 0) return {
		username: t.username,
		password: t.password
	};
}
async function findCredentials(e, { env: t, signal: n }) {
	if (o() !== void 0) return;
	let r = toKeys(e), i = e.registry === "docker.io" ? "https://index.docker.io/v1/" : e.registry;
	for (let e of credentialFiles(t)) {
		let a = await readCredentialFile(e);
		if (a === void 0) continue;
		let o = find(a.credHelpers, r) ?? void 0, s = {
			signal: n,
			env: { ...t }
		};
		if (o !== void 0) return askCredentialHelper(o, i, s);
		let c = find(a.auths, r), l = c === void 0 ? void 0 : readEntry(e.path, c);
		if (l !== void 0) return l;
		if (a.credsStore !== void 0) {
			let e = await askCredentialHelper(a.credsStore, i, s);
			if (e !== void 0) return e;
		}
	}
}
function basic({ username: e, password: t }) {
	return `Basic ${Buffer.from(`${e}:${t}`).toString("base64")}`;
}
function getKey(e) {
	return `${e.registry}/${e.repository}`;
}
var RegistryAuth = class {
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	renew() {
		this.#n.clear();
		for (let [e, { until: t }] of this.#t) t === Infinity && this.#t.delete(e);
	}
	headersFor(e) {
		let t = this.#t.get(getKey(e));
		return t === void 0 || t.until < Date.now() ? {} : { authorization: t.authorization };
	}
	async answer(e, t, n) {
		let r = parseChallenges(t ?? ""), i = await this.#r(e), a = this.headersFor(e).authorization, o = r.find(({ scheme: e }) => e === "bearer"), s = r.some(({ scheme: e }) => e === "basic"), c;
		return i !== void 0 && "registryToken" in i ? c = {
			authorization: `Bearer ${i.registryToken}`,
			until: Infinity
		} : o === void 0 ? s && i !== void 0 && "username" in i && (c = {
			authorization: basic(i),
			until: Infinity
		}) : c = await this.#i(e, o, i, n), c === void 0 || c.authorization === a ? !1 : (this.#t.set(getKey(e), c), !0);
	}
	#r(e) {
		let t = getKey(e), n = this.#n.get(t);
		if (n !== void 0) return n;
		let { env: r, signal: i, credentials: a } = this.#e, o = a === void 0 ? findCredentials(e, {
			env: r,
			signal: i
		}) : a.find(i);
		return this.#n.set(t, o), o;
	}
	async #i(e, { parameters: t }, r, i) {
		let a = this.#a(e, t.get("realm")), o = new URLSearchParams(), s = t.get("service");
		s !== void 0 && o.set("service", s), o.set("scope", `repository:${e.repository}:pull`);
		let c = r !== void 0 && "identityToken" in r;
		if (c) o.set("grant_type", "refresh_token"), o.set("client_id", "regohost"), o.set("refresh_token", r.identityToken);
		else for (let [e, t] of o) a.searchParams.set(e, t);
		let { body: l } = await this.#e.http.request({
			url: a,
			maxBytes: 262144,
			control: i,
			...c ? { form: o } : {},
			...r !== void 0 && "username" in r ? { headers: { authorization: basic(r) } } : {}
		}), u = x(l);
		if (u === void 0) throw new n(`${m(e)}: the answer of its token server has no token`, { code: "response_invalid" });
		let d = Date.now() + u.expiresIn * 1e3 - 5e3;
		return {
			authorization: `Bearer ${u.token}`,
			until: d
		};
	}
	#a(e, t) {
		let throwChallengeError = (t) => {
			throw new n(`${m(e)}: the address of its token server ${t}`, { code: "redirect_refused" });
		};
		if (t === void 0 || !URL.canParse(t)) return throwChallengeError("is missing or malformed");
		let r = new URL(t), i = S(new URL(h(e)).hostname);
		return r.username !== "" || r.password !== "" ? throwChallengeError("holds credentials") : S(r.hostname) ? i ? r : throwChallengeError("is on this machine, but the registry is not") : r.protocol === "https:" ? r : throwChallengeError("is not served over TLS");
	}
}, F = /* @__PURE__ */ e({ RegistryClient: () => RegistryClient });
const I = 4194304, L = Object.values(v).join(", "), R = [
	400,
	404,
	405,
	406,
	501
];
var RegistryClient = class {
	#e;
	#t;
	constructor(e) {
		let { env: t, signal: n, credentials: r } = e;
		this.#e = new D(e), this.#t = new RegistryAuth({
			http: this.#e,
			env: t,
			signal: n,
			credentials: r
		});
	}
	async close() {
		await this.#e.close();
	}
	renew() {
		this.#t.renew();
	}
	async manifest(e, t = e.digest ?? e.tag ?? "", n) {
		let r = await this.#n(e, t, void 0, n);
		return r === "unchanged" ? void 0 : r;
	}
	async imageManifest(e) {
		let t = await this.manifest(e);
		if (t !== void 0) return t;
		throw new n(`${m(e)}: the registry does not have this image`, { code: "not_found" });
	}
	async changedManifest(e, t) {
		return this.#n(e, e.tag ?? "", t);
	}
	async #n(e, t, n, r) {
		let i = g(t) ? t : void 0;
		if (i === void 0 && t.includes(":")) throw this.#o(e, t.slice(0, 80), "response_invalid", "its digest is malformed or weak");
		let a = await this.#s(e, `manifests/${t}`, {
			headers: {
				accept: L,
				...n === void 0 ? {} : { "if-none-match": `"${n}"` }
			},
			alsoFine: n === void 0 ? [404] : [304, 404],
			maxBytes: I,
			expected: i === void 0 ? void 0 : { digest: i },
			control: r
		}), { status: o, body: s } = a;
		if (this.#r(e, t, a)) return;
		let c = o === 304 && n !== void 0 ? n : i ?? p(s), l = a.header("docker-content-digest");
		if (i === void 0 && l?.startsWith("sha256:") === !0 && l !== c) throw this.#o(e, t, "digest_mismatch", "its digest is not the one that the registry says");
		if (c === n) return "unchanged";
		let u = a.header("content-type")?.split(";", 1)[0]?.trim(), d = Object.values(v).includes(u ?? "");
		try {
			let e = b(s, d ? u : void 0), t = e.mediaType ?? (d ? u : void 0);
			if (t === void 0) throw new y("it has no known media type");
			return {
				digest: c,
				mediaType: t,
				size: s.byteLength,
				bytes: s,
				manifest: e
			};
		} catch (n) {
			throw n instanceof y ? this.#o(e, t, "response_invalid", `malformed manifest: ${n.message}`, n) : n;
		}
	}
	async blob(e, { digest: t, size: n }, r, i) {
		if (n > r) {
			let i = `it has ${n} bytes, more than the limit of ${r}`;
			throw this.#o(e, t, "response_too_large", i);
		}
		let a = {
			maxBytes: r,
			expected: {
				digest: t,
				size: n
			},
			control: i
		};
		return (await this.#s(e, this.#i(e, t), a)).body;
	}
	async findBlob(e, t, n, r) {
		let i = {
			maxBytes: n,
			expected: { digest: t },
			alsoFine: [404],
			control: r
		}, a = await this.#s(e, this.#i(e, t), i), { status: o, url: s, body: c } = a;
		if (o === 200) return c;
		if (!(s.origin === h(e) && this.#r(e, t, a))) throw this.#o(e, t, "response_invalid", "its blob store does not have it");
	}
	#r(e, t, n) {
		if (n.status !== 404) return !1;
		if (n.header("content-type")?.startsWith("text/html") !== !0) return !0;
		throw this.#o(e, t, "wrong_address", "404 with a page: it is not the registry that answers");
	}
	#i(e, t) {
		if (g(t)) return `blobs/${t}`;
		throw this.#o(e, t.slice(0, 80), "response_invalid", "its digest is malformed or weak");
	}
	async referrers(e, t, n) {
		let i = [], a = `referrers/${t}`;
		for (let o = 1;; o++) {
			let s = await this.#s(e, a, {
				headers: { accept: v.index },
				alsoFine: o === 1 ? R : [],
				maxBytes: I,
				control: n
			});
			if (s.status !== 200) return;
			r(i, this.#a(e, t, s));
			let c = nextPage(s);
			if (c === void 0) return i;
			if (c === "malformed") throw this.#o(e, t, "response_invalid", "its Link to the next page cannot be read");
			if (o === 100 || i.length > 1e3) {
				let n = `it has more than ${_} referrers or 100 pages of them`;
				throw this.#o(e, t, "response_too_large", n);
			}
			if (c.origin !== h(e)) throw this.#o(e, t, "redirect_refused", "the next page of its referrers is on another origin");
			a = c.href;
		}
	}
	#a(e, t, { body: n }) {
		try {
			let { manifests: e } = b(n, v.index);
			if (e !== void 0) return e;
			throw new y("it is not an index");
		} catch (n) {
			throw n instanceof y ? this.#o(e, t, "response_invalid", `malformed referrers: ${n.message}`, n) : n;
		}
	}
	#o(e, t, r, i, a) {
		let { registry: o, repository: s } = e, c = g(t) ? `@${t}` : `:${t}`;
		return new n(`${m({
			registry: o,
			repository: s
		})}${c}: ${i}`, {
			code: r,
			cause: a
		});
	}
	async #s(e, t, n) {
		let r = t.includes("://") ? new URL(t) : new URL(`/v2/${e.repository}/${t}`, h(e)), { alsoFine: i = [], headers: a } = n;
		for (let t = 0;; t++) {
			let o = t < 2, s = await this.#e.request({
				...n,
				url: r,
				headers: {
					...a,
					...this.#t.headersFor(e)
				},
				alsoFine: o ? [...i, 401] : i
			});
			if (s.status !== 401) return s;
			let c = s.url.origin === r.origin ? s.header("www-authenticate") : void 0;
			if (!await this.#t.answer(e, c, n.control)) {
				let { alsoFine: t, ...i } = n;
				return this.#e.request({
					...i,
					url: r,
					headers: {
						...a,
						...this.#t.headersFor(e)
					}
				});
			}
		}
	}
};
function nextPage(e) {
	let t = e.header("link");
	if (t === void 0 || !/\bnext\b/i.test(t)) return;
	let [, n] = /<([^>]*)>\s*;[^,]*\brel="?next"?/i.exec(t) ?? [];
	return n !== void 0 && URL.canParse(n, e.url.href) ? new URL(n, e.url) : "malformed";
}
export { RegistryClient, F as registry_client_exports };
