import { open, rm, writeFile, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ServerMetrics } from "../../../src/server/serve/server-metrics.js";
import { ServerRuntime } from "../../../src/server/serve/server-runtime.js";
import { StatusReport } from "../../../src/server/serve/status-report.js";
import { makeFolder } from "../../cli/run.js";
import { packBundle } from "./control-service.js";
import { runConfigured, type RunningServer } from "./run-configured.js";
import { send, type ReceivedAnswer } from "./serve.js";

const POLICY = `package app

version := "1"

echo := input

fails := 1 / input.zero
`;

const MASKS = `package system.log

mask contains "/input/password"

mask contains {"op": "upsert", "path": "/input/token", "value": "**"} if input.input.token

drop if input.path == "app/version"
`;

/** A server with everything that a configuration turns on; its loops do not run. */
async function runFiles(
  config: object = {},
  files: Record<string, string> = { "app.rego": POLICY },
): Promise<RunningServer> {
  return runConfigured(config, await makeFolder(files), Object.keys(files));
}

const ask = (port: number, path: string, body = "{}", headers = {}): Promise<ReceivedAnswer> =>
  send(port, { method: "POST", path, body, headers });
const health = async (port: number, query: string): Promise<unknown[]> => {
  const { status, body } = await send(port, { method: "GET", path: `/health${query}` });
  return [status, body.trim()];
};

describe("decision logs", () => {
  it("tell the console in OPA's form, with every digit, labels and headers", async () => {
    const { port, lines, runtime } = await runFiles({ decision_logs: { console: true } });
    const { body } = await ask(port, "/v1/data/app/echo", '{"input":{"n":12345678901234567890}}', {
      "x-trace": "t",
    });
    await ask(port, "/v1/data/app/fails?strict-builtin-errors", '{"input":{"zero":0}}');
    expect(lines[0]).toContain('"input":{"n":12345678901234567890},"result":{"n":12345678901234567890}');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        labels: { region: "eu", id: runtime.labels["id"] },
        decision_id: (JSON.parse(body) as Record<string, unknown>)["decision_id"],
        path: "app/echo",
        req_id: 1,
        request_context: { http: { headers: { "X-Trace": ["t"] } } },
        level: "info",
        msg: "Decision Log",
        type: "openpolicyagent.org/decision_logs",
      },
      { path: "app/fails", error: "app.rego:7: eval_builtin_error: div: divide by zero" },
    ]);
  });

  it("are masked and left out by policy before they go anywhere", async () => {
    const files = { "app.rego": POLICY, "log.rego": MASKS };
    const { port, lines, service, runtime } = await runFiles(
      { decision_logs: { console: true, service: "control" } },
      files,
    );
    const input = '{"input":{"password":"p4ss","token":"t0ken","n":12345678901234567890}}';
    expect((await ask(port, "/v1/data/app/echo", input)).body).toContain("p4ss");
    expect((await ask(port, "/v1/data/app/version", input)).status).toBe(200);
    expect(lines).toHaveLength(1);
    await runtime.close(60_000);
    for (const text of [lines[0]!, service.logTexts.join("")]) {
      expect(text).toContain('"n":12345678901234567890');
      expect(text).toMatch(/"input":\{[^}]*"token":"\*\*"/);
      expect(text).toContain('"erased":["/input/password"],"masked":["/input/token"]');
    }
  });

  it("hold up a decision whose masks fail", async () => {
    const files = { "app.rego": POLICY, "log.rego": 'package system.log\n\nmask := "everything"\n' };
    const { port, lines, errors } = await runFiles({ decision_logs: { console: true } }, files);
    expect((await ask(port, "/v1/data/app/echo", '{"input":1}')).status).toBe(500);
    expect([lines, errors]).toEqual([[], [expect.objectContaining({ code: "policy_failed" })]]);
  });

  it("are masked by another document where the configuration names one", async () => {
    const files = { "app.rego": POLICY, "m.rego": 'package acme\n\nhide := ["/result"]\n' };
    const { port, lines } = await runFiles(
      { decision_logs: { console: true, mask_decision: "acme/hide" } },
      files,
    );
    await ask(port, "/v1/data/app/version");
    expect(JSON.parse(lines[0]!)).toMatchObject({ erased: ["/result"] });
  });
});

describe("bundles", () => {
  const config = {
    bundles: {
      authz: { resource: "b.tar.gz", polling: { min_delay_seconds: 3600, max_delay_seconds: 3600 } },
    },
    status: { prometheus: true, service: "control" },
  };
  const bundle = (revision: string): Promise<Buffer> =>
    packBundle({
      ".manifest": JSON.stringify({ revision, roots: ["app"] }),
      "app.rego": `package app\n\nversion := "${revision}"\n`,
    });

  it("show in health, provenance, status and metrics; before them nothing is decided", async () => {
    const { port, service, runtime, errors } = await runFiles(config, {});
    expect(await health(port, "")).toEqual([200, "{}"]);
    const waiting = '{"error":"one or more bundles are not activated: authz"}';
    expect(await health(port, "?bundles")).toEqual([500, waiting]);
    expect(await health(port, "?plugins")).toEqual([500, '{"error":"one or more plugins are not up"}']);
    expect(await health(port, "?plugins&exclude-plugin=bundle")).toEqual([200, "{}"]);
    const early = await ask(port, "/v1/data/app/version");
    expect([early.status, early.headers["retry-after"]]).toEqual([503, "1"]);
    service.bundles.set("/b.tar.gz", { bytes: await bundle("1") });
    const sent = (): unknown => service.statuses.at(-1);
    await runtime.start();
    await expect.poll(sent).toMatchObject({ bundles: { authz: { active_revision: "1" } } });
    expect(await health(port, "?bundles&plugins")).toEqual([200, "{}"]);
    const { body } = await ask(port, "/v1/data/app/version?provenance");
    expect(JSON.parse(body)).toMatchObject({
      result: "1",
      provenance: { bundles: { authz: { revision: "1" } } },
    });
    const status = await send(port, { method: "GET", path: "/v1/status" });
    expect(JSON.parse(status.body)).toEqual({ result: sent() });
    expect(sent()).toMatchObject({
      labels: { region: "eu", id: runtime.labels["id"] },
      bundles: { authz: { name: "authz", type: "snapshot", size: expect.any(Number) as number } },
      plugins: { bundle: { state: "OK" }, status: { state: "OK" } },
    });
    const { body: metrics } = await send(port, { method: "GET", path: "/metrics" });
    expect(metrics).toContain('bundle_loaded_counter{name="authz"} 1');
    expect(metrics).toContain('plugin_status_gauge{name="bundle",status="OK"} 1');
    expect(metrics).toMatch(/last_success_bundle_activation\{name="authz",active_revision="1"\} \d+/);
    expect(errors).toEqual([]);
  });
});

describe("health while bundles are missing", () => {
  const config = { bundles: { app: { resource: "b.tar.gz" } }, decision_logs: { console: true } };
  const SYSTEM = `package system.health

live := true

ready if input.plugins_ready

started if input.plugin_state.bundle

told := input
`;
  const missing = '{"error":"one or more bundles are not activated: app"}';
  const down = '{"error":"one or more plugins are not up"}';
  const told = (name: string, why: string): string =>
    JSON.stringify({ error: `health check (data.system.health.${name}) ${why}` });
  // What `opa run --server` of OPA 1.22 answers with a service of bundles that nothing listens at.
  const ALWAYS: [string, number, string][] = [
    ["", 200, "{}"],
    ["?bundles", 500, missing],
    ["?bundle=true", 500, missing],
    ["?bundles=false", 200, "{}"],
    ["?bundles&exclude-plugin=bundle", 500, missing],
    ["?plugins", 500, down],
    ["?plugins=", 500, down],
    ["?plugins&exclude-plugin=bundle", 200, "{}"],
    ["?plugins&exclude-plugin=bundle&exclude-plugin=status", 200, "{}"],
    ["?plugins&exclude-plugin=bundle,status", 500, down],
    ["?plugins&exclude-plugin=nope", 500, down],
    ["/nope", 500, told("nope", "was undefined")],
  ];

  it("is judged by the policies besides them, as in OPA", async () => {
    const { port, errors } = await runFiles(config, { "system.rego": SYSTEM });
    const expected: [string, number, string][] = [
      ...ALWAYS,
      ["/live", 200, "{}"],
      ["/ready", 500, told("ready", "was undefined")],
      ["/started", 200, "{}"],
      ["/told", 500, told("told", "returned unexpected value")],
    ];
    for (const [query, ...answer] of expected) {
      expect([query, ...(await health(port, query))]).toEqual([query, ...answer]);
    }
    // A document that is known already is no decision.
    expect((await ask(port, "/v1/data/system/health/live")).status).toBe(503);
    expect(errors).toEqual([]);
  });

  it("has no checks where there are no such policies, as in OPA", async () => {
    const { port } = await runFiles(config, {});
    for (const [query, ...answer] of [
      ...ALWAYS,
      ["/live", 500, told("live", "was undefined")],
      ["/ready", 500, told("ready", "was undefined")],
    ]) {
      expect([query, ...(await health(port, String(query)))]).toEqual([query, ...answer]);
    }
  });

  it("is judged by all policies when they are there", async () => {
    const { port, service, runtime } = await runFiles(config, { "system.rego": SYSTEM });
    const files = { ".manifest": '{"roots":["app"]}', "app.rego": "package app\n\nx := 1\n" };
    service.bundles.set("/b.tar.gz", { bytes: await packBundle(files) });
    await runtime.start();
    await expect.poll(() => health(port, "/ready"), { timeout: 30_000 }).toEqual([200, "{}"]);
    expect(await health(port, "?bundles&plugins")).toEqual([200, "{}"]);
    expect((await ask(port, "/v1/data/app/x")).body).toContain('"result":1');
  });

  it("needs policies besides them that compile by themselves, as in OPA", async () => {
    const files = { "app.rego": "package a\n\nx := data.app.f(1)\n" };
    await expect(runFiles(config, files)).rejects.toMatchObject({ code: "rego_invalid" });
  });
});

it("tells the status again after the service failed", async () => {
  const { service, runtime, lines, errors } = await runFiles({
    status: { console: true, service: "control" },
  });
  service.failWith = 500;
  await runtime.start();
  await expect.poll(() => errors.length).toBe(1);
  service.failWith = undefined;
  await runtime.close(60_000);
  expect(service.statuses).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: "Status Log", type: "openpolicyagent.org/status" });
});

it("uploads what is left of the decision log at its end", async () => {
  const { port, service, runtime } = await runFiles({ decision_logs: { service: "control" } });
  await ask(port, "/v1/data/app/version");
  expect(service.logs).toEqual([]);
  await runtime.close(60_000);
  expect(service.logs).toMatchObject([[{ path: "app/version", result: "1" }]]);
});

it("ends in one grace period when the service answers neither the decision log nor the status", async () => {
  const config = { decision_logs: { service: "control" }, status: { service: "control" } };
  const { port, service, runtime } = await runFiles(config);
  service.held = new Promise(() => undefined);
  await ask(port, "/v1/data/app/version");
  await runtime.start();
  await expect.poll(() => service.requests.map(({ path }) => path)).toContain("/status");
  const close = vi.spyOn(StatusReport.prototype, "close");
  onTestFinished(() => close.mockRestore());
  await runtime.close(300);
  expect(close.mock.calls[0]?.[0]).toBeLessThan(300);
});

it.each([
  {
    name: "beyond the rate",
    reporting: { max_decisions_per_second: 0.001 },
    kept: [0],
    dropped: "decision_logs_dropped_rate_limit_exceeded_total 2",
    says: "max_decisions_per_second is reached",
  },
  {
    name: "above the number of events",
    reporting: { buffer_type: "event", buffer_size_limit_events: 1 },
    kept: [2],
    dropped: "decision_logs_dropped_buffer_size_limit_exceeded_total 2",
    says: "buffer_size_limit_events is reached",
  },
])("answers decisions $name, and counts their events", async ({ reporting, kept, dropped, says }) => {
  const { port, service, runtime, lines, errors } = await runFiles({
    decision_logs: { service: "control", console: true, reporting },
    status: { prometheus: true, console: true },
  });
  const answers: ReceivedAnswer[] = [];
  for (let turn = 0; turn < 3; turn++) answers.push(await ask(port, "/v1/data/app/version"));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(lines.filter((line) => line.includes("Decision Log"))).toHaveLength(3);
  const { body } = await send(port, { method: "GET", path: "/metrics" });
  expect(body).toContain("decision_logs_buffer_size_events 1");
  expect(body).toContain(dropped);
  await runtime.close(60_000);
  const ids = answers.map((answer) => (JSON.parse(answer.body) as { decision_id: string }).decision_id);
  expect(service.logs.flat()).toMatchObject(kept.map((index) => ({ decision_id: ids[index] })));
  expect(errors.join("\n")).toContain(says);
});

it("answers no decision with a full disk under its spool, tells so once, and serves the next", async () => {
  const { port, service, runtime, errors, notes } = await runFiles({
    decision_logs: { service: "control" },
    status: { console: true },
  });
  const probe = await open(fileURLToPath(import.meta.url));
  const prototype = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  // As a disk that is full in the middle of an event.
  const full = vi.spyOn(prototype, "appendFile");
  const fails = async function (this: FileHandle, line: Parameters<FileHandle["appendFile"]>[0]) {
    await this.write((line as Buffer).subarray(0, 20));
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  onTestFinished(() => full.mockRestore());
  const logStatus = (): unknown => (runtime.plugins.status as { decision_logs: unknown }).decision_logs;
  const ids: unknown[] = [];
  for (const status of [500, 500, 500, 200, 200]) {
    if (status === 500) full.mockImplementationOnce(fails);
    const answer = await ask(port, "/v1/data/app/version");
    expect(answer.status).toBe(status);
    const told = {
      code: "decision_log_error",
      message: expect.stringContaining("cannot be written") as string,
    };
    expect(logStatus()).toEqual(status === 200 ? {} : told);
    if (status === 200) ids.push((JSON.parse(answer.body) as { decision_id: string }).decision_id);
  }
  expect(errors).toEqual([
    expect.objectContaining({
      code: "config_unreadable",
      message: expect.stringMatching(/decision_logs cannot be written.*no space left/) as string,
    }),
  ]);
  expect(notes).toEqual([expect.stringMatching(/decision_logs is written again$/)]);
  await runtime.close(60_000);
  expect(service.logs.flat()).toMatchObject(ids.map((id) => ({ decision_id: id })));
});

it("answers no decision when another process has its folder of decision logs, and is not well", async () => {
  const folder = await makeFolder({});
  const { port, runtime, errors } = await runFiles({
    decision_logs: { service: "control" },
    persistence_directory: folder,
  });
  expect((await ask(port, "/v1/data/app/version")).status).toBe(200);
  expect(await health(port, "?plugins")).toEqual([200, "{}"]);
  // As after a pause in which another process took it.
  await rm(join(folder, "decision_logs", "lock"));
  await writeFile(join(folder, "decision_logs", "lock"), "another");
  for (let n = 0; n < 2; n++) expect((await ask(port, "/v1/data/app/version")).status).toBe(500);
  expect(runtime.plugins.states).toMatchObject({ decision_logs: "ERROR" });
  expect((await health(port, "?plugins"))[0]).toBe(500);
  expect((await health(port, ""))[0]).toBe(200);
  expect(errors.map(String)).toEqual([expect.stringContaining("was taken over")]);
});

it("tells its configuration without credentials", async () => {
  const { port, runtime } = await runFiles({
    services: {
      control: {
        url: "https://control.example",
        headers: { "x-key": "s3cret" },
        credentials: { bearer: { token: "s3cret" } },
      },
    },
    keys: { main: { key: "s3cret", algorithm: "HS256" } },
    default_decision: "app/version",
  });
  const { status, body } = await send(port, { method: "GET", path: "/v1/config?pretty" });
  expect([status, JSON.parse(body)]).toEqual([
    200,
    {
      result: {
        services: { control: { url: "https://control.example" } },
        keys: { main: { algorithm: "HS256" } },
        labels: runtime.labels,
        default_decision: "app/version",
      },
    },
  ]);
  expect((await send(port, { method: "POST", path: "/v1/config" })).status).toBe(405);
});

it("needs policies from somewhere", async () => {
  const metrics = await ServerMetrics.create();
  const options = { sources: [], load: {}, env: {}, metrics, file: undefined };
  const console = (): Promise<void> => Promise.resolve();
  await expect(
    ServerRuntime.open({ ...options, config: undefined, console, onError: () => undefined }),
  ).rejects.toMatchObject({ code: "source_empty" });
});
