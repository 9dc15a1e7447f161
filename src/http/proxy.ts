import { readVariable, type Environment } from "../base/host/settings.js";
import { isLoopback } from "../base/text/service-url.js";
import { invalidConfig } from "../base/errors.js";

/**
 * Returns the proxy of a URL by `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` (the lower-case names come first). This
 * machine is never reached through one.
 *
 * undici's `EnvHttpProxyAgent` sends `https:` through `HTTP_PROXY` and loopback through proxies, its error shows the password of a
 * variable, and it has no proxy for gRPC.
 *
 * @returns `undefined` for a direct connection.
 * @throws ConfigurationError `config_invalid` for a variable that holds no URL of a proxy.
 */
export function proxyFor(url: URL, env: Environment): string | undefined {
  if (isLoopback(url.hostname) || isExcluded(url, readEither(env, "NO_PROXY")?.[1])) return undefined;
  const found = readEither(env, url.protocol === "https:" ? "HTTPS_PROXY" : "HTTP_PROXY");
  if (found === undefined) return undefined;
  const [variable, value] = found;
  const withScheme = value.includes("://") ? value : `http://${value}`;
  if (!URL.canParse(withScheme) || !/^https?:\/\//i.test(withScheme)) {
    // The value may hold a password.
    throw invalidConfig(`${variable} is not the URL of an HTTP proxy: write it as http://host:port`);
  }
  return new URL(withScheme).href;
}

function readEither(env: Environment, name: string): [string, string] | undefined {
  for (const variable of [name.toLowerCase(), name]) {
    const value = readVariable(env, variable);
    if (value !== undefined) return [variable, value];
  }
  return undefined;
}

/** Entries are host names with their subdomains, each with an optional port, or `*` for every host. */
function isExcluded(url: URL, noProxy: string | undefined): boolean {
  const hostname = url.hostname.toLowerCase();
  const port = url.port === "" ? (url.protocol === "https:" ? "443" : "80") : url.port;
  return (noProxy ?? "")
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .some((entry) => {
      if (entry === "*") return true;
      // An IPv6 address without brackets has colons of its own.
      const [, host = entry, entryPort] = /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [];
      if (entryPort !== undefined && entryPort !== port) return false;
      const name = host.replace(/^\*?\./, "");
      return hostname === name || hostname === `[${name}]` || hostname.endsWith(`.${name}`);
    });
}
