import type { DiagLogger } from "@opentelemetry/api";
import type { CommandContext, RunCommand } from "../command.js";
import { CommandError } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { writeNote } from "../terminal/cli-io.js";
import { checkOtlpFiles, TRACING_FILES } from "./otlp-files.js";
import { loadPackage } from "../../base/load-package.js";
import { said } from "../../base/text/address.js";

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
    const asked = (env[name] ?? "").split(",").map((one) => one.trim());
    if (asked.includes("console")) {
      throw new CommandError(
        said`${name}=console writes to standard output, which has the command's answer; use otlp`,
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
