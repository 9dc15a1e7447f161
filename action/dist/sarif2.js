import { version as e } from "./start.js";
import { RegoObject as t, formatJson as n, toPrintableJson as r } from "./evaluation.js";
import { builtinErrorLines as i, envelopeLines as a, exceptionName as o, messageText as s, noteLevel as c, notesBesideResults as l, problemLine as u, reportedRuleId as d, toRepositoryPath as f, truncatedLines as p } from "./judging.js";
import { Fingerprints as m } from "./fingerprints.js";
import { gateExitCode as h } from "./gate2.js";
import { pathToFileURL as g } from "node:url";
function toStrictUri(e) {
	return e.toWellFormed().replaceAll(/%(?![0-9a-fA-F]{2})/g, "%25").replaceAll(/[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%[\]]/gu, encodeURIComponent);
}
function toFileUri(e) {
	return /^([a-zA-Z]:)?[\\/]/.test(e) ? g(e.toWellFormed()).href : f(e.toWellFormed()).split("/").map((e) => encodeURIComponent(e)).join("/");
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
		let { title: t, about: n, securitySeverity: r = 0 } = e, i = d(e), a = this.#e.get(i) ?? this.descriptors.length;
		a === this.descriptors.length && (this.#e.set(i, a), this.descriptors.push(toDescriptor(i, t, n)));
		let o = this.descriptors[a];
		return o !== void 0 && r > Number(o.properties?.[_] ?? 0) && (o.properties = {
			tags: ["security"],
			[_]: r.toFixed(1)
		}), a;
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
function toResult(e, r, { rules: i, fingerprints: a }, o) {
	let { severityLabel: c, securitySeverity: l, metadata: u } = r, f = { input: e.input };
	return e.policy !== void 0 && (f.policy = e.policy), c !== void 0 && (f.severity = c), l !== void 0 && (f[_] = l.toFixed(1)), u.size > 0 && (f.metadata = JSON.parse(n(new t([...u])))), {
		ruleId: d(r),
		ruleIndex: i.indexOf(r),
		level: r.severity,
		message: toMessage(s(r)),
		locations: toLocations(r.location ?? e),
		partialFingerprints: { "regohostFinding/v1": a.of(e, r) },
		...o === void 0 ? {} : { suppressions: [{
			kind: o.kind,
			status: "accepted",
			justification: o.justification
		}] },
		properties: f
	};
}
function toSuppression({ exception: e }) {
	return "kind" in e ? {
		kind: e.kind === "policy" ? "inSource" : "external",
		justification: o(e)
	} : {
		kind: "external",
		justification: `${e.owner}: ${e.reason}`
	};
}
function toNotifications(e) {
	return e.problems.map((t) => ({
		level: "error",
		message: toMessage(u(e, t)),
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
	return [...new Map(t.map((e) => [e.input, e])).values()].flatMap((e) => a(e).map((t) => ({
		level: "note",
		message: toMessage(`${e.input}: ${t}`),
		locations: toLocations(e)
	})));
}
function toNotes(e) {
	return l(e).map((e) => ({
		level: c(e),
		message: toMessage(e.message),
		descriptor: { id: e.code }
	}));
}
function reportSarif(t, { exitCode: n = h(t) } = {}) {
	let { results: a } = t, o = {
		rules: new Rules(),
		fingerprints: new m()
	}, s = a.flatMap((e) => [
		...[...e.violations, ...e.warnings].map((t) => toResult(e, t, o)),
		...e.excepted.map((t) => toResult(e, t, o, toSuppression(t))),
		...(e.excused ?? []).flatMap(({ findings: t }) => t.map((t) => toResult(e, t, o, {
			kind: "inSource",
			justification: "the policy's exception"
		})))
	]), c = [
		...a.flatMap(toNotifications),
		...a.flatMap((e) => [...toWarnings(e, "truncated", p(e)), ...toWarnings(e, "builtin_error", i(e))]),
		...toEnvelopeNotes(a),
		...toNotes(t)
	], l = {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "regohost",
				version: e,
				semanticVersion: e,
				rules: o.rules.descriptors
			} },
			columnKind: "unicodeCodePoints",
			invocations: [{
				executionSuccessful: n < 2,
				exitCode: n,
				...c.length === 0 ? {} : { toolExecutionNotifications: c }
			}],
			results: s
		}]
	};
	return `${r(JSON.stringify(l, null, 2))}\n`;
}
export { reportSarif };
