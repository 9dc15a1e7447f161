import { __exportAll as e, __toESM as t } from "./rolldown-runtime.js";
import { ANY as n, BoundedCache as r, BuiltinError as i, COMPRESSION as a, COUNT as o, ConfigurationError as s, DEFAULT_TIMEOUT_MS as c, DOCUMENT_FORMATS as l, EVALUATE_RULES as u, EXPLAIN_MODES as d, EvaluationError as f, FAIL_ON as p, FLAG as m, FUNCTION as h, GlobLevels as g, IMAGE_SCHEME as _, InputSnapshot as v, JsonSlice as y, OBJECT as b, OF_OTHER_RUNTIME as x, OTHER_RUNTIME as S, PolicyLoadError as C, RegoNumber as w, RegoObject as T, TEXT as E, VerificationError as ee, adviceByName as te, append as D, beginsWith as ne, caller as O, codeOf as k, compareNumbers as A, counted as re, createStyle as ie, defined as ae, describeAddresses as oe, describeLeftOut as se, editDistance as j, errorMessages as ce, errorOutcome as le, exactText as M, exactTexts as N, findDuplicateKey as ue, formatByName as de, formatJson as P, formatReference as fe, getDecisionSecrets as pe, getMember as F, getStringMember as I, holds as me, inWording as L, invalidConfig as R, isBytes as he, isEnvelope as ge, isError as z, isErrorOf as _e, isGlob as ve, isImageAddress as ye, isJsonObject as B, isListWith as be, isMultiple as xe, isObject as Se, isPlainJsonText as Ce, isRegohostError as we, isTextList as Te, joined as Ee, limitReading as V, listDirectory as De, listSome as H, loadPackage as Oe, mergeOptions as ke, message as U, missingSignature as Ae, nearest as je, nearestName as Me, nextPart as Ne, nextTurn as Pe, nonEmptyString as W, onAbort as Fe, oneOf as Ie, option as G, optionNamed as Le, parseExactJson as Re, parseJson as ze, parseTerm as Be, pick as Ve, placedMessage as He, plainMessage as Ue, printableJsonParts as We, readArtifact as Ge, readDocument as Ke, readDocuments as qe, readResultSet as Je, readWithinTime as Ye, realPathOf as Xe, reasonOf as Ze, require__builtin_crypto as Qe, require_promises as $e, rule as K, sha256 as et, shownRecord as tt, shownSource as q, toExactText as nt, toInputs as rt, toJsonText as it, toPrintable as J, toPrintableJson as ot, toPrintableStyled as st, toStrictJson as ct, untilAborted as lt, unusableDocument as Y, withCode as ut, withinTime as dt, withoutByteOrderMark as ft, withoutMembers as pt } from "./evaluation.js";
import { SEVERITY_WORDS as mt, cannotOpen as ht, checkDocument as gt, describeDefinitions as _t, factsText as vt, factsToJson as yt, gateRuleKey as bt, getScore as xt, isAllowedUnread as St, likelyJson as Ct, matchSubjects as wt, plainRule as X, problemLines as Tt, readEnvelope as Et, readSeverity as Dt, readStatement as Ot, ruleIds as kt, ruleLocations as At, toGateRules as jt } from "./shared.js";
import { version as Mt } from "./start.js";
import { GROUPS_KEY as Nt, POLICY_RULES as Z, SUSPECT_RULES as Pt, VERDICT_RULES as Q } from "./compiling.js";
import { applyOwnExceptions as Ft, countSuccesses as It } from "./gate2.js";
import { basename as Lt, relative as Rt, resolve as $, sep as zt } from "node:path";
// src/gate/report/write-report.ts
var Bt = /* @__PURE__ */ e({ writeReport: () => writeReport });
const Vt = {
	html: async (e) => (await import("./html.js")).loadReportHtml(e),
	pretty: async () => (await Promise.resolve().then(() => Ln)).reportPretty,
	table: async () => (await import("./table2.js")).reportTable,
	json: async () => (await import("./json.js")).reportJson,
	tap: async () => (await import("./tap.js")).loadReportTap(),
	junit: async () => (await import("./junit2.js")).loadReportJunit(),
	sarif: async () => (await import("./sarif2.js")).reportSarif,
	github: async () => (await import("./github.js")).reportGithub,
	gitlab: async () => (await import("./gitlab.js")).reportGitlab,
	azuredevops: async () => (await import("./azuredevops.js")).reportAzureDevops,
	markdown: async () => (await import("./markdown.js")).reportMarkdown
}, Ht = Object.keys(Vt), Ut = {
	timeoutMs: 6e4,
	advice: "judge fewer inputs at once"
}, Wt = {
	summary: m,
	color: m,
	exitCode: Ie(0, 1, 2, 3)
};
async function writeReport(e, t, n = {}) {
	if (typeof t != "string" || !Object.hasOwn(Vt, t)) {
		let [e, n] = typeof t == "string" ? [` ${JSON.stringify(t)}`, je(t, Ht)] : ["", ""];
		throw R(`unknown report format${e}; choose one of ${Ht.join(", ")}${n}`);
	}
	if (!Se(e) || !me(() => "results" in e)) throw R("writeReport: the report must be the result of gate.judge");
	let r = ke("writeReport", n, Wt), i = await Vt[t](e);
	return dt(`writing the report as ${t}`, Ut, () => i(e, r));
}
// src/gate/inputs/envelope.ts
var Gt = Qe();
function parsePayload(e, t, n) {
	try {
		return Ce(n) || JSON.parse(new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(n)), y.of(n);
	} catch (n) {
		throw ht(e, `: the payload of its envelope (${t}) is not JSON`, n);
	}
}
function openEnvelope(e, t) {
	let n = Et(e, t);
	if (n === void 0) return;
	let { payloadType: r, payload: i } = n, a = ft(i);
	if (ge(parsePayload(e, r, a))) throw ht(e, ": the payload of its envelope is another envelope; pass that one as the input");
	return {
		type: r,
		digest: et(i),
		json: a
	};
}
var Turns = class {
	count = 0;
	#e = performance.now();
	#t;
	get isDue() {
		return performance.now() - this.#e > 10;
	}
	next() {
		return this.#t ??= Pe().then(() => {
			this.#t = void 0, this.count++, this.#e = performance.now();
		}), this.#t;
	}
};
async function* iterate(e) {
	yield* e;
}
async function* boundedMap(e, t, { atLeast: n, atMost: r, maxBytes: i, sizeOf: a, signal: o }) {
	let s = iterate(e), c = new Turns(), l = [], u, d = 0, f = !1, p = 0, m = 0, h = "free", g, _, wake = () => void 0, change = () => new Promise((e) => wake = e), fail = (e) => {
		_ ??= { error: e };
	}, v = o && Fe(o, () => {
		fail(o.reason), wake();
	}), ask = async () => {
		h = "asking";
		try {
			let e = await s.next();
			e.done !== !0 && (g = {
				item: e.value,
				size: a(e.value)
			}), h = e.done === !0 ? "ended" : "free";
		} catch (e) {
			h = "ended", fail(e);
		}
		wake();
	}, isStarting = () => h === "starting", watch = async () => {
		if (!f) {
			for (f = !0; isStarting();) await c.next(), !isStarting() || c.count - d < 3 || (h = "free", wake());
			f = !1;
		}
	}, start = async (e, n) => {
		let r = {};
		l.push(r), [u, d, h] = [
			r,
			c.count,
			"starting"
		], watch(), p++, m += n;
		try {
			r.done = { result: await t(e) };
		} catch (e) {
			fail(e);
		}
		p--, m -= n, u === r && isStarting() && (h = "free"), wake();
	}, isFull = (e) => p >= r || l.length >= 4 * r || p >= n && m + e > i;
	try {
		for (;;) {
			if (_ !== void 0) throw _.error;
			let e = l[0]?.done;
			if (e !== void 0) {
				l.shift(), yield e.result;
				continue;
			}
			if (h === "ended" && l.length === 0) return;
			if (c.isDue) {
				await c.next();
				continue;
			}
			let t = change();
			if (h === "free" && g === void 0) ask();
			else if (h === "free" && g !== void 0 && !isFull(g.size)) {
				let { item: e, size: t } = g;
				g = void 0, start(e, t);
			}
			await t;
		}
	} finally {
		v?.();
		let e = s.return();
		h === "asking" ? e.catch(() => void 0) : await e;
	}
}
// src/gate/inputs/chainloop-input.ts
function toChainloopInput(e) {
	return y.of(e).isArray ? Buffer.concat([
		Buffer.from("{\"elements\":"),
		e,
		Buffer.from("}")
	]) : e;
}
// src/engine/source/split-array.ts
function locateInMember(e, t) {
	let within = (e) => [t, ...e];
	return async (t, n) => {
		let r = await e(t.map(within), n);
		return (e) => r(within(e));
	};
}
function splitArray(e) {
	let { name: t, json: n, locate: r } = e, i = y.of(n).isArray ? ze(new TextDecoder().decode(n)) : void 0;
	if (!Array.isArray(i)) return [e];
	if (i.length === 0) throw Y(t, `${t} is an empty array, of which each member would be judged`);
	return i.map((n, i) => ({
		...e,
		name: `${t}[${String(i)}]`,
		json: Buffer.from(it(n)),
		locate: r && locateInMember(r, i)
	}));
}
// src/engine/recording/replayed-document.ts
var Kt = /* @__PURE__ */ e({ openReplayed: () => openReplayed });
const qt = U`replay the documents that were recorded, or verify this one now: name its required signer with ${G("keys")}, or ${G("trustedRoot")} with an identity and an issuer`;
function openReplayed(e, t, n, r) {
	let unsigned = (t) => Ae(U`${e} is not signed: ${t}. The recorded inputs were verified; ${qt}`), i = Et(e, t, () => unsigned("the envelope has no signatures"));
	if (i === void 0) throw unsigned("it is neither a DSSE envelope nor a Sigstore bundle of one");
	let a = n.verificationOf(t, r);
	if (a === void 0) throw new f(U`${e}: this envelope was not verified when the replay was recorded, and nothing verifies it now; ${qt}`, { code: "recording_missing" });
	let { payloadType: o, payload: s } = i;
	return {
		payloadType: o,
		payload: s,
		facts: a
	};
}
// src/gate/inputs/input-folder.ts
var Jt = /* @__PURE__ */ e({ listInputs: () => listInputs }), Yt = /* @__PURE__ */ t($e(), 1);
function isInputName(e, t) {
	return t === void 0 ? de(e) !== void 0 || te(e) !== void 0 : !e.startsWith(".");
}
function unreadFile(e, t, n) {
	return Y(e, U`${e} is not read, because ${t}; ${n}, move it, or allow it to stay unread (${G("allowSkippedFiles")})`);
}
async function unreadJson(e, { cwd: t, within: n }) {
	let r, i = "give it the name of its format, name it by itself";
	try {
		let a = await Ct($(t, e), { within: n });
		if (a === void 0) return [];
		r = a === "compressed" ? "begins as compressed JSON does" : "begins as JSON does", a === "compressed" && (i = "decompress it");
	} catch (e) {
		r = `cannot be looked at (${k(e) ?? ""})`;
	}
	return [unreadFile(e, `its name shows no format, but it ${r}`, i)];
}
async function listInputs(e, { cwd: t, within: n, format: r, except: i = [], policyFiles: o = /* @__PURE__ */ new Set(), allowSkippedFiles: s = !1 }) {
	if ((await (0, Yt.stat)($(t, e)).catch(() => void 0))?.isDirectory() !== !0) return;
	let below = (t) => `${e.replace(/[/\\]+$/, "")}/${t}`, c = [], isWanted = (e) => isInputName(e, r), l = await De(e, isWanted, {
		cwd: t,
		within: n,
		withHidden: "wanted",
		onIgnored: (e) => void c.push(e),
		counts: isWanted,
		looks: s ? void 0 : async (e) => (await unreadJson(e, {
			cwd: t,
			within: n
		})).length > 0
	}), u = new Set(i.map((e) => $(t, e))), isOwn = (e) => u.has($(t, e)) || o.has($(t, e)), d = [];
	for (let { inner: e, isUnread: r } of s ? [] : c) {
		await Ne();
		let i = below(e);
		if (r === !0 && isWanted(Lt(e))) d.push(unreadFile(i, "it is in a hidden folder or in node_modules", "name its folder"));
		else if (r === !0) D(d, await unreadJson(i, {
			cwd: t,
			within: n
		}));
		else if (e.endsWith("/")) continue;
		else i.endsWith(".rego") && !isOwn(i) ? d.push(unreadFile(i, "it is Rego in a folder of inputs, and none of the policies", "name it as a policy")) : a.test(e) && isWanted(Lt(e).replace(a, "")) ? d.push(unreadFile(i, "it is compressed", "decompress it")) : isOwn(i) || D(d, await unreadJson(i, {
			cwd: t,
			within: n
		}));
	}
	let f = l.map(({ inner: e }) => below(e)).filter((e) => !u.has($(t, e)));
	if (f.length + d.length === 0) throw Y(e, U`${e}: none of the files of this folder is an input by its name; name them, or say their format with ${G("format")}`);
	let p = new Set(d.map(({ document: e }) => e));
	return {
		files: f,
		ignored: c.map(({ inner: e }) => below(e)).filter((e) => !isOwn(e) && !p.has(e)),
		unread: d
	};
}
// src/gate/inputs/image-inputs.ts
function withoutUnsigned(e) {
	let t = e.attestations.filter(({ platform: e }) => e !== void 0);
	if (t.length === 0) return e;
	let n = e.attestations.filter(({ platform: e }) => e === void 0);
	if (n.length === 0) throw new ee(`${e.image} has no attestation but those that BuildKit put into its index, which nobody signed`, { code: "attestation_missing" });
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
		throw new f(`${q(e)}: the recording does not have the attestations of this image, and a replay makes no connection`, { code: "recording_missing" });
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
	let split = async (e) => n.splitArrays === !0 ? inTime(e, n, () => splitArray(e)) : [e];
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
		let { payload: i, facts: a } = await V(`verifying ${e}`, n, () => r.statement(e, t)), { payloadType: o = "", payloadDigest: s } = a;
		return {
			json: i,
			envelope: {
				type: o,
				digest: s,
				verification: yt(a)
			}
		};
	}
	if (a?.facts.verifications !== void 0) {
		let { payloadType: n, payload: r, facts: i } = openReplayed(e, t, a, s);
		return {
			json: r,
			envelope: {
				type: n,
				digest: et(r),
				verification: i,
				verifiedThen: !0
			}
		};
	}
	let c = i ? await inTime({
		name: e,
		json: t
	}, n, () => openUnverified(e, t, n)) : void 0;
	if (o !== void 0 && await checkSubject(e, c ?? openEnvelope(e, t), t, o), c === void 0) return;
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
	let r = openEnvelope(e, t);
	return r !== void 0 && n !== !0 && checkPayloadKeys(e, r), r;
}
function inTime({ name: e, json: t }, { timeoutMs: n }, r) {
	return Ye(`opening ${e}`, t.length, { timeoutMs: n }, r);
}
async function checkSubject(e, t, n, r) {
	let { type: i, json: a } = t ?? {
		type: "application/vnd.in-toto+json",
		json: n
	};
	wt(e, Ot(e, i, a), await Ge(r, ""));
}
function checkPayloadKeys(e, { type: t, json: n }) {
	let r = ue(n);
	if (r !== void 0) throw Y(e, `${e}: duplicate key ${JSON.stringify(r.key)} in the payload of its envelope (${t})`);
}
const Xt = {
	path: K("a string that is not empty", isName),
	text: E,
	bytes: K("a Uint8Array", (e) => he(e)),
	value: n,
	recorded: K("true", (e) => e === !0)
};
function isName(e) {
	return typeof e == "string" && e !== "";
}
const Zt = [
	...Object.keys(Xt),
	"name",
	"file",
	"format"
];
function copySource(e) {
	if (!Se(e)) return "an input must be an object with path, text, bytes, value or recorded";
	let t = Object.create(null);
	try {
		for (let n of Zt) n in e && (t[n] = e[n]);
	} catch {
		return "an input must not throw when its members are read";
	}
	return whyMalformed(t) ?? t;
}
function whyMalformed(e) {
	let [t, ...n] = Object.keys(Xt).filter((t) => t in e);
	if (t === void 0 || n.length > 0) return "an input must have exactly one of path, text, bytes, value and recorded";
	let [r, i] = Xt[t];
	if (!i(e[t])) return `${t} must be ${r}`;
	if (t !== "path" && !isName(e.name)) return "name must be a string that is not empty";
	if (e.file !== void 0 && typeof e.file != "string") return "file must be a string";
	let [a, o] = Ie(...l);
	if (e.format !== void 0 && !o(e.format)) return `format must be ${a}`;
}
async function* readInputs(e, t) {
	let { signal: n } = t;
	if (n === void 0) return yield* readSources(e, t);
	try {
		yield* lt(readSources(e, t), n);
	} catch (e) {
		if (e !== n.reason) throw e;
		yield {
			name: "inputs",
			file: "inputs",
			error: new f("the run was aborted before all inputs were read", {
				code: "aborted",
				cause: e
			})
		};
	}
}
async function* readSources(e, { cwd: t, within: n, signal: r, maxBytes: i, onDocument: a, onImage: o, onIgnored: s, images: c, ...l }) {
	let u = /* @__PURE__ */ new Set(), d = {
		maxBytes: i,
		option: "maxInputBytes"
	}, f = {
		cwd: t,
		within: n,
		signal: r,
		timeoutMs: l.timeoutMs,
		uniqueKeys: l.allowDuplicateKeys !== !0,
		exactNumbers: !0,
		advisesFormat: !0,
		dialect: l.dialect,
		protoFileDirs: l.protoFileDirs,
		limit: d
	}, p = /* @__PURE__ */ new Map(), m = [], h = 0;
	for await (let t of e) {
		h++;
		let e = copySource(t);
		if (typeof e == "string") {
			let t = `input ${String(h)}`;
			yield {
				name: t,
				file: t,
				error: Y(t, `${t}: ${e}`)
			};
			continue;
		}
		if ("recorded" in e) {
			yield await readRecorded(e, l, {
				onDocument: a,
				...f
			});
			continue;
		}
		if (!("path" in e && ye(e.path))) {
			yield* readFiles(e, {
				seen: u,
				leftOut: p,
				ignored: m
			}, {
				onDocument: a,
				...l
			}, f);
			continue;
		}
		if (u.has(e.path)) continue;
		u.add(e.path);
		let { path: n } = e, s = {
			maxBytes: i,
			signal: r,
			onDocument: a,
			onImage: o,
			...l
		};
		if (!((l.policySpecs ?? []).length > 0)) {
			yield* readAttestations(n, s, f);
			continue;
		}
		let { toSnapshot: c } = await import("./whole-image.js");
		yield* readSnapshotImages(c(n), s, f);
	}
	if (c !== void 0) {
		let { readSnapshot: e } = await import("./whole-image.js");
		yield* readSnapshotImages(await e(c, f), {
			maxBytes: i,
			signal: r,
			onDocument: a,
			onImage: o,
			...l
		}, f);
	}
	for (let [e, t] of p) u.has(e) || (yield t);
	s?.(m.filter((e) => !u.has($(t, e))));
}
async function readRecorded({ name: e, file: t = e }, { recorded: n, verifier: r, onVerified: i }, { onDocument: a, ...o }) {
	try {
		let s = n?.facts.input, c = s === void 0 ? "the gate replays no recording with an input" : r === void 0 ? void 0 : "a recorded payload cannot be verified now; give the documents that were recorded";
		if (s === void 0 || c !== void 0) throw Y(e, `${e}: ${c ?? ""}`);
		let l = await Ke({
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
async function* readFiles(e, { seen: t, leftOut: n, ignored: r }, { except: i, policyFiles: a, allowSkippedFiles: o, ...s }, c) {
	if (!("path" in e)) {
		yield* readSource(e, s, c);
		return;
	}
	let { path: l, format: u } = e, isNew = (e) => t.size < t.add($(c.cwd, e)).size, d;
	try {
		d = await V(`listing ${l}`, c, () => listInputs(l, {
			cwd: c.cwd,
			within: c.within,
			format: u,
			except: i,
			policyFiles: a,
			allowSkippedFiles: o
		}));
	} catch (e) {
		isNew(l) && (yield unread(l, e));
		return;
	}
	if (d === void 0) isNew(l) && (yield* readSource(e, s, c));
	else {
		D(r, d.ignored);
		for (let e of d.unread) n.set($(c.cwd, e.document), unread(e.document, e));
		for (let e of d.files) isNew(e) && (yield* readSource({
			path: e,
			format: u
		}, s, c));
	}
}
async function* readSource(e, { onFile: t, onDocument: n, ...r }, i) {
	let a = "path" in e ? e.path : e.name, { file: o = a } = e;
	"path" in e && o === a && t?.(o);
	try {
		for await (let t of qe(e, i)) "error" in t ? yield {
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
function unread(e, t, n = q(e)) {
	return {
		name: q(e),
		file: n,
		error: t
	};
}
const Qt = {
	atLeast: 4,
	atMost: 4,
	maxBytes: 0,
	sizeOf: () => 0
};
async function readOwnImage(e, { onImage: t, ...n }, r) {
	let i = await V(`reading ${q(e)}`, r, () => readImage(e, n)), a = n.verifier === void 0 ? i : withoutUnsigned(i);
	return t?.(a), a;
}
async function* readSnapshotImages({ components: e, ...t }, n, r) {
	let { requireOfImage: i, toIndexComponents: a, toWholeImage: o, withDefaultTag: s } = await import("./whole-image.js"), { onDocument: c, onImage: l, onVerified: u, policySpecs: d = [], recorded: f, skipImageSigCheck: p = !1 } = n, { signal: m } = r, h = f !== void 0, toAddress = ({ containerImage: e }) => s(`${_}${e}`), g = [], readComponent = async (e) => {
		let t = toAddress(e);
		try {
			i(t, n.verifier, d);
			let o = await readOwnImage(t, n, r);
			return {
				component: e,
				image: o,
				parts: await V(`reading ${q(t)}`, r, () => a(o, e, {
					isReplay: h,
					signal: m
				}))
			};
		} catch (n) {
			return {
				component: e,
				image: unread(t, n),
				parts: []
			};
		}
	};
	for await (let t of boundedMap(e, readComponent, Qt)) g.push(t);
	let v = [...e, ...g.flatMap(({ parts: e }) => e)];
	v.sort((e, t) => e.containerImage < t.containerImage ? -1 : Number(e.containerImage > t.containerImage));
	let toInput = async (e, a) => {
		let s = toAddress(e);
		try {
			let f = i(s, n.verifier, d), g = a ?? await readOwnImage(s, n, r), { image: _, digest: y } = g;
			return await V(`reading ${q(s)}`, r, async () => {
				let { json: n, about: i } = await o(g, {
					...f,
					verifier: await f.verifier.about(y),
					signal: m,
					skipImageSigCheck: p,
					isReplay: h,
					component: e,
					snapshot: {
						...t,
						components: v
					},
					onVerified: (e) => u?.({
						...e,
						file: _,
						image: y
					}),
					onDescribed: (e) => l?.({
						...g,
						description: e
					})
				}), a = await Ke({
					name: _,
					text: n,
					format: "json"
				}, r);
				return c?.(a), {
					...a,
					file: _,
					locate: void 0,
					judgedImage: i
				};
			});
		} catch (e) {
			return unread(s, e);
		}
	};
	yield* boundedMap(g.flatMap(({ component: e, image: t, parts: n }) => [async () => "attestations" in t ? toInput(e, t) : t, ...n.map((e) => async () => toInput(e))]), (e) => e(), Qt);
}
async function* readAttestations(e, t, n) {
	let { onDocument: r } = t, i, a;
	try {
		i = await readOwnImage(e, t, n);
		let { digest: r } = i, o = await t.verifier?.about(r);
		a = {
			...t,
			verifier: o,
			splitArrays: !1,
			image: r,
			...o === void 0 ? { subject: r } : {}
		};
	} catch (t) {
		yield unread(e, t);
		return;
	}
	for (let { name: e, text: t, platform: o } of i.attestations) try {
		let s = await Ke({
			name: e,
			text: t,
			format: "json"
		}, n);
		r?.(s), yield* await toInputs(s, i.image, o === void 0 ? a : {
			...a,
			subject: o
		});
	} catch (t) {
		yield {
			name: e,
			file: i.image,
			error: t
		};
	}
}
// src/gate/inputs/json-equality.ts
function equalityText(e, t) {
	if (t !== void 0) return t;
	if (typeof e == "string") return JSON.stringify(e);
	if (typeof e != "object" || !e) return String(e);
	let n = N(e);
	return Array.isArray(e) ? `[${e.map((e, t) => equalityText(e, n?.get(String(t)))).join(",")}]` : `{${Object.entries(e).sort(([e], [t]) => e < t ? -1 : 1).map(([e, t]) => `${JSON.stringify(e)}:${equalityText(t, n?.get(e))}`).join(",")}}`;
}
const $t = {
	maximum: (e) => e <= 0,
	minimum: (e) => e >= 0,
	exclusiveMaximum: (e) => e < 0,
	exclusiveMinimum: (e) => e > 0
};
function fitsNumber(e, t) {
	return (n, r, i) => {
		let a = M(r, i) ?? String(n);
		return e === "multipleOf" ? xe(a, t) : $t[e](A(a, t));
	};
}
function oneOf(e, t) {
	let n = new Set(e.map((e, n) => equalityText(e, t?.get(String(n))))), r = e.some((e) => typeof e == "object" && !!e);
	return Object.assign((e, t, i) => (r || !(typeof e == "object" && e)) && n.has(equalityText(e, M(t, i))), { allowed: e });
}
function duplicateIn(e) {
	let t = /* @__PURE__ */ new Map(), n = N(e);
	for (let [r, i] of e.entries()) {
		let e = typeof i == "string" ? `"${i}` : equalityText(i, n?.get(String(r))), a = t.get(e);
		if (a !== void 0) return {
			i: r,
			j: a
		};
		t.set(e, r);
	}
}
// src/gate/inputs/json-keywords.ts
const en = /* @__PURE__ */ new Map([
	["maximum", "<="],
	["minimum", ">="],
	["exclusiveMaximum", "<"],
	["exclusiveMinimum", ">"],
	["multipleOf", "multiple of"]
]), tn = {
	maximum: "exclusiveMaximum",
	minimum: "exclusiveMinimum"
};
function withJsonKeywords(e, { _: t, str: n, stringify: r }) {
	let passAllowed = (e, n, i) => {
		let a = t`oneOf(${r(n)})`, o = n.map((e, t) => equalityText(e, i?.get(String(t)))), s = e.gen.scopeValue("func", {
			ref: oneOf(n, i),
			key: `oneOf [${o.join(",")}]`,
			code: a
		});
		e.setParams({ isOne: s }), e.pass(t`${s}(${e.data}, ${e.it.parentData}, ${e.it.parentDataProperty})`);
	}, replace = (t, n, r, i) => {
		e.removeKeyword(t), e.addKeyword({
			keyword: t,
			...n,
			code: r,
			error: i
		});
	};
	replace("const", {}, (e) => {
		let t = M(e.parentSchema, "const");
		passAllowed(e, [e.schema], t === void 0 ? void 0 : /* @__PURE__ */ new Map([["0", t]]));
	}, {
		message: "must be equal to constant",
		params: ({ params: e }) => t`{allowedValue: ${e.isOne}.allowed[0]}`
	}), replace("enum", { schemaType: "array" }, (e) => {
		let t = e.schema;
		if (t.length === 0) throw TypeError("enum must have non-empty array");
		passAllowed(e, t, N(t));
	}, {
		message: "must be equal to one of the allowed values",
		params: ({ params: e }) => t`{allowedValues: ${e.isOne}.allowed}`
	}), replace("uniqueItems", {
		type: "array",
		schemaType: "boolean"
	}, (e) => {
		if (e.schema !== !0) return;
		let { gen: n, data: r } = e, i = n.scopeValue("func", {
			ref: duplicateIn,
			code: t`duplicateIn`
		}), a = n.const("found", t`${i}(${r})`);
		e.setParams({
			i: t`${a}.i`,
			j: t`${a}.j`
		}), e.pass(t`${a} === undefined`);
	}, {
		message: ({ params: { i: e, j: t } }) => n`must NOT have duplicate items (items ## ${t} and ${e} are identical)`,
		params: ({ params: { i: e, j: n } }) => t`{i: ${e}, j: ${n}}`
	});
	let i = e.opts.schemaId === "id";
	for (let [e, r] of en) i && e.startsWith("exclusive") || replace(e, {
		type: "number",
		schemaType: "number"
	}, (n) => {
		let a = i ? tn[e] : void 0, o = a !== void 0 && n.parentSchema[a] === !0 ? a : e, s = M(n.parentSchema, e) ?? String(n.schema), c = n.gen.scopeValue("func", {
			ref: fitsNumber(o, s),
			key: `${o} ${s}`,
			code: t`fitsNumber(${o}, ${s})`
		});
		n.setParams({
			limit: s,
			comparison: en.get(o) ?? r
		}), n.pass(t`${c}(${n.data}, ${n.it.parentData}, ${n.it.parentDataProperty})`);
	}, {
		message: ({ params: e }) => n`must be ${e.comparison} ${e.limit}`,
		params: ({ params: n, schemaCode: r }) => e === "multipleOf" ? t`{multipleOf: ${r}}` : t`{comparison: ${n.comparison}, limit: ${r}}`
	});
	return e;
}
// src/gate/inputs/input-schemas.ts
const nn = new r(8 << 20, () => 0);
var InputSchemas = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async ofAll() {
		let e = this.#e.schema;
		return e === void 0 ? [] : [await this.#t(e, "schema", [])];
	}
	named(e) {
		return Promise.all(e.map(async ({ rule: e, path: t, name: n, definition: r, location: i }) => {
			let a = `${i.file}:${String(i.row)}`, o = `${n ?? "the schema"} that METADATA names for ${e} (${a})`, s = n === void 0 ? r : await this.find(n, o);
			return this.#t(s, o, t);
		}));
	}
	async byName(e, t) {
		let n = /^schema(?:$|[.[])/.test(e) ? e : `schema.regohost.${e}`;
		return this.#t(await this.find(n, t), t, []);
	}
	forData(e, t, n) {
		return findIssues(e, t, ["data", ...n]);
	}
	async find(e, t) {
		let { readPublished: n } = await import("./compiling.js").then((e) => e.schemas_exports), r = this.#e[e] ?? await n(e);
		if (r !== void 0) return r;
		let i = e.replace(/^schema\./, "schema.regohost."), a = await n(i) === void 0 ? U`give a file or folder with it as ${Le("schema")}` : `did you mean ${i}?`;
		throw R(U`${t}: there is no schema ${e}; ${a}`);
	}
	async #t(e, t, n) {
		let r = await findIssues(e, t, ["input", ...n]);
		return {
			subject: t,
			path: n,
			issuesOf: (...e) => r(...e).map(({ text: e }) => e)
		};
	}
};
async function findIssues(e, t, n) {
	let r = await loadValidator(e, t);
	return (e, t, i = "") => {
		let a = {
			instancePath: "",
			parentData: typeof t == "object" && t ? t : { "": e },
			parentDataProperty: i,
			rootData: [],
			dynamicAnchors: {}
		};
		try {
			if (r(e, a) === !0) return [];
			let t = toIssues(r.errors ?? [], n);
			return t.length === 0 ? [{
				text: "does not fit",
				at: []
			}] : t;
		} catch (e) {
			if (_e(e, "RangeError")) return [{
				text: "is nested too deeply",
				at: []
			}];
			throw e;
		}
	};
}
const rn = {
	cyclonedx: () => import("./cyclonedx.js"),
	in_toto_statement: () => import("./in_toto_statement.js"),
	sarif: () => import("./sarif.js"),
	slsa_provenance: () => import("./slsa_provenance.js"),
	spdx: () => import("./spdx.js")
};
async function loadValidator(e, t) {
	let { publishedFormat: n } = await import("./compiling.js").then((e) => e.schemas_exports), r = rn[n(e) ?? ""];
	return r === void 0 ? compile(e, t) : (await r()).validate;
}
const an = {
	strict: !1,
	validateFormats: !1,
	logger: !1,
	ownProperties: !0
}, on = "http://json-schema.org/draft-04/schema";
function withEmptyLists(e) {
	let t = e.getSchema(on)?.schema, n = F(t, "definitions"), r = F(t, "properties");
	return B(t) && B(n) && B(r) && (e.removeSchema(on), e.addMetaSchema({
		...t,
		definitions: {
			...n,
			stringArray: {
				type: "array",
				items: { type: "string" },
				uniqueItems: !0
			}
		},
		properties: {
			...r,
			enum: { type: "array" }
		}
	})), e;
}
async function loadAjv(e) {
	let n = {
		...an,
		code: { optimize: !1 }
	};
	if (e.includes("2020-12")) {
		let { Ajv2020: e, ...r } = await Oe(() => import("./2020.js").then((e) => /* @__PURE__ */ t(e.require__2020(), 1)));
		return () => withJsonKeywords(new e(n), r);
	}
	if (e.includes("2019-09")) {
		let { Ajv2019: e, ...r } = await Oe(() => import("./2019.js").then((e) => /* @__PURE__ */ t(e.default, 1)));
		return () => withJsonKeywords(new e(n), r);
	}
	let { Ajv: r, ...i } = await Oe(() => import("./ajv.js").then((e) => /* @__PURE__ */ t(e.default, 1)));
	if (e.includes("draft-04")) {
		let { default: e } = await Oe(() => import("./dist2.js").then((e) => /* @__PURE__ */ t(e.default, 1)));
		return () => withJsonKeywords(withEmptyLists(new e.default(n)), i);
	}
	return () => withJsonKeywords(new r(n), i);
}
async function compile(e, t) {
	let n = typeof e == "object" && !!e;
	if (!n && typeof e != "boolean") throw unusable(t, "it must be an object");
	let r = n && "$schema" in e ? String(e.$schema) : "";
	try {
		let t = n ? pt(e, ["$schema", "$async"]) : e, i = typeof t == "object" ? nt(t) : String(t);
		throwIfUnchecked(i);
		let a = await loadAjv(r), o = `${r}\n${i}`, s = nn.get(o);
		if (s !== void 0) return s;
		let c = a().compile(Re(i)[""]);
		return nn.keep(o, c), c;
	} catch (e) {
		throw unusable(t, Ze(e), e);
	}
}
function throwIfUnchecked(e) {
	JSON.parse(e, (e, t) => {
		if (typeof t == "object" && t && Object.hasOwn(t, "__proto__") && (e === "properties" || e === "dependencies")) throw TypeError(`its ${e} have a member __proto__, which would not be checked`);
		return t;
	});
}
function unusable(e, t, n) {
	return R(`${e}: the JSON Schema cannot be used: ${t}`, n);
}
function toIssues(e, t) {
	let depth = ({ instancePath: e }) => e.split("/").length, n = /* @__PURE__ */ new Map(), r = e.filter(({ keyword: e }) => e !== "if").toSorted((e, t) => depth(t) - depth(e));
	for (let e of r) {
		let r = J(`${t.join(".")}${e.instancePath} ${describe$2(e)}`);
		n.has(r) || n.set(r, {
			text: r,
			at: getKeys(e)
		});
	}
	let i = [...n.values()], a = i.length - 3;
	return [...i.slice(0, 3), ...a > 0 ? [{
		text: `and ${String(a)} more`,
		at: []
	}] : []];
}
function getKeys({ instancePath: e, params: t }) {
	let n = e.split("/").slice(1), { additionalProperty: r } = t, i = n.map((e) => e.replaceAll("~1", "/").replaceAll("~0", "~"));
	return typeof r == "string" ? [...i, r] : i;
}
function describe$2({ keyword: e, message: t = "does not fit", params: n }) {
	let { allowedValues: r, additionalProperty: i } = n;
	return e === "additionalProperties" && typeof i == "string" ? `${t}: ${i}` : e === "enum" && Array.isArray(r) && r.length <= 5 ? `${t}: ${r.map((e) => JSON.stringify(e)).join(", ")}` : t;
}
function checkInput(e, t, n) {
	let r = n.flatMap(({ subject: e, path: n, issuesOf: r }) => {
		let i = ["", ...n.slice(0, -1)].slice(0, n.length).reduce(F, t), a = n.at(-1) ?? "", o = F(i, a), s = o === void 0 ? [`input.${n.join(".")} is missing`] : r(o, i, a);
		return s.length === 0 ? [] : [`${s.join("; ")} (${e})`];
	});
	if (r.length !== 0) throw Y(e, `${e} does not fit the policy's schema: ${r.join("\n")}`);
}
// src/base/terms/event-text.ts
const sn = /* @__PURE__ */ new WeakMap();
function readEventTexts(e) {
	return sn.get(e) ?? {};
}
function keepEventTexts(e, t) {
	sn.set(e, t);
}
function addLazily(e, t, n) {
	let set = (n) => {
		Object.defineProperty(e, t, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		});
	};
	Object.defineProperty(e, t, {
		enumerable: !0,
		configurable: !0,
		set,
		get() {
			let e = n();
			return set(e), e;
		}
	});
}
function addInput(e, t) {
	addLazily(e, "input", () => JSON.parse(new TextDecoder().decode(t)));
}
function getResult({ result: e }) {
	try {
		return typeof e == "function" ? e() : e;
	} catch (e) {
		if (!_e(e, "RangeError")) throw e;
		return;
	}
}
function isTextKey(e) {
	return e === "custom" || e === "nd_builtin_cache";
}
function* eventJsonParts(e) {
	let t = readEventTexts(e), n = getResult(t), r = t.result !== void 0 && n === void 0, i = "{";
	for (let a of Object.keys(e)) {
		if (r && (a === "result" || a === "erased")) continue;
		let o = `${i}${JSON.stringify(a)}:`;
		i = ",";
		let s = a === "input" ? t.input : a === "result" ? n : isTextKey(a) ? t[a]?.() : void 0;
		typeof s == "object" ? (yield o, yield* We(s)) : yield o + ot(s ?? JSON.stringify(e[a]));
	}
	let a = Array.isArray(e.erased) ? e.erased : [];
	yield r ? `,"erased":${JSON.stringify([...a, "/result"])}}` : "}";
}
// opa-core/near-names.json
var cn = [
	"d",
	"ed",
	"es",
	"s"
];
// src/engine/opa/near-names.ts
const ln = new Map(Object.entries({
	deny: /* @__PURE__ */ "ban.banned.bans.block.blocked.blocks.cxpolicy.denial.denials.denying.disallow.disallowed.disallows.enforce.err.error.errored.errors.errs.fail.failed.fails.failure.failures.finding.findings.forbid.forbidden.forbids.issue.issues.non_compliant.noncompliant.not_allowed.problem.problems.prohibit.prohibited.prohibits.refusal.refusals.refuse.refused.refuses.reject.rejected.rejection.rejections.rejects.unallowed".split("."),
	violation: [
		"violate",
		"violated",
		"violates",
		"violating"
	],
	allow: [
		"permit",
		"permits",
		"permitted"
	],
	warn: [
		"alert",
		"alerts",
		"warned",
		"warning",
		"warnings"
	]
}));
function hasPrefix(e, t) {
	let n = e.slice(t.length);
	return e.startsWith(t) && /^(?:_.|[A-Z])/s.test(n);
}
function toPlain$1(e) {
	return e.replace(/[\p{Cf}\p{M}]/gu, "").replace(/[\uff01-\uff5e]/g, (e) => String.fromCharCode(e.charCodeAt(0) - 65248));
}
function looksAlike(e, t) {
	let n = Array.from(e);
	return n.length === t.length && n.every((e, n) => e === t[n] || e > "") && n.some((e, n) => e === t[n]);
}
function isMistyped(e, t) {
	return Math.abs(e.length - t.length) <= 1 && j(e, t) <= 1;
}
function toForms(e) {
	let t = e.endsWith("y") ? [e, `${e.slice(0, -1)}i`] : [e];
	return cn.flatMap((e) => t.map((t) => t + e));
}
function likelyMeant(e, t) {
	if (t.includes(e)) return;
	let n = Pt.prefixes.map((e) => e.slice(0, -1)), r = toPlain$1(e).toLowerCase().replace(/^_+|(?<!_)_+$/g, "");
	return t.find((e) => toForms(e).includes(r) || isMistyped(r, e) || looksAlike(r, e)) ?? t.find((e) => ln.get(e)?.includes(r)) ?? t.find((e) => toForms(e).some((e) => e.length >= 6 && isMistyped(r, e))) ?? n.find((n) => t.includes(n) && hasPrefix(e, n));
}
// src/gate/verdict.ts
const un = [...Q.filter((e) => e !== "result"), "findings"], dn = [
	...un,
	"skipped",
	"skip_reason",
	"ignore"
];
function unreadMembers(e, t = Q) {
	return [...e.members.keys()].flatMap((e) => {
		if (t.includes(e)) return [];
		let n = likelyMeant(e, un);
		return n === void 0 ? Q.includes(e) ? [{ name: e }] : [] : [{
			name: e,
			like: n
		}];
	});
}
function describeMember(e, { name: t, like: n }) {
	return `${e}.${t} is not read${n === void 0 ? "" : `; did you mean ${n}?`}`;
}
function definedRules(e, t) {
	let parts = (e) => {
		let n = /* @__PURE__ */ new Set();
		for (let r of t) r.startsWith(`${e}/`) && n.add(r.slice(e.length + 1).split("/", 1)[0] ?? "");
		return n;
	}, [n, r] = [parts(e), parts(`${e}/result`)];
	return {
		rules: Q.filter((e) => n.has(e)),
		members: un.filter((e) => r.has(e))
	};
}
const fn = {
	types: ["set", "array"],
	subject: "a set or an array",
	toWrite: (e) => `write a set of findings, empty if there are none: ${e} contains "a message" if { … }`
}, pn = "give it a value for every input", mn = {
	allow: {
		types: ["boolean"],
		subject: "true or false",
		toWrite: (e) => `${pn}: default ${e} := false`
	},
	result: {
		types: ["object"],
		subject: "an object",
		toWrite: () => pn
	}
};
function describeWrongType(e, t, n) {
	let { subject: r, toWrite: i } = mn[e] ?? fn;
	return `${t} must be ${r} but is ${n}${t === e && mn[e] === void 0 ? `; ${i(t)}` : ""}`;
}
function describeUndefined(e, t = e) {
	let { toWrite: n } = mn[e] ?? fn;
	return `${t} is undefined${t === e ? `; ${n(t)}` : ""}`;
}
const hn = {
	array: "an array",
	object: "an object",
	null: "null"
};
function describeImpossible(e, t) {
	let n = mn[e] ?? fn;
	if (!t.some((e) => n.types.includes(e))) return describeWrongType(e, e, t.map((e) => hn[e] ?? `a ${e}`).join(" or "));
}
function getType(e) {
	return e === null ? "null" : Array.isArray(e) ? "an array" : e instanceof T ? "an object" : e instanceof w ? "a number" : typeof e == "boolean" ? String(e) : "a string";
}
function getMessage(e) {
	let t = e instanceof T ? [e.get("msg"), e.get("message")] : [e];
	for (let e of t) if (typeof e == "string" && e.trim() !== "") return e;
	return P(e);
}
function toFindings(e, t, { parts: n = [], hasFixedIds: r = !1 }) {
	let i = /* @__PURE__ */ new Map();
	for (let { about: e, value: t, hasFixedIds: r } of n) for (let n of Array.isArray(t) ? t : []) {
		let t = P(n), a = i.get(t) ?? [], o = a.find((t) => bt(t.about) === bt(e));
		o === void 0 ? i.set(t, [...a, {
			about: e,
			hasFixedId: r
		}]) : (o.hasFixedId &&= r, (e.variant ?? "") < (o.about.variant ?? "") && (o.about = e));
	}
	return t.flatMap((t) => {
		let n = {
			rule: e,
			message: getMessage(t),
			value: t,
			hasFixedId: r
		};
		return (i.size === 0 ? void 0 : i.get(P(t)))?.map((e) => ({
			...n,
			...e
		})) ?? [n];
	});
}
var VerdictBuilder = class {
	violations = [];
	warnings = [];
	problems = [];
	skipReason;
	#e;
	#t;
	constructor({ isAllowedUnread: e = () => !1, getLocation: t = () => void 0 }) {
		this.#e = e, this.#t = t;
	}
	#n(e, t) {
		let n = this.#t(e);
		this.problems.push(n === void 0 ? t : `${n}: ${t}`);
	}
	read(e, t, n, r = {}) {
		n === void 0 ? this.#n(t, describeUndefined(e, t)) : e === "allow" ? this.#r(t, n) : e === "result" ? this.#o(t, n, r) : this.#i(t, n, /^warn(?:_|$)/.test(e) ? this.warnings : this.violations, r);
	}
	#r(e, t) {
		t === !1 ? this.violations.push({
			rule: e,
			message: `${e} is false`,
			value: t
		}) : t !== !0 && this.#a("allow", e, t);
	}
	#i(e, t, n, r) {
		if (Array.isArray(t)) for (let i of toFindings(e, t, r)) n.push(i);
		else this.#a(e.split(".").at(-1) ?? e, e, t);
	}
	#a(e, t, n) {
		this.#n(t, describeWrongType(e, t, getType(n)));
	}
	#o(e, t, { members: n = [], hasFixedIds: r = !1 }) {
		if (!(t instanceof T)) {
			this.#a("result", e, t);
			return;
		}
		let i = this.#s(e, t, "skipped"), a = this.#s(e, t, "ignore"), o = t.get("findings"), s = Q.filter((e) => e !== "result" && t.has(e));
		for (let n of s) n !== "violations" && this.read(n, `${e}.${n}`, t.get(n), { hasFixedIds: r });
		let [c, l] = [[], []];
		o !== void 0 && this.#i(`${e}.findings`, o, c, { hasFixedIds: r });
		let u = t.get("violations");
		u !== void 0 && this.#i(`${e}.violations`, u, l, { hasFixedIds: r });
		let d = new Set(c.map(({ message: e }) => e));
		D(this.violations, c), D(this.violations, l.filter((e) => !d.has(e.value)));
		let f = unreadMembers(t, dn).filter((t) => !this.#e(`${e}.${t.name}`)).map((t) => describeMember(e, t));
		for (let t of f) this.#n(e, t);
		let p = n.filter((e) => !t.has(e));
		if (i || a) {
			let e = t.get("skip_reason");
			this.skipReason = typeof e == "string" && e !== "" ? e : "";
		} else if (p.length > 0) for (let t of p) this.read(t, `${e}.${t}`, void 0);
		else o === void 0 && !s.some((e) => Z.includes(e)) && this.#n(e, `${e} has none of deny, violation, violations, findings and allow`);
	}
	#s(e, t, n) {
		let r = t.get(n);
		return r !== void 0 && (typeof r != "boolean" && this.#n(e, `${e}.${n} must be true or false but is ${getType(r)}`), r === !0);
	}
};
function toOutcome({ problems: e, violations: t, skipReason: n }) {
	return e.length > 0 ? "invalid" : t.length > 0 ? "fail" : n === void 0 ? "pass" : "skipped";
}
function judge(e, t = {}) {
	let { isConftest: n = !1 } = t, r = new VerdictBuilder(t);
	for (let { rule: t, value: i, ...a } of e) (n ? i !== void 0 : Q.includes(t)) && r.read(t, t, i, a);
	!n && !e.some(({ rule: e }) => Z.includes(e)) && r.problems.push(`it has none of the rules ${Z.join(", ")}`);
	for (let e of t.skippedAnalyses ?? []) (t.allowSkipped === !0 ? r.warnings : r.violations).push({
		rule: e,
		message: "the AI analysis was skipped",
		value: null
	});
	let { violations: i, warnings: a, problems: o, skipReason: s } = r, c = {
		violations: i,
		warnings: a,
		problems: o,
		...s === void 0 ? {} : { skipReason: s }
	};
	return {
		...c,
		outcome: toOutcome(c)
	};
}
// src/gate/verdict-evidence.ts
function documentDigest(e) {
	return et(typeof e == "string" ? e : ct(e));
}
// src/base/text/wildcard.ts
function wildcard(e) {
	let [t = "", ...n] = e.split("*"), r = n.pop();
	return r === void 0 ? (e) => e === t : (e) => {
		if (!e.startsWith(t)) return !1;
		let i = t.length;
		for (let t of n) {
			let n = e.indexOf(t, i);
			if (n < 0) return !1;
			i = n + t.length;
		}
		return e.length - r.length >= i && e.endsWith(r);
	};
}
// src/gate/finding.ts
const gn = [
	"id",
	"rule_id",
	"rule",
	"code"
], _n = /* @__PURE__ */ new Set([
	"msg",
	"message",
	"_loc",
	"severity",
	"security-severity",
	"title",
	...gn
]);
function getPosition(e) {
	let t = e instanceof w ? Number(e.text) : NaN;
	return Number.isSafeInteger(t) && t > 0 ? t : void 0;
}
function toLocation(e) {
	if (!(e instanceof T)) return;
	let t = W(e.get("file"));
	if (t === void 0) return;
	let n = getPosition(e.get("line")), r = getPosition(e.get("column"));
	return {
		file: t,
		...ae({
			line: n,
			column: n && r
		})
	};
}
function getPath(e) {
	if (typeof e == "string") return e.startsWith("/") ? e.slice(1).split("/").map((e) => e.replaceAll("~1", "/").replaceAll("~0", "~")) : void 0;
	if (!Array.isArray(e)) return;
	let t = e.map((e) => typeof e == "string" ? e : e instanceof w && /^\d+$/.test(e.text) ? Number(e.text) : void 0);
	return t.length > 0 && t.every((e) => e !== void 0) ? t : void 0;
}
const vn = /^(?:\$\.|\.)?[\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}\p{N}_$-]+|\[\d+\])+$/u;
function getDottedPath(e) {
	if (typeof e == "string" && vn.test(e)) return e.match(/[^.[\]]+/g)?.filter((e) => e !== "$");
}
function namedPart({ value: e, location: t }, n) {
	if (!(e instanceof T) || t?.line !== void 0 || t !== void 0 && t.file !== n) return;
	let r = e.get("_loc"), [i, a] = [r instanceof T ? r.get("path") : r, e.get("path")], o = getPath(i) ?? getDottedPath(i) ?? getPath(a);
	if (o !== void 0) return {
		path: o,
		isDoubtful: !1
	};
	let s = getDottedPath(a);
	return s && {
		path: s,
		isDoubtful: !0
	};
}
function locateFindings(e, t) {
	return e.map((e) => {
		let n = t.get(e);
		return n === void 0 ? e : {
			...e,
			location: n
		};
	});
}
function isOfUnknownDefinition({ id: e, about: t }) {
	return t.definitions !== void 0 && e === t.id;
}
const yn = /* @__PURE__ */ new Map();
function getMetadata(e) {
	let t = /* @__PURE__ */ new Map();
	for (let [n, r] of e) _n.has(n) || t.set(n, r);
	return t.size === 0 ? yn : t;
}
function describeFinding(e, t, n, r) {
	let { rule: i, message: a, value: o, hasFixedId: s } = e, c = i.split(".", 1)[0] ?? i, l = o instanceof T ? o.members : yn, u;
	for (let e of gn) u ??= W(l.get(e));
	let d = n.get(c) ?? X(t, i), f = u !== void 0 && s !== !0, p = f ? void 0 : d.definitions?.find(({ id: e }) => e === u), m = e.about ?? p ?? d, h = l.get("security-severity"), g = Dt(l.get("severity"), h instanceof w ? Number(h.text) : h), _ = g.severity ?? m.severity ?? r, v = {
		rule: i,
		message: a,
		value: o,
		id: u ?? m.id,
		hasIdOfInput: f,
		severity: _,
		about: m,
		metadata: getMetadata(l)
	};
	s !== void 0 && (v.hasFixedId = s);
	let { severityLabel: y, securitySeverity: b } = g.severityLabel === void 0 ? m : g;
	y !== void 0 && (v.severityLabel = y), b !== void 0 && (v.securitySeverity = b);
	let x = W(l.get("title")) ?? m.title;
	x !== void 0 && (v.title = x);
	let S = toLocation(l.get("_loc"));
	return S !== void 0 && (v.location = S), v;
}
function metadataLines({ metadata: e, location: t }) {
	return [...e].flatMap(([e, n]) => e === "path" && t?.line !== void 0 && getPath(n) !== void 0 ? [] : [`${e}: ${typeof n == "string" ? n : P(n)}`]);
}
// src/gate/inputs/input-pattern.ts
function inputPaths(e, t) {
	return [e, Rt(t, $(t, e))].map((e) => e.replaceAll(zt, "/"));
}
function inputPattern(e) {
	let t = e.includes("/"), n = e.replace(/^(?:\.\/)+/, ""), r = ve(n) ? new g(n) : void 0, matches = (e) => r?.isEnd(e.reduce((e, t) => r.below(e, t, !0), r.start)) === !0;
	return (e) => e.some((e) => {
		let r = t ? e.split("/") : [e.slice(e.lastIndexOf("/") + 1)];
		return r.join("/") === n || matches(r);
	});
}
// src/gate/policy-inputs.ts
function hasText(e, t) {
	return W(F(e, t)) !== void 0;
}
const bn = {
	cyclonedx: (e) => I(e, "bomFormat") === "CycloneDX",
	spdx: (e) => I(e, "spdxVersion")?.startsWith("SPDX-") === !0,
	sarif: (e) => hasText(e, "version") && Array.isArray(F(e, "runs")),
	terraform_plan: (e) => hasText(e, "terraform_version") && Se(F(e, "planned_values")),
	in_toto_statement: (e) => I(e, "_type")?.startsWith("https://in-toto.io/Statement/") === !0,
	kubernetes: (e) => hasText(e, "apiVersion") && hasText(e, "kind")
}, xn = `${Object.keys(bn).join(", ")}, a predicateType, or the document's own kind, such as Pod`;
function describeKind(e) {
	let t = toFormats(e);
	return t.length === 0 ? "of no known format" : t.join(" and ");
}
function toFormats(e) {
	return Object.keys(bn).filter((t) => bn[t]?.(e) === !0);
}
function toKinds(e) {
	let t = toFormats(e), n = t.includes("in_toto_statement") ? ["predicateType", "kind"] : ["kind"];
	return [...t, ...n.flatMap((t) => W(F(e, t)) ?? [])];
}
async function checkInputs(e) {
	let t = await import("./zod.js").then((e) => e.zod_exports), n = t.string().trim().min(1).optional(), r = t.strictObject({
		schema: n,
		file: n,
		kind: n
	}, { error: ({ code: e }) => e === "invalid_type" ? "must be a mapping of schema, file or kind, such as {file: \"*.yaml\"}" : void 0 }).refine((e) => Object.keys(e).length > 0, {
		error: "needs schema, file or kind",
		when: ({ issues: e }) => e.length === 0
	}), i = t.object({ custom: t.object({ inputs: t.array(r).min(1) }) });
	return gt(i, { custom: { inputs: e } });
}
async function readPolicyInputs(e, t, n) {
	let r = F(e, "custom");
	if (!Se(r) || !("inputs" in r)) return;
	let { problems: i, data: a } = await checkInputs(r.inputs);
	if (i !== void 0) throw new C(`${t}:${Tt(i)}`, { code: "metadata_invalid" });
	let o = a.custom.inputs, s = await Promise.all(o.map((e) => toMatcher(e, t, n)));
	return {
		subject: o.map(describe$1).join("; "),
		hint: o.some(({ kind: e }) => e !== void 0 && !Object.hasOwn(bn, e)) ? ` (kinds are ${xn})` : "",
		matches: (e) => s.some((t) => t(e))
	};
}
function describe$1(e) {
	return Object.entries(e).map(([e, t]) => `${e} ${String(t)}`).join(", ");
}
async function toMatcher({ schema: e, file: t, kind: n }, r, i) {
	let a = inputPattern(t ?? "*"), o = wildcard(n ?? "*"), s = e === void 0 ? void 0 : await i.byName(e, r);
	return (e) => a(e.paths) && (n === void 0 || toKinds(e.held()[""]).some(o)) && (s === void 0 || s.issuesOf(e.held()[""], e.held()).length === 0);
}
// src/gate/metadata.ts
const Sn = [
	"scope",
	"title",
	"description",
	"custom",
	"entrypoint",
	"schemas",
	"labels",
	"compile",
	"related_resources",
	"authors",
	"organizations"
], Cn = {
	id: text,
	short_name: text,
	severity: (e) => meant(e, mt),
	"security-severity": (e) => xt(e) === void 0 ? "must be a number from 0.1 to 10" : void 0,
	vulnerability: flag,
	helper: flag,
	builtin_errors: (e) => meant(e, ["undefined"]),
	inputs: () => void 0
}, wn = Object.keys(Cn), Tn = ["none"];
function text(e) {
	return typeof e == "string" && e.trim() !== "" ? void 0 : "must be a text that is not empty";
}
function flag(e) {
	return typeof e == "boolean" ? void 0 : "must be true or false";
}
function meant(e, t) {
	let n = typeof e == "string" ? e.trim().toLowerCase() : "";
	if (t.includes(n) || Tn.includes(n)) return;
	let r = Me(n, t);
	return r === void 0 ? void 0 : `has an unknown value (did you mean ${r}?)`;
}
const toPlain = (e) => e.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
function meantCustom(e, t) {
	if (e !== "input" || Array.isArray(t)) return wn.find((t) => {
		let [n, r] = [toPlain(t), toPlain(e)];
		return j(n, r) <= Math.floor(n.length / 4);
	});
}
function keyLocation({ location: e, text: t }, ...n) {
	let r = t.split("\n"), [i, a] = [0, 0];
	for (let e of n) {
		let t = e.replaceAll(/[^\w]/g, "\\$&"), n = RegExp(`(?<=^#\\s*|[\\s{,"'])${t}(?=["']?\\s*:)`), o = r.findIndex((e, t) => t >= Math.max(i, 1) && n.test(e));
		if (o === -1) break;
		i = o, a = r[o]?.search(n) ?? 0;
	}
	return {
		...e,
		row: e.row + i,
		column: i === 0 ? e.column : a + 1
	};
}
const En = /^# ?([\w-]+)\s*:/;
async function findMetadataFaults(e) {
	return (await Promise.all(e.map(async (e) => [...findKeyFaults(e), ...await findInputsFaults(e)]))).flat();
}
function findKeyFaults(e) {
	let t = e.text.split("\n").flatMap((e) => En.exec(e)?.[1] ?? []).flatMap((t) => {
		if (Sn.includes(t)) return [];
		let n = Me(t.toLowerCase(), Sn);
		return n === void 0 ? wn.includes(t) ? [fault(e, `unknown key ${t}; ${t} belongs below custom`, t)] : [] : [fault(e, `unknown key ${t} (did you mean ${n}?)`, t)];
	}), n = Object.entries(e.custom ?? {}).flatMap(([t, n]) => {
		let r = Cn[t]?.(n);
		if (r !== void 0) return [fault(e, `custom.${t} ${r}`, "custom", t)];
		let i = Object.hasOwn(Cn, t) ? void 0 : meantCustom(t, n);
		return i === void 0 ? [] : [fault(e, `unknown key custom.${t} (did you mean ${i}?)`, "custom", t)];
	});
	return [...t, ...n];
}
async function findInputsFaults(e) {
	let { scope: t, custom: n = {} } = e;
	if (!("inputs" in n)) return [];
	if (t !== "package") return [fault(e, "custom.inputs belongs to the METADATA of the package", "custom", "inputs")];
	let { problems: r = [] } = await checkInputs(n.inputs);
	return r.map(({ message: t, path: n }) => fault(e, t, ...n.filter((e) => typeof e == "string")));
}
function findInputsBlock(e, { files: t }, n) {
	let r = new Set(t.filter((e) => e.package === n).map(({ path: e }) => e));
	return e.find(({ scope: e, location: t, custom: n }) => e === "package" && r.has(t.file) && n?.inputs !== void 0);
}
function fault(e, t, ...n) {
	return {
		code: "metadata_invalid",
		message: t,
		location: keyLocation(e, ...n)
	};
}
// src/gate/gate-module.ts
function toRules$1(e, { rules: t, members: n }) {
	let r = e instanceof T ? e : new T([]);
	return Q.filter((e) => r.has(e) || t.includes(e)).map((e) => ({
		rule: e,
		value: r.get(e),
		...getMembers(e, n)
	}));
}
function getMembers(e, t) {
	return e === "result" && t.length > 0 ? { members: t } : {};
}
function isRefusing(e, t) {
	return e === "allow" ? t === !1 : t instanceof T ? e !== "result" && t.members.size > 0 : Array.isArray(t) && t.length > 0;
}
function hiddenRefusals(e, t, n) {
	return e instanceof T ? [...e.members].flatMap(([e, r]) => {
		if (t.includes(e)) return [];
		let i = [...n, e];
		return t.length === 0 && Z.includes(e) && isRefusing(e, r) ? [i.join(".")] : hiddenRefusals(r, [], i);
	}) : [];
}
function listJudgingNames(e, t) {
	return e instanceof T ? [...e.members].flatMap(([e, n]) => Z.includes(e) || likelyMeant(e, Z) !== void 0 ? [[...t, e].join(".")] : listJudgingNames(n, [...t, e])) : [];
}
function findJudgingNames(e, t, n) {
	let r = n.split("/");
	return e.filter((e) => ne(e, r)).flatMap((e) => listJudgingNames(e.slice(r.length).reduce((e, t) => e instanceof T ? e.get(t) : void 0, t), e));
}
function checkHidden(e, t, n, r) {
	throwIfHidden(hiddenRefusals(e, n, [t.replaceAll("/", ".")]), r);
}
function throwIfHidden(e, t) {
	let n = e.filter((e) => !St(e, t));
	if (n.length !== 0) throw new C(U`${H(n)} may refuse and is not read; give the Rego, compile it with \`regohost build\`, or allow it by its full name with ${G("allowUnread")}`, { code: "rule_unread" });
}
function checkJudges(e, t, { helpers: n, mustJudge: r }) {
	if (!(e === void 0 ? n.has(t) : !r.has(t)) && !(e instanceof T && Q.some((t) => e.has(t)))) throw new C(U`${t.replaceAll("/", ".")} is an entrypoint whose value has none of the rules ${Q.join(", ")}, so it judges nothing (opa build makes rules that read an entrypoint entrypoints, too); compile the policy without it, or allow it by its full name with ${G("allowUnread")}`, { code: "rule_unread" });
}
function checkMembers(e, t, n) {
	if (!(e instanceof T)) return;
	let r = t.replaceAll("/", "."), i = unreadMembers(e).filter(({ name: e }) => !St(`${r}.${e}`, n));
	if (i.length !== 0) throw new C(U`${H(i.map((e) => describeMember(r, e)))}; rename it, or allow it by its full name with ${G("allowUnread")}`, { code: "rule_unread" });
}
function toParts(e, t) {
	return e === void 0 || !Array.isArray(t) ? {} : { parts: e.map(({ values: e, ...n }) => ({
		...n,
		value: unite(e, t)
	})) };
}
function unite(e, t) {
	let n = e.flatMap((e) => {
		let n = t[e];
		return Array.isArray(n) ? n : [];
	});
	return [...new Map(n.map((e) => [P(e), e])).values()];
}
async function evaluateEntrypoint(e, t, n = () => void 0) {
	let { entrypoint: r, shownAs: i = r, interrupt: a, timeoutMs: o = c } = t, s = performance.now(), l = await e.decide(t), { resultSet: u } = l, d = {
		interrupt: a,
		timeoutMs: o,
		leftMs: o - (performance.now() - s)
	};
	return {
		decision: l,
		value: await Ye(`reading the result of ${i}`, u.length, d, () => {
			let e = Je(u);
			return n(e), e;
		})
	};
}
function fromRegoPackage({ path: e, rules: t, fixedIds: n, members: r, entrypoint: i, about: a, groups: o, ...s }, c) {
	return {
		policy: e,
		source: c,
		uncertain: !1,
		rules: a,
		judged: t,
		...s,
		async evaluate(a, s) {
			let { decision: c, value: l } = await evaluateEntrypoint(a, {
				...s,
				entrypoint: i,
				shownAs: e
			}), u = l instanceof T ? l : new T([]), d = u.get(Nt);
			return {
				rules: t.map((e) => ({
					rule: e,
					value: u.get(e),
					hasFixedIds: n.includes(e),
					...getMembers(e, r),
					...toParts(o.get(e), d instanceof T ? d.get(e) : void 0)
				})),
				decisions: [c]
			};
		}
	};
}
function groupEntrypoints(e) {
	let t = /* @__PURE__ */ new Map(), at = (e) => {
		let n = t.get(e) ?? { rules: /* @__PURE__ */ new Map() };
		return t.set(e, n), n;
	};
	for (let t of e) {
		let e = t.lastIndexOf("/"), n = t.slice(e + 1);
		Q.includes(n) ? at(t.slice(0, Math.max(e, 0))).rules.set(n, t) : at(t).whole = t;
	}
	return t;
}
function fromEntrypoints(e, t, n, { schemas: r = [], unread: i = {}, open: a } = {}) {
	return [...groupEntrypoints(e)].map(([e, { rules: o, whole: s }]) => {
		let c = definedRules(e, n), l = s === void 0 ? {
			...c,
			rules: []
		} : c, u = [...o.keys(), ...l.rules];
		return {
			policy: e,
			source: t,
			uncertain: !Z.some((e) => u.includes(e)),
			rules: /* @__PURE__ */ new Map(),
			schemas: r,
			async evaluate(e, t) {
				let r = {
					rules: [],
					decisions: []
				};
				for (let [n, s] of o) {
					let { decision: o, value: c } = await evaluateEntrypoint(e, {
						...t,
						entrypoint: s
					}, (e) => {
						a !== void 0 && n === "result" && checkHidden(e, s, dn, i);
					});
					r.decisions.push(o), r.rules.push({
						rule: n,
						value: c,
						...getMembers(n, l.members)
					});
				}
				if (s === void 0) return r;
				let c = ![...n].some((e) => e.startsWith(`${s}/`)), { decision: u, value: d } = await evaluateEntrypoint(e, {
					...t,
					entrypoint: s
				}, (e) => {
					a !== void 0 && c && checkJudges(e, s, a), c && checkMembers(e, s, i), a !== void 0 && (c && checkHidden(e, s, Q, i), checkHidden(e instanceof T ? e.get("result") : void 0, `${s}/result`, dn, i), throwIfHidden(findJudgingNames(a.uncalled, e, s), i));
				});
				return r.decisions.push(u), D(r.rules, toRules$1(d, l).filter(({ rule: e }) => !o.has(e))), r;
			}
		};
	});
}
// src/gate/inputs/data-schemas.ts
function toKeys(e, t, n) {
	let [r, ...i] = (Array.isArray(e) ? e : []).filter(B);
	if (r?.value === t) return i.map(({ type: e, value: r }) => {
		if (e === "string" && typeof r == "string") return r;
		let i = `METADATA of ${toDotted(n)} names a schema with an index or a variable below ${t}`;
		throw new C(`${i}, which is not a path of names; name the array`, { code: "metadata_invalid" });
	});
}
function toDotted(e) {
	return e.replaceAll("/", ".");
}
function getDataSchemas({ path: e, annotations: t }) {
	let n = t?.schemas;
	return (Array.isArray(n) ? n : []).flatMap((t) => {
		if (!B(t)) return [];
		let n = toKeys(t.path, "data", e);
		if (n === void 0) return [];
		let r = toKeys(t.schema, "schema", e);
		return [{
			path: n,
			name: r && fe("schema", r),
			definition: t.definition
		}];
	});
}
async function checkDataSchemas(e, t, n, r) {
	await V("comparing the data with its schemas", r, async (r) => {
		for (let i of e) for (let e of getDataSchemas(i)) r.check(), await checkPart(e, i, t, n);
	});
}
async function checkPart({ path: e, name: t, definition: n }, r, i, a) {
	let o = i.bytesAt(e);
	if (o === void 0) return;
	let s = fe("data", e), c = `${t ?? "the schema"} that METADATA of ${toDotted(r.path)} names for ${s}`, l = t === void 0 ? n : await a.find(t, c), u = await a.forData(l, c, e), d = await Ye(`comparing ${s} with its schema`, o.length, {}, () => {
		let e = Re(new TextDecoder().decode(o));
		return u(e[""], e);
	}), [f] = d;
	if (f === void 0) return;
	let p = i.fileOf([...e, ...f.at]) ?? s, m = d.map((e) => e.text).join("; ");
	throw new C(`${p} does not fit the policy's schema: ${m} (${c})`, { code: "data_invalid" });
}
// src/gate/load-package.ts
function describe(e, t) {
	let { path: n, definitions: r, annotations: i, judged: a } = e, o = jt(e), s = /* @__PURE__ */ new Map();
	for (let [t, a] of r) {
		let { whole: r, each: c } = _t(n, t, a, i);
		o.set(t, r);
		let l = e.groups.get(t);
		l !== void 0 && r.definitions !== void 0 && s.set(t, merge(l, c, a));
	}
	if (t !== void 0 && a.includes(t.reads)) {
		let e = o.get(t.reads) ?? o.get(t.insteadOf);
		e !== void 0 && o.set(t.reads, e);
	}
	return {
		about: o,
		groups: s
	};
}
function merge(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let [i, a] of e.entries()) {
		let e = t[a[0] ?? 0];
		if (e === void 0) continue;
		let o = r.get(e) ?? {
			about: e,
			values: [],
			hasFixedIds: !0
		};
		o.values.push(i), o.hasFixedIds &&= a.every((e) => n[e]?.fixedIds === !0), r.set(e, o);
	}
	return [...r.values()];
}
function getRulePaths(e) {
	return new Set([...e].flatMap(({ path: e, kind: t }) => t === "function" ? [] : [e.join("/")]));
}
async function loadPackage(e, { inputSchemas: t, rulePaths: n, complete: r, isConftest: i = !1, getLocation: a }) {
	let { path: o, judged: s, fixedIds: c, entrypoint: l, argument: u, ruleCount: d } = e, f = `the METADATA of package ${o.replaceAll("/", ".")}`, p = a?.(o), m = p === void 0 ? f : `${p}: ${f}`, h = await readPolicyInputs(e.annotations, m, t), g = [...await t.ofAll(), ...await t.named(e.schemas)], _ = i ? { conftest: { ruleCount: d } } : {}, v = {
		...describe(e, r),
		..._,
		...h === void 0 ? {} : { inputs: h }
	}, { members: y } = definedRules(o, n);
	return fromRegoPackage({
		path: o,
		rules: s,
		fixedIds: c,
		members: y,
		entrypoint: l,
		schemas: g,
		...v
	}, u);
}
// src/gate/gate-notes.ts
const Dn = `gate reads ${Z.join(", ")}, and warn only in packages that define one of them`, On = U`${G("rules", "\"conftest\"")} reads deny, violation, warn, and these with an underscore and a name`;
function checkWarningsRead({ ignoredRules: e, unjudgedRules: t }, n) {
	let r = t.filter((e) => e.endsWith(".warn") && !St(e, n)), i = [...e.filter(({ verdict: e, isAllowed: t }) => e === "warn" && !t), ...r.map((e) => ({ name: e }))];
	if (i.length !== 0) throw R(U`${G("failOn")} warn: ignored rules: ${H(i.map(describeIgnored))}. ${Dn}`);
}
function describeIgnored({ name: e, like: t }) {
	return t === void 0 ? e : `${e} (did you mean ${t}?)`;
}
function toIds({ policy: e, rules: t }) {
	return [
		...t.size === 0 ? Q.map((t) => X(e, t).id) : kt(t.values()),
		X(e, "not-found").id,
		X(e, "truncated").id
	];
}
function unusedNote({ id: e, owner: t, expires: n }, r) {
	let i = r.find((t) => e.startsWith(`${t}/`)), a = i === void 0 ? je(e, r) : `: ${J(i)} is the id, without the definition that reports add; METADATA with custom.id gives a definition an id of its own`, o = e.includes("*") || r.includes(e) ? "" : `; no rule has this id${a}`;
	return `unused exception ${J(e)} (owner ${J(t)}, until ${n}): no finding matched${o}`;
}
function isAboutVulnerabilities({ isVulnerability: e, definitions: t = [] }) {
	return e === !0 || t.some(isAboutVulnerabilities);
}
function vexNotes({ unusedVex: e, packages: t }) {
	let n = t.some(({ rules: e }) => [...e.values()].some(isAboutVulnerabilities)) ? "" : "; no rule has METADATA with custom: {vulnerability: true}";
	return e.map(({ file: e, author: t, statements: r }) => {
		let i = t === void 0 ? "" : ` (${J(t)})`;
		return {
			code: "vex_unused",
			message: `VEX statements of ${J(e)}${i} that excused no finding: ${H(r)}${n}`
		};
	});
}
function envelopeNotes({ results: e, images: t, verifiedThen: n }) {
	let r = new Set(t.map(({ image: e }) => e)), isOfImage = ({ file: e, envelope: t }) => r.has(e) && t?.verification === void 0, i = e.filter((e) => !isOfImage(e)).flatMap(({ input: e, envelope: t }) => t === void 0 || t.verification !== void 0 ? [] : [{
		name: e,
		envelope: t
	}]), note = (e, t) => {
		let n = t.map(({ name: e, envelope: t }) => `${e} (${t.type}, ${t.digest})`);
		return n.length === 0 ? [] : [{
			code: "envelope_unverified",
			message: `${e}: ${H(n)}`
		}];
	};
	return [...note("envelope signatures were not checked, only payloads were judged", i), ...note("envelope signatures were verified when the replay was recorded, and not now", n)];
}
function imageNotes({ images: e, isVerified: t, verifiedThen: n }) {
	if (e.length === 0) return [];
	let r = [{
		code: "image_resolved",
		message: `images: ${e.map(({ address: e, digest: t, attestations: n }) => {
			let r = e.endsWith(t) ? "" : ` is ${t}`;
			return `${J(e)}${r} (${re(n.length, "attestation")})`;
		}).join(", ")}`
	}], wereVerified = (e) => n.some(({ file: t }) => t === e), i = t ? [] : e.filter(({ image: e }) => !wereVerified(e));
	i.length > 0 && r.push({
		code: "image_unverified",
		message: U`attestations of images were not verified, except that each is about its image: ${i.map(({ image: e }) => J(e)).join(", ")}. Everybody who can write to the registry can make such attestations; name the required signers with ${G("keys")}, or ${G("trustedRoot")} with an identity and an issuer`
	});
	let a = e.flatMap((e) => e.leftOut);
	return a.length > 0 && r.push({
		code: "referrers_ignored",
		message: `referrers of images were judged only where they are attestations; left out: ${H(a)}`
	}), r;
}
function bundleNotes({ unverifiedBundles: e }) {
	if (e.length === 0) return [];
	let t = e.map((e) => J(e));
	return [{
		code: "policy_unverified",
		message: U`the signatures of policy bundles were not verified (${G("verify", "false")}): ${H(t)}. A changed bundle can change the verdict; pass the key that must have signed it (${G("verify.bundles")})`
	}];
}
function runtimeNotes({ stockRuntimes: e, recompiled: t }) {
	let n = t.length === 0 ? [] : [recompiledNote(t)];
	return e.length === 0 ? n : [...n, stockNote(e)];
}
function recompiledNote(e) {
	return {
		code: "policy_recompiled",
		message: `compiled again from the Rego of the bundle, because its policy.wasm has ${S}: ${H(e)}`,
		sources: [...new Set(e)]
	};
}
function stockNote(e) {
	let t = e.map(({ argument: e }) => e), n = e.filter(({ isDescribed: e }) => !e).map(({ argument: e }) => e), r = n.length === 0 ? "" : ` METADATA (schemas and kinds of inputs, ids and severities), the data that rules read, and rules that no entrypoint reaches are unknown for: ${H(n)}.`, i = e.map(({ argument: e, why: t }) => `${e} (not compiled again: ${t})`);
	return {
		code: "runtime_stock",
		message: U`compiled with ${S}: ${H(i)}. Of such a policy: ${x}.${r} Give the Rego, or compile it again with \`regohost build\`; ${G("requireExact")} refuses such policies`,
		sources: [...new Set(t)]
	};
}
function runNotes(e, t) {
	return unwordedNotes(e).map((e) => ({
		...e,
		message: L(e.message, t)
	}));
}
function unwordedNotes(e) {
	let { results: t, ignoredRules: n, leftOut: r, unusedData: i } = e, a = t.flatMap(({ violations: e, warnings: t, excepted: n }) => [
		...e,
		...t,
		...n
	]).filter((e) => e.rule !== "allow" && isOfUnknownDefinition(e)), o = e.packages.flatMap(toIds), s = [
		...envelopeNotes(e),
		...imageNotes(e),
		...oe(e.used),
		...bundleNotes(e),
		...runtimeNotes(e)
	], add = (e, t, n) => {
		t.length > 0 && s.push({
			code: e,
			message: n()
		});
	};
	for (let t of e.unusedExceptions) s.push({
		code: "exception_unused",
		message: unusedNote(t, o)
	});
	for (let [{ id: t }, { about: n }] of e.unappliedExceptions) s.push({
		code: "exception_unapplied",
		message: `the exception ${J(t)} does not apply to a finding of ${n.id} with this id, because the input may have chosen it; use ${n.id}, or write the id into the rule as a constant`
	});
	D(s, vexNotes(e));
	let c = t.flatMap(({ input: e, excepted: t }) => t.flatMap(({ id: t, exception: n }) => "kind" in n && n.kind === "policy" ? [`${t} of ${e}`] : []));
	add("finding_suppressed", c, () => `findings that the policies themselves suppress: ${H(c)}`), add("finding_unplaced", e.unlocated, () => `findings without a line, because their path leads nowhere in the input: ${H(e.unlocated)}`), add("definition_unknown", a, () => `findings with the id and title of their whole rule, because the definition that produced them is unknown: ${H(a.map(({ id: e }) => e))}`), add("rules_ignored", n, () => U`ignored rules: ${H(n.map(describeIgnored))}. ${e.isConftest ? On : Dn}`), add("rules_ignored", e.unreadNamespaces, () => U`ignored namespaces with rules that judge: ${H(e.unreadNamespaces)}. ${G("namespaces")} or ${G("allNamespaces")} reads them`), add("rules_unjudged", e.unjudgedRules, () => `rules of compiled policies that are not judged, because they are not entrypoints: ${H(e.unjudgedRules)}. They count only where an entrypoint uses them; to judge them, name each with build --entrypoint`), add("reference_undefined", e.undefinedReferences, () => `undefined references: ${H(e.undefinedReferences)}`);
	let l = e.unchecked.map(({ argument: e, schemas: t }) => `${e} (${t.join(", ")})`);
	return add("schema_unchecked", l, () => `compiled policies whose Rego was not checked against the schemas of their inputs: ${H(l)}. A misspelt field is undefined. Give the schemas to \`regohost build --schema\`, or the Rego`), add("unmatched", e.unmatchedInputs, () => `inputs that no policy is for: ${H(e.unmatchedInputs)}`), add("unmatched", e.idlePolicies, () => `policies without an input: ${H(e.idlePolicies)}`), add("inputs_ignored", e.ignoredInputs, () => U`files of folders that were not read, because they are hidden or their names show no format: ${H(e.ignoredInputs)}. Name each by itself, if need be with ${G("format")}`), D(s, se(r)), add("data_unused", i, () => U`unused data files: ${H(i)}. Individually named policies do not load data files next to them; name their folder, or pass the data with ${G("dataFiles")}`), s;
}
// src/gate/gate-report.ts
const kn = [
	"pass",
	"fail",
	"invalid",
	"undecided"
];
function worstOutcome(e) {
	let t = 0;
	for (let n of e) n !== "skipped" && (t = Math.max(t, kn.indexOf(n)));
	return kn[t] ?? "undecided";
}
const An = "(no input)";
function toUnjudged({ input: e, file: t, line: n, envelope: r }, i, a) {
	return {
		input: e,
		file: t,
		...ae({
			line: n,
			envelope: r
		}),
		outcome: i,
		violations: [],
		warnings: [],
		excepted: [],
		problems: [a],
		notFound: [],
		unverified: [],
		truncated: [],
		builtinErrors: [],
		calls: 0,
		ms: 0
	};
}
function toGateReport(e, t, n = []) {
	let r = {
		pass: 0,
		fail: 0,
		skipped: 0,
		invalid: 0,
		undecided: 0,
		warning: 0,
		excepted: 0,
		truncated: 0
	};
	for (let { outcome: t, warnings: n, excepted: i, truncated: a } of e) r[t]++, r.warning += n.length, r.excepted += i.length, a.length > 0 && r.truncated++;
	return {
		outcome: e.length === 0 ? "invalid" : worstOutcome(e.map(({ outcome: e }) => e)),
		results: e,
		policies: t,
		inputs: new Set(e.map(({ input: e }) => e).filter((e) => e !== An)).size,
		counts: r,
		notes: n
	};
}
// src/gate/judge-options.ts
const jn = {
	...Ve(u, "signal", "timeoutMs", "interrupt", "now", "seed", "speculate"),
	...Ve(u, "strictBuiltinErrors", "maxCalls", "onRecording"),
	failOn: K(`a list of ${p.join(", ")}`, (e) => be(e, Ie(...p)[1])),
	allowSkipped: m,
	maxInputBytes: o,
	inputsFrom: E,
	inputsWithin: E,
	except: K("a list of paths", Te),
	protoFileDirs: K("a list of folders", Te),
	exceptions: n,
	vex: K("a list of paths", Te),
	envelopes: m,
	verify: b,
	allowDuplicateKeys: m,
	allowAllSkipped: m,
	allowUnmatched: m,
	combine: m,
	images: E,
	skipImageSigCheck: m,
	record: m,
	trail: m,
	inputLines: m,
	evidence: m,
	explain: Ie(...d),
	onEvent: h,
	onDecision: h
};
function toJudgeOptions(e) {
	return ke("judge", e, jn);
}
// src/gate/decision-event.ts
function custom({ input: e, truncated: t = [], hasStockRuntime: n = !1, envelope: r, isVerifiedThen: i = !1 }) {
	return { custom: {
		input: e,
		...t.length === 0 ? {} : { truncated: t },
		...n ? { runtime: "stock" } : {},
		...r?.verification === void 0 ? {} : { verification: r.verification },
		...i ? { verified_then: !0 } : {}
	} };
}
function toDecisionEvent(e, t, n) {
	let r = {};
	for (let [n, i] of Object.entries(e.toDecisionLog({ withoutInput: !0 }))) r[n] = n === "result" ? toRules(i) : i, n === "path" && addInput(r, t);
	return Object.assign(r, custom(n)), keepEventTexts(r, {
		input: t,
		...e.result === void 0 ? {} : { result: () => resultText(e) }
	}), r;
}
function resultText(e) {
	let t = pe(e).inTerm(Be(e.resultSet)), n = Array.isArray(t) ? t[0] : void 0, r = (n instanceof T ? n.get("result") : void 0) ?? null;
	return r instanceof T ? it(new T(r.entries.filter(([e]) => e !== Nt))) : it(r);
}
function toRules(e) {
	if (typeof e != "object" || !e || !("values of definitions" in e)) return e;
	let { [Nt]: t, ...n } = e;
	return n;
}
function toTimestamp(e) {
	return (typeof e == "bigint" ? new Date(Number(e / 1000000n)) : e).toISOString();
}
function toErrorEvent({ error: e, policy: t, json: n, now: r, ...i }) {
	let a = t === void 0 ? "input_invalid" : "internal_error", o = {
		labels: {
			id: "regohost",
			version: Mt
		},
		decision_id: (0, Gt.randomUUID)(),
		...t === void 0 ? {} : { path: t }
	};
	return n !== void 0 && (addInput(o, n), keepEventTexts(o, { input: n })), Object.assign(o, {
		error: {
			code: we(e) ? e.code : a,
			message: ce(e).join("; because: ")
		},
		timestamp: toTimestamp(r),
		...custom(i)
	});
}
// src/gate/refine-verdict.ts
function refineVerdict(e, { policy: t, rules: n }, { input: r, file: i, notFound: a, truncated: o, builtinErrors: s }, { failOn: c, exceptions: l, vex: u, splitSuppressed: d, findingType: f, configured: p }) {
	let m = e.violations.map((e) => describeFinding(e, t, n, "error")), { left: h, suppressed: g } = d?.(m, f) ?? {
		left: m,
		suppressed: []
	}, _ = e.warnings.map((e) => describeFinding(e, t, n, "warning")), { violations: v, warnings: y, excluded: b } = p?.select(t, h, _) ?? {
		violations: h,
		warnings: _,
		excluded: []
	};
	if (c.has("warn") && D(v, y.splice(0)), c.has("not-found")) for (let e of a) v.push(toFinding("not-found", `not found: ${e}`, e, t));
	if (c.has("truncated")) for (let e of o) v.push(toFinding("truncated", `truncated evidence: ${e}`, e, t));
	let apply = (e) => {
		let n = {
			left: e,
			excepted: [],
			problems: []
		}, { left: a, excepted: o, problems: s } = l?.apply(e, t, [r, i]) ?? n, c = u?.apply(a) ?? {
			left: a,
			excused: []
		};
		return {
			left: c.left,
			excepted: [...o, ...c.excused],
			problems: s
		};
	}, [x, S] = [apply(v), apply(y)], C = x.left.length === 0 ? s.map(builtinErrorText) : [], w = [
		...e.problems,
		...x.problems,
		...S.problems,
		...C
	], { skipReason: T } = e, E = toOutcome({
		...e,
		problems: w,
		violations: x.left
	});
	return {
		outcome: E,
		violations: x.left,
		warnings: S.left,
		excepted: [
			...x.excepted,
			...S.excepted,
			...g,
			...b
		],
		problems: w,
		...C.length > 0 && C.length === w.length ? { errorCode: "builtin_failed" } : {},
		...E === "skipped" && T !== void 0 ? { skipReason: T } : {}
	};
}
function builtinErrorText({ builtin: e, message: t, places: n }) {
	let r = n.map(({ file: e, row: t }) => `${e}:${String(t)}`).join(", "), i = Ue(t), a = i.startsWith(e) ? i : `${e}: ${i}`;
	return r === "" ? a : `${r}: ${a}`;
}
function toFinding(e, t, n, r) {
	let i = X(r, e);
	return {
		rule: e,
		message: t,
		value: n,
		id: i.id,
		hasIdOfInput: !1,
		severity: "error",
		about: i,
		metadata: /* @__PURE__ */ new Map()
	};
}
// src/gate/without-sent-secrets.ts
function withoutSentSecrets(e, t) {
	let n = t.map(pe).filter(({ isEmpty: e }) => !e);
	if (n.length === 0) return e;
	let inText = (e) => n.reduce((e, t) => t.inText(e), e), inFinding = (e) => ({
		...e,
		message: inText(e.message),
		...e.title !== void 0 && e.title !== e.about.title ? { title: inText(e.title) } : {},
		value: n.reduce((e, t) => t.inTerm(e), e.value),
		metadata: new Map(Array.from(e.metadata, ([e, t]) => [e, n.reduce((e, t) => t.inTerm(e), t)]))
	}), { skipReason: r, excused: i } = e;
	return {
		...e,
		violations: e.violations.map(inFinding),
		warnings: e.warnings.map(inFinding),
		excepted: e.excepted.map(inFinding),
		problems: e.problems.map(inText),
		...r !== void 0 && { skipReason: inText(r) },
		...i && { excused: i.map((e) => ({
			...e,
			findings: e.findings.map(inFinding)
		})) }
	};
}
// src/gate/judge-input.ts
function callsThat(e, t) {
	return [...new Set(e.filter(t).map(tt))];
}
function findUnverified(e) {
	let t = e.flatMap(({ builtin: e, reason: t, args: [n = null] }) => e !== "regohost.verify" || t === void 0 ? [] : [`${e} of ${documentDigest(n)}: ${t}`]);
	return [...new Set(t)];
}
function truncatedCalls(e) {
	return callsThat(e, ({ truncated: e }) => e === !0);
}
function isAnsweredLookup({ builtin: e, error: t }) {
	return e === "net.lookup_ip_addr" && t !== void 0 && "opaCode" in t && t.opaCode === "eval_builtin_error";
}
function builtinErrors(e) {
	return e.flatMap((e) => {
		if (e.outcome !== "error" || isAnsweredLookup(e)) return [];
		let t = e.places?.filter(({ optedOut: e }) => !e);
		return t?.length === 0 ? [] : [{
			builtin: e.builtin,
			call: tt(e),
			types: e.types ?? [],
			message: e.error?.message ?? "it failed",
			places: (t ?? []).map(({ file: e, row: t, column: n }) => ({
				file: e,
				row: t,
				column: n
			}))
		}];
	});
}
function uniqueErrors(e) {
	return [...new Map(e.map((e) => [builtinErrorText(e), e])).values()];
}
function skippedAnalyses(e) {
	return Object.entries(e.ndBuiltinCache).filter(([e]) => e.endsWith(".evidence_prompt")).flatMap(([e, t]) => Object.values(t).flatMap((t) => typeof t != "object" || !t || Array.isArray(t) ? [] : t.skipped === !0 ? [e] : []));
}
function failureText(e, t) {
	let n = e instanceof f ? e.location : void 0, r = e instanceof i, [a, ...o] = ce(e, n === void 0 || r ? t : {
		...t,
		subject: () => ""
	});
	return [r ? He(e, a) : a, ...o].join("; because: ");
}
async function toFailed(e, t, { evaluate: { now: n }, onEvent: r, wording: i }, a, o = !1) {
	let s = a === void 0 ? {} : { policy: a.policy }, c = "json" in e ? { json: e.json } : {};
	r !== void 0 && await r(toErrorEvent({
		error: t,
		input: e.name,
		now: n,
		hasStockRuntime: o,
		...s,
		...c
	}));
	let l = {
		...e,
		input: e.name
	}, u = le(t), d = failureText(t, i);
	return {
		package: {
			policy: "",
			source: "",
			...a,
			uncertain: !1
		},
		hasRules: !1,
		result: {
			...u === "fail" ? toRefused(l, t, d) : toUnjudged(l, u, d),
			...we(t) ? { errorCode: t.code } : {},
			...a
		}
	};
}
function toRefused(e, t, n) {
	let r = we(t) ? t.code : "signature_invalid", i = {
		id: `verification.${r}`,
		title: "The evidence is verified"
	}, a = {
		rule: "verification",
		message: n,
		value: r,
		id: i.id,
		hasIdOfInput: !1,
		severity: "error",
		title: i.title,
		about: i,
		metadata: /* @__PURE__ */ new Map()
	};
	return {
		...toUnjudged(e, "invalid", n),
		outcome: "fail",
		problems: [],
		violations: [a]
	};
}
function findRule({ rules: e }, t) {
	let [n = t] = t.split(".", 1), isPart = (e) => e.startsWith(`${n}.`) || e.startsWith(`${n}[`);
	return e.get(t) ?? e.get(n) ?? [...e].find(([e]) => isPart(e))?.[1];
}
function toResult(e, { rules: t, decisions: n }, { name: r, file: i, line: a, envelope: o }, s) {
	let { policy: c, source: l } = e, u = n.flatMap(({ calls: e }) => e).filter((e) => e.used), { judged: d, excused: f } = readOwnExceptions(e, t), p = e.conftest !== void 0, m = judge(d, {
		skippedAnalyses: n.flatMap(skippedAnalyses),
		allowSkipped: s.allowSkipped,
		isConftest: p,
		isAllowedUnread: (e) => St(`${c.replaceAll("/", ".")}.${e}`, s.unread),
		getLocation: (t) => {
			let [n] = At(findRule(e, t) ?? X(c, t));
			return n && `${n.file}:${String(n.row)}`;
		}
	}), h = callsThat(u, ({ outcome: e }) => e === "not_found"), g = findUnverified(u), _ = truncatedCalls(u), v = s.refuseBuiltinErrors ? uniqueErrors(builtinErrors(u)) : [];
	return {
		input: r,
		file: i,
		...ae({
			line: a,
			envelope: o
		}),
		policy: c,
		source: l,
		...refineVerdict(m, e, {
			input: r,
			file: i,
			notFound: h,
			truncated: _,
			builtinErrors: v
		}, s),
		notFound: h,
		unverified: g,
		truncated: _,
		builtinErrors: v,
		calls: u.length,
		...e.conftest === void 0 ? {} : {
			excused: f.map((t) => describeExcused(t, e)),
			successes: It(d, f, e.conftest.ruleCount)
		}
	};
}
async function toResultWithinTime(e, t, n, r, i) {
	let toOwn = () => toResult(e, t, n, r), a = t.decisions.reduce((e, { resultSet: t }) => e + t.length, 0);
	if (r.exceptions === void 0 && r.vex === void 0 && a < 262144) return toOwn();
	let { timeoutMs: o = c } = r.evaluate, s = timeLimit(r.evaluate, o - i);
	return dt(`describing the findings in ${n.name}`, s, toOwn);
}
async function locateResult(e, { name: t, file: n, locate: r }, { evaluate: i, onUnlocated: a }) {
	let { violations: o, warnings: s, excepted: l, excused: u } = e, d = [
		...o,
		...s,
		...l,
		...(u ?? []).flatMap((e) => e.findings)
	].flatMap((e) => {
		let t = namedPart(e, n);
		return t === void 0 ? [] : [{
			finding: e,
			...t
		}];
	});
	if (r === void 0 || d.length === 0) return e;
	let { signal: f, timeoutMs: p = c } = i, m = performance.now(), h = await r(d.map(({ path: e }) => e), {
		signal: f,
		timeoutMs: p
	}), g = p - (performance.now() - m);
	return dt(`finding the locations of findings in ${t}`, timeLimit(i, g), () => {
		let r = /* @__PURE__ */ new Map(), i = [];
		for (let { finding: e, path: t, isDoubtful: a } of d) {
			let o = h(t);
			o === void 0 ? a && h([...t.slice(0, 1), ""]) === void 0 || i.push(e.id) : r.set(e, {
				file: n,
				...o
			});
		}
		return i.length > 0 && a?.(i, t), {
			...e,
			violations: locateFindings(o, r),
			warnings: locateFindings(s, r),
			excepted: locateFindings(l, r),
			...u && { excused: u.map((e) => ({
				...e,
				findings: locateFindings(e.findings, r)
			})) }
		};
	});
}
function readOwnExceptions({ conftest: e }, t) {
	return e === void 0 ? {
		judged: t,
		excused: []
	} : Ft(t);
}
function describeExcused(e, { policy: t, rules: n }) {
	let { violations: r, warnings: i } = judge([e], { isConftest: !0 }), a = [...r.map((e) => describeFinding(e, t, n, "error")), ...i.map((e) => describeFinding(e, t, n, "warning"))];
	return {
		rule: e.rule,
		matches: e.matches,
		findings: a
	};
}
function timeLimit({ interrupt: e, timeoutMs: t = c }, n) {
	return {
		interrupt: e,
		timeoutMs: t,
		leftMs: n
	};
}
const comparing = ({ name: e }) => `comparing ${e} with the schemas of the policies`;
async function checkSchemas({ schemas: e }, t, n, { evaluate: r }) {
	e.length !== 0 && await dt(comparing(t), timeLimit(r), () => {
		checkInput(t.name, n.held(), e);
	});
}
async function packagesFor(e, t, n, { evaluate: r }) {
	return e.every(({ inputs: e }) => e === void 0) ? e : dt(comparing(t), timeLimit(r), () => e.filter(({ inputs: e }) => e?.matches(n) ?? !0));
}
function toCandidate({ file: e, json: t }, n) {
	let r;
	return {
		paths: inputPaths(e, n),
		held: () => r ??= Re(new TextDecoder().decode(t))
	};
}
async function toOwn(e, { evaluate: { timeoutMs: t }, inputsFrom: n }) {
	let { name: r, json: i } = e;
	return {
		snapshot: await Ye(`reading ${r}`, i.length, { timeoutMs: t }, () => v.ofOwn(i, "input")),
		candidate: toCandidate(e, n)
	};
}
function toUnmatched(e, { candidate: t }, n, r) {
	let i = describeKind(t.held()[""]), a = n.map(({ policy: e, inputs: t }) => `${e} (${t?.subject ?? ""})`).join(", "), o = n.map(({ inputs: e }) => e?.hint ?? "").find((e) => e !== "") ?? "";
	return {
		package: {
			policy: "",
			source: "",
			uncertain: !1
		},
		hasRules: !1,
		result: toUnjudged({
			...e,
			input: e.name
		}, "invalid", L(U`no policy matches this input, which is ${i}; the policies select ${a}${o}. ${G("allowUnmatched")} accepts inputs without a policy`, r))
	};
}
function verificationOf({ envelope: e }) {
	return e?.verification === void 0 ? {} : { verification: e.verification };
}
function recordCalls({ evaluate: { onRecording: e }, onCalls: t, explainer: n }, r, i) {
	return t === void 0 && n === void 0 ? {} : { onRecording: (n) => (t?.(n.callLog, r), i(n), e?.(n)) };
}
async function explainResult(e, t, n, { explainer: r, wording: i, evaluate: { timeoutMs: a, signal: o } }) {
	if (r === void 0 || n === void 0) return e;
	let { withExplanation: s } = await import("./explain2.js");
	return s(e, await r.explain({
		...t,
		recording: n,
		timeoutMs: a,
		signal: o,
		wording: i
	}));
}
async function judgeByPackage(e, t, n, r, i, { module: a, data: o }) {
	let s = performance.now(), { policy: c, source: l } = e, u = a.stockRuntime !== void 0, d = {
		module: a,
		package: e,
		input: n.json,
		data: o
	}, f, p, m;
	try {
		await checkSchemas(e, n, r, i), p = await e.evaluate(t, {
			...i.evaluate,
			...verificationOf(n),
			...recordCalls(i, {
				input: n.name,
				policy: c
			}, (e) => void (f = e))
		});
		let a = performance.now() - s, o = await locateResult(await toResultWithinTime(e, p, n, i, a), n, i), { rules: l } = p;
		m = await explainResult({
			...o,
			ms: a
		}, {
			...d,
			rules: l
		}, f, i);
	} catch (e) {
		let t = performance.now() - s, { explainConflict: r } = await import("./conflict-message.js").then((e) => e.conflict_message_exports), o = await toFailed(n, await r(e, a.evaluator), i, {
			policy: c,
			source: l
		}, u), p = await explainResult({
			...o.result,
			ms: t
		}, {
			...d,
			error: e
		}, f, i);
		return {
			...o,
			result: p
		};
	}
	for (let e of p.decisions) if (await i.onDecision?.(e, {
		input: n.name,
		policy: c
	}), i.onEvent !== void 0) {
		let t = truncatedCalls(e.calls.filter(({ used: e }) => e)), { envelope: r, verifiedThen: a } = n;
		await i.onEvent(toDecisionEvent(e, n.json, {
			input: n.name,
			truncated: t,
			hasStockRuntime: u,
			envelope: r,
			isVerifiedThen: a ?? r?.verifiedThen
		}));
	}
	let { rules: h, decisions: g } = p;
	return {
		package: e,
		hasRules: h.length > 0,
		result: m,
		decisions: g
	};
}
async function judgeInput(e, t, n) {
	if ("error" in t) return [await toFailed(t, t.error, n)];
	let r = [], i;
	for (let a of e) {
		let { policy: e, packages: o, dataFor: s, inputFor: c, findingType: l } = a, u = c === void 0 ? t : {
			...t,
			json: c(t.json)
		}, d;
		try {
			d = c === void 0 ? i ??= await toOwn(t, n) : await toOwn(u, n);
		} catch (e) {
			return [await toFailed(t, e, n)];
		}
		let { snapshot: f, candidate: p } = d, { now: m } = n.evaluate, h = a.configured?.judge.forInput(m, t.judgedImage), g = {
			...n,
			findingType: l,
			configured: h
		}, _, v, y;
		try {
			if (_ = await packagesFor(h === void 0 ? o : o.filter((e) => h.evaluates(e.policy)), u, p, n), _.length === 0) continue;
			y = s?.(u, m, n.requiredSigner) ?? a.data.bytes, v = e.prepare(f, { data: s === void 0 ? void 0 : y });
		} catch (e) {
			return [await toFailed(u, e, n)];
		}
		try {
			let e = await Promise.all(_.map((e) => judgeByPackage(e, v, u, p, g, {
				module: a,
				data: y
			}))), t = h?.settle(e, n.failOn.has("warn")) ?? e;
			for (let { decisions: e = [], ...n } of t) r.push({
				...n,
				result: withoutSentSecrets(n.result, e)
			});
		} finally {
			v.close();
		}
	}
	return r.length > 0 || n.allowUnmatched ? r : [toUnmatched(t, i ?? await toOwn(t, n), e.flatMap(({ packages: e }) => e), n.wording)];
}
// src/gate/started-run.ts
var StartedRun = class {
	#e;
	#t = !1;
	#n;
	constructor(e) {
		this.#e = e;
	}
	async *[Symbol.asyncIterator]() {
		if (this.#t || this.#n !== void 0) throw new f("the results of a gate's run can be read once; its report has them all", { code: "input_invalid" });
		this.#t = !0;
		let e = !1;
		try {
			for (;;) {
				let t = await this.#e.next();
				if (t.done === !0) {
					this.#n = Promise.resolve(t.value), e = !0;
					return;
				}
				yield t.value;
			}
		} catch (t) {
			throw e = !0, this.#r(t), t;
		} finally {
			e || (this.#r(new f("the run ended before all inputs were judged", { code: "aborted" })), await this.#e.return(void 0).catch(() => void 0));
		}
	}
	then(e, t) {
		return this.#n ??= this.#t ? Promise.reject(new f("the run is still being read; await it after its results", { code: "input_invalid" })) : this.#i(), this.#n.then(e, t);
	}
	#r(e) {
		this.#n = Promise.reject(z(e) ? e : Error(String(e))), this.#n.catch(() => void 0);
	}
	async #i() {
		for (;;) {
			let e = await this.#e.next();
			if (e.done === !0) return e.value;
		}
	}
};
// src/gate/tally.ts
function getKey({ source: e, policy: t }) {
	return JSON.stringify([e, t]);
}
function isOpen({ package: { uncertain: e }, hasRules: t }) {
	return e && !t;
}
function unjudged(e) {
	let t = e.at(-1);
	if (t === void 0 || e.some(({ outcome: e }) => e !== "skipped")) return [];
	let { input: n, file: r, line: i } = t;
	return [toUnjudged({
		input: n,
		file: r,
		...i === void 0 ? {} : { line: i }
	}, "invalid", "every policy skipped it")];
}
var Tally = class {
	#e;
	#t = [];
	#n = /* @__PURE__ */ new Set();
	#r = /* @__PURE__ */ new Set();
	#i = /* @__PURE__ */ new Set();
	constructor(e = !1) {
		this.#e = e;
	}
	get results() {
		return this.#t.flatMap(({ results: e = [] }) => e);
	}
	hasResultOf(e) {
		return this.#i.has(getKey(e));
	}
	add(e) {
		let t = e.filter((e) => !isOpen(e));
		for (let { package: e } of t) this.#n.add(getKey(e)), this.#r.add(e.source);
		if (t.length < e.length) return this.#t.push({ judged: e }), t.map(({ result: e }) => e);
		let n = this.#a(t);
		return this.#t.push({
			judged: e,
			results: n
		}), n;
	}
	settle() {
		let isResult = ({ package: e }) => this.#n.has(getKey(e)) || !this.#r.has(e.source);
		return this.#t.flatMap((e) => {
			if (e.results !== void 0) return [];
			e.results = this.#a(e.judged.filter(isResult));
			let t = new Set(e.judged.filter((e) => !isOpen(e)).map(({ result: e }) => e));
			return e.results.filter((e) => !t.has(e));
		});
	}
	#a(e) {
		for (let { package: t } of e) this.#i.add(getKey(t));
		let t = e.map(({ result: e }) => e);
		return this.#e ? t : [...t, ...unjudged(t)];
	}
}, Mn = /* @__PURE__ */ e({ LoadedGate: () => LoadedGate });
const Nn = {
	atLeast: 4,
	atMost: 32,
	maxBytes: 16777216,
	sizeOf: (e) => "json" in e ? e.json.length : 0
}, Pn = G("envelopes", "false");
var LoadedGate = class {
	#e;
	#t = !1;
	constructor(e) {
		this.#e = e;
	}
	get policies() {
		return this.#n().map(({ policy: e, source: t }) => ({
			policy: e,
			source: t
		}));
	}
	get addresses() {
		return this.#e.used;
	}
	get loaded() {
		return this.#e.modules.map(({ policy: e }) => e);
	}
	judge(e, t = {}) {
		return new StartedRun(this.#a(e, t));
	}
	async close() {
		this.#t = !0, await Promise.all(this.loaded.map((e) => e.close()));
	}
	async [Symbol.asyncDispose]() {
		await this.close();
	}
	#n() {
		return this.#e.modules.flatMap(({ packages: e }) => e);
	}
	async #r(e) {
		if (e.exceptions === void 0) return;
		let { readExceptions: t } = await import("./exceptions.js"), { cwd: n } = this.#e, r = Ve(e, "signal", "timeoutMs", "inputsFrom"), i = await t(e.exceptions, n, /* @__PURE__ */ new Date(), r);
		return i.checkPolicies(this.#n().map(({ policy: e }) => e)), i;
	}
	async #i({ vex: e, signal: t, timeoutMs: n }, r) {
		if (e === void 0 || e.length === 0) return;
		let { readVex: i } = await import("./read-vex.js");
		return i(e, {
			cwd: this.#e.cwd,
			now: /* @__PURE__ */ new Date(),
			verifier: r,
			signal: t,
			timeoutMs: n
		});
	}
	async *#a(e, t) {
		if (this.#t) throw new f("the gate is closed", { code: "policy_closed" });
		let n = rt("judge", e), { modules: r, unusedData: i, cwd: a, settings: o, replay: s, wording: c } = this.#e, { compat: l, rules: u, material: d } = o, p = toJudgeOptions(t);
		checkCombine(p, u, s), checkEnvelopes(p, s), d !== void 0 && checkMaterialOptions(p), checkImageOptions(p, u);
		let m = await createVerifier(p), { failOn: h = [], envelopes: g = !0, allowSkipped: _ = !1, allowUnmatched: v = !1, record: y = !1, allowDuplicateKeys: b, maxInputBytes: x } = p, S = r.flatMap((e) => e.ignoredRules), C = r.flatMap((e) => e.unjudgedRules);
		h.includes("warn") && checkWarningsRead({
			ignoredRules: S,
			unjudgedRules: C
		}, o);
		let w = p.now ?? s?.facts.nowNs ?? /* @__PURE__ */ new Date(), T = r.some(({ configured: e }) => e !== void 0) && p.verify !== void 0 && m !== void 0 ? (await import("./required-signer.js")).toRequiredSigner(p.verify, m.keyPems) : void 0, E = await this.#r(p), ee = await this.#i(p, m), te = l === void 0 ? void 0 : await import("./policy-suppression.js"), ne = /* @__PURE__ */ new Map(), O = y || p.onRecording !== void 0 ? new (await (import("./run-recorder.js"))).RunRecorder(p, ne) : void 0, k = p.evidence === !0 ? new (await (import("./evidence-collector.js"))).EvidenceCollector({
			modules: r,
			argFiles: this.#e.argFiles,
			settings: o,
			options: p,
			exceptions: E,
			vex: ee,
			verifier: m,
			isReplay: s !== void 0 || p.now !== void 0
		}) : void 0, A = p.trail === !0 ? new (await (import("./trail-collector.js"))).TrailCollector() : void 0, re = await createExplainer(p, r), ie = [], oe = [], se = /* @__PURE__ */ new Set(), { inputsFrom: j = a, inputsWithin: ce, protoFileDirs: le } = p, M = {
			evaluate: {
				interrupt: p.interrupt ?? !0,
				requireAnswers: !0,
				now: w,
				seed: p.seed ?? s?.facts.seed ?? (0, Gt.randomUUID)(),
				...Ve(p, "signal", "timeoutMs", "speculate", "strictBuiltinErrors", "maxCalls"),
				...O && { onRecording: (e) => O.add(e) }
			},
			wording: c,
			inputsFrom: j,
			allowSkipped: _,
			unread: o,
			allowUnmatched: v,
			requiredSigner: T,
			refuseBuiltinErrors: p.strictBuiltinErrors ?? u === void 0,
			failOn: new Set(h),
			exceptions: E,
			vex: ee,
			splitSuppressed: te?.splitSuppressed,
			onCalls: A && ((e, t) => A.add(t, e)),
			explainer: re,
			onUnlocated: (e, t) => {
				for (let n of e) se.add(`${n} (${t})`);
			},
			onEvent: p.onEvent,
			onDecision: k === void 0 ? p.onDecision : (e, t) => (k.addCalls(t.policy, e.calls), p.onDecision?.(e, t))
		}, N = /* @__PURE__ */ new Set(), ue = A === void 0 || p.inputLines === !1 ? void 0 : (e) => void N.add(e), de = k && (({ name: e, json: t }) => k.addInput(e, t)), P = ce === void 0 ? void 0 : await Xe($(a, ce)), fe = {
			cwd: j,
			within: P,
			maxBytes: x,
			allowDuplicateKeys: b,
			signal: p.signal,
			timeoutMs: p.timeoutMs,
			onDocument: de,
			onFile: ue
		}, pe = d === void 0 ? readInputs(n, {
			...fe,
			envelopes: g,
			verifier: m,
			recorded: s,
			compat: l,
			splitArrays: u !== void 0,
			dialect: u === void 0 ? "opa" : "conftest",
			...Ve(p, "images", "skipImageSigCheck"),
			policySpecs: [...new Set(r.flatMap(({ configured: e }) => e?.policySpec(T) ?? []))],
			except: p.except,
			policyFiles: this.#e.files,
			allowSkippedFiles: this.#e.settings.allowSkippedFiles,
			protoFileDirs: j === a ? le : le?.map((e) => $(a, e)),
			onImage: (e) => ne.set(e.address, e),
			onVerified: (e) => {
				ie.push(e), O?.addVerified(e);
			},
			onIgnored: (e) => {
				D(oe, e);
			}
		}) : (await import("./read-materials.js")).readMaterials(n, {
			...fe,
			interrupt: p.interrupt,
			kind: d.kind,
			project: d.project,
			projectVersion: d.projectVersion
		}), F = p.combine === !0 ? (await import("./combine-inputs.js")).combineInputs(pe) : pe, I = new Tally(p.allowAllSkipped), me = /* @__PURE__ */ new Set();
		for await (let e of boundedMap(F, async (e) => {
			let t = await judgeInput(r, e, M);
			return t.length === 0 && me.add(e.name), t;
		}, Nn)) yield* I.add(e);
		yield* I.settle();
		let L = this.#n(), R = L.filter((e) => e.inputs !== void 0 && !I.hasResultOf(e)), he = v || I.results.some(({ policy: e }) => e === void 0), ge = he ? [] : R.map((e) => toIdle(e, c));
		yield* ge;
		let z = [...I.results, ...ge], _e = new Set(z.map(({ file: e }) => $(j, e))), ve = L.filter((e) => !e.uncertain || I.hasResultOf(e)), ye = {
			results: z,
			ignoredRules: S,
			unjudgedRules: C,
			undefinedReferences: r.flatMap((e) => e.undefinedReferences),
			leftOut: this.#e.leftOut.filter(({ path: e }) => !_e.has($(a, e))),
			unreadNamespaces: r.flatMap(({ unreadNamespaces: e = [] }) => e),
			isConftest: u !== void 0,
			unusedData: i,
			stockRuntimes: r.flatMap(({ stockRuntime: e }) => e ?? []),
			unchecked: r.flatMap(({ unchecked: e }) => e ?? []),
			recompiled: r.flatMap(({ recompiled: e }) => e ?? []),
			unusedExceptions: E?.unused ?? [],
			unappliedExceptions: E?.unapplied ?? /* @__PURE__ */ new Map(),
			unusedVex: ee?.unused ?? [],
			idlePolicies: he ? R.map(({ policy: e }) => e) : [],
			unmatchedInputs: [...me],
			ignoredInputs: oe,
			unlocated: [...se],
			images: [...ne.values()],
			used: this.#e.used,
			unverifiedBundles: this.#e.unverified,
			isVerified: m !== void 0,
			verifiedThen: ie.filter(({ envelope: e }) => e.verifiedThen === !0),
			packages: L
		}, B = toGateReport(z, ve.map(({ policy: e, source: t }) => ({
			policy: e,
			source: t
		})), runNotes(ye, c)), be = r.flatMap(({ files: e = [] }) => e);
		return {
			...B,
			...ae({
				recording: O?.recording(),
				trail: await A?.trail(z, be, N, {
					cwd: j,
					within: P
				}),
				evidence: k?.evidence()
			})
		};
	}
};
function toIdle({ policy: e, source: t, inputs: n }, r) {
	let i = L(U`no input matches this policy, which selects ${n?.subject ?? ""}${n?.hint ?? ""}. ${G("allowUnmatched")} accepts policies without an input`, r);
	return {
		...toUnjudged({
			input: An,
			file: "-"
		}, "invalid", i),
		policy: e,
		source: t
	};
}
async function createVerifier({ verify: e, envelopes: t, signal: n, timeoutMs: r }) {
	if (e === void 0) return;
	if (t === !1) throw R(U`${O("judge")}${G("verify")} and ${Pn} exclude each other`);
	let [{ DocumentVerifier: i }, { checkVerifyOptions: a }] = await Promise.all([import("./document-verifier.js").then((e) => e.document_verifier_exports), import("./verify-options.js").then((e) => e.verify_options_exports)]), o = a("judge: verify", e);
	return V("reading the keys and the artifact", {
		timeoutMs: r,
		signal: n
	}, () => i.create(o, n));
}
function checkMaterialOptions({ combine: e, verify: t, envelopes: n }) {
	let r = [
		...e === !0 ? [Le("combine")] : [],
		...t === void 0 ? [] : [G("verify")],
		...n === !1 ? [Pn] : []
	];
	if (r.length !== 0) throw R(U`${O("judge")}${Ee(r, ", ")} and a gate of materials exclude each other`);
}
async function createExplainer({ explain: e }, t) {
	if (e === void 0) return;
	let n = t.filter(({ evaluator: e }) => e === void 0), r = n.flatMap(({ packages: e }) => e.map(({ source: e }) => e));
	if (n.length > 0) throw new s(U`${O("judge")}${Le("explain")} needs the Rego of every policy, and these are compiled: ${[...new Set(r)].join(", ")}. Pass the Rego that they were compiled from, or a bundle with it and without policy.wasm`, { code: "source_unsupported" });
	return new (await (import("./explain2.js"))).Explainer(e);
}
function checkCombine({ combine: e, verify: t }, n, r) {
	if (e === !0 && n === void 0 && t === void 0 && r?.facts.verifications === void 0) throw R(U`${O("judge")}${G("combine")} needs ${G("verify")}, or a gate with ${G("rules", "\"conftest\"")}`);
}
function checkImageOptions({ images: e, skipImageSigCheck: t }, n) {
	if (n === "conforma" || e === void 0 && t !== !0) return;
	let r = e === void 0 ? "skipImageSigCheck" : "images";
	throw R(U`${O("judge")}${G(r)} needs a gate with ${G("rules", "\"conforma\"")}`);
}
function checkEnvelopes({ envelopes: e }, t) {
	if (e === !1 && t?.facts.verifications !== void 0) throw R(U`${O("judge")}${Pn} excludes a replay of verified inputs: their payloads were judged`);
}
// src/gate/report/report-lines.ts
var Fn = /* @__PURE__ */ e({
	problemLine: () => problemLine,
	summarize: () => summarize
});
function toRepositoryPath(e) {
	return e.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}
function textWith(e, { message: t, expired: n }) {
	let r = `${t.trim() === "" ? "(no message)" : t}${e}`;
	return n === void 0 ? r : `${r} (the exception of ${n.owner} expired ${n.expires})`;
}
function messageText(e) {
	return textWith("", e);
}
function findingText(e) {
	if (e.location === void 0) return messageText(e);
	let { file: t, line: n, column: r } = e.location;
	return textWith(` (${[
		t === "-" ? "standard input" : t,
		n,
		r
	].filter((e) => e !== void 0).join(":")})`, e);
}
function findingName({ id: e, severityLabel: t }) {
	return t === void 0 ? e : `${e}, ${t}`;
}
function ratedText(e) {
	let { severityLabel: t } = e;
	return t === void 0 ? messageText(e) : `${messageText(e)} (${t})`;
}
function findingLine(e) {
	return `${findingName(e)}: ${findingText(e)}`;
}
function envelopeLines({ envelope: e }) {
	if (e === void 0) return [];
	let { type: t, digest: n, verification: r, verifiedThen: i } = e;
	return r === void 0 ? [`note: the payload of an envelope (${t}, ${n}) was judged; its signatures were not checked`] : [`${i === !0 ? "verified when it was recorded, not now" : "verified"}: payload ${n}, ${vt(r)}`];
}
function envelopeMessages(e) {
	return [...new Map(e.map((e) => [e.input, e])).values()].flatMap((e) => envelopeLines(e).map((t) => ({
		result: e,
		message: `${e.input}: ${t}`
	})));
}
function isVerified({ envelope: e }) {
	return e?.verification !== void 0;
}
const In = {
	envelope_unverified: "warning",
	runtime_stock: "warning",
	policy_recompiled: "warning",
	schema_unchecked: "warning",
	rules_ignored: "warning",
	rules_unjudged: "warning",
	reference_undefined: "warning",
	unmatched: "warning",
	image_unverified: "warning",
	image_resolved: "note",
	referrers_ignored: "note",
	policy_resolved: "note",
	policy_unpinned: "warning",
	policy_unverified: "warning",
	file_unnamed: "note",
	inputs_mixed: "note",
	policies_ignored: "warning",
	files_ignored: "note",
	inputs_ignored: "note",
	data_unused: "note",
	exception_unused: "note",
	exception_unapplied: "note",
	vex_unused: "note",
	definition_unknown: "note",
	finding_unplaced: "note",
	finding_suppressed: "note"
};
function noteLevel({ code: e }) {
	return In[e];
}
function notesBesideResults({ notes: e }) {
	return e.filter(({ code: e }) => e !== "envelope_unverified");
}
function findingLevel({ severity: e }, t) {
	return t ? "error" : e === "error" ? "warning" : e;
}
function truncatedLines({ truncated: e }) {
	return e.map((e) => `truncated evidence: ${e}`);
}
function builtinErrorLines({ outcome: e, builtinErrors: t }) {
	return e === "fail" ? t.map((e) => `error of a built-in: ${builtinErrorText(e)}`) : [];
}
function resultWarnings(e) {
	let toWarning = (t, n) => n.map((n) => ({
		id: t,
		message: `${e.input}: ${n}`
	}));
	return [...toWarning("truncated", truncatedLines(e)), ...toWarning("builtin_error", builtinErrorLines(e))];
}
function isPlainPass({ outcome: e, truncated: t, excused: n = [] }) {
	return e === "pass" && t.length === 0 && n.length === 0;
}
function shownResults({ results: e }, t = !1) {
	return t ? e.filter((e) => !isPlainPass(e)) : e;
}
function excusedLines({ excused: e = [] }) {
	return e.flatMap(({ rule: e, findings: t }) => [`the policy's exception excuses ${e}${t.length === 0 ? ", which found nothing" : ""}`, ...t.map((e) => `excused: ${findingLine(e)}`)]);
}
function exceptionText(e) {
	if ("kind" in e) {
		if (e.kind !== "vex") return `(${exceptionName(e)})`;
		let { by: t, words: n } = readVexWords(e);
		return `(${t}: ${n})`;
	}
	let { owner: t, expires: n, reason: r } = e;
	return `(${t} until ${n}: ${r})`;
}
function readVexWords({ file: e, author: t = e, status: n, justification: r, impact: i }) {
	let a = [n, r].filter((e) => e !== void 0).join(", ");
	return {
		by: `VEX of ${t}`,
		words: i === void 0 ? a : `${a}: ${i}`
	};
}
function exceptionName(e) {
	if (!("kind" in e)) return `excepted by ${e.owner} until ${e.expires}`;
	if (e.kind === "vex") {
		let { by: t, words: n } = readVexWords(e);
		return `excepted by ${t} (${n})`;
	}
	if (e.kind === "configuration") return `excluded by ${e.criteria.join(", ")}`;
	let { assessment: t } = e;
	return `suppressed by the policy${t === void 0 ? "" : `, ${t}`}`;
}
function resultDetails(e) {
	return [
		...e.problems.map((t) => `error: ${problemText(e, t)}`),
		...e.violations.flatMap((e) => [findingLine(e), ...metadataLines(e)]),
		...e.warnings.map((e) => `warning: ${findingLine(e)}`),
		...e.excepted.map((e) => `${exceptionName(e.exception)}: ${findingLine(e)}`),
		...excusedLines(e),
		...e.notFound.map((e) => `not found: ${e}`),
		...e.unverified.map((e) => `unverified: ${e}`),
		...truncatedLines(e),
		...builtinErrorLines(e),
		...e.skipReason === void 0 || e.skipReason === "" ? [] : [`skipped: ${e.skipReason}`],
		...envelopeLines(e)
	];
}
function problemText({ errorCode: e }, t, n) {
	return e === void 0 ? t : ut(t, e, n);
}
function problemLine({ input: e }, t) {
	return t.startsWith(e) ? t : `${e}: ${t}`;
}
function summarize({ counts: e, inputs: t, policies: n }, r) {
	let unpainted = (e) => e, { green: i = unpainted, red: a = unpainted, yellow: o = unpainted } = r ?? {}, s = e.invalid + e.undecided;
	return `${[
		[
			e.pass,
			"passed",
			i
		],
		[
			e.fail,
			"failed",
			a
		],
		[
			s,
			s === 1 ? "error" : "errors",
			a
		],
		[
			e.skipped,
			"skipped",
			o
		],
		[
			e.warning,
			e.warning === 1 ? "warning" : "warnings",
			o
		],
		[
			e.excepted,
			"excepted",
			o
		],
		[
			e.truncated,
			"on truncated evidence",
			o
		]
	].filter(([e], t) => e > 0 || t < 2).map(([e, t, n]) => e > 0 ? n(`${e} ${t}`) : `${e} ${t}`).join(", ")} (${re(t, "input")}, ${re(n.length, "policy", "policies")})`;
}
// src/gate/report/pretty.ts
var Ln = /* @__PURE__ */ e({ reportPretty: () => reportPretty });
const Rn = {
	pass: "PASS",
	fail: "FAIL",
	skipped: "SKIP",
	invalid: "ERROR",
	undecided: "ERROR"
}, zn = {
	pass: "green",
	fail: "red",
	skipped: "yellow",
	invalid: "red",
	undecided: "red"
};
function indented(e, t) {
	return e.replaceAll("\n", `\n${t}`);
}
function toOneLine(e) {
	return e.replaceAll("\n", " ");
}
function detailLines(e, t) {
	let line = (e, t) => `        ${e}: ${indented(t, "          ")}`, foundLine = (e, n, r = "") => `${line(e, `${findingText(n)}${r}`)}  ${t.dim(`[${toOneLine(findingName(n))}]`)}`, verifiedLine = (e) => `        ${t.dim(indented(e, "          "))}`;
	return [
		...e.problems.map((n) => line(t.red("error"), problemText(e, n, t))),
		...e.violations.map((e) => foundLine(t.red(e.rule), e)),
		...e.warnings.map((e) => foundLine(t.yellow(e.rule), e)),
		...e.excepted.map(({ exception: e, ...n }) => foundLine(t.yellow("excepted"), n, ` ${exceptionText(e)}`)),
		...excusedLines(e).map((e) => line(t.yellow("exception"), e)),
		...e.notFound.map((e) => line(t.yellow("not found"), e)),
		...e.unverified.map((e) => line(t.yellow("unverified"), e)),
		...e.truncated.map((e) => line(t.yellow("truncated evidence"), e)),
		...builtinErrorLines(e).map((e) => line(t.yellow("warning"), e)),
		...e.envelope?.verification === void 0 ? [] : envelopeLines(e).map(verifiedLine),
		...e.skipReason ? [line(t.yellow("reason"), e.skipReason)] : []
	];
}
function resultLines(e, t) {
	let n = t[zn[e.outcome]](Rn[e.outcome].padEnd(5)), r = e.policy === void 0 ? "" : `  ${t.dim(toOneLine(e.policy))}`;
	return [`${n} ${toOneLine(e.input)}${r}`, ...detailLines(e, t)];
}
function reportPretty(e, { summary: t, color: n = !1 } = {}) {
	let r = ie(n), i = shownResults(e, t).flatMap((e) => resultLines(e, r)), a = e.notes.map(({ message: e }) => `${r.yellow("NOTE")}  ${indented(e, "      ")}`), o = [...i, ...a], s = [
		...o,
		...o.length === 0 ? [] : [""],
		summarize(e, r),
		""
	];
	return st(s.join("\n"));
}
export { InputSchemas, Ht as REPORT_FORMATS, un as RESULT_MEMBERS, addInput, addLazily, boundedMap, builtinErrorLines, checkDataSchemas, describeImpossible, describeUndefined, documentDigest, duplicateIn, envelopeLines, envelopeMessages, eventJsonParts, exceptionName, exceptionText, excusedLines, findInputsBlock, findMetadataFaults, findingLevel, findingName, findingText, fitsNumber, fromEntrypoints, getRulePaths, inputPaths, inputPattern, Jt as input_folder_exports, isInputName, isOfUnknownDefinition, isPlainPass, isVerified, keepEventTexts, keyLocation, likelyMeant, loadPackage, Mn as loaded_gate_exports, messageText, metadataLines, noteLevel, notesBesideResults, oneOf, openEnvelope, problemLine, problemText, ratedText, readEventTexts, Kt as replayed_document_exports, Fn as report_lines_exports, resultDetails, resultWarnings, shownResults, splitArray, summarize, toOutcome, toRepositoryPath, truncatedLines, unread, wildcard, writeReport, Bt as write_report_exports };
