import { shownText } from "../../base/text/address.js";
import { nearest } from "../../base/text/nearest.js";

/** A kind of evidence. */
interface InitKind {
  summary: string;
  /** The inputs that its policy selects, as `custom.inputs` of METADATA. Empty for a policy that judges every input. */
  inputs: readonly string[];
  /** Lines that its gate file needs. */
  settings?: readonly string[];
}

const SBOMS = ["kind: cyclonedx", "kind: spdx"];

/** The kinds of evidence of `regohost init`. The files are in policies/KIND and templates/init/KIND. */
export const INIT_KINDS = {
  sbom: { summary: "SBOMs, by the minimum elements of the NTIA", inputs: SBOMS },
  sbom_bsi: { summary: "SBOMs, by BSI TR-03183-2", inputs: SBOMS },
  slsa: {
    summary: "SLSA provenance",
    inputs: ["kind: https://slsa.dev/provenance/v1", "kind: https://slsa.dev/provenance/v0.2"],
  },
  vulnerabilities: {
    summary: "results of Grype, Trivy, CycloneDX and SARIF",
    inputs: ['file: "*vulnerabilities*"', 'file: "*grype*"', 'file: "*trivy*"'],
  },
  licences: { summary: "licences in SBOMs", inputs: SBOMS },
  github_actions: {
    summary: "workflows of GitHub Actions",
    inputs: ['file: ".github/workflows/*"', 'file: "*github_actions*"'],
  },
  secrets: {
    summary: "results of secret scanners in SARIF",
    inputs: ['file: "*secrets*"', 'file: "*gitleaks*"'],
  },
  commits: { summary: "signatures of commits", inputs: ['file: "*commits*"'] },
  images: { summary: "verified images", inputs: ['file: "*images*"'] },
  reproducible: { summary: "provenance of rebuilds", inputs: ['file: "*reproducible*"'] },
  k8s: { summary: "workloads of Kubernetes", inputs: ["kind: kubernetes"] },
  chainloop: {
    summary: "a material, by a policy in Chainloop's form",
    inputs: ['file: "*chainloop*"'],
    settings: ["compat: chainloop"],
  },
  conforma: {
    summary: "an image's attestations, by a policy and a configuration in Conforma's form",
    inputs: [],
    settings: ["rules: conforma", "builtins: [conforma]"],
  },
} as const satisfies Record<string, InitKind>;

export function getKind(kind: keyof typeof INIT_KINDS): Required<InitKind> {
  return { settings: [], ...INIT_KINDS[kind] };
}

export const INIT_SYSTEMS = ["github", "gitlab", "none"] as const;

/** Why a text is no kind. */
export function kindError(text: string): string {
  const kinds = Object.keys(INIT_KINDS);
  const meant = text === "kubernetes" ? " (did you mean k8s?)" : nearest(text, kinds);
  return shownText`${text} is no kind of evidence${meant}; the kinds are ${kinds.join(", ")}`;
}

/** Why a text is no folder for policies. */
export function folderError(text: string): string {
  return shownText`${text}: write a folder below this one, without hidden folders, such as gate/policies`;
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
