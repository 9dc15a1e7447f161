import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, VerificationError as n, loadPackage as r, message as i, option as a, readArtifact as o, sha256 as s, toPrintable as c, workingFolder as l } from "./evaluation.js";
import { cannotOpen as u, checkUniqueKeys as d, counted as f, matchSubjects as p, readEnvelope as m, readKeys as h, readStatement as g, verifySignatures as _ } from "./shared.js";
import { readTrustedRootSource as v } from "./trusted-root-source.js";
// src/trust/verify/signer-match.ts
async function toRegexp(e, n, o) {
	let { RE2JS: s } = await r(() => import("./build.js"));
	try {
		let e = s.compile(o);
		return {
			what: n,
			matches: (t) => e.matcher(t).find(),
			wanted: `a match of ${o}`
		};
	} catch (n) {
		throw new t(i`${a(e)} is not a valid regular expression (RE2): ${o}`, {
			code: "config_invalid",
			cause: n
		});
	}
}
async function toMatch(e, t, n, r) {
	return t === void 0 ? r === void 0 ? void 0 : toRegexp(n, e, r) : {
		what: e,
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
function check(e, t, r) {
	if (t !== void 0 && r !== void 0 && t.matches(r)) return;
	let i = r === void 0 ? "is missing" : `is ${c(r)}`;
	throw new n(`${e}: the ${t?.what ?? "signer"} in the certificate ${i}, not ${t?.wanted ?? "given"}`, { code: "signer_untrusted" });
}
// src/trust/verify/document-verifier.ts
var y = /* @__PURE__ */ e({ DocumentVerifier: () => x });
function parseObject(e, t) {
	let n, r;
	try {
		n = new TextDecoder("utf-8", { fatal: !0 }).decode(t), r = JSON.parse(n);
	} catch (t) {
		throw u(e, " is not JSON", t);
	}
	return d(e, "it", n), typeof r == "object" && r ? r : {};
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
	get artifact() {
		return this.#i;
	}
	static async create(e, t) {
		let { keys: r, threshold: i = 1, trustedRoot: a, artifact: s, cwd: c = l() } = e, u = r === void 0 ? void 0 : await h(r, c);
		if (u !== void 0 && u.length < i) throw new n(`${f(i, "distinct key")} must sign, but ${u.length === 1 ? "only 1 was" : `only ${u.length} were`} given`, { code: "key_invalid" });
		let d = a === void 0 ? void 0 : (await import("./sigstore.js").then((e) => e.sigstore_exports)).readTrustedRoot(await v(a, {
			cwd: c,
			signal: t
		})), p = await createSignerCheck(e), m = s === void 0 ? void 0 : await o(s, c);
		return new DocumentVerifier(u, i, d, p, m);
	}
	async about(e) {
		if (this.#i !== void 0) return this;
		let t = await o(e, "");
		return new DocumentVerifier(this.#e, this.#t, this.#n, this.#r, t);
	}
	async statement(e, t, n) {
		return this.#a(e, t, parseObject(e, t), n);
	}
	async #a(e, t, r, i) {
		let missing = (t) => new n(`${e} is not signed: ${t}`, { code: "signature_missing" }), a = m(e, t, () => missing("the envelope has no signatures"));
		if (a === void 0) throw "messageSignature" in r ? u(e, ": the Sigstore bundle signs a message; only one of an envelope has a statement") : missing("it is neither a DSSE envelope nor a Sigstore bundle of one");
		let o = this.#n === void 0 ? await this.#o(e, a, i) : await this.#s(e, a, this.#n), { payloadType: c, payload: l } = o, d = g(e, c, l), f = this.#i === void 0 ? void 0 : p(e, d, this.#i);
		return {
			kind: "statement",
			statement: d,
			payload: l,
			facts: {
				...o.facts,
				documentDigest: s(t),
				payloadType: c,
				payloadDigest: s(l),
				predicateType: d.predicateType,
				...f === void 0 ? {} : { subjects: f }
			}
		};
	}
	async verify(e, t, r) {
		let i = parseObject(e, t);
		if (!("messageSignature" in i) || "dsseEnvelope" in i) return this.#a(e, t, i, r);
		let a = Object.keys(i).filter((e) => !b.includes(e));
		if (a.length > 0) throw u(e, `: the Sigstore bundle has other members (${a.map((e) => JSON.stringify(e)).join(", ")})`);
		if (this.#n === void 0) throw new n(`${e}: a Sigstore bundle of a message needs a trusted root`, { code: "signature_invalid" });
		let o = await this.#i?.read?.();
		if (o === void 0) throw new n(`${e}: the Sigstore bundle signs the artifact itself, so the artifact's content must be given, not its digest`, { code: "subject_mismatch" });
		let { facts: c } = await this.#c(e, i, this.#n, o);
		return {
			kind: "message",
			facts: {
				...c,
				documentDigest: s(t),
				payloadDigest: s(o)
			}
		};
	}
	async message(e, t, r, i) {
		if (this.#n !== void 0) {
			let n = parseObject(e, i());
			return (await this.#c(e, n, this.#n, t)).facts;
		}
		let a = this.#e ?? [], o = a.filter((e) => e.verify(t, r));
		if (o.length >= this.#t) return {
			signer: "key",
			keyIds: o.map(({ id: e }) => e)
		};
		throw new n(`${e}: valid signatures by ${o.length} of ${f(a.length, "key")}, ${this.#t} required`, { code: "signature_invalid" });
	}
	async #o(e, { payloadType: t, payload: n, signatures: r, bundle: i }, a) {
		if (i !== void 0 && r.length !== 1) throw u(e, ": a Sigstore bundle must have exactly one signature");
		return {
			payloadType: t,
			payload: n,
			facts: {
				signer: "key",
				keyIds: (await _(e, {
					payloadType: t,
					payload: n,
					signatures: r
				}, this.#e ?? [], this.#t, a)).map(({ id: e }) => e)
			}
		};
	}
	async #s(e, { bundle: t }, r) {
		if (t === void 0) throw new n(`${e}: it is an envelope without verification material; a trusted root needs a Sigstore bundle`, { code: "certificate_invalid" });
		let { envelope: i, facts: a } = await this.#c(e, t, r);
		if (i === void 0) throw u(e, ": the Sigstore bundle has no envelope");
		return {
			...i,
			facts: a
		};
	}
	async #c(e, t, r, i) {
		if (this.#t > 1) throw new n(`${e}: a Sigstore bundle has one signature, but ${this.#t} keys must sign`, { code: "signature_invalid" });
		let { openBundle: a, readBundle: o } = await import("./sigstore.js").then((e) => e.sigstore_exports), s = a(e, o(e, t), {
			root: r,
			...this.#e === void 0 ? {} : { keys: this.#e },
			...i === void 0 ? {} : { message: i }
		}), { identity: c, issuer: l } = s.facts;
		if (c !== void 0) this.#r(e, c, l);
		else if (this.#e === void 0) throw new n(`${e}: the certificate names nobody`, { code: "signer_untrusted" });
		return s;
	}
};
export { x as DocumentVerifier, y as document_verifier_exports };
