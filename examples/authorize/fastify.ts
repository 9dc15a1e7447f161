import type { FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import { authorize, type AuthorizeOptions } from "./authorize.ts";

/** A hook of Fastify: `server.addHook("onRequest", authorizeRequests(…))`, after what authenticates. */
export function authorizeRequests({
  user,
  ...options
}: AuthorizeOptions<FastifyRequest>): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const { method, url: target, headers } = request;
    const facts = { method, target, headers: Object.entries(headers), user: () => user(request) };
    const refusal = await authorize(facts, options);
    if (refusal !== undefined) return reply.code(refusal.status).send(refusal.body);
    return undefined;
  };
}
