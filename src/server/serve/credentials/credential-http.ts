import type { UndiciHttp } from "../../../http/undici-http.js";
import type { Environment } from "../../../base/host/settings.js";
import { mayGiveCredentials } from "../config/metadata-host.js";
import { invalidConfig } from "../../../base/errors.js";
import { readCredentials } from "../service-answer.js";

/** A request for credentials. It sends the specified headers only. */
interface CredentialQuestion<T> {
  url: URL;
  method?: "PUT";
  headers: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  form?: URLSearchParams;
  /** Makes it a POST; not with `form`. */
  body?: Uint8Array;
  /** Time limit of the whole response, in milliseconds. */
  timeoutMs: number;
  signal: AbortSignal;
  /** The service, for errors, as in `readCredentials`. */
  who: string;
  setting: string;
  subject: string;
  parse: (bytes: Uint8Array) => T | undefined | Promise<T | undefined>;
}

/**
 * Requests credentials.
 *
 * @throws ServiceError, without anything of the response; ConfigurationError `config_invalid` for plain HTTP to a host
 * other than this machine and the metadata services of clouds.
 */
export type AskForCredentials = <T>(question: CredentialQuestion<T>) => Promise<T>;

export interface CredentialHttp extends AsyncDisposable {
  ask: AskForCredentials;
}

const ADVICE = {
  certificates: "It is checked by the authorities that Node trusts; NODE_EXTRA_CA_CERTS adds to them.",
  limits: "Check that this machine may reach it.",
};

const MAX_CONNECTIONS = 2;

/** The environment without the proxy for plain HTTP, which would see the credentials. */
export function withoutPlainProxy(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.toLowerCase() !== "http_proxy"));
}

/**
 * Creates a client of the metadata, token and key services of clouds. It is separate from the services that the
 * credentials are for, and uses none of their headers, tokens and certificates.
 *
 * @param env source of the proxy settings. Plain HTTP never uses a proxy.
 */
export function createCredentialHttp(env: Environment): CredentialHttp {
  let opened: UndiciHttp | undefined;
  return {
    async ask({ url, method, headers, form, body, timeoutMs, signal, parse, ...about }) {
      if (!mayGiveCredentials(url)) {
        throw invalidConfig(
          `${about.who} must be reached by https://, not at ${url.origin}; plain HTTP is for this machine and for the metadata services of clouds`,
        );
      }
      const [{ createUndiciHttp }, { createTransport }] = await Promise.all([
        import("../../../http/undici-http.js"),
        import("../../../http/http-transport.js"),
      ]);
      opened ??= createUndiciHttp({
        maxConnections: MAX_CONNECTIONS,
        connectTimeoutMs: timeoutMs,
        ca: undefined,
        env: withoutPlainProxy(env),
      });
      const transport = createTransport({
        send: opened.send,
        maxConnections: MAX_CONNECTIONS,
        idleTimeoutMs: timeoutMs,
        advice: ADVICE,
      });
      const response = await transport.send({
        url,
        headers,
        method,
        form,
        body,
        signal,
        attempts: 1,
        timeoutMs,
      });
      try {
        return await readCredentials(response, about, parse);
      } finally {
        response.close();
      }
    },
    async [Symbol.asyncDispose]() {
      await opened?.close();
    },
  };
}
