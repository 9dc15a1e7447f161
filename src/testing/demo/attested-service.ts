import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { writeReport, type GateReport } from "../../gate/index.js";
import type { FakeEvidenceService, ReferrerKey } from "../index.js";
import type { Release } from "./build-release.js";
import type { DemoContext } from "./demo-context.js";
import type { SignedStatement } from "./demo-signer.js";
import type { PackageRoot } from "./installed-packages.js";

/** The service, and the documents of its release. */
interface AttestedService {
  service: FakeEvidenceService;
  attestation: ReferrerKey;
  sbom: ReferrerKey;
}

/**
 * Starts the embedded evidence service with the attestation of a release: the signed statement, which refers to the
 * tarball and to the SBOM.
 */
export async function startAttestedService(
  release: Release,
  signed: SignedStatement,
): Promise<AttestedService> {
  const { startEvidenceService } = await import("../index.js");
  const service = await startEvidenceService();
  const { tarball, sbom } = release;
  const attestation = service.addArtifact(JSON.stringify(signed), {
    kind: "ATTESTATION",
    name: "statement.dsse.json",
  });
  const artifact = service.addArtifact(tarball.bytes, { kind: "ARTIFACT", name: tarball.name });
  service.link(attestation, artifact);
  const material = service.addArtifact(sbom.bytes, { kind: "SBOM_CYCLONEDX_JSON", name: sbom.name });
  service.link(attestation, material);
  return { service, attestation, sbom: material };
}

/** The requirements for a release. */
const REQUIREMENTS = ["SBOM attached", "Provenance attested", "Tests passed"];

/** Any credential that a file could contain. */
const SECRET = /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bnpm_[A-Za-z0-9]{36}\b|\bAKIA[0-9A-Z]{16}\b/;

/**
 * Adds the evidence that `examples/full-gate` needs beyond an attestation: the results of the policies' own tests
 * (JUnit) and of the release gate (SARIF), which are created on the spot, the platform's records of all evidence, its
 * evaluation of requirements, and an agent that searches its evidence for secrets.
 */
export async function addFullEvidence(
  { service, attestation, sbom }: AttestedService,
  root: PackageRoot,
  tarball: { name: string; bytes: Uint8Array },
  gated: GateReport,
  context: Pick<DemoContext, "testPolicies">,
): Promise<void> {
  const tests = await runPolicyTests(root, context);
  const junit = service.addArtifact(tests.junit, { kind: "JUNIT_XML", name: "policy-tests.xml" });
  const sarif = service.addArtifact(await writeReport(gated, "sarif"), {
    kind: "SARIF",
    name: "release-gate.sarif",
  });
  for (const material of [junit, sarif]) service.link(attestation, material);

  const names = new Map([
    [attestation, "statement.dsse.json"],
    [sbom, "sbom.cdx.json"],
    [junit, "policy-tests.xml"],
    [sarif, "release-gate.sarif"],
  ]);
  const records = Array.from(names, ([{ digest, kind }, name]) =>
    service.addEvidence({
      name,
      digest,
      kind,
      subject_name: tarball.name,
      project_name: root.name,
      project_version_name: root.version,
    }),
  );
  const statuses = [true, true, tests.passed];
  for (const [index, name] of REQUIREMENTS.entries()) {
    service.addComplianceEvaluation({
      name,
      project_version_id: records[0]?.project_version_id ?? "",
      status: statuses[index] === true ? "pass" : "fail",
    });
  }
  const text = Buffer.from(tarball.bytes).toString("latin1");
  service.onPrompt(() => ({
    skipped: false,
    violations: SECRET.test(text) ? ["the package holds a credential"] : [],
  }));
}

async function runPolicyTests(
  root: PackageRoot,
  { testPolicies }: Pick<DemoContext, "testPolicies">,
): Promise<{ junit: string; passed: boolean }> {
  const folder = join(root.directory, "examples", "full-gate");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".rego"));
  const { createServiceClient, serviceBuiltins } = await import("../../index.js");
  const builtins = serviceBuiltins(createServiceClient({ env: {}, configFile: false }));
  const { passed, report } = await testPolicies(names, { cwd: folder, builtins });
  return { junit: await report("junit"), passed };
}
