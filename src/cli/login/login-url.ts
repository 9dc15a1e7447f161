import { CommandError, EXIT } from "../exit-codes.js";

/**
 * The login page that the service names, checked: a page that is not TLS could be anybody's.
 *
 * @throws CommandError (exit 3)
 */
export async function checkLoginUrl(loginUrl: string | undefined): Promise<URL> {
  const { isLoopback } = await import("../../config/service-url.js");
  const refuse = (why: string): never => {
    throw new CommandError(`the service's login page ${why}`, { exitCode: EXIT.undecided });
  };
  if (loginUrl === undefined || loginUrl === "") return refuse("is not known: /infoz has no loginURL");
  const url = URL.canParse(loginUrl) ? new URL(loginUrl) : refuse("is no URL");
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) {
    return refuse(`is not https: ${url.origin}`);
  }
  if (url.username !== "" || url.password !== "") return refuse("has a user name in its address");
  return url;
}

/** The page for a browser that can come back to `callback`; without, the page that shows the token to paste. */
export function toLoginPage(loginUrl: URL, callback?: string): string {
  const url = new URL(loginUrl);
  if (callback !== undefined) url.searchParams.set("callback", callback);
  url.searchParams.set("long-lived", "true");
  return url.href;
}
