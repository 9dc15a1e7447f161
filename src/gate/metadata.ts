import { editDistance } from "../base/text/edit-distance.js";
import { nearestName } from "../base/text/nearest.js";
import type { RegoLocation } from "../base/errors.js";
import type { MetadataBlock } from "../engine/opa/judging-package.js";
import type { CoreDiagnostic } from "../engine/opa/rego-diagnostics.js";
import type { RegoOutline } from "../engine/opa/rego-outline.js";
import { checkInputs, MISPLACED_INPUTS } from "./policy-inputs.js";
import { getScore, SEVERITY_WORDS } from "./severity.js";

/** The keys that OPA reads. It drops all others. https://www.openpolicyagent.org/docs/policy-language#metadata */
const KEYS = [
  "scope",
  "title",
  "description",
  "custom",
  "entrypoint",
  "schemas",
  "labels",
  "compile",
  "related_resources",
  "authors",
  "organizations",
];

/** The keys of `custom` that the gate reads, and why a value is not usable. */
const CUSTOM: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  id: text,
  short_name: text,
  severity: (value) => meant(value, SEVERITY_WORDS),
  "security-severity": (value) =>
    getScore(value) === undefined ? "must be a number from 0.1 to 10" : undefined,
  vulnerability: flag,
  helper: flag,
  builtin_errors: (value) => meant(value, ["undefined"]),
  inputs: () => undefined,
};
const CUSTOM_KEYS = Object.keys(CUSTOM);

/** Words near to a known one that mean something else: severity `none` is not `note`. */
const OTHER_WORDS = ["none"];

function text(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? undefined : "must be a text that is not empty";
}

function flag(value: unknown): string | undefined {
  return typeof value === "boolean" ? undefined : "must be true or false";
}

function meant(value: unknown, words: readonly string[]): string | undefined {
  const word = typeof value === "string" ? value.trim().toLowerCase() : "";
  if (words.includes(word) || OTHER_WORDS.includes(word)) return undefined;
  const near = nearestName(word, words);
  return near === undefined ? undefined : `has an unknown value (did you mean ${near}?)`;
}

const toPlain = (key: string): string => key.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** The key that a key of `custom` may have been meant to be. Other tools have keys there too, so it is nearer than elsewhere. */
function meantCustom(key: string, value: unknown): string | undefined {
  // Trivy's, which is a mapping.
  if (key === "input" && !Array.isArray(value)) return undefined;
  return CUSTOM_KEYS.find((known) => {
    const [own, other] = [toPlain(known), toPlain(key)];
    return editDistance(own, other) <= Math.floor(own.length / 4);
  });
}

/** Where a key of a block is written; the first line of the block if that is not found. */
export function keyLocation({ location, text: block }: MetadataBlock, ...path: string[]): RegoLocation {
  const lines = block.split("\n");
  let [row, column] = [0, 0];
  for (const key of path) {
    const escaped = key.replaceAll(/[^\w]/g, "\\$&");
    const written = new RegExp(`(?<=^#\\s*|[\\s{,"'])${escaped}(?=["']?\\s*:)`);
    const found = lines.findIndex((line, index) => index >= Math.max(row, 1) && written.test(line));
    if (found === -1) break;
    row = found;
    column = lines[found]?.search(written) ?? 0;
  }
  return { ...location, row: location.row + row, column: row === 0 ? location.column : column + 1 };
}

/** Keys at the left margin: of the block itself, because what is below a key is indented. */
const OWN_KEY = /^# ?([\w-]+)\s*:/;

/**
 * Finds parts of METADATA that would be ignored: unknown keys near to those that OPA or the gate reads, keys of `custom`
 * outside of it, and values that the gate does not know.
 */
export async function findMetadataFaults(blocks: readonly MetadataBlock[]): Promise<CoreDiagnostic[]> {
  const found = await Promise.all(
    blocks.map(async (block) => [...findKeyFaults(block), ...(await findInputsFaults(block))]),
  );
  return found.flat();
}

function findKeyFaults(block: MetadataBlock): CoreDiagnostic[] {
  const own = block.text.split("\n").flatMap((line) => OWN_KEY.exec(line)?.[1] ?? []);
  const unknown = own.flatMap((key) => {
    if (KEYS.includes(key)) return [];
    const near = nearestName(key.toLowerCase(), KEYS);
    if (near !== undefined) return [fault(block, `unknown key ${key} (did you mean ${near}?)`, key)];
    const isOfGate = CUSTOM_KEYS.includes(key);
    return isOfGate ? [fault(block, `unknown key ${key}; ${key} belongs below custom`, key)] : [];
  });
  const custom = Object.entries(block.custom ?? {}).flatMap(([key, value]) => {
    const why = CUSTOM[key]?.(value);
    if (why !== undefined) return [fault(block, `custom.${key} ${why}`, "custom", key)];
    const near = Object.hasOwn(CUSTOM, key) ? undefined : meantCustom(key, value);
    if (near === undefined) return [];
    return [fault(block, `unknown key custom.${key} (did you mean ${near}?)`, "custom", key)];
  });
  return [...unknown, ...custom];
}

async function findInputsFaults(block: MetadataBlock): Promise<CoreDiagnostic[]> {
  const { scope, custom = {} } = block;
  if (!("inputs" in custom)) return [];
  if (scope !== "package") return [fault(block, MISPLACED_INPUTS, "custom", "inputs")];
  const { problems = [] } = await checkInputs(custom["inputs"]);
  return problems.map(({ message, path }) =>
    fault(block, message, ...path.filter((key) => typeof key === "string")),
  );
}

/** Finds the METADATA of a package that selects its inputs. */
export function findInputsBlock(
  blocks: readonly MetadataBlock[],
  { files }: Pick<RegoOutline, "files">,
  policy: string,
): MetadataBlock | undefined {
  const own = new Set(files.filter((file) => file.package === policy).map(({ path }) => path));
  return blocks.find(
    ({ scope, location, custom }) =>
      scope === "package" && own.has(location.file) && custom?.["inputs"] !== undefined,
  );
}

/** A fault of METADATA, at a key. */
function fault(block: MetadataBlock, message: string, ...path: string[]): CoreDiagnostic {
  return { code: "metadata_invalid", message, location: keyLocation(block, ...path) };
}
