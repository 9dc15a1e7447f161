import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { expect, it } from "vitest";
import { signBundle } from "../../../../src/index.js";
import { makeFolder } from "../../../cli/run.js";
import { packBundle } from "../control-service.js";
import { runConfigured, type RunningServer } from "../run-configured.js";
import { send } from "../serve.js";
import { startBundleServer, type BundleServer } from "./bundle-server.js";

const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const other = generateKeyPairSync("ec", { namedCurve: "P-256" });

const filesOf = (
  revision: string,
  text = `package app\n\nversion := "${revision}"\n`,
): Record<string, string> => ({
  ".manifest": JSON.stringify({ revision, roots: ["app"] }),
  "app.rego": text,
});

async function sign(files: Record<string, string>, key: KeyObject = privateKey): Promise<Buffer> {
  const { signatures } = await signBundle(".", {
    key: key.export({ type: "pkcs8", format: "pem" }),
    algorithm: "ES256",
    keyId: "main",
    cwd: await makeFolder(files),
  });
  return packBundle({ ...files, ".signatures.json": signatures });
}

interface BadBundle {
  name: string;
  bytes: () => Promise<Uint8Array>;
  says: string;
}

// What `opa run --server` of OPA 1.22 does after each: its decisions, health and the members of its status are the same, and its texts
// are others. It waits for the end of a long poll until it tells that the bundle that was active before is back.
const BAD: readonly BadBundle[] = [
  {
    name: "a broken archive",
    bytes: async () => (await sign(filesOf("bad"))).subarray(0, 60),
    says: "damaged",
  },
  { name: "no archive", bytes: () => Promise.resolve(Buffer.from("<html>")), says: "not gzip" },
  {
    name: "one without a signature",
    bytes: () => packBundle(filesOf("bad")),
    says: "has no .signatures.json",
  },
  {
    name: "one that another key signed",
    bytes: () => sign(filesOf("bad"), other.privateKey),
    says: "did not sign it",
  },
  {
    name: "one that was changed after it was signed",
    bytes: async () => {
      const { signatures } = await signBundle(".", {
        key: privateKey.export({ type: "pkcs8", format: "pem" }),
        algorithm: "ES256",
        keyId: "main",
        cwd: await makeFolder(filesOf("bad")),
      });
      return packBundle({ ...filesOf("bad", "package app\n"), ".signatures.json": signatures });
    },
    says: "is not what was signed",
  },
  {
    name: "a signed one that does not compile",
    bytes: () => sign(filesOf("bad", "package app\n\nversion := \n")),
    says: "rego_parse_error",
  },
];

interface Polled extends RunningServer {
  bundles: BundleServer;
  good: Buffer;
}

/** A server that has the good bundle `1`, and polls. */
async function startPolled(): Promise<Polled> {
  const bundles = await startBundleServer();
  const running = await runConfigured(
    {
      services: { bundles: { url: bundles.url } },
      bundles: {
        app: {
          service: "bundles",
          resource: "app.tar.gz",
          signing: { keyid: "main" },
          polling: { min_delay_seconds: 1, max_delay_seconds: 1, long_polling_timeout_seconds: 60 },
        },
      },
      keys: { main: { key: publicKey.export({ type: "spki", format: "pem" }), algorithm: "ES256" } },
      status: { service: "bundles", prometheus: true },
      decision_logs: { console: true },
    },
    await makeFolder({}),
    [],
  );
  const good = await sign(filesOf("1"));
  bundles.publish(good);
  await running.runtime.start();
  await bundles.untilStatus(({ bundles: of }) => of?.["app"]?.active_revision === "1");
  return { ...running, bundles, good };
}

/** What a client and whoever watches the server see. */
async function look({ port, lines }: Polled): Promise<Record<string, unknown>> {
  const get = async (path: string): Promise<{ status: number; body: string }> =>
    send(port, { method: "GET", path });
  const decision = await get("/v1/data/app/version?provenance");
  const status = JSON.parse((await get("/v1/status")).body) as {
    result: { bundles: { app: unknown }; plugins: unknown };
  };
  const { body: metrics } = await get("/metrics");
  return {
    decision: [decision.status, JSON.parse(decision.body)],
    logged: JSON.parse(lines.at(-1) ?? "") as unknown,
    health: [(await get("/health?bundles&plugins")).status, (await get("/health")).status],
    status: status.result.bundles.app,
    plugins: status.result.plugins,
    failures: Number(/^bundle_failed_load_counter\{.*\} (\d+)$/m.exec(metrics)?.[1]),
  };
}

const decidedBy = (revision: string): object => ({
  decision: [200, { result: revision, provenance: { bundles: { app: { revision } } } }],
  logged: { path: "app/version", result: revision, bundles: { app: { revision } } },
  health: [200, 200],
  plugins: { bundle: { state: "OK" } },
});

it.each(BAD)(
  "decides by the last good bundle after $name, and says so until a good one comes",
  async (bad) => {
    const polled = await startPolled();
    const { bundles, errors } = polled;
    const first = await look(polled);
    expect(first).toMatchObject(decidedBy("1"));
    expect(first["status"]).not.toHaveProperty("code");
    bundles.publish(await bad.bytes());
    const failed = await bundles.untilStatus(({ bundles: of }) => of?.["app"]?.code !== undefined);
    expect(failed.bundles).toMatchObject({
      app: {
        code: "bundle_error",
        message: expect.stringContaining(bad.says) as string,
        active_revision: "1",
      },
    });
    // It is asked for again and again, and told once.
    await bundles.untilSent(3);
    const then = await look(polled);
    expect(then).toMatchObject({ ...decidedBy("1"), status: { code: "bundle_error", active_revision: "1" } });
    expect(then["failures"]).toBeGreaterThanOrEqual(2);
    expect(errors.map(String)).toEqual([expect.stringContaining("the bundle app was not activated")]);
    bundles.publish(await sign(filesOf("2")));
    const mended = await bundles.untilStatus(({ bundles: of }) => of?.["app"]?.active_revision === "2");
    expect(mended.bundles?.["app"]).not.toHaveProperty("code");
    expect(mended.bundles?.["app"]).not.toHaveProperty("message");
    const after = await look(polled);
    expect(after).toMatchObject(decidedBy("2"));
    expect(after["status"]).not.toHaveProperty("code");
    expect(errors).toHaveLength(1);
  },
);

it("tells each of the reasons of bundles that are bad one after another", async () => {
  const polled = await startPolled();
  for (const { bytes, says } of BAD) {
    polled.bundles.publish(await bytes());
    await polled.bundles.untilStatus(({ bundles: of }) => of?.["app"]?.message?.includes(says) === true);
    expect(await look(polled)).toMatchObject({
      ...decidedBy("1"),
      status: { message: expect.stringContaining(says) as string },
    });
  }
  expect(polled.errors).toHaveLength(BAD.length);
});

it("tells no reason any more when the bundle is back that was active before", async () => {
  const polled = await startPolled();
  const { bundles, good } = polled;
  bundles.publish(await packBundle(filesOf("bad")));
  await bundles.untilStatus(({ bundles: of }) => of?.["app"]?.code !== undefined);
  bundles.publish(good);
  await bundles.untilStatus(({ bundles: of }) => of?.["app"]?.code === undefined);
  expect(await look(polled)).toMatchObject(decidedBy("1"));
});
