import { __exportAll as e } from "./rolldown-runtime.js";
import { BuiltinError as t, COMPATS as n, ConfigurationError as r, defineBuiltin as i, isRegohostError as a } from "./shared.js";
// builtins/builtin-options.ts
function builtinName(e, t) {
	return `${t?.namespace ?? "service"}.${e}`;
}
// builtins/service-session.ts
const o = /* @__PURE__ */ new WeakMap();
function getSession(e, t) {
	let n = o.get(e);
	n === void 0 && (n = /* @__PURE__ */ new WeakMap(), o.set(e, n));
	let r = n.get(t);
	return r === void 0 && (r = e.openSession(), n.set(t, r)), r;
}
// builtins/string-operand.ts
function stringOperand(e, n, r) {
	let i = n[r];
	if (typeof i == "string") return i;
	throw new t(`${e}: operand ${String(r + 1)} must be string but got ${getRegoType(i)}`, {
		code: "builtin_failed",
		opaCode: "eval_type_error",
		builtin: e
	});
}
function getRegoType(e) {
	return e === void 0 ? "nothing" : e === null ? "null" : Array.isArray(e) ? "array" : typeof e == "bigint" ? "number" : typeof e;
}
// builtins/discover.ts
const s = {
	type: "object",
	dynamic: {
		key: { type: "string" },
		value: { type: "string" }
	}
};
function referrer(e) {
	return {
		type: "object",
		static: [
			{
				key: "annotations",
				value: s
			},
			{
				key: "createdAt",
				value: { type: "string" }
			},
			{
				key: "digest",
				value: { type: "string" }
			},
			{
				key: "downloadable",
				value: { type: "boolean" }
			},
			{
				key: "kind",
				value: { type: "string" }
			},
			{
				key: "metadata",
				value: s
			},
			{
				key: "public",
				value: { type: "boolean" }
			},
			{
				key: "references",
				value: e
			}
		],
		dynamic: {
			key: { type: "string" },
			value: { type: "any" }
		}
	};
}
function discoverBuiltin(e, t) {
	let n = builtinName("discover", t);
	return i({
		name: n,
		description: "The referrer item of a digest, with the items that refer to it or that it refers to. Undefined when no such item is visible to this identity.",
		args: [{
			name: "digest",
			description: "`<algorithm>:<hex>`, such as `sha256:` and 64 digits",
			type: "string"
		}, {
			name: "kind",
			description: "material type, such as `ATTESTATION`; `\"\"` is any kind",
			type: "string"
		}],
		result: {
			name: "item",
			description: "`digest`, `kind`, `references` and, where the service sends them, the other fields",
			type: referrer({
				type: "array",
				dynamic: referrer({
					type: "array",
					dynamic: { type: "any" }
				})
			})
		},
		effect: !1,
		prepare: () => e.connect?.("controlplane"),
		begin(t) {
			getSession(e, t);
		},
		async call(t, r) {
			let i = stringOperand(n, t, 0), o = stringOperand(n, t, 1);
			try {
				return await getSession(e, r.evaluation).discover(i, o === "" ? {} : { kind: o }, r);
			} catch (e) {
				if (!a(e, "not_found")) throw e;
				r.report({ notFound: !0 });
				return;
			}
		}
	});
}
function downloadArtifactBuiltin(e, t) {
	let n = builtinName("download_artifact", t);
	return i({
		name: n,
		description: "The content of an artifact. Its bytes are compared with the digest.",
		args: [{
			name: "digest",
			description: "`sha256:` and 64 lower-case hex digits",
			type: "string"
		}],
		result: {
			name: "content",
			description: "the text when the bytes are valid UTF-8, otherwise the bytes in base64",
			type: "string"
		},
		effect: !1,
		maxSpeculative: 16,
		prepare: () => e.connect?.("controlplane"),
		begin(t) {
			getSession(e, t);
		},
		async call(t, r) {
			let i = stringOperand(n, t, 0);
			return toText(await getSession(e, r.evaluation).download(i, r));
		}
	});
}
function toText(e) {
	try {
		return new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(e);
	} catch {
		return Buffer.from(e.buffer, e.byteOffset, e.byteLength).toString("base64");
	}
}
function evidencePromptBuiltin(e, n) {
	let a = builtinName("evidence_prompt", n), o = n?.maxPrompts ?? 20;
	if (!Number.isSafeInteger(o) || o < 0) throw new r("maxPrompts is a whole number, 0 or more", { code: "config_invalid" });
	let s = /* @__PURE__ */ new WeakMap(), countPrompt = (e) => {
		let n = s.get(e) ?? 0;
		if (n >= o) throw new t(`${a}: the evaluation needs more than ${o} AI analyses, which cost money; raise maxPrompts (--max-prompts) if that is meant`, {
			code: "call_limit",
			builtin: a
		});
		s.set(e, n + 1);
	};
	return i({
		name: a,
		description: "An AI agent's findings about a piece of evidence. Each call costs. Paid plans only.",
		args: [{
			name: "evidence",
			description: "CAS digest (`sha256:<hex>`), or the content itself",
			type: "string"
		}, {
			name: "prompt",
			description: "question or instruction for the agent",
			type: "string"
		}],
		result: {
			name: "analysis",
			description: "`skipped`, and `violations`: array of texts, empty when skipped",
			type: {
				type: "object",
				static: [{
					key: "skipped",
					value: { type: "boolean" }
				}, {
					key: "violations",
					value: {
						type: "array",
						dynamic: { type: "string" }
					}
				}]
			}
		},
		effect: !0,
		checkAvailable: () => e.checkPlatform(),
		prepare: () => e.connect?.("platform"),
		begin(t) {
			getSession(e, t);
		},
		async call(t, n) {
			let r = stringOperand(a, t, 0), i = stringOperand(a, t, 1);
			return countPrompt(n.evaluation), getSession(e, n.evaluation).evidencePrompt(r, i, n);
		}
	});
}
function evidenceBuiltin(e, t) {
	return i({
		name: builtinName("evidence", t),
		description: "The evidence records that match the filters. Paid plans only.",
		args: [{
			name: "filters",
			description: "all optional: `project_name`, `project_version_name`, `kind` (array of material types), `workflow_name` (array), `search` (evidence or subject name), `latest`, `hide_attestation`, `product_id`, `product_version_id`, `limit` (one page of so many; all pages when absent)",
			type: {
				type: "object",
				dynamic: {
					key: { type: "string" },
					value: { type: "any" }
				}
			}
		}],
		result: {
			name: "page",
			description: "`results`: array of evidence records",
			type: {
				type: "object",
				static: [{
					key: "results",
					value: {
						type: "array",
						dynamic: {
							type: "object",
							dynamic: {
								key: { type: "string" },
								value: { type: "any" }
							}
						}
					}
				}]
			}
		},
		effect: !1,
		maxSpeculative: 32,
		checkAvailable: () => e.checkPlatform(),
		prepare: () => e.connect?.("platform"),
		begin(t) {
			getSession(e, t);
		},
		async call([t], n) {
			let { checkEvidenceFilters: r } = await import("./service-filters.js");
			return getSession(e, n.evaluation).evidence(r(t), n);
		}
	});
}
// builtins/project-compliance.ts
function projectComplianceBuiltin(e, t) {
	return i({
		name: builtinName("project_compliance", t),
		description: "The evaluations of the requirements of a project version. Paid plans only.",
		args: [{
			name: "filters",
			description: "`project_version_id` (UUID, required), `framework_ids` (array; all frameworks when absent), `limit` (one page of so many; all pages when absent)",
			type: {
				type: "object",
				dynamic: {
					key: { type: "string" },
					value: { type: "any" }
				}
			}
		}],
		result: {
			name: "compliance",
			description: "`evaluations`: array of compliance evaluations; an empty one means not evaluated",
			type: {
				type: "object",
				static: [{
					key: "evaluations",
					value: {
						type: "array",
						dynamic: {
							type: "object",
							dynamic: {
								key: { type: "string" },
								value: { type: "any" }
							}
						}
					}
				}]
			}
		},
		effect: !1,
		checkAvailable: () => e.checkPlatform(),
		prepare: () => e.connect?.("platform"),
		begin(t) {
			getSession(e, t);
		},
		async call([t], n) {
			let { checkComplianceFilters: r } = await import("./service-filters.js");
			return getSession(e, n.evaluation).projectCompliance(r(t), n);
		}
	});
}
// builtins/vulnerability.ts
const c = [
	"message",
	"external_id",
	"package_purl",
	"severity"
];
function vulnerabilityBuiltin(e) {
	let t = builtinName("vulnerability", e);
	return i({
		name: t,
		description: "A structured finding about a vulnerability, for `violations` and `findings`.",
		args: [
			{
				name: "message",
				description: "the finding for people",
				type: "string"
			},
			{
				name: "external_id",
				description: "identifier, such as `CVE-2024-1234`",
				type: "string"
			},
			{
				name: "package_purl",
				description: "package URL of the affected component",
				type: "string"
			},
			{
				name: "severity",
				description: "`CRITICAL`, `HIGH`, `MEDIUM` or `LOW`",
				type: "string"
			}
		],
		result: {
			name: "finding",
			description: "the arguments by their names",
			type: "any"
		},
		pure: !0,
		effect: !1,
		call: (e) => Object.fromEntries(c.map((n, r) => [n, stringOperand(t, e, r)]))
	});
}
// builtins/service-builtins.ts
var l = /* @__PURE__ */ e({ serviceBuiltins: () => serviceBuiltins });
function serviceBuiltins(e, t) {
	return [
		discoverBuiltin(e, t),
		evidenceBuiltin(e, t),
		projectComplianceBuiltin(e, t),
		evidencePromptBuiltin(e, t),
		downloadArtifactBuiltin(e, t),
		...t?.namespace === n.chainloop.namespace ? [vulnerabilityBuiltin(t)] : []
	];
}
export { discoverBuiltin, downloadArtifactBuiltin, evidenceBuiltin, evidencePromptBuiltin, projectComplianceBuiltin, serviceBuiltins, l as service_builtins_exports };
