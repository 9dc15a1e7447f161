import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, VerificationError as n, cannotOpen as r, checkUniqueKeys as i, loadPackage as a, many as o, matchSubjects as s, message as c, option as l, readArtifact as u, readEnvelope as d, readKeys as f, readStatement as p, sha256 as m, toPrintable as h, verifySignatures as g, workingFolder as _ } from "./shared.js";
import { readTrustedRootSource as v } from "./trusted-root-source.js";
// src/trust/verify/signer-match.ts
async function toRegexp(e, n, r) {
	let { RE2JS: i } = await a(() => import("./build.js"));
	try {
		let e = i.compile(r);
		return {
			what: n,
			matches: (t) => e.matcher(t).find(),
			wanted: `a match of ${r}`
		};
	} catch (n) {
		throw new t(c`${l(e)} is not a valid regular expression (RE2): ${r}`, {
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
	let i = r === void 0 ? "is missing" : `is ${h(r)}`;
	throw new n(`${e}: the ${t?.what ?? "signer"} in the certificate ${i}, not ${t?.wanted ?? "given"}`, { code: "signer_untrusted" });
}
// src/trust/verify/document-verifier.ts
var y = /* @__PURE__ */ e({ DocumentVerifier: () => x });
function parseObject(e, t) {
	let n, a;
	try {
		n = new TextDecoder("utf-8", { fatal: !0 }).decode(t), a = JSON.parse(n);
	} catch (t) {
		throw r(e, " is not JSON", t);
	}
	return i(e, "it", n), typeof a == "object" && a ? a : {};
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
		let { keys: r, threshold: i = 1, trustedRoot: a, artifact: s, cwd: c = _() } = e, l = r === void 0 ? void 0 : await f(r, c);
		if (l !== void 0 && l.length < i) throw new n(`${o(i, "distinct key")} must sign, but ${l.length === 1 ? "only 1 was" : `only ${l.length} were`} given`, { code: "key_invalid" });
		let d = a === void 0 ? void 0 : (await import("./sigstore.js").then((e) => e.sigstore_exports)).readTrustedRoot(await v(a, {
			cwd: c,
			signal: t
		})), p = await createSignerCheck(e), m = s === void 0 ? void 0 : await u(s, c);
		return new DocumentVerifier(l, i, d, p, m);
	}
	async about(e) {
		if (this.#i !== void 0) return this;
		let t = await u(e, "");
		return new DocumentVerifier(this.#e, this.#t, this.#n, this.#r, t);
	}
	async statement(e, t) {
		return this.#a(e, t, parseObject(e, t));
	}
	async #a(e, t, i) {
		let missing = (t) => new n(`${e} is not signed: ${t}`, { code: "signature_missing" }), a = d(e, t, () => missing("the envelope has no signatures"));
		if (a === void 0) throw "messageSignature" in i ? r(e, ": the Sigstore bundle signs a message; only one of an envelope has a statement") : missing("it is neither a DSSE envelope nor a Sigstore bundle of one");
		let o = this.#n === void 0 ? this.#o(e, a) : await this.#s(e, a, this.#n), { payloadType: c, payload: l } = o, u = p(e, c, l), f = this.#i === void 0 ? void 0 : s(e, u, this.#i);
		return {
			kind: "statement",
			statement: u,
			payload: l,
			facts: {
				...o.facts,
				documentDigest: m(t),
				payloadType: c,
				payloadDigest: m(l),
				predicateType: u.predicateType,
				...f === void 0 ? {} : { subjects: f }
			}
		};
	}
	async verify(e, t) {
		let i = parseObject(e, t);
		if (!("messageSignature" in i) || "dsseEnvelope" in i) return this.#a(e, t, i);
		let a = Object.keys(i).filter((e) => !b.includes(e));
		if (a.length > 0) throw r(e, `: the Sigstore bundle has other members (${a.map((e) => JSON.stringify(e)).join(", ")})`);
		if (this.#n === void 0) throw new n(`${e}: a Sigstore bundle of a message needs a trusted root`, { code: "signature_invalid" });
		let o = await this.#i?.read?.();
		if (o === void 0) throw new n(`${e}: the Sigstore bundle signs the artifact itself, so the artifact's content must be given, not its digest`, { code: "subject_mismatch" });
		let { facts: s } = await this.#c(e, i, this.#n, o);
		return {
			kind: "message",
			facts: {
				...s,
				documentDigest: m(t),
				payloadDigest: m(o)
			}
		};
	}
	#o(e, { payloadType: t, payload: n, signatures: i, bundle: a }) {
		if (a !== void 0 && i.length !== 1) throw r(e, ": a Sigstore bundle must have exactly one signature");
		return {
			payloadType: t,
			payload: n,
			facts: {
				signer: "key",
				keyIds: g(e, {
					payloadType: t,
					payload: n,
					signatures: i
				}, this.#e ?? [], this.#t).map(({ id: e }) => e)
			}
		};
	}
	async #s(e, { bundle: t }, i) {
		if (t === void 0) throw new n(`${e}: it is an envelope without verification material; a trusted root needs a Sigstore bundle`, { code: "certificate_invalid" });
		let { envelope: a, facts: o } = await this.#c(e, t, i);
		if (a === void 0) throw r(e, ": the Sigstore bundle has no envelope");
		return {
			...a,
			facts: o
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
