import { Option } from "commander";
import type { Command } from "commander";
import { onAbort } from "../../async/on-abort.js";
import { toPrintable } from "../../values/printable.js";
import type { DecisionServer } from "../../serve/decision-server.js";
import type { CommandContext, RunCommand } from "../command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import {
  addBundleVerifyOptions,
  toBundleVerifyOptions,
  type BundleVerifyFlags,
} from "../flags/bundle-flags.js";
import { readDuration } from "../flags/global-flags.js";
import { addLockOptions, lockRead, noteAddresses, type LockFlags } from "../flags/lock-flags.js";
import {
  addEvaluateOptions,
  collect,
  once,
  openBuiltins,
  toCompileOptions,
  toEvaluateOptions,
} from "../flags/policy-flags.js";
import type { EvaluateFlags } from "../flags/policy-flags.js";
import { parseCount } from "../flags/quantities.js";
import { readListenAddress, toShownUrl, type ListenAddress } from "../serve/listen-address.js";
import { readAccess, type AccessFlags } from "../serve/server-access.js";
import { openServerLog } from "../serve/server-log.js";
import { writeNote } from "../terminal/cli-io.js";
import { showError } from "../terminal/show-error.js";

interface ServeFlags extends EvaluateFlags, AccessFlags, BundleVerifyFlags, LockFlags {
  addr?: string;
  decisionLog?: string;
  maxRequests?: number;
  requestTimeout?: number;
  shutdownGracePeriod: number;
}

const DEFAULT_ADDRESS = "127.0.0.1:8181";
const DEFAULT_GRACE_MS = 10_000;

const HELP = `
The addresses are those of OPA's REST API: GET and POST /v1/data/{path}, POST /v0/data/{path}, POST /, GET /health,
GET /v1/policies. Policies and data are read once, at the start.

Examples:
  regohost serve policies/ -d data.json
  curl localhost:8181/v1/data/gate/deny -d '{"input": {"user": "ada"}}'
  regohost serve oci://registry.example.com/policies/authz:2.0
  regohost serve policies/ --addr :8181 --authentication token --client-tokens tokens.txt \\
    --tls-cert-file server.pem --tls-private-key-file server.key
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  const withPolicies = command.argument(
    "<policy...>",
    ".wasm, .rego, a bundle (.tar.gz), a folder or an address",
  );
  addLockOptions(addBundleVerifyOptions(addEvaluateOptions(withPolicies)))
    .addOption(
      new Option(
        "-a, --addr <address>",
        `host and port to listen on (default: ${DEFAULT_ADDRESS})`,
      ).argParser(once),
    )
    .addOption(
      new Option("--authentication <scheme>", "how clients prove who they are")
        .choices(["off", "token", "tls"])
        .default("off"),
    )
    .option(
      "--client-tokens <file>",
      "bearer tokens of clients, a line each: the token, or sha256: and its hash",
      collect,
    )
    .addOption(
      new Option("--tls-cert-file <file>", "certificate of the server in PEM, with its chain").argParser(
        once,
      ),
    )
    .addOption(new Option("--tls-private-key-file <file>", "its private key in PEM").argParser(once))
    .addOption(
      new Option(
        "--tls-ca-cert-file <file>",
        "certificates in PEM that sign those of clients (--authentication tls)",
      ).argParser(once),
    )
    .addOption(
      new Option("--tls-min-version <version>", "oldest version of TLS")
        .choices(["1.2", "1.3"])
        .default("1.2"),
    )
    .option(
      "--insecure-listen",
      "listen on other addresses than loopback without TLS or authentication: for everyone who reaches the port",
    )
    .addOption(
      new Option(
        "--decision-log <file>",
        "append decisions, as JSON lines of OPA's form; - for standard output",
      ).argParser(once),
    )
    .addOption(
      new Option(
        "--max-requests <count>",
        "maximum number of requests at the same time (default: 1000)",
      ).argParser(parseCount(1)),
    )
    .addOption(
      new Option("--request-timeout <duration>", "time to receive a request (default: 60s)").argParser(
        readDuration,
      ),
    )
    .addOption(
      new Option(
        "--shutdown-grace-period <duration>",
        "time for requests to finish after SIGTERM (default: 10s)",
      )
        .argParser(readDuration)
        .default(DEFAULT_GRACE_MS, "10s"),
    )
    .addHelpText("after", HELP)
    .action((policies: string[], flags: ServeFlags) =>
      start((context) => runServe(context, policies, flags)),
    );
}

async function runServe(context: CommandContext, sources: string[], flags: ServeFlags): Promise<ExitCode> {
  const { io } = context;
  const address = readListenAddress(flags.addr ?? DEFAULT_ADDRESS);
  const access = await readAccess(io, address, flags);
  const bundles = toBundleVerifyOptions(context, flags);
  const [{ loadServedPolicies }, { DecisionServer }] = await Promise.all([
    import("../../serve/load-served-policies.js"),
    import("../../serve/decision-server.js"),
  ]);
  const silent = { update: () => undefined, end: () => Promise.resolve() };
  const opened = await openBuiltins(context, flags, silent);
  try {
    await using policies = await loadServedPolicies(sources, {
      cwd: io.cwd,
      signal: io.signal,
      builtins: opened.builtins,
      maxDataBytes: flags.maxData,
      bundles,
      onStockRuntime: (message) => context.warn(toPrintable(message)),
      ...(flags.data === undefined ? {} : { data: flags.data }),
      ...(flags.allowNet === undefined ? {} : { allowNet: flags.allowNet }),
      ...toCompileOptions(flags, context.flags),
      ...(await lockRead(context, flags)),
    });
    await noteAddresses(context, flags, policies.policy.origin.addresses);
    await using log = await openServerLog(io, flags.decisionLog);
    const { signal: _ended, ...evaluate } = toEvaluateOptions(context, flags);
    const server = new DecisionServer({
      policies,
      ...access,
      evaluate,
      maxBodyBytes: flags.maxInput,
      maxRequests: flags.maxRequests,
      requestTimeoutMs: flags.requestTimeout,
      onDecision: log.write,
      onPrint: (message) => void writeNote(io, toPrintable(message)),
      onError: (error) => void writeNote(io, showError(error, context.noteStyle)),
    });
    return await serveUntilSignal(context, server, address, access.tls !== undefined, flags);
  } finally {
    await opened.close();
  }
}

async function serveUntilSignal(
  context: CommandContext,
  server: DecisionServer,
  address: ListenAddress,
  isTls: boolean,
  { shutdownGracePeriod: graceMs }: ServeFlags,
): Promise<ExitCode> {
  const { io } = context;
  io.runUntilSignal?.(graceMs);
  let port: number;
  try {
    port = await server.listen(address);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new CommandError(`cannot listen on ${toShownUrl(address, isTls)} (${code})`, {
      exitCode: EXIT.undecided,
      cause: error,
    });
  }
  await context.note(`listening on ${toShownUrl({ ...address, port }, isTls)}`);
  await new Promise<void>((resolve) => onAbort(io.signal, resolve));
  const isWhole = await server.close(graceMs);
  if (!isWhole) await context.warn("requests were still running when the grace period ended; they were cut");
  return isWhole ? EXIT.pass : EXIT.undecided;
}
