import { $c as e, $o as t, Bo as n, Ds as r, Fc as i, Go as a, Ho as o, Ic as s, Jo as c, Kc as l, Ls as u, Qo as d, Ro as f, Xo as p, Yo as m, Zo as h, bc as g, cc as _, cl as v, gs as y, lc as b, ll as x, tl as S, xc as C, yc as w, zo as T, zs as E } from "./shared.js";
import { F as D, L as O, O as k, _ as A, b as j, z as M } from "./library.js";
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
		return O(t.accessToken), this.#t = t, t;
	}
	async #n(e) {
		let t = await M(e, this.#e.audiences), n = t.kind === "api" ? void 0 : this.#e.organization, r = b(e), i = JSON.stringify([r, n ?? null]);
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
		throw new l("the function that returns the access token failed (see cause)", {
			code: "credentials_missing",
			cause: e
		});
	}
	let n = typeof t == "string" ? t.trim() : "";
	if (n === "") throw new l("no access token: log in (regohost login), or set SERVICE_TOKEN to an API token.", { code: "credentials_missing" });
	return n;
}
function identityHeaders(e, t) {
	O(e.accessToken);
	let n = { authorization: e.authorization };
	return e.organization !== void 0 && (n[t] = e.organization), n;
}
// src/evidence/client/artifact-cache.ts
var ArtifactCache = class {
	#e;
	#t;
	constructor({ maxBytes: e, folder: t }) {
		this.#e = new u(e, ({ length: e }) => e), this.#t = t === void 0 ? void 0 : new y(t);
	}
	async get(e, t) {
		let n = this.#e.get(e);
		if (n !== void 0) return new Uint8Array(n);
		let r = await this.#t?.read(b(e));
		if (r !== void 0 && _(r) === t) return this.#e.keep(e, new Uint8Array(r)), r;
	}
	async keep(e, t) {
		this.#e.keep(e, new Uint8Array(t)), await this.#t?.write(b(e), t);
	}
	close() {
		this.#e.clear();
	}
};
// src/evidence/client/await-turn.ts
function toAwaitTurn(t) {
	if (t !== void 0) return async (n) => {
		let r = C(n.signal);
		r.throwIfAborted();
		let stopListening = () => void 0, i = new Promise((e, t) => {
			stopListening = w(r, () => t(g(r)));
		});
		try {
			await Promise.race([t(r, n.deadline()), i]);
		} catch (t) {
			throw r.aborted ? g(r) : S(t) ? t : new e("the request was not sent, because beforeRequest failed", {
				code: "rate_limited",
				cause: t
			});
		} finally {
			stopListening();
		}
		r.throwIfAborted(), n.countRequest();
	};
}
// src/evidence/client/check-client-options.ts
const N = /^(authorization|host|accept|accept-encoding|user-agent|cookie|connection|content-.*)$/i;
function integer(e, n) {
	return t(`an integer from ${String(e)} to ${String(n)}`, (t) => typeof t == "number" && Number.isInteger(t) && t >= e && t <= n);
}
const P = integer(1, E), F = integer(0, E), I = t("a string that is not empty", (e) => typeof e == "string" && e !== ""), L = t("a list of audiences", (e) => m(e) && !e.includes("")), R = {
	baseUrl: a,
	grpcUrl: a,
	transport: h("rest", "grpc"),
	platformUrl: a,
	token: t("a string or a function", (e) => a[1](e) || n[1](e)),
	organization: a,
	organizationHeader: t("a header's name, and none with a meaning of its own", (e) => typeof e == "string" && /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(e) && !N.test(e)),
	apiTokenAudiences: L,
	userTokenAudiences: L,
	ca: a,
	notFoundText: a,
	http2: T,
	fetch: n,
	maxConnections: integer(1, 1e4),
	timeouts: o,
	"timeouts.connectMs": P,
	"timeouts.idleMs": P,
	"timeouts.requestMs": P,
	beforeRequest: n,
	maxAttempts: integer(1, 100),
	retryDelays: o,
	"retryDelays.baseMs": F,
	"retryDelays.maxMs": F,
	maxResponseBytes: f,
	maxDownloadBytes: f,
	artifactCacheBytes: integer(0, 2 ** 53 - 1),
	artifactCacheFolder: I,
	maxPages: f,
	maxRecords: f,
	platform: o,
	env: t("an object", c),
	configFile: t("a path or false", (e) => e === !1 || I[1](e)),
	profile: I,
	compat: h(...s),
	profileFrom: I,
	onWarning: n
};
async function checkClientOptions(e) {
	let { timeouts: t, retryDelays: n, platform: r } = p(z, e, R);
	if (p(z, {
		...withOuter("timeouts", t),
		...withOuter("retryDelays", n)
	}, R), r === void 0) return;
	let { mappingProblems: i } = await import("./platform-mapping-schema.js"), a = i(r, ["platform"]);
	a.length > 0 && d(z, v`${a.join("; ")}`);
}
const z = "createServiceClient";
function withOuter(e, t = {}) {
	return Object.fromEntries(Object.entries(t).map(([t, n]) => [`${e}.${t}`, n]));
}
// src/evidence/client/client-runtime.ts
const B = 1048576;
async function createClientRuntime(e) {
	r(), await checkClientOptions(e);
	let t = e.env ?? process.env, { token: n, http2: a, timeouts: o, retryDelays: s } = e, { configFile: c, profile: l, profileFrom: u } = e, d = e.compat ?? (u === void 0 ? void 0 : "chainloop"), f = d === void 0 ? void 0 : i[d], p = await j({
		flags: {
			...e,
			http2: a?.toString(),
			token: typeof n == "string" ? n : void 0
		},
		env: t,
		configFile: c,
		profile: l,
		profileFrom: u,
		compat: d
	}), { settings: m, sources: h } = p, g = m.baseUrl !== void 0 || m.grpcUrl === void 0;
	!g && m.grpcUrl !== void 0 && (m.baseUrl = m.grpcUrl);
	let _ = typeof n == "function", { warnings: v, unusedLogin: y } = p;
	for (let t of v) e.onWarning?.(t);
	!_ && y !== void 0 && e.onWarning?.(y);
	let b = m.ca === void 0 ? void 0 : await readCa(m.ca, h.ca?.name ?? "ca"), x = e.maxConnections ?? 128, S = {
		connectTimeoutMs: o?.connectMs ?? 1e4,
		idleTimeoutMs: o?.idleMs ?? 3e4,
		ca: b,
		env: t
	}, C = e.fetch === void 0 ? createLazyHttp({
		maxConnections: x,
		...S
	}, toHttp2Origin(m)) : toInjectedFetch(e.fetch), w = (e.organizationHeader ?? f?.organizationHeader ?? "service-organization").toLowerCase(), T = {
		maxAttempts: e.maxAttempts ?? 4,
		baseDelayMs: s?.baseMs ?? 200,
		maxDelayMs: s?.maxMs ?? 3e4
	}, E = o?.requestMs ?? 6e4, O = toAwaitTurn(e.beforeRequest), M = createLazyGrpc({
		...S,
		maxConcurrentCalls: x,
		requestTimeoutMs: E,
		retry: T,
		awaitTurn: O,
		identityHeaders: (e) => identityHeaders(e, w)
	}), N = e.transport ?? (g ? "rest" : "grpc"), P = new ArtifactCache({
		maxBytes: e.artifactCacheBytes ?? 0,
		folder: e.artifactCacheFolder
	});
	return {
		settings: m,
		artifacts: P,
		identities: new Identities({
			token: _ ? n : m.token,
			organization: m.organization,
			audiences: {
				api: e.apiTokenAudiences ?? f?.audiences.api ?? D.api,
				user: e.userTokenAudiences ?? f?.audiences.user ?? D.user
			}
		}),
		organizationHeader: w,
		transport: A({
			send: C.send,
			maxConnections: x,
			idleTimeoutMs: S.idleTimeoutMs
		}),
		awaitTurn: O && (async (e) => {
			await C.load(), await O(e);
		}),
		retry: T,
		probe: new k(),
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
		grpcChannel: M.open,
		async connect(e, t) {
			e === "controlplane" && N === "rest" ? await C.connect() : await (await M.open(t)).connect();
		},
		close: async () => {
			P.close(), await Promise.all([C.close(), M.close()]);
		}
	};
}
function requireUrl(e, t) {
	let n = e[t];
	if (n !== void 0) return n;
	let [r, i, a] = t === "baseUrl" ? [
		"service",
		"SERVICE_BASE_URL",
		"base_url"
	] : [
		"platform",
		"SERVICE_PLATFORM_URL",
		"platform_url"
	];
	throw new l(v`the address of the ${r} is not set: give ${x(t)}, set ${i}, or set ${a} under [service] in the config file.`, { code: "config_invalid" });
}
async function readCa(e, t) {
	let { readCertificates: n } = await import("./read-certificates.js").then((e) => e.n);
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
export { requireUrl as n, identityHeaders as r, createClientRuntime as t };
