import { limitReading } from "../../base/async/reading.js";
import { isDigestText } from "../../trust/verify/artifact.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import { shownText } from "../../base/text/address.js";
import { libraryOptions } from "../options/option-table.js";
import { tufUrl, VERIFY_OPTIONS, type VerifyFlags } from "../options/trust-options.js";

/** Flags of commands that can run without connections. */
interface OfflineFlags {
  replay?: string | undefined;
  offline?: boolean | undefined;
}

/**
 * The trusted root of `flags`. That of a TUF repository is read here, once for all verifications of a command.
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
        shownText`${flag} is for a TUF repository: --trusted-root tuf, or --trusted-root tuf:URL`,
      );
    }
    return trustedRoot === undefined ? undefined : { path: trustedRoot };
  }
  const { readTufSource } = await import("../../trust/verify/trusted-root-source.js");
  const source = { tuf, update: updateTuf, ...(tufRoot === undefined ? {} : { root: { path: tufRoot } }) };
  const limits = { timeoutMs: context.flags.timeout, signal: io.signal };
  const found = await limitReading("reading the trusted root", limits, () =>
    readTufSource(source, { cwd: io.cwd, env: io.env, signal: io.signal }),
  );
  const how = updateTuf ? "fetched" : "from the cache";
  await context.note(
    `trusted root of ${found.url}, ${how}: root ${found.rootVersion}, valid until ${found.expires}`,
  );
  return found.json;
}

/**
 * The options of the library; `undefined` when no flag requests a verification.
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
    keys: key?.map((path) => ({ path })),
    ...libraryOptions(VERIFY_OPTIONS, "verify", flags),
    trustedRoot,
    artifact: artifact === undefined ? undefined : isDigestText(artifact) ? artifact : { path: artifact },
  };
  const isRequested = Object.values(options).some((value) => value !== undefined);
  return isRequested ? { ...options, cwd: context.io.cwd } : undefined;
}
