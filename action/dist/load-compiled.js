import { PolicyLoadError as e, SECTION as t, VERDICT_PACKAGE as n, beginsWith as r, getMember as i, getOrigin as a, isGenerated as o, isObject as s, message as c, option as l, orClose as u, parseSection as d, readModuleRules as f, readSections as p, readTests as m, unsupportedSource as h } from "./evaluation.js";
import { POLICY_RULES as g, VERDICT_RULES as _, formatDiagnostics as v, toJudgingPackage as y } from "./compiling.js";
import { checkJudgingData as b, checkMetadata as x, checkReferences as S, checkReserved as C, checkUndescribedRules as w, checkUnjudgedRules as T, checkUnreadRules as E, describeReferences as D, firstMisfit as O, isAllowedUnread as k } from "./shared.js";
import { completionFor as A, getJudgingRules as j } from "./gate2.js";
import { InputSchemas as M, RESULT_MEMBERS as N, checkDataSchemas as P, findMetadataFaults as F, fromEntrypoints as I, getRulePaths as L, likelyMeant as R, loadPackage as z } from "./judging.js";
// src/engine/wasm/read-description.ts
const B = {
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
		version: { const: 4 },
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
}, V = {
	resolve: (e) => B.$defs?.[e.slice(8)] ?? { enum: [] },
	removesAdditional: !0
};
function readDescription(n, r) {
	let [i, ...a] = p(n);
	if (i === void 0) return;
	let invalid = (n) => new e(`${r}: its section ${t} is invalid, or of another version of regohost; compile the policy again`, {
		code: "wasm_invalid",
		cause: Error(n)
	});
	if (a.length > 0) throw invalid("there is more than one");
	let s = d(i), c = O(B, s, V);
	if (c !== void 0) throw invalid(`${c.path} ${c.message}`.trim());
	let l = s, u = l.judging.find(({ entrypoint: e }) => !o(e));
	if (u !== void 0) throw invalid(`${u.path}: its entrypoint is not a generated one`);
	return l;
}
// src/gate/undescribed-module.ts
function judgesByName(e) {
	return _.includes(e.slice(e.lastIndexOf("/") + 1));
}
function isJudgingName(e) {
	return g.includes(e);
}
function isUnreadWithin(e, t) {
	return t === 0 ? R(e, N) !== void 0 : isJudgingName(e) || R(e, _) !== void 0;
}
function seenAs(e, t, n) {
	let i = t.split("/");
	if (!r(e, i)) return;
	let a = e.slice(i.length);
	if (judgesByName(t)) return a.some(isUnreadWithin) ? "nested" : "read";
	let [o, ...s] = a;
	if (o === void 0) return "read";
	if (n.includes(o)) return s.some(isUnreadWithin) ? "nested" : "read";
}
function isAllowedPart(e, t, n) {
	return e.some((r, i) => {
		let [a, o] = [e.slice(0, i + 1), e.slice(i + 1)];
		return (o.length === 0 || !t.includes(a.join("/"))) && !o.some(isJudgingName) && k(a.join("."), n);
	});
}
function testPackages(e) {
	let t = e.map((e) => e.split("/")), isTest = (e) => /^(?:todo_)?test_/.test(e.at(-1) ?? ""), n = t.filter((e) => !isTest(e));
	return t.filter(isTest).map((e) => e.slice(0, -1)).filter((e) => !n.some((t) => r(t, e) || r(e, t)));
}
function withCalled(e) {
	let t = new Set(e);
	for (let e of t) for (let n of e.calls) t.add(n);
	return t;
}
function getJudged(e) {
	let t = e.split("/");
	return judgesByName(e) ? t.slice(0, -1) : t;
}
function listJudging(e, t) {
	let n = new Set(e.filter(judgesByName).map((e) => getJudged(e).join("/"))), i = [...e.map((e) => e.split("/")), ...t.map(({ path: e }) => e)];
	return [...n].filter((t) => !e.includes(t)).map((e) => {
		let t = e.split("/");
		return {
			path: e,
			rules: i.filter((e) => r(e, t)).flatMap((e) => e[t.length] ?? []).map((e) => ({ name: e }))
		};
	});
}
function wouldJudge({ path: e, isFunction: t }, n) {
	return t ? !1 : isJudgingName(e.at(-1) ?? "") || n.filter(judgesByName).map(getJudged).some((t) => r(e, t) && isJudgingName(e[t.length] ?? ""));
}
async function readUndescribed(e, t, n) {
	let i = testPackages(e), isInTests = (e) => i.some((t) => r(e, t)), a = e.filter((e) => !isInTests(e.split("/"))), o = await A(n.compat), s = o === void 0 ? [] : ["findings", ...o.rules.map(({ name: e }) => e)], c = [..._, ...s], l = new Map(t.map((e) => {
		let t = e.isFunction ? [] : a.map((t) => seenAs(e.path, t, c));
		return [e, t.includes("read") ? "read" : t.find((e) => e !== void 0)];
	})), isAllowed = ({ path: e }) => isAllowedPart(e, a, n), u = withCalled(t.filter((e) => l.get(e) === "read" || isAllowed(e)));
	return {
		rules: t,
		entrypoints: a,
		onlyJudge: e.every(judgesByName),
		isInTests,
		seen: l,
		called: u,
		isAllowed
	};
}
function getOwnNames({ path: e }, t) {
	let n = t.map(getJudged).find((t) => r(e, t) && e.length > t.length);
	return e.slice(n?.length ?? 1);
}
function looksJudging(e, t) {
	return getOwnNames(e, t).some((e) => isUnreadWithin(e, 1));
}
function findUnread({ rules: e, entrypoints: t, onlyJudge: n, isInTests: r, seen: i, called: a, isAllowed: o }) {
	let isUnread = (e) => i.get(e) === "nested" ? !a.has(e) : !n && !a.has(e) && looksJudging(e, t) || wouldJudge(e, t) && !r(e.path);
	return e.filter((e) => i.get(e) !== "read" && (o(e) || isUnread(e))).map((e) => ({
		name: e.path.join("."),
		isAllowed: o(e)
	}));
}
function findOpenRules({ rules: e, entrypoints: t, seen: n, called: r, isAllowed: i }) {
	let getPath = ({ path: e }) => e.join("/"), isOpen = (e) => t.includes(getPath(e)) && !judgesByName(getPath(e)), a = withCalled(e.filter((e) => n.get(e) === "read" && !isOpen(e) || i(e))), o = e.filter(isOpen).map((e) => ({
		rule: e,
		reads: [...withCalled([e])]
	})), s = o.filter(({ reads: e }) => e.some((e) => a.has(e))), c = o.filter(({ reads: e }) => e.some((e) => !a.has(e) && looksJudging(e, t))), getPaths = (e) => e.map(({ rule: e }) => getPath(e));
	return {
		helpers: /* @__PURE__ */ new Set([...[...a].map(getPath), ...getPaths(s)]),
		mustJudge: new Set(getPaths(c)),
		uncalled: e.filter((e) => !e.isFunction && !r.has(e)).map(({ path: e }) => e)
	};
}
// src/gate/rego-beside.ts
async function checkRegoBeside({ rego: t, subject: n }, { source: r }, i) {
	if (t !== void 0) {
		for (let e of [t.files, [...t.files, ...m(t)]]) if ((await a({
			...t,
			files: e,
			data: []
		}, i)).digest === r.digest) return;
		throw new e(`${n}: its module was compiled from other Rego than that beside it; compile the policy again`, { code: "wasm_invalid" });
	}
}
function toDotted(e) {
	return e.replaceAll("/", ".");
}
async function compileBeside(t, { builtins: n, regoVersion: r, signal: i, compileTimeoutMs: a }) {
	let { compileJudges: o } = await import("./gate2.js").then((e) => e.compile_judges_exports), s = [...t.files, ...m(t)].map((e) => ({
		...e,
		regoVersion: e.regoVersion ?? r ?? "v1"
	}));
	try {
		return await o({
			files: s,
			sources: [{
				argument: t.subject,
				files: s.map(({ path: e }) => e)
			}],
			...await j({}),
			builtins: n,
			signal: i,
			timeoutMs: a,
			regoVersion: r ?? t.regoVersion
		});
	} catch (n) {
		throw !(n instanceof e) || n.code !== "rego_invalid" ? n : new e(c`${t.subject}: the Rego beside policy.wasm does not compile, so it does not show whether rules that judge are missing in the module; correct it, or pass policy.wasm alone:\n${v(n.diagnostics)}`, {
			code: n.code,
			diagnostics: n.diagnostics,
			cause: n
		});
	}
}
async function findUncompiled(e, { entrypoints: t, compiled: n }, r) {
	let i = await compileBeside(e, r), a = [...n.map(({ path: e }) => e.join(".")), ...t.filter(judgesByName).map(toDotted)], o = ("judging" in i ? i.judging : []).flatMap(({ path: e, judged: t }) => t.filter(isJudgingName).map((t) => toDotted(`${e}/${t}`))), s = i.ignored.filter(({ refuses: e }) => e).map(({ name: e }) => e), isPart = (e, t) => e.startsWith(t) && [
		"",
		".",
		"["
	].includes(e.charAt(t.length));
	return [...o, ...s].filter((e) => !a.some((t) => isPart(e, t))).map((e) => ({
		name: e,
		isAllowed: k(e, r)
	}));
}
// src/gate/load-compiled.ts
async function toExact({ argument: e, source: t, answering: { builtins: n = [] }, options: r }) {
	let { optimize: i, regoVersion: a, compileTimeoutMs: o, signal: s } = r, { throwSourceError: u, toExactSource: d } = await import("./evaluation.js").then((e) => e.exact_source_exports), { source: f, origin: p, runtime: m, why: h = "" } = await d(t, {
		builtins: n,
		optimize: i,
		regoVersion: a,
		compileTimeoutMs: o,
		signal: s
	});
	return m === "ours" ? {
		source: f,
		origin: p,
		about: {}
	} : m === "recompiled" ? {
		source: f,
		origin: p,
		about: { recompiled: e }
	} : (r.requireExact === !0 && u(c`${l("requireExact")}: `, f, h), {
		source: f,
		origin: p,
		about: { stockRuntime: {
			argument: e,
			why: h
		} }
	});
}
function readRules(e, { wasm: t }, r) {
	let { rules: i, isComplete: a } = f(t), o = i.filter(({ path: e }) => e[0] !== n), s = r?.rules ?? [], c = new Set(s.filter(({ kind: e }) => e === "function").map(({ path: e }) => e.join("/"))), l = o.filter(({ isFunction: e }) => !e).map(({ path: e }) => e.join("/")).filter((e) => !c.has(e));
	return {
		all: /* @__PURE__ */ new Set([...L(s), ...l]),
		isComplete: r !== void 0 || a && !e.some((e) => e.includes("\"")),
		compiled: o
	};
}
async function checkUndescribed(e, t, { rego: n, subject: r }, { options: i, answering: { builtins: a } }) {
	let o = {
		entrypoints: t,
		compiled: e.rules
	}, s = n === void 0 ? [] : await findUncompiled(n, o, {
		...i,
		builtins: a
	});
	return w([...findUnread(e), ...s], r);
}
function isOf(e, t) {
	return e === t || e.startsWith(`${t}/`);
}
function lastName(e) {
	return e.slice(e.lastIndexOf("/") + 1);
}
function getPackage(e) {
	return e.slice(0, Math.max(e.lastIndexOf("/"), 0));
}
function checkEntrypoints(t, { all: n, isComplete: r }, { subject: i }, a) {
	if ([...a?.entrypoints ?? t].sort().join("\n") !== [...t].sort().join("\n")) throw new e(`${i}: its description is of other entrypoints; compile the policy again`, { code: "wasm_invalid" });
	let o = r ? [] : unknownEntrypoints(t, n);
	if (o.length !== 0) throw new e(`${i}: the module does not tell which rules ${o.join(", ")} has, so undefined ones would go unnoticed; compile the policy with \`regohost build\`, keep the names of functions, or make its rules entrypoints`, { code: "rules_unknown" });
}
async function checkData({ data: e, options: t }, n, { references: i = [] } = {}) {
	let a = i.filter(({ path: t }) => !e.has(t));
	if (a.length === 0) return [];
	let { allowUndefined: o = [], signal: s, compileTimeoutMs: c } = t, l = o.length === 0 ? [] : await parsePaths(o, {
		signal: s,
		timeoutMs: c
	}), isAllowed = (e) => l.some((t) => r(e, t)), u = a.filter(({ path: e }) => !isAllowed(e));
	return D(S(u, [], e, { subject: n.subject }));
}
async function parsePaths(e, t) {
	let { parseDataReferences: n } = await import("./compiling.js").then((e) => e.compile_rego_exports);
	return (await n(e, t)).filter((e) => e !== void 0);
}
function resultMembers(e, t) {
	return [...e].filter((e) => ["findings", "violations"].includes(lastName(e))).filter((e) => !k(e.replaceAll("/", "."), t)).map((e) => `${getPackage(e)}/result/${lastName(e)}`);
}
async function toPackages({ argument: e, data: t, options: n }, r, i, a, { description: o, reading: s }) {
	let c = new M(r), l = await A(n.compat) !== void 0, { judging: u = [], packages: d = [] } = o ?? {}, f = u.flatMap((e) => e.judged.map((t) => `${e.path}/${t}`)), p = (s?.entrypoints ?? i).filter((e) => !f.some((t) => isOf(t, e)) && !d.some(({ path: t }) => t === e) && (s === void 0 || !k(e.replaceAll("/", "."), n))), withMembers = (e) => l ? /* @__PURE__ */ new Set([...e, ...resultMembers(e, n)]) : e, m = withMembers(L(o?.rules ?? [])), { signal: h, compileTimeoutMs: g } = n;
	await P(u, t, c, {
		signal: h,
		timeoutMs: g
	});
	let _ = u.map((t) => z({
		...y(t),
		argument: e
	}, {
		inputSchemas: c,
		rulePaths: m
	}));
	return [...await Promise.all(_), ...I(p, e, withMembers(a), {
		schemas: await c.ofAll(),
		unread: n,
		open: s && findOpenRules(s)
	})];
}
async function checkDescribedMetadata({ judging: e = [] }) {
	let t = e.flatMap(({ rules: e, annotations: t, definitions: n }) => [{
		block: t,
		location: e[0]?.location
	}, ...Object.values(n).flat().flatMap(({ annotations: e = [], location: t }) => e.map((e) => ({
		block: e,
		location: t
	})))]).flatMap(({ block: e, location: t }) => {
		let n = i(e, "custom");
		return !s(n) || t === void 0 ? [] : [{
			scope: String(i(e, "scope")),
			location: t,
			text: "",
			custom: { ...n }
		}];
	}), n = new Map((await F(t)).map((e) => [JSON.stringify([e.message, e.location]), e]));
	x([...n.values()], []);
}
async function findUnjudged({ judging: e = [], unjudged: t = [] } = {}, n) {
	let r = await A(n);
	if (r === void 0) return [...t];
	let i = e.filter(({ judged: e }) => e.includes(r.reads)).map(({ path: e }) => `${e}/${r.insteadOf}`.replaceAll("/", "."));
	return t.filter((e) => !i.includes(e));
}
async function checkCompat({ options: { compat: e }, source: { subject: t } }, { judging: n = [], rules: r = [] } = {}) {
	let i = await A(e);
	if (i === void 0) return;
	let a = new Set(r.map(({ path: e }) => e.join("/"))), o = n.find(({ path: e, judged: t }) => t.some((e) => i.when.includes(e)) && i.rules.some(({ name: t }) => !a.has(`${e}/${t}`)));
	if (o !== void 0) throw h(c`${t} is compiled, but ${l("compat", JSON.stringify(e))} adds rules to the Rego of ${o.path}; give the Rego that it was compiled from`);
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
	if (o.rules !== void 0) throw h(`${r.subject} is compiled, but rules: "${o.rules}" reads Rego; give the Rego that it was compiled from`);
	let { source: s, origin: c, about: l } = await toExact(t), d = readDescription(s.wasm, s.subject), f = E(d?.ignored ?? [], [], o);
	if (d !== void 0) {
		let { compileTimeoutMs: e, signal: n } = o;
		await checkRegoBeside(s, d, {
			timeoutMs: e,
			signal: n
		}), await checkDescribedMetadata(d), await checkCompat(t, d), C(i), b(d.judging, d.references, i, o);
	}
	let p = await checkData(t, s, d), { validated: m, unchecked: _ } = await readCompiledSchemas(o, d), { loadRead: v } = await import("./evaluation.js").then((e) => e.load_policy_exports), y = await v(s, {
		...a,
		data: i,
		origin: c
	});
	return u([y], async () => {
		let r = readRules(y.entrypoints, s, d);
		checkEntrypoints(y.entrypoints, r, s, d);
		let a;
		d === void 0 && (a = await readUndescribed(y.entrypoints, r.compiled, o), b(listJudging(y.entrypoints, r.compiled), [], i, o));
		let c = {
			description: d,
			reading: a
		}, u = await toPackages(t, m, y.entrypoints, r.all, c);
		if (u.length === 0) throw new e(`${n} contains no policy: none of its entrypoints is or has a rule named ${g.join(", ")}`, { code: "policy_missing" });
		let h = a === void 0 ? T(await findUnjudged(d, o.compat), s.subject, o) : await checkUndescribed(a, y.entrypoints, s, t);
		return {
			policy: y,
			data: i,
			schemas: m,
			packages: u,
			ignoredRules: f,
			unjudgedRules: h,
			undefinedReferences: p,
			unchecked: _.length === 0 ? void 0 : {
				argument: n,
				schemas: _
			},
			recompiled: l.recompiled,
			stockRuntime: l.stockRuntime && {
				...l.stockRuntime,
				isDescribed: d !== void 0
			}
		};
	});
}
function unknownEntrypoints(e, t) {
	return e.filter((e) => {
		let n = e.slice(e.lastIndexOf("/") + 1);
		return _.includes(n) && n !== "result" ? !1 : ![...t].some((t) => t === e || t.startsWith(`${e}/`));
	});
}
export { loadCompiled };
