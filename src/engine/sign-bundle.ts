import { PolicyLoadError, unsupportedSource, invalidBundle } from "../base/errors.js";
import { toPath } from "./source/load-source.js";
import { isAddress, shownSource } from "../base/text/address.js";
import { readBundleYaml } from "./source/bundle-yaml.js";
import { readUnsignedFiles } from "./source/unsigned-files.js";
import { COUNT, readList, SIGNAL } from "../base/text/option-rules.js";
import { checkBundleSignOptions, type BundleSignOptions } from "../trust/verify/bundle-options.js";
import { signaturesText, signBundleFiles } from "../trust/verify/sign-bundle-files.js";

/** Options of `signBundle`. */
export interface SignBundleOptions extends BundleSignOptions {
  /** Maximum size of a folder, and of an unpacked archive, in bytes. Default: 1 GiB. */
  maxBundleBytes?: number | undefined;
  /** Aborts reading YAML: EvaluationError `aborted`. */
  signal?: AbortSignal | undefined;
}

/** Signatures of bundles. */
export interface BundleSignatures {
  /** The content of `.signatures.json`. */
  signatures: string;
  /** The names of the files that it lists. */
  files: string[];
}

/**
 * Signs bundles as `opa sign` does: all files of folders and archives except `.signatures.json`. The files of a folder are named as the
 * folder is, so a folder that is passed as `policies/` must be loaded as `policies/`; those of an archive have the names in it.
 *
 * Data (`data.json`, `data.yaml`) and manifests are signed as the JSON value that they hold, other files by their bytes.
 *
 * @throws VerificationError `key_invalid`
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `source_empty`, `bundle_invalid`, `bundle_too_large`,
 * `bundle_path_escape`, `data_invalid`; `source_unsupported` for an address
 * @throws ConfigurationError `config_invalid`; DocumentError for a key or claims that cannot be read.
 * @see https://www.openpolicyagent.org/docs/management-bundles#signing
 *
 * @example
 * ```ts
 * import { writeFile } from "node:fs/promises";
 * import { signBundle } from "regohost";
 *
 * const { signatures } = await signBundle("policies/", { key: { path: "private.pem" }, algorithm: "ES256" });
 * await writeFile("policies/.signatures.json", signatures);
 * ```
 */
export async function signBundle(
  paths: string | URL | readonly (string | URL)[],
  options: SignBundleOptions,
): Promise<BundleSignatures> {
  const {
    maxBundleBytes: maxBytes,
    signal,
    ...sign
  } = checkBundleSignOptions("signBundle", options, {
    maxBundleBytes: COUNT,
    signal: SIGNAL,
  });
  const given = readList("signBundle", "the paths", paths).map(toPath);
  const address = given.find(isAddress);
  if (address !== undefined) {
    throw unsupportedSource(
      `${shownSource(address)}: files are signed, and this is an address; sign what is pushed there`,
    );
  }
  const read = await Promise.all(given.map((path) => readUnsignedFiles(path, { cwd: sign.cwd, maxBytes })));
  const files = read.flat();
  const subject = given.join(", ");
  if (files.length === 0)
    throw new PolicyLoadError(`${subject}: there is no file to sign`, { code: "source_empty" });
  const names = files.map(({ name }) => name);
  const seen = new Set<string>();
  const twice = names.find((name) => seen.size === seen.add(name).size);
  if (twice !== undefined) {
    throw invalidBundle(`${subject}: two files would have the name ${twice} in the signature`);
  }
  const token = await signBundleFiles(subject, files, sign, {
    readYaml: (text) => readBundleYaml(text, { signal }),
  });
  return { signatures: signaturesText(token), files: names };
}
