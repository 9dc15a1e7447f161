// `regohost serve` as a separate process.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** Collects garbage on a signal, so that only memory in use is measured. */
const COLLECTOR = "data:text/javascript,process.on('SIGUSR2',()=>{globalThis.gc();globalThis.gc()})";
const COLLECTING_MS = 500;

const CLI = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));

/**
 * @param {Record<string, string>} files of Rego, by name.
 * @param {Record<string, string>} settings environment variables.
 */
export async function startServe(files, settings) {
  const folder = mkdtempSync(join(tmpdir(), "regohost-soak-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const child = spawn(
    process.execPath,
    ["--expose-gc", "--import", COLLECTOR, CLI, "serve", folder, "--addr", "127.0.0.1:0"],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, REGOHOST_CACHE: "off", ...settings },
    },
  );
  const lines = createInterface(child.stderr);
  const [line] = await Promise.race([once(lines, "line"), once(lines, "close")]);
  const port = Number(/:(\d+)$/.exec(line ?? "")?.[1]);
  if (!Number.isInteger(port)) throw new Error(`serve did not start: ${line}`);
  const agent = new Agent({ keepAlive: true });

  async function get(path, body) {
    const method = body === undefined ? "GET" : "POST";
    const sent = request({ host: "127.0.0.1", port, path, method, agent }).end(body);
    const [response] = await once(sent, "response");
    let text = "";
    for await (const chunk of response.setEncoding("utf8")) text += chunk;
    if (response.statusCode !== 200) throw new Error(`serve answers ${response.statusCode}: ${text}`);
    return text;
  }

  return {
    /** The value of a document, for an input. */
    ask: async (document, input) =>
      JSON.parse(await get(`/v1/data/${document}`, JSON.stringify({ input }))).result,
    /** The server's own measurement, after garbage collection: bytes, and on Linux its open descriptors. */
    async memory() {
      // Windows has no such signal, so garbage is measured too.
      if (process.platform !== "win32") child.kill("SIGUSR2");
      await sleep(COLLECTING_MS);
      const text = await get("/metrics");
      const numberOf = (name) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
      return {
        resident: numberOf("process_resident_memory_bytes"),
        heap: numberOf("nodejs_heap_size_used_bytes") + numberOf("nodejs_external_memory_bytes"),
        descriptors: numberOf("process_open_fds"),
      };
    },
    async close() {
      agent.destroy();
      child.kill("SIGTERM");
      const [code, signal] = await once(child, "exit");
      lines.close();
      rmSync(folder, { recursive: true });
      if (code !== 0) throw new Error(`serve ended with ${code ?? signal}`);
    },
  };
}
