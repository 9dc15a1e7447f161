import type * as Yaml from "yaml";
import type * as Zod from "../../base/text/zod.js";
import { checkDocument } from "../../base/text/schema-issue.js";
import { CommandError } from "../exit-codes.js";
import { reasonOf } from "../../base/message.js";
import { withoutParts } from "../../engine/opa/shown-message.js";
import { byGateKey, GATE_KEYS } from "./gate-keys.js";
import { isBuiltinSet } from "../options/builtin-sets.js";
import type { OptionEntry, OptionKind } from "../options/option-table.js";
import { parseDurationMs } from "../options/values.js";
import { loadPackage } from "../../base/load-package.js";

/** The descriptions of groups of keys, for editors. */
const GATE_GROUPS: Readonly<Record<string, string>> = {
  allow: "What is passed over.",
  material: "Policies are those of Chainloop, and inputs are materials of this kind.",
  network:
    "Access of policies to the network and the service. The service's address and token are never in this file.",
  verification: "Required signers.",
  "verification.bundles": "Who must have signed bundles of policies.",
};

/**
 * Schema of a gate file.
 *
 * @param z zod, which is loaded only when a file is read.
 */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- zod infers it
export function gateFileSchema(z: typeof Zod) {
  const text = z.string().trim().min(1);
  const duration = text.refine((value) => parseDurationMs(value) !== undefined, {
    message: "write it as 500ms, 30s or 2m",
  });
  const builtins = z
    .array(
      text.refine(
        isBuiltinSet,
        "write service, conforma, none or the path of a module, such as ./builtins.mjs",
      ),
    )
    .min(1)
    .refine(
      (all) => !(all.includes("service") && all.includes("none")),
      "service and none exclude each other",
    );
  const list = z.array(text).min(1);
  const oneOf = ({ choices = [] }: OptionEntry): Zod.ZodType => z.enum(choices);
  const kinds: Readonly<Partial<Record<OptionKind, Zod.ZodType | ((option: OptionEntry) => Zod.ZodType)>>> = {
    flag: z.boolean(),
    text,
    list,
    names: list,
    outputs: list,
    texts: z.record(text, z.union([z.string(), z.array(z.string()).min(1)])),
    count: z.int().min(1),
    countOrNone: z.int().min(0),
    duration,
    builtins,
    choice: oneOf,
    choices: (option) => z.array(oneOf(option)).min(1),
  };
  const schemaFor = (option: OptionEntry): Zod.ZodType => {
    const { [option.kind]: type } = kinds;
    if (type === undefined) throw new TypeError(`the gate file has no form of ${option.kind}`);
    return typeof type === "function" ? type(option) : type;
  };
  const members = byGateKey<Zod.ZodType>(
    (option) => {
      const type = schemaFor(option).describe(asSentence(option.description));
      return option.required === true ? type : type.optional();
    },
    (key, inGroup) =>
      z
        .strictObject(inGroup)
        .describe(GATE_GROUPS[key] ?? "")
        .optional(),
  );
  return z.strictObject({ version: z.literal(1).describe("The version of this form: 1."), ...members });
}

/** The value of a document; aliases that would expand to a large one are rejected. */
function toValue(document: { toJS(): unknown }, throwKeyError: (message: string) => never): unknown {
  try {
    return document.toJS();
  } catch (error) {
    return throwKeyError(reasonOf(error));
  }
}

/**
 * Parses a gate file: YAML 1.2, which includes JSON, one document.
 *
 * @param name its path, for messages.
 * @throws CommandError (exit 2) that lists every error with its location: syntax, a duplicate key, an unknown key,
 * another type.
 */
export async function parseGateFile(text: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  const [yaml, z] = await Promise.all([loadPackage(() => import("yaml")), import("../../base/text/zod.js")]);
  const lines = new yaml.LineCounter();
  const documents = yaml.parseAllDocuments(text, {
    lineCounter: lines,
    uniqueKeys: true,
    prettyErrors: false,
  });
  const throwKeyError = (found: readonly string[]): never => {
    throw new CommandError(`${name} is not a gate file:\n${found.join("\n")}`, { code: "gate_file_invalid" });
  };
  const [document, second] = Array.isArray(documents) ? documents : [];
  if (document === undefined) return throwKeyError([`${name}:1: it is empty; begin it with version: 1`]);
  const broken = [...document.errors, ...document.warnings];
  if (broken.length > 0) {
    return throwKeyError(
      broken.map(
        ({ message, pos: [at] }) => `${name}:${shownPosition(lines, at)}: ${withoutParts(text, message)}`,
      ),
    );
  }
  if (second !== undefined) {
    return throwKeyError([
      `${name}:${shownPosition(lines, second.range[0])}: it has several documents; it must have one`,
    ]);
  }
  const schema = gateFileSchema(z);
  const value = toValue(document, (message) => throwKeyError([`${name}:1: ${withoutParts(text, message)}`]));
  const checked = checkDocument(schema, value, { otherKey: findKeyOfFlag });
  if (checked.problems === undefined) return checked.data;
  const getPosition = positionFinder(yaml, document, lines);
  return throwKeyError(
    checked.problems.map(({ path, message }) => `${name}:${getPosition(path)}: ${message}`),
  );
}

/**
 * The key of the option whose flag was written as a key, such as `allow.unmatched` for `allow-unmatched`, or as the library or other
 * tools write it: `allowUnmatched`, `rego_version`.
 */
function findKeyOfFlag(name: string): string | undefined {
  const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");
  const meant = /^rego(?:-version)?$/.test(flag) ? "v0-compatible" : flag;
  return GATE_KEYS.find(({ usage }) => usage.split(/[ ,]+/).includes(`--${meant}`))?.key;
}

function shownPosition(lines: Yaml.LineCounter, offset: number): string {
  const { line, col } = lines.linePos(offset);
  return `${String(line)}:${String(col)}`;
}

/** Finds places in a gate file: of a key, otherwise of a value; for a missing one that of the parent. */
function positionFinder(
  { isMap, isNode, isScalar, isSeq }: typeof Yaml,
  document: Yaml.Document.Parsed,
  lines: Yaml.LineCounter,
): (path: readonly (string | number)[]) => string {
  const getPosition = (path: readonly (string | number)[]): string => {
    const above = path.slice(0, -1);
    const node = above.length === 0 ? document.contents : document.getIn(above, true);
    const key = path.at(-1);
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      : undefined;
    if (isScalar(pair?.key) && pair.key.range) return shownPosition(lines, pair.key.range[0]);
    const element = isSeq(node) && typeof key === "number" ? node.items[key] : undefined;
    const found = element ?? node;
    if (isNode(found) && found.range) return shownPosition(lines, found.range[0]);
    return path.length === 0 ? "1:1" : getPosition(above);
  };
  return getPosition;
}

/** Finds the place of a value in the text of a valid gate file, such as of one of several outputs. */
export async function findInGateFile(text: string, path: readonly (string | number)[]): Promise<string> {
  const yaml = await loadPackage(() => import("yaml"));
  const lines = new yaml.LineCounter();
  return positionFinder(yaml, yaml.parseDocument(text, { lineCounter: lines }), lines)(path);
}

/** The description of an option as a sentence, for editors and pages. */
function asSentence(description: string): string {
  return `${description.charAt(0).toUpperCase()}${description.slice(1)}.`;
}
