import { __exportAll as e } from "./rolldown-runtime.js";
import { ANY as t, BuiltinError as n, COUNT as r, ConfigurationError as i, DEFAULT_TIMEOUT_MS as a, EXPLAIN_MODES as o, EvaluationError as s, FAIL_ON as c, FLAG as l, FUNCTION as u, GROUPS_KEY as d, InputSnapshot as f, MILLISECONDS as p, OBJECT as m, OF_OTHER_RUNTIME as h, OTHER_RUNTIME as g, POLICY_RULES as _, RegoObject as v, SIGNAL as y, TEXT as b, TIME as x, VERDICT_RULES as S, append as C, builtinErrorText as ee, caller as w, checkInput as T, describeAddresses as te, describeFinding as E, describeLeftOut as D, errorMessages as O, errorOutcome as k, inWording as A, isAllowedUnread as j, isError as M, isListWith as N, isOfUnknownDefinition as P, isRegohostError as F, isTextList as I, joined as ne, judge as L, limitReading as re, listSome as R, locateFindings as z, mergeOptions as B, message as V, namedPart as ie, nearest as H, oneOf$1 as U, option as W, optionNamed as G, parseExactJson as K, parseTerm as q, pick as ae, plainMessage as J, plainRule as Y, readWithinTime as oe, realPathOf as se, refineVerdict as ce, rule as X, ruleIds as le, rulePlaces as ue, sha256 as de, shownRecord as fe, toJsonText as pe, toPrintable as Z, toStrictJson as me, withinTime as Q } from "./shared.js";
import { boundedMap as he } from "./bounded-map.js";
import { version as ge } from "./start.js";
import { addInput as _e, keepEventTexts as ve } from "./event-text.js";
import { applyOwnExceptions as ye, countSuccesses as be } from "./conftest-rules.js";
import { inputPaths as xe } from "./input-pattern.js";
import { checkInputs as Se, readInputs as Ce } from "./read-inputs.js";
import { randomUUID as we } from "node:crypto";
import { resolve as $ } from "node:path";
// src/gate/verdict-evidence.ts
function documentDigest(e) {
	return de(typeof e == "string" ? e : me(e));
}
// src/gate/gate-notes.ts
const Te = `gate reads ${_.join(", ")}, and warn only in packages that define one of them`, Ee = V`${W("rules", "\"conftest\"")} reads deny, violation, warn, and these with an underscore and a name`;
function checkWarningsRead({ ignoredRules: e, unjudgedRules: t }, n) {
	let r = t.filter((e) => e.endsWith(".warn") && !j(e, n)), a = [...e.filter(({ verdict: e, isAllowed: t }) => e === "warn" && !t), ...r.map((e) => ({ name: e }))];
	if (a.length !== 0) throw new i(V`${W("failOn")} warn: ignored rules: ${R(a.map(describeIgnored))}. ${Te}`, { code: "config_invalid" });
}
function describeIgnored({ name: e, like: t }) {
	return t === void 0 ? e : `${e} (did you mean ${t}?)`;
}
function toIds({ policy: e, rules: t }) {
	return [
		...t.size === 0 ? S.map((t) => Y(e, t).id) : le(t.values()),
		Y(e, "not-found").id,
		Y(e, "truncated").id
	];
}
function unusedNote({ id: e, owner: t, expires: n }, r) {
	let i = e.includes("*") || r.includes(e) ? "" : `; no rule has this id${H(e, r)}`;
	return `unused exception ${Z(e)} (owner ${Z(t)}, until ${n}): no finding matched${i}`;
}
function isAboutVulnerabilities({ isVulnerability: e, definitions: t = [] }) {
	return e === !0 || t.some(isAboutVulnerabilities);
}
function vexNotes({ unusedVex: e, packages: t }) {
	let n = t.some(({ rules: e }) => [...e.values()].some(isAboutVulnerabilities)) ? "" : "; no rule has METADATA with custom: {vulnerability: true}";
	return e.map(({ file: e, author: t, statements: r }) => {
		let i = t === void 0 ? "" : ` (${Z(t)})`;
		return {
			code: "vex_unused",
			message: `VEX statements of ${Z(e)}${i} that excused no finding: ${R(r)}${n}`
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
			message: `${e}: ${R(n)}`
		}];
	};
	return [...note("envelope signatures were not checked, only payloads were judged", i), ...note("envelope signatures were verified when the replay was recorded, and not now", n)];
}
function imageNotes({ images: e, isVerified: t, verifiedThen: n }) {
	if (e.length === 0) return [];
	let r = [{
		code: "image_resolved",
		message: `images: ${e.map(({ address: e, digest: t, attestations: n }) => `${Z(e)} is ${t} (${n.length} ${n.length === 1 ? "attestation" : "attestations"})`).join(", ")}`
	}], wereVerified = (e) => n.some(({ file: t }) => t === e), i = t ? [] : e.filter(({ image: e }) => !wereVerified(e));
	i.length > 0 && r.push({
		code: "image_unverified",
		message: V`attestations of images were not verified, except that each is about its image: ${i.map(({ image: e }) => Z(e)).join(", ")}. Everybody who can write to the registry can make such attestations; name the required signers with ${W("keys")}, or ${W("trustedRoot")} with an identity and an issuer`
	});
	let a = e.flatMap((e) => e.leftOut);
	return a.length > 0 && r.push({
		code: "referrers_ignored",
		message: `referrers of the images that are not attestations were not judged: ${R(a)}`
	}), r;
}
function bundleNotes({ unverifiedBundles: e }) {
	if (e.length === 0) return [];
	let t = e.map((e) => Z(e));
	return [{
		code: "policy_unverified",
		message: V`the signatures of policy bundles were not verified (${W("verify", "false")}): ${R(t)}. Who changed such a bundle can change the verdict; give the key that must have signed it (${W("verify.bundles")})`
	}];
}
function runtimeNotes({ stockRuntimes: e, recompiled: t }) {
	let n = t.length === 0 ? [] : [recompiledNote(t)];
	return e.length === 0 ? n : [...n, stockNote(e)];
}
function recompiledNote(e) {
	return {
		code: "policy_recompiled",
		message: `compiled again from the Rego of the bundle, because its policy.wasm has ${g}: ${R(e)}`,
		sources: [...new Set(e)]
	};
}
function stockNote(e) {
	let t = e.map(({ argument: e }) => e), n = e.filter(({ isDescribed: e }) => !e).map(({ argument: e }) => e), r = n.length === 0 ? "" : ` METADATA (schemas and kinds of inputs, ids and severities), the data that rules read, and unread rules that look as if they judged are unknown for: ${R(n)}.`, i = e.map(({ argument: e, why: t }) => `${e} (not compiled again: ${t})`);
	return {
		code: "runtime_stock",
		message: V`compiled with ${g}: ${R(i)}. Of such a policy: ${h}.${r} Give the Rego, or compile it again with \`regohost build\`; ${W("requireExact")} refuses such policies`,
		sources: [...new Set(t)]
	};
}
function runNotes(e, t) {
	return unwordedNotes(e).map((e) => ({
		...e,
		message: A(e.message, t)
	}));
}
function unwordedNotes(e) {
	let { results: t, ignoredRules: n, leftOut: r, unusedData: i } = e, a = t.flatMap(({ violations: e, warnings: t, excepted: n }) => [
		...e,
		...t,
		...n
	]).filter((e) => e.rule !== "allow" && P(e)), o = e.packages.flatMap(toIds), s = [
		...envelopeNotes(e),
		...imageNotes(e),
		...te(e.used),
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
		message: `the exception ${Z(t)} does not apply to a finding of ${n.id} with this id, because the input may have chosen it; except ${n.id}, or write the id into the rule as a constant`
	});
	C(s, vexNotes(e));
	let c = t.flatMap(({ input: e, excepted: t }) => t.flatMap(({ id: t, exception: n }) => "kind" in n && n.kind === "policy" ? [`${t} of ${e}`] : []));
	add("finding_suppressed", c, () => `findings that the policies themselves suppress: ${R(c)}`), add("finding_unplaced", e.unplaced, () => `findings without a line, because their path leads nowhere in the input: ${R(e.unplaced)}`), add("definition_unknown", a, () => `findings with the id and title of their whole rule, because the definition that produced them is unknown: ${R(a.map(({ id: e }) => e))}`), add("rules_ignored", n, () => V`ignored rules: ${R(n.map(describeIgnored))}. ${e.isConftest ? Ee : Te}`), add("rules_ignored", e.unreadNamespaces, () => V`ignored namespaces with rules that judge: ${R(e.unreadNamespaces)}. ${W("namespaces")} or ${W("allNamespaces")} reads them`), add("rules_unjudged", e.unjudgedRules, () => `unjudged rules of compiled policies: ${R(e.unjudgedRules)}. They are not among the entrypoints, and none of these reads them`), add("reference_undefined", e.undefinedReferences, () => `undefined references: ${R(e.undefinedReferences)}`);
	let l = e.unchecked.map(({ argument: e, schemas: t }) => `${e} (${t.join(", ")})`);
	return add("schema_unchecked", l, () => `compiled policies whose Rego was not checked against the schemas of their inputs: ${R(l)}. A misspelt field is undefined. Give the schemas to \`regohost build --schema\`, or the Rego`), add("unmatched", e.unmatchedInputs, () => `inputs that no policy is for: ${R(e.unmatchedInputs)}`), add("unmatched", e.idlePolicies, () => `policies without an input: ${R(e.idlePolicies)}`), add("inputs_ignored", e.ignoredInputs, () => V`files of folders that are not inputs by their names: ${R(e.ignoredInputs)}. Name each by itself, and its format with ${W("format")}`), C(s, D(r)), add("data_unused", i, () => V`unused data files: ${R(i)}. Individually named policies do not load data files next to them; name their folder, or pass the data with ${W("dataFiles")}`), s;
}
// src/gate/gate-report.ts
const De = [
	"pass",
	"fail",
	"invalid",
	"undecided"
];
function worstOutcome(e) {
	let t = 0;
	for (let n of e) n !== "skipped" && (t = Math.max(t, De.indexOf(n)));
	return De[t] ?? "undecided";
}
const Oe = "(no input)";
function toUnjudged({ input: e, file: t, line: n, envelope: r }, i, a) {
	return {
		input: e,
		file: t,
		...n === void 0 ? {} : { line: n },
		...r === void 0 ? {} : { envelope: r },
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
		inputs: new Set(e.map(({ input: e }) => e).filter((e) => e !== Oe)).size,
		counts: r,
		notes: n
	};
}
// src/gate/judge-options.ts
const ke = {
	signal: y,
	timeoutMs: p,
	interrupt: l,
	now: x,
	seed: b,
	speculate: l,
	strictBuiltinErrors: l,
	maxCalls: r,
	onRecording: u,
	failOn: X(`a list of ${c.join(", ")}`, (e) => N(e, U(...c)[1])),
	allowSkipped: l,
	maxInputBytes: r,
	inputsFrom: b,
	inputsWithin: b,
	except: X("a list of paths", I),
	protoFileDirs: X("a list of folders", I),
	exceptions: t,
	vex: X("a list of paths", I),
	envelopes: l,
	verify: m,
	allowDuplicateKeys: l,
	allowAllSkipped: l,
	allowUnmatched: l,
	combine: l,
	record: l,
	trail: l,
	inputLines: l,
	evidence: l,
	explain: U(...o),
	onEvent: u,
	onDecision: u
};
function toJudgeOptions(e) {
	return B("judge", e, ke);
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
	for (let [n, i] of Object.entries(e.toDecisionLog({ withoutInput: !0 }))) r[n] = n === "result" ? toRules(i) : i, n === "path" && _e(r, t);
	Object.assign(r, custom(n));
	let i = e.result !== void 0;
	return ve(r, {
		input: t,
		...i ? { result: () => resultText(e) } : {}
	}), r;
}
function resultText({ resultSet: e }) {
	let t = q(e), n = Array.isArray(t) ? t[0] : void 0, r = (n instanceof v ? n.get("result") : void 0) ?? null;
	return r instanceof v ? pe(new v(r.entries.filter(([e]) => e !== d))) : pe(r);
}
function toRules(e) {
	if (typeof e != "object" || !e || !("values of definitions" in e)) return e;
	let { [d]: t, ...n } = e;
	return n;
}
function toTimestamp(e) {
	return (typeof e == "bigint" ? new Date(Number(e / 1000000n)) : e).toISOString();
}
function toErrorEvent({ error: e, policy: t, json: n, now: r, ...i }) {
	let a = t === void 0 ? "input_invalid" : "internal_error", o = {
		labels: {
			id: "regohost",
			version: ge
		},
		decision_id: we(),
		...t === void 0 ? {} : { path: t }
	};
	return n !== void 0 && (_e(o, n), ve(o, { input: n })), Object.assign(o, {
		error: {
			code: F(e) ? e.code : a,
			message: O(e).join("; because: ")
		},
		timestamp: toTimestamp(r),
		...custom(i)
	});
}
// src/gate/judge-input.ts
function callsThat(e, t) {
	return [...new Set(e.filter(t).map(fe))];
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
			call: fe(e),
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
	return [...new Map(e.map((e) => [ee(e), e])).values()];
}
function skippedAnalyses(e) {
	return Object.entries(e.ndBuiltinCache).filter(([e]) => e.endsWith(".evidence_prompt")).flatMap(([e, t]) => Object.values(t).flatMap((t) => typeof t != "object" || !t || Array.isArray(t) ? [] : t.skipped === !0 ? [e] : []));
}
function failureText(e, t) {
	let [n, ...r] = O(e, t);
	return [fromPlace(n, e), ...r].join("; because: ");
}
function fromPlace(e, t) {
	let r = t instanceof n || t instanceof s ? t.location : void 0;
	if (r === void 0) return e;
	let i = `${r.file}:${String(r.row)}:`;
	return t instanceof n ? `${i} ${J(e)}` : e.slice(Math.max(e.indexOf(i), 0));
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
	}, u = k(t), d = failureText(t, i);
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
			...F(t) ? { errorCode: t.code } : {},
			...a
		}
	};
}
function toRefused(e, t, n) {
	let r = F(t) ? t.code : "signature_invalid", i = {
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
function toResult(e, { rules: t, decisions: n }, { name: r, file: i, line: a, envelope: o }, s) {
	let { policy: c, source: l } = e, u = n.flatMap(({ calls: e }) => e).filter((e) => e.used), { judged: d, excused: f } = readOwnExceptions(e, t), p = e.conftest !== void 0, m = L(d, {
		skippedAnalyses: n.flatMap(skippedAnalyses),
		allowSkipped: s.allowSkipped,
		isConftest: p,
		isAllowedUnread: (e) => j(`${c.replaceAll("/", ".")}.${e}`, s.unread),
		getPlace: (t) => {
			let [n] = ue(e.rules.get(t) ?? Y(c, t));
			return n && `${n.file}:${String(n.row)}`;
		}
	}), h = callsThat(u, ({ outcome: e }) => e === "not_found"), g = findUnverified(u), _ = truncatedCalls(u), v = s.refuseBuiltinErrors ? uniqueErrors(builtinErrors(u)) : [];
	return {
		input: r,
		file: i,
		...a === void 0 ? {} : { line: a },
		...o === void 0 ? {} : { envelope: o },
		policy: c,
		source: l,
		...ce(m, e, {
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
			successes: be(d, f, e.conftest.ruleCount)
		}
	};
}
async function toResultWithinTime(e, t, n, r, i) {
	let toOwn = () => toResult(e, t, n, r);
	if (r.exceptions === void 0 && r.vex === void 0) return toOwn();
	let { timeoutMs: o = a } = r.evaluate, s = timeLimit(r.evaluate, o - i);
	return Q(`applying exceptions and VEX documents to the findings in ${n.name}`, s, toOwn);
}
async function locateResult(e, { name: t, file: n, locate: r }, { evaluate: i, onUnplaced: o }) {
	let { violations: s, warnings: c, excepted: l, excused: u } = e, d = [
		...s,
		...c,
		...l,
		...(u ?? []).flatMap((e) => e.findings)
	].flatMap((e) => {
		let t = ie(e, n);
		return t === void 0 ? [] : [{
			finding: e,
			path: t
		}];
	});
	if (r === void 0 || d.length === 0) return e;
	let { signal: f, timeoutMs: p = a } = i, m = performance.now(), h = await r(d.map(({ path: e }) => e), {
		signal: f,
		timeoutMs: p
	}), g = p - (performance.now() - m);
	return Q(`finding the locations of findings in ${t}`, timeLimit(i, g), () => {
		let r = /* @__PURE__ */ new Map(), i = [];
		for (let { finding: e, path: t } of d) {
			let a = h(t);
			a === void 0 ? i.push(e.id) : r.set(e, {
				file: n,
				...a
			});
		}
		return i.length > 0 && o?.(i, t), {
			...e,
			violations: z(s, r),
			warnings: z(c, r),
			excepted: z(l, r),
			...u && { excused: u.map((e) => ({
				...e,
				findings: z(e.findings, r)
			})) }
		};
	});
}
function readOwnExceptions({ conftest: e }, t) {
	return e === void 0 ? {
		judged: t,
		excused: []
	} : ye(t);
}
function describeExcused(e, { policy: t, rules: n }) {
	let { violations: r, warnings: i } = L([e], { isConftest: !0 }), a = [...r.map((e) => E(e, t, n, "error")), ...i.map((e) => E(e, t, n, "warning"))];
	return {
		rule: e.rule,
		matches: e.matches,
		findings: a
	};
}
function timeLimit({ interrupt: e, timeoutMs: t = a }, n) {
	return {
		interrupt: e,
		timeoutMs: t,
		leftMs: n
	};
}
const comparing = ({ name: e }) => `comparing ${e} with the schemas of the policies`;
async function checkSchemas({ schemas: e }, t, n, { evaluate: r }) {
	e.length !== 0 && await Q(comparing(t), timeLimit(r), () => {
		T(t.name, n.held(), e);
	});
}
async function packagesFor(e, t, n, { evaluate: r }) {
	return e.every(({ inputs: e }) => e === void 0) ? e : Q(comparing(t), timeLimit(r), () => e.filter(({ inputs: e }) => e?.matches(n) ?? !0));
}
function toCandidate({ file: e, json: t }, n) {
	let r;
	return {
		paths: xe(e, n),
		held: () => r ??= K(new TextDecoder().decode(t))
	};
}
async function toOwn(e, { evaluate: { timeoutMs: t }, inputsFrom: n }) {
	let { name: r, json: i } = e;
	return {
		snapshot: await oe(`reading ${r}`, i.length, { timeoutMs: t }, () => f.ofOwn(i, "input")),
		candidate: toCandidate(e, n)
	};
}
function toUnmatched(e, t, n) {
	let r = t.map(({ policy: e, inputs: t }) => `${e} (${t?.what ?? ""})`).join(", ");
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
		}, "invalid", A(V`no policy matches this input; the METADATA of the policies selects others: ${r}. ${W("allowUnmatched")} accepts inputs without a policy`, n))
	};
}
function verificationOf({ envelope: e }) {
	return e?.verification === void 0 ? {} : { verification: e.verification };
}
function recordCalls({ evaluate: { onRecording: e }, onCalls: t, explainer: n }, r, i) {
	return t === void 0 && n === void 0 ? {} : { onRecording: (n) => (t?.(n.callLog, r), i(n), e?.(n)) };
}
async function explainResult(e, t, n, { explainer: r, evaluate: { timeoutMs: i, signal: a } }) {
	if (r === void 0 || n === void 0) return e;
	let { withExplanation: o } = await import("./explain2.js");
	return o(e, await r.explain({
		...t,
		recording: n,
		timeoutMs: i,
		signal: a
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
	return {
		package: e,
		hasRules: p.rules.length > 0,
		result: m
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
		let { snapshot: f, candidate: p } = d, { now: m } = n.evaluate, h = a.configured?.judge.forInput(m), g = {
			...n,
			findingType: l,
			configured: h
		}, _, v, y;
		try {
			if (_ = await packagesFor(h === void 0 ? o : o.filter((e) => h.evaluates(e.policy)), u, p, n), _.length === 0) continue;
			y = s?.(u, m) ?? a.data.bytes, v = e.prepare(f, { data: s === void 0 ? void 0 : y });
		} catch (e) {
			return [await toFailed(u, e, n)];
		}
		try {
			let e = await Promise.all(_.map((e) => judgeByPackage(e, v, u, p, g, {
				module: a,
				data: y
			})));
			C(r, h?.settle(e, n.failOn.has("warn")) ?? e);
		} finally {
			v.close();
		}
	}
	return r.length > 0 || n.allowUnmatched ? r : [toUnmatched(t, e.flatMap(({ packages: e }) => e), n.wording)];
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
		if (this.#t || this.#n !== void 0) throw new s("the results of a gate's run can be read once; its report has them all", { code: "input_invalid" });
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
			e || (this.#r(new s("the run ended before all inputs were judged", { code: "aborted" })), await this.#e.return(void 0).catch(() => void 0));
		}
	}
	then(e, t) {
		return this.#n ??= this.#t ? Promise.reject(new s("the run is still being read; await it after its results", { code: "input_invalid" })) : this.#i(), this.#n.then(e, t);
	}
	#r(e) {
		this.#n = Promise.reject(M(e) ? e : Error(String(e))), this.#n.catch(() => void 0);
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
}, Ae = /* @__PURE__ */ e({ LoadedGate: () => LoadedGate });
const je = {
	atLeast: 4,
	atMost: 32,
	maxBytes: 16777216,
	sizeOf: (e) => "json" in e ? e.json.length : 0
}, Me = W("envelopes", "false");
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
		let { readExceptions: t } = await import("./exceptions.js"), { cwd: n } = this.#e, r = ae(e, "signal", "timeoutMs", "inputsFrom"), i = await t(e.exceptions, n, /* @__PURE__ */ new Date(), r);
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
		if (this.#t) throw new s("the gate is closed", { code: "policy_closed" });
		Se(e);
		let { modules: n, unusedData: r, cwd: i, settings: a, replay: o, wording: c } = this.#e, { compat: l, rules: u, material: d } = a, f = toJudgeOptions(t);
		checkCombine(f, u, o), checkEnvelopes(f, o), d !== void 0 && checkMaterialOptions(f);
		let p = await createVerifier(f), { failOn: m = [], envelopes: h = !0, allowSkipped: g = !1, allowUnmatched: _ = !1, record: v = !1, allowDuplicateKeys: y, maxInputBytes: b } = f, x = n.flatMap((e) => e.ignoredRules), S = n.flatMap((e) => e.unjudgedRules);
		m.includes("warn") && checkWarningsRead({
			ignoredRules: x,
			unjudgedRules: S
		}, a);
		let ee = f.now ?? o?.facts.nowNs ?? /* @__PURE__ */ new Date(), w = await this.#r(f), T = await this.#i(f, p), te = l === void 0 ? void 0 : await import("./policy-suppression.js"), E = /* @__PURE__ */ new Map(), D = v || f.onRecording !== void 0 ? new (await (import("./run-recorder.js"))).RunRecorder(f, E) : void 0, O = f.evidence === !0 ? new (await (import("./evidence-collector.js"))).EvidenceCollector({
			modules: n,
			argFiles: this.#e.argFiles,
			settings: a,
			options: f,
			exceptions: w,
			vex: T,
			verifier: p,
			isReplay: o !== void 0 || f.now !== void 0
		}) : void 0, k = f.trail === !0 ? new (await (import("./trail-collector.js"))).TrailCollector() : void 0, A = await createExplainer(f, n), j = [], M = [], N = /* @__PURE__ */ new Set(), { inputsFrom: P = i, inputsWithin: F, protoFileDirs: I } = f, ne = {
			evaluate: {
				interrupt: f.interrupt ?? !0,
				requireAnswers: !0,
				now: ee,
				seed: f.seed ?? o?.facts.seed ?? we(),
				...ae(f, "signal", "timeoutMs", "speculate", "strictBuiltinErrors", "maxCalls"),
				...D && { onRecording: (e) => D.add(e) }
			},
			wording: c,
			inputsFrom: P,
			allowSkipped: g,
			unread: a,
			allowUnmatched: _,
			refuseBuiltinErrors: f.strictBuiltinErrors ?? u === void 0,
			failOn: new Set(m),
			exceptions: w,
			vex: T,
			splitSuppressed: te?.splitSuppressed,
			onCalls: k && ((e, t) => k.add(t, e)),
			explainer: A,
			onUnplaced: (e, t) => {
				for (let n of e) N.add(`${n} (${t})`);
			},
			onEvent: f.onEvent,
			onDecision: O === void 0 ? f.onDecision : (e, t) => (O.addCalls(t.policy, e.calls), f.onDecision?.(e, t))
		}, L = /* @__PURE__ */ new Set(), re = k === void 0 || f.inputLines === !1 ? void 0 : (e) => void L.add(e), R = O && (({ name: e, json: t }) => O.addInput(e, t)), z = F === void 0 ? void 0 : await se($(i, F)), B = {
			cwd: P,
			within: z,
			maxBytes: b,
			allowDuplicateKeys: y,
			signal: f.signal,
			timeoutMs: f.timeoutMs,
			onDocument: R,
			onFile: re
		}, V = d === void 0 ? Ce(e, {
			...B,
			envelopes: h,
			verifier: p,
			recorded: o,
			compat: l,
			splitArrays: u !== void 0,
			dialect: u === void 0 ? "opa" : "conftest",
			wholeImages: u === "conforma",
			except: f.except,
			policyFiles: this.#e.files,
			allowSkippedFiles: this.#e.settings.allowSkippedFiles,
			protoFileDirs: P === i ? I : I?.map((e) => $(i, e)),
			onImage: (e) => E.set(e.address, e),
			onVerified: (e) => {
				j.push(e), D?.addVerified(e);
			},
			onIgnored: (e) => {
				C(M, e);
			}
		}) : (await import("./read-materials.js")).readMaterials(e, {
			...B,
			interrupt: f.interrupt,
			kind: d.kind,
			project: d.project,
			projectVersion: d.projectVersion
		}), ie = f.combine === !0 ? (await import("./combine-inputs.js")).combineInputs(V) : V, H = new Tally(f.allowAllSkipped), U = /* @__PURE__ */ new Set();
		for await (let e of he(ie, async (e) => {
			let t = await judgeInput(n, e, ne);
			return t.length === 0 && U.add(e.name), t;
		}, je)) yield* H.add(e);
		yield* H.settle();
		let W = this.#n(), G = W.filter((e) => e.inputs !== void 0 && !H.hasResultOf(e)), K = _ || H.results.some(({ policy: e }) => e === void 0), q = K ? [] : G.map((e) => toIdle(e, c));
		yield* q;
		let J = [...H.results, ...q], Y = new Set(J.map(({ file: e }) => $(P, e))), oe = W.filter((e) => !e.uncertain || H.hasResultOf(e)), ce = {
			results: J,
			ignoredRules: x,
			unjudgedRules: S,
			undefinedReferences: n.flatMap((e) => e.undefinedReferences),
			leftOut: this.#e.leftOut.filter(({ path: e }) => !Y.has($(i, e))),
			unreadNamespaces: n.flatMap(({ unreadNamespaces: e = [] }) => e),
			isConftest: u !== void 0,
			unusedData: r,
			stockRuntimes: n.flatMap(({ stockRuntime: e }) => e ?? []),
			unchecked: n.flatMap(({ unchecked: e }) => e ?? []),
			recompiled: n.flatMap(({ recompiled: e }) => e ?? []),
			unusedExceptions: w?.unused ?? [],
			unappliedExceptions: w?.unapplied ?? /* @__PURE__ */ new Map(),
			unusedVex: T?.unused ?? [],
			idlePolicies: K ? G.map(({ policy: e }) => e) : [],
			unmatchedInputs: [...U],
			ignoredInputs: M,
			unplaced: [...N],
			images: [...E.values()],
			used: this.#e.used,
			unverifiedBundles: this.#e.unverified,
			isVerified: p !== void 0,
			verifiedThen: j.filter(({ envelope: e }) => e.verifiedThen === !0),
			packages: W
		}, X = toGateReport(J, oe.map(({ policy: e, source: t }) => ({
			policy: e,
			source: t
		})), runNotes(ce, c)), le = D?.recording(), ue = n.flatMap(({ files: e = [] }) => e);
		return {
			...X,
			...le === void 0 ? {} : { recording: le },
			...k === void 0 ? {} : { trail: await k.trail(J, ue, L, {
				cwd: P,
				within: z
			}) },
			...O === void 0 ? {} : { evidence: O.evidence() }
		};
	}
};
function toIdle({ policy: e, source: t, inputs: n }, r) {
	let i = A(V`no input matches this policy; its METADATA selects ${n?.what ?? ""}. ${W("allowUnmatched")} accepts policies without an input`, r);
	return {
		...toUnjudged({
			input: Oe,
			file: "-"
		}, "invalid", i),
		policy: e,
		source: t
	};
}
async function createVerifier({ verify: e, envelopes: t, signal: n, timeoutMs: r }) {
	if (e === void 0) return;
	if (t === !1) throw new i(V`${w("judge")}${W("verify")} and ${Me} exclude each other`, { code: "config_invalid" });
	let [{ DocumentVerifier: a }, { checkVerifyOptions: o }] = await Promise.all([import("./document-verifier.js").then((e) => e.document_verifier_exports), import("./verify-options.js").then((e) => e.verify_options_exports)]), s = o("judge: verify", e);
	return re("reading the keys and the artifact", {
		timeoutMs: r,
		signal: n
	}, () => a.create(s, n));
}
function checkMaterialOptions({ combine: e, verify: t, envelopes: n }) {
	let r = [
		...e === !0 ? [G("combine")] : [],
		...t === void 0 ? [] : [W("verify")],
		...n === !1 ? [Me] : []
	];
	if (r.length !== 0) throw new i(V`${w("judge")}${ne(r, ", ")} and a gate of materials exclude each other`, { code: "config_invalid" });
}
async function createExplainer({ explain: e }, t) {
	if (e === void 0) return;
	let n = t.filter(({ evaluator: e }) => e === void 0), r = n.flatMap(({ packages: e }) => e.map(({ source: e }) => e));
	if (n.length > 0) throw new i(V`${w("judge")}${G("explain")} needs the Rego of every policy, and these are compiled: ${[...new Set(r)].join(", ")}. Pass the Rego that they were compiled from, or a bundle with it and without policy.wasm`, { code: "source_unsupported" });
	return new (await (import("./explain2.js"))).Explainer(e);
}
function checkCombine({ combine: e, verify: t }, n, r) {
	if (e === !0 && n === void 0 && t === void 0 && r?.facts.verifications === void 0) throw new i(V`${w("judge")}${W("combine")} needs ${W("verify")}, or a gate with ${W("rules", "\"conftest\"")}`, { code: "config_invalid" });
}
function checkEnvelopes({ envelopes: e }, t) {
	if (e === !1 && t?.facts.verifications !== void 0) throw new i(V`${w("judge")}${Me} excludes a replay of verified inputs: their payloads were judged`, { code: "config_invalid" });
}
export { LoadedGate, documentDigest, Ae as loaded_gate_exports };
