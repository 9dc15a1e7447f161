// The command `npm run serve:idle [-- --connections N]`: idle connections to `regohost serve`, half of them silent and half of them kept after a request.
// Exit codes: 0 the next request is served and memory stays within its bound, 1 it does not, 2 it could not be run.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const CLI = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const USAGE = "usage: npm run serve:idle -- [--connections N], after npm run build";
/** Number of connections that are opened at the same time: the backlog is shorter than all of them. */
const AT_ONCE = 200;
/** Maximum additional memory of the server for each connection. */
const MAX_BYTES_EACH = 16 * 1024;
/** Number of other descriptors that a process needs. */
const OTHER_FILES = 100;
const KEPT_REQUEST = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";

function readCount() {
  try {
    const { connections } = parseArgs({
      options: { connections: { type: "string", default: "10000" } },
    }).values;
    if (/^[1-9]\d{0,5}$/.test(connections)) return Number(connections);
  } catch {
    // Reported below.
  }
  console.error(USAGE);
  return process.exit(2);
}

/** The soft limit of open files. The shell raises it to the hard one, which Node cannot do. */
function raiseLimit(count) {
  if (process.platform === "win32") return count;
  if (process.env.SERVE_IDLE_RAISED === undefined) {
    const raise = 'ulimit -S -n "$(ulimit -H -n)" 2>/dev/null; exec "$@"';
    const { status } = spawnSync("sh", ["-c", raise, "sh", process.execPath, ...process.argv.slice(1)], {
      stdio: "inherit",
      env: { ...process.env, SERVE_IDLE_RAISED: "1" },
    });
    process.exit(status ?? 2);
  }
  const limit = spawnSync("sh", ["-c", "ulimit -n"]).stdout.toString().trim();
  const allowed = limit === "unlimited" ? count : Math.min(count, Number(limit) - OTHER_FILES);
  console.log(`open files: at most ${limit}`);
  if (allowed < count) console.log(`${allowed} of the ${count} connections are opened: raise the hard limit`);
  return allowed;
}

async function startServer(folder) {
  const args = [CLI, "serve", folder, "--builtins", "none", "--addr", "127.0.0.1:0"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
  const [line] = await once(createInterface(child.stderr), "line");
  const port = Number(/:(\d+)$/.exec(line)?.[1]);
  if (!Number.isInteger(port)) throw new Error(`serve did not start: ${line}`);
  return { child, port };
}

async function ask(port, path, body) {
  const method = body === undefined ? "GET" : "POST";
  const sent = request({ host: "127.0.0.1", port, path, method, agent: false }).end(body);
  const [response] = await once(sent, "response");
  let text = "";
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, text };
}

/** As the server measures it, which is the same on every system. */
async function memoryOf(port) {
  const { text } = await ask(port, "/metrics");
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]);
}

/** Opens connections until all are open, or the first fails. */
async function openIdle(port, count) {
  /** @type {import("node:net").Socket[][]} */
  const [silent, kept] = [[], []];
  /** @type {any} */
  let failure;
  const openOne = async (index) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    try {
      await once(socket, "connect");
      const isKept = index % 2 === 1;
      if (isKept) {
        socket.write(KEPT_REQUEST);
        await once(socket, "data");
      }
      // Read, because otherwise its end would not be detected.
      socket.resume();
      (isKept ? kept : silent).push(socket);
    } catch (error) {
      failure ??= error;
    }
  };
  for (let from = 0; from < count && failure === undefined; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    await Promise.all(Array.from({ length: size }, (_, index) => openOne(from + index)));
  }
  return { silent, kept, failure };
}

const mib = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
const wanted = readCount();
const count = raiseLimit(wanted);
const folder = mkdtempSync(join(tmpdir(), "regohost-idle-"));
writeFileSync(join(folder, "app.rego"), "package app\n\necho := input\n");
let server;
try {
  server = await startServer(folder);
  const { child, port } = server;
  const echo = async (value) => {
    const { status, text } = await ask(port, "/v1/data/app/echo", JSON.stringify({ input: value }));
    return status === 200 && text === `{"result":${value}}\n`;
  };
  const problems = [];
  // Modules loaded by the first requests do not count as memory of connections.
  for (let index = 0; index < AT_ONCE; index++) if (!(await echo(index))) problems.push("no answer before");
  const before = await memoryOf(port);
  const { silent, kept, failure } = await openIdle(port, count);
  const sockets = [...silent, ...kept];
  if (failure !== undefined)
    console.log(`opened ${sockets.length}, then: ${failure.code ?? failure.message}`);
  const openOf = (all) => all.filter((socket) => !socket.closed).length;
  const open = openOf(sockets);
  if (!(await echo(1))) problems.push("the next request was not served");
  const during = await memoryOf(port);
  const each = Math.max(0, during - before) / open;
  console.log(
    `${open} connections idle, half of them after a request: ${mib(before)} before, ${mib(during)} with them, ${(each / 1024).toFixed(1)} KiB each`,
  );
  if (open < count) problems.push(`${open} of ${count} connections are open`);
  if (!(each <= MAX_BYTES_EACH)) problems.push(`more than ${MAX_BYTES_EACH / 1024} KiB for each connection`);
  await Promise.all(silent.map((socket) => (socket.closed ? undefined : once(socket, "close"))));
  console.log(`the ${silent.length} that sent nothing were closed by the server, ${openOf(kept)} are kept`);
  if (openOf(kept) < kept.length) problems.push("kept connections were closed");
  if (!(await echo(2))) problems.push("the request after that was not served");
  for (const socket of sockets) socket.destroy();
  if (!(await echo(3))) problems.push("the request after all had left was not served");
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const [code] = await ended;
  if (code !== 0) problems.push(`serve ended with ${code}`);
  for (const problem of problems) console.log(problem);
  console.log(`${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 2;
} finally {
  server?.child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
