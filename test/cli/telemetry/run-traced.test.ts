import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { runTraced } from "../../../src/cli/telemetry/run-traced.js";
import type { CommandContext } from "../../../src/cli/command.js";
import { BAD_PEM, CERT, CLIENT_KEY, KEY } from "../../base/host/bad-pem.js";
import { makeFolder, run } from "../run.js";
import { startCollector } from "./start-collector.js";

const POLICY = 'package p\n\nallow if input.user == "ada"\n';

/** One that takes requests and never answers, while a client waits an hour for it. */
async function silentEndpoint(): Promise<string> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  vi.stubEnv("OTEL_EXPORTER_OTLP_TIMEOUT", "3600000");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An address at which nothing listens. */
async function closedEndpoint(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

beforeEach(() => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_PROTOCOL", "http/json");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function judge(...flags: string[]): ReturnType<typeof run> {
  const folder = await makeFolder(
    { "p.rego": POLICY, "input.json": '{"user":"sesame-4711"}' },
    onTestFinished,
  );
  return run([
    "eval",
    join(folder, "p.rego"),
    "-i",
    join(folder, "input.json"),
    "-e",
    "p/allow",
    "--fail",
    ...flags,
  ]);
}

describe("--otel", () => {
  it.each([
    { name: "OTEL_EXPORTER_OTLP_CERTIFICATE", file: "empty.pem" },
    { name: "OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE", file: "garbage.pem" },
    { name: "OTEL_EXPORTER_OTLP_METRICS_CERTIFICATE", file: "gone.pem" },
    { name: "OTEL_EXPORTER_OTLP_CLIENT_CERTIFICATE", file: "empty.pem", key: KEY },
    { name: "OTEL_EXPORTER_OTLP_CLIENT_CERTIFICATE", file: "cert.pem", key: CLIENT_KEY },
  ])("sends nothing with $file as $name", async ({ name, file, key }) => {
    const { endpoint, received } = await startCollector();
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint);
    const folder = await makeFolder({ ...BAD_PEM, "cert.pem": CERT, "key.pem": key ?? "" });
    vi.stubEnv(name, join(folder, file));
    if (key !== undefined) vi.stubEnv("OTEL_EXPORTER_OTLP_CLIENT_KEY", join(folder, "key.pem"));
    const { exitCode, stderr } = await judge("--otel");
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`${name} ${join(folder, file)}`)]);
    expect(received).toEqual([]);
  });

  it("delivers spans and metrics before the exit, and changes neither the answer nor the exit code", async () => {
    const { endpoint, received } = await startCollector();
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint);
    const plain = await judge();
    expect(received).toEqual([]);
    const traced = await judge("--otel");

    expect(traced.stdout).toBe(plain.stdout);
    expect(traced.exitCode).toBe(plain.exitCode);
    expect(traced.stderr).toBe(plain.stderr);
    expect(received.map(({ path }) => path).sort()).toEqual(["/v1/metrics", "/v1/traces"]);
    const all = received.map(({ body }) => body).join("\n");
    expect(all).toContain('"policy.evaluate"');
    expect(all).toContain('"opa.decision_id"');
    expect(all).toContain('"policy.evaluation.duration"');
    expect(all).toContain('{"key":"service.name","value":{"stringValue":"regohost"}}');
    expect(all).not.toContain("sesame-4711");
    expect(all).not.toContain("process.command");
  });

  it("has the name and the exporters that the variables say", async () => {
    const { endpoint, received } = await startCollector();
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint);
    vi.stubEnv("OTEL_SERVICE_NAME", "nightly");
    vi.stubEnv("OTEL_METRICS_EXPORTER", "none");
    await judge("--otel");
    expect(received.map(({ path }) => path)).toEqual(["/v1/traces"]);
    expect(received[0]?.body).toContain('{"key":"service.name","value":{"stringValue":"nightly"}}');
  });

  it.each([
    ["that is not there", closedEndpoint],
    ["that never answers", silentEndpoint],
    ["that refuses", async () => (await startCollector(400)).endpoint],
  ])("warns of a collector %s, and the exit code stays", async (_, start) => {
    vi.stubEnv("OTEL_EXPORTER_OTLP_TIMEOUT", "200");
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", await start());
    const plain = await judge();
    const traced = await judge("--otel");
    expect(traced.stdout).toBe(plain.stdout);
    expect(traced.exitCode).toBe(plain.exitCode);
    expect(traced.stderr).toContain("not all telemetry was delivered");
  });

  it("refuses the exporter that writes to standard output", async () => {
    vi.stubEnv("OTEL_TRACES_EXPORTER", "console");
    const { exitCode, stderr } = await judge("--otel");
    expect(exitCode).toBe(2);
    expect(stderr).toContain("OTEL_TRACES_EXPORTER=console");
  });

  it("says what to install", async () => {
    const missing = Object.assign(new Error("Cannot find package"), { code: "ERR_MODULE_NOT_FOUND" });
    const context = {} as CommandContext;
    const ran = runTraced(
      context,
      () => Promise.resolve(0),
      () => Promise.reject(missing),
    );
    await expect(ran).toFailWith(
      "dependency_missing",
      /npm install @opentelemetry\/api @opentelemetry\/sdk-node/,
    );
  });
});
