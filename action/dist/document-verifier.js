import { __exportAll as e } from "./rolldown-runtime.js";
import { VerificationError as t, counted as n, invalidConfig as r, loadPackage as i, message as a, option as o, readArtifact as s, sha256 as c, toPrintable as l, workingFolder as u } from "./evaluation.js";
import { cannotOpen as d, checkUniqueKeys as f, matchSubjects as p, readEnvelope as m, readKeys as h, readStatement as g, verifySignatures as _ } from "./shared.js";
import { readTrustedRootSource as v } from "./trusted-root-source.js";
// src/trust/verify/signer-match.ts
async function toRegexp(e, t, n) {
	let { RE2JS: s } = await i(() => import("./build.js"));
	try {
		let e = s.compile(n);
		return {
			subject: t,
			matches: (t) => e.matcher(t).find(),
			wanted: `a match of ${n}`
		};
	} catch (t) {
		throw r(a`${o(e)} is not a valid regular expression (RE2): ${n}`, t);
	}
}
async function toMatch(e, t, n, r) {
	return t === void 0 ? r === void 0 ? void 0 : toRegexp(n, e, r) : {
		subject: e,
		matches: (e) => e === t,
		wanted: t
	};
}
async function createSignerCheck(e) {
	let t = await toMatch("identity", e.certificateIdentity, "certificateIdentityRegexp", e.certificateIdentityRegexp), n = await toMatch("issuer", e.certificateOidcIssuer, "certificateOidcIssuerRegexp", e.certificateOidcIssuerRegexp);
	return (e, r, i) => {
		check(e, t, r), check(e, n, i);
	};
}
function check(e, n, r) {
	if (n !== void 0 && r !== void 0 && n.matches(r)) return;
	let i = r === void 0 ? "is missing" : `is ${l(r)}`;
	throw new t(`${e}: the ${n?.subject ?? "signer"} in the certificate ${i}, not ${n?.wanted ?? "given"}`, { code: "signer_untrusted" });
}
// src/trust/verify/document-verifier.ts
var y = /* @__PURE__ */ e({ DocumentVerifier: () => x });
function parseObject(e, t) {
	let n, r;
	try {
		n = new TextDecoder("utf-8", { fatal: !0 }).decode(t), r = JSON.parse(n);
	} catch (t) {
		throw d(e, " is not JSON", t);
	}
	return f(e, n), typeof r == "object" && r ? r : {};
}
const b = [
	"mediaType",
	"verificationMaterial",
	"messageSignature"
];
var x = class DocumentVerifier {
	#e;
	#t;
	#n;
	#r;
	#i;
	keyIds;
	constructor(e, t, n, r, i) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r, this.#i = i, this.keyIds = e?.map(({ id: e }) => e) ?? [];
	}
	get keyPems() {
		return this.#e?.map(({ pem: e }) => e) ?? [];
	}
	get artifact() {
		return this.#i;
	}
	static async create(e, r) {
		let { keys: i, threshold: a = 1, trustedRoot: o, artifact: c, cwd: l = u() } = e, d = i === void 0 ? void 0 : await h(i, l);
		if (d !== void 0 && d.length < a) throw new t(`${n(a, "distinct key")} must sign, but ${d.length === 1 ? "only 1 was" : `only ${d.length} were`} given`, { code: "key_invalid" });
		let f = o === void 0 ? void 0 : (await import("./sigstore.js").then((e) => e.sigstore_exports)).readTrustedRoot(await v(o, {
			cwd: l,
			signal: r
		})), p = await createSignerCheck(e), m = c === void 0 ? void 0 : await s(c, l);
		return new DocumentVerifier(d, a, f, p, m);
	}
	async about(e) {
		if (this.#i !== void 0) return this;
		let t = await s(e, "");
		return new DocumentVerifier(this.#e, this.#t, this.#n, this.#r, t);
	}
	async statement(e, t) {
		return this.#a(e, t, parseObject(e, t));
	}
	async #a(e, n, r) {
		let missing = (n) => new t(a`${e} is not signed: ${n}; with ${o(this.#n === void 0 ? "keys" : "trustedRoot")} every input must be signed`, { code: "signature_missing" }), i = m(e, n, () => missing("the envelope has no signatures"));
		if (i === void 0) throw "messageSignature" in r ? d(e, ": the Sigstore bundle signs a message; only one of an envelope has a statement") : missing("it is neither a DSSE envelope nor a Sigstore bundle of one");
		let s = this.#n === void 0 ? await this.#o(e, i) : await this.#s(e, i, this.#n), { payloadType: l, payload: u } = s, f = g(e, l, u), h = this.#i === void 0 ? void 0 : p(e, f, this.#i);
		return {
			kind: "statement",
			statement: f,
			payload: u,
			facts: {
				...s.facts,
				documentDigest: c(n),
				payloadType: l,
				payloadDigest: c(u),
				predicateType: f.predicateType,
				...h === void 0 ? {} : { subjects: h }
			}
		};
	}
	async verify(e, n) {
		let r = parseObject(e, n);
		if (!("messageSignature" in r) || "dsseEnvelope" in r) return this.#a(e, n, r);
		let i = Object.keys(r).filter((e) => !b.includes(e));
		if (i.length > 0) throw d(e, `: the Sigstore bundle has other members (${i.map((e) => JSON.stringify(e)).join(", ")})`);
		if (this.#n === void 0) throw new t(`${e}: a Sigstore bundle of a message needs a trusted root`, { code: "signature_invalid" });
		let a = await this.#i?.read?.();
		if (a === void 0) throw new t(`${e}: the Sigstore bundle signs the artifact itself, so the artifact itself is required, not its digest`, { code: "subject_mismatch" });
		let { facts: o } = await this.#c(e, r, this.#n, a);
		return {
			kind: "message",
			facts: {
				...o,
				documentDigest: c(n),
				payloadDigest: c(a)
			}
		};
	}
	async message(e, r, i, a) {
		if (this.#n !== void 0) {
			let t = parseObject(e, a());
			return (await this.#c(e, t, this.#n, r)).facts;
		}
		let o = this.#e ?? [], s = o.filter((e) => e.verify(r, i));
		if (s.length >= this.#t) return {
			signer: "key",
			keyIds: s.map(({ id: e }) => e)
		};
		throw new t(`${e}: valid signatures by ${s.length} of ${n(o.length, "key")}, ${this.#t} required`, { code: "signature_invalid" });
	}
	async #o(e, { payloadType: t, payload: n, signatures: r, bundle: i }) {
		if (i !== void 0 && r.length !== 1) throw d(e, ": a Sigstore bundle must have exactly one signature");
		return {
			payloadType: t,
			payload: n,
			facts: {
				signer: "key",
				keyIds: (await _(e, {
					payloadType: t,
					payload: n,
					signatures: r
				}, this.#e ?? [], this.#t)).map(({ id: e }) => e)
			}
		};
	}
	async #s(e, { bundle: n }, r) {
		if (n === void 0) throw new t(`${e}: it is an envelope without verification material; a trusted root needs a Sigstore bundle`, { code: "certificate_invalid" });
		let { envelope: i, facts: a } = await this.#c(e, n, r);
		if (i === void 0) throw d(e, ": the Sigstore bundle has no envelope");
		return {
			...i,
			facts: a
		};
	}
	async #c(e, n, r, i) {
		if (this.#t > 1) throw new t(`${e}: a Sigstore bundle has one signature, but ${this.#t} keys must sign`, { code: "signature_invalid" });
		let { openBundle: a, readBundle: o } = await import("./sigstore.js").then((e) => e.sigstore_exports), s = a(e, o(e, n), {
			root: r,
			...this.#e === void 0 ? {} : { keys: this.#e },
			...i === void 0 ? {} : { message: i }
		}), { identity: c, issuer: l } = s.facts;
		if (c !== void 0) this.#r(e, c, l);
		else if (this.#e === void 0) throw new t(`${e}: the certificate names nobody`, { code: "signer_untrusted" });
		return s;
	}
};
export { x as DocumentVerifier, y as document_verifier_exports };
