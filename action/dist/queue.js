import { __toESM as e } from "./rolldown-runtime.js";
import { BUILTINS as t, BuiltinError as n, COUNT as r, Deadline as i, DocumentError as a, FUNCTION as o, MAX_TIMER_MS as s, MILLISECONDS as c, OBJECT as l, ServiceError as u, TEXT as d, append as f, caller as p, checkBuiltinNames as m, checkCount as ee, codeOf as h, counted as te, decodeEscapes as ne, errorMessages as re, explainFailure as g, invalidConfig as _, isError as v, isErrorOf as y, isRegohostError as b, isTextList as ie, loadPackage as ae, mergeOptions as x, message as S, onAbort as oe, option as se, optionNamed as C, readRegularFile as w, reasonOf as ce, require__builtin_util as le, require_promises as ue, rule as T, sha256 as E, sha256Hex as D, throwOptionsError as O, toPrintable as de, toReason as fe, toStrictJson as pe } from "./evaluation.js";
import { writePrivately as me } from "./partial-file.js";
import { checkDocument as he, isLoopback as ge, loadGate as _e, problemLines as ve } from "./shared.js";
import { _enum as k, array as ye, boolean as be, looseObject as xe, number as A, object as Se, strictObject as j, string as M, union as Ce, unknown as N } from "./zod.js";
import { parseCertificates as we } from "./read-certificates.js";
import { setTimeout as P } from "node:timers/promises";
import { dirname as Te, join as F, resolve as Ee } from "node:path";
import { AsyncLocalStorage as De } from "node:async_hooks";
// src/server/queue/ask-store.ts
var I = /* @__PURE__ */ e(ue(), 1);
const L = 12e4;
async function askStore(e, { timeoutMs: t, signal: n, subject: r, document: o }) {
	let s = new i({
		timeoutMs: t,
		signals: [n],
		timedOut: () => new a(`${r} within ${String(t)} ms; is its disk or server up?`, {
			code: "store_unavailable",
			document: o
		})
	}), { signal: c } = s;
	try {
		return await s.wait(e({ signal: c }));
	} catch (e) {
		throw c.aborted ? c.reason : e;
	} finally {
		s.close();
	}
}
// src/server/queue/content-store.ts
const Oe = {
	maxBytes: r,
	timeoutMs: c
}, R = 536870912, z = "sha256", B = /^sha256:[0-9a-f]{64}$/;
function createContentStore(e, t = {}) {
	let { maxBytes: n = R, timeoutMs: r = L } = x("createContentStore", t, Oe);
	d[1](e) || O("createContentStore", S`the folder must be ${d[0]}`);
	let i = Ee(e), o = `the store ${i} did not answer`, getPath = (e) => {
		if (!B.test(e)) throw _("a digest is sha256: and 64 hex digits");
		let t = e.slice(7);
		return F(i, z, t.slice(0, 2), t);
	}, s = {
		async put(e) {
			let t = E(e);
			if (e.byteLength > n) throw tooLarge(t, n);
			let r = getPath(t);
			await checkContents(i);
			try {
				let i = await (0, I.stat)(r).catch(() => void 0);
				if (i?.isFile() === !0 && i.size === e.byteLength && (await w(r, n).catch(() => void 0))?.equals(e) === !0) return t;
				await makeShard(Te(r)), await me(r, e);
			} catch (e) {
				throw await checkContents(i), unreadable$1(`the store cannot keep ${t}`, t, e);
			}
			return t;
		},
		check: () => checkContents(i),
		async get(e) {
			let t = getPath(e), r;
			try {
				r = await readContent(i, t, n);
			} catch (t) {
				throw t instanceof a ? t : y(t, "RangeError") ? tooLarge(e, n) : h(t) === "ENOENT" ? new a(`the store has no content ${e}; put it there before jobs name it`, {
					code: "document_not_found",
					document: e,
					cause: t
				}) : unreadable$1(`the store cannot read ${e}`, e, t);
			}
			let o = E(r);
			if (o === e) return r;
			throw new a(`the store's content ${e} has the digest ${o}; put it there again`, {
				code: "digest_mismatch",
				document: e
			});
		}
	};
	return {
		put: (e) => askStore(() => s.put(e), {
			timeoutMs: r,
			subject: o,
			document: i
		}),
		check: (e) => askStore(() => s.check(), {
			timeoutMs: r,
			subject: o,
			document: i,
			...e
		}),
		get: (e, t) => askStore(() => s.get(e), {
			timeoutMs: r,
			subject: o,
			document: e,
			...t
		})
	};
}
async function checkFolder(e) {
	try {
		await (await (0, I.opendir)(e)).close();
	} catch (t) {
		let { why: n } = await g(e, t);
		throw unavailable(e, h(t) === "ENOTDIR" ? "it is not a folder" : n, t);
	}
}
async function checkContents(e) {
	await checkFolder(e);
	let t = F(e, z);
	try {
		await (await (0, I.opendir)(t)).close();
	} catch (n) {
		throw h(n) === "ENOENT" ? unavailable(e, `it has no folder ${z}; is what should be there mounted? For a new store make ${t}`, n) : unavailable(e, (await g(t, n)).why, n);
	}
}
async function makeShard(e) {
	try {
		await (0, I.mkdir)(e, { mode: 448 });
	} catch (e) {
		if (h(e) !== "EEXIST") throw e;
	}
}
async function readContent(e, t, n) {
	let read = () => w(t, n);
	return await read().catch(async (t) => {
		if (y(t, "RangeError")) throw t;
		return await checkContents(e), await read().catch(async (t) => {
			throw await checkContents(e), t;
		});
	});
}
function unavailable(e, t, n) {
	return new a(`the store ${e} cannot be used: ${t}`, {
		code: "store_unavailable",
		document: e,
		cause: n
	});
}
function tooLarge(e, t) {
	return new a(S`${e} is larger than ${t} bytes; raise ${se("maxBytes")} to allow more`, {
		code: "document_too_large",
		document: e
	});
}
function unreadable$1(e, t, n) {
	let r = h(n);
	return new a(`${e}${r === void 0 ? "" : ` (${r})`}`, {
		code: "document_unreadable",
		document: t,
		cause: n
	});
}
async function putPolicy(e, t) {
	d[1](t) || O("putPolicy", S`the path must be ${d[0]}`);
	try {
		if (!(await (0, I.stat)(t)).isDirectory()) return await e.put(await w(t, R));
		let [{ listPolicyFolder: n }, { packFiles: r }] = await Promise.all([import("./bundle-files.js"), import("./pack-files.js")]);
		return await e.put(await r(await n(t)));
	} catch (e) {
		if (b(e)) throw e;
		let { isMissing: n, why: r } = await g(t, e);
		throw new a(`the policy ${t} cannot be read: ${r}`, {
			code: n ? "document_not_found" : "document_unreadable",
			document: t,
			cause: e
		});
	}
}
// src/server/queue/decision-job.ts
const V = 1024, H = M().regex(B, "must be sha256: and 64 hex digits"), U = M().min(1).max(V), W = be().optional(), G = j({
	policy: H,
	input: Ce([
		j({
			name: U,
			digest: H
		}),
		j({
			name: U,
			json: M().refine((e) => Buffer.byteLength(e) <= 65536, "is larger than 64 KiB; use the store")
		}),
		j({ artifact: H })
	]),
	options: j({
		failOn: ye(k([
			"warn",
			"not-found",
			"truncated"
		])).optional(),
		allowSkipped: W,
		allowAllSkipped: W,
		allowUnmatched: W,
		strictBuiltinErrors: W
	}).optional(),
	run: M().max(V).optional()
}), ke = G.extend({ priority: A().int().min(0).max(2097151).optional() });
function check(e, t, n) {
	let r = he(t, n);
	if (r.problems === void 0) return r.data;
	throw _(`${e}:${ve(r.problems)}`);
}
function readDecisionJob(e) {
	let { priority: t = 0, ...n } = check("a job is invalid", ke, e);
	return {
		id: decisionId(n),
		data: n,
		priority: t
	};
}
function readJobData(e, t) {
	let n = check("the data of the job is invalid", G, t);
	if (decisionId(n) === e) return n;
	throw _("the id of the job is not that of its data");
}
function getInputDigest(e) {
	return "artifact" in e ? e.artifact : "json" in e ? E(e.json) : e.digest;
}
function decisionIdOf(e) {
	return readDecisionJob(e).id;
}
function getForm(e) {
	return "json" in e && !e.name.endsWith(".json") ? "json" : "document";
}
function decisionId({ policy: e, input: t, options: n = {}, run: r = "" }) {
	let { failOn: i = [], ...a } = n, o = Object.entries(a).filter(([e, t]) => t !== void 0 && (t || e === "strictBuiltinErrors")).sort(([e], [t]) => e < t ? -1 : 1), s = [
		e,
		"artifact" in t ? ["artifact"] : [getForm(t), t.name],
		getInputDigest(t),
		[...new Set(i)].sort(),
		o,
		r
	];
	return D(JSON.stringify(s));
}
// src/server/queue/dead-letter.ts
const Ae = /stalled more than allowable limit/, je = /^([a-z_]+): (.*)$/s;
function isDead(e) {
	return e.finishedOn !== void 0 && e.failedReason !== void 0 && e.failedReason !== "";
}
function toDeadLetter(e) {
	let t = e.failedReason ?? "", [, n, r] = je.exec(t) ?? [], i = e.data?.policy;
	return {
		id: e.id ?? "",
		...typeof i == "string" ? { policy: i } : {},
		code: n ?? (Ae.test(t) ? "stalled" : "unknown"),
		reason: r ?? t,
		attempts: Math.max(e.attemptsMade, e.attemptsStarted)
	};
}
function startSweep(e) {
	return {
		ids: [...e],
		next: 0,
		tookMs: 0,
		isLate: !1
	};
}
var DecisionEnds = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async *of(e, t) {
		let { ask: n, records: r } = this.#e, i = new Set(e);
		if (i.size === 0) return;
		t?.throwIfAborted();
		let a = await n(() => r.lastEnd()), o = startSweep(i), s = 0;
		for (;;) {
			if (o === void 0 && performance.now() >= s && (o = startSweep(i)), o !== void 0 && (yield* this.#t(o, i, t), o.next >= o.ids.length)) {
				let e = Math.min(Math.max(1e3, o.tookMs / .005), 3e5);
				s = o.isLate ? 0 : performance.now() + e, o = void 0;
			}
			if (i.size === 0) return;
			let e = await n(() => r.endsAfter(a));
			a = e.location, e.isWhole || (a = await n(() => r.lastEnd()), s = 0, o !== void 0 && (o.isLate = !0));
			for (let n = 0; n < e.ids.length; n += 500) yield* await this.#n(e.ids.slice(n, n + 500), i, t);
			if (i.size === 0) return;
			o === void 0 && e.isWhole && await P(200, void 0, { signal: t }).catch((e) => {
				throw t?.throwIfAborted(), e;
			});
		}
	}
	async *#t(e, t, n) {
		let r = performance.now() + 200;
		do {
			let r = e.ids.slice(e.next, e.next += 500), i = performance.now(), a = await this.#n(r, t, n);
			e.tookMs += performance.now() - i, yield* a;
		} while (e.next < e.ids.length && performance.now() < r);
	}
	async #n(e, t, n) {
		n?.throwIfAborted();
		let r = [...new Set(e)].filter((e) => t.has(e));
		if (r.length === 0) return [];
		let i = await this.#e.ask(() => this.#r(r));
		for (let { id: e } of i) t.delete(e);
		return i;
	}
	async #r(e) {
		let { records: t, states: n } = this.#e, r = await t.find(e), i = e.filter((e, t) => r[t] === void 0), a = await n.of(i), o = i.filter((e, t) => a[t] !== "open"), s = await Promise.all(o.map((e) => this.#i(e)));
		return [...r.flatMap((e) => e === void 0 ? [] : [toDecided(e)]), ...s.filter((e) => e !== void 0)];
	}
	async #i(e) {
		let { queue: t, records: n } = this.#e, r = await t.getJob(e);
		if (r !== void 0 && !isDead(r)) return;
		let [i] = await n.find([e]);
		return i === void 0 ? r === void 0 ? await n.isCancelled(e) ? {
			id: e,
			state: "dead",
			letter: cancelledLetter(e)
		} : {
			id: e,
			state: "unknown"
		} : {
			id: e,
			state: "dead",
			letter: toDeadLetter(r)
		} : toDecided(i);
	}
};
function toDecided(e) {
	return {
		id: e.id,
		state: "decided",
		record: e
	};
}
function cancelledLetter(e) {
	return {
		id: e,
		code: "cancelled",
		reason: "the job was cancelled",
		attempts: 0
	};
}
// src/server/queue/endable-connection.ts
function makeEndable(e) {
	let t = /* @__PURE__ */ new Set(), n = e.sendCommand.bind(e);
	e.sendCommand = (e, r) => {
		if (!t.has(e)) {
			t.add(e);
			let forget = () => void t.delete(e);
			e.promise.then(forget, forget);
		}
		return n(e, r);
	}, e.on("end", () => {
		for (let e of t) e.reject(/* @__PURE__ */ Error("Connection is closed."));
	});
	let r = e.disconnect.bind(e);
	e.disconnect = (t) => {
		let n = e.status === "reconnecting";
		r(t), n && t !== !0 && (e.connect().catch(() => void 0), r());
	};
	let i = e.duplicate.bind(e);
	return e.duplicate = (e) => makeEndable(i(e)), e;
}
async function endConnection(e) {
	if (e.status !== "ready") {
		e.disconnect();
		return;
	}
	let t = setTimeout(() => {
		e.disconnect();
	}, 5e3);
	await e.quit().catch(() => {
		e.disconnect();
	}), clearTimeout(t);
}
// src/server/queue/decision-records.ts
const Me = xe({
	id: M(),
	policy: M(),
	input: M(),
	run: M(),
	outcome: k(["pass", "fail"]),
	report: N(),
	decidedAt: M(),
	attempts: A()
}), Ne = Se({ answer: N().optional() });
function notStored(e) {
	return new u(`Redis has under ${e} what no worker of this version stores; delete that key, and enqueue the decision again`, { code: "response_invalid" });
}
function parseStored(e, t, n) {
	let r;
	try {
		r = JSON.parse(t);
	} catch {
		throw notStored(e);
	}
	let i = n.safeParse(r);
	if (i.success) return i.data;
	throw notStored(e);
}
const K = "begun", q = 1e4, J = 1e3;
function isAhead(e) {
	return e === "inf" || Number(e ?? 0) > Date.now();
}
var DecisionRecords = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = `regohost:{${t}}:`, this.#n = n;
	}
	get cancelChannel() {
		return `${this.#t}cancel`;
	}
	async store(e) {
		let { id: t } = e, n = [
			this.#s("result", t),
			`${this.#t}decided`,
			this.#a,
			this.#o
		], r = [
			JSON.stringify(e),
			this.#n,
			t,
			q
		];
		return await this.#e.eval("\nredis.call(\"ZREM\", KEYS[3], ARGV[3])\nif redis.call(\"SET\", KEYS[1], ARGV[1], \"NX\", \"PX\", ARGV[2]) then\n  redis.call(\"INCR\", KEYS[2])\n  redis.call(\"XADD\", KEYS[4], \"MAXLEN\", \"~\", ARGV[4], \"*\", \"id\", ARGV[3])\n  return 1\nend\nreturn 0", n.length, ...n, ...r) === 1;
	}
	async lastEnd() {
		let [e] = await this.#e.xrevrange(this.#o, "+", "-", "COUNT", 1);
		return e?.[0] ?? "0-0";
	}
	async endsAfter(e) {
		let t = [];
		for (let n = e;;) {
			let [r] = await this.#e.xread("COUNT", J, "STREAMS", this.#o, n) ?? [], i = r?.[1] ?? [];
			if (f(t, i.map(([, [, e = ""]]) => e)), n = i.at(-1)?.[0] ?? n, i.length < J) return {
				ids: t,
				location: n,
				isWhole: await this.#r(e)
			};
		}
	}
	async #r(e) {
		return e === "0-0" ? await this.#e.xlen(this.#o) < q : (await this.#e.xrange(this.#o, e, e)).length > 0;
	}
	async noteDead(e) {
		await Promise.all([this.forgetCancelled([e]), this.#i(e)]);
	}
	async #i(e) {
		await this.#e.xadd(this.#o, "MAXLEN", "~", q, "*", "id", e);
	}
	async stateOf(e) {
		let t = [this.#s("result", e), this.#a], [n, r] = await this.#e.eval("\nreturn {redis.call(\"EXISTS\", KEYS[1]), redis.call(\"ZSCORE\", KEYS[2], ARGV[1])}", t.length, ...t, e);
		return n === 1 ? "decided" : isAhead(r) ? "cancelled" : "open";
	}
	async find(e) {
		if (e.length === 0) return [];
		let t = await this.#e.mget(e.map((e) => this.#s("result", e)));
		return e.map((e, n) => {
			let r = t[n];
			if (r == null) return;
			let i = this.#s("result", e), a = parseStored(i, r, Me);
			if (a.id !== e) throw notStored(i);
			return a;
		});
	}
	async decided() {
		return Number(await this.#e.get(`${this.#t}decided`) ?? 0);
	}
	async beginEffect(e, t) {
		let n = this.#s(`effect:${e}`, t);
		if (await this.#e.set(n, K, "PX", this.#n * 2, "NX") === "OK") return { is: "new" };
		let r = await this.#e.get(n);
		return r === null || r === K ? { is: "begun" } : {
			is: "answered",
			answer: parseStored(n, r, Ne).answer
		};
	}
	async answerEffect(e, t, n) {
		let r = JSON.stringify(n === void 0 ? {} : { answer: n });
		await this.#e.set(this.#s(`effect:${e}`, t), r, "PX", this.#n * 2);
	}
	async forgetEffect(e, t) {
		await this.#e.del(this.#s(`effect:${e}`, t));
	}
	async cancel(e) {
		await this.#e.zadd(this.#a, "+inf", e), await this.#e.publish(this.cancelChannel, e);
	}
	async keepCancelled(e) {
		let t = Date.now();
		await this.#e.zadd(this.#a, "XX", t + this.#n, e), await this.#e.zremrangebyscore(this.#a, "-inf", t), await this.#i(e);
	}
	async isCancelled(e) {
		return isAhead(await this.#e.zscore(this.#a, e));
	}
	async cancelled() {
		return this.#e.zcount(this.#a, `(${Date.now()}`, "(+inf");
	}
	async forgetCancelled(e) {
		e.length > 0 && await this.#e.zrem(this.#a, ...e);
	}
	get #a() {
		return `${this.#t}cancelled`;
	}
	get #o() {
		return `${this.#t}ends`;
	}
	#s(e, t) {
		return `${this.#t}${e}:${t}`;
	}
};
// src/server/queue/job-states.ts
const Pe = [
	"gone",
	"open",
	"dead"
];
var JobStates = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = [t.toKey("failed"), t.toKey("")];
	}
	async of(e) {
		if (e.length === 0) return [];
		let t = await this.#e.eval("\nlocal states = {}\nfor index, id in ipairs(ARGV) do\n  if redis.call(\"EXISTS\", KEYS[2] .. id) == 0 then\n    states[index] = 0\n  elseif redis.call(\"ZSCORE\", KEYS[1], id) then\n    states[index] = 2\n  else\n    states[index] = 1\n  end\nend\nreturn states", this.#t.length, ...this.#t, ...e), n = Array.isArray(t) ? t.map((e) => Pe[Number(e)]) : [];
		return e.map((e, t) => {
			let r = n[t];
			if (r === void 0) throw TypeError(`Redis returned no state of the job ${e}`);
			return r;
		});
	}
};
// src/server/queue/redis-connection.ts
const Y = 3e4;
function throwOptionError(e) {
	throw _(`the address of Redis ${e}`);
}
function decode(e) {
	return ne(e) ?? throwOptionError("has a user or password that is not percent-encoded correctly");
}
function authoritiesIn(e) {
	return we(typeof e == "string" ? e : Buffer.from(e).toString("utf8"), "connection.ca, which signs Redis's certificate,");
}
function parseRedisUrl({ url: e, ca: t }) {
	if (typeof e != "string" || !URL.canParse(e)) return throwOptionError("is not a URL; write it as rediss://host:port");
	let n = new URL(e);
	n.protocol !== "rediss:" && n.protocol !== "redis:" && throwOptionError("must start with rediss://"), n.hostname === "" && throwOptionError("has no host"), (n.search !== "" || n.hash !== "") && throwOptionError("must have no query and no fragment"), /^\/?\d{0,4}$/.test(n.pathname) || throwOptionError("has a path that is not the number of a database");
	let r = n.protocol === "rediss:";
	!r && !ge(n.hostname) && throwOptionError("is without TLS, which would show jobs and password to the network; use rediss:// (redis:// is for loopback)"), !r && t !== void 0 && throwOptionError("has certificates, but is without TLS; use rediss://");
	let i = n.hostname.replace(/^\[(.*)\]$/, "$1"), a = n.port === "" ? 6379 : Number(n.port);
	return {
		host: i,
		port: a,
		db: Number(n.pathname.slice(1)),
		...n.username === "" ? {} : { username: decode(n.username) },
		...n.password === "" ? {} : { password: decode(n.password) },
		...r ? { tls: t === void 0 ? {} : { ca: authoritiesIn(t) } } : {},
		shown: `${n.protocol}//${n.hostname}:${String(a)}`
	};
}
async function loadQueuePackages(e = async () => {
	let [e, t] = await Promise.all([import("bullmq"), import("ioredis")]);
	return {
		bullmq: e,
		ioredis: t
	};
}) {
	return ae(e, "regohost/queue needs BullMQ and a client of Redis, which are not installed: npm install bullmq ioredis");
}
async function connectRedis({ ioredis: e }, t, { waits: n, onError: r, onReconnected: a, answerTimeoutMs: o = Y }, s = 1e4) {
	let { shown: c, ...l } = parseRedisUrl(t), u = !1, d = !1, f, p = makeEndable(new e.Redis({
		...l,
		lazyConnect: !0,
		connectTimeout: s,
		maxRetriesPerRequest: n ? null : 3,
		socketTimeout: o,
		...n ? {} : { commandTimeout: o },
		retryStrategy: (e) => u ? Math.min(100 * e, 2e3) : null
	}));
	p.on("error", (e) => {
		f = e, u && !d && (d = !0, r(unreachable(c, e)));
	}), p.on("ready", () => {
		d && a?.(), d = !1;
	});
	let m = new i({
		timeoutMs: s,
		timedOut: () => Object.assign(/* @__PURE__ */ Error("no answer in time"), { code: "ETIMEDOUT" })
	});
	try {
		await m.wait(p.connect().then(() => p.ping()));
	} catch (e) {
		throw p.disconnect(), unreachable(c, f ?? e);
	}
	return u = !0, p;
}
async function connectKeepingRedis(e, t, n) {
	let r = await connectRedis(e, t, n), a = new i({
		timeoutMs: n.answerTimeoutMs ?? Y,
		timedOut: () => Error(Ie)
	});
	try {
		return await namingRedis(t, () => a.wait(checkEviction(r, t, n.onError))), r;
	} catch (e) {
		throw r.disconnect(), e;
	}
}
const Fe = "noeviction";
async function checkEviction(e, t, n) {
	let { shown: r } = parseRedisUrl(t), i = await readEviction(e);
	if (i === Fe) return;
	let a = i === void 0 ? "does not say its maxmemory-policy" : `has maxmemory-policy ${i}`, o = _(`Redis at ${r} ${a}; set it to ${Fe}: a key that is evicted is a lost job, a prompt that is sent again, or a rate limit that does not hold`);
	if (i !== void 0) throw o;
	n(o);
}
async function readEviction(e) {
	let t = await e.info("memory").catch(ifRefused), n = /^maxmemory_policy:(\S+)/m.exec(t ?? "")?.[1];
	if (n !== void 0) return n;
	let r = await e.config("GET", "maxmemory-policy").catch(ifRefused), i = Array.isArray(r) ? r[1] : void 0;
	return typeof i == "string" ? i : void 0;
}
function ifRefused(e) {
	if (!(v(e) && /^(?:NOPERM|ERR)\b/.test(e.message))) throw e;
}
function exceptLost(e, t) {
	return (n) => {
		v(n) && ("syscall" in n || Re.test(n.message) || ze.test(h(n) ?? "")) || t(toNamed(e, n));
	};
}
const Ie = "Command timed out", Le = /^Socket timeout\b/, Re = /^(?:Connection is closed\.|Socket timeout\b|Command timed out$|Reached the max retries per request limit\b)/;
function replyWord(e) {
	return /^[A-Z]{2,20}(?= |$)/.exec(e)?.[0];
}
function toNamed({ url: e }, t) {
	if (!v(t) || b(t)) return t;
	let { shown: n } = parseRedisUrl({ url: e }), { message: r } = t;
	if (Re.test(r)) return new u(`Redis at ${n} ${r === Ie ? "did not answer in time" : "is away"}, so the outcome of the request is unknown; check that it runs and can be reached, and try again: no decision is queued twice`, {
		code: "service_unreachable",
		retryable: !0,
		cause: t
	});
	let i = replyWord(r);
	if (i === void 0 && !y(t, "SyntaxError") && !y(t, "TypeError")) return t;
	let a = i === void 0 ? "has other content than a queue" : `refuses a command (${i})`;
	return new u(`Redis at ${n} ${a}; check that it is the Redis of the queue's workers, and its log`, {
		code: i === void 0 ? "response_invalid" : "service_failed",
		cause: t
	});
}
async function namingRedis(e, t) {
	try {
		return await t();
	} catch (t) {
		throw toNamed(e, t);
	}
}
const ze = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_|ENOTFOUND)/;
function unreachable(e, t) {
	let n = h(t), r = ce(t), i = Le.test(r) ? "it does not answer" : void 0, a = n ?? i ?? replyWord(r);
	return new u(`Redis at ${e} cannot be used${a === void 0 ? "" : ` (${a})`}`, {
		code: a === "NOAUTH" || a === "WRONGPASS" ? "unauthenticated" : "service_unreachable",
		retryable: a !== "NOAUTH" && a !== "WRONGPASS"
	});
}
// src/server/queue/decision-queue.ts
const X = "decisions", Z = "{regohost}", Be = /is locked by another worker/, Q = {
	connection: T("{ url, ca? }", (e) => typeof e == "object" && !!e && "url" in e),
	name: T("a name of letters, digits, -, _ and .", (e) => typeof e == "string" && /^[\w.-]{1,100}$/.test(e)),
	keepMs: T("an integer of at least 60000", (e) => Number.isSafeInteger(e) && e >= 6e4),
	onError: o,
	onReconnected: o
}, Ve = {
	...Q,
	attempts: r,
	backoffMs: r,
	answerTimeoutMs: r
};
function neededConnection(e, { connection: t }) {
	if (t !== void 0) return t;
	throw _(`${e}: connection is missing`);
}
function toRetention({ keepMs: e = 6048e5 }) {
	return e;
}
async function createQueue(e) {
	let t = x("createQueue", e, Ve), n = neededConnection("createQueue", t), { name: r = X, onError = () => void 0, onReconnected: i, answerTimeoutMs: a } = t, o = await loadQueuePackages(), s = await connectKeepingRedis(o, n, {
		waits: !1,
		onError,
		onReconnected: i,
		answerTimeoutMs: a
	}), c = new o.bullmq.Queue(r, {
		connection: s,
		prefix: Z,
		skipVersionCheck: !0,
		defaultJobOptions: {
			attempts: t.attempts ?? 5,
			backoff: {
				type: "exponential",
				delay: t.backoffMs ?? 1e3,
				jitter: .5
			},
			removeOnComplete: !0,
			removeOnFail: !1
		}
	});
	return c.on("error", exceptLost(n, onError)), new RedisQueue(c, s, n, new DecisionRecords(s, r, toRetention(t)));
}
function toCount(e) {
	if (typeof e == "number" && Number.isSafeInteger(e) && e >= 0) return e;
	throw TypeError("Redis returned no number");
}
var RedisQueue = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r, this.#i = new JobStates(t, e), this.#a = new DecisionEnds({
			queue: e,
			records: r,
			states: this.#i,
			ask: (e) => this.#o(e)
		});
	}
	#o(e) {
		return namingRedis(this.#n, e);
	}
	async enqueue(e) {
		let t = [], n = [];
		for await (let r of e) n.push(r), n.length < 500 || (f(t, await this.#o(() => this.#s(n))), n = []);
		return f(t, await this.#o(() => this.#s(n))), t;
	}
	async #s(e) {
		let t = e.map(readDecisionJob), n = t.map(({ id: e }) => e), r = await this.#r.find(n), i = t.filter((e, t) => r[t] === void 0);
		return await this.#r.forgetCancelled(i.map(({ id: e }) => e)), await this.#c(i.map(({ id: e }) => e)), i.length > 0 && await this.#e.addBulk(i.map(({ id: e, data: t, priority: n }) => ({
			name: "decide",
			data: t,
			opts: {
				jobId: e,
				priority: n
			}
		}))), n.map((e, t) => ({
			id: e,
			state: r[t] === void 0 ? "queued" : "decided"
		}));
	}
	async #c(e) {
		let t = await this.#i.of(e), n = e.filter((e, n) => t[n] === "dead");
		await Promise.all(n.map((e) => this.#l(e)));
	}
	async #l(e) {
		let t = await this.#e.getJob(e);
		t !== void 0 && isDead(t) && await t.remove();
	}
	results(e, { signal: t } = {}) {
		return this.#a.of(e, t);
	}
	async cancel(e) {
		let t = [...e], n = [];
		for (let e = 0; e < t.length; e += 500) {
			let r = t.slice(e, e + 500), cancel = async (e) => ({
				id: e,
				state: await this.#u(e)
			});
			f(n, await this.#o(() => Promise.all(r.map(cancel))));
		}
		return n;
	}
	async #u(e) {
		let t = await this.#e.getJob(e);
		if (t === void 0 || isDead(t)) return this.#d(e, t);
		await this.#r.cancel(e);
		try {
			await t.remove();
		} catch (t) {
			if (!(v(t) && Be.test(t.message))) throw t;
			let n = await this.#e.getJob(e);
			return (n === void 0 || isDead(n)) && await this.#r.forgetCancelled([e]), "active";
		}
		return (await this.#r.find([e]))[0] === void 0 ? (await this.#r.keepCancelled(e), "cancelled") : (await this.#r.forgetCancelled([e]), "decided");
	}
	async #d(e, t) {
		return (await this.#r.find([e]))[0] === void 0 ? t === void 0 ? await this.#r.isCancelled(e) ? "cancelled" : "unknown" : "dead" : "decided";
	}
	async progress() {
		return this.#o(async () => {
			let [e, t, n] = await Promise.all([
				this.#e.getJobCounts("waiting", "prioritized", "active", "delayed", "failed"),
				this.#r.decided(),
				this.#r.cancelled()
			]), of = (t) => toCount(e[t] ?? 0);
			return {
				waiting: of("waiting") + of("prioritized"),
				active: of("active"),
				delayed: of("delayed"),
				dead: of("failed"),
				cancelled: toCount(n),
				decided: toCount(t)
			};
		});
	}
	async deadLetters(e = 100) {
		ee("queue.deadLetters", "limit", e);
		let [t, n] = await this.#o(async () => {
			let t = await this.#e.getFailed(0, e - 1);
			return [t, await this.#r.find(t.map(({ id: e }) => e ?? ""))];
		});
		return t.filter((e, t) => n[t] === void 0).map(toDeadLetter);
	}
	async close() {
		await this.#e.close(), await endConnection(this.#t);
	}
	async [Symbol.asyncDispose]() {
		await this.close();
	}
}, He = le();
const Ue = 5e3;
var RequestTurns = class {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, { max: n, durationMs: r }) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	async give(e, t) {
		let n = [
			this.#r,
			200,
			t,
			Ue
		].map((e) => Math.ceil(e * 1e3)), r = [
			this.#n,
			...n,
			Math.min(e, 1e3)
		], [i, ...a] = toTimes(await this.#e.eval("\nlocal time = redis.call(\"TIME\")\nlocal now = time[1] * 1000000 + time[2]\n\nlocal max, duration, ahead = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])\nlocal slack, maxSlack, count = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])\nlocal list = KEYS[1]\nlocal text = function(time) return string.format(\"%.0f\", time) end\nredis.call(\"LTRIM\", list, 0, max - 1)\nlocal newest = tonumber(redis.call(\"LINDEX\", list, 0) or 0)\n-- The clock was set back. When those requests began is not known: as if it were now.\nif newest > now + ahead + maxSlack then\n  redis.call(\"DEL\", list)\n  newest = now\n  for i = 1, max do redis.call(\"LPUSH\", list, text(now)) end\nend\nlocal length = redis.call(\"LLEN\", list)\nlocal waits = {}\nlocal turn\nfor i = 1, count + 1 do\n  turn = now\n  if length >= max then turn = math.max(now, tonumber(redis.call(\"LINDEX\", list, -1)) + duration) end\n  if i > count or turn > now + ahead then break end\n  newest = math.max(newest, turn + slack)\n  redis.call(\"LPUSH\", list, text(newest))\n  if length >= max then redis.call(\"RPOP\", list) else length = length + 1 end\n  waits[i] = turn - now\nend\nif #waits > 0 then redis.call(\"PEXPIRE\", list, math.ceil((newest - now + duration) / 1000)) end\ntable.insert(waits, 1, turn - now)\nreturn waits", 1, this.#t, ...r.map(String)));
		if (i === void 0) throw unreadable();
		return {
			nextMs: i / 1e3,
			waitsMs: a.map((e) => e / 1e3)
		};
	}
};
function toTimes(e) {
	if (!Array.isArray(e)) throw unreadable();
	return e.map((e) => {
		if (typeof e == "number" && e >= 0) return e;
		throw unreadable();
	});
}
function unreadable() {
	return new u("Redis answered no list of times to the question for turns", { code: "service_failed" });
}
// src/server/queue/request-rate.ts
const whole = (e) => (t) => typeof t == "number" && Number.isInteger(t) && t >= 1 && t <= e, We = {
	connection: Q.connection,
	name: Q.name,
	onError: o,
	max: T("a whole number from 1 to 100,000", whole(1e5)),
	durationMs: T("a whole number from 1 to 86,400,000", whole(864e5))
};
async function createRequestRate(e) {
	let t = x("createRequestRate", e, We), n = neededConnection("createRequestRate", t), { name: r = X, onError = () => void 0, max: i, durationMs: a } = t;
	if (i === void 0 || a === void 0) throw _(S`${p("createRequestRate")}${C("max")} or ${C("durationMs")} is missing`);
	return new SharedRate(await connectKeepingRedis(await loadQueuePackages(), n, {
		waits: !0,
		onError
	}), r, {
		max: i,
		durationMs: a
	});
}
var RequestNotSent = class extends u {
	constructor(e, t) {
		super(`the request was not sent: ${e}`, t), this.name = "ServiceError";
	}
};
const $ = 3e4;
var SharedRate = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = /* @__PURE__ */ new Set();
	#o = [];
	#s = [];
	#c = -Infinity;
	#l;
	#u = -Infinity;
	#d = 0;
	#f;
	#p = !1;
	constructor(e, t, n) {
		this.#e = e, this.#t = new RequestTurns(e, `regohost:{${t}}:requests`, n), this.#r = n.max, this.#i = n.durationMs, this.#n = `the rate of ${String(n.max)} requests in ${String(n.durationMs)} ms, shared as ${t}`;
	}
	beforeRequest = (e, t = Infinity) => new Promise((n, r) => {
		if (e.throwIfAborted(), this.#p) throw closed(this.#n);
		let i = performance.now(), a = t - Date.now(), o = {
			since: i,
			deadline: i + a,
			givesUpAt: i + a - Math.min(100, a / 10),
			begin: () => {
				s(), n();
			},
			fail: (e) => {
				s(), r(e);
			}
		}, s = oe(e, () => {
			let t = this.#o.indexOf(o);
			t !== -1 && this.#o.splice(t, 1), r(fe(e)), this.#m();
		}), c = this.#o.findIndex((e) => e.deadline > o.deadline);
		this.#o.splice(c === -1 ? this.#o.length : c, 0, o), this.#m();
	});
	#m() {
		clearTimeout(this.#f);
		let e = performance.now();
		this.#h(e), this.#g(e), this.#o.length - this.#s.length > 0 && this.#l === void 0 && e >= this.#c - 200 && this.#x(e);
		let t = this.#b(e);
		if (t < Infinity) {
			let n = Math.max(1, Math.ceil(t - e));
			this.#f = setTimeout(() => this.#m(), Math.min(n, s));
		}
	}
	#h(e) {
		for (let [t] = this.#s; t !== void 0 && t.from <= e; [t] = this.#s) {
			let [n] = this.#o;
			if (n === void 0 && t.until >= e) return;
			this.#s.shift(), n !== void 0 && n.since <= t.from && (this.#d = Math.max(e - t.earliest, this.#d * .9)), n === void 0 || t.until < e || (this.#o.shift(), n.begin());
		}
	}
	#g(e) {
		let { length: t } = this.#o, n = [];
		for (let r of this.#o.splice(0)) {
			let { since: i, givesUpAt: a } = r, o = e >= Math.max(this.#l ?? Infinity, i) + $, s = e >= a || this.#v(n.length) >= a;
			o || s && this.#_(e, i) ? r.fail(noAnswer(this.#n)) : s ? r.fail(this.#y(e, t)) : n.push(r);
		}
		f(this.#o, n);
	}
	#_(e, t) {
		return this.#l === void 0 ? !1 : this.#u < t || e - this.#l > 1e3;
	}
	#v(e) {
		let t = this.#s[e];
		return t === void 0 ? this.#c + Math.floor((e - this.#s.length) / this.#r) * this.#i : t.from;
	}
	#y(e, t) {
		return new RequestNotSent(`${this.#n}, has no turn for it before the deadline of the call. Ask later, allow more time, or fewer calls at once`, {
			code: "rate_limited",
			retryable: !0,
			retryAfterMs: Math.ceil(this.#C(e, t))
		});
	}
	#b(e) {
		if (this.#o.length === 0) return Infinity;
		let t = this.#s[0]?.from ?? Infinity;
		for (let { givesUpAt: e } of this.#o) t = Math.min(t, e);
		return this.#l === void 0 ? (this.#o.length > this.#s.length && (t = Math.min(t, this.#c - 200)), t) : Math.min(t, Math.max(e, this.#l) + $);
	}
	async #x(e) {
		this.#l = e, await new Promise(setImmediate);
		let t = performance.now(), n = this.#o.length - this.#s.length, r = Math.max(20, .02 * this.#i), i = Math.min(Math.max(r, 2 * this.#d), Ue);
		try {
			n > 0 && this.#S(await this.#t.give(n, i), t, i);
		} catch (e) {
			for (let t of this.#o.splice(0)) t.fail(this.#p ? closed(this.#n) : noAnswer(this.#n, e));
		}
		this.#l = void 0, this.#m();
	}
	#S({ nextMs: e, waitsMs: t }, n, r) {
		let i = performance.now();
		this.#u = i, this.#c = i + e;
		for (let e of t) {
			let t = n + e;
			this.#s.push({
				earliest: t,
				from: i + e,
				until: t + r
			});
		}
		let a = this.#C(i, this.#o.length);
		for (let e of this.#a) e(a);
	}
	#C(e, t) {
		return Math.max(0, this.#v(Math.max(t, this.#s.length)) - e);
	}
	onTurn(e) {
		return this.#a.add(e), () => this.#a.delete(e);
	}
	async close() {
		this.#p = !0, clearTimeout(this.#f), this.#a.clear();
		for (let e of this.#o.splice(0)) e.fail(closed(this.#n));
		await endConnection(this.#e);
	}
	async [Symbol.asyncDispose]() {
		await this.close();
	}
};
function noAnswer(e, t) {
	return new RequestNotSent(`Redis gave no turn of ${e}`, {
		code: "service_unreachable",
		retryable: !0,
		cause: t
	});
}
function closed(e) {
	return new RequestNotSent(`${e}, is closed`, { code: "client_closed" });
}
// src/server/queue/guarded-effects.ts
var JobScope = class {
	failures = [];
	requests = 0;
	effects = /* @__PURE__ */ new Map();
	id;
	constructor(e) {
		this.id = e;
	}
};
const Ge = /* @__PURE__ */ new Set([
	"rate_limited",
	"unauthenticated",
	"permission_denied",
	"unimplemented",
	"request_invalid",
	"credentials_missing",
	"credentials_expired",
	"credentials_malformed",
	"call_limit"
]);
function isKept(e) {
	if (e === void 0) return !0;
	let t = JSON.stringify(e);
	return t === void 0 || Buffer.byteLength(t) > 1048576 ? !1 : (0, He.isDeepStrictEqual)(JSON.parse(t), e);
}
var GuardedEffects = class {
	#e = new De();
	#t;
	constructor(e) {
		this.#t = e;
	}
	run(e, t) {
		return this.#e.run(e, t);
	}
	close() {
		this.#e.disable();
	}
	guard(e) {
		return e.map((e) => e.pure === !0 ? e : {
			...e,
			call: async (t, n) => {
				let r = this.#e.getStore();
				if (r === void 0) throw Error(`${e.name} was called outside a job`);
				let i = 0, a = {
					...n,
					report: (e) => {
						r.requests += (e.attempts ?? i) - i, i = e.attempts ?? i, n.report(e);
					}
				};
				try {
					return await (e.effect ? this.#n(r, e, t, a) : e.call(t, a));
				} catch (e) {
					throw n.speculative || r.failures.push(e), e;
				}
			}
		});
	}
	#n(e, t, n, r) {
		let i = D(`${t.name} ${pe(n)}`), a = e.effects.get(i);
		return a === void 0 && (a = this.#r(e.id, i, t, n, r), e.effects.set(i, a)), a;
	}
	async #r(e, t, r, i, a) {
		let o = await this.#t.beginEffect(e, t);
		if (o.is === "answered") return a.report({
			cached: !0,
			attempts: 0
		}), o.answer;
		if (o.is === "begun") throw new n(`${r.name}: an earlier attempt of this decision began this call, which costs or changes something, and ended without its answer; it is not made again. Look at the service, then enqueue the decision with another run`, {
			code: "effect_interrupted",
			builtin: r.name
		});
		let s, c, l = !1, u = {
			...a,
			report: (e) => {
				c = e.attempts ?? c, l = e.unprocessed ?? l, a.report(e);
			}
		};
		try {
			s = await r.call(i, u);
		} catch (n) {
			throw (c === 0 || l || wasNotMade(n)) && await this.#t.forgetEffect(e, t), n;
		}
		return isKept(s) && await this.#t.answerEffect(e, t, s), s;
	}
};
function wasNotMade(e) {
	return e instanceof RequestNotSent || b(e) && Ge.has(e.code);
}
function serviceFailure({ failures: e }) {
	return e.findLast((e) => e instanceof u);
}
function isStoreGone(e) {
	return e instanceof a && e.code === "store_unavailable";
}
var WatchedStore = class {
	#e;
	#t;
	#n;
	#r = new AbortController();
	#i;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	async get(e, t) {
		try {
			return await this.#a(e, t);
		} catch (t) {
			throw isStoreGone(t) && !this.#r.signal.aborted && (this.#i ??= this.#n.onGone(t).then(() => void this.#o(e)), await this.#i), t;
		}
	}
	close() {
		this.#r.abort();
	}
	#a(e, t) {
		return askStore((t) => this.#e.get(e, t), {
			timeoutMs: this.#t,
			signal: t,
			subject: `the store did not give ${e}`,
			document: e
		});
	}
	async #o(e) {
		let { signal: t } = this.#r;
		for (let n = 500;; n = Math.min(2 * n, 3e4)) {
			if (await P(n, void 0, { signal: t }).catch(() => void 0), t.aborted) return;
			if (!isStoreGone(await this.#a(e, t).catch((e) => e))) break;
		}
		this.#i = void 0, t.aborted || await this.#n.onBack();
	}
}, JobFailure = class extends Error {
	canRetry;
	pauseMs;
	isUnbegun;
	constructor(e, t, { canRetry: n = !1, pauseMs: r, isUnbegun: i = !1 } = {}) {
		super(`${e}: ${de(t)}`.slice(0, Ke)), this.name = "JobFailure", this.canRetry = n, this.pauseMs = r, this.isUnbegun = i;
	}
};
const Ke = 4096, qe = /* @__PURE__ */ new Set([
	"store_unavailable",
	"document_unreadable",
	"service_unreachable",
	"service_timeout",
	"service_failed",
	"rate_limited",
	"timeout",
	"aborted"
]);
function toJobFailure(e) {
	if (e instanceof JobFailure) return e;
	let t = re(e).join("; because: ");
	return b(e) ? new JobFailure(e.code, t, {
		canRetry: qe.has(e.code),
		isUnbegun: isStoreGone(e)
	}) : new JobFailure("unknown", t, { canRetry: !0 });
}
async function judgeJob(e, t, n, { store: r, signal: i, timeoutMs: a }) {
	let o = await toSource(t, r, i), s = await e.judge([o], {
		...t.options,
		signal: i,
		timeoutMs: a
	});
	if (s.outcome !== "pass" && s.outcome !== "fail") throw whyUndecided(s, n);
	let { writeReport: c } = await import("./judging.js").then((e) => e.write_report_exports), l = await c(s, "json");
	if (Buffer.byteLength(l) > 1048576) throw new JobFailure("response_too_large", "the report is larger than 1048576 bytes");
	return {
		id: n.id,
		policy: t.policy,
		input: getInputDigest(t.input),
		run: t.run ?? "",
		outcome: s.outcome,
		report: JSON.parse(l),
		decidedAt: (/* @__PURE__ */ new Date()).toISOString()
	};
}
async function toSource({ input: e }, t, n) {
	return "artifact" in e ? {
		name: e.artifact,
		value: { digest: e.artifact },
		format: "json"
	} : "json" in e ? {
		name: e.name,
		text: e.json,
		format: "json"
	} : {
		name: e.name,
		bytes: await t.get(e.digest, n)
	};
}
function whyUndecided({ outcome: e, results: t }, n) {
	let r = t.filter((t) => t.outcome === e), i = serviceFailure(n), canRetry = (e) => e.errorCode === void 0 ? !1 : e.errorCode === "builtin_failed" ? i?.retryable === !0 : qe.has(e.errorCode), a = r.find((e) => !canRetry(e)) ?? r[0], o = [...a?.problems ?? [], ...(a?.builtinErrors ?? []).map(({ message: e }) => e)], s = e === "undecided" && r.every(canRetry), c = i?.code === "rate_limited";
	return new JobFailure(a?.errorCode ?? "no_verdict", o.join("; ") || `the outcome is ${e}`, {
		canRetry: s,
		isUnbegun: s && i instanceof RequestNotSent && c && n.requests === 0,
		...c ? { pauseMs: i.retryAfterMs ?? 1e3 } : {}
	});
}
// src/server/queue/decision-worker.ts
const Je = 9e4, Ye = {
	max: 1e9,
	duration: 1e3
}, Xe = {
	...Q,
	store: T("a ContentStore", (e) => typeof e == "object" && !!e && "get" in e),
	storeTimeoutMs: c,
	builtins: t,
	gate: l,
	policies: T("a list of digests", (e) => ie(e) && e.every((e) => B.test(e))),
	concurrency: r,
	requestRate: T("a RequestRate", (e) => typeof e == "object" && !!e && "onTurn" in e),
	timeoutMs: c,
	onDeadLetter: o,
	lockMs: r,
	maxStalled: r
};
async function createWorker(e) {
	let t = x("createWorker", e, Xe), n = neededConnection("createWorker", t), { name: r = X, onError: tell = () => void 0, onReconnected: i, store: a } = t, o = exceptLost(n, tell);
	if (m(t.builtins ?? []), a === void 0) throw _("createWorker: store is missing");
	let { storeTimeoutMs: s = L } = t, c = await loadQueuePackages();
	await askStore(async (e) => a.check?.(e), {
		timeoutMs: s,
		subject: "the store did not answer",
		document: "store"
	});
	let l = await connectKeepingRedis(c, n, {
		waits: !0,
		onError: tell,
		onReconnected: i
	});
	try {
		let e = l.duplicate();
		e.on("error", o);
		let i = new DecisionRecords(l, r, toRetention(t)), u = new RedisWorker(c, {
			redis: l,
			address: n,
			subscriber: e,
			records: i,
			...t,
			name: r,
			onError: o,
			tell,
			store: a,
			storeTimeoutMs: s
		});
		return await e.subscribe(i.cancelChannel), await u.start(), u;
	} catch (e) {
		throw l.disconnect(), e;
	}
}
var RedisWorker = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o;
	#s = /* @__PURE__ */ new Map();
	#c = /* @__PURE__ */ new Map();
	#l = new AbortController();
	#u;
	#d;
	#f = 0;
	constructor(e, t) {
		this.#e = e, this.#t = t;
		let { redis: n, subscriber: r, name: i, records: o, requestRate: s, lockMs: c = Je } = t;
		this.#a = new GuardedEffects(o), this.#o = this.#a.guard(t.builtins ?? []), this.#r = new e.bullmq.Queue(i, {
			connection: n,
			prefix: Z,
			skipVersionCheck: !0
		}), this.#r.on("error", t.onError), this.#n = new e.bullmq.Worker(i, (e, t) => this.#p(e, t), {
			connection: n,
			prefix: Z,
			skipVersionCheck: !0,
			autorun: !1,
			concurrency: t.concurrency ?? 16,
			limiter: Ye,
			maximumRateLimitDelay: 1e3,
			lockDuration: c,
			stalledInterval: Math.ceil(c / 2),
			maxStalledCount: t.maxStalled ?? 10
		}), this.#n.on("error", t.onError), this.#i = new WatchedStore(t.store, t.storeTimeoutMs, {
			onGone: async (e) => {
				await this.#n.pause(!0);
				let { code: n, document: r } = e, i = `${e.message}; this worker waits until it is back`;
				t.onError(new a(i, {
					code: n,
					document: r,
					cause: e.cause
				}));
			},
			onBack: () => this.#n.resume()
		}), this.#n.on("failed", (e) => {
			if (e !== void 0 && isDead(e)) {
				o.noteDead(e.id ?? "").catch(t.onError);
				try {
					t.onDeadLetter?.(toDeadLetter(e));
				} catch (e) {
					t.tell(e);
				}
			}
		}), this.#u = s?.onTurn((e) => {
			this.#v(e - 1e3).catch(t.onError);
		}), r.on("message", (e, t) => this.#c.get(t)?.abort()), n.on("close", () => {
			this.#m();
		});
	}
	async start() {
		await this.#n.waitUntilReady(), this.#n.run().catch(this.#t.onError);
	}
	async #p(e, t) {
		let n = new AbortController(), r = e.id ?? "";
		this.#c.set(r, n);
		try {
			await this.#y(e, r, n.signal);
		} catch (r) {
			if (n.signal.aborted) throw this.#b(new JobFailure("cancelled", "the job was cancelled"));
			if (this.#l.signal.aborted) throw await this.#_(e, t);
			let i = toJobFailure(r);
			throw i.pauseMs !== void 0 && await this.#v(i.pauseMs), i.isUnbegun ? await this.#_(e, t) : i.canRetry ? i : this.#b(i);
		} finally {
			this.#c.delete(r), this.#m();
		}
	}
	#m() {
		this.#d !== void 0 && this.#t.redis.status !== "ready" && (this.#c.size === 0 || this.#l.signal.aborted) && this.#h();
	}
	#h() {
		this.#f = Math.max(this.#f, this.#c.size), this.#t.redis.disconnect();
	}
	async #g() {
		this.#l.abort(), this.#m();
		let e = !1, t = setTimeout(() => {
			setImmediate(() => {
				e || this.#h();
			});
		}, 5e3);
		try {
			await this.#t.redis.ping(), e = !0;
		} catch {
			this.#h();
		} finally {
			clearTimeout(t);
		}
	}
	async #_(e, t) {
		return await e.moveToWait(t), new this.#e.bullmq.WaitingError();
	}
	async #v(e) {
		let t = Math.min(Math.ceil(e), 6e4);
		t > 0 && await this.#r.getRateLimitTtl(Ye.max) < t && await this.#r.rateLimit(t);
	}
	async #y(e, t, n) {
		let { records: r, timeoutMs: a } = this.#t, o = readJobData(t, e.data), s = await r.stateOf(t);
		if (s === "decided") return;
		if (s === "cancelled") throw new JobFailure("cancelled", "the job was cancelled");
		let c = AbortSignal.any([n, this.#l.signal]), l = this.#x(o.policy);
		try {
			let n = await new i({ signals: [c] }).wait(l.loading), s = new JobScope(t), u = await this.#a.run(s, () => judgeJob(n, o, s, {
				store: this.#i,
				signal: c,
				timeoutMs: a
			}));
			await r.store({
				...u,
				attempts: e.attemptsStarted
			});
		} finally {
			l.jobs--, this.#S();
		}
	}
	#b({ message: e }) {
		return new this.#e.bullmq.UnrecoverableError(e);
	}
	#x(e) {
		let { policies: t, gate: n } = this.#t;
		if (t?.includes(e) === !1) throw new JobFailure("policy_refused", `the policy ${e} is not one that this worker evaluates`);
		let r = this.#s.get(e);
		if (r === void 0) {
			let t = this.#i.get(e, this.#l.signal).then((e) => _e(e, {
				...n,
				builtins: this.#o
			}));
			r = {
				loading: t,
				jobs: 0
			}, t.catch(() => this.#s.delete(e));
		}
		return r.jobs++, this.#s.delete(e), this.#s.set(e, r), r;
	}
	#S() {
		for (let [e, { loading: t, jobs: n }] of this.#s) {
			if (this.#s.size <= 16) return;
			n > 0 || (this.#s.delete(e), t.then((e) => e.close()).catch(this.#t.tell));
		}
	}
	close(e = 1e4) {
		return this.#d ??= this.#C(e), this.#d;
	}
	async #C(e) {
		this.#i.close();
		let t = setTimeout(() => void this.#g(), Math.min(e, s));
		try {
			let e = this.#n.close();
			this.#m(), await e;
		} finally {
			clearTimeout(t);
		}
		this.#l.abort(), this.#u?.(), await this.#r.close();
		let n = await Promise.allSettled([...this.#s.values()].map(({ loading: e }) => e));
		for (let e of n) e.status === "fulfilled" && await e.value.close();
		if (this.#a.close(), this.#t.subscriber.disconnect(), await endConnection(this.#t.redis), this.#f > 0) throw this.#w();
	}
	#w() {
		let { address: e, lockMs: t = Je } = this.#t, n = `${te(this.#f, "job")} under way`;
		return new u(`${showRedis(e)} is away, so that ${n} could not be given back; they are not lost: another worker takes them within ${String(Math.ceil(1.5 * t / 1e3))} s of Redis's return`, {
			code: "service_unreachable",
			retryable: !0
		});
	}
	async [Symbol.asyncDispose]() {
		await this.close();
	}
};
function showRedis(e) {
	return `Redis at ${parseRedisUrl(e).shown}`;
}
export { createContentStore, createQueue, createRequestRate, createWorker, decisionIdOf, putPolicy };
