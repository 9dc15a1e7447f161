import { describe, expect, test } from "vitest";
import { addSampleRelease } from "../../src/testing/index.js";
import { clientOf, startService } from "../evidence/client/fake-client.js";

describe("addSampleRelease", () => {
  test("adds a release that all built-ins find", async () => {
    const service = await startService();
    const release = addSampleRelease(service);
    const client = await clientOf(service);
    const [build, scan] = release.attestations;

    const image = await client.discover(release.image.digest);
    expect(image?.references?.map(({ digest }) => digest).sort()).toEqual([build.digest, scan.digest].sort());
    const bytes = await client.download(release.sbom.digest);
    expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({ bomFormat: "CycloneDX" });
    const evidence = await client.evidence({ project_name: "shop", kind: ["ATTESTATION"] });
    expect(evidence.results.map(({ digest }) => digest)).toEqual([scan.digest, build.digest]);
    const compliance = await client.projectCompliance({
      project_version_id: release.projectVersionId,
      framework_ids: [release.frameworkIds.ssdf],
    });
    expect(compliance.evaluations.map(({ status }) => status)).toEqual(["pass", "pass", "fail"]);
  });

  test("is the same on every service, and another for each version", async () => {
    const [first, second] = [await startService(), await startService()];
    const ids = ({ evidence, evaluations, ...keys }: ReturnType<typeof addSampleRelease>) => ({
      ...keys,
      ids: evidence.map(({ id }) => id),
      requirements: evaluations.map(({ requirement_id }) => requirement_id),
    });
    const one = ids(addSampleRelease(first));
    expect(ids(addSampleRelease(second))).toEqual(one);
    const next = addSampleRelease(second, { version: "1.1.0" });
    expect(next.image.digest).not.toBe(one.image.digest);
    expect(next.projectVersionId).not.toBe(one.projectVersionId);
  });

  test("needs an organization that is there", async () => {
    const service = await startService();
    await expect(() => addSampleRelease(service, { organization: "nobody" })).toFailWith("config_invalid");
  });
});
