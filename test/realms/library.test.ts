import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import {
  compilePolicy,
  createServiceClient,
  defineBuiltin,
  isRegohostError,
  loadPolicy,
  type Policy,
} from "../../src/index.js";

/** A port of loopback that refuses connections. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

const opened: Policy[] = [];
afterAll(async () => {
  for (const policy of opened) await policy.close();
});

async function load(text: string, options: object = {}): Promise<Policy> {
  const policy = await loadPolicy(
    { files: { "a.rego": `package a\n\n${text}\n` } },
    { entrypoint: "a/out", ...options },
  );
  opened.push(policy);
  return policy;
}

const reader = defineBuiltin({
  name: "acme.read",
  args: ["string"],
  result: "any",
  effect: false,
  call: async ([path]) => readFile(path, "utf8"),
});

it("runs in another realm than Node's own values", async () => {
  const failure: unknown = await readFile("/nowhere").catch((error: unknown) => error);
  expect(failure instanceof Error).toBe(false);
});

describe("in another realm", () => {
  it("policies are compiled, loaded from bytes of Node, and evaluated", async () => {
    const { wasm } = await compilePolicy(
      { files: { "a.rego": "package a\n\nout := input.x + 1\n" } },
      { entrypoint: "a/out" },
    );
    const policy = await loadPolicy(Buffer.from(wasm));
    opened.push(policy);
    expect(await policy.evaluate({ x: 1 })).toBe(2);
    expect(await policy.evaluate(Buffer.from('{"x": 2}'))).toBe(3);
    policy.setData(Buffer.from("{}"));
    await policy.evaluate({ x: 1 }, { now: new Date(0), signal: new AbortController().signal });
  });

  it.each([
    ["source_not_found", () => loadPolicy("nowhere.rego")],
    ["source_not_found", () => loadPolicy(new URL("file:///nowhere.rego"))],
    ["source_unsupported", () => loadPolicy(new URL("ftp://a.example/") as never)],
    ["wasm_invalid", () => loadPolicy(Buffer.from("\0asm"))],
    ["rego_invalid", () => load("out := ")],
    ["input_invalid", async () => (await load("out := input")).evaluate(Buffer.from("{"))],
    ["input_invalid", async () => (await load("out := input")).evaluate(Buffer.from([0x22, 0xff, 0x22]))],
    ["input_invalid", async () => (await load("out := input")).evaluate({ x: new Map() })],
    ["aborted", async () => (await load("out := input")).evaluate({}, { signal: AbortSignal.abort() })],
    ["config_invalid", () => createServiceClient({ baseUrl: "no URL" }).info()],
  ] as const)("an error has its code: %s", async (code, fail) => {
    const error: unknown = await Promise.resolve()
      .then<unknown>(fail)
      .then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
    expect(isRegohostError(error, code), String(error)).toBe(true);
  });

  it("a service that cannot be reached is service_unreachable, and may be retried", async () => {
    const baseUrl = `http://127.0.0.1:${String(await closedPort())}`;
    const client = createServiceClient({ baseUrl, token: "t", maxAttempts: 1 });
    const error: unknown = await client.info().catch((thrown: unknown) => thrown);
    await client.close();
    expect(isRegohostError(error, "service_unreachable"), String(error)).toBe(true);
  });

  it("http.send to a closed port is an answer where errors are not raised", async () => {
    const url = `http://127.0.0.1:${String(await closedPort())}/`;
    const policy = await load(
      'out := http.send({"method": "get", "url": input, "raise_error": false}).status_code',
      {
        allowNet: ["127.0.0.1"],
      },
    );
    expect(await policy.evaluate(url)).toBe(0);
    const raising = await load('out := http.send({"method": "get", "url": input})', {
      allowNet: ["127.0.0.1"],
    });
    expect(await raising.evaluate(url)).toBeUndefined();
  });

  it("what a built-in throws has its message", async () => {
    const policy = await load("out := acme.read(input)", { builtins: [reader] });
    const error: unknown = await policy.evaluate("/nowhere").catch((thrown: unknown) => thrown);
    expect(isRegohostError(error, "builtin_failed"), String(error)).toBe(true);
    expect(String(error)).toMatch(/ENOENT: no such file/);
  });

  it("a policy in workers fails as others do", async () => {
    const policy = await load("out := acme.read(input)", {
      builtins: [reader],
      isolation: "worker",
      maxWorkers: 1,
    });
    const error: unknown = await policy.evaluate("/nowhere").catch((thrown: unknown) => thrown);
    expect(isRegohostError(error, "builtin_failed"), String(error)).toBe(true);
  });
});
