import { checkComplianceFilters as e, checkEvidenceFilters as t } from "./service-filters.js";
import { checkDownloadDigest as n, confirmNotFound as r, toResponseError as i, validate as a } from "./client.js";
import { ServiceError as o, editDistance as s, invalidConfig as c, isRegohostError as l, message as u, nearest as d, option as f, pick as p, reasonOf as m } from "./evaluation.js";
import { FeatureSet_FieldPresence as h, ScalarType as g, TimestampSchema as _, callWithRetries as v, fromJson as y, isReflectList as b, isReflectMap as x, isReflectMessage as S, reflect as C, toJson as w } from "./grpc.js";
import { hasGrpcMethod as T } from "./probe-method.js";
import { ComplianceService as E, EvidencePromptService as D, EvidenceService as O } from "./evidence_pb.js";
// src/evidence/client/platform/field-path.ts
var MappingIssue = class extends Error {};
const k = /* @__PURE__ */ new Set([
	g.INT32,
	g.INT64,
	g.UINT32,
	g.UINT64,
	g.SINT32,
	g.SINT64,
	g.FIXED32,
	g.FIXED64,
	g.SFIXED32,
	g.SFIXED64
]);
function isInteger(e) {
	return e !== void 0 && k.has(e);
}
function findField(e, t) {
	let n = e.fields.find((e) => e.name === t || e.jsonName === t);
	if (n !== void 0) return n;
	let r = e.fields.map((e) => e.name);
	throw new MappingIssue(`${e.typeName} has no field ${t}${d(t, r)}`);
}
function findPath(e, t, n = !1) {
	let [r = "", ...i] = t.split("."), a = findField(e, r);
	if (i.length === 0) return [a];
	if (a.message === void 0 || a.fieldKind === "list" && !n) throw new MappingIssue(`${getName([a])} is not a message with fields`);
	return [a, ...findPath(a.message, i.join("."), n)];
}
function findResults(e, t) {
	let n = findPath(e, t), { fieldKind: r, message: i } = getLast(n);
	if (r !== "list" || i === void 0) throw new MappingIssue(`${getName(n)} is not a repeated field of messages`);
	return {
		path: n,
		record: i
	};
}
function findValue(e, t, n, r) {
	let i = findPath(e, t, n === "strings"), a = getLast(i);
	if (a.enum !== void 0 && !r) throw new MappingIssue(`${getName(i)} is an enum, so its values must be given`);
	if (!isReadableAs(i, n, r)) throw new MappingIssue(`${getName(i)} cannot be read as ${A[n]}`);
	if (n === "boolean" && a.enum === void 0 && !hasPresence(a)) throw new MappingIssue(`${getName(i)} has no presence, so that false cannot be told from a missing answer; name a field that is optional, or an enum with its values`);
	return i;
}
const A = {
	string: "a text",
	integer: "an integer",
	boolean: "true or false",
	time: "a time (google.protobuf.Timestamp, or RFC 3339 in a string)",
	string_map: "a map of texts",
	strings: "a list of texts"
};
function isReadableAs(e, t, n) {
	let r = getLast(e), { fieldKind: i, scalar: a } = r, o = a === g.STRING, s = i === "scalar" || i === "enum";
	switch (t) {
		case "string": return s && (o || r.enum !== void 0);
		case "integer": return i === "scalar" && isInteger(a);
		case "boolean": return s && (a === g.BOOL || n && (o || r.enum !== void 0));
		case "time": return i === "scalar" && o || i === "message" && r.message.typeName === _.typeName;
		case "string_map": return i === "map" && r.mapKind === "scalar" && o && r.mapKey === g.STRING;
		case "strings": return e.filter((e) => e.fieldKind === "list").length === 1 && (o || r.enum !== void 0) && i !== "map";
	}
}
function hasPresence(e) {
	return e.presence !== h.IMPLICIT;
}
function getLast(e) {
	return e.at(-1) ?? e[0];
}
function getName(e) {
	let t = getLast(e);
	return `${t.parent.typeName}.${t.name}`;
}
// src/evidence/client/platform/read-value.ts
var AnswerIssue = class extends Error {};
function messageIn(e, t) {
	if (!e.isSet(t)) return;
	let n = e.get(t);
	return S(n) ? n : void 0;
}
function refuseForeign({ desc: e, message: t }) {
	if (t.$unknown !== void 0 && t.$unknown.length !== 0) throw new AnswerIssue(`has a ${e.typeName} with fields that are not known, and with none of those that the mapping names`);
}
function readValue(e, t, n) {
	let [r, i, ...a] = t;
	if (i !== void 0) {
		if (r.fieldKind === "list") return readEach(e, r, [i, ...a], n);
		let t = messageIn(e, r);
		if (t === void 0) return;
		let o = readValue(t, [i, ...a], n);
		return Array.isArray(o) && o.length === 0 && refuseForeign(t), o;
	}
	if (r.fieldKind !== "list" && !e.isSet(r)) return;
	let o = e.get(r);
	return b(o) ? [...o].map((e) => toPlain(e, r, n)) : toPlain(o, r, n);
}
function readEach(e, t, n, r) {
	let i = e.get(t);
	return (b(i) ? [...i] : []).map((e, i) => {
		let a = S(e) ? readValue(e, n, r) : void 0;
		if (a === void 0) throw new AnswerIssue(`${t.name}[${i}] has no ${getLast(n).name}`);
		return a;
	});
}
function toPlain(e, t, n) {
	return t.enum === void 0 ? typeof e == "string" ? n?.[e] ?? e : typeof e == "bigint" ? toSafeInteger(e, t) : x(e) ? Object.fromEntries([...e].map(([e, t]) => [String(e), t])) : S(e) ? toTime(e, t) : e : toEnumMeaning(Number(e), t.enum, n);
}
function toTime(e, t) {
	try {
		return w(e.desc, e.message);
	} catch (e) {
		throw new AnswerIssue(`${t.name} is not a time`, { cause: e });
	}
}
function toEnumMeaning(e, t, n) {
	let r = t.value[e]?.name ?? String(e), i = n !== void 0 && Object.hasOwn(n, r) ? n[r] : void 0;
	if (i === void 0) throw new AnswerIssue(`${t.typeName} has the value ${r}, and the mapping does not say what it means (values)`);
	return i;
}
function toSafeInteger(e, t) {
	let n = Number(e);
	if (!Number.isSafeInteger(n)) throw new AnswerIssue(`${t.name} is an integer beyond 2^53`);
	return n;
}
// src/evidence/client/platform/read-answer.ts
function readPage(e, t, n) {
	return reading(n, () => {
		let n = C(e.method.output, t), r = e.results === void 0 ? void 0 : findList(n, e.results), i = e.cursor === void 0 ? void 0 : readValue(n, e.cursor, void 0);
		if ([e.results, e.cursor].some((e) => e !== void 0 && isSent(n, e)) || refuseForeign(n), r === void 0) throw new AnswerIssue(`has no ${e.results?.map((e) => e.name).join(".") ?? ""}; a missing list does not count as an empty one`);
		return {
			records: [...r].map((t) => {
				if (!S(t)) throw new AnswerIssue("has an element that is not a message");
				return readFields(e, t);
			}),
			cursor: typeof i == "string" && i !== "" ? i : void 0
		};
	});
}
function readRecord(e, t, n) {
	return reading(n, () => {
		let n = C(e.method.output, t), r = readFields(e, n);
		return e.fields.some(({ path: e }) => isSent(n, e)) || refuseForeign(n), r;
	});
}
function toAnswerError(e, t) {
	return i(e.schema, [t], e.request);
}
function reading(e, t) {
	try {
		return t();
	} catch (t) {
		throw t instanceof AnswerIssue ? toAnswerError(e, {
			path: "",
			message: t.message
		}) : t;
	}
}
function readFields(e, t) {
	let n = {};
	for (let { name: r, path: i, translation: a } of e.fields) {
		let e = readValue(t, i, a);
		e !== void 0 && (n[r] = e);
	}
	return n;
}
function findList(e, t) {
	let n = e;
	for (let e of t.slice(0, -1)) if (n = messageIn(n, e), n === void 0) return;
	let r = n.get(getLast(t));
	if (b(r)) return r.size === 0 && n !== e && refuseForeign(n), r;
}
function isSent(e, t) {
	return e.isSet(t[0]);
}
// src/evidence/client/platform/evidence-prompt.ts
const j = /^\s*[a-z0-9]{2,10}:[0-9a-f]+\s*$/i;
function toPromptValues(e, t) {
	for (let [n, r] of Object.entries({
		evidence: e,
		prompt: t
	})) if (typeof r != "string" || r.trim() === "") throw new o(`evidence_prompt: the ${n} must be a non-empty string`, { code: "request_invalid" });
	let r = j.test(e);
	return r && n(e), {
		evidence: e,
		prompt: t,
		[r ? "digest" : "content"]: e
	};
}
async function askAgent(e, { evidence: t, digest: n, content: r, prompt: i }) {
	let { plan: o } = e, s = o.takes("evidence") ? {
		evidence: t,
		prompt: i
	} : {
		digest: n,
		content: r,
		prompt: i
	}, c = typeof n == "string" ? n : void 0, { message: l, request: u } = await e.send(o.toRequest(s), {
		id: c,
		isContinued: !1
	}), d = {
		schema: "prompt-result",
		request: u
	}, f = readRecord(o, l, d), p = f.skipped === !0 ? {
		violations: [],
		...f
	} : f, m = await a("prompt-result", p, u);
	if (m.skipped && m.violations.length > 0) throw toAnswerError(d, {
		path: "/violations",
		message: "is not empty, and the analysis was skipped"
	});
	return m;
}
// src/evidence/client/platform/list-records.ts
async function listRecords(e, t, { schema: n, id: r }) {
	let { plan: i, maxRecords: a, maxPages: o } = e, { limit: s } = t, c = /* @__PURE__ */ new Set(), l = [];
	for (let d = 1, p;; d += 1) {
		if (d > o) throw tooLarge(e, u`${o} pages (the client's ${f("maxPages")})`);
		let m = i.toRequest({
			...t,
			limit: s ?? i.pageSize,
			cursor: p
		}), h = await e.send(m, {
			id: r,
			isContinued: p !== void 0
		}), g = {
			schema: n,
			request: h.request
		}, _ = readPage(i, h.message, g);
		for (let e of _.records) l.push(e);
		if (s !== void 0) {
			if (_.records.length > s) throw toAnswerError(g, {
				path: "",
				message: "has more records than the limit of the request"
			});
			let e = i.cursor === void 0 && l.length === s;
			return {
				records: l,
				truncated: _.cursor !== void 0 || e,
				source: g
			};
		}
		if (l.length > a) throw tooLarge(e, u`${a} records (the client's ${f("maxRecords")}); use narrower filters, or a limit`);
		if (_.cursor === void 0) return {
			records: l,
			truncated: !1,
			source: g
		};
		if (c.has(_.cursor)) throw toAnswerError(g, {
			path: "",
			message: "repeats an earlier cursor, so its pages would never end"
		});
		c.add(_.cursor), p = _.cursor;
	}
}
function tooLarge({ plan: e }, t) {
	return new o(u`${e.operation.builtin}: the answer has more than ${t}`, { code: "response_too_large" });
}
// src/evidence/client/platform/platform-error.ts
const M = "it is available on paid plans only", N = /USER_?(TOKEN|AUTH|LOGIN|ACCOUNT)/i;
function explainRefusal(e, t, n) {
	return e instanceof o ? e.code === "unimplemented" ? toUnimplementedError(t, `the platform does not implement it (${e.message})`, e) : e.code === "permission_denied" ? new o(`${t.builtin}: ${toDenial(e, n)}. ${e.message}`, {
		...toErrorDetails(e),
		code: "permission_denied",
		cause: e
	}) : e : e;
}
function toDenial({ reason: e = "" }, { accessToken: t }) {
	let n = t.kind === "api";
	return n && N.test(e) ? "it accepts user tokens only, and this is an API token. Log in, and use the user's token" : `${M}, or this identity may not use it${n ? "; some operations accept user tokens only, and this is an API token" : ""}`;
}
function toUnimplementedError({ builtin: e }, t, n) {
	return new o(`${e}: ${t}; ${M}.`, {
		...toErrorDetails(n),
		code: "unimplemented",
		cause: n
	});
}
function toErrorDetails(e) {
	return p(e, "request", "status", "serviceCode", "reason", "details", "requestId", "attempts");
}
// src/evidence/client/platform/platform-call.ts
function createPlatformCall(e, t, n) {
	let i = "SERVICE_PLATFORM_URL", { channel: a, identity: o, retry: s, probe: c, notFoundText: l, timeoutMs: u, effect: d, maxRecords: f, maxPages: p } = t;
	return {
		plan: e,
		maxRecords: f,
		maxPages: p,
		async send(t, f) {
			try {
				let { method: p } = e, m = d ? { idleTimeoutMs: u } : {}, h = {
					...f,
					notFoundText: l
				}, g = {
					method: p,
					message: t,
					identity: o,
					asked: h,
					addressSetting: i,
					timeoutMs: u,
					effect: d,
					...m
				};
				return await r(v(a, g, s, n), () => T({
					probe: c,
					channel: a,
					method: p,
					identity: o,
					addressSetting: i,
					retry: s,
					timeoutMs: u
				}, n));
			} catch (t) {
				throw explainRefusal(t, e.operation, o);
			}
		}
	};
}
// src/evidence/client/platform/platform-operation.ts
function sameNames(e) {
	return Object.fromEntries(Object.keys(e).map((e) => [e, `$${e}`]));
}
function samePaths(e) {
	return Object.fromEntries(Object.keys(e).map((e) => [e, e]));
}
const P = {
	project_name: "string",
	project_version_name: "string",
	kind: "strings",
	workflow_name: "strings",
	search: "string",
	latest: "boolean",
	hide_attestation: "boolean",
	product_id: "string",
	product_version_id: "string",
	limit: "integer",
	cursor: "string"
}, F = {
	id: "string",
	name: "string",
	digest: "string",
	kind: "string",
	subject_name: "string",
	subject_version: "string",
	annotations: "string_map",
	organization_id: "string",
	organization_name: "string",
	workflow_id: "string",
	workflow_name: "string",
	workflow_run_id: "string",
	project_id: "string",
	project_name: "string",
	project_version_id: "string"
}, I = {
	name: "evidence",
	builtin: "evidence",
	placeholders: P,
	required: [[]],
	fields: F,
	requiredFields: [
		"id",
		"name",
		"kind"
	],
	mapping: {
		method: "/platform.v1.EvidenceService/List",
		request: sameNames(P),
		results: "evidence.results",
		cursor: "next_cursor",
		fields: samePaths(F),
		values: {}
	}
}, L = {
	project_version_id: "string",
	framework_ids: "strings",
	limit: "integer",
	cursor: "string"
}, R = {
	requirement_id: "string",
	requirement_version_id: "string",
	requirement_revision: "integer",
	name: "string",
	display_name: "string",
	description: "string",
	project_version_id: "string",
	framework_id: "string",
	status: "string",
	created_at: "time"
}, z = {
	name: "compliance",
	builtin: "project_compliance",
	placeholders: L,
	required: [["project_version_id"]],
	fields: R,
	requiredFields: [
		"requirement_id",
		"project_version_id",
		"status"
	],
	mapping: {
		method: "/platform.v1.ComplianceService/List",
		request: sameNames(L),
		results: "compliance.evaluations",
		cursor: "next_cursor",
		fields: samePaths(R),
		values: {}
	}
}, B = {
	name: "prompt",
	builtin: "evidence_prompt",
	placeholders: {
		evidence: "string",
		digest: "string",
		content: "string",
		prompt: "string"
	},
	required: [["evidence", "prompt"], [
		"digest",
		"content",
		"prompt"
	]],
	fields: {
		skipped: "boolean",
		violations: "strings"
	},
	requiredFields: ["skipped", "violations"],
	mapping: {
		method: "/platform.v1.EvidencePromptService/Run",
		request: {
			evidence: "$evidence",
			prompt: "$prompt"
		},
		fields: {
			skipped: "skipped",
			violations: "violations.messages"
		},
		values: {}
	}
};
// src/evidence/client/platform/request-template.ts
function getPlaceholder(e) {
	return typeof e == "string" && /^\$(?!\$)/.test(e) ? e.slice(1) : void 0;
}
function isNested(e) {
	return typeof e == "object" && !Array.isArray(e);
}
function getPlaceholders(e) {
	return Object.values(e).flatMap((e) => isNested(e) ? getPlaceholders(e) : getPlaceholder(e) ?? []);
}
function checkTemplate(e, t, n) {
	let { placeholders: r, required: i } = n, a = getPlaceholders(e);
	for (let e of a) if (!Object.hasOwn(r, e)) {
		let t = Object.keys(r);
		throw new MappingIssue(`the request has $${e}${d(e, t)}, and there are ${t.map((e) => `$${e}`).join(", ")}`);
	}
	if (!i.some((e) => e.every((e) => a.includes(e)))) throw new MappingIssue(`the request has no place for ${i.map((e) => e.map((e) => `$${e}`).join(", ")).join(", or for ")}`);
	checkFields(e, t, r);
}
function checkFields(e, t, n) {
	for (let [r, i] of Object.entries(e)) {
		let e = findField(t, r), a = `${t.typeName}.${e.name}`, o = getPlaceholder(i);
		if (isNested(i)) {
			if (e.fieldKind !== "message") throw new MappingIssue(`${a} is not a message with fields`);
			checkFields(i, e.message, n);
		} else if (o !== void 0 && !takes(e, n[o])) throw new MappingIssue(`${a} cannot hold $${o}`);
	}
}
function takes(e, t) {
	let { fieldKind: n, scalar: r } = e, i = r === g.STRING || e.enum !== void 0;
	switch (t) {
		case "string": return (n === "scalar" || n === "enum") && i;
		case "strings": return n === "list" && i;
		case "integer": return n === "scalar" && isInteger(r);
		case "boolean": return n === "scalar" && r === g.BOOL;
		case void 0: return !1;
	}
}
function fillTemplate(e, t, n, r) {
	let i = {};
	for (let [a, o] of Object.entries(e)) {
		let e = findField(t, a), s = getPlaceholder(o);
		if (s !== void 0) {
			let t = n[s];
			t !== void 0 && (i[a] = toWireValue(s, t, e, r[s]));
		} else if (isNested(o) && e.message !== void 0) {
			let t = fillTemplate(o, e.message, n, r);
			(Object.keys(t).length > 0 || Object.keys(o).length === 0) && (i[a] = t);
		} else i[a] = toLiteral(o);
	}
	return i;
}
function toLiteral(e) {
	return typeof e == "string" ? e.replace(/^\$\$/, "$") : e;
}
function toWireValue(e, t, n, r) {
	let one = (t) => {
		let i = Object.entries(r ?? {}).find(([, e]) => e === t)?.[0] ?? t;
		if (n.enum === void 0 || n.enum.values.some(({ name: e }) => e === i)) return i;
		throw new o(`the platform has no value of ${n.enum.typeName} for what ${e} is; it has ${n.enum.values.map(({ name: e }) => e).join(", ")}`, { code: "request_invalid" });
	};
	return typeof t == "string" ? one(t) : typeof t == "object" ? t.map(one) : t;
}
function resolveMapping(e, t) {
	let { cursor: n, ...r } = t ?? {}, i = Object.fromEntries(Object.entries(r).filter(([, e]) => e !== void 0)), a = {
		...e.mapping,
		...i
	};
	return typeof n == "string" && (a.cursor = n), n === !1 && delete a.cursor, a;
}
function planOperation(e, t, n, r) {
	try {
		return makePlan(e, t, n, r);
	} catch (n) {
		throw n instanceof MappingIssue ? toMappingError(e, t.method, n.message) : n;
	}
}
function toMappingError({ name: e, builtin: t }, n, r) {
	return c(`${t}: the mapping platform.${e} does not fit ${n}: ${r}. Set it in the option platform, or in the config file (docs/platform.md).`);
}
function makePlan(e, t, n, r) {
	let { request: i, values: a } = t;
	checkTemplate(i, n.input, e);
	let o = t.results === void 0 ? void 0 : findResults(n.output, t.results), s = findCursor(t, n.output), c = new Set(getPlaceholders(i)), l = {
		operation: e,
		method: n,
		results: o?.path,
		cursor: s,
		pageSize: s !== void 0 && c.has("limit") ? 100 : void 0,
		fields: planFields(e, t, o?.record ?? n.output),
		takes: (e) => c.has(e),
		toRequest(o) {
			for (let [n, r] of Object.entries(o)) if (!(r === void 0 || c.has(n))) throw toMappingError(e, t.method, `its request has no place for ${n} ($${n})`);
			let s = fillTemplate(i, n.input, o, a);
			return y(n.input, s, { registry: r });
		}
	};
	return checkLiterals(l), l;
}
function planFields(e, { fields: t, values: n }, r) {
	let i = Object.keys(e.fields);
	for (let e of Object.keys({
		...t,
		...n
	})) if (!i.includes(e)) throw new MappingIssue(`unknown field ${e}${d(e, i)}; they are ${i.join(", ")}`);
	for (let n of e.requiredFields) if (t[n] === void 0) throw new MappingIssue(`it does not say where ${n} is`);
	return Object.entries(t).flatMap(([t, i]) => {
		let a = e.fields[t];
		if (a === void 0) return [];
		let o = n[t];
		return {
			name: t,
			path: findValue(r, i, a, o !== void 0),
			translation: o
		};
	});
}
function findCursor({ cursor: e, request: t }, n) {
	let r = getPlaceholders(t).includes("cursor");
	if (e === void 0) {
		if (r) throw new MappingIssue("the request has $cursor, and it does not say where the next one is");
		return;
	}
	if (!r) throw new MappingIssue("the request has no place for $cursor; set cursor to false if there are no pages");
	let i = findPath(n, e), { parent: a, name: o, fieldKind: s, scalar: c } = getLast(i);
	if (s !== "scalar" || c !== g.STRING) throw new MappingIssue(`${a.typeName}.${o} is not a string`);
	return i;
}
function checkLiterals(e) {
	try {
		e.toRequest({});
	} catch (e) {
		throw new MappingIssue(m(e));
	}
}
// src/evidence/client/platform/prepare-operation.ts
const V = {
	evidence: O.method.list,
	compliance: E.method.list,
	prompt: D.method.run
};
async function prepareOperation(e, t, n, r) {
	let i = t[e.name], a = resolveMapping(e, i), o = await findMethod(e, a.method, n).catch((t) => {
		throw l(t, "permission_denied") ? explainRefusal(t, e, r) : t;
	});
	if (o === void 0) {
		if (i === void 0) return planOperation(e, a, V[e.name], void 0);
		throw c(`${e.builtin}: the mapping platform.${e.name} needs server reflection, which the platform does not offer: without it the messages of the mapping are not known`);
	}
	if (!isUnary(o)) throw toMappingError(e, a.method, "the method is a stream");
	return planOperation(e, a, o, n.registry());
}
async function findMethod(e, t, n) {
	try {
		return await n.getMethod(t);
	} catch (r) {
		if (!(r instanceof o) || r.code !== "unimplemented") throw r;
		let i = await listServices(n);
		if (i === void 0) return;
		let a = await findNearMethods(t, i, n);
		throw toUnimplementedError(e, `the platform has no method ${t}${a.length === 0 ? "" : ` (the nearest are ${a.join(", ")})`}`, r);
	}
}
async function listServices(e) {
	try {
		return await e.listServices();
	} catch (e) {
		if (l(e, "unimplemented")) return;
		throw e;
	}
}
function isUnary(e) {
	return e.methodKind === "unary";
}
async function findNearMethods(e, t, n) {
	let [r = ""] = e.slice(1).split("/"), nearest = (e, t) => [...e].sort((e, n) => s(e, t) - s(n, t)), i = t.filter((e) => !e.startsWith("grpc.reflection."));
	return nearest((await Promise.all(nearest(i, r).slice(0, 5).map(async (e) => (await n.getService(e)).methods.map((t) => `/${e}/${t.name}`)))).flat(), e).slice(0, 3);
}
var PlatformSession = class {
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	async evidence(e, n) {
		let r = { ...t(e) };
		return this.#n(I, r, n, async (e) => {
			let { records: t, truncated: n, source: i } = await listRecords(e, r, { schema: "evidence-list" });
			return {
				answer: await a("evidence-list", { results: t }, i.request),
				truncated: n
			};
		});
	}
	async projectCompliance(t, n) {
		let r = { ...e(t) };
		return this.#n(z, r, n, async (e) => {
			let { records: t, truncated: n, source: i } = await listRecords(e, r, {
				schema: "compliance-list",
				id: r.project_version_id
			}), o = await a("compliance-list", { evaluations: t }, i.request);
			return checkProjectVersion(o, r.project_version_id, i), {
				answer: o,
				truncated: n
			};
		});
	}
	async evidencePrompt(e, t, n) {
		let r = toPromptValues(e, t), i = await this.#r(B, n), a = await this.#e.calls.single(this.#a(i), (e) => askAgent(this.#i(i, e, { effect: !0 }), r), n);
		return n.report?.({ skipped: a.skipped }), a;
	}
	async #n(e, t, n, r) {
		let i = await this.#r(e, n), a = this.#a(i), o = {
			key: JSON.stringify([
				a.url,
				this.#e.identity.key,
				toSortedEntries(t)
			]),
			request: a,
			start: (e) => r(this.#i(i, e, { effect: !1 })),
			copy: (e) => structuredClone(e)
		}, { answer: s, truncated: c } = await this.#e.calls.share(o, n);
		return c && n.report?.({ truncated: c }), s;
	}
	async #r(e, t) {
		let n = this.#t.get(e.name);
		if (n !== void 0) return n;
		let { channel: r, identity: i, mapping: a, calls: o } = this.#e, s = {
			key: JSON.stringify([
				"plan",
				r.address,
				i.key,
				e.name
			]),
			request: {
				method: "POST",
				url: `${r.address} (server reflection)`
			},
			start: (t) => prepareOperation(e, a, r.reflection(i, t), i),
			copy: (e) => e
		}, { signal: c, deadline: l, speculative: u } = t, d = await o.share(s, {
			signal: c,
			deadline: l,
			speculative: u
		});
		return this.#t.set(e.name, d), d;
	}
	#i(e, t, { effect: n }) {
		let { requestTimeoutMs: r } = this.#e, i = n ? 3e5 : r;
		return createPlatformCall(e, {
			...this.#e,
			timeoutMs: i,
			effect: n
		}, t);
	}
	#a({ method: e }) {
		return {
			method: "POST",
			url: `${this.#e.channel.address}/${e.parent.typeName}/${e.name}`
		};
	}
};
function toSortedEntries(e) {
	return Object.entries(e).filter(([, e]) => e !== void 0).sort(([e], [t]) => e < t ? -1 : 1);
}
function checkProjectVersion({ evaluations: e }, t, n) {
	let r = e.findIndex(({ project_version_id: e }) => e.toLowerCase() !== t.toLowerCase());
	if (r !== -1) throw toAnswerError(n, {
		path: `/evaluations/${r}/project_version_id`,
		message: "is not the project version that was requested"
	});
}
export { PlatformSession };
