import { onTestFinished } from "vitest";
import {
  createServiceClient,
  type ServiceClient,
} from "../../../src/evidence/client/create-service-client.js";
import type { ServiceClientOptions } from "../../../src/evidence/client/service-client-options.js";
import {
  startEvidenceService,
  type EvidenceServiceOptions,
  type FakeEvidenceService,
} from "../../../src/testing/index.js";

/** A fake service that is closed at the end of the test. */
export async function startService(options?: EvidenceServiceOptions): Promise<FakeEvidenceService> {
  const service = await startEvidenceService(options);
  onTestFinished(() => service.close());
  return service;
}

/** A client of a fake service, with a user's token, that neither reads the environment nor waits long to retry. */
export async function clientOf(
  service: FakeEvidenceService,
  options: ServiceClientOptions = {},
): Promise<ServiceClient> {
  const client = createServiceClient({
    baseUrl: service.baseUrl,
    platformUrl: service.platformUrl,
    token: await service.issueToken({ kind: "user" }),
    organizationHeader: service.organizationHeader,
    apiTokenAudiences: [service.audiences.api],
    userTokenAudiences: [service.audiences.user],
    env: {},
    configFile: false,
    retryDelays: { baseMs: 1, maxMs: 2 },
    ...options,
  });
  onTestFinished(() => client.close());
  return client;
}

/** The error of a promise that must reject. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("expected a rejection");
}

/** Resolves when the condition is true, checked at each turn of the event loop. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
