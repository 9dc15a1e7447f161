import type { FakeEvidenceService } from "../index.js";

/** The artifact that docs/tutorial.md gates: it has an SBOM and no attestation. */
const TUTORIAL_ARTIFACT = "sha256:5396d0e25180f0c40e82e176a1fea99fcb93f2c739840c5bf839439b35953d1d";

/** The contents of the embedded service by name: digests of artifacts and attestations. */
type DevDigests = Readonly<Record<string, string>>;

/** A running service for development. */
export interface DevService {
  baseUrl: string;
  platformUrl: string;
  /** An API token. It is valid only for this service, while it runs. */
  token: string;
  /** The project of the sample release, for queries of the platform. */
  project: { name: string; version: string; versionId: string };
  digests: DevDigests;
  close(): Promise<void>;
}

/**
 * Starts the evidence service of `regohost/testing` on loopback, with the sample release and the artifact of the tutorial.
 *
 * @param port of the service; 0 for any that is free.
 * @throws ConfigurationError `config_invalid` for a port that is taken.
 */
export async function startDevService(port: number): Promise<DevService> {
  const { addSampleRelease, startEvidenceService } = await import("../index.js");
  const service = await startEvidenceService({ port });
  try {
    const [project, version] = ["shop", "1.0.0"];
    const { image, sbom, tests, scan, attestations, projectVersionId } = addSampleRelease(service, {
      project,
      version,
    });
    addTutorial(service);
    return {
      baseUrl: service.baseUrl,
      platformUrl: service.platformUrl,
      token: await service.issueToken({ kind: "api" }),
      project: { name: project, version, versionId: projectVersionId },
      digests: {
        image: image.digest,
        sbom: sbom.digest,
        tests: tests.digest,
        scan: scan.digest,
        build_attestation: attestations[0].digest,
        scan_attestation: attestations[1].digest,
        tutorial: TUTORIAL_ARTIFACT,
      },
      close: () => service.close(),
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}

function addTutorial(service: FakeEvidenceService): void {
  const artifact = service.addReferrer({ digest: TUTORIAL_ARTIFACT, kind: "ARTIFACT" });
  service.link(artifact, service.addArtifact("{}", { kind: "SBOM_CYCLONEDX_JSON" }));
}
