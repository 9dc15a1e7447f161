import { serviceBuiltins } from "../../../builtins/index.js";
import type { Builtin } from "../../../src/engine/builtin/builtin.js";
import { createServiceClient } from "../../../src/evidence/client/create-service-client.js";
import { startEvidenceService } from "../../../src/testing/index.js";

/** More than all inputs of the cases. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A client that caches artifacts, and a service that provides them. */
export interface KeptArtifacts extends AsyncDisposable {
  /** The built-ins of the service, with this client. */
  builtins: readonly Builtin[];
  /** Stores bytes as an artifact, and downloads it. `cached` is whether the client had cached it. */
  download(bytes: Uint8Array): Promise<{ bytes: Uint8Array; cached: boolean }>;
}

export async function startKeptArtifacts(): Promise<KeptArtifacts> {
  const service = await startEvidenceService({});
  const client = createServiceClient({
    baseUrl: service.baseUrl,
    token: await service.issueToken({ kind: "user" }),
    artifactCacheBytes: MAX_BYTES,
    env: {},
    configFile: false,
  });
  return {
    builtins: serviceBuiltins(client),
    async download(content) {
      const { digest } = service.addArtifact(content);
      let wasKept = false;
      const bytes = await client.download(digest, {
        report: ({ cached }) => (wasKept = cached === true),
      });
      return { bytes, cached: wasKept };
    },
    async [Symbol.asyncDispose]() {
      await client.close();
      await service.close();
    },
  };
}
