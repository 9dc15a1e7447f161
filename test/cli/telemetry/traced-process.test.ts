import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { startTestRedis } from "../../server/queue/start-test-redis.js";
import { send } from "../../server/serve/serve.js";
import { cacheFolder } from "../../cache-folder.js";
import { buildCli } from "../build-cli.js";
import { makeFolder, run } from "../run.js";
import { startCollector } from "./start-collector.js";

const redis = await startTestRedis("test/cli/telemetry/traced-process.test.ts");

let cli = "";
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => redis?.stop());

interface Traced {
  child: ChildProcess;
  /** Sends SIGTERM, and gives how it ended and what the collector had got by then. */
  end: () => Promise<{ exit: unknown; paths: (string | undefined)[]; text: string; stderr: string }>;
}

/** A process that tells nothing before it ends: the intervals of its exporters are longer than any test. */
async function startTraced(args: readonly string[], cwd: string): Promise<Traced> {
  const { endpoint, received } = await startCollector();
  const env = {
    ...process.env,
    REGOHOST_CACHE: cacheFolder(),
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_BSP_SCHEDULE_DELAY: "3600000",
    OTEL_METRIC_EXPORT_INTERVAL: "3600000",
  };
  const child = spawn(process.execPath, [cli, ...args, "--builtins", "none", "--otel"], {
    cwd,
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "close");
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  return {
    child,
    async end() {
      expect(received).toEqual([]);
      child.kill("SIGTERM");
      const exit: unknown = await ended;
      const text = received.map(({ body }) => body).join("\n");
      return { exit, paths: received.map(({ path }) => path).sort(), text, stderr };
    },
  };
}

const DELIVERED = { exit: [0, null], paths: ["/v1/metrics", "/v1/traces"] };

it.skipIf(process.platform === "win32")(
  "serve --otel delivers spans and metrics of requests at SIGTERM",
  async () => {
    const cwd = await makeFolder({ "app.rego": "package app\n\nallow := true\n" });
    const { child, end } = await startTraced(["serve", "app.rego", "--addr", "127.0.0.1:0"], cwd);
    const [line] = (await once(createInterface(child.stderr!), "line")) as [string];
    const port = Number(/:(\d+)$/.exec(line)?.[1]);
    const asked = { method: "POST", path: "/v1/data/app/allow", body: '{"input":{"user":"sesame-4711"}}' };
    expect((await send(port, asked)).status).toBe(200);
    const { text, stderr, ...told } = await end();
    expect(told).toEqual(DELIVERED);
    expect(stderr).not.toContain("not all telemetry");
    const names = ["POST v1/data", "policy.evaluate", "http.server.request.duration", "policy.evaluations"];
    for (const name of names) expect(text).toContain(`"name":"${name}"`);
    expect(text).not.toContain("sesame-4711");
  },
);

it.skipIf(redis === undefined || process.platform === "win32")(
  "worker --otel delivers spans and metrics of jobs at SIGTERM",
  async () => {
    const cwd = await makeFolder({
      "p.rego": 'package p\n\ndeny contains "no" if input.user == "sesame-4711"\n',
      "in.json": '{"user":"sesame-4711"}',
      "store/sha256/.keep": "",
    });
    const where = ["--redis", redis?.url ?? "", "--store", "store", "--queue", "traced"];
    const { end } = await startTraced(["worker", ...where], cwd);
    const { stdout, exitCode } = await run(["enqueue", "p.rego", "in.json", "--wait", ...where], { cwd });
    expect([JSON.parse(stdout), exitCode]).toEqual([
      expect.objectContaining({ record: expect.objectContaining({ outcome: "fail" }) as unknown }),
      1,
    ]);
    const { text, stderr, ...told } = await end();
    expect(told).toEqual(DELIVERED);
    expect(stderr).not.toContain("not all telemetry");
    for (const name of ["policy.evaluate", "policy.evaluations"]) expect(text).toContain(`"name":"${name}"`);
    expect(text).not.toContain("sesame-4711");
  },
);
