import { ServiceError as e, VerificationError as t, errorMessages as n, getMember as r, isNotProven as i, require__builtin_crypto as a } from "./evaluation.js";
import { readCosignSignature as o, toSigstoreBundle as s } from "./cosign-attestation.js";
import { fallbackTag as c, getAddress as l } from "./image-name.js";
import { verifyCosignSignature as u, verifyEach as d } from "./verify-each.js";
import { DocumentVerifier as f } from "./document-verifier.js";
// builtins/conforma/image-signatures.ts
var p = a();
const m = 67108864;
var NoSignature = class extends Error {};
async function verifyAll(e, t, r) {
	let { verified: a, refusals: o } = await d(t, i, r);
	if (a.length > 0) return a;
	throw new NoSignature(`no matching ${e}: ${o.map((e) => n(e).join("; because: ")).join("\n ")}`);
}
const h = /^application\/vnd\.dev\.sigstore\.bundle\.v0\.[3-9]\+json$/, g = /^(?:|application\/vnd\.oci\.empty\.v1\+json|application\/vnd\.(?:oci|docker)\..*(?:config|container\.image)\.v1\+json)$/;
var ImageSignatures = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	async signatures(e) {
		let t = await this.#a(), n = await this.#r(e);
		if (t.length > 0) return verifyAll("attestations", t, async ({ name: e, bytes: t }) => (await n.statement(e, t), {
			signature: "",
			keyId: "",
			chain: []
		}));
		let r = await this.#i("sig");
		if (r.length === 0) throw new NoSignature("no signatures found");
		return verifyAll("signatures", r, async (t) => (await u(n, t, this.#e.digest), toImageSignature(t.name, t.annotations, e)));
	}
	async attestations(e) {
		let t = await this.#a(), n = t.length > 0 ? t : await this.#i("att"), r = await this.#r(e);
		return verifyAll("attestations", n, async ({ name: n, bytes: i, annotations: a }) => {
			let o = t.length > 0 ? i : s(n, i, a), { payload: c } = await r.statement(n, o), l = toImageSignature(n, a, e);
			return {
				statement: JSON.parse(Buffer.from(c).toString("utf8")),
				signatures: readEnvelopeSignatures(i).map(({ signature: e, keyId: t }) => ({
					...l,
					signature: l.signature || e,
					keyId: t
				}))
			};
		});
	}
	#r({ options: e }) {
		return f.create({
			...e,
			artifact: this.#e.digest
		});
	}
	async #i(e) {
		let { registry: t, repository: n, digest: r } = this.#e, i = `${c(r)}.${e}`, a = await this.#t.manifest({
			registry: t,
			repository: n,
			tag: i
		}, this.#n);
		return this.#s(a?.manifest.layers ?? []);
	}
	async #a() {
		let e = (await this.#t.referrers(this.#e, this.#n)).filter(({ artifactType: e }) => g.test(e ?? "") || e?.startsWith("application/vnd.dev.sigstore.bundle") === !0), t = await Promise.all(e.map((e) => this.#o(e)));
		return this.#s(t.flat());
	}
	async #o({ digest: t }) {
		let { registry: n, repository: r } = this.#e, i = await this.#t.manifest({
			registry: n,
			repository: r,
			digest: t
		}, this.#n);
		if (i === void 0) throw new e(`${l(this.#e)}: the registry lists the referrer ${t.slice(0, 80)} and does not have it`, { code: "response_invalid" });
		let { layers: a = [] } = i.manifest;
		return a.length === 1 ? a.filter(({ mediaType: e }) => h.test(e)) : [];
	}
	async #s(t) {
		let n = l(this.#e);
		if (t.reduce((e, t) => e + t.size, 0) > m) throw new e(`${n}: its signatures have more than the limit of ${m} bytes`, { code: "response_too_large" });
		return Promise.all(t.map(async (e) => ({
			name: `${n}#${e.digest}`,
			bytes: await this.#t.layer(this.#e, e, m, this.#n),
			annotations: e.annotations ?? {}
		})));
	}
};
const _ = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function toImageSignature(e, n, { options: { keys: r } }) {
	let { signature: i, certificate: a, chain: s } = o(n);
	if (r !== void 0 || a === "") return {
		signature: i,
		keyId: "",
		chain: []
	};
	try {
		return {
			signature: i,
			keyId: "",
			certificate: a,
			chain: (s.match(_) ?? []).map((e) => new p.X509Certificate(e).toString())
		};
	} catch (n) {
		throw new t(`${e}: the chain of certificates is malformed`, {
			code: "certificate_invalid",
			cause: n
		});
	}
}
function readEnvelopeSignatures(e) {
	let t = JSON.parse(Buffer.from(e).toString("utf8")), n = r(r(t, "dsseEnvelope") ?? t, "signatures"), text = (e) => typeof e == "string" ? e : "";
	return (Array.isArray(n) ? n : []).map((e) => ({
		signature: text(r(e, "sig")),
		keyId: text(r(e, "keyid"))
	}));
}
export { ImageSignatures, NoSignature };
