import type { FakeEvidenceService } from "../../testing/index.js";
import type { Release } from "./build-release.js";

/**
 * Starts the embedded evidence service with the attestation of a release in it: the statement, which refers to
 * the tarball and to the SBOM.
 */
export async function startAttestedService(release: Release): Promise<FakeEvidenceService> {
  const { startEvidenceService } = await import("../../testing/index.js");
  const service = await startEvidenceService();
  const { tarball, sbom, statement } = release;
  const attestation = service.addArtifact(JSON.stringify(statement), {
    kind: "ATTESTATION",
    name: "statement.json",
  });
  const artifact = service.addArtifact(tarball.bytes, { kind: "ARTIFACT", name: tarball.name });
  service.link(attestation, artifact);
  service.link(
    attestation,
    service.addArtifact(sbom.bytes, { kind: "SBOM_CYCLONEDX_JSON", name: sbom.name }),
  );
  return service;
}
