import type { UndiciHttp } from "../../../http/undici-http.js";
import type { Environment } from "../../../base/host/settings.js";
import { mayGiveCredentials } from "../config/metadata-host.js";
import { ConfigurationError } from "../../../base/errors.js";
import { readCredentials } from "../service-answer.js";

/** A question for credentials. It has the headers that are named here, and no other. */
interface CredentialQuestion<T> {
  url: URL;
  method?: "PUT";
  headers: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  form?: URLSearchParams;
  /** The same; not both. */
  body?: Uint8Array;
  /** Time for the whole answer, in milliseconds. */
  timeoutMs: number;
  signal: AbortSignal;
  /** Who is asked, for errors, as `readCredentials` takes it. */
  who: string;
  setting: string;
  what: string;
  parse: (bytes: Uint8Array) => T | undefined | Promise<T | undefined>;
}

/**
 * Asks for credentials.
 *
 * @throws ServiceError, without anything of the answer; ConfigurationError `config_invalid` for plain HTTP to another host than this machine
 * and the metadata services of clouds.
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

/** The environment without the proxy of plain HTTP, which would see the credentials. */
export function withoutPlainProxy(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.toLowerCase() !== "http_proxy"));
}

/**
 * Asks the metadata, token and key services of clouds, apart from the services that the answers are for: with nothing of their headers, tokens
 * and certificates.
 *
 * @param env where proxies are read from. Plain HTTP never takes one.
 */
export function createCredentialHttp(env: Environment): CredentialHttp {
  let opened: UndiciHttp | undefined;
  return {
    async ask({ url, method, headers, form, body, timeoutMs, signal, parse, ...about }) {
      if (!mayGiveCredentials(url)) {
        throw new ConfigurationError(
          `${about.who} must be asked by https://, not at ${url.origin}; plain HTTP is for this machine and for the metadata services of clouds`,
          { code: "config_invalid" },
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
