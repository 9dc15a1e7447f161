import { existsSync } from "node:fs";
import { readdir, realpath } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative, resolve, sep } from "node:path";
import { checkName } from "../../base/host/file-name.js";
import { readRegularFile } from "../../base/host/read-file.js";
import { PolicyLoadError, invalidConfig, unreadableSource } from "../../base/errors.js";
import { isOwnAddress, PACKAGE_SCHEME, shownSource } from "../../base/text/address.js";
import { editDistance } from "../../base/text/edit-distance.js";
import { nearest } from "../../base/text/nearest.js";
import { isObject } from "../../base/text/option-rules.js";
import { checkPin, expectedDigest, splitChecksum } from "./policy-address.js";
import type { FetchedPolicy, FetchOptions } from "./policy-address.js";
import { codeOf } from "../../base/error-code.js";
import { sha256, sha256Hex } from "../../base/text/sha256.js";

const NAME =
  /^(@[a-z0-9~-][a-z0-9._~-]*\/[a-z0-9~-][a-z0-9._~-]*|[a-z0-9~-][a-z0-9._~-]*)(?:@([^/]+))?(?:\/(.+))?$/;
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;

const MAX_FILE_BYTES = 512 * 1024 * 1024;

/** The folder of this package's policies. */
const OWN_POLICIES = "policies";

/** An address of an npm package: `npm:NAME[@VERSION][/FOLDER]`. */
interface PackageName {
  name: string;
  version: string | undefined;
  folder: string;
}

function parsePackageName(address: string): PackageName {
  const throwAddressError = (why: string): never => {
    throw invalidConfig(`${JSON.stringify(shownSource(address).slice(0, 300))}: ${why}`);
  };
  const [, name, version, folder = ""] = NAME.exec(address.slice(PACKAGE_SCHEME.length)) ?? [];
  if (name === undefined) return throwAddressError("it is not npm:NAME@VERSION or npm:NAME@VERSION/FOLDER");
  if (version !== undefined && !VERSION.test(version)) {
    return throwAddressError(
      "its version must be a whole one, such as 1.2.3; ranges and tags are for npm install",
    );
  }
  const parts = folder.split("/");
  if (
    folder !== "" &&
    parts.some((part) => ["", ".", "..", "node_modules"].includes(part) || part.includes("\\"))
  ) {
    return throwAddressError("its folder is malformed");
  }
  if (isOwnAddress(address) && !folder.startsWith(`${OWN_POLICIES}/`)) {
    return throwAddressError(`it names no policy of regohost; write it as npm:regohost/${OWN_POLICIES}/sbom`);
  }
  return { name, version, folder };
}

/** The folders in which Node looks for a package from the working folder, in its order. */
function packageFolders(name: string, cwd: string): string[] {
  const folders = createRequire(resolve(cwd, "policies.js")).resolve.paths(name) ?? [];
  return folders.map((location) => join(location, ...name.split("/")));
}

/**
 * Returns the folder in which the package of an address is installed, with links; `undefined` without one, and for this package, whose
 * policies are those of the running program.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function installedFolder(address: string, cwd: string): string | undefined {
  const { name } = parsePackageName(splitChecksum(address).plain);
  if (isOwnAddress(address)) return undefined;
  return packageFolders(name, cwd).find((folder) => existsSync(join(folder, "package.json")));
}

/** Finds the folder of a package, as Node does for a file in the working folder. */
async function findPackage(
  address: string,
  name: string,
  cwd: string,
): Promise<{ folder: string; version: string }> {
  for (const folder of packageFolders(name, cwd)) {
    let text: string;
    try {
      text = (await readRegularFile(join(folder, "package.json"), MAX_FILE_BYTES)).toString("utf8");
    } catch (error) {
      const code = codeOf(error);
      if (code === "ENOENT" || code === "ENOTDIR") continue;
      throw unreadableSource(`${address}: its package.json cannot be read (${String(code)})`, error);
    }
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      throw unreadableSource(`${address}: its package.json is not JSON`, error);
    }
    const version = isObject(value) && "version" in value ? value.version : undefined;
    return { folder: await realpath(folder), version: typeof version === "string" ? version : "" };
  }
  throw new PolicyLoadError(`${address}: no package of this name is installed; install it with npm`, {
    code: "source_not_found",
  });
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      checkName(entry.name, path);
      // In the list that the digest covers, a line break in a name would look like another file.
      if (/[\n\r]/.test(entry.name)) {
        throw unreadableSource(
          `${folder}: the name ${JSON.stringify(entry.name)} has a line break, so the package has no digest`,
        );
      }
      if (entry.isDirectory()) return entry.name === "node_modules" ? [] : listFiles(path);
      // A link would be content from outside the package.
      if (!entry.isFile()) {
        throw unreadableSource(`${path} is neither a file nor a folder, so the package has no digest`);
      }
      return [path];
    }),
  );
  return found.flat();
}

/** SHA-256 over a line for each file, sorted: its SHA-256, and its path with slashes. */
async function digestFolder(folder: string): Promise<string> {
  const files = await listFiles(folder);
  const lines = await Promise.all(
    files.map(async (path) => {
      const inner = relative(folder, path).split(sep).join("/");
      return `${sha256Hex(await readRegularFile(path, MAX_FILE_BYTES, { followsLinks: false }))}  ${inner}\n`;
    }),
  );
  return sha256(lines.sort().join(""));
}

/** A package of this name in the working folder is another one, and would count as pinned. */
function getOwnPackage(
  address: string,
  { ownPackage }: FetchOptions,
): NonNullable<FetchOptions["ownPackage"]> {
  if (ownPackage !== undefined) return ownPackage;
  throw new PolicyLoadError(`${address}: policies of this package are not read here`, {
    code: "source_not_found",
  });
}

/** @throws PolicyLoadError `source_not_found` that lists the policies of this package, the nearest first. */
async function throwOwnError(address: string, folder: string, root: string): Promise<never> {
  const named = folder.slice(OWN_POLICIES.length + 1);
  const entries = await readdir(join(root, OWN_POLICIES), { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const nearestFirst = names.toSorted((a, b) => editDistance(named, a) - editDistance(named, b));
  throw new PolicyLoadError(
    `${address}: regohost has no such policy${nearest(named, names)}; it has ${nearestFirst.join(", ")}`,
    { code: "source_not_found" },
  );
}

/**
 * Finds the policies in an installed npm package, or in a folder of it. Nothing is installed, and no code of the
 * package runs. Those of this package come from the running program, never from the working folder.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `pin_mismatch`
 * @throws ConfigurationError `config_invalid`
 */
export async function findNpmPolicy(given: string, options: FetchOptions): Promise<FetchedPolicy> {
  const { plain: address, checksum } = splitChecksum(given);
  const { name, version, folder } = parsePackageName(address);
  const expected = expectedDigest(address, checksum, options.locked);
  const own = isOwnAddress(address) ? getOwnPackage(address, options) : undefined;
  const found = own ?? (await findPackage(address, name, options.cwd));
  if (version !== undefined && version !== found.version) {
    throw new PolicyLoadError(
      `${address}: the installed version is ${found.version}; install the other with npm`,
      {
        code: "pin_mismatch",
      },
    );
  }
  const path = join(found.folder, ...folder.split("/").filter((part) => part !== ""));
  if (own !== undefined && !existsSync(path)) await throwOwnError(address, folder, own.folder);
  const digest = await digestFolder(own === undefined ? found.folder : join(own.folder, OWN_POLICIES));
  checkPin(address, digest, expected);
  const pinned = expected?.by ?? (own === undefined ? undefined : "program");
  return {
    used: {
      address,
      resolved: `${PACKAGE_SCHEME}${name}@${found.version}${folder === "" ? "" : `/${folder}`}`,
      digest,
      mediaType: "application/vnd.npm.package",
      ...(pinned === undefined ? {} : { pinned }),
    },
    content: { kind: "folder", path },
  };
}
