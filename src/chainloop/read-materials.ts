import { basename } from "node:path";
import type { Deadline } from "../base/async/deadline.js";
import { workDeadline } from "../base/async/reading.js";
import { withinTime } from "../base/async/within-time.js";
import { type DocumentError, unusableDocument } from "../base/errors.js";
import { DEFAULT_TIMEOUT_MS } from "../engine/rounds/evaluation-deadline.js";
import { invalidDocument, decodeText } from "../engine/source/read-document.js";
import { checkSize, readBytes } from "../engine/source/read-bytes.js";
import { findDuplicateKey } from "../base/terms/duplicate-keys.js";
import { parseExactJson } from "../base/terms/exact-json.js";
import { formatJson } from "../base/terms/json-format.js";
import { shownSource } from "../base/text/address.js";
import { parseJson, TermSyntaxError } from "../base/terms/parse-term.js";
import { whyTooLarge } from "../base/terms/value-text.js";
import { RegoObject, type Term } from "../base/terms/term.js";
import { openEnvelope } from "../gate/inputs/envelope.js";
import { unread, type GateInput, type GateInputs, type GateInputSource } from "../gate/inputs/read-inputs.js";
import type { Annotations, FitSchemas, Kind, ParseMember, Projection } from "./kind.js";
import { findKind } from "./kinds.js";
import type { MaterialOptions } from "./material-options.js";
import { sha256Hex } from "../base/text/sha256.js";
import { InputSchemas, type InputSchema } from "../gate/inputs/input-schemas.js";
import { FORMAT_SCHEMAS } from "../engine/source/schema-names.js";
import { throwMaterialError } from "./material-error.js";

/** An input also contains the material in base64, and all of it is one text. */
const MAX_BYTES = 192 * 1024 * 1024;

/** Members that the engine adds to an input, replacing existing ones. */
const OWN: ReadonlySet<string> = new Set(["chainloop_metadata", "args"]);

interface ReadMaterialsOptions extends Pick<MaterialOptions, "kind" | "project" | "projectVersion"> {
  cwd: string;
  /** The folder that must contain the materials, without links. Default: any file is read. */
  within?: string | undefined;
  maxBytes?: number | undefined;
  /** Time limit of reading one material, in milliseconds. Default: 60,000. */
  timeoutMs?: number | undefined;
  /** Whether reading is ended from outside at that limit. Default: true. */
  interrupt?: boolean | undefined;
  allowDuplicateKeys?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** Reports each file that is a material under its own name. */
  onFile?: ((file: string) => void) | undefined;
  /** Reports each material after reading. */
  onDocument?: ((document: { name: string; json: Uint8Array }) => void) | undefined;
}

/**
 * Reads the inputs of materials, as Chainloop's engine builds them (`GetEvaluableContent` of its crafter, after
 * `policy develop eval`): the JSON, a list as `elements`, and `chainloop_metadata`, a resource descriptor of in-toto with name,
 * digest, content and annotations. A material that does not fit the kind is an input without a verdict.
 */
export async function* readMaterials(
  inputs: GateInputs,
  options: ReadMaterialsOptions,
): AsyncGenerator<GateInput, void, undefined> {
  for await (const source of inputs) {
    const name = "path" in source ? shownSource(source.path) : source.name;
    const { file = name } = source;
    if ("path" in source && file === source.path) options.onFile?.(file);
    try {
      const bytes = await readMaterialBytes(source, name, options);
      options.onDocument?.({ name, json: bytes });
      yield { name, file, json: await toInput(name, bytes, options) };
    } catch (error) {
      yield unread(name, error, source.file);
    }
  }
}

async function readMaterialBytes(
  source: GateInputSource,
  name: string,
  { cwd, within, signal, maxBytes = MAX_BYTES }: ReadMaterialsOptions,
): Promise<Uint8Array> {
  const limit = { maxBytes: Math.min(maxBytes, MAX_BYTES) };
  if ("path" in source) return readBytes(source.path, { cwd, within, signal, limit });
  if ("value" in source || "recorded" in source)
    throw invalid(name, "a material is a file, text or bytes: its digest is of these");
  const bytes = "bytes" in source ? source.bytes : Buffer.from(source.text);
  checkSize(bytes.length, name, limit);
  return bytes;
}

function invalid(name: string, why: string): DocumentError {
  return unusableDocument(name, `${name}: ${why}`);
}

/** Prepares reading a material, and then reads it under its time limit: every step of that is JavaScript. */
async function toInput(name: string, bytes: Uint8Array, options: ReadMaterialsOptions): Promise<Uint8Array> {
  const { kind, signal, interrupt, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const known = findKind(kind);
  if (known === undefined || "why" in known) throw invalid(name, `materials of ${kind} cannot be judged`);
  const subject = `reading ${name}`;
  const deadline = workDeadline(subject, { timeoutMs, signal });
  const content = bytes.length === 0 ? Buffer.from(known.emptyAs ?? "") : bytes;
  const prepared = await deadline.wait(prepare(name, content, known, deadline));
  deadline.check();
  const limit = { interrupt, timeoutMs, leftMs: deadline.remainingMs };
  return withinTime(subject, limit, () => {
    try {
      return readMaterial(name, content, known, prepared, options);
    } catch (error) {
      const why = whyTooLarge(error, "split it");
      throw why === undefined ? error : invalid(name, `it ${why}`);
    }
  });
}

/** Preparation for reading one material. */
interface Prepared {
  project?: ((parse: ParseMember) => Projection) | undefined;
  fit: FitSchemas;
}

async function prepare(name: string, content: Uint8Array, kind: Kind, deadline: Deadline): Promise<Prepared> {
  const project =
    content.length === 0
      ? undefined
      : await kind.project?.(name, content, () => {
          deadline.check();
        });
  return { project, fit: await loadSchemas(kind.schemas ?? []) };
}

function readMaterial(
  name: string,
  content: Uint8Array,
  known: Kind,
  { project, fit }: Prepared,
  options: ReadMaterialsOptions,
): Uint8Array {
  const { allowDuplicateKeys } = options;
  const annotations: Annotations = { "chainloop.material.size": String(content.length) };
  if (known.isText === true) {
    decodeText(name, content, { ignoreBOM: true });
    return toJson([], describe(undefined, options, content, annotations));
  }
  if (content.length === 0) throw invalid(name, "the material is empty");
  const material =
    project === undefined
      ? toMaterial(name, content, known, allowDuplicateKeys)
      : toProjected(project((line, json) => parse(line, Buffer.from(json), allowDuplicateKeys).term));
  known.read?.({ name, text: material.text, value: parseExactJson(material.text)[""] }, annotations, fit);
  Object.assign(annotations, material.annotations);
  const members = toMembers(material.term).filter(([key]) => !OWN.has(key));
  return toJson(members, describe(name, options, content, annotations));
}

function toJson(members: readonly (readonly [string, Term])[], metadata: Term): Uint8Array {
  return Buffer.from(formatJson(new RegoObject([...members, ["chainloop_metadata", metadata]])));
}

interface MaterialJson {
  text: string;
  term: Term;
  annotations?: Annotations | undefined;
}

function toProjected({ text, annotations }: Projection): MaterialJson {
  return { text, term: parseJson(text), annotations };
}

/** The JSON of a material: its own, or that of its envelope's payload. */
function toMaterial(name: string, bytes: Uint8Array, kind: Kind, allowDuplicateKeys?: boolean): MaterialJson {
  const material = parse(name, bytes, allowDuplicateKeys);
  if (kind.isOpened !== true) return material;
  const opened = openEnvelope(name, bytes);
  if (opened === undefined) throw invalid(name, "it is neither a DSSE envelope nor a Sigstore bundle of one");
  if (opened.type !== "application/vnd.in-toto+json") {
    throw invalid(
      name,
      `the payload of its envelope is not a statement of in-toto: ${JSON.stringify(opened.type)}`,
    );
  }
  return parse(`the payload of ${name}`, opened.json, allowDuplicateKeys);
}

function parse(name: string, bytes: Uint8Array, allowDuplicateKeys = false): { text: string; term: Term } {
  const text = decodeText(name, bytes, { ignoreBOM: true });
  try {
    const term = parseJson(text);
    const repeated = allowDuplicateKeys ? undefined : findDuplicateKey(bytes);
    if (repeated !== undefined) throw invalid(name, `duplicate key ${JSON.stringify(repeated.key)}`);
    return { text, term };
  } catch (error) {
    throw error instanceof TermSyntaxError ? invalidDocument(name, text, error) : error;
  }
}

/** A value that is neither an object nor a list does not appear in the input. */
function toMembers(term: Term): (readonly [string, Term])[] {
  if (Array.isArray(term)) return [["elements", term]];
  if (!(term instanceof RegoObject)) return [];
  return term.entries.flatMap(([key, value]) => (typeof key === "string" ? [[key, value] as const] : []));
}

/**
 * The material as a resource descriptor of in-toto. Its content is inline, as without an upload. The engine adds the
 * project to it.
 *
 * @param name `undefined` for a text, which is not a file and is not stored.
 */
function describe(
  name: string | undefined,
  { kind, project, projectVersion }: ReadMaterialsOptions,
  bytes: Uint8Array,
  annotations: Annotations,
): Term {
  const digest = sha256Hex(bytes);
  const all: Annotations = {
    ...annotations,
    "chainloop.material.type": kind,
    "chainloop.material.name": "material",
    ...(name === undefined ? {} : { "chainloop.material.cas.inline": true }),
  };
  return new RegoObject([
    ...(name === undefined ? [] : [["name", basename(name)] as const]),
    ["digest", new RegoObject([["sha256", digest]])],
    ...(bytes.length === 0 ? [] : [["content", Buffer.from(bytes).toString("base64")] as const]),
    ["annotations", new RegoObject(Object.entries(all))],
    ...(project === undefined ? [] : [["project_name", project] as const]),
    ...(projectVersion === undefined ? [] : [["project_version_name", projectVersion] as const]),
  ]);
}

/** Loads the schemas of a kind. @param names in `schemas/materials/`, or of formats. */
async function loadSchemas(names: readonly string[]): Promise<FitSchemas> {
  const { readMaterialSchema } = await import("../engine/source/schemas.js");
  const loaded = new Map<string, InputSchema>();
  for (const name of names) {
    const reference = `schema.${name}`;
    const isFormat = FORMAT_SCHEMAS.includes(name);
    const own = new InputSchemas(isFormat ? {} : { [reference]: await readMaterialSchema(name) });
    loaded.set(name, await own.byName(isFormat ? name : reference, `the schema ${name}`));
  }
  return ({ name, value }, kind, ...wanted) => {
    let issues: string[] = [];
    for (const schema of wanted) {
      issues = loaded.get(schema)?.issuesOf(value) ?? [`its schema ${schema} is not loaded`];
      if (issues.length === 0) return;
    }
    throwMaterialError(name, kind, issues.join("; "));
  };
}
