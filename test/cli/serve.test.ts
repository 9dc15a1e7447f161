import { createHash, X509Certificate } from "node:crypto";
import { chmod, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer as createTlsServer, request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { connect as connectTls, TLSSocket } from "node:tls";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { BAD_PEM, CERT, CLIENT_CERT, CLIENT_KEY, KEY } from "../base/host/bad-pem.js";
import { packBundle, startControlService } from "../server/serve/control-service.js";
import { send } from "../server/serve/serve.js";
import { startWebServer } from "../engine/std/network/web-server.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run, type RunResult } from "./run.js";

const POLICY = "package app\n\nallow if input.user == data.owner\n\nsize := count(data.app.list)\n";

let folder: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  folder = await makeFolder(
    {
      "app.rego": POLICY,
      "data.json": '{"owner":"ada","app":{"list":[1,2]}}',
      "clash.json": '{"app":{"allow":true}}',
      "cert.pem": CERT,
      "key.pem": KEY,
      "client.pem": CLIENT_CERT,
      "client-key.pem": CLIENT_KEY,
      ...BAD_PEM,
      "tokens.txt": "alpha\n",
    },
    cleanUp,
  );
  await chmod(join(folder, "tokens.txt"), 0o600);
  const { exitCode } = await run(["build", "app.rego", "-e", "app/allow", "-o", "app.wasm"], { cwd: folder });
  expect(exitCode).toBe(0);
});

interface Served {
  url: URL;
  port: number;
  /** Sends the signal. */
  end: () => Promise<RunResult>;
  /** Standard error until now. */
  told: () => string;
}

/** Runs the command until it listens. */
async function serve(...args: string[]): Promise<Served> {
  const abort = new AbortController();
  let ended: Promise<RunResult> | undefined;
  let stderr = "";
  const url = await new Promise<URL>((resolve, reject) => {
    const onStderr = (text: string): void => {
      stderr += text;
      const found = /listening on (\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(new URL(found));
    };
    ended = run(["serve", ...args, "--builtins", "none"], { cwd: folder, signal: abort.signal, onStderr });
    ended.then((result) => {
      reject(new Error(result.stderr));
    }, reject);
  });
  const end = async (): Promise<RunResult> => {
    abort.abort();
    return (await ended)!;
  };
  onTestFinished(async () => {
    await end();
  });
  return { url, port: Number(url.port), end, told: () => stderr };
}

const encodingOf = (gzip: boolean): Record<string, string> => (gzip ? { "content-encoding": "gzip" } : {});

const LOCAL = ["--addr", "127.0.0.1:0"];

describe("regohost serve", () => {
  it("answers with the data of -d, logs decisions to a file of its user, and ends with 0", async () => {
    const log = join(folder, "log.jsonl");
    const { port, end } = await serve("app.rego", "-d", "data.json", ...LOCAL, "--decision-log", "log.jsonl");
    const body = '{"input":{"user":"ada"}}';
    const { body: answer } = await send(port, { method: "POST", path: "/v1/data/app/allow", body });
    expect(JSON.parse(answer)).toMatchObject({ result: true });
    expect((await send(port, { method: "GET", path: "/v1/data/app/list/1" })).status).toBe(200);
    const { exitCode, stdout, stderr } = await end();
    expect([exitCode, stdout]).toEqual([0, ""]);
    expect(stderr).toMatch(/^listening on http:\/\/127\.0\.0\.1:\d+\n$/);
    const lines = (await readFile(log, "utf8")).trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { path: "app/allow", input: { user: "ada" }, result: true },
      { path: "app/list/1", result: 2 },
    ]);
    if (process.platform !== "win32") expect((await stat(log)).mode & 0o777).toBe(0o600);
  });

  it("says in its help what --max-input is for here, and holds bodies to it", async () => {
    const { stdout } = await run(["serve", "--help=all"]);
    expect(stdout.replaceAll(/\s+/g, " ")).toContain(
      "--max-input <size> maximum size of a body, and of what it unpacks to: 500MB, 2GiB or bytes (default: 256MiB)",
    );
    expect(stdout).not.toContain("maximum size of an input");
    const { port } = await serve("app.rego", "-d", "data.json", ...LOCAL, "--max-input", "40");
    const post = (body: string, gzip = false): Promise<{ status: number; body: string }> =>
      send(port, { method: "POST", path: "/v1/data/app/allow", body, gzip, headers: encodingOf(gzip) });
    expect((await post('{"input":{"user":"ada"}}')).status).toBe(200);
    const long = `{"input":{"user":"${"a".repeat(100)}"}}`;
    for (const packed of [false, true]) {
      const { status, body } = await post(long, packed);
      expect([status, body]).toEqual([400, expect.stringContaining("limit: 40 bytes")]);
    }
  });

  it("logs decisions to stdout", async () => {
    const { port, end } = await serve("app.rego", "-d", "data.json", ...LOCAL, "--decision-log", "-");
    await send(port, { method: "GET", path: "/v1/data/app/size" });
    expect(JSON.parse((await end()).stdout)).toMatchObject({ path: "app/size", result: 2 });
  });

  it.runIf(process.platform === "linux")("answers no decision with a full disk under its log", async () => {
    const { port, end } = await serve("app.rego", "-d", "data.json", ...LOCAL, "--decision-log", "/dev/full");
    const asked = { method: "GET", path: "/v1/data/app/size" };
    const [first, second] = [await send(port, asked), await send(port, asked)];
    expect([first.status, second.status]).toEqual([500, 500]);
    expect(first.body).toContain("could not be logged");
    expect((await send(port, { method: "GET", path: "/health" })).status).toBe(200);
    const { exitCode, stderr } = await end();
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining("ENOSPC")]);
  });

  it("serves bundles of a configuration file, uploads decisions, and measures", async () => {
    const service = await startControlService();
    service.bundles.set("/bundles/app", {
      bytes: await packBundle({
        ".manifest": '{"revision":"7","roots":["b"]}',
        "b.rego": "package b\n\nx := 1\n",
      }),
    });
    const config = `services: {control: {url: "${service.url}"}}
bundles: {app: {}}
decision_logs: {console: true, service: control}
status: {service: control}
persistence_directory: state
default_decision: b/x
`;
    await writeFile(join(folder, "config.yaml"), config);
    const { port, end } = await serve("app.rego", "-d", "data.json", "-c", "config.yaml", ...LOCAL);
    const health = { method: "GET", path: "/health?bundles" };
    await expect.poll(async () => (await send(port, health)).status, { timeout: 30_000 }).toBe(200);
    expect((await send(port, { method: "POST", path: "/", body: "{}" })).body).toBe("1\n");
    expect((await send(port, { method: "GET", path: "/v1/data/app/size" })).status).toBe(200);
    expect((await send(port, { method: "GET", path: "/metrics" })).body).toContain('handler="index"');
    const { exitCode, stderr } = await end();
    expect(exitCode).toBe(0);
    expect(stderr).toContain('"msg":"Decision Log"');
    expect(service.logs).toMatchObject([
      [{ path: "b/x", result: 1, bundles: { app: { revision: "7" } } }, { path: "app/size" }],
    ]);
    expect(service.statuses.at(-1)).toMatchObject({ bundles: { app: { active_revision: "7" } } });
  });

  it.each([
    { caching: {}, asked: 2 },
    // The answer of 3,000 bytes leaves no room for another.
    { caching: { inter_query_builtin_cache: { max_size_bytes: 5000 } }, asked: 3 },
  ])(
    "keeps of http.send's answers what the configuration says: $asked requests",
    async ({ caching, asked }) => {
      const { origin, seen } = await startWebServer((_request, response) => {
        response.writeHead(200, { "Cache-Control": "max-age=600" }).end("x".repeat(3000));
      });
      const rego =
        'package fetch\n\nsize := count(http.send({"method": "get", "url": input.url, "cache": true}).raw_body)\n';
      await writeFile(join(folder, "fetch.rego"), rego);
      await writeFile(join(folder, "caching.json"), JSON.stringify({ caching }));
      const { port } = await serve("fetch.rego", "-c", "caching.json", "--allow-net", "127.0.0.1", ...LOCAL);
      for (const path of ["/a", "/b", "/a"]) {
        const body = JSON.stringify({ input: { url: origin + path } });
        const { body: answer } = await send(port, { method: "POST", path: "/v1/data/fetch/size", body });
        expect(JSON.parse(answer)).toMatchObject({ result: 3000 });
      }
      expect(seen).toHaveLength(asked);
    },
  );

  it("sends spans where distributed_tracing says, over TLS, and leaves the variables as they were", async () => {
    const received: { path: string | undefined; body: string }[] = [];
    const collector = createTlsServer({ cert: CERT, key: KEY }, (request, response) => {
      let body = "";
      request.setEncoding("latin1");
      request.on("data", (chunk: string) => (body += chunk));
      request.on("end", () => {
        received.push({ path: request.url, body });
        response.end();
      });
    });
    await once(collector.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => {
      collector.closeAllConnections();
      collector.close();
    });
    const at = `localhost:${String((collector.address() as AddressInfo).port)}`;
    const tracing = `{type: http, address: "${at}", encryption: tls, tls_ca_cert_file: cert.pem, service_name: gatekeeper, exclude_paths: ["/health**"], resource: {service_namespace: eu}}`;
    await writeFile(join(folder, "tracing.yaml"), `distributed_tracing: ${tracing}\n`);
    vi.stubEnv("OTEL_SERVICE_NAME", "other");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { port, end } = await serve("app.rego", "-d", "data.json", "-c", "tracing.yaml", ...LOCAL);
    await send(port, { method: "POST", path: "/v1/data/app/allow", body: '{"input":{"user":"sesame"}}' });
    await send(port, { method: "GET", path: "/health" });
    const { exitCode, stderr } = await end();
    expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining("telemetry")]);
    expect(new Set(received.map(({ path }) => path))).toEqual(new Set(["/v1/traces"]));
    const all = received.map(({ body }) => body).join("");
    for (const told of ["gatekeeper", "service.namespace", "policy.evaluate", "POST v1/data"])
      expect(all).toContain(told);
    for (const untold of ["sesame", "GET health"]) expect(all).not.toContain(untold);
    expect(process.env["OTEL_SERVICE_NAME"]).toBe("other");
    expect(process.env).not.toHaveProperty("OTEL_BSP_MAX_QUEUE_SIZE");
    expect(process.env).not.toHaveProperty("OTEL_TRACES_SAMPLER");
  });

  it.each([
    { name: "an unknown key", text: "servces: {}\n", says: "servces" },
    { name: "no policies", text: "labels: {}\n", says: "no policy given" },
    ...["empty.pem", "garbage.pem", "gone.pem"].map((file) => ({
      name: `a collector's authorities in ${file}`,
      text: `distributed_tracing: {type: http, encryption: tls, tls_ca_cert_file: ${file}}\n`,
      says: "distributed_tracing.tls_ca_cert_file ",
    })),
    {
      name: "a key of another certificate for the collector",
      text: "distributed_tracing: {type: grpc, encryption: mtls, tls_cert_file: cert.pem, tls_private_key_file: client-key.pem}\n",
      says: "distributed_tracing.tls_cert_file ",
    },
  ])("refuses a configuration with $name", async ({ text, says }) => {
    await writeFile(join(folder, "bad.yaml"), text);
    const { exitCode, stderr } = await run(["serve", "--builtins", "none", "-c", "bad.yaml", ...LOCAL], {
      cwd: folder,
    });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(says)]);
  });

  it("answers for the entrypoints of a compiled policy, and no other rules", async () => {
    const { port } = await serve("app.wasm", "-d", "data.json", ...LOCAL);
    const body = '{"input":{"user":"ada"}}';
    const ask = (path: string): ReturnType<typeof send> => send(port, { method: "POST", path, body });
    expect((await ask("/v1/data/app/allow")).body).toBe('{"result":true}\n');
    expect((await ask("/v1/data/owner")).body).toBe('{"result":"ada"}\n');
    for (const path of ["/v1/data/app/size", "/v1/data/app", "/v1/data", "/v1/data/nope"]) {
      const { status, body: told } = await ask(path);
      expect([path, status]).toEqual([path, 400]);
      expect(told).toContain("data.app.allow");
    }
  });

  it("speaks TLS and asks for tokens", async () => {
    const { port, url } = await serve(
      ...["app.rego", ...LOCAL, "--tls-cert-file", "cert.pem", "--tls-private-key-file", "key.pem"],
      ...["--authentication", "token", "--client-tokens", "tokens.txt", "--tls-min-version", "1.3"],
    );
    expect(url.protocol).toBe("https:");
    const status = async (headers: Record<string, string>, maxVersion: "TLSv1.2" | "TLSv1.3") => {
      const options = { host: "127.0.0.1", port, path: "/v1/data", ca: CERT, headers, maxVersion };
      const sent = httpsRequest({ ...options, agent: false }).end();
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    };
    expect(await status({ authorization: "Bearer alpha" }, "TLSv1.3")).toBe(200);
    expect(await status({ authorization: "Bearer beta" }, "TLSv1.3")).toBe(401);
    await expect(status({ authorization: "Bearer alpha" }, "TLSv1.2")).rejects.toThrow();
  });

  it("asks for client certificates", async () => {
    const { port } = await serve(
      ...["app.rego", ...LOCAL, "--tls-cert-file", "cert.pem", "--tls-private-key-file", "key.pem"],
      ...["--authentication", "tls", "--tls-ca-cert-file", "client.pem"],
    );
    const status = async (client: { cert?: string; key?: string }) => {
      const options = { host: "127.0.0.1", port, path: "/health", ca: CERT, ...client };
      const sent = httpsRequest({ ...options, agent: false }).end();
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    };
    expect(await status({ cert: CLIENT_CERT, key: CLIENT_KEY })).toBe(200);
    await expect(status({})).rejects.toThrow();
  });

  it("takes other certificates and authorities while it runs, and keeps them where new files cannot be used", async () => {
    const names = ["cert.pem", "key.pem", "client.pem"] as const;
    const files: Record<(typeof names)[number], string> = {
      "cert.pem": CERT,
      "key.pem": KEY,
      "client.pem": CLIENT_CERT,
    };
    const own = await makeFolder({ "app.rego": "package app\n", ...files });
    const [cert, key, ca] = names.map((name) => join(own, name)) as [string, string, string];
    const { port, end, told } = await serve(
      ...[join(own, "app.rego"), ...LOCAL, "--tls-cert-file", cert, "--tls-private-key-file", key],
      ...["--authentication", "tls", "--tls-ca-cert-file", ca, "--tls-cert-refresh-period", "10ms"],
    );
    const client = { cert: CLIENT_CERT, key: CLIENT_KEY };
    /** The certificate that a new connection gets, once a request over it was answered. */
    const shown = async (given: { cert: string; key: string }): Promise<string> => {
      const options = { host: "127.0.0.1", port, path: "/health", rejectUnauthorized: false, ...given };
      const sent = httpsRequest({ ...options, agent: false }).end();
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      response.resume();
      const { socket } = response;
      if (!(socket instanceof TLSSocket)) throw new TypeError("no TLS");
      return socket.getPeerX509Certificate()?.fingerprint256 ?? "none";
    };
    const [old, next] = [CERT, CLIENT_CERT].map((pem) => new X509Certificate(pem).fingerprint256);
    expect(await shown(client)).toBe(old);
    const kept = connectTls({ host: "127.0.0.1", port, rejectUnauthorized: false, ...client });
    await once(kept, "secureConnect");
    // Of another key, as while files are replaced one by one.
    await writeFile(cert, CLIENT_CERT);
    await expect.poll(told).toMatch(/error: the files of TLS cannot be used, and the former ones stay/);
    expect(await shown(client)).toBe(old);
    await writeFile(ca, "");
    await writeFile(key, CLIENT_KEY);
    await expect.poll(told).toContain(`--tls-ca-cert-file ${ca} is empty`);
    expect(await shown(client)).toBe(old);
    await writeFile(ca, CERT);
    await expect.poll(told).toContain("new connections use the new ones");
    await expect(shown(client)).rejects.toThrow();
    await writeFile(ca, CLIENT_CERT);
    await expect.poll(() => told().match(/new connections use the new ones/g)).toHaveLength(2);
    expect(await shown(client)).toBe(next);
    kept.write("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    const [answer] = (await once(kept, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    kept.destroy();
    const { exitCode, stderr } = await end();
    expect(exitCode).toBe(0);
    expect(stderr.match(/do not belong together/g)).toHaveLength(1);
  });

  it("takes other tokens while it runs, and keeps those that it has where new files cannot be used", async () => {
    const own = await makeFolder({
      "app.rego": "package app\n\nx := 1\n",
      "a.txt": "alpha\n",
      "b.txt": "beta\n",
    });
    const [a, b] = [join(own, "a.txt"), join(own, "b.txt")];
    for (const file of [a, b]) await chmod(file, 0o600);
    const { port, end, told } = await serve(
      ...[join(own, "app.rego"), ...LOCAL, "--authentication", "token", "--tls-cert-refresh-period", "10ms"],
      ...["--client-tokens", a, "--client-tokens", b],
    );
    /** Which of the tokens are accepted. */
    const accepted = async (): Promise<string[]> => {
      const all: string[] = [];
      for (const token of ["alpha", "beta", "gamma"]) {
        const headers = { authorization: `Bearer ${token}` };
        const { status } = await send(port, { method: "GET", path: "/v1/data/app/x", headers });
        if (status === 200) all.push(token);
        else expect(status).toBe(401);
      }
      return all;
    };
    const changes = (): number => told().match(/the tokens of clients have changed/g)?.length ?? 0;
    expect(await accepted()).toEqual(["alpha", "beta"]);
    await writeFile(a, "gamma\n");
    await expect.poll(changes).toBe(1);
    expect(await accepted()).toEqual(["beta", "gamma"]);
    for (const [text, says] of [
      // As while it is written.
      ["", `--client-tokens ${a}: it has no token`],
      ["two words\n", "visible ASCII"],
      ["sha256:12\n", "64 hexadecimal digits"],
    ] as const) {
      await writeFile(a, text);
      await expect.poll(told).toContain(says);
      expect(await accepted()).toEqual(["beta", "gamma"]);
    }
    await rm(a);
    await expect.poll(told).toMatch(/client tokens cannot be used, and the former ones stay[^]*no such file/);
    expect(await accepted()).toEqual(["beta", "gamma"]);
    // The same tokens in another form are no change.
    const hash = createHash("sha256").update("gamma").digest("hex");
    await writeFile(a, `# of a client\n\nsha256:${hash}\n`, { mode: 0o600 });
    await writeFile(b, "beta\nalpha\n");
    await expect.poll(changes).toBe(2);
    expect(await accepted()).toEqual(["alpha", "beta", "gamma"]);
    if (process.platform !== "win32") {
      await chmod(a, 0o644);
      await expect.poll(told).toContain("chmod 600");
      expect(await accepted()).toEqual(["alpha", "beta", "gamma"]);
    }
    const { exitCode, stderr } = await end();
    expect(exitCode).toBe(0);
    expect(stderr).not.toMatch(/alpha|beta|gamma/);
  });

  it("answers health and metrics, and nothing else, on an address for diagnosis, without authentication", async () => {
    const { told, port } = await serve(
      ...["app.rego", ...LOCAL, "--diagnostic-addr", "127.0.0.1:0"],
      ...["--authentication", "token", "--client-tokens", "tokens.txt"],
    );
    await expect.poll(told).toMatch(/diagnostics on http:/);
    const diagnosis = Number(/diagnostics on http:\S+:(\d+)/.exec(told())?.[1]);
    const status = async (at: number, path: string, method = "GET") =>
      (await send(at, { method, path })).status;
    for (const [path, here, there] of [
      ["/health", 200, 200],
      ["/health?plugins", 200, 200],
      ["/health/live", 401, 500],
      ["/metrics", 401, 200],
      ["/v1/data/app", 401, 404],
      ["/v1/policies", 401, 404],
      ["/v1/config", 401, 404],
      ["/v1//data", 401, 404],
      ["/healthy", 401, 404],
      ["/", 401, 404],
    ] as const) {
      expect([path, await status(port, path), await status(diagnosis, path)]).toEqual([path, here, there]);
    }
    expect(await status(diagnosis, "/v1/data/app", "POST")).toBe(404);
  });

  const TLS = ["--tls-cert-file", "cert.pem", "--tls-private-key-file", "key.pem"];
  it.each([
    { name: "every address without TLS", args: ["--addr", ":0"], says: "--insecure-listen" },
    { name: "another without authentication", args: ["--addr", "0.0.0.0:0", ...TLS], says: "authentication" },
    { name: "a name", args: ["--addr", "example.com:0"], says: "TLS" },
    { name: "an address without a port", args: ["--addr", "127.0.0.1"], says: "127.0.0.1:8181" },
    { name: "a port that is none", args: ["--addr", ":99999"], says: "--addr" },
    {
      name: "no address for diagnosis",
      args: [...LOCAL, "--diagnostic-addr", "x"],
      says: "--diagnostic-addr x",
    },
    { name: "tokens without their file", args: ["--authentication", "token"], says: "--client-tokens" },
    { name: "a file without its scheme", args: ["--client-tokens", "t"], says: "--authentication token" },
    { name: "half of TLS", args: ["--tls-cert-file", "cert.pem"], says: "--tls-private-key-file" },
    { name: "client certificates without TLS", args: ["--authentication", "tls"], says: "TLS" },
    {
      name: "client certificates of nobody",
      args: [...TLS, "--authentication", "tls"],
      says: "--tls-ca-cert-file",
    },
    {
      name: "no such certificate",
      args: ["--tls-cert-file", "nope", "--tls-private-key-file", "key.pem"],
      says: "--tls-cert-file nope cannot be read: there is no such file",
    },
    ...Object.keys(BAD_PEM).flatMap((file) => [
      {
        name: `authorities in ${file}`,
        args: [...LOCAL, ...TLS, "--authentication", "tls", "--tls-ca-cert-file", file],
        says: `--tls-ca-cert-file ${file}`,
      },
      {
        name: `a certificate in ${file}`,
        args: [...LOCAL, "--tls-cert-file", file, "--tls-private-key-file", "key.pem"],
        says: `--tls-cert-file ${file}`,
      },
    ]),
    ...["empty.pem", "garbage.pem", "cert.pem"].map((file) => ({
      name: `a key in ${file}`,
      args: [...LOCAL, "--tls-cert-file", "cert.pem", "--tls-private-key-file", file],
      says: `--tls-private-key-file ${file}`,
    })),
    {
      name: "another certificate's key",
      args: [...LOCAL, "--tls-cert-file", "cert.pem", "--tls-private-key-file", "client-key.pem"],
      says: "--tls-cert-file cert.pem and --tls-private-key-file client-key.pem do not belong together",
    },
    { name: "data in the place of a rule", args: [...LOCAL, "-d", "clash.json"], says: "data.app.allow" },
    { name: "a log that cannot be", args: [...LOCAL, "--decision-log", "no/such/log"], says: "ENOENT" },
  ])("refuses $name", async ({ args, says }) => {
    const { exitCode, stderr } = await run(["serve", "app.rego", "--builtins", "none", ...args], {
      cwd: folder,
    });
    expect(exitCode).toBe(2);
    expect(stderr).toContain(says);
  });

  it("is undecided about a port that is taken", async () => {
    const { port } = await serve("app.rego", ...LOCAL);
    const addr = `127.0.0.1:${String(port)}`;
    const { exitCode, stderr } = await run(["serve", "app.rego", "--addr", addr], { cwd: folder });
    expect([exitCode, stderr]).toEqual([3, expect.stringContaining("EADDRINUSE")]);
  });
});
