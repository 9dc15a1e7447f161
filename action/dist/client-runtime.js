import { BoundedCache as e } from "./shared.js";
import { COMPATS as t, COMPAT_NAMES as n, COUNT as r, ConfigurationError as i, FLAG as a, FUNCTION as o, FileCache as s, MAX_TIMER_MS as c, OBJECT as l, ServiceError as u, TEXT as d, checkServiceAllowed as f, isObject as p, isRegohostError as m, isTextList as h, mergeOptions as g, message as _, onAbort as v, oneOf as y, option as b, refuseOptions as x, rule as S, sha256 as C, sha256Hex as w, toReason as T, toSignal as E } from "./evaluation.js";
import { InstanceProbe as D, SERVICE_AUDIENCES as O, checkNotExpired as k, createTransport as A, readAccessToken as j, resolveSettings as M } from "./library.js";
// src/evidence/client/identity.ts
var Identities = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e;
	}
	get hasToken() {
		return this.#e.token !== void 0;
	}
	async next() {
		let e = await readToken(this.#e.token), t = this.#t?.token === e ? this.#t : await this.#n(e);
		return k(t.accessToken), this.#t = t, t;
	}
	async #n(e) {
		let t = await j(e, this.#e.audiences), n = t.kind === "api" ? void 0 : this.#e.organization, r = w(e), i = JSON.stringify([r, n ?? null]);
		return {
			token: e,
			authorization: `Bearer ${e}`,
			accessToken: t,
			organization: n,
			key: i
		};
	}
};
async function readToken(e) {
	let t = e;
	if (typeof e == "function") try {
		t = await e();
	} catch (e) {
		throw new i("the function that returns the access token failed (see cause)", {
			code: "credentials_missing",
			cause: e
		});
	}
	let n = typeof t == "string" ? t.trim() : "";
	if (n === "") throw new i("no access token: log in (regohost login), or set SERVICE_TOKEN to an API token.", { code: "credentials_missing" });
	return n;
}
function identityHeaders(e, t) {
	k(e.accessToken);
	let n = { authorization: e.authorization };
	return e.organization !== void 0 && (n[t] = e.organization), n;
}
// src/evidence/client/artifact-cache.ts
var ArtifactCache = class {
	#e;
	#t;
	constructor({ maxBytes: t, folder: n }) {
		this.#e = new e(t, ({ length: e }) => e), this.#t = n === void 0 ? void 0 : new s(n);
	}
	async get(e, t) {
		let n = this.#e.get(e);
		if (n !== void 0) return new Uint8Array(n);
		let r = await this.#t?.read(w(e));
		if (r !== void 0 && C(r) === t) return this.#e.keep(e, new Uint8Array(r)), r;
	}
	async keep(e, t) {
		this.#e.keep(e, new Uint8Array(t)), await this.#t?.write(w(e), t);
	}
	close() {
		this.#e.clear();
	}
};
// src/evidence/client/await-turn.ts
function toAwaitTurn(e) {
	if (e !== void 0) return async (t) => {
		let n = E(t.signal);
		n.throwIfAborted();
		let stopListening = () => void 0, r = new Promise((e, t) => {
			stopListening = v(n, () => t(T(n)));
		});
		try {
			await Promise.race([e(n, t.deadline()), r]);
		} catch (e) {
			throw n.aborted ? T(n) : m(e) ? e : new u("the request was not sent, because beforeRequest failed", {
				code: "rate_limited",
				cause: e
			});
		} finally {
			stopListening();
		}
		n.throwIfAborted(), t.countRequest();
	};
}
// src/evidence/client/check-client-options.ts
const N = /^(authorization|host|accept|accept-encoding|user-agent|cookie|connection|content-.*)$/i;
function integer(e, t) {
	return S(`an integer from ${String(e)} to ${String(t)}`, (n) => typeof n == "number" && Number.isInteger(n) && n >= e && n <= t);
}
const P = integer(1, c), F = integer(0, c), I = S("a string that is not empty", (e) => typeof e == "string" && e !== ""), L = S("a list of audiences", (e) => h(e) && !e.includes("")), R = {
	baseUrl: d,
	grpcUrl: d,
	transport: y("rest", "grpc"),
	platformUrl: d,
	token: S("a string or a function", (e) => d[1](e) || o[1](e)),
	organization: d,
	organizationHeader: S("a header's name, and none with a meaning of its own", (e) => typeof e == "string" && /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(e) && !N.test(e)),
	apiTokenAudiences: L,
	userTokenAudiences: L,
	ca: d,
	notFoundText: d,
	http2: a,
	fetch: o,
	maxConnections: integer(1, 1e4),
	timeouts: l,
	"timeouts.connectMs": P,
	"timeouts.idleMs": P,
	"timeouts.requestMs": P,
	beforeRequest: o,
	maxAttempts: integer(1, 100),
	retryDelays: l,
	"retryDelays.baseMs": F,
	"retryDelays.maxMs": F,
	maxResponseBytes: r,
	maxDownloadBytes: r,
	artifactCacheBytes: integer(0, 2 ** 53 - 1),
	artifactCacheFolder: I,
	maxPages: r,
	maxRecords: r,
	platform: l,
	env: S("an object", p),
	configFile: S("a path or false", (e) => e === !1 || I[1](e)),
	profile: I,
	compat: y(...n),
	profileFrom: I,
	onWarning: o
};
async function checkClientOptions(e) {
	let { timeouts: t, retryDelays: n, platform: r } = g(z, e, R);
	if (g(z, {
		...withOuter("timeouts", t),
		...withOuter("retryDelays", n)
	}, R), r === void 0) return;
	let { mappingProblems: i } = await import("./platform-mapping-schema.js"), a = i(r, ["platform"]);
	a.length > 0 && x(z, _`${a.join("; ")}`);
}
const z = "createServiceClient";
function withOuter(e, t = {}) {
	return Object.fromEntries(Object.entries(t).map(([t, n]) => [`${e}.${t}`, n]));
}
// src/evidence/client/client-runtime.ts
const B = 1048576;
async function createClientRuntime(e) {
	f(), await checkClientOptions(e);
	let n = e.env ?? process.env, { token: r, http2: i, timeouts: a, retryDelays: o } = e, { configFile: s, profile: c, profileFrom: l } = e, u = e.compat ?? (l === void 0 ? void 0 : "chainloop"), d = u === void 0 ? void 0 : t[u], p = await M({
		flags: {
			...e,
			http2: i?.toString(),
			token: typeof r == "string" ? r : void 0
		},
		env: n,
		configFile: s,
		profile: c,
		profileFrom: l,
		compat: u
	}), { settings: m, sources: h } = p, g = m.baseUrl !== void 0 || m.grpcUrl === void 0;
	!g && m.grpcUrl !== void 0 && (m.baseUrl = m.grpcUrl);
	let _ = typeof r == "function", { warnings: v, unusedLogin: y } = p;
	for (let t of v) e.onWarning?.(t);
	!_ && y !== void 0 && e.onWarning?.(y);
	let b = m.ca === void 0 ? void 0 : await readCa(m.ca, h.ca?.name ?? "ca"), x = e.maxConnections ?? 128, S = {
		connectTimeoutMs: a?.connectMs ?? 1e4,
		idleTimeoutMs: a?.idleMs ?? 3e4,
		ca: b,
		env: n
	}, C = e.fetch === void 0 ? createLazyHttp({
		maxConnections: x,
		...S
	}, toHttp2Origin(m)) : toInjectedFetch(e.fetch), w = (e.organizationHeader ?? d?.organizationHeader ?? "service-organization").toLowerCase(), T = {
		maxAttempts: e.maxAttempts ?? 4,
		baseDelayMs: o?.baseMs ?? 200,
		maxDelayMs: o?.maxMs ?? 3e4
	}, E = a?.requestMs ?? 6e4, k = toAwaitTurn(e.beforeRequest), j = createLazyGrpc({
		...S,
		maxConcurrentCalls: x,
		requestTimeoutMs: E,
		retry: T,
		awaitTurn: k,
		identityHeaders: (e) => identityHeaders(e, w)
	}), N = e.transport ?? (g ? "rest" : "grpc"), P = new ArtifactCache({
		maxBytes: e.artifactCacheBytes ?? 0,
		folder: e.artifactCacheFolder
	});
	return {
		settings: m,
		artifacts: P,
		identities: new Identities({
			token: _ ? r : m.token,
			organization: m.organization,
			audiences: {
				api: e.apiTokenAudiences ?? d?.audiences.api ?? O.api,
				user: e.userTokenAudiences ?? d?.audiences.user ?? O.user
			}
		}),
		organizationHeader: w,
		transport: A({
			send: C.send,
			maxConnections: x,
			idleTimeoutMs: S.idleTimeoutMs
		}),
		awaitTurn: k && (async (e) => {
			await C.load(), await k(e);
		}),
		retry: T,
		probe: new D(),
		requestTimeoutMs: E,
		maxResponseBytes: e.maxResponseBytes ?? 16 * B,
		maxDownloadBytes: e.maxDownloadBytes ?? 100 * B,
		maxPages: e.maxPages ?? 1e3,
		maxRecords: e.maxRecords ?? 1e4,
		platform: {
			...p.platform,
			...e.platform
		},
		discoverOver: N,
		hasRest: g,
		warn: onceEach((t) => e.onWarning?.(t)),
		grpcChannel: j.open,
		async connect(e, t) {
			e === "controlplane" && N === "rest" ? await C.connect() : await (await j.open(t)).connect();
		},
		close: async () => {
			P.close(), await Promise.all([C.close(), j.close()]);
		}
	};
}
function requireUrl(e, t) {
	let n = e[t];
	if (n !== void 0) return n;
	let [r, a, o] = t === "baseUrl" ? [
		"service",
		"SERVICE_BASE_URL",
		"base_url"
	] : [
		"platform",
		"SERVICE_PLATFORM_URL",
		"platform_url"
	];
	throw new i(_`the address of the ${r} is not set: give ${b(t)}, set ${a}, or set ${o} under [service] in the config file.`, { code: "config_invalid" });
}
async function readCa(e, t) {
	let { readCertificates: n } = await import("./read-certificates.js").then((e) => e.read_certificates_exports);
	return (await n(e, t)).join("");
}
function onceEach(e) {
	let t = /* @__PURE__ */ new Set();
	return (n) => {
		t.has(n) || (t.add(n), e(n));
	};
}
function toHttp2Origin({ baseUrl: e, http2: t }) {
	return e === void 0 || t === "false" ? void 0 : new URL(e).origin;
}
function createLazyHttp(e, t) {
	let n, r, load = async () => {
		if (t?.startsWith("https:") === !0) {
			let { createNegotiatedHttp: r } = await import("./negotiated-http.js");
			n = r({
				...e,
				http2Origin: t
			});
		} else {
			let { createUndiciHttp: t } = await import("./undici-http.js");
			n = t(e);
		}
		return n;
	}, loadOnce = () => r ??= load(), sendFirst = async (e, t) => (await loadOnce()).send(e, t);
	return {
		send: (e, t) => n === void 0 ? sendFirst(e, t) : n.send(e, t),
		load: loadOnce,
		connect: async () => (await loadOnce()).connect?.(),
		close: async () => (await r)?.close()
	};
}
function createLazyGrpc(e) {
	let t, load = async () => (await import("./create-grpc-channel.js")).createGrpcChannels(e);
	return {
		open: async (e) => (t ??= load(), (await t).open(e)),
		close: async () => (await t)?.close()
	};
}
function toInjectedFetch(e) {
	return {
		async send({ url: t }, { headers: n, form: r, cancellation: i }) {
			let a = [];
			for (let e = 0; e + 1 < n.length; e += 2) a.push([n[e] ?? "", n[e + 1] ?? ""]);
			let o = new AbortController();
			i.onCancel((e) => o.abort(e));
			let { signal: s } = o, c = await e(t, {
				...r === void 0 ? { method: "GET" } : {
					method: "POST",
					body: r
				},
				headers: a,
				signal: s,
				redirect: "manual"
			}), l = c.body?.getReader(), u = l === void 0;
			return {
				status: c.status,
				header: (e) => c.headers.get(e) ?? void 0,
				async read() {
					let e = await l?.read();
					return u = e?.done !== !1, e?.value;
				},
				discard() {
					u || l?.cancel().catch(() => void 0);
				}
			};
		},
		load: () => Promise.resolve(),
		connect: () => Promise.resolve(),
		close: () => Promise.resolve()
	};
}
export { createClientRuntime, identityHeaders, requireUrl };
