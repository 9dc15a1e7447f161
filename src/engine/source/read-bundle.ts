import { visitAll } from "../../base/async/reading.js";
import { DocumentError, PolicyLoadError, unsupportedSource, invalidBundle } from "../../base/errors.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import { dataFileFormat, isDataFile } from "./base-document-discovery.js";
import { readBaseDocuments, type BaseDocumentFile } from "./base-document.js";
import { checkRoots } from "./bundle-roots.js";
import { decodeText, isCompiled, isSignatures, type LoadedSource, type RegoSource } from "./bundle.js";
import { beginsAsRego } from "./likely-rego.js";
import { hasByteOrderMark, readDocument, type ReadDocumentOptions } from "./read-document.js";
import type { IgnoredBecause, IgnoredFile, LeftOutFile, SourceFiles } from "./source-files.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import { message, getMessage, type Message } from "../../base/message.js";
import { checkDocument, problemLines } from "../../base/text/schema-issue.js";

interface Manifest {
  revision?: string | undefined;
  rego_version?: 0 | 1 | undefined;
  file_rego_versions?: Record<string, number> | undefined;
  roots?: string[] | undefined;
  wasm?: { module: string; entrypoint?: string | undefined }[] | undefined;
}

async function readManifest(files: SourceFiles, subject: string): Promise<Manifest> {
  const bytes = files.get(".manifest");
  if (bytes === undefined) return {};
  const z = await import("../../base/text/zod.js");
  const regoVersion = z.union([z.literal(0), z.literal(1)], {
    error: "must be 0 or 1; instead of 2, take 1 and write `import rego.v2` into each file",
  });
  const schema = z.looseObject({
    revision: z.string().optional(),
    rego_version: regoVersion.optional(),
    file_rego_versions: z.record(z.string(), regoVersion).optional(),
    // OPA treats null as absent.
    roots: z
      .array(z.string())
      .nullish()
      .transform((roots) => roots ?? undefined),
    wasm: z.array(z.looseObject({ module: z.string(), entrypoint: z.string().optional() })).optional(),
  });
  const invalid = (why: string | Message, cause?: unknown): PolicyLoadError =>
    invalidBundle(message`${subject}: ${why}`, cause);
  if (hasByteOrderMark(bytes)) {
    throw invalid("its .manifest begins with a byte-order mark, which OPA refuses; save it without one");
  }
  const { json } = await readDocument({ name: ".manifest", bytes, format: "json" }).catch(
    (error: unknown) => {
      throw error instanceof DocumentError ? invalid(getMessage(error), error) : error;
    },
  );
  const checked = checkDocument(schema, JSON.parse(new TextDecoder().decode(json)));
  if (checked.problems === undefined) return checked.data;
  throw invalid(`invalid .manifest:${problemLines(checked.problems)}`);
}

/** The files of a bundle by their kind. */
interface SortedFiles {
  data: BaseDocumentFile[];
  /** Rego, with its tests. */
  texts: [path: string, bytes: Uint8Array][];
  hasSignatures: boolean;
}

async function sortFiles(files: SourceFiles, shownPath: (path: string) => string): Promise<SortedFiles> {
  const sorted: SortedFiles = { data: [], texts: [], hasSignatures: false };
  await visitAll(files, ([path, bytes]) => {
    const format = dataFileFormat(path);
    if (format !== undefined) sorted.data.push({ path, name: shownPath(path), text: bytes, format });
    if (path.endsWith(".rego")) sorted.texts.push([path, bytes]);
    sorted.hasSignatures ||= isSignatures(path);
  });
  return sorted;
}

/** Lists the files of a bundle, and of its folder, that are not read. */
async function listIgnored(
  files: SourceFiles,
  skipped: readonly IgnoredFile[],
  { module, shownPath }: { module: string | undefined; shownPath: (path: string) => string },
): Promise<LeftOutFile[]> {
  const ignored: LeftOutFile[] = [];
  await visitAll(skipped, ({ inner, why, ...more }) => {
    const known = why === "other" ? (whyIgnored(inner, module) ?? why) : why;
    ignored.push({ ...more, path: shownPath(inner), why: known });
  });
  await visitAll(files, ([inner, bytes]) => {
    const why = whyIgnored(inner, module);
    if (why === undefined) return;
    const isUnread = why === "other" && beginsAsRego(inner, bytes);
    ignored.push({ path: shownPath(inner), why, ...(isUnread ? { isUnread } : {}) });
  });
  return ignored;
}

/** Finds the path of the compiled policy. */
function findModule(files: SourceFiles, manifest: Manifest, subject: string): string | undefined {
  const named = new Set(manifest.wasm?.map(({ module }) => module.replace(/^\/+/, "")));
  if (named.size === 0 && files.has("policy.wasm")) named.add("policy.wasm");
  if (named.size > 1) {
    throw unsupportedSource(`${subject} contains ${String(named.size)} Wasm modules; load them one by one`);
  }
  const [path] = named;
  if (path === undefined || files.has(path)) return path;
  throw invalidBundle(`${subject}: its .manifest names the missing file ${path}`);
}

/** Why a file of a bundle is not read by its name; `undefined` when it is. */
function whyIgnored(path: string, module: string | undefined): IgnoredBecause | undefined {
  if (path === ".manifest" || path === module || isSignatures(path) || isDataFile(path)) return undefined;
  if (isCompiled(path)) return "compiled";
  if (!path.endsWith(".rego")) return "other";
  if (path.endsWith("_test.rego")) return "test";
  // The source of the compiled policy.
  return undefined;
}

function toRegoVersion(version: Manifest["rego_version"]): "v0" | "v1" | undefined {
  return version === undefined ? undefined : version === 0 ? "v0" : "v1";
}

/** Returns the Rego versions of files by the manifest. Only its patterns need OPA. */
async function getVersions(
  manifest: Manifest,
  subject: string,
  paths: readonly string[],
  { signal, timeoutMs }: ReadDocumentOptions,
): Promise<("v0" | "v1" | undefined)[]> {
  if (Object.keys(manifest.file_rego_versions ?? {}).length === 0) {
    return paths.map(() => toRegoVersion(manifest.rego_version));
  }
  const { readRegoVersions } = await import("../opa/rego-versions.js");
  const inBundle = paths.map((path) => `/${path}`);
  return readRegoVersions(subject, manifest, inBundle, { signal, timeoutMs });
}

interface ReadBundleOptions extends ReadDocumentOptions {
  /** Whether to include files named `…_test.rego`. Default: false. */
  withTests?: boolean | undefined;
  /** Files of its folder that were not read. Default: none. */
  skipped?: readonly IgnoredFile[] | undefined;
  /** Whether its signatures were verified. Default: false. */
  isVerified?: boolean | undefined;
}

/**
 * Reads the files of a bundle, or of a directory of policies: a compiled policy when there is one, else Rego.
 *
 * @param shownPath formats an inner path for errors.
 * @param options `withTests`: reads it for OPA's tester: its data and Rego, including `…_test.rego`, even next to a
 * compiled policy or without any Rego.
 * @throws PolicyLoadError `bundle_invalid`, `source_empty`, `source_unsupported`, `data_invalid`
 */
export async function readBundle(
  files: SourceFiles,
  subject: string,
  shownPath: (path: string) => string,
  { withTests = false, skipped = [], isVerified = false, ...reading }: ReadBundleOptions = {},
): Promise<LoadedSource> {
  if (files.has("patch.json")) {
    throw unsupportedSource(`${subject} is a delta bundle; only snapshot bundles can be loaded`);
  }
  const manifest = await readManifest(files, subject);
  const revisions = manifest.revision === undefined || manifest.revision === "" ? [] : [manifest.revision];
  const { data, texts, hasSignatures } = await sortFiles(files, shownPath);
  const isTest = (path: string): boolean => !withTests && path.endsWith("_test.rego");
  const hasRego = texts.some(([path]) => !isTest(path));
  const wasm = withTests && hasRego ? undefined : findModule(files, manifest, subject);
  if (manifest.roots !== undefined) {
    checkRoots(subject, manifest.roots, {
      data: JsonSlice.of((await readBaseDocuments(data, reading)).bytes),
      names: (manifest.wasm ?? []).flatMap(({ entrypoint }) => entrypoint ?? []),
    });
  }
  const ignored = await listIgnored(files, skipped, { module: wasm, shownPath });
  const module = wasm === undefined ? undefined : files.get(wasm);
  if (module === undefined && !hasRego && !(withTests && data.length > 0)) {
    throw new PolicyLoadError(`${subject} contains no policy: neither a .rego file nor a policy.wasm`, {
      code: "source_empty",
    });
  }
  const version = manifest.rego_version;
  const versions = await getVersions(
    manifest,
    subject,
    texts.map(([path]) => path),
    reading,
  );
  const versionOf = new Map(texts.map(([path], index) => [path, versions[index]]));
  const toSourceFile = (path: string): Omit<RegoSourceFile, "text"> => {
    const regoVersion = versionOf.get(path);
    return { path: shownPath(path), ...(regoVersion === undefined ? {} : { regoVersion }) };
  };
  const regoFiles: RegoSourceFile[] = [];
  const tests: RegoSource["tests"][number][] = [];
  await visitAll(texts, ([path, bytes]) => {
    if (isTest(path)) tests.push({ ...toSourceFile(path), bytes });
    else regoFiles.push({ ...toSourceFile(path), text: decodeText(bytes, shownPath(path)) });
  });
  const source: RegoSource = {
    kind: "rego",
    subject,
    files: regoFiles,
    data,
    regoVersion: toRegoVersion(version),
    revisions,
    ignored,
    tests,
    roots:
      manifest.roots === undefined
        ? []
        : [{ subject, roots: manifest.roots, files: regoFiles.map((file) => file.path) }],
  };
  if (module === undefined) return source;
  return {
    kind: "wasm",
    subject,
    wasm: module,
    ignored,
    data: data.length === 0 ? undefined : await readBaseDocuments(data, reading),
    revisions,
    ...(hasRego ? { rego: source } : {}),
    ...(!isVerified && hasSignatures ? { isSigned: true } : {}),
  };
}
