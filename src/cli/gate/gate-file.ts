import type * as Zod from "../../values/zod.js";
import { FAIL_ON } from "../../gate/fail-on.js";
import { toPrintable } from "../../values/printable.js";
import { describeIssues } from "../../values/schema-issue.js";
import { CommandError } from "../exit-codes.js";
import { isBuiltinSet } from "../flags/builtin-flags.js";
import { parseDurationMs } from "../flags/quantities.js";
import { isError } from "../../realms.js";

/**
 * The form of a gate file.
 *
 * @param z zod, which is loaded only where a file is read.
 */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- zod infers it
export function gateFileSchema(z: typeof Zod) {
  const text = z.string().trim().min(1);
  const list = z.array(text).min(1);
  const flag = z.boolean();
  const version = z.literal(1).describe("The version of this form: 1.");
  const duration = text.refine((value) => parseDurationMs(value) !== undefined, {
    message: "write it as 500ms, 30s or 2m",
  });
  return z
    .strictObject({
      version,
      policies: list.describe(
        "Policies: paths, patterns and addresses. An address needs a digest or the lock file.",
      ),
      lock: text.describe(
        "The lock file, which pins. Default: regohost.lock in the working folder, if there is one, which only checks.",
      ),
      data: list.describe("Data of the policies: files and folders, JSON or YAML."),
      builtins: z
        .array(
          text.refine(isBuiltinSet, "write service, none or the path of a module, such as ./builtins.mjs"),
        )
        .min(1)
        .refine(
          (all) => !(all.includes("service") && all.includes("none")),
          "service and none exclude each other",
        )
        .describe("Built-ins: service, none, and modules of your own, which are run."),
      schema: text.describe("JSON Schemas of the inputs: a file, a folder, or the name of a format."),
      inputs: list.describe("Inputs: paths, patterns and images (oci://)."),
      "proto-file-dirs": list.describe("Folders with the .proto files of inputs in textproto."),
      combine: flag.describe("Whether all inputs are judged as one."),
      envelopes: flag.describe("false judges DSSE envelopes themselves instead of their payloads."),
      exceptions: text.describe("The file of time-limited exceptions."),
      "fail-on": z.array(z.enum(FAIL_ON)).min(1).describe("What else fails."),
      allow: z
        .strictObject({
          skipped: flag.describe("A skipped AI analysis is a warning."),
          "all-skipped": flag.describe("An input may be one that every policy skipped."),
          unmatched: flag.describe("An input may be one that no policy is for."),
          "duplicate-keys": flag.describe("An input may have duplicate keys."),
          "skipped-files": flag.describe(
            "Hidden files, node_modules and linked folders may hold Rego and inputs.",
          ),
          undefined: list.describe("References to data that may be absent: data.inventory."),
          unread: list.describe("Rules that look as if they judged and may be unread: gate.warnings."),
        })
        .partial()
        .describe("What is passed over."),
      "require-exact": flag.describe("Whether compiled policies with OPA's own runtime are refused."),
      rules: z.enum(["conftest"]).describe("The tool as which policies and inputs are read."),
      namespaces: list.describe("With rules: the packages to judge by."),
      "all-namespaces": flag.describe("With rules: whether all packages judge."),
      material: z
        .strictObject({
          kind: text.describe("The kind of the inputs: SBOM_CYCLONEDX_JSON."),
          args: z
            .record(text, z.string())
            .optional()
            .describe("Values of the policies' inputs, by their names."),
        })
        .describe("Policies are those of Chainloop, and inputs are materials of this kind."),
      outputs: list.describe("Outputs: pretty, json=report.json, sarif=gate.sarif, …"),
      summary: flag.describe("Whether reports for people omit what passed."),
      network: z
        .strictObject({
          allow: list.describe("Hosts that http.send may reach: host[:port]."),
          offline: flag.describe("Whether no connection is made."),
          replay: text.describe("The recording that answers instead of the network."),
          timeout: duration.describe("Time limit of an evaluation: 30s."),
          "max-calls": z.int().min(1).describe("Maximum number of distinct calls."),
          "max-prompts": z.int().min(0).describe("Maximum number of AI analyses, which cost money."),
        })
        .partial()
        .describe("What policies may ask. The service's address and token are never in this file."),
      verification: z
        .strictObject({
          keys: list.describe("Public keys that must have signed the inputs."),
          threshold: z.int().min(1).describe("How many of the keys."),
          "trusted-root": text.describe("A trusted root of Sigstore: a file, tuf or tuf:URL."),
          "tuf-root": text.describe("The TUF repository's root.json."),
          "certificate-identity": text.describe("Who must have signed."),
          "certificate-identity-regexp": text.describe("The same as RE2."),
          "certificate-oidc-issuer": text.describe("Who must have identified the signer."),
          "certificate-oidc-issuer-regexp": text.describe("The same as RE2."),
          artifact: text.describe("What a subject must be: a file, or sha256:…"),
          "recording-keys": list.describe(
            "Public keys that must have signed the recording of network.replay.",
          ),
          bundles: z
            .strictObject({
              key: text.describe("The key that must have signed every bundle of policies: a file, or PEM."),
              "key-id": text.describe("Its id."),
              scope: text.describe("The scope of the signature."),
              algorithm: text.describe("The algorithm of the signature."),
            })
            .partial()
            .required({ key: true })
            .describe("Who must have signed bundles of policies."),
        })
        .partial()
        .describe("Who must have signed what."),
    })
    .partial()
    .extend({ version });
}

/** A gate file as it was read. */
export type GateFile = Zod.infer<ReturnType<typeof gateFileSchema>>;

/** The keys of the object that a path of the schema leads to. */
function keysAt(schema: Zod.ZodType, path: readonly PropertyKey[]): string[] {
  let at: unknown = schema;
  const inner = (value: unknown): unknown => {
    const { unwrap } = value as { unwrap?: () => unknown };
    return typeof unwrap === "function" ? inner(unwrap.call(value)) : value;
  };
  for (const key of [...path, undefined]) {
    const { shape } = inner(at) as { shape?: Record<string, unknown> };
    if (shape === undefined) return [];
    if (key === undefined) return Object.keys(shape);
    at = shape[String(key)];
  }
  return [];
}

/** The value of a document; aliases that would make it large are refused. */
function toValue(document: { toJS(): unknown }, refuse: (message: string) => never): unknown {
  try {
    return document.toJS();
  } catch (error) {
    return refuse(isError(error) ? error.message : String(error));
  }
}

/**
 * Parses a gate file: YAML 1.2, of which JSON is a part, one document.
 *
 * @param name its path, for messages.
 * @throws CommandError (exit 2) that names every mistake with its place: syntax, a key twice, an unknown key, another type.
 */
export async function parseGateFile(text: string, name: string): Promise<GateFile> {
  const [{ LineCounter, isMap, isNode, isScalar, isSeq, parseAllDocuments }, z] = await Promise.all([
    import("yaml"),
    import("../../values/zod.js"),
  ]);
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  const placeAt = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${String(line)}:${String(col)}`;
  };
  const refuse = (found: readonly string[]): never => {
    throw new CommandError(toPrintable(`${name} is no gate file:\n${found.join("\n")}`));
  };
  const [document, second] = Array.isArray(documents) ? documents : [];
  if (document === undefined) return refuse([`${name}:1: it is empty; it begins with version: 1`]);
  const broken = [...document.errors, ...document.warnings];
  if (broken.length > 0) {
    return refuse(broken.map(({ message, pos: [at] }) => `${name}:${placeAt(at)}: ${message}`));
  }
  if (second !== undefined) {
    return refuse([`${name}:${placeAt(second.range[0])}: it has a second document; a gate file is one`]);
  }
  const schema = gateFileSchema(z);
  const value = toValue(document, (message) => refuse([`${name}:1: ${message}`]));
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  /** The place of a key, else of a value; of a missing one that of what it is missing in. */
  const placeOf = (path: readonly (string | number)[]): string => {
    const above = path.slice(0, -1);
    const node = above.length === 0 ? document.contents : document.getIn(above, true);
    const key = path.at(-1);
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      : undefined;
    if (isScalar(pair?.key) && pair.key.range) return placeAt(pair.key.range[0]);
    const element = isSeq(node) && typeof key === "number" ? node.items[key] : undefined;
    const found = element ?? node;
    if (isNode(found) && found.range) return placeAt(found.range[0]);
    return path.length === 0 ? "1:1" : placeOf(above);
  };
  const problems = describeIssues(parsed.error.issues, value, (path) => keysAt(schema, path));
  return refuse(problems.map(({ path, message }) => `${name}:${placeOf(path)}: ${message}`));
}
