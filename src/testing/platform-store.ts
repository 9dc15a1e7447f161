import { invalidConfig } from "../base/errors.js";
import { ServiceProblem } from "./service-problem.js";
import { sha256, sha256Hex } from "../base/text/sha256.js";

/** A record of evidence (specification 2.6), and the products it belongs to. Only `name` is required. */
export interface EvidenceInput {
  /** Any text; several records may have the same. */
  name: string;
  /** Default: a UUID derived from organization, name and the number of records. */
  id?: string;
  /** Default: `sha256:` with the SHA-256 of `name`. */
  digest?: string;
  /** Default: `ARTIFACT`. */
  kind?: string;
  /** Default: the project's name. */
  subject_name?: string;
  /** Default: the name of the project version. */
  subject_version?: string;
  /** Default: none. */
  annotations?: Readonly<Record<string, string>>;
  /** Default: the first organization. */
  organization_name?: string;
  /** Default: `build`. */
  workflow_name?: string;
  /** Default: a different UUID for each record. */
  workflow_run_id?: string;
  /** Default: `app`. */
  project_name?: string;
  /** Default: `1.0.0`. */
  project_version_name?: string;
  /** Default: a UUID derived from the project's name. */
  product_id?: string;
  /** Default: a UUID derived from project and version. */
  product_version_id?: string;
}

/** A record with its defaults, and with ids (UUIDs derived from names) for everything that it refers to. */
export type StoredEvidence = Required<EvidenceInput> & {
  organization_id: string;
  workflow_id: string;
  project_id: string;
  project_version_id: string;
};

/** An evaluation of a requirement (specification 2.7). Required are `name`, `project_version_id` and `status`. */
export interface ComplianceInput {
  /** The requirement's name. Default ids derive from it. */
  name: string;
  /** The key for lookups. Not checked against the evidence. */
  project_version_id: string;
  /** Any text, such as `pass` or `fail`. */
  status: string;
  /** Default: a UUID derived from `name`. */
  requirement_id?: string;
  /** Default: a UUID derived from `name`. */
  requirement_version_id?: string;
  /** An integer. Default: 1. */
  requirement_revision?: number;
  /** Default: `name`. */
  display_name?: string;
  /** Default: empty. */
  description?: string;
  /** Default: a UUID, the same for all requirements. */
  framework_id?: string;
  /** Default: the clock's time. */
  created_at?: Date;
  /** Default: the first organization. */
  organization_name?: string;
}

/** An evaluation with its defaults. */
export type StoredEvaluation = Required<ComplianceInput>;

/** The filters of `service.evidence` (specification 4.6). Empty ones do not filter. */
interface EvidenceQuery {
  project_name: string;
  project_version_name: string;
  kind: readonly string[];
  workflow_name: readonly string[];
  search: string;
  latest: boolean;
  hide_attestation: boolean;
  product_id: string;
  product_version_id: string;
}

/** The agent's analysis of evidence (specification 2.8). */
export interface PromptAnswer {
  /** Whether there was no analysis. The client rejects a skipped one with violations. */
  skipped: boolean;
  /** One text for each. */
  violations: readonly string[];
}

/** Responds to a prompt. `evidence` is a digest or the content, as the caller sent it. */
export type PromptHandler = (evidence: string, prompt: string) => PromptAnswer | Promise<PromptAnswer>;

/** The state that only the platform backend has. */
export interface PlatformStore {
  /** @throws ConfigurationError `config_invalid` for an unknown organization. */
  addEvidence(input: EvidenceInput): StoredEvidence;
  /** @throws ConfigurationError `config_invalid` for an unknown organization. */
  addComplianceEvaluation(input: ComplianceInput): StoredEvaluation;
  /** Newest first. */
  findEvidence(query: EvidenceQuery, organizations: readonly string[]): StoredEvidence[];
  /** In the order they were added. */
  findEvaluations(
    projectVersionId: string,
    frameworkIds: readonly string[],
    organizations: readonly string[],
  ): StoredEvaluation[];
  /** Default: no violations. */
  promptHandler: PromptHandler;
}

/** A UUID that is always the same for the same parts. */
export function stableId(...parts: readonly string[]): string {
  const hex = sha256Hex(parts.join("\0"));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Creates an empty store. @param organizations the names, the default one first; they may grow. */
export function createPlatformStore(organizations: readonly string[], now: () => number): PlatformStore {
  const getOrganization = ({ organization_name: name = organizations[0] ?? "" }): string => {
    if (organizations.includes(name)) return name;
    throw invalidConfig(`no organization ${name} in the evidence store`);
  };
  const evidence: StoredEvidence[] = [];
  const evaluations: StoredEvaluation[] = [];
  return {
    promptHandler: () => ({ skipped: false, violations: [] }),
    addEvidence(input) {
      const project = input.project_name ?? "app";
      const version = input.project_version_name ?? "1.0.0";
      const organization = getOrganization(input);
      const workflow = input.workflow_name ?? "build";
      const record: StoredEvidence = {
        kind: "ARTIFACT",
        digest: sha256(input.name),
        id: stableId("evidence", organization, input.name, String(evidence.length)),
        subject_name: project,
        subject_version: version,
        annotations: {},
        organization_name: organization,
        organization_id: stableId("organization", organization),
        workflow_name: workflow,
        workflow_id: stableId("workflow", project, workflow),
        workflow_run_id: stableId("run", project, workflow, String(evidence.length)),
        project_name: project,
        project_id: stableId("project", project),
        project_version_name: version,
        project_version_id: stableId("project version", project, version),
        product_id: stableId("product", project),
        product_version_id: stableId("product version", project, version),
        ...input,
      };
      evidence.push(record);
      return record;
    },
    addComplianceEvaluation(input) {
      const record: StoredEvaluation = {
        requirement_id: stableId("requirement", input.name),
        requirement_version_id: stableId("requirement version", input.name),
        requirement_revision: 1,
        display_name: input.name,
        description: "",
        framework_id: stableId("framework"),
        created_at: new Date(now()),
        organization_name: getOrganization(input),
        ...input,
      };
      evaluations.push(record);
      return record;
    },
    findEvidence(query, organizations) {
      const matching = evidence
        .filter((record) => organizations.includes(record.organization_name) && matches(record, query))
        .reverse();
      if (!query.latest) return matching;
      const seen = new Set<string>();
      return matching.filter(({ kind, name }) => {
        const key = JSON.stringify([kind, name]);
        return !seen.has(key) && seen.add(key);
      });
    },
    findEvaluations: (projectVersionId, frameworkIds, organizations) =>
      evaluations.filter(
        (record) =>
          organizations.includes(record.organization_name) &&
          record.project_version_id === projectVersionId &&
          (frameworkIds.length === 0 || frameworkIds.includes(record.framework_id)),
      ),
  };
}

function matches(record: StoredEvidence, query: EvidenceQuery): boolean {
  const equal = ["project_name", "project_version_name", "product_id", "product_version_id"] as const;
  const search = query.search.toLowerCase();
  return (
    equal.every((key) => query[key] === "" || record[key] === query[key]) &&
    (query.kind.length === 0 || query.kind.includes(record.kind)) &&
    (query.workflow_name.length === 0 || query.workflow_name.includes(record.workflow_name)) &&
    (!query.hide_attestation || record.kind !== "ATTESTATION") &&
    [record.name, record.subject_name].some((name) => name.toLowerCase().includes(search))
  );
}

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

/** Cuts a page out of a list. @throws ServiceProblem `limit_out_of_range`, `cursor_malformed` */
export function cutList<T>(
  items: readonly T[],
  limit: number | undefined,
  cursor: string | undefined,
): { page: T[]; nextCursor?: string } {
  const size = limit === undefined || limit === 0 ? DEFAULT_LIMIT : limit;
  if (size < 0 || size > MAX_LIMIT) throw new ServiceProblem({ kind: "limit_out_of_range" });
  const from = cursor === undefined || cursor === "" ? 0 : decodeCursor(cursor);
  const page = items.slice(from, from + size);
  return from + size < items.length ? { page, nextCursor: encodeCursor(from + size) } : { page };
}

function encodeCursor(offset: number): string {
  return Buffer.from(`offset,${String(offset)}`).toString("base64url");
}

function decodeCursor(cursor: string): number {
  const match = /^offset,(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString());
  if (match === null) throw new ServiceProblem({ kind: "cursor_malformed", reason: "cursor is not valid" });
  return Number(match[1]);
}
