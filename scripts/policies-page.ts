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

/** The text that most rules have: items have only the others. */
function mostCommon(texts: readonly string[]): string {
  const count = (text: string): number => texts.filter((other) => other === text).length;
  return texts.reduce((most, text) => (count(text) > count(most) ? text : most), texts[0] ?? "");
}

const linksOf = ({ sources }: PolicyRule): string =>
  sources.map(({ ref, description }) => `[${description}](${ref})`).join(", ");

/** The rule for wrong settings is the same in each policy; the page describes it. */
const hasOwnMeaning = ({ id }: PolicyRule): boolean => !id.endsWith(".settings");

function toSection({ folder, title, rules }: PolicyPackage): string {
  const severity = mostCommon(rules.map((rule) => rule.severity));
  const source = mostCommon(rules.map(linksOf));
  const items = rules.filter(hasOwnMeaning).map((rule) => {
    const own = [rule.severity, linksOf(rule)].filter((text) => text !== severity && text !== source);
    return `- \`${rule.id}\`: ${rule.title}${own.length === 0 ? "" : ` (${own.join("; ")})`}`;
  });
  return [
    `### ${folder}`,
    "",
    `${title}. Severity: ${severity}. Source: ${source}. It refuses:`,
    "",
    ...items,
    "",
  ].join("\n");
}

/** docs/policies.md with the rules of these policies. */
export async function toPoliciesPage(page: string, packages: readonly PolicyPackage[]): Promise<string> {
  const [before, after] = page.split(BEGIN);
  if (before === undefined || after === undefined)
    throw new Error(`docs/policies.md needs the line ${BEGIN}`);
  return format(`${before}${BEGIN}\n${packages.map(toSection).join("\n")}`, {
    parser: "markdown",
    printWidth: 110,
  });
}
