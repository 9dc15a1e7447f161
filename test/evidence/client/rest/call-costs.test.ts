import { createHook } from "node:async_hooks";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import type { EvidenceSession, ServiceCallOptions } from "../../../../src/evidence/port/evidence-service.js";
import { clientOf, startService } from "../fake-client.js";

const CALLS = 20;
const ARTIFACT = "an artifact";
const digestOf = (text: string): string => `sha256:${createHash("sha256").update(text).digest("hex")}`;
const DIGESTS = Array.from({ length: CALLS }, (_, index) => digestOf(String(index)));

/** A service in a thread of its own, so that nothing of it is counted. */
const SERVICE = `
const { createServer } = require("node:http");
const { parentPort } = require("node:worker_threads");
const server = createServer(({ url }, response) => {
  const [, what, digest] = /^[/](discover|download)[/]([^?]*)/.exec(url);
  const item = { digest, kind: "ARTIFACT", downloadable: false, public: false, references: [] };
  const isDownload = what === "download";
  response.setHeader("content-type", isDownload ? "application/octet-stream" : "application/json");
  response.end(isDownload ? ${JSON.stringify(ARTIFACT)} : JSON.stringify({ result: item }));
});
server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
`;

async function openSession(): Promise<EvidenceSession> {
  const service = new Worker(SERVICE, { eval: true });
  onTestFinished(async () => {
    await service.terminate();
  });
  const [port] = (await once(service, "message")) as [number];
  // For its token alone.
  const issuer = await startService();
  const client = await clientOf(issuer, { baseUrl: `http://127.0.0.1:${String(port)}` });
  return client.openSession();
}

/** How often signals were made while something ran. */
async function countSignals(run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  class Counted extends AbortController {
    constructor() {
      super();
      count++;
    }
  }
  vi.stubGlobal("AbortController", Counted);
  const made = [vi.spyOn(AbortSignal, "any"), vi.spyOn(AbortSignal, "timeout")];
  try {
    new AbortController();
    expect(count).toBe(1);
    await run();
    return count - 1 + made.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    vi.unstubAllGlobals();
    for (const one of made) one.mockRestore();
  }
}

const RUNS = 10;

/** How many promises something makes: the fewest of some runs, as whatever else goes on in the process meanwhile only adds to them. */
async function countPromises(run: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  while (counts.length < RUNS) counts.push(await countPromisesWhile(run));
  return Math.min(...counts);
}

async function countPromisesWhile(run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === "PROMISE") count++;
    },
  });
  hook.enable();
  try {
    await run();
  } finally {
    hook.disable();
  }
  return count;
}

const discover = (session: EvidenceSession, options: ServiceCallOptions): Promise<unknown> =>
  Promise.all(DIGESTS.map((digest) => session.discover(digest, {}, options)));
const download = (session: EvidenceSession, options: ServiceCallOptions): Promise<unknown> =>
  session.download(digestOf(ARTIFACT), options);

test.each([
  { name: "discover", run: discover },
  { name: "download", run: download },
])("a $name makes no AbortController and no AbortSignal of its own", async ({ run }) => {
  const session = await openSession();
  const { signal } = new AbortController();
  // As an evaluation asks, and the first call opens connections and loads modules.
  const options = { signal, deadline: Date.now() + 3_600_000 };
  await run(session, options);
  expect(await countSignals(() => run(session, options))).toBe(0);
  expect(await countSignals(() => run(session, {}))).toBe(0);
});

/**
 * Of a call whose answer comes in one piece, and which waits for no connection: what its callers share, the wait for it, `discover`, its page,
 * the wait for its retry, the attempt, the request and its exchange.
 */
const MOST_PROMISES = 8;

test("a discover makes no promise more than it needs", async () => {
  const session = await openSession();
  const [digest = ""] = DIGESTS;
  const call = (): Promise<unknown> => session.discover(digest, {}, {});
  await call();
  await call();
  const ofTest = await countPromises(() => Promise.resolve());
  expect((await countPromises(call)) - ofTest).toBeLessThanOrEqual(MOST_PROMISES);
  // It counts.
  expect(await countPromises(async () => Promise.resolve())).toBeGreaterThan(ofTest);
});
