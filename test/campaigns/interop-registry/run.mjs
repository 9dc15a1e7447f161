// Reads attestations and policies with dist/cli.js from third-party registries, and those that `opa` and `conftest`
// push:
//   npm run interop:registry
// It needs `docker-registry` (of Debian's package) or Go for go-containerregistry's registry, and takes `opa`,
// `conftest` and `cosign` from the PATH. Missing programs are reported and skipped; without any registry the check
// fails. --write writes the table of docs/registries.md.
import { execFileSync, spawn } from "node:child_process";
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { freePort } from "../../../scripts/free-port.mjs";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const CLI = at("../../../dist/cli.js");
const DSSE = "application/vnd.dsse.envelope.v1+json";
const MANIFEST = "application/vnd.oci.image.manifest.v1+json";
const INDEX = "application/vnd.oci.image.index.v1+json";

const folder = mkdtempSync(join(tmpdir(), "regohost-interop-"));
const inFolder = (name) => join(folder, name);
const children = [];
const rows = [];
let hasFailed = false;

/** The output of a program, or undefined when it is missing. */
function versionOf(program, args) {
  try {
    return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined;
    throw error;
  }
}

function regohost(args) {
  try {
    /** @type {import("node:child_process").ExecFileSyncOptionsWithStringEncoding} */
    const options = {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
      env: { ...process.env, REGOHOST_CACHE: "off" },
    };
    return { exit: 0, output: execFileSync(process.execPath, [CLI, ...args], options) };
  } catch (error) {
    const { status, stdout, stderr } = /** @type {import("node:child_process").SpawnSyncReturns<string>} */ (
      error
    );
    return { exit: status, output: `${stdout}${stderr}` };
  }
}

function check(registry, what, expected, args, needle = "", command = "gate") {
  const { exit, output } = regohost([command, ...args]);
  const isRight = exit === expected && output.includes(needle);
  rows.push([registry, what, isRight ? `exit ${exit}` : `exit ${exit} in place of ${expected}`]);
  if (isRight) return;
  hasFailed = true;
  console.error(`${registry}: ${what}: exit ${exit}\n${output}`);
}

async function untilReady(host) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://${host}/v2/`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the registry at ${host} does not answer`);
}

async function startDebian() {
  const host = `127.0.0.1:${await freePort()}`;
  const config = { version: 0.1, log: { level: "error" }, http: { addr: host } };
  const storage = { filesystem: { rootdirectory: inFolder("registry") } };
  writeFileSync(inFolder("registry.json"), JSON.stringify({ ...config, storage }));
  children.push(spawn("docker-registry", ["serve", inFolder("registry.json")], { stdio: "ignore" }));
  await untilReady(host);
  return host;
}

async function startGo() {
  const program = inFolder("go-registry");
  execFileSync("go", ["build", "-o", program, "."], { cwd: at("go-containerregistry") });
  const child = spawn(program, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const host = await new Promise((resolve) =>
    child.stdout.once("data", (line) => resolve(String(line).trim())),
  );
  await untilReady(host);
  return host;
}

const digestOf = (bytes) => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

function checkAnswer(answer, what) {
  if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
  return answer;
}

async function pushBlob(host, name, content) {
  const base = `http://${host}/v2/${name}/blobs/uploads/`;
  const started = checkAnswer(await fetch(base, { method: "POST" }), "upload");
  const url = new URL(started.headers.get("location"), base);
  url.searchParams.set("digest", digestOf(content));
  const headers = { "content-type": "application/octet-stream" };
  checkAnswer(await fetch(url, { method: "PUT", body: content, headers }), "upload of a blob");
  return { digest: digestOf(content), size: Buffer.byteLength(content) };
}

async function pushManifest(host, name, manifest, tag) {
  const body = JSON.stringify(manifest);
  const url = `http://${host}/v2/${name}/manifests/${tag ?? digestOf(body)}`;
  const headers = { "content-type": manifest.mediaType };
  checkAnswer(await fetch(url, { method: "PUT", body, headers }), "upload of a manifest");
  return { mediaType: manifest.mediaType, digest: digestOf(body), size: Buffer.byteLength(body) };
}

async function push(host, name, layers, /** @type {Record<string, any>} */ { tag, ...rest } = {}) {
  const config = await pushBlob(host, name, "{}");
  const manifest = {
    schemaVersion: 2,
    mediaType: MANIFEST,
    config: { mediaType: "application/vnd.oci.image.config.v1+json", ...config },
    layers: await Promise.all(
      layers.map(async ([mediaType, content]) => ({ mediaType, ...(await pushBlob(host, name, content)) })),
    ),
    ...rest,
  };
  return pushManifest(host, name, manifest, tag);
}

const keys = generateKeyPairSync("ed25519");
const publicKey = keys.publicKey.export({ type: "spki", format: "pem" });

function attestationOf(digest) {
  const payloadType = "application/vnd.in-toto+json";
  const payload = JSON.stringify({
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: "app", digest: { sha256: digest.slice("sha256:".length) } }],
    predicateType: "https://example.com/interop",
    predicate: {},
  });
  const head = `DSSEv1 ${payloadType.length} ${payloadType} ${Buffer.byteLength(payload)} `;
  const sig = sign(null, Buffer.from(head + payload), keys.privateKey).toString("base64");
  return JSON.stringify({
    payloadType,
    payload: Buffer.from(payload).toString("base64"),
    signatures: [{ sig }],
  });
}

async function checkAttestations(registry, host) {
  const layer = ["application/vnd.oci.image.layer.v1.tar", "layer"];
  const image = await push(host, "app", [layer], { tag: "referrer" });
  const referrer = { artifactType: DSSE, subject: image };
  const pushed = await push(host, "app", [[DSSE, attestationOf(image.digest)]], referrer);
  const api = await fetch(`http://${host}/v2/app/referrers/${image.digest}`);
  const hasApi = api.ok;
  if (!hasApi) {
    const index = { schemaVersion: 2, mediaType: INDEX, manifests: [{ ...pushed, artifactType: DSSE }] };
    await pushManifest(host, "app", index, image.digest.replace(":", "-"));
  }
  const key = ["--key", "key.pub"];
  const named = hasApi ? "the referrers API" : "the fallback tag";
  const tagged = `oci://${host}/app:referrer`;
  check(registry, `an attestation by ${named}`, 0, ["allow.rego", tagged, ...key], image.digest);
  check(registry, `an attestation of another signer`, 1, ["allow.rego", tagged, "--key", "other.pub"]);

  const cosigned = await push(host, "app", [["application/vnd.oci.image.layer.v1.tar", "cosigned"]], {
    tag: "cosign",
  });
  const tag = `${cosigned.digest.replace(":", "-")}.att`;
  await push(host, "app", [[DSSE, attestationOf(cosigned.digest)]], { tag });
  check(registry, "an attestation by cosign's tag", 0, ["allow.rego", `oci://${host}/app:cosign`, ...key]);

  await push(host, "app", [["application/vnd.oci.image.layer.v1.tar", "bare"]], { tag: "bare" });
  check(registry, "an image without an attestation", 1, ["allow.rego", `oci://${host}/app:bare`, ...key]);
  check(registry, "an image that is not there", 3, ["allow.rego", `oci://${host}/app:none`, ...key]);
}

/** Attestations that cosign signs and pushes, in both of its forms. */
async function checkCosign(registry, host) {
  const type = "https://example.com/interop";
  const forms = [
    ["cosign attest, an .att", ["--new-bundle-format=false"]],
    ["cosign attest, a Sigstore bundle", ["--new-bundle-format"]],
  ];
  for (const [index, [what, form]] of forms.entries()) {
    const layer = ["application/vnd.oci.image.layer.v1.tar", `attested ${index}`];
    const { digest } = await push(host, "app", [layer], { tag: `attested-${index}` });
    const image = `${host}/app@${digest}`;
    const plain = ["--allow-http-registry", "--tlog-upload=false", "--yes"];
    const said = ["--key", "cosign.key", "--predicate", "good.json", "--type", type];
    execFileSync("cosign", ["attest", ...form, ...plain, ...said, image], COSIGN);
    check(registry, what, 0, ["allow.rego", `oci://${image}`, "--key", "cosign.pub"], digest);
    check(registry, `${what}, of another signer`, 1, ["allow.rego", `oci://${image}`, "--key", "other.pub"]);
  }
}

async function checkPolicies(registry, host, { opa, conftest }) {
  const judge = (what, address) => {
    check(registry, `${what}, a good input`, 0, ["-p", address, "good.json"]);
    check(registry, `${what}, a bad input`, 1, ["-p", address, "bad.json"]);
    check(
      registry,
      `${what}, by eval`,
      0,
      [address, "-i", "bad.json", "-e", "release/deny", "-f", "raw"],
      '["refused"]',
      "eval",
    );
  };
  if (opa !== undefined) {
    execFileSync("opa", ["build", "-b", "policy", "-o", "bundle.tar.gz"], { cwd: folder });
    const bundle = ["application/vnd.oci.image.layer.v1.tar+gzip", readFileSync(inFolder("bundle.tar.gz"))];
    await push(host, "opa", [bundle], { tag: "1" });
    judge("a bundle of opa build", `oci://${host}/opa:1`);
  }
  if (conftest !== undefined) {
    const args = ["push", "--tls=false", "--policy", "policy", `${host}/conftest:1`];
    execFileSync("conftest", args, { cwd: folder, stdio: "pipe" });
    judge("what conftest push pushed", `oci://${host}/conftest:1`);
  }
}

/** The version of a Go program by the module that it was built from; a `dev` build does not know its own. */
function moduleVersionOf(program) {
  const paths = (process.env["PATH"] ?? "").split(delimiter).map((place) => join(place, program));
  const path = paths.find((candidate) => existsSync(candidate));
  return path && versionOf("go", ["version", "-m", path])?.match(/^\tmod\t\S+\t(\S+)/m)?.[1];
}

const ofCosign = versionOf("cosign", ["version"])?.match(/^GitVersion:\s*(\S+)/m)?.[1];
const ofConftest = versionOf("conftest", ["--version"])?.match(/Conftest: (\S+)/)?.[1];
const tools = {
  opa: versionOf("opa", ["version"])?.match(/^Version: (\S+)/m)?.[1],
  conftest: ofConftest === "dev" ? (moduleVersionOf("conftest") ?? ofConftest) : ofConftest,
  cosign: ofCosign === "devel" ? (moduleVersionOf("cosign") ?? ofCosign) : ofCosign,
};
/** @type {import("node:child_process").ExecFileSyncOptions} */
const COSIGN = { cwd: folder, stdio: "pipe", env: { ...process.env, COSIGN_PASSWORD: "" } };
const debian = versionOf("docker-registry", ["--version"])?.match(/\d[\w.+~-]*/)?.[0];
const go = versionOf("go", ["version"]);
const module = readFileSync(at("go-containerregistry/go.mod"), "utf8").match(
  /go-containerregistry (\S+)/,
)?.[1];

try {
  writeFileSync(inFolder("key.pub"), publicKey);
  const other = generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "pem" });
  writeFileSync(inFolder("other.pub"), other);
  if (tools.cosign !== undefined) execFileSync("cosign", ["generate-key-pair"], COSIGN);
  writeFileSync(
    inFolder("allow.rego"),
    'package allow\n\ndeny contains "type" if input.predicateType != "https://example.com/interop"\n',
  );
  mkdirSync(inFolder("policy"));
  const policy = 'package release\n\ndeny contains "refused" if input.version in {"2"}\n';
  writeFileSync(join(folder, "policy", "release.rego"), policy);
  writeFileSync(inFolder("good.json"), '{"version":"1"}');
  writeFileSync(inFolder("bad.json"), '{"version":"2"}');

  const registries = [
    { name: `docker-registry ${debian}`, isThere: debian !== undefined, start: startDebian },
    { name: `go-containerregistry ${module}`, isThere: go !== undefined, start: startGo },
  ].filter(({ isThere }) => isThere);
  if (registries.length === 0) throw new Error("neither docker-registry nor go is on the PATH");
  for (const { name, start } of registries) {
    const host = await start();
    await checkAttestations(name, host);
    if (tools.cosign !== undefined) await checkCosign(name, host);
    await checkPolicies(name, host, tools);
  }
} finally {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}

const missing = [
  ...(debian === undefined ? ["docker-registry"] : []),
  ...(go === undefined ? ["go"] : []),
  ...Object.keys(tools).filter((name) => tools[name] === undefined),
];
if (missing.length > 0) console.error(`not on the PATH, so left out: ${missing.join(", ")}`);
const versions = Object.entries(tools).map(([name, version]) => `${name} ${version ?? "none"}`);
const last = versions.pop();
const columns = [...new Set(rows.map(([name]) => name))];
/** Empty for checks of a single registry. */
const resultOf = (name, what) => rows.find((row) => row[0] === name && row[1] === what)?.[2] ?? "";
/** What has the same results shares a row. */
const checks = new Map();
for (const what of new Set(rows.map(([, own]) => own))) {
  const results = columns.map((name) => resultOf(name, what)).join(" | ");
  checks.set(results, [...(checks.get(results) ?? []), what]);
}
const table = [
  `With ${versions.join(", ")} and ${last}:`,
  "",
  `| | ${columns.join(" | ")} |`,
  `| --- |${" --- |".repeat(columns.length)}`,
  ...[...checks].map(([results, own]) => `| ${own.join("<br>")} | ${results} |`),
].join("\n");
console.log(table);
if (values.write) {
  const page = at("../../../docs/registries.md");
  const marks = /(<!-- interop -->\n)[^]*(<!-- end of interop -->)/;
  writeFileSync(page, readFileSync(page, "utf8").replace(marks, `$1\n${table}\n\n$2`));
}
if (hasFailed) process.exitCode = 1;
