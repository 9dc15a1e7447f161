import { r as e } from "./rolldown-runtime.js";
import { Ba as t, Ha as n, Ka as r, Kc as i, Kr as a, Oa as o, Pa as s, Ua as c, Va as l, Xa as u, cc as d, cl as f, dc as p, el as m, ja as h, ka as g, ll as _ } from "./shared.js";
import { n as v } from "./trusted-root-source.js";
// src/trust/verify/signer-match.ts
async function toRegexp(e, t, n) {
	let { RE2JS: r } = await p(() => import("./build.js"));
	try {
		let e = r.compile(n);
		return {
			what: t,
			matches: (t) => e.matcher(t).find(),
			wanted: `a match of ${n}`
		};
	} catch (t) {
		throw new i(f`${_(e)} is not a valid regular expression (RE2): ${n}`, {
			code: "config_invalid",
			cause: t
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
function check(e, t, n) {
	if (t !== void 0 && n !== void 0 && t.matches(n)) return;
	let r = n === void 0 ? "is missing" : `is ${a(n)}`;
	throw new m(`${e}: the ${t?.what ?? "signer"} in the certificate ${r}, not ${t?.wanted ?? "given"}`, { code: "signer_untrusted" });
}
// src/trust/verify/document-verifier.ts
var y = /* @__PURE__ */ e({ DocumentVerifier: () => x });
function parseObject(e, t) {
	let r, i;
	try {
		r = new TextDecoder("utf-8", { fatal: !0 }).decode(t), i = JSON.parse(r);
	} catch (t) {
		throw n(e, " is not JSON", t);
	}
	return c(e, "it", r), typeof i == "object" && i ? i : {};
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
	static async create(e, n) {
		let { keys: r, threshold: i = 1, trustedRoot: a, artifact: o, cwd: c = u() } = e, l = r === void 0 ? void 0 : await s(r, c);
		if (l !== void 0 && l.length < i) throw new m(`${t(i, "distinct key")} must sign, but ${l.length === 1 ? "only 1 was" : `only ${l.length} were`} given`, { code: "key_invalid" });
		let d = a === void 0 ? void 0 : (await import("./sigstore.js")).readTrustedRoot(await v(a, {
			cwd: c,
			signal: n
		})), f = await createSignerCheck(e), p = o === void 0 ? void 0 : await h(o, c);
		return new DocumentVerifier(l, i, d, f, p);
	}
	async about(e) {
		if (this.#i !== void 0) return this;
		let t = await h(e, "");
		return new DocumentVerifier(this.#e, this.#t, this.#n, this.#r, t);
	}
	async statement(e, t) {
		return this.#a(e, t, parseObject(e, t));
	}
	async #a(e, t, i) {
		let missing = (t) => new m(`${e} is not signed: ${t}`, { code: "signature_missing" }), a = r(e, t, () => missing("the envelope has no signatures"));
		if (a === void 0) throw "messageSignature" in i ? n(e, ": the Sigstore bundle signs a message; only one of an envelope has a statement") : missing("it is neither a DSSE envelope nor a Sigstore bundle of one");
		let s = this.#n === void 0 ? this.#o(e, a) : await this.#s(e, a, this.#n), { payloadType: c, payload: l } = s, u = g(e, c, l), f = this.#i === void 0 ? void 0 : o(e, u, this.#i);
		return {
			kind: "statement",
			statement: u,
			payload: l,
			facts: {
				...s.facts,
				documentDigest: d(t),
				payloadType: c,
				payloadDigest: d(l),
				predicateType: u.predicateType,
				...f === void 0 ? {} : { subjects: f }
			}
		};
	}
	async verify(e, t) {
		let r = parseObject(e, t);
		if (!("messageSignature" in r) || "dsseEnvelope" in r) return this.#a(e, t, r);
		let i = Object.keys(r).filter((e) => !b.includes(e));
		if (i.length > 0) throw n(e, `: the Sigstore bundle has other members (${i.map((e) => JSON.stringify(e)).join(", ")})`);
		if (this.#n === void 0) throw new m(`${e}: a Sigstore bundle of a message needs a trusted root`, { code: "signature_invalid" });
		let a = await this.#i?.read?.();
		if (a === void 0) throw new m(`${e}: the Sigstore bundle signs the artifact itself, so the artifact's content must be given, not its digest`, { code: "subject_mismatch" });
		let { facts: o } = await this.#c(e, r, this.#n, a);
		return {
			kind: "message",
			facts: {
				...o,
				documentDigest: d(t),
				payloadDigest: d(a)
			}
		};
	}
	#o(e, { payloadType: t, payload: r, signatures: i, bundle: a }) {
		if (a !== void 0 && i.length !== 1) throw n(e, ": a Sigstore bundle must have exactly one signature");
		return {
			payloadType: t,
			payload: r,
			facts: {
				signer: "key",
				keyIds: l(e, {
					payloadType: t,
					payload: r,
					signatures: i
				}, this.#e ?? [], this.#t).map(({ id: e }) => e)
			}
		};
	}
	async #s(e, { bundle: t }, r) {
		if (t === void 0) throw new m(`${e}: it is an envelope without verification material; a trusted root needs a Sigstore bundle`, { code: "certificate_invalid" });
		let { envelope: i, facts: a } = await this.#c(e, t, r);
		if (i === void 0) throw n(e, ": the Sigstore bundle has no envelope");
		return {
			...i,
			facts: a
		};
	}
	async #c(e, t, n, r) {
		if (this.#t > 1) throw new m(`${e}: a Sigstore bundle has one signature, but ${this.#t} keys must sign`, { code: "signature_invalid" });
		let { openBundle: i, readBundle: a } = await import("./sigstore.js"), o = i(e, a(e, t), {
			root: n,
			...this.#e === void 0 ? {} : { keys: this.#e },
			...r === void 0 ? {} : { message: r }
		}), { identity: s, issuer: c } = o.facts;
		if (s !== void 0) this.#r(e, s, c);
		else if (this.#e === void 0) throw new m(`${e}: the certificate names nobody`, { code: "signer_untrusted" });
		return o;
	}
};
export { y as n, x as t };
