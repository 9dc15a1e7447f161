import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Option } from "commander";
import type { Command } from "commander";
import {
  BUNDLE_ALGORITHMS,
  DEFAULT_BUNDLE_ALGORITHM,
  type BundleKey,
  type BundleSignOptions,
  type BundleVerifyOptions,
} from "../../trust/verify/bundle-options.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import type { CliIo } from "../terminal/cli-io.js";
import type { NamedFile } from "./check-outputs.js";
import { collectList, once } from "./policy-flags.js";
import { inGroup } from "./option-group.js";
import { said } from "../../base/text/address.js";

/** Who must have signed bundles, by the names of `opa`. */
export interface BundleVerifyFlags {
  verificationKey?: string | undefined;
  verificationKeyText?: string | undefined;
  verificationKeyId?: string | undefined;
  scope?: string | undefined;
  signingAlg?: string | undefined;
  excludeFilesVerify?: string[] | undefined;
  skipVerify?: boolean | undefined;
}

/** Who signs a bundle, by the names of `opa`. */
export interface BundleSignFlags {
  signingKey?: string | undefined;
  signingKeyText?: string | undefined;
  signingAlg?: string | undefined;
  claimsFile?: string | undefined;
}

/** The id of keys that have no other, as in `opa`. */
const DEFAULT_KEY_ID = "default";

/** The variables that have keys as text. */
const VERIFICATION_KEY = "REGOHOST_VERIFICATION_KEY";
const SIGNING_KEY = "REGOHOST_SIGNING_KEY";

function signingAlgOption(): Option {
  return new Option(
    "--signing-alg <name>",
    `algorithm of bundle signatures (default: ${DEFAULT_BUNDLE_ALGORITHM})`,
  ).choices(BUNDLE_ALGORITHMS);
}

/** The options of verifying bundles. */
export function addBundleVerifyOptions(command: Command): Command {
  return inGroup(command, "Signatures of policies", (group) =>
    group
      .option(
        "--verification-key <file>",
        "key that must have signed policy bundles: PEM of a public key or certificate, or the secret of HS256 and the like",
        once,
      )
      .option(
        "--verification-key-text <text>",
        `this key itself, which others can read in the list of processes; or in ${VERIFICATION_KEY}`,
        once,
      )
      .option("--verification-key-id <id>", `id of this key (default: ${DEFAULT_KEY_ID})`, once)
      .option("--scope <name>", "scope that signatures of bundles must have", once)
      .addOption(signingAlgOption())
      .option(
        "--exclude-files-verify <patterns>",
        "files of bundles that no signature has to cover: data.json,system/*; repeatable",
        collectList,
      )
      .option("--skip-verify", "take signed policy bundles without verifying them"),
  );
}

/** The options of signing a bundle, but for `--signing-alg`. */
export function addSigningOptions(command: Command): Command {
  return command
    .option(
      "--signing-key <file>",
      "key to sign the bundle with: PEM of a private key, or the secret of HS256 and the like",
      once,
    )
    .option(
      "--signing-key-text <text>",
      `this key itself, which others can read in the list of processes; or in ${SIGNING_KEY}`,
      once,
    )
    .option("--claims-file <file>", "JSON object of further claims, such as scope, iss and keyid", once);
}

/** `--signing-alg` for a command that only signs. */
export function addSigningAlgOption(command: Command): Command {
  return command.addOption(signingAlgOption());
}

/** A key as flags and the environment name it. */
interface NamedKey {
  flag: string;
  /** The path of its file, or PEM text. */
  file: string | undefined;
  text: string | undefined;
  variable: string;
}

/**
 * The key of a flag, else that of the environment. A path is never the key: everybody knows that of a file that is missing.
 *
 * @throws CommandError (exit 2). The text could be a secret, so no error quotes it.
 */
function toKey(io: CliIo, { flag, file, text, variable }: NamedKey): BundleKey["key"] | undefined {
  if (file === undefined) return text ?? (io.env[variable] === "" ? undefined : io.env[variable]);
  if (text !== undefined) throw new CommandError(said`${flag} and ${flag}-text exclude each other`);
  if (file.startsWith("-----")) return file;
  if (file !== "" && existsSync(resolve(io.cwd, file))) return { path: file };
  throw new CommandError(
    said`${flag}: there is no such file; ${flag}-text or ${variable} takes the key itself`,
  );
}

/**
 * Who must have signed the bundles; `undefined` when neither a flag nor the environment says it.
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
  const named = { flag: "--verification-key", file, text, variable: VERIFICATION_KEY };
  // What signs is not asked to verify by what the environment has for other commands.
  const isAsked = file !== undefined || text !== undefined || (!isSigning && skipVerify !== true);
  const key = isAsked ? toKey(io, named) : undefined;
  const { signingAlg: algorithm = DEFAULT_BUNDLE_ALGORITHM } = flags;
  if (key === undefined) {
    const alone = [
      ...(verificationKeyId === undefined || isSigning ? [] : ["--verification-key-id"]),
      ...(scope === undefined ? [] : ["--scope"]),
      ...(excludeFiles === undefined ? [] : ["--exclude-files-verify"]),
      ...(flags.signingAlg === undefined || isSigning ? [] : ["--signing-alg"]),
    ];
    if (alone.length > 0) throw new CommandError(said`${alone.join(", ")}: this needs --verification-key`);
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
 * Who signs the bundle; `undefined` when neither a flag nor the environment says it.
 *
 * @param mayBeSigned whether the key of the environment is for what the command writes. Default: true.
 * @throws CommandError (exit 2)
 */
export function toBundleSignOptions(
  { io }: CommandContext,
  { signingKey: file, signingKeyText: text, signingAlg, claimsFile }: BundleSignFlags,
  mayBeSigned = true,
): BundleSignOptions | undefined {
  const isAsked = file !== undefined || text !== undefined || mayBeSigned;
  const key = isAsked ? toKey(io, { flag: "--signing-key", file, text, variable: SIGNING_KEY }) : undefined;
  if (key === undefined) {
    if (claimsFile === undefined) return undefined;
    throw new CommandError("--claims-file: this needs --signing-key");
  }
  const algorithm = signingAlg ?? DEFAULT_BUNDLE_ALGORITHM;
  return {
    key,
    algorithm,
    ...(claimsFile === undefined ? {} : { claims: { path: claimsFile } }),
    cwd: io.cwd,
  };
}

/** The id of the key that `build` signs with: as in `opa`, that of the key that verifies. */
export function signingKeyId({ verificationKeyId }: BundleVerifyFlags): string {
  return verificationKeyId ?? DEFAULT_KEY_ID;
}

/** The files of `flags`, which no output may overwrite. */
export function bundleFlagFiles(
  io: CliIo,
  { verificationKey, signingKey, claimsFile }: BundleVerifyFlags & BundleSignFlags,
): NamedFile[] {
  const named = (what: string, path: string | undefined): NamedFile[] =>
    path === undefined || path === "" || !existsSync(resolve(io.cwd, path)) ? [] : [{ what, path }];
  return [
    ...named("--verification-key", verificationKey),
    ...named("--signing-key", signingKey),
    ...named("--claims-file", claimsFile),
  ];
}
