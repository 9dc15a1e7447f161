import { PolicyLoadError, unsupportedSource } from "../../base/errors.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import { listSome } from "../../base/text/printable.js";
import { decodeText, type LoadedSource, type RegoSource } from "./bundle.js";
import { isDirectory, listDirectory, type IgnoredBecause, type LeftOutFile } from "./source-files.js";
import { message, option } from "../../base/message.js";

/** Returns whether a Rego file is a test by name, which is not part of a policy. */
export function isTestFile(path: string): boolean {
  return path.endsWith("_test.rego");
}

/** Returns the error for a file with a test's name that contains a policy, and is not a package of tests. */
export function policyInTest(path: string): PolicyLoadError {
  return new PolicyLoadError(
    `${path} is ignored because of its test name, but may be a part of a policy; rename it, also name it individually, or make it a package …_test with tests`,
    { code: "policy_missing" },
  );
}

/** Names of policies and their data on a case-insensitive file system. */
const PART_OF_POLICY = /(?:\.rego|\.wasm|\.tar\.gz|\.tgz|(?:^|\/)data\.(?:json|ya?ml))$/i;
const DATA = /\.(?:json|ya?ml)$/i;

/** Returns the error for a file of a folder that would be read if its name were in lower case: `deny.REGO`. */
export function notLowerCase(path: string): PolicyLoadError {
  return unsupportedSource(
    `${path} is not read, because its name is not in lower case; rename it, or name it individually`,
  );
}

const BY_NAME = "move or remove it, name it individually";
/** Why a file is skipped that would be part of the policy, and what to do. */
const UNREAD: Partial<Record<IgnoredBecause, { reason: string; cure: string }>> = {
  hidden: { reason: "it is hidden, or in a hidden folder", cure: BY_NAME },
  other: {
    reason: "its name does not end with .rego, but it begins as Rego does, or is compressed Rego",
    cure: "rename, move or remove it",
  },
};

/**
 * Checks a file that was not read.
 *
 * @param part the names of files that are read, in any case.
 * @throws PolicyLoadError `source_not_found` for a link to nothing, which may have been a policy or data;
 * `source_unsupported` for a name such as `deny.REGO`, and for a file that is skipped for the name of its folder.
 */
function checkFile({ path, why, isUnread }: LeftOutFile, part: RegExp, allowSkippedFiles: boolean): void {
  if (why === "compiled" && !allowSkippedFiles) {
    throw unsupportedSource(
      message`${path} is a compiled policy and is not read: of a folder or bundle only its Rego or its own policy.wasm is read; name it individually as well, move it, or allow it to stay unread (${option("allowSkippedFiles")})`,
    );
  }
  if (why === "dangling") {
    throw new PolicyLoadError(
      `${path} links to something that does not exist or cannot be read; remove the link, or restore its target`,
      { code: "source_not_found" },
    );
  }
  if (why === "other" && part.test(path)) throw notLowerCase(path);
  if (isUnread === true && !allowSkippedFiles) {
    const { reason, cure } = UNREAD[why] ?? { reason: `it is in ${why}`, cure: BY_NAME };
    throw unsupportedSource(
      message`${path} is not read, because ${reason}; ${cure}, or allow it to stay unread (${option("allowSkippedFiles")})`,
    );
  }
}

/** Policies, which a folder of data may hold too. */
const POLICY = /\.(?:rego|wasm|tar\.gz|tgz)$/i;

/**
 * Checks a file of a folder of data that was not read.
 *
 * @param isPolicy whether a file was read as a policy, or left out of the policies by their rules.
 * @throws PolicyLoadError as `checkLeftOut`, and `source_unsupported` for a policy that is not read.
 */
export function checkLeftOutData(
  file: LeftOutFile,
  allowSkippedFiles: boolean,
  isPolicy: (path: string) => boolean,
): void {
  checkFile(file, DATA, allowSkippedFiles);
  if (allowSkippedFiles || !POLICY.test(file.path) || isPolicy(file.path)) return;
  throw unsupportedSource(
    message`${file.path} is a policy and is not read: its folder is named as data; name it as a policy, move it, or allow it to stay unread (${option("allowSkippedFiles")})`,
  );
}

/**
 * Checks the files of a folder or bundle that were not read.
 *
 * @param allowSkippedFiles whether Rego may be skipped for being hidden or in `node_modules`.
 * @throws PolicyLoadError `source_not_found` for a link to nothing, which may have been a policy; `source_unsupported`
 * for a name such as `deny.REGO`, and for Rego that is skipped for the name of its folder.
 */
export function checkLeftOut(files: readonly LeftOutFile[], allowSkippedFiles: boolean): void {
  for (const file of files) checkFile(file, PART_OF_POLICY, allowSkippedFiles);
}

/**
 * Reads the test files of Rego, which are not part of the policy. OPA decides whether they contain policies.
 *
 * @throws PolicyLoadError `source_unreadable` for one that is not UTF-8.
 */
export function readTests({ tests }: Pick<RegoSource, "tests">): RegoSourceFile[] {
  return tests.map(({ bytes, ...file }) => ({ ...file, text: decodeText(bytes, file.path) }));
}

/**
 * Checks that Rego in the folder of a compiled policy belongs to it.
 *
 * @throws PolicyLoadError `source_unsupported`
 */
export async function checkRelated(path: string, source: LoadedSource, cwd: string): Promise<void> {
  if (source.kind === "rego" || !(await isDirectory(path, cwd))) return;
  const isPart = (name: string): boolean => name === ".manifest" || name.endsWith(".rego");
  const names = (await listDirectory(path, isPart, { cwd })).map(({ inner }) => inner);
  const other = names.find((name) => name.endsWith(".rego") && !isTestFile(name));
  if (other === undefined || names.includes(".manifest")) return;
  throw unsupportedSource(
    `${path} contains policy.wasm and ${other} without a .manifest that makes them one bundle; name the one to judge`,
  );
}

/** Without tests: a folder of policies has some, and one that holds a policy is refused. */
const IGNORED: readonly (readonly [LeftOutFile["why"], string])[] = [
  ["hidden", "hidden"],
  ["node_modules", "node_modules"],
  ["other", "neither policies nor data"],
];

/** Documentation, which nobody takes for a policy or data. */
const DOCUMENTATION = /(?:^|\/)(?:(?:CHANGELOG|LICEN[CS]E|NOTICE|README)(?:\.txt)?|[^/]+\.(?:adoc|md|rst))$/;

/** Returns whether a reader may have to do something about a skipped file: hidden ones are only named if they are policies or data. */
function isNoted({ path, why, isUnread }: LeftOutFile): boolean {
  if (why === "hidden" || why === "node_modules") return isUnread === true;
  return why !== "other" || !DOCUMENTATION.test(path);
}

/** A message about files of folders and bundles that were not read. */
interface LeftOutNote {
  /** `policies_ignored`: compiled policies, and policies of groups for other kinds; `files_ignored`: any others. */
  code: "policies_ignored" | "files_ignored";
  /** Names some of them. */
  message: string;
}

/** Returns the messages about files that were not read, except for those that nobody has to act on. */
export function describeLeftOut(files: readonly LeftOutFile[]): LeftOutNote[] {
  const getPaths = (why: LeftOutFile["why"]): string[] =>
    files.filter((file) => file.why === why && isNoted(file)).map(({ path }) => path);
  const compiled = getPaths("compiled");
  const others = IGNORED.flatMap(([why, label]) => {
    const paths = getPaths(why);
    return paths.length === 0 ? [] : [`${label}: ${listSome(paths)}`];
  });
  const messages: LeftOutNote[] = [];
  if (compiled.length > 0) {
    messages.push({
      code: "policies_ignored",
      message: `ignored compiled policies: ${listSome(compiled)}. Of a folder or bundle only its Rego or its own policy.wasm is read; name compiled policies individually to use them`,
    });
  }
  const forKinds = getPaths("kind");
  if (forKinds.length > 0) {
    messages.push({
      code: "policies_ignored",
      message: `ignored policies of groups, which are for other kinds of materials: ${listSome(forKinds)}`,
    });
  }
  if (others.length > 0) {
    messages.push({ code: "files_ignored", message: `ignored files: ${others.join("; ")}` });
  }
  return messages;
}
