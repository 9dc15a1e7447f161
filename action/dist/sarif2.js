import { version as e } from "./start.js";
import { RegoObject as t, formatJson as n, toPrintableJson as r } from "./shared.js";
import { Fingerprints as i } from "./fingerprints.js";
import { gateExitCode as a } from "./report-options.js";
import { builtinErrorLines as o, envelopeLines as s, exceptionName as c, messageText as l, noteLevel as u, notesBesideResults as d, problemLine as f, toRepositoryPath as p, truncatedLines as m } from "./report-lines.js";
import { pathToFileURL as h } from "node:url";
function toStrictUri(e) {
	return e.toWellFormed().replaceAll(/%(?![0-9a-fA-F]{2})/g, "%25").replaceAll(/[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%[\]]/gu, encodeURIComponent);
}
function toFileUri(e) {
	return /^([a-zA-Z]:)?[\\/]/.test(e) ? h(e.toWellFormed()).href : p(e.toWellFormed()).split("/").map((e) => encodeURIComponent(e)).join("/");
}
function toUri(e) {
	return /^https?:\/\//.test(e) && URL.canParse(e) ? toStrictUri(new URL(e).href) : toFileUri(e);
}
function toMessage(e) {
	return { text: e.replaceAll(/[\\[\]]/g, "\\$&") };
}
var Rules = class {
	descriptors = [];
	#e = /* @__PURE__ */ new Map();
	indexOf(e) {
		let { title: t, about: n, securitySeverity: r = 0 } = e, i = ruleId(e), a = this.#e.get(i) ?? this.descriptors.length;
		a === this.descriptors.length && (this.#e.set(i, a), this.descriptors.push(toDescriptor(i, t, n)));
		let o = this.descriptors[a];
		return o !== void 0 && r > Number(o.properties?.[g] ?? 0) && (o.properties = {
			tags: ["security"],
			[g]: r.toFixed(1)
		}), a;
	}
};
function ruleId({ id: e, about: t }) {
	return t.variant === void 0 || e !== t.id ? e : `${e}/${t.variant}`;
}
const g = "security-severity";
function toDescriptor(e, t, n) {
	return {
		id: e,
		...t === void 0 ? {} : { shortDescription: toMessage(t) },
		...n.description === void 0 ? {} : { fullDescription: toMessage(n.description) },
		...n.helpUri === void 0 ? {} : { helpUri: toStrictUri(new URL(n.helpUri).href) },
		...n.severity === void 0 ? {} : { defaultConfiguration: { level: n.severity } }
	};
}
function toLocations({ file: e, line: t, column: n }) {
	return e === "-" ? [] : [{ physicalLocation: {
		artifactLocation: { uri: toUri(e) },
		...t === void 0 ? {} : { region: {
			startLine: t,
			...n === void 0 ? {} : { startColumn: n }
		} }
	} }];
}
function toResult(e, r, { rules: i, fingerprints: a }, o) {
	let { severityLabel: s, securitySeverity: c, metadata: u } = r, d = { input: e.input };
	return e.policy !== void 0 && (d.policy = e.policy), s !== void 0 && (d.severity = s), c !== void 0 && (d[g] = c.toFixed(1)), u.size > 0 && (d.metadata = JSON.parse(n(new t([...u])))), {
		ruleId: ruleId(r),
		ruleIndex: i.indexOf(r),
		level: r.severity,
		message: toMessage(l(r)),
		locations: toLocations(r.location ?? e),
		partialFingerprints: { "regohostFinding/v1": a.of(e, r) },
		...o === void 0 ? {} : { suppressions: [{
			kind: o.kind,
			status: "accepted",
			justification: o.justification
		}] },
		properties: d
	};
}
function toSuppression({ exception: e }) {
	return "kind" in e ? {
		kind: e.kind === "policy" ? "inSource" : "external",
		justification: c(e)
	} : {
		kind: "external",
		justification: `${e.owner}: ${e.reason}`
	};
}
function toNotifications(e) {
	return e.problems.map((t) => ({
		level: "error",
		message: toMessage(f(e, t)),
		...e.errorCode === void 0 ? {} : { descriptor: { id: e.errorCode } },
		locations: toLocations(e)
	}));
}
function toWarnings(e, t, n) {
	return n.map((n) => ({
		level: "warning",
		message: toMessage(`${e.input}: ${n}`),
		descriptor: { id: t },
		locations: toLocations(e)
	}));
}
function toEnvelopeNotes(e) {
	let t = e.filter(({ envelope: e }) => e !== void 0);
	return [...new Map(t.map((e) => [e.input, e])).values()].flatMap((e) => s(e).map((t) => ({
		level: "note",
		message: toMessage(`${e.input}: ${t}`),
		locations: toLocations(e)
	})));
}
function toNotes(e) {
	return d(e).map((e) => ({
		level: u(e),
		message: toMessage(e.message),
		descriptor: { id: e.code }
	}));
}
function reportSarif(t, { exitCode: n = a(t) } = {}) {
	let { results: s } = t, c = {
		rules: new Rules(),
		fingerprints: new i()
	}, l = s.flatMap((e) => [
		...[...e.violations, ...e.warnings].map((t) => toResult(e, t, c)),
		...e.excepted.map((t) => toResult(e, t, c, toSuppression(t))),
		...(e.excused ?? []).flatMap(({ findings: t }) => t.map((t) => toResult(e, t, c, {
			kind: "inSource",
			justification: "the policy's exception"
		})))
	]), u = [
		...s.flatMap(toNotifications),
		...s.flatMap((e) => [...toWarnings(e, "truncated", m(e)), ...toWarnings(e, "builtin_error", o(e))]),
		...toEnvelopeNotes(s),
		...toNotes(t)
	], d = {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "regohost",
				version: e,
				semanticVersion: e,
				rules: c.rules.descriptors
			} },
			columnKind: "unicodeCodePoints",
			invocations: [{
				executionSuccessful: n < 2,
				exitCode: n,
				...u.length === 0 ? {} : { toolExecutionNotifications: u }
			}],
			results: l
		}]
	};
	return `${r(JSON.stringify(d, null, 2))}\n`;
}
export { reportSarif };
