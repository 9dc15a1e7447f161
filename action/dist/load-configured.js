import { ConfigurationError as e, GIT_SCHEME as t, JsonSlice as n, PolicyLoadError as r, RegoObject as i, append as a, getMember as o, isAddress as s, isDataName as c, isDirectory as l, isObject as u, isReadAddress as d, limitReading as f, listDirectory as p, mergeBaseDocuments as m, orClose as h, parseTimeNs as g, readDocument as _, sha256 as v, shownSource as y, toNs as b } from "./evaluation.js";
import { checkAddresses as x, checkDocument as S, toReading as C } from "./shared.js";
import { readAddressData as w } from "./read-address.js";
import { locateProblems as T } from "./locate-problems.js";
import { toOutcome as E } from "./judging.js";
import { dirname as D, join as O } from "node:path";
// src/gate/conforma/policy-configuration.ts
function writeSpec(e) {
	let omitEmpty = (e, t) => {
		if (!u(e) || t === "ruleData") return e;
		if (Array.isArray(e)) return e.map((e) => omitEmpty(e, ""));
		let n = Object.entries(e).map(([e, t]) => [e, omitEmpty(t, e)]), isEmpty = (e) => e === "" || Array.isArray(e) && e.length === 0;
		return Object.fromEntries(n.filter(([, e]) => !isEmpty(e)));
	};
	return JSON.stringify(omitEmpty(e, ""));
}
const k = /^\d{4}-\d{2}-\d{2}$/;
function parseStartNs(e) {
	return g(k.test(e) ? `${e}T00:00:00Z` : e);
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
		ruleData: e.record(t, e.unknown()).optional(),
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
	return f(`reading the policy configuration ${t}`, r, async () => {
		let { json: i, locate: a } = await _({
			path: t,
			format: "yaml"
		}, {
			cwd: n,
			uniqueKeys: !0,
			...r
		}), s = JSON.parse(new TextDecoder().decode(i)), { spec: c, resource: l } = toSchemas(await import("./zod.js").then((e) => e.zod_exports)), u = o(s, "spec") !== void 0, d = S(u ? l : c, s);
		if (d.problems === void 0) {
			let e = "spec" in d.data ? d.data.spec : d.data;
			return {
				...toConfiguration(e),
				digest: v(i),
				policySpec: writeSpec(e)
			};
		}
		let f = await T(d.problems, {
			where: t,
			locate: a,
			limits: r
		});
		throw new e(`${t} is not a policy configuration of ec:\n${f.join("\n")}`, { code: "config_invalid" });
	});
}
// src/gate/conforma/rule-info.ts
function getTexts$1(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e == "string") : [];
}
function getText(e) {
	return typeof e == "string" && e !== "" ? e : void 0;
}
function toInfo(e, t) {
	let n = o(t, "custom"), r = o(n, "short_name");
	if (typeof r != "string" && typeof r != "number" || r === "") return;
	let i = o(n, "depends_on"), a = Array.isArray(i) ? i : i === void 0 ? [] : [i];
	return {
		code: `${e}.${String(r)}`,
		collections: getTexts$1(o(n, "collections")),
		title: getText(t.title),
		effectiveOn: getText(o(n, "effective_on")),
		dependsOn: a.map(String)
	};
}
function toPackageRules({ path: e, definitions: t, rules: n, annotations: i }) {
	let a = e.replaceAll("/", "."), o = /* @__PURE__ */ new Map(), s = [], add = (e, t) => {
		let n = e === void 0 ? void 0 : toInfo(a, e);
		if (n !== void 0) {
			if (o.has(n.code)) throw new r(`${t}: the code ${n.code} belongs to another rule too; ec tells rules apart by custom.short_name`, { code: "rego_invalid" });
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
	values;
	listed;
	isEmpty;
	constructor(e, t, n) {
		let r = t.filter(({ fromNs: e = n, untilNs: t = n }) => e <= n && t >= n), i = r.filter(({ componentNames: e }) => e === void 0), a = i.filter(({ image: e }) => e === void 0);
		this.values = [...e, ...a.map(({ value: e }) => e)], this.listed = [...e, ...i.map(({ value: e }) => e)], this.isEmpty = e.length + r.length === 0;
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
const A = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[.,]\d+)?Z$/;
function getTexts(e) {
	return (Array.isArray(e) ? e : [e]).filter((e) => typeof e == "string" && e !== "");
}
function selectPackages(e, { include: t, exclude: n }) {
	let isSelected = (e) => {
		let r = listMatchers(e);
		return matchScore(r, t.values) > matchScore(r, n.values);
	}, r = [...e.values()].flatMap(({ name: e, infos: n, plain: r }) => {
		let i = r.length > 0 && t.values.some((t) => t.startsWith(`${e}.`)), a = [...n.values(), ...r.map((e) => ({
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
		this.#e = e, this.#t = t, this.#n = new Set(t.include.listed);
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
		let { include: t, exclude: n } = this.#t, r = listMatchers(e), i = [], a = matchScore(r, t.values, (e) => this.#n.delete(e));
		return {
			isIncluded: a > matchScore(r, n.values, (e) => void i.push(e)),
			excludedBy: a > 0 ? [...new Set(i)] : []
		};
	}
	select(e, t, n) {
		let r = {
			violations: [],
			warnings: [],
			excluded: []
		};
		for (let [i, a] of [[!0, t], [!1, n]]) for (let t of a) this.#s(e, t, i, r);
		let i = [...r.violations, ...r.warnings];
		this.#i += i.length;
		let a = new Set(i.flatMap(findingCode)), o = [...this.#e.get(e)?.infos.values() ?? []];
		return this.#r.set(e, o.filter((e) => !a.has(e.code) && this.#o(e).isIncluded)), r;
	}
	#s(e, t, n, r) {
		let a = t.value instanceof i ? t.value : new i([]), [o = ""] = getTexts(a.get("code")), s = typeof a.get("code") == "string" ? this.#a(e, o) : void 0;
		if (o === "") this.#n.delete("*");
		else {
			let e = a.get("collections"), n = s !== void 0 && s.collections.length > 0 ? s.collections : void 0, { isIncluded: i, excludedBy: c } = this.#o({
				code: o,
				collections: n ?? (Array.isArray(e) ? getTexts(e) : []),
				terms: getTexts(a.get("term"))
			});
			if (!i) {
				if (c.length === 0) return;
				r.excluded.push({
					...t,
					exception: {
						kind: "configuration",
						criteria: c
					}
				});
				return;
			}
		}
		let c = a.get("severity");
		if (n ? c !== "warning" : c === "failure") {
			let e = s?.effectiveOn ?? a.get("effective_on");
			if (n && typeof e == "string" && this.#c(e)) {
				let n = `${t.message.replace(/\.$/, "")}. This will become a failure starting on ${e}`;
				r.warnings.push({
					...t,
					message: n,
					severity: "warning"
				});
			} else r.violations.push(t);
		} else r.warnings.push(t);
	}
	#c(e) {
		let t = A.test(e) ? g(e) : void 0;
		return t !== void 0 && t >= this.#t.nowNs;
	}
	settle(e, t) {
		let n = e.map(({ result: e }) => e), r = new Set(n.flatMap(({ violations: e, warnings: t }) => [...e, ...t].flatMap(findingCode))), countLeft = ({ dependsOn: e }) => e.length === 0 ? 1 : e.filter((e) => !r.has(e)).length, leave = (e, t) => t.filter((t) => {
			let [n = ""] = findingCode(t), r = this.#a(e, n);
			return r === void 0 || countLeft(r) > 0;
		}), i = [...this.#n].map(missingInclude), a = this.#i === 0 && [...this.#r.values()].every((e) => e.length === 0);
		return e.map((e, n) => {
			let { result: r } = e, { policy: o = "" } = r;
			if (r.outcome !== "pass" && r.outcome !== "fail") return e;
			let s = n === 0, [c, l] = s ? t ? [i, []] : [[], i] : [[], []], u = [...leave(o, r.violations), ...c], d = [...leave(o, r.warnings), ...l], f = s && a ? [...r.problems, j] : r.problems, p = (this.#r.get(o) ?? []).reduce((e, t) => e + countLeft(t), 0), m = E({
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
const j = "no rule of its group of sources is included: there are no successes, warnings or failures; check include and exclude, and custom.short_name of the rules";
function findingCode({ value: e }) {
	let t = e instanceof i ? e.get("code") : void 0;
	return typeof t == "string" ? [t] : [];
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
	forInput(e) {
		let t = b(e);
		if (this.#n?.nowNs !== t) {
			let e = toCriteria(this.#t, t);
			this.#n = {
				...e,
				nowNs: t,
				selected: selectPackages(this.#e, e)
			};
		}
		return new InputJudge(this.#e, this.#n);
	}
};
// src/gate/conforma/load-configured.ts
const M = /^(?:quay\.io|registry\.gitlab\.com|(?:[\w-]+\.)*(?:azurecr\.io|gcr\.io|pkg\.dev)|\d{12}\.dkr\.ecr\.[a-z0-9-]+\.amazonaws\.com)\//, N = /^(?:https:\/\/)?(?:[\w-]+\.)*(?:github\.com|gitlab\.com|bitbucket\.org)\/|^https:\/\/[^?#]*\.git(?:\/\/|[?#]|$)/i, P = /^(?:[a-z0-9]+::|[a-z][a-z0-9+.-]*:)/i;
function withTag(e) {
	return /[:@]/.test(e.slice(e.lastIndexOf("/"))) ? e : `${e}:latest`;
}
function toSourcePath(e) {
	if (/^oci:(?::|\/\/)/.test(e)) return withTag(e.replace(/^oci:(?::\/\/|:|\/\/)/, "oci://"));
	if (/^git(?:::|@|:\/\/)/.test(e) || N.test(e)) {
		let n = e.replace(/^git(?:::|:\/\/)/, "").replace(/^git@([^:/]+):/, "$1/");
		return `${t}${/^[a-z+]+:/.test(n) ? n : `https://${n}`}`;
	}
	if (M.test(e)) return withTag(`oci://${e}`);
	let n = e.replace(/^file::/, "");
	if (s(n) || !P.test(n)) return n;
	throw new r(`${y(e)}: sources of a policy configuration are paths and the addresses oci::, git:: and https://; fetch it, and name its folder`, { code: "source_unsupported" });
}
function toGroupSource(e) {
	if (e.kind === "rego") return {
		...e,
		data: []
	};
	throw new r(`${e.what}: policies of a policy configuration must be Rego`, { code: "source_unsupported" });
}
async function findDataFolders(e, t) {
	let n = await p(e, c, {
		cwd: t,
		withHidden: !0
	});
	return [...new Set(n.map(({ inner: t }) => D(O(e, t))))];
}
async function readGroupData({ data: e, ruleData: t }, n, i) {
	let { cwd: o, dataFiles: s = [] } = i, c = [], [u, f, p] = [
		[],
		[],
		[]
	], m = {
		...C(i),
		onUnverified: (e) => void p.push(y(e))
	};
	for (let t of e) {
		let e = toSourcePath(t);
		if (d(e, m)) {
			let t = await w(e, m);
			a(u, t.data), f.push(t.used);
			continue;
		}
		let n = await l(e, o) ? await findDataFolders(e, o) : [e];
		if (n.length === 0) throw new r(`${e} has no data file (.json, .yaml)`, { code: "source_empty" });
		a(c, n);
	}
	let h = Buffer.from(JSON.stringify({ rule_data__configuration__: t }));
	return t !== void 0 && u.push({
		path: "data.json",
		name: `ruleData of ${n}`,
		text: h,
		format: "json"
	}), {
		files: [...c, ...s],
		added: u,
		used: f,
		unverified: p
	};
}
function checkSigner(t, { publicKey: n }) {
	if (!(n === "" || n.includes("-----BEGIN PUBLIC KEY-----"))) throw new e(`${t}: publicKey must be the PEM text of a public key; files, k8s:// and key services are not read`, { code: "config_invalid" });
}
async function loadConfiguredPolicies(e, t, n) {
	let { cwd: r, signal: i, compileTimeoutMs: a } = t, o = [], s = [];
	return await h(s, async () => {
		for (let { path: c } of e) {
			let { groups: e, ...l } = await readPolicyConfiguration(c, {
				cwd: r,
				signal: i,
				timeoutMs: a
			});
			checkSigner(c, l.signer);
			let u = e.flatMap(({ policy: e, data: t }) => [...e, ...t].map(toSourcePath));
			await x(u, C(t));
			for (let r of e) {
				let e = r.name === void 0 || r.name === "" ? c : `${c} (${r.name})`, i = await readGroupData(r, c, t), a = await n(e, {
					source: r,
					...l
				}, i);
				o.push(a), s.push(a.policy);
			}
		}
	}), o;
}
function toConfig({ publicKey: e, rekorUrl: t, identity: n }, r) {
	let i = e === "" ? n : {
		subject: "",
		subjectRegExp: "",
		issuer: "",
		issuerRegExp: ""
	}, a = {
		certificate_identity: i.subject,
		certificate_identity_regexp: i.subjectRegExp,
		certificate_oidc_issuer: i.issuer,
		certificate_oidc_issuer_regexp: i.issuerRegExp,
		ignore_rekor: !1,
		public_key: e,
		rekor_url: t
	};
	return `{"config":{"policy":{"when_ns":${String(r)}},"default_sigstore_opts":${JSON.stringify(a)}}}`;
}
function toGroupModule({ source: e, signer: t, digest: r, policySpec: i }, a, o) {
	let s, dataAt = (e) => {
		let r = b(e);
		if (s?.nowNs === r) return s.data;
		let i = n.of(Buffer.from(toConfig(t, r))), a = m([...o.parts, {
			name: "data.config of the configuration",
			document: i
		}]);
		return s = {
			nowNs: r,
			data: a
		}, a;
	}, c = new Map(a.map((e) => [e.path, toPackageRules(e)]));
	return checkDependencies([...c.values()]), {
		configured: {
			judge: new SourceJudge(e, c),
			digest: r,
			policySpec: i
		},
		dataAt
	};
}
export { loadConfiguredPolicies, toGroupModule, toGroupSource, toSourcePath };
