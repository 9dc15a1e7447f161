import { createHash } from "node:crypto";

/** Returns the SHA-256 of content in hex. A text is hashed as UTF-8. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Returns the SHA-256 of content, as addresses, reports and recordings write it: `sha256:` and 64 hex digits. */
export function sha256(content: string | Uint8Array): string {
  return `sha256:${sha256Hex(content)}`;
}
