import { ConfigurationError as e, IMAGE_SCHEME as t, VerificationError as n, append as r, errorOutcome as i, getMember as a, message as o, option as s, readArtifact as c, shownSource as l } from "./evaluation.js";
import { MAX_LAYER_BYTES as u } from "./layer-limits.js";
import { readCosignSignature as d } from "./cosign-attestation.js";
import { verifyCosignSignature as f, verifyEach as p } from "./verify-each.js";
import { describeCertificate as m } from "./certificate-metadata.js";
import { factsToJson as h, matchSubjects as g } from "./shared.js";
// src/gate/inputs/whole-image.ts
const _ = "Unnamed";
function requireOfImage(t, n, r, [i, ...a]) {
	if (n !== void 0 && !r && i !== void 0 && a.length === 0) return {
		verifier: n,
		policySpec: i
	};
	let c = r ? "a recording does not have the configuration of an image" : n === void 0 ? o`policies of Conforma judge verified attestations alone: give ${s("keys")} or ${s("trustedRoot")}` : "its input has the policy configuration, so there must be one alone; judge it by each in a run of its own";
	throw new e(o`${l(t)}: ${c}`, { code: "config_invalid" });
}
function textOf(e) {
	return typeof e == "string" ? e : "";
}
function toPem(e) {
	return [
		"-----BEGIN CERTIFICATE-----",
		...Buffer.from(e, "base64").toString("base64").match(/.{1,64}/g) ?? [],
		"-----END CERTIFICATE-----",
		""
	].join("\n");
}
function toSignatures(e, t, { signer: r, keyIds: i = [] }) {
	let c = a(t, "verificationMaterial"), l = a(a(c, "x509CertificateChain"), "certificates"), u = Array.isArray(l) ? l[0] : a(c, "certificate"), d = r === "key" ? "" : textOf(a(u, "rawBytes")), f = d === "" ? "" : toPem(d), p = a(a(t, "dsseEnvelope") ?? t, "signatures"), m = Array.isArray(p) ? p : [];
	if (r === "key" && m.length > i.length) throw new n(o`${e} has ${m.length} signatures, and policies see all of them, but ${s("keys")} verified only ${i.length}`, { code: "signature_invalid" });
	return m.map((t) => toSignature(e, {
		keyid: textOf(a(t, "keyid")),
		sig: textOf(a(t, "sig"))
	}, f));
}
function toSignature(e, t, n) {
	if (n === "") return t;
	let { keyId: r, pem: i, metadata: a } = m(e, n);
	return {
		keyid: r || t.keyid,
		sig: t.sig,
		certificate: i,
		metadata: a
	};
}
async function toWholeImage({ address: e, image: t, digest: i, attestations: a }, { verifier: o, signal: s, onVerified: l, policySpec: d, part: f }) {
	let p = await c(i, ""), m = [], _ = [];
	for (let { name: e, text: t } of a) {
		let n = Buffer.from(t), { payload: i, statement: a, facts: s } = await o.statement(e, n);
		g(e, a, p);
		let { payloadType: c = "", payloadDigest: u } = s;
		l({
			name: e,
			json: i,
			envelope: {
				type: c,
				digest: u,
				verification: h(s)
			}
		});
		let d = toSignatures(e, JSON.parse(t), s), f = `{"statement":${Buffer.from(i).toString("utf8")},"signatures":${JSON.stringify(d)}}`;
		a.predicateType === "https://sigstore.dev/cosign/sign/v1" ? r(_, d) : m.push(f);
	}
	if (m.length === 0) throw new n(`${t} has signatures, and no attestation`, { code: "attestation_missing" });
	let { readImageConfig: v } = await import("./image-config.js"), y = await v(t, {
		env: process.env,
		signal: s,
		withSignatures: !a.some(({ mediaType: e }) => e.startsWith("application/vnd.dev.sigstore.bundle")),
		maxLayerBytes: u,
		readFiles: (e, t) => readOlmFiles(e, t, s)
	});
	r(_, await verifyLayers(y.signatures, o, i));
	let { ref: b, config: x, parent: S, files: C } = y, { component: w, all: T } = f ?? toComponents(e, y), E = {
		image: {
			ref: b,
			..._.length === 0 ? {} : { signatures: _ },
			config: x,
			parent: S,
			files: C,
			source: {}
		},
		snapshot: {
			application: "",
			components: T,
			artifacts: {}
		},
		component_name: w.name
	}, D = T.filter((e) => e !== w);
	return {
		json: `{"attestations":[${m.join(",")}],${JSON.stringify(E).slice(1, -1)},"policy_spec":${d}}`,
		parts: f === void 0 ? D.map((e) => ({
			component: e,
			all: T
		})) : []
	};
}
function toComponents(e, { ref: n, images: r = [] }) {
	let i = {
		name: _,
		containerImage: e.slice(t.length),
		source: {}
	}, a = n.slice(0, n.indexOf("@")), o = r.map(({ digest: e, architecture: t = "" }, n) => ({
		name: `${_}-${e}-${t === "" ? `noarch-${String(n)}` : t}`,
		containerImage: `${a}@${e}`,
		source: {}
	})), byReference = (e, t) => e.containerImage < t.containerImage ? -1 : Number(e.containerImage > t.containerImage);
	return {
		component: i,
		all: [i, ...o].sort(byReference)
	};
}
async function readOlmFiles(e, t, n = new AbortController().signal) {
	let r = a(e, "operators.operatorframework.io.bundle.manifests.v1");
	if (typeof r != "string") return;
	let { parseFiles: i, readImageFiles: o } = await import("./archive-files.js"), s = await i(await o(t, [r], n), n);
	return Object.keys(s).length === 0 ? void 0 : s;
}
async function verifyLayers(e, t, n) {
	let { verified: r, refusals: a } = await p(e, (e) => i(e) === "fail", async (e) => {
		let { signer: r } = await f(t, e, n), { signature: i, certificate: a } = d(e.annotations);
		return toSignature(e.name, {
			keyid: "",
			sig: i
		}, r === "key" ? "" : a);
	});
	if (e.length > 0 && r.length === 0) throw a.at(-1);
	return r;
}
export { requireOfImage, toWholeImage };
