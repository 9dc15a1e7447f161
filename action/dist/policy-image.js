import { FileCache as e, ServiceError as t, sha256 as n, sha256Hex as r, unsupportedSource as i } from "./evaluation.js";
import { getAddress as a, parseImageName as o } from "./image-name.js";
import { MalformedDocument as s, readManifest as c } from "./oci-documents.js";
import { expectedDigest as l, throwOfflineError as u } from "./policy-address.js";
import { RegistryClient as d } from "./registry-client.js";
// src/trust/registry/address-cache.ts
var AddressCache = class {
	#e;
	constructor(t) {
		this.#e = t === void 0 ? void 0 : new e(t);
	}
	async content(e) {
		let t = await this.#e?.read(e.replace(":", "-"));
		return t !== void 0 && n(t) === e ? t : void 0;
	}
	async keep(e, t) {
		e.startsWith("sha256:") && await this.#e?.write(e.replace(":", "-"), t);
	}
	async note(e) {
		let t = await this.#e?.read(noteName(e));
		return t === void 0 ? void 0 : JSON.parse(Buffer.from(t).toString("utf8"));
	}
	async keepNote(e, t) {
		await this.#e?.write(noteName(e), Buffer.from(JSON.stringify(t)));
	}
};
function noteName(e) {
	return `note-${r(e)}`;
}
// src/trust/registry/policy-image.ts
const f = "application/vnd.oci.image.layer.v1.tar+gzip", p = "application/vnd.cncf.openpolicyagent.policy.layer.v1+rego", m = "org.opencontainers.image.title";
var CachedReader = class {
	#e;
	#t;
	#n;
	#r;
	#i = 0;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#r = n, this.#n = new AddressCache(n.cache);
	}
	async manifest(e) {
		let t = e === void 0 ? void 0 : await this.#n.content(e);
		if (e !== void 0 && t !== void 0) {
			let n = c(t, void 0);
			if (n.mediaType !== void 0) return {
				digest: e,
				mediaType: n.mediaType,
				manifest: n
			};
		}
		return this.#r.isOffline === !0 && u(a(this.#e)), this.#a(await this.#t.manifest(this.#e, e ?? this.#e.tag));
	}
	async changedManifest(e) {
		this.#r.isOffline === !0 && u(a(this.#e));
		let t = await this.#t.changedManifest(this.#e, e);
		return t === "unchanged" ? t : this.#a(t);
	}
	async #a(e) {
		if (e === void 0) throw new t(`${a(this.#e)}: the registry does not have it`, { code: "not_found" });
		return await this.#n.keep(e.digest, e.bytes), e;
	}
	async blob(e) {
		let { digest: t, size: n } = e, r = this.#r.maxBytes - this.#i;
		if (n > r) return this.#t.blob(this.#e, e, r);
		let i = await this.#n.content(t), o = i?.byteLength === n;
		!o && this.#r.isOffline === !0 && u(a(this.#e));
		let s = o ? i : await this.#t.blob(this.#e, e, r);
		return this.#i += s.byteLength, o || await this.#n.keep(t, s), s;
	}
};
function unsupported(e, t) {
	return i(`${e}: ${t}`);
}
async function readPolicyManifest(e, t, n) {
	let { manifests: r } = n.manifest;
	if (r === void 0) return n.manifest;
	let i = r.filter(({ annotations: e }) => e?.["vnd.docker.reference.type"] !== "attestation-manifest"), [a, ...o] = i;
	if (a === void 0 || o.length > 0) throw unsupported(e, `it is an index of ${i.length} manifests; name one by its digest`);
	let { manifest: s } = await t.manifest(a.digest);
	if (s.layers === void 0) throw unsupported(e, "it is an index of an index");
	return s;
}
function throwIfUnread(e, t) {
	for (let { digest: n, mediaType: r, annotations: i } of t) if (/\b(?:g?tar|t?gz|g?zip|rego|wasm)\b/i.test(`${r} ${i?.[m] ?? ""}`) || i?.["io.deis.oras.content.unpack"] !== void 0) throw unsupported(e, `the layer ${n} of the type ${JSON.stringify(r.slice(0, 100))} may hold policies, and is not read: use an image without it, or push it as a bundle (${f}) or Rego (${p})`);
}
async function readContent(e, { layers: t = [] }, n) {
	let r = t.filter(({ mediaType: e }) => e === f), i = t.filter(({ mediaType: e }) => e === p || e === "application/vnd.cncf.openpolicyagent.data.layer.v1+json"), [a, ...o] = r, s = t.filter((e) => e !== a && !i.includes(e));
	if (a !== void 0) {
		if (o.length > 0 || i.length > 0) throw unsupported(e, "it has several layers with policies, of which one must be the bundle");
		return throwIfUnread(e, s), {
			kind: "file",
			name: "bundle.tar.gz",
			bytes: await n.blob(a)
		};
	}
	if (i.length === 0) {
		let n = [...new Set(t.map(({ mediaType: e }) => e.slice(0, 100)))].join(", ");
		throw unsupported(e, `it contains no policy: none of its layers is a bundle (${f}) or Rego (${p})${n === "" ? "" : `, but ${n}`}`);
	}
	throwIfUnread(e, s);
	let c = /* @__PURE__ */ new Map(), l = /* @__PURE__ */ new Map();
	for (let t of i) {
		let r = t.annotations?.[m] ?? "";
		if (r === "") throw unsupported(e, `the layer ${t.digest} has no title (${m})`);
		if (c.has(r) || l.has(r)) throw unsupported(e, `two layers have the title ${JSON.stringify(r.slice(0, 200))}`);
		(t.mediaType === p ? c : l).set(r, await n.blob(t));
	}
	let u = [];
	for (let e of s) {
		let t = e.annotations?.[m] ?? "";
		u.push({
			title: t === "" ? e.digest : t,
			bytes: e.size > 4194304 ? void 0 : await n.blob(e)
		});
	}
	return {
		kind: "files",
		rego: c,
		data: l,
		others: u
	};
}
var PolicyImage = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = t, this.#n = o(e), this.#r = l(e, this.#n.digest, t.locked);
	}
	async close() {
		await this.#i?.close(), this.#i = void 0;
	}
	async fetch() {
		return this.#a(async (e) => this.#o(e, await e.manifest(this.#r?.digest)));
	}
	async fetchChanged(e) {
		return this.#r === void 0 ? this.#a(async (t) => {
			let n = await t.changedManifest(e);
			return n === "unchanged" ? void 0 : this.#o(t, n);
		}) : this.#r.digest === e ? void 0 : this.fetch();
	}
	async #a(e) {
		let { env: n, signal: r = new AbortController().signal, credentials: i } = this.#t;
		this.#i ??= new d({
			env: n,
			signal: r,
			credentials: i
		});
		try {
			return this.#i.renew(), await e(new CachedReader(this.#n, this.#i, this.#t));
		} catch (e) {
			throw await this.close(), e instanceof s ? new t(`${this.#e}: malformed manifest: ${e.message}`, {
				code: "response_invalid",
				cause: e
			}) : e;
		}
	}
	async #o(e, t) {
		let { digest: n, mediaType: r } = t, i = await readPolicyManifest(this.#e, e, t);
		return {
			used: {
				address: a(this.#n),
				resolved: a(this.#n, n),
				digest: n,
				mediaType: r,
				...this.#r === void 0 ? {} : { pinned: this.#r.by }
			},
			content: await readContent(this.#e, i, e)
		};
	}
};
async function fetchPolicyImage(e, t) {
	let n = new PolicyImage(e, t);
	try {
		return await n.fetch();
	} finally {
		await n.close();
	}
}
export { AddressCache, PolicyImage, fetchPolicyImage };
