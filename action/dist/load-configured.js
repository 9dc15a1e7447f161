import { ConfigurationError as e, JsonSlice as t, PolicyLoadError as n, RegoObject as r, append as i, checkDocument as a, getMember as o, isAddress as s, isDate as c, isDirectory as l, limitReading as u, listDirectory as d, mergeBaseDocuments as f, orClose as p, parseTimeNs as m, readDocument as h, sha256 as g, shownSource as _, toOutcome as v } from "./shared.js";
import { locateProblems as y } from "./locate-problems.js";
import { dirname as b, extname as x, join as S } from "node:path";
// src/gate/conforma/policy-configuration.ts
const C = /^\d{4}-\d{2}-\d{2}$/;
function parseStartNs(e) {
	return m(C.test(e) ? `${e}T00:00:00Z` : e);
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
	return u(`reading the policy configuration ${t}`, r, async () => {
		let { json: i, locate: s } = await h({
			path: t,
			format: "yaml"
		}, {
			cwd: n,
			uniqueKeys: !0,
			...r
		}), c = JSON.parse(new TextDecoder().decode(i)), { spec: l, resource: u } = toSchemas(await import("./zod.js").then((e) => e.zod_exports)), d = o(c, "spec") !== void 0, f = a(d ? u : l, c);
		if (f.problems === void 0) return {
			...toConfiguration("spec" in f.data ? f.data.spec : f.data),
			digest: g(i)
		};
		let p = await y(f.problems, {
			where: t,
			locate: s,
			limits: r
		});
		throw new e(`${t} is not a policy configuration of ec:\n${p.join("\n")}`, { code: "config_invalid" });
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
function toPackageRules({ path: e, definitions: t, rules: r, annotations: i }) {
	let a = e.replaceAll("/", "."), o = /* @__PURE__ */ new Map(), s = [], add = (e, t) => {
		let r = e === void 0 ? void 0 : toInfo(a, e);
		if (r !== void 0) {
			if (o.has(r.code)) throw new n(`${t}: the code ${r.code} belongs to another rule too; ec tells rules apart by custom.short_name`, { code: "rego_invalid" });
			o.set(r.code, r);
		}
	};
	for (let [e, n] of t) for (let { annotations: t, location: r } of n) {
		let n = `${a}.${e} (${r.file}:${String(r.row)})`, isOwn = ({ scope: e }) => e === void 0 || e === "rule";
		t.some((e) => isOwn(e) && toInfo(a, e) !== void 0) || s.push(`${a}.${e}`);
		for (let e of [...t, i]) add(e, n);
	}
	for (let { name: e, annotations: n } of r) t.has(e) || add(n, `${a}.${e}`);
	return {
		name: a,
		infos: o,
		plain: s
	};
}
// src/gate/conforma/criteria.ts
const w = /-sha256:[0-9a-f]{64}-\S+$/;
var Criteria = class {
	#e;
	#t = [];
	#n = [];
	constructor(e, t, n) {
		this.#e = [...e];
		for (let e of t) {
			let { value: t, fromNs: r = n, untilNs: i = n, image: a, componentNames: o } = e;
			r > n || i < n || (a === void 0 ? o === void 0 ? this.#e.push(t) : this.#n.push(e) : this.#t.push(e));
		}
	}
	get isEmpty() {
		return this.#e.length + this.#t.length + this.#n.length === 0;
	}
	get values() {
		return [...this.#e, ...this.#t.map(({ value: e }) => e)];
	}
	for({ image: e, componentName: t = "" }) {
		if (e === void 0) return [...this.#e];
		let n = /* @__PURE__ */ new Set([t, t.replace(w, "")]), r = e.flatMap((e) => this.#t.filter((t) => t.image === e)), i = [...n].flatMap((e) => this.#n.flatMap((t) => t.componentNames?.filter((t) => t === e).map(() => t) ?? []));
		return [
			...r.map(({ value: e }) => e),
			...i.map(({ value: e }) => e),
			...this.#e
		];
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
const T = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[.,]\d+)?Z$/;
function getTexts(e) {
	return (Array.isArray(e) ? e : [e]).filter((e) => typeof e == "string" && e !== "");
}
var InputJudge = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o = /* @__PURE__ */ new Map();
	#s = 0;
	constructor(e, { include: t, exclude: n }, r, i) {
		this.#e = e, this.#i = r, this.#t = t.for(i), this.#n = n.for(i), this.#r = new Set(t.values);
		let [a, o] = [t.for({ image: i.image }), n.for({ image: i.image })], isSelected = (e) => {
			let t = listMatchers(e);
			return matchScore(t, a) > matchScore(t, o);
		};
		this.#a = new Set([...e.values()].flatMap(({ name: e, infos: t, plain: n }) => {
			let r = n.length > 0 && a.some((t) => t.startsWith(`${e}.`)), i = [...t.values(), ...n.map((e) => ({
				code: e,
				collections: []
			}))];
			return r || i.some(isSelected) ? [e] : [];
		}));
	}
	evaluates(e) {
		return this.#a.size === 0 || this.#a.has(e.replaceAll("/", "."));
	}
	#c(e) {
		for (let { infos: t } of this.#e.values()) {
			let n = t.get(e);
			if (n !== void 0) return n;
		}
	}
	#l(e) {
		let t = listMatchers(e), n = [], r = matchScore(t, this.#t, (e) => this.#r.delete(e));
		return {
			isIncluded: r > matchScore(t, this.#n, (e) => void n.push(e)),
			excludedBy: r > 0 ? [...new Set(n)] : []
		};
	}
	select(e, t, n) {
		let r = {
			violations: [],
			warnings: [],
			excluded: []
		};
		for (let [e, i] of [[!0, t], [!1, n]]) for (let t of i) this.#u(t, e, r);
		let i = [...r.violations, ...r.warnings];
		this.#s += i.length;
		let a = new Set(i.flatMap(findingCode)), o = [...this.#e.get(e)?.infos.values() ?? []];
		return this.#o.set(e, o.filter((e) => !a.has(e.code) && this.#l(e).isIncluded)), r;
	}
	#u(e, t, n) {
		let i = e.value instanceof r ? e.value : new r([]), [a = ""] = getTexts(i.get("code")), o = typeof i.get("code") == "string" ? this.#c(a) : void 0;
		if (a === "") this.#r.delete("*");
		else {
			let t = i.get("collections"), r = o !== void 0 && o.collections.length > 0 ? o.collections : void 0, { isIncluded: s, excludedBy: c } = this.#l({
				code: a,
				collections: r ?? (Array.isArray(t) ? getTexts(t) : []),
				terms: getTexts(i.get("term"))
			});
			if (!s) {
				if (c.length === 0) return;
				n.excluded.push({
					...e,
					exception: {
						kind: "configuration",
						criteria: c
					}
				});
				return;
			}
		}
		let s = i.get("severity");
		if (t ? s !== "warning" : s === "failure") {
			let r = o?.effectiveOn ?? i.get("effective_on");
			if (t && typeof r == "string" && this.#d(r)) {
				let t = `${e.message.replace(/\.$/, "")}. This will become a failure starting on ${r}`;
				n.warnings.push({
					...e,
					message: t,
					severity: "warning"
				});
			} else n.violations.push(e);
		} else n.warnings.push(e);
	}
	#d(e) {
		let t = T.test(e) ? m(e) : void 0;
		return t !== void 0 && t >= this.#i;
	}
	settle(e, t) {
		let n = e.map(({ result: e }) => e), r = new Set(n.flatMap(({ violations: e, warnings: t }) => [...e, ...t].flatMap(findingCode))), countLeft = ({ dependsOn: e }) => e.length === 0 ? 1 : e.filter((e) => !r.has(e)).length, leave = (e) => e.filter((e) => {
			let [t = ""] = findingCode(e), n = this.#c(t);
			return n === void 0 || countLeft(n) > 0;
		}), i = [...this.#r].map(missingInclude), a = this.#s === 0 && [...this.#o.values()].every((e) => e.length === 0);
		return e.map((e, n) => {
			let { result: r } = e, { policy: o = "" } = r;
			if (r.outcome !== "pass" && r.outcome !== "fail") return e;
			let s = n === 0, [c, l] = s ? t ? [i, []] : [[], i] : [[], []], u = [...leave(r.violations), ...c], d = [...leave(r.warnings), ...l], f = s && a ? [...r.problems, E] : r.problems, p = (this.#o.get(o) ?? []).reduce((e, t) => e + countLeft(t), 0), m = v({
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
const E = "no rule of its group of sources is included: there are no successes, warnings or failures; check include and exclude, and custom.short_name of the rules";
function findingCode({ value: e }) {
	let t = e instanceof r ? e.get("code") : void 0;
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
	constructor(e, t) {
		this.#t = e, this.#e = t;
	}
	forInput(e, t) {
		let n = c(e) ? BigInt(e.getTime()) * 1000000n : e;
		return new InputJudge(this.#e, toCriteria(this.#t, n), n, t);
	}
};
// src/gate/conforma/load-configured.ts
const D = /^(?:[a-z0-9]+::|[a-z][a-z0-9+.-]*:|git@|(?:github|gitlab)\.com\/|bitbucket\.org\/)/i;
function toSourcePath(e) {
	let t = e.replace(/^oci::(?:\/\/)?/, "oci://").replace(/^file::/, "");
	if (s(t) || !D.test(t)) return t;
	throw new n(`${_(e)}: sources of a policy configuration are paths and the addresses oci:// and https://; fetch it, and name its folder`, { code: "source_unsupported" });
}
function toGroupSource(e) {
	if (e.kind === "rego") return {
		...e,
		data: []
	};
	throw new n(`${e.what}: policies of a policy configuration must be Rego`, { code: "source_unsupported" });
}
async function findDataFolders(e, t) {
	let n = await d(e, (e) => [
		".json",
		".yaml",
		".yml"
	].includes(x(e)), {
		cwd: t,
		withHidden: !0
	});
	return [...new Set(n.map(({ inner: t }) => b(S(e, t))))];
}
async function readGroupData({ data: e, ruleData: t }, r, { cwd: a, dataFiles: o = [] }) {
	let c = [];
	for (let t of e) {
		let e = toSourcePath(t), r = !s(e) && await l(e, a) ? await findDataFolders(e, a) : [e];
		if (r.length === 0) throw new n(`${e} has no data file (.json, .yaml)`, { code: "source_empty" });
		i(c, r);
	}
	let u = Buffer.from(JSON.stringify({ rule_data__configuration__: t }));
	return {
		files: [...c, ...o],
		added: t === void 0 ? [] : [{
			path: "data.json",
			name: `ruleData of ${r}`,
			text: u,
			format: "json"
		}]
	};
}
function checkSigner(t, { publicKey: n }) {
	if (!(n === "" || n.includes("-----BEGIN PUBLIC KEY-----"))) throw new e(`${t}: publicKey must be the PEM text of a public key; files, k8s:// and key services are not read`, { code: "config_invalid" });
}
async function loadConfiguredPolicies(e, t, n) {
	let { cwd: r, signal: i, compileTimeoutMs: a } = t, o = [], s = [];
	return await p(s, async () => {
		for (let { path: c } of e) {
			let { groups: e, signer: l, digest: u } = await readPolicyConfiguration(c, {
				cwd: r,
				signal: i,
				timeoutMs: a
			});
			checkSigner(c, l);
			for (let r of e) {
				let e = r.name === void 0 || r.name === "" ? c : `${c} (${r.name})`, i = await readGroupData(r, c, t), a = await n(e, {
					source: r,
					signer: l,
					digest: u
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
function toGroupModule({ source: e, signer: n, digest: r }, i, a) {
	let o;
	return {
		configured: {
			judge: new SourceJudge(e, new Map(i.map((e) => [e.path, toPackageRules(e)]))),
			digest: r
		},
		dataAt: (e) => {
			let r = c(e) ? BigInt(e.getTime()) * 1000000n : e;
			if (o?.nowNs === r) return o.data;
			let i = t.of(Buffer.from(toConfig(n, r))), s = f([...a.parts, {
				name: "data.config of the configuration",
				document: i
			}]);
			return o = {
				nowNs: r,
				data: s
			}, s;
		}
	};
}
export { loadConfiguredPolicies, toGroupModule, toGroupSource, toSourcePath };
