import { ServiceError as e, attemptTimeoutMs as t, checkReading as n, checkUnconfined as r, concatBytes as i, parseRetryAfter as a, readErrorBody as o, readingLeftMs as s, toShownUrl as c, withRetries as l } from "./shared.js";
import { checkRedirect as u, createTransport as d } from "./library.js";
import { readErrorCodes as f } from "./oci-documents.js";
import { createHash as p } from "node:crypto";
// src/trust/registry/registry-http.ts
const m = {
	certificates: "If the server's certificate is signed by an authority of your own, name its certificate in NODE_EXTRA_CA_CERTS.",
	limits: "The server is slow or the network loses packets."
}, h = {
	maxAttempts: 4,
	baseDelayMs: 200,
	maxDelayMs: 1e4
}, g = {
	401: "unauthenticated",
	403: "permission_denied",
	404: "not_found",
	429: "rate_limited"
}, _ = /* @__PURE__ */ new Set([
	408,
	429,
	500,
	502,
	503,
	504
]);
function describe(e, t, n) {
	let r = t.length === 0 ? "" : ` (${t.join(", ")})`, i = {
		401: n === void 0 ? "the credentials are missing or wrong; log in with docker login or podman login" : `the credentials are wrong; check ${n.setting}`,
		403: "access is denied",
		404: "it is not there, or not visible to these credentials",
		429: "too many requests"
	};
	return `${String(e)}${r}: ${i[e] ?? "the server refused the request"}`;
}
async function toStatusError(t, n) {
	let { status: r, context: i } = t, s = a(t.header("retry-after")), c = f(await o(t)), { method: l, url: u } = i.request;
	return new e(`${l} ${u}: ${describe(r, c, n)}`, {
		...i,
		code: g[r] ?? "service_failed",
		status: r,
		retryable: _.has(r),
		...c[0] === void 0 ? {} : { reason: c[0] },
		...s === void 0 ? {} : { retryAfterMs: s }
	});
}
async function readChecked(t, { maxBytes: n, expected: r }) {
	let a = `${t.context.request.method} ${t.context.request.url}`, refuse = (n, r) => {
		throw new e(`${a}: ${r}`, {
			...t.context,
			code: n,
			status: t.status
		});
	}, o = Math.min(n, r?.size ?? n), checkLength = (e) => {
		e <= o || (e > n && refuse("response_too_large", `it is larger than the limit of ${n} bytes`), refuse("digest_mismatch", `it is larger than the ${o} bytes that its descriptor says`));
	};
	checkLength(Number(t.header("content-length") ?? 0));
	let [s = "", c = ""] = r?.digest?.split(":") ?? [], l = r?.digest === void 0 ? void 0 : p(s), u = [], d = 0;
	for (let e = await t.read(); e !== void 0; e = await t.read()) d += e.byteLength, checkLength(d), l?.update(e), u.push(e);
	return r?.size !== void 0 && d !== r.size && refuse("digest_mismatch", `it has ${d} bytes and not the ${r.size} that its descriptor says`), l !== void 0 && l.digest("hex") !== c && refuse("digest_mismatch", `its content is not that of the digest ${s}:${c}`), i(u);
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
			let { createUndiciHttp: e } = await import("./undici-http.js"), t = e({
				maxConnections: 16,
				connectTimeoutMs: 1e4,
				ca: void 0,
				env: this.#e.env
			}), n = {
				maxConnections: 16,
				idleTimeoutMs: 3e4,
				advice: m
			};
			return {
				http: t,
				transport: d({
					send: t.send,
					...n
				})
			};
		};
		return this.#t ??= load(), this.#t;
	}
	async request(e) {
		let { signal: t, clock: i } = this.#e;
		r("fetching an address");
		let { control: a = {
			signal: t,
			deadline: () => Infinity,
			mayRetry: () => !0
		} } = e;
		a.signal.throwIfAborted();
		let o = {
			signal: a.signal,
			deadline: () => Math.min(a.deadline(), Date.now() + s() + 2),
			mayRetry: () => a.mayRetry(),
			countRequest: () => void 0
		};
		try {
			return await l((t) => this.#r(e, t, o), h, o, i);
		} catch (e) {
			throw n(), e;
		}
	}
	async #r(e, n, r) {
		let { transport: i } = await this.#n(), { requestTimeoutMs: a = 6e4 } = this.#e, { headers: o = {}, form: s, alsoFine: c = [] } = e, l = e.url;
		for (let u = 0;; u++) {
			let d = l.origin === e.url.origin ? o : withoutAuthorization(o), f = await i.send({
				url: l,
				headers: d,
				form: s,
				signal: r.signal,
				attempts: n,
				timeoutMs: t(r, a)
			});
			try {
				let { status: t } = f;
				if (isRedirect(t) && !c.includes(t)) {
					let e = nextUrl(f, u);
					if (s !== void 0) throw refusal(f, "a redirect of a request with credentials");
					l = e;
					continue;
				}
				if (t !== 200 && !c.includes(t)) throw await toStatusError(f, this.#e.credentials);
				let n = t === 200 ? await readChecked(f, e) : /* @__PURE__ */ new Uint8Array();
				return {
					status: t,
					url: l,
					header: (e) => f.header(e),
					body: n
				};
			} finally {
				f.close();
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
	let a = `${n.request.method} ${c(i)}: ${String(r)}, a redirect`;
	return u({
		url: i,
		shown: a,
		facts: {
			...n,
			status: r
		}
	}, e.header("location"));
}
export { RegistryHttp };
