import { PolicyLoadError as e, SECTION as t, getMember as n, isGenerated as r, isObject as i, message as a, option as o, orClose as s, parseSection as c, readNamedRules as l, readSections as u, unsupportedSource as d } from "./evaluation.js";
import { POLICY_RULES as f, VERDICT_RULES as p, toJudgingPackage as m } from "./compiling.js";
import { InputSchemas as h, findMetadataFaults as g, fromEntrypoints as _, getPlaces as v, likelyMeant as y, loadPackage as b } from "./judging.js";
import { checkMetadata as x, checkReferences as S, checkReserved as C, checkUnjudgedRules as w, checkUnreadRules as T, describeReferences as E, firstMisfit as D, isAllowedUnread as O } from "./shared.js";
import { completionFor as k } from "./gate2.js";
// src/engine/wasm/read-description.ts
const A = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$comment: "What a policy that this package compiled says of itself: PolicyDescription in src/engine/wasm/policy-description.ts.",
	type: "object",
	required: [
		"version",
		"compiler",
		"entrypoints",
		"packages",
		"rules",
		"references",
		"judging",
		"ignored",
		"unjudged",
		"unchecked",
		"checked",
		"source"
	],
	properties: {
		version: { const: 3 },
		compiler: {
			type: "object",
			required: [
				"regohost",
				"opa",
				"planner"
			],
			properties: {
				regohost: { type: "string" },
				opa: { type: "string" },
				planner: { type: "string" }
			},
			additionalProperties: !1
		},
		entrypoints: {
			type: "array",
			items: { type: "string" }
		},
		packages: {
			type: "array",
			items: {
				type: "object",
				required: ["path", "test"],
				properties: {
					path: { type: "string" },
					test: { type: "boolean" }
				},
				additionalProperties: !1
			}
		},
		rules: {
			type: "array",
			items: {
				type: "object",
				required: ["path", "kind"],
				properties: {
					path: {
						type: "array",
						items: { type: "string" }
					},
					kind: { $ref: "#/$defs/kind" }
				},
				additionalProperties: !1
			}
		},
		references: {
			type: "array",
			items: {
				type: "object",
				required: [
					"reference",
					"path",
					"inPackage",
					"location"
				],
				properties: {
					reference: { type: "string" },
					path: {
						type: "array",
						items: { type: "string" },
						minItems: 1
					},
					inPackage: { type: "boolean" },
					location: { $ref: "#/$defs/location" }
				},
				additionalProperties: !1
			}
		},
		judging: {
			type: "array",
			items: {
				type: "object",
				required: [
					"path",
					"test",
					"rules",
					"argument",
					"judged",
					"entrypoint",
					"definitions",
					"fixedIds",
					"ruleCount"
				],
				properties: {
					path: { type: "string" },
					test: { type: "boolean" },
					annotations: { type: "object" },
					rules: {
						type: "array",
						items: {
							type: "object",
							required: ["name", "location"],
							properties: {
								name: { type: "string" },
								location: { $ref: "#/$defs/location" },
								annotations: { type: "object" }
							},
							additionalProperties: !1
						}
					},
					argument: { type: "string" },
					judged: {
						type: "array",
						items: { type: "string" },
						minItems: 1
					},
					entrypoint: { type: "string" },
					definitions: {
						type: "object",
						additionalProperties: {
							type: "array",
							items: {
								type: "object",
								required: ["kind", "location"],
								properties: {
									kind: { $ref: "#/$defs/kind" },
									location: { $ref: "#/$defs/location" },
									annotations: {
										type: "array",
										items: { type: "object" }
									},
									fixedIds: { type: "boolean" },
									digest: { type: "string" }
								},
								additionalProperties: !1
							}
						}
					},
					groups: {
						type: "object",
						additionalProperties: {
							type: "array",
							items: {
								type: "array",
								items: {
									type: "integer",
									minimum: -9007199254740991,
									maximum: 9007199254740991
								}
							}
						}
					},
					fixedIds: {
						type: "array",
						items: { type: "string" }
					},
					ruleCount: {
						type: "integer",
						minimum: -9007199254740991,
						maximum: 9007199254740991
					},
					schemas: {
						type: "array",
						items: {
							type: "object",
							required: [
								"rule",
								"path",
								"location"
							],
							properties: {
								rule: { type: "string" },
								path: {
									type: "array",
									items: { type: "string" }
								},
								name: { type: "string" },
								definition: {},
								location: { $ref: "#/$defs/location" }
							},
							additionalProperties: !1
						}
					}
				},
				additionalProperties: !1
			}
		},
		ignored: {
			type: "array",
			items: {
				type: "object",
				required: [
					"name",
					"refuses",
					"verdict",
					"location"
				],
				properties: {
					name: { type: "string" },
					refuses: { type: "boolean" },
					fault: { enum: [
						"function",
						"dynamic",
						"value",
						"nested",
						"package",
						"tests"
					] },
					like: { type: "string" },
					verdict: { type: "string" },
					location: { $ref: "#/$defs/location" }
				},
				additionalProperties: !1
			}
		},
		unjudged: {
			type: "array",
			items: { type: "string" }
		},
		unchecked: {
			type: "array",
			items: { type: "string" }
		},
		checked: {
			type: "object",
			additionalProperties: { type: "string" }
		},
		source: {
			type: "object",
			required: ["digest", "files"],
			properties: {
				digest: { type: "string" },
				files: {
					type: "array",
					items: { type: "string" }
				}
			},
			additionalProperties: !1
		}
	},
	$defs: {
		kind: { enum: [
			"set",
			"object",
			"value",
			"function"
		] },
		location: {
			type: "object",
			required: [
				"file",
				"row",
				"column"
			],
			properties: {
				file: { type: "string" },
				row: {
					type: "integer",
					minimum: -9007199254740991,
					maximum: 9007199254740991
				},
				column: {
					type: "integer",
					minimum: -9007199254740991,
					maximum: 9007199254740991
				}
			},
			additionalProperties: !1
		}
	},
	additionalProperties: !1
}, j = {
	resolve: (e) => A.$defs?.[e.slice(8)] ?? { enum: [] },
	removesAdditional: !0
};
function readDescription(n, i) {
	let [a, ...o] = u(n);
	if (a === void 0) return;
	let invalid = (n) => new e(`${i}: its section ${t} is invalid, or of another version of regohost; compile the policy again`, {
		code: "wasm_invalid",
		cause: Error(n)
	});
	if (o.length > 0) throw invalid("there is more than one");
	let s = c(a), l = D(A, s, j);
	if (l !== void 0) throw invalid(`${l.path} ${l.message}`.trim());
	let d = s, f = d.judging.find(({ entrypoint: e }) => !r(e));
	if (f !== void 0) throw invalid(`${f.path}: its entrypoint is not a generated one`);
	return d;
}
// src/gate/load-compiled.ts
async function toExact({ argument: e, source: t, answering: { builtins: n = [] }, options: r }) {
	let { optimize: i, regoVersion: s, compileTimeoutMs: c, signal: l } = r, { refuseOther: u, toExactSource: d } = await import("./evaluation.js").then((e) => e.exact_source_exports), { source: f, origin: p, runtime: m, why: h = "" } = await d(t, {
		builtins: n,
		optimize: i,
		regoVersion: s,
		compileTimeoutMs: c,
		signal: l
	});
	return m === "ours" ? {
		source: f,
		origin: p,
		about: {}
	} : m === "recompiled" ? {
		source: f,
		origin: p,
		about: { recompiled: e }
	} : (r.requireExact === !0 && u(a`${o("requireExact")}: `, f, h), {
		source: f,
		origin: p,
		about: { stockRuntime: {
			argument: e,
			why: h
		} }
	});
}
function readRules(e, { wasm: t }, n) {
	let { paths: r, functions: i, isComplete: a } = l(t), o = n?.rules ?? [], s = /* @__PURE__ */ new Set([...i, ...o.filter(({ kind: e }) => e === "function").map(({ path: e }) => e.join("/"))]), c = r.map((e) => e.join("/")).filter((e) => !s.has(e));
	return {
		all: /* @__PURE__ */ new Set([...v(o), ...c]),
		isComplete: n !== void 0 || a && !e.some((e) => e.includes("\""))
	};
}
function isOf(e, t) {
	return e === t || e.startsWith(`${t}/`);
}
function namedUnjudged(e, t) {
	let parts = (e, t) => e.startsWith(`${t}/`) ? e.slice(t.length + 1).split("/") : [], isRead = (e, t) => isOf(e, t) && [lastName(t), parts(e, t)[0] ?? ""].some((e) => p.includes(e)), n = new Set(e.filter((e) => p.includes(lastName(e))).map(getPackage)), r = e.every((e) => p.includes(lastName(e)) || [...t].some((t) => t.startsWith(`${e}/`))), isNear = (e) => !r && y(e, p) !== void 0, isJudging = (t) => (f.includes(lastName(t)) || isNear(lastName(t))) && n.has(getPackage(t)) || e.some((e) => parts(t, e).some((e) => f.includes(e)));
	return [...t].filter((t) => isJudging(t) && !e.some((e) => isRead(t, e))).map((e) => e.replaceAll("/", "."));
}
function lastName(e) {
	return e.slice(e.lastIndexOf("/") + 1);
}
function getPackage(e) {
	return e.slice(0, Math.max(e.lastIndexOf("/"), 0));
}
function checkEntrypoints(t, { all: n, isComplete: r }, { what: i }, a) {
	if ([...a?.entrypoints ?? t].sort().join("\n") !== [...t].sort().join("\n")) throw new e(`${i}: its description is of other entrypoints; compile the policy again`, { code: "wasm_invalid" });
	let o = r ? [] : unknownEntrypoints(t, n);
	if (o.length !== 0) throw new e(`${i}: the module does not tell which rules ${o.join(", ")} has, so undefined ones would go unnoticed; compile the policy with \`regohost build\`, keep the names of functions, or make its rules entrypoints`, { code: "rules_unknown" });
}
async function checkData({ data: e, options: t }, n, { references: r = [] } = {}) {
	let i = r.filter(({ path: t }) => !e.has(t));
	if (i.length === 0) return [];
	let { allowUndefined: a = [], signal: o, compileTimeoutMs: s } = t, c = a.length === 0 ? [] : await parsePaths(a, {
		signal: o,
		timeoutMs: s
	}), isAllowed = (e) => c.some((t) => t.every((t, n) => e[n] === t)), l = i.filter(({ path: e }) => !isAllowed(e));
	return E(S(l, [], e, { what: n.what }));
}
async function parsePaths(e, t) {
	let { parseDataReferences: n } = await import("./compiling.js").then((e) => e.compile_rego_exports);
	return (await n(e, t)).filter((e) => e !== void 0);
}
function resultMembers(e, t) {
	return [...e].filter((e) => ["findings", "violations"].includes(lastName(e))).filter((e) => !O(e.replaceAll("/", "."), t)).map((e) => `${getPackage(e)}/result/${lastName(e)}`);
}
async function toPackages({ argument: e, options: t }, n, r, { all: i }, a) {
	let o = new h(n), s = await k(t.compat) !== void 0, { judging: c = [], packages: l = [] } = a ?? {}, u = c.flatMap((e) => e.judged.map((t) => `${e.path}/${t}`)), d = r.filter((e) => !u.some((t) => isOf(t, e)) && !l.some(({ path: t }) => t === e)), withMembers = (e) => s ? /* @__PURE__ */ new Set([...e, ...resultMembers(e, t)]) : e, f = withMembers(v(a?.rules ?? [])), p = c.map((t) => b({
		...m(t),
		argument: e
	}, {
		inputSchemas: o,
		places: f
	}));
	return [...await Promise.all(p), ..._(d, e, withMembers(i), await o.ofAll(), t)];
}
async function checkDescribedMetadata({ judging: e = [] }) {
	let t = e.flatMap(({ rules: e, annotations: t, definitions: n }) => [{
		block: t,
		location: e[0]?.location
	}, ...Object.values(n).flat().flatMap(({ annotations: e = [], location: t }) => e.map((e) => ({
		block: e,
		location: t
	})))]).flatMap(({ block: e, location: t }) => {
		let r = n(e, "custom");
		return !i(r) || t === void 0 ? [] : [{
			scope: String(n(e, "scope")),
			location: t,
			text: "",
			custom: { ...r }
		}];
	}), r = new Map((await g(t)).map((e) => [JSON.stringify([e.message, e.location]), e]));
	x([...r.values()], []);
}
async function partlyJudged({ judging: e, rules: t }, n) {
	let r = new Set(t.flatMap(({ path: e, kind: t }) => t === "function" ? [e.join(".")] : [])), i = await k(n), isReplaced = (e, t) => i !== void 0 && e === i.insteadOf && t.includes(i.reads);
	return e.flatMap(({ path: e, rules: t, judged: n }) => t.map(({ name: e }) => e).filter((e) => f.includes(e) && !n.includes(e) && !isReplaced(e, n)).map((t) => `${e}/${t}`.replaceAll("/", ".")).filter((e) => !r.has(e)));
}
async function checkCompat({ options: { compat: e }, source: { what: t } }, { judging: n = [], rules: r = [] } = {}) {
	let i = await k(e);
	if (i === void 0) return;
	let s = new Set(r.map(({ path: e }) => e.join("/"))), c = n.find(({ path: e, judged: t }) => t.some((e) => i.when.includes(e)) && i.rules.some(({ name: t }) => !s.has(`${e}/${t}`)));
	if (c !== void 0) throw d(a`${t} is compiled, but ${o("compat", JSON.stringify(e))} adds rules to the Rego of ${c.path}; give the Rego that it was compiled from`);
}
async function readCompiledSchemas({ schema: e, cwd: t, signal: n, compileTimeoutMs: r }, { unchecked: i = [], checked: a = {}, judging: o = [] } = {}) {
	if (e === void 0) return {
		validated: {},
		unchecked: [...new Set(i)]
	};
	let { readSchemas: s, schemaDigest: c } = await import("./compiling.js").then((e) => e.schemas_exports), { schemas: l, validated: u } = await s(e, [], {
		cwd: t,
		signal: n,
		timeoutMs: r
	}), d = ["schema", ...o.flatMap(({ schemas: e = [] }) => e.flatMap(({ name: e }) => e ?? []))].filter((e) => l[e] !== void 0 && c(l[e]) !== a[e]);
	return {
		validated: u,
		unchecked: [.../* @__PURE__ */ new Set([...i, ...d])]
	};
}
async function loadCompiled(t) {
	let { argument: n, source: r, data: i, answering: a, options: o } = t;
	if (o.rules !== void 0) throw d(`${r.what} is compiled, but rules: "${o.rules}" reads Rego; give the Rego that it was compiled from`);
	let { source: c, origin: l, about: u } = await toExact(t), p = readDescription(c.wasm, c.what), m = T(p?.ignored ?? [], [], o);
	p !== void 0 && (await checkDescribedMetadata(p), await checkCompat(t, p), C(i));
	let h = await checkData(t, c, p), { validated: g, unchecked: _ } = await readCompiledSchemas(o, p), { loadRead: v } = await import("./evaluation.js").then((e) => e.load_policy_exports), y = await v(c, {
		...a,
		data: i,
		origin: l
	});
	return s([y], async () => {
		let r = readRules(y.entrypoints, c, p);
		checkEntrypoints(y.entrypoints, r, c, p);
		let a = await toPackages(t, g, y.entrypoints, r, p);
		if (a.length === 0) throw new e(`${n} contains no policy: none of its entrypoints is or has a rule named ${f.join(", ")}`, { code: "policy_missing" });
		let s = w(p === void 0 ? namedUnjudged(y.entrypoints, r.all) : [.../* @__PURE__ */ new Set([...await partlyJudged(p, o.compat), ...p.unjudged])], c.what, o);
		return {
			policy: y,
			data: i,
			schemas: g,
			packages: a,
			ignoredRules: m,
			unjudgedRules: s,
			undefinedReferences: h,
			unchecked: _.length === 0 ? void 0 : {
				argument: n,
				schemas: _
			},
			recompiled: u.recompiled,
			stockRuntime: u.stockRuntime && {
				...u.stockRuntime,
				isDescribed: p !== void 0
			}
		};
	});
}
function unknownEntrypoints(e, t) {
	return e.filter((e) => {
		let n = e.slice(e.lastIndexOf("/") + 1);
		return p.includes(n) && n !== "result" ? !1 : ![...t].some((t) => t === e || t.startsWith(`${e}/`));
	});
}
export { loadCompiled };
