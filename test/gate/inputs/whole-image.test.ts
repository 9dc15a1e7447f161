import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { packTar } from "modern-tar";
import { Recording } from "../../../src/engine/recording/recording.js";
import { loadGate, type GateReport, type JudgeOptions } from "../../../src/gate/index.js";
import { faults, startRegistry, type FakeRegistry } from "../../../src/testing/index.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder, run } from "../../cli/run.js";
import { IDENTITY, ISSUER, startMockSigstore, type MockSigstore } from "../../trust/verify/mock-sigstore.js";
import { ed25519, pemOf, signed, STATEMENT, type Signer } from "../../trust/verify/signed-envelope.js";

const DSSE = "application/vnd.dsse.envelope.v1+json";
const BUNDLE = "application/vnd.dev.sigstore.bundle.v0.3+json";
const INDEX = "application/vnd.oci.image.index.v1+json";
const MANIFEST = "application/vnd.oci.image.manifest.v1+json";
const CONFIG = "application/vnd.oci.image.config.v1+json";
const BASE_NAME = "org.opencontainers.image.base.name";
const BASE_DIGEST = "org.opencontainers.image.base.digest";

/** Shows its input. */
const POLICY = `package main

# METADATA
# custom:
#   short_name: shown
deny contains {"code": "main.shown", "msg": json.marshal(input)}
`;

/** A configuration with members that Go leaves out because they are empty. */
const FULL = `apiVersion: appstudio.redhat.com/v1alpha1
kind: EnterpriseContractPolicy
spec:
  name: ""
  description: Release
  configuration: {exclude: []}
  sources:
    - policy: [./p]
      data: []
      ruleData: {empty: [], text: ""}
      volatileConfig: {exclude: [{value: a, effectiveUntil: "2027-01-01T00:00:00Z", imageUrl: ""}]}
`;

const CONFIGURED = pemOf(ed25519());

let registry: FakeRegistry;
let sigstore: MockSigstore;
let signer: Signer;
let cwd: string;
const onEnd = cleanUpAfterAll();
beforeAll(async () => {
  sigstore = await startMockSigstore();
  signer = ed25519();
  const files = {
    "p/main.rego": POLICY,
    "q/other.rego": POLICY.replaceAll("main", "other").replace(
      "json.marshal(input)}",
      '"none"} if input.none',
    ),
    "policy.yaml": "sources: [{policy: [./p]}]\n",
    "full.yaml": FULL,
    "s/main.rego": POLICY.replace(
      "json.marshal(input)",
      'json.marshal([data.config.default_sigstore_opts, object.get(input.policy_spec, "publicKey", "")])',
    ),
    "signer.yaml": JSON.stringify({
      sources: [{ policy: ["./s"] }],
      publicKey: CONFIGURED,
      rekorUrl: "https://rekor.example.com",
      identity: { subject: "configured", issuer: "https://issuer.example.com" },
    }),
  };
  cwd = await makeFolder(files, onEnd);
  await writeFile(join(cwd, "key.pub"), pemOf(signer));
});
beforeEach(async () => {
  registry = await startRegistry();
});
afterEach(() => registry.close());

interface Pushed {
  address: string;
  digest: string;
  ref: string;
}

/** Pushes an image with a configuration, or with the whole text of one. */
function pushImage(
  name: string,
  config: unknown,
  annotations: Record<string, string> = {},
  layers: readonly Buffer[] = [],
): Pushed {
  const text =
    typeof config === "string" ? config : JSON.stringify({ os: "linux", architecture: "amd64", config });
  const digest = registry.pushBlob(name, text);
  const pushed = registry.pushManifest(name, {
    schemaVersion: 2,
    mediaType: MANIFEST,
    config: { mediaType: CONFIG, digest, size: Buffer.byteLength(text) },
    layers: layers.map((layer) => ({
      mediaType: "application/vnd.oci.image.layer.v1.tar",
      digest: registry.pushBlob(name, layer),
      size: layer.byteLength,
    })),
    annotations,
  });
  return { ...pushed, ref: pushed.address.slice("oci://".length) };
}

const statement = ({ digest }: Pick<Pushed, "digest">, predicateType = STATEMENT.predicateType): object => ({
  ...STATEMENT,
  subject: [{ name: "app", digest: { sha256: digest.replace("sha256:", "") } }],
  predicateType,
});

function attest({ digest }: Pushed, content: object, type = DSSE): void {
  const layers = [{ content: JSON.stringify(content), mediaType: type }];
  registry.push("app", layers, { artifactType: type, subject: digest });
}

/** Attaches signatures of messages as cosign does that writes no bundles. */
function attachSignatures(
  { digest }: Pushed,
  signatures: readonly [message: object | string, by: Signer][],
): void {
  const layers = signatures.map(([message, by]) => {
    const content = typeof message === "string" ? message : JSON.stringify(message);
    const signature = by.sign(Buffer.from(content)).toString("base64");
    const annotations = { "dev.cosignproject.cosign/signature": signature };
    return { content, mediaType: "application/vnd.dev.cosign.simplesigning.v1+json", annotations };
  });
  registry.push("app", layers, { tag: `${digest.replace(":", "-")}.sig` });
}

const message = ({ digest }: Pick<Pushed, "digest">): object => ({
  critical: {
    identity: {},
    image: { "docker-manifest-digest": digest },
    type: "cosign container image signature",
  },
  optional: null,
});

async function judge(
  { address }: Pick<Pushed, "address">,
  { verify = { keys: [pemOf(signer)] }, ...options }: JudgeOptions = {},
  policies: string | string[] = "policy.yaml",
): Promise<GateReport> {
  await using gate = await loadGate(policies, { rules: "conforma", cwd });
  return await gate.judge([{ path: address }], { skipImageSigCheck: true, verify, ...options });
}

const SIGNED: JudgeOptions = { skipImageSigCheck: false };

async function inputOf(image: Pushed, options?: JudgeOptions, policies?: string): Promise<unknown> {
  const { results } = await judge(image, options, policies);
  expect(results.map(({ outcome, problems }) => [outcome, ...problems])).toEqual([["fail"]]);
  return JSON.parse(results[0]?.violations[0]?.message ?? "") as unknown;
}

const codes = ({ results }: GateReport): unknown[] =>
  results.map(({ outcome, errorCode }) => [outcome, errorCode]);

describe("an image as an input of policies of Conforma", () => {
  it("shows policies no signature that no key verified", async () => {
    const image = pushImage("app", {});
    const envelope = signed(statement(image), [signer]) as { signatures: object[] };
    envelope.signatures.push({ keyid: "security-team", sig: "AAAA" });
    attest(image, envelope);
    expect(codes(await judge(image))).toEqual([["fail", "signature_invalid"]]);
  });

  it("names the limit of time that a registry outlives", async () => {
    const image = pushImage("app", {});
    registry.respondNext(faults.hang(), { times: 9 });
    const options = { timeoutMs: 200, verify: { keys: [pemOf(signer)] } };
    expect(codes(await judge(image, options))).toEqual([["undecided", "timeout"]]);
  });

  it.each([
    ["two members of one name", '{"config":{"Labels":{"a":"1"},"Labels":{}}}'],
    ["two configurations", '{"config":{"Labels":{"a":"1"}},"config":{}}'],
    ["a member in another spelling", '{"config":{"labels":{"a":"1"}}}'],
    ["a configuration in another spelling", '{"Config":{"Labels":{"a":"1"}}}'],
    ["a label that is a number", '{"config":{"Labels":{"a":1}}}'],
    ["labels that are a text", '{"config":{"Labels":"a"}}'],
    ["a flag that is a text", '{"config":{"Tty":"no"}}'],
    ["a check in another spelling", '{"config":{"Healthcheck":{"test":["NONE"]}}}'],
    ["a list", "[]"],
  ])("reads no configuration with %s", async (_what, text) => {
    const image = pushImage("app", text);
    attest(image, signed(statement(image), [signer]));
    expect(codes(await judge(image))).toEqual([["invalid", "document_invalid"]]);
  });

  it("is the document of ec validate image, with its attestations and configurations", async () => {
    const base = pushImage("base", { Labels: { name: "base" } });
    const image = pushImage(
      "app",
      { Labels: { a: "b" }, Cmd: ["x"], User: "", Volumes: {}, Tty: false, Env: null, Unknown: 1 },
      { [BASE_NAME]: `${registry.host}/base:1`, [BASE_DIGEST]: base.digest },
    );
    const envelope = signed(statement(image), [signer]) as { signatures: { sig: string; keyid?: string }[] };
    attest(image, envelope);
    attest(image, signed(statement(image, "https://example.com/other"), [signer]));
    const [own] = envelope.signatures;
    const component = { name: "Unnamed", containerImage: image.ref, source: {} };
    expect(await inputOf(image)).toEqual({
      attestations: [
        { statement: statement(image), signatures: [{ keyid: own?.keyid ?? "", sig: own?.sig }] },
        {
          statement: statement(image, "https://example.com/other"),
          signatures: [expect.objectContaining({ sig: expect.any(String) as string })],
        },
      ],
      image: {
        ref: image.ref,
        config: { Labels: { a: "b" }, Cmd: ["x"] },
        parent: { ref: `${registry.host}/base:1@${base.digest}`, config: { Labels: { name: "base" } } },
        source: {},
      },
      snapshot: { application: "", components: [component], artifacts: {} },
      component_name: "Unnamed",
      policy_spec: { sources: [{ policy: ["file::./p"] }], publicKey: pemOf(signer) },
    });
  });

  it("has the specification of the policy, without its empty members, and only one", async () => {
    const image = pushImage("app", {});
    attest(image, signed(statement(image), [signer]));
    expect(await inputOf(image, undefined, "full.yaml")).toMatchObject({
      policy_spec: {
        description: "Release",
        configuration: {},
        sources: [
          {
            policy: ["file::./p"],
            ruleData: { empty: [], text: "" },
            volatileConfig: { exclude: [{ value: "a", effectiveUntil: "2027-01-01T00:00:00Z" }] },
          },
        ],
      },
    });
    const report = await judge(image, undefined, ["full.yaml", "policy.yaml"]);
    expect(new Set(codes(report).map(String))).toEqual(new Set(["invalid,config_invalid"]));
    expect(report.results[0]?.problems.join("")).toMatch(/there must be one alone/);
  });

  it("has the signer of the run in place of the configured one, as in ec", async () => {
    const image = pushImage("app", {});
    attest(image, signed(statement(image), [signer]));
    const options = {
      certificate_identity: "",
      certificate_identity_regexp: "",
      certificate_oidc_issuer: "",
      certificate_oidc_issuer_regexp: "",
      ignore_rekor: true,
      public_key: pemOf(signer),
      rekor_url: "https://rekor.example.com",
    };
    expect(await inputOf(image, undefined, "signer.yaml")).toEqual([options, pemOf(signer)]);
    // ec takes one key.
    const verify = { keys: [pemOf(signer), pemOf(ed25519())] };
    expect(await inputOf(image, { verify }, "signer.yaml")).toEqual([
      { ...options, ignore_rekor: false, public_key: CONFIGURED },
      CONFIGURED,
    ]);
  });

  it("has the identity of the run in place of the configured key, as in ec", async () => {
    const image = pushImage("app", {});
    attest(image, await sigstore.sign({ payload: JSON.stringify(statement(image)) }), BUNDLE);
    const verify = {
      trustedRoot: sigstore.root(),
      certificateIdentity: IDENTITY,
      certificateOidcIssuer: ISSUER,
    };
    expect(await inputOf(image, { verify }, "signer.yaml")).toEqual([
      {
        certificate_identity: IDENTITY,
        certificate_identity_regexp: "",
        certificate_oidc_issuer: ISSUER,
        certificate_oidc_issuer_regexp: "",
        ignore_rekor: false,
        public_key: "",
        rekor_url: "https://rekor.example.com",
      },
      "",
    ]);
  });

  it("has the signatures of cosign's tag that hold", async () => {
    const image = pushImage("app", {});
    attest(image, signed(statement(image), [signer]));
    attachSignatures(image, [
      [message(image), ed25519()],
      [message({ digest: `sha256:${"0".repeat(64)}` }), signer],
      [message(image), signer],
    ]);
    const { image: judged } = (await inputOf(image, SIGNED)) as { image: { signatures: unknown } };
    const sig = signer.sign(Buffer.from(JSON.stringify(message(image)))).toString("base64");
    expect(judged.signatures).toEqual([{ keyid: "", sig }]);
  });

  it.each<[string, (image: Pushed) => [object | string, Signer], string]>([
    ["of another key", (image) => [message(image), ed25519()], "signature_invalid"],
    ["of another image", () => [message({ digest: `sha256:${"0".repeat(64)}` }), signer], "subject_mismatch"],
    ["of what is not JSON", () => ["text", signer], "statement_invalid"],
    [
      "of two images",
      (image) => [JSON.stringify(message(image)).replace('"image":', '"image":{},"image":'), signer],
      "envelope_invalid",
    ],
  ])("is refused where cosign's tag has a signature %s alone", async (_what, sign, code) => {
    const image = pushImage("app", {});
    attest(image, signed(statement(image), [signer]));
    attachSignatures(image, [sign(image)]);
    expect(codes(await judge(image, SIGNED))).toEqual([
      [code === "subject_mismatch" || code.startsWith("sign") ? "fail" : "invalid", code],
    ]);
  });

  it("has the files of the folder that a label of OLM names", async () => {
    const layer = (files: Record<string, string>): Promise<Uint8Array> =>
      packTar(Object.entries(files).map(([name, body]) => ({ header: { name, size: body.length }, body })));
    const layers = [
      await layer({ "manifests/a.yaml": "kind: Old\n", "manifests/b.json": "[1]", "other/c.yaml": "c: 1\n" }),
      await layer({ "manifests/a.yaml": "kind: ClusterServiceVersion\n", "manifests/d.txt": "d" }),
    ].map((bytes) => Buffer.from(bytes));
    const labels = { "operators.operatorframework.io.bundle.manifests.v1": "manifests/" };
    const image = pushImage("app", { Labels: labels }, {}, layers);
    attest(image, signed(statement(image), [signer]));
    const { image: judged } = (await inputOf(image)) as { image: { files: unknown } };
    expect(judged.files).toEqual({
      "manifests/a.yaml": { kind: "ClusterServiceVersion" },
      "manifests/b.json": [1],
    });
  });

  it("is, of an index, the index and each of its images", async () => {
    const arm = pushImage("app", { Labels: { on: "arm64" } });
    const amd = pushImage("app", { Labels: { on: "amd64" } });
    const manifests = [
      { mediaType: MANIFEST, digest: arm.digest, size: 1, platform: { os: "linux", architecture: "arm64" } },
      { mediaType: MANIFEST, digest: amd.digest, size: 1, platform: { os: "linux", architecture: "amd64" } },
    ];
    const pushed = registry.pushManifest(
      "app",
      { schemaVersion: 2, mediaType: INDEX, manifests },
      { mediaType: INDEX, tag: "1" },
    );
    const named = `${registry.host}/app:1`;
    const index = { ...pushed, address: `oci://${named}`, ref: `${registry.host}/app@${pushed.digest}` };
    for (const one of [index, arm]) attest(one, signed(statement(one), [signer]));
    const unsigned = await judge(index);
    expect(codes(unsigned)).toContainEqual(["fail", "attestation_missing"]);
    attest(amd, signed(statement(amd), [signer]));
    const { results } = await judge(index);
    type Judged = {
      image: { ref: string; config: unknown };
      component_name: string;
      snapshot: { components: { containerImage: string }[] };
    };
    const inputs = results.map(({ violations }) => JSON.parse(violations[0]?.message ?? "") as Judged);
    // ec keeps the address of the index, which is a tag, and sorts by it.
    const refs = [named, arm.ref, amd.ref].sort();
    for (const { snapshot } of inputs)
      expect(snapshot.components.map((one) => one.containerImage)).toEqual(refs);
    const shown = inputs.map(({ image, component_name: name }) => [name, image.ref, image.config]);
    expect(new Set(shown.map(String))).toEqual(
      new Set(
        [
          ["Unnamed", index.ref, {}],
          [`Unnamed-${arm.digest}-arm64`, arm.ref, {}],
          [`Unnamed-${amd.digest}-amd64`, amd.ref, {}],
        ].map(String),
      ),
    );
    expect(inputs.find(({ component_name: name }) => name === "Unnamed")?.image.config).toEqual({
      Labels: { on: "amd64" },
    });
  });

  it("has certificates of verified signers, and signatures of the image beside its attestations", async () => {
    const image = pushImage("app", {});
    const sign = (predicateType?: string): Promise<object> =>
      sigstore.sign({ payload: JSON.stringify(statement(image, predicateType)) });
    attest(image, await sign(), BUNDLE);
    attest(image, await sign("https://sigstore.dev/cosign/sign/v1"), BUNDLE);
    const verify = {
      trustedRoot: sigstore.root(),
      certificateIdentity: IDENTITY,
      certificateOidcIssuer: ISSUER,
    };
    const signature = {
      keyid: expect.any(String) as string,
      sig: expect.any(String) as string,
      certificate: expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n/) as string,
      metadata: expect.objectContaining({
        "Fulcio Issuer (V2)": expect.stringContaining(ISSUER) as string,
      }) as object,
    };
    expect(await inputOf(image, { verify })).toMatchObject({
      attestations: [{ statement: statement(image), signatures: [signature] }],
      image: { config: {}, signatures: [signature] },
    });
  });

  it.each<[string, (image: Pushed) => unknown, unknown[]]>([
    ["without an attestation", () => undefined, ["fail", "attestation_missing"]],
    [
      "with a signature of its own alone",
      (image) => attest(image, signed(statement(image, "https://sigstore.dev/cosign/sign/v1"), [signer])),
      ["fail", "attestation_missing"],
    ],
    [
      "with an attestation of somebody else beside one that holds",
      (image) => {
        attest(image, signed(statement(image), [signer]));
        attest(image, signed(statement(image), [ed25519()]));
      },
      ["fail", "signature_invalid"],
    ],
    [
      "with an attestation that nobody signed",
      (image) => attest(image, statement(image), "application/vnd.in-toto+json"),
      ["fail", "signature_missing"],
    ],
    [
      "with an attestation of another image",
      (image) => attest(image, signed(statement({ digest: `sha256:${"0".repeat(64)}` }), [signer])),
      ["fail", "subject_mismatch"],
    ],
    [
      "whose configuration the registry does not give",
      (image) => {
        attest(image, signed(statement(image), [signer]));
        registry.respondNext(faults.status(404), { path: /app\/blobs\/sha256:/, times: 9 });
      },
      ["undecided", "not_found"],
    ],
  ])("%s is no pass", async (_what, prepare, expected) => {
    const image = pushImage("app", {});
    prepare(image);
    const [[outcome, code] = []] = codes(await judge(image)) as [string, string][];
    expect(outcome).toBe(expected[0]);
    expect(code).toMatch(expected[1] === "not_found" ? /not_found|response_invalid/ : String(expected[1]));
  });

  it.each<[string, () => Pushed, unknown[], RegExp]>([
    [
      "with a malformed base",
      () => pushImage("app", {}, { [BASE_NAME]: "UPPER CASE", [BASE_DIGEST]: `sha256:${"0".repeat(64)}` }),
      ["invalid", "document_invalid"],
      /base\.name is no reference/,
    ],
    [
      "with a base that is not there",
      () =>
        pushImage(
          "app",
          {},
          { [BASE_NAME]: `${registry.host}/no`, [BASE_DIGEST]: `sha256:${"0".repeat(64)}` },
        ),
      ["undecided", "not_found"],
      /does not have this image/,
    ],
    [
      "with a malformed configuration",
      () => pushImage("app", []),
      ["invalid", "document_invalid"],
      /malformed/,
    ],
  ])("%s is refused", async (_what, push, expected, message) => {
    const image = push();
    attest(image, signed(statement(image), [signer]));
    const report = await judge(image);
    expect(codes(report)).toEqual([expected]);
    expect(report.results[0]?.problems.join("\n")).toMatch(message);
  });

  it("is about this image also where an artifact is named", async () => {
    const image = pushImage("app", {});
    const other = `sha256:${"7".repeat(64)}`;
    attest(image, signed(statement({ digest: other }), [signer]));
    const verify = { keys: [pemOf(signer)], artifact: other };
    expect(codes(await judge(image, { verify }))).toEqual([["fail", "subject_mismatch"]]);
  });

  it("asks no other registry before its attestations hold", async () => {
    await using elsewhere = await startRegistry();
    const annotations = { [BASE_NAME]: `${elsewhere.host}/base`, [BASE_DIGEST]: `sha256:${"0".repeat(64)}` };
    const image = pushImage("app", {}, annotations);
    attest(image, signed(statement(image), [ed25519()]));
    expect(codes(await judge(image))).toEqual([["fail", "signature_invalid"]]);
    expect(elsewhere.requests).toEqual([]);
  });

  it("needs a signature of its own, unless an option skips it", async () => {
    const image = pushImage("app", {});
    attest(image, signed(statement(image), [signer]));
    const report = await judge(image, SIGNED);
    expect(codes(report)).toEqual([["fail", "signature_missing"]]);
    expect(report.results[0]?.violations[0]?.message).toMatch(/neither a Sigstore bundle nor a signature/);
    expect(codes(await judge(image))).toEqual([["fail", undefined]]);
  });

  it("has the component, the source and the other images of its snapshot", async () => {
    const [web, api] = ["web", "api"].map((on) => pushImage("app", { Labels: { on } })) as [Pushed, Pushed];
    for (const image of [web, api]) attest(image, signed(statement(image), [signer]));
    const source = { git: { url: "https://git.example.com/web", revision: "abc" } };
    const components = [
      { name: "web", containerImage: web.ref, source },
      { name: "api", containerImage: api.ref },
      { name: "again", containerImage: web.ref },
    ];
    const snapshot = join(cwd, "snapshot.yaml");
    await writeFile(snapshot, JSON.stringify({ kind: "Snapshot", spec: { application: "a", components } }));
    await using gate = await loadGate("policy.yaml", { rules: "conforma", cwd });
    const options = { verify: { keys: [pemOf(signer)] }, skipImageSigCheck: true, images: snapshot };
    const { results } = await gate.judge([], options);
    const inputs = results.map(({ violations }) => JSON.parse(violations[0]?.message ?? "") as object);
    const all = [
      { name: "web", containerImage: web.ref, source },
      { name: "api", containerImage: api.ref, source: {} },
    ].sort((a, b) => (a.containerImage < b.containerImage ? -1 : 1));
    expect(inputs).toHaveLength(2);
    expect(inputs).toContainEqual(
      expect.objectContaining({
        component_name: "web",
        image: expect.objectContaining({ ref: web.ref, source }) as object,
        snapshot: { application: "a", components: all, artifacts: {} },
      }),
    );
    expect(inputs).toMatchObject(inputs.map(() => ({ snapshot: { components: all } })));
  });

  it("is excused and judged by criteria for it or its component, and no other is", async () => {
    const [own, other] = ["own", "other"].map((on) => pushImage("app", { Labels: { on } })) as [
      Pushed,
      Pushed,
    ];
    for (const image of [own, other]) attest(image, signed(statement(image), [signer]));
    const components = [own, other].map(({ ref }, index) => ({
      name: `c${String(index)}`,
      containerImage: ref,
    }));
    await writeFile(join(cwd, "snapshot.json"), JSON.stringify({ components }));
    const outcomes = async (criterion: object, kind = "exclude"): Promise<string[]> => {
      const source = {
        policy: ["./p", "./q"],
        ...(kind === "include" ? { config: { include: ["other"] } } : {}),
        volatileConfig: { [kind]: [{ value: "main", ...criterion }] },
      };
      await writeFile(join(cwd, "scoped.json"), JSON.stringify({ sources: [source] }));
      await using gate = await loadGate("scoped.json", { rules: "conforma", cwd });
      const { results } = await gate.judge([], {
        ...{ verify: { keys: [pemOf(signer)] }, skipImageSigCheck: true, images: "snapshot.json" },
      });
      return [own, other].map(({ address }) =>
        results.flatMap(({ file, outcome }) => (file === address ? [outcome] : [])).join(" "),
      );
    };
    expect(await outcomes({ imageDigest: own.digest })).toEqual(["pass", "fail pass"]);
    expect(await outcomes({ imageRef: other.digest })).toEqual(["fail pass", "pass"]);
    expect(await outcomes({ componentNames: ["c1"] })).toEqual(["fail pass", "pass pass"]);
    expect(await outcomes({ imageUrl: `${registry.host}/app` })).toEqual(["pass", "pass"]);
    expect(await outcomes({ imageUrl: `${registry.host}/ap` })).toEqual(["fail pass", "fail pass"]);
    expect(await outcomes({ componentNames: ["c1"] }, "include")).toEqual(["pass", "fail pass"]);
    expect(await outcomes({ imageDigest: own.digest }, "include")).toEqual(["fail pass", "pass"]);
  });

  it.each([
    ["a list", "[]", /must be a mapping|is not a snapshot/],
    ["no component", "components: []", /components/],
    ["a component without an image", "components: [{name: a}]", /containerImage/],
    [
      "an image with a scheme",
      "components: [{name: a, containerImage: 'https://me:pass@example.com/a:1'}]",
      /^(?=[^]*containerImage.* must have no scheme)(?![^]*pass@)/,
    ],
  ])("is of no snapshot with %s", async (_what, text, message) => {
    await writeFile(join(cwd, "bad.yaml"), text);
    const args = [
      "gate",
      "--rules",
      "conforma",
      "-p",
      "policy.yaml",
      "--images",
      "bad.yaml",
      "--key",
      "key.pub",
    ];
    const { exitCode, stdout, stderr } = await run(args, { cwd });
    expect(exitCode).toBe(2);
    expect(stdout + stderr).toMatch(message);
  });

  it("needs a verification, and is replayed without a registry", async () => {
    const base = pushImage("base", { Labels: { name: "base" } });
    const image = pushImage(
      "app",
      { Labels: { a: "b" } },
      { [BASE_NAME]: `${registry.host}/base`, [BASE_DIGEST]: base.digest },
    );
    attest(image, signed(statement(image), [signer]));
    attachSignatures(image, [[message(image), signer]]);
    const args = ["gate", "--rules", "conforma", "-p", "policy.yaml", image.address, "-o", "json"];
    const unverified = await run(args, { cwd });
    expect(unverified.stdout).toMatch(/verified attestations alone: give --key or --trusted-root/);
    expect(unverified.exitCode).toBe(2);
    const recorded = await run([...args, "--key", "key.pub", "--record", "r.json"], { cwd });
    expect(recorded.exitCode, recorded.stdout + recorded.stderr).toBe(1);
    expect(recorded.stdout).toContain(image.digest);
    registry.respondNext(faults.status(500), { times: 99 });
    const before = registry.requests.length;
    const replayed = await run([...args, "--key", "key.pub", "--replay", "r.json"], { cwd });
    expect(replayed.exitCode, replayed.stdout + replayed.stderr).toBe(1);
    const findings = ({ stdout }: { stdout: string }): unknown =>
      (JSON.parse(stdout) as { results: { violations: unknown }[] }).results.map(
        ({ violations }) => violations,
      );
    expect(findings(replayed)).toEqual(findings(recorded));
    expect(registry.requests).toHaveLength(before);
  });

  it.each<[string, (description: object) => unknown, string]>([
    ["without a description", () => undefined, "recording_missing"],
    ["with a malformed one", (description) => ({ ...description, signatures: [{}] }), "recording_invalid"],
    ["without its signature", (description) => ({ ...description, signatures: [] }), "signature_missing"],
  ])("is no pass of a recording %s", async (_what, change, code) => {
    const image = pushImage("app", {});
    attest(image, signed(statement(image), [signer]));
    attachSignatures(image, [[message(image), signer]]);
    const verify = { keys: [pemOf(signer)] };
    await using gate = await loadGate("policy.yaml", { rules: "conforma", cwd });
    const { recording } = await gate.judge([{ path: image.address }], { verify, record: true });
    const images = [...(recording?.facts.images?.values() ?? [])].map(({ description = "", ...one }) => {
      const changed = change(JSON.parse(description) as object);
      const text = changed === undefined ? {} : { description: JSON.stringify(changed) };
      return [one.address, { ...one, ...text }] as const;
    });
    const replay = new Recording({ nowNs: 0n, ...recording?.facts, images: new Map(images) }, []);
    await using replaying = await loadGate("policy.yaml", { rules: "conforma", cwd, replay });
    const [result] = codes(await replaying.judge([{ path: image.address }], { verify }));
    expect(result).toEqual([expect.not.stringMatching("pass"), code]);
  });
});
