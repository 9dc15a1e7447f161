import { packTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conformaBuiltins } from "../../../builtins/conforma/index.js";
import { loadPolicy, Recording } from "../../../src/index.js";
import { startRegistry, type FakeRegistry } from "../../../src/testing/index.js";

// Policies that ask what the examples of ec's acceptance tests ask (https://github.com/conforma/cli/tree/main/acceptance/examples).

let registry: FakeRegistry;
let image: { digest: string };
beforeAll(async () => {
  registry = await startRegistry();
  const body = "kind: CustomResourceDefinition";
  const content = await packTar([
    { header: { name: "manifests/", size: 0, type: "directory" } },
    { header: { name: "manifests/crd.yaml", size: body.length, type: "file" }, body },
  ]);
  image = registry.push("team/app", [{ content, mediaType: "application/vnd.oci.image.layer.v1.tar" }], {
    tag: "1.0",
    configType: "application/vnd.oci.image.config.v1+json",
  });
  for (const artifactType of ["application/x.signature", "application/x.attestation"]) {
    const layer = { content: artifactType, mediaType: artifactType };
    registry.push("team/app", [layer], { artifactType, subject: image.digest });
  }
  for (const suffix of ["sig", "att"]) {
    const tag = `${image.digest.replace(":", "-")}.${suffix}`;
    registry.push("team/app", [{ content: suffix, mediaType: "text/plain" }], { tag });
  }
});
afterAll(() => registry.close());

const POLICY = `package policy

repository := split(input.ref, "@")[0]

fetch_blob := ec.oci.blob(sprintf("%s@%s", [repository, input.blob]))

config := ec.oci.parsed_blob(sprintf("%s@%s", [repository, input.config])).config.Labels.title

manifest := [m.schemaVersion, m.config.mediaType, count(m.layers)] if m := ec.oci.image_manifest(input.ref)

is_image if ec.oci.descriptor(input.ref).mediaType == "application/vnd.oci.image.manifest.v1+json"

files := ec.oci.image_files(input.ref, ["manifests"])["manifests/crd.yaml"].kind

referrers := {r.artifactType | some r in ec.oci.image_referrers(input.ref); split(r.ref, "@")[1] == r.digest}

tags := [substring(ref, count(ref) - 4, -1) | some ref in ec.oci.image_tag_refs(input.ref)]

missing if not ec.oci.blob(sprintf("%s@sha256:%s", [repository, input.zeros]))

bad_purl if not ec.purl.is_valid("this-is-not-a-valid-purl")

no_purl if not ec.purl.parse("this-is-not-a-valid-purl")

purl := [p.name, q] if {
	p := ec.purl.parse("pkg:rpm/rhel/coreutils-single@8.32?upstream=a.rpm&arch=x86_64")
	q := [q.key | some q in p.qualifiers]
}
`;

const DECIDED = {
  ...{ fetch_blob: "spam", config: "app", is_image: true, files: "CustomResourceDefinition" },
  manifest: [2, "application/vnd.oci.image.config.v1+json", 1],
  referrers: ["application/x.attestation", "application/x.signature"],
  tags: [".sig", ".att"],
  ...{ missing: true, bad_purl: true, no_purl: true },
  purl: ["coreutils-single", ["arch", "upstream"]],
};

it("are decided by what the registry has, and the same by their recording", async () => {
  const input = {
    ref: `${registry.host}/team/app@${image.digest}`,
    blob: registry.pushBlob("team/app", "spam"),
    config: registry.pushBlob("team/app", JSON.stringify({ config: { Labels: { title: "app" } } })),
    zeros: "0".repeat(64),
  };
  const source = { files: { "policy.rego": POLICY } };
  const options = { entrypoint: "policy" };
  let recording: Recording | undefined;
  {
    const builtins = conformaBuiltins({ allowNet: [registry.host], env: {} });
    await using policy = await loadPolicy(source, { ...options, builtins });
    const result = await policy.evaluate(input, { onRecording: (made) => (recording = made) });
    expect(result).toMatchObject(DECIDED);
  }
  const requests = registry.requests.length;
  const replay = Recording.parse(recording?.toJson() ?? "");
  await using policy = await loadPolicy(source, { ...options, builtins: conformaBuiltins(), replay });
  expect(await policy.evaluate(input)).toMatchObject(DECIDED);
  expect(registry.requests).toHaveLength(requests);
});

describe("100 images", () => {
  const EACH = `package policy
layers := [count(m.layers) | some ref in input.refs; m := ec.oci.image_manifest(ref)]
`;
  const BATCH = `package policy
layers := [count(m.layers) | some m in ec.oci.image_manifests({ref | some ref in input.refs})]
`;

  it.each([
    ["one by one", EACH],
    ["in one call", BATCH],
  ])("%s are read together", async (_what, text) => {
    let waiting = 0;
    let open = (): void => undefined;
    // Requests one after the other would wait without end.
    const together = new Promise<void>((resolve) => (open = resolve));
    const refs = Array.from({ length: 100 }, (_, index) => {
      const { digest } = registry.push("team/many", [{ content: String(index), mediaType: "text/plain" }]);
      return `${registry.host}/team/many@${digest}`;
    });
    const remove = registry.intercept(async (_request, next) => {
      waiting++;
      if (waiting === 5) open();
      await together;
      return next();
    });
    try {
      const builtins = conformaBuiltins({ allowNet: [registry.host], env: {} });
      await using policy = await loadPolicy(
        { files: { "policy.rego": text } },
        { entrypoint: "policy/layers", builtins },
      );
      expect(await policy.evaluate({ refs })).toEqual(refs.map(() => 1));
    } finally {
      remove();
    }
  });
});
