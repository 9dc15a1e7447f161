import { ConfigurationError as e, EvaluationError as t, IMAGE_SCHEME as n, VerificationError as r, append as i, errorOutcome as a, getMember as o, invalidConfig as s, limitReading as c, message as l, missingSignature as u, option as d, readArtifact as f, readDocument as p, shownSource as m } from "./evaluation.js";
import { MAX_LAYER_BYTES as h } from "./layer-limits.js";
import { readCosignSignature as g } from "./cosign-attestation.js";
import { DOCKER_HUB as _, parseImageName as v } from "./image-name.js";
import { verifyCosignSignature as y, verifyEach as b } from "./verify-each.js";
import { describeCertificate as x } from "./certificate-metadata.js";
import { checkDocument as S, factsToJson as C, matchSubjects as w } from "./shared.js";
import { locateProblems as T } from "./locate-problems.js";
import { withDefaultTag as E } from "./image-reference.js";
function toSnapshot(e) {
	return {
		application: "",
		components: [{
			name: "Unnamed",
			containerImage: e.slice(n.length),
			source: {}
		}],
		artifacts: {}
	};
}
function toSchemas(e) {
	let t = e.string(), n = t.optional().transform((e) => e === "" ? void 0 : e), r = e.object({
		url: t,
		revision: n,
		context: n,
		devfileUrl: n,
		dockerfileUrl: n
	}), i = e.object({
		name: t.min(1),
		containerImage: t.min(1).refine((e) => !e.includes("://"), "must have no scheme, such as oci://"),
		source: e.object({ git: r.optional() }).default({})
	}), a = e.object({
		application: t.default(""),
		displayName: n,
		displayDescription: n,
		components: e.array(i).min(1),
		artifacts: e.object({ unstableFields: e.unknown() }).partial().default({})
	});
	return {
		spec: a,
		resource: e.object({ spec: a })
	};
}
async function readSnapshot(e, { cwd: t, ...n }) {
	return c(`reading the snapshot ${e}`, n, async () => {
		let { json: r, locate: i } = await p({
			path: e,
			format: "yaml"
		}, {
			cwd: t,
			uniqueKeys: !0,
			...n
		}), a = JSON.parse(new TextDecoder().decode(r)), { spec: c, resource: l } = toSchemas(await import("./zod.js").then((e) => e.zod_exports)), u = S(o(a, "spec") === void 0 ? c : l, a);
		if (u.problems !== void 0) {
			let t = await T(u.problems, {
				where: e,
				locate: i,
				limits: n
			});
			throw s(`${e} is not a snapshot:\n${t.join("\n")}`);
		}
		let d = "spec" in u.data ? u.data.spec : u.data, f = new Map(d.components.toReversed().map((e) => [e.containerImage, e]));
		return {
			...d,
			components: [...f.values()].reverse()
		};
	});
}
function requireOfImage(e, t, [n, ...r]) {
	if (t !== void 0 && n !== void 0 && r.length === 0) return {
		verifier: t,
		policySpec: n
	};
	let i = t === void 0 ? l`policies of Conforma judge verified attestations alone: give ${d("keys")} or ${d("trustedRoot")}` : "its input has the policy configuration, so there must be one alone; judge it by each in a run of its own";
	throw s(l`${m(e)}: ${i}`);
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
function toSignatures(e, t, { signer: n, keyIds: i = [] }) {
	let a = o(t, "verificationMaterial"), s = o(o(a, "x509CertificateChain"), "certificates"), c = Array.isArray(s) ? s[0] : o(a, "certificate"), u = n === "key" ? "" : textOf(o(c, "rawBytes")), f = u === "" ? "" : toPem(u), p = o(o(t, "dsseEnvelope") ?? t, "signatures"), m = Array.isArray(p) ? p : [];
	if (n === "key" && m.length > i.length) throw new r(l`${e} has ${m.length} signatures, and policies see all of them, but ${d("keys")} verified only ${i.length}`, { code: "signature_invalid" });
	return m.map((t) => toSignature(e, {
		keyid: textOf(o(t, "keyid")),
		sig: textOf(o(t, "sig"))
	}, f));
}
function toSignature(e, t, n) {
	if (n === "") return t;
	let { keyId: r, pem: i, metadata: a } = x(e, n);
	return {
		keyid: r || t.keyid,
		sig: t.sig,
		certificate: i,
		metadata: a
	};
}
async function toWholeImage({ image: e, digest: t, attestations: n, description: a }, o) {
	let { verifier: s, onVerified: c, policySpec: l, skipImageSigCheck: u, component: d, snapshot: p } = o, m = await f(t, ""), h = [], g = [];
	for (let { name: e, text: t } of n) {
		let n = Buffer.from(t), { payload: r, statement: a, facts: o } = await s.statement(e, n);
		w(e, a, m);
		let { payloadType: l = "", payloadDigest: u } = o;
		c({
			name: e,
			json: r,
			envelope: {
				type: l,
				digest: u,
				verification: C(o)
			}
		});
		let d = toSignatures(e, JSON.parse(t), o), f = `{"statement":${Buffer.from(r).toString("utf8")},"signatures":${JSON.stringify(d)}}`;
		a.predicateType === "https://sigstore.dev/cosign/sign/v1" ? i(g, d) : h.push(f);
	}
	if (h.length === 0) throw new r(`${e} has signatures, and no attestation`, { code: "attestation_missing" });
	let _ = !u && !n.some(({ mediaType: e }) => e.startsWith("application/vnd.dev.sigstore.bundle")), v = a === void 0 ? await describe(e, _, o) : await readDescription(e, a);
	_ && i(g, await verifyLayers(e, v.signatures, s, t));
	let { ref: y, config: b, parent: x, files: S } = v, T = {
		image: {
			ref: y,
			...g.length === 0 ? {} : { signatures: g },
			config: b,
			parent: x,
			files: S,
			source: d.source
		},
		snapshot: p,
		component_name: d.name
	};
	return {
		json: `{"attestations":[${h.join(",")}],${JSON.stringify(T).slice(1, -1)},"policy_spec":${l}}`,
		about: toJudgedImage(e, t, d)
	};
}
async function describe(e, n, { signal: r, onDescribed: i, isReplay: a }) {
	if (a) throw new t(`${e}: the recording does not have the configuration of this image, and a replay makes no connection`, { code: "recording_missing" });
	let { readImageConfig: o } = await import("./image-config.js"), s = await o(e, {
		env: process.env,
		signal: r,
		withSignatures: n,
		maxLayerBytes: h,
		readFiles: (e, t) => readOlmFiles(e, t, r)
	}), c = s.signatures.map(({ bytes: e, ...t }) => ({
		...t,
		base64: Buffer.from(e).toString("base64")
	}));
	return i(JSON.stringify({
		...s,
		signatures: c
	})), s;
}
async function readDescription(t, n) {
	let r = await import("./zod.js").then((e) => e.zod_exports), i = {
		ref: r.string(),
		config: r.record(r.string(), r.unknown())
	}, a = r.object({
		name: r.string(),
		base64: r.string(),
		annotations: r.record(r.string(), r.string())
	}), o = r.object({
		...i,
		config: i.config.optional(),
		images: r.array(r.object({
			digest: r.string(),
			architecture: r.string().optional()
		})).optional(),
		parent: r.object(i).optional(),
		files: r.unknown().optional(),
		signatures: r.array(a)
	}), s;
	try {
		s = o.parse(JSON.parse(n));
	} catch {
		throw new e(`${t}: the recording has no valid description of this image`, { code: "recording_invalid" });
	}
	let c = s.signatures.map(({ base64: e, ...t }) => ({
		...t,
		bytes: Buffer.from(e, "base64")
	}));
	return {
		...s,
		signatures: c
	};
}
function getRepository(e) {
	let { registry: t, repository: n } = v(e);
	return `${t === "docker.io" ? `index.${_}` : t}/${n}`;
}
function toJudgedImage(e, t, { name: n }) {
	let r = n.replace(/-sha256:[0-9a-f]{64}-\S+$/, "");
	return {
		names: [getRepository(e), t],
		components: [.../* @__PURE__ */ new Set([n, r])]
	};
}
async function toIndexComponents({ image: e, description: t }, n, { isReplay: r, signal: i }) {
	if (r && t === void 0) return [];
	let { readIndexImages: a } = await import("./image-config.js");
	return (t === void 0 ? await a(e, {
		env: process.env,
		signal: i
	}) : (await readDescription(e, t)).images ?? []).map(({ digest: t, architecture: r = "" }, i) => {
		let a = r === "" ? `noarch-${String(i)}` : r;
		return {
			...n,
			name: `${n.name}-${t}-${a}`,
			containerImage: `${getRepository(e)}@${t}`
		};
	});
}
async function readOlmFiles(e, t, n = new AbortController().signal) {
	let r = o(e, "operators.operatorframework.io.bundle.manifests.v1");
	if (typeof r != "string") return;
	let { parseFiles: i, readImageFiles: a } = await import("./archive-files.js"), s = await i(await a(t, [r], n), n);
	return Object.keys(s).length === 0 ? void 0 : s;
}
async function verifyLayers(e, t, n, r) {
	let { verified: i, refusals: o } = await b(t, (e) => a(e) === "fail", async (e) => {
		let { signer: t } = await y(n, e, r), { signature: i, certificate: a } = g(e.annotations);
		return toSignature(e.name, {
			keyid: "",
			sig: i
		}, t === "key" ? "" : a);
	});
	if (t.length === 0) throw u(l`${e} has neither a Sigstore bundle nor a signature of its own, at cosign's tag .sig; ${d("skipImageSigCheck")} judges its attestations alone`);
	if (i.length === 0) throw o.at(-1);
	return i;
}
export { readSnapshot, requireOfImage, toIndexComponents, toSnapshot, toWholeImage, E as withDefaultTag };
