import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { CurrentPolicies } from "../../../src/server/serve/current-policies.js";
import type { ServedPolicies } from "../../../src/server/serve/served-policies.js";
import { makeFolder } from "../../cli/run.js";
import { loadServedPolicies, send, startServer } from "./serve.js";

const RELOADS = 8;
const CLIENTS = 8;
const IDLE = 500;

async function load(version: number): Promise<ServedPolicies> {
  const rules = `package app\n\nfirst := ${String(version)}\n\nsecond := data.app.first + data.at\n`;
  const files = { "app.rego": rules, "data.json": JSON.stringify({ at: version }) };
  return loadServedPolicies(["app.rego"], { cwd: await makeFolder(files), data: ["data.json"] });
}

/** A request over a connection that is kept. */
async function ask(port: number, agent: Agent): Promise<{ status: number | undefined; body: string }> {
  const sent = request({ host: "127.0.0.1", port, path: "/v1/data/app", method: "POST", agent }).end("{}");
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  let body = "";
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, body };
}

it("reloads policies and data under requests: none is dropped, and none mixes versions", async () => {
  const current = new CurrentPolicies(await load(1));
  const { port } = await startServer({ policies: current });
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const answers: { status: number | undefined; body: string }[] = [];
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) answers.push(await ask(port, agent));
  });
  for (let version = 2; version <= RELOADS; version++) {
    current.replace(await load(version));
    const seen = answers.length;
    while (answers.length < seen + CLIENTS) await ask(port, agent);
  }
  isOver = true;
  await Promise.all(clients);
  agent.destroy();
  const versions = new Set<number>();
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    const { first, second } = (JSON.parse(body) as { result: { first: number; second: number } }).result;
    expect(second).toBe(2 * first);
    versions.add(first);
  }
  expect(versions.size).toBe(RELOADS);
});

it("serves others while many connections are idle", async () => {
  const policies = await load(1);
  onTestFinished(() => policies[Symbol.asyncDispose]());
  const { port } = await startServer({ policies, maxRequests: 4 });
  const sockets: Socket[] = [];
  for (let index = 0; index < IDLE; index++) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    sockets.push(socket);
    if (index % 50 === 0) await once(socket, "connect");
  }
  expect((await send(port, { method: "POST", path: "/v1/data/app/first", body: "{}" })).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  expect((await send(port, { method: "POST", path: "/v1/data/app/first", body: "{}" })).status).toBe(200);
});
