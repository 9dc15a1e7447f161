import { copyOptions as e, invalidConfig as t, sha256 as n, sha256Hex as r } from "./evaluation.js";
import { ServiceProblem as i, authenticate as a } from "./authenticate.js";
// src/testing/timestamp.ts
const o = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;
function parseTimestamp(e) {
	let t = o.exec(e);
	if (t === null) return;
	let [, n = "", r = "", i = ""] = t, a = Date.parse(n + i);
	if (!Number.isNaN(a)) return a * 1e3 + Number(r.padEnd(6, "0").slice(0, 6));
}
function formatTimestamp(e) {
	let t = (e % 1e6 + 1e6) % 1e6, n = (/* @__PURE__ */ new Date((e - t) / 1e3)).toISOString().slice(0, 19);
	if (t === 0) return `${n}Z`;
	let r = String(t).padStart(6, "0");
	return `${n}.${r.endsWith("000") ? r.slice(0, 3) : r}Z`;
}
// src/testing/evidence-store.ts
function createEvidenceStore(r = {}) {
	let { organizations: i = ["acme"], now: a = Date.now } = e("createEvidenceStore", r), o = [...new Set(i)], [s] = o;
	if (s === void 0) throw t("the evidence store needs at least one organization");
	let c = /* @__PURE__ */ new Map(), l = /* @__PURE__ */ new Map(), u = /* @__PURE__ */ new Map(), d = /* @__PURE__ */ new Map(), f = 0, existing = (e) => {
		let n = referrerId(e);
		if (!c.has(n)) throw t(`no referrer ${e.digest} of kind ${e.kind}: add it before it is linked`);
		return n;
	}, linked = (e) => collect(u.get(e)), collect = (e = []) => [...e].flatMap((e) => c.get(e) ?? []).sort(newestFirst), getProjects = (e) => [...e.projects, ...linked(e.id).filter((e) => e.kind === "ATTESTATION").flatMap((e) => e.projects)], isVisible = (e, { organizations: t, project: n }) => t.some((t) => e.organizations.has(t)) && (n === void 0 || getProjects(e).some(({ name: e, version: t }) => e === n.name && (n.version === void 0 || t === n.version))), p = {
		organizations: o,
		addOrganization(e) {
			o.includes(e) || o.push(e);
		},
		addArtifact(e, t = {}) {
			let r = Uint8Array.from(typeof e == "string" ? Buffer.from(e) : e), i = n(r), { kind: a = "ARTIFACT", name: o = i, ...s } = t, c = p.addReferrer({
				downloadable: !0,
				...s,
				digest: i,
				kind: a
			});
			return d.set(i, {
				bytes: r,
				name: o
			}), c;
		},
		addReferrer({ digest: e, kind: n, ...r }) {
			if (e === "" || n === "") throw t("a referrer needs a digest and a kind");
			let i = r.organization ?? s;
			if (!o.includes(i)) throw t(`no organization ${i} in the evidence store`);
			let u = toMicroseconds(r.createdAt) ?? Math.max(a() * 1e3, f + 1);
			f = Math.max(f, u);
			let d = referrerId({
				digest: e,
				kind: n
			});
			return c.set(d, {
				id: d,
				digest: e,
				kind: n,
				downloadable: r.downloadable ?? !1,
				public: r.public,
				metadata: { ...r.metadata },
				annotations: { ...r.annotations },
				createdAt: u,
				organizations: /* @__PURE__ */ new Set([...c.get(d)?.organizations ?? [], i]),
				projects: r.projects ?? projectOfMetadata(r.metadata)
			}), addTo(l, e, d), {
				digest: e,
				kind: n
			};
		},
		link(e, t) {
			let [n, r] = [existing(e), existing(t)];
			addTo(u, n, r), addTo(u, r, n);
		},
		findByDigest: (e, t) => collect(l.get(e)).filter((e) => isVisible(e, t)),
		referencesOf: (e, t) => linked(referrerId(e)).filter((e) => isVisible(e, t)),
		findArtifact(e, t) {
			return p.findByDigest(e, t).some(({ downloadable: e }) => e) ? d.get(e) : void 0;
		}
	};
	return p;
}
function newestFirst(e, t) {
	return t.createdAt - e.createdAt || (e.id < t.id ? 1 : e.id > t.id ? -1 : 0);
}
function referrerId({ digest: e, kind: t }) {
	let n = r(`${t}\0${e}`);
	return [
		n.slice(0, 8),
		n.slice(8, 12),
		`8${n.slice(13, 16)}`,
		`8${n.slice(17, 20)}`,
		n.slice(20, 32)
	].join("-");
}
function toMicroseconds(e) {
	if (e === void 0) return;
	let n = typeof e == "string" ? parseTimestamp(e) : e.getTime() * 1e3;
	if (n === void 0 || Number.isNaN(n)) throw t("createdAt is not an RFC 3339 time");
	return n;
}
function projectOfMetadata(e = {}) {
	let { project: t, projectVersion: n } = e;
	return t === void 0 ? [] : [n === void 0 ? { name: t } : {
		name: t,
		version: n
	}];
}
function addTo(e, t, n) {
	let r = e.get(t);
	r === void 0 ? e.set(t, /* @__PURE__ */ new Set([n])) : r.add(n);
}
// src/testing/page-cursor.ts
function cutPage(e, t, n) {
	let r = t === "" ? void 0 : decodeCursor(t), i = r === void 0 ? [...e] : e.filter((e) => comesAfter(e, r)), a = i.slice(0, n), o = a.at(-1);
	return {
		references: a,
		nextCursor: o !== void 0 && i.length > n ? encodeCursor(o) : ""
	};
}
function comesAfter(e, t) {
	return newestFirst({
		...e,
		...t
	}, e) < 0;
}
function encodeCursor({ createdAt: e, id: t }) {
	return Buffer.from(`${formatTimestamp(e)},${t}`).toString("base64");
}
function decodeCursor(e) {
	let t = e.search(/[^A-Za-z0-9+/=]/);
	if (t >= 0 || e.length % 4 != 0) {
		let n = t >= 0 ? t : e.length - e.length % 4;
		throw malformed(`decoding cursor: illegal base64 data at input byte ${String(n)}`);
	}
	let [n = "", r, ...i] = Buffer.from(e, "base64").toString().split(","), a = parseTimestamp(n);
	if (a === void 0 || r === void 0 || i.length > 0) throw malformed("cursor is not valid");
	return {
		createdAt: a,
		id: r
	};
}
function malformed(e) {
	return new i({
		kind: "cursor_malformed",
		reason: e
	});
}
function createDiscoverRoute(e) {
	return async ({ headers: t, query: n }, r) => {
		let { tree: i, nextCursor: a } = await findDiscovery(e, t, {
			digest: r,
			kind: n.kind ?? "",
			projectName: n.project_name ?? "",
			projectVersion: n.project_version ?? "",
			cursor: n["pagination.cursor"] ?? "",
			limit: n["pagination.limit"] ?? ""
		});
		return e.dialect.toDiscovery(i, a);
	};
}
async function findDiscovery(e, t, n) {
	let { store: r, dialect: i } = e, { digest: o, kind: s, cursor: c } = n, { organizations: l } = await a(t, e), u = {
		organizations: l,
		...projectScope(n)
	}, d = pageLimit(readLimit(n.limit));
	cutPage([], c, d);
	let f = findReferrer(r.findByDigest(o, u), o, s), p = cutPage(r.referencesOf(f, u), c, d), toTree = (e, t, n) => ({
		referrer: e,
		references: t === 0 ? [] : r.referencesOf(e, u).filter(({ id: e }) => !n.has(e)).map((e) => toTree(e, t - 1, /* @__PURE__ */ new Set([...n, e.id])))
	});
	return {
		tree: {
			referrer: f,
			references: p.references.map((e) => toTree(e, i.referenceDepth - 1, /* @__PURE__ */ new Set([f.id, e.id])))
		},
		nextCursor: p.nextCursor
	};
}
function findReferrer(e, t, n) {
	let r = n === "" ? e : e.filter((e) => e.kind === n), [a, ...o] = r;
	if (a === void 0) throw new i({
		kind: "referrer_not_found",
		digest: t
	});
	if (o.length > 0) throw new i({
		kind: "kind_ambiguous",
		digest: t,
		kinds: r.map((e) => e.kind)
	});
	return a;
}
function projectScope({ projectName: e, projectVersion: t }) {
	if (e === "" && t !== "") throw new i({ kind: "project_name_missing" });
	return e === "" ? {} : { project: t === "" ? { name: e } : {
		name: e,
		version: t
	} };
}
function readLimit(e) {
	if (typeof e == "number") return e;
	if (e === "") return 0;
	if (!/^-?\d{1,10}$/.test(e)) throw new i({
		kind: "limit_malformed",
		limit: e
	});
	return Number(e);
}
function pageLimit(e) {
	if (e < 0 || e > 100) throw new i({ kind: "limit_out_of_range" });
	return e === 0 ? 20 : e;
}
// src/testing/download-route.ts
const s = "/auth/login", c = /^sha256:[a-f0-9]{64}$/;
function createDownloadRoute(e) {
	let { dialect: t } = e;
	return async ({ headers: n, path: r }, o) => {
		if (t.redirectsToLogin && (n.authorization ?? "") === "") return toLogin(r);
		let s = await a(n, e);
		if (s.kind === "api" && !t.allowsApiTokenDownload) throw new i({ kind: "operation_not_allowed" });
		let c = await issueDownloadUrl(e, s, o);
		return t.isBrowser(n.accept ?? "") ? {
			status: 302,
			headers: {
				Refresh: `1;url=${c}`,
				"Content-Type": "text/plain; charset=utf-8"
			},
			body: "Your download will begin shortly...\n"
		} : {
			status: 302,
			headers: { Location: c }
		};
	};
}
async function issueDownloadUrl({ authority: e, store: t, casUrl: n, downloadTokenSeconds: r }, a, o) {
	if (!c.test(o)) throw new i({
		kind: "digest_malformed",
		digest: o
	});
	if (t.findArtifact(o, a) === void 0) throw new i({ kind: "artifact_not_found" });
	return `${n}/download/${o}?t=${await e.issueForArtifact(o, r)}`;
}
function toLogin(e) {
	let t = `${s}?${new URLSearchParams({ callback: e }).toString()}`;
	return {
		status: 307,
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			Location: t
		},
		body: `<a href="${t.replaceAll("&", "&amp;")}">Temporary Redirect</a>.\n\n`
	};
}
export { s as LOGIN_PATH, createDiscoverRoute, createDownloadRoute, createEvidenceStore, findDiscovery, formatTimestamp, issueDownloadUrl };
