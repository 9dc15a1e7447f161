import { createDiscoverRoute } from "./discover-route.js";
import { createDownloadRoute, type DownloadContext, LOGIN_PATH } from "./download-route.js";
import { controlplaneOpenApi } from "./openapi-documents.js";
import { createRouter } from "./router.js";
import { ServiceProblem } from "./service-problem.js";
import type { ReceivedRequest, RequestHandler } from "./service-request.js";

const LOGIN_PAGE = `<!doctype html>
<html lang="en"><head><title>Log in</title></head><body><h1>Log in</h1></body></html>
`;

/** The REST endpoints of the control plane (specification 4.1). */
export function createControlplane(
  context: DownloadContext & { baseUrl: () => string; platformUrl: string },
): RequestHandler {
  const { dialect } = context;
  const route = createRouter({
    "/discover/{}": createDiscoverRoute(context),
    "/download/{}": createDownloadRoute(context),
    "/infoz": () => dialect.toInfo(context.baseUrl() + LOGIN_PATH, context.platformUrl),
    "/openapi.yaml": () => controlplaneOpenApi,
    [LOGIN_PATH]: () => ({
      status: 200,
      headers: { "Content-Type": "text/html; charset=utf-8" },
      body: LOGIN_PAGE,
    }),
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
