// Runs the executable as on a machine without Node: `npm run check:executable [-- FILE]`.
import { spawn, spawnSync } from "node:child_process";
import { generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { argv, platform } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.mjs";

const READY_WITHIN_MS = 30_000;
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const file = resolve(
  argv[2] ?? join(ROOT, ".bench/executable", platform === "win32" ? "regohost.exe" : "regohost"),
);
const cwd = mkdtempSync(join(tmpdir(), "regohost executable "));
// Windows starts no program without it.
const env = { PATH: cwd, ...(platform === "win32" && { SystemRoot: process.env["SystemRoot"] }) };

/** A signed in-toto statement, and its key. */
function attest() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const payloadType = "application/vnd.in-toto+json";
  const subject = [{ name: "a", digest: { sha256: "0".repeat(64) } }];
  const statement = {
    _type: "https://in-toto.io/Statement/v1",
    subject,
    predicateType: "https://a",
    predicate: {},
  };
  const payload = JSON.stringify(statement);
  const signed = `DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} ${payload}`;
  const sig = sign(null, Buffer.from(signed), privateKey).toString("base64");
  const envelope = { payloadType, payload: Buffer.from(payload).toString("base64"), signatures: [{ sig }] };
  return { envelope: JSON.stringify(envelope), key: publicKey.export({ type: "spki", format: "pem" }) };
}

const { envelope, key } = attest();
const FILES = {
  "p.rego":
    'package p\n\ndeny contains "it is open" if input.port.web[_].open\n\ndeny contains "it is bad" if input.bad\n',
  "p_test.rego": "package p_test\n\ntest_p if count(data.p.deny) == 1 with input.bad as true\n",
  "good.json": "{}",
  "open.hcl": 'port "web" {\n  open = true\n}\n',
  "a.dsse.json": envelope,
  "a.pub": key,
};
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** Commands, their exit codes, and what they print. */
const RUNS = [
  { args: ["--version"], code: 0, prints: version },
  { args: ["gate", "p.rego", "good.json"], code: 0, prints: "1 passed" },
  { args: ["gate", "p.rego", "open.hcl"], code: 1, prints: "it is open" },
  { args: ["eval", "-d", "p.rego", "-f", "raw", "data.p.deny"], code: 0, prints: "[]" },
  { args: ["test", "p.rego", "p_test.rego"], code: 0, prints: "PASS: 1/1" },
  { args: ["init", "sbom"], code: 0, prints: "" },
  { args: ["verify", "a.dsse.json", "--key", "a.pub"], code: 0, prints: "a.dsse.json" },
  { args: ["verify", "a.dsse.json", "--key", "good.json"], code: 2, prints: "" },
];

async function requestDecision() {
  const port = await freePort();
  const server = spawn(file, ["serve", "p.rego", "--addr", `127.0.0.1:${port}`], {
    cwd,
    env,
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    const endsAt = Date.now() + READY_WITHIN_MS;
    const isReady = () =>
      fetch(`${origin}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (Date.now() > endsAt || server.exitCode !== null) throw new Error("serve is not ready");
      await sleep(100);
    }
    const body = JSON.stringify({ input: { bad: true } });
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${origin}/v1/data/p/deny`, { method: "POST", headers, body });
    return await response.text();
  } finally {
    server.kill();
  }
}

try {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
  for (const { args, code, prints } of RUNS) {
    const { status, stdout, stderr, error } = spawnSync(file, args, { cwd, env, encoding: "utf8" });
    if (status === code && stdout.includes(prints)) continue;
    throw new Error(`${args.join(" ")} ended with ${status}: ${error?.message ?? stdout + stderr}`);
  }
  const decision = await requestDecision();
  if (!decision.includes("it is bad")) throw new Error(`serve answered ${decision}`);
  console.log(`${file} works without Node`);
} finally {
  rmSync(cwd, { recursive: true, force: true });
}
