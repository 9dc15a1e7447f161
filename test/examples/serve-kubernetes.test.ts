import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { parseServerConfig } from "../../src/serve/config/server-config.js";
import { run } from "../cli/run.js";

const EXAMPLE = new URL("../../examples/serve-kubernetes/", import.meta.url);
const PACKAGE = new URL("../../package.json", import.meta.url);

interface Container {
  args?: string[];
  resources: { requests: object; limits: { memory?: string } };
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
  livenessProbe?: { httpGet: { path: string; port: string; scheme: string } };
  readinessProbe?: { httpGet: { path: string; port: string; scheme: string } };
}
interface Deployment {
  spec: {
    template: {
      spec: {
        terminationGracePeriodSeconds: number;
        containers: [Container];
        initContainers: [Container];
        volumes: { name: string }[];
      };
    };
  };
}

const documents = parseAllDocuments(readFileSync(new URL("regohost.yaml", EXAMPLE), "utf8"));
const find = (kind: string): unknown =>
  documents.map((each) => each.toJS() as { kind: string }).find((each) => each.kind === kind);
const pod = (find("Deployment") as Deployment).spec.template.spec;
const [container] = pod.containers;

it("is YAML without errors, and a configuration that the server takes", () => {
  for (const { errors, warnings } of documents) expect([errors, warnings]).toEqual([[], []]);
  const text = (find("ConfigMap") as { data: Record<string, string> }).data["config.yaml"]!;
  const [config] = parseAllDocuments(text);
  const { persistenceDirectory, services } = parseServerConfig(config!.toJS(), "/");
  const mounts = container.volumeMounts.map(({ mountPath }) => mountPath);
  expect(mounts).toContain(persistenceDirectory);
  expect(mounts.some((path) => services.get("control")!.bearer!.tokenPath!.startsWith(path))).toBe(true);
});

it("has limits, probes that need no token, and time to end", () => {
  for (const each of [container, ...pod.initContainers]) {
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
  expect(container.livenessProbe?.httpGet).toEqual({ path: "/health", ...probe });
  expect(container.readinessProbe?.httpGet).toEqual({ path: "/health?bundles", ...probe });
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(3 * 10);
});

it("has flags that the command knows: what is missing are its files", async () => {
  const { exitCode, stderr } = await run(["serve", ...container.args!]);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining("/run/regohost/tls.crt cannot be read")]);
});

it("installs this version in its image, which runs as a user of its own", () => {
  const dockerfile = readFileSync(new URL("Dockerfile", EXAMPLE), "utf8");
  const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string };
  expect(dockerfile).toContain(`ARG VERSION=${version}\n`);
  expect(dockerfile).toMatch(/^USER node$/m);
});
