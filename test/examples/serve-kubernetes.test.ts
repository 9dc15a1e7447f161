import { readFileSync } from "node:fs";
import { validate } from "dockerfile-utils";
import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { z } from "zod";
import { parseServerConfig } from "../../src/serve/config/server-config.js";
import { run } from "../cli/run.js";

const EXAMPLE = new URL("../../examples/serve-kubernetes/", import.meta.url);
const PACKAGE = new URL("../../package.json", import.meta.url);

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

const documents = parseAllDocuments(readFileSync(new URL("regohost.yaml", EXAMPLE), "utf8"));
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
  const text = CONFIG_MAP.parse(configMap).data["config.yaml"]!;
  const [config] = parseAllDocuments(text);
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
  const { exitCode, stderr } = await run(["serve", ...server.args!]);
  expect([exitCode, stderr]).toEqual([
    2,
    expect.stringContaining("/etc/regohost/config.yaml cannot be read"),
  ]);
});

it("installs this version in its image, which runs as a user of its own", () => {
  const dockerfile = readFileSync(new URL("Dockerfile", EXAMPLE), "utf8");
  const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string };
  expect(dockerfile).toContain(`ARG VERSION=${version}\n`);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
});
