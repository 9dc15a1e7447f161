import { onTestFinished } from "vitest";
import { parseServerConfig } from "../../../src/server/serve/config/server-config.js";
import type { DecisionServerOptions } from "../../../src/server/serve/decision-server.js";
import { UnwrittenError } from "../../../src/server/serve/logs/watched-sink.js";
import { ServerMetrics } from "../../../src/server/serve/server-metrics.js";
import { ServerRuntime } from "../../../src/server/serve/server-runtime.js";
import { startControlService, type ControlService } from "./control-service.js";
import { startServer } from "./serve.js";

/** A server, and its environment. */
export interface RunningServer {
  service: ControlService;
  runtime: ServerRuntime;
  port: number;
  /** Lines of the console. */
  lines: string[];
  errors: unknown[];
  /** Other reports. */
  notes: string[];
  metrics: ServerMetrics;
}

/** Options of a test. */
export interface RunOptions extends Pick<DecisionServerOptions, "isUntraced" | "loggedHeaders"> {
  /** Default: one without bundles. */
  service?: ControlService;
}

/**
 * A server with everything that a configuration enables; its loops do not run.
 *
 * @param cwd of the policies.
 */
export async function runConfigured(
  config: object,
  cwd: string,
  sources: readonly string[],
  { service: given, loggedHeaders = ["X-Trace"], isUntraced }: RunOptions = {},
  onEnd: (clean: () => Promise<void>) => void = onTestFinished,
): Promise<RunningServer> {
  const service = given ?? (await startControlService(onEnd));
  const lines: string[] = [];
  const errors: unknown[] = [];
  const notes: string[] = [];
  const metrics = await ServerMetrics.create();
  const runtime = await ServerRuntime.open({
    config: parseServerConfig(
      { services: { control: { url: service.url } }, labels: { region: "eu" }, ...config },
      cwd,
    ),
    sources,
    load: { cwd },
    env: {},
    metrics,
    file: undefined,
    console: (line) => {
      lines.push(line.toString());
      return Promise.resolve();
    },
    onError: (error) => errors.push(error),
    onNote: (message) => void notes.push(message),
  });
  onEnd(() => runtime.close(60_000));
  const { log, labels, policies, plugins } = runtime;
  const { port } = await startServer(
    {
      policies,
      plugins,
      labels,
      metrics,
      loggedHeaders,
      isUntraced,
      onDecision: log === undefined ? undefined : (...event) => log.write(...event),
      onError: (error) => {
        if (!(error instanceof UnwrittenError)) errors.push(error);
      },
    },
    onEnd,
  );
  return { service, runtime, port, lines, errors, notes, metrics };
}
