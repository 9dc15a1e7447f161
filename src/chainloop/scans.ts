import { throwMaterialError } from "./material-error.js";
import { listAt, noteTool, textAt, TOOL, valueAt, type Kind, type Annotations } from "./kind.js";
import { getMember, isJsonObject } from "../base/text/member-of.js";

/** Whether the engine accepts a member. */
type IsMember = (value: unknown) => boolean;
export const isRecord: IsMember = isJsonObject;
export const isText: IsMember = (value) => typeof value === "string";
export const isFilledText: IsMember = (value) => isText(value) && value !== "";

/**
 * A list of findings, of which the first identifies the kind. An empty list may be of any kind; the engine accepts it.
 */
export function findings(kind: string, member: string, isMember: IsMember, tool?: string): Kind {
  return {
    read({ name, value }, annotations) {
      if (!Array.isArray(value)) throwMaterialError(name, kind, "it is not a list");
      const [first] = value as unknown[];
      if (value.length > 0 && !isMember(getMember(first, member))) {
        throwMaterialError(name, kind, `its first entry has no ${member}`);
      }
      if (tool !== undefined) annotations[`${TOOL}.name`] = tool;
    },
  };
}

/**
 * An object that is identified by its members. An empty text counts as absent: Go, in which the engine is written, does
 * not distinguish them.
 */
export function withMembers(
  kind: string,
  members: readonly string[],
  note?: (value: unknown, annotations: Annotations) => void,
): Kind {
  return {
    read({ name, value }, annotations) {
      const missing = members.filter((member) => {
        const found = getMember(value, member);
        return isMissing(found) || found === "";
      });
      if (missing.length > 0) throwMaterialError(name, kind, `it has no ${missing.join(", ")}`);
      note?.(value, annotations);
    },
  };
}

const SCAN_TYPES = "chainloop.material.scan.types";

/** The engines of Checkmarx, and the scans that the engine records for them. */
const CHECKMARX_SCANS: ReadonlyMap<string, string> = new Map([
  ["sast", "sast"],
  ["sca", "sca"],
  ["kics", "iac"],
  ["containers", "container"],
  ["sscs", "supply-chain"],
]);

function noteScans(engines: readonly string[], annotations: Annotations): void {
  const types = engines.flatMap((engine) => CHECKMARX_SCANS.get(engine.toLowerCase()) ?? []);
  if (types.length > 0) annotations[SCAN_TYPES] = [...new Set(types)].sort().join(",");
}

function isOfCheckmarx(run: unknown): boolean {
  const driver = valueAt(run, ["tool", "driver"]);
  const tags = listAt(driver, "rules").flatMap((rule) => listAt(rule, "properties", "tags"));
  return (
    textAt(driver, "name").toLowerCase().includes("checkmarx") ||
    tags.some((tag) => typeof tag === "string" && tag.toLowerCase() === "checkmarx")
  );
}

/** The engine that Checkmarx appends to the name of a rule, in parentheses. */
function getEngine(result: unknown): string[] {
  const rule = textAt(result, "ruleId").trim();
  return rule.endsWith(")") && rule.includes("(") ? [rule.slice(rule.lastIndexOf("(") + 1, -1).trim()] : [];
}

export const SARIF: Kind = {
  schemas: ["sarif"],
  read(material, annotations, fit) {
    const { name, value } = material;
    if (textAt(value, "$schema") === "") throwMaterialError(name, "SARIF", "it has no $schema");
    fit(material, "SARIF", "sarif");
    const runs = listAt(value, "runs");
    const driver = valueAt(runs[0], ["tool", "driver"]);
    if (driver === undefined) return;
    // The engine replaces its earlier annotations.
    for (const key of Object.keys(annotations)) Reflect.deleteProperty(annotations, key);
    noteTool(annotations, textAt(driver, "name"), textAt(driver, "version"));
    const results = runs.filter(isOfCheckmarx).flatMap((run) => listAt(run, "results"));
    noteScans(results.flatMap(getEngine), annotations);
  },
};

export const CHECKMARX: Kind = {
  read({ name, value }, annotations) {
    const results = getMember(value, "results");
    if (textAt(value, "scanID") === "" || results === undefined) {
      throwMaterialError(name, "CHECKMARX_JSON", "it has no scanID or no results");
    }
    if (results !== null && !Array.isArray(results)) {
      throwMaterialError(name, "CHECKMARX_JSON", "its results are no list");
    }
    const all = listAt(value, "results");
    const at = all.findIndex((one) => textAt(one, "type") === "" || getMember(one, "data") === undefined);
    if (at !== -1)
      throwMaterialError(name, "CHECKMARX_JSON", `its result ${String(at)} has no type or no data`);
    noteTool(annotations, "checkmarx", "");
    noteScans(
      all.map((one) => textAt(one, "type")),
      annotations,
    );
  },
};

const GITLAB_SCANS = [
  "sast",
  "dast",
  "api_fuzzing",
  "coverage_fuzzing",
  "secret_detection",
  "dependency_scanning",
  "container_scanning",
  "container_scanning_for_registry",
  "cluster_image_scanning",
];

export const GITLAB: Kind = {
  read({ name, value }, annotations) {
    if (!GITLAB_SCANS.includes(textAt(value, "scan", "type"))) {
      throwMaterialError(
        name,
        "GITLAB_SECURITY_REPORT",
        `its scan.type is none of ${GITLAB_SCANS.join(", ")}`,
      );
    }
    const tool = ["scanner", "analyzer"].find((one) => textAt(value, "scan", one, "name") !== "");
    if (tool === undefined) return;
    noteTool(annotations, textAt(value, "scan", tool, "name"), textAt(value, "scan", tool, "version"));
  },
};

export const SCORECARD: Kind = {
  schemas: ["scorecard"],
  read(material, annotations, fit) {
    const { name, value } = material;
    const version = textAt(value, "scorecard", "version");
    if (version === "") throwMaterialError(name, "OSSF_SCORECARD_JSON", "it has no scorecard.version");
    fit(material, "OSSF_SCORECARD_JSON", "scorecard");
    noteTool(annotations, "scorecard", version);
    const score = getMember(value, "score");
    // Go writes such numbers without an exponent.
    if (typeof score === "number") annotations["chainloop.material.scorecard.score"] = String(score);
  },
};

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}
