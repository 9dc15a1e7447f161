import { __exportAll as e } from "./rolldown-runtime.js";
import { DocumentError as t, EXACT_DATA as n, FIXED_SOURCE_LIMIT as r, FORMAT_SCHEMAS as i, PolicyLoadError as a, addressAdvice as o, checkBuiltinNames as s, checkBundleOptions as c, checkBundleSignOptions as l, checkCompileOptions as u, checkReading as d, defaultLimitMs as f, describeAddresses as p, describeConflict as m, describeLeftOut as h, editDistance as ee, formatReference as g, getMembers as _, getOrigin as v, invalidBundle as te, invalidConfig as y, isAnyAddress as ne, isRegohostError as re, isUrl as b, limitLoading as x, limitReading as ie, listSome as ae, loadSource as oe, message as S, nearest as C, nextPart as se, option as w, parseExactJson as T, pick as ce, policyInTest as le, readDocument as ue, readOwnData as de, readTests as fe, replyCache as pe, sha256Hex as E, shownCause as D, shownSource as O, shownValue as k, splitVerify as A, toExactText as j, toPath as M, toReadOptions as N, unsupportedSource as P, verificationBuiltins as F, wasAborted as I, workingFolder as L } from "./evaluation.js";
import { opaVersion as R, plannerMark as z, version as B } from "./start.js";
import { basename as me, resolve as V } from "node:path";
// src/engine/source/schema-folder.ts
async function readValue(e, t = L()) {
	let { json: r } = await ue(e, {
		cwd: t,
		...n
	});
	return T(new TextDecoder().decode(r))[""];
}
async function readSchema(e, t) {
	return readValue({ path: e }, t);
}
async function readFolder(e, t) {
	let { readDirectory: n } = await import("./evaluation.js").then((e) => e.source_files_exports), i = await n(V(t ?? "", e), (e) => /\.(json|ya?ml)$/i.test(e), r);
	if (i.size === 0) throw notFound(e, `no schema in ${e}: no .json or .yaml file`);
	let a = {}, o = {};
	for (let [n, r] of i) {
		await se();
		let i = n.split("/"), s = me(i.pop() ?? "").replace(/\.\w+$/, ""), c = await readValue({
			name: `${e.replace(/\/+$/, "")}/${n}`,
			bytes: r
		}, t);
		a[g("schema", [...i, s])] = c, s.endsWith(".schema") && (o[g("schema", [...i, s.replace(/\.schema$/, "")])] = c);
	}
	return {
		...o,
		...a
	};
}
function notFound(e, n, r) {
	return new t(n, {
		code: "document_not_found",
		document: e,
		cause: r
	});
}
// src/engine/source/schemas.ts
var he = /* @__PURE__ */ e({
	publishedFormat: () => publishedFormat,
	readMaterialSchema: () => readMaterialSchema,
	readPublished: () => readPublished,
	readSchemas: () => readSchemas,
	schemaDigest: () => schemaDigest
});
const H = "schema.regohost.";
function schemaDigest(e) {
	return E(j(e) ?? "");
}
const U = /* @__PURE__ */ new WeakMap();
async function readPublished(e) {
	if (!e.startsWith(H)) return;
	let { readFormatSchema: t } = await import("./package-schemas.js"), n = e.slice(16), r = await t(n);
	return typeof r == "object" && r && U.set(r, n), r;
}
function publishedFormat(e) {
	return typeof e == "object" && e ? U.get(e) : void 0;
}
async function readMaterialSchema(e) {
	return (await import("./package-schemas.js")).readMaterialSchema(e);
}
async function readInputSchemas() {
	return (await import("./package-schemas.js")).readInputSchemas();
}
function forBoth(e) {
	return {
		types: e,
		validated: e
	};
}
async function readNamed(e) {
	let t = `${H}${e}`, [n, r] = await Promise.all([readInputSchemas(), readPublished(t)]);
	return {
		types: { schema: n[t] },
		validated: { schema: r }
	};
}
function unknown(e, t) {
	let n = O(e);
	return ne(e) ? notFound(n, `${n} cannot be read: ${o(e)}`) : notFound(n, `${n} cannot be read: there is no such file or folder${C(e, i)}, and the schemas known by name are ${i.join(", ")}`, D(e, t));
}
async function readPath(e, { cwd: t }) {
	if (i.includes(e)) return readNamed(e);
	let { isDirectory: n } = await import("./evaluation.js").then((e) => e.source_files_exports);
	try {
		if (await n(e, t)) return forBoth(await readFolder(e, t));
	} catch (t) {
		throw re(t, "source_not_found") ? unknown(e, t.cause) : t;
	}
	return forBoth({ schema: await readSchema(e, t) });
}
async function readSchemaSource(e, t) {
	if (typeof e == "string" || b(e)) return ie("reading the schemas", t, () => readPath(M(e), t));
	let n = Object.keys(e).find((e) => !/^schema($|[.[])/.test(e));
	if (n === void 0) return forBoth(e);
	throw y(`schema: ${JSON.stringify(n)} is not a name of a schema; use schema, schema.release or schema["a-name"]`);
}
async function readSchemas(e, t, n = {}) {
	let { types: r, validated: i } = e === void 0 ? forBoth({}) : await readSchemaSource(e, n);
	return {
		schemas: r,
		validated: i,
		optionalSchemas: t.some(({ text: e }) => e.includes("regohost")) ? await readInputSchemas() : {}
	};
}
// src/engine/compile-policy.ts
var ge = /* @__PURE__ */ e({
	compileSource: () => compileSource,
	toSortedBytes: () => toSortedBytes
});
const W = "compiling the policy";
function toList(e) {
	return typeof e == "string" ? [e] : e;
}
async function toSortedBytes(e, t) {
	return e.readSorted(N(t));
}
async function compileSource(e, t, r = !1) {
	let [{ compileRego: i }, { checkOutline: a }] = await Promise.all([Promise.resolve().then(() => Q), Promise.resolve().then(() => Y)]), o = toList(t.entrypoint), s = t.regoVersion ?? e.regoVersion, c = await de(e, {
		...N(t),
		...r ? n : {}
	}), l = r ? {
		...await readSchemas(t.schema, e.files, N(t)),
		tests: withVersion(fe(e), t)
	} : void 0, u = await i({
		files: withVersion(e.files, t),
		timeoutMs: t.compileTimeoutMs,
		keep: l,
		entrypoints: o,
		builtins: t.builtins,
		optimize: t.optimize,
		regoVersion: s,
		signal: t.signal
	}), [d] = u.gate?.policiesInTests ?? [];
	if (d !== void 0) throw le(d);
	a(u.outline, e, c);
	let f = l === void 0 ? u.wasm : await describeModule(u, e, {
		schemas: l.schemas,
		limits: N(t)
	});
	return {
		...u,
		wasm: f,
		data: c
	};
}
async function compilePolicy(e, t = {}) {
	return u(t), x(W, t, async () => {
		let { loaded: n, notes: r } = await loadRego("compilePolicy", e, t), { wasm: i, entrypoints: a, warnings: o, data: s, packages: c } = await compileSource(n, t, !0);
		return {
			wasm: i,
			entrypoints: a,
			warnings: o,
			notes: r,
			data: await toSortedBytes(s, t),
			packages: c,
			origin: await v(n, N(t))
		};
	});
}
async function loadRego(e, t, n) {
	let { verify: r } = n, { bundles: i = !1 } = A(e, r), a = [], onUnverified = (e) => {
		r !== !1 && a.push({
			code: "bundle_unverified",
			message: unverifiedNote(e)
		});
	}, o = await oe(t, {
		...N(n),
		bundles: i,
		onUnverified
	});
	if (o.kind === "rego") {
		let e = p(o.addresses ?? []);
		return {
			loaded: o,
			notes: [
				...a,
				...e,
				...h(o.ignored)
			]
		};
	}
	throw P(`${o.subject} is already compiled`);
}
async function describeModule({ wasm: e, entrypoints: t, packages: n, outline: r, description: i, gate: a }, o, { schemas: s, limits: c }) {
	let { addDescription: l } = await import("./evaluation.js").then((e) => e.policy_description_exports);
	return l(e, {
		compiler: {
			regohost: B,
			opa: R,
			planner: z
		},
		entrypoints: t,
		packages: n.map(({ path: e, test: t }) => ({
			path: e,
			test: t
		})),
		rules: r.documents.map(({ path: e, kind: t }) => ({
			path: e,
			kind: t
		})),
		references: i?.unsupplied ?? [],
		judging: a?.judging ?? [],
		ignored: a?.ignored ?? [],
		unjudged: a?.unjudged ?? [],
		unchecked: a?.unchecked ?? [],
		checked: Object.fromEntries((a?.unchecked ?? []).length > 0 ? [] : Object.entries(s).map(([e, t]) => [e, schemaDigest(t)])),
		source: {
			digest: (await v({
				...o,
				data: []
			}, c)).digest ?? "",
			files: o.files.map(({ path: e }) => e)
		}
	});
}
function withVersion(e, { regoVersion: t = "v1" }) {
	return e.map((e) => ({
		...e,
		regoVersion: e.regoVersion ?? t
	}));
}
function withVersions(e, t) {
	let { regoVersion: n = "v1" } = t, r = withVersion(e.files, t), [i, ...a] = new Set(r.map((e) => e.regoVersion));
	return {
		...e,
		files: r,
		regoVersion: a.length === 0 ? i : n
	};
}
async function buildBundle(e, t = {}) {
	c(t);
	let n = t.sign === void 0 ? void 0 : l("buildBundle: sign", t.sign, {});
	return x(W, t, async () => {
		let { loaded: r, notes: i } = await loadRego("buildBundle", e, t), { wasm: a, data: o, entrypoints: s, warnings: c, description: l } = await compileSource(r, t, !0), { writeBundle: u } = await import("./write-bundle.js"), [d = "", ...f] = r.revisions;
		return {
			archive: await u({
				source: withVersions(r, t),
				revision: t.revision ?? (f.length === 0 ? d : ""),
				wasm: a,
				data: await toSortedBytes(o, t),
				entrypoints: s.map((e) => ({
					name: e,
					annotations: l?.annotations[e] ?? []
				})),
				sign: n
			}),
			entrypoints: s,
			warnings: c,
			notes: i,
			origin: await v(r, N(t))
		};
	});
}
async function buildJavaScript(e) {
	let { writeJavaScriptFile: t } = await import("./write-javascript-file.js");
	return t(e);
}
function unverifiedNote(e) {
	return `${e} is signed, and its signature was not verified; give the key that must have signed it`;
}
const G = [
	"deny",
	"violation",
	"violations",
	"allow",
	"result"
], K = [...G, "warn"], q = {
	names: ["warn"],
	prefixes: [
		"deny_",
		"violation_",
		"violations_",
		"warn_"
	]
}, J = "values of definitions";
function toJudgingPackage({ definitions: e, groups: t = {}, schemas: n = [], forms: r, ...i }) {
	return {
		...i,
		schemas: n,
		definitions: new Map(Object.entries(e).map(([e, t]) => [e, t.map(({ annotations: e = [], fixedIds: t = !1, ...n }) => ({
			...n,
			annotations: e,
			fixedIds: t
		}))])),
		groups: new Map(Object.entries(t))
	};
}
// src/engine/opa/rego-diagnostics.ts
var _e = /* @__PURE__ */ e({
	adviseRego: () => adviseRego,
	formatDiagnostics: () => formatDiagnostics
});
function toDiagnostics(e, t) {
	return e.map(({ code: e, message: n, location: r, unknown: i = "", candidates: a = [], details: o, printed: s, readBy: c }) => {
		if (r === void 0) return {
			code: e,
			message: n
		};
		let l = C(i, a).trim(), { text: u, indent: d = 0 } = t.find((e) => e.path === r.file) ?? {}, f = {
			...r,
			column: Math.max(r.column, 1) + d
		}, p = u?.split("\n")[f.row - 1]?.replace(/\r$/, ""), m = p === void 0 ? void 0 : " ".repeat(d) + p;
		return {
			code: e,
			message: n,
			...l === "" ? {} : { hint: l },
			...o === void 0 ? {} : { details: o },
			...s === void 0 ? {} : { opaDetails: s },
			...c === void 0 ? {} : { readBy: c },
			...i === "" || a.length === 0 ? {} : { candidates: a },
			location: f,
			...m === void 0 ? {} : { line: m }
		};
	});
}
function candidatesText(e) {
	let t = e.length - 30;
	return `    want one of: ${e.slice(0, 30).map((e) => JSON.stringify(e)).join(", ")}${t > 0 ? ` and ${String(t)} more` : ""}`;
}
function detailLines(e) {
	return e.map((e) => e.length > 200 ? `${e.slice(0, 200)}…` : e).map((e) => `\n    ${e}`).join("");
}
function formatDiagnostics(e) {
	return e.map(({ code: e, message: t, hint: n, candidates: r, details: i = [], location: a, line: o }) => {
		let s = `${e}: ${t}${n === void 0 ? "" : ` ${n}`}`;
		if (a === void 0) return s;
		let c = `${a.file}:${String(a.row)}:${String(a.column)}: ${s}`, l = (r === void 0 ? "" : `\n${candidatesText(r)}`) + detailLines(i);
		if (o === void 0 || o.trim() === "") return `${c}${l}`;
		let u = Math.max(0, a.column - 1 - 100), d = o.slice(u, a.column - 1 + 100);
		return `${c}\n    ${d}\n    ${d.slice(0, a.column - 1 - u).replaceAll(/[^\t]/g, " ")}^${l}`;
	}).join("\n");
}
function refusedTests(e, t) {
	let n = e.find(({ code: e }) => e === "pattern_invalid");
	return n === void 0 ? invalidRego(toDiagnostics(e, t)) : y(S`${w("run")} is not a regular expression: ${n.message}`);
}
const ve = /^`(?:if|contains)` keyword is required /, ye = /^(?!.*\.t?gz\/)[\w./@+-]+$/, be = [
	{
		message: /^(?:package expected|empty module)/,
		advice: "begin the file with its package, such as: package gate"
	},
	{
		message: /^unexpected package/,
		advice: "a file has one package: move the rest into a file of its own"
	},
	{
		message: /^yaml: /,
		advice: "the comments below # METADATA must be YAML: one key per line, keys below custom indented by two more"
	},
	{
		message: /^(?:unexpected (?:and|or) token|var cannot be used for rule name)/,
		line: /&&|\|\||\b(?:and|or)\b/,
		advice: "write each required condition on its own line, and alternatives as rules of the same name"
	},
	{
		message: /^(?:else keyword cannot be used on multi-value rules|illegal token)/,
		line: /\belse\b|\?/,
		advice: "write alternatives as rules of the same name"
	},
	{
		message: /^illegal ! character/,
		advice: "write not before a condition to negate it"
	},
	{
		message: /^unexpected in keyword/,
		line: /\bnot\s+in\b/,
		advice: "write not x in list"
	},
	{
		message: /^non-terminated string/,
		advice: "end a text with \" on its line"
	},
	{
		message: /^illegal token/,
		line: /['‘’“”]/,
		advice: "write strings in double quotes: \"text\""
	},
	{
		message: /^unexpected if keyword/,
		line: /\bf"/,
		advice: "write $\"{x}\" for a text with values"
	},
	{
		message: /^unexpected identifier token/,
		line: /\bfor\b/,
		advice: "write some x in list for a loop"
	},
	{
		message: /^unexpected identifier token/,
		line: /\b(?:let|var|const)\s/,
		advice: "write x := value for a new name"
	},
	{
		message: /^unexpected /,
		line: /\breturn\b/,
		advice: "write a rule's value in its head, as f(x) := value if { … }; its body has only conditions"
	},
	{
		message: /^(?:unexpected|var cannot be used for rule name)/,
		line: /^\s*(?:def|func|function|fn)\s/,
		advice: "write a function as f(x) := value if { … }"
	},
	{
		message: /^(?:unexpected|var cannot be used for rule name)/,
		line: /"\s+(?:when|where|IF|:-)\s/,
		advice: "write conditions after if: deny contains \"text\" if { … }"
	},
	{
		message: /^unexpected if keyword/,
		line: /[{;]\s*if\b/,
		advice: "write conditions one below the other, without if"
	},
	{
		message: /^unexpected if keyword/,
		line: /\bcontain\b/,
		advice: "write contains: deny contains \"text\" if { … }"
	},
	{
		message: /^unexpected eq token/,
		line: /===/,
		advice: "write == to compare"
	},
	{
		message: /^unexpected gt token/,
		line: /<>/,
		advice: "write != to compare"
	},
	{
		message: /^(?:var|null) cannot be/,
		line: /\bis\s/,
		advice: "write == to compare"
	},
	{
		message: /^unexpected div token/,
		line: /^\s*\/[/*]/,
		advice: "write comments after #"
	},
	{
		message: /^unexpected (?:minus|string) token/,
		line: /^\s*(?:package|import)\b/,
		advice: "write the name of a package without quotes, in letters, digits and _: my_lib"
	},
	{
		message: /^unexpected minus token/,
		advice: "write names in letters, digits and _: my_name"
	},
	{
		message: /^unexpected import path/,
		advice: "packages begin with data: import data.lib"
	},
	{
		message: /^unexpected \w+ token: (?:non-terminated object|expected "," or)/,
		advice: "a comma may be missing before the marked place"
	},
	{
		message: /^(?:unexpected eof token|non-terminated expression)/,
		advice: "a closing }, ] or ) may be missing"
	},
	{
		message: /^conflicting rules /,
		line: /^\s*default\s/,
		advice: "a rule with contains has no default: without findings it is empty"
	},
	{
		message: /^plus: invalid argument/,
		line: /"/,
		advice: "join texts as $\"{a} and {b}\", or by concat"
	},
	{
		message: /^var \S+ is unsafe$/,
		line: /\w\.\w+-[A-Za-z]/,
		advice: "write a key with - in brackets: input[\"my-key\"]"
	},
	{
		message: /^var (?:[Tt]rue|TRUE|[Ff]alse|FALSE) is unsafe$/,
		advice: "write true and false in lower case"
	},
	{
		message: /^var (?:None|nil|NULL|Null|undefined) is unsafe$/,
		advice: "write null, or not input.x where x may be absent"
	},
	{
		message: /^var (?!_)\S+ is unsafe$/,
		advice: "no condition gives this name a value: write a text in quotes, as \"Pod\", and other values by some x in list or x := value"
	}
];
function adviseRego(e) {
	for (let { message: t, line: n, advice: r } of be) if (e.some((e) => t.test(e.message) && (n === void 0 || n.test(e.line ?? "")))) return r;
	let t = e.find((e) => ve.test(e.message));
	if (t === void 0) return;
	let n = t.location?.file ?? "", r = ye.test(n) ? n : "FILE";
	return S`this may be Rego of OPA before 1.0: read it with ${w("regoVersion", "\"v0\"")}, or rewrite it for both versions: regohost fmt --v0-v1 --write ${r}`;
}
function invalidRego(e, t = "rego_invalid") {
	let n = e.length, r = adviseRego(e), i = r === void 0 ? "" : S`\n${r}`;
	return new a(S`${n === 1 ? "an error" : `${String(n)} errors`} in the policies:\n${formatDiagnostics(e)}${i}`, {
		code: t,
		diagnostics: e
	});
}
// src/engine/source/bundle-roots.ts
var xe = /* @__PURE__ */ e({
	checkBundleRoots: () => checkBundleRoots,
	checkRoots: () => checkRoots
});
const Se = /* @__PURE__ */ new Map();
function toPath(e) {
	return e.split("/").filter((e) => e !== "");
}
var Roots = class {
	#e = /* @__PURE__ */ new Set();
	#t = /* @__PURE__ */ new Set();
	constructor(e) {
		for (let t of e) {
			d();
			let e = toPath(t);
			this.#e.add(JSON.stringify(e)), this.#t.add(e[0] ?? "");
		}
	}
	holds(e) {
		for (let t = 0; t <= e.length; t++) if (this.#e.has(JSON.stringify(e.slice(0, t)))) return !0;
		return !1;
	}
	areBeside(e) {
		return e.length === 0 ? this.#t.size > 0 : e.some((e) => this.#t.has(e));
	}
};
function* skippedPaths(e, t, n) {
	if (d(), n.holds(t)) return;
	let r = _(e);
	if (!n.areBeside(t) || r === void 0) yield t;
	else for (let [e, i] of r) yield* skippedPaths(i, [...t, e], n);
}
function checkRoots(e, t, { data: n, names: r }) {
	if (t === void 0) return;
	let i = new Roots(t), throwRootError = (n) => {
		throw te(`${e}: ${n} is outside the roots ${ae(t)} of its .manifest`);
	}, a = r.find((e) => e !== "" && !i.holds(toPath(e)));
	a !== void 0 && throwRootError(g("data", toPath(a)));
	for (let e of _(n)?.size === 0 ? [] : skippedPaths(n, [], i)) throwRootError(`the data at ${g("data", e)}`);
}
function checkBundleRoots(e, t) {
	if (e.length === 0) return;
	let n = new Map(t.map((e) => [V(e.path), e.package]));
	for (let { subject: t, roots: r, files: i } of e) checkRoots(t, r, {
		data: Se,
		names: i.flatMap((e) => n.get(V(e)) ?? [])
	});
}
// src/engine/source/check-outline.ts
var Y = /* @__PURE__ */ e({ checkOutline: () => checkOutline });
function checkOutline({ files: e, documents: t }, n, r) {
	checkBundleRoots(n.roots, e);
	let i = r.conflictsWith(t);
	if (i.length === 0) {
		r.checkConflicts();
		return;
	}
	let a = i.map((e) => ({
		code: "rego_compile_error",
		message: m(e, r.fileOf(e.path)),
		location: e.document.location
	})), o = r.conflicts.map((e) => ({
		code: "data_conflict",
		message: e
	}));
	throw invalidRego([...toDiagnostics(a, n.files), ...o]);
}
// src/engine/builtin/capabilities.ts
var Ce = /* @__PURE__ */ e({
	mergeCapabilities: () => mergeCapabilities,
	toCapabilities: () => toCapabilities
});
function toCapabilities(e) {
	return { builtins: e.map(toCapabilityBuiltin) };
}
function mergeCapabilities(e, t) {
	let n = new Map(e.builtins.map((e) => [e.name, e]));
	for (let e of toCapabilities(t).builtins) n.set(e.name, e);
	return {
		...e,
		builtins: [...n.values()].sort((e, t) => e.name < t.name ? -1 : 1)
	};
}
function toCapabilityBuiltin(e) {
	return {
		name: e.name,
		...e.description === void 0 ? {} : { description: e.description },
		decl: {
			type: "function",
			args: e.args.map(toCapabilityType),
			result: toCapabilityType(e.result)
		},
		...e.pure === !0 ? {} : { nondeterministic: !0 }
	};
}
function toCapabilityType(e) {
	if (!isRegoArgument(e)) return toTypeObject(e);
	let { type: t, name: n, description: r } = e;
	return {
		...n === void 0 ? {} : { name: n },
		...r === void 0 ? {} : { description: r },
		...toTypeObject(t)
	};
}
const X = /* @__PURE__ */ new Set([
	"any",
	"null",
	"boolean",
	"number",
	"string",
	"array",
	"set",
	"object"
]);
function isRegoArgument(e) {
	return typeof e == "string" ? !1 : "name" in e || "description" in e || typeof e.type != "string";
}
function toTypeObject(e) {
	let t = typeof e == "string" ? { type: e } : e;
	if (!X.has(t.type)) throw y(`"${t.type}" is not a Rego type; use one of ${[...X].join(", ")}`);
	return t;
}
// src/engine/opa/run-in-core.ts
async function runInCore({ request: e, isPure: t = !1, ...n }) {
	let { subject: r, signal: i } = n;
	if (i?.aborted === !0) throw I(r, i.reason);
	let a = typeof e == "string" ? e : JSON.stringify(e), o = t ? pe() : void 0;
	if (o === void 0) return run(a, n);
	let s = o.nameOf(a), c = await o.read(s);
	if (c !== void 0) return {
		ok: !0,
		bytes: c
	};
	let l = await run(a, n);
	return l.ok && await o.write(s, l.bytes), l;
}
async function run(e, t) {
	let { runInWorker: n } = await import("./run-in-worker.js");
	return n(e, t);
}
function parseReply(e) {
	return JSON.parse(new TextDecoder().decode(e));
}
function splitReply(e) {
	let t = new DataView(e.buffer, e.byteOffset), part = (t, n) => e.slice(t, t + n), n = t.getUint32(0, !0);
	return {
		header: part(8, n),
		wasm: part(8 + n, t.getUint32(4, !0))
	};
}
// src/engine/opa/ask-core.ts
function toInvalidRego(e, t) {
	return invalidRego(toDiagnostics(e, t));
}
async function askForReply(e, t, { files: n = [], signal: r, timeoutMs: i, leftMs: a, maxMemoryBytes: o }, { refused: s = toInvalidRego, ...c } = {}) {
	let { ok: l, bytes: u } = await runInCore({
		subject: e,
		request: t,
		signal: r,
		timeoutMs: i,
		leftMs: a,
		maxMemoryBytes: o,
		...c
	});
	if (!l) throw s(parseReply(u), n);
	return u;
}
async function askCore(...e) {
	return parseReply(await askForReply(...e));
}
function forReading(e) {
	return {
		...e,
		timeoutMs: e.timeoutMs ?? f()
	};
}
// src/engine/opa/rego-source.ts
function toRequestFile({ path: e, text: t, regoVersion: n }) {
	return {
		path: e,
		text: t,
		regoVersion: n
	};
}
function toRequestSources({ files: e, data: t, builtins: n = [], regoVersion: r, allowed: i }) {
	return s(n), {
		files: e.map(toRequestFile),
		data: t,
		builtins: toCapabilities([...n, ...F]).builtins,
		regoVersion: r ?? "v1",
		allowed: i
	};
}
// src/engine/opa/judging-request.ts
function toGateRequest(e) {
	let { tests: t = [], allowUndefined: n = [] } = e;
	return {
		...ce(e, "sources", "policyRules", "verdictRules", "suspect", "complete", "families"),
		groups: J,
		tests: t.map(toRequestFile),
		allowUndefined: n
	};
}
// src/engine/opa/check-rego.ts
var we = /* @__PURE__ */ e({
	checkRego: () => checkRego,
	toRequestSchemas: () => toRequestSchemas
});
function toRequestSchemas({ schemas: e = {}, optionalSchemas: t = {} }) {
	return [...Object.entries(t).map(([e, t]) => ({
		name: e,
		json: t,
		optional: !0
	})), ...Object.entries(e).map(([e, t]) => ({
		name: e,
		json: t,
		optional: !1
	}))];
}
async function checkRego(e) {
	let { files: t, strict: n = !1, maxErrors: r = 0, judging: i } = e, a = await askCore("checking the policies", {
		op: "check",
		...toRequestSources(e),
		strict: n,
		schemas: toRequestSchemas(e),
		maxErrors: r,
		...i === void 0 ? {} : { gate: toGateRequest(i) }
	}, forReading(e), { isPure: !0 });
	return {
		diagnostics: toDiagnostics(a.diagnostics, t),
		warnings: toDiagnostics(a.warnings, t),
		outline: a.outline,
		judges: a.gate
	};
}
// src/engine/opa/undefined-function.ts
var Te = /* @__PURE__ */ e({
	serviceAdvice: () => serviceAdvice,
	undefinedFunction: () => undefinedFunction
});
const Z = /^undefined function ((?!data\.)[A-Za-z_][\w.]*)(?:\["(\w+)"\])?$/;
function undefinedFunction({ code: e, message: t }) {
	let [, n, r] = e === "rego_type_error" ? Z.exec(t) ?? [] : [];
	return r === void 0 ? n : `${n ?? ""}.${r}`;
}
const Ee = {
	"service.": "a built-in of the service: --builtins service declares it, or serviceBuiltins(client) among the builtins in code",
	"chainloop.": "a built-in of the service by the name of Chainloop: --compat chainloop declares it, or serviceBuiltins(client, { namespace: \"chainloop\" }) among the builtins in code",
	"ec.": "a built-in of Conforma: --builtins conforma declares it, or conformaBuiltins() among the builtins in code"
}, De = ["chainloop.effective_assessments"];
function serviceAdvice(e, t) {
	if (De.includes(e)) return "a built-in of Chainloop's platform that is not published, so nothing here can answer it: judge this policy with Chainloop's CLI, or declare a built-in of this name of your own";
	let n = [...t], [, r] = Object.entries(Ee).find(([t]) => e.startsWith(t) && !n.some((e) => e.startsWith(t))) ?? [];
	return r;
}
function withServiceHints(e, t) {
	let n = t.map(({ name: e }) => e);
	return e.map((e) => {
		let t = serviceAdvice(undefinedFunction(e) ?? "", n);
		return t === void 0 ? e : {
			...e,
			hint: `(${t})`
		};
	});
}
// src/engine/opa/compile-rego.ts
var Q = /* @__PURE__ */ e({
	compileAtLevel: () => compileAtLevel,
	compileRego: () => compileRego,
	parseDataReferences: () => parseDataReferences,
	toCompileError: () => toCompileError
});
const $ = "optimize_skipped";
async function compileAtLevel(e, t) {
	let { optimize: n = 0 } = e, r;
	for (let i = n;; i--) try {
		let a = await compile(e, {
			...t,
			optimize: i
		});
		if (r === void 0) return a;
		let o = `compiled at level ${String(i)} instead of ${String(n)}: ${r}`;
		return {
			...a,
			warnings: [...a.warnings, {
				code: $,
				message: o
			}]
		};
	} catch (e) {
		let t = whySkipped(e);
		if (t === void 0) throw e;
		r ??= t;
	}
}
function compileRego({ entrypoints: e = [], keep: t, ...n }) {
	return t === void 0 ? compileAtLevel(n, { entrypoints: e }) : compileAtLevel(n, {
		entrypoints: e,
		describe: !0,
		schemas: toRequestSchemas(t),
		gate: {
			policyRules: G,
			verdictRules: K,
			suspect: q,
			groups: J,
			tests: (t.tests ?? []).map(toRequestFile)
		}
	});
}
function whySkipped(e) {
	if (e instanceof a) return e.diagnostics.find(({ code: e }) => e === $)?.message;
}
async function compile(e, t) {
	let { files: n, meanwhile: r } = e, { header: i, wasm: a } = splitReply(await askForReply("compiling the policies", {
		op: "compile",
		...toRequestSources(e),
		...t
	}, forReading(e), {
		isPure: !0,
		meanwhile: r,
		refused: (t) => toCompileError(t, e)
	})), o = T(new TextDecoder().decode(i))[""];
	return {
		...o,
		wasm: a,
		warnings: toDiagnostics(o.warnings, n)
	};
}
function toCompileError(e, { files: t, builtins: n = [] }) {
	let r = withServiceHints(toDiagnostics(e, t), n), i = invalidReference(e);
	if (i !== void 0) return i;
	let o = e.find(({ code: e }) => e === "entrypoint_unknown"), s = e.some(({ code: e }) => e === "metadata_invalid");
	if (o === void 0) return invalidRego(r, s ? "metadata_invalid" : void 0);
	let c = nearest(o), l = c.length === 0 ? "" : `; did you mean ${c.join(" or ")}?`;
	return new a(`entrypoint: ${k(o.message)}${l}`, { code: "entrypoint_unknown" });
}
function invalidReference(e) {
	let t = e.find(({ code: e }) => e === "reference_invalid");
	if (t !== void 0) return y(S`${w("allowUndefined")}: ${k(t.message)} is not a reference to data, such as data.inventory`);
}
function nearest({ unknown: e = "", candidates: t = [] }) {
	let n = e.replace(/^data\./, "").replaceAll(".", "/");
	return [...new Set(t)].map((e) => ({
		candidate: e,
		score: ee(n, e)
	})).sort((e, t) => e.score - t.score).slice(0, 3).map(({ candidate: e }) => e);
}
async function parseDataReferences(e, t) {
	return (await askCore("reading references", {
		op: "references",
		references: e
	}, forReading(t), { refused: (e) => invalidReference(e) ?? invalidRego(toDiagnostics(e, [])) })).map((e) => e ?? void 0);
}
export { J as GROUPS_KEY, G as POLICY_RULES, q as SUSPECT_RULES, K as VERDICT_RULES, askCore, askForReply, buildBundle, buildJavaScript, xe as bundle_roots_exports, Ce as capabilities_exports, checkOutline, checkRoots, Y as check_outline_exports, we as check_rego_exports, compileAtLevel, compilePolicy, compileSource, ge as compile_policy_exports, Q as compile_rego_exports, forReading, formatDiagnostics, parseReply, readFolder, readMaterialSchema, readSchema, readSchemas, refusedTests, _e as rego_diagnostics_exports, he as schemas_exports, splitReply, toCompileError, toDiagnostics, toGateRequest, toJudgingPackage, toRequestSchemas, toRequestSources, Te as undefined_function_exports };
