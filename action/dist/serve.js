import { __toESM as e } from "./rolldown-runtime.js";
import { codeOf as t, explainFailure as n, getMessage as r, inWording as i, onAbort as a, orClose as o, require_promises as s, shownCause as c, shownSource as l, shownText as u } from "./evaluation.js";
import { CommandError as d, EXIT as f, FLAG_WORDING as p, defineCommand as m, lockRead as h, noteAddresses as g, openBuiltins as _, pathFrom as v, showError as y, toBundleVerifyOptions as b, toCompileOptions as x, toServedOptions as S, writeNote as C, writeOut as w, writeSafe as T } from "./evaluation-command.js";
import { SERVE_OPTIONS as E } from "./serve-options.js";
import { _usingCtx as D } from "./usingCtx.js";
import { setTimeout as O } from "node:timers/promises";
// src/cli/serve/listen-address.ts
const k = /^(?:\[([0-9a-fA-F:.]+)\]|([^:[\]/]*)):(\d{1,5})$/;
function readListenAddress(e, t = "--addr") {
	let n = k.exec(e), r = Number(n?.[3]);
	if (n === null || r > 65535) throw new d(u`${t} ${e}: write it as 127.0.0.1:8181, [::1]:8181 or :8181`);
	return {
		host: n[1] ?? (n[2] || "::"),
		port: r
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
	return await O(e, void 0, {
		signal: t,
		ref: !1
	}).catch(() => void 0), !t.aborted;
}
// src/cli/serve/server-access.ts
async function readTls(e, t) {
	let { tlsCertFile: n, tlsPrivateKeyFile: r, tlsCaCertFile: i } = t;
	if (n === void 0 || r === void 0) {
		if (n !== void 0 || r !== void 0) throw new d("TLS needs both --tls-cert-file and --tls-private-key-file");
		if (i !== void 0 || t.authentication === "tls") throw new d("client certificates need TLS: --tls-cert-file and --tls-private-key-file");
		return;
	}
	if (t.authentication === "tls" != (i !== void 0)) throw new d("--authentication tls and --tls-ca-cert-file belong together");
	let [{ readCertificates: a, readPem: o }, { parseKeyPair: s }] = await Promise.all([import("./read-certificates.js").then((e) => e.read_certificates_exports), import("./key-pair.js").then((e) => e.key_pair_exports)]), read = async (t, n) => ({
		pem: await o(n, t, e.cwd),
		subject: `${t} ${n}`
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
		if (n.length > 0) throw new d("--client-tokens needs --authentication token");
		return;
	}
	if (n.length === 0) throw new d("--authentication token needs --client-tokens FILE, with the tokens of clients");
	let [{ AcceptedTokens: r }, { readPrivateFile: i }] = await Promise.all([import("./access.js"), import("./client.js").then((e) => e.private_file_exports)]), a = [];
	for (let t of n) a.push(await i(v(e, t), !0, { holds: "tokens" }) ?? "");
	return r.parse(a, n.map((e) => `--client-tokens ${e}`));
}
async function isLoopbackAddress({ host: e }) {
	let { isLoopback: t } = await import("./shared.js").then((e) => e.service_url_exports);
	return t(e.includes(":") ? `[${e}]` : e);
}
async function readAccess(e, t, n) {
	let [r, i] = [await readTls(e, n), await readTokens(e, n)], a = await isLoopbackAddress(t), o = [...r === void 0 ? ["TLS (--tls-cert-file, --tls-private-key-file)"] : [], ...n.authentication === "off" ? ["authentication (--authentication token or tls)"] : []];
	if (!a && o.length > 0 && n.insecureListen !== !0) throw new d(u`--addr ${t.host} can be reached by other machines and needs ${o.join(" and ")}. ` + "--insecure-listen allows it: then anyone who reaches the port can get decisions and read policies and data, and without TLS others on the way read them too");
	return {
		tls: r,
		tokens: i,
		isLoopback: a
	};
}
// src/cli/serve/log-file.ts
var A = /* @__PURE__ */ e(s(), 1);
const j = Buffer.from("\n");
function dropBytes(e, t) {
	return e.flatMap((e) => {
		let n = Math.min(t, e.length);
		return t -= n, n === e.length ? [] : [e.subarray(n)];
	});
}
var M = class LogFile {
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
		let t = [
			Buffer.from(this.#r),
			e,
			j
		], n = 0;
		try {
			for (; t.length > 0;) {
				let { bytesWritten: e } = await this.#t.writev(t);
				n += e, t = dropBytes(t, e);
			}
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
	let t = await (0, A.open)(e, "a", 384);
	return o([t], async () => ({
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
	let { io: r } = e, i = `--decision-log ${t}`, tell = (t) => void C(r, y(t, e.noteStyle)), { WatchedSink: a } = await import("./watched-sink.js").then((e) => e.watched_sink_exports), o = t === "-" ? void 0 : await openFile(e, t), s = Promise.resolve(), inTurn = (e) => {
		let t = s.then(e);
		return s = t.catch(() => void 0), t;
	}, c = new a({
		write: (e) => o === void 0 ? w(r.stdout, `${e.toString()}\n`) : o.append(e),
		subject: i,
		path: t,
		cwd: r.cwd,
		onFailed: tell,
		onBack: (t) => e.note(t)
	}), reopen = async (a) => {
		try {
			await a.reopen();
		} catch (e) {
			let { why: a } = await n(t, e, r.cwd), o = `${i} cannot be opened again, and the former file is written on: ${a}`;
			tell(new d(o, { cause: e }));
			return;
		}
		await e.note(`${i} was opened again`);
	}, l = o && r.onHangup?.(() => void inTurn(() => reopen(o)));
	return {
		write: (e) => inTurn(() => c.write(e)),
		async [Symbol.asyncDispose]() {
			l?.(), await s, await o?.[Symbol.asyncDispose]();
		}
	};
}
async function openFile({ io: e }, n) {
	try {
		return await M.open(v(e, n));
	} catch (e) {
		let r = t(e) ?? "unknown";
		throw new d(u`--decision-log ${l(n)} cannot be written (${r})`, {
			code: "output_unwritable",
			cause: c(n, e)
		});
	}
}
// src/cli/commands/serve.ts
const N = m({
	arguments: [["[policy...]", ".wasm, .rego, a bundle (.tar.gz), a folder or an address"]],
	options: E,
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
	async run(e, t, n) {
		let r = await readConfig(e, n), serve = (e) => serveConfigured(e, t, n, r);
		if (r?.tracing === void 0) return serve(e);
		if (e.flags.otel === !0) throw new d("--otel and distributed_tracing of the configuration exclude each other");
		let { runTracedBy: i } = await import("./run-traced.js");
		return i(r.tracing, e, serve);
	}
});
async function readUntraced(e) {
	if (e?.tracing === void 0 || e.untracedPaths.length === 0) return;
	let { createUntracedPaths: t } = await import("./untraced-paths.js");
	return t(e.untracedPaths);
}
async function serveConfigured(e, t, n, a) {
	let { io: o } = e, s = readListenAddress(n.addr ?? "127.0.0.1:8181"), c = await readAccess(o, s, n), l = n.diagnosticAddr === void 0 ? void 0 : readListenAddress(n.diagnosticAddr, "--diagnostic-addr"), u = b(e, n), [{ ServerRuntime: d }, { DecisionServer: f }, { ServerMetrics: m }, { UnwrittenError: v }, { keepCoreWarm: w }] = await Promise.all([
		import("./server-runtime.js").then((e) => e.server_runtime_exports),
		import("./decision-server.js"),
		import("./server-metrics.js"),
		import("./watched-sink.js").then((e) => e.watched_sink_exports),
		import("./keep-warm.js").then((e) => e.keep_warm_exports)
	]);
	a !== void 0 && a.bundles.length > 0 && w();
	let E = {
		update: () => void 0,
		end: () => Promise.resolve()
	}, O = await _({
		...e,
		flags: {
			...e.flags,
			timeout: void 0
		}
	}, n, E);
	try {
		try {
			var k = D();
			let _ = k.a(await openServerLog(e, n.decisionLog)), onError = (t) => void C(o, y(t, e.noteStyle)), b = S(e, n), w = await m.create(a?.server.buckets), E = await d.open({
				config: a,
				sources: t,
				load: {
					cwd: o.cwd,
					signal: o.signal,
					wording: p,
					builtins: O.builtins,
					maxDataBytes: n.maxData,
					bundles: u,
					onStockRuntime: (t) => e.warn(i(r(t), p)),
					data: n.data,
					allowNet: n.allowNet,
					httpCacheBytes: a?.httpCacheBytes,
					...x(n, e.flags, 1e4),
					...await h(e, n)
				},
				onRead: (t) => g(e, n, t),
				env: o.env,
				metrics: w,
				file: _.write,
				console: (e) => T(o.stderr, e),
				onError,
				onNote: (t) => e.note(t)
			});
			try {
				let t = E.log, r = {
					policies: E.policies,
					labels: E.labels,
					plugins: E.plugins,
					defaultDecision: a?.defaultDecision,
					loggedHeaders: a?.decisionLogs?.headers,
					...c,
					evaluate: b,
					wording: p,
					maxBodyBytes: n.maxInput ?? a?.server.maxLength,
					maxUnpackedBytes: a?.server.gzipMaxLength,
					gzip: {
						minLength: a?.server.gzipMinLength,
						level: a?.server.gzipLevel
					},
					maxRequests: n.maxRequests,
					requestTimeoutMs: n.requestTimeout,
					metrics: w,
					isUntraced: await readUntraced(a),
					onDecision: t === void 0 ? void 0 : (...e) => t.write(...e),
					onPrint: (e) => void C(o, e),
					onError: (e) => {
						e instanceof v || onError(e);
					}
				}, { tls: i } = c, u = [{
					server: new f(r),
					address: s,
					tells: "listening"
				}];
				if (l !== void 0) {
					let e = new f({
						...r,
						isDiagnostic: !0,
						isLoopback: await isLoopbackAddress(l),
						tls: i && withoutClients(i),
						tokens: void 0
					});
					u.push({
						server: e,
						address: l,
						tells: "diagnostics"
					});
				}
				return refreshServers(e, u, c, n, onError), await serveUntilSignal(e, u, E, i !== void 0, n);
			} finally {
				await E.close(n.shutdownGracePeriod);
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
		file: t === void 0 ? void 0 : v(e, t),
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
function refreshServers(e, t, { tls: n, tokens: r }, i, a) {
	let { io: o } = e, { signal: s } = o, c = i.tlsCertRefreshPeriod, refused = (e) => (t) => {
		a(new d(u`${e} cannot be used, and the former ones stay`, { cause: t }));
	};
	n !== void 0 && refreshFiles({
		first: n,
		read: async () => definite(await readTls(o, i)),
		toText: (e) => JSON.stringify(e),
		onChanged: (n) => {
			for (let { server: e, tells: r } of t) e.replaceTls(r === "listening" ? n : withoutClients(n));
			e.note("the TLS files have changed: new connections use the new ones");
		},
		onError: refused("the files of TLS"),
		everyMs: c,
		signal: s
	}), r !== void 0 && refreshFiles({
		first: r,
		read: async () => definite(await readTokens(o, i)),
		toText: ({ fingerprint: e }) => e,
		onChanged: (n) => {
			for (let { server: e } of t) e.replaceTokens(n);
			e.note("the tokens of clients have changed: requests from now on need one of these");
		},
		onError: refused("the files of client tokens"),
		everyMs: c,
		signal: s
	});
}
function definite(e) {
	if (e === void 0) throw TypeError("it was on");
	return e;
}
async function serveUntilSignal(e, n, r, i, { shutdownGracePeriod: o }) {
	let { io: s } = e;
	s.runUntilSignal?.(2 * o);
	let c = [];
	for (let [e, { server: r, address: a, tells: o }] of n.entries()) try {
		let e = await r.listen(a);
		c.push(`${o} on ${toShownUrl({
			...a,
			port: e
		}, i)}`);
	} catch (r) {
		await Promise.all(n.slice(0, e).map((e) => e.server.close(0)));
		let o = t(r) ?? "unknown";
		throw new d(u`cannot listen on ${toShownUrl(a, i)} (${o})`, {
			code: "start_failed",
			cause: r
		});
	}
	await r.start();
	for (let t of c) await e.note(t);
	await new Promise((e) => a(s.signal, e));
	let l = (await Promise.all(n.map(({ server: e }) => e.close(o)))).every((e) => e);
	return l || await e.warn("requests were still running when the grace period ended; they were cut"), l ? f.pass : f.undecided;
}
export { N as configure };
