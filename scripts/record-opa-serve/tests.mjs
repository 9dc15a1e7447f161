// Records the requests of OPA's own tests of its server, and its responses: `node scripts/record-opa-serve/tests.mjs`,
// with Go. The version of OPA is that of opa-core/go.mod. The tests run from a copy of OPA's module, whose handler is
// wrapped by recorder.go.txt.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fileURLToPath } from "node:url";

const OPA = "github.com/open-policy-agent/opa";
const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** The place where OPA creates its handler, and its replacement. */
const HANDLER = ")(mainRouter)\n";
const RECORDED = `${HANDLER}\ts.Handler = s.record(s.Handler)\n`;
/** Headers that are part of OPA's API. */
const HEADERS = ["Allow", "Content-Encoding", "Content-Type", "Location", "Vary"];
const WRITES = ["PUT", "PATCH", "DELETE"];
/** Tests of servers with custom limits or parsers, which the handler does not reveal. */
const CONFIGURED = ["TestDataPostV1CompressedDecodingLimits", "TestServerLogicalKeywords"];

/** @returns {string} the folder with a copy of OPA's module that records. */
function copyModule(/** @type {string} */ folder) {
  const [, version] = /github\.com\/open-policy-agent\/opa (v\S+)/.exec(
    readFileSync(at("opa-core/go.mod"), "utf8"),
  ) ?? ["", ""];
  const told = execFileSync("go", ["mod", "download", "-json", `${OPA}@${version}`], { encoding: "utf8" });
  const module = join(folder, "opa");
  cpSync(JSON.parse(told).Dir, module, { recursive: true });
  execFileSync("chmod", ["-R", "u+w", module]);
  const server = join(module, "v1/server/server.go");
  const text = readFileSync(server, "utf8");
  if (text.split(HANDLER).length !== 2) throw new Error(`${server} makes its handler otherwise than before`);
  writeFileSync(server, text.replace(HANDLER, RECORDED));
  cpSync(at("scripts/record-opa-serve/recorder.go.txt"), join(module, "v1/server/recorder.go"));
  return module;
}

/** Base64, or text if it is UTF-8. */
function toBody(/** @type {string | null} */ base64) {
  const bytes = Buffer.from(base64 ?? "", "base64");
  const text = bytes.toString("utf8");
  return Buffer.from(text).equals(bytes) ? { body: text } : { base64 };
}

/** @returns {Record<string, string>} */
function pick(/** @type {Record<string, string[]>} */ headers, names = Object.keys(headers)) {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] ? [[name, headers[name].join(", ")]] : [])),
  );
}

/** The requests that a server without plugins and authorization supports, which change nothing, each once. */
function toFixture(/** @type {string} */ recorded) {
  const states = [];
  const requests = [];
  const seen = new Set();
  for (const line of recorded.trimEnd().split("\n")) {
    const { test, server, policies, data, request, response } = JSON.parse(line);
    if (server.authorization !== 0 || server.plugins > 0 || CONFIGURED.includes(test)) continue;
    // Node's client treats the response to CONNECT as a tunnel.
    if (WRITES.includes(request.method) || request.method === "CONNECT") continue;
    const state = { policies, data };
    let index = states.findIndex((known) => isDeepStrictEqual(known, state));
    if (index < 0) index = states.push(state) - 1;
    const row = {
      test,
      state: index,
      method: request.method,
      target: request.target,
      headers: pick(request.headers ?? {}),
      ...toBody(request.body),
      ...(server.logs ? { logs: true } : {}),
      ...(server.defaultDecision === "system/main" ? {} : { defaultDecision: server.defaultDecision }),
    };
    const key = JSON.stringify({ ...row, test: "" });
    if (seen.has(key)) continue;
    seen.add(key);
    requests.push({
      ...row,
      answer: {
        status: response.status,
        headers: pick(response.headers ?? {}, HEADERS),
        ...toBody(response.body),
      },
    });
  }
  return { states, requests };
}

const folder = mkdtempSync(join(tmpdir(), "record-opa-serve-"));
try {
  const module = copyModule(folder);
  const file = join(folder, "recorded.jsonl");
  // A test that fails here, without a network for example, has already recorded its requests.
  spawnSync("go", ["test", "-count=1", "./v1/server", "-run", "^Test"], {
    cwd: module,
    env: { ...process.env, GOFLAGS: "-mod=mod", REGOHOST_RECORD: file },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (!existsSync(file)) throw new Error("OPA's tests recorded nothing");
  const fixture = toFixture(readFileSync(file, "utf8"));
  writeFileSync(at("test/server/serve/fixtures/opa-tests.json"), `${JSON.stringify(fixture, null, 1)}\n`);
  console.log(`${fixture.requests.length} requests, ${fixture.states.length} states`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
