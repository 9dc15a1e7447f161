import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { bundle } from "../../../../scripts/bundle.mjs";
import { ReferrerService } from "../../../../src/evidence/schema/proto/controlplane/v1/referrer_pb.js";
import { startGrpcServer } from "./grpc-server.js";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
let folder: string;

// Inside the package, because from there its dependencies are found.
beforeAll(async () => {
  const cache = join(ROOT, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, "regohost-grpc-"));
  await bundle({
    input: {
      channel: join(ROOT, "src/evidence/client/grpc/create-grpc-channel.ts"),
      method: join(ROOT, "src/evidence/client/grpc/grpc-channel.ts"),
      referrer: join(ROOT, "src/evidence/schema/proto/controlplane/v1/referrer_pb.ts"),
    },
    dir: folder,
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a process that makes one call, never closes its channel, and must end by itself. */
function callInChild(address: string): Promise<{ code: number | null; output: string }> {
  const urlOf = (name: string): string => JSON.stringify(pathToFileURL(join(folder, name)).href);
  const script = `
    const { createGrpcChannel } = await import(${urlOf("channel.js")});
    const { describedMethod } = await import(${urlOf("method.js")});
    const { ReferrerService } = await import(${urlOf("referrer.js")});
    const channel = createGrpcChannel({
      address: ${JSON.stringify(address)}, identityHeaders: () => ({}), maxConcurrentCalls: 4, connectTimeoutMs: 200,
      idleTimeoutMs: 60000, requestTimeoutMs: 60000, retry: { maxAttempts: 1, baseDelayMs: 1, maxDelayMs: 1 },
    });
    const control = { signal: new AbortController().signal, mayRetry: () => false, deadline: () => Infinity, countRequest() {} };
    const method = describedMethod(ReferrerService.method.discoverPrivate);
    const call = { method, message: { digest: "d" }, attempts: 1, timeoutMs: 60000 };
    const said = await channel.unary(call, control).then(({ message }) => message.result.kind, ({ code }) => code);
    process.stdout.write(said);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

test("a connection that stands does not keep the process alive", async () => {
  const server = await startGrpcServer({
    routes: (router) =>
      router.service(ReferrerService, {
        discoverPrivate: ({ digest }) => ({ result: { digest, kind: "A" } }),
      }),
  });
  expect(await callInChild(server.address)).toEqual({ code: 0, output: "A" });
});

test.each(["http", "https"])("nor does a server that is mute over %s", async (scheme) => {
  const server = createServer((socket) => void socket.on("error", () => undefined));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ended = { code: 0, output: "service_unreachable" };
  expect(await callInChild(`${scheme}://127.0.0.1:${port}`)).toEqual(ended);
});
