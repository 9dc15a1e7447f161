import { explainFailure } from "./file-failure.js";
import { checkRegular, closeFile, collectSmall, openToRead, type OpenedFile } from "./read-file.js";
import { ConfigurationError, invalidConfig, unreadableConfig } from "../errors.js";
import { shownCause, shownSource } from "../text/address.js";
import { isErrorOf } from "../realms.js";

const MAX_BYTES = 1024 * 1024;

/** Properties of the process, replaceable in tests. */
export interface FileOwner {
  platform: NodeJS.Platform;
  uid: number | undefined;
}

export const thisProcess = (): FileOwner => ({ platform: process.platform, uid: process.getuid?.() });

/** Options of `readPrivateFile`. */
interface PrivateFileOptions {
  /** The secret that it is, for messages: they do not show its path, because somebody may have passed the secret. Default: settings. */
  holds?: string | undefined;
  /** Default: this process's. */
  owner?: FileOwner | undefined;
}

/**
 * Reads a file that holds a secret: of this user (or root), and not for others to read or write. On Windows modes have no meaning, so
 * nothing is checked there.
 *
 * @param required whether a file that does not exist is an error. One that is not required has to be a regular file.
 * @returns `undefined` when the file does not exist.
 * @throws ConfigurationError `config_unreadable`, `config_insecure`, or `config_invalid` for one above 1 MiB.
 */
export async function readPrivateFile(
  path: string,
  required: boolean,
  { holds: secret, owner = thisProcess() }: PrivateFileOptions = {},
): Promise<string | undefined> {
  const holds = secret ?? "a token";
  try {
    const file = await openToRead(path, { isOwn: true });
    await check(path, required, holds, file, owner);
    return (await collectSmall(file, MAX_BYTES)).toString("utf8");
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    if (isErrorOf(error, "RangeError")) {
      throw invalidConfig(`${path} is larger than 1 MiB: it is not a file with ${holds}`, error);
    }
    const { isMissing, why } = await explainFailure(path, error);
    if (!required && isMissing) return undefined;
    const isHidden = secret !== undefined && isMissing;
    const shown = isHidden
      ? `there is no such file with ${holds}: the option takes its path`
      : `the file ${shownSource(path)} cannot be read: ${why}`;
    const cause = isHidden ? undefined : shownCause(path, error);
    throw unreadableConfig(shown, cause);
  }
}

/** Closes the file when it may not be read. */
async function check(
  path: string,
  isNamed: boolean,
  holds: string,
  file: OpenedFile,
  owner: FileOwner,
): Promise<void> {
  const {
    fd,
    status: { mode, uid },
  } = file;
  try {
    // An explicitly named file may be a pipe. At the default path nothing would write to one.
    if (!isNamed) checkRegular(file);
    if (owner.platform !== "win32") checkPrivate(path, holds, mode, uid, owner.uid);
  } catch (error) {
    await closeFile(fd);
    throw error;
  }
}

function checkPrivate(path: string, holds: string, mode: number, uid: number, own: number | undefined): void {
  if ((mode & 0o077) !== 0) {
    throw new ConfigurationError(
      `${path} should contain ${holds}, and other users can read or write it (mode ${(mode & 0o777).toString(8).padStart(4, "0")}). ` +
        `Run: chmod 600 ${JSON.stringify(path)}`,
      { code: "config_insecure" },
    );
  }
  if (own !== undefined && uid !== own && uid !== 0) {
    throw new ConfigurationError(
      `${path} should contain ${holds}, and is owned by another user (uid ${String(uid)})`,
      {
        code: "config_insecure",
      },
    );
  }
}
