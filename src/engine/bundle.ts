import { basename } from "node:path/posix";
import { PolicyLoadError } from "../errors.js";
import { checkRoots, packagePath } from "./bundle-roots.js";
import { mergeBaseDocuments, type BaseDocumentFile } from "./base-document.js";
import type { SourceFiles } from "./source-files.js";

/** Rego that must be compiled before it can run. */
export interface RegoSource {
  kind: "rego";
  /** Names the source in errors. */
  what: string;
  files: { path: string; text: string }[];
  data: BaseDocumentFile[];
  regoVersion: "v0" | "v1" | undefined;
  /** Of the bundles it came in, where they have one. */
  revisions: string[];
}

/** A compiled policy. */
export interface CompiledSource {
  kind: "wasm";
  what: string;
  wasm: Uint8Array | WebAssembly.Module;
  /** The base document as JSON text, when the source has one. */
  data: string | undefined;
  revisions: string[];
}

export type LoadedSource = RegoSource | CompiledSource;

const DATA_FILES = new Map<string, "json" | "yaml">([
  ["data.json", "json"],
  ["data.yaml", "yaml"],
  ["data.yml", "yaml"],
]);

/** Whether a file of this name belongs to a bundle or a directory of policies. */
export function isBundleFile(name: string): boolean {
  return name.endsWith(".rego") || name.endsWith(".wasm") || DATA_FILES.has(name) || name === ".manifest";
}

export function decodeText(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new PolicyLoadError(`${path} is not valid UTF-8`, { code: "source_unreadable", cause: error });
  }
}

interface Manifest {
  revision?: string | undefined;
  rego_version?: 0 | 1 | undefined;
  roots?: string[] | undefined;
  wasm?: { module: string; entrypoint?: string | undefined }[] | undefined;
}

async function readManifest(files: SourceFiles, what: string): Promise<Manifest> {
  const bytes = files.get(".manifest");
  if (bytes === undefined) return {};
  const { z } = await import("zod");
  const schema = z.looseObject({
    revision: z.string().optional(),
    rego_version: z.union([z.literal(0), z.literal(1)]).optional(),
    // OPA reads null as if it were not there.
    roots: z
      .array(z.string())
      .nullish()
      .transform((roots) => roots ?? undefined),
    wasm: z.array(z.looseObject({ module: z.string(), entrypoint: z.string().optional() })).optional(),
  });
  try {
    return schema.parse(JSON.parse(decodeText(bytes, ".manifest")));
  } catch (error) {
    throw new PolicyLoadError(`${what}: its .manifest is not what OPA writes`, {
      code: "bundle_invalid",
      cause: error,
    });
  }
}

function dataFiles(files: SourceFiles): BaseDocumentFile[] {
  return [...files].flatMap(([path, bytes]) => {
    const format = DATA_FILES.get(basename(path));
    return format === undefined ? [] : [{ path, text: decodeText(bytes, path), format }];
  });
}

function findModule(files: SourceFiles, manifest: Manifest, what: string): Uint8Array | undefined {
  const named = new Set(manifest.wasm?.map(({ module }) => module.replace(/^\/+/, "")));
  if (named.size === 0 && files.has("policy.wasm")) named.add("policy.wasm");
  if (named.size > 1) {
    throw new PolicyLoadError(`${what} holds ${String(named.size)} Wasm modules; load them one by one`, {
      code: "source_unsupported",
    });
  }
  for (const path of named) {
    const bytes = files.get(path);
    if (bytes === undefined) {
      throw new PolicyLoadError(`${what}: its .manifest names ${path}, which is not there`, {
        code: "bundle_invalid",
      });
    }
    return bytes;
  }
  return undefined;
}

/**
 * Reads the files of a bundle, or of a directory of policies: a compiled policy when there is one, else Rego.
 *
 * @param shownPath How a path inside is shown in errors.
 * @param options `withTests`: whether files named `…_test.rego` are part of it.
 * @throws PolicyLoadError `bundle_invalid`, `source_empty`, `source_unsupported`, `data_invalid`
 */
export async function readBundle(
  files: SourceFiles,
  what: string,
  shownPath: (path: string) => string,
  { withTests = false }: { withTests?: boolean } = {},
): Promise<LoadedSource> {
  if (files.has("patch.json")) {
    throw new PolicyLoadError(`${what} is a delta bundle; only whole bundles can be loaded`, {
      code: "source_unsupported",
    });
  }
  const manifest = await readManifest(files, what);
  const revisions = manifest.revision === undefined || manifest.revision === "" ? [] : [manifest.revision];
  const data = dataFiles(files);
  const wasm = findModule(files, manifest, what);
  const rego = [...files].filter(
    ([path]) => path.endsWith(".rego") && (withTests || !path.endsWith("_test.rego")),
  );
  if (manifest.roots !== undefined) {
    checkRoots(what, manifest.roots, {
      data: JSON.parse(await mergeBaseDocuments(data)),
      names: [
        ...rego.map(([path, bytes]) => packagePath(decodeText(bytes, path))),
        ...(manifest.wasm ?? []).flatMap(({ entrypoint }) => entrypoint ?? []),
      ],
    });
  }
  if (wasm !== undefined) {
    return {
      kind: "wasm",
      what,
      wasm,
      data: data.length === 0 ? undefined : await mergeBaseDocuments(data),
      revisions,
    };
  }
  if (rego.length === 0) {
    throw new PolicyLoadError(`${what} holds no policy: there is neither a .rego file nor a policy.wasm`, {
      code: "source_empty",
    });
  }
  const version = manifest.rego_version;
  return {
    kind: "rego",
    what,
    files: rego.map(([path, bytes]) => ({ path: shownPath(path), text: decodeText(bytes, path) })),
    data,
    regoVersion: version === undefined ? undefined : version === 0 ? "v0" : "v1",
    revisions,
  };
}
