import type { ReplyCache } from "../../../../opa/reply-cache.js";

/** A browser has no folder to keep replies in. */
export function replyCache(): ReplyCache | undefined {
  return undefined;
}
