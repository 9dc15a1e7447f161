import type { Request, RequestHandler } from "express";
import { authorize, type AuthorizeOptions } from "./authorize.ts";

/** A middleware of Express. Use it before the routes, and after what authenticates. */
export function authorizeRequests({ user, ...options }: AuthorizeOptions<Request>): RequestHandler {
  return async (request, response, next) => {
    const { method, originalUrl: target, headers } = request;
    const facts = { method, target, headers: Object.entries(headers), user: () => user(request) };
    const refusal = await authorize(facts, options);
    if (refusal === undefined) next();
    else response.status(refusal.status).json(refusal.body);
  };
}
