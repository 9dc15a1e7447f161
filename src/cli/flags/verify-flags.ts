import type { Command } from "commander";
import { isDigestText } from "../../trust/verify/artifact.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import { toPrintable } from "../../base/text/printable.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import type { NamedFile } from "./check-outputs.js";
import { collect, once } from "./policy-flags.js";
import { parseCount } from "./quantities.js";
import { inGroup } from "./option-group.js";
import { said } from "../../base/text/address.js";

/** Who must have signed, and what it must be about. */
export interface VerifyFlags {
  key?: string[] | undefined;
  threshold?: number | undefined;
  trustedRoot?: string | undefined;
  tufRoot?: string | undefined;
  updateTuf?: boolean | undefined;
  certificateIdentity?: string | undefined;
  certificateIdentityRegexp?: string | undefined;
  certificateOidcIssuer?: string | undefined;
  certificateOidcIssuerRegexp?: string | undefined;
  artifact?: string | undefined;
}

/** Flags of commands that can do without connections. */
interface OfflineFlags {
  replay?: string | undefined;
  offline?: boolean | undefined;
}

/** The options by which evidence is verified, whatever the command. */
export function addVerifyOptions(command: Command): Command {
  return inGroup(command, "Signatures of inputs", (group) =>
    group
      .option("--key <file>", "public key that must have signed: PEM or JWK; repeatable", collect)
      .option(
        "--threshold <count>",
        "number of distinct keys that must have signed (default: 1)",
        parseCount(1),
      )
      .option(
        "--trusted-root <file|tuf>",
        "Sigstore's trusted_root.json, for bundles; tuf or tuf:URL: from a TUF repository",
        once,
      )
      .option("--tuf-root <file>", "the TUF repository's root.json that you trust", once)
      .option("--update-tuf", "fetch what is new in the TUF repository; otherwise the cache is read")
      .option("--certificate-identity <text>", "who must have signed: the certificate's URI or email", once)
      .option("--certificate-identity-regexp <pattern>", "the same as RE2; anchor it with ^ and $", once)
      .option("--certificate-oidc-issuer <url>", "who must have identified the signer", once)
      .option("--certificate-oidc-issuer-regexp <pattern>", "the same as RE2; anchor it with ^ and $", once)
      .option("--artifact <file|digest>", "what a subject must be: a file, or sha256:…", once),
  );
}

/** Sigstore's public instance, for `--trusted-root tuf`. */
const PUBLIC_REPOSITORY = "https://tuf-repo-cdn.sigstore.dev";

/** The URL of the TUF repository that `--trusted-root` names. A file of this name is `./tuf`. */
export function tufUrl(trustedRoot: string | undefined): string | undefined {
  if (trustedRoot === "tuf") return PUBLIC_REPOSITORY;
  return trustedRoot?.startsWith("tuf:") === true ? trustedRoot.slice("tuf:".length) : undefined;
}

/** The paths that `flags` name. */
export function verifyPaths({ key = [], trustedRoot, tufRoot, artifact }: VerifyFlags): string[] {
  const single = [tufUrl(trustedRoot) === undefined ? trustedRoot : undefined, tufRoot, artifact];
  return [...key, ...single.filter((path) => path !== undefined)];
}

/** The files of `flags`, which no output may overwrite. */
export function verifyFiles({ key = [], trustedRoot, tufRoot, artifact }: VerifyFlags): NamedFile[] {
  const isFile = trustedRoot !== undefined && tufUrl(trustedRoot) === undefined;
  return [
    ...key.map((path) => ({ what: `--key ${path}`, path })),
    ...(isFile ? [{ what: `--trusted-root ${trustedRoot}`, path: trustedRoot }] : []),
    ...(tufRoot === undefined ? [] : [{ what: `--tuf-root ${tufRoot}`, path: tufRoot }]),
    ...(artifact === undefined || isDigestText(artifact)
      ? []
      : [{ what: `--artifact ${artifact}`, path: artifact }]),
  ];
}

/**
 * The trusted root of `flags`. That of a TUF repository is read here, once for all that a command verifies.
 *
 * @throws CommandError, VerificationError, ServiceError
 */
async function toTrustedRoot(
  context: CommandContext,
  { trustedRoot, tufRoot, updateTuf = false, replay, offline }: VerifyFlags & OfflineFlags,
): Promise<VerifyOptions["trustedRoot"]> {
  const { io } = context;
  if (updateTuf && (replay !== undefined || offline === true)) {
    throw new CommandError("--update-tuf excludes --replay and --offline, which make no connection");
  }
  const tuf = tufUrl(trustedRoot);
  if (tuf === undefined) {
    const flag = tufRoot === undefined ? "--update-tuf" : "--tuf-root";
    if (tufRoot !== undefined || updateTuf) {
      throw new CommandError(
        said`${flag} is for a TUF repository: --trusted-root tuf, or --trusted-root tuf:URL`,
      );
    }
    return trustedRoot === undefined ? undefined : { path: trustedRoot };
  }
  const { readTufSource } = await import("../../trust/verify/trusted-root-source.js");
  const source = { tuf, update: updateTuf, ...(tufRoot === undefined ? {} : { root: { path: tufRoot } }) };
  const found = await readTufSource(source, { cwd: io.cwd, env: io.env, signal: io.signal });
  const how = updateTuf ? "fetched" : "from the cache";
  await context.note(
    toPrintable(
      `trusted root of ${found.url}, ${how}: root ${found.rootVersion}, valid until ${found.expires}`,
    ),
  );
  return found.json;
}

/**
 * The options of the library; `undefined` when no flag asks for a verification.
 *
 * @throws CommandError, VerificationError, ServiceError
 */
export async function toVerifyOptions(
  context: CommandContext,
  flags: VerifyFlags & OfflineFlags,
): Promise<VerifyOptions | undefined> {
  const { artifact, key } = flags;
  const trustedRoot = await toTrustedRoot(context, flags);
  const options: VerifyOptions = {
    ...(key === undefined ? {} : { keys: key.map((path) => ({ path })) }),
    threshold: flags.threshold,
    trustedRoot,
    certificateIdentity: flags.certificateIdentity,
    certificateIdentityRegexp: flags.certificateIdentityRegexp,
    certificateOidcIssuer: flags.certificateOidcIssuer,
    certificateOidcIssuerRegexp: flags.certificateOidcIssuerRegexp,
    ...(artifact === undefined ? {} : { artifact: isDigestText(artifact) ? artifact : { path: artifact } }),
  };
  const isAsked = Object.values(options).some((value) => value !== undefined);
  return isAsked ? { ...options, cwd: context.io.cwd } : undefined;
}
