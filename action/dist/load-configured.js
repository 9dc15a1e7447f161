import { EXACT_DATA as e, GIT_SCHEME as t, JsonSlice as n, PolicyLoadError as r, RegoObject as i, append as a, getMember as o, invalidConfig as s, isAddress as c, isDataName as l, isDirectory as u, isGitAddress as d, isImageAddress as f, isObject as p, isPackageAddress as m, isReadAddress as h, limitReading as g, listDirectory as _, mergeBaseDocuments as v, nonEmptyString as y, orClose as b, parseExactJson as x, parseTimeNs as S, readDocument as C, sha256 as w, shownSource as T, toExactText as E, toNs as D, unsupportedSource as O } from "./evaluation.js";
import { checkAddresses as k, checkDocument as A, ruleIds as j, toReading as M } from "./shared.js";
import { readAddressData as N } from "./read-address.js";
import { withDefaultTag as P } from "./image-reference.js";
import { locateProblems as F } from "./locate-problems.js";
import { NO_IDENTITY as I } from "./required-signer.js";
import { toOutcome as L } from "./judging.js";
import { dirname as R, join as z } from "node:path";
// src/gate/conforma/policy-configuration.ts
function writeSpec({ sources: e, ...t }, n, r = t.publicKey) {
	let pin = (e) => e.map((e) => n.get(e) ?? e), i = {
		...t,
		publicKey: r,
		sources: e.map(({ policy: e, data: t = [], ...n }) => ({
			...n,
			policy: pin(e),
			data: pin(t)
		}))
	}, isEmpty = (e) => e === "" || Array.isArray(e) && e.length === 0, withoutEmpty = (e, t) => p(e) && t !== "ruleData" ? omitEmpty(e) : e, omitEmpty = (e) => {
		if (Array.isArray(e)) return e.map((e) => withoutEmpty(e, ""));
		let t = Object.entries(e).map(([e, t]) => [e, withoutEmpty(t, e)]);
		return Object.fromEntries(t.filter(([, e]) => !isEmpty(e)));
	};
	return E(omitEmpty(i));
}
const B = /^\d{4}-\d{2}-\d{2}$/;
function parseStartNs(e) {
	return S(B.test(e) ? `${e}T00:00:00Z` : e);
}
function toSchemas(e) {
	let t = e.string(), n = e.array(t).optional(), r = t.refine((e) => e === "" || parseStartNs(e) !== void 0, "must be a time of RFC 3339 or a day").optional(), i = t.refine((e) => e === "" || /^sha256:[a-fA-F0-9]{64}$/.test(e), "must be sha256: and 64 hex digits").optional(), a = e.strictObject({
		value: t.min(1),
		effectiveOn: r,
		effectiveUntil: r,
		reference: t.optional(),
		imageRef: i,
		imageDigest: i,
		imageUrl: t.optional(),
		componentNames: n
	}).refine(({ imageRef: e, imageDigest: t, imageUrl: n, componentNames: r = [] }) => [
		e,
		t,
		n,
		r[0]
	].filter(Boolean).length <= 1, "only one of imageUrl, imageDigest, imageRef and componentNames may be set"), o = e.strictObject({
		name: t.optional(),
		policy: e.array(t.min(1)).min(1),
		data: n,
		ruleData: e.unknown().refine((e) => e === void 0 || p(e) && !Array.isArray(e), "must be a mapping").optional(),
		config: e.strictObject({
			include: n,
			exclude: n
		}).optional(),
		volatileConfig: e.strictObject({
			include: e.array(a).optional(),
			exclude: e.array(a).optional()
		}).optional()
	}), s = {
		subject: t,
		subjectRegExp: t,
		issuer: t,
		issuerRegExp: t
	}, c = e.strictObject({
		name: t.optional(),
		description: t.optional(),
		sources: e.array(o).min(1),
		configuration: e.strictObject({
			include: n,
			exclude: n,
			collections: n
		}).optional(),
		rekorUrl: t.optional(),
		publicKey: t.optional(),
		identity: e.strictObject(s).partial().optional()
	});
	return {
		spec: c,
		resource: e.strictObject({
			apiVersion: t.min(1),
			kind: e.literal("EnterpriseContractPolicy"),
			metadata: e.record(t, e.unknown()).optional(),
			status: e.unknown().optional(),
			spec: c
		})
	};
}
function toCriterion({ value: e, effectiveOn: t = "", effectiveUntil: n = "", componentNames: r = [], ...i }) {
	let { imageRef: a, imageUrl: o, imageDigest: s } = i;
	return {
		value: e,
		fromNs: parseStartNs(t),
		untilNs: parseStartNs(n),
		image: [
			a,
			o,
			s
		].find((e) => e !== void 0 && e !== ""),
		componentNames: r.length === 0 ? void 0 : r
	};
}
function toConfiguration({ sources: e, configuration: { include: t = [], exclude: n = [], collections: r = [] } = {}, publicKey: i = "", rekorUrl: a = "", identity: { subject: o = "", subjectRegExp: s = "", issuer: c = "", issuerRegExp: l = "" } = {} }) {
	let u = {
		include: [...t, ...r.map((e) => `@${e}`)],
		exclude: n
	};
	return {
		groups: e.map(({ name: e, policy: t, data: n = [], ruleData: r, config: i = {}, volatileConfig: a = {} }) => ({
			name: e,
			policy: t,
			data: n,
			ruleData: r,
			shared: u,
			include: i.include ?? [],
			exclude: i.exclude ?? [],
			volatileInclude: (a.include ?? []).map(toCriterion),
			volatileExclude: (a.exclude ?? []).map(toCriterion)
		})),
		signer: {
			publicKey: i,
			rekorUrl: a,
			identity: {
				subject: o,
				subjectRegExp: s,
				issuer: c,
				issuerRegExp: l
			}
		}
	};
}
async function readPolicyConfiguration(t, { cwd: n, ...r }) {
	return g(`reading the policy configuration ${t}`, r, async () => {
		let { json: i, locate: a } = await C({
			path: t,
			format: "yaml"
		}, {
			cwd: n,
			...e,
			...r
		}), { "": c } = x(new TextDecoder().decode(i)), { spec: l, resource: u } = toSchemas(await import("./zod.js").then((e) => e.zod_exports)), d = o(c, "spec") !== void 0, f = A(d ? u : l, c);
		if (f.problems === void 0) {
			let e = "spec" in f.data ? f.data.spec : f.data;
			return {
				...toConfiguration(e),
				digest: w(i),
				writeSpec: (t, n) => writeSpec(e, t, n)
			};
		}
		let p = await F(f.problems, {
			where: t,
			locate: a,
			limits: r
		});
		throw s(`${t} is not a policy configuration of ec:\n${p.join("\n")}`);
	});
}
// src/gate/conforma/rule-info.ts
function getTexts$1(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e == "string") : [];
}
function toInfo(e, t) {
	let n = o(t, "custom"), r = o(n, "short_name");
	if (typeof r != "string" && typeof r != "number" || r === "") return;
	let i = o(n, "depends_on"), a = Array.isArray(i) ? i : i === void 0 ? [] : [i];
	return {
		code: `${e}.${String(r)}`,
		collections: getTexts$1(o(n, "collections")),
		title: y(t.title),
		effectiveOn: y(o(n, "effective_on")),
		dependsOn: a.map(String)
	};
}
function toPackageRules({ path: e, definitions: t, rules: n, annotations: i }) {
	let a = e.replaceAll("/", "."), o = /* @__PURE__ */ new Map(), s = [], add = (e, t) => {
		let n = e === void 0 ? void 0 : toInfo(a, e);
		if (n !== void 0) {
			if (o.has(n.code)) throw new r(`${t}: the code ${n.code} belongs to another rule too; ec distinguishes rules by custom.short_name`, { code: "rego_invalid" });
			o.set(n.code, n);
		}
	};
	for (let [e, n] of t) for (let { annotations: t, location: r } of n) {
		let n = `${a}.${e} (${r.file}:${String(r.row)})`, isOwn = ({ scope: e }) => e === void 0 || e === "rule";
		t.some((e) => isOwn(e) && toInfo(a, e) !== void 0) || s.push(`${a}.${e}`);
		for (let e of [...t, i]) add(e, n);
	}
	for (let { name: e, annotations: r } of n) t.has(e) || add(r, `${a}.${e}`);
	return {
		name: a,
		infos: o,
		plain: s
	};
}
function checkDependencies(e) {
	let t = new Map(e.flatMap(({ infos: e }) => [...e]));
	for (let e = -1; e !== t.size;) {
		e = t.size;
		for (let [e, { dependsOn: n }] of t) n.some((e) => t.has(e)) || t.delete(e);
	}
	if (t.size !== 0) throw new r(`custom.depends_on makes rules depend on themselves, so that no finding of theirs is left: ${[...t.keys()].join(", ")}`, { code: "metadata_invalid" });
}
// src/gate/conforma/criteria.ts
var Criteria = class {
	listed;
	isEmpty;
	#e;
	#t;
	constructor(e, t, n) {
		this.#e = e, this.#t = t.filter(({ fromNs: e = n, untilNs: t = n }) => e <= n && t >= n);
		let r = this.#t.filter(({ componentNames: e }) => e === void 0);
		this.listed = [...e, ...r.map(({ value: e }) => e)], this.isEmpty = e.length + this.#t.length === 0;
	}
	valuesFor({ names: e, components: t }) {
		let n = this.#t.filter(({ image: n, componentNames: r }) => (n === void 0 || e.includes(n)) && (r === void 0 || r.some((e) => t.includes(e))));
		return [...this.#e, ...n.map(({ value: e }) => e)];
	}
};
function toCriteria(e, t) {
	let n = new Criteria(e.include, e.volatileInclude, t), r = new Criteria(e.exclude, e.volatileExclude, t);
	return n.isEmpty && r.isEmpty && (n = new Criteria(e.shared.include, [], t), r = new Criteria(e.shared.exclude, [], t)), {
		include: n.isEmpty ? new Criteria(["*"], [], t) : n,
		exclude: r
	};
}
function criterionScore(e) {
	if (e.startsWith("@")) return 10;
	let t = e.indexOf(":"), n = t < 0 ? e : e.slice(0, t), r = t < 0 || t === e.length - 1 ? 0 : 100, i = n.split(".");
	if (i.length === 1) return r + (n === "*" ? 1 : 10);
	let a = i.pop() ?? "";
	return r + (i.join(".") === "*" ? 1 : 10 * i.length) + (a === "*" || a === "" ? 0 : 100);
}
function listMatchers({ code: e, collections: t, terms: n = [] }) {
	let r = e.split("."), [i = "", a = ""] = [r.at(-1), r.at(-2)], o = a === "" ? [] : [
		a,
		`${a}.*`,
		`${a}.${i}`
	], s = n.flatMap((e) => o.map((t) => `${t}:${e}`));
	return [
		...o,
		...s,
		"*",
		...t.map((e) => `@${e}`)
	];
}
function matchScore(e, t, n = () => void 0) {
	let r = 0;
	for (let i of e) for (let e of t) e === i && (r += criterionScore(e), n(e));
	return r;
}
// src/gate/conforma/source-judge.ts
const V = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[.,]\d+)?Z$/;
function getTexts(e) {
	return (Array.isArray(e) ? e : [e]).filter((e) => typeof e == "string" && e !== "");
}
function selectPackages(e, { include: t, exclude: n }) {
	let isSelected = (e) => {
		let r = listMatchers(e);
		return matchScore(r, t) > matchScore(r, n);
	}, r = [...e.values()].flatMap(({ name: e, infos: n, plain: r }) => {
		let i = r.length > 0 && t.some((t) => t.startsWith(`${e}.`)), a = [...n.values(), ...r.map((e) => ({
			code: e,
			collections: []
		}))];
		return i || a.some(isSelected) ? [e] : [];
	});
	return new Set(r);
}
var InputJudge = class {
	#e;
	#t;
	#n;
	#r = /* @__PURE__ */ new Map();
	#i = 0;
	constructor(e, t) {
		this.#e = e, this.#t = t, this.#n = new Set(t.listed);
	}
	evaluates(e) {
		let { selected: t } = this.#t;
		return t.size === 0 || t.has(e.replaceAll("/", "."));
	}
	#a(e, t) {
		let n = [...this.#e.values()], findShort = (e) => {
			let n = e.filter(({ name: e }) => e.includes(".")).flatMap(({ infos: e }) => [...e.values()]).filter((e) => e.code.endsWith(`.${t}`));
			return t.includes(".") && n.length === 1 ? n[0] : void 0;
		}, r = this.#e.get(e);
		return (r && (r.infos.get(t) ?? findShort([r]))) ?? n.find(({ infos: e }) => e.has(t))?.infos.get(t) ?? findShort(n);
	}
	#o(e) {
		let { include: t, exclude: n } = this.#t, r = listMatchers(e), i = [], a = matchScore(r, t, (e) => this.#n.delete(e));
		return {
			isIncluded: a > matchScore(r, n, (e) => void i.push(e)),
			excludedBy: a > 0 ? [...new Set(i)] : []
		};
	}
	select(e, t, n) {
		let r = {
			violations: [],
			warnings: [],
			excluded: []
		};
		for (let [i, a] of [[!0, t], [!1, n]]) for (let t of a) this.#c(e, t, i, r);
		let i = [...r.violations, ...r.warnings];
		this.#i += i.length;
		let a = new Set(i.flatMap(findingCode)), o = [...this.#e.get(e)?.infos.values() ?? []];
		return this.#r.set(e, o.filter((e) => !a.has(e.code) && this.#o(e).isIncluded)), r;
	}
	#s(e, t, n) {
		let r = n.get("collections"), i = t !== void 0 && t.collections.length > 0 ? t.collections : void 0;
		return this.#o({
			code: e,
			collections: i ?? (Array.isArray(r) ? getTexts(r) : []),
			terms: getTexts(n.get("term"))
		});
	}
	#c(e, t, n, r) {
		let a = t.value instanceof i ? t.value : new i([]), [o = ""] = getTexts(a.get("code")), s = typeof a.get("code") == "string" ? this.#a(e, o) : void 0, c = ruleCode(t, o), l = c === o ? s : this.#a(e, c);
		if (o === "") this.#n.delete("*");
		else {
			let { isIncluded: e, excludedBy: n } = this.#s(o, s, a), i = c === o || !this.#s(c, l, a).isIncluded;
			if (!e && i) {
				if (n.length === 0) return;
				r.excluded.push({
					...t,
					exception: {
						kind: "configuration",
						criteria: n
					}
				});
				return;
			}
		}
		let u = a.get("severity");
		if (n ? u !== "warning" : u === "failure") {
			let e = l?.effectiveOn ?? a.get("effective_on");
			if (n && typeof e == "string" && this.#l(e)) {
				let n = `${t.message.replace(/\.$/, "")}. This will become a failure starting on ${e}`;
				r.warnings.push({
					...t,
					message: n,
					severity: "warning"
				});
			} else r.violations.push(t);
		} else r.warnings.push(t);
	}
	#l(e) {
		let t = V.test(e) ? S(e) : void 0;
		return t !== void 0 && t >= this.#t.nowNs;
	}
	settle(e, t) {
		let n = e.map(({ result: e }) => e), r = new Set(n.flatMap(({ violations: e, warnings: t }) => [...e, ...t].flatMap((e) => findingCode(e).map((t) => ruleCode(e, t))))), countLeft = ({ dependsOn: e }) => e.length === 0 ? 1 : e.filter((e) => !r.has(e)).length, leave = (e, t) => t.filter((t) => {
			let [n = ""] = findingCode(t), r = this.#a(e, ruleCode(t, n));
			return r === void 0 || countLeft(r) > 0;
		}), i = [...this.#n].map(missingInclude), a = this.#i === 0 && [...this.#r.values()].every((e) => e.length === 0);
		return e.map((e, n) => {
			let { result: r } = e, { policy: o = "" } = r;
			if (r.outcome !== "pass" && r.outcome !== "fail") return e;
			let s = n === 0, [c, l] = s ? t ? [i, []] : [[], i] : [[], []], u = [...leave(o, r.violations), ...c], d = [...leave(o, r.warnings), ...l], f = s && a ? [...r.problems, H] : r.problems, p = (this.#r.get(o) ?? []).reduce((e, t) => e + countLeft(t), 0), m = L({
				problems: f,
				violations: u
			});
			return {
				...e,
				result: {
					...r,
					violations: u,
					warnings: d,
					problems: f,
					successes: p,
					outcome: m
				}
			};
		});
	}
};
const H = "no rule of its group of sources is included: there are no successes, warnings or failures; check include and exclude, and custom.short_name of the rules";
function findingCode({ value: e }) {
	let t = e instanceof i ? e.get("code") : void 0;
	return typeof t == "string" ? [t] : [];
}
function ruleCode({ about: e, hasFixedId: t }, n) {
	return n === "" || t === !0 || j([e]).some((e) => `.${e}`.endsWith(`.${n}`)) ? n : e.id;
}
function missingInclude(e) {
	let t = {
		id: "configuration.include",
		title: "Each criterion of include matches a rule"
	};
	return {
		rule: "configuration",
		message: `Include criterion '${e}' doesn't match any policy rule`,
		value: e,
		id: t.id,
		title: t.title,
		about: t,
		hasIdOfInput: !1,
		severity: "warning",
		metadata: /* @__PURE__ */ new Map()
	};
}
var SourceJudge = class {
	#e;
	#t;
	#n;
	constructor(e, t) {
		this.#t = e, this.#e = t;
	}
	forInput(e, t) {
		let n = D(e);
		return t === void 0 ? (this.#n?.nowNs !== n && (this.#n = this.#r(n, {
			names: [],
			components: []
		})), new InputJudge(this.#e, this.#n)) : new InputJudge(this.#e, this.#r(n, t));
	}
	#r(e, t) {
		let { include: n, exclude: r } = toCriteria(this.#t, e), i = {
			include: n.valuesFor(t),
			exclude: r.valuesFor(t)
		}, a = r.valuesFor({
			...t,
			components: []
		}), o = selectPackages(this.#e, {
			...i,
			exclude: a
		});
		return {
			...i,
			listed: n.listed,
			nowNs: e,
			selected: o
		};
	}
};
// src/gate/conforma/load-configured.ts
const U = /^(?:quay\.io|registry\.gitlab\.com|(?:[\w-]+\.)*(?:azurecr\.io|gcr\.io|pkg\.dev)|\d{12}\.dkr\.ecr\.[a-z0-9-]+\.amazonaws\.com)\//, W = /^(?:https:\/\/)?(?:[\w-]+\.)*(?:github\.com|gitlab\.com|bitbucket\.org)\/|^https:\/\/[^?#]*\.git(?:\/\/|[?#]|$)/i, G = /^(?:[a-z0-9]+::|[a-z][a-z0-9+.-]*:)/i;
function toSourcePath(e) {
	if (/^oci:(?::|\/\/)/.test(e)) return P(e.replace(/^oci:(?::\/\/|:|\/\/)/, "oci://"));
	if (/^git(?:::|@|:\/\/)/.test(e) || W.test(e)) {
		let n = e.replace(/^git(?:::|:\/\/)/, "").replace(/^git@([^:/]+):/, "$1/");
		return `${t}${/^[a-z+]+:/.test(n) ? n : `https://${n}`}`;
	}
	if (U.test(e)) return P(`oci://${e}`);
	let n = e.replace(/^file::/, "");
	if (c(n) || !G.test(n)) return n;
	throw O(`${T(e)}: sources of a policy configuration are paths and the addresses oci::, git:: and https://; fetch it, and name its folder`);
}
function withoutSchemes(e, t) {
	return t.reduce((e, t) => e.startsWith(t) ? e.slice(t.length) : e, e);
}
function toPinnedSource(e, t) {
	let n = toSourcePath(e);
	if (f(n)) {
		let [n = ""] = withoutSchemes(e, [
			"oci::",
			"oci://",
			"https://"
		]).split("@");
		return t === void 0 ? e : `oci::${n}@${t.digest}`;
	}
	if (d(n)) {
		let [n = ""] = withoutSchemes(e, [
			"git::",
			"git://",
			"https://"
		]).replace(/^git@([^:]*):/, "$1/").split("?ref=");
		return t === void 0 ? e : `git::${n}?ref=${t.digest.replace("gitCommit:", "")}`;
	}
	return m(n) ? e : c(n) ? `http::${withoutSchemes(e, [
		"http://",
		"https://",
		"http::"
	])}` : `file::${withoutSchemes(e, ["file::", "file://"])}`;
}
function toGroupSource(e) {
	if (e.kind === "rego") return {
		...e,
		data: []
	};
	throw O(`${e.subject}: policies of a policy configuration must be Rego`);
}
async function findDataFolders(e, t, n) {
	let r = await _(e, l, {
		cwd: t,
		withHidden: !0,
		onIgnored: ({ inner: t, why: r }) => void n.push({
			path: z(e, t),
			why: r
		})
	});
	return [...new Set(r.map(({ inner: t }) => R(z(e, t))))];
}
async function readGroupData({ data: e, ruleData: t }, n, i, o) {
	let { cwd: s, dataFiles: c = [] } = o, l = [], [d, f, p] = [
		[],
		[],
		[]
	], m = [], g = {
		...M(o),
		onUnverified: (e) => void p.push(T(e))
	};
	for (let t of e) {
		let e = toSourcePath(t);
		if (h(e, g)) {
			let n = await N(e, g);
			a(d, n.data), f.push(n.used), i.set(t, toPinnedSource(t, n.used));
			continue;
		}
		i.set(t, toPinnedSource(t, void 0));
		let n = await u(e, s) ? await findDataFolders(e, s, m) : [e];
		if (n.length === 0) throw new r(`${e} has no data file (.json, .yaml)`, { code: "source_empty" });
		a(l, n);
	}
	if (t !== void 0) {
		let e = E({ rule_data__configuration__: t }), r = `ruleData of ${n}`;
		d.push({
			path: "data.json",
			name: r,
			text: Buffer.from(e),
			format: "json"
		});
	}
	return {
		files: [...l, ...c],
		added: d,
		used: f,
		unverified: p,
		leftOut: m
	};
}
function checkSigner(e, { publicKey: t }) {
	if (!(t === "" || t.includes("-----BEGIN PUBLIC KEY-----"))) throw s(`${e}: publicKey must be the PEM text of a public key; files, k8s:// and key services are not read`);
}
async function loadConfiguredPolicies(e, t, n) {
	let { cwd: r, signal: i, compileTimeoutMs: a } = t, o = [], s = [];
	return await b(s, async () => {
		for (let { path: c } of e) {
			let { groups: e, ...l } = await readPolicyConfiguration(c, {
				cwd: r,
				signal: i,
				timeoutMs: a
			});
			checkSigner(c, l.signer);
			let u = e.flatMap(({ policy: e, data: t }) => [...e, ...t].map(toSourcePath));
			await k(u, M(t));
			let d = /* @__PURE__ */ new Map();
			for (let r of e) {
				let e = r.name === void 0 || r.name === "" ? c : `${c} (${r.name})`, i = await readGroupData(r, c, d, t), a = await n(e, {
					source: r,
					...l,
					pinned: d
				}, i);
				o.push(a), s.push(a.policy);
			}
		}
	}), o;
}
async function listConfiguredPolicies(e, t) {
	let n = {
		paths: /* @__PURE__ */ new Set(),
		addresses: /* @__PURE__ */ new Set()
	};
	for (let r of e) {
		let { groups: e } = await readPolicyConfiguration(r, t);
		for (let t of e.flatMap(({ policy: e }) => e)) {
			let e = toSourcePath(t);
			n[c(e) || d(e) ? "addresses" : "paths"].add(e);
		}
	}
	return {
		paths: [...n.paths],
		addresses: [...n.addresses]
	};
}
function toConfig({ publicKey: e, identity: t, rekorUrl: n, ignoreRekor: r }, i) {
	let a = e === "" ? t : I, o = {
		certificate_identity: a.subject,
		certificate_identity_regexp: a.subjectRegExp,
		certificate_oidc_issuer: a.issuer,
		certificate_oidc_issuer_regexp: a.issuerRegExp,
		ignore_rekor: r,
		public_key: e,
		rekor_url: n
	};
	return `{"config":{"policy":{"when_ns":${String(i)}},"default_sigstore_opts":${JSON.stringify(o)}}}`;
}
function toGroupModule({ source: e, signer: t, digest: r, writeSpec: i, pinned: a }, o, s) {
	let c, dataAt = (e, r) => {
		let i = D(e);
		if (c?.nowNs === i && c.required === r) return c.data;
		let a = toConfig({
			...t,
			ignoreRekor: !1,
			...r
		}, i), o = n.of(Buffer.from(a)), l = v([...s.parts, {
			name: "data.config of the configuration",
			document: o
		}]);
		return c = {
			nowNs: i,
			required: r,
			data: l
		}, l;
	}, l = new Map(o.map((e) => [e.path, toPackageRules(e)]));
	return checkDependencies([...l.values()]), {
		configured: {
			judge: new SourceJudge(e, l),
			digest: r,
			policySpec: (e) => i(a, e?.publicKey)
		},
		dataAt
	};
}
export { listConfiguredPolicies, loadConfiguredPolicies, toGroupModule, toGroupSource, toPinnedSource, toSourcePath };
