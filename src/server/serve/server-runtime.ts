import { defined } from "../../base/pick.js";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Environment } from "../../base/host/settings.js";
import { PolicyLoadError } from "../../base/errors.js";
import type { UsedAddress } from "../../base/text/used-address.js";
import type { LoadedSource } from "../../engine/source/bundle.js";
import { version } from "../../base/version.js";
import { BundleSet } from "./bundles/bundle-set.js";
import type { ServerConfig } from "./config/server-config.js";
import { CurrentPolicies } from "./current-policies.js";
import { readServed, servePolicies, type LoadServedOptions } from "./load-served-policies.js";
import { decisionLine, statusLine } from "./logs/console-line.js";
import { DecisionLog, DEFAULT_DROP, DEFAULT_MASK, type LogSink } from "./logs/decision-log.js";
import { LogUpload } from "./logs/log-upload.js";
import { Spool, type SpoolLimit } from "./logs/spool.js";
import type { PluginState, ServerPlugins } from "./routes.js";
import type { ServerMetrics } from "./server-metrics.js";
import { ServiceHttp } from "./service-http.js";
import { addStatusMetrics, type ObserveStage } from "./status-metrics.js";
import { StatusReport } from "./status-report.js";

interface ServerRuntimeOptions {
  /** Default: policies are read once, and the file is the only log. */
  config: ServerConfig | undefined;
  /** Paths of policies in addition to the bundles of the configuration. */
  sources: readonly string[];
  load: LoadServedOptions;
  /** Receives the addresses that the sources were read from. */
  onRead?: ((addresses: readonly UsedAddress[]) => Promise<void>) | undefined;
  env: Environment;
  metrics: ServerMetrics;
  /** Also receives events of the decision log. */
  file: LogSink | undefined;
  /** OPA's console: receives a line of JSON with its end, safe for a terminal. */
  console: (line: Buffer) => Promise<void>;
  onError: (error: unknown) => void;
  /** Reports that a decision log is written again. Default: no report. */
  onNote?: ((message: string) => void | Promise<void>) | undefined;
}

/** The parts of a server that its configuration enables: bundles, decision logs and status, with their services. */
export class ServerRuntime {
  /** Labels of this process, as in OPA: in events and in the status. */
  readonly labels: Readonly<Record<string, string>>;
  readonly policies: CurrentPolicies;
  /** `undefined` when no decision is logged. */
  readonly log: DecisionLog | undefined;
  readonly plugins: ServerPlugins;
  readonly #services: ReadonlyMap<string, ServiceHttp>;
  readonly #bundles: BundleSet | undefined;
  readonly #upload: LogUpload | undefined;
  readonly #spool: Spool | undefined;
  readonly #status: StatusReport | undefined;
  readonly #dropped: Record<SpoolLimit, number> = { buffer_size_limit_bytes: 0, buffer_size_limit_events: 0 };
  #observeStage: ObserveStage | undefined;
  #wereReady = false;

  private constructor(
    options: ServerRuntimeOptions,
    read: LoadedSource | undefined,
    policies: CurrentPolicies,
    spool: Spool | undefined,
  ) {
    const { config, load, env, onError, onNote, file, console } = options;
    this.labels = { ...config?.labels, id: randomUUID(), version };
    this.policies = policies;
    this.#spool = spool;
    const services = new Map(
      Array.from(config?.services ?? [], ([name, service]) => [name, new ServiceHttp(service, env)]),
    );
    this.#services = services;
    const onStatus = (): void => this.#status?.changed();
    this.#bundles =
      config === undefined || config.bundles.length === 0
        ? undefined
        : new BundleSet({
            bundles: config.bundles,
            services,
            env,
            compileTimeoutMs: load.compileTimeoutMs,
            skipVerify: load.bundles === false,
            allowSkippedFiles: load.allowSkippedFiles,
            directory: config.persistenceDirectory,
            current: policies,
            load: (bundles, signal) => servePolicies(read, { ...load, signal }, bundles),
            onError,
            onStatus,
            onStage: (...measured) => this.#observeStage?.(...measured),
          });
    const logs = config?.decisionLogs;
    const uploadTo = logs?.service === undefined ? undefined : services.get(logs.service);
    if (logs !== undefined && uploadTo !== undefined && spool !== undefined) {
      this.#upload = new LogUpload({ service: uploadTo, spool, config: logs, onError, onNote, onStatus });
    }
    const upload = this.#upload;
    const sinks: LogSink[] = [
      ...(logs?.console === true ? [async (json: Buffer) => console(await decisionLine(json))] : []),
      ...(file === undefined ? [] : [file]),
      ...(upload === undefined ? [] : [(json: Buffer) => upload.accept(json)]),
    ];
    this.log =
      sinks.length === 0
        ? undefined
        : new DecisionLog({
            sinks,
            mask: logs?.mask ?? DEFAULT_MASK,
            drop: logs?.drop ?? DEFAULT_DROP,
            withBuiltinCache: logs?.withBuiltinCache ?? true,
          });
    this.plugins = this.#toPlugins(config);
    const status = config?.status;
    this.#status =
      status === undefined
        ? undefined
        : new StatusReport({
            config: status,
            service: status.service === undefined ? undefined : services.get(status.service),
            snapshot: () => this.#snapshot(),
            console: (json) => {
              console(statusLine(json)).catch(onError);
            },
            onError,
          });
  }

  /**
   * Loads policies, which decide unless bundles are pending, and opens the spool of decision logs.
   *
   * @throws PolicyLoadError, ConfigurationError
   */
  static async open(options: ServerRuntimeOptions): Promise<ServerRuntime> {
    const { config, sources, load, metrics, onRead } = options;
    const hasBundles = config !== undefined && config.bundles.length > 0;
    if (!hasBundles && sources.length === 0) {
      throw new PolicyLoadError("no policy given: name policies, or bundles in a configuration file", {
        code: "source_empty",
      });
    }
    const read = sources.length === 0 ? undefined : await readServed(sources, load);
    await onRead?.(read?.addresses ?? []);
    const box: { runtime?: ServerRuntime } = {};
    const own =
      read === undefined ? undefined : await servePolicies(read, load, config === undefined ? undefined : []);
    const policies = new CurrentPolicies(
      hasBundles ? undefined : own,
      () => box.runtime?.plugins.missing ?? [],
      hasBundles ? own : undefined,
    );
    try {
      const logs = config?.decisionLogs;
      const spool =
        logs?.service === undefined
          ? undefined
          : await Spool.open(join(config?.persistenceDirectory ?? "", "decision_logs"), {
              maxBytes: logs.bufferSizeLimitBytes,
              maxEvents: logs.bufferSizeLimitEvents,
              onDropped: (events, limit) => {
                box.runtime?.noteDropped(events, limit, options.onError);
              },
            });
      const runtime = new ServerRuntime(options, read, policies, spool);
      box.runtime = runtime;
      if (config?.status?.prometheus === true)
        await runtime.#addMetrics(metrics, config.status.loadingBuckets);
      return runtime;
    } catch (error) {
      await policies[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Starts polling and uploading. Bundles with a copy on disk are active then. */
  async start(): Promise<void> {
    await this.#bundles?.start();
    this.#upload?.start();
    this.#status?.changed();
  }

  /** Ends all parts, after the last request: the rest of the decision log is uploaded, and then the status, within one time limit. */
  async close(graceMs: number): Promise<void> {
    const endsAt = performance.now() + graceMs;
    const leftMs = (): number => Math.max(0, Math.ceil(endsAt - performance.now()));
    await this.#bundles?.close();
    await this.#upload?.close(leftMs());
    await this.#status?.close(leftMs());
    await this.#spool?.[Symbol.asyncDispose]();
    for (const service of this.#services.values()) await service[Symbol.asyncDispose]();
    await this.policies[Symbol.asyncDispose]();
  }

  /** Reports that events were dropped before they were uploaded. */
  noteDropped(events: number, limit: SpoolLimit, onError: (error: unknown) => void): void {
    this.#dropped[limit] += events;
    onError(
      new RangeError(
        `${String(events)} events of the decision log were dropped: decision_logs.reporting.${limit} is reached`,
      ),
    );
  }

  #toPlugins(config: ServerConfig | undefined): ServerPlugins {
    const missing = (): string[] => this.#bundles?.missing ?? [];
    const states = (): Record<string, PluginState> => ({
      ...(this.#bundles === undefined ? {} : { bundle: missing().length === 0 ? "OK" : "NOT_READY" }),
      ...(config?.decisionLogs === undefined
        ? {}
        : { decision_logs: this.#spool?.isLost === true ? "ERROR" : "OK" }),
      ...(config?.status === undefined ? {} : { status: "OK" }),
    });
    const wereReady = (): boolean => (this.#wereReady ||= missing().length === 0);
    const status = (): object | undefined => (this.#status === undefined ? undefined : this.#snapshot());
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
      config: { ...(config?.active ?? { default_decision: "/system/main" }), labels: this.labels },
    };
  }

  #snapshot(): object {
    const states = Object.entries(this.plugins.states).map(([name, state]) => [name, { state }] as const);
    return {
      labels: this.labels,
      ...defined({
        bundles: this.#bundles && Object.fromEntries(this.#bundles.statuses),
        decision_logs: this.#upload?.status,
      }),
      plugins: Object.fromEntries(states),
    };
  }

  async #addMetrics(
    { registry }: ServerMetrics,
    loadingBuckets: readonly number[] | undefined,
  ): Promise<void> {
    const [upload, spool] = [this.#upload, this.#spool];
    this.#observeStage = await addStatusMetrics(registry, {
      plugins: this.plugins,
      loadingBuckets,
      bundles: () => this.#bundles?.statuses ?? new Map(),
      log:
        upload === undefined || spool === undefined ? undefined : { upload, spool, dropped: this.#dropped },
    });
  }
}
