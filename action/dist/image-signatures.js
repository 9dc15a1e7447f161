import { ServiceError as e, VerificationError as t, errorMessages as n, errorOutcome as r, getMember as i, isRegohostError as a } from "./shared.js";
import { readCosignSignature as o, toMessageBundle as s, toSigstoreBundle as c } from "./cosign-attestation.js";
import { fallbackTag as l, getAddress as u } from "./image-name.js";
import { DocumentVerifier as d } from "./document-verifier.js";
import { X509Certificate as f } from "node:crypto";
// builtins/conforma/image-signatures.ts
const p = 67108864;
var NoSignature = class extends Error {};
const m = ["statement_invalid", "envelope_invalid"];
function isNotProven(e) {
	return r(e) === "fail" || a(e) && m.includes(e.code);
}
async function verifyEach(e, t, r) {
	let i = [], a = [];
	for (let e of t) try {
		i.push(await r(e));
	} catch (e) {
		if (!isNotProven(e)) throw e;
		a.push(n(e).join("; because: "));
	}
	if (i.length === 0) throw new NoSignature(`no matching ${e}: ${a.join("\n ")}`);
	return i;
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
		let t = await this.#s();
		if (t.length > 0) {
			let n = await this.#r(e);
			return verifyEach("attestations", t, async ({ name: e, bytes: t }) => (await n.statement(e, t), {
				signature: "",
				keyId: "",
				chain: []
			}));
		}
		let n = await this.#o("sig");
		if (n.length === 0) throw new NoSignature("no signatures found");
		return verifyEach("signatures", n, (t) => this.#i(t, e));
	}
	async attestations(e) {
		let t = await this.#s(), n = t.length > 0 ? t : await this.#o("att"), r = await this.#r(e);
		return verifyEach("attestations", n, async ({ name: n, bytes: i, annotations: a }) => {
			let o = t.length > 0 ? i : c(n, i, a), { payload: s } = await r.statement(n, o), l = toImageSignature(n, a, e);
			return {
				statement: JSON.parse(Buffer.from(s).toString("utf8")),
				signatures: readEnvelopeSignatures(i).map(({ signature: e, keyId: t }) => ({
					...l,
					signature: l.signature || e,
					keyId: t
				}))
			};
		});
	}
	#r({ options: e }) {
		return d.create({
			...e,
			artifact: this.#e.digest
		});
	}
	async #i(e, n) {
		let { name: r, bytes: i, annotations: a } = e, { options: o, key: c } = n, l = toImageSignature(r, a, n);
		if (l.signature === "") throw new t(`${r}: the layer has no signature`, { code: "signature_missing" });
		if (c === void 0) await (await d.create({
			...o,
			artifact: i
		})).verify(r, s(r, i, a));
		else if (!c.verify(i, Buffer.from(l.signature, "base64"))) throw new t(`${r}: the signature is not one of the key`, { code: "signature_invalid" });
		return this.#a(r, i), l;
	}
	#a(e, n) {
		let r;
		try {
			r = JSON.parse(Buffer.from(n).toString("utf8"));
		} catch (n) {
			throw new t(`${e}: the signed message is not JSON`, {
				code: "statement_invalid",
				cause: n
			});
		}
		let a = i(i(r, "critical"), "image");
		if (i(a, "docker-manifest-digest") !== this.#e.digest) throw new t(`${e}: the signed message is about another image`, { code: "subject_mismatch" });
	}
	async #o(e) {
		let { registry: t, repository: n, digest: r } = this.#e, i = `${l(r)}.${e}`, a = await this.#t.manifest({
			registry: t,
			repository: n,
			tag: i
		}, this.#n);
		return this.#l(a?.manifest.layers ?? []);
	}
	async #s() {
		let e = (await this.#t.referrers(this.#e, this.#n)).filter(({ artifactType: e }) => g.test(e ?? "") || e?.startsWith("application/vnd.dev.sigstore.bundle") === !0), t = await Promise.all(e.map((e) => this.#c(e)));
		return this.#l(t.flat());
	}
	async #c({ digest: t }) {
		let { registry: n, repository: r } = this.#e, i = await this.#t.manifest({
			registry: n,
			repository: r,
			digest: t
		}, this.#n);
		if (i === void 0) throw new e(`${u(this.#e)}: the registry lists the referrer ${t.slice(0, 80)} and does not have it`, { code: "response_invalid" });
		let { layers: a = [] } = i.manifest;
		return a.length === 1 ? a.filter(({ mediaType: e }) => h.test(e)) : [];
	}
	async #l(t) {
		let n = u(this.#e);
		if (t.reduce((e, t) => e + t.size, 0) > p) throw new e(`${n}: its signatures have more than the limit of ${p} bytes`, { code: "response_too_large" });
		return Promise.all(t.map(async (e) => ({
			name: `${n}#${e.digest}`,
			bytes: await this.#t.layer(this.#e, e, p, this.#n),
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
			chain: (s.match(_) ?? []).map((e) => new f(e).toString())
		};
	} catch (n) {
		throw new t(`${e}: the chain of certificates is malformed`, {
			code: "certificate_invalid",
			cause: n
		});
	}
}
function readEnvelopeSignatures(e) {
	let t = JSON.parse(Buffer.from(e).toString("utf8")), n = i(i(t, "dsseEnvelope") ?? t, "signatures"), text = (e) => typeof e == "string" ? e : "";
	return (Array.isArray(n) ? n : []).map((e) => ({
		signature: text(i(e, "sig")),
		keyId: text(i(e, "keyid"))
	}));
}
export { ImageSignatures, NoSignature };
