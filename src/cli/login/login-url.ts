import { CommandError, EXIT } from "../exit-codes.js";

/**
 * Checks the service's login page: without TLS its identity is unverified.
 *
 * @throws CommandError (exit 3)
 */
export async function checkLoginUrl(loginUrl: string | undefined): Promise<URL> {
  const { isLoopback } = await import("../../config/service-url.js");
  const refuse = (why: string): never => {
    throw new CommandError(`the service's login page ${why}`, { exitCode: EXIT.undecided });
  };
  if (loginUrl === undefined || loginUrl === "") return refuse("is missing: /infoz has no loginURL");
  const url = URL.canParse(loginUrl) ? new URL(loginUrl) : refuse("is not a URL");
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) {
    return refuse(`is not https: ${url.origin}`);
  }
  if (url.username !== "" || url.password !== "") return refuse("contains a user name");
  return url;
}

/** The login page that redirects to `callback`; without one, the page that shows the token to paste. */
export function toLoginPage(loginUrl: URL, callback?: string): string {
  const url = new URL(loginUrl);
  if (callback !== undefined) url.searchParams.set("callback", callback);
  url.searchParams.set("long-lived", "true");
  return url.href;
}
