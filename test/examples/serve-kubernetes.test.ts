import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { validate } from "dockerfile-utils";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseAllDocuments } from "yaml";
import { z } from "zod";
import { FILES } from "../../action/install.mjs";
import { deployedLimits } from "../../scripts/deployed-limits.mjs";
import { parseServerConfig } from "../../src/server/serve/config/server-config.js";
import { buildCli } from "../cli/build-cli.js";
import { makeFolder, run } from "../cli/run.js";
import { packBundle, startControlService } from "../server/serve/control-service.js";

const EXAMPLE = new URL("../../examples/serve-kubernetes/", import.meta.url);
const loopback = (name: string): string =>
  readFileSync(new URL(`../testing/fixtures/loopback-${name}.pem`, import.meta.url), "utf8");

/**
 * The parts of Kubernetes' API that the example has (https://kubernetes.io/docs/reference/kubernetes-api/), closed: its server
 * ignores a misspelt field with a warning at best.
 */
const count = z.number().int().min(0);
const name = z.string().regex(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/);
const labels = z.record(z.string(), z.string().regex(/^[\w.-]{0,63}$/));
const cpu = z.string().regex(/^\d+(\.\d+|m)?$/);
const bytes = z.string().regex(/^\d+(Ki|Mi|Gi)$/);
const amounts = z.strictObject({ cpu: cpu.optional(), memory: bytes });
const absolute = z.string().startsWith("/");
const probe = z.strictObject({
  httpGet: z.strictObject({ path: absolute, port: name, scheme: z.enum(["HTTP", "HTTPS"]) }),
  periodSeconds: count.min(1).optional(),
  timeoutSeconds: count.min(1).optional(),
  failureThreshold: count.min(1).optional(),
});
const container = z.strictObject({
  name,
  image: z.string(),
  command: z.array(z.string()).optional(),
  args: z.array(z.string()).optional(),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
  ports: z.array(z.strictObject({ name, containerPort: count.max(65_535) })).optional(),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  resources: z.strictObject({ requests: amounts, limits: amounts }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.boolean(),
    readOnlyRootFilesystem: z.boolean(),
    capabilities: z.strictObject({ drop: z.array(z.string()) }),
  }),
  volumeMounts: z.array(z.strictObject({ name, mountPath: absolute, readOnly: z.boolean().optional() })),
});
const volume = z.union([
  z.strictObject({ name, configMap: z.strictObject({ name }) }),
  z.strictObject({ name, secret: z.strictObject({ secretName: name }) }),
  z.strictObject({
    name,
    emptyDir: z.strictObject({ medium: z.literal("Memory").optional(), sizeLimit: bytes }),
  }),
]);
const podSpec = z.strictObject({
  terminationGracePeriodSeconds: count,
  securityContext: z.strictObject({
    runAsNonRoot: z.boolean(),
    runAsUser: count,
    runAsGroup: count,
    fsGroup: count,
    seccompProfile: z.strictObject({ type: z.enum(["RuntimeDefault", "Localhost", "Unconfined"]) }),
  }),
  initContainers: z.array(container),
  containers: z.tuple([container]),
  volumes: z.array(volume),
});
const metadata = z.strictObject({ name });
const selector = z.strictObject({ matchLabels: labels });
const DEPLOYMENT = z.strictObject({
  apiVersion: z.literal("apps/v1"),
  kind: z.literal("Deployment"),
  metadata,
  spec: z.strictObject({
    replicas: count,
    selector,
    template: z.strictObject({ metadata: z.strictObject({ labels }), spec: podSpec }),
  }),
});
const CONFIG_MAP = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("ConfigMap"),
  metadata,
  data: z.record(z.string(), z.string()),
});
const SERVICE = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("Service"),
  metadata,
  spec: z.strictObject({
    selector: labels,
    ports: z.array(z.strictObject({ name, port: count.max(65_535), targetPort: name })),
  }),
});
const DISRUPTION = z.strictObject({
  apiVersion: z.literal("policy/v1"),
  kind: z.literal("PodDisruptionBudget"),
  metadata,
  spec: z.strictObject({ maxUnavailable: count, selector }),
});

const MANIFESTS = readFileSync(new URL("regohost.yaml", EXAMPLE), "utf8");
const documents = parseAllDocuments(MANIFESTS);
const values: unknown[] = documents.map((each) => each.toJS() as unknown);
const [configMap, deployment, service, disruption, ...others] = values;
const pod = DEPLOYMENT.parse(deployment).spec.template.spec;
const [server] = pod.containers;

it("is what Kubernetes takes, and its parts find each other", () => {
  expect(others).toEqual([]);
  CONFIG_MAP.parse(configMap);
  const { selector: chosen, template } = DEPLOYMENT.parse(deployment).spec;
  const served = SERVICE.parse(service).spec;
  expect(chosen.matchLabels).toEqual(template.metadata.labels);
  expect(served.selector).toEqual(template.metadata.labels);
  expect(DISRUPTION.parse(disruption).spec.selector).toEqual(chosen);
  const ports = server.ports?.map((port) => port.name);
  for (const { targetPort } of served.ports) expect(ports).toContain(targetPort);
  const probes = [server.startupProbe, server.livenessProbe, server.readinessProbe];
  for (const each of probes) expect(ports).toContain(each?.httpGet.port);
});

it("is YAML without errors, and a configuration that the server takes", () => {
  for (const { errors, warnings } of documents) expect([errors, warnings]).toEqual([[], []]);
  const [config] = parseAllDocuments(CONFIG_MAP.parse(configMap).data["config.yaml"]!);
  const { persistenceDirectory, services } = parseServerConfig(config!.toJS(), "/");
  const mounts = server.volumeMounts.map(({ mountPath }) => mountPath);
  expect(mounts).toContain(persistenceDirectory);
  expect(mounts.some((path) => services.get("control")!.bearer!.tokenPath!.startsWith(path))).toBe(true);
});

it("has limits, probes that need no token, and time to end", () => {
  for (const each of [server, ...pod.initContainers]) {
    expect(each.resources).toMatchObject({
      requests: { cpu: expect.anything() as string },
      limits: { memory: expect.anything() as string },
    });
    expect(each.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
    for (const { name } of each.volumeMounts)
      expect(pod.volumes.map((volume) => volume.name)).toContain(name);
  }
  const probe = { port: "https", scheme: "HTTPS" };
  expect(server.livenessProbe?.httpGet).toEqual({ path: "/health", ...probe });
  expect(server.readinessProbe?.httpGet).toEqual({ path: "/health?bundles", ...probe });
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(3 * 10);
});

it("has flags that the command knows: what is missing are its files", async () => {
  const { exitCode, stderr } = await run([...server.args!]);
  expect([exitCode, stderr]).toEqual([
    2,
    expect.stringContaining("/etc/regohost/config.yaml cannot be read"),
  ]);
});

it.skipIf(process.platform === "win32")(
  "is served by the built command with these arguments, its probes are answered, and it ends with 0",
  async () => {
    const cli = await buildCli();
    const control = await startControlService();
    control.bundles.set("/bundles/authz.tar.gz", {
      bytes: await packBundle({ ".manifest": '{"roots":["app"]}', "a.rego": "package app\n\nx := 1\n" }),
    });
    const folder = await makeFolder({
      "run/regohost/tls.crt": loopback("cert"),
      "run/regohost/tls.key": loopback("key"),
      "run/regohost/client-tokens": "alpha\n",
      "run/regohost/control-token": "beta\n",
    });
    // As the init container makes them.
    for (const name of await readdir(join(folder, "run/regohost"))) {
      await chmod(join(folder, "run/regohost", name), 0o600);
    }
    // What differs is where the machine has things: folders, the port, and the service.
    const here = (text: string): string =>
      text
        .replaceAll(/\/(?:etc|run|var\/lib)\/regohost/g, (path) => `${folder}${path}`)
        .replace("https://control.example.com", control.url)
        .replace(/:8181$/, "127.0.0.1:0");
    const config = CONFIG_MAP.parse(configMap).data["config.yaml"]!;
    await mkdir(join(folder, "etc/regohost"), { recursive: true });
    await writeFile(join(folder, "etc/regohost/config.yaml"), here(config));
    const nowhere = join(folder, "run/regohost/client-tokens/nowhere");
    const env = Object.fromEntries(server.env!.map(({ name, value }) => [name, value]));
    const child = spawn(process.execPath, [cli, ...server.args!.map(here)], {
      cwd: folder,
      // No folder for temporary files and none of the user can be written there: here they are below a file.
      env: { PATH: process.env["PATH"], TMPDIR: nowhere, HOME: nowhere, ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const ended = once(child, "exit");
    const lines: string[] = [];
    const reader = createInterface(child.stderr).on("line", (line) => lines.push(line));
    await Promise.race([once(reader, "line"), ended]);
    const port = Number(/listening on https:\/\/127\.0\.0\.1:(\d+)$/.exec(lines.join("\n"))?.[1]);
    const get = async (path: string, headers = {}): Promise<{ status: number; body: string }> => {
      const sent = request({ host: "localhost", port, path, headers, ca: loopback("cert"), agent: false });
      const [response] = (await once(sent.end(), "response")) as [IncomingMessage];
      return { status: response.statusCode ?? 0, body: await text(response) };
    };
    const statusOf = async (probe = server.livenessProbe): Promise<number> =>
      (await get(probe!.httpGet.path)).status;
    expect([await statusOf(server.startupProbe), await statusOf(server.livenessProbe)]).toEqual([200, 200]);
    await expect.poll(() => statusOf(server.readinessProbe), { timeout: 30_000 }).toBe(200);
    expect((await get("/v1/data/app/x")).status).toBe(401);
    const answer = await get("/v1/data/app/x", { authorization: "Bearer alpha" });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, expect.objectContaining({ result: 1 })]);
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(control.requests.map(({ headers }) => headers.authorization)).toContain("Bearer beta");
    expect(control.logs.flat()).toMatchObject([{ path: "app/x", result: 1 }]);
  },
);

it.each(["docker", "podman"])("is what the check of the image has %s do, and no more", (engine) => {
  const limits = deployedLimits(MANIFESTS, engine);
  expect(limits).toEqual([
    ...["--user", "1000:1000", "--read-only"],
    ...(engine === "podman" ? ["--read-only-tmpfs=false"] : []),
    ...["--security-opt", "no-new-privileges", "--cap-drop", "ALL", "--env", "REGOHOST_CACHE=off"],
    ...["--tmpfs", "/var/lib/regohost"],
  ]);
  const other = MANIFESTS.replace("mountPath: /var/lib/regohost", "mountPath: /tmp").replace(
    "readOnlyRootFilesystem: true",
    "readOnlyRootFilesystem: false",
  );
  expect(deployedLimits(other, engine)).toContain("/tmp");
  expect(deployedLimits(other, engine)).not.toContain("--read-only");
  const script = readFileSync(new URL("../../scripts/check-image.mjs", import.meta.url), "utf8");
  expect(script.match(/"--(?:read-only|tmpfs|user|env|cap-drop|security-opt)/g)).toBeNull();
});

describe("the image", () => {
  const ROOT = new URL("../../", import.meta.url);
  const dockerfile = readFileSync(new URL("Dockerfile", ROOT), "utf8");
  /** Each instruction is a line. */
  const instructions = dockerfile
    .trimEnd()
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, keyword = "", rest = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
      return { keyword, rest };
    });
  const all = (keyword: string): string[] =>
    instructions.flatMap((each) => (each.keyword === keyword ? [each.rest] : []));

  it("has no mistake that a linter of Dockerfiles finds, and no instruction that is not known here", () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    const KNOWN = ["ARG", "COPY", "ENTRYPOINT", "EXPOSE", "FROM", "LABEL", "RUN", "USER", "WORKDIR"];
    expect([...new Set(instructions.map(({ keyword }) => keyword))].sort()).toEqual(KNOWN);
  });

  const hadolint = spawnSync("hadolint", ["--no-color", "--format", "json", "-"], {
    input: dockerfile,
    encoding: "utf8",
  });
  it.skipIf(hadolint.error !== undefined)("has nothing that hadolint tells, where there is one", () => {
    expect([hadolint.status, JSON.parse(hadolint.stdout), hadolint.stderr]).toEqual([0, [], ""]);
  });
  if (hadolint.error !== undefined) process.stderr.write("skipped: hadolint is not installed\n");

  it("has a base that cannot move, and the command as its entrypoint", () => {
    expect(all("ARG")).toEqual([expect.stringMatching(/^NODE=node:24-[\w-]+@sha256:[0-9a-f]{64}$/)]);
    expect(all("FROM").map((base) => base.split(" ")[0])).toEqual(["${NODE}", "${NODE}"]);
    expect(all("ENTRYPOINT")).toEqual(['["regohost"]']);
  });

  it("is built of what the action installs, and gets nothing else", () => {
    const lines = readFileSync(new URL(".dockerignore", ROOT), "utf8").trimEnd().split("\n").slice(1);
    const [first, ...kept] = lines;
    expect(first).toBe("*");
    const core = ["opa-core.json", "opa-core.wasm.br"].map((name) => `opa-core/${name}`);
    const files = [...FILES, ...core, "action", "LICENSE", "THIRD_PARTY_NOTICES"];
    expect(kept).toEqual(files.map((file) => `!${file}`).sort());
  });

  it("runs as a user of its own, at the port and with the configuration of the deployment", () => {
    expect(instructions.findIndex(({ keyword }) => keyword === "USER")).toBeGreaterThan(
      instructions.findLastIndex(({ keyword }) => ["COPY", "FROM", "RUN"].includes(keyword)),
    );
    const { runAsUser, runAsGroup } = pod.securityContext;
    expect(all("USER")).toEqual([`${String(runAsUser)}:${String(runAsGroup)}`]);
    expect(all("EXPOSE")).toEqual(server.ports!.map(({ containerPort }) => String(containerPort)));
    expect(server.args![0]).toBe("serve");
  });
});
