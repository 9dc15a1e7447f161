import type { FakeEvidenceService, ReferrerKey } from "../testing/index.js";
import type { Release } from "./build-release.js";

/** The service, and what of the release it holds. */
export interface AttestedService {
  service: FakeEvidenceService;
  attestation: ReferrerKey;
  sbom: ReferrerKey;
}

/**
 * Starts the embedded evidence service with the attestation of a release in it: the statement, which refers to
 * the tarball and to the SBOM.
 */
export async function startAttestedService(release: Release): Promise<AttestedService> {
  const { startEvidenceService } = await import("../testing/index.js");
  const service = await startEvidenceService();
  const { tarball, sbom, statement } = release;
  const attestation = service.addArtifact(JSON.stringify(statement), {
    kind: "ATTESTATION",
    name: "statement.json",
  });
  const artifact = service.addArtifact(tarball.bytes, { kind: "ARTIFACT", name: tarball.name });
  service.link(attestation, artifact);
  const material = service.addArtifact(sbom.bytes, { kind: "SBOM_CYCLONEDX_JSON", name: sbom.name });
  service.link(attestation, material);
  return { service, attestation, sbom: material };
}
