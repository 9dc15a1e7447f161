import type { EvidenceService, EvidenceSession } from "../../evidence/port/evidence-service.js";
import type { ServiceClient, ServiceClientOptions } from "../../index.js";

/** A service whose client is created with its first call: few policies call it, and most of the client's dependencies are slow to load. */
interface LateService extends EvidenceService {
  /** Closes the client, if there is one. */
  close(): Promise<void>;
}

/** Creates a service with the settings of `createServiceClient`, which the first call reads and checks. */
export function createLateService(options: ServiceClientOptions): LateService {
  let made: Promise<ServiceClient> | undefined;
  const client = (): Promise<ServiceClient> =>
    (made ??= import("../../evidence/client/create-service-client.js").then(({ createServiceClient }) =>
      createServiceClient(options),
    ));
  return {
    openSession() {
      let opened: Promise<EvidenceSession> | undefined;
      const session = (): Promise<EvidenceSession> =>
        (opened ??= client().then((service) => service.openSession()));
      return {
        discover: async (...args) => (await session()).discover(...args),
        download: async (...args) => (await session()).download(...args),
        evidence: async (...args) => (await session()).evidence(...args),
        projectCompliance: async (...args) => (await session()).projectCompliance(...args),
        evidencePrompt: async (...args) => (await session()).evidencePrompt(...args),
      };
    },
    checkPlatform: async () => (await client()).checkPlatform(),
    connect: async (api) => (await client()).connect(api),
    close: async () => (await made)?.close(),
  };
}
