import type { ReceivedRequest, RequestHandler, ServiceResponse } from "./service-request.js";
import { decodeEscapes } from "../base/text/percent-escapes.js";

/** Responds to a request whose path matched; `parameter` is the decoded last segment of a `/…/{}` path. */
export type Route = (
  request: ReceivedRequest,
  parameter: string,
) => Promise<ServiceResponse> | ServiceResponse;

/**
 * Sends GET requests to the route of their path: `/name`, or `/name/{}` with one more segment. Other
 * methods are 405, other paths 404, both in plain text.
 */
export function createRouter(routes: Readonly<Record<string, Route>>): RequestHandler {
  return async (request) => {
    const slash = request.path.lastIndexOf("/");
    const exact = own(routes, request.path);
    const route = exact ?? own(routes, `${request.path.slice(0, slash)}/{}`);
    const parameter = exact === undefined ? decodeEscapes(request.path.slice(slash + 1)) : "";
    if (route === undefined || parameter === undefined || (exact === undefined && parameter === "")) {
      return plainTextError(404, "404 page not found");
    }
    if (request.method !== "GET") {
      const refusal = plainTextError(405, "method not allowed");
      return { ...refusal, headers: { ...refusal.headers, Allow: "GET" } };
    }
    return route(request, parameter);
  };
}

function own(routes: Readonly<Record<string, Route>>, path: string): Route | undefined {
  return Object.hasOwn(routes, path) ? routes[path] : undefined;
}

/** An error in the form of Go's HTTP server: one line of text. The CAS uses it, and unknown paths do. */
export function plainTextError(status: number, message: string): ServiceResponse {
  return {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" },
    body: `${message}\n`,
  };
}
