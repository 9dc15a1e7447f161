// Gates the attestations of a sample image by Conforma's release policies, and compares the verdicts with those of ec:
//   npm run conforma -- --policy CHECKOUT [--registry debian] [--ec FILE --checkout CHECKOUT]
// CHECKOUT is one of github.com/conforma/policy, whose sample of a policy input names the images. They are pushed to the fake
// registry, or to docker-registry of Debian's package, the attestations signed by a new key. With --ec, a command built from the
// other checkout, of github.com/conforma/cli, `ec validate image` writes verdicts.json anew. ec finds nothing in packages with a dot
// in their names, so it has copies of the policies in which release.maven_repos is maven_repos.
import { execFileSync, spawn } from "node:child_process";
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { format } from "prettier";
import { conformaBuiltins } from "regohost/builtins/conforma";
import { loadGate } from "regohost/gate";
import { startRegistry } from "regohost/testing";
import { freePort } from "../../../scripts/free-port.mjs";

const { values } = parseArgs({
  options: {
    policy: { type: "string" },
    registry: { type: "string" },
    ec: { type: "string" },
    checkout: { type: "string" },
  },
});
const { policy, registry: kind = "fake", ec, checkout } = values;
if (
  policy === undefined ||
  !["fake", "debian"].includes(kind) ||
  (ec === undefined) !== (checkout === undefined)
) {
  console.error(
    "usage: npm run conforma -- --policy CHECKOUT [--registry debian] [--ec FILE --checkout CHECKOUT]",
  );
  process.exit(2);
}

const POLICY = resolve(policy);
const TABLE = new URL("verdicts.json", import.meta.url);
const DSSE = "application/vnd.dsse.envelope.v1+json";
const MANIFEST = "application/vnd.oci.image.manifest.v1+json";
const CONFIG = "application/vnd.oci.image.config.v1+json";
const IN_TOTO = "application/vnd.in-toto+json";
const TIME = "2026-11-29T00:00:00Z";
const folder = mkdtempSync(join(tmpdir(), "regohost-conforma-"));
const closers = [() => rmSync(folder, { recursive: true, force: true })];

/** The policies, in which packages of release policies with a dot are renamed. @returns their folder */
function renamePackages() {
  const copy = join(folder, "policies");
  cpSync(join(POLICY, "policy"), join(copy, "policy"), { recursive: true });
  cpSync(join(POLICY, "example"), join(copy, "example"), { recursive: true });
  const renamed = new Set();
  for (const name of readdirSync(copy, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".rego")) continue;
    const file = join(copy, name);
    const text = readFileSync(file, "utf8");
    const changed = text.replaceAll(/\b(?:data\.)?release\.(\w+)\b/g, (found, own) => {
      renamed.add(own);
      return found.startsWith("data.") ? `data.${own}` : own;
    });
    if (changed !== text) writeFileSync(file, changed);
  }
  console.log(`renamed for ec: ${[...renamed].join(", ")}`);
  return copy;
}

const digestOf = (bytes) => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

/** A registry with the two requests of a push. */
async function openRegistry() {
  if (kind === "fake") {
    const fake = await startRegistry();
    closers.push(() => fake.close());
    return {
      host: fake.host,
      pushBlob: async (name, content) => fake.pushBlob(name, content),
      pushManifest: async (name, manifest, tag) =>
        fake.pushManifest(name, manifest, { mediaType: MANIFEST, ...(tag === undefined ? {} : { tag }) })
          .digest,
    };
  }
  const host = `127.0.0.1:${await freePort()}`;
  const storage = { filesystem: { rootdirectory: join(folder, "registry") } };
  const config = join(folder, "registry.json");
  writeFileSync(
    config,
    JSON.stringify({ version: 0.1, log: { level: "error" }, http: { addr: host }, storage }),
  );
  const child = spawn("docker-registry", ["serve", config], { stdio: "ignore" });
  closers.push(() => void child.kill());
  for (let tries = 0; (await fetch(`http://${host}/v2/`).catch(() => undefined))?.ok !== true; tries++) {
    if (tries === 100) throw new Error("docker-registry does not answer");
    await new Promise((next) => setTimeout(next, 100));
  }
  const send = async (url, method, body, type) => {
    const response = await fetch(url, { method, body, headers: { "Content-Type": type } });
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    host,
    async pushBlob(name, content) {
      const bytes = Buffer.from(content);
      const upload = await send(`http://${host}/v2/${name}/blobs/uploads/`, "POST", "", "text/plain");
      const place = new URL(upload.headers.get("location") ?? "", `http://${host}`);
      place.searchParams.set("digest", digestOf(bytes));
      await send(place, "PUT", bytes, "application/octet-stream");
      return digestOf(bytes);
    },
    async pushManifest(name, manifest, tag) {
      const text = JSON.stringify(manifest);
      await send(`http://${host}/v2/${name}/manifests/${tag ?? digestOf(text)}`, "PUT", text, MANIFEST);
      return digestOf(text);
    },
  };
}

/** @typedef {{ content: string, mediaType: string, annotations?: Record<string, unknown> }} Layer */

async function pushImage(
  registry,
  name,
  configuration,
  { layers = [], tag } = /** @type {{ layers?: Layer[], tag?: string }} */ ({}),
) {
  const text = JSON.stringify(configuration);
  const config = {
    mediaType: CONFIG,
    digest: await registry.pushBlob(name, text),
    size: Buffer.byteLength(text),
  };
  const pushed = [];
  for (const { content, ...layer } of layers) {
    const size = Buffer.byteLength(content);
    pushed.push({ ...layer, digest: await registry.pushBlob(name, content), size });
  }
  return registry.pushManifest(name, { schemaVersion: 2, mediaType: MANIFEST, config, layers: pushed }, tag);
}

/** Pushes the images that the sample names, and returns the sample with their addresses and digests. */
async function pushSample(registry) {
  const file = join(POLICY, "acceptance/samples/policy-input-golden-container.json");
  let text = readFileSync(file, "utf8");
  const { image } = JSON.parse(text);
  const found = text.matchAll(
    /(?:quay\.io|registry\.access\.redhat\.com|registry\.redhat\.io)\/([a-z0-9._/-]+)(?::[\w.-]+)?@sha256:([0-9a-f]{64})/g,
  );
  const names = new Map([...found].map(([, name = "", hex = ""]) => [hex, name]));
  for (const [hex, name] of names) {
    const isSample = image.ref.includes(hex);
    const configuration = isSample ? image.config : { config: { Labels: { name } } };
    const digest = await pushImage(registry, name, { ...configuration, architecture: "amd64", os: "linux" });
    text = text.replaceAll(hex, digest.slice("sha256:".length));
  }
  const moved = text.replaceAll(
    /(?:quay\.io|registry\.access\.redhat\.com|registry\.redhat\.io)\//g,
    `${registry.host}/`,
  );
  return JSON.parse(moved);
}

/** An SBOM of packages of Maven, from two repositories. */
const MAVEN = {
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  components: ["repo", "other"].map((name) => ({
    ...{ type: "library", name, version: "1.0.0", purl: `pkg:maven/org.acme/${name}@1.0.0` },
    externalRefs: [{ type: "distribution", url: `https://${name}.example.com/maven2` }],
  })),
};

const RELEASE = { exclude: ["cve.deprecated_cve_result_name", "source_image"] };

/**
 * Statements are changed by a function; sources by members of the configuration. An SBOM is a second attestation.
 *
 * @type {{ title: string, config: object, volatileConfig?: object, ruleData?: object, change?: (statement: any) => unknown, sbom?: object }[]}
 */
const CASES = [
  ...["@minimal", "@slsa3", "@github", "@redhat", "@redhat_rpms", "*"].map((criterion) => ({
    title: `include ${criterion}`,
    config: { include: [criterion] },
  })),
  { title: "the release configuration", config: { include: ["@redhat"], ...RELEASE } },
  { title: "packages", config: { include: ["slsa_build_build_service", "tasks", "none"] } },
  {
    title: "rules and terms",
    config: { include: ["*"], exclude: ["tasks", "test.no_erred_tests:x", "@policy_data"] },
  },
  {
    title: "volatile criteria, one of them expired",
    config: { include: ["@redhat"] },
    volatileConfig: {
      exclude: [
        { value: "trusted_task", effectiveUntil: "2027-01-01T00:00:00Z" },
        { value: "tasks", effectiveUntil: "2026-01-01T00:00:00Z" },
      ],
    },
  },
  {
    title: "rule data",
    config: { include: ["@redhat"] },
    ruleData: { allowed_registry_prefixes: ["example.com/"] },
  },
  {
    title: "another builder",
    config: { include: ["@redhat"], ...RELEASE },
    change: (statement) => (statement.predicate.builder.id = "https://example.com/builder"),
  },
  {
    title: "no materials",
    config: { include: ["@redhat"], ...RELEASE },
    change: (statement) => (statement.predicate.materials = []),
  },
  {
    title: "no tasks",
    config: { include: ["@redhat"], ...RELEASE },
    change: (statement) => (statement.predicate.buildConfig.tasks = []),
  },
  {
    title: "another type of build",
    config: { include: ["@redhat"], ...RELEASE },
    change: (statement) => (statement.predicate.buildType = "https://example.com/build"),
  },
  { title: "repositories of Maven", config: { include: ["@redhat_maven"] }, sbom: MAVEN },
  {
    title: "other repositories of Maven",
    config: { include: ["maven_repos"] },
    ruleData: { allowed_maven_repositories: ["https://repo.example.com/maven2"] },
    sbom: MAVEN,
  },
  {
    title: "a repository of Maven, excluded by its term",
    config: {
      include: ["maven_repos"],
      exclude: ["maven_repos.deny_unpermitted_urls:pkg:maven/org.acme/other@1.0.0"],
    },
    ruleData: { allowed_maven_repositories: ["https://repo.example.com/maven2"] },
    sbom: MAVEN,
  },
];

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const pem = publicKey.export({ type: "spki", format: "pem" });

const EMPTY = { architecture: "", os: "", config: {} };

/** Signs the image itself, as cosign does without bundles. */
async function signImage(registry, { ref }) {
  const [, name = "", hex = ""] = /^[^/]+\/(.*?)(?::[\w.-]+)?@sha256:([0-9a-f]{64})$/.exec(ref) ?? [];
  const critical = {
    identity: { "docker-reference": "" },
    image: { "docker-manifest-digest": `sha256:${hex}` },
    type: "cosign container image signature",
  };
  const content = JSON.stringify({ critical, optional: null });
  const signature = sign("sha256", Buffer.from(content), privateKey).toString("base64");
  const mediaType = "application/vnd.dev.cosign.simplesigning.v1+json";
  const layers = [{ content, mediaType, annotations: { "dev.cosignproject.cosign/signature": signature } }];
  const rootfs = { type: "layers", diff_ids: [digestOf(content)] };
  await pushImage(registry, name, { ...EMPTY, rootfs }, { layers, tag: `sha256-${hex}.sig` });
}

/** Signs a statement. @returns its layer, and what the input has of it */
function signStatement(statement) {
  const payload = Buffer.from(JSON.stringify(statement));
  const signed = Buffer.concat([
    Buffer.from(`DSSEv1 ${IN_TOTO.length} ${IN_TOTO} ${payload.length} `),
    payload,
  ]);
  const signature = { keyid: "", sig: sign("sha256", signed, privateKey).toString("base64") };
  const content = JSON.stringify({
    payloadType: IN_TOTO,
    payload: payload.toString("base64"),
    signatures: [signature],
  });
  const annotations = { "dev.cosignproject.cosign/signature": "", predicateType: statement.predicateType };
  const signatures = [{ ...signature, certificate: "", chain: [], metadata: {} }];
  return { layer: { content, mediaType: DSSE, annotations }, attestation: { statement, signatures } };
}

/** Signs statements, and pushes them where cosign has them. @returns what the input has of them */
async function attest(registry, { ref }, statements) {
  const signed = statements.map(signStatement);
  const layers = signed.map(({ layer }) => layer);
  const [, name = "", hex = ""] = /^[^/]+\/(.*?)(?::[\w.-]+)?@sha256:([0-9a-f]{64})$/.exec(ref) ?? [];
  const rootfs = { type: "layers", diff_ids: layers.map(({ content }) => digestOf(content)) };
  await pushImage(registry, name, { ...EMPTY, rootfs }, { layers, tag: `sha256-${hex}.att` });
  return signed.map(({ attestation }) => attestation);
}

/** A root with a log that has no entries: built-ins for signatures need one, and nothing of the sample is in a log. */
const spki = publicKey.export({ type: "spki", format: "der" });
const TRUSTED_ROOT = {
  mediaType: "application/vnd.dev.sigstore.trustedroot+json;version=0.1",
  tlogs: [
    {
      baseUrl: "https://rekor.example.com",
      hashAlgorithm: "SHA2_256",
      publicKey: {
        rawBytes: spki.toString("base64"),
        keyDetails: "PKIX_ECDSA_P256_SHA_256",
        validFor: { start: "2020-01-01T00:00:00Z" },
      },
      logId: { keyId: createHash("sha256").update(spki).digest("base64") },
    },
  ],
};

const sorted = (codes) => [...new Set(codes)].sort();

function runEc(configuration, component, name) {
  const words = [
    "validate",
    "image",
    "--images",
    JSON.stringify({ components: [component] }),
    "--policy",
    configuration,
  ];
  const flags = ["--ignore-rekor", "--effective-time", TIME, "--allow-past-effective-time", "--info"];
  const file = join(folder, `${name}.ec.json`);
  const input = join(folder, `${name}.input.json`);
  const outputs = ["--output", `json=${file}`, "--output", `policy-input=${input}`];
  const files = [...outputs, "--strict=false", "--show-successes"];
  return new Promise((done, failed) => {
    const child = spawn(resolve(ec ?? ""), [...words, ...flags, ...files], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    let errors = "";
    child.stderr.on("data", (text) => (errors += text));
    child.on("error", failed);
    child.on("close", () => {
      try {
        const [component] = JSON.parse(readFileSync(file, "utf8")).components;
        // Those of ec itself, about the image and its signatures, are no rules.
        const codes = (list) =>
          (list ?? [])
            .map(({ metadata }) => metadata?.code ?? "")
            .filter((code) => !code.startsWith("builtin."));
        const { violations, warnings, successes } = component;
        done({
          violations: sorted(codes(violations)),
          warnings: sorted(codes(warnings)),
          successes: codes(successes).length,
          input: JSON.parse(readFileSync(input, "utf8")),
        });
      } catch (error) {
        failed(new Error(errors, { cause: error }));
      }
    });
  });
}

/** The verdicts on the document of an image, and on the image itself by its snapshot, with the input that policies have of it. */
async function runGate(registry, configuration, value) {
  const builtins = conformaBuiltins({ allowNet: [registry.host], env: {}, trustedRoot: TRUSTED_ROOT });
  const gate = await loadGate(configuration, { rules: "conforma", builtins });
  try {
    const judge = async (inputs, options = {}) => {
      const { results } = await gate.judge(inputs, { ...options, now: new Date(TIME) });
      const problems = results.flatMap((result) => result.problems);
      if (problems.length > 0) throw new Error(problems.join("\n"));
      // The packages that are renamed for ec.
      const nameOf = ({ id, rule }) => (rule === "configuration" ? "" : id.replace(/^release\./, ""));
      const codes = (list) => sorted(list.map(nameOf));
      return {
        violations: codes(results.flatMap(({ violations }) => violations)),
        warnings: codes(results.flatMap(({ warnings }) => warnings)),
        successes: results.reduce((sum, { successes = 0 }) => sum + successes, 0),
      };
    };
    const ours = await judge([{ name: "image", value }]);
    const images = join(folder, "snapshot.json");
    writeFileSync(images, JSON.stringify(value.snapshot));
    let input;
    const onEvent = (event) => void (input ??= event.input);
    const image = await judge([], { verify: { keys: [pem] }, images, onEvent });
    return { ours, image, input, isSameByImage: JSON.stringify(ours) === JSON.stringify(image) };
  } finally {
    await gate.close();
  }
}

const commitOf = (folder) =>
  execFileSync("git", ["rev-parse", "HEAD"], { cwd: folder, encoding: "utf8" }).trim();

async function main() {
  const recorded = ec === undefined ? JSON.parse(readFileSync(TABLE, "utf8")) : undefined;
  const commits =
    ec === undefined || checkout === undefined
      ? {}
      : {
          policy: `github.com/conforma/policy@${commitOf(POLICY)}`,
          ec: `github.com/conforma/cli@${commitOf(checkout)}`,
        };
  const registry = await openRegistry();
  const sample = await pushSample(registry);
  await signImage(registry, sample.image);
  /** @type {Record<string, unknown>} */
  const verdicts = {};
  let differing = 0;
  const policies = ec === undefined ? POLICY : renamePackages();
  for (const [index, { title, change, sbom, ...source }] of CASES.entries()) {
    const statement = structuredClone(sample.attestations[0].statement);
    change?.(statement);
    const { ref, config, source: origin } = sample.image;
    const { _type, subject } = statement;
    const attached =
      sbom === undefined
        ? []
        : [{ _type, subject, predicateType: "https://cyclonedx.org/bom", predicate: sbom }];
    const attestations = await attest(registry, sample.image, [statement, ...attached]);
    const places = { policy: ["policy/lib", "policy/release"], data: ["example/data"] };
    const at = (paths) => paths.map((path) => join(policies, path));
    const configured = {
      sources: [{ policy: at(places.policy), data: at(places.data), ...source }],
      publicKey: pem,
    };
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(configured));
    const component = { name: "app", containerImage: ref, source: origin };
    const input = {
      attestations,
      image: { ref, signatures: null, config, source: origin },
      ...{
        snapshot: { application: "", components: [component] },
        component_name: "app",
        policy_spec: configured,
      },
    };
    const { ours, image, input: own, isSameByImage } = await runGate(registry, file, input);
    if (ec !== undefined) {
      const { input: theirs, ...verdict } = await runEc(file, component, String(index));
      verdicts[title] = verdict;
      if (!isDeepStrictEqual(own, theirs)) {
        differing++;
        console.log(JSON.stringify({ own, theirs }));
      }
    }
    const theirs = ec === undefined ? recorded.verdicts[title] : verdicts[title];
    const isEqual = isSameByImage && JSON.stringify(ours) === JSON.stringify(theirs);
    if (!isEqual) differing++;
    const { violations, warnings, successes } = ours;
    console.log(
      `${isEqual ? "as ec " : "DIFFER"} ${title}: ${violations.length} rules violated, ${warnings.length} warned, ${successes} passed`,
    );
    if (!isEqual) console.log(JSON.stringify({ ours, image, theirs }));
  }
  if (ec !== undefined) {
    const about = "The rules that ec validate image reports for the sample image: npm run conforma -- --ec";
    writeFileSync(
      TABLE,
      await format(JSON.stringify({ about, ...commits, verdicts }), { parser: "json", printWidth: 110 }),
    );
  }
  console.log(
    `${CASES.length} configurations and attestations, ${differing} with another verdict than ec, on the ${kind} registry`,
  );
  return differing === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} finally {
  for (const close of closers.reverse()) await close();
}
