import { $c as e, el as t, qc as n } from "./shared.js";
import { r } from "./cosign-attestation.js";
import { n as i, o as a, r as o } from "./image-name.js";
import { t as s } from "./registry-client.js";
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
	async addReferrers(t) {
		for (let n of t) {
			let { artifactType: t = "", digest: r } = n;
			if (!f.has(t) && !isAttestationArtifact(t)) {
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
		let r = t.filter(({ annotations: e }) => e?.[p] === void 0);
		for (let i of t) {
			let { annotations: t = {}, digest: a } = i;
			if (t[p] !== "attestation-manifest") continue;
			let o = t["vnd.docker.reference.digest"];
			if (o === void 0 || !r.some((e) => e.digest === o)) {
				let e = `${this.#r.image}#${a}`;
				throw new n(`${e}: BuildKit's attestations are about no image of the index`, {
					code: "document_invalid",
					document: e
				});
			}
			let s = await this.#n.manifest(this.#r.name, a);
			if (s === void 0) throw new e(`${this.#r.image}: the registry does not have ${a} of its index`, { code: "response_invalid" });
			await this.addLayers(s, o);
		}
	}
	async addLayers({ manifest: e, digest: t }, r) {
		let { layers: i = [] } = e;
		if (i.filter(({ mediaType: e }) => isAttestationType(e)).length === 0) {
			let e = `${this.#r.image}#${t}`;
			throw new n(`${e}: it is an attestation by its type, and has no layer with one`, {
				code: "document_invalid",
				document: e
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
async function readImageAttestations(n, { env: r, signal: c = new AbortController().signal, maxBytes: l = 536870912 }) {
	let u = a(n), d = new s({
		env: r,
		signal: c
	});
	try {
		let r = await d.manifest(u);
		if (r === void 0) throw new e(`${o(u)}: the registry does not have this image`, { code: "not_found" });
		let { digest: a, mediaType: s } = r, c = o(u, a), f = new Collection(d, {
			name: u,
			image: c,
			digest: a,
			maxBytes: l
		});
		await f.addReferrers(await d.referrers(u, a) ?? []);
		let p = await d.manifest(u, i(a));
		if (p !== void 0) {
			let { manifests: t } = p.manifest;
			if (t === void 0) throw new e(`${c}: the tag ${i(a)} is not an index of referrers`, { code: "response_invalid" });
			await f.addReferrers(t);
		}
		let m = await d.manifest(u, `${i(a)}.att`);
		m !== void 0 && await f.addLayers(m), await f.addBuildKit(r.manifest);
		let { attestations: h, leftOut: g } = f;
		if (h.length === 0) {
			let e = g.length === 0 ? "" : `; what refers to it is something else: ${g[0] ?? ""}`;
			throw new t(`${c} has no attestation${e}`, { code: "attestation_missing" });
		}
		return {
			address: n,
			image: c,
			digest: a,
			mediaType: s,
			attestations: h,
			leftOut: g
		};
	} finally {
		await d.close();
	}
}
export { readImageAttestations };
