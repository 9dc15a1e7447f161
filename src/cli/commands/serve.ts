import { onAbort } from "../../base/async/on-abort.js";
import type { DecisionServer, DecisionServerOptions, ServerTls } from "../../server/serve/decision-server.js";
import type { IsUntraced } from "../../server/serve/untraced-paths.js";
import type { ServerConfig } from "../../server/serve/config/server-config.js";
import type { ServerRuntime } from "../../server/serve/server-runtime.js";
import type { CommandContext, RunCommand } from "../command.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.js";
import { readListenAddress, toShownUrl, type ListenAddress } from "../serve/listen-address.js";
import { refreshFiles } from "../serve/refresh-files.js";
import {
  isLoopbackAddress,
  readAccess,
  readTls,
  readTokens,
  type ServerAccess,
} from "../serve/server-access.js";
import { openServerLog } from "../serve/server-log.js";
import { pathFrom, writeNote, writeSafe } from "../terminal/cli-io.js";
import { showError } from "../terminal/show-error.js";
import { codeOf } from "../../base/error-code.js";
import { FLAG_WORDING } from "../terminal/flag-wording.js";
import { inWording, getMessage } from "../../base/message.js";
import { shownText } from "../../base/text/address.js";
import { toBundleVerifyOptions } from "../flags/bundle-flags.js";
import { openBuiltins, toCompileOptions, toServedOptions } from "../flags/evaluate-flags.js";
import { lockRead, noteAddresses } from "../flags/lock-flags.js";
import { DEFAULT_ADDRESS, SERVE_OPTIONS, type ServeFlags } from "../options/serve-options.js";

/** For a server, whose `--timeout` is that of each decision, and whose policies no request selects. */
const MIN_SERVED_COMPILE_TIMEOUT_MS = 10_000;

export const configure = defineCommand({
  arguments: [["[policy...]", ".wasm, .rego, a bundle (.tar.gz), a folder or an address"]],
  options: SERVE_OPTIONS,
  details: `The addresses are those of OPA's REST API: GET and POST /v1/data/{path}, POST /v0/data/{path}, POST /, GET /health,
POST /v1/compile and /v1/compile/{path}, GET /v1/policies, GET /metrics. Policies and data that are named here are read
once, at the start; bundles of the configuration file are polled.`,
  examples: [
    "regohost serve policies/ -d data.json",
    `curl localhost:8181/v1/data/gate/deny -d '{"input": {"user": "ada"}}'`,
    "regohost serve -c config.yaml",
    "regohost serve oci://registry.example.com/policies/authz:2.0",
    `regohost serve policies/ --addr :8181 --authentication token \\
--client-tokens tokens.txt --tls-cert-file server.pem --tls-private-key-file server.key`,
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
    "timeout",
  ],
  async run(context, sources, flags) {
    const config = await readConfig(context, flags);
    const serve: RunCommand = (given) => serveConfigured(given, sources, flags, config);
    if (config?.tracing === undefined) return serve(context);
    if (context.flags.otel === true) {
      throw new CommandError("--otel and distributed_tracing of the configuration exclude each other");
    }
    const { runTracedBy } = await import("../telemetry/run-traced.js");
    return runTracedBy(config.tracing, context, serve);
  },
});

/** Without tracing no path has to be excluded. */
async function readUntraced(config: ServerConfig | undefined): Promise<IsUntraced | undefined> {
  if (config?.tracing === undefined || config.untracedPaths.length === 0) return undefined;
  const { createUntracedPaths } = await import("../../server/serve/untraced-paths.js");
  return createUntracedPaths(config.untracedPaths);
}

async function serveConfigured(
  context: CommandContext,
  sources: string[],
  flags: ServeFlags,
  config: ServerConfig | undefined,
): Promise<ExitCode> {
  const { io } = context;
  const address = readListenAddress(flags.addr ?? DEFAULT_ADDRESS);
  const access = await readAccess(io, address, flags);
  const diagnosticAddress =
    flags.diagnosticAddr === undefined
      ? undefined
      : readListenAddress(flags.diagnosticAddr, "--diagnostic-addr");
  const bundles = toBundleVerifyOptions(context, flags);
  const [{ ServerRuntime }, { DecisionServer }, { ServerMetrics }, { UnwrittenError }, { keepCoreWarm }] =
    await Promise.all([
      import("../../server/serve/server-runtime.js"),
      import("../../server/serve/decision-server.js"),
      import("../../server/serve/server-metrics.js"),
      import("../../server/serve/logs/watched-sink.js"),
      import("../../engine/opa/keep-warm.js"),
    ]);
  if (config !== undefined && config.bundles.length > 0) keepCoreWarm();
  const silent = { update: () => undefined, end: () => Promise.resolve() };
  // `--timeout` is that of each decision.
  const opened = await openBuiltins(
    { ...context, flags: { ...context.flags, timeout: undefined } },
    flags,
    silent,
  );
  try {
    await using log = await openServerLog(context, flags.decisionLog);
    const onError = (error: unknown): void => void writeNote(io, showError(error, context.noteStyle));
    const evaluate = toServedOptions(context, flags);
    const metrics = await ServerMetrics.create(config?.server.buckets);
    const runtime = await ServerRuntime.open({
      config,
      sources,
      load: {
        cwd: io.cwd,
        signal: io.signal,
        wording: FLAG_WORDING,
        builtins: opened.builtins,
        maxDataBytes: flags.maxData,
        bundles,
        onStockRuntime: (error) => context.warn(inWording(getMessage(error), FLAG_WORDING)),
        data: flags.data,
        allowNet: flags.allowNet,
        httpCacheBytes: config?.httpCacheBytes,
        ...toCompileOptions(flags, context.flags, MIN_SERVED_COMPILE_TIMEOUT_MS),
        ...(await lockRead(context, flags)),
      },
      onRead: (addresses) => noteAddresses(context, flags, addresses),
      env: io.env,
      metrics,
      file: log.write,
      console: (line) => writeSafe(io.stderr, line),
      onError,
      onNote: (message) => context.note(message),
    });
    try {
      const decisions = runtime.log;
      const options: DecisionServerOptions = {
        policies: runtime.policies,
        labels: runtime.labels,
        plugins: runtime.plugins,
        defaultDecision: config?.defaultDecision,
        loggedHeaders: config?.decisionLogs?.headers,
        ...access,
        evaluate,
        wording: FLAG_WORDING,
        maxBodyBytes: flags.maxInput ?? config?.server.maxLength,
        maxUnpackedBytes: config?.server.gzipMaxLength,
        gzip: { minLength: config?.server.gzipMinLength, level: config?.server.gzipLevel },
        maxRequests: flags.maxRequests,
        requestTimeoutMs: flags.requestTimeout,
        metrics,
        isUntraced: await readUntraced(config),
        onDecision: decisions === undefined ? undefined : (...event) => decisions.write(...event),
        onPrint: (message) => void writeNote(io, message),
        onError: (error) => {
          // The log has reported it once.
          if (!(error instanceof UnwrittenError)) onError(error);
        },
      };
      const { tls } = access;
      const listeners: Listener[] = [{ server: new DecisionServer(options), address, tells: "listening" }];
      if (diagnosticAddress !== undefined) {
        const server = new DecisionServer({
          ...options,
          isDiagnostic: true,
          isLoopback: await isLoopbackAddress(diagnosticAddress),
          tls: tls && withoutClients(tls),
          tokens: undefined,
        });
        listeners.push({ server, address: diagnosticAddress, tells: "diagnostics" });
      }
      refreshServers(context, listeners, access, flags, onError);
      return await serveUntilSignal(context, listeners, runtime, tls !== undefined, flags);
    } finally {
      await runtime.close(flags.shutdownGracePeriod);
    }
  } finally {
    await opened.close();
  }
}

async function readConfig(
  { io }: CommandContext,
  { configFile, set = [], setFile = [] }: ServeFlags,
): Promise<ServerConfig | undefined> {
  if (configFile === undefined && set.length + setFile.length === 0) return undefined;
  const { readServerConfig } = await import("../../server/serve/config/read-server-config.js");
  const file = configFile === undefined ? undefined : pathFrom(io, configFile);
  return readServerConfig({ file, set, setFile }, { folder: io.cwd, env: io.env, signal: io.signal });
}

/** A server and its address. */
interface Listener {
  server: DecisionServer;
  address: ListenAddress;
  /** The first word of its message. */
  tells: "listening" | "diagnostics";
}

function withoutClients(tls: ServerTls): ServerTls {
  return { ...tls, clientCa: undefined };
}

/** Makes the servers reload the files of TLS and of tokens when they change. */
function refreshServers(
  context: CommandContext,
  listeners: readonly Listener[],
  { tls, tokens }: ServerAccess,
  flags: ServeFlags,
  onError: (error: unknown) => void,
): void {
  const { io } = context;
  const { signal } = io;
  const everyMs = flags.tlsCertRefreshPeriod;
  const refused = (subject: string) => (cause: unknown) => {
    onError(new CommandError(shownText`${subject} cannot be used, and the former ones stay`, { cause }));
  };
  if (tls !== undefined) {
    void refreshFiles({
      first: tls,
      read: async () => definite(await readTls(io, flags)),
      toText: (read) => JSON.stringify(read),
      onChanged: (read) => {
        for (const { server, tells } of listeners) {
          server.replaceTls(tells === "listening" ? read : withoutClients(read));
        }
        void context.note("the TLS files have changed: new connections use the new ones");
      },
      onError: refused("the files of TLS"),
      everyMs,
      signal,
    });
  }
  if (tokens === undefined) return;
  void refreshFiles({
    first: tokens,
    read: async () => definite(await readTokens(io, flags)),
    toText: ({ fingerprint }) => fingerprint,
    onChanged: (read) => {
      for (const { server } of listeners) server.replaceTokens(read);
      void context.note("the tokens of clients have changed: requests from now on need one of these");
    },
    onError: refused("the files of client tokens"),
    everyMs,
    signal,
  });
}

/** The setting, which the same flags enabled before. */
function definite<T>(read: T | undefined): T {
  if (read === undefined) throw new TypeError("it was on");
  return read;
}

async function serveUntilSignal(
  context: CommandContext,
  listeners: readonly Listener[],
  runtime: ServerRuntime,
  isTls: boolean,
  { shutdownGracePeriod: graceMs }: ServeFlags,
): Promise<ExitCode> {
  const { io } = context;
  // Time for requests, and then for the rest of the decision log and the status.
  io.runUntilSignal?.(2 * graceMs);
  const lines: string[] = [];
  for (const [index, { server, address, tells }] of listeners.entries()) {
    try {
      const port = await server.listen(address);
      lines.push(`${tells} on ${toShownUrl({ ...address, port }, isTls)}`);
    } catch (error) {
      await Promise.all(listeners.slice(0, index).map((listener) => listener.server.close(0)));
      const code = codeOf(error) ?? "unknown";
      throw new CommandError(shownText`cannot listen on ${toShownUrl(address, isTls)} (${code})`, {
        code: "start_failed",
        cause: error,
      });
    }
  }
  await runtime.start();
  for (const line of lines) await context.note(line);
  await new Promise<void>((resolve) => onAbort(io.signal, resolve));
  const wholes = await Promise.all(listeners.map(({ server }) => server.close(graceMs)));
  const isWhole = wholes.every((whole) => whole);
  if (!isWhole) await context.warn("requests were still running when the grace period ended; they were cut");
  return isWhole ? EXIT.pass : EXIT.undecided;
}
