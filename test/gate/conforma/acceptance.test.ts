import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { conformaBuiltins } from "../../../builtins/conforma/index.js";
import { RegoObject } from "../../../src/base/terms/term.js";
import { loadGate, type GateFinding, type GateReport } from "../../../src/gate/index.js";
import { startRegistry, type FakeRegistry } from "../../../src/testing/index.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder } from "../../cli/run.js";
import { ecdsa, pemOf, signed, type Signer } from "../../trust/verify/signed-envelope.js";

const onEnd = cleanUpAfterAll();

// The scenarios of ec's acceptance tests, with the verdicts that its command had.

interface Step {
  text: string;
  rows?: string[][];
  block?: string;
}

interface Verdict {
  violations: { code?: string; msg: string }[];
  warnings: { code?: string; msg: string }[];
  successes?: string[];
}

interface Scenario {
  title: string;
  steps: Step[];
  verdict?: Verdict[];
}

/** An image that ec's instance of Sigstore signed, and the root that trusts it. Blobs are in Base64. */
interface Keyless {
  variables: Record<string, string>;
  trustedRoot: Record<string, unknown>;
  manifests: { kind: "image" | "sigs" | "atts"; text: string }[];
  blobs: string[];
}

const { files, keyless, scenarios } = JSON.parse(
  readFileSync(new URL("acceptance.json", import.meta.url), "utf8"),
) as { files: Record<string, string>; keyless: Keyless; scenarios: Scenario[] };

/** The scenarios that are refused here, and why: `ec` passes them. */
const REFUSED: Record<string, string> = {
  "skip both image and att sig checks for debugging": "attestations of an image are always verified",
  "invalid att signature with valid image sig and skip-att-sig-check flag":
    "attestations of an image are always verified",
};

const MANIFEST = "application/vnd.oci.image.manifest.v1+json";
const LAYER = "application/vnd.oci.image.layer.v1.tar";
const DOCKER = "application/vnd.docker.distribution.manifest.v2+json";
const DOCKER_CONFIG = "application/vnd.docker.container.image.v1+json";
const DOCKER_LAYER = "application/vnd.docker.image.rootfs.diff.tar.gzip";
const DSSE = "application/vnd.dsse.envelope.v1+json";
const BUNDLE = "application/vnd.dev.sigstore.bundle.v0.3+json";
const SIMPLE = "application/vnd.dev.cosign.simplesigning.v1+json";
const SIGNATURE = "dev.cosignproject.cosign/signature";

/** A trusted root with a log that has no entries: the built-ins for signatures need one. */
const LOG = ecdsa().publicKey.export({ type: "spki", format: "der" });
const TRUSTED_ROOT = {
  mediaType: "application/vnd.dev.sigstore.trustedroot+json;version=0.1",
  tlogs: [
    {
      baseUrl: "https://rekor.example.com",
      hashAlgorithm: "SHA2_256",
      publicKey: {
        rawBytes: LOG.toString("base64"),
        keyDetails: "PKIX_ECDSA_P256_SHA_256",
        validFor: { start: "2020-01-01T00:00:00Z" },
      },
      logId: { keyId: createHash("sha256").update(LOG).digest("base64") },
    },
  ],
};

interface Layer {
  mediaType: string;
  content: Buffer;
}

/** What the steps of a scenario made. */
class World {
  /** When a build finished, by the last attestation. */
  finishedOn: string | undefined;
  readonly files: Record<string, string> = {};
  readonly #keys = new Map<string, Signer>();
  readonly #images = new Map<string, { digest: string; labels: Record<string, string>; layers: Layer[] }>();
  readonly #registry: FakeRegistry;

  constructor(registry: FakeRegistry) {
    this.#registry = registry;
  }

  #key(name: string): Signer {
    const key = this.#keys.get(name) ?? ecdsa();
    this.#keys.set(name, key);
    this.files[`${name}.pub`] = pemOf(key);
    return key;
  }

  digest(name: string): string {
    return this.#images.get(name)?.digest ?? "";
  }

  /** A text with the values of its variables. Repositories of Git are folders here. */
  fill(text: string): string {
    return text
      .replaceAll(/git::https:\/\/\$\{GITHOST\}\/git\/([\w-]+)(?:\.git)?/g, "./$1")
      .replaceAll(/oci::(?:https:\/\/)?\$\{REGISTRY\}\/acceptance\/([\w-]+):\w+/g, "./$1")
      .replaceAll("file::acceptance/", "./")
      .replaceAll(/\$\{REGISTRY_([\w/-]+):latest_DIGEST\}/g, (_all, name: string) =>
        this.digest(name).replace("sha256:", ""),
      )
      .replaceAll("${REGISTRY}", this.#registry.host)
      .replaceAll("${TMPDIR}/", "")
      .replaceAll(/\$\{(\w+)_PUBLIC_KEY\}/g, "$1.pub")
      .replaceAll(/\$\{(CERT_\w+)\}/g, (_all, name: string) => keyless.variables[name] ?? "");
  }

  async #image(name: string, rows: string[][] = [], annotations: Record<string, string> = {}): Promise<void> {
    const entries = rows.map(([path = "", file = ""]) => {
      const body = files[file] ?? "";
      return { header: { name: path, size: Buffer.byteLength(body), type: "file" as const }, body };
    });
    const random = await Promise.all(
      ["1", "2"].map(async (part) => {
        const body = `${name} ${part}`;
        const tar = await packTar([{ header: { name: part, size: body.length, type: "file" }, body }]);
        return { mediaType: DOCKER_LAYER, content: gzipSync(tar) };
      }),
    );
    const added =
      rows.length === 0 ? [] : [{ mediaType: LAYER, content: Buffer.from(await packTar(entries)) }];
    const layers = [...random, ...added];
    this.#push(name, { "org.opencontainers.image.title": name }, layers, annotations);
  }

  #push(name: string, labels: Record<string, string>, layers: Layer[], annotations = {}): void {
    const text = JSON.stringify({ os: "linux", architecture: "amd64", config: { Labels: labels } });
    const config = {
      mediaType: DOCKER_CONFIG,
      digest: this.#registry.pushBlob(name, text),
      size: text.length,
    };
    const pushed = layers.map(({ mediaType, content }) => ({
      ...{ mediaType, digest: this.#registry.pushBlob(name, content), size: content.byteLength },
    }));
    const manifest = { schemaVersion: 2, mediaType: DOCKER, config, layers: pushed, annotations };
    const { digest } = this.#registry.pushManifest(name, manifest, { mediaType: DOCKER, tag: "latest" });
    this.#images.set(name, { digest, labels, layers });
  }

  #sign(name: string, key: string, on: { tag: string } | { subject: string; artifactType: string }): void {
    const critical = {
      identity: { "docker-reference": name },
      image: { "docker-manifest-digest": this.digest(name) },
      type: "cosign container image signature",
    };
    const content = JSON.stringify({ critical, optional: null });
    const signature = this.#key(key).sign(Buffer.from(content)).toString("base64");
    this.#registry.push(name, [{ content, mediaType: SIMPLE, annotations: { [SIGNATURE]: signature } }], on);
  }

  #statement(
    name: string,
    isV1: boolean,
  ): { predicate: object; subject: object; _type: string; predicateType: string } {
    const subject = [{ name, digest: { sha256: this.digest(name).replace("sha256:", "") } }];
    const [id, buildType] = [
      "https://tekton.dev/chains/v2",
      "https://tekton.dev/attestations/chains/pipelinerun@v2",
    ];
    return isV1
      ? {
          ...{ _type: "https://in-toto.io/Statement/v0.1", predicateType: "https://slsa.dev/provenance/v1" },
          subject,
          predicate: {
            ...{ buildDefinition: { buildType, externalParameters: {} }, runDetails: { builder: { id } } },
          },
        }
      : {
          ...{
            _type: "https://in-toto.io/Statement/v0.1",
            predicateType: "https://slsa.dev/provenance/v0.2",
          },
          subject,
          predicate: { builder: { id }, buildType, invocation: { configSource: {} } },
        };
  }

  #attest(name: string, key: string, form: "tag" | "v1" | "referrer" | "bundle"): void {
    const { predicate, ...statement } = this.#statement(name, form === "v1");
    const metadata = this.finishedOn === undefined ? {} : { metadata: { buildFinishedOn: this.finishedOn } };
    const envelope = signed({ ...statement, predicate: { ...predicate, ...metadata } }, [this.#key(key)]);
    const subject = this.digest(name);
    if (form === "bundle") {
      const verificationMaterial = { publicKey: { hint: "" }, tlogEntries: [] };
      const bundle = { mediaType: BUNDLE, verificationMaterial, dsseEnvelope: envelope };
      const layer = { content: JSON.stringify(bundle), mediaType: BUNDLE };
      this.#registry.push(name, [layer], { artifactType: BUNDLE, subject });
      return;
    }
    const layer = { content: JSON.stringify(envelope), mediaType: DSSE, annotations: { [SIGNATURE]: "" } };
    const on = form === "referrer" ? { artifactType: DSSE, subject } : { tag: this.#tag(name, "att") };
    this.#registry.push(name, [layer], on);
  }

  #keyless(name: string): void {
    for (const blob of keyless.blobs) this.#registry.pushBlob(name, Buffer.from(blob, "base64"));
    for (const { kind, text } of keyless.manifests) {
      const tag = kind === "image" ? "latest" : this.#tag(name, kind.slice(0, 3));
      const { digest } = this.#registry.pushManifest(name, text, { mediaType: MANIFEST, tag });
      if (kind === "image") this.#images.set(name, { digest, labels: {}, layers: [] });
    }
  }

  #tag(name: string, suffix: string): string {
    return `${this.digest(name).replace(":", "-")}.${suffix}`;
  }

  /** Has the signatures or attestations of another image, or of the same one in another repository. */
  async #copy(from: string, to: string, suffix: string): Promise<void> {
    const response = await fetch(
      `http://${this.#registry.host}/v2/${from}/manifests/${this.#tag(from, suffix)}`,
    );
    const manifest = (await response.json()) as { config: { digest: string }; layers: { digest: string }[] };
    for (const { digest } of [manifest.config, ...manifest.layers]) {
      const blob = await fetch(`http://${this.#registry.host}/v2/${from}/blobs/${digest}`);
      this.#registry.pushBlob(to, new Uint8Array(await blob.arrayBuffer()));
    }
    this.#registry.pushManifest(to, manifest, { mediaType: MANIFEST, tag: this.#tag(to, suffix) });
  }

  async #parent(name: string): Promise<void> {
    await this.#image(`${name}/parent`);
    const base = `${this.#registry.host}/${name}/parent@${this.digest(`${name}/parent`)}`;
    await this.#image(name, [], { "org.opencontainers.image.base.name": base });
  }

  /** Makes what a step describes. @returns whether it is a known one. */
  async make({ text, rows = [], block = "" }: Step): Promise<boolean> {
    const [, a = "", b = ""] = /"([^"]*)"[^"]*(?:"([^"]*)")?/.exec(text) ?? [];
    const form = text.replaceAll(/"[^"]*"/g, "X");
    const steps: Record<string, () => unknown> = {
      "a key pair named X": () => this.#key(a),
      "an image named X": () => this.#parent(a),
      "an image named X containing a layer with:": () => this.#image(a, rows),
      "a signed and attested keyless image named X": () => this.#keyless(a),
      "the image X has labels:": () => {
        const { labels = {}, layers = [] } = this.#images.get(a) ?? {};
        this.#push(a, { ...labels, ...(Object.fromEntries(rows) as Record<string, string>) }, layers);
      },
      "a valid image signature of X image signed by the X key": () =>
        this.#sign(a, b, { tag: this.#tag(a, "sig") }),
      "a valid image signature referrer of X image signed by the X key": () =>
        this.#sign(a, b, { subject: this.digest(a), artifactType: SIMPLE }),
      "a valid attestation of X signed by the X key": () => this.#attest(a, b, "tag"),
      "a valid attestation of X signed by the X key, patched with": () => {
        const patches = rows.flatMap(
          ([patch = ""]) => JSON.parse(patch) as { path: string; value: unknown }[],
        );
        this.finishedOn = patches.find(({ path }) => path === "/predicate/metadata/buildFinishedOn")
          ?.value as string;
        this.#attest(a, b, "tag");
      },
      "a valid slsa v1 attestation of X signed by the X key": () => this.#attest(a, b, "v1"),
      "a valid attestation referrer of X signed by the X key": () => this.#attest(a, b, "referrer"),
      "a valid bundle-format attestation referrer of X signed by the X key": () =>
        this.#attest(a, b, "bundle"),
      "an image named X with signature from X": async () => {
        await this.#parent(a);
        await this.#copy(b, a, "sig");
      },
      "an image named X with attestation from X": async () => {
        await this.#parent(a);
        await this.#copy(b, a, "att");
      },
      "all images relating to X are copied to X": async () => {
        const { digest = "", labels = {}, layers = [] } = this.#images.get(a) ?? {};
        const base = `${this.#registry.host}/${a}/parent@${this.digest(`${a}/parent`)}`;
        this.#push(b, labels, layers, { "org.opencontainers.image.base.name": base });
        expect(this.digest(b)).toBe(digest);
        await this.#copy(a, b, "sig");
        await this.#copy(a, b, "att");
      },
      "an OCI blob with content X in the repo X": () => this.#registry.pushBlob(b, a),
      "a git repository named X with": () => this.#folder(a, rows),
      "a OCI policy bundle named X with": () => this.#folder(/\/([\w-]+):/.exec(a)?.[1] ?? "", rows),
      "policy configuration named X with specification": () => (this.files[a] = block),
      "policy configuration named X with 10 policy sources from X, patched with": () => {
        const patches = rows.flatMap(([patch = ""]) => JSON.parse(patch) as { value: object }[]);
        const sources = patches.map(({ value }) => ({ policy: [b], ruleData: value }));
        this.files[a] = JSON.stringify({ sources });
      },
      "an Snapshot named X with specification": () => (this.files[`snapshot-${a}`] = block),
      "an Snapshot named X with 10 components signed with X key": async () => {
        const names = Array.from({ length: 10 }, (_, index) => `multitude/image-${String(index)}`);
        for (const name of names) {
          await this.#parent(name);
          this.#sign(name, b, { tag: this.#tag(name, "sig") });
          this.#attest(name, b, "tag");
        }
        const components = names.map((name, index) => ({
          name: `component${String(index)}`,
          containerImage: "${REGISTRY}/" + name,
        }));
        this.files[`snapshot-${a}`] = JSON.stringify({ components });
      },
      "a pipeline definition file named X containing": () => (this.files[a] = block),
      "a file named X containing": () => (this.files[this.fill(a)] = block),
      // The fakes of other services, and what is checked below.
      "rekor entries are cleared": () => undefined,
      "a initialized tuf root": () => undefined,
      "the exit status should be 0": () => undefined,
      "the exit status should be 1": () => undefined,
      "the output should match the snapshot": () => undefined,
      "the X file should match the snapshot": () => undefined,
      "the standard error should contain": () => undefined,
    };
    const make = steps[form];
    await make?.();
    return make !== undefined;
  }

  #folder(name: string, rows: string[][]): void {
    for (const [file = "", path = ""] of rows) this.files[`${name}/${file}`] = files[path] ?? "";
  }
}

let registry: FakeRegistry;
beforeEach(async () => {
  registry = await startRegistry();
});
afterEach(() => registry.close());

/** Runs a command of `ec` as a gate. */
async function runCommand(world: World, command: string): Promise<GateReport> {
  const words: string[] = command.match(/(?:\{.*?\}(?= --|$)|\S+)/g) ?? [];
  const valueOf = (flag: string): string | undefined => {
    const at = words.indexOf(flag);
    return at === -1 ? undefined : words[at + 1];
  };
  const made = { ...files, ...world.files };
  const filled = Object.entries(made).map(([name, text]) => [name, world.fill(text)]);
  let policy = world.fill(valueOf("--policy") ?? "").replace("acceptance/", "");
  const extra: Record<string, string> = {};
  if (policy.startsWith("{")) {
    extra["inline.json"] = policy;
    policy = "inline.json";
  } else if (policy.startsWith("./")) {
    policy =
      ["policy.yaml", "policy.json"]
        .map((name) => `${policy.slice(2)}/${name}`)
        .find((name) => name in made) ?? policy.slice(2);
  }
  const json = valueOf("--json-input");
  if (json !== undefined) extra["images.json"] = world.fill(json);
  const snapshot = valueOf("--snapshot")?.replace("acceptance/", "snapshot-");
  const images = json === undefined ? (valueOf("--images") ?? snapshot) : "images.json";
  const cwd = await makeFolder(
    { ...(Object.fromEntries(filled) as Record<string, string>), ...extra },
    onEnd,
  );
  const image = valueOf("--image");
  const isInput = words[1] === "input";
  const inputs = isInput
    ? [{ path: world.fill(words[2] === "--file" ? (words[3] ?? "") : (words[2] ?? "")) }]
    : image === undefined
      ? []
      : [{ path: `oci://${world.fill(image)}:latest` }];
  const rules = valueOf("--extra-rule-data")?.split(",") ?? [];
  rules.forEach((rule, index) => {
    const [name = "", value] = rule.split("=");
    // A rule without a value is no data.
    const text = value === undefined ? rule : `{"rule_data__configuration__":{"${name}":"${value}"}}`;
    writeFileSync(join(cwd, `rule-data-${String(index)}.json`), text);
  });
  const builtins = conformaBuiltins({ allowNet: [registry.host], env: {}, trustedRoot: TRUSTED_ROOT });
  const key = valueOf("--public-key");
  const identity = valueOf("--certificate-identity");
  const signer =
    identity === undefined
      ? undefined
      : {
          trustedRoot: keyless.trustedRoot,
          certificateIdentity: world.fill(identity),
          certificateOidcIssuer: world.fill(valueOf("--certificate-oidc-issuer") ?? ""),
        };
  // The time of a run is never the input's: here it is a value of the command.
  const effective = valueOf("--effective-time");
  const time = effective === "attestation" ? world.finishedOn : effective;
  const dataFiles = rules.map((_rule, index) => `rule-data-${String(index)}.json`);
  await using gate = await loadGate(policy, { rules: "conforma", cwd, builtins, dataFiles });
  return await gate.judge(inputs, {
    ...(key === undefined ? {} : { verify: { keys: [{ path: world.fill(key) }], cwd } }),
    ...(signer === undefined ? {} : { verify: signer }),
    ...(images === undefined ? {} : { images: world.fill(images) }),
    ...(time === undefined ? {} : { now: new Date(time) }),
    skipImageSigCheck: words.includes("--skip-image-sig-check"),
  });
}

/** The messages of `ec` itself are no rules': about signatures, criteria and time. */
const OWN = /^(?:Volatile exclude rule|Include criterion|Exclude criterion)/;
const toText = (code: string | undefined, msg: string): string =>
  code ?? msg.replace(/ This will become a failure starting on .*$/, "").replace(/\.$/, "");

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

const expectedOf = (found: readonly { code?: string; msg: string }[]): string[] =>
  found
    .filter(({ code = "", msg }) => !code.startsWith("builtin.") && !OWN.test(msg))
    .map(({ code, msg }) => toText(code, msg));

const foundOf = (found: readonly GateFinding[]): string[] =>
  found
    .filter(({ rule, message }) => rule !== "configuration" && !OWN.test(message))
    .map(({ message, value }) => {
      const code = value instanceof RegoObject ? value.get("code") : undefined;
      return toText(typeof code === "string" ? code : undefined, message);
    });

async function judge({ title, steps }: Scenario): Promise<GateReport | "error"> {
  const world = new World(registry);
  let command = "";
  for (const step of steps) {
    const run = /^ec command is run with "(.*)"$/.exec(step.text)?.[1];
    if (run !== undefined) command ||= run;
    else if (!(await world.make(step))) throw new Error(`${title}: unknown step ${step.text}`);
  }
  try {
    return await runCommand(world, command);
  } catch {
    return "error";
  }
}

describe("a scenario of ec's acceptance tests has its verdict", () => {
  const judged = scenarios.filter(({ title }) => !(title in REFUSED));

  it.each(judged)("$title", async (scenario) => {
    const { verdict, steps } = scenario;
    const components = verdict ?? [];
    // With --strict=false a command succeeds that has violations.
    const fails =
      steps.some(({ text }) => text === "the exit status should be 1") ||
      components.some(({ violations }) => violations.length > 0);
    const report = await judge(scenario);
    if (verdict === undefined && !fails) {
      // The output of ec is no verdict, but its exit status is.
      expect(report === "error" ? "error" : report.outcome).toBe("pass");
      return;
    }
    const isUnsigned = components.some(({ violations }) =>
      violations.some(({ code = "" }) => code.startsWith("builtin.")),
    );
    if (report === "error" || verdict === undefined || isUnsigned) {
      expect(fails).toBe(true);
      expect(report === "error" ? "error" : report.outcome).not.toBe("pass");
      return;
    }
    const { results, outcome } = report;
    expect({ outcome, problems: results.flatMap(({ problems }) => problems) }).toEqual({
      outcome: fails ? "fail" : "pass",
      problems: [],
    });
    expect({
      violations: sorted(results.flatMap(({ violations }) => foundOf(violations))),
      warnings: sorted(results.flatMap(({ warnings }) => foundOf(warnings))),
    }).toEqual({
      violations: sorted(components.flatMap(({ violations }) => expectedOf(violations))),
      warnings: sorted(components.flatMap(({ warnings }) => expectedOf(warnings))),
    });
    if (components.every(({ successes }) => successes !== undefined)) {
      const own = components
        .flatMap(({ successes = [] }) => successes)
        .filter((code) => !code.startsWith("builtin."));
      expect(results.reduce((sum, { successes = 0 }) => sum + successes, 0)).toBe(own.length);
    }
  });

  it.each(scenarios.filter(({ title }) => title in REFUSED))("$title: refused", async (scenario) => {
    const report = await judge(scenario);
    expect(report === "error" ? "error" : report.outcome).not.toBe("pass");
  });

  it("are all there", () => {
    expect(judged.length).toBe(68);
    const titles = new Set(scenarios.map(({ title }) => title));
    expect(Object.keys(REFUSED).filter((title) => !titles.has(title))).toEqual([]);
  });
});
