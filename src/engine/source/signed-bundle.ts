import { posix } from "node:path";
import { nextPart } from "../../base/async/reading.js";
import { unsupportedSource, missingSignature, invalidBundle } from "../../base/errors.js";
import type { BundleVerifyOptions } from "../../trust/verify/bundle-options.js";
import type { SignedFiles } from "../../trust/verify/bundle-signature.js";
import { toSourceFiles, type BundleEntry } from "./bundle-archive.js";
import { readBundleYaml } from "./bundle-yaml.js";
import { isBundleFile, isPolicyByName, isSignatures } from "./bundle.js";
import { beginsAsRego } from "./likely-rego.js";
import {
  toByteLimit,
  listDirectory,
  readSourceFile,
  tooLarge,
  whySkipped,
  type IgnoredFile,
  type ListedFile,
  type SourceFiles,
  type SourceLimit,
} from "./source-files.js";
import type { SignatureOptions } from "./unverified.js";

/** Verifies the only file of signatures. */
async function openSignatures(
  subject: string,
  found: readonly { name: string; read: () => Uint8Array | Promise<Uint8Array> }[],
  { bundles, signal, timeoutMs }: SignatureOptions & { bundles: BundleVerifyOptions },
): Promise<SignedFiles> {
  const [signatures, ...others] = found;
  if (signatures === undefined) {
    throw missingSignature(
      `${subject} has no .signatures.json; sign the bundle, for example with \`regohost sign\``,
    );
  }
  if (others.length > 0) {
    throw invalidBundle(`${subject} is not a valid bundle: it has several files named .signatures.json`);
  }
  const { SignedFiles: Verified } = await import("../../trust/verify/bundle-signature.js");
  return Verified.verify(subject, await signatures.read(), bundles, {
    readYaml: (text) => readBundleYaml(text, { signal, timeoutMs }),
  });
}

/**
 * Refuses a file of a bundle that OPA reads, and that is not read here: it would change the meaning of the other files.
 *
 * @throws PolicyLoadError `source_unsupported`
 */
export function throwUnreadError(subject: string, path: string): void {
  if (posix.basename(path) === "patch.json") {
    throw unsupportedSource(
      `${subject} holds ${path}: delta bundles have no signatures, and cannot be loaded`,
    );
  }
  if (/\.manifest(?:\.pb)?$/.test(path) && path !== ".manifest") {
    throw unsupportedSource(
      `${subject} holds ${path}: the manifest of a bundle is the file .manifest at its top`,
    );
  }
}

/**
 * Verifies the files of an archive.
 *
 * @returns the files, when every one is as it was signed.
 * @throws VerificationError, PolicyLoadError as `SignedFiles`.
 */
export async function verifyEntries(
  subject: string,
  entries: readonly BundleEntry[],
  options: SignatureOptions & { bundles: BundleVerifyOptions },
): Promise<SourceFiles> {
  const found = entries.filter(({ path }) => isSignatures(path));
  const signed = await openSignatures(
    subject,
    found.map(({ signedName: name, bytes }) => ({ name, read: () => bytes })),
    options,
  );
  for (const { path, signedName, bytes } of entries) {
    await nextPart();
    if (!isSignatures(path)) await signed.check(signedName, () => bytes);
  }
  signed.end();
  return toSourceFiles(entries);
}

/** Returns the path of a file of a folder as signatures name it: below the folder's path as it is passed, without a first slash. */
export function signedNameIn(folder: string, inner: string): string {
  return posix.join(folder.replaceAll("\\", "/"), inner).replace(/^\//, "");
}

/** Lists the files of a signed folder, hidden ones too. @throws PolicyLoadError `bundle_invalid` for a link. */
export async function listSignedFolder(path: string, cwd: string | undefined): Promise<ListedFile[]> {
  return listDirectory(path, () => true, {
    cwd,
    withHidden: true,
    followLinks: false,
    onIgnored: ({ inner }) => {
      throw invalidBundle(
        `${path} is not a valid bundle: ${inner} is a link, which no signature covers; put the file in its place`,
      );
    },
  });
}

/**
 * Reads a folder of which every file is signed, each once.
 *
 * @param options `signedAs`: the folder's path in the names of its files in the signature.
 * @returns the files of the bundle, and those that are part of none.
 * @throws VerificationError, PolicyLoadError as `SignedFiles`; `bundle_invalid` for a link.
 */
export async function readSignedFolder(
  path: string,
  maxBytes: SourceLimit,
  options: SignatureOptions & { bundles: BundleVerifyOptions; cwd?: string | undefined; signedAs: string },
): Promise<{ files: SourceFiles; skipped: IgnoredFile[] }> {
  const { cwd, signedAs } = options;
  const listed = await listSignedFolder(path, cwd);
  for (const { inner } of listed) throwUnreadError(path, inner);
  let left = toByteLimit(maxBytes);
  const getReader = (file: ListedFile) => async (): Promise<Uint8Array> => {
    if (file.size > left) throw tooLarge(path, maxBytes);
    const bytes = await readSourceFile(file.path, left);
    left -= bytes.length;
    return bytes;
  };
  const signatures = listed.filter(({ inner }) => isSignatures(inner));
  const signed = await openSignatures(
    path,
    signatures.map((file) => ({ name: file.inner, read: getReader(file) })),
    options,
  );
  const files: SourceFiles = new Map();
  const skipped: IgnoredFile[] = [];
  for (const file of listed) {
    await nextPart();
    const { inner } = file;
    if (isSignatures(inner)) continue;
    const bytes = await signed.check(signedNameIn(signedAs, inner), getReader(file));
    const why = inner
      .split("/")
      .map(whySkipped)
      .find((reason) => reason !== undefined);
    if (why === undefined && isBundleFile(posix.basename(inner))) files.set(inner, bytes);
    else {
      const isNamedSo = why !== undefined && isPolicyByName(inner);
      const isUnread = isNamedSo || beginsAsRego(inner, bytes);
      skipped.push({ inner, why: why ?? "other", ...(isUnread ? { isUnread } : {}) });
    }
  }
  signed.end();
  return { files, skipped };
}
