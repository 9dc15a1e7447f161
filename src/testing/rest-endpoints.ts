import { createDiscoverRoute } from "./discover-route.js";
import { createDownloadRoute, type DownloadContext, LOGIN_PATH } from "./download-route.js";
import { createRouter, type Route } from "./router.js";
import { ServiceProblem } from "./service-problem.js";
import type { ReceivedRequest, RequestHandler, ServiceResponse } from "./service-request.js";

const CONTROLPLANE = `openapi: 3.0.3
info:
  title: Controlplane REST API
  version: "1.0"
paths:
  /discover/{digest}:
    get:
      summary: Discover the referrer item for a digest
      operationId: discoverPrivate
      security: [{ bearerToken: [] }]
      parameters:
        - { name: digest, in: path, required: true, schema: { type: string } }
        - { name: kind, in: query, schema: { type: string } }
        - { name: pagination.cursor, in: query, schema: { type: string } }
        - { name: pagination.limit, in: query, schema: { type: integer, format: int32, maximum: 100 } }
        - { name: project_name, in: query, schema: { type: string } }
        - { name: project_version, in: query, schema: { type: string } }
      responses:
        "200": { description: The referrer item and one page of its references }
        default: { description: An error status }
  /download/{digest}:
    get:
      summary: Redirect to a pre-signed artifact download
      operationId: downloadRedirect
      security: [{ bearerToken: [] }]
      parameters:
        - name: digest
          in: path
          required: true
          schema: { type: string, pattern: "^sha256:[a-f0-9]{64}$", minLength: 71, maxLength: 71 }
        - { name: Accept, in: header, schema: { type: string } }
      responses:
        "302": { description: Location, or Refresh for a browser }
components:
  securitySchemes:
    bearerToken: { type: http, scheme: bearer, bearerFormat: JWT }
`;

const PLATFORM = `openapi: 3.0.3
info:
  title: Platform REST API
  version: "1.0"
paths: {}
components:
  securitySchemes:
    bearerToken: { type: http, scheme: bearer, bearerFormat: JWT }
`;

/** The control plane's OpenAPI document. */
const controlplaneOpenApi: ServiceResponse = toResponse(CONTROLPLANE);

/** The platform backend's OpenAPI document. */
const platformOpenApi: ServiceResponse = toResponse(PLATFORM);

function toResponse(body: string): ServiceResponse {
  return { status: 200, headers: { "Content-Type": "application/yaml" }, body };
}

/** The REST endpoints of the control plane (specification 4.1). */
export function createControlplane(
  context: DownloadContext & { baseUrl: () => string; platformUrl: string; login: Route },
): RequestHandler {
  const { dialect } = context;
  const route = createRouter({
    "/discover/{}": createDiscoverRoute(context),
    "/download/{}": createDownloadRoute(context),
    "/infoz": () => dialect.toInfo(context.baseUrl() + LOGIN_PATH, context.platformUrl),
    "/openapi.yaml": () => controlplaneOpenApi,
    [LOGIN_PATH]: context.login,
  });
  return async (request: ReceivedRequest) => {
    try {
      return await route(request);
    } catch (error) {
      if (error instanceof ServiceProblem) return dialect.toProblem(error.problem);
      throw error;
    }
  };
}

/** The REST endpoint of the platform backend (specification 4.1). */
export function createPlatform(): RequestHandler {
  return createRouter({ "/openapi.yaml": () => platformOpenApi });
}
