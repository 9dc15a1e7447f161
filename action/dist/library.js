import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, PolicyLoadError as n, RegoNumber as r, RegoObject as i, SentSecrets as a, Turns as o, answerWithoutSecrets as s, callKey as c, checkReading as l, hidden as u, invalidBundle as d, isErrorCode as f, isJsonObject as p, isRegohostError as m, jsonKey as h, loadPackage as g, markRecording as _, mayHoldSecrets as v, numberedPlaceholders as y, parseJson as b, parseTerm as x, require__builtin_crypto as S, saltedPlaceholders as C, sha256 as w, toByteLimit as T, toCanonicalText as E, toJsonText as D, toJsonValue as O, tooLarge as k, visitAll as A, withoutSecrets as j } from "./evaluation.js";
import { coreUnavailable as ee, inputDigest as te, openRecording as ne } from "./shared.js";
import { coreSnapshot as M, opaVersion as N, version as P } from "./start.js";
import { loadOnce as F } from "./standard.js";
// src/engine/recording/recorded-verification.ts
var I = S();
function toFacts(e) {
	let t = O(b(e));
	return p(t) ? t : {};
}
function toRecordedVerification(e, t, n) {
	let { document_digest: r } = toFacts(t);
	return {
		input: e,
		...typeof r == "string" ? { document: r } : {},
		...n === void 0 ? {} : { image: n },
		facts: t
	};
}
function theOnly(e) {
	let [t, ...n] = new Set(e.map((e) => e.facts));
	return t === void 0 || n.length > 0 ? void 0 : toFacts(t);
}
function verificationOfInput(e, t) {
	return theOnly(e.filter((e) => e.input === t));
}
function verificationOfDocument(e, t, n) {
	let r = w(t);
	return theOnly(e.filter((e) => e.document === r && (n === void 0 || e.image === n)));
}
function verificationsText(e = []) {
	let t = new Set(e.map(({ input: e, image: t, facts: n }) => `    { ${[
		`"input": ${JSON.stringify(e)}`,
		...t === void 0 ? [] : [`"image": ${JSON.stringify(t)}`],
		`"facts": ${n}`
	].join(", ")} }`));
	return t.size === 0 ? void 0 : `[\n${[...t].join(",\n")}\n  ]`;
}
const L = [
	"nd_builtin_cache",
	"undefined",
	"errors"
];
function recordingInvalid(e, n, r) {
	return new t(`${e} is not a recording: ${n}`, {
		code: "recording_invalid",
		cause: r
	});
}
function parseText(e, t) {
	try {
		return b(e);
	} catch (e) {
		throw recordingInvalid(t, "it is invalid JSON or truncated; eval and gate write one with --record FILE", e);
	}
}
function asObject(e, t) {
	if (!(e instanceof i)) throw recordingInvalid(t, "an object was expected");
	let n = /* @__PURE__ */ new Map();
	for (let [r, i] of e.entries) {
		let e = h(r);
		if (n.has(e)) throw recordingInvalid(t, `duplicate key ${e}`);
		n.set(e, i);
	}
	return n;
}
function checkFormat(e, t, n) {
	if (e === void 0 && n) return;
	let i = e instanceof r ? Number(e.text) : NaN;
	if (i > 1) throw recordingInvalid(t, `its version ${i} is from a newer regohost; this one reads 1`);
	if (i !== 1) throw recordingInvalid(t, "it has no version");
}
function parseArguments$1(e, t, n) {
	try {
		let e = b(t);
		if (Array.isArray(e)) return e;
	} catch (r) {
		throw recordingInvalid(n, `${e}: ${t} is not the JSON text of an argument list`, r);
	}
	throw recordingInvalid(n, `${e}: ${t} is not the JSON text of an argument list`);
}
function toAnswer(e, t, n) {
	switch (e) {
		case "nd_builtin_cache": return {
			kind: "value",
			json: D(t)
		};
		case "undefined": return toUndefined$1(asObject(t, `${n}: undefined`), `${n}: undefined`);
		case "errors": return toError$1(asObject(t, `${n}: errors`), n);
	}
}
function toUndefined$1(e, t) {
	let n = readText(e, "reason", t);
	return {
		kind: "undefined",
		notFound: readFlag(e, "not_found", t),
		...n === void 0 ? {} : { reason: n }
	};
}
function toError$1(e, t) {
	let [n, r, i] = [
		"code",
		"opa_code",
		"message"
	].map((t) => e.get(t));
	return {
		kind: "error",
		code: f(n) ? n : "builtin_failed",
		message: typeof i == "string" ? i : "it failed when it was recorded",
		...typeof r == "string" ? { opaCode: r } : {},
		...readFlag(e, "no_answer", `${t}: errors`) ? { noAnswer: !0 } : {}
	};
}
function readSection(e, t, n) {
	let r = e.get(t);
	return r === void 0 ? [] : [...asObject(r, `${n}: ${t}`)].flatMap(([e, r]) => [...asObject(r, `${n}: ${t}: ${e}`)].map(([r, i]) => ({
		name: e,
		args: D(parseArguments$1(e, r, n)),
		answer: toAnswer(t, i, n)
	})));
}
function markTruncated(e, t, n) {
	let r = e.get("truncated");
	if (r !== void 0) for (let [e, i] of asObject(r, `${n}: truncated`)) for (let [r, a] of asObject(i, `${n}: truncated: ${e}`)) {
		let i = D(parseArguments$1(e, r, n)), o = t.find((t) => t.name === e && t.args === i);
		if (a !== !0 || o?.answer.kind !== "value") throw recordingInvalid(n, `truncated: ${e}: ${r} must be true for a call with an answer`);
		o.answer.truncated = !0;
	}
}
function recordingDigest(e) {
	let t = e instanceof i ? e.entries : [];
	return w(E(new i(t.filter(([e]) => e !== "digest"))));
}
function checkDigest(e, t, n, r) {
	let i = t.get("digest");
	if (!(i === void 0 && r)) {
		if (i === void 0) throw recordingInvalid(n, "it has no digest; record it again");
		if (i !== recordingDigest(e)) throw recordingInvalid(n, `its content does not have its digest, so it was changed after it was recorded${r ? "; a file written by hand needs no digest" : ""}`);
	}
}
function readText(e, t, n) {
	let r = e.get(t);
	if (r === void 0 || typeof r == "string") return r;
	throw recordingInvalid(n, `${t} must be a string`);
}
function readTexts(e, t, n) {
	let r = e.get(t);
	if (r !== void 0) {
		if (Array.isArray(r) && r.every((e) => typeof e == "string")) return r;
		throw recordingInvalid(n, `${t} must be a list of strings`);
	}
}
function readFlag(e, t, n) {
	let r = e.get(t) ?? !1;
	if (typeof r == "boolean") return r;
	throw recordingInvalid(n, `${t} must be true or false`);
}
function readFacts(e, t, n) {
	let r = readText(e, "time", t), i = readText(e, "entrypoint", t), a = readText(e, "seed", t), o = readText(e, "salt", t), s = readTexts(e, "revisions", t), c = readTexts(e, "policy_digests", t), l = readTexts(e, "data_digests", t), u = readTexts(e, "input_digests", t), d = e.get("input"), f = readVerifications(e, t), p = readImages(e, t);
	return {
		nowNs: r === void 0 && n ? currentTime() : fromTimestamp(r ?? "", t),
		...s === void 0 ? {} : { revisions: s },
		...c === void 0 ? {} : { policyDigests: c },
		...l === void 0 ? {} : { dataDigests: l },
		...u === void 0 ? {} : { inputDigests: u },
		...i === void 0 ? {} : { entrypoint: i },
		...a === void 0 ? {} : { seed: a },
		...readFlag(e, "strict_builtin_errors", t) ? { strictBuiltinErrors: !0 } : {},
		...o === void 0 ? {} : { salt: o },
		...d === void 0 ? {} : { input: D(d) },
		...f === void 0 ? {} : { verifications: f },
		...p === void 0 ? {} : { images: p }
	};
}
function readVerifications(e, t) {
	if (!e.has("verifications")) return;
	if (e.get("verifications") instanceof i) throw recordingInvalid(t, "its verifications do not show which envelopes were verified, because an older regohost recorded them; record it again");
	let n = readList(e, "verifications", t).map((e) => {
		let n = asObject(e, `${t}: verifications`), [r, a] = ["input", "image"].map((e) => readText(n, e, `${t}: verifications`)), o = n.get("facts");
		if (r === void 0 || !(o instanceof i)) throw recordingInvalid(t, "each of its verifications must have input and facts");
		return toRecordedVerification(r, D(o), a);
	});
	return n.length === 0 ? void 0 : n;
}
function readList(e, t, n) {
	let r = e.get(t);
	if (Array.isArray(r)) return r;
	throw recordingInvalid(n, `${t} must be a list`);
}
function readImages(e, t) {
	if (!e.has("images")) return;
	let n = `${t}: images`, text = (e, t) => {
		let r = readText(e, t, n);
		if (r === void 0) throw recordingInvalid(n, `${t} is missing`);
		return r;
	};
	return new Map(readList(e, "images", t).map((e) => {
		let t = asObject(e, n), r = text(t, "address"), i = readList(t, "attestations", n).map((e) => {
			let t = asObject(e, n);
			return {
				name: text(t, "name"),
				mediaType: text(t, "media_type"),
				text: text(t, "text"),
				...t.has("platform") ? { platform: text(t, "platform") } : {}
			};
		});
		return [r, {
			address: r,
			image: text(t, "image"),
			digest: text(t, "digest"),
			mediaType: text(t, "media_type"),
			attestations: i,
			leftOut: readTexts(t, "left_out", n) ?? [],
			...t.has("description") ? { description: text(t, "description") } : {}
		}];
	}));
}
function answeredTime(e) {
	let t = e.find(({ name: e }) => e === "time.now_ns")?.answer;
	return t?.kind === "value" && /^\d+$/.test(t.json) ? BigInt(t.json) : void 0;
}
function currentTime() {
	return BigInt(Date.now()) * 1000000n;
}
const R = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;
function fromTimestamp(e, t) {
	let [, n = "", r = ""] = R.exec(e) ?? [], i = Date.parse(`${n}Z`);
	if (Number.isNaN(i) || !new Date(i).toISOString().startsWith(n)) throw recordingInvalid(t, "its time is missing or invalid; write it as 2026-01-31T12:00:00Z");
	return BigInt(i) * 1000000n + BigInt(r.padEnd(9, "0"));
}
function readRecording(e, t, { handWritten: n = !1 }) {
	let r = ne(t, e)?.payload, a = parseText(r === void 0 ? e : Buffer.from(r).toString("utf8"), t), o = asObject(a, t);
	if (!L.some((e) => o.has(e))) {
		let [e] = [...o].find(([, e]) => !(e instanceof i)) ?? [];
		if (e !== void 0) throw recordingInvalid(t, `it has none of ${L.join(", ")}, and where ${e} is, an object was expected; eval and gate write one with --record FILE`);
		let n = readSection(/* @__PURE__ */ new Map([["nd_builtin_cache", a]]), "nd_builtin_cache", t);
		return {
			facts: { nowNs: answeredTime(n) ?? currentTime() },
			calls: n
		};
	}
	checkFormat(o.get("version"), t, n);
	let s = L.flatMap((e) => readSection(o, e, t));
	markTruncated(o, s, t);
	let c = readFacts(o, t, n);
	return checkDigest(a, o, t, n), {
		facts: c,
		calls: s
	};
}
// src/engine/recording/recording.ts
var z = /* @__PURE__ */ e({
	Recording: () => V,
	getSecrets: () => getSecrets
});
const B = {
	kind: "error",
	code: "recording_ambiguous",
	message: "it had two different answers when recorded; record the inputs separately"
}, asItIs = (e) => e;
var V = class Recording {
	facts;
	callLog;
	#e = /* @__PURE__ */ new Map();
	#t;
	constructor(e, t = [], n = []) {
		_(this), this.facts = e, this.callLog = n, this.#t = e.salt === void 0 ? asItIs : C(e.salt);
		for (let e of t) this.put(e);
	}
	put(e) {
		let t = this.#n(e.name, parseArguments(e.args)), n = this.#e.get(t);
		n === void 0 ? this.#e.set(t, e) : isSameAnswer(n, e) ? isTruncated(e.answer) && this.#e.set(t, e) : this.#e.set(t, {
			...n,
			answer: B
		});
	}
	get calls() {
		return withPlaceholders(this, y());
	}
	get exactCalls() {
		return [...this.#e.values()];
	}
	find(e, t) {
		return this.#e.get(this.#n(e, t.map(x)))?.answer;
	}
	add(e, t, n) {
		this.put({
			name: e,
			args: D(t.map(x)),
			answer: n
		});
	}
	#n(e, t) {
		let n = this.#t === asItIs || !v(e) ? t : j(e, t, this.#t);
		return c(e, n.map(D));
	}
	verificationOf(e, t) {
		let { verifications: n = [], input: r } = this.facts;
		return e === void 0 ? r === void 0 ? void 0 : verificationOfInput(n, te(r)) : verificationOfDocument(n, e, t);
	}
	toJson() {
		let { revisions: e, policyDigests: t, dataDigests: n, inputDigests: r, entrypoint: i, input: a, nowNs: o, seed: s } = this.facts, c = this.#r(), { salt: l } = c.facts, u = [
			["version", "1"],
			["regohost", JSON.stringify(P)],
			["opa", JSON.stringify(N)],
			["revisions", toOptionalJson(e)],
			["policy_digests", toOptionalJson(t)],
			["data_digests", toOptionalJson(n)],
			["input_digests", toOptionalJson(r)],
			["entrypoint", toOptionalJson(i)],
			["time", JSON.stringify(toTimestamp(o))],
			["seed", toOptionalJson(s)],
			["strict_builtin_errors", this.facts.strictBuiltinErrors === !0 ? "true" : void 0],
			["salt", toOptionalJson(l)],
			["input", a],
			["verifications", verificationsText(this.facts.verifications)],
			["images", imagesText(this.facts.images)],
			["nd_builtin_cache", c.#i((e) => e.kind === "value" ? e.json : void 0)],
			["undefined", c.#i((e) => e.kind === "undefined" ? toUndefined(e) : void 0)],
			["errors", c.#i((e) => e.kind === "error" ? toError(e) : void 0)],
			["truncated", this.exactCalls.some(({ answer: e }) => isTruncated(e)) ? c.#i((e) => isTruncated(e) ? "true" : void 0) : void 0]
		].flatMap(([e, t]) => t === void 0 ? [] : [`  "${e}": ${t}`]), d = recordingDigest(b(`{${u.join(",")}}`));
		return `{\n${[...u, `  "digest": ${JSON.stringify(d)}`].join(",\n")}\n}\n`;
	}
	toJSON() {
		let { digest: e, ...t } = JSON.parse(this.toJson());
		return {
			...t,
			digest: recordingDigest(b(JSON.stringify(t)))
		};
	}
	#r() {
		let e = this.facts.salt ?? (0, I.randomBytes)(16).toString("hex"), t = C(e), n = this.facts.salt !== void 0, r = withPlaceholders(this, (e) => (n = !0, t(e)));
		return new Recording(n ? {
			...this.facts,
			salt: e
		} : this.facts, r);
	}
	#i(e) {
		let t = /* @__PURE__ */ new Map();
		for (let { name: n, args: r, answer: i } of this.#e.values()) {
			let a = e(i);
			if (a === void 0) continue;
			let o = t.get(n) ?? [];
			o.push(`      ${JSON.stringify(r)}: ${a}`), t.set(n, o);
		}
		return t.size === 0 ? "{}" : `{\n${Array.from(t, ([e, t]) => `    ${JSON.stringify(e)}: {\n${t.join(",\n")}\n    }`).join(",\n")}\n  }`;
	}
	static parse(e, t = "the recording", n = {}) {
		let { facts: r, calls: i } = readRecording(e, t, n), a = new Recording(r);
		for (let e of i) {
			let n = a.#e.size;
			if (a.put(e), a.#e.size === n) throw recordingInvalid(t, `it has two answers to ${e.name}${e.args}`);
		}
		return a;
	}
};
function imagesText(e) {
	if (e !== void 0 && e.size !== 0) return `[\n${Array.from(e.values(), ({ address: e, image: t, digest: n, mediaType: r, ...i }) => ({
		address: e,
		image: t,
		digest: n,
		media_type: r,
		attestations: i.attestations.map(({ name: e, mediaType: t, text: n, platform: r }) => ({
			name: e,
			media_type: t,
			text: n,
			...r === void 0 ? {} : { platform: r }
		})),
		left_out: i.leftOut,
		...i.description === void 0 ? {} : { description: i.description }
	})).map((e) => `    ${JSON.stringify(e)}`).join(",\n")}\n  ]`;
}
function parseArguments(e) {
	let t = b(e);
	if (!Array.isArray(t)) throw TypeError("arguments are an array");
	return t;
}
function getSecrets({ exactCalls: e }, t = u) {
	let n = e.filter(({ name: e }) => v(e));
	return new a(n.map(({ name: e, args: t }) => ({
		name: e,
		args: parseArguments(t)
	})), t);
}
function withPlaceholders(e, t) {
	let n = getSecrets(e, t);
	return e.exactCalls.map((e) => {
		let { name: r, args: i, answer: a } = e;
		if (n.isEmpty && !v(r)) return e;
		let o = D(j(r, parseArguments(i), t));
		if (a.kind !== "value") return {
			name: r,
			args: o,
			answer: a
		};
		let c = s(r, b(a.json), t);
		return {
			name: r,
			args: o,
			answer: {
				...a,
				json: D(n.inTerm(c))
			}
		};
	});
}
function isTruncated(e) {
	return e.kind === "value" && e.truncated === !0;
}
function isSameAnswer({ name: e, answer: t }, { answer: n }) {
	return t.kind === "value" && n.kind === "value" ? t.json === n.json || withoutDate(e, t.json) === withoutDate(e, n.json) : t.kind === "error" && n.kind === "error" ? t.code === n.code && t.opaCode === n.opaCode && t.noAnswer === n.noAnswer : t.kind === "undefined" && n.kind === "undefined" && t.notFound === n.notFound;
}
function withoutDate(e, t) {
	let n = e === "http.send" ? b(t) : void 0;
	if (!(n instanceof i)) return t;
	let r = n.entries.map(([e, t]) => e === "headers" && t instanceof i ? [e, new i(t.entries.filter(([e]) => e !== "date"))] : [e, t]);
	return D(new i(r));
}
function toOptionalJson(e) {
	return e === void 0 ? void 0 : JSON.stringify(e);
}
function toUndefined({ notFound: e, reason: t }) {
	return `{${[...e ? ["\"not_found\": true"] : [], ...t === void 0 ? [] : [`"reason": ${JSON.stringify(t)}`]].join(", ")}}`;
}
function toError({ code: e, message: t, opaCode: n, noAnswer: r }) {
	return JSON.stringify({
		code: e,
		...n === void 0 ? {} : { opa_code: n },
		...r === !0 && { no_answer: !0 },
		message: t
	});
}
const H = 1000000000n;
function toTimestamp(e) {
	let t = (e % H + H) % H;
	return new Date(Number((e - t) / 1000000n)).toISOString().replace(".000Z", `.${String(t).padStart(9, "0")}Z`);
}
// src/engine/source/gunzip.ts
var UnpackedTooLarge = class extends Error {};
const U = 1048576;
async function gunzip(e, t, n = () => void 0) {
	let { createGunzip: r } = await import("node:zlib");
	return unpackThrough(r({ chunkSize: U }), e, t, n);
}
async function unpackThrough(e, t, n, r) {
	let i = [], a = 0;
	e.end(t);
	for await (let t of e) {
		if (r(), a += t.length, a > n) throw new UnpackedTooLarge("too large");
		i.push(t);
	}
	let s = new Uint8Array(a), c = new o(r), l = 0;
	for (let e of i) s.set(e, l), l += e.length, c.isOver && await c.next();
	return s;
}
const W = "the tar data is truncated or damaged", G = 1048576, K = [
	[100, 8],
	[108, 8],
	[116, 8],
	[124, 12],
	[136, 12],
	[329, 8],
	[337, 8]
], q = [124, 136], J = [[0, 100], [345, 500]], Y = /* @__PURE__ */ new Set([
	"x",
	"g",
	"K",
	"L"
]), X = /^(?:SCHILY|LIBARCHIVE)\.xattr\./, re = /* @__PURE__ */ new Set([
	"atime",
	"ctime",
	"gid",
	"mtime",
	"uid"
]);
function isUtf8(e) {
	try {
		return !new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(e).startsWith("﻿");
	} catch {
		return !1;
	}
}
function textEnd(e, t, n) {
	let r = e.indexOf(0, t);
	return r < 0 || r > n ? n : r;
}
function readRecords(e, t) {
	if (e.length > G) return { why: "an extended header is larger than 1 MiB" };
	let n;
	for (let r = 0; r < e.length;) {
		let i = e.indexOf(32, r), a = Buffer.from(e.subarray(r, i < 0 ? r : i)).toString("latin1"), o = r + Number(a);
		if (!/^[1-9]\d{0,9}$/.test(a) || o > e.length || o < i + 4 || e[o - 1] !== 10) return { why: "an extended header is malformed" };
		let s = e.subarray(i + 1, o - 1);
		if (r = o, X.test(Buffer.from(s.subarray(0, 32)).toString("latin1"))) continue;
		if (!isUtf8(s) || s.includes(0)) return { why: "an extended header is not text" };
		let [, c = "", l = ""] = /^([^=]+)=(.*)$/s.exec(Buffer.from(s).toString()) ?? [];
		if (c === "" || l === "" || c === "size" || c.startsWith("GNU.sparse")) return { why: `an extended header has ${JSON.stringify(c)}` };
		if (t && c !== "comment") return { why: `a global header has ${JSON.stringify(c)}` };
		if (re.has(c) && !/^-?\d{1,18}(?:\.\d+)?$/.test(l)) return { why: `${c} in an extended header is no number` };
		c === "path" && (n = l);
	}
	return n === void 0 ? {} : { name: n };
}
function textAt(e, t, n) {
	return e.subarray(t, textEnd(e, t, n));
}
function whyFields(e) {
	for (let [t, n] of K) {
		let r = Buffer.from(e.subarray(t, t + n)).toString("latin1");
		if (!(t !== q[0] && (e[t] ?? 0) & 128) && !/^ *[0-7]*[ \0]*$/.test(r)) return "a header has a malformed number";
	}
	return J.every(([t, n]) => isUtf8(textAt(e, t, n))) ? void 0 : "a name is not UTF-8 text";
}
function findFolderFault(e, t) {
	let n = t ?? Buffer.from(textAt(e, 0, 100)).toString();
	return /(?:^|\/)$/.test(n) ? { why: `the file ${JSON.stringify(n)} has the name of a folder` } : {};
}
function readEntry(e, t, n) {
	let r = whyFields(e);
	if (r !== void 0) return { why: r };
	switch (String.fromCharCode(e[156] ?? 0)) {
		case "\0": return t.length === 0 ? {} : findFolderFault(e, n);
		case "0": return findFolderFault(e, n);
		case "1":
		case "2":
		case "3":
		case "4":
		case "5":
		case "6": return {};
		case "x": return readRecords(t, !1);
		case "g": return {
			...readRecords(t, !0),
			...n === void 0 ? {} : { name: n }
		};
		case "K": return n === void 0 ? {} : { name: n };
		case "L": {
			if (t.length > G) return { why: "a name is larger than 1 MiB" };
			let e = textAt(t, 0, t.length);
			return isUtf8(e) ? { name: Buffer.from(e).toString() } : { why: "a name is not UTF-8 text" };
		}
		default: return { why: "an entry is of an unknown type" };
	}
}
function* findEntryEnds(e, t) {
	let n, r = 0;
	for (; r + 512 <= e.length;) {
		let i = e.subarray(r, r + 512);
		if (i.every((e) => e === 0)) break;
		let a = parseInt(Buffer.from(i.subarray(...q)).toString("latin1").trim() || "0", 8), o = r + 512;
		(!Number.isSafeInteger(a) || a < 0 || o + a > e.length) && t(W);
		let { why: s, name: c } = readEntry(i, e.subarray(o, o + a), n);
		s !== void 0 && t(s), n = c;
		let l = String.fromCharCode(i[156] ?? 0), u = /[1-6]/.test(l) ? 0 : a;
		r = o + Math.ceil(u / 512) * 512, Y.has(l) || (yield {
			end: r,
			isLast: !1
		});
	}
	yield {
		end: r,
		isLast: !0
	};
}
// src/engine/source/read-tar.ts
const Z = /* @__PURE__ */ new Uint8Array(1024), Q = /* @__PURE__ */ new Uint8Array(1048576);
async function importUnpackTar() {
	let { unpackTar: e } = await import("./web.js");
	return e;
}
async function checkZeros(e, t, n) {
	for (let r = 0; r < e.length; r += Q.length) {
		let i = e.subarray(r, r + Q.length);
		Buffer.compare(i, Q.subarray(0, i.length)) !== 0 && n(W), t.isOver && await t.next();
	}
}
async function* readTar(e, { refuse: t, check: n, isChosen: r }) {
	let i = await g(importUnpackTar), a = new o(n), s = {
		strict: !0,
		...r === void 0 ? {} : { filter: r }
	}, c = 0;
	for (let { end: n, isLast: r } of findEntryEnds(e, t)) {
		if (!r && n - c < 65536) continue;
		r && await checkZeros(e.subarray(n + Z.length), a, t);
		let o = r ? e.subarray(c, n + Z.length) : Buffer.concat([e.subarray(c, n), Z]);
		c = n, yield* await i(o, s), a.isOver && await a.next();
	}
}
// src/engine/source/bundle-archive.ts
function invalid(e, t, n) {
	return d(`${e} is not a valid bundle: ${t}`, n);
}
async function unzip(e, t, n) {
	try {
		return await gunzip(e, T(n), l);
	} catch (e) {
		throw m(e) ? e : e instanceof UnpackedTooLarge ? k(t, n) : invalid(t, "the gzip data is truncated or damaged", e);
	}
}
function innerPath(e, t) {
	let r = e.replace(/^(?:\.?\/)+/, "");
	if (r.split("/").includes("..") || r.includes("\\") || r.includes("\0") || /^[A-Za-z]:/.test(r)) throw new n(`${t} contains a path outside it: ${JSON.stringify(e.slice(0, 200))}; build the bundle from the folder with its files`, { code: "bundle_path_escape" });
	return r;
}
async function unpackBundle(e, t, n) {
	let r = await unzip(e, t, n), i = /* @__PURE__ */ new Map(), throwArchiveError = (e) => {
		throw invalid(t, `${e}; pack it again with tar or opa`);
	};
	try {
		for await (let { header: e, data: n } of readTar(r, {
			refuse: throwArchiveError,
			check: l
		})) {
			if (e.type === "directory") continue;
			let r = innerPath(e.name, t);
			if (e.type !== "file" && e.type !== void 0) throw invalid(t, `${JSON.stringify(r)} is a ${e.type}; bundles may contain only files`);
			if (n?.length !== e.size) throw invalid(t, `${JSON.stringify(r)} is truncated`);
			if (i.has(r)) throw invalid(t, `${JSON.stringify(r)} is there twice`);
			i.set(r, {
				path: r,
				signedName: e.name.replace(/^\//, ""),
				bytes: n
			});
		}
	} catch (e) {
		throw m(e) ? e : invalid(t, W, e);
	}
	if (i.size === 0) throw invalid(t, "it contains no files");
	return [...i.values()];
}
async function toSourceFiles(e) {
	let t = /* @__PURE__ */ new Map();
	return await A(e, ({ path: e, bytes: n }) => void t.set(e, n)), t;
}
// src/engine/opa/given-core.ts
let $;
function explicitCore() {
	return $;
}
function giveCore(e) {
	$ = F(async () => compileWhole(await e()));
}
function explicitCoreUnavailable(e, t) {
	return ee(`opa-core: ${e}`, t);
}
async function compileWhole(e) {
	let t = Uint8Array.from(e);
	if (t.length !== M.bytes || await sha256(t) !== M.sha256) throw explicitCoreUnavailable("the file is damaged or of another version; use opa-core/opa-core.wasm of this version of regohost");
	try {
		return {
			wasm: await WebAssembly.compile(t),
			data: void 0
		};
	} catch (e) {
		throw explicitCoreUnavailable("it cannot be compiled", e);
	}
}
async function sha256(e) {
	let { subtle: t } = globalThis.crypto;
	return t === void 0 ? (0, I.createHash)("sha256").update(e).digest("hex") : Buffer.from(await t.digest("SHA-256", e)).toString("hex");
}
async function readCoreResponse(e) {
	try {
		let t = await e;
		if (!t.ok) throw Error(`the server answered ${String(t.status)}`);
		return new Uint8Array(await t.arrayBuffer());
	} catch (e) {
		throw explicitCoreUnavailable("it cannot be fetched", e);
	}
}
export { U as CHUNK_BYTES, V as Recording, UnpackedTooLarge, compileWhole, explicitCore, explicitCoreUnavailable, getSecrets, giveCore, gunzip, innerPath, readCoreResponse, readTar, z as recording_exports, toRecordedVerification, toSourceFiles, unpackBundle, unpackThrough };
