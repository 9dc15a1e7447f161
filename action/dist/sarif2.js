import { version as e } from "./start.js";
import { RegoObject as t, formatJson as n, toPrintableJson as r } from "./evaluation.js";
import { reportedRuleId as i } from "./shared.js";
import { Fingerprints as a } from "./fingerprints.js";
import { gateExitCode as o } from "./gate2.js";
import { builtinErrorLines as s, envelopeLines as c, exceptionName as l, findingLevel as u, messageText as d, noteLevel as f, notesBesideResults as p, problemLine as m, toRepositoryPath as h, truncatedLines as g } from "./judging.js";
import { pathToFileURL as _ } from "node:url";
function toStrictUri(e) {
	return e.toWellFormed().replaceAll(/%(?![0-9a-fA-F]{2})/g, "%25").replaceAll(/[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%[\]]/gu, encodeURIComponent);
}
function toFileUri(e) {
	return /^([a-zA-Z]:)?[\\/]/.test(e) ? _(e.toWellFormed()).href : h(e.toWellFormed()).split("/").map((e) => encodeURIComponent(e)).join("/");
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
		let { title: t, about: n, securitySeverity: r = 0 } = e, a = i(e), o = this.#e.get(a) ?? this.descriptors.length;
		o === this.descriptors.length && (this.#e.set(a, o), this.descriptors.push(toDescriptor(a, t, n)));
		let s = this.descriptors[o];
		return s !== void 0 && r > Number(s.properties?.[v] ?? 0) && (s.properties = {
			tags: ["security"],
			[v]: r.toFixed(1)
		}), o;
	}
};
const v = "security-severity";
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
function toResult(e, r, a, { rules: o, fingerprints: s }, c) {
	let { severityLabel: l, securitySeverity: u, metadata: f } = r, p = { input: e.input };
	return e.policy !== void 0 && (p.policy = e.policy), l !== void 0 && (p.severity = l), u !== void 0 && (p[v] = u.toFixed(1)), f.size > 0 && (p.metadata = JSON.parse(n(new t([...f])))), {
		ruleId: i(r),
		ruleIndex: o.indexOf(r),
		level: a,
		message: toMessage(d(r)),
		locations: toLocations(r.location ?? e),
		partialFingerprints: { "regohostFinding/v1": s.of(e, r) },
		...c === void 0 ? {} : { suppressions: [{
			kind: c.kind,
			status: "accepted",
			justification: c.justification
		}] },
		properties: p
	};
}
function toSuppression({ exception: e }) {
	return "kind" in e ? {
		kind: e.kind === "policy" ? "inSource" : "external",
		justification: l(e)
	} : {
		kind: "external",
		justification: `${e.owner}: ${e.reason}`
	};
}
function toNotifications(e) {
	return e.problems.map((t) => ({
		level: "error",
		message: toMessage(m(e, t)),
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
	return [...new Map(t.map((e) => [e.input, e])).values()].flatMap((e) => c(e).map((t) => ({
		level: "note",
		message: toMessage(`${e.input}: ${t}`),
		locations: toLocations(e)
	})));
}
function toNotes(e) {
	return p(e).map((e) => ({
		level: f(e),
		message: toMessage(e.message),
		descriptor: { id: e.code }
	}));
}
function reportSarif(t, { exitCode: n = o(t) } = {}) {
	let { results: i } = t, c = {
		rules: new Rules(),
		fingerprints: new a()
	}, l = i.flatMap((e) => [
		...e.violations.map((t) => toResult(e, t, u(t, !0), c)),
		...e.warnings.map((t) => toResult(e, t, u(t, !1), c)),
		...e.excepted.map((t) => toResult(e, t, t.severity, c, toSuppression(t))),
		...(e.excused ?? []).flatMap(({ findings: t }) => t.map((t) => toResult(e, t, t.severity, c, {
			kind: "inSource",
			justification: "the policy's exception"
		})))
	]), d = [
		...i.flatMap(toNotifications),
		...i.flatMap((e) => [...toWarnings(e, "truncated", g(e)), ...toWarnings(e, "builtin_error", s(e))]),
		...toEnvelopeNotes(i),
		...toNotes(t)
	], f = {
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
				...d.length === 0 ? {} : { toolExecutionNotifications: d }
			}],
			results: l
		}]
	};
	return `${r(JSON.stringify(f, null, 2))}\n`;
}
export { reportSarif };
