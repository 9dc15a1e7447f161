import { chmod, lstat, realpath, rename, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Deadline } from "../../base/async/deadline.js";
import { type ConfigurationError, unreadableConfig } from "../../base/errors.js";
import { parseConfigFile, type TomlTable } from "./read-config-file.js";
import { removeLeftPartials, writePrivately } from "../../base/host/partial-file.js";
import { readPrivateFile } from "../../base/host/private-file.js";
import { makeFolder } from "../../base/host/make-folder.js";
import { isInUse, LOCK_POLL_MS, LOCK_WAIT_MS, withFileLock } from "../../base/host/file-lock.js";
import { codeOf } from "../../base/error-code.js";
import { loadPackage } from "../../base/load-package.js";

/**
 * Changes the config file: reads it, lets `change` change the document, and writes it whole or not at all, with mode
 * 0600 in a folder of mode 0700. Concurrent updates are serialized. All keys are preserved; comments are not. A link to the
 * file stays one.
 *
 * @param change receives the document and returns whether it changed it.
 * @throws ConfigurationError `config_unreadable`, `config_insecure`, `config_invalid`
 */
export async function updateConfigFile(
  path: string,
  change: (document: TomlTable) => boolean,
): Promise<void> {
  await makePrivateFolder(dirname(path)).catch((error: unknown) => {
    throw notWritten(path, error);
  });
  const target = await resolveTarget(path);
  await withFileLock(
    target,
    (cause, why) => (why === undefined ? notWritten(target, cause) : unreadableConfig(`${target} ${why}`)),
    async () => {
      const text = await readPrivateFile(target, false);
      const document = text === undefined ? {} : await parseConfigFile(path, text);
      if (!change(document)) return;
      const { stringify } = await loadPackage(() => import("smol-toml"));
      const written = stringify(document);
      // A file that cannot be read again must not replace a good one.
      await parseConfigFile(path, written);
      await replaceFile(target, written);
    },
  );
}

async function makePrivateFolder(folder: string): Promise<void> {
  makeFolder(folder);
  if (process.platform !== "win32" && ((await stat(folder)).mode & 0o077) !== 0) await chmod(folder, 0o700);
}

/** Returns the file itself where `path` is a link to it. */
async function resolveTarget(path: string): Promise<string> {
  const link = await lstat(path).catch(() => undefined);
  if (link?.isSymbolicLink() !== true) return path;
  const target = await realpath(path).catch((error: unknown) => {
    throw unreadableConfig(`${path} links to a file that does not exist`, error);
  });
  if (!(await stat(target)).isFile()) {
    throw unreadableConfig(`${path} links to something that is not a regular file`);
  }
  return target;
}

async function replaceFile(path: string, text: string): Promise<void> {
  await removeLeftPartials(path);
  try {
    await writePrivately(path, text, renameOver);
  } catch (error) {
    throw notWritten(path, error);
  }
}

/** Windows refuses to replace a file while another process reads it. */
async function renameOver(partial: string, path: string): Promise<void> {
  const deadline = new Deadline({ timeoutMs: LOCK_WAIT_MS });
  for (;;) {
    try {
      await rename(partial, path);
      return;
    } catch (error) {
      if (!isInUse(error) || deadline.remainingMs < 0) throw error;
      await delay(LOCK_POLL_MS);
    }
  }
}

function notWritten(path: string, error: unknown): ConfigurationError {
  return unreadableConfig(`the config file ${path} cannot be written (${codeOf(error) ?? "unknown"})`, error);
}
