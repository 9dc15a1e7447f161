import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { buildCli } from "../../cli/build-cli.js";
import { makeFolder } from "../../cli/run.js";
import { startBundleServer } from "./bundles/bundle-server.js";
import { packBundle } from "./control-service.js";
import { runConfigured } from "./run-configured.js";
import { send } from "./serve.js";

let cli: string;
beforeAll(async () => {
  cli = await buildCli();
});

/** A bundle whose rules and data both say its revision. */
const pack = (revision: string): Promise<Buffer> =>
  packBundle({
    ".manifest": JSON.stringify({ revision, roots: ["app"] }),
    "app.rego": `package app\n\nanswer := {"rule": "${revision}", "data": data.app.stamp, "allow": input.n > 3}\n`,
    "data.json": JSON.stringify({ app: { stamp: revision } }),
  });

interface Balancer {
  port: number;
  /** How many connections each replica has had. */
  taken: number[];
}

/** Gives each connection to the next replica, or to the one after it where that does not listen. */
async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const taken = ports.map(() => 0);
  const open = new Set<Socket>();
  let turn = 0;
  const pass = (client: Socket, first: number, attempt = 0): void => {
    const at = (first + attempt) % ports.length;
    const replica = connect(ports[at] ?? 0, "127.0.0.1");
    const refused = (): void => {
      if (attempt + 1 < ports.length) pass(client, first, attempt + 1);
      else client.destroy();
    };
    replica.once("error", refused);
    replica.once("connect", () => {
      taken[at]!++;
      open.add(replica);
      replica.off("error", refused);
      replica.on("error", () => client.destroy());
      client.on("close", () => replica.destroy());
      client.pipe(replica).pipe(client);
    });
  };
  const server = createServer((client) => {
    open.add(client);
    client.on("error", () => undefined);
    pass(client, turn++);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, taken };
}

interface Answer {
  result: { rule: string; data: string; allow: boolean };
  provenance: { bundles: { app: { revision: string } } };
}

/** What a replica decides by, in an answer that is wholly of one bundle. */
async function decide(port: number, n: number): Promise<{ revision: string; allow: boolean }> {
  const { status, body } = await send(port, {
    method: "POST",
    path: "/v1/data/app/answer?provenance",
    body: JSON.stringify({ input: { n } }),
  });
  expect(status).toBe(200);
  const { result, provenance } = JSON.parse(body) as Answer;
  const { revision } = provenance.bundles.app;
  expect([result.rule, result.data]).toEqual([revision, revision]);
  return { revision, allow: result.allow };
}

it.skipIf(process.platform === "win32")(
  "two replicas decide the same behind one address, and one goes on when the other is killed",
  async () => {
    const bundles = await startBundleServer();
    bundles.publish(await pack("1"));
    const config = {
      services: { bundles: { url: bundles.url } },
      bundles: {
        app: {
          service: "bundles",
          resource: "app.tar.gz",
          polling: { min_delay_seconds: 1, max_delay_seconds: 1, long_polling_timeout_seconds: 60 },
        },
      },
    };
    const cwd = await makeFolder({ "opa.json": JSON.stringify(config) });
    const args = [cli, "serve", "-c", "opa.json", "--builtins", "none", "--addr", "127.0.0.1:0"];
    const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
    onTestFinished(() => void child.kill("SIGKILL"));
    const exited = once(child, "exit");
    const [line] = (await once(createInterface(child.stderr), "line")) as [string];
    const killed = Number(/:(\d+)$/.exec(line)?.[1]);
    const { port: staying, runtime } = await runConfigured(config, cwd, []);
    await runtime.start();
    const isReady = async (port: number): Promise<number> =>
      (await send(port, { method: "GET", path: "/health?bundles" })).status;
    for (const port of [killed, staying]) await expect.poll(() => isReady(port)).toBe(200);

    const balancer = await startBalancer([killed, staying]);
    const inputs = [1, 2, 3, 4, 5, 6];
    const all = (): Promise<{ revision: string; allow: boolean }[]> =>
      Promise.all(inputs.map((n) => decide(balancer.port, n)));
    const decidedBy = (revision: string): object[] => inputs.map((n) => ({ revision, allow: n > 3 }));
    expect(await all()).toEqual(decidedBy("1"));
    expect(await all()).toEqual(decidedBy("1"));
    expect(balancer.taken).toEqual([inputs.length, inputs.length]);

    /** Decides until all answers are of a bundle; meanwhile each is of that or of the one before. */
    const until = async (revision: string, before: string): Promise<void> => {
      for (;;) {
        const answers = await all();
        for (const answer of answers) expect([before, revision]).toContain(answer.revision);
        if (answers.every((answer) => answer.revision === revision)) return;
      }
    };
    bundles.publish(await pack("2"));
    await until("2", "1");
    expect(await all()).toEqual(decidedBy("2"));
    for (const port of [killed, staying]) expect((await decide(port, 1)).revision).toBe("2");

    // A connection that the replica had when it was killed is lost, and answers nothing.
    const underWay = Promise.allSettled(Array.from({ length: 20 }, () => decide(balancer.port, 4)));
    child.kill("SIGKILL");
    expect(await exited).toEqual([null, "SIGKILL"]);
    for (const one of await underWay) {
      if (one.status === "fulfilled") expect(one.value).toEqual({ revision: "2", allow: true });
      else expect(one.reason).toMatchObject({ code: "ECONNRESET" });
    }
    const [lost, kept] = balancer.taken;
    expect(await all()).toEqual(decidedBy("2"));
    expect(balancer.taken).toEqual([lost, kept! + inputs.length]);
    bundles.publish(await pack("3"));
    await until("3", "2");
    expect(await all()).toEqual(decidedBy("3"));
  },
);
