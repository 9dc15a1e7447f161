import { ServiceError as e, VerificationError as t, require__builtin_crypto as n, unusableDocument as r } from "./evaluation.js";
import { toSigstoreBundle as i } from "./cosign-attestation.js";
import { fallbackTag as a, getAddress as o, parseImageName as s } from "./image-name.js";
import { RegistryClient as c } from "./registry-client.js";
// src/trust/registry/image-attestations.ts
var l = n();
const u = "application/vnd.dsse.envelope.v1+json", d = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v\d+\.\d+)?\+json(?:;version=[\d.]+)?$/, f = /^application\/vnd\.in-toto(?:\.[a-z0-9.-]+)?\+(?:json|dsse)$/;
function isAttestationType(e) {
	return e === u || d.test(e) || f.test(e);
}
function isAttestationArtifact(e) {
	return isAttestationType(e) || e === "application/vnd.dev.cosign.artifact.att.v1+json";
}
const p = /* @__PURE__ */ new Set([
	"",
	"application/vnd.oci.empty.v1+json",
	"application/vnd.oci.image.config.v1+json",
	"application/vnd.docker.container.image.v1+json"
]), m = "vnd.docker.reference.type";
function isMessageBundle(e, t) {
	if (!d.test(t)) return !1;
	try {
		let t = JSON.parse(Buffer.from(e).toString("utf8"));
		return typeof t == "object" && !!t && "messageSignature" in t && !("dsseEnvelope" in t);
	} catch {
		return !1;
	}
}
var Collection = class {
	attestations = [];
	leftOut = [];
	#e = /* @__PURE__ */ new Set();
	#t = 0;
	#n;
	#r;
	constructor(e, t) {
		this.#n = e, this.#r = t;
	}
	leaveOut({ digest: e }, t) {
		let n = `${e.slice(0, 80)} (${t.slice(0, 100)})`;
		this.leftOut.includes(n) || this.leftOut.push(n);
	}
	async addReferrers(t) {
		for (let n of t) {
			let { artifactType: t = "", digest: r } = n;
			if (!p.has(t) && !isAttestationArtifact(t)) {
				this.leaveOut(n, t);
				continue;
			}
			if (this.#e.has(r)) continue;
			this.#e.add(r);
			let i = await this.#n.manifest(this.#r.name, r);
			if (i === void 0) throw new e(`${this.#r.image}: the registry lists the referrer ${r} and does not have it`, { code: "response_invalid" });
			await this.#i(i);
		}
	}
	async #i(t) {
		let { artifactType: n, config: r, subject: i } = t.manifest, a = n ?? r?.mediaType ?? t.mediaType;
		if (!isAttestationArtifact(a)) this.leaveOut(t, a);
		else {
			if (i?.digest !== this.#r.digest) throw new e(`${this.#r.image}: the registry lists ${t.digest} as a referrer, whose subject is something else`, { code: "response_invalid" });
			await this.addLayers(t);
		}
	}
	async addBuildKit({ manifests: t = [] }) {
		let n = t.filter(({ annotations: e }) => e?.[m] === void 0);
		for (let i of t) {
			let { annotations: t = {}, digest: a } = i;
			if (t[m] !== "attestation-manifest") continue;
			let o = t["vnd.docker.reference.digest"];
			if (o === void 0 || !n.some((e) => e.digest === o)) {
				let e = `${this.#r.image}#${a}`;
				throw r(e, `${e}: BuildKit's attestations are about no image of the index`);
			}
			let s = await this.#n.manifest(this.#r.name, a);
			if (s === void 0) throw new e(`${this.#r.image}: the registry does not have ${a} of its index`, { code: "response_invalid" });
			await this.addLayers(s, o);
		}
	}
	async addLayers({ manifest: e, digest: t }, n) {
		let { layers: i = [] } = e;
		if (i.filter(({ mediaType: e }) => isAttestationType(e)).length === 0) {
			let e = `${this.#r.image}#${t}`;
			throw r(e, `${e}: it is an attestation by its type, and has no layer with one`);
		}
		for (let e of i) isAttestationType(e.mediaType) ? await this.#a(e, n) : this.leaveOut(e, e.mediaType);
	}
	async #a(e, t) {
		let { mediaType: n, digest: r, annotations: a = {} } = e, o = `${this.#r.image}#${r}`, s = await this.#n.blob(this.#r.name, e, this.#r.maxBytes - this.#t);
		this.#t += s.byteLength;
		let c = n === u ? i(o, s, a) : s, d = (0, l.createHash)("sha256").update(t ?? "").update(c).digest("hex");
		this.#e.has(d) || (this.#e.add(d), isMessageBundle(c, n) ? this.leaveOut(e, `${n}, a signature`) : this.attestations.push({
			name: o,
			mediaType: n,
			json: c,
			...t === void 0 ? {} : { platform: t }
		}));
	}
};
async function readImageAttestations(n, { env: r, signal: i = new AbortController().signal, maxBytes: l = 536870912 }) {
	let u = s(n), d = new c({
		env: r,
		signal: i
	});
	try {
		let { digest: r, mediaType: i, ...s } = await d.imageManifest(u), c = o(u, r), f = new Collection(d, {
			name: u,
			image: c,
			digest: r,
			maxBytes: l
		});
		await f.addReferrers(await d.referrers(u, r) ?? []);
		let p = await d.manifest(u, a(r));
		if (p !== void 0) {
			let { manifests: t } = p.manifest;
			if (t === void 0) throw new e(`${c}: the tag ${a(r)} is not an index of referrers`, { code: "response_invalid" });
			await f.addReferrers(t);
		}
		let m = await d.manifest(u, `${a(r)}.att`);
		m !== void 0 && await f.addLayers(m), await f.addBuildKit(s.manifest);
		let { attestations: h, leftOut: g } = f;
		if (h.length === 0) {
			let e = g.length === 0 ? "" : `; what refers to it is something else: ${g[0] ?? ""}`;
			throw new t(`${c} has no attestation${e}`, { code: "attestation_missing" });
		}
		return {
			address: n,
			image: c,
			digest: r,
			mediaType: i,
			attestations: h,
			leftOut: g
		};
	} finally {
		await d.close();
	}
}
export { readImageAttestations };
