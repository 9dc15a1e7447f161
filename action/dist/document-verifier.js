import { __exportAll as e } from "./rolldown-runtime.js";
import { VerificationError as t, counted as n, invalidConfig as r, loadPackage as i, message as a, missingSignature as o, nextPart as s, option as c, readArtifact as l, readWithinTime as u, sha256 as d, toPrintable as f, workingFolder as p } from "./evaluation.js";
import { cannotOpen as m, checkUniqueKeys as h, matchSubjects as g, readEnvelope as _, readKeys as v, readStatement as y, verifySignatures as b } from "./shared.js";
import { readTrustedRootSource as x } from "./trusted-root-source.js";
// src/trust/verify/signer-match.ts
async function toRegexp(e, t, n) {
	let { RE2JS: o } = await i(() => import("./build.js"));
	try {
		let e = o.compile(n);
		return {
			subject: t,
			matches: (t) => e.matcher(t).find(),
			wanted: `a match of ${n}`
		};
	} catch (t) {
		throw r(a`${c(e)} is not a valid regular expression (RE2): ${n}`, t);
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
	let i = r === void 0 ? "is missing" : `is ${f(r)}`;
	throw new t(`${e}: the ${n?.subject ?? "signer"} in the certificate ${i}, not ${n?.wanted ?? "given"}`, { code: "signer_untrusted" });
}
// src/trust/verify/document-verifier.ts
var S = /* @__PURE__ */ e({ DocumentVerifier: () => w });
function within(e, t, n) {
	return u(`verifying ${e}`, t.length, {}, n);
}
function parseObject(e, t) {
	let n, r;
	try {
		n = new TextDecoder("utf-8", { fatal: !0 }).decode(t), r = JSON.parse(n);
	} catch (t) {
		throw m(e, " is not JSON", t);
	}
	return h(e, n), typeof r == "object" && r ? r : {};
}
const C = [
	"mediaType",
	"verificationMaterial",
	"messageSignature"
];
var w = class DocumentVerifier {
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
		let { keys: i, threshold: a = 1, trustedRoot: o, artifact: s, cwd: c = p() } = e, u = i === void 0 ? void 0 : await v(i, c);
		if (u !== void 0 && u.length < a) throw new t(`${n(a, "distinct key")} must sign, but ${u.length === 1 ? "only 1 was" : `only ${u.length} were`} given`, { code: "key_invalid" });
		let d = o === void 0 ? void 0 : (await import("./sigstore.js").then((e) => e.sigstore_exports)).readTrustedRoot(await x(o, {
			cwd: c,
			signal: r
		})), f = await createSignerCheck(e), m = s === void 0 ? void 0 : await l(s, c);
		return new DocumentVerifier(u, a, d, f, m);
	}
	async about(e) {
		if (this.#i !== void 0) return this;
		let t = await l(e, "");
		return new DocumentVerifier(this.#e, this.#t, this.#n, this.#r, t);
	}
	async statement(e, t) {
		return this.#a(e, t, await within(e, t, () => parseObject(e, t)));
	}
	async #a(e, t, n) {
		let missing = (t) => o(a`${e} is not signed: ${t}; with ${c(this.#n === void 0 ? "keys" : "trustedRoot")} every input must be signed`), r = await within(e, t, () => _(e, t, () => missing("the envelope has no signatures")));
		if (r === void 0) throw "messageSignature" in n ? m(e, ": the Sigstore bundle signs a message; only one of an envelope has a statement") : missing("it is neither a DSSE envelope nor a Sigstore bundle of one");
		let i = this.#n === void 0 ? await this.#o(e, r) : await this.#s(e, r, this.#n), { payloadType: l, payload: u } = i, f = this.#i, { statement: p, subjects: h } = await within(e, u, () => {
			let t = y(e, l, u);
			return {
				statement: t,
				subjects: f && g(e, t, f)
			};
		});
		return await s(), {
			kind: "statement",
			statement: p,
			payload: u,
			facts: {
				...i.facts,
				documentDigest: d(t),
				payloadType: l,
				payloadDigest: d(u),
				predicateType: p.predicateType,
				...h === void 0 ? {} : { subjects: h }
			}
		};
	}
	async verify(e, n) {
		let r = await within(e, n, () => parseObject(e, n));
		if (!("messageSignature" in r) || "dsseEnvelope" in r) return this.#a(e, n, r);
		let i = Object.keys(r).filter((e) => !C.includes(e));
		if (i.length > 0) throw m(e, `: the Sigstore bundle has other members (${i.map((e) => JSON.stringify(e)).join(", ")})`);
		if (this.#n === void 0) throw new t(`${e}: a Sigstore bundle of a message needs a trusted root`, { code: "signature_invalid" });
		let a = await this.#i?.read?.();
		if (a === void 0) throw new t(`${e}: the Sigstore bundle signs the artifact itself, so the artifact itself is required, not its digest`, { code: "subject_mismatch" });
		let { facts: o } = await this.#c(e, r, this.#n, a);
		return {
			kind: "message",
			facts: {
				...o,
				documentDigest: d(n),
				payloadDigest: d(a)
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
		if (i !== void 0 && r.length !== 1) throw m(e, ": a Sigstore bundle must have exactly one signature");
		return {
			payloadType: t,
			payload: n,
			facts: {
				signer: "key",
				keyIds: (await b(e, {
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
		if (i === void 0) throw m(e, ": the Sigstore bundle has no envelope");
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
export { w as DocumentVerifier, S as document_verifier_exports };
