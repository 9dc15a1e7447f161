import { DocumentError as e, ServiceError as t, VerificationError as n } from "./shared.js";
import { toSigstoreBundle as r } from "./cosign-attestation.js";
import { fallbackTag as i, getAddress as a, parseImageName as o } from "./image-name.js";
import { RegistryClient as s } from "./registry-client.js";
import { createHash as c } from "node:crypto";
// src/trust/registry/image-attestations.ts
const l = "application/vnd.dsse.envelope.v1+json", u = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v\d+\.\d+)?\+json(?:;version=[\d.]+)?$/, d = /^application\/vnd\.in-toto(?:\.[a-z0-9.-]+)?\+(?:json|dsse)$/;
function isAttestationType(e) {
	return e === l || u.test(e) || d.test(e);
}
function isAttestationArtifact(e) {
	return isAttestationType(e) || e === "application/vnd.dev.cosign.artifact.att.v1+json";
}
const f = /* @__PURE__ */ new Set([
	"",
	"application/vnd.oci.empty.v1+json",
	"application/vnd.oci.image.config.v1+json",
	"application/vnd.docker.container.image.v1+json"
]), p = "vnd.docker.reference.type";
function isMessageBundle(e, t) {
	if (!u.test(t)) return !1;
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
	async addReferrers(e) {
		for (let n of e) {
			let { artifactType: e = "", digest: r } = n;
			if (!f.has(e) && !isAttestationArtifact(e)) {
				this.leaveOut(n, e);
				continue;
			}
			if (this.#e.has(r)) continue;
			this.#e.add(r);
			let i = await this.#n.manifest(this.#r.name, r);
			if (i === void 0) throw new t(`${this.#r.image}: the registry lists the referrer ${r} and does not have it`, { code: "response_invalid" });
			await this.#i(i);
		}
	}
	async #i(e) {
		let { artifactType: n, config: r, subject: i } = e.manifest, a = n ?? r?.mediaType ?? e.mediaType;
		if (!isAttestationArtifact(a)) this.leaveOut(e, a);
		else {
			if (i?.digest !== this.#r.digest) throw new t(`${this.#r.image}: the registry lists ${e.digest} as a referrer, whose subject is something else`, { code: "response_invalid" });
			await this.addLayers(e);
		}
	}
	async addBuildKit({ manifests: n = [] }) {
		let r = n.filter(({ annotations: e }) => e?.[p] === void 0);
		for (let i of n) {
			let { annotations: n = {}, digest: a } = i;
			if (n[p] !== "attestation-manifest") continue;
			let o = n["vnd.docker.reference.digest"];
			if (o === void 0 || !r.some((e) => e.digest === o)) {
				let t = `${this.#r.image}#${a}`;
				throw new e(`${t}: BuildKit's attestations are about no image of the index`, {
					code: "document_invalid",
					document: t
				});
			}
			let s = await this.#n.manifest(this.#r.name, a);
			if (s === void 0) throw new t(`${this.#r.image}: the registry does not have ${a} of its index`, { code: "response_invalid" });
			await this.addLayers(s, o);
		}
	}
	async addLayers({ manifest: t, digest: n }, r) {
		let { layers: i = [] } = t;
		if (i.filter(({ mediaType: e }) => isAttestationType(e)).length === 0) {
			let t = `${this.#r.image}#${n}`;
			throw new e(`${t}: it is an attestation by its type, and has no layer with one`, {
				code: "document_invalid",
				document: t
			});
		}
		for (let e of i) isAttestationType(e.mediaType) ? await this.#a(e, r) : this.leaveOut(e, e.mediaType);
	}
	async #a(e, t) {
		let { mediaType: n, digest: i, annotations: a = {} } = e, o = `${this.#r.image}#${i}`, s = await this.#n.blob(this.#r.name, e, this.#r.maxBytes - this.#t);
		this.#t += s.byteLength;
		let u = n === l ? r(o, s, a) : s, d = c("sha256").update(t ?? "").update(u).digest("hex");
		this.#e.has(d) || (this.#e.add(d), isMessageBundle(u, n) ? this.leaveOut(e, `${n}, a signature`) : this.attestations.push({
			name: o,
			mediaType: n,
			json: u,
			...t === void 0 ? {} : { platform: t }
		}));
	}
};
async function readImageAttestations(e, { env: r, signal: c = new AbortController().signal, maxBytes: l = 536870912 }) {
	let u = o(e), d = new s({
		env: r,
		signal: c
	});
	try {
		let { digest: r, mediaType: o, ...s } = await d.imageManifest(u), c = a(u, r), f = new Collection(d, {
			name: u,
			image: c,
			digest: r,
			maxBytes: l
		});
		await f.addReferrers(await d.referrers(u, r) ?? []);
		let p = await d.manifest(u, i(r));
		if (p !== void 0) {
			let { manifests: e } = p.manifest;
			if (e === void 0) throw new t(`${c}: the tag ${i(r)} is not an index of referrers`, { code: "response_invalid" });
			await f.addReferrers(e);
		}
		let m = await d.manifest(u, `${i(r)}.att`);
		m !== void 0 && await f.addLayers(m), await f.addBuildKit(s.manifest);
		let { attestations: h, leftOut: g } = f;
		if (h.length === 0) {
			let e = g.length === 0 ? "" : `; what refers to it is something else: ${g[0] ?? ""}`;
			throw new n(`${c} has no attestation${e}`, { code: "attestation_missing" });
		}
		return {
			address: e,
			image: c,
			digest: r,
			mediaType: o,
			attestations: h,
			leftOut: g
		};
	} finally {
		await d.close();
	}
}
export { readImageAttestations };
