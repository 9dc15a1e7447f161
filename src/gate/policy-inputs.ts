import { PolicyLoadError } from "../base/errors.js";
import type { Held } from "../base/terms/exact-json.js";
import { isObject } from "../base/text/option-rules.js";
import { wildcard } from "../base/text/wildcard.js";
import { type InputSchema, type InputSchemas } from "./inputs/input-schemas.js";
import { checkDocument, problemLines, type Checked } from "../base/text/schema-issue.js";
import { getMember, getStringMember, nonEmptyString } from "../base/text/member-of.js";
import { inputPattern } from "./inputs/input-pattern.js";

/** An input to match with a policy. */
export interface CandidateInput {
  /** Its `inputPaths`. */
  paths: readonly string[];
  /** Its value under the empty key, parsed on demand. */
  held(): Held;
}

/** A policy's selection of inputs, in `custom.inputs` of its package's METADATA. */
export interface PolicyInputs {
  /** Description for messages: `file *.cdx.json; kind cyclonedx`. */
  subject: string;
  /** For messages, behind `what`: the kinds there are, where it selects by kind. */
  hint: string;
  matches(input: CandidateInput): boolean;
}

interface Declared {
  schema?: string | undefined;
  file?: string | undefined;
  kind?: string | undefined;
}

function hasText(value: unknown, key: string): boolean {
  return nonEmptyString(getMember(value, key)) !== undefined;
}

/** How documents of the known kinds identify themselves. */
const FORMATS: Readonly<Record<string, (value: unknown) => boolean>> = {
  cyclonedx: (value) => getStringMember(value, "bomFormat") === "CycloneDX",
  spdx: (value) => getStringMember(value, "spdxVersion")?.startsWith("SPDX-") === true,
  sarif: (value) => hasText(value, "version") && Array.isArray(getMember(value, "runs")),
  terraform_plan: (value) =>
    hasText(value, "terraform_version") && isObject(getMember(value, "planned_values")),
  in_toto_statement: (value) =>
    getStringMember(value, "_type")?.startsWith("https://in-toto.io/Statement/") === true,
  kubernetes: (value) => hasText(value, "apiVersion") && hasText(value, "kind"),
};

/** The kinds of documents. */
const KNOWN_KINDS = `${Object.keys(FORMATS).join(", ")}, a predicateType, or the document's own kind, such as Pod`;

/** Describes a document by its format, without a value of it. */
export function describeKind(value: unknown): string {
  const formats = toFormats(value);
  return formats.length === 0 ? "of no known format" : formats.join(" and ");
}

function toFormats(value: unknown): string[] {
  return Object.keys(FORMATS).filter((name) => FORMATS[name]?.(value) === true);
}

/** The kinds of a document: its format, the type of a statement's predicate, its member `kind`. */
function toKinds(value: unknown): string[] {
  const formats = toFormats(value);
  const isStatement = formats.includes("in_toto_statement");
  const own = isStatement ? ["predicateType", "kind"] : ["kind"];
  return [...formats, ...own.flatMap((key) => nonEmptyString(getMember(value, key)) ?? [])];
}

/** Why `custom.inputs` of a rule is refused: a package judges an input with all its rules. */
export const MISPLACED_INPUTS = "custom.inputs belongs to the METADATA of the package";

/** Checks `custom` of a package's METADATA, so that problems name the keys in it. */
export async function checkInputs(inputs: unknown): Promise<Checked<{ custom: { inputs: Declared[] } }>> {
  const z = await import("../base/text/zod.js");
  const text = z.string().trim().min(1).optional();
  const declared = z
    .strictObject(
      { schema: text, file: text, kind: text },
      {
        error: ({ code }) =>
          code === "invalid_type"
            ? 'must be a mapping of schema, file or kind, such as {file: "*.yaml"}'
            : undefined,
      },
    )
    .refine((one) => Object.keys(one).length > 0, {
      error: "needs schema, file or kind",
      // An unknown key is reported itself.
      when: ({ issues }) => issues.length === 0,
    });
  const document = z.object({ custom: z.object({ inputs: z.array(declared).min(1) }) });
  return checkDocument(document, { custom: { inputs } });
}

/**
 * Reads `custom.inputs`: a list of alternatives, each with one or more of `schema`, `file` and `kind`, which must all
 * match. `file` is an `inputPattern`; `*` in `kind` matches any text.
 *
 * @param annotations METADATA of the package.
 * @param subject names them in messages.
 * @returns `undefined` for a policy without a selection, which judges every input.
 * @throws PolicyLoadError `metadata_invalid`
 * @throws ConfigurationError `config_invalid` for an unknown schema.
 */
export async function readPolicyInputs(
  annotations: unknown,
  subject: string,
  schemas: InputSchemas,
): Promise<PolicyInputs | undefined> {
  const custom = getMember(annotations, "custom");
  if (!isObject(custom) || !("inputs" in custom)) return undefined;
  const { problems, data } = await checkInputs(custom.inputs);
  if (problems !== undefined)
    throw new PolicyLoadError(`${subject}:${problemLines(problems)}`, { code: "metadata_invalid" });
  const declared = data.custom.inputs;
  const alternatives = await Promise.all(declared.map((one) => toMatcher(one, subject, schemas)));
  return {
    subject: declared.map(describe).join("; "),
    hint: declared.some(({ kind }) => kind !== undefined && !Object.hasOwn(FORMATS, kind))
      ? ` (kinds are ${KNOWN_KINDS})`
      : "",
    matches: (input) => alternatives.some((matches) => matches(input)),
  };
}

function describe(declared: Declared): string {
  return Object.entries(declared)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(", ");
}

async function toMatcher(
  { schema, file, kind }: Declared,
  subject: string,
  schemas: InputSchemas,
): Promise<(input: CandidateInput) => boolean> {
  const isFile = inputPattern(file ?? "*");
  const isKind = wildcard(kind ?? "*");
  const fits: InputSchema | undefined =
    schema === undefined ? undefined : await schemas.byName(schema, subject);
  return (input) =>
    isFile(input.paths) &&
    (kind === undefined || toKinds(input.held()[""]).some(isKind)) &&
    (fits === undefined || fits.issuesOf(input.held()[""], input.held()).length === 0);
}
