import { ConfigurationError as e, InputSchemas as t, JsonSlice as n, RegoObject as r, RegoSet as i, checkReading as a, decodeEscapes as o, isEnvelope as s, limitReading as c, message as l, option as u, parseTimeNs as d, readDocument as f, readMaterialSchema as p, sha256 as m, toNs as h } from "./shared.js";
// src/base/text/purl.ts
const g = {
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
		let [e, r] = splitOnce(n, n.indexOf("=")), i = toLowerAscii(e), a = o(r);
		if (!/^[a-z._-][a-z0-9._-]*$/.test(i) || a === void 0 || t.has(i)) return;
		a !== "" && t.set(i, a);
	}
	return t;
}
function parsePath(e) {
	let t = e.split("/").flatMap((e) => e === "" ? [] : [o(e)]);
	return t.includes(void 0) ? void 0 : t.join("/");
}
function parsePurl(e) {
	let t = /^pkg:\/*/i.exec(e);
	if (t === null) return;
	let n = e.slice(t[0].length), [r, i] = splitOnce(n, n.indexOf("#")), [a, s] = splitOnce(r, r.indexOf("?")), [c, l] = splitOnce(a, a.indexOf("/")), u = toLowerAscii(c), d = l.lastIndexOf("@"), [f, p] = splitOnce(l, d > 0 ? d : -1), m = f.lastIndexOf("/"), h = parsePath(f.slice(0, Math.max(m, 0))), _ = o(f.slice(m + 1)), v = o(p), y = parseQualifiers(s), b = parsePath(i);
	if (!/^[a-z.+-][a-z0-9.+-]*$/.test(u) || _ === void 0 || _ === "" || f.startsWith("@") && (u !== "npm" || h === "") || h === void 0 || v === void 0 || y === void 0 || b === void 0) return;
	let x = g.name.has(u) ? toLowerAscii(_) : _;
	return {
		type: u,
		namespace: g.namespace.has(u) ? toLowerAscii(h) : h,
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
const _ = [
	"1.4",
	"1.5",
	"1.6",
	"1.7"
], v = /* @__PURE__ */ new Set([
	"not_affected",
	"false_positive",
	"resolved",
	"resolved_with_pedigree"
]), y = /^(urn:cdx:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-9][0-9]*)#(.+)$/s;
function getBomLink({ serialNumber: e, version: t = 1 }) {
	return e?.replace(/^urn:uuid:(.*)$/s, `urn:cdx:$1/${String(t)}`);
}
function bomComponents(e, { refuse: t }) {
	_.includes(e.specVersion) || t(`its specVersion is none of ${_.join(", ")}`);
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
	let { metadata: a, vulnerabilities: s = [] } = e, c = getBomLink(e), l = [
		...a?.authors ?? [],
		a?.manufacturer,
		a?.supplier
	].map((e) => e?.name).find((e) => e !== void 0), find = (e, r) => {
		if (t.has(e)) return {
			name: c === void 0 ? void 0 : `${c}#${e}`,
			purl: t.get(e)
		};
		let [, a = "", s = ""] = y.exec(e) ?? [];
		a === "" && i(`${r} is not the bom-ref of one of its components, and no BOM-Link`);
		let l = a === c ? t : n.get(a);
		if (l === void 0) return {
			name: e,
			purl: void 0
		};
		let u = [s, o(s)].find((e) => e !== void 0 && l.has(e));
		return u === void 0 && i(`${r} is a BOM-Link to a component that its document does not have`), {
			name: `${a}#${u ?? ""}`,
			purl: l.get(u ?? "")
		};
	};
	return s.flatMap(({ id: e = "", references: t = [], analysis: n, affects: o = [] }, s) => {
		let { state: u, justification: f, detail: p, firstIssued: m, lastUpdated: h } = n ?? {};
		if (u === void 0) return [];
		let g = `vulnerabilities/${String(s)}`, _ = v.has(u), y = h ?? m ?? a?.timestamp, b = y === void 0 ? void 0 : d(y) ?? i(`the time of ${g} is not a time of RFC 3339`), x = o.map(({ ref: e, versions: t }, n) => {
			let { name: r, purl: i } = find(e, `${g}/affects/${String(n)}/ref`);
			return {
				names: new Set(r !== void 0 && (t === void 0 || !_) ? [r] : []),
				purls: i === void 0 ? [] : selectVersions(i, t, _),
				subcomponents: []
			};
		}), S = [e, ...t.map((e) => e.id)].filter((e) => e !== "");
		return [{
			shown: {
				kind: "vex",
				file: r,
				...c === void 0 ? {} : { document: c },
				...l === void 0 ? {} : { author: l },
				vulnerability: S[0] ?? "",
				status: u,
				...f === void 0 ? {} : { justification: f },
				...p === void 0 ? {} : { impact: p },
				...y === void 0 ? {} : { timestamp: y }
			},
			excuses: _,
			timeNs: b,
			ids: S,
			products: x
		}];
	});
}
// src/gate/vex/openvex.ts
const b = /* @__PURE__ */ new Set(["not_affected", "fixed"]);
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
	let toTimeNs = (e, t) => d(t) ?? n(`${e} is not a time of RFC 3339`), r = toTimeNs("timestamp", e.timestamp);
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
			excuses: b.has(s),
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
	if (!(t.definitions ?? [t]).every(({ isVulnerability: e }) => e === !0) || !(e instanceof r)) return;
	let n = e.get("vulnerability"), a = n instanceof i ? n.items : Array.isArray(n) ? n : [n ?? ""], [o, s] = [e.get("purl"), e.get("product")], c = [o, s].filter((e) => e !== void 0);
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
// src/gate/vex/read-vex.ts
const x = /^https:\/\/openvex\.dev\/ns(?:\/v0\.2\.\d+)?$/, S = /^https:\/\/cyclonedx\.org\/(?:bom|vex)(?:\/v?\d+\.\d+)?$/;
async function readVex(e, t) {
	return c("reading the VEX documents", t, async () => {
		let n = /* @__PURE__ */ new Map();
		for (let r of [...e].sort()) {
			let e = await readVexDocument(r, t);
			n.has(e.digest) || n.set(e.digest, e);
		}
		let r = [...n.values()].sort((e, t) => e.digest < t.digest ? -1 : 1), i = /* @__PURE__ */ new Map();
		for (let e of r) {
			if (!("cycloneDx" in e)) continue;
			let t = getBomLink(e.cycloneDx);
			t !== void 0 && (i.has(t) && e.refuse("another document has the same serialNumber and version"), i.set(t, e.components));
		}
		return new VexStatements(r.map((e) => {
			a();
			let n = toStatements(e, i);
			return refuseFuture(n, e, t.now), n;
		}).flat(), r.map(({ digest: e }) => e));
	});
}
function toStatements(e, t) {
	return "openVex" in e ? readOpenVex(e.openVex, e) : readCycloneDx(e.cycloneDx, {
		own: e.components,
		linked: t
	}, e);
}
function refuseFuture(e, { refuse: t }, n) {
	let r = h(n);
	e.some(({ timeNs: e = 0n }) => e > r) && t("the time of a statement is in the future by the clock of this machine");
}
async function openSigned(t, n, r) {
	if (r === void 0) throw new e(l`${t}: it is a signed envelope, and nothing verifies it; name its signer (${u("verify")}), or pass the document that it holds`, { code: "vex_invalid" });
	let { predicate: i, predicateType: a } = (await r.statement(t, n)).statement;
	if ((typeof i == "object" && i && "bomFormat" in i ? S : x).test(a)) return i;
	throw new e(`${t}: the type of its predicate, ${JSON.stringify(a.slice(0, 200))}, is not that of the document in it`, { code: "vex_invalid" });
}
async function readVexDocument(r, { cwd: i, verifier: o, ...c }) {
	let { json: l } = await f({
		path: r,
		format: "json"
	}, {
		cwd: i,
		uniqueKeys: !0,
		limit: { maxBytes: 67108864 },
		...c
	});
	a();
	let refuse = (t) => {
		throw new e(`${r}: ${t}`, { code: "vex_invalid" });
	}, u = s(n.of(l)) ? await openSigned(r, l, o) : JSON.parse(new TextDecoder().decode(l)), d = {
		file: r,
		refuse,
		digest: m(l)
	}, h = typeof u == "object" && u ? u : {};
	if ("bomFormat" in h) {
		checkSchema(u, await new t({}).byName("cyclonedx", r), refuse);
		let e = u;
		return {
			...d,
			cycloneDx: e,
			components: bomComponents(e, d)
		};
	}
	return "@context" in h ? (checkSchema(u, await new t({ "schema.openvex": await p("openvex") }).byName("schema.openvex", r), refuse), {
		...d,
		openVex: u
	}) : refuse("it is neither an OpenVEX document nor a CycloneDX one, in JSON, nor a signed envelope of one. An attestation without an envelope is not opened");
}
function checkSchema(e, t, n) {
	let r = t.issuesOf(e).map((e) => e.replace(/^input\/?/, ""));
	a(), r.length > 0 && n(`it does not fit the schema of its format: ${r.join("; ")}`);
}
export { readVex };
