import { ConfigurationError as e, VerificationError as t, append as n, errorOutcome as r, getMember as i, message as a, option as o, readArtifact as s, require__builtin_crypto as c, shownSource as l } from "./evaluation.js";
import { MAX_LAYER_BYTES as u } from "./layer-limits.js";
import { readCosignSignature as d } from "./cosign-attestation.js";
import { verifyCosignSignature as f } from "./cosign-signature.js";
import { describeCertificate as p } from "./certificate-metadata.js";
import { factsToJson as m, matchSubjects as h } from "./shared.js";
// src/gate/inputs/whole-image.ts
var g = c();
const _ = "Unnamed";
function requireOfImage(t, n, r, [i, ...s]) {
	if (n !== void 0 && !r && i !== void 0 && s.length === 0) return {
		verifier: n,
		policySpec: i
	};
	let c = r ? "a recording does not have the configuration of an image" : n === void 0 ? a`policies of Conforma judge verified attestations alone: give ${o("keys")} or ${o("trustedRoot")}` : "its input has the policy configuration, so there must be one alone; judge it by each in a run of its own";
	throw new e(a`${l(t)}: ${c}`, { code: "config_invalid" });
}
function textOf(e) {
	return typeof e == "string" ? e : "";
}
function toSignatures(e, n, { signer: r, keyIds: s = [] }) {
	let c = i(n, "verificationMaterial"), l = i(i(c, "x509CertificateChain"), "certificates"), u = Array.isArray(l) ? l[0] : i(c, "certificate"), d = r === "key" ? "" : textOf(i(u, "rawBytes")), f = d === "" ? "" : new g.X509Certificate(Buffer.from(d, "base64")).toString(), p = i(i(n, "dsseEnvelope") ?? n, "signatures"), m = Array.isArray(p) ? p : [];
	if (r === "key" && m.length > s.length) throw new t(a`${e} has ${m.length} signatures, and policies see all of them, but ${o("keys")} verified only ${s.length}`, { code: "signature_invalid" });
	return m.map((t) => toSignature(e, {
		keyid: textOf(i(t, "keyid")),
		sig: textOf(i(t, "sig"))
	}, f));
}
function toSignature(e, t, n) {
	if (n === "") return t;
	let { keyId: r, pem: i, metadata: a } = p(e, n);
	return {
		keyid: r || t.keyid,
		sig: t.sig,
		certificate: i,
		metadata: a
	};
}
async function toWholeImage({ image: e, digest: r, attestations: i }, { verifier: a, signal: o, onVerified: c, policySpec: l, part: d }) {
	let f = await s(r, ""), p = [], g = [];
	for (let { name: e, text: t } of i) {
		let r = Buffer.from(t), { payload: i, statement: o, facts: s } = await a.statement(e, r);
		h(e, o, f);
		let { payloadType: l = "", payloadDigest: u } = s;
		c({
			name: e,
			json: i,
			envelope: {
				type: l,
				digest: u,
				verification: m(s)
			}
		});
		let d = toSignatures(e, JSON.parse(t), s), _ = `{"statement":${Buffer.from(i).toString("utf8")},"signatures":${JSON.stringify(d)}}`;
		o.predicateType === "https://sigstore.dev/cosign/sign/v1" ? n(g, d) : p.push(_);
	}
	if (p.length === 0) throw new t(`${e} has signatures, and no attestation`, { code: "attestation_missing" });
	let { readImageConfig: _ } = await import("./image-config.js"), v = await _(e, {
		env: process.env,
		signal: o,
		withSignatures: !i.some(({ mediaType: e }) => e.startsWith("application/vnd.dev.sigstore.bundle")),
		maxLayerBytes: u,
		readFiles: (e, t) => readOlmFiles(e, t, o)
	});
	n(g, await verifyLayers(v.signatures, a, r));
	let { ref: y, config: b, parent: x, files: S } = v, { component: C, all: w } = d ?? toComponents(v), T = {
		image: {
			ref: y,
			...g.length === 0 ? {} : { signatures: g },
			config: b,
			parent: x,
			files: S,
			source: {}
		},
		snapshot: {
			application: "",
			components: w,
			artifacts: {}
		},
		component_name: C.name
	}, E = w.filter(({ containerImage: e }) => v.images !== void 0 && e !== y);
	return {
		json: `{"attestations":[${p.join(",")}],${JSON.stringify(T).slice(1, -1)},"policy_spec":${l}}`,
		parts: d === void 0 ? E.map((e) => ({
			component: e,
			all: w
		})) : []
	};
}
function toComponents({ ref: e, images: t = [] }) {
	let n = {
		name: _,
		containerImage: e,
		source: {}
	}, r = e.slice(0, e.indexOf("@")), i = t.map(({ digest: e, architecture: t = "" }, n) => ({
		name: `${_}-${e}-${t === "" ? `noarch-${String(n)}` : t}`,
		containerImage: `${r}@${e}`,
		source: {}
	})), byReference = (e, t) => e.containerImage < t.containerImage ? -1 : Number(e.containerImage > t.containerImage);
	return {
		component: n,
		all: [n, ...i].sort(byReference)
	};
}
async function readOlmFiles(e, t, n = new AbortController().signal) {
	let r = i(e, "operators.operatorframework.io.bundle.manifests.v1");
	if (typeof r != "string") return;
	let { parseFiles: a, readImageFiles: o } = await import("./archive-files.js"), s = await a(await o(t, [r], n), n);
	return Object.keys(s).length === 0 ? void 0 : s;
}
async function verifyLayers(e, t, n) {
	let i = [], a;
	for (let o of e) try {
		let { signer: e } = await f(t, o, n), { signature: r, certificate: a } = d(o.annotations);
		i.push(toSignature(o.name, {
			keyid: "",
			sig: r
		}, e === "key" ? "" : a));
	} catch (e) {
		if (r(e) !== "fail") throw e;
		a = e;
	}
	if (e.length > 0 && i.length === 0) throw a;
	return i;
}
export { requireOfImage, toWholeImage };
