// Verifies the summaries of `gate --attest` with slsa-verifier:
//   npm run interop:vsa [-- --slsa-verifier PROGRAM] [--write]
// Without a program it builds slsa-verifier 2.7.1 with Go, which takes some minutes. --write writes the table of
// docs/verification.md.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const MODULE = "github.com/slsa-framework/slsa-verifier/v2";
const VERSION = "2.7.1";
const { values } = parseArgs({
  options: { write: { type: "boolean", default: false }, "slsa-verifier": { type: "string" } },
});
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const CLI = at("../../../dist/cli.js");
const folder = mkdtempSync(join(tmpdir(), "regohost-vsa-"));
const inFolder = (name) => join(folder, name);

function build() {
  const program = inFolder("slsa-verifier");
  const env = { ...process.env, GOFLAGS: "-mod=mod", GOWORK: "off" };
  writeFileSync(inFolder("go.mod"), `module vsa\n\ngo 1.24\n\nrequire ${MODULE} v${VERSION}\n`);
  execFileSync("go", ["build", "-o", program, `${MODULE}/cli/slsa-verifier`], {
    cwd: folder,
    env,
    stdio: "inherit",
  });
  return program;
}

const PEM = /** @type {const} */ ({ format: "pem" });
const KEYS = {
  "EC P-256": generateKeyPairSync("ec", { namedCurve: "P-256" }),
  "EC P-384": generateKeyPairSync("ec", { namedCurve: "P-384" }),
  "EC P-521": generateKeyPairSync("ec", { namedCurve: "P-521" }),
  "RSA 3072": generateKeyPairSync("rsa", { modulusLength: 3072 }),
  Ed25519: generateKeyPairSync("ed25519"),
};
const fileOf = (kind) => kind.replaceAll(" ", "-").toLowerCase();

function writeKeys() {
  for (const [kind, { privateKey, publicKey }] of Object.entries(KEYS)) {
    const pem = privateKey.export({ type: "pkcs8", ...PEM });
    writeFileSync(inFolder(`${fileOf(kind)}.pem`), pem, { mode: 0o600 });
    writeFileSync(inFolder(`${fileOf(kind)}.pub`), publicKey.export({ type: "spki", ...PEM }));
  }
}

const ARTIFACT = "the tarball";
const DIGEST = `sha256:${createHash("sha256").update(ARTIFACT).digest("hex")}`;
const VERIFIER = "https://ci.example.com/release-gate";
const RESOURCE = "https://example.com/app.tgz";

/** Signed provenance of the artifact, which the gate judges. */
function writeEvidence() {
  const builder = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const type = "application/vnd.in-toto+json";
  for (const [name, predicate] of [
    ["good.json", {}],
    ["bad.json", { bad: true }],
  ]) {
    const payload = Buffer.from(
      JSON.stringify({
        _type: "https://in-toto.io/Statement/v1",
        subject: [{ name: "app.tgz", digest: { sha256: DIGEST.slice("sha256:".length) } }],
        predicateType: "https://slsa.dev/provenance/v1",
        predicate,
      }),
    );
    const signed = Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${payload.length} `), payload]);
    const sig = sign("sha256", signed, builder.privateKey).toString("base64");
    const envelope = { payloadType: type, payload: payload.toString("base64"), signatures: [{ sig }] };
    writeFileSync(inFolder(name), JSON.stringify(envelope));
  }
  writeFileSync(inFolder("builder.pub"), builder.publicKey.export({ type: "spki", ...PEM }));
  writeFileSync(inFolder("app.tgz"), ARTIFACT);
  writeFileSync(inFolder("p.rego"), 'package release\n\ndeny contains "bad" if input.predicate.bad\n');
}

/** Writes a summary, and returns its name. */
function attest(
  kind,
  { input = "good.json", levels = ["SLSA_BUILD_LEVEL_2", "ACME_REVIEWED"], exit = 0 } = {},
) {
  const args = [
    "gate",
    "p.rego",
    input,
    "--key",
    "builder.pub",
    "--artifact",
    "app.tgz",
    "--attest",
    "vsa.json",
  ];
  const own = ["--sign-key", `${fileOf(kind)}.pem`, "--verifier-id", VERIFIER, "--resource-uri", RESOURCE];
  const named = levels.flatMap((level) => ["--verified-level", level]);
  const { status, stderr } = spawnSync(process.execPath, [CLI, ...args, ...own, ...named], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== exit) throw new Error(`gate: exit ${status}\n${stderr}`);
}

/** The exit code of slsa-verifier, and its output. */
function verify(program, kind, options = {}) {
  const {
    digest = DIGEST,
    verifier = VERIFIER,
    resource = RESOURCE,
    levels = ["SLSA_BUILD_LEVEL_2"],
  } = options;
  const args = ["verify-vsa", "--attestation-path", "vsa.json", "--public-key-path", `${fileOf(kind)}.pub`];
  const expected = ["--subject-digest", digest, "--verifier-id", verifier, "--resource-uri", resource];
  const named = levels.flatMap((level) => ["--verified-level", level]);
  const { status, stderr } = spawnSync(program, [...args, ...expected, ...named], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stderr: stderr.trim() };
}

const P256 = "EC P-256";
/** The verified summary, its key, its options of writing and verifying, and the expected result. */
const CASES = [
  ...Object.keys(KEYS).map((kind) => [`signed with ${kind}`, kind, {}, {}, true]),
  ["a level below the one in it", P256, {}, { levels: ["SLSA_BUILD_LEVEL_1"] }, true],
  ["a word among its levels", P256, {}, { levels: ["ACME_REVIEWED"] }, true],
  [
    "the SHA-512 of the artifact",
    P256,
    {},
    { digest: `sha512:${createHash("sha512").update(ARTIFACT).digest("hex")}` },
    true,
  ],
  ["another digest", P256, {}, { digest: `sha256:${"0".repeat(64)}` }, false],
  ["another verifier", P256, {}, { verifier: "https://example.com" }, false],
  ["another resource", P256, {}, { resource: "https://example.com/b.tgz" }, false],
  ["a level above the one in it", P256, {}, { levels: ["SLSA_BUILD_LEVEL_3"] }, false],
  ["a verdict that is FAILED", P256, { input: "bad.json", exit: 1 }, { levels: [] }, false],
  ["no `--verified-level`, whose default has no number", P256, { levels: [] }, { levels: [] }, false],
];

const rows = [];
let hasFailed = false;
try {
  const program = values["slsa-verifier"] ?? build();
  writeKeys();
  writeEvidence();
  for (const [what, kind, written, expected, holds] of CASES) {
    attest(kind, written);
    const { status, stderr } = verify(program, kind, expected);
    const isRight = (status === 0) === holds;
    hasFailed ||= !isRight;
    rows.push([what, `${status === 0 ? "verified" : "refused"}${isRight ? "" : ", which is wrong"}`]);
    if (!isRight) console.error(`${what}: exit ${status}\n${stderr}`);
  }
  attest(P256);
  const { status } = verify(program, "EC P-384");
  hasFailed ||= status === 0;
  rows.push(["another key", status === 0 ? "verified, which is wrong" : "refused"]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Summaries with the same result share a row. */
const summaries = new Map();
for (const [what, result] of rows) summaries.set(result, [...(summaries.get(result) ?? []), what]);
const table = [
  `| slsa-verifier ${VERSION} | summaries |`,
  "| --- | --- |",
  ...[...summaries].map(([result, own]) => `| ${result} | ${own.join("; ")} |`),
].join("\n");
console.log(table);
if (values.write) {
  const page = at("../../../docs/verification.md");
  const marks = /(<!-- vsa -->\n)[^]*(<!-- end of vsa -->)/;
  writeFileSync(page, readFileSync(page, "utf8").replace(marks, `$1\n${table}\n\n$2`));
}
process.exitCode = hasFailed ? 1 : 0;
