import { __exportAll as e, __toESM as t } from "./rolldown-runtime.js";
import { ConfigurationError as n, DocumentError as r, JsonSlice as i, PolicyLoadError as a, RegoNumber as o, RegoObject as s, ServiceError as c, Turns as l, addressFolder as u, append as d, asBuffer as f, checkLeftOut as p, codeOf as m, compareStrings as h, decodeEscapes as g, defined as _, endOfString as v, endOfValue as y, errorMessages as b, escapeAll as ee, explainFailure as te, failedPolicy as ne, formatReference as re, getOrigin as x, invalidBundle as S, invalidConfig as C, isDirectory as ie, isGzip as ae, isRegohostError as oe, isSignatures as se, joinParts as w, limitLoading as T, loadPackage as ce, loadRead as E, loadSource as D, makeFolder as O, mergeRegoSources as le, nextToken as k, openPolicy as ue, parseJson as A, pick as j, readData as de, readOwnData as fe, readPolicyBytes as pe, readRegularFile as M, readSmallFile as me, readSourceFile as he, require__builtin_crypto as ge, require__builtin_util as _e, require_promises as ve, sha256 as N, stringAt as ye, toJsonText as P, toJsonValue as be, toPrintableJson as F, toReadOptions as xe, toStrictJson as Se, unreadableConfig as I, unsupportedSource as L } from "./evaluation.js";
import { version as R } from "./start.js";
import { unpackBundle as Ce } from "./library.js";
import { removeLeftPartials as we, writePrivately as Te } from "./partial-file.js";
import { ApiError as Ee } from "./api-error.js";
import { compileSource as De } from "./compiling.js";
import { inspectRego as z } from "./inspect-rego.js";
import { number as Oe, object as ke, string as B } from "./zod.js";
import { toDefinedAt as Ae } from "./conflict-message.js";
import { LargeJson as je, addObjects as Me } from "./large-json.js";
import { ROOT as V, SYSTEM as Ne, ServedPolicies as Pe, readingCheck as Fe, toTerm as Ie } from "./served-policies.js";
import { addLazily as Le, eventJsonParts as Re, keepEventTexts as ze, readEventTexts as H } from "./judging.js";
import { WatchedSink as Be } from "./watched-sink.js";
import { createLock as Ve, takeOver as He } from "./file-lock.js";
import { parseKeyPair as Ue } from "./key-pair.js";
import { parseCertificates as We } from "./read-certificates.js";
import { Pieces as Ge } from "./shared.js";
import { _usingCtx as U } from "./usingCtx.js";
import { setTimeout as Ke } from "node:timers/promises";
import { dirname as qe, join as W, resolve as Je } from "node:path";
import { hostname as G } from "node:os";
import { gzip as Ye } from "node:zlib";
import { execFile as Xe } from "node:child_process";
// src/server/serve/service-answer.ts
var K = _e(), Ze = ge(), q = /* @__PURE__ */ t(ve(), 1);
const J = {
	401: "unauthenticated",
	403: "permission_denied",
	404: "not_found",
	429: "rate_limited"
};
function lowerCased(e) {
	return Object.fromEntries(Object.entries(e).map(([e, t]) => [e.toLowerCase(), t]));
}
async function readBody(e, t) {
	let n = new Ge();
	for (let r = await e.read(); r !== void 0; r = await e.read()) if (n.add(r), n.length > t) {
		let { method: n, url: r } = e.context.request;
		throw new c(`${n} ${r}: the answer is larger than ${String(t)} bytes`, {
			...e.context,
			status: e.status,
			code: "response_too_large"
		});
	}
	return n.concat();
}
async function readCredentials(e, { who: t, setting: n, subject: r }, i) {
	let { context: a, status: o } = e, s = `${t}, ${a.request.url},`;
	if (o !== 200) throw new c(`${s} answered ${String(o)}; check ${n}`, {
		...a,
		status: o,
		code: o >= 400 && o < 404 ? "unauthenticated" : J[o] ?? "service_failed"
	});
	let l = await i(await readBody(e, 262144));
	if (l !== void 0) return l;
	throw new c(`${s} answered without ${r}`, {
		...a,
		status: o,
		code: "response_invalid"
	});
}
// src/server/serve/repeat.ts
const Y = {
	random: () => Math.random(),
	sleep: (e, t) => Ke(e, void 0, { signal: t })
};
function failureDelayMs(e, { maxMs: t }, n) {
	let r = Math.min(100 * 2 ** Math.min(e - 1, 30), Math.max(t, 100));
	return r / 2 + r / 2 * n;
}
async function repeat(e, t, n, r = Y) {
	let i = 0;
	for (; !n.aborted;) {
		let a;
		try {
			if (await e() === "again") continue;
			i = 0, a = Math.max(100, t.minMs + (t.maxMs - t.minMs) * r.random());
		} catch {
			i++, a = failureDelayMs(i, t, r.random());
		}
		try {
			await r.sleep(a, n);
		} catch {
			return;
		}
	}
}
// src/server/serve/bundles/bundle-status.ts
const X = "bundle_error";
function toTime(e) {
	return e?.toISOString() ?? "0001-01-01T00:00:00Z";
}
var BundleStatus = class {
	name;
	activeRevision = "";
	size = 0;
	code = "";
	message = "";
	httpCode;
	lastActivation;
	lastDownload;
	lastSuccessfulRequest;
	lastRequest;
	loaded = 0;
	failures = 0;
	metrics = /* @__PURE__ */ new Map();
	constructor(e) {
		this.name = e;
	}
	requested(e) {
		this.lastRequest = e;
	}
	answered(e) {
		this.lastSuccessfulRequest = this.lastRequest, e && (this.lastDownload = this.lastRequest);
	}
	activated(e, t) {
		this.activeRevision = e, this.lastActivation = t, this.loaded++;
	}
	failed(e) {
		this.failures++, this.code = X, this.message = b(e).join("; because: "), this.httpCode = e instanceof c ? e.status : void 0;
	}
	cleared() {
		this.code = "", this.message = "", this.httpCode = void 0;
	}
	toJSON() {
		return {
			name: this.name,
			...this.activeRevision === "" ? {} : { active_revision: this.activeRevision },
			last_successful_activation: toTime(this.lastActivation),
			type: "snapshot",
			...this.size === 0 ? {} : { size: this.size },
			last_successful_download: toTime(this.lastDownload),
			last_successful_request: toTime(this.lastSuccessfulRequest),
			last_request: toTime(this.lastRequest),
			...this.code === "" ? {} : {
				code: this.code,
				message: this.message
			},
			...this.httpCode === void 0 ? {} : { http_code: this.httpCode },
			...this.metrics.size === 0 ? {} : { metrics: Object.fromEntries(this.metrics) }
		};
	}
};
async function toVerify(e, t, { skipVerify: n }) {
	return e.verify === void 0 ? !n && void 0 : e.isSignatureOptional && !await t() ? void 0 : e.verify;
}
async function readArchiveBundle(e, t, n) {
	let { name: r, sizeLimitBytes: i } = t;
	if (!ae(e)) throw S(`${r} is not a bundle: not gzip data`);
	let isSigned = async () => (await Ce(e, r, i)).some(({ path: e }) => se(e)), { signal: a } = n, o = await T(`reading the bundle ${r}`, n, async () => {
		let o = await toVerify(t, isSigned, n);
		return pe(e, r, {
			maxBytes: i,
			bundles: o,
			signal: a
		});
	});
	return p(o.ignored, n.allowSkippedFiles === !0), {
		name: r,
		source: o
	};
}
async function fromService(e, { service: t, path: n }, r, i, a) {
	let o = a.services.get(t);
	if (o === void 0) throw TypeError(`no service ${t}`);
	let s = i ? e.longPollMs ?? 0 : 0, c = s === 0 ? "" : `;wait=${String(s / 1e3)}`, l = await o.request({
		path: n,
		headers: {
			prefer: `modes=snapshot${c}`,
			...r === "" ? {} : { "if-none-match": r }
		},
		alsoFine: r === "" ? [] : [304],
		maxBytes: e.sizeLimitBytes,
		waitMs: s,
		signal: a.signal
	});
	if (l.status === 304) return { isLongPoll: s > 0 };
	let u = l.body;
	return {
		fetched: {
			bundle: await readArchiveBundle(u, e, a),
			bytes: u,
			etag: l.header("etag") ?? ""
		},
		isLongPoll: e.longPollMs !== void 0 && l.header("content-type") === "application/vnd.openpolicyagent.bundles"
	};
}
function openImage(e, { address: t, service: n }, r) {
	let i, open = async () => {
		let i = n === void 0 ? void 0 : r.services.get(n);
		if (n !== void 0 && i === void 0) throw TypeError(`no service ${n}`);
		let { PolicyImage: a } = await import("./policy-image.js"), { signal: o, env: s } = r, c = u();
		return new a(t, {
			cwd: "",
			env: s,
			signal: o,
			maxBytes: e.sizeLimitBytes,
			...i === void 0 ? {} : { credentials: {
				find: (e) => i.registryCredentials(e),
				setting: `services.${i.name}.credentials`
			} },
			cache: c
		});
	};
	return {
		async poll(t) {
			return i ??= await open(), fromImage(e, i, t, r);
		},
		async close() {
			await i?.close();
		}
	};
}
async function fromImage(e, t, n, r) {
	let i = n === "" ? await t.fetch() : await t.fetchChanged(n);
	if (i === void 0) return { isLongPoll: !1 };
	let { used: a, content: o } = i;
	if (o.kind !== "file") throw L(`${a.resolved}: its layers are single files, as Conftest pushes them; push it as a bundle`);
	return {
		fetched: {
			bundle: await readArchiveBundle(o.bytes, e, r),
			bytes: o.bytes,
			etag: a.digest
		},
		isLongPoll: !1
	};
}
async function fromFile(e, t, n, r) {
	let { name: i, sizeLimitBytes: a } = e;
	if (!await ie(t, "")) {
		let i = await he(t, a, ""), o = N(i);
		return o === n ? { isLongPoll: !1 } : {
			fetched: {
				bundle: await readArchiveBundle(i, e, r),
				bytes: void 0,
				etag: o
			},
			isLongPoll: !1
		};
	}
	let isSigned = async () => isThere(Je(t, ".signatures.json")), { signal: o, allowSkippedFiles: s } = r, { source: c, digest: l } = await T(`reading the bundle ${i}`, r, async () => {
		let n = await toVerify(e, isSigned, r), i = await D(t, {
			maxBytes: a,
			bundles: n,
			signal: o,
			allowSkippedFiles: s
		});
		return {
			source: i,
			digest: await folderDigest(i, { signal: o })
		};
	});
	return l === n ? { isLongPoll: !1 } : {
		fetched: {
			bundle: {
				name: i,
				source: c
			},
			bytes: void 0,
			etag: l
		},
		isLongPoll: !1
	};
}
async function isThere(e) {
	let { access: n } = await import("./evaluation.js").then((e) => /* @__PURE__ */ t(e.require_promises(), 1));
	return n(e).then(() => !0, () => !1);
}
async function folderDigest(e, t) {
	let { digest: n = "", revisions: r } = await x(e, t), i = e.kind === "rego" ? e.files.map((e) => e.path) : [], a = e.kind === "rego" ? e.roots.map((e) => e.roots) : [];
	return N(Buffer.from(JSON.stringify([
		n,
		r,
		i,
		a
	])));
}
function openBundleSource(e, t) {
	let { from: n } = e;
	return n.kind === "image" ? openImage(e, n, t) : {
		poll: (r, i) => n.kind === "service" ? fromService(e, n, r, i, t) : fromFile(e, n.path, r, t),
		close: () => Promise.resolve()
	};
}
// src/server/serve/bundles/persisted-bundle.ts
const Qe = 2 ** 31 - 1;
function persistedPath(e, t) {
	return W(e, "bundles", t, "bundle.tar.gz");
}
async function persistBundle(e, t, n) {
	let r = persistedPath(e, t);
	O(qe(r)), await Te(r, n), await we(r);
}
async function readPersistedBundle(e, t) {
	try {
		return await M(persistedPath(e, t), Qe, { followsLinks: !1 });
	} catch (e) {
		if (m(e) === "ENOENT") return;
		throw e;
	}
}
// src/server/serve/bundles/bundle-set.ts
var BundleSet = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Map();
	#i = new AbortController();
	#a = Promise.resolve();
	#o = Promise.resolve();
	constructor(e) {
		this.#e = e, this.#t = new Map(e.bundles.map((e) => [e.name, {
			config: e,
			source: openBundleSource(e, this.#c()),
			status: new BundleStatus(e.name),
			etag: "",
			canWait: !0
		}]));
	}
	get statuses() {
		return new Map([...this.#t].map(([e, { status: t }]) => [e, t]));
	}
	get missing() {
		return [...this.#t.keys()].filter((e) => !this.#n.has(e)).sort();
	}
	async start() {
		await this.#m();
		let { clock: e = Y } = this.#e, { signal: t } = this.#i;
		this.#o = Promise.all([...this.#t.values()].map(({ config: n }) => repeat(() => this.poll(n.name), n.delay, t, e)));
	}
	async close() {
		this.#i.abort(/* @__PURE__ */ Error("the server is shutting down")), await this.#o, await this.#a.catch(() => void 0);
		for (let { source: e } of this.#t.values()) await e.close();
	}
	async poll(e) {
		let t = this.#t.get(e);
		if (t === void 0) throw TypeError(`no bundle ${e}`);
		let { source: n, status: r } = t, i = t.canWait && r.code === "";
		r.requested(/* @__PURE__ */ new Date());
		let a = performance.now();
		try {
			let { fetched: o, isLongPoll: s } = await n.poll(t.etag, i);
			return this.#s(r, "timer_bundle_request_ns", Math.round((performance.now() - a) * 1e6)), r.answered(o !== void 0), o === void 0 ? r.cleared() : (t.canWait = s, await this.#l(e, o)), s ? "again" : void 0;
		} catch (t) {
			if (this.#i.signal.aborted) throw t;
			let n = r.message;
			r.failed(t);
			let i = toActivationError(e, t);
			throw r.message !== n && this.#e.onError(i), i;
		} finally {
			this.#e.onStatus?.();
		}
	}
	#s({ name: e, metrics: t }, n, r) {
		t.set(n, r), this.#e.onStage?.(e, n, r);
	}
	#c() {
		return {
			...this.#e,
			signal: this.#i.signal
		};
	}
	#l(e, t) {
		let n = this.#a.catch(() => void 0).then(() => this.#u(e, t));
		return this.#a = n, n;
	}
	async #u(e, t) {
		this.#r.set(e, t);
		let n = new Map([...this.#n, ...this.#r]), r = this.#t.get(e);
		if (n.size < this.#t.size) {
			r !== void 0 && (r.etag = t.etag);
			return;
		}
		let i = performance.now(), a;
		try {
			let e = this.#e.bundles.flatMap((e) => n.get(e.name)?.bundle ?? []);
			a = await this.#e.load(e, this.#i.signal);
		} catch (t) {
			throw this.#d(e, t), t;
		}
		this.#e.current.replace(a);
		let o = Math.round((performance.now() - i) * 1e6), s = new Map(this.#r);
		this.#r.clear();
		for (let [e, t] of s) this.#f(e, t, o);
		for (let [e, { bytes: t }] of s) await this.#p(e, t);
	}
	#d(e, t) {
		for (let n of this.#r.keys()) {
			let r = this.#t.get(n);
			r !== void 0 && (r.etag = this.#n.get(n)?.etag ?? "", n !== e && r.status.failed(t));
		}
		this.#r.clear();
	}
	#f(e, t, n) {
		this.#n.set(e, t);
		let r = this.#t.get(e);
		if (r === void 0) return;
		let { status: i } = r;
		r.etag = t.etag, i.cleared(), this.#s(i, "timer_rego_load_bundles_ns", n), i.size = t.bytes?.byteLength ?? 0, i.activated(t.bundle.source.revisions[0] ?? "", /* @__PURE__ */ new Date());
	}
	async #p(e, t) {
		let n = this.#t.get(e);
		if (n?.config.persist !== !0 || t === void 0) return;
		let { directory: r } = this.#e;
		try {
			await persistBundle(r, e, t);
		} catch (e) {
			throw n.etag = "", e;
		}
	}
	async #m() {
		for (let { config: e, status: t } of this.#t.values()) if (e.persist && e.from.kind !== "file") try {
			let t = await readPersistedBundle(this.#e.directory, e.name);
			if (t === void 0) continue;
			let n = await readArchiveBundle(t, e, this.#c());
			await this.#l(e.name, {
				bundle: n,
				bytes: void 0,
				etag: ""
			});
		} catch (n) {
			t.failed(n), this.#e.onError(toActivationError(e.name, n));
		}
	}
};
function toActivationError(e, t) {
	let n = `the bundle ${e} was not activated; what is served stays as it was`;
	return new a(n, {
		code: oe(t) ? t.code : "source_unreadable",
		cause: t
	});
}
// src/server/serve/current-policies.ts
function toVersion(e) {
	return e === void 0 ? void 0 : {
		policies: e,
		leases: 0,
		isCurrent: !0
	};
}
var CurrentPolicies = class {
	#e;
	#t = /* @__PURE__ */ new Set();
	#n;
	#r;
	constructor(e, t = () => [], n) {
		this.#e = t, this.#r = toVersion(n), this.replace(e);
	}
	lease() {
		let e = this.#n;
		if (e === void 0) {
			let e = this.#e().join(", ");
			throw new Ee(503, "internal_error", `one or more bundles are not activated: ${e}`);
		}
		return this.#i(e);
	}
	leaseForHealth() {
		let e = this.#n ?? this.#r;
		return e === void 0 ? void 0 : this.#i(e);
	}
	replace(e) {
		this.#a(this.#n), this.#n = toVersion(e), e !== void 0 && (this.#a(this.#r), this.#r = void 0);
	}
	#i(e) {
		e.leases++;
		let t = !0;
		return {
			policies: e.policies,
			[Symbol.dispose]: () => {
				t && (t = !1, e.leases--, this.#o(e));
			}
		};
	}
	#a(e) {
		e !== void 0 && (e.isCurrent = !1, this.#o(e));
	}
	#o({ policies: e, leases: t, isCurrent: n }) {
		if (t > 0 || n) return;
		let r = e[Symbol.asyncDispose]().finally(() => this.#t.delete(r));
		this.#t.add(r), r.catch(() => void 0);
	}
	async [Symbol.asyncDispose]() {
		this.replace(void 0), this.#a(this.#r), this.#r = void 0, await Promise.all(this.#t);
	}
};
// src/server/serve/document-tree.ts
function createNode() {
	return {
		children: /* @__PURE__ */ new Map(),
		defined: void 0,
		isEntrypoint: !1,
		isNameless: !1,
		isPackage: !1
	};
}
var $e = class DocumentTree {
	#e = createNode();
	constructor() {}
	static ofRules(e, t) {
		let n = new DocumentTree();
		for (let e of t) {
			let t = n.#e;
			for (let r of e) t = n.#t(t, r), t.isPackage = !0;
		}
		for (let { path: t, isFunction: r } of e) {
			let e = n.#e, i = !0;
			for (let a of t) e = n.#t(e, a), i &&= a !== "" && !a.includes("/"), r || (i ? e.isEntrypoint = !0 : e.isNameless = !0);
			r ? e.defined ??= "function" : e.defined = "rule";
		}
		return n;
	}
	static ofEntrypoints(e) {
		let t = new DocumentTree();
		for (let n of e) {
			let e = n.split("/").reduce((e, n) => t.#t(e, n), t.#e);
			e.defined = "rule", e.isEntrypoint = !0;
		}
		return t;
	}
	#t(e, t) {
		let n = e.children.get(t) ?? createNode();
		return e.children.set(t, n), n;
	}
	get roots() {
		return [...this.#e.children].filter(([, e]) => e.isEntrypoint).map(([e]) => e).sort();
	}
	get entrypoints() {
		let e = [], collect = (t, n) => {
			t.isEntrypoint && e.push(n.join("/"));
			for (let [e, r] of t.children) collect(r, [...n, e]);
		};
		return collect(this.#e, []), e.sort();
	}
	find(e) {
		let t = this.#e, n, r = [];
		for (let [i, a] of e.entries()) {
			let s = a instanceof o ? void 0 : t.children.get(a);
			if (s === void 0 || typeof a != "string") return {
				kind: "base",
				isPackage: !1
			};
			if (t = s, r.push(a), t.isEntrypoint && (n = {
				name: [...r],
				rest: e.slice(i + 1)
			}), t.defined === "function") return { kind: "function" };
			if (t.defined === "rule") break;
		}
		return !t.isEntrypoint && !t.isNameless && t.isPackage ? {
			kind: "base",
			isPackage: !0
		} : n === void 0 ? { kind: "unknown" } : {
			kind: "entrypoint",
			name: n.name.join("/"),
			rest: n.rest,
			isRule: t.defined === "rule"
		};
	}
	withPackages(e, t) {
		let n = this.#e;
		for (let t of e) n = typeof t == "string" ? n?.children.get(t) : void 0;
		if (n?.isPackage !== !0 && e.length > 0) return t;
		let r = toPackages(n ?? this.#e);
		return t instanceof je ? t.withObjects(r) : Me(t, r);
	}
};
function toPackages({ children: e }) {
	let t = [...e].filter(([, { isPackage: e }]) => e);
	return { children: new Map(t.map(([e, t]) => [e, toPackages(t)])) };
}
// src/server/serve/load-served-policies.ts
async function readServed(e, { cwd: t = "", bundles: n, ...r }) {
	return T("reading the policies", r, () => D(e, {
		...xe({
			...r,
			cwd: t
		}),
		bundles: n
	}));
}
async function servePolicies(e, t, n) {
	return T("loading the policies", t, () => load(e, t, n));
}
async function load(e, t, n) {
	let { cwd: r = "", data: a = [], signal: o, compileTimeoutMs: s } = t, c = {
		cwd: r,
		signal: o,
		timeoutMs: s
	}, l = mergeSources(e, t, n ?? []), u = await fe(l, c), d = {
		maxBytes: t.maxDataBytes,
		option: "maxDataBytes"
	}, f = a.length === 0 ? u : await de(a, {
		...c,
		own: u,
		limit: d
	}), { policy: p, tree: m, definedAt: g } = l.kind === "rego" ? await loadRego(l, f, t) : await loadCompiled(l, f, t), _ = l.kind === "rego" ? l.files.map(({ path: e, text: t }) => ({
		id: e,
		raw: t
	})) : [];
	return new Pe({
		policy: p,
		tree: m,
		data: i.of(f.bytes),
		files: _.sort((e, t) => h(e.id, t.id)),
		isCompiled: l.kind !== "rego",
		rego: l.kind === "rego" ? {
			...toSources(l, t),
			maxMemoryBytes: t.maxMemoryBytes
		} : void 0,
		definedAt: g,
		wording: t.wording,
		callAnswers: () => createCallAnswers(t),
		revisions: n === void 0 ? void 0 : new Map(n.map(({ name: e, source: { revisions: t } }) => [e, t[0] ?? ""]))
	});
}
async function createCallAnswers({ builtins: e = [], allowNet: t = [], httpCacheBytes: n }) {
	let { createStandardBuiltins: r } = await import("./standard.js").then((e) => e.registry_exports);
	return {
		builtins: e,
		standardBuiltin: r({
			allowNet: t,
			httpCacheBytes: n
		})
	};
}
function mergeSources(e, { cwd: t = "" }, n) {
	checkDisjoint(n);
	let r = [...e === void 0 ? [] : [e], ...n.map(({ source: e }) => e)], [i, ...o] = r;
	if (i === void 0) throw new a("no policy given", { code: "source_empty" });
	if (o.length === 0) return i;
	let s = r.map((e) => {
		if (e.kind === "rego") return e;
		throw L(`${e.subject} is compiled; only Rego can be served together with other policies`);
	});
	return le(s, t);
}
function checkDisjoint(e) {
	let t = e.map(({ name: e, source: t }) => {
		let [n] = t.kind === "rego" ? t.roots : [];
		return {
			name: e,
			roots: (n?.roots ?? [""]).map((e) => e.split("/").filter((e) => e !== ""))
		};
	});
	for (let [e, { name: n, roots: r }] of t.entries()) for (let i of t.slice(e + 1)) if (r.some((e) => i.roots.some((t) => (e.length < t.length ? e : t).every((n, r) => e[r] === n && t[r] === n)))) throw S(`the bundles ${n} and ${i.name} have common roots; name disjoint roots in their manifests`);
}
const Z = { sharesThread: !0 };
async function loadRego(e, t, n) {
	let { compileTimeoutMs: r, signal: i } = n, a = {
		...toSources(e, n),
		definitions: !0,
		signal: i,
		timeoutMs: r
	}, { definitions: o = [], packages: s } = await z(a), c = s.some(({ path: e }) => !o.some((t) => t.package === e)) ? await z({
		...a,
		files: e.files.map(withRule)
	}) : void 0, l = $e.ofRules(o.map(({ path: e, kind: t }) => ({
		path: e,
		isFunction: t === "function"
	})), (c?.definitions ?? o).map(({ packagePath: e }) => e)), { wasm: u } = await De({
		...e,
		files: [...e.files, wholeDataRule(l.roots)]
	}, {
		...toCompile(n),
		entrypoint: [...l.entrypoints, V.name]
	}), d = await x(e, {
		signal: i,
		timeoutMs: r
	}), f = await ue(u, {
		...toLoad(n),
		data: t,
		origin: d
	}, Z), p = o.map(({ path: e, kind: t, location: n }) => ({
		reference: re("data", e),
		isFunction: t === "function",
		location: n
	}));
	return {
		policy: f,
		tree: l,
		definedAt: Ae(p)
	};
}
function toSources({ files: e, regoVersion: t }, { builtins: n = [], regoVersion: r = t }) {
	return {
		files: e,
		builtins: n,
		regoVersion: r
	};
}
function withRule(e) {
	return {
		...e,
		text: `${e.text}\n\nregohost_served := true\n`
	};
}
function wholeDataRule(e) {
	let t = e.filter((e) => e !== Ne).map((e) => `${V.rule}[${JSON.stringify(e)}] := data[${JSON.stringify(e)}]\n`), n = `package ${V.package}\n\n${t.length === 0 ? `${V.rule} := {}\n` : t.join("")}`;
	return {
		path: `${V.package}.rego`,
		text: n,
		regoVersion: "v1"
	};
}
async function loadCompiled(e, t, n) {
	let r = {
		...toLoad(n),
		...toCompile(n),
		data: t
	}, i;
	try {
		i = await E(e, {
			...r,
			recompile: !0
		}, Z);
	} catch (t) {
		if (!oe(t) || t.code !== "runtime_stock") throw t;
		await n.onStockRuntime?.(t), i = await E(e, r, Z);
	}
	return {
		policy: i,
		tree: $e.ofEntrypoints(i.entrypoints)
	};
}
function toCompile(e) {
	return j(e, "builtins", "optimize", "regoVersion", "maxBundleBytes", "compileTimeoutMs", "signal");
}
function toLoad(e) {
	return j(e, "builtins", "allowNet", "httpCacheBytes", "maxMemoryBytes");
}
// src/base/terms/json-edit.ts
const et = 65536;
async function findEnd(e, t, n) {
	let r = y(e, t, t + et);
	if (r !== void 0) return r;
	let [i, a, o] = [
		t,
		0,
		t
	];
	do {
		let t = e[i];
		t === 123 || t === 91 ? a++ : t === 125 || t === 93 ? a-- : i = y(e, i) - 1, i = a === 0 ? i + 1 : k(e, i + 1), i - o > et && (o = i, n.isOver && await n.next());
	} while (a > 0);
	return i;
}
function isKey(e, t, n, r) {
	let i = n - t - 2;
	return i < r.length || i > r.length * 6 ? !1 : ye(e, t + 1, n - 1) === r;
}
async function findMember(e, t, n, r) {
	let i = [], a, o = t + 1;
	for (let t = k(e, o); e[t] !== 125;) {
		let s = v(e, t), c = await findEnd(e, k(e, s), r), l = k(e, c);
		isKey(e, t, s, n) ? (a !== void 0 && i.push({
			start: a.start,
			end: a.next
		}), a = {
			start: t,
			end: c,
			next: l,
			after: o
		}) : o = c, t = l, r.isOver && await r.next();
	}
	if (a === void 0) return;
	let s = e[a.next] === 125 ? {
		start: a.after,
		end: a.end
	} : {
		start: a.start,
		end: a.next
	};
	return {
		value: {
			start: k(e, v(e, a.start)),
			end: a.end
		},
		whole: s,
		earlier: i
	};
}
async function findElement(e, t, n, r) {
	let i = t + 1, a = k(e, i);
	for (let t = 0; e[a] !== 93; t++) {
		let o = await findEnd(e, a, r), s = k(e, o);
		if (t === n) {
			let t = e[s] === 93 ? {
				start: i,
				end: o
			} : {
				start: a,
				end: s
			};
			return {
				value: {
					start: a,
					end: o
				},
				whole: t,
				earlier: []
			};
		}
		i = o, a = s, r.isOver && await r.next();
	}
}
async function editText(e, t, n) {
	let r = [], i = 0;
	for (let { start: n, end: a, text: o } of t.toSorted((e, t) => e.start - t.start || t.end - e.end)) n < i || (r.push(e.subarray(i, n)), o !== void 0 && r.push(Buffer.from(o)), i = a);
	return r.push(e.subarray(i)), w(r, n);
}
// src/server/serve/logs/console-line.ts
async function withErrorAsText(e, t) {
	let n = e.includes("\"error\":") ? await findMember(e, 0, "error", t) : void 0;
	if (n === void 0) return e;
	let { start: r, end: i } = n.value, a = errorText(A(e.toString("utf8", r, i)));
	return editText(e, [{
		start: r,
		end: i,
		text: F(JSON.stringify(a))
	}], t);
}
const text = (e) => e instanceof o ? e.text : typeof e == "string" ? e : "";
function errorText(e) {
	if (Array.isArray(e)) return `1 error occurred: ${e.map(errorText).join("\n")}`;
	if (!(e instanceof s)) return "";
	let t = e.get("location"), n = [text(e.get("code")), text(e.get("message"))];
	if (t instanceof s) {
		let [e, r, i] = [
			"file",
			"row",
			"col"
		].map((e) => text(t.get(e)));
		n.unshift(e === "" ? `${r ?? ""}:${i ?? ""}` : `${e ?? ""}:${r ?? ""}`);
	}
	return n.join(": ");
}
async function decisionLine(e) {
	let t = new l(), n = await withErrorAsText(e, t), r = Buffer.from(consoleFields("Decision Log", "decision_logs"));
	return w([n.subarray(0, -1), r], t);
}
function statusLine(e) {
	return Buffer.from(F(e.slice(0, -1)) + consoleFields("Status Log", "status"));
}
function consoleFields(e, t) {
	let n = {
		level: "info",
		msg: e,
		time: (/* @__PURE__ */ new Date()).toISOString(),
		type: `openpolicyagent.org/${t}`
	};
	return `,${JSON.stringify(n).slice(1)}\n`;
}
// src/server/serve/logs/mask.ts
const Q = [
	"input",
	"result",
	"nd_builtin_cache"
];
function invalid(e) {
	return ne(`the masks of the decision log: ${e}`);
}
function toRule(e) {
	let t = typeof e == "string" ? new s([["path", e], ["op", "remove"]]) : e;
	if (!(t instanceof s)) throw invalid("a mask is neither a string nor an object");
	let [n, r] = [t.get("path"), t.get("op")];
	if (typeof n != "string" || !n.startsWith("/")) throw invalid("a path must be a string that begins with /");
	if (r !== "remove" && r !== "upsert") throw invalid("op must be remove or upsert");
	let [i, ...a] = n.slice(1).split("/"), o = Q.find((e) => e === i);
	if (o === void 0) throw invalid(`a path must begin with one of ${Q.map((e) => `/${e}`).join(", ")}`);
	if (a.some((e) => g(e) === void 0)) throw invalid("a path is escaped wrongly");
	return {
		op: r,
		part: o,
		path: a,
		value: t.get("value") ?? null
	};
}
function readMasks(e) {
	if (!Array.isArray(e)) throw invalid("they must be a set or an array");
	return e.map(toRule);
}
function escapePart(e) {
	return ee(e).replaceAll(/%(?:24|26|2B|3A|3D|40)/g, decodeURIComponent);
}
function toIndex(e) {
	return /^[+-]?\d{1,15}$/.test(e) ? Number(e) : -1;
}
async function locate(e, t, n) {
	let r = [], i = [], a, o = k(e, 0);
	for (let [s, c] of t.entries()) {
		let l = escapePart(c), u = decodeURIComponent(c), f = l;
		if (a !== void 0 && d(i, a.earlier), a = void 0, e[o] === 91) a = await findElement(e, o, toIndex(c), n);
		else if (e[o] === 123) {
			for (let t of /* @__PURE__ */ new Set([
				l,
				c,
				u
			])) if (f = t, a = await findMember(e, o, t, n), a !== void 0) break;
		}
		if (a === void 0) {
			let n = t.slice(s).map(escapePart), c = e[o] === 123;
			return {
				reported: [...r, ...n],
				child: a,
				earlier: i,
				...c ? { missing: {
					at: o,
					keys: n
				} } : {}
			};
		}
		r.push(f === l || f === c ? l : escapePart(u)), o = a.value.start;
	}
	return {
		reported: r,
		child: a,
		earlier: i
	};
}
function removal({ child: e, earlier: t }) {
	return e && [
		...t,
		...e.earlier,
		e.whole
	];
}
function replacement(e, { child: t, earlier: n, missing: r }, i) {
	if (t !== void 0) return [
		...n,
		...t.earlier,
		{
			...t.value,
			text: i
		}
	];
	if (r === void 0) return;
	let { at: a, keys: o } = r, s = a + 1, c = e[k(e, s)] === 125, l = o.reduceRight((e, t) => `{${JSON.stringify(t)}:${e}}`, i);
	return [...n, {
		start: s,
		end: s,
		text: `${l.slice(1, -1)}${c ? "" : ","}`
	}];
}
function readPart(e, t) {
	if (!(t in e)) return;
	let n = H(e)[t], r = typeof n == "function" ? n() : n;
	return typeof r == "object" ? f(r) : Buffer.from(r ?? Se(e[t]));
}
async function maskEvent(e, t, n) {
	let r = e, i = /* @__PURE__ */ new Map(), [a, o] = [[], []];
	for (let e of new Set(t.map((e) => e.part))) i.set(e, readPart(r, e));
	for (let { op: e, part: r, path: s, value: c } of t) {
		let t = i.get(r);
		if (t === void 0) continue;
		let l = [];
		if (s.length === 0) i.set(r, e === "remove" ? void 0 : Buffer.from(P(c)));
		else {
			let a = await locate(t, s, n);
			l = a.reported;
			let o = e === "remove" ? removal(a) : replacement(t, a, P(c));
			if (o === void 0) continue;
			i.set(r, await editText(t, o, n));
		}
		(e === "remove" ? a : o).push(`/${[r, ...l].join("/")}`);
	}
	return a.length + o.length === 0 ? r : rebuild(r, i, a, o);
}
function rebuild(e, t, n, r) {
	let i = {}, a = H(e);
	for (let n of Object.keys(e)) {
		let r = Q.find((e) => e === n);
		if (r === void 0 || !t.has(r)) {
			let t = Object.getOwnPropertyDescriptor(e, n);
			t !== void 0 && Object.defineProperty(i, n, t);
			continue;
		}
		let o = t.get(r), { [r]: s, ...c } = a;
		a = c, o !== void 0 && (Le(i, r, () => be(A(o.toString()))), a = {
			...c,
			[r]: r === "nd_builtin_cache" ? () => o.toString() : o
		});
	}
	return n.length > 0 && (i.erased = n), r.length > 0 && (i.masked = r), ze(i, a), i;
}
// src/server/serve/logs/decision-log.ts
const tt = {
	path: [
		"system",
		"log",
		"mask"
	],
	isConfigured: !1
}, nt = {
	path: [
		"system",
		"log",
		"drop"
	],
	isConfigured: !1
};
var DecisionLog = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async write(e, t, n) {
		let { sinks: r, mask: i, drop: a, withBuiltinCache: o } = this.#e;
		o || delete e.nd_builtin_cache;
		let s = await toJson(e), ask = async ({ path: e, isConfigured: r }) => r || t.canAnswer(e) ? valueOf(t, e, s, n) : void 0;
		if (await ask(a) === !0) return;
		let c = await ask(i), u = c === void 0 ? [] : readMasks(c);
		u.length > 0 && (s = await toJson(await maskEvent(e, u, new l(Fe(n)))));
		for (let e of r) await e(s);
	}
};
async function valueOf(e, t, n, r) {
	let { value: i } = await e.get(t, n, r);
	return i === void 0 ? void 0 : Ie(i);
}
async function toJson(e) {
	let t = new l(), n = [];
	for (let r of Re(e)) n.push(Buffer.from(r)), t.isOver && await t.next();
	return w(n, t);
}
// src/server/serve/logs/rate-limit.ts
var RateLimit = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	constructor(e, t = () => performance.now()) {
		this.#e = e, this.#t = t, this.#n = Math.max(1, Math.floor(e)), this.#r = this.#n, this.#i = t();
	}
	take() {
		let e = this.#t();
		return this.#r = Math.min(this.#n, this.#r + (e - this.#i) / 1e3 * this.#e), this.#i = e, this.#r < 1 ? !1 : (this.#r--, !0);
	}
};
// src/server/serve/logs/log-upload.ts
const rt = (0, K.promisify)(Ye);
var EventTooLargeError = class extends r {
	constructor(e, t) {
		super(`an event of the decision log has ${String(e)} bytes compressed, and decision_logs.reporting.upload_size_limit_bytes is ${String(t)}`, {
			code: "document_too_large",
			document: "decision_logs"
		});
	}
}, LogUpload = class {
	#e;
	#t = new AbortController();
	#n = 4;
	#r = Promise.resolve();
	#i = {
		first: "",
		events: 0
	};
	#a;
	#o;
	counters = {
		decision_logs_chunks_uploaded: 0,
		decision_logs_chunks_upload_failed: 0,
		decision_logs_encoding_failure: 0,
		decision_logs_dropped_rate_limit_exceeded: 0,
		decision_logs_nd_builtin_cache_dropped: 0,
		enc_log_exceeded_upload_size_limit_bytes: 0
	};
	#s;
	#c;
	#l = {
		events: 0,
		toldAt: -Infinity
	};
	constructor(e) {
		this.#e = e;
		let { maxDecisionsPerSecond: t } = e.config;
		this.#s = t === void 0 ? void 0 : new RateLimit(t, this.#u);
		let { spool: n, onError: r, onNote: i, onStatus: a } = e;
		this.#c = new Be({
			write: (e) => n.append(e),
			subject: `the folder of decision logs ${n.folder}`,
			path: n.folder,
			onFailed: (e) => {
				r(e), a?.();
			},
			onBack: async (e) => {
				await i?.(e), a?.();
			}
		});
	}
	get #u() {
		return this.#e.now ?? (() => performance.now());
	}
	get status() {
		let e = this.#c.failure ?? this.#a;
		return e === void 0 ? {} : {
			code: "decision_log_error",
			message: b(e).join("; because: "),
			...e instanceof c && e.status !== void 0 ? { http_code: e.status } : {}
		};
	}
	async accept(e) {
		if (this.#s?.take() === !1) {
			this.#m();
			return;
		}
		let { uploadSizeLimitBytes: t } = this.#e.config;
		await this.#c.write((await this.#p(e, t)).toString()), this.#d && this.#o?.();
	}
	get #d() {
		let { spool: e, config: t } = this.#e;
		return t.isImmediate && this.#a === void 0 && e.bytes >= this.#f;
	}
	get #f() {
		return this.#e.config.uploadSizeLimitBytes * this.#n * .9;
	}
	async #p(e, t) {
		let n = await compressedSize(e, t);
		if (n <= t) return e;
		this.counters.enc_log_exceeded_upload_size_limit_bytes++;
		let r = await withoutBuiltinCache(e), i = r === void 0 ? n : await compressedSize(r, t);
		if (r === void 0 || i > t) throw this.counters.decision_logs_encoding_failure++, new EventTooLargeError(i, t);
		return this.counters.decision_logs_nd_builtin_cache_dropped++, r;
	}
	#m() {
		this.counters.decision_logs_dropped_rate_limit_exceeded++, this.#l.events++, this.#u() - this.#l.toldAt >= 6e4 && this.#h();
	}
	#h() {
		let { events: e } = this.#l;
		e !== 0 && (this.#l = {
			events: 0,
			toldAt: this.#u()
		}, this.#e.onError(/* @__PURE__ */ RangeError(`events left out of the upload of decision logs: ${String(e)}; decision_logs.reporting.max_decisions_per_second is reached`)));
	}
	start() {
		let { config: e, clock: t = Y } = this.#e;
		this.#r = repeat(async () => {
			await this.upload(this.#t.signal);
		}, e.delay, this.#t.signal, {
			random: () => t.random(),
			sleep: (e, n) => this.#g(e, n, t)
		});
	}
	async #g(e, t, n) {
		if (this.#d) return;
		let r = new AbortController();
		this.#o = () => r.abort();
		try {
			await n.sleep(e, AbortSignal.any([t, r.signal]));
		} catch (e) {
			if (t.aborted || !r.signal.aborted) throw e;
		} finally {
			this.#o = void 0;
		}
	}
	async close(e) {
		this.#t.abort(/* @__PURE__ */ Error("the server is shutting down")), this.#h(), await this.#r, await this.upload(AbortSignal.timeout(e)).catch(() => void 0);
	}
	async upload(e) {
		let { spool: t, onError: n, onStatus: r } = this.#e;
		try {
			for (let n = t.segments; n > 0; n--) await t.takeOldest((t) => this.#_(t, e));
			this.#a = void 0;
		} catch (t) {
			throw e.aborted && e === this.#t.signal || (this.#a = t, n(t)), t;
		} finally {
			r?.();
		}
	}
	async #_(e, t) {
		let n = e[0] ?? "";
		for (this.#i.first !== n && (this.#i = {
			first: n,
			events: 0
		});;) {
			let n = this.#v(e.slice(this.#i.events));
			if (n.length === 0) return;
			await this.#y(n, t);
		}
	}
	#v(e) {
		let t = this.#f, n = 0, r = [];
		for (let i of e) {
			if (n += Buffer.byteLength(i) + 1, r.length > 0 && n > t) break;
			r.push(i);
		}
		return r;
	}
	async #y(e, t) {
		let { service: n, config: r, onError: i } = this.#e, a = Buffer.from(`[${e.join(",")}]`), o = await rt(a);
		if (this.#n = Math.max(1, a.length / o.length), o.length > r.uploadSizeLimitBytes) {
			if (e.length > 1) {
				let n = Math.ceil(e.length / 2);
				await this.#y(e.slice(0, n), t), await this.#y(e.slice(n), t);
				return;
			}
			this.counters.enc_log_exceeded_upload_size_limit_bytes++, this.counters.decision_logs_encoding_failure++, i(new EventTooLargeError(o.length, r.uploadSizeLimitBytes)), this.#i.events++;
		} else {
			try {
				await n.request({
					path: r.resource,
					headers: {
						"content-type": "application/json",
						"content-encoding": "gzip"
					},
					body: o,
					maxBytes: 1048576,
					signal: t
				});
			} catch (e) {
				throw this.counters.decision_logs_chunks_upload_failed++, e;
			}
			this.counters.decision_logs_chunks_uploaded++, this.#i.events += e.length;
		}
	}
};
async function compressedSize(e, t) {
	return e.length <= t ? e.length : (await rt(await w([
		Buffer.from("["),
		e,
		Buffer.from("]")
	]))).length;
}
async function withoutBuiltinCache(e) {
	let t = new l(), n = await findMember(e, 0, "nd_builtin_cache", t);
	return n && editText(e, [n.whole], t);
}
// src/server/serve/logs/process-state.ts
const it = (0, K.promisify)(Xe);
function isListed(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return m(e) === "EPERM";
	}
}
async function readProcess(e, t = process.platform) {
	if (!isListed(e)) return { state: "ended" };
	let [n = "", r = ""] = t === "linux" ? await readStat(e) : t === "win32" ? [] : await askPs(e);
	return /^[ZX]/.test(n) ? { state: "ended" } : {
		state: "runs",
		started: r
	};
}
async function readStat(e) {
	let t = await (0, q.readFile)(`/proc/${String(e)}/stat`, "utf8").catch(() => ""), n = t.slice(t.lastIndexOf(")") + 2).split(" ");
	return [n[0] ?? "", n[19] ?? ""];
}
async function askPs(e) {
	let t = {
		...process.env,
		LC_ALL: "C",
		TZ: "UTC"
	}, { stdout: n } = await it("ps", [
		"-o",
		"stat=",
		"-o",
		"lstart=",
		"-p",
		String(e)
	], { env: t }).catch(() => ({ stdout: "" })), [r = "", ...i] = n.trim().split(/\s+/);
	return [r, i.join(" ")];
}
// src/server/serve/logs/folder-lock.ts
const at = ke({
	pid: Oe().int().positive(),
	host: B(),
	started: B()
});
async function readHolder(e) {
	let t = await M(e, 65536, { followsLinks: !1 }).catch(() => "");
	try {
		return at.safeParse(JSON.parse(t.toString())).data;
	} catch {
		return;
	}
}
async function isGone(e) {
	if (e?.host !== G()) return !1;
	let t = await readProcess(e.pid);
	return t.state === "ended" || e.started !== "" && t.started !== "" && e.started !== t.started;
}
var ot = class FolderLock {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = !1;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = setInterval(() => {
			let e = /* @__PURE__ */ new Date();
			n.utimes(e, e).catch(() => void 0);
		}, 5e3).unref();
	}
	static async take(e, t) {
		let n = await write(e) ?? await He(e, isStale, write) ?? await write(e);
		if (n === void 0) throw inUse(e, t, await readHolder(e));
		return new FolderLock(e, t, n);
	}
	async check() {
		if (this.#a ||= !await this.#o(), this.#a) throw lost(this.#e, this.#t, await readHolder(this.#e));
	}
	get isLost() {
		return this.#a;
	}
	async #o() {
		let [e, t] = await Promise.all([this.#n.stat({ bigint: !0 }), (0, q.stat)(this.#e, { bigint: !0 }).catch((e) => {
			if (m(e) !== "ENOENT") throw e;
		})]);
		return t?.ino === e.ino;
	}
	[Symbol.asyncDispose]() {
		return this.#i ??= this.#s();
	}
	async #s() {
		clearInterval(this.#r);
		try {
			await this.#o() && await (0, q.rm)(this.#e, { force: !0 });
		} finally {
			await this.#n.close();
		}
	}
};
async function isStale(e, { mtimeMs: t }) {
	return Date.now() - t >= 3e4 || await isGone(await readHolder(e));
}
async function write(e) {
	let { pid: t } = process, n = await readProcess(t), r = n.state === "runs" ? n.started : "";
	return Ve(e, JSON.stringify({
		pid: t,
		host: G(),
		started: r
	}));
}
function lost(e, t, n) {
	let r = n === void 0 ? "" : ` by the process ${String(n.pid)} of ${n.host}`;
	return C(`${t} was taken over${r}: ${e} was removed, or had no sign of life of this process for 30 s; restart this process, with another folder if that one goes on`);
}
function inUse(e, t, n) {
	let r = n === void 0 ? "another process" : `the process ${String(n.pid)} of ${n.host}`;
	return C(`${t} is used by ${r}; name another, or if that has ended, wait 30 s or remove ${e}`);
}
// src/server/serve/logs/spool.ts
const st = /^(\d{12})\.jsonl$/;
var ct = class Spool {
	folder;
	#e;
	#t = [];
	#n;
	#r;
	#i = 1;
	#a = Promise.resolve();
	#o;
	constructor(e, t) {
		this.folder = e, this.#e = t;
	}
	static async open(e, t) {
		let r = new Spool(e, t);
		try {
			O(e), r.#r = await ot.take(W(e, "lock"), `the persistence_directory ${e}`), await r.#s();
		} catch (t) {
			if (t instanceof n) throw t;
			let r = m(t) ?? "unknown";
			throw I(`the folder of decision logs ${e} cannot be used (${r}); name another persistence_directory`, t);
		}
		return r;
	}
	async #s() {
		for (let e of (await (0, q.readdir)(this.folder)).sort()) {
			let t = st.exec(e)?.[1];
			if (t === void 0) continue;
			let n = W(this.folder, e), r = await readSegment(n);
			this.#t.push({
				path: n,
				bytes: r.length,
				events: getLines(r).length
			}), this.#i = Number(t) + 1;
		}
	}
	get isLost() {
		return this.#r?.isLost === !0;
	}
	get segments() {
		return this.#t.length;
	}
	get bytes() {
		return this.#t.reduce((e, { bytes: t }) => e + t, 0);
	}
	get events() {
		return this.#t.reduce((e, { events: t }) => e + t, 0);
	}
	append(e) {
		return this.#c(async () => {
			let t = Buffer.from(`${e}\n`);
			await this.#l(), await this.#f(t.length);
			let n = await this.#u(), r = this.#t.at(-1);
			if (r === void 0) throw TypeError("no open segment");
			try {
				await n.appendFile(t), await this.#l();
			} catch (e) {
				throw await this.#n?.truncate(r.bytes).catch(() => this.#d()), e;
			}
			r.bytes += t.length, r.events++;
			let { maxBytes: i, maxEvents: a = Infinity } = this.#e;
			(r.bytes >= Math.min(1048576, i / 8) || r.events >= a / 8) && await this.#d();
		});
	}
	async takeOldest(e) {
		let t = await this.#c(async () => {
			await this.#l();
			let [e] = this.#t;
			return this.#t.length === 1 && await this.#d(), this.#o = e, e;
		});
		if (t === void 0) return !1;
		try {
			await e(getLines(await readSegment(t.path))), await this.#c(() => this.#m(t));
		} finally {
			this.#o = void 0;
		}
		return !0;
	}
	async [Symbol.asyncDispose]() {
		await this.#c(() => this.#d()), await this.#r?.[Symbol.asyncDispose]();
	}
	#c(e) {
		let t = this.#a.then(e);
		return this.#a = t.catch(() => void 0), t;
	}
	async #l() {
		try {
			await this.#r?.check();
		} catch (e) {
			throw this.isLost && await this.#d(), e;
		}
	}
	async #u() {
		if (this.#n !== void 0) return this.#n;
		await this.#l();
		let e = W(this.folder, `${String(this.#i).padStart(12, "0")}.jsonl`);
		return this.#n = await (0, q.open)(e, "ax", 384), this.#i++, this.#t.push({
			path: e,
			bytes: 0,
			events: 0
		}), this.#n;
	}
	async #d() {
		let e = this.#n;
		this.#n = void 0, await e?.close();
	}
	async #f(e) {
		let { maxBytes: t, maxEvents: n = Infinity } = this.#e;
		if (e > t) throw RangeError(`an event of ${String(e)} bytes is larger than decision_logs.reporting.buffer_size_limit_bytes`);
		await this.#p(() => this.bytes + e > t, "buffer_size_limit_bytes"), await this.#p(() => this.events >= n, "buffer_size_limit_events");
	}
	async #p(e, t) {
		let n = 0;
		for (; e();) {
			let e = this.#t.find((e) => e !== this.#o);
			if (e === void 0) break;
			e === this.#t.at(-1) && await this.#d(), n += e.events, await this.#m(e);
		}
		n > 0 && this.#e.onDropped(n, t);
	}
	async #m(e) {
		await this.#l(), await (0, q.rm)(e.path, { force: !0 });
		let t = this.#t.indexOf(e);
		t >= 0 && this.#t.splice(t, 1);
	}
};
function readSegment(e) {
	return M(e, Infinity, { followsLinks: !1 });
}
function getLines(e) {
	let t = e.toString().split("\n");
	return t.pop(), t.filter((e) => e !== "");
}
// src/server/serve/service-connections.ts
var ServiceConnections = class {
	#e;
	#t = /* @__PURE__ */ new Set();
	#n;
	#r;
	#i = !1;
	#a;
	constructor(e) {
		this.#e = e;
	}
	async lease() {
		let [{ createUndiciHttp: e }, t] = await Promise.all([import("./undici.js").then((e) => e.undici_http_exports), this.#c()]), n = JSON.stringify(t);
		if (this.#i) throw new c("the service's connections are closed", { code: "client_closed" });
		let r = this.#n;
		if (r?.tls !== n) {
			let { maxConnections: i, connectTimeoutMs: a, env: o } = this.#e, s = e({
				maxConnections: i,
				connectTimeoutMs: a,
				env: o,
				...t
			}), c = r;
			r = {
				tls: n,
				http: s,
				leases: 0
			}, this.#t.add(r), this.#n = r, c !== void 0 && this.#s(c);
		}
		return this.#o(r);
	}
	#o(e) {
		e.leases++;
		let t = !0;
		return {
			send: e.http.send,
			[Symbol.dispose]: () => {
				t && (t = !1, e.leases--, this.#s(e));
			}
		};
	}
	#s(e) {
		e.leases > 0 || e === this.#n || (this.#t.delete(e), e.http.close());
	}
	async [Symbol.asyncDispose]() {
		this.#i = !0, await Promise.all([...this.#t].map(({ http: e }) => e.close())), this.#t.clear();
	}
	async #c() {
		let { caCert: e, systemCaRequired: t } = this.#e.config.tls ?? {}, [n, r] = await Promise.all([e === void 0 ? void 0 : this.#l(e), this.#d()]);
		return t === !0 ? {
			ca: n?.join(""),
			tls: r
		} : {
			ca: void 0,
			tls: {
				onlyCa: n,
				...r
			}
		};
	}
	async #l(e) {
		return We(await this.#e.read("tls.ca_cert", e), this.#u("tls.ca_cert", e));
	}
	#u(e, t) {
		return `services.${this.#e.config.name}.${e}: ${t}`;
	}
	#d() {
		let { clientTls: e } = this.#e.config;
		if (e === void 0) return Promise.resolve({});
		let t = (this.#e.now ?? (() => performance.now()))();
		if (this.#a !== void 0 && t - this.#a.readAt < e.rereadIntervalMs) return this.#a.certificate;
		let n = this.#f(e), r = {
			certificate: n,
			readAt: t
		};
		return this.#a = r, n.catch(() => {
			this.#a === r && (this.#a = void 0);
		}), n;
	}
	async #f({ cert: e, privateKey: t, passphrase: n }) {
		let [r, i] = ["credentials.client_tls.cert", "credentials.client_tls.private_key"], [a, o] = await Promise.all([this.#e.read(r, e), this.#e.read(i, t)]);
		try {
			let s = Ue({
				pem: a,
				subject: this.#u(r, e)
			}, {
				pem: o,
				subject: this.#u(i, t)
			}, n);
			this.#r = {
				...s,
				passphrase: n
			};
		} catch (e) {
			if (this.#r === void 0) throw e;
			this.#a = void 0;
		}
		return this.#r;
	}
};
// src/server/serve/service-http.ts
const lt = {
	certificates: "If the service's certificate is signed by an authority of your own, name it in services.*.tls.ca_cert.",
	limits: "Check that this machine may reach it; its headers have services.*.response_header_timeout_seconds."
};
var ServiceHttp = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o;
	#s;
	#c;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#a = n, this.#i = new ServiceConnections({
			config: e,
			env: t,
			maxConnections: 4,
			connectTimeoutMs: 1e4,
			read: (e, t) => this.#g(e, t, 1048576)
		});
	}
	get name() {
		return this.#e.name;
	}
	async [Symbol.asyncDispose]() {
		await this.#i[Symbol.asyncDispose](), await this.#o?.[Symbol.asyncDispose]();
	}
	async request(e) {
		try {
			var t = U();
			let { path: n, headers: r = {}, body: i, alsoFine: a = [], waitMs: o = 0, signal: s, maxBytes: c } = e, l = new URL(`${this.#e.url}/${n.replace(/^\/+|\/+$/g, "")}`), u = t.u(await this.#i.lease()), d = await this.#_(u, o), f = {
				...this.#e.headers,
				...await this.#f(d, s)
			}, p = l;
			for (let e = 0;; e++) {
				let t = p.origin === l.origin, n = lowerCased(t ? {
					...f,
					...r
				} : r), u = await d.send({
					url: p,
					headers: t ? {
						...n,
						...await this.#l({
							url: p,
							headers: n,
							body: i
						}, s)
					} : n,
					body: i,
					signal: s,
					attempts: 1,
					timeoutMs: 6e5 + o
				});
				try {
					let { status: t } = u;
					if ([
						301,
						302,
						303,
						307,
						308
					].includes(t) && !a.includes(t)) {
						p = await nextUrl(u, e, i !== void 0);
						continue;
					}
					let n = (i === void 0 ? t === 200 : t >= 200 && t < 300) || a.includes(t);
					if (t === 401 && this.#n?.header === f.authorization && (this.#n = void 0), !n) throw toStatusError(u);
					return {
						status: t,
						header: (e) => u.header(e),
						body: await readBody(u, c)
					};
				} finally {
					u.close();
				}
			}
		} catch (e) {
			t.e = e;
		} finally {
			t.d();
		}
	}
	async registryCredentials(e) {
		try {
			var t = U();
			let { bearer: n, oauth2: r, cloud: i } = this.#e;
			if (n !== void 0) {
				let { fromBearer: e } = await import("./registry-credentials.js");
				return e(this.name, n.scheme, await this.#p(n));
			}
			if (i?.kind === "aws") {
				let { createEcrCredentials: t } = await import("./registry-credentials.js");
				return this.#c ??= t(i, await this.#d()), this.#c(e);
			}
			let a = t.u(await this.#i.lease()), o = {
				...r === void 0 ? {} : await this.#f(await this.#_(a, 0), e),
				...await this.#l({
					url: new URL(this.#e.url),
					headers: {}
				}, e)
			}, [, s] = /^Bearer (.+)$/.exec(o.authorization ?? "") ?? [];
			return s === void 0 ? void 0 : { registryToken: s };
		} catch (e) {
			t.e = e;
		} finally {
			t.d();
		}
	}
	async #l(e, t) {
		let { cloud: n } = this.#e;
		return n === void 0 ? {} : (this.#s ??= this.#u(n), (await this.#s)({
			...e,
			method: e.body === void 0 ? "GET" : "POST"
		}, t));
	}
	async #u(e) {
		let { createCloudAuthorization: t } = await import("./cloud-authorization.js");
		return t(e, await this.#d());
	}
	async #d() {
		let { createCredentialHttp: e } = await import("./credential-http.js");
		return this.#o ??= e(this.#t), {
			service: this.name,
			env: this.#t,
			ask: this.#a ?? this.#o.ask,
			read: (e, t) => this.#g(e, t)
		};
	}
	async #f(e, t) {
		let { bearer: n, oauth2: r } = this.#e;
		if (r !== void 0) {
			let { header: n } = await this.#m(r, e, t);
			return { authorization: n };
		}
		return n === void 0 ? {} : { authorization: `${n.scheme} ${await this.#p(n)}` };
	}
	async #p({ token: e, tokenPath: t }) {
		let n = e ?? (await this.#g("credentials.bearer.token_path", t ?? "")).trim();
		if (!/^[\x21-\x7e]+$/.test(n)) throw C(`the token of the service ${this.name} is empty, or has characters that no header may have`);
		return n;
	}
	async #m(e, t, n) {
		for (;;) {
			if (this.#n !== void 0 && this.#n.endsAt - performance.now() >= 1e4) return this.#n;
			let r = this.#r ??= this.#h(e, t, n);
			try {
				return await r.token;
			} catch (e) {
				if (r.signal === n || !r.signal.aborted || n.aborted) throw e;
			}
		}
	}
	#h(e, t, n) {
		return {
			token: (async () => {
				try {
					let { requestToken: r } = await import("./oauth2-token.js");
					return this.#n = await r(e, {
						service: this.name,
						transport: t,
						signal: n,
						read: (e, t) => this.#g(e, t)
					}), this.#n;
				} finally {
					this.#r = void 0;
				}
			})(),
			signal: n
		};
	}
	async #g(e, t, n = 65536) {
		try {
			return (await me(t, n)).toString("utf8");
		} catch (n) {
			let { why: r } = await te(t, n);
			throw I(`services.${this.name}.${e}: ${t} cannot be read: ${r}`, n);
		}
	}
	async #_({ send: e }, t) {
		let { createTransport: n } = await import("./client.js").then((e) => e.http_transport_exports), { responseHeaderTimeoutMs: r } = this.#e;
		return n({
			send: e,
			maxConnections: 4,
			idleTimeoutMs: 3e4 + t,
			headersTimeoutMs: r === 0 ? void 0 : r + t,
			advice: lt
		});
	}
};
async function nextUrl(e, t, n) {
	let { context: r, status: i, url: a } = e, o = `${r.request.method} ${r.request.url}: ${String(i)}, a redirect`;
	if (n || t === 5) throw new c(`${o} ${n ? "of what is uploaded" : "after 5 others"}`, {
		...r,
		status: i,
		code: "redirect_refused"
	});
	let { checkRedirect: s } = await import("./client.js").then((e) => e.check_redirect_exports);
	return s({
		url: a,
		shown: o,
		facts: {
			...r,
			status: i
		}
	}, e.header("location"));
}
function toStatusError({ context: e, status: t }) {
	let { method: n, url: r } = e.request;
	return new c(`${n} ${r}: the service answered ${String(t)}`, {
		...e,
		status: t,
		code: J[t] ?? "service_failed"
	});
}
// src/server/serve/status-metrics.ts
const ut = Array.from({ length: 20 }, (e, t) => 1e3 * 2 ** t);
async function addStatusMetrics(e, { plugins: n, loadingBuckets: r = ut, bundles: i, log: a }) {
	let { default: o } = await ce(() => import("./prom-client.js").then((e) => /* @__PURE__ */ t(e.default, 1))), s = [e];
	new o.Gauge({
		name: "opa_info",
		help: "Information about the server.",
		labelNames: ["version"],
		registers: s
	}).set({ version: R }, 1), new o.Gauge({
		name: "plugin_status_gauge",
		help: "Gauge for the plugin by status.",
		labelNames: ["name", "status"],
		registers: s,
		collect() {
			this.reset();
			for (let [e, t] of Object.entries(n.states)) this.set({
				name: e,
				status: t
			}, 1);
		}
	});
	let bundleGauge = (e, t, n) => {
		new o.Gauge({
			name: e,
			help: t,
			labelNames: ["name"],
			registers: s,
			collect() {
				for (let [e, t] of i()) this.set({ name: e }, n(t) ?? 0);
			}
		});
	}, nanoseconds = (e) => (e?.getTime() ?? 0) * 1e6;
	bundleGauge("last_bundle_request", "Gauge for the last bundle request.", (e) => nanoseconds(e.lastRequest)), bundleGauge("last_success_bundle_request", "Gauge for the last success bundle request.", (e) => nanoseconds(e.lastSuccessfulRequest)), bundleGauge("last_success_bundle_download", "Gauge for the last success bundle download.", (e) => nanoseconds(e.lastDownload)), new o.Gauge({
		name: "last_success_bundle_activation",
		help: "Gauge for the last success bundle activation.",
		labelNames: ["name", "active_revision"],
		registers: s,
		collect() {
			this.reset();
			for (let [e, { activeRevision: t, lastActivation: n }] of i()) n !== void 0 && this.set({
				name: e,
				active_revision: t
			}, nanoseconds(n));
		}
	}), new o.Counter({
		name: "bundle_loaded_counter",
		help: "Counter for the bundle loaded.",
		labelNames: ["name"],
		registers: s,
		collect() {
			this.reset();
			for (let [e, { loaded: t }] of i()) this.inc({ name: e }, t);
		}
	}), new o.Counter({
		name: "bundle_failed_load_counter",
		help: "Counter for the failed bundle load.",
		labelNames: ["name", "code"],
		registers: s,
		collect() {
			this.reset();
			for (let [e, { failures: t }] of i()) this.inc({
				name: e,
				code: X
			}, t);
		}
	});
	let c = new o.Histogram({
		name: "bundle_loading_duration_ns",
		help: "Histogram for the bundle loading duration by stage.",
		labelNames: ["name", "stage"],
		buckets: [...r],
		registers: s
	});
	return a !== void 0 && addLogMetrics(o, s, a), (e, t, n) => {
		c.observe({
			name: e,
			stage: t
		}, n);
	};
}
function addLogMetrics(e, t, { upload: n, spool: r, dropped: i }) {
	let counter = (n, r, i) => {
		new e.Counter({
			name: n,
			help: r,
			registers: t,
			collect() {
				this.reset(), this.inc(i());
			}
		});
	};
	new e.Gauge({
		name: "decision_logs_status_gauge",
		help: "Gauge for the last decision log upload by status.",
		labelNames: ["code", "http_code"],
		registers: t,
		collect() {
			this.reset();
			let { code: e = "", http_code: t = "" } = n.status;
			this.set({
				code: e,
				http_code: String(t)
			}, 1);
		}
	});
	for (let e of Object.keys(n.counters)) counter(`${e}_total`, `Counter for the decision logs metric ${e}.`, () => n.counters[e]);
	for (let [e, t] of [["decision_logs_dropped_buffer_size_limit_bytes_exceeded", "buffer_size_limit_bytes"], ["decision_logs_dropped_buffer_size_limit_exceeded", "buffer_size_limit_events"]]) counter(`${e}_total`, `Counter for the decision logs metric ${e}.`, () => i[t]);
	new e.Gauge({
		name: "decision_logs_buffer_size_bytes",
		help: "Number of bytes waiting to be uploaded.",
		registers: t,
		collect() {
			this.set(r.bytes);
		}
	}), new e.Gauge({
		name: "decision_logs_buffer_size_events",
		help: "Number of events waiting to be uploaded.",
		registers: t,
		collect() {
			this.set(r.events);
		}
	});
}
// src/server/serve/status-report.ts
const dt = {
	minMs: 1e3,
	maxMs: 6e4
};
var StatusReport = class {
	#e;
	#t = new AbortController();
	#n = !1;
	#r;
	error;
	constructor(e) {
		this.#e = e;
	}
	changed() {
		this.#t.signal.aborted || (this.#n = !0, this.#r ??= this.#i().finally(() => {
			this.#r = void 0, this.#n && this.changed();
		}));
	}
	async settled() {
		await this.#r;
	}
	async close(e) {
		let t = setTimeout(() => {
			this.#t.abort(/* @__PURE__ */ Error("the server is shutting down"));
		}, e);
		await this.#r, clearTimeout(t), this.#t.abort(/* @__PURE__ */ Error("the server is shutting down"));
	}
	async #i() {
		let { clock: e = Y, onError: t } = this.#e, { signal: n } = this.#t;
		for (let r = 0; this.#n && !n.aborted;) {
			this.#n = !1;
			try {
				await this.#a(n), this.error = void 0, r = 0;
			} catch (i) {
				if (n.aborted) return;
				this.error = b(i).join("; because: "), t(i), this.#n = !0, r++, await e.sleep(failureDelayMs(r, dt, e.random()), n).catch(() => void 0);
			}
		}
	}
	async #a(e) {
		let { config: t, service: n, snapshot: r, console: i } = this.#e, a = JSON.stringify(r());
		t.console && i(a), await n?.request({
			path: t.resource,
			headers: { "content-type": "application/json" },
			body: Buffer.from(a),
			maxBytes: 1048576,
			signal: e
		});
	}
}, ft = /* @__PURE__ */ e({ ServerRuntime: () => $ }), $ = class ServerRuntime {
	labels;
	policies;
	log;
	plugins;
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = {
		buffer_size_limit_bytes: 0,
		buffer_size_limit_events: 0
	};
	#o;
	#s = !1;
	constructor(e, t, n, r) {
		let { config: i, load: a, env: o, onError: s, onNote: c, file: l, console: u } = e;
		this.labels = {
			...i?.labels,
			id: (0, Ze.randomUUID)(),
			version: R
		}, this.policies = n, this.#r = r;
		let d = new Map(Array.from(i?.services ?? [], ([e, t]) => [e, new ServiceHttp(t, o)]));
		this.#e = d;
		let onStatus = () => this.#i?.changed();
		this.#t = i === void 0 || i.bundles.length === 0 ? void 0 : new BundleSet({
			bundles: i.bundles,
			services: d,
			env: o,
			compileTimeoutMs: a.compileTimeoutMs,
			skipVerify: a.bundles === !1,
			allowSkippedFiles: a.allowSkippedFiles,
			directory: i.persistenceDirectory,
			current: n,
			load: (e, n) => servePolicies(t, {
				...a,
				signal: n
			}, e),
			onError: s,
			onStatus,
			onStage: (...e) => this.#o?.(...e)
		});
		let f = i?.decisionLogs, p = f?.service === void 0 ? void 0 : d.get(f.service);
		f !== void 0 && p !== void 0 && r !== void 0 && (this.#n = new LogUpload({
			service: p,
			spool: r,
			config: f,
			onError: s,
			onNote: c,
			onStatus
		}));
		let m = this.#n, h = [
			...f?.console === !0 ? [async (e) => u(await decisionLine(e))] : [],
			...l === void 0 ? [] : [l],
			...m === void 0 ? [] : [(e) => m.accept(e)]
		];
		this.log = h.length === 0 ? void 0 : new DecisionLog({
			sinks: h,
			mask: f?.mask ?? tt,
			drop: f?.drop ?? nt,
			withBuiltinCache: f?.withBuiltinCache ?? !0
		}), this.plugins = this.#c(i);
		let g = i?.status;
		this.#i = g === void 0 ? void 0 : new StatusReport({
			config: g,
			service: g.service === void 0 ? void 0 : d.get(g.service),
			snapshot: () => this.#l(),
			console: (e) => {
				u(statusLine(e)).catch(s);
			},
			onError: s
		});
	}
	static async open(e) {
		let { config: t, sources: n, load: r, metrics: i, onRead: o } = e, s = t !== void 0 && t.bundles.length > 0;
		if (!s && n.length === 0) throw new a("no policy given: name policies, or bundles in a configuration file", { code: "source_empty" });
		let c = n.length === 0 ? void 0 : await readServed(n, r);
		await o?.(c?.addresses ?? []);
		let l = {}, u = c === void 0 ? void 0 : await servePolicies(c, r, t === void 0 ? void 0 : []), d = new CurrentPolicies(s ? void 0 : u, () => l.runtime?.plugins.missing ?? [], s ? u : void 0);
		try {
			let n = t?.decisionLogs, r = n?.service === void 0 ? void 0 : await ct.open(W(t?.persistenceDirectory ?? "", "decision_logs"), {
				maxBytes: n.bufferSizeLimitBytes,
				maxEvents: n.bufferSizeLimitEvents,
				onDropped: (t, n) => {
					l.runtime?.noteDropped(t, n, e.onError);
				}
			}), a = new ServerRuntime(e, c, d, r);
			return l.runtime = a, t?.status?.prometheus === !0 && await a.#u(i, t.status.loadingBuckets), a;
		} catch (e) {
			throw await d[Symbol.asyncDispose](), e;
		}
	}
	async start() {
		await this.#t?.start(), this.#n?.start(), this.#i?.changed();
	}
	async close(e) {
		let t = performance.now() + e, leftMs = () => Math.max(0, Math.ceil(t - performance.now()));
		await this.#t?.close(), await this.#n?.close(leftMs()), await this.#i?.close(leftMs()), await this.#r?.[Symbol.asyncDispose]();
		for (let e of this.#e.values()) await e[Symbol.asyncDispose]();
		await this.policies[Symbol.asyncDispose]();
	}
	noteDropped(e, t, n) {
		this.#a[t] += e, n(/* @__PURE__ */ RangeError(`${String(e)} events of the decision log were dropped: decision_logs.reporting.${t} is reached`));
	}
	#c(e) {
		let missing = () => this.#t?.missing ?? [], states = () => ({
			...this.#t === void 0 ? {} : { bundle: missing().length === 0 ? "OK" : "NOT_READY" },
			...e?.decisionLogs === void 0 ? {} : { decision_logs: this.#r?.isLost === !0 ? "ERROR" : "OK" },
			...e?.status === void 0 ? {} : { status: "OK" }
		}), wereReady = () => this.#s ||= missing().length === 0, status = () => this.#i === void 0 ? void 0 : this.#l();
		return {
			get states() {
				return states();
			},
			get missing() {
				return missing();
			},
			get wereReady() {
				return wereReady();
			},
			get status() {
				return status();
			},
			config: {
				...e?.active ?? { default_decision: "/system/main" },
				labels: this.labels
			}
		};
	}
	#l() {
		let e = Object.entries(this.plugins.states).map(([e, t]) => [e, { state: t }]);
		return {
			labels: this.labels,
			..._({
				bundles: this.#t && Object.fromEntries(this.#t.statuses),
				decision_logs: this.#n?.status
			}),
			plugins: Object.fromEntries(e)
		};
	}
	async #u({ registry: e }, t) {
		let [n, r] = [this.#n, this.#r];
		this.#o = await addStatusMetrics(e, {
			plugins: this.plugins,
			loadingBuckets: t,
			bundles: () => this.#t?.statuses ?? /* @__PURE__ */ new Map(),
			log: n === void 0 || r === void 0 ? void 0 : {
				upload: n,
				spool: r,
				dropped: this.#a
			}
		});
	}
};
export { $ as ServerRuntime, lowerCased, readCredentials, ft as server_runtime_exports };
