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
} from "../../verify/bundle-options.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import type { CliIo } from "../terminal/cli-io.js";
import type { NamedFile } from "./check-outputs.js";
import { collectList, once } from "./policy-flags.js";
import { inGroup } from "./option-group.js";

/** Who must have signed bundles, by the names of `opa`. */
export interface BundleVerifyFlags {
  verificationKey?: string;
  verificationKeyId?: string;
  scope?: string;
  signingAlg?: string;
  excludeFilesVerify?: string[];
  skipVerify?: boolean;
}

/** Who signs a bundle, by the names of `opa`. */
export interface BundleSignFlags {
  signingKey?: string;
  signingAlg?: string;
  claimsFile?: string;
}

/** The id of keys that have no other, as in `opa`. */
const DEFAULT_KEY_ID = "default";

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
        "--verification-key <file|text>",
        "key that must have signed policy bundles: PEM of a public key or certificate, or the secret of HS256 and the like",
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
      "--signing-key <file|text>",
      "key to sign the bundle with: PEM of a private key, or the secret of HS256 and the like",
      once,
    )
    .option("--claims-file <file>", "JSON object of further claims, such as scope, iss and keyid", once);
}

/** `--signing-alg` for a command that only signs. */
export function addSigningAlgOption(command: Command): Command {
  return command.addOption(signingAlgOption());
}

/** A key as `opa` takes it: an existing file, else the text itself. */
function toKey(io: CliIo, flag: string, text: string, algorithm: string): BundleKey["key"] {
  if (text.startsWith("-----BEGIN")) return text;
  if (text !== "" && existsSync(resolve(io.cwd, text))) return { path: text };
  if (algorithm.startsWith("HS")) return text;
  // The text could be a secret, so it is not quoted.
  throw new CommandError(
    `${flag} is neither an existing file nor PEM text; a secret needs --signing-alg HS256, HS384 or HS512`,
  );
}

/**
 * Who must have signed the bundles; `undefined` when no flag says it.
 *
 * @throws CommandError (exit 2)
 */
export function toBundleVerifyOptions(
  { io }: CommandContext,
  flags: BundleVerifyFlags,
  isSigning = false,
): BundleVerifyOptions | false | undefined {
  const {
    verificationKey: key,
    verificationKeyId,
    scope,
    excludeFilesVerify: excludeFiles,
    skipVerify,
  } = flags;
  const { signingAlg: algorithm = DEFAULT_BUNDLE_ALGORITHM } = flags;
  if (key === undefined) {
    const alone = [
      ...(verificationKeyId === undefined || isSigning ? [] : ["--verification-key-id"]),
      ...(scope === undefined ? [] : ["--scope"]),
      ...(excludeFiles === undefined ? [] : ["--exclude-files-verify"]),
      ...(flags.signingAlg === undefined || isSigning ? [] : ["--signing-alg"]),
    ];
    if (alone.length > 0) throw new CommandError(`${alone.join(", ")}: this needs --verification-key`);
    return skipVerify === true ? false : undefined;
  }
  if (skipVerify === true) throw new CommandError("--verification-key and --skip-verify exclude each other");
  const id = verificationKeyId ?? DEFAULT_KEY_ID;
  return {
    keys: { [id]: { key: toKey(io, "--verification-key", key, algorithm), algorithm } },
    keyId: id,
    ...(scope === undefined ? {} : { scope }),
    ...(excludeFiles === undefined ? {} : { excludeFiles }),
    cwd: io.cwd,
  };
}

/** Who signs the bundle; `undefined` when no flag says it. @throws CommandError (exit 2) */
export function toBundleSignOptions(
  { io }: CommandContext,
  { signingKey: key, signingAlg, claimsFile }: BundleSignFlags,
): BundleSignOptions | undefined {
  if (key === undefined) {
    if (claimsFile === undefined) return undefined;
    throw new CommandError("--claims-file: this needs --signing-key");
  }
  const algorithm = signingAlg ?? DEFAULT_BUNDLE_ALGORITHM;
  return {
    key: toKey(io, "--signing-key", key, algorithm),
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
