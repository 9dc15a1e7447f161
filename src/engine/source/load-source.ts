import { message, option, type Message } from "../../base/message.js";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { limitReading } from "../../base/async/reading.js";
import { PolicyLoadError, unsupportedSource, unreadableSource } from "../../base/errors.js";
import { isAddress } from "../../base/text/address.js";
import { isObject, OBJECT } from "../../base/text/option-rules.js";
import { giveUpAll } from "../../base/text/give-up.js";
import type { LoadedSource, RegoSource } from "./bundle.js";
import { checkLeftOut } from "./left-out-files.js";
import { checkContent, readPolicyBytes, readPolicyFolder, regoSource } from "./policy-files.js";
import { isPolicyFile } from "./policy-names.js";
import { mergeRevisions } from "./policy-origin.js";
import { throwIfUnsigned } from "./unverified.js";
import { toByteLimit, isDirectory, MAX_SOURCE_BYTES, readSourceFile, tooLarge } from "./source-files.js";
import { isReadAddress, type LoadSourceOptions } from "./source-options.js";
import { isArrayBuffer, isBytes, isResponse, isUrl, isWasmModule } from "../../base/realms.js";

export type { LoadSourceOptions } from "./source-options.js";

/**
 * A `WebAssembly.Module`, declared structurally: only the DOM library declares it, which Node programs may omit.
 */
export interface WebAssemblyModule {
  /** The tag of a module. With it the type checker refuses other objects. */
  readonly [Symbol.toStringTag]?: "WebAssembly.Module";
}

/**
 * Where a policy comes from: a path or several (`.wasm`, a bundle as `.tar.gz` or directory, `.rego` files, a directory
 * of them), an address or several (`oci://registry/name@sha256:…`, `https://…/policies.tar.gz?checksum=sha256:…`,
 * `npm:name@1.2.3`), Rego text by file name, the bytes of any of these files, a
 * `Response` of `fetch` with them, or a `WebAssembly.Module`.
 */
export type PolicySource =
  | string
  | URL
  | readonly (string | URL)[]
  | { files: Readonly<Record<string, string>> }
  | Uint8Array
  | ArrayBuffer
  | Response
  | WebAssemblyModule;

/** Returns the path of a path or a `file:` URL; an address as it is. @throws PolicyLoadError `source_unsupported` */
export function toPath(source: string | URL): string {
  if (typeof source === "string" && !source.startsWith("file://")) return source;
  if (typeof source !== "string" && !isUrl(source)) throw unsupported();
  if (isUrl(source) && isAddress(source.href)) return source.href;
  try {
    return fileURLToPath(source);
  } catch (error) {
    throw unsupportedSource(`${String(source)} is not a path or a file: URL`, error);
  }
}

async function fromPath(source: string | URL, options: LoadSourceOptions): Promise<LoadedSource> {
  const { cwd = "", maxBytes = MAX_SOURCE_BYTES } = options;
  const path = toPath(source);
  if (isReadAddress(path, options)) {
    const { readAddress } = await import("./read-address.js");
    return readAddress(path, options);
  }
  if (path === "") {
    throw new PolicyLoadError("the path of the policy is empty", {
      code: "source_not_found",
    });
  }
  const shown = path.replaceAll("\\", "/").replace(/\/+$/, "") || "/";
  if (await isDirectory(path, cwd)) {
    const shownPath = (inner: string): string => (shown === "." ? inner : `${shown}/${inner}`);
    return readPolicyFolder(path, { subject: shown, shownPath }, options);
  }
  if (!isPolicyFile(path)) {
    throw unsupportedSource(
      message`${shown} is not a policy: it must be a .rego, .wasm or .tar.gz file, or a directory${ofYaml(shown)}`,
    );
  }
  const bytes = await readSourceFile(path, maxBytes, cwd);
  checkContent(bytes, shown);
  return readPolicyBytes(bytes, shown, options);
}

/** Returns the advice for a file of YAML, which may be a policy of Chainloop or a configuration of Conforma. */
function ofYaml(path: string): Message {
  return /\.ya?ml$/i.test(path)
    ? message`; gate judges by a policy of Chainloop with ${option("material")}, by a policy configuration of Conforma with ${option("rules")} conforma`
    : message``;
}

/** Merges several sources, which must all be Rego. A source is read once, however it is named. */
function mergeSources(named: readonly LoadedSource[], cwd?: string): LoadedSource {
  const sources = [...new Map(named.map((source) => [resolve(cwd ?? "", source.subject), source])).values()];
  const [first, ...rest] = sources;
  if (first === undefined) throw new PolicyLoadError("no policy given", { code: "source_empty" });
  if (rest.length === 0) return first;
  const compiled = sources.find(({ kind }) => kind === "wasm");
  if (compiled !== undefined) {
    throw unsupportedSource(`${compiled.subject} is compiled; only Rego sources can be loaded together`);
  }
  return mergeRegoSources(
    sources.filter((source) => source.kind === "rego"),
    cwd,
  );
}

/**
 * Reads a policy's source.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `source_unsupported`, `source_empty`,
 * `bundle_invalid`, `bundle_too_large`, `bundle_path_escape`, `data_invalid`; of an address also those of `readAddress`; for files that
 * would silently be missing those of `checkLeftOut`.
 * @throws VerificationError for a source that is not a bundle signed by an accepted key; ConfigurationError
 * `verification_key_missing` for a signed bundle without a key.
 */
export async function loadSource(
  source: PolicySource,
  options: LoadSourceOptions = {},
): Promise<LoadedSource> {
  const { allowSkippedFiles = false, isNamed = () => false } = options;
  try {
    const read = await limitReading("reading the policies", options, () => readSource(source, options));
    const ignored = read.ignored.filter(({ path }) => !isNamed(path));
    checkLeftOut(ignored, allowSkippedFiles);
    return { ...read, ignored };
  } catch (error) {
    giveUpAll(source);
    throw error;
  }
}

async function readSource(source: PolicySource, options: LoadSourceOptions): Promise<LoadedSource> {
  if (typeof source === "string" || isUrl(source)) return fromPath(source, options);
  if (isBytes(source)) return readPolicyBytes(source, "policy", options);
  if (isArrayBuffer(source)) return readPolicyBytes(new Uint8Array(source), "policy", options);
  if (isResponse(source)) return readPolicyBytes(await readResponse(source, options), "policy", options);
  if (isWasmModule(source)) {
    throwIfUnsigned("a WebAssembly.Module", options);
    return { kind: "wasm", subject: "policy", wasm: source, data: undefined, revisions: [], ignored: [] };
  }
  if (!isObject(source)) throw unsupported();
  const { paths, files } = readParts(source);
  if (paths !== undefined)
    return mergeSources(await Promise.all(paths.map((path) => fromPath(path, options))), options.cwd);
  if (files === undefined) throw unsupported();
  throwIfUnsigned("{ files }", options);
  return fromTexts(files);
}

/** Reads a source once. Its getters or traps may throw, and a list may have holes. @throws PolicyLoadError `source_unsupported` */
function readParts(source: object): { paths?: readonly (string | URL)[]; files?: [string, unknown][] } {
  try {
    if (Array.isArray(source)) return { paths: Array.from<string | URL>(source) };
    if (!("files" in source)) return {};
    if (OBJECT[1](source.files)) return { files: Object.entries(source.files as object) };
  } catch (cause) {
    throw unsupported("the policy cannot be read: a getter or a Proxy of it throws", cause);
  }
  throw unsupported("files must be an object of texts by file name");
}

/** Reads the body of a response. Its address may be a secret, so no error names it. */
async function readResponse(
  response: Response,
  { maxBytes = MAX_SOURCE_BYTES }: LoadSourceOptions,
): Promise<Uint8Array> {
  const failed = (why: string, cause?: unknown): PolicyLoadError =>
    unreadableSource(`the policy is a response ${why}`, cause);
  if (!response.ok) throw failed(`with the status ${String(response.status)}`);
  if (response.bodyUsed) throw failed("whose body was read before");
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > toByteLimit(maxBytes)) break;
      parts.push(part);
    }
  } catch (error) {
    throw failed("that ended early", error);
  }
  if (size > toByteLimit(maxBytes)) throw tooLarge("the response", maxBytes);
  return Buffer.concat(parts, size);
}

function fromTexts(texts: readonly [string, unknown][]): RegoSource {
  const files = texts.map(([path, text]) => {
    if (typeof text !== "string")
      throw unsupported(`files: the text of ${JSON.stringify(path)} must be a string`);
    return { path, text };
  });
  if (files.length === 0) throw new PolicyLoadError("no Rego given", { code: "source_empty" });
  return regoSource(files.map(({ path }) => path).join(", "), files);
}

function unsupported(
  why = "a policy must be a path, a list of paths, { files }, bytes, a Response or a WebAssembly.Module",
  cause?: unknown,
): PolicyLoadError {
  return unsupportedSource(why, cause);
}

/**
 * Merges Rego sources; a file named twice, by a folder and by itself, is included once.
 *
 * @throws PolicyLoadError `source_unsupported` for two texts with the same name, of which one would not be judged.
 *
 * @param cwd base of relative file paths. Default: the process's working directory.
 */
export function mergeRegoSources(sources: readonly RegoSource[], cwd = ""): RegoSource {
  const files = new Map<string, RegoSource["files"][number]>();
  for (const file of sources.flatMap((source) => source.files)) {
    const location = resolve(cwd, file.path);
    const known = files.get(location);
    if (known !== undefined && known.text !== file.text) {
      throw unsupportedSource(`two sources have different texts for ${file.path}; rename one of them`);
    }
    if (known === undefined) files.set(location, file);
  }
  const isLeftOut = ({ path }: { path: string }): boolean => !files.has(resolve(cwd, path));
  return {
    kind: "rego",
    subject: sources.map(({ subject }) => subject).join(", "),
    files: [...files.values()],
    data: sources.flatMap(({ data }) => data),
    regoVersion: sources.find(({ regoVersion }) => regoVersion !== undefined)?.regoVersion,
    revisions: mergeRevisions(sources),
    roots: sources.flatMap(({ roots }) => roots),
    ignored: sources.flatMap(({ ignored }) => ignored).filter(isLeftOut),
    tests: sources.flatMap(({ tests }) => tests).filter(isLeftOut),
    addresses: sources.flatMap(({ addresses = [] }) => addresses),
  };
}
