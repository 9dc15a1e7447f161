import type { Context, MiddlewareHandler } from "hono";
import { authorize, type AuthorizeOptions } from "./authorize.ts";

/** A middleware of Hono. Use it before the routes, and after what authenticates. */
export function authorizeRequests({ user, ...options }: AuthorizeOptions<Context>): MiddlewareHandler {
  return async (context, next) => {
    const { method, raw, url } = context.req;
    // Hono routes by this URL, in which dot segments are resolved already.
    const target = url.slice(new URL(url).origin.length);
    const facts = { method, target, headers: raw.headers, user: () => user(context) };
    const refusal = await authorize(facts, options);
    if (refusal !== undefined) return context.json(refusal.body, refusal.status);
    await next();
    return undefined;
  };
}
