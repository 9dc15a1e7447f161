import { checkRedirect as e, concatBytes as t, createTransport as n, readErrorBody as r } from "./library.js";
import { ServiceError as i, attemptTimeoutMs as a, checkUnconfined as o, findDuplicateKey as s, parseRetryAfter as c, toShownUrl as l, withRetries as u } from "./shared.js";
import { require__2020 as d } from "./2020.js";
import { createHash as f } from "node:crypto";
// src/trust/registry/oci-documents.ts
var p = d();
const m = {
	index: "application/vnd.oci.image.index.v1+json",
	manifest: "application/vnd.oci.image.manifest.v1+json",
	dockerIndex: "application/vnd.docker.distribution.manifest.list.v2+json",
	dockerManifest: "application/vnd.docker.distribution.manifest.v2+json"
}, h = 1e3, g = new p.Ajv2020({
	strict: !0,
	strictRequired: !1,
	allowUnionTypes: !0
}), _ = {
	type: "string",
	maxLength: 65536
}, v = {
	type: "object",
	additionalProperties: _,
	required: []
}, y = {
	type: "array",
	items: _,
	maxItems: h
}, b = {
	type: "object",
	properties: {
		architecture: {
			..._,
			nullable: !0
		},
		os: {
			..._,
			nullable: !0
		},
		"os.version": {
			..._,
			nullable: !0
		},
		"os.features": {
			...y,
			nullable: !0
		},
		variant: {
			..._,
			nullable: !0
		},
		features: {
			...y,
			nullable: !0
		}
	},
	required: []
}, x = {
	type: "object",
	properties: {
		mediaType: _,
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
			..._,
			nullable: !0
		},
		annotations: {
			...v,
			nullable: !0
		},
		data: {
			type: "string",
			maxLength: 4194304,
			nullable: !0
		},
		urls: {
			...y,
			nullable: !0
		},
		platform: {
			...b,
			nullable: !0
		}
	},
	required: [
		"mediaType",
		"digest",
		"size"
	]
}, S = {
	type: "array",
	items: x,
	maxItems: h
}, C = g.compile({
	type: "object",
	properties: {
		schemaVersion: { const: 2 },
		mediaType: _,
		artifactType: {
			..._,
			nullable: !0
		},
		config: {
			...x,
			nullable: !0
		},
		layers: {
			...S,
			nullable: !0
		},
		manifests: {
			...S,
			nullable: !0
		},
		subject: {
			...x,
			nullable: !0
		},
		annotations: {
			...v,
			nullable: !0
		}
	},
	required: ["schemaVersion"]
}), w = g.compile({
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
}), T = g.compile({
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
	let r = s(e);
	if (r !== void 0) throw new MalformedDocument(`duplicate key ${JSON.stringify(r.key)}`);
	if (!C(n)) {
		let [e] = C.errors ?? [];
		throw new MalformedDocument(`${e === void 0 || e.instancePath === "" ? "it" : e.instancePath.slice(0, 100)} ${e?.message ?? "is malformed"}`);
	}
	let i = withoutNulls(n);
	if (i.layers === void 0 == (i.manifests === void 0)) throw new MalformedDocument("it must have either layers or manifests");
	if (t !== void 0 && i.mediaType !== void 0 && i.mediaType !== t) throw new MalformedDocument("its mediaType is not that of the response");
	let a = i.mediaType ?? t, o = a === m.index || a === m.dockerIndex, c = a === m.manifest || a === m.dockerManifest;
	if (o && i.manifests === void 0 || c && i.layers === void 0) throw new MalformedDocument("its members are not those of its mediaType");
	return i;
}
function readToken(e) {
	let t;
	try {
		t = parse(e);
	} catch {
		return;
	}
	if (!w(t)) return;
	let n = t.token || t.access_token;
	if (n !== void 0 && /^[\x21-\x7e]+$/.test(n)) return {
		token: n,
		expiresIn: t.expires_in ?? 60
	};
}
function readErrorCodes(e) {
	try {
		let t = JSON.parse(e);
		return T(t) ? t.errors.map(({ code: e }) => e).filter((e) => /^[A-Z_]{1,40}$/.test(e)) : [];
	} catch {
		return [];
	}
}
// src/trust/registry/registry-http.ts
const E = {
	certificates: "If the server's certificate is signed by an authority of your own, name its certificate in NODE_EXTRA_CA_CERTS.",
	limits: "The server is slow or the network loses packets."
}, D = {
	maxAttempts: 4,
	baseDelayMs: 200,
	maxDelayMs: 1e4
}, O = {
	401: "unauthenticated",
	403: "permission_denied",
	404: "not_found",
	429: "rate_limited"
}, k = /* @__PURE__ */ new Set([
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
async function toStatusError(e, t) {
	let { status: n, context: a } = e, o = c(e.header("retry-after")), s = readErrorCodes(await r(e)), { method: l, url: u } = a.request;
	return new i(`${l} ${u}: ${describe(n, s, t)}`, {
		...a,
		code: O[n] ?? "service_failed",
		status: n,
		retryable: k.has(n),
		...s[0] === void 0 ? {} : { reason: s[0] },
		...o === void 0 ? {} : { retryAfterMs: o }
	});
}
async function readChecked(e, { maxBytes: n, expected: r }) {
	let a = `${e.context.request.method} ${e.context.request.url}`, refuse = (t, n) => {
		throw new i(`${a}: ${n}`, {
			...e.context,
			code: t,
			status: e.status
		});
	}, o = Math.min(n, r?.size ?? n), checkLength = (e) => {
		e <= o || (e > n && refuse("response_too_large", `it is larger than the limit of ${n} bytes`), refuse("digest_mismatch", `it is larger than the ${o} bytes that its descriptor says`));
	};
	checkLength(Number(e.header("content-length") ?? 0));
	let [s = "", c = ""] = r?.digest?.split(":") ?? [], l = r?.digest === void 0 ? void 0 : f(s), u = [], d = 0;
	for (let t = await e.read(); t !== void 0; t = await e.read()) d += t.byteLength, checkLength(d), l?.update(t), u.push(t);
	return r?.size !== void 0 && d !== r.size && refuse("digest_mismatch", `it has ${d} bytes and not the ${r.size} that its descriptor says`), l !== void 0 && l.digest("hex") !== c && refuse("digest_mismatch", `its content is not that of the digest ${s}:${c}`), t(u);
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
			}), r = {
				maxConnections: 16,
				idleTimeoutMs: 3e4,
				advice: E
			};
			return {
				http: t,
				transport: n({
					send: t.send,
					...r
				})
			};
		};
		return this.#t ??= load(), this.#t;
	}
	async request(e) {
		let { signal: t, clock: n } = this.#e;
		o("fetching an address");
		let { control: r = {
			signal: t,
			deadline: () => Infinity,
			mayRetry: () => !0
		} } = e;
		r.signal.throwIfAborted();
		let i = {
			signal: r.signal,
			deadline: () => r.deadline(),
			mayRetry: () => r.mayRetry(),
			countRequest: () => void 0
		};
		return u((t) => this.#r(e, t, i), D, i, n);
	}
	async #r(e, t, n) {
		let { transport: r } = await this.#n(), { requestTimeoutMs: i = 6e4 } = this.#e, { headers: o = {}, form: s, alsoFine: c = [] } = e, l = e.url;
		for (let u = 0;; u++) {
			let d = l.origin === e.url.origin ? o : withoutAuthorization(o), f = await r.send({
				url: l,
				headers: d,
				form: s,
				signal: n.signal,
				attempts: t,
				timeoutMs: a(n, i)
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
function refusal({ context: e, status: t }, n) {
	let r = {
		...e,
		status: t
	};
	return new i(`${e.request.method} ${e.request.url}: ${String(t)}, ${n}`, {
		...r,
		code: "redirect_refused"
	});
}
function nextUrl(t, n) {
	let { context: r, status: i, url: a } = t;
	if (n === 5) throw refusal(t, "more than 5 redirects");
	let o = `${r.request.method} ${l(a)}: ${String(i)}, a redirect`;
	return e({
		url: a,
		shown: o,
		facts: {
			...r,
			status: i
		}
	}, t.header("location"));
}
export { h as MAX_ENTRIES, m as MEDIA_TYPES, MalformedDocument, RegistryHttp, readManifest, readToken };
