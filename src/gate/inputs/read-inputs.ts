import { resolve } from "node:path";
import { append } from "../../base/lists.js";
import type { CompatName } from "../../evidence/settings/compat.js";
import { limitReading } from "../../base/async/reading.js";
import { readWithinTime } from "../../base/async/within-time.js";
import { boundedMap } from "../../base/async/bounded-map.js";
import { untilAborted } from "../../base/async/on-abort.js";
import { EvaluationError, unusableDocument } from "../../base/errors.js";
import { DOCUMENT_FORMATS } from "../../engine/source/document-format.js";
import { readDocument, readDocuments } from "../../engine/source/read-document.js";
import type {
  DocumentSource,
  DocumentValue,
  InputDocument,
  ReadDocumentOptions,
} from "../../engine/source/read-document.js";
import { IMAGE_SCHEME, isImageAddress, shownSource } from "../../base/text/address.js";
import { findDuplicateKey } from "../../base/terms/duplicate-keys.js";
import { ANY, isObject, oneOf, rule, TEXT, type Rules } from "../../base/text/option-rules.js";
import { toChainloopInput } from "./chainloop-input.js";
import type { Recording } from "../../engine/recording/recording.js";
import type { DocumentVerifier } from "../../trust/verify/document-verifier.js";
import { factsToJson } from "../../trust/verify/facts.js";
import { readArtifact } from "../../trust/verify/artifact.js";
import { matchSubjects, STATEMENT_TYPE, readStatement } from "../../trust/verify/statement.js";
import { sha256 } from "../../base/text/sha256.js";
import { splitArray } from "../../engine/source/split-array.js";
import { openReplayed } from "../../engine/recording/replayed-document.js";
import { openEnvelope } from "./envelope.js";
import type { OpenedEnvelope, Payload } from "./envelope.js";
import { listInputs, type InputFolder } from "./input-folder.js";
import { readImage, withoutUnsigned } from "./image-inputs.js";
import type { ImageComponent, ImageSnapshot, JudgedImage } from "./image-snapshot.js";
import type { RecordedImage } from "../../engine/recording/recorded-call.js";
import { isBytes } from "../../base/realms.js";

/** The input of the gate's replay, as it was judged: the payload, if it was in an envelope. */
export interface RecordedInput {
  /** Name of the document in reports and errors. */
  name: string;
  /** Always `true`. The facts about the input were verified when it was recorded, and reports state so. */
  recorded: true;
}

/**
 * An input: a path (a file in the format of its name, in which JSON Lines and YAML may contain several documents, or a
 * folder, whose files with such names are inputs), or a document with a name for reports: a JSON value, text or bytes
 * in the format of the name (default: JSON), or the input of the replayed recording. The path
 * `oci://registry/name@sha256:…` is an image, whose attestations are inputs.
 */
export type GateInputSource = (DocumentSource | DocumentValue | RecordedInput) & {
  /** The file in reports. Default: the path or the name. `-` is standard input, which has no location. */
  file?: string;
};

/** The inputs of a run. They are read on demand, in this order. */
export type GateInputs = Iterable<GateInputSource> | AsyncIterable<GateInputSource>;

/** A document to judge, or its read error. */
export type GateInput = (InputDocument | { name: string; error: unknown; line?: number }) & {
  /** Of an image that is one input: criteria of policy configurations may be for some images. */
  judgedImage?: JudgedImage;
  /** The path as passed, or the document's name. */
  file: string;
  /** The DSSE envelope that contained it. */
  envelope?: OpenedEnvelope;
  /**
   * For several inputs that are judged as one: whether they were verified when the replay was recorded, and not now.
   */
  verifiedThen?: true;
};

/** An input with valid signatures. */
export interface VerifiedInput {
  name: string;
  file: string;
  /** Its payload, which is judged. */
  json: Uint8Array;
  envelope: OpenedEnvelope;
  /** The digest of the image whose attestation it is. */
  image?: string | undefined;
}

interface ReadInputsOptions {
  /** Base of relative paths. */
  cwd: string;
  /** The folder that must contain the inputs, without links. Default: any file is read. */
  within?: string | undefined;
  /** Whether to use a DSSE envelope's payload instead of the envelope. */
  envelopes: boolean;
  /** Verifies each input, which then must be signed. */
  verifier?: DocumentVerifier | undefined;
  /** A replayed recording, with the facts verified at that time. */
  recorded?: Recording | undefined;
  /** The tool whose input conventions apply. */
  compat?: CompatName | undefined;
  /** Whether the members of an array that is a file's only document are inputs. */
  splitArrays?: boolean | undefined;
  /** The parser of YAML. Default: `opa`. */
  dialect?: "opa" | "conftest" | undefined;
  /** Whether to read documents with duplicate keys as OPA does: the last one wins. */
  allowDuplicateKeys?: boolean | undefined;
  /** Maximum size of an input, in bytes. */
  maxBytes?: number | undefined;
  /** Folders with the definitions of textproto. */
  protoFileDirs?: readonly string[] | undefined;
  /** Reports each file that is an input under its own name, also of a folder. */
  onFile?: ((file: string) => void) | undefined;
  /** Reports each document after reading. */
  onDocument?: ((document: InputDocument) => void) | undefined;
  /** Reports each input whose signatures were verified: now, or when the replay was recorded. */
  onVerified?: ((input: VerifiedInput) => void) | undefined;
  /**
   * The specifications of policies of `ec`, as JSON: an image is one input with all its attestations, and the only
   * specification. Default: each attestation is an input.
   */
  policySpecs?: readonly string[] | undefined;
  /** The path of a snapshot of `ec`, whose images are inputs. Default: none. */
  images?: string | undefined;
  /** Whether images need no signature of their own. Default: false. */
  skipImageSigCheck?: boolean | undefined;
  /** Reports every image, once its attestations are read, and again with its description. */
  onImage?: ((image: RecordedImage) => void) | undefined;
  /** Files that are not inputs of a folder. */
  except?: readonly string[] | undefined;
  /** The absolute paths of the policies' own files, which may be in a folder of inputs. Other Rego in one is an error. */
  policyFiles?: ReadonlySet<string> | undefined;
  /** Whether inputs of folders may stay unread because they are hidden or in `node_modules`. Default: false. */
  allowSkippedFiles?: boolean | undefined;
  /** Reports files of folders that are not read. */
  onIgnored?: ((paths: readonly string[]) => void) | undefined;
  /** Ends reading, also while waiting for the next input. */
  signal?: AbortSignal | undefined;
  /** Time limit of reading one file, in milliseconds. Default: that of its parser. */
  timeoutMs?: number | undefined;
}

type JudgedOptions = Pick<
  ReadInputsOptions,
  | "envelopes"
  | "verifier"
  | "recorded"
  | "compat"
  | "splitArrays"
  | "allowDuplicateKeys"
  | "onVerified"
  | "timeoutMs"
> & {
  /** The digest of the image whose attestations they are. */
  image?: string;
  /** The digest of the image that must be the subject of unverified statements. */
  subject?: string;
};

/** The inputs of a document: one, unless the members of an array are judged, also of one in an envelope. */
async function toInputs(document: InputDocument, file: string, options: JudgedOptions): Promise<GateInput[]> {
  const split = async (input: InputDocument): Promise<InputDocument[]> =>
    options.splitArrays === true ? inTime(input, options, () => splitArray(input)) : [input];
  try {
    const inputs: GateInput[] = [];
    for (const member of await split(document)) {
      const judged = await toJudged(member, file, options);
      if ("error" in judged || judged.envelope === undefined) inputs.push(judged);
      else
        append(
          inputs,
          (await split(judged)).map((inner) => ({ ...judged, ...inner })),
        );
    }
    return inputs;
  } catch (error) {
    return [{ name: document.name, file, error }];
  }
}

async function toJudged(document: InputDocument, file: string, options: JudgedOptions): Promise<GateInput> {
  const { name, line } = document;
  try {
    const payload = await openInput(document, options);
    if (payload?.envelope.verification !== undefined) {
      options.onVerified?.({ name, file, ...payload, image: options.image });
    }
    const json = payload?.json ?? document.json;
    return {
      ...document,
      file,
      json: options.compat === undefined ? json : toChainloopInput(json),
      ...(payload === undefined ? {} : { envelope: payload.envelope }),
      // The parts of a payload, and of another tool's input, are not at the same location in the file.
      ...(payload === undefined && options.compat === undefined ? {} : { locate: undefined }),
    };
  } catch (error) {
    return { name, file, error, ...(line === undefined ? {} : { line }) };
  }
}

/** Opens the payload of an input in an envelope, verified if requested: then only verified bytes are judged. */
async function openInput(
  { name, json }: InputDocument,
  options: JudgedOptions,
): Promise<{ json: Uint8Array; envelope: OpenedEnvelope } | undefined> {
  const { verifier, envelopes, recorded, subject, image } = options;
  if (verifier !== undefined) {
    const { payload, facts } = await limitReading(`verifying ${name}`, options, () =>
      verifier.statement(name, json),
    );
    const { payloadType: type = "", payloadDigest: digest } = facts;
    return { json: payload, envelope: { type, digest, verification: factsToJson(facts) } };
  }
  if (recorded?.facts.verifications !== undefined) {
    const { payloadType: type, payload, facts } = openReplayed(name, json, recorded, image);
    const envelope = { type, digest: sha256(payload), verification: facts, verifiedThen: true } as const;
    return { json: payload, envelope };
  }
  const opened = envelopes
    ? await inTime({ name, json }, options, () => openUnverified(name, json, options))
    : undefined;
  if (subject !== undefined) await checkSubject(name, opened ?? openEnvelope(name, json), json, subject);
  if (opened === undefined) return undefined;
  const { type, digest } = opened;
  return { json: opened.json, envelope: { type, digest } };
}

function openUnverified(
  name: string,
  json: Uint8Array,
  { allowDuplicateKeys }: JudgedOptions,
): Payload | undefined {
  const opened = openEnvelope(name, json);
  if (opened !== undefined && allowDuplicateKeys !== true) checkPayloadKeys(name, opened);
  return opened;
}

/** Opening a document has the time limit of reading, too. */
function inTime<T>({ name, json }: InputDocument, { timeoutMs }: JudgedOptions, run: () => T): Promise<T> {
  return readWithinTime(`opening ${name}`, json.length, { timeoutMs }, run);
}

/** The subject can be checked without knowing the signer. */
async function checkSubject(
  name: string,
  opened: Payload | undefined,
  json: Uint8Array,
  digest: string,
): Promise<void> {
  const { type, json: payload } = opened ?? { type: STATEMENT_TYPE, json };
  matchSubjects(name, readStatement(name, type, payload), await readArtifact(digest, ""));
}

function checkPayloadKeys(name: string, { type, json }: Payload): void {
  const repeated = findDuplicateKey(json);
  if (repeated === undefined) return;
  throw unusableDocument(
    name,
    `${name}: duplicate key ${JSON.stringify(repeated.key)} in the payload of its envelope (${type})`,
  );
}

const CONTENTS: Rules<Record<"path" | "text" | "bytes" | "value" | "recorded", unknown>> = {
  path: rule("a string that is not empty", isName),
  text: TEXT,
  bytes: rule("a Uint8Array", (value) => isBytes(value)),
  value: ANY,
  recorded: rule("true", (value) => value === true),
};

function isName(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

/** The members of an input. */
const MEMBERS = [...Object.keys(CONTENTS), "name", "file", "format"];

/**
 * Copies the members of an input. Each is read once: a getter, or a Proxy, could return another value than the one that
 * was checked.
 *
 * @returns a text for an invalid input.
 */
function copySource(source: unknown): GateInputSource | string {
  if (!isObject(source)) return "an input must be an object with path, text, bytes, value or recorded";
  const copy = Object.create(null) as Record<string, unknown>;
  try {
    for (const key of MEMBERS) if (key in source) copy[key] = (source as Record<string, unknown>)[key];
  } catch {
    return "an input must not throw when its members are read";
  }
  return whyMalformed(copy) ?? (copy as GateInputSource);
}

/** The reason why members are not those of an input. */
function whyMalformed(source: Readonly<Record<string, unknown>>): string | undefined {
  const given = (Object.keys(CONTENTS) as (keyof typeof CONTENTS)[]).filter((key) => key in source);
  const [key, ...others] = given;
  if (key === undefined || others.length > 0) {
    return "an input must have exactly one of path, text, bytes, value and recorded";
  }
  const [subject, fits] = CONTENTS[key];
  if (!fits(source[key])) return `${key} must be ${subject}`;
  if (key !== "path" && !isName(source["name"])) return "name must be a string that is not empty";
  if (source["file"] !== undefined && typeof source["file"] !== "string") return "file must be a string";
  const [formats, isFormat] = oneOf(...DOCUMENT_FORMATS);
  if (source["format"] !== undefined && !isFormat(source["format"])) return `format must be ${formats}`;
  return undefined;
}

/**
 * Yields every document of every input, read on demand. An unreadable document is an input without a verdict. A file
 * that is passed twice is read once. After an aborted signal the last input reports that.
 */
export async function* readInputs(
  inputs: GateInputs,
  options: ReadInputsOptions,
): AsyncGenerator<GateInput, void, undefined> {
  const { signal } = options;
  if (signal === undefined) return yield* readSources(inputs, options);
  try {
    yield* untilAborted(readSources(inputs, options), signal);
  } catch (error) {
    if (error !== signal.reason) throw error;
    const cut = new EvaluationError("the run was aborted before all inputs were read", {
      code: "aborted",
      cause: error,
    });
    yield { name: "inputs", file: "inputs", error: cut };
  }
}

async function* readSources(
  inputs: GateInputs,
  { cwd, within, signal, maxBytes, onDocument, onImage, onIgnored, images, ...rest }: ReadInputsOptions,
): AsyncGenerator<GateInput, void, undefined> {
  const seen = new Set<string>();
  const limit = { maxBytes, option: "maxInputBytes" } as const;
  const reading = {
    cwd,
    within,
    signal,
    timeoutMs: rest.timeoutMs,
    uniqueKeys: rest.allowDuplicateKeys !== true,
    exactNumbers: true,
    advisesFormat: true,
    dialect: rest.dialect,
    protoFileDirs: rest.protoFileDirs,
    limit,
  };
  // Files that a folder leaves out may be inputs by another source.
  const leftOut = new Map<string, GateInput>();
  const ignored: string[] = [];
  let count = 0;
  for await (const given of inputs) {
    count++;
    const source = copySource(given);
    if (typeof source === "string") {
      const own = `input ${String(count)}`;
      const error = unusableDocument(own, `${own}: ${source}`);
      yield { name: own, file: own, error };
      continue;
    }
    if ("recorded" in source) {
      yield await readRecorded(source, rest, { onDocument, ...reading });
      continue;
    }
    const isImage = "path" in source && isImageAddress(source.path);
    if (!isImage) {
      yield* readFiles(source, { seen, leftOut, ignored }, { onDocument, ...rest }, reading);
      continue;
    }
    if (seen.has(source.path)) continue;
    seen.add(source.path);
    const { path } = source;
    const own = { maxBytes, signal, onDocument, onImage, ...rest };
    const isWhole = (rest.policySpecs ?? []).length > 0;
    if (!isWhole) {
      yield* readAttestations(path, own, reading);
      continue;
    }
    const { toSnapshot } = await import("./whole-image.js");
    yield* readSnapshotImages(toSnapshot(path), own, reading);
  }
  if (images !== undefined) {
    const { readSnapshot } = await import("./whole-image.js");
    const snapshot = await readSnapshot(images, reading);
    yield* readSnapshotImages(snapshot, { maxBytes, signal, onDocument, onImage, ...rest }, reading);
  }
  for (const [path, input] of leftOut) if (!seen.has(path)) yield input;
  onIgnored?.(ignored.filter((path) => !seen.has(resolve(cwd, path))));
}

/** Reads the recorded input and the verified facts about it. It was read and opened when it was recorded. */
async function readRecorded(
  { name, file = name }: RecordedInput & { file?: string },
  { recorded, verifier, onVerified }: Pick<ReadInputsOptions, "recorded" | "verifier" | "onVerified">,
  { onDocument, ...reading }: ReadDocumentOptions & Pick<ReadInputsOptions, "onDocument">,
): Promise<GateInput> {
  try {
    const text = recorded?.facts.input;
    const refused =
      text === undefined
        ? "the gate replays no recording with an input"
        : verifier !== undefined
          ? "a recorded payload cannot be verified now; give the documents that were recorded"
          : undefined;
    if (text === undefined || refused !== undefined) {
      throw unusableDocument(name, `${name}: ${refused ?? ""}`);
    }
    const document = await readDocument({ name, text, format: "json" }, reading);
    onDocument?.(document);
    const verification = recorded?.verificationOf();
    if (verification === undefined) return { ...document, file };
    const { payload_type: type, payload_digest: digest } = verification;
    const envelope = {
      type: typeof type === "string" ? type : "",
      digest: typeof digest === "string" ? digest : "",
      verification,
      verifiedThen: true,
    } as const;
    onVerified?.({ name, file, json: document.json, envelope });
    return { ...document, file, envelope, locate: undefined };
  } catch (error) {
    return { name, file, error };
  }
}

type FileOptions = Omit<
  ReadInputsOptions,
  "cwd" | "within" | "signal" | "maxBytes" | "onImage" | "onIgnored"
>;

/** The inputs of a source, or of the files of a folder. */
async function* readFiles(
  source: Exclude<GateInputSource, RecordedInput>,
  { seen, leftOut, ignored }: { seen: Set<string>; leftOut: Map<string, GateInput>; ignored: string[] },
  { except, policyFiles, allowSkippedFiles, ...options }: FileOptions,
  reading: ReadDocumentOptions & { cwd: string },
): AsyncGenerator<GateInput, void, undefined> {
  if (!("path" in source)) {
    yield* readSource(source, options, reading);
    return;
  }
  const { path, format } = source;
  const isNew = (one: string): boolean => seen.size < seen.add(resolve(reading.cwd, one)).size;
  let folder: InputFolder | undefined;
  try {
    folder = await limitReading(`listing ${path}`, reading, () =>
      listInputs(path, {
        cwd: reading.cwd,
        within: reading.within,
        format,
        except,
        policyFiles,
        allowSkippedFiles,
      }),
    );
  } catch (error) {
    if (isNew(path)) yield unread(path, error);
    return;
  }
  if (folder === undefined) {
    if (isNew(path)) yield* readSource(source, options, reading);
    return;
  }
  append(ignored, folder.ignored);
  for (const error of folder.unread) {
    leftOut.set(resolve(reading.cwd, error.document), unread(error.document, error));
  }
  for (const file of folder.files)
    if (isNew(file)) yield* readSource({ path: file, format }, options, reading);
}

/** The inputs of the documents of a source. */
async function* readSource(
  source: Exclude<GateInputSource, RecordedInput>,
  { onFile, onDocument, ...options }: Omit<FileOptions, "except" | "allowSkippedFiles">,
  reading: ReadDocumentOptions,
): AsyncGenerator<GateInput, void, undefined> {
  const name = "path" in source ? source.path : source.name;
  const { file = name } = source;
  if ("path" in source && file === name) onFile?.(file);
  try {
    for await (const document of readDocuments(source, reading)) {
      if ("error" in document) {
        yield { ...document, file };
        continue;
      }
      onDocument?.(document);
      // A document with its own name is one of several: only their file as a whole is an array.
      const isArray = document.name === name && document.isWhole !== true;
      yield* await toInputs(document, file, isArray ? options : { ...options, splitArrays: false });
    }
  } catch (error) {
    yield "path" in source ? unread(name, error, source.file) : { name, file, error };
  }
}

/** An input that cannot be read. Its name is a path, or an address, which may contain a password. */
export function unread(path: string, error: unknown, file = shownSource(path)): GateInput {
  return { name: shownSource(path), file, error };
}

/** Images that are read at once. */
const IMAGES_AT_ONCE = { atLeast: 4, atMost: 4, maxBytes: 0, sizeOf: () => 0 };

type ImageOptions = Omit<ReadInputsOptions, "cwd" | "within" | "images">;

/** Reads the attestations of an image, within the time limit. */
async function readOwnImage(
  address: string,
  { onImage, ...options }: ImageOptions,
  reading: ReadDocumentOptions,
): Promise<RecordedImage> {
  const read = await limitReading(`reading ${shownSource(address)}`, reading, () =>
    readImage(address, options),
  );
  const found = options.verifier === undefined ? read : withoutUnsigned(read);
  onImage?.(found);
  return found;
}

/** Reads the images of a snapshot and those of its indexes, each as one input of policies of `ec`. */
async function* readSnapshotImages(
  { components, ...snapshot }: ImageSnapshot,
  options: ImageOptions,
  reading: ReadDocumentOptions,
): AsyncGenerator<GateInput, void, undefined> {
  const { requireOfImage, toIndexComponents, toWholeImage, withDefaultTag } =
    await import("./whole-image.js");
  const { onDocument, onImage, onVerified, policySpecs = [], recorded, skipImageSigCheck = false } = options;
  const { signal } = reading;
  const isReplay = recorded !== undefined;
  const toAddress = ({ containerImage }: ImageComponent): string =>
    withDefaultTag(`${IMAGE_SCHEME}${containerImage}`);
  const found: { component: ImageComponent; image: RecordedImage | GateInput; parts: ImageComponent[] }[] =
    [];
  const readComponent = async (component: ImageComponent): Promise<(typeof found)[number]> => {
    const address = toAddress(component);
    try {
      requireOfImage(address, options.verifier, policySpecs);
      const image = await readOwnImage(address, options, reading);
      const parts = await limitReading(`reading ${shownSource(address)}`, reading, () =>
        toIndexComponents(image, component, { isReplay, signal }),
      );
      return { component, image, parts };
    } catch (error) {
      return { component, image: unread(address, error), parts: [] };
    }
  };
  for await (const one of boundedMap(components, readComponent, IMAGES_AT_ONCE)) found.push(one);
  const all = [...components, ...found.flatMap(({ parts }) => parts)];
  all.sort((a, b) =>
    a.containerImage < b.containerImage ? -1 : Number(a.containerImage > b.containerImage),
  );
  const toInput = async (component: ImageComponent, read?: RecordedImage): Promise<GateInput> => {
    const address = toAddress(component);
    try {
      const required = requireOfImage(address, options.verifier, policySpecs);
      const image = read ?? (await readOwnImage(address, options, reading));
      const { image: file, digest } = image;
      return await limitReading(`reading ${shownSource(address)}`, reading, async () => {
        const { json: text, about } = await toWholeImage(image, {
          ...required,
          verifier: await required.verifier.about(digest),
          ...{ signal, skipImageSigCheck, isReplay, component, snapshot: { ...snapshot, components: all } },
          onVerified: (attestation) => onVerified?.({ ...attestation, file, image: digest }),
          onDescribed: (description) => onImage?.({ ...image, description }),
        });
        const document = await readDocument({ name: file, text, format: "json" }, reading);
        onDocument?.(document);
        return { ...document, file, locate: undefined, judgedImage: about };
      });
    } catch (error) {
      return unread(address, error);
    }
  };
  const jobs = found.flatMap(({ component, image, parts }) => [
    async () => ("attestations" in image ? toInput(component, image) : image),
    ...parts.map((part) => async () => toInput(part)),
  ]);
  yield* boundedMap(jobs, (job) => job(), IMAGES_AT_ONCE);
}

/** Reads the attestations of an image. If one cannot be read, the image is one input without a verdict, and the others are dropped. */
async function* readAttestations(
  address: string,
  options: ImageOptions,
  reading: ReadDocumentOptions,
): AsyncGenerator<GateInput, void, undefined> {
  const { onDocument } = options;
  let found: RecordedImage;
  let judged: JudgedOptions;
  try {
    found = await readOwnImage(address, options, reading);
    const { digest } = found;
    const verifier = await options.verifier?.about(digest);
    // A statement is not an array of inputs.
    judged = {
      ...options,
      verifier,
      splitArrays: false,
      image: digest,
      ...(verifier === undefined ? { subject: digest } : {}),
    };
  } catch (error) {
    yield unread(address, error);
    return;
  }
  for (const { name, text, platform } of found.attestations) {
    try {
      const document = await readDocument({ name, text, format: "json" }, reading);
      onDocument?.(document);
      yield* await toInputs(
        document,
        found.image,
        platform === undefined ? judged : { ...judged, subject: platform },
      );
    } catch (error) {
      yield { name, file: found.image, error };
    }
  }
}
