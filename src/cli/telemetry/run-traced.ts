import type { DiagLogger } from "@opentelemetry/api";
import type { CommandContext, RunCommand } from "../command.js";
import { CommandError, type ExitCode } from "../exit-codes.js";
import { writeNote } from "../terminal/cli-io.js";
import { loadPackage } from "../../base/load-package.js";
import { shownText } from "../../base/text/address.js";
import type { Environment } from "../../base/host/settings.js";

/** Time to deliver the rest at the end, in milliseconds: an unresponsive collector delays no more than this. */
const FLUSH_MS = 3_000;

async function loadPackages() {
  const [api, sdk, { startTelemetry }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-node"),
    import("../../server/otel/start-telemetry.js"),
  ]);
  return { api, sdk, startTelemetry };
}

const MISSING =
  "telemetry needs packages that are not installed: npm install @opentelemetry/api @opentelemetry/sdk-node";

type Packages = Awaited<ReturnType<typeof loadPackages>>;

/** @throws CommandError for an exporter that would write between the command's own output. */
function checkExporters(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of ["OTEL_TRACES_EXPORTER", "OTEL_METRICS_EXPORTER"]) {
    const requested = (env[name] ?? "").split(",").map((one) => one.trim());
    if (requested.includes("console")) {
      throw new CommandError(
        shownText`${name}=console writes to standard output, which has the command's answer; use otlp`,
      );
    }
  }
}

/**
 * Runs a command with OpenTelemetry's SDK, which the `OTEL_*` variables of the process configure. The SDK does not
 * affect the exit code.
 *
 * @param load loads the optional packages.
 * @throws ConfigurationError `dependency_missing` without the packages; CommandError for exporters, ConfigurationError
 * for files of certificates; errors of the command.
 */
export async function runTraced(
  context: CommandContext,
  run: RunCommand,
  load: () => Promise<Packages> = loadPackages,
): Promise<ExitCode> {
  await checkOtlpFiles(process.env);
  return runWithSdk(context, run, load);
}

async function runWithSdk(
  context: CommandContext,
  run: RunCommand,
  load: () => Promise<Packages>,
): Promise<ExitCode> {
  const { io } = context;
  checkExporters(process.env);
  const { api, sdk, startTelemetry } = await loadPackage(load, MISSING);
  const { OTEL_SERVICE_NAME: name, OTEL_RESOURCE_ATTRIBUTES: attributes = "" } = process.env;
  const isNamed = (name ?? "") !== "" || attributes.includes("service.name=");
  const node = new sdk.NodeSDK({
    ...(isNamed ? {} : { serviceName: "regohost" }),
    // The default ones report the arguments of the process.
    ...(process.env["OTEL_NODE_RESOURCE_DETECTORS"] === undefined
      ? { resourceDetectors: [sdk.resources.envDetector] }
      : {}),
    logRecordProcessors: [],
  });
  let hasFailed = false;
  const level = process.env["OTEL_LOG_LEVEL"];
  const say = (...parts: unknown[]): void =>
    void (level !== undefined && writeNote(io, parts.map(String).join(" ")));
  const logger: DiagLogger = {
    error: (...parts) => {
      hasFailed = true;
      say(...parts);
    },
    warn: say,
    info: say,
    debug: say,
    verbose: say,
  };
  // The SDK's own logger writes to standard output.
  const known = api.DiagLogLevel[(level ?? "error").toUpperCase() as keyof typeof api.DiagLogLevel];
  api.diag.setLogger(logger, { logLevel: known ?? api.DiagLogLevel.ERROR, suppressOverrideMessage: true });
  node.start();
  const telemetry = startTelemetry();
  try {
    return await run(context);
  } finally {
    telemetry.stop();
    const isWhole = await endWithin(node.shutdown(), FLUSH_MS);
    for (const global of [api.trace, api.metrics, api.context, api.propagation, api.diag]) global.disable();
    if (!isWhole || hasFailed) {
      await context.warn("not all telemetry was delivered; OTEL_LOG_LEVEL=error shows why");
    }
  }
}

/** Whether it resolved in time. */
async function endWithin(ending: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const ended = ending.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([ended, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs a command with OpenTelemetry's SDK, configured by these variables instead of those of the process.
 *
 * @throws as `runTraced`
 */
export async function runTracedBy(
  variables: Readonly<Record<string, string>>,
  context: CommandContext,
  run: RunCommand,
): Promise<ExitCode> {
  await checkOtlpFiles(variables, TRACING_FILES);
  // The SDK reads only the variables of the process.
  const before = Object.entries(process.env).filter(([name]) => name.startsWith("OTEL_"));
  const clear = (): void => {
    for (const name of Object.keys(process.env))
      if (name.startsWith("OTEL_")) Reflect.deleteProperty(process.env, name);
  };
  const level = process.env["OTEL_LOG_LEVEL"];
  clear();
  Object.assign(process.env, variables, level === undefined ? {} : { OTEL_LOG_LEVEL: level });
  try {
    return await runWithSdk(context, run, loadPackages);
  } finally {
    clear();
    Object.assign(process.env, Object.fromEntries(before));
  }
}

const SIGNALS = ["TRACES", "METRICS"] as const;

/** The files of a configuration's `distributed_tracing`, by their variables. */
const TRACING_FILES: Readonly<Record<string, string>> = {
  OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE: "distributed_tracing.tls_ca_cert_file",
  OTEL_EXPORTER_OTLP_TRACES_CLIENT_CERTIFICATE: "distributed_tracing.tls_cert_file",
  OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY: "distributed_tracing.tls_private_key_file",
};

/** A variable that is set: that of the signal takes precedence over the general one. */
function getFile(
  env: Environment,
  signal: string,
  file: string,
): { path: string; variable: string } | undefined {
  for (const variable of [`OTEL_EXPORTER_OTLP_${signal}_${file}`, `OTEL_EXPORTER_OTLP_${file}`]) {
    const path = env[variable]?.trim();
    if (path !== undefined && path !== "") return { path, variable };
  }
  return undefined;
}

/**
 * Checks the certificates and keys that OTLP exporters read. With an unreadable file the SDK continues, and trusts all
 * authorities that Node trusts.
 *
 * @param names replace the variables in errors. Default: the variable.
 * @throws ConfigurationError `config_unreadable`, `config_invalid`
 */
async function checkOtlpFiles(env: Environment, names: Readonly<Record<string, string>> = {}): Promise<void> {
  const [{ readCertificates, readPem }, { parseKeyPair }] = await Promise.all([
    import("../../base/host/read-certificates.js"),
    import("../../base/host/key-pair.js"),
  ]);
  const getName = (variable: string): string => names[variable] ?? variable;
  for (const signal of SIGNALS) {
    const [ca, ...pair] = ["CERTIFICATE", "CLIENT_CERTIFICATE", "CLIENT_KEY"].map((file) =>
      getFile(env, signal, file),
    );
    if (ca !== undefined) await readCertificates(ca.path, getName(ca.variable));
    const [cert, key] = await Promise.all(
      pair.map(
        async (file) =>
          file && {
            pem: await readPem(file.path, getName(file.variable)),
            subject: `${getName(file.variable)} ${file.path}`,
          },
      ),
    );
    if (cert !== undefined && key !== undefined) parseKeyPair(cert, key);
  }
}
