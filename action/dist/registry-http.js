import { ServiceError as e, checkReading as t, checkUnconfined as n, getConfinement as r, readingLeftMs as i, require__builtin_crypto as a } from "./evaluation.js";
import { checkRedirect as o, createTransport as s } from "./client.js";
import { Pieces as c, attemptTimeoutMs as l, parseRetryAfter as u, readErrorBody as d, toShownUrl as f, withRetries as p } from "./shared.js";
import { readErrorCodes as m } from "./oci-documents.js";
// src/trust/registry/registry-http.ts
var h = a();
const g = {
	certificates: "If your own authority signed the server's certificate, set NODE_EXTRA_CA_CERTS to the authority's PEM file.",
	limits: "The server is slow or the network loses packets."
}, _ = {
	maxAttempts: 4,
	baseDelayMs: 200,
	maxDelayMs: 1e4
}, v = {
	401: "unauthenticated",
	403: "permission_denied",
	404: "not_found",
	429: "rate_limited"
}, y = /* @__PURE__ */ new Map([
	["UNAUTHORIZED", 401],
	["DENIED", 403],
	["TOOMANYREQUESTS", 429]
]), b = /* @__PURE__ */ new Set([
	408,
	429,
	500,
	502,
	503,
	504
]);
function describe(e, t, n, r) {
	let i = n.length === 0 ? "" : ` (${n.join(", ")})`, a = {
		401: r === void 0 ? "the credentials are missing or wrong; log in with docker login or podman login" : `the credentials are wrong; check ${r.setting}`,
		403: "access is denied",
		404: "it is not there, or not visible to these credentials",
		429: "too many requests"
	};
	return `${String(e)}${i}: ${a[t] ?? "the server refused the request"}`;
}
async function toStatusError(t, n) {
	let { status: r, context: i } = t, a = m(await d(t)), { method: o, url: s } = i.request, c = a.map((e) => y.get(e)).find((e) => e !== void 0), l = r === 404 ? c ?? r : r;
	return new e(`${o} ${s}: ${describe(r, l, a, n)}`, {
		...i,
		code: v[l] ?? "service_failed",
		status: r,
		retryable: b.has(l),
		reason: a[0],
		retryAfterMs: u(t.header("retry-after"))
	});
}
async function readChecked(t, { maxBytes: n, expected: r }) {
	let i = `${t.context.request.method} ${t.context.request.url}`, throwRegistryError = (n, r) => {
		throw new e(`${i}: ${r}`, {
			...t.context,
			code: n,
			status: t.status
		});
	}, a = Math.min(n, r?.size ?? n), checkLength = (e) => {
		e <= a || (e > n && throwRegistryError("response_too_large", `it is larger than the limit of ${n} bytes`), throwRegistryError("digest_mismatch", `it is larger than the ${a} bytes that its descriptor says`));
	};
	checkLength(Number(t.header("content-length") ?? 0));
	let [o = "", s = ""] = r?.digest?.split(":") ?? [], l = r?.digest === void 0 ? void 0 : (0, h.createHash)(o), u = new c();
	for (let e = await t.read(); e !== void 0; e = await t.read()) u.add(e), checkLength(u.length), l?.update(e);
	let { length: d } = u;
	return r?.size !== void 0 && d !== r.size && throwRegistryError("digest_mismatch", `it has ${d} bytes and not the ${r.size} that its descriptor says`), l !== void 0 && l.digest("hex") !== s && throwRegistryError("digest_mismatch", `its content is not that of the digest ${o}:${s}`), u.concat();
}
var RegistryHttp = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e;
	}
	async close() {
		await (await this.#t)?.http.close();
	}
	#n() {
		let load = async () => {
			let { createUndiciHttp: e } = await import("./undici.js").then((e) => e.undici_http_exports), t = e({
				maxConnections: 16,
				connectTimeoutMs: 1e4,
				ca: void 0,
				env: this.#e.env
			}), n = {
				maxConnections: 16,
				idleTimeoutMs: 3e4,
				advice: g
			};
			return {
				http: t,
				transport: s({
					send: t.send,
					...n
				})
			};
		};
		return this.#t ??= load(), this.#t;
	}
	async request(e) {
		let { signal: r, clock: a, checkConfined: o } = this.#e;
		o === void 0 && n("fetching an address");
		let { control: s = {
			signal: r,
			deadline: () => Infinity,
			mayRetry: () => !0
		} } = e;
		s.signal.throwIfAborted();
		let now = () => a?.now() ?? Date.now(), c = 0, l = {
			signal: s.signal,
			deadline: () => Math.min(s.deadline(), Date.now() + i() + 2),
			mayRetry: () => c < 3e4 && s.mayRetry(),
			countRequest: () => void 0
		};
		try {
			return await p(async (t) => {
				let n = now();
				try {
					return await this.#r(e, t, l);
				} finally {
					c += now() - n;
				}
			}, _, l, a);
		} catch (e) {
			throw t(), e;
		}
	}
	async #r(e, t, n) {
		let { transport: i } = await this.#n(), { requestTimeoutMs: a = 6e4, checkConfined: o } = this.#e, { headers: s = {}, form: c, alsoFine: u = [] } = e, d = e.url;
		for (let f = 0;; f++) {
			r() !== void 0 && o?.(d);
			let p = d.origin === e.url.origin ? s : withoutAuthorization(s), m = await i.send({
				url: d,
				headers: p,
				form: c,
				signal: n.signal,
				attempts: t,
				timeoutMs: l(n, a)
			});
			try {
				let { status: t } = m;
				if (isRedirect(t) && !u.includes(t)) {
					let e = nextUrl(m, f);
					if (c !== void 0) throw refusal(m, "a redirect of a request with credentials");
					d = e;
					continue;
				}
				if (t !== 200 && (t === 404 || !u.includes(t))) {
					let e = await toStatusError(m, this.#e.credentials);
					if (e.code !== "not_found" || !u.includes(t)) throw e;
				}
				let n = t === 200 ? await readChecked(m, e) : /* @__PURE__ */ new Uint8Array();
				return {
					status: t,
					url: d,
					header: (e) => m.header(e),
					body: n
				};
			} finally {
				m.close();
			}
		}
	}
};
function isRedirect(e) {
	return [
		301,
		302,
		303,
		307,
		308
	].includes(e);
}
function withoutAuthorization(e) {
	return Object.fromEntries(Object.entries(e).filter(([e]) => e !== "authorization"));
}
function refusal({ context: t, status: n }, r) {
	let i = {
		...t,
		status: n
	};
	return new e(`${t.request.method} ${t.request.url}: ${String(n)}, ${r}`, {
		...i,
		code: "redirect_refused"
	});
}
function nextUrl(e, t) {
	let { context: n, status: r, url: i } = e;
	if (t === 5) throw refusal(e, "more than 5 redirects");
	let a = `${n.request.method} ${f(i)}: ${String(r)}, a redirect`;
	return o({
		url: i,
		shown: a,
		facts: {
			...n,
			status: r
		}
	}, e.header("location"));
}
export { RegistryHttp };
