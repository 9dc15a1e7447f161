import { isUtf8 } from "node:buffer";

import type { EvidenceStore } from "./evidence-store.js";
import { createRouter, plainTextError } from "./router.js";
import type { RequestHandler } from "./service-request.js";
import type { TokenAuthority } from "./token-authority.js";

/**
 * The CAS: `GET /download/{digest}?t=TOKEN` with a token for that one artifact. It knows no bearer
 * tokens, and its errors are plain text.
 */
export function createContentStore(context: {
  authority: Pick<TokenAuthority, "verifyForArtifact">;
  store: Pick<EvidenceStore, "findArtifact" | "organizations">;
}): RequestHandler {
  const { authority, store } = context;
  return createRouter({
    "/download/{}": async ({ query }, digest) => {
      const { t: token = "" } = query;
      if (token === "") return plainTextError(401, "missing token");
      if (!(await authority.verifyForArtifact(token, digest))) return plainTextError(401, "invalid token");
      const artifact = store.findArtifact(digest, { organizations: store.organizations });
      if (artifact === undefined) return plainTextError(404, "artifact not found");
      return {
        status: 200,
        headers: {
          "Content-Disposition": `attachment; ${fileNameParameter(artifact.name)}`,
          "Content-Type": isUtf8(artifact.bytes) ? "text/plain; charset=utf-8" : "application/octet-stream",
        },
        body: artifact.bytes,
      };
    },
  });
}

/** The name unchanged if it is a token, otherwise encoded by RFC 8187. */
function fileNameParameter(name: string): string {
  return /^[\w.:+-]+$/.test(name) ? `filename=${name}` : `filename*=UTF-8''${encodeURIComponent(name)}`;
}
