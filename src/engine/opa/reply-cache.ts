import { FileCache } from "../../base/host/file-cache.js";
import { coreSnapshot, version } from "../../base/version.js";
import { sha256Hex } from "../../base/text/sha256.js";

/**
 * Replies of opa-core in a folder of the user, so that equal requests of later processes need no opa-core. The name of a
 * file is the SHA-256 of the whole request, of opa-core and of this version: files' names and texts, options and
 * declarations of built-ins are in the request.
 */
export class ReplyCache extends FileCache {
  /** Returns the name of a request's file. */
  nameOf(request: string): string {
    return sha256Hex(`${version}\n${coreSnapshot.sha256}\n${request}`);
  }
}

let current: ReplyCache | undefined;

/** Keeps the replies of this process in a folder, and reads those of others. Without a folder nothing is cached, as at first. */
export function useReplyCache(folder: string | undefined): void {
  if (folder !== current?.folder) current = folder === undefined ? undefined : new ReplyCache(folder);
}

/** Returns the cache of this process, if it has one. */
export function replyCache(): ReplyCache | undefined {
  return current;
}
