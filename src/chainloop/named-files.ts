import { dirname } from "node:path";
import { MAX_SOURCE_BYTES } from "../engine/source/source-files.js";
import { isAddress } from "../base/text/address.js";
import { readPolicyDocument, toPolicyFile, toPolicyPath, type PolicyDocument } from "./policy-file.js";
import { toPolicyGroup } from "./policy-group.js";

/**
 * The files that policies of Chainloop and groups of them refer to: scripts, and the policies of groups with theirs.
 * Unreadable files refer to none; loading them reports the error.
 *
 * @param references paths of policies and groups.
 */
export async function namedFiles(
  references: readonly string[],
  { cwd, signal }: { cwd: string; signal?: AbortSignal | undefined },
): Promise<string[]> {
  const options = { cwd, signal, maxBytes: MAX_SOURCE_BYTES };
  const filesInPolicy = async (document: PolicyDocument, folder: string): Promise<string[]> =>
    (await toPolicyFile(document, folder, options)).scriptPaths();
  const filesInReference = async (reference: string): Promise<string[]> => {
    // Addresses are not watched, and refer to no files.
    if (isAddress(reference)) return [];
    const read = await readPolicyDocument(reference, options);
    const { path } = read;
    if (read.kind === "Policy") return filesInPolicy(read, dirname(path));
    const { attached } = await toPolicyGroup(read, options);
    const found = attached.map(async ({ ref, embedded }) => {
      if (ref === undefined) return quiet(() => filesInPolicy({ ...read, document: embedded }, ""));
      return quiet(async () => {
        const named = toPolicyPath(path, ref);
        if (isAddress(named)) return [];
        return [named.replace(/@sha256:[0-9a-f]{64}$/, ""), ...(await quiet(() => filesInReference(named)))];
      });
    });
    return (await Promise.all(found)).flat();
  };
  return (await Promise.all(references.map((reference) => quiet(() => filesInReference(reference))))).flat();
}

async function quiet(read: () => Promise<string[]>): Promise<string[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}
