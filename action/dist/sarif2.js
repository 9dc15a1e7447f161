import { version as e } from "./start.js";
import { RegoObject as t, formatJson as n, toPrintableJson as r } from "./evaluation.js";
import { reportedRuleId as i } from "./shared.js";
import { Fingerprints as a } from "./fingerprints.js";
import { gateExitCode as o } from "./gate2.js";
import { envelopeMessages as s, exceptionName as c, findingLevel as l, messageText as u, noteLevel as d, notesBesideResults as f, problemLine as p, resultWarnings as m, toRepositoryPath as h } from "./judging.js";
import { pathToFileURL as g } from "node:url";
function toStrictUri(e) {
	return e.toWellFormed().replaceAll(/%(?![0-9a-fA-F]{2})/g, "%25").replaceAll(/[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%[\]]/gu, encodeURIComponent);
}
function toFileUri(e) {
	return /^([a-zA-Z]:)?[\\/]/.test(e) ? g(e.toWellFormed()).href : h(e.toWellFormed()).split("/").map((e) => encodeURIComponent(e)).join("/");
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
		return s !== void 0 && r > Number(s.properties?.[_] ?? 0) && (s.properties = {
			tags: ["security"],
			[_]: r.toFixed(1)
		}), o;
	}
};
const _ = "security-severity";
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
	let { severityLabel: l, securitySeverity: d, metadata: f } = r, p = { input: e.input };
	return e.policy !== void 0 && (p.policy = e.policy), l !== void 0 && (p.severity = l), d !== void 0 && (p[_] = d.toFixed(1)), f.size > 0 && (p.metadata = JSON.parse(n(new t([...f])))), {
		ruleId: i(r),
		ruleIndex: o.indexOf(r),
		level: a,
		message: toMessage(u(r)),
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
		justification: c(e)
	} : {
		kind: "external",
		justification: `${e.owner}: ${e.reason}`
	};
}
function toNotifications(e) {
	return e.problems.map((t) => ({
		level: "error",
		message: toMessage(p(e, t)),
		...e.errorCode === void 0 ? {} : { descriptor: { id: e.errorCode } },
		locations: toLocations(e)
	}));
}
function toWarnings(e) {
	return m(e).map(({ id: t, message: n }) => ({
		level: "warning",
		message: toMessage(n),
		descriptor: { id: t },
		locations: toLocations(e)
	}));
}
function toEnvelopeNotes(e) {
	let t = e.filter(({ envelope: e }) => e !== void 0);
	return s(t).map(({ result: e, message: t }) => ({
		level: "note",
		message: toMessage(t),
		locations: toLocations(e)
	}));
}
function toNotes(e) {
	return f(e).map((e) => ({
		level: d(e),
		message: toMessage(e.message),
		descriptor: { id: e.code }
	}));
}
function reportSarif(t, { exitCode: n = o(t) } = {}) {
	let { results: i } = t, s = {
		rules: new Rules(),
		fingerprints: new a()
	}, c = i.flatMap((e) => [
		...e.violations.map((t) => toResult(e, t, l(t, !0), s)),
		...e.warnings.map((t) => toResult(e, t, l(t, !1), s)),
		...e.excepted.map((t) => toResult(e, t, t.severity, s, toSuppression(t))),
		...(e.excused ?? []).flatMap(({ findings: t }) => t.map((t) => toResult(e, t, t.severity, s, {
			kind: "inSource",
			justification: "the policy's exception"
		})))
	]), u = [
		...i.flatMap(toNotifications),
		...i.flatMap(toWarnings),
		...toEnvelopeNotes(i),
		...toNotes(t)
	], d = {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "regohost",
				version: e,
				semanticVersion: e,
				rules: s.rules.descriptors
			} },
			columnKind: "unicodeCodePoints",
			invocations: [{
				executionSuccessful: n < 2,
				exitCode: n,
				...u.length === 0 ? {} : { toolExecutionNotifications: u }
			}],
			results: c
		}]
	};
	return `${r(JSON.stringify(d, null, 2))}\n`;
}
export { reportSarif };
