import { ServiceError as e, attemptTimeoutMs as t, checkReading as n, checkUnconfined as r, concatBytes as i, findDuplicateKey as a, parseRetryAfter as o, readErrorBody as s, readingLeftMs as c, toShownUrl as l, withRetries as u } from "./shared.js";
import { checkRedirect as d, createTransport as f } from "./library.js";
import { require__2020 as p } from "./2020.js";
import { createHash as m } from "node:crypto";
// src/trust/registry/oci-documents.ts
var h = p();
const g = {
	index: "application/vnd.oci.image.index.v1+json",
	manifest: "application/vnd.oci.image.manifest.v1+json",
	dockerIndex: "application/vnd.docker.distribution.manifest.list.v2+json",
	dockerManifest: "application/vnd.docker.distribution.manifest.v2+json"
}, _ = 1e3, v = new h.Ajv2020({
	strict: !0,
	strictRequired: !1,
	allowUnionTypes: !0
}), y = {
	type: "string",
	maxLength: 65536
}, b = {
	type: "object",
	additionalProperties: y,
	required: []
}, x = {
	type: "array",
	items: y,
	maxItems: _
}, S = {
	type: "object",
	properties: {
		architecture: {
			...y,
			nullable: !0
		},
		os: {
			...y,
			nullable: !0
		},
		"os.version": {
			...y,
			nullable: !0
		},
		"os.features": {
			...x,
			nullable: !0
		},
		variant: {
			...y,
			nullable: !0
		},
		features: {
			...x,
			nullable: !0
		}
	},
	required: []
}, C = {
	type: "object",
	properties: {
		mediaType: y,
		digest: {
			type: "string",
			pattern: "^[a-z0-9]+(?:[+._-][a-z0-9]+)*:[A-Za-z0-9=_-]+$",
			maxLength: 512
		},
		size: {
			type: "integer",
			minimum: 0,
			maximum: 2 ** 53 - 1
		},
		artifactType: {
			...y,
			nullable: !0
		},
		annotations: {
			...b,
			nullable: !0
		},
		data: {
			type: "string",
			maxLength: 4194304,
			nullable: !0
		},
		urls: {
			...x,
			nullable: !0
		},
		platform: {
			...S,
			nullable: !0
		}
	},
	required: [
		"mediaType",
		"digest",
		"size"
	]
}, w = {
	type: "array",
	items: C,
	maxItems: _
}, T = v.compile({
	type: "object",
	properties: {
		schemaVersion: { const: 2 },
		mediaType: y,
		artifactType: {
			...y,
			nullable: !0
		},
		config: {
			...C,
			nullable: !0
		},
		layers: {
			...w,
			nullable: !0
		},
		manifests: {
			...w,
			nullable: !0
		},
		subject: {
			...C,
			nullable: !0
		},
		annotations: {
			...b,
			nullable: !0
		}
	},
	required: ["schemaVersion"]
}), E = v.compile({
	type: "object",
	properties: {
		token: {
			type: "string",
			nullable: !0
		},
		access_token: {
			type: "string",
			nullable: !0
		},
		expires_in: {
			type: "number",
			nullable: !0
		}
	},
	required: []
}), D = v.compile({
	type: "object",
	properties: { errors: {
		type: "array",
		items: {
			type: "object",
			properties: { code: { type: "string" } },
			required: ["code"]
		}
	} },
	required: ["errors"]
});
function parse(e) {
	return JSON.parse(new TextDecoder("utf-8", { fatal: !0 }).decode(e));
}
var MalformedDocument = class extends Error {};
function withoutNulls(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== null));
}
function readManifest(e, t) {
	let n;
	try {
		n = parse(e);
	} catch (e) {
		throw new MalformedDocument("it is not JSON", { cause: e });
	}
	let r = a(e);
	if (r !== void 0) throw new MalformedDocument(`duplicate key ${JSON.stringify(r.key)}`);
	if (!T(n)) {
		let [e] = T.errors ?? [];
		throw new MalformedDocument(`${e === void 0 || e.instancePath === "" ? "it" : e.instancePath.slice(0, 100)} ${e?.message ?? "is malformed"}`);
	}
	let i = withoutNulls(n);
	if (i.layers === void 0 == (i.manifests === void 0)) throw new MalformedDocument("it must have either layers or manifests");
	if (t !== void 0 && i.mediaType !== void 0 && i.mediaType !== t) throw new MalformedDocument("its mediaType is not that of the response");
	let o = i.mediaType ?? t, s = o === g.index || o === g.dockerIndex, c = o === g.manifest || o === g.dockerManifest;
	if (s && i.manifests === void 0 || c && i.layers === void 0) throw new MalformedDocument("its members are not those of its mediaType");
	return i;
}
function readToken(e) {
	let t;
	try {
		t = parse(e);
	} catch {
		return;
	}
	if (!E(t)) return;
	let n = t.token || t.access_token;
	if (n !== void 0 && /^[\x21-\x7e]+$/.test(n)) return {
		token: n,
		expiresIn: t.expires_in ?? 60
	};
}
function readErrorCodes(e) {
	try {
		let t = JSON.parse(e);
		return D(t) ? t.errors.map(({ code: e }) => e).filter((e) => /^[A-Z_]{1,40}$/.test(e)) : [];
	} catch {
		return [];
	}
}
// src/trust/registry/registry-http.ts
const O = {
	certificates: "If the server's certificate is signed by an authority of your own, name its certificate in NODE_EXTRA_CA_CERTS.",
	limits: "The server is slow or the network loses packets."
}, k = {
	maxAttempts: 4,
	baseDelayMs: 200,
	maxDelayMs: 1e4
}, A = {
	401: "unauthenticated",
	403: "permission_denied",
	404: "not_found",
	429: "rate_limited"
}, j = /* @__PURE__ */ new Set([
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
	let { status: r, context: i } = t, a = o(t.header("retry-after")), c = readErrorCodes(await s(t)), { method: l, url: u } = i.request;
	return new e(`${l} ${u}: ${describe(r, c, n)}`, {
		...i,
		code: A[r] ?? "service_failed",
		status: r,
		retryable: j.has(r),
		...c[0] === void 0 ? {} : { reason: c[0] },
		...a === void 0 ? {} : { retryAfterMs: a }
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
	let [s = "", c = ""] = r?.digest?.split(":") ?? [], l = r?.digest === void 0 ? void 0 : m(s), u = [], d = 0;
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
				advice: O
			};
			return {
				http: t,
				transport: f({
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
			deadline: () => Math.min(a.deadline(), Date.now() + c() + 2),
			mayRetry: () => a.mayRetry(),
			countRequest: () => void 0
		};
		try {
			return await u((t) => this.#r(e, t, o), k, o, i);
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
	let a = `${n.request.method} ${l(i)}: ${String(r)}, a redirect`;
	return d({
		url: i,
		shown: a,
		facts: {
			...n,
			status: r
		}
	}, e.header("location"));
}
export { _ as MAX_ENTRIES, g as MEDIA_TYPES, MalformedDocument, RegistryHttp, readManifest, readToken };
