import { $o as e, Ai as t, Cc as n, Go as r, Io as i, Jo as a, Kc as o, Oa as s, Tc as c, Vi as l, Xs as u, Yc as d, Zi as f, Zo as p, aa as m, cc as h, cl as g, el as _, et as v, il as y, ja as b, ka as x, ki as S, nc as C, pl as w, qa as T, qc as E, ts as D } from "./shared.js";
import { t as O } from "./split-array.js";
import { t as k } from "./replayed-document.js";
import { t as A } from "./envelope.js";
import { n as j } from "./input-folder.js";
import { resolve as M } from "node:path";
// src/gate/inputs/chainloop-input.ts
function toChainloopInput(e) {
	return T.of(e).isArray ? Buffer.concat([
		Buffer.from("{\"elements\":"),
		e,
		Buffer.from("}")
	]) : e;
}
// src/gate/inputs/image-inputs.ts
function withoutUnsigned(e) {
	let t = e.attestations.filter(({ platform: e }) => e !== void 0);
	if (t.length === 0) return e;
	let n = e.attestations.filter(({ platform: e }) => e === void 0);
	if (n.length === 0) throw new _(`${e.image} has no attestation but those that BuildKit put into its index, which nobody signed`, { code: "attestation_missing" });
	let r = t.map(({ name: e, mediaType: t }) => `${e.slice(e.lastIndexOf("#") + 1)} (${t}, in the index, which nobody signed)`);
	return {
		...e,
		attestations: n,
		leftOut: [...e.leftOut, ...r]
	};
}
async function readImage(e, { recorded: t, ...n }) {
	if (t !== void 0) {
		let n = t.facts.images?.get(e);
		if (n !== void 0) return n;
		throw new d(`${C(e)}: the recording does not have the attestations of this image, and a replay makes no connection`, { code: "recording_missing" });
	}
	let { readImageAttestations: r } = await import("./image-attestations.js"), { attestations: i, ...a } = await r(e, {
		...n,
		env: process.env
	});
	return {
		...a,
		attestations: i.map(({ json: e, ...t }) => ({
			...t,
			text: Buffer.from(e).toString("utf8")
		}))
	};
}
// src/gate/inputs/read-inputs.ts
async function toInputs(e, t, n) {
	let split = async (e) => n.splitArrays === !0 ? inTime(e, n, () => O(e)) : [e];
	try {
		let r = [];
		for (let i of await split(e)) {
			let e = await toJudged(i, t, n);
			"error" in e || e.envelope === void 0 ? r.push(e) : D(r, (await split(e)).map((t) => ({
				...e,
				...t
			})));
		}
		return r;
	} catch (n) {
		return [{
			name: e.name,
			file: t,
			error: n
		}];
	}
}
async function toJudged(e, t, n) {
	let { name: r, line: i } = e;
	try {
		let i = await openInput(e, n);
		i?.envelope.verification !== void 0 && n.onVerified?.({
			name: r,
			file: t,
			...i,
			image: n.image
		});
		let a = i?.json ?? e.json;
		return {
			...e,
			file: t,
			json: n.compat === void 0 ? a : toChainloopInput(a),
			...i === void 0 ? {} : { envelope: i.envelope },
			...i === void 0 && n.compat === void 0 ? {} : { locate: void 0 }
		};
	} catch (e) {
		return {
			name: r,
			file: t,
			error: e,
			...i === void 0 ? {} : { line: i }
		};
	}
}
async function openInput({ name: e, json: t }, n) {
	let { verifier: r, envelopes: i, recorded: a, subject: o, image: s } = n;
	if (r !== void 0) {
		let { payload: n, facts: i } = await r.statement(e, t), { payloadType: a = "", payloadDigest: o } = i;
		return {
			json: n,
			envelope: {
				type: a,
				digest: o,
				verification: v(i)
			}
		};
	}
	if (a?.facts.verifications !== void 0) {
		let { payloadType: n, payload: r, facts: i } = k(e, t, a, s);
		return {
			json: r,
			envelope: {
				type: n,
				digest: h(r),
				verification: i,
				verifiedThen: !0
			}
		};
	}
	let c = i ? await inTime({
		name: e,
		json: t
	}, n, () => openUnverified(e, t, n)) : void 0;
	if (o !== void 0 && await checkSubject(e, c ?? A(e, t), t, o), c === void 0) return;
	let { type: l, digest: u } = c;
	return {
		json: c.json,
		envelope: {
			type: l,
			digest: u
		}
	};
}
function openUnverified(e, t, { allowDuplicateKeys: n }) {
	let r = A(e, t);
	return r !== void 0 && n !== !0 && checkPayloadKeys(e, r), r;
}
function inTime({ name: e, json: t }, { timeoutMs: n }, r) {
	return f(`opening ${e}`, t.length, { timeoutMs: n }, r);
}
async function checkSubject(e, t, n, r) {
	let { type: i, json: a } = t ?? {
		type: "application/vnd.in-toto+json",
		json: n
	};
	s(e, x(e, i, a), await b(r, ""));
}
function checkPayloadKeys(e, { type: t, json: n }) {
	let r = c(n);
	if (r !== void 0) throw new E(`${e}: duplicate key ${JSON.stringify(r.key)} in the payload of its envelope (${t})`, {
		code: "document_invalid",
		document: e
	});
}
const N = {
	path: e("a string that is not empty", isName),
	text: r,
	bytes: e("a Uint8Array", (e) => w(e)),
	value: i,
	recorded: e("true", (e) => e === !0)
};
function isName(e) {
	return typeof e == "string" && e !== "";
}
const P = [
	...Object.keys(N),
	"name",
	"file",
	"format"
];
function copySource(e) {
	if (!a(e)) return "an input must be an object with path, text, bytes, value or recorded";
	let t = Object.create(null);
	try {
		for (let n of P) n in e && (t[n] = e[n]);
	} catch {
		return "an input must not throw when its members are read";
	}
	return whyMalformed(t) ?? t;
}
function whyMalformed(e) {
	let [t, ...n] = Object.keys(N).filter((t) => t in e);
	if (t === void 0 || n.length > 0) return "an input must have exactly one of path, text, bytes, value and recorded";
	let [r, i] = N[t];
	if (!i(e[t])) return `${t} must be ${r}`;
	if (t !== "path" && !isName(e.name)) return "name must be a string that is not empty";
	if (e.file !== void 0 && typeof e.file != "string") return "file must be a string";
	let [a, o] = p(...l);
	if (e.format !== void 0 && !o(e.format)) return `format must be ${a}`;
}
function checkInputs(e) {
	if (!(a(e) && (Symbol.iterator in e || Symbol.asyncIterator in e))) throw new o(g`${y("judge")}the inputs must be a list or another iterable of inputs`, { code: "config_invalid" });
}
async function* readInputs(e, t) {
	let { signal: r } = t;
	if (r === void 0) return yield* readSources(e, t);
	try {
		yield* n(readSources(e, t), r);
	} catch (e) {
		if (e !== r.reason) throw e;
		yield {
			name: "inputs",
			file: "inputs",
			error: new d("the run was aborted before all inputs were read", {
				code: "aborted",
				cause: e
			})
		};
	}
}
async function* readSources(e, { cwd: t, within: n, signal: r, maxBytes: i, onDocument: a, onImage: o, onIgnored: s, ...c }) {
	let l = /* @__PURE__ */ new Set(), d = {
		maxBytes: i,
		option: "maxInputBytes"
	}, f = {
		cwd: t,
		within: n,
		signal: r,
		timeoutMs: c.timeoutMs,
		uniqueKeys: c.allowDuplicateKeys !== !0,
		exactNumbers: !0,
		advisesFormat: !0,
		dialect: c.dialect,
		protoFileDirs: c.protoFileDirs,
		limit: d
	}, p = 0;
	for await (let t of e) {
		p++;
		let e = copySource(t);
		if (typeof e == "string") {
			let t = `input ${String(p)}`;
			yield {
				name: t,
				file: t,
				error: new E(`${t}: ${e}`, {
					code: "document_invalid",
					document: t
				})
			};
		} else "recorded" in e ? yield await readRecorded(e, c, {
			onDocument: a,
			...f
		}) : "path" in e && u(e.path) ? l.has(e.path) || (l.add(e.path), yield* readAttestations(e.path, {
			maxBytes: i,
			signal: r,
			onDocument: a,
			onImage: o,
			...c
		}, f)) : yield* readFiles(e, l, {
			onDocument: a,
			onIgnored: s,
			...c
		}, f);
	}
}
async function readRecorded({ name: e, file: t = e }, { recorded: n, verifier: r, onVerified: i }, { onDocument: a, ...o }) {
	try {
		let s = n?.facts.input, c = s === void 0 ? "the gate replays no recording with an input" : r === void 0 ? void 0 : "a recorded payload cannot be verified now; give the documents that were recorded";
		if (s === void 0 || c !== void 0) throw new E(`${e}: ${c ?? ""}`, {
			code: "document_invalid",
			document: e
		});
		let l = await S({
			name: e,
			text: s,
			format: "json"
		}, o);
		a?.(l);
		let u = n?.verificationOf();
		if (u === void 0) return {
			...l,
			file: t
		};
		let { payload_type: d, payload_digest: f } = u, p = {
			type: typeof d == "string" ? d : "",
			digest: typeof f == "string" ? f : "",
			verification: u,
			verifiedThen: !0
		};
		return i?.({
			name: e,
			file: t,
			json: l.json,
			envelope: p
		}), {
			...l,
			file: t,
			envelope: p,
			locate: void 0
		};
	} catch (n) {
		return {
			name: e,
			file: t,
			error: n
		};
	}
}
async function* readFiles(e, t, { onIgnored: n, except: r, policyFiles: i, allowSkippedFiles: a, ...o }, s) {
	if (!("path" in e)) {
		yield* readSource(e, o, s);
		return;
	}
	let { path: c, format: l } = e, isNew = (e) => t.size < t.add(M(s.cwd, e)).size, u;
	try {
		u = await m(`listing ${c}`, s, () => j(c, {
			cwd: s.cwd,
			within: s.within,
			format: l,
			except: r,
			policyFiles: i,
			allowSkippedFiles: a
		}));
	} catch (e) {
		isNew(c) && (yield unread(c, e));
		return;
	}
	if (u === void 0) isNew(c) && (yield* readSource(e, o, s));
	else {
		n?.(u.ignored);
		for (let e of u.unread) yield unread(e.document, e);
		for (let e of u.files) isNew(e) && (yield* readSource({
			path: e,
			format: l
		}, o, s));
	}
}
async function* readSource(e, { onFile: n, onDocument: r, ...i }, a) {
	let o = "path" in e ? e.path : e.name, { file: s = o } = e;
	"path" in e && s === o && n?.(s);
	try {
		for await (let n of t(e, a)) "error" in n ? yield {
			...n,
			file: s
		} : (r?.(n), yield* await toInputs(n, s, n.name === o && n.isWhole !== !0 ? i : {
			...i,
			splitArrays: !1
		}));
	} catch (t) {
		yield "path" in e ? unread(o, t, e.file) : {
			name: o,
			file: s,
			error: t
		};
	}
}
function unread(e, t, n = C(e)) {
	return {
		name: C(e),
		file: n,
		error: t
	};
}
async function* readAttestations(e, { onDocument: t, onImage: n, ...r }, i) {
	let a, o;
	try {
		let t = await readImage(e, r);
		a = r.verifier === void 0 ? t : withoutUnsigned(t), n?.(a);
		let { digest: i } = a, s = await r.verifier?.about(i);
		o = {
			...r,
			verifier: s,
			splitArrays: !1,
			image: i,
			...s === void 0 ? { subject: i } : {}
		};
	} catch (t) {
		yield unread(e, t);
		return;
	}
	for (let { name: e, text: n, platform: r } of a.attestations) try {
		let s = await S({
			name: e,
			text: n,
			format: "json"
		}, i);
		t?.(s), yield* await toInputs(s, a.image, r === void 0 ? o : {
			...o,
			subject: r
		});
	} catch (t) {
		yield {
			name: e,
			file: a.image,
			error: t
		};
	}
}
export { readInputs as n, unread as r, checkInputs as t };
