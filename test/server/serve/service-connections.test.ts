import { generateKeyPairSync } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseServerConfig } from "../../../src/server/serve/config/server-config.js";
import { ServiceConnections } from "../../../src/server/serve/service-connections.js";
import { ServiceHttp } from "../../../src/server/serve/service-http.js";
import { makeFolder } from "../../cli/run.js";
import { BAD_PEM } from "../../base/host/bad-pem.js";
import { FIXTURES } from "./serve.js";

const CLIENT = (name: string): string => join(FIXTURES, `client-${name}.pem`);
let pem: { cert: string; key: string };
beforeAll(async () => {
  pem = { cert: await readFile(CLIENT("cert"), "utf8"), key: await readFile(CLIENT("key"), "utf8") };
});

/** A service that answers `/held` when it is told to, and all else at once. */
async function startService(): Promise<{ url: string; held: Promise<ServerResponse> }> {
  let hold: (response: ServerResponse) => void = () => undefined;
  const held = new Promise<ServerResponse>((resolve) => (hold = resolve));
  const server = createServer((request, response) => {
    if (request.url === "/held") hold(response);
    else response.end("at once");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, held };
}

describe("files that hold nothing of what they should", () => {
  const settings = [
    { setting: "tls.ca_cert", given: (file: string) => ({ tls: { ca_cert: file } }) },
    {
      setting: "tls.ca_cert",
      given: (file: string) => ({ tls: { ca_cert: file, system_ca_required: true } }),
    },
    {
      setting: "credentials.client_tls.cert",
      given: (file: string) => ({ credentials: { client_tls: { cert: file, private_key: "key.pem" } } }),
    },
    {
      setting: "tls.ca_cert",
      given: (file: string) => ({
        credentials: { client_tls: { cert: "cert.pem", private_key: "key.pem", ca_cert: file } },
      }),
    },
  ];
  it.each(Object.keys(BAD_PEM).flatMap((file) => settings.map((setting) => ({ file, ...setting }))))(
    "send no request: $file as $setting",
    async ({ file, setting, given }) => {
      const { url } = await startService();
      const folder = await makeFolder({ ...BAD_PEM, "cert.pem": pem.cert, "key.pem": pem.key });
      const { services } = parseServerConfig({ services: { acme: { url, ...given(file) } } }, folder);
      await using http = new ServiceHttp(services.get("acme")!, {});
      const asked = http.request({ path: "/", maxBytes: 100, signal: new AbortController().signal });
      await expect(asked).toFailWith("config_invalid");
      await expect(asked).rejects.toThrow(`services.acme.${setting}: ${join(folder, file)}`);
    },
  );
});

describe("a service whose certificates are replaced", () => {
  it("drops no request that is under way, and none that begins", async () => {
    const { url, held } = await startService();
    const folder = await makeFolder({ "cert.pem": pem.cert, "key.pem": pem.key });
    const credentials = { client_tls: { cert: "cert.pem", private_key: "key.pem" } };
    const { services } = parseServerConfig({ services: { acme: { url, credentials } } }, folder);
    const http = new ServiceHttp(services.get("acme")!, {});
    onTestFinished(() => http[Symbol.asyncDispose]());
    const ask = async (path: string): Promise<string> => {
      const { body } = await http.request({ path, maxBytes: 100, signal: new AbortController().signal });
      return Buffer.from(body).toString();
    };
    const first = ask("/held");
    const response = await held;
    for (let turn = 0; turn < 5; turn++) {
      await writeFile(join(folder, "cert.pem"), pem.cert.repeat(turn + 2));
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask("/now")));
      expect(new Set(answers)).toEqual(new Set(["at once"]));
    }
    response.end("in the end");
    expect(await first).toBe("in the end");
  });
});

describe("the files of a client's certificate", () => {
  async function open(seconds: number | undefined): Promise<{ at: (ms: number) => Promise<string[]> }> {
    const interval = seconds === undefined ? {} : { cert_reread_interval_seconds: seconds };
    const client_tls = { cert: "cert.pem", private_key: "key.pem", ...interval };
    const { services } = parseServerConfig(
      { services: { acme: { url: "https://acme.example", credentials: { client_tls } } } },
      "/work",
    );
    let now = 0;
    let read: string[] = [];
    let isGone = false;
    const connections = new ServiceConnections({
      config: services.get("acme")!,
      env: {},
      maxConnections: 1,
      connectTimeoutMs: 1,
      read: (_setting, path) => {
        read.push(path);
        return isGone
          ? Promise.reject(new Error("gone"))
          : Promise.resolve(pem[path.includes("key") ? "key" : "cert"]);
      },
      now: () => now,
    });
    onTestFinished(() => connections[Symbol.asyncDispose]());
    const at = async (ms: number): Promise<string[]> => {
      read = [];
      now = Math.abs(ms);
      isGone = ms < 0;
      (await connections.lease())[Symbol.dispose]();
      return read;
    };
    return { at };
  }
  const BOTH = ["/work/cert.pem", "/work/key.pem"];

  it.each([
    [
      "with each request without an interval",
      undefined,
      [
        [0, BOTH],
        [1, BOTH],
      ] as const,
    ],
    [
      "with each request with an interval of 0",
      0,
      [
        [0, BOTH],
        [1, BOTH],
      ] as const,
    ],
    [
      "again after the interval",
      60,
      [
        [1_000, BOTH],
        [60_999, []],
        [61_000, BOTH],
        [61_001, []],
      ] as const,
    ],
  ])("are read %s", async (_, seconds, reads) => {
    const { at } = await open(seconds);
    for (const [ms, paths] of reads) expect(await at(ms)).toEqual(paths);
  });

  it("make no connection when they were read after the end", async () => {
    const connections = new ServiceConnections({
      ...{
        config: { name: "acme", clientTls: undefined, tls: undefined },
        env: {},
        maxConnections: 1,
        connectTimeoutMs: 1,
      },
      read: () => Promise.reject(new Error("nothing to read")),
    });
    const leased = connections.lease();
    await connections[Symbol.asyncDispose]();
    await expect(leased).toFailWith("client_closed", /connections are closed/);
  });

  it("stay those that belong together while one of them is replaced, and are read again", async () => {
    const { publicKey: _, privateKey } = generateKeyPairSync("ec", {
      namedCurve: "P-256",
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    const { at } = await open(60);
    const { key } = pem;
    onTestFinished(() => void (pem = { ...pem, key }));
    expect(await at(1_000)).toEqual(BOTH);
    pem = { ...pem, key: privateKey };
    expect(await at(61_000)).toEqual(BOTH);
    expect(await at(61_001)).toEqual(BOTH);
    pem = { ...pem, key };
    expect(await at(61_002)).toEqual(BOTH);
    expect(await at(61_003)).toEqual([]);
    pem = { ...pem, key: privateKey };
    await expect((await open(60)).at(0)).toFailWith(
      "config_invalid",
      /^services\.acme\.credentials\.client_tls\.cert: \/work\/cert\.pem and .*key\.pem do not belong together/,
    );
  });

  it("are read again after they could not be", async () => {
    const { at } = await open(60);
    await at(1_000);
    await expect(at(-62_000)).rejects.toThrow("gone");
    expect(await at(62_001)).toEqual(BOTH);
  });
});
