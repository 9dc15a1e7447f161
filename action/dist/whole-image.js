import { ConfigurationError as e, VerificationError as t, append as n, factsToJson as r, getMember as i, matchSubjects as a, message as o, option as s, readArtifact as c } from "./shared.js";
import { describeCertificate as l } from "./certificate-metadata.js";
import { X509Certificate as u } from "node:crypto";
// src/gate/inputs/whole-image.ts
const d = "operators.operatorframework.io.bundle.manifests.v1", f = "Unnamed";
function textOf(e) {
	return typeof e == "string" ? e : "";
}
function toSignatures(e, n, { signer: r, keyIds: a = [] }) {
	let c = i(n, "verificationMaterial"), d = i(i(c, "x509CertificateChain"), "certificates"), f = Array.isArray(d) ? d[0] : i(c, "certificate"), p = r === "key" ? "" : textOf(i(f, "rawBytes")), m = p === "" ? void 0 : l(e, new u(Buffer.from(p, "base64")).toString()), h = i(i(n, "dsseEnvelope") ?? n, "signatures"), g = Array.isArray(h) ? h : [];
	if (r === "key" && g.length > a.length) throw new t(o`${e} has ${g.length} signatures, and policies see all of them, but ${s("keys")} verified only ${a.length}`, { code: "signature_invalid" });
	return g.map((e) => ({
		keyid: m?.keyId || textOf(i(e, "keyid")),
		sig: textOf(i(e, "sig")),
		...m === void 0 ? {} : {
			certificate: m.pem,
			metadata: m.metadata
		}
	}));
}
async function toWholeImage({ image: o, digest: s, attestations: l }, { verifier: u, signal: p, onVerified: m }) {
	let h = await c(s, ""), g = [], _ = [];
	for (let { name: e, text: t } of l) {
		let i = Buffer.from(t), { payload: o, statement: s, facts: c } = await u.statement(e, i);
		a(e, s, h);
		let { payloadType: l = "", payloadDigest: d } = c;
		m({
			name: e,
			json: o,
			envelope: {
				type: l,
				digest: d,
				verification: r(c)
			}
		});
		let f = toSignatures(e, JSON.parse(t), c), p = `{"statement":${Buffer.from(o).toString("utf8")},"signatures":${JSON.stringify(f)}}`;
		s.predicateType === "https://sigstore.dev/cosign/sign/v1" ? n(_, f) : g.push(p);
	}
	if (g.length === 0) throw new t(`${o} has signatures, and no attestation`, { code: "attestation_missing" });
	let { readImageConfig: v } = await import("./image-config.js"), { ref: y, config: b, parent: x } = await v(o, {
		env: process.env,
		signal: p
	});
	if (i(b.Labels, d) !== void 0) throw new e(`${o}: its label ${d} names files that policies of ec find in their input, which are not read here`, { code: "config_invalid" });
	let S = {
		name: f,
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
		component_name: f
	};
	return `{"attestations":[${g.join(",")}],${JSON.stringify(C).slice(1)}`;
}
export { toWholeImage };
