import { $c as e, Kc as t, Xc as n, ao as r, cc as i, gs as a, lc as o, nc as s } from "./shared.js";
import { a as c, o as l, r as u } from "./image-name.js";
import { a as d, i as f } from "./registry-http.js";
import { t as p } from "./registry-client.js";
// src/trust/registry/policy-address.ts
const m = "checksum";
function splitChecksum(e) {
	let n = e.indexOf("?");
	if (n < 0) return {
		plain: e,
		checksum: void 0
	};
	let i = e.slice(n + 1).split("&"), a = i.filter((e) => e.startsWith(`${m}=`)), [o, ...l] = a.map((e) => r(e.slice(9)) ?? "");
	if (l.length > 0 || o !== void 0 && !(o.startsWith("sha256:") && c(o))) throw new t(`${s(e)}: its checksum is malformed; write it as ?${m}=sha256:… with 64 lower-case hex digits`, { code: "config_invalid" });
	let u = i.filter((e) => !a.includes(e));
	return {
		plain: e.slice(0, n) + (u.length === 0 ? "" : `?${u.join("&")}`),
		checksum: o
	};
}
function expectedDigest(e, t, r) {
	if (t !== void 0 && r !== void 0 && t !== r) throw new n(`${e}: its digest is ${t}, but the lock file says ${r}`, { code: "pin_mismatch" });
	return t === void 0 ? r === void 0 ? void 0 : {
		digest: r,
		by: "lock"
	} : {
		digest: t,
		by: "address"
	};
}
function checkPin(e, t, r) {
	if (r === void 0 || t === r.digest) return;
	let i = r.by === "lock" ? "the lock file" : "its checksum";
	throw new n(`${e} has the digest ${t}, but ${i} says ${r.digest}`, { code: "pin_mismatch" });
}
function refuseOffline(e) {
	throw new n(`${e}: a replay makes no connection, and the cache does not have it; pin it by its digest and fetch it once, or give its files`, { code: "recording_missing" });
}
// src/trust/registry/address-cache.ts
var AddressCache = class {
	#e;
	constructor(e) {
		this.#e = e === void 0 ? void 0 : new a(e);
	}
	async content(e) {
		let t = await this.#e?.read(e.replace(":", "-"));
		return t !== void 0 && i(t) === e ? t : void 0;
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
	return `note-${o(e)}`;
}
// src/trust/registry/policy-image.ts
const h = "application/vnd.oci.image.layer.v1.tar+gzip", g = "application/vnd.cncf.openpolicyagent.policy.layer.v1+rego", _ = "org.opencontainers.image.title";
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
			let n = d(t, void 0);
			if (n.mediaType !== void 0) return {
				digest: e,
				mediaType: n.mediaType,
				manifest: n
			};
		}
		return this.#r.isOffline === !0 && refuseOffline(u(this.#e)), this.#a(await this.#t.manifest(this.#e, e ?? this.#e.tag));
	}
	async changedManifest(e) {
		this.#r.isOffline === !0 && refuseOffline(u(this.#e));
		let t = await this.#t.changedManifest(this.#e, e);
		return t === "unchanged" ? t : this.#a(t);
	}
	async #a(t) {
		if (t === void 0) throw new e(`${u(this.#e)}: the registry does not have it`, { code: "not_found" });
		return await this.#n.keep(t.digest, t.bytes), t;
	}
	async blob(e) {
		let { digest: t, size: n } = e, r = await this.#n.content(t);
		if (r?.byteLength === n) return r;
		this.#r.isOffline === !0 && refuseOffline(u(this.#e));
		let i = await this.#t.blob(this.#e, e, this.#r.maxBytes - this.#i);
		return this.#i += i.byteLength, await this.#n.keep(t, i), i;
	}
};
function unsupported(e, t) {
	return new n(`${e}: ${t}`, { code: "source_unsupported" });
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
async function readContent(e, { layers: t = [] }, n) {
	let r = t.filter(({ mediaType: e }) => e === h), i = t.filter(({ mediaType: e }) => e === g || e === "application/vnd.cncf.openpolicyagent.data.layer.v1+json"), [a, ...o] = r;
	if (a !== void 0) {
		if (o.length > 0 || i.length > 0) throw unsupported(e, "it has several layers with policies, of which one must be the bundle");
		return {
			kind: "file",
			name: "bundle.tar.gz",
			bytes: await n.blob(a)
		};
	}
	if (i.length === 0) {
		let n = [...new Set(t.map(({ mediaType: e }) => e.slice(0, 100)))].join(", ");
		throw unsupported(e, `it holds no policy: none of its layers is a bundle (${h}) or Rego (${g})${n === "" ? "" : `, but ${n}`}`);
	}
	let s = /* @__PURE__ */ new Map(), c = /* @__PURE__ */ new Map();
	for (let t of i) {
		let r = t.annotations?.[_] ?? "";
		if (r === "") throw unsupported(e, `the layer ${t.digest} has no title (${_})`);
		if (s.has(r) || c.has(r)) throw unsupported(e, `two layers have the title ${JSON.stringify(r.slice(0, 200))}`);
		(t.mediaType === g ? s : c).set(r, await n.blob(t));
	}
	return {
		kind: "files",
		rego: s,
		data: c,
		others: t.filter((e) => !i.includes(e)).map((e) => e.annotations?.[_] ?? e.digest)
	};
}
var PolicyImage = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = t, this.#n = l(e), this.#r = expectedDigest(e, this.#n.digest, t.locked);
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
	async #a(t) {
		let { env: n, signal: r = new AbortController().signal, credentials: i } = this.#t;
		this.#i ??= new p({
			env: n,
			signal: r,
			credentials: i
		});
		try {
			return this.#i.renew(), await t(new CachedReader(this.#n, this.#i, this.#t));
		} catch (t) {
			throw await this.close(), t instanceof f ? new e(`${this.#e}: malformed manifest: ${t.message}`, {
				code: "response_invalid",
				cause: t
			}) : t;
		}
	}
	async #o(e, t) {
		let { digest: n, mediaType: r } = t, i = await readPolicyManifest(this.#e, e, t);
		return {
			used: {
				address: u(this.#n),
				resolved: u(this.#n, n),
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
export { PolicyImage, splitChecksum as a, fetchPolicyImage, refuseOffline as i, checkPin as n, expectedDigest as r, AddressCache as t };
