import { ConfigurationError as e, JsonSlice as t, RegoObject as n, RegoSet as r, checkReading as i, decodeEscapes as a, defined as o, isEnvelope as s, limitReading as c, message as l, option as u, parseTimeNs as d, readDocument as f, sha256 as p, toNs as m } from "./evaluation.js";
import { readMaterialSchema as h } from "./compiling.js";
import { InputSchemas as g } from "./judging.js";
// src/base/text/purl.ts
const _ = {
	namespace: new Set("alpm apk bitbucket brew composer deb github golang qpkg rpm".split(" ")),
	name: new Set("alpm apk bitbucket bitnami brew chrome-extension composer deb github golang pypi".split(" "))
};
function toLowerAscii(e) {
	return e.replaceAll(/[A-Z]/g, (e) => e.toLowerCase());
}
function splitOnce(e, t) {
	return t < 0 ? [e, ""] : [e.slice(0, t), e.slice(t + 1)];
}
function parseQualifiers(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.split("&")) {
		if (n === "") continue;
		let [e, r] = splitOnce(n, n.indexOf("=")), i = toLowerAscii(e), o = a(r);
		if (!/^[a-z._-][a-z0-9._-]*$/.test(i) || o === void 0 || t.has(i)) return;
		o !== "" && t.set(i, o);
	}
	return t;
}
function parsePath(e) {
	let t = e.split("/").flatMap((e) => e === "" ? [] : [a(e)]);
	return t.includes(void 0) ? void 0 : t.join("/");
}
function parsePurl(e) {
	let t = /^pkg:\/*/i.exec(e);
	if (t === null) return;
	let n = e.slice(t[0].length), [r, i] = splitOnce(n, n.indexOf("#")), [o, s] = splitOnce(r, r.indexOf("?")), [c, l] = splitOnce(o, o.indexOf("/")), u = toLowerAscii(c), d = l.lastIndexOf("@"), [f, p] = splitOnce(l, d > 0 ? d : -1), m = f.lastIndexOf("/"), h = parsePath(f.slice(0, Math.max(m, 0))), g = a(f.slice(m + 1)), v = a(p), y = parseQualifiers(s), b = parsePath(i);
	if (!/^[a-z.+-][a-z0-9.+-]*$/.test(u) || g === void 0 || g === "" || f.startsWith("@") && (u !== "npm" || h === "") || h === void 0 || v === void 0 || y === void 0 || b === void 0) return;
	let x = _.name.has(u) ? toLowerAscii(g) : g;
	return {
		type: u,
		namespace: _.namespace.has(u) ? toLowerAscii(h) : h,
		name: u === "pypi" ? x.replaceAll("_", "-") : x,
		version: u === "huggingface" ? toLowerAscii(v) : v,
		qualifiers: y,
		subpath: b
	};
}
function isCovered(e, t) {
	return t.type === e.type && t.namespace === e.namespace && t.name === e.name && (t.version === "" || t.version === e.version) && (t.subpath === "" || t.subpath === e.subpath) && [...t.qualifiers].every(([t, n]) => e.qualifiers.get(t) === n);
}
function mayBeEqual(e, t) {
	let agree = (e, t) => e === "" || t === "" || e === t;
	return e.type === t.type && e.namespace === t.namespace && e.name === t.name && agree(e.version, t.version) && agree(e.subpath, t.subpath) && [...e.qualifiers].every(([e, n]) => agree(n, t.qualifiers.get(e) ?? ""));
}
// src/gate/vex/cyclonedx-vex.ts
const v = [
	"1.4",
	"1.5",
	"1.6",
	"1.7"
], y = /* @__PURE__ */ new Set([
	"not_affected",
	"false_positive",
	"resolved",
	"resolved_with_pedigree"
]), b = /^(urn:cdx:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-9][0-9]*)#(.+)$/s;
function getBomLink({ serialNumber: e, version: t = 1 }) {
	return e?.replace(/^urn:uuid:(.*)$/s, `urn:cdx:$1/${String(t)}`);
}
function bomComponents(e, { refuse: t }) {
	v.includes(e.specVersion) || t(`its specVersion is none of ${v.join(", ")}`);
	let n = /* @__PURE__ */ new Map(), { metadata: r, components: i = [], services: a = [] } = e, o = [...i, ...a];
	r?.component !== void 0 && o.push(r.component);
	for (let e = o.pop(); e !== void 0; e = o.pop()) {
		let { "bom-ref": r, purl: i } = e;
		r !== void 0 && (n.has(r) && t("two of its components have the same bom-ref"), n.set(r, i === void 0 ? void 0 : parsePurl(i)));
		for (let t of [...e.components ?? [], ...e.services ?? []]) o.push(t);
	}
	return n;
}
function listAffected(e = []) {
	return e.flatMap(({ status: e = "affected", version: t = "" }) => e === "unaffected" ? [] : [t]);
}
function selectVersions(e, t, n) {
	if (n === void 0) {
		let n = new Set(listAffected(t));
		return e.version !== "" || n.size === 0 || n.has("") ? [e] : Array.from(n, (t) => ({
			...e,
			version: t
		}));
	}
	return (t?.flatMap(({ version: e = "" }) => e === "" ? [] : [e]) ?? [e.version]).flatMap((t) => n(t) && ["", t].includes(e.version) ? [{
		...e,
		version: t
	}] : []);
}
function readCycloneDx(e, { own: t, linked: n }, { file: r, refuse: i }) {
	let { metadata: s, vulnerabilities: c = [] } = e, l = getBomLink(e), u = [
		...s?.authors ?? [],
		s?.manufacturer,
		s?.supplier
	].map((e) => e?.name).find((e) => e !== void 0), find = (e, r) => {
		if (t.has(e)) return {
			name: l === void 0 ? void 0 : `${l}#${e}`,
			purl: t.get(e)
		};
		let [, o = "", s = ""] = b.exec(e) ?? [];
		o === "" && i(`${r} is not the bom-ref of one of its components, and no BOM-Link`);
		let c = o === l ? t : n.get(o);
		if (c === void 0) return {
			name: e,
			purl: void 0
		};
		let u = [s, a(s)].find((e) => e !== void 0 && c.has(e));
		return u === void 0 && i(`${r} is a BOM-Link to a component that its document does not have`), {
			name: `${o}#${u ?? ""}`,
			purl: c.get(u ?? "")
		};
	};
	return c.flatMap(({ id: e = "", references: t = [], analysis: n, affects: a = [] }, c) => {
		let { state: f, justification: p, detail: m, firstIssued: h, lastUpdated: g } = n ?? {};
		if (f === void 0) return [];
		let _ = `vulnerabilities/${String(c)}`, v = y.has(f), b = g ?? h ?? s?.timestamp, x = b === void 0 ? void 0 : d(b) ?? i(`the time of ${_} is not a time of RFC 3339`), S = /* @__PURE__ */ new Map(), C = a.map(({ ref: e, versions: t }, n) => {
			let { name: r, purl: i } = find(e, `${_}/affects/${String(n)}/ref`), a = i === void 0 ? r : JSON.stringify([
				i.type,
				i.namespace,
				i.name
			]), o = S.get(a) ?? /* @__PURE__ */ new Set();
			S.set(a, o);
			for (let e of listAffected(t)) o.add(e === "" ? i?.version ?? "" : e);
			return {
				name: r,
				purl: i,
				versions: t,
				affected: o
			};
		}).map(({ name: e, purl: t, versions: n, affected: r }) => {
			let excused = (e) => e === "" ? r.size === 0 : !r.has(e) && !r.has(""), i = !v || n === void 0 && excused(t?.version ?? "");
			return {
				names: new Set(e !== void 0 && i ? [e] : []),
				purls: t === void 0 ? [] : selectVersions(t, n, v ? excused : void 0),
				subcomponents: []
			};
		}), w = [e, ...t.map((e) => e.id)].filter((e) => e !== "");
		return [{
			shown: {
				kind: "vex",
				file: r,
				...o({
					document: l,
					author: u
				}),
				vulnerability: w[0] ?? "",
				status: f,
				...o({
					justification: p,
					impact: m,
					timestamp: b
				})
			},
			excuses: v,
			timeNs: x,
			ids: w,
			products: C
		}];
	});
}
// src/gate/vex/openvex.ts
const x = /* @__PURE__ */ new Set(["not_affected", "fixed"]);
function toComponent({ "@id": e, identifiers: t = {}, hashes: n = {} }) {
	let { purl: r } = t;
	return {
		names: new Set([
			e,
			...Object.values(t),
			...Object.values(n)
		].filter((e) => e !== void 0)),
		purls: [e, r].flatMap((e) => e === void 0 ? [] : parsePurl(e) ?? [])
	};
}
function readOpenVex(e, { file: t, refuse: n }) {
	let toTimeNs = (e, t) => d(t) ?? n(`${e} is not a time of RFC 3339`), toNewest = (e, t, n) => {
		let r = n === void 0 ? t : toTimeNs(`${e}last_updated`, n);
		return r > t ? r : t;
	}, r = toTimeNs("timestamp", e.timestamp), i = toNewest("", r, e.last_updated);
	return e.statements.map((a, s) => {
		let { vulnerability: c, status: l, justification: u, impact_statement: d, products: f = [] } = a, p = `statements/${String(s)}`;
		l === "not_affected" && u === void 0 && !/[\p{L}\p{N}]/u.test(d ?? "") && n(`${p} is not_affected without a justification, and its impact_statement is empty`);
		let m = a.timestamp === void 0 ? r : toTimeNs(`${p}/timestamp`, a.timestamp), h = toNewest(`${p}/`, m, a.last_updated), g = a.timestamp === void 0 && i > h ? i : h, _ = x.has(l), v = [
			c.name,
			c["@id"],
			...c.aliases ?? []
		];
		return {
			shown: {
				kind: "vex",
				file: t,
				document: e["@id"],
				author: e.author,
				vulnerability: c.name,
				status: l,
				...o({
					justification: u,
					impact: d
				}),
				timestamp: a.timestamp ?? e.timestamp
			},
			excuses: _,
			..._ ? { timeNs: m } : {
				timeNs: g,
				withinDocumentNs: h
			},
			ids: v.filter((e) => e !== void 0),
			products: f.map(({ subcomponents: e = [], ...t }) => ({
				...toComponent(t),
				subcomponents: e.map(toComponent)
			}))
		};
	});
}
// src/gate/vex/vex-statements.ts
function isText(e) {
	return typeof e == "string" && e !== "";
}
function toIdentifier(e) {
	return e === void 0 ? void 0 : {
		text: e,
		purl: parsePurl(e)
	};
}
function readSubject({ value: e, about: t }) {
	if (!(t.definitions ?? [t]).every(({ isVulnerability: e }) => e === !0) || !(e instanceof n)) return;
	let i = e.get("vulnerability"), a = i instanceof r ? i.items : Array.isArray(i) ? i : [i ?? ""], [o, s] = [e.get("purl"), e.get("product")], c = [o, s].filter((e) => e !== void 0);
	if (a.every(isText) && a.length !== 0 && c.every(isText) && c.length !== 0) return {
		vulnerabilities: a,
		component: toIdentifier(o),
		product: toIdentifier(s)
	};
}
function isComponent({ names: e, purls: t }, { text: n, purl: r }, i) {
	return e.has(n) ? !0 : r !== void 0 && t.some((e) => i ? isCovered(r, e) : mayBeEqual(e, r));
}
function isAbout({ products: e, excuses: t }, { component: n, product: r }) {
	let contains = ({ subcomponents: e, ...n }, r, i) => {
		let a = i !== void 0 && e.some((e) => isComponent(e, i, t));
		return r === void 0 ? a && !t : isComponent(n, r, t) ? e.length === 0 || (i === void 0 ? !t : a) : !1;
	};
	return e.length === 0 ? !t : e.some((e) => contains(e, r, n) || contains(e, n, void 0));
}
function overrules(e, t) {
	let n = e.shown.file === t.shown.file, [r, i] = [e, t].map(({ excuses: e, timeNs: t, withinDocumentNs: r = t }) => (n ? r : t) ?? (e ? -Infinity : Infinity));
	return r === void 0 || i === void 0 || r === i ? t.excuses && !e.excuses : r > i;
}
const toKey = (e) => e.toUpperCase();
var VexStatements = class {
	digests;
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new Set();
	constructor(e, t) {
		this.#e = e, this.digests = t;
		for (let t of e) for (let e of new Set(t.ids.map(toKey))) {
			let n = this.#t.get(e);
			n === void 0 ? this.#t.set(e, [t]) : n.push(t);
		}
	}
	#r(e) {
		return [...new Set(Array.from(e, toKey))].flatMap((e) => this.#t.get(e) ?? []);
	}
	#i(e) {
		let t = readSubject(e);
		if (t === void 0) return;
		let n = new Set(t.vulnerabilities), r = /* @__PURE__ */ new Map(), i;
		for (let e of this.#r(n)) {
			if (!e.excuses) continue;
			let a = i === void 0 || overrules(e, i);
			(a || e.timeNs === i?.timeNs && !r.has(e.shown.file)) && e.ids.some((e) => n.has(e)) && isAbout(e, t) && (a && (i = e, r.clear()), r.set(e.shown.file, e));
		}
		let a = [...r.values()];
		return this.#r(/* @__PURE__ */ new Set([...n, ...a.flatMap((e) => e.ids)])).some((e) => !e.excuses && a.some((t) => overrules(e, t)) && isAbout(e, t)) ? void 0 : i;
	}
	apply(e) {
		let [t, n] = [[], []];
		for (let r of e) {
			let e = this.#i(r);
			e === void 0 ? t.push(r) : (this.#n.add(e), n.push({
				...r,
				exception: e.shown
			}));
		}
		return {
			left: t,
			excused: n
		};
	}
	get unused() {
		let e = /* @__PURE__ */ new Map();
		for (let t of this.#e) {
			if (!t.excuses || this.#n.has(t)) continue;
			let { file: n, author: r, vulnerability: i, status: a } = t.shown, o = e.get(n) ?? {
				file: n,
				author: r,
				statements: []
			};
			o.statements.push(`${i} (${a})`), e.set(n, o);
		}
		return [...e.values()];
	}
};
// src/gate/vex/read-vex.ts
const S = /^https:\/\/openvex\.dev\/ns\/v0\.2\.\d+$/, C = /^https:\/\/openvex\.dev\/ns(?:\/v0\.2\.\d+)?$/, w = /^https:\/\/cyclonedx\.org\/(?:bom|vex)(?:\/v?\d+\.\d+)?$/;
async function readVex(e, t) {
	return c("reading the VEX documents", t, async () => {
		let n = /* @__PURE__ */ new Map();
		for (let r of [...e].sort()) {
			let e = await readVexDocument(r, t);
			n.has(e.digest) || n.set(e.digest, e);
		}
		let r = [...n.values()].sort((e, t) => e.digest < t.digest ? -1 : 1), a = /* @__PURE__ */ new Map();
		for (let e of r) {
			if (!("cycloneDx" in e)) continue;
			let t = getBomLink(e.cycloneDx);
			t !== void 0 && (a.has(t) && e.refuse("another document has the same serialNumber and version"), a.set(t, e.components));
		}
		let o = /* @__PURE__ */ new Map();
		for (let { id: e, version: t } of r.map(getVersion)) o.set(e, Math.max(t, o.get(e) ?? 0));
		return new VexStatements(r.map((e) => {
			i();
			let n = toStatements(e, a);
			throwIfFuture(n, e, t.now);
			let { id: r, version: s } = getVersion(e);
			return r !== "" && s < (o.get(r) ?? s) ? n.filter(({ excuses: e }) => !e) : n;
		}).flat(), r.map(({ digest: e }) => e));
	});
}
function getVersion(e) {
	if ("openVex" in e) return {
		id: e.openVex["@id"],
		version: e.openVex.version
	};
	let { serialNumber: t = "", version: n = 1 } = e.cycloneDx;
	return {
		id: t,
		version: n
	};
}
function toStatements(e, t) {
	return "openVex" in e ? readOpenVex(e.openVex, e) : readCycloneDx(e.cycloneDx, {
		own: e.components,
		linked: t
	}, e);
}
function throwIfFuture(e, { refuse: t }, n) {
	let r = m(n);
	e.some(({ timeNs: e = 0n }) => e > r) && t("the time of a statement is in the future by the clock of this machine");
}
async function openSigned(t, n, r) {
	if (r === void 0) throw new e(l`${t}: it is a signed envelope, and nothing verifies it; name its signer (${u("verify")}), or pass the document that it holds`, { code: "vex_invalid" });
	let { predicate: i, predicateType: a } = (await r.statement(t, n)).statement;
	if ((typeof i == "object" && i && "bomFormat" in i ? w : C).test(a)) return i;
	throw new e(`${t}: the type of its predicate, ${JSON.stringify(a.slice(0, 200))}, is not that of the document in it`, { code: "vex_invalid" });
}
async function readVexDocument(n, { cwd: r, verifier: a, ...o }) {
	let { json: c } = await f({
		path: n,
		format: "json"
	}, {
		cwd: r,
		uniqueKeys: !0,
		limit: { maxBytes: 67108864 },
		...o
	});
	i();
	let throwVexError = (t) => {
		throw new e(`${n}: ${t}`, { code: "vex_invalid" });
	}, l = s(t.of(c)) ? await openSigned(n, c, a) : JSON.parse(new TextDecoder().decode(c)), u = {
		file: n,
		refuse: throwVexError,
		digest: p(c)
	}, d = typeof l == "object" && l ? l : {};
	if ("bomFormat" in d) {
		checkSchema(l, await new g({}).byName("cyclonedx", n), throwVexError);
		let e = l;
		return {
			...u,
			cycloneDx: e,
			components: bomComponents(e, u)
		};
	}
	return "@context" in d ? S.test(String(d["@context"])) ? (checkSchema(l, await new g({ "schema.openvex": await h("openvex") }).byName("schema.openvex", n), throwVexError), {
		...u,
		openVex: l
	}) : throwVexError("its @context is not https://openvex.dev/ns/v0.2.0; write the document by OpenVEX 0.2") : throwVexError("it is neither an OpenVEX document nor a CycloneDX one, in JSON, nor a signed envelope of one. An attestation without an envelope is not opened");
}
function checkSchema(e, t, n) {
	let r = t.issuesOf(e).map((e) => e.replace(/^input[/ ]/, ""));
	i(), r.length > 0 && n(`it does not fit the schema of its format: ${r.join("; ")}`);
}
export { readVex };
