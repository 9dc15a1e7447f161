import { platformOpenApi } from "./openapi-documents.js";
import { createRouter } from "./router.js";
import type { RequestHandler } from "./service-request.js";

/** The REST endpoint of the platform backend (specification 4.1). */
export function createPlatform(): RequestHandler {
  return createRouter({ "/openapi.yaml": () => platformOpenApi });
}
