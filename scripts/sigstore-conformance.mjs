// Runs the bundle-verify cases of a checkout of sigstore/sigstore-conformance, as its README specifies, with
// dist/verify.js:
//   npm run conformance:sigstore -- --suite CHECKOUT --trusted-root FILE
// FILE is the public good instance's trusted_root.json, for the cases without a root of their own. Writes the table of
// docs/verification.md with --write. Envelopes of the cases are verified a second time as the layers of .att images
// that cosign wrote before it wrote bundles, from a registry on loopback.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadGate } from "regohost/gate";
import { startRegistry } from "regohost/testing";
import { isRegohostError, isRefused, verifyBundle } from "regohost/verify";

const { values } = parseArgs({
  options: {
    suite: { type: "string" },
    "trusted-root": { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const { suite, "trusted-root": publicRoot } = values;
if (suite === undefined || publicRoot === undefined) {
  console.error("give --suite CHECKOUT and --trusted-root FILE");
  process.exit(2);
}

const IDENTITY =
  "https://github.com/sigstore-conformance/extremely-dangerous-public-oidc-beacon/.github/workflows/extremely-dangerous-oidc-beacon.yml@refs/heads/main";
const ISSUER = "https://token.actions.githubusercontent.com";

const folder = join(suite, "test", "assets", "bundle-verify");
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
if (names.length === 0) throw new Error(`${folder} holds no cases`);

function toEnd(error) {
  if (!isRegohostError(error)) return { end: "crashed", says: String(error) };
  return {
    end: isRefused(error) ? "refused" : "unusable",
    code: error.code,
    says: error.message,
    cause: error.cause,
  };
}

/** The bundle of a case, and the required signer and subject. */
function readCase(name) {
  const at = (file) => join(folder, name, file);
  const text = (file, otherwise) =>
    existsSync(at(file)) ? readFileSync(at(file), "utf8").trim() : otherwise;
  const key = existsSync(at("key.pub")) ? { path: at("key.pub") } : undefined;
  const root = existsSync(at("trusted_root.json")) ? at("trusted_root.json") : publicRoot;
  const artifact = existsSync(at("artifact")) ? at("artifact") : join(folder, "a.txt");
  const signer =
    key === undefined
      ? { certificateIdentity: text("identity", IDENTITY), certificateOidcIssuer: text("issuer", ISSUER) }
      : { keys: [key] };
  return {
    bundle: readFileSync(at("bundle.sigstore.json")),
    options: { ...signer, trustedRoot: { path: root }, artifact: { path: artifact } },
  };
}

async function runCase(name) {
  const { bundle, options } = readCase(name);
  try {
    await verifyBundle(bundle, options);
    return { end: "verified" };
  } catch (error) {
    return toEnd(error);
  }
}

/** The annotations in which cosign stored a bundle; `undefined` for one that it cannot have stored this way. */
function toCosignLayer(name) {
  let bundle;
  try {
    bundle = JSON.parse(readCase(name).bundle.toString());
  } catch {
    return undefined;
  }
  const { verificationMaterial: material = {}, dsseEnvelope: envelope } = bundle;
  const [entry] = material.tlogEntries ?? [];
  const [leaf = material.certificate] = material.x509CertificateChain?.certificates ?? [];
  // The annotation has no proof of inclusion: without the log's promise, or if the proof is the failing part, it is
  // another case.
  if (!envelope || !leaf || !entry?.inclusionPromise || name.includes("inclusion-proof")) return undefined;
  const [timestamp] = material.timestampVerificationData?.rfc3161Timestamps ?? [];
  const log = {
    SignedEntryTimestamp: entry.inclusionPromise.signedEntryTimestamp,
    Payload: {
      body: entry.canonicalizedBody,
      integratedTime: Number(entry.integratedTime),
      logIndex: Number(entry.logIndex),
      logID: Buffer.from(entry.logId.keyId, "base64").toString("hex"),
    },
  };
  return {
    mediaType: "application/vnd.dsse.envelope.v1+json",
    content: JSON.stringify(envelope),
    annotations: {
      "dev.sigstore.cosign/certificate": `-----BEGIN CERTIFICATE-----\n${leaf.rawBytes}\n-----END CERTIFICATE-----\n`,
      "dev.sigstore.cosign/bundle": JSON.stringify(log),
      ...(timestamp === undefined
        ? {}
        : {
            "dev.sigstore.cosign/rfc3161timestamp": JSON.stringify({
              SignedRFC3161Timestamp: timestamp.signedTimestamp,
            }),
          }),
    },
  };
}

async function runCosignCase(name, layer) {
  const { digest } = registry.push("app", [{ content: name, mediaType: "text/plain" }]);
  registry.push("app", [layer], { tag: `${digest.replace(":", "-")}.att` });
  const input = { path: `oci://${registry.host}/app@${digest}` };
  const { outcome, results } = await gate.judge([input], { verify: readCase(name).options });
  const [result] = results;
  if (outcome === "pass") return { end: "verified" };
  return {
    end: outcome === "fail" ? "refused" : "unusable",
    code: result?.errorCode,
    says: result?.problems,
  };
}

async function run(all, end) {
  const rows = [];
  for (const name of all) {
    const ended = await end(name);
    const mustFail = name.endsWith("_fail");
    const isRight = mustFail ? ended.end === "refused" || ended.end === "unusable" : ended.end === "verified";
    rows.push({ name, mustFail, isRight, ...ended });
    if (!isRight) console.log(`wrong: ${name}: ${ended.end} ${ended.says ?? ""}`, ended.cause ?? "");
  }
  return rows;
}

const rows = await run(names, runCase);
const layers = new Map(
  names.map((name) => /** @type {const} */ ([name, toCosignLayer(name)])).filter(([, layer]) => layer),
);
const registry = await startRegistry();
const gate = await loadGate({ files: { "p.rego": "package p\ndeny contains 1 if false\n" } });
const cosignRows = await run([...layers.keys()], (name) => runCosignCase(name, layers.get(name)));
await gate.close();
await registry.close();

const right = rows.filter(({ isRight }) => isRight).length;
console.log(`${right} of ${rows.length} cases are right`);
const cosignRight = cosignRows.filter(({ isRight }) => isRight).length;
console.log(`${cosignRight} of ${cosignRows.length} cases are right as layers of cosign's .att`);
for (const { name, end, code } of cosignRows) console.log(`  ${name}: ${end}${code ? ` (${code})` : ""}`);
if (values.write) {
  const page = new URL("../docs/verification.md", import.meta.url);
  const count = (mustFail, ok) =>
    rows.filter((row) => row.mustFail === mustFail && row.isRight === ok).length;
  const codes = new Map();
  for (const { mustFail, code } of rows) if (mustFail && code) codes.set(code, (codes.get(code) ?? 0) + 1);
  const line = (what, ...cells) =>
    `| ${[what.padEnd(33), ...cells.map((n) => String(n).padEnd(5))].join(" | ")} |`;
  const countCosign = (mustFail, ok) =>
    cosignRows.filter((row) => row.mustFail === mustFail && row.isRight === ok).length;
  const table = [
    line("cases", "right", "wrong"),
    `| ${"-".repeat(33)} | ----- | ----- |`,
    line("must be verified", count(false, true), count(false, false)),
    line("must be refused", count(true, true), count(true, false)),
    line("cosign's layers, must be verified", countCosign(false, true), countCosign(false, false)),
    line("cosign's layers, must be refused", countCosign(true, true), countCosign(true, false)),
    "",
    `Refused by: ${[...codes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, n]) => `\`${code}\` ${n}`)
      .join(", ")}.`,
  ].join("\n");
  const [start, end] = ["<!-- conformance -->", "<!-- end of conformance -->"];
  const before = readFileSync(page, "utf8");
  const [head, rest] = before.split(start);
  const tail = rest?.split(end)[1];
  if (tail === undefined) throw new Error(`${page.pathname} has no place for the table`);
  writeFileSync(page, `${head}${start}\n\n${table}\n\n${end}${tail}`);
}
process.exitCode = right === rows.length && cosignRight === cosignRows.length ? 0 : 1;
