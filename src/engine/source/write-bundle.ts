import { resolve } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { unsupportedSource } from "../../base/errors.js";
import type { BundleSignOptions } from "../../trust/verify/bundle-options.js";
import { readBundleYaml } from "./bundle-yaml.js";
import type { RegoSource } from "./bundle.js";
import { loadPackage } from "../../base/load-package.js";

const gzipAsync = promisify(gzip);

/** The parts of a bundle with a compiled policy. */
interface BundleParts {
  /** Its Rego is included. */
  source: RegoSource;
  revision: string;
  wasm: Uint8Array;
  /** The base document, as JSON text. */
  data: Uint8Array;
  /** Signs it. Default: it is not signed. */
  sign?: BundleSignOptions | undefined;
  /** With the METADATA of each. */
  entrypoints: readonly { name: string; annotations: readonly Record<string, unknown>[] }[];
}

const MODULE = "/policy.wasm";
/** The byte of a gzip header that names the operating system, and its value for an unknown one. */
const [OS_BYTE, UNKNOWN_OS] = [9, 255];

/** Returns the paths of files below the folder that they have in common, with OPA's extension of Rego. */
function innerPaths(paths: readonly string[]): string[] {
  const [first = [], ...others] = paths.map((path) => resolve(path).split(/[/\\]/));
  const all = [first, ...others];
  const end = first.findIndex((part, index) =>
    all.some((parts) => parts[index] !== part || !(index + 1 in parts)),
  );
  return all.map((parts) => {
    const path = parts.slice(end).join("/");
    return `/${path}${path.endsWith(".rego") ? "" : ".rego"}`;
  });
}

/** Returns the roots of bundles that were merged; everything, when a file is in none with roots. */
function getRoots({ files, roots }: RegoSource): string[] {
  const known = new Set(roots.flatMap((bundle) => bundle.files));
  if (files.some(({ path }) => !known.has(path))) return [""];
  return [...new Set(roots.flatMap((bundle) => bundle.roots))].sort();
}

function toNumber(version: RegoSource["regoVersion"]): 0 | 1 {
  return version === "v0" ? 0 : 1;
}

/** Returns the versions of files that differ from that of the source, by their paths as patterns of OPA's globs. */
function fileVersions({ files, regoVersion }: RegoSource): Record<string, 0 | 1> {
  const paths = innerPaths(files.map(({ path }) => path));
  return Object.fromEntries(
    files.flatMap((file, index) =>
      toNumber(file.regoVersion ?? regoVersion) === toNumber(regoVersion)
        ? []
        : [[(paths[index] ?? "").replaceAll(/[\\*?[\]{},!]/g, "\\$&"), toNumber(file.regoVersion)]],
    ),
  );
}

/** In the form and order of OPA's. */
function toManifest({ source, revision, entrypoints }: BundleParts): unknown {
  const others = fileVersions(source);
  return {
    revision,
    roots: getRoots(source),
    wasm: entrypoints.map(({ name, annotations }) => ({
      entrypoint: name,
      module: MODULE,
      ...(annotations.length === 0 ? {} : { annotations }),
    })),
    rego_version: toNumber(source.regoVersion),
    ...(Object.keys(others).length === 0 ? {} : { file_rego_versions: others }),
  };
}

function toFiles(parts: BundleParts): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>([["/data.json", parts.data]]);
  const paths = innerPaths(parts.source.files.map(({ path }) => path));
  for (const [index, { path, text }] of parts.source.files.entries()) {
    const inner = paths[index] ?? "";
    if (files.has(inner)) {
      throw unsupportedSource(`two files would have the path ${inner} in the bundle; ${path} is one of them`);
    }
    files.set(inner, text);
  }
  return files.set(MODULE, parts.wasm).set("/.manifest", JSON.stringify(toManifest(parts)));
}

/**
 * Writes a bundle as a `.tar.gz`, as `opa build -t wasm` does but with all of its Rego. No time, owner or machine is in it. The
 * signatures are over the written bytes.
 *
 * @throws PolicyLoadError `source_unsupported` for two files that would have one path.
 */
export async function writeBundle(parts: BundleParts): Promise<Uint8Array> {
  const { packTar } = await loadPackage(() => import("modern-tar"));
  const files = new Map(
    [...toFiles(parts)].map(([name, content]) => [name, Buffer.from(content as Uint8Array)]),
  );
  if (parts.sign !== undefined) {
    const { signaturesText, signBundleFiles } = await import("../../trust/verify/sign-bundle-files.js");
    const listed = [...files].map(([name, bytes]) => ({ name: name.slice(1), bytes }));
    const token = await signBundleFiles("the bundle", listed, parts.sign, {
      readYaml: (text) => readBundleYaml(text, {}),
    });
    files.set("/.signatures.json", Buffer.from(signaturesText(token)));
  }
  const entries = [...files].map(([name, body]) => {
    const owner = { uid: 0, gid: 0, uname: "", gname: "" };
    return {
      header: { name, size: body.length, type: "file" as const, mode: 0o600, mtime: new Date(0), ...owner },
      body,
    };
  });
  const archive = await gzipAsync(await packTar(entries), { level: 9 });
  archive[OS_BYTE] = UNKNOWN_OS;
  return archive;
}
