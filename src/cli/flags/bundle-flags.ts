import { resolve } from "node:path";
import { existsSync } from "node:fs";
import {
  DEFAULT_BUNDLE_ALGORITHM,
  type BundleKey,
  type BundleSignOptions,
  type BundleVerifyOptions,
} from "../../trust/verify/bundle-options.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import type { CliIo } from "../terminal/cli-io.js";
import { shownText } from "../../base/text/address.js";
import {
  BUNDLE_SIGN_OPTIONS,
  BUNDLE_VERIFY_OPTIONS,
  type BundleSignFlags,
  type BundleVerifyFlags,
  DEFAULT_KEY_ID,
} from "../options/trust-options.js";

/** A key in flags and the environment. */
interface NamedKey {
  flag: string;
  /** The path of its file, or PEM text. */
  file: string | undefined;
  text: string | undefined;
  variable: string;
}

/**
 * Reads the key of a flag, otherwise that of the environment. A path is never a key: that of a missing file is public.
 *
 * @throws CommandError (exit 2). The text could be a secret, so no error contains it.
 */
function toKey(io: CliIo, { flag, file, text, variable }: NamedKey): BundleKey["key"] | undefined {
  if (file === undefined) return text ?? (io.env[variable] === "" ? undefined : io.env[variable]);
  if (text !== undefined) throw new CommandError(shownText`${flag} and ${flag}-text exclude each other`);
  if (file.startsWith("-----")) return file;
  if (file !== "" && existsSync(resolve(io.cwd, file))) return { path: file };
  throw new CommandError(
    shownText`${flag}: there is no such file; ${flag}-text or ${variable} takes the key itself`,
  );
}

/**
 * The required signers of bundles; `undefined` when neither a flag nor the environment specifies them.
 *
 * @throws CommandError (exit 2)
 */
export function toBundleVerifyOptions(
  { io }: CommandContext,
  flags: BundleVerifyFlags,
  isSigning = false,
): BundleVerifyOptions | false | undefined {
  const { verificationKeyId, scope, excludeFilesVerify: excludeFiles, skipVerify } = flags;
  const { verificationKey: file, verificationKeyText: text } = flags;
  const { variable } = BUNDLE_VERIFY_OPTIONS.verificationKeyText;
  const named = { flag: "--verification-key", file, text, variable };
  // A signing command does not verify because of variables in the environment for other commands.
  const isRequested = file !== undefined || text !== undefined || (!isSigning && skipVerify !== true);
  const key = isRequested ? toKey(io, named) : undefined;
  const { signingAlg: algorithm = DEFAULT_BUNDLE_ALGORITHM } = flags;
  if (key === undefined) {
    const alone = [
      ...(verificationKeyId === undefined || isSigning ? [] : ["--verification-key-id"]),
      ...(scope === undefined ? [] : ["--scope"]),
      ...(excludeFiles === undefined ? [] : ["--exclude-files-verify"]),
      ...(flags.signingAlg === undefined || isSigning ? [] : ["--signing-alg"]),
    ];
    if (alone.length > 0)
      throw new CommandError(shownText`${alone.join(", ")}: this needs --verification-key`);
    return skipVerify === true ? false : undefined;
  }
  if (skipVerify === true) throw new CommandError("--verification-key and --skip-verify exclude each other");
  const id = verificationKeyId ?? DEFAULT_KEY_ID;
  return {
    keys: { [id]: { key, algorithm } },
    keyId: id,
    scope,
    excludeFiles,
    cwd: io.cwd,
  };
}

/**
 * The signer of the bundle; `undefined` when neither a flag nor the environment specifies one.
 *
 * @param mayBeSigned whether the key of the environment applies to the output of the command. Default: true.
 * @throws CommandError (exit 2)
 */
export function toBundleSignOptions(
  { io }: CommandContext,
  { signingKey: file, signingKeyText: text, signingAlg, claimsFile }: BundleSignFlags,
  mayBeSigned = true,
): BundleSignOptions | undefined {
  const isAsked = file !== undefined || text !== undefined || mayBeSigned;
  const { variable } = BUNDLE_SIGN_OPTIONS.signingKeyText;
  const key = isAsked ? toKey(io, { flag: "--signing-key", file, text, variable }) : undefined;
  if (key === undefined) {
    if (claimsFile === undefined) return undefined;
    throw new CommandError("--claims-file: this needs --signing-key");
  }
  const algorithm = signingAlg ?? DEFAULT_BUNDLE_ALGORITHM;
  return {
    key,
    algorithm,
    claims: claimsFile === undefined ? undefined : { path: claimsFile },
    cwd: io.cwd,
  };
}
