import { createDiscoverRoute } from "./discover-route.js";
import { createDownloadRoute, type DownloadContext, LOGIN_PATH } from "./download-route.js";
import { controlplaneOpenApi } from "./openapi-documents.js";
import { createRouter, type Route } from "./router.js";
import { ServiceProblem } from "./service-problem.js";
import type { ReceivedRequest, RequestHandler } from "./service-request.js";

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
