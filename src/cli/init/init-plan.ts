import { said } from "../../base/text/address.js";
import { nearest } from "../../base/text/nearest.js";

/** The kinds of evidence of `regohost init`, each with a summary. The files are in policies/KIND and templates/init/KIND. */
export const INIT_KINDS = {
  sbom: "SBOMs, by the minimum elements of the NTIA",
  sbom_bsi: "SBOMs, by BSI TR-03183-2",
  slsa: "SLSA provenance",
  vulnerabilities: "results of Grype, Trivy, CycloneDX and SARIF",
  licences: "licences in SBOMs",
  github_actions: "workflows of GitHub Actions",
  secrets: "results of secret scanners in SARIF",
  commits: "signatures of commits",
  images: "verified images",
  reproducible: "provenance of rebuilds",
  k8s: "workloads of Kubernetes",
  chainloop: "a material, by a policy in Chainloop's form",
  conforma: "an image's attestations, by a policy in Conforma's form",
} as const;

export const INIT_SYSTEMS = ["github", "gitlab", "none"] as const;

/** Why a text is no kind. */
export function kindError(text: string): string {
  const kinds = Object.keys(INIT_KINDS);
  return said`${text} is no kind of evidence${nearest(text, kinds)}; the kinds are ${kinds.join(", ")}`;
}

/** Why a text is no folder for policies. */
export function folderError(text: string): string {
  return said`${text}: write a folder below this one, without hidden folders, such as gate/policies`;
}

/** The answers that decide what is written. */
export interface InitPlan {
  kind: keyof typeof INIT_KINDS;
  /** Below the working folder, with slashes. */
  folder: string;
  ci: (typeof INIT_SYSTEMS)[number];
}

export function isInitKind(text: string): text is InitPlan["kind"] {
  return Object.hasOwn(INIT_KINDS, text);
}

/** Whether it is a plain path below the working folder: without hidden folders, which a gate does not read, and pattern characters. */
export function isInitFolder(text: string): boolean {
  return text
    .split("/")
    .every((part) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(part) && part !== "node_modules");
}
