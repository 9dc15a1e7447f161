import { ConfigurationError as e, VerificationError as t, append as n, factsToJson as r, getMember as i, matchSubjects as a, readArtifact as o } from "./shared.js";
import { describeCertificate as s } from "./certificate-metadata.js";
import { X509Certificate as c } from "node:crypto";
// src/gate/inputs/whole-image.ts
const l = "operators.operatorframework.io.bundle.manifests.v1", u = "Unnamed";
function textOf(e) {
	return typeof e == "string" ? e : "";
}
function toSignatures(e, t, n) {
	let r = i(t, "verificationMaterial"), a = i(i(r, "x509CertificateChain"), "certificates"), o = Array.isArray(a) ? a[0] : i(r, "certificate"), l = n === "key" ? "" : textOf(i(o, "rawBytes")), u = l === "" ? void 0 : s(e, new c(Buffer.from(l, "base64")).toString()), d = i(i(t, "dsseEnvelope") ?? t, "signatures");
	return (Array.isArray(d) ? d : []).map((e) => ({
		keyid: u?.keyId || textOf(i(e, "keyid")),
		sig: textOf(i(e, "sig")),
		...u === void 0 ? {} : {
			certificate: u.pem,
			metadata: u.metadata
		}
	}));
}
async function toWholeImage({ image: s, digest: c, attestations: d }, { verifier: f, signal: p, onVerified: m }) {
	let h = await o(c, ""), g = [], _ = [];
	for (let { name: e, text: t } of d) {
		let i = Buffer.from(t), { payload: o, statement: s, facts: c } = await f.statement(e, i);
		a(e, s, h);
		let { payloadType: l = "", payloadDigest: u, signer: d } = c;
		m({
			name: e,
			json: o,
			envelope: {
				type: l,
				digest: u,
				verification: r(c)
			}
		});
		let p = toSignatures(e, JSON.parse(t), d), v = `{"statement":${Buffer.from(o).toString("utf8")},"signatures":${JSON.stringify(p)}}`;
		s.predicateType === "https://sigstore.dev/cosign/sign/v1" ? n(_, p) : g.push(v);
	}
	if (g.length === 0) throw new t(`${s} has signatures, and no attestation`, { code: "attestation_missing" });
	let { readImageConfig: v } = await import("./image-config.js"), { ref: y, config: b, parent: x } = await v(s, {
		env: process.env,
		signal: p
	});
	if (i(b.Labels, l) !== void 0) throw new e(`${s}: its label ${l} names files that policies of ec find in their input, which are not read here`, { code: "config_invalid" });
	let S = {
		name: u,
		containerImage: y,
		source: {}
	}, C = {
		image: {
			ref: y,
			..._.length === 0 ? {} : { signatures: _ },
			config: b,
			...x === void 0 ? {} : { parent: x },
			source: {}
		},
		snapshot: {
			application: "",
			components: [S],
			artifacts: {}
		},
		component_name: u
	};
	return `{"attestations":[${g.join(",")}],${JSON.stringify(C).slice(1)}`;
}
export { toWholeImage };
