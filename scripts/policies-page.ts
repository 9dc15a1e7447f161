import { format } from "prettier";
import type { InspectPoliciesResult } from "../src/tooling/index.js";

/** Where the generated part of docs/policies.md begins. */
const BEGIN = "<!-- rules: npx vitest run test/policies/policies.test.ts --update -->\n";

/** A rule of a policy, by its METADATA and, where it lacks it, that of its package. */
export interface PolicyRule {
  id: string;
  title: string;
  severity: string;
  sources: readonly { ref: string; description: string }[];
}

/** A policy, and its rules as they are in its file. */
export interface PolicyPackage {
  /** In `policies/`. */
  folder: string;
  title: string;
  rules: readonly PolicyRule[];
}

/** The members of METADATA that are read here. */
interface Metadata {
  title?: string;
  related_resources?: { ref: string; description?: string }[];
  custom?: { id?: string; severity?: string };
}

function needed(value: string | undefined, what: string): string {
  if (value === undefined || value === "") throw new Error(`METADATA without ${what}`);
  return value;
}

function toRule(own: Metadata, shared: Metadata): PolicyRule {
  const id = needed(own.custom?.id, `an id below ${String(shared.title)}`);
  const sources = own.related_resources ?? shared.related_resources ?? [];
  if (sources.length === 0) throw new Error(`${id} has no related_resources`);
  return {
    id,
    title: needed(own.title, `the title of ${id}`),
    severity: needed(own.custom?.severity ?? shared.custom?.severity, `the severity of ${id}`),
    sources: sources.map(({ ref, description }) => ({
      ref,
      description: needed(description, `a description of ${ref}`),
    })),
  };
}

/** The policies of `inspectPolicies` with `definitions`, without their tests. */
export function readPackages({ packages, definitions = [] }: InspectPoliciesResult): PolicyPackage[] {
  return packages
    .filter(({ test }) => !test)
    .map(({ path, annotations = {} }) => {
      const shared: Metadata = annotations;
      const rules = definitions
        .filter((definition) => definition.package === path && definition.name === "deny")
        .map(({ annotations: [own = {}] = [] }) => toRule(own, shared));
      return {
        folder: path.replace("regohost/", ""),
        title: needed(shared.title, `the title of ${path}`),
        rules,
      };
    });
}

const cell = (value: string): string => value.replaceAll("|", "\\|");

function toTable({ folder, title, rules }: PolicyPackage): string {
  const rows = rules.map(({ id, title: refused, severity, sources }) => {
    const links = sources.map(({ ref, description }) => `[${cell(description)}](${ref})`);
    return `| \`${id}\` | ${cell(refused)} | ${severity} | ${links.join(", ")} |`;
  });
  const head = ["| id | it refuses | severity | source |", "| --- | --- | --- | --- |"];
  return [`### ${folder}`, "", `${title}.`, "", ...head, ...rows, ""].join("\n");
}

/** docs/policies.md with the tables of these policies. */
export async function toPoliciesPage(page: string, packages: readonly PolicyPackage[]): Promise<string> {
  const [before, after] = page.split(BEGIN);
  if (before === undefined || after === undefined)
    throw new Error(`docs/policies.md needs the line ${BEGIN}`);
  return format(`${before}${BEGIN}\n${packages.map(toTable).join("\n")}`, {
    parser: "markdown",
    printWidth: 110,
  });
}
