import { createHash } from "node:crypto";

import { copyOptions } from "../base/text/option-rules.js";
import type { FakeEvidenceService } from "./evidence-service.js";
import type { ReferrerKey } from "./evidence-store.js";
import { type StoredEvaluation, type StoredEvidence, stableId } from "./platform-store.js";

/** Selects the release to add. All options are optional. */
export interface SampleReleaseOptions {
  /** Default: `shop`. */
  project?: string | undefined;
  /** Default: `1.0.0`. */
  version?: string | undefined;
  /** Default: the service's first organization. */
  organization?: string | undefined;
}

/**
 * The added items. The first of `attestations` is the build's and references all others except the second, the scan's.
 */
export interface SampleRelease {
  /** A `GIT_HEAD_COMMIT` with a SHA-1 digest and no bytes. */
  commit: ReferrerKey;
  /** A `CONTAINER_IMAGE` without bytes, the subject of both attestations. */
  image: ReferrerKey;
  /** A `SBOM_CYCLONEDX_JSON` with two components. */
  sbom: ReferrerKey;
  /** A `JUNIT_XML` with two passed tests. */
  tests: ReferrerKey;
  /** A `SARIF` report with one result of level error. */
  scan: ReferrerKey;
  /** In-toto statements of the workflows `build` and `scan`, of the kind `ATTESTATION`, not signed. */
  attestations: readonly [build: ReferrerKey, scan: ReferrerKey];
  /** In the order they were added. */
  evidence: readonly StoredEvidence[];
  /** Of five requirements: the last one, `no-high-findings`, has the status `fail`, the others `pass`. */
  evaluations: readonly StoredEvaluation[];
  /** UUID, for `service.project_compliance`. */
  projectVersionId: string;
  /** By the framework's name. */
  frameworkIds: Readonly<Record<"slsa" | "ssdf", string>>;
}

type FrameworkName = keyof SampleRelease["frameworkIds"];

/** Framework, requirement, its description, and how the release meets it. */
const REQUIREMENTS: readonly (readonly [FrameworkName, string, string, string])[] = [
  ["slsa", "provenance-exists", "The build has provenance", "pass"],
  ["slsa", "hosted-build", "The build ran on a hosted platform", "pass"],
  ["ssdf", "sbom-attached", "The release has a bill of materials", "pass"],
  ["ssdf", "tests-passed", "The tests of the release passed", "pass"],
  ["ssdf", "no-high-findings", "The scan found nothing of level error", "fail"],
];

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/**
 * Adds a release like that of a pipeline: a commit and an image, a CycloneDX document, JUnit results, a SARIF report
 * with one finding, the attestations of build and scan that refer to them, the platform's record of each, and the
 * evaluations of five requirements in two frameworks, one of them failed. The same options produce the same digests and
 * ids on every service.
 *
 * @throws ConfigurationError `config_invalid` for an unknown organization.
 *
 * @example
 * ```ts
 * import { addSampleRelease, startEvidenceService } from "regohost/testing";
 *
 * await using service = await startEvidenceService();
 * const { attestations, image } = addSampleRelease(service, { project: "shop", version: "1.0.0" });
 * console.log(image.digest, attestations[0].digest);
 * ```
 */
export function addSampleRelease(
  service: FakeEvidenceService,
  options: SampleReleaseOptions = {},
): SampleRelease {
  const {
    project = "shop",
    version = "1.0.0",
    organization = service.store.organizations[0] ?? "",
  } = copyOptions("addSampleRelease", options);
  const getDigest = (algorithm: "sha1" | "sha256", subject: string): string =>
    `${algorithm}:${createHash(algorithm).update(`${project}\0${version}\0${subject}`).digest("hex")}`;
  const addArtifact = (kind: string, name: string, content: string): ReferrerKey =>
    service.addArtifact(content, { kind, name, organization });

  const commit = service.addReferrer({
    digest: getDigest("sha1", "commit"),
    kind: "GIT_HEAD_COMMIT",
    organization,
  });
  const image = service.addReferrer({
    digest: getDigest("sha256", "image"),
    kind: "CONTAINER_IMAGE",
    organization,
    metadata: { name: `registry.example.com/${project}:${version}` },
  });
  const sbom = addArtifact("SBOM_CYCLONEDX_JSON", "sbom.cdx.json", toSbom(project, version));
  const tests = addArtifact("JUNIT_XML", "tests.xml", toTestResults(project, version));
  const scan = addArtifact("SARIF", "scan.sarif", toScan(project, version));

  const attest = (workflow: string, materials: readonly ReferrerKey[]): ReferrerKey => {
    const attestation = service.addArtifact(
      toStatement(`${project}:${version}`, image, workflow, materials),
      {
        kind: "ATTESTATION",
        name: `${workflow}.json`,
        organization,
        metadata: { project, projectVersion: version, workflow, organization },
      },
    );
    for (const material of materials) service.link(attestation, material);
    return attestation;
  };
  const attestations = [
    attest("build", [commit, image, sbom, tests]),
    attest("scan", [image, scan]),
  ] as const;

  const records = [
    ["build", "sbom.cdx.json", sbom],
    ["build", "tests.xml", tests],
    ["build", "image", image],
    ["build", "build.json", attestations[0]],
    ["scan", "scan.sarif", scan],
    ["scan", "scan.json", attestations[1]],
  ] as const;
  const evidence = records.map(([workflow, name, { digest, kind }]) =>
    service.addEvidence({
      name,
      digest,
      kind,
      organization_name: organization,
      workflow_name: workflow,
      workflow_run_id: stableId("run", organization, project, version, workflow),
      project_name: project,
      project_version_name: version,
    }),
  );

  const projectVersionId = evidence[0]?.project_version_id ?? "";
  const frameworkIds = { slsa: stableId("framework", "slsa"), ssdf: stableId("framework", "ssdf") };
  const evaluations = REQUIREMENTS.map(([framework, name, description, status]) =>
    service.addComplianceEvaluation({
      name,
      description,
      status,
      framework_id: frameworkIds[framework],
      project_version_id: projectVersionId,
      organization_name: organization,
    }),
  );
  return {
    commit,
    image,
    sbom,
    tests,
    scan,
    attestations,
    evidence,
    evaluations,
    projectVersionId,
    frameworkIds,
  };
}

function toSbom(project: string, version: string): string {
  return json({
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "container", name: project, version } },
    components: [
      { type: "library", name: "left-pad", version: "1.3.0", purl: "pkg:npm/left-pad@1.3.0" },
      { type: "library", name: "semver", version: "7.7.2", purl: "pkg:npm/semver@7.7.2" },
    ],
  });
}

function toTestResults(project: string, version: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${project} ${version}" tests="2" failures="0">
  <testsuite name="unit" tests="2" failures="0">
    <testcase classname="cart" name="adds an item"/>
    <testcase classname="cart" name="removes an item"/>
  </testsuite>
</testsuites>
`;
}

function toScan(project: string, version: string): string {
  return json({
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "sample-scanner", rules: [{ id: "SCAN-1" }] } },
        results: [
          {
            ruleId: "SCAN-1",
            level: "error",
            message: { text: `${project} ${version} has a hard-coded secret` },
          },
        ],
      },
    ],
  });
}

function toStatement(
  name: string,
  image: ReferrerKey,
  workflow: string,
  materials: readonly ReferrerKey[],
): string {
  return json({
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name, digest: { sha256: image.digest.replace("sha256:", "") } }],
    predicateType: "https://example.com/attestation/v1",
    predicate: { workflow, materials },
  });
}
