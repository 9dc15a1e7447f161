import type { Command } from "commander";
import { isDigestText } from "../../verify/artifact.js";
import type { VerifyOptions } from "../../verify/verify-options.js";
import type { CommandContext } from "../command.js";
import type { NamedFile } from "./check-outputs.js";
import { collect, once } from "./policy-flags.js";
import { parseCount } from "./quantities.js";

/** Who must have signed, and what it must be about. */
export interface VerifyFlags {
  key?: string[];
  threshold?: number;
  trustedRoot?: string;
  certificateIdentity?: string;
  certificateIdentityRegexp?: string;
  certificateOidcIssuer?: string;
  certificateOidcIssuerRegexp?: string;
  artifact?: string;
}

/** The options by which evidence is verified, whatever the command. */
export function addVerifyOptions(command: Command): Command {
  return command
    .option("--key <file>", "public key that must have signed: PEM or JWK; repeatable", collect)
    .option(
      "--threshold <count>",
      "number of distinct keys that must have signed (default: 1)",
      parseCount(1),
    )
    .option("--trusted-root <file>", "Sigstore's trusted_root.json, for bundles", once)
    .option("--certificate-identity <text>", "who must have signed: the certificate's URI or email", once)
    .option("--certificate-identity-regexp <pattern>", "the same as RE2; anchor it with ^ and $", once)
    .option("--certificate-oidc-issuer <url>", "who must have identified the signer", once)
    .option("--certificate-oidc-issuer-regexp <pattern>", "the same as RE2; anchor it with ^ and $", once)
    .option("--artifact <file|digest>", "what a subject must be: a file, or sha256:…", once);
}

/** The files of `flags`, which no output may overwrite. */
export function verifyFiles({ key = [], trustedRoot, artifact }: VerifyFlags): NamedFile[] {
  return [
    ...key.map((path) => ({ what: `--key ${path}`, path })),
    ...(trustedRoot === undefined ? [] : [{ what: `--trusted-root ${trustedRoot}`, path: trustedRoot }]),
    ...(artifact === undefined || isDigestText(artifact)
      ? []
      : [{ what: `--artifact ${artifact}`, path: artifact }]),
  ];
}

/** The options of the library; `undefined` when no flag asks for a verification. */
export function toVerifyOptions({ io }: CommandContext, flags: VerifyFlags): VerifyOptions | undefined {
  const { artifact, key, trustedRoot } = flags;
  const options: VerifyOptions = {
    ...(key === undefined ? {} : { keys: key.map((path) => ({ path })) }),
    ...(flags.threshold === undefined ? {} : { threshold: flags.threshold }),
    ...(trustedRoot === undefined ? {} : { trustedRoot: { path: trustedRoot } }),
    ...(flags.certificateIdentity === undefined ? {} : { certificateIdentity: flags.certificateIdentity }),
    ...(flags.certificateIdentityRegexp === undefined
      ? {}
      : { certificateIdentityRegexp: flags.certificateIdentityRegexp }),
    ...(flags.certificateOidcIssuer === undefined
      ? {}
      : { certificateOidcIssuer: flags.certificateOidcIssuer }),
    ...(flags.certificateOidcIssuerRegexp === undefined
      ? {}
      : { certificateOidcIssuerRegexp: flags.certificateOidcIssuerRegexp }),
    ...(artifact === undefined ? {} : { artifact: isDigestText(artifact) ? artifact : { path: artifact } }),
  };
  return Object.keys(options).length === 0 ? undefined : { ...options, cwd: io.cwd };
}
