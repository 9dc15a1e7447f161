import { ConfigurationError as e, InputSchemas as t, RegoObject as n, RegoSet as r, checkReading as i, decodeEscapes as a, limitReading as o, parseTimeNs as s, readDocument as c, readMaterialSchema as l, sha256 as u, toNs as d } from "./shared.js";
// src/base/text/purl.ts
const f = {
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
	let n = e.slice(t[0].length), [r, i] = splitOnce(n, n.indexOf("#")), [o, s] = splitOnce(r, r.indexOf("?")), [c, l] = splitOnce(o, o.indexOf("/")), u = toLowerAscii(c), d = l.lastIndexOf("@"), [p, m] = splitOnce(l, d > 0 ? d : -1), h = p.lastIndexOf("/"), g = parsePath(p.slice(0, Math.max(h, 0))), _ = a(p.slice(h + 1)), v = a(m), y = parseQualifiers(s), b = parsePath(i);
	if (!/^[a-z.+-][a-z0-9.+-]*$/.test(u) || _ === void 0 || _ === "" || p.startsWith("@") && (u !== "npm" || g === "") || g === void 0 || v === void 0 || y === void 0 || b === void 0) return;
	let x = f.name.has(u) ? toLowerAscii(_) : _;
	return {
		type: u,
		namespace: f.namespace.has(u) ? toLowerAscii(g) : g,
		name: u === "pypi" ? x.replaceAll("_", "-") : x,
		version: u === "huggingface" ? toLowerAscii(v) : v,
		qualifiers: y,
		subpath: b
	};
}
function isCovered(e, t) {
	return t.type === e.type && t.namespace === e.namespace && t.name === e.name && (t.version === "" || t.version === e.version) && (t.subpath === "" || t.subpath === e.subpath) && [...t.qualifiers].every(([t, n]) => e.qualifiers.get(t) === n);
}
// src/gate/vex/cyclonedx-vex.ts
const p = [
	"1.4",
	"1.5",
	"1.6",
	"1.7"
], m = /* @__PURE__ */ new Set([
	"not_affected",
	"false_positive",
	"resolved",
	"resolved_with_pedigree"
]), h = /^(urn:cdx:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-9][0-9]*)#(.+)$/s;
function getBomLink({ serialNumber: e, version: t = 1 }) {
	return e?.replace(/^urn:uuid:(.*)$/s, `urn:cdx:$1/${String(t)}`);
}
function bomComponents(e, { refuse: t }) {
	p.includes(e.specVersion) || t(`its specVersion is none of ${p.join(", ")}`);
	let n = /* @__PURE__ */ new Map(), { metadata: r, components: i = [], services: a = [] } = e, o = [...i, ...a];
	r?.component !== void 0 && o.push(r.component);
	for (let e = o.pop(); e !== void 0; e = o.pop()) {
		let { "bom-ref": r, purl: i } = e;
		r !== void 0 && (n.has(r) && t("two of its components have the same bom-ref"), n.set(r, i === void 0 ? void 0 : parsePurl(i)));
		for (let t of [...e.components ?? [], ...e.services ?? []]) o.push(t);
	}
	return n;
}
function selectVersions(e, t, n) {
	if (t === void 0) return [e];
	let r = t.filter(({ status: e = "affected" }) => e === "unaffected" === n), i = e.version === "" && r.every(({ version: e }) => e !== void 0);
	return !n && !i ? [e] : r.flatMap(({ version: t }) => t !== void 0 && ["", t].includes(e.version) ? [{
		...e,
		version: t
	}] : []);
}
function readCycloneDx(e, { own: t, linked: n }, { file: r, refuse: i }) {
	let { metadata: o, vulnerabilities: c = [] } = e, l = getBomLink(e), u = [
		...o?.authors ?? [],
		o?.manufacturer,
		o?.supplier
	].map((e) => e?.name).find((e) => e !== void 0), find = (e, r) => {
		if (t.has(e)) return {
			name: l === void 0 ? void 0 : `${l}#${e}`,
			purl: t.get(e)
		};
		let [, o = "", s = ""] = h.exec(e) ?? [];
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
		let { state: d, justification: f, detail: p, firstIssued: h, lastUpdated: g } = n ?? {};
		if (d === void 0) return [];
		let _ = `vulnerabilities/${String(c)}`, v = m.has(d), y = g ?? h ?? o?.timestamp, b = y === void 0 ? void 0 : s(y) ?? i(`the time of ${_} is not a time of RFC 3339`), x = a.map(({ ref: e, versions: t }, n) => {
			let { name: r, purl: i } = find(e, `${_}/affects/${String(n)}/ref`);
			return {
				names: new Set(r !== void 0 && (t === void 0 || !v) ? [r] : []),
				purls: i === void 0 ? [] : selectVersions(i, t, v),
				subcomponents: []
			};
		}), S = [e, ...t.map((e) => e.id)].filter((e) => e !== "");
		return [{
			shown: {
				kind: "vex",
				file: r,
				...l === void 0 ? {} : { document: l },
				...u === void 0 ? {} : { author: u },
				vulnerability: S[0] ?? "",
				status: d,
				...f === void 0 ? {} : { justification: f },
				...p === void 0 ? {} : { impact: p },
				...y === void 0 ? {} : { timestamp: y }
			},
			excuses: v,
			timeNs: b,
			ids: S,
			products: x
		}];
	});
}
// src/gate/vex/openvex.ts
const g = /* @__PURE__ */ new Set(["not_affected", "fixed"]);
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
	/^https:\/\/openvex\.dev\/ns\/v0\.2\.\d+$/.test(e["@context"]) || n("its @context is not https://openvex.dev/ns/v0.2.0; write the document by OpenVEX 0.2");
	let toTimeNs = (e, t) => s(t) ?? n(`${e} is not a time of RFC 3339`), r = toTimeNs("timestamp", e.timestamp);
	return e.statements.map((i, a) => {
		let { vulnerability: o, status: s, justification: c, impact_statement: l, products: u = [] } = i, d = `statements/${String(a)}`;
		s === "not_affected" && c === void 0 && l?.trim() === "" && n(`${d} is not_affected without a justification, and its impact_statement is empty`);
		let f = [
			o.name,
			o["@id"],
			...o.aliases ?? []
		];
		return {
			shown: {
				kind: "vex",
				file: t,
				document: e["@id"],
				author: e.author,
				vulnerability: o.name,
				status: s,
				...c === void 0 ? {} : { justification: c },
				...l === void 0 ? {} : { impact: l },
				timestamp: i.timestamp ?? e.timestamp
			},
			excuses: g.has(s),
			timeNs: i.timestamp === void 0 ? r : toTimeNs(`${d}/timestamp`, i.timestamp),
			ids: f.filter((e) => e !== void 0),
			products: u.map(({ subcomponents: e = [], ...t }) => ({
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
function isComponent({ names: e, purls: t }, { text: n, purl: r }) {
	return e.has(n) || r !== void 0 && t.some((e) => isCovered(r, e));
}
function isAbout({ products: e, excuses: t }, { component: n, product: r }) {
	let contains = ({ subcomponents: e, ...n }, r, i) => r === void 0 || !isComponent(n, r) ? !1 : e.length === 0 ? !0 : i === void 0 ? !t : e.some((e) => isComponent(e, i));
	return e.some((e) => contains(e, r, n) || contains(e, n, void 0));
}
function overrules(e, t) {
	let [n, r] = [e, t].map(({ excuses: e, timeNs: t }) => t ?? (e ? -Infinity : Infinity));
	return n === void 0 || r === void 0 || n === r ? t.excuses && !e.excuses : n > r;
}
var VexStatements = class {
	digests;
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new Set();
	constructor(e, t) {
		this.#e = e, this.digests = t;
		for (let t of e) for (let e of new Set(t.ids)) {
			let n = this.#t.get(e);
			n === void 0 ? this.#t.set(e, [t]) : n.push(t);
		}
	}
	#r(e) {
		let t = readSubject(e);
		if (t === void 0) return;
		let n;
		for (let e of new Set(t.vulnerabilities)) for (let r of this.#t.get(e) ?? []) (n === void 0 || overrules(r, n)) && isAbout(r, t) && (n = r);
		return n?.excuses === !0 ? this.#i(n, t) ?? n : n;
	}
	#i(e, t) {
		return e.ids.flatMap((e) => this.#t.get(e) ?? []).find((n) => !n.excuses && overrules(n, e) && isAbout(n, t));
	}
	apply(e) {
		let [t, n] = [[], []];
		for (let r of e) {
			let e = this.#r(r);
			e?.excuses === !0 ? (this.#n.add(e), n.push({
				...r,
				exception: e.shown
			})) : t.push(r);
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
async function readVex(e, t, n, r) {
	return o("reading the VEX documents", r, async () => {
		let a = /* @__PURE__ */ new Map();
		for (let n of [...e].sort()) {
			let e = await readVexDocument(n, t, r);
			a.has(e.digest) || a.set(e.digest, e);
		}
		let o = [...a.values()].sort((e, t) => e.digest < t.digest ? -1 : 1), s = /* @__PURE__ */ new Map();
		for (let e of o) {
			if (!("cycloneDx" in e)) continue;
			let t = getBomLink(e.cycloneDx);
			t !== void 0 && (s.has(t) && e.refuse("another document has the same serialNumber and version"), s.set(t, e.components));
		}
		return new VexStatements(o.map((e) => {
			i();
			let t = toStatements(e, s);
			return refuseFuture(t, e, n), t;
		}).flat(), o.map(({ digest: e }) => e));
	});
}
function toStatements(e, t) {
	return "openVex" in e ? readOpenVex(e.openVex, e) : readCycloneDx(e.cycloneDx, {
		own: e.components,
		linked: t
	}, e);
}
function refuseFuture(e, { refuse: t }, n) {
	let r = d(n);
	e.some(({ timeNs: e = 0n }) => e > r) && t("the time of a statement is in the future by the clock of this machine");
}
async function readVexDocument(n, r, a) {
	let { json: o } = await c({
		path: n,
		format: "json"
	}, {
		cwd: r,
		uniqueKeys: !0,
		limit: { maxBytes: 67108864 },
		...a
	});
	i();
	let refuse = (t) => {
		throw new e(`${n}: ${t}`, { code: "vex_invalid" });
	}, s = JSON.parse(new TextDecoder().decode(o)), d = {
		file: n,
		refuse,
		digest: u(o)
	}, f = typeof s == "object" && s ? s : {};
	if ("bomFormat" in f) {
		checkSchema(s, await new t({}).byName("cyclonedx", n), refuse);
		let e = s;
		return {
			...d,
			cycloneDx: e,
			components: bomComponents(e, d)
		};
	}
	return "@context" in f ? (checkSchema(s, await new t({ "schema.openvex": await l("openvex") }).byName("schema.openvex", n), refuse), {
		...d,
		openVex: s
	}) : refuse("it is neither an OpenVEX document nor a CycloneDX one, in JSON. Envelopes and attestations are not opened: verify them, and pass the document that they hold");
}
function checkSchema(e, t, n) {
	let r = t.issuesOf(e).map((e) => e.replace(/^input\/?/, ""));
	i(), r.length > 0 && n(`it does not fit the schema of its format: ${r.join("; ")}`);
}
export { readVex };
