import { plainTextError, type Route } from "./router.js";

const PAGE_HEADERS = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };

function page(body: string): string {
  return `<!doctype html>\n<html lang="en"><head><title>Log in</title></head><body>${body}</body></html>\n`;
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/**
 * The login page, for a user who is always logged in: with `callback` it redirects there with the token as `t`,
 * otherwise it shows the token to paste. `long-lived=true` requests a token of the command line.
 */
export function createLoginRoute(issue: (options: { longLived: boolean }) => Promise<string>): Route {
  return async ({ query }) => {
    const { callback } = query;
    // A path of the service itself is that of a requested download.
    if (callback?.startsWith("/") === true) {
      return { status: 200, headers: PAGE_HEADERS, body: page("<h1>Log in</h1>") };
    }
    const token = await issue({ longLived: query["long-lived"] === "true" });
    if (callback === undefined) {
      return {
        status: 200,
        headers: PAGE_HEADERS,
        body: page(`<h1>Logged in</h1><p>Paste this token: <code id="token">${token}</code></p>`),
      };
    }
    const target = URL.canParse(callback) ? new URL(callback) : undefined;
    if (target?.protocol !== "http:" || !isLoopback(target.hostname)) {
      return plainTextError(400, "the callback must be a loopback address");
    }
    target.searchParams.set("t", token);
    return { status: 302, headers: { Location: target.href, "Cache-Control": "no-store" } };
  };
}
