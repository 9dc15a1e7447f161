import { DocumentError } from "../../errors.js";
import { InputSchemas, memberOf } from "../input-schemas.js";
import { repositoryOf } from "./image-name.js";

/** What the engine notes about a material, by its names. */
export type Annotations = Record<string, string | boolean>;

/** A material as it was read. */
export interface Material {
  /** In messages. */
  name: string;
  /** Its JSON, with numbers as JavaScript has them: for checks and annotations. */
  value: unknown;
}

/** A kind whose input can be built. */
interface Kind {
  /** Whether the input is the payload of the envelope. */
  isOpened?: boolean;
  /** Refuses another document, as far as the engine's own checks are known, and adds what it notes about this one. */
  read(material: Material, annotations: Annotations): void | Promise<void>;
}

const TOOL = "chainloop.material.tool";

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(memberOf, value);
}

function textOf(value: unknown, ...path: readonly string[]): string {
  const found = valueAt(value, path);
  return typeof found === "string" ? found : "";
}

function listOf(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function refuse(name: string, kind: string, why: string): never {
  throw new DocumentError(`${name} is no material of the kind ${kind}: ${why}`, {
    code: "document_invalid",
    document: name,
  });
}

/** Refuses what does not fit the published schema of a format. */
async function checkFormat({ name, value }: Material, kind: string, format: string): Promise<void> {
  const schema = await new InputSchemas({}).byName(format, `the schema of ${format}`);
  const issues = schema.issuesOf(value);
  if (issues.length > 0) refuse(name, kind, issues.join("; "));
}

/** A list of findings, of which the first shows the kind. An empty list may be any; the engine takes it. */
function findings(kind: string, member: string, tool?: string): Kind {
  return {
    read({ name, value }, annotations) {
      if (!Array.isArray(value)) refuse(name, kind, "it is not a list");
      const [first] = value as unknown[];
      if (value.length > 0 && (isMissing(memberOf(first, member)) || memberOf(first, member) === "")) {
        refuse(name, kind, `its first entry has no ${member}`);
      }
      if (tool !== undefined) annotations[`${TOOL}.name`] = tool;
    },
  };
}

/** An object that is known by its members. */
function withMembers(
  kind: string,
  members: readonly string[],
  note?: (value: unknown, annotations: Annotations) => void,
): Kind {
  return {
    read({ name, value }, annotations) {
      const missing = members.filter((member) => isMissing(memberOf(value, member)));
      if (missing.length > 0) refuse(name, kind, `it has no ${missing.join(", ")}`);
      note?.(value, annotations);
    },
  };
}

/** Go writes these characters of JSON strings as escapes. */
function toGoJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function noteTools(tools: readonly { name: string; version: string }[], annotations: Annotations): void {
  const [first] = tools;
  if (first === undefined) return;
  annotations["chainloop.material.tools"] = toGoJson(
    tools.map(({ name, version }) => (version === "" ? name : `${name}@${version}`)),
  );
  if (first.name !== "") annotations[`${TOOL}.name`] = first.name;
  if (first.version !== "") annotations[`${TOOL}.version`] = first.version;
}

/** Trivy gives the digest of an image as a property. */
function versionOf(component: unknown): string {
  const version = textOf(component, "version");
  if (version !== "") return version;
  for (const property of listOf(component, "properties")) {
    const parts = textOf(property, "value").split("sha256:");
    if (textOf(property, "name") === "aquasecurity:trivy:RepoDigest" && parts.length === 2) {
      return `sha256:${parts[1] ?? ""}`;
    }
  }
  return "";
}

function noteComponent(component: unknown, annotations: Annotations): void {
  const type = textOf(component, "type");
  const own = textOf(component, "name");
  const name = type === "container" ? repositoryOf(own) : own;
  // A name that is no image's is left out, with all about it.
  if (name === undefined) return;
  const main = "chainloop.material.sbom.main_component";
  annotations[`${main}.name`] = name;
  annotations[`${main}.type`] = type;
  annotations[`${main}.version`] = versionOf(component);
}

const CYCLONEDX: Kind = {
  async read(material, annotations) {
    const { name, value } = material;
    const version = memberOf(value, "version");
    if (textOf(value, "bomFormat") !== "CycloneDX")
      refuse(name, "SBOM_CYCLONEDX_JSON", "its bomFormat is not CycloneDX");
    if (typeof version !== "number" || version < 1) {
      refuse(name, "SBOM_CYCLONEDX_JSON", "its version must be at least 1");
    }
    await checkFormat(material, "SBOM_CYCLONEDX_JSON", "cyclonedx");
    const metadata = memberOf(value, "metadata");
    if (metadata !== undefined) {
      noteComponent(memberOf(metadata, "component"), annotations);
      const tools = memberOf(metadata, "tools");
      const listed = Array.isArray(tools) ? (tools as unknown[]) : listOf(tools, "components");
      const named = listed.map((tool) => ({ name: textOf(tool, "name"), version: textOf(tool, "version") }));
      noteTools(named, annotations);
    }
    if (memberOf(value, "vulnerabilities") !== undefined) {
      annotations["chainloop.material.sbom.vulnerabilities_report"] = "true";
    }
  },
};

const SARIF: Kind = {
  async read(material, annotations) {
    const { name, value } = material;
    if (textOf(value, "$schema") === "") refuse(name, "SARIF", "it has no $schema");
    await checkFormat(material, "SARIF", "sarif");
    const runs = listOf(value, "runs");
    for (const run of runs) checkNoCheckmarx(name, run);
    const driver = valueAt(runs[0], ["tool", "driver"]);
    if (driver === undefined) return;
    // The engine replaces what it has noted so far.
    for (const key of Object.keys(annotations)) Reflect.deleteProperty(annotations, key);
    const [tool, version] = [textOf(driver, "name"), textOf(driver, "version")];
    if (tool !== "") annotations[`${TOOL}.name`] = tool;
    if (version !== "") annotations[`${TOOL}.version`] = version;
  },
};

/** Of such a run the engine notes the types of its scans, by a list of its own. */
function checkNoCheckmarx(name: string, run: unknown): void {
  const driver = valueAt(run, ["tool", "driver"]);
  const tags = listOf(driver, "rules").flatMap((rule) => listOf(rule, "properties", "tags"));
  const words = [textOf(driver, "name"), ...tags.filter((tag) => typeof tag === "string")];
  if (words.some((word) => word.toLowerCase().includes("checkmarx"))) {
    refuse(name, "SARIF", "reports of Checkmarx have annotations that cannot be built here");
  }
}

const EVIDENCE: Kind = {
  read({ value }, annotations) {
    const known = ["chainloop.material.evidence.id", "id", "schema"];
    // A member of another type makes it evidence without annotations.
    if (known.some((key) => !["string", "undefined"].includes(typeof (memberOf(value, key) ?? undefined))))
      return;
    const id = textOf(value, "chainloop.material.evidence.id") || textOf(value, "id");
    if (id === "" || memberOf(value, "data") === undefined) return;
    annotations["chainloop.material.evidence.id"] = id;
    const schema = textOf(value, "schema");
    if (schema !== "") annotations["chainloop.material.evidence.schema"] = schema;
  },
};

const OPENVEX: Kind = {
  read({ name, value }) {
    if (textOf(value, "@id") === "") refuse(name, "OPENVEX", "it has no @id");
  },
};

const ATTESTATION: Kind = {
  isOpened: true,
  read({ name, value }) {
    const type = textOf(value, "predicateType");
    if (type === "chainloop.dev/attestation/v0.2") return;
    refuse(name, "ATTESTATION", `the predicate type of its statement is ${JSON.stringify(type)}`);
  },
};

/** The kinds whose input is built as the engine builds it. */
const BUILT: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["ATTESTATION", ATTESTATION],
  [
    "BLACKDUCK_SCA_JSON",
    withMembers("BLACKDUCK_SCA_JSON", [
      "detailedVulnerabilities",
      "detailedProjectVersionCustomFields",
      "detailedCodeLocations",
    ]),
  ],
  ["EVIDENCE", EVIDENCE],
  ["GHAS_CODE_SCAN", findings("GHAS_CODE_SCAN", "tool")],
  ["GHAS_DEPENDENCY_SCAN", findings("GHAS_DEPENDENCY_SCAN", "dependency")],
  ["GHAS_SECRET_SCAN", findings("GHAS_SECRET_SCAN", "secret_type")],
  ["GITLEAKS_JSON", findings("GITLEAKS_JSON", "Fingerprint", "gitleaks")],
  ["OPENVEX", OPENVEX],
  ["SARIF", SARIF],
  ["SBOM_CYCLONEDX_JSON", CYCLONEDX],
  ["TWISTCLI_SCAN_JSON", withMembers("TWISTCLI_SCAN_JSON", ["results", "consoleURL"])],
  [
    "YELP_DETECT_SECRETS_BASELINE",
    withMembers(
      "YELP_DETECT_SECRETS_BASELINE",
      ["version", "plugins_used", "results"],
      (value, annotations) => {
        annotations[`${TOOL}.name`] = "detect-secrets";
        annotations[`${TOOL}.version`] = textOf(value, "version");
      },
    ),
  ],
]);

const [TEXT, ARCHIVE, SCHEMA, REGISTRY, NOTES, BUNDLE] = [
  "it is text or XML, which the engine turns into JSON by parsers of its own",
  "it is an archive or a binary file",
  "the engine checks it by a schema that is not here",
  "it is not a file: the engine asks a registry, or takes the text itself",
  "the engine notes what it reads out of it by rules that are not here",
  "the engine judges the whole Sigstore bundle, whose form is not checked here",
];

/** Why the input of the other kinds cannot be built. */
const OTHERS: ReadonlyMap<string, string | undefined> = new Map([
  ["ARTIFACT", "no policy of Chainloop may name it"],
  ["ASYNCAPI_SPEC", SCHEMA],
  ["CERTCC_DRANZER", TEXT],
  ["CHAINLOOP_AI_AGENT_CONFIG", SCHEMA],
  ["CHAINLOOP_AI_CODING_SESSION", SCHEMA],
  ["CHAINLOOP_PR_INFO", SCHEMA],
  ["CHAINLOOP_RUNNER_CONTEXT", SCHEMA],
  ["CHECKMARX_JSON", NOTES],
  ["COBERTURA_XML", TEXT],
  ["CONTAINER_IMAGE", REGISTRY],
  ["CSAF_INFORMATIONAL_ADVISORY", SCHEMA],
  ["CSAF_SECURITY_ADVISORY", SCHEMA],
  ["CSAF_SECURITY_INCIDENT_RESPONSE", SCHEMA],
  ["CSAF_VEX", SCHEMA],
  ["GITLAB_SECURITY_REPORT", NOTES],
  ["GRAPHQL_SPEC", TEXT],
  ["HELM_CHART", ARCHIVE],
  ["JACOCO_XML", TEXT],
  ["JUNIT_XML", TEXT],
  ["OPENAPI_SPEC", SCHEMA],
  ["OSSF_SCORECARD_JSON", SCHEMA],
  ["RADAMSA_CRASHES", ARCHIVE],
  ["RADAMSA_REPORT", TEXT],
  ["SBOM_SPDX_JSON", NOTES],
  ["SLSA_PROVENANCE", BUNDLE],
  ["STRING", REGISTRY],
  ["SYSINTERNALS_ACCESSCHK", TEXT],
  ["SYSINTERNALS_SIGCHECK", TEXT],
  ["TRUFFLEHOG_JSON", TEXT],
  ["ZAP_DAST_ZIP", ARCHIVE],
]);

/** All kinds that a policy may name. */
export const KINDS: readonly string[] = [...BUILT.keys(), ...OTHERS.keys()].sort();
/** Those that can be judged. */
export const BUILT_KINDS: readonly string[] = [...BUILT.keys()];

export function findKind(kind: string): Kind | { why: string } | undefined {
  const why = OTHERS.get(kind);
  return BUILT.get(kind) ?? (why === undefined ? undefined : { why });
}
