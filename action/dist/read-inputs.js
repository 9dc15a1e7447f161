import { ANY as e, ConfigurationError as t, DOCUMENT_FORMATS as n, DocumentError as r, EvaluationError as i, JsonSlice as a, TEXT as o, VerificationError as s, append as c, caller as l, factsToJson as u, findDuplicateKey as d, isBytes as f, isImageAddress as p, isObject as m, limitReading as h, matchSubjects as g, message as _, oneOf$1 as v, option as y, readArtifact as b, readDocument as x, readDocuments as S, readStatement as C, readWithinTime as w, rule as T, sha256 as E, shownSource as D, untilAborted as O } from "./shared.js";
import { splitArray as k } from "./split-array.js";
import { openReplayed as A } from "./replayed-document.js";
import { openEnvelope as j } from "./envelope.js";
import { listInputs as M } from "./input-folder.js";
import { resolve as N } from "node:path";
// src/gate/inputs/chainloop-input.ts
function toChainloopInput(e) {
	return a.of(e).isArray ? Buffer.concat([
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
	if (n.length === 0) throw new s(`${e.image} has no attestation but those that BuildKit put into its index, which nobody signed`, { code: "attestation_missing" });
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
		throw new i(`${D(e)}: the recording does not have the attestations of this image, and a replay makes no connection`, { code: "recording_missing" });
	}
	let { readImageAttestations: r } = await import("./image-attestations.js"), { attestations: a, ...o } = await r(e, {
		...n,
		env: process.env
	});
	return {
		...o,
		attestations: a.map(({ json: e, ...t }) => ({
			...t,
			text: Buffer.from(e).toString("utf8")
		}))
	};
}
// src/gate/inputs/read-inputs.ts
async function toInputs(e, t, n) {
	let split = async (e) => n.splitArrays === !0 ? inTime(e, n, () => k(e)) : [e];
	try {
		let r = [];
		for (let i of await split(e)) {
			let e = await toJudged(i, t, n);
			"error" in e || e.envelope === void 0 ? r.push(e) : c(r, (await split(e)).map((t) => ({
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
				verification: u(i)
			}
		};
	}
	if (a?.facts.verifications !== void 0) {
		let { payloadType: n, payload: r, facts: i } = A(e, t, a, s);
		return {
			json: r,
			envelope: {
				type: n,
				digest: E(r),
				verification: i,
				verifiedThen: !0
			}
		};
	}
	let c = i ? await inTime({
		name: e,
		json: t
	}, n, () => openUnverified(e, t, n)) : void 0;
	if (o !== void 0 && await checkSubject(e, c ?? j(e, t), t, o), c === void 0) return;
	let { type: l, digest: d } = c;
	return {
		json: c.json,
		envelope: {
			type: l,
			digest: d
		}
	};
}
function openUnverified(e, t, { allowDuplicateKeys: n }) {
	let r = j(e, t);
	return r !== void 0 && n !== !0 && checkPayloadKeys(e, r), r;
}
function inTime({ name: e, json: t }, { timeoutMs: n }, r) {
	return w(`opening ${e}`, t.length, { timeoutMs: n }, r);
}
async function checkSubject(e, t, n, r) {
	let { type: i, json: a } = t ?? {
		type: "application/vnd.in-toto+json",
		json: n
	};
	g(e, C(e, i, a), await b(r, ""));
}
function checkPayloadKeys(e, { type: t, json: n }) {
	let i = d(n);
	if (i !== void 0) throw new r(`${e}: duplicate key ${JSON.stringify(i.key)} in the payload of its envelope (${t})`, {
		code: "document_invalid",
		document: e
	});
}
const P = {
	path: T("a string that is not empty", isName),
	text: o,
	bytes: T("a Uint8Array", (e) => f(e)),
	value: e,
	recorded: T("true", (e) => e === !0)
};
function isName(e) {
	return typeof e == "string" && e !== "";
}
const F = [
	...Object.keys(P),
	"name",
	"file",
	"format"
];
function copySource(e) {
	if (!m(e)) return "an input must be an object with path, text, bytes, value or recorded";
	let t = Object.create(null);
	try {
		for (let n of F) n in e && (t[n] = e[n]);
	} catch {
		return "an input must not throw when its members are read";
	}
	return whyMalformed(t) ?? t;
}
function whyMalformed(e) {
	let [t, ...r] = Object.keys(P).filter((t) => t in e);
	if (t === void 0 || r.length > 0) return "an input must have exactly one of path, text, bytes, value and recorded";
	let [i, a] = P[t];
	if (!a(e[t])) return `${t} must be ${i}`;
	if (t !== "path" && !isName(e.name)) return "name must be a string that is not empty";
	if (e.file !== void 0 && typeof e.file != "string") return "file must be a string";
	let [o, s] = v(...n);
	if (e.format !== void 0 && !s(e.format)) return `format must be ${o}`;
}
function checkInputs(e) {
	if (!(m(e) && (Symbol.iterator in e || Symbol.asyncIterator in e))) throw new t(_`${l("judge")}the inputs must be a list or another iterable of inputs`, { code: "config_invalid" });
}
async function* readInputs(e, t) {
	let { signal: n } = t;
	if (n === void 0) return yield* readSources(e, t);
	try {
		yield* O(readSources(e, t), n);
	} catch (e) {
		if (e !== n.reason) throw e;
		yield {
			name: "inputs",
			file: "inputs",
			error: new i("the run was aborted before all inputs were read", {
				code: "aborted",
				cause: e
			})
		};
	}
}
async function* readSources(e, { cwd: t, within: n, signal: i, maxBytes: a, onDocument: o, onImage: s, onIgnored: c, ...l }) {
	let u = /* @__PURE__ */ new Set(), d = {
		maxBytes: a,
		option: "maxInputBytes"
	}, f = {
		cwd: t,
		within: n,
		signal: i,
		timeoutMs: l.timeoutMs,
		uniqueKeys: l.allowDuplicateKeys !== !0,
		exactNumbers: !0,
		advisesFormat: !0,
		dialect: l.dialect,
		protoFileDirs: l.protoFileDirs,
		limit: d
	}, m = 0;
	for await (let t of e) {
		m++;
		let e = copySource(t);
		if (typeof e == "string") {
			let t = `input ${String(m)}`;
			yield {
				name: t,
				file: t,
				error: new r(`${t}: ${e}`, {
					code: "document_invalid",
					document: t
				})
			};
		} else "recorded" in e ? yield await readRecorded(e, l, {
			onDocument: o,
			...f
		}) : "path" in e && p(e.path) ? u.has(e.path) || (u.add(e.path), yield* readAttestations(e.path, {
			maxBytes: a,
			signal: i,
			onDocument: o,
			onImage: s,
			...l
		}, f)) : yield* readFiles(e, u, {
			onDocument: o,
			onIgnored: c,
			...l
		}, f);
	}
}
async function readRecorded({ name: e, file: t = e }, { recorded: n, verifier: i, onVerified: a }, { onDocument: o, ...s }) {
	try {
		let c = n?.facts.input, l = c === void 0 ? "the gate replays no recording with an input" : i === void 0 ? void 0 : "a recorded payload cannot be verified now; give the documents that were recorded";
		if (c === void 0 || l !== void 0) throw new r(`${e}: ${l ?? ""}`, {
			code: "document_invalid",
			document: e
		});
		let u = await x({
			name: e,
			text: c,
			format: "json"
		}, s);
		o?.(u);
		let d = n?.verificationOf();
		if (d === void 0) return {
			...u,
			file: t
		};
		let { payload_type: f, payload_digest: p } = d, m = {
			type: typeof f == "string" ? f : "",
			digest: typeof p == "string" ? p : "",
			verification: d,
			verifiedThen: !0
		};
		return a?.({
			name: e,
			file: t,
			json: u.json,
			envelope: m
		}), {
			...u,
			file: t,
			envelope: m,
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
	let { path: c, format: l } = e, isNew = (e) => t.size < t.add(N(s.cwd, e)).size, u;
	try {
		u = await h(`listing ${c}`, s, () => M(c, {
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
async function* readSource(e, { onFile: t, onDocument: n, ...r }, i) {
	let a = "path" in e ? e.path : e.name, { file: o = a } = e;
	"path" in e && o === a && t?.(o);
	try {
		for await (let t of S(e, i)) "error" in t ? yield {
			...t,
			file: o
		} : (n?.(t), yield* await toInputs(t, o, t.name === a && t.isWhole !== !0 ? r : {
			...r,
			splitArrays: !1
		}));
	} catch (t) {
		yield "path" in e ? unread(a, t, e.file) : {
			name: a,
			file: o,
			error: t
		};
	}
}
function unread(e, t, n = D(e)) {
	return {
		name: D(e),
		file: n,
		error: t
	};
}
function requiredVerifier(e, { verifier: n, recorded: r }) {
	if (n !== void 0 && r === void 0) return n;
	let i = r === void 0 ? _`policies of Conforma judge verified attestations alone: give ${y("keys")} or ${y("trustedRoot")}` : "a recording does not have the configuration of an image";
	throw new t(_`${D(e)}: ${i}`, { code: "config_invalid" });
}
async function readWholeImage(e, t, { onDocument: n, onVerified: r }, i) {
	let { image: a, digest: o } = e, { toWholeImage: s } = await import("./whole-image.js"), c = await s(e, {
		verifier: await t.about(o),
		signal: i.signal,
		onVerified: (e) => r?.({
			...e,
			file: a,
			image: o
		})
	}), l = await x({
		name: a,
		text: c,
		format: "json"
	}, i);
	return n?.(l), {
		...l,
		file: a,
		locate: void 0
	};
}
async function* readAttestations(e, { onDocument: t, onImage: n, ...r }, i) {
	let a, o;
	try {
		let s = r.wholeImages === !0 ? requiredVerifier(e, r) : void 0, c = `reading ${D(e)}`, l = await h(c, i, () => readImage(e, r));
		if (a = r.verifier === void 0 ? l : withoutUnsigned(l), n?.(a), s !== void 0) {
			let e = a;
			yield await h(c, i, () => readWholeImage(e, s, {
				onDocument: t,
				...r
			}, i));
			return;
		}
		let { digest: u } = a, d = await r.verifier?.about(u);
		o = {
			...r,
			verifier: d,
			splitArrays: !1,
			image: u,
			...d === void 0 ? { subject: u } : {}
		};
	} catch (t) {
		yield unread(e, t);
		return;
	}
	for (let { name: e, text: n, platform: r } of a.attestations) try {
		let s = await x({
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
export { checkInputs, readInputs, unread };
