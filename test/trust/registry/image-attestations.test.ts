import { afterEach, describe, expect, it } from "vitest";
import { readImageAttestations } from "../../../src/trust/registry/image-attestations.js";
import {
  faults,
  startRegistry,
  type FakeRegistry,
  type RegistryOptions,
} from "../../../src/testing/index.js";

const DSSE = "application/vnd.dsse.envelope.v1+json";
const BUNDLE = "application/vnd.dev.sigstore.bundle.v0.3+json";
const IN_TOTO = "application/vnd.in-toto+json";

let registry: FakeRegistry;
afterEach(() => registry.close());

async function start(options?: RegistryOptions): Promise<string> {
  registry = await startRegistry(options);
  return registry.push("app", [{ content: "layer", mediaType: "a/b" }], { tag: "1.0" }).digest;
}

const refer = (subject: string, content: string, type = DSSE, mediaType = type): string =>
  registry.push("app", [{ content, mediaType }], { artifactType: type, subject }).digest;

const read = (reference: string): ReturnType<typeof readImageAttestations> =>
  readImageAttestations(`oci://${registry.host}/app${reference}`, { env: {} });

const contents = ({ attestations }: Awaited<ReturnType<typeof read>>): string[] =>
  attestations.map(({ json }) => Buffer.from(json).toString());

describe("the attestations of an image", () => {
  it.each([true, false])("are its referrers (API: %s)", async (referrersApi) => {
    const digest = await start({ referrersApi });
    refer(digest, '{"a":1}');
    refer(digest, '{"a":2}', BUNDLE);
    refer(digest, '{"a":3}', IN_TOTO);
    const found = await read(`@${digest}`);
    expect(contents(found)).toEqual(['{"a":1}', '{"a":2}', '{"a":3}']);
    expect(found).toMatchObject({ digest, image: `oci://${registry.host}/app@${digest}`, leftOut: [] });
    expect(found.attestations[0]?.name).toMatch(/@sha256:[0-9a-f]{64}#sha256:[0-9a-f]{64}$/);
  });

  it("are joined from the API, the fallback tag and cosign's tag, each once", async () => {
    const digest = await start();
    const shared = refer(digest, '{"a":1}');
    registry.pushManifest(
      "app",
      {
        schemaVersion: 2,
        manifests: [{ mediaType: "application/vnd.oci.image.manifest.v1+json", digest: shared, size: 1 }],
      },
      { tag: digest.replace(":", "-"), mediaType: "application/vnd.oci.image.index.v1+json" },
    );
    registry.push(
      "app",
      [
        { content: '{"a":1}', mediaType: DSSE },
        { content: '{"a":2}', mediaType: DSSE },
      ],
      {
        tag: `${digest.replace(":", "-")}.att`,
      },
    );
    expect(contents(await read(`@${digest}`))).toEqual(['{"a":1}', '{"a":2}']);
  });

  it("belong to the digest that a tag had once", async () => {
    const digest = await start();
    refer(digest, '{"a":1}');
    const other = registry.push("app", [{ content: "other", mediaType: "a/b" }]).digest;
    registry.intercept(async (request, next) => {
      const answer = await next();
      // The tag moves as soon as it was asked for.
      if (request.path.endsWith("/1.0")) registry.tag("app", "1.0", other);
      return answer;
    });
    const found = await read(":1.0");
    expect(found).toMatchObject({ digest, image: `oci://${registry.host}/app:1.0@${digest}` });
    expect(registry.requests.filter(({ path }) => path.endsWith("/1.0"))).toHaveLength(1);
  });

  it("leave out what is no attestation, and name it", async () => {
    const digest = await start();
    refer(digest, '{"a":1}');
    const sbom = refer(digest, "{}", "application/vnd.cyclonedx+json");
    registry.push("app", [{ content: '{"messageSignature":{}}', mediaType: BUNDLE }], {
      artifactType: BUNDLE,
      subject: digest,
    });
    const found = await read(`@${digest}`);
    expect(contents(found)).toEqual(['{"a":1}']);
    expect(found.leftOut).toEqual([
      `${sbom} (application/vnd.cyclonedx+json)`,
      expect.stringContaining("a signature"),
    ]);
  });

  it("are found where the registry gives the type of their configuration as theirs", async () => {
    const digest = await start();
    refer(digest, '{"a":1}');
    registry.intercept(async (request, next) => {
      const answer = await next();
      if (!request.path.includes("/referrers/")) return answer;
      const config = "application/vnd.oci.image.config.v1+json";
      return { ...answer, body: String(answer.body).replace(DSSE, config) };
    });
    expect(contents(await read(`@${digest}`))).toEqual(['{"a":1}']);
  });

  it("are refused when there is none", async () => {
    const digest = await start();
    await expect(read(`@${digest}`)).toFailWith("attestation_missing");
    refer(digest, "{}", "application/spdx+json");
    await expect(read(`@${digest}`)).toFailWith("attestation_missing", /application\/spdx\+json/);
    await expect(read(`@sha256:${"0".repeat(64)}`)).toFailWith("not_found");
    await expect(read(":2.0")).toFailWith("not_found");
  });

  it("are refused when a referrer is about something else, or is not there", async () => {
    const digest = await start();
    const other = registry.push("app", [{ content: "other", mediaType: "a/b" }]).digest;
    const about = refer(other, '{"a":1}');
    const tag = digest.replace(":", "-");
    const index = (entry: string): void => {
      const manifests = [{ mediaType: "application/vnd.oci.image.manifest.v1+json", digest: entry, size: 1 }];
      const mediaType = "application/vnd.oci.image.index.v1+json";
      registry.pushManifest("app", { schemaVersion: 2, manifests }, { tag, mediaType });
    };
    index(about);
    await expect(read(`@${digest}`)).toFailWith("response_invalid", /subject is something else/);
    index(`sha256:${"1".repeat(64)}`);
    await expect(read(`@${digest}`)).toFailWith("response_invalid", /does not have it/);
    index("md5:00000000000000000000000000000000");
    await expect(read(`@${digest}`)).toFailWith("response_invalid", /weak/);
    registry.push("app", [{ content: '{"a":1}', mediaType: DSSE }], { tag });
    await expect(read(`@${digest}`)).toFailWith("response_invalid", /not an index/);
  });

  it("are refused when one has no layer with an attestation", async () => {
    const digest = await start();
    refer(digest, "{}", DSSE, "text/plain");
    await expect(read(`@${digest}`)).toFailWith("document_invalid");
  });

  it("are limited together", async () => {
    const digest = await start();
    refer(digest, '{"a":1}');
    refer(digest, '{"a":2}');
    const address = `oci://${registry.host}/app@${digest}`;
    await readImageAttestations(address, { env: {}, maxBytes: 14 });
    await expect(readImageAttestations(address, { env: {}, maxBytes: 13 })).toFailWith("response_too_large");
  });

  it.each([
    ["the API", /referrers/],
    ["the fallback tag", /manifests\/sha256-[0-9a-f]+$/],
    ["cosign's tag", /\.att$/],
  ])("are not known when %s does not answer", async (_what, path) => {
    const digest = await start();
    refer(digest, '{"a":1}');
    registry.respondNext(faults.status(403), { path });
    await expect(read(`@${digest}`)).toFailWith("permission_denied");
  });
});
