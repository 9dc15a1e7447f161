/**
 * Records the responses of `opa run --server` to the requests of test/server/serve/fixtures/requests.json, for the
 * tests of `regohost serve`. Run it again after a change of the requests or of OPA's version:
 *
 *     node scripts/serve-answers.mjs [path of opa, default: opa]
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { freePort } from "./free-port.mjs";

const fixtures = new URL("../test/server/serve/fixtures/", import.meta.url);

/**
 * Sends a request of the table. The returned headers are those that are part of OPA's API.
 *
 * @param {number} port
 * @param {{ method: string, path: string, body?: string, headers?: Record<string, string>, gzip?: boolean }} asked
 */
export async function send(port, { method, path, body, headers = {}, gzip = false }) {
  const sent = request({
    host: "127.0.0.1",
    port,
    method,
    path: encodeURI(path).replaceAll("%25", "%"),
    headers,
  });
  sent.end(body === undefined ? undefined : gzip ? gzipSync(body) : body);
  // Emitted by a connection that ends after its response.
  sent.on("error", () => undefined);
  const [response] = await once(sent, "response");
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const encoding = response.headers["content-encoding"];
  const told = {};
  for (const name of ["content-type", "content-encoding", "location", "allow"]) {
    if (response.headers[name] !== undefined) told[name] = response.headers[name];
  }
  return {
    status: response.statusCode,
    headers: told,
    body: (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString("utf8"),
  };
}

/** Starts OPA on policies of the fixtures, passes on its port once it responds, and ends it. */
export async function withOpa(opa, run, args = ["policies"]) {
  const port = await freePort();
  const server = spawn(opa, ["run", "--server", "--addr", `127.0.0.1:${port}`, ...args], {
    cwd: fileURLToPath(fixtures),
    stdio: "ignore",
  });
  const ended = once(server, "exit").then(() => true);
  try {
    for (;;) {
      const { status } = await send(port, { method: "GET", path: "/health" }).catch(() => ({ status: 0 }));
      if (status === 200) return await run(port);
      const isOver = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50, false))]);
      if (isOver) throw new Error(`${opa} ended before it listened`);
    }
  } finally {
    server.kill();
  }
}

async function record(opa) {
  const requests = JSON.parse(await readFile(new URL("requests.json", fixtures), "utf8"));
  const answers = await withOpa(opa, async (port) => {
    const all = {};
    for (const asked of requests) {
      all[asked.name] = await send(port, asked).catch((error) => {
        throw new Error(`${asked.name}: ${error.message}`, { cause: error });
      });
    }
    return all;
  });
  await writeFile(new URL("answers.json", fixtures), `${JSON.stringify(answers, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await record(process.argv[2] ?? "opa");
