import { $s as e, al as t, nc as n, ol as r, or as i, pc as a, tc as o, us as s, yc as c } from "./shared.js";
import { C as l, Ct as u, G as d, St as f, U as p, W as m, _n as h, fn as g, ft as _, it as v, jt as y, pn as b, q as x, vt as S, x as C } from "./commands.js";
import { r as w } from "./serve-options.js";
import { t as T } from "./usingCtx.js";
import { setTimeout as E } from "node:timers/promises";
import { open as D } from "node:fs/promises";
// src/cli/serve/listen-address.ts
const O = /^(?:\[([0-9a-fA-F:.]+)\]|([^:[\]/]*)):(\d{1,5})$/;
function readListenAddress(t, n = "--addr") {
	let r = O.exec(t), i = Number(r?.[3]);
	if (r === null || i > 65535) throw new g(e`${n} ${t}: write it as 127.0.0.1:8181, [::1]:8181 or :8181`);
	return {
		host: r[1] ?? (r[2] || "::"),
		port: i
	};
}
function toShownUrl({ host: e, port: t }, n) {
	return `${n ? "https" : "http"}://${e.includes(":") ? `[${e}]` : e}:${String(t)}`;
}
// src/cli/serve/refresh-files.ts
async function refreshFiles(e) {
	let { first: t, read: n, toText: r, onChanged: i, onError: a, everyMs: o, signal: s } = e, c = r(t), l;
	for (; await passes(o, s);) try {
		let e = await n();
		l = void 0;
		let t = r(e);
		if (t === c) continue;
		i(e), c = t;
	} catch (e) {
		let t = String(e);
		t !== l && a(e), l = t;
	}
}
async function passes(e, t) {
	return await E(e, void 0, {
		signal: t,
		ref: !1
	}).catch(() => void 0), !t.aborted;
}
// src/cli/serve/server-access.ts
async function readTls(e, t) {
	let { tlsCertFile: n, tlsPrivateKeyFile: r, tlsCaCertFile: i } = t;
	if (n === void 0 || r === void 0) {
		if (n !== void 0 || r !== void 0) throw new g("TLS needs both --tls-cert-file and --tls-private-key-file");
		if (i !== void 0 || t.authentication === "tls") throw new g("client certificates need TLS: --tls-cert-file and --tls-private-key-file");
		return;
	}
	if (t.authentication === "tls" != (i !== void 0)) throw new g("--authentication tls and --tls-ca-cert-file belong together");
	let [{ readCertificates: a, readPem: o }, { parseKeyPair: s }] = await Promise.all([import("./read-certificates.js").then((e) => e.n), import("./key-pair.js").then((e) => e.t)]), read = async (t, n) => ({
		pem: await o(n, t, e.cwd),
		what: `${t} ${n}`
	});
	return {
		...s(await read("--tls-cert-file", n), await read("--tls-private-key-file", r)),
		clientCa: i === void 0 ? void 0 : await a(i, "--tls-ca-cert-file", e.cwd),
		minVersion: t.tlsMinVersion === "1.3" ? "TLSv1.3" : "TLSv1.2"
	};
}
async function readTokens(e, t) {
	let n = t.clientTokens ?? [];
	if (t.authentication !== "token") {
		if (n.length > 0) throw new g("--client-tokens needs --authentication token");
		return;
	}
	if (n.length === 0) throw new g("--authentication token needs --client-tokens FILE, with the tokens of clients");
	let [{ AcceptedTokens: r }, { readPrivateFile: i }] = await Promise.all([import("./access.js"), import("./library.js").then((e) => e.E)]), a = [];
	for (let t of n) a.push(await i(S(e, t), !0) ?? "");
	return r.parse(a, n.map((e) => `--client-tokens ${e}`));
}
async function isLoopbackAddress({ host: e }) {
	let { isLoopback: t } = await import("./shared.js").then((e) => e.Hs);
	return t(e.includes(":") ? `[${e}]` : e);
}
async function readAccess(t, n, r) {
	let [i, a] = [await readTls(t, r), await readTokens(t, r)], o = await isLoopbackAddress(n), s = [...i === void 0 ? ["TLS (--tls-cert-file, --tls-private-key-file)"] : [], ...r.authentication === "off" ? ["authentication (--authentication token or tls)"] : []];
	if (!o && s.length > 0 && r.insecureListen !== !0) throw new g(e`--addr ${n.host} can be reached by other machines and needs ${s.join(" and ")}. ` + "--insecure-listen goes without: then whoever reaches the port can ask for decisions and read policies and data, and without TLS others on the way read them too");
	return {
		tls: i,
		tokens: a,
		isLoopback: o
	};
}
var k = class LogFile {
	#e;
	#t;
	#n;
	#r = "";
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	static async open(e) {
		let { handle: t, length: n } = await openToAppend(e);
		return new LogFile(e, t, n);
	}
	async append(e) {
		let t = Buffer.from(`${this.#r}${e}\n`), n = 0;
		try {
			for (; n < t.length;) n += (await this.#t.write(t, n)).bytesWritten;
		} catch (e) {
			throw n > 0 && await this.#i(n), e;
		}
		this.#n += n, this.#r = "";
	}
	async #i(e) {
		try {
			let t = await this.#t.stat();
			if (t.isFile() && t.size === this.#n + e) {
				await this.#t.truncate(this.#n);
				return;
			}
			this.#n = t.size;
		} catch {
			this.#n += e;
		}
		this.#r = "\n";
	}
	async reopen() {
		let { handle: e, length: t } = await openToAppend(this.#e), n = this.#t;
		this.#t = e, this.#n = t, this.#r = "", await n.close();
	}
	async [Symbol.asyncDispose]() {
		await this.#t.close();
	}
};
async function openToAppend(e) {
	let t = await D(e, "a", 384);
	return i([t], async () => ({
		handle: t,
		length: (await t.stat()).size
	}));
}
// src/cli/serve/server-log.ts
async function openServerLog(e, t) {
	if (t === void 0) return {
		write: void 0,
		[Symbol.asyncDispose]: () => Promise.resolve()
	};
	let { io: n } = e, r = `--decision-log ${t}`, tell = (t) => void f(n, v(t, e.noteStyle)), { WatchedSink: i } = await import("./watched-sink.js").then((e) => e.n), a = t === "-" ? void 0 : await openFile(e, t), o = Promise.resolve(), inTurn = (e) => {
		let t = o.then(e);
		return o = t.catch(() => void 0), t;
	}, c = new i({
		write: (e) => a === void 0 ? u(n.stdout, `${e}\n`) : a.append(e),
		what: r,
		path: t,
		cwd: n.cwd,
		onFailed: tell,
		onBack: (t) => e.note(t)
	}), reopen = async (i) => {
		try {
			await i.reopen();
		} catch (e) {
			let { why: i } = await s(t, e, n.cwd), a = `${r} cannot be opened again, and the former file is written on: ${i}`;
			tell(new g(a, { cause: e }));
			return;
		}
		await e.note(`${r} was opened again`);
	}, l = a && n.onHangup?.(() => void inTurn(() => reopen(a)));
	return {
		write: (e) => inTurn(() => c.write(e)),
		async [Symbol.asyncDispose]() {
			l?.(), await o, await a?.[Symbol.asyncDispose]();
		}
	};
}
async function openFile({ io: t }, r) {
	try {
		return await k.open(S(t, r));
	} catch (t) {
		let i = a(t) ?? "unknown";
		throw new g(e`--decision-log ${n(r)} cannot be written (${i})`, {
			code: "output_unwritable",
			cause: o(r, t)
		});
	}
}
// src/cli/commands/serve.ts
const A = h({
	arguments: [["[policy...]", ".wasm, .rego, a bundle (.tar.gz), a folder or an address"]],
	options: w,
	details: "The addresses are those of OPA's REST API: GET and POST /v1/data/{path}, POST /v0/data/{path}, POST /, GET /health,\nPOST /v1/compile and /v1/compile/{path}, GET /v1/policies, GET /metrics. Policies and data that are named here are read\nonce, at the start; bundles of the configuration file are polled.",
	examples: [
		"regohost serve policies/ -d data.json",
		"curl localhost:8181/v1/data/gate/deny -d '{\"input\": {\"user\": \"ada\"}}'",
		"regohost serve -c config.yaml",
		"regohost serve oci://registry.example.com/policies/authz:2.0",
		"regohost serve policies/ --addr :8181 --authentication token \\\n--client-tokens tokens.txt --tls-cert-file server.pem --tls-private-key-file server.key"
	],
	everyday: [
		"addr",
		"data",
		"configFile",
		"builtins",
		"allowNet",
		"authentication",
		"clientTokens",
		"tlsCertFile",
		"tlsPrivateKeyFile",
		"decisionLog",
		"timeout"
	],
	run: runServe
});
async function runServe(e, t, n) {
	let r = await readConfig(e, n), serve = (e) => serveConfigured(e, t, n, r);
	if (r?.tracing === void 0) return serve(e);
	if (e.flags.otel === !0) throw new g("either --otel or distributed_tracing of the configuration says where spans go");
	let { runTracedBy: i } = await import("./run-traced.js");
	return i(r.tracing, e, serve);
}
async function readUntraced(e) {
	if (e?.tracing === void 0 || e.untracedPaths.length === 0) return;
	let { createUntracedPaths: t } = await import("./untraced-paths.js");
	return t(e.untracedPaths);
}
async function serveConfigured(e, n, i, a) {
	let { io: o } = e, s = readListenAddress(i.addr ?? "127.0.0.1:8181"), c = await readAccess(o, s, i), h = i.diagnosticAddr === void 0 ? void 0 : readListenAddress(i.diagnosticAddr, "--diagnostic-addr"), g = _(e, i), [{ ServerRuntime: b }, { DecisionServer: S }, { ServerMetrics: w }, { UnwrittenError: E }, { keepCoreWarm: D }] = await Promise.all([
		import("./server-runtime.js").then((e) => e.t),
		import("./decision-server.js"),
		import("./server-metrics.js"),
		import("./watched-sink.js").then((e) => e.n),
		import("./keep-warm.js").then((e) => e.r)
	]);
	a !== void 0 && a.bundles.length > 0 && D();
	let O = await m(e, i, {
		update: () => void 0,
		end: () => Promise.resolve()
	});
	try {
		try {
			var k = T();
			let m = k.a(await openServerLog(e, i.decisionLog)), onError = (t) => void f(o, v(t, e.noteStyle)), _ = x(e, i), D = await w.create(a?.server.buckets), A = await b.open({
				config: a,
				sources: n,
				load: {
					cwd: o.cwd,
					signal: o.signal,
					wording: y,
					builtins: O.builtins,
					maxDataBytes: i.maxData,
					bundles: g,
					onStockRuntime: (n) => e.warn(r(t(n), y)),
					data: i.data,
					allowNet: i.allowNet,
					httpCacheBytes: a?.httpCacheBytes,
					...d(i, e.flags, p),
					...await C(e, i)
				},
				onRead: (t) => l(e, i, t),
				env: o.env,
				metrics: D,
				file: m.write,
				console: (e) => u(o.stderr, `${e}\n`),
				onError,
				onNote: (t) => e.note(t)
			});
			try {
				let t = A.log, n = {
					policies: A.policies,
					labels: A.labels,
					plugins: A.plugins,
					defaultDecision: a?.defaultDecision,
					loggedHeaders: a?.decisionLogs?.headers,
					...c,
					evaluate: _,
					wording: y,
					maxBodyBytes: i.maxInput ?? a?.server.maxLength,
					maxUnpackedBytes: a?.server.gzipMaxLength,
					gzip: {
						minLength: a?.server.gzipMinLength,
						level: a?.server.gzipLevel
					},
					maxRequests: i.maxRequests,
					requestTimeoutMs: i.requestTimeout,
					metrics: D,
					isUntraced: await readUntraced(a),
					onDecision: t === void 0 ? void 0 : (...e) => t.write(...e),
					onPrint: (e) => void f(o, e),
					onError: (e) => {
						e instanceof E || onError(e);
					}
				}, { tls: r } = c, l = [{
					server: new S(n),
					address: s,
					tells: "listening"
				}];
				if (h !== void 0) {
					let e = new S({
						...n,
						isDiagnostic: !0,
						isLoopback: await isLoopbackAddress(h),
						tls: r && withoutClients(r),
						tokens: void 0
					});
					l.push({
						server: e,
						address: h,
						tells: "diagnostics"
					});
				}
				return refreshServers(e, l, c, i, onError), await serveUntilSignal(e, l, A, r !== void 0, i);
			} finally {
				await A.close(i.shutdownGracePeriod);
			}
		} catch (e) {
			k.e = e;
		} finally {
			await k.d();
		}
	} finally {
		await O.close();
	}
}
async function readConfig({ io: e }, { configFile: t, set: n = [], setFile: r = [] }) {
	if (t === void 0 && n.length + r.length === 0) return;
	let { readServerConfig: i } = await import("./read-server-config.js");
	return i({
		file: t === void 0 ? void 0 : S(e, t),
		set: n,
		setFile: r
	}, {
		folder: e.cwd,
		env: e.env,
		signal: e.signal
	});
}
function withoutClients(e) {
	return {
		...e,
		clientCa: void 0
	};
}
function refreshServers(t, n, { tls: r, tokens: i }, a, o) {
	let { io: s } = t, { signal: c } = s, l = a.tlsCertRefreshPeriod, refused = (t) => (n) => {
		o(new g(e`${t} cannot be used, and the former ones stay`, { cause: n }));
	};
	r !== void 0 && refreshFiles({
		first: r,
		read: async () => definite(await readTls(s, a)),
		toText: (e) => JSON.stringify(e),
		onChanged: (e) => {
			for (let { server: t, tells: r } of n) t.replaceTls(r === "listening" ? e : withoutClients(e));
			t.note("the files of TLS have changed: connections from now on have them");
		},
		onError: refused("the files of TLS"),
		everyMs: l,
		signal: c
	}), i !== void 0 && refreshFiles({
		first: i,
		read: async () => definite(await readTokens(s, a)),
		toText: ({ fingerprint: e }) => e,
		onChanged: (e) => {
			for (let { server: t } of n) t.replaceTokens(e);
			t.note("the tokens of clients have changed: requests from now on need one of these");
		},
		onError: refused("the files of client tokens"),
		everyMs: l,
		signal: c
	});
}
function definite(e) {
	if (e === void 0) throw TypeError("it was on");
	return e;
}
async function serveUntilSignal(t, n, r, i, { shutdownGracePeriod: o }) {
	let { io: s } = t;
	s.runUntilSignal?.(3 * o);
	let l = [];
	for (let [t, { server: r, address: o, tells: s }] of n.entries()) try {
		let e = await r.listen(o);
		l.push(`${s} on ${toShownUrl({
			...o,
			port: e
		}, i)}`);
	} catch (r) {
		await Promise.all(n.slice(0, t).map((e) => e.server.close(0)));
		let s = a(r) ?? "unknown";
		throw new g(e`cannot listen on ${toShownUrl(o, i)} (${s})`, {
			code: "start_failed",
			cause: r
		});
	}
	await r.start();
	for (let e of l) await t.note(e);
	await new Promise((e) => c(s.signal, e));
	let u = (await Promise.all(n.map(({ server: e }) => e.close(o)))).every((e) => e);
	return u || await t.warn("requests were still running when the grace period ended; they were cut"), u ? b.pass : b.undecided;
}
export { A as configure };
