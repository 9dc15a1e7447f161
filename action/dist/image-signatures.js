import { ServiceError as e, VerificationError as t, errorMessages as n, errorOutcome as r, getMember as i, isRegohostError as a, require__builtin_crypto as o } from "./evaluation.js";
import { readCosignSignature as s, toSigstoreBundle as c } from "./cosign-attestation.js";
import { fallbackTag as l, getAddress as u } from "./image-name.js";
import { verifyCosignSignature as d } from "./cosign-signature.js";
import { DocumentVerifier as f } from "./document-verifier.js";
// builtins/conforma/image-signatures.ts
var p = o();
const m = 67108864;
var NoSignature = class extends Error {};
const h = ["statement_invalid", "envelope_invalid"];
function isNotProven(e) {
	return r(e) === "fail" || a(e) && h.includes(e.code);
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
const g = /^application\/vnd\.dev\.sigstore\.bundle\.v0\.[3-9]\+json$/, _ = /^(?:|application\/vnd\.oci\.empty\.v1\+json|application\/vnd\.(?:oci|docker)\..*(?:config|container\.image)\.v1\+json)$/;
var ImageSignatures = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	async signatures(e) {
		let t = await this.#a(), n = await this.#r(e);
		if (t.length > 0) return verifyEach("attestations", t, async ({ name: e, bytes: t }) => (await n.statement(e, t), {
			signature: "",
			keyId: "",
			chain: []
		}));
		let r = await this.#i("sig");
		if (r.length === 0) throw new NoSignature("no signatures found");
		return verifyEach("signatures", r, async (t) => (await d(n, t, this.#e.digest), toImageSignature(t.name, t.annotations, e)));
	}
	async attestations(e) {
		let t = await this.#a(), n = t.length > 0 ? t : await this.#i("att"), r = await this.#r(e);
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
		return f.create({
			...e,
			artifact: this.#e.digest
		});
	}
	async #i(e) {
		let { registry: t, repository: n, digest: r } = this.#e, i = `${l(r)}.${e}`, a = await this.#t.manifest({
			registry: t,
			repository: n,
			tag: i
		}, this.#n);
		return this.#s(a?.manifest.layers ?? []);
	}
	async #a() {
		let e = (await this.#t.referrers(this.#e, this.#n)).filter(({ artifactType: e }) => _.test(e ?? "") || e?.startsWith("application/vnd.dev.sigstore.bundle") === !0), t = await Promise.all(e.map((e) => this.#o(e)));
		return this.#s(t.flat());
	}
	async #o({ digest: t }) {
		let { registry: n, repository: r } = this.#e, i = await this.#t.manifest({
			registry: n,
			repository: r,
			digest: t
		}, this.#n);
		if (i === void 0) throw new e(`${u(this.#e)}: the registry lists the referrer ${t.slice(0, 80)} and does not have it`, { code: "response_invalid" });
		let { layers: a = [] } = i.manifest;
		return a.length === 1 ? a.filter(({ mediaType: e }) => g.test(e)) : [];
	}
	async #s(t) {
		let n = u(this.#e);
		if (t.reduce((e, t) => e + t.size, 0) > m) throw new e(`${n}: its signatures have more than the limit of ${m} bytes`, { code: "response_too_large" });
		return Promise.all(t.map(async (e) => ({
			name: `${n}#${e.digest}`,
			bytes: await this.#t.layer(this.#e, e, m, this.#n),
			annotations: e.annotations ?? {}
		})));
	}
};
const v = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function toImageSignature(e, n, { options: { keys: r } }) {
	let { signature: i, certificate: a, chain: o } = s(n);
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
			chain: (o.match(v) ?? []).map((e) => new p.X509Certificate(e).toString())
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
