import { posix, resolve } from "node:path";
import { PolicyLoadError, unsupportedSource, invalidBundle } from "../../base/errors.js";
import { isOwnAddress } from "../../base/text/address.js";
import { version } from "../../base/version.js";
import type { FetchedPolicy } from "../../trust/registry/policy-address.js";
import type { UsedAddress } from "../../base/text/used-address.js";
import type { BaseDocumentFile } from "./base-document.js";
import { innerPath } from "./bundle-archive.js";
import type { LoadedSource } from "./bundle.js";
import { beginsAsRego } from "./likely-rego.js";
import { readBundle } from "./read-bundle.js";
import { checkRelated } from "./left-out-files.js";
import { needsPins } from "./pinned-addresses.js";
import { checkContent, readPolicyBytes, readPolicyFolder } from "./policy-files.js";
import { isVerified, toBundleOptions, type LoadSourceOptions } from "./source-options.js";
import { isPolicyFile } from "./policy-names.js";
import { isYaml } from "./document-format.js";
import { isDataName } from "./read-data.js";
import { throwIfUnsigned } from "./unverified.js";
import { toByteLimit, MAX_SOURCE_BYTES, type SourceFiles } from "./source-files.js";

/**
 * Reads policies from a registry, a web server or an npm package.
 *
 * @returns them with the address that they come from.
 * @throws PolicyLoadError `lock_invalid`, `lock_missing`, `pin_mismatch`, `pin_missing`, `recording_missing`, and as `loadSource`
 * @throws ServiceError when a server does not answer, or answers with something else.
 * @throws ConfigurationError for a malformed address, and for credential files.
 */
export async function readAddress(address: string, options: LoadSourceOptions): Promise<LoadedSource> {
  const { used, content } = await fetchAddress(address, options);
  const source = await readContent(content, used.resolved, options);
  return withAddress(source, isVerified(options) ? { ...used, verified: true } : used);
}

/**
 * Reads all data files of an address at the root of `data`, whatever their folders, as `ec` does.
 *
 * @throws as `readAddress`; PolicyLoadError `source_empty`
 */
export async function readAddressData(
  address: string,
  options: LoadSourceOptions,
): Promise<{ data: BaseDocumentFile[]; used: UsedAddress }> {
  const { used, content } = await fetchAddress(address, options);
  const files = [...(await listContent(content, used.resolved, options))];
  const data = files.flatMap(([path, text]): BaseDocumentFile[] => {
    if (!isDataName(path)) return [];
    const name =
      content.kind === "file" && path === content.name ? used.resolved : `${used.resolved}/${path}`;
    return [{ path: posix.basename(path), name, text, format: isYaml(path) ? "yaml" : "json" }];
  });
  if (data.length === 0) {
    throw new PolicyLoadError(`${used.resolved} has no data file (.json, .yaml)`, { code: "source_empty" });
  }
  return { data, used: isVerified(options) ? { ...used, verified: true } : used };
}

async function listContent(
  content: FetchedPolicy["content"],
  subject: string,
  options: LoadSourceOptions,
): Promise<SourceFiles> {
  if (content.kind === "file" && !isDataName(content.name)) {
    const { listArchive } = await import("./bundle-files.js");
    checkContent(content.bytes, content.name);
    return listArchive(content.bytes, subject, options);
  }
  throwIfUnsigned(subject, options);
  if (content.kind === "file") return new Map([[content.name, content.bytes]]);
  if (content.kind === "files") return content.data;
  throw unsupportedSource(`${subject}: data of packages is not read; name a folder`);
}

async function readOwnPackage(): Promise<{ folder: string; version: string }> {
  const { packageRoot } = await import("../opa/package-root.js");
  return { folder: packageRoot(), version };
}

/** Returns the same, as files that nothing has read yet. */
export async function fetchAddress(address: string, options: LoadSourceOptions): Promise<FetchedPolicy> {
  const { lock, isOffline, cwd = "", signal, maxBytes = MAX_SOURCE_BYTES, commits } = options;
  // Only an address needs what reads registries.
  const { fetchPolicy } = await import("../../trust/registry/fetch-policy.js");
  return fetchPolicy(address, {
    cwd: resolve(cwd),
    env: process.env,
    signal,
    maxBytes: toByteLimit(maxBytes),
    isOffline,
    lock,
    commits,
    requirePinned: needsPins(options),
    ownPackage: isOwnAddress(address) ? await readOwnPackage() : undefined,
  });
}

function withAddress(source: LoadedSource, used: UsedAddress): LoadedSource {
  const addresses = [used];
  if (source.kind === "rego" || source.rego === undefined) return { ...source, addresses };
  return { ...source, addresses, rego: { ...source.rego, addresses } };
}

async function readContent(
  content: FetchedPolicy["content"],
  subject: string,
  options: LoadSourceOptions,
): Promise<LoadedSource> {
  const shownPath = (inner: string): string => `${subject}/${inner}`;
  if (content.kind === "folder") {
    // Who signs a package does so in its folder, and not where it will be installed.
    const source = await readPolicyFolder(content.path, { subject, shownPath, signedAs: "." }, options);
    await checkRelated(content.path, source, options.cwd ?? "");
    return source;
  }
  if (content.kind === "file") {
    if (!isPolicyFile(content.name)) {
      throw unsupportedSource(`${subject} is not a policy: its path must end with .rego, .wasm or .tar.gz`);
    }
    checkContent(content.bytes, content.name);
    return readPolicyBytes(content.bytes, subject, options);
  }
  throwIfUnsigned(subject, options);
  const { others, data } = content;
  const rego = new Map(Array.from(content.rego, ([path, bytes]) => [innerPath(path, subject), bytes]));
  if (rego.size < content.rego.size) {
    throw invalidBundle(`${subject}: two of its paths are one`);
  }
  const unread = [...rego.keys()].find((path) => !path.endsWith(".rego"));
  if (unread !== undefined) {
    throw unsupportedSource(
      `${shownPath(unread)} is a layer of Rego, but would not be read as such: its title must end with .rego`,
    );
  }
  const source = await readBundle(rego, subject, shownPath, toBundleOptions(options));
  if (source.kind === "wasm") return source;
  return {
    ...source,
    ignored: [
      ...source.ignored,
      ...others.map(({ title, bytes }) => ({
        path: shownPath(title),
        why: "other" as const,
        ...(bytes !== undefined && beginsAsRego(title, bytes) ? { isUnread: true as const } : {}),
      })),
    ],
    data: Array.from(data, ([title, text]) => {
      const path = innerPath(title, subject);
      return {
        path,
        name: shownPath(path),
        text,
        format: isYaml(path) ? ("yaml" as const) : ("json" as const),
      };
    }),
  };
}
